"""Every page there is, on a desk by day and on a phone at night: private, without barriers, never too wide."""

import re
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from look import ALL_PAGES, SIX, settled, visit
from playwright.sync_api import Page, Request, WebSocket

PATHS = (
    *ALL_PAGES,
    f"/judge?{SIX}&step=13&move=N+%E2%99%A09",
    f"/replay?{SIX}&step=13&mode=projector",
    "/rules?rule=nope",
)
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


@pytest.mark.parametrize("path", PATHS)
def test_on_a_desk_by_day(page: Page, base_url: str, path: str) -> None:
    home = urlsplit(base_url).netloc
    abroad: list[str] = []

    def asked(what: Request | WebSocket) -> None:
        if urlsplit(what.url).netloc != home and not what.url.startswith(("data:", "blob:")):
            abroad.append(what.url)

    page.on("request", asked)
    page.on("websocket", asked)
    visit(page, path)
    page.wait_for_load_state("networkidle")
    assert not abroad
    assert not barriers(page)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("path", PATHS)
def test_on_a_phone_at_night(page: Page, path: str) -> None:
    visit(page, path)
    page.wait_for_load_state("networkidle")
    assert max(map(int, re.findall(r"\d+", page.evaluate(BACKGROUND))[:3])) < 60, "the page is dark"
    assert max(page.evaluate(OVERHANG)) <= 0, page.evaluate(WIDE)
    assert not barriers(page)
