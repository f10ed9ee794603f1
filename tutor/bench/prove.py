"""The proof by one command: random games with every invariant asked on the way, then faults, border and budget.

Games are numbered below a seed; a run goes on where the last one ended, and the report adds up over all of them.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from tutor.bench.growth import READERS, too_fast, tried
from tutor.bench.invariants import cards_kept, hidden, judged_alike, possible, reads_back
from tutor.bench.wandering import GAMES, Moment, RuleSet, rule_sets, seats_for, wander
from tutor.core.complaints import Complaint
from tutor.core.options import changed, listed
from tutor.core.plain import Plain
from tutor.paths import ROOT, data_folder

LONGEST = 6_000
"""No random game may take more moves."""
OFTEN = {"cards": 5, "possible": 40, "read back": 60, "order": 30, "hidden": 30}
"""Every so many moves a question is asked, in each game from another move on."""
WRITTEN_EVERY = 10.0
MOST_FAILURES = 50
PARTS = {
    "store, on SQLite and PostgreSQL": ("tests/store",),
    "border": ("tests/test_border.py", "tests/test_teachers_link.py"),
    "classes": ("tests/classes",),
    "bad input": ("tests/test_bad_input.py", "tests/test_fuzz.py"),
}
"""What is proved by tests, and by which."""


@dataclass
class Proof:
    """What was tried so far under one seed, over all runs."""

    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    by_game: Counter[str] = field(default_factory=Counter)
    rule_sets: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Plain]] = field(default_factory=list)
    endless: list[str] = field(default_factory=list)
    """Games that were left after as many moves as a game may take here; some rule sets can be played for ever."""
    runs: int = 0
    last: str = ""
    budget: dict[str, Plain] = field(default_factory=dict)
    parts: dict[str, Plain] = field(default_factory=dict)
    sets: set[str] = field(default_factory=set)


def state_file(seed: int) -> Path:
    """Return where the proof of a seed is kept."""
    return data_folder() / "proof" / f"{seed}.json"


def load(file: Path, seed: int) -> Proof:
    """Return what was proved so far; nothing where there is no such file."""
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Proof(seed)
    counts = {name: Counter(said.pop(name)) for name in ("by_game", "asked")}
    return Proof(**{**said, **counts, "sets": set(said["sets"])})


def save(proof: Proof, file: Path) -> None:
    """Keep a proof, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    proof.rule_sets, proof.last = len(proof.sets), datetime.now(UTC).isoformat(timespec="seconds")
    half = file.with_suffix(".new")
    half.write_text(json.dumps(as_data(proof)), encoding="utf-8")
    half.replace(file)


def as_data(proof: Proof) -> dict[str, Plain]:
    """Return a proof as plain data."""
    counts = {"by_game": dict(proof.by_game), "asked": dict(proof.asked)}
    return {**vars(proof), **counts, "sets": sorted(proof.sets)}


# Games


def rule_set_of(key: str, source: random.Random) -> RuleSet:
    """Return any rule set of a game: a preset, one changed value of each, or a preset with any two changes."""
    one = source.choice(rule_sets(key))
    if source.random() < 0.5:
        return one
    changes = {option.name: source.choice(option.values) for option in source.sample(listed(one.game.options), 2)}
    try:
        return RuleSet(one.game, f"{one.name} + {changes}", one.preset, changed(one.options, changes))
    except Complaint:
        return one  # these exclude each other


def play_one(proof: Proof, number: int) -> None:
    """Play one game to its end, asking on the way."""
    source = random.Random(f"{proof.seed}:{number}")
    key = GAMES[number % len(GAMES)]
    one = rule_set_of(key, source)
    length = 0
    try:
        state = one.game.start(one.options, seats_for(one.game, one.options, source))
        for moment in wander(one.game, state, source, LONGEST):
            length += 1
            state = moment.after
            for what, wrong in _asked(one, moment, number + length, source):
                proof.asked[what] += 1
                if wrong:
                    _failed(proof, number, one, length, wrong)
                    return
        if one.game.movers(state):
            proof.endless.append(f"{number}: {one!r}")
    except Exception:  # whatever it is, it is told, and the next game goes on
        _failed(proof, number, one, length, traceback.format_exc()[-1500:])
    finally:
        proof.games += 1
        proof.moves += length
        proof.by_game[key] += 1
        proof.sets.add(f"{key} {hash_of(one)}")


def hash_of(one: RuleSet) -> str:
    """Return a short sign of a rule set, the same in every run."""
    import zlib

    return f"{zlib.crc32(repr(one.options).encode()):08x}"


def _asked(one: RuleSet, moment: Moment, turn: int, source: random.Random) -> Iterator[tuple[str, str]]:
    questions: Mapping[str, Callable[[], str]] = {
        "cards": lambda: cards_kept(moment),
        "possible": lambda: possible(one, moment),
        "read back": lambda: reads_back(one, moment),
        "order": lambda: judged_alike(one, moment, source),
        "hidden": lambda: hidden(one, moment),
    }
    for name, ask in questions.items():
        if turn % OFTEN[name] == 0:
            yield name, ask()


def _failed(proof: Proof, number: int, one: RuleSet, moves: int, why: str) -> None:
    if len(proof.failures) < MOST_FAILURES:
        proof.failures.append({"game": number, "seed": proof.seed, "rules": repr(one), "moves": moves, "why": why})


def play_for(proof: Proof, seconds: float, kept: Callable[[], None]) -> None:
    """Play one game after the other, from where the last run ended, for so many seconds."""
    began = last = time.monotonic()
    proof.runs += 1
    while (now := time.monotonic()) < began + seconds:
        play_one(proof, proof.games)
        proof.seconds += time.monotonic() - now
        if now > last + WRITTEN_EVERY:
            last = now
            kept()


# The rest


def budget(proof: Proof, seconds: float) -> None:
    """Send hostile texts up to the limit of their readers for so many seconds, in an order of the seed."""
    every = list(tried())
    random.Random(proof.seed + proof.runs).shuffle(every)
    until, done, wrong = time.monotonic() + seconds, 0, []
    for name, shape in every:
        if time.monotonic() > until:
            break
        reader, shapes, longest = READERS[name]
        if told := too_fast(reader, shapes[shape], longest):
            wrong.append(f"{name}, {shape}: {told}")
        done += 1
    proof.budget = {"tried": done, "of": len(every), "failures": wrong}


def tests(proof: Proof, told: Callable[[str], None]) -> None:
    """Run the tests of the store, the border, classes and bad input; they are part of a checkout."""
    for part, files in PARTS.items():
        told(part)
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", *files]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        counts = {kind: int(n) for n, kind in re.findall(r"(\d+) (passed|failed|error)", run.stdout)}
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
        proof.parts[part] = {**counts, "ok": run.returncode == 0, "failures": failed}


def proved(seed: int, minutes: float, file: Path, *, with_tests: bool, told: Callable[[str], None]) -> Proof:
    """Go on with the proof of a seed for so many minutes, and return what holds by now."""
    proof = load(file, seed)
    if with_tests:
        tests(proof, told)
    told("games")
    play_for(proof, 60 * minutes * 0.8, lambda: save(proof, file))
    told("budget")
    budget(proof, 60 * minutes * 0.2)
    save(proof, file)
    return proof


def holds(proof: Proof) -> bool:
    """Whether nothing was found that does not hold."""
    return not proof.failures and not proof.budget.get("failures") and all(one["ok"] for one in proof.parts.values())


def report(proof: Proof, file: Path) -> str:
    """Write what was proved for people."""
    games = ", ".join(f"{key} {n:,}" for key, n in sorted(proof.by_game.items()))
    asked = ", ".join(f"{what} {n:,}" for what, n in sorted(proof.asked.items()))
    lines = [
        f"{proof.last[:10]}: {'everything asked holds' if holds(proof) else 'NOT everything holds'}",
        f"Games: {proof.games:,} random games in {proof.runs} runs, seed {proof.seed}, from number 0 on",
        f"  {proof.moves:,} moves under {len(proof.sets):,} rule sets ({games})",
        f"Asked on the way: {asked}",
        f"Failures: {len(proof.failures)}",
        *(f"  game {one['game']} ({one['rules']}, move {one['moves']}): {one['why']}" for one in proof.failures),
    ]
    if proof.endless:
        lines.append(f"Left after {LONGEST:,} moves: {len(proof.endless)} games, such as {proof.endless[0]}")
    if proof.budget:
        lines.append(f"Budget: {proof.budget['tried']} of {proof.budget['of']} hostile texts sent up to their limits")
        lines += [f"  {one}" for one in proof.budget["failures"]]
    for part, one in proof.parts.items():
        passed, failed = one.get("passed", 0), [*one["failures"]]
        lines += [f"{part[0].upper()}{part[1:]}: {passed} tests hold" + (f", not {failed}" if failed else "")]
    return "\n".join([*lines, f"Kept in {file}"])
