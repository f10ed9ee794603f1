"""Where the app listens, and that it asks nobody for anything."""

import os
import sys
from pathlib import Path

import pytest

from tutor.bench.app import HOST, TUTOR, answers, running
from tutor.server import has_desktop, network_address

WATCH = """\
import os, socket
real = socket.getaddrinfo
def watched(host, *rest, **more):
    with open(os.environ["ASKED"], "a") as file:
        print(host, file=file)
    return real(host, *rest, **more)
socket.getaddrinfo = watched
"""
AT_HOME = {"127.0.0.1", "localhost", "::1", "None", "", "0.0.0.0"}  # noqa: S104


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("share", [False, True], ids=["alone", "shared"])
def test_it_listens_where_it_was_told_and_resolves_no_foreign_name(tmp_path: Path, share: bool) -> None:
    (tmp_path / "sitecustomize.py").write_text(WATCH, encoding="utf-8")
    asked = tmp_path / "asked"
    asked.touch()
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "ASKED": str(asked)}
    command = (*TUTOR, "--share") if share else TUTOR
    with running(tmp_path / "log", command, address="", env=env) as app:
        assert answers(app.port, "/")
        listening = Path("/proc/net/tcp").read_text(encoding="ascii")
        at = f"{'00000000' if share else '0100007F'}:{app.port:04X}"
        assert f" {at} " in listening
        if share:
            assert f"http://{network_address()}:{app.port}" in app.log.read_text(encoding="utf-8")
    known = AT_HOME | {network_address()}
    assert {name for name in asked.read_text(encoding="utf-8").split() if name not in known} == set()
    assert HOST in known


def test_a_browser_is_opened_only_where_somebody_sits() -> None:
    assert not has_desktop({"SSH_CONNECTION": "1", "DISPLAY": ":0"})
    assert not has_desktop({"CI": "1", "DISPLAY": ":0"})
    if sys.platform == "linux":
        assert has_desktop({"DISPLAY": ":0"})
        assert not has_desktop({})
