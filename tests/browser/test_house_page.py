"""Our table's rules: answered, named, kept, chosen elsewhere, and printed."""

from __future__ import annotations

import re

import pytest
from look import title, visit
from playwright.sync_api import Page, expect


def test_an_answer_becomes_a_rule_set_that_is_kept_and_chosen_elsewhere(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&o=lead:lowest&decided=lead:2026-11-22&table=Grandma")
    expect(page.get_by_text("the lowest card, decided on 22 November 2026")).to_be_visible()
    answers = page.get_by_role("radiogroup", name=re.compile("What do you do"))
    answers.get_by_text("We don’t know").click()
    expect(page).to_have_url(re.compile("decided=lead%3A2026-11-22%2C[a-z-]+%3A-"))
    page.get_by_role("button", name="Keep this rule set").click()
    expect(page.get_by_role("button", name="Open Grandma")).to_be_visible()
    visit(page, "/rules?game=gurke&lang=en&o=lead:lowest")
    title(page).click()
    expect(page.get_by_role("combobox", name="Rule set")).to_have_value("Grandma (own table)")


def test_the_booklet_says_what_the_table_decided(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&mode=print&o=lead:lowest&decided=lead:2026-11-22&table=Grandma")
    expect(page.get_by_role("heading", name="Grandma")).to_be_visible()
    expect(page.get_by_text("the lowest card, decided on 22 November 2026")).to_be_visible()
    expect(page.get_by_text("One player leads, always with their lowest card.")).to_be_visible()
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()


def test_what_is_gone_from_an_older_rule_set_is_said(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&o=lead:lowest,gone:x,ties:never")
    expect(page.get_by_text("the rest still holds")).to_be_visible()
    expect(page.get_by_text("gone", exact=False).first).to_be_visible()


OWN = "game=gurke&o=lead:lowest"
EVERYWHERE = ("rules", "judge", "play", "practise", "compare", "disputes", "covered", "replay", "review", "classes")
"""The pages of a game; on those with a choice of rule sets one's own table is the chosen one."""
WITH_A_CHOICE = ("rules", "judge", "play", "practise")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_rule_set_of_ones_own_holds_on_every_page(page: Page, lang: str) -> None:
    visit(page, f"/house?{OWN}&lang={lang}&table=Omas+Tisch")
    keep = {"de": "Diesen Regelsatz aufheben", "en": "Keep this rule set"}[lang]
    page.get_by_role("button", name=keep).click()
    expect(page.get_by_role("button", name=re.compile("Omas Tisch")).first).to_be_visible()
    for name in EVERYWHERE:
        here = "game=gurke&case=gurke.new.any.0.0@agurk,lead=lowest" if name == "practise" else OWN
        visit(page, f"/{name}?{here}&lang={lang}")
        expect(page.get_by_test_id("stException")).to_have_count(0)
        expect(page.get_by_test_id("stAlertContentError")).to_have_count(0)
        if name in WITH_A_CHOICE:
            expect(title(page).or_(page.get_by_role("combobox")).first).to_be_visible()
            if title(page).count():
                title(page).click()
            expect(page.get_by_role("combobox").first).to_be_visible()
            chosen = page.locator("[role=combobox]").evaluate_all("(all) => all.map((one) => one.value)")
            assert any(one.startswith("Omas Tisch (") for one in chosen), (name, chosen)


def test_a_column_of_a_comparison_bears_the_name_of_the_table(page: Page) -> None:
    visit(page, f"/house?{OWN}&lang=en&table=Grandma")
    page.get_by_role("button", name="Keep this rule set").click()
    visit(page, f"/compare?{OWN}&lang=en")
    expect(page.get_by_role("columnheader", name="Grandma")).to_be_visible()


def test_a_class_is_opened_on_the_rules_of_a_table(page: Page) -> None:
    visit(page, f"/house?{OWN}&lang=en&table=Grandma")
    page.get_by_role("link", name="With a class").click()
    page.get_by_role("button", name="Open a class with “Grandma”").click()
    expect(page.get_by_role("heading", name="Grandma")).to_be_visible()


def test_two_tables_are_laid_side_by_side_each_difference_said_by_both(page: Page) -> None:
    visit(page, f"/house?{OWN}&lang=en&table=Ours")
    page.get_by_text("Compare with another table").click()
    field = page.get_by_label("Link of the other table")
    field.fill("http://localhost/house?game=gurke&o=duty:must-beat&table=Theirs")
    field.press("Enter")
    expect(page.get_by_text("2 things are different")).to_be_visible()
    expect(page.get_by_text("We play:").first).to_be_visible()
    expect(page.get_by_text("Theirs plays:").first).to_be_visible()


def test_a_conflict_of_two_answers_names_both(page: Page) -> None:
    visit(page, "/house?game=gurke&lang=en&o=sets:yes,ace-on-ace:no")
    said = page.get_by_text("rule each other out")
    expect(said).to_be_visible()
    expect(said).not_to_contain_text("sets=yes")
