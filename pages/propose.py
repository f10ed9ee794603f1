"""Propose or play: the first decision of Écarté, solved, for any hand and for all of them."""

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape

import streamlit as st

from tutor.core.cards import card, spell
from tutor.core.plain import Plain
from tutor.odds.answer import answer
from tutor.odds.first.matching import Kind, bound, solved_at
from tutor.odds.first.remember import told
from tutor.odds.first.solution import First, first, kings, read_score
from tutor.odds.first.stakes import SCORES, Score
from tutor.odds.first.whole import by_pattern, cost
from tutor.odds.hand import ROLES, Impossible
from tutor.odds.said import impossible
from tutor.odds.worth import EXAMPLE_TURN_UP, named
from tutor.shown.address import Address
from tutor.ui import beyond, chart_said, charts, first_charts
from tutor.ui.first_said import verdict_html
from tutor.ui.frame import address, go, guarded, language, link, page_link, words
from tutor.ui.hand_page import hand_page
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.panel import assumed_html, rich_inline, show
from tutor.ui.tables import Group, table_html
from tutor.words import library

PATTERN_HEADS = ("propose-keeps", "propose-keep", "propose-exchange")
KING_ON = "on"
"""How the address says that the king scores."""


def certificate(found: First) -> None:
    """Say how good the solution is, and on request how that is known and how it came about."""
    facts, unit = found["certificate"], found["unit"]
    most = max(facts[f"{role}_gain"][1] for role in ROLES)
    shares = {name: percent(facts[name], 0) for name in ("stands", "refuses")}
    value = percent(facts["value"]) if unit == "chance" else points(facts["value"], 3)
    st.info(
        words("propose-certificate", unit=unit, most=gain(most, unit), value=value, **shares),
        icon=":material/verified:",
    )
    with st.expander(words("propose-exact")):
        gains = {
            f"{role}-{end}": gain(one, unit)
            for role in ROLES
            for end, one in zip(("low", "high"), facts[f"{role}_gain"], strict=True)
        }
        more = {name: gain(facts[name], unit) for name in ("error", "gain_error")}
        if unit == "chance":
            kept = bound(facts)
            st.write(
                words(
                    "propose-exact-score",
                    deals=grouped(facts["deals"]),
                    all=gain(kept.error, unit),
                    later=gain(facts["later_error"], unit),
                    **more,
                    **gains,
                )
            )
            return
        st.write(words("propose-exact-text", deals=grouped(facts["deals"]), **more, **gains))
        none = {"most": gain(facts["dealer_gain_with_none"][1], unit), "without": gains["dealer-high"]}
        st.write(words("propose-none", **none))
        st.caption(words("propose-curve-text"))
        show(curve_html(facts["curve"]), key="propose-curve")


def gain(one: float, unit: str = "points") -> str:
    """Write what an answer gains; less than nothing is nothing, because nobody has to change."""
    if unit == "chance":
        return percent(max(one, 0.0), 2)
    return points(one, 4).lstrip("+") if one > 0 else "0"


def curve_html(curve: Sequence[Mapping[str, Plain]]) -> str:
    """Return what best answers gained after so many sweeps."""
    heads = ("propose-sweeps", "propose-seconds", *(f"propose-gain-{role}" for role in ROLES))
    rows = []
    for one in curve:
        cells = [grouped(one["sweeps"]), grouped(one["seconds"])]
        cells += ["–".join(gain(end) for end in one[f"{role}_gain"]) for role in ROLES]
        # A range may break after its dash, so that a phone shows all columns.
        rows.append([escape(cell).replace("–", "–<wbr>") for cell in cells])
    return table_html(words("propose-exact"), [words(key) for key in heads], rows)


def picture(found: First, chance: float, trumps: int, kind: Kind, score: Score | None) -> None:
    """Show all hands of the role."""
    role = found["role"]
    st.header(words("propose-all"))
    st.caption(words("propose-all-text"))
    names = {"kept": words(f"propose-kept-{role}"), "chance": words("odds-chance_axis")}
    names |= {key: words(f"propose-{key}") for key in ("trumps", "share")}
    names |= {key: words(f"odds-{key}") for key in ("from", "to")}
    here = {"chance": chance, "trumps": trumps, "name": words("odds-here")}
    fields = first_charts.fields(role, kind, score)
    charts.show(first_charts.hands_chart(fields, here, names), key="propose-all", name=words("propose-all"))
    charts.told(
        chart_said.hands_said(fields),
        partial(chart_said.hands_table, fields, names),
        key="propose-all",
        name=words("propose-all"),
    )


@st.cache_data(show_spinner=False)
def patterns_html(lang: str, king_point: bool) -> str:
    """Return the nine patterns beside what the solution does."""
    book = library.book("ecarte")
    found = {role: by_pattern(role, king_point) for role in ROLES}
    groups = []
    for pattern in found["elder"]:
        cells = [
            [
                escape(words(f"odds-role-{role}")),
                f"<b>{percent(found[role][pattern].often, 0)}</b>",
                points(found[role][pattern].keep),
                points(found[role][pattern].exchange),
            ]
            for role in ROLES
        ]
        title = escape(book.title(f"ecarte.jdr.{pattern.lower()}", lang))
        groups.append(Group(f"<b>{escape(pattern)}</b> {title}", cells))
    heads = [words(key) for key in ("jeux-role", *PATTERN_HEADS)]
    return table_html(words("propose-patterns"), heads, groups)


def rule_html(king_point: bool) -> str:
    """Return the sentences to remember, each with what it costs in fresh deals."""
    known = told()
    html = ""
    for name in ("elder", "dealer", "throw"):
        loss, error = known[name]["losses"][king_point]
        facts = {"cost": points(loss, 4).lstrip("+"), "error": points(max(error, 0.0001), 4).lstrip("+")}
        said = words("propose-rule-cost", what="proposal" if name == "dealer" else "deal", **facts)
        html += f"<p><b>{escape(words(f'propose-rule-{name}'))}</b> {escape(said)}</p>"
    costs = {"list": points(cost(named(), "elder", king_point), 3).lstrip("+")}
    costs["never"] = points(cost(named() & False, "elder", king_point), 3).lstrip("+")
    return f"{html}<p>{escape(words('propose-rule-why', deals=grouped(known['deals']), **costs))}</p>"


def asked_score(where: Address) -> Score | None:
    """Return the score of the address.

    Raises ``Complaint`` for one that cannot be.
    """
    try:
        return read_score(where.score)
    except Impossible as wrong:
        raise impossible(wrong) from None


def body() -> None:
    """Show the page."""
    where = address()
    situation, right = hand_page("propose", where)
    king_point = where.king == KING_ON
    score = asked_score(where)
    with right:
        king_switch(where, king_point)
        kind = kings(situation, king_point)
        score_picker(where, kind, score)
        try:
            found, open_hands = first(situation, king_point, score), answer(situation)
        except Impossible as wrong:
            raise impossible(wrong) from None
        show(verdict_html(found), key="propose-verdict", heard=True)
        if score is None:
            beyond.try_hidden(situation, found)
    said = {"score": "said", "at": spoken(score)} if score else {"score": "neutral", "at": ""}
    show(assumed_html(words("propose-assumptions", king=kind, **said)), key="propose-assumed")
    certificate(found)
    over_scores(situation.role, kind)
    if score is not None:
        turned(situation.role, kind, score, where)
    trumps = sum(card(one).suit == card(situation.turn_up).suit for one in situation.hand)
    picture(found, open_hands["open"] / open_hands["of"], trumps, kind, score)
    if score is None:
        st.header(words("propose-patterns"))
        st.caption(words("propose-patterns-text"))
        show(patterns_html(language(), kind == "held"), key="propose-patterns")
        st.header(words("propose-rule"))
        show(rule_html(kind == "held"), key="propose-rule")
        beyond.leaves_out(where, situation.role, kind == "held")
    page_link("odds", where, words("ui-odds"), icon=":material/bar_chart:")


def spoken(score: Score) -> str:
    """Write a score, elder's points first."""
    return f"{score[0]}:{score[1]}"


def score_picker(where: Address, kind: Kind, score: Score | None) -> None:
    """Choose the score."""
    known = [one for one in reversed(SCORES) if solved_at(kind, one)]
    # A score that the link says but nobody solved is complained of, not shown.
    st.session_state["propose-score"] = score if score in known else None
    st.selectbox(
        words("propose-score"),
        [None, *sorted(known)],
        key="propose-score",
        format_func=lambda one: words("propose-neutral") if one is None else spoken(one),
        help=words("propose-score-help"),
        on_change=lambda: go(where.but(score="-".join(map(str, st.session_state["propose-score"] or ())))),
    )


def over_scores(role: str, kind: Kind) -> None:
    """Show over all scores how often the solution keeps the hand."""
    rows = first_charts.by_score(role, kind)
    if not rows:
        return
    st.header(words(f"propose-scores-{role}"))
    neutral = percent(first_charts.neutral_keeps(role, kind), 0)
    st.caption(words(f"propose-scores-text-{role}", neutral=neutral))
    names = {key: words(f"propose-{key}") for key in ("elder-points", "dealer-points")}
    names["kept"] = words(f"propose-kept-{role}")
    names["most"] = words("propose-most")
    title = words(f"propose-scores-{role}")
    charts.show(first_charts.scores_chart(rows, names), key="propose-scores", name=title)
    charts.told(
        chart_said.scores_said(rows, role),
        partial(chart_said.scores_table, rows, names),
        key="propose-scores",
        name=title,
    )


def turned(role: str, kind: Kind, score: Score, where: Address) -> None:
    """Show the hands whose answer is another one than at a neutral score."""
    share, rows = first_charts.turned(role, kind, score)
    st.header(words("propose-turned"))
    st.caption(words("propose-turned-text", share=percent(share, 0), at=spoken(score)))
    items = ""
    for one in rows:
        held = [card(text) for text in one.hand]
        target = link("propose", where.but(hand=spell(held), turned=card(EXAMPLE_TURN_UP).text))
        shown = rich_inline(" ".join(f"{{{each.text}}}" for each in held))
        does = words(f"propose-{'keep' if one.keeps else 'exchange'}-{role}")
        before = words(f"propose-{'exchange' if one.keeps else 'keep'}-{role}")
        said = words("propose-turned-row", now=does, before=before)
        items += f'<li><a href="#" data-go="{escape(target, quote=True)}">{shown}</a> {escape(said)}</li>'
    show(f"<ul>{items}</ul>", key="propose-turned")


def king_switch(where: Address, on: bool) -> None:
    """Choose whether the point for the trump king counts."""
    st.session_state["propose-king"] = on
    st.toggle(
        words("propose-king"),
        key="propose-king",
        on_change=lambda: go(where.but(king=KING_ON if st.session_state["propose-king"] else "")),
    )


guarded(body)
