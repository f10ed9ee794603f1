"""A game that somebody plays against others: what it waits for, what the others do, and taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.play import Step, legal, replay
from tutor.players import known as common
from tutor.players.known import DEAL, Known
from tutor.players.memory import Memory, after, begin
from tutor.players.people import LADDER, people
from tutor.players.players import LEVELS, Level, as_person
from tutor.players.search import Budget
from tutor.players.thinking import Job, think
from tutor.players.thumbs import UNASKED, unasked

YOU, MAY, NEXT_DEAL, OTHERS, OVER = "you", "may", "deal", "others", "over"
"""What a game waits for: your move; a word you may say out of turn; your sign to deal again; the others; nothing."""
ADVISE = "advise"
"""What whoever looks on may say before each decision of a deal; only people do."""
PATIENT = (*UNASKED, ADVISE, "side")
"""What is waited for however quick the game is."""
ADVISER = Level("strong", 0.0, Budget(2_000, 0.5))


class Against:
    """A game under way: somebody at one seat, players of one level at the others; nothing but the seed is chance."""

    def __init__(self, game: AnyGame, start: Situation, you: Seat, level: Level, seed: int) -> None:
        """Begin from a state."""
        self.game, self.start, self.you, self.level, self.seed = game, start, you, level, seed
        self.people = people(level.name, start.seats, you, seed)
        """Who sits at the other seats."""
        self.steps: list[Step[Situation]] = []
        self.said_go_on = -1
        """At how many moves somebody said that it may go on."""
        self.silent_in = -1
        """In which deal somebody said that they advise no more."""
        self.unoffered: frozenset[str] = frozenset()
        """Kinds of move that nobody offers you: at a first table, what was not taught yet."""
        self.unmade: frozenset[str] = frozenset()
        """Kinds of move that the others do not make either, as long as they may do anything else."""
        self.asked: frozenset[str] = frozenset()
        """Kinds of move that you are asked for: while one of them may be made, you play no card instead."""
        self.turns, self.from_turn = 0, 0
        """After how many of your decisions a short table ends, counted from which move on; nought is never."""
        self._memories: dict[Seat, tuple[int, Memory]] = {}
        self._known = 0, common.fresh(start)

    @property
    def state(self) -> Situation:
        """The position now."""
        return self.steps[-1].after if self.steps else self.start

    def waits_for(self) -> str:
        """Return what the game waits for."""
        acting = self.game.movers(self.state)
        if not acting:
            return OVER
        if self._word_of_others(acting) is not None:
            return MAY if self._may_be_first(acting) else OTHERS
        if acting[0] == self.you:
            return OVER if self.turns and self.decided() >= self.turns else YOU
        if self.said_go_on != len(self.steps):
            if self.words():
                return MAY
            if acting[0] == TABLE and self._has_begun() and self._chance().verb == DEAL:
                return NEXT_DEAL
        return OTHERS

    def decided(self) -> int:
        """Return how often you have decided since the table was set."""
        return sum(step.move.seat == self.you for step in self.steps[self.from_turn :])

    def _has_begun(self) -> bool:
        """Whether a deal was under way, so that the next one is waited for."""
        return any(step.move.verb in (DEAL, PLAY) for step in self.steps)

    def words(self) -> list[Move]:
        """Return what you may say though it is another's turn; at your own, what others could say before you."""
        acting = self.game.movers(self.state)
        if self.you not in acting:
            return []
        if acting[0] == self.you:
            return [move for move in self.offered() if move.verb in UNASKED]
        silent = self.silent_in == len(self.deals())
        said = [move for move in self.offered() if move.verb != PLAY]
        return [move for move in said if not (silent and move.verb == ADVISE)]

    def unadvised(self) -> bool:
        """Whether others could advise you now; they never do, which is worth saying."""
        acting = self.game.movers(self.state)
        if acting[:1] != (self.you,):
            return False
        return any(move.verb == ADVISE for seat in acting[1:] for move in legal(self.game, self.state, seat))

    def _may_be_first(self, acting: Sequence[Seat]) -> bool:
        """Whether you could say what others are about to say: they wait for you, because nobody is quicker."""
        if self.said_go_on == len(self.steps) or self.you not in acting:
            return False
        return unasked(self.offered()) is not None

    def offered(self) -> list[Move]:
        """Return what may be done and is offered; where you have to do something, never nothing."""
        every = legal(self.game, self.state, self.you)
        found = [move for move in every if move.verb not in self.unoffered]
        return found or ([*every] if self.game.movers(self.state)[:1] == (self.you,) else [])

    def withheld(self) -> frozenset[str]:
        """Return the kinds of move that are not offered you now."""
        if not self.asked or self.you not in self.game.movers(self.state):
            return self.unoffered
        said = {move.verb for move in legal(self.game, self.state, self.you)} - self.unoffered
        return self.unoffered | {PLAY} if said & self.asked else self.unoffered

    def hurry(self) -> bool:
        """Whether what you may say out of turn may be passed over after a moment; for a king it is waited."""
        return not any(move.verb in PATIENT for move in self.words())

    def deals(self) -> list[int]:
        """Return at how many moves each deal was over: before the next one, and now."""
        return [n for n, step in enumerate(self.steps) if step.move.seat == TABLE and step.move.verb == DEAL]

    def make(self, move: Move) -> None:
        """Make a move.

        Raises ``IllegalMove`` or ``Complaint`` where it cannot be made.
        """
        made = replay(self.game, self.state, (move,))
        if made.failure is not None:
            raise made.failure
        self.steps.extend(made.steps)

    def go_on(self) -> None:
        """Say that you have nothing to say here, or that the next deal may come."""
        self.said_go_on = len(self.steps)

    def be_silent(self) -> None:
        """Say that you advise no more in this deal."""
        self.silent_in = len(self.deals())

    def back(self) -> None:
        """Take back to your last decision."""
        mine = [n for n, step in enumerate(self.steps) if step.move.seat == self.you]
        if not mine or mine[-1] < self.from_turn:
            raise Complaint("play-nothing-to-take-back")
        del self.steps[mine[-1] :]
        self.said_go_on = self.silent_in = -1
        self._memories.clear()
        self._known = 0, common.fresh(self.start)

    # What the others do

    def next_job(self) -> Job | Move:
        """Return the next move of others where it is clear already, else what is to be decided."""
        acting = self.game.movers(self.state)
        word = self._word_of_others(acting)
        if word is not None:
            return word
        if acting[0] == TABLE:
            return self._chance()
        return self.job(acting[0], self.level_of(acting[0]))

    def level_of(self, seat: Seat) -> Level:
        """Return how the player at a seat plays."""
        person = self.people.get(seat)
        return self.level if person is None else as_person(self.level, person)

    def job(self, seat: Seat, level: Level) -> Job:
        """Return the decision of a seat as it is now, with what that seat knows."""
        state = self.state
        # Who does not search has no use for a memory of every single card.
        memory = self.remembered(seat) if level.budget is not None else Memory(seat, {}, self.known())
        seen = self.game.seen_by(state, seat)
        moves = self.offered() if seat == self.you else self._made_by(seat)
        return Job(self.game.key, seen, memory, moves, level, f"{self.seed}/{len(self.steps)}")

    def _chance(self) -> Move:
        return self.game.chance(self.state, Random(f"{self.seed}/{len(self.steps)}/table"))

    def _word_of_others(self, acting: Sequence[Seat]) -> Move | None:
        others = (seat for seat in acting[1:] if seat not in (self.you, TABLE))
        words = (unasked(self._made_by(seat)) for seat in others)
        return next((word for word in words if word is not None), None)

    def _made_by(self, seat: Seat) -> list[Move]:
        """Return what another player may do here and does; who has to do something is never left without."""
        every = legal(self.game, self.state, seat)
        found = [move for move in every if move.verb not in self.unmade]
        return found or ([*every] if self.game.movers(self.state)[:1] == (seat,) else [])

    # What is known

    def known(self) -> Known:
        """Return what everybody at the table can know now; a deal makes all of it new."""
        steps, known = self._known
        if not steps <= len(self.steps):
            steps, known = 0, common.fresh(self.start)
        for step in self.steps[steps:]:
            known = common.after(self.game, known, step.before, step.move, step.after)
        self._known = len(self.steps), known
        return known

    def remembered(self, seat: Seat) -> Memory:
        """Return what a seat knows of the cards now; a deal makes all of it new."""
        dealt = self.deals()
        first = dealt[-1] + 1 if dealt else 0
        known, memory = self._memories.get(seat, (-1, None))
        if memory is None or not first <= known <= len(self.steps):
            state = self.steps[first - 1].after if first else self.start
            known, memory = first, begin(self.game, state, seat)
        for step in self.steps[known:]:
            memory = after(self.game, memory, step.before, step.move, step.after)
        self._memories[seat] = len(self.steps), memory
        return memory

    def until(self, steps: int) -> Against:
        """Return the same game as it was after so many moves."""
        earlier = Against(self.game, self.start, self.you, self.level, self.seed)
        earlier.steps = self.steps[:steps]
        return earlier


def levels() -> Mapping[str, Level]:
    """Return the levels that somebody can play against."""
    return {name: LEVELS[name] for name in LADDER}


def settle(game: Against) -> None:
    """Let the others play in this very process until it is your turn; for tests and scripts."""
    while game.waits_for() == OTHERS:
        job = game.next_job()
        if isinstance(job, Move):
            game.make(job)
        else:
            game.make(think(job).move)
