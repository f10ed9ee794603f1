"""Learn when a moment is the one that is meant: ``python tests/questions/fit_trust.py`` writes what is shipped.

It learns from the questions that are spent and say what is right. Each is asked as if its own set had never been
asked; what may be answered is looked at, whether it would be said or not. Trees tell how likely each moment is by
itself; then a few weights, how likely it is beside what speaks for the other answer. ``--judge`` leaves out a fourth
of the sets at a time and counts at some bounds how many right and wrong verdicts of moments it would get.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple
from unittest.mock import patch

from figures import HERE, SPENT, UNTOLD, WRITTEN, questions, right
from fit_taught import without as untaught
from fit_trees import Shape, fitted

from tutor.asking import around, likened, ranking, reply, ruled, silence, standing, trust
from tutor.asking.index import index
from tutor.asking.moment import Stood
from tutor.asking.replies import named_of
from tutor.asking.spent import Spent, spent
from tutor.asking.trust import FILE, SIDES, Forest, sides_of
from tutor.asking.turned import TURNED, turned_back, upright

SETS = (*(f"kept{number}" for number in range(12, 27)), *(f"asked_{name}" for name in WRITTEN))
"""What is learned from: sets that say what is right, and by which no wording was found."""
MUST = ("standing",) * 24
"""The questions that every version has to answer count so often."""
FOR = frozenset(
    (
        *("very-near", "same", "votes", "place", "found", "covered", "asked-covered", "fits", "agreed", "chance"),
        *("taught", "taught-place", "taught-ahead", "taught-votes", "taught-votes-root", "taught-mass", "nearest"),
        *("ruled", "ruled-ahead", "ruled-share", "whether", "asked-same", "asked-moment"),
    )
)
"""What can only speak for a moment."""
EITHER = frozenset(("long", "number"))
"""What may speak for a moment or against it, with others; everything else can only speak against it."""
SHAPE = Shape(trees=250, leaves=10, slowly=0.04, least=40, held=5.0)
APART = 4
"""So many parts of the sets are left out, one after the other."""
HELD = 1.0
"""How little large weights of the two sides are held against them."""
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
    games, ids, answers, moments = (
        tuple(each[n] for n in kept) for each in (whole.games, whole.ids, whole.answers, whole.moments)
    )
    return Spent(whole.vectors[kept], games, ids, answers, moments)


def judged(name: str, number: int, one: Mapping[str, Any]) -> Iterator[Judged]:
    """Yield the moments that may be meant by a question, as if its set had never been asked."""
    seen: list[standing.Candidate[Stood]] = []

    def candidates(*told: Any, **more: Any) -> list[standing.Candidate[Stood]]:
        seen[:] = seen or whole(*told, **more)
        return seen

    whole, known, learned = standing.candidates, without(name), untaught(name)
    with (
        patch.object(standing, "candidates", candidates),
        patch.object(standing, "trust", lambda signs: 1.0),
        patch.object(ranking, "spent", lambda meaning: known),
        patch.object(silence, "spent", lambda meaning: known),
        patch.object(around, "spent", lambda meaning: known),
        patch.object(ranking, "taught", lambda: learned),
        patch.object(silence, "taught", lambda: learned),
        patch.object(likened, "taught", lambda: learned),
        patch.object(ruled, "taught", lambda: learned),
    ):
        said = reply.reply.__wrapped__(one["question"], one["game"] or "", one["lang"] or "")
        turned = upright(reply.mended(said.answer.question))[1]
        for candidate in seen:
            good = rated(one, said, candidate.stood, turned=turned, openly=name not in UNTOLD)
            if good is not None:
                yield Judged(number, candidate.signs, candidate.stood.answer, good, candidate.stood.means)


def rated(one: Mapping[str, Any], said: reply.Reply, stood: Stood, *, turned: str, openly: bool) -> bool | None:
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
    named = named_of(one["question"], stood)
    answer = f"{named.name.lower()}|" if named is not None else answer
    return {"right": True, "wrong": False}.get(right(one, replace(said, verdict=turned_back(answer, turned))))


def of_standing() -> Iterator[Judged]:
    """Yield the moments of the questions that every version has to answer."""
    lines = (HERE / "standing.jsonl").read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        one = json.loads(line)
        yield from judged("standing", number, {"lang": "", "ids": ["any"] if one["answer"] else [], **one})


def learn(many: Sequence[Judged], names: Sequence[str]) -> Forest:
    """Return the trees under which what happened is likely, where what must not speak for a moment does not."""
    one_way = [0 if name in EITHER else 1 if name in FOR else -1 for name in names]
    return fitted([one.signs for one in many], [one.right for one in many], names, one_way, SHAPE)


class Weighed(NamedTuple):
    """The candidates of a question and how likely each is by trees that never saw its set."""

    name: str
    found: tuple[Judged, ...]
    chances: tuple[float, ...]


def weighed(sets: Mapping[str, Sequence[Judged]], names: Sequence[str]) -> list[Weighed]:
    """Return every question with what is thought of it where a part of the sets, its own among them, is left out."""
    told = []
    for part in range(APART):
        left = SETS[part::APART]
        forest = learn([one for other in (*MUST, *SETS) if other not in left for one in sets[other]], names)
        for name in left:
            for number in {one.number for one in sets[name]}:
                found = tuple(one for one in sets[name] if one.number == number)
                told.append(Weighed(name, found, tuple(forest.likely(one.signs) for one in found)))
    return told


def learn_sides(many: Sequence[Weighed]) -> dict[str, float]:
    """Return what is weighed between two answers: from the likeliest moment with each answer of each question."""
    from sklearn.linear_model import LogisticRegression  # only whoever learns has it

    rows, right = [], []
    for one in many:
        best = {answer: max(_likely(one, answer), default=None) for answer in TURNED}
        for answer, top in best.items():
            if top is not None:
                other = best[TURNED[answer]]
                judged = one.found[top[1]]
                rows.append(sides_of(top[0], other[0] if other else 0.0, judged.signs))
                right.append(judged.right)
    learned = LogisticRegression(fit_intercept=False, C=HELD).fit(rows, right)
    return {name: round(float(weight), 4) for name, weight in zip(SIDES, learned.coef_[0], strict=True)}


def _likely(one: Weighed, answer: str) -> list[tuple[float, int]]:
    return [(chance, n) for n, chance in enumerate(one.chances) if one.found[n].answer == answer]


class _Said(NamedTuple):
    """An answer, and whether it is right."""

    answer: str
    right: bool
    means: str


def verdicts(many: Sequence[Weighed], cut: float) -> dict[str, tuple[int, int]]:
    """Return how many right and wrong answers there are if as likely moments as this are believed, by their form."""
    counts = {form: [0, 0] for form in ("yes or no", "others", "supposed")}
    for one in many:
        found = [standing.Candidate(_Said(each.answer, each.right, each.means), each.signs) for each in one.found]
        told = standing.believed(found, one.chances)
        with patch.object(standing, "LIKELY", cut), patch.object(standing, "MIGHT", min(standing.MIGHT, cut)):
            best = standing.likeliest(told)
        supposed = standing.supposable(told) if best is None else ()
        if best is not None:
            counts["yes or no" if best.answer in TURNED else "others"][not best.right] += 1
        elif len(supposed) == 1:
            counts["supposed"][not supposed[0].right] += 1
    return {form: (right, wrong) for form, (right, wrong) in counts.items()}


def judge(many: Sequence[Weighed]) -> None:
    """Print what verdicts there would be at some bounds, each part of the sets weighed by what the others taught."""
    totals: dict[float, Counter[str]] = {cut: Counter() for cut in CUTS}
    for part in range(APART):
        left = SETS[part::APART]
        learned = learn_sides([one for one in many if one.name not in left])
        with patch.object(trust, "sides", lambda learned=learned: tuple(learned[name] for name in SIDES)):
            for cut in CUTS:
                said = verdicts([one for one in many if one.name in left], cut)
                totals[cut].update(
                    {
                        f"{form} {way}": n
                        for form, both in said.items()
                        for way, n in zip(("right", "wrong"), both, strict=True)
                    }
                )
    for cut, total in totals.items():
        print(cut, dict(sorted(total.items())), flush=True)


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
    many = weighed(sets, names)
    if "--judge" in words:
        judge(many)
        return
    forest = learn([one for name in (*MUST, *SETS) for one in sets[name]], names)
    kept = {**forest._asdict(), "sides": learn_sides(many)}
    FILE.write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")
    print(len(forest.trees), "trees of", len(names), "signs;", kept["sides"])


if __name__ == "__main__":
    main(*sys.argv[1:])
