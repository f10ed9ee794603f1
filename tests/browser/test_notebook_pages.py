"""Notebooks as teachers use them: writing one, two windows, a file from anywhere, a long page, paper."""

from __future__ import annotations

import io
import re

from look import begun, settled, text_of, visit
from playwright.sync_api import Page, Request, expect
from pypdf import PdfReader
from zxingcpp import read_barcodes

from tutor.shown.address import pack_text

SAVED = "^Saved .* version {}$"


def add(page: Page, text: str) -> None:
    text_of(page).press("Control+End")
    page.keyboard.insert_text(text)


def saved(page: Page, version: int) -> None:
    expect(page.get_by_text(re.compile(SAVED.format(version)))).to_be_visible()
    settled(page)


def test_only_what_is_near_is_made(teacher: Page) -> None:
    block = "```{table} getaway.ex.six-tricks\nafter: 5\n```\n\n"
    parts = "".join(f"Text {n}.\n\n{block.replace('5', str(n % 20))}" for n in range(40))
    packed = pack_text(f"---\ntitle: Forty\nlang: en\ngame: getaway\n---\n\n## One\n\n{parts}")
    visit(teacher, f"/course?text={packed}&lang=en")
    expect(teacher.locator(".near").first).to_be_attached()
    assert teacher.locator(".near").count() > 30
    teacher.get_by_text("Text 39.").scroll_into_view_if_needed()
    expect(teacher.locator(".near")).not_to_have_count(0)
    settled(teacher)
    expect(teacher.locator('[class*="st-key-line-cell-"]').last).to_be_in_viewport()


def test_blocks_that_come_near_in_the_same_moment_are_all_made(teacher: Page) -> None:
    teacher.set_viewport_size({"width": 1280, "height": 6000})
    block = "```{table} getaway.ex.six-tricks\nafter: 5\n```\n\n"
    text = "".join(block.replace("5", str(n)) for n in range(9))
    packed = pack_text(f"---\ntitle: Nine\nlang: en\ngame: getaway\n---\n\n## One\n\n{text}")
    visit(teacher, f"/course?text={packed}&lang=en")
    expect(teacher.locator(".near")).to_have_count(0)
    expect(teacher.locator('[class*="st-key-line-cell-"]')).to_have_count(9)


def test_what_is_written_is_saved_and_what_is_wrong_is_said_at_its_line(teacher: Page) -> None:
    begun(teacher, "A lesson")
    add(teacher, "\nA {♥Z}.\n\n```{tabel}\nx: 1\n```\n")
    saved(teacher, 2)
    expect(teacher.get_by_role("button", name="Line 12")).to_be_visible()
    expect(teacher.get_by_text("There is no live block “tabel”").first).to_be_visible()
    teacher.get_by_role("button", name="Insert", exact=True).click()
    teacher.get_by_role("button", name="Insert below the cursor").click()
    saved(teacher, 3)
    expect(text_of(teacher)).to_have_value(re.compile(r"```\{table\} getaway\.ex\."))
    teacher.reload()
    settled(teacher)
    saved(teacher, 3)
    expect(text_of(teacher)).to_have_value(re.compile("tabel"))


def test_a_block_never_lands_in_the_head(teacher: Page) -> None:
    """The cursor stands there until it is set."""
    begun(teacher, "A lesson")
    teacher.get_by_role("button", name="Insert", exact=True).click()
    teacher.get_by_role("button", name="Insert below the cursor").click()
    saved(teacher, 2)
    expect(text_of(teacher)).to_have_value(re.compile(r"^---\n[^`]*\n---\n[\s\S]*```\{table\} getaway\.ex\."))


def test_two_windows_on_one_notebook_lose_nothing(teacher: Page) -> None:
    begun(teacher, "Two windows")
    other = teacher.context.new_page()
    visit(other, teacher.url)
    add(other, "\nFrom the other window.\n")
    saved(other, 2)
    add(teacher, "\nFrom this window.\n")
    expect(teacher.get_by_text("Another window has saved")).to_be_visible()
    expect(text_of(teacher)).to_have_value(re.compile("From this window"))
    teacher.get_by_text("Compare the two").click()
    expect(teacher.get_by_text("From the other window.").first).to_be_visible()
    teacher.get_by_role("button", name="Save mine as the next version").click()
    saved(teacher, 3)
    teacher.get_by_role("button", name="Versions").click()
    expect(teacher.get_by_text("The two are the same.")).to_be_visible()
    assert teacher.get_by_role("combobox", name="Version").first.input_value().startswith("Version 3")


HOSTILE = """---
title: <b>Bold</b> & co
lang: en
game: getaway
version: 9
---

## Station <img src=x onerror="window.hacked=1"> {#one}

<script>window.hacked=1</script> ![picture](http://example.invalid/p.png) [press](javascript:window.hacked=1)

```{table}
hands: [unclosed
```

```{nonsense} <script>window.hacked=1</script>
```

```{exercise} getaway.x.no-such
```

```{table} getaway.ex.six-tricks
after: 5
say: <img src=x onerror="window.hacked=1">
claims: {legal: [♠2]}
```

The end {♥10} is reached.
"""


def test_a_hostile_file_is_read_and_nothing_in_it_is_done(teacher: Page, base_url: str) -> None:
    abroad: list[str] = []

    def asked(what: Request) -> None:
        if not what.url.startswith((base_url, "data:", "blob:")):
            abroad.append(what.url)

    teacher.on("request", asked)
    visit(teacher, "/notebooks?lang=en")
    teacher.get_by_role("button", name="From a file").click()
    field = teacher.locator("input[type=file]")
    field.set_input_files({"name": "big.md", "mimeType": "text/markdown", "buffer": b"x" * 10_000_000})
    expect(teacher.get_by_role("alert").filter(has_text="kB").first).to_be_visible()
    field.set_input_files({"name": "bad.md", "mimeType": "text/markdown", "buffer": HOSTILE.encode()})
    expect(text_of(teacher)).to_have_value(HOSTILE)
    address = teacher.url.replace("/notebooks", "/course")
    visit(teacher, address)
    for sentence in ("version 9", "no live block “nonsense”", "getaway.x.no-such", "♠2"):
        expect(teacher.get_by_role("alert").filter(has_text=sentence).first).to_be_visible()
    expect(teacher.get_by_text("is reached")).to_be_visible()
    assert teacher.evaluate("window.hacked") is None
    assert not abroad


def test_a_course_on_paper_has_its_questions_in_order_each_with_its_code_and_the_key_at_the_end(teacher: Page) -> None:
    visit(teacher, "/course?game=getaway&mode=print&lang=en")
    tasks = teacher.locator(".task:has(h2)")
    count = tasks.count()
    assert count > 15
    assert tasks.locator("img").count() == count, "every task has its code"
    paper = PdfReader(io.BytesIO(teacher.pdf(format="A4"))).pages
    asked = [one.split(".")[0] for one in tasks.locator("h2").all_inner_texts()]
    assert asked == [str(n) for n in range(1, count + 1)]
    links = {str(one.get_attribute("alt")).split()[-1] for one in tasks.locator("img").all()}
    printed = [found.image for page in paper for found in page.images if found.image is not None]
    assert {code.text for one in printed for code in read_barcodes(one)} == links
    pages = [page.extract_text() for page in paper]
    key = next(n for n, text in enumerate(pages) if "Key:" in text)
    assert key <= count, "with its words a question takes about a page"
    assert "¶" in "".join(pages[key:])
    assert "¶" not in "".join(pages[:key])
