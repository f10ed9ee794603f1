"""A phone in a class: on a slow line, asleep, without a network, read aloud, in one hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from look import LESSON
from playwright.sync_api import Browser, Page, expect

from tutor.store.classes import Held, choices, open_class
from tutor.store.keeping import Store
from tutor.store.leading import lead

SLOW = {"offline": False, "latency": 2_000, "downloadThroughput": -1, "uploadThroughput": -1}


@contextmanager
def phone(browser: Browser, **more: object) -> Iterator[Page]:
    said = {"locale": "en-GB", "viewport": {"width": 390, "height": 844}, "has_touch": True, **more}
    with browser.new_context(**said) as context:
        yield context.new_page()


def joined(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Join in").tap()
    expect(page.get_by_role("heading", name="You are in.")).to_be_visible()


def option(page: Page, name: str):
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def barriers(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def test_a_phone_that_is_slow_asleep_or_away_sees_what_the_others_see(
    browser: Browser, base_url: str, store: Store
) -> None:
    held = open_class(store, "Following suit", "en", LESSON, 2)
    url = f"{base_url}/join?c={held.code}"
    with phone(browser) as ann, phone(browser) as ben:
        joined(ann, url)
        joined(ben, url)
        line = ann.context.new_cdp_session(ann)
        held = lead(store, held.id, "next", held.revision)
        option(ben, "Jack of spades").tap()
        expect(option(ann, "Jack of spades")).to_be_visible()

        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
        option(ann, "Jack of spades").tap()
        expect(ann.locator("p.status")).to_have_text("Sending …")
        expect(option(ann, "Jack of spades")).to_have_attribute("aria-pressed", "true")
        expect(ann.locator("p.status")).to_have_text("Received")
        assert choices(store, held.id)[0, 1] == ["N ♠B"] * 2
        line.send("Network.emulateNetworkConditions", {**SLOW, "latency": 0})

        line.send("Page.setWebLifecycleState", {"state": "frozen"})
        held = lead(store, held.id, "reveal", held.revision)
        expect(ben.get_by_text("Your answer: Jack of spades – legal")).to_be_visible()
        held = lead(store, held.id, "next", held.revision)
        expect(ben.get_by_role("heading", name="You are North. What do you play?")).to_be_visible()
        line.send("Page.setWebLifecycleState", {"state": "active"})
        expect(ann.get_by_role("heading", name="You are North. What do you play?")).to_be_visible()

        ann.context.set_offline(True)
        expect(ann.get_by_text("No connection for")).to_be_visible()
        option(ann, "Ten of hearts").tap()
        expect(ann.locator("p.status")).to_have_text("Sending …")
        ann.context.set_offline(False)
        expect(ann.locator("p.status")).to_have_text("Received")
        expect(ann.get_by_text("Connected")).to_be_visible()
        assert choices(store, held.id)[1, 1] == ["N ♥10"]
        ann.reload()
        expect(option(ann, "Ten of hearts")).to_have_attribute("aria-pressed", "true")
        lead(store, held.id, "reveal", held.revision)
        for one in (ann, ben):
            expect(one.get_by_text(re.compile("^Legal: "))).to_be_visible()
        assert ann.locator("p.right").text_content() == ben.locator("p.right").text_content()


def test_a_phone_is_read_aloud_and_held_in_one_hand(browser: Browser, base_url: str, store: Store) -> None:
    held: Held = open_class(store, "Following suit", "en", LESSON, 2)
    with phone(browser, color_scheme="dark") as page:
        page.goto(f"{base_url}/join")
        page.get_by_role("textbox", name="Class code").fill("AAAAAA")
        page.get_by_role("button", name="Join in").tap()
        expect(page.get_by_role("alert")).to_have_text(re.compile("no such code"))
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        joined(page, f"{base_url}/join?c={held.code}")
        assert barriers(page) == []
        held = lead(store, held.id, "next", held.revision)
        first = option(page, "Jack of spades")
        expect(first).to_have_attribute("aria-pressed", "false")
        expect(page.locator("h1.ask")).to_contain_text("Which cards may North play?")
        low = option(page, "Two of clubs").bounding_box()
        assert low is not None
        assert 844 / 2 < low["y"] + low["height"] <= 844, "at the thumb, and in sight"
        before = first.bounding_box()
        first.tap()
        expect(page.locator("p.status")).to_have_text("Received")
        assert first.bounding_box() == before, "nothing moves under the thumb"
        assert min(one.bounding_box()["height"] for one in page.get_by_role("button").all()) >= 44
        assert barriers(page) == []
        lead(store, held.id, "reveal", held.revision)
        said = page.locator("section.said")
        expect(said).to_contain_text("Your answer: Jack of spades – legal")
        expect(option(page, "Jack of spades, chosen by you, legal")).to_have_attribute(
            "aria-disabled", "false"
        )  # it tells why
        page.locator("summary").first.tap()
        expect(said.get_by_role("button")).to_have_count(0)
        assert barriers(page) == []


def test_the_rules_are_asked_from_a_phone_while_the_class_answers_nothing(
    browser: Browser, base_url: str, store: Store
) -> None:
    held = open_class(store, "Following suit", "en", LESSON, 2)
    with phone(browser) as page:
        joined(page, f"{base_url}/join?c={held.code}")
        field = page.get_by_role("textbox", name="Ask the rules")
        field.fill("must I follow suit if I can?")
        page.get_by_role("button", name="Ask", exact=True).tap()
        expect(page.locator(".ruled .verdict")).to_have_text(re.compile(r"^Yes\.|^In |follow"))
        page.locator(".ruled summary").tap()
        expect(page.locator(".ruled details div")).to_be_visible()
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

        held = lead(store, held.id, "next", held.revision)
        expect(option(page, "Jack of spades")).to_be_visible()
        expect(field).to_be_hidden()
        lead(store, held.id, "reveal", held.revision)
        expect(field).to_have_value("must I follow suit if I can?")
        field.fill("what is the weather like tomorrow")
        field.press("Enter")
        expect(page.locator(".ruled .verdict")).to_have_text(re.compile("says nothing|nothing"))
