"""The table as an editor: the browser keeps what is put and typed, the server says what is possible."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import NotRequired, TypedDict

import streamlit as st

from tutor.cases.transcript import Case, at, dump, load, read_case
from tutor.core.complaints import Complaint
from tutor.shown import draft as drafts
from tutor.shown.address import Address, pack
from tutor.shown.draft import Draft
from tutor.shown.draft_deal import dealt
from tutor.shown.draft_form import form
from tutor.shown.linetexts import HOLE
from tutor.ui.frame import address, go, language, words
from tutor.ui.shell import ComponentRenderer
from tutor.words import explain

EDIT = "edit"
"""The mode of a page that shows the editor in place of the table."""
KEPT = "editor.draft"
LONGEST = 200_000
"""More is never sent by a browser that means well."""
WORDS = (
    "judge deal stock undo redo empty fewer more names players places pack how rest cards type who usual text take"
    " possible rest-of-fields ctrl shift"
)


class Kept(TypedDict):
    """What a window keeps of the editor under ``KEPT``."""

    about: str
    """The address that the draft belongs to."""
    draft: Draft
    serial: int
    """Another number for every draft that the server has changed."""
    n: int
    """The number of what the browser sent last."""
    text: str | None
    """The case as text, as it was typed."""
    wrong: Complaint | None
    """What is wrong with that text."""
    done: NotRequired[bool]


def keep(case: Case) -> None:
    """Make a case the one in the address, and look at it with the eyes of whoever is to move there."""
    old = address()
    st.session_state.pop("judge-as", None)
    mode = "" if old.mode == EDIT else old.mode
    go(Address(game=case.game.key, at=pack(case), lang=old.lang, mode=mode, seat=old.seat, lock=old.lock))


@cache
def _component() -> ComponentRenderer:
    """Registered at first use: Streamlit knows the packaged files only while an app is running."""
    return st.components.v2.component(
        "tutor.editor", html='<div class="editor"></div>', css="editor/editor.css", js="editor/editor.js"
    )


def edit_button(where: Address) -> None:
    """Lead to the editor, or back to the table."""
    editing = where.mode == EDIT
    st.button(
        words("edit-leave" if editing else "edit-open"),
        icon=":material/table_restaurant:" if editing else ":material/edit:",
        on_click=lambda: go(address().but(mode="" if editing else EDIT)),
        key="judge-edit",
    )


def editing(begin: Callable[[], Draft], where: Address) -> Draft:
    """Return the draft that belongs to the address: the one begun here, else a new one."""
    about = json.dumps(where.but(mode="", lang="", seat="", move="", step="").query(), sort_keys=True)
    kept: Kept | None = st.session_state.get(KEPT)
    if kept is None or kept["about"] != about:
        fresh: Kept = {"about": about, "draft": begin(), "serial": 0, "n": 0, "text": None, "wrong": None}
        kept = st.session_state[KEPT] = fresh
    return kept["draft"]


def under(preset: str, changes: dict[str, str]) -> None:
    """Put what is being made under another rule set."""
    kept: Kept = st.session_state[KEPT]
    draft = kept["draft"]
    kept["draft"] = replace(draft, preset=preset or next(iter(draft.game.presets)), changes=changes)


def draft_as_said(case: Case) -> Draft:
    """Return a draft of what a case says of its moment, possible or not."""
    said = case.setup.get("position")
    position = {str(name): one for name, one in said.items()} if isinstance(said, Mapping) else {}
    return Draft(case.game, case.preset, case.changes, tuple(map(str, case.seats)), position)


@st.fragment
def editor() -> None:
    """Show the editor; what it sends is kept, read, and answered."""
    kept: Kept = st.session_state[KEPT]
    if kept.pop("done", False):
        kept["about"] = ""  # the next time it begins with what is then on the table
        st.rerun()
    draft, lang = kept["draft"], language()
    read = drafts.read_draft(draft)
    text = kept["text"] if kept["wrong"] else dump(drafts.written(draft, lang))
    data = {
        "id": kept["about"],
        "lang": lang,
        "serial": kept["serial"],
        "n": kept["n"],
        "draft": draft.plain(),
        "form": form(draft, read, lang),
        "words": _words(),
        "text": text,
        "text_wrong": explain.complaint(kept["wrong"], lang) if kept["wrong"] else "",
    }
    _component()(key="judge-editor", data=[data], on_said_change=_heard)


def _words() -> dict[str, str]:
    found = {name.replace("-", "_"): words(f"edit-{name}") for name in WORDS.split()}
    return found | {"wrong": words("edit-wrong", n=HOLE)}


def _heard() -> None:
    """Keep what the browser sent; what it asks for is done, and what cannot be done is left."""
    kept: Kept = st.session_state[KEPT]
    raw = st.session_state["judge-editor"].get("said")
    try:
        told = json.loads(raw) if isinstance(raw, str) and len(raw) <= LONGEST else None
    except ValueError:
        return
    if not isinstance(told, dict):
        return
    kept["n"] = told["n"] if isinstance(told.get("n"), int) else kept["n"]
    kept["draft"] = drafts.received(kept["draft"], told.get("draft"))
    act = ACTS.get(str(told.get("ask")))
    if act is None:
        return
    before = kept["draft"]
    act(kept, told.get("arg"))
    if kept["draft"] is not before:
        kept["serial"] += 1


def _judge(kept: Kept, _: object) -> None:
    case = drafts.read_draft(kept["draft"]).case
    if case is None:
        return
    keep(at(case, case.start()))
    kept["done"] = True


def _named(kept: Kept, arg: object) -> None:
    names = [name.strip() for name in str(arg).replace(";", ",").split(",") if name.strip()]
    old = kept["draft"].players
    if len(names) == len(old):
        kept["draft"] = drafts.renamed(kept["draft"], dict(zip(old, names, strict=True)))
    else:
        kept["draft"] = replace(kept["draft"], players=tuple(names))


def _from_text(kept: Kept, arg: object) -> None:
    """Take a whole case as text."""
    kept["text"], kept["wrong"] = str(arg), None
    try:
        case = read_case(load(str(arg)))
        run = case.play()
        if run.failure is not None:
            raise run.failure
        if case.game is not kept["draft"].game:
            keep(at(case, run.end))
            kept["done"] = True
        else:
            kept["draft"] = drafts.draft_of(at(case, run.end), run.end)
    except Complaint as wrong:
        kept["wrong"] = wrong


def _deal(kept: Kept, _: object) -> None:
    kept["draft"] = dealt(kept["draft"], random.Random())


def _many(kept: Kept, arg: object) -> None:
    kept["draft"] = drafts.with_players(kept["draft"], arg if isinstance(arg, int) else 0)


ACTS: dict[str, Callable[[Kept, object], None]] = {
    "deal": _deal,
    "players": _many,
    "names": _named,
    "text": _from_text,
    "judge": _judge,
}
