"""Disputes: at the moment shown the readings part, or else in what is dealt to how many."""

from __future__ import annotations

import pytest
from playing import GAMES

from tutor.games import game as find
from tutor.shown.parting import following
from tutor.teaching.disputes import found, open_questions, readings, sides
from tutor.teaching.house import questions as asked
from tutor.teaching.seated import seatings
from tutor.words import explain

SEATED = {"crazy-eights.gap.two-packs-from", "gurke.gap.ogorek-min"}
"""Gaps about how many sit down, which no moment of a game shows: what is dealt to how many is their table."""


@pytest.mark.parametrize("key", GAMES)
def test_each_reading_is_held_or_not_and_the_readings_part_at_the_moment_shown(key):
    game = find(key)
    for gap in open_questions(game):
        there = readings(game, gap)
        assert len(there) > 1
        assert sum(len(one.holders) for one in there) == len(game.presets)
        assert (gap.id in SEATED) != (gap.id in found()), gap.id
        if gap.id in SEATED:
            assert not sides(game, gap)
            continue
        shown = sides(game, gap)
        said = {one.told for one in shown}
        assert len(said) > 1, gap.id
        for one in shown:
            assert not game.check(one.case.start())


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_what_parts_the_readings_is_said(key, lang):
    game = find(key)
    for gap in open_questions(game):
        shown = sides(game, gap)
        said = set()
        for one in shown:
            events = [explain.happened(game, event, lang, one.state.seats) for event in one.events]
            events += [explain.happened(game, event, lang, one.state.seats) for event in one.advice]
            why = "" if one.verdict is None else explain.why(game, one.state, one.verdict, lang)
            said.add((why if one.verdict and not one.verdict.legal else "", *events, following(game, one, shown, lang)))
        assert len(said) > 1 or not shown, gap.id


@pytest.mark.parametrize("id_", sorted(SEATED))
def test_where_the_question_is_how_many_may_play_the_readings_are_dealt_out_and_part(id_):
    game = find(id_.partition(".")[0])
    gap = next(one for one in open_questions(game) if one.id == id_)
    there = seatings(game, gap)
    assert there is not None
    assert [row.reading for row in there.rows] == readings(game, gap)
    assert len({row.dealt for row in there.rows}) == len(there.rows)
    usual = next(row for row in there.rows if gap.facts["seats"] in row.reading.holders)
    assert all(usual.dealt), "the rule set that is asked seats everybody looked at"


def test_a_second_pack_from_six_leaves_as_much_as_the_text_of_the_question_says():
    game = find("crazy-eights")
    gap = next(one for one in open_questions(game) if one.id == "crazy-eights.gap.two-packs-from")
    there = seatings(game, gap)
    six = there.players.index(6)
    assert [row.dealt[six].left for row in there.rows] == [73, 21, 73]


def test_no_table_is_asked_how_to_read_advice():
    game = find("ecarte")
    assert not [one for one in asked(game, {}) if one.option.name.startswith("jdr")]
