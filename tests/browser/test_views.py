"""The same pages on a projector, on a phone and in the dark."""

import re

import pytest
from look import SIX, hand, said, settled, table, visit
from playwright.sync_api import Page, expect

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


SENTENCE = """(lines) => Math.min(...lines.map((line) => parseFloat(getComputedStyle(line).fontSize)))"""
SCREENS = [(1920, 1080), (1366, 768), (1280, 720), (1024, 768), (768, 1024)]
OVERLAPS = """(felt) => {
  const parts = [...felt.querySelectorAll(".seat > .plate, .seat > .hand, .seat > .actions, .play")];
  const boxes = parts.map((node) => node.getBoundingClientRect());
  const screen = [...document.querySelectorAll("*")].find((node) => node.shadowRoot?.querySelector(".line")).shadowRoot;
  boxes.push(screen.querySelector(".side").getBoundingClientRect());
  const pairs = boxes.flatMap((a, n) => boxes.slice(n + 1).map((b) => [a, b]));
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const meet = ([a, b]) => shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > 2;
  return pairs.filter(meet).map(([a, b]) => [a, b].map((box) => [box.x, box.y, box.width, box.height].map(Math.round)));
}"""


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_on_a_projector_nothing_overlaps_and_the_sentence_can_be_read(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for step in (13, 15):
        visit(page, f"/replay?{SIX}&step={step}&mode=projector")
        expect(said(page, "plays")).to_be_visible()
        assert table(page).evaluate(OVERLAPS) == []
        for wide, high in page.evaluate(OVERFLOW):
            assert (max(wide, 0), max(high, 0)) == (0, 0)
    size = page.locator(".said :is(.did, .comment, li)").evaluate_all(SENTENCE)
    if width > height:
        assert size >= 40 * height / 1080
    expect(said(page, "picks up")).to_be_in_viewport()
    expect(said(page, "South gets no turn")).to_be_in_viewport()


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
def test_a_presenters_keys(page: Page) -> None:
    visit(page, f"/replay?{SIX}&step=13&mode=projector")
    for key, n in (("PageDown", 14), ("PageUp", 13), (" ", 14), ("ArrowRight", 15)):
        page.keyboard.press(key)
        expect(page.get_by_role("status").filter(has_text=f"Step {n} of")).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_text("Explanation").first).to_be_in_viewport()
    page.keyboard.press("e")
    page.keyboard.press("b")
    expect(page.get_by_text("Press B to go on")).to_be_visible()
    page.keyboard.press("b")
    expect(page.get_by_text("Press B to go on")).to_be_hidden()


WITH_TABLES = {
    "start": "/",
    "replay": f"/replay?{SIX}&step=13",
    "judge": f"/judge?{SIX}&step=13",
    "compare": f"/compare?{SIX}&step=13",
    "practise": "/practise?case=getaway.x.01",
}


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
@pytest.mark.parametrize("name", WITH_TABLES)
def test_on_a_phone_the_answer_is_in_view_after_a_press(page: Page, name: str) -> None:
    visit(page, WITH_TABLES[name])
    pressed = hand(page, "North").get_by_role("button").first
    expect(pressed).to_be_visible()
    for card in hand(page, "North").get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    above = table(page).bounding_box()
    header = page.get_by_role("banner").bounding_box()
    assert above is not None
    assert header is not None
    if name != "start":  # there it is the title that stands above
        assert above["y"] - header["y"] - header["height"] <= 145  # 120 of tools and the margin of the page
    pressed.tap()
    if name == "practise":
        page.get_by_role("button", name="Check").tap()
    verdict = page.get_by_role("status").filter(has_text=re.compile("legal", re.IGNORECASE)).first
    expect(verdict.locator("p").first).to_be_in_viewport(ratio=0.9)


SHIFTS = """window.shifted = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true })"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 900), (1920, 1080)])
def test_nothing_jumps_while_a_page_comes(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(SHIFTS)
    found = {}
    for path in ("/rules", "/covered", "/originals", *WITH_TABLES.values()):
        visit(page, path)
        page.wait_for_load_state("networkidle")
        settled(page)
        found[path] = page.evaluate("window.shifted")
    assert not {path: shifted for path, shifted in found.items() if shifted >= 0.1}


@pytest.mark.browser_context_args(color_scheme="dark")
def test_a_dark_room_gets_a_dark_page(page: Page) -> None:
    visit(page, f"/judge?{SIX}&step=13&move=N+%E2%99%A09")
    colour = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
    assert max(map(int, re.findall(r"\d+", colour)[:3])) < 60
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--quiet')") == "#b9c0c0"
    expect(page.get_by_role("status").filter(has_text="Not legal")).to_be_visible()
