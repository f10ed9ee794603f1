"""A game against others as a page has it: begun, kept in the store, found again, and played on by the others."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from time import monotonic

import streamlit as st

from tutor.cases.lessons import lines
from tutor.cases.transcript import Case, at, read_case, read_options, write_case
from tutor.core.cards import BACK
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import COMPASS, LETTERS, Move, Seat, seated
from tutor.core.plain import Plain
from tutor.core.play import Step
from tutor.players.against import OTHERS, OVER, Against, levels
from tutor.players.players import LEVELS, Choice
from tutor.players.thinking import Thinkers
from tutor.shown.address import Address, unpack
from tutor.shown.asked import whole_number
from tutor.store.keeping import Kept, new_key
from tutor.teaching.experts import equipped, prepare
from tutor.ui.learner import learner, store
from tutor.ui.shell import looked_at
from tutor.words import library

FIRST_LEVEL = "club"
PACES = ("slow", "normal", "quick", "once", "step", "heard")
USUAL_PACE = "normal"


@dataclass
class Sitting:
    """A game that somebody plays here."""

    case: Case
    """Where it began; the moves are in ``game``."""
    game: Against
    id: str = ""
    since: int = 0
    """From which move on the table shows what happened."""
    choices: dict[int, Choice] = field(default_factory=dict)
    """Why the others did what they did, by move."""
    lost: int = -1
    """At which move a player was interrupted in thinking."""
    pace: str = USUAL_PACE
    """How quickly the others play."""
    light: bool = False
    """Whether what is allowed is lit."""
    paragraphs: bool = False
    """Whether the paragraph of every move is shown; else of those alone that are refused."""
    kept: str = ""
    """What is in the store."""
    calls: int = 0
    """How often its player was called to the table, so that whoever uses the keyboard need not look for it."""
    table: str = ""
    """Under which name a table in a text finds its game again."""

    @property
    def record(self) -> Case:
        """The game as a case, with every move."""
        return replace(self.case, moves=tuple(step.move for step in self.game.steps))


# Beginning


def seats_for(count: int) -> tuple[Seat, ...]:
    """Name the seats: the compass for four, else letters that are no points of the compass.

    >>> " ".join(seats_for(6))
    'A B C D F G'
    """
    return seated(count) if count == len(COMPASS) else tuple(s for s in LETTERS if s not in COMPASS)[:count]


def fresh(game: AnyGame, preset: str, options: Plain, players: int) -> Case:
    """Return a game before its first deal.

    Raises ``Complaint`` for too few or too many players.
    """
    fewest, most = game.seats(options)
    if not fewest <= players <= most:
        raise Complaint("player-count", n=players, fewest=fewest, most=most)
    return Case(game, preset, options, seats_for(players))


def asked_case(where: Address) -> Case | None:
    """Return the position of a link: a packed one, or an example or exercise up to a step; None without one.

    Raises ``Complaint`` where there is no such thing.
    """
    if where.at:
        case = unpack(where.at)
    elif where.case:
        found = library.lesson(where.case)
        if found is None:
            raise Complaint("no-such-case", text=where.case, nearest=library.nearest(where.case))
        lesson = found[1]
        case = read_case(lesson["case"])
        if where.line:
            wanted = f"{lesson['id']}.{where.line}"
            case = next((line.case for line in lines(lesson) if line.id == wanted), case)
        elif not where.step and "question" not in lesson:
            case = replace(case, moves=())
    else:
        return None
    if where.step:
        case = replace(case, moves=case.moves[: whole_number(where.step, len(case.moves))])
    if where.preset or where.options:
        preset, options = read_options(case.game, where.preset or None, where.options)
        case = replace(case, preset=preset, options=options)
    return case


def begun(case: Case, you: str, level: str, seed: int) -> Sitting:
    """Sit down at a case; its moves have been made.

    Raises ``Complaint`` where the position cannot be, is over, or hides its cards from everybody.
    """
    if you not in case.seats:
        raise Complaint("no-such-seat", text=you[:40], seats=", ".join(case.seats))
    if level not in levels():
        raise Complaint("no-such-word", field="level", text=level[:40], values=", ".join(levels()))
    run = case.play()
    if run.failure is not None:
        raise run.failure
    for problem in case.game.check(run.end):
        raise problem.complaint(case.seats)
    if not case.game.movers(run.end):
        raise Complaint("play-is-over")
    if any(BACK in cards for cards in case.game.lying(run.end).values()):
        raise Complaint("play-hands-unknown")
    return replace(_sitting(case, run.start, run.steps, you, level, seed), calls=1)


def _sitting(
    case: Case, start: Situation, steps: Sequence[Step[Situation]], you: str, level: str, seed: int
) -> Sitting:
    game = Against(case.game, start, Seat(you), equipped(LEVELS[level], case.game.key), seed)
    game.steps = list(steps)
    return Sitting(replace(case, moves=()), game, since=len(game.steps))


def again(sitting: Sitting) -> Sitting:
    """Return the next game of the same people: of a series where the game knows one."""
    old = sitting.game
    case = sitting.case
    if old.game.again is not None:
        case = at(case, old.game.again(old.state))
    else:
        case = Case(case.game, case.preset, case.options, case.seats)
    following = begun(case, old.you, old.level.name, old.seed + 1)
    return replace(following, pace=sitting.pace, light=sitting.light, paragraphs=sitting.paragraphs)


# Keeping


def player() -> str:
    """Return whose games these are: the reader's, or of this session alone where their browser keeps nothing."""
    return learner() or str(st.session_state.setdefault("play.player", new_key()))


def keep(sitting: Sitting) -> None:
    """Keep a game as it stands, unless it is kept already."""
    text = written(sitting)
    if text != sitting.kept:
        sitting.id = store().keep_game(player(), text, sitting.id)
        sitting.kept = text
        st.session_state["play.sitting"] = sitting


def written(sitting: Sitting) -> str:
    """Write a game so that ``read`` reads it back."""
    game = sitting.game
    said = {
        "case": write_case(sitting.record),
        "you": str(game.you),
        "level": game.level.name,
        "seed": game.seed,
        "since": sitting.since,
        "went": game.said_go_on,
        "silent": game.silent_in,
        "pace": sitting.pace,
        "light": sitting.light,
        "paragraphs": sitting.paragraphs,
        **({"table": sitting.table} if sitting.table else {}),
    }
    if game.waits_for() == OVER:
        end = sitting.case.game.outcome(game.state)
        said["won"] = bool(end and (game.you in end.winners or (end.losers and game.you not in end.losers)))
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Sitting:
    """Read a game that was kept.

    Raises ``Complaint`` where it cannot be played through any more.
    """
    try:
        said = json.loads(text)
        case = read_case(said["case"])
        run = case.play()
        if run.failure is not None:
            raise Complaint("play-other-version")
        sitting = _sitting(case, run.start, run.steps, said["you"], said["level"], int(said["seed"]))
        sitting.since = min(max(int(said["since"]), 0), len(run.steps))
        sitting.game.said_go_on = int(said["went"])
        sitting.game.silent_in = int(said.get("silent", -1))
        sitting.pace, sitting.light, sitting.paragraphs = _habits(said)
        sitting.table = str(said.get("table", ""))
    except (ValueError, KeyError, TypeError) as wrong:
        raise Complaint("play-other-version") from wrong
    return sitting


def _habits(said: Mapping[str, Plain]) -> tuple[str, bool, bool]:
    """Return pace, light and paragraphs of a game that was kept; early ones did not say them."""
    pace = said.get("pace")
    return pace if pace in PACES else USUAL_PACE, said.get("light") is True, said.get("paragraphs") is True


def as_before(sitting: Sitting) -> Sitting:
    """Give a new game what its reader was used to in the latest one."""
    latest = next(iter(others()), None)
    if latest is None:
        return sitting
    pace, light, paragraphs = _habits(json.loads(latest.text))
    return replace(sitting, pace=pace, light=light, paragraphs=paragraphs)


@lru_cache(maxsize=256)
def summary(text: str) -> tuple[str, str, int, bool]:
    """Return of a game that was kept: which one, its rule set, how many moves were made, and whether it is over.

    Raises ``Complaint`` where it cannot be played through any more.
    """
    sitting = read(text)
    case = sitting.case
    return case.game.key, case.preset, len(sitting.game.steps), not case.game.movers(sitting.game.state)


def opened(id_: str) -> Sitting:
    """Return a game that is under way: the one of this session, else as it was kept.

    Raises ``Complaint`` where it is not there, or of another version.
    """
    current = st.session_state.get("play.sitting")
    if isinstance(current, Sitting) and current.id == id_:
        return current
    kept = store().game(id_)
    sitting = read(kept.text)
    sitting.id, sitting.kept = id_, kept.text
    st.session_state["play.sitting"] = sitting
    return sitting


def others() -> list[Kept]:
    """Return what this reader has played, the latest first."""
    return store().games(player())


def tally(key: str) -> tuple[int, int]:
    """Return how many games of this kind the reader has ended, and how many were won or survived."""
    played = [json.loads(one.text) for one in others() if f'"game":"{key}"' in one.text]
    ended = [bool(said["won"]) for said in played if "won" in said]
    return len(ended), sum(ended)


# Playing on


@st.cache_resource(show_spinner=False)
def thinkers() -> Thinkers:
    """Return those who think for everybody on this server."""
    return Thinkers(prepare=prepare)


def play_on(sitting: Sitting, seconds: float) -> None:
    """Let the others play until it is your turn, or so many seconds are over."""
    game, until = sitting.game, monotonic() + seconds
    while game.waits_for() == OTHERS:
        job = game.next_job()
        if isinstance(job, Move):
            game.make(job)
        else:
            choice, whole = thinkers().ask(job, looked_at)  # whoever has left is not thought for
            sitting.choices[len(game.steps)] = choice
            if not whole:
                sitting.lost = len(game.steps)
            game.make(choice.move)
        if monotonic() > until:
            return
