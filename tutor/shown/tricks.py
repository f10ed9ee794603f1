"""The tricks of a record as they are shown: who laid what, whose it is, where the cards go, and which lies last."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, Seat
from tutor.core.play import Replay, Step
from tutor.shown.linetexts import Telling
from tutor.shown.protocol import Laid, Trick
from tutor.words import explain, library


def tricks_of(game: AnyGame, run: Replay[Situation], telling: Telling) -> tuple[list[Trick], list[int]]:
    """Return the tricks that were completed, and for each step which one it completed, or -1."""
    tricks: list[Trick] = []
    done, taker = [-1], None
    for made in run.steps:
        trick = _completed(game, made, telling, taker)
        done.append(len(tricks) if trick else -1)
        taker = None if trick else taker or _winner(game, made)
        if trick:
            tricks.append(trick)
    return tricks, done


def _completed(game: AnyGame, made: Step[Situation], telling: Telling, taker: Seat | None) -> Trick | None:
    """Return the trick that a move completed or stopped: who laid what, whose it is, and where the cards went.

    ``taker`` is whose it was already where it lay on the table for another while.
    """
    before = game.scene(made.before, None)
    if not before.tricks or (made.move.seat == TABLE and taker is None):
        return None
    played = made.move.verb == PLAY and taker is None
    plays = (*before.trick, (made.move.seat, made.move.cards)) if played else before.trick
    after = game.scene(made.after, None)
    if after.trick[: len(plays)] == plays:
        return None
    lying = {one.text for _, laid in plays for one in laid}
    takers = [hand.seat for hand in after.hands if played and lying <= {one.text for one in hand.cards}]
    winner = takers[0] if takers else taker or _winner(game, made)
    if not played and winner is None:  # whoever knocks may complete a trick; most else that is done is no part of one
        return None
    stopper = made.move.seat if takers else None
    return Trick(
        plays=tuple(
            Laid(
                str(who),
                tuple(one.text for one in laid),
                "stop" if who == stopper else "top" if who == winner else "",
            )
            for who, laid in plays
        ),
        to=str(takers[0]) if takers else "pile:pile",
        winner=str(winner or ""),
        said=_won("table-taken" if takers else "table-won", winner, telling, made.before) if winner else "",
    )


def _won(key: str, winner: Seat, telling: Telling, state: Situation) -> str:
    said = explain.say(explain.APP, telling.lang, key, "", {"seat": winner}, state.seats, telling.reader)
    return explain.capitalised(said)


def _winner(game: AnyGame, made: Step[Situation]) -> Seat | None:
    """Return whom the engine names as the one that took the trick, by one of the rules that say so."""
    who = (library.book(game.folder).situation or {}).get("who", ())
    named = next((event.facts.get("seat") for event in made.events if event.rule in who), None)
    return Seat(str(named)) if named else None


def latest(run: Replay[Situation], done: Sequence[int]) -> list[int]:
    """Return for each step the last trick that lies beside the table; a new deal clears it."""
    found, latest = [-1], -1
    for made, now in zip(run.steps, done[1:], strict=True):
        latest = now if now >= 0 else -1 if made.move.seat == TABLE else latest
        found.append(latest)
    return found


def counted(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return for each step the trick its move belongs to, and how many tricks there are in that deal.

    >>> counted([1, 1, 2, 2, 0])
    [(1, 2), (1, 2), (1, 2), (2, 2), (2, 2)]
    """
    belongs = [numbers[0], *numbers[:-1]] if numbers else []
    totals: list[int] = []
    for n in reversed(range(len(belongs))):
        goes_on = totals and 0 < belongs[n] <= belongs[n + 1]
        totals.append(totals[-1] if goes_on else belongs[n])
    return list(zip(belongs, reversed(totals), strict=True))
