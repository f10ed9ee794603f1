"""A text with plain signs and small letters, in which every card that is listed is named whole."""

from __future__ import annotations

import re

from tutor.asking import signs


def tidied(text: str) -> str:
    """Return a text in small letters, with plain signs."""
    text = " ".join(text.lower().replace("’", "'").replace("\ufe0f", "").split())
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
    return re.sub(r"(?<!\w)[db](?!\w)", lambda one: {"d": "dame", "b": "bube"}[one[0]], match[0])


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
