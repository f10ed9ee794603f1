"""What is said of another move in Getaway."""

from __future__ import annotations

from beside.here import Here, Holds
from tutor.core.cards import Card
from tutor.games.getaway.state import STRENGTH as GETAWAY


def goes(here: Here) -> bool:
    """The other card is lower than the one advised, which would stay."""
    card, other = here.two
    return GETAWAY[other.rank] < GETAWAY[card.rank] and card in here.mine


def best_so_far(here: Here) -> int:
    return max(GETAWAY[card.rank] for _, card in here.state.trick if card.suit == here.state.led)


def leads_after(here: Here) -> bool:
    """Somebody else has the highest card with the other one; with the one advised one has it oneself."""
    after, _ = here.game.apply(here.state, here.other)
    return goes(here) and after.seats[after.power] == here.said["next"] != here.state.seats[here.me]


def takes_the_lead(here: Here) -> bool:
    """The other card is the highest of a trick that ends with it; with the one advised somebody else leads."""
    card, other = here.two
    after, _ = here.game.apply(here.state, here.told.move)
    away = after.seats[after.power] == here.said["next"] != here.state.seats[here.me]
    return away and GETAWAY[card.rank] <= best_so_far(here) < GETAWAY[other.rank]


def sooner_out(here: Here) -> bool:
    card, other = here.two
    counted = len(here.of(card.suit)) == here.said["n"] < here.said["more"] == len(here.of(other.suit))
    return counted and GETAWAY[other.rank] >= GETAWAY[card.rank] and here.said["short"] == card.suit


def tops(here: Here) -> bool:
    card, other = here.two
    return GETAWAY[card.rank] <= best_so_far(here) < GETAWAY[other.rank]


def goes_below(here: Here) -> bool:
    return goes(here) and GETAWAY[here.other.card.rank] <= best_so_far(here)


def are_above(here: Here, card: Card) -> int:
    return sum(c.suit == card.suit and GETAWAY[c.rank] > GETAWAY[card.rank] for hand in here.theirs for c in hand)


def fewer_above(here: Here) -> bool:
    """No more cards are above than is said, and the other card has fewer above it than the one advised."""
    card, other = here.two
    few, many = are_above(here, other), are_above(here, card)
    return few <= here.said["n"] < here.said.get("more", 99) and few <= many <= here.said.get("more", 99)


def is_stopped(here: Here) -> bool:
    """Those named have none of the suit led."""
    suit = here.other.card.suit
    named = [here.state.hands[here.state.seats.index(seat)] for seat in here.said["away"]]
    return here.said["away_suit"] == suit and not any(card.suit == suit for hand in named for card in hand)


def is_rarer(here: Here) -> bool:
    card, other = here.two
    few, many = (sum(c.suit == suit for hand in here.theirs for c in hand) for suit in (other.suit, card.suit))
    return few <= here.said["n"] < here.said["more"] and many <= here.said["more"]


def stopped_at_once(here: Here) -> bool:
    """The next to play has none of the suit."""
    after, _ = here.game.apply(here.state, here.other)
    seat = here.game.movers(after)[0]
    return not any(card.suit == here.other.card.suit for card in after.hands[after.seats.index(seat)])


CLAIMS: dict[str, Holds] = {
    "getaway.well.first-trick keeps": goes,
    "getaway.well.shed-high keeps": goes,
    "getaway.well.shed-high longer": sooner_out,
    "getaway.well.last-goes-high keeps": goes,
    "getaway.well.last-goes-high leads": leads_after,
    "getaway.well.last-goes-high takes": takes_the_lead,
    "getaway.well.high-while-all-follow keeps": goes,
    "getaway.well.stay-below keeps": goes_below,
    "getaway.well.stay-below tops": tops,
    "getaway.well.stay-below fewer": fewer_above,
    "getaway.well.lead-high-in-a-live-suit keeps": goes,
    "getaway.well.lead-high-in-a-live-suit stopped": is_stopped,
    "getaway.well.lead-high-in-a-live-suit rarer": is_rarer,
    "getaway.well.lead-low-where-others-are-higher stopped": is_stopped,
    "getaway.well.lead-low-where-others-are-higher fewer": fewer_above,
    "getaway.well.lead-low-where-others-are-higher once": stopped_at_once,
    "getaway.take.hint stopped": stopped_at_once,
}
