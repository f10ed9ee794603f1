"""What a block of a notebook asks of a class: what may be chosen, and what the engine says of each choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from tutor.cases.claims import asked_moves
from tutor.cases.lessons import UNREADABLE, exercise_findings, unreadable
from tutor.cases.transcript import Case, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import Situation
from tutor.core.moves import TABLE, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import ContradictoryRules, Verdict
from tutor.notebook.asking_odds import answers, decision
from tutor.notebook.blocks import asked_seat, case_of, compared, fields, left_out, lesson_of
from tutor.notebook.reading import Block, Cut, Notebook, Part, Station

ONE, MANY, CHOICE, DEAL, SHOWN = "one", "many", "choice", "deal", "shown"
"""One move, every legal one, one of several answers; a deal that each plays; or all look at the front."""
MOST = 26
"""More than so many moves cannot be chosen from on a phone; such a table is only shown."""
TWIN = "twin"
"""Begins the name of a station that was not in the notebook: a class was asked it besides, after another one."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Asked:
    """What is asked of a class, and what is right."""

    kind: str
    case: Case | None = None
    seat: Seat | None = None
    """Whose hand the class holds."""
    verdicts: tuple[Verdict, ...] = ()
    """What the engine says of every move there is to choose."""
    lesson: Mapping[str, Plain] | None = None
    """The exercise, where it is one."""
    answers: Mapping[str, Mapping[str, Plain]] | None = None
    """The answers to choose from, by the letter they are shown under."""
    question: str = ""
    """What is asked in the author's own words; empty where the position asks for itself."""
    remark: str = ""
    """What the author says of it: where something is asked, it belongs behind the answer."""
    either: bool = False
    """Whether each of the right answers is enough."""

    @property
    def state(self) -> Situation:
        """The position in view."""
        assert self.case is not None
        return self.case.play().end

    @property
    def options(self) -> tuple[str, ...]:
        """What a ballot can say: moves as they are written, or letters."""
        return tuple(self.answers) if self.answers is not None else tuple(str(one.move) for one in self.verdicts)

    @property
    def right(self) -> tuple[str, ...]:
        """What is legal, or the right answers."""
        if self.answers is not None:
            return tuple(letter for letter, one in self.answers.items() if one.get("right"))
        return tuple(str(one.move) for one in self.verdicts if one.legal)

    @property
    def several(self) -> bool:
        """Whether more than one thing is to be marked: then nothing but all of it is right."""
        return self.kind == MANY or (self.kind == CHOICE and len(self.right) > 1 and not self.either)


def readable(ballot: str, asked: Asked) -> bool:
    """Whether a ballot says something that can be chosen here; nothing at all takes a choice back."""
    said = ballot.split("\n") if ballot else []
    many = asked.several or len(said) <= 1
    return asked.kind not in (SHOWN, DEAL) and many and len(set(said)) == len(said) and set(said) <= set(asked.options)


NOTHING = "text"
"""The kind of what stands in for a block on a screen of words alone."""
ASKING = ("table", "exercise", "play")
"""The kinds that can ask something: one of them a screen."""


def steps(notebook: Notebook) -> list[tuple[Station, Block]]:
    """Return what a class goes through: every screen by its block, each with the station in which it stands."""
    return [(one.station, one.block) for one in screens(notebook)]


@dataclass(frozen=True)
class Screen:
    """What belongs together in a lesson: what leads to a block, the block, and what the station still says after it."""

    station: Station
    block: Block
    before: tuple[Part, ...]
    after: tuple[Part, ...] = ()
    cut: Cut | None = None
    """The line with which its author began it, where there is one."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that stands on it, in order."""
        own = () if self.block.kind == NOTHING else (self.block,)
        return (*self.before, *own, *self.after)

    @property
    def first(self) -> int:
        """The line in which it begins."""
        return min((part.line for part in self.parts), default=1)

    @property
    def revealed(self) -> tuple[Part, ...]:
        """What may come in steps: what stands behind its block; without a block, all of it."""
        return self.before if self.block.kind == NOTHING else self.after


def screens(notebook: Notebook, *, hidden: bool = False) -> list[Screen]:
    """Return the screens of a lesson: one a block with the words around it, unless its author cuts otherwise.

    A cut begins a screen, which goes through the next block or to the next cut. No word of the lesson is left out but
    what its author hides. A station without a block leads to the next one; at the end it stands behind the last block.
    What comes a press later stands behind the block before it, up to the next question or cut.
    """
    found, waiting = list[Screen](), list[Part]()
    cut: Cut | None = None
    joining = False
    for station in notebook.stations:
        own = stepping = False
        if waiting and besides(station) is not None:
            _closed(found, waiting, cut, station)
            waiting, cut = [], None
        for part in station.parts:
            stepping = cut is None and own if _is_step(part) else stepping and not isinstance(part, Cut)
            if stepping and not (isinstance(part, Block) and part.kind in ASKING):
                found[-1] = replace(found[-1], after=(*found[-1].after, *waiting, part))
                waiting = []
            elif isinstance(part, Cut) and not part.step:
                joining = part.joined and bool(found)
                if joining:
                    continue
                if own and cut is None and waiting:
                    found[-1] = replace(found[-1], after=(*found[-1].after, *waiting))
                elif _said_in(waiting):
                    found.append(_of_words(station, waiting, cut))
                waiting, cut = [], part
            elif not isinstance(part, Block):
                waiting.append(part)
            elif joining and not (part.kind in ASKING and found[-1].block.kind in ASKING):
                found[-1] = _with(found[-1], part, tuple(waiting))
                waiting, joining = [], False
            else:
                found.append(Screen(station, part, tuple(waiting), (), cut))
                waiting, cut, own, joining, stepping = [], None, True, False, False
        if cut is None and own and waiting and found:
            found[-1] = replace(found[-1], after=(*found[-1].after, *waiting))
            waiting = []
    if waiting:
        _closed(found, waiting, cut, notebook.stations[-1])
    return [one for one in found if hidden or one.cut is None or not one.cut.hidden]


def _is_step(part: Part) -> bool:
    return isinstance(part, Cut) and part.step


def _said_in(parts: Sequence[Part]) -> bool:
    return any(part.source.strip() and not isinstance(part, Cut) for part in parts)


def in_steps(parts: Sequence[Part]) -> list[tuple[Part, ...]]:
    """Return what comes at once, and what comes with each press after it; a press that would show nothing is none."""
    found: list[list[Part]] = [[]]
    for part in parts:
        if _is_step(part):
            found.append([])
        else:
            found[-1].append(part)
    return [tuple(one) for number, one in enumerate(found) if not number or _said_in(one)]


def _closed(found: list[Screen], waiting: Sequence[Part], cut: Cut | None, station: Station) -> None:
    """Add the last words of a notebook: a screen of their own where they were cut off, else behind the last block."""
    if cut is not None and _said_in(waiting):
        found.append(_of_words(station, waiting, cut))
    elif found:
        found[-1] = replace(found[-1], after=(*found[-1].after, *waiting))


def _of_words(station: Station, parts: Sequence[Part], cut: Cut | None) -> Screen:
    """Return a screen without a block."""
    return Screen(station, Block("", parts[0].line, NOTHING, "", ""), tuple(parts), (), cut)


def _with(screen: Screen, block: Block, before: tuple[Part, ...]) -> Screen:
    """Return a screen with one more block on it; what asks stays what is asked."""
    if screen.block.kind in ASKING or (screen.block.kind == NOTHING and block.kind not in ASKING):
        return replace(screen, after=(*screen.after, *before, block))
    own = () if screen.block.kind == NOTHING else (screen.block,)
    return replace(screen, block=block, before=(*screen.before, *own, *screen.after, *before), after=())


def besides(station: Station) -> int | None:
    """Return after which block a station was asked besides; nothing of one that stands in the notebook."""
    name, _, of = station.id.partition(".")
    of = of.partition(".")[0]
    return int(of) if name == TWIN and of.isascii() and of.isdigit() and len(of) < 6 else None


def said_number(every: Sequence[tuple[Station, Block]], number: int) -> str:
    """Return the number of a question as people say it: of one that was asked besides, with a letter."""
    of = besides(every[number][0])
    if of is None:
        return str(number + 1)
    before = sum(besides(station) == of for station, _ in every[:number])
    return f"{of + 1}{LETTERS.lower()[(before + 1) % len(LETTERS)]}"


def asked_of(block: Block, game: str, lang: str) -> Asked:
    """Return what a block asks of a class.

    Raises ``Complaint`` where it cannot be read.
    """
    try:
        asks = ASKS.get(block.kind)
        if asks is not None:
            return asks(block, game, lang)
    except (*UNREADABLE, ContradictoryRules) as wrong:
        raise unreadable(wrong) from None
    if block.kind == NOTHING:
        return Asked(SHOWN)
    return Asked(SHOWN, _seen(block, game, lang), remark=_own(fields(block), "say") if block.kind != "rule" else "")


def _seen(block: Block, game: str, lang: str) -> Case | None:
    """Return the position of a block that asks nothing, for whoever looks at it: where a record begins to be shown."""
    try:
        if block.kind == "compare":
            return compared(block, game)[0]
        if block.kind == "replay":
            case = read_case(lesson_of(block, game, lang)["case"])
            return _decided_first(case, left_out(block))
    except (*UNREADABLE, ContradictoryRules):
        pass
    return None


def _decided_first(case: Case, first: int) -> Case | None:
    """Return a record from a move on, dealt: up to where a player first decides; nothing of one that fails."""
    run = case.play()
    if run.failure is not None:
        return None
    while first < len(run.steps) and run.steps[first].move.seat == TABLE:
        first += 1
    return replace(case, moves=case.moves[:first])


def _asked_table(block: Block, game: str, _lang: str) -> Asked:
    said = fields(block)
    return replace(_table(block, game), question=_own(said, "question"), remark=_own(said, "say"))


def _asked_play(block: Block, game: str, _lang: str) -> Asked:
    case = case_of(block, game)
    seat = _player(block, case) or case.seats[0]
    return Asked(DEAL, case, seat, remark=_own(fields(block), "say"))


def _asked_exercise(block: Block, game: str, lang: str) -> Asked:
    found = _exercise(block, game, lang)
    lesson = found.lesson or {}
    told = {name: str((lesson.get(name) or {}).get(lang, "")) for name in ("question", "explain")}
    return replace(found, question=told["question"], remark=told["explain"])


def _asked_odds(block: Block, _game: str, lang: str) -> Asked:
    said = fields(block)
    if said.get("ask") is not True:
        return Asked(SHOWN, remark=_own(said, "say"))
    (case, seat), (question, told) = decision(block), answers(block, lang)
    return Asked(CHOICE, case, seat, answers=told, question=question, remark=_own(said, "say"), either=True)


def _own(said: Mapping[str, Plain], name: str) -> str:
    return str(said.get(name) or "")


def _table(block: Block, game: str) -> Asked:
    case = case_of(block, game)
    seat = asked_seat(block, case)
    if seat is None:
        return Asked(SHOWN, case)
    judged = verdicts(case.game, case.play().end, seat)
    return Asked(ONE, case, seat, judged) if 1 < len(judged) <= MOST else Asked(SHOWN, case)


def _player(block: Block, case: Case) -> Seat | None:
    said = fields(block).get("seat")
    acting = case.game.movers(case.play().end)
    return Seat(str(said)) if said else acting[0] if acting and acting[0] != TABLE else None


def _exercise(block: Block, game: str, lang: str) -> Asked:
    lesson = lesson_of(block, game, lang)
    if exercise_findings(lesson):
        raise Complaint("course-exercise-wrong")
    case = read_case(lesson["case"])
    state = case.play().end
    if "legal" not in lesson:
        shown = list(range(len(lesson["choices"])))
        Random(str(lesson["id"])).shuffle(shown)  # as everywhere else: the same order every time
        answers = {letter: lesson["choices"][n] for letter, n in zip(LETTERS, shown, strict=False)}
        return Asked(CHOICE, case, lesson=lesson, answers=answers)
    seat = Seat(str(lesson["seat"])) if lesson.get("seat") else case.game.movers(state)[0]
    judged = verdicts(case.game, state, seat)
    if all(move.verb == "play" for move in asked_moves(case.game, state, lesson["legal"], seat)):
        judged = tuple(one for one in judged if one.move.verb == "play")
    return Asked(MANY, case, seat, judged, lesson) if len(judged) <= MOST else Asked(SHOWN, case)


ASKS: Mapping[str, Callable[[Block, str, str], Asked] | None] = {
    "table": _asked_table,
    "play": _asked_play,
    "exercise": _asked_exercise,
    "replay": None,
    "compare": None,
    "rule": None,
    "odds": _asked_odds,
    "sit": None,
}
"""What each kind asks of a class; most are only shown."""
