"""Screens cut by hand beside the text of a notebook."""

from __future__ import annotations

import re

from look import shot, text_of, visit
from playwright.sync_api import Page, expect


def look_at(page: Page, way: str) -> None:
    radio = page.get_by_role("radio", name=way)
    radio.or_(page.get_by_role("button", name=way, exact=True)).first.click()


def test_a_lesson_is_copied_looked_at_and_cut(teacher: Page) -> None:
    visit(teacher, "/notebooks?lang=en")
    teacher.get_by_role("button", name="From a course").click()
    teacher.get_by_role("button", name="Getaway in one lesson").click()
    expect(text_of(teacher)).to_have_value(re.compile("At the end of the lesson"))
    look_at(teacher, "Wall")
    expect(teacher.locator(".lookwall")).to_contain_text("What we are going to do")
    shot(teacher, "notes-wall")
    text_of(teacher).press("Control+End")
    teacher.get_by_role("radio", name="Phone").or_(
        teacher.get_by_role("button", name="Phone", exact=True)
    ).first.click()
    expect(teacher.locator(".lookphone")).to_be_visible()
    shot(teacher, "notes-phone")
    teacher.get_by_role("button", name="Screens").click()
    expect(teacher.get_by_role("button", name="Split here")).to_be_visible()
    shot(teacher, "notes-screens")
    teacher.get_by_text("Leave out in class").click()
    expect(text_of(teacher)).to_have_value(re.compile(r"\+\+\+ hidden"))
    shot(teacher, "notes-hidden")
