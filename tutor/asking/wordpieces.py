"""A text in pieces that the encoder knows: of all ways to cut a word, the one whose pieces are likeliest together.

The pieces and how likely each is are those of the encoder's tokenizer (a unigram language model); only those are kept
that German and English need.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache

BEGIN, _, END, UNKNOWN = range(4)
"""The numbers of the pieces before a text and after it, and of a sign that is in no piece; one stands for no piece."""
SPACE = "▁"
"""What stands for the space before a word."""
MOST = 96
"""So many pieces of a text are read."""
LONGEST = 80
"""So many signs of a word are read; no word is longer."""
UNHEARD = 10.0
"""So much less likely than the rarest piece a sign is that is in none."""
NEVER = float("-inf")
_WORD = re.compile(r"\S+")


class Pieces:
    """The pieces that are known, and how likely each is."""

    def __init__(self, names: Sequence[str], likely: Sequence[float]) -> None:
        """Take the pieces by their numbers, with the logarithm of how likely each is."""
        self._number: Mapping[str, int] = {name: number for number, name in enumerate(names)}
        self._likely = tuple(likely)
        self._sizes = [len(name.removeprefix(SPACE)) for name in names]
        self._sizes[UNKNOWN] = 1
        self._longest = max(map(len, names))
        self._unheard = min(likely) - UNHEARD

    def numbers(self, text: str) -> list[int]:
        """Return the numbers of the pieces of a text, between those for its beginning and its end."""
        words = unicodedata.normalize("NFKC", text).lower().split()
        inside = [number for word in words for number in self.of_word(word[:LONGEST])]
        return [BEGIN, *inside[:MOST], END]

    def placed(self, text: str) -> tuple[list[int], list[int]]:
        """Return the numbers of the pieces of a text, and where in it each of them begins, but for its ends.

        Where a sign is written as several, what stands behind it in its word is a little off.
        """
        numbers, starts = [BEGIN], list[int]()
        for word in _WORD.finditer(text):
            at = word.start()
            for number in self.of_word(unicodedata.normalize("NFKC", word[0]).lower()[:LONGEST]):
                numbers.append(number)
                starts.append(at)
                at += self._sizes[number]
        return [*numbers[: MOST + 1], END], starts[:MOST]

    @lru_cache(maxsize=20_000)  # noqa: B019 - there is one of it, as long as the program runs
    def of_word(self, word: str) -> tuple[int, ...]:
        """Return the numbers of the likeliest pieces of a word."""
        signs = SPACE + word
        best = [0.0, *([NEVER] * len(signs))]
        ways: list[tuple[int, ...]] = [()] * (len(signs) + 1)
        for start in range(len(signs)):
            if best[start] + self._unheard > best[start + 1]:
                best[start + 1], ways[start + 1] = best[start] + self._unheard, (*ways[start], UNKNOWN)
            for end in range(start + 1, min(len(signs), start + self._longest) + 1):
                number = self._number.get(signs[start:end])
                if number is not None and best[start] + self._likely[number] > best[end]:
                    best[end], ways[end] = best[start] + self._likely[number], (*ways[start], number)
        return ways[-1]
