"""The app on a free port and a browser to look at it, for the tests and the benchmark."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tutor.ui.shell import HEALTH

HOST = "127.0.0.1"
PATIENCE = 120.0
"""Seconds until a cold machine has to have the app up; only one that never comes up waits so long."""

TUTOR = (sys.executable, "-m", "tutor", "run")

BARE = "chromium-headless-shell"
"""Chromium without the program around its pages, as Debian has it: a page costs a third less processor time."""
WINDOWED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CALM = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""A browser that does nothing but show the page."""


@dataclass(frozen=True, slots=True)
class Trial:
    """An app that is running."""

    port: int
    log: Path
    pid: int = 0
    base: str = ""
    """The path below which it is, with a slash before it."""

    @property
    def url(self) -> str:
        """The address that it is at."""
        return f"http://{HOST}:{self.port}{self.base}"

    def tracebacks(self) -> list[str]:
        """Return the end of each traceback in the log: it says what went wrong."""
        parts = self.log.read_text(encoding="utf-8", errors="replace").split("Traceback (most recent call last)")
        return [part[-2000:] for part in parts[1:]]


class NotUp(RuntimeError):
    """The app that was started does not answer."""


@contextmanager
def running(
    log: Path,
    command: Sequence[str] = TUTOR,
    *,
    address: str = HOST,
    folder: Path | None = None,
    env: Mapping[str, str] | None = None,
    port: int = 0,
    base: str = "",
) -> Iterator[Trial]:
    """Start an app, wait until it answers, and stop it in the end; what it prints goes to the log.

    It keeps compiled modules, as Python does for every reader, also where tests run without.

    Raises ``NotUp`` where it stops or never answers.
    """
    port = port or free_port()
    env = {name: value for name, value in (env or os.environ).items() if name != "PYTHONDONTWRITEBYTECODE"}
    options = ["--server.port", str(port), "--server.headless", "true"]
    if address:
        options += ["--server.address", address]
    if base:
        options += ["--server.baseUrlPath", base]
    with (
        log.open("wb") as out,
        subprocess.Popen(
            [*command, *options], stdout=out, stderr=out, stdin=subprocess.DEVNULL, cwd=folder, env=env
        ) as process,
    ):
        try:
            trial = Trial(port, log, process.pid, base)
            _wait_for(process, trial)
            yield trial
        finally:
            process.terminate()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()


def _wait_for(process: subprocess.Popen[bytes], trial: Trial) -> None:
    glance = 0.05
    for _ in range(int(PATIENCE / glance)):
        if answers(trial.port, f"{trial.base}{HEALTH}"):
            return
        try:
            process.wait(timeout=glance)
        except subprocess.TimeoutExpired:
            continue
        raise NotUp(f"The app stopped at once:\n{trial.log.read_text(encoding='utf-8', errors='replace')[-2000:]}")
    raise NotUp(f"The app did not answer within {PATIENCE:.0f} s.")


def answers(port: int, path: str) -> bool:
    """Whether a path is served."""
    asked = HTTPConnection(HOST, port, timeout=10)
    try:
        asked.request("GET", path)
        return asked.getresponse().status == HTTPStatus.OK
    except (HTTPException, OSError):
        return False
    finally:
        asked.close()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def browser_path(*, window: bool = False) -> str | None:
    """Return the browser named by $CHROMIUM, else one that the system has; None where there is none.

    With a window one that a screen reader can look into.

    Raises ``LookupError`` where $CHROMIUM names something that cannot be started.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise LookupError(f"$CHROMIUM is {named}, which cannot be started: name a Chromium or unset it.")
        return found
    return next(filter(None, map(shutil.which, WINDOWED if window else (BARE, *WINDOWED))), None)


def browser_arguments() -> list[str]:
    """Return how a browser is started; as root it has no sandbox of its own."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*CALM, *(["--no-sandbox"] if root else [])]
