"""A game as a tile: a few of its cards, what one does in it, and one thing to press."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.games import ORDER, shelf
from tutor.notebook.courses import course
from tutor.notebook.length import minutes
from tutor.ui.frame import language, title_of, words
from tutor.ui.notebook_reader import begin
from tutor.ui.panel import say, speak
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.book.render import glyph_parts


def tiles() -> None:
    """Show a tile for each game, in the order in which a newcomer might meet them."""
    keys = {game.folder: game.key for game in shelf().values()}
    with st.grid(5, min_column_width=205):
        for folder in ORDER:
            if folder in keys:
                tile(keys[folder], library.book(folder))


def tile(key: str, book: Book) -> None:
    """Show a game that can be learned: its hand, its invitation, how many play, and the way to the table."""
    lang = language()
    facts = [words("ui-players", text=str(book.about.get("players", {}).get(lang, "")))]
    found = course(key, lang)
    if found is not None:
        facts.append(words("start-minutes", n=minutes(found.notebook)))
    with st.container(border=True, height="stretch", key=f"tile-{key}", vertical_alignment="distribute"):
        say(
            f"{hand_html(book, lang)}<h2>{escape(title_of(book))}</h2>"
            f"<p>{escape(str(book.about.get('tagline', {}).get(lang, '')))}</p>"
            f'<p class="quiet">{"<br>".join(map(escape, facts))}</p>',
            "gamecard",
        )
        if found is not None:
            begin(key, title_of(book))


def hand_html(book: Book, lang: str) -> str:
    """Return the few cards of a game's tile, fanned; a picture for the eye alone."""
    hand = [str(card) for card in book.about.get("hand", ())]
    cards = []
    for n, card in enumerate(hand):
        shown, css, _ = glyph_parts(card, lang, speak)
        turn = n - (len(hand) - 1) / 2
        cards.append(
            f'<i class="{css}" style="transform:rotate({turn * 9:.1f}deg) translateY({abs(turn) * 0.18:.2f}rem)">'
            f"<b>{escape(shown[2:] or shown)}</b>{escape(shown[:2])}</i>"
        )
    return f'<div class="fan" aria-hidden="true">{"".join(cards)}</div>' if cards else ""
