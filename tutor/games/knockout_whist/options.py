"""The options of Knock-Out Whist, the rule sets that have names, and what excludes what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from tutor.core.options import choice, conflict, name_of, validate

_AT_STAKES = ("stakes", "on")


@dataclass(frozen=True, slots=True)
class Options:
    """One table's rules of Knock-Out Whist; the defaults are the game as the page tells it."""

    dealer_and_lead: str = choice(
        "rotate",
        "winner",
        rules=(
            "knockout-whist.deal.rotate",
            "knockout-whist.lead.left-of-dealer",
            "knockout-whist.deal.out-player-deals-last",
            "knockout-whist.dog.lead-or-knock",
        ),
    )
    first_hand_lead: str = choice("left-of-dealer", "dealer", rules=("knockout-whist.lead.left-of-dealer",))
    out_player_deals: str = choice("on", "off", rules=("knockout-whist.deal.out-player-deals-last",))
    exchange: str = choice("off", "on")
    exchange_shortage: str = choice("limit-to-stock", "reshuffle", needs=("exchange", "on"))
    dogs_life: str = choice(
        "on",
        "off",
        rules=(
            "knockout-whist.dog.first-zero",
            "knockout-whist.dog.several-first",
            "knockout-whist.dog.one-per-game",
            "knockout-whist.dog.one-card",
            "knockout-whist.dog.play-or-knock",
            "knockout-whist.dog.follow-suit-vacuous",
            "knockout-whist.dog.lead-or-knock",
            "knockout-whist.dog.win-left-leads",
            "knockout-whist.dog.back-to-normal",
            "knockout-whist.dog.fails",
        ),
    )
    first_hand_free: str = choice("off", "on", rules=("knockout-whist.out.no-trick",))
    rat_shout: str = choice("off", "on")
    knock_in_last_trick: str = choice(
        "no", "yes", rules=("knockout-whist.dog.play-or-knock",), needs=("dogs-life", "on")
    )
    no_trump: str = choice("off", "on", rules=("knockout-whist.trump.choose-after-deal",))
    rank_order: str = choice("off", "on", rules=("knockout-whist.components.rank-order",))
    tie_trump: str = choice("cut", "turn-up", rules=("knockout-whist.trump.tie-cut",))
    diamond_two: str = choice("off", "on", rules=("knockout-whist.trick.highest-trump-wins",))
    diamond_two_suit: str = choice(
        "trump", "diamonds", rules=("knockout-whist.trick.follow-suit",), needs=("diamond-two", "on")
    )
    recut: str = choice("tied-only", rules=("knockout-whist.trump.tie-cut",))
    rainbow: str = choice("off", "on")
    stakes: str = choice("off", "on", rules=("knockout-whist.out.no-trick", "knockout-whist.dog.one-card"))
    stakes__ante: str = choice("1", needs=_AT_STAKES)
    stakes__winner_deals_trump_leads: str = choice("on", needs=_AT_STAKES)
    stakes__stay_in_fee: str = choice("1", needs=_AT_STAKES)
    stakes__dogs_life_full_hand: str = choice("on", needs=_AT_STAKES)
    stakes__by_permission: str = choice("on", needs=_AT_STAKES)
    stakes__blind: str = choice("on", needs=_AT_STAKES)
    stakes__ties_cut: str = choice("on", needs=_AT_STAKES)
    stakes__pot: str = choice("on", needs=_AT_STAKES)
    stakes__ladder_per_player: str = choice("off", "on", needs=_AT_STAKES)

    def __post_init__(self) -> None:
        """Refuse values that do not exist and choices that exclude each other."""
        validate(self)
        if self.first_hand_free == "on" and self.dogs_life == "on":
            raise conflict("first-hand-free=on", "dogs-life=on")
        if self.stakes == "on":
            if self.dogs_life == "off":
                raise conflict("stakes=on", "dogs-life=off")
            if self.dealer_and_lead == "rotate":
                raise conflict("stakes=on", "dealer-and-lead=rotate")
            if self.tie_trump == "turn-up":
                raise conflict("stakes=on", "tie-trump=turn-up")
        self._refuse_idle()

    def _refuse_idle(self) -> None:
        """Refuse a choice that needs another one which has not been made."""
        for one in fields(self):
            value, needs = getattr(self, one.name), one.metadata["needs"]
            if needs is not None and value != one.default:
                name, wanted = needs
                found = getattr(self, name.replace("-", "_"))
                if found != wanted:
                    raise conflict(f"{name_of(one.name)}={value}", f"{name}={found}")


STANDARD = Options()

PRESETS: Mapping[str, Options] = {
    "standard": STANDARD,
    "winner-leads": replace(STANDARD, dealer_and_lead="winner"),
    "exchange": replace(STANDARD, exchange="on"),
    "straight-out": replace(STANDARD, dogs_life="off"),
    "first-hand-free": replace(STANDARD, first_hand_free="on", dogs_life="off"),
    "free-trumps": replace(STANDARD, no_trump="on", rank_order="on"),
    "turn-up-ties": replace(STANDARD, tie_trump="turn-up"),
    "diamond-two": replace(STANDARD, diamond_two="on"),
    "rainbow": replace(STANDARD, rainbow="on"),
    "guernsey": replace(STANDARD, stakes="on", dealer_and_lead="winner"),
}


def seats(options: Options) -> tuple[int, int]:
    """The fewest and the most players (knockout-whist.components.players), the same at every table."""
    return (2, 7)
