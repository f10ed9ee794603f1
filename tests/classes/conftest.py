"""A class of one lesson, held from a store of its own."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from classroom import LESSON
from PIL import Image

from tutor.classes import desk, doubting, routes
from tutor.classes.limits import Limit
from tutor.notebook.asking import steps
from tutor.notebook.reading import read
from tutor.store.classes import Held, open_class
from tutor.store.keeping import Store


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch, tmp_path) -> Iterator[Store]:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TUTOR_PLACE", "hosted")
    monkeypatch.setenv("TUTOR_TOKEN", "right")
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    desk.phones.cache_clear()
    for name in ("WRONG_CODES", "WRONG_CODES_IN_ALL", "PRESSES", "NEW_SEATS", "SEATS_FROM"):
        limit = Limit(getattr(doubting, name).most, 1e9)
        for place in (doubting, routes):
            monkeypatch.setattr(place, name, limit, raising=False)
    monkeypatch.setattr(desk, "FRESH", 0.0)
    kept = Store()
    yield kept
    kept.close()
    desk.phones.cache_clear()


@pytest.fixture
def held(store: Store) -> Held:
    return open_class(store, "Probe", "de", LESSON, len(steps(read(LESSON))))


@pytest.fixture
def png() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (64, 48), "red").save(out, "PNG")
    return out.getvalue()
