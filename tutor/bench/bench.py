"""How fast it is: figures measured here and now, each with the work it did.

Nothing is waited for by sleeping: a click is timed in the page, from the click to the frame after the change.
Where two figures are compared, both were measured in turn in the same run.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tutor.bench.app import NotUp, browser_arguments, browser_path, running
from tutor.bench.odds import odds_figures
from tutor.bench.players import player_figures
from tutor.cases.lessons import lines
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Move, seated
from tutor.core.plain import Plain
from tutor.core.play import random_moves
from tutor.core.rules import judge
from tutor.games import shelf
from tutor.paths import ROOT
from tutor.shown.line import Line, line, unpacked
from tutor.shown.linetexts import Telling
from tutor.ui.shell import named
from tutor.words import explain, library

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Figure: TypeAlias = dict[str, Plain]

SEED = 1
SELFPLAY_SECONDS = 1.0
"""Processor time for each number of players."""
VERDICT_AIM = 20.0
VERDICT_POSITIONS = 200
CLICK_AIM = 1.0
OTHER_CLICK_AIM = 2.5
LINE_KB, LINE_MS = 80.0, 150.0
CLICKS = 40
FIRST_PAGE_AIM = 3.0
STARTS = 3


def figures(*, browser: bool) -> list[Figure]:
    """Measure everything; without a browser, what needs one says so."""
    found = [_machine()]
    for game in shelf().values():
        found += _verdicts(game)
    for game in shelf().values():
        found += _selfplay(game)
    found += _line()
    found += player_figures()
    found += odds_figures()
    if not browser:
        return [*found, _left_out("click and first page", "not asked for")]
    try:
        return [*found, *_in_the_browser()]
    except (LookupError, ImportError, NotUp) as why:
        return [*found, _left_out("click and first page", str(why))]


def figures_table(found: Sequence[Figure]) -> None:
    """Print the figures."""
    from rich.console import Console
    from rich.table import Table

    table = Table("figure", "measured", "aim", "the work", box=None, pad_edge=False)
    for figure in found:
        aim = figure.get("aim")
        sign = "at least" if figure.get("more_is_better") else "at most"
        said = "" if aim is None else f"{sign} {aim:,g} ({'met' if figure['met'] else 'not met'})"
        value = figure["value"]
        measured = value if isinstance(value, str) else f"{rounded(value)} {figure['unit']}".strip()
        table.add_row(figure["name"], measured, said, figure["work"])
    Console(width=max(140, Console().width)).print(table)


def rounded(value: float) -> str:
    """Write a figure as exactly as it deserves."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _figure(name: str, value: float, unit: str, work: str, *, aim: float | None = None, more: bool = False) -> Figure:
    found: Figure = {"name": name, "value": value, "unit": unit, "work": work}
    if aim is not None:
        met = value >= aim if more else value <= aim
        found |= {"aim": aim, "met": met, "more_is_better": more}
    return found


def _left_out(name: str, why: str) -> Figure:
    return {"name": name, "value": "left out", "unit": "", "work": why}


def _machine() -> Figure:
    """What it runs on, and how busy that is: other work makes every figure worse."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    cores = os.cpu_count() or 1
    busy = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return {
        "name": "machine",
        "value": python,
        "unit": "",
        "work": f"{platform.machine()}, {cores} cores; {busy} programs wanted to run in the last minute",
    }


# The engine


def _verdicts(game: AnyGame) -> Iterator[Figure]:
    """Judge everything that can be tried with the fullest hands, and say why in words."""
    positions = _full_hands(game)
    tried = sum(len(attempts) for _, attempts in positions)
    rules = [game.rules(state.options) for state, _ in positions]

    def verdicts() -> None:
        for sieves, (state, attempts) in zip(rules, positions, strict=True):
            judge(sieves, state, attempts[0].seat, attempts)

    judged = [
        (state, verdict)
        for sieves, (state, attempts) in zip(rules, positions, strict=True)
        for verdict in judge(sieves, state, attempts[0].seat, attempts)
    ]

    def sentences() -> None:
        for state, verdict in judged:
            explain.why(game, state, verdict, "en")

    work = f"{tried:,} moves tried in {len(positions)} positions, best of 5"
    yield _figure(
        f"verdict with its rules, {game.key}", _best(verdicts) / tried * 1e6, "µs a move", work, aim=VERDICT_AIM
    )
    yield _figure(f"its sentence in words, {game.key}", _best(sentences) / tried * 1e6, "µs a move", work)


def _full_hands(game: AnyGame) -> list[tuple[Situation, Sequence[Move]]]:
    """Return positions of random games in which there is most to try."""
    source = random.Random(SEED)
    options = next(iter(game.presets.values()))
    seats = seated(_players(game, options)[1])
    met: list[tuple[Situation, Sequence[Move]]] = []
    while len(met) < 10 * VERDICT_POSITIONS:
        for state, move in random_moves(game, game.start(options, seats), source):
            if move.seat is not TABLE:
                met.append((state, game.attempts(state, move.seat)))
    return sorted(met, key=lambda one: -len(one[1]))[:VERDICT_POSITIONS]


def _best(work: Callable[[], object], rounds: int = 5) -> float:
    """Return the least processor time, in seconds: what else the machine does only ever adds to it."""
    found = []
    for _ in range(rounds):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def _players(game: AnyGame, options: object) -> tuple[int, int, int]:
    """Return the fewest players, a usual table, and the most."""
    fewest, most = game.seats(options)
    return fewest, min(max(fewest, 4), most), most


def _selfplay(game: AnyGame) -> Iterator[Figure]:
    """Play random legal games on one core."""
    options = next(iter(game.presets.values()))
    for players in dict.fromkeys(_players(game, options)):
        seats = seated(players)
        source = random.Random(SEED)
        decisions = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SELFPLAY_SECONDS:
            for _, move in random_moves(game, game.start(options, seats), source):
                decisions += move.seat is not TABLE
            games += 1
        yield _figure(
            f"self-play, {game.key}, {players} players",
            decisions / spent,
            "decisions/s",
            f"{decisions:,} decisions in {games:,} games, {spent:.1f} s of one core",
        )


def _line() -> Iterator[Figure]:
    """Make the six-trick line with everything that every seat could try, as it goes to the browser."""
    found = library.lesson("getaway.ex.six-tricks")
    assert found is not None
    told = lines(found[1])[0]

    def make() -> Line:
        return line(told.case, Telling("de"), run=told.replay, said=told.steps)

    packed = make()
    tried = sum(map(len, unpacked(packed.packed)["tries"]))
    work = f"{tried:,} verdicts in words in {packed.steps} steps"
    yield _figure("a line of six tricks, on the wire", len(packed.packed) / 1000, "kB", work, aim=LINE_KB)
    yield _figure("a line of six tricks, made in", _best(make) * 1000, "ms", f"{work}, best of 5", aim=LINE_MS)


# The app


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
  const shown = () => document.querySelector(":key(practise-pick) input")?.value;
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


def _in_the_browser() -> Iterator[Figure]:
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
        yield _figure(
            f"click, {what}, against the empty page",
            ratio,
            "times",
            f"{CLICKS} clicks on each, in turn; medians",
            aim=OTHER_CLICK_AIM if name == "other" else CLICK_AIM,
        )


def _click(page: Page, name: str) -> float:
    if name == "empty":
        return float(page.evaluate(CLICK_TEXT))
    if name == "other":
        return float(page.evaluate(CLICK_EXERCISE))
    if name == "step":
        return float(page.get_by_role("button", name="Next").first.evaluate(STEP))
    return float(page.get_by_role("group", name="Card table").first.evaluate(CLICK_CARD))


def _percentiles(name: str, times: Sequence[float]) -> Iterator[Figure]:
    work = f"{len(times)} clicks, from the click to the second frame after the change"
    yield _figure(f"{name}, p50", statistics.median(times), "ms", work)
    yield _figure(f"{name}, p95", statistics.quantiles(times, n=20)[-1], "ms", work)


def _first_page(browser: Browser, folder: Path) -> Iterator[Figure]:
    """Start ``tutor`` anew until the table of the start page is there, in a browser that is already open."""
    served, shown = [], []
    for n in range(STARTS + 1):
        page = browser.new_context(locale="en-GB").new_page()
        begun = time.perf_counter()
        with running(folder / "start.log") as app:
            up = time.perf_counter() - begun
            page.goto(app.url)
            page.get_by_role("group", name="Card table").get_by_role("button").first.wait_for(timeout=60_000)
            if n:
                served.append(up)
                shown.append(time.perf_counter() - begun)
        page.context.close()
    work = f"median of {STARTS} starts after a first one to warm the disk"
    yield _figure("from `tutor` to the server's answer", statistics.median(served), "s", work)
    yield _figure(
        "from `tutor` to the first page in view",
        statistics.median(shown),
        "s",
        f"{work}; up to the first card that can be pressed",
        aim=FIRST_PAGE_AIM,
    )
