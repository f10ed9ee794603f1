"""Learn when a moment is the one that is meant: ``python tests/questions/fit_trust.py`` writes what is shipped.

It learns from the questions that are spent and say what is right. Each is asked as if its own set had never been
asked; what may be answered is looked at, whether it would be said or not. ``--judge`` leaves out one set at a time and
counts at some bounds how many right and wrong verdicts of moments it would get.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple
from unittest.mock import patch

from figures import HERE, SPENT, UNTOLD, WRITTEN, questions, right
from fit_taught import without as untaught
from fit_trees import Shape, fitted

from tutor.asking import likened, ranking, reply, ruled, silence, standing
from tutor.asking.index import index
from tutor.asking.moment import Stood
from tutor.asking.spent import Spent, spent
from tutor.asking.trust import FILE, Forest
from tutor.asking.turned import TURNED, upright

SETS = (*(f"kept{number}" for number in range(12, 27)), *(f"asked_{name}" for name in WRITTEN))
"""What is learned from: sets that say what is right, and by which no wording was found."""
MUST = ("standing",) * 24
"""The questions that every version has to answer count so often."""
FOR = frozenset(
    (
        *("very-near", "same", "votes", "place", "found", "covered", "asked-covered", "fits", "agreed", "chance"),
        *("taught", "taught-place", "taught-ahead", "taught-votes", "taught-votes-root", "taught-mass", "nearest"),
        *("ruled", "ruled-ahead", "ruled-share", "whether"),
    )
)
"""What can only speak for a moment."""
EITHER = frozenset(("long", "number"))
"""What may speak for a moment or against it, with others; everything else can only speak against it."""
SHAPE = Shape(trees=250, leaves=10, slowly=0.04, least=40, held=5.0)
CUTS = (0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9)


class Judged(NamedTuple):
    """A moment that may be meant by a question, what tells whether it is, and whether its answer is right."""

    number: int
    signs: Mapping[str, float]
    answer: str
    right: bool
    means: str = ""


@cache
def without(name: str) -> Spent:
    """Return the questions that are shipped without those of one set."""
    whole = spent(index().meaning)
    at, kept = 0, list[int]()
    for other in SPENT:
        count = len(questions(other))
        kept += [] if other == name else range(at, at + count)
        at += count
    assert at == len(whole.games), "fit.py has to be run first"
    return Spent(whole.vectors[kept], tuple(whole.games[n] for n in kept), tuple(whole.ids[n] for n in kept))


def judged(name: str, number: int, one: Mapping[str, Any]) -> Iterator[Judged]:
    """Yield the moments that may be meant by a question, as if its set had never been asked."""
    seen: list[standing.Candidate] = []

    def candidates(*told: Any, **more: Any) -> list[standing.Candidate]:
        seen[:] = seen or whole(*told, **more)
        return seen

    whole, known, learned = standing.candidates, without(name), untaught(name)
    with (
        patch.object(standing, "candidates", candidates),
        patch.object(standing, "trust", lambda signs: 1.0),
        patch.object(ranking, "spent", lambda meaning: known),
        patch.object(silence, "spent", lambda meaning: known),
        patch.object(ranking, "taught", lambda: learned),
        patch.object(silence, "taught", lambda: learned),
        patch.object(likened, "taught", lambda: learned),
        patch.object(ruled, "taught", lambda: learned),
    ):
        said = reply.reply.__wrapped__(one["question"], one["game"] or "", one["lang"] or "")
        denied = upright(reply.mended(said.answer.question))[1] == "denied"
        for candidate in seen:
            good = rated(one, said, candidate.stood, denied=denied, openly=name not in UNTOLD)
            if good is not None:
                yield Judged(number, candidate.signs, candidate.stood.answer, good, candidate.stood.means)


def rated(one: Mapping[str, Any], said: reply.Reply, stood: Stood, *, denied: bool, openly: bool) -> bool | None:
    """Whether the answer of a moment is right; nothing where nothing is known of it.

    ``openly`` says that a question without an answer asks for no yes or no.
    """
    wanted, answer = str(one.get("answer") or "").lower(), stood.answer
    if answer == "depends":
        return None
    if one["ids"] and not wanted:  # yes or no is no answer to what is asked openly; a number may be one
        return False if answer in TURNED and openly else None
    if "|" in wanted:
        return answer == wanted
    if not one["ids"] or (wanted in TURNED) is not (answer in TURNED):
        return False
    return {"right": True, "wrong": False}.get(right(one, replace(said, verdict=TURNED[answer] if denied else answer)))


def of_standing() -> Iterator[Judged]:
    """Yield the moments of the questions that every version has to answer."""
    lines = (HERE / "standing.jsonl").read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        one = json.loads(line)
        yield from judged("standing", number, {"lang": "", "ids": ["any"] if one["answer"] else [], **one})


def learn(many: list[Judged], names: list[str]) -> Forest:
    """Return the trees under which what happened is likely, where what must not speak for a moment does not."""
    one_way = [0 if name in EITHER else 1 if name in FOR else -1 for name in names]
    return fitted([one.signs for one in many], [one.right for one in many], names, one_way, SHAPE)


class _Said(NamedTuple):
    """An answer, and whether it is right."""

    answer: str
    right: bool
    means: str


def verdicts(many: list[Judged], forest: Forest, cut: float) -> tuple[int, int]:
    """Return how many right and wrong verdicts there are if as likely moments as this are believed."""
    counts = [0, 0]
    for number in {one.number for one in many}:
        told = [
            standing.Believed(
                _Said(one.answer, one.right, one.means), forest.likely(one.signs), bool(one.signs["fits"])
            )
            for one in many
            if one.number == number
        ]
        with patch.object(standing, "LIKELY", cut), patch.object(standing, "MIGHT", min(standing.MIGHT, cut)):
            best = standing.likeliest(told)
        if best is not None:
            counts[not best.right] += 1
    return counts[0], counts[1]


def main(*words: str, sets: Mapping[str, list[Judged]] | None = None) -> None:
    """Learn and write, or judge."""
    sets = sets or {
        "standing": list(of_standing()),
        **{
            name: [each for number, one in enumerate(questions(name)) for each in judged(name, number, one)]
            for name in SETS
        },
    }
    every = [one.signs for many in sets.values() for one in many]
    names = [name for name in every[0] if len({one[name] for one in every}) > 1]  # what bars is the same for all
    if "--judge" in words:
        for name in SETS:
            forest = learn([one for other in (*MUST, *SETS) if other != name for one in sets[other]], names)
            print(name, {cut: verdicts(sets[name], forest, cut) for cut in CUTS}, flush=True)
        return
    forest = learn([one for name in (*MUST, *SETS) for one in sets[name]], names)
    FILE.write_text(json.dumps(forest._asdict(), separators=(",", ":")) + "\n", "utf-8")
    print(len(forest.trees), "trees of", len(names), "signs")


if __name__ == "__main__":
    main(*sys.argv[1:])
