"""What a course asks of somebody who guesses: presses, words and questions until the first own card, deal and end."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from tutor.cases.lessons import lines
from tutor.core.moves import Move
from tutor.notebook.blocks import fields, lesson_of, rule_ids, sat_down
from tutor.notebook.courses import Course, courses
from tutor.notebook.disclosure import taught_in
from tutor.notebook.reading import Block, Heading, without_ids, without_notes
from tutor.notebook.sitting import Table
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU
from tutor.players.thinking import think
from tutor.teaching.taught import Taught
from tutor.words import library


@dataclass(frozen=True, slots=True)
class Cost:
    """What somebody has pressed, read and been asked."""

    presses: int = 0
    words: int = 0
    questions: int = 0

    def __add__(self, more: Cost) -> Cost:
        """Return both together."""
        return Cost(self.presses + more.presses, self.words + more.words, self.questions + more.questions)

    def __str__(self) -> str:
        """Write the three figures."""
        return f"{self.presses:4} presses {self.words:5} words {self.questions:3} questions"


OWN_CARD, DEAL, WHOLE = "first own card", "first whole deal", "end"


def read_as(text: str) -> Cost:
    """Return what reading a text costs."""
    return Cost(words=len(text.split()))


def walked(one: Course, seed: int) -> dict[str, Cost]:
    """Go through a course as somebody who guesses; return what it has cost until each milestone."""
    random, spent, found = Random(f"{one.file}/{seed}"), Cost(presses=1), dict[str, Cost]()
    taught = taught_in(one.notebook)
    for station in one.notebook.stations:
        if not station.id:
            continue  # what stands before the first table is not shown there
        for part in station.parts:
            if isinstance(part, Block):
                for cost, reached in _block(one, part, random, taught):
                    spent += cost
                    if reached:
                        found.setdefault(reached, spent)
            elif part.source.strip():
                title = isinstance(part, Heading)
                spent += read_as(without_ids(part.source) if title else without_notes(part.source))
        spent += Cost(presses=1)  # on to the next
    return {**found, WHOLE: spent}


def _block(one: Course, block: Block, random: Random, taught: Mapping[int, Taught]) -> Iterator[tuple[Cost, str]]:
    """Yield what each act at a block costs, and which milestone it reaches."""
    if block.kind == "sit":
        yield from _played(replace(sat_down(block, one.game), before=taught.get(block.line)), random)
    elif block.kind == "exercise":
        yield _asked(one, block, random), ""
    elif block.kind == "rule":
        entries = [library.known_entry(id_)[1] for id_ in rule_ids(block)]
        yield read_as(" ".join(entry.text[one.lang] + entry.why[one.lang] for entry in entries)), ""
    elif block.kind == "replay":
        said = fields(block)
        steps = lines(lesson_of(block, one.game, one.lang))[0]
        first, last = int(said.get("from", 0)), int(said.get("to", len(steps.case.moves)))
        told = [str(step["say"][one.lang]) for n, step in steps.steps.items() if first <= n <= last and step.get("say")]
        yield read_as(" ".join(told)) + Cost(presses=last - first), ""
    else:
        yield Cost(presses=1), ""  # one card is tried


def _played(table: Table, random: Random) -> Iterator[tuple[Cost, str]]:
    """Yield what each own move at a table costs: whatever is allowed and offered may be pressed."""
    game, told = table.sit(), 0
    whole = not table.turns
    while (waits := game.waits_for()) != OVER and not (waits == NEXT_DEAL and not table.whole):
        if waits == OTHERS:
            job = game.next_job()
            game.make(job if isinstance(job, Move) else think(job).move)
            continue
        if waits != YOU:
            if waits == NEXT_DEAL:
                yield Cost(presses=1), DEAL
            game.go_on()
            continue
        moves = game.offered()
        so_far = list(table.told_in(game).values())
        fresh = " ".join(table.told[rule] for rule in so_far[told:])
        told = len(so_far)
        game.make(random.choice(moves))
        yield read_as(fresh) + Cost(presses=1), OWN_CARD
    yield read_as(table.after), DEAL if whole else ""


def _asked(one: Course, block: Block, random: Random) -> Cost:
    """Return what a question costs: everything is tried in any order until it is right."""
    lesson = lesson_of(block, one.game, one.lang)
    read = [str(lesson["question"][one.lang]), str((lesson.get("explain") or {}).get(one.lang, ""))]
    if "choices" in lesson:
        choices = list(lesson["choices"])
        read += [str(each[one.lang]) for each in choices]
        tries = 1 + random.randrange(len(choices))
        presses = 2 * tries
    else:
        presses = 1 + len(lesson["legal"]) + 2 * random.randrange(2)  # marked, checked, and perhaps once more
    return read_as(" ".join(read)) + Cost(presses=presses, questions=1)


def main(seeds: int) -> None:
    """Print the figures of every course."""
    for one in courses():
        for seed in range(seeds):
            for reached, cost in walked(one, seed).items():
                print(f"{one.file:22} seed {seed}  {reached:17} {cost}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3)
    main(parser.parse_args().seeds)
