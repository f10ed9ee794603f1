"""A notebook as text and back: a head, texts and live blocks, each a slice of the file as it was written.

What is not understood stays in its slice, so nothing is ever lost by reading and writing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.anchors.index import slugify
from mdit_py_plugins.colon_fence import colon_fence_plugin
from mdit_py_plugins.front_matter import front_matter_plugin
from mdit_py_plugins.myst_blocks.index import block_break

from tutor.cases.transcript import LONGEST_TEXT, dump, load, plain_data, sized
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.words.book.bounded import Bounded

VERSION = 1
"""The version of the format that is written here."""
HEAD = ("title", "lang", "game", "version")

DIRECTIVE = re.compile(r"\{([\w.:+-]+)\}[ \t]*(.*)")
OWN_ID = re.compile(r"[\w.+-]+")
TEACHES = re.compile(r"^[ \t]*teaches:", re.IGNORECASE | re.MULTILINE)
"""Begins the lines directly below a heading that say what its station teaches."""
LINES = re.compile(r"[^\r\n]*(?:\r\n?|\n)|[^\r\n]+")
FENCES = ("fence", "colon_fence")
CUT = "myst_block_break"
MINUTES = re.compile(r"([1-9][0-9]{0,2}) ?min\.?")
HIDDEN, JOIN, STEP = "hidden", "join", "step"


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown between two live blocks."""

    source: str
    line: int
    """Where it begins in the file, from 1."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; one of the second level begins a station."""

    source: str
    line: int
    level: int
    title: str
    id: str
    teaches: tuple[str, ...] = ()
    """What is taught from here on besides what its texts say: rules, verbs, badges, panels, words."""


@dataclass(frozen=True)
class Block:
    """A live block: its kind, what stands behind the kind, and the YAML in it."""

    source: str
    line: int
    kind: str
    argument: str
    body: str
    closed: bool = True
    """Whether its last line closes it."""

    @cached_property
    def said(self) -> Plain:
        """What the block says, as data.

        Raises ``Complaint`` with the line of the file where it cannot be read.
        """
        return _data(self.body, self.line)


@dataclass(frozen=True, slots=True)
class Cut:
    """A line of plus signs: another screen begins here, and what is said of it."""

    source: str
    line: int
    hidden: bool = False
    """Whether the screen is left out where the lesson is held."""
    joined: bool = False
    """Whether it begins none: what follows stands on the same screen."""
    step: bool = False
    """Whether it begins none, and what follows on the same screen comes a press later."""
    minutes: int = 0
    """For how long it is meant; nought is open."""
    wrong: str = ""
    """What is said of it and means nothing."""


Part = Text | Heading | Block | Cut


@dataclass(frozen=True)
class Notebook:
    """A notebook as it was written."""

    head: str
    """The lines of the head with the dashes around them; empty where there is none."""
    parts: tuple[Part, ...]

    @cached_property
    def said(self) -> Mapping[str, Plain]:
        """What the head says.

        Raises ``Complaint`` where it cannot be read or is missing.
        """
        if not self.head:
            raise Complaint("notebook-no-head")
        said = _data("".join(LINES.findall(self.head)[1:-1]), 1)
        if not isinstance(said, Mapping):
            raise Complaint("notebook-head-not-a-mapping")
        return said

    def fact(self, name: str) -> str:
        """Return one line of the head as text; empty where it cannot be read."""
        try:
            return str(self.said.get(name) or "")
        except Complaint:
            return ""

    @property
    def title(self) -> str:
        """The title; where the head has none, the first heading."""
        return self.fact("title") or next((p.title for p in self.parts if isinstance(p, Heading)), "")

    @property
    def lang(self) -> str:
        """The language it is written in; English where it does not say."""
        return self.fact("lang") if self.fact("lang") in LANGUAGES else "en"

    @property
    def game(self) -> str:
        """The game its blocks speak of unless they name another."""
        return self.fact("game")

    @property
    def blocks(self) -> list[Block]:
        """Its live blocks in order."""
        return [part for part in self.parts if isinstance(part, Block)]

    @cached_property
    def stations(self) -> tuple[Station, ...]:
        """Its stations; what stands before the first heading of the second level is one without a title."""
        found: list[tuple[str, str, list[Part]]] = [("", "", [])]
        for part in self.parts:
            if isinstance(part, Heading) and part.level == 2:
                found.append((part.id, part.title, []))
            found[-1][2].append(part)
        return tuple(
            Station(id_, title, tuple(parts))
            for id_, title, parts in found
            if id_ or any(part.source.strip() for part in parts)
        )


@dataclass(frozen=True, slots=True)
class Station:
    """One stop of a course: a heading and what stands below it."""

    id: str
    title: str
    parts: tuple[Part, ...]


def _data(text: str, above: int) -> Plain:
    """Read YAML that stands below so many lines of the file."""
    try:
        said = load(text)
    except Complaint as wrong:
        line = wrong.facts.get("line")
        if isinstance(line, int) and line:
            raise Complaint(wrong.key, **{**wrong.facts, "line": line + above}) from None
        raise
    sized(said)
    return said


# Reading


def _reader() -> MarkdownIt:
    md = Bounded()
    md.use(front_matter_plugin).use(colon_fence_plugin)
    md.block.ruler.before("hr", CUT, block_break, {"alt": ["paragraph", "reference", "blockquote", "list"]})
    md.core.ruler.enableOnly(["normalize", "block"])
    return md


_READER = _reader()


def read(text: str) -> Notebook:
    """Read a notebook; whatever the text is, writing gives it back.

    Raises ``Complaint`` where it is too long to be one.
    """
    if len(text) > LONGEST_TEXT:
        raise Complaint("file-too-big", most=LONGEST_TEXT // 1000)
    lines = LINES.findall(text)
    tokens = _READER.parse(text + "\n\n")
    head, first = "", 0
    if tokens and tokens[0].type == "front_matter" and tokens[0].map:
        first = tokens[0].map[1]
        head = "".join(lines[:first])
    ids: dict[str, int] = {}
    parts: list[Part] = []
    for start, end, token, inner in _special(tokens):
        if "".join(lines[first:start]):
            parts.append(Text("".join(lines[first:start]), first + 1))
        source = "".join(lines[start:end])
        below = "".join(lines[token.map[1] : end]) if token.map else ""
        if token.type == CUT:
            parts.append(_cut(token, source, start + 1))
        elif token.type in FENCES:
            parts.append(_block(token, source, start + 1))
        else:
            parts.append(_heading(token, inner, source, below, ids))
        first = end
    if rest := "".join(lines[first:]):
        parts.append(Text(rest, first + 1))
    return Notebook(head, tuple(parts))


def _special(tokens: Sequence[Token]) -> Iterator[tuple[int, int, Token, str]]:
    """Yield (first line, line after, token, text of a heading) of what is more than text."""
    for place, token in enumerate(tokens):
        if token.level or not token.map:
            continue
        if (token.type in FENCES and DIRECTIVE.fullmatch(token.info.strip())) or token.type == CUT:
            yield token.map[0], token.map[1], token, ""
        elif token.type == "heading_open" and token.tag in ("h1", "h2"):
            yield token.map[0], _head_end(tokens, place), token, tokens[place + 1].content


def _head_end(tokens: Sequence[Token], place: int) -> int:
    """Return the line after a heading and what it says directly below of what it teaches."""
    heading, below = tokens[place], tokens[place + 3 : place + 5]
    says = heading.tag == "h2" and len(below) > 1 and TEACHES.match(below[1].content)
    lines = below[0].map if says and below[0].type == "paragraph_open" else heading.map
    return lines[1] if lines else 0


def _cut(token: Token, source: str, line: int) -> Cut:
    """Read what is said of a screen: ``hidden``, ``join``, ``5 min``, with commas between; ``step`` stands alone."""
    if token.content.strip() == STEP:
        return Cut(source, line, step=True)
    hidden = joined = False
    minutes, wrong = 0, ""
    for said in filter(None, (one.strip() for one in token.content.split(","))):
        time = MINUTES.fullmatch(said)
        hidden, joined = hidden or said == HIDDEN, joined or said == JOIN
        minutes = int(time[1]) if time else minutes
        wrong = wrong or ("" if time or said in (HIDDEN, JOIN) else said[:40])
    return Cut(source, line, hidden, joined, minutes=minutes, wrong=wrong)


def cut_source(*, hidden: bool = False, joined: bool = False, step: bool = False, minutes: int = 0) -> str:
    """Write the line with which a screen begins, or what comes later on it."""
    said = [HIDDEN] * hidden + [JOIN] * joined + [STEP] * step + [f"{minutes} min"] * bool(minutes)
    return f"+++ {', '.join(said)}".rstrip() + "\n"


def _block(token: Token, source: str, line: int) -> Block:
    found = DIRECTIVE.fullmatch(token.info.strip())
    assert found is not None
    last = (LINES.findall(source) or [""])[-1].strip()
    closed = source.count(token.markup) > 1 and not last.strip(token.markup[0]) and len(last) >= len(token.markup)
    return Block(source, line, found[1], found[2].strip(), token.content, closed)


def named(heading: str) -> tuple[str, str]:
    """Return the title and the id of a heading; the id is empty where it has none of its own.

    >>> named("Wer führt {#lead}"), named("Wer führt")
    (('Wer führt', 'lead'), ('Wer führt', ''))
    """
    title, sign, id_ = heading.rpartition("{#")
    if not sign or not id_.endswith("}") or not OWN_ID.fullmatch(id_[:-1]) or "\n" in title:
        return heading, ""
    return title.rstrip(" \t"), id_[:-1]


def without_ids(heading: str) -> str:
    """Return the lines of a heading as they are read: without ids, and without what its station teaches."""
    teaches = TEACHES.search(heading, heading.find("\n") + 1)
    said = heading[: teaches.start() - 1] if teaches else heading
    return "\n".join(named(line.rstrip(" \t\r"))[0] if "{#" in line else line for line in said.split("\n"))


def _heading(token: Token, inner: str, source: str, below: str, ids: dict[str, int]) -> Heading:
    title, id_ = named(inner)
    id_ = id_ or slugify(inner) or "station"
    own, n = id_, ids.get(id_, 1)
    while own in ids:  # it goes on where the last of this name ended
        n += 1
        own = f"{id_}-{n}"
    ids[id_] = n
    ids.setdefault(own, 1)
    teaches = tuple(TEACHES.sub(" ", below).replace(",", " ").split())
    return Heading(source, (token.map or [0])[0] + 1, int(token.tag[1]), title, own, teaches)


# What only its author sees

BEGIN, END = "<!--", "-->"


def without_notes(text: str) -> str:
    """Return a text without the comments in it; as many lines as before."""
    kept, at = list[str](), 0
    for begin, end in _comments(text):
        kept += [text[at:begin], "\n" * text.count("\n", begin, end)]
        at = end
    return "".join([*kept, text[at:]])


def notes_in(text: str) -> list[str]:
    """Return what stands in the comments of a text: notes for whoever holds the lesson."""
    found = (text[begin + len(BEGIN) : end - len(END)].strip() for begin, end in _comments(text))
    return [one for one in found if one]


def _comments(text: str) -> Iterator[tuple[int, int]]:
    """Yield where each comment begins and ends; one that is not closed is none."""
    at = 0
    while (begin := text.find(BEGIN, at)) >= 0:
        end = text.find(END, begin + len(BEGIN))
        if end < 0:
            return
        at = end + len(END)
        yield begin, at


# Writing


def write(notebook: Notebook) -> str:
    """Write a notebook; what was not changed is as it was, to the letter."""
    return notebook.head + "".join(part.source for part in notebook.parts)


def block_source(kind: str, said: Plain = None, argument: str = "") -> str:
    """Write a live block."""
    body = "" if said is None else said if isinstance(said, str) else dump(plain_data(said))
    body += "\n" if body and not body.endswith("\n") else ""
    longest = max((len(run) for run in re.findall(r"`+", body)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{{{kind}}}{f' {argument}' if argument else ''}\n{body}{fence}\n"


def inserted(notebook: Notebook, place: int, source: str) -> Notebook:
    """Return the notebook with something more before one of its parts, with blank lines around it."""
    before = notebook.head + "".join(part.source for part in notebook.parts[:place])
    after = "".join(part.source for part in notebook.parts[place:])
    gap = "" if not before or before.endswith(("\n\n", "\r\n\r\n")) else "\n" if before.endswith("\n") else "\n\n"
    return read(f"{before}{gap}{source}{after if not after or after.startswith(chr(10)) else chr(10) + after}")


def replaced(notebook: Notebook, place: int, source: str) -> Notebook:
    """Return the notebook with one of its parts written anew."""
    parts = [part.source for part in notebook.parts]
    parts[place] = source
    return read(notebook.head + "".join(parts))


def new(title: str, lang: str, game: str = "") -> Notebook:
    """Return a notebook with nothing but a head."""
    said = {"title": title, "lang": lang, **({"game": game} if game else {}), "version": VERSION}
    return read(f"---\n{dump(said)}---\n")
