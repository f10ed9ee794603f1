"""A kind of block that one of its views has forgotten is an empty place; here it is a failing test."""

from __future__ import annotations

import pytest

from tutor.notebook import asking, blocks
from tutor.ui import notebook_blocks, notebook_new, notebook_sheet, notebook_talk

VIEWS = {
    "on the page": notebook_blocks.SHOWN,
    "on the wall": {**notebook_talk.TABLES, **notebook_talk.TEXTS},
    "on paper": notebook_sheet.TASKS,
    "in a class": asking.ASKS,
}


def forgotten(kinds):
    """Every kind without a view, and every view of what is no kind."""
    return [(name, kind) for name, view in VIEWS.items() for kind in sorted({*kinds} ^ {*view})]


def test_every_kind_has_a_page_a_wall_a_sheet_and_a_class():
    assert forgotten(blocks.KINDS) == []
    assert {*notebook_talk.TABLES} & {*notebook_talk.TEXTS} == set()
    assert {*notebook_new.KINDS} <= {*blocks.KINDS}


@pytest.mark.parametrize("name", VIEWS)
def test_a_kind_that_is_new_is_missed_in_each_of_them(name):
    assert (name, "map") in forgotten({*blocks.KINDS, "map"})
