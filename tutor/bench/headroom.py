"""What a search could add to the strategy: another move that looks better, weighed in courses that did not choose it.

``python -m tutor.bench.headroom 100`` takes decisions from games of people of the club, lets the search look for a
better move, and measures that move against the strategy's in fresh courses. The gain is told for each number of
standard errors by which a move has to look better before it is made. Courses are counted: the same seed gives the same
figures on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import click

from tutor.core.game import AnyGame
from tutor.core.moves import PLAY, TABLE, seated
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.aims import aim
from tutor.players.match import SURE
from tutor.players.memory import after, begin
from tutor.players.players import LEVELS, PLAYED_ON, advised_to, by_strategy, played
from tutor.players.search import Budget, ahead, search

LOOK, AGAIN = 60, 120
"""Courses for each move: to look for a better one, and to weigh it afresh."""
DOUBTS = (0.0, 1.0, 2.0)
SOME = 6
"""So many decisions are taken from one game."""
LONGEST = 200


class Looked(NamedTuple):
    """A decision at which the search has looked for a better move."""

    errors: float
    """By how many standard errors another move looked better; nought where none did."""
    gain: float
    """By how much it was better in fresh courses, of all there is to win."""
    error: float
    """The standard error of a comparison while it was looked for; nought where none was made."""


def decisions(game: AnyGame, seed: int, courses: int) -> Iterator[Looked]:
    """Yield some decisions of one game of people of the club."""
    source = Random(f"headroom/{game.key}/{seed}")
    options = next(iter(game.presets.values()))
    fewest, most = game.seats(options)
    start = game.start(options, seated(min(max(fewest, 4), most)))
    memories = {seat: begin(game, start, seat) for seat in start.seats}
    sources = {seat: Random(source.random()) for seat in start.seats}
    levels = dict.fromkeys(start.seats, LEVELS["club"])
    wanted = set(source.sample(range(LONGEST), 3 * SOME))
    policy, worth = by_strategy(game, PLAYED_ON), aim(game).worth
    for number, step in enumerate(played(game, start, levels, Random(source.random()), sources)):
        if number >= LONGEST:
            return
        state, seat = step.before, step.move.seat
        if number in wanted and seat != TABLE and step.move.verb == PLAY:
            moves, seen, memory = legal(game, state, seat), game.seen_by(state, seat), memories[seat]
            advised = advised_to(game, seen, memory, moves, LEVELS["club"])
            if len(moves) > 1 and advised is not None:
                budget = Budget(courses * len(moves))
                found = search(game, seen, memory, source, budget=budget, policy=policy, worth=worth, only=moves)
                told = {one.move: one for one in found}
                # Those that were dropped have fewer courses; what they looked like is not compared.
                best = max((one for one in found if one.rounds == found[0].rounds), key=lambda one: one.worth)
                by, error = ahead(best, told[advised.move])
                if best.move == advised.move or by <= 0:
                    yield Looked(0.0, 0.0, 0.0)
                else:
                    two = (advised.move, best.move)
                    budget = Budget(2 * AGAIN)
                    fresh = search(game, seen, memory, source, budget=budget, policy=policy, worth=worth, only=two)
                    measured = {one.move: one for one in fresh}
                    yield Looked(by / error, ahead(measured[best.move], measured[advised.move])[0], error)
        memories = {one: after(game, m, step.before, step.move, step.after) for one, m in memories.items()}


def told(key: str, found: list[Looked]) -> Iterator[str]:
    """Yield what is said of a game."""
    others = [one for one in found if one.errors]
    error = fmean([one.error for one in others]) if others else 0.0
    yield f"{key}: {len(found)} cards, another looked better at {len(others)}, standard error {error:.4f}"
    for doubt in DOUBTS:
        gains = [one.gain if one.errors > doubt else 0.0 for one in found]
        made = sum(one.errors > doubt for one in found)
        margin = SURE * stdev(gains) / sqrt(len(gains))
        yield f"  beyond {doubt:.0f} errors: {made:>3} made, {fmean(gains):+.4f} ± {margin:.4f} a card"


@click.command()
@click.argument("many", default=100)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same decisions.")
@click.option("--courses", default=LOOK, show_default=True, help="Courses for each move while it is looked for.")
@click.option("--game", "keys", multiple=True, help="Only this game; may be given several times.")
def main(many: int, seed: int, courses: int, keys: tuple[str, ...]) -> None:
    """Say of each game what a search could add to the strategy."""
    for key, game in shelf().items():
        if keys and key not in keys:
            continue
        found: list[Looked] = []
        number = 0
        while len(found) < many:
            found += decisions(game, seed * 100_000 + number, courses)
            number += 1
        click.echo("\n".join(told(key, found[:many])))


if __name__ == "__main__":
    main()
