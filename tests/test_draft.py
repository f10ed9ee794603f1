"""A position being made: read as far as possible, complaints at their field, nothing said is lost."""

from __future__ import annotations

from random import Random

import pytest
from playing import rule_sets, seats_for, wander

from tutor.cases.transcript import Case
from tutor.core.languages import LANGUAGES
from tutor.core.moves import seated
from tutor.games import shelf
from tutor.shown import draft as drafts
from tutor.shown.draft import Draft
from tutor.shown.draft_deal import dealt
from tutor.shown.draft_form import form

every_game = pytest.mark.parametrize("key", tuple(shelf()))


def moments(key):
    """A moment from a game under every rule set, with the case that it belongs to."""
    source = Random(11)
    for rules in rule_sets(key)[::3]:
        seats = seats_for(rules.game, rules.options, source, 6)
        reached = [made.after for made in wander(rules.game, rules.game.start(rules.options, seats), source, 30)]
        yield Case(rules.game, rules.preset, rules.options, seats), reached[-1]


@every_game
def test_what_play_reaches_is_a_draft_that_can_be_judged(key):
    for case, state in moments(key):
        draft = drafts.draft_of(case, state)
        read = drafts.read_draft(draft)
        assert read.case is not None, read.wrong
        assert read.state == state
        for lang in LANGUAGES:
            assert form(draft, read, lang)["count"] == 0


DAMAGE = {
    "getaway": [("hands.N", {"hands": {"N": "♠Z"}}), ("power", {}), ("number", {"number": "many"})],
    "crazy-eights": [("hands.E", {"hands": {"N": "♠A", "E": "♠A"}, "top": "♥2"}), ("debt", {"top": "♥K", "debt": 2})],
    "ecarte": [("turn", {"turn_up": "♥8", "turn": "E"}), ("trick.1", {"trick": ["N ♠A", "Q ♠K"]})],
    "gurke": [("number", {"number": -3}), ("phase", {"phase": "swap"})],
    "knockout-whist": [("trump", {}), ("dogs", {"trump": "♥", "dogs": ["N"]})],
}


@every_game
def test_a_complaint_stands_at_its_field_and_the_rest_is_read(key):
    game = shelf()[key]
    preset = "straight-out" if key == "knockout-whist" else next(iter(game.presets))
    players = tuple(map(str, seated(4))) if key != "ecarte" else ("N", "E")
    for place, said in DAMAGE[key]:
        whole = dealt(Draft(game, preset, {}, players, {k: v for k, v in said.items() if k == "top"}), Random(3))
        whole = {**whole.said, **said} if "hands" not in said else said
        draft = Draft(game, preset, {}, players, whole)
        read = drafts.read_draft(draft)
        assert place in read.wrong, (place, dict(read.wrong))
        shown = form(draft, read, "en")
        (field,) = [one for one in shown["fields"] if one["name"] == place.split(".")[0]]
        assert field["wrong"][place]
        assert draft.said == whole


@every_game
def test_what_has_no_place_in_the_form_is_said_above_it(key):
    for name, said in (("weather", "fine"), ("hands", {"X": "♠A"})):
        draft = Draft(shelf()[key], next(iter(shelf()[key].presets)), {}, ("A", "B"), {name: said})
        for lang in LANGUAGES:
            shown = form(draft, drafts.read_draft(draft), lang)["wrong"]
            assert ("weather" if name == "weather" else "X") in shown


@every_game
def test_the_rest_is_dealt_to_what_a_deal_would_give(key):
    game = shelf()[key]
    count = 2 if key == "ecarte" else 4
    draft = dealt(Draft(game, next(iter(game.presets)), {}, tuple(map(str, seated(count))), {}), Random(5))
    sizes = {len(hand.split()) for hand in draft.said["hands"].values()}
    assert len(draft.said["hands"]) == count
    assert len(sizes) == 1
    assert sizes <= {5, 7, 13}


def test_players_keep_their_names_and_what_is_said_of_them():
    game = shelf()["getaway"]
    draft = Draft(game, "standard", {}, ("N", "E", "S", "W"), {"hands": {"N": "♠A"}, "trick": ["E ♠K"], "power": "E"})
    named = drafts.renamed(draft, {"N": "Anna", "E": "Ben"})
    assert named.players == ("Anna", "Ben", "S", "W")
    assert named.said == {"hands": {"Anna": "♠A"}, "trick": ["Ben ♠K"], "power": "Ben"}
    assert drafts.with_players(named, 5).players[:4] == named.players
    fewer = drafts.with_players(drafts.renamed(named, {"S": "Cem", "W": "Dana"}), 3)
    assert fewer.players == ("Anna", "Ben", "Cem")


@pytest.mark.parametrize(
    "told", [None, 5, {}, {"said": 3}, {"said": {"a": [[]] * 30_000}}, {"said": {}, "players": "N"}]
)
def test_what_no_editor_sends_changes_nothing_or_is_a_complaint(told):
    draft = Draft(shelf()["getaway"], "standard", {}, ("N", "E"), {"number": 3})
    heard = drafts.received(draft, told)
    assert heard.players == draft.players
    form(heard, drafts.read_draft(heard), "de")


def test_a_form_lays_out_the_cards_that_each_seat_holds():
    said = {"hands": {"N": "♠A ♥6", "E": "♦9"}}
    draft = Draft(shelf()["getaway"], "standard", {}, ("N", "E"), said)
    (hands,) = [one for one in form(draft, drafts.read_draft(draft), "en")["fields"] if one["name"] == "hands"]
    assert hands["cards"] == {"N": ["♠A", "♥6"], "E": ["♦9"]}


TRICKS = {
    # who led is said, the cards lie without seats; whose they are follows
    "getaway": ({"power": "E", "number": 5, "hands": {"N": "♥6", "E": "♠3", "S": "♠8", "W": "♥2"}}, "D7 DK", "E S"),
    "knockout-whist": (
        {"first": "S", "trump": "♥", "number": 5, "hands": {"N": "♥6", "E": "♠3", "S": "♠8", "W": "♥2"}},
        "♦7, ♦K, ♦9",
        "S W N",
    ),
    "gurke": ({"leader": "W", "hands": {"N": "♥6", "E": "♠3", "S": "♠8", "W": "♥2"}}, "♦7", "W"),
    "ecarte": ({"turn_up": "♥8", "turn": "N", "hands": {"N": "♥7 ♠7", "E": "♠8"}}, "♦7", "E"),
}


@pytest.mark.parametrize("key", TRICKS)
def test_the_seats_of_a_trick_follow_from_who_led(key):
    said, cards, wanted = TRICKS[key]
    game, players = shelf()[key], ("N", "E") if key == "ecarte" else ("N", "E", "S", "W")
    for trick in (cards, [cards]):
        draft = Draft(game, next(iter(game.presets)), {}, players, {**said, "trick": trick})
        read = drafts.read_draft(draft)
        assert "trick" not in read.wrong, dict(read.wrong)
        assert [str(read.seats[player]) for player, _ in read.state.trick] == wanted.split()
        assert draft.said["trick"] == trick


def test_where_nobody_can_tell_who_led_the_text_stays_and_says_what_to_write():
    game = shelf()["getaway"]
    said = {"number": 5, "hands": {"N": "♥6", "E": "♠3"}, "trick": ["D7 DK"]}
    draft = Draft(game, "standard", {}, ("N", "E", "S", "W"), said)
    read = drafts.read_draft(draft)
    assert read.wrong["trick"].key == "trick-who-led"
    (field,) = [one for one in form(draft, read, "de")["fields"] if one["name"] == "trick"]
    assert field["wrong"]["trick"].startswith("Wer hat ausgespielt?")
    assert draft.said["trick"] == ["D7 DK"]


def test_a_form_has_no_field_that_its_rule_set_has_not():
    game = shelf()["crazy-eights"]
    basic, twos = next(iter(game.presets)), {"draw-two": "on"}
    hands = {"hands": {"N": "♠A", "E": "♥K"}, "top": "♦2"}

    def fields(changes, more=()):
        draft = Draft(game, basic, changes, ("N", "E"), {**hands, **dict(more)})
        return {one["name"]: one for one in form(draft, drafts.read_draft(draft), "en")["fields"]}

    assert "debt" not in fields({})
    assert "debt" in fields(twos)
    said = fields({}, {"debt": 2})["debt"]["wrong"]["debt"]
    assert said == "In this rule set a two creates no debt, so there are no unanswered twos."


ABSENT = {
    "getaway": {"heaps", "donor", "gatherer", "losses"},
    "crazy-eights": {"debt", "direction", "drawn", "silent"},
    "ecarte": {"missed", "offenders", "named"},
    "gurke": {"pot", "payments"},
    "knockout-whist": {"blind", "order", "pot", "discards", "owed"},
}
"""What the first rule set of each game has not; each of it belongs to another one."""


@every_game
def test_the_form_of_a_basic_game_asks_for_nothing_that_only_other_rule_sets_have(key):
    game = shelf()[key]
    basic = next(iter(game.presets))
    players = seated(max(game.seats(game.presets[basic])[0], 3 if key != "ecarte" else 2))
    state = list(wander(game, game.start(game.presets[basic], players), Random(3), 20))[-1].after
    draft = drafts.draft_of(Case(game, basic, game.presets[basic], players), state)
    asked = {one["name"] for one in form(draft, drafts.read_draft(draft), "en")["fields"]}
    assert not asked & ABSENT[key]
    asking = {one.name for one in game.fields if one.under is not None}
    assert asking & ABSENT[key] == ABSENT[key]


@every_game
def test_whatever_play_can_reach_has_a_field_in_the_form(key):
    source = Random(5)
    asked_under = {one.name: one.under for one in shelf()[key].fields if one.under is not None}
    for rules in rule_sets(key)[::2]:
        seats = seats_for(rules.game, rules.options, source, 6)
        said = set()
        for made in wander(rules.game, rules.game.start(rules.options, seats), source, 60):
            said |= set(rules.game.write(made.after))
        hidden = {name for name, under in asked_under.items() if not under(rules.options)}
        assert not said & hidden, (rules.preset, said & hidden)
