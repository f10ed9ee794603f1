"""A case or a whole game as text and back: what the command line, examples, exercises and links share."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO

from ruamel.yaml import YAML
from ruamel.yaml.constructor import SafeConstructor
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode

from tutor.core.complaints import Complaint, Unreadable, within
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Move, Seat, read_move, seated
from tutor.core.options import AnyOptions, changed, differences
from tutor.core.plain import Plain
from tutor.core.play import Replay, replay
from tutor.games import game as find_game

FIELDS = (
    "game",
    "preset",
    "options",
    "players",
    "hands",
    "moves",
    "position",
    "dealer",
    "youngest",
    "title",
    "note",
)
MOST_MOVES = 5_000
LONGEST_NAME = 24
LONGEST_TEXT = 500_000
MOST_PARTS, DEEPEST = 20_000, 20
"""No case has more fields and list entries, or deeper ones; a short text can pretend to, by aliases of aliases."""
NOT_IN_NAMES = ',;:=<>&"`{}[]|\\'


@dataclass(frozen=True, slots=True, repr=False)
class Case:
    """A situation under a rule set: a game from its deal, or any moment of one."""

    game: AnyGame
    preset: str
    """The name of the rule set."""
    options: AnyOptions
    """That rule set, with what was changed in it."""
    seats: tuple[Seat, ...]
    """Who sits at the table, clockwise."""
    setup: Mapping[str, Plain] = field(default_factory=dict)
    """``hands``, ``position``, ``dealer`` and whatever else the game reads."""
    moves: tuple[Move, ...] = ()
    """What was done from there, moves of the table included."""

    def start(self) -> Plain:
        """Return the state before the first move."""
        try:
            return self.game.read(self.options, self.seats, self.setup)
        except Complaint as wrong:
            wrong.at(self.seats)
            raise

    def play(self) -> Replay[Situation]:
        """Play the moves through the engine."""
        return replay(self.game, self.start(), self.moves)

    def __str__(self) -> str:
        """Write the case as the YAML that ``read_case`` reads back."""
        return dump(write_case(self))

    def __repr__(self) -> str:
        """Return code that reads this case."""
        return f"read_case({plain_data(write_case(self))!r})"

    @property
    def changes(self) -> dict[str, str]:
        """The options that differ from the preset."""
        return differences(self.options, self.game.presets[self.preset])


def read_case(said: Plain) -> Case:
    """Read a case from a mapping.

    Raises ``Complaint`` for an unknown game, preset, option, seat or field, or a move that cannot be read.
    """
    sized(said)
    if not isinstance(said, Mapping):
        raise Unreadable("case-empty" if said is None else "case-not-a-mapping", text=str(said)[:80])
    with within("game"):
        game = find_game(str(said.get("game", "")))
    extra = [str(name) for name in said if str(name) not in FIELDS]
    if extra:
        raise _no_such_field(game, extra[0]).within(extra[0])
    preset, options = read_options(game, said.get("preset"), said.get("options") or {})
    with within("players"):
        seats = read_seats(game, options, said.get("players"), said)
    setup = {k: said[k] for k in ("hands", "position", "dealer", "youngest") if k in said}
    if "hands" in setup and "position" in setup:
        raise Unreadable("hands-and-position")
    with within("moves"):
        return Case(game, preset, options, seats, setup, read_moves(game, seats, said.get("moves") or ()))


def _no_such_field(game: AnyGame, name: str) -> Unreadable:
    """Say where a field belongs; what can be said of a position does not stand beside it."""
    meant = "_".join(name.casefold().replace("-", " ").split())
    if any(field.name == meant for field in game.fields):
        return Unreadable("field-of-position", text=name, field=meant)
    return Unreadable("no-such-field", field=name, fields=", ".join(FIELDS))


def sized(said: Plain) -> None:
    """Refuse what is larger or deeper than any case.

    Raises ``Complaint`` with the limit.
    """
    waiting, parts = [(said, 0)], 0
    while waiting:
        one, depth = waiting.pop()
        parts += 1
        huge = isinstance(one, int) and one.bit_length() > 200
        if parts > MOST_PARTS or depth > DEEPEST or huge:
            raise Unreadable("case-too-big", most=MOST_PARTS, deepest=DEEPEST)
        if isinstance(one, Mapping):
            waiting += [(part, depth + 1) for pair in one.items() for part in pair]
        elif isinstance(one, (list, tuple, set, frozenset)):
            waiting += [(part, depth + 1) for part in one]


def read_options(game: AnyGame, preset: Plain, changes: Plain) -> tuple[str, AnyOptions]:
    """Read a rule set: a preset and changes on top of it.

    Raises ``Complaint`` for an unknown preset, option or value, or a conflict.
    """
    name = str(preset or next(iter(game.presets)))
    if name not in game.presets:
        raise Complaint("no-such-preset", text=name, presets=", ".join(game.presets)).within("preset")
    with within("options"):
        if not isinstance(changes, Mapping):
            raise Unreadable("options-not-a-mapping", text=str(changes)[:80])
        return name, changed(game.presets[name], changes)


def read_seats(game: AnyGame, options: Plain, said: Plain, case: Mapping[str, Plain]) -> tuple[Seat, ...]:
    """Read the players; where none are named, the hands name them.

    Raises ``Complaint`` for a name twice, a name that cannot be a seat, or too few or too many players.
    """
    if said is None:
        place = case.get("position") or case
        hands = place.get("hands") if isinstance(place, Mapping) else None
        said = list(hands) if isinstance(hands, Mapping) else seated(min(4, game.seats(options)[1]))
    fewest, most = game.seats(options)
    if isinstance(said, int):
        if not fewest <= said <= most:
            raise Complaint("player-count", n=said, fewest=fewest, most=most)
        said = seated(said)
    if isinstance(said, str) or not isinstance(said, Sequence):
        raise Unreadable("players-not-a-list", text=str(said)[:80])
    if len(said) > most:
        raise Complaint("player-count", n=len(said), fewest=fewest, most=most)
    names = [str(name).strip() for name in said]
    for name in names:
        if not _can_be_a_name(name):
            raise Unreadable("bad-name", text=name[:40])
    twice = [name for name in names if [n.lower() for n in names].count(name.lower()) > 1]
    if twice:
        raise Complaint("name-twice", text=twice[0])
    if not fewest <= len(names) <= most:
        raise Complaint("player-count", n=len(names), fewest=fewest, most=most)
    return tuple(map(Seat, names))


def _can_be_a_name(name: str) -> bool:
    """Whether this is one visible word that no move and no page could take for something else."""
    words = name.split()
    return (
        len(words) == 1
        and len(name) <= LONGEST_NAME
        and name.isprintable()
        and not any(c in NOT_IN_NAMES for c in name)
        and name.lower() != TABLE
    )


def read_moves(game: AnyGame, seats: Sequence[Seat], said: Plain) -> tuple[Move, ...]:
    """Read moves, listed or in one text separated by commas.

    Raises ``Complaint`` quoting the move that cannot be read.
    """
    if isinstance(said, str):
        said = [part for part in said.replace("\n", ",").split(",") if part.strip()]
    if not isinstance(said, Sequence):
        raise Unreadable("moves-not-a-list", text=str(said)[:80])
    if len(said) > MOST_MOVES:
        raise Complaint("too-many-moves", n=len(said), most=MOST_MOVES)
    found = []
    for number, text in enumerate(said):
        with within(number):
            found.append(read_move(str(text), seats, game.verbs))
    return tuple(found)


def write_case(case: Case) -> dict[str, Plain]:
    """Write a case so that ``read_case`` reads it back; defaults are left out."""
    said: dict[str, Plain] = {"game": case.game.key}
    if case.preset != next(iter(case.game.presets)):
        said["preset"] = case.preset
    if case.changes:
        said["options"] = case.changes
    said["players"] = [str(seat) for seat in case.seats]
    said |= case.setup
    if case.moves:
        said["moves"] = [str(move) for move in case.moves]
    return said


def at(case: Case, state: Situation) -> Case:
    """Return the case of this very moment, without the moves that led to it."""
    return Case(case.game, case.preset, case.options, case.seats, {"position": case.game.write(state)})


# Text


def load(text: str) -> Plain:
    """Read YAML or JSON.

    Raises ``Complaint`` with the line where the text breaks.
    """
    if len(text) > LONGEST_TEXT:
        raise Unreadable("file-too-big", most=LONGEST_TEXT // 1000)
    if text.lstrip().startswith("{"):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            pass  # a flow mapping of YAML begins likewise
    if _brackets(text) > 5 * DEEPEST:  # the library would take minutes to find out
        raise Unreadable("case-too-big", most=MOST_PARTS, deepest=DEEPEST)
    try:
        yaml = YAML(typ="safe", pure=True)
        yaml.Constructor = _Constructor
        return yaml.load(text)
    except Complaint:
        raise
    except MarkedYAMLError as wrong:
        mark = wrong.problem_mark or wrong.context_mark
        line = mark.line + 1 if mark is not None else 0
        raise Unreadable("broken-yaml", line=line, why=_kind_of(wrong)) from None
    except RecursionError:
        raise Unreadable("case-too-big", most=MOST_PARTS, deepest=DEEPEST) from None
    except (YAMLError, ValueError, TypeError, ArithmeticError, LookupError, AttributeError):
        # A date that does not exist, a number that is none: the library lets them through.
        raise Unreadable("broken-yaml", line=0, why="value") from None


class _Constructor(SafeConstructor):
    """Puts together no more than a case may have: mappings merged into each other double at every level."""

    merged = 0

    def flatten_mapping(self, node: MappingNode) -> None:
        """Merge what a mapping takes over from others, as long as that stays small."""
        written = len(node.value)
        super().flatten_mapping(node)
        self.merged += max(0, len(node.value) - written)
        if self.merged > MOST_PARTS:
            raise Unreadable("case-too-big", most=MOST_PARTS, deepest=DEEPEST)


_KINDS = {
    "tab": ("'\\t'", "\\t that cannot start"),
    "twice": ("duplicate key",),
    "colon": ("mapping values are not allowed", "could not find expected ':'"),
    "open": ("',' or ']'", "',' or '}'", "quoted scalar", "end of stream"),
    "indent": ("<block end>", "expected <document start>"),
    "tag": ("constructor for the tag", "undefined alias", "YAML document", "anchor", "directive", "version"),
}
"""What a text can lack, and how the library tells it."""


def _kind_of(wrong: MarkedYAMLError) -> str:
    """Return what kind of slip the library has met."""
    told = f"{wrong.context or ''} {wrong.problem or ''}"
    return next((kind for kind, signs in _KINDS.items() if any(sign in told for sign in signs)), "other")


def _brackets(text: str) -> int:
    """Return how deeply the brackets of a text are nested."""
    depth = deepest = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def load_line(text: str) -> Plain:
    """Read one line of JSON.

    Raises ``Complaint`` where it is none.
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as wrong:
        raise Unreadable("broken-json", why=wrong.msg) from None
    except RecursionError:
        raise Unreadable("case-too-big", most=MOST_PARTS, deepest=DEEPEST) from None
    except ValueError as wrong:
        raise Unreadable("broken-json", why=str(wrong).partition(";")[0]) from None


def plain_data(said: Plain) -> Plain:
    """Return data made of plain texts, numbers, lists and mappings only."""
    if isinstance(said, Mapping):
        return {str(name): plain_data(value) for name, value in said.items()}
    if isinstance(said, (list, tuple)):
        return [plain_data(one) for one in said]
    return str(said) if isinstance(said, str) else said


def dump(said: Plain) -> str:
    """Write YAML."""
    said = plain_data(said)
    out = StringIO()
    yaml = YAML()
    yaml.width = 4096
    yaml.default_flow_style = False
    yaml.dump(said, out)
    return out.getvalue()
