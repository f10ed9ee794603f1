"""What people ask for and nobody lists: one neighbour's hand, one particular card from the stock."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import tutor
from tutor.core.complaints import Complaint
from tutor.core.play import verdicts
from tutor.desk.cli import cli
from tutor.words import explain

WINDOW = "{game: getaway, position: {hands: {N: ♠K 7, E: ♥A 5, S: ♦Q 3, W: ♣9 8}, number: 4, power: N}}"
EMPTY = "{game: getaway, OPTIONS position: {hands: {N: '', E: ♥A 5, S: ♦Q 3, W: ♣9 8}, number: 4, power: N}}"
FROM_HAND = EMPTY.replace("OPTIONS", "preset: draw-from-hand,")
TRICK = "{game: getaway, position: {hands: {N: ♠7, E: ♥A 5, S: ♦Q 3, W: ♣9 8}, number: 4, power: N, trick: [N ♠K]}}"
EIGHTS = "{game: crazy-eights, players: [A, B], position: {hands: {A: ♠K 7, B: ♥A 5}, top: ♦Q, turn: A}}"
ECARTE = """{game: ecarte, players: [V, G], position: {phase: discard, dealer: G, turn: V, turn_up: ♥9,
 hands: {V: ♠K 7 ♥D ♦8 ♣7, G: ♠8 ♥7 ♦9 ♣K 10}}}"""

ASKED = [
    (WINDOW, "N take E", True, "getaway.take.window", "that is East, with 2 cards"),
    (WINDOW, "N takes W", False, "getaway.take.target", "For North that is East, not West."),
    (WINDOW, "W take = S", False, "getaway.take.target", "For West that is North, not South."),
    (TRICK, "E take W", False, "getaway.take.window", "A trick is under way"),
    (EMPTY.replace("OPTIONS", ""), "N draw ♥K", False, "getaway.lastcard.draw", "cannot pick out the king of hearts"),
    (EMPTY.replace("OPTIONS", ""), "N draw W", False, "getaway.lastcard.draw", "not from West’s hand"),
    (WINDOW, "N draw ♥K", False, "getaway.lastcard.draw", "North has 2 cards"),
    (FROM_HAND, "N draw E", True, "getaway.opt.last-card-power", "another player’s hand"),
    (FROM_HAND, "N draw W", False, "getaway.opt.last-card-power", "That is East, not West."),
    (FROM_HAND, "N draw ♥A", False, "getaway.opt.last-card-power", "cannot pick out the ace of hearts"),
    (EIGHTS, "A draw ♣8", False, "crazy-eights.deal.stock", "cannot pick out the eight of clubs"),
    (EIGHTS, "B draw ♣8", False, "crazy-eights.turn.direction", ""),
    (ECARTE, "V draw ♠A", False, "ecarte.deal.talon", "without choosing"),
]


@pytest.mark.parametrize(("said", "move", "legal", "rule", "why"), ASKED)
def test_what_is_asked_gets_a_verdict_with_its_rule(said, move, legal, rule, why):
    case = tutor.read(said)
    listed = verdicts(case.game, case.start(), None)
    assert why in tutor.why(case, move, lang="en")
    german = tutor.why(case, move, lang="de")
    assert german.endswith(".")
    assert "{" not in german
    if legal:
        tutor.play(case, move)
        return
    with pytest.raises(tutor.IllegalMove) as wrong:
        tutor.play(case, move)
    assert wrong.value.verdict.rule == rule
    assert verdicts(case.game, case.start(), None) == listed


def test_whoever_is_no_neighbour_cannot_be_asked_about():
    with pytest.raises(Complaint, match="not-possible"):
        tutor.play(tutor.read(WINDOW), "N take N")


def test_a_case_on_the_command_line_asks_it_too(tmp_path):
    file = tmp_path / "case.yaml"
    file.write_text(WINDOW.removesuffix("}") + ", moves: [N takes W]}", encoding="utf-8")
    wrong = CliRunner().invoke(cli, ["judge", str(file)], standalone_mode=False).exception
    assert isinstance(wrong, Complaint)
    assert explain.complaint(wrong, "de").endswith("Für Nord ist das Ost, nicht West.")
