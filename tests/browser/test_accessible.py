"""Every page for readers without sight, without a mouse, or without colours."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from look import ALL_PAGES, SIX, card, said, table, visit
from playwright.sync_api import Page, expect

PATHS = (
    *ALL_PAGES,
    f"/judge?{SIX}&step=13&move=N+%E2%99%A09",
    f"/replay?{SIX}&step=13&mode=projector",
    "/rules?rule=nope",
)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier(page: Page, path: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    visit(page, path)
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    serious = [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'].splitlines()[-1].strip()[:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
    assert not serious, "\n".join(serious)


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


def test_every_button_has_a_name(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13")
    for button in page.get_by_role("main").get_by_role("button").all():
        expect(button).not_to_have_accessible_name(re.compile(r"^$|_page|_icon|chevron"))
