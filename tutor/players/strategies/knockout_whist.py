"""How to play Knock-Out Whist well: one trick first, then as many as can be; masters while they are masters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.core.cards import BACK, SUITS, Card
from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.games.knockout_whist.advice import LONGEST_SUIT, suits_of
from tutor.games.knockout_whist.state import (
    HEIGHT,
    PACK,
    TRUMP,
    State,
    asked_next,
    last_trick,
    ranking,
    ranking_of,
    winning,
)
from tutor.players.known import BIT, Cards, bits
from tutor.players.strategies.sight import Advice, Sight, Strategy

TRUMPS = LONGEST_SUIT
EXCHANGE = RuleId("knockout-whist.well.change-low-plain-cards")
STAY = RuleId("knockout-whist.out.no-trick")
DOG = RuleId("knockout-whist.well.wait-with-the-lone-card")
DRAW_TRUMPS = RuleId("knockout-whist.well.draw-trumps")
MASTER = RuleId("knockout-whist.well.lead-a-master")
LEAD_SHORT = RuleId("knockout-whist.well.lead-from-a-short-suit")
LEAD = RuleId("knockout-whist.well.lead-high")
LAST_CHEAPLY = RuleId("knockout-whist.well.last-wins-cheaply")
TAKE = RuleId("knockout-whist.well.take-what-holds")
RUFF = RuleId("knockout-whist.well.trump-low")
THROW = RuleId("knockout-whist.well.throw-the-lowest")
DECK = bits(PACK)
SHORT = 2
"""From a suit of more cards than these one is not void soon enough to trump."""


@cache
def _tables(trump: str, order: str, two: str) -> tuple[Mapping[str, Cards], Mapping[Card, Cards]]:
    """Return the cards of every suit as they count, and of every card those of its suit that are higher."""
    suit, strength = ranking(trump, order, two)
    suits = {one: sum(BIT[c] for c in PACK if suit[c] == one) for one in SUITS}
    higher = {c: sum(BIT[d] for d in PACK if suit[d] == suit[c] and strength[d] > strength[c]) for c in PACK}
    return suits, higher


def _told(state: State) -> tuple[Mapping[str, Cards], Mapping[Card, Cards]]:
    two = "" if state.options.diamond_two == "off" else state.options.diamond_two_suit
    return _tables(state.trump, state.order, two)


def strengths(sight: Sight) -> Mapping[Card, int]:
    return ranking_of(sight.state).strength


def _others(sight: Sight) -> list[int]:
    """Return who still has cards beside the one who looks."""
    return [p for p, hand in enumerate(sight.state.hands) if hand and p != sight.me]


def unseen(sight: Sight) -> Cards:
    """Return what may be in other hands: not played, not turned up, neither held nor discarded by oneself."""
    state: State = sight.state
    turned = 0 if state.turned is None else BIT[state.turned]
    mine = bits(state.discards[sight.me]) if sight.me < len(state.discards) else 0
    return sight.unseen(DECK) & ~turned & ~mine


def alone(sight: Sight) -> tuple[object, ...]:
    """Return the seat of the only one who has cards beside the one who looks; nobody where there are more."""
    others = _others(sight)
    return (sight.state.seats[others[0]],) if len(others) == 1 else ()


def trumps_out(sight: Sight) -> int:
    """Return how many trumps may be in other hands, which hold no more than their cards."""
    state: State = sight.state
    if not state.trump:
        return 0
    cards = _told(state)[0][state.trump]
    if all(sight.known.void(p, cards) for p in _others(sight)):
        return 0
    return min((unseen(sight) & cards).bit_count(), sum(len(sight.state.hands[p]) for p in _others(sight)))


def is_master(sight: Sight, card: Card) -> bool:
    """Whether nobody can hold a higher card of its suit."""
    above = unseen(sight) & _told(sight.state)[1][card]
    if above and sight.known.lacks:
        return all(not above & ~sight.known.lacks[player] for player in _others(sight))
    return not above


def higher_out(sight: Sight, card: Card) -> int:
    """Return how many higher cards of its suit have not been seen; there may be more of them than other hands hold."""
    return (unseen(sight) & _told(sight.state)[1][card]).bit_count()


def length(sight: Sight, card: Card) -> int:
    """Return how many cards of its suit are in one's own hand."""
    return (sight.own & _told(sight.state)[0][ranking_of(sight.state).suit[card]]).bit_count()


def renounces(sight: Sight, card: Card) -> tuple[object, ...]:
    """Return the seats of whom everybody knows that they have none of its suit."""
    cards = _told(sight.state)[0][ranking_of(sight.state).suit[card]]
    return tuple(sight.state.seats[p] for p in _others(sight) if sight.known.void(p, cards))


def trump(sight: Sight) -> Advice | None:
    """Name the longest suit trumps; of equally long ones the weaker, because high cards win by themselves."""
    state: State = sight.state
    if state.phase.value != "trump":
        return None
    suits = suits_of(state, sight.me)
    named = {m.value: m for m in sight.moves}
    best = max(SUITS, key=lambda suit: (len(suits[suit]), [-HEIGHT[c.rank] for c in suits[suit]]))
    move = named.get(best) or sight.moves[0]
    return Advice(move, TRUMPS, {"suit": best, "n": len(suits[best])})


def exchange(sight: Sight) -> Advice | None:
    """Change plain cards below the jack, the lowest first."""
    state: State = sight.state
    if state.phase.value != "exchange":
        return None
    low = [
        m
        for m in sight.moves
        if m.cards and m.card is not BACK and m.card.suit != state.trump and HEIGHT[m.card.rank] < HEIGHT["B"]
    ]
    best = min(low, key=lambda m: HEIGHT[m.card.rank]) if low else sight.said("done") or sight.moves[0]
    return Advice(best, EXCHANGE, {"cards": best.cards, "n": len(best.cards)})


def stay(sight: Sight) -> Advice | None:
    """Asked whether to stay in: pay, and say what else there is to say."""
    if sight.plays or sight.said("knock"):
        return None
    return Advice(sight.said("pay") or sight.moves[0], STAY)


def lone_card(sight: Sight) -> Advice | None:
    """With a single card that may wait: lay it where it wins, and knock until then."""
    state: State = sight.state
    knock = sight.said("knock")
    if knock is None:
        return None
    if not sight.plays or last_trick(state):
        card = sight.hand[0] if sight.hand else BACK
        return Advice(sight.plays[0] if sight.plays else knock, DOG, {"card": card, "why": "last"})
    card = sight.plays[0].card
    if card is BACK:
        return Advice(knock, DOG, {"card": card, "why": "last"})
    holds = wins(sight, card) and (_last(sight) or strengths(sight)[card] > TRUMP or is_master(sight, card))
    if not state.trick:
        holds = strengths(sight)[card] > TRUMP or (is_master(sight, card) and not trumps_out(sight))
    why = "holds" if holds else "waits" if wins(sight, card) else "beaten"
    return Advice(sight.plays[0] if holds else knock, DOG, {"card": card, "why": why})


def _last(sight: Sight) -> bool:
    return asked_next(sight.state.hands, sight.me, sight.state.first) < 0


def wins(sight: Sight, card: Card) -> bool:
    """Whether a card would be the best of what lies."""
    state: State = sight.state
    if not state.trick:
        return True
    suit, strength = ranking_of(state)
    best = strength[winning(state)[1]]
    return strength[card] > best and (strength[card] > TRUMP or suit[card] == state.led)


def draw_trumps(sight: Sight) -> Advice | None:
    """With the highest trump and several of them, lead it while others have some, so that plain cards hold."""
    state: State = sight.state
    if state.trick or not sight.plays or not state.trump or not trumps_out(sight):
        return None
    strength = strengths(sight)
    mine = [m for m in sight.plays if strength[m.card] > TRUMP]
    plain = [m for m in sight.plays if strength[m.card] < TRUMP]
    if not mine:
        return None
    best = max(mine, key=lambda m: strength[m.card])
    if not is_master(sight, best.card) or (len(mine) < 2 and plain):
        return None
    return Advice(
        best, DRAW_TRUMPS, {"card": best.card, "n": trumps_out(sight), "suit": state.trump, "alone": alone(sight)}
    )


def lead_master(sight: Sight) -> Advice | None:
    """Lead a plain card that nobody can beat in its suit, where nobody is known to have none of it."""
    state: State = sight.state
    if state.trick or not sight.plays:
        return None
    strength, suits = strengths(sight), _told(state)[0]
    suit = ranking_of(state).suit
    trumped = bool(trumps_out(sight))
    masters = [
        m
        for m in sight.plays
        if strength[m.card] < TRUMP
        and is_master(sight, m.card)
        and not (trumped and any(sight.known.void(p, suits[suit[m.card]]) for p in _others(sight)))
    ]
    if not masters:
        return None
    out = unseen(sight)
    best = max(masters, key=lambda m: ((out & suits[suit[m.card]]).bit_count(), strength[m.card]))
    return Advice(best, MASTER, {"card": best.card, "suit": suit[best.card], "trumps": "yes" if trumped else ""})


def comes_again(sight: Sight, card: Card) -> bool:
    """Whether somebody could still lead a suit once one's own cards of it are gone.

    Each of them draws a card from everybody who is not known to be void there.
    """
    cards = _told(sight.state)[0][ranking_of(sight.state).suit[card]]
    follow = [p for p in _others(sight) if not sight.known.void(p, cards)]
    return bool(follow) and (unseen(sight) & cards).bit_count() > length(sight, card) * len(follow)


def lead_short(sight: Sight) -> Advice | None:
    """With trumps in hand, lead from a plain suit of one or two, its highest: once void there, one can trump.

    A suit that will be played out by then is none to wait for; with two cards left there is nothing to wait for.
    """
    state: State = sight.state
    if state.trick or not sight.plays:
        return None
    strength, suit = strengths(sight), ranking_of(state).suit
    plain = [m for m in sight.plays if strength[m.card] < TRUMP]
    if not plain or len(plain) == len(sight.plays) or len(sight.hand) < 3:
        return None
    best = min(plain, key=lambda m: (length(sight, m.card), -strength[m.card]))
    n = length(sight, best.card)
    if n > SHORT or not comes_again(sight, best.card):
        return None
    return Advice(best, LEAD_SHORT, {"card": best.card, "suit": suit[best.card], "n": n})


def lead(sight: Sight) -> Advice | None:
    """Else lead the plain card over which the fewest are out, and of trumps alone the highest."""
    state: State = sight.state
    if state.trick or not sight.plays:
        return None
    strength = strengths(sight)
    plain = [m for m in sight.plays if strength[m.card] < TRUMP] or sight.plays
    best = min(plain, key=lambda m: (higher_out(sight, m.card), -strength[m.card]))
    facts = {
        "card": best.card,
        "suit": ranking_of(state).suit[best.card],
        "n": higher_out(sight, best.card),
        "plain": "yes" if len(plain) < len(sight.plays) else "",
        "single": "yes" if len(plain) == 1 else "",
    }
    return Advice(best, LEAD, facts)


def last_cheaply(sight: Sight) -> Advice | None:
    """Last to the trick: take it with the lowest card that takes it."""
    if not sight.state.trick or not _last(sight):
        return None
    winners = [m for m in sight.plays if wins(sight, m.card)]
    if not winners:
        return None
    strength = strengths(sight)
    best = min(winners, key=lambda m: strength[m.card])
    return Advice(best, LAST_CHEAPLY, {"card": best.card})


def take(sight: Sight) -> Advice | None:
    """Take with the highest of the suit while others are still to come."""
    state: State = sight.state
    if not state.trick:
        return None
    suit, strength = ranking_of(state)
    winners = [m for m in sight.plays if wins(sight, m.card) and suit[m.card] == state.led]
    if not winners:
        return None
    best = max(winners, key=lambda m: strength[m.card])
    facts = {
        "card": best.card,
        "suit": state.led,
        "n": higher_out(sight, best.card),
        "lies": winning(state)[1],
        "winners": len(winners),
        "first": "" if state.won[sight.me] else "yes",
    }
    return Advice(best, TAKE, facts | still_to_come(sight))


def still_to_come(sight: Sight) -> dict[str, object]:
    """Return who plays to this trick after oneself, and how many they are."""
    state: State = sight.state
    coming, player = [], sight.me
    while (player := asked_next(state.hands, player, state.first)) >= 0:
        coming.append(state.seats[player])
    return {"coming": tuple(coming), "left": len(coming)}


def ruff(sight: Sight) -> Advice | None:
    """Void in the suit led: trump with the lowest that wins."""
    if not sight.state.trick:
        return None
    winners = [m for m in sight.plays if wins(sight, m.card)]
    if not winners:
        return None
    strength = strengths(sight)
    best = min(winners, key=lambda m: strength[m.card])
    facts = {
        "card": best.card,
        "suit": sight.state.led,
        "lies": winning(sight.state)[1],
        "winners": len(winners),
        "top": "yes" if is_master(sight, best.card) else "",
    }
    return Advice(best, RUFF, facts)


def throw(sight: Sight) -> Advice | None:
    """Nothing wins: the lowest goes, and no trump or master while there is another."""
    if not sight.plays:
        return None
    strength = strengths(sight)

    def cost(move: Move) -> tuple[bool, bool, int, int]:
        card = move.card
        return strength[card] > TRUMP, is_master(sight, card), strength[card], length(sight, card)

    best = min(sight.plays, key=cost)
    return Advice(best, THROW, {"card": best.card})


def blind(sight: Sight) -> Advice | None:
    """A card that may not be looked at is laid, or held back while that is allowed."""
    if sight.plays and sight.plays[0].card is BACK:
        return Advice(sight.said("knock") or sight.plays[0], DOG, {"card": BACK, "why": "last"})
    return None


STRATEGY: Strategy = {
    TRUMPS: trump,
    EXCHANGE: exchange,
    STAY: stay,
    DOG: lambda sight: blind(sight) or lone_card(sight),
    DRAW_TRUMPS: draw_trumps,
    MASTER: lead_master,
    LEAD_SHORT: lead_short,
    LEAD: lead,
    LAST_CHEAPLY: last_cheaply,
    TAKE: take,
    RUFF: ruff,
    THROW: throw,
}
