"""The first decision at every score, valued by the chance to win the game, solved backwards from four all.

Every score needs only those that can follow it, so all scores with the same sum are tasks of their own: on the cores of
this computer or on a Dask cluster.  Three kinds of deal: the trump king scores nothing (``off``), whoever holds him
scores one (``held``), or he was turned up and the dealer has scored one for him already (``turned``).  The last two
are one match: at every deal with the point a king is turned one time in eight.

The throws are those of the neutral solution; when to exchange is learned anew at every score.  What that costs, and
what else a best answer still gains, the certificate says: it tries every throw.
"""

import json
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, Future
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from tutor.core.plain import Plain
from tutor.odds.atlas import classes
from tutor.odds.first.certify import certify
from tutor.odds.first.matching import SHIPPED, Chance, Kind, Solved, match_of, name_of
from tutor.odds.first.sample import Sample, deal_sample, keep_sample, kept_sample, pay_all
from tutor.odds.first.solve import stand_worth
from tutor.odds.first.stakes import END, SCORES, Score, Stakes, chances
from tutor.odds.first.table import RARE, STEPS, Facts, Shares, load
from tutor.odds.sure_atlas import workers

KINDS: dict[Kind, str] = {"off": "plain", "held": "king", "turned": "plain"}
"""The kinds of deal, and the neutral solution whose throws each takes."""
LEARN, FRESH = 1 << 25, 1 << 24
"""Deals to learn from, and fresh ones to value what was learned."""
CHUNK = 1 << 20
"""Deals between two changes of mind."""
PASSES = 8
"""How often all deals are gone through."""
EVERY, COUNT = 31, 256
"""Classes of which every so many is certified, and deals of each in each of eight parts."""
CURVE = (1, 2)
"""Passes after which the pair is certified, for the learning curve of one score; the last is what ships."""

Deal = tuple[Kind, Score]
"""A kind of deal at a score."""


def sample_path(folder: Path, kind: Kind, seed: int) -> Path:
    """Return where the deals are kept."""
    return folder / f"deals.{KINDS[kind]}.{seed}"


def make_sample(folder: Path, kind: Kind, neutral: Path, count: int, seed: int) -> None:
    """Deal a sample unless the folder holds it; the whole of a task."""
    path = sample_path(folder, kind, seed)
    if not path.exists():
        keep_sample(path, deal_sample(load(neutral)[0], count, seed))


@cache
def _sample(path: Path) -> Sample:
    return kept_sample(path)


def learn(sample: Sample, stakes: Stakes, passes: Sequence[int]) -> list[tuple[Any, Any]]:
    """Return both sides' average shares after so many passes through the deals: linear regret minimisation."""
    pay = np.array(stakes, np.float32)
    stand = stand_worth(stakes).astype(np.float64)
    rows = len(stand)
    propose = accept = np.full(rows, 0.5, np.float32)
    regrets, sums = np.zeros((4, rows)), np.zeros((2, rows))
    total, sweep = 0.0, 0
    found = []
    for one in range(1, max(passes) + 1):
        for first in range(0, len(sample.elder), CHUNK):
            proposed, dealt, accepted = np.zeros(rows), np.zeros(rows), np.zeros(rows)
            end = min(first + CHUNK, len(sample.elder))
            pay_all(sample, first, end, pay, propose, accept, proposed, dealt, accepted)
            sweep += 1
            total += sweep
            sums[0] += sweep * propose
            sums[1] += sweep * accept
            propose = _follow(regrets[:2], proposed - dealt * stand, propose, sweep)
            accept = _follow(regrets[2:], accepted, accept, sweep)
        if one in passes:
            found.append((sums[0] / total, sums[1] / total))
    return found


def _follow(regrets: Any, gain: Any, share: Any, sweep: int) -> Any:
    """Add what exchanging gains over keeping to the regrets, later sweeps more, and return the next strategy."""
    regrets[0] -= sweep * share * gain
    regrets[1] += sweep * (1 - share) * gain
    keep, exchange = np.maximum(regrets, 0)
    both = keep + exchange
    return np.where(both > 0, exchange / np.where(both > 0, both, 1), 0.5).astype(np.float32)


def _steps(share: Any) -> Any:
    """Write shares in whole steps; what is hardly ever done is left over from learning and left out."""
    share = np.where(share < RARE, 0, np.where(share > 1 - RARE, 1, share))
    return np.rint(share * STEPS).astype(np.uint16)


def value(sample: Sample, stakes: Stakes, propose: Any, accept: Any) -> tuple[float, float]:
    """Return what the pair is worth to elder, from these deals, and twice its standard error."""
    pay, weights = np.array(stakes, np.float32), classes()[1] / classes()[1].sum()
    stood = float(weights @ ((1 - propose) * stand_worth(stakes)))
    rows, count = len(weights), len(sample.elder)
    parts = np.linspace(0, count, 17).astype(int)
    spare = np.zeros((3, rows))
    means = [
        pay_all(sample, first, end, pay, propose, accept, *spare) / (end - first) for first, end in pairwise(parts)
    ]
    return stood + float(np.mean(means)), 2 * float(np.std(means, ddof=1)) / len(means) ** 0.5


class Here(Executor):
    """The parts of a certificate, one after the other in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it at once."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def solve_score(folder: Path, deal: Deal, neutral: Path, later: Mapping[Score, Chance], passes: Sequence[int]) -> None:
    """Solve, value and certify one kind of deal at one score, and write it; the whole of a task."""
    kind, score = deal
    begun = process_time()
    stakes = chances(score, kind == "held", {one: chance for one, (chance, _) in later.items()})
    throws = load(neutral)[0]
    curve = []
    for after, (propose, accept) in zip(
        passes, learn(_sample(sample_path(folder, kind, 1)), stakes, passes), strict=True
    ):
        shares = [_steps(one) for one in (propose, accept)]
        pair = Shares(shares[0], throws.elder, shares[1], throws.dealer)
        learned = process_time() - begun
        found = _certificate(pair, stakes)
        curve.append({"passes": after, "elder_gain": found["elder_gain"], "dealer_gain": found["dealer_gain"]})
    fresh = _sample(sample_path(folder, kind, 2))
    worth, error = value(fresh, stakes, *(np.float32(one / STEPS) for one in shares))
    facts: Facts = found | {
        "kind": kind,
        "score": list(score),
        "value": round(worth, 5),
        "error": round(error, 5),
        "later_error": _later_error(later),
        "seconds": [round(learned, 1), round(process_time() - begun, 1)],
        "curve": curve if len(passes) > 1 else [],
    }
    _keep(solved_path(folder, deal), Solved(shares[0], shares[1], facts))


def certify_score(
    folder: Path, deal: Deal, neutral: Path, later: Mapping[Score, Chance], _passes: Sequence[int]
) -> None:
    """Certify a solved score anew, in as many classes as now, and write what that says; the whole of a task."""
    kind, score = deal
    stakes = chances(score, kind == "held", {one: chance for one, (chance, _) in later.items()})
    solved, throws = read_solved(solved_path(folder, deal)), load(neutral)[0]
    found = _certificate(Shares(solved.propose, throws.elder, solved.accept, throws.dealer), stakes)
    facts: Facts = solved.facts | found | {"later_error": _later_error(later)}
    _keep(solved_path(folder, deal), solved._replace(facts=facts))


def _certificate(pair: Shares, stakes: Stakes) -> dict[str, Plain]:
    found = certify(pair, Here(), stakes=stakes, every=EVERY, count=COUNT).facts
    return {name: found[name] for name in ("elder_gain", "dealer_gain", "gain_error", "deals", "stands", "refuses")}


def _later_error(later: Mapping[Score, Chance]) -> float:
    return round(max((one.error for one in later.values()), default=0.0), 5)


def _keep(path: Path, solved: Solved) -> None:
    fresh = path.with_suffix(".part")
    with fresh.open("wb") as file:
        facts = np.array(json.dumps(solved.facts))
        np.savez_compressed(file, propose=solved.propose, accept=solved.accept, facts=facts)
    fresh.replace(path)


def solved_path(folder: Path, deal: Deal) -> Path:
    """Return where a solved score is kept."""
    return folder / f"{name_of(*deal)}.npz"


def read_solved(path: Path) -> Solved:
    """Read it back."""
    with np.load(path) as kept:
        return Solved(kept["propose"], kept["accept"], json.loads(str(kept["facts"])))


def known(folder: Path) -> dict[str, Facts]:
    """Return what is known of every score that the folder holds."""
    return {path.stem: read_solved(path).facts for path in sorted(folder.glob("*.npz"))}


def ship(folder: Path, path: Path = SHIPPED) -> None:
    """Write all solved scores as one file."""
    facts = known(folder)
    arrays: dict[str, Any] = {}
    for name in facts:
        solved = read_solved(folder / f"{name}.npz")
        arrays |= {f"{name}.propose": solved.propose, f"{name}.accept": solved.accept}
    np.savez_compressed(path, facts=np.array(json.dumps(facts)), **arrays)


def followers(score: Score) -> list[Score]:
    """Return the scores, as the next elder hand sees them, that can follow; three points are the most a deal brings.

    >>> followers((4, 3))
    [(4, 4)]
    """
    elder, dealer = score
    after = {(dealer + theirs, elder + mine) for mine in range(4) for theirs in range(4) if mine + theirs}
    return sorted(one for one in after if max(one) < END)


def deals_of(king_point: bool) -> list[Deal]:
    """Return the deals of a match in the order in which they can be solved."""
    if not king_point:
        return [("off", score) for score in SCORES]
    both: list[Deal] = []
    for score in SCORES:
        both += [("held", score), ("turned", score)] if score[1] else [("held", score)]
    return both


def solve_scores(
    folder: Path,
    neutral: Mapping[str, Path],
    king_point: bool,
    *,
    least: int = 0,
    processes: int | None = None,
    scheduler: str | None = None,
    anew: bool = False,
) -> None:
    """Solve every score from ``least`` points together up; what the folder holds is not done again.

    With ``anew`` what it holds is certified anew instead, by the classes of now, and stays as it was learned.
    """
    folder.mkdir(parents=True, exist_ok=True)
    todo = deals_of(king_point)
    task = certify_score if anew else solve_score
    with workers(processes, scheduler) as pool:
        kinds = {} if anew else {KINDS[kind]: kind for kind, _ in todo}
        samples = [
            pool.submit(make_sample, folder, kind, neutral[name], count, seed)
            for name, kind in kinds.items()
            for seed, count in ((1, LEARN), (2, FRESH))
        ]
        for one in samples:
            one.result()
        for together in range(2 * END - 2, least - 1, -1):
            later = match_of(known(folder), king_point)
            asked = [
                pool.submit(
                    task,
                    folder,
                    deal,
                    neutral[KINDS[deal[0]]],
                    {one: later[one] for one in followers(deal[1])},
                    CURVE if deal[1] == (4, 4) else CURVE[-1:],
                )
                for deal in todo
                if sum(deal[1]) == together and solved_path(folder, deal).exists() == anew
            ]
            for one in asked:
                one.result()
