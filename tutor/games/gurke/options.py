"""The options of the Gurke family and what excludes what; every national table is a value of this record."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.options import choice, conflict, validate

NO_LIMIT = "0"
"""The threshold of a table without scoring."""
MOST_SEATS = 21
"""As many seats as have names, where a table sets no upper limit."""

LOWEST_WINS = ("first-over-lowest-wins", "all-but-one-over")
"""The ends at which the lowest total wins."""


@dataclass(frozen=True, slots=True)
class Options:
    """One table's rules; the defaults are Agurk, the Danish game that the page tells at length."""

    players: str = choice("2-7", "3-8", "3-4", "2-9", "2-8", "2-4", "2-up", rules=("gurke.seats.range",))
    jokers: str = choice("0", "2", "3", rules=("gurke.pack.52", "gurke.pack.kurko-54"))
    joker_as: str = choice(
        "none",
        "above-ace",
        "ace",
        rules=("gurke.pack.jokers-above", "gurke.pack.jokers-ace", "gurke.pack.jokers-ace-low", "gurke.score.joker-15"),
    )
    special: str = choice(
        "none",
        "c6",
        "b7-equal",
        "s7-over-c7",
        rules=(
            "gurke.rank.c6-top",
            "gurke.rank.c6-plain",
            "gurke.rank.b7-equal",
            "gurke.rank.s7-c7",
            "gurke.score.c6-21",
            "gurke.score.black7",
            "gurke.exact.c6-case",
        ),
    )
    extra_packs: str = choice("none", "over-8", rules=("gurke.pack.two-packs",))
    hand_size: str = choice(
        "fixed-7",
        "fixed-6",
        "fixed-5",
        "loser-card-7",
        "loser-card-5-7",
        "decreasing-10",
        "pyramid-6",
        "max-even",
        rules=(
            "gurke.deal.seven",
            "gurke.deal.six",
            "gurke.deal.fixed-five",
            "gurke.deal.loser-card",
            "gurke.deal.vidargas-size",
            "gurke.deal.decreasing",
            "gurke.deal.pyramid",
            "gurke.deal.max-even",
        ),
    )
    deal_style: str = choice("packet", "singly", rules=("gurke.deal.seven", "gurke.deal.six"))
    undealt_shown: str = choice("no", "yes", rules=("gurke.deal.stock-hidden", "gurke.deal.stock-shown"))
    open_row: str = choice("yes", "no", rules=("gurke.play.open-row",))
    exchange: str = choice(
        "none",
        "forehand-equal",
        "forehand-upto",
        "dealer-equal-keep2",
        rules=(
            "gurke.swap.forehand-any",
            "gurke.swap.equal-or-none",
            "gurke.swap.forehand-gates",
            "gurke.swap.short-stock",
            "gurke.swap.empty-stock",
            "gurke.swap.upto",
            "gurke.swap.dealer-keep-two",
            "gurke.swap.dealer-equal",
        ),
    )
    pre_play: str = choice(
        "none",
        "kontra",
        "rassi",
        rules=(
            "gurke.kontra.round",
            "gurke.kontra.double",
            "gurke.kontra.caller-four",
            "gurke.rassi.frei",
            "gurke.rassi.doppelt",
            "gurke.rassi.second",
            "gurke.rassi.three-swaps",
        ),
    )
    first_leader: str = choice("left", "dealer", rules=("gurke.play.forehand-leads", "gurke.play.dealer-leads"))
    next_dealer: str = choice(
        "left",
        "loser",
        "lowest-last",
        rules=("gurke.deal.next-left", "gurke.deal.loser-deals", "gurke.deal.lowest-deals"),
    )
    lead: str = choice("free", "lowest", rules=("gurke.lead.free", "gurke.lead.lowest"))
    target: str = choice("highest", "previous", rules=("gurke.play.beat-highest", "gurke.play.beat-previous"))
    duty: str = choice(
        "free",
        "must-beat",
        "lowest-beater",
        rules=("gurke.play.lowest-option", "gurke.play.must-beat", "gurke.play.lowest-beater"),
    )
    ace_on_ace: str = choice(
        "yes",
        "no",
        rules=("gurke.play.ace-blocks", "gurke.play.ace-nonadjacent", "gurke.play.ace-four-tricks"),
    )
    sets: str = choice(
        "no",
        "yes",
        rules=(
            "gurke.set.lead",
            "gurke.set.same-count",
            "gurke.set.mixed-ok",
            "gurke.set.dominate",
            "gurke.set.lowest-n",
            "gurke.set.no-mixing",
            "gurke.set.winner",
        ),
    )
    single_last: str = choice("no", "yes", rules=("gurke.set.keep-single", "gurke.set.pair-at-two"))
    ace_low_last: str = choice("no", "yes", rules=("gurke.rank.ace-low-last", "gurke.score.ace-one"))
    ties: str = choice(
        "plus",
        "none",
        "all-minus",
        rules=("gurke.tie.plus", "gurke.tie.floor", "gurke.tie.none", "gurke.tie.last-only", "gurke.tie.all-minus"),
    )
    flat11: str = choice("no", "yes", rules=("gurke.score.flat-11",))
    threshold: str = choice(
        "21",
        "20",
        "30",
        "50",
        NO_LIMIT,
        rules=("gurke.over.20", "gurke.over.30", "gurke.over.50", "gurke.over.21-klassisch", "gurke.end.none"),
    )
    inclusive: str = choice("yes", "no", rules=("gurke.over.21-exclusive",))
    exact_reset: str = choice("0", "21", rules=("gurke.exact.reset-21", "gurke.table.cards-return"))
    lives: str = choice("2", "1", rules=("gurke.life.lose-at-21", "gurke.life.second-death", "gurke.life.none"))
    rebirth: str = choice("max-other", "none", rules=("gurke.life.rebirth",), needs=("lives", "2"))
    buyback: str = choice(
        "none",
        "paid",
        "free",
        rules=(
            "gurke.buy.once",
            "gurke.buy.price",
            "gurke.buy.free",
            "gurke.buy.score",
            "gurke.buy.when",
            "gurke.buy.optional",
            "gurke.buy.final",
        ),
    )
    buyback_min: str = choice("3", "2", rules=("gurke.buy.min-three",))
    stake: str = choice("none", "pot", "difference", rules=("gurke.stake.ante", "gurke.end.pot", "gurke.end.settle"))
    penalty_cards_out: str = choice("no", "yes", rules=("gurke.table.cards-keep-score",))
    end: str = choice(
        "last-survivor",
        "first-over-loses",
        "first-over-lowest-wins",
        "all-but-one-over",
        "open",
        rules=(
            "gurke.end.last-survivor",
            "gurke.end.two-left",
            "gurke.end.first-over",
            "gurke.end.lowest-wins",
            "gurke.end.all-but-one",
            "gurke.end.none",
        ),
    )

    def __post_init__(self) -> None:
        """Refuse values that do not exist and choices that the page never makes together."""
        validate(self)
        for impossible, first, second in _exclusions(self):
            if impossible:
                raise conflict(first, second)


def _exclusions(o: Options) -> tuple[tuple[bool, str, str], ...]:
    """Every pair of choices that exclude each other: (whether they meet here, the one, the other)."""
    return (
        (o.lives == "2" and o.rebirth == "none", "lives=2", "rebirth=none"),
        (o.lives == "1" and o.rebirth != "none", "lives=1", f"rebirth={o.rebirth}"),
        (o.lives == "2" and o.buyback != "none", "lives=2", f"buyback={o.buyback}"),
        (
            o.exact_reset not in (NO_LIMIT, o.threshold),
            f"exact-reset={o.exact_reset}",
            f"threshold={o.threshold}",
        ),
        (o.buyback != "none" and o.end != "last-survivor", f"buyback={o.buyback}", f"end={o.end}"),
        (o.stake == "difference" and o.end not in LOWEST_WINS, "stake=difference", f"end={o.end}"),
        (o.threshold == NO_LIMIT and o.end != "open", f"threshold={NO_LIMIT}", f"end={o.end}"),
        ((o.jokers == "0") != (o.joker_as == "none"), f"jokers={o.jokers}", f"joker-as={o.joker_as}"),
        (o.flat11 == "yes" and o.ace_low_last == "yes", "flat11=yes", "ace-low-last=yes"),
        (
            o.penalty_cards_out == "yes" and o.pre_play != "none",
            "penalty-cards-out=yes",
            f"pre-play={o.pre_play}",
        ),
        (o.sets == "yes" and o.ace_on_ace == "no", "sets=yes", "ace-on-ace=no"),
        (o.sets == "yes" and o.single_last == "no", "sets=yes", "single-last=no"),
        (o.exchange != "none" and o.pre_play != "none", f"exchange={o.exchange}", f"pre-play={o.pre_play}"),
    )


def seats(options: Options) -> tuple[int, int]:
    """The fewest and the most players (gurke.seats.range)."""
    fewest, _, most = options.players.partition("-")
    return int(fewest), MOST_SEATS if most == "up" else int(most)
