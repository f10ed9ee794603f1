"""Stepping through a record: table left, what happened and why right, the way back and forth below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

import streamlit as st

from tutor.cases.lessons import Line
from tutor.cases.transcript import Case, at
from tutor.core.complaints import Complaint
from tutor.core.game import Situation
from tutor.core.moves import TABLE
from tutor.core.play import Replay, Step
from tutor.core.rules import Verdict
from tutor.ui.address import Address, pack
from tutor.ui.card_table import card_table
from tutor.ui.frame import PROJECTOR, address, escape_markdown, go, language, link, words
from tutor.ui.panel import all_verdicts, events_html, house_html, ledger_html, mark_html, rich, say, show, verdict_html
from tutor.ui.settings import colours
from tutor.ui.tableview import table_view, travel_of
from tutor.ui.worth import worth_html
from tutor.words import explain, library


@dataclass(frozen=True, slots=True)
class Place:
    """Where a replay keeps its step and the card that was pressed: in the address, or in the session."""

    step: int
    move: str
    guess: bool
    set: Callable[[int, str], None]
    """(step, pressed move): show that."""


def result_html(case: Case, state: Any) -> str:
    """Say how the game ended, if it did."""
    end = case.game.outcome(state)
    if end is None:
        return ""
    lang = language()
    parts = []
    if end.winners:
        parts.append(words("ui-won", names=explain.listed(lang, [explain.seat_name(s, lang) for s in end.winners])))
    if end.losers:
        parts.append(words("ui-lost", names=explain.listed(lang, [explain.seat_name(s, lang) for s in end.losers])))
    parts += [words("ui-points", name=explain.seat_name(s, lang), n=n) for s, n in end.points]
    return f'<p class="result">{escape(" · ".join(parts))}</p>'


def replayer(line: Line, place: Place, where: Address, *, key: str, shortcuts: bool = False) -> None:
    """Show one step of a record with everything that can be asked about it."""
    case, run = line.case, line.replay
    step = min(max(place.step, 0), len(run.steps))
    state = run.steps[step - 1].after if step else run.start
    verdicts = all_verdicts(case.game, state)
    chosen = next((v for v in verdicts if str(v.move) == place.move), None)
    if where.mode == PROJECTOR:
        _projector(line, place, step, state, chosen, where, key)
        return
    left, right = st.columns([11, 8], gap="medium")
    with left:
        _table(case, run, step, state, place, where, key, reveal=not place.guess)
        _controls(line, place, step, key, shortcuts=shortcuts)
    with right:
        _badge(line)
        if place.guess and chosen is not None:
            _guess(line, run, step, state, chosen, place, where, key)
        elif chosen is not None:
            show(verdict_html(case.game, state, chosen, where), key=f"{key}-panel")
        else:
            _happened(line, step, state, where, key, guess=place.guess)


def _projector(
    line: Line, place: Place, step: int, state: Any, chosen: Verdict | None, where: Address, key: str
) -> None:
    """One slim row of keys and the sentence of the moment above a table that fills the screen."""
    case, lang = line.case, language()
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"{key}-projector"):
        _step_buttons(line, place, step, key, shortcuts=True)
        revealed = bool(st.session_state.get("app.reveal"))
        if chosen is not None and revealed:
            sentence = explain.why(case.game, state, chosen, lang)
        elif step:
            made = line.replay.steps[step - 1]
            sentence = explain.did(case.game, made.before, made.move, lang)
        else:
            sentence = words("ui-step-start")
        number = f"<b>{step}</b> · " if step else ""
        say(f"{number}{rich(sentence)}", "beamer", live=True)
        reveal_toggle()
        leave_projector()
    _table(case, line.replay, step, state, place, where, key, reveal=revealed)


def reveal_toggle() -> None:
    """Show or hide what is legal, by a key."""
    shown = bool(st.session_state.get("app.reveal"))
    st.button(
        words("ui-projector-legal"),
        icon=":material/visibility_off:" if shown else ":material/visibility:",
        help=words("ui-projector-hide" if shown else "ui-projector-reveal"),
        on_click=lambda: st.session_state.update({"app.reveal": not shown}),
        shortcut="l",
        key="reveal-button",
    )


def leave_projector() -> None:
    """The way back from the projector view."""
    st.button(
        words("ui-projector-close"),
        icon=":material/close:",
        help=words("ui-projector-leave"),
        on_click=lambda: go(address().but(mode="")),
        shortcut="p",
        type="tertiary",
        key="leave-projector",
    )


def _table(
    case: Case, run: Replay[Situation], step: int, state: Any, place: Place, where: Address, key: str, *, reveal: bool
) -> None:
    verdicts = all_verdicts(case.game, state)
    before = run.steps[step - 1].before if step else None
    view = table_view(
        case.game,
        state,
        lang=language(),
        verdicts=verdicts,
        seat=next((s for s in case.seats if s == where.seat), None),
        mode=where.mode,
        colours=colours(),
        selected=place.move,
        reveal=reveal,
        travel=travel_of(before, state, case.game) if before is not None else None,
    )
    card_table(view, key=f"{key}-table", on_press=lambda move: place.set(step, move))


def _label(line: Line, place: Place, step: int) -> str:
    """Name the step; a guess hides how many there are."""
    if step == 0:
        return words("ui-step-start")
    return words("ui-step-only", n=step) if place.guess else words("ui-step", n=step, most=len(line.replay.steps))


def _step_buttons(line: Line, place: Place, step: int, key: str, *, shortcuts: bool) -> None:
    most = len(line.replay.steps)
    for name, icon, target, shortcut in (
        ("ui-first", "first_page", 0, "home"),
        ("ui-previous", "chevron_left", step - 1, "left"),
        ("ui-next", "chevron_right", step + 1, "right"),
        ("ui-last", "last_page", most, "end"),
    ):
        if name == "ui-last" and place.guess:
            continue
        st.button(
            words(name),
            icon=f":material/{icon}:",
            key=f"{key}-{name}",
            on_click=place.set,
            args=(min(max(target, 0), most), ""),
            disabled=not 0 <= target <= most
            or (name == "ui-first" and step == 0)
            or (name == "ui-last" and step == most),
            shortcut=shortcut if shortcuts else None,
            type="primary" if name == "ui-next" else "secondary",
        )


def _controls(line: Line, place: Place, step: int, key: str, *, shortcuts: bool) -> None:
    """Buttons and a slider; a guess hides how long it still is."""
    most = len(line.replay.steps)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"{key}-controls"):
        _step_buttons(line, place, step, key, shortcuts=shortcuts)
        say(f"<b>{escape(_label(line, place, step))}</b>", "steplabel", live=True)
    if not place.guess and most > 1:
        st.session_state[f"{key}-slider"] = step
        st.slider(
            words("ui-which-step"),
            0,
            most,
            key=f"{key}-slider",
            label_visibility="collapsed",
            on_change=lambda: place.set(st.session_state[f"{key}-slider"], ""),
        )


def _badge(line: Line) -> None:
    if line.checked:
        st.badge(words("ui-checked"), icon=":material/verified:", color="green")
        return
    first = min((finding.step for finding in line.findings), default=0)
    st.badge(words("ui-not-checked", n=max(first, 0) + 1), icon=":material/error:", color="red")
    failure = line.replay.failure
    if failure is not None and line.findings[0].step == len(line.replay.steps):
        st.error(escape_markdown(explain.complaint(failure, language())))


def _happened(line: Line, step: int, state: Any, where: Address, key: str, *, guess: bool) -> None:
    """Say what the last move was, why it was legal, and what it caused."""
    case, lang = line.case, language()
    html = made_html(case, line.replay.steps[step - 1], where) if step else ""
    comment = (line.steps.get(step) or {}).get("say")
    if comment:
        html += f'<p class="comment">{rich(str(comment[lang]))}</p>'
    html += result_html(case, state) + ledger_html(case.game, state)
    acting = case.game.movers(state)
    if acting and acting[0] is not TABLE:
        name = explain.seat_name(acting[0], lang)
        html += f'<p class="facts">{escape(words("ui-guess-what" if guess else "ui-press-a-card", seat=name))}</p>'
    if acting and not guess:
        target = Address(game=case.game.key, at=pack(at(case, state)))
        go_there = escape(link("judge", target), quote=True)
        html += f'<p><a href="#" data-go="{go_there}">{escape(words("ui-open-judge"))}</a></p>'
    show(html, key=f"{key}-happened")


def made_html(case: Case, made: Step[Situation], where: Address) -> str:
    """Say what one move was, why it was legal, and what it caused."""
    lang = language()
    book = library.book(case.game.folder)
    html = f"<h4>{rich(explain.did(case.game, made.before, made.move, lang))}</h4>"
    if made.verdict is not None:
        why = rich(explain.why(case.game, made.before, made.verdict, lang))
        html += f"<p>{why}{mark_html(book, made.verdict.rule, where)}</p>{house_html(book, made.verdict.gap, where)}"
        html += worth_html(case.game, made.before, made.move)
    if made.events:
        html += f"<p><b>{escape(words('ui-what-happened'))}</b></p>{events_html(case.game, book, made.events, where)}"
    return html


def _guess(
    line: Line, run: Replay[Situation], step: int, state: Any, verdict: Verdict, place: Place, where: Address, key: str
) -> None:
    """Compare a guess with what was played."""
    case, lang = line.case, language()
    if step >= len(run.steps):
        return
    played = run.steps[step].move
    if verdict.move == played:
        st.success(words("ui-guess-right"), icon=":material/check:")
    elif verdict.legal:
        st.info(f"{words('ui-guess-wrong')} {explain.plain(explain.did(case.game, state, played, lang), lang)}")
    else:
        st.warning(words("ui-guess-illegal"), icon=":material/block:")
    show(verdict_html(case.game, state, verdict, where), key=f"{key}-guess-panel")
    if verdict.legal:
        st.button(
            words("ui-next"),
            key=f"{key}-guess-next",
            on_click=place.set,
            args=(step + 1, ""),
            icon=":material/chevron_right:",
            type="primary",
        )


def timeline(line: Line, step: int) -> None:
    """List all moves, the present one marked."""
    lang = language()
    case = line.case
    rows = []
    for n, made in enumerate(line.replay.steps, 1):
        text = rich(explain.did(case.game, made.before, made.move, lang))
        here = ' class="here" aria-current="step"' if n == step else ""
        rows.append(f"<li{here}>{text}</li>")
    say(f"<ol>{''.join(rows)}</ol>", "timeline")


def whole_number(text: str, most: int) -> int:
    """Read a step of a link.

    Raises ``Complaint`` where the record has no such step.
    """
    if not text:
        return 0
    if text.isdigit() and int(text) <= most:
        return int(text)
    raise Complaint("no-such-step", text=text[:20], most=most)
