"""Questions of one's own: whatever the position, what the engine fills in is right and nothing offered is not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playing import rule_sets, seats_for, wander

from tutor.cases.lessons import exercise_findings
from tutor.cases.transcript import Case, at, read_case
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.play import step, verdicts
from tutor.games import shelf
from tutor.players.people import with_a_name
from tutor.teaching.own import (
    KINDS,
    OF_A_MOVE,
    About,
    first_to_ask,
    kinds_here,
    moves_to_ask,
    question,
    seats_to_ask,
    tempting,
)
from tutor.words import explain, library

FIRST = {explain.say(explain.APP, "en", f"exercise-{key}") for key in ("who-nobody", "who-table")}


def acts_next(about: About, move: Move) -> bool:
    """Whether somebody at the table acts after a move."""
    after, _ = step(about.case.game, about.state, move)
    return about.case.game.movers(after)[:1] not in ((), (TABLE,))


def positions(key):
    """Some moments of every third rule set of a game, as cases."""
    source = Random(7)
    for rules in rule_sets(key)[::4]:
        seats = seats_for(rules.game, rules.options, source, 5)
        made = list(wander(rules.game, rules.game.start(rules.options, seats), source, 24))
        for one in made[8::7]:
            said = {"position": rules.game.write(one.after)}
            yield Case(rules.game, rules.preset, rules.options, seats, said)


@pytest.mark.parametrize("key", tuple(shelf()))
def test_every_question_of_ones_own_holds_before_the_engine(key: str) -> None:
    kinds: Counter[str] = Counter()
    for case in positions(key):
        for seat in seats_to_ask(case)[:1]:
            about = About(case, seat)
            for kind in kinds_here(about):
                moves = moves_to_ask(about, kind)[:2] if kind in OF_A_MOVE else [None]
                for move in moves:
                    made = question(kind, About(case, seat, move))
                    assert made is not None
                    kinds[kind] += 1
                    made["id"] = "own"
                    if kind == "who" and acts_next(about, move):  # “nobody” only where nobody is right
                        assert not any(one["en"] in FIRST for one in made["choices"])
                    assert [one.wrong.key for one in exercise_findings(made)] == []
                    for lang in LANGUAGES:
                        texts = [one[lang] for one in made.get("choices") or ()]
                        assert len(set(texts)) == len(texts)
                        assert made["question"][lang]
                        assert made["explain"][lang] or kind in ("many", "who")
    assert {"legal", "may", "one"} <= set(kinds), kinds
    assert {"next", "who", "many"} & set(kinds), kinds


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_trap_that_is_offered_is_never_legal_and_the_nearest_comes_first(key: str) -> None:
    for case in positions(key):
        for seat in seats_to_ask(case)[:2]:
            about = About(case, seat)
            legal = {one.move for one in verdicts(case.game, about.state, seat) if one.legal}
            offered = tempting(about)
            assert not legal & {one.move for one, _ in offered}
            counts = [len(one.rules) for one, _ in offered]
            assert counts == sorted(counts)


def test_every_kind_of_question_is_met() -> None:
    met = {
        kind
        for key in shelf()
        for case in positions(key)
        for seat in seats_to_ask(case)[:1]
        for kind in kinds_here(About(case, seat))
    }
    assert met == set(KINDS)


@pytest.mark.parametrize("key", tuple(shelf()))
def test_the_first_table_that_a_notebook_is_offered_can_be_asked_about(key: str) -> None:
    case = read_case(library.book(shelf()[key].folder).exercises[0]["case"])
    run = case.play()
    states = [run.start, *(made.after for made in run.steps)]
    about = at(case, states[first_to_ask(case)])
    assert kinds_here(About(about, seats_to_ask(about)[0]))
    for example in library.book(shelf()[key].folder).examples[:1]:
        case = read_case(example["case"])
        run = case.play()
        after = first_to_ask(case)
        about = at(case, [run.start, *(made.after for made in run.steps)][after])
        assert after >= 1
        assert "legal" in kinds_here(About(about, seats_to_ask(about)[0]))


def test_where_everything_is_legal_that_can_be_asked_too() -> None:
    case = read_case(_case("gurke.x.03"))
    made = question("legal", About(case, seats_to_ask(case)[0]))
    assert made is not None
    assert len(made["legal"]) == 3
    assert exercise_findings({**made, "id": "own"}) == []


def test_the_traps_of_a_hand_are_not_three_cards_of_one_suit() -> None:
    case = read_case(_case("getaway.ex.six-tricks"))
    case = at(case, case.play().steps[12].after)
    first = [one.move for one, _ in tempting(About(case, seats_to_ask(case)[0]))[:3]]
    assert len({move.cards[0].suit if move.cards else move.verb for move in first}) == 3


def test_a_moment_of_ones_own_game_names_its_player_where_the_others_have_names() -> None:
    said = {
        "game": "crazy-eights",
        "players": ["Davud", "Inge", "S", "Klara"],
        "position": {
            "hands": {"Davud": "♦6 5 9 ♣9", "Inge": "♥D ♠8", "S": "♠2 ♥7 ♣6", "Klara": "♠4 ♣10"},
            "top": "♦B",
            "turn": "S",
        },
    }
    before = read_case(said)
    case = with_a_name(before, Seat("S"))
    assert case.play().end.seats == ("Davud", "Inge", "Arda", "Klara")
    about = About(case, seats_to_ask(case)[0])
    for kind in kinds_here(about):
        move = moves_to_ask(about, kind)[0] if kind in OF_A_MOVE else None
        made = question(kind, About(case, about.seat, move))
        assert made is not None
        assert "'S" not in str(made)
        assert exercise_findings({**made, "id": "own"}) == []
    compass = read_case(_case("getaway.x.03"))
    assert with_a_name(compass, compass.seats[0]) is compass


def _case(id_: str) -> dict[str, object]:
    found = library.lesson(id_)
    assert found is not None
    return found[1]["case"]
