"""Dealing what lies nowhere into the hands of a draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tutor.core.cards import Card, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState, Situation
from tutor.core.kinds import Cards, Hands, Heaps, Marks, Number, OneCard, OneSeat, PerSeat, Pile, Trick
from tutor.core.moves import TABLE
from tutor.shown.draft import Draft, Reading, Said, pack_of, read_draft

MOST_CHANCES = 60
"""The table gives at most so often until somebody is to move."""


def dealt(draft: Draft, random: Random) -> Draft:
    """Deal what lies nowhere into the hands, as many cards as this moment most likely has."""
    read = read_draft(draft)
    game, state = draft.game, read.state
    sizes = _dealt_sizes(draft, read, random)
    laid = _laid(game, state)
    used, hands = _lying(game, state)
    free = [one for one in pack_of(game, state) if one not in used]
    random.shuffle(free)
    best = draft
    for fewer in range(max(sizes, default=0)):
        wanted = [max(0, size - fewer - laid[p]) if size else 0 for p, size in enumerate(sizes)]
        filled = _filled(hands, wanted, free)
        said = {**draft.said, "hands": {str(s): spell(tidy(h)) for s, h in zip(read.seats, filled, strict=True) if h}}
        tried = replace(draft, said=_without_piles(game, said))
        if best is draft:
            best = tried
        if not read_draft(tried).wrong:
            return tried
    return best


def _filled(hands: Sequence[tuple[Card, ...]], wanted: Sequence[int], free: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Fill hands card by card in turn."""
    left, filled = list(free), [list(hand) for hand in hands]
    while left:
        short = [p for p, hand in enumerate(filled) if len(hand) < wanted[p]]
        if not short:
            break
        for p in short[: len(left)]:
            filled[p].append(left.pop())
    return [tuple(hand) for hand in filled]


def _dealt_sizes(draft: Draft, read: Reading, random: Random) -> list[int]:
    """Return how many cards each player is dealt here: by a deal that keeps what is said of scores and numbers."""
    game, options = draft.game, draft.options
    kept = {
        one.name: draft.said[one.name]
        for one in game.fields
        if one.name in draft.said and isinstance(one.kind, (Number, Marks, OneSeat, PerSeat))
    }
    for said in ({**kept, "phase": "deal"}, {"phase": "deal"}, None):
        try:
            state = (
                game.start(options, read.seats) if said is None else game.read(options, read.seats, {"position": said})
            )
            for _ in range(MOST_CHANCES):
                if game.movers(state)[:1] != (TABLE,) or any(getattr(state, "hands", ())):
                    break
                state, _events = game.apply(state, game.chance(state, random))
            sizes = [len(hand) for hand in state.hands]
        except (Complaint, ValueError, LookupError, AssertionError):
            continue
        if any(sizes):
            return sizes
    return [0] * len(read.seats)


def _laid(game: AnyGame, state: Situation) -> list[int]:
    """Count the cards that each player has laid already."""
    counts = [0] * len(state.seats)
    for one in game.fields:
        if (isinstance(one.kind, Trick) or getattr(one.kind, "laid_by_seats", False)) and one.name != "cuts":
            for player, laid in one.get(state):
                counts[player] += len(laid) if isinstance(laid, tuple) else 1
    return counts


def _lying(game: AnyGame, state: AnyState) -> tuple[set[Card], list[tuple[Card, ...]]]:
    """Return the cards that lie somewhere other than the rest, and the hands."""
    used: set[Card] = set()
    hands = [tuple(hand) for hand in state.hands] or [()] * len(state.seats)
    for one in game.fields:
        if not one.has_meaning(state) or isinstance(one.kind, Pile) or one.name == "cuts":
            continue
        value = one.get(state)
        if isinstance(one.kind, OneCard):
            used |= {value} if isinstance(value, Card) else set()
        elif isinstance(one.kind, Cards):
            used |= set(value)
        elif isinstance(one.kind, (Hands, Heaps)):
            used |= {card for hand in value for card in hand}
        elif isinstance(one.kind, Trick) or getattr(one.kind, "laid_by_seats", False):
            used |= {card for _, laid in value for card in (laid if isinstance(laid, tuple) else (laid,))}
    return used, hands


def _without_piles(game: AnyGame, said: Said) -> Said:
    return {name: one for name, one in said.items() if name not in _piles(game)}


def _piles(game: AnyGame) -> set[str]:
    return {one.name for one in game.fields if isinstance(one.kind, Pile)}
