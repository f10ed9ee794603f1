"""A picture as bytes: what kind it is, how large it is, and the name under which a text speaks of it."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Iterable, Mapping

from tutor.core.complaints import Complaint

MOST_BYTES = 300_000
"""A photo of 1280 points a side is half of that; a class of phones fetches it at once."""
MOST_POINTS = 4_096
NAME = r"[0-9a-f]{16}-[1-9]\d{0,3}x[1-9]\d{0,3}"
"""Of what is in a picture and how large it is: the same picture has one name everywhere, and its place is known."""
IN_TEXT = re.compile(rf"!\[([^\[\]\n]{{0,400}})\]\(picture:({NAME})\)")
"""A picture in a text: what is to be seen, and its name."""
IN_FILE = re.compile(
    rf"^\[picture:({NAME})\]: data:image/(?:png|jpeg|webp);base64,([A-Za-z0-9+/=]*)[ \t]*\r?\n?", re.MULTILINE
)
"""A picture in the file of a notebook: a line at its end, as Markdown says where a mark leads."""
PNG, JPEG, WEBP = "image/png", "image/jpeg", "image/webp"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The parts of a JPEG that say how large it is."""


def kind_of(data: bytes) -> str:
    """Return what kind of picture it is by how it begins; empty where it is none that is shown here."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return PNG
    if data.startswith(b"\xff\xd8\xff"):
        return JPEG
    return WEBP if data[:4] == b"RIFF" and data[8:12] == b"WEBP" else ""


def name_of(data: bytes) -> str:
    """Return the name of a picture.

    Raises ``Complaint`` for what is none, or too large.
    """
    if len(data) > MOST_BYTES:
        raise Complaint("picture-too-big", most=MOST_BYTES // 1000)
    sizes = {PNG: _of_png, JPEG: _of_jpeg, WEBP: _of_webp}
    kind = kind_of(data)
    wide, high = sizes[kind](data) if kind else (0, 0)
    if not (0 < wide <= MOST_POINTS and 0 < high <= MOST_POINTS):
        raise Complaint("picture-unreadable")
    return f"{hashlib.sha256(data).hexdigest()[:16]}-{wide}x{high}"


def size_of(name: str) -> tuple[int, int]:
    """Return (width, height) as the name of a picture says it."""
    wide, _, high = name.partition("-")[2].partition("x")
    return int(wide), int(high)


def _of_png(data: bytes) -> tuple[int, int]:
    found = data[16:24] if data[12:16] == b"IHDR" else b""
    return int.from_bytes(found[:4], "big"), int.from_bytes(found[4:], "big")


def _of_jpeg(data: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        if data[at + 1] in _FRAMES:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return 0, 0


def _of_webp(data: bytes) -> tuple[int, int]:
    part = data[12:16]
    if part == b"VP8X" and len(data) >= 30:
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if part == b"VP8L" and len(data) >= 25:
        both = int.from_bytes(data[21:25], "little")
        return 1 + (both & 0x3FFF), 1 + (both >> 14 & 0x3FFF)
    if part == b"VP8 " and len(data) >= 30:
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    return 0, 0


# In a text, and in its file


def written(seen: str, name: str) -> str:
    r"""Write a picture into a text: what is to be seen on it is one line without brackets.

    >>> written("A [trick] \n of four", "00112233aabbccdd-800x600")
    '![A trick of four](picture:00112233aabbccdd-800x600)'
    """
    return f"![{' '.join(re.sub(r'[][]', '', seen).split())[:300]}](picture:{name})"


def names_in(text: str) -> list[str]:
    """Return the names of the pictures in a text, each once, in their order."""
    return list(dict.fromkeys(match[2] for match in IN_TEXT.finditer(text)))


def taken_out(text: str) -> tuple[str, list[bytes]]:
    """Return a text without the pictures that its file carries, and these.

    Raises ``Complaint`` where one of them is none.
    """
    found = []
    for match in IN_FILE.finditer(text):
        try:
            data = base64.b64decode(match[2], validate=True)
        except binascii.Error:
            raise Complaint("picture-unreadable") from None
        if name_of(data) != match[1]:
            raise Complaint("picture-unreadable")
        found.append(data)
    return (IN_FILE.sub("", text).rstrip("\n") + "\n" if found else text), found


def put_in(text: str, pictures: Mapping[str, bytes] | Iterable[tuple[str, bytes]]) -> str:
    """Return a text with its pictures as lines at its end: the file that is given to others."""
    lines = [
        f"[picture:{name}]: data:{kind_of(data)};base64,{base64.b64encode(data).decode()}\n"
        for name, data in dict(pictures).items()
    ]
    return f"{text.rstrip(chr(10))}\n\n{''.join(lines)}" if lines else text
