"""What is measured of one checkout: self-play and verdicts of every game; prints its figures as JSON.

A script of its own, run on this checkout or another one, so it may use nothing but what every stage of the
project has had; modules are looked for where they stand now and where they stood before.
"""

import json
import random
import sys
import time
from importlib import import_module
from pathlib import Path

POSITIONS = 60


def found(name: str):  # noqa: ANN201
    """Return a module of the core, wherever it stands."""
    try:
        return import_module(f"tutor.core.{name}")
    except ModuleNotFoundError:
        return import_module(f"tutor.{name}")


def decisions(game, play, seats, options) -> tuple[float, list]:  # noqa: ANN001
    """Play random games for a while; return decisions a second and some positions with their attempts."""
    source, made, kept = random.Random(1), 0, []
    begin = time.process_time()
    while time.process_time() - begin < float(sys.argv[1]):
        for state, move in play.random_moves(game, game.start(options, seats), source):
            if move.seat != "table":
                made += 1
                if len(kept) < POSITIONS and made % 7 == 0:
                    kept.append(state)
    return made / (time.process_time() - begin), kept


def judged(game, play, positions) -> float:  # noqa: ANN001
    """Return microseconds a verdict, the best of five rounds."""
    best = 1e9
    for _ in range(3):
        begin, count = time.process_time(), 0
        for state in positions:
            count += len(play.verdicts(game, state))
        best = min(best, (time.process_time() - begin) / max(count, 1))
    return best * 1e6


def main() -> None:
    """Measure, and print [name, value, unit] for each figure."""
    import tutor

    assert Path(tutor.__file__).resolve().parents[1] == Path.cwd().resolve(), tutor.__file__
    play, seated = found("play"), getattr(found("game"), "seated", None) or found("moves").seated
    rows = []
    for game in import_module("tutor.games").shelf().values():
        options = next(iter(game.presets.values()))
        fewest, most = game.seats(options)
        speed, positions = decisions(game, play, seated(min(max(4, fewest), most)), options)
        rows.append((f"{game.key}: self-play", speed, "decisions/s"))
        rows.append((f"{game.key}: verdict with its rules", judged(game, play, positions), "µs"))
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
