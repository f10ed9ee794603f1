"""One answer to a question, for every place where one can be asked: the verdict first, then why, then what was found.

A position told in words is judged by the engine; where it is not certain what is meant, the engine's word is given
under the condition that it is; what no text speaks of is said to be so, with the nearest beside it; everything else is
answered by the sentence that fits best, with the neighbour it leans on.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.asking.answer import Answer, Hit, ask
from tutor.asking.completing import Judged
from tutor.asking.corrected import Corrections
from tutor.asking.facts import MOMENT, Fact, Table, moment_fact, rules_fact, understood
from tutor.asking.house import own_rule
from tutor.asking.impossible import Impossible, impossible
from tutor.asking.index import index
from tutor.asking.judging import Heard, Judge, judge_in_view, judge_position
from tutor.asking.meaning import digest
from tutor.asking.named import TITLES
from tutor.asking.open_question import elsewhere, opening
from tutor.asking.played import ABOUT, asks_whether_played, tells_of
from tutor.asking.question import Question
from tutor.asking.quote import quoted
from tutor.asking.ranking import plain
from tutor.asking.reading import as_read, has, introduced
from tutor.asking.rules_meant import presets_told, rules_meant, rules_of, variants_of, without_variants
from tutor.asking.rulesets import RuleSet, in_view
from tutor.asking.said import answer_said, judged_said, lowered, others_said
from tutor.asking.scene import ME
from tutor.asking.silence import Silence, chance_of, silence
from tutor.asking.standing import consult
from tutor.asking.surest import Standing, answering, likelier, surest
from tutor.asking.taught import FAR, taught
from tutor.asking.tidying import tidied
from tutor.asking.told import Told
from tutor.asking.turned import EXPECTED, TURNED, asks_of_me, denied, expects_yes, upright
from tutor.asking.understood import called
from tutor.asking.weighing import CARDS, WHOSE
from tutor.cases.transcript import Case
from tutor.core.languages import WRITTEN
from tutor.core.options import AnyOptions
from tutor.games import game as find_game
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.explain import APP

VERDICT, SUPPOSED, TEXT, GAP, SILENT = "verdict", "supposed", "text", "gap", "silent"
KINDS = (VERDICT, SUPPOSED, TEXT, GAP, SILENT)

OURS = re.compile(r"\b(?:we (?:always )?play(?: with)?|wir spielen(?: immer)?|bei uns)\b")
"""How somebody says that their table has rules of its own."""
FOUND = 1_000.0
"""What a rule scores by which the engine decided."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to a question."""

    kind: str
    """``verdict`` of the engine, ``supposed`` where it answers what is meant perhaps, ``text`` of a rule, ``gap`` that
    the house fills, ``silent`` where no text speaks."""
    lang: str
    first: str
    """The answer itself, in a sentence or a word."""
    reason: str
    """The sentence that carries it; of a text, with the neighbour it leans on."""
    facts: tuple[Fact, ...]
    """What was understood of a position, each thing with what may be chosen instead."""
    verdict: str
    """yes, no, depends or who takes it, where the engine judged what is certainly meant; else nothing."""
    case: Case | None
    """One of the positions that were judged."""
    answer: Answer
    """What was found, the best first."""
    here: tuple[AnyOptions, ...] = ()
    """The options that are told, or those of the table in view: what is quoted is read under them."""
    supposed: str = ""
    """What the verdict is if that is meant which is perhaps meant; ``depends`` where one of two is."""

    @property
    def understood(self) -> tuple[tuple[str, str], ...]:
        """What was understood of a position, each thing with its name."""
        return understood(self.facts)


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
    asked = answer.question
    read = lang or asked.lang
    still = silence(answer)
    if still is not None and still.why != "nothing":
        return _silent(answer, read, still)
    (said, turned), same = upright(mended(asked)), bool(game) and asked.game == game
    table = in_view(find_game(game), preset, changes, view) if same else None
    cannot = impossible(said)
    if cannot is not None:
        return _cannot_be(answer, read, cannot)
    presets = rules_of(asked.game, said, table, corrected)
    heard = judge_in_view(said, view, corrected) if view and same else None
    own, unclear = own_rule(said, variants_of(asked.game)), denied(said)
    if heard is None and not own and not unclear and asked.game:
        typed = TITLES.sub(" ", tidied(asked.said))
        heard = judge_position(find_game(asked.game), said, typed, presets, corrected)
    heard = heard if heard is not None and (not turned or heard.answer in TURNED) else None
    if heard is not None and heard.chance == 1:
        return _turned(_of_me(_verdict(answer, read, heard), said), turned)
    by_hand = dict(corrected).get(MOMENT, "")
    wholly = unclear or (still is not None and still.wholly)
    meaning = asked.said if not turned else said
    stood = None if wholly else _stood(said, asked.game, presets, meaning, answer, own=own, chosen=by_hand)
    stood = answering(stood, turned=bool(turned))
    if wholly or (stood is not None and by_hand == stood.name):
        heard = None
    sure = surest(heard, stood)
    if isinstance(sure, Heard):
        return _turned(_of_me(_verdict(answer, read, sure), said), turned)
    if sure is not None:
        return _with_options(_turned(_moment(answer, read, sure), turned), presets)
    if still is not None:
        return _silent(answer, read, still)
    text_says = _played(answer, read, said) or _text(answer, read, said, table)
    supposed = likelier(heard, stood)
    if supposed is None or turned or text_says.kind != TEXT:
        return text_says
    if isinstance(supposed, Heard):
        return _supposed(_after_all(_verdict(answer, read, supposed)), "ask-supposed-so", answer)
    said_so = _if_meant(answer, read, supposed, presets)
    if supposed.other is None:
        return said_so
    otherwise = _if_meant(answer, read, supposed._replace(stood=supposed.other), presets)
    return replace(said_so, first=f"{said_so.first} {otherwise.first}", supposed="depends")


def _if_meant(answer: Answer, lang: str, standing: Standing, presets: tuple[RuleSet, ...]) -> Reply:
    """Return the answer of the engine to a moment under the condition that it is meant."""
    means = WRITTEN[lang].quoted(str(standing.stood.moment["means"][lang]))
    said, way = _moment(answer, lang, standing), standing.stood.way
    whether = way and said.first == _say(lang, f"ask-verdict-{said.verdict}")  # and not how others play it
    key = f"ask-supposed-{way}" if whether else "ask-supposed"
    return _with_options(_supposed(_after_all(said), key, answer, means), presets)


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
    return replace(said, verdict=answer, first=_say(said.lang, put))


def _of_me(said: Reply, text: str) -> Reply:
    """Return who takes a trick as yes or no where somebody asks whether it is they."""
    who, _, card = said.verdict.partition("|")
    if not card or who == CARDS or not called(said.lang, who) or not asks_of_me(text):
        return said
    verdict = "yes" if who == ME else "no"
    return replace(said, verdict=verdict, first=f"{_say(said.lang, f'ask-verdict-{verdict}')} {said.first}")


def _after_all(said: Reply) -> Reply:
    """Return a yes to a question that denies what it asks as the word that contradicts: doch."""
    if said.first != _say(said.lang, "ask-verdict-yes") or not expects_yes(said.answer.question.said.lower()):
        return said
    return replace(said, first=_say(said.lang, "ask-expected-yes"))


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

    return Standing(meant.stood, again, meant.sure, meant.instead, meant.other)


def _say(lang: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    return explain.say(APP, lang, key, facts=dict(facts or {}))


# A verdict


def _verdict(answer: Answer, lang: str, heard: Heard) -> Reply:
    judged = heard.judged
    facts = heard.facts(lang)
    if judged is None:  # corrected by hand to what cannot be, or leaves too much open
        return Reply(VERDICT, lang, _say(lang, "ask-no-verdict"), "", facts, "", None, answer)
    game = judged.case.game
    book = library.book(game.folder)
    rules = [rule for rule in _preferred(book, heard.told, judged) if library.entry(rule) is not None]
    gaps = [rule for rule in rules if ".gap." in rule]
    rules = _told_first(answer, rules)
    answer = replace_hits(answer, rules)
    here = (judged.case.options,)
    reason = _quoted(answer, rules[0], lang, here) if rules else ""
    first = judged_said(book, lang, judged, heard.told.lying)
    if gaps:
        first = _as_house(lang, first, gaps[0], judged.case, judged.answer, heard.again)
    return Reply(VERDICT, lang, first, reason, facts, judged.answer, judged.case, answer, here)


def _as_house(lang: str, first: str, gap: str, case: Case, answer: str, again: Judge) -> str:
    """Return a verdict where the text is silent, with what is answered where it is read in another way."""
    house = _say(lang, "ask-house", {"answer": first})
    others = elsewhere(case.game, library.book(case.game.folder).entries[gap], case, answer, again)
    return house if others is None else others_said(lang, house, *others)


def _preferred(book: Book, told: Told, judged: Judged) -> list[str]:
    """Return the rules that decide; of those that say who takes a trick, the one that says it first."""
    rules = list(judged.rules)
    wanted = list(book.situation.get("who", ())) if told.kind in WHOSE else []
    led = next((one.suit for one in told.lying), "")
    if led and told.kind in ("may", "must") and sum(one.suit == led for one in (*told.hand, *told.asked)) > 1:
        wanted = list(book.situation.get("choice", ()))  # of several cards that follow, one is chosen
    return sorted(rules, key=lambda rule: wanted.index(rule) if rule in wanted else len(wanted))


SPEAKS = 0.4
"""As likely as that by what was learned, the best entry speaks of what is asked, and stands before the other rules by
which the engine decided. Of 45 questions (kept18 to 20) in which it is another one, a right entry is first for 35; for
26 with the engine's always first."""


def _spoken_of(answer: Answer) -> str:
    """Return the entry that certainly speaks of what is asked; nothing where none does."""
    if not answer.hits:
        return ""
    best, asked = answer.hits[0].id, answer.question
    return best if taught().rules(asked.game, plain(asked)).get(digest(best), FAR) >= math.log(SPEAKS) else ""


def _told_first(answer: Answer, rules: Sequence[str]) -> list[str]:
    """Return the rules that decided, the one that is spoken of first if it is among them."""
    spoken = _spoken_of(answer)
    return sorted(rules, key=lambda rule: rule != spoken)


def replace_hits(answer: Answer, rules: Sequence[str]) -> Answer:
    """Return an answer with these rules before everything else that was found, but for what is spoken of."""
    found, spoken = index(), _spoken_of(answer)
    ids = dict.fromkeys([*filter(None, [spoken]), *(rule for rule in rules if rule in found.at)])
    first = [found.document(id_) for id_ in ids]
    hits = [Hit(one.id, one.game, one.kind, one.title, round(FOUND - place, 3)) for place, one in enumerate(first)]
    rest = [hit for hit in answer.hits if hit.id not in ids]
    return answer._replace(hits=(*hits, *rest)[: max(len(hits), 10)])


def _moment(answer: Answer, lang: str, standing: Standing) -> Reply:
    """Return the answer of the engine to a moment that was told without cards."""
    stood = standing.stood
    rules = [rule for rule in dict.fromkeys(stood.rules) if library.entry(rule) is not None]
    answer = replace_hits(answer, rules)
    here = (stood.case.options,)
    reason = _quoted(answer, _decided_by(answer, rules, here), lang, here)
    first = "" if stood.sides else answer_said(lang, stood.answer)
    if stood.sides:
        parts = [f"{when[lang]}: {lowered(answer_said(lang, said))}" for when, said in stood.sides]
        first = _say(lang, "ask-depends-moment", {"sides": "; ".join(parts)})
    elif rules and ".gap." in rules[0]:
        first = _as_house(lang, first, rules[0], stood.case, stood.answer, standing.again)
    facts = [moment_fact(lang, stood, standing.instead)]
    if not any(".preset." in rule for rule in rules):
        game = stood.case.game
        table = Table(game, library.book(game.folder).situation or {}, lang)
        facts.insert(0, rules_fact(table, stood.case, open_=bool(stood.sides)))
    return Reply(VERDICT, lang, first, reason, tuple(facts), stood.answer, stood.case, answer, here)


def _supposed(said: Reply, key: str, answer: Answer, means: str = "") -> Reply:
    """Return what the engine says under the condition that it is meant; what was found stays in its order.

    It is no verdict on the question that was put.
    """
    facts = {"means": means, "answer": said.first, "verdict": said.verdict, "word": said.first.removesuffix(".")}
    first = _say(said.lang, key, facts)
    return replace(said, kind=SUPPOSED, first=first, verdict="", supposed=said.verdict, answer=answer)


def _with_options(said: Reply, presets: tuple[RuleSet, ...]) -> Reply:
    """Return an answer with the options under which it was given, where the rules meant have them otherwise."""
    if said.case is None or not said.first:
        return said
    meant = {change for one in presets for change in one.changes}
    changed = [one for one in said.case.changes.items() if one not in meant]
    entries = library.book(said.case.game.folder).entries
    named = [(entries.get(f"{said.case.game.key}.opt.{name}"), value) for name, value in changed]
    told = [
        _say(said.lang, "ask-option", {"option": explain.plain(one.title[said.lang], said.lang), "value": label})
        for one, value in named
        if one is not None and (label := one.values.get(str(value), {}).get(said.lang, ""))
    ]
    if not told:
        return said
    facts = {"options": explain.listed(said.lang, told, join="and"), "text": said.first}
    return replace(said, first=_say(said.lang, "ask-with-options", facts))


def _decided_by(answer: Answer, rules: Sequence[str], here: tuple[AnyOptions, ...]) -> str:
    """Return the rule that carries an answer: the first that decided or, where that is an option, what is spoken of.

    One that holds under these options goes before one of another country.
    """
    if not rules:
        return ""
    leading = [rule for rule in (*rules[:1], *(hit.id for hit in answer.hits[:1])) if not ABOUT.search(rule)]
    return next((rule for rule in leading if has(rule, here)), (*leading, *rules)[0])


def _quoted(answer: Answer, rule: str, lang: str, here: tuple[AnyOptions, ...]) -> str:
    """Return the sentence of an entry that answers, as it reads under the first of these options that has it."""
    found = index()
    if rule not in found.at:
        return ""
    document = found.document(rule)
    said = quoted(found, answer.question, as_read(document, here), lang)
    return introduced(document, here, lang, said)


def _played(answer: Answer, lang: str, said: str) -> Reply | None:
    """Return that a thing is played by some, where that is asked and an option or a rule set certainly speaks of it."""
    spoken = _spoken_of(answer) if asks_whether_played(said) else ""
    found = library.entry(spoken) if spoken else None
    if found is None or not tells_of(found[1], said):
        return None
    title = explain.plain(found[1].title[lang], lang)
    first = _say(lang, f"ask-played-{found[1].kind}", {"title": title})
    return Reply(VERDICT, lang, first, _quoted(answer, spoken, lang, ()), (), "yes", None, answer)


# No verdict


def _cannot_be(answer: Answer, lang: str, cannot: Impossible) -> Reply:
    """Return the one sentence that says what cannot be in what was told."""
    if cannot.card is not None:
        first = _say(lang, "ask-impossible", {"card": explain.card_name(cannot.card, lang)})
    else:
        first = _say(lang, "ask-impossible-rank")
    return Reply(SILENT, lang, first, "", (), "", None, answer)


def _silent(answer: Answer, lang: str, still: Silence) -> Reply:
    if still.why in ("foreign", "nonsense"):  # beside the weather nothing of ours is near
        answer = answer._replace(hits=())
    first = _say(lang, "ask-silent")
    why = still.why if answer.hits or still.why != "nothing" else "nonsense"  # nothing is below that could be near
    reason = still.advice.get(lang, "") if still.advice else _say(lang, f"ask-silent-{why}")
    return Reply(SILENT, lang, first, reason, (), "", None, answer)


def _text(answer: Answer, lang: str, text: str, table: RuleSet | None) -> Reply:
    """Return the sentence that fits best, under the rule sets told or that of the table in view."""
    if not answer.hits:
        return Reply(SILENT, lang, _say(lang, "ask-silent"), "", (), "", None, answer)
    best = answer.hits[0]
    game = find_game(best.game)
    there = table if best.game == answer.question.game else None  # what fits best may be of another game
    here = tuple(one.options(game) for one in rules_meant(game, text, there))
    sentence = _quoted(answer, best.id, lang, here)
    if best.kind == "gap":
        gap = library.book(game.folder).entries[best.id]
        said = opening(game, gap, lang, here, sentence)
        return Reply(GAP, lang, said.first, said.reason, (), "", None, answer, here)
    return Reply(TEXT, lang, sentence, "", (), "", None, answer, here)


__all__ = ["KINDS", "Reply", "reply"]
