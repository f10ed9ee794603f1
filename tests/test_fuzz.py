"""Whatever is read as a case, of any game: a complaint that can be said in words, or a state that can be used."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playing import GAMES, rule_sets, seats_for, wander

from tutor.cases.transcript import FIELDS, load, read_case
from tutor.core.cards import cards
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.options import differences
from tutor.core.play import legal, verdicts
from tutor.games import shelf
from tutor.words import explain

cheap = settings(
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)

SAID = (
    "", "N", "E", "S", "W", "A", "table", "♠A", "♠A K D", "♥D", "JK1", "?", "W ♠A", "N take", "table draw ♠A",
    "rest", "on", "yes", "play", "window", "over", "deal", "0", "-1", "3", "²", "1e9", "♠", "♠A = ♥", "{♥D}", "%s",
    "\x00", "\ud800",
)  # fmt: skip
WORDS = st.sampled_from(SAID)
PLAIN = st.none() | st.booleans() | st.integers() | st.integers(-3, 12) | st.floats() | WORDS | st.text(max_size=8)
SEEDS = st.integers(0, 80)
"""So many different real games of each kind are spoiled."""
NAMES = WORDS | st.text(max_size=5)
JUNK = st.recursive(
    PLAIN, lambda part: st.lists(part, max_size=4) | st.dictionaries(NAMES, part, max_size=4), max_leaves=8
)


def use(said: Any) -> None:
    """Read a case and do with it what the app does; only a complaint may come of it, and it must have words."""
    try:
        case = read_case(said)
        state = case.start()
        problems = case.game.check(state)
        for problem in problems:
            spoken(Complaint(problem.key, **problem.facts))
        run = case.play()
    except Complaint as wrong:
        spoken(wrong)
        return
    if run.failure is not None:
        spoken(run.failure)
    if not problems:
        case.game.scene(run.end, None)
        case.game.write(run.end)
        if case.game.movers(run.end):
            legal(case.game, run.end)
            for verdict in verdicts(case.game, run.end):
                explain.why(case.game, run.end, verdict, "de")


def spoken(wrong: Complaint) -> None:
    german, english = (explain.complaint(wrong, lang) for lang in LANGUAGES)
    assert german != english


@cheap
@given(JUNK)
def test_junk(said):
    use(said)


@pytest.mark.parametrize("key", GAMES)
@cheap
@given(data=st.data())
def test_a_case_with_junk_in_its_fields(key, data):
    said = data.draw(st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=4))
    use({**said, "game": key})


KINDS: tuple[Any, ...] = (None, True, 0, 4, -1, 2.5, "", "x", "♠A", [], [None], ["x"], [[]], {}, {"x": 1}, {"N": []})


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_a_position_may_be_of_another_kind(key):
    tried = set()
    for seed in range(80):
        said = real_position(key, seed)
        for field in set(said["position"]) - tried:
            tried.add(field)
            for other in KINDS:
                use({**said, "position": {**said["position"], field: other}})


@pytest.mark.parametrize("key", GAMES)
@cheap
@given(data=st.data())
def test_a_real_position_with_one_field_spoiled(key, data):
    said = real_position(key, data.draw(SEEDS))
    position = said["position"]
    field = data.draw(st.sampled_from(sorted(position)))
    position[field] = data.draw(spoiled(position[field]))
    use(said)


@pytest.mark.parametrize("key", GAMES)
@cheap
@given(data=st.data())
def test_a_real_position_with_a_field_left_out_or_from_elsewhere(key, data):
    said = real_position(key, data.draw(SEEDS))
    other = real_position(key, data.draw(SEEDS))["position"]
    for field in data.draw(st.lists(st.sampled_from(sorted(said["position"])), max_size=3)):
        said["position"].pop(field, None)
    for field in data.draw(st.lists(st.sampled_from(sorted(other)), max_size=2)):
        said["position"][field] = other[field]
    use(said)


@pytest.mark.parametrize("key", GAMES)
@cheap
@given(data=st.data())
def test_a_real_record_with_moves_spoiled(key, data):
    case, moves = real_record(key, data.draw(SEEDS))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(moves) - 1))
        moves[place] = data.draw(spoiled_move(moves[place]))
    use({**case, "moves": moves})


def spoiled(value: Any) -> st.SearchStrategy[Any]:
    """Junk, or the value with something small wrong in it."""
    found = JUNK
    if isinstance(value, str):
        words = value.split()
        found |= st.permutations(words).map(" ".join) | st.sampled_from([value + " ♠A", value[1:], value * 2])
    if isinstance(value, int):
        found |= st.sampled_from([value + 1, value - 1, -value, str(value), value * 1000])
    if isinstance(value, list) and value:
        found |= st.sampled_from([value[1:], value * 2, value[::-1]]) | JUNK.map(lambda one: [one, *value[1:]])
    if isinstance(value, dict) and value:
        first = next(iter(value))
        found |= JUNK.map(lambda one: {**value, first: one}) | st.just({k: v for k, v in value.items() if k != first})
    return found


def spoiled_move(text: str) -> st.SearchStrategy[Any]:
    words = text.split() or [""]
    return (
        st.permutations(words).map(" ".join)
        | WORDS.map(lambda one: f"{words[0]} {one}")
        | WORDS.map(lambda one: " ".join([*words[:-1], one]))
        | st.sampled_from([text + " = ♥", text + " ♠A", text * 2, "", words[0]])
    )


def real_position(key: str, seed: int) -> dict[str, Any]:
    """Some moment of a random game, as a case."""
    case, _, state = real_game(key, seed)
    return {**case, "position": dict(shelf()[key].write(state))}


def real_record(key: str, seed: int) -> tuple[dict[str, Any], list[Any]]:
    """The beginning of a random game, as a case and its moves."""
    case, moves, _ = real_game(key, seed)
    return dict(case), list(moves)


@cache
def real_game(key: str, seed: int) -> tuple[dict[str, Any], tuple[str, ...], Any]:
    source = random.Random(seed)
    one = source.choice(rule_sets(key))
    seats = seats_for(one.game, one.options, source, 6)
    made = list(wander(one.game, one.game.start(one.options, seats), source, source.randint(1, 60)))
    changes = differences(one.options, one.game.presets[one.preset])
    case = {"game": key, "preset": one.preset, "options": changes, "players": [str(seat) for seat in seats]}
    return case, tuple(str(moment.move) for moment in made), made[-1].after


@cheap
@given(st.text(max_size=60) | st.lists(WORDS, max_size=8).map(": ".join) | st.lists(WORDS, max_size=8).map("\n- ".join))
def test_any_text_is_read_or_complained_about(text):
    try:
        said = load(text)
    except Complaint as wrong:
        spoken(wrong)
        return
    use(said)


@cheap
@given(st.text(max_size=30) | st.lists(WORDS, max_size=6).map(" ".join))
def test_any_text_is_cards_or_a_value_error(text):
    try:
        found = cards(text)
    except ValueError:
        return
    assert cards(" ".join(map(str, found))) == found
