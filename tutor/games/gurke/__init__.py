"""Gurke and its family: only the last trick counts, and whoever takes it pays for the card that took it.

Suits mean nothing. Everyone answers with a card at least as high as the best so far, or gives
the lowest they hold. Agurk, Gurka, Ogórek, Kurkku and Gúrka differ in what must be reached, in
what the last card costs, and in how often one may go under; one record of options tells them apart.
"""

from tutor.core.game import Game
from tutor.games.gurke import attempts, imagine, options, positions, presets, sieves, table
from tutor.games.gurke.consequences import apply
from tutor.games.gurke.dealing import TABLE_VERBS
from tutor.games.gurke.state import State

GAME: Game[State, options.Options] = Game(
    key="gurke",
    folder="gurke",
    options=options.Options,
    presets=presets.PRESETS,
    seats=options.seats,
    start=table.start,
    read=positions.read,
    write=positions.write,
    check=positions.check,
    movers=table.movers,
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
    verbs=(*attempts.VERBS, *TABLE_VERBS),
    twin=attempts.twin,
    again=table.again,
    fields=positions.FIELDS,
)
