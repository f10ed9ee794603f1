"""The live blocks of a notebook on a page: each kind made from what the app has for it elsewhere."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial

import streamlit as st

from tutor.cases.lessons import UNREADABLE, lines, unreadable
from tutor.cases.lessons import Line as Told
from tutor.cases.transcript import Case, at
from tutor.core.cards import card
from tutor.core.complaints import Complaint
from tutor.core.moves import Seat
from tutor.core.options import differences
from tutor.core.rules import ContradictoryRules
from tutor.notebook.blocks import (
    case_of,
    compared,
    fields,
    left_out,
    lesson_of,
    odds_of,
    own_seat,
    rule_ids,
    sat_down,
    table_names,
    waits,
)
from tutor.notebook.checking import Finding, block_findings
from tutor.notebook.disclosure import taught_in
from tutor.notebook.reading import Block, Notebook
from tutor.shown.address import Address, pack
from tutor.shown.labels import set_name
from tutor.shown.pages import PAGE_FILES, page_file
from tutor.teaching.taught import WHAT_IF, Taught
from tutor.ui.card_table import Rest, Show, card_table, page_anew, table
from tutor.ui.exercise import choose, chosen, comment, mark_of, position_of, seat_of
from tutor.ui.first_said import count_said, verdict_said, worth_said
from tutor.ui.frame import escape_markdown, language, link, page_link, words
from tutor.ui.hand_picker import hand_view
from tutor.ui.notebook_compared import compared_table
from tutor.ui.notebook_onward import onward_from, played_name
from tutor.ui.notebook_text import show_text, wrong_in_order
from tutor.ui.numbers import percent
from tutor.ui.panel import fact, rich, say, speak
from tutor.ui.replayer import line_of, position
from tutor.ui.reviewing import learned
from tutor.ui.ruleset import value_label
from tutor.ui.shell import ComponentRenderer
from tutor.ui.whatif import so_far, what_if_here
from tutor.words import explain, library
from tutor.words.book.render import entry_html, markdown


@dataclass(frozen=True)
class Reading:
    """A notebook that is being read."""

    notebook: Notebook
    name: str = ""
    """Under which progress is kept; empty where none is."""
    hidden: bool = False
    """Whether answers stay hidden until something was tried."""
    course: bool = False
    """Whether it is one of the courses that ship."""

    def taught(self, block: Block) -> Taught | None:
        """Return what was taught up to a block, where the notebook keeps to an order."""
        return taught_in(self.notebook).get(block.line)

    def lit(self, block: Block) -> bool | str:
        """Return when cards show whether they may be played: where answers wait, once one was pressed."""
        return "press" if self.hidden or self.taught(block) is not None else True

    @property
    def own(self) -> Seat | None:
        """The seat that is its reader's, once somebody has sat down in it: at every other table, too."""
        return own_seat(self.notebook)

    @property
    def led(self) -> bool:
        """Whether its reader is kept to the way."""
        return self.hidden or self.course


def key_of(block: Block) -> str:
    """Return a key that a block keeps while the text around it changes."""
    return f"block-{zlib.crc32(block.source.encode()):08x}"


def exercise_name(block: Block, reading: Reading) -> str:
    """Return under which name the answer to an exercise is kept: its id, the name in its block, or where it stands."""
    own = block.said.get("name") if isinstance(block.said, Mapping) else None
    return block.argument or f"{reading.name}#{own or f'{zlib.crc32(block.source.encode()):08x}'}"


@lru_cache(maxsize=1024)
def complaints(block: Block, head: str) -> tuple[Finding, ...]:
    """Return everything that is wrong with a block of a notebook with this head."""
    return tuple(block_findings(block, Notebook(head, ())))


def show_block(block: Block, reading: Reading, key: str) -> None:
    """Show a live block; what is wrong with it is said in its place."""
    wrong = complaints(block, reading.notebook.head)
    last = block.line + block.source.count("\n")
    for one in (*wrong, *(each for each in wrong_in_order(reading.notebook) if block.line <= each.line <= last)):
        complain_at(one.line, one.wrong)
    make = SHOWN.get(block.kind)
    if make is None or not block.closed:
        return
    try:
        told = fields(block) if block.kind not in ("rule", "exercise") else {}
        if told.get("question"):
            say(f"<h3>{rich(str(told['question']))}</h3>", "question")
        make(block, reading, key)
    except (*UNREADABLE, ContradictoryRules) as failed:
        if not wrong:
            complain_at(block.line, unreadable(failed))
        return
    if told.get("say") and not _waits(block, reading):
        say(comment(str(told["say"])))


def _waits(block: Block, reading: Reading) -> bool:
    """Whether what is said of a table waits until one of its cards was pressed."""
    return reading.hidden and block.kind in ("table", "play")


def complain_at(number: int, wrong: Complaint) -> None:
    """Say in one sentence what is wrong at a line."""
    text = escape_markdown(explain.complaint(wrong, language()))
    st.warning(words("course-wrong", line=number) + " " + text, icon=":material/report:")


def where_of(case: Case) -> Address:
    """Return what links from a table carry along: its game and rule set."""
    return Address(game=case.game.key, preset=case.preset, options=dict(case.changes))


# The kinds


def _table(block: Block, reading: Reading, key: str) -> None:
    case = case_of(block, reading.notebook.game)
    # A course leads; whoever reads a lesson may want to change its position, or to play it out.
    here = Address(game=case.game.key, at=pack(case))
    judge, out = ("", "") if reading.led else (link("judge", here), link("play", here))
    show = Show("cell", reveal=reading.lit(block), judge=judge, out=out)
    alone = waits(block) and _asked(reading, case.game.movers(case.play().end)[:1])
    where, below = _seen(case, reading, alone), _below(case, block, reading, key)
    position(case, where, show, key=key, below=below, taught=reading.taught(block), own=reading.own)


def _asked(reading: Reading, seats: Sequence[Seat]) -> bool:
    """Whether the reader of a course is asked, and is to see no more than whoever sits there."""
    return reading.course and reading.own in seats


def _seen(case: Case, reading: Reading, alone: bool) -> Address:
    return where_of(case).but(seat=str(reading.own) if alone else "")


def _asks(block: Block, reading: Reading) -> bool:
    """Whether one can ask what would be otherwise."""
    taught = reading.taught(block)
    return taught is None or WHAT_IF in taught.panels


def _below(case: Case, block: Block, reading: Reading, key: str, last: int = 0) -> Callable[[Rest], None]:
    """Return what stands under a table: what if; where answers are hidden, once one was heard.

    A press there is a decision; in a record it is to have gone on to its ``last`` step, of which the text speaks.
    """

    def below(rest: Rest) -> None:
        if rest.step == str(last) if last else rest.move:
            decided(block, reading, key)
        if rest.move and _waits(block, reading) and fields(block).get("say"):
            say(comment(str(fields(block)["say"])))
        if _asks(block, reading) and (rest.move or not reading.hidden):
            what_if_here(so_far(case, rest.step) if rest.step else case, rest.move, key=key)

    return below


def _play(block: Block, reading: Reading, key: str) -> None:
    case = case_of(block, reading.notebook.game)
    show = Show("cell", reveal=reading.lit(block))
    position(
        case,
        where_of(case),
        show,
        key=key,
        below=_below(case, block, reading, key),
        taught=reading.taught(block),
        own=reading.own,
    )
    if page_file("play") in PAGE_FILES:
        seat = str(fields(block).get("seat") or "")
        where = Address(game=case.game.key, at=pack(case), seat=seat)
        page_link("play", where, words("course-play"), icon=":material/playing_cards:")


def _replay(block: Block, reading: Reading, key: str) -> None:
    told = replayed(block, reading)
    table(
        lambda near: line_of(
            told.case,
            where_of(told.case),
            run=told.replay,
            told=told,
            near=near,
            taught=reading.taught(block),
            own=reading.own,
            before=left_out(block),
        ),
        Show("cell", guess=reading.hidden, reveal=reading.lit(block)),
        key=key,
        below=_below(told.case, block, reading, key, len(told.case.moves)),
    )


def replayed(block: Block, reading: Reading) -> Told:
    """Return the part of a record that a block shows."""
    said = fields(block)
    told = lines(lesson_of(block, reading.notebook.game, language()))[0]
    first, last = left_out(block), int(said.get("to", len(told.case.moves)))
    case = replace(told.case, moves=told.case.moves[:first])
    if first:
        case = at(case, case.play().end)
    case = replace(case, moves=told.case.moves[first:last])
    steps = {n - first: step for n, step in told.steps.items() if first <= n <= last}
    return replace(told, id=f"{told.id}:{first}", case=case, replay=case.play(), steps=steps)


def _exercise(block: Block, reading: Reading, key: str) -> None:
    lang = language()
    one = lesson_of(block, reading.notebook.game, lang)
    case = position_of(one)
    mark = mark_of(one, case)
    where = _seen(case, reading, _asked(reading, (seat_of(one, case),)))
    learn = learned(case.game, one, exercise_name(block, reading))
    st.markdown(f"**{words('course-question')}**")

    def kept(right: bool) -> None:
        learn(right)
        if right:
            st.session_state[played_name(key)] = True
        page_anew(key)  # it says how many questions of the station are answered

    if mark is not None:

        def below(rest: Rest) -> None:
            if rest.told and _asks(block, reading):
                what_if_here(case, rest.move, key=key)

        position(
            *(case, where, Show("cell", mark=mark)),
            key=key,
            on_answer=kept,
            below=below,
            taught=reading.taught(block),
            own=reading.own,
        )
        return
    left, right = st.columns([11, 8], gap="medium")
    with left:
        position(case, where, Show("board", ask=False), key=key, taught=reading.taught(block), own=reading.own)
    with right:
        say(f"<h2>{rich(str(one['question'][lang]))}</h2>", "question")
        choose(one, key=key, on_answer=kept)
    if chosen(one, key=key) is not None and _asks(block, reading):
        what_if_here(case, key=key)


def _compare(block: Block, reading: Reading, key: str) -> None:
    cases = compared(block, reading.notebook.game)
    first, book = cases[0], library.book(cases[0].game.folder)
    names = [set_name(case, cases, language()) for case in cases]
    say(f"<p><b>{rich(' · '.join(names))}</b></p>")
    flips = compared_table(
        *(cases, Show("cell", reveal=reading.lit(block)), key),
        taught=reading.taught(block),
        own=reading.own,
        alone=waits(block) and _asked(reading, first.game.movers(first.play().end)[:1]),
        below=lambda rest: decided(block, reading, key) if rest.move else None,
    )
    # Where somebody is to decide first, what the rule sets differ in would be half of the answer.
    if not reading.hidden and (st.session_state.get(played_name(key)) or not (reading.course and waits(block))):
        st.caption(words("ui-compare-flips", n=flips))
        for name, value in differences(cases[-1].options, first.options).items():
            fact(value_label(first.game, book, name, str(value)))


def _rule(block: Block, reading: Reading, key: str) -> None:
    lang = language()
    html = ""
    for id_ in rule_ids(block):
        game, entry = library.known_entry(id_)
        book = library.book(game.folder)
        render = {lang: markdown(book, lang, speak, link=partial(_rule_link, game.key))}
        html += entry_html(entry, lang=lang, render=render, both=False, badges=())
    if reading.hidden:
        fold = st.expander(words("course-show-rule"), key=f"{key}-fold", on_change="rerun", icon=":material/menu_book:")
        if fold.open:
            with fold:
                show_text(html, key=key, lang=lang, station_link="rules?rule={id}")
        return
    show_text(html, key=key, lang=lang, station_link="rules?rule={id}")


def _rule_link(game: str, id_: str) -> str:
    return link("rules", Address(game=game, rule=id_))


def _odds(block: Block, reading: Reading, key: str) -> None:
    from tutor.odds.first.solution import KING_COUNTS, first
    from tutor.odds.hand import read_situation

    found = odds_of(block)
    hand, turned = tuple(card(one) for one in str(found["hand"]).split()), card(str(found["turn_up"]))
    card_table(hand_view(hand, turned), key=key)
    where = Address(hand=str(found["hand"]), turned=str(found["turn_up"]), role=str(found["role"]))
    asked = fields(block).get("ask") is True
    if asked:
        if not _decided(str(found["role"]), key):
            return
        decided(block, reading, key)
    if reading.hidden and not asked and not st.toggle(words("course-show-odds"), key=f"{key}-shown"):
        return
    of, opened = int(found["of"]), int(found["open"])
    role = words(f"odds-role-{found['role']}")
    st.markdown(f"**{role}: {words('odds-chance', p=percent(opened / of))}**")
    st.write(count_said(opened, of))
    solved = first(read_situation(str(found["hand"]), str(found["turn_up"]), str(found["role"])), KING_COUNTS)
    st.write(f"**{verdict_said(solved)}** {worth_said(solved)}")
    page_link("propose", where.but(king="on"), words("propose-more"), icon=":material/balance:")
    page_link("odds", where, words("course-odds"), icon=":material/bar_chart:")


def _decided(role: str, key: str) -> bool:
    """Ask what somebody would do with a hand; return whether they have said it."""
    said = {one: words(f"propose-{one}-{role}") for one in ("keep", "exchange")}
    chosen = st.segmented_control(
        words("course-decide"), list(said), format_func=lambda one: explain.capitalised(said[one]), key=f"{key}-decided"
    )
    return chosen is not None


def decided(block: Block, reading: Reading, key: str) -> None:
    """Remember that its reader has decided at a block; what follows on the page may have waited for that."""
    if reading.course and waits(block) and not st.session_state.get(played_name(key)):
        st.session_state[played_name(key)] = True
        st.rerun()


def _sit(block: Block, reading: Reading, key: str) -> None:
    from tutor.ui.first_table import first_table  # a page without such a table needs nobody who thinks

    one = replace(sat_down(block, reading.notebook.game), before=reading.taught(block))
    names = [f"{reading.name}#{name}" for name in table_names(block, reading.notebook)]
    first_table(one, names, key, onward_from(block, reading.notebook, reading.name, key) if reading.course else None)


SHOWN: Mapping[str, Callable[[Block, Reading, str], None]] = {
    "table": _table,
    "replay": _replay,
    "exercise": _exercise,
    "compare": _compare,
    "rule": _rule,
    "odds": _odds,
    "play": _play,
    "sit": _sit,
}


# Only what is near costs anything

NEAR = ".near{min-height:28rem;display:grid;place-items:center;color:var(--st-text-color);opacity:.75}"


@cache
def _near() -> ComponentRenderer:
    return st.components.v2.component("tutor.near", html='<div class="near"></div>', css=NEAR, js="notes/near.js")


def when_near(block: Block, reading: Reading, key: str, *, at_once: bool, then: Callable[[], None]) -> None:
    """Show a block once the reader comes near it; its place keeps its room while it is being made."""
    with st.container(key=f"live-{block.kind}-{key}"):
        _when_near(block, reading, key, at_once, then)


@st.fragment
def _when_near(block: Block, reading: Reading, key: str, at_once: bool, then: Callable[[], None]) -> None:
    seen = st.session_state.setdefault("course.near", set())
    if at_once or key in seen:
        show_block(block, reading, key)
        then()
        return

    def came() -> None:
        seen.add(key)

    _near()(key=f"{key}-near", data=[words("course-coming")], on_near_change=came)
