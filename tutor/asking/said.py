"""What the engine says to a question as words: yes, no, a card, a number, who it is, and what it depends on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutor.asking.completing import FEW_SIDES, Judged, deciding_card
from tutor.asking.listed_hand import ADVISED, EXCHANGE
from tutor.asking.named import Named
from tutor.asking.understood import called, name_of, value_of
from tutor.asking.weighing import CARDS
from tutor.core.cards import SUITS, card
from tutor.core.languages import WRITTEN
from tutor.words import explain
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry
from tutor.words.explain import APP

POINTS = "points"
"""The kind of an answer that says how many points there are."""


def judged_said(book: Book, lang: str, judged: Judged, told: Iterable[Named] = ()) -> str:
    """Return the answer to a position that was told; of a card told without its suit none is made up."""
    if judged.kind in ADVISED:
        return _say(lang, f"ask-advised-{judged.answer if judged.kind != EXCHANGE else EXCHANGE}")
    if judged.kind == POINTS:
        return answer_said(lang, judged.answer)
    if judged.answer != "depends":
        who, _, text = judged.answer.partition("|")
        person, bare = called(lang, who), {one.rank for one in told if not one.suit}
        if text and who != CARDS and card(text).rank in bare:
            rank = name_of(lang, Named("", card(text).rank))
            return f"{explain.capitalised(person)}." if person else _say(lang, "ask-takes-card", {"card": rank})
        return _side(lang, judged.answer)
    sides = dict(judged.sides or {})
    if judged.depends == "held":
        base = sides.get("none", "")
        other = [name for name, said in sides.items() if said != base]
        what = explain.listed(lang, [_say(lang, f"ask-held-{name}") for name in other], join="or")
        facts = {"what": what, "then": _low(lang, sides[other[0]]), "else": _low(lang, base)}
        return _say(lang, "ask-depends-held", facts)
    parts = [(value_of(book, lang, judged.depends, value), said) for value, said in sides.items()]
    decides = deciding_card(sides) if judged.depends in ("card", "hand") and len(sides) > FEW_SIDES else None
    if decides is not None:  # of many cards only that one is named
        only, then, otherwise = decides
        parts = [(explain.card_name(only, lang), then), (_say(lang, "ask-otherwise"), otherwise)]
    sides_said = "; ".join(f"{what}: {_low(lang, said)}" for what, said in parts)
    return _say(lang, f"ask-depends-{judged.depends}", {"sides": sides_said})


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


def answer_said(lang: str, said: str) -> str:
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


def lowered(text: str) -> str:
    """Return a sentence as it stands within another one."""
    return text[:1].lower() + text[1:].removesuffix(".")


def others_said(lang: str, house: str, option: Entry, sides: Iterable[tuple[str, str]]) -> str:
    """Return how it is played here, and what is answered where the text is read in another way."""
    parts = []
    for value, said in sides:
        label = WRITTEN[lang].quoted(option.values[value][lang])
        facts = {"value": label, "answer": lowered(answer_said(lang, said))}
        parts.append(_say(lang, "ask-house-side", facts))
    facts = {"house": house, "option": explain.plain(option.title[lang], lang), "sides": "; ".join(parts)}
    return _say(lang, "ask-house-others", facts)


def _say(lang: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    return explain.say(APP, lang, key, facts=dict(facts or {}))
