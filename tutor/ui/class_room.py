"""The teacher's screens of a class: the board that leads it, and below it the table of the question in view."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache, partial

import streamlit as st

from tutor.classes.view import asked, block_of, notebook_of, words_for
from tutor.games import game as find_game
from tutor.notebook.asking import CHOICE, NOTHING, SHOWN, steps
from tutor.notebook.blocks import fields
from tutor.notebook.courses import course, courses, lessons
from tutor.notebook.reading import Block, new, read, write
from tutor.notebook.table_rules import lesson
from tutor.place import at_home
from tutor.shown.address import Address, unpack
from tutor.store.classes import (
    GATHERING,
    OVER,
    REVEALED,
    Held,
    class_of,
    close_door,
    names,
    open_class,
    send_away,
    text_of,
    there,
)
from tutor.teaching.house import mended
from tutor.ui.class_after import show_afterwards
from tutor.ui.frame import (
    PROJECTOR,
    address,
    escape_markdown,
    full_link,
    go,
    language,
    page_link,
    projector_css,
    title_of,
    toolbar,
    words,
)
from tutor.ui.house_kept import called, tables
from tutor.ui.learner import store
from tutor.ui.notebook_blocks import Reading, complaints, show_block
from tutor.ui.notebook_new import appended, block_for, notebooks_to_choose, titled
from tutor.ui.notebook_talk import TABLES
from tutor.ui.panel import heading
from tutor.ui.sharing import qr_svg
from tutor.ui.shell import ComponentRenderer
from tutor.ui.tools import rest
from tutor.ui.whatif import what_if
from tutor.words import library

WORDS = (
    *("back", "next", "begin", "stop", "go-on", "reveal", "again", "qr", "leave", "gathering", "is-over", "legal"),
    *(
        "illegal",
        "right",
        "wrong",
        "trick",
        "first",
        "connected",
        "since",
        "lost",
        "many-chose",
        "question-of",
        "exact",
    ),
    *("desk-notes", "desk-next", "desk-seats", "desk-worst", "desk-clock", "desk-minutes", "desk-minutes-of"),
    *("answered-of", "address", "own-machine", "code", "twin", "twin-help", "twin-number", "later", "later-not"),
    *("deal-far", "deal-parted", "deal-at", "deal-ends", "deal-seats"),
    *("comeback", "comeback-none", "comeback-row", "comeback-marked", "ask-anew", "more"),
)


MOST_LISTED = 300
"""Phones in the list of those who are there."""


@cache
def _component() -> ComponentRenderer:
    return st.components.v2.component(
        "tutor.class_board",
        html='<div class="board"></div>',
        css="classes/class_board.css",
        js="classes/class_board.js",
    )


# Opening


def offered(where: Address) -> tuple[str, str] | None:
    """Return title and text of the notebook that a class can be opened with from here: the address names it.

    Raises ``Complaint`` where what it names is not there.
    """
    if where.notebook:
        text = store().notebook(where.notebook).text
        return titled(read(text)), text
    if where.table and where.game:
        return called(where), table_lesson(where)
    if where.at:
        case = unpack(where.at)
        begun = new(words("class-one-block"), language(), case.game.key)
        return begun.title, appended(begun, block_for("judge", where, case))
    if where.case:
        begun = new(words("class-one-block"), language(), where.game)
        return begun.title, appended(begun, block_for("practise", where, None))
    found = course(where.game, language()) if where.game else None
    return (found.notebook.title, write(found.notebook)) if found is not None else None


def every_notebook() -> dict[str, tuple[str, Callable[[], str]]]:
    """Return title and text of everything that a class can be opened from, one's own notebooks and tables first."""
    found: dict[str, tuple[str, Callable[[], str]]] = {}
    titles = notebooks_to_choose()
    for saved in store().notebooks():
        if saved.notebook in titles:
            found[saved.notebook] = (titles[saved.notebook], partial(str, saved.text))
    for kept in tables():
        name = words("house-own", name=called(kept.where))
        game = title_of(library.book(find_game(kept.where.game).folder))
        found[f"table-{kept.id}"] = (f"{name}: {game}", partial(table_lesson, kept.where))
    for one in lessons(language()):
        title = words("class-from-lesson", title=one.notebook.title)
        found[f"lesson-{one.file}"] = (title, partial(write, one.notebook))
    for one in courses():
        if one.lang == language():
            title = words("class-from-course", title=one.notebook.title)
            found[one.file] = (title, partial(write, one.notebook))
    return found


def table_lesson(where: Address) -> str:
    """Return the lesson on the rules of a table, as far as they still can be."""
    game = find_game(where.game)
    whole = mended(game, where.preset, where.options)
    return lesson(game, whole.preset, whole.options, called(where), language())


def open_with(title: str, text: str) -> None:
    """Open a class, and lead it."""
    notebook = read(text)
    held = open_class(store(), notebook.title or title, notebook.lang, text, len(steps(notebook)))
    go(Address(room=held.id, lang=address().lang))


# Leading


def join_url(code: str = "") -> str:
    """Return the address that phones open."""
    return full_link("join", Address()).partition("?")[0] + (f"?c={code}" if code else "")


def leading(where: Address) -> None:
    """Show the screen that leads a class, or the one on the wall."""
    with store().reading() as connection:
        held = class_of(connection, where.room)
    if where.mode == PROJECTOR:
        projector_css()
        board(held, PROJECTOR)
        _shown(held, wall=True)
        return
    with toolbar("class"):
        page_link("classes", Address(), words("class-all"), icon=":material/arrow_back:")
        there = f"classes?room={held.id}&mode={PROJECTOR}&lang={language()}"
        st.link_button(words("class-projector"), there, icon=":material/cast:")
        st.toggle(words("class-so-far"), key="class-so-far")
        rest("class")
    if at_home():
        st.warning(words("class-own-machine"), icon=":material/wifi_off:")
    heading(held.title)
    _led(held.id)


@st.fragment
def _led(id_: str) -> None:
    with store().reading() as connection:
        held = class_of(connection, id_)
    board(held, "")
    if held.phase in (GATHERING, OVER):
        named = names(store(), id_)
        if named:
            st.caption(escape_markdown(words("class-names", names=", ".join(named))))
    else:
        _below(held)
    _door(held)
    _results(held)


def _door(held: Held) -> None:
    """Show who is there, each of whom can be sent away, and the door."""
    fold = st.expander(
        words("class-door-and-seats"), key="class-door-fold", on_change="rerun", icon=":material/door_open:"
    )
    if not fold.open:
        return
    with fold:
        key = f"class-door-{held.id}"
        st.toggle(
            words("class-door"),
            value=not held.shut,
            key=key,
            help=words("class-door-help"),
            on_change=lambda: close_door(store(), held.id, shut=not st.session_state[key]),
        )
        seated = there(store(), held.id)
        st.caption(words("class-who", n=len(seated)))
        for number, seat, name in seated[:MOST_LISTED]:
            shown = words("class-seat-of", n=number, name=escape_markdown(name), named=str(bool(name)).lower())
            st.button(
                words("class-send", name=shown),
                key=f"class-send-{zlib.crc32(seat.encode()):08x}",
                icon=":material/logout:",
                type="tertiary",
                on_click=lambda seat=seat: send_away(store(), held.id, seat),
            )


def board(held: Held, mode: str) -> None:
    """Show the board; it asks the server by itself, and says when the class has gone on."""
    url = "" if at_home() else join_url(held.code)
    shown = join_url().partition("://")[2]

    def left() -> None:
        go(address().but(mode=""))

    data = {
        "room": held.id,
        "code": held.code,
        "mode": mode,
        "lang": language(),
        "sofar": bool(st.session_state.get("class-so-far")),
        "url": url,
        "shown": shown,
        "qr": qr_svg(url) if url else "",
        "words": {**words_for(language(), WORDS), "here": words_for(language(), ("here-now",))["here-now"]},
    }
    _component()(key=f"class-board-{mode or 'leads'}", data=[data], on_at_change=lambda: None, on_leave_change=left)


def _shown(held: Held, *, wall: bool = False) -> bool:
    """Show a block that asks nothing as in its notebook, on the wall as in a talk; return whether it is one."""
    if held.phase in (GATHERING, OVER):
        return True
    text = text_of(store(), held.id)
    if asked(text, held.block, held.lang).kind != SHOWN:
        return False
    block = block_of(text, held.block)[1]
    reading = Reading(notebook_of(text))
    if wall and not complaints(block, reading.notebook.head) and _alone(block):
        TABLES[block.kind](block, reading, f"class-wall-{held.block}", False)  # keys lead the class, buttons the table
    elif block.kind != NOTHING:
        show_block(block, reading, f"class-{held.block}")
    return True


def _alone(block: Block) -> bool:
    """Whether a block is a table of which its author says nothing beside it."""
    told = fields(block) if block.kind in TABLES and block.kind != "exercise" else {"say": ""}
    return not {"question", "say"} & set(told)


def _below(held: Held) -> None:
    """Show the table as in its notebook: any card answers, and what if it were otherwise."""
    if _shown(held):
        return
    text = text_of(store(), held.id)
    here, key = asked(text, held.block, held.lang), f"class-{held.block}"
    fold = st.expander(words("class-table"), key=f"{key}-table", on_change="rerun", icon=":material/playing_cards:")
    if fold.open:
        with fold:
            show_block(block_of(text, held.block)[1], Reading(notebook_of(text)), key)
    if held.phase == REVEALED and here.case is not None and here.seat is not None and here.kind != CHOICE:
        case = here.case
        what_if(lambda: case, key=f"{key}-now")


def _results(held: Held) -> None:
    fold = st.expander(words("class-results"), key="class-results", on_change="rerun", icon=":material/bar_chart:")
    if not fold.open:
        return
    with fold:
        show_afterwards(held)
