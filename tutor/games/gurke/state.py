"""A moment of a partie: the hands and the trick of this deal, and the score sheet that outlives it.

Players are numbered in the order seated, clockwise. A hand is kept sorted by rank, lowest
first, so that its lowest cards stand in front.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from tutor.core.cards import SUITS, Card
from tutor.core.moves import Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.gurke import sets, sizes
from tutor.games.gurke.options import Options
from tutor.games.gurke.values import is_ace, ranks

NOT_SAID = -1
"""The first player of the exchange has not spoken yet."""

Laid: TypeAlias = tuple[int, tuple[Card, ...]]
"""A player and the cards that this player laid in the trick."""


class Phase(Enum):
    """What the table is waiting for."""

    DEALER = "dealer"
    """The seat that deals first to be drawn (gurke.gap.first-dealer)."""
    DEAL = "deal"
    """The table to deal."""
    SWAP = "swap"
    """Someone to say which cards to exchange (gurke.opt.exchange)."""
    DRAW = "draw"
    """The table to give cards from the stock for those thrown away."""
    KONTRA = "kontra"
    """Kontra or pass (gurke.opt.pre-play=kontra)."""
    FREE = "free"
    """The dealer's first question (gurke.opt.pre-play=rassi)."""
    DOUBLE = "double"
    """The dealer's second question, and the third after it (gurke.opt.pre-play=rassi)."""
    REDEAL = "redeal"
    """The table to give a whole new hand (gurke.opt.pre-play=rassi)."""
    PLAY = "play"
    """A card or a set to the trick."""
    BUY = "buy"
    """Someone who is out to buy back in or to decline (gurke.opt.buyback)."""
    OVER = "over"


PLAYING = Phase.PLAY
"""The phase that is asked for most by a name of its own: looked up in its class it takes eight times as long."""
SPOKEN = (Phase.SWAP, Phase.KONTRA, Phase.FREE, Phase.DOUBLE, Phase.BUY)
"""Phases in which somebody is asked."""
BY_TABLE = (Phase.DEALER, Phase.DEAL, Phase.DRAW, Phase.REDEAL)
"""Phases in which the table is to move."""


class Sheet(NamedTuple):
    """The score sheet: what lasts from deal to deal."""

    alive: tuple[bool, ...]
    """Who is still in."""
    scores: tuple[int, ...]
    """Penalty points; at a table without scoring, lost deals."""
    gurken: tuple[int, ...]
    """Lives lost: the cucumbers on the sheet."""
    bought: tuple[bool, ...]
    """Who has bought back in."""
    gone: tuple[tuple[Card, ...], ...]
    """Losing cards that lie before their players and not in the pack."""
    dealer: int = NOBODY
    deal: int = 1
    """The number of the deal, from 1."""
    pot: int = 0
    """Stakes in the pot."""
    heir: int = NOBODY
    """Where the deal would go next."""
    previous: int = 0
    """The value of the last losing card; 0 before the second deal."""


class State(NamedTuple):
    """One moment of the partie; a move makes a new one."""

    options: Options
    seats: tuple[Seat, ...]
    sheet: Sheet
    phase: Phase = Phase.DEALER
    hands: tuple[tuple[Card, ...], ...] = ()
    leader: int = NOBODY
    number: int = 1
    """The number of the trick being played or about to be led, from 1."""
    trick: tuple[Laid, ...] = ()
    """What lies in the middle, in the order laid."""
    rows: tuple[tuple[Card, ...], ...] = ()
    """Cards played in earlier tricks of this deal, before whoever played them."""
    stock: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    """Cards thrown away before play."""
    asked: int = NOBODY
    """Who has to speak before play, or between two deals."""
    swapped: int = NOT_SAID
    """How many cards the first player of the exchange has swapped."""
    pending: int = 0
    """How many cards the table owes to the one asked."""
    factors: tuple[int, ...] = ()
    """By how much each player's penalty is multiplied (gurke.opt.pre-play=rassi)."""
    freed: tuple[bool, ...] = ()
    """Who has swapped a hand free of charge."""
    caller: int = NOBODY
    """Who has called kontra."""
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    payments: tuple[int, ...] = ()
    """What each player gets in the end, or pays if it is negative."""
    ended_by: RuleId | None = None
    """The rule that ended the partie."""


def next_in(alive: Sequence[bool], player: int) -> int:
    """Return the next player clockwise who is in; the player himself if nobody else is."""
    count = len(alive)
    following = (player + 1) % count
    while not alive[following] and following != player:
        following = (following + 1) % count
    return following


def players_in(state: State) -> int:
    """Count the players still in."""
    return sum(state.sheet.alive)


def sort_hand(options: Options, hand: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by rank, lowest first, equal ranks by suit."""
    rank = ranks(options)
    return tuple(sorted(hand, key=lambda c: (rank[c], SUITS.find(c.suit), c.copy)))


def full_pack(state: State) -> tuple[Card, ...]:
    """Return all cards of this partie, those before the players included."""
    return sizes.full_pack(state.options, len(state.seats))


def available(state: State) -> list[Card]:
    """Return the cards there are to deal: the pack without the losing cards before the players."""
    gone = {c for row in state.sheet.gone for c in row}
    return [c for c in full_pack(state) if c not in gone]


def deal_size(state: State) -> int:
    """Return how many cards everyone gets in this deal."""
    sheet = state.sheet
    lying = sum(map(len, sheet.gone))
    left = len(full_pack(state)) - lying
    return sizes.hand_size(state.options, sheet.deal, sheet.previous, sum(sheet.alive), left)


# The turn


def to_act(state: State) -> int:
    """Return who has to play or to speak; nobody where the table gives, or all is over.

    To a trick the leader plays first, then clockwise whoever is in.
    """
    if state.phase is not PLAYING:
        return state.asked if state.phase in SPOKEN else NOBODY
    if not state.trick:
        return state.leader
    return next_in(state.sheet.alive, state.trick[-1][0])


# The trick


def is_last(state: State) -> bool:
    """Whether this is the last trick: what is laid in it empties the hands."""
    trick = state.trick
    if trick:
        return not state.hands[trick[0][0]]
    return len(state.hands[state.leader]) == 1


def winning(state: State) -> int:
    """Return the place in the trick of what is winning.

    The lead is best until something equals or beats it; then that is best (gurke.trick.winner,
    gurke.set.winner). Where no ace may answer an ace, one given because nothing else was left
    does not take over.
    """
    trick, options = state.trick, state.options
    if len(trick) == 1:
        return 0
    rank = ranks(options, last=is_last(state))
    ban = options.ace_on_ace == "no"
    best, best_ranks = 0, sorted([rank[c] for c in trick[0][1]])
    for place in range(1, len(trick)):
        cards = trick[place][1]
        mine = sorted([rank[c] for c in cards])
        if not sets.covers(mine, best_ranks):
            continue
        if ban and is_ace(options, cards[0]) and _answers_ace(state, place, best):
            continue
        best, best_ranks = place, mine
    return best


def _answers_ace(state: State, place: int, best: int) -> bool:
    """Whether what had to be reached at this place of the trick was an ace."""
    answered = place - 1 if state.options.target == "previous" else best
    return is_ace(state.options, state.trick[answered][1][0])


def target(state: State) -> tuple[Card, ...]:
    """Return the cards to be reached: the best of the trick, or those laid directly before (gurke.opt.target)."""
    if state.options.target == "previous":
        return state.trick[-1][1]
    return state.trick[winning(state)][1]


def over(options: Options, total: int) -> bool:
    """Whether a total is too high: the limit reached, or by other tables exceeded."""
    limit = int(options.threshold)
    if not limit:
        return False
    return total >= limit if options.inclusive == "yes" else total > limit
