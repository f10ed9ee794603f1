"""Whether what the engine says to a moment answers the question that was put: how likely the moment is the one meant.

A moment is found by its words or by the nearest wording; that it speaks of the right thing does not make it the one
that is asked about. Some signs tell how likely it is: how near it is and the next with another answer, whether what
the clause that asks names is named in what people ask of the moment, whether the words of the question find its rules.
What they tell together was learned: boosted trees in ``trust.json``, made by ``uv run --with scikit-learn python
tests/questions/fit_trust.py``.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.asking.around import Around, Beside, has_own_rules
from tutor.asking.clause import asked_clause
from tutor.asking.encoder import Vectors
from tutor.asking.heard import names_in
from tutor.asking.house import without_own
from tutor.asking.index import index
from tutor.asking.lemmas import words_of
from tutor.asking.likened import HARDLY, LEADING, beyond_in
from tutor.asking.moment import Stood
from tutor.asking.named import named_in, without_cards
from tutor.asking.stopwords import SILENT
from tutor.asking.taught import key_of
from tutor.asking.turned import TURNED
from tutor.asking.wordings import AGAINST, numbers_in, wordings_of
from tutor.core.plain import Plain

FILE = Path(__file__).with_name("trust.json")
SHARPLY = 12.0
"""How much more the nearer of two moments counts for its answer."""
STEM = 6
"""By so many of its letters a word is known whatever its ending."""
FAR = 20
"""The place of a rule that the words do not find."""

_ADDED = re.compile(r"\b(?:more|another|plus|mehr|dazu|drauf|weitere)\b")
"""How somebody tells a number that is added to another: a moment that does not know it cannot reckon."""
MANY = 99
"""A moment that takes its cards from the question knows any number of them."""
VERY_NEAR = 0.6
"""What is nearer than this is so once more."""
AHEAD = 0.12
"""Less far ahead of a moment with another answer, both may be meant."""
_HOW_MANY = re.compile(
    r"\b(?:wie ?viele?n?|wie ?vui|how many)"
    r"(?: (?:of the|more|other|mehr|einzelne|verschiedene|ganze|different|whole))? (\w+)"
)
COUNTED = {
    "cards": re.compile(r"karten?|cards?|blatt"),
    "people": re.compile(r"leute|spieler|personen|people|players|mitspieler"),
    "tricks": re.compile(r"stiche|tricks"),
    "points": re.compile(r"\w*punkte?|points?|minus"),
    "time": re.compile(r"minuten?|minutes?|mins?|stunden?|hours?|tage?|days?|jahre?|years?"),
    "money": re.compile(r"cents?|euros?|pfennige?|penn(?:y|ies)|pence|dollars?|franken|kronen"),
}
"""What is counted, by what it is called; time and money no moment counts."""


class Asked(NamedTuple):
    """A question, read once for all moments."""

    vector: Vectors | None
    names: frozenset[str]
    clause_names: frozenset[str]
    words: frozenset[str]
    clause_words: frozenset[str]
    counted: frozenset[str]
    cards: int
    beyond: frozenset[str]
    """What it names that most moments know nothing of."""
    numbers: frozenset[int]
    """Those that it names, but for ranks of cards."""
    added: bool
    """Whether one of several numbers is added to another."""


class Moment(NamedTuple):
    """What people say and ask for a moment, all its wordings together."""

    names: frozenset[str]
    usual: frozenset[str]
    """What most of its wordings name."""
    clause_names: frozenset[str]
    words: frozenset[str]
    clause_words: frozenset[str]
    counted: frozenset[str]
    cards: int
    beyond: frozenset[str]
    numbers: frozenset[int]


def read(text: str, said: str) -> Asked:
    """Return what a question says and asks."""
    clause, numbers = asked_clause(text), numbers_in(without_cards(text))
    return Asked(
        index().meaning.read(said),
        names_in(text),
        names_in(clause),
        _telling(text),
        _telling(clause),
        _counted(text),
        _cards(text),
        beyond_in(without_own(text)),
        numbers,
        len(numbers) > 1 and bool(_ADDED.search(text)),
    )


_READ: dict[int, Moment] = {}
"""What each moment says, read once; moments are kept for good."""


def of_moment(moment: Mapping[str, Plain]) -> Moment:
    """Return what people say for a moment."""
    if id(moment) not in _READ:
        told = [text for _, text in wordings_of([moment])]
        asked = [asked_clause(text) for text in told]
        named = list(map(names_in, told))
        by_words = {name for either in moment.get("if", ()) for name in either.split("|")}
        whole, clause = " . ".join(told), " . ".join(asked)
        _READ[id(moment)] = Moment(
            frozenset(by_words.union(*named)),
            frozenset(
                name for name, count in Counter(name for one in named for name in one).items() if count * 2 > len(told)
            ),
            frozenset(set[str]().union(*map(names_in, asked)) or by_words),
            _telling(f"{whole} {' '.join(moment['means'].values())}"),
            _telling(clause),
            frozenset(set[str]().union(*map(_counted, told))),
            MANY if "cards" in moment else max(map(_cards, told), default=0),
            beyond_in(whole),
            frozenset(set[int]().union(*map(numbers_in, told))),
        )
    return _READ[id(moment)]


def _telling(text: str) -> frozenset[str]:
    return frozenset(
        word[:STEM] for word in words_of(text.lower()) if word not in SILENT["de"] and word not in SILENT["en"]
    )


def _counted(text: str) -> frozenset[str]:
    """Return what it is asked how many there are of.

    >>> sorted(_counted("how many people end up with nine cards"))
    ['people']
    """
    found = _HOW_MANY.search(text)
    return frozenset(kind for kind, same in COUNTED.items() if found and same.match(found[1]))


def _cards(text: str) -> int:
    """Return how many cards are named."""
    return sum(bool(one.rank) for one in named_in(text))


def signs_of(
    asked: Asked, stood: Stood, around: Around, *, chance: float, flags: Mapping[str, bool]
) -> dict[str, float]:
    """Return what tells whether a moment is the one that is meant, by its name.

    ``chance`` is how likely a text answers the question; ``flags`` are signs that were seen when the moment was found.
    """
    moment, near = of_moment(stood.moment), around.nearer
    about = list(stood.moment.get("about", ()))[:LEADING]
    order = {rule: at for at, (rule, _) in enumerate(around.rules)}
    found = [order[rule] for rule in (*about, *stood.rules) if rule in order]
    like = next((one for one in around.every if one.wording.moment is stood.moment), None)
    place = next((n for n, one in enumerate(around.fitting) if one is stood.moment), FAR)
    better = sum(like is None or one.taught > like.taught for one in around.every)
    nearness = like.near if like else 0.0
    learned = max(like.taught, HARDLY) if like else HARDLY
    rival = max((one.like.near for one in near if _disagrees(one, stood)), default=0.0)
    says = around.answers.likely((*about, *stood.rules[:LEADING]), stood.answer)
    turned = TURNED.get(stood.answer, "")
    other = around.answers.likely((*about, *stood.rules[:LEADING]), turned)
    reads = stood.moment.get("fact") in READ_FROM_TEXT
    own = {stood.moment.get("preset"), *stood.moment.get("only", ())}
    before = around.before
    unusual = own.isdisjoint({*around.told, *(one.preset for one in around.presets)})
    return {
        "very-near": max(0.0, nearness - VERY_NEAR),
        "close": 0.0 if flags["fits"] else max(0.0, AHEAD - (nearness - rival)),
        "other": rival,
        "same": max((one.like.near for one in near if _agrees(one, stood)), default=0.0),
        "votes": _share_of(near, stood.answer, lambda one: math.exp(SHARPLY * one.like.near)),
        "place": 1 / (1 + place),
        "found": 1 / (1 + min(found, default=FAR)),
        "lacking": float(len((like.wording.names if like else frozenset[str]()) - asked.names)),
        "usual-lacking": float(len(moment.usual - asked.names)),
        "asked-besides": float(len(asked.clause_names - moment.clause_names)),
        "covered": _share(asked.words, moment.words),
        "asked-covered": _share(asked.clause_words, moment.clause_words),
        "taught": learned,
        "taught-place": 1 / (1 + better),
        "taught-ahead": learned - max((_learned(one) for one in near if _disagrees(one, stood)), default=HARDLY),
        "taught-votes": _share_of(near, stood.answer, lambda one: math.exp(_learned(one))),
        "taught-votes-root": _share_of(near, stood.answer, lambda one: math.exp(_learned(one) / 2)),
        "taught-mass": math.log(
            max(sum(math.exp(_learned(one)) for one in near if _says(one, stood)), math.exp(HARDLY))
        ),
        "ruled": max(says, HARDLY),
        "ruled-ahead": max(says, HARDLY) - max(other, HARDLY),
        "ruled-share": around.answers.shares.get(stood.answer, 0.0),
        "asked-same": before.for_answer(about, stood.answer),
        "asked-other": before.for_answer(about, turned) if turned else 0.0,
        "asked-moment": before.for_moment(key_of(stood.moment)),
        "whether": max(around.answers.whether, HARDLY) if stood.answer in TURNED else 0.0,
        **{f"against-{name}": float(like is not None and name in like.against) for name in AGAINST},
        "beyond": float(len(asked.beyond - moment.beyond)),
        "numbers": 0.0 if reads else max(0.0, len(asked.numbers - moment.numbers) - (0.0 if asked.added else 1.0)),
        "added": float(asked.added and not asked.numbers <= moment.numbers),
        "counted": float(bool(asked.counted and moment.counted and not asked.counted & moment.counted)),
        "more-cards": 0.0 if reads else float(max(0, asked.cards - moment.cards)),
        **{name: float(seen) for name, seen in flags.items()},
        "own": float(around.own),
        "unusual": float(not around.own and unusual and has_own_rules(stood.moment, around.usual)),
        "number": float("|" in stood.answer),
        "long": float(len(asked.words)),
        "chance": chance,
        "always": 1.0,
    }


def _says(one: Beside, stood: Stood) -> bool:
    """Whether a moment has the same answer, itself or another."""
    return one.stood is not None and one.stood.answer == stood.answer


def _agrees(one: Beside, stood: Stood) -> bool:
    """Whether it is another moment with the same answer."""
    return _says(one, stood) and one.like.wording.moment is not stood.moment


def _disagrees(one: Beside, stood: Stood) -> bool:
    """Whether it is a moment with another answer."""
    return one.stood is not None and one.stood.answer != stood.answer


def _learned(one: Beside) -> float:
    """Return how likely a moment is by what was learned, as a logarithm."""
    return max(one.like.taught, HARDLY)


def _share_of(near: Sequence[Beside], answer: str, weight: Callable[[Beside], float]) -> float:
    """Return the share of an answer among the nearest moments by their weight, as a logarithm."""
    told = [(weight(one), one.stood.answer == answer) for one in near if one.stood]
    share = sum(each for each, same in told if same) / (sum(each for each, _ in told) or 1.0)
    return math.log(max(share, math.exp(HARDLY)))


def _share(words: frozenset[str], known: frozenset[str]) -> float:
    return len(words & known) / len(words) if words else 1.0


READ_FROM_TEXT = ("cards", "debt", "size", "stock")
"""Facts for which numbers are read from the question itself: how many play, which hand, how many twos."""
CHANCELESS = 1e-3
"""Nothing is less likely than this."""
TOO_MANY, A_HAND = 2, 6
"""Whoever names so many cards more than a moment does tells a trick, and no number of the moment is that of its
cards; so many tell a hand, and what may be laid from it no moment knows."""


def barred(signs: Mapping[str, float]) -> bool:
    """Whether a moment is none that is meant, however near: a negation was not understood, or a term alone is typed.

    A moment that does not know the numbers that are told cannot add them, and where somebody is named or something
    counted its numbers and things must be those that are told; what else speaks against it was learned.
    """
    if any(signs[name] for name in ("negated", "card-alone", "term-alone", "added")) or signs["more-cards"] >= A_HAND:
        return True
    other = signs["numbers"] or signs["counted"] or signs["more-cards"] >= TOO_MANY
    against = not signs["fits"] and (signs["no-moment"] or signs["against-named"])
    return bool(signs["number"] and (other or against))


class Node(NamedTuple):
    """A place in a tree: which sign is looked at and where it parts, or what is said for a moment at the end."""

    sign: int
    """Its number, or -1 at the end."""
    value: float
    """Up to which value it goes on to the left; at the end, what is added."""
    left: int
    right: int


class Forest(NamedTuple):
    """Trees that say together how likely a moment is the one that is meant."""

    names: tuple[str, ...]
    usual: float
    trees: tuple[tuple[Node, ...], ...]

    def likely(self, signs: Mapping[str, float]) -> float:
        """Return how likely it is by these signs, from 0 to 1."""
        seen = [signs[name] for name in self.names]
        return 1 / (1 + math.exp(-self.usual - sum(_end(tree, seen) for tree in self.trees)))


def _end(tree: Sequence[Node], seen: Sequence[float]) -> float:
    """Return what a tree adds."""
    node = tree[0]
    while node.sign >= 0:
        node = tree[node.left if seen[node.sign] <= node.value else node.right]
    return node.value


def trust(signs: Mapping[str, float]) -> float:
    """Return how likely a moment is the one that is meant, from 0 to 1."""
    return forest().likely(signs)


SIDES = ("always", "own", "other", "asked-same", "asked-other", "asked-moment")
"""What is weighed between two answers: how likely the best moment of each is, and how questions asked before vote."""


def sides_of(chance: float, other: float, signs: Mapping[str, float]) -> tuple[float, ...]:
    """Return what is weighed where a moment is so likely, and the likeliest with the other answer so likely."""
    return (1.0, _log_odds(chance), _log_odds(other), *(signs[name] for name in SIDES[3:]))


def _log_odds(chance: float) -> float:
    """Return the odds of a chance as a logarithm, within bounds."""
    bounded = min(max(chance, CHANCELESS), 1 - CHANCELESS)
    return math.log(bounded / (1 - bounded))


def settled(chance: float, other: float, signs: Mapping[str, float]) -> float:
    """Return how likely a moment with yes or no is, seen beside the likeliest with the other answer."""
    return 1 / (1 + math.exp(-sum(map(float.__mul__, sides(), sides_of(chance, other, signs)))))


@cache
def sides() -> tuple[float, ...]:
    """Return what each of the ``SIDES`` weighs."""
    kept = json.loads(FILE.read_text("utf-8"))["sides"]
    return tuple(float(kept[name]) for name in SIDES)


@cache
def forest() -> Forest:
    """Return the trees that are shipped, read with the first question."""
    return read_forest(FILE)


def read_forest(path: Path) -> Forest:
    """Read trees from a file."""
    kept = json.loads(path.read_text("utf-8"))
    trees = tuple(tuple(Node(*node) for node in tree) for tree in kept["trees"])
    return Forest(tuple(kept["names"]), kept["usual"], trees)


__all__ = [
    "Asked",
    "Forest",
    "Node",
    "barred",
    "forest",
    "of_moment",
    "read",
    "read_forest",
    "settled",
    "sides_of",
    "signs_of",
    "trust",
]
