"""Knock-Out Whist: the cases that are easy to get wrong."""

from __future__ import annotations

import random

import pytest
from whist_tables import GAME, rule_set, wander

from tutor.core.cards import cards, spell
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Move, Seat, play, read_move, seated
from tutor.core.play import legal, step, verdict_on, verdicts
from tutor.games.knockout_whist.options import PRESETS
from tutor.games.knockout_whist.state import PACK, Phase, exchange_limit, length
from tutor.words import explain

# Advice


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        ("♣6 ♠K D ♥6 5 4", [("longest-suit", ("♥",))]),
        ("♣A D ♠8 6 ♥4", [("longest-suit", ("♠", "♣")), ("equal-length", ("♠",))]),
        ("♣A 6 ♠A 6 ♥4", [("longest-suit", ("♠", "♣"))]),
        ("♣A 6 ♠A 5 ♥A 6", [("longest-suit", ("♠", "♥", "♣")), ("equal-length", ("♠",))]),
    ],
)
def test_advice_on_trumps_is_the_longest_suit_then_the_weaker(hand, suits):
    number = 8 - len(cards(hand))
    other = [c for c in PACK if c not in cards(hand)]
    hands = {"A": hand, "B": spell(other[: 8 - number])}
    said = {"number": number, "dealer": "B", "phase": "trump", "chooser": "A", "hands": hands}
    state = GAME.read(PRESETS["standard"], tuple(map(Seat, "AB")), {"position": said})
    assert not GAME.check(state)
    advice = GAME.hints(GAME.seen_by(state, Seat("A")), Seat("A"))
    assert [(a.rule.removeprefix("knockout-whist.hint."), a.facts["suits"]) for a in advice] == suits
    assert not GAME.hints(state, Seat("B"))
    for event in advice:
        said_in = {lang: explain.plain(explain.happened(GAME, event, lang), lang) for lang in LANGUAGES}
        assert said_in["de"] != said_in["en"]


# Exchange


@pytest.mark.parametrize(("number", "most"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 1)])
def test_exchange_limit_follows_the_size_of_the_hand(number, most):
    source = random.Random(number)
    for before, *_ in wander(PRESETS["exchange"], source, 3):
        if before.phase is Phase.EXCHANGE and before.number == number and before.turn not in before.dogs:
            assert exchange_limit(before, before.turn) == most
    state = exchange_state(3, number)
    assert exchange_limit(state, 0) == most


@pytest.mark.parametrize(("players", "size", "stock"), [(6, 7, 9), (6, 6, 16), (7, 7, 2), (7, 6, 10), (7, 5, 17)])
def test_the_stock_runs_short_with_six_and_seven(players, size, stock):
    state = exchange_state(players, 8 - size)
    assert len(state.stock) == stock
    given = 0
    while state.phase is not Phase.PLAY:
        moves = legal(GAME, state) if GAME.movers(state)[0] is not TABLE else [GAME.chance(state, random.Random(1))]
        move = next((m for m in moves if m.verb == "discard"), moves[-1])
        given += move.verb == "draw"
        state, _ = GAME.apply(state, move)
    assert given == stock
    assert not state.stock


def exchange_state(players, number):
    seats = seated(players) if players != 4 else tuple(map(Seat, "ABCD"))
    size = 8 - number
    hands = {str(s): spell(PACK[n * size : n * size + size]) for n, s in enumerate(seats)}
    said = {"number": number, "dealer": str(seats[-1]), "trump": "♣", "phase": "exchange", "hands": hands}
    if number == 1:
        said["turned"] = PACK[-1].text
    return GAME.read(PRESETS["exchange"], seats, {"position": said})


def test_a_dog_may_exchange_only_by_decision_of_the_house():
    state = exchange_state(3, 2)
    for dogs, gap in (((), None), ((0,), "knockout-whist.gap.exchange-order-stock")):
        verdict = verdict_on(GAME, state._replace(dogs=dogs), Move(Seat("A"), "done"))
        assert (verdict.legal, verdict.gap) == (True, gap)


def test_three_exchanged_is_the_limit_and_not_a_short_stock():
    state = exchange_state(3, 1)._replace(discards=(PACK[21:24], (), ()), stock=PACK[24:50])
    fourth = Move(Seat("A"), "discard", PACK[:1])
    assert not verdict_on(GAME, state, fourth).legal
    assert GAME.facts(state, fourth)["why"] == "limit"


def test_reshuffled_discards_reach_everybody():
    options = rule_set("exchange", exchange_shortage="reshuffle")
    source = random.Random(4)
    exchanged = 0
    for before, move, events, after in wander(options, source, 7, most=400):
        if before.number == 1 and move.verb == "done" and before.discards[before.turn]:
            exchanged += 1
        if any(e.rule == "knockout-whist.opt.exchange-shortage" for e in events):
            own = before.discards[before.turn]
            assert not set(own) & set(after.stock)
    assert exchanged > 2


# The two of diamonds


def diamond(hand, trick, *, suit="trump", trump="♥"):
    options = rule_set("diamond-two", no_trump="on", diamond_two_suit=suit)
    others = {"B": spell([c for c in PACK if c not in cards(f"{hand} {trick}")][: len(cards(hand)) - 1])}
    said = {"number": 8 - len(cards(hand)), "dealer": "A", "trump": trump, "trick": [f"B {trick}"]}
    return GAME.read(options, tuple(map(Seat, "AB")), {"position": {**said, "hands": {"A": hand, **others}}})


@pytest.mark.parametrize(
    ("hand", "trick", "more", "allowed"),
    [
        ("♦2 5 ♠3", "♦9", {}, "♦5"),  # a trump does not follow diamonds
        ("♦2 ♠3 4", "♦9", {}, "♦2 ♠3 4"),  # nor does it have to
        ("♦2 ♠3 4", "♥9", {}, "♦2"),  # but it follows trumps
        ("♥3 ♠3 4", "♦2", {}, "♥3"),  # and led, it calls for them
        ("♦2 5 ♠3", "♦9", {"suit": "diamonds"}, "♦2 5"),
        ("♦2 ♠3 4", "♥9", {"suit": "diamonds"}, "♦2 ♠3 4"),
        ("♦2 5 ♠3", "♦9", {"trump": "none"}, "♦2 5"),
    ],
)
def test_which_suit_the_two_of_diamonds_follows(hand, trick, more, allowed):
    state = diamond(hand, trick, **more)
    assert not GAME.check(state)
    assert sorted(m.card.text for m in legal(GAME, state)) == sorted(c.text for c in cards(allowed))


@pytest.mark.parametrize(
    ("hand", "trick", "refused", "rule"),
    [
        ("♦2 ♠3 4", "♥9", "♠3", "opt.diamond-two"),  # it is the only trump held
        ("♥3 ♠3 4", "♥9", "♠3", "trick.follow-suit"),
        ("♦2 ♥3 ♠4", "♥9", "♠4", "trick.follow-suit"),
    ],
)
def test_only_where_the_two_of_diamonds_alone_follows_is_it_the_reason(hand, trick, refused, rule):
    verdict = verdict_on(GAME, diamond(hand, trick), play(Seat("A"), *cards(refused)))
    assert (verdict.legal, verdict.rule) == (False, f"knockout-whist.{rule}")


@pytest.mark.parametrize(("trump", "taker"), [("♥", 0), ("♦", 0), ("none", 1)])
def test_the_two_of_diamonds_beats_the_ace_of_trumps_but_nothing_at_no_trumps(trump, taker):
    state = diamond("♦2 ♠3 4", "♦A", trump=trump)
    after, _ = GAME.apply(state, next(m for m in GAME.attempts(state, Seat("A")) if m.card.text == "♦2"))
    assert after.won[taker] == 1


# Naming too soon


def test_before_the_first_deal_nobody_thinks_of_naming_trumps():
    for number, tried in ((1, 0), (2, 5), (3, 5)):
        said = {"number": number, "phase": "deal", "dealer": "A"}
        state = GAME.read(rule_set("standard", no_trump="on"), tuple(map(Seat, "AB")), {"position": said})
        found = verdicts(GAME, state, Seat("B"))
        assert len(found) == tried
        assert all(not one.legal and one.rule == "knockout-whist.trump.choose-after-deal" for one in found)


# Rainbows


def rainbow_deal(*hands):
    seats = tuple(map(Seat, "ABC"))
    said = {"number": 4, "phase": "deal", "dealer": "C", "chooser": "A", "in": ["A", "B", "C"]}
    state = GAME.read(PRESETS["rainbow"], seats, {"position": said})
    return step(GAME, state, Move(TABLE, "deal", cards(" ".join(hands))))


def test_a_rainbow_wins_the_game_before_trumps_are_named():
    after, events = rainbow_deal("♠A ♥A ♦A ♣A", "♠2 3 4 5", "♥2 3 4 5")
    assert GAME.outcome(after).winners == ("A",)
    assert [e.rule for e in events][-1] == "knockout-whist.opt.rainbow"


def test_two_rainbows_cut_the_rest_for_the_game():
    state, _ = rainbow_deal("♠A ♥A ♦A ♣A", "♠2 ♥2 ♦2 ♣2", "♥K 3 4 5")
    assert state.phase is Phase.RAINBOW
    possible = {m.card for m in GAME.chances(state)}
    assert possible == set(state.stock)
    for text in ("♠K", "♦K", "♠9", "♦10"):
        state, _ = step(GAME, state, read_move(f"table cut {text}", state.seats, GAME.verbs))
    assert GAME.outcome(state).winners == ("B",)


def test_no_rainbow_means_trumps_are_named():
    state, _ = rainbow_deal("♠A ♥A ♦A K", "♠2 3 4 5", "♥2 3 4 5")
    assert GAME.movers(state) == ("A",)


# Who deals, who leads, who cuts


def last_tricks(preset, number, won, *, players="ABCD", taker="A", **more):
    """Play the last trick of a hand so that one player takes it: a spade against clubs."""
    order = [taker, *(p for p in players if p != taker)]
    hands = dict(zip(order, ("♠A", "♣3", "♣4", "♣5", "♣6"), strict=False))
    said = {"number": number, "dealer": players[-1], "trump": "♠", "won": won, "last": taker, "turn": taker}
    said |= {"hands": hands, **more}
    state = GAME.read(PRESETS[preset], tuple(map(Seat, players)), {"position": said})
    assert not GAME.check(state)
    while state.phase is Phase.PLAY:
        state, events = GAME.apply(state, legal(GAME, state)[0])
    return state, [e.rule.removeprefix("knockout-whist.") for e in events]


def test_hand_six_can_still_give_a_dogs_life():
    state, events = last_tricks("standard", 6, {"A": 1}, players="ABC")
    assert "dog.several-first" in events
    assert state.dogs == (1, 2)
    assert all(state.alive)


def test_an_old_and_a_new_case_together_are_both_out():
    state, events = last_tricks("standard", 3, {"A": 3, "B": 1}, lives={"C": 1})
    assert state.alive == (True, True, False, False)
    assert events.count("dog.one-per-game") == 2


def test_turn_up_on_ties_and_winner_deals_still_cuts_for_the_deal():
    options = rule_set("winner-leads", tie_trump="turn-up")
    hands = {"A": "♠A", "B": "♣3", "C": "♣4"}
    said = {"number": 5, "dealer": "C", "trump": "♠", "won": {"A": 0, "B": 1, "C": 1}, "last": "C", "turn": "A"}
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": {**said, "hands": hands}})
    while state.phase is Phase.PLAY:
        state, events = GAME.apply(state, legal(GAME, state)[0])
    assert state.phase is Phase.CUT
    for text in ("♠2", "♠9", "♠5"):
        state, events = GAME.apply(state, read_move(f"table cut {text}", state.seats, GAME.verbs))
    assert state.seats[state.dealer] == "B"
    assert "knockout-whist.opt.dealer-and-lead" in [e.rule for e in events]
    state, _ = GAME.apply(state, GAME.chance(state, random.Random(1)))
    assert state.phase is Phase.TURN
    state, _ = GAME.apply(state, GAME.chance(state, random.Random(1)))
    assert GAME.movers(state) == ("B",)


def test_the_cut_looks_at_rank_alone_and_never_shows_a_card_twice():
    said = {"number": 2, "phase": "cut", "dealer": "A", "tied": ["A", "B"], "in": ["A", "B", "C"]}
    state = GAME.read(PRESETS["standard"], tuple(map(Seat, "ABC")), {"position": {**said, "won": {"A": 3, "B": 3}}})
    for rank in "AKDB98765432":
        for suits in ("♠♥", "♦♣"):
            for suit in suits:
                state, _ = step(GAME, state, read_move(f"table cut {suit}{rank}", state.seats, GAME.verbs))
            assert state.phase is Phase.CUT
    assert len(GAME.chances(state)) == 4
    for card in ("♠10", "♥10", "♦10", "♣10"):
        state, _ = step(GAME, state, read_move(f"table cut {card}", state.seats, GAME.verbs))
    # The whole pack has come up in ties: it is put together again.
    assert len(GAME.chances(state)) == 52
    state, _ = step(GAME, state, read_move("table cut ♠2", state.seats, GAME.verbs))
    assert len(GAME.chances(state)) == 51
    state, _ = step(GAME, state, read_move("table cut ♥3", state.seats, GAME.verbs))
    assert state.seats[state.chooser] == "B"


# Stakes


def pay_phase(options, won, lives, alive="ABCD"):
    said = {"number": 3, "phase": "pay", "dealer": "D", "won": won, "lives": lives, "in": list(alive), "pot": 8}
    return GAME.read(options, tuple(map(Seat, "ABCD")), {"position": said})


@pytest.mark.parametrize(
    ("before", "ladder", "out"),
    [
        ({}, "off", False),  # the first event: a dog's life
        ({"D": 1}, "off", False),  # by permission
        ({"D": 2}, "off", False),  # blind
        ({"D": 3}, "off", True),
        ({"A": 1}, "off", True),  # first blank after the event (K22)
        ({"A": 1}, "on", False),  # each step once for everyone
        ({"A": 1, "D": 3}, "on", True),
    ],
)
def test_the_steps_of_the_stakes_game(before, ladder, out):
    options = rule_set("guernsey", stakes__ladder_per_player=ladder)
    hands = {"A": "♠A", "B": "♣3", "C": "♣4", "D": "♣5"}
    said = {"number": 3, "dealer": "D", "trump": "♠", "won": {"A": 1, "B": 2, "C": 1}, "last": "A", "turn": "A"}
    state = GAME.read(options, tuple(map(Seat, "ABCD")), {"position": {**said, "hands": hands, "lives": before}})
    while state.phase is Phase.PLAY:
        state, _ = GAME.apply(state, legal(GAME, state)[0])
    assert state.phase is Phase.PAY
    assert state.alive[3] is not out
    assert state.lives[3] == before.get("D", 0) + (not out)


def test_when_all_with_tricks_leave_the_others_play_one_trick_with_one_card():
    """The takers leave; those who stay all have a single card, so the first trick is the last one."""
    state = pay_phase(PRESETS["guernsey"], {"A": 5}, {"B": 2, "C": 2, "D": 3})
    for verb in ("leave", "pay", "pay", "pay"):
        state, _ = step(GAME, state, Move(GAME.movers(state)[0], verb))
    assert (state.dogs, state.blind) == ((1, 2, 3), (3,))
    source = random.Random(2)
    while state.phase is not Phase.PLAY:
        move = GAME.chance(state, source) if GAME.movers(state)[0] is TABLE else legal(GAME, state)[0]
        state, _ = step(GAME, state, move)
    assert length(state) == 1
    assert not GAME.check(state)
    for _ in range(3):
        assert "knock" not in {m.verb for m in legal(GAME, state)}
        state, _ = step(GAME, state, legal(GAME, state)[0])
    assert sum(state.won) == 1


def test_a_trick_needs_a_card_even_where_the_last_one_may_be_knocked_away():
    options = rule_set("guernsey", knock_in_last_trick="yes")
    hands = {"A": "♠A", "B": "♣3", "C": "♣4"}
    said = {"number": 5, "dealer": "C", "trump": "♠", "dogs": ["A", "B", "C"], "hands": hands, "first": "A"}
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": said})
    for _ in range(2):
        state, _ = step(GAME, state, Move(GAME.movers(state)[0], "knock"))
    assert [str(m) for m in legal(GAME, state)] == ["C ♣4"]
    state, _ = step(GAME, state, legal(GAME, state)[0])
    assert state.won == (0, 0, 1)


def test_the_last_one_left_wins_the_pot_without_paying():
    state = pay_phase(PRESETS["guernsey"], {"A": 3, "B": 2}, {"C": 1, "D": 1})
    for _ in range(3):
        state, _ = step(GAME, state, Move(GAME.movers(state)[0], "leave"))
    assert GAME.outcome(state).winners == ("D",)
    assert GAME.outcome(state).points == (("D", 8),)
