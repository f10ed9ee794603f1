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
from tutor.asking.completing import WHOSE, Judged, judge_told
from tutor.asking.deeds import people
from tutor.asking.house import own_rule
from tutor.asking.impossible import Impossible, impossible
from tutor.asking.index import index
from tutor.asking.moment import Stood
from tutor.asking.named import TITLES, Named
from tutor.asking.question import Question
from tutor.asking.quote import quoted
from tutor.asking.reading import as_read, introduced
from tutor.asking.scene import read_scene
from tutor.asking.silence import Silence, silence
from tutor.asking.staged import as_told, judge_scene
from tutor.asking.standing import consult
from tutor.asking.stopwords import SILENT as STOPWORDS
from tutor.asking.told import Told, presets_told, read_told, tidied
from tutor.asking.turned import TURNED, upright
from tutor.asking.viewed import judge_viewed
from tutor.cases.transcript import Case, load, read_case
from tutor.core.cards import Card, card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.games import game as find_game
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.explain import APP

VERDICT, TEXT, GAP, SILENT = "verdict", "text", "gap", "silent"
KINDS = (VERDICT, TEXT, GAP, SILENT)

OURS = re.compile(r"\b(?:we (?:always )?play(?: with)?|wir spielen(?: immer)?|bei uns)\b")
"""How somebody says that their table has rules of its own."""
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
    presets: tuple[str, ...] = ()
    """The rule sets that are told, or the one in view: what is quoted is read under them."""


@lru_cache(maxsize=512)
def reply(text: str, game: str = "", lang: str = "", preset: str = "", view: str = "") -> Reply:
    """Return the answer to a question; ``game``, ``preset`` and the position (a case as text) are those in view."""
    answer = ask(text, game, lang)
    asked = answer.question
    read = lang or asked.lang
    still = silence(answer)
    if still is not None and still.why != "nothing":
        return _silent(answer, read, still)
    (said, turned), here = upright(mended(asked)), preset if asked.game == game else ""
    cannot = impossible(said)
    if cannot is not None:
        return _cannot_be(answer, read, cannot)
    told, judged = _viewed(said, view) if view and asked.game == game else (None, None)
    own = own_rule(said, _variants(asked.game))
    if judged is None and not own:
        told, judged = _judged(said, asked.game, here, TITLES.sub(" ", tidied(asked.said)))
    if judged is not None and told is not None and (not turned or judged.answer in TURNED):
        return _turned(_verdict(answer, read, told, judged), turned)
    stood = None if own else _stood(said, asked.game, here, asked.said if not turned else said, answer)
    if stood is not None and (not turned or stood.answer in TURNED):
        return _turned(_moment(answer, read, stood), turned)
    if still is not None:
        return _silent(answer, read, still)
    return _text(answer, read, said, here)


def _judged(text: str, key: str, preset: str, typed: str) -> tuple[Told | None, Judged | None]:
    """Return what a question tells of a position, and what the engine says to it.

    In ``typed`` no slips were mended, which takes names of people for words.
    """
    if not key:
        return None, None
    game = find_game(key)
    setting = library.book(game.folder).situation
    if not setting:
        return None, None
    presets = presets_told(setting, text) or _usual(game, preset)
    told = read_told(text)
    judged = None if told is None else judge_told(game, setting, told, presets)
    scene = read_scene(typed) or read_scene(text)
    ended = None if scene is None else judge_scene(game, setting, scene, presets)
    if scene is None or ended is None:
        return told, judged
    if judged is not None and judged.answer.rpartition("|")[2] != ended.answer.rpartition("|")[2]:
        return None, None  # it can be read in two ways
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


def _stood(text: str, key: str, preset: str, said: str, answer: Answer) -> Stood | None:
    """Return what the engine says to a question that names no cards."""
    if not key:
        return None
    game = find_game(key)
    setting = library.book(game.folder).situation
    found = [(hit.id, hit.score) for hit in answer.hits]
    told = presets_told(setting, text)
    if told:  # whose rules they are is understood
        text = OURS.sub(" ", text)
    return consult(game, text, told or _usual(game, preset), said, found)


def _variants(key: str) -> Iterable[str]:
    """Return the patterns of the rule sets of a game that a question may name."""
    if not key:
        return ()
    variants: Mapping[str, object] = dict(library.book(find_game(key).folder).situation or {}).get("variants", {})
    return variants


def _usual(game: AnyGame, preset: str) -> tuple[str, ...]:
    return (preset,) if preset in game.presets else (next(iter(game.presets)),)


def _say(lang: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    return explain.say(APP, lang, key, facts=dict(facts or {}))


# A verdict


def _verdict(answer: Answer, lang: str, told: Told, judged: Judged) -> Reply:
    game = judged.case.game
    book = library.book(game.folder)
    rules = [rule for rule in _preferred(book, told, judged) if library.entry(rule) is not None]
    gaps = [rule for rule in rules if ".gap." in rule]
    answer = replace_hits(answer, rules)
    presets = (judged.case.preset,)
    reason = _quoted(answer, rules[0], lang, presets) if rules else ""
    first = _first(book, lang, judged)
    if gaps:
        first = _say(lang, "ask-house", {"answer": first})
    rows = understood(lang, told, judged)
    return Reply(VERDICT, lang, first, reason, rows, judged.answer, judged.case, answer, presets)


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
    parts = [f"{_value(book, lang, judged.depends, value)}: {_low(lang, said)}" for value, said in sides.items()]
    return _say(lang, f"ask-depends-{judged.depends}", {"sides": "; ".join(parts)})


def _side(lang: str, said: str) -> str:
    if said in ("yes", "no"):
        return _say(lang, f"ask-verdict-{said}")
    who, _, text = said.partition("|")
    person = called(lang, who)
    name = explain.card_name(card(text), lang)
    return _say(lang, "ask-takes" if person else "ask-takes-card", {"who": person, "card": name})


SEATED = ("north", "east", "south", "west", "me")


def called(lang: str, who: str) -> str:
    """Return what somebody of a story is called; nothing for whom a story gives no name of their own."""
    if who in SEATED:
        return _say(lang, f"ask-seat-{who}")
    if not who.isalpha() or people(f"the {who}") or any(who in words for words in STOPWORDS.values()):
        return ""
    return who.capitalize()


def _low(lang: str, said: str) -> str:
    return _side(lang, said).removesuffix(".") if "|" in said else _side(lang, said).removesuffix(".").lower()


def _value(book: Book, lang: str, name: str, value: str) -> str:
    if name == "trump":
        return explain.suit_name(value, lang) if value else _say(lang, "ask-none")
    if name == "preset":
        found = next((one for key, one in book.entries.items() if key.endswith(f".preset.{value}")), None)
        return found.title[lang] if found else value
    return _cards(lang, [card(one) for one in value.split()])


def _cards(lang: str, cards: list[Card]) -> str:
    return explain.listed(lang, [explain.card_name(one, lang) for one in cards])


def understood(lang: str, told: Told, judged: Judged) -> tuple[tuple[str, str], ...]:
    """Return what was understood, each thing with its name, as a small table."""

    def named(many: list[Named]) -> str:
        return ", ".join(_named(lang, one) for one in many)

    rows: list[tuple[str, str]] = []
    if judged.depends != "preset":
        book = library.book(judged.case.game.folder)
        rows.append(("rule-set", _value(book, lang, "preset", judged.case.preset)))
    if told.first:
        rows.append(("trick", _say(lang, "ask-first-trick")))
    if not told.lying and not told.hand and told.asked and judged.case.moves:
        rows.append(("view", _say(lang, "ask-in-view")))
    laid = [f"{called(lang, who)} {_named(lang, one)}" for who, one in zip(told.players, told.lying, strict=False)]
    rows.append(("lying", ", ".join(one.strip() for one in laid)))
    rows.append(("called", explain.suit_name(told.called, lang) if told.called else ""))
    rows.append(("trump", explain.suit_name(told.trump, lang) if told.trump else ""))
    rows.append(("hand", named(told.hand)))
    lacked = [explain.suit_name(suit, lang) for suit in sorted(told.lacked)]
    lacked += [_say(lang, "ask-suit-led")] * told.void + [_say(lang, "ask-trumps")] * told.no_trump
    rows.append(("lacked", ", ".join(lacked)))
    what = told.about and (called(lang, told.about) or "…")
    what = what or named(told.asked) or (_say(lang, f"ask-asks-{told.asks}") if told.asks else "")
    wants = _say(lang, f"ask-asked-{told.kind}")
    rows.append(("asked", f"{wants} {what}".strip()))
    return tuple((_say(lang, f"ask-told-{name}"), text) for name, text in rows if text)


def _named(lang: str, one: Named) -> str:
    if one.suit and one.rank:
        return explain.card_name(Card(one.rank, one.suit), lang)
    if one.suit:
        return explain.suit_name(one.suit, lang)
    return _say(lang, "ask-rank", {"rank": f"r{one.rank}"})


def _moment(answer: Answer, lang: str, stood: Stood) -> Reply:
    """Return the answer of the engine to a moment that was told without cards."""
    game = stood.case.game
    book = library.book(game.folder)
    rules = [rule for rule in dict.fromkeys(stood.rules) if library.entry(rule) is not None]
    answer = replace_hits(answer, rules)
    presets = (stood.case.preset,)
    reason = _quoted(answer, rules[0], lang, presets) if rules else ""
    first = "" if stood.sides else _counted(lang, stood.answer)
    if stood.sides:
        parts = [f"{when[lang]}: {_lowered(_counted(lang, said))}" for when, said in stood.sides]
        first = _say(lang, "ask-depends-moment", {"sides": "; ".join(parts)})
    elif rules and ".gap." in rules[0]:
        first = _say(lang, "ask-house", {"answer": first})
    rows = [("asked", str(stood.moment["means"][lang]))]
    if not any(".preset." in rule for rule in rules) and not stood.sides:
        rows.insert(0, ("rule-set", _value(book, lang, "preset", stood.case.preset)))
    told = tuple((_say(lang, f"ask-told-{name}"), text) for name, text in rows)
    return Reply(VERDICT, lang, first, reason, told, stood.answer, stood.case, answer, presets)


def _quoted(answer: Answer, rule: str, lang: str, presets: tuple[str, ...]) -> str:
    """Return the sentence of an entry that answers, as it reads under the first of these rule sets that has it."""
    found = index()
    if rule not in found.at:
        return ""
    document = found.document(rule)
    said = quoted(found, answer.question, as_read(document, presets), lang)
    return introduced(document, presets, lang, said)


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


def _text(answer: Answer, lang: str, text: str, preset: str) -> Reply:
    if not answer.hits:
        return Reply(SILENT, lang, _say(lang, "ask-silent"), "", (), "", None, answer)
    game = find_game(answer.hits[0].game)
    presets = presets_told(library.book(game.folder).situation or {}, text) or _usual(game, preset)
    best = answer.hits[0]
    sentence = _quoted(answer, best.id, lang, presets)
    if best.kind == "gap":
        return Reply(GAP, lang, _say(lang, "ask-gap"), sentence, (), "", None, answer, presets)
    return Reply(TEXT, lang, sentence, "", (), "", None, answer, presets)


__all__ = ["KINDS", "Reply", "reply"]
