"""What must hold at every moment of every game, under every rule set; each question answers with what does not."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, repeat, zip_longest
from typing import Any

from tutor.bench.wandering import Moment, RuleSet
from tutor.core.cards import BACK, Card
from tutor.core.moves import TABLE
from tutor.core.play import legal, verdicts
from tutor.core.rules import Verdict, judge


def held(state: Any) -> Counter[Card]:
    """Return the cards known to be in a hand."""
    return Counter(card for card in chain.from_iterable(state.hands) if card is not BACK)


def inside(said: Any, known: Any = None) -> set[Card]:
    """Return the cards in a state, without the parts that it shares with a known one: most of it, from move to move."""
    found, closed = set(), [(said, known)]
    while closed:
        part, before = closed.pop()
        if part is before:
            continue
        if isinstance(part, Card):
            found.add(part)
        elif isinstance(part, tuple):
            closed += zip_longest(part, before[: len(part)]) if isinstance(before, tuple) else zip(part, repeat(None))
    return found


def cards_kept(moment: Moment) -> str:
    """Ask whether a player's move makes no card, doubles none, and takes out of the hands only what it names."""
    before, after = held(moment.before), held(moment.after)
    if twice := [c.text for c, n in after.items() if n > 1]:
        return f"{moment.move} doubles {twice}"
    if moment.move.seat == TABLE:
        return ""
    fresh = inside(moment.after, moment.before) - before.keys() - {BACK}
    if made := [c.text for c in fresh and fresh - inside(moment.before)]:
        return f"{moment.move} makes {made} out of nothing"
    gone = before - after - Counter(moment.move.cards)
    unseen = moment.move.cards.count(BACK)  # a card played blind is not named
    return f"{moment.move} loses {[c.text for c in gone]}" if gone.total() > unseen and any(moment.after.hands) else ""


def possible(one: RuleSet, moment: Moment) -> str:
    """Ask whether a position that was reached is called possible, and has either somebody to move or an outcome."""
    if problems := one.game.check(moment.after):
        return f"a position of a real game is called impossible: {problems}"
    over = not one.game.movers(moment.after)
    return "nobody is to move, and there is no outcome" if over and one.game.outcome(moment.after) is None else ""


def reads_back(one: RuleSet, moment: Moment) -> str:
    """Ask whether a position reads back as it was written."""
    state = moment.after
    back = one.game.read(one.options, state.seats, {"position": one.game.write(state)})
    if back == state:
        return ""
    return f"reads back otherwise: {[name for name in state._fields if getattr(state, name) != getattr(back, name)]}"


def judged_alike(one: RuleSet, moment: Moment, source: random.Random) -> str:
    """Ask whether every attempt gets the same verdict in another order, and what is legal is what is judged legal."""
    game, state = one.game, moment.after
    for seat in dict.fromkeys(game.movers(state)):
        if seat == TABLE:
            continue
        tries = list(game.attempts(state, seat))
        rules = game.rules(state.options)
        listed, shuffled = (
            {v.move: _said(v) for v in judge(rules, state, seat, order)}
            for order in (tries, source.sample(tries, len(tries)))
        )
        if listed != shuffled:
            return (
                f"{[str(move) for move in listed if listed[move] != shuffled[move]]}: another verdict in another order"
            )
        allowed = [v for v in verdicts(game, state, seat) if v.legal]
        if [v.move for v in allowed] != list(legal(game, state, seat)):
            return f"{seat}: what is legal is not what is judged legal"
    return ""


def _said(verdict: Verdict) -> tuple[Any, ...]:
    return verdict.legal, verdict.rules, verdict.gap, frozenset(verdict.instead)


def hidden(one: RuleSet, moment: Moment) -> str:
    """Ask whether a seat is shown no card of another's closed hand."""
    state = moment.after
    for seat in state.seats:
        for hand in one.game.scene(state, seat).hands:
            if hand.seat != seat and hand.hidden and set(hand.cards) - {BACK}:
                return f"{seat} sees the hand of {hand.seat}"
    return ""
