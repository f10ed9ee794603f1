"""What a teacher does with a notebook besides writing it: copies, versions, files, links; and what learners get."""

from __future__ import annotations

import io
import re
from pathlib import Path

from look import begun, from_menu, said, settled, table, text_of, visit
from PIL import Image
from playwright.sync_api import Locator, Page, expect
from zxingcpp import read_barcodes


def add(page: Page, text: str, version: int = 0) -> None:
    text_of(page).press("Control+End")
    page.keyboard.insert_text(text)
    if version:
        expect(page.get_by_text(re.compile(f"^Saved .* version {version}$"))).to_be_visible()
        settled(page)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    settled(page)


def row(page: Page, title: str) -> Locator:
    return page.locator("[data-testid=stLayoutWrapper], [data-testid=stHorizontalBlock]").filter(
        has=page.get_by_role("heading", name=title, exact=True)
    )


def test_of_two_windows_one_keeps_a_copy_or_takes_the_others(teacher: Page) -> None:
    begun(teacher, "Both ways")
    address = teacher.url
    other = teacher.context.new_page()
    visit(other, address)
    add(other, "\nTheirs, first.\n", 2)
    add(teacher, "\nMine, first.\n")
    press(teacher, "Save mine as a copy")
    expect(teacher).not_to_have_url(address)
    expect(text_of(teacher)).to_have_value(re.compile("Mine, first"))
    expect(teacher.get_by_text(re.compile("^Saved .* version 1$"))).to_be_visible()
    visit(teacher, address)
    expect(text_of(teacher)).to_have_value(re.compile("Theirs, first"))
    add(other, "\nTheirs, second.\n", 3)
    add(teacher, "\nMine, second.\n")
    press(teacher, "Take the other one")
    expect(text_of(teacher)).to_have_value(re.compile("Theirs, second"))
    expect(text_of(teacher)).not_to_have_value(re.compile("Mine"))
    expect(teacher.get_by_text(re.compile("^Saved .* version 3$"))).to_be_visible()


def test_an_older_version_a_file_a_link_and_a_notebook_that_was_deleted_come_back(
    teacher: Page, tmp_path: Path
) -> None:
    begun(teacher, "Nothing is lost")
    add(teacher, "\nAnd {♥10}.\n", 2)
    press(teacher, "Versions")
    teacher.get_by_role("combobox", name="Version").click()
    teacher.get_by_role("option", name=re.compile("^Version 1 ")).click()
    settled(teacher)
    expect(teacher.locator(".difference .minus").filter(has_text="And")).to_be_visible()
    press(teacher, "Go back to this version")
    expect(text_of(teacher)).not_to_have_value(re.compile("And"))
    expect(teacher.get_by_text(re.compile("^Saved .* version 3$"))).to_be_visible()
    teacher.keyboard.press("Escape")
    add(teacher, "\nThe end.\n", 4)
    text = text_of(teacher).input_value()
    press(teacher, "Hand out")
    codes = teacher.get_by_role("img", name=re.compile("QR"))
    expect(codes).to_have_count(2)
    links = [read_barcodes(Image.open(io.BytesIO(one.screenshot())))[0].text for one in codes.all()]
    with teacher.expect_download() as file:
        teacher.get_by_role("button", name="As a file").click()
    kept = tmp_path / file.value.suggested_filename
    file.value.save_as(kept)
    assert kept.name == "nothing-is-lost.md"
    assert kept.read_text(encoding="utf-8") == text
    visit(teacher, "/notebooks?lang=en")
    row(teacher, "Nothing is lost").last.get_by_role("button", name="Delete").click()
    expect(teacher.get_by_text("“Nothing is lost” has been deleted.")).to_be_visible()
    settled(teacher)
    press(teacher, "Bring it back")
    row(teacher, "Nothing is lost").last.get_by_role("link", name="Write").click()
    expect(text_of(teacher)).to_have_value(text)
    expect(teacher.get_by_text(re.compile("^Saved .* version 4$"))).to_be_visible()
    visit(teacher, "/notebooks?lang=en")
    press(teacher, "From a file")
    teacher.locator("input[type=file]").set_input_files(kept)
    expect(text_of(teacher)).to_have_value(text)
    expect(teacher.get_by_text(re.compile("^Saved .* version 1$"))).to_be_visible()
    for link in links:
        visit(teacher, link)
        expect(teacher.get_by_text("The end.")).to_be_visible()


def test_what_a_page_shows_goes_into_a_notebook_and_learners_try_before_they_see(teacher: Page) -> None:
    begun(teacher, "For learners")
    for path in (
        "/judge?game=getaway&case=getaway.ex.six-tricks&step=5",
        "/replay?game=getaway&case=getaway.ex.take",
        "/compare?game=gurke&case=gurke.scen.se-kk3&presets=agurk,target:previous",
        "/practise?game=getaway&case=getaway.x.01",
        "/odds?hand=QH KS 7S 8D 7C&turned=9H",
    ):
        visit(teacher, f"{path}&lang=en")
        from_menu(teacher, "Add to a notebook")
        press(teacher, "Add it at the end")
        expect(teacher.get_by_text("It is now in “For learners”.")).to_be_visible()
    teacher.get_by_role("link", name="Open it").click()
    expect(text_of(teacher)).to_have_value(re.compile("table.*replay.*compare.*exercise.*odds", re.DOTALL))
    settled(teacher)
    expect(teacher.get_by_role("button", name=re.compile("^Line "))).to_have_count(0)
    press(teacher, "Hand out")
    link = teacher.get_by_test_id("stCode").filter(has_text="guess=1").inner_text().strip()
    visit(teacher, link)
    first = table(teacher).get_by_role("button")
    expect(first.first).to_be_visible()
    expect(table(teacher).get_by_role("button", name=re.compile("legal"))).to_have_count(0)
    first.first.click()
    expect(said(teacher, re.compile("legal", re.IGNORECASE))).to_be_visible()
