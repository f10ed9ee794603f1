"""What a question tells besides the cards of one moment: signs that a position was not read rightly, however it was."""

from __future__ import annotations

import re

from tutor.asking import signs
from tutor.asking.named import named_in
from tutor.asking.ruled import Ruled
from tutor.asking.signs import MUST
from tutor.asking.spent import Votes
from tutor.asking.told import Told
from tutor.asking.turned import AGREE, TURNED

SPEAKS_OF = {
    "elsewhen": signs.ELSEWHEN,
    "beyond": signs.BEYOND,
    "counted": signs.COUNTED,
    "calling": signs.CALLING,
    "stays": signs.STAYS,
    "happened": signs.HAPPENED,
    "leading": signs.LEADING,
    "taking": signs.TAKING,
    "both": signs.BOTH,
}
"""What it may speak of besides."""
HARDLY = -5.0
"""Less likely than this is all the same; as a logarithm."""
DECIDING = 2
"""So many of the rules by which the engine decides are looked for among what was asked before."""
FOR = frozenset(("share", "ruled", "asked-same"))
"""What can only speak for a reading."""
AGAINST = frozenset(("ruled-other", "asked-other", "rules", "claimed", "agree", "numbers", "unplaced", "another-way"))
"""What can only speak against it; everything else may do either."""
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


def besides(text: str, told: Told, answer: str) -> dict[str, float]:
    """Return what a question tells besides the position that was read, and how much of it that has, by its name."""
    there, mine = ({one.rank for one in some if one.rank} for some in (told.lying, (*told.hand, *told.asked)))
    return {
        **{name: float(bool(pattern.search(text))) for name, pattern in SPEAKS_OF.items()},
        "rules": float(len(_RULES.findall(text))),
        "claimed": float(len(_CLAIMED.findall(text))),
        "agree": float(bool(AGREE.search(text))),
        "sentences": float(len(_SENTENCE.findall(text))),
        "numbers": float(len(_NUMBER.findall(text))),
        "long": float(len(text.split())),
        "must": float(told.kind == "must"),
        "named": float(bool(told.asked)),
        "lying": float(len(told.lying)),
        "held": float(len(told.hand)),
        "unplaced": float(sum(one.rank not in there | mine for one in named_in(text) if one.rank)),
        "twice": float(len(there & mine)),
        "that": float(told.asks == "that"),
        "another-way": float(told.kind == "may" and bool(MUST.search(text))),
        "no": float(answer == "no"),
    }


def before(answer: str, rules: tuple[str, ...], answers: Ruled, votes: Votes) -> dict[str, float]:
    """Return how likely an answer is by what its rules answer, and by what was asked before, by the name of the sign.

    ``rules`` are those by which the engine decides, the first first.
    """
    rules, turned = rules[:DECIDING], TURNED.get(answer, "")
    return {
        "share": answers.shares.get(answer, HARDLY),
        "ruled": max(answers.likely(rules, answer), HARDLY),
        "ruled-other": max(answers.likely(rules, turned), HARDLY) if turned else HARDLY,
        "asked-same": votes.for_answer(rules, answer),
        "asked-other": votes.for_answer(rules, turned) if turned else 0.0,
    }
