"""A position that is being made: what has been said of it so far, and what is wrong at which field.

A draft says what a case says, field by field; it may be wrong, and nothing of it is dropped. No Streamlit here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tutor.cases.transcript import Case, read_options, read_seats, sized
from tutor.core.cards import Card, in_letters
from tutor.core.complaints import Complaint
from tutor.core.fields import try_position
from tutor.core.game import AnyGame, AnyState, Problem, Situation
from tutor.core.kinds import Cards, Hands, Pile
from tutor.core.moves import Seat, seated
from tutor.core.options import AnyOptions
from tutor.core.plain import Plain

Said = dict[str, Plain]


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been said so far."""

    game: AnyGame
    preset: str
    changes: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    said: Said = field(default_factory=dict)

    @property
    def options(self) -> AnyOptions:
        """The rule set."""
        return read_options(self.game, self.preset, self.changes)[1]

    def plain(self) -> Said:
        """Return it as plain data, for the browser and back."""
        return {"players": list(self.players), "said": self.said}


def draft_of(case: Case, state: Situation) -> Draft:
    """Return the draft of a moment."""
    return Draft(case.game, case.preset, case.changes, tuple(map(str, case.seats)), dict(case.game.write(state)))


def received(draft: Draft, told: object) -> Draft:
    """Return the draft as the browser has it now; what cannot be one changes nothing."""
    if not isinstance(told, Mapping) or not isinstance(told.get("said"), Mapping):
        return draft
    players = told.get("players")
    try:
        sized(told)
    except Complaint:
        return draft
    names = tuple(map(str, players)) if isinstance(players, list) else draft.players
    return replace(draft, players=names, said={str(name): one for name, one in told["said"].items()})


# Reading


@dataclass(frozen=True, slots=True)
class Reading:
    """A draft, read as far as possible."""

    seats: tuple[Seat, ...]
    state: AnyState
    wrong: Mapping[str, Complaint | Problem]
    """What is wrong, by field, or by part of a field (``hands.N``); nothing in particular is ``""``."""
    case: Case | None
    """The case that it is, if nothing is wrong."""


def read_draft(draft: Draft) -> Reading:
    """Read a draft; what is wrong with it is kept by field."""
    game, options = draft.game, draft.options
    wrong: dict[str, Complaint | Problem] = {}
    try:
        seats = read_seats(game, options, list(draft.players) or None, {})
    except Complaint as found:
        wrong["players"] = found
        fewest, most = game.seats(options)
        seats = seated(min(max(fewest, len(draft.players)), most))
    tried = try_position(game.fields, game.start(options, seats), draft.said)
    wrong |= tried.wrong
    case = Case(game, draft.preset, options, seats, {"position": draft.said})
    if not wrong:
        try:
            problems: Sequence[Complaint | Problem] = game.check(case.start())
        except Complaint as found:
            problems = [found]
        for problem in problems:
            wrong.setdefault(place_of(game, problem), problem)
    return Reading(seats, tried.state, wrong, None if wrong else case)


PLACES = {
    "hand": ("hands",),
    "hands": ("hands",),
    "out": ("hands",),
    "in": ("hands",),
    "trick": ("trick",),
    "tricks": ("played", "won", "trick"),
    "played": ("trick",),
    "power": ("power", "leader"),
    "ace": ("power",),
    "drawn": ("drawn",),
    "draw": ("drawn",),
    "debt": ("debt",),
    "call": ("called",),
    "starter": ("called", "top"),
    "stock": ("stock", "talon"),
    "talon": ("stock", "talon"),
    "discards": ("discards",),
    "pile": ("pile",),
    "nothing": ("stock",),
    "phase": ("phase",),
    "cards": ("pile", "stock", "talon", "phase"),
    "card": ("hands",),
    "score": ("score", "scores"),
    "turn": ("turn",),
    "nobody": ("in", "turn", "asked", "phase"),
    "asked": ("asked",),
    "silence": ("silent",),
    "always": ("trump",),
    "order": ("order", "company"),
    "too": ("won",),
    "cuts": ("cuts",),
    "no": ("discards", "dogs", "won"),
}
"""At which field a complaint is said, by the first word of its key: the first of these fields that the game has."""
EXACT = {
    "nobody-silent": "silent",
    "nobody-plays-blind": "blind",
    "nobody-asked": "asked",
    "nobody-to-buy": "asked",
    "no-dogs-life": "dogs",
    "no-trick-no-life": "lives",
    "no-exchange": "discards",
    "no-such-seat": "score",
    "cards-too-early": "phase",
    "seat-is-out": "in",
}


def place_of(game: AnyGame, problem: Complaint | Problem) -> str:
    """Return the field at which a complaint is said; a hand with its seat."""
    names = [one.name for one in game.fields]
    facts, first = problem.facts, problem.key.partition("-")[0]
    said_of = [str(facts.get("field", "")), EXACT.get(problem.key, ""), *PLACES.get(first, ())]
    place = next((name for name in said_of if name in names), "")
    return f"hands.{facts['seat']}" if place == "hands" and facts.get("seat") else place


# What can be done with a draft


def with_players(draft: Draft, count: int) -> Draft:
    """Return the draft with so many players: the names stay, new ones come at the end."""
    fewest, most = draft.game.seats(draft.options)
    count = min(max(count, fewest), most)
    old = list(draft.players)
    usual = tuple(old) == tuple(map(str, seated(len(old)))) if old else True
    fresh = [str(seat) for seat in seated(count)]
    if usual:
        named = renamed(draft, dict(zip(old, [*fresh, *[""] * len(old)], strict=False)))
        return replace(named, players=tuple(fresh))
    more = [name for name in (*fresh, *(f"P{n}" for n in range(1, count + 1))) if name not in old]
    gone = dict.fromkeys(old[count:], "")
    return replace(renamed(draft, gone), players=tuple([*old[:count], *more][:count]))


def renamed(draft: Draft, names: Mapping[str, str]) -> Draft:
    """Return the draft with other names at the seats; what is said of a player without a name is dropped."""

    def mapped(one: Plain) -> Plain:  # texts, lists and mappings, one in the other
        if isinstance(one, str):
            return names.get(one, one) or None
        if isinstance(one, Mapping):
            pairs = ((names.get(str(name), str(name)), mapped(value)) for name, value in one.items())
            return {name: value for name, value in pairs if name and value is not None}
        if isinstance(one, list):
            return [each for each in map(first_mapped, one) if each]
        return one

    def first_mapped(one: Plain) -> str:
        first, _, rest = str(one).partition(" ")
        name = names.get(first, first)
        return name and f"{name} {rest}".strip()

    said = {name: mapped(one) for name, one in draft.said.items()}
    players = tuple(names.get(name, name) for name in draft.players)
    return replace(draft, players=players, said={name: one for name, one in said.items() if one is not None})


def written(draft: Draft, lang: str) -> Said:
    """Return the draft as the case that it would be written as, in the letters of a language."""
    said: Said = {"game": draft.game.key}
    if draft.preset != next(iter(draft.game.presets)):
        said["preset"] = draft.preset
    if draft.changes:
        said["options"] = dict(draft.changes)
    position = {name: lettered(one, lang) for name, one in draft.said.items()}
    return {**said, "players": list(draft.players), "position": position}


def pack_of(game: AnyGame, state: Situation) -> tuple[Card, ...]:
    """Return the cards of the game: what its first field of cards may hold."""
    kinds = (one.kind for one in game.fields)
    packs = (kind.pack for kind in kinds if isinstance(kind, (Hands, Cards, Pile)))
    return tuple(next(packs)(state))


def lettered(value: object, lang: str) -> object:
    """Write cards in the letters of a language, wherever they stand in what is said."""
    if isinstance(value, str):
        return in_letters(value, lang)
    if isinstance(value, Mapping):
        return {name: lettered(one, lang) for name, one in value.items()}
    return [lettered(one, lang) for one in value] if isinstance(value, (list, tuple)) else value
