"""Two numbers that a story tells whole: with how many points somebody buys back in, and how often a won game counts.

For the one it needs what the others have, for the other what the loser has; nobody could write a moment for each. What
comes of them the engine says; whether it is asked for a number or for yes and no, one reading answers both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tutor.asking.completing import Judged
from tutor.asking.lemmas import NUMBERS
from tutor.asking.plainly_meant import asking
from tutor.asking.rulesets import RuleSet
from tutor.cases.transcript import read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import read_move
from tutor.core.plain import Plain
from tutor.core.play import step

BACK, WORTH = "bought-back", "worth"


class Numbers(NamedTuple):
    """What is told in numbers, and what is asked."""

    asks: str
    told: tuple[int, ...]
    """What the others have, or the loser."""
    says: int | None
    """The number of which it is asked whether it is the one."""


_NOUGHT = {"zero": 0, "null": 0, "nil": 0, "nought": 0, "nothing": 0}
_WORDS = "|".join(sorted((one for one in (*NUMBERS, *_NOUGHT) if one.isalpha()), key=len, reverse=True))
_N = rf"(?:\d{{1,2}}|{_WORDS})"
_DENIED = re.compile(r"\b(?:nicht|nich|ned|net|not|never|nie|kein\w*)\b|n['’]t\b")
_ASIDE = re.compile(r"[,;]? (?:or not|oder nicht|oder doch|oder etwa nicht)\b")


def _number(said: str) -> int:
    return int(said) if said.isdigit() else _NOUGHT.get(said, NUMBERS.get(said, 0))


_BUYS = re.compile(
    r"\b(?:(?:zurück|wieder ein|ein|ine|zruck)(?:zu)?(?:ge)?kauf\w*|rückkauf\w*|kauf\w*\b.*\b(?:zurück|wieder|ein)"
    r"|buy\w* (?:\w+ )?"
    r"(?:my way )?(?:back|in)|bought (?:\w+ )?back|buyback|buy-back|pa(?:y|ys|id|ying)\b.*\b(?:again|back"
    r"|second stake|return|come"
    r"|way)|second stake|zweiten einsatz|zahl\w*\b.*\b(?:nochmal|noch einmal|wieder|ein)\b|come ?back"
    r"|returning player)\b"
)
_LIST = re.compile(rf"\b{_N}(?:(?:, ?| and | und |, and |, und | or |; ){_N})+\b")
_ALL_NOUGHT = re.compile(
    r"\b(?P<n>three|four|five|drei|vier|fünf|3|4|5)?(?: \w+)? ?(?:others?|andere?n?|players?|rest"
    r"|all)\b[^.?!]*\b(?:null|zero|nothing"
    r"|nought|no points?|keine[nr]? \w*punkte?)\b"
)
_WHAT_SCORE = re.compile(
    r"\b(?:what|which|was(?= steht)|wie ?vie?le?n?|wievielen?|welche[mnrs]?|wo|where)\b.*\b(?:score|points?"
    r"|\w*punkte?n?|stand|number|start|steh\w*|steig|weiter|\w+stand"
    r"|come|at|get|begin|restart)\b|\bat\.\.\.|what do i start with"
)
_AT = re.compile(
    rf"\b(?:at|on|bei|auf|mit|with|from|to|as|is|hab ich dann|at once|start (?:at|with)|gave \w+) (?:dann |wieder "
    rf"|again |back |wirklich |selbst"
    rf" |auch |just )*(?P<n>{_N})\b|\b(?P<m>{_N}) (?:my new|auf dem|to restart)"
)
"""The score of which it is asked whether somebody begins with it."""
LIMIT = 30
"""With more nobody is in; so much has whoever flew out."""


def read_numbers(text: str, asks: str) -> Numbers | None:
    """Return what a question tells in numbers; nothing where they are not told whole.

    >>> read_numbers("swedish, the others have 3, 17 and 9. i buy back in, what score do i start with?", BACK)
    Numbers(asks='bought-back', told=(3, 17, 9), says=None)
    >>> read_numbers("single, double, treble agreed. i won 5-2. does it count double?", WORTH)
    Numbers(asks='worth', told=(2,), says=2)
    """
    said = _ASIDE.sub("", asking(text))
    return _bought_back(text, said) if asks == BACK else _worth(text, said)


def _bought_back(text: str, said: str) -> Numbers | None:
    if not _BUYS.search(text):
        return None
    lists = [tuple(_number(one) for one in re.findall(rf"\b{_N}\b", found[0])) for found in _LIST.finditer(text)]
    lists = [one for one in lists if len(one) > 1 and max(one) <= LIMIT]
    nought = _ALL_NOUGHT.search(text)
    if not lists and nought:
        lists = [(0,) * (_number(nought["n"]) if nought["n"] else 3)]
    if len(set(lists)) != 1:
        return None
    said = _LIST.sub(" ", said)
    if _WHAT_SCORE.search(said):
        return Numbers(BACK, lists[0], None)
    asked = [_number(one["n"] or one["m"]) for one in _AT.finditer(said)]
    asked = [one for one in asked if one <= LIMIT]
    plain = len(set(asked)) == 1 and not _DENIED.search(said)
    return Numbers(BACK, lists[0], asked[0]) if plain else None


_SCALE = re.compile(
    r"\beinfach\w*\b.*\bdoppel\w*\b.*\bdreifach\w*|\bsingle\b.*\bdouble\b.*\b(?:triple|treble)\b|\bstaffel\w*"
    r"|\bonce, twice or three"
    r"|\bsimple, double or triple\b|\b(?:usual|agreed|example|scaled|graded)\b[^.?!]*\b(?:stakes?|scale"
    r"|multiplication)\b|\bvervielfach\w*"
)
_RATIO = re.compile(rf"\b(?P<a>{_N}) ?(?:[-:–]|to|zu) ?(?P<b>{_N})\b")
_NONE = re.compile(
    r"\b(?:no|zero|null|nil|keine[nr]?|without a single|ohne(?: einen)?|not a single|keinen einzigen"
    r"|kein einziger)(?: einzigen?)? (?:points?"
    r"|punkte?n?|pkt)\b|\bnever (?:scored|got off)\b|\b(?:on|auf|bei|with|mit) (?:zero|null|nil|nothing)\b"
    r"|\bhas nothing\b"
)
_POINTS = re.compile(
    r"\b(?P<n>[0-4]|one|two|three|four|eine[nm]?|einem einzigen|ein|zwei|drei|vier) (?:points?|punkte?n?|pkt"
    r"|on (?:his|her|their|my) side)\b"
    r"|\b(?:stuck on|got to|ended up on|finished on|loser on|verlierer auf|kam auf|stands? on|left on|lost with"
    r"|verliert mit|nur) (?P<m>[0-4]|one|two"
    r"|three|four|zwei|drei|vier)\b"
)
_EITHER = re.compile(r"\b[0-4] (?:or|oder|bis) [0-4]\b")
_TIMES = {
    1: r"single|einfach\w*|once",
    2: r"double|doppelt\w*|twice|zweifach\w*|das doppelte",
    3: r"triple|treble|dreifach\w*|three ?(?:times|fold)",
}
_FACTOR = re.compile(
    r"\b(?:wievielfach\w*|fa[ck]tor|multiple|multipl\w*|times how much|how many times|how much (?:do"
    r"|does) \w+ multipl\w*|was gilt|what applies"
    r"|mit welchem faktor|wie oft)\b"
)
WON, MOST = 5, 4


def _worth(text: str, said: str) -> Numbers | None:
    if not _SCALE.search(text):
        return None
    pairs = [(_number(one["a"]), _number(one["b"])) for one in _RATIO.finditer(text)]
    points = {min(pair) for pair in pairs if max(pair) == WON}
    points |= {0} if _NONE.search(text) else set()
    points |= {_number(one["n"] or one["m"]) or 1 for one in _POINTS.finditer(text)}
    if len(points) != 1 or _EITHER.search(text) or max(points) > MOST or _DENIED.search(said):
        return None
    told = tuple(points)
    if _FACTOR.search(said):
        return Numbers(WORTH, told, None)
    asked = [times for times, words in _TIMES.items() if re.search(rf"\b(?:{words})\b", said)]
    return Numbers(WORTH, told, asked[0]) if len(asked) == 1 else None


LOW = ("♥2", "♦2", "♠2", "♥3", "♦3", "♠3")
BEFORE, LAST = 25, "♣B"
"""Whoever flew out had so many, and lost with that card."""


def _back(told: Sequence[int]) -> tuple[dict[str, Plain], list[str]]:
    others = dict(zip("BCDEFG", told, strict=False))
    hands = {"A": LAST, **dict(zip(others, LOW, strict=False))}
    position: dict[str, Plain] = {"leader": "A", "scores": {"A": BEFORE, **others}, "hands": hands}
    moves = [*(f"{seat} {card}" for seat, card in hands.items()), "A buy"]
    return {"players": [*hands], "position": position}, moves


def _won(told: Sequence[int]) -> tuple[dict[str, Plain], list[str]]:
    played = ["V ♥K", "G ♥9", "V ♠K", "G ♠7", "V ♦7", "G ♦K", "G ♥D", "V ♥8"]
    hands = {"V": "♠9", "G": "♠8"}
    position: dict[str, Plain] = {
        "score": {"V": WON - 1, "G": told[0]},
        "hands": hands,
        "turn_up": "♣9",
        "exchanges": 1,
    }
    head: dict[str, Plain] = {"players": ["V", "G"], "dealer": "G", "options": {"stakes": "graded"}}
    return {**head, "position": {**position, "played": played}}, ["G ♠8", "V ♠9"]


STORIES: dict[str, Callable[[Sequence[int]], tuple[dict[str, Plain], list[str]]]] = {BACK: _back, WORTH: _won}


def judge_numbers(game: AnyGame, told: Numbers, presets: Sequence[RuleSet]) -> Judged | None:
    """Return the number that comes of what is told, or whether it is the one that is asked about.

    Rule sets in which it cannot come so do not count; nothing where the others differ.
    """
    found = [said for rules in presets if (said := _judged(game, told, rules)) is not None]
    return found[0] if len({one.answer for one in found}) == 1 else None


def _judged(game: AnyGame, told: Numbers, rules: RuleSet) -> Judged | None:
    story, moves = STORIES[told.asks](told.told)
    said = rules.said()
    options = {**dict(story.pop("options", {})), **dict(said.get("options", {}))}
    head = {"game": game.key, **said, **({"options": options} if options else {}), **story}
    try:
        case = read_case(head)
        state, deciding = case.start(), list[str]()
        if game.check(state):
            return None
        for move in moves:
            state, events = step(game, state, read_move(move, case.seats, game.verbs))
            deciding = [str(one.rule) for one in events if one.rule]
    except Complaint:
        return None
    written: dict[str, Plain] = dict(game.write(state))
    number = (written.get("scores") or {}).get("A", 0) if told.asks == BACK else written.get("worth", 1)
    answer = f"{'points' if told.asks == BACK else 'count'}|{number}"
    if told.says is not None:
        answer = "yes" if number == told.says else "no"
    kind = "points" if told.says is None else "is"
    return Judged(kind, answer, tuple(dict.fromkeys(deciding[::-1])), case)


__all__ = ["BACK", "WORTH", "Numbers", "judge_numbers", "read_numbers"]
