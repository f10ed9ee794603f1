"""What is said beside a game that is played: advice, why the others did what they did, the score, what mattered."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from math import hypot

import streamlit as st

from tutor.core.moves import TABLE, Move
from tutor.core.play import legal
from tutor.players.against import ADVISER
from tutor.players.looking_back import Moment, decisions, moment, rules_met
from tutor.players.match import SURE
from tutor.players.players import Choice
from tutor.players.search import Estimate
from tutor.players.thinking import LONGEST
from tutor.players.thumbs import advice
from tutor.teaching.experts import equipped
from tutor.ui.address import Address, pack
from tutor.ui.frame import language, link, words
from tutor.ui.panel import citation_html, mark_html, rich, show
from tutor.ui.play_sitting import Sitting, others, read, thinkers, wanted
from tutor.ui.tableview import button
from tutor.words import explain, library

MOST_MOMENTS = 3
MOST_ROWS = 12
LATELY = 30
"""So many earlier games are looked through for what is new."""


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
    found = st.session_state.get("play.advice")
    if found is None or found[0] != key:
        with st.spinner(words("play-advising")):
            choice, _ = thinkers().ask(job, wanted)
        found = st.session_state["play.advice"] = (key, choice)
    choice = found[1]
    where = Address(game=sitting.case.game.key, preset=sitting.case.preset, options=sitting.case.changes)
    book = library.book(sitting.case.game.folder)
    told = advice(sitting.case.game, job.seen, game.you, job.moves)
    parts = []
    if len(job.moves) == 1:
        parts.append(f"<p>{escape(words('play-only', move=_name(sitting, job.moves[0])))}</p>")
    elif choice.estimates:
        rounds = courses(choice)
        ranked = sorted((one for one in choice.estimates if one.rounds), key=lambda one: -one.worth)
        rows = "".join(
            f"<tr><td>{escape(_name(sitting, one.move))}</td><td>{percent(one)}</td></tr>" for one in ranked[:MOST_ROWS]
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
    show("".join(parts), key="play-advice")


def _close(ranked: list[Estimate]) -> bool:
    """Whether the best two cannot be told apart."""
    return (
        len(ranked) > 1
        and ranked[0].worth - ranked[1].worth <= SURE * (ranked[0].error ** 2 + ranked[1].error ** 2) ** 0.5
    )


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
    show("".join(parts), key="play-why-panel")


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
    said = f"<p><b>{escape(explain.seat_name(seat, lang))}: {escape(did)}.</b> "
    if told is not None and told.move == step.move:
        return f"{said}{escape(words('play-why-advice'))}{mark_html(book, told.rule, where)}</p>"
    if game.level.budget is None:
        return f"{said}{escape(words('play-why-anything'))}</p>"
    if n not in sitting.choices:  # the page was closed meanwhile
        sitting.choices[n], _ = thinkers().ask(game.until(n).job(seat, game.level), wanted)
    choice = sitting.choices[n]
    found = {one.move: one for one in choice.estimates}
    if step.move in found and told is not None and told.move in found:
        better = 100 * (found[step.move].worth - found[told.move].worth)
        margin = 100 * SURE * hypot(found[step.move].error, found[told.move].error)
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
    heads = "".join(
        f"<th scope='col'>{escape(text)}</th>"
        for text in (words("play-deal"), *(explain.seat_name(seat, lang) for seat in sitting.case.seats))
    )
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    show(
        f"<details{' open' if opened else ''}><summary>{escape(words('play-score'))}</summary>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{cells}</tbody></table></details>",
        key="play-score",
    )


# Afterwards


def afterwards(sitting: Sitting) -> None:
    """Offer to look for the moments that mattered, and name the rules that came up for the first time."""
    first_rules(sitting)
    asked = f"play.moments.{sitting.id}"
    if asked not in st.session_state:
        st.button(
            words("play-moments-find"),
            icon=":material/troubleshoot:",
            key="play-moments",
            on_click=lambda: st.session_state.update({asked: None}),
        )
        return
    if st.session_state[asked] is None:
        st.session_state[asked] = found_moments(sitting)
    moments = st.session_state[asked]
    title = f"<h2>{escape(words('play-moments'))}</h2>"
    if not moments:
        show(f"{title}<p>{escape(words('play-moments-none'))}</p>", key="play-moments-panel")
        return
    show(title + "".join(_moment_html(sitting, one) for one in moments), key="play-moments-panel")


def found_moments(sitting: Sitting) -> list[Moment]:
    """Think about every decision again, and return the few that cost most."""
    game = sitting.game
    asked = list(decisions(game))
    bar = st.progress(0.0, words("play-moments-looking"))
    found = []
    for number, (n, job) in enumerate(asked, 1):
        choice, _ = thinkers().ask(job, wanted)
        one = moment(game, n, choice.estimates)
        if one is not None:
            found.append(one)
        bar.progress(number / len(asked), words("play-moments-looking"))
    bar.empty()
    return sorted(sorted(found, key=lambda one: -one.gain)[:MOST_MOMENTS], key=lambda one: one.step)


def _moment_html(sitting: Sitting, one: Moment) -> str:
    lang = language()
    own = sitting.case.game
    state = sitting.game.steps[one.step].before
    made, better = (button(own, state, estimate.move, lang) for estimate in (one.made, one.better))
    text = words(
        "play-moment",
        n=one.step + 1,
        made=made,
        better=better,
        gain=f"{100 * one.gain:.0f}",
        margin=f"{100 * one.margin:.0f}",
    )
    record = sitting.record
    packed = pack(replace(record, moves=record.moves[: one.step]))
    ways = (
        (link("judge", Address(game=own.key, at=packed)), words("ui-open-judge")),
        (link("play", Address(game=own.key, at=packed, seat=str(sitting.game.you))), words("play-it-out")),
    )
    links = " · ".join(
        f'<a href="#" data-go="{escape(target, quote=True)}">{escape(said)}</a>' for target, said in ways
    )
    return f"<p>{rich(text)}</p><p>{links}</p>"


def first_rules(sitting: Sitting) -> None:
    """Name the rules that came up here and in no earlier game of this reader."""
    own = sitting.case.game
    key = f"play.first.{sitting.id}"
    if key not in st.session_state:
        known: set[str] = set()
        for kept in others()[:LATELY]:
            if kept.id == sitting.id or f'"game":"{own.key}"' not in kept.text:
                continue
            try:
                known |= set(rules_met(read(kept.text).game))
            except ValueError:  # of another version: it taught nothing that counts here
                continue
        st.session_state[key] = [rule for rule in rules_met(sitting.game) if rule not in known]
    book = library.book(own.folder)
    new = [rule for rule in st.session_state[key] if rule in book.entries]
    if not new:
        return
    where = Address(game=own.key, preset=sitting.case.preset, options=sitting.case.changes)
    items = "".join(f"<li>{mark_html(book, rule, where)}</li>" for rule in new)
    show(
        f"<details><summary>{escape(words('play-first-rules', n=len(new)))}</summary><ul>{items}</ul></details>",
        key="play-first-rules",
    )
