"""What can be seen on a table is linked: gaps, options and rule sets too, and nothing stands in two places."""

import pytest

from tutor.games import game as find
from tutor.games import shelf
from tutor.shown.deciding import shown_by
from tutor.ui.chapter import View, text_of
from tutor.words import library
from tutor.words.holding import PARTS


@pytest.mark.parametrize("key", shelf())
def test_whatever_decides_moves_is_shown(key):
    book = library.book(find(key).folder)
    assert [e.id for e in book.of_kind("legality", "consequence") if not shown_by(key, e.id)] == []
    first = next(iter(find(key).presets))
    assert shown_by(key, f"{key}.preset.{first}")


@pytest.mark.parametrize("key", shelf())
def test_every_part_can_be_read_under_every_rule_set(key):
    book = library.book(find(key).folder)
    for preset in find(key).presets:
        text = text_of(View(key, "rules", preset, (), "de", both=False))
        said = "".join(content for kind, content in text.chunks if kind == "html")
        entries = book.of_kind(*PARTS["rules"])
        assert [e.id for e in entries if said.count(f'id="{e.id}"') != 1] == []


def test_what_holds_everywhere_is_shown_under_the_first_rule_set():
    for page, id_, _ in (shown_by("gurke", "gurke.aim.avoid-last")[0], shown_by("gurke", "gurke.trick.winner")[0]):
        lesson = library.lesson(id_)
        assert page in ("replay", "judge")
        assert lesson is not None
        assert not lesson[1]["case"].get("preset")


def test_a_gap_is_shown_where_its_readings_part():
    shown = shown_by("getaway", "getaway.gap.lead-after-take")[0]
    assert (shown.page, shown.where("getaway").rule) == ("disputes", "getaway.gap.lead-after-take")
    assert shown_by("getaway", "getaway.gap.escape-time")[0].page in ("replay", "judge")


@pytest.mark.parametrize(
    ("preset", "alone"), [("", ["sweden", "poland", "iceland"]), ("gurka-se-modern", ["poland", "iceland"])]
)
def test_a_chapter_of_another_country_stands_under_what_differs_elsewhere(preset, alone):
    text = text_of(View("gurke", "rules", preset, (), "en", both=False))
    chapters = [one.title.lower() for one in text.contents if not one.deeper]
    assert not [land for land in alone for title in chapters if title.startswith(land)]
    deeper = [one.title.lower() for one in text.contents if one.deeper]
    assert all(any(title.startswith(land) for title in deeper) for land in alone)
