"""A position read by what was learned from positions marked by hand, where no patterns read it.

Whether it was read rightly is learned as well: boosted trees in ``marked.json`` weigh how sure each part is, what the
question speaks of besides, and whether the answer is one that such questions have.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from tutor.asking import signs
from tutor.asking.besides import before, besides
from tutor.asking.clause import asked_clause
from tutor.asking.completing import Judged
from tutor.asking.linear import both
from tutor.asking.named import Named, as_laid, lies_below, named_in
from tutor.asking.roles import ASKED, CALLED, HELD, LACKED, LED, LYING, TRUMP, Reader, asking, read_parts, reader
from tutor.asking.ruled import Ruled
from tutor.asking.spent import Votes
from tutor.asking.tidying import suited
from tutor.asking.told import Told
from tutor.asking.trust import Forest, read_forest
from tutor.asking.turned import AGREE, NEVER, claim_in
from tutor.core.cards import SUITS
from tutor.core.plain import Plain

NOTHING = "x"
"""What is asked of no card that is to be laid now."""
WHOLE, PART = "whole", "part"
"""Whether a hand is told whole."""
LEAST = math.log(0.1)
"""What is less likely is not looked at."""
TRUST = Path(__file__).with_name("marked.json")
MOST = 12
"""Who names more cards tells more than one moment."""


class Marked(NamedTuple):
    """A position as it was read, and how likely it is read rightly, as logarithms."""

    told: Told
    asked: float
    """How likely this is what is asked."""
    parts: float
    """How likely each card plays the part that it was given."""


def read_marked(text: str, game: str, learned: Reader | None = None) -> Marked | None:
    """Return the position that a question tells, by what was learned; nothing where it asks of no card to be laid."""
    named = named_in(text)
    if not 1 <= len(named) <= MOST or not any(one.rank for one in named):
        return None
    learned = learned or reader()
    seen = learned.seen(text, named, game)
    asked = learned.asks.likely(asking(text, named, game))
    asked = asked if seen is None else both(asked, seen.asks)
    what = max((one for one in asked if one != NOTHING), key=lambda one: asked[one])
    if asked[what] < LEAST:
        return None
    parts = read_parts(learned.roles, text, named, game, () if seen is None else seen.roles)
    whole = learned.whole.likely(asking(text, named, game))
    whole = whole if seen is None else both(whole, seen.whole)
    told = told_by(text, in_suits(text, named), parts.roles, what, whole=whole[WHOLE] > whole[PART])
    return None if told is None else Marked(told, asked[what], math.log(max(parts.chance, 1e-9)))


def signs_of(one: Marked, judged: Judged, text: str, answers: Ruled, votes: Votes) -> dict[str, float]:
    """Return what tells whether a position was read rightly, by its name.

    ``answers`` is how likely rules answer a question, and with what; ``votes`` is what was asked before.
    """
    told = one.told
    return {
        "asked": one.asked,
        "parts": one.parts,
        **before(judged.answer, judged.rules, answers, votes),
        **besides(text, told, judged.answer),
        "beats": float(told.kind == "beats"),
        "such": float(bool(told.asks) and told.asks != "that"),
        "bare": float(sum(not one.rank for one in (*told.lying, *told.asked))),
    }


@cache
def trusted(path: Path = TRUST) -> Forest:
    """Return the trees that tell how likely a position was read rightly."""
    return read_forest(path)


_OWN_TABLE = re.compile(
    r"\b(?:bei uns|in unserer? (?:runde|gruppe|familie)|unsere? (?:runde|regel\w*)|for us|at ours"
    r"|our (?:table|house|rule)|we use|(?:the |die |ne )?(?:haus|house)[ -]?r\w+"
    r"|(?:statt|anstatt) (?:der|einer) (?:8|acht)|instead of (?:the )?(?:eights?|8s?))\b"
)
"""How somebody says that a card does something else at their table."""
_DRAWS = re.compile(r"\b(?:zieh\w*|draw\w*|pick(?:s|ed|ing)?[ -]?ups?|straf\w*|penalt\w*|rette\w*|saves?|dodge)\b")


_HAVE_TO = re.compile(r"'ve to\b|\bhad to\b|\bhätte\w* .*müssen\b")
_WHICH_OF_THEM = re.compile(r"\b(?:aussuchen|wählen|choose|pick)\b.*\b(?:welche\w*|which|zwischen|between)\b")
"""How somebody asks whether they may choose among some cards, which is not whatever they like."""


def told_beside(text: str, told: Told, setting: Mapping[str, Plain]) -> bool:
    """Whether something is told that no position holds.

    That is a rule of one's own, a debt, a call, who of two is right, a card that is kept while another is laid.
    """
    ranks = {rank for many in setting.get("untold", {}).values() for rank in str(many)}
    owed = _DRAWS.search(text) and any(one.rank in ranks for one in (*told.lying, *told.asked))
    asked = text[min((one.start for one in told.asked), default=0) :] if told.asked else asked_clause(text)
    wild = str(setting.get("wild", ""))
    calls = wild and (signs.CALLED.search(asked) or signs.SUIT_CALLED.search(asked) or _calls(told, wild))
    bound = wild and told.kind == "must" and told.called and told.asks  # whoever is bound to a call may draw instead
    right = AGREE.search(text) and NEVER.search(text)
    chooses = told.asks == "any" and _WHICH_OF_THEM.search(text)
    waits = told.kind == "must" and "waits" in setting and re.search(setting["waits"], text)
    return bool(
        bound
        or chooses
        or waits
        or _claims_otherwise(text, told)
        or _OWN_TABLE.search(text)
        or signs.KEPT.search(text)
        or owed
        or calls
        or right
    )


def _claims_otherwise(text: str, told: Told) -> bool:
    """Whether it is claimed that a card has to be laid where it was read that it may be, or the other way round."""
    claim = claim_in(text)
    may, must = bool(signs.MAY.search(claim)), bool(signs.MUST.search(claim) or _HAVE_TO.search(claim))
    return may is not must and told.kind == ("may" if must else "must")


def _calls(told: Told, wild: str) -> bool:
    """Whether a suit is asked about beside a wild card in hand: it is what that would call."""
    return any(not one.rank for one in told.asked) and any(one.rank == wild for one in (*told.hand, *told.asked))


def in_suits(text: str, named: Sequence[Named]) -> Sequence[Named]:
    """Return the cards that a text names, each with the suit that is said of several: king and 7 of spades."""
    whole = named_in(suited(text))
    same = len(whole) == len(named) and all(one.rank == other.rank for one, other in zip(whole, named, strict=True))
    return [one._replace(suit=other.suit) for one, other in zip(named, whole, strict=True)] if same else named


def told_by(text: str, named: Sequence[Named], roles: str, what: str, *, whole: bool) -> Told | None:
    """Return what is told, by the part of each card, what is asked and whether the hand is told whole."""
    kind, _, asks = what.partition(" ")
    roles = _with_what_was_laid(text, named, roles)
    told = Told(kind=kind, asks=asks, only=whole, first=bool(signs.FIRST.search(text)))
    told.trump = next((one.suit for one in _with(TRUMP, named, roles) if one.suit), "")
    named = _of_trumps(told, text, named)
    told.lying = _in_order(text, [*_with(LED, named, roles), *_with(LYING, named, roles)])
    told.led = LED in roles
    told.players = [""] * len(told.lying)
    told.hand = _once(_each_suited(text, _with(HELD, named, roles)))
    told.lacked = {one.suit for one in _with(LACKED, named, roles) if one.suit and not one.rank}
    told.called = next((one.suit for one in reversed(_with(CALLED, named, roles)) if one.suit), "")
    told.asked = _once(_with(ASKED, named, roles))
    told.void = bool(signs.VOID.search(text)) and bool(told.lying)
    _trumps(told, text)
    if not told.lying and not told.called and len(told.lacked) == 1:
        told.lying, told.players = [Named(next(iter(told.lacked)), "")], [""]  # who lacks a suit was asked for it
    known = all(one.suit or one.rank for one in (*told.lying, *told.hand, *told.asked))
    return told if known and _settled(told) else None


_OF_ME = re.compile(r"\b(?:i|ich|we|wir|want\w*|wants?|will|would|wollen|möchte|if|wenn|when)\b")
"""A clause with that may tell of a card which is still in hand."""


def _with_what_was_laid(text: str, named: Sequence[Named], roles: str) -> str:
    """Return the parts of cards where somebody is said to have laid one on the other: both lie there."""
    parts = list(roles)
    for n, (one, other) in enumerate(pairwise(named)):
        clause = re.split(r"[,;.:!?] ", text[: other.start])[-1]
        asks = signs.MAY.search(clause) or signs.MUST.search(clause) or _OF_ME.search(clause)
        if lies_below(text, one, other) and signs.LAID.search(clause) and not asks:
            parts[n] = parts[n + 1] = LYING
    return "".join(parts)


def _with(role: str, named: Sequence[Named], roles: str) -> list[Named]:
    """Return the cards that play a part, in order."""
    return [one for one, its in zip(named, roles, strict=True) if its == role]


_TRUMP_BEFORE = re.compile(r"\b(?:trumpf|trump|atout)[ -]$")


def _of_trumps(told: Told, text: str, named: Sequence[Named]) -> Sequence[Named]:
    """Give the suit of trumps to a rank that is called a trump; where it is not told, no card is known."""
    return [
        one._replace(suit=told.trump, rank=one.rank if told.trump else "") if _is_trump(text, one) else one
        for one in named
    ]


def _is_trump(text: str, one: Named) -> bool:
    return bool(one.rank and not one.suit and _TRUMP_BEFORE.search(text[: one.start]))


_BEFORE_THAT = re.compile(r"\b(?:davor|vorher|before (?:that|it|him|her))\b")


def _in_order(text: str, lying: list[Named]) -> list[Named]:
    """Return what lies there in the order in which it was laid, each card once."""
    whole = {one.suit for one in lying if one.suit and one.rank}
    lying = as_laid(text, _once([one for one in lying if one.rank or one.suit not in whole]))
    if len(lying) == 2 and lying[0].start < lying[1].start:
        between = text[lying[0].start : lying[1].start]
        if _BEFORE_THAT.search(between):
            return lying[::-1]
    return lying


_LISTED = re.compile(r"\w+(?: of \w+)?(?:,| und| and|, und|, and)(?: the| an?| die| den| der| das| eine?n?)? ")


def _each_suited(text: str, held: Sequence[Named]) -> list[Named]:
    """Give ranks behind a suit that is said of them all that suit: my diamonds are the jack and the 7."""
    found: list[Named] = []
    suit = ""
    for one, behind in pairwise((*held, None)):
        assert one is not None
        of_all = bool(one.suit and not one.rank and behind and behind.rank and not behind.suit)
        if of_all and behind and not _LISTED.fullmatch(text[one.start : behind.start]):
            suit = one.suit
            continue
        suit = suit if one.rank and not one.suit else ""
        found.append(one._replace(suit=suit) if suit else one)
    return found


def _settled(told: Told) -> bool:
    """Put what is asked about in its place; whether it is clear what that is."""
    if told.kind == "beats":
        return _compared(told)
    if told.asked:
        told.asks = ""
    elif told.asks == "card":
        told.asks = "that"
        if len(told.hand) != 1:
            return False
    return told.asks != "low" and bool(told.lying or told.called or told.first)


def _compared(told: Told) -> bool:
    """Lay the card that is compared last; whether there is one, and the trick is told."""
    if len(told.asked) != 1 or not told.lying:
        return False
    mine = next((one for one in told.hand if told.asked[0].fits(one.suit, one.rank)), told.asked[0])
    there = [one for one in told.lying if mine.rank and mine.fits(one.suit or mine.suit, one.rank)]
    if there and len(told.lying) > 1:
        mine = there[0]
        if told.lying[0] == mine and len({one.suit for one in told.lying}) > 1:
            return False  # what was led cannot be laid last
        told.lying.remove(mine)
    elif there:
        return False
    told.lying.append(mine)
    told.players = [*[""] * (len(told.lying) - 1), "me"]
    told.hand, told.asked = [], []
    return True


def within_a_suit(told: Told) -> Told:
    """Return a position in which ranks that are compared without a suit are of one."""
    if told.kind != "beats" or any(one.suit for one in told.lying):
        return told
    return replace(told, lying=[one._replace(suit=SUITS[0]) for one in told.lying])


def _once(named: Sequence[Named]) -> list[Named]:
    """Return each card once, though it may be named again by its rank alone."""
    found: list[Named] = []
    for one in named:
        known = next((n for n, other in enumerate(found) if one.rank and one.rank == other.rank), None)
        if known is None or not one.fits(found[known].suit or one.suit, one.rank):
            found.append(one)
        elif not found[known].suit:
            found[known] = one
    return found


_CLAUSE = re.compile(r"[.,;:?!]+|\b(?:und|and|aber|but)\b")


def _trumps(told: Told, text: str) -> None:
    """Read whether trumps are in hand where they are spoken of by that name."""
    for clause in _CLAUSE.split(text):
        if not signs.TRUMP.search(clause) or named_in(clause):
            continue
        if signs.NO_TRUMP.search(clause) or (signs.LACK.search(clause) and not told.some_trump):
            told.no_trump = True
        elif signs.HELD.search(clause):
            told.some_trump = True
