"""Moments that count: seen by everybody, heard by whoever wants to hear them."""

from io import BytesIO

from look import SIX, card, settled, table, visit
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, expect

COUNT = """window.struck = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.struck += 1; return start.apply(this, when); };
}"""
"""How many notes a page has begun."""


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
    page.add_init_script("""localStorage.setItem("tutor.listening", '{"sound":true}')""")
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
