"""The first table of every course: somebody sits down, and is told each rule when it comes up to them."""

from __future__ import annotations

from random import Random

import pytest

from tutor.core.complaints import Complaint
from tutor.core.moves import Move
from tutor.core.play import Replay, legal, verdicts
from tutor.notebook.blocks import sat_down
from tutor.notebook.checking import findings
from tutor.notebook.courses import Course, courses
from tutor.notebook.reading import Text, read
from tutor.notebook.sitting import Table
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU, Against, settle
from tutor.players.thinking import think
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.first_table import never_told, sit_down, told_at

EVERY = pytest.mark.parametrize("one", courses(), ids=lambda one: one.file)
WORDS = 60


def table_of_course(one: Course) -> Table:
    first = one.notebook.blocks[0]
    assert first.kind == "sit"
    return sat_down(first, one.game)


def seated(table: Table, deal: int | None = None) -> Against:
    return sit_down(table.case, table.you, table.deal if deal is None else deal, table.without)


def guessed(game: Against, random: Random) -> Against:
    """Play a deal as somebody does who presses anything that is allowed and was offered."""
    while (waits := game.waits_for()) not in (OVER, NEXT_DEAL):
        if waits == OTHERS:
            job = game.next_job()
            game.make(job if isinstance(job, Move) else think(job).move)
        elif waits == YOU:
            moves = [move for move in legal(game.game, game.state, game.you) if move.verb not in game.unoffered]
            game.make(random.choice(moves))
        else:
            assert not {move.verb for move in game.words()} & game.unoffered
            game.go_on()
    return game


@EVERY
def test_a_course_begins_at_a_table_and_in_sixty_words(one: Course):
    station = one.notebook.stations[1] if not one.notebook.stations[0].id else one.notebook.stations[0]
    before = next(part for part in station.parts if isinstance(part, Text) and part.line > station.parts[0].line)
    assert len(before.source.split()) <= WORDS
    game = seated(table_of_course(one))
    settle(game)
    assert game.waits_for() == YOU  # nothing is asked before the first card of one's own


@EVERY
def test_everything_that_is_told_comes_up_when_the_deal_is_played(one: Course):
    table = table_of_course(one)
    assert never_told(seated(table), tuple(table.told)) == []


@EVERY
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_so_just_then_and_told_once_however_one_plays(one: Course, seed: int):
    table = table_of_course(one)
    done = guessed(seated(table), Random(seed))
    told = told_at(done.game, done.start, done.steps, done.you, tuple(table.told))
    assert len(set(told.values())) == len(told) >= 2
    states = [done.start, *(step.after for step in done.steps)]
    for n, rule in told.items():
        yours = done.game.movers(states[n])[:1] == (done.you,)
        here = {verdict.rule for verdict in verdicts(done.game, states[n], done.you)} if yours else set()
        assert rule in here | {event.rule for step in done.steps[:n] for event in step.events}
        assert yours or n == len(done.steps)


@EVERY
def test_on_the_table_stands_only_what_was_taught(one: Course):
    table = table_of_course(one)
    game = seated(table)
    settle(game)
    telling = Telling(one.lang, seat=game.you, you=True, unoffered=game.unoffered, shows=frozenset(table.shows))
    case = table.case
    said = unpacked(line(case, telling, run=Replay(game.start, tuple(game.steps)), since=0).packed)
    verbs = {read_verb(attempt["move"]) for tries in said["tries"] for attempt in tries}
    assert not verbs & set(table.without)
    assert all(hand["tags"] == [] for scene in said["scenes"] for hand in scene["hands"])
    assert all(len(scene["facts"]) <= len(table.shows) for scene in said["scenes"])


def read_verb(move: str) -> str:
    return move.split(" ", 1)[1].split(" ", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("deal: -1", "sit-deal"),
        ("deal: seven", "sit-deal"),
        ("you: Nobody", "no-such-seat"),
        ("without: take", "not-a-list"),
        ("without: [fly]", "no-such-word"),
        ("told: [getaway.trick.follow-suit]", "sit-told-not-a-mapping"),
        ("told: {getaway.trick.no-such: so}", "no-such-rule"),
        ("told: {getaway.two.both-empty: so}", "sit-never-comes-up"),
        ("colour: red", "no-such-field"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(written: str, key: str):
    text = f"---\ntitle: T\nlang: en\ngame: getaway\nversion: 1\n---\n\n```{{sit}}\nplayers: 4\n{written}\n```\n"
    wrong = [finding.wrong for finding in findings(read(text))]
    assert [one.key for one in wrong] == [key], [one.facts for one in wrong]
    assert isinstance(wrong[0], Complaint)
