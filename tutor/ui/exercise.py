"""An exercise on a page: what is to be marked at the table, or answers to choose from."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import streamlit as st

from tutor.cases.lessons import asked_moves, exercise_findings, traps_by_move
from tutor.cases.transcript import Case, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.ui.frame import escape_markdown, language, words, words_in
from tutor.ui.panel import rich, show
from tutor.words import explain


def marks(game: AnyGame, one: Plain, state: Situation, judged: Sequence[Verdict], seat: Seat) -> dict[str, Plain]:
    """Return what is to be marked, and what is said of it afterwards."""
    lang = language()
    asked = asked_moves(game, state, one["legal"], seat)
    cards_only = all(move.verb == "play" for move in asked)
    return {
        "name": one["id"],
        "question": str(one["question"][lang]),
        "moves": [str(v.move) for v in judged if v.move.verb == "play" or not cards_only],
        "traps": traps_by_move(read_case(one["case"]), state, judged, one, lang),
        "explain": str((one.get("explain") or {}).get(lang, "")),
    }


def graded(one: Plain, lang: str) -> str:
    """Return the title of an exercise with how hard it is, where somebody has said so."""
    title = str(one["title"][lang])
    return f"{title} · {words_in(lang, 'exercise-level-n', n=int(one['grade']))}" if "grade" in one else title


def position_of(one: Plain) -> Case:
    """Return the position of an exercise that somebody wrote.

    Raises ``Complaint`` where it claims something that is not so.
    """
    if exercise_findings(one):
        raise Complaint("course-exercise-wrong")
    return read_case(one["case"])


def seat_of(one: Plain, case: Case) -> Seat:
    """Return whose moves are asked."""
    return Seat(str(one["seat"])) if one.get("seat") else case.game.movers(case.play().end)[0]


def mark_of(one: Plain, case: Case) -> dict[str, Plain] | None:
    """Return what is to be marked at the table; nothing where answers are chosen."""
    if "legal" not in one:
        return None
    state, seat = case.play().end, seat_of(one, case)
    return marks(case.game, one, state, verdicts(case.game, state, seat), seat)


def comment(text: str) -> str:
    """Return a teacher's remark."""
    return f'<p class="comment">{rich(str(text))}</p>'


def order(one: Plain) -> list[int]:
    """Return the numbers of the answers as they are shown: shuffled, the same way every time."""
    found = list(range(len(one["choices"])))
    random.Random(one["id"]).shuffle(found)
    return found


def chosen(one: Plain, *, key: str) -> int | None:
    """Return the answer that was chosen and checked; none before."""
    found = st.session_state.get(f"{key}-done-{one['id']}")
    return found if isinstance(found, int) else None


def choose(one: Plain, *, key: str, on_answer: Callable[[bool], None] | None = None) -> None:
    """Choose one of the answers; each gives the explanation, none a bare yes or no."""
    lang = language()
    done, choice_key = f"{key}-done-{one['id']}", f"{key}-choice-{one['id']}"
    picked = st.radio(
        words("ui-choose-answer"),
        order(one),
        index=None,
        key=choice_key,
        format_func=lambda n: escape_markdown(explain.plain(str(one["choices"][n][lang]), lang)),
    )

    def checked() -> None:
        answer = st.session_state.get(choice_key)
        st.session_state[done] = answer
        if on_answer is not None and answer is not None:
            on_answer(bool(one["choices"][answer].get("right")))

    st.button(
        words("ui-check-answer"),
        type="primary",
        icon=":material/check:",
        key=f"{key}-check-{one['id']}",
        disabled=picked is None,
        on_click=checked,
    )
    answered = chosen(one, key=key)
    if answered is None:
        return
    choice = one["choices"][answered]
    if choice.get("right"):
        st.success(words("ui-answer-right"), icon=":material/check_circle:")
    else:
        st.info(words("ui-answer-parts"))
    said = [choice["say"][lang]] if choice.get("say") else []
    said += [one["explain"][lang]] if one.get("explain") else []
    show("".join(comment(text) for text in said), key=f"{key}-explain-{one['id']}")
