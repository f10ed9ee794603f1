"""Any record, step by step: table, what happened and why, forward and back."""

import streamlit as st

from tutor.cases.lessons import Line
from tutor.cases.transcript import load, read_case
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.shown.address import Address, pack
from tutor.shown.asked import asked_line, whole_number
from tutor.ui.frame import (
    PRINT,
    PROJECTOR,
    address,
    beside,
    carried,
    chosen_game,
    escape_markdown,
    go,
    guarded,
    language,
    projector_css,
    remember,
    stage,
    title_of,
    toolbar,
    unfolded,
    words,
)
from tutor.ui.notebook_put import to_notebook
from tutor.ui.paper import line_task, link_from, on_paper
from tutor.ui.replayer import badge, replay_page
from tutor.ui.ruleset import game_picker, rule_set, seat_picker
from tutor.ui.sharing import lock_badge, locked, opened, share
from tutor.ui.tools import Tool, print_view, projector_view, rest, what
from tutor.ui.whatif import so_far, what_if
from tutor.words import library
from tutor.words.book.book import Book

LARGEST_FILE = 512 * 1024


def pick(book: Book, where: Address, lesson: Plain) -> None:
    """Choose an example."""
    lang = language()
    ids = [one["id"] for one in book.examples]
    names = {one["id"]: one["title"][lang] for one in book.examples}
    st.session_state["replay-example"] = lesson["id"] if lesson is not None and lesson["id"] in ids else None
    st.selectbox(
        words("ui-example"),
        ids,
        key="replay-example",
        format_func=lambda i: names.get(i, i),
        placeholder=words("ui-record-own"),
        on_change=lambda: go(Address(game=where.game, case=st.session_state["replay-example"], lang=where.lang)),
    )


def pick_line(where: Address, lesson: Plain) -> None:
    """Choose one of the continuations of an example."""
    if lesson is None or not lesson.get("lines"):
        return
    lang = language()
    others = {"": words("ui-line-main")} | {o["id"]: (o.get("title") or lesson["title"])[lang] for o in lesson["lines"]}
    after = {o["id"]: int(o.get("after", 0)) for o in lesson["lines"]}
    st.session_state["replay-line"] = where.line if where.line in others else ""

    def branch() -> None:
        chosen = st.session_state["replay-line"] or ""
        go(address().but(line=chosen, step=str(after.get(chosen, 0) or ""), move=""))

    st.segmented_control(
        words("ui-line"),
        list(others),
        key="replay-line",
        format_func=others.__getitem__,
        on_change=branch,
        required=True,
    )


def own_record(where: Address) -> None:
    """Read a record of one's own; what is wrong with it is said, and the text stays."""
    part = unfolded(words("ui-record-own"), key="replay-own-record")
    if part is None:
        return
    with part:
        upload = st.file_uploader(
            words("ui-record-upload"), type=["yaml", "yml", "json"], key="replay-upload", max_upload_size=1
        )
        text = st.text_area(
            words("ui-record-own"),
            key="replay-text",
            height=220,
            help=words("ui-record-help"),
            label_visibility="collapsed",
        )
        if st.button(words("ui-record-play"), key="replay-own", icon=":material/play_arrow:"):
            if upload is not None:
                raw = upload.getvalue()
                if len(raw) > LARGEST_FILE:
                    raise Complaint("file-too-big", most=LARGEST_FILE // 1024)
                try:
                    text = raw.decode("utf-8")
                except UnicodeDecodeError:
                    raise Complaint("file-not-text", file=upload.name) from None
            case = read_case(load(text))
            case.start()
            go(Address(game=case.game.key, at=pack(case), lang=where.lang))
            st.rerun()


def body() -> None:
    """Show the page."""
    where = carried()
    _, book = chosen_game(where)
    if where.case and not where.game:
        found = library.lesson(where.case)
        if found is not None:
            book = library.book(found[0].folder)
    where = opened("replay", where)
    remember("replay", address() if where.lock else where)
    if not book.examples and not where.at:
        st.info(words("ui-no-examples"))
        return
    lesson, line = asked_line(book, where)
    step = whole_number(where.step, len(line.replay.steps))
    where = where.but(game=line.case.game.key, preset=line.case.preset, options=dict(line.case.changes))
    shut = locked(where, line.case.seats)
    if where.mode == PROJECTOR:
        projector_css()
        replay_page(line, where, step)
        return
    if where.mode == PRINT:
        title = title_of(book) if shut else line.title[language()] or title_of(book)
        on_paper(title, line_task(line, step, link_from("replay", address()), where.seat), line.case)
        return
    with toolbar("replay"):
        noted: tuple[Tool, ...] = ()
        if not shut:
            shown = lesson["title"][language()] if lesson is not None else words("ui-record-own")
            with what("replay", title_of(book), str(shown)):
                game_picker(where, key="replay")
                pick(book, where, lesson)
                seat_picker(line.case.seats, where, key="replay")
            noted = to_notebook("replay", where, line.case, asked=lambda: so_far(line.case, address().step))
        guess(where)
        rest("replay", projector_view(), print_view(), share("replay", address()), *noted)
    with stage("replay"):
        with beside("replay"):
            about(book, where, lesson, line)
        if shut:
            replay_page(line, where, step)
            return
        replay_page(line, where, step, lambda _: what_if(lambda: so_far(line.case, address().step), key="replay"))
    if lesson is not None and lesson.get("ours"):
        with st.expander(words("ui-whose")):
            st.write(escape_markdown(lesson["ours"][language()]))
    own_record(where)


def guess(where: Address) -> None:
    """Offer to guess each move before it is shown."""
    st.session_state["replay-guess"] = where.guess == "1"
    st.toggle(
        words("ui-guess"),
        key="replay-guess",
        on_change=lambda: go(address().but(guess="1" if st.session_state["replay-guess"] else "", move="")),
    )


def about(book: Book, where: Address, lesson: Plain, line: Line) -> None:
    """Say which rule set and example this is, and offer its continuations."""
    lang = language()
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        shut = locked(where, line.case.seats)
        rule_set(book, line.case)
        badge(line, shut=shut, own=lesson is None)
        if shut:
            lock_badge(where, line.case.seats)
            return
    pick_line(where, lesson)
    if lesson is not None and "intro" in lesson:
        st.markdown(escape_markdown(lesson["intro"][lang]))


guarded(body)
