"""How to play Crazy Eights well: dear cards first, the suit one has most of, and eights for when they are needed."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.games.crazy_eights.state import State, following
from tutor.players.known import SUITED
from tutor.players.strategies.sight import Advice, Sight, Strategy

CALL = RuleId("crazy-eights.well.call-your-suit")
DRAW = RuleId("crazy-eights.well.draw-only-without-a-card")
EIGHT_NOW = RuleId("crazy-eights.well.eight-before-it-is-late")
OUT = RuleId("crazy-eights.goal.shed")
DEAR = RuleId("crazy-eights.well.dear-cards-first")
EIGHT = RuleId("crazy-eights.well.keep-the-eight")
SOON = 1
"""With so few cards in another hand the round may be over before one's next turn."""
PER_CARD, REFUSED = 6.0, 2.0
"""What a further card of the suit left behind is worth, and a suit that the next player would not follow, in points."""


def _next(sight: Sight) -> int:
    return following(sight.state, sight.me)


def _suit(sight: Sight, suit: str, without: int = 0) -> float:
    """Return how good it is to leave this suit on the table: one's own cards in it, and who would not follow it."""
    state: State = sight.state
    wild = len([c for c in sight.hand if c.suit == suit and c.rank == state.options.wild_rank])
    mine = (sight.own & SUITED[suit]).bit_count() - without - wild
    refused = bool(sight.known.refused) and sight.known.refused[_next(sight)] == suit
    return PER_CARD * mine + REFUSED * refused


def refusing(sight: Sight, suit: str) -> tuple[object, ...]:
    known, player = sight.known, _next(sight)
    return (sight.state.seats[player],) if known.refused and known.refused[player] == suit else ()


def suit_left(sight: Sight, move: Move) -> str:
    """Return the suit that a play or a call leaves on the table; empty where it is not said yet."""
    if move.value[:1] in SUITED and move.value:
        return move.value[:1]
    if not move.cards:
        return ""
    options = sight.state.options
    own = move.cards[0].rank != options.wild_rank or options.wild_mode == "no-call"
    return move.cards[0].suit if own else ""


def left_to_match(sight: Sight, move: Move, suit: str) -> int:
    """Return how many cards of a suit one would still have after a move, wild cards apart."""
    wild = sight.state.options.wild_rank
    return len([c for c in sight.hand if c.suit == suit and c.rank != wild and c not in move.cards])


def call(sight: Sight) -> Advice | None:
    """Call the suit of which one has most, rather one that the next player would not follow."""
    if sight.plays:
        return None
    calls = [m for m in sight.moves if m.verb == "call"]
    return _called(sight, calls, CALL) if calls else None


def _called(sight: Sight, moves: Sequence[Move], rule: RuleId) -> Advice:
    def suit_of(move: Move) -> str:
        return move.value[:1] if move.value[:1] in SUITED else move.card.suit if move.cards else ""

    best = max(moves, key=lambda m: _suit(sight, suit_of(m)))
    suit = suit_of(best)
    facts = {
        "suit": suit,
        "n": left_to_match(sight, best, suit),
        "seats": refusing(sight, suit),
        "cards": best.cards,
        "says": "yes" if suit_left(sight, best) == suit else "",
    }
    return Advice(best, rule, facts)


def draw(sight: Sight) -> Advice | None:
    """Draw or pass only where no card can be laid."""
    if sight.plays:
        return None
    return Advice(sight.said("draw", "take", "pass") or sight.moves[0], DRAW)


def _said_aloud(sight: Sight) -> list[Move]:
    """Return the plays; with the word that the last card but one demands, where it can be said."""
    return [m for m in sight.plays if m.value.endswith("!")] or sight.plays


def _plain(sight: Sight) -> list[Move]:
    wild = sight.state.options.wild_rank
    return [m for m in _said_aloud(sight) if m.cards[0].rank != wild]


def out(sight: Sight) -> Advice | None:
    """The last card ends the round."""
    if not sight.plays or len(sight.hand) != 1:
        return None
    best = _said_aloud(sight)[0]
    return Advice(best, OUT, {"card": best.card})


def eight_now(sight: Sight) -> Advice | None:
    """Somebody is nearly out: an eight still in hand would cost fifty."""
    state: State = sight.state
    few = min((len(hand), p) for p, hand in enumerate(state.hands) if p != sight.me)
    wild = [m for m in _said_aloud(sight) if m.cards[0].rank == state.options.wild_rank]
    if not wild or few[0] > SOON:
        return None
    told = _called(sight, wild, EIGHT_NOW)
    price = state.options.price(told.move.card.rank)
    return told._replace(facts={**told.facts, "seat": state.seats[few[1]], "held": few[0], "price": price})


def dear_first(sight: Sight) -> Advice | None:
    """The dearest card that fits goes first; of like ones that which leaves a suit one can go on with."""
    plain = _plain(sight)
    if not plain:
        return None
    price = sight.state.options.price
    best = max(plain, key=lambda m: price(m.cards[0].rank) + _suit(sight, m.cards[0].suit, 1))
    card = best.card
    return Advice(
        best,
        DEAR,
        {
            "card": card,
            "n": price(card.rank),
            "suit": card.suit,
            "seats": refusing(sight, card.suit),
            "left": left_to_match(sight, best, card.suit),
            "fits": len({m.cards for m in sight.plays}),
        },
    )


def eight(sight: Sight) -> Advice | None:
    """Nothing else fits: now the eight is needed."""
    wild = [m for m in _said_aloud(sight) if m.cards[0].rank == sight.state.options.wild_rank]
    if not wild:
        return None
    told = _called(sight, wild, EIGHT)
    return told._replace(facts={**told.facts, "wilds": len({m.cards for m in wild})})


STRATEGY: Strategy = {
    CALL: call,
    DRAW: draw,
    OUT: out,
    EIGHT_NOW: eight_now,
    DEAR: dear_first,
    EIGHT: eight,
}
