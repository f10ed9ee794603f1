"""Disputes: at the moment shown the readings part; where there is none, the reason stands here."""

from __future__ import annotations

import pytest
from playing import GAMES

from tutor.games import game as find
from tutor.shown.parting import following
from tutor.teaching.disputes import found, open_questions, readings, sides
from tutor.words import explain

UNSHOWN: dict[str, str] = {
    "crazy-eights.gap.two-packs-from": "it is about how many packs are shuffled",
    "ecarte.gap.jdr-readings": "it is about advice, which decides no move",
    "gurke.gap.ogorek-min": "it is about how many may play",
}
"""Gaps without a moment at which the readings part, with the reason."""


@pytest.mark.parametrize("key", GAMES)
def test_each_reading_is_held_or_not_and_the_readings_part_at_the_moment_shown(key):
    game = find(key)
    for gap in open_questions(game):
        there = readings(game, gap)
        assert len(there) > 1
        assert sum(len(one.holders) for one in there) == len(game.presets)
        assert (gap.id in UNSHOWN) != (gap.id in found()), gap.id
        if gap.id in UNSHOWN:
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
            why = "" if one.verdict is None else explain.why(game, one.state, one.verdict, lang)
            said.add((why if one.verdict and not one.verdict.legal else "", *events, following(game, one, shown, lang)))
        assert len(said) > 1 or not shown, gap.id
