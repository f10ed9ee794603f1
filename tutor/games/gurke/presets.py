"""The rule sets of the family that have names, each written as a change of its neighbour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.games.gurke.options import Options

# Denmark

AGURK = Options()
TABLE_CARDS = replace(AGURK, ties="none", inclusive="no", lives="1", rebirth="none", penalty_cards_out="yes")
ONE_LIFE = replace(AGURK, ties="none", lives="1", rebirth="none")

# Sweden, and what the Finns translated from there

GURKA_SE = replace(
    AGURK,
    players="3-8",
    hand_size="fixed-6",
    deal_style="singly",
    ties="all-minus",
    threshold="30",
    lives="1",
    rebirth="none",
    buyback="paid",
    stake="pot",
)
GURKA_SE_MODERN = replace(
    GURKA_SE,
    lead="lowest",
    target="previous",
    duty="must-beat",
    ace_on_ace="no",
    threshold="20",
    buyback="free",
)

# Poland

OGOREK = replace(
    AGURK,
    players="2-up",
    extra_packs="over-8",
    hand_size="fixed-6",
    duty="must-beat",
    ace_low_last="yes",
    ties="all-minus",
    threshold="50",
    lives="1",
    rebirth="none",
)

# Finland

KURKKU = GURKA_SE
MATAPESA = replace(
    AGURK,
    players="2-up",
    hand_size="max-even",
    undealt_shown="yes",
    next_dealer="loser",
    ties="none",
    threshold="0",
    lives="1",
    rebirth="none",
    end="open",
)
KURKO = replace(
    AGURK,
    players="2-9",
    jokers="2",
    joker_as="ace",
    hand_size="fixed-6",
    duty="must-beat",
    ace_low_last="yes",
    ties="all-minus",
    threshold="30",
    lives="1",
    rebirth="none",
    stake="difference",
    end="all-but-one-over",
)
RASSI = replace(
    AGURK,
    players="2-8",
    hand_size="fixed-6",
    pre_play="rassi",
    ace_low_last="yes",
    ties="all-minus",
    threshold="50",
    lives="1",
    rebirth="none",
)

# Norway

GURKA_NO = ONE_LIFE
VIDARGAS = replace(
    GURKA_NO,
    hand_size="loser-card-5-7",
    exchange="dealer-equal-keep2",
    first_leader="dealer",
    next_dealer="lowest-last",
    flat11="yes",
)

# Iceland, and 22

GURKA_IS = replace(
    AGURK,
    players="2-4",
    special="c6",
    hand_size="decreasing-10",
    sets="yes",
    single_last="yes",
    ties="none",
    inclusive="no",
    exact_reset="21",
    lives="1",
    rebirth="none",
    penalty_cards_out="yes",
)

PRESETS: Mapping[str, Options] = {
    "agurk": AGURK,
    "agurk+jokers": replace(AGURK, jokers="3", joker_as="above-ace"),
    "agurk+exchange": replace(AGURK, exchange="forehand-equal"),
    "agurk+table-cards": TABLE_CARDS,
    "agurk+ties-minus": replace(AGURK, ties="all-minus"),
    "agurk+first-over": replace(AGURK, inclusive="no", lives="1", rebirth="none", end="first-over-loses"),
    "agurk+exact21": replace(TABLE_CARDS, exact_reset="21"),
    "agurk+loser-size": replace(AGURK, hand_size="loser-card-7"),
    "gurka-se-original": GURKA_SE,
    "gurka-se-modern": GURKA_SE_MODERN,
    "ogorek": OGOREK,
    "ogorek-klassisch": replace(OGOREK, threshold="21"),
    "ogorek-kontra": replace(OGOREK, pre_play="kontra"),
    "kurkku-sandgren": KURKKU,
    "kurkku-seres": replace(KURKKU, players="3-4", buyback="none", stake="none", end="first-over-lowest-wins"),
    "matapesa": MATAPESA,
    "kurko": KURKO,
    "rassi": RASSI,
    "gurka-no": GURKA_NO,
    "gurka-no+jokers": replace(GURKA_NO, jokers="2", joker_as="ace"),
    "gurka-no+ace-ban": replace(GURKA_NO, ace_on_ace="no"),
    "norwegian-vidargas": VIDARGAS,
    "gurka-is": GURKA_IS,
    "gurka-is+exchange": replace(GURKA_IS, exchange="forehand-upto"),
    "gurka-is+b7-equal": replace(GURKA_IS, special="b7-equal"),
    "gurka-is+s7-over-c7": replace(GURKA_IS, special="s7-over-c7"),
    "gurka-is+previous": replace(GURKA_IS, target="previous"),
    "gurka-is+fixed5": replace(GURKA_IS, hand_size="fixed-5"),
    "gurka-is+pyramid": replace(GURKA_IS, hand_size="pyramid-6"),
    "22-american": replace(GURKA_IS, special="none"),
    "junior-ace-forces": replace(GURKA_SE, target="previous", ace_on_ace="no"),
    "junior-choice": ONE_LIFE,
    "junior-must-beat": replace(ONE_LIFE, duty="must-beat"),
    "junior-lowest-beater": replace(ONE_LIFE, target="previous", duty="lowest-beater"),
}
