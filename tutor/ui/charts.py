"""The charts of the odds: Altair, in the theme's colours, every one with its numbers as a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from importlib import import_module
from typing import ParamSpec, TypeAlias

import altair as alt
import streamlit as st

from tutor.core.languages import WRITTEN
from tutor.core.plain import Plain
from tutor.odds.hidden import sampled
from tutor.shown.once import once
from tutor.ui import panel
from tutor.ui.frame import escape_markdown, language, unfolded, words
from tutor.ui.tokens import DAY, NIGHT

Chart: TypeAlias = alt.TopLevelMixin
"""A chart that can be shown."""

import_module("pandas")  # whole before the first chart: Altair looks into one that another thread half imported

TWO_TO_ONE = 2 / 3
P = ParamSpec("P")


def inks() -> dict[str, str]:
    """Return the colours of marks for the theme in use; Altair's text and rules do not follow it by themselves."""
    ink = NIGHT if st.context.theme.type == "dark" else DAY
    named = {"good": "ok", "bad": "faint", "rule": "amber", "text": "ink", "mark": "mark"}
    return {name: ink[token] for name, token in {**named, "on good": "on-ok", "on bad": "on-faint"}.items()}


_drawn: Callable[[str, Callable[[], dict[str, Plain]]], dict[str, Plain]] = once(256)
VEGA = "en"
"""What Vega writes by itself."""
PLACES = 6
"""Digits of a chance that a picture needs; with all of them the figures of a chart would be twice as long."""


def kept(draw: Callable[P, Chart]) -> Callable[P, dict[str, Plain]]:
    """Draw a chart once for everybody who looks at the same figures, in one language and theme."""

    @wraps(draw)
    def spec(*facts: P.args, **named: P.kwargs) -> dict[str, Plain]:
        lang = language()
        name = json.dumps([draw.__name__, lang, inks(), facts, named], default=str)
        return dict(_drawn(name, lambda: _in_vega(draw(*facts, **named), lang)))

    return spec


def _in_vega(chart: Chart, lang: str) -> dict[str, Plain]:
    """Return what a chart is in the words of Vega; that takes Altair a tenth of a second."""
    with alt.data_transformers.enable("default", consolidate_datasets=False):
        text = json.dumps(chart.to_dict())
    spec: dict[str, Plain] = json.loads(text, parse_float=lambda said: round(float(said), PLACES))
    # Data of the whole chart would become a table of pandas at every look; those of a layer stay as they are.
    if "layer" in spec and "data" in spec:
        data = spec.pop("data")
        for layer in spec["layer"]:
            layer.setdefault("data", data)
    if lang != VEGA:
        spec.setdefault("config", {})["locale"] = {"number": _numbers(lang)}
    return spec


def _numbers(lang: str) -> dict[str, Plain]:
    """Return how numbers are written, as beside the charts."""
    how = WRITTEN[lang]
    signs: dict[str, Plain] = {"decimal": how.decimal, "thousands": how.group, "percent": how.percent}
    return {**signs, "grouping": [3], "currency": ["", ""]}


def show(spec: dict[str, Plain], *, key: str, name: str) -> None:
    """Put a chart on the page; what draws it comes late, and the room that it says it needs is kept until then."""
    high = spec.get("height")
    with st.container(key=f"chart-{key}"):
        st.vega_lite_chart(
            spec=spec,
            key=key,
            width="stretch",
            height=high if isinstance(high, int) else "content",
            alt=words("chart-alt", name=name),
        )


def high(rows: int, row: int, around: int) -> int:
    """Return how high a chart of rows is, with its axis and what stands above it: its room is kept before it comes."""
    return rows * row + around


def told(said: str, figures: Callable[[str], str], *, key: str, name: str) -> None:
    """Say in a sentence what a chart shows, and give its figures to whoever opens them."""
    st.caption(escape_markdown(said))
    title = words("chart-figures", name=name)
    part = unfolded(title, key=f"{key}-figures")
    if part is not None:
        with part:
            panel.show(figures(title), key=f"{key}-figures-table")


@kept
def tricks_chart(tricks: Sequence[int], of: int, names: Mapping[str, str]) -> Chart:
    """Bars: how often exactly k tricks; line: how often at least k; a rule at two to one."""
    ink = inks()
    rows = [
        {
            "k": k,
            names["exactly"]: count / of,
            names["at_least"]: sum(tricks[k:]) / of,
            names["layouts"]: count,
            "good": k >= 3,
        }
        for k, count in enumerate(tricks)
    ]
    data = alt.Data(values=rows)
    x = alt.X("k:O", title=names["tricks"], axis=alt.Axis(labelAngle=0))
    percent = alt.Axis(format="%", tickCount=5)
    tips = [
        alt.Tooltip("k:O", title=names["tricks"]),
        alt.Tooltip(f"{names['layouts']}:Q", title=names["layouts"], format=","),
        alt.Tooltip(f"{names['exactly']}:Q", format=".2%"),
        alt.Tooltip(f"{names['at_least']}:Q", format=".2%"),
    ]
    bars = (
        alt.Chart(data)
        .mark_bar(cornerRadiusEnd=3)
        .encode(
            x=x,
            y=alt.Y(f"{names['exactly']}:Q", axis=percent, title=None, scale=alt.Scale(domain=[0, 1])),
            color=alt.condition("datum.good", alt.value(ink["good"]), alt.value(ink["bad"])),
            tooltip=tips,
        )
    )
    labels = (
        alt.Chart(data)
        .mark_text(dy=-14, color=ink["text"], fontSize=12)  # above the tick of "at least"
        .encode(x=x, y=f"{names['exactly']}:Q", text=alt.Text(f"{names['exactly']}:Q", format=".1%"))
    )
    # How often at least so many: a tick across each bar, named by the legend of its own colour.
    ticks = (
        alt.Chart(data)
        .transform_filter("datum.k > 0")
        .transform_calculate(what=f"'{names['at_least']}'")
        .mark_tick(thickness=3, size=38)
        .encode(
            x=x,
            y=f"{names['at_least']}:Q",
            color=alt.Color(
                "what:N",
                scale=alt.Scale(range=[ink["mark"]]),
                legend=alt.Legend(title=None, orient="top", symbolType="square"),
            ),
            tooltip=tips,
        )
    )
    layers = alt.layer(bars, labels, ticks, _across(TWO_TO_ONE, names["two_to_one"], ink)).resolve_scale(
        color="independent"
    )
    return layers.properties(height=300)


def _across(at: float, label: str, ink: Mapping[str, str]) -> Chart:
    """A horizontal line at a chance, with its name."""
    data = alt.Data(values=[{"at": at, "label": label}])
    line = alt.Chart(data).mark_rule(color=ink["rule"], strokeDash=[5, 3], size=2).encode(y="at:Q")
    text = alt.Chart(data).mark_text(color=ink["rule"], align="left", dy=-8, fontWeight="bold")
    return line + text.encode(x=alt.value(4), y="at:Q", text="label:N")


def _upright(at: float, label: str, ink: Mapping[str, str], colour: str = "rule") -> Chart:
    """A vertical line at a chance, with its name on top, on the side where there is room."""
    data = alt.Data(values=[{"at": at, "label": label}])
    side: dict[str, object] = {"align": "left", "dx": 4} if at < 0.5 else {"align": "right", "dx": -4}
    line = alt.Chart(data).mark_rule(color=ink[colour], strokeDash=[5, 3], size=2).encode(x="at:Q")
    text = alt.Chart(data).mark_text(color=ink[colour], fontWeight="bold", baseline="top", **side)
    return line + text.encode(x="at:Q", y=alt.value(2), text="label:N")


@kept
def leads_chart(kinds: Mapping[str, Mapping[str, int]], of: int, names: Mapping[str, str]) -> Chart:
    """Bars of each lead, one for each kind of chance, the best of each kind marked by its name."""
    ink = inks()
    rows = []
    for kind, counts in kinds.items():
        # Where every lead is worth the same, none is the best.
        best = max(counts.values()) if len(set(counts.values())) > 1 else -1
        for card, count in counts.items():
            rows.append(
                {
                    "card": card,
                    "kind": kind,
                    "p": count / of,
                    "n": count,
                    "best": names["best"] if count == best else "",
                }
            )
    data = alt.Data(values=rows)
    cards = list(next(iter(kinds.values())))
    base = alt.Chart(data).encode(
        y=alt.Y("card:N", sort=cards, title=None),
        yOffset=alt.YOffset("kind:N", sort=list(kinds)),
        x=alt.X("p:Q", axis=alt.Axis(format="%", tickCount=5), title=None, scale=alt.Scale(domain=[0, 1])),
        tooltip=[
            alt.Tooltip("card:N", title=names["card"]),
            alt.Tooltip("kind:N", title=names["kind"]),
            alt.Tooltip("n:Q", title=names["layouts"], format=","),
            alt.Tooltip("p:Q", title=names["chance"], format=".2%"),
        ],
    )
    bars = base.mark_bar(cornerRadiusEnd=3).encode(
        color=alt.Color(
            "kind:N",
            scale=alt.Scale(domain=list(kinds), range=[ink["rule"], ink["good"], ink["mark"]][-len(kinds) :]),
            legend=alt.Legend(title=None, orient="top", labelLimit=400, direction="vertical"),
        )
    )
    marks = (
        base.mark_text(align="left", dx=4, color=ink["text"], fontSize=11)
        .encode(text=alt.Text("label:N"), x="p:Q")
        .transform_calculate(label="format(datum.p, '.1%') + (datum.best ? '  ' + datum.best : '')")
    )
    return (bars + marks).properties(height=90 * len(kinds) + 60)


@kept
def bracket_chart(
    sure: Sequence[int] | None, first: int, opened: int, hidden: float | None, of: int, names: Mapping[str, str]
) -> Chart:
    """What is sure on own information, two yardsticks and, where it was played, hidden play: a bar each."""
    ink = inks()
    rows = [
        {"what": names["first"], "p": first / of, "n": first},
        {"what": names["open"], "p": opened / of, "n": opened},
    ]
    if hidden is not None:
        rows.append({"what": names["hidden"], "p": hidden, "n": round(hidden * of)})
    if sure:
        rows.insert(0, {"what": names["sure"], "p": sure[0] / of, "n": sure[0]})
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("what:N", sort=[row["what"] for row in rows], title=None, axis=alt.Axis(labelLimit=300)),
        x=alt.X("p:Q", axis=alt.Axis(format="%", tickCount=5), title=None, scale=alt.Scale(domain=[0, 1])),
        tooltip=[
            alt.Tooltip("what:N", title=names["what"]),
            alt.Tooltip("n:Q", format=",", title=names["layouts"]),
            alt.Tooltip("p:Q", format=".2%", title=names["chance"]),
        ],
    )
    bars = base.mark_bar(cornerRadiusEnd=3, size=18).encode(
        color=alt.condition(f"datum.p >= {TWO_TO_ONE - 1e-9}", alt.value(ink["good"]), alt.value(ink["bad"]))
    )
    labels = base.mark_text(align="right", dx=-5, fontWeight="bold").encode(
        text=alt.Text("p:Q", format=".1%"),
        color=alt.condition(f"datum.p >= {TWO_TO_ONE - 1e-9}", alt.value(ink["on good"]), alt.value(ink["on bad"])),
    )
    return (bars + labels + _upright(TWO_TO_ONE, names["two_to_one"], ink)).properties(height=230)


@kept
def standing_chart(bins: Sequence[Mapping[str, Plain]], here: float, names: Mapping[str, str]) -> Chart:
    """Where this hand stands among all hands: their chances as a histogram, this one as a line."""
    ink = inks()
    data = alt.Data(values=list(bins))
    bars = (
        alt.Chart(data)
        .mark_bar(binSpacing=1)
        .encode(
            x=alt.X(
                "low:Q",
                bin=alt.Bin(binned=True),
                axis=alt.Axis(format="%"),
                title=names["chance"],
                scale=alt.Scale(domain=[0, 1]),
            ),
            x2="high:Q",
            y=alt.Y("share:Q", axis=alt.Axis(format="%", tickCount=4), title=names["share"]),
            color=alt.condition(f"datum.low >= {TWO_TO_ONE - 1e-9}", alt.value(ink["good"]), alt.value(ink["bad"])),
            tooltip=[
                alt.Tooltip("low:Q", title=names["from"], format=".1%"),
                alt.Tooltip("high:Q", title=names["to"], format=".1%"),
                alt.Tooltip("share:Q", title=names["share"], format=".2%"),
            ],
        )
    )
    return (bars + _upright(here, names["here"], ink, "mark")).properties(height=220)


@kept
def patterns_chart(rows: Sequence[Mapping[str, Plain]], names: Mapping[str, str]) -> Chart:
    """For every pattern the least, mean and greatest chance in both roles, with a rule at two to one."""
    ink = inks()
    data = alt.Data(values=list(rows))
    order = list(dict.fromkeys(row["pattern"] for row in rows))
    y = alt.Y("pattern:N", sort=order, title=None, axis=alt.Axis(labelLimit=420))
    offset = alt.YOffset("role:N", sort=[names["elder"], names["dealer"]])
    colour = alt.Color(
        "role:N",
        scale=alt.Scale(domain=[names["elder"], names["dealer"]], range=[ink["good"], ink["mark"]]),
        legend=alt.Legend(title=None, orient="top", labelLimit=400, direction="vertical"),
    )
    tips = [
        alt.Tooltip("title:N", title=names["pattern"]),
        alt.Tooltip("role:N", title=names["role"]),
        *(alt.Tooltip(f"{name}:Q", title=names[name], format=".1%") for name in ("least", "mean", "most", "reach")),
    ]
    x = alt.X("least:Q", axis=alt.Axis(format="%", tickCount=6), title=names["chance"], scale=alt.Scale(domain=[0, 1]))
    span = (
        alt.Chart(data)
        .mark_bar(height=6, opacity=0.45, cornerRadius=3)
        .encode(x=x, x2="most:Q", y=y, yOffset=offset, color=colour, tooltip=tips)
    )
    mean = (
        alt.Chart(data)
        .mark_point(filled=True, size=80, opacity=1)
        .encode(x="mean:Q", y=y, yOffset=offset, color=colour, tooltip=tips)
    )
    return (span + mean + _upright(TWO_TO_ONE, names["two_to_one"], ink)).properties(height=high(len(order), 46, 143))


FIELDS = ("hand", "role", "certain", "opened", "hidden", "error")


@kept
def hidden_chart(names: Mapping[str, str]) -> Chart:
    """A point for each hand of the sample: open hands across, hidden play upwards; on the line both are the same."""
    ink = inks()
    # As a table of text: four hundred records would name every field four hundred times.
    rows = ((one.hand, names[one.role], one.certain, one.opened, one.hidden, one.error) for one in sampled())
    text = "\n".join("\t".join(map(str, row)) for row in (FIELDS, *rows))
    data = alt.Data(values=text, format=alt.CsvDataFormat(type="tsv"))
    percent = alt.Axis(format="%", tickCount=5)
    whole = alt.Scale(domain=[0, 1])
    dots = (
        alt.Chart(data)
        .mark_circle(size=45, opacity=0.75)
        .encode(
            x=alt.X("opened:Q", axis=percent, title=names["open"], scale=whole),
            y=alt.Y("hidden:Q", axis=percent, title=names["hidden"], scale=whole),
            color=alt.Color(
                "role:N",
                scale=alt.Scale(domain=[names["elder"], names["dealer"]], range=[ink["good"], ink["mark"]]),
                legend=alt.Legend(title=None, orient="top"),
            ),
            tooltip=[
                alt.Tooltip("hand:N", title=names["hand"]),
                alt.Tooltip("role:N", title=names["role"]),
                alt.Tooltip("certain:Q", title=names["sure"], format=".1%"),
                alt.Tooltip("opened:Q", title=names["open"], format=".1%"),
                alt.Tooltip("hidden:Q", title=names["hidden"], format=".1%"),
                alt.Tooltip("error:Q", title=names["error"], format=".1%"),
            ],
        )
    )
    same = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
    line = same.mark_line(color=ink["rule"], strokeDash=[5, 3]).encode(x="x:Q", y="y:Q")
    return (line + dots).properties(height=340)
