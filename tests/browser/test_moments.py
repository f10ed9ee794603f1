"""Moments that count: seen by everybody, heard by whoever wants to hear them."""

from io import BytesIO

import pytest
from look import SIX, card, settled, table, visit
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, expect

COUNT = """window.struck = 0; window.pitches = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.struck += 1;
    pitches.push(this.frequency?.value);
    return start.apply(this, when);
  };
}"""
"""How many notes a page has begun, and which tones among them."""
WANTED = """localStorage.setItem("tutor.listening", '{"sound":true}')"""
FIRST_OF_STATION = 523
"""In hertz; no answer that is right has it."""


def switch_sound(page: Page) -> None:
    """Find the choice where one listens to a table, and press it."""
    page.get_by_role("button", name="Sound, reading aloud and keys").first.click()
    page.get_by_role("checkbox", name="Sounds for cards and good moments").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def mark(page: Page, *names: str) -> None:
    """Answer an exercise with these cards."""
    for name in names:
        card(page, name).click()
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Check").click()


def step(page: Page) -> int:
    """Go one card further, and return how many notes that had."""
    before = page.evaluate("window.struck")
    page.get_by_role("button", name="Next step").first.click()
    return int(page.evaluate("window.struck")) - before


def test_nothing_sounds_until_somebody_wants_it_and_the_wish_is_kept(teacher: Page, base_url: str) -> None:
    page = teacher
    page.add_init_script(COUNT)
    visit(page, f"{base_url}/replay?{SIX}&step=3&lang=en")
    assert step(page) == 0
    switch_sound(page)
    page.wait_for_function("window.struck > 0")
    assert step(page) > 0
    page.reload()
    settled(page)
    page.get_by_role("button", name="Next step").first.click()
    page.wait_for_function("window.struck > 0")
    switch_sound(page)
    assert step(page) == 0


def test_a_right_answer_is_heard_and_a_wrong_one_is_not(teacher: Page, base_url: str) -> None:
    page = teacher
    page.add_init_script(COUNT)
    page.add_init_script(WANTED)
    visit(page, f"{base_url}/practise?case=getaway.x.01&lang=en")
    mark(page, "jack of spades", "ace of hearts")
    expect(page.locator(".guessed.wrong")).to_be_visible()
    assert page.evaluate("window.struck") == 0
    page.get_by_role("button", name="Try again").click()
    mark(page, "jack of spades", "four of spades")
    expect(page.locator(".guessed.right")).to_be_visible()
    page.wait_for_function("window.struck > 0")


def test_whoever_goes_away_is_marked_once(page: Page) -> None:
    """Only in the moment it happens: a record that is opened later marks nobody."""
    visit(page, "/replay?game=getaway&step=0&lang=en")
    last = int(page.locator(".line .slider").get_attribute("max") or 0)
    for _ in range(last):
        page.keyboard.press("ArrowRight")
        if table(page).locator(".plate[data-away]").count():
            break
    expect(table(page).locator(".plate[data-away]")).to_have_count(1)
    page.reload()
    settled(page)
    expect(table(page).locator(".plate[data-out=done]")).to_have_count(1)
    expect(table(page).locator(".plate[data-away]")).to_have_count(0)


STILL = """() => [...document.querySelectorAll("*")].every((one) => !one.shadowRoot ||
  one.shadowRoot.getAnimations().every((motion) => motion.playState === "finished"))"""


def test_a_card_that_has_flown_in_looks_like_one_that_was_always_there(
    browser: Browser, browser_context_args: dict[str, object], base_url: str
) -> None:
    """Chromium keeps the letters of the size in which they flew, unless they are drawn as shapes."""
    seen = []
    for wish in ("reduce", "no-preference"):
        with browser.new_context(**{**browser_context_args, "reduced_motion": wish}) as context:
            page = context.new_page()
            page.set_viewport_size({"width": 390, "height": 844})
            visit(page, f"{base_url}/course?game=getaway&lang=en")
            laid = page.locator(".trick .card").first
            expect(laid).to_be_visible()
            page.wait_for_function(STILL)
            seen.append(Image.open(BytesIO(laid.screenshot())).convert("L"))
    apart = ImageStat.Stat(ImageChops.difference(*seen)).mean[0]
    assert apart < 8, "of 255; letters of another size come to more than 20"


FLIGHTS = """window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const told = this.getRootNode().querySelector(".line .where").textContent;
  flights.push([timing.duration, timing.duration + (timing.delay ?? 0), told]);
  return animate.call(this, frames, timing);
};
const dealt = () => [...document.querySelectorAll("*")].flatMap((one) => one.shadowRoot?.getAnimations() ?? [])
  .filter((one) => one.animationName === "dealt").map((one) => one.effect.getComputedTiming().endTime);
window.longest = 0;
const look = () => { window.longest = Math.max(longest, ...dealt()); requestAnimationFrame(look); };
look();"""
"""All that flies: how long by itself, until when after the first set off, and which step had been told by then."""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_what_moves_is_short_and_its_answer_is_there_before(
    browser: Browser, browser_context_args: dict[str, object], base_url: str, wish: str
) -> None:
    """Cards that are played, a trick that is cleared, one that is picked up; none for whoever wants things still."""
    with browser.new_context(**{**browser_context_args, "reduced_motion": wish}) as context:
        page = context.new_page()
        page.add_init_script(FLIGHTS)
        visit(page, f"{base_url}/replay?{SIX}&step=0&lang=en")
        numbers = []
        for n in range(1, 16):
            page.evaluate("window.flights = []")
            page.keyboard.press("ArrowRight")
            expect(page.locator(".line .where").first).to_contain_text(f"Step {n} of")
            expect(page.locator(".line[data-holding]")).to_have_count(0)
            flights = page.evaluate("window.flights")
            numbers.append(len(flights))
            for least, most, told in flights:
                assert least >= 150
                assert most <= 300
                assert told.startswith(f"Step {n} of")
        moving = wish == "no-preference"
        assert [bool(one) for one in numbers] == [moving] * 15
        assert [n for n, many in enumerate(numbers, 1) if many > 1] == ([4, 8, 12, 15] if moving else [])


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_deal_is_seen_to_arrive_and_is_short(
    browser: Browser, browser_context_args: dict[str, object], base_url: str, wish: str
) -> None:
    with browser.new_context(**{**browser_context_args, "reduced_motion": wish}) as context:
        page = context.new_page()
        page.add_init_script(FLIGHTS)
        visit(page, f"{base_url}/play?game=knockout-whist&seed=5&lang=en")
        page.get_by_role("button", name="Sit down and play").click()
        expect(table(page).locator(".hand .card").first).to_be_visible()
        settled(page)
        longest = page.evaluate("window.longest")
    assert (150 <= longest <= 300) if wish == "no-preference" else longest == 0


def test_a_trick_that_is_cleared_is_heard_besides_its_last_card(teacher: Page, base_url: str) -> None:
    page = teacher
    page.add_init_script(COUNT)
    page.add_init_script(WANTED)
    visit(page, f"{base_url}/replay?{SIX}&step=1&lang=en")
    step(page)  # a browser is silent until something was pressed, and may wake late
    page.wait_for_function("window.struck > 0")
    one = step(page)
    assert one > 0
    before = page.evaluate("window.struck")
    page.get_by_role("button", name="Next step").first.click()
    page.wait_for_function("(least) => window.struck > least", arg=before + one)


@pytest.mark.usefixtures("newcomer")
@pytest.mark.parametrize("wanted", [False, True])
def test_a_station_that_is_done_is_heard_by_whoever_wants_it(teacher: Page, base_url: str, wanted: bool) -> None:
    page = teacher
    page.add_init_script(COUNT)
    if wanted:
        page.add_init_script(WANTED)
    visit(page, f"{base_url}/course?game=gurke&station=forced&lang=en")
    page.get_by_role("button", name="two of clubs").first.click()
    for asked in (("four of spades", "four of hearts"), ("eight of diamonds", "nine of hearts", "ten of diamonds")):
        for name in asked:
            marked = page.get_by_role("button", name=f"{name}, press to mark")
            marked.scroll_into_view_if_needed()
            marked.click()
        page.get_by_role("button", name="Check").first.click()
        settled(page)
    expect(page.get_by_text("2 of 2 questions answered")).to_be_visible()
    expect(page.locator(".moment.station")).to_be_attached()
    if wanted:
        page.wait_for_function("(pitch) => window.pitches.includes(pitch)", arg=FIRST_OF_STATION)
    else:
        assert page.evaluate("window.struck") == 0
