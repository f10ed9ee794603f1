"""Disputes: the readings, who holds them, and the same move played by each."""

import re

from look import visit
from playwright.sync_api import Page, expect


def test_each_reading_has_its_table_and_its_answer(page: Page) -> None:
    visit(page, "/disputes?game=crazy-eights&rule=crazy-eights.gap.draw-every-turn")
    expect(page.get_by_text("The same move under each reading")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("card table", re.IGNORECASE))).to_have_count(3)
    expect(page.get_by_text("Not legal:")).to_have_count(1)
    expect(page.get_by_text(re.compile("used by .*Basic game"))).to_be_visible()
    page.get_by_role("link", name="Judge under this reading").last.click()
    expect(page).to_have_url(re.compile("/judge"))


def test_what_is_not_open_is_said_in_a_sentence(page: Page) -> None:
    visit(page, "/disputes?game=getaway&rule=getaway.gap.nothing")
    expect(page.get_by_text("There is no open question")).to_be_visible()
