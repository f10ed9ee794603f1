"""The command line: its answers are a contract, its errors are one sentence, its exit status tells which kind."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tutor.cases.transcript import load
from tutor.core.options import listed
from tutor.desk import cli
from tutor.desk.cli import BAD_INPUT, FOUND_WRONG
from tutor.games import shelf
from tutor.words import library


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def tutor(monkeypatch, capsys):
    """Run the command line in this process."""

    def run(*words: str, stdin: str | bytes = "") -> Answer:
        raw = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "argv", ["tutor", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        try:
            cli.main()
            code = 0
        except SystemExit as done:
            code = int(done.code or 0)
        return Answer(code, *capsys.readouterr())

    return run


CASE: dict[str, Any] = {
    "game": "getaway",
    "players": ["N", "E", "S", "W"],
    "position": {
        "hands": {"N": "♥6 ♠2", "E": "♣K ♠3", "S": "♥B 4 ♠8", "W": "♥2 ♠5"}, "power": "W", "number": 10,
    },
    "moves": ["W ♥2", "N ♥6"],
}  # fmt: skip


def text(**changes: Any) -> str:
    return json.dumps({**CASE, **changes}, ensure_ascii=False)


# Games and rules


def test_games_lists_presets_and_every_option(tutor):
    answer = tutor("games", "--json")
    assert answer.code == 0
    assert [one["game"] for one in answer.json] == list(shelf())
    for one in answer.json:
        assert set(one) == {"game", "players", "presets", "own", "options", "rules"}
        game = shelf()[one["game"]]
        assert one["presets"] == list(game.presets)
        assert [o["option"] for o in one["options"]] == [o.name for o in listed(game.options)]
        for option in one["options"]:
            assert set(option) == {"option", "id", "values", "default", "rules"}
            assert option["default"] == option["values"][0]


def test_games_for_people_names_every_game_in_the_language_asked_for(tutor):
    for lang in ("de", "en"):
        answer = tutor("games", "--lang", lang)
        assert answer.code == 0
        for _, book in library.books():
            assert book.about["title"][lang].split()[0] in answer.out


def test_rules_of_a_game_and_of_one_id(tutor):
    whole = tutor("rules", "getaway", "--json").json
    assert {"id", "kind", "status", "title", "text", "why", "source"} == set(whole[0])
    one = tutor("rules", "getaway.trick.follow-suit", "--json").json
    assert [entry["id"] for entry in one] == ["getaway.trick.follow-suit"]
    assert one[0] in whole
    assert set(one[0]["text"]) == set(one[0]["why"]) == set(one[0]["title"]) == {"de", "en"}
    assert tutor("rules", "getaway.trick.follow-suit", "--lang", "de").out.startswith("Farbe bedienen")


def test_rules_of_a_rule_set_are_its_book_in_the_order_of_play(tutor):
    answer = tutor("rules", "knockout-whist", "--preset", "guernsey", "--set", "exchange=on", "--json").json
    assert (answer["preset"], answer["options"]) == ("guernsey", {"exchange": "on"})
    read = [rule["id"].removeprefix("knockout-whist.") for part in answer["chapters"] for rule in part["rules"]]
    stations = ("deal.seven-first", "opt.stakes.ante", "opt.exchange", "trick.follow-suit", "opt.stakes.pot")
    assert sorted(stations, key=read.index) == list(stations)
    assert "deal.rotate" not in read
    assert "{?" not in tutor("rules", "knockout-whist", "--preset", "guernsey", "--lang", "de").out


def test_rules_of_a_rule_set_that_is_not_there_are_refused_in_a_sentence(tutor):
    for said in (["--preset", "nobody"], ["--set", "exchange=maybe"]):
        answer = tutor("rules", "knockout-whist", *said)
        assert (answer.code, answer.out) == (BAD_INPUT, "")
        assert "Traceback" not in answer.err


def test_an_unknown_rule_names_the_nearest(tutor):
    answer = tutor("rules", "getaway.trick.folow-suit")
    assert (answer.code, answer.out) == (BAD_INPUT, "")
    assert "getaway.trick.follow-suit" in answer.err


# Judge


def test_judge_answers_in_the_fields_that_are_promised(tutor):
    answer = tutor("judge", "-", "--json", stdin=text())
    assert answer.code == 0
    said = answer.json
    assert {"game", "preset", "options", "to_move", "verdicts", "events"} <= set(said)
    assert (said["game"], said["preset"], said["options"], said["to_move"]) == ("getaway", "standard", {}, "E")
    for verdict in said["verdicts"]:
        assert {"move", "legal", "rules", "why", "instead", "decided_by"} <= set(verdict)
        assert set(verdict["why"]) == {"de", "en"}
        assert verdict["decided_by"] in ("text", "house")
    found = {verdict["move"]: verdict for verdict in said["verdicts"]}
    assert found["E ♣K"]["legal"] is True
    assert found["E ♣K"]["rules"][0] == "getaway.trick.void-plays-anything"
    assert found["E take"]["legal"] is False
    assert found["E take"]["rules"][0] == "getaway.take.window"


def test_judge_names_what_is_allowed_instead_and_what_the_house_decides(tutor):
    said = tutor("judge", "-", "--json", stdin=text(moves=["W ♥2"])).json
    found = {verdict["move"]: verdict for verdict in said["verdicts"]}
    assert found["N ♠2"]["instead"] == ["N ♥6"]
    assert {"getaway.trick.follow-suit"} == set(found["N ♠2"]["rules"])
    empty = {"hands": {"N": "♦9", "W": "♦K", "E": "♦4 ♣3"}, "power": "W", "number": 15}
    said = tutor("judge", "--json", stdin=text(position=empty, moves=["W ♦K", "N ♦9", "E ♦4"])).json
    assert {v["move"]: v["decided_by"] for v in said["verdicts"]} == {"W take": "house", "W draw": "text"}
    assert [event["rule"] for event in said["events"]][:1] == ["getaway.trick.clean-to-pile"]


def test_judge_of_a_game_that_is_over_says_how_it_ended(tutor):
    over = {"hands": {"N": "♣9", "S": "♣4"}, "power": "N", "number": 20}
    said = tutor("judge", "--json", stdin=text(players=["N", "S"], position=over, moves=["N ♣9", "S ♣4"])).json
    assert said["to_move"] is None
    assert said["verdicts"] == []
    assert said["result"] == {
        "rule": "getaway.end.last-with-cards", "losers": ["N"], "winners": [], "points": {},
    }  # fmt: skip


def test_judge_for_people(tutor):
    answer = tutor("judge", "-", "--lang", "de", stdin=text())
    assert answer.code == 0
    assert "E ♣K" in answer.out
    assert "erlaubt" in answer.out
    assert "getaway.trick.void-plays-anything" in answer.out


def test_judge_reads_a_file_in_yaml(tutor, tmp_path):
    file = tmp_path / "case.yaml"
    file.write_text("game: getaway\nplayers: [N, S]\nposition: {hands: {N: ♣9, S: ♣4}, power: N}\n", encoding="utf-8")
    assert tutor("judge", str(file), "--json").json["to_move"] == "N"


def test_judge_line_by_line_answers_each_and_goes_on_after_a_bad_one(tutor):
    answer = tutor("judge", "-", "--jsonl", stdin="\n".join([text(), "{", "", text(game="chess"), text(moves=[])]))
    assert answer.code == BAD_INPUT
    first, broken, blank, chess, last = answer.lines
    assert [one["line"] for one in answer.lines] == [1, 2, 3, 4, 5]
    assert blank == {"line": 3, "blank": True}
    assert (first["to_move"], last["to_move"]) == ("E", "W")
    assert set(broken["error"]) == set(chess["error"]) == {"key", "de", "en"}
    assert (broken["error"]["key"], chess["error"]["key"]) == ("broken-json", "no-such-game")
    assert tutor("judge", "-", "--jsonl", stdin=text()).code == 0


# Replay


def test_replay_answers_in_the_fields_that_are_promised(tutor):
    said = tutor("replay", "-", "--json", stdin=text(moves=["W ♥2", "N ♥6", "E ♣K"])).json
    assert {"steps", "result"} <= set(said)
    assert (said["result"], said["failure"]) == (None, None)
    for step in said["steps"]:
        assert {"by", "move", "events", "hands", "state"} <= set(step)
    last = said["steps"][-1]
    assert (last["by"], last["move"], last["hands"]) == ("E", "E ♣K", {"N": 4, "E": 1, "S": 3, "W": 1})
    assert last["state"]["power"] == "N"
    for event in last["events"]:
        assert {"rule", "facts", "what"} <= set(event)
        assert set(event["what"]) == {"de", "en"}
    assert last["events"][0]["rule"] == "getaway.trick.tochoo-stops"
    assert last["events"][0]["facts"]["card"] == "♣K"


def test_replay_stops_at_the_first_illegal_move_and_says_why(tutor):
    answer = tutor("replay", "-", "--json", stdin=text(moves=["W ♥2", "N ♠2", "E ♣K"]))
    assert answer.code == FOUND_WRONG
    said = answer.json
    assert len(said["steps"]) == 1
    assert (said["failure"]["step"], said["failure"]["move"]) == (2, "N ♠2")
    assert said["failure"]["rules"] == ["getaway.trick.follow-suit"]
    assert "Herz" in said["failure"]["de"]
    shown = tutor("replay", "-", "--lang", "de", stdin=text(moves=["W ♥2", "N ♠2", "E ♣K"]))
    assert (shown.code, shown.err.strip()) == (FOUND_WRONG, said["failure"]["de"])


def test_replay_of_an_example_by_its_id(tutor):
    said = tutor("replay", "getaway.ex.six-tricks", "--json").json
    assert said["steps"][-1]["hands"] == {"S": 10, "W": 7, "N": 11, "E": 8}
    assert "tochoo" in tutor("replay", "getaway.ex.six-tricks").out


def test_replay_of_an_id_that_is_not_there_names_the_nearest(tutor):
    answer = tutor("replay", "getaway.ex.six-trick")
    assert answer.code == BAD_INPUT
    assert "getaway.ex.six-tricks" in answer.err


def test_replay_line_by_line(tutor):
    answer = tutor("replay", "-", "--jsonl", stdin=f"{text()}\n{text(moves=['W ♠9'])}\n[]\n")
    assert answer.code == BAD_INPUT
    good, stopped, wrong = answer.lines
    assert (len(good["steps"]), stopped["failure"]["step"], wrong["error"]["key"]) == (2, 1, "case-not-a-mapping")


# Selfplay


@pytest.mark.parametrize("key", tuple(shelf()))
def test_selfplay_prints_records_that_replay(tutor, key):
    answer = tutor("selfplay", key, "--games", "2", "--seed", "5", "--json")
    assert answer.code == 0
    assert len(answer.lines) == 2
    assert answer.out == tutor("selfplay", key, "--games", "2", "--seed", "5", "--json").out, "the same seed"
    replayed = tutor("replay", "-", "--jsonl", stdin=answer.out)
    assert replayed.code == 0
    assert all(one["result"] for one in replayed.lines)


def test_selfplay_in_yaml_under_a_preset_with_so_many_players(tutor):
    answer = tutor("selfplay", "getaway", "--preset", "counter-clockwise", "--players", "3")
    said = load(answer.out)
    assert (said["preset"], said["players"]) == ("counter-clockwise", ["A", "B", "C"])


@pytest.mark.parametrize("count", ["0", "1", "9", "-3", "100"])
def test_selfplay_with_too_few_or_too_many_players(tutor, count):
    answer = tutor("selfplay", "getaway", "--players", count)
    assert (answer.code, answer.out) == (BAD_INPUT, "")
    many = "1 player" if count == "1" else f"{count} players"
    assert answer.err == f"This rule set is not for {many}; it takes 2 to 8.\n"


# Check


def test_check_reports_findings_and_coverage(tutor, monkeypatch):
    answer = tutor("check", "--json")
    assert set(answer.json) == {"findings", "coverage"}
    assert answer.code == (FOUND_WRONG if answer.json["findings"] else 0)
    kinds = answer.json["coverage"]["getaway"]["kinds"]
    assert kinds["legality"]["example"] == kinds["legality"]["exercise"] == kinds["legality"]["entries"]
    monkeypatch.setattr("tutor.desk.checking.lesson_findings", lambda _: [])
    monkeypatch.setattr("tutor.desk.checking.entry_findings", lambda _: [("rules.md:7", "something is off")])
    answer = tutor("check")
    assert answer.code == FOUND_WRONG
    assert "rules.md:7: something is off" in answer.out


# Errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["judge", "no/such/file.yaml"], "There is no file no/such/file.yaml."),
        (["selfplay", "chess"], "There is no game “chess”"),
        (["selfplay", "getaway", "--preset", "mine"], "There is no rule set “mine”"),
        (["selfplay", "getaway", "--games", "0"], "0 is not in the range"),
        (["selfplay", "getaway", "--players", "many"], "'many' is not a valid integer"),
        (["judge", "--lang", "fr"], "'fr' is not one of 'de', 'en'"),
        (["dance"], "No such command 'dance'"),
        (["rules"], "Missing argument"),
        (["games", "--jason"], "No such option"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(tutor, words, said):
    answer = tutor(*words)
    assert (answer.code, answer.out) == (BAD_INPUT, "")
    assert said in answer.err
    assert len(answer.err.strip().splitlines()) == 1


@pytest.mark.parametrize("words", [["--lang", "de"], ["--lang=de"]])
def test_errors_speak_the_language_asked_for(tutor, words):
    assert tutor("judge", *words, stdin="game: chess").err.startswith("Ein Spiel „chess“ gibt es nicht")
    assert tutor("judge", stdin="game: chess").err.startswith("There is no game “chess”")


@pytest.mark.parametrize("words", [["judge", "-"], ["replay", "-"]])
def test_input_that_is_no_text_is_refused(tutor, words):
    answer = tutor(*words, stdin=b"\xff\xfe\x00game")
    assert answer.code == BAD_INPUT
    assert "not a text file" in answer.err
    assert len(answer.err.strip().splitlines()) == 1


def test_a_line_that_is_no_text_or_breaks_the_program_never_ends_the_batch(tutor, monkeypatch):
    from tutor.desk import reports

    judge = reports.judge_report
    monkeypatch.setattr(reports, "judge_report", lambda said: 1 // 0 if said == "break" else judge(said))
    odd = text(players=["N\u2028E", "B", "C", "D"])
    answer = tutor("judge", "-", "--jsonl", stdin=b'\xff\n"break"\r\n' + odd.encode() + b"\n" + text().encode())
    assert answer.code == BAD_INPUT
    assert [one.get("error", {}).get("key") for one in answer.lines] == [
        "line-not-text",
        "line-failed",
        "bad-name",
        None,
    ]
    assert "ZeroDivisionError" in answer.err
    assert "Traceback" not in answer.err


def test_a_terminal_without_suit_signs_is_written_to_all_the_same():
    run = [sys.executable, "-m", "tutor", "judge", "-"]
    env = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    plain = subprocess.run(run, input=text().encode(), capture_output=True, check=False, env=env)
    assert (plain.returncode, plain.stderr) == (0, b"")
    assert rb"E \u2663K" in plain.stdout
    data = subprocess.run([*run, "--json"], input=text().encode(), capture_output=True, check=False, env=env)
    assert json.loads(data.stdout.decode("cp1252"))["verdicts"][0]["move"].startswith("E ♠")


def test_no_input_and_no_room_are_said_in_one_sentence():
    run = [sys.executable, "-m", "tutor", "judge", "-"]
    closed = subprocess.run([*run], capture_output=True, text=True, check=False, preexec_fn=lambda: os.close(0))
    assert (closed.returncode, closed.stderr.strip()) == (BAD_INPUT, "There is no input: name a file, or pipe one in.")
    endless = subprocess.run([*run[:-1], "/dev/zero"], capture_output=True, text=True, check=False)
    assert (endless.returncode, "too big" in endless.stderr) == (BAD_INPUT, True)
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
        out = subprocess.run(
            run, input=text(), stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=buffered
        )
    assert out.returncode == BAD_INPUT
    assert out.stderr.startswith("The output cannot be written")
    assert len(out.stderr.strip().splitlines()) == 1


def test_bench_measures_another_checkout_in_turn(tutor, tmp_path, monkeypatch):
    from tutor.bench import against
    from tutor.paths import ROOT

    assert tutor("bench", "--against", str(tmp_path)).err.startswith(f"{tmp_path} is not a folder with this project")
    monkeypatch.setattr(against, "PAIRS", 1)
    monkeypatch.setattr(against, "SECONDS", 0.01)
    found = tutor("bench", "--against", str(ROOT), "--json").json
    assert len(found) == 2 * len(shelf())
    assert all(0 < one["low"] <= one["middle"] <= one["high"] for one in found)


def test_in_a_process_of_its_own():
    run = [sys.executable, "-m", "tutor"]
    good = subprocess.run([*run, "judge", "-", "--json"], input=text(), capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["to_move"] == "E"
    bad = subprocess.run([*run, "judge", "-"], input="game: [", capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout) == (BAD_INPUT, "")
    assert bad.stderr.startswith("Line 1 cannot be read as YAML")
    assert "Traceback" not in bad.stderr
