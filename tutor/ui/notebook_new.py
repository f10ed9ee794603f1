"""New blocks for a notebook: what each kind begins with, and what other pages put into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tutor.cases.transcript import Case, read_case
from tutor.core.cards import cards
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.plain import Plain
from tutor.games import game as find_game
from tutor.notebook.making import block_of, of_case
from tutor.notebook.reading import Notebook, block_source, inserted, read, write
from tutor.shown.address import Address
from tutor.shown.labels import told_apart
from tutor.teaching.exercises import read_name
from tutor.teaching.own import first_to_ask
from tutor.ui.exercise import graded
from tutor.ui.frame import language
from tutor.ui.hand_picker import DEFAULT_HAND, DEFAULT_TURN_UP
from tutor.ui.learner import store
from tutor.ui.notebook_blocks import complaints
from tutor.ui.notebook_editor import clock
from tutor.words import library

OF_A_LESSON = ("table", "replay", "exercise", "play", "compare")
KINDS = ("table", "exercise", "replay", "compare", "rule", "odds", "play")


def choices(kind: str, game: str) -> dict[str, Mapping[str, str]]:
    """Return what a block of this kind can show: ids with their titles by language."""
    book = library.book(find_game(game).folder)
    if kind == "rule":
        return {id_: entry.title for id_, entry in book.entries.items() if entry.kind != "preset"}
    if kind == "exercise":
        return {one["id"]: {lang: graded(one, lang) for lang in LANGUAGES} for one in book.exercises}
    if kind in ("table", "compare"):
        return {one["id"]: one["title"] for one in (*book.examples, *book.exercises)}
    return {one["id"]: one["title"] for one in book.examples} if kind in OF_A_LESSON else {}


@lru_cache(maxsize=256)
def fresh(kind: str, game: str, id_: str) -> str:
    """Return a new block of a kind, ready to be changed; empty where there is nothing to compare."""
    if kind == "odds":
        return _odds(Address())
    if kind == "rule":
        return block_source("rule", argument=id_)
    said: dict[str, Plain] = {}
    lesson = library.lesson(id_)
    moves = len(lesson[1]["case"].get("moves") or ()) if lesson is not None else 0
    if kind == "table" and lesson is not None and "question" not in lesson[1]:
        said["after"] = first_to_ask(read_case(lesson[1]["case"]))
    if kind == "play":
        said["after"] = 0
    if kind == "compare":
        if lesson is not None and "question" not in lesson[1]:
            said["after"] = min(1, moves)
        said["between"] = _between(game, id_, said)
        if not said["between"]:
            return ""
    return block_source(kind, said or None, id_)


def _between(game: str, id_: str, said: Mapping[str, Plain]) -> list[Plain]:
    """Return the rule set of a case and another one under which it can be; nothing where there is none."""
    presets = list(find_game(game).presets)
    lesson = library.lesson(id_)
    case = lesson[1]["case"] if lesson is not None else {}
    preset, options = str(case.get("preset") or presets[0]), case.get("options")
    own: Plain = {"preset": preset, "options": dict(options)} if options else preset
    for other in presets:
        block = read(block_source("compare", {**said, "between": [own, other]}, id_)).blocks[0]
        if other != own and not complaints(block, ""):
            return [own, other]
    return []


def appended(notebook: Notebook, source: str) -> str:
    """Return the text of a notebook with a block at its end."""
    return write(inserted(notebook, len(notebook.parts), source))


# What other pages put into a notebook


def block_for(page: str, where: Address, case: Case | None, between: Sequence[Plain] = ()) -> str:
    """Return the block that shows what a page shows; of a comparison, with the rule sets that can be compared."""
    if page == "odds":
        return _odds(where)
    if page == "practise":
        made = read_name(where.case)
        if made is not None:
            return block_of(made.made(), language())
        return block_source("exercise", argument=where.case)
    assert case is not None
    if page == "compare":
        return block_source("compare", of_case(case, between=list(between)))
    if page == "replay":
        plain = where.case and not where.line and not where.at and not where.options
        return block_source("replay", argument=where.case) if plain else block_source("replay", of_case(case))
    return block_source("table", of_case(case))


def odds_asked(where: Address, say: str) -> str:
    """Return the block that asks about a hand first, and shows its odds once its reader has decided."""
    return _odds(where, {"ask": True, **({"say": say} if say else {})})


def _odds(where: Address, more: Mapping[str, Plain] | None = None) -> str:
    hand = " ".join(one.text for one in cards(where.hand or DEFAULT_HAND))
    said = {"hand": hand, "turn_up": where.turned or DEFAULT_TURN_UP, "role": where.role or "elder"}
    return block_source("odds", {**said, **(more or {})})


MOST_OFFERED = 50


def notebooks_to_choose(most: int | None = None) -> dict[str, str]:
    """Return one's notebooks, at most so many, the latest first, each under a label of its own."""
    titles, when = dict[str, str](), dict[str, str]()
    for saved in store().notebooks()[:most]:
        try:
            titles[saved.notebook] = titled(read(saved.text))
        except Complaint:
            continue
        when[saved.notebook] = clock(saved.at)
    return told_apart(titles, when)


def titled(notebook: Notebook) -> str:
    """Return the title of a notebook, or the first words of one that has none."""
    return notebook.title or " ".join("".join(part.source for part in notebook.parts).split())[:40] or "–"
