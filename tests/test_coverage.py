"""How much of each paragraph is executable: every paragraph counted, every reason in words."""

from __future__ import annotations

import re

import pytest
from own_pages import BOOKS

from tutor.desk.coverage import COUNTED, FULL, NONE, NOT_A_RULE, PART, TOLD, Cover, Paragraph, page_coverage
from tutor.desk.coverage import UNCLAIMED as OPEN
from tutor.originals.outline import Spot, read_outline
from tutor.originals.report import UNCLAIMED, UNKNOWN
from tutor.words import explain

KEYS = tuple(BOOKS)
STATES = (FULL, PART, NONE, TOLD, OPEN, NOT_A_RULE)


@pytest.mark.parametrize("key", KEYS)
def test_coverage_counts_every_paragraph(key):
    found = page_coverage(key)
    assert [paragraph.spot for paragraph in found.paragraphs] == list(read_outline(BOOKS[key]).spots)
    assert found.percent == 100 * found.count(FULL) // found.count(*COUNTED)
    assert found.percent >= 60
    assert all(reason for _, reason, _ in found.idle())


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("key", KEYS)
def test_what_is_said_of_the_coverage_adds_up(key, lang):
    found = page_coverage(key)
    counts = {state.replace("-", "_"): found.count(state) for state in STATES}
    n, counted = len(found.paragraphs), found.count(*COUNTED)
    said = explain.say(
        explain.APP,
        lang,
        "coverage-lead",
        facts={"percent": found.percent, "n": n, "counted": counted, "others": n - counted, **counts},
    )
    numbers = sorted(map(int, re.findall(r"\d+", said)))
    assert counts["full"] + counts["part"] + counts["none"] + counts["unclaimed"] == counted
    assert counts["told"] + counts["not_a_rule"] == n - counted
    assert numbers == sorted([n, counted, n - counted, found.percent, *counts.values()])


@pytest.mark.parametrize(
    ("covers", "shown_by", "state"),
    [
        ({"legality": True, "consequence": True}, (), FULL),
        ({"legality": True, "consequence": False}, (), PART),
        ({"legality": False}, ("an example",), NONE),
        ({"advice": False}, (), TOLD),
        ({"advice": False}, ("an example",), FULL),
        ({}, (), OPEN),
    ],
)
def test_a_paragraph_is_covered_by_what_can_be_carried_out_else_by_its_examples(covers, shown_by, state):
    spot = Spot("A heading", "paragraph", 1, 0, 0, 9)
    made = tuple(Cover(kind, kind, engine, (), (), ()) for kind, engine in covers.items())
    assert Paragraph(spot, made, shown_by).state == state


def test_reasons_have_words():
    reasons = {reason for key in KEYS for _, reason, _ in page_coverage(key).idle()}
    states = {paragraph.state for key in KEYS for paragraph in page_coverage(key).paragraphs} - {"not-a-rule"}
    sorts = {paragraph.spot.sort for key in KEYS for paragraph in page_coverage(key).paragraphs}
    for lang in ("de", "en"):
        for id_ in (
            *(f"coverage-why-{reason}" for reason in reasons),
            *(f"coverage-state-{state}" for state in states),
            *(f"originals-sort-{sort}" for sort in sorts | {"credits", "navigation", "contents"}),
            f"originals-{UNCLAIMED}",
            f"originals-{UNKNOWN}",
        ):
            assert explain.has(explain.APP, lang, id_), id_
