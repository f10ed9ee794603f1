"""Pictures in the text of a notebook: what is one, how it is written, and how its file carries it."""

from __future__ import annotations

import base64
import io

import pytest
from PIL import Image

from tutor.classes.view import prose
from tutor.core.complaints import Complaint
from tutor.core.pictures import MOST_BYTES, kind_of, name_of, names_in, put_in, size_of, taken_out, written
from tutor.notebook.checking import findings, pictures_missing, report
from tutor.notebook.reading import read
from tutor.shown.address import Address
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_sheet import every_task
from tutor.ui.notebook_text import part_html

HEAD = "---\ntitle: Bilder\nlang: de\ngame: getaway\n---\n\n## Eins\n\n"


def picture(kind: str = "PNG", wide: int = 64, high: int = 48, **said: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (wide, high), "red").save(out, kind, **said)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (picture("PNG"), "image/png"),
        (picture("JPEG"), "image/jpeg"),
        (picture("JPEG", progressive=True), "image/jpeg"),
        (picture("WEBP"), "image/webp"),
        (picture("WEBP", lossless=True), "image/webp"),
        (picture("WEBP", exif=b"Exif\0\0"), "image/webp"),
    ],
)
def test_a_picture_is_known_by_its_bytes_and_named_by_what_is_in_it(data: bytes, kind: str) -> None:
    assert kind_of(data) == kind
    assert size_of(name_of(data)) == (64, 48)
    assert name_of(data) == name_of(bytes(data))
    assert names_in(f"x {written('Ein Stich', name_of(data))} y") == [name_of(data)]


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "picture-unreadable"),
        (SVG, "picture-unreadable"),
        (picture("GIF"), "picture-unreadable"),
        (picture("PNG")[:20], "picture-unreadable"),
        (picture("JPEG")[:12], "picture-unreadable"),
        (b"\xff\xd8\xff" + b"\xff\x01\0\0" * 9, "picture-unreadable"),
        (picture("PNG", 5_000, 1), "picture-unreadable"),
        (picture("PNG") + bytes(MOST_BYTES), "picture-too-big"),
    ],
)
def test_what_is_no_picture_is_one_sentence(data: bytes, key: str) -> None:
    with pytest.raises(Complaint) as wrong:
        name_of(data)
    assert wrong.value.key == key


def test_the_file_of_a_notebook_carries_its_pictures_and_gives_them_back() -> None:
    data = {name_of(one): one for one in (picture("PNG"), picture("WEBP"))}
    text = HEAD + "\n\n".join(written(f"Bild {n}", name) for n, name in enumerate(data)) + "\n"
    file = put_in(text, data)
    assert file.startswith(text)
    assert taken_out(file) == (text, list(data.values()))
    assert taken_out(file.replace("\n", "\r\n"))[1] == list(data.values())
    assert taken_out(text) == (text, [])
    assert report("x.md", file)["findings"] == []
    assert [one["key"] for one in report("x.md", text)["findings"]] == ["notebook-picture-missing"] * 2


def test_a_file_whose_picture_was_tampered_with_is_refused() -> None:
    good, other = picture("PNG"), base64.b64encode(SVG).decode()
    for said in (other, "A", base64.b64encode(picture("JPEG")).decode()):
        with pytest.raises(Complaint, match="picture-unreadable"):
            taken_out(f"{HEAD}\n[picture:{name_of(good)}]: data:image/png;base64,{said}\n")


def test_only_pictures_of_ones_own_are_shown_on_every_screen() -> None:
    own = written('Ein "Stich"', name_of(picture()))
    foreign = "![x](http://foreign.example/x.png) ![y](data:image/png;base64,AAAA) ![z](picture:../../x)"
    notebook = read(f"{HEAD}{own}\n\n{foreign} `{own}`\n")
    for html in ("".join(part_html(one, notebook, {}) for one in notebook.parts), prose(notebook.parts, notebook)):
        assert html.count("<img") == 1
        assert f'src="join/picture/{name_of(picture())}" width="64" height="48" alt="Ein &quot;Stich&quot;"' in html


def test_what_is_wrong_with_a_picture_is_said_at_its_place() -> None:
    name = name_of(picture())
    text = f"{HEAD}Gut: ![Ein Stich](picture:{name})\nUnd ![](picture:{name})\n\nHier ![x](x.png)\n"
    notebook = read(text)
    assert [(one.line, one.column, one.wrong.key) for one in findings(notebook)] == [
        (10, 5, "notebook-picture-unsaid"),
        (12, 6, "notebook-picture"),
    ]
    assert [(one.line, one.column) for one in pictures_missing(notebook, {name})] == [(9, 6), (10, 5)]
    assert list(pictures_missing(notebook, set())) == []


def test_on_paper_a_picture_stands_above_what_it_leads_to_or_in_the_key() -> None:
    names = [f"{n:016x}-64x48" for n in range(5)]
    lead, behind, alone, second, last = (written(f"Bild {n}", name) for n, name in enumerate(names))
    ask = "```{exercise} getaway.x.01\n```\n"
    text = f"{HEAD}{lead}\n\n{ask}\n{behind}\n\n## Zwei\n\n{alone}\n\n## Drei\n\n{second}\n\n{ask}\n## Vier\n\n{last}\n"
    found = every_task(Reading(read(text)), Address(game="getaway"))
    places = [[[name in part for name in names] for part in (one.before + one.position, one.answer)] for one in found]
    assert places == [
        [[True, False, False, False, False], [False, True, False, False, False]],
        [[False, False, True, True, False], [False, False, False, False, True]],
    ]
    more = f"{text}\n```{{rule}} getaway.goal.escape\n```\n\n{lead}\n"
    assert [bool(one.question) for one in every_task(Reading(read(more)), Address(game="getaway"))][-1] is False
