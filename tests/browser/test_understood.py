"""What was understood of a question stands above the answer and is put right there, by hand, by keys and on a phone."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from look import visit
from playwright.sync_api import Locator, Page, expect

from tutor.asking.facts import MOMENT
from tutor.asking.reply import reply

QUESTION = "hearts 10 is led, i have heart 5 and king of spades, may i play the king"
AT = f"/rules?game=knockout-whist&ask={quote(QUESTION)}"
HAND = "five of hearts, king of spades"


def answer(page: Page) -> Locator:
    return page.locator(".answered .first")


def fact(page: Page, text: str) -> Locator:
    return page.get_by_test_id("stPopover").get_by_role("button", name=text, exact=True)


def chosen(page: Page, name: str) -> Locator:
    return page.get_by_test_id("stPopoverBody").get_by_role("button", name=name).first


@pytest.mark.parametrize("width", [1280, 390])
def test_a_fact_is_changed_where_it_stands_and_the_answer_follows(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    visit(page, AT)
    expect(answer(page)).to_have_text("No.")
    fact(page, HAND).click()
    chosen(page, "In the hand: hearts 5").click()
    expect(answer(page)).to_contain_text("It depends on whether you still hold")
    expect(fact(page, "king of spades")).to_be_visible()
    expect(page).to_have_url(re.compile("told=hand"))
    page.keyboard.press("Escape")
    page.go_back()
    expect(answer(page)).to_have_text("No.")
    expect(fact(page, HAND)).to_be_visible()
    page.go_forward()
    expect(answer(page)).to_contain_text("It depends on")


def test_a_link_carries_what_was_put_right_and_another_question_forgets_it(page: Page) -> None:
    visit(page, f"{AT}&told={quote('hand:♠K;lacked:♥')}")
    expect(answer(page)).to_have_text("Yes.")
    box = page.get_by_role("textbox", name="Ask the rules")
    expect(box).to_have_value(QUESTION)
    box.fill("who deals")
    box.press("Enter")
    expect(page).not_to_have_url(re.compile("told="))
    expect(fact(page, "king of spades")).to_have_count(0)


def test_a_fact_is_taken_away_by_keys(page: Page) -> None:
    visit(page, f"{AT}&told={quote('hand:♠K;lacked:♥')}")
    expect(answer(page)).to_have_text("Yes.")
    lacked = fact(page, "hearts")
    lacked.focus()
    page.keyboard.press("Enter")
    away = page.get_by_test_id("stPopoverBody").get_by_role("button", name="Take away")
    expect(away).to_be_visible()
    away.focus()
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("It depends on")
    expect(lacked).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 390])
def test_what_is_meant_is_chosen_among_what_may_be(page: Page, width: int) -> None:
    question, game = "may i take a hand before the first trick", "getaway"
    told = next(one for one in reply(question, game, "en").facts if one.name == MOMENT)
    now, other = told.rows[0][0], told.rows[0][1]
    page.set_viewport_size({"width": width, "height": 844})
    visit(page, f"/rules?game={game}&ask={quote(question)}")
    fact(page, now.text).click()
    page.get_by_role("radio", name=other.text, exact=True).click(force=True)
    expect(fact(page, other.text)).to_be_visible()
    expect(answer(page)).to_have_text(reply(question, game, "en", corrected=((MOMENT, other.value),)).first)
    expect(page).to_have_url(re.compile("told=moment"))


def test_a_hand_that_may_be_one_to_play_on_is_put_right_where_it_stands(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    asked = "Hearts are trumps, I hold 9 and 7 of hearts, queen and 7 of spades, 8 of clubs. Is that a rule hand?"
    visit(page, f"/rules?game=ecarte&ask={quote(asked)}")
    expect(answer(page)).to_have_text("Yes.")
    fact(page, "hearts").click()
    page.get_by_test_id("stPopoverBody").get_by_text("diamonds", exact=True).click()
    expect(answer(page)).to_have_text("No.")
    expect(page).to_have_url(re.compile("told=trump"))


def test_a_trick_of_sets_is_told_set_by_set(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    asked = "Iceland: 4-4 was led, then 6-10. I hold 2, 7, 7, jack. May I play 7 and jack?"
    visit(page, f"/rules?game=gurke&ask={quote(asked)}")
    expect(answer(page)).to_have_text("Yes.")
    for text in ("four, four", "six, ten", "two, seven, seven, jack"):
        expect(page.get_by_text(text, exact=True).first).to_be_visible()


def test_how_something_goes_is_told_whole_above_its_rules(page: Page) -> None:
    visit(page, f"/rules?game=gurke&lang=en&ask={quote('how does kontra work in ogorek?')}")
    told = page.locator(".answered .quote")
    expect(told).to_contain_text(
        re.compile("^Ogórek with kontra: After the deal .* count double.* four times the points")
    )
    expect(page.locator(".results .hit").first).to_be_visible()
    visit(page, f"/rules?game=gurke&lang=en&ask={quote('kontra')}")
    expect(page.locator(".results .hit").first).to_be_visible()
    expect(told).to_have_count(0)


def test_whose_rule_it_is_stands_before_an_answer_of_another_rule_set(page: Page) -> None:
    visit(page, f"/rules?game=crazy-eights&lang=en&ask={quote('somebody played a queen before me, is it my turn?')}")
    expect(answer(page)).to_have_text("With special cards: No.")
