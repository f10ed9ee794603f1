"""What a question tells of a position or a story, put before the engine; corrected by hand, it is put there anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tutor.asking.card_after_card import read_card_after_card
from tutor.asking.completing import Judged, judge_told
from tutor.asking.corrected import Corrections, corrected_listed, corrected_scene, corrected_told
from tutor.asking.deal_judged import judge_deal
from tutor.asking.deal_told import Deal, read_deal
from tutor.asking.ending_judged import judge_ending
from tutor.asking.ending_shown import ending_facts
from tutor.asking.ending_told import Ending, read_ending
from tutor.asking.facts import (
    GAME,
    MOMENT,
    Fact,
    Table,
    deal_facts,
    listed_facts,
    losing_facts,
    numbers_facts,
    reborn_facts,
    scene_facts,
    sets_facts,
    told_facts,
    viewed_facts,
)
from tutor.asking.index import index
from tutor.asking.listed_hand import Listed, judge_listed
from tutor.asking.listed_told import read_listed
from tutor.asking.losing_judged import judge_losing
from tutor.asking.losing_told import Losing, read_losing
from tutor.asking.marked import read_marked, signs_of, told_beside, trusted, within_a_suit
from tutor.asking.numbers_told import Numbers, judge_numbers, read_numbers
from tutor.asking.patterned import patterned
from tutor.asking.patterned import signs_of as signs_of_patterns
from tutor.asking.phrased import without_rules
from tutor.asking.plainly_meant import asking
from tutor.asking.reborn import Reborn, judge_reborn, read_reborn
from tutor.asking.ruled import ruled
from tutor.asking.rulesets import RuleSet
from tutor.asking.scene import Scene, read_scene
from tutor.asking.sets_judged import judge_sets
from tutor.asking.sets_told import Sets, read_sets
from tutor.asking.spent import spent
from tutor.asking.staged import as_told, judge_scene
from tutor.asking.tidying import tidied
from tutor.asking.told import Told, read_told
from tutor.asking.turned import TURNED
from tutor.asking.viewed import judge_viewed
from tutor.cases.transcript import Case, load, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.words import library

WHICH_OF_TWO = re.compile(
    r"\b(?:erste[rns]?|first)(?: \w+){0,2},? (?:oder|or) (?:\w+ ){0,2}(?:zweite[rns]?|letzte[rns]?|second|last)\b"
)
"""How somebody asks which of two equal cards it was."""
_ASKS_WHO = re.compile(
    r"(?:^|[.;:!?] )(?:so |und |and )*(?:who|whose|which|wer|wem|wen|wessen|welche\w*)\b[^.;:!?]*\?*$"
)
"""How somebody asks for a name, which is not answered by yes or no."""
_ANOTHERS = re.compile(r"\b(?:trick|stich) (?:\w+ )?(?!it['’]s|that['’]s)(?:[a-zäöüß]+['’]s|hers|his|theirs)\b\W*$")
"""How somebody asks whether a trick is another’s, which is not whether the card laid last takes it."""
BESIDES = (MOMENT, "rules", GAME)
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
    special: Listed | Sets | Losing | Reborn | Deal | Ending | Numbers | None = None
    """A hand that may be one to play on, a trick of sets, an end of a trick, a standing or a deal, which are told in
    their own way."""

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
        if isinstance(self.special, Listed):
            return listed_facts(table, self.special, case)
        if isinstance(self.special, Sets):
            return sets_facts(table, self.special, case)
        if isinstance(self.special, Deal):
            return deal_facts(table, self.special, case)
        if isinstance(self.special, Numbers):
            return numbers_facts(table, self.special, case)
        if isinstance(self.special, Ending):
            return ending_facts(table, self.special, case)
        if isinstance(self.special, Reborn):
            return reborn_facts(table, self.special, case)
        if self.special is not None:
            return losing_facts(table, self.special, case)
        if self.scene is not None:
            return scene_facts(table, self.scene, case)
        return told_facts(table, self.told, case, self.judged.depends if self.judged is not None else "")


def judge_question(
    game: AnyGame, text: str, typed: str, presets: Sequence[RuleSet], corrected: Corrections
) -> Heard | None:
    """Return what a question tells of a position, and what the engine says to it; nothing without a verdict.

    In ``typed`` no slips were mended, which takes names of people for words; names keep their capitals.
    """
    setting = library.book(game.folder).situation
    if not setting:
        return None
    variants = setting.get("variants", {})
    told = read_told(without_rules(text, variants))
    judged = None if told is None else judge_told(game, setting, told, presets)
    scene = read_scene(without_rules(tidied(typed), variants)) or read_scene(without_rules(text, variants))
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
"""How likely a position must be read rightly, where patterns do not read it. Of 5,811 marked questions, a fifth of the
sets each left out of what was learned from, 566 more get a right verdict so and 43 a wrong one; at 0.9 it would be 474
and 32, at 0.8 620 and 51. Of 1,400 that were not marked 92 get a right one and 3 a wrong one."""
READ_NAMED = 0.75
"""How likely, where a name, a card or a number is answered: of the 48 that patterns alone read so, a fourth of the sets
each left out of what was learned from, 31 are right and 17 wrong, and hardly any is as likely as that. Of those with
yes or no 582 and 25 are at ``READ`` (at 0.8 601 and 31, all of them 679 and 89)."""
READ_SO = 0.6
"""As likely as that, it is answered under the condition that it is."""


PLAINLY = 0.9
"""How likely a trick is read rightly that is told card after card. Of 709 questions in sets to learn from that ask for
somebody, 165 get a verdict so, all of them the right one."""


def judge_hand(game: AnyGame, text: str, presets: Sequence[RuleSet], corrected: Corrections) -> Heard | None:
    """Return what the list of hands to play on says to a hand that is told whole; nothing where none is."""
    setting = library.book(game.folder).situation or {}
    listed = read_listed(text) if setting.get("listed") else None
    judged = None if listed is None else judge_listed(game, listed, presets)
    if listed is None or judged is None:
        return None
    case, hand = judged.case, corrected_listed(listed, corrected)
    if hand != listed:
        judged = judge_listed(game, hand, presets)

    def again(rules: RuleSet) -> str:
        said = judge_listed(game, hand, (rules,))
        return said.answer if said is not None else ""

    return Heard(game, Told(kind=hand.asks), None, judged, case, again, special=hand)


def judge_together(game: AnyGame, typed: str, presets: Sequence[RuleSet]) -> Heard | None:
    """Return what the engine says to a set that is to be led, or laid on another; nothing where none is told."""
    setting = library.book(game.folder).situation or {}
    sets = read_sets(typed) if setting.get("sets") else None
    judged = None if sets is None else judge_sets(game, sets, presets)
    if sets is None or judged is None:
        return None

    def again(rules: RuleSet) -> str:
        said = judge_sets(game, sets, (rules,))
        return said.answer if said is not None else ""

    return Heard(game, Told(kind=judged.kind), None, judged, judged.case, again, special=sets)


def judge_standing(game: AnyGame, text: str, presets: Sequence[RuleSet]) -> Heard | None:
    """Return what comes of a lost deal for somebody who stood at some points; nothing where that is not told."""
    if not (library.book(game.folder).situation or {}).get("losing"):
        return None
    losing, reborn = read_losing(text), read_reborn(text)

    def judged(rules: Sequence[RuleSet]) -> Judged | None:
        if losing is not None:
            return judge_losing(game, losing, rules)
        return None if reborn is None else judge_reborn(game, reborn, rules)

    said = judged(presets)
    if said is None:
        return None

    def again(rules: RuleSet) -> str:
        other = judged((rules,))
        return other.answer if other is not None else ""

    return Heard(game, Told(kind=said.kind), None, said, said.case, again, special=losing or reborn)


def judge_over(game: AnyGame, typed: str, presets: Sequence[RuleSet]) -> Heard | None:
    """Return how many points a deal brings that is told when it is over; nothing where that is not told."""
    deal = read_deal(typed) if (library.book(game.folder).situation or {}).get("deal") else None
    said = None if deal is None else judge_deal(game, deal, presets)
    if deal is None or said is None:
        return None

    def again(rules: RuleSet) -> str:
        other = judge_deal(game, deal, (rules,))
        return other.answer if other is not None else ""

    return Heard(game, Told(kind=said.kind), None, said, said.case, again, special=deal)


def judge_ended(game: AnyGame, text: str, typed: str, presets: Sequence[RuleSet]) -> Heard | None:
    """Return what comes of a trick that is told with whose last card it was; nothing where that is not told."""
    ending = read_ending(text, typed) if (library.book(game.folder).situation or {}).get("ending") else None
    said = None if ending is None else judge_ending(game, ending, presets)
    if ending is None or said is None:
        return None

    def again(rules: RuleSet) -> str:
        other = judge_ending(game, ending, (rules,))
        return other.answer if other is not None else ""

    return Heard(game, Told(kind=said.kind), None, said, said.case, again, special=ending)


def judge_told_numbers(game: AnyGame, text: str, presets: Sequence[RuleSet]) -> Heard | None:
    """Return the number that comes of a story told in numbers, or whether it is the one; nothing where none is told."""
    asks = str((library.book(game.folder).situation or {}).get("numbers", ""))
    numbers = read_numbers(text, asks) if asks else None
    said = None if numbers is None else judge_numbers(game, numbers, presets)
    if numbers is None or said is None:
        return None

    def again(rules: RuleSet) -> str:
        other = judge_numbers(game, numbers, (rules,))
        return other.answer if other is not None else ""

    return Heard(game, Told(kind=said.kind), None, said, said.case, again, special=numbers)


def judge_card_after_card(
    game: AnyGame, typed: str, presets: Sequence[RuleSet], corrected: Corrections
) -> Heard | None:
    """Return who takes, leads or loses by a trick told card after card; nothing without a verdict."""
    setting = library.book(game.folder).situation or {}
    happens: Mapping[str, Plain] = setting.get("happens", {})
    kind, plain = str(happens.get("asked", "")), happens.get("plain", {})
    raised = any(str(getattr(one.options(game), name)) != value for one in presets for name, value in plain.items())
    if not kind or raised:
        return None
    scene = read_card_after_card(typed, kind, suits=bool(setting["suits"]))
    ended = None if scene is None else judge_scene(game, setting, scene, presets)
    if scene is None or ended is None:
        return None
    story = corrected_scene(scene, corrected)
    last = judge_scene(game, setting, story, presets) if corrected else ended

    def retold(rules: RuleSet) -> str:
        said = judge_scene(game, setting, story, (rules,))
        return said.answer if said is not None else ""

    chance = 1.0 if _by_hand(corrected) else PLAINLY
    return Heard(game, as_told(story), story, last, ended.case, retold, chance=chance)


def _by_hand(corrected: Corrections) -> bool:
    """Whether a fact of the position was put right by hand."""
    return any(name not in BESIDES for name, _ in corrected)


def judge_position(
    game: AnyGame, text: str, typed: str, presets: Sequence[RuleSet], corrected: Corrections
) -> Heard | None:
    """Return what the engine says to a position; to whoever asks for a name or a card neither yes nor no."""
    said = _judge_position(game, text, typed, presets, corrected)
    if said is None or said.answer not in TURNED:
        return said
    anothers = said.told.kind == "beats" and said.special is None and _ANOTHERS.search(typed.lower())
    return None if anothers or _ASKS_WHO.search(text) else said


def _judge_position(
    game: AnyGame, text: str, typed: str, presets: Sequence[RuleSet], corrected: Corrections
) -> Heard | None:
    """Return what the engine says to a position: as patterns read it, or as it is read by what was learned.

    Each has its chance, and the likelier counts; what was put right by hand, or depends on a thing, is certain.
    """
    told_apart = judge_hand(game, text, presets, corrected) or judge_together(game, typed, presets)
    told_apart = told_apart or judge_standing(game, text, presets) or judge_over(game, typed, presets)
    told_apart = told_apart or judge_ended(game, text, typed, presets) or judge_told_numbers(game, text, presets)
    if told_apart is not None:
        return told_apart
    if (beyond := (library.book(game.folder).situation or {}).get("beyond")) and re.search(beyond, asking(text)):
        return None
    heard = judge_question(game, text, typed, presets, corrected)
    plain = judge_card_after_card(game, typed, presets, corrected)
    named = heard is None or heard.answer == "depends" or "|" in heard.answer or _ASKS_WHO.search(text)
    if plain is not None and (named or (plain.scene is not None and plain.scene.many)):
        return plain
    if heard is not None and (heard.judged is None or _by_hand(corrected)):
        return heard
    read = judge_marked(game, text, presets, corrected)
    if heard is None:
        return read
    if heard.answer == "depends":  # unless more of the hand is read
        return read if read is not None and read.answer in TURNED and read.chance >= READ else heard
    heard = heard._replace(chance=patterned().likely(_signs(heard, text, read)))
    counted = heard.answer not in TURNED  # who asks for a name is not answered by yes or no
    return heard if counted or read is None or read.chance <= heard.chance else read


def _signs(heard: Heard, text: str, read: Heard | None) -> Mapping[str, float]:
    """Return what tells whether patterns read a position rightly that was also ``read`` by what was learned, or not."""
    assert heard.judged is not None
    other = ("", 0.0) if read is None else (read.answer, read.chance)
    meaning, key = index().meaning, heard.game.key
    votes, answers = spent(meaning).votes(meaning.read(text), key), ruled(key, text, text)
    story = heard.scene is not None
    return signs_of_patterns(text, heard.told, heard.judged, other, answers, votes, story=story)


def judge_marked(game: AnyGame, text: str, presets: Sequence[RuleSet], corrected: Corrections) -> Heard | None:
    """Return what the engine says to a position that is read by what was learned; nothing without a verdict."""
    setting = library.book(game.folder).situation
    read = read_marked(text, game.key) if setting else None
    if not setting or read is None or told_beside(text, read.told, setting):
        return None
    judged = judge_told(game, setting, within_a_suit(read.told), presets)
    if judged is None:
        return None
    votes = spent(index().meaning).votes(index().meaning.read(text), game.key)
    chance = trusted().likely(signs_of(read, judged, text, ruled(game.key, text, text), votes))
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
