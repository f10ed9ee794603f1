"""The project from Python: read a case, judge it, play on, replay it, and say everything in words.

    >>> import tutor
    >>> case = tutor.read("getaway.ex.six-tricks")
    >>> for verdict in tutor.judge(case)[:2]:
    ...     print(verdict.move, verdict.legal, verdict.rule)
    S ♠K True getaway.trick.free-lead
    S ♠8 True getaway.trick.free-lead

What is wrong comes as one of three errors, each with a ``key`` and ``facts``: ``Unreadable`` for a text that is
nothing of the kind, ``IllegalMove`` with its verdict, and ``Complaint`` for everything else that cannot be;
``say`` puts any of them into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from tutor.asking.reply import Reply, reply
from tutor.cases.transcript import Case, load, read_case
from tutor.core.complaints import Complaint, Unreadable
from tutor.core.game import AnyGame, Event, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import COMPASS, Move, Seat, read_move
from tutor.core.plain import Plain
from tutor.core.play import IllegalMove, Replay, Step, verdict_on, verdicts
from tutor.core.play import step as one_step
from tutor.core.rules import Verdict
from tutor.games import shelf
from tutor.shown.own_rules import resolved
from tutor.words import explain, library

__all__ = [
    "Case",
    "Complaint",
    "Event",
    "IllegalMove",
    "Move",
    "Replay",
    "Seat",
    "Step",
    "Unreadable",
    "Verdict",
    "ask",
    "games",
    "judge",
    "play",
    "read",
    "replay",
    "say",
    "state",
    "why",
]


def games() -> Mapping[str, AnyGame]:
    """Return every game by its key.

    >>> list(games())
    ['getaway', 'knockout-whist', 'crazy-eights', 'ecarte', 'gurke']
    """
    return shelf()


def read(said: str | Path | Mapping[str, Plain]) -> Case:
    """Read a case: a file, the text of one (YAML or JSON), a mapping, or the id of an example.

    Its ``preset`` may be the name of a table of your own that is kept on this machine.
    Raises ``Unreadable`` or ``Complaint`` saying what is wrong with it.

    >>> case = read({"game": "getaway", "players": 2, "position": {"hands": {"A": "♣9", "B": "♣4"}, "power": "A"}})
    >>> case == read(str(case))
    True
    """
    if isinstance(said, Mapping):
        return read_case(resolved(said))
    if not isinstance(said, (str, Path)):
        raise _not(said, "case")
    if isinstance(said, str):
        if "\n" in said or said.lstrip().startswith("{"):
            return read_case(resolved(load(said)))
        example = library.lesson(said)
        if example is not None:
            return read_case(example[1]["case"])
    try:
        return read_case(resolved(load(Path(said).read_text(encoding="utf-8"))))
    except (OSError, ValueError):  # no such file, no text, or no name that a file can have
        raise Unreadable("no-such-file", file=str(said)) from None


def state(case: Case) -> Situation:
    """Return the position after the moves of a case.

    Raises ``IllegalMove`` or ``Complaint`` if they cannot all be made, or the position is impossible.
    """
    run = _case(case).play()
    if run.failure is not None:
        raise run.failure
    for problem in () if case.moves else case.game.check(run.end):
        raise problem.complaint(case.seats)
    return run.end


def judge(case: Case, seat: str | None = None) -> tuple[Verdict, ...]:
    """Return a verdict on everything that a seat could try, by default the one whose turn it is."""
    now = state(case)
    if seat is not None and not isinstance(seat, str):
        raise _not(seat, "seat")
    return verdicts(case.game, now, None if seat is None else Seat(seat))


def play(case: Case, *moves: str | Move) -> Case:
    """Return the case some moves further on; each is a move or how it is written.

    Raises ``IllegalMove`` with the verdict, ``Unreadable``, or ``Complaint`` for what is not possible at all.

    >>> case = read("getaway.ex.six-tricks")
    >>> play(case, "S ♠8").moves[-1]
    Move(seat='S', verb='play', cards=(card('♠8'),), value='')
    """
    now = state(case)
    made = []
    for said in moves:
        move = _move(case, said)
        now, _ = one_step(case.game, now, move)
        made.append(move)
    return replace(case, moves=(*case.moves, *made))


def replay(case: Case) -> Replay[Situation]:
    """Play the moves of a case; each step has its verdict and its events; a failure says why it stopped early."""
    return _case(case).play()


def why(case: Case, answer: Verdict | Move | str, lang: str = "en") -> str:
    """Say in one sentence why a move is legal here or not.

    >>> why(read("getaway.ex.six-tricks"), "W ♠7")
    'South has the power and leads; nobody else may play the first card.'
    """
    now = state(case)
    lang = _lang(lang)
    verdict = answer if isinstance(answer, Verdict) else verdict_on(case.game, now, _move(case, answer))
    if not verdict.rule.startswith(f"{case.game.key}."):
        raise _not(verdict.rule, "verdict")
    return explain.plain(explain.why(case.game, now, verdict, lang), lang)


def ask(question: str, game: str = "", lang: str = "") -> Reply:
    """Answer a question about the rules; where it tells a position, the engine's verdict comes first.

    >>> ask("clubs led, I hold the 2 of clubs and the king of spades, may I play the king?", "getaway").first
    'No.'
    """
    return reply(question, game, lang)


def say(what: Event | Complaint, lang: str = "en", seats: Sequence[str] = ()) -> str:
    """Say in one sentence what happened, or what is wrong; ``seats`` names a table that the compass does not.

    >>> try:
    ...     read({"game": "chess"})
    ... except Complaint as wrong:
    ...     say(wrong)
    'There is no game “chess”; the games are getaway, knockout-whist, crazy-eights, ecarte, gurke.'
    >>> say(next(step for step in replay(read("getaway.ex.six-tricks")).steps if step.events).events[0], "de")
    'Herz-Ass ist kein Pik, aber der erste Stich wird nie unterbrochen: Alle spielen eine Karte.'
    """
    lang = _lang(lang)
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise _not(seats, "seats")
    if isinstance(what, Complaint):
        return explain.complaint(what, lang, seats)
    game = shelf().get(what.rule.partition(".")[0]) if isinstance(what, Event) else None
    if game is None:
        raise _not(what, "event")
    return explain.plain(explain.happened(game, what, lang, seats or COMPASS), lang)


# What is no such thing is said in the same words as everything else that is wrong


def _not(said: object, wanted: str) -> Unreadable:
    """Return the complaint about an argument that is none of what is asked for."""
    return Unreadable("not-that-kind", text=said if isinstance(said, str) else type(said).__name__, wanted=wanted)


def _case(said: object) -> Case:
    if not isinstance(said, Case):
        raise _not(said, "case")
    return said


def _move(case: Case, said: object) -> Move:
    if isinstance(said, Move):
        return said
    if not isinstance(said, str):
        raise _not(said, "move")
    return read_move(said, case.seats, case.game.verbs)


def _lang(said: object) -> str:
    if said not in LANGUAGES:
        raise Unreadable("no-such-language", text=said if isinstance(said, str) else type(said).__name__)
    return str(said)
