"""Everybody plays the same deal: each phone by itself, with the same cards, the same others and the same chance.

What a phone played is its ballot, a move a line; all the rest follows from it, on any server, as often as it is asked.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from tutor.cases.transcript import Case
from tutor.classes.view import asked, block_of, html_of, option_of, own_hand, reasons, scene_of
from tutor.core.complaints import Complaint
from tutor.core.moves import Move
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.notebook.asking import Asked
from tutor.notebook.reading import Block
from tutor.players.against import MAY, NEXT_DEAL, OVER, YOU, Against, settle
from tutor.shown.linetexts import app
from tutor.shown.spoken import spoken
from tutor.shown.table import button
from tutor.teaching.first_table import sit_down
from tutor.words import explain

GO_ON = "-"
"""What stands for saying nothing where a word could be said."""
MOST, MOST_OFFERED = 40, 64
"""So many moves are shown with those that are not legal; more than that only where they are."""
MOST_TOLD = 10
"""So many of the last sentences are told after a move."""
MOST_PARTED = 3
"""So many of the first partings are shown on the wall."""
LONGEST = 300


class Refused(Exception):
    """A move that cannot be made: why not, as it is said to whoever tried it."""

    def __init__(self, said: Mapping[str, Plain]) -> None:
        """Keep what is said."""
        super().__init__(said["text"])
        self.said = said


@lru_cache(maxsize=4_096)
def played(text: str, number: int, lang: str, moves: tuple[str, ...]) -> Against:
    """Return the deal as it is after these moves of the phone, the others up to its next turn.

    It is not to be changed. Raises ``Refused`` where the last of them is not legal, ``Complaint`` for nonsense.
    """
    if not moves:
        return dealt(asked(text, number, lang), block_of(text, number)[1])
    before = played(text, number, lang, moves[:-1])
    table = before.until(len(before.steps))
    table.said_go_on, table.silent_in = before.said_go_on, before.silent_in
    waits = table.waits_for()
    if waits in (OVER, NEXT_DEAL) or len(moves) > LONGEST:
        raise Complaint("class-deal-over")
    if moves[-1] == GO_ON:
        if waits != MAY:
            raise Complaint("class-deal-over")
        table.go_on()
    else:
        table.make(_tried(table, moves[-1], lang))
    settle(table)
    return table


def dealt(here: Asked, block: Block) -> Against:
    """Return the deal of a block as everybody gets it: where its reader first decides."""
    assert here.case is not None
    assert here.seat is not None
    table = sit_down(here.case, here.seat, zlib.crc32(block.source.strip().encode()))
    settle(table)
    return table


def _tried(table: Against, said: str, lang: str) -> Move:
    """Return the move that is spelled so, if it may be made now.

    Raises ``Refused`` or ``Complaint``.
    """
    for verdict in _choices(table):
        if str(verdict.move) == said:
            if not verdict.legal:
                raise Refused(_why(table, verdict, lang))
            return verdict.move
    raise Complaint("class-deal-over")


def _why(table: Against, verdict: Verdict, lang: str) -> dict[str, Plain]:
    text = explain.capitalised(explain.why(table.game, table.state, verdict, lang, you=table.you))
    return {"text": html_of(text, lang), "heard": spoken(text)}


def _choices(table: Against) -> list[Verdict]:
    """Return what can be pressed now: at one's turn what is not legal too, unless that is too much."""
    judged = verdicts(table.game, table.state, table.you)
    if table.waits_for() == MAY:
        words = set(table.words())
        return [one for one in judged if one.move in words]
    if table.waits_for() != YOU:
        return []
    return list(judged) if len(judged) <= MOST else [one for one in judged if one.legal][:MOST_OFFERED]


def moves_in(choice: str) -> tuple[str, ...]:
    """Return the moves of a ballot."""
    return tuple(choice.split("\n")) if choice else ()


def on_phone(text: str, number: int, lang: str, choice: str, *, told: bool = False) -> dict[str, Plain]:
    """Return the table of one phone: what lies, what was done since its last move, and what it can do now.

    With ``told`` nothing is played any more: at its turn, it is said of each move whether it may be made, and why.
    Raises ``Refused`` or ``Complaint`` where it cannot have come to that.
    """
    moves = moves_in(choice)
    table = played(text, number, lang, moves)
    here = asked(text, number, lang)
    waits = table.waits_for()
    judged = _choices(table) if waits == YOU or not told else []
    options = [option_of(table.game, table.state, one.move, lang) for one in judged]
    if waits == MAY and not told:
        name = app(lang, "class-deal-go-on")
        options.append({"id": GO_ON, "name": name, "label": name})
    since = len(played(text, number, lang, moves[:-1]).steps) if moves else len(here.case.moves if here.case else ())
    scene = scene_of(table.game, table.state, table.you, lang)
    if not any("card" in one for one in options):
        scene["open"] = own_hand(table.game, table.state, table.you, lang)
    return {
        "moves": choice,
        "scene": scene,
        "options": options,
        "told": [html_of(one, lang) for one in _told(table, since, lang)[-MOST_TOLD:]],
        "over": waits in (OVER, NEXT_DEAL),
        **({"answer": reasons(table.game, table.state, judged, lang, str(table.you))} if told else {}),
    }


def stands(text: str, number: int, lang: str, choice: str) -> tuple[Case, list[Verdict]]:
    """Return the deal of one phone as far as it came, and what is said there of each of its moves.

    Raises ``Refused`` or ``Complaint`` where it cannot have come to that.
    """
    table = played(text, number, lang, moves_in(choice))
    case = asked(text, number, lang).case
    assert case is not None
    judged = _choices(table) if table.waits_for() == YOU else []
    return replace(case, moves=tuple(step.move for step in table.steps)), judged


def _told(table: Against, since: int, lang: str, you: str | None = None) -> list[str]:
    """Say what was done from a move on, and what came of it."""
    whose, found = table.you if you is None else you, list[str]()
    for step in table.steps[since:]:
        found.append(explain.did(table.game, step.before, step.move, lang, whose))
        found += _events(table, step.events, lang, whose)
    return [one for one in dict.fromkeys(explain.capitalised(each) for each in found) if one]


def _events(table: Against, events: Sequence[Plain], lang: str, you: str) -> list[str]:
    folder, seats = table.game.folder, table.state.seats
    said = [one for one in events if explain.has(folder, lang, explain.message_id(one.rule), "event")]
    return [explain.happened(table.game, one, lang, seats, you) for one in said]


def became(table: Against, lang: str) -> str:
    """Say what became of a deal, once it is over."""
    if table.waits_for() not in (OVER, NEXT_DEAL):
        return ""
    last = next((step for step in reversed(table.steps) if step.events), None)
    said = _events(table, last.events, lang, "") if last is not None else []
    return " ".join(explain.capitalised(one) for one in list(dict.fromkeys(said))[:2])


# On the wall


def on_wall(text: str, number: int, lang: str, seats: Sequence[tuple[int, str]], *, told: bool) -> dict[str, Plain]:
    """Return how far every seat is; with ``told`` also where they parted and what became of it.

    ``seats`` are (number of the seat, ballot).
    """
    tables = {seat: _known(text, number, lang, moves_in(choice)) for seat, choice in seats}
    far = [[seat, len(moves_in(choice)), _over(tables[seat])] for seat, choice in seats]
    dealt = played(text, number, lang, ())
    scene = scene_of(dealt.game, dealt.state, dealt.you, lang)
    scene["open"] = own_hand(dealt.game, dealt.state, dealt.you, lang)
    if not told:
        return {"far": far, "scene": scene}
    every = [moves_in(choice) for seat, choice in seats if choice and tables[seat] is not None]
    ends = [[seat, html_of(became(table, lang), lang)] for seat, table in tables.items() if table and _over(table)]
    return {"far": far, "scene": scene, "parted": _parted(text, number, lang, every), "ends": _together(ends)}


def _known(text: str, number: int, lang: str, moves: tuple[str, ...]) -> Against | None:
    try:
        return played(text, number, lang, moves)
    except (Refused, Complaint):
        return None


def _over(table: Against | None) -> bool:
    return table is not None and table.waits_for() in (OVER, NEXT_DEAL)


def _together(ends: Sequence[Sequence[Plain]]) -> list[Plain]:
    """Return each end once, with the seats that came to it; the one that most came to is first."""
    found: dict[str, list[int]] = {}
    for seat, said in ends:
        found.setdefault(said, []).append(seat)
    return sorted(([seats, said] for said, seats in found.items()), key=lambda one: (-len(one[0]), one[0]))


def _parted(text: str, number: int, lang: str, every: Sequence[tuple[str, ...]]) -> list[Plain]:
    """Return the first places at which those who had played alike so far played otherwise, and who played what."""
    found: list[Plain] = []
    groups = [tuple(every)]
    while groups and len(found) < MOST_PARTED:
        group = groups.pop(0)
        at = _same(group)
        ways: dict[str, list[tuple[str, ...]]] = {}
        for moves in group:
            if len(moves) > at:
                ways.setdefault(moves[at], []).append(moves)
        if len(ways) < 2:
            continue
        table = played(text, number, lang, group[0][:at])
        rows = [[_named(table, way, lang), len(those)] for way, those in ways.items()]
        found.append({"at": at + 1, "ways": sorted(rows, key=lambda one: -one[1])})
        groups += [tuple(those) for those in sorted(ways.values(), key=len, reverse=True)]
    return found


def _same(group: Sequence[tuple[str, ...]]) -> int:
    """Return how many moves all of those have in common who have made so many."""
    at = 0
    while len({moves[at] for moves in group if len(moves) > at}) == 1:
        at += 1
    return at


def _named(table: Against, way: str, lang: str) -> str:
    move = next((one.move for one in _choices(table) if str(one.move) == way), None)
    if move is None:
        return app(lang, "class-deal-go-on")
    if move.verb == "play" and len(move.cards) == 1 and not move.value:
        return html_of("{" + move.card.text + "}", lang)
    return html_of(explain.capitalised(button(table.game, table.state, move, lang)), lang)
