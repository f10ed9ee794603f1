"""How likely a position is read rightly by patterns: whether something else reads it so, and what is told besides.

Patterns read a position wholly or not at all, and may still have missed what decides: a rule of somebody's own, a card
that was drawn, whose claim is asked about. Of 128 verdicts that they alone gave on questions nobody had seen, 24 were
wrong. What tells the wrong from the right was learned: boosted trees in ``patterned.json``, made by ``uv run --with
scikit-learn python tests/questions/fit_patterned.py``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tutor.asking.besides import before, besides
from tutor.asking.completing import Judged
from tutor.asking.ruled import Ruled
from tutor.asking.spent import Votes
from tutor.asking.told import Told
from tutor.asking.trust import Forest, read_forest
from tutor.asking.turned import TURNED

FILE = Path(__file__).with_name("patterned.json")


def signs_of(
    text: str, told: Told, judged: Judged, read: tuple[str, float], answers: Ruled, votes: Votes, *, story: bool
) -> dict[str, float]:
    """Return what tells whether a position was read rightly, by its name.

    ``read`` is what the engine says to the position as it is read by what was learned, and how likely that is.
    """
    answer, (other, chance) = judged.answer, read
    turned = TURNED.get(answer, "")
    return {
        "agrees": chance if other == answer else 0.0,
        "disagrees": chance if other in TURNED and other == turned else 0.0,
        **before(answer, judged.rules, answers, votes),
        **besides(text, told, answer),
        "story": float(story),
        "number": float("|" in answer),
    }


@cache
def patterned(path: Path = FILE) -> Forest:
    """Return the trees that tell how likely a position was read rightly by patterns."""
    return read_forest(path)
