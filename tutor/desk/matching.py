"""The match report: which player brings home how much, in numbers and as a table."""

from __future__ import annotations

import time
from collections.abc import Mapping

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.games import game as find
from tutor.players.match import Mean, Result, match
from tutor.players.players import level
from tutor.teaching.experts import equipped


def match_report(
    game: str, preset: str | None, players: str, *, deals: int, seed: int, rounds: int | None
) -> dict[str, object]:
    """Play a match and tell how it ended.

    Raises ``Complaint`` for a game, a rule set or a player that is not there, and for too many or too few players.
    """
    found = find(game)
    name, options = read_options(found, preset, {})
    levels = [equipped(level(word.strip(), rounds), found.key) for word in players.split(",")]
    fewest, most = found.seats(options)
    if not fewest <= len(levels) <= most:
        raise Complaint("player-count", n=len(levels), fewest=fewest, most=most)
    began = time.process_time()
    result = None
    for _, result in match(found, options, levels, deals=deals, seed=seed):  # noqa: B007  (the last one counts)
        pass
    assert result is not None
    return {
        "game": found.key,
        "preset": name,
        "players": [one.name for one in levels],
        "deals": deals,
        "seed": seed,
        "rounds": rounds,
        "unit": result.unit,
        **_numbers(result),
        "decisions": result.decisions,
        "seconds": round(time.process_time() - began, 2),
    }


def _numbers(result: Result) -> dict[str, object]:
    return {
        "means": {name: _told(mean) for name, mean in result.means.items()},
        "differences": [
            {"player": one, "other": other, **_told(mean)} for (one, other), mean in result.differences.items()
        ],
    }


def _told(mean: Mean) -> Mapping[str, float | None]:
    """Write a mean with its margin; with a single deal there is none."""
    margin = mean.margin
    return {"mean": round(mean.value, 4), "margin": None if margin == float("inf") else round(margin, 4)}


def match_text(report: Mapping[str, Plain]) -> str:
    """Write a match as lines: each player, then each pair."""
    head = f"{report['game']} {report['preset']}, {report['deals']} deals from {len(report['players'])} seats"
    lines = [f"{head}, seed {report['seed']}: {report['unit']} a deal"]
    lines += [f"  {name:<24} {_spelled(mean)}" for name, mean in report["means"].items()]
    lines += [f"  {d['player'] + ' over ' + d['other']:<24} {_spelled(d)}" for d in report["differences"]]
    return "\n".join([*lines, f"  {report['decisions']} decisions in {report['seconds']:.1f} s of processor time"])


def _spelled(mean: Mapping[str, Plain]) -> str:
    margin = "" if mean["margin"] is None else f" ± {mean['margin']:.3f}"
    return f"{mean['mean']:+.3f}{margin}"
