"""What is left of a game that is over: the moments that mattered, what they might have changed, and rules met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import Situation
from tutor.core.play import Step
from tutor.players.against import Against
from tutor.players.coach import told_apart
from tutor.players.looking_back import (
    Moment,
    decisions,
    end_of_deal,
    moment,
    moments_that_mattered,
    otherwise,
    rules_met,
)
from tutor.players.players import Choice
from tutor.players.thinking import Job
from tutor.shown.address import Address, pack
from tutor.shown.table import in_sentence
from tutor.store.reviews import reviewed
from tutor.teaching.moments import asked_of
from tutor.teaching.review import scheduled
from tutor.ui.frame import language, link, page_link, words
from tutor.ui.learner import learner, store
from tutor.ui.panel import mark_html, rich, show
from tutor.ui.play_sitting import Sitting, others, read, thinkers
from tutor.ui.reviewing import mine, weights
from tutor.ui.shell import looked_at
from tutor.words import explain, library

MOST_MOMENTS = 3
LATELY = 30
"""So many earlier games are looked through for what is new."""
MOST_TOLD = 8
"""So many moves after the other one are told; the rest can be stepped through."""


@dataclass(frozen=True, slots=True)
class Found:
    """A moment that mattered, and the deal played on once from the other move."""

    moment: Moment
    there: Against


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
    found = st.session_state[asked]
    title = f"<h2>{escape(words('play-moments'))}</h2>"
    if not found:
        show(f"{title}<p>{escape(words('play-moments-none'))}</p>", key="play-moments-panel")
        return
    told = "".join(moment_html(sitting, one.moment) + otherwise_html(sitting, one) for one in found)
    show(title + told, key="play-moments-panel")


def found_moments(sitting: Sitting) -> list[Found]:
    """Think about every decision again, and play on from the better move in the few that cost most."""
    game = sitting.game
    asked = list(decisions(game))
    bar = st.progress(0.0, words("play-moments-looking"))
    cost = []
    for number, (n, job) in enumerate(asked, 1):
        one = moment(game, n, ask(job).estimates)
        if one is not None:
            cost.append((one, job))
        bar.progress(number / len(asked), words("play-moments-looking"))
    most = sorted(moments_that_mattered(cost, MOST_MOMENTS, ask), key=lambda one: one.step)
    found = []
    for number, one in enumerate(most, 1):
        found.append(Found(one, otherwise(game, one.step, one.better.move, ask)))
        bar.progress(number / len(most), words("play-moments-playing"))
    bar.empty()
    return found


def ask(job: Job) -> Choice:
    """Have somebody think for whoever looks at this page."""
    return thinkers().ask(job, looked_at)[0]


def moment_html(sitting: Sitting, one: Moment) -> str:
    """Say what a decision probably cost, with the ways back to it."""
    lang = language()
    own = sitting.case.game
    state = sitting.game.steps[one.step].before
    made, better = (in_sentence(own, state, estimate.move, lang) for estimate in (one.made, one.better))
    sure = told_apart(one.gain, one.margin)  # chosen where it was, twice; what is told comes from courses of its own
    text = words(
        "play-moment" if sure else "play-moment-unsure",
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
    return f"<p>{rich(text)}</p><p>{' · '.join(_way(*way) for way in ways)}</p>"


def _way(target: str, said: str) -> str:
    return f'<a href="#" data-go="{escape(target, quote=True)}">{escape(said)}</a>'


# What it would have changed


def otherwise_html(sitting: Sitting, one: Found) -> str:
    """Tell the deal played on once from the other move, beside how it went: one course of many, not a proof."""
    game, there, step = sitting.game, one.there, one.moment.step
    played = there.steps[step:]
    then = next((n for n, move in enumerate(played) if n and move.move.seat == game.you), len(played))
    rest = "".join(f"<li>{rich(_did(sitting, each))}</li>" for each in played[:then][:MOST_TOLD])
    ends = (
        (words("play-otherwise-there"), there.steps[-1]),
        (words("play-otherwise-here"), game.steps[end_of_deal(game, step) - 1]),
    )
    told = "".join(f"<p><b>{escape(said)}</b> {_ending(sitting, last)}</p>" for said, last in ends)
    record = replace(sitting.case, moves=tuple(each.move for each in there.steps))
    target = link("replay", Address(game=sitting.case.game.key, at=pack(record), step=str(step + 1)))
    return (
        f"<details><summary>{escape(words('play-otherwise'))}</summary>"
        f"<p>{escape(words('play-otherwise-what'))}</p><ol>{rest}</ol>{told}"
        f"<p>{_way(target, words('play-otherwise-step'))}</p></details>"
    )


def _did(sitting: Sitting, step: Step[Situation]) -> str:
    """Say what somebody did; the game is over and nothing is hidden any more."""
    return explain.did(sitting.case.game, step.before, step.move, language(), sitting.game.you)


def _ending(sitting: Sitting, last: Step[Situation]) -> str:
    """Say what the last move of a deal brought."""
    case = sitting.case
    return " ".join(
        rich(explain.happened(case.game, event, language(), case.seats, sitting.game.you)) for event in last.events
    )


# What was met


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
    into_review(sitting, new)


def into_review(sitting: Sitting, met: Sequence[str]) -> None:
    """Offer to be asked about these rules when it is time; those that come back already are left alone."""
    taken = f"play.taken.{sitting.id}"
    if taken in st.session_state:
        page_link(
            "review", Address(), words("play-review-taken", n=st.session_state[taken]), icon=":material/event_repeat:"
        )
        return
    there, key = {one.rule for one in mine()}, learner()
    asked = set(asked_of(sitting.case.game.key))
    new = [rule for rule in met if rule in asked and rule not in there]
    if not key or not new:
        return

    def take() -> None:
        try:
            for rule in new:
                reviewed(store(), key, rule, partial(scheduled, weights=weights()), right=False)
        except Complaint as wrong:
            st.session_state["app.not-kept"] = wrong
        else:
            st.session_state[taken] = len(new)

    said = words("play-review-all" if len(new) == len(met) else "play-review", n=len(new))
    st.button(said, icon=":material/event_repeat:", key="play-review", on_click=take)
    if len(new) < len(met):
        st.caption(words("play-review-others"))
