"""Knock-Out Whist: its lessons, its rule sets, and its rules at every moment of random games."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from whist_tables import GAME, TABLES, cheap, said, wander

from tutor.cases.lessons import lesson_findings
from tutor.core.complaints import Complaint
from tutor.core.moves import read_move
from tutor.core.options import changed, listed
from tutor.core.play import replay, verdicts
from tutor.games.knockout_whist.options import PRESETS, Options
from tutor.games.knockout_whist.state import PACK, Phase, full_size, length
from tutor.paths import CONTENT
from tutor.words import explain
from tutor.words.book.book import load_yaml

FOLDER = CONTENT / GAME.folder

EXAMPLES = load_yaml(FOLDER / "examples.yaml")

EXERCISES = load_yaml(FOLDER / "exercises.yaml")

LESSONS = (*EXAMPLES, *EXERCISES)

GATHERED = (Phase.DEAL, Phase.CUT, Phase.PAY)


# Lessons


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one["id"])
def test_a_lesson_says_what_the_engine_says(lesson):
    assert lesson_findings(lesson) == []


def test_every_scenario_and_exercise_is_there():
    wanted = {
        *(f"ex.{name}" for name in ("trump-hint-longest", "trump-hint-equal", "trump-turn-up", "dog-knock")),
        *(f"ex.{name}" for name in ("several-dogs", "dog-left-neighbour-empty", "dealer-left-out", "orders")),
        *(f"ex.{name}" for name in ("exchange-limits", "guernsey", "always-a-trick-winner")),
        *(f"x.0{n}" for n in range(1, 8)),
        *(f"x.v{n}" for n in range(1, 5)),
    }
    assert {f"knockout-whist.{name}" for name in wanted} <= {one["id"] for one in LESSONS}


# Rule sets


def contradicts(chosen: dict[str, str]) -> bool:
    """Whether the conflict matrix excludes this."""

    def has(name: str, value: str, default: str) -> bool:
        return chosen.get(name, default) == value

    dogs_off, free = has("dogs-life", "off", "on"), has("first-hand-free", "on", "off")
    stakes = has("stakes", "on", "off")
    return (
        (free and not dogs_off)
        or (stakes and (dogs_off or free or has("tie-trump", "turn-up", "cut")))
        or (stakes and has("dealer-and-lead", "rotate", "rotate"))
        or (has("exchange-shortage", "reshuffle", "limit-to-stock") and has("exchange", "off", "off"))
        or (has("diamond-two-suit", "diamonds", "trump") and has("diamond-two", "off", "off"))
        or (has("knock-in-last-trick", "yes", "no") and dogs_off)
        or (has("stakes.ladder-per-player", "on", "off") and not stakes)
    )


def test_two_options_go_together_unless_the_matrix_excludes_them():
    every = {option.name: option for option in listed(Options)}
    for first, second in combinations(every, 2):
        for one in every[first].values:
            for other in every[second].values:
                chosen = {first: one, second: other}
                if contradicts(chosen):
                    with pytest.raises(Complaint):
                        changed(PRESETS["standard"], chosen)
                else:
                    assert changed(PRESETS["standard"], chosen)


@pytest.mark.parametrize(
    "chosen",
    [
        {"first-hand-free": "on"},
        {"stakes": "on"},
        {"stakes": "on", "dealer-and-lead": "winner", "tie-trump": "turn-up"},
        {"stakes": "on", "dealer-and-lead": "winner", "dogs-life": "off"},
        {"stakes": "on", "dealer-and-lead": "winner", "dogs-life": "off", "first-hand-free": "on"},
    ],
    ids=str,
)
def test_the_conflict_matrix_names_both(chosen):
    with pytest.raises(Complaint) as refused:
        changed(PRESETS["standard"], chosen)
    assert refused.value.key == "options-conflict"
    assert {str(fact).partition("=")[0] for fact in (refused.value.facts["first"], refused.value.facts["second"])} & {
        *chosen,
        "dealer-and-lead",
        "dogs-life",
    }


@pytest.mark.parametrize(
    "chosen",
    [
        {"exchange": "on", "rainbow": "on"},
        {"dealer-and-lead": "winner", "tie-trump": "turn-up"},
        {"diamond-two": "on", "no-trump": "on"},
    ],
    ids=str,
)
def test_what_the_matrix_only_warns_of_is_allowed(chosen):
    assert changed(PRESETS["standard"], chosen)


# Random games


def everything(state):
    lying = [c for hand in (*state.hands, *state.discards) for c in hand]
    lying += [c for _, c in state.trick] + [*state.played, *state.stock]
    return lying + ([state.turned] if state.turned else [])


def sound(state):
    """Assert what must hold in every position of a real game."""
    lying = everything(state)
    assert sorted(map(str, lying)) == ([] if state.phase in GATHERED or not lying else sorted(map(str, PACK)))
    assert not GAME.check(state)
    assert all(alive or not hand for alive, hand in zip(state.alive, state.hands, strict=True))
    assert set(state.blind) <= set(state.dogs)
    if state.phase is Phase.PLAY:
        assert sum(state.won) < length(state) <= full_size(state)
        assert sum(map(len, state.hands)) + len(state.trick) + len(state.played) + len(state.stock) <= 52
    if state.phase is Phase.OVER:
        end = GAME.outcome(state)
        assert end.winners == (state.seats[state.winner],)
        assert state.alive[state.winner]


@pytest.mark.parametrize("name", TABLES)
def test_a_game_keeps_its_cards_comes_back_from_writing_and_ends(name):
    source = random.Random(name)
    for players in range(2, 8):
        moves = []
        for number, (before, move, _, after) in enumerate(wander(TABLES[name], source, players)):
            moves.append(move)
            if number % 5 == 0 or not GAME.movers(after):
                sound(after)
                assert GAME.read(after.options, after.seats, {"position": GAME.write(after)}) == after
            assert read_move(str(move), before.seats, GAME.verbs) == move
        assert GAME.outcome(after) is not None
    start = GAME.start(TABLES[name], after.seats)
    record = replay(GAME, start, moves[:150])
    assert record.failure is None
    assert len(moves) > 150 or record.end == after


@cheap
@given(data=st.data())
def test_random_pairs_of_options_play_to_an_end(data):
    preset = data.draw(st.sampled_from(list(PRESETS)))
    options = listed(Options)
    picked = data.draw(st.lists(st.sampled_from(options), min_size=2, max_size=3, unique_by=lambda o: o.name))
    changes = {option.name: data.draw(st.sampled_from(option.values)) for option in picked}
    whole = {
        option.name: getattr(PRESETS[preset], option.name.replace(".", "__").replace("-", "_")) for option in options
    }
    if contradicts(whole | changes):
        with pytest.raises(Complaint, match="options-conflict"):
            changed(PRESETS[preset], changes)
        return
    chosen = changed(PRESETS[preset], changes)
    for _, _, _, after in wander(chosen, random.Random(data.draw(st.integers(0, 9999)))):
        last = after
    sound(last)
    assert GAME.outcome(last) is not None


@pytest.mark.parametrize("name", TABLES)
def test_everything_said_has_words_in_both_languages(name):
    source = random.Random(name)
    told: set[tuple[object, ...]] = set()
    for _ in range(3):
        for before, move, events, _ in wander(TABLES[name], source):
            for event in events:
                if (event.rule, event.gap, tuple(event.facts)) not in told:
                    told.add((event.rule, event.gap, tuple(event.facts)))
                    said(lambda lang, event=event: explain.happened(GAME, event, lang))
            if (before.phase, move.verb) not in told:
                told.add((before.phase, move.verb))
                said(lambda lang, state=before, move=move: explain.did(GAME, state, move, lang))
            if source.random() < 0.12:
                for verdict in verdicts(GAME, before, source.choice(before.seats)):
                    if (before.phase, verdict.rules, verdict.legal, verdict.move.verb) not in told:
                        told.add((before.phase, verdict.rules, verdict.legal, verdict.move.verb))
                        for rule in verdict.rules:
                            said(lambda lang, s=before, v=verdict, r=rule: explain.why(GAME, s, v, lang, r))
