"""A moment of Knock-Out Whist: which hand of the seven, who is in, the cards, trumps, and whose turn it is.

Players are numbered in the order seated, clockwise. A *dog* is a player with one card in this
hand: on a dog's life, or at stakes by permission or blind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple

from tutor.core.cards import RANKS, Card, card, pack
from tutor.core.moves import TABLE, Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.knockout_whist.options import Options


class Phase(Enum):
    """What the table is waiting for."""

    DEAL = "deal"
    """The table to deal the next hand."""
    TURN = "turn"
    """The table to turn up the card that fixes trumps."""
    TRUMP = "trump"
    """The chooser to name trumps."""
    ORDER = "order"
    """The chooser to name the order of rank (knockout-whist.opt.rank-order)."""
    EXCHANGE = "exchange"
    """A player to discard cards, or to be done with it (knockout-whist.opt.exchange)."""
    DRAW = "draw"
    """The table to give a card for one that was discarded."""
    PLAY = "play"
    """A card, or a knock."""
    PAY = "pay"
    """A player to pay for staying in, or to leave (knockout-whist.opt.stakes)."""
    CUT = "cut"
    """The table to show the card that one of the tied players cuts."""
    RAINBOW = "rainbow"
    """Likewise, among those with a rainbow: for the game."""
    OVER = "over"


BY_TABLE = (Phase.DEAL, Phase.TURN, Phase.DRAW, Phase.CUT, Phase.RAINBOW)
"""The phases in which chance moves."""

HANDS = 7
"""A game has at most seven hands; hand n has 8 - n cards (knockout-whist.components.hands)."""
RAINBOW_HAND = 4
MOST_EXCHANGED = 3

PACK = pack()
DECK = frozenset(PACK)
DIAMOND_TWO = card("♦2")

ORDERS: Mapping[str, tuple[str, ...]] = {
    "ace-two": RANKS,
    "king-ace": (*RANKS[1:], "A"),
    "ace-king": ("A", *RANKS[:0:-1]),
    "two-ace": RANKS[::-1],
}
"""The four printed orders from high to low, named by their ends; never two flags (K16)."""
NORMAL = "ace-two"

HEIGHT = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
"""Ranks in a cut and in the advice: the ace is always high."""


class State(NamedTuple):
    """One moment of the game; nothing in it ever changes, a move makes a new one.

    A named tuple, because a new one is made for every card and this is the cheapest way to make it.
    """

    options: Options
    seats: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    trick: tuple[tuple[int, Card], ...] = ()
    """What lies in the middle, in the order played."""
    turn: int = NOBODY
    """Whose turn it is: to play, to exchange, to pay, or to have a card cut."""
    first: int = NOBODY
    """Who was asked first in this trick, or in this round of exchanging or paying."""
    won: tuple[int, ...] = ()
    """Tricks taken by each player in this hand; between hands, in the last one."""
    last: int = NOBODY
    """Who took the last trick of this hand."""
    played: tuple[Card, ...] = ()
    """The cards of the finished tricks of this hand."""
    phase: Phase = Phase.DEAL
    number: int = 1
    """The number of the hand, from 1."""
    dealer: int = NOBODY
    alive: tuple[bool, ...] = ()
    """Who is still in the game."""
    dogs: tuple[int, ...] = ()
    """Who gets, or got, one card in this hand."""
    blind: tuple[int, ...] = ()
    """Which of them may not look at it."""
    lives: tuple[int, ...] = ()
    """How many second chances each player has been granted: a dog's life; at stakes also permission and blind."""
    trump: str = ""
    """The trump suit; empty before it is known, and at no trumps."""
    order: str = NORMAL
    turned: Card | None = None
    """The card turned up for trumps; it belongs to nobody."""
    stock: tuple[Card, ...] = ()
    """The undealt rest, face down."""
    discards: tuple[tuple[Card, ...], ...] = ()
    """What each player has discarded (knockout-whist.opt.exchange)."""
    owed: int = 0
    """How many cards the table still has to give for discards."""
    chooser: int = NOBODY
    """Who names trumps for the hand; nobody where a card is turned up."""
    tied: tuple[int, ...] = ()
    """Who takes part in the present round of cutting, in turn."""
    cuts: tuple[tuple[int, Card], ...] = ()
    """Every card shown in this cut, earlier rounds included."""
    pot: int = 0
    winner: int = NOBODY
    ended_by: RuleId | None = None
    """The rule that ended the game."""

    @property
    def led(self) -> str:
        """The suit that has to be followed; empty where no card lies."""
        return ranking_of(self).suit[self.trick[0][1]] if self.trick else ""


# Seats and turns


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act now: always exactly one, the table included; nobody once the game is over."""
    if state.phase is Phase.OVER:
        return ()
    return (TABLE,) if state.phase in BY_TABLE else (state.seats[state.turn],)


def asked_next(flags: Sequence[object], player: int, first: int) -> int:
    """Return the next player clockwise for whom the flag holds, before it comes round to the first; else nobody."""
    count = len(flags)
    following = (player + 1) % count
    while following != first:
        if flags[following]:
            return following
        following = (following + 1) % count
    return NOBODY


def left_of(player: int, flags: Sequence[object]) -> int:
    """Return the next player clockwise for whom the flag holds; the player itself comes last."""
    count = len(flags)
    return next((p % count for p in range(player + 1, player + count + 1) if flags[p % count]), NOBODY)


def clockwise(players: Sequence[int], dealer: int, count: int) -> tuple[int, ...]:
    """Return the players in turn, beginning at the dealer's left."""
    return tuple(sorted(players, key=lambda p: (p - dealer - 1) % count))


def opener(state: State) -> int:
    """Return who leads, or first may lead, to the first trick of the hand."""
    options = state.options
    dealer_leads = options.first_hand_lead == "dealer" if state.number == 1 else options.dealer_and_lead == "winner"
    return state.dealer if dealer_leads else left_of(state.dealer, state.alive)


def has_knocked(state: State, player: int) -> bool:
    """Whether this player has already knocked in this trick."""
    count = len(state.seats)
    asked = (player - state.first) % count < (state.turn - state.first) % count
    return asked and player in state.dogs and bool(state.hands[player])


# Cards and tricks


def full_size(state: State) -> int:
    """Return how many cards a full hand has."""
    return HANDS + 1 - state.number


def length(state: State) -> int:
    """Return how many tricks this hand has: one where every hand is a single card."""
    return full_size(state) if len(state.dogs) < sum(state.alive) else 1


def last_trick(state: State) -> bool:
    """Whether this is the last trick of the hand."""
    return sum(state.won) + 1 == length(state)


class Ranking(NamedTuple):
    """What cards count as in this hand."""

    suit: Mapping[Card, str]
    """The suit that a card belongs to when suit has to be followed."""
    strength: Mapping[Card, int]
    """How high it is; every trump is above ``TRUMP``."""


TRUMP = 100


@cache
def ranking(trump: str, order: str, diamond_two: str) -> Ranking:
    """Return suits and strengths; ``diamond_two`` is empty, ``trump`` or ``diamonds`` (K17)."""
    place = {rank: len(RANKS) - n for n, rank in enumerate(ORDERS[order])}
    suit = {c: c.suit for c in PACK}
    strength = {c: place[c.rank] + (TRUMP if c.suit == trump else 0) for c in PACK}
    if diamond_two and trump:
        strength[DIAMOND_TWO] = 2 * TRUMP
        if diamond_two == "trump":
            suit[DIAMOND_TWO] = trump
    return Ranking(suit, strength)


def ranking_of(state: State) -> Ranking:
    """Return what cards count as now."""
    options = state.options
    return ranking(state.trump, state.order, "" if options.diamond_two == "off" else options.diamond_two_suit)


def winning(state: State) -> tuple[int, Card]:
    """Return whose card is winning the trick, and the card: the highest trump, else the highest of the suit led."""
    suit, strength = ranking_of(state)
    who, best = state.trick[0]
    led, top = suit[best], strength[best]
    for player, laid in state.trick:
        height = strength[laid]
        if height > top and (height > TRUMP or suit[laid] == led):
            who, best, top = player, laid, height
    return who, best


def rules_all(state: State) -> bool:
    """Whether the two of diamonds is the top trump now."""
    return state.options.diamond_two == "on" and bool(state.trump)


def no_discards(options: Options, count: int) -> tuple[tuple[Card, ...], ...]:
    """Return the discards of a hand in which nobody has discarded yet; none at all where nobody may."""
    return ((),) * count if options.exchange == "on" else ()


def exchange_limit(state: State, player: int) -> int:
    """Return how many cards this player may exchange in all: three, the size of the hand, or what is left (K13)."""
    gone = len(state.discards[player])
    left = len(state.stock)
    if state.options.exchange_shortage == "reshuffle":
        left += sum(len(pile) for p, pile in enumerate(state.discards) if p != player)
    return min(MOST_EXCHANGED, len(state.hands[player]) + gone, left)
