"""The picture of all hands: how often the solution keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import altair as alt
import numpy as np
import streamlit as st

from tutor.ui.charts import Chart, inks, kept

FIELDS = 15
"""Steps of the chance; two to one ends a step."""


@st.cache_data(show_spinner=False)
def fields(role: str, king_point: bool) -> list[dict[str, float]]:
    """Return every field of the picture: trumps, chance from and to, how often kept, share of all hands."""
    from tutor.odds.atlas import HANDS, atlas
    from tutor.odds.first.whole import choices, trumps_held
    from tutor.odds.hand import ROLES
    from tutor.odds.layouts import OPPONENTS

    chance = atlas().opened[:, ROLES[role]] / OPPONENTS
    step = np.minimum((chance * FIELDS).astype(int), FIELDS - 1)
    weights, kept, held = atlas().weights, choices(role, king_point).often, trumps_held()
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
    return (squares + mark).properties(height=alt.Step(34))
