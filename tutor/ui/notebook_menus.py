"""What a writer does with a notebook beside writing: put a block in, look at older versions, hand it out."""

from __future__ import annotations

from dataclasses import replace
from html import escape

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.pictures import names_in, put_in
from tutor.games import shelf
from tutor.notebook.reading import read
from tutor.place import at_home
from tutor.shown.address import Address, pack_text
from tutor.shown.labels import told_apart
from tutor.store.pictures import pictures
from tutor.ui.frame import PRINT, PROJECTOR, full_link, language, page_link, words
from tutor.ui.learner import store
from tutor.ui.notebook_editor import Desk, clock, difference
from tutor.ui.notebook_new import KINDS, choices, fresh, titled
from tutor.ui.panel import say
from tutor.ui.sharing import qr

LONGEST_LINK, LONGEST_QR = 8_000, 1_200
"""Signs of a link that every browser takes, and that a phone reads from a picture."""


def show_difference(old: str, new_: str, first: str, second: str) -> None:
    """Show what differs between two texts, line by line."""
    rows = "".join(
        f'<div class="{ {"+": "plus", "-": "minus"}.get(sign, "same") }"><b>{escape(sign)}</b> {escape(text)}</div>'
        for sign, text in difference(old, new_)
    )
    head = f"<p><b>−</b> {escape(first)} · <b>+</b> {escape(second)}</p>"
    say(head + (rows or f"<p>{escape(words('notes-same'))}</p>"), "difference")


def insert_menu(here: Desk) -> None:
    """Put a live block below the cursor."""
    menu = st.popover(words("notes-insert"), icon=":material/add_box:", key="notes-insert-menu", on_change="rerun")
    if not menu.open:
        return
    with menu:
        try:
            game = read(here.text).game
        except Complaint:
            game = ""
        game = game if game in shelf() else next(iter(shelf()))
        kind = st.selectbox(
            words("notes-kind"), KINDS, key="notes-kind", format_func=lambda one: words(f"notes-kind-{one}")
        )
        ids = choices(kind, game)
        lang = language()
        titles = told_apart({one: said[lang] for one, said in ids.items()})
        id_ = ""
        if ids:
            id_ = st.selectbox(
                words("notes-which"),
                list(ids),
                key=f"notes-which-{kind}-{game}",
                format_func=titles.__getitem__,
            )
        block = fresh(kind, game, id_)
        if not block:
            st.caption(words("notes-no-compare"))

        def put() -> None:
            n = int(here.insert["n"]) + 1 if here.insert else 1
            here.insert = {"n": n, "text": block}

        st.button(
            words("notes-insert-go"),
            type="primary",
            icon=":material/south:",
            key="notes-insert-go",
            disabled=not block,
            on_click=put,
        )


def versions_menu(here: Desk) -> None:
    """Look at older versions, and take one back: it becomes the newest."""
    menu = st.popover(words("notes-versions"), icon=":material/history:", key="notes-versions-menu", on_change="rerun")
    if not menu.open:
        return
    with menu:
        kept = dict(store().versions(here.id))
        number = st.selectbox(
            words("notes-version"),
            list(kept),
            key=f"notes-version-{here.id}",
            format_func=lambda n: words("notes-version-of", n=n, time=clock(kept[n], day=True)),
        )
        old = store().notebook(here.id, number)
        show_difference(here.text, old.text, words("notes-now"), words("notes-then"))
        with st.expander(words("notes-whole")):
            st.code(old.text, language="markdown", wrap_lines=True)

        def back() -> None:
            try:
                here.put(store().save(old.text, here.id, here.seen))
            except Complaint as wrong:
                here.trouble = wrong

        st.button(
            words("notes-take-back"),
            icon=":material/undo:",
            key="notes-take-back",
            disabled=old.text == here.text or here.trouble is not None,
            on_click=back,
        )


def hand_out(here: Desk) -> None:
    """Give a notebook to others: to read, for learners, on the projector, on paper, as a file, as a link."""
    menu = st.popover(words("notes-hand-out"), icon=":material/share:", key="notes-out-menu", on_change="rerun")
    if not menu.open:
        return
    where = Address(notebook=here.id)
    with menu:
        page_link("course", where, words("notes-read"), icon=":material/menu_book:")
        page_link("course", where.but(mode=PROJECTOR), words("course-talk"), icon=":material/cast:")
        page_link("course", where.but(mode=PRINT), words("course-sheet"), icon=":material/print:")
        page_link("classes", where, words("class-hold"), icon=":material/groups:")
        st.caption(words("notes-learner"))
        learner = full_link("course", replace(where, guess="1", lang=read(here.text).lang))
        st.code(learner, language=None, wrap_lines=True)
        image, width = qr(learner)
        st.image(image, width=width, alt=words("ui-qr-alt"))
        if at_home():
            st.caption(words("ui-share-own"))
        shown = pictures(store(), names_in(here.text))
        st.download_button(
            words("notes-file"),
            put_in(here.text, shown),
            file_name=f"{file_name(here.text)}.md",
            mime="text/markdown",
            icon=":material/download:",
            key="notes-file",
        )
        packed = full_link("course", Address(text=pack_text(here.text)))
        if len(packed) > LONGEST_LINK:
            st.caption(words("notes-link-long"))
            return
        st.caption(words("notes-link") if not shown else words("notes-link-pictures"))
        st.code(packed, language=None, wrap_lines=True)
        if len(packed) < LONGEST_QR:
            image, width = qr(packed)
            st.image(image, width=width, alt=words("ui-qr-alt"))


def file_name(text: str) -> str:
    """Return the title of a notebook as the name of a file."""
    from mdit_py_plugins.anchors.index import slugify

    return str(slugify(titled(read(text))))[:60] or "notebook"
