"""The courses that ship: one notebook a game and language in ``content/courses``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tutor.core.languages import LANGUAGES
from tutor.games import shelf
from tutor.notebook.reading import Notebook, read
from tutor.paths import CONTENT


@dataclass(frozen=True)
class Course:
    """A course for one game in one language."""

    game: str
    lang: str
    notebook: Notebook

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.game}.{self.lang}.md"


@cache
def course(game: str, lang: str) -> Course | None:
    """Return the course of a game; nothing where there is none."""
    file = CONTENT / "courses" / f"{game}.{lang}.md"
    return Course(game, lang, read(file.read_text(encoding="utf-8"))) if file.is_file() else None


def courses() -> list[Course]:
    """Return every course there is, in the order of the games."""
    found = (course(game, lang) for game in shelf() for lang in LANGUAGES)
    return [one for one in found if one is not None]


@cache
def lessons(lang: str) -> tuple[Course, ...]:
    """Return the lessons that a teacher can begin with, one a game, in the order of the games."""
    files = [(game, CONTENT / "lessons" / f"{game}.{lang}.md") for game in shelf()]
    return tuple(Course(game, lang, read(one.read_text(encoding="utf-8"))) for game, one in files if one.is_file())
