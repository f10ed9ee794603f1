"""A class at the table: opening one, leading it, and what is left of those before."""

from html import escape

import streamlit as st

from tutor.notebook.asking import steps
from tutor.notebook.reading import read
from tutor.place import at_home
from tutor.shown.address import Address
from tutor.store.classes import Held, classes, keep_class, remove_class, seats
from tutor.ui.class_room import every_notebook, join_url, leading, offered, open_with
from tutor.ui.frame import address, escape_markdown, guarded, page_link, remember, words
from tutor.ui.learner import may_write, store
from tutor.ui.notebook_editor import clock
from tutor.ui.panel import heading, say
from tutor.ui.tools import rest


def body() -> None:
    """Show the page."""
    where = address()
    if not may_write():
        heading(words("class-title"))
        st.info(words("class-not-yours"), icon=":material/lock:")
        st.link_button(words("class-join-in"), join_url(), icon=":material/smartphone:", type="primary")
        return
    remember("classes", where)
    if where.room:
        leading(where)
    else:
        listing(where)


def listing(where: Address) -> None:
    """Show the classes there are, and the ways to a new one."""
    head, tools = st.columns([5, 3], vertical_alignment="top")
    with head:
        heading(words("class-title"), words("class-lead"))
    with tools, st.container(horizontal=True, horizontal_alignment="right"):
        rest("classes")
    if at_home():
        st.warning(words("class-own-machine"), icon=":material/wifi_off:")
    opening(where)
    kept = classes(store())
    if not kept:
        st.info(words("class-none"), icon=":material/groups:")
    for held in kept:
        row(held)


def opening(where: Address) -> None:
    """Offer to open a class from what was in view, else from a notebook or a course."""
    found = offered(where)
    if found is not None:
        chosen = found
    else:
        every = every_notebook()
        id_ = st.selectbox(
            words("class-open-from"), list(every), format_func=lambda one: every[one][0], key="class-from"
        )
        if id_ is None:
            return
        chosen = every[id_][0], every[id_][1]()
    title, text = chosen
    empty = not steps(read(text))
    if empty:
        st.info(words("class-nothing-in-it"), icon=":material/edit_note:")
    st.button(
        words("class-open-this", title=escape_markdown(title)) if found is not None else words("class-open"),
        type="primary",
        icon=":material/groups:",
        key="class-open",
        disabled=empty,
        on_click=lambda: open_with(title, text),
    )


def row(held: Held) -> None:
    """Show one class of the list."""
    with st.container(border=True, horizontal=True, gap="small", vertical_alignment="center"):
        facts = words("class-row", time=clock(held.since, day=True), code=held.code, n=seats(store(), held.id))
        say(f'<h2>{escape(held.title)}</h2><p class="quiet">{escape(facts)}</p>', "gamecard")
        st.space("stretch")
        page_link("classes", Address(room=held.id), words("class-lead-it"), icon=":material/groups:")
        key = f"class-keep-{held.id}"
        st.session_state[key] = held.kept
        st.toggle(
            words("class-keep"),
            key=key,
            help=words("class-keep-help"),
            on_change=lambda: keep_class(store(), held.id, kept=bool(st.session_state[key])),
        )
        st.button(
            words("class-delete"),
            icon=":material/delete:",
            key=f"class-delete-{held.id}",
            type="tertiary",
            on_click=lambda: remove_class(store(), held.id),
        )


guarded(body)
