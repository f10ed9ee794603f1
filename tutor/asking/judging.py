"""What a question tells of a position or a story, put before the engine; corrected by hand, it is put there anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tutor.asking.completing import Judged, judge_told
from tutor.asking.corrected import Corrections, corrected_scene, corrected_told
from tutor.asking.facts import MOMENT, Fact, Table, scene_facts, told_facts, viewed_facts
from tutor.asking.marked import read_marked, signs_of, told_beside, trusted, within_a_suit
from tutor.asking.phrased import without_rules
from tutor.asking.ruled import ruled
from tutor.asking.rulesets import RuleSet
from tutor.asking.scene import Scene, read_scene
from tutor.asking.staged import as_told, judge_scene
from tutor.asking.told import Told, read_told
from tutor.asking.turned import TURNED
from tutor.asking.viewed import judge_viewed
from tutor.cases.transcript import Case, load, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.words import library

WHICH_OF_TWO = re.compile(
    r"\b(?:erste[rns]?|first)(?: \w+){0,2},? (?:oder|or) (?:\w+ ){0,2}(?:zweite[rns]?|letzte[rns]?|second|last)\b"
)
"""How somebody asks which of two equal cards it was."""
BESIDES = (MOMENT, "rules")
"""What may be corrected by hand that is no fact of a position."""
Judge = Callable[[RuleSet], str]
"""Asks the same question under other rules; nothing where that has no answer."""


class Heard(NamedTuple):
    """What was understood of a question, and what the engine says to it."""

    game: AnyGame
    told: Told
    scene: Scene | None
    judged: Judged | None
    """Nothing where what was corrected has no verdict any more."""
    case: Case
    """A position that was judged, before anything was corrected."""
    again: Judge
    viewed: bool = False
    """Whether the position is the one in view."""
    chance: float = 1.0
    """How likely the question was understood rightly, where that was learned."""

    @property
    def answer(self) -> str:
        """The verdict; nothing where there is none."""
        return self.judged.answer if self.judged is not None else ""

    def facts(self, lang: str) -> tuple[Fact, ...]:
        """Return what was understood, fact by fact."""
        table = Table(self.game, library.book(self.game.folder).situation or {}, lang)
        case = self.judged.case if self.judged is not None else self.case
        if self.viewed:
            return viewed_facts(table, self.told, case)
        if self.scene is not None:
            return scene_facts(table, self.scene, case)
        return told_facts(table, self.told, case, self.judged.depends if self.judged is not None else "")


def judge_question(
    game: AnyGame, text: str, typed: str, presets: Sequence[RuleSet], corrected: Corrections
) -> Heard | None:
    """Return what a question tells of a position, and what the engine says to it; nothing without a verdict.

    In ``typed`` no slips were mended, which takes names of people for words.
    """
    setting = library.book(game.folder).situation
    if not setting:
        return None
    variants = setting.get("variants", {})
    told = read_told(without_rules(text, variants))
    judged = None if told is None else judge_told(game, setting, told, presets)
    scene = read_scene(without_rules(typed, variants)) or read_scene(without_rules(text, variants))
    ended = None if scene is None else judge_scene(game, setting, scene, presets)
    if scene is None or ended is None:
        if told is None or judged is None:
            return None
        position, case = corrected_told(told, corrected), judged.case
        if corrected:
            judged = judge_told(game, setting, position, presets)

        def again(rules: RuleSet) -> str:
            said = judge_told(game, setting, position, (rules,))
            return said.answer if said is not None else ""

        return Heard(game, position, None, judged, case, again)
    if judged is not None and judged.answer.rpartition("|")[2] != ended.answer.rpartition("|")[2]:
        return None  # it can be read in two ways
    if WHICH_OF_TWO.search(text) and "|" in ended.answer:
        return None  # the first nine or the second: a card's name would not say
    story = corrected_scene(scene, corrected)
    last = judge_scene(game, setting, story, presets) if corrected else ended

    def retold(rules: RuleSet) -> str:
        said = judge_scene(game, setting, story, (rules,))
        return said.answer if said is not None else ""

    return Heard(game, as_told(story), story, last, ended.case, retold)


READ = 0.85
"""How likely a position must be read rightly, where patterns do not read it. Of 3,500 marked questions, a fifth of the
sets each left out of what was learned from, 266 more get a right verdict so and 24 a wrong one; at 0.9 it would be 191
and 19, at 0.8 315 and 36."""
READ_SO = 0.6
"""As likely as that, it is answered under the condition that it is."""
CONTRADICTS = 0.95
"""As likely as that, another reading with another answer leaves none. Of 488 marked questions that both ways of reading
answer, they agree on 462, and 451 of these answers are right; of the others 19 are right as patterns read them and 7
as they are read by what was learned."""


def judge_position(
    game: AnyGame, text: str, typed: str, presets: Sequence[RuleSet], corrected: Corrections
) -> Heard | None:
    """Return what the engine says to a position: as patterns read it, else as it is read by what was learned.

    Where the one says yes and the other is likely and says no, nothing is said.
    """
    heard = judge_question(game, text, typed, presets, corrected)
    by_hand = any(name not in BESIDES for name, _ in corrected)
    if heard is not None and (by_hand or heard.answer not in TURNED):
        return heard
    read = judge_marked(game, text, presets, corrected)
    if heard is None or read is None or read.answer not in TURNED or read.answer == heard.answer:
        return heard or read
    return heard if read.chance < CONTRADICTS else None


def judge_marked(game: AnyGame, text: str, presets: Sequence[RuleSet], corrected: Corrections) -> Heard | None:
    """Return what the engine says to a position that is read by what was learned; nothing without a verdict."""
    setting = library.book(game.folder).situation
    read = read_marked(text, game.key) if setting else None
    if not setting or read is None or told_beside(text, read.told, setting):
        return None
    judged = judge_told(game, setting, within_a_suit(read.told), presets)
    if judged is None:
        return None
    chance = trusted().likely(signs_of(read, judged, text, ruled(game.key, text, text).shares))
    if judged.answer not in TURNED:  # how sure yes or no is was learned alone
        chance = min(chance, READ_SO)
    told, case = corrected_told(read.told, corrected), judged.case
    if told != corrected_told(read.told, ()) and chance >= READ_SO:  # what is put right by hand was seen
        judged, chance = judge_told(game, setting, within_a_suit(told), presets), 1.0

    def again(rules: RuleSet) -> str:
        said = judge_told(game, setting, within_a_suit(told), (rules,))
        return said.answer if said is not None else ""

    return Heard(game, told, None, judged, case, again, chance=chance)


def judge_in_view(text: str, view: str, corrected: Corrections) -> Heard | None:
    """Return what the engine says of the position in view, where a question tells none of its own."""
    told = read_told(text)
    if told is None:
        return None
    try:
        case = read_case(load(view))
        if judge_viewed(case, told) is None:
            return None
        asked = corrected_told(told, tuple(one for one in corrected if one[0] == "asked"))
        return Heard(case.game, asked, None, judge_viewed(case, asked), case, lambda _: "", viewed=True)
    except Complaint:
        return None
