"""Courses as learners meet them, the talk before a class, and who may write where others reach the app."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from look import settled, visit
from playwright.sync_api import Browser, Locator, Page, expect

from tutor.bench.app import running
from tutor.shown.address import pack_text


@pytest.mark.usefixtures("newcomer")
def test_a_course_leads_from_station_to_station_and_knows_the_way_back(teacher: Page) -> None:
    visit(teacher, "/?lang=en")
    teacher.get_by_role("link", name="Learn Knock-Out Whist").first.click()
    expect(teacher.get_by_text("Station 1 of 9")).to_be_visible()
    settled(teacher)
    visit(teacher, "/?lang=en")
    teacher.get_by_role("link", name="Learn Knock-Out Whist").first.click()  # nobody has read a station by opening it
    expect(teacher.get_by_text("Station 1 of 9")).to_be_visible()
    settled(teacher)
    teacher.get_by_role("button", name=re.compile("^On to")).click()
    expect(teacher.get_by_text("Station 2 of 9")).to_be_visible()
    settled(teacher)
    rule = teacher.get_by_text("Everyone is dealt seven cards")
    expect(rule).to_have_count(0)  # first one decides
    teacher.get_by_role("button", name="two of spades").first.click()
    expect(rule).to_be_visible()
    settled(teacher)
    teacher.get_by_role("button", name=re.compile("^On to")).click()
    expect(teacher.get_by_text(re.compile("^Station 3 of 9 · 0 of 2 questions answered$"))).to_be_visible()
    settled(teacher)
    teacher.get_by_role("button", name="eight of diamonds").first.click()  # its questions wait for a decision, too
    settled(teacher)  # what follows is made, and what stood below it is made anew
    # A question is made when its reader comes near.
    teacher.get_by_role("button", name=re.compile("^On to")).scroll_into_view_if_needed()
    teacher.locator("label", has=teacher.get_by_role("radio")).first.click()
    settled(teacher)
    teacher.get_by_role("button", name="Check").last.click()
    settled(teacher)
    visit(teacher, "/?lang=en")
    expect(teacher.get_by_role("link", name=re.compile("Knock-Out Whist: go on at 3 of 9"))).to_be_visible()
    visit(teacher, "/course?game=knockout-whist&station=follow&lang=en")
    expect(teacher.get_by_text(re.compile("1 of 2 questions answered"))).to_be_visible()


@pytest.mark.usefixtures("newcomer")
def test_the_last_answer_of_a_station_leaves_the_others_as_they_are(teacher: Page) -> None:
    visit(teacher, "/course?game=gurke&station=forced&lang=en")
    teacher.get_by_role("button", name="two of clubs").first.click()
    for card, told in (("four of spades", "four of hearts is legal"), ("eight of diamonds", "nine of hearts is legal")):
        wanted = teacher.get_by_role("button", name=f"{card}, press to mark")
        wanted.scroll_into_view_if_needed()
        wanted.click()
        teacher.get_by_role("button", name="Check").first.click()  # of the one before it stands no more
        expect(teacher.get_by_text(told)).to_have_count(1)
    expect(teacher.get_by_text("2 of 2 questions answered")).to_be_visible()
    settled(teacher)
    expect(teacher.get_by_text("four of hearts is legal")).to_have_count(1)


@pytest.mark.usefixtures("newcomer")
def test_what_follows_waits_until_its_reader_has_decided(teacher: Page) -> None:
    def station(game: str, id_: str, follows: str) -> Locator:
        visit(teacher, f"/course?game={game}&station={id_}&lang=en")
        text = teacher.get_by_text(follows).first
        expect(teacher.get_by_text("Decide first.")).to_be_visible()
        expect(text).to_have_count(0)
        return text

    text = station("getaway", "escape", "No: you are putting the kettle on.")
    teacher.get_by_role("button", name="two of hearts").first.click()
    expect(text).to_be_visible()
    text = station("getaway", "tochoo", "a card of another suit, thrown by a player")
    for step in (1, 2, 3):
        teacher.get_by_role("button", name="Next").first.click()
        expect(teacher.get_by_text(re.compile(f"Step {step} of 3")).first).to_be_attached()
    expect(text).to_be_visible()
    text = station("gurke", "ending", "It never goes below zero.")
    teacher.locator("label", has_text="and you take nine off").click()
    settled(teacher)
    teacher.get_by_role("button", name="Check").click()
    expect(text).to_be_visible()
    text = station("ecarte", "first-decision", "And now a single small trump")
    teacher.get_by_role("button", name="Read on without deciding").click()
    expect(text).to_be_visible()


def test_where_others_reach_the_app_only_the_teacher_writes(
    browser: Browser, browser_context_args: dict[str, object], tmp_path: Path
) -> None:
    env = {**os.environ, "TUTOR_PLACE": "hosted", "TUTOR_TOKEN": "right", "TUTOR_DATA": str(tmp_path / "data")}
    with running(tmp_path / "server.log", env=env) as hosted:
        with browser.new_context(**browser_context_args) as context:
            learner = context.new_page()
            visit(learner, f"{hosted.url}/notebooks?lang=en")
            expect(learner.get_by_text("To write, you need the teacher’s link")).to_be_visible()
            visit(learner, f"{hosted.url}/course?game=getaway&lang=en")
            learner.get_by_role("button", name=re.compile("^On to")).click()
            expect(learner.get_by_text(re.compile("^Station 2 of 10"))).to_be_visible()
            settled(learner)
            visit(learner, f"{hosted.url}/?lang=en")
            expect(learner.get_by_role("link", name=re.compile("Getaway: go on at"))).to_be_visible()
        with browser.new_context(**browser_context_args) as context:
            master = context.new_page()
            visit(master, f"{hosted.url}/notebooks?token=right&lang=en")
            expect(master.get_by_role("button", name="New notebook")).to_be_visible()
            assert "token" not in master.url
            visit(master, f"{hosted.url}/?lang=en")
            expect(master.get_by_role("link", name="Learn Getaway").first).to_be_visible()


SIZE = """() => { const inside = (one) => one.shadowRoot?.querySelector(".screen");
  const screen = [...document.querySelectorAll("*")].map(inside).find(Boolean) ?? document.querySelector(".screen");
  return [parseFloat(getComputedStyle(screen).fontSize), screen.scrollHeight - screen.clientHeight] }"""


def on_to_the_next(page: Page, key: str = "PageDown") -> None:
    was = page.evaluate("location.search")
    page.keyboard.press(key)
    page.wait_for_function("was => location.search !== was", arg=was)
    settled(page)


def test_a_talk_is_led_with_the_keys_of_a_presenter(teacher: Page) -> None:
    teacher.set_viewport_size({"width": 1920, "height": 1080})
    visit(teacher, "/course?game=getaway&station=tochoo&mode=projector&lang=en")
    letters, over = teacher.evaluate(SIZE)
    assert letters >= 40
    assert over <= 1
    on_to_the_next(teacher)
    expect(teacher.get_by_text("After 12 moves").first).to_be_visible()
    here = teacher.evaluate("location.search")
    for step in (1, 2, 3):
        teacher.keyboard.press("PageDown")
        expect(teacher.get_by_text(re.compile(f"Step {step} of 3")).first).to_be_attached()
    assert teacher.evaluate("location.search") == here, "a table has the keys first"
    on_to_the_next(teacher)
    on_to_the_next(teacher, "PageUp")
    assert teacher.evaluate("location.search") == here
    teacher.keyboard.press("Escape")
    expect(teacher.get_by_text(re.compile("^Station ")).first).to_be_visible()


ASKED = """---
title: Asked
lang: en
game: getaway
---
## One {#one}

```{table} getaway.ex.six-tricks
after: 7
question: What may be played here, and why?
```
"""


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_in_a_talk_what_is_asked_stands_above_its_table_and_nothing_lies_over_the_last_trick(
    teacher: Page, size: tuple[int, int]
) -> None:
    teacher.set_viewport_size({"width": size[0], "height": size[1]})
    visit(teacher, f"/course?text={pack_text(ASKED)}&mode=projector&screen=1&lang=en")
    boxes = [
        teacher.locator(one).bounding_box() for one in (".talk .screen p", ".felt", ".fact.last", ".talk .hand", ".bar")
    ]
    asked, felt, last, hand, bar = (one or pytest.fail("it is not there") for one in boxes)
    assert asked["y"] >= 0
    assert asked["height"] > 0
    assert asked["y"] + asked["height"] <= felt["y"] + 1
    assert hand["y"] > last["y"] + last["height"]
    assert hand["y"] >= felt["y"] + felt["height"]
    assert abs(hand["y"] - bar["y"]) < bar["height"]
    expect(teacher.get_by_text("What may be played here, and why?")).to_be_in_viewport(ratio=0.95)


SLOW = """() => { const { json } = Response.prototype;
  window.laid = new Promise((lay) => { window.lay = lay });
  Response.prototype.json = async function () { await window.laid; return json.call(this) } }"""


def test_a_key_pressed_while_the_table_is_coming_is_not_lost(teacher: Page) -> None:
    visit(teacher, "/course?game=getaway&station=tochoo&mode=projector&lang=en")
    teacher.evaluate(SLOW)
    on_to_the_next(teacher)
    on_the_table = teacher.evaluate("location.search")
    expect(teacher.locator(".line .side")).to_be_attached()
    teacher.keyboard.press("PageUp")
    assert teacher.evaluate("location.search") == on_the_table
    teacher.evaluate("window.lay()")
    teacher.wait_for_function("was => location.search !== was", arg=on_the_table)
