"""Files that every browser needs, packed once and kept: on the wire they are half as long or less."""

from __future__ import annotations

import gzip
import os
from contextlib import suppress
from functools import cache
from pathlib import Path

from tutor.paths import data_folder

KINDS = {".js": b"text/javascript; charset=utf-8", ".css": b"text/css; charset=utf-8", ".svg": b"image/svg+xml"}
SMALLEST = 1_000
"""Bytes below which packing gains nothing."""
FOR_EVER = b"public, immutable, max-age=31536000"
"""How long a browser may keep them: their names change with what is in them."""


def packed(folder: Path, asked: str, version: str) -> tuple[bytes, list[tuple[bytes, bytes]]] | None:
    """Return a file of a folder packed, and its headers; nothing where there is none that is worth it."""
    name = asked.rpartition("/static/")[2]
    kind = KINDS.get(Path(name).suffix)
    if "/static/" not in asked or kind is None or ".." in name or "\\" in name:
        return None
    body = _packed(folder / name, version)
    if body is None:
        return None
    headers = [(b"content-type", kind), (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return body, [*headers, (b"cache-control", FOR_EVER), (b"content-length", str(len(body)).encode())]


@cache
def _packed(file: Path, version: str) -> bytes | None:
    """Pack a file, or take what was packed of it before; a place that cannot be written to costs time, no more."""
    try:
        raw = file.read_bytes()
    except (OSError, ValueError):
        return None
    if len(raw) < SMALLEST:
        return None
    kept = data_folder() / "packed" / version / f"{file.name}.gz"
    with suppress(OSError, EOFError, gzip.BadGzipFile):
        body = kept.read_bytes()
        if gzip.decompress(body) == raw:
            return body
    body = gzip.compress(raw, 9, mtime=0)
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        half = kept.with_name(f".{kept.name}.{os.getpid()}")
        half.write_bytes(body)
        half.replace(kept)
    return body
