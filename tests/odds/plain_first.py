# ruff: noqa: NPY002 (the generators that numba compiles are the old ones)
"""Écarté's first decision played out deal by deal, by a program that shares no code with the one that solved it.

It reads the packed strategies, deals, lets both sides decide by them, searches the play with both hands open card by
card, and adds up elder's points, or his chance to win the game:
``python tests/odds/plain_first.py tutor/odds/first/plain.npz 10_000_000 --scores tutor/odds/first/scores.npz``.
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
def chance(elder, dealer, owes, king, score, later):
    """Elder's chance to win the game of five: the king's point comes first and wins at once at four."""
    mine, theirs = score
    if king and elder & KING:
        mine += 1
    if king and dealer & KING:
        theirs += 1
    if mine > 4:
        return 1.0
    if theirs > 4:
        return 0.0
    scored = points(elder, dealer, owes, False)
    if scored > 0:
        mine += scored
    else:
        theirs -= scored
    if mine > 4:
        return 1.0
    if theirs > 4:
        return 0.0
    return 1.0 - later[theirs, mine]  # the dealer leads next


@njit
def paid(elder, dealer, owes, king, score, later):
    """Points, or the chance to win where a score is played."""
    if score[0] < 0:
        return float(points(elder, dealer, owes, king))
    return chance(elder, dealer, owes, king, score, later)


@njit
def exchange(hand, order, throw, pack, at):
    """Throw and draw; return the new hand and where the talon stands."""
    for i in range(5):
        if throw >> i & 1:
            hand ^= order[i] | 1 << pack[at]
            at += 1
    return hand, at


@njit
def play_deals(count, seed, king, keys, propose, elder_parts, accept, dealer_parts, score, later, tally, gains):
    """Play many deals, each to the end of every branch, weighed by how often both sides take it.

    ``tally``: sum and squares of what elder is paid, then how much stood, was refused, was exchanged.  ``gains`` adds
    up by class what exchanging is worth over keeping the hand: for elder, and for the dealer times how often elder
    proposes.
    """
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
        stood = paid(elder, dealer, 1, king, score, later)
        refused = paid(elder, dealer, 2, king, score, later)
        throw = pick(elder_parts[row, 0])
        after, at = exchange(elder, mine, throw, pack, 10)
        answer, at = exchange(dealer, theirs, pick(dealer_parts[other, at - 11]), pack, at)
        exchanged = paid(after, answer, 0, king, score, later)
        often, agreed = propose[row] / 1000, accept[other] / 1000
        proposed = (1 - agreed) * refused + agreed * exchanged
        result = (1 - often) * stood + often * proposed
        tally[0] += result
        tally[1] += result * result
        tally[2] += 1 - often
        tally[3] += often * (1 - agreed)
        tally[4] += often * agreed
        gains[0, row] += proposed - stood
        gains[1, other] += often * (refused - exchanged)


NEUTRAL = (-1, -1)
NOTHING = np.zeros((5, 5))


def strategies_of(path, scores=None, name=""):
    """Return the strategies of a table; at a score the shares are those of the file of scores."""
    with np.load(path) as table:
        found = [table[one] for one in ("propose", "elder", "accept", "dealer")]
    if scores:
        with np.load(scores) as table:
            found[0], found[2] = table[f"{name}.propose"], table[f"{name}.accept"]
    return found


def check(strategies, count, seed, king=False, score=NEUTRAL, later=NOTHING):
    """Return elder's mean, its standard error, the shares that stood, were refused, were exchanged, and the gains."""
    tally, keys = np.zeros(5), hand_keys()
    gains = np.zeros((2, len(keys)))
    play_deals(count, seed, king, keys, *strategies, score, later, tally, gains)
    mean = tally[0] / count
    return mean, np.sqrt((tally[1] / count - mean**2) / count), tally[2:] / count, gains / count


def best_choices(strategies, count, seed, king=False, score=NEUTRAL, later=NOTHING):
    """Return what either side gains by choosing better when to exchange: chosen in some deals, valued in others."""
    found = []
    chosen = check(strategies, count, seed, king, score, later)[3]
    fresh = check(strategies, count, seed + 1, king, score, later)[3]
    for side, often in enumerate((strategies[0] / 1000, strategies[2] / 1000)):
        best = np.where(chosen[side] > 0, 1 - often, -often)
        found.append(float((best * fresh[side]).sum()))
    return found


def match(neutral, scores, kind, count, seed):
    """Play four all, then three to four and four to three on top of it; return what each is worth, found here alone."""
    king = kind == "held"
    found, later = {}, np.zeros((5, 5))
    for score in ((4, 4), (3, 4), (4, 3)):
        name = f"{kind}.{score[0]}-{score[1]}"
        played = strategies_of(neutral, scores, name)
        mean, error, _, _ = check(played, count, seed, king, score, later)
        found[name] = mean, error, best_choices(played, count, seed + 1, king, score, later)
        if score == (4, 4):  # with the king's point, one deal in eight turns a king, and the dealer has won
            later[4, 4] = mean * 7 / 8 if king else mean
    return found


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("table")
    asked.add_argument("deals", type=int)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--king", action="store_true")
    asked.add_argument("--scores", help="the file of scores: play 4:4, 3:4 and 4:3 too")
    said = asked.parse_args()
    begun = time.process_time()
    played = strategies_of(said.table)
    mean, error, shares, _ = check(played, said.deals, said.seed, said.king)
    print(f"{said.deals:,} deals, seed {said.seed}: elder {mean:+.5f} ± {error:.5f} points; ", end="")
    print(f"stood, refused, exchanged {shares}; better choices gain {best_choices(played, said.deals, 7, said.king)}")
    if said.scores:
        for name, one in match(said.table, said.scores, "held" if said.king else "off", said.deals, said.seed).items():
            print(f"{name}: elder {one[0]:.5f} ± {one[1]:.5f}, better choices gain {one[2]}")
    print(f"{time.process_time() - begun:.0f} s")
