"""How likely a position is read rightly by patterns: whether something else reads it so, and what is told besides.

Patterns read a position wholly or not at all, and may still have missed what decides: a rule of somebody's own, a card
that was drawn, whose claim is asked about. Of 128 verdicts that they alone gave on questions nobody had seen, 24 were
wrong. What tells the wrong from the right was learned: boosted trees in ``patterned.json``, made by ``uv run --with
scikit-learn python tests/questions/fit_patterned.py``.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tutor.asking.completing import Judged
from tutor.asking.marked import HARDLY, SPEAKS_OF
from tutor.asking.named import named_in
from tutor.asking.ruled import Ruled
from tutor.asking.signs import MUST
from tutor.asking.spent import Votes
from tutor.asking.told import Told
from tutor.asking.trust import Forest, read_forest
from tutor.asking.turned import AGREE, TURNED

FILE = Path(__file__).with_name("patterned.json")
DECIDING = 2
"""So many of the rules by which the engine decides are looked for among what was asked before."""
_RULES = re.compile(
    r"\b(?:varia\w+|version\w*|spielart|fassung|regel\w*|rules?|abmach\w*|abgemacht|vereinbar\w*|ausgemacht|agreed|option\w*"
    r"|(?:wir|we|they|die) (?:spielen|play)|(?:so|das) spielen|bei uns|(?:style|art|way)\b)"
)
"""How rules are spoken of that may be others than those that were understood."""
_CLAIMED = re.compile(
    r"\b(?:sag(?:t|en|te)?|mein(?:t|en|te)|behaupte\w*|schwör\w*|sa(?:ys?|id)|claims?|reckons?|insists?|swears?|argues?)\b"
)
"""How somebody's word is told: yes may be the answer to theirs, or to that of who asks."""
_SENTENCE = re.compile(r"[.!?;:](?:\s|$)")
_NUMBER = re.compile(r"\b\d+\b")


def signs_of(
    text: str, told: Told, judged: Judged, read: tuple[str, float], answers: Ruled, votes: Votes, *, story: bool
) -> dict[str, float]:
    """Return what tells whether a position was read rightly, by its name.

    ``read`` is what the engine says to the position as it is read by what was learned, and how likely that is.
    """
    answer, (other, chance) = judged.answer, read
    rules, turned = judged.rules[:DECIDING], TURNED.get(answer, "")
    there, mine = ({one.rank for one in some if one.rank} for some in (told.lying, (*told.hand, *told.asked)))
    return {
        "agrees": chance if other == answer else 0.0,
        "disagrees": chance if other in TURNED and other == turned else 0.0,
        "share": answers.shares.get(answer, HARDLY),
        "ruled": max(answers.likely(rules, answer), HARDLY),
        "ruled-other": max(answers.likely(rules, turned), HARDLY) if turned else HARDLY,
        "asked-same": votes.for_answer(rules, answer),
        "asked-other": votes.for_answer(rules, turned) if turned else 0.0,
        **{name: float(bool(pattern.search(text))) for name, pattern in SPEAKS_OF.items()},
        "rules": float(len(_RULES.findall(text))),
        "claimed": float(len(_CLAIMED.findall(text))),
        "agree": float(bool(AGREE.search(text))),
        "sentences": float(len(_SENTENCE.findall(text))),
        "numbers": float(len(_NUMBER.findall(text))),
        "long": float(len(text.split())),
        "story": float(story),
        "must": float(told.kind == "must"),
        "named": float(bool(told.asked)),
        "lying": float(len(told.lying)),
        "held": float(len(told.hand)),
        "unplaced": float(sum(one.rank not in there | mine for one in named_in(text) if one.rank)),
        "twice": float(len(there & mine)),
        "that": float(told.asks == "that"),
        "another-way": float(told.kind == "may" and bool(MUST.search(text))),
        "number": float("|" in answer),
        "no": float(answer == "no"),
    }


@cache
def patterned(path: Path = FILE) -> Forest:
    """Return the trees that tell how likely a position was read rightly by patterns."""
    return read_forest(path)
