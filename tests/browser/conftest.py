"""The app on a free port, and a browser to look at it; only the tests in this folder start either."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from shutil import rmtree
from urllib.parse import urlsplit

import pytest
from installing import install
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tutor.bench.app import BARE, WINDOWED, Trial, browser_arguments, browser_path, running
from tutor.originals import copies
from tutor.store.keeping import Store
from tutor.store.tables import Secret, Table

expect.set_options(timeout=30_000)  # for a machine that is busy; what is there is seen at once


TRIES_MORE = "TUTOR_SECOND_TRIES"
"""How many tries more a browser test has, on a machine that others use too; nobody else gives any."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give what a browser shows a second try where one is asked for; the report names it."""
    more, here = int(os.environ.get(TRIES_MORE) or 0), Path(__file__).parent
    for item in items:
        if more and here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=more))


# The browser

ONE_PROCESS = "--process-per-site"
"""What a page of the app has read of its scripts, the next page of the same reader has as well."""


def given_browser(*, window: bool = False) -> str | None:
    """Return a browser of this machine."""
    try:
        return browser_path(window=window)
    except LookupError as wrong:
        sentence = str(wrong)
    pytest.fail(sentence, pytrace=False)


def download_browser() -> None:
    """Try Playwright's own; whether it came is noticed by looking again."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(command, check=False, capture_output=True, timeout=600, stdin=subprocess.DEVNULL)


def got_browser(playwright: Playwright, waiting_room: Path, *, window: bool = False) -> str | None:
    """Return which browser to start, None for Playwright's own; where there is none, try to get one.

    Where there is only one with a program around its pages, the bare one is tried for: it takes a third less.
    """
    if not window and not os.environ.get("CHROMIUM") and (given_browser() or "").rpartition("/")[2] in WINDOWED:
        install(BARE, waiting_room)
    own = Path(playwright.chromium.executable_path)
    tries = [download_browser, *(partial(install, name, waiting_room) for name in (BARE, "chromium")[window:])]
    for get in tries:
        path = given_browser(window=window)
        if path or own.exists():
            return path
        get()
    path = given_browser(window=window)
    if path is None and not own.exists():
        pytest.fail(
            "These tests need a browser: install Chromium (apt-get install chromium, or "
            "playwright install chromium), or name one in $CHROMIUM.",
            pytrace=False,
        )
    return path


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args, playwright, tmp_path_factory):
    """Say which browser to start, and how."""
    path = got_browser(playwright, tmp_path_factory.getbasetemp().parent)
    arguments = [*browser_arguments(), ONE_PROCESS]
    return {**browser_type_launch_args, "args": arguments} | ({"executable_path": path} if path else {})


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """A reader of English at a desk, who wants things to hold still."""
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 900},
        "reduced_motion": "reduce",
    }


class Seat:
    """A browser at which one test after another sits down: what was fetched stays, what a reader left is gone."""

    def __init__(self, context: BrowserContext) -> None:
        """Take note of every place that is visited."""
        self.context = context
        self.visited = set[str]()
        context.on("page", lambda page: page.on("framenavigated", lambda frame: self.visited.add(frame.url)))

    def leave(self) -> None:
        """Close every page, and forget what the places visited have kept here."""
        for page in self.context.pages:
            page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        origins = {"://".join(urlsplit(url)[:2]) for url in self.visited if url.startswith("http")}
        if origins:
            page = self.context.new_page()
            line = self.context.new_cdp_session(page)
            for origin in origins:
                line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": KEPT})
            page.close()
        self.visited.clear()


KEPT = "local_storage,indexeddb,cache_storage,service_workers"
"""What a page can keep in a browser, besides cookies."""


@pytest.fixture(scope="session")
def seats(browser: Browser) -> Iterator[dict[str, Seat]]:
    """The browsers that tests share, by what they say of their reader."""
    there: dict[str, Seat] = {}
    yield there
    for seat in there.values():
        seat.context.close()


@pytest.fixture
def context(request, browser, browser_context_args, seats) -> Iterator[BrowserContext]:
    """A browser as if it were new, which has the scripts of the app already; ``new_context`` gives one that has not."""
    marker = request.node.get_closest_marker("browser_context_args")
    said = {**browser_context_args, **(marker.kwargs if marker else {})}
    key = repr(sorted(said.items()))
    if key not in seats:
        seats[key] = Seat(browser.new_context(**said))
    yield seats[key].context
    seats[key].leave()


@pytest.fixture(scope="module")
def reader(browser, browser_context_args) -> Iterator[Page]:
    """One reader who opens link after link: what was fetched once is not fetched again."""
    with browser.new_context(**browser_context_args) as context:
        yield context.new_page()


@pytest.fixture
def teacher(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """Somebody with a browser of their own: what is not saved yet is kept in it."""
    with browser.new_context(**browser_context_args) as context:
        yield context.new_page()


# The app


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Trial]:
    """Run the app as ``tutor`` runs it, until the last test is done."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TUTOR_DATA", str(tmp_path_factory.mktemp("data")))  # nobody's real copies of the pages
        with running(tmp_path_factory.mktemp("server") / "server.log") as trial:
            yield trial
    assert not trial.tracebacks(), trial.tracebacks()[0]


def forget() -> None:
    """Let the session's server have been started just now: at home everybody is one and the same reader."""
    with closing(Store()) as store, store.writing() as connection:
        for table in reversed(Table.metadata.sorted_tables):
            if table.name != Secret.__tablename__:
                connection.execute(table.delete())
    rmtree(copies.folder(), ignore_errors=True)


@pytest.fixture(scope="module", autouse=True)
def nobody_was_here(server) -> None:
    """Of what the tests of another file have read, answered and written nothing is left: files come in any order."""
    forget()


@pytest.fixture(autouse=True)
def nothing_half_done(request, nobody_was_here) -> None:
    """A second try finds nothing of what the first one wrote."""
    if getattr(request.node, "execution_count", 1) > 1:
        forget()


@pytest.fixture
def newcomer(server) -> None:
    """Whoever comes now has neither read nor answered anything."""
    forget()


@pytest.fixture(scope="session")
def base_url(server):
    """Open paths on the app."""
    return server.url


@pytest.fixture
def store(server) -> Iterator[Store]:
    """Write into the store of the session's server as its own parts do."""
    kept = Store()
    yield kept
    kept.close()


@pytest.fixture(autouse=True)
def quiet_log(server):
    """No page fails on the server, whatever the browser shows."""
    before = len(server.tracebacks())
    yield
    after = server.tracebacks()
    assert len(after) == before, after[before]
