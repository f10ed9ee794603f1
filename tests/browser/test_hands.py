"""For low vision and for hands: nothing covers the hand that was asked about, and everything is large enough to hit."""

from __future__ import annotations

import pytest
from look import SIX, card, settled, visit
from playwright.sync_api import Browser, Page, expect
from test_voice import sit_down, waiting

from tutor.games import shelf

DEEP = """const deep = (root) => [...root.querySelectorAll("*")].flatMap(
  (one) => [one, ...(one.shadowRoot ? deep(one.shadowRoot) : [])]);
const seen = (kind) => deep(document).filter((one) => one.matches(kind)
  && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  && !one.closest("[data-testid=stSidebar]"));"""
SMALL = f"""([kind, least]) => {{ {DEEP}
  return seen(kind).map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < least - 0.5
      && getComputedStyle(one).display !== "inline"
      && !(one.localName === "input" && one.closest("label, [data-testid=stMultiSelect]")))
    .map(([one, box]) => `${{one.ariaLabel ?? one.textContent.trim().slice(0, 30)}} ${{box.width}} ${{box.height}}`);
}}"""
STOPS = f"""() => {{ {DEEP}
  return seen("a[href], button, input, select, textarea, summary, [tabindex]")
    .filter((one) => one.tabIndex >= 0 && !one.disabled).length;
}}"""
ANY = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=tab]"
ANSWERS = ".go, .ask, .way, .pill, .bar .tool"
PAGES = (
    f"/judge?{SIX}&step=13&move=N+%E2%99%A09",
    f"/replay?{SIX}&step=13",
    "/practise?case=getaway.x.01",
    "/compare?game=getaway",
    "/disputes",
    "/play",
    "/rules",
    "/review",
)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [390, 1280])
def test_everything_is_large_enough_to_hit(reader: Page, path: str, width: int) -> None:
    reader.set_viewport_size({"width": width, "height": 844})
    visit(reader, f"{path}{'&' if '?' in path else '?'}lang=en")
    assert reader.evaluate(SMALL, [ANY, 24]) == []
    assert reader.evaluate(SMALL, [ANSWERS, 44]) == []


@pytest.mark.parametrize("game", shelf())
def test_the_coverage_is_walked_through_by_keys(reader: Page, game: str) -> None:
    reader.set_viewport_size({"width": 1280, "height": 900})
    visit(reader, f"/covered?game={game}&lang=en")
    expect(reader.locator(".cov").first).to_be_visible()
    assert reader.evaluate(STOPS) <= 60


LOW = (640, 450)
"""A window of 1280 by 900 that is enlarged twice."""


def in_sight(page: Page, *parts: str) -> None:
    """Ask that nothing covers a hand or a trick: neither the header nor what is said."""
    above = page.locator("[data-testid=stHeader]").evaluate("node => node.getBoundingClientRect().bottom")
    below = page.locator(".line .side").evaluate("node => node.getBoundingClientRect().top")
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box is not None, part
        assert above - 1 <= box["y"], part
        assert box["y"] + box["height"] <= below + 1, part


@pytest.mark.parametrize("size", [(390, 844), LOW], ids=["phone", "enlarged twice"])
def test_the_answer_covers_neither_hand_nor_trick(browser: Browser, base_url: str, size: tuple[int, int]) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce") as context:
        page = context.new_page()
        visit(page, f"{base_url}/judge?{SIX}&step=13&lang=en")
        card(page, "nine of spades").click()
        side = page.locator(".line .side")
        expect(side).to_contain_text("Not legal")
        settled(page)
        in_sight(page, ".trick .play", ".hand[data-hand=N]")
        top = side.evaluate("node => node.getBoundingClientRect().top")
        assert top >= size[1] / 2, "the answer takes no more than half"


def test_whoever_plays_sees_hand_and_trick_when_enlarged_twice(browser: Browser, base_url: str) -> None:
    with browser.new_context(viewport={"width": LOW[0], "height": LOW[1]}, reduced_motion="reduce") as context:
        page = context.new_page()
        sit_down(page, "game=gurke&players=4&seed=5", "en", base_url)
        expect(waiting(page)).to_be_visible(timeout=30_000)
        in_sight(page, ".trick .play", ".seat[data-active] .hand")


UNDER_THE_CORNER = """(hand) => {
  const cards = [...hand.querySelectorAll("button.card")];
  const under = ([x, y]) => hand.getRootNode().elementFromPoint(x, y)?.closest("button.card");
  return cards.slice(1).filter((card, at) => {
    const { left, top, height } = card.getBoundingClientRect();
    return Math.abs(top - cards[at].getBoundingClientRect().top) < height / 2 && under([left + 6, top + 30]) !== card;
  }).map((card) => card.dataset.card);
}"""


def test_the_corner_of_a_card_is_its_own_also_beside_the_card_one_comes_from(reader: Page) -> None:
    """Who moves along a fan presses the card whose corner is under the pointer."""
    reader.set_viewport_size({"width": 1280, "height": 900})
    visit(reader, f"/judge?{SIX}&step=13&lang=en")
    settled(reader)
    hand = reader.locator(".hand:has(button.card)").first
    for at in range(1, hand.locator("button.card").count()):
        before = hand.locator("button.card").nth(at - 1)
        before.hover(position={"x": 12, "y": 30})
        assert hand.evaluate(UNDER_THE_CORNER) == []
    hand.locator("button.card").first.click(position={"x": 12, "y": 30})
    assert hand.evaluate(UNDER_THE_CORNER) == []
