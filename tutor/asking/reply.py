"""One answer to a question, for every place where one can be asked: the verdict first, then why, then what was found.

A position told in words is judged by the engine; what no text speaks of is said to be so, with the nearest beside it;
everything else is answered by the sentence that fits best, with the neighbour it leans on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.asking.answer import Answer, Hit, ask
from tutor.asking.completing import Judged, judge_told
from tutor.asking.house import own_rule
from tutor.asking.impossible import Impossible, impossible
from tutor.asking.index import index
from tutor.asking.moment import Stood
from tutor.asking.named import TITLES, Named
from tutor.asking.question import Question
from tutor.asking.quote import quoted
from tutor.asking.reading import as_read, introduced
from tutor.asking.rulesets import RuleSet, by_name, in_view, usual
from tutor.asking.scene import read_scene
from tutor.asking.silence import Silence, silence
from tutor.asking.staged import as_told, judge_scene
from tutor.asking.standing import consult
from tutor.asking.told import Told, presets_told, read_told, tidied, without_variants
from tutor.asking.turned import TURNED, denied, upright
from tutor.asking.understood import called, name_of, rule_set, understood, value_of
from tutor.asking.viewed import judge_viewed
from tutor.asking.weighing import CARDS, WHOSE
from tutor.cases.transcript import Case, load, read_case
from tutor.core.cards import SUITS, card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions
from tutor.games import game as find_game
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.explain import APP

VERDICT, TEXT, GAP, SILENT = "verdict", "text", "gap", "silent"
KINDS = (VERDICT, TEXT, GAP, SILENT)

OURS = re.compile(r"\b(?:we (?:always )?play(?: with)?|wir spielen(?: immer)?|bei uns)\b")
"""How somebody says that their table has rules of its own."""
WHICH_OF_TWO = re.compile(
    r"\b(?:erste[rns]?|first)(?: \w+){0,2},? (?:oder|or) (?:\w+ ){0,2}(?:zweite[rns]?|letzte[rns]?|second|last)\b"
)
"""How somebody asks which of two equal cards it was."""
FOUND = 1_000.0
"""What a rule scores by which the engine decided."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to a question."""

    kind: str
    """``verdict`` of the engine, ``text`` of a rule, ``gap`` that the house fills, ``silent`` where no text speaks."""
    lang: str
    first: str
    """The answer itself, in a sentence or a word."""
    reason: str
    """The sentence that carries it; of a text, with the neighbour it leans on."""
    understood: tuple[tuple[str, str], ...]
    """What was understood of a position, each thing with its name."""
    verdict: str
    """yes, no, depends or who takes it, where the engine judged; else nothing."""
    case: Case | None
    """One of the positions that were judged."""
    answer: Answer
    """What was found, the best first."""
    here: tuple[AnyOptions, ...] = ()
    """The options that are told, or those of the table in view: what is quoted is read under them."""


@lru_cache(maxsize=512)
def reply(
    text: str,
    game: str = "",
    lang: str = "",
    preset: str = "",
    view: str = "",
    changes: tuple[tuple[str, str], ...] = (),
) -> Reply:
    """Return the answer to a question.

    ``game``, ``preset``, a table's own ``changes`` of its options and the position (a case as text) are those in view.
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
    told, judged = _viewed(said, view) if view and same else (None, None)
    own = own_rule(said, _variants(asked.game)) or denied(said)
    if judged is None and not own:
        told, judged = _judged(said, asked.game, table, TITLES.sub(" ", tidied(asked.said)))
    if judged is not None and told is not None and (not turned or judged.answer in TURNED):
        return _turned(_verdict(answer, read, told, judged), turned)
    stood = None if own else _stood(said, asked.game, table, asked.said if not turned else said, answer)
    if stood is not None and (not turned or stood.answer in TURNED):
        return _turned(_moment(answer, read, stood), turned)
    if still is not None:
        return _silent(answer, read, still)
    return _text(answer, read, said, table)


def _judged(text: str, key: str, table: RuleSet | None, typed: str) -> tuple[Told | None, Judged | None]:
    """Return what a question tells of a position, and what the engine says to it.

    In ``typed`` no slips were mended, which takes names of people for words.
    """
    if not key:
        return None, None
    game = find_game(key)
    setting = library.book(game.folder).situation
    if not setting:
        return None, None
    presets = _meant(game, text, table)
    told = read_told(text)
    judged = None if told is None else judge_told(game, setting, told, presets)
    scene = read_scene(typed) or read_scene(text)
    ended = None if scene is None else judge_scene(game, setting, scene, presets)
    if scene is None or ended is None:
        return told, judged
    if judged is not None and judged.answer.rpartition("|")[2] != ended.answer.rpartition("|")[2]:
        return None, None  # it can be read in two ways
    if WHICH_OF_TWO.search(text) and "|" in ended.answer:
        return None, None  # the first nine or the second: a card's name would not say
    return as_told(scene), ended


def _viewed(text: str, view: str) -> tuple[Told | None, Judged | None]:
    """Return what the engine says of the position in view, where a question tells none of its own."""
    told = read_told(text)
    if told is None:
        return None, None
    try:
        return told, judge_viewed(read_case(load(view)), told)
    except Complaint:
        return None, None


def mended(asked: Question) -> str:
    """Return a question in small letters, with slips of the pen put right."""
    text = tidied(asked.said)
    for wrong, right in asked.mended.items():
        text = re.sub(rf"(?<!\w){re.escape(wrong)}(?!\w)", right, text)
    return TITLES.sub(" ", text)


def _turned(said: Reply, turned: bool) -> Reply:
    """Return what was answered to a question turned round as the answer to the one that was put."""
    if not turned:
        return said
    answer = TURNED[said.verdict]
    return replace(said, verdict=answer, first=_say(said.lang, f"ask-forbidden-{answer}"))


def _stood(text: str, key: str, table: RuleSet | None, said: str, answer: Answer) -> Stood | None:
    """Return what the engine says to a question that names no cards."""
    if not key:
        return None
    game = find_game(key)
    found = [(hit.id, hit.score) for hit in answer.hits]
    presets = _meant(game, text, table)
    setting = library.book(game.folder).situation or {}
    if presets_told(setting, text):  # whose rules they are is understood
        text = without_variants(setting, OURS.sub(" ", text))
    return consult(game, text, presets, said, found)


def _variants(key: str) -> Iterable[str]:
    """Return the patterns of the rule sets of a game that a question may name."""
    if not key:
        return ()
    variants: Mapping[str, object] = dict(library.book(find_game(key).folder).situation or {}).get("variants", {})
    return variants


def _meant(game: AnyGame, text: str, table: RuleSet | None) -> tuple[RuleSet, ...]:
    """Return the rule sets that a question tells, else that of the table in view, else the usual one."""
    told = presets_told(library.book(game.folder).situation or {}, text)
    there = () if table is None else (table,)
    return by_name(told, there) if told else there or (usual(game),)


def _say(lang: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    return explain.say(APP, lang, key, facts=dict(facts or {}))


# A verdict


def _verdict(answer: Answer, lang: str, told: Told, judged: Judged) -> Reply:
    game = judged.case.game
    book = library.book(game.folder)
    rules = [rule for rule in _preferred(book, told, judged) if library.entry(rule) is not None]
    gaps = [rule for rule in rules if ".gap." in rule]
    answer = replace_hits(answer, rules)
    here = (judged.case.options,)
    reason = _quoted(answer, rules[0], lang, here) if rules else ""
    first = _first(book, lang, judged)
    if gaps:
        first = _say(lang, "ask-house", {"answer": first})
    rows = understood(lang, told, judged)
    return Reply(VERDICT, lang, first, reason, rows, judged.answer, judged.case, answer, here)


def _preferred(book: Book, told: Told, judged: Judged) -> list[str]:
    """Return the rules that decide; of those that say who takes a trick, the one that says it first."""
    rules = list(judged.rules)
    wanted = list(book.situation.get("who", ())) if told.kind in WHOSE else []
    led = next((one.suit for one in told.lying), "")
    if led and told.kind in ("may", "must") and sum(one.suit == led for one in (*told.hand, *told.asked)) > 1:
        wanted = list(book.situation.get("choice", ()))  # of several cards that follow, one is chosen
    return sorted(rules, key=lambda rule: wanted.index(rule) if rule in wanted else len(wanted))


def replace_hits(answer: Answer, rules: list[str]) -> Answer:
    """Return an answer with these rules before everything else that was found."""
    found = index()
    first = [found.document(rule) for rule in rules if rule in found.at]
    hits = [Hit(one.id, one.game, one.kind, one.title, round(FOUND - place, 3)) for place, one in enumerate(first)]
    rest = [hit for hit in answer.hits if hit.id not in rules]
    return answer._replace(hits=(*hits, *rest)[: max(len(hits), 10)])


def _first(book: Book, lang: str, judged: Judged) -> str:
    if judged.answer != "depends":
        return _side(lang, judged.answer)
    sides = dict(judged.sides or {})
    if judged.depends == "held":
        base = sides.get("none", "")
        other = [name for name, said in sides.items() if said != base]
        what = explain.listed(lang, [_say(lang, f"ask-held-{name}") for name in other], join="or")
        facts = {"what": what, "then": _low(lang, sides[other[0]]), "else": _low(lang, base)}
        return _say(lang, "ask-depends-held", facts)
    parts = [f"{value_of(book, lang, judged.depends, value)}: {_low(lang, said)}" for value, said in sides.items()]
    return _say(lang, f"ask-depends-{judged.depends}", {"sides": "; ".join(parts)})


def _side(lang: str, said: str) -> str:
    if said in ("yes", "no"):
        return _say(lang, f"ask-verdict-{said}")
    who, _, text = said.partition("|")
    if who == CARDS:
        named = [name_of(lang, Named(one[0], one[1:]) if one[0] in SUITS else Named("", one)) for one in text.split()]
        listed = explain.capitalised(explain.listed(lang, named, join="or"))
        return _say(lang, "ask-cards", {"n": len(named), "cards": listed})
    person = called(lang, who)
    name = explain.card_name(card(text), lang)
    return _say(lang, "ask-takes" if person else "ask-takes-card", {"who": person, "card": name})


def _low(lang: str, said: str) -> str:
    return _side(lang, said).removesuffix(".") if "|" in said else _side(lang, said).removesuffix(".").lower()


def _moment(answer: Answer, lang: str, stood: Stood) -> Reply:
    """Return the answer of the engine to a moment that was told without cards."""
    rules = [rule for rule in dict.fromkeys(stood.rules) if library.entry(rule) is not None]
    answer = replace_hits(answer, rules)
    here = (stood.case.options,)
    reason = _quoted(answer, rules[0], lang, here) if rules else ""
    first = "" if stood.sides else _counted(lang, stood.answer)
    if stood.sides:
        parts = [f"{when[lang]}: {_lowered(_counted(lang, said))}" for when, said in stood.sides]
        first = _say(lang, "ask-depends-moment", {"sides": "; ".join(parts)})
    elif rules and ".gap." in rules[0]:
        first = _say(lang, "ask-house", {"answer": first})
    rows = [("asked", str(stood.moment["means"][lang]))]
    if not any(".preset." in rule for rule in rules) and not stood.sides:
        rows.insert(0, ("rule-set", rule_set(lang, stood.case)))
    told = tuple((_say(lang, f"ask-told-{name}"), text) for name, text in rows)
    return Reply(VERDICT, lang, first, reason, told, stood.answer, stood.case, answer, here)


def _quoted(answer: Answer, rule: str, lang: str, here: tuple[AnyOptions, ...]) -> str:
    """Return the sentence of an entry that answers, as it reads under the first of these options that has it."""
    found = index()
    if rule not in found.at:
        return ""
    document = found.document(rule)
    said = quoted(found, answer.question, as_read(document, here), lang)
    return introduced(document, here, lang, said)


def _counted(lang: str, said: str) -> str:
    """Return yes, no, a number or a name as a sentence."""
    kind, _, value = said.partition("|")
    if kind == "role":
        return _say(lang, f"ask-role-{value}")
    if kind == "range":
        least, _, most = value.partition("|")
        return _say(lang, "ask-range", {"least": int(least), "most": int(most)})
    if kind in ("points", "count"):
        return _say(lang, f"ask-{kind}", {"n": int(value)})
    return _side(lang, said)


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:].removesuffix(".")


# No verdict


def _cannot_be(answer: Answer, lang: str, cannot: Impossible) -> Reply:
    """Return the one sentence that says what cannot be in what was told."""
    if cannot.card is not None:
        first = _say(lang, "ask-impossible", {"card": explain.card_name(cannot.card, lang)})
    else:
        first = _say(lang, "ask-impossible-rank")
    return Reply(SILENT, lang, first, "", (), "", None, answer)


def _silent(answer: Answer, lang: str, still: Silence) -> Reply:
    first = _say(lang, "ask-silent")
    reason = still.advice.get(lang, "") if still.advice else _say(lang, f"ask-silent-{still.why}")
    return Reply(SILENT, lang, first, reason, (), "", None, answer)


def _text(answer: Answer, lang: str, text: str, table: RuleSet | None) -> Reply:
    """Return the sentence that fits best, under the rule sets told or that of the table in view."""
    if not answer.hits:
        return Reply(SILENT, lang, _say(lang, "ask-silent"), "", (), "", None, answer)
    best = answer.hits[0]
    game = find_game(best.game)
    there = table if best.game == answer.question.game else None  # what fits best may be of another game
    here = tuple(one.options(game) for one in _meant(game, text, there))
    sentence = _quoted(answer, best.id, lang, here)
    if best.kind == "gap":
        return Reply(GAP, lang, _say(lang, "ask-gap"), sentence, (), "", None, answer, here)
    return Reply(TEXT, lang, sentence, "", (), "", None, answer, here)


__all__ = ["KINDS", "Reply", "reply"]
