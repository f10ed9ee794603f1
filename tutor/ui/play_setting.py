"""Before a game: what is played, from where, against whom; and the games that can be gone on with."""

from __future__ import annotations

import random
from dataclasses import replace
from html import escape

import streamlit as st

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.moves import COMPASS, Seat
from tutor.games import shelf
from tutor.players.against import levels
from tutor.players.people import people, seats_named
from tutor.shown.address import Address
from tutor.ui.frame import (
    address,
    chosen_game,
    chosen_options,
    escape_markdown,
    go,
    language,
    page_link,
    title_of,
    titled,
    toolbar,
    words,
)
from tutor.ui.learner import store
from tutor.ui.play_sitting import FIRST_LEVEL, as_before, asked_case, begun, fresh, keep, others, summary
from tutor.ui.ruleset import game_picker, named, preset_picker, refused
from tutor.ui.sharing import share
from tutor.ui.tools import rest, what
from tutor.words import explain, library

SEEDS = 1_000_000
NEXT = "play.next"
"""The number of the next deal where chance decides: who will sit there is known before one sits down."""
TONES = 5
"""So many colours the people have."""
LONGEST_NUMBER = 9
USUAL_PLAYERS = 4


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
            with what("play", title_of(book), named(game, book, preset, where.options)):
                game_picker(where, key="play")
                preset_picker(game, book, where.but(game=game.key), key="play")
        rest("play", share("play", address()))
    refused()
    if case is not None:  # else the title above is the game's, and can be pressed
        titled()
        st.title(words("play-table-of", game=title_of(book)))
    st.markdown(words("play-from-here" if case is not None else "play-intro"))
    if case is not None:
        anew = Address(game=game.key, preset=where.preset, options=where.options, players=str(len(case.seats)))
        page_link("play", anew, words("play-fresh"), icon=":material/shuffle:")
    asked = any((where.players, where.seat, where.level, where.seed))  # what a link asks for is seen
    room = st.container(key="play-room")
    more = st.expander(words("play-choices"), key="play-choices", expanded=asked)
    with more:
        count = players(where, game.seats(options)) if case is None else len(case.seats)
        own_table = case is None
        if case is None:
            case = fresh(game, preset, options, count)
        you = seat(where, case)
        level = chosen_level(where)
        seed = deal_number(where)
    number = seed if seed >= 0 else st.session_state.setdefault(NEXT, random.randrange(SEEDS))
    with room:
        around(case, Seat(you), level, number)
        sat = st.button(
            words("play-begin"), type="primary", icon=":material/play_arrow:", key="play-begin", width="stretch"
        )
    if sat:
        st.session_state.pop(NEXT, None)
        if own_table:  # a table of its own: the others sit there by their names
            case = replace(case, seats=seats_named(case.seats, Seat(you), level, number))
        sitting = as_before(begun(case, you, level, number))
        keep(sitting)
        go(Address(play=sitting.id, lang=where.lang))
        st.rerun()
    resume()


def around(case: Case, you: Seat, level: str, number: int) -> None:
    """Show who sits at the table: people with a name and a way to play, and a chair that is free."""
    there = list(people(level, case.seats, you, number).values())
    said = [explain.say(case.game.folder, language(), person.temper) for person in there]
    tempers = list(dict.fromkeys(said))
    chairs = "".join(
        f'<li><i aria-hidden="true" data-tone="{sum(map(ord, person.name)) % TONES}">{escape(person.name[:1])}</i>'
        f"<b>{escape(person.name)}</b>{f'<span>{escape(temper)}</span>' if len(tempers) > 1 else ''}</li>"
        for person, temper in zip(there, said, strict=True)
    )
    free = f'<li class="free"><i aria-hidden="true"></i><b>{escape(words("play-your-chair"))}</b></li>'
    st.html(f'<ul class="chairs" aria-label="{escape(words("play-who"))}">{chairs}{free}</ul>')
    if len(tempers) == 1:
        st.caption(words("play-each", n=len(there), temper=f"{tempers[0][:1].lower()}{tempers[0][1:]}"))


def players(where: Address, allowed: tuple[int, int]) -> int:
    """Choose how many sit at the table."""
    fewest, most = allowed
    usual = min(max(USUAL_PLAYERS, fewest), most)
    said = where.players if where.players.isascii() and where.players.isdigit() else ""
    known = bool(said) and fewest <= int(said[:3]) <= most
    count = int(said[:3]) if known else usual
    if where.players and not known:
        unknown("players", where.players, str(count))
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


def unknown(what: str, asked: str, usual: str) -> None:
    """Say that a link asks for something that there is not, and what is taken instead."""
    st.info(escape_markdown(words(f"play-unknown-{what}", text=asked[:20], usual=usual)))


def seat(where: Address, case: Case) -> str:
    """Choose where you sit: at the lower edge unless you say otherwise."""
    seats = [str(one) for one in case.seats]
    usual = COMPASS[2] if set(seats) == set(COMPASS) else seats[0]
    st.session_state["play-seat"] = where.seat if where.seat in seats else usual
    if where.seat and where.seat not in seats:
        unknown("seat", where.seat, explain.seat_name(usual, language(), seats))
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
    if where.level and where.level not in levels():
        unknown("level", where.level, words(f"play-level-{FIRST_LEVEL}"))
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
    if said and not (said.isascii() and said.isdigit()):
        raise Complaint("play-no-such-deal", text=said[:20])
    return int(said[:LONGEST_NUMBER]) if said else -1


def resume() -> None:
    """List the games of this reader, to go on with or to take away."""
    kept = others()
    if not kept:
        return
    st.header(words("play-kept"))
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
