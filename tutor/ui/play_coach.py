"""The coach beside a game: asks first, then shows a card, then says why; and why the others did what they did."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.core.moves import TABLE, Move
from tutor.core.play import legal
from tutor.players.against import ADVISER
from tutor.players.coach import Counsel, Figure, counsel, figure, preferred
from tutor.players.players import Choice
from tutor.players.reasons import reason
from tutor.players.thinking import Job
from tutor.shown.address import Address
from tutor.shown.counsel import Asked, advised_said, figure_said, reason_said
from tutor.shown.table import button
from tutor.teaching.experts import equipped, solved
from tutor.ui.first_said import verdict_said, worth_said
from tutor.ui.frame import language, words
from tutor.ui.panel import citation_html, mark_html, rich, show
from tutor.ui.play_sitting import Sitting, thinkers
from tutor.ui.shell import looked_at
from tutor.words import explain, library

HALF = 0.5
SHOWN = "play.shown"
"""At which decision the coach has been asked to show a card."""


def advice_panel(sitting: Sitting) -> None:
    """Ask what to look at; on a second press show a card and say why."""
    game = sitting.game
    own, moves = sitting.case.game, tuple(legal(sitting.case.game, game.state, game.you))
    seen = own.seen_by(game.state, game.you)
    here = (sitting.id, len(game.steps))
    if len(moves) == 1:
        show(f"<p>{escape(words('play-only', move=_name(sitting, moves[0])))}</p>", key="play-advice", heard=True)
        return
    told = counsel(own, seen, game.you, moves, game.known())
    if told is not None and st.session_state.get(SHOWN) != here:
        show(
            f"<p><b>{escape(explain.say(own.folder, language(), 'coach-ask', told.kind))}</b></p>",
            key="play-advice",
            heard=True,
        )
        if st.button(words("coach-show"), key="play-coach-show", type="primary"):
            st.session_state[SHOWN] = here
            st.rerun(scope="fragment")
        return
    show("".join(_shown(sitting, told)), key="play-advice", heard=True)


def _shown(sitting: Sitting, told: Counsel | None) -> list[str]:
    """Return what is said once a card may be shown."""
    game = sitting.game
    job = game.job(game.you, equipped(ADVISER, game.game.key))._replace(seed=f"{game.seed}/{len(game.steps)}/advice")
    known = solved(game.game, job.seen, game.you, job.moves)
    if known is not None:
        exchanges = told is not None and told.move.verb in ("propose", "accept")
        agreed = (
            told if exchanges == (known["mix"] >= HALF) else None
        )  # where the old list errs, the solution speaks alone
        first = f"<p><b>{escape(verdict_said(known))}</b> {escape(worth_said(known))}</p>"
        return [first, *_principle(sitting, agreed), _apart()]
    choice = _thought(sitting, job)
    if told is None:
        move = choice.estimates[0].move if choice.estimates else job.moves[0]
        return [f"<p><b>{escape(words('coach-shows', move=_name(sitting, move)))}</b></p>"]
    found = None if choice.hurried else figure(choice.estimates, told.move)
    best = preferred(told, found)
    shown = f"<p><b>{escape(words('coach-shows', move=_name(sitting, best)))}</b></p>"
    if best != told.move:
        return [shown, *_principle(sitting, told, found), _apart()]
    asked = _asked(sitting)
    hurried = choice.hurried or not choice.estimates
    measured = words("coach-no-time") if hurried else figure_said(asked, found, language())
    return [shown, *_principle(sitting, told, found), f"<p>{rich(measured)}</p>", _apart()]


def _asked(sitting: Sitting) -> Asked:
    return Asked(sitting.case.game, sitting.game.state, sitting.game.you, sitting.case.preset, sitting.case.changes)


def _apart() -> str:
    """Say that advice decides nothing about what is allowed."""
    return f'<p class="facts">{escape(words("play-apart"))}</p>'


def _principle(sitting: Sitting, told: Counsel | None, found: Figure | None = None) -> list[str]:
    """Say the principle with the facts of this position, what else one might do, and where it is to be read."""
    if told is None:
        return []
    own = sitting.case.game
    where = Address(game=own.key, preset=sitting.case.preset, options=sitting.case.changes)
    book = library.book(own.folder)
    entry = book.entries.get(told.rule)
    parts = [f"<p>{rich(said)}</p>" for said in advised_said(_asked(sitting), told, found, language())]
    if entry is not None and entry.kind == "advice":
        whose = "coach-ours" if entry.status == "house" else "coach-page"
        parts.append(f'<p class="facts">{escape(words(whose))}</p>')
        parts.append(citation_html(book, told.rule, where))
    return parts


def _thought(sitting: Sitting, job: Job) -> Choice:
    """Think of this decision, once."""
    key = (sitting.id, len(sitting.game.steps))
    found = st.session_state.get("play.advice")
    if found is None or found[0] != key:
        with st.spinner(words("play-advising")):
            choice, _ = thinkers().ask(job, looked_at)
            found = st.session_state["play.advice"] = (key, choice)
    thought: Choice = found[1]
    return thought


def _name(sitting: Sitting, move: Move) -> str:
    return button(sitting.case.game, sitting.game.state, move, language())


# Why the others did that


def why_panel(sitting: Sitting) -> None:
    """Say of every move of the others since your last decision why it was made, from what they could know."""
    game = sitting.game
    since = range(sitting.since, len(game.steps))
    parts = [_reason(sitting, n) for n in since if game.steps[n].move.seat not in (game.you, TABLE)]
    parts.append(f'<p class="facts">{escape(words("play-why-fair"))}</p>')
    show("".join(parts), key="play-why-panel", heard=True)


def _reason(sitting: Sitting, n: int) -> str:
    """Say why one move was made, by the principle that whoever made it goes by; nothing of a hidden hand."""
    game, lang = sitting.game, language()
    step = game.steps[n]
    own, seats = sitting.case.game, sitting.case.seats
    where = Address(game=own.key, preset=sitting.case.preset, options=sitting.case.changes)
    seat = step.move.seat
    seen_move = step.move if step.move.verb == "play" else step.move._replace(cards=())
    did = button(own, step.before, seen_move, lang) if seen_move.cards or seen_move.verb != "play" else ""
    said = f"<p><b>{escape(explain.seat_name(seat, lang, seats))}: {escape(did)}.</b> "
    moves = legal(own, step.before, seat)
    why = reason(own, step.before, step.move, moves, game.until(n).known(), game.level_of(seat))
    mark = mark_html(library.book(own.folder), why.rule, where) if why.rule else ""
    told = reason_said(own, why, sitting.case.preset, sitting.case.changes, lang)
    return f"{said}{rich(told)}{mark}</p>"
