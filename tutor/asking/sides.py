"""The two sides of a game for two, as a story names them: which of its names, roles and pronouns are the same side."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from tutor.asking import deeds
from tutor.asking.around_table import is_name
from tutor.asking.index import index
from tutor.asking.stopwords import says_little

ME, OTHER, ELDER, DEALER = "me", "other", "elder", "dealer"
_PERSON = re.compile(
    r"(?P<elder>\b(?:not|wasn['’]?t|isn['’]?t|nicht|n['’]t)(?: \w+)? (?:the )?(?:dealer|geber(?:in)?)\b"
    r"|\b(?:elder(?: hand)?|vorhand|non-? ?dealer|nichtgeber(?:in)?)\b)"
    r"|(?P<dealer>\b(?:dealer|geber(?:in)?)\b)"
    r"|(?P<me>\b(?:i['’](?:m|d|ve|ll)|i|ich|im|ive|bin|hab|habe|mir|me|mich)\b)"
    r"|(?P<other>\b(?:he|she|er|sie|opponent|gegner(?:in)?|the other(?: one| player| side)?(?! (?:two|three|four"
    r"|[2-4]|tricks?)\b)|der andere|die andere"
    r"|(?:my|mein[e]?|unsere?|our|the) (?:\w+ )?(?:man+|frau|wife|husband|brother|sister|bruder|schwester|vater"
    r"|mutter|dad|mum"
    r"|mom|nachbar\w*|neighbou?r|freund\w*|friend|kumpel|mate|oma|opa|gran\w*|sohn|tochter|son|daughter|guy|lad))\b)",
    re.IGNORECASE,
)
_NAME = re.compile(r"(?<![\w’'])[A-ZÄÖÜÉ][^\W\d_]+\b")
_SAME = re.compile(
    r"^(?:\s*\(?(?:,\s*)?(?:(?:the|der|die|our|my|mein[e]?|als|as|who(?: (?:was|is))?|was|is|war|ist|being|has|had"
    r"|hatte|hat)\s+)*"
    r"|,?\s*who dealt,?\s*)\(?$"
)
_AS = re.compile(r"\b(?:als|as)(?: the| die| der)? *$")
_HE, _SHE = ("he", "er"), ("she", "sie")
_ENDS = re.compile(r"[.,;:!?]")
_ALSO_NAMES_SAID = """
anna ben dan dirk eva finn hans jack john mark max mia nick pat pete peter rob sepp sid
"""
_ALSO_NAMES = frozenset(_ALSO_NAMES_SAID.split())
"""Names that are words of our texts too."""
_NO_NAMES_SAID = """
écarté ecarte ekarte ecarté je propose jouez vole partie herz karo kreuz pik hearts spades clubs diamonds atout trumpf
könig trumpfkönig king stiche stich tricks trick points punkte karten karte cards frage question entschuldigen buenas
jetzt wir one once both neither nobody keiner niemand einen einmal kein keinen null spiel grundeinstellung
"""
_NO_NAMES = frozenset(_NO_NAMES_SAID.split())


def _is_word(low: str) -> bool:
    """Whether a word stands in our texts, or says little: no name, whatever its first letter."""
    words = index()
    known = any(words.knows(token) for lang in ("de", "en") for token in words.tokens(low, lang))
    return (known and low not in _ALSO_NAMES) or says_little(low)


def called_by_name(typed: str) -> list[str]:
    """Return the names of people in a text, in small letters: words with a capital that no text of ours knows."""
    found = (one[0] for one in _NAME.finditer(typed))
    return [one.lower() for one in found if is_called(one)]


def is_called(word: str) -> bool:
    """Whether somebody may be called by a word: it is no word of our texts."""
    low = word.lower()
    return low not in _NO_NAMES and is_name(word) and deeds.called(low) == [low] and not _is_word(low)


class Mention(NamedTuple):
    """Somebody who is named, and where."""

    start: int
    end: int
    who: str


class Sides:
    """Which of those who are named are on one side, and which on the other."""

    def __init__(self) -> None:
        """Begin with elder and dealer alone, who are two."""
        self._of: dict[str, tuple[str, int]] = {ELDER: (DEALER, 1), DEALER: (DEALER, 0)}
        self.broken = False
        """Whether somebody was tied to both sides."""

    def _found(self, who: str) -> tuple[str, int]:
        root, turned = self._of.setdefault(who, (who, 0))
        if root == who:
            return root, turned
        top, more = self._found(root)
        return top, turned ^ more

    def tie(self, one: str, two: str, *, opposite: bool = False) -> None:
        """Say that two are the same side, or that they are not."""
        (first, a), (second, b) = self._found(one), self._found(two)
        wanted = a ^ b ^ int(opposite)
        if first == second:
            self.broken |= bool(wanted)
        elif first == DEALER:
            self._of[second] = (first, wanted)
        else:
            self._of[first] = (second, wanted)

    def same(self, one: str, two: str) -> bool | None:
        """Whether two are the same side; nothing where that is not told."""
        if not one or not two:
            return None
        (first, a), (second, b) = self._found(one), self._found(two)
        return a == b if first == second else None

    def role(self, who: str, *, opposite: bool = False) -> str:
        """Return whether somebody is elder or dealer, or the one against them is; nothing where that is not told."""
        same = self.same(who, DEALER) if who else None
        if same is None:
            return ""
        return DEALER if same is not opposite else ELDER


def mentions(typed: str) -> list[Mention]:
    """Return who is named in a text, in order; he and she are nobody yet."""
    found = [Mention(one.start(), one.end(), str(one.lastgroup)) for one in _PERSON.finditer(typed)]
    taken = [(one.start, one.end) for one in found]
    for one in _NAME.finditer(typed):
        free = not any(start <= one.start() < end for start, end in taken)
        if free and is_called(one[0]):
            found.append(Mention(one.start(), one.end(), one[0]))
    return sorted(found)


def readings(typed: str, found: Sequence[Mention]) -> Iterator[list[Mention]]:
    """Yield the mentions with whoever he and she may be in their place, the likelier first; none where three play.

    Beside whoever asks he and she are the other; else whoever was spoken of last, or the one who was not.
    """
    mine = any(one.who == ME for one in found)
    names = _names(found)
    if len(names) > 2 - mine:
        return
    if mine:
        yield [*found]
        return
    yield _spoken_of_last(typed, found)
    for he, she in permutations(names, 2):
        meant = {**dict.fromkeys(_HE, he), **dict.fromkeys(_SHE, she)}
        yield [one._replace(who=_meant(typed, one, meant)) if one.who == OTHER else one for one in found]


def _names(found: Sequence[Mention]) -> list[str]:
    return list(dict.fromkeys(one.who for one in found if one.who not in (ME, OTHER, ELDER, DEALER, "")))


def tied(typed: str, found: Sequence[Mention]) -> Sides:
    """Return the sides as names and roles that stand beside each other tie them: “Ida, who dealt,”, “ich als Geber”."""
    sides, names = Sides(), _names(found)
    if any(one.who == ME for one in found):
        sides.tie(ME, OTHER, opposite=True)
        for name in names:
            sides.tie(name, OTHER)
    elif len(names) == 2:
        sides.tie(*names, opposite=True)
    for one, two in pairwise(found):
        gap = typed[one.end : two.start].lower()
        either = {one.who, two.who} & {ELDER, DEALER}
        apart = "," in gap and (two.who not in (ELDER, DEALER) or one.who in (ELDER, DEALER))
        if one.who and two.who and either and one.who != two.who and _SAME.fullmatch(gap) and not apart:
            sides.tie(one.who, two.who)
    for place, one in enumerate(found):
        if one.who in (ELDER, DEALER) and _AS.search(typed[: one.start].lower()):
            beside = [*found[max(place - 1, 0) : place], *found[place + 1 : place + 2]]
            near = [each for each in beside if each.who and not _ENDS.search(_between(typed, one, each))]
            if near and near[0].who not in (ELDER, DEALER):
                sides.tie(one.who, near[0].who)
    return sides


def _between(typed: str, one: Mention, two: Mention) -> str:
    return typed[min(one.end, two.end) : max(one.start, two.start)]


def _meant(typed: str, one: Mention, meant: Mapping[str, str]) -> str:
    return meant.get(typed[one.start : one.end].lower(), "")


def _spoken_of_last(typed: str, found: Sequence[Mention]) -> list[Mention]:
    """Return the mentions with whoever was spoken of last in the place of he or she, and the other of the other."""
    meant, last, named = dict[str, str](), "", list[Mention]()
    for one in found:
        if one.who != OTHER:
            last = one.who
            named.append(one)
            continue
        word = typed[one.start : one.end].lower()
        who = meant.get(word, "")
        if not who and word in (*_HE, *_SHE) and last and last not in meant.values():
            who = last
            meant |= dict.fromkeys(_HE if word in _HE else _SHE, last)
        named.append(one._replace(who=who))
        last = who or last
    return named


__all__ = ["DEALER", "ELDER", "ME", "OTHER", "Mention", "Sides", "mentions", "readings", "tied"]
