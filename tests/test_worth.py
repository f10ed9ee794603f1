"""What a card was worth, said beside it: in every record of Écarté, and equal to the odds where they say it too."""

from __future__ import annotations

from math import comb

import pytest

from tutor.cases.lessons import lines
from tutor.core.moves import PLAY, TABLE
from tutor.games import shelf
from tutor.ui.worth import worth_html
from tutor.words import library

ECARTE = library.book("ecarte")
LESSONS = [one for one in (*ECARTE.examples, *ECARTE.exercises) if "case" in one]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one["id"])
def test_every_card_of_every_record_is_appraised(lesson) -> None:
    for line in lines(lesson):
        for made in line.replay.steps:
            said = worth_html(line.case.game, made.before, made.move)
            assert "{" not in said
            alone = made.before.phase.value == "play" and not made.before.hands[made.before.turn][1:]
            if made.move.verb == PLAY and made.move.seat is not TABLE and made.verdict.legal and not alone:
                assert said, made.move


def test_the_hands_that_are_possible_at_the_first_lead() -> None:
    """Every card not seen: neither held, nor turned up, nor laid away by the one who leads."""
    lesson = library.lesson("ecarte.replay.full-deal")[1]
    steps = next(iter(lines(lesson))).replay.steps
    first = next(made for made in steps if made.move.verb == PLAY)
    unseen = 32 - 1 - 5 - len(first.before.discards[first.before.turn])
    assert f"Counted over all {comb(unseen, 5):,} hands" in worth_html(shelf()["ecarte"], first.before, first.move)


def test_a_hidden_hand_tells_nothing_but_the_chance() -> None:
    lesson = library.lesson("ecarte.replay.full-deal")[1]
    steps = next(iter(lines(lesson))).replay.steps
    first = next(made for made in steps if made.move.verb == PLAY)
    seen = shelf()["ecarte"].seen_by(first.before, first.move.seat)
    said = worth_html(shelf()["ecarte"], seen, first.move)
    assert "Chance of the point" in said
    assert "Open hands" not in said
