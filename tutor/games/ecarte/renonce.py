"""Breaking the duties in replying: which wrong cards a table lets fall, how they are shown, what follows.

A breach is never remembered by the table; it is read off the cards, as players do. Whoever laid a
card and later shows one that should have been laid instead has committed a renonce.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import Card, tidy
from tutor.core.game import Event
from tutor.core.moves import PLAY
from tutor.core.rules import RuleId, Verdict
from tutor.games.ecarte.duties import asked
from tutor.games.ecarte.state import Phase, State, other
from tutor.games.ecarte.verbs import ANNOUNCE

OPT_FALSE_KING = RuleId("ecarte.opt.false-king")
OPT_NAME_SUIT = RuleId("ecarte.opt.name-suit")
RENONCE_DEFINITION = RuleId("ecarte.renonce.definition")
RENONCE_TAKE_BACK = RuleId("ecarte.renonce.take-back")
GAP_RENONCE = RuleId("ecarte.gap.renonce")
OPT_RENONCE_REPLAY = RuleId("ecarte.opt.renonce-replay")
RENONCE_EXPOSE = RuleId("ecarte.renonce.expose")
RENONCE_REPLAY = RuleId("ecarte.renonce.replay")


class Breach(NamedTuple):
    """A reply that was against the duties."""

    lead: Card
    reply: Card
    rule: RuleId
    """The duty that it breaks."""
    instead: tuple[Card, ...]
    """Cards known to have been in hand that should have been played."""


def tolerates(state: State, verdict: Verdict) -> bool:
    """Whether the table lets this happen: a wrong reply, a suit named falsely, a king one does not hold."""
    move, options = verdict.move, state.options
    if move.verb == ANNOUNCE:
        return verdict.rule == OPT_FALSE_KING
    if move.verb != PLAY or state.phase is not Phase.PLAY or state.seats[state.turn] != move.seat:
        return False
    if not state.trick:
        return bool(move.value) and verdict.rule == OPT_NAME_SUIT
    return options.enforcement == "renonce-possible"


def shown_breach(state: State, player: int) -> Breach | None:
    """Return the first breach of this player that the open cards prove, or None."""
    if len(state.played) + len(state.trick) < 3 and player not in state.offenders:
        return None  # a single trick proves nothing unless the hand lies open
    return breach(state, player, state.hands[player] if lies_open(state, player) else ())


def lies_open(state: State, player: int) -> bool:
    """Whether this player's hand lies face up on the table (ecarte.renonce.expose)."""
    return player in state.offenders and state.options.renonce_replay == "same-hands"


def breach(state: State, player: int, hand: tuple[Card, ...]) -> Breach | None:
    """Return the first breach of this player, taking the cards played later and these as having been in hand.

    The duties only grow with the cards one holds, so a breach found among some of them is one.
    """
    laid = (*state.played, *state.trick)
    for place in range(1, len(laid), 2):
        who, reply = laid[place]
        if who == player:
            held = (*(card for p, card in laid[place:] if p == player), *hand)
            rule, allowed = asked(state.trump, laid[place - 1][1], tidy(held))
            if reply not in allowed:
                return Breach(laid[place - 1][1], reply, rule, allowed)
    return None


def claimed(state: State, player: int, events: list[Event]) -> State:
    """Take back every card of this deal, lay the offender's hand open, and play again from trick 1."""
    offender = other(state, player)
    found = shown_breach(state, offender)
    assert found is not None
    seats = state.seats
    facts = {
        "seat": seats[offender], "other": seats[player], "card": found.reply, "lead": found.lead,
        "cards": found.instead, "led": found.lead.suit,
    }  # fmt: skip
    events.append(Event(RENONCE_DEFINITION, facts))
    laid = (*state.played, *state.trick)
    lying = {"cards": tuple(c for _, c in laid), "n": len(laid)}
    events.append(Event(RENONCE_TAKE_BACK, lying, GAP_RENONCE))
    back = tuple(tidy((*hand, *(card for p, card in laid if p == number))) for number, hand in enumerate(state.hands))
    following = state._replace(
        phase=Phase.PLAY,
        hands=back,
        score=state.before or state.score,
        before=(),
        trick=(),
        played=(),
        named="",
        won=(0,) * len(seats),
        turn=state.elder,
        offenders=tuple(sorted({*state.offenders, offender})),
        missed=_missed(state),
    )
    if state.options.renonce_replay == "new-deal":
        events.append(Event(OPT_RENONCE_REPLAY, {"seat": seats[state.dealer]}, GAP_RENONCE))
        return following._replace(phase=Phase.DEAL)
    events.append(Event(RENONCE_EXPOSE, {"seat": seats[offender], "cards": back[offender]}))
    replay = {"seat": seats[state.elder], "other": seats[offender]}
    events.append(Event(RENONCE_REPLAY, replay, GAP_RENONCE))
    return following


def _missed(state: State) -> tuple[int, ...]:
    """Who had let the time for announcing go by; it stays so in the replay (A6)."""
    if state.options.king_window == "before-first-lead":
        return (state.elder, state.dealer) if state.elder < state.dealer else (state.dealer, state.elder)
    own = {player for player, _ in (*state.played, *state.trick)}
    return tuple(sorted({*state.missed, *own}))


def capped(state: State, player: int, points: int, *, vole: bool, against_obliged: bool) -> int:
    """Return what is left of an offender's points for tricks (ecarte.opt.renonce-score)."""
    if player not in state.offenders:
        return points
    if state.options.renonce_score == "hoyle":
        return min(points, 1) if vole or against_obliged else 0
    return min(points, 1) if vole else points
