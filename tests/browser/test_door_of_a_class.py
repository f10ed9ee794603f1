"""The door of a class: closed and opened by the teacher, and somebody sent away, with the phones that see it."""

from __future__ import annotations

from look import LESSON, settled, unfold, visit
from playwright.sync_api import Browser, Page, expect
from test_phones_of_a_class import joined, phone

from tutor.store.classes import open_class
from tutor.store.keeping import Store


def test_a_teacher_closes_the_door_and_sends_somebody_away(
    browser: Browser, base_url: str, store: Store, teacher: Page
) -> None:
    held = open_class(store, "Following suit", "en", LESSON, 2)
    url = f"{base_url}/join?c={held.code}"
    with phone(browser) as ann, phone(browser) as late:
        joined(ann, url)
        visit(teacher, f"/classes?room={held.id}&lang=en")
        unfold(teacher, "Door and seats")
        door = teacher.get_by_role("switch", name="Door open")
        expect(door).to_be_checked()
        teacher.get_by_text("Door open", exact=True).click()
        settled(teacher)
        expect(door).not_to_be_checked()

        late.goto(url)
        late.get_by_role("button", name="Join in").tap()
        expect(late.get_by_text("The door of this class is closed. Ask your teacher.")).to_be_visible()
        teacher.get_by_role("button", name="First question").click()
        expect(ann.get_by_role("button", name="Jack of spades")).to_be_visible()

        teacher.get_by_text("Door open", exact=True).click()
        settled(teacher)
        expect(door).to_be_checked()
        late.get_by_role("button", name="Join in").tap()
        expect(late.get_by_role("button", name="Jack of spades")).to_be_visible()

        teacher.get_by_role("button", name="Send seat 1 away").click()
        expect(ann.get_by_text("You have been sent out of this class.")).to_be_visible()
        expect(teacher.get_by_role("button", name="Send seat 2 away")).to_be_visible()
        expect(late.get_by_role("button", name="Jack of spades")).to_be_visible()
        ann.reload()
        expect(ann.get_by_text("You have been sent out of this class.")).to_be_visible()
