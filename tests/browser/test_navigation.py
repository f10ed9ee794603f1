"""The way from page to page: what is used most one press away, the rest in groups, on a desk and on a phone."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from look import ALL_PAGES, LESSON, begun, settled, text_of, visit
from playwright.sync_api import Page, WebSocketRoute, expect

from tutor.store.classes import open_class
from tutor.store.keeping import Store


def barriers(page: Page) -> list[str]:
    """Return everything that axe finds."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


OUTLINED = """(one) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
  const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const page = channels(getComputedStyle(document.querySelector("[data-testid=stApp]")).backgroundColor);
  const apart = channels(outlineColor).reduce((sum, one, n) => sum + Math.abs(one - page[n]), 0);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && apart > 150;
}"""
"""A line stands around it that differs from the page."""


ENLARGED = {"width": 640, "height": 360}
"""A desk enlarged twice: too low for a menu at its lower edge, so there is the drawer."""
FIRST_LOOK = 6
"""So many entries the menu has at most at first sight, the one with all others among them."""


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_everything_is_in_sight_or_one_press_away(browser, browser_context_args, base_url: str, locale: str) -> None:
    with browser.new_context(**{**browser_context_args, "locale": locale, "base_url": base_url}) as context:
        page = context.new_page()
        visit(page, "/")
        ways = page.get_by_role("navigation").first
        expect(ways.get_by_role("link", name="Practise" if locale == "en-GB" else "Üben")).to_be_visible()
        groups = ways.get_by_role("button").filter(visible=True)
        assert not [name for name in groups.all_inner_texts() if re.search(r"\d", name)]
        assert ways.get_by_role("link").filter(visible=True).count() + groups.count() <= FIRST_LOOK
        groups.filter(has_text="More" if locale == "en-GB" else "Mehr").click()
        expect(page.get_by_role("menu").get_by_role("menuitem")).to_have_count(len(ALL_PAGES) - FIRST_LOOK + 1)
        assert not barriers(page)


def test_a_group_is_opened_and_walked_without_a_mouse(page: Page) -> None:
    visit(page, "/")
    group = page.get_by_role("button", name="More")
    group.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Our table’s rules")).to_be_focused()
    page.keyboard.press("ArrowDown")
    there = page.get_by_role("menuitem", name="Review")
    expect(there).to_be_focused()
    assert there.evaluate("one => parseFloat(getComputedStyle(one).outlineWidth)") >= 2
    page.keyboard.press("Escape")
    expect(group).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/covered"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_where_the_keyboard_is_can_be_seen(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    visit(page, "/")
    link = page.get_by_role("link", name="Rules", exact=True).first
    group = page.get_by_role("button", name="More")
    for part in (link, group):
        for _ in range(20):
            page.keyboard.press("Tab")
            if part.evaluate("one => one === document.activeElement"):
                break
        assert part.evaluate(OUTLINED)
    page.set_viewport_size(ENLARGED)
    page.get_by_test_id("stExpandSidebarButton").click()
    drawn = page.get_by_role("navigation").get_by_role("link", name="Rules", exact=True)
    expect(drawn).to_be_visible()
    page.get_by_role("navigation").get_by_role("link", name="Play", exact=True).focus()
    page.keyboard.press("Tab")
    expect(drawn).to_be_focused()
    assert drawn.evaluate(OUTLINED)


def test_the_drawer_of_an_enlarged_page_has_the_groups_by_name(page: Page) -> None:
    page.set_viewport_size(ENLARGED)
    visit(page, "/")
    page.get_by_test_id("stExpandSidebarButton").click()
    group = page.get_by_role("navigation").get_by_role("group", name="More")
    expect(group.get_by_role("link")).to_have_count(len(ALL_PAGES) - FIRST_LOOK + 1)
    assert not barriers(page)
    group.get_by_role("link", name="Judge").click()
    expect(page).to_have_url(re.compile("/judge"))
    settled(page)


def teach_my_own(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name="Teach").click()
    page.get_by_role("button", name="Make it my own").click()


def judge_by_the_menu(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Judge").click()


@pytest.mark.parametrize(
    ("before", "here", "press", "there"),
    [
        (
            "/course?game=gurke&lang=en",
            "Start",
            lambda page: page.get_by_role("button", name="Continue where").click(),
            "course",
        ),
        ("/replay?case=gurke.ex.first-hand&lang=en", "", judge_by_the_menu, "judge"),
        ("/course?game=gurke&lang=en", "", teach_my_own, "notebooks"),
    ],
    ids=["go on", "the menu takes the case along", "a course of one's own"],
)
def test_one_press_of_back_undoes_one_press(
    page: Page, before: str, here: str, press: Callable[[Page], None], there: str
) -> None:
    """Wherever the server has a say in the address of the next page."""
    visit(page, before)
    if here:
        page.get_by_role("navigation").get_by_role("link", name=here).click()
        settled(page)
    from_ = page.url
    press(page)
    expect(page).to_have_url(re.compile(rf"/{there}\?.*(game|case|notebook)="))
    settled(page)
    page.go_back()
    expect(page).to_have_url(from_)
    settled(page)
    expect(page).to_have_url(from_)


def test_the_address_waits_for_its_page(page: Page) -> None:
    """Where the server hears nothing, the page stays, and so does what its address says."""
    cut = False

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: None if cut else server.send(said))

    page.route_web_socket(re.compile("/_stcore/stream"), between)
    visit(page, "/rules?lang=en&game=gurke")
    here, cut = page.url, True
    page.locator(".ways a[data-go*=case]").filter(visible=True).first.click()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("menuitem", name="Judge")).to_be_visible()
    assert page.url == here


@pytest.mark.usefixtures("newcomer")
def test_a_link_within_a_page_is_in_the_address_and_the_next_press_stays_there(teacher: Page, store: Store) -> None:
    begun(teacher, "Mine")
    visit(teacher, "/notebooks?lang=en")
    teacher.get_by_role("link", name="Write").click()
    expect(text_of(teacher)).to_be_visible()
    expect(teacher).to_have_url(re.compile("notebook="))
    teacher.get_by_role("button", name="Question here").first.click()
    settled(teacher)
    expect(text_of(teacher)).to_be_visible()
    teacher.go_back()
    expect(teacher.get_by_role("link", name="Write")).to_be_visible()
    expect(teacher).not_to_have_url(re.compile("notebook="))

    held = open_class(store, "Following suit", "en", LESSON, 2)
    visit(teacher, "/classes?lang=en")
    teacher.get_by_role("link", name="Lead").first.click()
    expect(teacher).to_have_url(re.compile(f"room={held.id}"))
    settled(teacher)
    teacher.get_by_role("button", name="First question").click()
    expect(teacher.locator(".where").first).to_contain_text("1 of 2")
    expect(teacher).to_have_url(re.compile(f"room={held.id}"))
