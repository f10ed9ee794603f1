"""Growing the tree of a deal, and cutting it back to what is open."""

import numpy as np

from tutor.odds.compiled import compiled
from tutor.odds.layouts import GAPS
from tutor.odds.table import HAND, Bytes, legal_replies, wins_trick
from tutor.odds.tree import (
    GONE,
    LOST,
    OPEN,
    OWN_LEAD,
    OWN_REPLY,
    THEIR_LEAD,
    THEIR_REPLY,
    TO_LOST,
    TO_WON,
    WON,
    Deal,
    Ints,
    Tree,
    after_own_lead,
    after_their_lead,
    one_a_gap,
    standing,
    their_replies,
    trick_range,
)

# Growing


@compiled
def plant(game: Deal, tree: Tree, lead: int) -> int:
    """Make the first node, after the own lead ``lead`` (-1: the opponent leads); return the weight already won.

    Spreads that are decided from the start stay out of the node.
    """
    everything = (1 << HAND) - 1
    own = everything if lead < 0 else everything & ~(1 << lead)
    won, entries = 0, 0
    for spread in range(len(game.weights)):
        if lead < 0:
            figures = game.worth[spread, everything << HAND | everything]
            stands = standing(figures >> 6 & 7, figures >> 9 & 7)
        else:
            stands = after_own_lead(game, spread, own, everything, 0, lead)
        if stands == WON:
            won += game.weights[spread]
        elif stands == OPEN:
            tree.spread[entries], tree.theirs[entries], tree.above[entries] = spread, everything, -1
            entries += 1
    tree.kind[0] = THEIR_LEAD if lead < 0 else THEIR_REPLY
    tree.led[0], tree.left[0], tree.got[0], tree.parent[0] = max(lead, 0), own, 0, -1
    tree.entry[0], tree.entries[0] = 0, entries
    return won


@compiled
def grow(game: Deal, tree: Tree) -> tuple[int, int]:
    """Grow everything below the first node; return its nodes and entries, or zeros when room runs out."""
    nodes, entries, links = 1, tree.entries[0], 0
    stand = np.zeros((HAND, len(game.weights)), np.uint8)
    node = 0
    while node < nodes:
        here = tree.entries[node]
        if (
            nodes + GAPS > len(tree.kind)
            or entries + HAND * here > len(tree.spread)
            or links + HAND * here > len(tree.links)
        ):
            return 0, 0
        tree.child[node], tree.children[node], tree.below[node] = nodes, 0, entries
        if here:
            if tree.kind[node] == OWN_LEAD or tree.kind[node] == OWN_REPLY:
                tree.link[node] = links
                nodes, entries, links = _choose_own(game, tree, node, nodes, entries, links, stand)
            else:
                nodes, entries = _choose_theirs(game, tree, node, nodes, entries)
        tree.end[node] = entries
        node += 1
    return nodes, entries


@compiled
def _own_cards(game: Deal, tree: Tree, node: int) -> int:
    """The own cards that may be played at a node, one of each run of equals."""
    own = tree.left[node]
    cards = own
    if tree.kind[node] == OWN_REPLY:
        gap = tree.led[node]
        cards = legal_replies(game.gap_suits[gap], game.gap_heights[gap], game.suits, game.heights, own)
    kept, like_last = 0, False
    for card in range(HAND):
        if cards >> card & 1 and not like_last:
            kept |= 1 << card
        if cards >> card & 1:
            like_last = True
        like_last = like_last and game.alike[card] == 1
    return kept


@compiled
def _choose_own(
    game: Deal, tree: Tree, node: int, nodes: int, entries: int, links: int, stand: Bytes
) -> tuple[int, int, int]:
    """Add a child for each own card that may be best."""
    own, got, kind, led = tree.left[node], tree.got[node], tree.kind[node], tree.led[node]
    first, here = tree.entry[node], tree.entries[node]
    cards = _own_cards(game, tree, node)
    for card in range(HAND):
        if cards >> card & 1:
            for n in range(here):
                spread, theirs = tree.spread[first + n], tree.theirs[first + n]
                if kind == OWN_LEAD:
                    stand[card, n] = after_own_lead(game, spread, own & ~(1 << card), theirs, got, card)
                else:
                    won = wins_trick(game.gap_suits[led], game.gap_heights[led], game.suits[card], game.heights[card])
                    best, worst = trick_range(game, spread, own & ~(1 << card), theirs, got, won)
                    stand[card, n] = standing(best, worst)
    cards = _undominated(stand, cards, here)
    for card in range(HAND):
        if cards >> card & 1:
            child = nodes
            nodes += 1
            tree.children[node] += 1
            tree.parent[child], tree.label[child], tree.left[child] = node, card, own & ~(1 << card)
            tree.kind[child], tree.led[child], tree.got[child] = THEIR_REPLY, card, got
            if kind == OWN_REPLY:
                won = wins_trick(game.gap_suits[led], game.gap_heights[led], game.suits[card], game.heights[card])
                tree.kind[child], tree.led[child] = OWN_LEAD if won else THEIR_LEAD, 0
                tree.got[child] = got + 1 if won else got
            tree.entry[child] = entries
            for n in range(here):
                if stand[card, n] == OPEN:
                    tree.links[links] = entries
                    tree.spread[entries], tree.theirs[entries] = tree.spread[first + n], tree.theirs[first + n]
                    tree.above[entries] = first + n
                    entries += 1
                else:
                    tree.links[links] = TO_WON if stand[card, n] == WON else TO_LOST
                links += 1
            tree.entries[child] = entries - tree.entry[child]
    return nodes, entries, links


@compiled
def _undominated(stand: Bytes, cards: int, here: int) -> int:
    """Drop each card beside which another wins for certain wherever it might win at all; of equals the later one."""
    for card in range(HAND):
        for other in range(HAND):
            if card != other and cards >> card & 1 and cards >> other & 1:
                better = True
                for n in range(here):
                    if stand[other, n] != WON and stand[card, n] != LOST and stand[card, n] != GONE:
                        better = False
                        break
                if better:
                    cards &= ~(1 << card)
    return cards


@compiled
def _choose_theirs(game: Deal, tree: Tree, node: int, nodes: int, entries: int) -> tuple[int, int]:
    """Add a child for each gap that the opponent may play from; plays that surely lose are left out."""
    own, got, led, leads = tree.left[node], tree.got[node], tree.led[node], tree.kind[node] == THEIR_LEAD
    first, here = tree.entry[node], tree.entries[node]
    open_gaps = np.zeros(here, np.int64)
    for n in range(here):
        spread, theirs = tree.spread[first + n], tree.theirs[first + n]
        cards = one_a_gap(game, spread, theirs) if leads else their_replies(game, spread, theirs, led)
        for card in range(HAND):
            if cards >> card & 1:
                gap = game.gaps[spread, card]
                rest = theirs & ~(1 << card)
                if leads:
                    stands = after_their_lead(game, spread, own, rest, got, gap)
                else:
                    lost = wins_trick(game.suits[led], game.heights[led], game.gap_suits[gap], game.gap_heights[gap])
                    best, worst = trick_range(game, spread, own, rest, got, not lost)
                    stands = standing(best, worst)
                if stands == OPEN:
                    open_gaps[n] |= 1 << gap
    for gap in range(GAPS):
        child, started = nodes, entries
        for n in range(here):
            if open_gaps[n] >> gap & 1:
                spread, theirs = tree.spread[first + n], tree.theirs[first + n]
                tree.spread[entries], tree.theirs[entries] = spread, _without(game, spread, theirs, gap)
                tree.above[entries] = first + n
                entries += 1
        if entries > started:
            nodes += 1
            tree.children[node] += 1
            tree.parent[child], tree.label[child], tree.left[child] = node, gap, own
            tree.entry[child], tree.entries[child] = started, entries - started
            tree.kind[child], tree.led[child], tree.got[child] = OWN_REPLY, gap, got
            if not leads:
                lost = wins_trick(game.suits[led], game.heights[led], game.gap_suits[gap], game.gap_heights[gap])
                tree.kind[child], tree.led[child] = THEIR_LEAD if lost else OWN_LEAD, 0
                tree.got[child] = got if lost else got + 1
    return nodes, entries


@compiled
def _without(game: Deal, spread: int, theirs: int, gap: int) -> int:
    """The opponent's cards without the first one of a gap."""
    for card in range(HAND):
        if theirs >> card & 1 and game.gaps[spread, card] == gap:
            return theirs & ~(1 << card)
    return theirs


# Cutting back


@compiled
def settle(tree: Tree, nodes: int, entries: int, alive: Bytes) -> None:
    """Decide every entry that can be decided from below, until nothing changes.

    ``alive`` says of each node whether its card is still worth playing.
    """
    tree.state[:entries] = OPEN
    alive[:nodes] = 1
    opened = np.zeros(entries, np.uint8)
    stand = np.zeros((HAND, entries), np.uint8)
    changed = True
    while changed:
        changed = False
        for node in range(nodes - 1, -1, -1):
            if tree.entries[node]:
                if tree.kind[node] == OWN_LEAD or tree.kind[node] == OWN_REPLY:
                    changed |= _settle_own(tree, node, alive, stand)
                else:
                    changed |= _settle_theirs(tree, node, opened)
        for node in range(1, nodes):
            for n in range(tree.entry[node], tree.entry[node] + tree.entries[node]):
                if tree.state[n] == OPEN and (not alive[node] or tree.state[tree.above[n]] != OPEN):
                    tree.state[n] = GONE


@compiled
def _settle_own(tree: Tree, node: int, alive: Bytes, stand: Bytes) -> bool:
    """Drop own cards that cannot be best any more, and decide entries that stand alike after all that are left."""
    first, here, changed = tree.entry[node], tree.entries[node], False
    cards = 0
    for n in range(tree.children[node]):
        if alive[tree.child[node] + n]:
            cards |= 1 << n
        for m in range(here):
            link = tree.links[tree.link[node] + n * here + m]
            if tree.state[first + m] != OPEN:
                stand[n, m] = GONE
            elif link < 0:
                stand[n, m] = WON if link == TO_WON else LOST
            else:
                stand[n, m] = tree.state[link]
    kept = _undominated(stand, cards, here)
    for n in range(tree.children[node]):
        if (cards & ~kept) >> n & 1:
            alive[tree.child[node] + n] = 0
            changed = True
    for m in range(here):
        if tree.state[first + m] == OPEN:
            all_won, all_lost = True, True
            for n in range(tree.children[node]):
                if kept >> n & 1:
                    all_won = all_won and stand[n, m] == WON
                    all_lost = all_lost and stand[n, m] == LOST
            if all_won or all_lost:
                tree.state[first + m] = WON if all_won else LOST
                changed = True
    return changed


@compiled
def _settle_theirs(tree: Tree, node: int, opened: Bytes) -> bool:
    """Lost when one play leads to a loss; won when none is open any more."""
    changed = False
    first, here = tree.entry[node], tree.entries[node]
    opened[first : first + here] = 0
    for n in range(tree.below[node], tree.end[node]):
        if tree.state[n] == OPEN:
            opened[tree.above[n]] |= 1
        elif tree.state[n] == LOST:
            opened[tree.above[n]] |= 2
    for n in range(first, first + here):
        if tree.state[n] == OPEN and opened[n] != 1:
            tree.state[n] = LOST if opened[n] & 2 else WON
            changed = True
    return changed


@compiled
def cut(game: Deal, tree: Tree, nodes: int, entries: int, alive: Bytes, to: Tree) -> tuple[int, int, int]:
    """Copy what is still open into ``to``.

    Returns the weight won for certain below the first node, and the nodes and entries kept.
    """
    to.entries[0] = 0
    won = 0
    for n in range(tree.entries[0]):
        if tree.state[n] == WON:
            won += game.weights[tree.spread[n]]
    moved = np.full(entries, -1, np.int32)
    place = np.full(nodes, -1, np.int32)
    kept_nodes, kept = 0, 0
    for node in range(nodes):
        parent = tree.parent[node]
        own_choice = parent >= 0 and (tree.kind[parent] == OWN_LEAD or tree.kind[parent] == OWN_REPLY)
        if parent >= 0 and (place[parent] < 0 or not alive[node]):
            continue
        started = kept
        for n in range(tree.entry[node], tree.entry[node] + tree.entries[node]):
            if tree.state[n] == OPEN:
                moved[n] = kept
                to.spread[kept], to.theirs[kept] = tree.spread[n], tree.theirs[n]
                to.above[kept] = moved[tree.above[n]] if parent >= 0 else -1
                kept += 1
        if kept == started and not own_choice:
            continue
        new = kept_nodes
        kept_nodes += 1
        place[node] = new
        to.entry[new], to.entries[new] = started, kept - started
        to.child[new], to.children[new], to.below[new], to.end[new] = 0, 0, 0, 0
        to.kind[new], to.label[new], to.led[new] = tree.kind[node], tree.label[node], tree.led[node]
        to.left[new], to.got[new] = tree.left[node], tree.got[node]
        to.parent[new] = place[parent] if parent >= 0 else -1
        if parent >= 0:
            if to.children[place[parent]] == 0:
                to.child[place[parent]] = new
                to.below[place[parent]] = started
            to.children[place[parent]] += 1
            to.end[place[parent]] = kept
    _cut_links(tree, nodes, alive, place, moved, to)
    return won, kept_nodes, kept


@compiled
def _cut_links(tree: Tree, nodes: int, alive: Bytes, place: Ints, moved: Ints, to: Tree) -> None:
    """Copy the links between what is kept."""
    links = 0
    for node in range(nodes):
        if place[node] < 0 or tree.kind[node] == THEIR_LEAD or tree.kind[node] == THEIR_REPLY or not tree.entries[node]:
            continue
        to.link[place[node]] = links
        for n in range(tree.children[node]):
            if alive[tree.child[node] + n]:
                for m in range(tree.entries[node]):
                    if tree.state[tree.entry[node] + m] == OPEN:
                        link = tree.links[tree.link[node] + n * tree.entries[node] + m]
                        if link < 0:
                            to.links[links] = link
                        elif tree.state[link] == OPEN:
                            to.links[links] = moved[link]
                        else:
                            to.links[links] = TO_WON if tree.state[link] == WON else TO_LOST
                        links += 1
