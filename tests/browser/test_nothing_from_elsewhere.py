"""A browser behind a proxy that writes down what it is asked for: no page asks for anything of another host."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tutor.bench.app import TUTOR, browser_arguments, browser_path, running
from tutor.paths import PAGES
from tutor.shown.address import pack_text

OF_THE_BROWSER = re.compile(r"[/. ](?:google|gstatic|googleapis|gvt1)\.com[:/]")
"""What Chromium asks its maker by itself, whatever it shows."""
NOTEBOOK = """---
title: "![x](http://foreign.example/x.png)"
lang: en
game: getaway
---

## ![x](http://foreign.example/x.png) <iframe src="http://foreign.example"></iframe> {#one}

![x](http://foreign.example/x.png) <img src="http://foreign.example/y.png"> [a](http://foreign.example)

## ![x](http://foreign.example/z.png) two

Text.
"""


@pytest.fixture
def proxy() -> Iterator[tuple[int, list[str]]]:
    """A proxy that leads nowhere, and what it was asked for."""
    heard: list[str] = []

    class Recorder(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            heard.append(self.rfile.readline(2_000).decode("latin-1").strip())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Recorder) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], heard
        server.shutdown()


def test_no_page_asks_for_anything_of_another_host(
    tmp_path: Path, playwright: Playwright, proxy: tuple[int, list[str]]
) -> None:
    port, heard = proxy
    names = sorted(file.stem for file in PAGES.glob("*.py"))
    addresses = ["/" if name == "start" else f"/{name}" for name in names]
    addresses.append(f"/course?text={pack_text(NOTEBOOK)}")
    with running(tmp_path / "log", TUTOR) as app:
        browser = playwright.chromium.launch(
            executable_path=browser_path(),
            args=browser_arguments(),
            proxy={"server": f"http://127.0.0.1:{port}", "bypass": "127.0.0.1"},
        )
        page = browser.new_page()
        for address in addresses:
            page.goto(f"{app.url}{address}")
            page.get_by_role("main").wait_for()
            page.wait_for_load_state("networkidle")
        foreign = [line for line in heard if line and not OF_THE_BROWSER.search(line)]
        bare = browser.new_page()  # a page without a policy: what it asks for is heard
        bare.set_content("<img src='http://foreign.example/seen.png'>")
        bare.wait_for_load_state("networkidle")
        browser.close()
    assert foreign == []
    assert [line for line in heard if "seen.png" in line], "the proxy hears what is asked for"
