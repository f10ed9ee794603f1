"""Which part each card plays that a question names: whether it lies there, is held, is lacked or is asked about.

People tell a position in more ways than patterns can list. Here the part of each card, suit or rank is learned from
questions in which it was marked by hand: from the words around it, what it is, and the parts of those before it. The
weights stand in ``roles.npz`` and are made by ``uv run --with scikit-learn python tests/questions/fit_roles.py``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tutor.asking.clause import asked_clause
from tutor.asking.heard import kinds_of, names_in
from tutor.asking.linear import Linear, logs
from tutor.asking.named import RANK_NAMES, SUIT_NAMES, Named
from tutor.asking.sentence import Seen, Sentence, sentence

FILE = Path(__file__).with_name("roles.npz")
LED, LYING, HELD, LACKED, ASKED, TRUMP, CALLED, OTHER = ROLES = "FLHNATCO"
"""What was led, what else lies there, what is held, lacked, asked about, trumps, what is called, nothing of these."""
NEAR = 4
"""So many words before and behind a card are looked at one by one."""
STEM = 5
"""By so many of its letters a word is known whatever its ending."""
WIDE = 6
"""So many ways to give the parts are kept in view while a text is read."""
MANY = 6
"""Of more cards it is only known that they are many."""
_TOKEN = re.compile(r"\w+(?:'\w+)?|[♠♥♦♣]|[.,;:?!()–-]")
_OF_CARD = re.compile(rf"(?:{'|'.join((*SUIT_NAMES.values(), *RANK_NAMES.values()))}|of|o)")
_STOPS = frozenset(".,;:?!()–-")


class Token(NamedTuple):
    """A word or a sign of a text; of a card, what it names."""

    word: str
    card: int = -1
    """The number of the card, or -1."""


class Parts(NamedTuple):
    """The part of each card named, in order, and how likely it is that all of them are right."""

    roles: str
    chance: float


def tokens(text: str, named: Sequence[Named]) -> list[Token]:
    """Return the words and signs of a text, with one for each card named.

    >>> [one.word for one in tokens("herz 4 liegt, ich hab pik", [Named("♥", "4", 0), Named("♠", "", 22)])]
    ['<card>', 'liegt', ',', 'ich', 'hab', '<suit>']
    """
    at = {one.start: number for number, one in enumerate(named)}
    found: list[Token] = []
    left = 0
    for match in _TOKEN.finditer(text):
        number = at.get(match.start(), -1)
        if number >= 0:
            found.append(Token(_kind(named[number]), number))
            left = 2 if named[number].suit and named[number].rank else 0
        elif left and _OF_CARD.fullmatch(match[0]):
            left -= match[0] not in ("of", "o")
        else:
            found.append(Token(match[0]))
            left = 0
    return found


def _kind(one: Named) -> str:
    return "<card>" if one.suit and one.rank else "<suit>" if one.suit else "<rank>"


def around(said: Sequence[Token], named: Sequence[Named], number: int, game: str) -> Iterator[str]:
    """Yield the signs of one card that do not depend on the parts of others."""
    one = named[number]
    place = next((n for n, token in enumerate(said) if token.card == number), 0)
    kind = _kind(one)
    yield from (f"is {kind}", f"in {game}", f"{kind} in {game}", f"rank {one.rank} in {game}")
    yield f"of {min(len(named), MANY)} number {min(number, MANY)}"
    yield f"from the end {min(len(named) - number, 4)}"
    for step in range(1, NEAR + 1):
        for side, sign in ((-step, "before"), (step, "behind")):
            word = said[place + side].word if 0 <= place + side < len(said) else "<end>"
            yield f"{sign} {step} {word}"
            yield f"{sign} {word[:STEM]}"
            if step == 1:
                yield f"{kind} {sign} {word}"
    yield f"before {_word(said, place - 2)} {_word(said, place - 1)}"
    yield f"behind {_word(said, place + 1)} {_word(said, place + 2)}"
    yield f"between {_word(said, place - 1)} {_word(said, place + 1)}"
    first, last = _clause(said, place)
    yield from (f"clause before {token.word[:STEM]}" for token in said[first:place])
    yield from (f"clause behind {token.word[:STEM]}" for token in said[place + 1 : last])
    yield f"ends with {_word(said, last)}"
    yield from (f"clause earlier {token.word[:STEM]}" for token in said[_clause(said, first - 2)[0] : first])
    yield f"asked later {any(token.word == '?' for token in said[last:])}"
    if any(_same(one, other) for other in named[number + 1 :]):
        yield f"again later {kind}"


def _word(said: Sequence[Token], place: int) -> str:
    return said[place].word if 0 <= place < len(said) else "<end>"


def _clause(said: Sequence[Token], place: int) -> tuple[int, int]:
    """Return where the clause around a word begins and ends."""
    first = place = max(place, 0)
    while first > 0 and said[first - 1].word not in _STOPS:
        first -= 1
    last = place
    while last < len(said) and said[last].word not in _STOPS:
        last += 1
    return first, last


def _same(one: Named, other: Named) -> bool:
    """Whether two names may be of one card."""
    return bool(one.rank and one.rank == other.rank) and one.fits(other.suit or one.suit, other.rank)


def before(named: Sequence[Named], number: int, roles: str) -> Iterator[str]:
    """Yield the signs of one card that depend on the parts of those before it."""
    one, last = named[number], roles[-1:] or "-"
    yield f"after {last}"
    yield f"after {roles[-2:]:->2}"
    yield f"{_kind(one)} after {last}"
    yield "".join(sorted(set(roles)))
    known = [role for role, other in zip(roles, named, strict=False) if _same(one, other)]
    yield f"known as {known[-1] if known else '-'}"
    suits = [role for role, other in zip(roles, named, strict=False) if one.suit and one.suit == other.suit]
    yield f"suit known as {suits[-1] if suits else '-'}"


def read_parts(
    roles: Linear, text: str, named: Sequence[Named], game: str, seen: Sequence[Mapping[str, float]] = ()
) -> Parts:
    """Return the likeliest part of each card that a text names; ``seen`` says of each what the whole sentence tells."""
    said = tokens(text, named)
    ways = [("", 0.0)]
    for number in range(len(named)):
        alone = roles.usual + roles.sums(around(said, named, number, game))
        if seen:
            alone += [seen[number][name] for name in roles.names]
        longer = []
        for so_far, log in ways:
            each = logs(alone + roles.sums(before(named, number, so_far)))
            longer += [(so_far + role, log + float(one)) for role, one in zip(roles.names, each, strict=True)]
        ways = sorted(longer, key=lambda way: -way[1])[:WIDE]
    found, log = ways[0]
    return Parts(found, math.exp(log))


def asking(text: str, named: Sequence[Named], game: str) -> Iterator[str]:
    """Yield the signs of what a question asks of its cards."""
    said = [one.word for one in tokens(text, named)]
    stems = [word[:STEM] for word in said]
    yield f"in {game}"
    for word, stem in zip(said, stems, strict=True):
        yield from (f"word {word}", f"stem {stem}", f"stem {stem} in {game}")
    yield from (f"pair {one} {other}" for one, other in pairwise(said))
    yield from (f"three {' '.join(some)}" for some in zip(stems, stems[1:], stems[2:], strict=False))
    last = max((n for n, word in enumerate(said[:-1]) if word in _STOPS), default=0)
    yield from (f"last {stem}" for stem in stems[last:])
    yield from (f"last pair {one} {other}" for one, other in pairwise(stems[last:]))
    yield from (f"first {said[0]}", f"end {said[-1]}")
    yield from (f"asked {word[:STEM]}" for word in asked_clause(text).split())
    for kind in kinds_of(text):
        yield from (f"kind {kind}", f"kind {kind} in {game}")
    yield from (f"names {name}" for name in names_in(text))
    cards = [word[1] for word in said if word.startswith("<")]
    yield from (f"cards {min(len(cards), MANY)}", f"cards {''.join(cards[:NEAR])}")


class Reader(NamedTuple):
    """What was learned of the parts of cards, of what is asked of them, and of when a hand is told whole."""

    roles: Linear
    asks: Linear
    whole: Linear
    sentence: Sentence | None = None
    """The same, learned of whole sentences."""

    def seen(self, text: str, named: Sequence[Named], game: str) -> Seen | None:
        """Return what the whole sentence tells."""
        return None if self.sentence is None else self.sentence.read(text, named, game)


LINEAR = ("roles", "asks", "whole")
"""What is learned of the words near a card."""


@cache
def reader(path: Path = FILE) -> Reader:
    """Return what is shipped, read with the first question."""
    with np.load(path) as kept:
        roles, asks, whole = (
            Linear(
                tuple(map(str, kept[f"{name}/names"])),
                kept[f"{name}/weights"],
                float(kept[f"{name}/step"]),
                kept[f"{name}/usual"],
            )
            for name in LINEAR
        )
    return Reader(roles, asks, whole, sentence())


def write(one: Reader, path: Path = FILE) -> None:
    """Write what was learned."""
    kept = {f"{name}/{part}": value for name in LINEAR for part, value in getattr(one, name)._asdict().items()}
    np.savez_compressed(path, **kept)
