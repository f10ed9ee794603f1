"""What is said of another move in Gurke."""

from __future__ import annotations

from beside.here import Here, Holds
from tutor.core.cards import Card
from tutor.core.moves import Move
from tutor.games.gurke.state import target
from tutor.games.gurke.values import is_ace, ranks


def height(here: Here, card: Card) -> int:
    return ranks(here.state.options)[card]


def lower(here: Here) -> bool:
    card, other = here.two
    return height(here, other) < height(here, card) and card in here.mine


def lower_and_the_higher_may_cost(here: Here) -> bool:
    return lower(here) and height(here, here.told.move.card) >= 6


def higher(here: Here) -> bool:
    card, other = here.two
    return height(here, other) > height(here, card)


def reaches(here: Here, move: Move) -> bool:
    if not here.state.trick:
        return True
    wanted = max(height(here, card) for card in target(here.state))
    return all(height(here, card) >= wanted for card in move.cards)


def falls_short(here: Here) -> bool:
    """It does not reach what the advised one reaches, and is low."""
    return reaches(here, here.told.move) and not reaches(here, here.other) and lower(here)


def both_reach(here: Here) -> bool:
    return reaches(here, here.told.move) and reaches(here, here.other)


def neither_reaches(here: Here) -> bool:
    return not reaches(here, here.told.move) and not reaches(here, here.other) and higher(here)


def not_middling(here: Here) -> bool:
    return all(not 6 <= height(here, c) <= 11 and c in here.other.cards for c in here.said["given"])


def middling(here: Here) -> bool:
    return all(6 <= height(here, c) <= 11 and c not in here.other.cards for c in here.said["left"])


CLAIMS: dict[str, Holds] = {
    "gurke.well.change-the-middle gives": not_middling,
    "gurke.well.change-the-middle keeps": middling,
    "gurke.well.do-not-raise back": lambda h: h.told.move.verb == "buy",
    "gurke.well.do-not-raise raise": lambda h: h.told.move.verb == "pass" and h.other.verb in ("kontra", "double"),
    "gurke.well.keep-an-ace-for-the-end ace": lambda h: any(is_ace(h.state.options, c) for c in h.other.cards),
    **{
        f"gurke.well.{rule} {how}": holds
        for rule in ("keep-an-ace-for-the-end", "reach-and-save-the-small-ones")
        for how, holds in {
            "short": falls_short,
            "lower": lambda h: lower(h) and both_reach(h),
            "higher": lambda h: higher(h) and both_reach(h),
        }.items()
    },
    "gurke.well.lead-high-keep-the-highest lower": lower,
    "gurke.well.lead-high-keep-the-highest higher": higher,
    "gurke.well.lead-the-highest-near-the-end lower": lower_and_the_higher_may_cost,
    "gurke.well.go-high-near-the-end lower": lower_and_the_higher_may_cost,
    "gurke.well.cannot-reach higher": neither_reaches,
}
