"""A server that was just started, and ten readers at once."""

import asyncio
from pathlib import Path

import pytest
from apart import finished

from tutor.bench.app import Trial, running
from tutor.bench.load import Look, Reader, joined
from tutor.paths import PAGES


async def ten_readers(trial: Trial, names: list[str]) -> list[float]:
    """Return how long each waited for its page."""

    async def one(name: str) -> float:
        async with joined(trial) as wire:
            reader = Reader(wire, lambda _: Look(name))
            await reader.look(0)
            return reader.waits[0]

    return await asyncio.gather(*map(one, names))


def test_ten_readers_open_ten_pages_of_a_cold_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    names = sorted(file.stem for file in PAGES.glob("*.py"))
    with running(tmp_path / "server.log") as trial:
        waits = finished(ten_readers(trial, names))
        assert len(waits) >= 10
        assert not trial.tracebacks(), trial.tracebacks()[0]
