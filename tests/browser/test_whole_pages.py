"""What is leaned on of Streamlit's inside is there, and no page waits for a time until it is shown."""

import re
from collections.abc import Callable, Iterator

import pytest
from look import ON_EVERY_PAGE, SIX, WATCH, seen, table, title, visit
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tutor.ui.shell import PARTS


def opened_more(page: Page) -> None:
    page.locator(PARTS["nav-section"].selector).first.click()
    expect(page.locator(PARTS["nav-below"].selector).first).to_be_visible()


def opened_drawer(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 360})  # enlarged twice: too low for a menu at the lower edge
    page.get_by_test_id("stExpandSidebarButton").click()
    expect(page.locator(PARTS["drawer-list"].selector)).to_be_visible()


def opened_title(page: Page) -> None:
    title(page).click()
    expect(page.locator(f"{PARTS['popped'].selector} {PARTS['select'].selector}").first).to_be_visible()


def opened_columns(page: Page) -> None:
    page.get_by_role("button", name="Rule sets side by side").click()
    expect(page.locator(PARTS["tag"].selector).first).to_be_visible()


def lost(page: Page) -> None:
    page.evaluate("for (const socket of window.sockets) socket.close()")
    expect(page.locator(PARTS["connection"].selector)).to_be_visible()


SOCKETS = """window.sockets = []; const Socket = WebSocket;
window.WebSocket = class extends Socket { constructor(...said) { super(...said); window.sockets.push(this); } };"""

SEEN: dict[str, tuple[tuple[str, ...], Callable[[Page], None] | None]] = {
    "/": (("column", "field", "field-box", "page-link", "nav-link", "nav-section", "words"), None),
    "/?more": (("nav-below",), opened_more),
    "/?drawer": (("drawer", "drawer-link", "drawer-list", "drawer-opener"), opened_drawer),
    "/?gone": (("connection", "status"), lost),
    "/compare?lang=en": (("caption", "component", "fold", "popover", "tag", "many-button"), opened_columns),
    "/covered": (("pills",), None),
    "/odds": (("chart", "check", "heading", "heading-link"), None),
    "/originals": (("drop", "drop-words"), None),
    "/practise?game=getaway&case=getaway.x.v2": (("radio", "button", "button-plain", "button-primary"), None),
    "/review": (("alert",), None),
    "/rules": (("help",), None),
    f"/judge?{SIX}&step=13&seat=N&lock=1": (("sign",), None),
    f"/judge?{SIX}&step=13": (("over", "popped", "select"), opened_title),
}
"""Where each part is found that is not on every page, and what leads to it."""
ELSEWHERE = {
    "button-quiet": "a game or a class that somebody keeps",
    "spinner": "what a server counts once, for whoever comes first",
    "text": "the small app that is measured",
}
"""Parts that need more than a link: what they belong to."""


@pytest.fixture(scope="module")
def watched(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A reader whose browser notes which parts it has seen since it opened a link."""
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(SOCKETS + WATCH)
        yield context.new_page()


def test_every_part_is_looked_for() -> None:
    assert {*ON_EVERY_PAGE, *ELSEWHERE, *(name for parts, _ in SEEN.values() for name in parts)} == set(PARTS)


@pytest.mark.parametrize("path", SEEN)
def test_every_part_is_found_where_it_is_said_to_be(watched: Page, path: str) -> None:
    parts, act = SEEN[path]
    watched.set_viewport_size({"width": 1280, "height": 900})
    visit(watched, path)
    if act is not None:
        act(watched)
    assert set(parts) - seen(watched) == set()


# Nothing waits for a time


def test_a_table_that_comes_later_hides_nothing(watched: Page) -> None:
    visit(watched, "/rules?game=getaway&lang=en")
    watched.get_by_text(re.compile("^Play along:")).first.click()
    expect(table(watched)).to_be_visible()
    assert watched.evaluate("window.hid") == 0


class Held:
    """A server whose answer stops coming: the page waits for the rest of it."""

    TOLD = 6

    def __init__(self, route: WebSocketRoute) -> None:
        """Stand between a page and its server."""
        self.page, self.told = route, 0
        server = route.connect_to_server()
        server.on_message(self.hear)
        route.on_message(server.send)

    def hear(self, message: str | bytes) -> None:
        """Pass on no more than the beginning."""
        self.told += 1
        if self.told <= self.TOLD:
            self.page.send(message)


@pytest.mark.parametrize(("lang", "waits"), [("de", "Einen Moment …"), ("en", "One moment …")])
def test_a_page_that_waits_says_so_in_its_language_and_shows_no_tools(page: Page, lang: str, waits: str) -> None:
    page.route_web_socket("**/_stcore/stream", Held)
    page.goto(f"/rules?game=getaway&lang={lang}")
    state = page.get_by_role("status").filter(visible=True)
    expect(state).to_be_visible()
    assert waits in state.aria_snapshot()
    for name in ("Stop", "Running...", "Main menu"):
        expect(page.get_by_label(name).or_(page.get_by_role("button", name=name)).filter(visible=True)).to_have_count(0)
