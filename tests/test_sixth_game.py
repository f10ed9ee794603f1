"""A game needs its two folders and nothing else: a tiny sixth one joins a copy of the project and passes its tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.paths import ROOT

SIXTH = Path(__file__).parent / "sixth_game"
SHARED = (
    "test_any_order.py", "test_engine_properties.py", "test_fuzz.py", "test_lessons.py", "test_links.py",
    "test_pairs.py", "test_pages.py", "test_text.py", "test_python.py", "test_witnesses.py",
)  # fmt: skip
"""The tests that know no game by name."""

pytestmark = pytest.mark.timeout(900)


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """The project with one game more; nothing else in it is touched."""
    place = tmp_path_factory.mktemp("shelf") / "project"
    skipped = shutil.ignore_patterns("__pycache__", "golden", "browser", "odds", "sixth_game", "uv.lock")
    for part in ("tutor", "content", "pages", "tests", "pyproject.toml", "README.md", ".streamlit"):
        source, target = ROOT / part, place / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if part == "tests":
            shutil.copytree(source, target, ignore=skipped)
        elif source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    shutil.copytree(ROOT / "tests" / "golden", place / "tests" / "golden")
    shutil.copytree(SIXTH / "engine", place / "tutor" / "games" / "snip")
    shutil.copytree(SIXTH / "content", place / "content" / "snip")
    return place


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, check=False, timeout=800)


def test_nothing_is_amiss_with_six_games(copy):
    checked = run(copy, "tutor", "check")
    assert checked.returncode == 0, checked.stdout[-2000:] + checked.stderr[-2000:]
    assert "snip: 1 examples, 3 exercises" in checked.stdout


def test_the_shared_tests_find_it_and_pass(copy):
    tested = run(copy, "pytest", "-q", "-k", "snip", *(f"tests/{name}" for name in SHARED))
    assert tested.returncode == 0, tested.stdout[-4000:]
    assert int(tested.stdout.rsplit(" passed", 1)[0].split()[-1]) > 25, tested.stdout[-300:]


def test_it_can_be_played_judged_and_asked_about(copy):
    played = run(copy, "tutor", "selfplay", "snip", "--players", "2", "--json")
    assert played.returncode == 0, played.stderr
    asked = run(copy, "tutor", "ask", "Schnipp bedienen", "--json")
    assert "snip.play.follow-suit" in asked.stdout, asked.stderr
