"""A table with changes of its own: what a moment says holds there too, or it is silent."""

from __future__ import annotations

import pytest

from tutor.asking.reply import reply
from tutor.asking.rulesets import RuleSet, known_as, usual
from tutor.asking.standing import moments
from tutor.core.complaints import Complaint
from tutor.core.options import listed
from tutor.games import game
from tutor.words import library

GAMES = [one.key for one, _ in library.books()]

SILENT = (  # what each change would have made of them
    ("getaway", "Kann mein Nachbar ablehnen, wenn ich seine Hand nehmen will?", "take.who=power-only", "yes"),
    ("getaway", "gibt es eine obergrenze für die handkarten", "take.who=power-only", "yes"),
    ("getaway", "gibt es punkte", "loss-counter=on", "yes"),
    ("knockout_whist", "ist das ass die höchste karte", "rank-order=on", "yes"),
    ("knockout_whist", "legt der geber im ersten stich seine karte ganz zum schluss", "first-hand-lead=dealer", "yes"),
    ("crazy_eights", "geht es gegen den uhrzeigersinn", "skip-rank=4", "yes"),
    ("ecarte", "spielt man das mit einem vollen pokerblatt", "max-exchanges=3", "yes"),
    (
        "ecarte",
        "muss ich drei stiche machen wenn ich erst den zweiten vorschlag ablehne",
        "obligation-scope=any-decision",
        "no",
    ),
    ("gurke", "gibt es ein drittes leben", "threshold=30", "yes"),
    ("gurke", "muss ich farbe bedienen", "duty=lowest-beater", "yes"),
)


@pytest.mark.parametrize(("key", "text", "change", "amiss"), SILENT, ids=[f"{one[0]} {one[2]}" for one in SILENT])
def test_what_is_not_so_under_a_change_is_not_said(key, text, change, amiss):
    name, _, value = change.partition("=")
    said = reply(text, key, "de", changes=((name, value),))
    assert amiss not in (said.verdict, said.supposed)


def test_who_changes_the_usual_rules_into_another_rule_set_plays_that():
    said = reply("werden alle karten ausgeteilt", "getaway", "de", changes=(("deal-method", "piles"),))
    same = reply("werden alle karten ausgeteilt", "getaway", "de", "heaps")
    assert (said.first, [fact.text for fact in said.facts]) == (same.first, [fact.text for fact in same.facts])


@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_table_is_known_as_its_options_stay(key):
    one = game(key)
    for preset in one.presets:
        for option in listed(one.presets[preset]):
            for value in option.values:
                rules = RuleSet(preset, ((option.name, value),))
                try:
                    options = rules.options(one)
                except Complaint:
                    continue
                known = known_as(one, rules)
                assert known.options(one) == options
                assert len(known.changes) <= 1


@pytest.mark.parametrize("key", GAMES)
def test_what_a_moment_leaves_out_is_a_rule_set_or_an_option(key):
    one = game(key)
    options = {option.name: option.values for option in listed(usual(one).options(one))}
    for moment in moments(one):
        for name in moment.get("except", ()):
            option, _, value = name.partition("=")
            there = name in one.presets or value in options.get(option, ()) or (value == "*" and option in options)
            assert there, (moment["means"]["en"], name)


def test_a_moment_that_is_asked_about_in_one_way_is_answered_in_it():
    """What is prescribed must be done, and is no question of what may be done."""
    assert reply("Ist die Farbe vom Tochoo als nächstes Ausspiel vorgeschrieben?", "getaway").verdict in ("no", "")
    assert reply("ist die tochoo farbe als nächstes ausspiel vorgeschrieben", "getaway").verdict == "no"
