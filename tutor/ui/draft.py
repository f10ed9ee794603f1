"""A position that is being made: what has been said of it so far, as a form, and what is wrong at which field.

A draft says what a case says, field by field; it may be wrong, and nothing of it is dropped. No Streamlit here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from tutor.cases.transcript import Case, read_options, read_seats, sized
from tutor.core.cards import SUITS, Card, in_letters, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.fields import AnyField, try_position
from tutor.core.game import AnyGame, AnyState, Problem, Situation
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
from tutor.core.moves import TABLE, Seat, seated
from tutor.core.options import AnyOptions
from tutor.core.plain import Plain
from tutor.words import explain, library

Said = dict[str, Plain]
MOST_CHANCES = 60
"""The table gives at most so often until somebody is to move."""

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


# The form


def form(draft: Draft, read: Reading, lang: str) -> Said:
    """Return everything that the browser shows of a draft."""
    game = draft.game
    fields: list[Said] = []
    taken: set[str] = set()
    for one in game.fields:
        if one.has_meaning(read.state):
            fields += _shown(draft, read, one, lang, taken)
    pack = _pack(game, read.state)
    fewest, most = game.seats(draft.options)
    return {
        "seats": [{"id": str(seat), "name": explain.seat_name(seat, lang)} for seat in read.seats],
        "players": {"fewest": fewest, "most": most, "wrong": _sentence(read.wrong.get("players"), lang)},
        "pack": [one.text for one in pack],
        "names": {one.text: [in_letters(one.text, lang), explain.card_name(one, lang)] for one in pack},
        "fields": fields,
        "wrong": _sentence(read.wrong.get(""), lang),
        "count": len(read.wrong),
    }


def _pack(game: AnyGame, state: Situation) -> tuple[Card, ...]:
    """Return the cards of the game: what its first field of cards may hold."""
    kinds = (one.kind for one in game.fields)
    packs = (kind.pack for kind in kinds if isinstance(kind, (Hands, Cards, Pile)))
    return tuple(next(packs)(state))


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
    wrong = {name: _sentence(found, lang) for name, found in read.wrong.items() if name.split(".")[0] == one.name}
    shown = {
        "name": one.name,
        "label": explain.say(draft.game.folder, lang, f"field-{one.name}"),
        "shape": shape,
        "value": _lettered(value, lang),
        "said": _lettered(draft.said[one.name], lang) if given else None,
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
        yield from ([str(seat), explain.seat_name(seat, lang)] for seat in read.seats)
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


def _lettered(value: object, lang: str) -> object:
    """Write cards in the letters of a language, wherever they stand in what is said."""
    if isinstance(value, str):
        return in_letters(value, lang)
    if isinstance(value, Mapping):
        return {name: _lettered(one, lang) for name, one in value.items()}
    return [_lettered(one, lang) for one in value] if isinstance(value, (list, tuple)) else value


def _sentence(wrong: Complaint | Problem | None, lang: str) -> str:
    return explain.complaint(wrong, lang) if wrong is not None else ""


# What can be done with a draft


def dealt(draft: Draft, random: Random) -> Draft:
    """Deal what lies nowhere into the hands, as many cards as this moment most likely has."""
    read = read_draft(draft)
    game, state = draft.game, read.state
    sizes = _dealt_sizes(draft, read, random)
    laid = _laid(game, state)
    used, hands = _lying(game, state)
    free = [one for one in _pack(game, state) if one not in used]
    random.shuffle(free)
    best = draft
    for fewer in range(max(sizes, default=0)):
        wanted = [max(0, size - fewer - laid[p]) if size else 0 for p, size in enumerate(sizes)]
        filled = _filled(hands, wanted, free)
        said = {**draft.said, "hands": {str(s): spell(tidy(h)) for s, h in zip(read.seats, filled, strict=True) if h}}
        tried = replace(draft, said=_without_piles(game, said))
        if best is draft:
            best = tried
        if not read_draft(tried).wrong:
            return tried
    return best


def _filled(hands: Sequence[tuple[Card, ...]], wanted: Sequence[int], free: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Fill hands card by card in turn."""
    left, filled = list(free), [list(hand) for hand in hands]
    while left:
        short = [p for p, hand in enumerate(filled) if len(hand) < wanted[p]]
        if not short:
            break
        for p in short[: len(left)]:
            filled[p].append(left.pop())
    return [tuple(hand) for hand in filled]


def _dealt_sizes(draft: Draft, read: Reading, random: Random) -> list[int]:
    """Return how many cards each player is dealt here: by a deal that keeps what is said of scores and numbers."""
    game, options = draft.game, draft.options
    kept = {
        one.name: draft.said[one.name]
        for one in game.fields
        if one.name in draft.said and isinstance(one.kind, (Number, Marks, OneSeat, PerSeat))
    }
    for said in ({**kept, "phase": "deal"}, {"phase": "deal"}, None):
        try:
            state = (
                game.start(options, read.seats) if said is None else game.read(options, read.seats, {"position": said})
            )
            for _ in range(MOST_CHANCES):
                if game.movers(state)[:1] != (TABLE,) or any(getattr(state, "hands", ())):
                    break
                state, _events = game.apply(state, game.chance(state, random))
            sizes = [len(hand) for hand in state.hands]
        except (Complaint, ValueError, LookupError, AssertionError):
            continue
        if any(sizes):
            return sizes
    return [0] * len(read.seats)


def _laid(game: AnyGame, state: Situation) -> list[int]:
    """Count the cards that each player has laid already."""
    counts = [0] * len(state.seats)
    for one in game.fields:
        if (isinstance(one.kind, Trick) or getattr(one.kind, "laid_by_seats", False)) and one.name != "cuts":
            for player, laid in one.get(state):
                counts[player] += len(laid) if isinstance(laid, tuple) else 1
    return counts


def _lying(game: AnyGame, state: AnyState) -> tuple[set[Card], list[tuple[Card, ...]]]:
    """Return the cards that lie somewhere other than the rest, and the hands."""
    used: set[Card] = set()
    hands = [tuple(hand) for hand in state.hands] or [()] * len(state.seats)
    for one in game.fields:
        if not one.has_meaning(state) or isinstance(one.kind, Pile) or one.name == "cuts":
            continue
        value = one.get(state)
        if isinstance(one.kind, OneCard):
            used |= {value} if isinstance(value, Card) else set()
        elif isinstance(one.kind, Cards):
            used |= set(value)
        elif isinstance(one.kind, (Hands, Heaps)):
            used |= {card for hand in value for card in hand}
        elif isinstance(one.kind, Trick) or getattr(one.kind, "laid_by_seats", False):
            used |= {card for _, laid in value for card in (laid if isinstance(laid, tuple) else (laid,))}
    return used, hands


def _without_piles(game: AnyGame, said: Said) -> Said:
    return {name: one for name, one in said.items() if name not in _piles(game)}


def _piles(game: AnyGame) -> set[str]:
    return {one.name for one in game.fields if isinstance(one.kind, Pile)}


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
    lettered = {name: _lettered(one, lang) for name, one in draft.said.items()}
    return {**said, "players": list(draft.players), "position": lettered}
