"""Our table's rules: answered, named, kept, chosen elsewhere, and printed."""

from __future__ import annotations

import re

from look import visit
from playwright.sync_api import Page, expect


def test_an_answer_becomes_a_rule_set_that_is_kept_and_chosen_elsewhere(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&o=lead:lowest&decided=lead:2026-11-22&table=Grandma")
    expect(page.get_by_text("the lowest card, decided 2026-11-22")).to_be_visible()
    answers = page.get_by_role("radiogroup", name=re.compile("What do you do"))
    answers.get_by_text("We don't know").click()
    expect(page).to_have_url(re.compile("decided=lead%3A2026-11-22%2C[a-z-]+%3A-"))
    page.get_by_role("button", name="Keep this rule set").click()
    expect(page.get_by_role("button", name="Open Grandma")).to_be_visible()
    visit(page, "/rules?game=gurke&lang=en&o=lead:lowest")
    expect(page.get_by_role("combobox").nth(1)).to_have_value("Grandma (own table)")


def test_the_booklet_says_what_the_table_decided(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&mode=print&o=lead:lowest&decided=lead:2026-11-22&table=Grandma")
    expect(page.get_by_role("heading", name="Grandma")).to_be_visible()
    expect(page.get_by_text("the lowest card, decided 2026-11-22")).to_be_visible()
    expect(page.get_by_text("Each lead is the leader's lowest card.")).to_be_visible()
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()


def test_what_is_gone_from_an_older_rule_set_is_said(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&o=lead:lowest,gone:x,ties:never")
    expect(page.get_by_text("the rest stands")).to_be_visible()
    expect(page.get_by_text("gone", exact=False).first).to_be_visible()
