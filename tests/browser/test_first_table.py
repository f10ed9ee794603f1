"""The first table of a course: one press on the start page, and a card of one's own can be played."""

import pytest
from look import settled, visit
from playwright.sync_api import Page, expect

OWN = ".hand[data-hand=Kim] button"


@pytest.mark.parametrize(
    ("size", "game", "told", "card"),
    [
        ((1280, 900), "getaway", "Spades were led", "jack of spades"),
        ((390, 844), "knockout-whist", "You lead", ""),
    ],
    ids=["desk", "phone"],
)
def test_one_sits_at_once_with_a_card_to_press(
    page: Page, size: tuple[int, int], game: str, told: str, card: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, f"/course?game={game}&station=table&lang=en")
    cards = page.locator(OWN)
    expect(cards.first).to_be_in_viewport()
    held = cards.count()
    expect(cards.nth(held - 1)).to_be_in_viewport()
    said = page.locator(".said").first
    expect(said.locator(".para")).to_have_count(0)  # no paragraph before something was refused
    expect(page.locator("details.cite:visible")).to_have_count(0)
    expect(page.locator(".actions button:visible")).to_have_count(0)  # taking a hand is not offered yet
    expect(said).to_contain_text(told)
    if not card:
        return
    page.get_by_role("button", name="two of hearts").first.click()
    expect(said).to_contain_text("Not legal")
    expect(page.locator("details.cite:visible")).to_have_count(1)
    page.get_by_role("button", name=card).first.click()
    expect(cards).to_have_count(held - 1)


def test_the_game_is_there_again_when_one_comes_back(page: Page) -> None:
    visit(page, "/course?game=gurke&lang=en")
    cards = page.locator(OWN)
    expect(cards).to_have_count(7)
    page.get_by_role("button", name="six of diamonds").first.click()
    expect(cards).to_have_count(6)
    page.get_by_role("button", name="On to").click()
    settled(page)
    page.get_by_role("button", name="Back to").click()
    settled(page)
    expect(page.locator(OWN)).to_have_count(6)
