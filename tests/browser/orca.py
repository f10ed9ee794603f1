"""A browser that is listened to through Orca: a screen, a window manager, the bus of accessibility, keys by X."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from installing import install
from playwright.sync_api import Browser, Page, Playwright

from tutor.bench.app import HOST, free_port

PACKAGES = (
    *("orca", "at-spi2-core", "xvfb", "dbus-daemon", "xdotool", "openbox"),
    *("gsettings-desktop-schemas", "dconf-gsettings-backend", "python3-pyatspi", "gir1.2-atspi-2.0"),
)
"""Debian's, and those of whoever builds on it."""
PROGRAMS = ("orca", "Xvfb", "dbus-daemon", "xdotool", "openbox")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PATIENCE = 30.0
"""Seconds that Orca has to say what it was given: it asks the browser for every name through a slow bus."""

HURRY = """async () => {
  const module = performance.getEntriesByType("resource").find((one) => one.name.includes("announce.js"));
  if (module) (await import(module.name)).atOnce();
}"""
"""Whoever hears fast presses a key, and what waits is said."""


def missing() -> str:
    """Return which program is not there; nothing if all are."""
    absent = [name for name in PROGRAMS if shutil.which(name) is None]
    absent += [] if any(map(os.path.exists, LAUNCHERS)) else ["at-spi-bus-launcher"]
    return ", ".join(absent)


def got(waiting_room: Path) -> None:
    """Get the packages, or leave the tests out with the reason."""
    if missing():
        install(PACKAGES[0], waiting_room, *PACKAGES[1:])
    if missing():
        pytest.skip(f"Orca cannot be heard here: {missing()} is missing (apt-get install {' '.join(PACKAGES)})")


def answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((HOST, port)) == 0


class Listener:
    """Somebody who hears a page and presses keys."""

    def __init__(self, playwright: Playwright, folder: Path, browser: str | None, arguments: list[str]) -> None:
        self.said_in = folder / "said.jsonl"
        self.said_in.touch()
        self.log = (folder / "programs.log").open("wb")
        self.started: list[subprocess.Popen[bytes]] = []
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("DBUS_", "AT_SPI"))},
            "ORCA_SAYS": str(self.said_in),
            "ACCESSIBILITY_ENABLED": "1",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            **{f"XDG_{name}": str(folder) for name in ("CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR")},
        }
        folder.chmod(0o700)  # a runtime folder belongs to one person
        try:
            self._begin(playwright, folder, browser, arguments)
        except BaseException:
            self.close()  # what is left running would keep the next try from being heard
            raise

    def _begin(self, playwright: Playwright, folder: Path, browser: str | None, arguments: list[str]) -> None:
        self.env["DISPLAY"] = f":{self._given('Xvfb', '-screen', '0', '1280x1040x24', '-nolisten', 'tcp')}"
        bus = subprocess.Popen(
            [str(shutil.which("dbus-daemon")), "--session", "--nofork", "--print-address=1"],
            env=self.env, stdout=subprocess.PIPE, stderr=self.log,
        )  # fmt: skip
        self.started.append(bus)
        assert bus.stdout is not None
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self._start("openbox")
        self._run("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true")
        launcher = next(path for path in LAUNCHERS if Path(path).exists())
        self._start(launcher, "--launch-immediately", "--a11y=1", "--screen-reader=1")
        own = folder / "orca"
        own.mkdir()
        shutil.copy(Path(__file__).with_name("orca_voice.py"), own / "orca-customizations.py")
        self.orca = self._start("orca", "--replace", "--user-prefs", str(own))
        self.until(lambda: bool(self.heard(0)), "Orca says nothing at all")
        self._offer_nothing(folder / "profile" / "Default")
        port = free_port()
        own_window = ("--kiosk", "--window-size=1280,1000", "--window-position=0,0", "--test-type")
        self._start(
            browser or playwright.chromium.executable_path,
            *(*arguments, "--force-renderer-accessibility", "--no-default-browser-check", "--lang=en-GB", *own_window),
            *(f"--remote-debugging-port={port}", f"--user-data-dir={folder / 'profile'}"),
        )
        self.until(lambda: answers(port), "the browser does not come up")
        self.browser: Browser = playwright.chromium.connect_over_cdp(f"http://{HOST}:{port}")
        self.context = self.browser.contexts[0]
        self.page: Page = self.context.pages[0]
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.emulate_media(reduced_motion="reduce")

    def _offer_nothing(self, profile: Path) -> None:
        """Let the browser offer no translation: of a German page that would be told before the page."""
        profile.mkdir(parents=True)
        (profile / "Preferences").write_text(json.dumps({"translate": {"enabled": False}}), encoding="utf-8")

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        done = subprocess.Popen(command, env=self.env, stdout=self.log, stderr=self.log, start_new_session=True)
        self.started.append(done)
        return done

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self.env, check=False, timeout=30, capture_output=True)

    def _given(self, *command: str) -> str:
        """Start a screen with a number of its own choice, and return that."""
        there, here = os.pipe()
        screen = subprocess.Popen(
            [*command, "-displayfd", str(here)], env=self.env, stdout=self.log, stderr=self.log, pass_fds=(here,)
        )
        self.started.append(screen)
        os.close(here)
        with os.fdopen(there) as told:
            return told.readline().strip()

    def close(self) -> None:
        """End all that was begun, the last first."""
        if hasattr(self, "browser"):
            self.browser.close()
        for one in reversed(self.started):
            one.terminate()
        for one in reversed(self.started):
            try:
                one.wait(5)
            except subprocess.TimeoutExpired:
                one.kill()
                one.wait()
            if one.stdout is not None:
                one.stdout.close()
        self.log.close()

    # What is heard

    def mark(self) -> int:
        return len(self._lines())

    def _lines(self) -> list[str]:
        return self.said_in.read_text(encoding="utf-8").splitlines()

    def heard(self, since: int) -> list[str]:
        """Return all that was said since a mark, without the spaces that nobody hears."""
        lines = self._lines()[since:]
        whole = [line for line in lines if line.startswith('"') and line.endswith('"')]
        return [" ".join(json.loads(line).split()) for line in whole]

    def until(self, there: Callable[[], bool], otherwise: str) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not there():
            assert time.monotonic() < end, otherwise
            time.sleep(0.05)

    def quiet(self, rest: float = 0.8) -> None:
        """Wait until nothing has been said for a moment, and Orca has read what there is to read.

        Of a page that was opened it hears of every part; while so many wait, it lets go of what is announced.
        """
        last, since = self._state(), time.monotonic()
        end = since + PATIENCE
        while time.monotonic() < min(end, since + rest):
            time.sleep(0.05)
            now = self._state()
            if now != last:
                last, since = now, time.monotonic()

    def _state(self) -> tuple[int, int]:
        """Return how much was said and how long Orca has worked, in tenths of a second."""
        spent = Path(f"/proc/{self.orca.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return self.mark(), (int(spent[11]) + int(spent[12])) // 10

    def until_heard(self, text: str, since: int) -> None:
        """Wait until a text has been said whole."""
        wanted = " ".join(text.split())
        self.until(
            lambda: any(wanted in one for one in self.heard(since)), f"not heard: “{wanted}”, but {self.heard(since)}"
        )

    # What is done

    def look_at_it(self) -> None:
        """Bring the window forward, as it is for somebody who sits before it."""
        found = subprocess.run(
            [str(shutil.which("xdotool")), "search", "--onlyvisible", "--class", "chrom"],
            env=self.env, capture_output=True, text=True, check=False, timeout=30,
        ).stdout.split()  # fmt: skip
        if found:
            self._run("xdotool", "windowactivate", "--sync", found[-1])

    def key(self, name: str) -> None:
        """Press a key as somebody does: Orca hears of it first."""
        self._run("xdotool", "key", "--clearmodifiers", name)


def words(text: str) -> str:
    """Return a text without what a voice does not say."""
    return re.sub(r"[^\w]+", " ", text).strip().lower()
