"""How to play Gurke well: go high while there is time, and be left with the lowest card of the table."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.moves import Move
from tutor.core.rules import RuleId
from tutor.games.gurke.state import State, target
from tutor.games.gurke.values import is_ace, ranks
from tutor.players.strategies.sight import Advice, Sight, Strategy

EXCHANGE = RuleId("gurke.well.change-the-middle")
DECLINE = RuleId("gurke.well.do-not-raise")
ACE_LAST = RuleId("gurke.well.keep-an-ace-for-the-end")
LEAD_HIGH = RuleId("gurke.well.lead-high-keep-the-highest")
LEAD_LATE = RuleId("gurke.well.lead-the-highest-near-the-end")
REACH = RuleId("gurke.well.reach-and-save-the-small-ones")
GO_HIGH = RuleId("gurke.well.go-high-near-the-end")
GIVE_LOW = RuleId("gurke.well.cannot-reach")
LAST_TRICKS = 3
"""With so few cards in hand it is late: from here on the highest goes first."""
MIDDLE = range(6, 12)
"""Ranks that are neither likely to take a trick early nor safe to be left with; below them a card is low."""


def _weight(sight: Sight, cards: tuple[Card, ...]) -> tuple[int, int]:
    rank = ranks(sight.state.options)
    return sum(rank[c] for c in cards), len(cards)


def exchange(sight: Sight) -> Advice | None:
    """Change what is neither high enough to take a trick nor low enough to be left with."""
    if sight.state.phase.value != "swap":
        return None
    rank = ranks(sight.state.options)

    def gain(move: Move) -> int:
        return sum(1 if rank[c] in MIDDLE else -2 for c in move.cards)

    best = max(sight.moves, key=lambda m: (gain(m), -len(m.cards)))
    facts = {
        "cards": best.cards,
        "n": len(best.cards),
        "pure": "yes" if all(rank[c] in MIDDLE for c in best.cards) else "",
        "middle": sum(rank[c] in MIDDLE for c in sight.hand),
    }
    return Advice(best, EXCHANGE, facts)


def decline(sight: Sight) -> Advice | None:
    """Asked to raise the stakes, or to pay to come back: buy back, else pass."""
    if sight.plays:
        return None
    best = sight.said("buy", "free", "pass") or sight.moves[0]
    return Advice(best, DECLINE, {"what": {"buy": "back", "pass": "raise"}.get(best.verb, "")})


def _by_weight(sight: Sight, plays: list[Move]) -> list[Move]:
    return sorted(plays, key=lambda m: _weight(sight, m.cards))


def reaches(sight: Sight, move: Move) -> bool:
    """Whether a play reaches what has to be reached; where nothing lies, anything does."""
    state: State = sight.state
    if not state.trick:
        return True
    rank = ranks(state.options)
    return min(rank[card] for card in move.cards) >= max(rank[card] for card in target(state))


def _reaching(sight: Sight, plays: list[Move]) -> list[Move]:
    """Return what reaches, the lowest first."""
    return _by_weight(sight, [m for m in plays if reaches(sight, m)])


def _staying(sight: Sight, best: Move) -> tuple[Card, Card]:
    """Return the lowest and the highest card that stay in hand after a play; its own where nothing does."""
    rank = ranks(sight.state.options)
    stay = [card for card in sight.hand if card not in best.cards] or best.cards
    return min(stay, key=rank.__getitem__), max(stay, key=rank.__getitem__)


def keep_an_ace(sight: Sight) -> Advice | None:
    """Where an ace counts lowest in the last trick, the only one stays in hand while anything else will do."""
    state: State = sight.state
    if state.options.ace_low_last != "yes" or not sight.plays:
        return None
    aces = [c for c in sight.hand if is_ace(state.options, c)]
    if len(aces) != 1:
        return None
    others = _reaching(sight, [m for m in sight.plays if aces[0] not in m.cards])
    if not others:
        return None
    return Advice(others[-1], ACE_LAST, {"cards": others[-1].cards, "kept": aces[0]})


def lead_high(sight: Sight) -> Advice | None:
    """Lead high, but keep the very highest for a trick in which it is needed; near the end the highest."""
    if sight.state.trick or not sight.plays:
        return None
    plays = _by_weight(sight, sight.plays)
    early = len(sight.hand) > LAST_TRICKS
    best = plays[-2] if early and len(plays) > 1 else plays[-1]
    rank, (_, highest) = ranks(sight.state.options), _staying(sight, best)
    least = min(rank[c] for c in best.cards)
    facts = {
        "cards": best.cards,
        "n": len(sight.hand),
        "height": "low" if least < MIDDLE.start else "middle" if least in MIDDLE else "high",
        "kept": highest,
        "top": "yes" if highest not in best.cards and rank[highest] >= max(rank[c] for c in best.cards) else "",
        "forced": "yes" if sight.state.options.lead == "lowest" else "",
        "same": "yes" if len({rank[c] for c in sight.hand}) == 1 else "",
    }
    return Advice(best, LEAD_LATE if not early else LEAD_HIGH, facts)


def go_high(sight: Sight) -> Advice | None:
    """Reach while something reaches, so that no small card has to go: with the middle one early, then the highest."""
    if not sight.state.trick:
        return None
    plays = _reaching(sight, sight.plays)
    if not plays:
        return None
    early = len(sight.hand) > LAST_TRICKS
    best = plays[len(plays) // 2] if early else plays[-1]
    rank, (lowest, _) = ranks(sight.state.options), _staying(sight, best)
    facts = {
        "cards": best.cards,
        "kept": lowest,
        "low": "yes" if lowest not in best.cards and rank[lowest] < min(rank[c] for c in best.cards) else "",
        "n": len(sight.hand),
        "lies": target(sight.state),
        "same": "yes" if len({rank[c] for c in sight.hand}) == 1 else "",
    }
    return Advice(best, REACH if early else GO_HIGH, facts)


def give_low(sight: Sight) -> Advice | None:
    """Nothing reaches: the lowest has to go."""
    if not sight.plays:
        return None
    best = min(sight.plays, key=lambda m: _weight(sight, m.cards))
    facts = {"cards": best.cards, "lies": target(sight.state) if sight.state.trick else ()}
    return Advice(best, GIVE_LOW, facts)


def _as(rule: RuleId, told: Advice | None) -> Advice | None:
    """Return advice if it is of this name."""
    return told if told is not None and told.rule == rule else None


STRATEGY: Strategy = {
    EXCHANGE: exchange,
    DECLINE: decline,
    ACE_LAST: keep_an_ace,
    LEAD_HIGH: lambda sight: _as(LEAD_HIGH, lead_high(sight)),
    LEAD_LATE: lambda sight: _as(LEAD_LATE, lead_high(sight)),
    REACH: lambda sight: _as(REACH, go_high(sight)),
    GO_HIGH: lambda sight: _as(GO_HIGH, go_high(sight)),
    GIVE_LOW: give_low,
}
