"""A deal of écarté told when it is over: who had to make three tricks, who made how many, whose points are asked for.

Two people play, so whoever is named is one of two sides, and what is told ties names to sides: who deals, who proposes,
who refuses. Where the story does not say on which side somebody is, it is not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.asking.lemmas import NUMBERS
from tutor.asking.sides import DEALER, ELDER, ME, Mention, Sides, mentions, readings, tied

NOBODY, UNTOLD = "nobody", ""
WINNER, LOSER = "winner", "loser"
FIVE, ENOUGH = 5, 3


class Deal(NamedTuple):
    """A deal that is over."""

    tricks: int
    """How many the side has made that made most."""
    winner: str
    """elder or dealer; nothing where that is not told."""
    obliged: str
    """Who had to make three tricks: elder, dealer or nobody; nothing where that is not told."""
    announced: bool
    """Whether whoever made most tricks announced the king."""
    asks: str
    """Whose points are asked for: those of the winner or of the loser."""
    before: int | None
    """At how many points they stood; nothing where only what the deal brings is asked for."""


_WORDS = "|".join(sorted((word for word, n in NUMBERS.items() if n <= FIVE and word.isalpha()), key=len, reverse=True))
_N = rf"(?P<n>[0-5]|{_WORDS}|einen|einem|ein|an?|one|single|no|kein\w*)"
_TRICKS = re.compile(
    rf"\b(?:{_N} (?:(?:of|von|out of) (?:the |den )?(?:(?:5|five|fünf) )?|(?:einzigen|einzige|single|measly|lousy"
    rf"|mickrige|only) )?"
    r"(?:tricks?|stich\w*)\b"
    r"|(?P<all>(?:all|alle)(?: the)?(?: five| 5| fünfe?n?)?(?: of (?:the|them))?(?: (?:tricks?|stiche?n?))?"
    r"|every (?:single |last |one of the )*(?:tricks?|five)|(?:the|die|den|a|eine?) vole|(?:sämtliche"
    r"|jeden) stich\w*)\b)"
)
_ALL = re.compile(r"\b(?:five|5|fünfe?n?|tricks?|stiche?n?|vole|every|sämtliche|jeden)\b")
_BARE = re.compile(rf"\b(?:(?:die |the )?(?:andere?n?|other|übrigen|remaining) )?(?P<n>[0-5]|{_WORDS}|einen|one)\W*$")
_REST = re.compile(r"\b(?:the rest|den rest|(?:the |die )?(?:other|andere?n?|übrigen|remaining)(?: [345])?)\W*$")
_POINTS = re.compile(r"\b(?:\w*punkte?n?|pts?|points?|score\w*|pionts)\b")
_ASKS = re.compile(
    r"(?:^|(?<=[.;:!?,–—-] )|(?<=[.;:!?] )|(?<= und )|(?<= and ))(?:so |and |und |also |now |in all )*"
    r"(?:wie ?v\w+|wia v\w+|was|how many|how much|what(?:['’]?s)?|(?:\w+['’]s )?(?:punkte|points|score)|(?:auf|bei"
    r"|at) (?:wie|how))\b"
)
"""Where the question begins."""
_WHAT = re.compile(
    r"\b(?:wie ?vi\w+|was|how many|how much|what(?:['’]?s)?|punkte|points)\b.*"
    r"\b(?:\w*punkte?n?|pts?|points?|pionts|krie\w*|bekomm\w*|schreib\w*|(?:an|auf)schreib\w*|mark|marks|score\w*"
    r"|get|gets"
    r"|worth|put|total|zähl\w*|sind|gibt|stand|steh\w*|chalk|zamm)\b|^(?:points|punkte)(?: (?:for|für|\d) .*)?\?*$"
    r"|^(?:how much|wie ?viele?)(?: (?:hat|has|have|hab) .*)?\W*$|\bscore now\b"
)
_TOTAL = re.compile(
    r"\b(?:score|points?|punkte?n?|total|stand|steh\w*|hat|habe?|have|has)\b.*\b(?:now|jetzt|nun|after(?: that)?|danach"
    r"|dann)\b|\b(?:total|auf wie ?vielen?|bei wie ?vielen?|how many now|wo steh\w*|(?:neue[nr]?|which|welche[nr]?) "
    r"\w*stand|stehen danach)\b"
)
_STOOD = re.compile(
    rf"\b(?:ha[dst]|hatte|hat|habe?|have|has|had|stand|stood|stands|steht|war|was|is|am|with|mit)(?: \w+){{0,2}}?"
    rf"(?: bei| auf| at| on)? (?P<n>[0-4]|{_WORDS}|einen|ein)(?: (?:\w*punkte?n?|points?)\b|(?= ?[.,;]| before\b"
    rf"| vor\w*\b|$))"
)
_ALSO = re.compile(rf"^\S+(?: \S+)?(?: auf| bei| at| on)? (?P<n>[0-4]|{_WORDS}|einen)$")
"""How a second number of points is told right behind the first."""
_EXCHANGED = re.compile(
    r"\b(?:exchanged|(?:an|one|1) exchange|swapped|swopped|traded|changed cards|gave (?:me )?cards"
    r"|cards? (?:were|was)"
    r" (?:exchanged|changed|swapped)|accepted|agreed to|(?:ge|einge|ausge)tausch\w*|(?:nach|after) (?:de[mnr] "
    r"|einem |the |1 "
    r"|an |one )*(?:\w*tausch\w*|exchange|swap\w*)|nahm an|nimmt an|angenommen|dazu genommen|legte \w+ ab"
    r"|(?:second|next|later|zweite[sn]?|2\.|nächste[sn]?) (?:mal|time|proposal|propos\w*|vorschlag|wunsch|bitte"
    r"|je propose)"
    r"|asked a second time|nochmal|noch einmal|(?:ein|1) ?mal (?:schon |wurde )?getauscht)\b"
)
_NOT_BEFORE = re.compile(
    r"\b(?:not|never|nicht|nie|ohne|without|kein\w*|no|n['’]t|didnt|wasnt|instead of|statt|wollte?n?|wanted)\b[^,.;]*$"
)
_FREE = re.compile(
    r"\b(?:nobody|no ?one|keiner|niemand)(?: \w+){0,3} (?:obliged|on the hook|verpflichtet|turned anything down"
    r"|obligation)\b"
    r"|\bno(?: \w+)? obligation\b"
)
_NOBODY = re.compile(r"\b(?:nobody|no ?one|neither|keiner|niemand)(?: (?:has|had|hat|hatte))? $")
_COLD = re.compile(
    r"\b(?:never|did ?n['’]?t(?: even)?|without(?: ever)?|ohne|nicht|kein\w*|no|not|nie)\b(?: \w+){0,4}? ?['\"„“»]?"
    r"(?:propos\w*|je propose|ask\w*|vorschl\w*|vorzuschl\w*|vorgeschl\w*|pass\w*|z['’]passn|passen|frag\w*|gefragt"
    r"|tausch\w*"
    r"|getauscht|karten zu wollen|want\w*|request\w*|swap\w*|exchang\w*)"
    r"|\b(?:led|leads?|plays?|played|started|went|stood|spiel\w*|gespielt|losgespielt|spielt|losg\w*|ausgespielt"
    r"|fängt|hab"
    r"|legt\w*)(?: \w+){0,3}? (?:cold|straight ?(?:away|off|in|out)|at once|right away|immediately|sofort|gleich|direkt"
    r"|drauflos|los|aus)\b|\b(?:sofort|gleich|direkt|einfach) (?:\w+ )?(?:los|aus|drauflos|g)\w*sp\w+\b"
    r"|\b(?:just|straight|gleich|sofort|direkt) (?:led|played|started|leading|gespielt|spielt|losg\w+|drauflos\w*"
    r"|los)\b"
    r"|\bjust (?:led|started)\b|\bstood on\b|\bstands? without\b"
)
_REFUSED = re.compile(
    r"\b(?:jouez|refus\w*|turn(?:s|ed) (?:\w+ ){0,4}?down|declin\w*|lehnt\w*|abgelehnt|ablehn\w*"
    r"|(?:sa(?:y|ys|id)|sagt?e?|sog|meint|gesagt|told)(?: [\w.]+){0,5}? (?:no|nein|nö|nee|na|play|spielen|to play)"
    r"|(?:no|nein|nö|nee) (?:gesagt|sagt|straight)|told (?:me|him|her|them)(?: \w+)? (?:to )?play|will nicht tauschen"
    r"|wants? no exchange|sagt nein|say no|said no)\b"
)
_PROPOSED = re.compile(
    r"\b(?:propos\w*|je propose|(?:schlägt|schlug|schlag) vor|vorgeschlagen|ask(?:s|ed)?(?: me| him| her)?"
    r"(?: for| to| straight)|pass(?:t|te|es|ed)|gepasst|wo(?:llt|llte|lte|lt)(?: \w+){0,3} tauschen|gefragt"
    r"|request\w*)\b"
)
_DEALT = re.compile(
    r"\b(?:dealt|deals|dealing|dealed|(?:hat|hab|habe) gegeben|ausgeteilt|teilt aus|(?:mit )?geben dran"
    r"|gibt)\b(?! \w+ punkt)"
)
_ANNOUNCES = re.compile(
    r"\b(?:announc\w*|declar\w*|call(?:s|ed)|gemeldet|meld\w*|angesagt|ansag\w*|sagt(?: \w+){0,6} an|show(?:s|ed|n)"
    r"|gezeigt|zeigt)\b"
)
_NO_KING = re.compile(
    r"\b(?:no|nobody|no one|neither|kein\w*|koa\w*|niemand|none|never|nie|nicht|not|keine rede|quiet|without|ohne)\b"
)
_BEYOND = re.compile(
    r"\b(?:renonce\w*|revok\w*|re-?play\w*|hausregel\w*|house rule\w*|options?|variant\w*|spielart\w*|hoyle\w*|minus\w*"
    r"|regel\w*|chouette\w*|bank\w*|ponte|took everything back|alles zurück|everything (?:went|goes) back"
    r"|played (?:it )?over"
    r"|started over|neuer anlauf|lose[sn]? two|verlier\w* zwei|turns? (?:over|up)|turned (?:over|up)|deckt\b.* auf"
    r"|aufdeck\w*|aufgedeckt|(?:drei|three|3) (?:punkte\w*|points) (?:for|für)|zu drei|wrong card"
    r"|did ?n['’]t follow|failed to|mindestens|at least|minimum|need\w*|brauch\w*|müssen|muss|have to)\b"
)
"""What a story tells of which more than the tricks decides, or in which they are still to be made."""
_BETWEEN = re.compile(
    r"(\s*(?:[.;:!?,()]+(?=\s|$)|\s[–—-]\s|[()]|\b(?:und|and|but|aber|while|während|dann|then)\b)\s*)"
)
"""What stands between two clauses."""
LONGEST = 1000


def read_deal(typed: str) -> Deal | None:
    """Return the deal that a question tells; nothing where it is not told whole.

    >>> read_deal("I dealt. He proposed, I told him to play. I made two tricks, he three. How many points does he get?")
    Deal(tricks=3, winner='elder', obliged='dealer', announced=False, asks='winner', before=None)
    >>> read_deal("after one exchange i made 4 tricks, one point or two?")
    >>> read_deal("we swapped once, then Ana made four tricks. how many points for her?").obliged
    'nobody'
    """
    low = typed.lower()
    starts = [one.start() for one in _ASKS.finditer(low)]
    last = low[starts[-1] :] if starts else ""
    if len(typed) > LONGEST or _BEYOND.search(low) or not _WHAT.search(last):
        return None
    told = (_read(typed, found, starts[-1], last) for found in readings(typed, mentions(typed)))
    return next((deal for deal in told if deal is not None), None)


def _read(typed: str, found: Sequence[Mention], asks: int, last: str) -> Deal | None:
    """Return the deal where these are named, and the question begins at ``asks``; nothing where it is not told."""
    low = typed.lower()
    sides, obliged, story = tied(typed, found), _obliged(low), list(_clauses(low, found))
    for clause in story[: sum(one.start < asks for one in story)]:
        _part(clause, sides, obliged)
    made = _made(story, sides)
    if made is None or sides.broken:
        return None
    who, tricks = made
    winner = sides.role(who) if tricks >= ENOUGH else sides.role(who, opposite=True)
    most = max(tricks, FIVE - tricks)
    asked = [one.who for one in found if one.start >= asks and one.who]
    asked = [one for one in asked if one not in (ELDER, DEALER)] or asked
    loser = any(sides.same(one, who) is (tricks < ENOUGH) for one in asked[-1:])
    stood = _stood(story, sides, asked[-1] if asked else who) if _TOTAL.search(last) else None
    king = _announcer(story)
    by_winner = king is not None and (not king or sides.same(king, who) is (tricks >= ENOUGH))
    if (king is not None and not by_winner) or (_TOTAL.search(last) and stood is None):
        return None
    return Deal(most, winner, obliged, by_winner, LOSER if loser else WINNER, stood)


class Clause(NamedTuple):
    """A piece of the story, and who is named in it."""

    text: str
    named: tuple[Mention, ...]
    start: int = 0

    @property
    def who(self) -> str:
        """Of whom it speaks: whoever is named first."""
        return self.named[0].who if self.named else ""


def _clauses(low: str, found: Sequence[Mention]) -> Iterator[Clause]:
    at = 0
    for piece in re.split(
        r"(\s*(?:[.;:!?,()]+(?=\s|$)|\s[–—-]\s|[()]|\b(?:und|and|but|aber|while|während|dann|then)\b)\s*)", low
    ):
        text = piece
        yield Clause(text, tuple(one for one in found if at <= one.start < at + len(text)), at)
        at += len(text)


def _obliged(low: str) -> str:
    """Return who has to make three tricks; nothing where that is not told."""
    if _FREE.search(low) or any(not _NOT_BEFORE.search(low[: one.start()]) for one in _EXCHANGED.finditer(low)):
        return NOBODY
    cold = _COLD.search(low)
    refused = any(not _NOBODY.search(low[: one.start()]) for one in _REFUSED.finditer(low))
    if refused and (_PROPOSED.search(low) or not cold):
        return DEALER
    return ELDER if cold else DEALER if refused else UNTOLD


def _part(clause: Clause, sides: Sides, obliged: str) -> None:
    """Tie whoever a clause speaks of to the side whose part it tells."""
    text, who = clause.text, clause.who
    if not who:
        return
    if _DEALT.search(text) or _REFUSED.search(text):
        sides.tie(who, DEALER)
    elif (obliged == ELDER and _COLD.search(text)) or (_PROPOSED.search(text) and not _NO_KING.search(text)):
        sides.tie(who, ELDER)
    if re.search(r"\b(?:my|meine?n?)\b(?: \w+){0,3} (?:propos\w*|\w*wunsch|vorschlag|bitte)\b", text):
        sides.tie(ME, ELDER)


def _made(story: list[Clause], sides: Sides) -> tuple[str, int] | None:
    """Return of whom it is told how many tricks they made; nothing where that is not told, or twice otherwise."""
    told: list[tuple[str, int]] = []
    last = ""
    for clause in story:
        named = [one for one in clause.named if one.who]
        last = named[0].who if named else last
        one = _TRICKS.search(clause.text)
        if one and one["all"] and not _ALL.search(one["all"]):
            one = None
        if one:
            told.append((last, FIVE if one["all"] else _number(one["n"])))
        elif told and named and not _POINTS.search(clause.text):
            bare = _BARE.search(clause.text.strip())
            rest = _REST.search(clause.text.strip())
            if bare and _number(bare["n"]) + told[-1][1] == FIVE:
                told.append((last, _number(bare["n"])))
            elif rest:
                told.append((last, FIVE - told[-1][1]))
    if not told:
        return None
    who, tricks = told[0]
    for other, n in told[1:]:
        if n not in (tricks, FIVE - tricks) or (n == tricks and other != who and sides.same(other, who) is False):
            return None
        if n == FIVE - tricks and other and who:
            sides.tie(other, who, opposite=True)
    return who, tricks


def _number(said: str) -> int:
    if said.isdigit():
        return int(said)
    if said == "no" or said.startswith("kein"):
        return 0
    return NUMBERS.get(said, 1)


def _announcer(story: list[Clause]) -> str | None:
    """Return who announced the king, an empty name where nobody is named; nothing where nobody did."""
    last = ""
    for clause in story:
        last = clause.who or last
        if _ANNOUNCES.search(clause.text) and not _NO_KING.search(clause.text):
            return last
    return None


def _stood(story: list[Clause], sides: Sides, asked: str) -> int | None:
    """Return at how many points the one asked about stood."""
    found, last, before = set[int](), "", False
    for clause in story:
        last = clause.who or last
        one = _STOOD.search(clause.text) or (_ALSO.search(clause.text) if before and clause.who else None)
        before = bool(one) or (before and not clause.text.strip(" ,"))
        if one and not _TRICKS.search(clause.text) and (not last or sides.same(last, asked)):
            found.add(_number(one["n"]))
    return found.pop() if len(found) == 1 else None


__all__ = ["DEALER", "ELDER", "LOSER", "NOBODY", "WINNER", "Deal", "read_deal"]
