"""What is said where the text is silent: how it is played here, and what others play."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.asking.documents import plain
from tutor.asking.rulesets import RuleSet
from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.languages import WRITTEN
from tutor.core.options import AnyOptions, values
from tutor.core.plain import Plain
from tutor.words import explain, library
from tutor.words.book.arranging import under
from tutor.words.book.entries import Entry
from tutor.words.explain import APP
from tutor.words.holding import in_use

MOST_OTHERS = 3
"""So many other ways to play are named; those that rule sets of the game play come first."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")
_BY_ITS_PLACE = {
    "de": re.compile(
        r"\b(?:nimmt|folgt) (?:(?:die|der) (?:ersten?|zweiten?|dritten?)\b|\([ab]\))"
        r"|^(?:die )?(?:erste|zweite|dritte) lesart\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\btakes (?:the (?:first|second|third)(?! \w+ing)|\([ab]\))|^the (?:first|second|third) reading\b",
        re.IGNORECASE,
    ),
}
"""How one of several readings is named by its place among them: nobody knows it who has not heard them."""


class Opening(NamedTuple):
    """The answer to an open question."""

    first: str
    reason: str


class Reading(NamedTuple):
    """The option by which a table settles an open question, what it has here, and what it may have elsewhere."""

    option: Entry
    value: str
    others: tuple[str, ...]
    usual: bool
    """Whether the value is that of the first rule set, which the explanation of the gap speaks of."""


def reading(game: AnyGame, gap: Entry, here: tuple[AnyOptions, ...]) -> Reading | None:
    """Return how a gap is read under the first of these options; nothing where no option in use settles it."""
    return _read(game, gap, _here(game, gap, here))


def _read(game: AnyGame, gap: Entry, options: AnyOptions) -> Reading | None:
    option = library.book(game.folder).entries.get(gap.facts.get("switch", ""))
    if option is None or gap.id not in re.split(r"[,\s]+", option.facts.get("gap", "")) or len(option.values) < 2:
        return None
    if not in_use(game, option, options):
        return None
    name = option.id.partition(".opt.")[2]
    value = values(options)[name]
    played = dict.fromkeys(values(one)[name] for one in game.presets.values())
    others = [one for one in dict.fromkeys([*played, *option.values]) if one != value and one in option.values]
    if value not in option.values or not others:
        return None
    return Reading(option, value, tuple(others), value == values(_usual(game, gap))[name])


def _usual(game: AnyGame, gap: Entry) -> AnyOptions:
    """Return the rule set that the explanation of a gap speaks of: the one in which the question arises."""
    usual: AnyOptions = next(iter(game.presets.values()))
    return game.presets[gap.facts["under"]] if "under" in gap.facts else usual


def _here(game: AnyGame, gap: Entry, here: tuple[AnyOptions, ...]) -> AnyOptions:
    """Return the rules under which a gap is read: those in view, unless it arises under others alone."""
    usual = _usual(game, gap)
    return usual if "under" in gap.facts else next((one for one in here if isinstance(one, type(usual))), usual)


def opening(game: AnyGame, gap: Entry, lang: str, here: tuple[AnyOptions, ...], sentence: str) -> Opening:
    """Return the answer to an open question: how it is played here, and what others play.

    ``sentence`` is the one of the gap that fits the question best.
    """
    found = reading(game, gap, here)
    house = _house(game, gap, lang, here)
    if found is not None:
        reason = f"{sentence} {house}" if found.usual else sentence
        first = _say(lang, "ask-open", _facts(found, lang))
        under = library.entry(f"{game.key}.preset.{gap.facts.get('under', '')}")
        if under is not None:
            first = _say(lang, "ask-in-preset", {"name": under[1].title[lang], "text": first})
        return Opening(first, reason.strip())
    text = " ".join(plain(gap.text[lang], lang).split())
    if _BY_ITS_PLACE[lang].search(house):
        return Opening(_say(lang, "ask-gap"), f"{text} {house}")
    return Opening(f"{_say(lang, 'ask-gap')} {house}", text)


def _facts(found: Reading, lang: str) -> dict[str, str]:
    def label(value: str) -> str:
        return WRITTEN[lang].quoted(found.option.values[value][lang])

    others = [label(value) for value in found.others[:MOST_OTHERS]]
    return {
        "option": explain.plain(found.option.title[lang], lang),
        "here": label(found.value),
        "others": explain.listed(lang, others, join="or"),
    }


def _house(game: AnyGame, gap: Entry, lang: str, here: tuple[AnyOptions, ...]) -> str:
    """Return the first sentence of an explanation, which says how the app plays."""
    read = under(gap, values(_here(game, gap, here)))
    return _SENTENCE.split(plain(read.why[lang], lang))[0].strip()


def elsewhere(
    game: AnyGame, gap: Entry, case: Case, answer: str, judge: Callable[[RuleSet], str]
) -> tuple[Entry, tuple[tuple[str, str], ...]] | None:
    """Return what the engine answers where a gap is read in another way: the option, and each value with its answer.

    ``judge`` asks the same question under other rules; a value under which the answer is the same is left out.
    """
    found = _read(game, gap, case.options)
    if found is None:
        return None
    name = found.option.id.partition(".opt.")[2]
    differing: list[tuple[str, str]] = []
    for value in found.others:
        rules = _changed(game, case, name, value)
        said = judge(rules) if rules is not None else ""
        if said and said not in (answer, "depends"):
            differing.append((value, said))
    return (found.option, tuple(differing[:MOST_OTHERS])) if differing else None


def _changed(game: AnyGame, case: Case, name: str, value: str) -> RuleSet | None:
    """Return the rules of a case with one option changed; nothing where they exclude each other."""
    changes: Mapping[str, Plain] = {**case.changes, name: value}
    rules = RuleSet(case.preset, tuple(sorted((key, str(said)) for key, said in changes.items())))
    try:
        rules.options(game)
    except Complaint:
        return None
    return rules


def _say(lang: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    return explain.say(APP, lang, key, facts=dict(facts or {}))
