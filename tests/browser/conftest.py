"""The app on a free port, and a browser to look at it; only the tests in this folder start either."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest
from playwright.sync_api import expect

expect.set_options(timeout=30_000)  # for a machine that is busy; what is there is seen at once

START = 120.0
"""Seconds until a cold machine has to have the app up; only a server that never comes up waits so long."""

CALM = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""The browser is to do nothing but show the page."""

SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


# The browser


def given_browser() -> str | None:
    """Return the browser named by $CHROMIUM, or one that the system has."""
    named = os.environ.get("CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            pytest.fail(f"$CHROMIUM is {named}, which cannot be started: name a Chromium or unset it.", pytrace=False)
        return found
    return next(filter(None, map(shutil.which, SYSTEM_BROWSERS)), None)


def install_browser() -> None:
    """Try to get one: Playwright's download, else Debian's package; what fails here is noticed by looking again."""
    attempts = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        attempts += [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]]
    for command in attempts:
        try:
            done = subprocess.run(command, check=False, capture_output=True, timeout=600, stdin=subprocess.DEVNULL)
        except (OSError, subprocess.TimeoutExpired):
            continue
        if done.returncode == 0 and command[0] == sys.executable:
            return


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args, playwright):
    """Say which browser to start, and how."""
    path = given_browser()
    own = Path(playwright.chromium.executable_path)
    if path is None and not own.exists():
        install_browser()
        path = given_browser()
        if path is None and not own.exists():
            pytest.fail(
                "These tests need a browser: install Chromium (apt-get install chromium, or "
                "playwright install chromium), or name one in $CHROMIUM.",
                pytrace=False,
            )
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [*CALM, *(["--no-sandbox"] if root else [])]
    return {**browser_type_launch_args, "args": args} | ({"executable_path": path} if path else {})


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """A reader of English at a desk, who wants things to hold still."""
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 900},
        "reduced_motion": "reduce",
    }


# The app


@dataclass(frozen=True)
class Server:
    """A running app."""

    port: int
    log: Path

    @property
    def url(self) -> str:
        """Return where it is."""
        return f"http://127.0.0.1:{self.port}"

    def tracebacks(self) -> list[str]:
        """Return what follows each traceback in the log: its last line says what went wrong."""
        parts = self.log.read_text(encoding="utf-8", errors="replace").split("Traceback (most recent call last)")
        return [part[-2000:] for part in parts[1:]]


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def healthy(port: int) -> bool:
    """Whether the app answers."""
    asked = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        asked.request("GET", "/_stcore/health")
        return asked.getresponse().status == HTTPStatus.OK
    except (HTTPException, OSError):
        return False
    finally:
        asked.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    """Run the app as ``tutor`` runs it, until the last test is done."""
    port = free_port()
    log = tmp_path_factory.mktemp("server") / "server.log"
    command = [sys.executable, "-m", "tutor.cli", "run", "--server.port", str(port), "--server.address", "127.0.0.1"]
    own = {**os.environ, "TUTOR_DATA": str(tmp_path_factory.mktemp("data"))}  # nobody's real copies of the pages
    with (
        log.open("wb") as out,
        subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, env=own) as process,
    ):
        running = Server(port, log)
        try:
            for _ in range(int(START * 10)):
                if healthy(port):
                    break
                try:
                    process.wait(timeout=0.1)
                except subprocess.TimeoutExpired:
                    continue
                pytest.fail(f"The app did not start:\n{log.read_text(errors='replace')}", pytrace=False)
            else:
                pytest.fail(f"The app did not answer within {START:.0f} s.", pytrace=False)
            yield running
        finally:
            process.terminate()
            process.wait(timeout=20)
    assert not running.tracebacks(), running.tracebacks()[0]


@pytest.fixture(scope="session")
def base_url(server):
    """Open paths on the app."""
    return server.url


@pytest.fixture(autouse=True)
def quiet_log(server):
    """No page fails on the server, whatever the browser shows."""
    before = len(server.tracebacks())
    yield
    after = server.tracebacks()
    assert len(after) == before, after[before]
