"""Positions set up by hand: the fields they are written in, and what is impossible in them."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import Card, spell
from tutor.core.complaints import Complaint
from tutor.core.fields import Field, Fields, cards_amiss, led_by, read_position, write_position
from tutor.core.game import Problem
from tutor.core.kinds import Cards, Hands, Marks, Member, Number, OneRule, OneSeat, PerSeat, Pile, Said, Seats
from tutor.core.moves import PLAY, TABLE, Seat, read_move
from tutor.core.plain import Plain
from tutor.core.reading import list_of, read_cards, read_hands
from tutor.core.seats import NOBODY
from tutor.games.gurke.before import can_redeal
from tutor.games.gurke.dealing import dealt
from tutor.games.gurke.ending import ENDS, next_buyer
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import (
    Laid,
    Phase,
    State,
    deal_size,
    full_pack,
    next_in,
    over,
    players_in,
    sort_hand,
    to_act,
)
from tutor.games.gurke.table import start

MOST = 9999

LYING = (Phase.SWAP, Phase.DRAW, Phase.KONTRA, Phase.FREE, Phase.DOUBLE, Phase.REDEAL, Phase.PLAY)
"""Phases in which cards are out."""
BEFORE_PLAY = LYING[:-1]


# What a case may say of a moment


class HandsByRank(Hands[State]):
    """Hands, each sorted as its table ranks the cards."""

    def read(self, state: State, name: str, said: Said) -> tuple[tuple[Card, ...], ...]:
        """Read them."""
        return tuple(sort_hand(state.options, hand) for hand in super().read(state, name, said))


class Sets:
    """What lies in the trick, one or several cards a player, in the order laid: ``P1 ♠5 ♥5``."""

    laid_by_seats = True

    def read(self, state: State, name: str, said: Said) -> tuple[Laid, ...]:
        """Read it."""
        return tuple(self._laid(state, str(one)) for one in list_of(name, said))

    def _laid(self, state: State, text: str) -> Laid:
        move = read_move(text, state.seats)
        if move.verb != PLAY or move.seat == TABLE:
            raise Complaint("unreadable-move", text=text, why="")
        laid = read_cards(spell(move.cards), full_pack(state))
        return state.seats.index(move.seat), sort_hand(state.options, laid)

    def write(self, state: State, value: tuple[Laid, ...]) -> object:
        """Say it."""
        return [f"{state.seats[player]} {spell(cards)}" for player, cards in value]


def _elsewhere(state: State) -> list[Card]:
    """Every card that is not in the stock."""
    laid = (cards for _, cards in state.trick)
    groups = (*state.hands, *state.rows, *state.sheet.gone, *laid, state.discards)
    return [card for group in groups for card in group]


def _dealer(state: State) -> int:
    """The last seat, unless it has been said or is still to be drawn."""
    known = state.sheet.dealer
    return known if known != NOBODY or state.phase is Phase.DEALER else len(state.seats) - 1


def _leader(state: State) -> int:
    """Who has led; without a card on the table, whoever leads first."""
    if state.trick:
        return state.trick[0][0]
    if state.phase not in LYING:
        return NOBODY
    sheet = state.sheet
    return sheet.dealer if state.options.first_leader == "dealer" else next_in(sheet.alive, sheet.dealer)


def _number(state: State) -> int:
    """One trick for every card that has left the hands; where sets may be led nobody can tell, so the second."""
    if state.phase is not Phase.PLAY or not any(state.sheet.alive):
        return 1
    size, held = deal_size(state), max(map(len, state.hands))
    if held == size:
        return 1
    return 2 if state.options.sets == "yes" or held > size else size - held + 1


def _asked(state: State) -> int:
    """The first to be asked in this phase, or nobody."""
    if state.phase is Phase.BUY:
        return next_buyer(state, 0)
    if state.phase not in BEFORE_PLAY:
        return NOBODY
    by_dealer = state.options.exchange == "dealer-equal-keep2" and state.phase in (Phase.SWAP, Phase.DRAW)
    return state.sheet.dealer if by_dealer else next_in(state.sheet.alive, state.sheet.dealer)


def _heir(state: State) -> int:
    """Where the deal goes after a question about buying back: to the dealer's left."""
    return (state.sheet.dealer + 1) % len(state.seats) if state.phase is Phase.BUY else NOBODY


def _asks_rassi(state: State) -> bool:
    return state.options.pre_play == "rassi" and state.phase in LYING


def _exchanges(state: State) -> bool:
    return state.options.exchange != "none"


STOCK = Pile(full_pack, _elsewhere, miscount="talon-count")


def _has_a_pot(options: Options) -> bool:
    """Whether anything is paid before the end."""
    return options.stake == "pot" or options.buyback != "none"


def _is_paid(options: Options) -> bool:
    """Whether a game ends with payments."""
    return options.stake != "none" or _has_a_pot(options)


FIELDS: Fields[State] = (
    Field("phase", Member(Phase), usual=lambda _: Phase.PLAY),
    Field("dealer", OneSeat(), at="sheet.dealer", usual=_dealer),
    Field("deal", Number(1, MOST), at="sheet.deal"),
    Field("in", Marks(), at="sheet.alive"),
    Field("scores", PerSeat(0, MOST), at="sheet.scores"),
    Field("gurken", PerSeat(0, MOST), at="sheet.gurken", matters=lambda state: state.options.lives == "2"),
    Field("bought", Marks(), at="sheet.bought", matters=lambda state: state.options.buyback != "none"),
    Field("gone", Hands(full_pack), at="sheet.gone"),
    Field("pot", Number(0, MOST), at="sheet.pot", under=_has_a_pot),
    Field("previous", Number(0, 99), at="sheet.previous"),
    Field("heir", OneSeat(or_nobody=True), at="sheet.heir", usual=_heir),
    Field("hands", HandsByRank(full_pack)),
    Field("trick", Sets(), led=led_by("leader")),
    Field("rows", Hands(full_pack)),
    Field("discards", Cards(full_pack)),
    Field("stock", STOCK, usual=lambda state: STOCK.rest(state) if state.phase in LYING else ()),
    Field("leader", OneSeat(or_nobody=True), usual=_leader),
    Field("number", Number(1, MOST), usual=_number),
    Field("asked", OneSeat(or_nobody=True), usual=_asked),
    Field("swapped", Number(0, 99), matters=_exchanges),
    Field("pending", Number(0, 99), matters=_exchanges),
    Field("factors", PerSeat(0, MOST, 1), matters=_asks_rassi, usual=lambda state: (1,) * len(state.seats)),
    Field("freed", Marks(), matters=_asks_rassi, usual=lambda state: (False,) * len(state.seats)),
    Field("caller", OneSeat(or_nobody=True), matters=lambda state: state.options.pre_play == "kontra"),
    Field("winners", Seats()),
    Field("losers", Seats()),
    Field("payments", PerSeat(-MOST, MOST, or_none=True), under=_is_paid),
    Field(
        "ended_by",
        OneRule(tuple(ENDS.values())),
        matters=lambda state: state.phase is Phase.OVER,
        usual=lambda state: ENDS[state.options.end],
    ),
)


def read(options: Options, seats: tuple[Seat, ...], case: Mapping[str, Plain]) -> State:
    """Read a deal (``hands``) or a moment (``position``) of a case.

    Raises ``Complaint`` for what cannot be read or is not there.
    """
    state = start(options, seats)
    if case.get("dealer") is not None:
        sheet = state.sheet._replace(dealer=OneSeat().read(state, "dealer", case["dealer"]))
        state = state._replace(phase=Phase.DEAL, sheet=sheet)
    if "position" in case:
        return read_position(FIELDS, state, case["position"])
    if "hands" in case:
        return _deal(state, read_hands(seats, case["hands"], full_pack(state)))
    return state


def _deal(state: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    """Lay out a first deal."""
    state = state._replace(sheet=state.sheet._replace(dealer=_dealer(state._replace(phase=Phase.DEAL))))
    size = deal_size(state)
    for seat, hand in zip(state.seats, hands, strict=True):
        if len(hand) != size:
            raise Complaint("hand-size", seat=seat, n=len(hand), wanted=size)
    return dealt(state, hands, [])


def write(state: State) -> dict[str, object]:
    """Write a moment so that ``read`` reads the same one back."""
    return write_position(FIELDS, start(state.options, state.seats), state)


# What is possible


def check(state: State) -> list[Problem]:
    """List what is impossible in a position, under these options."""
    if not _is_asked_here(state.options, state.phase):
        return [Problem("phase-not-here", {"phase": state.phase.value})]
    lying = (*_elsewhere(state), *state.stock)
    problems = cards_amiss(lying, full_pack(state) if state.phase in LYING else dict.fromkeys(lying))
    problems += [Problem("card-foreign", {"card": card}) for card in lying if card not in full_pack(state)]
    for player, seat in enumerate(state.seats):
        if state.hands[player] and not state.sheet.alive[player]:
            problems.append(Problem("out-with-cards", {"seat": seat}))
        if state.sheet.alive[player] and _too_high(state, player):
            problems.append(Problem("score-over-limit", {"seat": seat, "n": state.sheet.scores[player]}))
    if players_in(state) < 2 and state.phase is not Phase.OVER:
        problems.append(Problem("nobody-to-move", {}))
    elif state.phase is Phase.PLAY:
        problems += _trick_amiss(state)
    elif state.phase in BEFORE_PLAY:
        problems += _asked_amiss(state)
    elif state.phase is Phase.BUY and (state.asked == NOBODY or state.sheet.alive[state.asked]):
        problems.append(Problem("nobody-to-buy", {}))
    return problems


def _is_asked_here(options: Options, phase: Phase) -> bool:
    """Whether the table ever comes to this phase under these options."""
    if phase in (Phase.SWAP, Phase.DRAW):
        return options.exchange != "none"
    if phase is Phase.KONTRA:
        return options.pre_play == "kontra"
    if phase in (Phase.FREE, Phase.DOUBLE, Phase.REDEAL):
        return options.pre_play == "rassi"
    return phase is not Phase.BUY or options.buyback != "none"


def _too_high(state: State, player: int) -> bool:
    """Whether somebody who is in has a score that would have put them out, or cost a life."""
    if state.phase is Phase.OVER or not over(state.options, state.sheet.scores[player]):
        return False
    plays_on = state.options.end in ("all-but-one-over", "open")
    return not (plays_on and state.sheet.gurken[player] >= int(state.options.lives) - 1)


def _asked_amiss(state: State) -> list[Problem]:
    """Look for a question, or a gift of the table, that cannot be made."""
    if state.asked == NOBODY:
        return [Problem("nobody-asked", {})]
    if not state.sheet.alive[state.asked]:
        return [Problem("asked-is-out", {"seat": state.seats[state.asked]})]
    owed = state.pending if state.phase is Phase.DRAW else 0
    sizes = [len(hand) + owed * (player == state.asked) for player, hand in _inside(state)]
    if state.phase is Phase.DRAW and owed > len(state.stock):
        return [Problem("stock-too-small", {"n": owed, "stock": len(state.stock)})]
    if state.phase is Phase.REDEAL and not can_redeal(state):
        return [Problem("stock-too-small", {"n": len(state.hands[state.asked]), "stock": len(state.stock)})]
    return _uneven(state) if len(set(sizes)) > 1 or not sizes[0] else []


def _inside(state: State) -> list[tuple[int, tuple[Card, ...]]]:
    """Those who are in, with their hands."""
    return [(player, hand) for player, hand in enumerate(state.hands) if state.sheet.alive[player]]


def _uneven(state: State) -> list[Problem]:
    listed = ", ".join(str(len(hand)) for _, hand in _inside(state))
    return [Problem("hands-uneven", {"sizes": listed})]


def _trick_amiss(state: State) -> list[Problem]:
    """Look for a trick that cannot have come about."""
    alive = state.sheet.alive
    if state.leader == NOBODY:
        return [Problem("field-missing", {"field": "leader"})]
    if not alive[state.leader]:
        return [Problem("power-is-out", {"seat": state.seats[state.leader]})]
    played = [player for player, _ in state.trick]
    twice = [p for p in played if played.count(p) > 1]
    if twice:
        return [Problem("played-twice", {"seat": state.seats[twice[0]]})]
    if len(played) >= sum(alive):
        return [Problem("trick-already-full", {})]
    for place, player in enumerate(played):
        if player != to_act(state._replace(trick=state.trick[:place])):
            return [Problem("trick-order", {"seat": state.seats[player]})]
    counts = {len(cards) for _, cards in state.trick}
    if len(counts) > 1 or (counts - {1} and state.options.sets == "no"):
        return [Problem("trick-uneven", {})]
    count = next(iter(counts), 0)
    sizes = {len(hand) + (count if player in played else 0) for player, hand in _inside(state)}
    return _uneven(state) if len(sizes) > 1 or sizes == {0} else []
