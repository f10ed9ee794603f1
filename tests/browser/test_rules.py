"""The rules page: text, glossary, live cells, rule sets and search."""

import re

from look import choose, said, settled, table, visit
from playwright.sync_api import Locator, Page, expect

FOLLOW = "getaway.trick.follow-suit"


def paragraph(page: Page, rule: str) -> Locator:
    return page.locator(f'[id="{rule}"]')


def highlighted(page: Page) -> Locator:
    return page.locator("[data-highlight]")


def find(page: Page, text: str) -> None:
    search = page.get_by_role("textbox", name="Search the rules")
    search.fill(text)
    search.press("Enter")


def test_a_link_opens_its_paragraph(page: Page) -> None:
    visit(page, f"/rules?rule={FOLLOW}")
    expect(highlighted(page)).to_contain_text("Follow suit")
    expect(paragraph(page, FOLLOW)).to_be_in_viewport()


def test_a_term_explains_itself(page: Page) -> None:
    visit(page, f"/rules?rule={FOLLOW}")
    expect(highlighted(page)).to_be_in_viewport()
    term = highlighted(page).get_by_role("button").and_(page.locator(".term")).first
    meaning = page.get_by_role("tooltip").filter(visible=True)
    term.hover()
    expect(meaning).to_be_visible()
    page.mouse.move(0, 0)
    expect(meaning).to_be_hidden()
    term.focus()
    expect(meaning).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()


def test_an_example_runs_between_the_paragraphs(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    expect(table(page)).to_be_visible()
    expect(said(page, "Step 1 of 21")).to_have_count(0)
    page.get_by_role("button", name="Next").first.click()
    expect(said(page, "Step 1 of 21")).to_be_visible()
    expect(said(page, "West plays")).to_contain_text("ace of spades opens")
    assert "step" not in page.url


def test_a_rule_set_marks_what_it_changes(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    expect(page.get_by_text(re.compile("changed by", re.IGNORECASE))).to_have_count(0)
    choose(page, "Rule set", "Counter-clockwise")
    expect(page).to_have_url(re.compile("preset=counter-clockwise"))
    expect(page.get_by_text(re.compile("paragraphs? (is|are) different"))).to_be_visible()
    expect(page.get_by_text(re.compile("changed by", re.IGNORECASE)).first).to_be_attached()
    page.reload()
    settled(page)
    expect(page.get_by_role("combobox", name="Rule set")).to_have_value("Counter-clockwise")


def test_search_forgives(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    hit = page.get_by_role("main").get_by_role("link", name=re.compile("follow suit", re.IGNORECASE)).first
    for phrasing in ("must I follow suit", "Farbe bedienen", "folow suit"):
        find(page, phrasing)
        expect(hit).to_be_visible()
    find(page, "xyzzy qwertz")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    find(page, "folow suit")
    hit.click()
    expect(page).to_have_url(re.compile(FOLLOW))
    expect(highlighted(page)).to_contain_text("Follow suit")


def test_the_print_view_has_no_chrome(page: Page) -> None:
    visit(page, "/rules?game=getaway&mode=print")
    expect(page.get_by_role("heading", name="Getaway", level=1)).to_be_visible()
    expect(paragraph(page, FOLLOW)).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("combobox")).to_have_count(0)
