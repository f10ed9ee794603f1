"""Exercises: marked cards are answered one by one, hints come in steps."""

import re

import pytest
from look import card, from_menu, said, title, visit
from playwright.sync_api import Locator, Page, expect

from tutor.games import game as find
from tutor.teaching.exercises import exercise
from tutor.words import explain

PAGE = "/practise?game=getaway"
FIRST = f"{PAGE}&case=getaway.x.01"
"""North must answer the ace of spades and holds the jack and the four of spades."""


def answers(page: Page) -> Locator:
    return page.locator(".line .said").filter(has_text=re.compile("is (not )?legal"))


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
    expect(page.get_by_text("All correct")).to_be_visible()


def test_hints_ask_first_come_one_by_one_and_stay(page: Page) -> None:
    visit(page, FIRST)
    asked = page.get_by_text("does North still hold a spade")
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Help me think").click()
    expect(asked).to_be_visible()
    more = page.get_by_role("button", name="Say a little more")
    more.click()
    expect(page.get_by_text("this rule rules out")).to_be_visible()
    more.click()
    paragraph = page.locator(".panel").filter(has=asked).get_by_role("group")
    expect(paragraph.first).to_be_visible()
    more.click()
    expect(page.get_by_role("link", name="Another position with the same rule")).to_be_visible()
    expect(more).to_have_count(0)
    expect(asked).to_be_visible()
    expect(page.get_by_text(re.compile(r"hint \d", re.IGNORECASE))).to_have_count(0)


def test_new_exercises_never_end_and_what_was_missed_is_due(page: Page) -> None:
    visit(page, "/practise?case=knockout-whist.new.win.last-trick.0.1")
    expect(page.get_by_role("radio").first).to_be_attached()
    other = page.url
    page.get_by_role("button", name="Another one").click()
    expect(page).not_to_have_url(other)
    rule, game = "knockout-whist.win.last-trick", find("knockout-whist")
    made = (exercise(game, number, rule, first=True) for number in range(9))
    asked = next(one for one in made if one["kind"] != "mark")
    wrong = next(choice for choice in asked["choices"] if not choice.get("right"))
    visit(page, f"/practise?case={asked['id']}")
    page.get_by_text(explain.plain(wrong["en"], "en")).first.click()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Not quite")).to_be_visible()
    visit(page, "/review")
    expect(page.get_by_text("One rule is due today").first).to_be_visible()
    page.get_by_role("link", name="Begin").click()
    expect(page).to_have_url(re.compile("knockout-whist.try"))
    visit(page, "/review")
    page.get_by_role("button", name="Let it rest").click()
    expect(page.get_by_text("Nothing is due today")).to_be_visible()


def test_what_would_make_it_legal_opens_as_a_position(page: Page) -> None:
    visit(page, "/judge?case=getaway.x.03&move=E%20%E2%99%A310")
    page.get_by_role("button", name="What if?").click()
    led = page.get_by_role("listitem").filter(has_text="had led")
    expect(led).to_be_visible()
    move = page.get_by_role("combobox", name="Which move?")
    expect(move).to_have_value("ten of clubs – Not legal")
    led.get_by_role("link").click()
    expect(page).to_have_url(re.compile("at="))
    expect(move).to_have_value("ten of clubs – Legal")
    expect(card(page, "ten of clubs")).to_have_attribute("aria-label", "ten of clubs, legal, press to ask why")


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_on_a_phone_the_sheet_makes_room_for_what_is_asked_on_the_page(page: Page) -> None:
    visit(page, "/judge?case=getaway.x.03&move=E%20%E2%99%A310")
    verdict = said(page, "ten of clubs").filter(has_text="Not legal")
    expect(verdict).to_be_visible()
    page.get_by_role("button", name="What if?").tap()
    expect(page.get_by_role("listitem").filter(has_text="had led")).to_be_visible()
    expect(verdict).to_be_hidden()
    page.locator(".line .side").get_by_role("button", name="More", exact=True).tap()  # the menu has one too
    expect(verdict).to_be_visible()


def test_a_choice_is_explained(page: Page) -> None:
    visit(page, f"{PAGE}&case=getaway.x.v2")
    check = page.get_by_role("button", name="Check")
    expect(check).to_be_disabled()
    page.get_by_text("draws a card from the discard pile").click()
    check.click()
    expect(page.get_by_text("Not quite")).to_be_visible()
    expect(page.get_by_text("The lead then follows the seats")).to_be_visible()


def test_the_next_exercise_has_its_own_link(page: Page) -> None:
    visit(page, PAGE)
    page.get_by_role("button", name="Next exercise").click()
    expect(page).to_have_url(re.compile("case=getaway"))
    expect(title(page)).to_have_text(re.compile(r"Getaway · 2\."))
    from_menu(page, "Share")
    expect(page.get_by_test_id("stCode")).to_contain_text(page.url.partition("?")[2])
    page.reload()
    expect(title(page)).to_have_text(re.compile(r"Getaway · 2\."))


def test_the_next_exercise_is_dealt_to_the_same_table_without_marks(page: Page) -> None:
    visit(page, FIRST)
    mark(page, "jack of spades")
    expect(answers(page)).to_have_count(1)
    expect(page.get_by_role("button", name="What if?")).to_be_visible()
    there = page.locator(".line").element_handle()
    page.get_by_role("button", name="Next exercise").click()
    expect(page.get_by_role("heading", name=re.compile("Fifth trick"))).to_be_visible()
    assert page.locator(".line").evaluate("(now, before) => now === before", there)
    expect(page.get_by_role("button", name="Check")).to_be_visible()
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(answers(page)).to_have_count(0)
    expect(page.get_by_role("button", name="What if?")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("First trick"))).to_be_visible()
    expect(title(page)).to_have_text(re.compile(r"Getaway · 3\."))
