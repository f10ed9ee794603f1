"""Exercises: mark every legal move or choose an answer; every move is answered for itself."""

import random
from typing import Any

import streamlit as st

from tutor.cases.lessons import asked_moves, exercise_findings
from tutor.cases.transcript import at, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import Seat
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.teaching.hints import hints
from tutor.ui.address import Address, pack
from tutor.ui.card_table import card_table
from tutor.ui.frame import (
    address,
    chosen_game,
    escape_markdown,
    go,
    guarded,
    language,
    page_link,
    remember,
    share,
    words,
)
from tutor.ui.panel import citation_html, rich, show
from tutor.ui.ruleset import game_picker, value_label
from tutor.ui.settings import colours, settings
from tutor.ui.tableview import button, table_view
from tutor.words import explain, library
from tutor.words.book.book import Book


def body() -> None:
    """Show the page."""
    where = address()
    if where.case and not where.game and (found := library.lesson(where.case)) is not None:
        where = where.but(game=found[0].key)
    game, book = chosen_game(where)
    remember("practise", where)
    left, right = st.columns([3, 2], vertical_alignment="center")
    with left, st.container(horizontal=True, gap="small", vertical_alignment="center"):
        game_picker(where, key="practise")
    with right, st.container(horizontal=True, horizontal_alignment="right", gap="small"):
        settings()
        share("practise", address().but(game=game.key))
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

    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
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


def exercise(game: AnyGame, book: Book, one: Any) -> None:
    """Show the position and the question, take an answer, and answer it."""
    lang = language()
    case = read_case(one["case"])
    state = case.play().end
    seat = Seat(str(one["seat"])) if one.get("seat") else game.movers(state)[0]
    judged = verdicts(game, state, seat)
    done = f"practise-done-{one['id']}"
    solved = bool(st.session_state.get(done))
    left, right = st.columns([11, 8], gap="medium")
    with left:
        view = table_view(game, state, lang=lang, verdicts=judged if solved else (), colours=colours(), reveal=solved)
        card_table(view, key=f"practise-{one['id']}")
    with right:
        show(f"<h4>{rich(str(one['question'][lang]))}</h4>", key=f"practise-question-{one['id']}")
        if case.preset != next(iter(game.presets)) or case.changes:
            st.badge(book.title(f"{game.key}.preset.{case.preset}", lang), icon=":material/rule:")
            for name, value in case.changes.items():
                st.badge(value_label(game, book, name, value), color="orange")
        if "legal" in one:
            mark_legal(game, book, one, state, judged, seat, done)
        else:
            choose(one, done)
        help_in_steps(game, book, one, state, judged)
        page_link(
            "judge", Address(game=game.key, at=pack(at(case, state))), words("ui-open-judge"), icon=":material/gavel:"
        )
        if exercise_findings(one):
            st.badge(words("ui-not-checked", n=1), color="red")
        else:
            st.badge(words("ui-checked"), icon=":material/verified:", color="green")


def mark_legal(game: AnyGame, book: Book, one: Any, state: Any, judged: Any, seat: Seat, done: str) -> None:
    """Mark moves, then hear about each one that was wrong or missed."""
    lang = language()
    asked = asked_moves(game, state, one["legal"], seat)
    cards_only = all(move.verb == "play" for move in asked)
    offered = [v for v in judged if v.move.verb == "play"] if cards_only else list(judged)
    names = {str(v.move): button(game, state, v.move, lang) for v in offered}
    marked = st.pills(
        words("ui-mark-legal"),
        list(names),
        format_func=names.get,
        selection_mode="multi",
        key=f"practise-marks-{one['id']}",
        wrap=True,
    )
    if st.button(words("ui-check-answer"), type="primary", icon=":material/check:", key=f"practise-check-{one['id']}"):
        st.session_state[done] = list(marked)
        st.rerun()
    answered = st.session_state.get(done)
    if answered is None:
        return
    wrong = [v for v in offered if v.legal != (str(v.move) in answered)]
    if not wrong:
        st.success(words("ui-answer-right"), icon=":material/check_circle:")
        show(comment(one["explain"][lang]), key=f"practise-explain-{one['id']}")
        return
    st.info(words("ui-answer-parts"))
    html = "".join(wrong_html(game, book, one, state, verdict) for verdict in wrong)
    show(html, key=f"practise-wrong-{one['id']}")


def comment(text: str) -> str:
    """Return a teacher's remark."""
    return f'<p class="comment">{rich(str(text))}</p>'


def wrong_html(game: AnyGame, book: Book, one: Any, state: Any, verdict: Verdict) -> str:
    """Say why one move was judged wrongly, and answer the tempting thought if the exercise knows it."""
    lang = language()
    name = button(game, state, verdict.move, lang)
    key = "ui-answer-missed" if verdict.legal else "ui-answer-wrong"
    html = f"<p><b>{rich(words(key, move=name))}</b> {rich(explain.why(game, state, verdict, lang))}</p>"
    card = verdict.move.cards[0].text if verdict.move.cards else verdict.move.verb
    trap = (one.get("traps") or {}).get(card)
    if trap:
        html += comment(trap[lang])
    return html + citation_html(book, verdict.rule, Address(game=game.key))


def choose(one: Any, done: str) -> None:
    """Choose one of the answers; each gives the explanation, none a bare yes or no."""
    lang = language()
    order = list(range(len(one["choices"])))
    random.Random(one["id"]).shuffle(order)
    picked = st.radio(
        words("ui-choose-answer"),
        order,
        index=None,
        key=f"practise-choice-{one['id']}",
        format_func=lambda n: escape_markdown(explain.plain(str(one["choices"][n][lang]), lang)),
    )
    if st.button(
        words("ui-check-answer"),
        type="primary",
        icon=":material/check:",
        key=f"practise-check-{one['id']}",
        disabled=picked is None,
    ):
        st.session_state[done] = [picked]
        st.rerun()
    answered = st.session_state.get(done)
    if not answered:
        return
    choice = one["choices"][answered[0]]
    if choice.get("right"):
        st.success(words("ui-answer-right"), icon=":material/check_circle:")
    else:
        st.info(words("ui-answer-parts"))
    show(
        (comment(choice["say"][lang]) if choice.get("say") else "") + comment(one["explain"][lang]),
        key=f"practise-explain-{one['id']}",
    )


def help_in_steps(game: AnyGame, book: Book, one: Any, state: Any, judged: Any) -> None:
    """Hints one after another; earlier ones stay, and nothing counts them."""
    lang = language()
    levels = hints(game, judged)
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
