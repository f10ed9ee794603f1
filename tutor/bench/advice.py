"""Advice written out for somebody who judges it: positions in words in one file, what the coach says in another.

``python -m tutor.bench.advice FOLDER`` writes twelve decisions of each game in every language, from games of people
who know it. What is written of a position is what its seat sees and what everybody has seen. Whoever judges chooses a
card first, then looks at the advice. The same seed gives the same decisions on any machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import click

from tutor.core.cards import Card
from tutor.core.game import AnyGame, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Seat, seated
from tutor.core.play import Step, legal
from tutor.games import shelf
from tutor.players import known as common
from tutor.players.aims import aim
from tutor.players.coach import Counsel, Figure, counsel, figure, preferred
from tutor.players.known import DEAL
from tutor.players.memory import Memory, after, begin
from tutor.players.players import LEVELS, PLAYED_ON, by_strategy, played
from tutor.players.search import Budget, search
from tutor.shown.counsel import Asked, advised_said, figure_said
from tutor.shown.table import button, fact_view, pile_view
from tutor.words import explain

EACH = 12
"""So many decisions of every game."""
OFTEN = 4
"""No principle is asked about more often."""
COURSES = 40
"""For each move, where a figure may be said."""
LONGEST = 150
"""So many moves of a game are looked at."""


class Chance(NamedTuple):
    """A decision of a game that may be written out."""

    made: tuple[Step[Situation], ...]
    state: Situation
    seat: Seat
    told: Counsel
    memory: Memory


class Decision(NamedTuple):
    """A decision, what led to it, and what the coach says."""

    game: AnyGame
    made: tuple[Step[Situation], ...]
    """What has been done since the cards were dealt."""
    state: Situation
    seat: Seat
    told: Counsel
    figure: Figure | None


def measured(game: AnyGame, state: Situation, told: Counsel, memory: Memory) -> Figure | None:
    """Return the figure that goes with advice, from a number of courses and not from a time."""
    moves = tuple(legal(game, state, memory.seat))
    policy, seen = by_strategy(game, PLAYED_ON), game.seen_by(state, memory.seat)
    budget = Budget(COURSES * len(moves))
    found = search(game, seen, memory, Random(1), budget=budget, policy=policy, worth=aim(game).worth, only=moves)
    return figure(found, told.move)


def decisions(game: AnyGame, many: int, seed: int) -> list[Decision]:
    """Return so many decisions, each of another game, no principle more often than is good."""
    met: Counter[str] = Counter()
    found: list[Decision] = []
    for number in range(1000):
        source = Random(f"advice/{game.key}/{seed}/{number}")
        there = [one for one in _of_one_game(game, source) if met[one.told.rule] < OFTEN]
        if there:
            # What is met seldom comes first.
            least = min(met[one.told.rule] for one in there)
            one = source.choice([one for one in there if met[one.told.rule] == least])
            met[one.told.rule] += 1
            told = measured(game, one.state, one.told, one.memory)
            found.append(Decision(game, one.made, one.state, one.seat, one.told, told))
        if len(found) == many:
            break
    return found


def _of_one_game(game: AnyGame, source: Random) -> Iterator[Chance]:
    """Yield the decisions of one game at which the coach has something to say."""
    options = next(iter(game.presets.values()))
    fewest, most = game.seats(options)
    start = game.start(options, seated(min(max(fewest, 4), most)))
    levels = dict.fromkeys(start.seats, LEVELS["club"])
    known, made = common.fresh(start), list[Step[Situation]]()
    memories = {seat: begin(game, start, seat) for seat in start.seats}
    sources = {seat: Random(source.random()) for seat in start.seats}
    for number, step in enumerate(played(game, start, levels, Random(source.random()), sources)):
        if number > LONGEST:
            return
        seat = step.move.seat
        moves = () if seat == TABLE else tuple(legal(game, step.before, seat))
        if len(moves) > 1:
            told = counsel(game, game.seen_by(step.before, seat), seat, moves, known)
            if told is not None and explain.has(game.folder, "en", explain.advice_id(told.rule), "advice"):
                yield Chance(tuple(made), step.before, seat, told, memories[seat])
        made = [] if seat == TABLE and step.move.verb == DEAL else [*made, step]
        memories = {s: after(game, m, step.before, step.move, step.after) for s, m in memories.items()}
        known = common.after(game, known, step.before, step.move, step.after)


def position(one: Decision, lang: str) -> Iterator[str]:
    """Yield a position in words, line by line: the table, what was done, what may be done."""
    game, state, seat = one.game, seen_there(one), one.seat
    scene = game.scene(state, seat)

    def name(who: Seat) -> str:
        return explain.seat_name(who, lang, state.seats)

    def held(cards: tuple[Card, ...]) -> str:
        return ", ".join(explain.card_name(card, lang) for card in cards)

    for hand in scene.hands:
        own = held(hand.cards) if hand.seat == seat else str(hand.count)
        score = "" if hand.score is None else f" ({hand.score})"
        tags = [explain.say(game.folder, lang, f"tag-{tag}") for tag in hand.tags]
        yield f"- {name(hand.seat)}{score}: {', '.join([own, *tags])}"
    for pile in scene.piles:
        heap = pile_view(game, state, pile, lang)
        top = "" if pile.top is None else held((pile.top,))
        yield f"- {heap.name}: {', '.join(part for part in (top, str(heap.count or 0), heap.note) if part)}"
    for fact, value in scene.facts:
        shown = fact_view(game, state, fact, value, lang)
        yield f"- {shown.name}: {shown.value}"
    for trick in _tricks(one.made):
        yield "- " + " · ".join(f"{name(s.move.seat)} {_said(one, s, lang)}" for s in trick)
    yield "- ? **" + " / ".join(button(game, state, move, lang) for move in legal(game, one.state, seat)) + "**"


def _tricks(made: Sequence[Step[Situation]]) -> Iterator[list[Step[Situation]]]:
    """Yield what players did, cut where the table was cleared."""
    trick: list[Step[Situation]] = []
    for step in made:
        if step.move.seat != TABLE:
            trick.append(step)
        if trick and not getattr(step.after, "trick", True):
            yield trick
            trick = []
    if trick:
        yield trick


def seen_there(one: Decision) -> Situation:
    """Return the position as its seat sees it."""
    seen: Situation = one.game.seen_by(one.state, one.seat)
    return seen


def _said(one: Decision, step: Step[Situation], lang: str) -> str:
    """Return what somebody did as everybody saw it."""
    move = step.move
    hidden = move.verb != PLAY and move.seat != one.seat
    return button(one.game, step.before, move._replace(cards=()) if hidden else move, lang)


def advice(one: Decision, lang: str) -> Iterator[str]:
    """Yield what the coach says, as on the page."""
    game, state, told = one.game, seen_there(one), one.told
    best = preferred(told, one.figure)
    yield explain.say(explain.APP, lang, "coach-shows", facts={"move": button(game, state, best, lang)})
    asked = Asked(game, state, one.seat, next(iter(game.presets)), {})
    said = advised_said(asked, told, one.figure, lang)
    if best == told.move and one.figure is not None:
        said.append(figure_said(asked, one.figure, lang))
    yield from (explain.plain(sentence, lang) for sentence in said)


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--each", default=EACH, show_default=True, help="How many decisions of each game.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same decisions.")
def main(folder: Path, each: int, seed: int) -> None:
    """Write positions and advice in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    every = [one for game in shelf().values() for one in decisions(game, each, seed)]
    for lang in LANGUAGES:
        for what, lines in (("positions", position), ("advice", advice)):
            text = "".join(
                f"## {number}. {one.game.key}, {explain.seat_name(one.seat, lang, one.state.seats)}\n\n"
                + "\n".join(lines(one, lang))
                + "\n\n"
                for number, one in enumerate(every, 1)
            )
            (folder / f"{what}.{lang}.md").write_text(text, encoding="utf-8")
    click.echo(f"{len(every)} decisions, {len({one.told.rule for one in every})} principles")


if __name__ == "__main__":
    main()
