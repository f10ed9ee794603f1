"""One position under several rule sets."""

import re

from look import card, hand, said, settled, visit
from playwright.sync_api import Page, expect

KINGS = "game=gurke&case=gurke.scen.se-kk3"


def test_cards_whose_verdict_flips_are_marked_on_the_table(page: Page) -> None:
    visit(page, f"/compare?{KINGS}&presets=agurk,gurka-se-modern")
    torn = hand(page, "Dirk").get_by_role("button", name=re.compile("legal under some rule sets only"))
    expect(torn).to_have_count(3)
    expect(page.locator("tr.flips")).to_have_count(3)
    card(page, "two of diamonds").click()
    panel = said(page, "Gurka, the present form")
    expect(panel).to_contain_text("Agurk")
    expect(panel).to_contain_text("Not legal")
    page.reload()
    expect(said(page, "Gurka, the present form")).to_be_visible()


def test_nothing_is_marked_where_the_rule_set_changes_nothing(page: Page) -> None:
    visit(page, f"/compare?{KINGS}&presets=gurka-se-original,kurkku-sandgren")
    expect(hand(page, "Dirk").get_by_role("button", name=re.compile(", (not )?legal, press"))).to_have_count(3)
    expect(page.get_by_text("no move depends on the rule set")).to_be_visible()
    expect(page.locator("tr.flips")).to_have_count(0)


def test_a_rule_set_that_cannot_judge_says_why_once(page: Page) -> None:
    visit(page, "/compare?game=gurke&case=gurke.scen.no-vid-keep&presets=norwegian-vidargas,agurk")
    expect(page.get_by_text("A comparison needs two rule sets")).to_be_visible()
    expect(page.get_by_text("Nobody exchanges cards before the first trick at this table")).to_have_count(1)


def test_unasked_it_compares_with_a_rule_set_that_differs(page: Page) -> None:
    visit(page, f"/compare?{KINGS}")
    expect(page.locator("tr.flips").first).to_be_visible()


def test_what_flips_stands_right_below_the_table_also_after_the_window_was_narrow(page: Page) -> None:
    visit(page, f"/compare?{KINGS}")
    for width in (1280, 390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        settled(page)
        page.wait_for_function(BELOW, arg=width < 640)


BELOW = """(narrow) => {
  const result = document.querySelector(".result, [class*=st-key-compare-verdicts]").getBoundingClientRect().top;
  const table = document.querySelector("[class*=st-key-line-page-]").getBoundingClientRect().bottom;
  return result - table >= 0 && result - table < (narrow ? 200 : 40);
}"""
"""On a phone the rule sets are chosen between the two."""
