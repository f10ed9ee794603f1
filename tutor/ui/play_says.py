"""What is said beside a game that is played: advice, why the others did what they did, the score."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.core.moves import TABLE, Move
from tutor.core.play import legal
from tutor.players.against import ADVISER
from tutor.players.match import SURE
from tutor.players.players import Choice
from tutor.players.search import Estimate, ahead
from tutor.players.thinking import LONGEST, Job
from tutor.players.thumbs import advice
from tutor.shown.address import Address
from tutor.shown.linetexts import Telling
from tutor.shown.table import button
from tutor.teaching.experts import equipped, solved
from tutor.ui.first_said import verdict_said, worth_said
from tutor.ui.frame import language, words
from tutor.ui.panel import citation_html, mark_html, show
from tutor.ui.play_sitting import Sitting, thinkers, wanted
from tutor.words import explain, library

MOST_ROWS = 12


def percent(estimate: Estimate) -> str:
    """Write what a move is worth out of a hundred, and how sure that is."""
    return f"{100 * estimate.worth:.0f} ± {max(1.0, 100 * SURE * estimate.error):.0f}"


def courses(choice: Choice) -> int:
    """Return how many courses were thought through: each for one move, or every one for all of them."""
    rounds = [one.rounds for one in choice.estimates]
    return rounds[0] if len(set(rounds)) == 1 else sum(rounds)


def advice_panel(sitting: Sitting) -> None:
    """Say what each allowed move is probably worth, and apart from it what the page advises."""
    game = sitting.game
    job = game.job(game.you, equipped(ADVISER, game.game.key))._replace(seed=f"{game.seed}/{len(game.steps)}/advice")
    key = (len(game.steps), game.seed)
    known = solved(game.game, job.seen, game.you, job.moves)
    found = st.session_state.get("play.advice")
    if found is None or found[0] != key:
        with st.spinner(words("play-advising")):
            found = st.session_state["play.advice"] = (key, _thought(job) if known is None else Choice(job.moves[0]))
    choice = found[1]
    where = Address(game=sitting.case.game.key, preset=sitting.case.preset, options=sitting.case.changes)
    book = library.book(sitting.case.game.folder)
    told = advice(sitting.case.game, job.seen, game.you, job.moves)
    parts = []
    if len(job.moves) == 1:
        parts.append(f"<p>{escape(words('play-only', move=_name(sitting, job.moves[0])))}</p>")
    elif known is not None:
        parts.append(f"<p><b>{escape(verdict_said(known))}</b> {escape(worth_said(known))}</p>")
    elif not choice.estimates:
        parts.append(f"<p>{escape(words('play-too-many', n=len(job.moves)))}</p>")
    else:
        rounds = courses(choice)
        ranked = sorted((one for one in choice.estimates if one.rounds), key=lambda one: -one.worth)
        rows = "".join(
            f"<tr><td>{escape(explain.capitalised(_name(sitting, one.move)))}</td><td>{percent(one)}</td></tr>"
            for one in ranked[:MOST_ROWS]
        )
        heads = "".join(f"<th scope='col'>{escape(words(name))}</th>" for name in ("play-move", "play-worth"))
        parts.append(
            f"<p>{escape(words('play-estimates', n=rounds))}</p>"
            f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )
        if _close(ranked):
            parts.append(f"<p>{escape(words('play-close'))}</p>")
    if told is not None and len(job.moves) > 1:
        parts.append(f"<p><b>{escape(words('play-page-advises', move=_name(sitting, told.move)))}</b></p>")
        parts.append(citation_html(book, told.rule, where, opened=True))
    parts.append(f'<p class="facts">{escape(words("play-apart", seconds=LONGEST))}</p>')
    show("".join(parts), key="play-advice", heard=True)


def _thought(job: Job) -> Choice:
    """Think of a decision; what is known of it without a figure for every move is thought through move by move."""
    choice, _ = thinkers().ask(job, wanted)
    if not choice.estimates and len(job.moves) > 1:
        choice, _ = thinkers().ask(job._replace(level=ADVISER), wanted)
    return choice


def _close(ranked: list[Estimate]) -> bool:
    """Whether the best two cannot be told apart."""
    if len(ranked) < 2:
        return False
    by, error = ahead(ranked[0], ranked[1])
    return by <= SURE * error


def _name(sitting: Sitting, move: Move) -> str:
    return button(sitting.case.game, sitting.game.state, move, language())


# Why the others did that


def why_panel(sitting: Sitting) -> None:
    """Say of every move of the others since your last decision why it was made, from what they could know."""
    game = sitting.game
    parts = []
    for n in range(sitting.since, len(game.steps)):
        step = game.steps[n]
        if step.move.seat not in (game.you, TABLE):
            parts.append(_reason(sitting, n))
    parts.append(f'<p class="facts">{escape(words("play-why-fair"))}</p>')
    show("".join(parts), key="play-why-panel", heard=True)


def _reason(sitting: Sitting, n: int) -> str:
    """Say why one move was made; nothing that would show a hidden hand."""
    game, lang = sitting.game, language()
    step = game.steps[n]
    own = sitting.case.game
    where = Address(game=own.key, preset=sitting.case.preset, options=sitting.case.changes)
    book = library.book(own.folder)
    seat = step.move.seat
    seen_move = step.move if step.move.verb == "play" else step.move._replace(cards=())
    did = button(own, step.before, seen_move, lang) if seen_move.cards or seen_move.verb != "play" else ""
    seen = own.seen_by(step.before, seat)
    told = advice(own, seen, seat, legal(own, step.before, seat))
    said = f"<p><b>{escape(explain.seat_name(seat, lang, sitting.case.seats))}: {escape(did)}.</b> "
    if told is not None and told.move == step.move:
        return f"{said}{escape(words('play-why-advice'))}{mark_html(book, told.rule, where)}</p>"
    if game.level.budget is None:
        return f"{said}{escape(words('play-why-anything'))}</p>"
    if n not in sitting.choices:  # the page was closed meanwhile
        sitting.choices[n], _ = thinkers().ask(game.until(n).job(seat, game.level), wanted)
    choice = sitting.choices[n]
    found = {one.move: one for one in choice.estimates}
    if step.move in found and told is not None and told.move in found:
        by, error = ahead(found[step.move], found[told.move])
        better, margin = 100 * by, 100 * SURE * error
        rounds = courses(choice)
        text = words("play-why-search", n=rounds, better=f"{better:.0f}", margin=f"{margin:.0f}")
        return f"{said}{escape(text)}{mark_html(book, told.rule, where)}</p>"
    return f"{said}{escape(words('play-why-thought'))}</p>"


# The score


def score_sheet(sitting: Sitting, *, opened: bool) -> None:
    """Show what stood written after every deal."""
    game, lang = sitting.game, language()
    ends = [*game.deals()[1:], len(game.steps)]
    rows = []
    for number, n in enumerate(ends, 1):
        state = game.steps[n - 1].after if n else game.start
        hands = sitting.case.game.scene(state, game.you).hands
        if any(hand.score is not None for hand in hands):
            rows.append([str(number), *(str(hand.score if hand.score is not None else "–") for hand in hands)])
    if not rows or (len(rows) == 1 and not opened):
        return
    seats = sitting.case.seats
    telling = Telling(lang, seat=game.you, you=True)
    heads = "".join(
        f"<th scope='col'>{escape(text)}</th>"
        for text in (words("play-deal"), *(telling.name(seat, seats) for seat in seats))
    )
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    folder = sitting.case.game.folder
    counted = explain.say(folder, lang, "score-sheet") if explain.has(folder, lang, "score-sheet") else ""
    named = ": ".join(filter(None, (words("play-score"), counted)))
    show(
        f'<section aria-label="{escape(words("play-score"))}">'
        f"<details{' open' if opened else ''}><summary>{escape(named)}</summary>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{cells}</tbody></table></details></section>",
        key="play-score",
    )
