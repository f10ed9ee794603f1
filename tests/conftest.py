"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _nobodys_own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep away from the notebooks, games and progress of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TUTOR_DATA", str(tmp_path_factory.mktemp("data")))
        yield
