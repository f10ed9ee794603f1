"""The odds lab: exact chances of any Écarté hand, with what they assume and how they were counted."""

from html import escape
from typing import Any

import streamlit as st

from tutor.core.cards import SUITS, Card, card, cards, spell
from tutor.core.complaints import Complaint
from tutor.desk.reports import impossible
from tutor.odds.answer import Answer, answer, counted_classes, gaps, lead_tricks
from tutor.odds.hand import ROLES, Impossible, Situation, read_situation
from tutor.ui import charts
from tutor.ui.address import Address
from tutor.ui.card_table import card_table
from tutor.ui.frame import address, go, guarded, language, page_link, remember, share, words
from tutor.ui.numbers import grouped, percent
from tutor.ui.oddsdata import histogram, warm_odds
from tutor.ui.panel import citation_html, rich_inline, say, show
from tutor.ui.settings import colours, settings
from tutor.ui.tableview import words_of_table
from tutor.words import explain, library

DEFAULT_HAND, DEFAULT_TURN_UP = "♥7 ♠K D B ♦7", "♥8"
RANKS = ("K", "D", "B", "A", "10", "9", "8", "7")


def asked(where: Address) -> Situation:
    """Return the situation of the address.

    Raises ``Complaint`` for a hand that cannot be.
    """
    try:
        hand = cards(where.hand or DEFAULT_HAND)
        turned = card(where.turned or DEFAULT_TURN_UP)
    except ValueError as wrong:
        raise Complaint("odds-unreadable", why=str(wrong)) from None
    try:
        return read_situation([one.text for one in hand], turned.text, where.role or "elder")
    except Impossible as wrong:
        raise impossible(wrong) from None


def ours(ascii_card: str) -> Card:
    """Return a card of the odds as the card of the app."""
    return card(ascii_card)


def picker(hand: tuple[Card, ...], turned: Card, where: Address) -> None:
    """Pick five cards and the turn-up by pressing them."""
    lang = language()
    chosen = {one.text for one in hand}

    def changed() -> None:
        picked = [text for suit in SUITS for text in st.session_state[f"odds-{suit}"]]
        if len(picked) == 5 and turned.text not in picked:
            st.session_state.pop("odds-picked", None)
            go(where.but(hand=spell(cards(" ".join(picked)))))
        else:
            st.session_state["odds-picked"] = picked

    picked = st.session_state.get("odds-picked")
    for suit in SUITS:
        texts = [f"{suit}{rank}" for rank in RANKS]
        st.session_state[f"odds-{suit}"] = [t for t in texts if t in (picked if picked is not None else chosen)]
        st.pills(
            explain.suit_name(suit, lang),
            texts,
            key=f"odds-{suit}",
            selection_mode="multi",
            on_change=changed,
            label_visibility="collapsed",
            wrap=True,
            format_func=lambda t: index_of(t, lang),
        )
    if picked is not None:
        try:
            read_situation(picked, turned.text, "elder")
        except Impossible as wrong:
            st.info(explain.complaint(impossible(wrong), lang))


def index_of(text: str, lang: str) -> str:
    """Return a card as it is printed, coloured, with the language's letters."""
    rank = {"D": "Q", "B": "J"}.get(text[1:], text[1:]) if lang == "en" else text[1:]
    shown = f"{text[0]}\ufe0e {rank}"
    return f":red[{shown}]" if text[0] in "♥♦" else shown


def turn_up_picker(hand: tuple[Card, ...], turned: Card, role: str, where: Address) -> None:
    """Choose the turn-up and the role."""
    lang = language()
    free = [f"{suit}{rank}" for suit in SUITS for rank in RANKS if f"{suit}{rank}" not in {one.text for one in hand}]
    st.session_state["odds-turned"] = turned.text
    st.selectbox(
        words("odds-turn-up"),
        free,
        key="odds-turned",
        format_func=lambda t: explain.card_name(card(t), lang),
        on_change=lambda: go(where.but(turned=st.session_state["odds-turned"])),
    )
    st.session_state["odds-role"] = role
    st.segmented_control(
        words("odds-role"),
        list(ROLES),
        key="odds-role",
        required=True,
        format_func=lambda r: words(f"odds-role-{r}"),
        on_change=lambda: go(where.but(role=st.session_state["odds-role"])),
    )


def hand_view(hand: tuple[Card, ...], turned: Card) -> dict[str, Any]:
    """Return the hand and the turn-up as a table to look at."""
    lang = language()
    shown = [{"id": one.text, "state": "plain", "label": explain.card_name(one, lang)} for one in hand]
    return {
        "lang": lang,
        "index": lang,
        "colours": colours(),
        "mode": "normal",
        "label": "",
        "seats": [
            {
                "id": "me",
                "name": words("odds-hand"),
                "place": "bottom",
                "cards": shown,
                "count": 5,
                "tags": [],
                "active": True,
            }
        ],
        "trick": None,
        "piles": [{"id": "turn-up", "name": words("odds-turn-up"), "count": None, "top": turned.text, "note": ""}],
        "actions": [],
        "words": words_of_table(lang),
    }


def headline(found: Answer, situation: Situation, even: float) -> str:
    """Say the chance, the odds against it and what follows for standing."""
    opened, of = found["open"], found["of"]
    against = of - opened
    parts = [
        f'<p class="mark"><b>{escape(words("odds-chance", p=percent(opened / of)))}</b></p>',
        f"<p>{escape(words('odds-count', n=grouped(opened), of=grouped(of), against=grouped(against)))}</p>",
    ]
    if found["sure"]:
        low, high = found["sure"]
        gap = "none" if low == high else "some"
        sure = words("odds-sure", low=percent(low / of), lo=grouped(low), hi=grouped(high), gap=gap)
        parts.append(f"<p>{escape(sure)}</p>")
    else:
        parts.append(f"<p>{escape(words('odds-sure-missing'))}</p>")
    low_chance = (found["sure"][0] if found["sure"] else found["first"]) / of
    if low_chance >= even:
        verdict = "odds-stand"
    elif opened / of >= even:
        verdict = "odds-stand-open"
    else:
        verdict = "odds-propose"
    if situation.role == "dealer":
        verdict = verdict.replace("stand", "refuse").replace("propose", "accept")
    parts.append(f'<p class="comment">{escape(words(verdict, even=percent(even)))}</p>')
    return "".join(parts)


def counting(found: Answer, situation: Situation) -> None:
    """Show the classes of opponents, adding up to all of them."""
    with st.expander(words("odds-how")):
        st.write(words("odds-how-text", of=grouped(found["of"])))
        unknown = gaps(situation)
        classes = sorted(counted_classes(situation), key=lambda one: -one.hands)
        gap_rows = "".join(
            f"<li>{rich_inline(' '.join('{' + ours(c).text + '}' for c in gap.cards)) or '–'}</li>" for gap in unknown
        )
        show(f"<ol>{gap_rows}</ol>", key="odds-gaps")
        st.write(words("odds-how-classes", n=grouped(len(classes)), of=grouped(sum(one.hands for one in classes))))
        st.dataframe(
            [
                {
                    words("odds-held"): " · ".join(map(str, one.held)),
                    words("odds-hands"): one.hands,
                    words("odds-tricks"): one.tricks,
                }
                for one in classes
            ],
            height=260,
            hide_index=True,
            key="odds-classes",
        )


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
    remember("odds", where)
    head, tools = st.columns([5, 3], vertical_alignment="top")
    with head:
        say(f"<h1>{escape(words('ui-odds'))}</h1><p>{escape(words('odds-lead'))}</p>", "hero")
    with tools, st.container(horizontal=True, horizontal_alignment="right", gap="small"):
        settings()
        share("odds", where)
    situation = asked(where)
    hand = tuple(ours(one) for one in situation.hand)
    turned = ours(situation.turn_up)
    left, right = st.columns([11, 8], gap="medium")
    with left:
        picker(hand, turned, where)
        card_table(hand_view(hand, turned), key="odds-hand")
    with st.spinner(words("odds-warming")):
        warm_odds()
        found = answer(situation)
    with right:
        turn_up_picker(hand, turned, situation.role, where)
        q = st.slider(words("odds-q"), 0.0, 1.0, 0.5, 0.01, key="odds-q", help=words("odds-q-help"))
        even = (1 + 2 * q) / 3
        show(headline(found, situation, even), key="odds-headline")
        pattern_lines(found, where)
    st.info(words("odds-assumptions"), icon=":material/info:")
    plots(found, situation, even)
    counting(found, situation)
    page_link("jeux", Address(), words("ui-jeux"), icon=":material/table_chart:")


def plots(found: Answer, situation: Situation, even: float) -> None:
    """Show the charts."""
    of = found["of"]
    left, right = st.columns(2, gap="medium")
    with left:
        st.subheader(words("odds-chart-tricks"))
        names = {key: words(f"odds-{key}") for key in ("exactly", "at_least", "layouts", "tricks", "two_to_one")}
        charts.show(
            charts.tricks_chart(found["tricks"], of, names), key="odds-tricks", alt_text=words("odds-chart-tricks")
        )
    with right:
        if found["lead"]:
            st.subheader(words("odds-chart-leads"))
            lang = language()
            taken = lead_tricks(situation)
            point = {explain.card_name(ours(c), lang): n for c, n in found["lead"].items()}
            vole = {explain.card_name(ours(c), lang): row[5] for c, row in taken.items()}
            names = {key: words(f"odds-{key}") for key in ("point", "vole", "best")}
            charts.show(
                charts.leads_chart(point, vole, of, names), key="odds-leads", alt_text=words("odds-chart-leads")
            )
        else:
            st.caption(words("odds-dealer-no-lead"))
    left, right = st.columns(2, gap="medium")
    with left:
        st.subheader(words("odds-chart-bracket"))
        st.caption(words("odds-bracket-text"))
        names = {key: words(f"odds-mark-{key}") for key in ("sure", "first", "open", "even")}
        chart = charts.bracket_chart(found["sure"], found["first"], found["open"], of, even, names)
        charts.show(chart, key="odds-bracket", alt_text=words("odds-chart-bracket"))
    with right:
        st.subheader(words("odds-chart-among"))
        bins, below = histogram(situation.role, found["open"])
        st.caption(words("odds-among-text", p=percent(below)))
        names = {key: words(f"odds-{key}") for key in ("chance_axis", "share_axis", "here")}
        named = {"chance": names["chance_axis"], "share": names["share_axis"], "here": names["here"]}
        charts.show(
            charts.standing_chart(bins, found["open"] / of, named), key="odds-among", alt_text=words("odds-chart-among")
        )


guarded(body)
