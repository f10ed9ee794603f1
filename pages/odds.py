"""The odds lab: exact chances of any Écarté hand, with what they assume and how they were counted."""

from functools import partial
from html import escape

import streamlit as st

from tutor.core.cards import Card, card
from tutor.odds.answer import Answer, answer, counted_classes, gaps, lead_tricks, sure_leads
from tutor.odds.first.solution import First, first
from tutor.odds.hand import ROLES, Situation
from tutor.odds.hidden import sampled
from tutor.odds.table import HAND
from tutor.odds.worth import points_of
from tutor.shown.address import Address
from tutor.shown.oddsdata import DEALS, hidden_play, histogram
from tutor.ui import chart_said, charts
from tutor.ui.first_said import count_said, worth_said
from tutor.ui.frame import address, guarded, language, page_link, unfolded, words
from tutor.ui.hand_page import hand_page
from tutor.ui.numbers import grouped, percent, points
from tutor.ui.panel import assumed_html, citation_html, rich_inline, show
from tutor.ui.tables import table_html
from tutor.words import explain, library


def ours(ascii_card: str) -> Card:
    """Return a card of the odds as the card of the app."""
    return card(ascii_card)


def headline(found: Answer, solved: First) -> str:
    """Say the chance with open hands, what is certain, and what keeping the hand is worth."""
    opened, of, role = found["open"], found["of"], found["role"]
    parts = [
        f'<p class="mark"><b>{escape(words("odds-chance", p=percent(opened / of)))}</b></p>',
        f"<p>{escape(count_said(opened, of))}</p>",
    ]
    if found["sure"]:
        low, high = found["sure"]
        gap = "none" if low == high else "some"
        sure = words("odds-sure", low=percent(low / of), lo=grouped(low), hi=grouped(high), gap=gap)
        parts.append(f"<p>{escape(sure)}</p>")
    else:
        parts.append(f"<p>{escape(words('odds-sure-missing'))}</p>")
    worth = points(points_of(found["tricks"], role))
    parts.append(f'<p class="comment">{escape(words(f"odds-worth-{role}", worth=worth))}</p>')
    parts.append(f"<p>{escape(worth_said(solved))}</p>")
    return "".join(parts)


def counting(found: Answer, situation: Situation) -> None:
    """Show the classes of opponents, adding up to all of them."""
    part = unfolded(words("odds-how"), key="odds-how")
    if part is None:
        return
    with part:
        st.write(words("odds-how-text", of=grouped(found["of"])))
        unknown = gaps(situation)
        classes = sorted(counted_classes(situation), key=lambda one: -one.hands)
        gap_rows = "".join(
            f"<li>{rich_inline(' '.join('{' + ours(c).text + '}' for c in gap.cards)) or '–'}</li>" for gap in unknown
        )
        show(f"<ol>{gap_rows}</ol>", key="odds-gaps")
        st.write(words("odds-how-classes", n=grouped(len(classes)), of=grouped(sum(one.hands for one in classes))))
        held, hands, tricks = (words(f"odds-{name}") for name in ("held", "hands", "tricks"))
        rows = [[" · ".join(map(str, one.held)), grouped(one.hands), str(one.tricks)] for one in classes]
        with st.container(height=260):
            show(table_html(words("odds-how"), (held, hands, tricks), rows), key="odds-classes")


def pattern_lines(found: Answer, where: Address) -> None:
    """Say which jeux de règle the hand is."""
    book = library.book("ecarte")
    ids = [f"ecarte.jdr.{name.lower()}" for name in found["patterns"]]
    if not ids:
        show(f"<p>{escape(words('odds-no-pattern'))}</p>", key="odds-patterns")
        return
    html = f"<p><b>{escape(words('odds-patterns'))}</b></p>"
    show(html + "".join(citation_html(book, id_, where.but(game="ecarte")) for id_ in ids), key="odds-patterns")


def body() -> None:
    """Show the page."""
    where = address()
    situation, right = hand_page("odds", where, notebook=True)
    found = answer(situation)
    with right:
        show(headline(found, first(situation)), key="odds-headline", heard=True)
        pattern_lines(found, where)
        show(assumed_html(words("odds-assumptions")), key="odds-assumed")
    plots(found, situation)
    yardstick()
    counting(found, situation)
    page_link("propose", where, words("propose-more"), icon=":material/balance:")
    page_link("jeux", Address(), words("ui-jeux"), icon=":material/table_chart:")


def plots(found: Answer, situation: Situation) -> None:
    """Show the charts."""
    of = found["of"]
    left, right = st.columns(2, gap="medium")
    with left:
        st.header(words("odds-chart-tricks"))
        names = {key: words(f"odds-{key}") for key in ("exactly", "at_least", "layouts", "tricks", "two_to_one")}
        charts.show(charts.tricks_chart(found["tricks"], of, names), key="odds-tricks", name=words("odds-chart-tricks"))
        charts.told(
            chart_said.tricks_said(found["tricks"], of),
            partial(chart_said.tricks_table, found["tricks"], of, names),
            key="odds-tricks",
            name=words("odds-chart-tricks"),
        )
    with right:
        if found["lead"]:
            st.header(words("odds-chart-leads"))
            leads(found, situation)
        else:
            st.caption(words("odds-dealer-no-lead"))
    left, right = st.columns(2, gap="medium")
    with left:
        st.header(words("odds-chart-bracket"))
        st.caption(words("odds-bracket-text"))
        bracket(found, situation)
    with right:
        st.header(words("odds-chart-among"))
        bins, below = histogram(situation.role, found["open"])
        st.caption(words("odds-among-text", p=percent(below)))
        named = {"chance": words("odds-chance_axis"), "share": words("odds-share_axis")}
        named |= {key: words(f"odds-{key}") for key in ("here", "from", "to")}
        name = words("odds-chart-among")
        charts.show(charts.standing_chart(bins, found["open"] / of, named), key="odds-among", name=name)
        charts.told(
            chart_said.among_said(bins, found["open"] / of),
            partial(chart_said.among_table, bins, named),
            key="odds-among",
            name=name,
        )


def bracket(found: Answer, situation: Situation) -> None:
    """Show what is certain beside the yardsticks; on request also what comes of it when nobody sees the other hand."""
    of, guessed = found["of"], None
    if st.toggle(words("odds-play-hidden"), key="odds-hidden"):
        with st.spinner(words("odds-hidden-playing", n=grouped(DEALS))):
            guessed = hidden_play(situation)
    names = {key: words(f"odds-mark-{key}") for key in ("sure", "first", "open", "hidden")} | {
        key: words(f"odds-{key}") for key in ("what", "layouts", "chance_axis", "two_to_one")
    }
    names["chance"] = names["chance_axis"]
    share = guessed.share if guessed else None
    chart = charts.bracket_chart(found["sure"], found["first"], found["open"], share, of, names)
    charts.show(chart, key="odds-bracket", name=words("odds-chart-bracket"))
    counted = [("first", found["first"] / of), ("open", found["open"] / of)]
    counted = [*([("sure", found["sure"][0] / of)] if found["sure"] else ()), *counted]
    counted += [("hidden", guessed.share)] if guessed else []
    bars = [(names[what], chance) for what, chance in counted]
    charts.told(
        chart_said.bracket_said(bars),
        partial(chart_said.bracket_table, bars, of, names),
        key="odds-bracket",
        name=words("odds-chart-bracket"),
    )
    if guessed:
        facts = {"p": percent(guessed.share), "error": percent(guessed.error), "n": grouped(DEALS)}
        st.caption(words("odds-hidden-text", **facts))


def leads(found: Answer, situation: Situation) -> None:
    """Show each lead by the point in open hands after it and by the vole; on request also by what it makes certain."""
    lang = language()
    by_kind = {
        "point": found["lead"],
        "vole": {one: row[HAND] for one, row in lead_tricks(situation).items()},
    }
    if st.toggle(words("odds-leads-certain"), key="odds-certain"):
        with st.spinner(words("odds-leads-solving")):
            by_kind = {"certain": {one: bounds.low for one, bounds in sure_leads(situation).items()}} | by_kind
    kinds = {
        words(f"odds-{kind}"): {explain.card_name(ours(one), lang): n for one, n in counts.items()}
        for kind, counts in by_kind.items()
    }
    names = {key: words(f"odds-{key}") for key in ("best", "card", "kind", "layouts")}
    names["chance"] = words("odds-chance_axis")
    chart = charts.leads_chart(kinds, found["of"], names)
    charts.show(chart, key="odds-leads", name=words("odds-chart-leads"))
    charts.told(
        chart_said.leads_said(kinds, found["of"]),
        partial(chart_said.leads_table, kinds, found["of"], names),
        key="odds-leads",
        name=words("odds-chart-leads"),
    )
    st.caption(words("odds-leads-text"))


def yardstick() -> None:
    """Show how far open hands are off as a yardstick for hidden play, over a sample of hands."""
    rows = sampled()
    st.header(words("odds-yardstick"))
    off = {role: [row.hidden - row.opened for row in rows if row.role == role] for role in ROLES}
    facts = {f"{role}-mean": points(100 * sum(many) / len(many), 1) for role, many in off.items()}
    facts |= {f"{role}-most": points(100 * max(many, key=abs), 1) for role, many in off.items()}
    st.caption(words("odds-yardstick-text", n=len(rows) // 2, **facts))
    names = {role: words(f"odds-role-{role}") for role in ROLES}
    names |= {key: words(f"odds-mark-{key}") for key in ("sure", "open", "hidden")}
    names |= {key: words(f"odds-{key}") for key in ("hand", "role", "error", "card")}
    charts.show(charts.hidden_chart(names), key="odds-yardstick", name=words("odds-yardstick"))
    charts.told(
        chart_said.yardstick_said(),
        partial(chart_said.yardstick_table, names),
        key="odds-yardstick",
        name=words("odds-yardstick"),
    )


guarded(body)
