"""The rules page: text, glossary, live cells, rule sets and search."""

import re

from look import choose, said, settled, table, title, visit
from playwright.sync_api import Locator, Page, expect

FOLLOW = "getaway.trick.follow-suit"


def paragraph(page: Page, rule: str) -> Locator:
    return page.locator(f'[id="{rule}"]')


def highlighted(page: Page) -> Locator:
    return page.locator("[data-highlight]")


def find(page: Page, text: str) -> None:
    search = page.get_by_role("textbox", name="Ask the rules")
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
    expect(table(page)).to_have_count(0)
    page.get_by_text(re.compile("^Play along:")).first.click()
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
    expect(title(page)).to_have_text(re.compile("Counter-clockwise"))


def hit(page: Page, title: str) -> Locator:
    return page.locator(".hit").get_by_role("link", name=re.compile(title, re.IGNORECASE)).first


def test_a_question_is_answered_where_it_is_asked(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    for phrasing in ("must I follow suit", "Farbe bedienen", "folow suit"):
        find(page, phrasing)
        expect(hit(page, "follow suit")).to_be_visible()
    expect(page.locator(".hit mark").first).to_be_visible()
    find(page, "xyzzy qwertz")
    expect(page.get_by_text("No rule uses any of these words")).to_be_visible()
    expect(page.get_by_text("“xyzzy”")).to_be_visible()


def test_a_hit_leads_to_its_rule_and_the_results_stay_one_press_away(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    find(page, "folow suit")
    hit(page, "^follow suit$").click()
    expect(page).to_have_url(re.compile(FOLLOW))
    expect(highlighted(page)).to_contain_text("Follow suit")
    expect(paragraph(page, FOLLOW)).to_be_in_viewport()
    expect(hit(page, "follow suit")).to_be_hidden()
    page.get_by_text("Back to the results").click()
    expect(hit(page, "follow suit")).to_be_visible()


def test_another_game_in_the_question_opens_that_game(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    find(page, "écarté: when do I announce the king")
    hit(page, "king").click()
    expect(page).to_have_url(re.compile("game=ecarte"))
    expect(highlighted(page)).to_contain_text("king")


def test_a_rule_set_is_taken_from_a_hit(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    find(page, "two packs rule set")
    page.locator(".hit").get_by_role("link", name="Play by this rule set").first.click()
    expect(page).to_have_url(re.compile("preset="))


def test_each_game_opens_with_what_one_does(page: Page) -> None:
    visit(page, "/rules?game=gurke&lang=de")
    expect(page.locator(".opening")).to_contain_text("Nur der letzte Stich zählt")


def test_the_contents_follow_the_reading_and_lead_to_a_chapter(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Taking a hand").click()
    expect(page.get_by_role("heading", name="Taking a hand")).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("Taking a hand")
    expect(page.get_by_role("textbox", name="Ask the rules")).to_be_in_viewport()


def test_what_holds_elsewhere_is_folded_until_somebody_is_led_there(page: Page) -> None:
    visit(page, "/rules?game=gurke&rule=gurke.over.30")
    expect(highlighted(page)).to_contain_text("30")
    expect(paragraph(page, "gurke.over.30")).to_be_in_viewport()
    expect(paragraph(page, "gurke.pack.jokers-above")).to_be_hidden()
    page.get_by_role("button", name="Unfold everything").click()
    expect(paragraph(page, "gurke.pack.jokers-above")).to_be_visible()
    page.get_by_role("button", name="Fold everything").click()
    expect(paragraph(page, "gurke.over.30")).to_be_hidden()


def test_the_other_language_stands_below_on_request(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    rule = paragraph(page, FOLLOW)
    expect(rule.locator(".text[lang=en]")).to_be_visible()
    expect(rule.locator("[lang=de]")).to_have_count(0)
    page.get_by_text("Both languages").click()
    expect(rule.locator(".text > [lang=de]")).to_be_visible()


def test_an_option_is_taken_where_it_stands(page: Page) -> None:
    visit(page, "/rules?game=getaway&rule=getaway.opt.direction")
    entry = paragraph(page, "getaway.opt.direction")
    entry.get_by_role("link", name="Play it this way").click()
    expect(page).to_have_url(re.compile("o=direction"))
    expect(entry.get_by_role("listitem").filter(has_text="counter-clockwise")).to_contain_text("In use")


def test_the_print_view_has_no_chrome(page: Page) -> None:
    visit(page, "/rules?game=getaway&mode=print")
    expect(page.get_by_role("heading", name="Getaway", level=1)).to_be_visible()
    expect(paragraph(page, FOLLOW)).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("combobox")).to_have_count(0)


def test_a_rule_is_seen_on_a_table_from_the_text_and_from_an_answer(page: Page) -> None:
    for where in ("getaway", "gurke"):
        visit(page, f"/rules?game={where}")
        link = page.locator(".ways a[data-go*=case]").filter(visible=True).first
        target = str(link.get_attribute("data-go"))
        link.click()
        expect(page).to_have_url(re.compile(re.escape(target) + "$"))
        expect(table(page)).to_be_visible()
    visit(page, "/rules?game=ecarte")
    find(page, "do I have to beat")
    link = page.locator(".hit .ways a[data-go*=case]").filter(visible=True).first
    target = str(link.get_attribute("data-go"))
    link.click()
    expect(page).to_have_url(re.compile(re.escape(target) + "$"))
