"""The match report: which player brings home how much, in numbers and as a table."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.games import game as find
from tutor.players.match import Deal, Mean, Result, match, result
from tutor.players.players import level
from tutor.shown.own_rules import by_name
from tutor.teaching.experts import equipped


def match_report(
    game: str, preset: str | None, players: str, *, deals: int, seed: int, rounds: int | None, kept: Path | None = None
) -> dict[str, object]:
    """Play a match and tell how it ended; deals that are kept in a file are not played again.

    Raises ``Complaint`` for a game, a rule set or a player that is not there, for too many or too few players, and
    for a file of another match.
    """
    found = find(game)
    name, options = read_options(found, *by_name(found, preset))
    levels = [equipped(level(word.strip(), rounds), found.key) for word in players.split(",")]
    fewest, most = found.seats(options)
    if not fewest <= len(levels) <= most:
        raise Complaint("player-count", n=len(levels), fewest=fewest, most=most)
    began = time.process_time()
    about = {
        "game": found.key,
        "preset": name,
        "players": [one.name for one in levels],
        "seed": seed,
        "rounds": rounds,
    }
    there = _begun(kept, about) if kept is not None else {}
    missing = (number for number in range(deals) if number not in there)
    for deal in match(found, options, levels, numbers=missing, seed=seed):
        there[deal.number] = deal
        if kept is not None:
            _append(kept, deal._asdict())
    came = result(found, [there[number] for number in range(deals)])
    return {
        **about,
        "deals": deals,
        "unit": came.unit,
        **_numbers(came),
        "decisions": came.decisions,
        "seconds": round(time.process_time() - began, 2),
    }


def _begun(file: Path, about: Mapping[str, Plain]) -> dict[int, Deal]:
    """Return the deals that a file has; a new file begins with what the match is about.

    Raises ``Complaint`` where the file is of another match, or of none.
    """
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith("\n")]  # the last one may have been cut off
    try:
        said = [json.loads(line) for line in whole]
        found = {one["number"]: Deal(**one) for one in said[1:]}
    except (ValueError, TypeError, KeyError) as wrong:
        raise Complaint("another-match", file=str(file)) from wrong
    if said and said[0] != about:
        raise Complaint("another-match", file=str(file))
    if whole != lines or not whole:
        file.write_text("".join(whole), encoding="utf-8")
    if not whole:
        _append(file, about)
    return found


def _append(file: Path, said: Mapping[str, Plain]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(said, ensure_ascii=False) + "\n")


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
