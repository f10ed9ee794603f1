"""A notebook as a worksheet: two positions a page, lines to write on, and the key with its paragraphs at the end."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from tutor.cases.lessons import UNREADABLE
from tutor.cases.transcript import Case
from tutor.core.moves import Seat
from tutor.core.play import verdicts
from tutor.core.rules import ContradictoryRules
from tutor.notebook.blocks import asked_seat, case_of, fields, lesson_of
from tutor.notebook.reading import Block, Station
from tutor.ui.address import Address
from tutor.ui.exercise import order, position_of, seat_of
from tutor.ui.frame import full_link, language, qr, words
from tutor.ui.notebook_blocks import Reading, complaints
from tutor.ui.panel import rich, say
from tutor.ui.tableview import button, fact_view, pile_view
from tutor.words import explain, library

LINES = 3
"""So many lines to write on below a question."""

CSS = """<style>
.sheet{max-width:46rem;font:16px/1.45 "Source Serif","Source Serif 4",Georgia,serif}
.sheet .head{display:flex;justify-content:space-between;align-items:end;gap:1em;border-bottom:2px solid currentColor;margin-bottom:1em}
.sheet h1{font-size:1.5rem;margin:0;padding:0 0 .3rem} .sheet .name{flex:0 1 16rem;border-bottom:1px solid;padding-bottom:.2rem;margin-bottom:.4rem}
.task{break-inside:avoid;position:relative;padding:0 6.2rem .6rem 0;margin-bottom:1.2rem;min-height:7rem}
.task h2{font-size:1.05rem;margin:0 0 .3rem;padding:0} .task p{margin:.25rem 0} .task:nth-of-type(2n):not(:last-of-type){break-after:page}
.task img{position:absolute;right:0;top:0;width:5.6rem;height:5.6rem;background:#fff;image-rendering:pixelated}
.task table{border-collapse:collapse;margin:.4rem 0;width:100%} .task :is(th,td){text-align:start;vertical-align:top;padding:.15rem .6rem .15rem 0;border:0;border-bottom:1px solid #8886}
.task .turn th::before{content:"▸ "} .task ol,.task ul{margin:.3rem 0;padding:0;list-style:none} .task li::before{content:"☐ ";font-size:1.15em}
.task .line{border-bottom:1px solid #888;height:1.9rem;margin:0}
.key{break-before:page;border-top:2px solid currentColor;padding-top:.6rem} .key h1{font-size:1.3rem}
.key .answer{break-inside:avoid;margin:0 0 .6rem} .key .answer p{margin:0}
@page{size:A4;margin:14mm}
@media print{.st-key-toolbar-sheet{display:none!important} .sheet{max-width:none;color:#000}
[data-testid=stMainBlockContainer]{padding:0!important;max-width:none!important} .sheet .card-glyph{background:#fff;color:#000;border-color:#000}}
</style>"""


@dataclass(frozen=True)
class Task:
    """One task of a sheet, and what stands in the key about it."""

    station: str
    question: str
    position: str
    boxes: Sequence[str]
    answer: str


def worksheet(reading: Reading, where: Address) -> None:
    """Show the sheet; the browser prints it."""
    found = [task for station in reading.notebook.stations for task in tasks(station, reading)]
    lang = reading.notebook.lang
    title = escape(reading.notebook.title or words("sheet-title"))
    head = f'<div class="head"><h1>{title}</h1><div class="name">{escape(words("sheet-name"))}:</div></div>'
    body = "".join(_task(n, task, where) for n, task in enumerate(found, 1))
    rows = "".join(f'<div class="answer"><b>{n}.</b> {task.answer}</div>' for n, task in enumerate(found, 1))
    key = f'<div class="key"><h1>{escape(words("sheet-key"))}: {title}</h1>{rows}</div>' if found else ""
    none = "" if found else f"<p>{escape(words('sheet-empty'))}</p>"
    say(f'{CSS}<div lang="{lang}">{head}{body}{none}{key}</div>', "sheet")


def _task(n: int, task: Task, where: Address) -> str:
    url = full_link("course", where.but(station=task.station, mode="", step="", move="", screen=""))
    code = ""
    if len(url) < 600:  # a longer one cannot be scanned from paper at this size
        image = base64.b64encode(qr(url)[0]).decode()
        code = f'<img src="data:image/png;base64,{image}" alt="{escape(words("sheet-app"))} {escape(url)}">'
    boxes = "".join(f"<li>{one}</li>" for one in task.boxes)
    lines = '<p class="line"></p>' * LINES
    return (
        f'<section class="task"><h2>{n}. {task.question}</h2>{code}{task.position}'
        f"{f'<ul>{boxes}</ul>' if boxes else ''}{lines}</section>"
    )


def tasks(station: Station, reading: Reading) -> Iterator[Task]:
    """Yield what can be asked on paper: every exercise, and every table at which somebody has to move."""
    for block in station.parts:
        if not isinstance(block, Block) or block.kind not in ("exercise", "table"):
            continue
        if complaints(block, reading.notebook.head):
            continue
        try:
            task = (_exercise if block.kind == "exercise" else _table)(block, reading, station.id)
        except (*UNREADABLE, ContradictoryRules):
            continue
        if task is not None:
            yield task


def _exercise(block: Block, reading: Reading, station: str) -> Task:
    lang = language()
    one = lesson_of(block, reading.notebook.game, lang)
    case = position_of(one)
    why = rich(str(one["explain"][lang])) if one.get("explain") else ""
    question = rich(str(one["question"][lang]))
    if "choices" in one:
        choices = [one["choices"][n] for n in order(one)]
        right = " · ".join(rich(str(choice[lang])) for choice in choices if choice.get("right"))
        boxes = [rich(str(choice[lang])) for choice in choices]
        return Task(station, question, position_html(case), boxes, f"<b>{right}</b><p>{why}</p>")
    return Task(station, question, position_html(case), (), f"{_legal(case, seat_of(one, case))}<p>{why}</p>")


def _table(block: Block, reading: Reading, station: str) -> Task | None:
    case = case_of(block, reading.notebook.game)
    seat = asked_seat(block, case)
    if seat is None:
        return None
    said = fields(block).get("say")
    asked = words("sheet-ask", seat=explain.seat_name(seat, language()))
    question = rich(str(said)) if said else escape(asked)
    return Task(station, question, position_html(case), (), _legal(case, seat))


def _legal(case: Case, seat: Seat) -> str:
    """Return what is legal, and the paragraphs that decide."""
    lang, book = language(), library.book(case.game.folder)
    state = case.play().end
    judged = verdicts(case.game, state, seat)
    legal = [button(case.game, state, one.move, lang) for one in judged if one.legal]
    rules = list(dict.fromkeys(one.rule for one in judged))[:4]
    named = "; ".join(f"¶ {escape(book.title(rule, lang))}" for rule in rules)
    said = escape(explain.capitalised(explain.listed(lang, legal))) if legal else "–"
    return f"<b>{escape(words('sheet-legal'))}: {said}</b><p>{named}</p>"


def position_html(case: Case) -> str:
    """Return a position in rows, legible in greyscale: who holds what, what lies in the middle, what is known."""
    lang, game = language(), case.game
    state = case.play().end
    scene = game.scene(state, None)
    acting = game.movers(state)[:1]
    rows = ""
    for hand in scene.hands:
        cards = rich(" ".join("{" + one.text + "}" for one in hand.cards)) if hand.cards else str(hand.count)
        turn = ' class="turn"' if hand.seat in acting else ""
        rows += f"<tr{turn}><th>{escape(explain.seat_name(hand.seat, lang))}</th><td>{cards or '–'}</td></tr>"
    laid = " · ".join(
        f"{escape(explain.seat_name(seat, lang))} {rich(' '.join('{' + one.text + '}' for one in cards))}"
        for seat, cards in scene.trick
    )
    if laid:
        rows += f"<tr><th>{escape(words('sheet-trick'))}</th><td>{laid}</td></tr>"
    known = [fact_view(game, name, value, lang) for name, value in scene.facts]
    facts = [f"{escape(one['name'])}: {rich(one['value'])}" for one in known]
    for pile in scene.piles:
        view = pile_view(game, pile, lang)
        top = rich("{" + str(view["top"]) + "}") if view["top"] else str(view["count"])
        facts.append(f"{escape(str(view['name']))}: {top} {escape(str(view['note']))}")
    return f"<table>{rows}</table><p>{' · '.join(facts)}</p>"
