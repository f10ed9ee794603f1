"""A moment of play to look at on paper: one trick, or a few cards on a pile, each with the reason it was allowed."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from random import Random
from typing import NamedTuple, cast

from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, seated
from tutor.core.options import AnyOptions
from tutor.core.play import Replay, Step, random_moves, replay
from tutor.games import game as find_game
from tutor.shown.deck import SUITS, deck_of
from tutor.shown.linetexts import Telling
from tutor.shown.tricks import tricks_of

DEALS, MOVES, PLAYERS, ROW = 12, 90, 4, 4


class Pictured(NamedTuple):
    """Cards that were played one after the other, and what came of the last."""

    lying: tuple[str, ...]
    """What lay there before, where no trick begins it."""
    steps: tuple[Step[Situation], ...]
    winner: str


def pictured(game: AnyGame, options: AnyOptions) -> Pictured | None:
    """Return a moment that shows much under these options; nothing where none was met."""
    return _pictured(game.key, cast("Hashable", options))  # frozen, as the options of every game are


@lru_cache(maxsize=64)
def _pictured(key: str, options: Hashable) -> Pictured | None:
    game = find_game(key)
    chosen = cast("AnyOptions", options)
    fewest, most = game.seats(chosen)
    best: tuple[int, Pictured] | None = None
    for deal in range(DEALS):
        seats = seated(min(max(fewest, PLAYERS), most))
        start = game.start(chosen, seats)
        moves = [move for _, move in random_moves(game, start, Random(deal), most=MOVES)]
        run = replay(game, start, moves)
        for one in _tricks(game, run) if game.scene(start, None).tricks else _rows(game, run):
            worth = _worth(one)
            if best is None or worth > best[0]:
                best = worth, one
    return best[1] if best is not None else None


def _tricks(game: AnyGame, run: Replay[Situation]) -> list[Pictured]:
    tricks, done = tricks_of(game, run, Telling("en"))
    found = []
    for n, which in enumerate(done):
        if which < 0 or not tricks[which].winner:
            continue
        steps = [made for made in run.steps[:n] if made.move.verb == PLAY and made.move.seat != TABLE]
        found.append(Pictured((), tuple(steps[-len(tricks[which].plays) :]), tricks[which].winner))
    return found


def _rows(game: AnyGame, run: Replay[Situation]) -> list[Pictured]:
    """Return the runs of cards that were played one behind the other onto what lies on the table."""
    found = []
    played = [made for made in run.steps if made.move.verb == PLAY and made.move.cards and made.move.seat != TABLE]
    for n in range(len(played) - ROW + 1):
        steps = played[n : n + ROW]
        tops = [pile.top.text for pile in game.scene(steps[0].before, None).piles if pile.top is not None]
        if tops:
            found.append(Pictured((tops[0],), tuple(steps), ""))
    return found


def _worth(one: Pictured) -> int:
    """How much a moment shows: different reasons, and a trick that somebody else takes than who began it."""
    reasons = {made.verdict.rule for made in one.steps if made.verdict is not None}
    taken = bool(one.winner) and one.winner != str(one.steps[0].move.seat)
    cards = {card.text for made in one.steps for card in made.move.cards}
    more = max(0, len(one.steps[-1].events) - 3)  # a deal that ends with it would be told instead
    return 4 * len(reasons) + 3 * taken - 2 * more + min(len(one.steps), PLAYERS) + (len(cards) == len(one.steps))


RED = ("H", "D")
SIGNS = dict(zip("♠♥♦♣", SUITS, strict=True))
ENGLISH = {"K": "K", "D": "Q", "B": "J"}


def face(written: str, lang: str) -> str:
    """Return a card as a picture of its own, legible in black and white."""
    if written.startswith("JK"):
        name = f"JK-{written[2]}"
    else:
        rank = written[1:].rstrip("abcdefgh")
        name = f"{SIGNS[written[0]]}-{ENGLISH.get(rank, rank) if lang == 'en' else rank}"
    colour = "#a3122a" if name[0] in RED else "#111"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 258 358" color="{colour}" style="--gilt:#ddd">'
        '<rect width="250" height="350" rx="18" fill="#fff" stroke="#111" stroke-width="4"/>'
        f"{deck_of(f'f-{name}')}</svg>"
    )
