"""Make the vectors of everything that can answer anew: ``uv run python -m tutor.asking.prepare``."""

from __future__ import annotations

from tutor.asking.index import index
from tutor.asking.meaning import FILE, prepare

if __name__ == "__main__":
    count = prepare(text for text, _ in index().texts)
    print(f"{count} texts, {FILE.stat().st_size:,} bytes")
