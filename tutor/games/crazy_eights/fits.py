"""What fits on the open card, and by which rule it does or does not."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.rules import Case, RuleId
from tutor.games.crazy_eights.state import ANY, State

MATCH_SUIT = RuleId("crazy-eights.play.match-suit")
MATCH_RANK = RuleId("crazy-eights.play.match-rank")
NO_MATCH = RuleId("crazy-eights.play.no-match")
PICTURE_IS_NO_RANK = RuleId("crazy-eights.play.picture-is-not-rank")
FOLLOW_CALL = RuleId("crazy-eights.play.follow-called-suit")
EIGHT_ANY_TIME = RuleId("crazy-eights.play.eight-any-time")
EIGHT_ON_EIGHT = RuleId("crazy-eights.play.eight-on-eight")
EIGHT_MUST_MATCH = RuleId("crazy-eights.opt.eight-must-match")
WILD_MODE = RuleId("crazy-eights.opt.wild-mode")
WILD_RANK = RuleId("crazy-eights.opt.wild-rank")
WILD_STARTER = RuleId("crazy-eights.opt.starter-wild")
STARTER_GAP = RuleId("crazy-eights.gap.starter")

PICTURES = frozenset("KDB")


class Fit(NamedTuple):
    """Whether a card fits on the open one, and why."""

    fits: bool
    case: Case


class Fits(dict[Card, Fit]):
    """What every card is worth on one open card, each worked out when it is first asked for."""

    def __init__(self, top: Card, called: str, wild: str, mode: str) -> None:
        """Keep what lies open, what was called, and what a wild card may do."""
        super().__init__()
        self.asked = (top, called, wild, mode)

    def __missing__(self, one: Card) -> Fit:
        """Work it out and keep it."""
        found = self[one] = _fit(one, *self.asked)
        return found


on_open_card = lru_cache(maxsize=2_000)(Fits)
"""The same for every moment with the same open card and call."""


def fits_now(state: State) -> Fits:
    """Return which cards fit now: by suit or rank, by the suit that was called, or any for a wild card."""
    options = state.options
    return on_open_card(state.top, state.called, options.wild_rank, options.wild_mode)


def _fit(one: Card, top: Card, called: str, wild: str, mode: str) -> Fit:
    if called == ANY:
        return Fit(True, Case(WILD_STARTER, STARTER_GAP))
    if one.rank == wild:
        return _wild(one, top, called, mode)
    if top.rank == wild:
        return _on_wild(one, top, called, mode)
    if one.suit == top.suit:
        return Fit(True, Case(MATCH_SUIT))
    if one.rank == top.rank:
        return Fit(True, Case(MATCH_RANK))
    if one.rank == "8":
        return Fit(False, Case(WILD_RANK))
    if one.rank in PICTURES and top.rank in PICTURES:
        return Fit(False, Case(PICTURE_IS_NO_RANK))
    return Fit(False, Case(NO_MATCH))


def _wild(one: Card, top: Card, called: str, mode: str) -> Fit:
    """A wild card may be laid on anything, unless the table wants it to fit."""
    if top.rank == one.rank:
        return Fit(True, Case(EIGHT_ON_EIGHT))
    if mode == "must-match":
        return Fit(one.suit == (called or top.suit), Case(EIGHT_MUST_MATCH))
    return Fit(True, Case(EIGHT_ANY_TIME))


def _on_wild(one: Card, top: Card, called: str, mode: str) -> Fit:
    """On a wild card its call has to be followed, or its printed suit where none was called."""
    if called:
        return Fit(one.suit == called, Case(FOLLOW_CALL))
    if mode in ("no-call", "wong"):
        return Fit(one.suit == top.suit, Case(WILD_MODE))
    return Fit(one.suit == top.suit, Case(WILD_STARTER, STARTER_GAP))


def fitting(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return those of some cards that fit now."""
    fits = fits_now(state)
    return tuple([one for one in cards if fits[one].fits])


def playable(state: State, player: int) -> tuple[Card, ...]:
    """The cards that this turn is about: after a draw perhaps only the new ones, or only the old (A17)."""
    hand, drawn, options = state.hands[player], state.drawn, state.options
    if not drawn or options.drawn_card == "any":
        return hand
    if options.draw_permission == "every-turn":
        return tuple(c for c in hand if c not in drawn) if options.drawn_card == "none" else hand
    return drawn


def can_lay(state: State, player: int) -> bool:
    """Whether this player holds a card that may be laid now."""
    return bool(fitting(state, playable(state, player)))


def has_to_lay(state: State, player: int) -> bool:
    """Whether a card that fits forbids drawing; a wild one may be exempt (crazy-eights.opt.forced-eight)."""
    options = state.options
    spared = options.wild_rank if options.forced_eight == "exempt" else ""
    return any(one.rank != spared for one in fitting(state, playable(state, player)))
