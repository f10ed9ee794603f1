"""The app below a path of its host: its links and its QR codes stay below it."""

import io
import re
from pathlib import Path

from look import SIX, card, from_menu, said, settled, visit
from PIL import Image
from playwright.sync_api import Page, expect
from zxingcpp import read_barcodes

from tutor.bench.app import running


def test_links_and_codes_stay_below_the_path(page: Page, tmp_path: Path) -> None:
    with running(tmp_path / "server.log", base="/lessons") as below:
        visit(page, f"{below.url}/replay?{SIX}&step=13&lang=en")
        card(page, "nine of spades").click()
        expect(said(page, "Not legal")).to_be_visible()
        from_menu(page, "Share")
        page.get_by_role("button", name="QR code full screen").click()
        code = page.get_by_role("dialog").get_by_role("img", name=re.compile("QR code"))
        expect(code).to_be_visible()
        settled(page)
        link = read_barcodes(Image.open(io.BytesIO(code.screenshot())))[0].text
        assert link.startswith(f"{below.url}/replay?")
        page.keyboard.press("Escape")
        read_on = page.get_by_role("link", name="Read in the rules").first
        assert str(read_on.evaluate("one => one.href")).startswith(f"{below.url}/rules?")
        read_on.click()
        expect(page).to_have_url(re.compile(rf"^{re.escape(below.url)}/rules\?.*rule=getaway"))
        expect(page.locator("[data-highlight]")).to_be_in_viewport()
        visit(page, link)
        expect(said(page, "Step 13 of")).to_be_visible()
        assert not below.tracebacks()
