"""What fits on a card: the ordinary rules for laying, worked out once for each card on top and each call."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tutor.core.cards import SUITS, Card
from tutor.core.moves import Move
from tutor.games.crazy_eights.options import Options
from tutor.games.crazy_eights.state import ANY, State, packs

Case: TypeAlias = tuple[str, str]
"""(rule, gap)."""

PICTURES = frozenset("KDB")

SHOUT = "!"
"""The mark of a play that announces the last card: ``A ♥7 = !``, with a call ``A ♦8 = ♠ !``."""
UNCALLED = frozenset({"", SHOUT})
CALLED = frozenset({said for suit in SUITS for said in (suit, f"{suit} {SHOUT}")})


class Fit(NamedTuple):
    """What may be laid on one card, and by which rule each card may or may not."""

    cards: frozenset[Card]
    forcing: frozenset[Card]
    """Those that make a player able to lay, so that drawing is refused (crazy-eights.opt.forced-eight)."""
    cases: dict[Card, Case]
    miscalls: dict[Card, frozenset[str]]
    """For each wild card what may not be said with it: a suit, or nothing."""

    def case(self, move: Move) -> Case:
        """Return the rule that lets this card be laid, or refuses it."""
        return self.cases[move.cards[0]]


def fit(state: State) -> Fit:
    """Return what fits on the top card now."""
    known = state.options.known
    found: Fit | None = known.get((state.top, state.called))
    if found is None:
        found = known[state.top, state.called] = _worked_out(state.options, state.top, state.called)
    return found


def _worked_out(options: Options, top: Card, called: str) -> Fit:
    cards = set[Card]()
    cases: dict[Card, Case] = {}
    for one in (*packs(1), *packs(2)):
        fits, case = _judged(options, one, top, called)
        cases[one] = case
        if fits:
            cards.add(one)
    exempt = options.forced_eight == "exempt"
    forcing = frozenset(c for c in cards if not (exempt and c.rank == options.wild_rank))
    miscalls = {c: _miscalls(options, c, top) for c in cards if c.rank == options.wild_rank}
    return Fit(frozenset(cards), forcing, cases, miscalls)


def _judged(options: Options, one: Card, top: Card, called: str) -> tuple[bool, Case]:
    """Say whether a card fits, and why (crazy-eights.play.*)."""
    wild = options.wild_rank
    if called == ANY:
        return True, ("crazy-eights.opt.starter-wild", "crazy-eights.gap.starter")
    if one.rank == wild:
        return _wild(options, one, top, called)
    if top.rank == wild:
        fits = one.suit == (called or top.suit)
        if called:
            return fits, ("crazy-eights.play.follow-called-suit", "")
        if options.wild_mode in ("no-call", "wong"):
            return fits, ("crazy-eights.opt.wild-mode", "")
        return fits, ("crazy-eights.opt.starter-wild", "crazy-eights.gap.starter")
    if one.suit == top.suit:
        return True, ("crazy-eights.play.match-suit", "")
    if one.rank == top.rank:
        return True, ("crazy-eights.play.match-rank", "")
    if one.rank == "8":
        return False, ("crazy-eights.opt.wild-rank", "")
    if one.rank in PICTURES and top.rank in PICTURES:
        return False, ("crazy-eights.play.picture-is-not-rank", "")
    return False, ("crazy-eights.play.no-match", "")


def _wild(options: Options, one: Card, top: Card, called: str) -> tuple[bool, Case]:
    """Say whether a wild card may be laid: always, unless the table wants it to fit."""
    if top.rank == options.wild_rank:
        return True, ("crazy-eights.play.eight-on-eight", "")
    if options.wild_mode == "must-match":
        return one.suit == (called or top.suit), ("crazy-eights.opt.eight-must-match", "")
    return True, ("crazy-eights.play.eight-any-time", "")


def _miscalls(options: Options, wild: Card, top: Card) -> frozenset[str]:
    """Say what may not be said with a wild card that is not the last (crazy-eights.opt.wild-mode)."""
    if options.wild_mode in ("call", "must-match"):
        return UNCALLED
    if options.wild_mode == "wong" and (top.rank == wild.rank or wild.suit == top.suit):
        return frozenset()
    return CALLED


def can_lay(state: State, player: int, *, forced: bool = False) -> bool:
    """Whether this player holds a card that may be laid now; with ``forced``, one that has to be."""
    found = fit(state)
    fitting = found.forcing if forced else found.cards
    return not fitting.isdisjoint(playable(state, player))


def playable(state: State, player: int) -> tuple[Card, ...]:
    """The cards that this turn is about: after a draw perhaps only the new ones, or only the old (A17)."""
    hand, drawn, options = state.hands[player], state.drawn, state.options
    if not drawn or options.drawn_card == "any":
        return hand
    if options.draw_permission == "every-turn":
        return tuple(c for c in hand if c not in drawn) if options.drawn_card == "none" else hand
    return drawn
