# ruff: noqa: NPY002 (the generators that numba compiles are the old ones)
"""Écarté's first decision played out deal by deal, by a program that shares no code with the one that solved it.

It reads the packed strategies, deals, lets both sides decide by them, searches the play with both hands open card by
card, and adds up elder's points: ``python tests/odds/plain_first.py tutor/odds/first/plain.npz 10_000_000 --seed 1``.
"""

import argparse
import time

import numpy as np
from numba import njit

KING = 1 << 6
"""The highest trump beside the turned card."""


def hand_keys():
    """Every hand beside one turn-up as bytes for trumps and the plain suits from the largest down, in rising order."""
    by_size = [[mask for mask in range(256) if mask.bit_count() == n] for n in range(6)]
    keys = set()
    for a in (mask for n in range(6) for mask in by_size[n]):
        for b in (mask for n in range(6) for mask in by_size[n] if mask <= a):
            if a.bit_count() + b.bit_count() > 5:
                continue
            for c in (mask for n in range(6) for mask in by_size[n] if mask <= b):
                trumps = 5 - a.bit_count() - b.bit_count() - c.bit_count()
                if trumps >= 0:
                    keys.update(t << 24 | a << 16 | b << 8 | c for t in by_size[trumps] if t < 128)
    return np.array(sorted(keys), np.int64)


@njit
def bits_of(mask):
    """The cards of a set."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@njit
def replies(led, hand):
    """Beat, else follow low, else trump, else anything; cards are bits, eight to a suit, trumps lowest."""
    suit = 0
    while led >> 8 * (suit + 1):
        suit += 1
    same = hand & 255 << 8 * suit
    higher = same & ~(led * 2 - 1)
    if higher:
        return higher
    if same:
        return same
    return hand & 255 or hand


@njit
def beats(led, reply):
    """Whether the reply takes the trick."""
    suit = 0
    while led >> 8 * (suit + 1):
        suit += 1
    if reply & 255 << 8 * suit:
        return reply > led
    return reply < 256


@njit("int64(int64, int64, int64, int64)")
def play(leader, other, least, most):
    """Tricks of the player to lead, both hands open; between the bounds that still matter."""
    if leader == 0:
        return 0
    left = bits_of(leader)
    best = 0
    hand = leader
    while hand:
        led = hand & -hand
        hand ^= led
        allowed = replies(led, other)
        worst = left
        while allowed:
            reply = allowed & -allowed
            allowed ^= reply
            if beats(led, reply):
                after = left - 1 - play(other ^ reply, leader ^ led, left - 1 - worst, left - 1 - max(best, least))
            else:
                after = 1 + play(leader ^ led, other ^ reply, max(best, least) - 1, worst - 1)
            worst = min(worst, after)
            if worst <= max(best, least):
                break
        best = max(best, worst)
        if best >= most:
            break
    return best


@njit
def look_up(hand, keys, order):
    """The row of a hand; ``order`` receives its cards as the table counts them."""
    trumps = hand & 255
    suits = np.empty(3, np.int64)
    place = np.random.permutation(3)
    for i in range(3):
        suits[i] = hand >> 8 * (place[i] + 1) & 255
    for _ in range(2):
        for i in range(2):
            if suits[i] < suits[i + 1]:
                suits[i], suits[i + 1] = suits[i + 1], suits[i]
                place[i], place[i + 1] = place[i + 1], place[i]
    n = 0
    for i in range(-1, 3):
        cards = trumps if i < 0 else suits[i]
        shift = 0 if i < 0 else 8 * (place[i] + 1)
        for rank in range(7, -1, -1):
            if cards >> rank & 1:
                order[n] = 1 << rank + shift
                n += 1
    return np.searchsorted(keys, trumps << 24 | suits[0] << 16 | suits[1] << 8 | suits[2])


@njit
def pick(parts):
    """Draw a throw."""
    at = np.random.random() * parts.sum()
    for throw in range(len(parts)):
        at -= parts[throw]
        if at < 0:
            return throw
    return 0


@njit
def points(elder, dealer, owes, king):
    """Elder's points in open play; who owes three tricks: 1 elder, 2 the dealer, 0 nobody."""
    tricks = play(elder, dealer, -1, 6)
    extra = 0
    if king and elder & KING:
        extra = 1
    if king and dealer & KING:
        extra = -1
    if tricks == 5:
        return extra + 2
    if tricks >= 3:
        return extra + (2 if owes == 2 else 1)
    if tricks == 0 or owes == 1:
        return extra - 2
    return extra - 1


@njit
def play_deals(count, seed, king, keys, propose, elder_parts, accept, dealer_parts, tally):
    """Play many deals; ``tally``: sum and squares of points, then how many stood, were refused, were exchanged."""
    np.random.seed(seed)
    pack = np.array([card for card in range(32) if card != 7])
    mine, theirs = np.empty(5, np.int64), np.empty(5, np.int64)
    for _ in range(count):
        np.random.shuffle(pack)
        elder, dealer = 0, 0
        for i in range(5):
            elder |= 1 << pack[i]
            dealer |= 1 << pack[5 + i]
        row, other = look_up(elder, keys, mine), look_up(dealer, keys, theirs)
        if np.random.random() * 1000 >= propose[row]:
            paid = points(elder, dealer, 1, king)
            tally[2] += 1
        elif np.random.random() * 1000 >= accept[other]:
            paid = points(elder, dealer, 2, king)
            tally[3] += 1
        else:
            at, thrown = 10, 0
            throw = pick(elder_parts[row, 0])
            for i in range(5):
                if throw >> i & 1:
                    elder ^= mine[i] | 1 << pack[at]
                    at += 1
                    thrown += 1
            throw = pick(dealer_parts[other, thrown - 1])
            for i in range(5):
                if throw >> i & 1:
                    dealer ^= theirs[i] | 1 << pack[at]
                    at += 1
            paid = points(elder, dealer, 0, king)
            tally[4] += 1
        tally[0] += paid
        tally[1] += paid * paid


def check(path, count, seed, king=False):
    """Return elder's mean, its standard error, and the shares that stood, were refused and were exchanged."""
    with np.load(path) as table:
        strategies = [table[name] for name in ("propose", "elder", "accept", "dealer")]
    tally = np.zeros(5)
    play_deals(count, seed, king, hand_keys(), *strategies, tally)
    mean = tally[0] / count
    return mean, np.sqrt((tally[1] / count - mean**2) / count), tally[2:] / count


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("table")
    asked.add_argument("deals", type=int)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--king", action="store_true")
    said = asked.parse_args()
    begun = time.process_time()
    mean, error, shares = check(said.table, said.deals, said.seed, said.king)
    print(f"{said.deals:,} deals, seed {said.seed}: elder {mean:+.5f} ± {error:.5f} points; ", end="")
    print(f"stood, refused, exchanged {shares}; {time.process_time() - begun:.0f} s")
