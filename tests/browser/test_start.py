"""The start page: something to press at once, five games, the way back."""

import re

from look import card, said, visit
from playwright.sync_api import Page, expect


def test_a_card_answers_on_the_start_page(page: Page) -> None:
    visit(page, "/")
    card(page, "nine of spades").click()
    answer = said(page, "nine of spades")
    expect(answer).to_contain_text(re.compile("not legal", re.IGNORECASE))
    expect(answer).to_contain_text("Follow suit")
    assert page.url.split("?")[0].endswith("/")


def test_five_games_each_with_something_to_do(page: Page) -> None:
    visit(page, "/")
    games = page.get_by_role("heading", level=3)
    expect(games).to_have_text([re.compile(name) for name in ("Getaway", "Whist", "Eights", "Écarté", "Cucumber")])
    rules = page.get_by_role("main").get_by_role("link", name="Rules", exact=True)
    expect(rules.or_(page.get_by_text("In preparation"))).to_have_count(5)
    rules.first.click()
    expect(page).to_have_url(re.compile(r"/rules\?.*game=getaway"))


def test_the_way_back_to_where_one_was(page: Page) -> None:
    visit(page, "/replay?game=getaway&case=getaway.ex.take&step=1")
    page.get_by_role("link", name="Start").click()
    page.get_by_role("button", name="Continue where you were").click()
    expect(page).to_have_url(re.compile(r"/replay\?.*case=getaway\.ex\.take.*step=1"))
