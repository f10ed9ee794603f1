"""How to play Getaway well: get rid of high cards while everybody can follow, and of the lead when somebody cannot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tutor.core.cards import SUITS
from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.games.getaway.options import Options
from tutor.games.getaway.state import STRENGTH, State, full_pack, highest, takes_from
from tutor.games.getaway.turns import has_played, next_to_play
from tutor.players.known import RANKED, SUITED, Cards, bits
from tutor.players.strategies.sight import Advice, Sight, Strategy

FIRST_TRICK = RuleId("getaway.well.first-trick")
SHED = RuleId("getaway.well.shed-high")
CLEAN = RuleId("getaway.well.last-goes-high")
DUCK = RuleId("getaway.well.stay-below")
FOLLOW_HIGH = RuleId("getaway.well.high-while-all-follow")
LEAD_HIGH = RuleId("getaway.well.lead-high-in-a-live-suit")
LEAD_LOW = RuleId("getaway.well.lead-low-where-others-are-higher")
TAKE = RuleId("getaway.take.hint")
DRAW_LAST = RuleId("getaway.lastcard.draw")
TOCHOO_STOPS = RuleId("getaway.trick.tochoo-stops")
LIKELY, LIKELY_LED = 0.12, 0.25
"""How likely a tochoo may be where a high card still follows, and where one is led."""


@cache
def _deck(options: Options) -> Cards:
    return bits(full_pack(options))


@cache
def _higher(rank: str) -> Cards:
    return sum(cards for other, cards in RANKED.items() if STRENGTH.get(other, 0) > STRENGTH[rank])


def height(move: Move) -> int:
    """Return how high the card of a play is."""
    return STRENGTH[move.cards[0].rank]


def above(unseen: Cards, move: Move) -> int:
    """Return how many of some cards are of the suit of a play and higher."""
    card = move.cards[0]
    return (unseen & SUITED[card.suit] & _higher(card.rank)).bit_count()


def unseen_of(sight: Sight) -> Cards:
    """Return what may be in other hands."""
    return sight.unseen(_deck(sight.state.options))


def others(sight: Sight) -> list[int]:
    """Return who else still has a card to play to this trick."""
    state: State = sight.state
    return [p for p, alive in enumerate(state.alive) if alive and p != sight.me and not has_played(state, p)]


def danger(sight: Sight, suit: str, players: Sequence[int]) -> float:
    """Return how likely one of these players has no card of a suit: certain where it is known."""
    known, cards = sight.known, SUITED[suit]
    out = (unseen_of(sight) & cards).bit_count()
    if out < len(players):
        return 1.0
    sizes = [len(sight.state.hands[p]) for p in players]
    hidden = sum(len(hand) for p, hand in enumerate(sight.state.hands) if p != sight.me) or 1
    safe = 1.0
    for player, size in zip(players, sizes, strict=True):
        if known.void(player, cards):
            return 1.0
        if known.holds and known.holds[player] & cards:
            continue
        safe *= 1 - (1 - size / hidden) ** out
    return 1 - safe


def voids(sight: Sight, suit: str, players: Sequence[int]) -> tuple[object, ...]:
    """Return the seats of whom one knows that they have none of a suit; all of them where no card of it is out."""
    gone = not unseen_of(sight) & SUITED[suit]
    return tuple(sight.state.seats[p] for p in players if gone or sight.known.void(p, SUITED[suit]))


def first_trick(sight: Sight) -> Advice | None:
    """Trick 1 goes to the pile whatever is played: the highest card goes with it."""
    if sight.state.number != 1 or not sight.plays:
        return None
    best = max(sight.plays, key=height)
    return Advice(best, FIRST_TRICK, {"card": best.card})


def shed(sight: Sight) -> Advice | None:
    """Void in the suit led: a high card goes, rather one of a short suit, so that one is soon void there too."""
    state: State = sight.state
    if not state.trick or not sight.plays or sight.plays[0].cards[0].suit == state.led:
        return None
    best = max(sight.plays, key=lambda m: height(m) - 2 * _length(sight, m))
    ends = state.drawn or state.alive.count(True) == 2
    return Advice(best, SHED, {"card": best.card, "suit": state.led, "ends": "yes" if ends else ""})


def _length(sight: Sight, move: Move) -> int:
    return (sight.own & SUITED[move.cards[0].suit]).bit_count()


def alone(sight: Sight, players: Sequence[int]) -> tuple[object, ...]:
    """Return the seat of the only one of these players; nobody where there are more."""
    return (sight.state.seats[players[0]],) if len(players) == 1 else ()


def last_goes_high(sight: Sight) -> Advice | None:
    """Last to a trick that nobody has stopped: it goes to the pile, and a high card with it.

    Where one would lead next and every suit that one could lead may be stopped, somebody else keeps the lead.
    """
    state: State = sight.state
    if not state.trick or not sight.plays or others(sight):
        return None
    best = max(sight.plays, key=height)
    who, top = highest(state.trick)
    below = [m for m in sight.plays if height(m) <= STRENGTH[top.rank]]
    if height(best) > STRENGTH[top.rank] and below and state.hands[who] and not _could_lead(sight, best):
        best = max(below, key=height)
        return Advice(best, CLEAN, {"card": best.card, "next": state.seats[who], "below": "yes"})
    return Advice(best, CLEAN, {"card": best.card, "next": state.seats[who], "below": ""})


def _could_lead(sight: Sight, move: Move) -> bool:
    """Whether one would hold a suit after this card that everybody else probably can follow."""
    rest = [card for card in sight.hand if card not in move.cards]
    players = [p for p, hand in enumerate(sight.state.hands) if hand and p != sight.me]
    return not rest or any(danger(sight, suit, players) <= LIKELY_LED for suit in {card.suit for card in rest})


def follow_high(sight: Sight) -> Advice | None:
    """All who come after can probably follow: let a high card go."""
    state: State = sight.state
    if not state.trick or not sight.plays:
        return None
    after = others(sight)
    if danger(sight, state.led, after) > LIKELY:
        return None
    best = max(sight.plays, key=height)
    return Advice(best, FOLLOW_HIGH, {"card": best.card, "suit": state.led, "alone": alone(sight, after)})


def stay_below(sight: Sight) -> Advice | None:
    """Somebody behind may stop the trick: as high as possible without being the highest."""
    state: State = sight.state
    if not state.trick or not sight.plays:
        return None
    behind = others(sight)
    if behind and not danger(sight, state.led, behind):
        return None
    top = max(STRENGTH[card.rank] for _, card in state.trick if card.suit == state.led)
    plays = sorted(sight.plays, key=height)
    below = [m for m in plays if height(m) <= top]  # of two equal cards the first counts as higher
    unseen = unseen_of(sight)
    alike = [m for m in plays if above(unseen, m) == above(unseen, plays[0])]
    best = below[-1] if below else alike[-1]
    following = next_to_play(state._replace(trick=(*state.trick, (sight.me, best.card))))
    sure = not above(unseen, plays[0]) or sight.known.void(following, SUITED[state.led])
    facts = {
        "card": best.card,
        "suit": state.led,
        "below": "yes" if below else "",
        "chance": "none" if sure else "best" if height(alike[0]) == height(best) else "like",
        "alone": alone(sight, behind),
    }
    return Advice(best, DUCK, facts | {"seats": voids(sight, state.led, behind)})


def _barred(sight: Sight, players: Sequence[int]) -> dict[str, object]:
    """Return a suit in hand that somebody is known not to have, and who: leading it would stop the trick."""
    for suit in dict.fromkeys(m.cards[0].suit for m in sight.plays):
        seats = voids(sight, suit, players)
        if seats:
            return {"barred": suit, "seats": seats}
    return {"barred": "", "seats": ()}


def lead_high(sight: Sight) -> Advice | None:
    """Everybody probably still has this suit: lead its highest card, and it is gone."""
    state: State = sight.state
    if state.trick or not sight.plays:
        return None
    after = others(sight)
    risks = {suit: danger(sight, suit, after) for suit in {m.cards[0].suit for m in sight.plays}}
    safe = [m for m in sight.plays if risks[m.cards[0].suit] <= LIKELY_LED]
    if not safe:
        return None
    best = max(safe, key=lambda m: (height(m), -risks[m.cards[0].suit], SUITS.find(m.cards[0].suit)))
    facts = {"card": best.card, "suit": best.card.suit, "alone": alone(sight, after)}
    return Advice(best, LEAD_HIGH, facts | _barred(sight, after))


def stops_at_once(sight: Sight, lead: Move) -> tuple[object, ...]:
    """Return the seat of whoever plays right after a lead, if everybody knows that they have none of its suit."""
    state: State = sight.state
    following = next_to_play(state._replace(trick=((sight.me, lead.card),)))
    return voids(sight, lead.card.suit, (following,))


def lead_low(sight: Sight) -> Advice | None:
    """Somebody will stop the trick: lead where others have to be higher, and low."""
    state: State = sight.state
    if state.trick or not sight.plays:
        return None
    unseen, after = unseen_of(sight), others(sight)
    free = [m for m in sight.plays if not voids(sight, m.cards[0].suit, after)]
    shown = [m for m in sight.plays if not any(sight.known.void(p, SUITED[m.cards[0].suit]) for p in after)]
    best = max(free or shown or sight.plays, key=lambda m: (above(unseen, m), -height(m)))
    there = sum(len(hand) for p, hand in enumerate(state.hands) if p != sight.me)
    facts = {
        "card": best.card,
        "suit": best.card.suit,
        "at_once": stops_at_once(sight, best),
        "n": min(above(unseen, best), there),
        "counted": "yes" if unseen.bit_count() == there else "",
        "free": "yes" if free else "",
        "alone": alone(sight, after),
    }
    return Advice(best, LEAD_LOW, facts | _barred(sight, after))


def take(sight: Sight) -> Advice | None:
    """The next hand lacks every suit one could lead: each lead would be stopped there, so take it."""
    state: State = sight.state
    move = sight.said("take")
    if move is None or state.trick or state.power != sight.me or state.alive.count(True) < 3:
        return None
    donor = takes_from(state, sight.me)
    if donor < 0 or not all(sight.known.void(donor, SUITED[c.suit]) for c in sight.hand):
        return None
    return Advice(move, TAKE, {"seat": state.seats[donor], "n": len(state.hands[donor])})


def draw(sight: Sight) -> Advice | None:
    """No card to lead: draw one, rather than take a whole hand."""
    return None if sight.plays or sight.said("gather") else Advice(sight.said("draw") or sight.moves[0], DRAW_LAST)


def gather(sight: Sight) -> Advice | None:
    """The trick was stopped: pick it up."""
    return None if sight.plays else Advice(sight.said("gather") or sight.moves[0], TOCHOO_STOPS)


STRATEGY: Strategy = {
    TAKE: take,
    FIRST_TRICK: first_trick,
    SHED: shed,
    CLEAN: last_goes_high,
    FOLLOW_HIGH: follow_high,
    DUCK: stay_below,
    LEAD_HIGH: lead_high,
    LEAD_LOW: lead_low,
    DRAW_LAST: draw,
    TOCHOO_STOPS: gather,
}
