"""Learn when a position was read rightly, after ``fit_roles.py`` and ``fit_taught.py``; it writes ``marked.json``.

    uv run --with scikit-learn python tests/questions/fit_marked.py

It learns from the marked questions with yes or no: each is read by what was learned without its set, and the engine's
answer is right or not. ``--judge`` leaves a fifth of the sets out of the trees too and counts verdicts at some bounds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from unittest.mock import patch

from figures import SPENT
from fit_roles import APART, Marked, apart, marked
from fit_taught import without as untaught
from fit_trees import Shape, fitted
from fit_trust import without

from tutor.asking import besides, ruled
from tutor.asking.completing import judge_told
from tutor.asking.house import own_rule
from tutor.asking.index import index
from tutor.asking.judging import judge_question
from tutor.asking.marked import NOTHING, TRUST, read_marked, signs_of, told_beside
from tutor.asking.roles import Reader
from tutor.asking.rules_meant import rules_of, variants_of
from tutor.asking.trust import Forest
from tutor.asking.turned import TURNED, denied, turned_back, upright
from tutor.games import game as find_game
from tutor.words import library

FOR = besides.FOR | {"asked", "parts"}
"""What can only speak for a reading."""
AGAINST = besides.AGAINST | {*besides.SPEAKS_OF, "bare"}
"""What can only speak against it; everything else may do either."""
SHAPE = Shape(trees=120, leaves=8, slowly=0.05, least=30, held=5.0)
CUTS = (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)


class Read(NamedTuple):
    """A reading of a marked question, and whether the engine's answer to it is right."""

    source: str
    signs: Mapping[str, float]
    right: bool
    as_marked: bool
    """Whether the answer is right and the question one of a card to be laid: what else is right is luck."""
    silent: bool
    """Whether patterns read no position."""


def read(one: Marked, learned: Reader) -> Read | None:
    """Return how a question is read by what was learned without it; nothing where that gives no yes or no."""
    text, turned = upright(one.text)
    setting = library.book(find_game(one.game).folder).situation if one.game else None
    if not setting or denied(text) or own_rule(text, variants_of(one.game)):
        return None
    game, presets = find_game(one.game), rules_of(one.game, text, None, ())
    told = read_marked(text, one.game, learned)
    if told is None or told_beside(text, told.told, setting):
        return None
    judged = judge_told(game, setting, told.told, presets)
    if judged is None or judged.answer not in TURNED:
        return None
    known = untaught(one.source) if one.source in SPENT else untaught("")
    with patch.object(ruled, "taught", lambda: known):
        answers = ruled.ruled(one.game, text, text)
    votes = without(one.source).votes(index().meaning.read(text), one.game)
    answer = turned_back(judged.answer, turned)
    by_patterns = judge_question(game, text, one.text, presets, ())
    silent = by_patterns is None or by_patterns.answer not in TURNED
    right = answer == one.answer
    return Read(one.source, signs_of(told, judged, text, answers, votes), right, right and one.asks != NOTHING, silent)


def readings(parts: Sequence[int] = range(APART)) -> Iterator[Read]:
    """Yield how the marked questions of these parts of the sets are read by what was learned without them."""
    for learned, left in apart(marked(), parts):
        yield from filter(None, (read(one, learned) for one in left))


def learn(many: Sequence[Read]) -> Forest:
    """Return the trees under which what happened is likely."""
    names = [name for name in many[0].signs if len({one.signs[name] for one in many}) > 1]
    one_way = [1 if name in FOR else -1 if name in AGAINST else 0 for name in names]
    return fitted([one.signs for one in many], [one.as_marked for one in many], names, one_way, SHAPE)


def main(*words: str, many: Sequence[Read] = ()) -> None:
    """Learn and write, or judge."""
    many = many or list(readings())
    if "--judge" in words:
        judge(many)
        return
    TRUST.write_text(json.dumps(learn(many)._asdict(), separators=(",", ":")) + "\n", "utf-8")
    print(len(many), "readings,", sum(one.as_marked for one in many), "right")


def judge(many: Sequence[Read]) -> None:
    """Print how many verdicts are right and wrong at some bounds, and of these how many where patterns read nothing."""
    sets = sorted({one.source for one in many})
    told: list[tuple[float, Read]] = []
    for part in range(APART):
        left = sets[part::APART]
        forest = learn([one for one in many if one.source not in left])
        told += [(forest.likely(one.signs), one) for one in many if one.source in left]
    for cut in CUTS:
        said = [one for chance, one in told if chance >= cut]
        new = [one for one in said if one.silent]
        counts = [(sum(one.right for one in some), sum(not one.right for one in some)) for some in (said, new)]
        print(f"{cut}: right and wrong {counts[0]}, where patterns read nothing {counts[1]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
