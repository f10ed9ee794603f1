"""Patterns read a position wholly or not at all, and may have missed what decides: how likely that is was learned."""

from __future__ import annotations

from typing import Any

import pytest
from fit_patterned import AGAINST, FOR

from tutor.asking import judging
from tutor.asking.judging import READ, READ_SO, judge_position
from tutor.asking.patterned import patterned
from tutor.asking.reply import SUPPOSED, VERDICT, reply
from tutor.asking.rulesets import usual
from tutor.games import game as find_game

HEARTS = "kreuz liegt, ich hab kreuz 7 und herz 9. darf ich die herz 9 legen?"


def signs(monkeypatch: Any, key: str, text: str) -> dict[str, float]:
    """Return what tells whether a position is read rightly."""
    seen: list[dict[str, float]] = []

    class Listening:
        def likely(self, signs: dict[str, float]) -> float:
            seen.append(signs)
            return 1.0

    monkeypatch.setattr(judging, "patterned", Listening)
    game = find_game(key)
    assert judge_position(game, text, text, (usual(game),), ()) is not None
    return seen[0]


def test_each_sign_is_looked_at_and_speaks_as_it_may(monkeypatch):
    told, forest = signs(monkeypatch, "getaway", HEARTS), patterned()
    assert set(told) >= set(forest.names)
    for name in forest.names:
        less, more = (forest.likely({**told, name: told[name] + by}) for by in (-1.0, 1.0))
        if name in FOR:
            assert less <= more, name
        elif name in AGAINST:
            assert less >= more, name


def test_what_no_pattern_placed_and_what_is_told_besides_is_seen(monkeypatch):
    told = signs(monkeypatch, "gurke", "on table 9 and queen. in my hand 3, 10, king. the 10 is good to put?")
    assert told["twice"] == 1.0, "the ten is no card on the table"
    told = signs(
        monkeypatch, "getaway", "kreuz liegt, ich hab kreuz 7 und herz 9. opa sagt, ich muss bedienen. darf die 9?"
    )
    assert (told["claimed"], told["another-way"]) == (1.0, 1.0)


@pytest.mark.parametrize(("chance", "kind"), [(READ, VERDICT), (READ_SO, SUPPOSED)])
def test_what_is_likely_is_a_verdict_and_what_is_less_so_holds_under_a_condition(monkeypatch, chance, kind):
    class Sure:
        def likely(self, signs: dict[str, float]) -> float:
            return chance

    monkeypatch.setattr(judging, "patterned", Sure)
    monkeypatch.setattr(judging, "judge_marked", lambda *_: None)
    monkeypatch.setattr("tutor.asking.reply._stood", lambda *_, **__: None)
    said = reply.__wrapped__(HEARTS, "getaway", "de")
    assert (said.kind, said.verdict or said.supposed) == (kind, "no")


def test_what_is_put_right_by_hand_is_certain(monkeypatch):
    monkeypatch.setattr(judging, "patterned", lambda: pytest.fail("nothing is left to be judged"))
    game = find_game("getaway")
    heard = judge_position(game, HEARTS, HEARTS, (usual(game),), (("asked", "♣7"),))
    assert heard is not None
    assert (heard.chance, heard.answer) == (1.0, "yes")


def test_whether_it_is_i_who_takes_a_trick_is_yes_or_no_under_a_condition_too(monkeypatch):
    class Likely:
        def likely(self, signs: dict[str, float]) -> float:
            return READ_SO

    monkeypatch.setattr(judging, "patterned", Likely)
    monkeypatch.setattr(judging, "judge_card_after_card", lambda *told: None)
    monkeypatch.setattr(judging, "judge_ended", lambda *told: None)
    text = "4th trick. i led 5 hearts, tom 9 hearts, jen has no hearts n chucks ace of clubs. is it me who picks up??"
    said = reply.__wrapped__(text, "getaway", "en")
    assert (said.kind, said.supposed) == (SUPPOSED, "no")
