"""How a round of Crazy Eights ends: somebody is out, or everybody is stuck; and what the cards cost."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.game import Event, Outcome
from tutor.core.rules import RuleId
from tutor.games.crazy_eights.fits import PICTURES
from tutor.games.crazy_eights.sieves import NOTHING_TO_SHUFFLE
from tutor.games.crazy_eights.state import DEALING, OVER, STUCK, Sitting, State, covered, points

FIRST_OUT = RuleId("crazy-eights.end.first-out-wins")
BLOCKED = RuleId("crazy-eights.stock.blocked")
ALL_PAY = RuleId("crazy-eights.stock.blocked-scoring")
MATCH = RuleId("crazy-eights.opt.match")
ROTATION = RuleId("crazy-eights.deal.rotation")
LOSERS_PAY = RuleId("crazy-eights.score.losers-pay")
DEAR = RuleId("crazy-eights.score.eight")
PICTURE = RuleId("crazy-eights.score.picture")
PIP = RuleId("crazy-eights.score.pip")
PLAY_ON_GAP = RuleId("crazy-eights.gap.play-on")
NO_WINNER_GAP = RuleId("crazy-eights.gap.blocked-winner")
WILD_SCORE_GAP = RuleId("crazy-eights.gap.wild-score")

Events = list[Event]


def round_over(state: State, winner: int, events: Events) -> State:
    """The first empty hand has won; everybody else is charged."""
    events.append(Event(FIRST_OUT, {"seat": state.seats[winner], "card": state.top}, PLAY_ON_GAP))
    return _charged(state, FIRST_OUT, events)


def blocked(state: State, events: Events) -> State:
    """All have passed in a row: the game stops, or by another reading the discards become a new stock."""
    events.append(Event(BLOCKED, {"n": len(state.seats)}))
    if state.options.empty_stock == "reshuffle-after-block":
        if covered(state):
            return state._replace(phase=STUCK, passes=0)
        events.append(Event(NOTHING_TO_SHUFFLE, {"top": state.top}))
    events.append(Event(ALL_PAY, gap=NO_WINNER_GAP))
    return _charged(state, BLOCKED, events)


def _charged(state: State, rule: RuleId, events: Events) -> State:
    """Charge the hands; the round is over, and the match too if it is."""
    options, sitting = state.options, state.sitting
    costs = tuple(points(options, hand) for hand in state.hands)
    for player, hand in enumerate(state.hands):
        if hand:
            _explained(state, player, hand, events)
    before = sitting.scores or (0,) * len(costs)
    scores = tuple(old + cost for old, cost in zip(before, costs, strict=True))
    ended = state._replace(called="", debt=0, drawn=(), passes=0, silent=(), step=1)
    if options.match == "single" or max(scores) >= int(options.match):
        if options.match != "single":
            events.append(Event(MATCH, {"n": max(scores), "target": int(options.match)}))
        return ended._replace(phase=OVER, sitting=sitting._replace(scores=scores, ended_by=rule))
    dealer = (sitting.dealer + 1) % len(state.seats)
    events.append(Event(ROTATION, {"seat": state.seats[dealer], "n": sitting.number + 1}))
    following = Sitting(dealer, sitting.number + 1, scores, rule)
    return ended._replace(phase=DEALING, turn=(dealer + 1) % len(state.seats), sitting=following)


def _explained(state: State, player: int, hand: tuple[Card, ...], events: Events) -> None:
    """Say what a hand costs, dear cards first."""
    options, seat = state.options, state.seats[player]
    dear = tuple(c for c in hand if options.price(c.rank) == 50)
    pictures = tuple(c for c in hand if c.rank in PICTURES and c not in dear)
    pips = tuple(c for c in hand if c not in dear and c not in pictures)
    gap = WILD_SCORE_GAP if options.wild_rank != "8" else None
    for rule, cards in ((DEAR, dear), (PICTURE, pictures), (PIP, pips)):
        if cards:
            facts = {"seat": seat, "cards": cards, "n": points(options, cards)}
            events.append(Event(rule, facts, gap if rule is DEAR else None))
    events.append(Event(LOSERS_PAY, {"seat": seat, "cards": hand, "n": points(options, hand)}))


def outcome(state: State) -> Outcome | None:
    """How the round or the match ended; in a match the lowest total wins."""
    if state.phase is not OVER:
        return None
    scores = state.sitting.scores
    told = tuple(zip(state.seats, scores, strict=True))
    if state.options.match != "single":
        winners = tuple(seat for seat, n in told if n == min(scores))
        return Outcome(MATCH, winners=winners, points=told)
    winners = tuple(seat for seat, hand in zip(state.seats, state.hands, strict=True) if not hand)
    return Outcome(FIRST_OUT if winners else BLOCKED, winners=winners, points=told)
