"""How good each jeu de règle really is: every pattern and every reading, as elder and as dealer, beside the books."""

from fractions import Fraction
from functools import partial
from html import escape

import streamlit as st

from tutor.core.cards import card, spell
from tutor.core.complaints import Complaint
from tutor.odds.atlas import HANDS
from tutor.odds.layouts import OPPONENTS
from tutor.odds.patterns import PATTERNS, Readings
from tutor.odds.worth import EXAMPLE_TURN_UP, Missed, Row, missed
from tutor.odds.worth import pattern_table as counted
from tutor.paths import CONTENT
from tutor.shown.address import Address
from tutor.ui import chart_said, charts, first_charts
from tutor.ui.frame import address, escape_markdown, go, guarded, language, link, page_link, remember, words
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.panel import assumed_html, hero, rich_inline, show
from tutor.ui.sharing import share
from tutor.ui.tables import Group, table_html
from tutor.ui.tools import rest
from tutor.words import explain, library
from tutor.words.book.book import load_yaml

READINGS: dict[str, tuple[str, ...]] = {
    "v1": ("at-least", "exactly"),
    "v2b": ("at-least", "exactly"),
    "v2c": ("either", "both"),
    "v3b": ("queen-or-better", "literal-queen"),
    "v4a": ("kings-outside", "disjoint", "overlap"),
    "v4b": ("at-least", "exactly"),
}


@st.cache_data(show_spinner=False)
def table_of(readings: Readings) -> tuple[list[Row], dict[str, Missed]]:
    """Return the whole table under these readings, and what the list misses."""
    return counted(readings), {role: missed(role, readings) for role in ("elder", "dealer")}


def asked_readings() -> Readings:
    """Return the readings of the address.

    Raises ``Complaint`` for one that is not there.
    """
    said = address().options
    for name, value in said.items():
        if name not in READINGS:
            raise Complaint("no-such-option", option=name, options=", ".join(READINGS))
        if value not in READINGS[name]:
            raise Complaint("no-such-value", option=name, value=value, values=", ".join(READINGS[name]))
    return Readings(**dict(said))  # type: ignore[arg-type]  # the values were asked for above


def _reading(name: str, value: str) -> str:
    return words(f"jeux-{name}-{value}")


def reading_pickers(readings: Readings) -> None:
    """Choose how the open words of the list are read."""
    with st.popover(words("jeux-readings"), icon=":material/rule:"):
        for name, values in READINGS.items():
            st.session_state[f"jeux-{name}"] = getattr(readings, name)

            def chosen(name: str = name, values: tuple[str, ...] = values) -> None:
                value = st.session_state[f"jeux-{name}"]
                said = {**address().options, name: value}
                if value == values[0]:
                    del said[name]
                go(address().but(options=said))

            st.selectbox(
                name.upper().replace("B", "b").replace("C", "c").replace("A", "a"),
                values,
                key=f"jeux-{name}",
                on_change=chosen,
                format_func=partial(_reading, name),
            )


HEADS = ("role", "mean", "reach", "sure", "least", "most", "weakest", "strongest")


def hand_link(hand: tuple[str, ...], role: str) -> str:
    """Return a hand as a link to the odds page."""
    held = [card(one) for one in hand]
    target = Address(hand=spell(held), turned=card(EXAMPLE_TURN_UP).text, role=role)
    shown = rich_inline(" ".join(f"{{{one.text}}}" for one in held))
    return f'<a href="#" data-go="{escape(link("odds", target), quote=True)}">{shown}</a>'


def pattern_table(rows: list[Row]) -> str:
    """Return the table of patterns."""
    heads = [words(f"jeux-{name}") for name in HEADS]
    book = library.book("ecarte")
    groups = []
    for row in rows:
        title = escape(book.title(f"ecarte.jdr.{row.pattern.lower()}", language()))
        hands = escape(words("jeux-hands-of", n=grouped(row.hands), of=grouped(HANDS)))
        cells = [
            [
                escape(words(f"odds-role-{role}")),
                f"<b>{percent(worth.mean)}</b>",
                percent(worth.reach, 0),
                "–" if worth.sure_reach is None else percent(worth.sure_reach, 0),
                percent(worth.least / OPPONENTS),
                percent(worth.most / OPPONENTS),
                hand_link(worth.weakest, role),
                hand_link(worth.strongest, role),
            ]
            for role, worth in (("elder", row.elder), ("dealer", row.dealer))
        ]
        groups.append(Group(f"<b>{escape(row.pattern)}</b> {title} <small>{hands}</small>", cells))
    return table_html(words("jeux-table"), heads, groups, "figures")


def short_of(rows: list[Row]) -> dict[str, str]:
    """Return which patterns fall short of two to one: the dealer's mostly, more than rarely, and the elder hand's."""

    def listed(chosen: list[str]) -> str:
        return explain.listed(language(), chosen) if chosen else "none"

    half, most = Fraction(1, 2), Fraction(9, 10)
    return {
        "weak": listed([row.pattern for row in rows if row.dealer.reach < half]),
        "some": listed([row.pattern for row in rows if half <= row.dealer.reach < most]),
        "elder": listed([row.pattern for row in rows if row.elder.reach < half]),
    }


def missed_html(found: dict[str, Missed]) -> str:
    """Say what the list misses."""
    parts = []
    for role, one in found.items():
        said = words(
            f"jeux-missed-{role}",
            reach=percent(one.named_reach),
            found=percent(one.found, 0),
            reaching=percent(Fraction(one.reaching, HANDS)),
        )
        parts.append(
            f"<p>{escape(said)} {escape(words('jeux-strongest-missed'))} {hand_link(one.strongest_missed, role)}</p>"
        )
    return "".join(parts)


def books_html() -> str:
    """Put the books' figures beside ours, right or wrong, with source."""
    lang, rows = language(), []
    for one in load_yaml(CONTENT / "ecarte" / "books.yaml") or ():
        mark = "yes" if one["agrees"] else "no"
        verdict = words("jeux-book-agrees" if one["agrees"] else "jeux-book-differs")
        rows.append(
            [
                f'<span class="{mark}"><b>{escape(verdict)}</b></span> {rich_inline(str(one["what"][lang]))}',
                rich_inline(str(one["says"][lang])),
                rich_inline(str(one["exact"][lang])),
                escape(str(one["source"])),
            ]
        )
    heads = [words(f"jeux-book-{name}") for name in ("what", "says", "exact", "source")]
    return table_html(words("jeux-books"), heads, rows, "compare books")


def body() -> None:
    """Show the page."""
    where = address()
    remember("jeux", where)
    with hero(words("ui-jeux"), words("jeux-lead")):
        readings = asked_readings()
        reading_pickers(readings)
        rest("jeux", share("jeux", where))
    rows, missing = table_of(readings)
    plot(rows)
    show(assumed_html(words("odds-assumptions")), key="jeux-assumed")
    show(pattern_table(rows), key="jeux-table")
    solution(readings)
    st.header(words("jeux-missed"))
    show(missed_html(missing), key="jeux-missed")
    st.header(words("jeux-dealer"))
    st.write(words("jeux-dealer-text", **short_of(rows)))
    st.header(words("jeux-books"))
    show(books_html(), key="jeux-books")
    st.caption(words("jeux-books-note"))


def solution(readings: Readings) -> None:
    """Show what the solved first decision does with each pattern's hands, and what following the list costs."""
    st.header(words("jeux-solved"))
    st.caption(words("jeux-solved-text"))
    rows = first_charts.pattern_rows(readings)
    names = {key: words(f"odds-role-{key}") for key in ("elder", "dealer")}
    names |= {key: words(f"jeux-{key}") for key in ("pattern", "role", "kept", "swapped", "loss", "done")}
    chart = first_charts.patterns_chart(rows, names)
    charts.show(chart, key="jeux-solved", name=words("jeux-solved"))
    st.caption(escape_markdown(chart_said.solved_said(rows, names)))
    heads = [words(f"jeux-{name}") for name in ("pattern", "role", "kept", "loss")]
    cells = [
        [escape(one.pattern), escape(names[one.role]), percent(one.kept, 0), points(one.loss).lstrip("+")]
        for one in rows
    ]
    show(table_html(words("jeux-solved"), heads, cells), key="jeux-kept")
    page_link("propose", Address(king="on"), words("propose-more"), icon=":material/balance:")


def plot(rows: list[Row]) -> None:
    """Show every pattern's chances in both roles."""
    lang = language()
    book = library.book("ecarte")
    names = {key: words(f"odds-role-{key}") for key in ("elder", "dealer")}
    names |= {key: words(f"jeux-{key}") for key in ("least", "mean", "most", "reach")}
    names |= {"chance": words("odds-chance_axis"), "two_to_one": words("odds-two_to_one")}
    names |= {key: words(f"jeux-{key}") for key in ("pattern", "role")}
    data = [
        {
            "pattern": row.pattern,
            "title": book.title(f"ecarte.jdr.{row.pattern.lower()}", lang),
            "role": names[role],
            "least": worth.least / OPPONENTS,
            "mean": float(worth.mean),
            "most": worth.most / OPPONENTS,
            "reach": float(worth.reach),
        }
        for row in rows
        for role, worth in (("elder", row.elder), ("dealer", row.dealer))
    ]
    charts.show(charts.patterns_chart(data, names), key="jeux-chart", name=words("jeux-table"))
    st.caption(escape_markdown(chart_said.patterns_said(rows)))
    assert len(rows) == len(PATTERNS)


guarded(body)
