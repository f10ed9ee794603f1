"""Records of one's own: what is wrong with them is said, and nothing is lost."""

import re

import pytest
from look import said, settled, unfold, visit
from playwright.sync_api import Page, expect

RECORD = """\
game: getaway
players: [N, E, S, W]
hands:
  N: ♠B 9 5 3 ♥10 9 8 6 ♦D 8 ♣B 6 2
  E: ♥A D 3 ♦B 10 7 4 2 ♣K D 10 9 4
  S: ♠10 8 6 4 ♥B 7 4 ♦A 9 6 5 3 ♣7
  W: ♠A K D 7 2 ♥K 5 2 ♦K ♣A 8 5 3
moves: [W ♠A, N ♠B, E ♥A, S ♠10, W ♥5, N ♥9, E ♥D, S ♥B]
"""
DOCTORED = RECORD.replace("N ♥9", "N ♣2")
"""North has a heart and throws a club in the sixth move."""


def play(page: Page, text: str) -> None:
    unfold(page, "A record of your own")
    page.get_by_role("textbox", name="A record of your own").fill(text)
    page.get_by_role("button", name="Play it through").click()
    settled(page)


def test_a_record_plays(page: Page) -> None:
    visit(page, "/replay")
    play(page, RECORD)
    expect(page.get_by_text("checked against the rules")).to_be_visible()
    expect(page).to_have_url(re.compile("at="))
    expect(said(page, "Before the first move")).to_be_visible()
    page.keyboard.press("End")
    expect(said(page, "Step 8 of 8")).to_be_visible()


def test_a_doctored_record_is_found_out(page: Page) -> None:
    visit(page, "/replay")
    play(page, DOCTORED)
    expect(page.get_by_text(re.compile("from step 6"))).to_be_visible()
    expect(page.get_by_text("checked against the rules")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text=re.compile("heart"))).to_be_visible()


def test_a_doctored_file_is_found_out(page: Page, tmp_path) -> None:
    file = tmp_path / "game.yaml"
    file.write_text(DOCTORED, encoding="utf-8")
    visit(page, "/replay")
    unfold(page, "A record of your own")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("game.yaml")).to_be_visible()
    page.get_by_role("button", name="Play it through").click()
    expect(page.get_by_text(re.compile("from step 6"))).to_be_visible()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RECORD.replace("♥10 9 8 6", "♥10 9 8 A"), "twice"),
        (RECORD.replace("♦D 8 ♣B 6 2", "♦D 8"), "missing"),
        (RECORD.replace("game: getaway", "game: bridge"), "bridge"),
        ("game: [getaway", "Line 1"),
        ("just words", "game"),
    ],
    ids=["card twice", "too few cards", "unknown game", "broken YAML", "no record"],
)
def test_what_cannot_be_read_is_said_and_kept(page: Page, text: str, sentence: str) -> None:
    visit(page, "/replay")
    play(page, text)
    alert = page.get_by_role("alert").first
    expect(alert).to_contain_text(sentence)
    expect(alert.get_by_role("paragraph")).to_have_count(1)
    expect(page.get_by_role("textbox", name="A record of your own")).to_have_value(text)
