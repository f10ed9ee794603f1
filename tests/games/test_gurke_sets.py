"""The Gurke family: sets, against brute force and an oracle that shares no code with the sieves."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from gurke_tables import moments

from tutor.core.cards import Card, cards
from tutor.core.moves import Seat
from tutor.core.play import legal
from tutor.games.gurke import GAME, sets
from tutor.games.gurke.presets import PRESETS
from tutor.games.gurke.state import Phase, State, target
from tutor.games.gurke.values import is_ace, ranks

# Sets


def by_brute_force(hand, wanted):
    """Try every subset: some order of it puts a card at least as high beside each card of the target."""
    return {
        chosen
        for chosen in combinations(hand, len(wanted))
        if all(a >= b for a, b in zip(chosen, wanted, strict=False))
    }


def test_comparing_sets_agrees_with_brute_force_on_30_000_hands():
    rng = random.Random(4)
    for _ in range(30_000):
        hand = tuple(sorted(rng.randint(2, 16) for _ in range(rng.randint(1, 10))))
        wanted = tuple(sorted(rng.randint(2, 16) for _ in range(rng.randint(1, min(4, len(hand))))))
        every = set(combinations(hand, len(wanted)))
        answers = by_brute_force(hand, wanted)
        assert {chosen for chosen in every if sets.covers(chosen, wanted)} == answers
        assert sets.can_cover(hand, wanted) == bool(answers)
        cheapest = sets.cheapest(hand, wanted)
        assert (cheapest in answers) if answers else cheapest is None
        assert all(sets.covers(answer, cheapest) for answer in answers)


# Chapter 4.4: (target, answer, whether it covers), each against a way of comparing that goes wrong.


COUNTEREXAMPLES = [
    ((8, 12, 13), (11, 11, 14), False),
    ((5, 9, 11), (8, 12, 13), True),
    ((5, 9, 11), (5, 9, 13), True),
    ((5, 9, 11), (5, 9, 11), True),
    ((8, 12, 13), (2, 2, 14), False),
    ((5, 5, 5), (2, 13, 14), False),
    ((5, 5), (9, 9), True),
]


@pytest.mark.parametrize(("wanted", "answer", "covers"), COUNTEREXAMPLES)
def test_sets_are_compared_place_by_place(wanted, answer, covers):
    assert sets.covers(answer, wanted) is covers


# An oracle that shares no code with the sieves


def oracle(state: State, seat: Seat) -> set[tuple[str, ...]]:
    """What may be played, worked out again from the words of the rules, as card texts."""
    options = state.options
    hand = state.hands[state.seats.index(seat)]
    last = not state.hands[state.trick[0][0]] if state.trick else len(hand) == 1
    worth = {c: ranks(options, last=last)[c] for c in hand}
    if not state.trick:
        most = max(1, len(hand) - 1) if options.sets == "yes" else 1
        leads = [c for n in range(1, min(4, most) + 1) for c in combinations(hand, n)]
        leads = [c for c in leads if len({worth[one] for one in c}) == 1]
        if options.lead == "lowest":
            leads = [c for c in leads if worth[c[0]] == min(worth.values())]
        return {tuple(sorted(one.text for one in c)) for c in leads}
    facing = target(state)
    rank = ranks(options, last=last)
    wanted = sorted(rank[c] for c in facing)
    barred = options.ace_on_ace == "no" and is_ace(options, facing[0])
    every = list(combinations(hand, len(facing)))

    def height(c: tuple[Card, ...]) -> list[int]:
        return sorted(worth[one] for one in c)

    over = [c for c in every if all(a >= b for a, b in zip(height(c), wanted, strict=True))]
    over = [c for c in over if not (barred and is_ace(options, c[0]))]
    low = min(map(height, every))
    lowest = [c for c in every if height(c) == low]
    if options.duty == "must-beat" and over:
        allowed = over
    elif options.duty == "lowest-beater" and over:
        cheapest = min(map(height, over))
        allowed = [c for c in over if height(c) == cheapest]
    else:
        allowed = [*over, *lowest]
    return {tuple(sorted(one.text for one in c)) for c in allowed}


def heights(state: State, said: set[tuple[str, ...]]) -> set[tuple[int, ...]]:
    rank = ranks(state.options)
    return {tuple(sorted(rank[c] for c in cards(" ".join(texts)))) for texts in said}


@pytest.mark.parametrize("name", PRESETS)
def test_plays_agree_with_an_independent_reading(name):
    rng = random.Random(name)
    options = PRESETS[name]
    for state, _ in moments(options, rng, most=250):
        if state.phase is not Phase.PLAY:
            continue
        seat = GAME.movers(state)[0]
        found = {tuple(sorted(c.text for c in m.cards)) for m in legal(GAME, state)}
        wanted = oracle(state, seat)
        assert found <= wanted
        assert {t for t in wanted if len(t) == 1} <= found
        assert heights(state, found) == heights(state, wanted)
