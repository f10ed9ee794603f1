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


def barriers(page: Page) -> str:
    """Return what axe finds serious or critical, a line each; it judges the contrast of what is in sight, so all is."""
    page.set_viewport_size({**page.viewport_size, "height": 6000})
    settled(page)
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return "\n".join(
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'].splitlines()[-1].strip()[:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
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
    assert not barriers(reader)


@pytest.mark.parametrize("path", PATHS)
def test_on_a_phone_at_night(phone: Page, path: str) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    visit(phone, path)
    assert max(map(int, re.findall(r"\d+", phone.evaluate(BACKGROUND))[:3])) < 60, "the page is dark"
    assert max(phone.evaluate(OVERHANG)) <= 0, phone.evaluate(WIDE)
    assert not barriers(phone)


@pytest.mark.parametrize("page_name", ["rules", "practise"])
def test_the_longest_name_of_a_game_is_whole_on_a_phone(phone: Page, page_name: str) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    visit(phone, f"/{page_name}?game=knockout-whist")
    name = phone.get_by_role("combobox", name=re.compile("^(game|spiel)$", re.IGNORECASE))
    expect(name).to_have_value("Knock-Out Whist")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
