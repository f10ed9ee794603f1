"""The options of Écarté, the rule sets that have names, and what excludes what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.core.options import choice, conflict, validate


@dataclass(frozen=True, slots=True)
class Options:
    """One table's rules of Écarté; the defaults are the game as the page tells it."""

    stakes: str = choice("graded", "flat", rules=("ecarte.stake.multiplier",))
    pot: str = choice("off", "on", rules=("ecarte.markers",))
    first_dealer: str = choice("higher-deals", "higher-chooses", "lower-deals", rules=("ecarte.deal.first-dealer",))
    packets: str = choice("3-2", "2-3", rules=("ecarte.deal.packets",))
    fail_rule: str = choice(
        "opponent-gets-two",
        "failer-loses-two",
        "both",
        rules=("ecarte.score.extra-point", "ecarte.score.failed-declarer"),
    )
    allow_negative: str = choice("no", "yes", rules=("ecarte.score.failed-declarer",))
    obligation_scope: str = choice(
        "first-decision",
        "any-decision",
        rules=("ecarte.obligation.elder", "ecarte.obligation.dealer", "ecarte.obligation.none"),
    )
    vole_against_obliged: str = choice("2", "3", rules=("ecarte.score.vole", "ecarte.score.extra-point"))
    king_window: str = choice(
        "before-own-first-card",
        "before-first-lead",
        "also-after-winning-a-trick",
        rules=("ecarte.king.announce", "ecarte.king.too-late"),
    )
    king_turnup: str = choice("auto-score", "must-claim", rules=("ecarte.king.turned-up",))
    false_king: str = choice("impossible", "opponent-plus-one", rules=("ecarte.king.announce",))
    max_exchanges: str = choice("until-talon-used", "1", "2", "3", rules=("ecarte.exchange.repeat",))
    dealer_min_discard: str = choice(
        "0", "1", rules=("ecarte.exchange.dealer-any-number", "ecarte.exchange.talon-limit")
    )
    enforcement: str = choice(
        "strict",
        "renonce-possible",
        rules=(
            "ecarte.renonce.definition",
            "ecarte.renonce.take-back",
            "ecarte.renonce.expose",
            "ecarte.renonce.replay",
            "ecarte.renonce.vole-capped",
        ),
    )
    renonce_replay: str = choice(
        "same-hands", "new-deal", rules=("ecarte.renonce.replay",), needs=("enforcement", "renonce-possible")
    )
    renonce_score: str = choice(
        "vole-to-one", "hoyle", rules=("ecarte.renonce.vole-capped",), needs=("enforcement", "renonce-possible")
    )
    name_suit: str = choice("transcript", "off", "binding", rules=("ecarte.play.name-suit",))
    jdr_v2c: str = choice("either", "both", rules=("ecarte.jdr.v2c",))
    jdr_v3b: str = choice("queen-or-better", "literal-queen", rules=("ecarte.jdr.v3b",))
    jdr_v4a: str = choice("kings-outside", "disjoint", "overlap", rules=("ecarte.jdr.v4a",))
    jdr_v4b: str = choice("at-least", "exactly", rules=("ecarte.jdr.v4b",))
    chouette: str = choice("off", "on", rules=("ecarte.chouette.players", "ecarte.chouette.banker-deals"))
    chouette_unit: str = choice(
        "partie",
        "deal",
        rules=("ecarte.chouette.ponte-wins", "ecarte.chouette.banker-wins"),
        needs=("chouette", "on"),
    )
    chouette_over: str = choice("raise", "side-bettor", rules=("ecarte.chouette.over",), needs=("chouette", "on"))
    adviser_binding: str = choice(
        "ponte-decides", "majority", rules=("ecarte.chouette.roles",), needs=("chouette", "on")
    )

    def __post_init__(self) -> None:
        """Refuse values that do not exist and choices that exclude each other."""
        validate(self)
        if self.chouette == "on" and self.stakes == "graded":
            raise conflict("chouette=on", "stakes=graded")


STANDARD = Options()
RENONCE = replace(STANDARD, enforcement="renonce-possible")

PRESETS: Mapping[str, Options] = {
    "standard": STANDARD,
    "failer-loses": replace(STANDARD, fail_rule="failer-loses-two"),
    "one-exchange": replace(STANDARD, max_exchanges="1", dealer_min_discard="1"),
    "old-law": replace(RENONCE, renonce_score="hoyle"),
    "renonce": RENONCE,
    "vole-three": replace(STANDARD, vole_against_obliged="3"),
    "late-king": replace(STANDARD, king_window="also-after-winning-a-trick"),
    "chouette": replace(STANDARD, chouette="on", stakes="flat"),
}


def seats(options: Options) -> tuple[int, int]:
    """The fewest and the most players (ecarte.players.two, ecarte.chouette.players)."""
    return (3, 8) if options.chouette == "on" else (2, 2)
