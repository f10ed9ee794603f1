"""The words by which what was understood of a question is said back: people, cards, values, rule sets."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.asking.deeds import people
from tutor.asking.named import Named
from tutor.asking.stopwords import says_little
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
    if not who.isalpha() or people(f"the {who}") or says_little(who):
        return ""
    return who.capitalize()


def value_of(book: Book, lang: str, name: str, value: str) -> str:
    """Return a value of a completion as people say it: a rule set, trumps, cards."""
    if name == "trump":
        return explain.suit_name(value, lang) if value else explain.say(APP, lang, "ask-none")
    if name == "preset":
        found = next((one for key, one in book.entries.items() if key.endswith(f".preset.{value}")), None)
        return found.title[lang] if found else value
    return _cards(lang, cards(value))


def _cards(lang: str, many: Iterable[Card]) -> str:
    return explain.listed(lang, [explain.card_name(one, lang) for one in many])


def rule_set(lang: str, case: Case) -> str:
    """Return the rule set of a position, with how much its table plays otherwise."""
    name = value_of(library.book(case.game.folder), lang, "preset", case.preset)
    changed = explain.say(APP, lang, "ui-changes", facts={"n": len(case.changes)}) if case.changes else ""
    return f"{name} ({changed})" if changed else name


def name_of(lang: str, one: Named) -> str:
    """Return a card, a suit or a rank as people say it."""
    if one.suit and one.rank:
        return explain.card_name(Card(one.rank, one.suit), lang)
    if one.suit:
        return explain.suit_name(one.suit, lang)
    return explain.say(APP, lang, "ask-rank", facts={"rank": f"r{one.rank}"})
