"""Positions on paper: a question, lines to write on, a code that leads to the app, and the key on a page of its own."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

import streamlit as st

from tutor.cases.lessons import Line
from tutor.cases.transcript import Case
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, Seat
from tutor.core.plain import Plain
from tutor.core.play import Replay, verdicts
from tutor.shown.address import Address
from tutor.shown.table import ENOUGH_BUTTONS, button, combinations, fact_view, pile_view
from tutor.shown.unseen import covered, seen_cards
from tutor.ui.exercise import order, position_of, seat_of
from tutor.ui.frame import address, full_link, go, language, titled, toolbar, words
from tutor.ui.panel import rich, say
from tutor.ui.ruleset import value_label
from tutor.ui.sharing import qr
from tutor.ui.shell import named
from tutor.words import explain, library

LINES = 3
"""So many lines to write on below a question."""
LONGEST, LONGEST_ALONE = 600, 1200
"""A longer link cannot be scanned from paper: from the code of one task among several, and from a larger one."""

CSS = named("""<style>
.sheet{max-width:46rem;font:16px/1.45 "Tutor Serif",Georgia,serif}
.sheet .head{display:flex;justify-content:space-between;align-items:end;gap:1em;border-bottom:2px solid currentColor;margin-bottom:1em}
.sheet h1{font-size:1.5rem;margin:0;padding:0 0 .3rem} .sheet .name{flex:0 1 16rem;border-bottom:1px solid;padding-bottom:.2rem;margin-bottom:.4rem}
.task{break-inside:avoid;position:relative;padding:0 6.2rem .6rem 0;margin-bottom:1.2rem;min-height:7rem}
.task h2{font-size:1.05rem;margin:0 0 .3rem;padding:0} .task p{margin:.25rem 0} .sheet:not(.lesson) .task:nth-of-type(2n):not(:last-of-type){break-after:page}
.task img.code{position:absolute;right:0;top:0;width:5.6rem;height:5.6rem;background:#fff;image-rendering:pixelated}
.task table{border-collapse:collapse;margin:.4rem 0;width:100%} .task :is(th,td){text-align:start;vertical-align:top;padding:.15rem .6rem .15rem 0;border:0;border-bottom:1px solid #8886}
.task .turn th::before{content:"▸ "} .task ol,.task ul.boxes{margin:.3rem 0;padding:0;list-style:none} .task .boxes li::before{content:"☐ ";font-size:1.15em}
.sheet .words{margin:0 0 .5rem;break-after:avoid;break-inside:avoid} .head+.words h2:first-child{border:0;margin-top:0} .words h2{font-size:1.25rem;margin:.9rem 0 .3rem;padding:.5rem 0 0;border-top:1px solid;break-after:avoid} .words h3,.task h3{font-size:1.05rem;margin:.5rem 0 .2rem;padding:0;break-after:avoid}
.words p,.words ul,.words ol{margin:.3rem 0;padding-block:0} .words table{border-collapse:collapse;margin:.4rem 0} .words :is(th,td){border:1px solid #888;padding:.15rem .6rem;text-align:start}
.task.shown{padding-right:0;min-height:0;break-inside:auto} .task ul.told{margin:.3rem 0}
.task .line{border-bottom:1px solid #888;height:1.9rem;margin:0}
.sheet .under{margin:-.6rem 0 1rem;font-size:.95rem} .sheet.alone .task{padding-right:9rem;min-height:9.5rem}
.sheet .own-picture{display:block;max-width:100%;max-height:9cm;width:auto;height:auto;margin:.4rem 0}
.sheet.alone .task img.code{width:8.4rem;height:8.4rem} .sheet ol.moves{columns:18rem;column-gap:2rem;margin:.3rem 0;padding-inline-start:2em} .sheet ol.moves li::before{content:none}
.sheet ol.moves{list-style:decimal} .sheet ol.moves li{break-inside:avoid;padding:.05rem 0}
.key{break-before:page;border-top:2px solid currentColor;padding-top:.6rem} .key h2{font-size:1.3rem;margin:0;padding:0 0 .3rem}
.key h2{break-after:avoid} .key .answer{break-inside:avoid;margin:0 0 .6rem} .sheet.alone .key .answer{break-inside:auto} .key .answer p{margin:0}
@page{size:A4;margin:14mm}
@media print{html,body{background:#fff!important} :key(toolbar-sheet){display:none!important} :shell(app){background:#fff!important} .sheet{max-width:none;color:#000}
:shell(block){padding:0!important;max-width:none!important} .sheet .card-glyph{background:#fff;color:#000;border-color:#000}}
</style>""")


@dataclass(frozen=True)
class Task:
    """One task of a sheet, and what stands in the key about it."""

    question: str
    position: str
    answer: str
    link: str
    """Where it is in the app; empty where it is nowhere by itself."""
    boxes: Sequence[str] = ()
    before: str = ""
    """The words that lead to it."""


# The sheet


def sheet(title: str, tasks: Sequence[Task], *, lang: str, under: str = "") -> None:
    """Show a sheet; the browser prints it."""
    titled()
    head = f'<div class="head"><h1>{escape(title)}</h1><div class="name">{escape(words("sheet-name"))}:</div></div>'
    alone, lesson = len(tasks) == 1, any(task.before for task in tasks)
    numbers = _numbers(tasks)
    body = "".join(_task(number, task, alone=alone) for number, task in zip(numbers, tasks, strict=True))
    told = [(number, task.answer) for number, task in zip(numbers, tasks, strict=True) if task.answer]
    rows = "".join(
        f'<div class="answer">{f"<b>{number}</b> " if number else ""}{answer}</div>' for number, answer in told
    )
    key = f'<div class="key"><h2>{escape(words("sheet-key"))}: {escape(title)}</h2>{rows}</div>' if told else ""
    none = "" if tasks else f"<p>{escape(words('sheet-empty'))}</p>"
    below = f'<p class="under">{escape(under)}</p>' if under else ""
    css = " ".join(("sheet", *(("alone",) if alone else ()), *(("lesson",) if lesson else ())))
    say(f'{CSS}<div lang="{lang}">{head}{below}{body}{none}{key}</div>', css)


def _numbers(tasks: Sequence[Task]) -> list[str]:
    """Return the number of every task that asks something; one by itself needs none."""
    asks = [bool(task.question) for task in tasks]
    return [f"{sum(asks[: n + 1])}." if one and len(tasks) > 1 else "" for n, one in enumerate(asks)]


def _task(number: str, task: Task, *, alone: bool) -> str:
    code = ""
    if 0 < len(task.link) < (LONGEST_ALONE if alone else LONGEST):
        image = base64.b64encode(qr(task.link)[0]).decode()
        said = f"{escape(words('sheet-app'))} {escape(task.link)}"
        code = f'<img class="code" src="data:image/png;base64,{image}" alt="{said}">'
    boxes = "".join(f"<li>{one}</li>" for one in task.boxes)
    question = f"<h2>{number} {task.question}</h2>" if task.question else ""
    lines = '<p class="line"></p>' * LINES if task.question else ""
    before = f'<div class="words">{task.before}</div>' if task.before else ""
    listed = f'<ul class="boxes">{boxes}</ul>' if boxes else ""
    css = "task" if task.question or code else "task shown"
    return f'{before}<section class="{css}">{question}{code}{task.position}{listed}{lines}</section>'


def on_paper(title: str, task: Task, case: Case) -> None:
    """Show one task as a sheet, and the way back, which is not printed."""
    leave_paper()
    game, lang = case.game, language()
    book = library.book(game.folder)
    rules = [f"{words('ui-preset')}: {book.title(f'{game.key}.preset.{case.preset}', lang)}"]
    rules += [value_label(game, book, name, value) for name, value in case.changes.items()]
    sheet(title, [task], lang=lang, under=" · ".join(rules))


def leave_paper() -> None:
    """Lead back from the sheet; this is not printed."""
    with toolbar("sheet"):
        st.button(
            words("ui-print-leave"),
            icon=":material/arrow_back:",
            key="sheet-leave",
            on_click=lambda: go(address().but(mode="")),
        )
        st.caption(words("sheet-how"))


def link_from(page: str, where: Address) -> str:
    """Return the address that the code on a sheet leads to."""
    return full_link(page, where.but(mode="", move=""))


# What can be asked


def exercise_task(one: Plain, link: str) -> Task:
    """Return an exercise as a task.

    Raises ``Complaint`` where it claims something that is not so.
    """
    lang = language()
    case = position_of(one)
    state = case.play().end
    why = rich(str(one["explain"][lang])) if one.get("explain") else ""
    question = rich(str(one["question"][lang]))
    sees = next((seat for seat in case.seats if seat == one.get("sees")), None)
    position = position_html(case.game, state, sees)
    if "choices" in one:
        choices = [one["choices"][n] for n in order(one)]
        right = " · ".join(rich(str(choice[lang])) for choice in choices if choice.get("right"))
        boxes = [rich(str(choice[lang])) for choice in choices]
        if sum(bool(choice.get("right")) for choice in choices) > 1:
            question += f" {escape(words('sheet-several'))}"
        return Task(question, position, f"<b>{right}</b><p>{why}</p>", link, boxes)
    return Task(question, position, f"{legal_html(case.game, state, seat_of(one, case))}<p>{why}</p>", link)


def moment_task(case: Case, state: Situation, link: str, view: str = "") -> Task:
    """Return a position as a task for whoever is to move; in one seat's view for this seat alone."""
    game, lang = case.game, language()
    acting = [seat for seat in game.movers(state) if seat != TABLE]
    viewer = next((seat for seat in case.seats if seat == view), None)
    position = position_html(game, state, viewer)
    asked = [seat for seat in acting if viewer in (None, seat)]
    if not asked:
        return Task("", position, "", link)
    seat = asked[0]
    question = escape(words("sheet-ask", seat=explain.seat_name(seat, lang, case.seats)))
    spoken = [one.move for one in verdicts(game, state, seat) if one.move.verb != PLAY]
    boxes = [escape(button(game, state, move, lang)) for move in spoken] if len(spoken) <= ENOUGH_BUTTONS else []
    return Task(question, position, legal_html(game, state, seat), link, boxes)


def line_task(told: Line, step: int, link: str, view: str = "") -> Task:
    """Return a record from a step on as a task: what was played so far, the position, and in the key how it went on.

    What the table gives by itself is nobody's question: the sheet begins where somebody decides.
    """
    game, run = told.case.game, told.replay
    states = [run.start, *(made.after for made in run.steps)]
    while step < len(run.steps) and game.movers(states[step])[:1] == (TABLE,):
        step += 1
    viewer = next((seat for seat in told.case.seats if seat == view), None)
    task = moment_task(told.case, states[step], link, view)
    said = list(_moves_html(game, run, viewer))
    before, after = [text for n, text in said if n <= step], [text for n, text in said if n > step]
    position = task.position
    if before:
        position = f"<p>{escape(words('paper-before'))}</p>{_list(before)}{position}"
    went_on = f"<p><b>{escape(words('paper-after'))}</b></p>{_list(after, step + 1)}" if after else ""
    return Task(task.question, position, task.answer + went_on, link, task.boxes)


def _list(rows: Sequence[str], first: int = 1) -> str:
    return f'<ol class="moves" start="{first}">{"".join(f"<li>{row}</li>" for row in rows)}</ol>'


def moves_list(game: AnyGame, run: Replay[Situation], said: Mapping[int, str], *, after: int) -> str:
    """Return what was played from a move on, each with what is said after it."""
    rows = [
        f"{rich(explain.did(game, made.before, made.move, language()))}{f'<br><i>{said[n]}</i>' if n in said else ''}"
        for n, made in enumerate(run.steps, 1)
    ]
    return _list(rows[after:], 1) if rows[after:] else ""


def _moves_html(game: AnyGame, run: Replay[Situation], viewer: Seat | None) -> Iterator[tuple[int, str]]:
    """Yield each move with its number and the paragraph that allowed it; for a seat only what this seat could see."""
    lang, book = language(), library.book(game.folder)
    seen = seen_cards(game, run, viewer) if viewer is not None else None
    for n, made in enumerate(run.steps, 1):
        did = explain.did(game, made.before, made.move, lang)
        rule = f" ¶ {escape(book.title(made.verdict.rule, lang))}" if made.verdict is not None else ""
        yield n, f"{rich(covered(did, seen[n]) if seen else did)}{rule}"


# A position in rows


def legal_html(game: AnyGame, state: Situation, seat: Seat, *, why: bool = True) -> str:
    """Return what is legal, and the paragraphs that decide."""
    lang, book = language(), library.book(game.folder)
    judged = verdicts(game, state, seat)
    crowded = combinations(judged)
    ways = [words("paper-ways", n=sum(one.legal for one in several)) for several in crowded.values()]
    many = {one.move for several in crowded.values() for one in several}
    legal = [button(game, state, one.move, lang) for one in judged if one.legal and one.move not in many] + ways
    rules = list(dict.fromkeys(one.rule for one in judged))[:4]
    named = "; ".join(f"¶ {escape(book.title(rule, lang))}" for rule in rules)
    apart = "; ".join(legal) if any("," in one for one in legal) else explain.listed(lang, legal)
    said = escape(explain.capitalised(apart)) if legal else "–"
    return f"<b>{escape(words('sheet-legal'))}: {said}</b>{f'<p>{named}</p>' if why else ''}"


def position_html(game: AnyGame, state: Situation, viewer: Seat | None = None) -> str:
    """Return a position in rows, legible in greyscale: who holds what, what lies in the middle, what is known."""
    lang = language()
    scene = game.scene(state, viewer)
    acting = game.movers(state)[:1]
    rows = ""
    for hand in scene.hands:
        cards = rich(" ".join("{" + one.text + "}" for one in hand.cards)) if hand.cards else str(hand.count)
        turn = ' class="turn"' if hand.seat in acting else ""
        rows += (
            f"<tr{turn}><th>{escape(explain.seat_name(hand.seat, lang, state.seats))}</th><td>{cards or '–'}</td></tr>"
        )
    laid = " · ".join(
        f"{escape(explain.seat_name(seat, lang, state.seats))} {rich(' '.join('{' + one.text + '}' for one in cards))}"
        for seat, cards in scene.trick
    )
    if laid:
        rows += f"<tr><th>{escape(words('sheet-trick'))}</th><td>{laid}</td></tr>"
    known = [fact_view(game, state, name, value, lang) for name, value in scene.facts]
    facts = [f"{escape(one.name)}: {rich(one.value)}" for one in known]
    for pile in scene.piles:
        view = pile_view(game, state, pile, lang)
        count = "" if view.count is None else str(view.count)
        top = rich("{" + view.top + "}") if view.top else count
        facts.append(f"{escape(view.name)}: {top} {escape(view.note)}")
    return f"<table>{rows}</table><p>{explain.capitalised(' · '.join(facts))}</p>"
