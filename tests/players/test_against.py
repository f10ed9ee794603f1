"""A game against others: it always waits for the right one, goes on the same after a break, and thinking has an end."""

from __future__ import annotations

import random
import threading

import pytest
from playing import GAMES, rule_sets, seats_for

from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE, Move, Seat, read_move
from tutor.core.options import changed
from tutor.core.play import legal
from tutor.games import shelf
from tutor.players.against import MAY, NEXT_DEAL, OTHERS, OVER, YOU, Against, settle
from tutor.players.players import level
from tutor.players.thinking import Job, NotWanted, Thinkers, share, think
from tutor.teaching.experts import prepare


def begun(key: str, number: int = 0, name: str = "beginner") -> Against:
    one = rule_sets(key)[number]
    source = random.Random(number)
    seats = seats_for(one.game, one.options, source, 5)
    return Against(one.game, one.game.start(one.options, seats), source.choice(seats), level(name, 12), number)


def decide(game: Against, source: random.Random) -> None:
    """Do whatever may be done."""
    waiting = game.waits_for()
    if waiting == YOU:
        game.make(source.choice(list(legal(game.game, game.state))))
    elif waiting == MAY and source.random() < 0.3:
        game.make(source.choice(game.words()))
    else:
        game.go_on()


@pytest.mark.parametrize("key", GAMES)
def test_a_game_never_stands_still(key):
    """Under every rule set: what it waits for is true, your moves are all yours, and it goes on until it is over."""
    for number in range(0, len(rule_sets(key)), 3):
        game, source = begun(key, number), random.Random(number)
        before = -1
        while len(game.steps) < 60:
            settle(game)
            waiting = game.waits_for()
            assert waiting != OTHERS
            assert len(game.steps) > before or waiting in (YOU, MAY, NEXT_DEAL), f"{key} {number}"
            before = len(game.steps)
            if waiting == OVER:
                assert not game.game.movers(game.state)
                break
            acting = game.game.movers(game.state)
            assert (acting[0] == game.you) >= (waiting == YOU)
            assert waiting in (YOU, MAY) or acting[0] != game.you
            assert (acting[0] == TABLE) == (waiting == NEXT_DEAL)
            decide(game, source)


def test_a_game_broken_off_goes_on_as_if_it_had_not_been():
    for key in GAMES:
        one = begun(key, name="strong")
        settle(one)
        for _ in range(6):
            if one.waits_for() == OVER:
                break
            decide(one, random.Random(len(one.steps)))
            settle(one)
        again = Against(one.game, one.start, one.you, one.level, one.seed)
        for step in one.steps[: len(one.steps) // 2]:
            again.make(step.move)
        while len(again.steps) < len(one.steps):
            wanted = one.steps[len(again.steps)].move
            if again.waits_for() == OTHERS:
                job = again.next_job()
                assert (job if isinstance(job, Move) else think(job).move) == wanted, key
            again.make(wanted)


def kept_silent() -> Against:
    """B has laid its last card but one without a word; A and D may object, and C plays next."""
    game = shelf()["crazy-eights"]
    seats = (Seat("A"), Seat("B"), Seat("C"), Seat("D"))
    options = game.presets["special-cards"]
    for seed in range(100):
        one = Against(game, game.start(options, seats), seats[0], level("thumb"), seed)
        while one.game.movers(one.state):
            acting = one.game.movers(one.state)[0]
            job = one.next_job() if acting == TABLE else one.job(acting, one.level)
            move = job if isinstance(job, Move) else think(job).move
            one.make(move._replace(value="") if (acting, move.value) == ("B", "!") else move)
            if one.state.silent and one.game.movers(one.state)[0] not in ("A", "B"):
                return one
    raise AssertionError("nobody kept silent")


def test_you_may_object_before_the_others_do():
    """Three see that somebody kept silent about a last card; the others object once you have let it pass."""
    one = kept_silent()
    assert one.waits_for() == MAY
    assert [word.verb for word in one.words()] == ["object"]
    assert not one.hurry()
    passed = one.until(len(one.steps))
    one.make(one.words()[0])
    assert "crazy-eights.last-card.penalty" in {event.rule for event in one.steps[-1].events}
    passed.go_on()
    assert passed.waits_for() == OTHERS
    settle(passed)
    assert passed.steps[len(one.steps) - 1].move.verb == "object"


def test_at_your_own_turn_the_others_object_only_after_you():
    """The next player sees that somebody kept silent, too, and nobody is quicker."""
    one = kept_silent()
    turn = one.game.movers(one.state)[0]
    mine = Against(one.game, one.state, turn, one.level, 1)
    assert (mine.waits_for(), [word.verb for word in mine.words()], mine.hurry()) == (MAY, ["object"], False)
    mine.go_on()
    settle(mine)
    assert mine.steps[0].move.verb == "object"
    assert mine.steps[0].move.seat != turn


def an_adviser(you: str) -> Against:
    """A company of three before the first word of a deal."""
    game = shelf()["ecarte"]
    one = Against(
        game, game.start(game.presets["chouette"], (Seat("A"), Seat("B"), Seat("C"))), Seat(you), level("thumb"), 1
    )
    while game.movers(one.state)[0] == TABLE or one.state.phase.value != "propose":
        acting = game.movers(one.state)[0]
        job = one.next_job() if acting == TABLE else one.job(acting, one.level)
        one.make(job if isinstance(job, Move) else think(job).move)
    return one


def test_advice_is_waited_for_before_each_decision():
    adviser = next(one for one in map(an_adviser, "ABC") if one.you in one.game.movers(one.state)[1:])
    assert (adviser.waits_for(), adviser.hurry()) == (MAY, False)
    assert {word.verb for word in adviser.words()} == {"advise"}
    silent, asked = adviser.until(len(adviser.steps)), adviser.until(len(adviser.steps))
    adviser.make(adviser.words()[0])
    assert adviser.waits_for() == OTHERS
    asked.go_on()
    while asked.waits_for() == OTHERS:
        asked.make(think(job).move if not isinstance(job := asked.next_job(), Move) else job)
    assert "advise" in {word.verb for word in asked.words()}, "the next decision is another one"
    silent.be_silent()
    assert silent.waits_for() == OTHERS
    ponte = an_adviser(str(silent.game.movers(silent.state)[0]))
    assert (ponte.waits_for(), ponte.unadvised(), adviser.unadvised()) == (YOU, True, False)


def test_a_revoke_can_be_claimed_once_all_cards_lie_open():
    """After the fifth card the table acts; the next deal still waits for whoever saw the revoke."""
    game = shelf()["ecarte"]
    cards = {"V": "♣A ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"}
    options = changed(game.presets["standard"], {"enforcement": "renonce-possible"})
    one = Against(game, game.read(options, ("V", "G"), {"hands": cards, "dealer": "G"}), Seat("V"), level("thumb"), 1)
    played = "V ♥D, G ♥7, V ♠B, G ♠9, V ♥8, G ♥K, G ♦10, V ♦7, G ♣8, V ♣A"
    for text in f"table turn ♣9, V stand, {played}".split(", "):
        one.make(read_move(text, one.state.seats, game.verbs))
    assert game.movers(one.state)[0] == TABLE
    assert (one.waits_for(), [word.verb for word in one.words()], one.hurry()) == (MAY, ["claim"], False)
    passed = one.until(len(one.steps))
    passed.go_on()
    assert passed.waits_for() == OTHERS
    one.make(one.words()[0])
    assert one.steps[-1].events[0].rule == "ecarte.renonce.definition"
    assert one.waits_for() == YOU


def test_taking_back_leads_to_the_last_decision():
    game = begun("gurke")
    with pytest.raises(Complaint):
        game.back()
    settle(game)
    before = game.state
    game.make(legal(game.game, before)[0])
    settle(game)
    game.back()
    assert game.state == before
    assert game.waits_for() == YOU


def test_a_seat_remembers_the_same_whether_asked_often_or_once():
    for key in GAMES:
        game = begun(key)
        source = random.Random(5)
        while len(game.steps) < 40 and game.waits_for() != OVER:
            settle(game)
            for seat in game.state.seats:
                often = game.remembered(seat)
                assert often == game.until(len(game.steps)).remembered(seat)
            decide(game, source)


# Thinking


def a_job(seed: str = "1") -> Job:
    game = shelf()["gurke"]
    seats = (Seat("A"), Seat("B"))
    state = game.start(next(iter(game.presets.values())), seats)
    one = Against(game, state, seats[0], level("strong"), 3)
    settle(one)
    while len(job := one.job(one.you, level("strong", 60)).moves) < 2:
        one.make(job[0])
        settle(one)
    return one.job(one.you, level("strong", 60))._replace(seed=seed)


def test_a_process_thinks_as_we_do_and_its_end_is_no_trouble():
    thinkers = Thinkers(1)
    job = a_job()
    found, whole = thinkers.ask(job)
    assert whole
    assert found.move in job.moves
    thinkers._idle[0].kill()
    thinkers._idle[0].wait()
    found, whole = thinkers.ask(job)
    assert (found.move in job.moves, whole) == (True, False)
    found, whole = thinkers.ask(job)
    assert whole, "another process has taken its place"
    thinkers.close()


def test_who_has_left_is_not_thought_for():
    thinkers = Thinkers(1)
    thinkers._busy = 1
    with pytest.raises(NotWanted):
        thinkers.ask(a_job(), lambda: False)
    assert not thinkers._waiting


def test_the_processes_are_there_before_anybody_asks_and_one_that_ends_is_replaced():
    thinkers = Thinkers(2, prepare)
    thinkers.ready()
    first = list(thinkers._idle)
    assert len(first) == 2
    thinkers.ready()
    assert thinkers._idle == first, "no more than there is room for"
    assert thinkers.ask(a_job())[1]
    thinkers._idle[-1].kill()
    thinkers._idle[-1].wait()
    assert not thinkers.ask(a_job())[1]
    assert len([one for one in thinkers._idle if one.poll() is None]) == 2
    assert thinkers.ask(a_job())[1]
    thinkers.close()


def test_whoever_came_first_thinks_first():
    thinkers, order = Thinkers(1), []
    thinkers._busy = 1

    def enter(who):
        thinkers._enter(lambda: True)
        order.append(who)
        thinkers._leave(None)

    threads = [threading.Thread(target=enter, args=(who,)) for who in range(5)]
    for come, thread in enumerate(threads, 1):
        thread.start()
        with thinkers._turn:
            while len(thinkers._waiting) < come:
                thinkers._turn.wait(0.001)
    thinkers._leave(None)
    for thread in threads:
        thread.join()
    assert order == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("places", [2, 4])
def test_thirty_who_play_on_and_on_wait_less_than_a_second_for_each_other(places):
    """A clock of our own: each thinks a while, presses, and three others answer; every search goes a little over."""
    source, over = random.Random(13), 0.03
    coming = sorted((source.expovariate(1 / 2.0), n, 3) for n in range(30))
    free, waits = [0.0] * places, []
    while len(waits) < 3_000:
        came, who, moves = coming.pop(0)
        at = free.index(min(free))
        now = max(came, free[at])
        waits.append(now - came)
        free[at] = now + over + share(now, [other for other, _, _ in coming if other <= now], places)
        rest = (free[at], moves - 1) if moves > 1 else (free[at] + source.expovariate(1 / 2.0), 3)
        coming = sorted([*coming, (rest[0], who, rest[1])])
    assert max(waits) < 1.0


def test_nobody_waits_longer_than_a_second_for_others():
    """Thirty who come at once: by the time each has had its share, the last has begun before a second is over."""
    for places in (1, 2, 4):
        waiting, free, last = [0.0] * 30, [0.0] * places, 0.0
        while waiting:
            now = free.index(min(free))
            waiting.pop(0)
            last = free[now]
            free[now] += share(last, waiting, places)
        assert last < 1.0 + 30 / places * 0.02


def test_thirty_ask_at_once_and_all_are_answered():
    thinkers = Thinkers(2)
    job, told = a_job(), []
    threads = [
        threading.Thread(target=lambda n=n: told.append(thinkers.ask(job._replace(seed=str(n))))) for n in range(30)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(told) == 30
    assert all(whole and choice.move in job.moves for choice, whole in told)
    thinkers.close()
