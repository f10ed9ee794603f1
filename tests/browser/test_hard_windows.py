"""What is hard on a table: narrow and enlarged windows, long names, long hands, many players."""

import random

import pytest
from look import SIX, settled, table, visit
from playing import wander
from playwright.sync_api import Page, expect

from tutor.cases.transcript import Case
from tutor.core.moves import Seat, seated
from tutor.games import shelf
from tutor.shown.address import pack

WINDOWS = [(320, 640), (640, 360), (390, 844), (1280, 900)]
"""The narrowest phone, a desk enlarged twice, a phone and a desk."""
LONG = ("Maximiliane-Annegret", "Bartholomäus-Ferdinand", "Wilhelmina-Konstantina", "Alexandrina-Philippine")
WIDE = "() => document.querySelector('[data-testid=stMain]').scrollWidth - innerWidth"
CUT = """(felt) => [...felt.querySelectorAll(".plate .name, .action, .by")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflow !== "visible" && getComputedStyle(one).textOverflow !== "ellipsis")
  .map((one) => one.textContent)"""
OUTSIDE = """(felt) => {
  const edge = felt.getBoundingClientRect();
  return [...felt.querySelectorAll(".plate, .action, .hand .card, .pile")]
    .filter((one) => one.checkVisibility()).map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < edge.left - 2 || box.right > edge.right + 2)).map(([name]) => name);
}"""
STRIPS = """(felt) => {
  const least = [];
  for (const hand of felt.querySelectorAll(".hand:not([data-hidden])")) {
    const cards = [...hand.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
    cards.forEach((one, n) => {
      const next = cards[n + 1];
      if (next && Math.abs(next.top - one.top) < 14) least.push(next.left - one.left);
    });
  }
  return Math.min(...least);
}"""
"""How much is seen of the card of a hand that is covered most."""


def record(key: str, seats: tuple[Seat, ...], moves: int) -> str:
    """Return the link of a random record of a game at such a table."""
    game = shelf()[key]
    fits = ((name, one) for name, one in game.presets.items() if game.seats(one)[0] <= len(seats) <= game.seats(one)[1])
    preset, options = next(fits)
    made = [one.move for one in wander(game, game.start(options, seats), random.Random(5), moves)]
    case = Case(game, preset, options, seats, {}, tuple(made))
    return f"game={key}&preset={preset}&at={pack(case)}&lang=de"


TABLES = {
    "long names": record("getaway", tuple(map(Seat, LONG)), 8),
    "a hand of eighteen": record("getaway", seated(3), 1),
    "nine open hands": record("getaway", seated(9), 6),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_crowded_table_stays_in_its_window_and_every_card_is_seen(page: Page, name: str) -> None:
    visit(page, f"/replay?{TABLES[name]}&step=1")
    expect(table(page).locator(".card").first).to_be_visible()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate(WIDE) <= 0, width
        assert not table(page).evaluate(CUT), width
        assert not table(page).evaluate(OUTSIDE), width
        assert table(page).evaluate(STRIPS) >= 24, width


UNDER_A_CARD = """(felt) => {
  const boxes = (what) => [...felt.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes(".pile").filter((pile) => boxes(".play .card").some((card) => meet(pile, card))).length;
}"""


def test_the_pack_of_twenty_one_players_lies_under_none_of_their_cards(page: Page) -> None:
    visit(page, f"/replay?{record('gurke', seated(21), 21)}&step=20")
    expect(table(page).locator(".play .card").nth(14)).to_be_visible()
    assert table(page).evaluate(UNDER_A_CARD) == 0


def test_whoever_sits_down_with_many_others_finds_the_button(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/play?game=crazy-eights&preset=wong&players=20&seed=3&lang=en")
    expect(page.locator(".chairs li").nth(16)).to_be_attached()
    expect(page.get_by_role("button", name="Sit down and play")).to_be_in_viewport(ratio=1)


def test_where_the_system_chooses_the_colours_cards_and_buttons_have_an_edge(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    visit(page, "/?lang=en")
    for part in (page.locator(".fan i").first, page.get_by_role("main").get_by_role("link", name="Getaway").first):
        assert part.evaluate("(one) => getComputedStyle(one).borderTopWidth") == "1px"


def test_where_the_system_chooses_the_colours_one_sees_a_switch_and_what_was_chosen(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/rules?game=getaway&lang=en")
    style = "(one, name) => getComputedStyle(one)[name]"
    switch = page.get_by_test_id("stCheckbox").locator("label > span + div").first
    assert switch.evaluate(style, "outlineStyle") == "solid"
    assert switch.locator("div").first.evaluate(style, "borderTopStyle") == "solid"
    assert page.get_by_role("radio", name="Rules", exact=True).evaluate(style, "outlineStyle") == "solid"
    here = page.locator(".st-key-ways-below [aria-current]")
    assert here.evaluate(style, "borderTopWidth") == "3px"


COVERED = """(line) => {
  const { top } = line.querySelector(".side").getBoundingClientRect();
  const mine = [...line.querySelectorAll(".hand:not([data-hidden])")][0];
  return [...mine.querySelectorAll(".card")].filter((card) => card.getBoundingClientRect().bottom > top + 2).length;
}"""


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_on_a_phone_the_hand_of_a_position_is_free_until_something_is_pressed(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, f"/judge?{SIX}&step=13&lang=en")
    expect(table(page).locator(".hand .card").first).to_be_visible()
    assert page.locator(".line").first.evaluate(COVERED) == 0


def test_on_the_narrowest_phone_games_that_wait_are_not_wider_than_the_window(page: Page) -> None:
    visit(page, "/play?game=getaway&seed=5&lang=de")
    page.get_by_role("button", name="Hinsetzen und spielen").click()
    expect(table(page).locator(".hand .card").first).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 640})
    visit(page, "/play?lang=de")
    expect(page.get_by_role("button", name="Wegnehmen").first).to_be_visible()
    assert page.evaluate(WIDE) <= 0


def test_on_the_narrowest_phone_no_tool_lies_over_a_title(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    visit(page, "/jeux?lang=de")
    title = page.locator(".hero h1").bounding_box()
    tools = page.locator(".st-key-hero-tools button").first.bounding_box()
    assert title
    assert tools
    assert tools["y"] >= title["y"] + title["height"] or tools["x"] >= title["x"] + title["width"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_the_narrowest_phone_the_parts_of_the_rules_are_whole(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    visit(page, f"/rules?game=getaway&lang={lang}")
    parts = page.locator(".st-key-rules-parts [data-testid=stButtonGroup] button")
    expect(parts.first).to_be_visible()
    assert [
        one for one in parts.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().right)") if one > 320
    ] == []


PLAYED_AT = """(line) => {
  const [header, sheet] = [document.querySelector("[data-testid=stHeader]"), line.querySelector(".side")];
  const [head, edge] = [header, sheet].map((one) => one.getBoundingClientRect());
  return [...line.querySelectorAll(".trick .card, .hand:not([data-hidden]) .card")]
    .map((one) => one.getBoundingClientRect())
    .every(({ top, bottom }) => top >= head.bottom - 1 && bottom <= edge.top + 1);
}"""


@pytest.mark.parametrize("size", [(320, 640), (640, 450)], ids=["narrowest phone", "enlarged twice"])
def test_whoever_opens_a_station_sees_its_trick_and_the_whole_hand(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, "/course?game=getaway&station=follow&lang=en")
    expect(table(page).locator(".hand:not([data-hidden]) .card").nth(11)).to_be_visible()
    expect(table(page).locator(".trick .card")).to_have_count(3)
    page.wait_for_function(PLAYED_AT, arg=page.locator(".line").first.element_handle())


@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_on_a_phone_one_reads_what_is_asked_before_one_looks_at_four_hands(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, "/practise?game=getaway&case=getaway.x.27&lang=en")
    expect(page.get_by_role("heading", name="The cards have just been dealt")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("West, with the two of spades: the lowest spade opens.")).to_be_in_viewport(ratio=1)
