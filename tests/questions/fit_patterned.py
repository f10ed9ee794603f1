"""Learn when a position was read rightly by patterns, after ``fit_marked.py``; it writes ``patterned.json``.

    uv run --with scikit-learn python tests/questions/fit_patterned.py

It learns from the questions that are spent, say what is right, and are read by patterns alone: each as if its set had
never been asked. ``--judge`` leaves a fourth of the sets out of the trees too and counts verdicts at some bounds.
"""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple
from unittest.mock import patch

import fit_marked
from figures import questions, right
from fit_roles import APART as PARTS
from fit_roles import KEPT, apart, marked
from fit_taught import without as untaught
from fit_trees import Shape, fitted
from fit_trust import SETS, without
from test_phrased import KINDS
from test_told import JUDGED, WHICH

from tutor.asking import besides, judging, ruled
from tutor.asking.house import own_rule
from tutor.asking.impossible import impossible
from tutor.asking.index import index
from tutor.asking.marked import read_marked, trusted
from tutor.asking.named import TITLES
from tutor.asking.patterned import FILE
from tutor.asking.question import read_question
from tutor.asking.reply import mended, reply
from tutor.asking.roles import Reader, reader
from tutor.asking.rules_meant import rules_of, variants_of
from tutor.asking.tidying import tidied
from tutor.asking.trust import Forest
from tutor.asking.turned import TURNED, denied, turned_back, upright
from tutor.games import game as find_game

FOR = besides.FOR | {"agrees"}
"""What can only speak for a reading."""
AGAINST = besides.AGAINST | {"disagrees"}
"""What can only speak against it; everything else may do either."""
SHAPE = Shape(trees=80, leaves=6, slowly=0.05, least=15, held=5.0)
APART = 4
"""So many parts of the sets are left out, one after the other."""
MUST = 16
"""The positions that every version has to read count so often."""
CUTS = (0.5, 0.6, 0.7, 0.8, 0.85, 0.9)
EMPTY = reply("a question of nothing")


JEN = "jen has no hearts and throws the ace of clubs. is it me who picks up?"
OF_ME = (
    ("getaway", f"getaway, fourth trick. i led the 5 of hearts, tom the 9 of hearts, {JEN}", "tom|♥9"),
    ("getaway", f"getaway, fourth trick. i led the 9 of hearts, tom the 5 of hearts, {JEN}", "me|♥9"),
)


class Read(NamedTuple):
    """A reading by patterns, and whether the engine's answer to it is right."""

    source: str
    signs: Mapping[str, float]
    right: bool


class Listening(NamedTuple):
    """Stands for the trees that are to be learned, and keeps what they are asked."""

    seen: list[Mapping[str, float]]

    def likely(self, signs: Mapping[str, float]) -> float:
        """Believe every reading."""
        self.seen.append(signs)
        return 1.0


class Without(NamedTuple):
    """What was learned of marked cards without some sets, and when it reads them rightly."""

    learned: Reader
    sets: frozenset[str]
    trusted: Forest


@cache
def readers(parts: Sequence[int] = tuple(range(PARTS))) -> Sequence[Without]:
    """Return for each of these parts of the sets what was learned of marked cards without it."""
    return [trusting(*one) for one in learned(parts)]


def learned(parts: Sequence[int]) -> list[tuple[Reader, frozenset[str]]]:
    """Return for each of these parts of the sets what was learned of marked cards without it, and its sets."""
    return [(each, frozenset(one.source for one in some)) for each, some in apart(marked(), parts)]


def trusting(reader: Reader, sets: frozenset[str]) -> Without:
    """Return what was learned without some sets, with what tells when it reads rightly, learned without them too."""
    return Without(reader, sets, fit_marked.learn([one for one in kept() if one.source not in sets]))


@cache
def kept() -> Sequence[fit_marked.Read]:
    """Return how the marked questions were read when it was learned whether that was right."""
    read: Sequence[fit_marked.Read] = pickle.loads((KEPT / "readings.pickle").read_bytes())  # noqa: S301 - our own
    return read


def reader_without(name: str) -> Without:
    """Return what was learned of marked cards without the questions of a set."""
    return next((one for one in readers() if name in one.sets), Without(reader(), frozenset(), trusted()))


class Answered(NamedTuple):
    """What the engine says to a question as patterns read it, and what tells whether they read it rightly."""

    answer: str
    signs: Mapping[str, float]


def answered(name: str, one: Mapping[str, Any]) -> Answered | None:
    """Return what is answered to a question if its set had never been asked; nothing where patterns read nothing."""
    asked = read_question(index(), one["question"], one["game"] or "", one["lang"] or "")
    text, turned = upright(mended(asked))
    if not asked.game or impossible(text) or own_rule(text, variants_of(asked.game)) or denied(text):
        return None
    listening = Listening([])
    known, learned, roles = without(name), untaught(name), reader_without(name)
    with (
        patch.object(judging, "patterned", lambda: listening),
        patch.object(judging, "spent", lambda meaning: known),
        patch.object(judging, "read_marked", lambda text, game: read_marked(text, game, roles.learned)),
        patch.object(judging, "trusted", lambda: roles.trusted),
        patch.object(ruled, "taught", lambda: learned),
    ):
        presets, typed = rules_of(asked.game, text, None, ()), TITLES.sub(" ", tidied(asked.said))
        heard = judging.judge_position(find_game(asked.game), text, typed, presets, ())
    if heard is None or not listening.seen or (turned and heard.answer not in TURNED):
        return None
    answer = turned_back(heard.answer, turned)
    return Answered(answer, listening.seen[0])


def read(name: str, one: Mapping[str, Any]) -> Read | None:
    """Return how patterns read a question; nothing where they give no answer, or none that can be right or wrong."""
    said = answered(name, one) if one.get("answer") else None
    is_right = "none" if said is None else right(one, replace(EMPTY, verdict=said.answer))
    return None if said is None or is_right in ("none", "open") else Read(name, said.signs, is_right == "right")


def of_tests() -> Iterator[Read]:
    """Yield the positions that every version has to read."""
    for game, text, wanted in (*JUDGED, *KINDS, *((game, text, wanted) for text, game, wanted in WHICH), *OF_ME):
        said = answered("", {"question": text, "game": game, "lang": ""}) if wanted else None
        if said is not None:
            yield Read("", said.signs, said.answer == wanted)


def readings(names: Collection[str] = SETS) -> Iterator[Read]:
    """Yield how patterns read the questions of some sets."""
    for name in names:
        yield from filter(None, (read(name, one) for one in questions(name)))


def learn(many: Sequence[Read], must: Sequence[Read] = ()) -> Forest:
    """Return the trees under which what happened is likely, and what has to be read is."""
    many = [*many, *must * MUST]
    names = [name for name in many[0].signs if len({one.signs[name] for one in many}) > 1]
    one_way = [1 if name in FOR else -1 if name in AGAINST else 0 for name in names]
    return fitted([one.signs for one in many], [one.right for one in many], names, one_way, SHAPE)


def judge(many: Sequence[Read]) -> None:
    """Print how many verdicts are right and wrong at some bounds."""
    told: list[tuple[float, bool]] = []
    for part in range(APART):
        left = SETS[part::APART]
        forest = learn([one for one in many if one.source not in left])
        told += [(forest.likely(one.signs), one.right) for one in many if one.source in left]
    print("all", sum(good for _, good in told), sum(not good for _, good in told))
    for cut in CUTS:
        said = [good for chance, good in told if chance >= cut]
        print(f"{cut}: right and wrong", sum(said), len(said) - sum(said))


def main(*words: str, many: Sequence[Read] = ()) -> None:
    """Learn and write, or judge."""
    many = many or list(readings())
    if "--judge" in words:
        judge(many)
        return
    FILE.write_text(json.dumps(learn(many, list(of_tests()))._asdict(), separators=(",", ":")) + "\n", "utf-8")
    print(len(many), "readings,", sum(one.right for one in many), "right")


if __name__ == "__main__":
    main(*sys.argv[1:])
