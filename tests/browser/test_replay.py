"""The replay page: step by step, forward and back, and in the address."""

import re

from look import SIX, card, hand, said, settled, sizes, table, visit
from playwright.sync_api import Page, expect

from tutor.bench.app import running

START = "Before the first move"


def at_step(page: Page, n: int) -> None:
    """Wait until the page shows this step, in words and in the address."""
    expect(said(page, f"Step {n} of" if n else START)).to_be_visible()
    if n:
        expect(page).to_have_url(re.compile(rf"[?&]step={n}(&|$)"))
    else:
        expect(page).not_to_have_url(re.compile("step="))
    settled(page)


def test_buttons_and_keys_step_through_and_back(page: Page) -> None:
    visit(page, f"/replay?{SIX}")
    at_step(page, 0)
    page.get_by_role("button", name="Next").first.click()
    at_step(page, 1)
    page.get_by_role("heading", name=re.compile("plays")).first.click()  # the keys belong to the page again
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    page.keyboard.press("ArrowLeft")
    at_step(page, 1)
    page.keyboard.press("End")
    at_step(page, 21)
    expect(page.get_by_role("button", name="Next").first).to_be_disabled()
    page.get_by_role("button", name="Back").first.click()
    at_step(page, 20)
    page.keyboard.press("Home")
    at_step(page, 0)


def test_back_and_reload_keep_the_step(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=7")
    at_step(page, 7)
    page.get_by_role("button", name="Next").first.click()
    at_step(page, 8)
    page.reload()
    at_step(page, 8)
    page.go_back()
    at_step(page, 7)
    page.go_forward()
    at_step(page, 8)


def test_six_tricks_end_as_the_page_says(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=21")
    at_step(page, 21)
    expect(hand(page, "North").get_by_role("button")).to_have_count(11)
    assert sizes(page) == {"South": 10, "West": 7, "North": 11, "East": 8}
    expect(page.get_by_text("checked against the rules")).to_have_count(0)
    expect(said(page, "picks up")).to_contain_text("king of spades")


def test_every_step_answers_for_every_card(page: Page) -> None:
    visit(page, f"/replay?{SIX}")
    for n in range(22):
        at_step(page, n)
        to_move = table(page).get_by_text(re.compile(r"^\w+ is to play")).first.inner_text().split()[0]
        cards = hand(page, to_move).get_by_role("button")
        expect(cards).to_have_count(sizes(page)[to_move])
        expect(cards.filter(has_not=page.locator("[disabled]"))).to_have_count(cards.count())
        if n < 21:
            page.get_by_role("button", name="Next").first.click()


def test_a_card_tells_why(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13")
    table(page).get_by_role("button", name="nine of spades").click()
    expect(said(page, "Not legal")).to_contain_text("Follow suit")
    expect(page.get_by_role("group").filter(has_text="must play it").first).to_contain_text("Explanation")
    expect(page).to_have_url(re.compile("step=13"))


def test_a_guess_hides_what_follows(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13&guess=1")
    expect(said(page, re.compile("Step 13"))).to_be_visible()
    main = page.get_by_role("main")
    expect(main.get_by_text("of 21")).to_have_count(0)
    expect(main.get_by_role("slider")).to_have_count(0)
    expect(main.get_by_text("All moves", exact=True).locator("visible=true")).to_have_count(0)
    ten = table(page).get_by_role("button", name="ten of hearts")
    expect(ten).not_to_have_accessible_name(re.compile("legal"))
    ten.click()
    expect(page.get_by_text("Legal, but another move was played")).to_be_visible()
    table(page).get_by_role("button", name="nine of spades").click()
    expect(said(page, "Not legal")).to_be_visible()
    table(page).get_by_role("button", name="six of hearts").click()
    expect(page.get_by_text("That is what happened")).to_be_visible()


def test_with_the_server_gone_the_lesson_goes_on(page: Page, tmp_path) -> None:
    with running(tmp_path / "server.log") as alone:
        visit(page, f"{alone.url}/replay?{SIX}&step=12")
        at_step(page, 12)
    expect(page.get_by_test_id("stApp")).not_to_have_attribute("data-test-connection-state", "CONNECTED")
    page.get_by_role("button", name="Next").first.click()
    expect(said(page, "Step 13 of")).to_be_visible()
    card(page, "nine of spades").click()
    expect(said(page, "Not legal")).to_contain_text("Hearts were led")
    expect(page.get_by_text("The whole game rests on this duty")).to_be_visible()
    for n in (14, 15, 16):
        page.get_by_role("button", name="Next").first.click()
        expect(said(page, f"Step {n} of")).to_be_visible()
        expect(page).to_have_url(re.compile(rf"[?&]step={n}(&|$)"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_card_that_ends_a_trick_is_seen(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=14")
    at_step(page, 14)
    trick = page.locator(".trick .play")
    expect(trick).to_have_count(2)
    page.get_by_role("button", name="Next").first.click()
    expect(trick).to_have_count(3)
    expect(trick.locator("[data-card='♣K']")).to_have_count(1)
    expect(page.locator(".play[data-mark=stop] [data-card='♣K']")).to_have_count(1)
    expect(page.locator(".play[data-mark=top] [data-card='♥6']")).to_have_count(1)
    expect(said(page, "Step 15 of 21")).to_contain_text("Trick 4 of 6")
    expect(trick).to_have_count(0)
    last = page.locator(".fact.last")
    expect(last).to_contain_text("Last trick")
    expect(last.get_by_role("img", name="king of clubs")).to_be_visible()


def test_every_move_leads_to_its_step(page: Page) -> None:
    visit(page, f"/replay?{SIX}")
    page.get_by_text("All moves", exact=True).click()
    page.get_by_role("button", name=re.compile("East plays.*king of clubs")).click()
    at_step(page, 15)
