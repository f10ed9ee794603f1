"""How near in meaning a question is to wordings, titles and sentences, by a sentence encoder that needs no network.

What the encoder (``encoder.py``) makes of the texts is prepared once (``prepare``) and lies beside this file; at run
time only the question is encoded, and the encoder is loaded with the first one. Each vector is kept under a digest of
its text, so a text that was changed since has no vector until they are made anew, and is found by its words alone.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tutor.asking.encoder import Encoder, Vectors, shipped
from tutor.asking.places import Numbers

FILE = Path(__file__).with_name("meaning.npz")
SIZE = 128
"""Numbers of a vector."""
STEPS = 127
"""A number is kept as a whole one of at most this."""
LATER = 0.85
"""What a wording tells for the second entry that it names, against the first."""

Text: TypeAlias = tuple[str, tuple[int, ...]]
"""A text, and the numbers of the documents that it speaks for, the best first."""
EVERY = slice(None)


_LOADING = threading.Lock()


def encoder() -> Encoder:
    """Return the encoder, loaded at the first call."""
    with _LOADING:
        return shipped()


def digest(text: str) -> int:
    """Return the number under which the vector of a text is kept."""
    return int.from_bytes(blake2b(text.strip().encode(), digest_size=8).digest(), "little")


def prepare(texts: Iterable[str], path: Path = FILE) -> int:
    """Encode the texts that have no vector there yet and write what is kept of all; return how many there are."""
    model = encoder()
    different = {digest(text): text.strip() for text in texts if text.strip()}
    keys = np.array(sorted(different), dtype=np.uint64)
    there: dict[int, npt.NDArray[np.int8]] = {}
    if path.exists():  # only what is new is encoded: everything anew takes minutes
        with np.load(path) as old:
            if int(old["mark"]) == model.mark:
                there = dict(zip((int(key) for key in old["keys"]), old["vectors"], strict=True))
    new = [int(key) for key in keys if int(key) not in there]
    if new:
        kept = model.encode([different[key] for key in new])
        most = np.abs(kept).max(axis=1, keepdims=True)
        there |= dict(zip(new, np.round(kept / most * STEPS).astype(np.int8), strict=True))
    vectors = np.array([there[int(key)] for key in keys], dtype=np.int8)
    np.savez_compressed(path, keys=keys, vectors=vectors, mark=np.uint64(model.mark))
    return len(keys)


class Meaning:
    """The vectors of everything that can answer, ready to be compared with a question."""

    def __init__(self, texts: Sequence[Text], documents: int, path: Path = FILE, named: int = 0) -> None:
        """Take from the prepared vectors those of these texts; the first ``named`` are no sentences."""
        with np.load(path) as kept:
            self.mark = int(kept["mark"])
            """Of which encoder the vectors are: those with another mark cannot be compared."""
            keys, vectors = kept["keys"], kept["vectors"]
        place_of = {int(key): place for place, key in enumerate(keys)}
        self.places = place_of
        self._all: Vectors = vectors.astype(np.float32)
        self._all /= np.linalg.norm(self._all, axis=1, keepdims=True)
        rows: list[int] = []
        numbers: list[int] = []
        shares: list[float] = []
        self.missing = 0
        self.said = self.read_out = EVERY
        for count, (text, speaks_for) in enumerate(texts):
            if count == named:
                self.said, self.read_out = slice(0, len(rows)), slice(len(rows), None)
            place = place_of.get(digest(text))
            if place is None:
                self.missing += 1
                continue
            for later, number in enumerate(speaks_for):
                rows.append(place)
                numbers.append(number)
                shares.append(LATER**later)
        self._rows = np.array(rows, dtype=np.int64)
        self.document_of = np.array(numbers, dtype=np.int64)
        self._shares = np.array(shares, dtype=np.float32)
        self._documents = documents

    @lru_cache(maxsize=256)  # noqa: B019 - there is one of it, as long as the program runs
    def read(self, question: str) -> Vectors | None:
        """Return the vector of a question; nothing where there is nothing to read."""
        vector: Vectors | None = encoder().read(question) if question.strip() else None
        return vector

    def ahead(self, questions: Iterable[str]) -> None:
        """Read in one go the ways in which a question will be read, each for itself."""
        encoder().ahead([one for one in questions if one.strip()])

    def each(self, asked: Vectors) -> Vectors:
        """Return how near each text is, once for each document that it speaks for."""
        each: Vectors = (self._all @ asked)[self._rows] * self._shares
        return each

    def best(self, each: Vectors, part: slice = EVERY) -> Vectors:
        """Return for each document how near the nearest text is that speaks for it, at most 1."""
        best = np.zeros(self._documents, dtype=np.float32)
        np.maximum.at(best, self.document_of[part], each[part])
        return best

    def near(self, asked: Vectors) -> Vectors:
        """Return for each document how near the nearest text is that speaks for it, at most 1."""
        return self.best(self.each(asked))

    def of_texts(self, asked: Vectors, texts: tuple[str, ...]) -> Numbers:
        """Return how near each text is; 0 where one was not prepared."""
        places = self._places_of(texts)
        return np.where(places < 0, 0.0, (self._all[places] @ asked).astype(np.float64))

    @lru_cache(maxsize=64)  # noqa: B019 - there is one of it, as long as the program runs
    def _places_of(self, texts: tuple[str, ...]) -> npt.NDArray[np.int64]:
        """Return where the vector of each text is; -1 where there is none."""
        return np.array([self.places.get(digest(text), -1) for text in texts], dtype=np.int64)

    def vector(self, place: int) -> Vectors:
        """Return the vector at a place."""
        row: Vectors = self._all[place]
        return row

    def of_text(self, asked: Vectors, text: str) -> float:
        """Return how near one text is; 0 where it was not prepared."""
        place = self.places.get(digest(text))
        return 0.0 if place is None else float(self._all[place] @ asked)
