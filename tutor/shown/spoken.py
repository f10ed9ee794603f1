"""What stands on a page, as it is read out: cards by their names, each part a sentence of its own."""

from __future__ import annotations

import re
from html.parser import HTMLParser

PARTS = frozenset(
    ("p", "li", "h1", "h2", "h3", "h4", "tr", "summary", "div", "section", "details", "table", "ul", "ol", "dt", "dd")
)
"""Elements that begin a sentence of their own."""
UNSAID = frozenset(("style", "script", "svg"))
_ENDED = re.compile(r"[.!?:;…][\"”“’)]?$")


def spoken(html: str) -> str:
    """Return the text of some HTML of our own making.

    >>> spoken('<p>North holds <span role="img" aria-label="the queen of hearts">♥Q</span></p><p>So it follows.</p>')
    'North holds the queen of hearts. So it follows.'
    """
    reader = _Reader()
    reader.feed(html)
    reader.close()
    parts = [" ".join(part.split()) for part in "".join(reader.found).split("\n")]
    return " ".join(part if _ENDED.search(part) else f"{part}." for part in parts if part)


class _Reader(HTMLParser):
    """Collects what is said; a picture is its name."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside: list[tuple[str, bool]] = []
        """The open elements, and whether what is in them is not said."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        name = told.get("aria-label") if told.get("role") == "img" else None
        if name:
            self.found.append(name)
        if tag in PARTS:
            self.found.append("\n")
        if tag in ("td", "th"):
            self.found.append(" ")
        if tag in ("br", "img", "hr", "input", "wbr"):
            return
        unsaid = tag in UNSAID or name is not None or told.get("aria-hidden") == "true" or "hidden" in told
        self.inside.append((tag, unsaid))

    def handle_endtag(self, tag: str) -> None:
        if tag in PARTS:
            self.found.append("\n")
        while self.inside and self.inside.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not any(unsaid for _, unsaid in self.inside):
            self.found.append(data.replace("\n", " "))
