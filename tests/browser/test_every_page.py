"""Every page there is, on a desk and on a phone, by day and at night: nothing jumps, bars the way or is too wide.

What is asked of every page is asked when it is open once: opening it is what takes the time. So each is opened on a
desk by day and on a phone at night, and then the system of its reader turns dark, or light.
"""

import re
from collections.abc import Iterator
from typing import Literal
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from look import ALL_PAGES, JUMPED, ON_EVERY_PAGE, SHIFTS, SIX, WATCH, from_menu, seen, settled, title, visit
from playwright.sync_api import Browser, Page, Request, WebSocket, expect

from tutor.ui.early import links
from tutor.ui.shell import COMPONENTS, HEALTH

PATHS = (
    *ALL_PAGES,
    f"/judge?{SIX}&step=13&move=N+%E2%99%A09",
    f"/replay?{SIX}&step=13&mode=projector",
    f"/replay?{SIX}&step=13&mode=print",
    f"/judge?{SIX}&step=13&mode=edit",
    "/rules?rule=nope",
    "/course?game=getaway&station=follow",
    "/course?game=getaway&screen=1&mode=projector",
)
DESK = {"width": 1280, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "color_scheme": "dark"}

OVERHANG = """() => [document.documentElement, document.querySelector("[data-testid=stMain]")]
  .map((box) => box.scrollWidth - box.clientWidth)"""
WIDE = """() => [...document.querySelectorAll("main *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility())
  .slice(-3).map((one) => one.tagName + " " + (one.textContent || "").trim().slice(0, 60))"""
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""What axe asks of colours; all else on a page is the same by day and at night."""
BACKGROUND = "getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor"


UNFOLD = """() => {
  const folded = (root) => [...root.querySelectorAll("*")].flatMap((one) => [
    ...(one.localName === "details" && !one.open && one.checkVisibility() ? [one] : []),
    ...(one.shadowRoot ? folded(one.shadowRoot) : []),
  ]);
  return folded(document).map((one) => one.firstElementChild.click()).length;
}"""
LAYERS = 3
"""What is unfolded may hold something that is folded."""


def unfold_all(page: Page) -> None:
    """Open everything that is folded away."""
    for _ in range(LAYERS):
        if not page.evaluate(UNFOLD):
            return
        settled(page)


def comes_quietly(page: Page) -> None:
    """Wait until all of a page is there; nothing of it has moved meanwhile."""
    page.wait_for_load_state("networkidle")
    settled(page)
    assert page.evaluate("window.shifted") < JUMPED, page.url


HEADINGS = """() => {
  const headings = (root) => [...root.querySelectorAll("*")].flatMap((one) => [
    ...(/^h[1-6]$/.test(one.localName) && one.checkVisibility() ? [one.localName + " " + one.textContent.trim()] : []),
    ...(one.shadowRoot ? headings(one.shadowRoot) : []),
  ]);
  return headings(document);
}"""


def out_of_order(page: Page) -> list[str]:
    """Return the headings of a page from where they go wrong: one title comes first, and no level is left out."""
    found = page.evaluate(HEADINGS)
    levels = [int(one[1]) for one in found]
    for n, level in enumerate(levels):
        if (level == 1) != (n == 0) or (n and level > levels[n - 1] + 1):
            return found[max(n - 1, 0) :]
    return [] if found else ["no title"]


def barriers(page: Page) -> str:
    """Return what axe finds on a page; it judges the contrast of what is in sight, so all is."""
    page.set_viewport_size({**page.viewport_size, "height": 6000})
    settled(page)
    return found_by_axe(page)


def turned(page: Page, colours: Literal["light", "dark"]) -> None:
    """Let it become night where a page lies open, or day: all of it follows."""
    page.emulate_media(color_scheme=colours)
    expect(page.locator("html[data-night]")).to_have_count(1 if colours == "dark" else 0)
    settled(page)


def barriers_in_other(page: Page, part: str | None = None, *, colours: Literal["light", "dark"] = "dark") -> str:
    """Return what axe finds of the colours of an open page at night, or by day; then they are as before."""
    turned(page, colours)
    found = found_by_axe(page, part, OF_COLOURS)
    turned(page, "light" if colours == "dark" else "dark")
    return found


def found_by_axe(page: Page, part: str | None = None, rules: tuple[str, ...] = ()) -> str:
    """Return what axe finds, a line each."""
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    found = Axe().run(page, part, options={"resultTypes": ["violations"], **only}).response["violations"]
    return "\n".join(
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'].splitlines()[-1].strip()[:160]}"
        for one in found
        for node in one["nodes"][:3]
    )


@pytest.fixture(scope="module")
def desk(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A reader whose browser notes what it has seen of a page, when it was shown and what moved."""
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(WATCH + SHIFTS)
        yield context.new_page()


@pytest.fixture(scope="module")
def phone(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A reader with a phone, at night."""
    with browser.new_context(**{**browser_context_args, **PHONE}) as context:
        context.add_init_script(SHIFTS)
        yield context.new_page()


def test_on_a_first_visit_both_types_are_there_before_the_words(
    browser: Browser, browser_context_args: dict[str, object]
) -> None:
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(SHIFTS)
        page = context.new_page()
        visit(page, "/course?game=getaway&screen=1&mode=projector")
        comes_quietly(page)


@pytest.mark.parametrize("path", PATHS)
def test_on_a_desk_by_day(desk: Page, base_url: str, path: str) -> None:
    home = urlsplit(base_url).netloc
    abroad: list[str] = []

    def asked(what: Request | WebSocket) -> None:
        if urlsplit(what.url).netloc != home and not what.url.startswith(("data:", "blob:")):
            abroad.append(what.url)

    desk.set_viewport_size(DESK)
    desk.on("request", asked)
    desk.on("websocket", asked)
    visit(desk, path)
    comes_quietly(desk)
    if path in ALL_PAGES:  # what is thrown on a wall or printed has less
        assert set(ON_EVERY_PAGE) - seen(desk) == set(), "what is leaned on of Streamlit's inside is there"
    assert desk.evaluate("[late, hid]") == [0, 0], "shown the moment it is whole, and never hidden again"
    assert not abroad
    if path in ALL_PAGES:
        early = set(re.findall(r'href="\./([^"]+)"', links(path.strip("/"))))
        asked_for = desk.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
        late = {one[1:] for one in asked_for if f"/{COMPONENTS}/" in one} - early
        assert not late, "the page has a component that is not in HAVE of ui/early.py"
        assert [one for one in asked_for if one.endswith(HEALTH)] == [HEALTH], "it knows at once where the server is"
    unfold_all(desk)
    assert not barriers(desk)
    assert not barriers_in_other(desk), "at night"
    assert not out_of_order(desk)


@pytest.mark.parametrize("path", PATHS)
def test_on_a_phone_at_night(phone: Page, path: str) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    visit(phone, path)
    comes_quietly(phone)
    assert max(map(int, re.findall(r"\d+", phone.evaluate(BACKGROUND))[:3])) < 60, "the page is dark"
    assert max(phone.evaluate(OVERHANG)) <= 0, phone.evaluate(WIDE)
    unfold_all(phone)
    assert not barriers(phone)
    assert not barriers_in_other(phone, colours="light"), "by day"
    assert not out_of_order(phone)


ALSO = (
    "/practise?game=getaway&case=getaway.x.v2",
    "/practise?case=getaway.x.01",
    "/disputes?game=crazy-eights",
    f"/judge?{SIX}&step=13&seat=N&lock=1",
    f"/compare?{SIX}&step=13",
)
"""An exercise with answers to choose from, one with a table, readings beside each other, a locked view, columns."""


@pytest.mark.parametrize("path", ALSO)
def test_nothing_jumps_at_what_has_another_form(desk: Page, path: str) -> None:
    for size in (PHONE["viewport"], DESK):
        desk.set_viewport_size(size)
        visit(desk, path)
        comes_quietly(desk)


def test_nothing_jumps_on_a_large_screen(desk: Page) -> None:
    desk.set_viewport_size({"width": 1920, "height": 1080})
    for path in (*PATHS, *ALSO):
        visit(desk, path)
        comes_quietly(desk)


@pytest.mark.parametrize("page_name", ["rules", "practise"])
def test_the_longest_name_of_a_game_is_whole_on_a_phone(phone: Page, page_name: str) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    visit(phone, f"/{page_name}?game=knockout-whist")
    name = title(phone)
    expect(name).to_have_text(re.compile("Knock-Out Whist"))
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def nothing_bars_what_opens(page: Page, path: str, *names: str) -> None:
    visit(page, path)
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_test_id("stPopoverBody")).to_be_visible()
        assert not found_by_axe(page, "[data-testid=stPopoverBody]"), name
        assert not barriers_in_other(page, "[data-testid=stPopoverBody]", colours="light"), f"{name}, by day"
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)


def nothing_bars_the_title_and_the_menu(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13&lang=en")
    title(page).click()
    expect(page.get_by_test_id("stPopoverBody")).to_be_visible()
    page.get_by_text("Options", exact=True).click()
    settled(page)
    assert not found_by_axe(page, "[data-testid=stPopoverBody]")
    assert not barriers_in_other(page, "[data-testid=stPopoverBody]"), "at night"
    page.keyboard.press("Escape")
    for name in ("Display", "Share", "Add to a notebook"):
        from_menu(page, name)
        expect(page.get_by_role("dialog")).to_be_visible()
        settled(page)
        assert not found_by_axe(page, "[role=dialog]"), name
        assert not barriers_in_other(page, "[role=dialog]"), f"{name}, at night"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_opens_over_a_page_on_a_desk(desk: Page) -> None:
    desk.set_viewport_size(DESK)
    nothing_bars_the_title_and_the_menu(desk)


def test_what_opens_over_a_page_on_a_phone(phone: Page) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    nothing_bars_what_opens(phone, "/notebooks?lang=en", "New notebook", "From a file")
    nothing_bars_what_opens(
        phone, "/course?game=getaway&station=follow&lang=en", "Getaway, and who makes the tea", "Teach"
    )
