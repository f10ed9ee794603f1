"""Which card? The chapter on playing well leads to a position, and what the tempting card costs is said."""

import re

from look import settled, visit
from playwright.sync_api import Page, expect

from tutor.games import game as find
from tutor.teaching.exercises import exercise
from tutor.words import explain

RULE = "knockout-whist.well.throw-the-lowest"


def test_the_tempting_card_is_answered_with_what_it_costs_and_then_the_right_one(page: Page) -> None:
    made = exercise(find("knockout-whist"), 0, RULE)
    names = {bool(choice.get("right")): explain.plain(choice["en"], "en") for choice in made["choices"]}
    visit(page, f"/rules?rule={RULE}")
    page.locator(f'[id="{RULE}"]').get_by_role("link", name="Which card?").click()
    expect(page).to_have_url(re.compile(f"practise.*{re.escape(made['id'])}"))
    settled(page)
    answers = page.get_by_role("radio")
    expect(answers).to_have_count(2)
    for right, verdict in ((False, "Not quite"), (True, "All correct")):
        page.get_by_role("radiogroup").get_by_text(names[right]).click()
        expect(page.get_by_role("radio", name=names[right])).to_be_checked()
        settled(page)
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_text(verdict)).to_be_visible()
        if not right:
            expect(page.get_by_text("the other choice came out worse by")).to_be_visible()
