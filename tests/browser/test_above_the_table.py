"""What stands above a table: a title that can be pressed, one action and one menu, and nothing of it is cut."""

import pytest
from look import LESSON, SIX, from_menu, settled, title, visit
from playwright.sync_api import Page, expect

from tutor.games import shelf
from tutor.shown.address import pack_text

ABOVE = """() => {
  const main = document.querySelector("[data-testid=stMain]");
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 1;
  const roots = [...main.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean);
  const table = roots.map((root) => root.querySelector(".felt")).find((felt) => felt && shown(felt));
  if (!table) return ["no table"];
  const top = table.getBoundingClientRect().top;
  return [...main.querySelectorAll("button, input, a, select, [role=combobox], [role=switch]")]
    .filter((one) => shown(one) && one.getBoundingClientRect().bottom <= top)
    .filter((one) => !one.closest("[role=navigation], [data-testid=stSelectbox] > * button"))
    .filter((one) => !one.closest("[class*=-choice-], [class*=-check-]"))
    .map((one) => (one.ariaLabel || one.textContent || one.name).trim());
}"""
"""What can be pressed above the first table of a page.

The menu of the app is outside, a list is one control, and a question with its answers is no control of the page.
"""
CUT = """() => [...document.querySelectorAll("main :is(button, label, [data-testid=stMarkdownContainer], p)")]
  .filter((one) => one.checkVisibility() && one.closest("[class*=st-key-toolbar-]"))
  .filter((one) => getComputedStyle(one).overflow !== "visible" && getComputedStyle(one).clipPath === "none")
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""
SIZES = {"desk": ({"width": 1280, "height": 900}, 4), "phone": ({"width": 390, "height": 844}, 3)}
NOT_A_GAME = {
    "odds": "/odds",
    "propose": "/propose",
    "house": "/house?game=getaway",
    "disputes": "/disputes?game=crazy-eights&rule=crazy-eights.gap.draw-every-turn",
    "station": "/course?game=getaway&station=follow",
    "notebook": f"/course?text={pack_text(LESSON)}",
}


def places() -> dict[str, str]:
    """Every page with a table, for every game."""
    found = {
        f"{page} {key}": f"/{page}?game={key}" for key in shelf() for page in ("judge", "replay", "compare", "practise")
    }
    return {**found, "a record": f"/replay?{SIX}&step=13", "new": "/practise?case=getaway.new.any.0.7", **NOT_A_GAME}


@pytest.mark.parametrize("size", SIZES)
def test_little_can_be_pressed_above_a_table_and_nothing_is_cut(page: Page, size: str) -> None:
    view, most = SIZES[size]
    page.set_viewport_size(view)
    too_many, cut = {}, {}
    for name, path in places().items():
        visit(page, f"{path}{'&' if '?' in path else '?'}lang=de")
        expect(page.locator(".felt").first).to_be_visible()
        above = page.evaluate(ABOVE)
        if len(above) > most:
            too_many[name] = above
        if found := page.evaluate(CUT):
            cut[name] = found
    assert not too_many
    assert not cut


@pytest.mark.parametrize("size", SIZES)
def test_so_it_is_at_a_game_that_is_played(page: Page, size: str) -> None:
    view, most = SIZES[size]
    page.set_viewport_size(view)
    visit(page, "/play?game=getaway&seed=5&lang=en")
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".felt").first).to_be_visible()
    settled(page)
    assert len(page.evaluate(ABOVE)) <= most


def test_game_position_and_rule_set_are_behind_the_title_and_the_rest_is_in_one_menu(page: Page) -> None:
    visit(page, f"/judge?{SIX}&lang=en")
    title(page).click()
    for name in ("Game", "Start from", "Rule set", "Shown"):
        expect(page.get_by_role("combobox", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    from_menu(page, "Display")
    page.get_by_role("radio", name="Four colours").click()
    expect(page.locator(".table[data-colours=four]")).to_be_visible()
    page.get_by_role("button", name="View and share").click()
    names = ["Projector view", "Print view", "Share", "Ask this", "Add to a notebook", "Display"]
    assert [one.inner_text().split("\n")[-1] for one in page.get_by_role("menuitem").all()] == names
