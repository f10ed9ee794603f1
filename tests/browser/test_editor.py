"""A position made with the hands: built from an empty table, judged; with the mouse and with the keyboard alone."""

from __future__ import annotations

import io
import re
from urllib.parse import parse_qsl

import pytest
import zxingcpp
from look import from_menu, settled, table, visit
from PIL import Image
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from pypdf import PdfReader

from tutor.games import shelf
from tutor.shown.address import read_address
from tutor.words.library import book

ENOUGH = 20
"""Presses in which a case is made from an empty table."""

BUILT = {
    # Two twos lie, and the third player holds a two.
    "game=crazy-eights&preset=special-cards": (
        """place Top card, two of hearts, fold More about this moment, place Cards under it, two of spades,
        press Twos unanswered +, press Twos unanswered +, hand 3, two of diamonds, choose To move: 3,
        press Deal the rest""",
        "two of diamonds, legal",
    ),
    # North leads, East has to follow suit.
    "game=getaway": (
        "place Cards in the trick, king of spades, hand 2, ace of spades, two of hearts, press Deal the rest",
        "ace of spades, legal",
    ),
    # Elder has the king of trumps.
    "game=ecarte": (
        "place Turn-up, eight of hearts, hand 1, king of hearts, press Deal the rest",
        "propose",
    ),
    # A queen lies, and East may answer it.
    "game=gurke": (
        "place Cards in the trick, queen of spades, hand 2, ace of hearts, press Deal the rest",
        "ace of hearts, legal",
    ),
    # The only trump stays in hand while the suit can be followed.
    "game=knockout-whist": (
        """choose Trumps: ♥ hearts, place Cards in the trick, ace of spades, hand 2, two of spades, two of hearts,
        press Deal the rest""",
        "two of hearts, not legal",
    ),
}


def editor(page: Page) -> Locator:
    return page.locator(".editor")


def act(page: Page, what: str) -> int:
    """Do one thing, and return how many presses it takes."""
    made, (verb, _, rest) = editor(page), what.partition(" ")
    if verb == "place":
        made.get_by_role("radio", name=rest).check()
    elif verb == "hand":
        made.locator("[data-shape=hands]").get_by_role("radio").nth(int(rest) - 1).check()
    elif verb == "press":
        made.get_by_role("button", name=rest, exact=True).click()
    elif verb == "fold":
        made.get_by_text(rest).click()
    elif verb == "choose":
        name, _, value = rest.partition(": ")
        chosen = {"index": int(value) - 1} if value.isdigit() else {"label": value}
        made.get_by_role("combobox", name=name, exact=True).select_option(**chosen)
        return 2
    else:
        made.get_by_role("group", name="The pack").get_by_role("button", name=re.compile(f"^{what}")).click()
    return 1


def begun(page: Page, link: str) -> None:
    visit(page, f"/judge?{link}&mode=edit")
    expect(editor(page).get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize("link", BUILT)
def test_a_case_is_built_in_few_presses_judged_shared_and_printed(page: Page, link: str) -> None:
    steps, judged = BUILT[link]
    begun(page, link)
    presses = act(page, "press Empty table")
    presses += sum(act(page, step) for step in re.split(r",\s+", steps))
    expect(editor(page).get_by_text("This position can be judged.")).to_be_visible()
    presses += act(page, "press Judge this")
    assert presses <= ENOUGH
    is_judged(page, judged)
    is_compared(page, own_rules(link))
    is_judged(page, judged)
    from_menu(page, "Share")
    code = page.get_by_role("dialog").get_by_role("img")
    expect(code).to_be_visible()
    shared = page.get_by_role("dialog").get_by_test_id("stCode").inner_text().strip()
    seen = zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))
    assert [found.text for found in seen] == [shared]
    visit(page, f"{shared}&mode=print")
    expect(page.locator(".task")).to_be_visible()
    first, key = PdfReader(io.BytesIO(page.pdf(format="A4"))).pages
    assert "Key:" in key.extract_text()
    codes = [found.text for picture in first.images for found in zxingcpp.read_barcodes(picture.image)]
    assert codes == [shared]


def is_judged(page: Page, judged: str) -> None:
    """The case is on the table, and a card or button of it says what the engine does."""
    expect(table(page)).to_be_in_viewport()
    expect(table(page).get_by_role("button", name=re.compile(judged, re.IGNORECASE)).first).to_be_visible()
    assert "mode=" not in page.url
    assert "at=" in page.url


def own_rules(link: str) -> str:
    """The title of the rule set of a link, or of the usual one."""
    where = read_address(dict(parse_qsl(link)))
    game = shelf()[where.game]
    return book(game.folder).title(f"{game.key}.preset.{where.preset or next(iter(game.presets))}", "en")


def is_compared(page: Page, own: str) -> None:
    """The case is compared as it is, under its own rule set first, and the way back leads to it."""
    [mine] = re.findall("at=[^&]*", page.url)
    page.get_by_role("link", name="Compare rule sets").click()
    expect(page).to_have_url(re.compile(f"/compare.*{re.escape(mine)}"))
    settled(page)
    expect(page.locator(".result")).to_have_text(re.compile("on the rule set( here)?\\.$"))
    heads = page.locator("table.compare th[scope=col]")
    expect(heads.filter(has_text=own).first).to_be_visible()
    expect(heads.first).to_have_text("Move")
    expect(heads.nth(1)).to_contain_text(own)
    expect(heads.nth(2)).to_be_visible()
    page.get_by_role("link", name="Judge this position").click()
    expect(page).to_have_url(re.compile(f"/judge.*{re.escape(mine)}"))
    settled(page)


KEYED = {
    "game=crazy-eights&preset=special-cards": """6 Tab, 2 Enter, 2D, Enter, 2H, Enter, 2S,
        to To move, C, to Twos unanswered, 2 ArrowUp""",
    "game=getaway": "6 Tab, Enter, SA 2H, 3 Enter, N SK",
    "game=ecarte": "4 Tab, KH, 3 Enter, 8H",
    "game=gurke": "6 Tab, Enter, HA, 3 Enter, N SQ",
    "game=knockout-whist": "6 Tab, Enter, 2S 2H, 2 Enter, N SA, to Trumps, 2 ArrowDown",
}
"""The same cases by keys: so many presses of one, the field to go to, else what is typed."""
MANY = 40
FOCUSED = """() => {
  let node = document.activeElement;
  while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node.getAttribute("aria-label");
}"""


@pytest.mark.parametrize("link", KEYED)
def test_the_same_case_is_built_by_the_keyboard_alone(page: Page, link: str) -> None:
    begun(page, link)
    made, keys = editor(page), page.keyboard
    made.get_by_role("button", name="Empty table").focus()
    keys.press("Enter")
    expect(made).not_to_have_attribute("aria-busy", "true")
    presses = 3  # with those at the end
    for step in re.split(r",\s+", KEYED[link]):
        times, _, key = step.rpartition(" ")
        if key in ("Tab", "Enter", "ArrowUp", "ArrowDown"):
            for _ in range(int(times or 1)):
                keys.press(key)
                presses += 1
        elif step.startswith("to "):
            expect(made.get_by_label(step[3:], exact=True).first).to_be_visible()
            while page.evaluate(FOCUSED) != step[3:]:
                keys.press("Tab")
                presses += 1
                assert presses < MANY
        else:
            keys.type(step)
            presses += len(step)
            if made.locator(".place:focus-within").count():
                cards = re.findall("[2-9AKQ][SH]|[SH][AKQ]|2D", step)
                expect(made.locator(".place[data-active] .g")).to_have_count(len(cards))
    keys.press("Control+Shift+Enter")
    expect(made.get_by_text("This position can be judged.")).to_be_visible()
    keys.press("Control+Enter")
    assert presses <= MANY
    is_judged(page, BUILT[link][1])


def test_a_card_is_dragged_from_the_pack_from_hand_to_hand_into_the_trick_and_back(page: Page) -> None:
    begun(page, "game=getaway")
    act(page, "press Empty table")
    expect(editor(page)).not_to_have_attribute("aria-busy", "true")
    pack = editor(page).get_by_role("group", name="The pack")

    def place(name: str) -> Locator:
        return editor(page).locator(".place").filter(has=page.get_by_role("radio", name=name))

    pack.get_by_role("button", name=re.compile("^ace of spades")).drag_to(place("East"))
    for start, end in (("East", "West"), ("West", "Cards in the trick")):
        expect(place(start).locator(".g")).to_have_text(["♠A"], use_inner_text=True)
        place(start).locator(".g").drag_to(place(end))
        expect(place(start).locator(".g")).to_have_count(0)
    expect(place("Cards in the trick").get_by_role("combobox")).to_have_value("W")
    place("Cards in the trick").locator(".g").drag_to(pack)
    expect(place("Cards in the trick").locator(".g")).to_have_count(0)
    for name in ("West", "East"):
        act(page, "press Undo")
        if name == "West":
            act(page, "press Undo")
        expect(place(name).locator(".g")).to_have_text(["♠A"], use_inner_text=True)


def test_a_card_pressed_before_the_answer_is_put_to_what_is_there_then(page: Page) -> None:
    held: list[str | bytes] = []
    holding: list[bool] = []
    windows: list[WebSocketRoute] = []

    def between(window: WebSocketRoute) -> None:
        server = window.connect_to_server()
        windows.append(window)
        server.on_message(lambda told: held.append(told) if holding else window.send(told))

    def released() -> None:
        holding.clear()
        while held:
            windows[-1].send(held.pop(0))

    page.route_web_socket(re.compile("/_stcore/stream"), between)
    begun(page, "game=getaway&case=getaway.ex.six-tricks&step=13")
    lying = editor(page).locator(".place").filter(has=page.get_by_role("radio", name="North")).locator(".lying .g")
    act(page, "hand 1")
    holding.append(True)
    act(page, "press Empty table")
    act(page, "two of hearts")
    act(page, "hand 2")
    released()
    expect(lying).to_have_text(["♥2"], use_inner_text=True)
    act(page, "hand 1")
    holding.append(True)
    editor(page).get_by_role("textbox", name="North: Cards").fill("SA, king of hearts ♦Q J")
    act(page, "queen of hearts")
    released()
    expect(lying).to_have_text(["♠A", "♥K", "♥Q", "♦Q", "♦J"], use_inner_text=True)
    holding.append(True)
    act(page, "press Undo")
    act(page, "seven of clubs")
    released()
    expect(lying).to_have_text(["♠A", "♥K", "♦Q", "♦J", "♣7"], use_inner_text=True)


def test_what_cannot_be_is_said_at_its_place_and_everything_typed_stays(page: Page) -> None:
    begun(page, "game=getaway&case=getaway.ex.six-tricks&step=13")
    made = editor(page)
    made.get_by_role("radio", name="North").check()
    north = made.get_by_role("textbox", name="North: Cards")
    before = north.input_value()
    north.fill(f"{before} ♠Z")
    place = made.locator(".place").filter(has=page.get_by_role("radio", name="North"))
    expect(place.get_by_text("♠Z” is not a card")).to_be_visible()
    made.get_by_role("radio", name="East").check()
    expect(made.get_by_role("textbox", name="North: Cards")).to_have_value(f"{before} ♠Z")
    act(page, "press Judge this")
    expect(place.get_by_text("♠Z” is not a card")).to_be_visible()
    made.get_by_role("button", name="Undo").click()
    expect(made.get_by_text("This position can be judged.")).to_be_visible()
    act(page, "press Redo")
    expect(place.get_by_text("♠Z” is not a card")).to_be_visible()


def test_a_case_is_built_with_the_keyboard_alone_and_as_text(page: Page) -> None:
    begun(page, "game=knockout-whist")
    made, keys = editor(page), page.keyboard
    made.get_by_role("button", name="Empty table").focus()
    keys.press("Enter")
    made.get_by_role("radio").first.focus()
    keys.press("Space")
    keys.press("Tab")
    keys.type("SA, king of hearts ♦Q J")
    # Lists are the browser's own, and every keyboard opens them in another way.
    made.get_by_role("combobox", name="Trumps", exact=True).select_option("♥")
    made.get_by_role("group", name="The pack").get_by_role("button").first.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        keys.press(key)
    expect(made.locator(".place").first.locator(".g")).to_have_text(["♠A", "♥K", "♥Q", "♦Q", "♦J"], use_inner_text=True)
    keys.press("Control+z")
    expect(made.locator(".place").first.locator(".g")).to_have_text(["♠A", "♥K", "♦Q", "♦J"], use_inner_text=True)
    made.get_by_role("button", name="Deal the rest").focus()
    keys.press("Enter")
    expect(made.get_by_text("This position can be judged.")).to_be_visible()
    made.get_by_text("Everything as text").click()
    text = made.get_by_role("textbox", name="Everything as text")
    expect(text).to_have_value(re.compile("trump: ♥"))
    good = text.input_value()
    text.fill("game: knockout-whist\n\tplayers: 4\n")
    made.get_by_role("button", name="Use this text").click()
    expect(made.get_by_text("Line 2 cannot be read as YAML: It is indented with a tab")).to_be_visible()
    expect(text).to_have_value(re.compile("\tplayers"))
    text.fill(good.replace("trump: ♥", "trump: spades"))
    made.get_by_role("button", name="Use this text").click()
    expect(made.get_by_role("combobox", name="Trumps", exact=True)).to_have_value("♠")
    keys.press("Control+Enter")
    settled(page)
    expect(table(page)).to_be_in_viewport()


def by_the_menu(page: Page, name: str) -> None:
    if name == "practise":
        page.get_by_role("link", name="Practise").first.click()
    else:
        page.get_by_role("button", name="More").click()
        page.get_by_role("menuitem", name=name.capitalize()).click()


def test_the_menu_keeps_the_case_from_page_to_page(page: Page) -> None:
    visit(page, "/judge?game=gurke&case=gurke.scen.se-kk3")
    page.get_by_role("link", name="Compare rule sets").click()
    settled(page)
    expect(page).to_have_url(re.compile("/compare.*at="))
    packed = re.search("at=[^&]*", page.url)
    assert packed is not None
    for name in ("practise", "replay"):
        by_the_menu(page, name)
        expect(page).to_have_url(re.compile(f"/{name}.*game=gurke"))
        settled(page)
        assert (packed[0] in page.url) == (name != "practise")
    visit(page, f"/compare?game=gurke&{packed[0]}")
    page.get_by_text("What else would change it?").click()
    settled(page)
    expect(page.locator(".panel li").first).to_be_visible()
    page.locator(".panel li a").first.click()
    settled(page)
    expect(page).to_have_url(re.compile("presets="))
