"""Getaway counted: every line of play from tricky positions, against a count that shares no code with the engine."""

from __future__ import annotations

import pytest
from getaway_told import deal, table

from tutor.core.play import perft

# A counter of its own, for base play from trick 2 on. A card is (suit, strength, copy); a hand of None is out.
ORDER = "23456789TBDKA"


def read(text: str) -> frozenset[tuple[str, int, str]]:
    suit, found = "", set()
    for sign in text.replace("10", "T").split():
        suit = sign[0] if sign[0] in "♠♥♦♣" else suit
        rank = sign.lstrip("♠♥♦♣")
        found.add((suit, ORDER.index(rank[0]), rank[1:]))
    return frozenset(found)


def count(hands, lead, depth, *, pile, trick=(), first=None, asked=0, drawn=False, waits=False):
    """Count the lines of play of this many moves; ``waits`` for the table to give a card."""
    seats, inside = len(hands), [p for p, hand in enumerate(hands) if hand is not None]
    first = lead if first is None else first
    if depth == 0 or len(inside) == 1:
        return 1
    if waits:
        gone = frozenset(card for _, card in trick)
        return sum(
            count(put(hands, lead, {card}), lead, depth - 1, pile=(pile - {card}) | gone, first=first, drawn=True)
            for card in pile
        )
    if trick and hands[lead] != frozenset():
        return played(hands, lead, depth, pile, trick, drawn)
    total = 0
    for seat in [lead] if drawn else [lead, *(p for p in inside if p != lead)]:  # before a trick: may this one take?
        place, target = (seat - first) % seats, (seat + 1) % seats
        while target != seat and not hands[target]:
            target = (target + 1) % seats
        if not drawn and place >= asked and target != seat:
            after = put(put(hands, seat, hands[seat] | hands[target]), target, None)
            empties = seat == lead
            kept, left = (pile | {c for _, c in trick}, ()) if empties else (pile, trick)
            leader = seat if target == lead else lead
            total += count(after, leader, depth - 1, pile=kept, trick=left, first=first, asked=place + 1)
    if not hands[lead]:
        return total + count(hands, lead, depth - 1, pile=pile, trick=trick, first=first, waits=True)
    for card in hands[lead]:
        rest = put(hands, lead, hands[lead] - {card})
        total += answer(rest, lead, depth - 1, pile, ((lead, card),), drawn)
    return total


def answer(hands, lead, depth, pile, trick, drawn):
    """Count on after a card: the trick is stopped, complete, or goes on."""
    suit, last = trick[0][1][0], trick[-1][1]
    inside = [p for p, hand in enumerate(hands) if hand is not None]
    if last[0] == suit and len(trick) < len(inside):
        return 1 if depth == 0 else played(hands, lead, depth, pile, trick, drawn)
    top = trick[0]
    for seat, card in trick:
        if card[0] == suit and card[1] > top[1][1]:
            top = (seat, card)
    cards = frozenset(card for _, card in trick)
    if last[0] != suit:
        if drawn and len(inside) == 2:
            return 1  # lost at once
        hands = put(hands, top[0], hands[top[0]] | cards)
    hands = tuple(None if hand is not None and not hand and p != top[0] else hand for p, hand in enumerate(hands))
    if sum(hand is not None for hand in hands) == 1 or depth == 0:
        return 1
    if last[0] == suit and hands[top[0]]:
        pile = pile | cards
    open_trick = trick if not hands[top[0]] else ()
    return count(hands, top[0], depth, pile=pile, trick=open_trick)


def played(hands, lead, depth, pile, trick, drawn):
    """Count the next player's cards."""
    seat = (trick[-1][0] + 1) % len(hands)
    while hands[seat] is None:
        seat = (seat + 1) % len(hands)
    suited = [card for card in hands[seat] if card[0] == trick[0][1][0]]
    return sum(
        answer(put(hands, seat, hands[seat] - {card}), lead, depth - 1, pile, (*trick, (seat, card)), drawn)
        for card in suited or hands[seat]
    )


def put(hands, seat, hand):
    return (*hands[:seat], None if hand is None else frozenset(hand), *hands[seat + 1 :])


def independent(players: str, hands: str, depth: int, *, packs: int = 1) -> int:
    held = {part.split()[0]: read(" ".join(part.split()[1:])) for part in hands.split(";")}
    marks = [""] if packs == 1 else ["a", "b"]
    whole = {(suit, rank, mark) for suit in "♠♥♦♣" for rank in range(13) for mark in marks}
    pile = frozenset(whole - set().union(*held.values()))
    return count(tuple(held.get(seat) for seat in players.split()), 0, depth, pile=pile)


TRICKY = {
    "a tochoo on the last card fills the hand again": (
        "A B C", "A ♥5 ♣3; B ♥9; C ♠A ♥2", 1, {5: 220, 8: 643, 10: 3_878},
    ),
    "everyone may take, and whoever took is asked no more": (
        "A B C D", "A ♥5; B ♥4; C ♥3; D ♠2", 1, {3: 15, 6: 93, 10: 241},
    ),
    "two left: draw, and answer higher, lower, or with a tochoo": (
        "A B", "A ♣9; B ♣4 ♥K ♠3", 1, {4: 51, 6: 75, 8: 663},
    ),
    "three left and an empty hand with the power": (
        "A B C", "A ♦K; B ♦9 ♣5; C ♦4 ♣3", 1, {5: 171, 8: 788, 10: 5_000},
    ),
    "equal kings: the first one takes": (
        "A B C", "A ♥Ka ♠2a; B ♥Kb ♠3a; C ♣5a ♥2b", 2, {4: 93, 7: 942, 10: 3_449},
    ),
}  # fmt: skip
"""Players, hands (the first leads), packs, and the number of lines by depth."""


@pytest.mark.parametrize("name", TRICKY)
def test_lines_of_play(name):
    players, hands, packs, known = TRICKY[name]
    told = table(players, hands, preset="standard" if packs == 1 else "two-packs")
    counted = {depth: perft(told.game, told.state, depth) for depth in known}
    assert counted == {depth: independent(players, hands, depth, packs=packs) for depth in known}
    assert counted == known, "the numbers have been confirmed; a change of the rules changes them"


def test_the_first_trick_in_any_order():
    told = deal("W ♠A", options={"take.before-first-trick": "no"})
    spades = {"N": 4, "S": 4}
    orders = 6 * spades["N"] * spades["S"] * 13  # East has no spade
    assert perft(told.game, told.state, 3) == orders
