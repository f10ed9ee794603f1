"""On paper: a position, an exercise and a record, each with a question, lines, a code that a phone reads, and a key."""

from __future__ import annotations

import io
import re

import pytest
import zxingcpp
from look import SIX, from_menu, hand, visit
from playwright.sync_api import Page, expect
from pypdf import PdfReader

SHEETS = {
    f"/judge?{SIX}&step=13": (
        "What may North do?",
        "Legal: Ten of hearts and six",
        (),
    ),
    "/practise?game=getaway&case=getaway.x.03": ("", "", ()),
    f"/replay?{SIX}&step=13": ("What may North do?", "How it went on", ("Played so far:", "West plays")),
}


def printed(page: Page) -> tuple[list[str], list[str]]:
    """Return the text of every page of paper, and what the codes on it say."""
    paper = PdfReader(io.BytesIO(page.pdf(format="A4"))).pages
    codes = [
        found.text for sheet in paper for picture in sheet.images for found in zxingcpp.read_barcodes(picture.image)
    ]
    return [re.sub(r"\s+", " ", sheet.extract_text()) for sheet in paper], codes


@pytest.mark.parametrize("path", SHEETS)
def test_a_question_its_lines_and_its_code_are_printed_and_the_key_apart(reader: Page, path: str) -> None:
    question, answer, more = SHEETS[path]
    visit(reader, f"{path}&lang=en")
    from_menu(reader, "Print view")
    expect(reader.locator(".task")).to_be_visible()
    expect(reader.locator(".task .line")).to_have_count(3)
    asked = question or reader.locator(".task h2").inner_text().split("\n")[0]
    pages, codes = printed(reader)
    first, key = pages
    assert "".join(asked.split())[:10] in "".join(first.split())  # how far letters stand apart is the browser's affair
    assert all(part in first for part in (*more, "Name:", "Rule set: Base game"))
    assert key.startswith("Key:")
    assert answer in key
    assert len(first.split()) > 40
    assert len(key.split()) > 8
    for control in ("Leave", "Share", "Display", "print command"):
        assert control not in first + key
    assert codes == [re.sub("[&?]mode=print", "", reader.url)]
    visit(reader, codes[0])
    expect(reader.get_by_role("button", name="View and share")).to_be_visible()


def test_the_key_of_a_long_record_fills_its_page(reader: Page) -> None:
    """A list of moves that is longer than the page begins below its heading all the same."""
    visit(reader, "/replay?game=knockout-whist&case=knockout-whist.ex.first-game&mode=print&lang=de")
    expect(reader.locator(".task")).to_be_visible()
    pages, _ = printed(reader)
    assert [page.startswith("Lösung") for page in pages[:2]] == [False, True]
    assert len(pages[1].split()) > 100
    assert len(pages) <= 3


def test_a_page_printed_as_it_is_has_its_table_and_no_controls(reader: Page) -> None:
    visit(reader, f"/judge?{SIX}&step=13&lang=en")
    expect(hand(reader, "North").get_by_role("button").first).to_be_visible()
    pages, _ = printed(reader)
    text = " ".join(pages)
    assert len(pages) <= 2
    for control in ("Share", "Display", "Projector", "Start from", "Compare rule sets", "Make this move"):
        assert control not in text
    assert "North" in text
