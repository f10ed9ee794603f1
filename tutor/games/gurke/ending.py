"""Between two deals and at the end: who has won, who may buy back in, who deals next."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.game import Event
from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY, player_of
from tutor.games.gurke.attempts import BUY
from tutor.games.gurke.dealing import PACK_SHRINKS
from tutor.games.gurke.scoring import NO_SCORING, Events, Result, cards_return
from tutor.games.gurke.state import NOT_SAID, Phase, Sheet, State, deal_size, next_in, over, players_in

BUY_PRICE = RuleId("gurke.buy.price")
BUY_FREE = RuleId("gurke.buy.free")
BUY_SCORE = RuleId("gurke.buy.score")
NEXT_LEFT = RuleId("gurke.deal.next-left")
LOSER_DEALS = RuleId("gurke.deal.loser-deals")
LOWEST_DEALS = RuleId("gurke.deal.lowest-deals")
SKIP_WHO_IS_OUT = RuleId("gurke.deal.skip-out")
WINNER_DEALS_FIRST = RuleId("gurke.deal.winner-first")
LAST_SURVIVOR = RuleId("gurke.end.last-survivor")
TWO_LEFT = RuleId("gurke.end.two-left")
FIRST_OVER = RuleId("gurke.end.first-over")
LOWEST_WINS = RuleId("gurke.end.lowest-wins")
ALL_BUT_ONE = RuleId("gurke.end.all-but-one")
POT = RuleId("gurke.end.pot")
SETTLE = RuleId("gurke.end.settle")

ALL_OUT = RuleId("gurke.gap.all-die")
LOWEST_SHARED = RuleId("gurke.gap.seres-tie")
ALL_OVER = RuleId("gurke.gap.kurko-all-over")
FIRST_DEALER = RuleId("gurke.gap.first-dealer")
DEALER_UNSAID = RuleId("gurke.gap.is-dealer")
TWO_OUT = RuleId("gurke.gap.se-two-out")


def after_deal(state: State, result: Result, events: Events) -> State:
    """Gather the cards; end the partie, ask who wants to buy back, or go on to the next deal."""
    was_in = state.sheet.alive
    state = _gathered(state, result)
    ended = _ended(state, result, was_in, events)
    if ended is not None:
        return ended
    buyer = next_buyer(state, 0)
    if buyer != NOBODY:
        return state._replace(phase=Phase.BUY, asked=buyer)
    return next_deal(state, events)


def _gathered(state: State, result: Result) -> State:
    empty = ((),) * len(state.seats)
    return State(state.options, state.seats, result.sheet, Phase.DEAL, empty, rows=empty, swapped=NOT_SAID)


# The end

ENDS: Mapping[str, RuleId] = {
    "last-survivor": LAST_SURVIVOR,
    "first-over-loses": FIRST_OVER,
    "first-over-lowest-wins": LOWEST_WINS,
    "all-but-one-over": ALL_BUT_ONE,
    "open": NO_SCORING,
}
"""The rule by which a partie ends, for each value of the option."""


def _ended(state: State, result: Result, was_in: tuple[bool, ...], events: Events) -> State | None:
    """Return the finished partie, or None where it goes on (gurke.opt.end)."""
    end = state.options.end
    if end == "open":
        _name_next_dealer(state, events)
        return _over(state, NO_SCORING, (), result.losers)
    if end == "last-survivor":
        return _one_left(state, result, was_in, events)
    if end == "first-over-loses":
        if not result.out:
            return None
        names = tuple(state.seats[p] for p in result.out)
        events.append(Event(FIRST_OVER, {"seats": names, "limit": int(state.options.threshold)}))
        return _over(state, FIRST_OVER, (), result.out)
    if end == "first-over-lowest-wins":
        if not result.out:
            return None
        return _lowest_wins(state, LOWEST_WINS, LOWEST_SHARED, events)
    fallen = sum(_has_fallen(state, player) for player in range(len(state.seats)))
    if fallen < len(state.seats) - 1:
        return None
    return _lowest_wins(state, ALL_BUT_ONE, ALL_OVER, events)


def _has_fallen(state: State, player: int) -> bool:
    """Whether somebody who plays on is over the limit with the last life."""
    lives_left = int(state.options.lives) - state.sheet.gurken[player]
    return lives_left == 1 and over(state.options, state.sheet.scores[player])


def _one_left(state: State, result: Result, was_in: tuple[bool, ...], events: Events) -> State | None:
    """The last one in wins; if all go out together, the lowest total does."""
    left = players_in(state)
    if left > 1:
        if left == 2 and result.out and state.options.lives == "2":
            names = tuple(state.seats[p] for p, a in enumerate(state.sheet.alive) if a)
            events.append(Event(TWO_LEFT, {"seats": names}))
        return None
    if left == 1:
        winner = state.sheet.alive.index(True)
        events.append(Event(LAST_SURVIVOR, {"seat": state.seats[winner], "seats": (state.seats[winner],)}))
        return _won(state, LAST_SURVIVOR, (winner,), events)
    totals = {p: n for p, n in enumerate(state.sheet.scores) if was_in[p]}
    best = min(totals.values())
    winners = tuple(p for p, n in totals.items() if n == best)
    facts = {"seat": state.seats[winners[0]], "seats": tuple(state.seats[p] for p in winners), "total": best}
    events.append(Event(LAST_SURVIVOR, facts, ALL_OUT))
    return _won(state, LAST_SURVIVOR, winners, events)


def _lowest_wins(state: State, rule: RuleId, gap: RuleId, events: Events) -> State:
    """The lowest total wins; equal ones share."""
    scores = state.sheet.scores
    winners = tuple(p for p, n in enumerate(scores) if n == min(scores))
    unclear = len(winners) > 1 or (rule == ALL_BUT_ONE and over(state.options, min(scores)))
    names = tuple(state.seats[p] for p in winners)
    facts = {"seats": names, "seat": names[0], "total": min(scores), "limit": int(state.options.threshold)}
    events.append(Event(rule, facts, gap if unclear else None))
    return _won(state, rule, winners, events)


def _won(state: State, rule: RuleId, winners: tuple[int, ...], events: Events) -> State:
    """Pay, and let the winner deal first in the next partie."""
    payments = _payments(state, winners, events)
    first = winners[0]
    gap = FIRST_DEALER
    events.append(Event(WINNER_DEALS_FIRST, {"seat": state.seats[first]}, gap))
    state = state._replace(sheet=state.sheet._replace(heir=first))
    return _over(state, rule, winners, ())._replace(payments=payments)


def _payments(state: State, winners: tuple[int, ...], events: Events) -> tuple[int, ...]:
    """Return what everyone gets or pays; nothing where a sum cannot be shared evenly."""
    count = len(winners)
    names = tuple(state.seats[p] for p in winners)
    if state.sheet.pot:
        events.append(Event(POT, {"seats": names, "n": state.sheet.pot}))
        share, rest = divmod(state.sheet.pot, count)
        return () if rest else tuple(share if p in winners else 0 for p in range(len(state.seats)))
    if state.options.stake != "difference":
        return ()
    best = state.sheet.scores[winners[0]]
    owed = [n - best for n in state.sheet.scores]
    events.append(Event(SETTLE, {"seats": names, "n": sum(owed)}))
    share, rest = divmod(sum(owed), count)
    return () if rest else tuple(share if p in winners else -n for p, n in enumerate(owed))


def _over(state: State, rule: RuleId, winners: tuple[int, ...], losers: tuple[int, ...]) -> State:
    return state._replace(phase=Phase.OVER, ended_by=rule, winners=winners, losers=losers)


# Buying back


def next_buyer(state: State, place: int) -> int:
    """Return who is asked next whether to buy back, or nobody.

    Seats are asked clockwise from the dealer's left, the dealer last; ``place`` is how many have been asked.
    """
    sheet, count = state.sheet, len(state.seats)
    if state.options.buyback == "none" or players_in(state) < int(state.options.buyback_min):
        return NOBODY
    for steps in range(place + 1, count + 1):
        player = (sheet.dealer + steps) % count
        if not sheet.alive[player] and not sheet.bought[player]:
            return player
    return NOBODY


def bought_or_declined(state: State, move: Move, events: Events) -> State:
    """Come back at the highest total among those in, or stay out for now."""
    player = player_of(state, move.seat)
    if move.verb == BUY:
        state = _bought(state, player, events)
    buyer = next_buyer(state, (player - state.sheet.dealer) % len(state.seats) or len(state.seats))
    if buyer != NOBODY:
        return state._replace(asked=buyer)
    return next_deal(state._replace(asked=NOBODY), events)


def _bought(state: State, player: int, events: Events) -> State:
    sheet = state.sheet
    score = max(n for p, n in enumerate(sheet.scores) if sheet.alive[p])
    paid = state.options.buyback == "paid"
    sheet = sheet._replace(
        alive=tuple(a or p == player for p, a in enumerate(sheet.alive)),
        bought=tuple(b or p == player for p, b in enumerate(sheet.bought)),
        scores=tuple(score if p == player else n for p, n in enumerate(sheet.scores)),
        pot=sheet.pot + paid,
    )
    staked = int(state.options.stake == "pot")
    facts = {"seat": state.seats[player], "total": score, "pot": sheet.pot, "staked": staked}
    events.append(Event(BUY_PRICE if paid else BUY_FREE, facts))
    several = sum(not a and not b for a, b in zip(sheet.alive, sheet.bought, strict=True))
    events.append(Event(BUY_SCORE, facts, TWO_OUT if several else None))
    return state._replace(sheet=sheet)


# The next deal

NEXT_DEALER = {
    "left": NEXT_LEFT,
    "loser": LOSER_DEALS,
    "lowest-last": LOWEST_DEALS,
}


def _name_next_dealer(state: State, events: Events) -> int:
    """Say who deals next; someone who is out is passed over."""
    heir = state.sheet.heir
    dealer = heir if state.sheet.alive[heir] else next_in(state.sheet.alive, heir)
    gap = DEALER_UNSAID if state.options.sets == "yes" and state.options.next_dealer == "left" else None
    if dealer != heir:
        events.append(Event(SKIP_WHO_IS_OUT, {"seat": state.seats[dealer], "other": state.seats[heir]}))
    else:
        events.append(Event(NEXT_DEALER[state.options.next_dealer], {"seat": state.seats[dealer]}, gap))
    return dealer


def next_deal(state: State, events: Events) -> State:
    """Hand the pack on."""
    dealer = _name_next_dealer(state, events)
    sheet = state.sheet._replace(dealer=dealer, deal=state.sheet.deal + 1, heir=NOBODY)
    return state._replace(phase=Phase.DEAL, sheet=enough_to_deal(state, sheet, events))


def enough_to_deal(state: State, sheet: Sheet, events: Events) -> Sheet:
    """Put all losing cards back where so many lie before the players that not everybody would get one card."""
    if not deal_size(state._replace(sheet=sheet)):
        for player in range(len(state.seats)):
            sheet = cards_return(state, sheet, player, PACK_SHRINKS, events)
    return sheet
