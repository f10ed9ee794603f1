"""Every page there is, on a desk by day and on a phone at night: private, without barriers, never too wide."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from look import ALL_PAGES, SIX, settled, visit
from playwright.sync_api import Browser, Page, Request, WebSocket, expect

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


def found_by_axe(page: Page, part: str | None = None) -> str:
    """Return what axe finds, a line each."""
    found = Axe().run(page, part, options={"resultTypes": ["violations"]}).response["violations"]
    return "\n".join(
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'].splitlines()[-1].strip()[:160]}"
        for one in found
        for node in one["nodes"][:3]
    )


@pytest.fixture(scope="module")
def phone(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A reader with a phone, at night."""
    with browser.new_context(**{**browser_context_args, **PHONE}) as context:
        yield context.new_page()


@pytest.mark.parametrize("path", PATHS)
def test_on_a_desk_by_day(reader: Page, base_url: str, path: str) -> None:
    home = urlsplit(base_url).netloc
    abroad: list[str] = []

    def asked(what: Request | WebSocket) -> None:
        if urlsplit(what.url).netloc != home and not what.url.startswith(("data:", "blob:")):
            abroad.append(what.url)

    reader.set_viewport_size(DESK)
    reader.on("request", asked)
    reader.on("websocket", asked)
    visit(reader, path)
    reader.wait_for_load_state("networkidle")
    assert not abroad
    unfold_all(reader)
    assert not barriers(reader)
    assert not out_of_order(reader)


@pytest.mark.parametrize("path", PATHS)
def test_on_a_phone_at_night(phone: Page, path: str) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    visit(phone, path)
    assert max(map(int, re.findall(r"\d+", phone.evaluate(BACKGROUND))[:3])) < 60, "the page is dark"
    assert max(phone.evaluate(OVERHANG)) <= 0, phone.evaluate(WIDE)
    unfold_all(phone)
    assert not barriers(phone)
    assert not out_of_order(phone)


@pytest.mark.parametrize("page_name", ["rules", "practise"])
def test_the_longest_name_of_a_game_is_whole_on_a_phone(phone: Page, page_name: str) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    visit(phone, f"/{page_name}?game=knockout-whist")
    name = phone.get_by_role("combobox", name=re.compile("^(game|spiel)$", re.IGNORECASE))
    expect(name).to_have_value("Knock-Out Whist")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def nothing_bars_what_opens(page: Page, path: str, names: str) -> None:
    visit(page, path)
    for name in names.split(", "):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_test_id("stPopoverBody")).to_be_visible()
        assert not found_by_axe(page, "[data-testid=stPopoverBody]"), name
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)


def test_what_opens_over_a_page_on_a_desk(reader: Page) -> None:
    reader.set_viewport_size(DESK)
    nothing_bars_what_opens(reader, f"/judge?{SIX}&step=13&lang=en", "Options, Display, Share, To the notebook")


def test_what_opens_over_a_page_on_a_desk_at_night(phone: Page) -> None:
    phone.set_viewport_size(DESK)
    nothing_bars_what_opens(phone, f"/judge?{SIX}&step=13&lang=en", "Options, Display, Share, To the notebook")


def test_what_opens_over_a_page_on_a_phone(phone: Page) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    nothing_bars_what_opens(phone, "/notebooks?lang=en", "New notebook, From a file")
    nothing_bars_what_opens(phone, "/course?game=getaway&station=follow&lang=en", "Contents, Teach")
