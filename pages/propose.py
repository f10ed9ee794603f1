"""Propose or play: the first decision of Écarté, solved, for any hand and for all of them."""

from collections.abc import Mapping, Sequence
from html import escape

import streamlit as st

from tutor.core.cards import card
from tutor.core.plain import Plain
from tutor.odds.answer import answer
from tutor.odds.atlas import TURN_UP
from tutor.odds.first.solution import First, Throw, first, kings
from tutor.odds.first.whole import Line, by_pattern, cost, rule, rule_keeps
from tutor.odds.hand import ROLES
from tutor.odds.worth import named
from tutor.shown.address import Address
from tutor.ui import charts, first_charts
from tutor.ui.frame import address, go, guarded, language, page_link, words
from tutor.ui.hand_page import hand_page
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.panel import rich_inline, show
from tutor.words import library

ALWAYS = 0.97
"""From here on the solution is said to do the one thing."""
PATTERN_HEADS = ("propose-keeps", "propose-keep", "propose-exchange")
KING_ON = "on"
"""How the address says that the king scores."""
CLOSE = 0.02
"""Points between two choices below which it hardly matters."""


def verdict_html(found: First) -> str:
    """Say what to do, what both choices are worth, and what to throw."""
    role, mix = found["role"], found["mix"]
    verdict = "exchange" if mix >= ALWAYS else "keep" if mix <= 1 - ALWAYS else "mix"
    keep, exchange = points(found["stand"]), points(found["propose"])
    said = words(f"propose-verdict-{role}", verdict=verdict, often=percent(mix, 0))
    worth = words(f"propose-worth-{role}", keep=keep, exchange=exchange, accept=percent(found["accept"], 0))
    html = f'<p class="mark"><b>{escape(said)}</b></p><p>{escape(worth)}</p>'
    if abs(found["stand"] - found["propose"]) < CLOSE:
        html += f"<p>{escape(words('propose-close'))}</p>"
    if mix == 0:
        html += f"<p>{escape(words(f'propose-never-{role}'))}</p>"
    for thrown, throws in found["discards"].items():
        title = words("propose-throw") if thrown == "all" else words("propose-throw-after", n=int(thrown))
        html += f"<p><b>{escape(title)}</b> {'; '.join(throw_html(one) for one in throws[:3])}</p>"
    return html


def throw_html(one: Throw) -> str:
    """Say one way to throw, and how often."""
    cards = rich_inline(" ".join(f"{{{card(text).text}}}" for text in one["cards"]))
    often = percent(one["share"], 0)
    if one["loss"] is not None and one["loss"] >= CLOSE:
        said = words("propose-loses", share=often, loss=points(one["loss"]).lstrip("+"))
    else:
        said = words("propose-often", share=often)
    return f"{cards} {escape(said)}"


def certificate(found: First) -> None:
    """Say how good the solution is, and on request how that is known and how it came about."""
    facts = found["certificate"]
    most = max(facts[f"{role}_gain"][1] for role in ROLES)
    shares = {name: percent(facts[name], 0) for name in ("stands", "refuses")}
    st.info(
        words("propose-certificate", most=gain(most), value=points(facts["value"], 3), **shares),
        icon=":material/verified:",
    )
    with st.expander(words("propose-exact")):
        gains = {
            f"{role}-{end}": gain(one)
            for role in ROLES
            for end, one in zip(("low", "high"), facts[f"{role}_gain"], strict=True)
        }
        more = {name: points(facts[name], 4).lstrip("+") for name in ("error", "gain_error")}
        st.write(words("propose-exact-text", deals=grouped(facts["deals"]), **more, **gains))
        none = {"most": gain(facts["dealer_gain_with_none"][1]), "without": gains["dealer-high"]}
        st.write(words("propose-none", **none))
        st.caption(words("propose-curve-text"))
        show(curve_html(facts["curve"]), key="propose-curve")


def gain(one: float) -> str:
    """Write what an answer gains; less than nothing is nothing, because nobody has to change."""
    return points(one, 4).lstrip("+") if one > 0 else "0"


def curve_html(curve: Sequence[Mapping[str, Plain]]) -> str:
    """Return what best answers gained after so many sweeps."""
    heads = ("propose-sweeps", "propose-seconds", *(f"propose-gain-{role}" for role in ROLES))
    rows = "".join(f"<th>{escape(words(key))}</th>" for key in heads)
    for one in curve:
        cells = [grouped(one["sweeps"]), grouped(one["seconds"])]
        cells += ["–".join(gain(end) for end in one[f"{role}_gain"]) for role in ROLES]
        # A range may break after its dash, so that a phone shows all columns.
        rows += "<tr>" + "".join(f"<td>{escape(cell).replace('–', '–<wbr>')}</td>" for cell in cells) + "</tr>"
    return f'<div class="scroll" tabindex="0" role="group"><table class="figures narrow">{rows}</table></div>'


def picture(found: First, chance: float, trumps: int, king_point: bool) -> None:
    """Show all hands of the role."""
    role = found["role"]
    st.header(words("propose-all"))
    st.caption(words("propose-all-text"))
    names = {"kept": words(f"propose-kept-{role}"), "chance": words("odds-chance_axis")}
    names |= {key: words(f"propose-{key}") for key in ("trumps", "share")}
    names |= {key: words(f"odds-{key}") for key in ("from", "to")}
    here = {"chance": chance, "trumps": trumps, "name": words("odds-here")}
    chart = first_charts.hands_chart(first_charts.fields(role, king_point), here, names)
    charts.show(chart, key="propose-all", alt_text=words("propose-all-text"))


@st.cache_data(show_spinner=False)
def patterns_html(lang: str, king_point: bool) -> str:
    """Return the nine patterns beside what the solution does."""
    book = library.book("ecarte")
    heads = "".join(f"<th>{escape(words(key))}</th>" for key in ("jeux-role", *PATTERN_HEADS))
    html = f"<tr>{heads}</tr>"
    found = {role: by_pattern(role, king_point) for role in ROLES}
    for pattern in found["elder"]:
        title = escape(book.title(f"ecarte.jdr.{pattern.lower()}", lang))
        html += f'<tr><td colspan="4"><b>{escape(pattern)}</b> {title}</td></tr>'
        for role in ROLES:
            one = found[role][pattern]
            html += (
                f"<tr><td>{escape(words(f'odds-role-{role}'))}</td><td><b>{percent(one.often, 0)}</b></td>"
                f"<td>{points(one.keep)}</td><td>{points(one.exchange)}</td></tr>"
            )
    return f'<div class="scroll" tabindex="0" role="group"><table class="figures narrow">{html}</table></div>'


def line_html(line: Line, role: str) -> str:
    """Say one line of the rule."""
    top = TURN_UP - line.top if line.top >= 0 else 0
    longest = line.longest if line.longest > 1 else 0
    high = line.high if line.high > line.kings else 0
    said = words("propose-line", trumps=line.trumps, top=top, kings=line.kings, high=high, longest=longest)
    does = words(f"propose-{'keep' if line.keep else 'exchange'}-{role}")
    return f"{escape(said)}: <b>{escape(does)}</b>"


@st.cache_data(show_spinner=False)
def rule_html(lang: str, king_point: bool) -> str:
    """Return the rule for both roles, with what it costs."""
    assert lang
    html = ""
    for role in ROLES:
        lines: Sequence[Line] = rule(role, king_point)
        items = "".join(f"<li>{line_html(line, role)}</li>" for line in lines)
        rest = f"{escape(words('propose-rule-rest'))}: <b>{escape(words(f'propose-exchange-{role}'))}</b>"
        said = words(
            "propose-rule-cost",
            cost=points(cost(rule_keeps(tuple(lines)), role, king_point), 3).lstrip("+"),
            list=points(cost(named(), role, king_point), 3).lstrip("+"),
            never=points(cost(named() & False, role, king_point), 3).lstrip("+"),
        )
        html += (
            f"<p><b>{escape(words(f'propose-rule-{role}'))}</b></p><ol>{items}<li>{rest}</li></ol><p>{escape(said)}</p>"
        )
    return html


def body() -> None:
    """Show the page."""
    where = address()
    situation, right = hand_page("propose", where)
    king_point = where.king == KING_ON
    with right:
        king_switch(where, king_point)
        found, open_hands = first(situation, king_point), answer(situation)
        show(verdict_html(found), key="propose-verdict")
    king = kings(situation, king_point)
    st.info(words("propose-assumptions", king=king), icon=":material/info:")
    certificate(found)
    trumps = sum(card(one).suit == card(situation.turn_up).suit for one in situation.hand)
    picture(found, open_hands["open"] / open_hands["of"], trumps, king == "held")
    st.header(words("propose-patterns"))
    st.caption(words("propose-patterns-text"))
    show(patterns_html(language(), king == "held"), key="propose-patterns")
    st.header(words("propose-rule"))
    show(rule_html(language(), king == "held"), key="propose-rule")
    page_link("odds", where, words("ui-odds"), icon=":material/bar_chart:")


def king_switch(where: Address, on: bool) -> None:
    """Choose whether the point for the trump king counts."""
    st.session_state["propose-king"] = on
    st.toggle(
        words("propose-king"),
        key="propose-king",
        on_change=lambda: go(where.but(king=KING_ON if st.session_state["propose-king"] else "")),
    )


guarded(body)
