"""Jeux de règle: every pattern on every hand, its examples and near misses, and the words that are open."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tutor.core.cards import cards
from tutor.games.ecarte import jeux
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import PACK

POPULATION = {
    "v1": 10_521,
    "v2a": 3_528,
    "v2b": 15_372,
    "v2c": 1_638,
    "v3a": 735,
    "v3b": 1_512,
    "v3c": 588,
    "v4a": 354,
    "v4b": 840,
}
OTHER_READINGS = {
    ("v2c", "both"): 126,
    ("v3b", "literal-queen"): 882,
    ("v4a", "disjoint"): 909,
    ("v4a", "overlap"): 1_401,
}


def test_population_of_the_patterns():
    rest = [c for c in PACK if c.text != "♥10"]
    ours = jeux.readings_of(Options())
    found, others, matching, count = Counter(), Counter(), 0, 0
    tests = {name: test for name, _, test in jeux.PATTERNS}
    for hand in combinations(rest, 5):
        count += 1
        trumps, plain = jeux.split(hand, "♥")
        fits = [name for name, test in tests.items() if test(trumps, plain, ours.get(name, ""))]
        found.update(fits)
        matching += bool(fits)
        if len(trumps) < 3:
            others.update(key for key in OTHER_READINGS if tests[key[0]](trumps, plain, key[1]))
    assert count == 169_911
    assert matching == 32_277
    assert dict(found) == POPULATION
    assert dict(others) == OTHER_READINGS


ROWS = """
♥10 ♥9 ♥8 ♥7 ♠8 ♣7: v1
♥10 ♥K ♥B ♥7 ♠D ♦7: v1
♥8 ♥D ♥B ♥A ♥9 ♣K: v1
♥10 ♥9 ♥8 ♠K ♦9 ♣7:
♥10 ♥D ♥7 ♠10 ♦9 ♣8:
♥10 ♥9 ♥7 ♠9 ♠8 ♠7: v2a
♥10 ♥D ♥8 ♣A ♣10 ♣7: v2a
♥B ♥A ♥7 ♦D ♦9 ♦8: v2a v2b
♥10 ♥9 ♥7 ♠9 ♠8 ♣7:
♥10 ♥9 ♠10 ♠9 ♠8 ♠7:
♥10 ♥9 ♥7 ♠D ♠7 ♣8: v2b
♥10 ♥9 ♥7 ♠K ♠7 ♣8: v2b
♥10 ♥B ♥8 ♦D ♦A ♠7: v2b
♥10 ♥9 ♥7 ♠D ♣7 ♦8:
♥10 ♥9 ♥7 ♠B ♠7 ♣8:
♥10 ♥9 ♥7 ♠B ♠A ♣B: v2c
♥10 ♥9 ♥7 ♠B ♠7 ♣B: v2c
♥10 ♥9 ♥7 ♠A ♠7 ♣B: v2c
♥10 ♥9 ♥7 ♠10 ♠9 ♣B:
♥10 ♥9 ♥7 ♠B ♠A ♣10:
♥10 ♥7 ♠K ♠9 ♠8 ♠7: v3a
♥10 ♥8 ♣K ♣D ♣10 ♣7: v3a
♥9 ♥B ♦K ♦A ♦10 ♦8: v3a
♥10 ♥7 ♠D ♠B ♠A ♠10:
♥10 ♥7 ♠K ♠9 ♠8 ♣9:
♥10 ♥7 ♠D ♠8 ♠7 ♣K: v3b
♥10 ♥7 ♠D ♠B ♠7 ♣K: v3b
♥10 ♥7 ♠K ♠8 ♠7 ♣K: v3b
♥10 ♥7 ♠B ♠A ♠10 ♣K:
♥10 ♥7 ♠D ♠8 ♠7 ♣D:
♥10 ♥7 ♠8 ♠7 ♣K ♦K: v3c
♥10 ♥B ♠A ♠10 ♣K ♦K: v3c
♥9 ♥8 ♣D ♣7 ♠K ♦K: v3c
♥10 ♥7 ♠8 ♠7 ♣K ♦D:
♥10 ♥7 ♠K ♠7 ♣K ♦7:
♥10 ♠D ♠7 ♣K ♦K ♦7: v4a
♥10 ♠D ♠A ♣K ♦K ♠7: v4a
♥10 ♣D ♣B ♠K ♠9 ♦K: v4a
♥10 ♠B ♠A ♣K ♦K ♦7:
♥10 ♠D ♣K ♣7 ♦K ♦7:
♥10 ♠D ♠K ♣D ♦K ♦7: v4b
♥10 ♠D ♠B ♣D ♦B ♦7: v4b
♥10 ♠D ♦D ♣D ♣B ♦7: v4b
♥10 ♠K ♦K ♣D ♣B ♦7: v4a
♥10 ♠D ♣D ♠K ♦9 ♦7:
"""


@pytest.mark.parametrize("row", [row for row in ROWS.splitlines() if row])
def test_examples_and_near_misses_of_the_patterns(row):
    dealt, _, wanted = row.partition(":")
    turn_up, *hand = cards(dealt)
    found = jeux.matches(hand, turn_up.suit, Options())
    assert [m.pattern for m in found] == wanted.split()
    assert all(set(m.cards) <= set(hand) for m in found)


def test_open_words_are_told():
    (match,) = jeux.matches(cards("♥7 ♠K ♠8 ♠7 ♣K"), "♥", Options())
    assert (match.option, match.reading, match.others) == ("jdr-v3b", "queen-or-better", (("literal-queen", False),))


@pytest.mark.parametrize(("suit", "told"), [("♠K ♠8 ♠7", "♠K ♠8"), ("♠8 ♠K ♠7", "♠8 ♠K"), ("♠8 ♠7 ♠K", "♠8 ♠K")])
def test_the_pair_of_a_pattern_has_its_court_card_however_the_hand_is_held(suit, told):
    found = jeux.fits(cards(f"♥10 ♥9 {suit}"), "♥", jeux.readings_of(Options()))
    assert found["v2b"] == cards(f"♥10 ♥9 {told}")
