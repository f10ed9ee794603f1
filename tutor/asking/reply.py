"""One answer to a question, for every place where one can be asked: the verdict first, then why, then what was found.

A position told in words is judged by the engine; what no text speaks of is said to be so, with the nearest beside it;
everything else is answered by the sentence that fits best, with the neighbour it leans on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor.asking.answer import Answer, Hit, ask
from tutor.asking.completing import Judged, judge_told
from tutor.asking.index import index
from tutor.asking.quote import quoted
from tutor.asking.silence import Silence, silence
from tutor.asking.told import Named, Told, presets_told, read_told
from tutor.cases.transcript import Case
from tutor.core.cards import Card, card
from tutor.core.game import AnyGame
from tutor.games import game as find_game
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.explain import APP

VERDICT, TEXT, GAP, SILENT = "verdict", "text", "gap", "silent"
KINDS = (VERDICT, TEXT, GAP, SILENT)

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


@lru_cache(maxsize=512)
def reply(text: str, game: str = "", lang: str = "", preset: str = "") -> Reply:
    """Return the answer to a question; ``game`` and ``preset`` are those in view."""
    answer = ask(text, game, lang)
    asked = answer.question
    read = lang or asked.lang
    told, judged = _judged(asked.said, asked.game, preset if asked.game == game else "")
    if judged is not None and told is not None:
        return _verdict(answer, read, told, judged)
    still = silence(answer)
    if still is not None:
        return _silent(answer, read, still)
    return _text(answer, read)


def _judged(text: str, key: str, preset: str) -> tuple[Told | None, Judged | None]:
    """Return what a question tells of a position, and what the engine says to it."""
    if not key:
        return None, None
    game = find_game(key)
    setting = library.book(game.folder).situation
    told = read_told(text) if setting else None
    if told is None:
        return None, None
    return told, judge_told(game, setting, told, presets_told(setting, text) or _usual(game, preset))


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
    asked = index()
    reason = ""
    if rules and rules[0] in asked.at:
        reason = quoted(asked, answer.question, asked.document(rules[0]), lang)
    first = _first(book, lang, judged)
    if gaps:
        first = _say(lang, "ask-house", {"answer": first})
    return Reply(VERDICT, lang, first, reason, understood(lang, told, judged), judged.answer, judged.case, answer)


def _preferred(book: Book, told: Told, judged: Judged) -> list[str]:
    """Return the rules that decide; of those that say who takes a trick, the one that says it first."""
    rules = list(judged.rules)
    wanted = list(book.situation.get("who", ())) if told.kind == "who" else []
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
    name = explain.card_name(card(text), lang)
    return _say(
        lang, "ask-takes" if who else "ask-takes-card", {"who": _say(lang, f"ask-seat-{who or 'me'}"), "card": name}
    )


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
    rows.append(("lying", named(told.lying)))
    rows.append(("called", explain.suit_name(told.called, lang) if told.called else ""))
    rows.append(("trump", explain.suit_name(told.trump, lang) if told.trump else ""))
    rows.append(("hand", named(told.hand)))
    lacked = [explain.suit_name(suit, lang) for suit in sorted(told.lacked)]
    lacked += [_say(lang, "ask-suit-led")] * told.void + [_say(lang, "ask-trumps")] * told.no_trump
    rows.append(("lacked", ", ".join(lacked)))
    what = named(told.asked) or (_say(lang, f"ask-asks-{told.asks}") if told.asks else "")
    wants = _say(lang, f"ask-asked-{told.kind}")
    rows.append(("asked", f"{wants} {what}".strip()))
    return tuple((_say(lang, f"ask-told-{name}"), text) for name, text in rows if text)


def _named(lang: str, one: Named) -> str:
    if one.suit and one.rank:
        return explain.card_name(Card(one.rank, one.suit), lang)
    if one.suit:
        return explain.suit_name(one.suit, lang)
    return _say(lang, "ask-rank", {"rank": f"r{one.rank}"})


# No verdict


def _silent(answer: Answer, lang: str, still: Silence) -> Reply:
    first = _say(lang, "ask-silent")
    reason = still.advice.get(lang, "") if still.advice else _say(lang, f"ask-silent-{still.why}")
    return Reply(SILENT, lang, first, reason, (), "", None, answer)


def _text(answer: Answer, lang: str) -> Reply:
    if not answer.hits:
        return Reply(SILENT, lang, _say(lang, "ask-silent"), "", (), "", None, answer)
    found = index()
    best = answer.hits[0]
    sentence = quoted(found, answer.question, found.document(best.id), lang)
    if best.kind == "gap":
        return Reply(GAP, lang, _say(lang, "ask-gap"), sentence, (), "", None, answer)
    return Reply(TEXT, lang, sentence, "", (), "", None, answer)


__all__ = ["KINDS", "Reply", "reply"]
