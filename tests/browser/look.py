"""Finding things on a page as a reader does: by role and by name."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from talk import answered, listen_to

from tutor.paths import PAGES
from tutor.ui.shell import PARTS, named

SIX = "game=getaway&case=getaway.ex.six-tricks"
"""The six-trick sample of Getaway, as the query of a link."""

ALL_PAGES = tuple(sorted("/" if file.stem == "start" else f"/{file.stem}" for file in Path(PAGES).glob("*.py")))

LESSON = """---
title: Following suit
lang: en
game: getaway
---
## One {#one}

```{exercise} getaway.x.01
```

```{table} getaway.ex.six-tricks
after: 5
```
"""
"""A lesson of two blocks, for a class."""


SHIFTS = """window.shifted = 0; let begun = -Infinity, last = -Infinity, sum = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, startTime, value } of list.getEntries()) {
    if (hadRecentInput || startTime < (window.since ?? 0)) continue;
    if (startTime - last > 1000 || startTime - begun > 5000) [begun, sum] = [startTime, 0];
    last = startTime;
    window.shifted = Math.max(window.shifted, sum += value);
  }
}).observe({ type: "layout-shift", buffered: true })"""
"""The browser's own measure: what moves within five seconds, with no rest of a second between, is one movement."""
JUMPED = 0.05


WATCH = """window.seen = new Set(); window.late = 0; window.hid = 0;
const parts = %s;
const there = (selector) => document.querySelector(selector) !== null;
const high = ["line", "odds", "propose", "jeux", "disputes", "coverage"].map((one) => `[class*=st-key-${one}-]`);
const undrawn = `:is(${high}) :shell(component):not([data-drawn])`;
const hasAll = () => there("[data-end=page]") && !there(undrawn) && !there(":shell(skeleton)");
const isHidden = () => there(":shell(block)") && !there(":shell(block)[data-whole=page]");
let whole = null;
const inFrames = (n, act) => (n ? requestAnimationFrame(() => inFrames(n - 1, act)) : act());
new MutationObserver((changes) => {
  for (const [name, selector] of Object.entries(parts)) if (!seen.has(name) && there(selector)) seen.add(name);
  for (const { attributeName, oldValue, target } of changes)
    if (attributeName === "data-whole" && oldValue && !target.dataset.whole) hid += 1;
  const since = hasAll() ? (whole ??= {}) : (whole = null);
  if (since) inFrames(3, () => { if (whole === since && isHidden()) late += 1; });
}).observe(document, { childList: true, subtree: true, attributes: true, attributeOldValue: true });"""
WATCH = named(WATCH) % json.dumps({name: part.selector for name, part in PARTS.items()})
"""Also what is there for a moment alone was seen; how often a page was whole and not shown three frames later, and
was hidden again."""
ON_EVERY_PAGE = (
    "app",
    "block",
    "header",
    "icon",
    "layout",
    "main",
    "menu-opener",
    "running",
    "skeleton",
    "skip",
    "stack",
    "state",
    "toolbar",
)
"""The parts of Streamlit's inside that every page has."""


def seen(page: Page) -> set[str]:
    """Return the parts that have been seen since a link was opened, those for a moment too."""
    return set(page.evaluate("[...window.seen]"))


def visit(page: Page, path: str) -> None:
    """Open a link and wait until the page is there."""
    answered(page)  # what was pressed last is done before the page is left
    listen_to(page)
    page.goto(path)
    settled(page)


BUILT = """() => getComputedStyle(document.documentElement).getPropertyValue("--quiet")
  && document.fonts.status === "loaded"
  && !document.querySelector("[data-testid=stSkeleton], [data-stale=true]")
  && document.getAnimations().every((one) => one.playState !== "running")"""
"""Styles, fonts and every part that is fetched when first needed have arrived; nothing fades or moves."""


def settled(page: Page) -> None:
    """Wait until the page has been built and nothing is running."""
    answered(page)
    app = page.get_by_test_id("stApp")
    main = page.get_by_role("main")
    expect(app).to_have_attribute("data-test-connection-state", "CONNECTED")
    expect(main.get_by_role("button").or_(main.get_by_role("link")).first).to_be_visible()
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    page.wait_for_function(BUILT)


def table(page: Page) -> Locator:
    """The card table."""
    return page.get_by_role("group", name=re.compile("^(card table|kartentisch)$", re.IGNORECASE)).first


def hand(page: Page, name: str) -> Locator:
    """The hand of one player."""
    return table(page).get_by_role("group", name=re.compile(f"^hand {name}$", re.IGNORECASE))


def card(page: Page, name: str) -> Locator:
    """A card that can be pressed."""
    return table(page).get_by_role("button", name=re.compile(f"^{name},", re.IGNORECASE))


def sizes(page: Page) -> dict[str, int]:
    """Return how many cards lie in each open hand."""
    hands = table(page).get_by_role("group", name=re.compile("^hand ", re.IGNORECASE))
    expect(hands.first).to_be_visible()
    return {
        str(one.get_attribute("aria-label")).split()[-1]: one.get_by_role("img").or_(one.get_by_role("button")).count()
        for one in hands.all()
    }


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    """What is said beside a table, or of something that goes on elsewhere on the page."""
    return page.locator(".line .said, .line .where, [role=status]").filter(has_text=text).first


HEARD = "() => (globalThis['tutor.voice']?.said ?? []).map((one) => one.text)"
WAITS = "() => (globalThis['tutor.voice']?.queue.waiting ?? []).map((one) => one.text)"
SILENT = f"() => globalThis['tutor.voice'] && !({WAITS})().length"


def heard(page: Page) -> list[str]:
    """Return all that the voice of a page has said, once nothing more waits to be said."""
    page.wait_for_function(SILENT)
    return list(page.evaluate(HEARD))


def to_be_heard(page: Page) -> list[str]:
    """Return what the voice has said and what waits: a long game is not listened to word by word."""
    return [*page.evaluate(HEARD), *page.evaluate(WAITS)]


def from_menu(page: Page, name: str) -> None:
    """Press an entry of the menu for the rest."""
    page.get_by_role("button", name=re.compile("^(View and share|Ansicht und Teilen)$")).click()
    page.get_by_role("menuitem", name=name, exact=True).click()


def title(page: Page) -> Locator:
    """What a page is about, to be pressed."""
    return page.locator("[class*=st-key-what-]").get_by_role("button").first


def choose(page: Page, what: str, value: str) -> None:
    """Choose from a list; where it is not to be seen, it is behind the title."""
    wanted = page.get_by_role("combobox", name=what).first
    if not wanted.is_visible():
        title(page).click()
    wanted.click()
    page.get_by_role("option", name=value).first.click()
    settled(page)


def unfold(page: Page, title: str) -> None:
    """Open a part of the page that is folded away."""
    page.get_by_role("group").get_by_text(title, exact=True).first.click()
    settled(page)


def links_of(page: Page) -> Iterator[str]:
    """Yield every address the page links to."""
    for link in page.get_by_role("link").all():
        yield str(link.get_attribute("href"))


def text_of(page: Page) -> Locator:
    """The field in which a notebook is written."""
    return page.get_by_role("textbox", name="Text of the notebook")


def begun(page: Page, title: str) -> None:
    """Begin a notebook of one's own."""
    visit(page, "/notebooks?lang=en")
    page.get_by_role("button", name="New notebook").click()
    page.get_by_label("Title").fill(title)
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(text_of(page)).to_be_visible()
    settled(page)


def shot(page: Page, name: str) -> None:
    """Keep a picture to be looked at, where ``$SHOTS`` names a folder."""
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))
