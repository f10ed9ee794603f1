"""Learn everything anew, each step after what it stands on, on all processors; two hours on two.

    uv run --with scikit-learn --with torch python tests/questions/learn_all.py [step ...]

The steps are ``meant``, ``taught``, ``practised``, ``order``, ``silence``, ``roles``, ``sentence``, ``marked``,
``patterned`` and ``trust``; without any all are taken. What the first ones find is kept in ``.cache/learned``, so that
a later one can be taken alone. Sets of which ``meant.jsonl`` already says what their questions tell are not looked at
again: remove its lines to have that done.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a process for each processor is faster than threads in each

import json
import multiprocessing
import pickle
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar
from unittest.mock import patch

import find_meant
import fit
import fit_marked
import fit_patterned
import fit_roles
import fit_silence
import fit_taught
import fit_trust
import numpy as np
from figures import HERE, SPENT, questions

from tutor.asking import likened
from tutor.asking.encoder import Vectors
from tutor.asking.index import index
from tutor.asking.meaning import Meaning, encoder
from tutor.asking.named import untitled
from tutor.asking.practised import Practised
from tutor.asking.roles import Reader
from tutor.asking.spent import Spent, spent
from tutor.asking.taught import ANSWERED, ANSWERS, MOMENTS, RULES, Head, Taught
from tutor.asking.tidying import tidied
from tutor.asking.turned import upright
from tutor.paths import ROOT
from tutor.words import library

KEPT = ROOT / ".cache" / "learned"
STEPS = ("meant", "taught", "practised", "order", "silence", "roles", "sentence", "marked", "patterned", "trust")
BATCH = 64
"""So many texts are encoded at once."""
OF_SILENCE = 4
"""Of so many questions one tells when no text answers: that needs few."""
THINNED = {"kept12": 3}
"""Of so many questions of a set one tells when a moment is meant: this one is by one hand and as large as ten."""
ALL = fit_taught.FOLDS
"""The fold from which nothing is left out."""

One = TypeVar("One")
Result = TypeVar("Result")


def side_by_side(what: Callable[[One], Result], many: Iterable[One]) -> list[Result]:
    """Return what a function makes of each, in their order, by a process for each processor."""
    context = multiprocessing.get_context("fork")  # what was read or encoded before is there in each
    with context.Pool(os.cpu_count()) as pool:
        return pool.map(what, list(many), chunksize=1)


# What texts mean

VECTORS: dict[str, Vectors] = {}


def remember_vectors() -> None:
    """Encode everything that is learned from, once for all steps and for all runs with one encoder."""
    path = KEPT / f"vectors-{encoder().mark}.pickle"
    if path.exists():
        VECTORS.update(pickle.loads(path.read_bytes()))  # noqa: S301 - our own file
    new = sorted({text for text in _texts() if text.strip()} - VECTORS.keys())
    batches = [new[at : at + BATCH] for at in range(0, len(new), BATCH)]
    for batch, vectors in zip(batches, side_by_side(_encoded, batches), strict=True):
        VECTORS.update(zip(batch, vectors, strict=True))
    path.write_bytes(pickle.dumps(VECTORS))
    whole = Meaning.read

    def read(self: Meaning, text: str) -> Vectors | None:
        return VECTORS[text] if text in VECTORS else whole(self, text)

    patch.object(Meaning, "read", read).start()


def _encoded(batch: Sequence[str]) -> Vectors:
    return encoder().encode(batch)


def _texts() -> Iterable[str]:
    for name in SPENT:
        for one in questions(name):
            yield untitled(one["question"].lower())
            yield upright(tidied(one["question"]))[0]
    for game, _ in library.books():
        yield from (one["question"] for one in fit_taught.lines(f"told_{game.folder}"))
    yield from (one["said"] for one in fit_taught.lines("meant"))


# Heads


def learn_part(part: str) -> list[dict[str, Head]]:
    """Learn one part without the sets of each fold, and without none."""
    kind, _, game = part.partition("-")
    learners = {RULES: fit_taught.learn_rules, MOMENTS: fit_taught.learn_moments, ANSWERS: fit_taught.learn_answers}
    parts = []
    for fold in range(ALL + 1):
        apart = SPENT[fold :: fit_taught.FOLDS] if fold < ALL else ()
        if kind in learners:
            parts.append(learners[kind](apart, (game,)))
        else:
            parts.append({**fit_taught.learn_answered(apart), **fit_taught.learn_whether(apart)})
    print(part, flush=True)
    return parts


def meant() -> None:
    """Find which moments the questions of new sets tell."""
    known = fit_taught.lines("meant")
    new = [name for name in SPENT if name not in {one["set"] for one in known}]
    games = [game.key for game, _ in library.books()]
    rarity, things = fit_taught.rarity(), fit_taught.things()
    heads = {name: head for one in side_by_side(_told_alone, games) for name, head in one.items()}
    learned = Taught(rarity, heads, things)
    with patch.object(likened, "taught", lambda: learned):
        known += [one for many in side_by_side(_found, new) for one in many]
    known.sort(key=lambda one: (SPENT.index(one["set"]), one["number"]))
    (HERE / "meant.jsonl").write_text("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in known), "utf-8")
    print(len(known), "questions tell a moment")


def _told_alone(game: str) -> dict[str, Head]:
    return fit_taught.learn_moments(games=(game,), asked=False)


def _found(name: str) -> list[dict[str, Any]]:
    return list(find_meant.found(name))


def taught() -> None:
    """Learn rules, moments and answers, once with everything and once without each fold."""
    fit_taught.rarity()
    fit_taught.things()
    games = [game.key for game, _ in library.books()]
    parts = [*(f"{kind}-{game}" for kind in (MOMENTS, ANSWERS, RULES) for game in games), ANSWERED]
    folds: list[dict[str, Head]] = [{} for _ in range(ALL + 1)]
    for without_each in side_by_side(learn_part, parts):
        for heads, learned in zip(folds, without_each, strict=True):
            heads.update(learned)
    kept = [Taught(fit_taught.rarity(), heads, fit_taught.things()) for heads in folds]
    (KEPT / "folds.pickle").write_bytes(pickle.dumps([(one.rarity, one.heads, one.things) for one in kept]))
    fit_taught.write(kept[ALL])
    print(sum(len(one.keys) for one in kept[ALL].heads.values()), "rules and moments")


def practised() -> None:
    """Let the last layers practise on questions."""
    import fit_practised  # it needs torch

    fit_practised.main(KEPT)


def remember_folds() -> None:
    """Take what was learned without each fold from what was kept."""
    for number, one in enumerate(pickle.loads((KEPT / "folds.pickle").read_bytes())):  # noqa: S301 - our own
        fit_taught.FOLDED[number] = Taught(*one, _practised(number))


def _practised(fold: int) -> Practised | None:
    """Return the layers that did not practise on a fold, with what they made of its questions."""
    file = KEPT / f"practised-{fold}.npz"
    if not file.exists():
        return None
    with np.load(file) as weights:
        layers = Practised({name: weights[name] for name in weights})
    known, read = pickle.loads(file.with_suffix(".pickle").read_bytes()), layers.read  # noqa: S301 - our own file
    layers.read = lambda text: known[text] if text in known else read(text)  # type: ignore[method-assign]
    return layers


# What stands on them


def order() -> None:
    """Learn the order."""
    known = fit.before(*SPENT)
    sets = zip(SPENT, side_by_side(_asked, SPENT), strict=True)
    fit.save(known, [one for many in side_by_side(partial(_with_before, known), sets) for one in many])
    spent.cache_clear()  # what follows asks with the questions that are kept now


def _asked(name: str) -> list[fit.Described]:
    return list(fit.asked(name))


def _with_before(known: Spent, one: tuple[str, list[fit.Described]]) -> list[fit.Asked]:
    return fit.with_before(one[1], known, fit_taught.without(one[0]))


def silence() -> None:
    """Learn when no text answers."""
    described = side_by_side(partial(fit_silence.described, every=OF_SILENCE), fit_silence.SETS)
    fit_silence.main(sets=dict(zip(fit_silence.SETS, described, strict=True)))


def roles() -> None:
    """Learn the parts of cards."""
    fit_roles.main()


def sentence() -> None:
    """Let the last layers practise on the parts of cards."""
    import fit_sentence  # it needs torch

    fit_sentence.main(KEPT)


def marked() -> None:
    """Learn when a position was read rightly."""
    parts = side_by_side(_readings, range(fit_roles.APART))
    read = [one for many in parts for one in many]
    (KEPT / "readings.pickle").write_bytes(pickle.dumps(read))
    fit_marked.main(many=read)


def _readings(part: int) -> list[fit_marked.Read]:
    return list(fit_marked.readings((part,)))


def patterned() -> None:
    """Learn when a position was read rightly by patterns."""
    fit_roles.marked()
    learned = [one for some in side_by_side(_learned, range(fit_roles.APART)) for one in some]
    readers = [fit_patterned.trusting(*one) for one in learned]  # trees of one process are not grown in its children
    with patch.object(fit_patterned, "readers", lambda: readers):
        read = [one for many in side_by_side(_read, _pieces()) for one in many]
    (KEPT / "patterned.pickle").write_bytes(pickle.dumps(read))
    fit_patterned.main(many=read)


def _learned(part: int) -> list[tuple[Reader, frozenset[str]]]:
    return fit_patterned.learned((part,))


def _pieces() -> list[list[tuple[str, int]]]:
    """Return the questions that say what is right, by set and number, in pieces for one process each."""
    jobs = [(name, n) for name in fit_trust.SETS for n in range(0, len(questions(name)), THINNED.get(name, 1))]
    return [jobs[at : at + BATCH] for at in range(0, len(jobs), BATCH)]


def _read(jobs: Sequence[tuple[str, int]]) -> list[fit_patterned.Read]:
    return [one for name, n in jobs if (one := fit_patterned.read(name, questions(name)[n])) is not None]


def trust() -> None:
    """Learn when a moment is the one that is meant."""
    sets: dict[str, list[fit_trust.Judged]] = {name: [] for name in fit_trust.SETS}
    for piece in side_by_side(_judged, _pieces()):
        for name, judged in piece:
            sets[name].append(judged)
    sets["standing"] = list(fit_trust.of_standing())
    (KEPT / "judged.pickle").write_bytes(pickle.dumps(sets))
    fit_trust.main(sets=sets)


def _judged(jobs: Sequence[tuple[str, int]]) -> list[tuple[str, fit_trust.Judged]]:
    return [(name, each) for name, number in jobs for each in fit_trust.judged(name, number, questions(name)[number])]


def main(*steps: str) -> None:
    """Take the steps, all of them where none is named."""
    KEPT.mkdir(parents=True, exist_ok=True)
    index()
    remember_vectors()
    for step in [one for one in STEPS if one in steps or not steps]:
        began = time.monotonic()
        if step not in ("meant", "taught", "practised", "roles", "sentence"):
            remember_folds()
        globals()[step]()
        print(step, f"took {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
