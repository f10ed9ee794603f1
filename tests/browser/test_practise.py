"""Exercises: marked cards are answered one by one, hints come in steps."""

import re

from look import card, visit
from playwright.sync_api import Locator, Page, expect

FIRST = "/practise?game=getaway"
"""North must answer the ace of spades and holds the jack and the four of spades."""


def answers(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile("is (not )?legal"))


def mark(page: Page, *names: str) -> None:
    for name in names:
        card(page, name).click()
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Check").click()


def test_every_card_is_answered_for_itself(page: Page) -> None:
    visit(page, FIRST)
    mark(page, "jack of spades", "ace of hearts")
    expect(answers(page)).to_contain_text(re.compile("ace of hearts is not legal", re.IGNORECASE))
    expect(answers(page)).to_contain_text(re.compile("four of spades is legal", re.IGNORECASE))
    expect(answers(page)).not_to_contain_text(re.compile("jack of spades is legal", re.IGNORECASE))
    page.get_by_role("button", name="Try again").click()
    mark(page, "jack of spades", "four of spades")
    expect(page.get_by_text("Right, all of it")).to_be_visible()


def test_hints_come_one_by_one_and_stay(page: Page) -> None:
    visit(page, FIRST)
    hint = page.get_by_role("button", name="Hint")
    look = page.get_by_text("Look at this first")
    expect(look).to_have_count(0)
    hint.click()
    expect(look).to_be_visible()
    paragraph = page.get_by_role("status").filter(has=look).get_by_role("group")
    hint.click()
    expect(paragraph.first).to_be_visible()
    hint.click()
    expect(look).to_be_visible()
    expect(paragraph.first).to_be_visible()
    expect(page.get_by_text(re.compile(r"hint \d", re.IGNORECASE))).to_have_count(0)


def test_a_choice_is_explained(page: Page) -> None:
    visit(page, f"{FIRST}&case=getaway.x.v2")
    check = page.get_by_role("button", name="Check")
    expect(check).to_be_disabled()
    page.get_by_text("draws a card from the discard pile").click()
    check.click()
    expect(page.get_by_text("Not quite")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="The lead then follows the seats")).to_be_visible()


def test_the_next_exercise_has_its_own_link(page: Page) -> None:
    visit(page, FIRST)
    page.get_by_role("button", name="Next exercise").click()
    expect(page).to_have_url(re.compile("case=getaway"))
    expect(page.get_by_role("combobox", name="Exercise")).to_have_value(re.compile("^2"))
    page.reload()
    expect(page.get_by_role("combobox", name="Exercise")).to_have_value(re.compile("^2"))
