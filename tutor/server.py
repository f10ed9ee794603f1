"""Starting the app: Streamlit on ``tutor/front.py`` with the settings that travel with the project."""

from __future__ import annotations

import gc
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence

from tutor.paths import PACKAGE, ROOT
from tutor.place import OWN, PLACE, SHARED, SHOWN_AT, TOKEN

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  (only where somebody asked for it)
PORT = "8501"
PATIENCE = 60.0


def serve(options: Sequence[str] = (), *, share: bool = False) -> None:
    """Run the app until it is stopped; options go to Streamlit as they are.

    It listens to this machine alone unless it is shared.
    """
    from tutor.ui.shell import run

    given = _given(options)
    listen = given.get("server.address", EVERYWHERE if share else HERE)
    port = given.get("server.port", PORT)
    own = not share and listen in (HERE, "localhost", "::1")
    os.environ.setdefault(PLACE, OWN if own else SHARED)
    arguments = [*options]
    if "server.address" not in given:
        arguments += ["--server.address", listen]
    if listen in (EVERYWHERE, "::"):
        shown = network_address()
        os.environ.setdefault(SHOWN_AT, f"{shown}:{port}")
        # Without an address to show, Streamlit would ask a foreign host what this machine is called there.
        if "browser.serverAddress" not in given:
            arguments += ["--browser.serverAddress", shown]
        _print_code(f"http://{shown}:{port}")
    if own and given.get("server.headless", "") != "true" and has_desktop(os.environ):
        threading.Thread(target=_open_browser, args=(port,), name="browser", daemon=True).start()
    if os.environ[PLACE] != OWN:
        # Written at once: where the output is a file or a service, nobody waits for the end of the app to read it.
        print(f"  For the teacher, who may write: {teachers_link(given, port)}\n", flush=True)
    # Streamlit looks for .streamlit/config.toml in the current folder.
    os.chdir(ROOT)
    # What is loaded at a start stays: there is nothing to collect until the books are read, which turns it on again.
    gc.disable()
    if os.environ[PLACE] != OWN:
        # Phones of a class may be waiting: whoever finds the port open is answered at once.
        from tutor.classes.desk import warm

        warm()
    run(str(PACKAGE / "front.py"), *arguments)


def teachers_link(given: Mapping[str, str], port: str) -> str:
    """Return the link with which one may write; the token is made here unless it is set."""
    token = os.environ.setdefault(TOKEN, secrets.token_urlsafe(16))
    base = given.get("server.baseUrlPath", "").strip("/")
    host = os.environ.get(SHOWN_AT) or f"{given.get('server.address', HERE)}:{port}"
    return f"http://{host}/{f'{base}/' if base else ''}notebooks?token={token}"


def _given(options: Sequence[str]) -> dict[str, str]:
    """Return the options of Streamlit that were given, as ``--name value`` or ``--name=value``."""
    found: dict[str, str] = {}
    for n, option in enumerate(options):
        if option.startswith("--"):
            name, equals, value = option[2:].partition("=")
            found[name] = value if equals else next(iter(options[n + 1 : n + 2]), "")
    return found


def network_address() -> str:
    """Return the address of this machine in its network, without asking anybody; loopback where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # a place that is nowhere: nothing is sent, only the way is looked up
            return str(asked.getsockname()[0])
        except OSError:
            return HERE


def has_desktop(env: Mapping[str, str]) -> bool:
    """Whether somebody sits at this machine who can be shown a browser.

    >>> has_desktop({"SSH_CONNECTION": "…", "DISPLAY": ":0"})
    False
    """
    if "SSH_CONNECTION" in env or "CI" in env:
        return False
    return sys.platform in ("win32", "darwin") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def _open_browser(port: str) -> None:
    """Open the browser once the server answers."""
    waited = threading.Event()
    for _ in range(int(PATIENCE / 0.1)):
        with socket.socket() as tried:
            if tried.connect_ex((HERE, int(port))) == 0:
                webbrowser.open(f"http://{HERE}:{port}")
                return
        waited.wait(0.1)


def _print_code(url: str) -> None:
    """Print the address as a QR code, for phones."""
    import segno

    print(f"\n  {url}\n")
    segno.make(url, error="m").terminal(compact=True)
