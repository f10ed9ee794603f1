"""The pages by their names: their files, their links, and the words of the app."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlencode

from tutor.paths import PAGES
from tutor.shown.address import Address
from tutor.words import explain

PAGE_FILES = frozenset(PAGES.glob("*.py"))


def page_file(name: str) -> Path:
    """Return the file of a page."""
    return PAGES / f"{name}.py"


def link_in(name: str, where: Address) -> str:
    """Return the address of a page with just what is in it; no language of the session is added."""
    query = urlencode(where.query())
    return f"/{'' if name == 'start' else name}{'?' if query else ''}{query}"


def words_in(lang: str, key: str, **facts: object) -> str:
    """Return words of the app in a language."""
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)
