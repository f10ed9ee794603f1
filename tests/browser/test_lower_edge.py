"""The menu of a phone at its lower edge: six ways, and nothing that one reads or presses lies under it."""

import re

import pytest
from look import ALL_PAGES, SIX, hand, settled, visit
from playwright.sync_api import Locator, Page, expect
from test_every_page import found_by_axe

from tutor.ui.shell import PARTS

PHONES = [(390, 844), (320, 640)]
MOST = 6
WITH_A_SHEET = {
    "judge": f"/judge?{SIX}&step=13&lang=en",
    "replay": f"/replay?{SIX}&step=13&lang=en",
    "practise": "/practise?case=getaway.x.01&lang=en",
}
TOP = "one => one.getBoundingClientRect().top"
BOTTOM = "one => one.getBoundingClientRect().bottom"
LAST = """() => {
  const main = document.querySelector("[data-testid=stMain]");
  main.scrollTo(0, main.scrollHeight);
  const menu = document.querySelector(".st-key-ways-below");
  const least = (one) => one.getBoundingClientRect().bottom;
  return Math.max(...[...main.querySelectorAll("a, button, input, p")]
    .filter((one) => !menu.contains(one) && one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight > 1)
    .map(least)) - menu.getBoundingClientRect().top;
}"""
"""How far what stands lowest on a page reaches under the menu, once one has scrolled to the end."""


def menu(page: Page) -> Locator:
    """The menu at the lower edge."""
    return page.get_by_role("navigation", name=re.compile("^(Ways through the app|Wege durch die App)$"))


def test_six_ways_stand_in_one_line_inside_the_menu(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/?lang=en")
    edge = menu(page).evaluate(TOP)
    ways = [one.evaluate(TOP) for one in menu(page).locator("a, button").all() if one.is_visible()]
    assert max(ways) - min(ways) < 1
    assert min(ways) >= edge


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_six_ways_are_large_enough_and_whole(page: Page, width: int, height: int, lang: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    visit(page, f"/rules?game=gurke&lang={lang}")
    ways = menu(page).locator("a, button")
    assert ways.count() == MOST
    expect(menu(page).locator("[aria-current=page]")).to_have_text(re.compile("Rules|Regeln"))
    assert menu(page).evaluate(BOTTOM) == height
    for way in ways.all():
        box = way.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        words = way.locator("p")
        assert words.evaluate("one => one.scrollWidth <= one.clientWidth && one.offsetHeight < 24")
    assert not found_by_axe(page, ".st-key-ways-below")


def test_the_ways_lead_there_and_the_rest_is_one_press_away(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/?lang=de")
    expect(menu(page).locator("[aria-current=page]")).to_have_text(re.compile("Start"))
    menu(page).get_by_role("link", name="Üben").click()
    expect(page).to_have_url(re.compile("/practise"))
    settled(page)
    expect(menu(page).locator("[aria-current=page]")).to_have_text(re.compile("Üben"))
    menu(page).get_by_role("button", name="Mehr").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem")).to_have_count(len(ALL_PAGES) - MOST + 1)
    page.get_by_role("menuitem", name="Urteil").click()
    expect(page).to_have_url(re.compile("/judge"))
    settled(page)
    expect(menu(page).locator("[aria-current=page]")).to_have_text(re.compile("Mehr"))
    page.go_back()
    expect(page).to_have_url(re.compile("/practise"))


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
@pytest.mark.parametrize("name", WITH_A_SHEET)
def test_the_sheet_stands_above_the_menu(page: Page, name: str) -> None:
    visit(page, WITH_A_SHEET[name])
    hand(page, "North").get_by_role("button").first.tap()
    side = page.locator(".line .side").first
    expect(side).to_be_visible()
    assert side.evaluate(BOTTOM) <= menu(page).evaluate(TOP) + 1


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_what_stands_last_on_a_page_can_be_scrolled_above_the_menu(page: Page) -> None:
    under = {}
    for path in ALL_PAGES:
        visit(page, path)
        page.evaluate(LAST)
        settled(page)
        if (far := page.evaluate(LAST)) > 1:
            under[path] = far
    assert not under


def test_on_a_desk_and_on_the_wall_there_is_none(page: Page) -> None:
    visit(page, "/rules")
    expect(page.locator(".st-key-ways-below")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"/replay?{SIX}&step=13&mode=print")
    expect(menu(page)).to_have_count(0)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_what_is_brought_into_sight_lies_under_neither_edge(page: Page) -> None:
    visit(page, "/judge?case=getaway.x.03&move=E%20%E2%99%A310&lang=en")
    asked = page.get_by_role("button", name="What if?")
    header = page.get_by_role("banner").evaluate(BOTTOM)
    asked.evaluate("one => one.scrollIntoView({ block: 'start' })")
    assert asked.evaluate(TOP) >= header
    asked.evaluate("one => one.scrollIntoView({ block: 'end' })")
    assert asked.evaluate(BOTTOM) <= menu(page).evaluate(TOP)


WEIGHT = "one => Number(getComputedStyle(one).fontWeight)"


def test_on_a_wide_window_the_word_for_the_other_pages_is_marked_while_one_of_them_is_open(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    other = page.locator(PARTS["nav-section"].selector)
    visit(page, f"/replay?{SIX}&lang=en")
    assert other.evaluate(WEIGHT) > 600
    visit(page, "/rules?game=gurke&lang=en")
    assert other.evaluate(WEIGHT) <= 600
