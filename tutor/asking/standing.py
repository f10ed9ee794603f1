"""Questions that name no cards: each is a moment written down once, on which the engine is asked.

Whoever asks "may the one with the dog's life knock?" tells a position without a card. ``standing.yaml`` of a game says
which words tell which moment and what is tried there; whether it may, must or does happen the engine says, under the
rule set in view. Of several moments the one that uses most of what was said counts, beside the one nearest in meaning;
each has to be likely the one meant (``trust``), and where two of them disagree nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from tutor.asking.clause import without_exceptions
from tutor.asking.heard import EITHER, NEGATED, has, kinds_of
from tutor.asking.likened import BESIDE, Found, Likened, elsewhere, likened, no_moment
from tutor.asking.moment import Stood, stood_at
from tutor.asking.named import named_in, without_cards
from tutor.asking.played import WHETHER_PLAYED
from tutor.asking.rulesets import RuleSet, by_name
from tutor.asking.trust import FAR, TOO_MANY, Beside, barred, read, signs_of, trust
from tutor.asking.turned import AGREE
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


def _of_these(game: AnyGame, told: Collection[str]) -> Sequence[Mapping[str, Plain]]:
    """Return the moments of a game without those of one rule set where the question tells another."""
    usual = next(iter(game.presets))

    def can_be(moment: Mapping[str, Plain]) -> bool:
        own = str(moment["preset"])
        return own in told or own.partition("+")[0] in told or bool({*told} & {*moment.get("only", ())} - {usual})

    return [one for one in moments(game) if not told or "preset" not in one or can_be(one)]


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
) -> Stood | None:
    """Return what the engine says to a question without cards; nothing where no moment is likely, or two disagree.

    ``said`` is the question as it was put, for its meaning; ``rules`` are those that its words find, ``told`` the rule
    sets that it names, and ``chance`` is how likely a text answers it. ``own`` says that a rule of somebody's own is
    told: only a moment under other than the usual rules can be meant.
    """
    if any(one.search(text) for one in (NEGATED, WHETHER_PLAYED, _SEVERAL)) or _of_a_card_alone(text):
        return None
    claim = _claimed(text)
    if claim is not None:
        counted = consult(game, claim.text, presets, claim.said, rules, told=told, chance=chance, own=own)
        return counted if counted is None else _checked(counted, claim.number)
    text, said = without_exceptions(text), without_exceptions(said or text)
    sure = candidates(game, text, presets, said, rules, told=told, chance=chance, own=own)
    return likeliest(
        [Told(one.stood, 1.0, fits=True) if one.signs is None else _told(one.stood, one.signs) for one in sure]
    )


def _told(stood: Stood, signs: Mapping[str, float]) -> Told[Stood]:
    return Told(stood, trust(signs), fits=bool(signs["fits"]))


class HasAnswer(Protocol):
    """Something that answers."""

    @property
    def answer(self) -> str:
        """yes, no, depends, or what is counted."""

    @property
    def means(self) -> str:
        """By which moment."""


Answered = TypeVar("Answered", bound=HasAnswer)


class Told(NamedTuple, Generic[Answered]):
    """What a moment answers, how likely it is the one meant, and whether the words tell it."""

    stood: Answered
    chance: float
    fits: bool


def likeliest(told: Sequence[Told[Answered]]) -> Answered | None:
    """Return what is answered by the moment that is likely meant; nothing where none is, or another might be."""
    might = [one for one in told if one.chance >= MIGHT]
    might = [one for one in might if one.stood.answer != "depends"] or might
    best = max(might, key=lambda one: one.chance, default=None)
    if best is None:
        return None
    rival = max((one.chance for one in might if one.stood.answer != best.stood.answer), default=0.0)
    if _odds(best.chance) < CLEARLY * _odds(rival):
        return None
    enough = MIGHT if _found_twice(best, told, might) else LIKELY
    return best.stood if best.chance >= enough else None


def _found_twice(best: Told[Answered], told: Sequence[Told[Answered]], might: Sequence[Told[Answered]]) -> bool:
    """Whether words and meaning find the same moment or the same answer, or several moments the same number or name."""
    same = [one for one in might if one.stood.answer == best.stood.answer]
    if sum(one.stood.means == best.stood.means for one in told) > 1:
        return True
    return len(same) > 1 and (any(one.fits for one in same) or "|" in best.stood.answer)


def _odds(chance: float) -> float:
    """Return how many times likelier something is than not."""
    return chance / max(1 - chance, 1e-9)


LIKELY = 0.8
"""How likely a moment must be the one that is meant. On fifteen sets of questions (13 to 20 and those written to be
learned from), each left out of what was learned from, 872 verdicts are right and 121 wrong; at 0.75 it would be 934 and
145, at 0.85 790 and 109. A wrong verdict counts as much as three right ones."""
MIGHT = 0.6
"""What is as likely as that might be meant: of two such moments with two answers neither is given, unless one is
clearly likelier, and where an answer is found twice no more is needed."""
CLEARLY = 2.5
"""How many times better the odds of a moment must be than those of one with another answer."""


class Candidate(NamedTuple):
    """What the engine says to a moment that may be meant, and what tells whether it is."""

    stood: Stood
    signs: Mapping[str, float] | None
    """Nothing where no encoder is installed, and words alone have to do."""


def candidates(
    game: AnyGame,
    text: str,
    presets: tuple[RuleSet, ...],
    said: str,
    rules: Sequence[Found],
    *,
    told: Collection[str] = (),
    chance: float = 1.0,
    own: bool = False,
) -> list[Candidate]:
    """Return the moments that may be meant: those that the words tell, if they agree, and the nearest in meaning."""
    kinds, usual = kinds_of(text), next(iter(game.presets))
    there = [one for one in _of_these(game, told) if not own or _has_own_rules(one, usual)]

    def under(moment: Mapping[str, Plain]) -> tuple[RuleSet, ...]:
        """Return the rule sets under which a moment is asked: where somebody's own is told, one that has it."""
        only = moment.get("only", ())
        return by_name(only[:1], presets) if own and only and usual not in only else presets

    every = likened(there, text, said, rules, game.key)
    near = [
        Beside(one, stood_at(game, one.wording.moment, text, _kinds(one, kinds), under(one.wording.moment)))
        for one in [one for one in every if not elsewhere(game, one, under(one.wording.moment))][:BESIDE]
    ]
    by_words = _by_words(there, text, kinds, lambda moment: stood_at(game, moment, text, kinds, under(moment)))
    by_meaning = [] if no_moment(text, kinds) else _by_meaning(near, text)
    asked = read(text, said)
    if not asked.words:  # nothing is named of which a moment could be known
        return []
    if asked.vector is None:
        return [Candidate(one, None) for one in by_words[:1]]
    found = list[Candidate]()
    agreed = bool(by_words and by_meaning) and by_words[0].answer == by_meaning[0].answer
    meant = {*told, *(one.preset for one in presets)}
    for stood, fits in [*((one, True) for one in by_words[:1]), *((one, False) for one in by_meaning)]:
        where = {stood.moment.get("preset"), *stood.moment.get("only", ())}
        unusual = not own and where.isdisjoint(meant) and _has_own_rules(stood.moment, usual)
        if barred(asked, stood) or (unusual and asked.cards >= TOO_MANY):
            continue  # who tells so many cards tells a trick, and no rule of a house
        means = stood.moment["means"]
        place, like = next(
            ((n, one) for n, one in enumerate(every) if one.wording.moment["means"] == means), (FAR, None)
        )
        beside = {"fits": fits, "agreed": agreed, "own": own, "unusual": unusual}
        found.append(
            Candidate(stood, signs_of(asked, stood, near, rules, place=place, chance=chance, like=like, **beside))
        )
    return found


def _kinds(like: Likened, kinds: set[str]) -> set[str]:
    """Return how a moment is asked about: as the question asks, where its nearest wording asks so too."""
    return set(like.wording.kinds & kinds or like.wording.kinds)


def _by_words(
    there: Sequence[Mapping[str, Plain]],
    text: str,
    kinds: set[str],
    stands: Callable[[Mapping[str, Plain]], Stood | None],
) -> list[Stood]:
    """Return what the engine says to the moments that use most of the words; nothing where they disagree."""
    fitting = [moment for moment in there if _fits(moment, text, kinds)]
    most = max(map(_weight, fitting), default=0)
    said = [stood for moment in fitting if _weight(moment) == most and (stood := stands(moment))]
    said = [one for one in said if _answers(one, text)]
    return said if len({one.answer for one in said}) < 2 else []


def _by_meaning(near: Sequence[Beside], text: str) -> list[Stood]:
    """Return what the engine says to the nearest moment, and to the likeliest of the others by what was learned.

    Where the nearest says nothing under these rules, the next does not speak for it.
    """
    if not near or near[0].stood is None:
        return []
    nearest = [*near[:1], *sorted(near[1:], key=lambda one: -one.like.taught)[:1]]
    return [one.stood for one in nearest if one.stood and _answers(one.stood, text)]


def _has_own_rules(moment: Mapping[str, Plain], usual: str) -> bool:
    """Whether a moment is one under other than the usual rules."""
    return (
        moment.get("preset", usual) != usual
        or "options" in moment.get("case", {})
        or usual not in moment.get("only", (usual,))
    )


_WHETHER = re.compile(
    r"(?:^|[.!?:;] )(?:und |and )?(?:muss|müssen|darf|dürfen|kann|können|ist|sind|hat|haben|wird|bin|bist|habe?"
    r"|do|does|did|must|may|can|is|are|am|was|were|will|has|have)\b[^.!?:;]*\?\s*$"
)
"""How a last sentence begins that yes or no answers, whatever is asked for in a clause of it."""


def _answers(stood: Stood, text: str) -> bool:
    """Whether an answer has the form that is asked for: who and how many are no answer to whether something is so."""
    if "|" in stood.answer:
        return not (_WHETHER.search(text) or AGREE.search(text))
    return stood.answer == "depends" or not kinds_of(text) & {"points", "count"}


class Claim(NamedTuple):
    """A number that somebody says and asks about, and the question how many it is."""

    number: int
    text: str
    said: str


_UNIT = r"(?P<unit>punkte?|points?|minuspunkte?|strafpunkte?|karten|cards?)"
_CLAIM = re.compile(
    rf"\b(?P<n>\d+) {_UNIT}\b|\b(?:zählt|zählen|counts?|kostet|costs?|worth|wert)(?: \w+){{0,2}} (?P<m>\d+)\b(?! \w)"
)
_TOLD_BEFORE = re.compile(r"\b(?:the|these|those|my|die|diese|den|meine|seine|ihre) $")
SHORT = 14
"""A question of more words tells a story, and a number in it need not be the one that is asked about."""


def _claimed(text: str) -> Claim | None:
    """Return the number that a short question asks whether it is right; nothing where it asks for none."""
    found = list(_CLAIM.finditer(text))
    if len(found) != 1 or len(text.split()) > SHORT or kinds_of(text) != {"is"}:
        return None
    if re.search(r"[,.;:!?] ", text) or re.search(r"\b(?:oder|or)\b", text):  # the number is told, and not asked about
        return None
    one = found[0]
    if _TOLD_BEFORE.search(text[: one.start()]):  # the five cards, which are known already
        return None
    what = "cards" if (one["unit"] or "") in ("karten", "card", "cards") else "points"
    many = f"wie viele {'karten' if what == 'cards' else 'punkte'}" if _GERMAN.search(text) else f"how many {what}"
    rest = f"{text[: one.start()]} {text[one.end() :]}"
    return Claim(int(one["n"] or one["m"]), f"{many} {rest}", f"{many} {rest}")


_GERMAN = re.compile(r"\b(?:ist|sind|hat|haben|zählt|zählen|kostet|bekommt|kriegt|man|ich|der|die|das|ein\w*|stimmt)\b")


def _checked(stood: Stood, number: int) -> Stood | None:
    """Return yes or no to a number that was said; nothing where the engine counts none."""
    kind, _, value = stood.answer.partition("|")
    if kind not in ("points", "count") or not value.isdigit():
        return None
    return replace(stood, answer="yes" if int(value) == number else "no")


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
