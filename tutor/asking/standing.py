"""Questions that name no cards: each is a moment written down once, on which the engine is asked.

Whoever asks "may the one with the dog's life knock?" tells a position without a card. ``standing.yaml`` of a game says
which words tell which moment and what is tried there; whether it may, must or does happen the engine says, under the
rule set in view. Of several moments the one that uses most of what was said counts, beside the one nearest in meaning;
each has to be likely the one meant (``trust``), and where two of them disagree nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple, Protocol, TypeVar

from tutor.asking.clause import without_exceptions
from tutor.asking.heard import EITHER, NEGATED, has, kinds_of
from tutor.asking.likened import BESIDE, Found, elsewhere, likened, no_moment
from tutor.asking.moment import Stood, stood_at
from tutor.asking.named import named_in, without_cards
from tutor.asking.rulesets import RuleSet
from tutor.asking.trust import FAR, Beside, barred, read, signs_of, trust
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


_WHETHER_PLAYED = re.compile(
    r"\bis that a (?:thing|known|rule)\b"
    r"|\bgibt(?:'?s| es)? (?:(?:da|es|eigentlich|auch|denn) ){0,2}(?:leut\w*|welche|manche|runden|gruppen)\b"
    r"|\b(?:are|is) there (?:people|groups|players|anyone|anybody|somebody|someone) (?:who|that)\b"
    r"|\bdo(?:es)? (?:any(?:one|body)|people anywhere) (?:ever )?play (?:it )?(?:so|where|that|with)\b"
    r"|\bgibt (?:es|'?s) (?:\w+ ){0,3}?(?:varianten?|version(?:en)?|fassung|form|fall)\b"
    r"|\b(?:is there|there'?s|there is|are there) (?:an?|any) (?:\w+ )?(?:variants?|versions?|forms?|cases?)\b"
    r"|\bknown (?:option|variant)\b|\bwird (?:\w+ ){0,4}(?:so|auch) (?:\w+ )?gespielt,? dass\b"
    r"|\b(?:auch )?ausmachen\b|\bdo some people play\b|\bspielen (?:manche|einige)\b"
)
"""How somebody asks whether a rule is played at all, which is no moment of a game."""


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
        return moment["preset"] in told or bool(set(told) & set(moment.get("only", ())) - {usual})

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
) -> Stood | None:
    """Return what the engine says to a question without cards; nothing where no moment is likely, or two disagree.

    ``said`` is the question as it was put, for its meaning; ``rules`` are those that its words find, ``told`` the rule
    sets that it names, and ``chance`` is how likely a text answers it.
    """
    if any(one.search(text) for one in (NEGATED, _WHETHER_PLAYED, _SEVERAL)) or _of_a_card_alone(text):
        return None
    claim = _claimed(text)
    if claim is not None:
        counted = consult(game, claim.text, presets, claim.said, rules, told=told, chance=chance)
        return counted if counted is None else _checked(counted, claim.number)
    text, said = without_exceptions(text), without_exceptions(said or text)
    sure = candidates(game, text, presets, said, rules, told=told, chance=chance)
    return likeliest([(one.stood, 1.0 if one.signs is None else trust(one.signs)) for one in sure])


class HasAnswer(Protocol):
    """Something that answers."""

    @property
    def answer(self) -> str:
        """yes, no, depends, or what is counted."""


Answered = TypeVar("Answered", bound=HasAnswer)


def likeliest(told: Sequence[tuple[Answered, float]]) -> Answered | None:
    """Return what is answered by the moment that is likely meant; nothing where none is, or another might be."""
    might = [(stood, chance) for stood, chance in told if chance >= MIGHT]
    might = [one for one in might if one[0].answer != "depends"] or might
    best, chance = max(might, key=lambda one: one[1], default=(None, 0.0))
    if best is None:
        return None
    same = [one for one in might if one[0].answer == best.answer]
    rival = max((other for stood, other in might if stood.answer != best.answer), default=0.0)
    if _odds(chance) < CLEARLY * _odds(rival):
        return None
    return best if chance >= (MIGHT if len(same) > 1 else LIKELY) else None


def _odds(chance: float) -> float:
    """Return how many times likelier something is than not."""
    return chance / max(1 - chance, 1e-9)


LIKELY = 0.75
"""How likely a moment must be the one that is meant. On eight sets of questions (12 to 19), each left out of what was
learned from, 409 verdicts are right and 58 wrong, of the last seven of them 259 and 21; at 0.8 it would be 362 and 42.
A wrong verdict counts as much as three right ones."""
MIGHT = 0.6
"""What is as likely as that might be meant: of two such moments with two answers neither is given, unless one is
clearly likelier, and where words and meaning find the same answer no more is needed."""
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
) -> list[Candidate]:
    """Return the moments that may be meant: those that the words tell, if they agree, and the nearest in meaning."""
    kinds, there = kinds_of(text), _of_these(game, told)
    every = likened(there, text, said, rules, game.key)
    near = [
        Beside(one, stood_at(game, one.wording.moment, text, set(one.wording.kinds), presets))
        for one in [one for one in every if not elsewhere(game, one, presets)][:BESIDE]
    ]
    fitting = [moment for moment in there if _fits(moment, text, kinds)]
    most = max(map(_weight, fitting), default=0)
    by_words = [stood for m in fitting if _weight(m) == most and (stood := stood_at(game, m, text, kinds, presets))]
    by_words = [one for one in by_words if _answers(one, text)]
    if len({one.answer for one in by_words}) > 1:
        by_words = []
    by_meaning = [] if no_moment(text, kinds) else [one.stood for one in near[:1] if one.stood]
    by_meaning = [one for one in by_meaning if _answers(one, text)]
    asked = read(text, said)
    if asked.vector is None:
        return [Candidate(one, None) for one in by_words[:1]]
    found = list[Candidate]()
    agreed = bool(by_words and by_meaning) and by_words[0].answer == by_meaning[0].answer
    for stood, fits in [*((one, True) for one in by_words[:1]), *((one, False) for one in by_meaning)]:
        if barred(asked, stood):
            continue
        means = stood.moment["means"]
        place, like = next(
            ((n, one) for n, one in enumerate(every) if one.wording.moment["means"] == means), (FAR, None)
        )
        signs = signs_of(asked, stood, near, rules, place=place, fits=fits, agreed=agreed, chance=chance, like=like)
        found.append(Candidate(stood, signs))
    return found


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
