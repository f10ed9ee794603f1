"""Sets of equal cards as a question tells them: what was led and laid on it, what is held, which set is asked about.

Read are runs of ranks (“5-9-J”, “zwei Neunen”, “3, 8 und Bube”); the words before a run say whose it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.asking.lemmas import NUMBERS
from tutor.asking.named import RANK_NAMES, SUIT_NAMES

LONG = 1_000
"""A trick is told in fewer letters; a longer text is no question about one."""
NEAR = 30
"""So many letters before a run something is said of it."""
PLENTY = 9
"""So many cards somebody has who has many."""

_LETTERS = {"A": "ass", "K": "könig", "Q": "dame", "D": "dame", "J": "bube", "B": "bube"}
_LETTER = re.compile(r"(?<![\w'])[AKQDJB](?![\w'])")
_ARTICLE = re.compile(r"(?<![-+,\dKQDJBA] )(?<![-+\w])A(?= [a-zäöü]{3,}| \d+ (?:was|is|has|led))")
"""No ace but an article: A pair of tens."""
_SUIT = "|".join(SUIT_NAMES.values())
_SINGLE = (
    r"zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|two|deuce|three|four|five|six|seven|eight|nine|ten"
    r"|könig|dame|bube|ass|king|queen|jack|ace"
)
"""A rank of which there is one: “two kings” are two, “2 king” are a two and a king."""
_RANK = "|".join(
    (
        r"(?:10|[2-9])s",
        *(one for names in RANK_NAMES.values() for one in names.split("|") if len(one) > 1 or one.isdigit()),
    )
)
_SUITED = re.compile(rf"(?<!\w)(?:{_SUIT})[ -]?(?=(?:{_RANK})(?!\w))|(?<=\w) of (?:{_SUIT})(?!\w)|[♠♥♦♣]")
_COUNT = r"(?:zwei|zwoa|two|drei|three|vier|four)"
_SEVERAL = rf"(?:(?:all|alle|exactly|genau) )?{_COUNT}|(?:an? |the |ein )?(?:pair of|paar|pair)|[2-4]"
_WHOLE = r"both|beide|beides|all|alles|lauter|nothing but"
_UNIT = re.compile(
    rf"(?:(?P<many>{_SEVERAL}) (?:the |my |die |meine )?(?!(?:{_SINGLE}|\d+)(?!\w)))?"
    rf"(?:(?P<whole>{_WHOLE}) (?:the |my |die |meine )?)?(?P<rank>{_RANK})(?![\w'])"
)
_NO_RANK = re.compile(
    r"\W*(?:of them|davon|cards?|kart\w*|different|verschieden\w*|gleiche\w*|together|zusammen|at once|in one go|auf"
    r"|aufs|auf einmal"
    r"|miteinander|players?|spieler|others?|andere\w*|left|zugleich|down|more|mehr|hergeben|hinlegen|hand)\b"
)
"""What follows a number that is no rank: all three at once."""
_NUMBER_WORD = re.compile(r"zwei|drei|vier|fünf|two|three|four|five")
_BETWEEN = re.compile(
    r"\s*(?:[-,+&]|\band\b|\bund\b|\bplus\b|\bn\b|\bu\b|\bwith\b|\bmit\b|\btogether\b|\bzusammen\b)?\s*"
    r"(?:(?:and|und|an?|the|my|one|eine?[nr]?|'?nen?|meine?[nr]?|die|der|das|den|dem|noch|only|with|mit) )*"
)
_THOSE = re.compile(
    r"\b(?:these|those|both(?: together)?|them|die beiden|die zwei|beide|the two|die zusammen|gehn die|die leg\w*"
    r"|will those)\b"
)
_SIZE = re.compile(
    r"\b(?P<n>\w+) (?:single |einzige )?(?:cards?|kart(?:e?n)?|blatt)\b(?= (?:\w+ ){0,3}(?:left|in (?:my |his "
    r"|her )?hand|übrig"
    r"|auf der hand|remain|each|are all|and|of them|davon|beides|alles|lauter)|[,.:;]| und das)"
    r"|\b(?:last|final|letzten?|down to (?:my|his|her)?(?: last| final)?|noch(?: genau)?"
    r"|nur noch) (?P<m>\w+) (?:cards?|kart(?:e?n)?)\b"
    r"|(?P<k>\w+) cards? remain"
)
_OTHERS = re.compile(r"\b(?:and|und|plus|noch) (?P<n>\w+) (?:others?|other cards|andere(?: karten)?|more)\b")
_ALL = re.compile(
    r"\b(?:last|final|only|letzten?|nur(?: noch| mehr)?|genau|lauter|all (?:i've|i have|he's|she's)|alles was|down to"
    r"|left|übrig"
    r"|are my)\b"
)
_PLENTY = re.compile(r"\b(?:plenty|many cards|lots of cards|viele karten|jede menge)\b")
_TOGETHER = re.compile(
    r"\b(?:together|at once|in one go|zusammen|auf einmal|auf oamoi|gleichzeitig|zugleich|miteinander|both|beide"
    r"|all three|alle drei"
    r"|all four|alle vier|the pair|my pair|pärchen|auf einen schlag|aufs mal)\b"
)
_OF_THEM = re.compile(rf"\b(?P<n>{_COUNT}) (?:of them|davon)\b")
_LAID = (
    r"led|leads?|leader|ausgespielt\w*|kam\w*|kommt mit|raus\w*|liegen?|liegt|table|tisch|shows|answer(?:s|ed)"
    r"|antwortete?|laid|lays"
    r"|puts?(?: down)?|legte?|gibt|gave|next|then|dann|cover(?:s|ed)|drüber|drauf|höchste\w*|best\w*|führt|haut\w*"
    r"|spielt\w*|wurden?"
    r"|somebody|someone|jemand|out there|von"
)
_HELD = (
    r"i hold|i've(?: got)?|i have|i got|ich hab\w*|hab\w*|halte|hält|hold(?:s|ing)?|hand(?: is|'s)?|have|has|hat|got"
    r"|own|karten|cards"
    r"|mine(?: are)?|me|mir|sitz\w*|are my|left"
)
_WANTED = (
    r"(?:may|can|could|do|darf|dürf\w*|kann|könnt\w*) (?:i|ich|he|she|er|sie|\w+)|i'?d like|i want|want|will|would"
    r"|würd\w*|möcht\w*"
    r"|answer(?:ing)?(?: with)?|i (?:put|play|lay|give|answer|throw)|ich (?:leg\w*|geb\w*|schmei\w*|werf\w*)"
    r"|legte ich|reicht|nur"
    r"|festgelegt auf|stuck with|lead|start(?:ing)?"
)
_ROLES = {
    name: re.compile(rf"\b(?:{words})\b") for name, words in (("laid", _LAID), ("held", _HELD), ("asked", _WANTED))
}
_LED_AFTER = re.compile(
    r"\W*(?:(?!komm\b|und\b|and\b)\w+ ){0,3}(?:led|ausgespielt|liegt|liegen|raus|out|on the table|angespielt|hin)\b"
)
_BEST = re.compile(r"\b(?:best\w*|höchste\w*|liegt|liegen|table|tisch|top|oben)\b")
_LEADS = re.compile(
    r"\b(?:leads?|leader|leading|start\w*|open\w*|\w*aus(?:zu)?spiel\w*|ausspuin|\w*raus\w*|herauskomm\w*|heraus"
    r"|an(?:zu)?spiel\w*"
    r"|eröffn\w*)\b"
)
_MORE = re.compile(r"\s*(?:plus|and|und|with|mit|samt|nebst)\b")
_MUST = re.compile(r"\b(?:muss|müss\w*|must|have to|has to|festgelegt|stuck with|bleibt \w+ nur|huv ah tae)\b")
_CLAIMED = re.compile(r"\b(?:stimmt|right|recht|so)(?: das| des)?\b\W*$")
_ASKS = re.compile(
    r"\?|\b(?:may|can|darf|derf|dürf\w*|kann|geht|ok(?:ay)?|allowed|legal|erlaubt|reicht|stimmt|fine|recht|right)\b"
)
_OTHERWISE = re.compile(
    r"\b(?:wer|wem|who|max\w*|how many|wie ?viele?|takes?|nimmt|stich gehört|points?|punkte|wins?|gewinnt|my trick"
    r"|(?:his|her|\w+'s) trick)\b"
)
_TOP = re.compile(r"♣ ?6|\bclub(?:s|'s)? ?-?six|\bsix(?:es)? of clubs|\bkreuz[- ]?(?:6|sechs)")
"""A card that ranks by its suit as well, which no rank says."""


class Run(NamedTuple):
    """Ranks that are named one after the other."""

    ranks: tuple[str, ...]
    start: int
    end: int


class Sets(NamedTuple):
    """What is told of a trick of sets, in ranks."""

    laid: tuple[tuple[str, ...], ...]
    """What was played, the led set first; the best of those where only that is told."""
    best: bool
    """Whether only the best set is told, and not what was led."""
    hand: tuple[str, ...]
    size: int
    """How many cards the hand has, where all are told or counted, else 0; very many where it is said so."""
    asked: tuple[str, ...]
    must: bool

    @property
    def way(self) -> str:
        """Whether it is asked if it must be, or may be."""
        return "must" if self.must else "may"


def read_sets(typed: str) -> Sets | None:
    """Return what a question tells of sets; nothing where its runs of cards have no clear part.

    >>> read_sets("Iceland: 4-4 was led, I hold 3, 4, 9. May I play 3 and 9?")[0:3]
    ((('4', '4'),), False, ('3', '4', '9'))
    """
    if len(typed) > LONG:
        return None
    text = _plain(typed)
    if not _ASKS.search(text) or _OTHERWISE.search(text) or _TOP.search(typed.lower()):
        return None
    size, text = _size(text)
    runs = list(_runs(text, size))
    if not runs:
        return None
    parts = [_part(text, runs, place) for place in range(len(runs))]
    if not all(parts):
        return None
    laid = [run for run, part in zip(runs, parts, strict=True) if part == "laid"]
    held = [run for run, part in zip(runs, parts, strict=True) if part == "held"]
    asked = [run for run, part in zip(runs, parts, strict=True) if part == "asked"]
    if not laid:
        return _led(text, held, asked, size)
    hand = held[0].ranks if held else ()
    if not asked and held and len(hand) == len(laid[0].ranks) and _THOSE.search(text[held[0].end :]):
        asked, hand = held, ()
    elif not asked and not held and len(laid) > 1:
        asked.append(laid.pop())
    if len(asked) != 1 or len(held) > 1 or (hand and Counter(asked[0].ranks) - Counter(hand)):
        return None
    best, many = len({*laid[0].ranks}) > 1, len(laid[0].ranks)
    if many < 2 or any(len(run.ranks) != many for run in laid) or _MORE.match(text, asked[0].end):
        return None
    if best and (len(laid) > 1 or len(asked[0].ranks) != many or not _BEST.search(text)):
        return None
    must = bool(_MUST.search(text[max(0, asked[0].start - NEAR) : asked[0].start]))
    claim = text if _CLAIMED.search(text) else re.split(r"[.;!] ", text)[-1]
    if not must and _MUST.search(claim):
        return None
    return Sets(tuple(run.ranks for run in laid), best, hand, size or len(hand), asked[0].ranks, must)


def _led(text: str, held: Sequence[Run], asked: Sequence[Run], size: int) -> Sets | None:
    """Return a set that somebody wants to lead, by what is held and how many cards are left."""
    named = [*held, *asked]
    hand = (held or named)[0].ranks
    some = _OF_THEM.search(text)
    if len(held) > 1 or len(asked) > 1 or (len(named) == 1 and not (_TOGETHER.search(text) or some)):
        return None
    wanted = asked[0].ranks if asked else hand
    if not asked and len({*hand}) > 1:  # all three sevens of a hand
        rank = max({*hand}, key=hand.count)
        wanted = (rank,) * hand.count(rank)
    if some:
        wanted = wanted[:1] * _many(some["n"])
    if not size and _ALL.search(text):
        size = len(hand)
    if len({*hand}) == 1 and Counter(wanted) - Counter(hand):
        return None
    if len(wanted) < 2 or not (size or (len(hand) > len(wanted)) or len({*wanted}) > 1) or _MUST.search(text):
        return None
    if not _LEADS.search(text) and (len({*wanted}) > 1 or size != len(hand)):
        return None  # it may be laid on something
    return Sets(
        (), False, hand if len(hand) > len(wanted) else wanted, size or max(len(hand), len(wanted) + 1), wanted, False
    )


def _plain(typed: str) -> str:
    """Return a text in small letters without suits, in which ranks are words or numbers."""
    text = typed.replace("’", "'").replace("–", ";")
    text = _LETTER.sub(lambda one: _LETTERS[one[0]], _ARTICLE.sub("a", text))
    return _SUITED.sub("", " ".join(text.lower().split()))


def _size(text: str) -> tuple[int, str]:
    """Return how many cards somebody has, where it is told, and the text without that."""
    more = _OTHERS.search(text)
    if more and _number(more["n"]):
        return PLENTY, f"{text[: more.start()]} {text[more.end() :]}"
    for one in _SIZE.finditer(text):
        number = _number(one["n"] or one["m"] or one["k"])
        if number:
            return number, f"{text[: one.start()]} ; {text[one.end() :]}"
    return PLENTY if _PLENTY.search(text) else 0, text


def _number(word: str) -> int:
    """Return a number of cards in words or digits; 0 for what is none, or more than anybody holds."""
    return int(word) if word.isdecimal() and len(word) < 3 else NUMBERS.get(word, 0)


def _runs(text: str, size: int) -> Iterator[Run]:
    """Yield the runs of ranks; ``size`` is how many cards are all of a rank."""
    ranks, start, end = list[str](), 0, 0
    for one in re.finditer(rf"(?<![\w'])(?:{_UNIT.pattern})", text):
        joined = bool(ranks) and bool(_BETWEEN.fullmatch(text[end : one.start()]))
        number = _NUMBER_WORD.fullmatch(one["rank"]) and not one["many"]
        if number and not joined and _NO_RANK.match(text, one.end()):
            continue
        if ranks and not joined:
            yield Run(tuple(ranks), start, end)
            ranks = []
        if not ranks:
            start = one.start()
        said = re.sub(r"(?<=\d)s$", "", one["rank"])
        rank = next(rank for rank, names in RANK_NAMES.items() if re.fullmatch(names, said))
        ranks += [rank] * (_many(one["many"]) if one["many"] else _of_all(one["whole"] or "", size))
        end = one.end()
    if ranks:
        yield Run(tuple(ranks), start, end)


def _many(words: str) -> int:
    last = words.rsplit(maxsplit=1)[-1]
    return 2 if last in ("of", "paar", "pair", "zwoa") else _number(last)


def _of_all(word: str, size: int) -> int:
    return 1 if not word else 2 if word in ("both", "beide", "beides") else size or 1


def _part(text: str, runs: Sequence[Run], place: int) -> str:
    """Return whose a run is: laid, held or asked about, by the words nearest before it."""
    one = runs[place]
    before = text[runs[place - 1].end if place else 0 : one.start]
    after = text[one.end : runs[place + 1].start if place + 1 < len(runs) else len(text)]
    if _LED_AFTER.match(after) and not re.search(r"\b(?:i|ich)\b", re.split(r"[,.;:]", before)[-1]):
        return "laid"
    nearest = {
        name: max((found.end() for found in words.finditer(before)), default=-1) for name, words in _ROLES.items()
    }
    part = max(nearest, key=lambda name: (nearest[name], name == "asked"))
    if nearest[part] < 0:
        return "asked" if place == len(runs) - 1 and place else ""
    return part


__all__ = ["Sets", "read_sets"]
