"""Play it out: against others under any rule set, from a fresh deal or from any position."""

import random
from collections.abc import Callable
from zlib import crc32

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.moves import COMPASS, TABLE, read_move
from tutor.core.play import Replay
from tutor.games import shelf
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU, levels
from tutor.players.thinking import NotWanted
from tutor.ui.address import Address, pack
from tutor.ui.asked import whole_number
from tutor.ui.card_table import Show, game_table
from tutor.ui.frame import (
    address,
    carried,
    chosen_game,
    chosen_options,
    complain,
    escape_markdown,
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
from tutor.ui.learner import store
from tutor.ui.line import line
from tutor.ui.linetexts import Telling
from tutor.ui.play_afterwards import afterwards
from tutor.ui.play_says import advice_panel, score_sheet, why_panel
from tutor.ui.play_sitting import (
    FIRST_LEVEL,
    Sitting,
    again,
    asked_case,
    begun,
    fresh,
    keep,
    opened,
    others,
    play_on,
    summary,
)
from tutor.ui.ruleset import game_picker, preset_picker, refused
from tutor.ui.settings import settings
from tutor.ui.sharing import share
from tutor.words import explain, library

PACES = ("slow", "normal", "quick", "once", "step")
AT_ONCE, PATIENCE = 0.15, 0.5
"""Seconds that the others play before the table is shown, and between one look at it and the next."""
GO_ON = "go on"
LISTED = "play.listed"
"""Whether the games of this reader were listed last."""
LONGEST_MOVE = 1_000
SEEDS = 1_000_000
ROOM = (
    "<style>.play-room{height:34vh}@media(min-width:760px){.play-room{display:none}}</style><div class=play-room></div>"
)
"""On a phone what stands below the table can be scrolled clear of the sheet at the lower edge."""
USUAL_PLAYERS = 4


def body() -> None:
    """Show the page."""
    where = carried(whole=can_be_played(st.session_state.get("app.case")))
    if where.play:
        if st.session_state.pop(LISTED, False):
            st.query_params.from_dict(where.query())  # a link within a page leaves the browser's address as it was
        table(opened(where.play))
    else:
        remember("play", where)
        setting(where)


# Before the game


def can_be_played(where: Address | None) -> bool:
    """Whether what was on the table of the page before can be played out."""
    if where is None:
        return False
    try:
        case = asked_case(where)
        if case is not None:
            begun(case, case.seats[0], FIRST_LEVEL, 0)
    except Complaint:
        return False
    return True


def setting(where: Address) -> None:
    """Choose what is played, from where, and against whom."""
    case = asked_case(where)
    if case is not None:
        begun(case, case.seats[0], FIRST_LEVEL, 0)  # what cannot be played is said at once
        game, book = case.game, library.book(case.game.folder)
        where = where.but(game=game.key, preset=case.preset, options=dict(case.changes))
    else:
        game, book = chosen_game(where)
    preset, options = chosen_options(game, where)
    with toolbar("play"):
        if case is None:
            game_picker(where, key="play")
            preset_picker(game, book, where.but(game=game.key), key="play")
        settings()
        share("play", address())
    refused()
    st.title(words("play-title"))
    st.markdown(words("play-from-here" if case is not None else "play-intro"))
    if case is not None:
        anew = Address(game=game.key, preset=where.preset, options=where.options, players=str(len(case.seats)))
        page_link("play", anew, words("play-fresh"), icon=":material/shuffle:")
    count = players(where, game.seats(options)) if case is None else len(case.seats)
    if case is None:
        case = fresh(game, preset, options, count)
    you = seat(where, case)
    level = chosen_level(where)
    seed = deal_number(where)
    if st.button(words("play-begin"), type="primary", icon=":material/play_arrow:", key="play-begin"):
        sitting = begun(case, you, level, seed if seed >= 0 else random.randrange(SEEDS))
        keep(sitting)
        st.session_state.pop(LISTED, None)
        go(Address(play=sitting.id, lang=where.lang))
        st.rerun()
    resume()


def players(where: Address, allowed: tuple[int, int]) -> int:
    """Choose how many sit at the table."""
    fewest, most = allowed
    usual = min(max(USUAL_PLAYERS, fewest), most)
    said = where.players if where.players.isascii() and where.players.isdigit() else ""
    count = int(said[:3]) if said and fewest <= int(said[:3]) <= most else usual
    if fewest == most:
        return fewest
    st.session_state["play-players"] = count
    st.selectbox(
        words("play-players"),
        range(fewest, most + 1),
        key="play-players",
        width=320,
        on_change=lambda: go(address().but(players=str(st.session_state["play-players"]), seat="")),
    )
    return count


def seat(where: Address, case: Case) -> str:
    """Choose where you sit: at the lower edge unless you say otherwise."""
    seats = [str(one) for one in case.seats]
    usual = COMPASS[2] if set(seats) == set(COMPASS) else seats[0]
    st.session_state["play-seat"] = where.seat if where.seat in seats else usual
    st.selectbox(
        words("play-seat"),
        seats,
        key="play-seat",
        width=320,
        format_func=lambda one: explain.seat_name(one, language(), seats),
        on_change=lambda: go(address().but(seat=st.session_state["play-seat"])),
    )
    return str(st.session_state["play-seat"])


def chosen_level(where: Address) -> str:
    """Choose how well the others play."""
    st.session_state["play-level"] = where.level if where.level in levels() else FIRST_LEVEL
    st.segmented_control(
        words("play-level"),
        list(levels()),
        key="play-level",
        required=True,
        format_func=lambda name: words(f"play-level-{name}"),
        on_change=lambda: go(address().but(level=st.session_state["play-level"])),
    )
    return str(st.session_state["play-level"])


def deal_number(where: Address) -> int:
    """Read the number of the deal; the same number gives the same cards, none any.

    Raises ``Complaint`` where it is no number.
    """
    st.session_state.setdefault("play-seed", where.seed)
    said = st.text_input(words("play-seed"), key="play-seed", width=320, help=words("play-seed-help")).strip()
    return whole_number(said, SEEDS) if said else -1


def resume() -> None:
    """List the games of this reader, to go on with or to take away."""
    kept = others()
    st.session_state[LISTED] = bool(kept)
    if not kept:
        return
    st.subheader(words("play-kept"))
    lang = language()
    for one in kept[:12]:
        with st.container(horizontal=True, gap="small", vertical_alignment="center", key=f"play-kept-{one.id}"):
            try:
                key, preset, moves, ended = summary(one.text)
            except Complaint as wrong:
                st.markdown(escape_markdown(explain.complaint(wrong, lang)))
            else:
                book = library.book(shelf()[key].folder)
                said = words(
                    "play-kept-over" if ended else "play-kept-at",
                    game=title_of(book),
                    preset=book.title(f"{key}.preset.{preset}", lang),
                    n=moves,
                )
                page_link("play", Address(play=one.id), said, icon=":material/play_circle:")
            if st.button(words("play-forget"), key=f"play-forget-{one.id}", type="tertiary", icon=":material/delete:"):
                store().remove_game(one.id)
                st.rerun()


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


def again_here() -> None:
    """Run this part of the page anew: alone where it runs alone."""
    context = get_script_run_ctx()
    st.rerun(scope="fragment" if context is not None and context.fragment_ids_this_run else "app")


def show_table(sitting: Sitting) -> None:
    """Show what happened since your last decision, and what may be done now."""
    game, lang = sitting.game, language()
    first = game.deals()[-1] if game.deals() else 0
    since = max(sitting.since, first) - first
    before = game.steps[first].before if game.steps else game.start
    run = Replay(before, tuple(game.steps[first:]))
    case = sitting.case
    telling = Telling(
        lang, Address(game=case.game.key, preset=case.preset, options=case.changes, lang=address().lang), game.you
    )
    waits = game.waits_for()
    told = line(case, telling, run=run, since=since)
    play = {"you": str(game.you), "pace": pace(), "waits": waits, "part": first, "hurry": game.hurry()}
    show = Show(keys=True, make=True, every=True, reveal=bool(st.session_state.get("play-help")), play=play)
    game_table(
        told, show, key=f"play-{crc32(sitting.id.encode())}", step=since, on_make=lambda text: made(sitting, text)
    )


def made(sitting: Sitting, text: str) -> None:
    """Do what the browser sent, if you may do it; anything else is dropped."""
    game = sitting.game
    if text == GO_ON:
        sitting.since = len(game.steps)
        game.go_on()
        return
    try:
        move = read_move(text[:LONGEST_MOVE], sitting.case.seats, sitting.case.game.verbs)
        if move.seat != game.you:
            return
        before = len(game.steps)
        game.make(move)
    except Complaint:
        return
    sitting.since = before


def pace() -> str:
    """Return how quickly the others play."""
    chosen = st.session_state.get("play-pace")
    return chosen if chosen in PACES else "normal"


def tools(sitting: Sitting) -> None:
    """Show what can be asked and set while one plays."""
    game = sitting.game
    with toolbar("play"):
        st.button(
            words("play-what-now"),
            icon=":material/lightbulb:",
            key="play-what-now",
            disabled=game.waits_for() != YOU,
            on_click=lambda: st.session_state.update({"play.asks": "advice"}),
        )
        st.button(
            words("play-why"),
            icon=":material/psychology_alt:",
            key="play-why",
            disabled=not any(s.move.seat not in (game.you, TABLE) for s in game.steps[sitting.since :]),
            on_click=lambda: st.session_state.update({"play.asks": "why"}),
        )
        st.button(
            words("play-back"),
            icon=":material/undo:",
            key="play-back",
            disabled=not any(step.move.seat == game.you for step in game.steps),
            on_click=lambda: take_back(sitting),
        )
        menu = st.popover(words("play-more"), icon=":material/tune:", key="play-more", on_change="rerun")
        with menu:
            st.session_state.setdefault("play-pace", "normal")
            st.selectbox(
                words("play-pace"), PACES, key="play-pace", format_func=lambda name: words(f"play-pace-{name}")
            )
            st.toggle(words("play-help"), key="play-help", help=words("play-help-what"))
            if menu.open:
                sharing(sitting)
            page_link("play", Address(game=sitting.case.game.key), words("play-other"), icon=":material/add:")


def take_back(sitting: Sitting) -> None:
    """Take back to your last decision; what the others did since is forgotten."""
    sitting.game.back()
    sitting.since = len(sitting.game.steps)
    sitting.choices = {n: choice for n, choice in sitting.choices.items() if n < sitting.since}


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
    score_sheet(sitting, opened=waits in (NEXT_DEAL, OVER))
    if waits == OVER:
        afterwards(sitting)
    st.html(ROOM)


def over(sitting: Sitting) -> None:
    """Say that the game is over, and what one can do now."""
    end = sitting.case.game.outcome(sitting.game.state)
    said = ""
    if end is not None and sitting.game.you in (*end.winners, *end.losers):
        said = words("play-won" if sitting.game.you in end.winners else "play-lose")
    elif end is not None and (end.winners or end.losers):
        lang, seats = language(), sitting.case.seats
        names = explain.listed(lang, [explain.seat_name(one, lang, seats) for one in end.winners or end.losers])
        said = f"{words('ui-won' if end.winners else 'ui-lost', names=names)}."
    st.success(f"{words('ui-game-over')} {said}")
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        if st.button(words("play-again"), type="primary", icon=":material/replay:", key="play-again"):
            following = again(sitting)
            keep(following)
            go(Address(play=following.id, lang=address().lang))
            st.rerun()
        where = Address(game=sitting.case.game.key, at=pack(sitting.record))
        page_link("replay", where, words("play-record"), icon=":material/play_circle:")


guarded(body)
