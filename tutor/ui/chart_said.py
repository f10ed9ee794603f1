"""What a chart shows, for whoever does not see it: one sentence, and its figures as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from html import escape

from tutor.core.cards import card
from tutor.core.plain import Plain
from tutor.odds.hidden import sampled
from tutor.odds.table import HAND
from tutor.odds.worth import Row as Pattern
from tutor.ui.first_charts import PatternRow
from tutor.ui.frame import language, words
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.tables import Group, table_html
from tutor.words import explain

TWO_TO_ONE = Fraction(2, 3)
NEEDED = 3
CLOSE = 0.05


def span(low: object, high: object) -> str:
    """Write a step of a scale."""
    return words("chart-range", low=percent(low, 0), high=percent(high, 0))


def _large(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


# Odds


def tricks_said(tricks: Sequence[int], of: int) -> str:
    """Say how many tricks a hand makes."""
    most = max(range(len(tricks)), key=lambda k: tricks[k])
    point, vole = Fraction(sum(tricks[NEEDED:]), of), Fraction(tricks[HAND], of)
    return words("chart-tricks", k=most, p=percent(tricks[most] / of), point=percent(point), vole=percent(vole))


def tricks_table(tricks: Sequence[int], of: int, names: Mapping[str, str], name: str) -> str:
    """Return how often so many tricks are made."""
    heads = [names[key] for key in ("tricks", "exactly", "at_least", "layouts")]
    rows = [
        [str(k), percent(count / of), percent(Fraction(sum(tricks[k:]), of)), grouped(count)]
        for k, count in enumerate(tricks)
    ]
    return table_html(name, heads, rows)


def leads_said(kinds: Mapping[str, Mapping[str, int]], of: int) -> str:
    """Say which card is best to lead, by each way of counting."""
    lang, parts = language(), []
    for kind, counts in kinds.items():
        most, least = max(counts.values()), min(counts.values())
        best, worst = (
            explain.listed(lang, [card for card, n in counts.items() if n == value]) for value in (most, least)
        )
        same = "yes" if most == least else "no"
        p, q = percent(most / of), percent(least / of)
        parts.append(words("chart-leads", kind=kind, same=same, best=best, worst=worst, p=p, q=q))
    return f"{_large('; '.join(parts))}."


def leads_table(kinds: Mapping[str, Mapping[str, int]], of: int, names: Mapping[str, str], name: str) -> str:
    """Return the chances after each lead."""
    cards = next(iter(kinds.values()))
    rows = [[escape(card), *(percent(counts[card] / of) for counts in kinds.values())] for card in cards]
    return table_html(name, [names["card"], *kinds], rows)


def bracket_said(rows: Sequence[tuple[str, float]]) -> str:
    """Say what is certain, and what the yardsticks say."""
    parts = "; ".join(f"{what}: {percent(share)}" for what, share in rows)
    return words("chart-bracket", parts=_large(parts), two=percent(TWO_TO_ONE))


def bracket_table(rows: Sequence[tuple[str, float]], of: int, names: Mapping[str, str], name: str) -> str:
    """Return what is certain and the yardsticks."""
    heads = [names[key] for key in ("what", "chance", "layouts")]
    return table_html(name, heads, [[escape(what), percent(p), grouped(round(p * of))] for what, p in rows])


def among_said(bins: Sequence[Mapping[str, Plain]], here: float) -> str:
    """Say how many hands reach two to one, and whether this one does."""
    reaching = sum(one["share"] for one in bins if one["low"] > TWO_TO_ONE - CLOSE / 10)
    reaches = "yes" if here >= TWO_TO_ONE else "no"
    return words("chart-among", share=percent(reaching), here=percent(here), reaches=reaches)


def among_table(bins: Sequence[Mapping[str, Plain]], names: Mapping[str, str], name: str) -> str:
    """Return how many hands have such a chance."""
    rows = [
        [words("chart-range", low=percent(one["low"]), high=percent(one["high"])), percent(one["share"], 2)]
        for one in bins
    ]
    return table_html(name, [names["chance"], names["share"]], rows)


def yardstick_said() -> str:
    """Say how many hands of the sample lie near the yardstick."""
    rows = sampled()
    close = sum(abs(one.hidden - one.opened) < CLOSE for one in rows)
    return words("chart-yardstick", close=grouped(close), n=grouped(len(rows)))


def yardstick_table(names: Mapping[str, str], name: str) -> str:
    """Return every hand of the sample."""
    lang = language()
    heads = [names[key] for key in ("hand", "sure", "open", "hidden")]
    groups = [
        Group(
            f"<b>{escape(names[role])}</b>",
            [
                [escape(_hand(one.hand, lang)), percent(one.certain), percent(one.opened), percent(one.hidden)]
                for one in sampled()
                if one.role == role
            ],
        )
        for role in ("elder", "dealer")
    ]
    return table_html(name, heads, groups)


def _hand(written: str, lang: str) -> str:
    return ", ".join(explain.card_name(card(one), lang) for one in written.split())


# The patterns


def patterns_said(rows: Sequence[Pattern]) -> str:
    """Say which patterns are strongest and weakest."""
    facts: dict[str, str] = {}
    for role, before in (("elder", ""), ("dealer", "dealer-")):
        means = {row.pattern: getattr(row, role).mean for row in rows}
        best, worst = max(means, key=means.__getitem__), min(means, key=means.__getitem__)
        facts |= {f"{before}best": best, f"{before}p": percent(means[best])}
        facts |= {f"{before}worst": worst, f"{before}q": percent(means[worst])}
    return words("chart-patterns", **facts)


def solved_said(rows: Sequence[PatternRow], names: Mapping[str, str]) -> str:
    """Say which patterns the solution keeps."""

    def called(one: PatternRow) -> str:
        return words("chart-as", pattern=one.pattern, role=names[one.role])

    best, worst = max(rows, key=lambda one: one.kept), min(rows, key=lambda one: one.kept)
    dear = max(rows, key=lambda one: one.loss)
    facts = {"p": percent(best.kept, 0), "q": percent(worst.kept, 0), "loss": points(dear.loss).lstrip("+")}
    return words("chart-solved", best=called(best), worst=called(worst), dear=called(dear), **facts)


# The first decision


def hands_said(rows: Sequence[Mapping[str, float]]) -> str:
    """Say how often the solution keeps hands with so many trumps."""

    def kept(*trumps: int) -> str:
        chosen = [one for one in rows if one["trumps"] in trumps]
        return percent(sum(one["kept"] * one["share"] for one in chosen) / sum(one["share"] for one in chosen), 0)

    return words("chart-hands", none=kept(0), one=kept(1), two=kept(2), more=kept(3, 4, 5))


def hands_table(rows: Sequence[Mapping[str, float]], names: Mapping[str, str], name: str) -> str:
    """Return how often the hands of each field are kept."""
    heads = [names[key] for key in ("chance", "kept", "share")]
    groups = [
        Group(
            f"<b>{escape(words('chart-hands-trumps', n=trumps))}</b>",
            [
                [span(one["low"], one["high"]), percent(one["kept"], 0), percent(one["share"], 2)]
                for one in rows
                if one["trumps"] == trumps
            ],
        )
        for trumps in sorted({int(one["trumps"]) for one in rows})
    ]
    return table_html(name, heads, groups)


def scores_said(rows: Sequence[Mapping[str, float]], role: str) -> str:
    """Say at which score the hand is kept most and least often."""
    most, least = max(rows, key=lambda one: one["kept"]), min(rows, key=lambda one: one["kept"])
    said = {"most": _score(most), "least": _score(least), "p": percent(most["kept"], 0), "q": percent(least["kept"], 0)}
    return words("chart-scores", role=role, **said)


def _score(one: Mapping[str, float]) -> str:
    return f"{one['elder']:.0f}:{one['dealer']:.0f}"


def scores_table(rows: Sequence[Mapping[str, float]], names: Mapping[str, str], name: str) -> str:
    """Return how often the hand is kept at each score."""
    heads = [names["elder-points"], names["dealer-points"], names["kept"], names["most"]]
    cells = [
        [f"{one['elder']:.0f}", f"{one['dealer']:.0f}", percent(one["kept"], 0), percent(one["most"], 2)]
        for one in rows
    ]
    return table_html(name, heads, cells)
