"""Moments known by what people say for them: where no words tell a moment, the nearest wording in meaning does.

Each moment has wordings (``like``). A question is compared with all of a game, in meaning and by the things that both
name; whether the nearest is the one that is meant, ``trust`` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from tutor.asking.clause import asked_clause
from tutor.asking.heard import EITHER, NEGATED, OTHER_WAYS, kinds_of, names_in, words
from tutor.asking.index import index
from tutor.asking.named import named_in
from tutor.asking.rulesets import RuleSet
from tutor.asking.taught import FAR, key_of, taught
from tutor.asking.wordings import Asked, Wording, numbers_in, wordings
from tutor.core.game import AnyGame
from tutor.core.plain import Plain

MEANT = 0.6
"""What nearness in meaning counts, against the things that both name."""
AGREED, ELSEWHERE = 0.2, 0.1
"""What is added where the words alone find a rule of the moment, by its share of the best score; what is taken off."""
TAUGHT, HARDLY = 0.05, -9.0
"""What is added for how likely a moment is, as a logarithm, by what was learned, at least this little."""
KEY_WORDS = 4
"""Fewer words that ask nothing are looked up, and answered by no yes or no."""
LEADING = 3
"""So many of the rules of a moment are looked for among those."""
LESS = re.compile(r"\b(?:lower|less|weaker|below|under|niedriger|kleiner|weniger|unter|schwächer|lose|verliert)\b")
"""Words that turn a comparison round."""
WHO_ASKED = re.compile(r"[.:;?!,] (?:und |and |also |so )?(?:wer|wem|wen|who|whose|which of|wer von)\b")
"""How a sentence begins, after what was told, that asks for somebody; at the very beginning it may be a clause."""
STEM = 5
"""By so many of its letters such a word is known: a joker, jokers."""
Found = tuple[str, float]
"""A rule that the words of a question find, with its score."""


class Likened(NamedTuple):
    """A moment, and how near the question is to it."""

    near: float
    wording: Wording
    taught: float = FAR
    """How likely the question tells this moment, as a logarithm, by what was learned."""
    against: frozenset[str] = frozenset()
    """What speaks against it: another way to ask, other cards, things or numbers that are named."""


def likened(
    moments: Sequence[Mapping[str, Plain]], text: str, said: str, found: Sequence[Found] = (), game: str = ""
) -> list[Likened]:
    """Return how near the moments are to a question, the nearest first; ``found`` are the rules that its words find.

    Of each moment the nearest wording counts against which nothing speaks, if there is one.
    """
    meaning = index().meaning.read(said)
    if meaning is None:
        return []
    asked = Asked(
        text,
        names_in(text),
        kinds_of(text),
        numbers_in(text),
        numbers_in(asked_clause(text)),
        tuple(one.rank for one in named_in(text) if one.rank),
        bool(WHO_ASKED.search(text)),
    )
    every = wordings(moments)
    meant = index().meaning.of_texts(meaning, every.texts)
    near = MEANT * meant + (1 - MEANT) * every.shared(asked) - every.cost(asked)
    against = every.against(asked)
    clean = ~np.logical_or.reduce([*against.values()])
    learned, best = taught().moments(game, text, said), list[Likened]()
    for moment, (start, end) in zip(moments, pairwise(every.starts), strict=True):
        if start == end:
            continue
        whole, here = frozenset(_against_moment(asked, moment)), clean[start:end]
        counts = np.where(here, near[start:end], -np.inf) if here.any() and not whole else near[start:end]
        place = start + int(np.argmax(counts))
        speaks = whole.union(name for name, one in against.items() if one[place])
        likely = learned.get(key_of(moment), FAR)
        best.append(Likened(float(near[place]) + _agreed(moment, found), every.all[place], likely, speaks))
    return sorted(best, key=lambda one: -(one.near + TAUGHT * max(one.taught, HARDLY)))


def _against_moment(asked: Asked, moment: Mapping[str, Plain]) -> Iterator[str]:
    """Yield what speaks against it that a question means a moment, whatever is said for it."""
    names, kinds = asked.names, asked.kinds
    ranks = str(moment.get("ranks", "")).split()
    if any(
        (
            "first" in moment and (LESS.search(asked.text) or asked.cards[:1] != (moment["first"],)),
            ranks and moment.get("first") and not {*asked.cards} <= {*ranks},
            moment.get("plain") and len(asked.cards) > 1,
        )
    ):
        yield "cards"  # which of two cards is asked about, meaning does not tell
    if any(names.isdisjoint(either.split("|")) for either in moment.get("needs", ())):
        yield "named"
    if any(
        (
            "who" not in moment.get("asks", ("who",)) and asked.who,  # “does whoever leads …” is a who of another kind
            # whether somebody must agree is not whether I may
            len(kinds) == 1 and kinds <= {"may", "must"} and not kinds & {*moment.get("asks", kinds)},
        )
    ):
        yield "way"


def _agreed(moment: Mapping[str, Plain], found: Sequence[Found]) -> float:
    """Return what the words of a question add to a moment, or take from it."""
    about = moment.get("about", ())[:LEADING]
    if not about or not found:
        return 0.0
    best = max((score for rule, score in found if rule in about), default=0.0)
    return AGREED * best / max(found[0][1], 1e-6) - ELSEWHERE


def elsewhere(game: AnyGame, one: Likened, presets: tuple[RuleSet, ...]) -> bool:
    """Whether a moment is of rule sets that have to be told, and none of them is."""
    only = one.wording.moment.get("only", ())
    return bool(only) and next(iter(game.presets)) not in only and not {each.preset for each in presets} & set(only)


def beyond_in(text: str) -> frozenset[str]:
    """Return how words of a text begin that speak of what is beyond most moments: jokers, a house rule, advice."""
    return frozenset(found[0][:STEM] for found in words()["beyond"].finditer(text))


def term_alone(text: str, kinds: set[str]) -> bool:
    """Whether a term is typed and nothing is asked: who does so looks it up.

    >>> term_alone("follow suit", set()), term_alone("follow suit?", set()), term_alone("must i", {"must"})
    (True, True, False)
    """
    return not kinds and len(text.split()) < KEY_WORDS


def no_moment(text: str, kinds: set[str]) -> bool:
    """Whether a question is answered by no moment, however near one is."""
    if NEGATED.search(text) or (EITHER.search(text) and (not kinds or "is" in kinds)):
        return True
    if term_alone(text, kinds):
        return True
    return not kinds and bool(OTHER_WAYS.search(text))  # what, how and why are answered by no yes or no


__all__ = ["beyond_in", "elsewhere", "likened", "no_moment", "term_alone"]
