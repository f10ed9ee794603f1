"""Make the vectors of everything that can answer: ``uv run python -m tutor.asking.prepare``; of new texts alone.

Whoever removes ``meaning.npz`` first has all of them made anew; then ``tests/questions/fit.py`` is to run as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.asking.index import index
from tutor.asking.meaning import FILE, prepare
from tutor.asking.standing import moments
from tutor.asking.wordings import wordings_of
from tutor.games import shelf


def texts() -> Iterator[str]:
    """Yield every text that has a vector: what documents say and are asked for by, and the wordings of moments."""
    yield from (text for text, _ in index().texts)
    for game in shelf().values():
        yield from (text for _, text in wordings_of(moments(game)))


if __name__ == "__main__":
    count = prepare(texts())
    print(f"{count} texts, {FILE.stat().st_size:,} bytes")
