"""The jeux de règle: which hands they name, by every reading, and what those are worth."""

import pytest

from tutor.odds.answer import odds
from tutor.odds.atlas import atlas
from tutor.odds.hand import number, read_situation
from tutor.odds.layouts import OPPONENTS
from tutor.odds.patterns import PATTERNS, Readings, matches
from tutor.odds.worth import missed, named, pattern_row, pattern_table

TABLE = """
V1  10521  56.7 95.3 100.0  100 99   94.8 99
V2a  3528  72.6 90.9  98.1  100 100  70.0 64
V2b 15372  60.7 90.3  99.5   99 99   82.4 95
V2c  1638  64.5 86.8  99.1  100 99   78.6 88
V3a   735  59.8 65.2  70.2   43 43   24.3 0
V3b  1512  54.3 72.1  86.2   75 65   51.9 13
V3c   588  60.9 86.6  98.3   98 96   72.9 69
V4a   354  50.6 68.7  80.7   67 33   58.6 9
V4b   840  26.7 50.7  80.7    9 7    41.2 0
"""


def percent(share, digits=1):
    return round(float(share) * 100, digits)


@pytest.mark.parametrize("line", TABLE.split("\n")[1:-1], ids=list(PATTERNS))
def test_table_of_patterns(line):
    pattern, *figures = line.split()
    hands, least, mean, most, reach, sure, dealer_mean, dealer_reach = map(float, figures)
    row = pattern_row(pattern)
    assert row.hands == hands
    assert percent(row.elder.least / OPPONENTS) == least
    assert percent(row.elder.mean) == mean
    assert percent(row.elder.most / OPPONENTS) == most
    assert percent(row.elder.reach, 0) == reach
    assert percent(row.elder.sure_reach, 0) == sure
    assert percent(row.dealer.mean) == dealer_mean
    assert percent(row.dealer.reach, 0) == dealer_reach


@pytest.mark.parametrize(
    ("pattern", "readings", "mean", "reach"),
    [
        ("V1", Readings(v1="exactly"), 94.9, 100),
        ("V2b", Readings(v2b="exactly"), 89.5, 99),
        ("V4a", Readings(v4a="disjoint"), None, None),
        ("V4b", Readings(v4b="exactly"), 48.9, 8),
    ],
)
def test_narrower_readings(pattern, readings, mean, reach):
    row = pattern_row(pattern, readings)
    if mean is not None:
        assert (percent(row.elder.mean), percent(row.elder.reach, 0)) == (mean, reach)
    assert row.elder.mean < pattern_row(pattern).elder.mean


@pytest.mark.parametrize(
    ("pattern", "readings", "hands"),
    [
        ("V2c", Readings(v2c="both"), 126),
        ("V3b", Readings(v3b="literal-queen"), 882),
        ("V4a", Readings(v4a="disjoint"), 909),
        ("V4a", Readings(v4a="overlap"), 1401),
    ],
)
def test_other_readings_name_so_many_hands(pattern, readings, hands):
    assert pattern_row(pattern, readings).hands == hands


def test_default_readings_are_ours():
    assert pattern_table() == pattern_table(Readings())


def test_what_the_list_names_and_misses():
    elder = missed("elder")
    assert elder.named == atlas().weights[named()].sum() == 32277
    assert percent(elder.named_reach) == 94.3
    assert percent(elder.found, 0) == 44
    assert elder.reaching - sum(elder.missed_by_trumps) == round(elder.named_reach * elder.named)


EXAMPLES = """
9H 8H 7H 8S 7C | TH | V1      | 59 59
KH JH 7H QS 7D | TH | V1      | 99 99
QH JH AH 9H KC | 8H | V1      | 100 100
9H 8H KS 9D 7C | TH |         | 60 58
QH 7H TS 9D 8C | TH |         | 52 51
9H 7H 9S 8S 7S | TH | V2a     | 73 34
QH 8H AC TC 7C | TH | V2a     | 85 58
AH 7H QD 9D 8D | JH | V2a V2b | 89 66
9H 7H 9S 8S 7C | TH |         | 45 38
9H TS 9S 8S 7S | TH |         | 34 7
9H 7H QS 7S 8C | TH | V2b     | 65 60
9H 7H KS 7S 8C | TH | V2b     | 74 70
JH 8H QD AD 7S | TH | V2b     | 80 73
9H 7H QS 7C 8D | TH |         | 46 45
9H 7H JS 7S 8C | TH |         | 58 52
9H 7H JS AS JC | TH | V2c     | 82 70
9H 7H JS 7S JC | TH | V2c     | 72 62
9H 7H AS 7S JC | TH | V2c     | 67 56
9H 7H TS 9S JC | TH |         | 70 57
9H 7H JS AS TC | TH |         | 75 66
7H KS 9S 8S 7S | TH | V3a     | 60 18
8H KC QC TC 7C | TH | V3a     | 68 25
JH KD AD TD 8D | 9H | V3a     | 62 21
7H QS JS AS TS | TH |         | 59 18
7H KS 9S 8S 9C | TH |         | 58 19
7H QS 8S 7S KC | TH | V3b     | 54 29
7H QS JS 7S KC | TH | V3b     | 64 39
7H KS 8S 7S KC | TH | V3b     | 62 36
7H JS AS TS KC | TH |         | 56 32
7H QS 8S 7S QC | TH |         | 52 24
7H 8S 7S KC KD | TH | V3c     | 61 33
JH AS TS KC KD | TH | V3c     | 85 72
8H QC 7C KS KD | 9H | V3c     | 85 66
7H 8S 7S KC QD | TH |         | 53 27
7H KS 7S KC 7D | TH |         | 61 40
QS 7S KC KD 7D | TH | V4a     | 59 46
QS AS KC KD 7S | TH | V4a     | 60 50
QC JC KS 9S KD | TH | V4a     | 70 60
JS AS KC KD 7D | TH |         | 56 46
QS KC 7C KD 7D | TH |         | 54 44
QS KS QC KD 7D | TH | V4b     | 65 57
QS JS QC JD 7D | TH | V4b     | 45 34
QS QD QC JC 7D | TH | V4b     | 51 41
KS KD QC JC 7D | TH | V4a     | 65 56
QS QC KS 9D 7D | TH |         | 36 27
"""


@pytest.mark.parametrize("line", EXAMPLES.strip().split("\n"))
def test_examples_of_the_rule_texts(line):
    """Patterns matched, and the chance in whole per cent as elder and as dealer."""
    hand, turn_up, patterns, chances = (part.strip() for part in line.split("|"))
    for role, chance in zip(("elder", "dealer"), chances.split(), strict=True):
        answer = odds(hand, turn_up, role)
        assert answer["patterns"] == patterns.split()
        assert percent(answer["open"] / OPPONENTS, 0) == int(chance)


def test_the_cards_that_make_a_match_are_told():
    hand = ["AH", "7H", "QD", "9D", "8S"]
    own = read_situation(hand, "JH", "elder").own
    made = [number(card, "JH") for card in hand[:4]]
    assert {pattern: sorted(cards) for pattern, cards in matches(own.cards).items()} == {"V2b": sorted(made)}


def test_weakest_and_strongest_hands_show_the_pattern():
    for row in pattern_table():
        for role, worth in (("elder", row.elder), ("dealer", row.dealer)):
            for hand, count in ((worth.weakest, worth.least), (worth.strongest, worth.most)):
                answer = odds(hand, "TH", role)
                assert row.pattern in answer["patterns"]
                assert answer["open"] == count
