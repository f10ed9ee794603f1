"""The judge page: any position, every move, and the link is the position."""

import io
import re

from look import SIX, card, choose, from_menu, hand, said, settled, sizes, table, title, unfold, visit
from PIL import Image
from playwright.sync_api import Page, expect
from zxingcpp import read_barcodes

POSITION = f"/judge?{SIX}&step=13"
"""North has to answer the two of hearts."""


def test_an_illegal_card_tells_why_and_leads_to_its_paragraph(page: Page) -> None:
    visit(page, POSITION)
    card(page, "nine of spades").click()
    answer = said(page, "Not legal")
    expect(answer.get_by_role("img", name="ten of hearts").first).to_be_visible()
    expect(answer).to_contain_text("Instead:")
    page.get_by_role("link", name="Read in the rules").first.click()
    expect(page).to_have_url(re.compile(r"/rules\?.*rule=getaway\.trick\.follow-suit"))
    expect(page.locator("[data-highlight]")).to_contain_text("Follow suit")
    expect(page.locator("[data-highlight]")).to_be_in_viewport()


def test_a_legal_move_is_made(page: Page) -> None:
    visit(page, POSITION)
    assert sizes(page)["North"] == 10
    card(page, "six of hearts").click()
    expect(said(page, re.compile("^six of hearts Legal", re.IGNORECASE))).to_be_visible()
    page.get_by_role("button", name="Make this move").click()
    expect(hand(page, "North").get_by_role("button")).to_have_count(9)
    expect(said(page, "North plays")).to_be_visible()
    expect(table(page).get_by_text("East is to play")).to_be_attached()


def test_the_link_is_the_position(page: Page, new_context) -> None:
    visit(page, POSITION)
    card(page, "six of hearts").click()
    page.get_by_role("button", name="Make this move").click()
    expect(table(page).get_by_text("East is to play")).to_be_attached()
    settled(page)
    card(page, "jack of diamonds").click()
    expect(said(page, "Legal")).to_be_visible()
    expect(page).to_have_url(re.compile("move=E"))  # the address follows, and still names North's move for a moment
    settled(page)
    other = new_context().new_page()
    visit(other, page.url)
    expect(said(other, "Legal")).to_be_visible()
    settled(other)
    assert table(other).aria_snapshot() == table(page).aria_snapshot()
    assert said(other, "Legal").inner_text() == said(page, "Legal").inner_text()


def test_the_share_link_is_the_address(page: Page, new_context) -> None:
    visit(page, f"{POSITION}&move=N+%E2%99%A59")
    from_menu(page, "Share")
    link = page.get_by_text(re.compile(r"^http://127.*judge")).first.inner_text()
    other = new_context().new_page()
    visit(other, link)
    assert "lang=en" in link
    assert table(other).aria_snapshot() == table(page).aria_snapshot()
    page.get_by_role("button", name="QR code full screen").click()
    code = page.get_by_role("dialog").get_by_role("img", name=f"QR code: {link}")
    expect(code).to_be_visible()
    expect(page.get_by_text("This link shows exactly")).to_be_hidden()
    settled(page)
    assert [found.text for found in read_barcodes(Image.open(io.BytesIO(code.screenshot())))] == [link]
    page.keyboard.press("Escape")
    expect(code).to_have_count(0)


def test_every_move_is_listed_with_its_reason(page: Page) -> None:
    visit(page, POSITION)
    unfold(page, "Every possible move")
    rows = page.get_by_role("list").filter(has_text="Take East’s hand").get_by_role("listitem")
    expect(rows.filter(has_text="North:")).to_have_count(11)
    for row in rows.filter(has_text="North:").all():
        expect(row.get_by_role("button", name="¶")).to_be_visible()


def test_another_rule_set_is_chosen_or_refused(page: Page) -> None:
    visit(page, POSITION)
    choose(page, "Rule set", "Two packs")
    expect(page.get_by_role("alert").first).to_be_visible()
    assert sizes(page)["North"] == 10


def test_the_menu_of_options_stays_open_for_the_next_one(page: Page) -> None:
    visit(page, f"/judge?{SIX}")
    title(page).click()
    page.get_by_text("Options", exact=True).click()
    expect(page.get_by_role("combobox", name="Direction of play")).to_be_visible()
    choose(page, "Direction of play", "counter-clockwise")
    expect(page.get_by_text("1 change", exact=True)).to_be_visible()
    choose(page, "Way of dealing", "heaps")
    expect(page.get_by_text("2 changes", exact=True)).to_be_visible()


def test_a_table_that_is_pressed_and_stepped_keeps_its_height(page: Page) -> None:
    for path in ("judge", "replay"):
        visit(page, f"/{path}?{SIX}&lang=en")
        high = table(page).evaluate("felt => felt.offsetHeight")
        for one in table(page).get_by_role("button").all()[:3]:
            one.press("Enter")
            expect(table(page).locator("[aria-current=true]")).to_be_visible()
        assert table(page).evaluate("felt => felt.offsetHeight") == high
