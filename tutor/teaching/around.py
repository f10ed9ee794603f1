"""In which phase and by what doing a rule comes up: what tells a rule that might be meant from one that is far off.

``python -m tutor.teaching.around`` writes it anew from the moments of every rule, after an engine or its moments
have changed.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import islice

from tutor.core.game import AnyGame, Situation
from tutor.core.play import verdicts
from tutor.games import game as find
from tutor.games import shelf
from tutor.teaching.moments import FOLDER, Moment, asked_of
from tutor.teaching.reaching import reached, springs_of

FILE = FOLDER / "around.json"
LOOKED = 8
"""At so many moments of a rule one sees where it comes up."""


def caused_at(moment: Moment) -> str:
    """Return how what a move causes comes about: the phase, what is done, and the phase that it leads to."""
    return f"{_phase(moment.state)} {moment.move.verb} {_phase(moment.after)}"


def judged_at(state: Situation, verb: str) -> str:
    """Return where a move is judged: the phase, and what is tried."""
    return f"{_phase(state)} {verb}"


def _phase(state: Situation) -> str:
    phase = getattr(state, "phase", "")
    return str(getattr(phase, "value", phase))


def around(game: AnyGame, rule: str) -> frozenset[str]:
    """Return where a rule comes up; what is written down is not looked for."""
    return frozenset(_written().get(rule) or looked(game.key, rule))


@cache
def looked(key: str, rule: str) -> tuple[str, ...]:
    """Look where a rule comes up, in its first moments."""
    game, found = find(key), set()
    moments = (reached(game, spring, None, 0) for spring in springs_of(game, rule, 0))
    for moment in islice((one for one in moments if one is not None), LOOKED):
        if any(event.rule == rule for event in moment.events):
            found.add(caused_at(moment))
        judged = [one for seat in moment.state.seats for one in verdicts(game, moment.state, seat)]
        found |= {judged_at(moment.state, one.move.verb) for one in judged if rule in one.rules}
    return tuple(sorted(found))


@cache
def _written() -> dict[str, list[str]]:
    return dict(json.loads(FILE.read_text(encoding="utf-8"))) if FILE.is_file() else {}


def main() -> None:
    """Write where every rule comes up."""
    said = {rule: looked(game.key, rule) for game in shelf().values() for rule in asked_of(game.key)}
    lines = (f" {json.dumps(rule)}: {json.dumps(said[rule])}" for rule in sorted(said))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
