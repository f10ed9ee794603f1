"""Exercises: mark every legal move or choose an answer; every move is answered for itself."""

import random
from collections.abc import Sequence
from typing import Literal
from zlib import crc32

import streamlit as st

from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import Case, at, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Seat
from tutor.core.options import differences
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import RuleId, Verdict
from tutor.teaching.exercises import exercise as new_exercise
from tutor.teaching.exercises import name_of, of_position, read_name, read_rules, rules_of
from tutor.teaching.hints import FACT, PARAGRAPH, QUESTION, Hint, about, fact, hints, question
from tutor.teaching.moments import asked_of, springs
from tutor.ui.address import Address, pack
from tutor.ui.asked import asked_position
from tutor.ui.card_table import Rest, Show
from tutor.ui.exercise import choose, chosen, graded, marks, position_of, seat_of
from tutor.ui.frame import (
    PRINT,
    address,
    beside,
    carried,
    chosen_game,
    escape_markdown,
    go,
    guarded,
    language,
    page_link,
    remember,
    stage,
    title_of,
    toolbar,
    words,
)
from tutor.ui.notebook_put import to_notebook
from tutor.ui.panel import citation_html, rich, show
from tutor.ui.paper import exercise_task, link_from, moment_task, on_paper, paper_button
from tutor.ui.replayer import position
from tutor.ui.reviewing import due_today, learned
from tutor.ui.ruleset import game_picker, options_menu, refused, rule_set, value_label
from tutor.ui.settings import settings
from tutor.ui.sharing import lock_badge, opened, share
from tutor.ui.tableview import button
from tutor.ui.unseen import covered, seen_cards
from tutor.ui.whatif import what_if_here
from tutor.words import explain, library
from tutor.words.book.book import Book

A_START = 1_000
"""New exercises begin with one of so many."""


def body() -> None:
    """Show the page."""
    where = carried(whole=False, rules=True)
    if where.case and ".new." in where.case:
        where = where.but(game=where.case.partition(".")[0])
    elif where.case and not where.game and (found := library.lesson(where.case)) is not None:
        where = where.but(game=found[0].key)
    game, book = chosen_game(where)
    where = opened("practise", where)
    remember("practise", address() if where.lock else where)
    if where.lock:
        locked_exercise(game, book, where)
        return
    if where.mode == PRINT:
        printed(book, where)
        return
    with toolbar("practise"):
        game_picker(where, key="practise")
        settings()
        if book.exercises or where.case:
            paper_button("practise")
        share("practise", address().but(game=game.key), asked=lambda: asked_alone(game, book, where))
        due_today()
        if book.exercises and not where.at:
            to_notebook("practise", where.but(game=game.key, case=where.case or book.exercises[0]["id"]))
    if where.at:
        one = own(game, book, where)
        st.button(
            words("exercise-written"),
            icon=":material/edit_note:",
            on_click=lambda: go(Address(game=game.key, lang=address().lang)),
            key="practise-leave-own",
        )
        case = read_case(one["case"])
        exercise(case.game, library.book(case.game.folder), one)
        return
    page_before(game)
    made = read_name(where.case)
    if made is not None:
        made_steps(*made)
        game = made[0]
        refused()
        exercise(game, library.book(game.folder), new_exercise(*made))
        return
    if not book.exercises:
        st.info(words("ui-no-exercises"))
        return
    one = written(book, where.case, where.preset)
    steps(game, book, [each["id"] for each in book.exercises], one["id"])
    exercise(game, book, one)


def case_of(game: AnyGame, book: Book, where: Address) -> tuple[Case, Seat]:
    """Return the position of an exercise and whose moves are asked.

    Raises ``Complaint`` where there is none.
    """
    made = read_name(where.case)
    if where.at:
        case = asked_position(game, book, where).case
        return case, next(iter(case.game.movers(case.play().end)), TABLE)
    one = new_exercise(*made) if made is not None else written(book, where.case, where.preset)
    case = position_of(one)
    return case, seat_of(one, case)


def asked_alone(game: AnyGame, book: Book, where: Address) -> str:
    """Return whose view of an exercise can be locked: who is asked what is legal with no more than their own hand."""
    try:
        case, seat = case_of(game, book, where)
    except Complaint:
        return ""
    return str(seat) if of_position(case, seat) is not None else ""


def locked_exercise(game: AnyGame, book: Book, where: Address) -> None:
    """Ask what is legal from one seat's view; what an author says of the position may name what this seat cannot see.

    Raises ``Complaint`` where there is nothing to be marked.
    """
    case, _ = case_of(game, book, where)
    seat = next((one for one in case.seats if one == where.seat), TABLE)
    one = of_position(case, seat) if seat != TABLE else None
    if one is None:
        raise Complaint("exercise-no-choice")
    game, book = case.game, library.book(case.game.folder)
    one["id"] = f"{game.key}.own.{address().sealed or where.case}"  # its usual name is made from all hands
    run = case.play()
    if where.mode == PRINT:
        on_paper(title_of(book), moment_task(case, run.end, link_from("practise", address()), seat), case)
        return
    with toolbar("practise"):
        settings()
        paper_button("practise")
        share("practise", address())
    judged = verdicts(game, run.end, seat)
    with stage("practise"):
        with beside("practise"), st.container(horizontal=True, gap="small"):
            rule_set(book, case)
            lock_badge(where, case.seats)
        show = Show(mark=marks(game, one, run.end, judged, seat))
        position(
            case,
            Address(game=game.key, seat=str(seat)),
            show,
            key=f"practise-{one['id']}",
            on_answer=learned(game, one),
        )
    help_in_steps(game, book, one, run.end, judged, seen_cards(game, run, seat)[-1])


def own(game: AnyGame, book: Book, where: Address) -> Plain:
    """Return the exercise that a position of one's own is.

    Raises ``Complaint`` where there is nothing to be marked in it.
    """
    asked = asked_position(game, book, where)
    one = of_position(asked.case) if not asked.problems else None
    if one is None:
        raise Complaint("exercise-no-choice")
    return one


def page_before(game: AnyGame) -> None:
    """Offer the position that was on the table of the page before."""
    before = st.session_state.get("app.case")
    if before is not None and before.at and before.game == game.key:
        here = Address(game=game.key, at=before.at, step=before.step, preset=before.preset, options=before.options)
        page_link("practise", here, words("exercise-own"), icon=":material/school:")


def written(book: Book, id_: str, preset: str = "") -> Plain:
    """Return the exercise of a name; where none is named, the first of a rule set, else of the book.

    Raises ``Complaint`` naming the nearest where there is none.
    """
    ids = [one["id"] for one in book.exercises]
    under = (one["id"] for one in book.exercises if preset and one["case"].get("preset") == preset)
    current = id_ or next(under, ids[0])
    if current not in ids:
        raise Complaint("no-such-case", text=current, nearest=library.nearest(current))
    return book.exercises[ids.index(current)]


def printed(book: Book, where: Address) -> None:
    """Show the exercise as a sheet of paper."""
    made = read_name(where.case)
    if where.at:
        one = own(chosen_game(where)[0], book, where)
    else:
        one = new_exercise(*made) if made is not None else written(book, where.case)
    case = read_case(one["case"])
    here = where if where.at else Address(game=case.game.key, case=one["id"], lang=where.lang)
    on_paper(title_of(library.book(case.game.folder)), exercise_task(one, link_from("practise", here)), case)


def to(name: str) -> None:
    """Show another exercise."""
    go(Address(game=name.partition(".")[0], case=name, lang=address().lang))


def step_button(
    side: str, label: str, name: str, *, key: str, kind: Literal["primary", "secondary"] = "secondary"
) -> None:
    """Offer the exercise before or after this one, where there is one."""
    icon = f":material/chevron_{side}:"
    st.button(words(label), icon=icon, type=kind, disabled=not name, on_click=to, args=(name,), key=key)


def fresh(game: AnyGame) -> None:
    """Offer exercises from random play."""
    if springs(game.folder):
        st.button(
            words("exercise-new"),
            icon=":material/casino:",
            help=words("exercise-new-help"),
            on_click=lambda: to(name_of(game, random.randrange(A_START))),
            key="practise-new",
        )


def made_steps(game: AnyGame, seed: int, rule: str, level: int, rules: str) -> None:
    """Go from one exercise of random play to the next, and choose what they are about."""
    lang = language()
    book = library.book(game.folder)
    titles = {id_: book.title(id_, lang) for id_ in asked_of(game.key) if id_ in springs(game.folder)}
    levels = sorted({one.level for id_ in ([rule] if rule else titles) for one in springs(game.folder).get(id_, ())})
    with toolbar("practise-new"):
        before = name_of(game, seed - 1, rule, level, rules) if seed else ""
        step_button("left", "exercise-previous-new", before, key="practise-new-previous")
        after = name_of(game, seed + 1, rule, level, rules)
        step_button("right", "exercise-next-new", after, key="practise-new-next", kind="primary")
        st.session_state["practise-new-rule"], st.session_state["practise-new-level"] = rule, level
        st.selectbox(
            words("exercise-rule"),
            ["", *titles],
            format_func=lambda id_: titles.get(id_) or words("exercise-rule-any"),
            key="practise-new-rule",
            label_visibility="collapsed",
            on_change=lambda: to(name_of(game, 0, st.session_state["practise-new-rule"], rules=rules)),
        )
        st.selectbox(
            words("exercise-level"),
            [0, *levels],
            format_func=lambda n: words("exercise-level-n", n=n) if n else words("exercise-level-any"),
            key="practise-new-level",
            label_visibility="collapsed",
            on_change=lambda: to(name_of(game, 0, rule, st.session_state["practise-new-level"], rules)),
        )
        under(game, book, seed, rule, level, rules)
        st.button(
            words("exercise-written"),
            icon=":material/edit_note:",
            on_click=lambda: go(Address(game=game.key, lang=address().lang)),
            key="practise-written",
        )


def under(game: AnyGame, book: Book, seed: int, rule: str, level: int, rules: str) -> None:
    """Choose the rule set of the exercises, or any; of a chosen one its options too."""
    lang = language()
    preset, changes = "", {}
    if rules:
        preset, options = read_rules(game, rules)
        changes = differences(options, game.presets[preset])
    st.session_state["practise-new-rules"] = preset
    st.selectbox(
        words("exercise-rules"),
        ["", *game.presets],
        format_func=lambda name: book.title(f"{game.key}.preset.{name}", lang) if name else words("exercise-rules-any"),
        key="practise-new-rules",
        label_visibility="collapsed",
        on_change=lambda: to(name_of(game, seed, rule, level, st.session_state["practise-new-rules"])),
    )
    if rules:
        options_menu(
            game,
            book,
            Address(game=game.key, preset=preset, options=changes),
            key="practise-new",
            on_change=lambda there: to(name_of(game, seed, rule, level, rules_of(preset, there.options))),
        )


def steps(game: AnyGame, book: Book, ids: list[str], current: str) -> None:
    """Go from exercise to exercise."""
    lang = language()
    st.session_state["practise-pick"] = current
    n = ids.index(current)

    with toolbar("practise-steps"):
        step_button("left", "ui-previous-exercise", ids[n - 1] if n else "", key="practise-previous")
        st.selectbox(
            words("ui-exercise"),
            ids,
            key="practise-pick",
            label_visibility="collapsed",
            format_func=lambda i: f"{ids.index(i) + 1}. {graded(book.exercises[ids.index(i)], lang)}",
            on_change=lambda: to(st.session_state["practise-pick"]),
        )
        step_button("right", "ui-next-exercise", ids[n + 1] if n + 1 < len(ids) else "", key="practise-next")
        fresh(game)


def exercise(game: AnyGame, book: Book, one: Plain) -> None:
    """Show the position and the question, take an answer, and answer it."""
    lang = language()
    case = read_case(one["case"])
    state = case.play().end
    seat = Seat(str(one["seat"])) if one.get("seat") else next(iter(game.movers(state)), TABLE)
    judged = verdicts(game, state, seat) if seat != TABLE else ()
    show = Show(mark=marks(game, one, state, judged, seat)) if "legal" in one else Show(mode="board", ask=False)

    def after(rest: Rest) -> None:
        if rest.told:
            what_if_here(case, rest.move, key=f"practise-{one['id']}")

    with stage("practise"):
        if "legal" in one:
            with beside("practise"):
                badges(game, book, case, one)
            key = f"practise-{one['id']}"
            position(case, Address(game=game.key), show, key=key, on_answer=learned(game, one), below=after)
        else:
            left, right = st.columns([11, 8], gap="medium")
            with left:
                position(case, Address(game=game.key), show, key=f"practise-{one['id']}")
            with right:
                st.markdown(f"## {escape_markdown(explain.plain(str(one['question'][lang]), lang))}")
                choose(one, key="practise", on_answer=learned(game, one))
                badges(game, book, case, one)
            if chosen(one, key="practise") is not None:
                what_if_here(case, key=f"practise-{one['id']}")
    help_in_steps(game, book, one, state, judged)
    here = Address(game=game.key, at=pack(at(case, state)))
    page_link("judge", here, words("ui-open-judge"), icon=":material/gavel:")
    if game.movers(state):
        page_link("play", here.but(seat=str(seat)), words("play-it-out"), icon=":material/playing_cards:")


def badges(game: AnyGame, book: Book, case: Case, one: Plain) -> None:
    """Say how hard it is, which rule set this is where it is not the usual one, and that the answer was checked."""
    lang = language()
    with st.container(horizontal=True, gap="small"):
        if level := one.get("grade") or one.get("level"):
            st.badge(words("exercise-level-n", n=level), icon=":material/stairs:", color="gray")
        if case.preset != next(iter(game.presets)) or case.changes:
            st.badge(book.title(f"{game.key}.preset.{case.preset}", lang), icon=":material/rule:")
            for name, value in case.changes.items():
                st.badge(value_label(game, book, name, value), color="orange")
        if exercise_findings(one):
            st.badge(words("ui-not-checked", n=1), color="red")
        else:
            st.badge(words("ui-checked"), icon=":material/verified:", color="green")


def help_in_steps(
    game: AnyGame,
    book: Book,
    one: Plain,
    state: Situation,
    judged: Sequence[Verdict],
    known: frozenset[str] | None = None,
) -> None:
    """Hints one after another, each asked for; earlier ones stay, and nothing counts them.

    Where only so many cards are ``known``, no other is named, and nothing leads to another exercise.
    """
    rule = next((RuleId(id_) for id_ in one.get("covers") or () if id_ in book.entries), None)
    steps = hints(judged) if "legal" in one else about(rule) if rule is not None else []
    key = f"practise-hints-{one['id']}"
    shown = int(st.session_state.get(key, 0))
    if not steps:
        return
    st.space("small")
    html = "".join(hint_html(game, book, hint, state, judged, known) for hint in steps[:shown])
    if html:
        show(html, key=f"{key}-shown")
    if known is None and shown == len(steps) and steps[-1].rule in springs(game.folder):
        twin = name_of(game, crc32(one["id"].encode()) % A_START, steps[-1].rule)
        page_link("practise", Address(game=game.key, case=twin), words("hint-twin"), icon=":material/content_copy:")
    if shown < len(steps):
        more = len(steps) if shown == len(steps) - 2 else shown + 1  # the twin comes with the case worked out
        st.button(
            words("hint-more" if shown else "hint-ask"),
            icon=":material/lightbulb:",
            key=f"{key}-more",
            on_click=lambda: st.session_state.update({key: more}),
        )


def hint_html(
    game: AnyGame,
    book: Book,
    hint: Hint,
    state: Situation,
    judged: Sequence[Verdict],
    known: frozenset[str] | None,
) -> str:
    """Return one step of help."""
    lang = language()
    if hint.kind == QUESTION:
        seat = judged[0].move.seat if judged else None
        return f"<p>{rich(question(game, hint.rule, seat, lang, state.seats))}</p>"
    if hint.kind == FACT:
        return f"<p>{rich(fact(hint, lang, state.seats))}</p>"
    if hint.kind == PARAGRAPH:
        return citation_html(book, hint.rule, Address(game=game.key), opened=True)
    reasons = [(v.move, explain.why(game, state, v, lang)) for v in hint.verdicts]
    return "".join(
        f"<p><b>{rich(button(game, state, move, lang))}</b>: {rich(why if known is None else covered(why, known))}</p>"
        for move, why in reasons
    )


guarded(body)
