"""Getaway: the first trick, strict tables, two packs, heaps, and play the other way round."""

from __future__ import annotations

import random

import pytest
from getaway_told import SIX, deal, table
from playing import seats_for, tell, wander

from tutor.core.cards import card, cards, pack, spell
from tutor.core.moves import Move, Seat, play, seated
from tutor.core.options import changed
from tutor.core.play import IllegalMove, legal, tolerated
from tutor.games import shelf
from tutor.games.getaway.state import highest

GAME = shelf()["getaway"]
STANDARD = GAME.presets["standard"]


def dealt(options, seats, cards=(), value=""):
    """The state after a deal of the whole pack in this order."""
    cards = tuple(cards) or pack(packs=int(options.packs))
    return GAME.apply(GAME.start(options, seats), Move(Seat("table"), "deal", cards, value))[0]


# Dealing


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
@pytest.mark.parametrize("count", range(2, 9))
def test_a22_the_extra_cards_go_to_the_first_seats_after_the_dealer(count, direction):
    state = dealt(changed(STANDARD, {"direction": direction}), seated(count))
    sizes = [len(hand) for hand in state.hands]
    order = [(state.dealer + state.step * (n + 1)) % count for n in range(count)]
    assert [sizes[p] for p in order] == sorted(sizes, reverse=True)
    assert (sum(sizes), max(sizes) - min(sizes) <= 1) == (52, True)


@pytest.mark.parametrize(
    ("count", "sizes"), [(9, "12 12 12 12 12 11 11 11 11"), (16, "7 7 7 7 7 7 7 7 6 6 6 6 6 6 6 6")]
)
def test_two_packs_are_dealt_whole(count, sizes):
    state = dealt(GAME.presets["two-packs"], seated(count))
    assert " ".join(str(len(hand)) for hand in state.hands) == sizes


def test_a18_after_the_youngest_the_others_choose_in_turn_and_the_last_gets_the_last():
    options = GAME.presets["heaps"]
    state = dealt(options, seated(4), value="13 14 12 13")._replace(youngest=2, asked=2)
    gaps, chosen = [], []
    for heap in ("3", "1", "4", "2"):
        assert len(GAME.movers(state)) == 1
        chosen.append(str(GAME.movers(state)[0]))
        state, events = GAME.apply(state, Move(GAME.movers(state)[0], "choose", (), heap))
        gaps.append(events[0].gap)
    assert chosen == ["S", "W", "N", "E"]
    assert gaps == [None, *["getaway.gap.piles-order"] * 3]
    assert [len(hand) for hand in state.hands] == [13, 14, 12, 13]


def test_heaps_show_no_counts_before_they_are_chosen():
    state = dealt(GAME.presets["heaps"], seated(4), value="13 14 12 13")
    for seat in state.seats:
        assert [pile.count for pile in GAME.scene(state, seat).piles] == [None] * 4


def test_heaps_cut_by_eye_may_differ_by_more_than_one():
    options, seen = GAME.presets["heaps"], set()
    for seed in range(60):
        move = GAME.chance(GAME.start(options, seated(4)), random.Random(seed))
        sizes = [int(size) for size in move.value.split()]
        assert (len(sizes), sum(sizes)) == (4, 52)
        seen.add(max(sizes) - min(sizes))
    assert {0, 2} < seen <= {0, 1, 2, 3, 4}


# The first trick


def test_everyone_waits_for_the_ace_of_spades():
    assert deal().legal() == "W ♠A, W take"
    assert deal().why("E ♥A") == "-getaway.first.ace-of-spades-starts"


def test_whoever_holds_spades_plays_one_and_no_other_suit():
    told = deal("W ♠A")
    assert told.legal() == "N ♠B, N ♠9, N ♠5, N ♠3"
    assert told.why("N ♥10") == "-getaway.first.follow-spades", "a common slip: any card in the first trick"


def test_in_free_order_the_next_in_turn_is_to_move_and_the_others_may():
    told = deal("W ♠A", "S ♠10")
    assert told.acting == "N E"
    assert told.verdict("E ♥A").rules == ("getaway.first.void-plays-anything", "getaway.first.order-relaxed")
    assert "getaway.first.order-relaxed" not in told.verdict("N ♠B").rules
    assert told.why("S ♠8") == "-getaway.first.everyone-plays"


def test_or_in_turn_where_the_table_wants_it():
    told = deal("W ♠A", options={"first-trick-order": "clockwise"})
    assert (told.acting, told.why("S ♠10")) == ("N", "-getaway.opt.first-trick-order")


def test_the_first_trick_is_never_stopped_and_founds_the_pile():
    told = deal("W ♠A", "N ♠B", "E ♥A", "S ♠10")
    assert (told.mover, len(told.state.pile), told.state.number) == ("W", 4, 2)


# Counter-clockwise


BACK = {"direction": "counter-clockwise"}


def test_counter_clockwise_turns_targets_and_questions_are_mirrored():
    told = table("N E S W", "N ♥6 ♠3; E ♥5 ♠4; S ♥4 ♠5; W ♥3 ♠6", "N ♥6", options=BACK)
    assert (told.mover, told.why("E ♥5")) == ("W", "-getaway.trick.clockwise-turns")
    taken = table("N E S W", "N ♥6; E ♥5; S ♥4; W ♥3", "S takes", options=BACK)
    assert "E" not in taken.hands
    asked = table("N E S W", "N ♥6; E ♥5; S ♥4; W ♥3", options=BACK)
    assert asked.acting == "N W S E"


def test_counter_clockwise_a_card_is_drawn_from_the_right():
    told = table("A B C", "A ♦K; B ♦9 ♠6; C ♦4 ♠10 ♥2", "A ♦K", "C ♦4", "B ♦9", "A draws", preset="draw-from-hand",
                 options=BACK)  # fmt: skip
    assert {str(move.card) for move in GAME.chances(told.state)} == {"♠10", "♥2"}


# Two packs


def test_the_marked_ace_opens_and_the_other_one_cannot_take_the_power_from_it():
    options = GAME.presets["two-packs"]
    state = dealt(options, seated(9))
    assert card("♠Aa") in state.hands[state.power]
    assert [str(m.card) for m in legal(GAME, state) if m.verb == "play"] == ["♠Aa"]
    trick = ((0, card("♠Aa")), (1, card("♠Ab")), (2, card("♠Kb")))
    assert highest(trick) == (0, card("♠Aa"))


def test_the_other_ace_of_spades_is_an_ordinary_spade():
    state = dealt(GAME.presets["two-packs"], seated(9))
    other = next(state.seats[p] for p, hand in enumerate(state.hands) if card("♠Ab") in hand)
    opened, _ = GAME.apply(state, play(state.seats[state.power], card("♠Aa")))
    assert play(other, card("♠Ab")) in legal(GAME, opened, other)


EQUAL = "A ♥Ka ♠2a; B ♥Kb ♠3a; C ♣5a ♠4a"


def test_of_equal_cards_the_first_picks_up_and_leads():
    told = table("A B C", EQUAL, "A ♥Ka", "B ♥Kb", "C ♣5a", preset="two-packs")
    assert (told.mover, told.hands["A"]) == ("A", "♠2a ♥Ka Kb ♣5a")
    assert "getaway.opt.two-packs.first-equal-wins" in told.events


def test_of_equal_cards_the_first_leads_after_a_clean_trick():
    told = table("A B C", "A ♥Ka ♠2a; B ♥Kb ♠3a; C ♥5a ♠4a", "A ♥Ka", "B ♥Kb", "C ♥5a", preset="two-packs")
    assert told.mover == "A"
    assert "getaway.opt.two-packs.first-equal-wins" in told.events


def test_equal_cards_below_the_highest_decide_nothing():
    told = table("A B C", "A ♥5a ♠2a; B ♥5b ♠3a; C ♥Ka ♠4a", "A ♥5a", "B ♥5b", "C ♥Ka", preset="two-packs")
    assert told.mover == "C"
    assert "getaway.opt.two-packs.first-equal-wins" not in told.events


def test_a19_an_equal_reply_to_the_drawn_card_is_lower():
    told = table("A B", "A ♣9a; B ♣4a ♥Kb ♠3a", "A ♣9a", "B ♣4a", "A draws", "table ♥Ka", "A ♥Ka", "B ♥Kb",
                 preset="two-packs")  # fmt: skip
    assert (told.mover, told.legal("A")) == ("A", "A take, A draw")
    assert "getaway.two.drawn-lower" in told.events


# Strict tables


MISTAKE = "N ♥6 3 ♦D; E ♦4 ♣K; S ♥B ♦9; W ♥K ♠5"


def strict(*moves: str, hands: str = MISTAKE, **more):
    return table("N E S W", hands, *moves, preset="strict", **more)


def test_a15_mistakes_are_refused_unless_the_table_is_strict():
    for moves in (("N ♥6", "S ♥B"), ("N ♦D", "E ♣K")):
        told = table("N E S W", MISTAKE, *moves)
        assert isinstance(told.failure, IllegalMove)
        assert strict(*moves).failure is None
    assert table("N E S W", MISTAKE, "N ♥6", "E ♣K").hands["N"] == "♥6 3 ♦D ♣K", "gathered at once"


@pytest.mark.parametrize(
    ("moves", "rule", "hand"),
    [
        (("N ♥6", "E ♣K", "S ♥B"), "getaway.penalty.play-after-tochoo", ("S", "♥B 6 ♦9 ♣K")),
        (("N ♥6", "S ♥B"), "getaway.penalty.out-of-turn", ("S", "♥B 6 ♦9")),
        (("N ♦D", "E ♣K"), "getaway.penalty.false-tochoo", ("E", "♦D 4 ♣K")),
        (("N ♥6", "N ♥3"), "getaway.penalty.other", ("N", "♥6 3 ♦D")),
    ],
)
def test_a14_a_mistake_costs_the_whole_trick_and_the_lead(moves, rule, hand):
    told = strict(*moves)
    assert told.events == [rule]
    seat, cards = hand
    assert (told.acting, told.legal()) == (seat, f"{seat} gather"), "nothing else can happen to this trick"
    gathered = strict(*moves, f"{seat} gathers")
    assert (gathered.mover, gathered.hands[seat]) == (seat, cards)
    assert "getaway.trick.interrupted-pickup" not in gathered.events
    assert "getaway.trick.power-is-highest-led" not in gathered.events


def test_a14_a_stopped_trick_lies_open_until_it_is_gathered():
    told = strict("N ♥6", "E ♣K")
    assert (told.legal(), told.why("S ♥B"), told.hands["N"]) == ("N gather", "-getaway.trick.tochoo-stops", "♥3 ♦D")
    after = strict("N ♥6", "E ♣K", "N gathers")
    assert "getaway.trick.interrupted-pickup" in after.events


@pytest.mark.parametrize(
    "moves", [("N ♥6", "E ♣K", "S ♥B", "W ♥K"), ("N ♥6", "S ♥B", "W ♥K"), ("N ♥6", "N ♥3", "S ♥B")]
)
def test_a14_only_the_first_mistake_counts(moves):
    told = strict(*moves)
    assert isinstance(told.failure, IllegalMove), "also where the first mistake laid the highest card"
    assert told.failure.verdict.rule == "getaway.trick.tochoo-stops"


def test_a13_in_the_first_trick_a_wrong_card_is_handed_back():
    told = deal("W ♠A", "N ♥10", preset="strict")
    assert isinstance(told.failure, IllegalMove)
    assert (told.mover, len(told.state.hands[0])) == ("N", 13)


def test_a16_a_wrong_lead_is_handed_back():
    told = deal("W ♠A", "N ♠B", "E ♥A", "S ♠10", "E ♥D", preset="strict")
    assert isinstance(told.failure, IllegalMove)
    assert (told.mover, told.failure.verdict.rule) == ("W", "getaway.trick.power-leads")


def test_a_mistake_is_no_way_out_for_a_lower_card():
    told = table("N S", "N ♣9; S ♣4 ♥K ♠3", "N ♣9", "S ♥K", "S gathers", preset="strict")
    assert told.losers == ("S",)
    assert "getaway.two.out-by-lower" not in told.events


def test_a_false_tochoo_on_a_drawn_card_does_not_lose_for_the_drawer():
    told = table("N S", "N ♣9; S ♣4 ♥K ♠3", "N ♣9", "S ♥K", preset="strict", drawn="pile")
    assert told.events == ["getaway.penalty.false-tochoo"]
    assert told.losers == ()


def test_strict_games_full_of_mistakes_end_and_keep_every_card():
    options = GAME.presets["strict"]
    made = 0
    for seed in range(25):
        source = random.Random(seed)
        state = GAME.start(options, seats_for(GAME, options, source, 6))
        for moment in wander(GAME, state, source, 1_500):
            state = moment.after
            made += any(event.rule.startswith("getaway.penalty.") for event in moment.events)
            for event in moment.events:
                if event.rule == "getaway.first.always-to-pile":
                    assert len(state.pile) == sum(moment.before.alive) == event.facts["n"]
            if state.phase.value == "forfeit":
                assert tolerated(GAME, state) == []
        assert GAME.outcome(state) is not None
    assert made > 20


def test_a_deal_by_the_table_is_the_deal_given_by_hand():
    hands = [cards(SIX["hands"][seat]) for seat in SIX["players"]]
    order = [one for round_of_cards in zip(*hands, strict=True) for one in round_of_cards]
    told = tell({"game": "getaway", "players": SIX["players"]}, f"table deal {spell(order)}")
    assert told.state == deal().state


def test_a_seat_sees_the_others_from_behind():
    told = table("N E", "N ♣9; E ♣4 ♥K")
    shown = {hand.seat: hand.hidden for hand in told.game.scene(told.state, Seat("N")).hands}
    assert shown == {"N": False, "E": True}
    assert not any(hand.hidden for hand in told.game.scene(told.state, None).hands)


def test_who_opens_shows_when_the_ace_lies_and_not_before():
    ace_first, ace_second = pack(), (pack()[1], pack()[0], *pack()[2:])
    mine, twin = (dealt(STANDARD, seated(4), cards) for cards in (ace_first, ace_second))
    holder, other, *watching = mine.seats
    for seat in watching:
        assert GAME.seen_by(mine, seat) == GAME.seen_by(twin, seat)
        assert GAME.movers(GAME.seen_by(mine, seat)) == ()
    assert GAME.movers(GAME.seen_by(mine, holder))[0] == holder
    assert GAME.movers(GAME.seen_by(twin, other))[0] == other
    opened, _ = GAME.apply(mine, play(holder, card("♠A")))
    for seat in mine.seats:
        assert GAME.movers(GAME.seen_by(opened, seat)) == GAME.movers(opened)


@pytest.mark.parametrize(("number", "stopper"), [(1, None), (2, "E")])
def test_the_table_shows_who_stopped_a_trick_but_nothing_stops_the_first(number, stopper):
    state = deal().state
    shown = state._replace(number=number, trick=((0, card("♠K")), (1, card("♣9"))))
    assert GAME.scene(shown, None).stopped_by == stopper
