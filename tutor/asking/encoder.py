"""A text as numbers that say what it means: a small transformer, learned from what people say for rules and moments.

Six layers of multilingual-e5-small (Wang and others, "Multilingual E5 Text Embeddings", 2024; MIT licence) were taught
by ``tests/questions/fit_encoder.py`` to tell the moments and the rules of each game apart. The weights lie beside this
file as whole numbers with a step for each row; reading them needs numpy alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tutor.asking.wordpieces import Pieces

FILE = Path(__file__).with_name("encoder.npz")
HEADS = 12
TINY = 1e-12
LAST = 2
"""So many layers are there once more, as questions taught them (``practised.py``)."""
TOGETHER = 32
"""So many texts of one length are read in one go."""
RECENT = 16
"""So many texts that were read lately are kept."""
UNSEEN = np.float32(-1e9)
"""What a piece of another text is worth to one."""

Vectors: TypeAlias = npt.NDArray[np.float32]


class Layers:
    """Weights by their names, and what the layers among them make of the pieces of texts."""

    def __init__(self, kept: Mapping[str, npt.NDArray[np.generic]], names: Iterable[str] | None = None) -> None:
        """Take the weights of these names, all but the steps where none are named."""
        wanted = [name for name in kept if not name.endswith("-step")] if names is None else names
        # Column by column: what is multiplied is the other way round, and read straight on in two thirds of the time.
        self.weights = {name: np.asfortranarray(_whole(kept, name)) for name in wanted}

    def through(self, state: Vectors, layers: Iterable[int], apart: Vectors | None = None) -> Vectors:
        """Return the pieces after some layers; texts have as many pieces, a row of the first axis is a text.

        ``apart`` is nought where a piece sees another, and far below where both are of two texts in one row.
        """
        for layer in layers:
            state = self.even(state + self._attended(state, f"l{layer}", apart), f"l{layer}-attended")
            wide = _bent(self.times(state, f"l{layer}-wide"))
            state = self.even(state + self.times(wide, f"l{layer}-narrow"), f"l{layer}-done")
        return state

    def _attended(self, state: Vectors, layer: str, apart: Vectors | None) -> Vectors:
        """Return what each piece takes from the others: each head looks for what fits."""
        texts, length, size = state.shape
        seen = self.times(state, f"{layer}-attend").reshape(texts, length, 3, HEADS, size // HEADS)
        asks, fits, gives = seen.transpose(2, 0, 3, 1, 4)
        near = asks @ fits.swapaxes(-1, -2) / np.float32(np.sqrt(size // HEADS))
        if apart is not None:
            near += apart
        near = np.exp(near - near.max(axis=-1, keepdims=True))
        taken = (near / near.sum(axis=-1, keepdims=True)) @ gives
        return self.times(taken.swapaxes(1, 2).reshape(texts, length, size), f"{layer}-take")

    def times(self, state: Vectors, name: str) -> Vectors:
        """Return a state times the weights of a name."""
        product: Vectors = state @ self.weights[name].T + self.weights[f"{name}-bias"]
        return product

    def even(self, state: Vectors, name: str) -> Vectors:
        """Return each piece with mean nought and spread one, times what was learned for it."""
        state = state - state.mean(axis=-1, keepdims=True)
        state /= np.sqrt(np.square(state).mean(axis=-1, keepdims=True) + np.float32(TINY))
        even: Vectors = state * self.weights[f"{name}-times"] + self.weights[f"{name}-plus"]
        return even


class Read(NamedTuple):
    """What was made of a text: its pieces before the last layers, a row of one text, and its vector of length one."""

    below: Vectors
    vector: Vectors


class Encoder:
    """The weights, ready to read texts."""

    def __init__(self, kept: Mapping[str, npt.NDArray[np.generic]]) -> None:
        """Take the weights by their names, as ``fit_encoder.py`` writes them."""
        self._pieces = Pieces(str(kept["pieces"]).split("\n"), kept["likely"].astype(float).tolist())
        self._words, self._steps = kept["words"], kept["words-step"]
        apart = ("pieces", "likely", "words")
        self._layers = Layers(kept, [name for name in kept if name not in apart and not name.endswith("-step")])
        self.weights = self._layers.weights
        many = sum(name.endswith("-attend") for name in self.weights)
        self.last = range(many - LAST, many)
        """The numbers of the last layers."""
        self.mark = int.from_bytes(blake2b(kept["out"].tobytes(), digest_size=8).digest(), "little")
        """What tells these weights from others."""
        self._recent: dict[tuple[int, ...], Read] = {}

    def pieces(self, text: str) -> tuple[int, ...]:
        """Return the numbers of the pieces of a text: all that is read of it."""
        return tuple(self._pieces.numbers(text))

    def placed(self, text: str) -> tuple[list[int], list[int]]:
        """Return the numbers of the pieces of a text, and where in it each of them begins, but for its ends."""
        return self._pieces.placed(text)

    def read(self, text: str) -> Vectors:
        """Return the vector of one text, of length one."""
        return self._lately(self.pieces(text)).vector

    def below(self, pieces: tuple[int, ...]) -> Vectors:
        """Return the pieces of a text before the last layers, which others may read in their own way."""
        return self._lately(pieces).below

    def ahead(self, texts: Iterable[str]) -> None:
        """Read some texts in one go, so that each is there when it is asked for: that fetches the weights but once."""
        self._at_once([one for one in dict.fromkeys(map(self.pieces, texts)) if one not in self._recent])

    def _lately(self, pieces: tuple[int, ...]) -> Read:
        """Return what was made of a text, now or lately."""
        there = self._recent.get(pieces)
        return self._at_once([pieces])[0] if there is None else there

    def _at_once(self, texts: Sequence[tuple[int, ...]]) -> Sequence[Read]:
        """Return what is made of texts, and keep it for a while."""
        made = self._in_a_row(texts) if texts else []
        self._recent.update(zip(texts, made, strict=True))
        for old in list(self._recent)[:-RECENT]:
            self._recent.pop(old, None)
        return made

    def _in_a_row(self, texts: Sequence[tuple[int, ...]]) -> list[Read]:
        """Return what the layers make of texts that stand in one row; no piece sees one of another text."""
        ends = np.cumsum([len(one) for one in texts])[:-1]
        of = np.repeat(np.arange(len(texts)), [len(one) for one in texts])
        apart = None if len(texts) == 1 else np.where(of[:, None] == of, np.float32(0), UNSEEN)
        places = np.concatenate([np.arange(len(one)) for one in texts])
        below = self._layers.through(self._first(np.concatenate(texts)[None], places), range(self.last.start), apart)
        above = self._layers.through(below, self.last, apart)
        return [
            Read(one, self._told(state.mean(axis=1))[0])
            for one, state in zip(np.split(below, ends, axis=1), np.split(above, ends, axis=1), strict=True)
        ]

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Return a vector of length one for each text."""
        found: Vectors = np.zeros((len(texts), len(self.weights["out-bias"])), dtype=np.float32)
        for numbers, pieces in self._together(texts):
            found[numbers] = self._told(self._layers.through(self._below(pieces), self.last).mean(axis=1))
        return found

    def all_below(self, texts: Sequence[str]) -> Iterator[tuple[str, Vectors]]:
        """Yield texts with their pieces before the last layers, the shortest first."""
        for numbers, pieces in self._together(texts):
            yield from zip([texts[number] for number in numbers], self._below(pieces), strict=True)

    def _together(self, texts: Sequence[str]) -> Iterator[tuple[list[int], npt.NDArray[np.int64]]]:
        """Yield the numbers of texts that have as many pieces, with their pieces."""
        of_length = defaultdict[int, list[tuple[int, list[int]]]](list)
        for number, text in enumerate(texts):
            pieces = self._pieces.numbers(text)
            of_length[len(pieces)].append((number, pieces))
        for _, many in sorted(of_length.items()):
            for start in range(0, len(many), TOGETHER):
                part = many[start : start + TOGETHER]
                yield [number for number, _ in part], np.array([pieces for _, pieces in part])

    def _below(self, pieces: npt.NDArray[np.int64]) -> Vectors:
        return self._layers.through(self._first(pieces, np.arange(pieces.shape[1])), range(self.last.start))

    def _first(self, pieces: npt.NDArray[np.int64], places: npt.NDArray[np.int64]) -> Vectors:
        """Return pieces with their places in the text, as the first layer takes them."""
        read = self._words[pieces].astype(np.float32) * self._steps[pieces][..., None].astype(np.float32)
        return self._layers.even(read + self.weights["places"][places], "first")

    def _told(self, mean: Vectors) -> Vectors:
        """Return the vectors of texts by the mean of their pieces after the last layer."""
        told = self._layers.times(mean, "out")
        vectors: Vectors = told / np.maximum(np.linalg.norm(told, axis=1, keepdims=True), TINY)
        return vectors


def _bent(state: Vectors) -> Vectors:
    """Return what is above nought, and little of what is below (GELU, by its usual tangent)."""
    part = np.tanh(np.float32(0.7978845608) * (state + np.float32(0.044715) * state * state * state))
    bent: Vectors = np.float32(0.5) * state * (1 + part)
    return bent


def _whole(kept: Mapping[str, npt.NDArray[np.generic]], name: str) -> Vectors:
    weights: Vectors = kept[name].astype(np.float32)
    if f"{name}-step" in kept:
        weights *= kept[f"{name}-step"].astype(np.float32)[:, None]
    return weights


def write(weights: Mapping[str, Vectors], pieces: Iterable[str], likely: Sequence[float], path: Path = FILE) -> None:
    """Write the weights; ``words`` has a row for each piece."""
    kept = {"pieces": np.array("\n".join(pieces)), "likely": np.array(likely, dtype=np.float32), **packed(weights)}
    np.savez_compressed(path, **kept)  # type: ignore[arg-type]


def packed(weights: Mapping[str, Vectors]) -> dict[str, npt.NDArray[np.generic]]:
    """Return weights as they are kept: matrices as whole numbers with a step for each row."""
    kept: dict[str, npt.NDArray[np.generic]] = {}
    for name, one in weights.items():
        if one.ndim == 1 or name == "places":
            kept[name] = one.astype(np.float16)
            continue
        step = np.maximum(np.abs(one).max(axis=1), TINY) / 127
        kept[f"{name}-step"] = step.astype(np.float32)
        kept[name] = np.round(one / step[:, None]).astype(np.int8)
    return kept


@cache
def shipped(path: Path = FILE) -> Encoder:
    """Return the encoder that is shipped, read with the first question."""
    with np.load(path) as kept:
        return Encoder({name: kept[name] for name in kept})
