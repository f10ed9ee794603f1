"""The table against a plain minimax, written from the rules and sharing no code with the kernels."""

import random
from functools import cache
from math import comb

import numpy as np
import pytest

from tutor.odds.hand import number, read_situation
from tutor.odds.layouts import OPPONENTS, count_hand, own_hand, spread_weights, spreads
from tutor.odds.position import Position, legal, moves, value, word
from tutor.odds.table import FRAMES, HAND, PLACES, START, table

RANKS = "789TAJQK"
PACK = [rank + suit for suit in "SHDC" for rank in RANKS]


def lengths(cards, suits):
    """Every way to deal so many cards to so many suits."""
    if suits == 1:
        return [(cards,)]
    return [(first, *rest) for first in range(cards + 1) for rest in lengths(cards - first, suits - 1)]


def answers(led, hand, trump):
    """The replies that the rules allow."""
    same = [card for card in hand if card[1] == led[1]]
    higher = [card for card in same if RANKS.index(card[0]) > RANKS.index(led[0])]
    return higher or same or [card for card in hand if card[1] == trump] or list(hand)


def beats(reply, led, trump):
    if reply[1] == led[1]:
        return RANKS.index(reply[0]) > RANKS.index(led[0])
    return reply[1] == trump


@cache
def best(leader, other, trump):
    """The leader's tricks with best play by both, and what each of its leads is worth."""
    leads = {}
    for led in leader:
        mine = tuple(card for card in leader if card != led)
        worst = HAND
        for reply in answers(led, other, trump):
            theirs = tuple(card for card in other if card != reply)
            if beats(reply, led, trump):
                reached = len(mine) - best(theirs, mine, trump)[0]
            else:
                reached = 1 + best(mine, theirs, trump)[0]
            worst = min(worst, reached)
        leads[led] = worst
    return max(leads.values(), default=0), leads


def layouts(count, seed):
    chance = random.Random(seed)
    for _ in range(count):
        cards = chance.sample(PACK, 2 * HAND + 1)
        yield tuple(cards[:HAND]), tuple(cards[HAND:-1]), cards[-1]


def test_table_equals_minimax_on_2000_layouts():
    for own, theirs, turn_up in layouts(2000, 1):
        mine, others = ([number(card, turn_up) for card in hand] for hand in (own, theirs))
        place = word(mine, others)
        assert table().tricks[0, place] == best(own, theirs, turn_up[1])[0]
        assert table().tricks[1, place] == HAND - best(theirs, own, turn_up[1])[0]
        best.cache_clear()


def test_every_lead_equals_minimax_on_300_layouts():
    for own, theirs, turn_up in layouts(300, 2):
        expected = best(own, theirs, turn_up[1])[1]
        assert moves(Position(own, theirs, turn_up)) == expected
        mine, others = ([number(card, turn_up) for card in hand] for hand in (own, theirs))
        leads = table().lead[word(mine, others) - START[HAND]]
        in_order = sorted(own, key=lambda card: (number(card, turn_up) // 8, -number(card, turn_up)))
        assert dict(zip(in_order, leads.tolist(), strict=True)) == expected
        best.cache_clear()


def test_every_reply_and_shorter_hand_equals_minimax():
    chance = random.Random(3)
    for own, theirs, turn_up in layouts(300, 4):
        left = chance.randint(1, HAND)
        mine, others, trump = own[:left], theirs[:left], turn_up[1]
        led = others[0]
        expected = {}
        for reply in answers(led, mine, trump):
            rest = tuple(card for card in mine if card != reply)
            if beats(reply, led, trump):
                expected[reply] = 1 + best(rest, others[1:], trump)[0]
            else:
                expected[reply] = left - 1 - best(others[1:], rest, trump)[0]
        position = Position(mine, others[1:], turn_up, led)
        assert moves(position) == expected
        assert value(position) == max(expected.values())
        best.cache_clear()


@pytest.mark.parametrize(
    ("led", "hand", "allowed"),
    [
        ("QH", "KH 7H QS AC 8D", "KH"),
        ("JH", "KH QH 7H QS 8D", "KH QH"),
        ("QH", "TH 7H QS AC 8D", "TH 7H"),
        ("JH", "AH TH 7S 9C 8D", "AH TH"),
        ("TH", "AH 8H 7S 9C 8D", "AH"),
        ("KH", "7C KC QS 8D", "7C KC"),
        ("KH", "QS 8D", "QS 8D"),
    ],
)
def test_duties(led, hand, allowed):
    """The examples of the rule texts, clubs trumps."""
    held = {number(card, "9C"): card for card in hand.split()}
    assert [held[card] for card in legal(number(led, "9C"), held)] == allowed.split()


def test_sizes():
    assert [frames * places for frames, places in zip(FRAMES, PLACES, strict=True)] == [1, 20, 210, 1680, 11550, 72072]
    # Words in which no suit is longer than its eight cards, and those of them with at most seven trumps.
    shapes = [found for found in lengths(2 * HAND, 4) if max(found) <= len(RANKS)]
    ways = comb(2 * HAND, HAND)
    assert (len(shapes) * ways, sum(found[0] < len(RANKS) for found in shapes) * ways) == (68040, 66528)
    assert spreads().shape == (1287, 9)
    assert (spreads().sum(axis=1) == HAND).all()


def test_floor_is_below_best():
    assert (table().floor <= table().tricks).all()


def test_sums_over_classes():
    chance = random.Random(5)
    for _ in range(300):
        cards = chance.sample(range(32), HAND)
        turn_up = chance.choice([rank for rank in range(8) if rank not in cards])
        own = own_hand(cards, turn_up)
        assert sum(own.sizes) == 26
        weights = spread_weights(own.sizes)
        assert weights.sum() == OPPONENTS
        counted = count_hand(own)
        assert (counted.tricks.sum(axis=1) == OPPONENTS).all()
        assert (counted.lead.sum(axis=1) == OPPONENTS).all()
        assert counted.lead_opened.max() <= counted.opened[0]


def test_weights_count_the_opponents_hands():
    """Classes hold as many hands as a plain sample over all unknown cards says, scaled."""
    own = read_situation("9H 7H QS 7C 8D", "TH", "elder").own
    weights = spread_weights(own.sizes)
    gap_of = np.repeat(np.arange(9), own.sizes)
    place = {tuple(row): n for n, row in enumerate(spreads().tolist())}
    chance = random.Random(6)
    seen = np.zeros(len(weights), np.int64)
    for _ in range(2000):
        seen[place[tuple(np.bincount(gap_of[chance.sample(range(26), HAND)], minlength=9).tolist())]] += 1
    assert (weights[seen > 0] > 0).all()
    assert abs(seen - weights * 2000 / OPPONENTS).max() < 50
