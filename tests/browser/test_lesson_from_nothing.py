"""A lesson made from nothing with presses, then held: a desk, a wall and six phones, for each game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest
from look import from_menu, settled, shot, text_of, visit
from playwright.sync_api import Browser, Page, expect

from tutor.classes.view import asked
from tutor.notebook.asking import NOTHING, SHOWN, steps
from tutor.notebook.reading import read
from tutor.store.classes import classes
from tutor.store.classes import text_of as text_held
from tutor.store.keeping import Store
from tutor.words import library

GAMES = {
    "getaway": "Choose one",
    "knockout-whist": "Who is next",
    "crazy-eights": "Choose all that are right",
    "ecarte": "What happens next",
    "gurke": "How many cards",
}
"""What a teacher of each game asks besides what is legal."""


@dataclass
class Room:
    """What stands in a classroom; the next lesson finds it as the last one left it."""

    teacher: Page
    wall: Page
    phones: list[Page]


@pytest.fixture(scope="module")
def classroom(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Room]:
    with ExitStack() as stack:
        desk = stack.enter_context(browser.new_context(**browser_context_args))  # type: ignore[arg-type]
        teacher, wall = desk.new_page(), desk.new_page()
        wall.set_viewport_size({"width": 1920, "height": 1080})
        phones = []
        for _ in range(6):
            small = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True)
            phones.append(stack.enter_context(small).new_page())
        yield Room(teacher, wall, phones)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_made_from_nothing_and_held(classroom: Room, base_url: str, store: Store, game: str) -> None:
    prepared(classroom.teacher, game)
    teacher, wall = classroom.teacher, classroom.wall
    teacher.get_by_role("button", name="Hand out").click()
    teacher.get_by_role("link", name="With a class").click()
    teacher.get_by_role("button", name=re.compile("^Open a class")).click()
    expect(teacher.get_by_role("button", name="First question")).to_be_enabled()
    held = classes(store)[0]
    text = text_held(store, held.id)
    assert len(steps(read(text))) == 3
    visit(wall, f"/classes?room={held.id}&mode=projector&lang=en")
    for phone in classroom.phones:
        phone.goto(f"{base_url}/join?c={held.code}&lang=en")
        phone.get_by_role("button", name="Join in").tap()
        expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
    lead(teacher, "First question")
    for page in (wall, classroom.phones[0]):
        expect(page.locator(".prose")).to_contain_text("Look at this table")
        expect(page.locator(".prose")).not_to_contain_text("Write here")
    expect(teacher.locator(".desk")).not_to_contain_text("Write here")
    for number in range(3):
        expect(wall.locator(".where")).to_contain_text(f"{number + 1} of 3")
        answered(classroom, text, number, game)
        shot(teacher, f"{game}-{number}-desk")
        lead(teacher, "Next")
    expect(classroom.phones[0].get_by_role("heading", name="The lesson is over.")).to_be_visible()
    teacher.get_by_text("Results").click()
    expect(teacher.get_by_role("heading", name="Three rules to repeat")).to_be_visible()
    shot(teacher, f"{game}-results")


def lead(teacher: Page, name: str) -> None:
    teacher.locator(".board .steps").get_by_role("button", name=name, exact=True).click()


def saved(teacher: Page, version: int) -> None:
    expect(teacher.get_by_text(re.compile(f"^Saved .* version {version}$"))).to_be_visible()
    settled(teacher)


def prepared(teacher: Page, game: str) -> None:
    """Write a lesson: a line of words, a table, a question about it, and another one asked at the judge's."""
    visit(teacher, "/notebooks?lang=en")
    teacher.get_by_role("button", name="New notebook").click()
    teacher.get_by_label("Title").fill(f"From nothing: {game}")
    teacher.get_by_role("combobox", name="Game").click()
    teacher.get_by_role("option", name=library.book(game.replace("-", "_")).about["title"]["en"]).click()
    teacher.get_by_role("button", name="Begin", exact=True).click()
    expect(text_of(teacher)).to_be_visible()
    settled(teacher)
    text_of(teacher).press("Control+End")
    teacher.keyboard.insert_text("\nLook at this table before anybody speaks.\n")
    saved(teacher, 2)
    teacher.get_by_role("button", name="Insert", exact=True).click()
    teacher.get_by_role("button", name="Insert below the cursor").click()
    expect(text_of(teacher)).to_have_value(re.compile(r"```\{table\}"))
    teacher.keyboard.press("Escape")
    saved(teacher, 3)
    teacher.get_by_role("button", name="Question here").click()
    teacher.get_by_role("dialog").get_by_role("button", name="Insert the question").click()
    expect(text_of(teacher)).to_have_value(re.compile(r"```\{exercise\}"))
    if game == "getaway":  # elsewhere one asks what is in view; beside the text, about the table that the cursor is in
        visit(teacher, "/judge?case=getaway.x.03&lang=en")
        from_menu(teacher, "Ask this")
    else:
        teacher.locator(".mirror .row", has_text="{table}").click(force=True)  # what takes the press lies above it
        teacher.get_by_role("button", name="Question here").click()
    dialog = teacher.get_by_role("dialog")
    kind = GAMES[game]
    dialog.get_by_role("radio", name=kind).or_(dialog.get_by_role("button", name=kind)).first.click()
    settled(teacher)
    dialog.get_by_role("button", name="Insert the question").click()
    if game == "getaway":
        dialog.get_by_role("link", name="Open it").click()
    expect(text_of(teacher)).to_have_value(re.compile(r"```\{exercise\}[^`]*```[^`]*```\{exercise\}"))
    settled(teacher)
    shot(teacher, f"{game}-prepared")


def answered(room: Room, text: str, number: int, game: str) -> None:
    """Five phones answer what is right and one what is not; the wall keeps still until the reveal, then says it."""
    here = asked(text, number, "en")
    assert here.kind not in (SHOWN, NOTHING)
    wrong = next(one for one in here.options if one not in here.right)
    right = here.right if here.several else here.right[:1]
    for place, phone in enumerate(room.phones):
        expect(phone.locator(".where")).to_contain_text(f"{number + 1} of 3")
        for one in (wrong,) if place == 5 else right:
            phone.locator(".option").nth(here.options.index(one)).tap()
        expect(phone.get_by_text("Received")).to_be_visible()
    expect(room.teacher.locator(".number[data-answered=true]")).to_have_count(6)
    expect(room.wall.locator(".count")).to_contain_text("6 of 6")
    expect(room.wall.locator(".option[data-good=true]")).to_have_count(0)
    shot(room.wall, f"{game}-{number}-wall-asked")
    shot(room.phones[0], f"{game}-{number}-phone-asked")
    lead(room.teacher, "Reveal")
    expect(room.wall.locator(".option[data-good=true]")).to_have_count(len(here.right))
    expect(room.wall.locator(".option").nth(here.options.index(wrong)).locator(".note")).to_have_text("1 ✗")
    shot(room.wall, f"{game}-{number}-wall-revealed")
    expect(room.phones[5].locator(".right").first).to_be_visible()
    shot(room.phones[5], f"{game}-{number}-phone-revealed")
