"""Is everything that a notebook says so? Every claim is run on the engine; what is wrong is said at its line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from markdown_it.token import Token
from mdit_py_plugins.colon_fence import colon_fence_plugin

from tutor.cases.lessons import UNREADABLE, unreadable
from tutor.cases.places import place
from tutor.core.cards import NotACard, card
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.pictures import IN_TEXT, name_of, names_in, taken_out
from tutor.core.plain import Plain
from tutor.core.rules import ContradictoryRules
from tutor.games import game as find_game
from tutor.games import shelf
from tutor.notebook.asking import Screen, screens
from tutor.notebook.blocks import KINDS, fields
from tutor.notebook.disclosure import asked_too_soon
from tutor.notebook.reading import (
    DIRECTIVE,
    FENCES,
    HEAD,
    TEACHES,
    VERSION,
    Block,
    Cut,
    Heading,
    Notebook,
    Text,
    read,
    without_notes,
)
from tutor.notebook.reading import named as named_heading
from tutor.notebook.shapes import amiss
from tutor.teaching.taught import named
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.book.bounded import Bounded
from tutor.words.book.render import TERM, footnotes_in

MOST_BLOCKS = 400
MOST_FINDINGS, MOST_IN_A_BLOCK = 200, 50
"""Nobody reads on after so many; each may take as long as looking through every id there is."""
OWN_ID = re.compile(r"\{#[\w.+-]+\}$")
TOKEN = re.compile(r"\{([^{}\s]{1,12})\}")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a notebook that is not so, or cannot be read."""

    line: int
    wrong: Complaint
    column: int = 1


def findings(notebook: Notebook) -> list[Finding]:
    """Return everything in a notebook that is not so, in the order of its lines."""
    found = [_in_head(notebook.head, wrong) for wrong in head_findings(notebook)]
    for number, block in enumerate(notebook.blocks):
        if number == MOST_BLOCKS:
            found.append(Finding(block.line, Complaint("notebook-too-many-blocks", most=MOST_BLOCKS)))
            break
        found += block_findings(block, notebook)
        if len(found) >= MOST_FINDINGS:
            break
    found += islice(prose_findings(notebook), max(0, MOST_FINDINGS - len(found)))
    found += order_findings(notebook)
    return sorted(found, key=lambda one: (one.line, one.column))


def head_findings(notebook: Notebook) -> Iterator[Complaint]:
    """Yield what is wrong with the head."""
    try:
        said = notebook.said
    except Complaint as wrong:
        yield wrong
        return
    for name in said:
        if name not in HEAD:
            yield Complaint("no-such-field", field=str(name), fields=", ".join(HEAD)).within(str(name))
    if not said.get("title"):
        yield Complaint("field-missing", field="title")
    if said.get("lang") not in LANGUAGES:
        text = str(said.get("lang") or "")[:40]
        yield Complaint("no-such-word", field="lang", text=text, values=", ".join(LANGUAGES)).within("lang")
    version = said.get("version", VERSION)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        no_number = Complaint("not-a-number", field="version", text=str(version)[:40], least=1, most=VERSION)
        yield no_number.within("version")
    elif version > VERSION:
        yield Complaint("notebook-newer", n=version, most=VERSION).within("version")
    if said.get("game") is not None and said["game"] not in shelf():
        yield Complaint("no-such-game", text=str(said["game"])[:40], games=", ".join(shelf())).within("game")


def _in_head(head: str, wrong: Complaint) -> Finding:
    """Return a finding at its line in the head; at the first where nothing there says it."""
    line = wrong.facts.get("line")
    if isinstance(line, int):
        return Finding(line, wrong)
    found = place("".join(head.splitlines(keepends=True)[1:-1]), wrong) if wrong.path else None
    return Finding(1 + found[0], wrong, found[1]) if found else Finding(1, wrong)


def block_findings(block: Block, notebook: Notebook) -> list[Finding]:
    """Return everything that one block says and the engine does not, or why it cannot be read, where it stands."""
    return [_placed(block, wrong) for wrong in _complaints(block, notebook)]


def _complaints(block: Block, notebook: Notebook) -> list[Complaint]:
    if block.kind not in KINDS:
        return [Complaint("notebook-unknown-block", text=block.kind, values=", ".join(KINDS))]
    if not block.closed:
        return [Complaint("notebook-not-closed", kind=block.kind)]
    try:
        said = fields(block) if KINDS[block.kind].fields else {}
        wrong = list(islice(amiss(said, odds=block.kind == "odds"), MOST_IN_A_BLOCK))
        return wrong or list(islice(KINDS[block.kind].check(block, notebook.game, notebook.lang), MOST_IN_A_BLOCK))
    except (*UNREADABLE, ContradictoryRules) as failed:
        return [unreadable(failed)]


def order_findings(notebook: Notebook) -> list[Finding]:
    """Return what blocks ask for before it was taught, where the notebook keeps to an order."""
    return [_placed(block, wrong) for block, wrong in islice(asked_too_soon(notebook), MOST_FINDINGS)]


def _placed(block: Block, wrong: Complaint) -> Finding:
    """Return a finding at its line and column: in the fields, else where a word of it stands, else at the block."""
    line = wrong.facts.get("line")
    if isinstance(line, int) and line > block.line:
        return Finding(line, wrong)
    found = place(block.body, wrong) if wrong.path or "card" in wrong.facts else None
    if found is None:
        found = _in_source(block, wrong)
        return Finding(block.line + found[0], wrong, found[1])
    return Finding(block.line + found[0], wrong, found[1])


def _in_source(block: Block, wrong: Complaint) -> tuple[int, int]:
    """Return (lines below the first, column) of the word that a complaint names; the top where it stands nowhere."""
    for name in ("field", "text"):
        word = str(wrong.facts.get(name) or "")
        for below, line in enumerate(block.source.splitlines() if word else ()):
            if (column := line.find(word)) >= 0:
                return below, column + 1
    return 0, 1


# Prose


def prose_findings(notebook: Notebook) -> Iterator[Finding]:
    """Yield cards that are none, terms that the glossary does not have, and links that lead nowhere."""
    try:
        book = library.book(find_game(notebook.game).folder) if notebook.game else None
    except Complaint:
        book = None
    stations = {part.id for part in notebook.parts if isinstance(part, Heading)}
    every = screens(notebook, hidden=True)
    shown = {one.cut.line for one in every if one.cut is not None}
    steps = {line for one in every for line in _steps(one)}
    for part in notebook.parts:
        if isinstance(part, Cut):
            yield from _cut(part, shown, steps)
        if not isinstance(part, (Text, Heading)):
            continue
        if isinstance(part, Heading):
            yield from _taught(part, notebook.game)
            own = named_heading(part.source.strip().partition("\n")[0])[1]
            if own and own != part.id:
                yield Finding(part.line, Complaint("notebook-id-twice", text=own))
        source = without_notes(part.source)
        tokens = _INLINE.parse(source)
        yield from _not_supported(part, source, tokens)
        for nested in tokens:
            if isinstance(part, Text) and nested.type == "inline":
                for below, _ in _lines_that_teach(nested.content):
                    yield Finding(part.line + (nested.map or [0])[0] + below, Complaint("teaches-elsewhere"))
            if nested.type in FENCES and DIRECTIVE.fullmatch(nested.info.strip()):
                yield Finding(part.line + (nested.map or [0])[0], Complaint("notebook-nested"))
        for below, said, links in _inline(tokens):
            text = OWN_ID.sub("", said) if isinstance(part, Heading) else said
            for word, wrong in {**_no_cards(text), **_no_terms(text, book), **_nowhere(links, stations)}.items():
                line, column = _spot(source, below, word)
                yield Finding(part.line + line, wrong, column)


def _no_cards(text: str) -> dict[str, Complaint]:
    """Return what stands in braces and is no card, as it is written."""
    tokens = (token for token in TOKEN.findall(text) if not _is_card(token))
    return {f"{{{token}}}": Complaint("unreadable-card", seat="", text=token) for token in tokens}


def _no_terms(text: str, book: Book | None) -> dict[str, Complaint]:
    """Return what stands in double brackets and not in the glossary, as it is written."""
    found = ((term[0], term[2] or term[1]) for term in TERM.finditer(text))
    return {
        written: Complaint("notebook-no-term", text=name[:40])
        for written, name in found
        if book is not None and name.lower() not in book.terms
    }


def _nowhere(links: Iterable[str], stations: Collection[str]) -> dict[str, Complaint]:
    """Return the links to something that is neither here nor a rule; a rule’s id has dots."""
    ids = [one[1:] for one in links if one.startswith("#") and one[1:] not in stations and not _known(one[1:])]
    return {
        f"#{id_}": Complaint("no-such-rule", text=id_[:80], nearest=library.nearest(id_))
        if "." in id_
        else Complaint("notebook-no-place", text=id_[:80])
        for id_ in ids
    }


def _steps(screen: Screen) -> Iterator[int]:
    """Yield the lines of a screen behind which something comes a press later."""
    line = 0
    for part in screen.revealed:
        if isinstance(part, Cut):
            line = part.line if part.step else line
        elif line and part.source.strip():
            yield line
            line = 0


def _cut(cut: Cut, shown: Iterable[int], steps: Iterable[int]) -> Iterator[Finding]:
    """Yield what is said of a screen and means nothing, and that it has nothing on it."""
    if cut.wrong:
        yield Finding(cut.line, Complaint("notebook-cut", text=cut.wrong))
    if cut.step:
        if cut.line not in steps:
            yield Finding(cut.line, Complaint("notebook-step"))
        return
    if not cut.joined and cut.line not in shown:
        yield Finding(cut.line, Complaint("notebook-screen-empty"))


def _taught(heading: Heading, game: str) -> Iterator[Finding]:
    """Yield what a heading says is taught there, and nothing in this game is called."""
    if not heading.teaches and (says := next((n for n, line in _lines_that_teach(heading.source)), None)):
        yield Finding(heading.line + says, Complaint("teaches-nothing"))
    if not heading.teaches or game not in shelf():
        return
    for name in heading.teaches:
        try:
            named(shelf()[game], (name,))
        except Complaint as wrong:
            line, column = _spot(heading.source, 0, name)
            yield Finding(heading.line + line, wrong, column)


def _lines_that_teach(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that begin as what a station teaches does, by how far they are below the first."""
    return ((n, line) for n, line in enumerate(source.splitlines()) if TEACHES.match(line))


_INLINE = Bounded().use(colon_fence_plugin)


NOTE_MARK = re.compile(r"\[\^[^\]\s]{1,40}\]")
TAG = re.compile(r"</?[a-zA-Z][a-zA-Z0-9-]*(?=[\s>/])|<!--")
NO_LINK = re.compile(r"\[[^\]\n]{0,80}\]\([^)\n]{0,80}\)+")
NO_MARK = re.compile(r"~~[^~\n]{1,80}~~|^\[[ xX]\](?=\s)")
UNSEEN = (
    ("notebook-html", TAG),
    ("notebook-footnote", NOTE_MARK),
    ("notebook-link", NO_LINK),
    ("notebook-mark", NO_MARK),
)


def _not_supported(part: Text | Heading, source: str, tokens: Sequence[Token]) -> Iterator[Finding]:
    """Yield what Markdown has elsewhere and nobody would see here: pictures, HTML, empty footnotes, and more."""
    known = {f"[^{mark}]" for mark in footnotes_in(source)[1]}
    for token in tokens:
        if token.type != "inline" or not token.map:
            continue
        children = token.children or []
        said = [child.content for child in children if child.type == "text"]
        for key, sign in UNSEEN:
            for found in dict.fromkeys(match[0] for text in said for match in sign.finditer(text)):
                if found in known:
                    continue
                line, column = _spot(source, token.map[0], found)
                yield Finding(part.line + line, Complaint(key, text=found[:60]), column)
        for image in (child for child in children if child.type == "image"):
            if wrong := _wrong_picture(image):
                line, column = _spot(source, token.map[0], f"![{image.content}]")
                yield Finding(part.line + line, Complaint(wrong, text=f"![{image.content}]"[:60]), column)


def _wrong_picture(image: Token) -> str:
    """Return what is wrong with a picture: it comes from elsewhere, or does not say what is to be seen on it."""
    found = IN_TEXT.fullmatch(f"![{image.content}]({image.attrs.get('src', '')})")
    if found is None or image.attrs.get("title"):
        return "notebook-picture"
    return "" if found[1].strip() else "notebook-picture-unsaid"


def pictures_missing(notebook: Notebook, missing: Collection[str]) -> Iterator[Finding]:
    """Yield the pictures in the text that are nowhere."""
    for part in notebook.parts:
        if not isinstance(part, (Text, Heading)):
            continue
        for below, line in enumerate(without_notes(part.source).splitlines()):
            for found in IN_TEXT.finditer(line):
                if found[2] in missing:
                    wrong = Complaint("notebook-picture-missing", text=found[1][:60])
                    yield Finding(part.line + below, wrong, found.start() + 1)


def _spot(source: str, first: int, word: str) -> tuple[int, int]:
    """Return (lines below the first of the source, column) of a word in a paragraph that begins at a line."""
    for below, line in enumerate(source.splitlines()[first:], first):
        if (column := line.find(word)) >= 0:
            return below, column + 1
    return first, 1


def _inline(tokens: Iterable[Token]) -> Iterator[tuple[int, str, list[str]]]:
    """Yield (line, plain text, links) of each paragraph; what stands in code is left out."""
    for token in tokens:
        if token.type == "inline":
            children = token.children or []
            text = "".join(child.content if child.type == "text" else "\n" for child in children)
            links = [str(child.attrs.get("href", "")) for child in children if child.type == "link_open"]
            yield (token.map or [0])[0], text, links


def _known(id_: str) -> bool:
    return library.entry(id_) is not None or library.lesson(id_) is not None


def _is_card(text: str) -> bool:
    try:
        card(text)
    except NotACard:
        return False
    return True


# Reports


def report(file: str, text: str) -> dict[str, Plain]:
    """Return what a notebook is and everything in it that is not so, each with its line and in both languages.

    Raises ``Complaint`` where the text is too long to be one.
    """
    text, carried = taken_out(text)
    notebook = read(text)
    there = {name_of(one) for one in carried}
    missing = pictures_missing(notebook, set(names_in(text)) - there)
    return {
        "file": file,
        "title": notebook.title,
        "lang": notebook.lang,
        "game": notebook.game,
        "stations": [{"id": one.id, "title": one.title} for one in notebook.stations if one.title],
        "blocks": dict(Counter(block.kind for block in notebook.blocks)),
        "findings": [
            {
                "line": one.line,
                "column": one.column,
                "key": one.wrong.key,
                **{lang: explain.complaint(one.wrong, lang) for lang in LANGUAGES},
            }
            for one in sorted([*findings(notebook), *missing], key=lambda one: (one.line, one.column))
        ],
    }


def report_text(found: Mapping[str, Plain], lang: str) -> str:
    """Write a report for people: one finding a line, with the line where it is."""
    named = Path(found["file"]).name
    lines = [f"{named}:{one['line']}:{one['column']}: {one[lang]}" for one in found["findings"]]
    facts = {"title": found["title"], "n": len(found["findings"]), "stations": len(found["stations"])}
    facts["blocks"] = sum(found["blocks"].values())
    return "\n".join([*lines, explain.plain(explain.say(explain.APP, lang, "notebook-checked", facts=facts), lang)])
