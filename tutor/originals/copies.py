"""A person's own copies: read once, kept on this machine alone, removed for good."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from tempfile import mkstemp

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.originals.credits import Whose, whose
from tutor.originals.cutting import Block, cut
from tutor.originals.outline import Outline, read_outline
from tutor.originals.reading import LARGEST, read_lines
from tutor.originals.recognise import recognise
from tutor.paths import data_folder
from tutor.words.book.book import Book

FORMAT = 1


@dataclass(frozen=True)
class Copy:
    """One imported page."""

    game: str
    """The key of the game, and the id of the copy."""
    file: str
    """The name of the file it came from, without its folder."""
    added: str
    blocks: tuple[Block, ...]

    @property
    def whose(self) -> Whose:
        """Whose text it is, as far as the file says so."""
        return whose(block.text for block in self.blocks)

    def written(self) -> dict[str, Plain]:
        """Return the copy as it is kept."""
        blocks = [[block.kind, block.sort, block.text] for block in self.blocks]
        return {"format": FORMAT, "game": self.game, "file": self.file, "added": self.added, "blocks": blocks}


def read_copy(raw: bytes, name: str, books: Mapping[str, Book], game: str = "") -> Copy:
    """Read a file into a copy; ``game`` says which page it is where its own words do not.

    Raises ``Complaint`` for a file that cannot be read, or that is none of the pages.
    """
    lines = read_lines(raw, name)
    outlines: dict[str, Outline] = {key: read_outline(book) for key, book in books.items()}
    if game and game not in books:
        raise Complaint("no-such-game", text=game, games=", ".join(books))
    key = game or recognise(lines, books, outlines, name)
    today = datetime.now().astimezone().date().isoformat()
    return Copy(key, shown_name(name), today, cut(lines, outlines[key].headings))


def shown_name(name: str) -> str:
    r"""Return the name of a file without its folder and without signs that do not print.

    >>> shown_name("C:\\Texte\\gurke.txt"), shown_name("/home/me/gurke.html")
    ('gurke.txt', 'gurke.html')
    """
    last = name.replace("\\", "/").rpartition("/")[2]
    return "".join(sign for sign in last if sign.isprintable())[:80] or "?"


# Keeping


def folder() -> Path:
    """Return where copies are kept."""
    return data_folder() / "originals"


def keep(copy: Copy) -> Path:
    """Write a copy, in place of an older one of the same page; only its owner may read it.

    Raises ``Complaint`` where the folder cannot be written.
    """
    file = folder() / f"{copy.game}.json"
    fresh = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # A name of its own for everybody who writes: nobody is in the way of another, and no link is followed.
        number, name = mkstemp(dir=file.parent, prefix=f".{copy.game}-", suffix=".new")
        fresh = Path(name)
        with os.fdopen(number, "w", encoding="utf-8") as out:
            json.dump(copy.written(), out, ensure_ascii=False)
        fresh.replace(file)
    except OSError:
        if fresh is not None:
            fresh.unlink(missing_ok=True)
        raise Complaint("original-not-kept", folder=str(file.parent)) from None
    return file


def kept() -> dict[str, Copy]:
    """Return every copy by its id; files that cannot be read are left alone."""
    found: dict[str, Copy] = {}
    for file in sorted(folder().glob("*.json")):
        copy = _read(file)
        if copy is not None:
            found[copy.game] = copy
    return found


def kept_one(id_: str) -> Copy | None:
    """Return the copy of an id, if there is one."""
    return _read(folder() / f"{id_}.json")


def damaged(id_: str) -> bool:
    """Whether a copy is kept and cannot be read any more."""
    return (folder() / f"{id_}.json").is_file() and kept_one(id_) is None


def _read(file: Path) -> Copy | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return _parsed(file, found.st_mtime_ns) if found.st_size <= 3 * LARGEST else None


@lru_cache(maxsize=16)
def _parsed(file: Path, _changed: int) -> Copy | None:
    """Read a file once for each time it was written."""
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        if said["format"] != FORMAT or said["game"] != file.stem:
            return None
        blocks = tuple(Block(str(kind), str(text), str(sort)) for kind, sort, text in said["blocks"])
        return Copy(str(said["game"]), str(said["file"]), str(said["added"]), blocks)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def remove(id_: str) -> None:
    """Delete a copy for good.

    Raises ``Complaint`` where there is none of that id, naming those there are.
    """
    there = sorted(file.stem for file in folder().glob("*.json"))
    if id_ not in there:
        raise Complaint("no-such-original", text=id_, known=", ".join(there) or "–")
    (folder() / f"{id_}.json").unlink(missing_ok=True)
