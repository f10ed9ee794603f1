"""The voice where something is missing or taken away: no voices, no storage, no region."""

from __future__ import annotations

import re

from look import SIX, card, heard, settled, table, to_be_heard, visit
from playwright.sync_api import Page, WebSocketRoute, expect
from test_voice import GAMES, all_of_the_log, at_once, log_of, one_move, over, sit_down, waiting

NO_VOICES = """
delete window.speechSynthesis; Object.defineProperty(window, "speechSynthesis", { value: undefined });
delete window.SpeechSynthesisUtterance;
"""
NO_STORAGE = 'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied"); } });'


def open_listening(page: Page) -> None:
    page.get_by_role("button", name="Sound, reading aloud and keys").first.click()
    expect(page.get_by_role("dialog", name="Sound, reading aloud and keys")).to_be_visible()


def test_a_browser_without_voices_says_so_and_the_page_speaks_all_the_same(page: Page) -> None:
    page.add_init_script(NO_VOICES)
    visit(page, f"/judge?{SIX}&step=13&lang=en")
    open_listening(page)
    expect(page.get_by_role("checkbox", name="Read aloud")).to_be_disabled()
    expect(page.get_by_text("This browser has no voice of its own in this language.")).to_be_visible()
    page.keyboard.press("Escape")
    card(page, "nine of spades").click()
    expect(card(page, "nine of spades")).to_have_attribute("aria-current", "true")
    (told,) = heard(page)
    assert told.startswith("Nine of spades: not legal.")


def test_where_nothing_can_be_kept_habits_last_as_long_as_the_page(page: Page) -> None:
    page.add_init_script(NO_STORAGE)
    visit(page, f"/judge?{SIX}&step=13&lang=en")
    open_listening(page)
    page.get_by_role("radio", name="Nothing, unless I ask").check()
    page.keyboard.press("Escape")
    card(page, "nine of spades").click()
    expect(card(page, "nine of spades")).to_have_attribute("aria-current", "true")
    assert heard(page) == []


def test_a_region_that_is_taken_away_comes_again(page: Page) -> None:
    """An extension or a script that clears the page of what it does not know takes no word away."""
    visit(page, f"/judge?{SIX}&step=13&lang=en")
    page.evaluate("document.querySelector('body > .voice').remove()")
    card(page, "nine of spades").click()
    expect(card(page, "nine of spades")).to_have_attribute("aria-current", "true")
    assert len(heard(page)) == 1
    assert page.evaluate("document.querySelector('body > .voice')?.isConnected") is True


def in_mid_game(page: Page) -> list[str]:
    """Play two moves; return what has been told of them."""
    sit_down(page, GAMES["knockout-whist"], "en")
    at_once(page, "en")
    for _ in range(2):
        one_move(page)
    expect(waiting(page).or_(over(page)).first).to_be_visible()
    return to_be_heard(page)


def test_a_connection_that_is_lost_in_mid_game_repeats_nothing_and_loses_nothing(page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/_stcore/stream"), between)
    told = in_mid_game(page)
    before = len(lines)
    lines[-1].close()
    expect(page.get_by_test_id("stApp")).not_to_have_attribute("data-test-connection-state", "CONNECTED")
    settled(page)
    assert len(lines) > before
    assert " ".join(to_be_heard(page)) == " ".join(told)
    one_move(page)
    expect(waiting(page).or_(over(page)).first).to_be_visible()
    everything = " ".join(to_be_heard(page))
    all_of_the_log(page, everything)
    for line in log_of(page):
        assert everything.count(line) == 1, line


def test_a_game_that_is_opened_anew_tells_how_it_stands_and_no_move_again(page: Page) -> None:
    in_mid_game(page)
    moves = log_of(page)
    page.reload()
    settled(page)
    expect(table(page)).to_be_visible()
    expect(waiting(page)).to_be_visible()
    assert log_of(page) == moves
    (told,) = heard(page)
    assert told.endswith("turn.") or "your turn" in told
    assert not [move for move in moves if move in told]
    one_move(page)
    expect(waiting(page).or_(over(page)).first).to_be_visible()
    assert log_of(page)[: len(moves)] == moves
    for move in log_of(page)[len(moves) :]:
        assert " ".join(to_be_heard(page)).count(move) == 1, move
