"""Nobody sees what another does."""

import re

from look import SIX, said, visit
from playwright.sync_api import Page, expect


def test_two_tabs_do_not_disturb_each_other(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=3")
    other = page.context.new_page()
    visit(other, f"/replay?{SIX}&step=9&lang=de")
    other.get_by_role("button", name="Weiter").first.click()
    expect(said(other, "Schritt 10")).to_be_visible()
    page.get_by_role("button", name="Next").first.click()
    expect(said(page, "Step 4")).to_be_visible()
    expect(page).to_have_url(re.compile("step=4"))
    expect(other).to_have_url(re.compile("step=10"))
    expect(said(other, "Schritt 10")).to_be_visible()
