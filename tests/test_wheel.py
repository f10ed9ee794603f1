"""The wheel: built, installed into an empty environment elsewhere, and used there from another folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.bench.app import answers, running
from tutor.paths import ROOT

UV = shutil.which("uv")

OPEN_EVERY_PAGE = """
from streamlit.testing.v1 import AppTest
from tutor.paths import PACKAGE, PAGES

assert "_bundle" in str(PAGES), PAGES
for page in sorted(PAGES.glob("*.py")):
    app = AppTest.from_file(str(PACKAGE / "app.py"), default_timeout=120).switch_page(str(page)).run()
    assert not app.exception, (page, app.exception)
    assert not app.error, (page, app.error)
    print(page.stem)
"""

pytestmark = pytest.mark.timeout(900)  # a machine that has nothing yet fetches every dependency


def done(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command as somebody would who knows nothing of this checkout."""
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    run = subprocess.run(command, cwd=folder, env=outside, capture_output=True, text=True, check=False, timeout=800)
    assert run.returncode == 0, f"{' '.join(command)}\n{run.stdout[-3000:]}\n{run.stderr[-3000:]}"
    return run


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """Build the wheel from a copy, so that nothing is left lying in the checkout."""
    source = tmp_path_factory.mktemp("source") / "tutor"
    unwanted = shutil.ignore_patterns(".*cache*", "__pycache__", ".venv", ".git", "dist", "build", ".hypothesis")
    shutil.copytree(ROOT, source, ignore=unwanted)
    out = tmp_path_factory.mktemp("wheel")
    builder = [UV, "build"] if UV else [sys.executable, "-m", "build"]
    done([*builder, "--wheel", str(source), "--out-dir" if UV else "--outdir", str(out)], out)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory) -> Path:
    """Install it into an empty environment; return the folder of its programs."""
    home = tmp_path_factory.mktemp("elsewhere") / "env"
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    if UV:
        done([UV, "venv", "--python", sys.executable, str(home)], wheel.parent)
        done([UV, "pip", "install", "--python", str(programs / "python"), str(wheel)], wheel.parent)
    else:
        done([sys.executable, "-m", "venv", str(home)], wheel.parent)
        done([str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel)], wheel.parent)
    return programs


def test_it_checks_itself(elsewhere: Path, tmp_path: Path) -> None:
    assert "getaway" in done([str(elsewhere / "tutor"), "check"], tmp_path).stdout.lower()


def test_it_serves_the_app(elsewhere: Path, tmp_path: Path) -> None:
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    log = tmp_path / "server.log"
    with running(log, (str(elsewhere / "tutor"), "run"), folder=tmp_path, env=outside) as app:
        assert answers(app.port, "/")
        assert answers(app.port, "/rules")
    assert not app.tracebacks(), log.read_text()


def test_its_pages_open(elsewhere: Path, tmp_path: Path) -> None:
    opened = done([str(elsewhere / "python"), "-c", OPEN_EVERY_PAGE], tmp_path).stdout.split()
    assert opened == sorted(file.stem for file in (ROOT / "pages").glob("*.py"))
