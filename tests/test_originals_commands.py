"""`tutor originals`: add, list, remove; one sentence for every error."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from own_pages import own_page

from tutor.desk import cli


@pytest.fixture
def tutor(tmp_path, monkeypatch, capsys):
    """Run a command in this process; returns (exit status, what it said, what it said on standard error)."""
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["tutor", *map(str, words)])
        status = 0
        try:
            cli.main()
        except SystemExit as done:
            status = int(done.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "getaway.txt"
    path.write_text(own_page("getaway"), encoding="utf-8")
    return path


def test_add_list_remove(tutor, file):
    status, said, _ = tutor("originals", "add", file, "--lang", "de")
    assert status == 0
    assert said.startswith("„getaway.txt“ ist Getaway:")
    status, said, _ = tutor("originals", "list", "--json")
    found = json.loads(said)
    assert [one["id"] for one in found["originals"]] == ["getaway"]
    assert found["originals"][0]["edition"] == "1. Mai 2024"
    assert "getaway.txt" in tutor("originals", "list")[1]
    assert tutor("originals", "remove", "getaway")[0] == 0
    assert json.loads(tutor("originals", "list", "--json")[1])["originals"] == []
    assert "no copy" in tutor("originals", "list")[1]


def test_add_reports_as_json(tutor, file):
    status, said, _ = tutor("originals", "add", file, "--json")
    (report,) = json.loads(said)
    assert status == 0
    assert report["id"] == "getaway"
    assert report["paragraphs"] == sum(report[name] for name in ("aligned", "not_a_rule", "unclaimed", "unknown"))


def test_half_a_page_names_what_is_expected(tutor, file):
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    _, said, _ = tutor("originals", "add", file, "--lang", "de")
    assert "Nicht gefunden: Varianten ¶1" in said


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", "There is no text in “x.txt”."),
        (b"%PDF-1.4", "“x.txt” is not readable text."),
        (b"Milch, Brot, Butter", "“x.txt” is not one of the pages"),
        (b"x" * 2_000_001, "“x.txt” is too large"),
    ],
)
def test_errors_are_one_sentence(tutor, tmp_path, raw, sentence):
    path = tmp_path / "x.txt"
    path.write_bytes(raw)
    status, said, wrong = tutor("originals", "add", path)
    assert (status, said) == (2, "")
    assert wrong.startswith(sentence)
    assert wrong.count("\n") == 1


def test_missing_file_and_id(tutor, tmp_path):
    assert tutor("originals", "add", tmp_path / "nix.txt")[0] == 2
    status, _, wrong = tutor("originals", "remove", "gurke")
    assert status == 2
    assert wrong.startswith("There is no copy “gurke”")


def test_game_may_be_said(tutor, tmp_path):
    path = tmp_path / "satz.txt"
    path.write_text("Ein einziger Satz.", encoding="utf-8")
    assert tutor("originals", "add", path)[0] == 2
    assert tutor("originals", "add", path, "--game", "gurke")[0] == 0


def test_shape_of_a_page(tutor, file):
    status, said, _ = tutor("originals", "shape", file, "--game", "getaway")
    assert status == 0
    assert "heading: Karten nehmen" in said
    assert "¶61 ¶56" in said


def test_reading_needs_no_streamlit():
    code = (
        "import sys, tutor.originals.report, tutor.originals.recognise, tutor.originals.copies;"
        "print(*[m for m in sys.modules if m.startswith(('streamlit', 'tutor.games', 'tutor.core.play', 'tutor.ui'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
