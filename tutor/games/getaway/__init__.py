"""Getaway: get rid of all cards; the last player who still holds some has lost.

Whoever played the highest card of the suit led has the power and leads next. From trick 2 on
a card of another suit, the tochoo, stops the trick, and the one with the power picks it all up.
"""

from tutor.core.game import Game
from tutor.games.getaway import imagine, options, positions, sieves, table, turns
from tutor.games.getaway.consequences import apply
from tutor.games.getaway.mistakes import tolerates
from tutor.games.getaway.state import State

GAME: Game[State, options.Options] = Game(
    key="getaway",
    folder="getaway",
    options=options.Options,
    presets=options.PRESETS,
    seats=options.seats,
    start=table.start,
    read=positions.read,
    write=positions.write,
    check=positions.check,
    movers=turns.movers,
    attempts=sieves.attempts,
    rules=sieves.rules,
    apply=apply,
    chance=table.chance,
    chances=table.chances,
    outcome=table.outcome,
    facts=table.facts,
    scene=table.scene,
    seen_by=table.seen_by,
    lying=imagine.lying,
    imagine=imagine.imagine,
    verbs=(*sieves.VERBS, "deal"),
    tolerates=tolerates,
    unlisted=sieves.unlisted,
    twin=sieves.twin,
    again=table.again,
    notices=table.notices,
    fields=positions.FIELDS,
)
