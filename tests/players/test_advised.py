"""What the coach says of the move advised is so: over random play in every rule set, asked of the cards as they lie."""

from __future__ import annotations

from beside.getaway import are_above, best_so_far
from beside.gurke import height
from beside.here import decisions
from beside.knockout_whist import wins_now

from tutor.core.cards import cards
from tutor.core.moves import PLAY, Move, seated
from tutor.games import shelf
from tutor.games.getaway.state import STRENGTH
from tutor.players.known import SUITED
from tutor.shown.table import button, in_sentence


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


def test_who_cannot_lead_safely_leaves_the_lead_to_somebody_else():
    """Getaway: last to the trick, every suit known to be stopped: no card takes the lead."""
    met = 0
    for here in decisions("getaway", 200):
        if here.told.rule != "getaway.well.last-goes-high":
            continue
        top, suit = best_so_far(here), here.state.led
        mine = here.of(suit)
        rest = {c.suit for c in here.mine if c != max(mine, key=lambda c: STRENGTH[c.rank])}
        others = [p for p, hand in enumerate(here.state.hands) if hand and p != here.me]
        stopped = bool(rest) and all(any(here.known.void(p, SUITED[s]) for p in others) for s in rest)
        if stopped and min(STRENGTH[c.rank] for c in mine) <= top and leader_holds(here):
            assert STRENGTH[here.told.move.card.rank] <= top
            met += 1
    assert met


def leader_holds(here) -> bool:
    """Whether the highest card so far is from somebody who still has cards."""
    _, player = max((STRENGTH[c.rank], -n) for n, (_, c) in enumerate(here.state.trick) if c.suit == here.state.led)
    return bool(here.state.hands[here.state.trick[-player][0]])


def test_a_card_that_cannot_stay_below_is_said_to_be_beaten_only_where_it_may_be():
    """Getaway: the one most likely to be beaten is the lowest; where nobody will beat any, that is said."""
    met = 0
    for here in decisions("getaway", 200):
        if here.told.rule == "getaway.well.stay-below" and not here.said["below"]:
            lowest = min(here.of(here.state.led), key=lambda c: STRENGTH[c.rank])
            if here.said["chance"] == "best":
                assert STRENGTH[here.told.move.card.rank] == STRENGTH[lowest.rank]
            if here.said["chance"] == "none":
                assert not are_above(here, lowest) or next_is_void(here)
            met += 1
    assert met > 10


def next_is_void(here) -> bool:
    after, _ = here.game.apply(here.state, here.told.move)
    seat = here.game.movers(after)[0]
    return not any(card.suit == here.state.led for card in after.hands[after.seats.index(seat)])


def test_another_card_stands_in_its_sentence_as_a_card_and_a_word_as_on_its_button():
    game = shelf()["ecarte"]
    state = game.start(game.presets["standard"], seated(2))
    played, word = (Move(state.seats[0], PLAY, cards("♠10")), Move(state.seats[0], "refuse"))
    assert in_sentence(game, state, played, "en") == "{♠10}"
    assert in_sentence(game, state, word, "en") == button(game, state, word, "en")
