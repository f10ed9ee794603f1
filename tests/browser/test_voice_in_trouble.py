"""The voice where something is missing or taken away: no voices, no storage, no region."""

from __future__ import annotations

from look import SIX, card, heard, visit
from playwright.sync_api import Page, expect

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
