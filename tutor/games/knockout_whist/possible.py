"""What is impossible in a position of Knock-Out Whist that somebody has set up by hand."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.cards import Card
from tutor.core.fields import cards_amiss
from tutor.core.game import Problem
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.games.knockout_whist.sieves import BLIND, EXCHANGE, NO_TRUMPS, RANK_ORDER
from tutor.games.knockout_whist.state import NORMAL, PACK, Phase, State, full_size, length

DOGS_LIFE = RuleId("knockout-whist.opt.dogs-life")

GATHERED = (Phase.DEAL, Phase.CUT, Phase.PAY)
"""Phases in which nobody holds a card: all are together in the pack."""


ACCORDING_TO = {
    Phase.ORDER: "rank-order",
    Phase.EXCHANGE: "exchange",
    Phase.DRAW: "exchange",
    Phase.PAY: "stakes",
    Phase.RAINBOW: "rainbow",
}
"""Phases that exist only where an option is on."""
TRUMPS_SETTLED = (Phase.ORDER, Phase.EXCHANGE, Phase.DRAW, Phase.PLAY)
"""Phases in which trumps are known, or known to be none."""


def lying_elsewhere(state: State) -> Iterable[Card]:
    """Every card that is not in the undealt rest."""
    yield from (card for hand in (*state.hands, *state.discards) for card in hand)
    yield from (card for _, card in state.trick)
    yield from state.played
    if state.turned is not None:
        yield state.turned


def rest(state: State) -> tuple[Card, ...]:
    """Return the cards that lie nowhere else: the undealt rest."""
    lying = set(lying_elsewhere(state))
    return tuple(card for card in PACK if card not in lying)


def check(state: State) -> list[Problem]:
    """List what is impossible in a position."""
    lying = [*lying_elsewhere(state), *state.stock]
    problems = cards_amiss(lying, PACK if lying else ())
    problems += _check_rule_set(state)
    if state.phase is Phase.OVER:
        return problems if state.winner != NOBODY else [*problems, Problem("field-missing", {"field": "winner"})]
    problems += [
        Problem("out-with-cards", {"seat": seat})
        for seat, hand, alive in zip(state.seats, state.hands, state.alive, strict=True)
        if hand and not alive
    ]
    if sum(state.alive) < 2:
        return [*problems, Problem("nobody-to-move")]
    problems += _check_seats(state)
    return problems or _check_phase(state)


def _check_rule_set(state: State) -> list[Problem]:
    """List what a position has that no moment of this rule set can have."""
    options = state.options
    problems = []
    option = ACCORDING_TO.get(state.phase, "")
    if option and getattr(options, option.replace("-", "_")) == "off":
        facts = {"phase": state.phase.value, "option": option, "value": "on"}
        problems.append(Problem("phase-needs-option", facts))
    if state.dogs and options.dogs_life == "off":
        problems.append(Problem("no-dogs-life", {"seat": state.seats[state.dogs[0]], "rule": DOGS_LIFE}))
    if state.blind and options.stakes == "off":
        problems.append(Problem("nobody-plays-blind", {"seat": state.seats[state.blind[0]], "rule": BLIND}))
    if state.order != NORMAL and options.rank_order == "off":
        problems.append(Problem("order-is-fixed", {"rule": RANK_ORDER}))
    if not state.trump and state.phase in TRUMPS_SETTLED and options.no_trump == "off":
        problems.append(Problem("always-trumps", {"rule": NO_TRUMPS}))
    if any(state.discards) and options.exchange == "off":
        problems.append(Problem("no-exchange", {"rule": EXCHANGE}))
    return problems


def _check_seats(state: State) -> list[Problem]:
    """List who is named for something that only a player still in the game can do, and who is missing."""
    named = {"turn": (state.turn,), "chooser": (state.chooser,), "tied": state.tied, "dogs": state.dogs}
    problems = [
        Problem("seat-is-out", {"seat": state.seats[player], "field": field})
        for field, players in named.items()
        for player in players
        if player != NOBODY and not state.alive[player]
    ]
    if state.phase in (Phase.TRUMP, Phase.ORDER) and state.chooser == NOBODY:
        problems.append(Problem("field-missing", {"field": "chooser"}))
    if state.phase in (Phase.CUT, Phase.RAINBOW) and state.turn not in state.tied:
        problems.append(Problem("field-missing", {"field": "tied"}))
    return problems


def _check_phase(state: State) -> list[Problem]:
    """List what does not fit the moment: hands of a wrong size, a cut out of order, a debt without a second chance."""
    if state.phase in (Phase.CUT, Phase.RAINBOW):
        done = state.tied.index(state.turn)
        shown = tuple(player for player, _ in state.cuts[len(state.cuts) - done :])
        if len(state.cuts) < done or shown != state.tied[:done]:
            return [Problem("cuts-out-of-order", {"seat": state.seats[state.turn]})]
    if state.phase is Phase.PAY:
        broke = [p for p, alive in enumerate(state.alive) if alive and not state.won[p] and not state.lives[p]]
        return [Problem("no-trick-no-life", {"seat": state.seats[p]}) for p in broke]
    if state.phase is Phase.PLAY:
        return _check_trick(state)
    if state.phase in GATHERED:
        return []
    if state.phase is Phase.DRAW and not (state.owed and state.stock):
        return [Problem("field-missing", {"field": "owed" if state.stock else "stock"})]
    if any(state.won):
        return [Problem("too-many-tricks", {"n": sum(state.won), "most": 0})]
    return _check_sizes(state)


def _check_trick(state: State) -> list[Problem]:
    """List what cannot be while a trick is played."""
    played = [player for player, _ in state.trick]
    if len(set(played)) < len(played):
        return [Problem("played-twice", {"seat": state.seats[next(p for p in played if played.count(p) > 1)]})]
    if state.turn == NOBODY:
        return [Problem("trick-already-full")]
    if not state.hands[state.turn]:
        return [Problem("turn-without-cards", {"seat": state.seats[state.turn]})]
    if state.turn in played:
        return [Problem("played-twice", {"seat": state.seats[state.turn]})]
    if sum(state.won) >= length(state):
        return [Problem("too-many-tricks", {"n": sum(state.won), "most": length(state)})]
    return _check_sizes(state)


def _check_sizes(state: State) -> list[Problem]:
    """List hands that are not as large as they have to be; a dog has one card until it is played."""
    laid = [player for player, _ in state.trick]
    problems = []
    for player, alive in enumerate(state.alive):
        held = len(state.hands[player]) + laid.count(player)
        if player == state.turn and state.phase is Phase.EXCHANGE and state.discards:
            held += len(state.discards[player])
        if player == state.turn and state.phase is Phase.DRAW:
            held += state.owed
        dog = player in state.dogs
        wanted = 1 if dog else full_size(state) - sum(state.won)
        gone = dog and state.phase is Phase.PLAY and any(state.won) and not held
        if alive and held != wanted and not gone:
            problems.append(Problem("hand-size", {"seat": state.seats[player], "n": held, "wanted": wanted}))
    return problems
