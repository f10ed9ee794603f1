"""Crazy Eights: traps known from elsewhere, and rules that no example shows."""

from __future__ import annotations

import random

import pytest
from crazy_tables import GAME, move, table

from tutor.cases.transcript import read_case
from tutor.core.cards import card
from tutor.core.moves import TABLE
from tutor.core.play import IllegalMove, legal, step


def told(state, seat=None):
    return {str(m).partition(" ")[2] for m in legal(GAME, state, seat)}


# Three combinations that other programs have got wrong


def test_draw_one_on_an_empty_stock_gives_the_turn_away():
    """With one draw a turn and nothing to draw, the turn does not stay with the same player."""
    state = table(options={"drawn-card": "drawn-only"}, top="♦7", stock=0, hands={"A": "♥K ♣9", "B": "♦3 ♣5"})
    assert told(state) == {"pass"}
    after, _ = step(GAME, state, move("A pass", state))
    assert GAME.movers(after) == ("B",)
    dry = table(
        options={"draw-count": "until-playable", "drawn-card": "drawn-only"},
        top="♦7", stock="♥2", hands={"A": "♥K ♣9", "B": "♦3 ♣5"}, moves=["A draws", "table draw ♥2"],
    )  # fmt: skip
    assert told(dry) == {"pass"}
    after, _ = step(GAME, dry, move("A pass", dry))
    assert GAME.movers(after) == ("B",)
    assert after.passes == 0


def test_no_suit_is_asked_for_after_a_last_eight():
    """The round ends with the empty hand; nothing is called, and nothing may be."""
    state = table(top="♥K", hands={"A": "♣8", "B": "♦6 ♦7"})
    assert told(state) == {"♣8", "draw"}
    with pytest.raises(IllegalMove) as refused:
        step(GAME, state, move("A ♣8 = ♥", state))
    assert refused.value.verdict.rule == "crazy-eights.play.eight-must-call"
    after, _ = step(GAME, state, move("A ♣8", state))
    assert GAME.movers(after) == ()
    assert after.called == ""
    assert GAME.outcome(after).winners == ("A",)


def test_a_called_suit_does_not_leak_into_the_next_round():
    """In a match the wish of one round has no say in the next."""
    state = table(
        options={"match": "100"}, top="♠8", called="♥", hands={"A": "♥3", "B": "♦6 ♣K"}, moves=["A ♥3"],
    )  # fmt: skip
    assert (state.called, state.phase.value) == ("", "deal")
    state = table(options={"match": "100"}, top="♠8", called="♥", hands={"A": "♦8", "B": "♦6 ♣K"}, moves=["A ♦8"])
    source = random.Random(3)
    while GAME.movers(state)[0] is TABLE:
        state, _ = GAME.apply(state, GAME.chance(state, source))
    assert state.called == ""
    assert state.required == state.top.suit
    assert (state.debt, state.passes, state.drawn, state.step) == (0, 0, (), 1)


# Rules that no example shows


def test_a_wild_starter_is_buried_and_another_turned():
    case = {"game": "crazy-eights", "players": ["A", "B", "C"]}
    hands = {"A": "♣D ♣10 ♥4 ♦10 ♣8", "B": "♣9 ♥10 ♥3 ♠3 ♥7", "C": "♠4 ♠7 ♠K ♠A ♣4"}
    run = read_case({**case, "hands": hands, "moves": ["table turn ♥8", "table turn ♠8", "table turn ♦2"]}).play()
    assert run.failure is None
    assert run.end.top == card("♦2")
    assert {card("♥8"), card("♠8")} <= set(run.end.stock)
    assert [e.rule for made in run.steps[:2] for e in made.events] == ["crazy-eights.opt.starter-wild"] * 2


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("own-suit", {"♠2", "♠4", "draw"}),
        ("first-player-free", {"♠2", "♠4", "♥6", "♣9", "♦K", "♦7", "♦3", "draw"}),
        ("dealer-calls", {"♥6", "draw"}),
    ],
)
def test_other_ways_with_a_wild_starter(way, expected):
    hands = {"A": "♠2 4 ♥6 ♣9 ♦K 7 3", "B": "♣2 3 4 5 6 7 10"}
    moves = ["table turn ♠8"] + (["B call = ♥"] if way == "dealer-calls" else [])
    said = {"game": "crazy-eights", "options": {"starter-wild": way}, "players": ["A", "B"]}
    run = read_case({**said, "hands": hands, "moves": moves}).play()
    assert run.failure is None
    assert GAME.movers(run.end) == ("A",)
    assert told(run.end) == expected


@pytest.mark.parametrize(
    ("starter", "turn", "debt", "direction"), [("♦2", "A", 1, 1), ("♦D", "B", 0, 1), ("♦A", "B", 0, -1)]
)
def test_a_starter_as_if_the_dealer_had_played_it(starter, turn, debt, direction):
    hands = {"A": "♣D ♣10 ♥4 ♦10 ♣8", "B": "♣9 ♥10 ♥3 ♠3 ♥7", "C": "♠4 ♠7 ♠K ♠A ♣4"}
    said = {"game": "crazy-eights", "preset": "special-cards", "players": ["A", "B", "C"], "hands": hands}
    said["options"] = {"starter-action": "as-if-dealer-played"}
    run = read_case({**said, "moves": [f"table turn {starter}"]}).play()
    assert run.failure is None
    assert (GAME.movers(run.end)[0], run.end.debt, run.end.step) == (turn, debt, direction)
    assert "crazy-eights.draw-two.new-chain" not in {event.rule for event in run.steps[-1].events}


def test_a_short_stock_is_taken_waived_or_filled_first():
    position = {"top": "♠2", "debt": 2, "laid": "B", "stock": "♣3", "hands": {"A": "♦K ♦4", "B": "♦6 ♦7"}}
    left = table(options={"draw-two": "on"}, **position, moves=["A takes", "table draw ♣3"])
    assert (len(left.hands[0]), left.debt, GAME.movers(left)) == (3, 0, ("B",))
    waived = table(options={"draw-two": "on", "penalty-shortfall": "waive"}, **position, moves=["A takes"])
    assert (len(waived.hands[0]), waived.debt, GAME.movers(waived), waived.passes) == (2, 0, ("B",), 0)
    filled = table(
        options={"draw-two": "on", "penalty-shortfall": "reshuffle-first"},
        **position, moves=["A takes", "table shuffle", "table draw ♣3 ♣4 ♣5 ♣6"],
    )  # fmt: skip
    assert len(filled.hands[0]) == 6
    nothing = table(options={"draw-two": "on"}, **{**position, "stock": 0}, moves=["A takes"])
    assert (len(nothing.hands[0]), GAME.movers(nothing), nothing.passes) == (2, ("B",), 0)


@pytest.mark.parametrize("shortfall", ["waive", "reshuffle-first"])
def test_a_stock_that_is_just_enough_is_taken_as_it_lies(shortfall):
    options = {"draw-two": "on", "penalty-shortfall": shortfall}
    state = table(
        options=options, top="♠2", debt=1, stock="♣3 ♣4", hands={"A": "♦K ♦4", "B": "♦6 ♦7"}, moves=["A take"]
    )
    assert GAME.movers(state) == (TABLE,)
    after, _ = step(GAME, state, move("table draw ♣3 ♣4", state))
    assert (len(after.hands[0]), after.stock) == (4, ())


def test_a_last_two_may_still_hit():
    options = {"draw-two": "on", "final-card-effects": "two-still-hits"}
    state = table(options=options, top="♥7", hands={"A": "♥2", "B": "♦6"}, moves=["A ♥2", "table draw ♣K ♠8"])
    assert GAME.outcome(state).points == (("A", 0), ("B", 66))
    plain = table(options={"draw-two": "on"}, top="♥7", hands={"A": "♥2", "B": "♦6"}, moves=["A ♥2"])
    assert GAME.outcome(plain).points == (("A", 0), ("B", 6))


def test_a_block_may_bring_a_reshuffle_instead_of_the_end():
    state = table(
        options={"empty-stock": "reshuffle-after-block"}, top="♦7", stock=0, hands={"A": "♥K", "B": "♣5"},
        moves=["A passes", "B passes", "table shuffle"],
    )  # fmt: skip
    assert (GAME.movers(state), len(state.stock), state.passes) == (("A",), 49, 0)


def test_an_objection_may_wait_until_the_own_next_turn():
    options = {"last-card": "on", "last-card-window": "until-own-next-turn"}
    position = {"top": "♥B", "players": ["A", "B", "C"], "hands": {"A": "♥4 ♠9", "B": "♥6 ♣3 ♦3", "C": "♦5 ♦10"}}
    state = table(options=options, **position, moves=["A ♥4", "B ♥6"])
    assert "object" in told(state, state.seats[1])
    assert "object" not in told(state, state.seats[0])
    late = table(
        options=options, **position, moves=["A ♥4", "B ♥6", "C draws", "table draw ♣A", "A draws", "table draw ♣2"]
    )
    assert "object" not in told(late, late.seats[2])


def test_a_match_ends_at_its_target_and_the_lowest_total_wins():
    state = table(
        options={"match": "100"}, top="♠3", scores=[30, 40], round=3, hands={"A": "♠4", "B": "♠8 ♥K"}, moves=["A ♠4"],
    )  # fmt: skip
    end = GAME.outcome(state)
    assert (end.rule, end.winners, end.points) == ("crazy-eights.opt.match", ("A",), (("A", 30), ("B", 100)))


@pytest.mark.parametrize(("score", "points"), [("follows-wild-rank", 50 + 8), ("stays-on-8", 10 + 50)])
def test_what_costs_fifty_where_jacks_are_wild(score, points):
    options = {"wild-rank": "B", "wild-score": score}
    state = table(options=options, top="♠3", hands={"A": "♠4", "B": "♦B ♥8"}, moves=["A ♠4"])
    assert GAME.outcome(state).points[1] == ("B", points)


def test_play_that_is_turned_round_twice_goes_clockwise_again():
    state = table(options={"reverse-rank": "A"}, players=["A", "B", "C"], hands={"A": "♥A 4", "B": "♠9 8", "C": "♠A 7"},
                  top="♥K")  # fmt: skip
    ways = []
    for text in ("A ♥A", "C ♠A"):
        state, events = step(GAME, state, move(text, state))
        ways += [(event.facts["way"], event.facts["next"]) for event in events if "way" in event.facts]
    assert ways == [("anticlockwise", "C"), ("clockwise", "A")]
