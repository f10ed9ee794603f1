"""Five cards, a turn-up and a role, picked by pressing and kept in the address: for the pages on Écarté's odds."""

from __future__ import annotations

import streamlit as st

from tutor.core.cards import SUITS, Card, NotACard, card, cards, spell
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.odds.hand import ROLES, Impossible, Situation, read_situation
from tutor.odds.said import impossible
from tutor.shown.address import Address
from tutor.shown.table import words_of_table
from tutor.ui.frame import go, language, words
from tutor.ui.tools import colours
from tutor.words import explain

DEFAULT_HAND, DEFAULT_TURN_UP = "♥7 ♠K D B ♦7", "♥8"
RANKS = ("K", "D", "B", "A", "10", "9", "8", "7")


def asked(where: Address) -> Situation:
    """Return the situation of the address.

    Raises ``Complaint`` for a hand that cannot be.
    """
    try:
        hand = cards(where.hand or DEFAULT_HAND)
        turned = card(where.turned or DEFAULT_TURN_UP)
    except NotACard as wrong:
        raise Complaint("odds-no-card", text=wrong.text) from None
    try:
        return read_situation([one.text for one in hand], turned.text, where.role or "elder")
    except Impossible as wrong:
        raise impossible(wrong) from None


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
    with st.container(key="pack", horizontal=True, gap="small"):
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
    shown = f"{rank} {text[0]}\ufe0e"
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


def hand_view(hand: tuple[Card, ...], turned: Card) -> dict[str, Plain]:
    """Return the hand and the turn-up as a table to look at."""
    lang = language()
    shown = [{"id": one.text, "state": "plain", "label": explain.card_name(one, lang)} for one in hand]
    return {
        "lang": lang,
        "cards": {one.text: (one.text, "", explain.card_name(one, lang)) for one in (*hand, turned)},
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
