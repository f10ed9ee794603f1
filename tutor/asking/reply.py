"""One answer to a question, for every place where one can be asked: the verdict first, then why, then what was found.

A position told in words is judged by the engine; where it is not certain what is meant, the engine's word is given
under the condition that it is; what no text speaks of is said to be so, with the nearest beside it; everything else is
answered by the sentence that fits best, with the neighbour it leans on.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from tutor.asking.answer import Answer, ask
from tutor.asking.corrected import Corrections
from tutor.asking.facts import MOMENT, game_fact
from tutor.asking.house import own_rule
from tutor.asking.impossible import impossible
from tutor.asking.judging import Heard, judge_in_view, judge_position
from tutor.asking.named import TITLES
from tutor.asking.plainly_meant import denial_meant, marks_meant
from tutor.asking.question import Question
from tutor.asking.replies import (
    GAP,
    KINDS,
    SILENT,
    SUPPOSED,
    TEXT,
    VERDICT,
    Reply,
    impossible_reply,
    in_rule_set,
    moment_reply,
    named_reply,
    options_told,
    played_reply,
    say,
    silent_reply,
    supposed_reply,
    text_reply,
    verdict_reply,
    with_options,
)
from tutor.asking.rules_meant import presets_told, rules_of, variants_of, without_variants
from tutor.asking.rulesets import RuleSet, in_view
from tutor.asking.scene import ME
from tutor.asking.silence import Silence, chance_of, silence
from tutor.asking.standing import consult
from tutor.asking.surest import Standing, answering, likelier, surest
from tutor.asking.tidying import tidied
from tutor.asking.turned import EXPECTED, TURNED, asks_of_me, denied, expects_yes, somebody_asked_of, upright
from tutor.asking.two_claims import one_claim
from tutor.asking.understood import called
from tutor.asking.weighing import CARDS
from tutor.asking.which_game import game_meant
from tutor.core.languages import WRITTEN
from tutor.games import game as find_game
from tutor.words import library

OURS = re.compile(r"\b(?:we (?:always )?play(?: with)?|wir spielen(?: immer)?|bei uns)\b")
"""How somebody says that their table has rules of its own."""


@lru_cache(maxsize=512)
def reply(
    text: str,
    game: str = "",
    lang: str = "",
    preset: str = "",
    view: str = "",
    changes: tuple[tuple[str, str], ...] = (),
    corrected: Corrections = (),
) -> Reply:
    """Return the answer to a question.

    ``game``, ``preset``, a table's own ``changes`` of its options and the position (a case as text) are those in view;
    ``corrected`` are facts that were understood in another way and put right by hand.
    """
    answer = ask(text, game, lang)
    still = None if any(marks_meant(mended(answer.question), answer.question.game)) else silence(answer)
    if still is not None and still.why != "nothing":
        return silent_reply(answer, lang or answer.question.lang, still)
    meant = game_meant(answer, corrected)
    if not meant:
        return _answered(answer, still, game, lang, preset, view, changes, corrected)
    said = _answered(ask(text, meant, lang), still, game, lang, preset, view, changes, corrected)
    return replace(said, facts=(game_fact(said.lang, find_game(meant)), *said.facts))


def _answered(
    answer: Answer,
    still: Silence | None,
    game: str,
    lang: str,
    preset: str,
    view: str,
    changes: tuple[tuple[str, str], ...],
    corrected: Corrections,
) -> Reply:
    """Return the answer to a question whose game is known, or open; ``still`` says that no text may answer it."""
    asked = answer.question
    read = lang or asked.lang
    whole, same = mended(asked), bool(game) and asked.game == game
    claim = one_claim(whole)
    said, turned = upright(claim)
    table = in_view(find_game(game), preset, changes, view) if same else None
    cannot = impossible(said)
    if cannot is not None:
        return impossible_reply(answer, read, cannot)
    presets = rules_of(asked.game, said, table, corrected)
    heard = judge_in_view(said, view, corrected) if view and same else None
    own, unclear = own_rule(said, variants_of(asked.game)), denied(said) and not denial_meant(said, asked.game)
    if heard is None and not own and not unclear and asked.game:
        typed = TITLES.sub(" ", asked.said)
        heard = judge_position(find_game(asked.game), said, typed, presets, corrected)
    heard = heard if heard is not None and (not turned or heard.answer in TURNED) else None
    if heard is not None and heard.chance == 1:
        return _turned(_of_me(verdict_reply(answer, read, heard), said), turned)
    by_hand = dict(corrected).get(MOMENT, "")
    wholly = unclear or (still is not None and still.wholly)
    meaning = said if turned or claim != whole else asked.said
    stood = None if wholly else _stood(said, asked.game, presets, meaning, answer, own=own, chosen=by_hand)
    stood = answering(stood, turned=bool(turned))
    if wholly or (stood is not None and by_hand == stood.name):
        heard = None
    sure = surest(heard, stood)
    if isinstance(sure, Heard):
        return _turned(_of_me(verdict_reply(answer, read, sure), said), turned)
    if sure is not None:
        told = _of_me(named_reply(moment_reply(answer, read, sure), asked.said, sure.stood), said)
        return in_rule_set(with_options(_turned(told, turned), presets), sure.stood, presets)
    if still is not None:
        return silent_reply(answer, read, still)
    text_says = played_reply(answer, read, said) or text_reply(answer, read, said, table)
    supposed = likelier(heard, stood)
    if supposed is None or turned or text_says.kind != TEXT:
        return text_says
    if isinstance(supposed, Heard):
        return supposed_reply(
            _after_all(_of_me(verdict_reply(answer, read, supposed), said)), "ask-supposed-so", answer
        )
    said_so = _if_meant(answer, read, supposed, presets)
    if supposed.other is None:
        return said_so
    otherwise = _if_meant(answer, read, supposed._replace(stood=supposed.other), presets)
    return replace(said_so, first=f"{said_so.first} {otherwise.first}", supposed="depends")


def _if_meant(answer: Answer, lang: str, standing: Standing, presets: tuple[RuleSet, ...]) -> Reply:
    """Return the answer of the engine to a moment under the condition that it is meant."""
    means = WRITTEN[lang].quoted(str(standing.stood.moment["means"][lang]))
    stood = standing.stood
    said, way = named_reply(moment_reply(answer, lang, standing), answer.question.said, stood), stood.way
    options = options_told(said, presets)
    means = say(lang, "ask-means-with", {"means": means, "options": options}) if options else means
    whether = way and said.first == say(lang, f"ask-verdict-{said.verdict}")  # and not how others play it
    key = f"ask-supposed-{way}" if whether else "ask-supposed"
    return in_rule_set(supposed_reply(_after_all(said), key, answer, means), stood, presets)


def mended(asked: Question) -> str:
    """Return a question in small letters, with slips of the pen put right."""
    text = tidied(asked.said)
    for wrong, right in asked.mended.items():
        text = re.sub(rf"(?<!\w){re.escape(wrong)}(?!\w)", right, text)
    return TITLES.sub(" ", text)


def _turned(said: Reply, turned: str) -> Reply:
    """Return what was answered to a question turned round as the answer to the one that was put.

    Only of what is forbidden can it be said that it is allowed; whether something is not so may be no question of that.
    """
    if turned in ("", EXPECTED):
        return _after_all(said)
    answer = TURNED[said.verdict]
    put = f"ask-forbidden-{answer}" if turned == "forbidden" else f"ask-verdict-{answer}"
    return replace(said, verdict=answer, first=say(said.lang, put))


def _of_me(said: Reply, text: str) -> Reply:
    """Return who takes a trick as yes or no where somebody asks whether it is they, or somebody who is named."""
    who, told, _ = said.verdict.partition("|")
    asked = ME if asks_of_me(text) else somebody_asked_of(text)
    nobody = who in (CARDS, "role", "count", "points", "range") or not told
    if nobody or not called(said.lang, who) or not asked:
        return said
    if asked != ME and asked not in {word for fact in said.facts for word in re.findall(r"\w+", fact.text.lower())}:
        return said  # none of those who are told
    verdict = "yes" if who == asked else "no"
    return replace(said, verdict=verdict, first=f"{say(said.lang, f'ask-verdict-{verdict}')} {said.first}")


def _after_all(said: Reply) -> Reply:
    """Return a yes to a question that denies what it asks as the word that contradicts: doch."""
    if said.first != say(said.lang, "ask-verdict-yes") or not expects_yes(said.answer.question.said.lower()):
        return said
    return replace(said, first=say(said.lang, "ask-expected-yes"))


def _stood(
    text: str, key: str, presets: tuple[RuleSet, ...], said: str, answer: Answer, *, own: bool, chosen: str
) -> Standing | None:
    """Return what the engine says to a question that names no cards; ``own`` says that it tells a rule of its own.

    ``chosen`` is the moment that was chosen by hand.
    """
    if not key:
        return None
    game = find_game(key)
    found = [(hit.id, hit.score) for hit in answer.hits]
    setting = library.book(game.folder).situation or {}
    told = presets_told(setting, text)
    if told:  # whose rules they are is understood
        text = without_variants(setting, OURS.sub(" ", text))
    chance = chance_of(answer)
    meant = consult(game, text, presets, said, found, told=told, chance=chance, own=own, chosen=chosen)
    if meant is None:
        return None

    def again(rules: RuleSet) -> str:
        other = consult(game, text, (rules,), said, found, chance=chance, own=own, chosen=meant.name)
        return other.stood.answer if other is not None and other.stood.means == meant.stood.means else ""

    return Standing(meant.stood, again, meant.sure, meant.instead, meant.other, meant.plainly)


__all__ = ["GAP", "KINDS", "SILENT", "SUPPOSED", "TEXT", "VERDICT", "Reply", "reply"]
