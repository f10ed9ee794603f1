"""Where the text is silent, an answer says how it is played here and what others play."""

from __future__ import annotations

import pytest

from tutor.asking.open_question import MOST_OTHERS, opening, reading
from tutor.asking.reply import GAP, VERDICT, reply
from tutor.core.languages import LANGUAGES, WRITTEN
from tutor.games import shelf
from tutor.words import explain, library

SILENT = {"de": "Der Text sagt es nicht.", "en": "The text does not say."}
GAPS = [
    (game, entry)
    for game in shelf().values()
    for entry in library.book(game.folder).entries.values()
    if entry.kind == "gap"
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "gap"), GAPS, ids=lambda one: getattr(one, "id", getattr(one, "key", "")))
def test_every_open_question_says_what_is_played(game, gap, lang):
    first = next(iter(game.presets.values()))
    said = opening(game, gap, lang, (first,), "A sentence.")
    assert SILENT[lang] in said.first
    found = reading(game, gap, (first,))
    if found is None:
        assert len(f"{said.first} {said.reason}") > len(SILENT[lang]) + 20
        return
    for value in (found.value, *found.others[:MOST_OTHERS]):
        assert WRITTEN[lang].quoted(found.option.values[value][lang]) in said.first
    assert explain.plain(found.option.title[lang], lang) in said.first


def test_a_reading_named_by_its_place_comes_after_the_readings():
    said = reply("what if the pile is empty and someone has to draw", "getaway", "en")
    assert said.kind == GAP
    assert said.first == SILENT["en"]
    assert said.reason.index("Three readings") < said.reason.index("The app takes the first")


def test_the_table_in_view_is_what_is_played_here():
    question = "may the same player take several hands in a row before one trick"
    said = reply(question, "getaway", "en")
    changed = reply(question, "getaway", "en", "", "", (("take.limit-per-window", "unlimited"),))
    assert {said.kind, changed.kind} <= {GAP, VERDICT}
    assert said.first != changed.first


def test_a_verdict_of_ours_says_what_is_answered_elsewhere():
    said = reply("may I take a hand before the first trick", "getaway", "en")
    assert (said.kind, said.verdict) == (VERDICT, "yes")
    assert said.first == (
        "The text does not say; here we play: Yes. "
        "Others play “only from the second trick on”, so no (Taking before the first trick)."
    )
    table = (("take.before-first-trick", "no"),)
    turned = reply("may I take a hand before the first trick", "getaway", "en", "", "", table)
    assert turned.verdict == "no"
    assert "Others play “allowed”, so yes" in turned.first


def test_a_question_of_one_rule_set_is_answered_for_that_one():
    said = reply("jokers in kurko: two or three", "gurke", "en")
    assert said.kind == GAP
    assert said.first.startswith("Kurko: The text does not say.")
    assert "here we play “two”, others “none” or “three”" in said.first
