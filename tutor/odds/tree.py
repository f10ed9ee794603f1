"""The game in which one side sees only its own cards, as a tree small enough to solve.

**What the own side knows** is its hand and every card played so far; the opponent sees everything.  So the own side's
knowledge is the public history of play, and each *node* of the tree is such a history.  An *entry* of a node is a
spread of the opponent's cards that may still lie behind it.  The own side must choose one plan for a whole node; the
opponent chooses for each entry.  Of the opponent's cards only the gap is told: cards of one gap may trade names
without changing anything, so some best plan of either side ignores the names.

**Entries that are decided leave the tree.**  If three tricks are lost even with open hands, the opponent takes them:
lost.  If three tricks come in whatever the own side does: won.  All else is open and stays.

**Plans that cannot be best leave it too.**  An own card goes when another one wins for certain wherever it might win
at all; the opponent's card goes when it certainly loses and another is open.  Dropping such a card never changes the
value of the game.  When only one card is left, entries below become decided, and so on upwards, until nothing changes.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tutor.odds.compiled import compiled
from tutor.odds.layouts import GAPS, NEEDED, RANKS, Own, spread_weights, spreads
from tutor.odds.table import HAND, PLACES, START, Bytes, Counts, legal_replies, table, wins_trick

Ints = npt.NDArray[np.int32]

OWN_LEAD, OWN_REPLY, THEIR_LEAD, THEIR_REPLY = 0, 1, 2, 3
"""What is to be done at a node, and by whom."""
LOST, WON, OPEN, GONE = 0, 1, 2, 3
"""How an entry stands; ``GONE`` is no longer reached."""
TO_LOST, TO_WON = -1, -2
"""Links that lead out of the tree."""


class Deal(NamedTuple):
    """One hand and all spreads against it, as the tree's kernels see it."""

    suits: Bytes
    """The suits of the own cards; shape (5,)."""
    heights: Bytes
    """Their heights, on one scale with the gaps; shape (5,)."""
    alike: Bytes
    """1 where no unknown card lies between an own card and the next one of its suit; shape (5,)."""
    gap_suits: Bytes
    """The suit of each gap; shape (9,)."""
    gap_heights: Bytes
    """The height of each gap; shape (9,)."""
    gaps: Bytes
    """The gap of each of the opponent's cards; shape (n, 5), one row a spread that can occur."""
    their_suits: Bytes
    """The suits of these gaps; shape (n, 5)."""
    their_heights: Bytes
    """The heights of these gaps; shape (n, 5)."""
    weights: Counts
    """How many hands of the opponent each row stands for; shape (n,)."""
    worth: npt.NDArray[np.uint16]
    """What is left to win with open hands; shape (n, 1,024), cards left: own set * 32 + the opponent's set.

    Twelve bits: tricks with best play and with worst play when the own side leads, the same when the opponent does."""


class Tree(NamedTuple):
    """Nodes in the order of the game, each with a stretch of entries; a node's children lie side by side."""

    kind: Bytes
    parent: Ints
    label: Bytes
    """The own card or the gap that led here."""
    led: Bytes
    """The own card or the gap that was led, at a reply."""
    left: Bytes
    """The own cards left, as a set of bits."""
    got: Bytes
    """Own tricks so far."""
    child: Ints
    children: Ints
    entry: Ints
    entries: Ints
    below: Ints
    """Where the entries of its children begin; they lie side by side too."""
    end: Ints
    """Where these end."""
    link: Ints
    """Where the node's links begin; only where the own side chooses."""

    spread: npt.NDArray[np.int16]
    """Of an entry: its row in the deal."""
    theirs: Bytes
    """Of an entry: the opponent's cards left, as a set of bits."""
    above: Ints
    """Of an entry: the entry of the parent it comes from."""
    links: Ints
    """For each own card and entry of a node: the entry it leads to, or ``TO_LOST``, ``TO_WON``."""
    state: Bytes
    """Of an entry: ``LOST``, ``WON``, ``OPEN`` or ``GONE``."""


def blank_tree(nodes: int, entries: int, links: int) -> Tree:
    """Return room for a tree."""
    kind, label, led, left, got = (np.zeros(nodes, np.uint8) for _ in range(5))
    parent, child, children, entry, entries_of, below, end, link = (np.zeros(nodes, np.int32) for _ in range(8))
    spread, theirs, state = np.zeros(entries, np.int16), np.zeros(entries, np.uint8), np.zeros(entries, np.uint8)
    above, all_links = np.zeros(entries, np.int32), np.zeros(links, np.int32)
    nodes_of = (kind, parent, label, led, left, got, child, children, entry, entries_of, below, end, link)
    return Tree(*nodes_of, spread, theirs, above, all_links, state)


# The deal


def deal(own: Own) -> Deal:
    """Lay out one hand against every spread that can occur."""
    weights = spread_weights(own.sizes)
    occurring = np.flatnonzero(weights)
    rows = spreads()[occurring]
    symbols = sorted([(card // RANKS, 1, -(card % RANKS)) for card in own.cards] + [(suit, 2, 0) for suit in range(3)])
    places = [n for n, symbol in enumerate(symbols) if symbol[1] == 1]
    suits = [symbols[n][0] for n in places]
    alike = [0] * HAND
    for card in range(HAND - 1):
        between = own.sizes[places[card] + 1 : places[card + 1] + 1]
        alike[card] = int(suits[card] == suits[card + 1] and not any(between))
    gap_suits = np.array([sum(symbol[1] == 2 for symbol in symbols[:gap]) for gap in range(GAPS)], np.uint8)
    gap_heights = np.array([2 * (GAPS - 1) + 1 - 2 * gap for gap in range(GAPS)], np.uint8)
    gaps = np.repeat(np.tile(np.arange(GAPS, dtype=np.uint8), len(rows)), rows.ravel()).reshape(-1, HAND)
    worth = np.zeros((len(rows), 1 << 2 * HAND), np.uint16)
    bars = np.array([symbol[1] == 2 for symbol in symbols])
    _look_up(gaps, bars, table().tricks, table().floor, table().rank, worth)
    return Deal(
        np.array(suits, np.uint8),
        np.array([2 * (GAPS - 1) - 2 * place for place in places], np.uint8),
        np.array(alike, np.uint8),
        gap_suits,
        gap_heights,
        gaps,
        gap_suits[gaps],
        gap_heights[gaps],
        weights[occurring],
        worth,
    )


@compiled
def _look_up(
    gaps: Bytes,
    bars: npt.NDArray[np.bool_],
    tricks: Bytes,
    floor: Bytes,
    rank: npt.NDArray[np.int16],
    worth: npt.NDArray[np.uint16],
) -> None:
    """Fill ``worth`` from the table: spell the word of each position and read off its four figures."""
    held, separate = np.zeros(GAPS, np.int64), np.zeros(GAPS, np.int64)
    for own in range(1, 1 << HAND):
        k, card, frame = 0, 0, 0
        for symbol in range(GAPS - 1):
            separate[symbol] = 1
            if bars[symbol]:
                frame = frame << 1 | 1
            else:
                separate[symbol] = own >> card & 1
                frame <<= separate[symbol]
                k += separate[symbol]
                card += 1
        first = START[k] + rank[frame] * PLACES[k]
        for spread in range(len(gaps)):
            for theirs in range(1 << HAND):
                ones, rest = 0, theirs
                while rest:
                    rest &= rest - 1
                    ones += 1
                if ones != k:
                    continue
                held[:] = 0
                for card in range(HAND):
                    held[gaps[spread, card]] += theirs >> card & 1
                places = 0
                for gap in range(GAPS):
                    places = ((places + 1 << held[gap]) - 1) << separate[gap]
                word = first + rank[places]
                worth[spread, own << HAND | theirs] = (
                    tricks[0, word] | floor[0, word] << 3 | tricks[1, word] << 6 | floor[1, word] << 9
                )


# How an entry stands


@compiled
def standing(best: int, worst: int) -> int:
    """How three tricks stand: ``best`` and ``worst`` count all own tricks, with best and with worst own play."""
    if best < NEEDED:
        return LOST
    return WON if worst >= NEEDED else OPEN


@compiled
def trick_range(game: Deal, spread: int, own: int, theirs: int, got: int, own_won: bool) -> tuple[int, int]:
    """The most and the least own tricks after a trick: both sides' cards left, own tricks before it, its winner."""
    figures = game.worth[spread, own << HAND | theirs]
    if own_won:
        return got + 1 + (figures & 7), got + 1 + (figures >> 3 & 7)
    return got + (figures >> 6 & 7), got + (figures >> 9 & 7)


@compiled
def their_replies(game: Deal, spread: int, theirs: int, lead: int) -> int:
    """The opponent's legal replies to an own card, one for each gap."""
    suits, heights = game.their_suits[spread], game.their_heights[spread]
    return one_a_gap(game, spread, legal_replies(game.suits[lead], game.heights[lead], suits, heights, theirs))


@compiled
def one_a_gap(game: Deal, spread: int, cards: int) -> int:
    """Keep one card of each gap."""
    kept, last = 0, -1
    for card in range(HAND):
        if cards >> card & 1 and game.gaps[spread, card] != last:
            kept |= 1 << card
            last = game.gaps[spread, card]
    return kept


@compiled
def after_own_lead(game: Deal, spread: int, own: int, theirs: int, got: int, lead: int) -> int:
    """How an entry stands once an own card is led; ``own`` no longer holds it."""
    best, worst = HAND, HAND
    replies = their_replies(game, spread, theirs, lead)
    for card in range(HAND):
        if replies >> card & 1:
            gap = game.gaps[spread, card]
            lost = wins_trick(game.suits[lead], game.heights[lead], game.gap_suits[gap], game.gap_heights[gap])
            high, low = trick_range(game, spread, own, theirs & ~(1 << card), got, not lost)
            best, worst = min(best, high), min(worst, low)
    return standing(best, worst)


@compiled
def after_their_lead(game: Deal, spread: int, own: int, theirs: int, got: int, gap: int) -> int:
    """How an entry stands once a card of ``gap`` is led; ``theirs`` no longer holds it."""
    best, worst = 0, HAND
    suit, height = game.gap_suits[gap], game.gap_heights[gap]
    replies = legal_replies(suit, height, game.suits, game.heights, own)
    for card in range(HAND):
        if replies >> card & 1:
            won = wins_trick(suit, height, game.suits[card], game.heights[card])
            high, low = trick_range(game, spread, own & ~(1 << card), theirs, got, won)
            best, worst = max(best, high), min(worst, low)
    return standing(best, worst)
