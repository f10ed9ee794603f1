"""The table fills its window: large cards, nobody scrolls to play, no pile lies under a card."""

import pytest
from look import settled, table, visit
from playwright.sync_api import Page, expect

from tutor.games import shelf

SIZES = [(1280, 900), (1280, 720), (390, 844)]
HELD = """(felt) => [...felt.querySelectorAll(".hand:not([data-hidden]), .actions")]
  .map((one) => one.getBoundingClientRect()).filter((box) => box.height)
  .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)])"""
UNDER = """(felt) => {
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const boxes = (what) => [...felt.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return boxes(".pile .card").filter((pile) => boxes(".play .card").some((card) => meet(pile, card))).length;
}"""
MENU = "document.querySelector('.st-key-ways-below').offsetHeight"
"""How much of the window the menu of a phone has; none on a desk."""
CARD = "(felt) => Math.round(felt.querySelector('.hand:not([data-hidden]) .card').getBoundingClientRect().height)"


@pytest.mark.parametrize("key", tuple(shelf()))
def test_one_plays_without_scrolling(page: Page, key: str) -> None:
    visit(page, f"/play?game={key}&seed=5&lang=en&level=beginner")
    page.get_by_role("button", name="Sit down and play").click()
    expect(table(page).locator(".hand:not([data-hidden]) .card").first).to_be_visible()
    settled(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 0)")
        held = table(page).evaluate(HELD)
        assert held
        edge = height - page.evaluate(MENU)
        assert all(top > 0 and bottom <= edge for top, bottom in held), (width, height, held)
        assert table(page).evaluate(UNDER) == 0


LAID = "(felt) => Math.round(felt.querySelector('.hand:not([data-hidden]) .card').offsetWidth)"


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_ones_own_cards_keep_their_size_when_it_is_ones_turn(page: Page) -> None:
    visit(page, "/play?game=knockout-whist&seed=5&level=beginner&lang=en")
    page.get_by_role("button", name="Sit down and play").click()
    mine = table(page).locator(".seat[data-open]")
    expect(mine.locator(".card").first).to_be_visible()
    before = table(page).evaluate(LAID)
    expect(mine.and_(page.locator("[data-active]"))).to_be_visible()
    assert table(page).evaluate(LAID) == before


def test_cards_are_large_where_the_window_is(page: Page) -> None:
    visit(page, "/judge?game=getaway&case=getaway.ex.six-tricks&step=13&lang=en")
    assert 120 <= table(page).evaluate(CARD) <= 140
    page.set_viewport_size({"width": 1280, "height": 720})
    settled(page)
    assert table(page).evaluate("(felt) => felt.getBoundingClientRect().bottom <= innerHeight")


def test_on_a_phone_no_row_of_a_hand_lies_over_another(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/practise?game=getaway&lang=en")
    expect(table(page).locator(".hand .card").first).to_be_visible()
    rows = """(felt) => [...felt.querySelectorAll(".hand")].flatMap((hand) => {
      const cards = [...hand.children].map((card) => card.getBoundingClientRect());
      return cards.filter((one) => cards.some(({ top, height }) => top > one.top + 5 && top < one.top + height - 5));
    }).length"""
    assert table(page).evaluate(rows) == 0
