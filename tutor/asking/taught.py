"""Which rule and which moment a question speaks of, learned from everything that people are known to say for each.

Nearness alone takes every word for as telling as the next. Here each piece of a text (a word, two words side by side,
some letters in a row) and each number of its meaning has a weight for every rule and every moment of a game: a
multinomial logistic regression. The weights stand in ``taught.npz`` and are made by ``uv run --with scikit-learn python
tests/questions/fit_taught.py``; what was written since has none, and is found by nearness alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import numpy as np
import numpy.typing as npt

from tutor.asking.clause import asked_clause
from tutor.asking.heard import kinds_of, names_in
from tutor.asking.index import index
from tutor.asking.meaning import SIZE, digest
from tutor.asking.places import Numbers, below, ranks
from tutor.asking.practised import Practised, practised
from tutor.core.plain import Plain

FILE = Path(__file__).with_name("taught.npz")
PLACES = 1 << 11
"""Pieces share so many places, by a hash. Of 640 questions that were not learned from (kept16 to 19), these weights
alone have a right rule first for 479 and among three for 605; with twice as many places for 489 and 604."""
LETTERS = (3, 4, 5)
"""So many letters in a row are a piece."""
PIECES = 1.4
"""What all pieces of a text weigh together, against a meaning of length one."""
THINGS = 1.0
"""What all things that a text names weigh together. Of 1,213 questions with yes or no that were not learned from, the
likeliest rule and answer are right for 714 without them, for 746 where they weigh 0.7 and for 736 where they weigh 1.4;
this lies between."""
KINDS = ("may", "must", "is", "points", "count", "who")
FAR = -12.0
"""Less likely than this is all the same; as a logarithm."""
BOTH = 0.6
"""What each of the two counts, words and the sentence, as logarithms. Of a third of the questions, left out, a right
rule is the likeliest for 85.1 of 100 and the right moment for 70.7, by words alone for 83.1 and 69.0; the mean
logarithm of what is right is -0.56 and -1.08 (-0.70 and -1.20)."""
RULES, MOMENTS, ANSWERS = "rules", "moments", "answers"
ANSWERED, WHETHER = "answered", "whether"
"""The heads that tell whether any text answers, and whether yes or no is asked for, over all games."""
NAMES = ("taught", "taught-below", "taught-much", "taught-rank")
_WORD = re.compile(r"\w+|[♠♥♦♣]")


class Head(NamedTuple):
    """What each piece tells for each rule or moment of a game."""

    keys: npt.NDArray[np.uint64]
    weights: npt.NDArray[np.int8]
    """A row for each place and each number of the meaning, a column for each key."""
    steps: Numbers
    """What one of the whole numbers counts: for pieces, and for the meaning."""
    usual: Numbers
    """What speaks for each key before anything is said."""

    def likely(self, said: Numbers) -> Numbers:
        """Return how likely each key is, as a logarithm; the meaning is what comes last of what is said."""
        there = np.flatnonzero(said)
        step = np.where(there < len(said) - SIZE, self.steps[0], self.steps[1])
        sums = (said[there] * step) @ self.weights[there].astype(float) + self.usual
        sums -= sums.max()
        logs: Numbers = sums - np.log(np.exp(sums).sum())
        return logs


class Taught:
    """The weights of all games."""

    def __init__(
        self,
        rarity: Numbers,
        heads: Mapping[str, Head],
        things: Sequence[str] = (),
        practised: Practised | None = None,
    ) -> None:
        """Keep how much each place tells, the heads by what they are of (``rules-gurke``), and what is looked for.

        ``practised`` reads whole sentences.
        """
        self.rarity = rarity
        self.heads = heads
        self.things = tuple(things)
        self.practised = practised

    def rules(self, game: str, text: str) -> Mapping[int, float]:
        """Return how likely a question is about each rule of a game, as a logarithm, by the digest of its id."""
        return self._likely(f"{RULES}-{game}", text, text)

    def features(self, text: str, wanted: Sequence[str]) -> Numbers:
        """Return a row for each entry: how likely the question is about it, against the best of them, its place.

        Rules of a game of which nothing was learned are as likely as the best of the others: nobody knows.
        """
        games = [id_.partition(".")[0] for id_ in wanted]
        known = {key: log for game in set(games) for key, log in self.rules(game, text).items()}
        logs = np.array([known.get(digest(id_), FAR) for id_ in wanted])
        unlearned = [
            "." in id_ and f"{RULES}-{game}" not in self.heads for id_, game in zip(wanted, games, strict=True)
        ]
        logs[unlearned] = logs.max(initial=FAR)
        return np.column_stack([logs, below(logs), np.exp(logs), ranks(logs - FAR)])

    def moments(self, game: str, text: str, said: str) -> Mapping[int, float]:
        """Return how likely a question tells each moment of a game, as a logarithm, by its key.

        Its meaning is that of what was ``said``.
        """
        return self._likely(f"{MOMENTS}-{game}", text, said)

    def answers(self, game: str, text: str, said: str) -> Mapping[int, float]:
        """Return how likely each rule of a game answers a question with yes, with no or otherwise, as a logarithm.

        Its meaning is that of what was ``said``; keys are those of ``ruled``.
        """
        return self._likely(f"{ANSWERS}-{game}", text, said)

    def answered(self, text: str) -> float:
        """Return how likely a text of ours answers a question, by its words and its meaning alone, as a logarithm."""
        return self._likely(ANSWERED, text, text).get(1, 0.0)

    def whether(self, text: str, said: str) -> float:
        """Return how likely a question asks for yes or no, as a logarithm; its meaning is that of what was ``said``."""
        return self._likely(WHETHER, text, said).get(1, 0.0)

    @lru_cache(maxsize=64)  # noqa: B019 - there is one of it, as long as the program runs
    def _likely(self, name: str, text: str, said: str) -> Mapping[int, float]:
        head, meaning = self.heads.get(name), index().meaning.read(said)
        if head is None or meaning is None or not text:
            return {}
        logs = head.likely(np.concatenate([self._said(text), meaning]))
        keys = [int(key) for key in head.keys]
        whole = self.practised.likely(name, said) if self.practised else {}
        if whole:
            logs = np.maximum(logs, FAR)  # a moment that is newer than the layers is as likely as its words say
            logs = BOTH * (logs + [max(whole.get(key, log), FAR) for key, log in zip(keys, logs, strict=True)])
            logs -= np.log(np.exp(logs).sum())
        return dict(zip(keys, np.maximum(logs, FAR).tolist(), strict=True))

    @lru_cache(maxsize=16)  # noqa: B019 - there is one of it, as long as the program runs
    def _said(self, text: str) -> Numbers:
        """Return what a text says at each place and which things it names: every head asks for it."""
        return np.concatenate([described(text, self.rarity), told_of(text, self.things)])


def pieces(text: str) -> Iterator[str]:
    """Yield the pieces of a text.

    >>> list(pieces("an 8"))
    ['an 8', '=an', ' an', 'an ', ' an ', '=8', ' 8 ']
    """
    words = _WORD.findall(text.lower())
    yield from (f"{one} {other}" for one, other in pairwise(words))
    for word in words:
        yield f"={word}"
        spaced = f" {word} "
        for size in LETTERS:
            yield from (spaced[at : at + size] for at in range(len(spaced) - size + 1))


def counted(text: str) -> Counter[int]:
    """Return how many pieces of a text fall on each place."""
    return Counter(crc32(piece.encode()) % PLACES for piece in pieces(text))


def described(text: str, rarity: Numbers) -> Numbers:
    """Return what a text says at each place, rare pieces most, all together of one length."""
    said = np.zeros(PLACES)
    for place, count in counted(text).items():
        said[place] = (1 + np.log(count)) * rarity[place]
    return said * PIECES / max(float(np.linalg.norm(said)), 1e-9)


def told_of(text: str, things: Sequence[str]) -> Numbers:
    """Return which of these things a text names, which the clause that asks names, and in which ways it asks.

    All that it names together has one length. A thing has one name, whatever the language.
    """
    if not things:
        return np.zeros(0)
    named, asked, kinds = names_in(text), names_in(asked_clause(text)), kinds_of(text)
    said = [*(one in named for one in things), *(one in asked for one in things), *(one in kinds for one in KINDS)]
    there = np.array(said, dtype=float)
    return there * THINGS / max(float(np.linalg.norm(there)), 1e-9)


def rarity_of(texts: Iterable[str]) -> Numbers:
    """Return how much each place tells: the rarer its pieces are in these texts, the more."""
    often, many = np.zeros(PLACES), 0
    for text in texts:
        often[list(counted(text))] += 1
        many += 1
    rare: Numbers = np.log((1 + many) / (1 + often)) + 1
    return rare


def key_of(moment: Mapping[str, Plain]) -> int:
    """Return the key of a moment: the digest of what it means in all languages."""
    return digest(" / ".join(str(one) for _, one in sorted(moment["means"].items())))


def write(one: Taught, path: Path = FILE) -> None:
    """Write the weights, with the mark of the vectors that they are for."""
    kept = {f"{name}/{part}": value for name, head in one.heads.items() for part, value in head._asdict().items()}
    things, mark = np.array(one.things), np.uint64(index().meaning.mark)
    np.savez_compressed(path, rarity=one.rarity, things=things, mark=mark, **kept)


@cache
def taught(path: Path = FILE) -> Taught:
    """Return the weights that are shipped, read with the first question; none where vectors are of another kind."""
    with np.load(path) as kept:
        if int(kept["mark"]) != index().meaning.mark:
            return Taught(np.ones(PLACES), {})
        names = dict.fromkeys(name.partition("/")[0] for name in kept if "/" in name)
        heads = {name: Head(*(kept[f"{name}/{part}"] for part in Head._fields)) for name in names}
        return Taught(kept["rarity"], heads, tuple(map(str, kept["things"])), practised())
