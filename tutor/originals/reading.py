"""From the bytes of a file to its lines: plain text, HTML or a saved web archive, in any usual encoding."""

from __future__ import annotations

import codecs
import re
import unicodedata
from dataclasses import replace
from email import message_from_bytes
from email.message import Message

from tutor.core.complaints import Complaint
from tutor.originals.lines import HEADING, Line, tidied
from tutor.originals.markup import html_lines, too_nested

LARGEST = 2_000_000
"""Bytes of the largest file that is read."""
MOST_LINES = 800
"""Lines of the longest text that is read; the longest of the pages has fewer than 200."""

INDENT = 4
"""Signs by which the lines of a list may be shorter than the others."""

_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_BY_MARK = ("utf-8-sig", "utf-32", "utf-32", "utf-16", "utf-16")
_META = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([\w-]{3,20})", re.IGNORECASE)
_KNOWN_META = {"utf-8", "utf8", "iso-8859-1", "iso-8859-15", "windows-1252", "latin-1", "latin1"}
_HTML = re.compile(r"<\s*(?:!doctype\s+html|html|head|body|p|h[1-6]|div|ul|table)\b[^>]*>", re.IGNORECASE)
_ARCHIVE = re.compile(rb"\A(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?content-type:\s*multipart/related", re.IGNORECASE)
_BINARY = (b"%PDF", b"PK\x03\x04", b"\x89PNG", b"GIF8", b"\xff\xd8\xff", b"{\\rtf", b"\xd0\xcf\x11\xe0", b"\x1f\x8b")


def read_lines(raw: bytes, name: str = "") -> tuple[Line, ...]:
    """Return the lines of a file.

    Raises ``Complaint`` for a file that is too large, empty, or no text.
    """
    if len(raw) > LARGEST:
        raise Complaint("original-too-big", file=name, most=LARGEST // 1_000_000)
    if not raw.strip(b"\0 \t\r\n\f\xef\xbb\xbf\xff\xfe"):
        raise Complaint("original-empty", file=name)
    if _ARCHIVE.match(raw[:4000]):
        raw = _page_of_archive(raw)
    text = decoded(raw, name)
    if _HTML.search(text[:20_000]):
        if too_nested(text):
            raise Complaint("original-nested", file=name)
        lines = html_lines(text)
    else:
        lines = tuple(_plain_lines(text))
    lines = tuple(line for line in lines if line.text)
    if not lines:
        raise Complaint("original-empty", file=name)
    if len(lines) > MOST_LINES:
        raise Complaint("original-too-long", file=name, n=len(lines), most=MOST_LINES)
    return lines


def _page_of_archive(raw: bytes) -> bytes:
    """Return the HTML part of a web page that a browser saved as one file."""
    message: Message = message_from_bytes(raw)
    for part in message.walk():
        if part.get_content_type() == "text/html":
            said = part.get_payload(decode=True)
            if isinstance(said, bytes):
                return said
    return raw


# Encodings


def decoded(raw: bytes, name: str = "") -> str:
    """Return the text of some bytes: the mark at their beginning decides, then UTF-8, then Windows and Latin-1.

    Raises ``Complaint`` where this is no text.

    >>> decoded("Écarté, ♥".encode()), decoded("Müller – Ass".encode("cp1252")), decoded("Stück".encode("utf-16-le"))
    ('Écarté, ♥', 'Müller – Ass', 'Stück')
    """
    if raw.startswith(_BINARY):
        raise Complaint("original-binary", file=name)
    try:
        text = raw.decode(_encoding(raw))
    except (UnicodeDecodeError, LookupError):
        raise Complaint("original-binary", file=name) from None
    strange = sum(unicodedata.category(c) in ("Cc", "Cn", "Co", "Cs") and c not in "\t\n\r\f\v\x85" for c in text)
    if "\0" in text or strange > len(text) / 200:
        raise Complaint("original-binary", file=name)
    return text


def _encoding(raw: bytes) -> str:
    for mark, encoding in zip(_MARKS, _BY_MARK, strict=True):
        if raw.startswith(mark):
            return encoding
    if raw.count(0) > len(raw) / 5:
        return "utf-16-le" if raw[1::2].count(0) > raw[::2].count(0) else "utf-16-be"
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        pass
    else:
        return "utf-8"
    said = _META.search(raw[:4000])
    if said and said[1].decode().lower() in _KNOWN_META - {"utf-8", "utf8", "iso-8859-1", "latin-1", "latin1"}:
        return said[1].decode()
    try:
        raw.decode("cp1252")
    except UnicodeDecodeError:
        return "latin-1"
    return "cp1252"


# Plain text


def _plain_lines(text: str) -> list[Line]:
    lines: list[Line] = []
    gap = False
    for raw in text.splitlines():
        said = tidied(raw)
        if not said:
            gap = True
            continue
        mark = HEADING if re.match(r"#{1,6} \S", said) else ""
        lines.append(Line(said.lstrip("# ") if mark else said, mark, gap))
        gap = False
    return _unwrapped(lines)


def _unwrapped(lines: list[Line]) -> list[Line]:
    """Join the lines of a text that was broken at a fixed width."""
    longest = max((len(line.text) for line in lines), default=0)
    full = sum(len(line.text) > longest * 0.75 for line in lines)
    if not (40 <= longest <= 140 and full > len(lines) * 0.4):
        return lines
    joined: list[Line] = []
    before = ""
    slack = INDENT if any(line.gap for line in lines[1:]) else 0  # without empty lines every sign counts
    for line in lines:
        first = line.text.split(maxsplit=1)[0]
        fits = len(before) + 1 + len(first) <= longest - slack
        if joined and not line.gap and not line.mark and not fits and not BULLET.match(line.text):
            joined[-1] = replace(joined[-1], text=f"{joined[-1].text} {line.text}")
        else:
            joined.append(line)
        before = line.text
    return joined


BULLET = re.compile(r"(?:[•●▪■◦‣∙○·*+\-–—]|\(?\d{1,2}[.)]|[a-h]\))\s+(?=\S)")
"""What stands before the text of a list item."""
