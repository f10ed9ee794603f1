"""What the coach says of the move advised is so: over random play in every rule set, asked of the cards as they lie."""

from __future__ import annotations

from beside.gurke import height
from beside.here import decisions
from beside.knockout_whist import wins_now


def test_no_more_trumps_are_said_to_be_out_than_the_others_hold_cards():
    """Knock-Out Whist: two cards in the other hands are at most two trumps."""
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.draw-trumps":
            assert here.said["n"] <= sum(map(len, here.theirs))
            met += 1
    assert met > 10


def test_a_lone_card_that_is_beaten_already_is_said_to_be():
    """Knock-Out Whist: what lies above it is no mere risk."""
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.wait-with-the-lone-card" and here.said["why"] in ("waits", "beaten"):
            beaten = bool(here.state.trick) and not wins_now(here, here.mine[0])
            assert (here.said["why"] == "beaten") == beaten
            met += 1
    assert met > 10


def test_low_cards_are_drawn_out_by_high_ones_alone():
    """Gurke: nearly everybody can overtake a middling card cheaply."""
    met = 0
    for here in decisions("gurke", 120):
        if here.told.rule == "gurke.well.lead-high-keep-the-highest" and not here.said["forced"]:
            assert (here.said["height"] == "high") == all(height(here, c) > 11 for c in here.told.move.cards)
            met += 1
    assert met > 10


def test_a_wild_card_is_said_to_be_the_only_one_where_it_is():
    """Crazy Eights: with two of them, one of them is needed."""
    met = 0
    for here in decisions("crazy-eights", 120):
        if here.told.rule == "crazy-eights.well.keep-the-eight":
            wild = {c for c in here.mine if c.rank == here.state.options.wild_rank}
            assert here.said["wilds"] == len(wild)
            met += 1
    assert met > 10
