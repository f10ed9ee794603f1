"""To the notebook: what a page shows becomes a block at the end of a notebook of one's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import streamlit as st

from tutor.cases.transcript import Case
from tutor.core.plain import Plain
from tutor.notebook.reading import read
from tutor.shown.address import Address, pack
from tutor.ui.ask_this import ask_tool, put_into
from tutor.ui.frame import escape_markdown, page_link, words
from tutor.ui.learner import may_write
from tutor.ui.notebook_new import MOST_OFFERED, block_for, notebooks_to_choose, titled
from tutor.ui.tools import Tool, over_the_page
from tutor.ui.whatif import so_far


def to_notebook(
    page: str,
    where: Address,
    case: Case | None = None,
    between: Sequence[Plain] | None = None,
    asked: Callable[[], Case] | None = None,
) -> tuple[Tool, ...]:
    """Return the offers to put what is shown into a notebook, and to ask about it; only whoever may write gets them.

    A comparison names ``between``, the rule sets that can be compared; ``asked`` is the position to ask about.
    """
    if not may_write():
        return ()
    asking = ask_tool(asked) if asked is not None else ()

    def opened() -> None:
        st.session_state.pop("notes.put", None)
        over_the_page("notes-put", lambda: _offered(page, where, case, between))

    return (*asking, Tool("notes-put", "post_add", opened))


def _offered(page: str, where: Address, case: Case | None, between: Sequence[Plain] | None) -> None:
    if between is not None and len(between) < 2:
        st.caption(words("notes-put-alone"))
        return
    game = where.game or ("ecarte" if page == "odds" else "")
    titles = {"": words("notes-put-new"), **notebooks_to_choose(MOST_OFFERED)}
    chosen = st.selectbox(
        words("notes-put-where"),
        list(titles),
        key=f"{page}-put-where",
        index=min(1, len(titles) - 1),
        format_func=titles.__getitem__,
    )
    if st.button(words("notes-put-go"), type="primary", icon=":material/south:", key=f"{page}-put-go"):
        put(chosen, block_for(page, where, case, between or ()), game)
    if page in ("judge", "practise", "replay"):
        page_link("classes", for_class(page, where, case), words("class-hold"), icon=":material/groups:")
    done = st.session_state.get("notes.put")
    if done is not None:
        st.success(words("notes-put-done", title=escape_markdown(done[1])), icon=":material/check_circle:")
        page_link("notebooks", Address(notebook=done[0]), words("notes-put-open"), icon=":material/edit:")


def for_class(page: str, where: Address, case: Case | None) -> Address:
    """Return the address at which a class is opened with what is in view; of a record, with the step."""
    if page == "practise":
        return Address(game=where.game, case=where.case)
    assert case is not None
    return Address(game=case.game.key, at=pack(so_far(case, where.step) if page == "replay" else case))


def put(id_: str, source: str, game: str) -> None:
    """Save the chosen notebook with a block more."""
    saved = put_into(id_, source, game)
    st.session_state["notes.put"] = (saved.notebook, titled(read(saved.text)))
