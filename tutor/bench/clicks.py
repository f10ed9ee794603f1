"""How soon the app answers: a click, beside one on an empty page, and the first page from the start of the command.

Nothing is waited for by sleeping: a click is timed in the page, from the click to the second frame after the change.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.bench.app import browser_arguments, browser_path, running
from tutor.bench.figure import Figure, figure
from tutor.paths import ROOT
from tutor.ui.shell import named

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CLICK_AIM = 1.0
OTHER_CLICK_AIM = 2.5
CLICKS = 40
FIRST_PAGE_AIM = 3.0
STARTS = 3

POSITION = "/judge?game=getaway&case=getaway.ex.six-tricks&step=13"
RECORD = "/replay?game=getaway&case=getaway.ex.six-tricks"
EXERCISE = "/practise?game=getaway&case=getaway.x.01"

EMPTY_PAGE = """\
import streamlit as st

if "n" not in st.session_state:
    st.session_state.n = 0
if st.button("press"):
    st.session_state.n += 1
st.text(f"pressed {st.session_state.n}")
"""

TABLE_ALONE = """\
from tutor.cases.lessons import lines
from tutor.shown.address import Address
from tutor.ui.card_table import Show, table
from tutor.ui.replayer import line_of
from tutor.words import library

game, lesson = library.lesson("getaway.ex.six-tricks")
told = lines(lesson)[0]
table(lambda near: line_of(told.case, Address(), run=told.replay, told=told), Show(), key="table", step=13)
"""

CLICK_TEXT = named("""() => new Promise((done) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent.includes("press"));
  const before = document.querySelector(":shell(text)").textContent;
  const watch = new MutationObserver(() => {
    if (document.querySelector(":shell(text)")?.textContent === before) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => done(now - begun)));
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const begun = performance.now();
  button.click();
})""")

CLICK_CARD = """(table) => new Promise((done) => {
  const cards = [...table.querySelectorAll("button.card")];
  const card = cards.find((one) => !one.hasAttribute("data-selected"));
  const watch = new MutationObserver(() => {
    if (!card.hasAttribute("data-selected")) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => done(now - begun)));
  });
  watch.observe(card, { attributes: true });
  const begun = performance.now();
  card.click();
})"""
"""From the click to the second frame after the card was marked, with its verdict beside it."""

STEP = """(next) => new Promise((done) => {
  const root = next.getRootNode();
  const { value, max } = root.querySelector(".slider");
  if (value === max) root.querySelector(".tool.first").click(); // also while its last trick still lies there
  const where = root.querySelector(".where");
  const before = where.textContent;
  const watch = new MutationObserver(() => {
    if (where.textContent === before) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => done(now - begun)));
  });
  watch.observe(where, { subtree: true, childList: true, characterData: true });
  const begun = performance.now();
  next.click();
})"""

CLICK_EXERCISE = named("""() => new Promise((done) => {
  const shown = () => document.querySelector(":key(what-practise) button")?.textContent;
  const before = shown();
  window.back = !window.back;
  const button = document.querySelector(`:key(practise-)${window.back ? "next" : "previous"} button`);
  const watch = new MutationObserver(() => {
    if ([before, undefined].includes(shown())) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => done(now - begun)));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const begun = performance.now();
  button.click();
})""")
"""To the next exercise and back, each dealt anew by the server, up to the second frame after its name was there."""


FIRST = named(":key(tile-getaway) :is(a, button)")
"""What is pressed on the first page to sit down."""

IN_TIME = """(given) => Promise.race([
  (%s)(given),
  new Promise((_, fail) => setTimeout(() => fail(new Error("nothing has changed for half a minute")), 30_000)),
])"""
"""Around each script: a change that never comes is a fault, and not waited for without end."""


def in_the_browser() -> Iterator[Figure]:
    """Time a click and the first page.

    Raises ``LookupError`` or ``ImportError`` where there is no browser or nothing to drive it with.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        raise ImportError("Playwright is not installed; it comes with the development tools (uv sync).") from None
    path = browser_path()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        try:
            browser = playwright.chromium.launch(executable_path=path, args=browser_arguments())
        except Error:
            raise LookupError("There is no browser: install Chromium, or name one in $CHROMIUM.") from None
        yield from _clicks(browser, folder)
        yield from _first_page(browser, folder)
        browser.close()


WAITED_FOR = {"step": "Next step", "other": "Next exercise"}
"""By which button a page is known to be there."""


def _clicks(browser: Browser, folder: Path) -> Iterator[Figure]:
    """Click in turn on an empty page, on the card table alone, and on the judge page."""
    scripts = {"empty": EMPTY_PAGE, "table": TABLE_ALONE}
    for name, text in scripts.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    command = (sys.executable, "-m", "streamlit", "run")
    with (
        running(folder / "empty.log", (*command, str(folder / "empty.py")), folder=ROOT) as empty,
        running(folder / "table.log", (*command, str(folder / "table.py")), folder=ROOT) as alone,
        running(folder / "app.log") as app,
    ):
        pages = {}
        urls = {"empty": empty.url, "table": alone.url, "app": f"{app.url}{POSITION}", "step": f"{app.url}{RECORD}"}
        urls["other"] = f"{app.url}{EXERCISE}"
        for name, url in urls.items():
            page = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900}).new_page()
            page.goto(url)
            page.get_by_role("button", name=WAITED_FOR.get(name, "press")).first.wait_for(timeout=60_000)
            pages[name] = page
        times: dict[str, list[float]] = {name: [] for name in pages}
        for n in range(CLICKS + 5):
            for name, page in pages.items():
                page.bring_to_front()
                spent = _click(page, name)
                if n >= 5:
                    times[name].append(spent)
    floor = times["empty"]
    yield from _percentiles("click → repaint, empty page with a button", floor)
    for name, what in (
        ("table", "card table alone"),
        ("app", "card table on the judge page"),
        ("step", "a step on the replay page"),
        ("other", "the next exercise"),
    ):
        yield from _percentiles(f"click → repaint, {what}", times[name])
        ratio = statistics.median(times[name]) / statistics.median(floor)
        yield figure(
            f"click, {what}, against the empty page",
            ratio,
            "times",
            f"{CLICKS} clicks on each, in turn; medians",
            aim=OTHER_CLICK_AIM if name == "other" else CLICK_AIM,
        )


def _click(page: Page, name: str) -> float:
    if name == "empty":
        return float(page.evaluate(IN_TIME % CLICK_TEXT))
    if name == "other":
        return float(page.evaluate(IN_TIME % CLICK_EXERCISE))
    if name == "step":
        return float(page.get_by_role("button", name="Next").first.evaluate(IN_TIME % STEP))
    return float(page.get_by_role("group", name="Card table").first.evaluate(IN_TIME % CLICK_CARD))


def _percentiles(name: str, times: Sequence[float]) -> Iterator[Figure]:
    work = f"{len(times)} clicks, from the click to the second frame after the change"
    yield figure(f"{name}, p50", statistics.median(times), "ms", work)
    yield figure(f"{name}, p95", statistics.quantiles(times, n=20)[-1], "ms", work)


def _first_page(browser: Browser, folder: Path) -> Iterator[Figure]:
    """Start ``tutor`` anew until one can sit down on the first page, in a browser that is already open."""
    served, shown = [], []
    for n in range(STARTS + 1):
        page = browser.new_context(locale="en-GB").new_page()
        begun = time.perf_counter()
        with running(folder / "start.log") as app:
            up = time.perf_counter() - begun
            page.goto(app.url)
            page.locator(named(":key(tile-getaway) :is(a, button)")).first.wait_for(timeout=60_000)
            if n:
                served.append(up)
                shown.append(time.perf_counter() - begun)
        page.context.close()
    work = f"median of {STARTS} starts after a first one to warm the disk"
    yield figure("from `tutor` to the server's answer", statistics.median(served), "s", work)
    yield figure(
        "from `tutor` to the first page in view",
        statistics.median(shown),
        "s",
        f"{work}; up to the first tile that can be pressed",
        aim=FIRST_PAGE_AIM,
    )
