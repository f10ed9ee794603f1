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
from tutor.ui.learner import keeps, may_write, progress, store, visited
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
from tutor.ui.panel import hero, moment
from tutor.ui.paper import leave_paper
from tutor.ui.sharing import share
from tutor.ui.style import END
from tutor.ui.tile import tiles
from tutor.ui.tools import Tool, rest
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
        here = course.next
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
        decides = reading.course and course.stations[here].id not in course.progress.read
        found = where.station == course.stations[here].id  # else what is said above is to be seen
        show_station(course.stations[here], reading, links, where, jump=found, decides=decides)
        onward(course, here)  # with it: else it is pushed down while tables come, and keeps the focus of a press
        st.html(END.format(here % 2))


def tools(course: Course, here: int, where: Address) -> None:
    """Show where one is, the contents, and what a teacher does with a notebook."""
    with toolbar("course"):
        contents(course, here, where)
        teach(course, here)
        rest("course", *whole(course, where), share("course", address()))
    if len(course.stations) > 1 and where.mode != ALL:
        felt = st.empty()  # there before the moment is: what stands below would begin anew
        done, of = course.answered(course.stations[here])
        said = words("course-where", n=here + 1, of=len(course.stations))
        answers = f" · {words('course-answered', n=done, of=of)}" if of else ""
        of_all = len(course.stations)
        st.progress((of_all - len(course.open)) / of_all, text=said + answers)
        with felt:
            station_done(course.stations[here].id, bool(of) and course.right(course.stations[here]))
        if not keeps():
            st.caption(words("course-not-kept"))


def station_done(station: str, done: bool) -> None:
    """Mark the moment in which the last question of a station was answered rightly; not that it was long ago."""
    before = st.session_state.get("course.done")
    st.session_state["course.done"] = (station, done)
    if done and before == (station, False):
        moment("station", words("course-station-done"))


def whole(course: Course, where: Address) -> list[Tool]:
    """Return the way between one station and all of them on one page."""
    if len(course.stations) < 2:
        return []
    if where.mode == ALL:
        return [Tool("course-one", "view_carousel", lambda: go(address().but(mode="")), over=False)]
    return [Tool("course-all", "article", lambda: go(address().but(mode=ALL)), over=False)]


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
    """Show what is read as a title; pressed, it lists the stations, with those that were read."""
    title = escape_markdown(course.reading.notebook.title or words("course-contents"))
    menu = st.popover(f"**{title}**", key="what-course", type="tertiary", wrap=True, on_change="rerun")
    if not menu.open:
        return
    with menu:
        st.caption(words("course-contents"))
        for n, station in enumerate(course.stations):
            mark = ":material/check_circle:" if course.done(station) else ":material/circle:"
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
    ended(course, here)
    game = course.reading.notebook.game
    if game in shelf():
        with st.container(horizontal=True, gap="small"):
            page_link("play", Address(game=game), words("ui-play"), icon=":material/playing_cards:")
            page_link("practise", Address(game=game), words("ui-practise"), icon=":material/school:")
            page_link("rules", Address(game=game), words("ui-rules"), icon=":material/menu_book:")
            page_link("start", Address(), words("course-other"), icon=":material/home:")


def ended(course: Course, here: int) -> None:
    """Say at the end what one can do now, and what is still open."""
    open_ = [n for n in course.open if n != here or course.answered(course.stations[n])[1]]
    every = [course.answered(one) for one in course.stations]
    facts: dict[str, object] = {"n": sum(done for done, _ in every), "of": sum(of for _, of in every)}
    game = course.reading.notebook.game
    if course.reading.course:
        facts["game"] = title_of(library.book(shelf()[game].folder))
        moment("won", words("course-can", **facts))
    else:
        moment("won", words("course-finished"))
    if not open_ or not course.reading.course:
        return
    st.caption(words("course-open"))
    with st.container(horizontal=True, gap="small"):
        for n in open_:
            station = course.stations[n]
            st.button(
                f"{n + 1}. {escape_markdown(station.title)}",
                key=f"course-open-{n}",
                type="tertiary",
                icon=":material/circle:",
                on_click=lambda to=station.id: go(address().but(station=to)),
            )


def onto(course: Course, here: int, station: str, *, read: bool) -> None:
    """Go to another station; whoever goes on has read this one, whether or not its last table has come."""
    if read:
        visited(course.reading.name, course.stations[here].id)
    go(address().but(station=station))


def choose_course() -> None:
    """Show the courses there are, and how far one is in each."""
    with hero(words("course-which"), words("course-lead")):
        rest("course")
    tiles()


guarded(body, fallback=choose_course)
