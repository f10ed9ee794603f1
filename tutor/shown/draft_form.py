"""A draft as the form that the browser shows: every field with its shape, its words and what is wrong at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tutor.core.cards import SUITS, Card, in_letters
from tutor.core.complaints import Complaint
from tutor.core.fields import AnyField
from tutor.core.game import AnyGame, Problem, Situation
from tutor.core.kinds import (
    Cards,
    Flag,
    Hands,
    Heaps,
    Marks,
    Member,
    Number,
    OneCard,
    OneRule,
    OneSeat,
    PerSeat,
    Pile,
    Seats,
    Trick,
)
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.shown.draft import Draft, Reading, Said, lettered, pack_of
from tutor.words import explain, library

SHAPES: tuple[tuple[type, str], ...] = (
    (Number, "number"),
    (Flag, "flag"),
    (OneRule, "word"),
    (Member, "word"),
    (OneSeat, "seat"),
    (Marks, "seats"),
    (Seats, "seats"),
    (PerSeat, "numbers"),
    (OneCard, "card"),
    (Cards, "cards"),
    (Pile, "cards"),
    (Hands, "hands"),
    (Heaps, "heaps"),
    (Trick, "trick"),
)
SIMPLE = ("number", "flag", "word", "seat", "numbers")
"""What is shown at once; other fields are folded away until they say something or are asked for."""
LATE = ("ended_by", "winner", "loser", "winners", "losers", "payments", "heir")
"""Fields that only a finished game has."""


def form(draft: Draft, read: Reading, lang: str) -> Said:
    """Return everything that the browser shows of a draft."""
    game = draft.game
    fields: list[Said] = []
    taken: set[str] = set()
    for one in game.fields:
        if one.has_meaning(read.state) and _asked_here(draft, read, one):
            fields += _shown(draft, read, one, lang, taken)
    pack = pack_of(game, read.state)
    fewest, most = game.seats(draft.options)
    return {
        "seats": [{"id": str(seat), "name": explain.seat_name(seat, lang, read.seats)} for seat in read.seats],
        "players": {"fewest": fewest, "most": most, "wrong": _sentence(read.wrong.get("players"), lang, read.seats)},
        "pack": [one.text for one in pack],
        "names": {one.text: [in_letters(one.text, lang), explain.card_name(one, lang)] for one in pack},
        "fields": fields,
        "wrong": _sentence(_nowhere(read, fields), lang, read.seats),
        "count": len(read.wrong),
    }


def _asked_here(draft: Draft, read: Reading, one: AnyField) -> bool:
    """Whether the rule set has a field at all; what was said of it is shown even so, with what is wrong about it."""
    said = draft.said.get(one.name) not in (None, "", [], {}, 0, "0")
    return said or one.name in read.wrong or one.under is None or one.under(draft.options)


def _nowhere(read: Reading, fields: Sequence[Said]) -> Complaint | Problem | None:
    """Return the first thing that is wrong at no place that is shown: a field of another game, a hand of nobody."""
    shown = {str(one["name"]) for one in fields}
    shown |= {f"{one['in']}.{one['name']}" for one in fields if "in" in one}
    hands = {str(one["name"]) for one in fields if one["shape"] == "hands"}
    seats = set(map(str, read.seats))
    for name, found in read.wrong.items():
        field, _, part = name.partition(".")
        if name != "players" and name not in shown and (field not in shown or (field in hands and part not in seats)):
            return found
    return None


def _shown(draft: Draft, read: Reading, one: AnyField, lang: str, taken: set[str]) -> Iterator[Said]:
    """Yield a field as it is shown; a field of fields is several."""
    inner = getattr(one.kind, "fields", None)
    if inner is not None:
        said = draft.said.get(one.name)
        within = replace(draft, said=dict(said) if isinstance(said, Mapping) else {})
        inside = {name.removeprefix(f"{one.name}."): found for name, found in read.wrong.items()}
        for each in inner:
            if each.has_meaning(read.state):
                for shown in _shown(within, replace(read, wrong=inside), each, lang, set()):
                    yield shown | {"in": one.name}
        return
    shape = next((name for kind, name in SHAPES if isinstance(one.kind, kind)), "")
    shape = shape or ("trick" if getattr(one.kind, "laid_by_seats", False) else "")
    shape = shape or ("word" if getattr(one.kind, "values", None) else "text")
    value = one.kind.write(read.state, one.get(read.state))
    given = draft.said.get(one.name) not in (None, {}, [])
    wrong = {
        name: _sentence(found, lang, read.seats) for name, found in read.wrong.items() if name.split(".")[0] == one.name
    }
    shown = {
        "name": one.name,
        "label": explain.say(draft.game.folder, lang, f"field-{one.name}"),
        "shape": shape,
        "value": lettered(value, lang),
        "said": lettered(draft.said[one.name], lang) if given else None,
        "wrong": wrong,
        "main": (shape in SIMPLE and one.name not in LATE) or given or bool(wrong),
    }
    if shape in ("hands", "cards", "card", "trick", "heaps"):
        shown["cards"] = _cards_of(one, read.state, taken)
        shown["main"] = shape != "heaps" and (one.name in ("hands", "trick") or shape == "card" or shown["main"])
    if isinstance(one.kind, Pile):
        shown["rest"] = True
    if shape == "trick":
        shown["several"] = not isinstance(one.kind, Trick)
    if isinstance(one.kind, Number):
        most = one.kind.most
        shown |= {"least": one.kind.least, "most": most if isinstance(most, int) else most(read.state)}
    if shape in ("word", "seat", "flag"):
        shown["options"] = list(_options(draft.game, one, read, lang))
    yield shown


def _cards_of(one: AnyField, state: Situation, taken: set[str]) -> Plain:
    """Return the cards that lie in a field, by seat or in a row; one that lies elsewhere already is not named again."""
    value = one.get(state)
    if isinstance(one.kind, Hands):
        return {
            str(seat): _fresh(hand, taken)
            for seat, hand in zip(state.seats, value or ((),) * len(state.seats), strict=False)
        }
    if isinstance(one.kind, Heaps):
        return [_fresh(heap, taken) for heap in value]
    if isinstance(one.kind, OneCard):
        return _fresh((value,) if isinstance(value, Card) and value.text != "?" else (), taken)
    if isinstance(one.kind, (Cards, Pile)):
        return _fresh(value, taken)
    rows = [(player, laid if isinstance(laid, tuple) else (laid,)) for player, laid in value]
    return [[str(state.seats[player]), _fresh(laid, taken)] for player, laid in rows]


def _fresh(lying: Sequence[Card], taken: set[str]) -> list[str]:
    new = [one.text for one in lying if one.text not in taken]
    taken.update(new)
    return new


def _options(game: AnyGame, one: AnyField, read: Reading, lang: str) -> Iterator[list[str]]:
    """Yield what a field may be, each with its words."""
    if isinstance(one.kind, OneSeat):
        if one.kind.or_nobody:
            yield ["", "–"]
        yield from ([str(seat), explain.seat_name(seat, lang, read.seats)] for seat in read.seats)
        return
    if isinstance(one.kind, OneRule):
        book = library.book(game.folder)
        yield ["", "–"]
        yield from ([str(rule), book.title(rule, lang)] for rule in one.kind.ids)
        return
    if isinstance(one.kind, Flag):
        yield from ([word, explain.say(explain.APP, lang, f"ui-{word}")] for word in ("yes", "no"))
        return
    values = (
        [each.value for each in one.kind.members] if isinstance(one.kind, Member) else getattr(one.kind, "values", ())
    )
    yield from ([value, _word(game, one.name, value, lang)] for value in values)


def _word(game: AnyGame, name: str, value: str, lang: str) -> str:
    """Return a value of a field in words."""
    if value and value in SUITS:
        return f"{value} {explain.suit_name(value, lang)}"
    attribute = value or "none"
    return (
        explain.say(game.folder, lang, f"field-{name}", attribute)
        if explain.has(game.folder, lang, f"field-{name}", attribute)
        else value or "–"
    )


def _sentence(wrong: Complaint | Problem | None, lang: str, seats: Sequence[Seat]) -> str:
    return explain.complaint(wrong, lang, seats) if wrong is not None else ""
