"""How to play Écarté well: the hands worth playing, what to throw, and cards that nobody can beat any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.games.ecarte import jeux
from tutor.games.ecarte.state import PACK, STRENGTH, TARGET, State, beats, other
from tutor.players.known import BIT, SUITED, Cards, bits
from tutor.players.strategies.sight import Advice, Sight, Strategy, bit

KING = RuleId("ecarte.well.announce-the-king")
FIRST = RuleId("ecarte.well.stand-or-propose")
JEUX = RuleId("ecarte.jdr.advice")
THROW = RuleId("ecarte.well.keep-trumps-and-kings")
SURE = RuleId("ecarte.well.lead-what-nobody-beats")
TRUMPS = RuleId("ecarte.well.lead-trumps-from-strength")
LONG = RuleId("ecarte.well.lead-from-two")
CHEAP = RuleId("ecarte.well.take-cheaply")
KEEP = RuleId("ecarte.well.throw-away-the-lowest")
BANK = RuleId("ecarte.chouette.bank")
DECK = bits(PACK)


def rival(sight: Sight) -> tuple[object, ...]:
    """Return the seat that this one faces."""
    state: State = sight.state
    return (state.seats[other(state, sight.me)],)


def maybe_there(sight: Sight) -> Cards:
    """Return what may be in the other hand: not one's own, not gone, not turned up, not laid away by oneself."""
    state: State = sight.state
    mine = state.discards[sight.me] if sight.me < len(state.discards) else ()
    turned = BIT[state.turn_up] if state.turn_up is not None else 0
    lacks = sight.known.lacks
    rival = other(state, sight.me)
    not_there = lacks[rival] if lacks and 0 <= rival < len(lacks) else 0
    return DECK & ~sight.known.gone & ~sight.own & ~turned & ~bits(mine) & ~not_there


@cache
def above(card: Card) -> Cards:
    return sum(BIT[c] for c in PACK if c.suit == card.suit and STRENGTH[c.rank] > STRENGTH[card.rank])


def _trumps(sight: Sight) -> list[Move]:
    mine = [m for m in _plays(sight) if m.cards[0].suit == sight.state.trump]
    return sorted(mine, key=height)


def _plays(sight: Sight) -> list[Move]:
    return [m for m in sight.plays if not m.value]


def height(move: Move) -> int:
    return STRENGTH[move.cards[0].rank]


def king(sight: Sight) -> Advice | None:
    """Announce the king: it is a point for nothing."""
    move = sight.said("announce")
    return None if move is None else Advice(move, KING)


class Worth(NamedTuple):
    """What cards count in the rule to remember, and from which sum on a hand is kept."""

    trump: int
    pictures: Mapping[str, int]
    """Plain kings, queens, jacks and aces."""
    longest: int
    """Each card of the longest plain suit."""
    limit: int
    most_trumps: int
    """More trumps than these count no more."""
    needs_trump: bool


ELDER = Worth(2, {"K": 2, "D": 2, "B": 2, "A": 1}, 2, 11, 5, needs_trump=True)
"""With a trump: trumps, court cards and the cards of the longest plain suit two each, aces one; stand from eleven."""
DEALER = Worth(3, {"K": 2, "D": 2, "B": 1, "A": 1}, 0, 8, 2, needs_trump=False)
"""Trumps three (two at most), king and queen two, jack and ace one: refuse from eight."""


def counted(worth: Worth, hand: Sequence[Card], trump: str) -> int:
    """Return what a hand counts in a rule to remember; 0 where it lacks the trump that the rule asks for.

    >>> from tutor.core.cards import cards
    >>> counted(ELDER, cards("♥B ♠K D 8 ♦A"), "♥")  # a trump 2, king and queen 2 each, an ace 1, three spades 2 each
    13
    """
    trumps = sum(card.suit == trump for card in hand)
    plain = [card for card in hand if card.suit != trump]
    if worth.needs_trump and not trumps:
        return 0
    longest = max((sum(card.suit == one.suit for card in plain) for one in plain), default=0)
    pictures = sum(worth.pictures.get(card.rank, 0) for card in plain)
    return worth.trump * min(trumps, worth.most_trumps) + pictures + worth.longest * longest


def _decides(sight: Sight) -> bool:
    """Whether it is said here whether the hand is kept or exchanged."""
    state: State = sight.state
    return state.phase.value in ("propose", "answer") and bool(sight.said("propose", "stand", "accept", "refuse"))


def stand_or_propose(sight: Sight) -> Advice | None:
    """Count the hand for the first decision: what counts enough is kept, anything else exchanged.

    Once cards were exchanged nobody owes anything any more, and the count says nothing.
    """
    state: State = sight.state
    if not _decides(sight) or state.exchanges:
        return None
    elder = sight.me == state.elder
    worth = ELDER if elder else DEALER
    n = counted(worth, state.hands[sight.me], state.trump)
    keeps = n >= worth.limit
    move = sight.said("stand", "refuse") if keeps else sight.said("propose", "accept")
    facts = {
        "n": n,
        "limit": worth.limit,
        "role": "elder" if elder else "dealer",
        "keeps": "yes" if keeps else "",
        "trumps": sum(c.suit == state.trump for c in sight.hand),
        "kings": sum(c.rank == "K" and c.suit != state.trump for c in sight.hand),
        "far": "yes" if max(state.score, default=0) + 1 + int(state.options.vole_against_obliged) < TARGET else "",
        "gets": "" if state.options.fail_rule == "failer-loses-two" else "yes",
        "rival": rival(sight),
    }
    return Advice(move or sight.moves[0], FIRST, facts)


def jeu(sight: Sight) -> Advice | None:
    """Keep a hand that belongs to the jeux de règle, and exchange any other."""
    state: State = sight.state
    if not _decides(sight):
        return None
    good = bool(jeux.matches(state.hands[sight.me], state.trump, state.options))
    move = sight.said("stand", "refuse") if good else sight.said("propose", "accept")
    return Advice(move or sight.moves[0], JEUX, {"good": "yes" if good else ""})


def is_worth_keeping(sight: Sight, card: Card) -> bool:
    """Whether a card is kept in an exchange: a trump, a king, with two trumps a queen."""
    return card.suit == sight.state.trump or card.rank in _kept(sight)


def _kept(sight: Sight) -> tuple[str, ...]:
    return ("K", "D") if sum(c.suit == sight.state.trump for c in sight.hand) > 1 else ("K",)


def throw(sight: Sight) -> Advice | None:
    """Keep trumps and kings, with two trumps queens too; everything else goes, as much of it as may be changed."""
    state: State = sight.state
    if state.phase.value != "discard":
        return None

    def spoilt(move: Move) -> int:
        return sum(is_worth_keeping(sight, c) for c in move.cards)

    def keeps(move: Move) -> tuple[int, int, int, int]:
        trumped = sum(c.suit == state.trump for c in move.cards)
        return -spoilt(move), len(move.cards), -trumped, -sum(STRENGTH[c.rank] for c in move.cards)

    best = max(sight.moves, key=keeps)
    facts = {
        "cards": best.cards,
        "n": len(best.cards),
        "spoilt": spoilt(best),
        "queens": "yes" if "D" in _kept(sight) else "no",
    }
    return Advice(best, THROW, facts)


def lead_trumps(sight: Sight) -> Advice | None:
    """With three trumps, or king or queen of them, lead the highest."""
    trumps = _trumps(sight)
    if sight.state.trick or not trumps:
        return None
    if len(trumps) < 3 and height(trumps[-1]) < STRENGTH["D"]:
        return None
    return Advice(trumps[-1], TRUMPS, {"card": trumps[-1].card, "n": len(trumps), "rival": rival(sight)})


def unbeaten(sight: Sight, card: Card) -> bool:
    """Whether nothing that may be in the other hand takes this lead."""
    state: State = sight.state
    there = maybe_there(sight)
    if there & above(card):
        return False
    follows = there & SUITED[card.suit]
    held = sight.known.holds[other(state, sight.me)] if sight.known.holds else 0
    if card.suit == state.trump or held & follows:
        return True
    return not there & SUITED[state.trump]


def lead_sure(sight: Sight) -> Advice | None:
    """Lead a card that nothing in the other hand can beat, trumps first."""
    state: State = sight.state
    if state.trick:
        return None
    sure = [m for m in _plays(sight) if unbeaten(sight, m.card)]
    if not sure:
        return None
    best = max(sure, key=lambda m: (m.card.suit == state.trump, height(m)))
    return Advice(best, SURE, {"card": best.card, "suit": best.card.suit, "rival": rival(sight)})


def lead_long(sight: Sight) -> Advice | None:
    """Else lead the highest of the longest plain suit: the other hand is likelier void in it later than now."""
    state: State = sight.state
    plays = _plays(sight)
    if state.trick or not plays:
        return None
    suits = [m.cards[0].suit for m in plays]
    best = max(plays, key=lambda m: (m.cards[0].suit != state.trump, suits.count(m.cards[0].suit), height(m)))
    facts = {"card": best.card, "n": suits.count(best.card.suit), "suit": best.card.suit}
    trumps = "only" if best.card.suit == state.trump else "yes" if state.trump in suits else ""
    facts |= {
        "trumps": trumps,
        "plain": sum(suit != state.trump for suit in suits),
        "top": "" if maybe_there(sight) & above(best.card) else "yes",
        "rival": rival(sight),
    }
    return Advice(best, LONG, facts)


def take(sight: Sight) -> Advice | None:
    """Take with the lowest card that takes."""
    state: State = sight.state
    if not state.trick:
        return None
    lead = state.trick[0][1]
    taking = [m for m in _plays(sight) if beats(m.cards[0], lead, state.trump)]
    if not taking:
        return None
    best = min(taking, key=height)
    return Advice(best, CHEAP, {"card": best.card, "lead": lead})


def keep(sight: Sight) -> Advice | None:
    """Nothing takes: the lowest goes, of like ones that which leaves a card that will hold."""
    plays = _plays(sight)
    if not sight.state.trick or not plays:
        return None
    there = maybe_there(sight)

    def cost(move: Move) -> tuple[bool, int, int]:
        alone = (sight.own & SUITED[move.card.suit] & ~bit(move)).bit_count()
        return not there & above(move.card), height(move), alone

    best = min(plays, key=cost)
    return Advice(best, KEEP, {"card": best.card, "rival": rival(sight)})


def bank(sight: Sight) -> Advice | None:
    """In a chouette: give up the bank when everybody has had a turn, else go on."""
    state: State = sight.state
    turned = state.company is not None and len(state.company.ledger) > 6 * len(state.seats)
    stop = sight.said("stop") if state.phase.value == "bank" and turned else None
    return Advice(stop or sight.moves[0], BANK)


STRATEGY: Strategy = {
    KING: king,
    FIRST: stand_or_propose,
    JEUX: jeu,
    THROW: throw,
    SURE: lead_sure,
    TRUMPS: lead_trumps,
    LONG: lead_long,
    CHEAP: take,
    KEEP: keep,
    BANK: bank,
}
