"""Links that people have made open as they did: a set from before the house was rebuilt, never written anew."""

from __future__ import annotations

import json
import zlib
from urllib.parse import parse_qsl, urlsplit

import pytest

from tutor.cases.transcript import read_case
from tutor.notebook.checking import findings
from tutor.notebook.reading import Block, read, write
from tutor.paths import ROOT
from tutor.shown.address import pack, read_address, unpack, unpack_text

MADE = ROOT / "tests" / "golden_links.jsonl"
LINKS = [json.loads(line) for line in MADE.read_text(encoding="utf-8").splitlines()]


def sum_of(text: str) -> int:
    return zlib.crc32(text.encode())


@pytest.mark.parametrize("made", [one for one in LINKS if "case" in one], ids=lambda one: one["of"])
def test_a_link_to_a_case_opens_it_at_the_same_moment(made):
    where = read_address(dict(parse_qsl(urlsplit(made["link"]).query)))
    case = unpack(where.at)
    run = case.play()
    assert (case.game.key, case.preset, len(run.steps), run.failure) == (
        made["game"],
        made["preset"],
        made["steps"],
        None,
    )
    assert sum_of(str(case)) == made["case"]
    assert sum_of(json.dumps(case.game.write(run.end), ensure_ascii=False, sort_keys=True)) == made["end"]
    assert read_case(json.loads(unpack_text(pack(case)))) == case


@pytest.mark.parametrize("made", [one for one in LINKS if "asks" in one], ids=lambda one: one["link"])
def test_what_a_link_asks_for_is_understood(made):
    where = read_address(dict(parse_qsl(urlsplit(made["link"]).query)))
    assert {**where.query()} == made["asks"]


@pytest.mark.parametrize("made", [one for one in LINKS if "stations" in one], ids=lambda one: one["of"])
def test_a_notebook_in_a_link_opens_and_is_written_as_it_was(made):
    where = read_address(dict(parse_qsl(urlsplit(made["link"]).query)))
    text = unpack_text(where.text)
    notebook = read(text)
    assert [
        [one.id, [part.kind for part in one.parts if isinstance(part, Block)]] for one in notebook.stations
    ] == made["stations"]
    assert write(notebook) == text
    assert findings(notebook) == []
