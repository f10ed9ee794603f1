"""The app heard by somebody who sees nothing: Orca says what was announced, whole, once, in order."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from conftest import got_browser
from look import LESSON, SIX, visit
from orca import HURRY, Listener, got, words
from playwright.sync_api import Browser, Page, expect
from test_voice import GAMES, HOLE, MOVES, at_once, one_move, over, sit_down, waiting

from tutor.bench.app import browser_arguments
from tutor.notebook.courses import course
from tutor.store.classes import open_class
from tutor.store.keeping import Store
from tutor.store.leading import lead

SAID = "() => (globalThis['tutor.voice']?.said ?? []).map((one) => one.text)"
WAITS = "() => (globalThis['tutor.voice']?.queue.waiting ?? []).length"


@pytest.fixture(scope="module")
def orca(playwright, tmp_path_factory) -> Iterator[Listener]:
    waiting_room = tmp_path_factory.getbasetemp().parent
    got(waiting_room)
    browser = got_browser(playwright, waiting_room, window=True)
    listener = Listener(playwright, tmp_path_factory.mktemp("orca"), browser, browser_arguments())
    try:
        yield listener
    finally:
        listener.close()


def told(page: Page) -> list[str]:
    """Return what the page has announced."""
    return list(page.evaluate(SAID))


def all_heard(orca: Listener, since: int, before: int = 0) -> list[str]:
    """Return what was announced since then, once Orca has said each of it whole, once and in order."""
    orca.until(lambda: not orca.page.evaluate(WAITS), "something waits to be said for ever")
    messages = told(orca.page)[before:]
    for message in messages:
        orca.until_heard(message, since)
    heard, place = orca.heard(since), -1
    spoken = [" ".join(message.split()) for message in messages]
    for wanted in spoken:
        where = [n for n, one in enumerate(heard) if wanted in one]
        times = sum(wanted in one for one in spoken)  # what was asked twice is said twice, perhaps with more after it
        assert len(where) == times, f"“{wanted}” was said {len(where)} times, not {times}: {heard}"
        later = [n for n in where if n > place]
        assert later, f"“{wanted}” was said before what came first: {heard}"
        assert not HOLE.search(wanted), wanted
        place = later[0]
    return messages


def all_said(orca: Listener) -> None:
    """Wait until nothing more comes of itself: what was said may be what the next one waited for."""
    for _ in range(2):
        orca.until(lambda: not orca.page.evaluate(WAITS), "something waits to be said for ever")
        orca.quiet()  # a key that is pressed while Orca still gathers what it is to say, makes it forget that


def press_first_card(orca: Listener, name: str = "") -> int:
    """Press a card with the keyboard; return since when it is listened."""
    card = orca.page.locator("button.card").filter(visible=True)
    card = (orca.page.get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE)) if name else card).first
    since = orca.mark()
    card.press("Enter")
    return since


def opened(orca: Listener, base_url: str, path: str, lang: str) -> Page:
    since = orca.mark()
    visit(orca.page, f"{base_url}{path}{'&' if '?' in path else '?'}lang={lang}")
    orca.look_at_it()
    orca.until(lambda: bool(orca.heard(since)), "nothing of the page was said")
    orca.quiet()
    expect(orca.page.locator("html")).to_have_attribute("lang", lang)
    return orca.page


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_start_is_found_by_its_headings(orca: Listener, base_url: str, lang: str) -> None:
    page = opened(orca, base_url, "/", lang)
    headings = [" ".join(one.split()) for one in page.get_by_role("main").get_by_role("heading").all_inner_texts()]
    orca.key("ctrl+Home")
    for _ in headings[:2]:
        since = orca.mark()
        orca.key("h")
        orca.until(lambda since=since: any("heading" in one for one in orca.heard(since)), "no heading was said")
        said = " ".join(orca.heard(since))
        assert any(words(one) in words(said) for one in headings), (said, headings)
        assert words(said).count(words(next(one for one in headings if words(one) in words(said)))) == 1, said


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_that_is_judged_is_told_with_its_reason(orca: Listener, base_url: str, lang: str) -> None:
    page = opened(orca, base_url, f"/judge?{SIX}&step=13", lang)
    for n in range(2):
        since = press_first_card(
            orca, [["nine of spades", "six of hearts"], ["Pik-Neun", "Herz-Sechs"]][lang == "de"][n]
        )
        orca.until(lambda n=n: len(told(page)) == n + 1, "nothing was announced")
        (message,) = all_heard(orca, since, n)
        assert re.match(r"(Nine of spades|Six of hearts|Pik-Neun|Herz-Sechs): (not )?\w+", message)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_is_stepped_through_by_ear(orca: Listener, base_url: str, lang: str) -> None:
    page = opened(orca, base_url, f"/replay?{SIX}&step=11", lang)
    forth = page.get_by_role("button", name="Next" if lang == "en" else "Weiter").first
    for n in range(3):
        since = orca.mark()
        forth.press("Enter")
        orca.until(lambda n=n: len(told(page)) == n + 1, "the step was not announced")
        (message,) = all_heard(orca, since, n)
        assert f"{12 + n} " in message


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_exercise_is_answered_by_ear(orca: Listener, base_url: str, lang: str) -> None:
    page = opened(orca, base_url, "/practise?case=getaway.x.01", lang)
    press_first_card(orca)
    expect(page.locator("button.card[aria-pressed=true]").first).to_be_visible()
    check = page.get_by_role("button", name="Check" if lang == "en" else "Prüfen", exact=True).first
    before = len(told(page))
    since = orca.mark()
    check.press("Enter")
    orca.until(lambda: len(told(page)) > before, "the answer was not announced")
    assert len(all_heard(orca, since, before)) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_stations_of_a_course_are_heard(orca: Listener, base_url: str, lang: str) -> None:
    found = course("getaway", lang)
    assert found is not None
    for station in found.notebook.stations[:3]:
        page = opened(orca, base_url, f"/course?game=getaway&station={station.id}", lang)
        since = orca.mark()
        orca.key("ctrl+Home")
        orca.key("h")
        orca.until(lambda since=since: "heading" in " ".join(orca.heard(since)), "no heading was said")
        if page.locator("button.card").filter(visible=True).count():
            all_said(orca)  # what the others played first is told while the cards can be pressed already
            before = len(told(page))
            since = press_first_card(orca)
            orca.until(lambda page=page, before=before: len(told(page)) > before, "nothing was announced")
            assert len(all_heard(orca, since, before)) == 1


@pytest.mark.parametrize(("key", "lang"), list(zip(GAMES, ("de", "en", "de", "en", "de"), strict=True)))
def test_ten_moves_of_a_game_are_heard_move_by_move(orca: Listener, base_url: str, key: str, lang: str) -> None:
    page = orca.page
    page.goto("about:blank")
    sit_down(page, GAMES[key], lang, base_url)
    orca.look_at_it()
    at_once(page, lang)
    all_said(orca)
    since = orca.mark()
    begun = len(told(page))
    for _ in range(MOVES):
        page.evaluate(HURRY)
        if not one_move(page):
            break
    expect(waiting(page).or_(over(page)).first).to_be_visible()
    page.evaluate(HURRY)
    messages = all_heard(orca, since, begun)
    assert len(messages) <= 3 * MOVES + 3
    page.locator("[data-list=log] summary").click()
    expect(page.locator("[role=log] li").first).to_be_visible()
    lines = [line.split(". ")[0].rstrip(".") for line in page.locator("[role=log] li").all_inner_texts()]
    heard, place = words(" ".join(orca.heard(since))), 0
    mine = [words(line) for line in lines if words(line) in words(" ".join(messages))]
    assert mine
    for line in mine:
        found = heard.find(line, place)
        assert found >= 0, f"“{line}” was not said after “{heard[max(0, place - 80) : place]}”"
        place = found


def test_a_phone_of_a_class_is_heard(orca: Listener, base_url: str, server, browser: Browser) -> None:
    store = Store()
    try:
        held = open_class(store, "Following suit", "en", LESSON, 2)
        page = orca.page
        page.goto(f"{base_url}/join?c={held.code}")
        orca.look_at_it()
        since = orca.mark()
        page.get_by_role("button", name="Join in").press("Enter")
        expect(page.get_by_role("heading", name="You are in.")).to_be_visible()
        held = lead(store, held.id, "next", held.revision)
        orca.until_heard("Which cards may North play?", since)
        since = press_first_option(orca)
        expect(page.locator("p.status")).to_have_text("Received")
        lead(store, held.id, "reveal", held.revision)
        expect(page.get_by_text("Your answer: Jack of spades – legal")).to_be_visible()
        orca.until(lambda: "jack of spades" in words(" ".join(orca.heard(since))), "the answer was not said")
        for one in orca.heard(since):
            assert not HOLE.search(one), one
    finally:
        store.close()


def press_first_option(orca: Listener) -> int:
    option = orca.page.get_by_role("button", name=re.compile("^Jack of spades"))
    since = orca.mark()
    option.press("Enter")
    return since
