"""Moments that differ in one thing from a given one: other cards, another word, a later move, another rule set.

Each kind is a list of candidates, smallest first. Nothing here knows what is legal: whoever tries them asks the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple, TypeAlias

from tutor.cases.transcript import Case, at
from tutor.core.cards import Card, spell
from tutor.core.complaints import Complaint
from tutor.core.game import HAND, AnyGame, AnyState, Facts, Place, Situation
from tutor.core.kinds import OneSeat
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.options import changed, differences, listed
from tutor.core.plain import Plain
from tutor.core.play import legal
from tutor.core.rules import Verdict

OPEN = ("trick", "top", "turn-up", "turned")
"""Places on the table that a rule looks at; the words are those of ``Game.lying``."""
MOST_OUT = 7
"""So many cards at most leave a hand at once."""
MOST_SUBSETS = 80
"""So many ways to take several cards out of a hand are tried."""
FEW_SUBSETS = 16
"""So many, where the move names no cards and any of them may be in its way."""
MANY = 40
"""Where so many moves can be tried, as in an exchange, one card of each rank stands for all of them."""
LATER = 4
"""So many moves at most are played on."""
WAYS = 3
"""So many of the moves at each of them are tried."""


class Candidate(NamedTuple):
    """One moment that differs in one thing."""

    kind: str
    size: int
    """How much is different: cards, moves, options."""
    facts: Facts
    """What the sentence names."""
    state: Situation
    preset: str = ""
    """The rule set, where that is what differs."""


# Cards


Way: TypeAlias = tuple[int, ...]
"""The way to a card in a state: which part of it, which part of that, and so on."""
Lying: TypeAlias = Mapping[Card, Sequence[Way]]


def whereabouts(state: Situation) -> Lying:
    """Return where in a state each card stands."""
    found: dict[Card, list[Way]] = {}
    for one, way in _ways(state, ()):
        found.setdefault(one, []).append(way)
    return found


def _ways(value: AnyState, way: Way) -> Iterator[tuple[Card, Way]]:
    for n, part in enumerate(value):
        if isinstance(part, Card):
            yield part, (*way, n)
        elif isinstance(part, tuple):
            yield from _ways(part, (*way, n))


def swap(state: Situation, lying: Lying, out: Sequence[Card], into: Sequence[Card]) -> Situation:
    """Return the state in which these cards have changed places with those."""
    found = state
    for old, new in (*zip(out, into, strict=True), *zip(into, out, strict=True)):
        for way in lying.get(old, ()):
            found = _put(found, way, new)
    return found


def _put(value: AnyState, way: Way, card: Card) -> AnyState:
    first, *rest = way
    parts = list(value)
    parts[first] = _put(parts[first], way[1:], card) if rest else card
    return value._make(parts) if hasattr(value, "_make") else tuple(parts)


def hidden(game: AnyGame, state: Situation, move: Move) -> list[Card]:
    """Return the cards that could as well lie elsewhere: of other hands first, then of piles."""
    player = state.seats.index(move.seat)
    places: Mapping[Place, tuple[Card, ...]] = game.lying(state)
    hands = [one for (word, who), cards in places.items() if word == HAND and who != player for one in cards]
    piles = [one for (word, _), cards in places.items() if word not in (HAND, *OPEN) for one in cards]
    return [one for one in dict.fromkeys((*hands, *piles)) if one not in move.cards and one.text != "?"]


def held(game: AnyGame, state: Situation, move: Move) -> list[Card]:
    """Return the other cards in the hand of whoever moves."""
    player = state.seats.index(move.seat)
    return [one for one in game.lying(state).get((HAND, player), ()) if one not in move.cards]


def another_card(game: AnyGame, state: Situation, move: Move) -> Iterator[Candidate]:
    """Yield the moments in which one card of the hand is another one."""
    hand = held(game, state, move)[::-1]
    pool = hidden(game, state, move)
    lying = whereabouts(state)
    if len(game.attempts(state, move.seat)) > MANY:
        pool = [*{one.rank: one for one in reversed(pool)}.values()]
    for new in pool:
        for old in hand:
            if old.face != new.face:
                facts = {"seat": move.seat, "cards": (new,), "out": (old,)}
                yield Candidate("hand", 1, facts, swap(state, lying, (old,), (new,)))


def other_cards(game: AnyGame, state: Situation, verdict: Verdict) -> Iterator[Candidate]:
    """Yield the moments in which several cards of the hand are others: those that should be played instead.

    Of a move without cards, such as an offer that the hand does not allow, any of them may be in its way.
    """
    move, hand = verdict.move, held(game, state, verdict.move)
    asked = {one for other in verdict.instead for one in other.cards}
    asked = {one for one in hand if one in asked or not move.cards}
    pool = hidden(game, state, move)
    lying = whereabouts(state)
    tried = 0
    for size in range(2, min(len(asked), MOST_OUT) + 1):
        for out in combinations([one for one in hand if one in asked], size):
            for into in refills(out, pool):
                tried += 1
                facts = {"seat": move.seat, "cards": into, "out": out}
                yield Candidate("hand", size, facts, swap(state, lying, out, into))
            if tried > (MOST_SUBSETS if move.cards else FEW_SUBSETS):
                return


def refills(out: Sequence[Card], pool: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield cards to put in place of others: first those that share neither suit nor rank with any of them."""
    suits, ranks = {one.suit for one in out}, {one.rank for one in out}
    other_suits = [one for one in pool if one.suit not in suits]
    other_ranks = [one for one in pool if one.rank not in ranks]
    neither = [one for one in other_suits if one.rank not in ranks]
    seen = set()
    for cards in (neither, other_suits, other_ranks, other_ranks[::-1]):
        into = tuple(cards[: len(out)])
        if len(into) == len(out) and into not in seen:
            seen.add(into)
            yield into


def table_cards(game: AnyGame, state: Situation, move: Move) -> Iterator[Candidate]:
    """Yield the moments in which one card on the table is another one."""
    mine = {*held(game, state, move), *move.cards}
    pool = [one for one in hidden(game, state, move) if one not in mine]
    places, lying = game.lying(state), whereabouts(state)
    for place in OPEN:
        for number, old in enumerate(places.get((place, -1), ())):
            kind = "lead" if place == "trick" and number == 0 else place
            for new in pool:
                if old.face != new.face and old.text != "?":
                    yield Candidate(kind, 1, {"card": new, "out": old}, swap(state, lying, (old,), (new,)))


def hand_sizes(game: AnyGame, state: Situation, move: Move) -> Iterator[Candidate]:
    """Yield the moments in which the hand has some cards fewer or one more, where a pile takes or gives them."""
    player = state.seats.index(move.seat)
    hands = next((field for field in game.fields if field.name == "hands"), None)
    piles = [field for field in game.fields if field.name in ("stock", "pile", "talon") and field.has_meaning(state)]
    if hands is None or not piles:
        return
    pile, kept, hand = piles[0], held(game, state, move), tuple(hands.get(state))
    for gone in taken_away(kept):
        left = tuple(one for one in hand[player] if one not in gone)
        fewer = hands.put(state, (*hand[:player], left, *hand[player + 1 :]))
        suits = {one.suit for one in gone}
        suit = gone[0].suit if len(gone) > len(suits) == 1 and not suits & {one.suit for one in left} else ""
        facts = {"seat": move.seat, "out": gone, "n": len(left), "suit": suit}
        yield Candidate("fewer", len(gone), facts, pile.put(fewer, (*pile.get(state), *gone)))
    for new in pile.get(state):
        more = hands.put(state, (*hand[:player], (*hand[player], new), *hand[player + 1 :]))
        rest = tuple(one for one in pile.get(state) if one != new)
        yield Candidate("more", 1, {"seat": move.seat, "cards": (new,)}, pile.put(more, rest))


def taken_away(kept: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return what may leave a hand: one suit with all its cards, or the last so many; the fewest first."""
    suits: dict[str, list[Card]] = {}
    for one in kept:
        suits.setdefault(one.suit, []).append(one)
    whole = [tuple(cards) for suit, cards in suits.items() if suit]
    last = [tuple(kept[-count:]) for count in range(1, len(kept) + 1)]
    return sorted(dict.fromkeys((*whole, *last)), key=len)


def pile_sizes(game: AnyGame, state: Situation) -> Iterator[Candidate]:
    """Yield the moments in which some cards that lie aside are still to be drawn."""
    fields = {field.name: field for field in game.fields if field.has_meaning(state)}
    pile = fields.get("stock") or fields.get("talon")
    aside = fields.get("discards")
    if pile is None or aside is None:
        return
    lying = aside.get(state)
    heaps = lying if lying and isinstance(lying[0], tuple) else (lying,)
    for size in range(1, max(map(len, heaps), default=0) + 1):
        for number, heap in enumerate(heaps):
            back, left = tuple(heap[:size]), tuple(heap[size:])
            if len(back) == size:
                rest = (*heaps[:number], left, *heaps[number + 1 :]) if heaps is lying else left
                facts = {"n": size, "cards": back, "pile": pile.name}
                with suppress(*UNFIT):
                    yield Candidate("pile", size, facts, pile.put(aside.put(state, rest), (*pile.get(state), *back)))


def fewer_players(game: AnyGame, state: Situation, move: Move) -> Iterator[Candidate]:
    """Yield the moments without one or more of the other players, whose cards were never dealt."""
    said: Mapping[str, Plain] = game.write(state)
    others = [seat for seat in reversed(state.seats) if seat != move.seat]
    for size in range(1, len(others)):
        gone = set(others[:size])
        seats = tuple(seat for seat in state.seats if seat not in gone)
        left = {name: _without(one, gone) for name, one in said.items() if name != "stock"}
        with suppress(*UNFIT):
            found: Situation = game.read(state.options, seats, {"position": left})
            yield Candidate("players", size, {"n": len(seats), "seats": tuple(others[:size])}, found)


def _without(said: Plain, gone: set[Seat]) -> Plain:
    """Return what is said of a moment without these players."""
    if isinstance(said, Mapping):
        return {name: one for name, one in said.items() if name not in gone}
    if isinstance(said, list):
        return [one for one in said if str(one).partition(" ")[0] not in gone]
    return said


# What is said of the moment

UNFIT = (Complaint, ValueError, TypeError, LookupError)
"""What comes of a change that makes no moment of this game."""
NOT_A_FACT = frozenset(
    {"ledger", "company", "order", "advice", "cuts", "ended_by", "winner", "loser", "losers", "before"}
) | frozenset({"winners", "payments", "dealer", "losses", "previous", "gone", "heir", "pot"})
NEAR = (-1, 1, -2, 2, -3, 3, -4, 4, -5, 5)
"""How far a number is moved."""
SUIT_WORDS = ("♠", "♥", "♦", "♣", "none", "")


def others_words(game: AnyGame, state: Situation, *, seats: bool = True) -> Iterator[Candidate]:
    """Yield the moments in which one thing that can be said of them is otherwise: trump, a called suit, a turn.

    Without ``seats``, whose turn it is stays: that nobody may move out of turn is no news.
    """
    said = dict(game.write(state))
    for field in game.fields:
        if field.name in NOT_A_FACT or not field.has_meaning(state):
            continue
        if not seats and type(field.kind).__name__ == "OneSeat":
            continue
        now = field.kind.write(state, field.get(state))
        for value, size in alternatives(field.kind, state, now):
            try:
                if field.name == "phase":  # the rest most likely follows from it
                    other = game.read(state.options, state.seats, {"position": {**said, "phase": value}})
                else:
                    other = field.put(state, field.kind.read(state, field.name, value))
            except UNFIT:
                continue
            yield Candidate("field", size, {"field": field.name, "value": value, "out": now}, other)


def alternatives(kind: object, state: Situation, now: Plain) -> Iterator[tuple[Plain, int]]:
    """Yield what a field could say instead, and how far that is from what it says."""
    members = getattr(kind, "members", None)
    words = [one.value for one in members] if members is not None else list(getattr(kind, "values", ()))
    name = type(kind).__name__
    if isinstance(kind, OneSeat):
        words = [*map(str, state.seats), *([""] if kind.or_nobody else [])]
    elif name == "Flag":
        words = ["yes", "no"]
    elif name == "Trump":
        words = list(SUIT_WORDS)
    elif name == "Number" and isinstance(now, int):
        words = [now + n for n in NEAR if now + n >= 0]
    elif name in ("Pile", "Stock", "Cards"):
        words = [""] if now else []
    elif name in ("Seats", "Marks", "Dogs"):
        yield from (([one for one in now if one != seat], 1) for seat in now)
        yield from (([*now, str(seat)], 1) for seat in state.seats if str(seat) not in now)
        return
    elif name == "PerSeat" and isinstance(now, Mapping):
        yield from (({**now, str(seat): n}, 1) for seat in state.seats for n in (0, 1, 4) if now.get(str(seat), 0) != n)
        return
    for word in words:
        if word != now:
            yield word, abs(word - now) if isinstance(word, int) and isinstance(now, int) else 1


# Later and earlier in the game


def taken_back(states: Sequence[Situation], moves: Sequence[Move]) -> Iterator[Candidate]:
    """Yield the moments that led here, the latest first."""
    for size, (state, move) in enumerate(zip(reversed(states), reversed(moves), strict=True), 1):
        yield Candidate("earlier", size, {"n": size, "move": move, "seat": move.seat}, state)


def played_on(game: AnyGame, state: Situation) -> Iterator[Candidate]:
    """Yield the moments that play reaches from here, after one move, after two, and so on."""
    reached: list[tuple[Situation, tuple[Move, ...]]] = [(state, ())]
    for size in range(1, LATER + 1):
        further = []
        for now, moves in reached:
            for move in next_moves(game, now):
                after = game.apply(now, move)[0]
                line = (*moves, move)
                further.append((after, line))
                yield Candidate("later", size, {"moves": line, "n": size}, after)
        reached = further[: WAYS**2]


def next_moves(game: AnyGame, state: Situation) -> Iterable[Move]:
    """Return some of the moves that can be made here."""
    acting = game.movers(state)
    if acting and acting[0] == TABLE:
        return (game.chances(state) or ())[:WAYS]
    found = list(legal(game, state))
    for seat in acting[1:]:
        found[1:1] = legal(game, state, seat)[:1]
    kinds = {move.verb: move for move in reversed(found)}
    return [*kinds.values(), *(move for move in found if move not in kinds.values())][:WAYS]


LAID = ("trick", "played")
AFTER = frozenset(
    {"trick", "played", "won", "number", "phase", "turn", "missed", "last", "power", "gatherer", "leader"}
)
"""What is otherwise as soon as a card is laid."""


def before_the_first_card(game: AnyGame, state: Situation) -> Iterator[Candidate]:
    """Yield the moment in which every card that was laid is back in the hand it came from."""
    laid = {field.name: field.get(state) for field in game.fields if field.name in LAID and field.has_meaning(state)}
    back = [one for name in LAID for one in laid.get(name, ()) if isinstance(one, tuple)]
    hands = next((field for field in game.fields if field.name == "hands"), None)
    if not back or hands is None:
        return
    fuller = [list(hand) for hand in hands.get(state)]
    for player, cards in back:
        fuller[player] += [cards] if isinstance(cards, Card) else cards
    said: Mapping[str, Plain] = game.write(state)
    left: dict[str, Plain] = {name: one for name, one in said.items() if name not in AFTER}
    left["hands"] = {str(seat): spell(hand) for seat, hand in zip(state.seats, fuller, strict=True) if hand}
    phases = [{"phase": field.kind.write(state, field.get(state))} for field in game.fields if field.name == "phase"]
    for phase in (*phases, {}):
        with suppress(*UNFIT):
            found: Situation = game.read(state.options, state.seats, {"position": left | phase})
            yield Candidate("before", len(back), {"n": len(back)}, found)


# Rule sets


def other_options(case: Case, state: AnyState) -> Iterator[Candidate]:
    """Yield the moments under another value of one option."""
    for option in listed(case.game.options):
        now = getattr(case.options, option.name.replace(".", "__").replace("-", "_"))
        for value in option.values:
            if value != now:
                facts = {"option": option.name, "value": value}
                with suppress(*UNFIT):
                    options = changed(case.options, {option.name: value})
                    yield Candidate("option", 1, facts, state._replace(options=options))


def other_presets(case: Case, state: AnyState) -> Iterator[Candidate]:
    """Yield the moments under another rule set, the nearest first."""
    there = case.game.presets
    far = {name: len(differences(options, case.options)) for name, options in there.items()}
    for name in sorted(there, key=far.__getitem__):
        if far[name]:
            yield Candidate("preset", far[name], {"preset": name}, state._replace(options=there[name]), name)


def case_of(case: Case, found: Candidate) -> Case:
    """Return the case of a candidate: its position under its rule set."""
    preset, state = found.preset or case.preset, found.state
    return at(replace(case, preset=preset, options=state.options, seats=state.seats), state)
