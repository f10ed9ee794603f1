"""Pictures in a notebook: dropped, made small, said in words, and to be seen on page, wall, phone and paper."""

from __future__ import annotations

import io
import json
import random
import re
from base64 import b64encode
from pathlib import Path

from look import begun, settled, shot, text_of, visit
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from tutor.core.pictures import MOST_BYTES, names_in, size_of, taken_out
from tutor.notebook.asking import steps
from tutor.notebook.reading import read
from tutor.store.classes import open_class
from tutor.store.keeping import Store

SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "bad"</script></svg>'
DROP = """(area, [name, kind, data]) => {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type: kind }));
  area.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, composed: true }));
}"""
SHOWN = "(image) => image.complete && image.naturalWidth > 0"
TABLE = "\n\n```{exercise} getaway.x.01\n```\n"


def photo() -> bytes:
    """A picture of many colours that no packing makes small."""
    seen = Image.frombytes("RGB", (240, 180), random.Random(33).randbytes(240 * 180 * 3))
    out = io.BytesIO()
    seen.resize((2400, 1800), Image.Resampling.BICUBIC).save(out, "PNG")
    return out.getvalue()


def drop(page: Page, name: str, kind: str, data: bytes) -> None:
    text_of(page).evaluate(DROP, [name, kind, b64encode(data).decode()])


def seen(within: Page | Locator) -> Locator:
    """The picture, once it is there and not just its frame."""
    found = within.locator("img.own-picture").first
    expect(found).to_be_visible()
    expect(found).to_have_attribute("alt", "Four cards on a table")
    page = found.page
    page.wait_for_function(SHOWN, arg=found.element_handle())
    return found


def test_what_is_no_picture_is_one_sentence_and_nothing_is_lost(teacher: Page) -> None:
    begun(teacher, "No pictures")
    before = text_of(teacher).input_value()
    note = teacher.locator(".picture-note")
    drop(teacher, "x.svg", "image/svg+xml", SVG)
    expect(note).to_contain_text("Only photos and drawings")
    drop(teacher, "x.png", "image/png", SVG)
    expect(note).to_contain_text("cannot be read")
    drop(teacher, "x.png", "image/png", photo()[:20_000])
    expect(note).to_contain_text("cannot be read")
    teacher.locator("input[type=file]").set_input_files(
        {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": bytes(20_000_000)}
    )
    expect(note).to_contain_text("larger than 15 MB")
    assert text_of(teacher).input_value() == before


def test_a_picture_is_dropped_and_stands_everywhere(
    browser: Browser, base_url: str, store: Store, teacher: Page, tmp_path: Path
) -> None:
    begun(teacher, "A picture")
    text_of(teacher).press("Control+End")
    drop(teacher, "table.png", "image/png", photo())
    put = teacher.get_by_role("button", name="Put it in")
    put.click()
    expect(teacher.locator(".picture-note")).to_contain_text("First say what the image shows")
    asked = teacher.get_by_label("What does it show?")
    expect(asked).to_be_focused()
    asked.fill("Four cards on a table")
    shot(teacher, "picture-asked")
    put.click()
    expect(text_of(teacher)).to_have_value(re.compile(r"!\[Four cards on a table\]\(picture:"))
    teacher.keyboard.insert_text(TABLE)
    expect(teacher.get_by_text(re.compile("^Saved .* version 3$"))).to_be_visible()
    settled(teacher)
    (name,) = names_in(text_of(teacher).input_value())
    assert size_of(name)[0] <= 1280
    assert seen(teacher).bounding_box()
    assert teacher.locator(".jump").count() == 0
    for way in ("Wall", "Phone", "Paper"):
        teacher.get_by_role("radio", name=way).or_(teacher.get_by_role("button", name=way)).first.click()
        settled(teacher)
        seen(teacher.locator(f".look{way.lower()}"))
    in_the_file(teacher, tmp_path)
    there = read(store.notebooks()[0].text)
    on_paper_and_wall(teacher, store.notebooks()[0].notebook)
    held = open_class(store, "A picture", "en", store.notebooks()[0].text, len(steps(there)))
    with browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True) as context:
        phone = context.new_page()
        phone.goto(f"{base_url}/join?c={held.code}&lang=en")
        phone.get_by_role("button", name="Join in").tap()
        expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
        wall = teacher.context.new_page()
        wall.set_viewport_size({"width": 1920, "height": 1080})
        visit(wall, f"/classes?room={held.id}&mode=projector&lang=en")
        visit(teacher, f"/classes?room={held.id}&lang=en")
        teacher.locator(".board .steps").get_by_role("button", name="First question").click()
        box = seen(phone).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        shot(phone, "picture-phone")
        box = seen(wall).bounding_box()
        assert box is not None
        assert box["height"] > 200
        shot(wall, "picture-wall")


def in_the_file(teacher: Page, tmp_path: Path) -> None:
    """Take the file, delete the notebook, bring it back, and take it in anew: the picture is there."""
    teacher.get_by_role("button", name="Hand out").click()
    with teacher.expect_download() as waiting:
        teacher.get_by_role("button", name="As a file").click()
    file = tmp_path / "lesson.md"
    waiting.value.save_as(file)
    text, (data,) = taken_out(file.read_text("utf-8"))
    assert len(data) <= MOST_BYTES
    assert json.dumps(text).count("picture:") == 1


def on_paper_and_wall(teacher: Page, id_: str) -> None:
    visit(teacher, f"/course?notebook={id_}&mode=print&lang=en")
    seen(teacher.locator(".sheet"))
    shot(teacher, "picture-paper")
    visit(teacher, f"/course?notebook={id_}&mode=projector&lang=en")
    seen(teacher)
    shot(teacher, "picture-talk")
