"""A moment of Écarté: two hands, the turn-up, the talon, the score, and what has been agreed in this deal.

Players are numbered in the order seated. Two of them play, elder hand and dealer; in a chouette they
are the ponte and the banker, and the others hold no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from tutor.core.cards import Card, pack
from tutor.core.moves import Seat
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.ecarte.options import Options


class Phase(Enum):
    """What the table is waiting for."""

    CUT = "cut"
    """A card drawn for the first deal, or for the places of a chouette."""
    CHOOSE = "choose"
    """The winner of the draw to say who deals (ecarte.opt.first-dealer=higher-chooses)."""
    BANK = "bank"
    """The banker to pay a stake into the bank."""
    BET = "bet"
    """The next of the others to bet against it."""
    BALANCE = "balance"
    """Bank and bets to be made equal."""
    DEAL = "deal"
    """The table to deal; what the last deal left lies there until then."""
    TURN = "turn"
    """The table to turn up the eleventh card."""
    PROPOSE = "propose"
    """Elder to propose or to play."""
    ANSWER = "answer"
    """The dealer to accept or to refuse."""
    DISCARD = "discard"
    """Somebody to lay cards away."""
    DRAW = "draw"
    """The table to give as many from the talon."""
    PLAY = "play"
    """A card to the trick, or the king to be announced."""
    NAMED = "named"
    """A suit was named falsely; the other side to say whether card or word stands."""
    CASH = "cash"
    """The banker has won, and keeps the bank or gives it up."""
    OVER = "over"


RANKS = ("K", "D", "B", "A", "10", "9", "8", "7")
"""Rank order of Écarté: the ace stands below the jack (ecarte.rank.order)."""
STRENGTH = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)} | {"?": 0}

PACK = pack(("A", "K", "D", "B", "10", "9", "8", "7"))
"""The 32 cards (ecarte.deck.piquet)."""
WHOLE = frozenset(PACK)

TARGET = 5
"""Points that end a Partie (ecarte.target.five)."""
HAND = 5
ENOUGH = 3
"""Tricks that score."""
CHIPS = 10
"""The most that one stake or bet of a chouette may be; the page sets no limit."""


class Entry(NamedTuple):
    """One line of a chouette's ledger: what somebody paid or got."""

    what: str
    """``stake``, ``raise``, ``side``, ``withdraw``, ``bet``, ``won``, ``side-won``, ``rest``, ``cash`` …"""
    player: int
    amount: int
    """What it does to this player's purse: payments are negative."""
    bank: int
    """What lies in the bank afterwards."""


class Company(NamedTuple):
    """A chouette: who sits where, the bank, the bets, and every payment so far."""

    order: tuple[int, ...] = ()
    """Banker, ponte, advisers in line; empty before the draw."""
    bank: int = 0
    first: bool = True
    """Whether the bank is a first stake, not yet carried over from a win."""
    bets: tuple[int, ...] = ()
    """What each player has bet against the bank; 0 is not yet."""
    side: int = NOBODY
    """Who bets on the banker."""
    covered: int = 0
    """How much that side bet is."""
    ledger: tuple[Entry, ...] = ()
    advice: tuple[tuple[int, str], ...] = ()
    """What each adviser has said to the ponte's next decision."""

    @property
    def surplus(self) -> int:
        """By how much the bets exceed the bank; negative where they fall short."""
        return sum(self.bets) - self.bank


class State(NamedTuple):
    """One moment of the game; nothing in it ever changes, a move makes a new one."""

    options: Options
    seats: tuple[Seat, ...]
    phase: Phase = Phase.CUT
    hands: tuple[tuple[Card, ...], ...] = ()
    dealer: int = NOBODY
    score: tuple[int, ...] = ()
    number: int = 1
    """The number of the deal in this Partie, from 1."""
    turn_up: Card | None = None
    talon: tuple[Card, ...] = ()
    """The face-down cards, sorted: in what order they lie nobody knows, chance gives them."""
    discards: tuple[tuple[Card, ...], ...] = ()
    """What each player has laid away in this deal."""
    exchanges: int = 0
    """Exchanges completed in this deal."""
    obliged: int = NOBODY
    """Who has to make three tricks."""
    king: int = NOBODY
    """Who has scored the king in this deal, turned up or announced."""
    turn: int = NOBODY
    """Whose card, discard or draw comes next."""
    trick: tuple[tuple[int, Card], ...] = ()
    played: tuple[tuple[int, Card], ...] = ()
    """The finished tricks of this deal, card by card; they stay until the next deal."""
    won: tuple[int, ...] = ()
    """Tricks won by each player in this deal."""
    before: tuple[int, ...] = ()
    """The score before the tricks of the finished deal were counted, so that a renonce can take it back."""
    offenders: tuple[int, ...] = ()
    """Who has committed a renonce in this deal."""
    missed: tuple[int, ...] = ()
    """Who had let the time for the king go by before a renonce set the deal back."""
    named: str = ""
    """The suit that was named falsely and now binds, or may."""
    cuts: tuple[tuple[Card, ...], ...] = ()
    """The cards that each player drew for the deal, one more after each tie."""
    winner: int = NOBODY
    worth: int = 0
    """What the Partie was worth: single, double, treble."""
    ended_by: RuleId | None = None
    """The rule that ended the game."""
    company: Company | None = None
    """The chouette, where there is one."""

    @property
    def elder(self) -> int:
        """Who faces the dealer: the ponte of a chouette, else the other one of two."""
        if self.company is not None:
            return self.company.order[1] if self.company.order else NOBODY
        return NOBODY if self.dealer == NOBODY else 1 - self.dealer

    @property
    def trump(self) -> str:
        """The suit of the turn-up; empty before it is turned."""
        return self.turn_up.suit if self.turn_up is not None else ""

    @property
    def led(self) -> str:
        """The suit of the first card of the trick; empty where none lies."""
        return self.trick[0][1].suit if self.trick else ""


def other(state: State, player: int) -> int:
    """Return the one of the two who play whom this player faces."""
    return state.dealer if player == state.elder else state.elder


def least(state: State) -> int:
    """How many cards the dealer must lay away at least (ecarte.opt.dealer-min-discard)."""
    return 1 if state.options.dealer_min_discard == "1" else 0


def missing(state: State) -> int:
    """How many cards the one who has laid some away is to get."""
    return HAND - len(state.hands[state.turn])


def may_propose(state: State) -> bool:
    """Whether another exchange is possible: enough cards in the talon, and not too many exchanges."""
    return len(state.talon) > least(state) and not exchanges_used_up(state)


def exchanges_used_up(state: State) -> bool:
    """Whether this table allows no further exchange (ecarte.opt.max-exchanges)."""
    most = state.options.max_exchanges
    return most != "until-talon-used" and state.exchanges >= int(most)


def beats(reply: Card, lead: Card, trump: str) -> bool:
    """Whether the reply takes the trick: higher in the suit led, or a trump on another suit."""
    if reply.suit == lead.suit:
        return STRENGTH[reply.rank] > STRENGTH[lead.rank]
    return reply.suit == trump


_ACE_HIGH = STRENGTH | {"A": 9}
_ACE_LOW = STRENGTH | {"A": -1}


def rank_order(lead: Card, replies: Sequence[Card]) -> str:
    """Say whether it turns on the ace's place which of these beat the lead.

    ``under``: somebody who takes the ace for the highest card would judge otherwise; ``over``: somebody
    who takes it for the lowest; ``plain``: neither.

    >>> from tutor.core.cards import card, cards
    >>> rank_order(card("♥B"), cards("♥A ♥10")), rank_order(card("♥10"), cards("♥A ♥8"))
    ('under', 'over')
    """
    suited = [card for card in replies if card.suit == lead.suit]
    for name, order in (("under", _ACE_HIGH), ("over", _ACE_LOW)):
        if any((order[c.rank] > order[lead.rank]) != (STRENGTH[c.rank] > STRENGTH[lead.rank]) for c in suited):
            return name
    return "plain"


def window_open(state: State, player: int) -> bool:
    """Whether the time for this player to announce the king is still running; it depends on open cards only."""
    if state.phase is not Phase.PLAY:
        return False
    window = state.options.king_window
    if window == "also-after-winning-a-trick" and state.won[player]:
        return True
    if player in state.missed:
        return False
    if window == "before-first-lead":
        return not state.trick and not state.played
    if state.played:
        return False
    return not state.trick or state.trick[0][0] != player


def holds_king(hand: Sequence[Card], trump: str) -> bool:
    """Whether the king of trumps is in this hand."""
    return any(card.rank == "K" and card.suit == trump for card in hand)


def purses(state: State) -> tuple[int, ...]:
    """What each player has won or lost in the chouette so far, by the ledger."""
    company = state.company or Company()
    found = [0] * len(state.seats)
    for entry in company.ledger:
        found[entry.player] += entry.amount
    return tuple(found)
