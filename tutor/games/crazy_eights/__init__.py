"""Crazy Eights: shed your cards by matching the suit or the rank of the open card; an eight calls the suit.

The first empty hand wins, and the others are charged for what they hold: fifty for an eight, ten
for a picture, the rest at face value. Every table adds its own rules about drawing, about what an
eight may do, and about cards that skip, reverse or make the next player draw.
"""

from tutor.core.game import Game
from tutor.games.crazy_eights import attempts, dealing, ending, imagine, options, positions, sieves, table
from tutor.games.crazy_eights.consequences import apply

GAME = Game(
    key="crazy-eights",
    folder="crazy_eights",
    options=options.Options,
    presets=options.PRESETS,
    seats=options.seats,
    start=table.start,
    read=positions.read,
    write=positions.write,
    check=positions.check,
    movers=table.movers,
    attempts=attempts.attempts,
    rules=sieves.rules,
    apply=apply,
    chance=dealing.chance,
    chances=dealing.chances,
    outcome=ending.outcome,
    facts=table.facts,
    scene=table.scene,
    seen_by=table.seen_by,
    lying=imagine.lying,
    imagine=imagine.imagine,
    verbs=(*attempts.VERBS, *dealing.TABLE_VERBS),
    tolerates=sieves.tolerates,
    unlisted=attempts.unlisted,
    again=table.again,
    notices=table.notices,
    fields=positions.FIELDS,
)
