"""The picture of all hands: how often the solution keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import altair as alt
import numpy as np
import streamlit as st

from tutor.odds.first.matching import Kind
from tutor.odds.first.stakes import SCORES, Score
from tutor.odds.patterns import Readings
from tutor.ui.charts import Chart, high, inks, kept

FIELDS = 15
"""Steps of the chance; two to one ends a step."""


@st.cache_data(show_spinner=False)
def fields(role: str, kind: Kind, score: Score | None) -> list[dict[str, float]]:
    """Return every field of the picture: trumps, chance from and to, how often kept, share of all hands."""
    from tutor.odds.atlas import HANDS, atlas
    from tutor.odds.first.whole import keeps_at, trumps_held
    from tutor.odds.hand import ROLES
    from tutor.odds.layouts import OPPONENTS

    chance = atlas().opened[:, ROLES[role]] / OPPONENTS
    step = np.minimum((chance * FIELDS).astype(int), FIELDS - 1)
    weights, kept, held = atlas().weights, keeps_at(role, kind, score), trumps_held()
    found = []
    for trumps in range(6):
        for at in range(FIELDS):
            chosen = (held == trumps) & (step == at)
            hands = int(weights[chosen].sum())
            if hands:
                found.append(
                    {
                        "trumps": trumps,
                        "low": at / FIELDS,
                        "high": (at + 1) / FIELDS,
                        "kept": float(weights[chosen] @ kept[chosen] / hands),
                        "share": hands / HANDS,
                    }
                )
    return found


@st.cache_data(show_spinner=False)
def by_score(role: str, kind: Kind) -> list[dict[str, float]]:
    """Return over all scores how often the solution stands or refuses, and what a best answer gains at most."""
    from tutor.odds.first.matching import facts_of_all, name_of

    known = facts_of_all()
    found = []
    for elder, dealer in SCORES:
        facts = known.get(name_of(kind, (elder, dealer)))
        if facts is not None:
            most = max(facts[f"{side}_gain"][1] for side in ("elder", "dealer"))
            share = facts["stands" if role == "elder" else "refuses"]
            found.append({"elder": elder, "dealer": dealer, "kept": share, "most": max(most, 0.0)})
    return found


def neutral_keeps(role: str, kind: Kind) -> float:
    """Return the same at a neutral score."""
    from tutor.odds.first.solution import game

    return float(game(kind, None).facts["stands" if role == "elder" else "refuses"])


class Turned(NamedTuple):
    """A hand with another answer than at a neutral score."""

    hand: tuple[str, ...]
    keeps: bool


EXAMPLES = 4
"""Hands named either way."""


@st.cache_data(show_spinner=False)
def turned(role: str, kind: Kind, score: Score) -> tuple[float, list[Turned]]:
    """Return the share of hands that turn, and examples: those that turn most surely, each with other trumps."""
    from tutor.odds.atlas import HANDS, atlas
    from tutor.odds.first.whole import keeps_at, trumps_held
    from tutor.odds.worth import example

    now, before, weights = keeps_at(role, kind, score), keeps_at(role, kind, None), atlas().weights
    turns = (now > 0.5) != (before > 0.5)
    found = []
    for keeps in (True, False):
        seen: set[int] = set()
        rows = np.flatnonzero(turns & ((now > 0.5) == keeps))
        for row in rows[np.argsort(-np.abs(now - before)[rows] * 10 - weights[rows], kind="stable")].tolist():
            trumps = int(trumps_held()[row])
            if trumps not in seen and len(seen) < EXAMPLES:
                seen.add(trumps)
                found.append(Turned(example(row), keeps))
    return float(weights[turns].sum() / HANDS), found


class PatternRow(NamedTuple):
    """What the solution does with a pattern in one role."""

    pattern: str
    role: str
    kept: float
    loss: float
    """What always keeping the hand costs, in points a hand."""


@st.cache_data(show_spinner=False)
def pattern_rows(readings: Readings) -> list[PatternRow]:
    """Return what the solution does with each pattern, with the king's point as at every table."""
    from tutor.odds.first.whole import by_pattern, follow_cost

    roles = ("elder", "dealer")
    done = {role: by_pattern(role, king_point=True, readings=readings) for role in roles}
    costs = {role: follow_cost(role, king_point=True, readings=readings) for role in roles}
    return [
        PatternRow(pattern, role, done[role][pattern].often, costs[role][pattern])
        for pattern in done["elder"]
        for role in roles
    ]


@kept
def patterns_chart(rows: Sequence[PatternRow], names: Mapping[str, str]) -> Chart:
    """A bar for each pattern and role: the share of its hands kept, and the rest exchanged."""
    ink = inks()
    parts = [
        {
            "row": f"{one.pattern} · {names[one.role]}",
            "pattern": one.pattern,
            "role": names[one.role],
            "does": names[does],
            "share": share,
            "loss": one.loss,
        }
        for one in rows
        for does, share in (("kept", one.kept), ("swapped", 1 - one.kept))
    ]
    base = alt.Chart(alt.Data(values=parts))
    bars = base.mark_bar(size=12).encode(
        x=alt.X("share:Q", axis=alt.Axis(format="%", tickCount=5), title=None, scale=alt.Scale(domain=[0, 1])),
        y=alt.Y("row:N", sort=None, title=None, axis=alt.Axis(labelLimit=200)),
        color=alt.Color(
            "does:N",
            scale=alt.Scale(domain=[names["kept"], names["swapped"]], range=[ink["good"], ink["bad"]]),
            legend=alt.Legend(orient="top", title=None),
        ),
        order=alt.Order("does:N", sort="ascending" if names["kept"] < names["swapped"] else "descending"),
        tooltip=[
            alt.Tooltip("pattern:N", title=names["pattern"]),
            alt.Tooltip("role:N", title=names["role"]),
            alt.Tooltip("does:N", title=names["done"]),
            alt.Tooltip("share:Q", title=names["done"], format=".0%"),
            alt.Tooltip("loss:Q", title=names["loss"], format=".2f"),
        ],
    )
    return bars.properties(height=high(len(rows), 18, 117))  # one view, which takes the width there is; facets do not


@kept
def scores_chart(rows: Sequence[Mapping[str, float]], names: Mapping[str, str]) -> Chart:
    """A field for each score, dark where the hand is kept, with the share in it."""
    ink = inks()
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        x=alt.X("dealer:O", title=names["dealer-points"], axis=alt.Axis(labelAngle=0, orient="top")),
        y=alt.Y("elder:O", title=names["elder-points"]),
        tooltip=[
            alt.Tooltip("elder:O", title=names["elder-points"]),
            alt.Tooltip("dealer:O", title=names["dealer-points"]),
            alt.Tooltip("kept:Q", title=names["kept"], format=".0%"),
            alt.Tooltip("most:Q", title=names["most"], format=".2%"),
        ],
    )
    fields = base.mark_rect(stroke=ink["bad"], strokeWidth=0.5).encode(
        color=alt.Color(
            "kept:Q", scale=alt.Scale(domain=[0, 1], range=["#0000", ink["good"]]), legend=None, title=names["kept"]
        )
    )
    shares = base.mark_text(fontWeight="bold").encode(
        text=alt.Text("kept:Q", format=".0%"),
        color=alt.condition("datum.kept > 0.6", alt.value(ink["on good"]), alt.value(ink["rule"])),
    )
    return (fields + shares).properties(height=high(len({row["elder"] for row in rows}), 38, 80))


@kept
def hands_chart(rows: Sequence[Mapping[str, float]], here: Mapping[str, object], names: Mapping[str, str]) -> Chart:
    """A field for each number of trumps and step of the chance, dark where the hand is kept; this hand is framed."""
    ink = inks()
    x = alt.X(
        "low:Q",
        bin=alt.Bin(binned=True),
        axis=alt.Axis(format="%", tickCount=5),
        title=names["chance"],
        scale=alt.Scale(domain=[0, 1]),
    )
    y = alt.Y("trumps:O", sort="descending", title=names["trumps"])
    squares = (
        alt.Chart(alt.Data(values=list(rows)))
        .mark_rect(stroke=ink["bad"], strokeWidth=0.5)
        .encode(
            x=x,
            x2="high:Q",
            y=y,
            color=alt.Color(
                "kept:Q",
                title=names["kept"],
                scale=alt.Scale(domain=[0, 1], range=["#0000", ink["good"]]),
                legend=alt.Legend(format="%", orient="top", gradientLength=160),
            ),
            tooltip=[
                alt.Tooltip("trumps:O", title=names["trumps"]),
                alt.Tooltip("low:Q", title=names["from"], format=".0%"),
                alt.Tooltip("high:Q", title=names["to"], format=".0%"),
                alt.Tooltip("kept:Q", title=names["kept"], format=".0%"),
                alt.Tooltip("share:Q", title=names["share"], format=".2%"),
            ],
        )
    )
    mark = (
        alt.Chart(alt.Data(values=[dict(here)]))
        .mark_point(filled=True, size=110, color=ink["rule"], opacity=1)
        .encode(x=alt.X("chance:Q"), y=y, tooltip=[alt.Tooltip("name:N", title=" ")])
    )
    return (squares + mark).properties(height=high(len({row["trumps"] for row in rows}), 34, 165))
