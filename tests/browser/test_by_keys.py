"""By keys alone: a notebook is begun and written, and a class is led to its end."""

from __future__ import annotations

import re

import pytest
from look import LESSON, settled, text_of, visit
from playwright.sync_api import Browser, Page, expect

from tutor.store.classes import open_class
from tutor.store.keeping import Store

FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at.matches("button, a, input, textarea, select, summary")) return "";
  return at.ariaLabel || at.labels?.[0]?.innerText || at.innerText || "";
}"""
FAR = 80
"""So many stops are walked to come to what was wanted: once around the fullest page, whose table has a stop a card."""


def walk_to(page: Page, name: str) -> None:
    """Walk to what is called so, stop by stop."""
    heard = []
    for _ in range(FAR):
        page.keyboard.press("Tab")
        heard.append(str(page.evaluate(FOCUSED)))
        if name in heard[-1].split("\n") or heard[-1] == name:
            return
    raise AssertionError(f"“{name}” is not to be reached: {heard}")


def press(page: Page, name: str) -> None:
    walk_to(page, name)
    page.keyboard.press("Enter")


def test_a_notebook_is_begun_and_written(teacher: Page) -> None:
    visit(teacher, "/notebooks?lang=en")
    press(teacher, "New notebook")
    expect(teacher.get_by_label("Title")).to_be_visible()
    walk_to(teacher, "Title")
    teacher.keyboard.type("By keys")
    press(teacher, "Begin")
    expect(text_of(teacher)).to_be_focused()
    teacher.keyboard.press("Control+End")
    teacher.keyboard.insert_text("\n## One {#one}\n\n```{exercise} getaway.x.01\n```\n")
    teacher.keyboard.press("Control+s")
    expect(teacher.get_by_text(re.compile("^Saved .* version 2$"))).to_be_visible()
    settled(teacher)
    press(teacher, "jack of spades, press to mark")
    press(teacher, "Check")
    expect(teacher.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.parametrize("lang", ["en"])
def test_a_class_is_led_to_its_end(browser: Browser, base_url: str, store: Store, teacher: Page, lang: str) -> None:
    held = open_class(store, "Following suit", lang, LESSON, 2)
    with browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}) as context:
        phone = context.new_page()
        phone.goto(f"{base_url}/join?c={held.code}&lang={lang}")
        press(phone, "Join in")
        expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
        visit(teacher, f"/classes?room={held.id}&lang={lang}")
        press(teacher, "First question")
        answer = phone.get_by_role("button", name=re.compile("^Jack of spades"))
        expect(answer).to_be_visible()
        walk_to(phone, "Jack of spades")
        phone.keyboard.press("Enter")
        expect(phone.locator("p.status")).to_have_text("Received")
        press(teacher, "Reveal")
        expect(phone.get_by_text("Your answer: Jack of spades")).to_be_visible()
        press(teacher, "Next")
        expect(teacher.locator(".where").first).to_contain_text("2 of 2")
        settled(teacher)
        press(teacher, "Next")
        expect(phone.get_by_role("heading", name="The lesson is over.")).to_be_visible()
