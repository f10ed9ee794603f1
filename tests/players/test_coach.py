"""The coach: a principle with the facts of the position, in both languages, and no lead into a known void."""

from __future__ import annotations

import random

import pytest
from playing import GAMES, rule_sets, seats_for, wander

from tutor.cases.transcript import read_case
from tutor.core.cards import cards
from tutor.core.moves import PLAY, TABLE, Seat
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.coach import Counsel, counsel, figure, preferred, told_apart
from tutor.players.known import SUITED, after, bits, fresh
from tutor.players.players import FLOOR, LEVELS, played
from tutor.players.search import estimate
from tutor.players.strategies.knockout_whist import LEAD_SHORT
from tutor.words import explain
from tutor.words.library import book


@pytest.mark.parametrize("key", GAMES)
def test_every_piece_of_advice_can_be_said_in_both_languages(key):
    """Over all rule sets; the other move is one that is allowed and not the one advised."""
    game, said = shelf()[key], 0
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        start = game.start(one.options, seats_for(game, one.options, source, 5))
        known = fresh(start)
        for moment in wander(game, start, source, 60):
            acting = game.movers(moment.before)
            if acting[0] is not TABLE:
                moves = tuple(legal(game, moment.before))
                told = counsel(game, game.seen_by(moment.before, acting[0]), acting[0], moves, known)
                assert told is not None
                assert told.move in moves
                assert told.other is None or told.other in moves
                assert told.other != told.move
                entry = book(game.folder).entries[told.rule]
                for lang in ("de", "en"):
                    assert explain.say(game.folder, lang, "coach-ask", told.kind)
                    if entry.kind == "advice":
                        facts = {**told.facts, **told.instead, "other": "X"}
                        for what in ("advice", "other")[: 1 + (told.other is not None)]:
                            text = explain.advised(game.folder, lang, told.rule, facts, start.seats, what)
                            assert "$" not in text
                            assert "  " not in text
                            said += 1
            known = after(game, known, moment.before, moment.move, moment.after)
    assert said > 200


def test_of_a_card_that_may_not_be_looked_at_no_other_move_is_named():
    """Knock-Out Whist at stakes: who plays blind may knock, and what the card itself would do nobody knows."""
    position = {
        "number": 3,
        "hands": {"N": "♠K 3 ♥7", "E": "♦A", "S": "♥K 4 2", "W": "♣4 3 5"},
        "blind": ["E"],
        "chooser": "N",
        "trump": "♣",
        "first": "E",
    }
    players = ["N", "E", "S", "W"]
    case = read_case(
        {
            "game": "knockout-whist",
            "preset": "winner-leads",
            "options": {"stakes": "on"},
            "players": players,
            "position": position,
        }
    )
    game, state, seat = case.game, case.play().end, Seat("E")
    told = counsel(game, game.seen_by(state, seat), seat, tuple(legal(game, state, seat)), fresh(state))
    assert told is not None
    assert told.move.verb == "knock"
    assert told.other is None
    for lang in ("de", "en"):
        assert "♦" not in explain.advised(game.folder, lang, told.rule, told.facts, state.seats)


def test_nobody_at_club_leads_into_a_known_void_while_another_suit_is_there():
    """0 of 500 moments in Getaway."""
    game, moments, number = shelf()["getaway"], 0, 0
    while moments < 500:
        number += 1
        options = game.presets["standard"]
        start = game.start(options, seats_for(game, options, random.Random(number), 5))
        known = fresh(start)
        levels = dict.fromkeys(start.seats, LEVELS["club"])
        sources = {seat: random.Random(f"{number}/{seat}") for seat in start.seats}
        for step in played(game, start, levels, random.Random(number), sources):
            before = step.before
            if step.move.verb == PLAY and step.move.seat != TABLE and not before.trick and before.number > 1:
                me = before.seats.index(step.move.seat)
                others = [p for p, alive in enumerate(before.alive) if alive and p != me]
                barred = {s for s in SUITED if s and any(known.void(p, SUITED[s]) for p in others)}
                held = {move.cards[0].suit for move in legal(game, before, step.move.seat) if move.verb == PLAY}
                if held & barred and held - barred:
                    moments += 1
                    assert step.move.card.suit not in barred
            known = after(game, known, before, step.move, step.after)


@pytest.mark.parametrize(("gone", "short"), [("♥A D B 10 8 7 6", True), ("♥A D B 10 8 7 6 5 3 2", False)])
def test_a_short_suit_is_led_only_while_somebody_could_lead_it_again(gone, short):
    """Knock-Out Whist: two others, and of hearts only king and nine are missing; both fall on the four."""
    position = {
        "hands": {"N": "♣5 ♥4 ♠10 8 3", "E": "♥K ♠4 ♦3 4 5", "S": "♥9 ♠5 ♦6 7 8"},
        "chooser": "N",
        "trump": "♣",
        "played": gone,
        "first": "N",
    }
    case = read_case({"game": "knockout-whist", "players": ["N", "E", "S"], "position": position})
    game, state, seat = case.game, case.play().end, Seat("N")
    known = fresh(state)._replace(gone=bits(cards(gone)))
    told = counsel(game, game.seen_by(state, seat), seat, tuple(legal(game, state, seat)), known)
    assert told is not None
    assert (told.rule == LEAD_SHORT) is short


def test_a_figure_is_given_only_where_two_moves_can_be_told_apart():
    one, other = "one", "other"
    clear = (estimate(one, [1.0] * 40), estimate(other, [0.0] * 40))
    assert figure(clear, one).gain == 1.0
    assert figure(clear, other).better == one
    assert figure((estimate(one, [1.0] * (FLOOR - 1)), estimate(other, [0.0] * (FLOOR - 1))), one) is None
    assert preferred(Counsel(one, "", {}, "lead"), figure(clear, one)) == one
    assert preferred(Counsel(other, "", {}, "lead"), figure(clear, other)) == one
    assert preferred(Counsel(other, "", {}, "lead"), None) == other
    close = (estimate(one, [1.0, 0.0] * 20), estimate(other, [0.0, 1.0] * 20))
    assert figure(close, one) is None


def test_a_gain_and_its_margin_are_compared_as_they_are_told_of_a_hundred():
    assert told_apart(0.61, 0.60)
    assert not told_apart(0.60, 0.598)


def test_among_many_moves_of_the_same_worth_luck_gives_no_figure():
    """Whichever looked best of nine is not told apart by having looked best; 400 decisions, at most 5 in 100."""
    source, names, told = random.Random(5), [f"move {n}" for n in range(10)], 0
    for _ in range(400):
        found = tuple(estimate(name, [0.5 + source.gauss(0, 0.3) for _ in range(60)]) for name in names)
        told += figure(found, names[0]) is not None
    assert told <= 20
