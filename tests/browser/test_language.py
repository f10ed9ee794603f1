"""German and English: the browser's at first, then the one chosen, and both in the link."""

import re

import pytest
from look import SIX, card, from_menu, said, settled, visit
from playwright.sync_api import Page, expect


@pytest.mark.browser_context_args(locale="de-AT")
def test_a_german_browser_reads_german(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13")
    expect(page.get_by_role("link", name="Üben").first).to_be_visible()
    card(page, "Pik-Neun").click()
    expect(said(page, re.compile("nicht erlaubt", re.IGNORECASE))).to_contain_text("Ausgespielt ist Herz")


@pytest.mark.browser_context_args(locale="fr-FR")
def test_any_other_browser_reads_english(page: Page) -> None:
    visit(page, "/")
    expect(page.get_by_role("link", name="Practise").first).to_be_visible()


def test_the_language_is_switched_and_stays(page: Page) -> None:
    visit(page, "/")
    from_menu(page, "Display")
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("link", name="Üben").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title("Start · Kartenregeln")
    expect(page).to_have_url(re.compile("lang=de"))
    settled(page)
    page.get_by_role("navigation").get_by_role("link", name="Regeln").click()
    expect(page.get_by_role("button", name="Ansicht und Teilen")).to_be_visible()
    expect(page).to_have_title("Regeln · Kartenregeln")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    from_menu(page, "Anzeige")
    page.get_by_role("radio", name="English").click()
    expect(page.get_by_role("button", name="View and share")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_title("Rules · Card rules")


def test_a_link_carries_its_language(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=1&lang=de")
    expect(said(page, "Schritt 1 von 21")).to_be_visible()


# Day or night


@pytest.mark.browser_context_args(color_scheme="light")
def test_day_or_night_is_chosen_in_the_menu_of_a_page_and_kept_in_the_browser(page: Page) -> None:
    night = page.locator("html[data-night]")
    visit(page, "/rules?game=getaway&lang=en")
    expect(night).to_have_count(0)
    from_menu(page, "Display")
    page.get_by_role("radio", name="Night").click()
    expect(night).to_have_count(1)
    settled(page)
    page.get_by_role("navigation").get_by_role("link", name="Play", exact=True).click()
    settled(page)
    expect(night).to_have_count(1)
    visit(page, "/judge?game=getaway&lang=en")
    expect(night).to_have_count(1)
    from_menu(page, "Display")
    expect(page.get_by_role("radio", name="Night")).to_be_checked()
    page.get_by_role("radio", name="As my device").click()
    expect(night).to_have_count(0)
    page.emulate_media(color_scheme="dark")
    expect(night).to_have_count(1)
    settled(page)
    from_menu(page, "Display")
    page.get_by_role("radio", name="Day", exact=True).click()
    expect(night).to_have_count(0)


def test_the_tab_says_page_and_game(page: Page) -> None:
    visit(page, "/rules?game=gurke&lang=en")
    expect(page).to_have_title("Rules · Cucumber · Card rules")
