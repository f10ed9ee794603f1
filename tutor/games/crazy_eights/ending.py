"""How a round of Crazy Eights ends: somebody is out, or everybody is stuck; and what the cards cost."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.game import Event, Outcome
from tutor.games.crazy_eights.state import DEALING, OVER, STUCK, Sitting, State, covered, points

Events = list[Event]


def round_over(state: State, winner: int, events: Events) -> State:
    """The first empty hand has won; everybody else is charged."""
    facts = {"seat": state.seats[winner], "card": state.top}
    events.append(Event("crazy-eights.end.first-out-wins", facts, "crazy-eights.gap.play-on"))
    return _charged(state, "crazy-eights.end.first-out-wins", events)


def blocked(state: State, events: Events) -> State:
    """All have passed in a row: the game stops, or by another reading the discards become a new stock."""
    events.append(Event("crazy-eights.stock.blocked", {"n": len(state.seats)}))
    if state.options.empty_stock == "reshuffle-after-block":
        if covered(state):
            return state._replace(phase=STUCK, passes=0)
        events.append(Event("crazy-eights.stock.nothing-to-reshuffle", {"top": state.top}))
    events.append(Event("crazy-eights.stock.blocked-scoring", {}, "crazy-eights.gap.blocked-winner"))
    return _charged(state, "crazy-eights.stock.blocked", events)


def _charged(state: State, rule: str, events: Events) -> State:
    """Charge the hands; the round is over, and the match too if it is."""
    options, sitting = state.options, state.sitting
    costs = tuple(points(options, hand) for hand in state.hands)
    for player, hand in enumerate(state.hands):
        if hand:
            _explained(state, player, hand, events)
    scores = tuple(map(sum, zip(sitting.scores or (0,) * len(costs), costs, strict=True)))
    ended = state._replace(called="", debt=0, drawn=(), passes=0, silent=(), step=1)
    if options.match == "single" or max(scores) >= int(options.match):
        if options.match != "single":
            events.append(Event("crazy-eights.opt.match", {"n": max(scores), "target": int(options.match)}))
        over = sitting._replace(scores=scores, ended_by=rule)
        return ended._replace(phase=OVER, sitting=over)
    dealer = (sitting.dealer + 1) % len(state.seats)
    events.append(Event("crazy-eights.deal.rotation", {"seat": state.seats[dealer], "n": sitting.number + 1}))
    following = Sitting(dealer, sitting.number + 1, scores, rule)
    return ended._replace(phase=DEALING, turn=(dealer + 1) % len(state.seats), sitting=following)


def _explained(state: State, player: int, hand: tuple[Card, ...], events: Events) -> None:
    """Say what a hand costs, dear cards first."""
    price = state.options.price
    seat = state.seats[player]
    classes = (
        ("crazy-eights.score.eight", tuple(c for c in hand if price[c.rank] == 50)),
        ("crazy-eights.score.picture", tuple(c for c in hand if price[c.rank] == 10 and c.rank != "10")),
        ("crazy-eights.score.pip", tuple(c for c in hand if price[c.rank] < 10 or c.rank == "10")),
    )
    for rule, cards in classes:
        if cards:
            gap = "crazy-eights.gap.wild-score" if rule.endswith("eight") and state.options.wild_rank != "8" else ""
            events.append(Event(rule, {"seat": seat, "cards": cards, "n": sum(price[c.rank] for c in cards)}, gap))
    events.append(
        Event("crazy-eights.score.losers-pay", {"seat": seat, "cards": hand, "n": points(state.options, hand)})
    )


def outcome(state: State) -> Outcome | None:
    """How the round or the match ended; in a match the lowest total wins."""
    if state.phase is not OVER:
        return None
    scores = state.sitting.scores
    told = tuple(zip(state.seats, scores, strict=True))
    if state.options.match != "single":
        winners = tuple(seat for seat, n in told if n == min(scores))
        return Outcome("crazy-eights.opt.match", winners=winners, points=told)
    winners = tuple(seat for seat, hand in zip(state.seats, state.hands, strict=True) if not hand)
    return Outcome(state.sitting.ended_by, winners=winners, points=told)
