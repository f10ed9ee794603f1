"""What the special cards of Crazy Eights do: the skip card, the reverse card and the two."""

from __future__ import annotations

from tutor.core.game import Event
from tutor.games.crazy_eights.state import State, following


def worked(state: State, player: int, job: str, events: list[Event], *, chain_before: bool = False) -> State:
    """A card with a job does it: the next player misses a turn, the direction flips, or twos demand cards.

    ``chain_before`` says that the two lies on another two, whose cards have been taken.
    """
    seat = state.seats[player]
    if job == "skip":
        missing = state.seats[following(state, player)]
        turn = following(state, player, 2)
        facts = {"seat": seat, "card": state.top, "other": missing, "next": state.seats[turn]}
        events.append(Event("crazy-eights.skip.next-misses", facts))
        return state._replace(turn=turn)
    if job == "reverse":
        return _reversed(state, player, events)
    if state.debt == 0 and chain_before:
        events.append(Event("crazy-eights.draw-two.new-chain", {"card": state.top, "n": 2}))
    owing = state._replace(debt=state.debt + 1)
    facts = {"seat": seat, "other": state.seats[owing.turn], "twos": owing.debt, "n": 2 * owing.debt}
    events.append(Event("crazy-eights.draw-two.owe", facts))
    return owing


def _reversed(state: State, player: int, events: list[Event]) -> State:
    """Play goes the other way round; with two players that changes nothing, unless it counts as a skip."""
    flipped = state._replace(step=-state.step)
    turn, gap = following(flipped, player), ""
    if len(state.seats) == 2:
        gap = "crazy-eights.gap.two-player-reverse"
        turn = player if state.options.reverse_two_players == "acts-as-skip" else turn
    way = "clockwise" if flipped.step == 1 else "anticlockwise"
    facts = {"seat": state.seats[player], "card": state.top, "way": way, "next": state.seats[turn]}
    events.append(Event("crazy-eights.reverse.flip", facts, gap))
    return flipped._replace(turn=turn)
