"""Which part each card plays that a question names, and what is asked of it, by the whole sentence at once.

``roles.py`` looks at the words near a card one by one. Here the last layers of the encoder practised on the same
marked questions (``tests/questions/fit_sentence.py``): they read what is far away and said in other words. Both count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.asking.encoder import Layers, packed
from tutor.asking.linear import logs
from tutor.asking.meaning import encoder
from tutor.asking.named import Named
from tutor.asking.places import Numbers

FILE = Path(__file__).with_name("sentence.npz")
NAMES = "-names"
"""What the name of a head has at its end where the names of what it tells apart are kept."""
ROLES, ASKS, WHOLE = HEADS = ("roles", "asks", "whole")
"""The part of each card, what is asked, whether the hand is told whole."""
KINDS, GAMES = "kinds", "games"
"""The names of what is added where a card, a rank or a suit is named, and of what is added for each game."""
EVEN = "even"
"""The name of the weights by which what was read is made even."""


class Seen(NamedTuple):
    """What the layers make of a question, each as logarithms by its name."""

    roles: Sequence[Mapping[str, float]]
    """For each card that is named."""
    asks: Mapping[str, float]
    whole: Mapping[str, float]


def kind_of(one: Named) -> int:
    """Return the row of ``KINDS`` of what is named: a suit, a rank or a card."""
    return 2 if one.suit and one.rank else 1 if one.rank else 0


def first_pieces(text: str, named: Sequence[Named]) -> tuple[list[int], list[int]]:
    """Return the numbers of the pieces of a text, and which of them is the first of each card that is named.

    A card behind the last piece that is read has that one.
    """
    numbers, starts = encoder().placed(text)
    return numbers, [sum(start <= one.start for start in starts) for one in named]


class Sentence:
    """The layers, and what tells apart the parts of cards and what is asked."""

    def __init__(self, kept: Mapping[str, npt.NDArray[Any]]) -> None:
        """Take the weights by their names."""
        self._names = {head: tuple(map(str, kept[f"{head}{NAMES}"])) for head in HEADS}
        self._games = {str(game): row for row, game in enumerate(kept[f"{GAMES}{NAMES}"])}
        self._layers = Layers(kept, [name for name in kept if not name.endswith((NAMES, "-step", "mark"))])

    def read(self, text: str, named: Sequence[Named], game: str) -> Seen:
        """Return what the layers make of a question and the cards that it names."""
        numbers, places = first_pieces(text, named)
        state = encoder().below(tuple(numbers)).copy()
        for one, place in zip(named, places, strict=True):
            state[0, place] += self._layers.weights[KINDS][kind_of(one)]
        if game in self._games:
            state += self._layers.weights[GAMES][self._games[game]]
        state = self._layers.even(self._layers.through(state, encoder().last), EVEN)[0]
        mean = state.mean(axis=0)
        roles = tuple(self._told(ROLES, state[place]) for place in places)
        return Seen(roles, self._told(ASKS, mean), self._told(WHOLE, mean))

    def _told(self, head: str, state: Numbers) -> Mapping[str, float]:
        sums = self._layers.times(state.astype(np.float32), head).astype(float)
        return dict(zip(self._names[head], logs(sums).tolist(), strict=True))


def write(
    weights: Mapping[str, npt.NDArray[np.float32]], names: Mapping[str, Sequence[str]], mark: int, path: Path = FILE
) -> None:
    """Write layers and heads with the names of what they tell apart, and the mark of the encoder they stand on."""
    of_heads = {f"{head}{NAMES}": np.array(list(own)) for head, own in names.items()}
    np.savez_compressed(path, mark=np.uint64(mark), **packed(weights), **of_heads)  # type: ignore[arg-type]


def read_file(path: Path) -> Sentence | None:
    """Return the layers that a file keeps; nothing where the encoder is another."""
    with np.load(path) as kept:
        return Sentence({name: kept[name] for name in kept}) if int(kept["mark"]) == encoder().mark else None


@cache
def sentence() -> Sentence | None:
    """Return the layers that are shipped, read with the first question that names a card."""
    return read_file(FILE)
