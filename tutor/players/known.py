"""What everybody at the table can know: who lacks what, who was seen to pick up what, and what is gone.

It follows from what lies open alone, so it is the same for every seat, and each adds its own hand to it. Only what
the rules prove is concluded: a suit not followed, a trump not played, a card not beaten. Where the table lets
mistakes happen, a refusal proves nothing. Sets of cards are bits of a number, because a search asks for them at
every move of every imagined deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from tutor.core.cards import JOKER, RANKS, SUITS, Card, pack
from tutor.core.game import AnyGame, AnyState, Situation
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.seats import player_of
from tutor.games.crazy_eights.state import State as CrazyEights
from tutor.games.ecarte.state import STRENGTH as ECARTE_STRENGTH
from tutor.games.ecarte.state import State as Ecarte
from tutor.games.getaway.state import State as Getaway
from tutor.games.gurke.state import State as Gurke
from tutor.games.gurke.state import target
from tutor.games.gurke.values import is_ace, ranks
from tutor.games.knockout_whist.state import State as Whist
from tutor.games.knockout_whist.state import ranking_of

DEAL = "deal"
"""The verb of the table after which every card may be anywhere."""
MOST_PACKS = 8

Cards: TypeAlias = int
"""A set of cards, a bit for each."""

_ALL = (*pack(), *(c for n in range(2, MOST_PACKS + 1) for c in pack(packs=n)), *pack((), jokers=9))
BIT: Mapping[Card, Cards] = {one: 1 << place for place, one in enumerate(dict.fromkeys(_ALL))}
"""The bit of every card; those of a single pack come first, so that its sets are small numbers."""
SUITED: Mapping[str, Cards] = {suit: sum(bit for one, bit in BIT.items() if one.suit == suit) for suit in (*SUITS, "")}
RANKED: Mapping[str, Cards] = {
    rank: sum(bit for one, bit in BIT.items() if one.rank == rank) for rank in (*RANKS, JOKER)
}


class Known(NamedTuple):
    """What everybody can know of the cards since the deal."""

    lacks: tuple[Cards, ...] = ()
    """Of each player: cards that are certainly not in this hand."""
    holds: tuple[Cards, ...] = ()
    """Of each player: cards that were seen to come into this hand and have not left it."""
    gone: Cards = 0
    """Cards that lie in no hand: on the table, or laid away in the open."""
    refused: tuple[str, ...] = ()
    """Of each player: the suit asked for when this player last drew or passed."""

    def void(self, player: int, suit: Cards) -> bool:
        """Whether it is known that this player has no card of a suit, of those that are not gone."""
        return bool(self.lacks) and not suit & ~self.lacks[player] & ~self.gone


NOTHING = Known()


@lru_cache(maxsize=100_000)
def bits(cards: tuple[Card, ...]) -> Cards:
    """Return some cards as a set."""
    found = 0
    for one in cards:
        found |= BIT.get(one, 0)
    return found


def among(cards: Cards) -> tuple[Card, ...]:
    """Return a set as cards."""
    return tuple(one for one, bit in BIT.items() if bit & cards)


def fresh(state: Situation) -> Known:
    """What everybody knows where no card has been seen to move."""
    none = (0,) * len(state.seats)
    return Known(none, none, 0, ("",) * len(state.seats))


def after(game: AnyGame, known: Known, before: AnyState, move: Move, following: AnyState) -> Known:
    """What everybody knows once a move has been made before all eyes."""
    if move.seat is TABLE and move.verb == DEAL:
        return fresh(following)
    watch = WATCHED.get(game.key)
    if watch is None:
        return known
    return watch(known if known.lacks else fresh(before), before, move, following)


# The parts of the games


def _laid(known: Known, player: int, cards: Cards, proved: Cards) -> Known:
    """A player has laid cards, and has shown not to hold some others."""
    lacks, holds = known.lacks, known.holds
    return known._replace(
        lacks=_changed(lacks, player, lacks[player] | cards | proved),
        holds=_changed(holds, player, holds[player] & ~cards) if holds[player] else holds,
        gone=known.gone | cards,
    )


def _changed(sets: tuple[Cards, ...], player: int, cards: Cards) -> tuple[Cards, ...]:
    return (*sets[:player], cards, *sets[player + 1 :])


def _getaway(known: Known, before: Getaway, move: Move, following: Getaway) -> Known:
    if move.verb == PLAY and move.seat is not TABLE:
        player, card = player_of(before, move.seat), move.cards[0]
        proves = before.trick and card.suit != before.trick[0][1].suit and before.options.penalties != "strict"
        known = _laid(known, player, BIT[card], SUITED[before.trick[0][1].suit] if proves else 0)
        if following.trick or (
            len(following.hands[player]) < len(before.hands[player]) and _pile_grew(before, following)
        ):
            return known
        lying = bits((*(card for _, card in before.trick), card))
        return _picked_up(known, following.power, lying, before, following)
    if move.verb == "gather":
        return _picked_up(known, before.gatherer, bits(tuple(card for _, card in before.trick)), before, following)
    if move.verb == "take":
        return _taken(known, player_of(before, move.seat), before, following)
    if move.seat is TABLE:
        return _drawn(known, before)
    return known


def _pile_grew(before: Getaway, following: Getaway) -> bool:
    return len(following.pile) > len(before.pile)


def _picked_up(known: Known, player: int, lying: Cards, before: Getaway, following: Getaway) -> Known:
    """Cards from the table have come into a hand, in the open; where they went to the pile, nothing changes."""
    if _pile_grew(before, following):
        return known
    return known._replace(
        lacks=_changed(known.lacks, player, known.lacks[player] & ~lying),
        holds=_changed(known.holds, player, known.holds[player] | lying),
        gone=known.gone & ~lying,
    )


def _taken(known: Known, player: int, before: Getaway, following: Getaway) -> Known:
    donors = [p for p, hand in enumerate(before.hands) if hand and not following.hands[p] and p != player]
    lacks, holds = known.lacks, known.holds
    for donor in donors:
        lacks = _changed(lacks, player, lacks[player] & lacks[donor])
        holds = _changed(_changed(holds, player, holds[player] | holds[donor]), donor, 0)
    return known._replace(lacks=lacks, holds=holds)


def _drawn(known: Known, before: Getaway) -> Known:
    """One card, unseen, is in another hand now: what lay in the pile may be it."""
    player, donor = before.power, before.donor
    if player < 0:
        return known
    lacks, holds, gone = known.lacks, known.holds, known.gone
    if donor < 0:
        lacks, gone = _changed(lacks, player, 0), 0
    else:
        lacks = _changed(lacks, player, lacks[donor])
        holds = _changed(holds, donor, 0)
    return known._replace(lacks=lacks, holds=holds, gone=gone)


def _knockout_whist(known: Known, before: Whist, move: Move, following: Whist) -> Known:
    if move.verb != PLAY or move.seat is TABLE or move.cards[0] not in BIT:
        if following.phase is not before.phase and not following.played and not following.trick:
            return fresh(following)
        return known
    player, card = player_of(before, move.seat), move.cards[0]
    proved = 0
    if before.trick and player not in before.blind:
        suit = ranking_of(before).suit
        if suit[card] != before.led:
            proved = _belonging(before.led, before.trump, before.order, _two(before))
    known = _laid(known, player, BIT[card], proved)
    return known if following.played or following.trick else fresh(following)


def _two(state: Whist) -> str:
    return "" if state.options.diamond_two == "off" else state.options.diamond_two_suit


@cache
def _belonging(led: str, trump: str, order: str, diamond_two: str) -> Cards:
    from tutor.games.knockout_whist.state import ranking

    return sum(BIT[one] for one, suit in ranking(trump, order, diamond_two).suit.items() if suit == led)


def _crazy_eights(known: Known, before: CrazyEights, move: Move, following: CrazyEights) -> Known:
    if move.seat is TABLE:
        if following.phase is not before.phase and before.phase.value in ("deal", "turn", "blocked"):
            known = fresh(following)
        elif len(following.stock) >= len(before.stock) and before.phase.value in ("draw", "debt", "missed"):
            known = known._replace(gone=0)  # shuffled: what lay under the open card may come back
        lacks = tuple(
            known.lacks[p] if len(hand) <= len(before.hands[p] if p < len(before.hands) else ()) else 0
            for p, hand in enumerate(following.hands)
        )
        return known._replace(lacks=lacks or known.lacks)
    player = player_of(before, move.seat)
    if move.verb == PLAY:
        return _laid(known, player, BIT[move.cards[0]], 0)
    if move.verb in ("draw", "pass", "take"):
        asked = before.called or before.top.suit
        return known._replace(refused=(*known.refused[:player], asked, *known.refused[player + 1 :]))
    return known


def _ecarte(known: Known, before: Ecarte, move: Move, following: Ecarte) -> Known:
    if move.seat is TABLE or move.verb == "discard":
        return fresh(following) if before.phase is not following.phase else known
    if move.verb != PLAY:
        return known
    player, card = player_of(before, move.seat), move.cards[0]
    proved = 0
    if before.trick and before.options.enforcement != "renonce-possible" and not before.named:
        lead, trump = before.trick[0][1], before.trump
        if card.suit != lead.suit:
            proved = SUITED[lead.suit] | (SUITED[trump] if card.suit != trump else 0)
        else:
            proved = 0 if ECARTE_STRENGTH[card.rank] > ECARTE_STRENGTH[lead.rank] else _above(lead)
    if len(following.played) < len(before.played):
        return fresh(following)
    return _laid(known, player, BIT[card], proved)


@cache
def _above(lead: Card) -> Cards:
    high = [rank for rank, strength in ECARTE_STRENGTH.items() if strength > ECARTE_STRENGTH[lead.rank]]
    return SUITED[lead.suit] & sum(RANKED[rank] for rank in high)


def _gurke(known: Known, before: Gurke, move: Move, following: Gurke) -> Known:
    if move.verb != PLAY or move.seat is TABLE:
        return fresh(following) if following.phase is not before.phase or move.cards else known
    player, cards = player_of(before, move.seat), move.cards
    proved = 0
    if before.trick and len(cards) == 1:
        rank, facing = ranks(before.options), target(before)[0]
        laid, wanted = rank[cards[0]], rank[facing]
        blocked = before.options.ace_on_ace == "no" and is_ace(before.options, facing)
        if laid < wanted:
            beaten = before.options.duty != "free" and not blocked
            proved = _ranked(before.options.special, before.options.joker_as, 0, laid)
            if beaten:
                proved |= _ranked(before.options.special, before.options.joker_as, wanted, 99)
    return _laid(known, player, bits(cards), proved)


@cache
def _ranked(special: str, joker_as: str, least: int, below: int) -> Cards:
    from tutor.games.gurke.values import _ranks

    found = _ranks(special, joker_as, low=False)
    return sum(bit for one, bit in BIT.items() if least <= found.get(one, 0) < below)


Watch: TypeAlias = Callable[[Known, AnyState, Move, AnyState], Known]
WATCHED: Mapping[str, Watch] = {
    "getaway": _getaway,
    "knockout-whist": _knockout_whist,
    "crazy-eights": _crazy_eights,
    "ecarte": _ecarte,
    "gurke": _gurke,
}
