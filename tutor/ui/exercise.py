"""An exercise on a page: what is to be marked at the table, or answers to choose from."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from html import escape

import streamlit as st

from tutor.cases.claims import asked_moves
from tutor.cases.grading import grade, grades
from tutor.cases.lessons import exercise_findings, traps_by_move
from tutor.cases.transcript import Case, read_case, read_moves
from tutor.core.cards import Card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.shown.pages import words_in
from tutor.shown.spoken import spoken
from tutor.ui.frame import escape_markdown, language, words
from tutor.ui.panel import moment, rich, show
from tutor.words import explain


def marks(game: AnyGame, one: Plain, state: Situation, judged: Sequence[Verdict], seat: Seat) -> dict[str, Plain]:
    """Return what is to be marked, and what is said of it afterwards."""
    lang = language()
    asked = asked_moves(game, state, one["legal"], seat)
    cards_only = bool(asked) and all(move.verb == "play" for move in asked)
    offered = [one for one in judged if one.move.verb == "play" or not cards_only]
    return {
        "name": one["id"],
        "question": str(one["question"][lang]),
        "moves": [str(v.move) for v in offered],
        "grades": grades(sum(v.legal for v in offered), len(offered), lang),
        "traps": traps_by_move(read_case(one["case"]), state, judged, one, lang),
        "explain": str((one.get("explain") or {}).get(lang, "")),
        "last": last_step(one, lang),
    }


def last_step(one: Plain, lang: str) -> dict[str, Plain] | None:
    """Return what is asked after the play: which rule it was."""
    last = one.get("last")
    if not last:
        return None
    shown = list(last["choices"])
    random.Random(one["id"]).shuffle(shown)
    choices = [{"text": str(choice[lang]), "right": bool(choice.get("right"))} for choice in shown]
    return {"question": str(last["question"][lang]), "choices": choices}


def hands(one: Plain) -> dict[str, Plain]:
    """Return what is answered with the hands: pressed, pointed at, or written on the sheet."""
    lang = language()
    told = one["hands"]
    places = [{**choice, "move": choice.get("move") or f"@ {choice.get('at', '')}"} for choice in one["choices"]]
    right = next(str(choice[lang]) for choice in one["choices"] if choice.get("right"))
    about = str(told.get("move") or "")
    return {
        "name": one["id"],
        "question": str(one["question"][lang]),
        "moves": [choice["move"] for choice in places],
        "traps": {},
        "grades": {},
        "explain": str((one.get("explain") or {}).get(lang, "")),
        "last": last_step(one, lang),
        "hands": {
            "how": told["how"],
            "choices": [
                {
                    "move": place["move"],
                    "text": explain.plain(str(place[lang]), lang),
                    "right": bool(place.get("right")),
                }
                for place in places
            ],
            "cards": [card.text for card in read_move_cards(one, about)],
            "later": not about,
            "right": right if told["how"] == "sheet" else "",
            "before": told.get("before") or {},
            "gained": told.get("gained") or {},
        },
    }


def read_move_cards(one: Plain, about: str) -> tuple[Card, ...]:
    """Return the cards of the move that a question is about."""
    if not about:
        return ()
    case = read_case(one["case"])
    return read_moves(case.game, case.seats, [about])[0].cards


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
    """Return what is to be done at the table; nothing where answers are chosen."""
    if "hands" in one:
        return hands(one)
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


def chosen(one: Plain, *, key: str) -> tuple[int, ...] | None:
    """Return the answers that were chosen and checked; none before."""
    found = st.session_state.get(f"{key}-done-{one['id']}")
    return found if isinstance(found, tuple) else None


def choose(one: Plain, *, key: str, on_answer: Callable[[bool], None] | None = None) -> None:
    """Choose one of the answers, or all that are right; each gives the explanation, none a bare yes or no."""
    done = f"{key}-done-{one['id']}"
    right = tuple(n for n, choice in enumerate(one["choices"]) if choice.get("right"))
    (_offer_several if len(right) > 1 else _offer_one)(one, key)

    def checked() -> None:
        picked = st.session_state[done] = _picked(one, key)
        if on_answer is not None and picked:
            on_answer(graded_answers(picked, right))

    st.button(
        words("ui-check-answer"),
        type="primary",
        icon=":material/check:",
        key=f"{key}-check-{one['id']}",
        disabled=not _picked(one, key),
        on_click=checked,
    )
    answered = chosen(one, key=key)
    if answered is not None:
        _told(one, answered, right, key)


def graded_answers(picked: Sequence[int], right: Sequence[int]) -> bool:
    """Return whether what was picked is all that is right, and nothing else."""
    return set(picked) == set(right)


def _label(one: Plain, n: int, lang: str) -> str:
    return escape_markdown(explain.plain(str(one["choices"][n][lang]), lang))


def _picked(one: Plain, key: str) -> tuple[int, ...]:
    """Return what is chosen at this moment; the press on the button may come before the page has heard of it."""
    choice = st.session_state.get(f"{key}-choice-{one['id']}")
    if choice is not None:
        return (int(choice),)
    return tuple(n for n in order(one) if st.session_state.get(f"{key}-choice-{one['id']}-{n}"))


def _offer_one(one: Plain, key: str) -> None:
    lang = language()  # the label is asked for again before the next run knows its language
    st.radio(
        words("ui-choose-answer"),
        order(one),
        index=None,
        key=f"{key}-choice-{one['id']}",
        format_func=lambda n: _label(one, n, lang),
    )


def _offer_several(one: Plain, key: str) -> None:
    st.caption(words("ui-choose-answers"))
    for n in order(one):
        st.checkbox(_label(one, n, language()), key=f"{key}-choice-{one['id']}-{n}")


def _told(one: Plain, answered: Sequence[int], right: Sequence[int], key: str) -> None:
    """Tell how much of it is right, what belongs to each answer that was chosen, and why."""
    lang = language()
    if graded_answers(answered, right):
        verdict = words("ui-answer-right")
        moment("right", verdict, told=True)
    else:
        many = grade([str(n) for n in answered], [str(n) for n in right]).said(lang) if len(right) > 1 else ""
        verdict = many or words("ui-answer-not")
        moment("over", verdict, told=True)
    said = [one["choices"][n]["say"][lang] for n in answered if one["choices"][n].get("say")]
    said += [one["explain"][lang]] if one.get("explain") else []
    html = "".join(comment(text) for text in said)
    # Two wrong answers have the same reason: whoever listens hears by the answer that it was the second one.
    chose = "".join(f"<p>{rich(str(one['choices'][n][lang]))}</p>" for n in answered)
    heard = spoken(f"{chose}<p>{escape(verdict)}</p>{html}")
    show(html, key=f"{key}-explain-{one['id']}", heard=heard, seen=True)
