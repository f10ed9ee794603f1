"""The upper part of the pages on an Écarté hand: head, the hand and all that picks it."""

from __future__ import annotations

import streamlit as st

from tutor.core.cards import card
from tutor.odds.hand import Situation
from tutor.shown.address import Address
from tutor.ui.ask_this import ask_hand
from tutor.ui.card_table import card_table
from tutor.ui.frame import remember, words
from tutor.ui.hand_picker import asked, hand_view, picker, turn_up_picker
from tutor.ui.notebook_new import odds_asked
from tutor.ui.notebook_put import to_notebook
from tutor.ui.panel import hero
from tutor.ui.sharing import share
from tutor.ui.shell import DeltaGenerator
from tutor.ui.tools import rest


def hand_page(name: str, where: Address, *, notebook: bool = False) -> tuple[Situation, DeltaGenerator]:
    """Show the head of a page on a hand and all that picks the hand; return it, and the place for what is found.

    With ``notebook`` the head offers to put the page into one.
    """
    remember(name, where)
    with hero(words(f"ui-{name}"), words(f"{name}-lead")):
        noted = (*ask_hand(lambda say: odds_asked(where, say)), *to_notebook(name, where)) if notebook else ()
        rest(name, share(name, where), *noted)
    situation = asked(where)
    hand, turned = tuple(card(one) for one in situation.hand), card(situation.turn_up)
    left, right = st.columns([11, 8], gap="medium")
    with left:
        card_table(hand_view(hand, turned), key=f"{name}-hand")
        picker(hand, turned, where)
    with right:
        turn_up_picker(hand, turned, situation.role, where)
    return situation, right
