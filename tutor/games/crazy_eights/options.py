"""The options of Crazy Eights, the rule sets that have names, and what excludes what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.core.options import choice, conflict, validate

AGREED = ("off", "D", "A", "K", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""Ranks that a table may agree on for skipping, the usual one first."""
AGREED_REVERSE = ("off", "A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2")
DRAW_RANK = "2"
SKIP, REVERSE, TWO = "skip", "reverse", "two"
"""What a card may do besides being laid."""


@dataclass(frozen=True, slots=True)
class Options:
    """One table's rules of Crazy Eights; the defaults are the basic game as the page tells it."""

    packs: str = choice("auto", "1", "2", rules=("crazy-eights.deck.single", "crazy-eights.deck.double"))
    hand_size: str = choice(
        "auto", "3", "4", "5", "6", "7", "8", "9", "10", rules=("crazy-eights.deal.hand-size",)
    )  # fmt: skip
    starter_wild: str = choice(
        "bury-and-redraw", "own-suit", "first-player-free", "dealer-calls", rules=("crazy-eights.deal.starter",)
    )
    starter_action: str = choice("inert", "as-if-dealer-played", rules=("crazy-eights.deal.starter",))
    draw_permission: str = choice(
        "any-time",
        "only-if-unable",
        "every-turn",
        rules=("crazy-eights.turn.draw", "crazy-eights.turn.play-or-draw", "crazy-eights.stock.voluntary-pass"),
    )
    forced_eight: str = choice("counts", "exempt", needs=("draw-permission", "only-if-unable"))
    drawn_card: str = choice("none", "drawn-only", "any", rules=("crazy-eights.turn.draw", "crazy-eights.turn.pass"))
    draw_count: str = choice(
        "1", "2", "3", "4", "5", "until-playable", rules=("crazy-eights.turn.draw", "crazy-eights.turn.pass")
    )
    draw_stop_early: str = choice("yes", "no", rules=("crazy-eights.turn.no-pass-with-stock",))
    until_playable_must_play: str = choice("yes", "no", needs=("draw-count", "until-playable"))
    empty_stock: str = choice(
        "pass",
        "reshuffle",
        "reshuffle-after-block",
        rules=(
            "crazy-eights.stock.empty-play-on",
            "crazy-eights.stock.blocked",
            "crazy-eights.stock.reshuffle",
            "crazy-eights.stock.nothing-to-reshuffle",
        ),
    )
    wild_mode: str = choice(
        "call",
        "must-match",
        "no-call",
        "wong",
        rules=(
            "crazy-eights.play.eight-any-time",
            "crazy-eights.play.eight-must-call",
            "crazy-eights.opt.eight-must-match",
        ),
    )
    wild_rank: str = choice("8", "B", "A", rules=("crazy-eights.play.eight-any-time", "crazy-eights.score.eight"))
    skip_rank: str = choice(*AGREED, rules=("crazy-eights.skip.next-misses",))
    reverse_rank: str = choice(*AGREED_REVERSE, rules=("crazy-eights.reverse.flip",))
    reverse_two_players: str = choice("no-effect", "acts-as-skip", rules=("crazy-eights.reverse.flip",))
    draw_two: str = choice(
        "off",
        "on",
        rules=(
            "crazy-eights.draw-two.owe",
            "crazy-eights.draw-two.answer",
            "crazy-eights.draw-two.only-two-or-take",
            "crazy-eights.draw-two.eight-cannot-answer",
            "crazy-eights.draw-two.take",
            "crazy-eights.draw-two.may-take-with-two",
            "crazy-eights.draw-two.no-immediate-play",
            "crazy-eights.draw-two.follow-up",
            "crazy-eights.draw-two.new-chain",
        ),
    )
    draw_two_stack: str = choice("on", "off", rules=("crazy-eights.draw-two.answer",), needs=("draw-two", "on"))
    penalty_shortfall: str = choice(
        "take-what-is-left", "waive", "reshuffle-first", rules=("crazy-eights.draw-two.take",)
    )
    final_card_effects: str = choice("none", "two-still-hits", needs=("draw-two", "on"))
    last_card: str = choice(
        "off", "on", rules=("crazy-eights.last-card.announce", "crazy-eights.last-card.penalty")
    )  # fmt: skip
    last_card_penalty: str = choice("2", "1", "3", "4", needs=("last-card", "on"))
    last_card_window: str = choice("until-next-player-acts", "until-own-next-turn", needs=("last-card", "on"))
    score_values: str = choice(
        "standard", rules=("crazy-eights.score.eight", "crazy-eights.score.picture", "crazy-eights.score.pip")
    )
    wild_score: str = choice("follows-wild-rank", "stays-on-8", rules=("crazy-eights.score.eight",))
    match: str = choice("single", "100", "200", "500", rules=("crazy-eights.deal.rotation",))
    invented: str = choice("none")

    def __post_init__(self) -> None:
        """Refuse values that do not exist and choices that exclude each other."""
        validate(self)
        roles = {"wild-rank": self.wild_rank, "skip-rank": self.skip_rank, "reverse-rank": self.reverse_rank}
        if self.draw_two == "on":
            roles["draw-two"] = DRAW_RANK
        taken: dict[str, str] = {}
        for role, rank in roles.items():
            if rank in taken:
                said = "draw-two=on" if role == "draw-two" else f"{role}={rank}"
                raise conflict(f"{taken[rank]}={rank}", said)
            if rank != "off":
                taken[rank] = role
        if self.draw_count != "1" and self.drawn_card == "none":
            raise conflict(f"draw-count={self.draw_count}", "drawn-card=none")
        if self.wild_mode == "no-call" and self.starter_wild == "dealer-calls":
            raise conflict("wild-mode=no-call", "starter-wild=dealer-calls")

    def job(self, rank: str) -> str:
        """What else a rank does when it is laid: ``skip``, ``reverse`` or ``two``; nothing for most."""
        if rank == self.skip_rank:
            return SKIP
        if rank == self.reverse_rank:
            return REVERSE
        return TWO if rank == DRAW_RANK and self.draw_two == "on" else ""

    def price(self, rank: str) -> int:
        """The penalty points of a rank (crazy-eights.score.*, crazy-eights.opt.wild-score)."""
        if rank == (self.wild_rank if self.wild_score == "follows-wild-rank" else "8"):
            return 50
        if rank == "A":
            return 1
        return int(rank) if rank.isdigit() else 10


BASIC = Options()
DRAW_IF_UNABLE = replace(BASIC, draw_permission="only-if-unable", drawn_card="drawn-only")

PRESETS: Mapping[str, Options] = {
    "basic": BASIC,
    "draw-if-unable": DRAW_IF_UNABLE,
    "until-playable": replace(DRAW_IF_UNABLE, draw_count="until-playable"),
    "special-cards": replace(BASIC, skip_rank="D", reverse_rank="A", draw_two="on", last_card="on"),
    "must-match": replace(BASIC, wild_mode="must-match"),
    "no-call": replace(BASIC, wild_mode="no-call"),
    "wong": replace(BASIC, wild_mode="wong"),
    "jacks": replace(BASIC, wild_rank="B"),
    "reshuffle": replace(BASIC, empty_stock="reshuffle"),
    "literal": replace(BASIC, draw_permission="every-turn"),
}

MOST_SEATS = 20


def packs_of(options: Options, players: int) -> int:
    """How many packs are in play (crazy-eights.opt.packs, A16)."""
    if options.packs == "auto":
        return 2 if players >= 6 else 1
    return int(options.packs)


def hand_size(options: Options, players: int) -> int:
    """How many cards everybody gets (crazy-eights.deal.hand-size)."""
    if options.hand_size == "auto":
        return 7 if players == 2 else 5
    return int(options.hand_size)


def seats(options: Options) -> tuple[int, int]:
    """The fewest and the most players: hands and starter leave at least one card in the stock."""
    most = max(n for n in range(2, MOST_SEATS + 1) if hand_size(options, n) * n + 1 < 52 * packs_of(options, n))
    return (2, most)
