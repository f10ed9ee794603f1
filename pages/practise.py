"""Exercises: mark every legal move or choose an answer; every move is answered for itself."""

from collections.abc import Sequence

import streamlit as st

from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import Case, at, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.teaching.hints import hints
from tutor.ui.address import Address, pack
from tutor.ui.card_table import Show
from tutor.ui.exercise import choose, marks
from tutor.ui.frame import (
    address,
    beside,
    chosen_game,
    escape_markdown,
    go,
    guarded,
    language,
    page_link,
    remember,
    share,
    stage,
    toolbar,
    words,
)
from tutor.ui.notebook_put import to_notebook
from tutor.ui.panel import citation_html, rich, show
from tutor.ui.replayer import position
from tutor.ui.ruleset import game_picker, value_label
from tutor.ui.settings import settings
from tutor.ui.tableview import button
from tutor.ui.whatif import what_if
from tutor.words import explain, library
from tutor.words.book.book import Book


def body() -> None:
    """Show the page."""
    where = address()
    if where.case and not where.game and (found := library.lesson(where.case)) is not None:
        where = where.but(game=found[0].key)
    game, book = chosen_game(where)
    remember("practise", where)
    with toolbar("practise"):
        game_picker(where, key="practise")
        settings()
        share("practise", address().but(game=game.key))
        if book.exercises:
            to_notebook("practise", where.but(game=game.key, case=where.case or book.exercises[0]["id"]))
    if not book.exercises:
        st.info(words("ui-no-exercises"))
        return
    ids = [one["id"] for one in book.exercises]
    current = where.case or ids[0]
    if current not in ids:
        raise Complaint("no-such-case", text=current, nearest=library.nearest(current))
    steps(game, book, ids, current)
    exercise(game, book, book.exercises[ids.index(current)])


def steps(game: AnyGame, book: Book, ids: list[str], current: str) -> None:
    """Go from exercise to exercise."""
    lang = language()
    st.session_state["practise-pick"] = current
    n = ids.index(current)

    def to(id_: str) -> None:
        go(Address(game=game.key, case=id_, lang=address().lang))

    with toolbar("practise-steps"):
        st.button(
            words("ui-previous-exercise"),
            icon=":material/chevron_left:",
            disabled=n == 0,
            on_click=to,
            args=(ids[max(n - 1, 0)],),
            key="practise-previous",
        )
        st.selectbox(
            words("ui-exercise"),
            ids,
            key="practise-pick",
            label_visibility="collapsed",
            format_func=lambda i: f"{ids.index(i) + 1}. {book.exercises[ids.index(i)]['title'][lang]}",
            on_change=lambda: to(st.session_state["practise-pick"]),
        )
        st.button(
            words("ui-next-exercise"),
            icon=":material/chevron_right:",
            disabled=n + 1 == len(ids),
            on_click=to,
            args=(ids[min(n + 1, len(ids) - 1)],),
            key="practise-next",
        )


def exercise(game: AnyGame, book: Book, one: Plain) -> None:
    """Show the position and the question, take an answer, and answer it."""
    lang = language()
    case = read_case(one["case"])
    state = case.play().end
    seat = Seat(str(one["seat"])) if one.get("seat") else game.movers(state)[0]
    judged = verdicts(game, state, seat)
    show = Show(mark=marks(game, one, state, judged, seat)) if "legal" in one else Show(mode="board", ask=False)
    with stage("practise"):
        if "legal" in one:
            with beside("practise"):
                badges(game, book, case, one)
            position(case, Address(game=game.key), show, key=f"practise-{one['id']}")
        else:
            left, right = st.columns([11, 8], gap="medium")
            with left:
                position(case, Address(game=game.key), show, key=f"practise-{one['id']}")
            with right:
                st.markdown(f"## {escape_markdown(explain.plain(str(one['question'][lang]), lang))}")
                choose(one, key="practise")
                badges(game, book, case, one)
    help_in_steps(game, book, one, state, judged)
    what_if(lambda: case, key=f"practise-{one['id']}")
    here = Address(game=game.key, at=pack(at(case, state)))
    page_link("judge", here, words("ui-open-judge"), icon=":material/gavel:")
    if game.movers(state):
        page_link("play", here.but(seat=str(seat)), words("play-it-out"), icon=":material/playing_cards:")


def badges(game: AnyGame, book: Book, case: Case, one: Plain) -> None:
    """Say which rule set this is, where it is not the usual one, and that the answer was checked."""
    lang = language()
    with st.container(horizontal=True, gap="small"):
        if case.preset != next(iter(game.presets)) or case.changes:
            st.badge(book.title(f"{game.key}.preset.{case.preset}", lang), icon=":material/rule:")
            for name, value in case.changes.items():
                st.badge(value_label(game, book, name, value), color="orange")
        if exercise_findings(one):
            st.badge(words("ui-not-checked", n=1), color="red")
        else:
            st.badge(words("ui-checked"), icon=":material/verified:", color="green")


def help_in_steps(game: AnyGame, book: Book, one: Plain, state: Situation, judged: Sequence[Verdict]) -> None:
    """Hints one after another; earlier ones stay, and nothing counts them."""
    lang = language()
    levels = hints(judged)
    if "legal" not in one or not levels:
        return
    key = f"practise-hints-{one['id']}"
    shown = int(st.session_state.get(key, 0))
    st.space("small")
    html = ""
    for hint in levels[:shown]:
        if hint.level == 1:
            html += f"<p>{rich(words('ui-hint-look', title=book.title(hint.rule, lang)))}</p>"
        elif hint.level == 2:
            html += citation_html(book, hint.rule, Address(game=game.key), opened=True)
        else:
            html += "".join(
                f"<p><b>{rich(button(game, state, v.move, lang))}</b>: {rich(explain.why(game, state, v, lang))}</p>"
                for v in hint.verdicts
            )
    if html:
        show(html, key=f"{key}-shown")
    if shown < len(levels):
        st.button(
            words("ui-hint"),
            icon=":material/lightbulb:",
            key=f"{key}-more",
            on_click=lambda: st.session_state.update({key: shown + 1}),
        )


guarded(body)
