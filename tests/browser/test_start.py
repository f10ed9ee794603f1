"""The start page: a box to ask in, five games with one way in each, the way back."""

import re

import pytest
from look import settled, visit
from playwright.sync_api import Page, expect

GAMES = ("Getaway", "Whist", "Eights", "Écarté", "Cucumber")


@pytest.mark.parametrize("size", [(1280, 900), (390, 844)], ids=["desk", "phone"])
def test_five_games_each_with_one_thing_to_press(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, "/")
    games = page.get_by_role("main").get_by_role("heading", level=2)
    expect(games).to_have_text([re.compile(name) for name in GAMES])
    ways = page.locator("[class*=st-key-tile-]").get_by_role("link")
    expect(ways).to_have_count(len(GAMES))
    first = ways.first
    expect(first).to_be_in_viewport(ratio=1)
    assert first.evaluate("""one => { const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && height >= 44; }""")
    families = page.evaluate("[...document.fonts].filter((one) => one.status !== 'unloaded').map((one) => one.family)")
    assert "Tutor Serif" in families
    assert "Source Serif" not in families, "the whole type is 0.25 MB more"
    first.click()
    expect(page).to_have_url(re.compile(r"/course\?.*game=getaway"))


def test_a_question_is_answered_on_the_start_page(page: Page) -> None:
    visit(page, "/")
    box = page.get_by_role("textbox", name="Ask")
    box.fill("must I follow suit in getaway")
    box.press("Enter")
    answer = page.get_by_role("main").get_by_role("link", name="Follow suit").first
    expect(answer).to_be_visible()
    answer.click()
    settled(page)
    expect(page).to_have_url(re.compile(r"/rules\?.*game=getaway"))


def test_the_way_back_to_where_one_was(page: Page) -> None:
    visit(page, "/replay?game=getaway&case=getaway.ex.take&step=1")
    page.get_by_role("link", name="Start").click()
    page.get_by_role("button", name="Continue where you left off").click()
    expect(page).to_have_url(re.compile(r"/replay\?.*case=getaway\.ex\.take.*step=1"))
