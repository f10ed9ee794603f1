"""The first table of a course: one press on the start page, and a card of one's own can be played."""

import re
from dataclasses import replace
from urllib.parse import quote

import pytest
from look import SHIFTS, heard, settled, visit
from playwright.sync_api import Page, expect

from tutor.notebook.blocks import sat_down, table_names
from tutor.notebook.courses import course
from tutor.shown.address import pack_text
from tutor.store.keeping import Store
from tutor.teaching.first_table import played_through
from tutor.ui.learner import ME
from tutor.ui.play_sitting import Sitting, written

OWN = ".hand[data-hand=Kim] button"


@pytest.mark.parametrize(
    ("size", "game", "told", "card"),
    [
        ((1280, 900), "getaway", "Spades were led", "jack of spades"),
        ((390, 844), "knockout-whist", "You lead", ""),
    ],
    ids=["desk", "phone"],
)
def test_one_sits_at_once_with_a_card_to_press(
    page: Page, size: tuple[int, int], game: str, told: str, card: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, f"/course?game={game}&station=table&lang=en")
    cards = page.locator(OWN)
    expect(cards.first).to_be_in_viewport()
    held = cards.count()
    expect(cards.nth(held - 1)).to_be_in_viewport()
    said = page.locator(".said").first
    expect(said.locator(".para")).to_have_count(0)  # no paragraph before something was refused
    expect(page.locator("details.cite:visible")).to_have_count(0)
    expect(page.locator(".actions button:visible")).to_have_count(0)  # taking a hand is not offered yet
    expect(said).to_contain_text(told)
    if not card:
        return
    page.get_by_role("button", name="two of hearts").first.click()
    expect(said).to_contain_text("Not legal")
    expect(page.locator("details.cite:visible")).to_have_count(1)
    page.get_by_role("button", name=card).first.click()
    expect(cards).to_have_count(held - 1)


ABOVE = """() => { const all = [...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean);
  const found = (name) => [document, ...all].map((root) => root.querySelector(name)).find(Boolean);
  const [hand, side] = [found(".hand[data-hand=Kim]"), found(".line .side")].map((one) => one.getBoundingClientRect());
  return hand.top >= 0 && hand.bottom <= side.top + 1 }"""


def test_on_a_phone_a_refusal_leaves_the_hand_to_be_pressed(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/course?game=getaway&station=table&lang=en")
    page.get_by_role("button", name="two of hearts").first.click()
    expect(page.locator(".said").first).to_contain_text("Not legal")
    page.wait_for_function(ABOVE)


FREE = ABOVE.replace("hand[data-hand=Kim]", "actions")


def test_on_a_phone_whoever_goes_on_sees_what_can_be_said(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/course?game=ecarte&station=king&lang=en")
    page.wait_for_function(ABOVE)
    page.wait_for_function(FREE)


TOGETHER = """(words) => { const all = [...document.querySelectorAll("*")];
  const inside = all.map((one) => one.shadowRoot).filter(Boolean);
  const every = (name) => [document, ...inside].flatMap((root) => [...root.querySelectorAll(name)]);
  const [head, menu, felt, said] = ["[data-testid=stHeader]", "[class*=st-key-ways-below]", ".felt", ".said"]
    .map((name) => every(name)[0].getBoundingClientRect());
  const text = every("p").find((one) => one.textContent.includes(words)).getBoundingClientRect();
  return text.top >= head.bottom && felt.top >= text.bottom && said.bottom <= menu.top }"""


def test_who_is_to_decide_is_told_no_rule_before(page: Page) -> None:
    visit(page, "/course?game=knockout-whist&station=follow&lang=en")
    said = page.locator(".said").first
    expect(said).to_contain_text("Press any of your cards")
    expect(said.locator(".para")).to_have_count(0)
    expect(page.locator("details.cite:visible")).to_have_count(0)
    page.get_by_role("button", name="eight of spades").first.click()
    expect(said.locator(".para")).to_have_count(1)


@pytest.mark.usefixtures("newcomer")
@pytest.mark.parametrize(
    ("station", "words", "card"),
    [
        ("gurke&station=beat", "Cleo has led a ten", "nine of hearts"),
        ("gurke&station=forced", "A new hand, and a beautiful one", "three of clubs"),
        ("gurke&station=iceland", "Are they enough?", "jack of hearts"),
        ("knockout-whist&station=follow", "You have two small diamonds", "eight of spades"),
        ("ecarte&station=rank", "Ada leads", "seven of spades"),
        ("crazy-eights&station=match", "she wears a crown", "king of spades"),
    ],
    ids=["gurke-beat", "gurke-forced", "gurke-iceland", "knockout-whist", "ecarte", "crazy-eights"],
)
def test_on_a_phone_question_table_and_answer_are_seen_together(
    page: Page, station: str, words: str, card: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"/course?game={station}&lang=en")
    page.locator(OWN).and_(page.get_by_role("button", name=card)).first.click()
    expect(page.locator(".said .mark").first).to_be_visible()
    page.wait_for_function(TOGETHER, arg=words)


DELAYED = """() => { const [set, clear, held] = [window.setTimeout, window.clearTimeout, new Map()];
  window.setTimeout = (act, wait = 0, ...more) => {
    const id = set(wait >= 300 && wait < 1000 && !window.over ? () => {} : act, wait, ...more);
    if (wait >= 300 && wait < 1000 && !window.over) held.set(id, () => act(...more));
    return id;
  };
  window.clearTimeout = (id) => { held.delete(id); clear(id) };
  window.late = () => { window.over = true; for (const act of held.values()) act(); return held.size } }"""
"""What a busy machine does later than it should waits until it is let go."""


@pytest.mark.usefixtures("newcomer")
def test_who_has_pressed_is_not_taken_back_to_the_title(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(f"({DELAYED})()")
    visit(page, "/course?game=gurke&station=beat&lang=en")
    page.locator(OWN).and_(page.get_by_role("button", name="nine of hearts")).first.click()
    expect(page.locator(".said .mark").first).to_be_visible()
    page.wait_for_function(TOGETHER, arg="Cleo has led a ten")
    assert page.evaluate("late()")
    assert page.evaluate(TOGETHER, "Cleo has led a ten")


def test_who_goes_on_by_the_keys_goes_on_at_the_new_station(page: Page) -> None:
    visit(page, "/course?game=getaway&lang=en")
    page.get_by_role("button", name="On to").press("Enter")
    expect(page.get_by_role("heading", name="Nobody wins")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="two of hearts").first).to_be_focused()


@pytest.mark.usefixtures("newcomer")
def test_what_a_decision_was_waited_for_comes_into_view(page: Page) -> None:
    visit(page, "/course?game=getaway&station=escape&lang=en")
    page.get_by_role("button", name="two of hearts").first.click()
    expect(page.get_by_text("No: you are putting the kettle on.").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".said").first).to_be_in_viewport()


@pytest.mark.usefixtures("newcomer")
def test_what_comes_after_a_decision_leaves_the_answer_in_view(page: Page) -> None:
    visit(page, "/course?game=gurke&station=sweden&lang=en")
    expect(page.get_by_text("depend on the rule set")).to_have_count(0)  # that would be half of the answer
    page.locator(OWN).and_(page.get_by_role("button", name="seven of hearts")).first.click()
    expect(page.get_by_text("Everybody puts a coin in the pot").first).to_be_in_viewport()
    settled(page)
    expect(page.locator(".hand[data-hand=Kim]").nth(1)).to_be_attached()  # the next table has come, further down
    expect(page.get_by_text("depend on the rule set")).to_be_visible()
    expect(page.locator(".said .mark").first).to_be_in_viewport()


def test_nothing_moves_when_one_comes_to_a_course(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(SHIFTS)
    visit(page, "/?lang=en")
    page.evaluate("window.since = performance.now(); window.shifted = 0")
    page.locator("a[href*='game=ecarte']").first.click()
    expect(page.locator(OWN).first).to_be_visible()
    settled(page)
    assert page.evaluate("window.shifted") < 0.05


@pytest.mark.parametrize("station", ["exchange", "obligation"])
def test_who_comes_to_a_station_sees_its_title_whole(page: Page, station: str) -> None:
    """The menu cut the title through where the heading of a station stood just below it."""
    visit(page, f"/course?game=ecarte&station={station}&lang=en")
    expect(page.locator(".felt").first).to_be_visible()
    settled(page)
    assert page.evaluate("document.querySelector('[role=main], main').scrollTop") == 0


def test_the_game_is_there_again_when_one_comes_back(page: Page) -> None:
    visit(page, "/course?game=gurke&lang=en")
    cards = page.locator(OWN)
    expect(cards).to_have_count(7)
    page.get_by_role("button", name="six of diamonds").first.click()
    expect(cards).to_have_count(6)
    page.get_by_role("button", name="On to").click()
    settled(page)
    page.get_by_role("button", name="Back to").click()
    settled(page)
    expect(page.locator(OWN)).to_have_count(6)


WHOLE = """---
title: T
lang: en
game: getaway
version: 1
---

## One {#one}

```{sit}
players: [Kim, Ada, Ben, Zoe]
you: Kim
position: {hands: {Kim: "♥3", Ada: "♥10 ♣3"}, power: Ada, number: 20}
moves: [Ada ♥10]
whole: true
after: "All over."
```
"""


def test_a_whole_game_ends_on_its_own_screen_and_goes_on_there(page: Page) -> None:
    visit(page, f"/course?text={quote(pack_text(WHOLE))}&lang=en")
    page.get_by_role("button", name="three of hearts").first.click()
    expect(page.locator(".said").first).to_contain_text("Lost: Ada")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("link", name="Your table’s rules")).to_be_visible()
    expect(page.get_by_role("button", name="What now?")).to_have_count(0)  # nothing is to be decided
    page.get_by_role("button", name="Harder opponents").click()
    expect(page.locator(OWN)).to_have_count(1)
    expect(page.get_by_role("button", name="What now?")).to_be_enabled()


def test_on_a_phone_all_that_a_whole_game_leads_on_to_is_seen(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    text = WHOLE.replace("lang: en", "lang: de")  # the longer labels: three rows of them
    visit(page, f"/course?text={quote(pack_text(text))}&lang=de")
    page.get_by_role("button", name="Herz-Drei").first.click()
    last = page.get_by_role("link", name="Die Regeln eures Tischs")
    expect(last).to_be_visible()
    page.wait_for_function(
        "one => one.getBoundingClientRect().bottom <= [...document.querySelectorAll('*')]"
        ".map((each) => each.shadowRoot).map((root) => root?.querySelector('.line .side')).find(Boolean)"
        ".getBoundingClientRect().top",
        arg=last.element_handle(),
    )


def test_a_station_that_is_gone_is_said_in_one_sentence_with_the_way_on(page: Page) -> None:
    visit(page, "/course?game=gurke&station=no-such&lang=en")
    expect(page.get_by_text("There is no station “no-such” here any more")).to_be_visible()
    expect(page.get_by_role("button", name="On to")).to_be_visible()


@pytest.mark.usefixtures("newcomer")
def test_when_a_first_table_is_over_there_is_one_way_on(page: Page, store: Store) -> None:
    one = course("knockout-whist", "en")
    assert one is not None
    block = next(part for part in one.notebook.blocks if part.kind == "sit")
    table = sat_down(block, one.game)
    name = f"course:{one.game}#{table_names(block, one.notebook)[0]}"
    sitting = Sitting(replace(table.case, moves=()), played_through(table.sit()), table=name)
    store.keep_game(ME, written(sitting))
    visit(page, f"/course?game={one.game}&station=table&lang=en")
    expect(page.get_by_role("button", name="Play this deal again")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^On to"))).to_have_count(1)


FREE_OF_MENU = """(words) => { const all = [...document.querySelectorAll("*")];
  const inside = all.map((one) => one.shadowRoot).filter(Boolean);
  const every = (name) => [document, ...inside].flatMap((root) => [...root.querySelectorAll(name)]);
  const text = every("p").find((one) => one.textContent.includes(words)).getBoundingClientRect();
  return text.bottom <= every("[class*=st-key-ways-below]")[0].getBoundingClientRect().top }"""
SHOWN = ".line:visible .hand[data-hand={}] .card:not(.back)"


@pytest.mark.usefixtures("newcomer")
def test_who_is_asked_sees_no_more_than_at_the_table(page: Page) -> None:
    visit(page, "/course?game=gurke&station=beat&lang=en")
    page.get_by_role("button", name="Read on without deciding").click()
    marked = page.get_by_role("button", name="three of spades, press to mark")
    marked.scroll_into_view_if_needed()
    expect(marked).to_be_visible()
    settled(page)
    for name in ("Anna", "Ben", "Cleo"):
        expect(page.locator(SHOWN.format(name))).to_have_count(0)
    visit(page, "/course?game=gurke&station=sweden&lang=en")  # the same under two rule sets
    expect(page.locator(SHOWN.format("Kim"))).to_have_count(3)
    expect(page.locator(SHOWN.format("Anna"))).to_have_count(0)
    visit(page, "/course?game=crazy-eights&station=count&lang=en")  # a question of what others hold
    page.get_by_role("button", name="Read on without deciding").click()
    page.get_by_text("Ada is out first.").scroll_into_view_if_needed()
    expect(page.locator(SHOWN.format("Ben")).last).to_be_visible()


@pytest.mark.usefixtures("newcomer")
def test_an_answer_that_was_chosen_is_told_once_and_comes_into_view(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/course?game=gurke&station=last-trick&lang=en")
    page.get_by_role("button", name="Read on without deciding").click()
    for answer, verdict in (("You, with the lowest.", "Not quite."), ("Ben, with the highest card.", "All correct.")):
        page.get_by_text(answer).click()
        settled(page)
        check = page.get_by_role("button", name="Check").first
        check.evaluate("one => one.scrollIntoView({block: 'end'})")  # the last thing in view
        check.click()
        expect(page.get_by_text(verdict, exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_text("There are no suits here.")).to_be_in_viewport(ratio=1)
        page.wait_for_function(FREE_OF_MENU, arg="There are no suits here.")
        assert [one for one in heard(page) if verdict in one] == [heard(page)[-1]]
        # The voice has said it: a part of the page that speaks for itself would say it again.
        expect(page.locator("[role=status], [role=alert]").filter(has_text=verdict)).to_have_count(0)


def test_text_and_hand_of_a_decision_are_on_one_screen(page: Page) -> None:
    visit(page, "/course?game=getaway&station=escape&lang=en")
    expect(page.get_by_text("Rain on the window")).to_be_in_viewport()
    expect(page.locator(OWN).first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollTop") < 60  # nobody had to scroll


TOUCHING = """() => { const all = [...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean);
  const names = all.flatMap((root) => [...root.querySelectorAll(".pile .about")]).map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  const beside = names.slice(1).filter((one, n) => Math.abs(one.top - names[n].top) < 30);
  return [beside.length, beside.filter((one) => one.left - names[names.indexOf(one) - 1].right < 4).length] }"""


@pytest.mark.usefixtures("newcomer")
def test_on_a_phone_the_names_of_piles_do_not_touch(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "/course?game=ecarte&station=exchange&lang=de")
    page.get_by_role("button", name="Weiterlesen, ohne").click()
    asked = page.get_by_text("Du hast gegeben und Ja gesagt")
    page.get_by_text("Ada hat noch nichts gesagt").first.scroll_into_view_if_needed()
    asked.first.scroll_into_view_if_needed()
    settled(page)
    beside, touching = page.evaluate(TOUCHING)
    assert beside >= 3  # three piles on the last table, two on each before it
    assert touching == 0
