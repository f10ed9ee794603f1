"""For readers without sight, and without a mouse."""

import re

import pytest
from look import SIX, card, said, table, visit
from playwright.sync_api import Page, expect


def test_a_position_is_read_without_a_mouse(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13")
    cards = table(page).get_by_role("button")
    first = cards.first
    for _ in range(60):
        if first.evaluate("one => one === one.getRootNode().activeElement"):
            break
        page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(card(page, "five of spades")).to_be_focused()
    page.keyboard.press("End")
    expect(card(page, "two of clubs")).to_be_focused()
    page.keyboard.press("Home")
    expect(card(page, "nine of spades")).to_be_focused()
    page.keyboard.press("Enter")
    expect(said(page, "Not legal")).to_contain_text("Follow suit")
    expect(card(page, "nine of spades")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"move=N\+%E2%99%A05"))
    expect(card(page, "five of spades")).to_be_focused()


def test_the_table_is_told_in_words(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13")
    for line in ("North is to play", "Led: West: two of hearts", "Discard pile: 12 cards", "Hand North"):
        expect(table(page).get_by_text(line).first).to_be_attached()


@pytest.mark.parametrize("view", ["replay", "judge", "replay?mode=projector", "judge?mode=projector"])
def test_every_button_has_a_name(page: Page, view: str) -> None:
    """The name of an icon is none."""
    path, _, mode = view.partition("?")
    visit(page, f"/{path}?{SIX}&step=13&{mode}")
    for button in page.get_by_role("main").get_by_role("button").all():
        expect(button).not_to_have_accessible_name(re.compile(r"^$| icon|_page|chevron"))
