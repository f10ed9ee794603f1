"""A text with plain signs and small letters, in which every card that is listed is named whole."""

from __future__ import annotations

import re

from tutor.asking import signs
from tutor.asking.named import SUIT_NAMES

ALL_CAPITALS = 12
"""A longer text in capital letters alone is shouted, and its letters are no suits."""
_SUIT_OF = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "P": "♠", "Kr": "♣", "Ka": "♦"}
_RANK_OF = {"D": "dame", "B": "bube"}
_SIGNED = re.compile(r"(?P<suit>[♠♥♦♣])(?P<rank>[DBdb])(?!\w)|(?<!\w)(?P<before>[DBdb])(?P<sign>[♠♥♦♣])")
_LETTER = re.compile(r"\b(?P<suit>pik|herz|karo|kreuz|treff)[ -](?P<rank>[db])(?!\w|\.\w)", re.IGNORECASE)
_RANK_FIRST = re.compile(r"(?<![\w♠♥♦♣])(?P<rank>10|[2-9]|[AKQJ])(?P<suit>[SHDC])(?!\w)")
_RANK_FIRST_SMALL = re.compile(r"(?<![\w♠♥♦♣])(?:(?P<n>10|[2-9])(?P<suit>[hdc])|(?P<court>[kqj])(?P<of>[shdc]))(?!\w)")
"""Small, 8s are eights, and as and ah are words."""
_SUIT_FIRST = re.compile(
    r"(?<!\w)(?:(?P<suit>[SHDCP])(?P<rank>10|[2-9]|[KQJ])|(?P<german>[HP]|Kr|Ka)(?P<court>[DB])"
    r"|(?P<short>Kr|Ka)(?P<n>10|[2-9]|[AK])|(?P<small>[hps])(?P<m>10|[2-9]))(?!\w)"
)
_COURT_FIRST = re.compile(r"(?<![\w♠♥♦♣])(?P<rank>[KQJ])(?P<suit>[hdc])(?!\w)")
_SHORT = re.compile(r"(?<!\w)(?:(?:10|[2-9])[hdcHDC]|[kqj][hdc]|[KQJ][hdcHDCS])(?!\w)")
"""A card in letters that is nothing else: Js are jacks as well."""
_SHORT_TOO = re.compile(
    r"(?<![\w♠♥♦♣])(?P<rank>10|[2-9]|[KQJ]|A)(?P<suit>s(?<!A.)|(?<=A)[hdc])(?!\w)(?! (?:are|and \d+s)\b)"
)
_MANY = re.compile(
    r"\b(?:of|all|no|two|three|four|are|do|does|many|any|with|where|when|if|crazy|and \d+s) $", re.IGNORECASE
)
"""What is a card in letters where another one is, and what stands before several cards of a rank: all 8s."""
_NUMBERED = re.compile(r"\b(?P<n>[1-9]|1\d)\. (?=(?:stich|runde|hand|spiel)\b)", re.IGNORECASE)
"""The 7. Stich is no seven."""


def _unshortened(text: str) -> str:
    """Return a text in which every card that is written in letters or signs is one that anybody reads.

    >>> _unshortened("the KC on ♥D, H9 and 7h"), _unshortened("7. Stich, crazy 8s"), _unshortened("Qh on 8s")
    ('the ♣K on ♥dame, ♥9 and ♥7', '7ter Stich, crazy 8s', '♥Q on ♠8')
    """
    text = _SIGNED.sub(_court_named, text)
    text = _LETTER.sub(lambda one: f"{one['suit']} {_RANK_OF[one['rank'].upper()]}", text)
    text = _NUMBERED.sub(lambda one: "erster " if one["n"] == "1" else f"{one['n']}ter ", text)
    if _SHORT.search(text):
        text = _SHORT_TOO.sub(_if_one, text)
    text = _COURT_FIRST.sub(lambda one: _SUIT_OF[one["suit"].upper()] + one["rank"], text)
    text = _RANK_FIRST_SMALL.sub(
        lambda one: _SUIT_OF[(one["suit"] or one["of"]).upper()] + (one["n"] or one["court"]), text
    )
    if not text.isupper() or len(text) < ALL_CAPITALS:
        text = _RANK_FIRST.sub(lambda one: _SUIT_OF[one["suit"]] + one["rank"], text)
        text = _SUIT_FIRST.sub(_spelled_out, text)
    return text


def _if_one(match: re.Match[str]) -> str:
    """Return a card in letters as anybody reads it, unless several of a rank are meant."""
    if match["suit"] == "s" and _MANY.search(match.string[: match.start()]):
        return match[0]
    return _SUIT_OF[match["suit"].upper()] + match["rank"]


def _court_named(match: re.Match[str]) -> str:
    return (match["suit"] or match["sign"]) + _RANK_OF[(match["rank"] or match["before"]).upper()]


def _spelled_out(match: re.Match[str]) -> str:
    suit = _SUIT_OF[(match["suit"] or match["german"] or match["short"] or match["small"].upper())]
    court = match["court"]
    return suit + (_RANK_OF[court] if court else match["rank"] or match["n"] or match["m"])


_STILL_ONE = re.compile(r"\bno (?:a|an|oan) (?=\w)")
"""In Bavaria what is still there: not an English “no”."""
_NONE_THERE = re.compile(r"\b(\w+) (?:is|ist|sind) (keine?[nrs]?) (?:mehr )?(?:da|dabei|drin)\b")
"""What is lacking, with its name first: “Dame ist keine da”."""

_OLD_SPELLING = re.compile(r"\b(m[uü]|da|l[aä]|p[aä]|w[uü]|schlu|gewi|(?:pik|herz|karo|kreuz|treff|trumpf)[- ]?a)ß")
"""What was written with ß and is not any more: muß, daß, paßt; a mere Aß is an ace where its suit is named."""
_TRUMP_CARD = re.compile(r"\btrumpf-?(?=(?:könig|dame|bube|ass|zehn|neun|acht|sieben)(?:n|s|en|er)?\b)")


def tidied(text: str) -> str:
    """Return a text in small letters, with plain signs.

    >>> tidied("Mußte ich die Pik-Aß legen? Müßen wir? Daß das paßt! Das Maß, Füße, saß")
    'musste ich die pik-ass legen? müssen wir? dass das passt! das maß, füße, saß'
    """
    text = " ".join(_unshortened(text).lower().replace("’", "'").replace("\ufe0f", "").split())
    text = _OLD_SPELLING.sub(r"\1ss", text)
    text = _STILL_ONE.sub("noch ein ", text)
    text = _NONE_THERE.sub(r"\2 \1", text)
    text = _TRUMP_CARD.sub("trumpf ", text)
    text = signs.ARTICLE.sub("the ", text)
    text = signs.RANKS_LISTED.sub(_spelled, text)
    text = signs.WHICH_IS_TRUMP.sub(lambda one: f"{one['card']}, {one['s'] or one['t']} trump,", text)
    text = signs.IN_BRACKETS.sub(r"\g<suit> \g<card>", text)
    return re.sub(
        r"\b(pik|herz|karo|kreuz|das|ein|kein|trumpf|ne|nem|nen|vom|dem) as\b|\bas (?=liegt|lag|gespielt)", _ace, text
    )


def _ace(match: re.Match[str]) -> str:
    return f"{match[1]} ass" if match[1] else "ass "


def _spelled(match: re.Match[str]) -> str:
    """Spell out the letters that stand for court cards in a list of cards, in German: D 7 2."""
    return re.sub(r"(?<![\w'])[db](?!\w)", lambda one: {"d": "dame", "b": "bube"}[one[0]], match[0])


def suited(text: str) -> str:
    """Return a text in which each of several ranks is said with the one suit of them all.

    >>> suited("king and 7 of spades")
    'king of spades and 7 of spades'
    """
    return signs.SUIT_HELD.sub(_held_in_suit, signs.RANKS_OF_SUIT.sub(_in_suit, text))


def _in_suit(match: re.Match[str]) -> str:
    """Say its suit with each of several ranks: king, 7 and 2 of spades."""
    if signs.SUIT_BEFORE.search(match.string[: match.start()]):
        return match[0]  # heart 5 and king of spades: the first has a suit of its own
    return " and ".join(f"{rank} of {match['suit']}" for rank in _ranks(match["ranks"]))


def _held_in_suit(match: re.Match[str]) -> str:
    """Say of several ranks of one suit that they are held: my diamonds are jack and 7."""
    cards = " und ".join(f"{match['suit']} {rank}" for rank in _ranks(match["ranks"]))
    return f", ich habe {cards} "


def _ranks(text: str) -> list[str]:
    return [one for one in re.split(r",? (?:and |und )?(?:the )?|, ?", text) if one]


def trumps_told(text: str) -> tuple[str, str]:
    """Return which suit is said to be trumps, if any, and the rest of the text.

    >>> trumps_told("hearts are trumps, clubs led"), trumps_told("no hearts (trumps)")
    (('♥', ', , clubs led'), ('♥', 'no hearts , )'))
    """
    match = signs.IS_TRUMP.search(text)
    if not match:
        return "", text
    suit = next(suit for suit, name in SUIT_NAMES.items() if re.fullmatch(name, match["a"] or match["b"]))
    beside = text.find("(", *match.span())  # no diamonds (trumps): the suit is lacked as well
    return suit, f"{text[: match.start() if beside < 0 else beside]}, {text[match.end() :]}"
