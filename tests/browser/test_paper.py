"""On paper: a position, an exercise and a record, each with a question, lines, a code that a phone reads, and a key."""

from __future__ import annotations

import io
import re

import pytest
import zxingcpp
from look import SIX, from_menu, hand, visit
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tutor.notebook.courses import lessons
from tutor.notebook.reading import write
from tutor.store.keeping import Store

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


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_lesson_is_printed_screen_by_screen_and_its_key_on_a_page_of_its_own(
    reader: Page, store: Store, lang: str
) -> None:
    lesson = next(one for one in lessons(lang) if one.game == "getaway")
    kept = store.save(write(lesson.notebook)).notebook
    visit(reader, f"/course?notebook={kept}&mode=print&lang={lang}")
    expect(reader.locator(".task .line")).to_have_count(9)
    pages, codes = printed(reader)
    text = ["".join(page.split()) for page in pages]
    whole, titles = "".join(text), [one.title for one in lesson.notebook.stations if one.title]
    places = [whole.find("".join(title.split())) for title in titles]
    assert len(places) == 7
    assert places == sorted(places)
    assert places[0] >= 0
    assert len(pages) <= 5
    assert [page.startswith({"de": "Lösung:", "en": "Key:"}[lang]) for page in text] == [False] * (len(text) - 1) + [
        True
    ]
    assert len(codes) == 4, "three questions and a deal that can be played"


def test_a_page_printed_as_it_is_has_its_table_and_no_controls(reader: Page) -> None:
    visit(reader, f"/judge?{SIX}&step=13&lang=en")
    expect(hand(reader, "North").get_by_role("button").first).to_be_visible()
    pages, _ = printed(reader)
    text = " ".join(pages)
    assert len(pages) <= 2
    for control in ("Share", "Display", "Projector", "Start from", "Compare rule sets", "Make this move"):
        assert control not in text
    assert "North" in text


INSIDE = """() => [...document.querySelectorAll("main *")]
  .map((one) => one.shadowRoot?.querySelector(".table")).filter(Boolean)
  .map((table) => {
    const { left, right, width } = table.getBoundingClientRect();
    const cards = [...table.querySelectorAll(".card")].map((one) => one.getBoundingClientRect());
    return [width, cards.filter((one) => one.width && (one.left < left - 1 || one.right > right + 1)).length];
  })"""
"""How wide each table is, and how many of its cards lie beside it."""
SHEET = 690


@pytest.mark.parametrize("path", [f"/judge?{SIX}&step=13", "/course?game=getaway&station=follow", "/odds"])
def test_a_table_is_no_wider_than_the_paper_and_its_cards_lie_on_it(reader: Page, path: str) -> None:
    visit(reader, path)
    expect(reader.locator(".felt").first).to_be_visible()
    reader.emulate_media(media="print")
    tables = reader.evaluate(INSIDE)
    reader.emulate_media(media="null")
    assert tables
    assert [one for one in tables if one[0] > SHEET + 2 or one[1]] == []


def test_rules_on_paper_have_no_contents_to_press_and_odds_no_heading_at_the_end_of_a_page(reader: Page) -> None:
    visit(reader, "/rules?game=getaway&lang=en")
    first = printed(reader)[0][0]
    assert "Getaway" in first
    assert [word for word in ("Open questions", "Contents", "Both languages") if word in first] == []
    visit(reader, "/odds?lang=en")
    headings = [one.strip() for one in reader.get_by_role("heading").all_inner_texts()]
    ends = ["".join(page.split()) for page in printed(reader)[0]]
    assert [one for one in headings for page in ends if page.endswith("".join(one.split()))] == []


def test_an_exercise_printed_as_it_is_fills_no_more_than_its_page(reader: Page) -> None:
    visit(reader, "/practise?game=getaway&lang=en")
    assert len(printed(reader)[0]) == 1


@pytest.mark.browser_context_args(color_scheme="dark")
def test_what_is_printed_at_night_is_printed_as_by_day(page: Page) -> None:
    night = page.locator("html[data-night]")
    visit(page, "/rules?game=getaway&lang=en")
    expect(night).to_have_count(1)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(night).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(night).to_have_count(1)


FAINT = """() => [...document.querySelectorAll("[data-testid=stVegaLiteChart] text")]
  .filter((one) => one.getAttribute("fill") !== "#ffffff" && one.textContent.trim())
  .filter((one) => Math.max(...(getComputedStyle(one).fill.match(/\\d+/g) ?? [0]).map(Number)) > 60)
  .map((one) => one.textContent)"""


@pytest.mark.browser_context_args(color_scheme="dark")
def test_the_words_of_a_chart_that_was_drawn_at_night_are_dark_on_paper(page: Page) -> None:
    visit(page, "/odds?lang=en")
    expect(page.get_by_test_id("stVegaLiteChart").locator("text").first).to_be_attached()
    assert page.evaluate(FAINT)
    page.emulate_media(media="print")
    assert not page.evaluate(FAINT)
