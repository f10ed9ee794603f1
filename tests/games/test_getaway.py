"""Getaway: the decisions about what the page leaves open (A1 to A29), each pinned where the engine makes it."""

from __future__ import annotations

import random

import pytest
from getaway_told import SIX, deal, table
from playing import rule_sets, seats_for, tell, wander

from tutor.cases.transcript import read_case
from tutor.core.complaints import Complaint
from tutor.core.moves import Seat, seated
from tutor.core.options import changed
from tutor.games import shelf

GAME = shelf()["getaway"]
STANDARD = GAME.presets["standard"]


def problems(**position) -> list[str]:
    said = {"game": "getaway", "players": ["N", "S"], "position": position}
    return [problem.key for problem in GAME.check(read_case(said).start())]


# The pile


def test_a1_an_empty_pile_is_an_impossible_position():
    rest = "♠A K D B 10 9 8 7 6 5 4 3 2 ♥A K D B 10 9 8 7 6 5 4 3 2 ♦A D B 10 9 8 7 6 5 4 3 2 ♣A K D B 10 9 8 7 6 5 4 3"
    assert problems(hands={"S": rest}, trick=["N ♦K", "S ♣2"], phase="window", power="N", pile="") == ["pile-empty"]


@pytest.mark.parametrize("one", [one for one in rule_sets("getaway") if "draw-hand" not in one.name], ids=repr)
def test_a1_the_pile_never_runs_dry(one):
    least = 99
    for seed in range(12):
        source = random.Random(seed)
        state = GAME.start(one.options, seats_for(GAME, one.options, source, 5))
        for moment in wander(GAME, state, source, 400):
            if moment.move.verb == "draw" and moment.move.seat != "table":
                least = min(least, len(moment.before.pile))
            before, after = (lying(moment.before), lying(moment.after))
            assert after == before or not before, "the cards of the whole pack are always somewhere"
    assert least > 1


def lying(state) -> list[str]:
    """Every card wherever it lies, sorted."""
    places = (*state.hands, state.pile, *state.heaps, [card for _, card in state.trick])
    return sorted(card.text for place in places for card in place)


# Taking a hand


TAKING = "N ♠D 8 ♥3; E ♦9 7 ♣2; S ♥K 10 ♦2 ♣6; W ♠5 ♣A"


def test_a2_a_player_with_the_power_whose_hand_is_taken_has_escaped():
    told = table("N E S W", TAKING, "W takes")
    assert told.hands == {"E": "♦9 7 ♣2", "S": "♥K 10 ♦2 ♣6", "W": "♠D 8 5 ♥3 ♣A"}
    assert told.gaps["getaway.take.target-escapes"] == "getaway.gap.take-power-holder"


def test_a3_the_lead_goes_with_the_cards():
    told = table("N E S W", TAKING, "W takes")
    assert told.mover == "W"
    assert told.gaps["getaway.opt.take.lead-after-power-taken"] == "getaway.gap.lead-after-take"


def test_a3_or_by_switch_to_the_next_player():
    told = table("N E S W", TAKING, "W takes", options={"take.lead-after-power-taken": "next-left"})
    assert told.mover == "E"


def test_a4_a_hand_may_be_taken_before_the_first_trick_and_the_ace_goes_with_it():
    told = deal("S takes")
    assert (told.mover, told.legal()) == ("S", "S ♠A")
    assert told.events == deal("N takes").events, "nobody is told where the ace is before it lies"
    assert deal().verdict("S take").gap == "getaway.gap.take-before-first"


def test_a4_or_not_at_a_table_that_does_not_want_it():
    told = deal(options={"take.before-first-trick": "no"})
    assert told.why("S take") == "-getaway.opt.take.before-first-trick"
    assert told.acting == "W"


def test_a5_whoever_has_the_power_is_asked_first_and_then_each_once_in_turn():
    told = table("N E S W", TAKING, power="E")
    assert told.acting == "E S W N"
    after = table("N E S W", TAKING, "S takes", power="E")
    assert after.acting == "E N", "E has passed it up by letting S take; W has been taken from"
    assert (after.why("E take"), after.verdict("E take").gap) == ("-getaway.take.window", "getaway.gap.take-order")


def test_a5_before_the_first_trick_the_asking_starts_left_of_the_dealer():
    state = deal().state
    assert state.seats[state.asks_from] == "N", "W deals, W holds the ace"
    assert deal().acting == "W N E S"
    assert tell(SIX | {"dealer": "E"}).state.asks_from == 2


def test_a6_once_before_a_trick():
    told = table("N E S W", TAKING, "E takes")
    found = told.verdict("E take")
    assert (found.legal, found.rule) == (False, "getaway.opt.take.limit-per-window")
    assert found.gap == "getaway.gap.take-repeat"


def test_a6_or_as_often_as_one_likes():
    told = table("N E S W", TAKING, "E takes", "E takes", options={"take.limit-per-window": "unlimited"})
    assert told.hands["E"] == "♠5 ♥K 10 ♦9 7 2 ♣A 6 2"
    assert told.legal("E") == "E take"


EMPTY = ("W ♦K", "N ♦9", "E ♦4")
LAST = "N ♦9 ♣B ♣5 ♠4; E ♦4 ♣3 ♥2; W ♦K"


def test_a7_an_empty_hand_with_the_power_may_take_instead_of_drawing():
    told = table("N E S W", LAST, *EMPTY, power="W")
    found = told.verdict("W take")
    assert (found.legal, found.gap) == (True, "getaway.gap.take-vs-draw")
    after = table("N E S W", LAST, *EMPTY, "W takes", power="W")
    assert after.hands == {"W": "♠4 ♣B 5", "E": "♥2 ♣3"}
    assert len(after.state.pile) == 47, "the finished trick has joined the pile"


def test_a7_a_player_without_cards_is_passed_over_as_a_target():
    told = table("N E S W", LAST, *EMPTY, power="W")
    assert GAME.facts(told.state, told.verdict("E take").move)["other"] == "N"


def test_a7_a_drawn_card_cannot_be_stolen():
    told = table("N E S W", LAST, *EMPTY, "W draws", "table ♣8", power="W")
    found = told.verdict("E take")
    assert (found.legal, found.rule, found.gap) == (False, "getaway.take.window", "getaway.gap.take-vs-draw")
    assert told.acting == "W"


def test_a8_with_two_left_taking_loses_at_once():
    told = table("N S", "N ♣9; S ♣4 ♥K", "N takes")
    assert told.losers == ("N",)


def test_taking_for_the_power_only():
    told = table("N E S W", TAKING, options={"take.who": "power-only"})
    assert told.why("E take") == "-getaway.opt.take.who"
    assert told.acting == "N"


def test_a_hand_is_taken_between_tricks_only_and_never_from_nobody():
    assert table("N E S W", TAKING, "N ♥3").why("E take") == "-getaway.take.window"
    told = table("N S", "N ♣9; S ♣4 ♥K", "N ♣9", "S ♣4")
    assert told.why("S take") == "-getaway.take.target"


# The last card


def test_a9_when_everyone_runs_out_together_the_power_loses():
    told = table("N E S", "N ♣9; E ♣4; S ♣3", "N ♣9", "E ♣4", "S ♣3")
    assert told.losers == ("N",)
    assert told.gaps["getaway.escape.not-with-power"] == "getaway.gap.several-empty"


def test_a9_also_with_a_drawn_card_and_nobody_is_told_to_lead_again():
    hands, moves = "N ♦K; E ♦4 ♣3; S ♦3 ♣2", ("N ♦K", "E ♦4", "S ♦3", "N draws", "table ♣9", "N ♣9", "E ♣3", "S ♣2")
    told = table("N E S", hands, *moves)
    assert told.losers == ("N",)
    assert "getaway.lastcard.unbeaten-leads-again" not in told.events


PASSES = ("A ♥K", "B ♥4", "C ♥9")


def test_a10_the_lead_passes_while_two_others_have_cards():
    told = table("A B C", "A ♥K; B ♥4 ♠6; C ♥9 ♦5", *PASSES, preset="lead-passes")
    assert (told.mover, set(told.hands)) == ("B", {"B", "C"})
    assert told.gaps["getaway.opt.last-card-power"] == "getaway.gap.lead-passes-count"


def test_a10_with_one_other_left_it_does_not():
    told = table("A B C", "A ♥K; B ♥4 ♠6; C ♥9", *PASSES, preset="lead-passes")
    assert (told.mover, told.legal()) == ("A", "A take, A draw")


def test_a10_with_nobody_left_the_power_loses():
    assert table("A B C", "A ♥K; B ♥4; C ♥9", *PASSES, preset="lead-passes").losers == ("A",)


def test_a10_the_lead_passes_counter_clockwise_too():
    told = table("A B C", "A ♥K; B ♥4 ♠6; C ♥9 ♦5", "A ♥K", "C ♥9", "B ♥4", preset="lead-passes",
                 options={"direction": "counter-clockwise"})  # fmt: skip
    assert told.mover == "C"


def test_a11_a_card_is_drawn_blind_from_the_next_hand_and_led():
    told = table("A B C", "A ♦K; B ♦9 ♠6 ♥3; C ♦4 ♠10", "A ♦K", "B ♦9", "C ♦4", preset="draw-from-hand")
    found = told.verdict("A draw")
    assert (found.rule, found.gap) == ("getaway.opt.last-card-power", "getaway.gap.draw-hand-how")
    asked = table("A B C", "A ♦K; B ♦9 ♠6 ♥3; C ♦4 ♠10", "A ♦K", "B ♦9", "C ♦4", "A draws", preset="draw-from-hand")
    assert {str(move.card) for move in GAME.chances(asked.state)} == {"♠6", "♥3"}, "neither the pile nor a choice"
    led = table("A B C", "A ♦K; B ♦9 ♠6 ♥3; C ♦4 ♠10", "A ♦K", "B ♦9", "C ♦4", "A draws", "table ♥3",
                preset="draw-from-hand")  # fmt: skip
    assert led.legal() == "A ♥3"
    assert len(led.state.pile) == 49, "the finished trick has joined the pile"


def test_a11_whoever_gives_the_last_card_has_escaped():
    told = table("A B C", "A ♦K; B ♦9 ♠6; C ♦4 ♠10", "A ♦K", "B ♦9", "C ♦4", "A draws", "table ♠6",
                 preset="draw-from-hand")  # fmt: skip
    assert "getaway.escape.empty-hand" in told.events
    assert set(told.hands) == {"A", "C"}


def test_a11_from_any_hand_the_drawer_names_whom():
    told = table("A B C", "A ♦K; B ♦9 ♠6; C ♦4 ♠10", "A ♦K", "B ♦9", "C ♦4", preset="draw-from-hand",
                 options={"draw-hand.target": "any-player"})  # fmt: skip
    assert told.legal() == "A take, A draw = B, A draw = C"


def test_a12_an_escape_is_settled_when_the_trick_is_over():
    hands = "N ♥4 ♦8; E ♥9; S ♣A ♠3; W ♥K ♦2"
    assert "E" in table("N E S W", hands, "N ♥4", "E ♥9").hands, "still in with an empty hand"
    told = table("N E S W", hands, "N ♥4", "E ♥9", "S ♣A")
    assert (told.mover, told.hands["E"]) == ("E", "♥9 4 ♣A")
    assert "getaway.escape.pickup-cancels" in told.events


def test_a12_a_drawer_who_is_beaten_is_out_only_with_the_trick():
    moves = (*EMPTY, "W draws", "table ♠2", "W ♠2", "N ♠4")
    assert "W" in table("N E S W", LAST, *moves, power="W").hands
    assert "W" not in table("N E S W", LAST, *moves, "E ♣3", power="W").hands


def test_a_pick_up_by_someone_else_is_not_called_an_unbeaten_draw():
    told = table("N E S W", "N ♠4; E ♣3 ♥2; W ♠2", "W ♠2", "N ♠4", "E ♣3", power="W", drawn="pile")
    assert "getaway.escape.pickup-cancels" in told.events
    assert "getaway.lastcard.unbeaten-leads-again" not in told.events


def test_a24_a_drawn_card_is_led_at_once():
    told = table("N E S W", LAST, *EMPTY, "W draws", "table ♣8", power="W")
    assert (told.legal(), told.why("W ♣8")) == ("W ♣8", "+getaway.lastcard.must-lead-drawn")


# Two players


TWO = ("N S", "N ♣9; S ♣4 ♥K ♠3", "N ♣9", "S ♣4")


def test_a17_a_power_won_by_following_with_the_last_card_counts_as_well():
    told = table("N S", "N ♣4 ♥K ♠3; S ♣9", "N ♣4", "S ♣9", "S draws", "table ♦2", "S ♦2", "N ♥K")
    assert told.losers == ("S",)
    assert GAME.outcome(told.state).rule == "getaway.two.drawn-tochoo"


def test_a17_ones_own_last_card_stopped_is_an_ordinary_pick_up():
    told = table("N S", "N ♣9; S ♥K ♠3", "N ♣9", "S ♥K")
    assert (told.mover, told.hands["N"]) == ("N", "♥K ♣9")


def test_a17_unless_the_table_wants_the_wider_short_cut():
    wide = {"two-player.shortcut-scope": "any-single-card"}
    told = table("N S", "N ♣9; S ♥K ♠3", "N ♣9", "S ♥K", options=wide)
    assert told.losers == ("N",)
    assert GAME.outcome(told.state).rule == "getaway.opt.two-player.shortcut-scope"
    assert table("N S", "N ♣9 ♦2; S ♥K ♠3", "N ♣9", "S ♥K", options=wide).losers == ()


def test_a26_drawing_the_last_card_of_the_only_opponent_loses():
    told = table("N S", "N ♣9; S ♣4 ♥K", "N ♣9", "S ♣4", "N draws", "table ♥K", preset="draw-from-hand")
    assert told.losers == ("N",)


def test_a27_two_are_counted_when_the_drawn_card_is_led():
    told = table("N E S", "N ♦2; E ♥K ♠3; S ♣4", "N ♦2", "E ♥K", drawn="pile")
    assert (told.losers, told.mover) == ((), "N"), "three were in: an ordinary pick-up"


def test_a28_the_special_case_is_on_unless_switched_off():
    moves = ("N draws", "table ♦2", "N ♦2", "S ♥K")
    assert table(*TWO, *moves).losers == ("N",)
    told = table(*TWO, *moves, options={"two-player-draw-special": "off"})
    assert (told.losers, told.mover) == ((), "N")
    assert {"getaway.trick.interrupted-pickup", "getaway.lastcard.unbeaten-leads-again"} <= set(told.events)


def test_a29_a_card_drawn_from_a_hand_never_loses_at_once():
    told = table("N S", "N ♣9; S ♣4 ♥K ♠3", "N ♣9", "S ♣4", "N draws", "table ♥K", "N ♥K", "S ♠3",
                 preset="draw-from-hand")  # fmt: skip
    assert "getaway.two.drawn-tochoo" not in told.events
    assert "getaway.trick.interrupted-pickup" in told.events


# Series, seats


def test_a20_a21_seats_and_notices():
    def keys(preset: str, count: int) -> list[str]:
        assert GAME.notices is not None
        return [notice.key for notice in GAME.notices(GAME.start(GAME.presets[preset], seated(count)))]

    assert (GAME.seats(STANDARD), GAME.seats(GAME.presets["two-packs"])) == ((2, 8), (2, 16))
    assert (keys("standard", 2), keys("standard", 3), keys("two-packs", 9)) == (["two-players"], [], [])
    assert (keys("two-packs", 8), keys("two-packs", 2)) == (["few-for-two-packs"], ["two-players", "few-for-two-packs"])


def test_the_deal_moves_on_and_losses_are_counted():
    options = changed(STANDARD, {"loss-counter": "on"})
    state = read_case({"game": "getaway", "options": {"loss-counter": "on"}, "players": ["N", "S"], "dealer": "N",
                       "position": {"hands": {"N": "♣9", "S": "♣4"}, "power": "N"}}).start()  # fmt: skip
    for text in ("N ♣9", "S ♣4"):
        state, events = GAME.apply(state, next(m for m in GAME.attempts(state, Seat(text[0])) if str(m) == text))
    assert events[-1].rule == "getaway.opt.loss-counter"
    assert (state.losses, GAME.again(state).losses, GAME.again(state).dealer) == ((1, 0), (1, 0), 1)
    assert GAME.read(options, state.seats, {"position": GAME.write(GAME.again(state))}) == GAME.again(state)
    still = state._replace(options=changed(options, {"dealer-rotation": "off"}))
    assert GAME.again(still).dealer == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"draw-hand.target": "any-player"},
        {"two-player-draw-special": "off", "two-player.shortcut-scope": "any-single-card"},
    ],
)
def test_choices_that_exclude_each_other_are_refused(changes):
    with pytest.raises(Complaint) as refused:
        changed(STANDARD, changes)
    assert refused.value.key == "options-conflict"
