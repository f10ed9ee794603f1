"""Cards are read as players write them, and what looks like one is left alone."""

from __future__ import annotations

import pytest

from tutor.asking.named import named_in
from tutor.asking.tidying import tidied


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Qh on 8s", ["♥D", "♠8"]),
        ("5♥ up. my hand: 9s, kd, 2c", ["♥5", "♠9", "♦K", "♣2"]),
        ("he turns up the kc as the eleventh card", ["♣K"]),
        ("10h led, ah well, as i said", ["♥10"]),
        ("hand full of 10s and Js", []),
        ("are all 8s wild if Qh is on top", ["♥D"]),
        ("10h led, can i play an 8?", ["♥10", "8"]),
        ("herz 4 liegt, derf i an kini legn?", ["♥4", "K"]),
        ("i got the king n the 7 of spades", ["♠K", "♠7"]),
        ("herz könig & 7", ["♥K", "♥7"]),
        ("ace o' hearts", ["♥A"]),
        ("mit der 8er und dem trumpfkönig", ["8", "K"]),
        ("wir sind eine 4er-gruppe mit 2er-regel", []),
        ("hearts trumps, clubs led", ["♥", "♣"]),
    ],
)
def test_a_card_is_what_anybody_reads(text, cards):
    assert [one.suit + one.rank for one in named_in(tidied(text))] == cards
