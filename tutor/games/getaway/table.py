"""Getaway at the table: starting, reading and writing positions, what can be seen, what may be named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from tutor.cards import BACK, Card, card, cards, spell, tidy
from tutor.game import TABLE, Complaint, Hand, Move, Outcome, Pile, Problem, Scene, Seat, read_move
from tutor.games.getaway.consequences import opened
from tutor.games.getaway.options import Options
from tutor.games.getaway.sieves import VERBS, next_to_play
from tutor.games.getaway.state import (
    NOBODY,
    Phase,
    State,
    full_pack,
    highest,
    must_draw,
    opening_ace,
    place_in_window,
    players_in,
    seat_of,
    takes_from,
)


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the deal; the last seat deals, so that the first seat gets the first card."""
    return State(options, seats, dealer=(len(seats) - 1 if options.direction == "clockwise" else 1 % len(seats)))


def again(state: State) -> State:
    """The next game of a series: the deal moves on one seat (getaway.deal.rotate-dealer), losses are kept."""
    dealer = state.dealer
    if state.options.dealer_rotation == "on":
        dealer = (dealer + state.step) % len(state.seats)
    return State(state.options, state.seats, dealer=dealer, youngest=state.youngest, losses=state.losses)


# Reading and writing


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    state = start(options, seats)
    if "dealer" in case:
        state = state._replace(dealer=_seat(state, case["dealer"]))
    if "youngest" in case:
        state = state._replace(youngest=_seat(state, case["youngest"]))
    if "position" in case:
        return _position(state, case["position"])
    if "hands" in case:
        return _deal(state, case["hands"])
    return state


def _deal(state: State, said: Mapping[str, Any]) -> State:
    """Read a complete deal."""
    hands = _hands(state, said)
    dealt = [c for hand in hands for c in hand]
    missing = [c for c in full_pack(state.options) if c not in dealt]
    if missing:
        raise Complaint("deal-incomplete", cards=tuple(missing), n=len(missing))
    sizes = [len(hand) for hand in hands]
    if state.options.deal_method == "even" and max(sizes) - min(sizes) > 1:
        raise Complaint("deal-uneven", sizes=", ".join(map(str, sizes)), rule="getaway.deal.whole-pack-even")
    return opened(state, hands)


def _hands(state: State, said: Any) -> tuple[tuple[Card, ...], ...]:
    """Read the hands; a card twice and a card that is not in the pack are refused."""
    if not isinstance(said, Mapping):
        raise Complaint("hands-not-a-list", text=str(said)[:80])
    hands: list[tuple[Card, ...]] = [()] * len(state.seats)
    seen: set[Card] = set()
    allowed = set(full_pack(state.options))
    for name, text in said.items():
        player = _seat(state, name)
        try:
            hand = cards(str(text or ""))
        except ValueError as wrong:
            raise Complaint("unreadable-card", seat=state.seats[player], why=str(wrong)) from None
        for one in hand:
            if one not in allowed:
                raise Complaint("card-foreign", card=one)
            if one in seen:
                raise Complaint("card-twice", card=one)
            seen.add(one)
        hands[player] = tidy(hand)
    return tuple(hands)


def _seat(state: State, name: Any) -> int:
    for player, seat in enumerate(state.seats):
        if seat.lower() == str(name).lower():
            return player
    raise Complaint("no-such-seat", text=str(name), seats=", ".join(state.seats))


FIELDS = (
    "hands",
    "trick",
    "number",
    "power",
    "pile",
    "phase",
    "drawn",
    "asked",
    "asks_from",
    "in",
    "donor",
    "gatherer",
    "heaps",
    "loser",
    "losses",
)


def _position(state: State, said: Any) -> State:
    """Read a moment of a game; what is not said is what it most likely is."""
    if not isinstance(said, Mapping):
        raise Complaint("position-not-a-list", text=str(said)[:80])
    for name in said:
        if name not in FIELDS:
            raise Complaint("no-such-field", field=str(name), fields=", ".join(FIELDS))
    hands = _hands(state, said.get("hands", {}))
    trick = tuple(_laid(state, text) for text in said.get("trick") or ())
    number = _whole("number", said.get("number", 2), 1, 999)
    power = _seat(state, said["power"]) if "power" in said else trick[0][0] if trick else NOBODY
    phase = _phase(said.get("phase"), bool(trick), number)
    alive = tuple(bool(hand) for hand in hands)
    if "in" in said:
        alive = tuple(any(s.lower() == str(n).lower() for n in said["in"]) for s in state.seats)
    else:
        lying = {player for player, _ in trick}
        alive = tuple(a or p in lying or p == power for p, a in enumerate(alive))
    if power == NOBODY and number == 1:
        ace = opening_ace(state.options)
        power = next((p for p, hand in enumerate(hands) if ace in hand), NOBODY)
    if power == NOBODY and phase is not Phase.HEAPS:
        raise Complaint("field-missing", field="power")
    used = {c for hand in hands for c in hand} | {c for _, c in trick}
    heaps = tuple(cards(str(heap or "")) for heap in said.get("heaps") or ())
    used |= {c for heap in heaps for c in heap}
    rest = tuple(c for c in full_pack(state.options) if c not in used)
    first = (state.dealer + state.step) % len(hands) if number == 1 else power
    return state._replace(
        hands=hands,
        alive=alive,
        trick=trick,
        number=number,
        power=power,
        phase=phase,
        pile=_pile(said.get("pile", "rest"), rest),
        drawn=_one_of("drawn", said.get("drawn", ""), ("", "pile", "hand")),
        asked=_whole("asked", said.get("asked", 0), 0, 99),
        asks_from=_seat(state, said["asks_from"]) if "asks_from" in said else first,
        donor=_seat(state, said["donor"]) if "donor" in said else NOBODY,
        gatherer=_seat(state, said["gatherer"]) if "gatherer" in said else NOBODY,
        heaps=heaps,
        loser=_seat(state, said["loser"]) if "loser" in said else NOBODY,
        losses=tuple(_whole("losses", n, 0, 9999) for n in said.get("losses") or ()),
    )


def _laid(state: State, text: Any) -> tuple[int, Card]:
    move = read_move(str(text), state.seats, VERBS)
    if move.verb != "play" or len(move.cards) != 1 or move.seat == TABLE:
        raise Complaint("unreadable-move", text=str(text), why="")
    if move.card not in full_pack(state.options):
        raise Complaint("card-foreign", card=move.card)
    return seat_of(state, move.seat), move.card


def _phase(said: Any, lies: bool, number: int) -> Phase:
    if said is not None:
        return Phase(_one_of("phase", said, tuple(p.value for p in Phase)))
    if not lies:
        return Phase.WINDOW
    return Phase.FIRST if number == 1 else Phase.TRICK


def _pile(said: Any, rest: tuple[Card, ...]) -> tuple[Card, ...]:
    """Read the pile: ``rest`` is every card that lies nowhere else; a number must say the same."""
    if said == "rest":
        return rest
    if isinstance(said, int) or str(said).isdigit():
        if int(said) != len(rest):
            raise Complaint("pile-count", n=int(said), rest=len(rest))
        return rest
    return cards(str(said or ""))


def _whole(field: str, said: Any, least: int, most: int) -> int:
    if isinstance(said, int) and least <= said <= most:
        return said
    if str(said).isdigit() and least <= int(said) <= most:
        return int(said)
    raise Complaint("not-a-number", field=field, text=str(said)[:40], least=least, most=most)


def _one_of(field: str, said: Any, values: Sequence[str]) -> str:
    if said not in values:
        raise Complaint("no-such-word", field=field, text=str(said)[:40], values=", ".join(v for v in values if v))
    return str(said)


def write(state: State) -> dict[str, Any]:
    """Write a moment so that ``read`` reads the same one back."""
    seats = state.seats
    said: dict[str, Any] = {
        "hands": {seats[p]: spell(hand) for p, hand in enumerate(state.hands) if hand},
        "phase": state.phase.value,
        "number": state.number,
        "pile": spell(state.pile),
        "in": [seat for seat, alive in zip(seats, state.alive, strict=False) if alive],
        "asked": state.asked,
    }
    if state.trick:
        said["trick"] = [f"{seats[p]} {c}" for p, c in state.trick]
    for name in ("power", "asks_from", "donor", "gatherer", "loser"):
        if (player := getattr(state, name)) != NOBODY:
            said[name] = str(seats[player])
    if state.drawn:
        said["drawn"] = state.drawn
    if state.heaps:
        said["heaps"] = [spell(heap) for heap in state.heaps]
    if state.losses:
        said["losses"] = list(state.losses)
    return said


# What is possible


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    problems: list[Problem] = []
    lying = [c for hand in state.hands for c in hand] + [c for _, c in state.trick] + list(state.pile)
    lying += [c for heap in state.heaps for c in heap]
    whole = full_pack(state.options)
    problems += [Problem("card-twice", {"card": c}) for c in dict.fromkeys(lying) if lying.count(c) > 1]
    problems += [Problem("card-foreign", {"card": c}) for c in dict.fromkeys(lying) if c not in whole]
    missing = [c for c in whole if c not in lying]
    if missing and state.phase is not Phase.DEAL:
        problems.append(Problem("cards-missing", {"cards": tuple(missing), "n": len(missing)}))
    problems += [
        Problem("out-with-cards", {"seat": seat})
        for seat, hand, alive in zip(state.seats, state.hands, state.alive, strict=False)
        if hand and not alive
    ]
    if state.phase in (Phase.WINDOW, Phase.TRICK, Phase.FIRST):
        problems += _check_table(state)
    return problems


def _check_table(state: State) -> list[Problem]:
    problems = []
    if not state.alive[state.power]:
        problems.append(Problem("power-is-out", {"seat": state.seats[state.power]}))
    if players_in(state) < 2:
        problems.append(Problem("nobody-to-move", {}))
    if must_draw(state) and not state.pile and state.options.last_card_power != "draw-hand":
        problems.append(Problem("pile-empty", {"rule": "getaway.gap.pile-empty"}))
    played = [player for player, _ in state.trick]
    if len(set(played)) < len(played):
        problems.append(Problem("played-twice", {"seat": state.seats[next(p for p in played if played.count(p) > 1)]}))
    if state.phase is Phase.TRICK:
        off = [c for _, c in state.trick if c.suit != state.led]
        if off:
            problems.append(Problem("trick-already-stopped", {"card": off[0], "rule": "getaway.trick.tochoo-stops"}))
    if state.phase in (Phase.TRICK, Phase.FIRST) and len(played) >= players_in(state):
        problems.append(Problem("trick-already-full", {}))
    return problems


# Who may act


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act now, the one whose turn it is first."""
    seats = state.seats
    if state.phase in (Phase.DEAL, Phase.DRAW):
        return (TABLE,)
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.HEAPS:
        return (seats[state.asked],)
    if state.phase is Phase.STOPPED:
        return (seats[state.gatherer],)
    if state.phase is Phase.TRICK:
        return (seats[next_to_play(state)],)
    if state.phase is Phase.FIRST:
        waiting = seats[next_to_play(state)]
        if state.options.first_trick_order != "free":
            return (waiting,)
        played = {player for player, _ in state.trick}
        return (waiting, *(s for p, s in enumerate(seats) if state.alive[p] and p not in played and s != waiting))
    return (seats[state.power], *_takers(state))


def _takers(state: State) -> tuple[Seat, ...]:
    """Who besides the leader may still take a hand in this window, in the order they are asked."""
    options = state.options
    closed = state.drawn or options.take__who == "power-only"
    if closed or (state.number == 1 and options.take__before_first_trick == "no"):
        return ()
    count = len(state.seats)
    order = [(state.asks_from + state.step * n) % count for n in range(count)]
    return tuple(
        state.seats[p]
        for p in order
        if p != state.power
        and state.alive[p]
        and place_in_window(state, p) >= state.asked
        and takes_from(state, p) != NOBODY
    )


def outcome(state: State) -> Outcome | None:
    """Who lost; there is no other ranking (getaway.goal.loser)."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(state.ended_by or "getaway.end.last-with-cards", losers=(state.seats[state.loser],))


# What can be seen and named


def seen_by(state: State, seat: Seat) -> State:
    """What this seat can know: its own hand, the open trick, and how many cards the others and the pile have."""
    me = seat_of(state, seat)
    hands = tuple(hand if p == me else (BACK,) * len(hand) for p, hand in enumerate(state.hands))
    backs = tuple((BACK,) * len(heap) for heap in state.heaps)
    return state._replace(hands=hands, pile=(BACK,) * len(state.pile), heaps=backs)


def facts(state: State, move: Move | None) -> dict[str, Any]:
    """What a sentence about a move here may name."""
    named: dict[str, Any] = {"number": state.number}
    acting = movers(state)
    named["turn"] = acting[0] if acting else ""
    if state.power != NOBODY:
        named["power"] = state.seats[state.power]
    if state.trick:
        top, best = highest(state.trick)
        named |= {
            "led": state.led,
            "top": state.seats[top],
            "top_card": best,
            "lead": state.trick[0][1],
            "trick": tuple(c for _, c in state.trick),
        }
    named["pile"] = len(state.pile)
    if move is None or move.seat == TABLE or not state.hands:
        return named
    player = seat_of(state, move.seat)
    hand = state.hands[player]
    target = takes_from(state, player)
    named |= {
        "seat": move.seat,
        "suited": tuple(c for c in hand if c.suit == state.led),
        "held": len(hand),
        "other": state.seats[target] if target != NOBODY else "",
        "other_held": len(state.hands[target]) if target != NOBODY else 0,
    }
    if move.cards:
        named["card"] = move.cards[0]
    return named


def scene(state: State, seat: Seat | None) -> Scene:
    """The position as it is shown; with a seat, other hands are backs."""
    visible = state if seat is None else seen_by(state, seat)
    acting = movers(state)
    hands = tuple(
        Hand(
            name,
            cards=tuple(c for c in visible.hands[p] if c is not BACK) if visible.hands else (),
            count=len(state.hands[p]) if state.hands else 0,
            hidden=seat is not None and seat != name,
            tags=_tags(state, p),
            out=bool(state.alive) and not state.alive[p],
        )
        for p, name in enumerate(state.seats)
    )
    trick = tuple((state.seats[p], (c,)) for p, c in state.trick)
    piles: tuple[Pile, ...] = (Pile("pile", len(state.pile)),)
    if state.phase is Phase.HEAPS:
        piles = tuple(Pile("heap", 0, value=str(n + 1)) for n, heap in enumerate(state.heaps) if heap)
    top = state.seats[highest(state.trick)[0]] if state.trick else None
    noted: list[tuple[str, Any]] = []
    if state.losses:
        noted = [("losses", f"{s} {n}") for s, n in zip(state.seats, state.losses, strict=True)]
    return Scene(hands, trick, piles, top, tuple(noted), state.number if acting else 0)


def _tags(state: State, player: int) -> tuple[str, ...]:
    tags = []
    if state.alive and not state.alive[player]:
        return ("loser",) if state.loser == player else ("escaped",)
    if state.phase is Phase.OVER and state.loser == player:
        return ("loser",)
    # Before trick 1 nobody is to learn from the table who holds the opening ace.
    if player == state.power and state.number > 1:
        tags.append("power")
    if player == state.dealer and state.number == 1:
        tags.append("dealer")
    if state.drawn and player == state.power:
        tags.append("drawn")
    return tuple(tags)


def chances(state: State) -> Sequence[Move] | None:
    """Every card the table could give, or None before the deal."""
    if state.phase is not Phase.DRAW:
        return None
    source = state.pile if state.donor == NOBODY else state.hands[state.donor]
    return [Move(TABLE, "draw", (one,)) for one in source]


def chance(state: State, random: Any) -> Move:
    """One shuffled deal, heaps cut by eye, or one card drawn blind."""
    possible = chances(state)
    if possible is not None:
        move: Move = possible[random.randrange(len(possible))]
        return move
    shuffled = list(full_pack(state.options))
    random.shuffle(shuffled)
    value = ""
    if state.options.deal_method == "piles":
        value = " ".join(map(str, _by_eye(len(shuffled), len(state.seats), random)))
    return Move(TABLE, "deal", tuple(shuffled), value)


def _by_eye(count: int, heaps: int, random: Any) -> list[int]:
    """Heap sizes that look level: each border between two heaps may be a card or two off."""
    cuts = [0] + [round(count * n / heaps) + random.randint(-1, 1) for n in range(1, heaps)] + [count]
    return [after - before for before, after in pairwise(cuts)]


def read_card(text: str) -> Card:
    """Read one card of this game."""
    return card(text)
