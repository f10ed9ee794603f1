"""Play it out: against others under any rule set, from a fresh deal or from any position."""

from collections.abc import Callable

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU
from tutor.players.people import with_a_name
from tutor.players.thinking import NotWanted
from tutor.shown.address import Address, pack
from tutor.ui.ask_this import ask_tool
from tutor.ui.frame import (
    address,
    carried,
    complain,
    follow_pending,
    full_link,
    go,
    guarded,
    language,
    page_link,
    remember,
    title_of,
    toolbar,
    words,
)
from tutor.ui.panel import moment
from tutor.ui.play_afterwards import afterwards
from tutor.ui.play_coach import advice_panel, why_panel
from tutor.ui.play_says import cast, score_sheet
from tutor.ui.play_setting import can_be_played, setting
from tutor.ui.play_sitting import (
    PACES,
    Sitting,
    again,
    keep,
    opened,
    play_on,
    tally,
    thinkers,
)
from tutor.ui.play_table import again_here, show_table
from tutor.ui.ruleset import named
from tutor.ui.tools import Tool, over_the_page, rest, what
from tutor.words import explain, library

AT_ONCE, PATIENCE = 0.15, 0.5
"""Seconds that the others play before the table is shown, and between one look at it and the next."""
ROOM = (
    "<style>.play-room{height:46vh}@media(min-width:760px){.play-room{display:none}}</style><div class=play-room></div>"
)
"""On a phone what stands below the table can be scrolled clear of the sheet at the lower edge."""


def body() -> None:
    """Show the page."""
    thinkers().ready()  # before anybody's move waits for them
    where = carried(whole=can_be_played(st.session_state.get("app.case")))
    if where.play:
        table(opened(where.play))
    else:
        remember("play", where)
        setting(where)


# The game


@st.fragment
def table(sitting: Sitting) -> None:
    """Show the game; the others play on behind the cards that are still coming."""
    follow_pending()
    game = sitting.game
    remember("play", Address(play=sitting.id), in_view(sitting))
    try:
        play_on(sitting, AT_ONCE)
        tools(sitting)
        if sitting.lost >= sitting.since:
            st.info(words("play-lost"))
        if game.waits_for() == OVER:
            over(sitting)
        show_table(sitting)
        asked(sitting)
        below(sitting)
        keep(sitting)
        if game.waits_for() == OTHERS:
            play_on(sitting, PATIENCE)
            keep(sitting)
            again_here()
    except NotWanted:
        st.stop()
    except Complaint as wrong:
        complain(wrong)


def in_view(sitting: Sitting) -> Address:
    """Return what other pages may show of this game: its rules, and once it is over the whole record."""
    case = sitting.case
    if sitting.game.waits_for() == OVER:
        return Address(game=case.game.key, at=pack(sitting.record))
    return Address(game=case.game.key, preset=case.preset, options=case.changes)


def tools(sitting: Sitting) -> None:
    """Show what can be asked and set while one plays."""
    game, case = sitting.game, sitting.case
    book = library.book(case.game.folder)
    with toolbar("play"):
        with what("play", title_of(book), named(case.game, book, case.preset, case.changes)):
            habits(sitting)
            here = Address(game=case.game.key, preset=case.preset, options=case.changes)
            page_link("rules", here, words("ui-rules"), icon=":material/menu_book:")
            page_link("play", Address(game=case.game.key), words("play-other"), icon=":material/add:")
        st.button(
            words("play-what-now"),
            icon=":material/lightbulb:",
            key="play-what-now",
            disabled=game.waits_for() != YOU,
            on_click=lambda: st.session_state.update({"play.asks": "advice"}),
        )
        mine = any(step.move.seat == game.you for step in game.steps)
        st.button(
            words("play-back"),
            icon=":material/undo:",
            key="play-back",
            disabled=not mine,
            on_click=lambda: take_back(sitting),
        )
        theirs = any(s.move.seat not in (game.you, TABLE) for s in game.steps[sitting.since :])
        why = Tool("play-why", "psychology_alt", lambda: st.session_state.update({"play.asks": "why"}))
        back = Tool("play-back", "undo", lambda: take_back(sitting), over=False)
        handed = Tool("ui-share", "share", lambda: over_the_page("ui-share", lambda: sharing(sitting)))
        asking = ask_tool(lambda: with_a_name(sitting.record, sitting.game.you))
        rest("play", *((why,) if theirs else ()), *((back,) if mine else ()), handed, *asking)


def habits(sitting: Sitting) -> None:
    """Choose the pace of the others, and whether what is allowed is lit; both are kept with the game."""
    # As defaults: what the session says is no longer told when the menu is opened, and would be undone by that.
    sitting.pace = st.selectbox(
        words("play-pace"),
        PACES,
        index=PACES.index(sitting.pace),
        key="play-pace",
        format_func=lambda name: words(f"play-pace-{name}"),
    )
    sitting.light = st.toggle(words("play-help"), sitting.light, key="play-help", help=words("play-help-what"))
    sitting.paragraphs = st.toggle(words("play-paragraphs"), sitting.paragraphs, key="play-paragraphs")


def take_back(sitting: Sitting) -> None:
    """Take back to your last decision; what the others did since is forgotten."""
    sitting.game.back()
    sitting.since = len(sitting.game.steps)
    sitting.choices = {n: choice for n, choice in sitting.choices.items() if n < sitting.since}
    sitting.calls += 1


def sharing(sitting: Sitting) -> None:
    """Offer the record as a link: to look at, and to go on from."""
    game = sitting.game
    key = sitting.case.game.key
    packed = pack(sitting.record)
    st.caption(words("play-share-record"))
    st.code(full_link("replay", Address(game=key, at=packed)), language=None)
    if game.waits_for() != OVER:
        st.caption(words("play-share-on"))
        on = Address(game=key, at=packed, seat=str(game.you), level=game.level.name, seed=str(game.seed))
        st.code(full_link("play", on), language=None)


def asked(sitting: Sitting) -> None:
    """Answer what was asked, over the table: on a phone there is no room beside it."""
    waits, what = sitting.game.waits_for(), st.session_state.pop("play.asks", "")
    if what == "advice" and waits == YOU:
        st.dialog(words("play-what-now"))(lambda: panel(advice_panel, sitting))()
    elif what == "why" and waits != OTHERS:
        st.dialog(words("play-why"))(lambda: panel(why_panel, sitting))()


def panel(shown: Callable[[Sitting], None], sitting: Sitting) -> None:
    """Show what was asked; its links lead away from over the table, too."""
    follow_pending()
    shown(sitting)


def below(sitting: Sitting) -> None:
    """Show the score, and at the end what is left to look at."""
    waits = sitting.game.waits_for()
    cast(sitting)
    score_sheet(sitting, opened=waits in (NEXT_DEAL, OVER))
    if waits == OVER:
        afterwards(sitting)
    st.html(ROOM)


def over(sitting: Sitting) -> None:
    """Say that the game is over, and what one can do now."""
    end = sitting.case.game.outcome(sitting.game.state)
    said, kind = "", "over"
    if end is not None and sitting.game.you in (*end.winners, *end.losers):
        mine = sitting.game.you in end.winners
        said, kind = words("play-won" if mine else "play-lose"), "won" if mine else "over"
    elif end is not None and (end.winners or end.losers):
        lang, seats = language(), sitting.case.seats
        names = explain.listed(lang, [explain.seat_name(one, lang, seats) for one in end.winners or end.losers])
        said = f"{words('ui-won' if end.winners else 'ui-lost', names=names)}."
    moment(kind, f"{words('ui-game-over')} {said}")
    played, won = tally(sitting.case.game.key)
    if played > 1:
        st.caption(words("play-tally", n=played, won=won))
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        if st.button(words("play-again"), type="primary", icon=":material/replay:", key="play-again"):
            following = again(sitting)
            keep(following)
            go(Address(play=following.id, lang=address().lang))
            st.rerun()
        where = Address(game=sitting.case.game.key, at=pack(sitting.record))
        page_link("replay", where, words("play-record"), icon=":material/play_circle:")


guarded(body)
