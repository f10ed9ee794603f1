"""A position as declarations: each game names its fields once, and they are read, written, checked and shown from that.

A game declares ``FIELDS``, one ``Field`` for each thing that a case may say of a moment: its name, its
kind (``tutor.core.kinds``: cards, a seat, a number, one of several words …), where the state keeps it, and what it most
likely is when nobody says it. Fields are taken in the order declared, so what a later one most likely
is may depend on the earlier ones::

    FIELDS: Fields[State] = (
        Field("phase", Member(Phase), guess=lambda said: Phase.PLAY if "trick" in said else Phase.LEAD),
        Field("number", Number(1, 13), usual=lambda state: 1),
        Field("hands", Hands(full_pack, tidy)),
        Field("in", Marks(), at="alive", usual=lambda state: tuple(map(bool, state.hands))),
        Field("pile", Pile(full_pack, lying), matters=lambda state: state.phase is not Phase.DEAL),
        Field("winner", OneSeat(), needed=lambda state: state.phase is Phase.OVER),
    )

``read_position(FIELDS, start, said)`` puts what is said, or else what is usual, into the state before
anything was said, one field after the other. ``write_position(FIELDS, start, state)`` walks the same
way and says only what is not usual, so that links are short. It reads back equal as soon as every part
of the state that can differ has a field. A field without a meaning (``matters``) is neither read nor
written.

The words of a field are ``field-<name>`` in a game's ``words.*.ftl``; its kind tells a form what to show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from tutor.core.cards import Card, NotACard, cards
from tutor.core.complaints import Complaint
from tutor.core.kinds import Kind, Said
from tutor.core.reading import fields_of, seat_number
from tutor.core.seats import NOBODY
from tutor.core.situation import Problem, Situation

S = TypeVar("S", bound=Situation)
V = TypeVar("V")


def _clockwise(_: object) -> int:
    return 1


@dataclass(frozen=True)
class Field(Generic[S, V]):
    """One thing that a case may say of a moment."""

    name: str
    """As it is written in a case."""
    kind: Kind[S, V]
    at: str = ""
    """Where the state keeps it, if not under its name; ``sheet.scores`` is a part of a part."""
    usual: Callable[[S], V] | None = None
    """(the state read so far) to what it most likely is; without, what it is before anything is said."""
    guess: Callable[[Mapping[str, Said]], V] | None = None
    """(what is said of the whole position) to what it most likely is: a phase shows in the fields that are there."""
    matters: Callable[[S], bool] | None = None
    """(the state read so far) to whether it has a meaning there; without, always."""
    needed: Callable[[S], bool] | None = None
    """(the state read to the end) to whether it must be said, because nothing is usual."""
    under: Callable[[Any], bool] | None = None
    """(the options) to whether a form asks for it under this rule set; without, always."""
    led: Callable[[S, Mapping[str, Said]], int] | None = None
    """(the state read so far, what is said) to who led: then cards of a trick need no seats."""
    step: Callable[[S], int] = _clockwise
    """(the state) to +1 where the next to the left follows, else -1."""

    def get(self, state: S) -> V:
        """Return what the state has."""
        found: Any = state  # a path leads through parts of any kind
        for part in (self.at or self.name).split("."):
            found = getattr(found, part)
        value: V = found
        return value

    def put(self, state: S, value: V) -> S:
        """Return the state with this value."""
        changed: S = _put(state, (self.at or self.name).split("."), value)
        return changed

    def has_meaning(self, state: S) -> bool:
        """Whether the field is asked for at all."""
        return self.matters is None or self.matters(state)

    def most_likely(self, state: S) -> V:
        """Return what it most likely is."""
        return self.get(state) if self.usual is None else self.usual(state)


Fields: TypeAlias = tuple[Field[S, Any], ...]  # each field has a value of its own kind
AnyField: TypeAlias = Field[Any, Any]
"""A field of some game, for what shows the fields of all."""


def _put(record: Any, path: Sequence[str], value: object) -> Any:  # records of any kind, all named tuples
    first, *rest = path
    return record._replace(**{first: _put(getattr(record, first), rest, value) if rest else value})


def read_position(fields: Fields[S], start: S, said: Said) -> S:
    """Read a moment of a game, field by field; what is not said is what it most likely is.

    Raises ``Complaint`` naming the field that is unknown, missing or cannot be read.
    """
    said = fields_of(said, [field.name for field in fields])
    state = start
    for field in fields:
        if not field.has_meaning(state):
            continue
        state = field.put(state, _value_of(field, state, said))
    for field in fields:
        if field.needed is not None and field.needed(state) and said.get(field.name) in NOTHING:
            raise Complaint("field-missing", field=field.name)
    return state


def _value_of(field: Field[S, V], state: S, said: Mapping[str, Said]) -> V:
    """Return what is said of a field, else what it most likely is."""
    if said.get(field.name) is not None:
        return _read(field, state, seated(field, state, said))
    return field.most_likely(state) if field.guess is None else field.guess(said)


def seated(field: Field[S, V], state: S, said: Mapping[str, Said]) -> Said:
    """Return what is said of a trick with the seats that follow from who led; anything else as it is.

    Raises ``Complaint`` where nobody can tell who led.
    """
    value = said[field.name]
    laid = _bare(value) if field.led is not None else ()
    if not laid or field.led is None:
        return value
    player = field.led(state, said)
    if player == NOBODY:
        seat = state.seats[0]
        raise Complaint("trick-who-led", field=field.name, seat=seat, text=f"{seat} {laid[0]}")
    hands: Sequence[Sequence[Card]] = getattr(state, "hands", ()) or ()
    there = [p for p in range(len(state.seats)) if p == player or (p < len(hands) and hands[p])]
    order = there if len(there) >= len(laid) else list(range(len(state.seats)))
    order = sorted(order, key=lambda p: (p - player) * field.step(state) % len(state.seats))
    if len(laid) > len(order):
        raise Complaint("trick-too-many", field=field.name, n=len(laid), most=len(order))
    return [f"{state.seats[p]} {card}" for p, card in zip(order, laid, strict=False)]


def _bare(said: Said) -> tuple[Card, ...]:
    """Return the cards of a trick that is said without seats; nothing where a seat, or anything else, is said."""
    texts = [said] if isinstance(said, str) else said if isinstance(said, (list, tuple)) else []
    try:
        return cards(" ".join(str(one).replace(",", " ") for one in texts))
    except NotACard:
        return ()


def led_by(name: str) -> Callable[[S, Mapping[str, Said]], int]:
    """Return who led as a field of this name says, else nobody."""

    def who(state: S, said: Mapping[str, Said]) -> int:
        return seat_number(state.seats, said[name]) if said.get(name) else NOBODY

    return who


NOTHING: tuple[object, ...] = (None, "", [], {}, ())


def _read(field: Field[S, V], state: S, said: Said) -> V:
    try:
        return field.kind.read(state, field.name, said)
    except Complaint as wrong:
        wrong.facts.setdefault("field", field.name)
        raise


@dataclass(frozen=True)
class Tried(Generic[S]):
    """A position as far as it could be read, and what is wrong at which field."""

    state: S
    wrong: Mapping[str, Complaint]


def try_position(fields: Fields[S], start: S, said: Mapping[str, Said]) -> Tried[S]:
    """Read a moment that is still being made: a field that cannot be read is what it most likely is, and is noted."""
    state, wrong = start, {}
    for name in said:
        if name not in {field.name for field in fields}:
            wrong[name] = Complaint("no-such-field", field=name, fields=", ".join(field.name for field in fields))
    for field in fields:
        if not field.has_meaning(state):
            continue
        try:
            value = _value_of(field, state, said)
        except Complaint as found:
            whole = field.led is not None and bool(_bare(said[field.name]))
            sound, amiss = (None, {}) if whole else _sound_parts(field, state, said)
            wrong |= amiss or {field.name: found}
            value = _value_of(field, state, {**said, field.name: sound})
        state = field.put(state, value)
    for field in fields:
        if field.needed is not None and field.needed(state) and said.get(field.name) in NOTHING:
            wrong.setdefault(field.name, Complaint("field-missing", field=field.name))
    return Tried(state, wrong)


def _sound_parts(field: Field[S, V], state: S, said: Mapping[str, Said]) -> tuple[Said, dict[str, Complaint]]:
    """Return what can be read of hands or a list, and what is wrong with the rest, as ``hands.N`` or ``trick.2``."""
    whole, wrong = said[field.name], {}
    if isinstance(whole, Mapping):
        parts, named = list(whole.items()), True
    elif isinstance(whole, (list, tuple)):
        parts, named = list(enumerate(whole)), False
    else:
        return None, {}
    sound: list[tuple[object, Said]] = []
    for key, one in parts:
        tried = [*sound, (key, one)]
        try:
            _read(field, state, dict(tried) if named else [each for _, each in tried])
        except Complaint as found:
            wrong[f"{field.name}.{key}"] = found
        else:
            sound = tried
    return (dict(sound) if named else [each for _, each in sound]) or None, wrong


def write_position(fields: Fields[S], start: S, state: S) -> dict[str, object]:
    """Say of a moment what is not usual, so that ``read_position`` reads it back."""
    said: dict[str, object] = {}
    reached = start
    for field in fields:
        if not field.has_meaning(reached):
            continue
        value = field.get(state)
        if field.guess is not None or value != field.most_likely(reached):
            said[field.name] = field.kind.write(state, value)
        reached = field.put(reached, value)
    for field in fields:
        rest = {name: one for name, one in said.items() if name != field.name}
        if field.name in said and field.guess is not None and field.guess(rest) == field.get(state):
            said = rest
    return said


# What is possible


def cards_amiss(lying: Sequence[Card], wanted: Iterable[Card]) -> list[Problem]:
    """List the cards that lie in two places, are not of the game, or lie nowhere."""
    once, whole_pack = dict.fromkeys(lying), dict.fromkeys(wanted)
    twice = [Problem("card-twice", {"card": card}) for card in once if lying.count(card) > 1]
    foreign = [Problem("card-foreign", {"card": card}) for card in once if card not in whole_pack]
    missing = tuple(card for card in whole_pack if card not in once)
    return [*twice, *foreign, *([Problem("cards-missing", {"cards": missing, "n": len(missing)})] if missing else [])]
