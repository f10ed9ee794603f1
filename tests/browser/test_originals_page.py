"""The pages for a person's own copy and its coverage, in a browser."""

from __future__ import annotations

import os
import re

import pytest
from look import SIX, card, settled, visit
from own_pages import own_page
from playwright.sync_api import Page, expect

from tutor.bench.app import running

WAIT = 30_000

HOSTILE_BITS = (
    '<script>window.stolen = true</script><p onclick="window.stolen = true">Klick</p>'
    '<img src="https://example.org/pixel.png" onerror="window.stolen = true" alt="pikB">'
    '<iframe src="https://example.org/frame"></iframe><style>body{display:none!important}</style>'
    '<p>&lt;img src=x onerror="window.stolen = true"&gt; &lt;script&gt;window.stolen = true&lt;/script&gt;</p>'
    '<svg onload="window.stolen = true"></svg><a href="javascript:window.stolen = true">Verweis</a>'
)


def rows(page: Page):
    return page.locator(".orig .row")


def put(page: Page, name: str, raw: bytes, kind: str = "text/plain") -> None:
    """Give the page a file."""
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": kind, "buffer": raw})


def opened(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.get_by_text("Eigene Kopien")).to_be_visible(timeout=WAIT)
    settled(page)


def shown(page: Page) -> None:
    expect(rows(page).first).to_be_visible(timeout=WAIT)


@pytest.fixture
def getaway(page: Page):
    """A copy of the Getaway page in our own words, removed in the end."""
    opened(page, "/originals?game=getaway&lang=de")
    put(page, "getaway.txt", own_page("getaway").encode())
    shown(page)
    yield page
    opened(page, "/originals?game=getaway&lang=de")
    remove(page)


def remove(page: Page) -> None:
    button = page.get_by_role("button", name="Entfernen").first
    settled(page)  # what was opened to put a copy may be closing still
    if not button.is_visible():
        page.get_by_text("Eigene Kopien").click()
        settled(page)  # nothing moves under the pointer any more
    button.click()
    expect(page.get_by_text("Von Getaway ist noch keine Kopie da")).to_be_visible(timeout=WAIT)


def test_upload_reading_removal(page: Page):
    opened(page, "/originals?game=getaway&lang=de")
    expect(page.get_by_text("Von Getaway ist noch keine Kopie da")).to_be_visible(timeout=WAIT)
    put(page, "getaway.txt", own_page("getaway").encode())
    shown(page)
    expect(page.get_by_text("Dieser Text gehört anderen.")).to_be_visible()
    expect(page.get_by_text("Text: Wir selbst")).to_be_visible()
    first = rows(page).filter(has_text="Der erste Stich ¶1")
    expect(first.locator(".cell.ours").first).to_be_visible()
    expect(first.locator(".cell.why").first).to_be_visible()
    remove(page)
    expect(rows(page)).to_have_count(0)


def test_paragraph_shows_what_rests_on_it(getaway: Page):
    page = getaway
    rows(page).filter(has_text="Karten nehmen ¶1").first.locator(".pick").click()
    about = page.locator(".st-key-originals-about")
    expect(about.get_by_text("Einträge:")).to_be_visible(timeout=WAIT)
    expect(about.get_by_text(re.compile("zum Nachspielen:"))).to_be_visible()
    expect(about.get_by_text(re.compile("Übung(en)?:"))).to_be_visible()
    expect(page).to_have_url(re.compile("para=Karten"))
    about.get_by_role("button", name="Absatz schließen").click()
    expect(about).to_have_count(0, timeout=WAIT)


def test_rule_leads_to_its_paragraph_and_back(getaway: Page):
    page = getaway
    page.goto("/rules?game=getaway&rule=getaway.trick.follow-suit&lang=de")
    entry = page.locator('.entry[id="getaway.trick.follow-suit"]')
    link = entry.get_by_text("Im Original lesen")
    expect(link).to_be_attached(timeout=WAIT)
    entry.locator("details.own-copy summary").click()
    expect(link).to_be_visible(timeout=WAIT)
    link.click()
    row = page.locator(".orig .row[data-highlight]")
    expect(row).to_be_visible(timeout=WAIT)
    expect(row).to_contain_text("Der zweite und die folgenden Stiche ¶1")
    row.get_by_role("link", name="Farbe bedienen").click()
    expect(page).to_have_url(re.compile(r"rules\?.*follow-suit"), timeout=WAIT)


def test_the_readers_own_paragraph_stands_beside_the_table(getaway: Page):
    page = getaway
    visit(page, f"/replay?{SIX}&step=13&lang=de")
    own = page.locator(".cite .own-page")
    expect(own.get_by_text("In deinem Exemplar der Seite")).to_be_visible()
    expect(own.locator(".text")).to_have_attribute("lang", "de")
    expect(own.locator(".text")).to_contain_text(re.compile(r"\w{3}"))
    card(page, "pik-neun").click()
    expect(page.locator(".cite summary").filter(has_text="Farbe bedienen")).to_be_visible()
    expect(own.locator(".text")).to_contain_text(re.compile(r"\w{3}"))
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"/compare?{SIX}&step=13&move=N+%E2%99%A09&lang=en")
    own.scroll_into_view_if_needed()
    expect(own.get_by_text("In your copy of the page")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_columns_can_be_hidden(getaway: Page):
    page = getaway
    row = rows(page).filter(has_text="Der erste Stich ¶1").first
    wide = page.locator(".st-key-originals-wide")
    wide.get_by_role("button", name="Erklärung").click()
    expect(row.locator(".cell.why").first).to_be_hidden(timeout=WAIT)
    expect(row.locator(".cell.original")).to_be_visible()
    wide.get_by_role("button", name="Original").click()
    expect(row.locator(".cell.original")).to_be_hidden(timeout=WAIT)
    expect(row.locator(".cell.ours").first).to_be_visible()


def test_tabs_on_a_phone(getaway: Page):
    page = getaway
    page.set_viewport_size({"width": 390, "height": 800})
    row = rows(page).filter(has_text="Der erste Stich ¶1").first
    tabs = page.locator(".st-key-originals-narrow")
    expect(tabs).to_be_visible()
    expect(row.locator(".cell.original")).to_be_visible()
    expect(row.locator(".cell.ours").first).to_be_hidden()
    tabs.get_by_role("radio", name="Erklärung").click()
    expect(row.locator(".cell.why").first).to_be_visible(timeout=WAIT)
    expect(row.locator(".cell.original")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_six_tricks_can_be_stepped(page: Page):
    text = own_page("getaway")
    trick = (
        "West legt herz2, Nord gibt herz6, Ost wirft kreuzK dazwischen, und damit ist dieser vierte Stich schon vorbei."
    )
    opened(page, "/originals?game=getaway&lang=de")
    lines = text.split("\n")
    start = lines.index("Der zweite und die folgenden Stiche")
    items = [n for n in range(start, len(lines)) if lines[n].startswith("  •")]
    lines[items[5]] = f"  • {trick}{' Ost hatte kein Herz mehr und war froh darüber.' * 5}"
    put(page, "getaway.txt", "\n".join(lines).encode())
    shown(page)
    row = rows(page).filter(has_text="Ost wirft").first
    expect(row.get_by_role("img", name="Kreuz-König")).to_be_visible()
    row.locator(".pick").click()
    about = page.locator(".st-key-originals-about")
    expect(about.get_by_text("Dieser Absatz beschreibt die Schritte 13 bis 15 des Beispiels.")).to_be_visible(
        timeout=WAIT
    )
    expect(about.get_by_text(re.compile("Schritt 12 von 21"))).to_be_visible()
    about.get_by_role("button", name="Weiter").first.click()
    expect(about.get_by_text(re.compile("Schritt 13 von 21"))).to_be_visible(timeout=WAIT)
    opened(page, "/originals?game=getaway&lang=de")
    remove(page)


def test_hostile_html_is_words_only(page: Page):
    foreign: list[str] = []
    page.on("request", lambda r: foreign.append(r.url) if "example.org" in r.url else None)
    body = "".join(f"<p>{line}</p>" for line in own_page("getaway").splitlines() if line.strip())
    opened(page, "/originals?game=getaway&lang=de")
    put(
        page,
        "böse<img src=x onerror=stolen=1>.html",
        f"<html><body>{HOSTILE_BITS}{body}</body></html>".encode(),
        "text/html",
    )
    shown(page)
    expect(page.locator(".orig").get_by_text('<img src=x onerror="window.stolen = true">').first).to_be_visible()
    page.locator(".orig").get_by_text("Klick", exact=True).first.click()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.stolen") is None
    assert foreign == []
    for bad in ("script", "iframe", "svg", 'img[src*="example"]', "[onclick]", "[onerror]", 'a[href^="javascript"]'):
        assert page.locator(f".orig {bad}").count() == 0, bad
    opened(page, "/originals?game=getaway&lang=de")
    remove(page)


@pytest.mark.parametrize(
    ("name", "raw", "sentence"),
    [
        ("leer.txt", b" ", "steht kein Text"),
        ("bild.txt", b"\x89PNG\r\n\x1a\n\0\0", "ist kein lesbarer Text"),
        ("einkauf.txt", b"Milch, Brot, Butter", "ist keine der Seiten"),
    ],
)
def test_unreadable_file_gets_a_sentence(page: Page, name: str, raw: bytes, sentence: str):
    opened(page, "/originals?game=gurke&lang=de")
    put(page, name, raw)
    expect(page.get_by_text(f"„{name}“").first).to_contain_text(sentence, timeout=WAIT)


def test_unknown_paragraph_is_said(getaway: Page):
    getaway.goto("/originals?game=getaway&lang=de&para=Nirgends+%C2%B61")
    expect(getaway.get_by_text("„Nirgends ¶1“ steht nicht in dieser Kopie.")).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_coverage_works_without_a_copy(page: Page, lang: str):
    page.goto(f"/covered?game=gurke&lang={lang}")
    expect(page.locator(".cov").first).to_be_visible(timeout=WAIT)
    expect(page.locator(".bars li")).to_have_count(5)
    page.get_by_text("Nur was offen ist" if lang == "de" else "Only what is open").click()
    expect(page.locator('.cov[data-state="full"]')).to_have_count(0, timeout=WAIT)
    page.locator(".bars").get_by_role("link", name="Getaway").click()
    expect(page).to_have_url(re.compile("game=getaway"), timeout=WAIT)


def test_elsewhere_a_copy_stays_in_the_session(browser, tmp_path):
    """Where others reach the app too, what a reader uploads is theirs alone, and gone with the session."""
    with running(tmp_path / "server.log", env={**os.environ, "TUTOR_PLACE": "hosted"}) as hosted:
        away = browser.new_context(base_url=hosted.url)
        page = away.new_page()
        opened(page, "/originals?game=getaway&lang=de")
        expect(page.get_by_text("Diese App läuft nicht auf deinem Rechner")).to_be_visible(timeout=WAIT)
        put(page, "getaway.txt", own_page("getaway").encode())
        shown(page)
        away.close()
        other = browser.new_context(base_url=hosted.url)
        page = other.new_page()
        opened(page, "/originals?game=getaway&lang=de")
        expect(page.get_by_text("Von Getaway ist noch keine Kopie da")).to_be_visible(timeout=WAIT)
        other.close()
