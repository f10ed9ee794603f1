"""What a page shows, as the query of its address: reading it, writing it, and never trusting it."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tutor.cases.transcript import Case, read_case, write_case
from tutor.core.complaints import Unreadable
from tutor.core.moves import seated
from tutor.core.plain import Plain

LONGEST_PACKED = 60_000
LONGEST_UNPACKED = 150_000
"""Anybody can make a link: what it may unfold to is read while a page waits."""


@dataclass(frozen=True, slots=True)
class Address:
    """Everything that a link carries; what is empty is left out of it."""

    game: str = ""
    preset: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    rule: str = ""
    case: str = ""
    """The id of an example or exercise."""
    line: str = ""
    """Another continuation of the example."""
    at: str = ""
    """A packed case of one's own."""
    step: str = ""
    seat: str = ""
    lock: str = ""
    """Whether the view of a seat stays that of this seat, with nothing else to be seen or opened."""
    sealed: str = ""
    """The key of a locked view whose position no link carries."""
    move: str = ""
    mode: str = ""
    guess: str = ""
    presets: str = ""
    """Rule sets to compare, separated by commas."""
    hand: str = ""
    """Five cards of Écarté, for the odds."""
    turned: str = ""
    """The turn-up."""
    role: str = ""
    """``elder`` or ``dealer``."""
    king: str = ""
    """``on`` where the point for Écarté's trump king counts."""
    score: str = ""
    """Elder's points and the dealer's, ``4-3``; nothing for a neutral score."""
    para: str = ""
    """A paragraph of a page, as references call it."""
    notebook: str = ""
    """A notebook that is kept."""
    text: str = ""
    """A packed notebook."""
    station: str = ""
    screen: str = ""
    """Which screen of a talk."""
    play: str = ""
    """The name of a game that is being played."""
    level: str = ""
    """How well the others play it."""
    seed: str = ""
    """The number of its deal."""
    players: str = ""
    room: str = ""
    """A class that is led."""
    table: str = ""
    """The name of a rule set of one's own."""
    decided: str = ""
    """When each of its options was decided."""
    ask: str = ""
    """A question, where what was understood of it has been corrected by hand."""
    told: str = ""
    """Those corrections: facts, separated by semicolons."""
    lang: str = ""

    def query(self) -> dict[str, str]:
        """Return the parameters of the link."""
        said = {name: getattr(self, name) for name in _TEXTS if getattr(self, name)}
        if self.options:
            said["o"] = ",".join(f"{name}:{value}" for name, value in self.options.items())
        return said

    def but(self, **changes: Plain) -> Address:
        """Return the address with something changed."""
        return replace(self, **changes)


_TEXTS = (
    "game",
    "preset",
    "rule",
    "case",
    "line",
    "at",
    "step",
    "seat",
    "lock",
    "sealed",
    "move",
    "mode",
    "guess",
    "presets",
    "hand",
    "turned",
    "role",
    "king",
    "score",
    "para",
    "notebook",
    "text",
    "station",
    "screen",
    "play",
    "level",
    "seed",
    "players",
    "room",
    "table",
    "decided",
    "ask",
    "told",
    "lang",
)
_LONG = ("at", "text")
_LIST = ("decided", "ask", "told")
"""What lists things or is typed, and may be as long as the options."""


def read_address(query: Mapping[str, str]) -> Address:
    """Read the parameters of a link; unknown ones are ignored, long ones cut."""
    said = {
        name: str(query.get(name, ""))[: LONGEST_PACKED if name in _LONG else 2000 if name in _LIST else 200]
        for name in _TEXTS
    }
    pairs = [part.partition(":") for part in str(query.get("o", ""))[:2000].split(",") if ":" in part]
    return Address(**said, options={name: value for name, _, value in pairs})


USUAL = (
    "deal table propose answer discard draw play answer phase discards exchanges obliged number dealer leader turn_up"
    " called debt lives dogs won score scores trick talon stock pile options standard counter-clockwise preset "
    '"game":"knockout-whist","game":"crazy-eights","game":"ecarte","game":"gurke","game":"getaway",'
    '"players":["N","E","S","W"],"players":4,"power":"N","turn":"N","trump":"♥","turn_up":"♥'
    '"trick":["N ♠A","E ♠K"],"moves":["N ♠A","E ♥K","S ♦D","W ♣B"],"number":2,'
    '"position":{"hands":{"A":"♠A 2","B":"","C":"","D":"","P1":"","P2":"",'
    '"position":{"hands":{"N":"♠A K D B 10 9 8 7 6 5 4 3 2 ♥A K D B 10 9 8 7 6 5 4 3 2 ♦A K D B 10 9 8 7 6 5 4 3 2 ♣A K'
    ' D B 10 9 8 7 6 5 4 3 2","E":"♠2 ♥3 ♦4 ♣5","S":"♠6 ♥7 ♦8 ♣9","W":"♠10 ♥B ♦D ♣K"},'
).encode()
"""What most cases say: a link leaves it out. Never changed, because links that people have made rest on it."""
SHORT = "-"
"""How a text begins whose usual parts are left out."""


def pack(case: Case) -> str:
    """Pack a case into text that is safe in a link."""
    said = write_case(case)
    if said.get("players") == list(map(str, seated(len(case.seats)))):
        said["players"] = len(case.seats)
    return pack_text(json.dumps(said, ensure_ascii=False, separators=(",", ":")))


def pack_text(text: str) -> str:
    """Pack any text so that it is safe in a link."""
    zipper = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, USUAL)
    return SHORT + base64.urlsafe_b64encode(zipper.compress(text.encode()) + zipper.flush()).decode().rstrip("=")


def unpack(packed: str) -> Case:
    """Return the case of a link.

    Raises ``Complaint`` where the text is damaged, or what it says is no case.
    """
    return read_case(_said(packed))


def unpack_by_usual_rules(packed: str) -> Case:
    """Return the case of a link under the first rule set of its game: the one that it names may be gone.

    Raises ``Complaint`` as ``unpack`` does.
    """
    said = _said(packed)
    if isinstance(said, Mapping):
        said = {name: one for name, one in said.items() if name not in ("preset", "options")}
    return read_case(said)


def _said(packed: str) -> Plain:
    try:
        return json.loads(unpack_text(packed))
    except (ValueError, RecursionError):
        raise Unreadable("link-damaged") from None


def unpack_text(packed: str) -> str:
    """Return the text of a link; links of earlier versions are read as ever.

    Raises ``Complaint`` where it is damaged, cut, or too long.
    """
    short, packed = packed.startswith(SHORT), packed.removeprefix(SHORT)
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unzipper = zlib.decompressobj(-zlib.MAX_WBITS, USUAL) if short else zlib.decompressobj()
        text = unzipper.decompress(raw, LONGEST_UNPACKED)
        if unzipper.unconsumed_tail or not unzipper.eof:
            raise Unreadable("link-damaged")
        return text.decode()
    except (ValueError, zlib.error):
        raise Unreadable("link-damaged") from None
