"""Learn when no text answers: ``python tests/questions/fit_silence.py`` writes what is shipped, after ``fit.py``.

It learns from the questions that are spent; each is compared with those of other sets alone, since those of one set
are by one hand. ``--judge`` then leaves out one set at a time and counts at some thresholds how many of its questions
that no text answers are refused, and how many others.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from figures import SPENT, questions
from fit import before
from fit_taught import without

from tutor.asking.answer import ask
from tutor.asking.places import Numbers
from tutor.asking.silence import FILE, NAMES, of_others, signs_of

SETS = tuple(name for name in SPENT if name not in ("tuning", "kept"))
"""Both kinds of question are in these."""
HELD = 1.0
"""How much large weights are held against them."""
STEPS = 40
CUTS = (0.6, 0.65, 0.7, 0.72, 0.75, 0.8)
DECIMALS = 4


class Compared(NamedTuple):
    """A question, what tells whether a text answers it, and whether one does."""

    signs: Numbers
    answered: bool
    refused_already: bool
    """Another game, or what each table settles: no threshold is asked."""


def described(name: str, every: int = 1) -> list[Compared]:
    """Return the questions of a set, or one of so many of them, compared with those of the other sets."""
    known = before(*(other for other in SETS if other != name))
    told = []
    for one in questions(name)[::every]:
        answer = ask(one["question"], one["game"] or "", one["lang"] or "")
        signs = signs_of(answer, known, without(name))
        told.append(
            Compared(np.array([signs[name] for name in NAMES]), bool(one["ids"]), of_others(answer) is not None)
        )
    return told


def learn(many: list[Compared]) -> Numbers:
    """Return the weights under which what happened is most likely, by Newton's method."""
    many = [one for one in many if not one.refused_already]
    values, wanted = np.stack([one.signs for one in many]), np.array([one.answered for one in many])
    held = HELD * (np.array(NAMES) != "always")
    weights = np.zeros(len(NAMES))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-values @ weights))
        slope = values.T @ (chance - wanted) + held * weights
        curve = (values * (chance * (1 - chance))[:, None]).T @ values + np.diag(held)
        weights -= np.linalg.solve(curve, slope)
    return weights


def main(*words: str, sets: Mapping[str, list[Compared]] | None = None) -> None:
    """Learn and write, or judge."""
    sets = sets or {name: described(name) for name in SETS}
    weights = learn([one for many in sets.values() for one in many])
    kept = {name: round(float(value), DECIMALS) for name, value in zip(NAMES, weights, strict=True)}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(kept)
    if "--judge" not in words:
        return
    for name, own in sets.items():
        weights = learn([one for other in sets if other != name for one in sets[other]])
        likely = [1 / (1 + np.exp(-float(one.signs @ weights))) for one in own]
        for cut in CUTS:
            refused = [one.refused_already or chance < cut for one, chance in zip(own, likely, strict=True)]
            right = sum(no and not one.answered for no, one in zip(refused, own, strict=True))
            wrong = sum(no and one.answered for no, one in zip(refused, own, strict=True))
            print(name, cut, f"refused {right} of {sum(not one.answered for one in own)}, and {wrong} others")


if __name__ == "__main__":
    main(*sys.argv[1:])
