"""Questions that name no cards: each is a moment written down once, on which the engine is asked.

Whoever asks "may the one with the dog's life knock?" tells a position without a card. ``standing.yaml`` of a game says
which words tell which moment and what is tried there; whether it may, must or does happen the engine says, under the
rule set in view. Of several moments the one that uses most of what was said counts, beside the one nearest in meaning;
each has to be likely the one meant (``trust``), and where two of them disagree nothing is certain: what is rather meant
than not is answered under the condition that it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from tutor.asking.around import Around
from tutor.asking.claimed import checked, claimed
from tutor.asking.clause import without_exceptions
from tutor.asking.heard import EITHER, NEGATED, has, kinds_of
from tutor.asking.likened import Found, no_moment, term_alone
from tutor.asking.moment import Stood, name_of
from tutor.asking.named import named_in, without_cards
from tutor.asking.plainly_asked import found_told, mark_of
from tutor.asking.plainly_meant import marks_meant
from tutor.asking.played import WHETHER_PLAYED
from tutor.asking.rulesets import RuleSet
from tutor.asking.tidying import tidied
from tutor.asking.trust import barred, read, settled, signs_of, trust
from tutor.asking.turned import AGREE, TURNED
from tutor.asking.wordings import wordings_of
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.paths import CONTENT
from tutor.words.book.book import load_yaml

_NO_MOMENT = re.compile(
    r"(?:darf|dürfen|dürfte|kann|könnte|können|muss|müssen|soll|sollte|ich|man|er|sie|wir|der|die|das|den|dem|diese[nrs]?"
    r"|eine?n?|meine?n?|hier|jetzt|nun|da|denn|dann|auch|einfach|karten?|legen|hinlegen|spielen|nehmen|geben|bringen|benutzen"
    r"|may|can|could|must|should|do|does|am|is|it|ok|okay|have|allowed|to|i|you|we|he|she|one|the|an?|this|that|my|now|here"
    r"|just|cards?|play|lay|put|place|use|down)"
)
"""What a question says that tells of no moment, but asks."""


def moments(game: AnyGame) -> tuple[Mapping[str, Plain], ...]:
    """Return the moments of a game."""
    return moments_in(game.folder)


@cache
def moments_in(folder: str) -> tuple[Mapping[str, Plain], ...]:
    """Return the moments in the folder of a game."""
    paths = sorted((CONTENT / folder).glob("standing*.yaml"))
    return tuple(moment for path in paths for moment in load_yaml(path) or ())


_SEVERAL = re.compile(
    r"\b(?:wie ?viele?|how (?:many|much)|wer|who|was|what|welche\w*|which)\b.*"
    r"(?:,|\bund\b|\band\b) (?:in |mit |by |with )?(?:wie\b|wohin|wer\b|was\b|welche\w*|how\b|where|who\b|what\b|which)"
)
"""Several things are asked, of which one number or one name answers but one."""


def consult(
    game: AnyGame,
    text: str,
    presets: tuple[RuleSet, ...],
    said: str = "",
    rules: Sequence[Found] = (),
    *,
    told: Collection[str] = (),
    chance: float = 1.0,
    own: bool = False,
    chosen: str = "",
) -> Meant | None:
    """Return what the engine says to a question without cards; nothing where no moment is likely.

    ``said`` is the question as it was put, for its meaning; ``rules`` are those that its words find, ``told`` the rule
    sets that it names, and ``chance`` is how likely a text answers it. ``own`` says that a rule of somebody's own is
    told: only a moment under other than the usual rules can be meant; ``chosen`` is the key of one chosen by hand.
    """
    if WHETHER_PLAYED.search(text) or _SEVERAL.search(text):
        return None
    claim = claimed(text)
    text, said = without_exceptions(text), without_exceptions(said or text)
    around = Around(game, moments(game), text, said, presets, rules=rules, told=told, own=own)
    meant = None if chosen else _plainly(around, (*marks_meant(text, game.key), *marks_meant(tidied(said), game.key)))
    if meant is not None:
        return meant
    if claim is not None:
        counted = consult(
            game, claim.text, presets, claim.said, rules, told=told, chance=chance, own=own, chosen=chosen
        )
        right = None if counted is None or not counted.sure else checked(counted.stood, claim.number)
        return None if right is None else Meant(right, sure=True, instead=())
    meant = None if chosen else _plainly(around, [mark_of(text, said)])
    if meant is not None:
        return meant._replace(plainly=False)
    found = candidates(around, chance=chance)
    told_of = believed(found, [_chance(one, text, said) for one in found])
    by_hand = next((one.stood for one in told_of if chosen and name_of(one.stood) == chosen), None)
    sure = by_hand or likeliest(told_of)
    best, *others = [sure] if sure is not None else supposable(told_of) or [None]
    return None if best is None else Meant(best, sure is not None, _instead([best, *others], told_of), *others)


def _plainly(around: Around, marks: Iterable[str]) -> Meant | None:
    """Return what the engine says to the moment that is plainly meant by its mark, however it is asked about."""
    for one in (one for mark in marks for one in around.moments if one.get("plainly") == mark):
        if (stood := around.stood(one) or around.stood(one, {*map(str, one.get("asks", ()))})) is not None:
            return Meant(stood, sure=True, instead=(), plainly=True)
    return None


def _chance(one: Candidate[Stood], text: str, said: str) -> float:
    """Return how likely a moment is the one that is meant; in what was ``said`` names have their capitals."""
    if _known(one.stood, text):
        return 1.0
    if _read_whole(one.stood, one.signs):
        return READ
    likely = trust(one.signs)
    return READ if likely >= TOLD_SO and found_told(one.stood, text, said) else likely


def _read_whole(stood: Stood, signs: Mapping[str, float]) -> bool:
    """Whether the words tell a moment whose number is read from the question: no wording can be like it."""
    whose = stood.answer != "depends" and any("whose" in one for one in stood.moment.get("sides", ()))
    return bool(signs["fits"]) and (whose or stood.moment.get("fact") in ("debt", "size"))


def _known(stood: Stood, text: str) -> bool:
    """Whether a moment is asked about word for word as people are known to ask about it."""
    said = re.findall(r"\w+", text.lower())
    return any(re.findall(r"\w+", tidied(one)) == said for _, one in wordings_of([stood.moment]))


class Meant(NamedTuple):
    """What the engine says to the moment that is meant, or that may be."""

    stood: Stood
    sure: bool
    """Whether it certainly is; else what is answered holds if it is."""
    instead: tuple[Stood, ...]
    """What else may be meant, the likeliest first."""
    other: Stood | None = None
    """What is answered in another way, and is meant nearly as likely."""
    plainly: bool = False
    """Whether it is told in words that leave nothing else to mean."""

    @property
    def name(self) -> str:
        """The name by which its moment is chosen by hand."""
        return name_of(self.stood)


def _instead(said: Sequence[Stood], told: Sequence[Believed[Stood]]) -> tuple[Stood, ...]:
    """Return what else may be meant than the first that is said: the other that is, then the likeliest first."""
    different: dict[str, Stood] = {}
    for stood in (*said, *(one.stood for one in sorted(told, key=lambda one: -one.chance))):
        different.setdefault(stood.means, stood)
    return tuple(different.values())[1 : INSTEAD + 1]


class HasAnswer(Protocol):
    """Something that answers."""

    @property
    def answer(self) -> str:
        """yes, no, depends, or what is counted."""

    @property
    def means(self) -> str:
        """By which moment."""


Answered = TypeVar("Answered", bound=HasAnswer)


class Candidate(NamedTuple, Generic[Answered]):
    """What the engine says to a moment that may be meant, and what tells whether it is."""

    stood: Answered
    signs: Mapping[str, float]


class Believed(NamedTuple, Generic[Answered]):
    """What a moment answers, how likely it is the one meant, and whether the words tell it."""

    stood: Answered
    chance: float
    fits: bool


def believed(found: Sequence[Candidate[Answered]], chances: Sequence[float]) -> list[Believed[Answered]]:
    """Return the moments that may be meant; those with yes or no are weighed against the likeliest that contradicts.

    ``chances`` are how likely each is by itself; what is certain stays so.
    """
    best = dict[str, float]()
    for one, chance in zip(found, chances, strict=True):
        best[one.stood.answer] = max(chance, best.get(one.stood.answer, 0.0))
    told = []
    for one, chance in zip(found, chances, strict=True):
        weighed = chance < 1 and one.stood.answer in TURNED
        other = best.get(TURNED.get(one.stood.answer, ""), 0.0)
        likely = settled(chance, other, one.signs) if weighed else chance
        told.append(Believed(one.stood, likely, fits=bool(one.signs["fits"])))
    return told


def likeliest(told: Sequence[Believed[Answered]]) -> Answered | None:
    """Return what is answered by the moment that is likely meant; nothing where none is, or another might be.

    Of moments that are about as likely and say the same, the first one is shown.
    """
    might = [one for one in told if one.chance >= (COUNTED if "|" in one.stood.answer else MIGHT)]
    might = [one for one in might if one.stood.answer != "depends"] or might
    best = max(might, key=lambda one: one.chance, default=None)
    if best is None:
        return None
    same = [one for one in told if one.stood.answer == best.stood.answer]
    rival = max((one.chance for one in might if one not in same), default=0.0)
    if best.chance < _enough(best, same) or _odds(best.chance) < CLEARLY * _odds(rival):
        return None
    return next(one.stood for one in same if one.chance >= best.chance - ABOUT)


def supposable(told: Sequence[Believed[Answered]]) -> tuple[Answered, ...]:
    """Return what is answered by the moment that is rather meant than not, though that is not certain.

    Where none is, but one might be, it comes with the likeliest that answers in the other way.
    """
    best = max(told, key=lambda one: one.chance, default=None)
    if best is None:
        return ()
    if best.chance >= (SUPPOSED_COUNTED if "|" in best.stood.answer else SUPPOSED):
        return (best.stood,)
    other = TURNED.get(best.stood.answer)
    against = max((one for one in told if one.stood.answer == other), key=lambda one: one.chance, default=None)
    one_of_two = against is not None and against.chance >= BESIDE
    return (best.stood, against.stood) if against is not None and one_of_two and best.chance >= EITHER_WAY else ()


def _enough(best: Believed[Answered], same: Sequence[Believed[Answered]]) -> float:
    """Return how likely the best must be: less where words and meaning find one moment, or several say the same."""
    several = sum(one.chance >= COUNTED for one in same) > 1
    told, counted = any(one.fits for one in same), "|" in best.stood.answer
    twice = sum(one.stood.means == best.stood.means for one in same) > 1
    if counted:
        return COUNTED if several and told else MIGHT if several else ALONE
    return MIGHT if twice or (several and told) else LIKELY


def _odds(chance: float) -> float:
    """Return how many times likelier something is than not."""
    return chance / max(1 - chance, 1e-9)


LIKELY = 0.82
"""How likely a moment must be the one that is meant. On 109 sets of questions (kept 12 to 26 and those written to be
learned from), a fourth of them each left out of what was learned from, 6,073 verdicts of yes and no are right and 497
wrong; at 0.85 it would be 5,595 and 389, at 0.8 6,377 and 572. A wrong verdict counts as much as four right ones."""
MIGHT = 0.65
"""What is as likely as that might be meant: of two such moments with two answers neither is given, unless one is
clearly likelier, and where an answer is found twice no more is needed."""
COUNTED = 0.25
"""A number, or a name, that words tell and another moment says too needs no more: two are seldom wrong in one way."""
ALONE = 0.9
"""A number, or a name, that one moment says alone has to be as likely as that. Measured as for ``LIKELY``, 332 numbers
and names are right and 44 wrong. Of 2,400 questions that nothing was learned from eight more would get the right one at
0.72, but a test has a wrong one at 0.89."""
READ = 0.95
"""How likely the number of a row of twos, or of the hand that is named, is the one that is asked for."""
TOLD_SO = 0.3
"""How likely a moment must be whose answer is read from the question. Of 2,400 questions that nothing was learned from
eight more get a name so, all of them the right one."""
SUPPOSED, SUPPOSED_COUNTED = 0.6, 0.6
"""How likely a moment must be to be answered under the condition that it is meant. Of the questions that get no yes or
no (measured as for ``LIKELY``) 3,777 have such a moment, or a number that is as likely as 0.75; for 2,690 of them its
answer is the right one. Of numbers and names that are less likely (measured as for ``ALONE``) seven are right and two
wrong."""
EITHER_WAY, BESIDE = 0.4, 0.2
"""How likely the likeliest must be where that is too little, and the likeliest with the other answer, to tell both."""
INSTEAD = 4
"""So many other moments can be chosen by hand."""
ABOUT = 0.1
"""Moments whose chances differ by no more are about as likely."""
CLEARLY = 2.5
"""How many times better the odds of a moment must be than those of one with another answer."""


MOST = 3
"""So many of the nearest moments may be the one that is meant, beside those that the words or what was learned tell."""


def candidates(around: Around, *, chance: float = 1.0) -> list[Candidate[Stood]]:
    """Return the moments that may be meant: one that the words tell, the nearest, the likeliest by what was learned.

    ``chance`` is how likely a text answers the question.
    """
    text = around.text
    asked = read(text, around.said)
    if not asked.words:  # nothing is named of which a moment could be known
        return []
    by_words = _by_words(around)
    by_meaning = _by_meaning(around)
    more = [one.stood for one in around.nearer if one.stood and _answers(one.stood, text)][:MOST]
    learned = [one.stood for one in around.learned if one.stood and _answers(one.stood, text)]
    first = {one.means for one in by_meaning[:1]}
    asks = {
        "no-moment": no_moment(text, around.kinds),
        "negated": bool(NEGATED.search(text)),
        "card-alone": _of_a_card_alone(text),
        "term-alone": term_alone(text, around.kinds),
        "agreed": bool(by_words and by_meaning) and by_words[0].answer == by_meaning[0].answer,
        "silent": bool(around.near) and around.near[0].stood is None,  # the nearest says nothing under these rules
    }
    found: dict[tuple[str, bool], Candidate[Stood]] = {}
    for stood, fits in [
        *((one, True) for one in by_words[:1]),
        *((one, False) for one in (*by_meaning, *more, *learned)),
    ]:
        if (stood.means, fits) not in found:
            flags = {**asks, "fits": fits, "nearest": stood.means in first}
            found[stood.means, fits] = Candidate(stood, signs_of(asked, stood, around, chance=chance, flags=flags))
    return [one for one in found.values() if _read_whole(one.stood, one.signs) or not barred(one.signs)]


def _by_words(around: Around) -> list[Stood]:
    """Return what the engine says to the moments that use most of the words; nothing where they disagree."""
    text = around.text
    fitting = [moment for moment in around.moments if _fits(moment, text, around.kinds)]
    most = max(map(_weight, fitting), default=0)
    said = [stood for moment in fitting if _weight(moment) == most and (stood := around.stood(moment))]
    said = [one for one in said if _answers(one, text)]
    return said if len({one.answer for one in said}) < 2 else []


def _by_meaning(around: Around) -> list[Stood]:
    """Return what the engine says to the nearest moment, and to the likeliest of the others by what was learned.

    Where the nearest says nothing under these rules, the next does not speak for it.
    """
    near = around.near
    if not near or near[0].stood is None:
        return []
    nearest = [*near[:1], *sorted(near[1:], key=lambda one: -one.like.taught)[:1]]
    return [one.stood for one in nearest if one.stood and _answers(one.stood, around.text)]


_WHETHER = re.compile(
    r"(?:^|[.!?:;] )(?:und |and )?(?:muss|müssen|darf|dürfen|kann|können|ist|sind|hat|haben|wird|bin|bist|habe?"
    r"|do|does|did|must|may|can|is|are|am|was|were|will|has|have)\b[^.!?:;]*\?\s*$"
)
"""How a last sentence begins that yes or no answers, whatever is asked for in a clause of it."""


def _answers(stood: Stood, text: str) -> bool:
    """Whether an answer has the form that is asked for: who and how many are no answer to whether something is so."""
    if "|" in stood.answer:
        return not (_WHETHER.search(text) or AGREE.search(text))
    kinds = kinds_of(text)
    if stood.way and kinds & {"may", "must"} and stood.way not in kinds:  # what may be done need not be
        return False
    return stood.answer == "depends" or not kinds & {"points", "count"}


def _of_a_card_alone(text: str) -> bool:
    """Whether nothing but a card is named, and no word says of what moment.

    >>> _of_a_card_alone("darf ich pik 4 legen?"), _of_a_card_alone("darf ich eine 2 auf eine 2 legen")
    (True, False)
    """
    said = re.findall(r"\w+", without_cards(text))
    return bool(named_in(text)) and all(_NO_MOMENT.fullmatch(word) for word in said)


def _weight(moment: Mapping[str, Plain]) -> int:
    return len(moment["if"]) + int(moment.get("weight", 0))


def _fits(moment: Mapping[str, Plain], text: str, kinds: set[str]) -> bool:
    asks = set(moment.get("asks", ("may", "must")))
    if "if" not in moment:  # known by its wordings alone
        return False
    if not asks & kinds or ("is" in kinds & asks and EITHER.search(text)):
        return False
    said = moment["if"]
    if not all(has(text, name) for name in said):
        return False
    if moment.get("plain") and any(one.rank for one in named_in(text)):
        return False  # cards that are named may decide
    if "ranks" in moment and not all(one.rank in moment["ranks"].split() for one in named_in(text) if one.rank):
        return False
    bars = [*moment.get("not", ()), *(one for one in ("beyond",) if one not in said)]
    return not any(has(text, name) for name in bars)


__all__ = ["candidates", "consult", "moments"]
