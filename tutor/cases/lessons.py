"""Examples and exercises run on the engine: the place where the book and the engine meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.cases.claims import asked_moves, demands, inside, no_such_seat
from tutor.cases.transcript import Case, read_case, read_moves
from tutor.core.cards import NotACard
from tutor.core.complaints import Complaint, within
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import TABLE, Seat
from tutor.core.plain import Plain
from tutor.core.play import Replay, replay, verdicts
from tutor.core.rules import Verdict
from tutor.core.situation import Problem
from tutor.words import explain


class Finding(NamedTuple):
    """Something that a lesson says and the engine does not."""

    lesson: str
    step: int
    """After how many moves; -1 where it is about the lesson as a whole."""
    wrong: Complaint

    @property
    def what(self) -> str:
        """The sentence, in English."""
        return explain.complaint(self.wrong, "en")


@dataclass(frozen=True, slots=True)
class Line:
    """One continuation of an example: the main one, or another from some step on."""

    id: str
    title: Mapping[str, str]
    case: Case
    replay: Replay[Situation]
    steps: Mapping[int, Mapping[str, Plain]]
    """What the content says after so many moves."""
    findings: tuple[Finding, ...]

    @property
    def checked(self) -> bool:
        """Whether everything it says is so."""
        return not self.findings


def lines(example: Mapping[str, Plain]) -> list[Line]:
    """Run an example: its main line and every other continuation, each from the first move.

    Raises ``Complaint`` where its case cannot be read.
    """
    case = read_case(example["case"])
    main = _line(example["id"], example["title"], case, example.get("steps") or ())
    found = [main]
    for other in example.get("lines") or ():
        kept = case.moves[: int(other.get("after", len(case.moves)))]
        moves = (*kept, *read_moves(case.game, case.seats, other.get("moves") or ()))
        title = other.get("title") or example["title"]
        inherited = [s for s in example.get("steps") or () if int(s["after"]) <= len(kept)]
        line = _line(f"{example['id']}.{other['id']}", title, replace(case, moves=moves), other.get("steps") or ())
        found.append(replace(line, steps={**{int(s["after"]): s for s in inherited}, **line.steps}))
    return found


def _line(id_: str, title: Mapping[str, str], case: Case, steps: Sequence[Mapping[str, Plain]]) -> Line:
    """Run one line; ``after`` in another continuation counts from the first move of the whole line."""
    run = case.play()
    findings = []
    if run.failure is not None:
        findings.append(Finding(id_, len(run.steps), failed(case, run)))
    said = {int(step["after"]): step for step in steps}
    for number, step in enumerate(steps):
        after = int(step["after"])
        if after > len(run.steps):
            wrong = Complaint("claim-no-such-step", text=after, most=len(run.steps))
            findings.append(Finding(id_, after, wrong.within("steps", number, "after")))
        else:
            state = run.steps[after - 1].after if after else run.start
            events = run.steps[after - 1].events if after else ()
            unmet = demands(case.game, state, step, events)
            findings += [Finding(id_, after, wrong.within("steps", number)) for wrong in unmet]
    return Line(id_, title, case, run, said, tuple(findings))


def failed(case: Case, run: Replay[Situation]) -> Complaint:
    """Return why a case does not come to its end, where that stands: at a move, or in the position it begins with."""
    assert run.failure is not None
    if run.steps or not case.game.check(run.start):
        return run.failure.within("moves", len(run.steps))
    seat = run.failure.facts.get("seat")
    return run.failure.within("position", "hands", str(seat)) if seat else run.failure.within("position")


IN_THE_TRICK = ("played-twice", "trick-already-full", "trick-already-stopped", "trick-order", "trick-uneven")


def placed(case: Case, problem: Problem, said: Mapping[str, Plain]) -> Complaint:
    """Return what cannot be in a position, where that stands: in the trick, in a hand, or in the position."""
    wrong = problem.complaint(case.seats)
    if "position" not in said:
        return wrong.within("hands", *_hand_of(wrong))
    if problem.key in IN_THE_TRICK:
        return wrong.within("position", "trick")
    if problem.key == "hands-uneven":
        return wrong.within("position", "hands")
    if "card" in wrong.facts:
        return wrong.within("position")
    return wrong.within("position", "hands", *_hand_of(wrong)) if _hand_of(wrong) else wrong.within("position")


def _hand_of(wrong: Complaint) -> tuple[str, ...]:
    return (str(wrong.facts["seat"]),) if wrong.facts.get("seat") else ()


# Exercises


def exercise_findings(exercise: Mapping[str, Plain]) -> list[Finding]:
    """Return everything that an exercise says and the engine does not."""
    id_ = exercise["id"]
    try:
        case = read_case(exercise["case"])
        run = case.play()
        if run.failure is not None:
            return [Finding(id_, len(run.steps), failed(case, run))]
        if exercise.get("seat") and exercise["seat"] not in case.seats:
            return [Finding(id_, -1, no_such_seat(exercise["seat"], case.seats))]
        found = [placed(case, problem, exercise["case"]) for problem in case.game.check(run.end)]
        if found:  # what is claimed of a position that cannot be says nothing more
            return [Finding(id_, -1, wrong) for wrong in found]
        step = {k: exercise[k] for k in ("legal", "seat") if k in exercise}
        found += demands(case.game, run.end, step)
        found += _traps(case, run.end, exercise)
        if exercise.get("check"):
            found += inside(_check(case, run.end, exercise["check"]), "check")
        found += _choices(exercise)
    except UNREADABLE as wrong:
        return [_unreadable(exercise, wrong)]
    return [Finding(id_, -1, wrong) for wrong in found]


def _check(case: Case, state: Situation, check: Mapping[str, Plain]) -> Iterator[Complaint]:
    with within("moves"):
        moves = read_moves(case.game, case.seats, check.get("moves") or ())
    on = replay(case.game, state, moves)
    if on.failure is not None:
        yield on.failure.within("moves", len(on.steps))
        return
    events = [event for made in on.steps for event in made.events]
    yield from demands(case.game, on.end, check, events)


def _traps(case: Case, state: Situation, exercise: Mapping[str, Plain]) -> Iterator[Complaint]:
    """Yield every trap that is none: it is legal, or cannot even be tried."""
    if "legal" not in exercise or not exercise.get("traps"):
        return
    acting = case.game.movers(state)
    seat = Seat(str(exercise["seat"])) if exercise.get("seat") else acting[0] if acting else TABLE
    judged = verdicts(case.game, state, seat) if seat != TABLE else ()
    for text in exercise["traps"]:
        with within("traps", str(text)):
            caught = trapped(case.game, state, judged, str(text), seat)
        if not caught:
            move = asked_moves(case.game, state, [text], seat)[0]
            yield Complaint("not-possible", seat=seat, move=move).within("traps", str(text))
        elif all(one.legal for one in caught):
            wrong = Complaint("claim-trap-legal", move=str(caught[0].move), rule=caught[0].rule)
            yield wrong.within("traps", str(text))


def trapped(game: AnyGame, state: Situation, judged: Sequence[Verdict], text: str, seat: Seat) -> list[Verdict]:
    """Return what a trap speaks of: a move, or a card with whatever may be said when it is played.

    Raises ``Complaint`` where it is neither.
    """
    meant = asked_moves(game, state, [text], seat)[0]
    exact = [one for one in judged if one.move == meant]
    loose = (one for one in judged if one.move.verb == meant.verb and one.move.cards == meant.cards)
    return exact or ([] if meant.value else list(loose))


def traps_by_move(
    case: Case, state: Situation, judged: Sequence[Verdict], lesson: Mapping[str, Plain], lang: str
) -> dict[str, str]:
    """Return the remarks on tempting moves that are not legal, by the move."""
    found: dict[str, str] = {}
    for text, said in (lesson.get("traps") or {}).items():
        for one in trapped(case.game, state, judged, str(text), judged[0].move.seat) if judged else ():
            if not one.legal:
                found[str(one.move)] = str(said[lang])
    return found


def _choices(exercise: Mapping[str, Plain]) -> list[Complaint]:
    if "legal" in exercise:
        return []
    choices = exercise.get("choices") or ()
    if any(choice.get("right") for choice in choices):
        return []
    return [Complaint("claim-no-choice").within("choices")]


def lesson_findings(lesson: Mapping[str, Plain]) -> list[Finding]:
    """Return everything that an example or exercise says and the engine does not, or cannot read."""
    if "question" in lesson:
        return exercise_findings(lesson)
    try:
        return [finding for line in lines(lesson) for finding in line.findings]
    except UNREADABLE as wrong:
        return [_unreadable(lesson, wrong)]


UNREADABLE = (ValueError, KeyError, TypeError, AttributeError)
"""What a slip of the pen in a lesson comes to: a word that is no card, a field that is missing or of another kind."""


def unreadable(wrong: Exception) -> Complaint:
    """Return a slip of the pen as a sentence."""
    if isinstance(wrong, Complaint):
        return wrong
    if isinstance(wrong, NotACard):
        return Complaint("unreadable-card", seat="", text=wrong.text)
    if isinstance(wrong, KeyError):
        return Complaint("field-missing", field=str(wrong.args[0]) if wrong.args else "")
    return Complaint("claim-unreadable", why=(str(wrong).splitlines() or [""])[0])


def _unreadable(lesson: Mapping[str, Plain], wrong: Exception) -> Finding:
    return Finding(lesson["id"], -1, unreadable(wrong))
