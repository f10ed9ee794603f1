"""A class without a browser: everybody plays the same deal, and sees where they parted."""

from __future__ import annotations

import json

import pytest
from classroom import KEY, joined, led, now, pressed

from tutor.cases.transcript import read_case, write_case
from tutor.classes import deals
from tutor.classes.results import seats_as_csv
from tutor.classes.view import asked, question
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.notebook.asking import DEAL
from tutor.notebook.reading import block_source
from tutor.store.classes import ballots_of, open_class
from tutor.store.keeping import Store

OTHER = "another-phone-00000"


def lesson(key: str, preset: str = "") -> str:
    said = {"game": key, **({"preset": preset} if preset else {})}
    return f"---\ntitle: Probe\nlang: de\ngame: {key}\n---\n## Eins\n\n{block_source('play', said)}"


def tried(text: str, moves: tuple[str, ...]) -> str | None:
    """Return why the last of these moves cannot be made; nothing where it can."""
    try:
        deals.played(text, 0, "de", moves)
    except deals.Refused as no:
        return str(no.said["text"])
    return None


@pytest.mark.parametrize(
    ("key", "preset"), [(key, preset) for key in shelf() for preset in list(shelf()[key].presets)[:4]]
)
def test_a_deal_is_played_to_its_end_and_is_the_same_wherever_it_is_played(key: str, preset: str) -> None:
    text = lesson(key, preset)
    assert asked(text, 0, "de").kind == DEAL
    moves: list[str] = []
    for _ in range(300):
        view = deals.on_phone(text, 0, "de", "\n".join(moves))
        json.dumps(view)
        if view["over"]:
            break
        assert view["options"], "there is always something to press"
        for option in view["options"]:
            if (why := tried(text, (*moves, option["id"]))) is None:
                moves.append(option["id"])
                break
            assert why
        else:
            pytest.fail("nothing of it can be played")
    assert view["over"]
    end = deals.played(text, 0, "de", tuple(moves))
    deals.played.cache_clear()
    again = deals.played(text, 0, "de", tuple(moves))
    assert [str(one.move) for one in again.steps] == [str(one.move) for one in end.steps]
    assert deals.became(again, "de")
    for step in again.steps:
        if step.verdict is not None and step.move.seat == again.you:
            assert step.move in {one.move for one in verdicts(again.game, step.before, again.you) if one.legal}


def test_whoever_holds_a_deal_is_asked_to_play_it_to_its_end() -> None:
    assert question(lesson("getaway"), 0, "de")["text"].endswith("Spiel diese Karten zu Ende.")


def test_each_phone_plays_by_itself_and_the_wall_shows_where_they_parted(store: Store) -> None:
    text = lesson("getaway")
    held = open_class(store, "Probe", "de", text, 1)
    joined(held)
    joined(held, OTHER)
    led(held, "next", rev=1)
    view = now(held)
    assert view["question"]["kind"] == DEAL
    table = view["deal"]
    assert table["moves"] == ""
    refused = None
    legal = []
    for option in table["options"]:
        if tried(text, (option["id"],)) is None:
            legal.append(option["id"])
        else:
            refused = option["id"]
    if refused:
        told = pressed(held, 0, refused)[1]
        assert told["why"]["text"]
        assert now(held)["deal"]["moves"] == "", "a move that is none counts nothing"
    told = pressed(held, 0, legal[0], press=2)[1]
    assert told["ok"] is True
    assert told["deal"]["moves"] == legal[0]
    assert told["deal"]["told"]
    assert now(held)["deal"]["moves"] == legal[0], "whoever comes back goes on"
    pressed(held, 0, legal[-1], press=2, key=OTHER)
    wall = led(held, "", mode="projector")[1]
    assert wall["deal"]["far"] == [[1, 1, False], [2, 1, False]]
    assert set(wall["deal"]) == {"far", "scene"}, "where they parted is told at the reveal"
    assert len(wall["deal"]["scene"]["open"]) == 1, "the one hand that all of them hold"
    assert wall["counts"] == {}
    assert pressed(held, 0, "N ♠Z", press=3)[0] == 400
    assert pressed(held, 0, "\n".join([legal[0]] * 2), press=3)[0] in (200, 400)
    told = led(held, "reveal", rev=2, mode="projector")[1]
    if legal[0] != legal[-1]:
        (parted,) = told["deal"]["parted"]
        assert parted["at"] == 1
        assert sorted(many for _, many in parted["ways"]) == [1, 1]
    assert told["deal"]["ends"] == []
    assert pressed(held, 0, legal[0], press=9)[1]["ok"] is False, "after the reveal nothing counts"
    assert legal[0] in seats_as_csv(text, "de", ballots_of(store, held.id))
    assert KEY not in json.dumps(told)


def test_a_position_of_a_lesson_is_played_from_where_it_stands() -> None:
    text = "---\ntitle: P\nlang: en\ngame: getaway\n---\n```{play} getaway.ex.six-tricks\nafter: 5\nseat: N\n```\n"
    here = asked(text, 0, "en")
    table = deals.played(text, 0, "en", ())
    assert str(table.you) == "N"
    assert [str(one.move) for one in table.steps[:5]] == [str(one) for one in here.case.moves]
    assert write_case(read_case(write_case(here.case))) == write_case(here.case)


def test_who_plays_a_deal_is_told_to_play_it_to_its_end() -> None:
    text = "---\ntitle: P\nlang: en\ngame: getaway\n---\n```{play} getaway.ex.six-tricks\nafter: 5\nseat: N\n```\n"
    assert question(text, 0, "en")["text"] == "You are North. Play this deal to its end."


def ways(text: str, moves: tuple[str, ...], more: int) -> list[tuple[str, ...]]:
    """Return every way to go on by so many moves, two choices at each."""
    if not more:
        return [moves]
    offered = [option["id"] for option in deals.on_phone(text, 0, "de", "\n".join(moves))["options"]]
    legal = [one for one in offered if tried(text, (*moves, one)) is None][:2]
    return [way for one in legal for way in ways(text, (*moves, one), more - 1)]


def test_of_many_partings_the_first_three_are_on_the_wall_and_the_widest_before_the_others() -> None:
    text = lesson("gurke")
    seats = [(number, "\n".join(moves)) for number, moves in enumerate(ways(text, (), 4))]
    parted = deals.on_wall(text, 0, "de", seats, told=True)["parted"]
    first = parted[0]["at"]
    assert [one["at"] for one in parted] == [first, first + 1, first + 1]
    assert [count for _, count in parted[0]["ways"]] == [4, 4]
