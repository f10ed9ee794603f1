"""Reading rules.md, options.md, presets.md and gaps.md: one entry an id, with its texts in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.container import container_plugin

from tutor.core.languages import LANGUAGES

KINDS = (
    *("aim", "component", "legality", "consequence", "advice", "etiquette", "history"),
    *("option", "switch", "preset", "gap"),
)  # fmt: skip
STATUSES = ("stated", "derived", "recommended", "house")

TITLE = re.compile(r"(?P<de>.+?) \| (?P<en>.+?)(?: \{#(?P<id>[\w.+-]+)\})?")
FACT = re.compile(r"(?P<name>[a-z]+(?: [\w.+-]+)?): *(?P<value>.*)")
SOURCE = re.compile(r"(?P<heading>[^¶•◦]+?)? *(?P<paragraph>¶ ?\d+(?:[-–]\d+)?)? *(?P<bullet>[•◦]\d+(?:[-–]\d+)?)?")


class BookError(ValueError):
    """A content file that cannot be read; the message names the file and the line."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where in a page something stands: a heading, a paragraph below it, a bullet below that; from 1."""

    heading: str
    paragraph: str = ""
    bullet: str = ""

    def __str__(self) -> str:
        """Write the reference as the content has it."""
        return " ".join(part for part in (self.heading, self.paragraph, self.bullet) if part)


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule, option, preset or gap, as people read it."""

    id: str
    kind: str
    status: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    """Markdown by language: the rule itself."""
    why: Mapping[str, str]
    """Markdown by language: the explanation."""
    sources: tuple[Source, ...]
    facts: Mapping[str, str]
    """Everything else that the list below the heading says."""
    values: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Options: the label of each value by language; the first is the default."""
    chapter: Mapping[str, str] = field(default_factory=dict)
    file: str = ""
    line: int = 0
    carries: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By language, text and explanation as they are written, where a sentence carries what it needs of the options."""

    @property
    def see(self) -> tuple[str, ...]:
        """Ids worth reading next."""
        return tuple(part.strip() for part in self.facts.get("see", "").split(",") if part.strip())


def reader() -> MarkdownIt:
    """Return a Markdown reader that knows the containers of an entry."""
    md = MarkdownIt("commonmark", {"html": False}).enable("table")
    for name in (*(f"{lang}-why" for lang in LANGUAGES), *LANGUAGES):
        md.use(container_plugin, name, validate=partial(_is_container, name))
    return md


def _is_container(name: str, params: str, _markup: str) -> bool:
    return params.strip() == name


_READER = reader()


def read_entries(file: Path) -> list[Entry]:
    """Read the entries of one file.

    Raises ``BookError`` naming the file and the line of the first thing that is wrong.
    """
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: list[Entry] = []
    chapter: Mapping[str, str] = {}
    for level, heading, line, body in _sections(_READER.parse(text)):
        title = TITLE.fullmatch(heading)
        where = f"{file.parent.name}/{file.name}:{line + 1}"
        if title is None:
            raise BookError(f"{where}: a heading reads 'German | English {{#id}}', not {heading!r}")
        names = {"de": title["de"], "en": title["en"]}
        if level == "h1":
            chapter = names
        elif not title["id"]:
            raise BookError(f"{where}: the heading {heading!r} has no {{#id}}")
        else:
            found.append(_entry(title["id"], names, chapter, body, lines, where))
    return found


def _sections(tokens: list[Token]) -> Iterator[tuple[str, str, int, list[Token]]]:
    """Yield (tag, heading, line, the tokens below) of each first- and second-level heading."""
    starts = [n for n, t in enumerate(tokens) if t.type == "heading_open" and t.tag in ("h1", "h2")]
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        line = (tokens[start].map or [0])[0]
        yield tokens[start].tag, tokens[start + 1].content, line, tokens[start + 3 : end]


def _entry(
    id_: str, title: Mapping[str, str], chapter: Mapping[str, str], body: list[Token], lines: list[str], where: str
) -> Entry:
    facts, values = _facts(body, where)
    texts = _containers(body, lines)
    for name in LANGUAGES:
        if not texts.get(name):
            raise BookError(f"{where}: {id_} has no :::{name}")
    kind, status = facts.pop("kind", ""), facts.pop("status", "stated")
    if kind not in KINDS:
        raise BookError(f"{where}: {id_} is of no known kind: {kind!r}; kinds are {', '.join(KINDS)}")
    if status not in STATUSES:
        raise BookError(f"{where}: {id_} has no known status: {status!r}; it is one of {', '.join(STATUSES)}")
    file, _, line = where.rpartition(":")
    return Entry(
        id_,
        kind,
        status,
        title,
        {lang: texts[lang] for lang in LANGUAGES},
        {lang: texts.get(f"{lang}-why", "") for lang in LANGUAGES},
        read_sources(facts.pop("source", "")),
        facts,
        values,
        chapter,
        file,
        int(line),
    )


def _facts(body: list[Token], where: str) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """Read the list of facts directly below the heading."""
    facts: dict[str, str] = {}
    values: dict[str, dict[str, str]] = {}
    for token in body:
        if token.type.startswith("container_"):
            break
        if token.type != "inline":
            continue
        for line in token.content.splitlines():
            fact = FACT.fullmatch(line.strip())
            if fact is None:
                raise BookError(f"{where}: a fact reads 'name: value', not {line!r}")
            name, value = fact["name"], fact["value"].strip()
            if name.startswith("value "):
                german, _, english = value.partition(" | ")
                values[name.removeprefix("value ").strip()] = {"de": german, "en": english or german}
            else:
                facts[name] = value
    return facts, values


def _containers(body: list[Token], lines: list[str]) -> dict[str, str]:
    """Return the Markdown inside each container."""
    texts: dict[str, str] = {}
    for token in body:
        if token.type.startswith("container_") and token.type.endswith("_open") and token.map:
            name = token.type.removeprefix("container_").removesuffix("_open")
            first, last = token.map
            inner = lines[first + 1 : last]
            while inner and inner[-1].strip() in ("", ":::"):
                inner.pop()
            texts[name] = "\n".join(inner).strip()
    return texts


def read_sources(said: str) -> tuple[Source, ...]:
    """Read references like ``Anmerkungen •2; Spielende ¶1``; a part without a heading goes on in the last one.

    >>> [str(s) for s in read_sources("Das Spiel ¶2; ¶3 •1")]
    ['Das Spiel ¶2', 'Das Spiel ¶3 •1']
    """
    found = []
    heading = ""
    for part in said.split(";"):
        match = SOURCE.fullmatch(part.strip())
        if match is None or part.strip() in ("", "–", "-"):
            continue
        heading = (match["heading"] or heading).strip()
        found.append(Source(heading, (match["paragraph"] or "").replace(" ", ""), match["bullet"] or ""))
    return tuple(found)
