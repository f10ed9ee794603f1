"""Positions of Écarté by hand: reading and writing them, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.cards import Card, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Problem
from tutor.core.moves import PLAY, TABLE, Seat, read_move
from tutor.core.reading import fields_of, one_of, read_cards, read_hands, seat_number, whole
from tutor.games.ecarte.consequences import dealt, dealt_by, missing
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import (
    HAND,
    NOBODY,
    TARGET,
    WHOLE,
    Company,
    Entry,
    Phase,
    State,
    beats,
    other,
)
from tutor.games.ecarte.verbs import VERBS

FIELDS = (
    "hands", "turn_up", "phase", "dealer", "score", "number", "talon", "discards", "exchanges", "obliged", "king",
    "turn", "trick", "played", "won", "before", "offenders", "missed", "named", "cuts", "winner", "worth", "ended_by",
    "company",
)  # fmt: skip
COMPANY = ("order", "bank", "first", "bets", "side", "covered", "ledger", "advice")
ENDS = ("", "ecarte.match.end-at-five", "ecarte.king.wins-at-four", "ecarte.opt.chouette")
PLAYERS = ("obliged", "king", "turn", "winner")


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the draw for the deal."""
    count = len(seats)
    zeros, empty = (0,) * count, ((),) * count
    company = Company(bets=zeros) if options.chouette == "on" else None
    return State(options, seats, hands=empty, discards=empty, score=zeros, won=zeros, cuts=empty, company=company)


def again(state: State) -> State:
    """The next Partie of a series begins with a new draw."""
    return start(state.options, state.seats)


# Reading


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Any]) -> State:
    """Read two hands before the turn-up (``hands``), or any moment (``position``), of a case.

    With a ``dealer`` and nothing else the draw for the deal is left out. Where no dealer is named,
    the last of two deals; in a chouette the seats stand in line, banker first.

    Raises ``Complaint`` for a card that cannot be read, a seat that is not there, or an incomplete deal.
    """
    state = start(options, seats)
    if "position" not in case and "hands" not in case:
        return state if "dealer" not in case else _facing(state, case)
    state = _facing(state, case)
    if "position" in case:
        return _position(state, case["position"])
    hands = tuple(map(tidy, read_hands(seats, case["hands"], WHOLE)))
    for player, hand in enumerate(hands):
        wanted = HAND if player in (state.elder, state.dealer) else 0
        if len(hand) != wanted:
            raise Complaint("hand-size", seat=seats[player], n=len(hand), wanted=wanted)
    return dealt(state, hands)


def _facing(state: State, case: Mapping[str, Any]) -> State:
    """Settle who deals."""
    count = len(state.seats)
    if state.company is not None:
        first = state.company._replace(order=tuple(range(count)))
        return state._replace(phase=Phase.DEAL, dealer=0, elder=1, company=first)
    place = case.get("position")
    said = place.get("dealer") if isinstance(place, Mapping) else None
    named = case.get("dealer", said)
    return dealt_by(state, count - 1 if named is None else seat_number(state.seats, named))


def _position(state: State, said: Any) -> State:
    """Read a moment of a game; what is not said is what it most likely is."""
    said = fields_of(said, FIELDS)
    seats = state.seats
    if "dealer" in said and state.company is None:
        state = dealt_by(state, seat_number(seats, said["dealer"]))
    if "company" in said and state.company is not None:
        state = _company(state, said["company"])
    trick = tuple(_laid(state, text) for text in _list("trick", said.get("trick")))
    played = tuple(_laid(state, text) for text in _list("played", said.get("played")))
    turn_up = read_cards(said.get("turn_up"), WHOLE)
    if len(turn_up) > 1:
        raise Complaint("not-one-card", field="turn_up", text=str(said["turn_up"])[:40])
    phase = _phase(said.get("phase"), lies=bool(trick or played), turned=bool(turn_up))
    if not turn_up and phase in (Phase.PROPOSE, Phase.ANSWER, Phase.DISCARD, Phase.DRAW, Phase.PLAY, Phase.NAMED):
        raise Complaint("field-missing", field="turn_up")
    hands = tuple(map(tidy, read_hands(seats, said.get("hands") or {}, WHOLE)))
    discards = read_hands(seats, said.get("discards") or {}, WHOLE)
    groups = (*hands, *discards, turn_up, tuple(c for _, c in trick), tuple(c for _, c in played))
    used = {c for group in groups for c in group}
    dealt_cards = bool(used)
    who: dict[str, Any] = {name: seat_number(seats, said[name]) for name in PLAYERS if name in said}
    if phase in (Phase.CUT, Phase.CHOOSE):
        who |= {"dealer": NOBODY, "elder": NOBODY}
    read_state = state._replace(
        phase=phase,
        hands=hands,
        score=_numbers(state, "score", said.get("score"), state.score),
        number=whole("number", said.get("number", 1), 1, 999),
        turn_up=turn_up[0] if turn_up else None,
        talon=_talon(said.get("talon", "rest"), tidy(WHOLE - used)) if dealt_cards else (),
        discards=discards,
        exchanges=whole("exchanges", said.get("exchanges", 0), 0, 99),
        trick=trick,
        played=played,
        won=_won(state, played, turn_up[0].suit if turn_up else ""),
        before=_numbers(state, "before", said["before"], state.score) if said.get("before") else (),
        offenders=_seats(seats, "offenders", said.get("offenders")),
        missed=_seats(seats, "missed", said.get("missed")),
        named=one_of("named", said.get("named", ""), ("", "♠", "♥", "♦", "♣")),
        cuts=_cuts(state, said.get("cuts")),
        worth=whole("worth", said.get("worth", 0), 0, 3),
        ended_by=one_of("ended_by", said.get("ended_by", ""), ENDS),
        **who,
    )
    if "turn" not in said:
        read_state = read_state._replace(turn=_turn(read_state))
    _complete(read_state)
    return read_state


def _complete(state: State) -> None:
    """Refuse a phase that makes no sense with what is said.

    Raises ``Complaint`` naming what is missing.
    """
    phase, company = state.phase, state.company
    if company is not None and phase is Phase.CHOOSE:
        raise Complaint("no-such-word", field="phase", text=phase.value, values="chouette=off")
    for player, seat in enumerate(state.seats):
        if state.score[player] and player not in (state.elder, state.dealer):
            two = f"{state.seats[state.elder]}, {state.seats[state.dealer]}"
            raise Complaint("no-such-seat", text=str(seat), seats=two)
    if company is None and phase in AT_THE_BANK:
        raise Complaint("no-such-word", field="phase", text=phase.value, values="chouette=on")
    if company is not None and not company.order and phase is not Phase.CUT:
        raise Complaint("field-missing", field="order")
    if phase is Phase.CHOOSE and state.turn == NOBODY:
        raise Complaint("field-missing", field="turn")
    if phase is Phase.NAMED and not (state.trick and state.named):
        raise Complaint("field-missing", field="trick" if state.named else "named")
    if phase is Phase.OVER and company is None and state.winner == NOBODY:
        raise Complaint("field-missing", field="winner")


def _list(field: str, said: Any) -> Sequence[Any]:
    if said is None:
        return ()
    if isinstance(said, str) or not isinstance(said, Sequence):
        raise Complaint("not-a-list", field=field, text=str(said)[:40])
    return said


def _laid(state: State, text: Any) -> tuple[int, Card]:
    move = read_move(str(text), state.seats, VERBS)
    if move.verb != PLAY or len(move.cards) != 1 or move.seat == TABLE:
        raise Complaint("unreadable-move", text=str(text), why="")
    if move.card not in WHOLE:
        raise Complaint("card-foreign", card=move.card)
    return state.seats.index(move.seat), move.card


def _phase(said: Any, *, lies: bool, turned: bool) -> Phase:
    if said is not None:
        return Phase(one_of("phase", said, tuple(p.value for p in Phase)))
    if lies:
        return Phase.PLAY
    return Phase.PROPOSE if turned else Phase.DEAL


def _numbers(state: State, field: str, said: Any, usual: tuple[int, ...]) -> tuple[int, ...]:
    """Read a number for each seat; a seat that is not named keeps the usual one."""
    if said is None:
        return usual
    if not isinstance(said, Mapping):
        raise Complaint("not-a-list", field=field, text=str(said)[:40])
    found = list(usual)
    for name, value in said.items():
        text = str(value)
        minus = text.startswith("-")
        found[seat_number(state.seats, name)] = whole(field, text.removeprefix("-"), 0, 99_999) * (-1 if minus else 1)
    return tuple(found)


def _seats(seats: Sequence[Seat], field: str, said: Any) -> tuple[int, ...]:
    return tuple(sorted({seat_number(seats, name) for name in _list(field, said)}))


def _cuts(state: State, said: Any) -> tuple[tuple[Card, ...], ...]:
    """Read the cards drawn for the deal, which go back and may come twice."""
    if said is None:
        return state.cuts
    if not isinstance(said, Mapping):
        raise Complaint("hands-not-a-list", text=str(said)[:80])
    drawn = {seat_number(state.seats, name): text for name, text in said.items()}
    return tuple(
        tuple(one for word in str(drawn.get(p, "")).split() for one in read_cards(word, WHOLE, seat))
        for p, seat in enumerate(state.seats)
    )


def _talon(said: Any, rest: tuple[Card, ...]) -> tuple[Card, ...]:
    """Read the talon: ``rest`` is every card that lies nowhere else; a number must say the same."""
    if said == "rest":
        return rest
    if str(said).isdigit():
        if int(said) != len(rest):
            raise Complaint("pile-count", n=int(said), rest=len(rest))
        return rest
    return tidy(read_cards(said, WHOLE))


def _won(state: State, played: Sequence[tuple[int, Card]], trump: str) -> tuple[int, ...]:
    """Count the tricks of each player."""
    won = [0] * len(state.seats)
    for (leader, lead), (follower, reply) in zip(played[::2], played[1::2], strict=False):
        won[follower if beats(reply, lead, trump) else leader] += 1
    return tuple(won)


def _turn(state: State) -> int:
    """Return whose turn it most likely is."""
    phase = state.phase
    if phase in (Phase.PLAY, Phase.NAMED):
        if state.trick:
            return other(state, state.trick[0][0])
        if len(state.played) >= 2:
            (leader, lead), (follower, reply) = state.played[-2:]
            return follower if beats(reply, lead, state.trump) else leader
        return state.elder
    if phase in (Phase.PROPOSE, Phase.DISCARD):
        return state.elder
    if phase is Phase.ANSWER:
        return state.dealer
    if phase is Phase.BALANCE and state.company is not None and state.company.surplus > 0:
        return state.company.order[2 if state.options.chouette_over == "side-bettor" else 0]
    if phase in (Phase.BANK, Phase.CASH, Phase.BALANCE):
        return state.dealer
    if phase is Phase.DRAW:
        return state.elder if len(state.hands[state.elder]) < HAND else state.dealer
    return state.elder if phase is Phase.BET else NOBODY


def _company(state: State, said: Any) -> State:
    said = fields_of(said, COMPANY)
    seats = state.seats
    count = len(seats)
    named = _list("order", said.get("order", list(seats)))
    order = tuple(seat_number(seats, name) for name in named)
    if order and sorted(order) != list(range(count)):
        raise Complaint("order-incomplete", seats=", ".join(seats))
    company = Company(
        order=order,
        bank=whole("bank", said.get("bank", 0), 0, 99_999),
        first=one_of("first", said.get("first", "yes"), ("yes", "no")) == "yes",
        bets=_numbers(state, "bets", said.get("bets"), (0,) * count),
        side=seat_number(seats, said["side"]) if "side" in said else NOBODY,
        covered=whole("covered", said.get("covered", 0), 0, 99_999) if "side" in said else 0,
        ledger=tuple(_entry(state, one) for one in _list("ledger", said.get("ledger"))),
        advice=tuple(_advice(state, one) for one in _list("advice", said.get("advice"))),
    )
    dealer, elder = (order[0], order[1]) if order else (NOBODY, NOBODY)
    return state._replace(company=company, dealer=dealer, elder=elder)


def _entry(state: State, said: Any) -> Entry:
    """Read a line of the ledger: what, who, how much to the purse, what then lies in the bank."""
    parts = str(said).split()
    if len(parts) != 4:
        raise Complaint("not-a-list", field="ledger", text=str(said)[:40])
    what, name, amount, bank = parts
    (signed,) = _numbers(state._replace(seats=(Seat(name),)), "ledger", {name: amount}, (0,))
    return Entry(what, seat_number(state.seats, name), signed, whole("ledger", bank, 0, 99_999))


def _advice(state: State, said: Any) -> tuple[int, str]:
    name, _, text = str(said).partition(" ")
    return seat_number(state.seats, name), text


# Writing


def write(state: State) -> dict[str, Any]:
    """Write a moment so that ``read`` reads the same one back."""
    seats = state.seats
    said: dict[str, Any] = {"phase": state.phase.value}
    two = [p for p in (state.elder, state.dealer) if p != NOBODY]
    if state.dealer != NOBODY:
        said["dealer"] = str(seats[state.dealer])
    said["score"] = {str(seats[p]): state.score[p] for p in two}
    said["hands"] = {str(seats[p]): spell(hand) for p, hand in enumerate(state.hands) if hand}
    if state.turn_up is not None:
        said["turn_up"] = state.turn_up.text
    said["talon"] = spell(state.talon)
    if any(state.discards):
        said["discards"] = {str(seats[p]): spell(cards) for p, cards in enumerate(state.discards) if cards}
    if any(state.cuts):
        said["cuts"] = {str(seats[p]): " ".join(map(str, drawn)) for p, drawn in enumerate(state.cuts) if drawn}
    for name in ("trick", "played"):
        if laid := getattr(state, name):
            said[name] = [f"{seats[p]} {c}" for p, c in laid]
    if any(state.won):
        said["won"] = {str(seats[p]): state.won[p] for p in two}
    if state.before:
        said["before"] = {str(seats[p]): state.before[p] for p in two}
    for name in PLAYERS:
        if (player := getattr(state, name)) != NOBODY:
            said[name] = str(seats[player])
    for name in ("offenders", "missed"):
        if players := getattr(state, name):
            said[name] = [str(seats[p]) for p in players]
    said["number"] = state.number
    said["exchanges"] = state.exchanges
    for name in ("named", "worth", "ended_by"):
        if value := getattr(state, name):
            said[name] = value
    if state.company is not None:
        said["company"] = _write_company(state, state.company)
    return said


def _write_company(state: State, company: Company) -> dict[str, Any]:
    seats = state.seats
    said: dict[str, Any] = {
        "order": [str(seats[p]) for p in company.order],
        "bank": company.bank,
        "first": "yes" if company.first else "no",
        "bets": {str(seats[p]): bet for p, bet in enumerate(company.bets) if bet},
    }
    if company.side != NOBODY:
        said |= {"side": str(seats[company.side]), "covered": company.covered}
    if company.ledger:
        said["ledger"] = [f"{e.what} {seats[e.player]} {e.amount} {e.bank}" for e in company.ledger]
    if company.advice:
        said["advice"] = [f"{seats[p]} {text}" for p, text in company.advice]
    return said


# What is possible

AT_THE_BANK = (Phase.BANK, Phase.BET, Phase.BALANCE, Phase.CASH)
BEFORE_THE_CARDS = (Phase.CUT, Phase.CHOOSE, Phase.BANK, Phase.BET, Phase.BALANCE)
SETTLED_TURN = (Phase.PROPOSE, Phase.ANSWER, Phase.PLAY, Phase.NAMED, Phase.BANK, Phase.BALANCE, Phase.CASH)
AT_THE_CARDS = (Phase.TURN, Phase.PROPOSE, Phase.ANSWER, Phase.DISCARD, Phase.DRAW, Phase.PLAY, Phase.NAMED)


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    lying = [c for group in (*state.hands, *state.discards, state.talon) for c in group]
    lying += [c for _, c in (*state.trick, *state.played)]
    if state.turn_up is not None:
        lying.append(state.turn_up)
    problems = [Problem("card-twice", {"card": c}) for c in dict.fromkeys(lying) if lying.count(c) > 1]
    absent = tuple(c for c in tidy(WHOLE) if c not in lying)
    if absent and (lying or state.phase in AT_THE_CARDS):
        problems.append(Problem("cards-missing", {"cards": absent, "n": len(absent)}))
    if state.phase in AT_THE_CARDS:
        problems += _check_hands(state)
    best = max(state.score)
    if best >= TARGET and state.phase in AT_THE_CARDS and state.options.chouette_unit == "partie":
        problems.append(Problem("score-over", {"seat": state.seats[state.score.index(best)], "n": best}))
    company = state.company
    if company is not None and _nobody_pays(state, company):
        problems.append(Problem("nobody-to-move"))
    early = state.phase in AT_THE_CARDS and state.phase not in (Phase.PLAY, Phase.NAMED)
    if (lying and state.phase in BEFORE_THE_CARDS) or (early and (state.played or state.trick)):
        problems.append(Problem("cards-too-early"))
    if state.phase in SETTLED_TURN and state.turn != (whose := _turn(state)):
        problems.append(Problem("turn-wrong", {"seat": state.seats[state.turn], "turn": state.seats[whose]}))
    return problems


def _nobody_pays(state: State, company: Company) -> bool:
    """Whether money is due but the one whose turn it is has none to pay."""
    if state.phase is Phase.BALANCE:
        return company.surplus == 0
    return state.phase is Phase.BET and (state.turn == company.order[0] or bool(company.bets[state.turn]))


def _check_hands(state: State) -> list[Problem]:
    problems = []
    laid = [player for player, _ in (*state.played, *state.trick)]
    for player, seat in enumerate(state.seats):
        sits = player in (state.elder, state.dealer)
        wanted = HAND - laid.count(player) if sits else 0
        drawing = state.phase is Phase.DRAW and player == state.turn
        if len(state.hands[player]) != wanted and not drawing:
            problems.append(Problem("hand-size", {"seat": seat, "n": len(state.hands[player]), "wanted": wanted}))
    if state.phase is Phase.DRAW and not 0 < missing(state) <= len(state.talon):
        facts = {"seat": state.seats[state.turn], "n": len(state.hands[state.turn]), "wanted": HAND - 1}
        problems.append(Problem("hand-size", facts))
    two = [state.elder, state.dealer]
    empty = state.phase is Phase.PLAY and not state.hands[state.turn]
    if empty or (state.turn not in two and state.phase is not Phase.TURN):
        problems.append(Problem("nobody-to-move"))
    if len(state.trick) > 1:
        problems.append(Problem("trick-already-full"))
    pairs = zip(laid[: len(state.played) : 2], laid[1 : len(state.played) : 2], strict=False)
    if len(state.played) % 2 or any(first == second for first, second in pairs):
        problems.append(Problem("tricks-broken"))
    return problems
