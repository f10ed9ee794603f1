"""What a moment leaves open for the cards that are named: its slots, in every way that they can be filled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice, product

from tutor.asking.named import named_in
from tutor.core.cards import SUITS, Card, pack, spell
from tutor.core.plain import Plain

MOST_CARDS = 12
"""So many completions of the cards named are tried; with more, they are too many to count."""


def slots_of(moment: Mapping[str, Plain], text: str) -> Iterator[dict[str, str]]:
    """Yield what the slots of a moment may stand for: the cards named, with every suit that is not said."""
    if "cards" not in moment:
        yield {}
        return
    named = [one for one in named_in(text) if one.rank for _ in range(_times(text, one.start))]
    if not named or len(named) > int(moment["cards"]):
        return
    wanted = [[Card(one.rank, suit) for suit in ([one.suit] if one.suit else SUITS)] for one in named]
    for cards in islice((some for some in product(*wanted) if len(set(some)) == len(some)), MOST_CARDS):
        others = [card for card in pack() if card not in cards]
        slots = {"cards": spell(cards), "card": cards[0].text}
        slots |= {f"card{number}": card.text for number, card in enumerate(cards, 1)}
        more = [card for card in others if card.rank in ("3", "4", "5", "7", "9") and card.rank != cards[0].rank]
        slots |= {f"other{number}": card.text for number, card in enumerate(more[:6], 1)}
        low = [card for card in others if card.rank == "2" and cards[0].rank != "2"]
        yield slots | {f"low{number}": card.text for number, card in enumerate(low, 1)}


def _times(text: str, start: int) -> int:
    """Return how many cards are meant by one that is named: two jacks."""
    found = re.search(r"\b(zwei|two|2|drei|three|3|vier|four|4) $", text[:start])
    return (
        {"z": 2, "t": 2, "2": 2, "d": 3, "3": 3, "v": 4, "f": 4, "4": 4}[found[1][0]] + (found[1] == "three")
        if found
        else 1
    )
