"""What a link asks to be shown, read and played once for everybody who follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from tutor.cases.lessons import Line, lines
from tutor.cases.transcript import Case, at, read_case, read_options, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Problem, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import seated
from tutor.core.plain import Plain
from tutor.core.play import Replay
from tutor.games import game as find_game
from tutor.shown.address import Address, pack, unpack
from tutor.teaching.exercises import of_position
from tutor.words import library
from tutor.words.book.book import Book

KEPT = 128


@dataclass(frozen=True)
class Position:
    """A case, played."""

    case: Case
    run: Replay[Situation]

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What cannot be in it; where moves were made, the engine has looked already."""
        return () if self.case.moves else tuple(self.case.game.check(self.run.end))

    @cached_property
    def packed(self) -> str:
        """The case as a link carries it."""
        return pack(self.case)

    @cached_property
    def moment(self) -> str:
        """Its end alone, as a link carries it."""
        return pack(at(self.case, self.run.end))

    @cached_property
    def decides(self) -> bool:
        """Whether it can be asked as an exercise what is legal at its end."""
        return of_position(self.case) is not None


def asked_position(game: AnyGame, book: Book, where: Address) -> Position:
    """Return the position that the address asks for, under the rule set of the address.

    Raises ``Complaint`` where there is none, or where the rule set cannot be played from it.
    """
    case = where.case or (book.showcase["id"] if book.examples and not where.at else "")
    return _position(game.key, where.at, case, bool(where.case), where.step, where.preset, tuple(where.options.items()))


@lru_cache(KEPT)
def _position(
    game: str, packed: str, id_: str, named: bool, step: str, preset: str, options: tuple[tuple[str, str], ...]
) -> Position:
    case = _case(find_game(game), packed, id_, named, step)
    if preset or options:
        name, chosen = read_options(case.game, preset or None, dict(options))
        case = replace(case, preset=name, options=chosen)
    run = case.play()
    if run.failure is not None:
        raise run.failure
    return Position(case, run)


def _case(game: AnyGame, packed: str, id_: str, named: bool, step: str) -> Case:
    if packed:
        return cut(unpack(packed), step)
    found = library.lesson(id_)
    if found is None:
        if named:
            raise Complaint("no-such-case", text=id_, nearest=library.nearest(id_))
        return Case(game, next(iter(game.presets)), next(iter(game.presets.values())), seated(4))
    case = read_case(found[1]["case"])
    if step:
        return cut(case, step)
    return case if "question" in found[1] else replace(case, moves=())


def cut(case: Case, step: str) -> Case:
    """Return a case after so many of its moves; all of them where the link names no step.

    Raises ``Complaint`` where it has not so many.
    """
    return replace(case, moves=case.moves[: whole_number(step, len(case.moves))]) if step else case


def whole_number(text: str, most: int) -> int:
    """Read a step of a link.

    Raises ``Complaint`` where the record has no such step.
    """
    if not text:
        return 0
    if text.isascii() and text.isdigit() and int(text[:6]) <= most:
        return int(text)
    raise Complaint("no-such-step", text=text[:20], most=most)


def asked_line(book: Book, where: Address) -> tuple[Plain, Line]:
    """Return the lesson and the line that the address asks for; no lesson for a record of one's own.

    Raises ``Complaint`` where there is none, naming the nearest.
    """
    if where.at:
        return None, _own_line(where.at)
    lesson = book.showcase
    if where.case:
        found = library.lesson(where.case)
        if found is None:
            raise Complaint("no-such-case", text=where.case, nearest=library.nearest(where.case))
        lesson = found[1]
    every = lines_of(lesson["id"])
    wanted = f"{lesson['id']}.{where.line}" if where.line else lesson["id"]
    return lesson, next((line for line in every if line.id == wanted), every[0])


@lru_cache(KEPT)
def lines_of(id_: str) -> tuple[Line, ...]:
    """Return the lines of an example or exercise, checked."""
    found = library.lesson(id_)
    if found is None:
        raise Complaint("no-such-case", text=id_, nearest=library.nearest(id_))
    return tuple(lines({"title": None, **found[1]}))


@lru_cache(KEPT)
def _own_line(packed: str) -> Line:
    return lines({"id": "", "title": dict.fromkeys(LANGUAGES, ""), "case": write_case(unpack(packed))})[0]
