"""Charts and tables for whoever hears them: each named, said in a sentence, with its figures between their heads."""

from __future__ import annotations

import re

import pytest
from look import settled, visit
from playwright.sync_api import Locator, Page, expect

CHARTS = {
    "/odds?lang=en": 5,
    "/odds?lang=de&role=dealer": 4,
    "/jeux?lang=de": 2,
    "/propose?lang=de&role=dealer&score=3-4": 2,
}
HEADS = """(table) => {
  const rows = [...table.rows];
  const heads = [...table.tHead.rows[0].cells];
  return {
    name: table.ariaLabel ?? "",
    unnamed: heads.filter((one) => one.scope !== "col" || !one.textContent.trim()).length,
    headless: rows.slice(1).filter((row) => row.cells[0].localName !== "th"
      || !["row", "rowgroup"].includes(row.cells[0].scope)).length,
    ragged: rows.filter((row) => [...row.cells].reduce((sum, one) => sum + one.colSpan, 0) !== heads.length).length,
    rows: rows.length,
  };
}"""
READ_BESIDE = """(option) => {
  const hidden = [...option.querySelectorAll("[aria-hidden=true]")];
  const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
  let said = "";
  while (texts.nextNode()) {
    if (!hidden.some((one) => one.contains(texts.currentNode))) said += texts.currentNode.data.trim();
  }
  return said;
}"""
SIGN = re.compile("[♠♥♦♣]")
FIGURE = re.compile(r"\d")


def proper(one: Locator, least: int = 2) -> None:
    """Ask that a table is one for whoever does not see it."""
    found = one.evaluate(HEADS)
    assert found["name"]
    assert (found["unnamed"], found["headless"], found["ragged"]) == (0, 0, 0), found
    assert found["rows"] >= least


@pytest.mark.parametrize("path", CHARTS)
def test_every_chart_is_named_said_in_a_sentence_and_given_in_figures(reader: Page, path: str) -> None:
    visit(reader, path)
    charts = reader.locator("[class*=st-key-chart-]")
    expect(charts).to_have_count(CHARTS[path])
    named = reader.get_by_role("img", name=re.compile("^(Chart|Diagramm): "))
    expect(named).to_have_count(CHARTS[path])
    expect(reader.locator("[role=graphics-document]")).to_have_count(0)  # a chart is one picture, not each of its marks
    names = [str(one.get_attribute("aria-label")) for one in named.all()]
    assert len(set(names)) == len(names)
    for one in charts.all():
        said = one.locator("xpath=following::*[@data-testid='stCaptionContainer'][1]")
        expect(said).to_have_text(FIGURE)
        assert len(re.findall(r"[.!?](?:\s|$)", said.inner_text())) <= 2, said.inner_text()
    for fold in (
        reader.get_by_role("main").locator("summary").filter(has_text=re.compile("(The figures|Die Zahlen): ")).all()
    ):
        fold.click()
        settled(reader)
        named = reader.get_by_role("table", name=str(fold.inner_text()).strip().splitlines()[-1])
        expect(named).to_be_visible()
    expect(reader.get_by_role("main").get_by_role("table").first).to_be_visible()
    for one in reader.get_by_role("main").get_by_role("table").all():
        proper(one)


def test_what_the_chart_of_tricks_says_is_what_its_figures_say(reader: Page) -> None:
    visit(reader, "/odds?lang=en")
    reader.get_by_text("The figures: How many tricks?").click()
    rows = reader.get_by_role("table", name="The figures: How many tricks?").get_by_role("row")
    expect(rows).to_have_count(7)
    cells = [row.get_by_role("cell").all_inner_texts() for row in rows.all()[1:]]
    said = reader.get_by_text(re.compile("^Most often it is"))
    expect(said).to_contain_text(f"three or more in {cells[3][1]}, all five in {cells[5][0]}.")
    assert sum(int(row[2].replace(",", "")) for row in cells) == 65_780


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_comparison_is_a_table_with_heads(reader: Page, lang: str) -> None:
    visit(reader, f"/compare?game=getaway&lang={lang}")
    found = reader.get_by_role("table")
    expect(found).to_have_count(1)
    proper(found)
    assert found.get_by_role("rowheader").count() == found.get_by_role("row").count() - 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hand_to_be_counted_is_called_by_words(reader: Page, lang: str) -> None:
    visit(reader, f"/odds?lang={lang}")
    for line in reader.locator(".reading p").all():
        expect(line).not_to_have_text(SIGN)
    spades, king = ("spades", "K") if lang == "en" else ("Pik", "K")
    expect(reader.get_by_role("button", name=f"{spades} {king}", exact=True)).to_be_visible()
    for pill in reader.get_by_role("toolbar").get_by_role("button").all():
        expect(pill).not_to_have_accessible_name(SIGN)


def test_an_answer_to_choose_is_read_once(reader: Page) -> None:
    visit(reader, "/practise?lang=en&case=getaway.x.v2")
    answers = reader.get_by_role("radiogroup", name="Choose an answer").get_by_role("radio")
    expect(answers).to_have_count(3)
    for one in answers.all():
        expect(one).to_have_accessible_name(re.compile(r"^A .+\.$"))
        option = one.locator("xpath=ancestor::label")
        assert option.evaluate(READ_BESIDE) == "", "what the button is called is not read beside it again"
    answers.nth(1).press(" ")
    expect(reader.get_by_role("button", name="Check", exact=True)).to_be_enabled()
