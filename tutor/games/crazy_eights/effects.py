"""What the special cards of Crazy Eights do: the skip card, the reverse card and the two."""

from __future__ import annotations

from tutor.core.game import Event
from tutor.core.rules import RuleId
from tutor.games.crazy_eights.options import REVERSE, SKIP
from tutor.games.crazy_eights.state import State, following

MISSES_TURN = RuleId("crazy-eights.skip.next-misses")
FLIP = RuleId("crazy-eights.reverse.flip")
OWE = RuleId("crazy-eights.draw-two.owe")
NEW_CHAIN = RuleId("crazy-eights.draw-two.new-chain")
TWO_PLAYERS_GAP = RuleId("crazy-eights.gap.two-player-reverse")


def worked(state: State, player: int, job: str, events: list[Event], *, chain_before: bool = False) -> State:
    """A card with a job does it: the next player misses a turn, the direction flips, or twos demand cards.

    ``chain_before`` says that the two lies on another two, whose cards have been taken.
    """
    if job == SKIP:
        return _skipped(state, player, events)
    if job == REVERSE:
        return _reversed(state, player, events)
    if state.debt == 0 and chain_before:
        events.append(Event(NEW_CHAIN, {"card": state.top, "n": 2}))
    owing = state._replace(debt=state.debt + 1)
    facts = {"seat": state.seats[player], "other": state.seats[owing.turn], "twos": owing.debt, "n": 2 * owing.debt}
    events.append(Event(OWE, facts | {"stack": state.options.draw_two_stack}))
    return owing


def _skipped(state: State, player: int, events: list[Event]) -> State:
    """The next player misses a turn."""
    turn = following(state, player, 2)
    facts = {
        "seat": state.seats[player],
        "card": state.top,
        "other": state.seats[following(state, player)],
        "next": state.seats[turn],
    }
    events.append(Event(MISSES_TURN, facts))
    return state._replace(turn=turn)


def _reversed(state: State, player: int, events: list[Event]) -> State:
    """Play goes the other way round; with two players that changes nothing, unless it counts as a skip."""
    flipped = state._replace(step=-state.step)
    turn, gap = following(flipped, player), None
    if len(state.seats) == 2:
        gap = TWO_PLAYERS_GAP
        turn = player if state.options.reverse_two_players == "acts-as-skip" else turn
    way = "clockwise" if flipped.step == 1 else "anticlockwise"
    facts = {"seat": state.seats[player], "card": state.top, "way": way, "next": state.seats[turn]}
    events.append(Event(FLIP, facts, gap))
    return flipped._replace(turn=turn)
