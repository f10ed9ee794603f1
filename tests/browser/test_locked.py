"""A seat's view that is locked: nothing that travels to the browser, and nothing on the page, names a hidden card."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress

import pytest
from look import SIX, from_menu, hand, table, visit
from playing import never_seen
from playwright.sync_api import Page, expect

from tutor.cases.transcript import read_case
from tutor.core.cards import cards
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.games import game as find
from tutor.games import shelf
from tutor.shown.address import pack
from tutor.shown.asked import cut
from tutor.shown.line import unpacked
from tutor.teaching.exercises import of_position
from tutor.teaching.hints import hints
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
    unsaid(heard, [one.text for one in HIDDEN])
    for closed in ("Change the position", "Compare rule sets", "Start from"):
        expect(page.get_by_text(closed)).to_have_count(0)
    expect(page.get_by_text("View of North")).to_be_visible()
    visit(page, f"{page.url}&mode=edit")
    expect(page.locator(".editor")).to_have_count(0)


def unsaid(heard: list[str], hidden: Iterable[str]) -> list[dict[str, Plain]]:
    """Fail where what has travelled names a hidden card; return the lines that came."""
    lines = list(lines_in(heard))
    assert lines
    named = "\n".join(str({name: part for name, part in line.items() if name != "rules"}) for line in lines)
    sent = "\n".join(PACKED.sub("", text) for text in heard)
    for one in hidden:
        assert not re.search(rf"{one}(?![0-9a-h])", named), one
        assert not re.search(rf"{one}(?![0-9a-h])", sent), one
    return lines


def lines_in(heard: list[str]) -> Iterator[dict[str, Plain]]:
    """Yield the lines that have travelled; a picture may begin like one."""
    for found in (found for text in heard for found in PACKED.findall(text)):
        with suppress(ValueError, zlib.error):
            yield unpacked(found)


def test_a_locked_view_names_no_hidden_card(page: Page) -> None:
    heard = listening(page)
    visit(page, f"/judge?{SIX}&step=13&seat=N&lock=1")
    nothing_hidden(page, heard)


def test_nor_does_the_link_to_a_position_of_ones_own(page: Page, new_context) -> None:
    own = pack(cut(read_case(library.lesson("getaway.ex.six-tricks")[1]["case"]), "13"))
    visit(page, f"/judge?game=getaway&at={own}&seat=N&lang=en")
    from_menu(page, "Share")
    page.get_by_text("Only this seat’s view").click()
    expect(page.get_by_text("works on this computer only")).to_be_visible()
    link = page.get_by_text(re.compile(r"^http://127.*sealed=")).inner_text()
    assert own not in link
    assert len(link) < 100
    other = new_context().new_page()
    heard = listening(other)
    visit(other, link)
    nothing_hidden(other, heard)
    assert not any(own in text for text in heard)


@pytest.mark.parametrize("key", tuple(shelf()))
def test_neither_does_a_record_nor_an_exercise(page: Page, key: str) -> None:
    book = library.book(shelf()[key].folder)
    heard = listening(page)
    lesson, seat, hidden = next(found for one in book.examples for found in hides(one, asked=False))
    visit(page, f"/replay?game={key}&case={lesson['id']}&seat={seat}&lock=1&lang=en")
    expect(table(page)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("View of")).to_be_visible()
    for line in unsaid(heard, hidden):
        assert not any("say" in step for step in line["steps"])
    for closed in ("A record of your own", "Judge this position", "Play it out", "What if"):
        expect(page.get_by_role("main").get_by_text(closed)).to_have_count(0)
    visit(page, f"{page.url}&mode=print")
    expect(page.locator(".task")).to_be_visible()
    unsaid(heard, hidden)

    heard.clear()
    exercise, seat, hidden = next(found for one in book.exercises for found in hides(one, asked=True))
    link = f"/practise?game={key}&case={exercise['id']}&seat={seat}&lock=1&lang=en"
    visit(page, link)
    page.get_by_role("button", name="Check").click()
    told = page.locator("[class*=st-key-practise-hints-shown] :is(p, details)")
    state = read_case(exercise["case"]).play().end
    steps = hints(verdicts(find(key), state, Seat(seat)))  # the last two come together
    for name in ("Help me think", *["Say a little more"] * (len(steps) - 2)):
        before = told.count()
        page.get_by_role("button", name=name).click()
        expect(told).not_to_have_count(before)
    expect(page.get_by_role("button", name="Say a little more")).to_have_count(0)
    unsaid(heard, hidden)
    expect(page.get_by_text("View of")).to_be_visible()
    visit(page, f"{link}&mode=print")
    expect(page.locator(".task")).to_be_visible()
    unsaid(heard, hidden)


def hides(lesson: Plain, *, asked: bool) -> Iterator[tuple[Plain, str, set[str]]]:
    """Yield the views of a lesson in which cards stay hidden; of an exercise the one of whoever is asked."""
    case = read_case(lesson["case"])
    run = case.play()
    for seat in case.seats:
        hidden = never_seen(case, run, seat)
        if hidden and (not asked or (str(lesson.get("seat", seat)) == seat and of_position(case, seat))):
            yield lesson, str(seat), hidden


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
