"""The same pages on a projector, on a phone and in the dark."""

import re

import pytest
from look import SIX, hand, table, visit
from playwright.sync_api import Page, expect

OVERFLOW = """() => [document.documentElement, document.querySelector("[data-testid=stMain]")]
  .map((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])"""


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
@pytest.mark.parametrize("page_name", ["replay", "judge"])
def test_a_projector_shows_everything_at_once(page: Page, page_name: str) -> None:
    visit(page, f"/{page_name}?{SIX}&step=13&mode=projector")
    expect(table(page)).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("combobox")).to_have_count(0)
    for wide, high in page.evaluate(OVERFLOW):
        assert (max(wide, 0), max(high, 0)) == (0, 0)
    for card in hand(page, "North").get_by_role("button").all():
        expect(card).to_be_in_viewport(ratio=0.2)


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
def test_a_projector_reveals_on_a_key(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13&mode=projector")
    card = hand(page, "North").get_by_role("button").first
    expect(card).not_to_have_accessible_name(re.compile("legal"))
    page.keyboard.press("l")
    expect(card).to_have_accessible_name(re.compile("not legal"))
    page.keyboard.press("ArrowRight")
    expect(table(page).get_by_text("East is to play")).to_be_attached()
    page.keyboard.press("p")
    expect(page.get_by_role("navigation")).to_be_visible()


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_card_can_be_tapped_on_a_phone(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13")
    for card in hand(page, "North").get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 24
        assert box["height"] >= 24
    hand(page, "North").get_by_role("button").first.tap()
    expect(page.get_by_role("status").filter(has_text=re.compile("not legal", re.IGNORECASE))).to_be_visible()


@pytest.mark.browser_context_args(color_scheme="dark")
def test_a_dark_room_gets_a_dark_page(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13&move=N+%E2%99%A09")
    colour = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
    assert max(map(int, re.findall(r"\d+", colour)[:3])) < 60
    expect(page.get_by_role("status").filter(has_text="Not legal")).to_be_visible()
