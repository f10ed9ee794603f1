"""Nothing leaves the machine, and nobody sees what another does."""

import re
from urllib.parse import urlsplit

import pytest
from look import ALL_PAGES, SIX, said, visit
from playwright.sync_api import Page, Request, WebSocket, expect


@pytest.mark.parametrize("path", ALL_PAGES)
def test_no_request_leaves_the_machine(page: Page, base_url: str, path: str) -> None:
    abroad: list[str] = []

    def asked(what: Request | WebSocket) -> None:
        if urlsplit(what.url).netloc != urlsplit(base_url).netloc and not what.url.startswith(("data:", "blob:")):
            abroad.append(what.url)

    page.on("request", asked)
    page.on("websocket", asked)
    visit(page, path)
    page.wait_for_load_state("networkidle")
    assert not abroad


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
