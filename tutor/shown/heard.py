"""What is said of a line to whoever listens: short, in the order of acting, without a sign that only eyes can read.

A move is a piece of a sentence without its full stop, so that several of them can be told in one breath.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tutor.core.cards import BACK, JOKER, card
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.play import Replay
from tutor.shown.linetexts import Telling, app
from tutor.shown.protocol import Trick
from tutor.shown.unseen import covered
from tutor.words import explain

_HIDDEN = re.compile(r"(: )?\{\?\}(?:(?:, | and | und )\{\?\})*")
_SAID_HOW = re.compile(r" \[[^\]]*\]")
"""How a French word is pronounced, for whoever reads it: a voice says the word itself."""


def move_heard(game: AnyGame, before: Situation, move: Move, telling: Telling, known: frozenset[str] | None) -> str:
    """Return what somebody did as it is called out at a table; ``known`` are the cards that may be named."""
    lang = telling.lang
    if move.seat != TABLE and move.verb == PLAY and not move.value:
        names = [explain.card_name(one if known is None or one.text in known else BACK, lang) for one in move.cards]
        return app(lang, "heard-plays", seat=_called(move.seat, telling, before), cards=explain.listed(lang, names))
    did = explain.did(game, before, move, lang, telling.reader)
    did = did if known is None else _counted(covered(did, known), lang)
    return explain.capitalised(_SAID_HOW.sub("", explain.plain(did, lang)).removesuffix("."))


def _counted(did: str, lang: str) -> str:
    """Return a sentence in which several cards in a row that are not known are a number of them."""

    def called(found: re.Match[str]) -> str:
        if found[1]:  # how many they are stands before it
            return ""
        number = app(lang, "heard-hidden", n=found[0].count("{?}"))
        return number[:1].lower() + number[1:]

    return _HIDDEN.sub(called, did)


def _called(seat: str, telling: Telling, state: Situation) -> str:
    """Return how a seat is called: whoever listens is called by no letter."""
    if str(seat) == telling.reader:
        return app(telling.lang, "heard-you")
    return explain.seat_name(seat, telling.lang, state.seats)


def trick_heard(trick: Trick, telling: Telling, state: Situation) -> str:
    """Return what is said of a trick that is complete; where nobody takes it, nothing."""
    winner, taken = trick.winner, not trick.to.startswith("pile:")
    if not winner:
        return ""
    if str(winner) == telling.reader:
        return app(telling.lang, "heard-taken-you" if taken else "heard-trick-you")
    seat = explain.seat_name(winner, telling.lang, state.seats)
    return app(telling.lang, "heard-taken" if taken else "heard-trick", seat=seat)


def log(
    heard: Mapping[int, str],
    counted: Sequence[tuple[int, int]],
    done: Sequence[int],
    tricks: Sequence[Trick],
    lang: str,
) -> tuple[tuple[str, tuple[tuple[int, str], ...]], ...]:
    """Return what happened so far by tricks: what each is called, and its lines with the step they tell of."""
    found: list[tuple[int, list[tuple[int, str]]]] = []
    for n, move in heard.items():
        number = counted[n][0]
        if not found or found[-1][0] != number:
            found.append((number, []))
        came = tricks[done[n]].heard if done[n] >= 0 else ""
        found[-1][1].append((n, f"{move}. {came}".strip()))
    return tuple(
        (app(lang, "ui-trick-only", n=n) if n else app(lang, "heard-before"), tuple(lines)) for n, lines in found
    )


def moves_heard(
    game: AnyGame,
    run: Replay[Situation],
    telling: Telling,
    seen: Sequence[frozenset[str]] | None,
    first: int,
    last: int,
) -> dict[int, str]:
    """Return what is called out of the moves of a record, by their number."""
    return {
        n: move_heard(game, run.steps[n - 1].before, run.steps[n - 1].move, telling, seen[n] if seen else None)
        for n in range(first, last + 1)
    }


def card_words(written: str, lang: str) -> tuple[str, str, str]:
    """Return a card as it is named within a sentence, its suit, and its rank: a hand is told suit by suit."""
    inline = explain.plain(f"1 {{{written}}}", lang)[2:]
    one = BACK if written == BACK.text else card(written)
    if one is BACK or one.rank == JOKER:
        return inline, "", explain.card_name(one, lang)
    rank = explain.say(explain.APP, lang, "rank", facts={"rank": f"r{one.rank}"})
    return inline, explain.capitalised(explain.suit_name(one.suit, lang)), f"{rank} {written[-1]}" if one.copy else rank
