"""Exercises: mark every legal move or choose an answer; every move is answered for itself."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import streamlit as st

from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import Case, read_case
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, Seat
from tutor.core.options import differences
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.shown.address import Address, pack
from tutor.store.answers import NOTHING
from tutor.teaching.difficulty import begun, kind_of
from tutor.teaching.difficulty import learned as learned_level
from tutor.teaching.exercises import (
    LEVELS,
    Named,
    asked_about,
    is_earlier,
    is_made,
    levels_of,
    name_of,
    read_name,
    read_rules,
    rules_of,
)
from tutor.teaching.moments import springs
from tutor.ui.card_table import Rest, Show
from tutor.ui.exercise import choose, chosen, graded, hands, marks
from tutor.ui.exercise_asked import asked_alone, case_of, own, written
from tutor.ui.exercise_help import A_START, help_in_steps
from tutor.ui.exercise_locked import locked_exercise
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
    spoken,
    stage,
    title_of,
    toolbar,
    words,
)
from tutor.ui.house_kept import called, tables
from tutor.ui.notebook_put import to_notebook
from tutor.ui.panel import fact
from tutor.ui.paper import exercise_task, link_from, on_paper
from tutor.ui.replayer import position
from tutor.ui.reviewing import count_due, counted, due_today, learned
from tutor.ui.ruleset import OWN, game_picker, options_menu, refused, value_label
from tutor.ui.sharing import opened, share
from tutor.ui.tools import Tool, print_view, rest, what
from tutor.ui.whatif import what_if_here
from tutor.words import explain, library
from tutor.words.book.book import Book

TABLE_KEY = "practise-table"
"""One table for all exercises: it stays, and the next one is dealt to it."""


def body() -> None:
    """Show the page."""
    where = asked()
    remember("practise", address() if where.lock else where)
    if where.lock:
        locked_exercise(*chosen_game(where), where)
    elif where.mode == PRINT:
        printed(chosen_game(where)[1], where)
    else:
        exercises(around(where))
        due_today()  # below the table: among the tools it would push the table down on a phone


def asked() -> Address:
    """Return what is asked for; an exercise names its game.

    Raises ``Complaint`` where a locked view is not there any more.
    """
    where = carried(whole=False, rules=True)
    if where.case and is_made(where.case):
        where = where.but(game=where.case.partition(".")[0])
    elif where.case and not where.game and (found := library.lesson(where.case)) is not None:
        where = where.but(game=found[0].key)
    return opened("practise", where)


@contextmanager
def tools(game: AnyGame, book: Book, where: Address, title: str, ways: Callable[[], None]) -> Iterator[None]:
    """Show which exercise this is, the ways on, and the menu; what is done in between is in the title, when pressed."""
    with toolbar("practise"):
        with what("practise", title_of(book), title):
            game_picker(where, key="practise")
            yield
        ways()
        noted: tuple[Tool, ...] = ()
        if book.exercises and not where.at:
            noted = to_notebook(
                "practise",
                where.but(game=game.key, case=where.case or book.exercises[0]["id"]),
                asked=lambda: case_of(game, book, where)[0],
            )
        on_table = (print_view(),) if book.exercises or where.case else ()
        shared = share("practise", address().but(game=game.key), asked=lambda: asked_alone(game, book, where))
        rest("practise", *on_table, shared, *noted)


def around(where: Address) -> tuple[object, ...]:
    """Return what stands around an exercise; an open menu closes when anything else is pressed, and opens anew."""
    return where.lock, where.mode, count_due()


@st.fragment
def exercises(shown: tuple[object, ...]) -> None:
    """Show an exercise and the ways to others; from one to the next no more than this is made anew.

    Only where something else would stand around it than is ``shown`` the whole page is.
    """
    spoken()
    guarded(lambda: one_of_them(shown))


def one_of_them(shown: tuple[object, ...]) -> None:
    """Show the exercise that is asked for."""
    where = asked()
    game, book = chosen_game(where)
    if around(where) != shown:
        st.rerun()
    remember("practise", where)
    if where.at:
        one = own(game, book, where)
        with tools(game, book, where, words("exercise-own"), lambda: None):
            printed_ones(game)
        case = read_case(one["case"])
        exercise(case.game, library.book(case.game.folder), one)
        return
    made = read_name(where.case)
    if made is not None:
        made_steps(made, where)
        game = made.game
        if is_earlier(where.case):
            st.caption(words("exercise-earlier"))
        refused()
        page_before(game)
        exercise(game, library.book(game.folder), made.made())
        return
    if not book.exercises:
        with tools(game, book, where, "", lambda: None):
            page_before(game)
        st.info(words("ui-no-exercises"))
        return
    one = written(book, where.case, where.preset)
    steps(game, book, where, one["id"])
    exercise(game, book, one)


def page_before(game: AnyGame) -> None:
    """Offer the position that was on the table of the page before."""
    before = st.session_state.get("app.case")
    if before is not None and before.at and before.game == game.key:
        here = Address(game=game.key, at=before.at, step=before.step, preset=before.preset, options=before.options)
        page_link("practise", here, words("exercise-own"), icon=":material/school:")


def printed(book: Book, where: Address) -> None:
    """Show the exercise as a sheet of paper."""
    made = read_name(where.case)
    if where.at:
        one = own(chosen_game(where)[0], book, where)
    else:
        one = made.made() if made is not None else written(book, where.case)
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


def printed_ones(game: AnyGame) -> None:
    """Lead back to the exercises that are written."""
    st.button(
        words("exercise-written"),
        icon=":material/edit_note:",
        on_click=lambda: go(Address(game=game.key, lang=address().lang)),
        key="practise-written",
    )


def made_steps(made: Named, where: Address) -> None:
    """Go from one exercise of random play to the next, and choose what they are about."""
    game, seed, rule, level, rules, _ = made
    lang = language()
    book = library.book(game.folder)
    titles = {id_: book.title(id_, lang) for id_ in asked_about(game)}
    levels = levels_of(game, rule) if rule in titles else list(LEVELS)

    def ways() -> None:
        before = name_of(game, seed - 1, rule, level, rules) if seed else ""
        step_button("left", "exercise-previous-new", before, key="practise-new-previous")
        after = name_of(game, seed + 1, rule, level, rules)
        step_button("right", "exercise-next-new", after, key="practise-new-next", kind="primary")

    with tools(game, book, where, titles.get(rule) or words("exercise-new"), ways):
        st.session_state["practise-new-rule"], st.session_state["practise-new-level"] = rule, level
        st.selectbox(
            words("exercise-rule"),
            ["", *titles],
            format_func=lambda id_: titles.get(id_) or words("exercise-rule-any"),
            key="practise-new-rule",
            on_change=lambda: to(name_of(game, 0, st.session_state["practise-new-rule"], rules=rules)),
        )
        st.selectbox(
            words("exercise-level"),
            sorted({0, level, *levels}),
            format_func=lambda n: words("exercise-level-n", n=n) if n else words("exercise-level-any"),
            key="practise-new-level",
            on_change=lambda: to(name_of(game, 0, rule, st.session_state["practise-new-level"], rules)),
        )
        under(game, book, seed, rule, level, rules)
        printed_ones(game)


def under(game: AnyGame, book: Book, seed: int, rule: str, level: int, rules: str) -> None:
    """Choose the rule set of the exercises, or any; of a chosen one its options too."""
    lang = language()
    preset, changes = "", {}
    if rules:
        preset, options = read_rules(game, rules)
        changes = differences(options, game.presets[preset])
    own = {f"{OWN}{one.id}": one.where for one in tables(game.key) if one.where.options}
    spelled = {id_: rules_of(one.preset or next(iter(game.presets)), one.options) for id_, one in own.items()}
    st.session_state["practise-new-rules"] = next((id_ for id_, said in spelled.items() if said == rules), preset)

    def titled(name: str) -> str:
        if name in own:
            return words("house-own", name=called(own[name]))
        return book.title(f"{game.key}.preset.{name}", lang) if name else words("exercise-rules-any")

    def chosen() -> None:
        taken = st.session_state["practise-new-rules"]
        to(name_of(game, seed, rule, level, spelled.get(taken, taken)))

    st.selectbox(
        words("exercise-rules"),
        ["", *own, *game.presets],
        format_func=titled,
        key="practise-new-rules",
        on_change=chosen,
    )
    if rules:
        options_menu(
            game,
            book,
            Address(game=game.key, preset=preset, options=changes),
            key="practise-new",
            on_change=lambda there: to(name_of(game, seed, rule, level, rules_of(preset, there.options))),
        )


def steps(game: AnyGame, book: Book, where: Address, current: str) -> None:
    """Go from exercise to exercise."""
    lang = language()
    ids = [each["id"] for each in book.exercises]
    titles = {each["id"]: f"{n}. {graded(each, lang)}" for n, each in enumerate(book.exercises, 1)}
    n = ids.index(current)

    def ways() -> None:
        step_button("left", "ui-previous-exercise", ids[n - 1] if n else "", key="practise-previous")
        after = ids[n + 1] if n + 1 < len(ids) else ""
        step_button("right", "ui-next-exercise", after, key="practise-next")

    with tools(game, book, where, titles[current], ways):
        st.session_state["practise-pick"] = current
        st.selectbox(
            words("ui-exercise"),
            ids,
            key="practise-pick",
            format_func=titles.__getitem__,
            on_change=lambda: to(st.session_state["practise-pick"]),
        )
        fresh(game)
        page_before(game)


def exercise(game: AnyGame, book: Book, one: Plain) -> None:
    """Show the position and the question, take an answer, and answer it."""
    lang = language()
    case = read_case(one["case"])
    state = case.play().end
    seat = Seat(str(one["seat"])) if one.get("seat") else next(iter(game.movers(state)), TABLE)
    judged = verdicts(game, state, seat) if seat != TABLE else ()
    # Some see only their own cards: what the others hold would be the answer.
    here, on_answer, key = Address(game=game.key, seat=one.get("sees", "")), learned(game, one), f"practise-{one['id']}"

    def after(rest: Rest) -> None:
        if rest.told:
            what_if_here(case, rest.move, key=key)

    # Whatever is asked, the table is the second part, so that it stays.
    with stage("practise"):
        if "legal" in one or "hands" in one:
            with beside("practise"):
                badges(game, book, case, one)
            show = Show(mark=hands(one) if "hands" in one else marks(game, one, state, judged, seat))
            position(case, here, show, key=TABLE_KEY, on_answer=on_answer, below=after)
        else:
            with st.container(key="answers-practise"):
                st.markdown(f"## {escape_markdown(explain.plain(str(one['question'][lang]), lang))}")
                choose(one, key="practise", on_answer=on_answer)
                badges(game, book, case, one)
                if chosen(one, key="practise") is not None and not one.get("sees"):
                    what_if_here(case, key=key)
            position(case, here, Show(mode="board", ask=False), key=TABLE_KEY)
    help_in_steps(game, book, one, state, judged)
    if one.get("sees"):
        return
    here = here.but(at=pack(case))
    page_link("judge", here, words("ui-open-judge"), icon=":material/gavel:")
    if game.movers(state):
        page_link("play", here.but(seat=str(seat)), words("play-it-out"), icon=":material/playing_cards:")


def badges(game: AnyGame, book: Book, case: Case, one: Plain) -> None:
    """Say what the title does not: how hard it is, which rule set this is where it is not the usual one."""
    lang = language()
    with st.container(horizontal=True, gap="small"):
        if first := begun(one):
            rule = next((str(rule) for rule in one.get("covers") or ()), "")
            tally = counted().get((rule, kind_of(one)), NOTHING)
            level = learned_level(first, tally)
            moved = None  # a level that has not moved needs no reason
            if level != first:
                moved = words("answered-moved", right=tally.right, asked=tally.asked, begun=first)
            if level != first or "grade" not in one:  # else the title says it
                fact(words("exercise-level-n", n=level), "stairs", more=moved)
        if case.preset != next(iter(game.presets)) or case.changes:
            fact(book.title(f"{game.key}.preset.{case.preset}", lang), "rule")
            for name, value in case.changes.items():
                fact(value_label(game, book, name, value))
        if exercise_findings(one):
            st.badge(words("ui-not-checked", n=1), color="red")


guarded(body)
