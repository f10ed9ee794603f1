"""HTML as lines: cleaned first, so that only words and the kind of their block are left."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import nh3

from tutor.originals.lines import HEADING, ITEM, NAVIGATION, TERM, Line, tidied

_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_LISTS = frozenset({"ul", "ol", "dl"})
_BLOCKS = frozenset(
    {"p", "div", "section", "article", "main", "li", "dt", "dd", "tr", "table", "blockquote", "pre", "figcaption"}
    | {"nav", "header", "footer", "aside", "hr", "center", "address"}
)
_KEPT = _HEADINGS | _LISTS | _BLOCKS | {"br", "img", "td", "th"}
_DROPPED = frozenset(
    {"script", "style", "noscript", "template", "iframe", "frame", "frameset", "object", "embed", "applet", "svg"}
    | {"math", "canvas", "audio", "video", "select", "textarea", "button", "form", "title"}
)


_CLOSED_BY_THE_NEXT = frozenset({"p", "li", "dt", "dd", "tr", "td", "th", "a", "option"})
_EMPTY = frozenset({"br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "wbr"})
_TAG = re.compile(r"<(/?)([a-z][a-z0-9]*)", re.IGNORECASE)
DEEPEST = 1_000
"""No page is nested deeper; what is would keep the machine for minutes."""
MOST_TAGS = 50_000
MOST_SIGNS = 200_000
"""No page has more of the signs of which tags are made; cleaning as many of them takes longer than a second."""


def too_nested(text: str) -> bool:
    """Whether the tags of a page lie too deep in each other, or are too many to be those of a page."""
    if sum(map(text.count, "<>&")) > MOST_SIGNS:
        return True
    opened: Counter[str] = Counter()
    depth = 0
    for number, found in enumerate(_TAG.finditer(text)):
        if number > MOST_TAGS:
            return True
        closing, tag = found[1], found[2].lower()
        if tag in _CLOSED_BY_THE_NEXT or tag in _EMPTY:
            continue
        if not closing:
            opened[tag] += 1
            depth += 1
        elif opened[tag]:
            opened[tag] -= 1
            depth -= 1
        if depth > DEEPEST:
            return True
    return False


def html_lines(text: str) -> tuple[Line, ...]:
    """Return the words of a page as lines; nothing else of it is kept."""
    cleaned = nh3.clean(
        text, tags=set(_KEPT), clean_content_tags=set(_DROPPED), attributes={"img": {"alt"}}, link_rel=None
    )
    reader = _Reader()
    reader.feed(cleaned)
    reader.close()
    reader.end()
    return tuple(reader.lines)


class _Reader(HTMLParser):
    """Collect words block by block."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        super().__init__(convert_charrefs=True)
        self.lines: list[Line] = []
        self.words: list[str] = []
        self.inside: list[str] = []
        self.breaks = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block; a picture speaks its name."""
        if tag == "img":
            self.words.append(f" {dict(attrs).get('alt') or ''} ")
        elif tag == "br":
            self.breaks += 1
            self.words.append(" ")
            if self.breaks == 2:
                self.end()
        elif tag in ("td", "th"):
            self.words.append(" ")
        else:
            self.end()
            if tag != "hr":
                self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """End a block."""
        if tag in self.inside:
            self.end()
            while self.inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        """Take words up; a line break in the file is a space."""
        if data.strip():
            self.breaks = 0
        self.words.append(data)

    def end(self) -> None:
        """Keep what was read as one line."""
        said = tidied("".join(self.words))
        self.words, self.breaks = [], 0
        if said:
            self.lines.append(Line(said, self._mark()))

    def _mark(self) -> str:
        for tag in reversed(self.inside):
            if tag in _HEADINGS:
                return HEADING
            if tag == "dt":
                return TERM
            if tag == "li":
                return ITEM
            if tag == "nav":
                return NAVIGATION
        return ""
