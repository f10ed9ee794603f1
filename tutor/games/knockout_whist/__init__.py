"""Knock-Out Whist: seven hands, each one card shorter, and anyone left without a trick is out.

Whoever took most tricks names the next trumps. The first to come away empty gets a dog's life:
one card, to be played to a trick of choice. The last trick of all wins the game.
"""

from tutor.core.game import Game
from tutor.games.knockout_whist import advice, attempts, imagine, options, position, possible, sieves, state, table
from tutor.games.knockout_whist.consequences import CUT, DEAL, DRAW, TURN, apply

GAME = Game(
    key="knockout-whist",
    folder="knockout_whist",
    options=options.Options,
    presets=options.PRESETS,
    seats=options.seats,
    start=position.start,
    read=position.read,
    write=position.write,
    check=possible.check,
    movers=state.movers,
    attempts=attempts.attempts,
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
    verbs=(*attempts.VERBS, DEAL, TURN, CUT, DRAW),
    hints=advice.hints,
    fields=position.FIELDS,
)
