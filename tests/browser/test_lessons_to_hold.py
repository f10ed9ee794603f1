"""A lesson to begin with, held: a teacher's desk, a wall and six phones; a twin, a deal for all, and what is left."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from look import shot, visit
from playwright.sync_api import Browser, Locator, Page, expect

from tutor.notebook.asking import steps
from tutor.notebook.courses import lessons
from tutor.notebook.reading import write
from tutor.store.classes import open_class
from tutor.store.keeping import Store
from tutor.store.leading import lead as take_step


@pytest.mark.parametrize("game", ["getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"])
def test_a_lesson_is_held_to_its_end(browser: Browser, base_url: str, store: Store, teacher: Page, game: str) -> None:
    (lesson,) = (one for one in lessons("en") if one.game == game)
    held = open_class(store, lesson.notebook.title, "en", write(lesson.notebook), len(steps(lesson.notebook)))
    with ExitStack() as stack:
        phones = []
        for _ in range(6):
            said = {"locale": "en-GB", "viewport": {"width": 390, "height": 844}, "has_touch": True}
            phone = stack.enter_context(browser.new_context(**said)).new_page()
            phone.goto(f"{base_url}/join?c={held.code}&lang=en")
            phone.get_by_role("button", name="Join in").tap()
            expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
            phones.append(phone)
        wall = teacher.context.new_page()
        wall.set_viewport_size({"width": 1920, "height": 1080})
        visit(wall, f"/classes?room={held.id}&mode=projector&lang=en")
        visit(teacher, f"/classes?room={held.id}&lang=en")
        lead(teacher, "First question").click()
        expect(wall.locator(".prose")).to_contain_text("At the end of the lesson")
        expect(wall.locator(".ask")).to_have_text("")
        expect(teacher.locator(".clock")).to_have_text("0 of 5 min")
        shot(wall, f"{game}-1-aim")
        lead(teacher, "Next").click()
        expect(phones[0].locator(".prose")).to_contain_text("Watch first")
        lead(teacher, "Next").click()
        for phone in phones:
            answer_first(phone)
        expect(teacher.locator(".number[data-answered=true]")).to_have_count(6)
        fits(wall)
        shot(wall, f"{game}-2-asked")
        shot(teacher, f"{game}-2-desk")
        lead(teacher, "Reveal").click()
        expect(phones[0].locator(".right")).to_be_visible()
        fits(wall)
        shot(wall, f"{game}-3-revealed")
        lead(teacher, "Twin question").click()
        expect(wall.locator(".where")).to_contain_text("Twin of 3")
        expect(phones[0].locator(".where")).to_contain_text("Twin of 3")
        expect(phones[0].locator(".option").first).to_be_visible()
        shot(phones[0], f"{game}-4-twin")
        lead(teacher, "Come back to this").click()
        expect(lead(teacher, "Do not come back to this")).to_be_visible()
        for number in (4, 5, 6):
            lead(teacher, "Next").click()
            expect(teacher.locator(".where")).to_contain_text(f"{number} of 7")
        expect(phones[0].locator(".prose")).to_contain_text("Everybody plays the same deal")
        for phone in phones[:2]:
            play_one(phone)
        expect(wall.locator(".deal .number")).to_have_count(6)
        expect(wall.locator(".deal")).to_contain_text(re.compile("1: 1"))
        shot(phones[0], f"{game}-5-deal")
        lead(teacher, "Reveal").click()
        expect(wall.locator(".where")).to_contain_text("6 of 7")
        shot(wall, f"{game}-6-parted")
        end(teacher, wall, game)


BOTTOM_AND_TOP = """(side) => [side.getRootNode().querySelector(".felt").getBoundingClientRect().bottom,
  side.getBoundingClientRect().top]"""


def test_no_felt_covers_what_is_said_of_a_record(store: Store, teacher: Page) -> None:
    for lesson in lessons("de"):
        text = write(lesson.notebook)
        held = open_class(store, lesson.notebook.title, "de", text, len(steps(lesson.notebook)))
        for _ in range(2):
            held = take_step(store, held.id, "next", held.revision)
        for size in ((1024, 768), (1920, 1080)):
            teacher.set_viewport_size({"width": size[0], "height": size[1]})
            visit(teacher, f"/classes?room={held.id}&mode=projector&lang=de")
            expect(teacher.locator(".plate .name").first).to_be_visible()
            felt, said = teacher.locator(".line .side .answer").evaluate(BOTTOM_AND_TOP)
            assert felt <= said + 1, (lesson.game, size)


HIGHER = """(all) => all.filter((one) => one.getBoundingClientRect().height
  > parseFloat(getComputedStyle(one.closest(".ask")).lineHeight) + 1).map((one) => one.textContent)"""


def test_a_card_within_a_question_covers_no_other_line_of_it(store: Store, teacher: Page) -> None:
    (lesson,) = (one for one in lessons("de") if one.game == "getaway")
    text = write(lesson.notebook)
    held = open_class(store, lesson.notebook.title, "de", text, len(steps(lesson.notebook)))
    for _ in range(5):
        held = take_step(store, held.id, "next", held.revision)
    for size in ((1024, 768), (1920, 1080)):
        teacher.set_viewport_size({"width": size[0], "height": size[1]})
        visit(teacher, f"/classes?room={held.id}&mode=projector&lang=de")
        cards = teacher.locator(".ask .card-glyph")
        expect(cards).to_have_count(3)
        assert cards.evaluate_all(HIGHER) == [], size


WIDER = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def answer_first(phone: Page) -> None:
    """Give the first answer; no rank leaves its card."""
    phone.locator(".option").first.tap()
    expect(phone.get_by_text("Received")).to_be_visible()
    assert phone.locator(".held .card").evaluate_all(WIDER) == []


def fits(wall: Page) -> None:
    """Everything to choose stands on the wall, and the buttons below it."""
    for part in (wall.locator(".option").last, wall.locator(".steps .next")):
        expect(part).to_be_in_viewport(ratio=0.95)


def lead(teacher: Page, name: str) -> Locator:
    """Return a button that leads the class: a table that is shown below has steps of its own, under the same words."""
    return teacher.locator(".board .steps").get_by_role("button", name=name, exact=True)


def play_one(phone: Page) -> None:
    """Make the first move that may be made; what may not be is answered by why, perhaps by the same words again."""
    expect(phone.locator(".option").first).to_be_visible()
    for number in range(phone.locator(".option").count()):
        with phone.expect_response("**/join/ballot") as answered:
            phone.locator(".option").nth(number).tap()
        if "why" not in answered.value.json():
            return
        expect(phone.locator(".told .no")).to_be_visible()


def end(teacher: Page, wall: Page, game: str) -> None:
    """Go on to the end, and look at what is left of the lesson."""
    lead(teacher, "Next").click()
    expect(wall.locator(".prose")).to_contain_text("Take these three sentences")
    lead(teacher, "Next").click()
    expect(teacher.locator(".comeback").first).to_contain_text("marked")
    shot(teacher, f"{game}-7-over")
    teacher.get_by_text("Results").click()
    expect(teacher.get_by_role("heading", name="Three rules to repeat")).to_be_visible()
    shot(teacher, f"{game}-8-results")


def test_before_the_first_question_the_desk_shows_what_can_be_pressed_and_the_focus_stays(
    store: Store, teacher: Page
) -> None:
    (lesson,) = (one for one in lessons("en") if one.game == "gurke")
    held = open_class(store, lesson.notebook.title, "en", write(lesson.notebook), len(steps(lesson.notebook)))
    visit(teacher, f"/classes?room={held.id}&lang=en")
    expect(lead(teacher, "First question")).to_be_visible()
    expect(lead(teacher, "Reveal")).to_have_count(0)
    lead(teacher, "First question").click()
    lead(teacher, "Back").press("Enter")
    expect(lead(teacher, "First question")).to_be_focused()
