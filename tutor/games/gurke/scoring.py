"""What the last trick costs, in the order in which it is written down.

Multiply, add the penalty, go back to nought on an exact hit, lose a life or go out and start
again, and only then take plus points off: two players at 18 show that the order can be seen.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.game import Event
from tutor.core.tricks import put
from tutor.games.gurke.options import NO_LIMIT, Options
from tutor.games.gurke.state import NOBODY, Sheet, State, over, winning
from tutor.games.gurke.values import points, priced_by, ranks

Events = list[Event]

LIMITS = {"20": "gurke.over.20", "30": "gurke.over.30", "50": "gurke.over.50"}
"""The rule of a threshold that has one of its own."""


class Result(NamedTuple):
    """Who paid in a deal, and who went over the limit for good."""

    sheet: Sheet
    losers: tuple[int, ...]
    """The loser first; others only where all holders of the top rank pay."""
    out: tuple[int, ...]


def scored(state: State, events: Events) -> Result:
    """Write down what the complete last trick costs."""
    options = state.options
    place = winning(state)
    loser, (card,) = state.trick[place]
    rank = ranks(options, last=True)
    laid = {player: cards[0] for player, cards in state.trick}
    level = tuple(p for p, c in laid.items() if p != loser and rank[c] == rank[card])
    losers = (loser, *level) if options.ties == "all-minus" else (loser,)
    events.append(Event("gurke.aim.avoid-last", {"seat": state.seats[loser], "card": card}))
    _name_ties(state, card, loser, level, events)
    sheet = state.sheet._replace(previous=points(options, card), heir=_heir(state, loser, laid))
    if options.threshold == NO_LIMIT:
        return Result(_counted(state, sheet, losers, events), losers, ())
    before = sheet.scores
    sheet = _minus(state, sheet, laid, losers, events)
    sheet = _exact(state, sheet, laid, losers, before, events)
    fallen = tuple(p for p in losers if over(options, sheet.scores[p]) and not over(options, before[p]))
    _note_exact_limit(state, sheet, losers, events)
    sheet, out = _lives(state, sheet, fallen, events)
    if options.ties == "plus" and level:
        reborn = len(out) < len(fallen)
        sheet = _plus(state, sheet, level, points(options, card), events, after_rebirth=reborn)
    return Result(sheet, losers, out)


def _heir(state: State, loser: int, laid: dict[int, Card]) -> int:
    """Return where the deal goes next, before anybody who is out is passed over (gurke.opt.next-dealer)."""
    if state.options.next_dealer == "loser":
        return loser
    if state.options.next_dealer == "lowest-last":
        rank = ranks(state.options, last=True)
        return min(laid, key=lambda p: rank[laid[p]])
    return (state.sheet.dealer + 1) % len(state.seats)


def _names(state: State, players: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(state.seats[p] for p in players)


def _name_ties(state: State, card: Card, loser: int, level: tuple[int, ...], events: Events) -> None:
    """Say what becomes of others who hold the loser's rank; plus points come later."""
    if not level:
        return
    facts = {"seat": state.seats[loser], "card": card, "seats": _names(state, level), "n": points(state.options, card)}
    if state.options.ties == "all-minus":
        events.append(Event("gurke.tie.all-minus", facts))
    elif state.options.ties == "none":
        events.append(Event("gurke.tie.last-only", facts))
        events.append(Event("gurke.tie.none", facts))


def _counted(state: State, sheet: Sheet, losers: tuple[int, ...], events: Events) -> Sheet:
    """Without scoring, lost deals are counted."""
    scores = list(sheet.scores)
    for player in losers:
        scores[player] += 1
        facts = {"seat": state.seats[player], "n": scores[player]}
        events.append(Event("gurke.end.none", facts, "gurke.gap.matapesa-end"))
    return sheet._replace(scores=tuple(scores))


# Minus


def factor(state: State, player: int) -> int:
    """Return by how much this player's penalty is multiplied."""
    if state.caller != NOBODY:
        return 4 if player == state.caller else 2
    return state.factors[player] if state.factors else 1


def _factor_rule(state: State, player: int) -> str:
    if state.caller != NOBODY:
        return "gurke.kontra.caller-four" if player == state.caller else "gurke.kontra.double"
    return "gurke.rassi.second" if factor(state, player) > 2 else "gurke.rassi.doppelt"


def _minus(state: State, sheet: Sheet, laid: dict[int, Card], losers: tuple[int, ...], events: Events) -> Sheet:
    """Price the card, multiply, and add; where losing cards stay out, lay the card down."""
    scores, gone = list(sheet.scores), list(sheet.gone)
    for player in losers:
        seat, card = state.seats[player], laid[player]
        base, times = points(state.options, card), factor(state, player)
        facts = {"seat": seat, "card": card, "base": base, "times": times, "n": base * times}
        gap = "gurke.gap.b7-points" if state.options.special == "b7-equal" and base == 21 else ""
        events.append(Event(priced_by(state.options, card), facts, gap))
        if times > 1:
            gap = "gurke.gap.kontra-tie" if state.caller in losers and len(losers) > 1 else ""
            events.append(Event(_factor_rule(state, player), facts, gap))
        before = scores[player]
        scores[player] += base * times
        facts |= {"before": before, "total": scores[player]}
        events.append(Event("gurke.score.cumulate", facts))
        if state.options.penalty_cards_out == "yes":
            gone[player] = (*gone[player], card)
            events.append(Event("gurke.table.cards-keep-score", facts))
    return sheet._replace(scores=tuple(scores), gone=tuple(gone))


# An exact hit


def _exact(
    state: State,
    sheet: Sheet,
    laid: dict[int, Card],
    losers: tuple[int, ...],
    before: tuple[int, ...],
    events: Events,
) -> Sheet:
    """Exactly the limit: back to nought, and the cards return to the pack (gurke.opt.exact-reset)."""
    options = state.options
    if options.exact_reset == "0":
        return sheet
    for player in losers:
        total = sheet.scores[player]
        facts = {"seat": state.seats[player], "total": total, "before": before[player], "card": laid[player]}
        if priced_by(options, laid[player]) == "gurke.score.c6-21":
            events.append(Event("gurke.exact.c6-case", facts, "gurke.gap.is-c6-last"))
        if total != int(options.exact_reset):
            continue
        black = "gurke.gap.b7-reset" if options.special == "b7-equal" and total == points(options, laid[player]) else ""
        events.append(Event("gurke.exact.reset-21", facts, black))
        sheet = sheet._replace(scores=_with(sheet.scores, player, 0))
        sheet = _cards_return(state, sheet, player, "", events)
    return sheet


def _cards_return(state: State, sheet: Sheet, player: int, gap: str, events: Events) -> Sheet:
    """Put the losing cards that lie before a player back into the pack."""
    cards = sheet.gone[player]
    if not cards:
        return sheet
    facts = {"seat": state.seats[player], "cards": cards, "n": len(cards)}
    events.append(Event("gurke.table.cards-return", facts, gap))
    return sheet._replace(gone=put(sheet.gone, player, ()))


def _with(numbers: tuple[int, ...], player: int, number: int) -> tuple[int, ...]:
    return (*numbers[:player], number, *numbers[player + 1 :])


# Lives


def _note_exact_limit(state: State, sheet: Sheet, losers: tuple[int, ...], events: Events) -> None:
    """Say so where the limit is hit exactly and only more would count."""
    options = state.options
    for player in losers:
        if options.inclusive == "no" and sheet.scores[player] == int(options.threshold):
            facts = {"seat": state.seats[player], "limit": int(options.threshold)}
            events.append(Event("gurke.opt.inclusive", facts, "gurke.gap.over-21"))


def _lives(state: State, sheet: Sheet, fallen: tuple[int, ...], events: Events) -> tuple[Sheet, tuple[int, ...]]:
    """Take a life from everyone over the limit, or put them out; the reborn start from the worst other score."""
    two = state.options.lives == "2"
    out = tuple(p for p in fallen if not two or sheet.gurken[p])
    reborn = tuple(p for p in fallen if p not in out)
    for player in fallen:
        _over_the_limit(state, sheet, player, events)
    if state.options.end == "last-survivor":
        sheet = sheet._replace(alive=tuple(a and p not in out for p, a in enumerate(sheet.alive)))
        for player in out:
            sheet = _cards_return(state, sheet, player, "gurke.gap.is-out-cards", events)
    others = [n for p, n in enumerate(sheet.scores) if sheet.alive[p] and p not in fallen]
    start = max(others, default=0)
    for player in reborn:
        facts = {"seat": state.seats[player], "total": start, "before": sheet.scores[player]}
        events.append(Event("gurke.life.rebirth", facts, _rebirth_gap(sheet, reborn, start)))
        sheet = sheet._replace(
            scores=_with(sheet.scores, player, start), gurken=_with(sheet.gurken, player, sheet.gurken[player] + 1)
        )
        sheet = _cards_return(state, sheet, player, "", events)
    return sheet, out


def _rebirth_gap(sheet: Sheet, reborn: tuple[int, ...], start: int) -> str:
    if len(reborn) > 1:
        return "gurke.gap.rebirth-simultaneous"
    if not start:
        return "gurke.gap.rebirth-zero"
    return "gurke.gap.rebirth-max" if all(sheet.alive) else "gurke.gap.rebirth-dead"


def _over_the_limit(state: State, sheet: Sheet, player: int, events: Events) -> None:
    """Say which rule the limit is, and what going over it means here."""
    options = state.options
    total, limit = sheet.scores[player], int(options.threshold)
    facts = {"seat": state.seats[player], "total": total, "limit": limit}
    gap = "gurke.gap.over-21" if total == limit == 21 else ""
    if options.lives == "2":
        rule = "gurke.life.second-death" if sheet.gurken[player] else "gurke.life.lose-at-21"
        events.append(Event(rule, facts, gap))
        return
    rule = _limit_rule(options)
    if rule:
        events.append(Event(rule, facts, "gurke.gap.se-over-30" if total == limit == 30 else gap))
    if options.end == "last-survivor" and options.buyback == "none":
        events.append(Event("gurke.life.none", facts, gap))
    if sheet.bought[player]:
        events.append(Event("gurke.buy.final", facts))


def _limit_rule(options: Options) -> str:
    if options.threshold in LIMITS:
        return LIMITS[options.threshold]
    if options.inclusive == "no":
        return "gurke.over.21-exclusive"
    return "gurke.over.21-klassisch" if options.ace_low_last == "yes" else ""


# Plus


def _plus(
    state: State, sheet: Sheet, level: tuple[int, ...], worth: int, events: Events, *, after_rebirth: bool
) -> Sheet:
    """Take the loser's points off everyone else who holds that rank; never below nought, never a life back."""
    for player in level:
        before = sheet.scores[player]
        total = max(0, before - worth)
        facts = {"seat": state.seats[player], "n": worth, "before": before, "total": total}
        events.append(Event("gurke.tie.plus", facts, "gurke.gap.plus-several" if len(level) > 1 else ""))
        if worth > before:
            events.append(Event("gurke.tie.floor", facts))
        if sheet.gurken[player]:
            events.append(Event("gurke.tie.keeps-gurke", facts, "gurke.gap.below-gurke"))
        if after_rebirth:
            events.append(Event("gurke.tie.order", facts))
        sheet = sheet._replace(scores=_with(sheet.scores, player, total))
    return sheet
