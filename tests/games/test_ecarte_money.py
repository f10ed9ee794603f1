"""Écarté: points, stakes and the chouette."""

from __future__ import annotations

import random

import pytest
from ecarte_tables import TWO, G, V, balance, on, refused, two
from playing import legally, wander

from tutor.core.cards import BACK, cards
from tutor.core.moves import TABLE, Seat, read_move, seated
from tutor.core.options import changed
from tutor.core.play import legal, step
from tutor.games.ecarte import GAME, chouette
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.renonce import capped
from tutor.games.ecarte.state import Phase, State, purses
from tutor.words import explain

# Points


@pytest.mark.parametrize(
    ("changes", "score", "result"),
    [
        ({}, (0, 0), (0, 2)),
        ({"fail_rule": "failer-loses-two"}, (0, 0), (0, 0)),
        ({"fail_rule": "failer-loses-two"}, (3, 1), (1, 1)),
        ({"fail_rule": "failer-loses-two", "allow_negative": "yes"}, (1, 1), (-1, 1)),
        ({"fail_rule": "both"}, (3, 0), (1, 2)),
        ({"fail_rule": "both"}, (3, 3), (3, 5)),  # the Partie ends before anything is taken off
    ],
)
def test_price_of_failing(changes, score, result):
    assert failed(changes, score)[-1].score == result


@pytest.mark.parametrize(
    ("before", "en", "de"),
    [
        (0, "nothing, since the score cannot go below 0", "nichts, denn unter 0"),
        (1, "one point:", "einen Punkt:"),
        (3, "2 points:", "2 Punkte:"),
    ],
)
def test_whoever_has_too_little_to_lose_is_said_to_lose_that(before, en, de):
    *_, last_but_one, last = failed({"fail_rule": "failer-loses-two"}, (before, 1))
    _, events = step(GAME, last_but_one, read_move("V ♥8", TWO, GAME.verbs))
    told = next(event for event in events if event.rule == "ecarte.score.failed-declarer")
    assert last.score[0] == max(before - 2, 0)
    assert en in explain.happened(GAME, told, "en")
    assert de in explain.happened(GAME, told, "de")


def failed(changes, score):
    """The states of a deal in which V, who is obliged, makes two tricks."""
    options = changed(Options(), {k.replace("_", "-"): v for k, v in changes.items()})
    said = {
        "phase": "play", "dealer": "G", "obliged": "V", "turn_up": "♠10", "score": dict(zip(TWO, score, strict=True)),
        "hands": {"V": "♠7 ♥K ♥9 ♥8 ♥7", "G": "♠K ♠B ♦D ♥10 ♦8"},
    }  # fmt: skip
    moves = ["V ♥K", "G ♥10", "V ♥9", "G ♠B", "G ♠K", "V ♠7", "G ♦D", "V ♥7", "G ♦8", "V ♥8"]
    states = [GAME.read(options, TWO, {"position": said})]
    for move in moves:
        states.append(on(states[-1], move)[0])
    return states


@pytest.mark.parametrize(
    ("law", "vole", "against", "points", "left"),
    [
        ("vole-to-one", False, False, 1, 1),
        ("vole-to-one", True, False, 2, 1),
        ("vole-to-one", False, True, 2, 2),
        ("vole-to-one", True, True, 3, 1),
        ("hoyle", False, False, 1, 0),
        ("hoyle", True, False, 2, 1),
        ("hoyle", False, True, 2, 1),
        ("hoyle", True, True, 2, 1),
    ],
)
def test_what_an_offender_still_scores(law, vole, against, points, left):
    options = changed(GAME.presets["renonce"], {"renonce-score": law})
    state = State(options, TWO, offenders=(1,))
    assert capped(state, 1, points, vole=vole, against_obliged=against) == left
    assert capped(state, 0, points, vole=vole, against_obliged=against) == points


WRONG = ["V stand", "V ♥D", "G ♥7", "V ♠B", "G ♠9", "V ♥8", "G ♥K"]

REVOKED = {"V": "♣A ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"}


def test_claiming_after_the_deal_takes_the_points_back():
    state = two(REVOKED, "♣9", [*WRONG, "G ♦10", "V ♦7", "G ♣8", "V ♣A"], enforcement="renonce-possible")
    assert state.phase is Phase.DEAL
    assert state.score == (1, 0)
    assert GAME.movers(state) == (TABLE, V)
    state, happened = on(state, "V claim")
    assert happened[0] == "ecarte.renonce.definition"
    assert state.score == (0, 0)
    assert state.hands == (cards("♠B ♥D ♥8 ♦7 ♣A"), cards("♠9 ♥K ♥7 ♦10 ♣8"))


def test_exposed_hand_is_seen_and_shows_the_next_breach_at_once():
    state = two(REVOKED, "♣9", [*WRONG, "V claim"], enforcement="renonce-possible")
    assert BACK not in GAME.seen_by(state, V).hands[1]
    assert BACK in GAME.seen_by(state, G).hands[0]
    again, _ = on(state, "V ♥D", "G ♥7")
    assert V in GAME.movers(again)
    assert "V claim" in map(str, legal(GAME, again, V))


def test_renonce_with_a_new_deal_keeps_dealer_and_mark():
    state = two(REVOKED, "♣9", [*WRONG, "V claim"], enforcement="renonce-possible", renonce_replay="new-deal")
    assert state.phase is Phase.DEAL
    dealer, number = state.dealer, state.number
    state, _ = on(state, "table deal ♥D ♠K ♠7 ♥7 ♣K ♣10 ♦8 ♣7 ♦9 ♠8")
    assert (state.dealer, state.number, state.offenders) == (dealer, number, (1,))
    assert BACK in GAME.seen_by(state, V).hands[1]


def test_a_king_not_announced_in_time_stays_unannounced():
    hands = {"V": "♣K ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"}
    state = two(hands, "♣9", [*WRONG, "V claim"], enforcement="renonce-possible")
    assert refused(state, "V announce").rule == "ecarte.king.too-late"


# Chouette


ROTATIONS = {
    3: ("Ben Cleo Anna", "Anna Cleo Ben", "Cleo Ben Anna", "Cleo Anna Ben"),
    4: ("Ben Cleo Dirk Anna", "Anna Cleo Dirk Ben", "Cleo Dirk Ben Anna", "Anna Cleo Dirk Ben"),
    5: ("Ben Cleo Dirk Eva Anna", "Anna Cleo Dirk Eva Ben", "Cleo Dirk Eva Ben Anna", "Eva Anna Cleo Dirk Ben"),
}


@pytest.mark.parametrize("count", ROTATIONS)
def test_rotations(count):
    start = tuple(["Anna", "Ben", "Cleo", "Dirk", "Eva"][:count])
    turns = (chouette.after_ponte_wins, chouette.after_banker_wins, chouette.after_banker_cashes)
    chained = turns[2](turns[1](turns[0](start)))
    assert tuple(" ".join(order) for order in (*(turn(start) for turn in turns), chained)) == ROTATIONS[count]


def test_equal_cards_draw_again_among_themselves():
    options = GAME.presets["chouette"]
    state = GAME.start(options, tuple(map(Seat, ("Anna", "Ben", "Cleo"))))
    state, _ = on(state, "table cut ♥9", "table cut ♠K", "table cut ♦9")
    assert GAME.facts(state, None)["other"] == "Anna"
    state, _ = on(state, "table cut ♣A", "table cut ♣B")
    assert GAME.write(state)["company"]["order"] == ["Ben", "Cleo", "Anna"]


def test_side_bettor_is_paid_and_silent():
    options = changed(GAME.presets["chouette"], {"chouette-over": "side-bettor"})
    names = tuple(map(Seat, ("Anna", "Ben", "Cleo", "Dirk")))
    state = GAME.start(options, names)
    state, _ = on(
        state, "table cut ♥K", "table cut ♥D", "table cut ♥B", "table cut ♥A",
        "Anna bank = 10", "Ben bet = 6", "Cleo bet = 5", "Dirk bet = 3",
    )  # fmt: skip
    assert refused(state, "Anna raise = 4").rule == "ecarte.chouette.over"
    assert refused(state, "Ben side = 4").rule == "ecarte.chouette.over"
    state, _ = on(state, "Cleo side = 4", "table deal ♥D ♠K ♠7 ♥7 ♣K ♣10 ♦8 ♣7 ♦9 ♠8", "table turn ♥9")
    assert refused(state, "Cleo advise = propose").rule == "ecarte.chouette.over"
    assert BACK in GAME.seen_by(state, names[2]).hands[1]
    assert BACK not in GAME.seen_by(state, names[3]).hands[1]
    won = chouette.settled(state, 0, [])
    assert won.company.bank == 20
    assert purses(won) == (-10, -6, -1, -3)
    lost = chouette.settled(state, 1, [])
    assert purses(lost) == (-10, 6, 1, 3)
    assert balance(won) == balance(lost) == 0


@pytest.mark.parametrize(("last", "rule"), [(3, "ecarte.chouette.over"), (2, None), (1, "ecarte.chouette.under")])
def test_one_chip_too_many_or_too_few_is_told_of_the_banker(last, rule):
    state = GAME.start(GAME.presets["chouette"], tuple(map(Seat, ("Anna", "Ben", "Cleo", "Dirk"))))
    cuts = ("table cut ♥K", "table cut ♥D", "table cut ♥B", "table cut ♥A")
    state, _ = on(state, *cuts, "Anna bank = 9", "Ben bet = 4", "Cleo bet = 3")
    _, events = GAME.apply(state, read_move(f"Dirk bet = {last}", state.seats, GAME.verbs))
    told = [event for event in events if event.rule in ("ecarte.chouette.over", "ecarte.chouette.under")]
    assert [(event.rule, event.facts["seat"]) for event in told] == ([(rule, "Anna")] if rule else [])


def test_majority_binds_the_ponte():
    options = changed(GAME.presets["chouette"], {"adviser-binding": "majority"})
    said = {
        "phase": "propose", "turn_up": "♥9", "company": {"order": list("ABCDE"), "bank": 4},
        "hands": {"B": "♥D ♠K ♠7 ♦8 ♣7", "A": "♥7 ♥10 ♣10 ♦9 ♠8"},
    }  # fmt: skip
    state = GAME.read(options, tuple(map(Seat, "ABCDE")), {"position": said})
    assert GAME.movers(state) == ("B", "C", "D", "E")
    state, _ = on(state, "C advise = propose", "D advise = propose")
    assert GAME.movers(state) == ("B", "E")
    assert legal(GAME, state) == legal(GAME, on(state)[0])
    assert len(legal(GAME, state)) > 1
    state, _ = on(state, "E advise = propose")
    assert list(map(str, legal(GAME, state))) == ["B propose"]
    assert refused(state, "B ♥D").rule == "ecarte.opt.adviser-binding"


def test_single_deal_is_won_by_three_tricks():
    options = changed(GAME.presets["chouette"], {"chouette-unit": "deal"})
    source = random.Random(3)
    units = 0
    for made in wander(GAME, GAME.start(options, seated(3)), source, 2_000, legally):
        if len(made.before.played) == 8 and len(made.before.trick) == 1:
            units += 1
            assert made.after.phase in (Phase.CASH, Phase.BANK)
        assert not any(event.rule == "ecarte.match.end-at-five" for event in made.events)
    assert units > 3
