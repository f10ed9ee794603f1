"""A guesser that knows no rule: it reads the form of an exercise alone, and shows what gives answers away.

It looks for what is repeated, for length, for names in the question, for "none of these", for numbers, for the place
in the row, and for what the answers have in common. Which of these habits
pays in a kind of exercise it learns on other exercises than it is asked. What a card is worth it does not know: that
the lowest card is often the legal one is no form, but a rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from tutor.core.plain import Plain
from tutor.words import explain

WORD = re.compile(r"\w+|[♠♥♦♣]\w+")
QUOTED = re.compile(r"“(.+?)”")
SEAT = re.compile(r"\w+")
NONE = re.compile(r"\bnone\b|\bnobody\b|\bsimply goes on\b", re.IGNORECASE)

Habit = Callable[[str, Sequence[str]], Sequence[float]]
"""(question, answers) to how likely each answer looks."""


def _words(text: str) -> list[str]:
    return WORD.findall(text.lower())


def _named(question: str, answers: Sequence[str]) -> list[float]:
    names = set(re.findall(r"\b[A-Z]\w*\b", question))
    return [sum(name in answer for name in names) for answer in answers]


def _central(_: str, answers: Sequence[str]) -> list[float]:
    sets = [set(_words(one)) for one in answers]
    return [fmean(len(one & other) / max(1, len(one | other)) for other in sets) for one in sets]


def _repeated(_: str, answers: Sequence[str]) -> list[float]:
    quoted = Counter(part for one in answers for part in QUOTED.findall(one))
    return [max((quoted[part] for part in QUOTED.findall(one)), default=0) for one in answers]


def _away(habit: Habit) -> Habit:
    return lambda question, answers: [-one for one in habit(question, answers)]


def _middling(_: str, answers: Sequence[str]) -> list[float]:
    middle = fmean(map(len, answers))
    return [-abs(len(one) - middle) for one in answers]


def _shared(question: str, answers: Sequence[str]) -> list[float]:
    asked = set(_words(question))
    return [len(asked & set(_words(one))) for one in answers]


def _number(text: str) -> int:
    found = re.search(r"\d+", text)
    return int(found[0]) if found else 0


def _lowest(_: str, answers: Sequence[str]) -> list[float]:
    return [-_number(one) for one in answers]


def _named_first(_: str, answers: Sequence[str]) -> list[float]:
    """How early a seat stands in the row; of other answers nothing, which stand in any order."""
    return [-n if all(map(SEAT.fullmatch, answers)) else 0 for n, _ in enumerate(answers)]


HABITS: Mapping[str, Habit] = {
    "repeated": _repeated,
    "not repeated": _away(_repeated),
    "longest": lambda _, answers: list(map(len, answers)),
    "shortest": lambda _, answers: [-len(one) for one in answers],
    "middling": _middling,
    "named in the question": _named,
    "not named": _away(_named),
    "words of the question": _shared,
    "none": lambda _, answers: [bool(NONE.search(one)) for one in answers],
    "not none": lambda _, answers: [not NONE.search(one) for one in answers],
    "like the others": _central,
    "unlike the others": _away(_central),
    "lowest number": _lowest,
    "highest number": _away(_lowest),
    "first seat": _named_first,
    "last seat": _away(_named_first),
}
TWO = ", then "
"""Between the names of two habits, of which the second chooses among what looks alike by the first."""


def answers_of(one: Mapping[str, Plain]) -> list[tuple[str, bool]]:
    """Return the answers that an exercise offers, each with whether it is right."""
    return [(explain.plain(str(choice["en"]), "en"), bool(choice.get("right"))) for choice in one["choices"]]


def steps_of(one: Mapping[str, Plain]) -> list[tuple[str, str, list[tuple[str, bool]]]]:
    """Return what is chosen in an exercise, by kind: its answers, and those of its last step."""
    kind = str(one["kind"])
    found = [(kind, _asked(one), answers_of(one))] if "choices" in one else []
    last = one.get("last")
    return [*found, ("last", _asked(last), answers_of(last))] if last else found


def _asked(one: Mapping[str, Plain]) -> str:
    """Return the question as it is read: the letter of a jack names nobody."""
    return explain.plain(str(one["question"]["en"]), "en")


Look = Sequence[float] | Sequence[tuple[float, float]]


def looks(question: str, answers: Sequence[tuple[str, bool]], *, pairs: bool = False) -> dict[str, Look]:
    """Return how likely each answer looks by every habit, and with ``pairs`` by every two of them."""
    texts = [text for text, _ in answers]
    single = {name: list(habit(question, texts)) for name, habit in HABITS.items()}
    if not pairs:
        return dict(single)
    two: dict[str, Sequence[tuple[float, float]]] = {
        f"{name}{TWO}{other}": list(zip(first, second, strict=True))
        for name, first in single.items()
        for other, second in single.items()
        if len(set(first)) < len(texts) and other != name
    }
    return {**single, **two}


def hit(look: Look, answers: Sequence[tuple[str, bool]]) -> float:
    """Return how likely a habit is to be right: of answers that look alike one is taken by chance."""
    most = max(look)
    best = [right for like, (_, right) in zip(look, answers, strict=True) if like == most]
    return sum(best) / len(best)


def chance(answers: Sequence[tuple[str, bool]]) -> float:
    """Return how likely anybody is to be right."""
    return sum(right for _, right in answers) / len(answers)


def _hits(ones: Sequence[Mapping[str, Plain]], *, pairs: bool) -> dict[str, list[tuple[dict[str, float], float]]]:
    """Return by kind, for each of its questions, how likely every habit is to be right, and how likely anybody is."""
    found: dict[str, list[tuple[dict[str, float], float]]] = {}
    for one in ones:
        for kind, question, answers in steps_of(one):
            seen = {name: hit(look, answers) for name, look in looks(question, answers, pairs=pairs).items()}
            found.setdefault(kind, []).append((seen, chance(answers)))
    return found


def _beyond(name: str, asked: Sequence[tuple[dict[str, float], float]]) -> float:
    """Return how far a habit beats chance; where the first of two leaves no choice, the second is not asked."""
    alone = name.partition(TWO)[0]
    return fmean(seen.get(name, seen[alone]) - by_chance for seen, by_chance in asked)


def guessed(
    learned: Sequence[Mapping[str, Plain]], asked: Sequence[Mapping[str, Plain]], *, pairs: bool = False
) -> dict[str, Plain]:
    """Return by kind how far the guesser beats chance, with the habit that paid best on what it learned from.

    With ``pairs`` a second habit chooses among what looks alike by the first; of so many pairs one fits the titles of
    a few rules by luck, so that this shows where to look and proves nothing.
    """
    before, found = _hits(learned, pairs=pairs), {}
    for kind, here in _hits(asked, pairs=pairs).items():
        there = before.get(kind, here)
        names = dict.fromkeys(name for seen, _ in there for name in seen)
        habit = max(names, key=lambda name: _beyond(name, there))
        by_chance, beyond = fmean(chance for _, chance in here), _beyond(habit, here)
        found[kind] = {
            "asked": len(here),
            "habit": habit,
            "right": round(100 * (by_chance + beyond), 1),
            "chance": round(100 * by_chance, 1),
            "beyond": round(100 * beyond, 1),
            "give or take": round(100 * (by_chance * (1 - by_chance) / len(here)) ** 0.5, 1),
        }
    return found


def halves(ones: Sequence[Mapping[str, Plain]]) -> dict[str, Plain]:
    """Return by kind how far the guesser beats chance where it learns from each half of some exercises for the other.

    So all of them are asked, and none is learned from by whoever is asked it.
    """
    parts = ones[0::2], ones[1::2]
    told = [guessed(parts[1], parts[0]), guessed(parts[0], parts[1])]
    found = {}
    for kind in dict.fromkeys([*told[0], *told[1]]):
        here = [one[kind] for one in told if kind in one]
        count = sum(one["asked"] for one in here)
        found[kind] = {"asked": count, "habits": [one["habit"] for one in here]} | {
            name: round(sum(one["asked"] * one[name] for one in here) / count, 1) for name in ("chance", "beyond")
        }
    return found


def titles_twice(one: Mapping[str, Plain]) -> bool:
    """Whether the title in the right answer stands in another answer too."""
    if one.get("kind") != "which":
        return False
    right = next(text for text, right in answers_of(one) if right)
    titles = QUOTED.findall(right)
    return any(title in QUOTED.findall(text) for text, is_right in answers_of(one) if not is_right for title in titles)
