"""The last step of an exercise: after the play, which rule it was.

Wrong are the rules that a beginner takes for it: those about other moves here, then those about the same doing that
its entry leads to, that stand in its chapter, or that another value of its option brings. Each has no say here.
"""

from __future__ import annotations

from functools import cache

from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE
from tutor.core.plain import Plain
from tutor.core.play import verdict_on
from tutor.core.rules import Verdict
from tutor.teaching.around import around, caused_at, judged_at
from tutor.teaching.hands import showing
from tutor.teaching.moments import KINDS
from tutor.teaching.questions import Asked
from tutor.teaching.told import elsewhere, narrow, stands_out
from tutor.teaching.whatif_said import move_said
from tutor.teaching.wording import both
from tutor.words import explain, library
from tutor.words.book.book import Book

WRONG, PAIR = 3, 2
"""So many wrong titles stand beside the right one, and with fewer than so many it is not asked for."""
NEAREST, FEWEST, AS_NEAR = 7, 4, 1.0
"""Among so many of the nearest rules those are chosen that are like the right one in form; beyond the first few only
such as are hardly further."""
TRIED = 24
"""So many times others are looked for among which the right one does not stand out."""
FAR, NOT_PLAYED = 3, 1.5
"""The most steps of the book that are counted; how much further a rule is that cannot come up under this rule set."""
LEADING_ON, ELSEWHERE = 3.0, 6.0
"""How much further a rule is where the same doing leads on to something else, or that comes up elsewhere."""
STEPS = {0: FAR, LEADING_ON: 2, ELSEWHERE: 1}
"""By where a rule comes up: of how many steps nobody would take it for the one."""


def which(asked: Asked, one: dict[str, Plain]) -> dict[str, Plain] | None:
    """Ask for the rule, after the play."""
    book = library.book(asked.game.folder)
    if asked.rule not in book.entries or (
        "legal" not in one and one.get("kind") not in ("who", "goes", "write", "play")
    ):
        return None
    shown = showing(asked) if one["kind"] in ("mark", "play") else None
    if shown is not None and (shown.rule != asked.rule or shown.move.verb != PLAY or shown.move.value):
        return None  # the words of another move would give the title away
    true = _true(asked, shown)
    far = {rule: way for rule, way in _near(asked, book, shown).items() if rule not in true and narrow(book, rule)}
    titles = {rule: {lang: book.title(rule, lang) for lang in LANGUAGES} for rule in (asked.rule, *far)}
    far = {rule: way for rule, way in far.items() if titles[rule]["en"] != titles[asked.rule]["en"]}
    most = max(list(far.values())[:FEWEST], default=0) + AS_NEAR
    near = [rule for rule, way in far.items() if way <= most][:NEAREST]
    wrong = _unlike_none(asked, book, near)
    if len(wrong) < PAIR:
        return None
    if shown is None:
        question = both("exercise-last-caused", lambda _: {})
    else:
        state, key = asked.moment.state, "exercise-last-legal" if shown.legal else "exercise-last-illegal"
        question = both(key, lambda lang: {"what": move_said(asked.game, state, shown.move, lang)})
    return {
        "question": question,
        "choices": [{"right": True, **titles[asked.rule]}, *(titles[rule] for rule in wrong)],
    }


def _true(asked: Asked, shown: Verdict | None) -> set[str]:
    """Return the rules that have a say in what is asked about: none of them is a wrong answer."""
    if shown is not None:
        return set(map(str, shown.rules))
    game, state, move = asked.game, asked.moment.state, asked.moment.move
    said = () if move.seat == TABLE else verdict_on(game, state, move).rules
    return {*map(str, said), *(str(event.rule) for event in asked.moment.events)}


# Which are near


def _near(asked: Asked, book: Book, shown: Verdict | None) -> dict[str, float]:
    """Return how far rules are that might be meant, the nearest first; of what is legal such as say the same of it."""
    moment, every = asked.moment, [entry.id for entry in book.of_kind(*KINDS) if entry.id != asked.rule]
    if shown is None:
        place, here = caused_at(moment), {str(event.rule) for event in elsewhere(asked)}
        found = [
            rule for rule in every if any(len(one.split()) == len(place.split()) for one in around(asked.game, rule))
        ]
    else:
        place = judged_at(moment.state, shown.move.verb)
        here = {str(rule) for one in asked.judged if one.move.verb == shown.move.verb for rule in one.rules}
        attribute, folder = "yes" if shown.legal else "no", asked.game.folder
        found = [rule for rule in every if explain.has(folder, "en", explain.message_id(rule), attribute)]
    steps = _steps(asked.game.folder, asked.rule)
    by_chance = {rule: asked.source.random() for rule in found}

    def far(rule: str) -> float:
        apart = min((_apart(place, one) for one in around(asked.game, rule)), default=ELSEWHERE)
        way = by_chance[rule] + apart + (0 if rule in here else min(FAR, steps.get(rule, FAR)))
        return way + NOT_PLAYED * (not _played(asked, book, rule))

    def might(rule: str) -> bool:
        apart = min((_apart(place, one) for one in around(asked.game, rule)), default=ELSEWHERE)
        return rule in here or steps.get(rule, FAR) <= STEPS[apart]

    return {rule: far(rule) for rule in sorted(filter(might, found), key=far)}


def _apart(place: str, other: str) -> float:
    """Return how far another place in a deal is: the same doing may lead on to something else."""
    if place == other:
        return 0
    here, there = place.split(), other.split()
    return LEADING_ON if len(here) == len(there) and here[:2] == there[:2] else ELSEWHERE


@cache
def _steps(folder: str, rule: str) -> dict[str, int]:
    """Return how many steps of the book lie between a rule and others: to what it leads, in its section, its option."""
    book = library.book(folder)
    found, edge = {rule: 0}, [rule]
    for n in range(1, FAR + 1):
        edge = [
            one for one in dict.fromkeys(near for here in edge for near in _beside(folder, here)) if one not in found
        ]
        found |= dict.fromkeys(edge, n)
    return {one: n for one, n in found.items() if one in book.entries}


@cache
def _beside(folder: str, rule: str) -> tuple[str, ...]:
    """Return the rules to which an entry leads, or which lead to it, which share its section or its option."""
    book = library.book(folder)
    entry = book.entries.get(rule)
    if entry is None:
        return ()
    section, option = rule.split(".")[:2], _option(book, rule)
    return tuple(
        other.id
        for other in book.entries.values()
        if other.id in entry.see
        or rule in other.see
        or other.id.split(".")[:2] == section
        or (option and _option(book, other.id) == option)
    )


def _option(book: Book, rule: str) -> str:
    """Return the option that a rule needs, where its entry names one."""
    return str(book.entries[rule].facts.get("option") or "").partition("=")[0]


def _played(asked: Asked, book: Book, rule: str) -> bool:
    """Whether a rule can come up under the rule set of the moment, as far as its entry names the option it needs."""
    option, _, value = str(book.entries[rule].facts.get("option") or "").rpartition(".opt.")[2].partition("=")
    now = getattr(asked.moment.state.options, option.replace(".", "__").replace("-", "_"), value) if option else value
    return not value or str(now) == value


# Which of them


def _unlike_none(asked: Asked, book: Book, near: list[str]) -> list[str]:
    """Return three rules among whose titles the right one does not stand out, as far as there are such."""
    for _ in range(TRIED):
        wrong = _as_long(asked, book, near)
        if len(wrong) < WRONG or not stands_out([book.title(rule, "en") for rule in (asked.rule, *wrong)]):
            break
        asked.source.shuffle(near)
        near.append(near.pop(0))
        near = near[1:] if len(near) > WRONG + 1 else near
    return wrong


def _as_long(asked: Asked, book: Book, near: list[str]) -> list[str]:
    """Return three of the nearest rules, with titles about as long as the right one: how many are longer is chance."""
    longer = asked.source.randrange(WRONG + 1)

    def length(rule: str) -> int:
        return len(book.title(rule, "en"))

    own = length(asked.rule)
    above = sorted((rule for rule in near if length(rule) >= own), key=length)
    below = sorted((rule for rule in near if length(rule) < own), key=length, reverse=True)
    found = [*above[:longer], *below[: WRONG - longer]]
    return [*found, *(rule for rule in near if rule not in found)][:WRONG]
