"""A whole game of each of the five, played in the browser: what is allowed is pressed, what is not costs nothing."""

from __future__ import annotations

import random
import re

import pytest
from look import choose, settled, table, title, visit
from playwright.sync_api import Locator, Page, expect

from tutor.cases.transcript import read_case
from tutor.shown.address import pack

ALLOWED = re.compile(r"allowed, press to (play|do it)$")
GAMES = {
    "getaway": "game=getaway&players=2&seed=5",
    "knockout-whist": "game=knockout-whist&players=3&seed=5",
    "crazy-eights": "game=crazy-eights&players=2&seed=5",
    "ecarte": "game=ecarte&seed=5",
    "gurke": "game=gurke&players=2&seed=5",
}
MOST = 400
WAY_ON = re.compile("^(Next deal|Go on)$")
"""To the next deal, and past a king that is waited for."""


def sit_down(page: Page, query: str) -> None:
    visit(page, f"/play?lang=en&level=beginner&{query}")
    page.get_by_role("button", name="Sit down and play").click()
    expect(table(page)).to_be_visible()
    settled(page)


def line(page: Page) -> Locator:
    """What the table and the words beside it stand in."""
    return page.locator(".line[data-ready]")


def asks(page: Page) -> Locator:
    """Whatever the game waits for; of what may be said out of turn, a king alone."""
    on = line(page).get_by_role("button", name=WAY_ON)
    yours = line(page).get_by_text("It is your turn").or_(on)
    return yours.or_(page.get_by_text("The game is over."))


def one_press(page: Page, source: random.Random, *, pressed: bool) -> bool:
    """Do one thing that may be done, after another one or as the first; say whether the game goes on."""
    expect(asks(page).first).to_be_visible()
    if page.get_by_text("The game is over.").count():
        return False
    # Whoever plays by the keyboard is still at the table when it is their turn again.
    if pressed and line(page).get_by_text("It is your turn").count():
        expect(line(page).locator(".felt:focus-within")).to_be_visible()
    before = line(page).evaluate("node => node.dataset.line")
    allowed = table(page).get_by_role("button", name=ALLOWED)
    pick = line(page).locator("fieldset.pick")
    go = line(page).get_by_role("button", name=WAY_ON)
    if go.count():
        go.first.click()
    elif pick.count():
        pills, cards = (
            pick.locator("button.pill"),
            table(page).get_by_role("button", name=re.compile("press to choose")),
        )
        (pills.first if pills.count() else cards.first).press("Enter")
        pick.locator("button.ask").first.click()
    else:
        expect(allowed.first).to_be_visible()
        # By the keyboard: in a full hand the middle of a card lies under the next.
        source.choice(allowed.all()).press("Enter")
        # A word that goes with it, or that this card decides more than what is played.
        way = line(page).locator(".way.yes").or_(line(page).get_by_role("button", name="Make this move"))
        if line(page).evaluate("node => !node.hasAttribute('data-sent')") and way.count():
            way.first.click()
    expect(line(page)).not_to_have_attribute("data-line", before)
    return True


def named(page: Page) -> None:
    """Whoever listens finds what lies on the table, each seat and what is said; the arrows do not take a move back."""
    seats = line(page).locator(".seat")
    names = [one.inner_text() for one in seats.locator(".plate .name").all()]
    assert names
    for name in names:
        expect(table(page).get_by_role("group", name=name, exact=True)).to_be_visible()
    expect(table(page).get_by_role("group", name="What lies on the table")).to_have_count(1)
    expect(page.get_by_role("region", name="Move and rule")).to_be_visible()
    for name in ("See the move before", "See the move after", "See how things stand now"):
        expect(line(page).get_by_role("button", name=name)).to_be_attached()


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game(page: Page, key: str) -> None:
    source = random.Random(key)
    sit_down(page, GAMES[key])
    title(page).click()
    choose(page, "Pace of the others", "at once")
    light = "Highlight what is allowed"
    if not page.get_by_role("switch", name=light).is_checked():  # a new game has the habits of the one before
        page.get_by_text(light).click()
    page.keyboard.press("Escape")
    settled(page)
    named(page)
    for n in range(MOST):
        if not one_press(page, source, pressed=n > 0):
            break
    expect(page.get_by_text("The game is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("link", name="Step through the record")).to_be_visible()


def test_by_the_keyboard_one_is_at_the_table(page: Page) -> None:
    """After sitting down, after taking back, and after what lay over the page has gone: it was never hidden."""
    visit(page, "/play?lang=en&level=beginner&game=ecarte&seed=5")
    page.get_by_role("button", name="Sit down and play").press("Enter")
    card = line(page).locator(".felt button.card:focus")
    expect(card).to_be_visible()
    shown = page.get_by_test_id("stMainBlockContainer")
    what = page.get_by_role("button", name="What now?")
    what.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("What would you keep in an exchange")).to_be_visible()
    page.get_by_role("button", name="Show me a card").press("Enter")
    expect(page.get_by_role("dialog").get_by_text("only the rules decide that")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("With this hand the solution proposes")).to_be_visible()
    expect(shown).to_have_css("visibility", "visible")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(":focus").first).to_be_visible()
    propose = table(page).get_by_role("button", name=re.compile("propose"))
    propose.press("Enter")
    expect(propose).to_have_count(0)
    expect(line(page).locator(".felt:focus-within")).to_be_visible()
    page.get_by_role("button", name="Take back").press("Enter")
    expect(propose).to_be_visible()
    expect(card).to_be_visible()


SHEET_COVERS = """line => {
  const hand = line.querySelector(".hand:has(button)").getBoundingClientRect();
  return hand.bottom - line.querySelector(".side").getBoundingClientRect().top;
}"""
"""By how much the sheet at the lower edge covers one's own hand, which can be pressed."""


def test_on_a_phone_the_own_hand_stays_in_view(page: Page) -> None:
    """While an answer is read, and while the cards of an exchange are chosen: in the hand itself."""
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, "game=gurke&players=3&seed=8")
    table(page).get_by_role("button", name="five of spades").press("Enter")
    expect(line(page).locator(".mark.no")).to_be_in_viewport()
    assert line(page).evaluate(SHEET_COVERS) <= 0
    sit_down(page, "game=ecarte&seed=7")
    table(page).get_by_role("button", name=re.compile("propose")).click()
    these = line(page).get_by_role("button", name="These cards")
    expect(these).to_be_in_viewport()
    expect(line(page).get_by_text("choose the cards in your hand")).to_be_in_viewport()
    assert line(page).evaluate(SHEET_COVERS) <= 0
    card = table(page).get_by_role("button", name="ten of hearts, press to choose")
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    before = line(page).evaluate("node => node.dataset.line")
    these.click()
    expect(line(page)).not_to_have_attribute("data-line", before)
    expect(asks(page).first).to_be_visible()
    expect(card).to_have_count(0)


def test_on_a_phone_a_large_hand_comes_above_the_sheet(page: Page) -> None:
    """Three rows of cards and what may be said instead of playing one can be pressed without scrolling."""
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, "game=getaway&players=3&seed=5")
    expect(line(page).get_by_text("It is your turn")).to_be_in_viewport()
    settled(page)
    assert line(page).evaluate(SHEET_COVERS) <= 0
    assert line(page).evaluate(SHEET_COVERS.replace(".hand:has(button)", ".actions")) <= 0
    expect(line(page).locator(".hand:has(button) button").first).to_be_in_viewport()


def test_on_a_phone_whoever_presses_a_card_too_early_can_go_on(page: Page) -> None:
    """Before a trick that somebody else leads: what is read about the card leaves the way on in sight."""
    sit_down(page, "case=getaway.ex.six-tricks&step=0&seat=S&seed=5")
    expect(line(page).get_by_text("It is your turn")).to_be_visible()
    title(page).click()
    choose(page, "Pace of the others", "one by one")  # else the table goes on by itself a moment later
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    settled(page)
    table(page).get_by_role("button", name="four of spades").press("Enter")
    offered = line(page).get_by_text("There is something you may do now")
    for _ in range(12):
        settled(page)
        if offered.count():
            break
        line(page).get_by_role("button", name="See the move after").click()
    expect(offered).to_be_visible()
    table(page).get_by_role("button", name="ten of spades").press("Enter")
    expect(line(page).locator(".mark.no")).to_be_visible()
    go_on = line(page).get_by_role("button", name="Go on")
    expect(go_on).to_be_in_viewport()
    go_on.click()
    expect(go_on).to_have_count(0)
    expect(line(page).locator(".mark.no")).to_have_count(0)


def test_on_a_phone_a_game_from_a_bare_position_says_whose_turn_it_is(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, "case=getaway.x.27&seed=5")
    expect(line(page).get_by_text("It is your turn")).to_be_in_viewport()
    assert line(page).evaluate(SHEET_COVERS) <= 0
    table(page).get_by_role("button", name="king of diamonds").press("Enter")
    expect(line(page).locator(".mark.no")).to_be_visible()
    line(page).get_by_role("button", name="Close").press("Enter")
    expect(line(page).locator(".mark.no")).to_have_count(0)
    expect(line(page).locator(".felt:focus-within")).to_be_visible()


def test_one_press_of_back_leads_to_where_the_link_was_pressed(page: Page) -> None:
    """A link of a table, and one in a text: neither leaves a place between in the history."""
    for origin, link in (
        ("/replay?lang=en&case=getaway.ex.six-tricks&step=5", page.get_by_role("link", name="Play it out from here")),
        ("/rules?lang=en&game=gurke", page.locator(".ways a[data-go*=case]").filter(visible=True)),
    ):
        visit(page, origin)
        here = page.url
        link.first.click()
        expect(page).not_to_have_url(here)
        settled(page)
        page.go_back()
        expect(page).to_have_url(here)
        settled(page)


CLAIM = {
    "game": "ecarte",
    "options": {"enforcement": "renonce-possible"},
    "players": ["V", "G"],
    "dealer": "G",
    "hands": {"V": "♣A ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"},
    "moves": [
        "table turn ♣9",
        "V stand",
        "V ♥D",
        "G ♥7",
        "V ♠B",
        "G ♠9",
        "V ♥8",
        "G ♥K",
        "G ♦10",
        "V ♦7",
        "G ♣8",
        "V ♣A",
    ],
}
"""Écarté after the last card: the table is to count, and a revoke can be claimed meanwhile."""


def test_what_may_be_done_out_of_turn_says_that_it_is_allowed(page: Page) -> None:
    sit_down(page, f"game=ecarte&seat=V&at={pack(read_case(CLAIM))}")
    title(page).click()
    light = page.get_by_role("switch", name="Highlight what is allowed")
    for lit in (True, False):
        if light.is_checked() != lit:
            page.get_by_text("Highlight what is allowed").click()
        expect(table(page).get_by_role("button", name=ALLOWED)).to_have_count(int(lit))
        expect(table(page).get_by_role("button", name="Revoke!")).to_have_count(1)


def test_looking_into_the_settings_of_a_resumed_game_changes_nothing(page: Page) -> None:
    sit_down(page, "game=crazy-eights&players=2&seed=5")
    title(page).click()
    choose(page, "Pace of the others", "at once")
    light = page.get_by_role("switch", name="Highlight what is allowed")
    if not light.is_checked():
        page.get_by_text("Highlight what is allowed").click()
    allowed = table(page).get_by_role("button", name=ALLOWED)
    expect(allowed.first).to_be_visible()
    settled(page)
    again = page.context.new_page()
    visit(again, page.url)
    expect(table(again).get_by_role("button", name=ALLOWED).first).to_be_visible()
    title(again).click()
    expect(again.get_by_role("combobox", name="Pace of the others")).to_have_value("At once")
    expect(again.get_by_role("switch", name="Highlight what is allowed")).to_be_checked()


def test_a_card_that_decides_more_is_asked_about_before_it_counts(page: Page) -> None:
    """At Écarté's first decision a card says that one stands: it is said, and nothing is played yet."""
    sit_down(page, "game=ecarte&seed=5&seat=V")
    expect(table(page).get_by_role("button", name="I play")).to_be_visible()
    before = line(page).get_attribute("data-line")
    table(page).locator("button.card").first.press("Enter")
    make = line(page).get_by_role("button", name="Make this move")
    expect(make).to_be_visible()
    assert line(page).get_attribute("data-line") == before
    make.click()
    expect(line(page)).not_to_have_attribute("data-line", before or "")
