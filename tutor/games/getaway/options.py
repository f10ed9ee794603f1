"""The options of Getaway, the rule sets that have names, and what excludes what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.core.options import choice, conflict, validate


@dataclass(frozen=True, slots=True)
class Options:
    """One table's rules of Getaway; the defaults are the game as the page tells it."""

    deal_method: str = choice("even", "piles", rules=("getaway.deal.whole-pack-even",))
    direction: str = choice(
        "clockwise",
        "counter-clockwise",
        rules=("getaway.components.direction", "getaway.trick.clockwise-turns", "getaway.take.target"),
    )
    last_card_power: str = choice(
        "draw-pile",
        "draw-hand",
        "lead-passes",
        rules=("getaway.lastcard.draw", "getaway.lastcard.exclude-current-trick", "getaway.escape.not-with-power"),
    )
    draw_hand__target: str = choice("next-left", "any-player", needs=("last-card-power", "draw-hand"))
    packs: str = choice("1", "2", rules=("getaway.components.pack", "getaway.first.ace-of-spades-starts"))
    two_player_draw_special: str = choice("on", "off", rules=("getaway.two.drawn-tochoo",))
    first_trick_order: str = choice("free", "clockwise", rules=("getaway.first.order-relaxed",))
    penalties: str = choice(
        "refuse",
        "strict",
        rules=(
            "getaway.penalty.play-after-tochoo",
            "getaway.penalty.out-of-turn",
            "getaway.penalty.false-tochoo",
            "getaway.penalty.other",
        ),
    )
    dealer_rotation: str = choice("on", "off", rules=("getaway.deal.rotate-dealer",))
    loss_counter: str = choice("off", "on", rules=("getaway.end.no-scoring",))
    take__before_first_trick: str = choice("yes", "no", rules=("getaway.take.window",))
    take__lead_after_power_taken: str = choice("taker", "next-left", rules=("getaway.take.target-escapes",))
    take__limit_per_window: str = choice("1", "unlimited", rules=("getaway.take.window",))
    take__who: str = choice("all", "power-only", rules=("getaway.take.window",))
    two_player__shortcut_scope: str = choice(
        "drawn-only", "any-single-card", rules=("getaway.two.drawn-tochoo",), needs=("two-player-draw-special", "on")
    )

    def __post_init__(self) -> None:
        """Refuse values that do not exist and choices that exclude each other."""
        validate(self)
        if self.draw_hand__target != "next-left" and self.last_card_power != "draw-hand":
            raise conflict(f"draw-hand.target={self.draw_hand__target}", f"last-card-power={self.last_card_power}")
        if self.two_player__shortcut_scope != "drawn-only" and self.two_player_draw_special == "off":
            raise conflict(
                f"two-player.shortcut-scope={self.two_player__shortcut_scope}", "two-player-draw-special=off"
            )


STANDARD = Options()

PRESETS: Mapping[str, Options] = {
    "standard": STANDARD,
    "counter-clockwise": replace(STANDARD, direction="counter-clockwise"),
    "draw-from-hand": replace(STANDARD, last_card_power="draw-hand"),
    "lead-passes": replace(STANDARD, last_card_power="lead-passes"),
    "heaps": replace(STANDARD, deal_method="piles"),
    "two-packs": replace(STANDARD, packs="2"),
    "strict": replace(STANDARD, penalties="strict"),
}


def seats(options: Options) -> tuple[int, int]:
    """The fewest and the most players (getaway.components.players, A20, A21)."""
    return (2, 16) if options.packs == "2" else (2, 8)
