"""What the first decision is worth when nobody sees the other hand: an estimate beside the solution's figures.

The solution values cards that lie by the table for open hands.  Here the same deals are played out as ``hidden.py``
plays them: each side imagines hands for the other out of the cards that it has not seen, its own throws among those it
has, and plays what does best over them.  Nobody concludes anything from a proposal, a refusal or a number thrown.  The
same deal is valued both ways, so only the difference is left to chance; it is added to what the solution says.
"""

import json
import random
from collections.abc import Iterator
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import TURN_UP
from tutor.odds.compiled import compiled
from tutor.odds.first.deals import UNSEEN, Deals, Seed, chance, deals, recognise, shuffle, word
from tutor.odds.first.play import Sums
from tutor.odds.first.sample import draw_throw
from tutor.odds.first.solution import WITHIN, class_of, first, game, kings
from tutor.odds.first.stakes import EXCHANGING, REFUSING, STOOD
from tutor.odds.first.table import STEPS
from tutor.odds.hand import RANK_NAMES, ROLES, Situation, read_situation
from tutor.odds.hidden import play_out
from tutor.odds.layouts import RANKS, SUITS
from tutor.odds.table import HAND, OWN, Bytes, Counts, table

SAMPLE = Path(__file__).with_name("closed.json")
"""Random hands in both roles; made by ``python -m tutor.odds closed``."""
DEALS = 2000
"""Deals of one hand that somebody asks for."""
KEEP, EXCHANGE, BETWEEN = range(3)
"""What a deal says of hidden play: how far it moves keeping the hand, exchanging, and the one against the other."""


class Closed(NamedTuple):
    """One hand and role; worths in points of the one who holds the hand, at a neutral score."""

    hand: str
    turn_up: str
    role: str
    keep: float
    """Standing or refusing, cards played open: the solution's figure."""
    exchange: float
    """Proposing or accepting, cards played open."""
    keep_hidden: float
    exchange_hidden: float
    error: float
    """Half the width of an interval that holds the gap between both, played hidden, 19 times out of 20."""
    meets: float
    """How often the other side goes along: for the dealer, how often the question comes up at all."""

    @property
    def opened(self) -> str:
        """What is better with open hands; ``even`` where the figures are too near each other to say."""
        gap = self.exchange - self.keep
        return "even" if abs(gap) <= WITHIN["points"] else "exchange" if gap > 0 else "keep"

    @property
    def word(self) -> str:
        """What does better in hidden play; ``even`` where the error leaves it open."""
        gap = self.exchange_hidden - self.keep_hidden
        return "even" if abs(gap) <= self.error else "exchange" if gap > 0 else "keep"

    @property
    def flips(self) -> bool:
        """Whether hidden play says the opposite of the solution, beyond the error."""
        return {self.word, self.opened} == {"keep", "exchange"}


@compiled
def _cards_of(codes: Counts, made: Deals, cards: Counts) -> None:
    """Write the cards of these codes, in the same order."""
    for place in range(HAND):
        for card in range(SUITS * RANKS):
            if made.codes[card] == codes[place]:
                cards[place] = card


@compiled
def _lie(
    side: int,
    cards: Counts,
    known: Counts,
    hands: Counts,
    throw: int,
    rest: Counts,
    at: int,
) -> int:
    """Let a side throw and draw, from the ``at``-th unseen card on; return which card comes next."""
    hands[side] = 0
    for place in range(HAND):
        if throw >> place & 1:
            hands[side] |= 1 << rest[at]
            at += 1
        else:
            hands[side] |= 1 << cards[place]
    known[side] |= hands[side]
    return at


@compiled
def _valued(
    decided: int,
    hands: Counts,
    known: Counts,
    made: Deals,
    tricks: Bytes,
    rank: npt.NDArray[np.int16],
    room: Counts,
    scores: Counts,
    seed: Seed,
    out: Sums,
) -> int:
    """Value cards that lie: ``out`` receives elder's pay played open and played hidden; return hidden tricks."""
    code = 0
    for card in range(SUITS * RANKS):
        if hands[0] >> card & 1:
            code += made.codes[card]
        elif hands[1] >> card & 1:
            code += 2 * made.codes[card]
    king = made.king[code & 0xFFFF]
    taken = play_out(hands, known, 0, tricks, rank, room, scores, seed)
    out[0] = made.pay[decided, king, made.tricks[word(code, made)]]
    out[1] = made.pay[decided, king, taken]
    return taken


@compiled
def closed_deals(
    row: int,
    elder: bool,
    goes: npt.NDArray[np.uint16],
    elder_throws: Bytes,
    dealer_throws: Bytes,
    made: Deals,
    tricks: Bytes,
    rank: npt.NDArray[np.int16],
    count: int,
    seed: Seed,
    moved: Sums,
) -> None:
    """Deal a class ``count`` times; ``moved`` (2, 3) adds up what hidden play changes, and its squares.

    ``goes`` is how often the other side goes along: accepts elder's proposal, or proposes to the dealer.
    """
    rest, theirs = made.rest[row].astype(np.int64), np.zeros(HAND, np.int64)
    cards, dealt, known = np.zeros((2, HAND), np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64)
    hands, pay, seen = np.zeros(2, np.int64), np.zeros((2, 2), np.float64), np.zeros(2, np.float64)
    room, scores = np.zeros(UNSEEN, np.int64), np.zeros(SUITS * RANKS, np.int64)
    mine = 0 if elder else 1
    sign = 1.0 if elder else -1.0
    done = 0
    while done < count:
        shuffle(rest, 0, 3 * HAND, seed)
        other = recognise(rest, made, theirs, seed)
        along = (chance(seed) * STEPS >> 32) < goes[other]
        if not elder and not along:
            continue  # this hand would not have proposed
        done += 1
        cards[mine] = made.hands[row]
        _cards_of(theirs, made, cards[1 - mine])
        for side in range(2):
            dealt[side] = 0
            for place in range(HAND):
                dealt[side] |= 1 << cards[side, place]
            known[side] = dealt[side] | 1 << TURN_UP
        hands[:] = dealt
        kept = STOOD if elder else REFUSING
        taken = _valued(kept, hands, known, made, tricks, rank, room, scores, seed, pay[KEEP])
        if along:
            rows = row if elder else other
            throw = draw_throw(elder_throws[rows, 0], seed)
            at = _lie(0, cards[0], known, hands, throw, rest, HAND)
            rows = other if elder else row
            throw = draw_throw(dealer_throws[rows, at - HAND - 1], seed)
            _lie(1, cards[1], known, hands, throw, rest, at)
            _valued(EXCHANGING, hands, known, made, tricks, rank, room, scores, seed, pay[EXCHANGE])
        else:  # refused: the same cards, played once, at the other price
            code = 0
            for place in range(HAND):
                code += made.codes[cards[0, place]] + 2 * made.codes[cards[1, place]]
            king = made.king[code & 0xFFFF]
            pay[EXCHANGE, 0] = made.pay[REFUSING, king, made.tricks[word(code, made)]]
            pay[EXCHANGE, 1] = made.pay[REFUSING, king, taken]
        for choice in range(2):
            seen[choice] = sign * (pay[choice, 1] - pay[choice, 0])
        for what in range(3):
            moves = seen[EXCHANGE] - seen[KEEP] if what == BETWEEN else seen[what]
            moved[0, what] += moves
            moved[1, what] += moves * moves


def closed(situation: Situation, king_point: bool = False, count: int = DEALS, seed: int = 1) -> Closed:
    """Return what both choices of a hand are worth in hidden play, at a neutral score."""
    found, kind = first(situation, king_point), kings(situation, king_point)
    packed, stakes, _ = game(kind, None)
    elder = situation.leader == OWN
    made, opened, moved = deals(stakes), table(), np.zeros((2, 3))
    closed_deals(
        class_of(situation)[0],
        elder,
        packed.accept if elder else packed.propose,
        packed.elder,
        packed.dealer,
        made,
        opened.tricks,
        opened.rank,
        count,
        np.array([seed], np.uint64),
        moved,
    )
    mean = moved[0] / count
    spread = sqrt(max(0.0, moved[1, BETWEEN] / count - mean[BETWEEN] ** 2) / count)
    return Closed(
        " ".join(situation.hand),
        situation.turn_up,
        situation.role,
        found["stand"],
        found["propose"],
        round(found["stand"] + float(mean[KEEP]), 4),
        round(found["propose"] + float(mean[EXCHANGE]), 4),
        round(1.96 * spread + found["error"], 4),
        found["accept"],
    )


def sample(hands: int, count: int, seed: int) -> Iterator[Closed]:
    """Yield random hands in both roles."""
    draw = random.Random(seed)
    pack = [rank + suit for suit in "SHDC" for rank in RANK_NAMES]
    for at in range(hands):
        turned, *held = draw.sample(pack, 1 + HAND)
        for role in ROLES:
            yield closed(read_situation(held, turned, role), True, count, seed * hands + at)


@cache
def sampled() -> tuple[Closed, ...]:
    """Return the sample that ships."""
    return tuple(Closed(*row) for row in json.loads(SAMPLE.read_text(encoding="ascii")))
