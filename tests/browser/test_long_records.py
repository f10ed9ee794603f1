"""A record of more than eighty steps comes in parts, and its reader does not notice."""

import random
import re

from look import said, settled, visit
from playing import wander
from playwright.sync_api import Page, WebSocketRoute, expect

from tutor.cases.transcript import Case
from tutor.core.moves import seated
from tutor.games import shelf
from tutor.shown.address import pack
from tutor.shown.line import OVERLAP, WINDOW, window

STEPS = 2 * WINDOW + OVERLAP


def long_record() -> str:
    """Return a link to a random game of Gurke that goes on for more than two parts."""
    game = shelf()["gurke"]
    preset, options = next(iter(game.presets.items()))
    seats = seated(3)
    for seed in range(100):
        moves = [one.move for one in wander(game, game.start(options, seats), random.Random(seed), STEPS)]
        if len(moves) == STEPS:
            return f"/replay?game=gurke&lang=en&at={pack(Case(game, preset, options, seats, {}, tuple(moves)))}"
    raise AssertionError("no game is so long")


def at_step(page: Page, n: int) -> None:
    """Wait until the page is at a step, in words, in the address, and with its move listed as the current one."""
    expect(said(page, f"Step {n} of {STEPS}")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"[?&]step={n}(&|$)"))
    current = page.locator(".timeline [aria-current=step]")
    expect(current).to_have_text(str(page.locator(".timeline .jump").nth(n - 1).text_content()))
    expect(page.locator(".said .did")).to_have_text(str(current.text_content()))


def lose_a_part(page: Page) -> list[bytes]:
    """Let the first request for another part get lost on its way; it is kept in the list."""
    lost: list[bytes] = []

    def pass_on(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def heard(message: str | bytes) -> None:
            if not lost and isinstance(message, bytes) and b'"window"' in message:
                lost.append(message)
            else:
                server.send(message)

        browser.on_message(heard)

    page.route_web_socket(re.compile("_stcore/stream"), pass_on)
    return lost


def test_a_long_record_is_walked_as_one(page: Page) -> None:
    second = WINDOW - OVERLAP
    assert window(STEPS, second) == (0, WINDOW)
    assert window(STEPS, second + OVERLAP) == (second, second + WINDOW)
    lost = lose_a_part(page)
    visit(page, f"{long_record()}&step={second + OVERLAP}")
    page.get_by_text("All moves", exact=True).click()
    at_step(page, second + OVERLAP)
    page.locator(".timeline .jump").nth(second).click()
    at_step(page, second + 1)
    for n in (second, second - 1):  # into the first part, and the request for it gets lost
        page.keyboard.press("ArrowLeft")
        at_step(page, n)
    assert lost
    page.keyboard.press("End")
    at_step(page, STEPS)
    settled(page)
    page.reload()  # whoever opens a page rests there: Back leads to it
    page.get_by_text("All moves", exact=True).click()
    at_step(page, STEPS)
    page.keyboard.press("Home")
    expect(said(page, "Before the first move")).to_be_visible()
    page.go_back()
    at_step(page, STEPS)
