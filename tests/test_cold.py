"""A server that was just started: ten readers at once, and one who sends what no browser of ours would."""

import asyncio
import json
from pathlib import Path

import pytest
from streamlit.proto.WidgetStates_pb2 import WidgetState

from tutor.bench.app import Trial, running
from tutor.bench.load import Reader, joined
from tutor.paths import PAGES


async def ten_readers(trial: Trial, names: list[str]) -> list[float]:
    """Return how long each waited for its page."""

    async def one(name: str) -> float:
        async with joined(trial) as wire:
            reader = Reader(wire, lambda _: (name, ""))
            await reader.look(0)
            return reader.waits[0]

    return await asyncio.gather(*map(one, names))


PLACES = (5, None, [], {"a": 1}, "?step=99999999999&move=<script>", "?step=-1&game=bridge", "?" + "x" * 100_000)
PRESSED = (
    ("window", "x"),
    ("window", -5),
    ("window", 10**18),
    ("go", "https://example.org/"),
    ("go", {"a": 1}),
    ("make", "N ♣99"),
    ("make", 7),
    ("leave", []),
    ("no-such-event", 1),
)


async def hostile_reader(trial: Trial) -> bool:
    """Send nonsense in the name of the table, and return whether its page still comes."""
    async with joined(trial) as wire:
        reader = Reader(wire, lambda _: ("judge", "game=getaway&case=getaway.ex.six-tricks&step=13"))

        first = await reader.look(0)
        tables = [one for one in first if one.delta.new_element.WhichOneof("type") == "bidi_component"]
        table, place = tables[0].delta.new_element.bidi_component.id, list(tables[0].metadata.delta_path)
        wrong = [WidgetState(id=table, json_value=json.dumps({"place": place})) for place in PLACES]
        wrong += [WidgetState(id=table, json_value=text) for text in ('"text"', "[1]", "7")]
        events = [[{"event": name, "value": value}] for name, value in PRESSED]
        pressed = f"$$STREAMLIT_INTERNAL_KEY_{table}__events"
        wrong += [WidgetState(id=pressed, json_trigger_value=json.dumps(event)) for event in events]
        for one in wrong:
            assert await reader.look(0, [one]), one
        # The table comes again, or the word that the browser has it already.
        return place in [list(one.metadata.delta_path) for one in await reader.look(0)]


def test_a_cold_server_stands_ten_readers_and_a_hostile_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    names = sorted(file.stem for file in PAGES.glob("*.py"))
    with running(tmp_path / "server.log") as trial:
        waits = dict(zip(names, asyncio.run(ten_readers(trial, names)), strict=True))
        assert len(waits) >= 10
        assert not trial.tracebacks(), trial.tracebacks()[0]
        assert waits["judge"] < max(waits["odds"], waits["jeux"])
        assert asyncio.run(hostile_reader(trial))
        assert not trial.tracebacks(), trial.tracebacks()[0]
