"""One's own notebooks: the list of them, and writing one with its page beside the text."""

from collections.abc import Callable
from functools import partial
from html import escape

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.pictures import taken_out
from tutor.games import game as find_game
from tutor.games import shelf
from tutor.notebook.courses import courses, lessons
from tutor.notebook.reading import Notebook, new, read, write
from tutor.shown.address import Address
from tutor.store.keeping import Saved
from tutor.store.moving import imported, notebook_out
from tutor.store.pictures import keep, tidied
from tutor.ui.ask_this import fields_button
from tutor.ui.frame import (
    address,
    complain,
    escape_markdown,
    go,
    guarded,
    language,
    page_link,
    remember,
    title_of,
    toolbar,
    words,
)
from tutor.ui.learner import may_write, store
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_editor import Desk, clock, desk, text_field
from tutor.ui.notebook_menus import hand_out, insert_menu, show_difference, versions_menu
from tutor.ui.notebook_new import titled
from tutor.ui.notebook_reader import links_of, show_station, stations_of, title_html
from tutor.ui.notebook_screens import PAGE, chosen_way, look, screens_menu
from tutor.ui.panel import heading, hero, say
from tutor.ui.tile import hand_html
from tutor.ui.tools import rest
from tutor.words import library
from tutor.words.book.book import Book

LARGEST = 12_000_000
"""Bytes of a file: the longest notebook with some thirty pictures."""
MOST_LISTED = 200


def body() -> None:
    """Show the page."""
    where = address()
    if not may_write():
        heading(words("notes-title"))
        st.info(words("notes-not-yours"), icon=":material/lock:")
        page_link("course", Address(), words("ui-course"), icon=":material/route:")
        return
    remember("notebooks", where)
    if where.notebook:
        writing(where)
    else:
        listing()


# The list


def listing() -> None:
    """Show every notebook, and the ways to a new one."""
    with hero(words("notes-title"), words("notes-lead")):
        rest("notes")
    with st.container(horizontal=True, gap="small", vertical_alignment="bottom"):
        begin_new()
        copy_course()
        import_file()
    deleted = st.session_state.get("notes.deleted")
    if deleted is not None:
        with st.container(horizontal=True, gap="small", vertical_alignment="center"):
            st.markdown(words("notes-deleted", title=escape_markdown(deleted[0])), width="content")
            st.button(words("notes-undo"), icon=":material/undo:", key="notes-undo", on_click=undo)
    kept = store().notebooks()
    if not kept:
        ready()
    for saved in kept[:MOST_LISTED]:
        row(saved)


def ready() -> None:
    """Offer whoever has written nothing yet the lessons that are ready, each as a copy of their own."""
    st.header(words("notes-ready"))
    st.write(words("notes-ready-text"))
    with st.grid(5, min_column_width=205):
        for lesson in lessons(language()):
            tile(
                f"ready-{lesson.game}",
                library.book(find_game(lesson.game).folder),
                lesson.notebook.title,
                partial(own_copy, lesson.notebook),
            )


def own_copy(notebook: Notebook) -> None:
    """Open a copy of one's own."""
    opened(store().save(write(notebook)))


def tile(name: str, book: Book, title: str, take: Callable[[], None]) -> None:
    """Show a lesson as a game is shown where one begins."""
    with st.container(border=True, height="stretch", key=f"tile-{name}", vertical_alignment="distribute"):
        tagline = str(book.about.get("tagline", {}).get(language(), ""))
        say(f"{hand_html(book, language())}<h2>{escape(title)}</h2><p>{escape(tagline)}</p>", "gamecard")
        st.button(words("notes-take"), key=f"notes-take-{name}", type="primary", width="stretch", on_click=take)


def row(saved: Saved) -> None:
    """Show one notebook of the list."""
    try:
        title = titled(read(saved.text))
    except Complaint:
        title = saved.notebook
    with st.container(border=True, horizontal=True, gap="small", vertical_alignment="center"):
        facts = words("notes-row", time=clock(saved.at, day=True), n=saved.number)
        say(f'<h2>{escape(title)}</h2><p class="quiet">{escape(facts)}</p>', "gamecard")
        st.space("stretch")
        where = Address(notebook=saved.notebook)
        page_link("notebooks", where, words("notes-write"), icon=":material/edit:")
        page_link("course", where, words("notes-read"), icon=":material/menu_book:")
        st.button(
            words("notes-copy"),
            icon=":material/content_copy:",
            key=f"notes-copy-{saved.notebook}",
            type="tertiary",
            on_click=lambda: opened(store().save(saved.text)),
        )
        st.button(
            words("notes-delete"),
            icon=":material/delete:",
            key=f"notes-delete-{saved.notebook}",
            type="tertiary",
            on_click=lambda: remove(saved.notebook, title),
        )


def opened(saved: Saved) -> None:
    """Go on to write a notebook."""
    go(Address(notebook=saved.notebook, lang=address().lang))


def begin_new() -> None:
    """Offer an empty notebook."""
    menu = st.popover(words("notes-new"), icon=":material/note_add:", key="notes-new-menu")
    with menu, st.form("notes-new", border=False):
        title = st.text_input(words("notes-new-title"), key="notes-new-title", max_chars=200)
        names = {game.key: title_of(library.book(game.folder)) for game in shelf().values()}
        game = st.selectbox(words("ui-game"), list(names), format_func=names.__getitem__, key="notes-new-game")
        if st.form_submit_button(words("notes-new-go"), type="primary"):
            begun = write(new(title.strip() or words("notes-untitled"), language(), game))
            hint = f"<!-- {words('notes-first-text')} -->"  # for who writes: neither page nor wall nor phone shows it
            opened(store().save(f"{begun}\n## {words('notes-first-station')}\n\n{hint}\n"))
            st.rerun()


def copy_course() -> None:
    """Offer a course as the beginning of one's own."""
    menu = st.popover(
        words("notes-from-course"), icon=":material/content_copy:", key="notes-course-menu", type="tertiary"
    )
    with menu:
        st.caption(words("notes-lessons"))
        for lesson in lessons(language()):
            st.button(
                lesson.notebook.title,
                key=f"notes-lesson-{lesson.game}",
                type="tertiary",
                on_click=lambda notebook=lesson.notebook: opened(store().save(write(notebook))),
            )
        st.caption(words("notes-courses"))
        for course in courses():
            if course.lang == language():
                st.button(
                    course.notebook.title,
                    key=f"notes-course-{course.game}",
                    type="tertiary",
                    on_click=lambda notebook=course.notebook: opened(store().save(write(notebook))),
                )


def import_file() -> None:
    """Take in a file; what is wrong in it is said where it is written."""
    menu = st.popover(words("notes-import"), icon=":material/upload_file:", key="notes-import-menu", type="tertiary")
    with menu:
        turn = int(st.session_state.get("notes.turn", 0))
        file = st.file_uploader(words("notes-import-file"), type=["md"], key=f"notes-file-{turn}", max_upload_size=12)
        if file is None:
            return
        raw = file.getvalue()
        try:
            if len(raw) > LARGEST:
                raise Complaint("file-too-big", most=LARGEST // 1000)
            text = raw.decode("utf-8-sig")
            text, carried = taken_out(text)
            read(text)
            for one in carried:
                keep(store(), one)
        except UnicodeDecodeError:
            complain(Complaint("file-not-text", file=file.name))
        except Complaint as wrong:
            complain(wrong)
        else:
            st.session_state["notes.turn"] = turn + 1
            opened(store().save(text))
            st.rerun()


def remove(id_: str, title: str) -> None:
    """Delete a notebook; until the window is closed it can be brought back with all its versions."""
    whole = notebook_out(store(), id_)
    store().remove(id_)
    tidied(store())
    st.session_state["notes.deleted"] = (title, whole)


def undo() -> None:
    """Bring back what was deleted last."""
    _title, whole = st.session_state.pop("notes.deleted")
    imported(store(), whole)


# Writing


def writing(where: Address) -> None:
    """Show the text and beside it the page that it makes."""
    here = desk(where.notebook)
    with toolbar("notes"):
        page_link("notebooks", Address(), words("notes-all"), icon=":material/arrow_back:")
        insert_menu(here)
        fields_button(lambda: here.line, here.text, lambda text: kept(here, text))
        screens_menu(here, kept)
        versions_menu(here)
        hand_out(here)
        rest("notes")
    sides(here)


def kept(here: Desk, text: str) -> None:
    """Save a text that was changed by fields, and put it into the window."""
    try:
        here.put(store().save(text, here.id, here.seen))
    except Complaint as wrong:
        here.trouble = wrong


@st.fragment
def sides(here: Desk) -> None:
    """Show text and page; only these two are made anew while somebody types."""
    conflict(here)
    left, right = st.columns(2, gap="medium")
    with left:
        notebook = text_field(here)
    with right:
        if notebook is not None:
            way = chosen_way()
            if way == PAGE:
                preview(here, notebook)
            else:
                look(notebook, here.line, way)


def preview(here: Desk, notebook: Notebook) -> None:
    """Show the station in which the cursor stands."""
    reading = Reading(notebook)
    stations = stations_of(notebook)
    if not stations:
        title_html(reading)
        st.info(words("course-empty"))
        return
    begun = [n for n, one in enumerate(stations) if one.parts and one.parts[0].line <= here.line]
    number = begun[-1] if begun else 0
    st.caption(words("course-where", n=number + 1, of=len(stations)))
    if number == 0:
        title_html(reading)
    where = Address(notebook=here.id)
    show_station(stations[number], reading, links_of(stations, where), where, jump=False)


def conflict(here: Desk) -> None:
    """Say that another window has saved, and offer every way on; nothing is overwritten."""
    if not here.conflict:
        return
    st.warning(words("notes-conflict"), icon=":material/call_split:")
    with st.container(horizontal=True, gap="small"):
        if st.toggle(words("notes-compare"), key=f"notes-compare-{here.id}"):
            st.session_state["notes.comparing"] = True
        else:
            st.session_state.pop("notes.comparing", None)
        if st.button(words("notes-save-copy"), icon=":material/content_copy:", key="notes-save-copy"):
            copied = store().save(here.text)
            here.drop.append(here.id)
            st.session_state["notes.desk"] = Desk(
                copied.notebook, copied.text, copied.number, copied.at, drop=here.drop
            )
            opened(copied)
            st.rerun()
        if st.button(words("notes-save-over"), icon=":material/save:", key="notes-save-over"):
            latest = store().notebook(here.id)
            here.put(store().save(here.text, here.id, latest.number))
            st.rerun()
        if st.button(words("notes-take-other"), icon=":material/download:", key="notes-take-other"):
            here.put(store().notebook(here.id))
            st.rerun()
    if st.session_state.get("notes.comparing"):
        show_difference(store().notebook(here.id).text, here.text, words("notes-theirs"), words("notes-yours"))


guarded(body, fallback=listing)
