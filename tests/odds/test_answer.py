"""The record of odds, its input, and how it was counted."""

import json
import random
from collections import Counter
from itertools import combinations

import pytest

from tutor.odds.answer import counted_classes, gaps, lead_tricks, odds
from tutor.odds.chance import chances
from tutor.odds.hand import name, number, read_card, read_situation
from tutor.odds.position import moves, read_position, value

KEYS = ["hand", "turn_up", "role", "tricks", "open", "lead", "first", "sure", "vole", "of", "patterns"]


@pytest.mark.parametrize("role", ["elder", "dealer"])
def test_record(role):
    answer = odds("9H 7H QS 7S 8C", "TH", role)
    assert list(answer) == KEYS
    assert json.loads(json.dumps(answer)) == answer
    assert sum(answer["tricks"]) == answer["of"] == 65780
    assert answer["open"] == sum(answer["tricks"][3:])
    assert answer["vole"] == answer["tricks"][5]
    low, high = answer["sure"]
    assert low <= high <= answer["first"] <= answer["open"]
    assert list(answer["lead"]) == (answer["hand"].split() if role == "elder" else [])
    assert answer["patterns"] == ["V2b"]


def test_german_and_english_cards():
    assert odds("♥7 ♠K ♠D ♠B ♦7", "♥8", "elder") == odds("7h KS qs JS 7D", "8H", "elder")
    assert [read_card(text) for text in ("♥10", "10H", "th", "♦D", "QD")] == ["TH", "TH", "TH", "QD", "QD"]


@pytest.mark.parametrize("turn_up", ["7S", "TH", "AD", "KC"])
def test_every_card_has_one_number(turn_up):
    cards = [rank + suit for suit in "SHDC" for rank in "KQJAT987"]
    assert sorted(number(card, turn_up) for card in cards) == list(range(32))
    assert [name(number(card, turn_up), turn_up) for card in cards] == cards
    assert number(turn_up, turn_up) < 8


@pytest.mark.parametrize(
    ("hand", "turn_up", "role", "sentence"),
    [
        ("7H 7H QS JS 7D", "8H", "elder", "7H is in the hand twice; the pack holds each card once."),
        ("7H KS QS JS 7D", "7H", "elder", "7H is the turn-up, so it cannot be in the hand."),
        ("7H KS QS JS 7D 8D", "8H", "elder", "A hand has five cards; this one has 6."),
        ("", "8H", "elder", "A hand has five cards; this one has 0."),
        ("6H KS QS JS 7D", "8H", "elder", "'6H' is not in the pack: Écarté is played with sevens and higher."),
        ("7H KS QS JS 7D", "♥6", "elder", "'♥6' is not in the pack: Écarté is played with sevens and higher."),
        ("XX KS QS JS 7D", "8H", "elder", "'XX' is not a card; a card is written like QH or ♥D."),
        ("7H KS QS JS 7D", "", "elder", "'' is not a card; a card is written like QH or ♥D."),
        ("7H KS QS JS 7D", "8H", "pone", "'pone' is not a role; the roles are elder and dealer."),
    ],
)
def test_impossible_hands_get_a_sentence(hand, turn_up, role, sentence):
    with pytest.raises(ValueError, match="^" + sentence.replace(".", r"\.").replace("?", r"\?") + "$"):
        odds(hand, turn_up, role)


# How it was counted


@pytest.mark.parametrize("role", ["elder", "dealer"])
def test_classes_add_up(role):
    situation = read_situation("9H 7H QS 7S 8C", "TH", role)
    classes = counted_classes(situation)
    tricks = [sum(each.hands for each in classes if each.tricks == taken) for taken in range(6)]
    assert tricks == odds("9H 7H QS 7S 8C", "TH", role)["tricks"]
    assert len(classes) <= 1287


def test_gaps_hold_the_unknown_cards():
    found = gaps(read_situation("9H 7H QS 7S 8C", "TH", "elder"))
    unknown = [card for gap in found for card in gap.cards]
    assert len(found) == 9
    assert len(unknown) == len(set(unknown)) == 26
    assert not set(unknown) & {"9H", "7H", "QS", "7S", "8C", "TH"}
    assert found[0].cards == ("KH", "QH", "JH", "AH")


def test_lead_tricks_add_up():
    situation = read_situation("9H 7H QS 7S 8C", "TH", "elder")
    answer = odds("9H 7H QS 7S 8C", "TH", "elder")
    for card, tricks in lead_tricks(situation).items():
        assert sum(tricks) == 65780
        assert sum(tricks[3:]) == answer["lead"][card]
    assert lead_tricks(situation._replace(role="dealer")) == {}


# Positions


def test_what_each_card_was_worth():
    position = read_position(["7H", "KS", "QS", "JS", "7D"], ["9H", "8D", "8C", "TS", "9S"], "8H")
    assert moves(position) == {"7H": 2, "KS": 3, "QS": 3, "JS": 3, "7D": 2}
    assert value(position) == 3


def test_a_reply_must_be_legal():
    position = read_position(["AC", "TS"], ["8H"], "7H", led="9C")
    assert moves(position) == {"AC": 1}


@pytest.mark.parametrize(
    ("mine", "theirs", "led", "sentence"),
    [
        (["AC"], ["TC", "9C"], None, "equally many"),
        (["AC", "KC"], ["TC", "9C"], "8C", "equally many"),
        ([], [], None, "equally many"),
        (["AC"], ["AC"], None, "AC lies in two places"),
        (["7H"], ["AC"], None, "7H lies in two places"),
    ],
)
def test_impossible_positions_get_a_sentence(mine, theirs, led, sentence):
    with pytest.raises(ValueError, match=sentence):
        read_position(mine, theirs, "7H", led)


# Chances while the other hand is hidden


def dealt(seed: int, size: int, *, replying: bool) -> tuple[list[str], list[str], str, str | None]:
    """Return own cards, some that the other hand may hold, the turn-up, and a card that was led."""
    pack = [rank + suit for rank in "789TAJQK" for suit in "SHDC"]
    cards = random.Random(seed).sample(pack, 2 + size + 9)
    return cards[2 : 2 + size], cards[2 + size :], cards[0], cards[1] if replying else None


@pytest.mark.parametrize("replying", [False, True])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_chances_are_counted_one_by_one(size: int, *, replying: bool) -> None:
    """Every hand that is possible, tried without classes."""
    for seed in range(12):
        mine, possible, turn_up, led = dealt(seed, size, replying=replying)
        needed = 1 + seed % size
        sure = possible[:1] if seed % 3 == 0 and size > 1 else []
        rest = possible[len(sure) :]
        tally: Counter[str] = Counter()
        total = before = 0
        for some in combinations(rest, size - replying - len(sure)):
            worth = moves(read_position(mine, [*sure, *some], turn_up, led))
            reached = [card for card, tricks in worth.items() if tricks >= needed]
            total, before = total + 1, before + bool(reached)
            tally.update(reached)
        found = chances(mine, rest, turn_up, needed=needed, known=sure, led=led)
        assert (found.of, found.before) == (total, before)
        assert found.after == {card: tally[card] for card in found.after}


def test_chances_of_the_first_lead_are_the_odds() -> None:
    for seed in range(20):
        pack = [rank + suit for rank in "789TAJQK" for suit in "SHDC"]
        cards = random.Random(seed).sample(pack, 6)
        answer = odds(cards[:5], cards[5], "elder")
        found = chances(cards[:5], [card for card in pack if card not in cards], cards[5], needed=3)
        assert (found.of, found.before, found.after) == (answer["of"], answer["open"], answer["lead"])


def test_chances_need_hands_of_one_size() -> None:
    with pytest.raises(ValueError, match="equally many"):
        chances(["KH", "QH"], ["7S"], "TH", needed=1)
