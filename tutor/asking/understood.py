"""What was understood of a question, said back: the rule set, what lies, what is held, what was asked."""

from __future__ import annotations

from tutor.asking.completing import Judged
from tutor.asking.deeds import people
from tutor.asking.named import Named
from tutor.asking.stopwords import SILENT
from tutor.asking.told import Told
from tutor.cases.transcript import Case
from tutor.core.cards import Card, cards
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.explain import APP

SEATED = ("north", "east", "south", "west", "me")


def called(lang: str, who: str) -> str:
    """Return what somebody of a story is called; nothing for whom a story gives no name of their own."""
    if who in SEATED:
        return explain.say(APP, lang, f"ask-seat-{who}")
    if not who.isalpha() or people(f"the {who}") or any(who in words for words in SILENT.values()):
        return ""
    return who.capitalize()


def value_of(book: Book, lang: str, name: str, value: str) -> str:
    """Return a value of a completion as people say it: a rule set, trumps, cards."""
    if name == "trump":
        return explain.suit_name(value, lang) if value else explain.say(APP, lang, "ask-none")
    if name == "preset":
        found = next((one for key, one in book.entries.items() if key.endswith(f".preset.{value}")), None)
        return found.title[lang] if found else value
    return _cards(lang, list(cards(value)))


def _cards(lang: str, cards: list[Card]) -> str:
    return explain.listed(lang, [explain.card_name(one, lang) for one in cards])


def rule_set(lang: str, case: Case) -> str:
    """Return the rule set of a position, with how much its table plays otherwise."""
    name = value_of(library.book(case.game.folder), lang, "preset", case.preset)
    changed = explain.say(APP, lang, "ui-changes", facts={"n": len(case.changes)}) if case.changes else ""
    return f"{name} ({changed})" if changed else name


def understood(lang: str, told: Told, judged: Judged) -> tuple[tuple[str, str], ...]:
    """Return what was understood, each thing with its name, as a small table."""

    def named(many: list[Named]) -> str:
        return ", ".join(name_of(lang, one) for one in many)

    rows: list[tuple[str, str]] = []
    if judged.depends != "preset":
        rows.append(("rule-set", rule_set(lang, judged.case)))
    if told.first:
        rows.append(("trick", explain.say(APP, lang, "ask-first-trick")))
    if not told.lying and not told.hand and told.asked and judged.case.moves:
        rows.append(("view", explain.say(APP, lang, "ask-in-view")))
    laid = [f"{called(lang, who)} {name_of(lang, one)}" for who, one in zip(told.players, told.lying, strict=False)]
    rows.append(("lying", ", ".join(one.strip() for one in laid)))
    rows.append(("called", explain.suit_name(told.called, lang) if told.called else ""))
    rows.append(("trump", explain.suit_name(told.trump, lang) if told.trump else ""))
    rows.append(("hand", named(told.hand)))
    lacked = [explain.suit_name(suit, lang) for suit in sorted(told.lacked)]
    lacked += [explain.say(APP, lang, "ask-suit-led")] * told.void + [
        explain.say(APP, lang, "ask-trumps")
    ] * told.no_trump
    rows.append(("lacked", ", ".join(lacked)))
    what = told.about and (called(lang, told.about) or "…")
    what = what or named(told.asked) or (explain.say(APP, lang, f"ask-asks-{told.asks}") if told.asks else "")
    wants = explain.say(APP, lang, f"ask-asked-{told.kind}")
    rows.append(("asked", f"{wants} {what}".strip()))
    return tuple((explain.say(APP, lang, f"ask-told-{name}"), text) for name, text in rows if text)


def name_of(lang: str, one: Named) -> str:
    """Return a card, a suit or a rank as people say it."""
    if one.suit and one.rank:
        return explain.card_name(Card(one.rank, one.suit), lang)
    if one.suit:
        return explain.suit_name(one.suit, lang)
    return explain.say(APP, lang, "ask-rank", facts={"rank": f"r{one.rank}"})
