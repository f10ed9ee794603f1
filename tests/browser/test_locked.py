"""A seat's view that is locked: nothing that travels to the browser, and nothing on the page, names a hidden card."""

from __future__ import annotations

import re

from look import hand, visit
from playwright.sync_api import Page, expect

from tutor.core.cards import cards
from tutor.ui.line import unpacked

HIDDEN = cards("♦B 10 7 4 2 ♣K D 10 9 4 ♠8 6 4 ♥4 ♦A 9 6 5 3 ♣7 ♠K D 7 2 ♦K ♣A 8 5 3")
"""What East, South and West hold when North has to answer the two of hearts."""
PACKED = re.compile(r"eJ[A-Za-z0-9+/]{200,}={0,2}")


def test_a_locked_view_names_no_hidden_card(page: Page) -> None:
    heard: list[str] = []

    def listen(socket) -> None:
        socket.on("framereceived", lambda frame: heard.append(_text(frame)))

    page.on("websocket", listen)
    visit(page, "/judge?game=getaway&case=getaway.ex.six-tricks&step=13&seat=N&lock=1")
    expect(hand(page, "North").get_by_role("button").first).to_be_visible()
    lines = [unpacked(found) for text in heard for found in PACKED.findall(text)]
    assert lines
    named = "\n".join(str({name: part for name, part in line.items() if name != "rules"}) for line in lines)
    sent = "\n".join(PACKED.sub("", text) for text in heard)
    for one in HIDDEN:
        assert not re.search(rf"{one.text}(?![0-9])", named), one
        assert not re.search(rf"{one.text}(?![0-9])", sent), one
    for shut in ("Change the position", "Compare rule sets", "Start from"):
        expect(page.get_by_text(shut)).to_have_count(0)
    expect(page.get_by_text("View of North")).to_be_visible()
    visit(page, f"{page.url}&mode=edit")
    expect(page.locator(".editor")).to_have_count(0)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
