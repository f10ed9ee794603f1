"""Two people claim two things, and it is asked whether one of them is right: what the other says is not asked about."""

from __future__ import annotations

import re

_MINE = (
    r"(?:i (?:always |had )?(?:thought|think|figured|reckon|believe|say|said|assumed)"
    r"|i'd (?:have )?(?:say|said|thought)|i (?:moan|glaub|sog)"
    r"|ich (?:dachte|denke|meine?|glaube?|hätte gedacht|sage?|finde?))\b"
)
_THEIRS = (
    r"(?:(?:my |mein\w* |the |der |die )?(?:[\w']+ )?[\w']+(?: \([^)]*\))? (?:says?|said|insists?|claims?|reckons?"
    r"|thinks?|swears?|sagt|meint|behauptet|schwört))\b"
)
_SENTENCE = re.compile(r"(?<=[.!?;]) +")
_CLAIM = re.compile(
    r"(?:(?<=[.!?;:–]) +|, (?:and |but |aber |und |now )?| and | but | aber | und )"
    rf"(?=(?:now |nun )?(?:{_MINE}|{_THEIRS}))"
)
"""What stands before a claim."""
_LEANS = re.compile(
    rf"(?:now |nun )?(?:{_MINE}|{_THEIRS}),? (?:(?:der|die|das|es|it) (?:ist|muss|darf|kann|hat|gilt|bleibt|is|must|may"
    r"|can|does|has)|dann|so|that's|it's|then|no|nope|yes|nein|ja|doch)\b"
)
"""A claim that says nothing without the other one."""
_AM_I = re.compile(r"\b(?:am i|do i have it|hab i?ch?|bin ich|stimmt)\b")
_ARE_THEY = re.compile(
    r"\b(?:is|was) (?!it\b|that\b|this\b)(?:\w+ )?\w+ (?:right|correct)\b"
    r"|\b(?:hat|hod) (?!ich\b)(?:\w+ ){0,2}recht\b"
)
"""How it is asked whether somebody else is right."""


def one_claim(text: str) -> str:
    """Return a text without what is claimed by whoever is not asked about, where two people claim something.

    >>> one_claim("carlo says one draws. i say nobody does. am i right?")
    'i say nobody does. am i right?'
    >>> one_claim("i thought we are out, mum says we go on. is mum right?")
    'mum says we go on. is mum right?'
    >>> one_claim("i led a heart. she says i may not. is she right?")
    'i led a heart. she says i may not. is she right?'
    """
    *before, last = _SENTENCE.split(text)
    mine, theirs = bool(_AM_I.search(last)), bool(_ARE_THEY.search(last))
    told = [_CLAIM.split(sentence) for sentence in before]
    claims = [piece for pieces in told for piece in pieces if _is(_MINE, piece) or _is(_THEIRS, piece)]
    if mine is theirs or len({_is(_MINE, one) for one in claims}) < 2:
        return text
    asked = [one for one in claims if _is(_MINE, one) is mine]
    if not asked or any(map(_LEANS.match, asked)):
        return text
    kept = [", ".join(piece for piece in pieces if not _dropped(piece, mine=mine)) for pieces in told]
    return " ".join([*(one for one in kept if one), last])


def _is(claim: str, piece: str) -> bool:
    return re.match(rf"(?:now |nun )?{claim}", piece) is not None


def _dropped(piece: str, *, mine: bool) -> bool:
    """Whether a piece is what the one who is not asked about claims."""
    own = _is(_MINE, piece)
    return (_is(_THEIRS, piece) and not own) if mine else own
