"""Solving the cut tree: two plans that learn from their regrets, and whole numbers that certify how good they are.

**Finding plans.**  Both sides start with even chances and keep, for each choice, the regret of not having played each
card.  The next chances are the positive regrets, with the last one counted twice as a forecast, and later rounds count
more in the average plan.  (Known as predictive regret matching plus.)  The averages approach a pair of best plans.
This part uses floating point, for nothing rests on it.

**Certifying them.**  A plan's chances are rounded to the nearest whole 2,048ths.  Then, in whole numbers only:

* against the own side's plan every spread picks the play that is worst for it; the sum over spreads is a chance that
  the plan is sure of: a *lower bound*;
* against the opponent's plan the own side picks at every node the card with the largest sum over the spreads behind
  it; the sum at the first node is a chance that no plan exceeds: an *upper bound*.

No path holds more than four choices of one side (the fifth card is forced), so chances are whole multiples of
2,048^-4 = 2^-44, and 65,780 * 2^44 < 2^61 fits a 64-bit integer.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled
from tutor.odds.grow import cut, grow, plant, settle
from tutor.odds.table import Bytes, Counts
from tutor.odds.tree import OWN_REPLY, TO_WON, Deal, Ints, Tree, blank_tree

Floats = npt.NDArray[np.float64]

GRAIN_BITS = 11
GRAIN = 1 << GRAIN_BITS
"""Chances in a certified plan are whole 2,048ths."""
DEPTH = 4
"""Choices of one side on a path, at most."""
ROUNDS = 1024
"""Rounds of learning, at most."""
PATIENCE = 256
"""Rounds after which bounds one hand apart are good enough; fewer rounds want less, more allow more."""
WHOLE = 1 << GRAIN_BITS * DEPTH
"""One hand of the opponent, in the units of a bound."""


class Learning(NamedTuple):
    """The plans while they are learned: own chances for each node, the opponent's for each entry."""

    own: Floats
    own_regret: Floats
    own_total: Floats
    own_reach: Floats
    own_sum: Floats
    theirs: Floats
    their_regret: Floats
    their_total: Floats
    their_reach: Floats
    their_value: Floats
    spare: Floats


def blank_learning(nodes: int, entries: int) -> Learning:
    """Return room for the plans."""
    return Learning(*(np.zeros(nodes) for _ in range(5)), *(np.zeros(entries) for _ in range(6)))


# Learning


@compiled
def start(tree: Tree, nodes: int, entries: int, plans: Learning) -> None:
    """Forget everything; even chances."""
    for values in plans:
        values[: max(nodes, entries)] = 0
    for node in range(nodes):
        child, children = tree.child[node], tree.children[node]
        if tree.kind[node] <= OWN_REPLY:
            plans.own[child : child + children] = 1.0 / max(1, children)
        else:
            plans.theirs[tree.below[node] : tree.end[node]] = -1
            _fill_even(tree.above, plans.theirs, plans.spare, tree.below[node], tree.end[node])


@compiled
def learn(tree: Tree, weights: Counts, nodes: int, plans: Learning, first: int, last: int) -> None:
    """Play the rounds ``first`` to ``last`` - 1, the own side and the opponent learning in turn."""
    for turn in range(first, last):
        share = float(turn) * turn
        _reach_theirs(tree, weights, nodes, plans.theirs, plans.their_reach)
        _learn_own(tree, nodes, plans)
        _add_own(tree, nodes, plans, share)
        _learn_theirs(tree, nodes, plans)
        _add_theirs(tree, weights, nodes, plans, share)


@compiled
def _learn_own(tree: Tree, nodes: int, plans: Learning) -> None:
    """Own regrets against the opponent's present plan, node by node from the last."""
    kind, first_child, all_children, entry, entries = tree.kind, tree.child, tree.children, tree.entry, tree.entries
    link, links = tree.link, tree.links
    own, regrets, reach, total = plans.own, plans.own_regret, plans.their_reach, plans.own_sum
    for node in range(nodes - 1, -1, -1):
        children, child, here = all_children[node], first_child[node], entries[node]
        total[node] = 0
        if kind[node] > OWN_REPLY:
            for n in range(child, child + children):
                total[node] += total[n]
            continue
        expected = 0.0
        for n in range(children):
            base = link[node] + n * here
            for m in range(here):
                if links[base + m] == TO_WON:
                    total[child + n] += reach[entry[node] + m]
            expected += own[child + n] * total[child + n]
        total[node] = expected
        hopes = 0.0
        for n in range(child, child + children):
            regret = total[n] - expected
            regrets[n] = max(0.0, regrets[n] + regret)
            own[n] = max(0.0, regrets[n] + regret)
            hopes += own[n]
        for n in range(child, child + children):
            own[n] = own[n] / hopes if hopes > 0 else 1.0 / children


@compiled
def _add_own(tree: Tree, nodes: int, plans: Learning, share: float) -> None:
    """Add the present own plan to the sum, each card as far as the plan itself leads to it."""
    kind, first_child, all_children = tree.kind, tree.child, tree.children
    own, reach, total = plans.own, plans.own_reach, plans.own_total
    reach[0] = 1.0
    for node in range(nodes):
        for n in range(first_child[node], first_child[node] + all_children[node]):
            reach[n] = reach[node]
            if kind[node] <= OWN_REPLY:
                reach[n] *= own[n]
                total[n] += share * reach[n]


@compiled
def _reach_theirs(tree: Tree, weights: Counts, nodes: int, theirs: Floats, reach: Floats) -> None:
    """How many of the opponent's hands reach each entry under its plan."""
    kind, below, end, above = tree.kind, tree.below, tree.end, tree.above
    for n in range(tree.entries[0]):
        reach[n] = weights[tree.spread[n]]
    for node in range(nodes):
        if kind[node] <= OWN_REPLY:
            for n in range(below[node], end[node]):
                reach[n] = reach[above[n]]
        else:
            for n in range(below[node], end[node]):
                reach[n] = reach[above[n]] * theirs[n]


@compiled
def _learn_theirs(tree: Tree, nodes: int, plans: Learning) -> None:
    """The opponent's regrets against the own side's present plan, entry by entry from the last node."""
    kind, first_child, all_children, entry, entries = tree.kind, tree.child, tree.children, tree.entry, tree.entries
    link, links, below, end, above = tree.link, tree.links, tree.below, tree.end, tree.above
    own, theirs, regrets, value, hopes = plans.own, plans.theirs, plans.their_regret, plans.their_value, plans.spare
    for node in range(nodes - 1, -1, -1):
        first, here, child = entry[node], entries[node], first_child[node]
        value[first : first + here] = 0
        if kind[node] <= OWN_REPLY:
            for n in range(all_children[node]):
                chance, base = own[child + n], link[node] + n * here
                for m in range(here):
                    to = links[base + m]
                    if to >= 0:
                        value[first + m] += chance * value[to]
                    elif to == TO_WON:
                        value[first + m] += chance
            continue
        hopes[first : first + here] = 0
        for n in range(below[node], end[node]):
            value[above[n]] += theirs[n] * value[n]
        for n in range(below[node], end[node]):
            regret = plans.own_reach[node] * (value[above[n]] - value[n])
            regrets[n] = max(0.0, regrets[n] + regret)
            theirs[n] = max(0.0, regrets[n] + regret)
            hopes[above[n]] += theirs[n]
        for n in range(below[node], end[node]):
            theirs[n] = theirs[n] / hopes[above[n]] if hopes[above[n]] > 0 else -1.0
        _fill_even(above, theirs, hopes, below[node], end[node])


@compiled
def _fill_even(above: Ints, theirs: Floats, spare: Floats, first: int, end: int) -> None:
    """Where no chance is given yet (-1), even chances among an entry's plays."""
    for n in range(first, end):
        if theirs[n] < 0:
            spare[above[n]] += 1
    for n in range(first, end):
        if theirs[n] < 0:
            theirs[n] = 1 / spare[above[n]]


@compiled
def _add_theirs(tree: Tree, weights: Counts, nodes: int, plans: Learning, share: float) -> None:
    """Add the opponent's present plan to the sum, each play as far as the plan itself leads to it."""
    kind, below, end = tree.kind, tree.below, tree.end
    reach, total = plans.their_reach, plans.their_total
    _reach_theirs(tree, weights, nodes, plans.theirs, reach)
    for node in range(nodes):
        if kind[node] > OWN_REPLY:
            for n in range(below[node], end[node]):
                total[n] += share * reach[n]


# Certifying


@compiled
def round_own(tree: Tree, nodes: int, total: Floats, least: float, own: Counts) -> None:
    """The own average plan in whole 2,048ths; chances below ``least`` are dropped, the likeliest card gets the rest."""
    for node in range(nodes):
        children, child = tree.children[node], tree.child[node]
        if children and tree.kind[node] <= OWN_REPLY:
            whole, best, rest = 0.0, child, GRAIN
            for n in range(child, child + children):
                whole += total[n]
                if total[n] > total[best]:
                    best = n
            for n in range(child, child + children):
                own[n] = int(total[n] / whole * GRAIN + 0.5) if whole > 0 and total[n] >= least * whole else 0
                rest -= own[n]
            own[best] += rest


@compiled
def round_theirs(
    tree: Tree, nodes: int, total: Floats, least: float, theirs: Counts, whole: Floats, best: Counts
) -> None:
    """The opponent's average plan likewise, for each entry."""
    kind, below, end, above = tree.kind, tree.below, tree.end, tree.above
    for node in range(nodes):
        if kind[node] > OWN_REPLY:
            first, stop = tree.entry[node], tree.entry[node] + tree.entries[node]
            whole[first:stop] = 0
            best[first:stop] = -1
            for n in range(below[node], end[node]):
                whole[above[n]] += total[n]
                if best[above[n]] < 0 or total[n] > total[best[above[n]]]:
                    best[above[n]] = n
            for n in range(first, stop):
                theirs[best[n]] = GRAIN
            for n in range(below[node], end[node]):
                likeliest, sum_here = best[above[n]], whole[above[n]]
                if n != likeliest:
                    kept = sum_here > 0 and total[n] >= least * sum_here
                    theirs[n] = int(total[n] / sum_here * GRAIN + 0.5) if kept else 0
                    theirs[likeliest] -= theirs[n]


@compiled
def sure_of(tree: Tree, weights: Counts, nodes: int, own: Counts, value: Counts) -> int:
    """What the own plan is sure of below the first node, in units of 2^-44: the opponent answers each spread best."""
    kind, first_child, all_children, entry, entries = tree.kind, tree.child, tree.children, tree.entry, tree.entries
    link, links, below, end, above = tree.link, tree.links, tree.below, tree.end, tree.above
    for node in range(nodes - 1, -1, -1):
        first, here, child = entry[node], entries[node], first_child[node]
        if kind[node] <= OWN_REPLY:
            value[first : first + here] = 0
            for n in range(all_children[node]):
                chance, base = own[child + n], link[node] + n * here
                for m in range(here):
                    to = links[base + m]
                    if to >= 0:
                        value[first + m] += chance * (value[to] >> GRAIN_BITS)
                    elif to == TO_WON:
                        value[first + m] += chance * (WHOLE >> GRAIN_BITS)
        else:
            value[first : first + here] = WHOLE
            for n in range(below[node], end[node]):
                value[above[n]] = min(value[above[n]], value[n])
    total = 0
    for n in range(tree.entries[0]):
        total += weights[tree.spread[n]] * value[n]
    return total


@compiled
def at_most(tree: Tree, weights: Counts, nodes: int, theirs: Counts, reach: Counts, total: Counts) -> int:
    """What the opponent's plan allows below the first node, in units of 2^-44: the own side answers each node best."""
    kind, first_child, all_children, entry, entries = tree.kind, tree.child, tree.children, tree.entry, tree.entries
    link, links, below, end, above = tree.link, tree.links, tree.below, tree.end, tree.above
    for n in range(entries[0]):
        reach[n] = weights[tree.spread[n]] * WHOLE
    for node in range(nodes):
        if kind[node] <= OWN_REPLY:
            for n in range(below[node], end[node]):
                reach[n] = reach[above[n]]
        else:
            for n in range(below[node], end[node]):
                reach[n] = (reach[above[n]] >> GRAIN_BITS) * theirs[n]
    for node in range(nodes - 1, -1, -1):
        children, child = all_children[node], first_child[node]
        total[node] = 0
        if kind[node] > OWN_REPLY:
            for n in range(child, child + children):
                total[node] += total[n]
            continue
        for n in range(children):
            base = link[node] + n * entries[node]
            for m in range(entries[node]):
                if links[base + m] == TO_WON:
                    total[child + n] += reach[entry[node] + m]
            total[node] = max(total[node], total[child + n])
    return int(total[0])


class Room(NamedTuple):
    """Arrays that one process uses again for every hand."""

    grown: Tree
    """The tree as it grows."""
    tree: Tree
    """The tree cut back."""
    alive: Bytes
    plans: Learning
    own: Counts
    theirs: Counts
    totals: Counts
    values: Counts
    best: Counts


def room(nodes: int, entries: int) -> Room:
    """Return room for trees of this size."""
    return Room(
        blank_tree(nodes, entries, 2 * entries),
        blank_tree(nodes, entries, 2 * entries),
        np.zeros(nodes, np.uint8),
        blank_learning(nodes, entries),
        np.zeros(nodes, np.int64),
        np.zeros(entries, np.int64),
        np.zeros(nodes, np.int64),
        np.zeros(entries, np.int64),
        np.zeros(entries, np.int64),
    )


@compiled
def bounds(game: Deal, lead: int, used: Room, beat: int) -> tuple[int, int]:
    """Bounds in units of 2^-44 hands for the sure chance after ``lead`` (-1: the opponent leads).

    Stops as soon as the upper bound is no better than ``beat``.  Returns (-1, -1) when the room is too small.
    """
    won = plant(game, used.grown, lead)
    nodes, entries = grow(game, used.grown)
    if nodes == 0:
        return -1, -1
    settle(used.grown, nodes, entries, used.alive)
    more, nodes, entries = cut(game, used.grown, nodes, entries, used.alive, used.tree)
    base = (won + more) * WHOLE
    low, high = base, base
    for n in range(used.tree.entries[0] if entries else 0):
        high += game.weights[used.tree.spread[n]] * WHOLE
    if entries == 0 or high <= beat:
        return low, high
    start(used.tree, nodes, entries, used.plans)
    turn, stop = 1, 8
    while turn < ROUNDS:
        learn(used.tree, game.weights, nodes, used.plans, turn, stop)
        for least in (0.0, 0.05, 0.5):
            round_own(used.tree, nodes, used.plans.own_total, least, used.own)
            low = max(low, base + sure_of(used.tree, game.weights, nodes, used.own, used.values))
            round_theirs(used.tree, nodes, used.plans.their_total, least, used.theirs, used.plans.spare, used.best)
            high = min(high, base + at_most(used.tree, game.weights, nodes, used.theirs, used.values, used.totals))
        if low == high or high <= beat or (stop >= PATIENCE // 4 and high - low <= WHOLE // PATIENCE * stop):
            break
        turn, stop = stop, stop * 2
    return low, high
