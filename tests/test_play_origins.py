"""Play it out from anywhere: at the table of the game lies what lay where the link was pressed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from urllib.parse import parse_qsl, urlsplit

import pytest
from playing import GAMES, legally, seats_for
from streamlit.testing.v1 import AppTest
from test_pages import no_trouble, opened

from tutor.cases.lessons import lines
from tutor.cases.transcript import Case, at
from tutor.core.game import Situation
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.shown.address import Address, pack, pack_text, read_address
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.teaching.exercises import of_position
from tutor.ui.play_sitting import asked_case, begun
from tutor.words import library

OUT = "Play it out from here"
NOTEBOOK = """---
title: Played on
lang: en
game: {key}
---
## One {{#one}}

```{{{kind}}}
{case}
```
"""


@cache
def record(key: str) -> Case:
    """A game in the middle of a trick that is not its first, where a card may be played and another may not."""
    game, source = shelf()[key], Random(1)
    preset, options = next(iter(game.presets.items()))
    case = Case(game, preset, options, seats_for(game, options, source, 3))
    state, moves = case.start(), []
    while not decides(case, state, moves):
        by_chance = game.movers(state)[0] is TABLE
        moves.append(game.chance(state, source) if by_chance else legally(game, state, source))
        state, _ = game.apply(state, moves[-1])
    return replace(case, moves=tuple(moves))


def decides(case: Case, state: Situation, moves: Sequence[Move]) -> bool:
    seat, scene = case.game.movers(state)[0], case.game.scene(state, None)
    begun = sum(move.verb == PLAY for move in moves) > len(case.seats) and (scene.trick or not scene.tricks)
    return bool(begun) and seat is not TABLE and len({one.legal for one in verdicts(case.game, state, seat)}) == 2


def example(key: str) -> tuple[str, int]:
    """An example and a step of it at which somebody has to play."""
    for one in library.book(shelf()[key].folder).examples:
        told = lines(one)[0]
        for n in reversed(range(1, len(told.replay.steps))):
            if told.replay.failure is None and TABLE not in told.case.game.movers(told.replay.steps[n].before):
                return one["id"], n
    raise AssertionError(key)


def exercises(key: str) -> Iterator[str]:
    """An exercise of each kind that can be played out, the one with the longest record."""
    kinds = set()
    some = library.book(shelf()[key].folder).exercises
    for one in sorted(some, key=lambda one: -len(one.get("case", {}).get("moves", ()))):
        if "case" in one and (kind := "legal" in one) not in kinds:
            case = lines(one)[0].case
            if case.game.movers(case.play().end)[:1] not in ((), (TABLE,)):
                kinds.add(kind)
                yield one["id"]


def origins(key: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Every page that leads to the table of a game, by its link."""
    case = record(key)
    moment = at(case, case.play().end)
    yield "judge", {"at": pack(moment)}
    yield "judge", {"at": pack(case)}
    yield "replay", {"at": pack(case), "step": str(len(case.moves))}
    id_, step = example(key)
    yield "replay", {"case": id_, "step": str(step)}
    if of_position(moment) is not None:
        yield "practise", {"at": pack(moment)}
    for exercise in exercises(key):
        yield "practise", {"case": exercise}
    for kind in ("table", "play"):
        text = NOTEBOOK.format(key=key, kind=kind, case=str(case).strip())
        yield "course", {"text": pack_text(text)}


def shown(told: Mapping[str, Plain], step: int, you: str) -> dict[str, Plain]:
    """What a table tells everybody at a step, and which cards lie in one hand."""
    at_ = step - told["first"]
    scene = told["scenes"][at_]
    hands = dict(zip((seat["id"] for seat in told["seats"]), scene["hands"], strict=True))
    last = told["last"][at_]
    return {
        "turn": scene["turn"],  # the label says the same, and speaks to whoever plays
        "hand": sorted(hands[you]["cards"]),
        "counts": {seat: (hand["count"], hand["tags"], hand["out"]) for seat, hand in hands.items()},
        "trick": scene["trick"],
        # Of several seats whoever plays is "you" there, and stands under their letter elsewhere.
        "facts": [{**fact, "value": re.sub(r"\b(?:You|Du)\b", you, fact["value"])} for fact in scene["facts"]],
        "piles": scene["piles"],
        # Whoever plays hears of a trick as "you"; what lies there is the same.
        "last": {**told["tricks"][last], "heard": None, "said": None} if last >= 0 else None,
    }


def table_of(app: AppTest) -> Mapping[str, Plain]:
    """Return what the page sent to its card table."""
    sent = [one.proto for one in app.get("bidi_component") if one.proto.js_source_path == "line/line.js"]
    found: Mapping[str, Plain] = json.loads(sent[0].json)[0]
    return found


def way_out(app: AppTest, step: int, most: int) -> Address:
    """Return where the page leads for playing on: by a link of its own, or one that its table makes of its step."""
    out = str(table_of(app)["show"]["out"])
    if out:
        query = urlsplit(out).query + (f"&step={step}" if most else "")
    else:
        (query,) = (one.proto.query_string for one in app.get("page_link") if one.proto.label == OUT)
    return read_address(dict(parse_qsl(query)))


@pytest.mark.parametrize("key", GAMES)
def test_the_position_is_the_same_at_the_table(key: str) -> None:
    for name, query in origins(key):
        app = opened(name, {**query, "lang": "en"})
        no_trouble(app)
        told, step = unpacked(table_of(app)["packed"]), table_of(app)["at"]["step"]
        case = asked_case(way_out(app, step, told["most"]))
        assert case is not None
        you = told["scenes"][step - told["first"]]["turn"]
        sitting = begun(case, you, "beginner", 7)
        there = unpacked(line(sitting.record, Telling("en", seat=sitting.game.you, you=True), since=0).packed)
        assert shown(there, there["most"], you) == shown(told, step, you), f"{name} {query}"
