"""How a class goes from step to step: on and back, asked again, asked besides, and back to what went wrong."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, func, insert, select, update

from tutor.store.classes import GATHERING, OPEN, OVER, REVEALED, STOPPED, Held, class_of
from tutor.store.keeping import Store, now, storable
from tutor.store.tables import Ballot, Besides, Room

MORE = "more"
"""The next of what comes in steps."""
STEPS = ("next", "back", "again", "stop", "go-on", "reveal", MORE, "later", "return")
"""What a teacher does with a class."""
TWIN = "twin"
"""To ask besides: it needs a question."""
CHANGED = ("block", "turn", "phase", "revision", "changed", "besides", "onward", "later", "step")
NOWHERE = -1


def lead(store: Store, id_: str, what: str, seen: int, block: int = NOWHERE) -> Held:
    """Let a class go a step; of two who lead from the same view, only the first does.

    A block is named only to return to it. Raises ``Complaint`` where the class is not there.
    """
    with store.writing() as connection:
        held = class_of(connection, id_, lock="write")
        if held.revision != seen:
            return held
        return _kept(connection, held, _stepped(connection, held, what, block))


def ask_besides(store: Store, id_: str, seen: int, source: str) -> Held:
    """Ask a class a question that does not stand in its notebook; then it goes on where it would have gone.

    Raises ``Complaint`` where the class is not there.
    """
    with store.writing() as connection:
        held = class_of(connection, id_, lock="write")
        if held.revision != seen or held.phase in (GATHERING, OVER):
            return held
        origin = origin_of(connection, held)
        row = {"room": id_, "number": held.besides, "of": origin, "text": storable(source)}
        connection.execute(insert(Besides).values(**row))
        onward = held.onward if held.onward != NOWHERE else origin + 1
        shown = replace(held, block=held.blocks + held.besides, turn=1, phase=OPEN)
        return _kept(connection, held, replace(shown, besides=held.besides + 1, onward=onward))


def origin_of(connection: Connection, held: Held) -> int:
    """Return the block of the notebook that is shown, or after which the one that is shown was asked besides."""
    if held.block < held.blocks:
        return held.block
    wanted = select(Besides.of).filter_by(room=held.id, number=held.block - held.blocks)
    return int(connection.scalar(wanted) or 0)


def _kept(connection: Connection, held: Held, after: Held) -> Held:
    if (after.block, after.turn, after.phase) != (held.block, held.turn, held.phase):
        after = replace(after, step=0)
    if after == held:
        return held
    after = replace(after, revision=held.revision + 1, changed=held.changed if _same(held, after) else now())
    changed = {name: getattr(after, name) for name in CHANGED}
    connection.execute(update(Room).filter_by(id=held.id).values(**changed))
    return after


def _same(held: Held, after: Held) -> bool:
    """Whether the same question is shown: neither a mark to come back nor one more step of it stops its clock."""
    return replace(after, later=held.later, step=held.step) == held


def _stepped(connection: Connection, held: Held, what: str, block: int) -> Held:
    asking = held.phase in (OPEN, STOPPED)
    if what == "stop" and held.phase == OPEN:
        return replace(held, phase=STOPPED)
    if what == "go-on" and held.phase == STOPPED:
        return replace(held, phase=OPEN)
    if what == "reveal" and asking:
        return replace(held, phase=REVEALED)
    if what == MORE and held.phase not in (GATHERING, OVER):
        return replace(held, step=held.step + 1)
    if what == "again" and held.phase in (OPEN, STOPPED, REVEALED):
        return replace(held, turn=held.turn + 1, phase=OPEN)
    if what == "next":
        return _next(connection, held)
    if what == "back":
        return _back(connection, held)
    if what == "later" and held.phase not in (GATHERING, OVER):
        return _marked(held, origin_of(connection, held))
    if what == "return" and 0 <= block < held.blocks + held.besides and held.phase != GATHERING:
        last = _last(connection, held, block)
        return replace(held, block=block, turn=(last or 0) + 1, phase=OPEN, onward=held.blocks)
    return held


def _next(connection: Connection, held: Held) -> Held:
    if held.phase == GATHERING:
        return replace(held, phase=OPEN)
    if held.phase == OVER:
        return held
    following = held.onward if held.onward != NOWHERE else held.block + 1
    return _shown(connection, replace(held, onward=NOWHERE), following)


def _back(connection: Connection, held: Held) -> Held:
    if held.phase == GATHERING:
        return held
    if held.phase == OVER:
        return _shown(connection, held, held.block)
    if held.step:
        return replace(held, step=held.step - 1)
    if held.block >= held.blocks:
        origin = origin_of(connection, held)
        onward = NOWHERE if held.onward == origin + 1 else held.onward
        return _shown(connection, replace(held, onward=onward), origin)
    if held.onward != NOWHERE:
        return _shown(connection, replace(held, onward=NOWHERE), held.blocks)
    return _shown(connection, held, held.block - 1) if held.block else replace(held, phase=GATHERING)


def _marked(held: Held, block: int) -> Held:
    """Mark a block to come back to, or take the mark away."""
    marked = {*held.marked} ^ {block}
    return replace(held, later=" ".join(map(str, sorted(marked))))


def _shown(connection: Connection, held: Held, block: int) -> Held:
    """Show a block: one that was answered with what was answered, another one open."""
    if block >= held.blocks:
        return replace(held, block=held.blocks - 1, phase=OVER)
    turn = _last(connection, held, block)
    return replace(held, block=block, turn=turn or 1, phase=REVEALED if turn else OPEN)


def _last(connection: Connection, held: Held, block: int) -> int | None:
    """Return for which time a block was answered last."""
    turn: int | None = connection.scalar(select(func.max(Ballot.turn)).filter_by(room=held.id, block=block))
    return turn
