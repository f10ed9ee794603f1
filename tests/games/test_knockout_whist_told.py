"""Knock-Out Whist: what is said of a trick, of a turn and of a refused card, and what a short position means."""

from __future__ import annotations

import pytest

from tutor.core.cards import card, cards, pack
from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE, Move, Seat, read_move
from tutor.core.options import changed
from tutor.core.play import verdicts
from tutor.core.seats import NOBODY
from tutor.games import shelf
from tutor.games.knockout_whist.options import PRESETS

GAME = shelf()["knockout-whist"]
STANDARD = PRESETS["standard"]


def moment(options=STANDARD, **said):
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": {"dealer": "C", **said}})
    assert not GAME.check(state)
    return state


def told(state, text):
    """What a card has caused: the end of each id, and the facts."""
    _, events = GAME.apply(state, read_move(text, state.seats, GAME.verbs))
    return {event.rule.removeprefix("knockout-whist."): event.facts for event in events}


def rules_on(state, text):
    by_move = {str(verdict.move): verdict for verdict in verdicts(GAME, state, Seat(text.split()[0]))}
    return [rule.removeprefix("knockout-whist.") for rule in by_move[text].rules]


TRICK = {"number": 6, "trump": "♥", "trick": ["A ♣9", "B ♠K"], "hands": {"A": "♣2", "B": "♠3", "C": "♣7 ♦2"}}


def test_the_taker_is_told_with_the_higher_cards_that_do_not_count():
    assert told(moment(**TRICK), "C ♣7")["trick.else-highest-led"]["higher"] == cards("♠K")


@pytest.mark.parametrize(("on", "trump", "rule"), [
    ("off", "♥", "trick.else-highest-led"), ("on", "none", "trick.else-highest-led"), ("on", "♥", "opt.diamond-two"),
])  # fmt: skip
def test_the_two_of_diamonds_is_named_only_where_it_rules(on, trump, rule):
    options = changed(PRESETS["standard"], {"diamond-two": on, "no-trump": "on"})
    hands = {"A": "♣2", "B": "♣3", "C": "♣4"}
    state = moment(options, number=6, trump=trump, trick=["A ♦2", "B ♣K"], hands={**hands, "C": "♣4 5"})
    assert [id_ for id_ in told(state, "C ♣4") if "highest" in id_ or "diamond" in id_] == [rule]


def test_whose_turn_it_is_is_a_reason_only_at_the_first_lead_of_a_hand():
    hands = {"A": "♣2 4", "B": "♠3 5", "C": "♣7 ♦2"}
    first = moment(number=6, trump="♥", hands=hands, turn="A", first="A", last="")
    assert rules_on(first, "A ♣2") == ["trick.free-lead", "lead.left-of-dealer"]
    later = moment(number=6, trump="♥", hands={"A": "♣2", "B": "♠3", "C": "♣7"}, turn="B", last="B", won={"B": 1})
    assert rules_on(later, "B ♠3") == ["trick.free-lead"]
    assert rules_on(moment(**TRICK), "C ♣7") == ["trick.follow-suit"]


def test_a_refused_card_says_whether_one_has_to_wait():
    state = moment(**TRICK)
    assert GAME.facts(state, Move(Seat("C"), "play", cards("♦2")))["why"] == "other"
    waiting = moment(number=6, trump="♥", trick=["A ♣9"], hands={"A": "♣2", "B": "♠3 5", "C": "♣7 ♦2"}, turn="B")
    assert GAME.facts(waiting, Move(Seat("C"), "play", cards("♦2")))["why"] == "waiting"


def test_the_table_shows_who_is_out():
    state = moment(number=6, trump="♥", hands={"A": "♣2 4", "B": "♠3 5"}, **{"in": ["A", "B"]})
    assert [hand.out for hand in GAME.scene(state, None).hands] == [False, False, True]


def test_nobody_may_have_chosen():
    assert moment(chooser="", **TRICK).chooser == NOBODY


def test_a_deal_names_the_card_that_is_not_of_the_pack():
    state = GAME.start(STANDARD, tuple(map(Seat, "ABC")))
    with pytest.raises(Complaint) as refused:
        GAME.apply(state, Move(TABLE, "deal", (*pack()[:20], card("JK1"))))
    assert (refused.value.key, refused.value.facts["card"]) == ("card-foreign", card("JK1"))


@pytest.mark.parametrize(("cuts", "turn", "fits"), [
    ([], "A", True), (["A ♠9"], "B", True), ([], "B", False), (["B ♠9"], "B", False),
])  # fmt: skip
def test_who_has_cut_before_whose_turn_it_is(cuts, turn, fits):
    said = {"number": 2, "phase": "cut", "tied": ["A", "B"], "won": {"A": 3, "B": 3}, "cuts": cuts, "turn": turn}
    state = GAME.read(STANDARD, tuple(map(Seat, "ABC")), {"position": {"dealer": "C", **said}})
    assert ("cuts-out-of-order" in [problem.key for problem in GAME.check(state)]) is not fits
