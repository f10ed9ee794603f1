"""What a hand makes when nobody sees the other one: both sides guess, deal after deal.

Nothing here is exact.  Before each card its player imagines hands that the other side may hold, by what the play has
shown (who did not follow, beat or trump, could not), and plays the card that takes three tricks most often if all lay
open from here on, and the most tricks among equals.  The mean over many deals is the value of *this* way of playing
hidden hands, known as perfect-information Monte Carlo; better players of hidden hands would do a little better on
either side.
"""

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.answer import answer
from tutor.odds.compiled import compiled
from tutor.odds.first.deals import Seed, shuffle
from tutor.odds.hand import RANK_NAMES, ROLES, Situation, number, read_situation
from tutor.odds.layouts import NEEDED, OPPONENTS, RANKS, SUITS
from tutor.odds.table import HAND, OWN, PLACES, START, Bytes, Counts, table

IMAGINED = 24
"""Hands imagined before each card."""


class Hidden(NamedTuple):
    """How often the point was made in hidden play."""

    made: int
    deals: int

    @property
    def share(self) -> float:
        """The chance of the point."""
        return self.made / self.deals

    @property
    def error(self) -> float:
        """Half the width of an interval that holds the true mean of this play 19 times out of 20."""
        return 1.96 * float(np.sqrt(self.share * (1 - self.share) / self.deals))


_SUIT = (1 << RANKS) - 1


@compiled
def _suit_of(card: int) -> int:
    """The bits of a card's whole suit."""
    return _SUIT << (card >> 3) * RANKS


@compiled
def _legal(led: int, held: int) -> int:
    """The replies allowed, as bits: beat, else follow low, else trump, else anything."""
    same = held & _suit_of(led)
    higher = same >> led + 1 << led + 1
    if higher:
        return higher
    if same:
        return same
    return held & _SUIT or held


@compiled
def _takes(led: int, reply: int) -> bool:
    """Whether the reply takes the trick."""
    if led >> 3 == reply >> 3:
        return reply > led
    return reply < RANKS


@compiled
def _tricks(mine: int, theirs: int, size: int, leader: int, tricks: Bytes, rank: npt.NDArray[np.int16]) -> int:
    """Own tricks when both hands lie open."""
    frame, places = 0, 0
    for suit in range(SUITS):
        if suit:
            frame, places = frame << 1 | 1, places << 1
        for card in range(suit * RANKS + RANKS - 1, suit * RANKS - 1, -1):
            if mine >> card & 1:
                frame, places = frame << 1, places << 1
            elif theirs >> card & 1:
                places = places << 1 | 1
    return int(tricks[leader, START[size] + rank[frame] * PLACES[size] + rank[places]])


@compiled
def _choose(
    mine: int,
    size: int,
    led: int,
    pool: int,
    won: int,
    tricks: Bytes,
    rank: npt.NDArray[np.int16],
    room: Counts,
    scores: Counts,
    seed: Seed,
) -> int:
    """The card that does best over imagined hands out of ``pool``; ``led`` is -1 for the leader."""
    legal = mine if led < 0 else _legal(led, mine)
    if legal & (legal - 1) == 0:
        card = 0
        while not legal >> card & 1:
            card += 1
        return card
    length = 0
    for card in range(SUITS * RANKS):
        scores[card] = 0
        if pool >> card & 1:
            room[length] = card
            length += 1
    drawn = size if led < 0 else size - 1
    for _ in range(IMAGINED):
        shuffle(room[:length], 0, drawn, seed)
        theirs = 0
        for place in range(drawn):
            theirs |= 1 << room[place]
        for card in range(SUITS * RANKS):
            if not legal >> card & 1:
                continue
            left = mine ^ 1 << card
            if led < 0:
                taken = HAND
                replies = _legal(card, theirs)
                for reply in range(SUITS * RANKS):
                    if replies >> reply & 1:
                        lost = _takes(card, reply)
                        after = _tricks(left, theirs ^ 1 << reply, size - 1, 1 if lost else 0, tricks, rank)
                        taken = min(taken, after + (0 if lost else 1))
            else:
                takes = _takes(led, card)
                taken = _tricks(left, theirs, size - 1, 0 if takes else 1, tricks, rank) + (1 if takes else 0)
            scores[card] += 1000 * (won + taken >= NEEDED) + taken
    best = -1
    for card in range(SUITS * RANKS):
        if legal >> card & 1 and (best < 0 or scores[card] > scores[best]):
            best = card
    return best


@compiled
def play_out(
    hands: Counts,
    known: Counts,
    leader: int,
    tricks: Bytes,
    rank: npt.NDArray[np.int16],
    room: Counts,
    scores: Counts,
    seed: Seed,
) -> int:
    """Play one deal, nobody seeing the other; return the tricks of the first of the two ``hands``.

    ``known`` are the cards that each side knows not to be in the other's hand: turned, held or thrown by itself.
    """
    own, other_hand = hands[0], hands[1]
    played, cannot, won = np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64)
    everything = (1 << SUITS * RANKS) - 1
    for size in range(HAND, 0, -1):
        other = 1 - leader
        pool = everything & ~known[leader] & ~played[other] & ~cannot[other]
        led = _choose(hands[leader], size, -1, pool, won[leader], tricks, rank, room, scores, seed)
        hands[leader] ^= 1 << led
        played[leader] |= 1 << led
        pool = everything & ~known[other] & ~played[leader] & ~cannot[leader]
        reply = _choose(hands[other], size, led, pool, won[other], tricks, rank, room, scores, seed)
        hands[other] ^= 1 << reply
        played[other] |= 1 << reply
        if led >> 3 != reply >> 3:
            cannot[other] |= _suit_of(led)
            if reply >= RANKS:
                cannot[other] |= _SUIT
        elif reply < led:
            cannot[other] |= _suit_of(led) >> led + 1 << led + 1 & _suit_of(led)
        taker = other if _takes(led, reply) else leader
        won[taker] += 1
        leader = taker
    hands[0], hands[1] = own, other_hand
    return int(won[0])


@compiled
def play_hidden(
    own: int, turned: int, leads: bool, count: int, tricks: Bytes, rank: npt.NDArray[np.int16], seed: Seed
) -> int:
    """Play ``count`` deals of a hand against random ones, nobody seeing the other; return how often it made three."""
    everything = (1 << SUITS * RANKS) - 1 ^ 1 << turned
    room, scores, rest = np.zeros(26, np.int64), np.zeros(32, np.int64), np.zeros(26, np.int64)
    length = 0
    for card in range(SUITS * RANKS):
        if (everything ^ own) >> card & 1:
            rest[length] = card
            length += 1
    hands, known = np.zeros(2, np.int64), np.zeros(2, np.int64)
    made = 0
    for _ in range(count):
        shuffle(rest, 0, HAND, seed)
        hands[0], hands[1] = own, 0
        for place in range(HAND):
            hands[1] |= 1 << rest[place]
        known[0], known[1] = own | 1 << turned, hands[1] | 1 << turned
        made += play_out(hands, known, 0 if leads else 1, tricks, rank, room, scores, seed) >= NEEDED
    return made


def hidden(situation: Situation, count: int = 2000, seed: int = 1) -> Hidden:
    """Return how often a hand makes the point in hidden play."""
    own = sum(1 << number(card, situation.turn_up) for card in situation.hand)
    made = table()
    bits = np.array([seed], np.uint64)
    turned = number(situation.turn_up, situation.turn_up)
    found = play_hidden(own, turned, situation.leader == OWN, count, made.tricks, made.rank, bits)
    return Hidden(int(found), count)


SAMPLE = Path(__file__).with_name("hidden.json")
"""Random hands in both roles: open, certain and hidden; made by ``python -m tutor.odds hidden``."""


class Sampled(NamedTuple):
    """One hand of the sample; chances of the point."""

    hand: str
    turn_up: str
    role: str
    certain: float
    opened: float
    hidden: float
    error: float


def sample(hands: int, count: int, seed: int) -> Iterator[Sampled]:
    """Yield random hands in both roles with their chances."""
    draw = random.Random(seed)
    pack = [rank + suit for suit in "SHDC" for rank in RANK_NAMES]
    for at in range(hands):
        turned, *held = draw.sample(pack, 1 + HAND)
        for role in ROLES:
            situation = read_situation(held, turned, role)
            found, guessed = answer(situation), hidden(situation, count, seed * hands + at)
            certain = found["sure"][0] if found["sure"] else 0
            chances = (certain / OPPONENTS, found["open"] / OPPONENTS, guessed.share, guessed.error)
            yield Sampled(" ".join(held), turned, role, *(round(chance, 4) for chance in chances))


@cache
def sampled() -> tuple[Sampled, ...]:
    """Return the sample that ships."""
    return tuple(Sampled(*row) for row in json.loads(SAMPLE.read_text(encoding="ascii")))
