"""What a line of play says to the browser, each thing with its name: written here, read in ``assets/line``.

``python -m tutor.shown.protocol`` writes the same as types for the scripts; a test compares the two.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass

from tutor.core.plain import Plain
from tutor.paths import PACKAGE

TYPES = PACKAGE / "assets" / "line" / "protocol.d.ts"


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that a move caused, in words."""

    text: str
    rule: str
    """The id of the rule that made it happen."""
    gap: str = ""
    """The id of the gap, where the house decided."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What another rule set says of the same move."""

    title: str
    legal: bool
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """The verdict on one move that a seat could try."""

    move: str
    """As it is written; what a press sends."""
    seat: str
    button: str
    """What stands on its button."""
    legal: bool
    why: str
    """The deciding reason as a sentence; cards in braces."""
    rule: str
    """The id of the deciding rule."""
    gap: str = ""
    """The id of the gap, where the house decided."""
    also: tuple[str, ...] = ()
    """Ids of what else granted it, or what else it breaks."""
    instead: str = ""
    """What would be legal instead, in words."""
    tolerated: bool = False
    """Whether the table lets this mistake happen, and punishes it."""
    events: tuple[Happened, ...] = ()
    """What it would cause."""
    worth: str = ""
    """What it is worth, as HTML, where odds are known."""
    card: str = ""
    """The card that plays it by one press."""
    of: str = ""
    """The card that it plays with a word said: an eight with its suit."""
    verb: str = ""
    """Where there are too many ways for a button each: what is done with the cards chosen."""
    cards: tuple[str, ...] = ()
    """Those cards; without such a word the one card that something other than playing is done with."""
    beside: tuple[Beside, ...] | None = None
    """What several rule sets say of it; nothing where none are compared."""
    differs: bool = False
    """Whether they disagree."""


@dataclass(frozen=True, slots=True)
class Made:
    """One step: the move that led here, why it was legal, what it caused, and what the teacher says."""

    move: str = ""
    """As it is written; nothing at the beginning, or where the seat in view cannot know it."""
    seat: str = ""
    did: str = ""
    """The move as a sentence."""
    heard: str = ""
    """The same for whoever listens, without its full stop."""
    why: str = ""
    rule: str = ""
    gap: str = ""
    events: tuple[Happened, ...] = ()
    worth: str = ""
    say: str = ""
    """The teacher's comment."""
    result: str = ""
    """How the game ended."""
    ledger: tuple[tuple[str, ...], ...] = ()
    """Who paid what: who, what for, how much, what is in the bank."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat, and at which edge of the table it is: ``top``, ``right``, ``bottom``, ``left`` or ``ring``."""

    id: str
    name: str
    place: str
    own: bool = False
    """Whether it is the reader's."""


@dataclass(frozen=True, slots=True)
class Tag:
    """What is noted at a seat: the power, the deal, a score."""

    text: str
    kind: str


@dataclass(frozen=True, slots=True)
class Held:
    """A hand as it is seen."""

    cards: tuple[str, ...]
    count: int
    hidden: bool
    tags: tuple[Tag, ...]
    out: str
    """``lost``, ``done``, or nothing while it plays."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Who laid what in a trick."""

    seat: str
    cards: tuple[str, ...]
    mark: str
    """``top`` for the card that takes it, ``stop`` for the one that stopped it."""


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody at the table knows: trumps, a score, a pot."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Heap:
    """A pile on the table."""

    id: str
    name: str
    count: int | None
    """Nothing where it is not counted."""
    top: str | None
    """The card that lies open on it."""
    note: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A position as it is shown after one move."""

    label: str
    """Whose turn it is, for those who do not see the table."""
    turn: str
    """The seat that acts; nothing when it is over."""
    hands: tuple[Held, ...]
    """In the order of the seats."""
    trick: tuple[Laid, ...] | None
    """Nothing where the game has no tricks."""
    facts: tuple[Known, ...]
    piles: tuple[Heap, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was completed."""

    plays: tuple[Laid, ...]
    to: str
    """Where its cards go: a seat, or ``pile:`` and a name."""
    winner: str
    said: str
    """Whose it is, as a sentence."""
    heard: str = ""
    """The same for whoever listens."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A rule as it is read beside the table; texts are HTML of our own making."""

    title: str
    text: str
    why: str
    """Its explanation."""
    source: str
    own: str
    """The reader's own copy of the page."""
    go: str
    """Where it stands in the rules."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line of play, or the part of a long one that is sent."""

    lang: str
    first: int
    """The number of the first step that is sent; lists by step begin with it."""
    most: int
    """How many moves there are in all."""
    seats: tuple[Sitting, ...]
    scenes: tuple[Shown, ...]
    steps: tuple[Made, ...]
    tries: tuple[tuple[Attempt, ...], ...]
    tricks: tuple[Trick, ...]
    """Every trick that was completed, whole record."""
    done: tuple[int, ...]
    """By step the trick that its move completed, or -1."""
    last: tuple[int, ...]
    """By step the trick that lies beside the table, or -1."""
    counted: tuple[tuple[int, int], ...]
    """By step the trick that its move belongs to, and how many there are in that deal."""
    moves: tuple[str, ...]
    """Every move as a sentence; left out of a very long record."""
    picks: Mapping[str, str]
    """By verb what is said over the cards to choose from."""
    words: Mapping[str, str]
    """The words of the component, with a hole for a name or a number."""
    rules: Mapping[str, Paragraph]
    """By id every rule that is named."""
    cards: Mapping[str, tuple[str, ...]]
    """By card what is shown of it, how it is styled, its spoken name; within a sentence, its suit, its rank."""
    you: str = ""
    """The reader's own seat, where they play."""
    log: tuple[tuple[str, tuple[tuple[int, str], ...]], ...] = field(default=())
    """What has happened by tricks: what each is called, and its lines with their steps."""


def as_json(value: object) -> Plain:
    """Return a record as plain data; what is as it usually is goes without saying."""
    if is_dataclass(value) and not isinstance(value, type):
        said = ((one, getattr(value, one.name)) for one in fields(value))
        return {one.name: as_json(found) for one, found in said if one.default is MISSING or found != one.default}
    if isinstance(value, Mapping):
        return {str(name): as_json(found) for name, found in value.items()}
    if isinstance(value, (list, tuple)):
        return [as_json(one) for one in value]
    return value


# The same as types for the scripts


def types() -> str:
    """Return the records as TypeScript."""
    records = [one for one in vars(sys.modules[__name__]).values() if is_dataclass(one) and isinstance(one, type)]
    parts = ["// Made by `python -m tutor.shown.protocol`; what a line of play says to the browser.", ""]
    for record in records:
        parts += [f"/** {_one_line(inspect.getdoc(record))} */", f"export interface {record.__name__} {{"]
        parts += [*_members(record), "}", ""]
    return "\n".join(parts)


def _members(record: type) -> Iterator[str]:
    body = ast.parse(inspect.getsource(record)).body[0]
    assert isinstance(body, ast.ClassDef)
    for node, after in zip(body.body, [*body.body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield f"  /** {_one_line(str(after.value.value))} */"
        yield f"  {node.target.id}{'' if node.value is None else '?'}: {_type(node.annotation)};"


def _one_line(text: str | None) -> str:
    return " ".join((text or "").split()).replace("``", "`")


SIMPLE = {"str": "string", "int": "number", "bool": "boolean", "None": "null"}


def _type(said: ast.expr) -> str:
    """Return an annotation as TypeScript."""
    if isinstance(said, ast.BinOp):
        return f"{_type(said.left)} | {_type(said.right)}"
    if not isinstance(said, ast.Subscript):
        name = ast.unparse(said)
        return SIMPLE.get(name, name)
    parts = said.slice.elts if isinstance(said.slice, ast.Tuple) else [said.slice]
    if ast.unparse(said.value) == "Mapping":
        return f"Record<{_type(parts[0])}, {_type(parts[1])}>"
    if ast.unparse(parts[-1]) == "...":
        return f"{_type(parts[0])}[]"
    return f"[{', '.join(map(_type, parts))}]"


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
