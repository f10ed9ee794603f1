"""The start page: a live table to touch at once, five games, and the way back to where one was."""

from dataclasses import replace
from html import escape

import streamlit as st

from tutor.cases.transcript import read_case
from tutor.games import ORDER, shelf
from tutor.ui.address import Address, read_address
from tutor.ui.card_table import Show
from tutor.ui.frame import address, beside, guarded, language, open_page, page_link, stage, title_of, words
from tutor.ui.notebook_reader import begin
from tutor.ui.panel import hero, say
from tutor.ui.replayer import position
from tutor.ui.reviewing import due_today
from tutor.ui.settings import settings
from tutor.ui.sharing import share
from tutor.words import explain, library

OPENING = ("getaway.ex.six-tricks", 13)
"""The position on the start page: someone must follow suit, and may not see why."""


def live_table() -> None:
    """One real position; every card answers."""
    where = address()
    example, step = OPENING
    found = library.lesson(example)
    assert found is not None
    game, lesson = found
    case = read_case(lesson["case"])
    case = replace(case, moves=case.moves[:step])
    seat = game.movers(case.play().end)[0]
    with stage("start"):
        with beside("start"):
            say(f"<h2>{escape(words('ui-try-now'))}</h2>", "did")
            asked = explain.seat_name(seat, language(), case.seats)
            st.write(words("ui-try-question", seat=asked))
        show = Show(address=True, reveal="press")
        position(case, where.but(game=game.key, seat=str(seat)), show, key="start-table")
        page_link(
            "replay",
            Address(game=game.key, case=example, step=str(step)),
            words("ui-see-live"),
            icon=":material/play_circle:",
        )


def game_card(folder: str) -> None:
    """One game: what it is, and one click to something to do."""
    lang = language()
    book = library.book(folder)
    game = next((g for g in shelf().values() if g.folder == folder), None)
    about = book.about
    with st.container(border=True, height="stretch"):
        title = escape(title_of(book))
        tagline = escape(str(about.get("tagline", {}).get(lang, "")))
        players = escape(words("ui-players", text=str(about.get("players", {}).get(lang, ""))))
        say(f'<h3>{title}</h3><p>{tagline}</p><p class="quiet">{players}</p>', "gamecard")
        if game is None:
            st.badge(words("ui-not-yet"), icon=":material/construction:", color="gray")
            return
        begin(game.key)
        with st.container(horizontal=True, gap="small"):
            page_link("rules", Address(game=game.key), words("ui-rules"), icon=":material/menu_book:")
            if book.examples:
                first = book.showcase["id"]
                page_link(
                    "replay", Address(game=game.key, case=first), words("ui-replay"), icon=":material/play_circle:"
                )
                page_link("judge", Address(game=game.key, case=first), words("ui-judge"), icon=":material/gavel:")
            if book.exercises:
                page_link("practise", Address(game=game.key), words("ui-practise"), icon=":material/school:")


def learn() -> None:
    """Lead whoever is new to a course, and whoever was here before to where they were."""
    with st.container(horizontal=True, gap="small", vertical_alignment="center", key="start-learn"):
        st.markdown(f"**{words('start-learn')}**", width="content")
        for folder in ORDER:
            game = next((g for g in shelf().values() if g.folder == folder), None)
            if game is not None:
                begin(game.key, title_of(library.book(folder)))


def body() -> None:
    """Show the page."""
    with hero(words("ui-title"), words("ui-tagline")):
        settings()
        share("start", address().but(game="", preset=""))
    learn()
    due_today()
    last = st.session_state.get("app.last")
    if last is not None:
        page, query = last
        if st.button(words("ui-continue"), icon=":material/history:"):
            open_page(page, read_address(query))
    live_table()
    with st.grid(3, min_column_width=300):
        for folder in ORDER:
            game_card(folder)


guarded(body)
