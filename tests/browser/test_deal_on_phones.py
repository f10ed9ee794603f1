"""A deal that everybody plays, on a phone: what it says of a card once the class has been told."""

from __future__ import annotations

import re

import pytest
from look import shot
from playwright.sync_api import Browser, expect

from tutor.classes.deals import GO_ON, Refused, on_phone, played
from tutor.core.play import verdicts
from tutor.notebook.reading import block_source
from tutor.store.classes import open_class
from tutor.store.keeping import Store
from tutor.store.leading import lead


def lesson(game: str) -> str:
    return f"---\ntitle: A deal\nlang: en\ngame: {game}\n---\n## One\n\n{block_source('play', {'game': game})}"


@pytest.mark.parametrize("game", ["getaway", "crazy-eights"])
def test_after_the_reveal_a_card_of_a_deal_says_what_it_is_and_what_would_turn_it_round(
    browser: Browser, base_url: str, store: Store, game: str
) -> None:
    held = open_class(store, "A deal", "en", lesson(game), 1)
    with browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True) as context:
        phone = context.new_page()
        phone.goto(f"{base_url}/join?c={held.code}&lang=en")
        phone.get_by_role("button", name="Join in").tap()
        expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
        lead(store, held.id, "next", 1)
        expect(phone.locator(".option").first).to_be_visible()
        moves: list[str] = []
        while (shown := on_phone(lesson(game), 0, "en", "\n".join(moves))["options"])[-1]["id"] == GO_ON:
            key = phone.locator(".option").last.get_attribute("data-key")
            phone.locator(".option").last.tap()
            moves.append(GO_ON)
            expect(phone.locator(f"[data-key='{key}']")).to_have_count(0)
        table = played(lesson(game), 0, "en", tuple(moves))
        legal = {str(one.move) for one in verdicts(table.game, table.state, table.you) if one.legal}
        lead(store, held.id, "reveal", 2)
        expect(phone.get_by_role("button", name=re.compile("legal$")).first).to_be_visible()
        for number, one in enumerate(shown):
            said = ", legal$" if one["id"] in legal else ", not legal$"
            expect(phone.locator(".option").nth(number)).to_have_attribute(
                "aria-label", re.compile(said), timeout=5_000
            )
        expect(phone.locator(".how")).to_contain_text("Tap a card or a move")
        expect(phone.locator("section.said")).to_be_hidden()
        phone.locator(".option").first.tap()
        phone.get_by_role("button", name="What if?").tap()
        expect(phone.locator(".tried h2")).to_be_visible()
        shot(phone, f"deal-{game}-what-if")


def test_a_phone_that_plays_is_answered_in_its_own_language(browser: Browser, base_url: str, store: Store) -> None:
    text = lesson("knockout-whist").replace("lang: en", "lang: de")
    held = open_class(store, "Ein Spiel", "de", text, 1)
    with browser.new_context(locale="de-DE", viewport={"width": 390, "height": 844}, has_touch=True) as context:
        phone = context.new_page()
        phone.goto(f"{base_url}/join?c={held.code}&lang=de")
        phone.get_by_role("button", name="Mitmachen").tap()
        expect(phone.get_by_text("Andere Klasse")).to_be_visible()
        lead(store, held.id, "next", 1)
        expect(phone.locator(".fact").first).to_contain_text("Hand")
        legal = next(
            number for number, one in enumerate(on_phone(text, 0, "de", "")["options"]) if played_well(text, one["id"])
        )
        with phone.expect_response("**/join/ballot") as answer:
            phone.locator(".option").nth(legal).tap()
        deal = answer.value.json()["deal"]
        assert deal["told"] == on_phone(text, 0, "de", deal["moves"])["told"]
        expect(phone.get_by_text("Du spielst").first).to_be_visible()


def played_well(text: str, move: str) -> bool:
    """Whether a move may be made first."""
    try:
        played(text, 0, "de", (move,))
    except Refused:
        return False
    return True
