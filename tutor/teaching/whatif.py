"""What would make it legal, or forbid it: the smallest changes that flip a verdict, each proved by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.cases.transcript import Case, at
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Facts, Situation
from tutor.core.moves import TABLE, Move
from tutor.core.play import verdict_on
from tutor.core.rules import ContradictoryRules, Verdict, survives
from tutor.teaching import changing, sizes
from tutor.teaching.changing import Candidate
from tutor.words import explain

MOST = 3
"""So many changes are shown."""
ORDER = (
    *("hand", "lead", "trick", "top", "turn-up", "turned", "field", "later", "option", "pile", "fewer", "more"),
    *("stocked", "each", "bet", "players", "before", "earlier", "preset", "two"),
)
"""Of two changes of one size, the one that is named first here is shown first."""
FAILED = (ContradictoryRules, Complaint, ValueError, TypeError, LookupError)
"""What the engine says of a moment that cannot be."""
SOON = 2
"""So many moves later at most a first step leads."""
STEPS = 4
"""So many first steps towards another verdict are followed where one change alone does not reach it."""
FEW = 24
"""Two changes together are tried only where no more moves than these can be tried, as each try judges them all."""
STOCKS = ("stock", "talon")
"""Fields of which two may have to be empty before anything changes."""
MISSES = 12
"""So many second changes of a kind may fail to make a position after a first one; then the kind is given up."""


class Change(NamedTuple):
    """One change that flips a verdict."""

    kind: str
    size: int
    facts: Facts
    """What its sentence names."""
    case: Case
    """The moment with the change, under its rule set."""
    verdict: Verdict
    """The verdict there."""


@dataclass(frozen=True, slots=True)
class Question:
    """A verdict to be flipped: the moment without its moves, the state there, the verdict."""

    case: Case
    state: Situation
    verdict: Verdict
    past: tuple[Situation, ...] = ()
    """The states before each of the moves that led here."""
    moves: tuple[Move, ...] = ()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.case.game


def asked(case: Case, move: Move) -> Question:
    """Return the question what would flip the verdict on a move at the end of a case.

    Raises ``Complaint`` where nobody can move there, or the move is not possible at all.
    """
    run = case.play()
    if run.failure is not None:
        raise run.failure
    game, state = case.game, run.end
    for problem in () if case.moves else game.check(state):
        raise problem.complaint(case.seats)
    acting = game.movers(state)
    if not acting:
        raise Complaint("whatif-over")
    if acting[0] == TABLE or move.seat == TABLE:
        raise Complaint("whatif-chance")
    past, moves = tuple(made.before for made in run.steps), tuple(made.move for made in run.steps)
    return Question(at(case, state), state, verdict_on(game, state, move), past, moves)


def changes(question: Question, most: int = MOST) -> list[Change]:
    """Return the smallest changes that flip a verdict, one of each kind, the smallest first."""
    found = sorted(flips(question), key=lambda one: (one.size, ORDER.index(one.kind)))
    chosen: list[Change] = []
    for one in found:
        if one.kind == "preset" and any(other.kind == "option" for other in chosen):
            continue  # the rule set differs in that option, among others
        chosen.append(one)
    return chosen[:most]


def flips(question: Question) -> Iterator[Change]:
    """Yield the smallest change of each kind that flips a verdict; another time or two where none alone does."""
    count = 0
    for several in (*kinds(question), *further(question)):
        if count < MOST and (found := first(question, several)) is not None:
            count += 1
            yield found
    for several in () if count or question.verdict.legal else in_time(question):
        if not count and (found := first(question, several)) is not None:
            count += 1
            yield found
    if not count and (found := both(question)) is not None:
        yield found


def kinds(question: Question) -> Iterator[Iterable[Candidate]]:
    """Yield the candidates of each kind, in each the smallest first."""
    case, state, verdict, game = question.case, question.state, question.verdict, question.game
    move = verdict.move
    yield changing.table_cards(game, state, move)
    yield sorted(changing.others_words(game, state, seats=False), key=lambda one: one.size)
    yield changing.other_options(case, state)
    yield hand(question)


def further(question: Question) -> Iterator[Iterable[Candidate]]:
    """Yield the candidates of the kinds that are asked only where the others give too little."""
    state, verdict, game = question.state, question.verdict, question.game
    if not verdict.legal:
        yield changing.pile_sizes(game, state)
    yield changing.hand_sizes(game, state, verdict.move)
    if not verdict.legal:
        yield sizes.others_fewer(game, state, verdict.move)
        yield sizes.one_more_each(game, state)
        yield sizes.other_bets(game, state)
        yield changing.fewer_players(game, state, verdict.move)
    yield changing.other_presets(question.case, state)


def in_time(question: Question) -> Iterator[Iterable[Candidate]]:
    """Yield the candidates of another time: only where nothing on the table would make it legal."""
    state, game = question.state, question.game
    yield changing.played_on(game, state)
    yield changing.before_the_first_card(game, state)
    yield changing.taken_back(question.past, question.moves)


def both(question: Question) -> Change | None:
    """Return two changes that together flip a refusal: after the first another rule refuses, the second lifts that.

    Where more than a few moves can be tried, as in an exchange, no two changes are.
    """
    case, game, verdict = question.case, question.game, question.verdict
    if verdict.legal or len(game.attempts(question.state, verdict.move.seat)) > FEW:
        return None
    for one in _steps(question):
        there = Question(replace(case, options=one.state.options), one.state, verdict)
        for several in (
            sorted(changing.others_words(game, one.state), key=lambda other: other.size),
            changing.other_options(there.case, one.state),
            changing.another_card(game, one.state, verdict.move),
            changing.table_cards(game, one.state, verdict.move),
            changing.hand_sizes(game, one.state, verdict.move),
        ):
            found = first(there, several, MISSES)
            if found is not None:
                facts = {"first": one, "then": found.kind, **found.facts}
                return found._replace(kind="two", size=one.size + found.size, facts=facts)
    return None


def reason_key(verdict: Verdict) -> tuple[str, str] | None:
    """Return the sentence that says why nothing lifts such a refusal, as message and attribute; None where none is."""
    key, kind = f"never-{explain.message_id(verdict.rule)}", verdict.move.verb
    return (key, kind) if not verdict.legal and explain.has(explain.APP, "en", key, kind) else None


def _steps(question: Question) -> Iterator[Candidate]:
    """Yield changes after which the move is refused for another reason than before; one for each reason."""
    case, game, state, move = question.case, question.game, question.state, question.verdict.move
    now = question.verdict
    seen = {(now.rules, now.gap)}
    for one in (
        *changing.others_words(game, state),
        *changing.other_options(case, state),
        *changing.hand_sizes(game, state, move),
        *changing.pile_sizes(game, state),
        *changing.before_the_first_card(game, state),
        *(one for one in changing.played_on(game, state) if one.size <= SOON),
    ):
        try:
            found = verdict_on(game, one.state, move)
        except FAILED:
            continue
        reason = (found.rules, found.gap)
        if one.kind == "field" and one.facts["value"] == "" and one.facts["field"] in STOCKS and not found.legal:
            yield one  # of two piles that have to be empty the first changes nothing yet
        elif reason not in seen and not set(now.rules) < set(found.rules):
            seen.add(reason)
            yield one
            if len(seen) > STEPS:
                return


def one_at_least(question: Question) -> bool:
    """Whether any change flips the verdict; what is quickly tried comes first."""
    state, verdict, game = question.state, question.verdict, question.game
    quick = (
        changing.played_on(game, state) if not verdict.legal else (),
        changing.other_options(question.case, state),
        changing.table_cards(game, state, verdict.move),
    )
    return any(first(question, several) is not None for several in quick) or next(flips(question), None) is not None


def hand(question: Question) -> Iterator[Candidate]:
    """Yield the moments in which other cards are held: one other card first, then several."""
    yield from changing.another_card(question.game, question.state, question.verdict.move)
    if not question.verdict.legal:
        yield from changing.other_cards(question.game, question.state, question.verdict)


def first(question: Question, candidates: Iterable[Candidate], misses: int | None = None) -> Change | None:
    """Return the first candidate that flips the verdict, read back and judged anew; None after so many misses."""
    for one in candidates:
        if flipped(question, one.state):
            proved = prove(question, one)
            if proved is not None:
                return proved
            misses = None if misses is None else misses - 1
            if misses == 0:
                break
    return None


def flipped(question: Question, state: Situation) -> bool:
    """Whether the move is there in another moment and has the other verdict; quickly, without reasons."""
    game, move = question.game, question.verdict.move
    try:
        tries = game.attempts(state, move.seat)
        listed = game.twin(state, move) if game.twin is not None else move
        if listed not in tries:
            return False
        legal = survives(game.rules(state.options), state, move.seat, tries, listed)
    except FAILED:
        return False  # no such moment can be: the check would say so
    return legal != question.verdict.legal


def prove(question: Question, one: Candidate) -> Change | None:
    """Write the candidate down, read it back, and judge it: nothing else counts."""
    try:
        if question.game.check(one.state):
            return None
        case = changing.case_of(question.case, one)
        state = case.start()
        if question.game.check(state) or not question.game.movers(state):
            return None
        verdict = verdict_on(question.game, state, question.verdict.move)
    except FAILED:
        return None
    if verdict.legal == question.verdict.legal:
        return None
    return Change(one.kind, one.size, one.facts, case, verdict)
