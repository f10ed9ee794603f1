"""What the tutor cannot be asked: one sentence in each language, on the command line and in the app."""

from __future__ import annotations

import pytest
from click.testing import CliRunner
from streamlit.testing.v1 import AppTest

from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.desk.cli import cli
from tutor.paths import PACKAGE
from tutor.words import explain

OVER = "{game: getaway, players: [A, B], position: {phase: over, hands: {A: ♠A}, power: A, loser: A}}"
DEAL = "{game: getaway, players: 3}"


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (["whatif", OVER, "A ♠A"], "whatif-over"),
        (["whatif", DEAL, "A ♠A"], "whatif-chance"),
        (["exercises", "getaway", "--rule", "getaway.nothing"], "exercise-no-rule"),
        (["exercises", "getaway", "--rule", "getaway.preset.kerala"], "exercise-no-rule"),
        (["exercises", "getaway", "--rule", "getaway.lastcard.must-lead-drawn", "--level", "4"], "exercise-level"),
        (
            ["exercises", "crazy-eights", "--rule", "crazy-eights.draw-two.owe", "--set", "draw-two=off"],
            "exercise-not-under",
        ),
        (["exercises", "gurke", "--preset", "nothing"], "no-such-preset"),
        (["exercises", "crazy-eights", "--set", "draw-two"], "no-such-value"),
    ],
    ids=lambda said: said if isinstance(said, str) else " ".join(said[:1]),
)
def test_on_the_command_line(command, key, tmp_path):
    if command[0] == "whatif":
        file = tmp_path / "case.yaml"
        file.write_text(command[1], encoding="utf-8")
        command = [command[0], str(file), *command[2:]]
    wrong = CliRunner().invoke(cli, command).exception
    assert isinstance(wrong, Complaint)
    assert wrong.key == key
    said = {explain.complaint(wrong, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(one.endswith((".", "“.")) and "\n" not in one for one in said)


@pytest.mark.parametrize(
    ("page", "case", "lang", "said"),
    [
        ("practise", "getaway.new.nothing.0.1", "de", "entscheidet in diesem Spiel keinen Zug"),
        ("practise", "getaway.new.lastcard.must-lead-drawn.4.1", "en", "There is no exercise at level 4"),
        ("practise", "getaway.new.any.9.1", "de", "Die Nummer einer Übung ist eine ganze Zahl"),
        ("practise", "crazy-eights.new.draw-two.owe.0.1@basic,draw-two=off", "de", "Unter diesem Regelsatz"),
    ],
)
def test_in_the_app(page: str, case: str, lang: str, said: str) -> None:
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=240)
    app.query_params.update({"case": case, "lang": lang})
    app.switch_page(f"../pages/{page}.py")
    app.query_params.update({"case": case, "lang": lang})
    app.run()
    assert not app.exception
    (wrong,) = app.error
    assert said in wrong.value
    assert "\n" not in wrong.value
