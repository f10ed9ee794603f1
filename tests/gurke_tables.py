"""Tables of the Gurke family for its tests."""

from __future__ import annotations

import random

from tutor.core.moves import seated
from tutor.core.options import listed
from tutor.core.play import random_moves
from tutor.games.gurke import GAME
from tutor.games.gurke.options import Options
from tutor.words import library

FOLDER = "gurke"

BOOK = library.book(FOLDER)


# Tables


def moments(options: Options, rng: random.Random, *, most: int = 4_000, players: int = 0):
    """Yield (state, move) of one random partie."""
    fewest, upmost = GAME.seats(options)
    count = players or rng.randint(fewest, min(upmost, 9))
    yield from random_moves(GAME, GAME.start(options, seated(count)), rng, most=most)


SINGLE = [(option.name, value) for option in listed(Options) for value in option.values]
