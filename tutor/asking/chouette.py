"""The line of a chouette as a question tells it: who holds the bank, who plays against it, who advises; who won.

Whoever tells a line by names asks for one of them. The line is read clause by clause, from the one that says who has
the bank to the one that says who won; of those behind the ponte each is named in turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tutor.asking.around_table import I_AM, NAME, is_name, sentences
from tutor.asking.scene import ME

BANKER, PONTE, CASH = "banker", "ponte", "cash"
BANK, LAST = "bank", "last"
_BANK = re.compile(r"(?i)\bbank(?:er|ier|halter(?:in)?|s)?\b")
_PONTE = re.compile(
    r"(?i)\b(?:ponte|punter)\b|\b(?:plays?|playing|played|up|is|spielt|tritt|sitzt|spielte) (?:gegen|against)\b"
    r"|\bgegen (?:ihn|sie|mich) an\b"
)
_BESIDE = re.compile(
    r"(?i)\b(?:first|second|third|next|erste[rn]?|zweite[rn]?|dritte[rn]?|letzte[rn]?|last|nächste[rn]?)\b"
    r"|\b(?:advis\w*|berat\w*|rang\w*|reihe\w*|line|list\w*|order\w*|folg\w*|follow\w*|behind|hinter\w*|dahinter"
    r"|danach|after|nach|chouette\w*|partie|spiel\w*|comes?|kommt|kommen|members?|sitz\w*|stehen|steht)\b"
)
"""What a clause says of a line beside names."""
_WINS = re.compile(
    r"(?i)\b(?:wins?|won|beats?|beaten|gewinnt|gewann|gewonnen|schlägt|schlug|geschlagen|besiegt\w*|defeats?|defeated)\b"
)
_LOSES = re.compile(r"(?i)\b(?:loses?|lost|verliert|verlor|verloren)\b")
_CASHES = re.compile(
    r"(?i)\b(?:cash\w*|pockets?|pocketed|kasse|kassiert|(?:money|winnings|geld|gewinn)\b.*\b(?:out|heraus\w*|raus\w*|ein"
    r"|einst\w*|mitnehmen|nehmen|mit)|(?:takes?|taken|taking|steckt|nimmt|holt|wants?)\b.*\b(?:money|winnings|geld"
    r"|gewinn))\b"
)
_KEEPS = re.compile(r"(?i)\b(?:keeps?|stays?|behält|bleibt|leaves it|lässt)\b")
_UNSURE = re.compile(r"(?i)\b(?:umgekehrt|or was it|or rather|other way round|anders ?herum|vertauscht)\b")
_AGAINST = re.compile(
    r"(?i)\b(?:ponte|punter|against|gegen|gegenüber|opposite|facing|(?:play|face|meet)s? next|tritt)\b"
)
_HINDMOST = re.compile(r"(?i)\b(?:ganz hinten|end of the line|last in line|letzter|letzte|am ende)\b")
_PAID = re.compile(r"(?i)\b(?:paid|pays?|bezahlt|zahlt|how much|wie ?viel)\b")
_ASKS = re.compile(r"(?i)\b(?:who|whom|whose|who['’]?s|whos|wer|wen|wem)\b")


def line_of(text: str) -> tuple[str, ...]:
    """Return the line of a chouette as it is told: banker, ponte, advisers; nothing where it tells less.

    >>> line_of("Ann has the bank, Bob is ponte, then Cat, then Dan. Bob wins.")
    ('Ann', 'Bob', 'Cat', 'Dan')
    >>> line_of("Chouette, Reihenfolge: Anke hat die Bank, dann Bodo und Cilli. Bodo gewinnt.")
    ('Anke', 'Bodo', 'Cilli')
    """
    banker, ponte, behind = "", "", list[str]()
    for clause in _clauses(text):
        if _ASKS.search(clause) or _WINS.search(clause) or _LOSES.search(clause):
            if banker:
                break
            two, bank, against = _names(clause), _BANK.search(clause), _PONTE.search(clause)
            if bank and against and len(two) == 2 and not _ASKS.search(clause):  # banker Ann beats ponte Bob
                banker, ponte = two if bank.start() < against.start() else two[::-1]
            continue
        cased = banker[:1].isupper()  # then all of them have a capital
        names = [one for one in _names(clause) if one not in (banker, ponte, *behind)]
        names = [one for one in names if one == ME or one[0].isupper() or not cased]
        if not banker and _BANK.search(clause):
            banker, names = (names[0], names[1:]) if names else ("", [])
        if not banker:
            continue
        if not ponte and names and _PONTE.search(clause):
            ponte, names = names[0], names[1:]
        behind += names
    line = (banker, *((ponte,) if ponte else ()), *behind)
    whole = len(line) > 2 and len(set(line)) == len(line) and not _UNSURE.search(text)
    return line if banker and whole else ()


def _clauses(text: str) -> Iterator[str]:
    for sentence in sentences(re.sub(r"\((?:the |die |der )?(bank\w*|ponte|punter)\)", r"\1", text)):
        yield from (one for one in re.split(r"[,;:()–—]\s*|\b(?:and|und|then|dann)\b", sentence) if one and one.strip())


def _names(clause: str) -> list[str]:
    """Return who is named in a clause of a line: in capitals, where anything is."""
    plain = _BESIDE.sub(" ", _PONTE.sub(" ", _BANK.sub(" ", clause)))
    words = [one for one in re.findall(NAME, plain) if is_name(one)]
    capitals = [one for one in words if one[0].isupper() or one.lower() in I_AM]
    found = [one for one in capitals or words if one.lower() not in _OTHER_WORDS]
    return [ME if one.lower() in I_AM else one for one in found]


_OTHER_WORDS = frozenset(
    {
        "tante",
        "onkel",
        "herr",
        "frau",
        "uncle",
        "aunt",
        "club",
        "klub",
        "gang",
        "right",
        "vorn",
        "hält",
        "holds",
        "hold",
    }
    | {
        "four",
        "five",
        "tritt",
        "spielt",
        "against",
        "gegen",
        "holding",
        "playing",
        "evening",
        "abend",
        "runde",
        "écarté",
    }
)
"""Words of a clause of a line that are nobody's name."""


def line_asked(text: str) -> str:
    """Return who won and which place is asked for, as moments are marked; nothing where that is not told.

    >>> line_asked("Ann has the bank, Bob is ponte, then Cat. Bob wins. Who is ponte next?")
    'ponte ponte'
    >>> line_asked("der bankhalter gewinnt und macht kasse. wer hat danach die bank?")
    'cash bank'
    """
    line = line_of(text)
    told, asks, won = sentences(text), "", ""
    if not told or (not _BANK.search(text) and not _PONTE.search(text)):
        return ""
    last = re.split(r",|\b(?:and|und)\b", told[-1])[-1] if _ASKS.search(re.split(r",", told[-1])[-1]) else told[-1]
    if not _ASKS.search(last) or _PAID.search(last):
        return ""
    asks = LAST if _HINDMOST.search(last) else PONTE if _AGAINST.search(last) else BANK if _BANK.search(last) else ""
    for clause in _clauses(text):
        if not _ASKS.search(clause) and (_WINS.search(clause) or _LOSES.search(clause)):
            who = _first_of(clause, line)
            other = {BANKER: PONTE, PONTE: BANKER}.get(who, "")
            won = other if _LOSES.search(clause) else who
            break
    if not asks or not won:
        return ""
    if won == PONTE:
        return f"{won} {asks}"
    before = [one for one in told if one != told[-1]] or told
    cashed = any(_CASHES.search(one) and not _KEEPS.search(one) for one in before)
    kept = any(_KEEPS.search(one) for one in told)
    if cashed and asks == PONTE and len(line) == 3:  # with no second adviser the old ponte stays
        return ""
    return f"{CASH} {asks}" if cashed else f"{won} {asks}" if kept or asks == PONTE else ""


def _first_of(clause: str, line: Sequence[str]) -> str:
    """Return which part whoever is named first in a clause has."""
    places = [
        (found.start(), BANKER if n == 0 else PONTE)
        for n, name in enumerate(line[:2])
        if (found := re.search(rf"(?i)\b{re.escape(name if name != ME else 'ich|i')}\b", clause))
    ]
    if not places:
        places = [
            (found.start(), part)
            for part, pattern in ((BANKER, _BANK), (PONTE, _PONTE))
            if (found := pattern.search(clause))
        ]
    return min(places)[1] if places else ""


__all__ = ["line_asked", "line_of"]
