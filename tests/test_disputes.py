"""Disputes: at the moment shown the readings part; where there is none, the reason stands here."""

from __future__ import annotations

import pytest
from playing import GAMES

from tutor.games import game as find
from tutor.teaching.disputes import found, open_questions, readings, sides

NOT_MET = "no lesson and no random game met a moment at which the readings part"
UNSHOWN: dict[str, str] = {
    "getaway.gap.take-repeat": NOT_MET,
    "knockout-whist.gap.order-flags": NOT_MET,
    "knockout-whist.gap.first-hand-lead": NOT_MET,
    "crazy-eights.gap.two-packs-from": "it is about how many packs are shuffled",
    "crazy-eights.gap.short-stock": NOT_MET,
    "crazy-eights.gap.announce-when": NOT_MET,
    "ecarte.gap.jdr-readings": "it is about advice, which decides no move",
    "ecarte.gap.side-bettor": NOT_MET,
    "gurke.gap.exact-base": NOT_MET,
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
        said = {
            (one.verdict is None or one.verdict.legal, tuple((e.rule, str(e.facts)) for e in one.events))
            for one in shown
        }
        assert len(said) > 1, gap.id
        for one in shown:
            assert not game.check(one.case.start())
