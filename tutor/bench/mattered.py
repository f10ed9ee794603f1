"""Whether what is told of the moments that mattered is the truth: deals of all games, looked back on and measured anew.

``python -m tutor.bench.mattered 200`` lets somebody play anything allowed against people of the club until so many
moments have been told, and measures each with many courses that had no part in finding or telling it. What is told is
unbiased if the differences average out; what the moments were chosen by is not, and is given beside it. Courses are
counted, so the same seed gives the same figures on any machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import click

from tutor.core.game import AnyGame
from tutor.core.moves import Move, seated
from tutor.games import shelf
from tutor.players.against import MAY, NEXT_DEAL, OVER, YOU, Against, settle
from tutor.players.looking_back import decisions, measured_again, moment, moments_that_mattered
from tutor.players.match import SURE
from tutor.players.players import LEVELS, Choice
from tutor.players.search import Budget
from tutor.players.thinking import Job, think
from tutor.players.thumbs import unasked

LOOK, TELL, CHECK = 12, 40, 160
"""Courses for each move: to look for moments, to tell what one cost, to check what was told."""
MOST = 3
"""So many moments are told of a deal, as on the page."""
SOME = 10
"""Of so many decisions of a deal at most it is asked what they cost."""
LONGEST = 150


class Told(NamedTuple):
    """One moment: what it was chosen by, what was told, and what it cost when measured anew."""

    game: str
    chosen: float
    told: float
    margin: float
    measured: float


def asked(job: Job, courses: int) -> Choice:
    """Search with so many courses for each move."""
    return think(job._replace(level=job.level._replace(budget=Budget(courses * len(job.moves)))), float("inf"))


def deal(game: AnyGame, seed: int) -> Against:
    """Let somebody who plays anything allowed play one deal against people of the club."""
    options = next(iter(game.presets.values()))
    fewest, most = game.seats(options)
    start = game.start(options, seated(min(max(fewest, 3), most)))
    there = Against(game, start, start.seats[0], LEVELS["club"], seed)
    while len(there.steps) < LONGEST:
        settle(there)
        waiting = there.waits_for()
        if waiting == OVER or (waiting == NEXT_DEAL and there.steps):
            break
        if waiting == YOU:
            there.make(think(there.job(there.you, LEVELS["random"])).move)
        else:
            word: Move | None = unasked(there.words()) if waiting == MAY else None
            if word is None:
                there.go_on()
            else:
                there.make(word)
    return there


def moments(game: AnyGame, seed: int) -> Iterator[Told]:
    """Yield what would be told of a deal, each measured anew."""
    there = deal(game, seed)
    every = list(decisions(there))
    some = Random(seed).sample(every, min(SOME, len(every)))
    looked = [(moment(there, n, asked(job, LOOK).estimates), job) for n, job in some]
    cost = [(one, job) for one, job in looked if one is not None]
    jobs = {one.step: (one, job) for one, job in cost}
    for told in moments_that_mattered(cost, MOST, lambda job: asked(job, TELL)):
        chosen, job = jobs[told.step]
        again = measured_again(chosen, job, lambda job: asked(job, CHECK), 3)
        yield Told(game.key, chosen.gain, told.gain, told.margin, again.gain)


def mean(values: list[float]) -> str:
    """Write a mean with how far from it the truth may lie, 95 times in 100."""
    return f"{fmean(values):+.4f} ± {SURE * stdev(values) / sqrt(len(values)):.4f}"


@click.command()
@click.argument("many", default=200)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same moments.")
def main(many: int, seed: int) -> None:
    """Tell so many moments of real deals, and by how much what is told differs from what they cost."""
    found: list[Told] = []
    games, deals = list(shelf().values()), 0
    while len(found) < many:
        found += moments(games[deals % len(games)], seed * 100_000 + deals)
        deals += 1
        click.echo(f"{len(found)} of {deals} deals", err=True)
    found = found[:many]
    by_game = Counter(one.game for one in found)
    click.echo(f"{len(found)} moments of {deals} deals, seed {seed}: {dict(by_game)}")
    click.echo(f"  chosen by, less what they cost  {mean([one.chosen - one.measured for one in found])}")
    click.echo(f"  told, less what they cost       {mean([one.told - one.measured for one in found])}")
    within = sum(abs(one.told - one.measured) <= one.margin for one in found)
    click.echo(f"  told within its margin          {within} of {len(found)}")


if __name__ == "__main__":
    main()
