"""What one seat cannot know is not said to it: cards it has never seen are named in no sentence of its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tutor.core.cards import BACK
from tutor.core.game import HAND, AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, Seat
from tutor.core.play import Replay
from tutor.players.known import DEAL
from tutor.shown.protocol import Attempt, Made

CUT = "cut"
"""Cutting for something: the card is shown to all, also the last one, after which all are put away."""
_CARD = re.compile(r"\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9])\}")


def seen_cards(game: AnyGame, run: Replay[Situation], seat: Seat) -> list[frozenset[str]]:
    """Return for every step of a record which cards the seat has seen by then; a deal makes all of them new."""
    seen = set(_in_view(game, run.start, seat))
    found = [frozenset(seen)]
    for step in run.steps:
        if step.move.seat == TABLE and step.move.verb == DEAL:
            seen.clear()
        if step.move.verb == CUT or (step.move.verb == PLAY and step.move.seat != TABLE):
            seen.update(card.text for card in step.move.cards)
        seen.update(_in_view(game, step.after, seat))
        if _shown_to_all(game, step.after):  # what was left in the hands is counted in the open
            seen.update(_in_view(game, step.before, None))
        found.append(frozenset(seen))
    return found


def _shown_to_all(game: AnyGame, state: Situation) -> bool:
    """Whether a deal is over: what is left in the hands is laid open and counted."""
    acting = game.movers(state)
    if not acting:
        return True
    if acting[0] != TABLE or game.chances(state) is not None:
        return False
    return game.chance(state, Random(0)).verb == DEAL  # cards that are drawn from the stock end nothing


def _in_view(game: AnyGame, state: Situation, seat: Seat | None) -> Iterator[str]:
    scene = game.scene(state, seat)
    for hand in scene.hands:
        if not hand.hidden:
            yield from (card.text for card in hand.cards)
    for _, laid in scene.trick:
        yield from (card.text for card in laid)
    yield from (pile.top.text for pile in scene.piles if pile.top is not None)
    if seat is not None:  # also what a hand is known to hold, such as a king that was announced
        for (place, _), cards in game.lying(game.seen_by(state, seat)).items():
            yield from (card.text for card in cards if place == HAND and card is not BACK)


def covered_step(step: Made, known: frozenset[str]) -> Made:
    """Return a step that names no card which is not known; a move that cannot be written so is left out."""
    return replace(
        step,
        did=covered(step.did, known),
        why=covered(step.why, known),
        events=tuple(replace(one, text=covered(one.text, known)) for one in step.events),
        move=step.move if _all_known(step.move, known) else "",
    )


def covered_attempt(attempt: Attempt, known: frozenset[str]) -> Attempt:
    """Return an attempt that names no card which is not known."""
    return replace(
        attempt,
        why=covered(attempt.why, known),
        instead=covered(attempt.instead, known),
        events=tuple(replace(one, text=covered(one.text, known)) for one in attempt.events),
    )


def _all_known(written: str, known: frozenset[str]) -> bool:
    return all(word in known for word in re.findall(r"[♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9]", written))


def covered(text: str, known: frozenset[str]) -> str:
    """Return a sentence in which a card that is not known is a card.

    >>> covered("A draws {♥D}, then lays {♠7}", frozenset({"♠7"}))
    'A draws {?}, then lays {♠7}'
    """
    return _CARD.sub(lambda found: found[0] if found[1] in known else "{?}", text)
