"""The first table of every course: somebody sits down, and is told each rule when it comes up to them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tutor.cases.transcript import read_case
from tutor.core.complaints import Complaint
from tutor.core.moves import Move
from tutor.core.play import Replay, legal, verdicts
from tutor.notebook.blocks import sat_down, table_names
from tutor.notebook.checking import findings
from tutor.notebook.courses import Course, courses
from tutor.notebook.disclosure import taught_in
from tutor.notebook.reading import Text, read
from tutor.notebook.sitting import Table, table_findings
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU, Against, settle
from tutor.players.thinking import think
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.first_table import played_through, search, sit_down, told_at
from tutor.ui.notebook_onward import following
from tutor.ui.play_sitting import Sitting, written
from tutor.ui.play_sitting import read as kept_sitting
from tutor.ui.play_table import made

EVERY = pytest.mark.parametrize("one", courses(), ids=lambda one: one.file)
WORDS = 60


def table_of_course(one: Course) -> Table:
    first = one.notebook.blocks[0]
    assert first.kind == "sit"
    return replace(sat_down(first, one.game), before=taught_in(one.notebook)[first.line])


def seated(table: Table, deal: int | None = None) -> Against:
    return table.sit() if deal is None else sit_down(table.case, table.you, deal, table.unoffered)


def guessed(game: Against, random: Random) -> Against:
    """Play a deal as somebody does who presses anything that is allowed and was offered."""
    while (waits := game.waits_for()) not in (OVER, NEXT_DEAL):
        if waits == OTHERS:
            job = game.next_job()
            game.make(job if isinstance(job, Move) else think(job).move)
        elif waits == YOU:
            moves = game.offered()
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
    assert list(table_findings(table)) == []


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
    taught = table.taught_with(())
    telling = Telling(one.lang, seat=game.you, you=True, unoffered=game.unoffered, taught=taught)
    case = table.case
    said = unpacked(line(case, telling, run=Replay(game.start, tuple(game.steps)), since=0).packed)
    verbs = {read_verb(attempt["move"]) for tries in said["tries"] for attempt in tries}
    assert not verbs & set(table.without)
    tags = {tag["kind"] for scene in said["scenes"] for hand in scene["hands"] for tag in hand["tags"]}
    assert tags <= taught.badges
    assert all(len(scene["facts"]) <= len(taught.badges) for scene in said["scenes"])


def tables_of(one: Course) -> list[Table]:
    return [sat_down(block, one.game) for block in one.notebook.blocks if block.kind == "sit"]


@pytest.mark.parametrize("one", [one for one in courses() if one.game == "ecarte"], ids=lambda one: one.file)
def test_the_first_decision_is_asked_and_no_card_takes_it_silently(one: Course):
    asked = [table for table in tables_of(one) if table.asks]
    assert len(asked) == 2
    for table in asked:
        game = seated(table)
        game.asked = frozenset(table.asks)
        settle(game)
        assert {move.verb for move in game.words()} <= {"propose", "stand"}
        assert "play" in game.withheld()
        telling = Telling(one.lang, seat=game.you, you=True, unoffered=game.withheld())
        said = unpacked(line(table.case, telling, run=Replay(game.start, tuple(game.steps)), since=0).packed)
        assert {read_verb(each["move"]) for each in said["tries"][-1]} == {"propose", "stand"} | (
            set() if "announce" in table.without else {"announce"}
        )
        game.make(next(move for move in legal(game.game, game.state, game.you) if move.verb == "stand"))
        assert "play" not in game.withheld()


def test_every_table_of_a_course_has_a_game_of_its_own():
    for one in courses():
        names = [
            name for block in one.notebook.blocks if block.kind == "sit" for name in table_names(block, one.notebook)
        ]
        assert len(set(names)) == len(names)


def tables_in(notebook):
    """Return the names of every table by what is told at its end."""
    return {block.said["after"]: table_names(block, notebook) for block in notebook.blocks if block.kind == "sit"}


SAT = "```{{sit}}\nplayers: [Kim, Ada]\nyou: Kim\ndeal: 1\nafter: {0}\n{1}```\n"


def test_a_game_is_found_again_where_another_table_was_put_before_its_own():
    head = "---\ntitle: T\nlang: en\ngame: ecarte\nversion: 1\n---\n\n## One {#one}\n\n"
    second = SAT.format("mine", "") + "\n## Two {#two}\n\n" + SAT.format("named", "name: late\n")
    before, after = read(head + second), read(head + SAT.format("new", "") + "\n## More {#more}\n\n" + second)
    assert tables_in(before)["named"][0] == tables_in(after)["named"][0] == "table:late"
    moved = read(head.replace("#one", "#zero") + SAT.format("new", "") + "\n## One {#one}\n\n" + second)
    assert tables_in(before)["mine"][0] == tables_in(moved)["mine"][0] == "table:one"
    assert tables_in(before)["mine"][1] == "en"  # where it was kept before


@pytest.mark.parametrize(
    ("claim", "key"),
    [
        ("verdict: exchange", ""),
        ("verdict: keep", "claim-field"),
        ("stand: -0.68", ""),
        ("propose: 0.5", "claim-field"),
    ],
)
def test_what_a_course_says_of_the_solved_decision_is_checked(claim: str, key: str):
    block = f"```{{odds}}\nhand: QH KS 7S 8D 7C\nturn_up: 9H\nrole: elder\nclaims: {{{claim}}}\n```\n"
    wrong = findings(read(f"---\ntitle: T\nlang: en\ngame: ecarte\nversion: 1\n---\n\n{block}"))
    assert [finding.wrong.key for finding in wrong] == ([key] if key else [])


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
        ("asks: [fly]", "no-such-word"),
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


MIDDLE = """---
title: T
lang: en
game: getaway
version: 1
---

```{sit}
players: [Kim, Ada, Ben, Zoe]
you: Kim
deal: 22
begin: 52
turns: 1
without: [take]
told:
  getaway.escape.pickup-cancels: "It comes back."
```
"""


def test_a_table_may_begin_in_the_middle_and_end_after_a_turn():
    block = read(MIDDLE).blocks[0]
    table = sat_down(block, "getaway")
    game = table.sit()
    assert len(game.steps) == table.begin
    assert game.waits_for() == YOU
    guessed(game, Random(1))
    assert game.decided() == 1
    assert set(table.told_in(game).values()) == set(table.told)
    settle(game)
    sitting, played = Sitting(replace(table.case, moves=()), game, table="t"), len(game.steps)
    for move in legal(game.game, game.state, game.you):
        made(sitting, str(move))
    assert len(game.steps) == played  # the rest of the deal is nobody's to play
    game.back()
    assert len(game.steps) == table.begin
    with pytest.raises(Complaint):
        game.back()


@EVERY
def test_what_was_not_taught_the_others_do_not_do_either(one: Course):
    for block in (block for block in one.notebook.blocks if block.kind == "sit"):
        table = replace(sat_down(block, one.game), before=taught_in(one.notebook)[block.line])
        for game in (played_through(table.sit()), guessed(table.sit(), Random(1))):
            since = len(table.sit().steps)
            assert not {step.move.verb for step in game.steps[since:]} & set(table.without)


def test_where_a_table_stops_nothing_can_be_tried_and_nobody_is_to_move():
    case = replace(sat_down(read(MIDDLE).blocks[0], "getaway").case, moves=())
    ends, goes_on = (unpacked(line(case, Telling("en", stops=stops)).packed) for stops in (True, False))
    assert (ends["tries"][-1], ends["scenes"][-1]["turn"]) == ([], "")
    assert goes_on["scenes"][-1]["turn"]


@pytest.mark.parametrize("one", [one for one in courses() if one.lang == "en"], ids=lambda one: one.file)
def test_from_a_table_at_which_a_station_ends_one_goes_on(one: Course):
    tables = [block for block in one.notebook.blocks if block.kind == "sit"]
    first, second = [station for station in one.notebook.stations if station.id][:2]
    assert following(tables[0], one.notebook) == (first, second)
    assert following(tables[1], one.notebook) is None  # questions follow


def test_the_search_finds_a_moment_in_which_a_rule_comes_up():
    table = sat_down(read(MIDDLE).blocks[0], "getaway")
    found = search(lambda deal: sit_down(table.case, table.you, deal, table.without), tuple(table.told), 23, turns=1)
    deal, begin, told = list(found)[-1]
    assert replace(table, deal=deal, begin=begin).sit().waits_for() == YOU
    assert set(told.values()) == set(table.told)


@pytest.mark.parametrize("one", [one for one in courses() if one.lang == "en"], ids=lambda one: one.file)
def test_the_game_of_a_first_table_is_read_back_as_it_was_kept(one: Course):
    table = table_of_course(one)
    game = table.sit()
    settle(game)
    game.make(next(move for move in legal(game.game, game.state, game.you) if move.verb not in game.unoffered))
    kept = written(Sitting(replace(table.case, moves=()), game, table="t"))
    again = kept_sitting(kept)
    assert [step.move for step in again.game.steps] == [step.move for step in game.steps]
    assert again.game.level.name == game.level.name


def test_whoever_has_to_do_something_is_never_offered_nothing():
    state = {"hands": {"Kim": "♥4 ♠K", "Ada": "♥5", "Ben": "♦6"}, "top": "♦9", "stock": 0, "passes": 0}
    case = read_case({"game": "crazy-eights", "players": ["Kim", "Ada", "Ben"], "position": {**state, "turn": "Kim"}})
    game = sit_down(case, "Kim", 1, ("pass", "draw"))
    moves = game.offered()
    assert moves
    told = unpacked(line(case, Telling("en", seat=game.you, you=True, unoffered=game.unoffered)).packed)
    assert {one["move"] for one in told["tries"][-1] if one["legal"]} >= {str(move) for move in moves}
