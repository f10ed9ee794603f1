"""A whole game of each of the five, played in the browser: what is allowed is pressed, what is not costs nothing."""

from __future__ import annotations

import random
import re

import pytest
from look import choose, settled, table, visit
from playwright.sync_api import Locator, Page, expect

ALLOWED = re.compile(r"allowed, press to (play|do it)$")
GAMES = {
    "getaway": "game=getaway&players=2",
    "knockout-whist": "game=knockout-whist&players=3",
    "crazy-eights": "game=crazy-eights&players=2",
    "ecarte": "game=ecarte",
    "gurke": "game=gurke&players=2",
}
MOST = 400


def sit_down(page: Page, query: str) -> None:
    visit(page, f"/play?lang=en&level=beginner&seed=5&{query}")
    page.get_by_role("button", name="Sit down and play").click()
    expect(table(page)).to_be_visible()
    settled(page)


def line(page: Page) -> Locator:
    """What the table and the words beside it stand in."""
    return page.locator(".line[data-ready]")


def asks(page: Page) -> Locator:
    """Whatever the game waits for; what may be said out of turn it does not wait for at this pace."""
    yours = line(page).get_by_text("It is your turn").or_(line(page).get_by_role("button", name="Next deal"))
    return yours.or_(page.get_by_text("The game is over."))


def one_press(page: Page, source: random.Random) -> bool:
    """Do one thing that may be done; say whether the game goes on."""
    expect(asks(page).first).to_be_visible()
    if page.get_by_text("The game is over.").count():
        return False
    before = line(page).evaluate("node => node.dataset.line")
    allowed = table(page).get_by_role("button", name=ALLOWED).all()
    pick = line(page).locator("fieldset.pick")
    go = line(page).get_by_role("button", name="Next deal")
    if go.count():
        go.first.click()
    elif pick.count():
        pick.locator("button.pill").first.click()
        pick.locator("button.ask").first.click()
    else:
        source.choice(allowed).press(
            "Enter"
        )  # by the keyboard: in a full hand the middle of a card lies under the next
        way = line(page).locator(".way.yes")
        if line(page).evaluate("node => !node.hasAttribute('data-sent')") and way.count():
            way.first.click()
    expect(line(page)).not_to_have_attribute("data-line", before)
    return True


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game(page: Page, key: str) -> None:
    source = random.Random(key)
    sit_down(page, GAMES[key])
    page.get_by_role("button", name="Settings").click()
    choose(page, "Pace of the others", "at once")
    page.get_by_text("Light what is allowed").click()
    page.keyboard.press("Escape")
    settled(page)
    for _ in range(MOST):
        if not one_press(page, source):
            break
    expect(page.get_by_text("The game is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    expect(page.get_by_role("link", name="Step through the record")).to_be_visible()
