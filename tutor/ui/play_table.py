"""The table at which somebody plays: what happened, what may be done, and what they do there."""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.moves import read_move
from tutor.core.play import Replay
from tutor.players.against import ADVISE, NEXT_DEAL, OVER
from tutor.shown.address import Address
from tutor.shown.line import line
from tutor.shown.linetexts import Telling
from tutor.teaching.taught import Taught
from tutor.ui.card_table import Show, game_table
from tutor.ui.frame import address, language
from tutor.ui.play_sitting import Sitting
from tutor.ui.replayer import own_paragraph
from tutor.ui.shell import runs_in_part

GO_ON, SILENT = "go on", "silent"
LONGEST_MOVE = 1_000


def again_here() -> None:
    """Run this part of the page anew: alone where it runs alone."""
    st.rerun(scope="fragment" if runs_in_part() else "app")


def show_table(
    sitting: Sitting, told: Mapping[int, str] | None = None, taught: Taught | None = None, *, ends: bool = False
) -> None:
    """Show what happened since your last decision, and what may be done now.

    At a table in a text ``told`` is said after so many moves, a paragraph is shown only where something was refused,
    and nothing stands there that is not in ``taught``. Where it ``ends`` with the deal, nobody speaks of the next.
    """
    game, lang = sitting.game, language()
    waits = game.waits_for()
    first = game.deals()[-1] if game.deals() else 0
    since = max(sitting.since, first) - first
    before = game.steps[first].before if game.steps else game.start
    run = Replay(before, tuple(game.steps[first:]))
    case = sitting.case
    telling = Telling(
        lang,
        Address(game=case.game.key, preset=case.preset, options=case.changes, lang=address().lang),
        game.you,
        original=own_paragraph,
        you=True,
        unoffered=game.withheld(),
        taught=taught,
        stops=waits == OVER,
    )
    waits = OVER if ends and waits == NEXT_DEAL else waits
    said = {n - first: {"say": {lang: text}} for n, text in (told or {}).items()}
    made_line = line(case, telling, run=run, since=since, said=said)
    play = {"you": str(game.you), "pace": sitting.pace, "waits": waits, "part": first, "hurry": game.hurry()}
    play |= {"advises": any(move.verb == ADVISE for move in game.words()), "unadvised": game.unadvised()}
    play["quiet"], play["paragraphs"] = told is not None, sitting.paragraphs
    play["weighty"] = sorted(case.game.weighty) if told is None else []
    play["call"] = f"{sitting.id} {sitting.calls}" if sitting.calls else ""
    show = Show(keys=True, make=True, every=told is None, reveal=sitting.light, play=play)
    game_table(
        made_line,
        show,
        key=f"play-{crc32((sitting.table or sitting.id).encode())}",
        step=since,
        on_make=lambda text: made(sitting, text),
    )


def made(sitting: Sitting, text: str) -> None:
    """Do what the browser sent, if you may do it; anything else is dropped."""
    game = sitting.game
    if text in (GO_ON, SILENT):
        sitting.since = len(game.steps)
        game.go_on()
        if text == SILENT:
            game.be_silent()
        return
    try:
        move = read_move(text[:LONGEST_MOVE], sitting.case.seats, sitting.case.game.verbs)
        if move.seat != game.you or move.verb in game.withheld() or game.waits_for() == OVER:
            return
        before = len(game.steps)
        game.make(move)
    except Complaint:
        return
    sitting.since = before
