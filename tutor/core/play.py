"""Playing a game: legal moves, verdicts, one step, a whole record, random games, counted games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from tutor.core.complaints import Complaint, Unreadable
from tutor.core.game import Event, Game, O, S, Situation
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import ContradictoryRules, Verdict, judge, survivors


class IllegalMove(Complaint):
    """A move that can be read but is against the rules; it carries the verdict."""

    def __init__(self, verdict: Verdict, state: Situation) -> None:
        """Keep the verdict and the state it was given in."""
        super().__init__("illegal-move", move=str(verdict.move), rule=verdict.rule)
        self.verdict = verdict
        self.state = state


def legal(game: Game[S, O], state: S, seat: Seat | None = None) -> Sequence[Move]:
    """Return the legal moves of a seat; by default of the one whose turn it is.

    Raises ``ContradictoryRules`` where the one whose turn it is has none.
    """
    if seat is None:
        acting = game.movers(state)
        if not acting or acting[0] is TABLE:
            return ()
        seat = acting[0]
        moves = survivors(game.rules(state.options), state, seat, game.attempts(state, seat))
        if not moves:
            raise ContradictoryRules(f"{game.key}: {seat} has to act and has no move in {state}")
        return moves
    return survivors(game.rules(state.options), state, seat, game.attempts(state, seat))


def verdicts(game: Game[S, O], state: S, seat: Seat | None = None) -> tuple[Verdict, ...]:
    """Return a verdict for everything a seat could try; by default the one whose turn it is."""
    if seat is None:
        acting = game.movers(state)
        if not acting or acting[0] is TABLE:
            return ()
        seat = acting[0]
    _seated(state, seat)
    return judge(game.rules(state.options), state, seat, game.attempts(state, seat))


def _seated(state: Situation, seat: Seat) -> None:
    """Complain about somebody who does not sit at this table."""
    if seat != TABLE and seat not in state.seats:
        raise Unreadable("no-such-seat", text=str(seat), seats=", ".join(state.seats)).at(state.seats)


def verdict_on(game: Game[S, O], state: S, move: Move) -> Verdict:
    """Return the verdict on one move.

    Raises ``Complaint`` where the move is not even possible: a card not held, a thing that cannot be tried here.
    """
    _seated(state, move.seat)
    if not game.movers(state):
        raise Complaint("game-is-over", move=move)
    listed = move if game.twin is None or move.seat not in state.seats else game.twin(state, move)
    tries = game.attempts(state, move.seat)
    if game.unlisted is not None and move.seat in state.seats and listed not in tries and game.unlisted(state, listed):
        tries = [*tries, listed]
    for verdict in judge(game.rules(state.options), state, move.seat, tries):
        if verdict.move == listed:
            return verdict._replace(move=move)
    if move.cards:
        held = {c for attempt in game.attempts(state, move.seat) for c in attempt.cards}
        held |= {c for hand in game.scene(state, None).hands if hand.seat == move.seat for c in hand.cards}
        foreign = tuple(c for c in move.cards if c not in held)
        if foreign:
            raise Complaint("not-held", seat=move.seat, card=foreign[0], cards=foreign, move=move).at(state.seats)
    raise Complaint("not-possible", seat=move.seat, move=move).at(state.seats)


def step(game: Game[S, O], state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
    """Make one move.

    Raises ``IllegalMove`` with the verdict, or ``Complaint`` where the move is not even possible.
    """
    made = _made(game, state, move)
    return made.after, made.events


def _made(game: Game[S, O], state: S, said: Move) -> Step[S]:
    """Make one move and keep the verdict on it."""
    if said.seat == TABLE:
        move, verdict = by_chance(game, state, said), None
    else:
        move, verdict = said, verdict_on(game, state, said)
        if not verdict.legal and not (game.tolerates is not None and game.tolerates(state, verdict)):
            raise IllegalMove(verdict, state)
    after, events = game.apply(state, move)
    return Step(state, move, verdict, events, after)


def by_chance(game: Game[S, O], state: S, move: Move) -> Move:
    """Return the move of the table that is meant; ``table ♣8`` is enough where only one thing can be given.

    Raises ``Complaint`` for a move that chance could not make here.
    """
    if TABLE not in game.movers(state):
        raise Complaint("table-not-to-move", move=move)
    possible = game.chances(state)
    if possible is None and move.verb == PLAY:
        raise Complaint("not-possible", seat=TABLE, move=move)
    if possible is None or move in possible:
        return move
    meant = next((m for m in possible if move.verb == PLAY and m.cards == move.cards), None)
    if meant is not None:
        return meant
    if move.cards:
        raise Complaint("table-cannot-give", card=move.cards[0], move=move)
    raise Complaint("not-possible", seat=TABLE, move=move)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One move of a record: where it was made, what it caused, where it led."""

    before: S
    move: Move
    verdict: Verdict | None
    """The verdict on the move; None for chance."""
    events: tuple[Event, ...]
    after: S


@dataclass(frozen=True, slots=True)
class Replay(Generic[S]):
    """A record played through: every step up to the end or to the first move that cannot be made."""

    start: S
    steps: tuple[Step[S], ...]
    failure: Complaint | None = None
    """Why it stopped early."""

    @property
    def end(self) -> S:
        """The last state reached."""
        return self.steps[-1].after if self.steps else self.start


def replay(game: Game[S, O], start: S, moves: Sequence[Move]) -> Replay[S]:
    """Play moves through the engine; stop at the first that cannot be made, and keep why.

    From an impossible position no move is made.
    """
    steps: list[Step[S]] = []
    state = start
    problems = game.check(start) if moves else ()
    if problems:
        return Replay(start, (), problems[0].complaint(start.seats))
    for said in moves:
        try:
            steps.append(_made(game, state, said))
        except Complaint as failure:
            return Replay(start, tuple(steps), failure.at(start.seats))
        state = steps[-1].after
    return Replay(start, tuple(steps))


def random_moves(game: Game[S, O], state: S, random: Random, *, most: int = 10_000) -> Iterator[tuple[S, Move]]:
    """Play on at random; yields (state, move) before each move is made, ends with the game."""
    rules = game.rules(state.options)
    movers, attempts, apply = game.movers, game.attempts, game.apply
    for _ in range(most):
        acting = movers(state)
        if not acting:
            return
        if acting[0] is TABLE:
            move = game.chance(state, random)
        else:
            # Mostly the one whose turn it is, now and then another who may act too.
            seat = acting[0] if len(acting) == 1 or random.random() < 0.9 else random.choice(acting)
            moves = survivors(rules, state, seat, attempts(state, seat))
            if not moves:
                if seat == acting[0]:
                    raise ContradictoryRules(f"{game.key}: {seat} has to act and has no move in {state}")
                continue
            move = moves[int(random.random() * len(moves))]
        yield state, move
        state, _ = apply(state, move)


def any_move(game: Game[S, O], state: S, random: Random, *, mistakes: float) -> Move:
    """Return one move as people might make it: mostly cards, and so often a mistake that the table lets happen."""
    acting = game.movers(state)
    if acting[0] is TABLE:
        return game.chance(state, random)
    if game.tolerates is not None and random.random() < mistakes:
        slips = tolerated(game, state)
        if slips:
            return random.choice(slips)
    moves = legal(game, state)
    if len(acting) > 1 and random.random() < 0.2:
        moves = legal(game, state, random.choice(acting)) or moves
    plays = [move for move in moves if move.verb == PLAY]
    if plays and random.random() < 0.85:
        moves = plays
    return random.choice(moves)


def tolerated(game: Game[S, O], state: S) -> list[Move]:
    """Return what the rules forbid here and the table lets happen, of all seats."""
    if game.tolerates is None:
        return []
    judged = [verdict for seat in state.seats for verdict in verdicts(game, state, seat)]
    return [one.move for one in judged if not one.legal and game.tolerates(state, one)]


def perft(game: Game[S, O], state: S, depth: int) -> int:
    """Count the lines of play of this many moves; a deal by chance is not opened up."""
    acting = game.movers(state)
    if depth == 0 or not acting:
        return 1
    moves: Sequence[Move] = ()
    for seat in acting:
        if seat is TABLE:
            possible = game.chances(state)
            if possible is None:
                return 1
            moves = [*moves, *possible]
        else:
            moves = [*moves, *legal(game, state, seat)]
    return sum(perft(game, game.apply(state, move)[0], depth - 1) for move in moves)
