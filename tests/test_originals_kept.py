"""Copies are kept on this machine, readable by their owner alone, and removed for good."""

from __future__ import annotations

import pytest
from own_pages import BOOKS, own_page

from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.originals import copies
from tutor.originals.copies import Copy, read_copy
from tutor.words import explain


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    return tmp_path / "originals"


def test_copies_are_kept_and_removed(data):
    copy = read_copy(own_page("gurke").encode(), "/irgendwo/gurke.txt", BOOKS)
    file = copies.keep(copy)
    assert file.parent == data
    assert file.stat().st_mode & 0o077 == 0
    assert copies.kept() == {"gurke": copy}
    assert copies.kept_one("gurke") == copy
    assert copy.file == "gurke.txt"
    copies.remove("gurke")
    assert copies.kept() == {}
    assert list(data.iterdir()) == []
    with pytest.raises(Complaint, match="no-such-original"):
        copies.remove("gurke")


def test_damaged_store_is_left_alone(data):
    data.mkdir()
    (data / "gurke.json").write_text('{"format": 1, "game": "gurke", "file": "x", "added"', encoding="utf-8")
    (data / "ecarte.json").write_text('{"format": 99}', encoding="utf-8")
    assert copies.kept() == {}
    copies.remove("gurke")


@pytest.mark.parametrize("id_", ["../gurke", "/etc/passwd", "gurke.json", ""])
def test_only_copies_can_be_removed(data, id_):
    copies.keep(Copy("gurke", "x", "2024-01-01", ()))
    with pytest.raises(Complaint, match="no-such-original"):
        copies.remove(id_)
    assert (data / "gurke.json").is_file()


def test_two_who_write_are_not_in_each_others_way_and_no_link_is_followed(data, tmp_path):
    data.mkdir()
    elsewhere = tmp_path / "elsewhere.txt"
    elsewhere.write_text("mine", encoding="utf-8")
    (data / "gurke.new").symlink_to(elsewhere)
    (data / "gurke.json").symlink_to(elsewhere)
    copies.keep(Copy("gurke", "x", "2024-01-01", ()))
    assert elsewhere.read_text(encoding="utf-8") == "mine"
    assert not (data / "gurke.json").is_symlink()
    assert copies.kept_one("gurke") is not None


def test_what_cannot_be_kept_leaves_nothing_behind(data, monkeypatch):
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("tutor.originals.copies.json.dump", lambda *_, **__: full())
    with pytest.raises(Complaint, match="original-not-kept"):
        copies.keep(Copy("gurke", "x", "2024-01-01", ()))
    assert list(data.iterdir()) == []


def test_a_damaged_copy_is_told_and_replaced(data):
    data.mkdir()
    (data / "gurke.json").write_text('{"format": 1, "game": "gurke", "file"', encoding="utf-8")
    assert copies.damaged("gurke")
    assert not copies.damaged("ecarte")
    copies.keep(read_copy(own_page("gurke").encode(), "gurke.txt", BOOKS))
    assert not copies.damaged("gurke")


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"<html>" + b"<div>" * 350_000 + b"x", "original-nested"),
        (b"<html>" + b"<b><i>" * 200_000 + b"x", "original-nested"),
        (b"<html>" + b"<b><div></b>" * 100_000 + b"x", "original-nested"),
        (b"<html>" + b"<ul><li>" * 200_000 + b"x", "original-nested"),
        (b"<html>" + b"<p>" * 300_000 + b"x", "original-nested"),
        (b"<html>" + b"<" * 1_900_000, "original-nested"),
        (b"<html>" + b"&" * 1_900_000, "original-nested"),
        (b"<html>" + b"<p>x</p>" * 6_500_000, "original-too-big"),
    ],
    ids=["deep", "inline", "crossed", "lists", "paragraphs", "mere signs", "mere entities", "50 MB"],
)
def test_what_no_page_is_like_is_refused_before_it_is_read(raw, key, monkeypatch):
    monkeypatch.setattr("nh3.clean", lambda *_, **__: pytest.fail("it is read"))
    with pytest.raises(Complaint) as wrong:
        read_copy(raw, "page.html", BOOKS)
    assert wrong.value.key == key
    for lang in LANGUAGES:
        assert "page.html" in explain.complaint(wrong.value, lang)
