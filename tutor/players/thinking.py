"""Thinking outside the server's own process: a few processes search for everybody, and nobody waits long for others.

A server that plays with thirty people would otherwise search in one thread after another, while every page waits.
A job is what one seat sees and remembers; whoever thinks knows nothing else.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from os import cpu_count
from random import Random
from threading import Condition, Timer
from time import monotonic
from typing import IO, NamedTuple

from tutor.core.game import Situation
from tutor.core.moves import Move
from tutor.games import game as find
from tutor.players.memory import Memory
from tutor.players.players import Choice, Level, choose

LONGEST = 0.5
"""Seconds for one move, where nobody else is waiting."""
SHORTEST = 0.02
WAIT = 0.4
"""Seconds within which the last of those who wait should have its turn: what is planned, well below what is promised.

A longer queue gives nobody more time to think, because as many moves are asked for as before.
"""
LOOK = 0.25
"""Seconds after which somebody who waits looks whether the answer is still wanted."""
SILENT = 10.0
"""Seconds after which a process that says nothing is ended."""


class Job(NamedTuple):
    """A decision to be made, and all that may be known for it."""

    game: str
    seen: Situation
    memory: Memory
    moves: Sequence[Move]
    level: Level
    seed: str


class NotWanted(Exception):
    """Whoever asked has left."""


def think(job: Job, seconds: float = LONGEST) -> Choice:
    """Choose a move; the time is an end to a search, its rounds another."""
    level = job.level
    if level.budget is not None:
        level = level._replace(budget=level.budget._replace(seconds=min(seconds, level.budget.seconds or seconds)))
    return choose(find(job.game), job.seen, job.memory, job.moves, level, Random(job.seed))


def share(now: float, waiting: Sequence[float], places: int) -> float:
    """Return how long the next search may take, so that the others have their turn in time.

    ``waiting`` are the moments at which the others came, the earliest first.

    >>> share(0.0, [], 2), round(share(0.5, [0.2] * 8, 2), 3)
    (0.5, 0.025)
    """
    left = ((came + WAIT - now) * places / number for number, came in enumerate(waiting, 1))
    return max(SHORTEST, min(LONGEST, *left, LONGEST))


def nothing() -> None:
    """Prepare nothing."""


class Thinkers:
    """Processes that think, each about one move at a time; whoever came first is first."""

    def __init__(self, places: int = 0, prepare: Callable[[], object] = nothing) -> None:
        """Make room for so many at once, one for each processor unless it is said; each begins by preparing."""
        self._places = places or cpu_count() or 1
        self._prepare = prepare
        self._idle: list[subprocess.Popen[bytes]] = []
        self._busy = 0
        self._waiting: deque[float] = deque()
        self._turn = Condition()

    def ask(self, job: Job, wanted: Callable[[], bool] = lambda: True) -> tuple[Choice, bool]:
        """Return the move chosen, and whether it was thought about to the end.

        Where the process that thinks is lost, the rule of thumb decides.
        Raises ``NotWanted`` once nobody waits for the answer any more.
        """
        if job.level.budget is None or len(job.moves) == 1:
            return think(job), True
        seconds = self._enter(wanted)
        worker = None
        try:
            worker = self._worker()
            found: Choice = _asked(worker, (job, seconds))
        except (OSError, EOFError, pickle.UnpicklingError):
            if worker is not None:
                worker.kill()
                worker.wait()
                worker = None
            return think(job._replace(level=job.level._replace(budget=None))), False
        finally:
            self._leave(worker)
            if worker is None:
                self.ready()
        return found, True

    def ready(self) -> None:
        """Start every process that is not there yet, so that nobody's move waits for its start."""
        with self._turn, suppress(OSError):  # without one, the rule of thumb decides
            while len(self._idle) + self._busy < self._places:
                self._idle.insert(0, self._started())  # those that have begun before are asked before

    def close(self) -> None:
        """End every process that is not thinking."""
        with self._turn:
            while self._idle:
                worker = self._idle.pop()
                worker.kill()
                worker.wait()

    def _enter(self, wanted: Callable[[], bool]) -> float:
        came = monotonic()
        with self._turn:
            self._waiting.append(came)
            try:
                while self._busy >= self._places or self._waiting[0] != came:
                    self._turn.wait(LOOK)
                    if not wanted():
                        raise NotWanted
                self._busy += 1
            finally:
                self._waiting.remove(came)
                self._turn.notify_all()
            return share(monotonic(), self._waiting, self._places)

    def _leave(self, worker: subprocess.Popen[bytes] | None) -> None:
        with self._turn:
            self._busy -= 1
            if worker is not None:
                self._idle.append(worker)
            self._turn.notify_all()

    def _worker(self) -> subprocess.Popen[bytes]:
        with self._turn:
            if self._idle:
                return self._idle.pop()
        return self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        # Not multiprocessing: in a Streamlit server the main module is the page, and would be run again.
        command = [sys.executable, "-m", "tutor.players.thinking"]
        worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert worker.stdin is not None
        pickle.dump(self._prepare, worker.stdin)
        worker.stdin.flush()
        return worker


def _asked(worker: subprocess.Popen[bytes], question: tuple[Job, float]) -> Choice:
    assert worker.stdin is not None
    assert worker.stdout is not None
    alarm = Timer(SILENT, worker.kill)
    alarm.start()
    try:
        pickle.dump(question, worker.stdin)
        worker.stdin.flush()
        found: Choice = pickle.load(worker.stdout)  # noqa: S301  (from our own process)
    finally:
        alarm.cancel()
    return found


def answer_all(asked: IO[bytes], said: IO[bytes]) -> None:
    """Prepare, and think about one job after another, until nobody asks any more."""
    pickle.load(asked)()  # noqa: S301  (from our own server)
    while True:
        try:
            job, seconds = pickle.load(asked)  # noqa: S301  (from our own server)
        except EOFError:
            return
        pickle.dump(think(job, seconds), said)
        said.flush()


if __name__ == "__main__":
    answer_all(sys.stdin.buffer, sys.stdout.buffer)
