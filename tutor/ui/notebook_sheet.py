"""A notebook on paper: its screens with words, tables and questions, and the key with what comes behind an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape

from tutor.cases.lessons import UNREADABLE
from tutor.cases.transcript import Case
from tutor.classes.deals import dealt
from tutor.classes.view import prose
from tutor.core.cards import card
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE
from tutor.core.play import Replay
from tutor.core.rules import ContradictoryRules
from tutor.notebook.asking import NOTHING, Screen, asked_of, screens
from tutor.notebook.blocks import asked_seat, case_of, compared, fields, lesson_of, odds_of, rule_ids, sat_down
from tutor.notebook.reading import Block, Cut, Heading, Part
from tutor.shown.address import Address
from tutor.shown.labels import set_name
from tutor.ui.frame import full_link, language, words
from tutor.ui.notebook_blocks import Reading, complaints, replayed
from tutor.ui.numbers import percent
from tutor.ui.panel import rich, speak
from tutor.ui.paper import Task, exercise_task, legal_html, moves_list, position_html, sheet
from tutor.words import explain, library
from tutor.words.book.render import glyph, markdown


def worksheet(reading: Reading, where: Address) -> None:
    """Show the sheet; the browser prints it."""
    sheet(reading.notebook.title or words("sheet-title"), every_task(reading, where), lang=reading.notebook.lang)


def every_task(reading: Reading, where: Address) -> list[Task]:
    """Return what stands on paper, a screen after the other; what its author hides from the class is not there."""
    found = (on_screen(one, reading, where) for one in screens(reading.notebook))
    return [one for one in found if one is not None]


def on_screen(screen: Screen, reading: Reading, where: Address) -> Task | None:
    """Return a screen on paper; nothing where it would be empty.

    What a class sees behind an answer stands in the key.
    """
    link = full_link("course", where.but(station=screen.station.id, mode="", step="", move="", screen=""))
    task = _task(screen.block, reading, link) if screen.block.kind != NOTHING else None
    before, after = _html(screen.before, reading), _html(screen.after, reading)
    if task is None or not task.question:
        task = task or Task("", "", "", "")
        found = replace(task, before=before, position=task.position + after)
        return found if (found.before + found.position).strip() else None
    return replace(task, before=before, answer=task.answer + after)


def _html(parts: Sequence[Part], reading: Reading) -> str:
    """Return words, and the blocks that share a screen with another one; the title stands at the top already."""
    return "".join(_part_html(part, reading) for part in parts if part.source.strip())


def _part_html(part: Part, reading: Reading) -> str:
    if isinstance(part, Cut) or (isinstance(part, Heading) and part.level == 1):
        return ""
    if not isinstance(part, Block):
        return prose((part,), reading.notebook)
    task = _task(part, reading, "")
    return task.position if task is not None else ""


def _task(block: Block, reading: Reading, link: str) -> Task | None:
    """Return what a block is on paper; nothing where it is nothing there, or cannot be read."""
    make = TASKS.get(block.kind)
    if make is None or complaints(block, reading.notebook.head):
        return None
    try:
        return make(block, reading, link)
    except (*UNREADABLE, ContradictoryRules):
        return None


def _shown(html: str, link: str = "") -> Task:
    """Return what asks nothing."""
    return Task("", html, "", link)


def _remark(block: Block) -> str:
    said = fields(block).get("say")
    return f"<p>{rich(str(said))}</p>" if said else ""


# The kinds


def _exercise(block: Block, reading: Reading, link: str) -> Task:
    return exercise_task(lesson_of(block, reading.notebook.game, language()), link)


def _table(block: Block, reading: Reading, link: str) -> Task:
    case = case_of(block, reading.notebook.game)
    seat, state = asked_seat(block, case), case.play().end
    own = fields(block).get("question")
    if seat is None:
        above = f"<p><b>{rich(str(own))}</b></p>" if own else ""
        return _shown(above + position_html(case.game, state) + _remark(block))
    asked = words("sheet-ask", seat=explain.seat_name(seat, language(), case.seats))
    question = rich(str(own)) if own else escape(asked)
    return Task(question, position_html(case.game, state), legal_html(case.game, state, seat) + _remark(block), link)


def _replay(block: Block, reading: Reading, _link: str) -> Task:
    told, lang = replayed(block, reading), language()
    said = {n: rich(str(one["say"][lang])) for n, one in told.steps.items() if one.get("say")}
    return _shown("".join(_record(told.case.game, told.replay, said)) + _remark(block))


def _record(game: AnyGame, run: Replay[Situation], said: Mapping[int, str]) -> Iterator[str]:
    """Yield a record: the position in which somebody first decides, and all that was played."""
    states = [run.start, *(made.after for made in run.steps)]
    first = next((n for n, state in enumerate(states) if game.movers(state)[:1] != (TABLE,)), 0)
    yield position_html(game, states[first])
    yield moves_list(game, run, said, after=first)


def _compare(block: Block, reading: Reading, _link: str) -> Task:
    cases = compared(block, reading.notebook.game)
    state = cases[0].play().end
    rows = "".join(f"<p>{escape(set_name(one, cases, language()))}: {_ways(one)}</p>" for one in cases)
    return _shown(position_html(cases[0].game, state) + rows + _remark(block))


def _ways(case: Case) -> str:
    state = case.play().end
    acting = case.game.movers(state)[:1]
    return legal_html(case.game, state, acting[0], why=False) if acting and acting != (TABLE,) else ""


def _rule(block: Block, reading: Reading, _link: str) -> Task:
    lang = reading.notebook.lang
    html = ""
    for id_ in rule_ids(block):
        game, entry = library.known_entry(id_)
        text = markdown(library.book(game.folder), lang, speak)(entry.text[lang])
        html += f"<h3>{escape(entry.title[lang])}</h3>{text}"
    return _shown(html)


def _odds(block: Block, reading: Reading, link: str) -> Task:
    found, lang = odds_of(block), language()
    hand = " ".join(glyph(card(one).text, lang, speak) for one in str(found["hand"]).split())
    turned = glyph(card(str(found["turn_up"])).text, lang, speak)
    role = words(f"odds-role-{found['role']}")
    held = f"<p>{escape(role)}: {hand}</p>"
    held += f"<p>{escape(words('odds-turn-up'))}: {turned}</p>"
    share = words("odds-chance", p=percent(int(found["open"]) / int(found["of"])))
    told = f"<p>{escape(share)}</p>{_remark(block)}"
    asked = asked_of(block, reading.notebook.game, lang)
    if asked.answers is None:
        return _shown(held + told)
    right = " · ".join(rich(str(asked.answers[one][lang])) for one in asked.right)
    boxes = [rich(str(one[lang])) for one in asked.answers.values()]
    return Task(rich(asked.question), held, f"<b>{right}</b>{told}", link, boxes)


def _play(block: Block, reading: Reading, link: str) -> Task:
    asked = asked_of(block, reading.notebook.game, language())
    table = dealt(asked, block)
    seat = explain.seat_name(table.you, language(), table.state.seats)
    said = words("class-ask-deal", seat=seat)
    return _shown(
        f"<p><b>{escape(said)}</b></p>{position_html(table.game, table.state, table.you)}{_remark(block)}", link
    )


def _sit(block: Block, reading: Reading, _link: str) -> Task:
    told = sat_down(block, reading.notebook.game).told.values()
    return _shown(f'<ul class="told">{"".join(f"<li>{rich(text)}</li>" for text in told)}</ul>')


TASKS: Mapping[str, Callable[[Block, Reading, str], Task]] = {
    "table": _table,
    "exercise": _exercise,
    "replay": _replay,
    "compare": _compare,
    "rule": _rule,
    "odds": _odds,
    "play": _play,
    "sit": _sit,
}
"""What each kind is on paper."""
