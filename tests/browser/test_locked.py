"""A seat's view that is locked: nothing that travels to the browser, and nothing on the page, names a hidden card."""

from __future__ import annotations

import re

from look import SIX, hand, visit
from playwright.sync_api import Page, expect

from tutor.cases.transcript import read_case
from tutor.core.cards import cards
from tutor.ui.address import pack
from tutor.ui.asked import cut
from tutor.ui.line import unpacked
from tutor.words import library

HIDDEN = cards("♦B 10 7 4 2 ♣K D 10 9 4 ♠8 6 4 ♥4 ♦A 9 6 5 3 ♣7 ♠K D 7 2 ♦K ♣A 8 5 3")
"""What East, South and West hold when North has to answer the two of hearts."""
PACKED = re.compile(r"eJ[A-Za-z0-9+/]{200,}={0,2}")


def listening(page: Page) -> list[str]:
    """Return what will have travelled to the browser."""
    heard: list[str] = []

    def listen(socket) -> None:
        socket.on("framereceived", lambda frame: heard.append(_text(frame)))

    page.on("websocket", listen)
    return heard


def nothing_hidden(page: Page, heard: list[str]) -> None:
    """Fail where anything that has travelled, or that is on the page, names a card that North does not see."""
    expect(hand(page, "North").get_by_role("button").first).to_be_visible()
    lines = [unpacked(found) for text in heard for found in PACKED.findall(text)]
    assert lines
    named = "\n".join(str({name: part for name, part in line.items() if name != "rules"}) for line in lines)
    sent = "\n".join(PACKED.sub("", text) for text in heard)
    for one in HIDDEN:
        assert not re.search(rf"{one.text}(?![0-9])", named), one
        assert not re.search(rf"{one.text}(?![0-9])", sent), one
    for closed in ("Change the position", "Compare rule sets", "Start from"):
        expect(page.get_by_text(closed)).to_have_count(0)
    expect(page.get_by_text("View of North")).to_be_visible()
    visit(page, f"{page.url}&mode=edit")
    expect(page.locator(".editor")).to_have_count(0)


def test_a_locked_view_names_no_hidden_card(page: Page) -> None:
    heard = listening(page)
    visit(page, f"/judge?{SIX}&step=13&seat=N&lock=1")
    nothing_hidden(page, heard)


def test_nor_does_the_link_to_a_position_of_ones_own(page: Page, new_context) -> None:
    own = pack(cut(read_case(library.lesson("getaway.ex.six-tricks")[1]["case"]), "13"))
    visit(page, f"/judge?game=getaway&at={own}&seat=N&lang=en")
    page.get_by_role("button", name="Share").click()
    page.get_by_text("Only this seat’s view").click()
    expect(page.get_by_text("works on this machine only")).to_be_visible()
    link = page.get_by_text(re.compile(r"^http://127.*sealed=")).inner_text()
    assert own not in link
    assert len(link) < 100
    other = new_context().new_page()
    heard = listening(other)
    visit(other, link)
    nothing_hidden(other, heard)
    assert not any(own in text for text in heard)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
