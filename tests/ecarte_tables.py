"""Tables of Écarté for its tests."""

from __future__ import annotations

from tutor.core.moves import Seat, read_move
from tutor.core.options import changed
from tutor.core.play import step, verdict_on
from tutor.games.ecarte import GAME
from tutor.games.ecarte.state import Company, State, purses

V, G = Seat("V"), Seat("G")

TWO = (V, G)


def two(hands, turn="", moves=(), **changes):
    """A deal for V and G, G dealing, played on; hands as written."""
    options = changed(GAME.presets["standard"], {k.replace("_", "-"): v for k, v in changes.items()})
    state = GAME.read(options, TWO, {"hands": hands, "dealer": "G"})
    for text in ([f"table turn {turn}"] if turn else []) + list(moves):
        state, _ = step(GAME, state, read_move(text, state.seats, GAME.verbs))
    return state


def on(state, *moves):
    """Play on; return the state and the rules of everything that happened."""
    happened = []
    for text in moves:
        state, events = step(GAME, state, read_move(text, state.seats, GAME.verbs))
        happened += [event.rule for event in events]
    return state, happened


def refused(state, text):
    """Return the verdict on a move that must be refused."""
    found = verdict_on(GAME, state, read_move(text, state.seats, GAME.verbs))
    assert not found.legal
    return found


def balance(state: State) -> int:
    """What purses, bank and open bets add up to: always nothing."""
    company = state.company or Company()
    return sum(purses(state)) + company.bank + sum(company.bets)
