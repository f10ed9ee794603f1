"""A guesser that knows no rule: it reads the form of an exercise alone, and shows what gives answers away.

It looks for what is repeated, for length, for names in the question, for "none of these", and for what the answers
have in common. Which of these habits pays in a kind of exercise it learns on other exercises than it is asked.
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
NONE = re.compile(r"\bnone\b|\bnobody\b|\bsimply goes on\b", re.IGNORECASE)

Habit = Callable[[str, Sequence[str]], Sequence[float]]
"""(question, answers) to how likely each answer looks."""


def _words(text: str) -> list[str]:
    return WORD.findall(text.lower())


def _named(question: str, answers: Sequence[str]) -> list[float]:
    names = set(re.findall(r"\b[A-Z]\w*\b", question)) | set(re.findall(r"\{.+?\}", question))
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
}


def answers_of(one: Mapping[str, Plain]) -> list[tuple[str, bool]]:
    """Return the answers that an exercise offers, each with whether it is right."""
    return [(explain.plain(str(choice["en"]), "en"), bool(choice.get("right"))) for choice in one["choices"]]


def steps_of(one: Mapping[str, Plain]) -> list[tuple[str, str, list[tuple[str, bool]]]]:
    """Return what is chosen in an exercise, by kind: its answers, and those of its last step."""
    kind = str(one["kind"])
    found = [(kind, str(one["question"]["en"]), answers_of(one))] if "choices" in one else []
    last = one.get("last")
    return [*found, ("last", str(last["question"]["en"]), answers_of(last))] if last else found


def hit(habit: Habit, question: str, answers: Sequence[tuple[str, bool]]) -> float:
    """Return how likely a habit is to be right: of answers that look alike one is taken by chance."""
    seen = habit(question, [text for text, _ in answers])
    best = [right for like, (_, right) in zip(seen, answers, strict=True) if like == max(seen)]
    return sum(best) / len(best)


def chance(answers: Sequence[tuple[str, bool]]) -> float:
    """Return how likely anybody is to be right."""
    return sum(right for _, right in answers) / len(answers)


def _by_kind(ones: Sequence[Mapping[str, Plain]]) -> dict[str, list[tuple[str, list[tuple[str, bool]]]]]:
    found: dict[str, list[tuple[str, list[tuple[str, bool]]]]] = {}
    for one in ones:
        for kind, question, answers in steps_of(one):
            found.setdefault(kind, []).append((question, answers))
    return found


def guessed(learned: Sequence[Mapping[str, Plain]], asked: Sequence[Mapping[str, Plain]]) -> dict[str, Plain]:
    """Return by kind how far the guesser beats chance, with the habit that paid best on what it learned from."""
    before, found = _by_kind(learned), {}
    for kind, here in _by_kind(asked).items():
        there = before.get(kind, here)
        habit = max(HABITS, key=lambda name: fmean(hit(HABITS[name], *each) - chance(each[1]) for each in there))
        by_chance = fmean(chance(answers) for _, answers in here)
        found[kind] = {
            "asked": len(here),
            "habit": habit,
            "right": round(100 * fmean(hit(HABITS[habit], *each) for each in here), 1),
            "chance": round(100 * by_chance, 1),
            "beyond": round(100 * fmean(hit(HABITS[habit], *each) - chance(each[1]) for each in here), 1),
        }
    return found


def titles_twice(one: Mapping[str, Plain]) -> bool:
    """Whether the title in the right answer stands in another answer too."""
    if one.get("kind") != "which":
        return False
    right = next(text for text, right in answers_of(one) if right)
    titles = QUOTED.findall(right)
    return any(title in QUOTED.findall(text) for text, is_right in answers_of(one) if not is_right for title in titles)
