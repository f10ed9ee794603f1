"""Reading a notebook, a course that ships or a lesson that somebody wrote: station by station, or all of it."""

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.games import shelf
from tutor.notebook.reading import Block, write
from tutor.shown.address import Address
from tutor.ui.frame import (
    PRINT,
    PROJECTOR,
    address,
    complain,
    escape_markdown,
    go,
    guarded,
    open_page,
    page_link,
    remember,
    title_of,
    toolbar,
    words,
)
from tutor.ui.learner import may_write, progress, store, visited
from tutor.ui.notebook_reader import (
    ALL,
    Course,
    asked_notebook,
    head_complaints,
    links_of,
    show_station,
    stations_of,
    title_html,
)
from tutor.ui.notebook_sheet import worksheet
from tutor.ui.notebook_talk import talk
from tutor.ui.panel import hero
from tutor.ui.paper import leave_paper
from tutor.ui.settings import settings
from tutor.ui.sharing import share
from tutor.ui.tile import tiles
from tutor.words import library


def body() -> None:
    """Show the page."""
    where = address()
    reading = asked_notebook(where)
    if reading is None:
        remember("course", where)
        if where.game:
            st.info(words("course-not-yet", game=title_of(library.book(shelf()[where.game].folder))))
        choose_course()
        return
    if where.mode == PROJECTOR:
        talk(reading, where)
        return
    if where.mode == PRINT:
        leave_paper()
        worksheet(reading, where)
        return
    course = Course(reading, stations_of(reading.notebook), progress(reading.name))
    if not where.text:
        remember("course", where)
    try:
        here = course.number(where.station) if where.station else 0
    except Complaint as wrong:
        complain(wrong)
        here = 0
    tools(course, here, where)
    head_complaints(reading)
    links = links_of(course.stations, where)
    if not course.stations:
        title_html(reading)
        st.info(words("course-empty"))
        return
    if where.mode == ALL:
        title_html(reading)
        for n, station in enumerate(course.stations):
            jump = bool(where.station) and n == here
            show_station(station, reading, links, where, jump=jump, room=2 if n == here else 0)
        return
    if here == 0 and not any(isinstance(part, Block) and part.kind == "sit" for part in course.stations[here].parts):
        title_html(reading)
    with st.container(key=f"station-{here % 2}"):  # another name from one to the next: each is shown when it is whole
        show_station(course.stations[here], reading, links, where, jump=bool(where.station))
    onward(course, here)


def tools(course: Course, here: int, where: Address) -> None:
    """Show where one is, the contents, and what a teacher does with a notebook."""
    with toolbar("course"):
        contents(course, here, where)
        st.session_state["course-all"] = where.mode == ALL
        if len(course.stations) > 1:
            st.toggle(
                words("course-all"),
                key="course-all",
                on_change=lambda: go(address().but(mode=ALL if st.session_state["course-all"] else "")),
            )
        teach(course, here)
        settings()
        share("course", address())
    if len(course.stations) > 1 and where.mode != ALL:
        done, of = course.answered(course.stations[here])
        said = words("course-where", n=here + 1, of=len(course.stations))
        answers = f" · {words('course-answered', n=done, of=of)}" if of else ""
        st.progress((here + 1) / len(course.stations), text=said + answers)


def teach(course: Course, here: int) -> None:
    """Offer the talk, the worksheet, and writing."""
    menu = st.popover(words("course-teach"), icon=":material/cast:", key="course-teach", on_change="rerun")
    if not menu.open:
        return
    with menu:
        station = course.stations[here].id if course.stations else ""
        for mode, icon, name in ((PROJECTOR, "cast", "course-talk"), (PRINT, "print", "course-sheet")):
            st.button(
                words(name),
                icon=f":material/{icon}:",
                key=name,
                type="tertiary",
                on_click=lambda to=mode: go(address().but(mode=to, station=station, step="", move="")),
            )
        if not may_write():
            return
        if address().notebook or course.reading.course:
            held = (
                Address(notebook=address().notebook)
                if address().notebook
                else Address(game=course.reading.notebook.game)
            )
            page_link("classes", held, words("class-hold"), icon=":material/groups:")
        if address().notebook:
            page_link("notebooks", Address(notebook=address().notebook), words("notes-write"), icon=":material/edit:")
        elif st.button(words("course-own"), icon=":material/content_copy:", key="course-own", type="tertiary"):
            open_page("notebooks", Address(notebook=store().save(write(course.reading.notebook)).notebook))


def contents(course: Course, here: int, where: Address) -> None:
    """List the stations, with those that were read."""
    menu = st.popover(words("course-contents"), icon=":material/toc:", key="course-contents", on_change="rerun")
    if not menu.open:
        return
    with menu:
        for n, station in enumerate(course.stations):
            read = station.id in course.progress.read
            done, of = course.answered(station)
            mark = ":material/check_circle:" if read and done == of else ":material/circle:"
            st.button(
                f"{n + 1}. {escape_markdown(station.title or course.reading.notebook.title)}",
                key=f"course-to-{n}",
                icon=":material/arrow_forward:" if n == here else mark,
                type="tertiary",
                on_click=lambda to=station.id: go(address().but(station=to, mode=where.mode)),
            )


def onward(course: Course, here: int) -> None:
    """Lead to the next station; after the last one, to what comes next."""
    stations = course.stations
    st.space("small")
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        for step, key, icon in ((-1, "course-back", "arrow_back"), (1, "course-next", "arrow_forward")):
            if 0 <= here + step < len(stations):
                to = stations[here + step]
                st.button(
                    words(key, title=escape_markdown(to.title or course.reading.notebook.title)),
                    key=key,
                    icon=f":material/{icon}:",
                    icon_position="left" if step < 0 else "right",
                    type="primary" if step > 0 else "secondary",
                    on_click=lambda id_=to.id, read=step > 0: onto(course, here, id_, read=read),
                )
    if here + 1 < len(stations):
        return
    st.success(words("course-finished"), icon=":material/flag:")
    game = course.reading.notebook.game
    if game in shelf():
        with st.container(horizontal=True, gap="small"):
            page_link("play", Address(game=game), words("ui-play"), icon=":material/playing_cards:")
            page_link("practise", Address(game=game), words("ui-practise"), icon=":material/school:")
            page_link("rules", Address(game=game), words("ui-rules"), icon=":material/menu_book:")
            page_link("start", Address(), words("course-other"), icon=":material/home:")


def onto(course: Course, here: int, station: str, *, read: bool) -> None:
    """Go to another station; whoever goes on has read this one, whether or not its last table has come."""
    if read:
        visited(course.reading.name, course.stations[here].id)
    go(address().but(station=station))


def choose_course() -> None:
    """Show the courses there are, and how far one is in each."""
    with hero(words("course-which"), words("course-lead")):
        settings()
    tiles()


guarded(body, fallback=choose_course)
