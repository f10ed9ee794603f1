"""Getaway in words: a sentence names the one reason that holds here."""

from __future__ import annotations

import pytest
from getaway_told import deal, table

from tutor.words import explain

TAKING = "N ♠D 8 ♥3; E ♦9 7 ♣2; S ♥K 10 ♦2 ♣6; W ♠5 ♣A"


def why(told, text: str, lang: str = "en") -> str:
    return explain.plain(explain.why(told.game, told.state, told.verdict(text), lang), lang)


def happened(told, rule: str, lang: str = "en") -> str:
    (event,) = [event for event in told.moments[-1].events if event.rule == rule]
    return explain.plain(explain.happened(told.game, event, lang), lang)


def test_a_hand_that_may_not_be_taken_is_refused_for_the_reason_that_holds():
    assert why(table("N E S W", TAKING, "N ♠8"), "E take").startswith("A trick is under way")
    drawn = table("N E", "N ♣9; E ♣4 ♥K ♠3", "N ♣9", "E ♣4", "N draws", "table ♦7")
    assert why(drawn, "E take").startswith("North has drawn a card and must lead it now")
    assert "East has already been asked" in why(table("N E S W", TAKING, "S takes", power="E"), "E take")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_where_only_the_power_takes_nobody_is_told_that_everybody_may(lang):
    told = table("N E S W", TAKING, options={"take.who": "power-only"})
    everybody = {"de": "alle", "en": "any player"}[lang]
    assert everybody not in why(told, "N take", lang)
    assert everybody in why(table("N E S W", TAKING), "N take", lang)


def test_the_one_who_answers_higher_is_not_said_to_have_had_to():
    told = table("N S", "N ♣9; S ♣4 ♥K ♥3", "N ♣9", "S ♣4", "N draws", "table ♥7", "N ♥7", "S ♥K")
    said = happened(told, "getaway.two.drawn-higher")
    assert said == "South played higher and is the only player left with cards: South has lost."
    last = table("N S", "N ♣9; S ♣4 ♥K", "N ♣9", "S ♣4", "N draws", "table ♥7", "N ♥7", "S ♥K")
    assert "The hand is empty" in happened(last, "getaway.two.drawn-higher")


def test_a_deal_that_comes_out_even_is_not_said_to_leave_a_remainder():
    pack = [one.text for hand in deal().state.hands for one in hand]
    for players, end in ((4, "13 to every hand."), (5, "10 to every hand, and one more to 2 of them.")):
        game = deal().game
        from tutor.core.moves import read_move, seated

        start = game.start(game.presets["standard"], seated(players))
        _, events = game.apply(start, read_move(f"table deal {' '.join(pack)}", start.seats, game.verbs))
        (event,) = [event for event in events if event.rule == "getaway.deal.whole-pack-even"]
        assert explain.plain(explain.happened(game, event, "en"), "en").endswith(end)


def test_whose_turn_it_is_to_choose_a_heap_is_said():
    heaps = table("N S", "N ♠A", preset="heaps", phase="heaps", asked=1, heaps=["", "♠K"])
    assert why(heaps, "N choose = 2") == "South chooses a heap now; North has to wait."
