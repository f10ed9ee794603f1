"""The figures that the odds are known to have: books, hand counts, and the means over all hands."""

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest

from tutor.odds.answer import counted_classes, gaps, lead_tricks, odds
from tutor.odds.atlas import (
    HANDS,
    atlas,
    class_cards,
    class_key,
    class_row,
    count_classes,
    reaches_two_to_one,
    with_highest,
)
from tutor.odds.hand import RANK_NAMES, number, read_situation
from tutor.odds.layouts import OPPONENTS, count_hand, own_hand
from tutor.odds.position import word
from tutor.odds.table import build, table


def trumps_of_the_opponent(hand, turn_up):
    """How many of the opponent's hands hold 0 to 5 trumps."""
    situation = read_situation(hand, turn_up, "dealer")
    trump_gaps = [n for n, gap in enumerate(gaps(situation)) if any(card[1] == turn_up[1] for card in gap.cards)]
    held = [0] * 6
    for each in counted_classes(situation):
        held[sum(each.held[n] for n in trump_gaps)] += each.hands
    return held


@pytest.mark.parametrize(("hand", "expected"), [("7H KS QS JS 7D", 44574), ("7H 9H QS JS 7D", 50274)])
def test_foster_on_trumps(hand, expected):
    """Foster: 44,574 to 21,206 with one trump, 50,274 to 15,506 with two."""
    held = trumps_of_the_opponent(hand, "8H")
    assert sum(held[:2]) == expected
    assert sum(held) == OPPONENTS


def test_fosters_hand():
    elder, dealer = (odds("7H KS QS JS 7D", "8H", role) for role in ("elder", "dealer"))
    assert elder["tricks"] == [9156, 9450, 2450, 24930, 18507, 1287]
    assert elder["open"] == elder["first"] == 44724 == 44574 + comb(6, 2) * comb(5, 3)
    assert elder["vole"] == dealer["vole"] == 1287
    assert dealer["tricks"] == [17346, 23100, 8750, 1050, 14247, 1287]
    assert dealer["open"] == 16584
    assert sum(each.hands for each in counted_classes(read_situation("7H KS QS JS 7D", "8H", "elder"))) == 65780


@pytest.mark.parametrize(
    ("hand", "turn_up", "role", "key", "expected"),
    [
        ("QH AH 7H KS KD", "TH", "elder", "open", 65366),
        ("QS JS AS AD 8H", "KS", "dealer", "open", 65780),
        ("QS JS AS 9S 8S", "KS", "dealer", "vole", 65780),
        ("8C 7C KS QS JS", "9C", "dealer", "open", 50374),
    ],
)
def test_book_hands(hand, turn_up, role, key, expected):
    assert odds(hand, turn_up, role)[key] == expected


@pytest.mark.parametrize(
    ("hand", "turn_up", "best", "expected"),
    [
        ("QD JD KS QS AS", "9D", {"KS", "QS"}, {"KS": 63999}),
        ("QD TD TC 8C 8H", "JD", {"TC"}, {}),
        ("TD QS TS JH TH", "7D", {"QS"}, {"QS": 33233, "JH": 32466}),
        ("QH AH 7H KS KD", "TH", {"KS", "KD"}, {"KS": 65366, "KD": 65366}),
    ],
)
def test_best_leads(hand, turn_up, best, expected):
    answer = odds(hand, turn_up, "elder")
    assert {card for card, count in answer["lead"].items() if count == answer["first"]} == best
    assert expected.items() <= answer["lead"].items()


def test_best_for_the_point_is_not_best_for_the_vole():
    tricks = lead_tricks(read_situation("QH AH 7H KS KD", "TH", "elder"))
    assert max(tricks, key=lambda card: tricks[card][5]) == "QH"
    assert max(tricks, key=lambda card: sum(tricks[card][3:])) in {"KS", "KD"}


def test_kings():
    """A king is turned in one deal of eight; if it was not, a given player holds the trump king with chance 5/31."""
    assert Fraction(sum(rank == "K" for rank in RANK_NAMES), len(RANK_NAMES)) == Fraction(1, 8)
    highest_of_seven_trumps = atlas().keys >> 3 * 8 + 6 & 1 == 1
    assert atlas().share(highest_of_seven_trumps) == Fraction(5, 31)


def test_atlas_is_all_hands():
    assert len(atlas().keys) == 31913
    assert atlas().weights.sum() == HANDS == comb(31, 5)


def test_what_ships_is_what_is_counted():
    """The table and the counts of all hands are read as data; made anew they are the same to the last number."""
    counted, made = count_classes(), build()
    assert (counted.odds.tricks == atlas().tricks).all()
    assert (counted.odds.tricks.sum(axis=2) == OPPONENTS).all()
    assert (counted.odds.lead.sum(axis=2) == OPPONENTS).all()
    assert (counted.with_highest == with_highest()).all()
    for name, one in table()._asdict().items():
        assert (getattr(made, name) == one).all(), name


def test_the_highest_trump_is_held_as_often_as_it_can_be():
    """Against a hand without it the dealer holds it in five of 26 cases; counted hand by hand for one of them."""
    held = atlas().keys >> 3 * 8 + 6 & 1 == 1
    assert (with_highest()[~held].sum(axis=1) == comb(25, 4)).all()
    assert not with_highest()[held].any()
    own = read_situation("7H KS QS JS 7D", "8H", "elder")
    row = class_row(own.own.cards, 1)
    king, mine = number("KH", "8H"), list(own.own.cards)
    rest = [card for card in range(32) if card not in {*mine, number("8H", "8H")}]
    taken = [0] * 6
    for theirs in combinations(rest, 5):
        if king in theirs:
            taken[table().tricks[0, word(mine, list(theirs))]] += 1
    assert with_highest()[row].tolist() == taken


def test_means():
    elder, dealer = (atlas().mean(atlas().opened[:, leader]) for leader in (0, 1))
    assert (round(float(elder) * 100, 3), round(float(dealer) * 100, 3)) == (56.878, 43.122)
    assert elder + dealer == 1


def test_shares_at_two_to_one():
    elder, dealer = (atlas().share(reaches_two_to_one(atlas().opened[:, leader])) for leader in (0, 1))
    assert (round(float(elder) * 100, 1), round(float(dealer) * 100, 1)) == (40.4, 25.4)


def test_class_stands_for_its_hands():
    """Other plain suits and another turn-up of the same hand give the same figures."""
    chance = np.random.default_rng(1)
    for _ in range(200):
        *cards, turned = chance.permutation(32)[:6].tolist()
        turn_up = turned % 8
        cards = [(card - turned // 8 * 8) % 32 for card in cards]
        row = class_row(cards, turn_up)
        assert atlas().keys[row] == class_key(cards, turn_up)
        assert (count_hand(own_hand(cards, turn_up)).tricks == atlas().tricks[row]).all()
        alike = own_hand(class_cards(atlas().keys[row]), 7)
        assert (count_hand(alike).opened == atlas().opened[row]).all()


def test_numbers_follow_the_turn_up():
    assert [number(card, "7D") for card in ("7D", "KD", "7S", "KC")] == [0, 7, 8, 31]
