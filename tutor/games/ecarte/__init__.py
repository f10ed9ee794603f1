"""Écarté: two players, five cards each, and one question: play on these, or exchange some?

Elder proposes or plays, the dealer grants cards or refuses; whoever insists at once has to make
three tricks. In the five tricks one must beat, else follow low, else trump. The ace ranks between
jack and ten, the king of trumps is worth a point, and five points win the Partie. With three to
eight people the same game is a chouette: one holds the bank, one plays, the others bet and advise.
"""

from tutor.core.game import Game
from tutor.games.ecarte import imagine, jeux, options, positions, renonce, sieves, table, turns, verbs
from tutor.games.ecarte.consequences import apply
from tutor.games.ecarte.state import State

GAME: Game[State, options.Options] = Game(
    key="ecarte",
    folder="ecarte",
    options=options.Options,
    presets=options.PRESETS,
    seats=options.seats,
    start=positions.start,
    read=positions.read,
    write=positions.write,
    check=positions.check,
    movers=turns.movers,
    attempts=verbs.attempts,
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
    verbs=verbs.VERBS,
    tolerates=renonce.tolerates,
    hints=jeux.hints,
    again=positions.again,
    unlisted=verbs.unlisted,
    twin=verbs.twin,
    fields=positions.FIELDS,
    weighty=frozenset({sieves.STAND_ELDER_LEADS}),
)
