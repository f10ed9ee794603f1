"""The same pages on a phone and in the dark, and how they come."""

import re

import pytest
from look import JUMPED, LESSON, SHIFTS, SIX, hand, said, settled, table, visit
from playwright.sync_api import Page, expect

from tutor.shown.address import pack_text

WITH_TABLES = {
    "replay": f"/replay?{SIX}&step=13",
    "judge": f"/judge?{SIX}&step=13",
    "locked": f"/judge?{SIX}&step=13&seat=N&lock=1",
    "compare": f"/compare?{SIX}&step=13",
    "practise": "/practise?case=getaway.x.01",
}
IN_TEXTS = {
    "course": "/course?game=getaway&station=follow",
    "notebook": f"/course?text={pack_text(LESSON)}",
    "disputes": "/disputes?game=crazy-eights&rule=crazy-eights.gap.draw-every-turn",
}
TOOLS = """() => [...document.querySelectorAll("[class*=st-key-toolbar-]")]
  .reduce((high, tools) => high + tools.getBoundingClientRect().height, 0)"""
MOST_TOOLS = 132  # two rows of 44 px, as high as a finger, and what lies between them


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
    if name == "practise":  # there the question stands above
        assert page.evaluate(TOOLS) <= MOST_TOOLS
    else:
        assert above["y"] - header["y"] - header["height"] <= MOST_TOOLS + 25  # the margin of the page
    pressed.tap()
    if name == "practise":
        page.get_by_role("button", name="Check").tap()
    verdict = said(page, re.compile("legal", re.IGNORECASE))
    expect(verdict.locator("p").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_on_a_phone_so_it_is_under_a_table_in_a_text(page: Page) -> None:
    for path in IN_TEXTS.values():
        visit(page, f"{path}&lang=en")
        assert page.evaluate(TOOLS) <= MOST_TOOLS, path
        first = page.locator(".line:not([data-mode=board])").filter(has=page.locator("button.card")).first
        first.locator("button.card").first.tap()
        if first.get_by_role("button", name="Check").count():
            first.get_by_role("button", name="Check").tap()
        expect(first.locator(".said p").filter(has_text=re.compile("legal", re.IGNORECASE)).first).to_be_in_viewport(
            ratio=0.9
        )
    visit(page, "/practise?game=getaway&case=getaway.x.v2&lang=en")
    page.get_by_text("draws a card from the discard pile").tap()
    page.get_by_role("button", name="Check").tap()
    expect(page.get_by_text("Not quite")).to_be_in_viewport(ratio=0.9)


def test_nothing_jumps_when_something_is_asked_for(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(SHIFTS)
    visit(page, "/judge?case=getaway.x.03&move=E%20%E2%99%A310")
    page.get_by_role("button", name="What if?").click()
    expect(page.get_by_role("listitem").filter(has_text="had led")).to_be_visible()
    settled(page)
    assert page.evaluate("window.shifted") < JUMPED
    # Not pressed by a hand: what comes after a press is forgiven for half a second, and a server may take longer.
    page.get_by_role("link", name="See it on the table").first.evaluate("one => one.click()")
    expect(said(page, "ten of clubs Legal")).to_be_in_viewport()
    settled(page)
    assert page.evaluate("window.shifted") < JUMPED


@pytest.mark.browser_context_args(color_scheme="dark")
def test_a_dark_room_gets_a_dark_page(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13&move=N+%E2%99%A09")
    colour = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
    assert max(map(int, re.findall(r"\d+", colour)[:3])) < 60
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--quiet')") == "#b9c0c0"
    expect(said(page, "Not legal")).to_be_visible()
