"""An answer of the server can overtake the one before; what the older one had begun then ends, not the table."""

import re

import pytest
from look import said, settled, visit
from playwright.sync_api import Page, Route, expect

KEEPS_WAYS_OUT = """
import component from "%s?itself";
window.waysOut = [];
export default (told) => {
  const out = component(told);
  window.waysOut.push(out);
  return out;
};
"""


@pytest.fixture
def overtaken(page: Page) -> None:
    """Each end of an older answer is kept, to be called while its component is still on the page."""

    def wrap(route: Route) -> None:
        url = route.request.url
        route.fulfill(body=KEEPS_WAYS_OUT % url, content_type="text/javascript")

    page.route(re.compile(r"/bidi-components/tutor\.\w+/(line/line|editor/editor)\.js$"), wrap)


def end_the_older(page: Page) -> None:
    """Let the answers before end, as happens on a busy machine when the next comes while they are being shown."""
    assert page.evaluate("waysOut.map((out) => out()).length")


def test_a_table_goes_on(page: Page, overtaken: None) -> None:
    visit(page, "/replay?game=getaway&lang=en&step=2")
    settled(page)
    step = said(page, "Step 2 of")
    expect(step).to_be_visible()
    end_the_older(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("[?&]step=3"))
    page.go_back()
    expect(step).to_be_visible()


def test_what_is_made_can_still_be_taken_back(page: Page, overtaken: None) -> None:
    visit(page, "/judge?game=knockout-whist&mode=edit&lang=en")
    settled(page)
    made = page.locator(".editor")
    made.get_by_role("button", name="Empty table").click()
    made.get_by_role("button", name=re.compile("^ace of spades")).click()
    expect(made.get_by_role("button", name=re.compile("^ace of spades"))).to_have_attribute("aria-pressed", "true")
    end_the_older(page)
    made.get_by_role("button", name="Deal the rest").click()
    expect(made.locator(".place .g").nth(5)).to_be_visible()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(made.get_by_role("button", name=re.compile("^ace of spades"))).to_have_attribute("aria-pressed", "false")
