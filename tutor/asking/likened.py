"""Moments known by what people say for them: where no words tell a moment, the nearest wording in meaning does.

Each moment has wordings (``like``). A question is compared with all of a game, in meaning and by the things that both
name; whether the nearest is the one that is meant, ``trust`` says.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tutor.asking.clause import asked_clause
from tutor.asking.heard import EITHER, NEGATED, OTHER_WAYS, kinds_of, names_in, words
from tutor.asking.index import index
from tutor.asking.lemmas import NUMBERS
from tutor.asking.named import named_in
from tutor.asking.rulesets import RuleSet
from tutor.asking.taught import FAR, key_of, taught
from tutor.asking.tidying import tidied
from tutor.core.game import AnyGame
from tutor.core.plain import Plain

APART = " / "
"""What stands between two wordings of a moment."""
MEANT = 0.6
"""What nearness in meaning counts, against the things that both name."""
KEYS = frozenset(
    {"eight", "dog", "king", "first-trick", "last-trick", "tochoo", "queen", "ace", "two", "right", "drawn", "buy"}
    | {"empty-stock", "refuse", "after-exchange", "had-before", "void", "last-card", "knock", "take", "five-tricks"}
    | {
        "out",
        "swap",
        "equal",
        "some-cards",
        "anyone",
        "running",
        "several-cards",
        "deal-verb",
        "nobody-before",
        "two-left",
        "looked",
        "instead-of",
        "reverse",
        "jack",
    }
)
"""Things that make a moment another one: what a wording names and the question does not, or the other way round."""
LACKING, BESIDES = 0.08, 0.04
"""What each of them costs that the question lacks, and each that it names besides."""
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
OPPOSITES = (
    *(("no-trick", "made-trick"), ("left", "right"), ("dealer", "elder"), ("accept", "refuse"), ("goes-on", "ended")),
    *(("one-left", "two-left"), ("me-lost", "me-won"), ("me-lost", "he-lost"), ("my-drawn", "his-drawn")),
    *(("higher-word", "lower-word"), ("still-in", "out"), ("my-revoke", "his-revoke"), ("ordinary", "on-high")),
    ("card-left", "lack"),
    ("laid-already", "not-laid-yet"),
    ("win", "lose"),
    ("reborn", "out"),
    ("skip-word", "my-turn"),
    ("face-up", "face-down"),
    ("turned", "face-down"),
)
"""Things of which a moment has the one or the other: a question that names one is no moment with the other."""
STEM = 5
"""By so many of its letters such a word is known: a joker, jokers."""
AGAINST = ("cards", "named", "way", "numbers")
"""What may speak against it that a moment is meant: other cards, other things, another way to ask, other numbers."""
Found = tuple[str, float]
"""A rule that the words of a question find, with its score."""


class Wording(NamedTuple):
    """One thing that people say for a moment."""

    moment: Mapping[str, Plain]
    text: str
    names: frozenset[str]
    kinds: frozenset[str]
    numbers: frozenset[int]
    asked_numbers: frozenset[int]
    """Those in the clause that asks."""
    bars: frozenset[str]
    """What is said for no wording of its moment but this."""


class Likened(NamedTuple):
    """A moment, and how near the question is to it."""

    near: float
    wording: Wording
    taught: float = FAR
    """How likely the question tells this moment, as a logarithm, by what was learned."""
    against: frozenset[str] = frozenset()
    """What speaks against it: another way to ask, other cards, things or numbers that are named."""


def wordings_of(moments: Sequence[Mapping[str, Plain]]) -> Iterator[tuple[Mapping[str, Plain], str]]:
    """Yield every wording of these moments."""
    for moment in moments:
        yield from ((moment, text.strip()) for text in str(moment.get("like", "")).split(APART) if text.strip())


_WORDINGS: dict[int, tuple[Wording, ...]] = {}
"""The wordings of each moment, read once; moments are kept for good."""


def _wordings(moments: Sequence[Mapping[str, Plain]]) -> list[Wording]:
    """Return the wordings of these moments."""
    for moment in moments:
        if id(moment) not in _WORDINGS:
            read = ((text, tidied(text)) for _, text in wordings_of([moment]))
            _WORDINGS[id(moment)] = tuple(
                Wording(
                    moment,
                    text,
                    names_in(said),
                    frozenset(kinds_of(said)),
                    numbers_in(said),
                    numbers_in(asked_clause(said)),
                    frozenset(moment.get("not", ())) - names_in(said),
                )
                for text, said in read
            )
    return [wording for moment in moments for wording in _WORDINGS[id(moment)]]


def numbers_in(text: str) -> frozenset[int]:
    """Return the numbers that a text names, in words or digits.

    >>> sorted(numbers_in("zu dritt mit 20 punkten"))
    [3, 20]
    """
    read = (int(word) if word.isdecimal() else NUMBERS.get(word) for word in re.findall(r"\w+", text))
    return frozenset(number for number in read if number is not None)


class _Asked(NamedTuple):
    """What is compared of a question with each wording."""

    text: str
    names: frozenset[str]
    kinds: set[str]
    numbers: frozenset[int]
    asked_numbers: frozenset[int]
    cards: tuple[str, ...]
    """The ranks of the cards that it names."""
    who: bool
    """Whether it asks for somebody after it has told something."""
    opposites: tuple[tuple[str, str], ...]
    """What it names of two opposite things, and the other."""


def likened(
    moments: Sequence[Mapping[str, Plain]], text: str, said: str, found: Sequence[Found] = (), game: str = ""
) -> list[Likened]:
    """Return how near the moments are to a question, the nearest first; ``found`` are the rules that its words find.

    Of each moment the nearest wording counts against which nothing speaks, if there is one.
    """
    meaning = index().meaning.read(said)
    if meaning is None:
        return []
    names = names_in(text)
    asked = _Asked(
        text,
        names,
        kinds_of(text),
        numbers_in(text),
        numbers_in(asked_clause(text)),
        tuple(one.rank for one in named_in(text) if one.rank),
        bool(WHO_ASKED.search(text)),
        _opposites(names),
    )
    best: list[Likened] = []
    every = iter(index().meaning.of_texts(meaning, [one.text for one in _wordings(moments)]))
    learned = taught().moments(game, text, said)
    for moment in moments:
        whole, agreed = frozenset(_against_moment(asked, moment)), _agreed(moment, found)
        likely = learned.get(key_of(moment), FAR)
        found_here = [
            Likened(
                _nearness(asked, wording, next(every)) + agreed,
                wording,
                likely,
                whole.union(_against(asked, wording)),
            )
            for wording in _WORDINGS[id(moment)]
        ]
        best += [max(found_here, key=lambda one: (not one.against, one.near))] if found_here else []
    return sorted(best, key=lambda one: -(one.near + TAUGHT * max(one.taught, HARDLY)))


def _nearness(asked: _Asked, wording: Wording, meant: float) -> float:
    """Return how near a question is to a wording that is so near in meaning, by what both name."""
    union = asked.names | wording.names
    shared = len(asked.names & wording.names) / len(union) if union else 0.0
    near = MEANT * meant + (1 - MEANT) * shared
    lacking, besides = KEYS & (wording.names - asked.names), KEYS & (asked.names - wording.names)
    return near - (LACKING * len(lacking) + BESIDES * len(besides))


def _against_moment(asked: _Asked, moment: Mapping[str, Plain]) -> Iterator[str]:
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


def _against(asked: _Asked, wording: Wording) -> Iterator[str]:
    """Yield what speaks against it that a question means what is said for a moment."""
    names, said = asked.names, wording.names
    if not names.isdisjoint(wording.bars) or _opposed(asked.opposites, said):
        yield "named"
    deals = "who" in asked.kinds and ("deal-verb" in names) != ("deal-verb" in said)  # who deals is not who leads
    if deals or not _same_way(asked.kinds, wording.kinds):
        yield "way"
    if _of_other_numbers(asked.numbers, asked.asked_numbers, wording):
        yield "numbers"


def _opposites(names: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Return what is named of two opposite things where the other is not, with the other."""
    ways = (way for pair in OPPOSITES for way in (pair, pair[::-1]))
    return tuple((one, other) for one, other in ways if one in names and other not in names)


def _opposed(opposites: Iterable[tuple[str, str]], wording: Collection[str]) -> bool:
    """Whether a question names one thing and a wording the opposite, and neither both."""
    return any(other in wording and one not in wording for one, other in opposites)


def _of_other_numbers(said: frozenset[int], asked: frozenset[int], wording: Wording) -> bool:
    """Whether a question and a wording name numbers, and none in common, in all or in the clause that asks.

    Which number it is, meaning does not tell.

    A moment that takes its number or its cards from the question is of all numbers.
    """
    any_number = "fact" in wording.moment or "cards" in wording.moment
    apart = (
        bool(one and other) and one.isdisjoint(other)
        for one, other in ((said, wording.numbers), (asked, wording.asked_numbers))
    )
    return not any_number and any(apart)


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


def _same_way(asked: set[str], wording: frozenset[str]) -> bool:
    if asked & {"points", "count"} or wording & {"points", "count"}:
        return bool(asked & wording)
    if "who" in asked or "who" in wording:
        return "who" in asked & wording
    if not asked:
        return bool(wording & {"is"})
    return bool(asked & wording)


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


__all__ = ["beyond_in", "elsewhere", "likened", "no_moment", "term_alone", "wordings_of"]
