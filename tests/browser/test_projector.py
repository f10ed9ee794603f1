"""The table on the wall: everything on one screen, large enough for the last row, stepped by a presenter's keys."""

import random
import re

import pytest
from look import SIX, hand, said, table, visit
from playing import wander
from playwright.sync_api import Page, expect

from tutor.cases.transcript import Case
from tutor.core.moves import seated
from tutor.games import shelf
from tutor.shown.address import pack

OVERFLOW = """() => [document.documentElement, document.querySelector("[data-testid=stMain]")]
  .map((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])"""


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
@pytest.mark.parametrize("page_name", ["replay", "judge"])
def test_a_projector_shows_everything_at_once(page: Page, page_name: str) -> None:
    visit(page, f"/{page_name}?{SIX}&step=13&mode=projector")
    expect(table(page)).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("button", name="Leave the projector view")).to_be_visible()
    expect(page.get_by_role("combobox")).to_have_count(0)
    for wide, high in page.evaluate(OVERFLOW):
        assert (max(wide, 0), max(high, 0)) == (0, 0)
    for card in hand(page, "North").get_by_role("button").all():
        expect(card).to_be_in_viewport(ratio=0.2)


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
def test_a_projector_reveals_on_a_key(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13&mode=projector")
    card = hand(page, "North").get_by_role("button").first
    expect(card).not_to_have_accessible_name(re.compile("legal"))
    page.keyboard.press("l")
    expect(card).to_have_accessible_name(re.compile("not legal"))
    page.keyboard.press("ArrowRight")
    expect(table(page).get_by_text("East is to play")).to_be_attached()
    page.keyboard.press("p")
    expect(page.get_by_role("navigation")).to_be_visible()


SCREENS = [(1920, 1080), (1366, 768), (1280, 720), (1024, 768), (768, 1024)]
MOMENTS = {"getaway": 52, "knockout-whist": 23, "crazy-eights": 14, "ecarte": 12, "gurke": 24}
MOMENTS["gurke&case=gurke.replay.kurko"] = 19
"""A step of each game's first example that causes much, or of which much is said; and the end of which most is said."""
LOOK = """(felt) => {
  const all = (what) => [...felt.querySelectorAll(what)];
  const box = (node) => node.getBoundingClientRect();
  const side = (hand, name, most) => most(...[...hand.children].map((card) => box(card)[name]));
  const cards = (hand) => ({
    left: side(hand, "left", Math.min), right: side(hand, "right", Math.max),
    top: side(hand, "top", Math.min), bottom: side(hand, "bottom", Math.max),
  });
  const answer = felt.closest(".line").querySelector(".answer");
  const seen = [
    ...all(".plate, .action, .play, .pile > *").map((node) => [node.className, box(node)]),
    ...all(".hand").filter((hand) => hand.children.length).map((hand) => [hand.ariaLabel, cards(hand)]),
    ["what is said", box(answer.parentElement)],
  ];
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const meet = ([, a], [, b]) => shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > 2;
  const out = ([, a]) => a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1;
  const told = [...answer.querySelectorAll(".said :is(.did, .comment, li)")].filter((node) => node.checkVisibility());
  return {
    overlap: seen.flatMap((a, n) => seen.slice(n + 1).filter((b) => meet(a, b)).map((b) => `${a[0]} and ${b[0]}`)),
    out: seen.filter(out).map(([name]) => name),
    hidden: Math.max(0, answer.scrollHeight - answer.clientHeight - 2),
    size: Math.min(...told.map((node) => parseFloat(getComputedStyle(node).fontSize))),
  };
}"""
LAID_OUT = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


@pytest.mark.parametrize("game", MOMENTS)
def test_on_a_projector_nothing_overlaps_and_the_sentence_can_be_read(page: Page, game: str) -> None:
    visit(page, f"/replay?game={game}&step={MOMENTS[game]}&lang=de&mode=projector")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        expect(table(page)).to_be_visible()
        found = table(page).evaluate(LOOK)
        size = found.pop("size")
        assert found == {"overlap": [], "out": [], "hidden": 0}, (width, height)
        if width > height:
            assert size >= 40 * height / 1080
        for wide, high in page.evaluate(OVERFLOW):
            assert (max(wide, 0), max(high, 0)) == (0, 0)
    page.keyboard.press("PageUp")
    expect(said(page, f"Schritt {MOMENTS[game] - 1} von")).to_be_visible()


def test_nine_open_hands_leave_the_sentence_free_on_every_screen(page: Page) -> None:
    game, seats = shelf()["getaway"], seated(9)
    preset, options = next((name, one) for name, one in game.presets.items() if game.seats(one)[1] >= 9)
    moves = [one.move for one in wander(game, game.start(options, seats), random.Random(5), 6)]
    case = pack(Case(game, preset, options, seats, {}, tuple(moves)))
    visit(page, f"/replay?game=getaway&step=6&lang=de&mode=projector&at={case}")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        found = table(page).evaluate(LOOK)
        # Round a ring the cards of neighbours lie half over each other, as on a table.
        overlap = [one for one in found["overlap"] if one != "play and play"]
        assert (overlap, found["out"], found["hidden"]) == ([], [], 0), (width, height)


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
def test_a_presenters_keys(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13&mode=projector")
    for key, n in (("PageDown", 14), ("PageUp", 13), (" ", 14), ("ArrowRight", 15)):
        page.keyboard.press(key)
        expect(said(page, f"Step {n} of")).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_text("Explanation").first).to_be_in_viewport()
    page.keyboard.press("e")
    page.keyboard.press("b")
    expect(page.get_by_text("Press B to go on")).to_be_visible()
    page.keyboard.press("b")
    expect(page.get_by_text("Press B to go on")).to_be_hidden()
