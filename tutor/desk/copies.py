"""`tutor originals`: adding, listing and removing copies without a browser."""

from __future__ import annotations

from pathlib import Path

from tutor.cases.transcript import dump
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.originals.copies import folder, keep, kept, read_copy, remove
from tutor.originals.cutting import cut
from tutor.originals.lines import HEADING
from tutor.originals.outline import read_outline, written
from tutor.originals.reading import LARGEST, read_lines
from tutor.originals.report import import_report, reading
from tutor.words import explain, library
from tutor.words.book.book import Book


def every_book() -> dict[str, Book]:
    """Return the texts of every game by its key."""
    return {game.key: book for game, book in library.books()}


def added(file: str, game: str = "") -> dict[str, Plain]:
    """Keep one file, and report what was found in it.

    Raises ``Complaint`` for a file that is not there, cannot be read, or is none of the pages.
    """
    books = every_book()
    copy = read_copy(_bytes(file), Path(file).name, books, game)
    keep(copy)
    return import_report(reading(copy, books[copy.game]))


def _bytes(file: str) -> bytes:
    path = Path(file)
    try:
        if path.stat().st_size > LARGEST:
            raise Complaint("original-too-big", file=path.name, most=LARGEST // 1_000_000)
        return path.read_bytes()
    except OSError:
        raise Complaint("no-such-file", file=file) from None


def shape_text(file: str, game: str = "") -> str:
    """Return the shape of a page as its file in the content has it.

    Raises ``Complaint`` for a file that is not there or cannot be read, or a game that is not there.
    """
    books = every_book()
    if game and game not in books:
        raise Complaint("no-such-game", text=game, games=", ".join(books))
    headings = read_outline(books[game]).headings if game else ()
    blocks = cut(read_lines(_bytes(file), Path(file).name), headings)
    title = next((block.text for block in blocks if block.kind == HEADING), Path(file).stem)
    return dump(written(title, blocks))


def listed() -> dict[str, Plain]:
    """Return every copy, and the folder they are kept in."""
    books = every_book()
    copies = [import_report(reading(copy, books[key])) for key, copy in kept().items() if key in books]
    short = ("id", "file", "added", "author", "translator", "edition", "paragraphs", "aligned")
    return {"folder": str(folder()), "originals": [{name: one[name] for name in short} for one in copies]}


def _say(lang: str, key: str, **facts: Plain) -> str:
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)


def added_text(report: dict[str, Plain], lang: str) -> str:
    """Say in sentences what an import found."""
    names = {key: book.about["title"][lang] for key, book in every_book().items()}
    counts = {name: report[name] for name in ("paragraphs", "aligned", "not_a_rule", "unclaimed", "unknown")}
    lines = [_say(lang, "originals-added", file=report["file"], game=names[report["id"]], **counts)]
    lines += [
        _say(lang, "originals-expected-line", place=one["place"], ids=", ".join(one["ids"]))
        for one in report["expected"]
    ]
    return "\n".join(lines)


def listed_text(found: dict[str, Plain], lang: str) -> str:
    """Say what is kept."""
    if not found["originals"]:
        return _say(lang, "originals-none-kept", folder=found["folder"])
    lines = [
        f"{one['id']}  {one['file']}  {one['added']}  {one['aligned']}/{one['paragraphs']}"
        + "".join(f"  {one[name]}" for name in ("author", "translator", "edition") if one[name])
        for one in found["originals"]
    ]
    return "\n".join((*lines, _say(lang, "originals-kept-in", folder=found["folder"])))


def removed_text(id_: str, lang: str) -> str:
    """Delete a copy, and say so.

    Raises ``Complaint`` where there is none of that id.
    """
    remove(id_)
    return _say(lang, "originals-removed", id=id_)
