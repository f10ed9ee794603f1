"""The same pages on a phone and in the dark, and how they come."""

import re

import pytest
from look import SIX, hand, settled, table, visit
from playwright.sync_api import Page, expect

WITH_TABLES = {
    "start": "/",
    "replay": f"/replay?{SIX}&step=13",
    "judge": f"/judge?{SIX}&step=13",
    "compare": f"/compare?{SIX}&step=13",
    "practise": "/practise?case=getaway.x.01",
}


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
@pytest.mark.parametrize("name", WITH_TABLES)
def test_on_a_phone_the_answer_is_in_view_after_a_press(page: Page, name: str) -> None:
    visit(page, WITH_TABLES[name])
    pressed = hand(page, "North").get_by_role("button").first
    expect(pressed).to_be_visible()
    for card in hand(page, "North").get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    above = table(page).bounding_box()
    header = page.get_by_role("banner").bounding_box()
    assert above is not None
    assert header is not None
    if name != "start":  # there it is the title that stands above
        assert above["y"] - header["y"] - header["height"] <= 145  # 120 of tools and the margin of the page
    pressed.tap()
    if name == "practise":
        page.get_by_role("button", name="Check").tap()
    verdict = page.get_by_role("status").filter(has_text=re.compile("legal", re.IGNORECASE)).first
    expect(verdict.locator("p").first).to_be_in_viewport(ratio=0.9)


SHIFTS = """window.shifted = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true })"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 900), (1920, 1080)])
def test_nothing_jumps_while_a_page_comes(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(SHIFTS)
    found = {}
    for path in ("/rules", "/covered", "/originals", *WITH_TABLES.values()):
        visit(page, path)
        page.wait_for_load_state("networkidle")
        settled(page)
        found[path] = page.evaluate("window.shifted")
    assert not {path: shifted for path, shifted in found.items() if shifted >= 0.1}


@pytest.mark.browser_context_args(color_scheme="dark")
def test_a_dark_room_gets_a_dark_page(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13&move=N+%E2%99%A09")
    colour = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
    assert max(map(int, re.findall(r"\d+", colour)[:3])) < 60
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--quiet')") == "#b9c0c0"
    expect(page.get_by_role("status").filter(has_text="Not legal")).to_be_visible()
