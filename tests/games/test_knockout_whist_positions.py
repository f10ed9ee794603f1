"""Knock-Out Whist: positions and deals that cannot be, and what a seat can know of one."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from whist_tables import GAME, TABLES, cheap, rule_set, wander

from tutor.core.cards import BACK, spell
from tutor.core.complaints import Complaint
from tutor.core.moves import Move, Seat, read_move
from tutor.core.play import step, verdicts
from tutor.games.knockout_whist.options import PRESETS
from tutor.games.knockout_whist.state import PACK
from tutor.paths import PACKAGE
from tutor.words import explain

# What a seat can know


@cheap
@given(name=st.sampled_from(list(TABLES)), seed=st.integers(0, 9999), back=st.integers(0, 200))
def test_a_seat_sees_nothing_hidden(name, seed, back):
    """Shuffle everything a seat cannot see: to that seat nothing has changed, not even what it may do."""
    states = [before for before, *_ in wander(TABLES[name], random.Random(seed))]
    state = states[-1 - back % len(states)]
    for me, seat in enumerate(state.seats):
        other = reshuffled(state, me, random.Random(back))
        assert GAME.seen_by(other, seat) == GAME.seen_by(state, seat)
        assert GAME.attempts(GAME.seen_by(state, seat), seat) == GAME.attempts(state, seat)
        assert GAME.scene(other, seat) == GAME.scene(state, seat)
        assert GAME.hints(other, seat) == GAME.hints(state, seat)
        if me not in state.blind:
            assert GAME.seen_by(state, seat).hands[me] == state.hands[me]


def reshuffled(state, me, source):
    """The same moment with all cards that this seat cannot see dealt anew among their places."""
    hidden = [c for p, hand in enumerate(state.hands) if p != me or me in state.blind for c in hand]
    hidden += [c for p, pile in enumerate(state.discards) if p != me for c in pile] + list(state.stock)
    source.shuffle(hidden)

    def take(places):
        return tuple(hidden.pop() for _ in places)

    hands = tuple(h if p == me and me not in state.blind else take(h) for p, h in enumerate(state.hands))
    discards = tuple(d if p == me else take(d) for p, d in enumerate(state.discards))
    return state._replace(hands=hands, discards=discards, stock=take(state.stock))


def blind_position(**more):
    hands = {"A": "♠9 8 ♥2", "B": "♦7", "C": "♠5 ♥K ♣2"}
    said = {"number": 5, "dealer": "C", "trump": "♥", "hands": hands, "blind": ["B"], "in": ["A", "B", "C"]}
    return GAME.read(PRESETS["guernsey"], tuple(map(Seat, "ABC")), {"position": {**said, **more}})


def test_who_plays_blind_does_not_see_the_card_either():
    state = blind_position(turn="C", first="C")
    seen = GAME.seen_by(state, Seat("B"))
    assert seen.hands[1] == (BACK,)
    assert seen.hands[0] == (BACK,) * 3
    assert [str(m) for m in GAME.attempts(state, Seat("B"))] == ["B ?", "B knock"]
    assert next(hand for hand in GAME.scene(state, Seat("B")).hands if hand.seat == "B").cards == (BACK,)


def test_a_blind_card_is_shown_when_it_is_played():
    state = blind_position(turn="C", first="C")
    for text in ("C ♠5", "A ♠9"):
        state, _ = step(GAME, state, read_move(text, state.seats, GAME.verbs))
    blind = read_move("B ?", state.seats, GAME.verbs)
    with pytest.raises(Complaint):  # whoever names the card has looked at it
        step(GAME, state, read_move("B ♦7", state.seats, GAME.verbs))
    after, events = step(GAME, state, blind)
    assert events[0].rule == "knockout-whist.opt.stakes.blind"
    assert events[0].facts["card"].text == "♦7"
    assert after.won == (1, 0, 0)


def test_who_plays_blind_may_not_exchange():
    options = rule_set("guernsey", exchange="on")
    said = {"number": 5, "dealer": "C", "trump": "♥", "phase": "exchange", "blind": ["B"], "turn": "A", "first": "A"}
    hands = {"A": "♠9 8 ♥2", "B": "♦7", "C": "♠5 ♥K ♣2"}
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": {**said, "hands": hands}})
    refused = [v for v in verdicts(GAME, state, Seat("B")) if v.move.verb == "discard"]
    assert [(str(v.move), v.legal, v.rule) for v in refused] == [
        ("B discard ?", False, "knockout-whist.opt.stakes.blind")
    ]
    after, _ = step(GAME, state, Move(Seat("A"), "done"))
    assert GAME.movers(after) == ("C",)


# Bad input


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"hands": {"A": "♠A", "B": "♠A"}, "trump": "♥"}, "card-twice"),
        ({"hands": {"A": "♠A", "B": "JK1"}, "trump": "♥"}, "card-foreign"),
        ({"hands": {"A": "♠A", "X": "♠2"}, "trump": "♥"}, "no-such-seat"),
        ({"hands": {"A": "♠A", "B": "♠2"}}, "field-missing"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "stars"}, "no-such-word"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "number": 8}, "not-a-number"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "dogs": 3}, "not-a-list"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "won": [1]}, "numbers-per-seat"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "phase": "dance"}, "no-such-word"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "turned": "♠3 4"}, "one-card-only"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "trick": ["A JK1"]}, "card-foreign"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "tricks": 3}, "no-such-field"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(said, key):
    with pytest.raises(Complaint) as refused:
        GAME.read(PRESETS["standard"], tuple(map(Seat, "AB")), {"position": said})
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A K", "B": "♠2"}}, "hand-size"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "in": ["A"]}, "out-with-cards"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "won": {"A": 1}}, "too-many-tricks"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A"}, "trick": ["B ♠2"], "turn": "B"}, "turn-without-cards"),
        ({"number": 7, "trump": "♥", "hands": {}, "trick": ["A ♠3", "B ♠2"]}, "trick-already-full"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "stock": "♣2"}, "cards-missing"),
        ({"number": 7, "phase": "deal", "in": ["A"]}, "nobody-to-move"),
        ({"number": 7, "phase": "cut", "tied": ["A", "B"], "turn": "B"}, "cuts-out-of-order"),
        ({"number": 7, "trump": "none", "hands": {"A": "♠A", "B": "♠2"}}, "always-trumps"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "pay"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "order"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "exchange"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "draw"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "rainbow"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "order": "two-ace"}, "order-is-fixed"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "blind": ["A"]}, "nobody-plays-blind"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "discards": {"A": "♠3"}}, "no-exchange"),
    ],
)
def test_a_position_that_cannot_be_is_found_out(said, key):
    state = GAME.read(PRESETS["standard"], tuple(map(Seat, "AB")), {"position": said})
    assert key in [problem.key for problem in GAME.check(state)]


@pytest.mark.parametrize("trick", [["A ♠3", "B ♠4", "B ♠5"], ["C ♠3", "B ♠4", "C ♠5", "A ♠6"]])
def test_who_has_two_cards_in_the_trick_is_named(trick):
    hands = {"A": "♠A", "B": "♠2", "C": "♠K"}
    said = {"number": 6, "trump": "♥", "hands": hands, "trick": trick, "turn": "A"}
    (problem,) = GAME.check(GAME.read(PRESETS["standard"], tuple(map(Seat, "ABC")), {"position": said}))
    assert (problem.key, problem.facts["seat"]) == ("played-twice", trick[2][0])


@pytest.mark.parametrize("preset", ["straight-out", "first-hand-free"])
def test_where_there_is_no_dogs_life_nobody_can_be_a_dog(preset):
    said = {"number": 6, "trump": "♥", "hands": {"A": "♠A K", "B": "♠2"}, "dogs": ["B"]}
    for options, keys in ((PRESETS["standard"], []), (PRESETS[preset], ["no-dogs-life"])):
        state = GAME.read(options, tuple(map(Seat, "AB")), {"position": said})
        assert [problem.key for problem in GAME.check(state)] == keys


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("table deal ♠A", "deal-count"),
        (f"table deal {spell((*PACK[:13], PACK[0]))}", "card-twice"),
        ("table turn ♠A", "not-possible"),
        ("A ♠A", "not-held"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text, key):
    state = GAME.start(PRESETS["standard"], tuple(map(Seat, "AB")))
    with pytest.raises(Complaint) as refused:
        step(GAME, state, read_move(text, state.seats, GAME.verbs))
    assert refused.value.key == key


def test_new_complaints_have_words():
    keys = set()
    for file in ("position.py", "possible.py", "consequences.py"):
        text = (PACKAGE / "games/knockout_whist" / file).read_text(encoding="utf-8")
        keys |= set(re.findall(r'(?:Complaint|Problem)\(\s*"([a-z-]+)"', text))
    assert len(keys) > 20
    for key in keys:
        for lang in ("de", "en"):
            assert explain.has("knockout_whist", lang, f"error-{key}"), (lang, key)
