"""What the last trick costs, in the order in which it is written down.

Multiply, add the penalty, go back to nought on an exact hit, lose a life or go out and start
again, and only then take plus points off: two players at 18 show that the order can be seen.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.cards import JOKER, Card
from tutor.core.game import Event
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.core.tricks import put
from tutor.games.gurke.before import DOUBLE_SWAP, SECOND_DOUBLE
from tutor.games.gurke.options import NO_LIMIT, Options
from tutor.games.gurke.state import Sheet, State, over, winning
from tutor.games.gurke.values import SIX_OF_CLUBS, is_ace, points, priced_by, ranks

AVOID_LAST = RuleId("gurke.aim.avoid-last")
CUMULATE = RuleId("gurke.score.cumulate")
NO_SCORING = RuleId("gurke.end.none")
KONTRA_CALLER = RuleId("gurke.kontra.caller-four")
KONTRA_DOUBLE = RuleId("gurke.kontra.double")
CARDS_KEEP_SCORE = RuleId("gurke.table.cards-keep-score")
CARDS_RETURN = RuleId("gurke.table.cards-return")
ALL_PAY = RuleId("gurke.tie.all-minus")
ONLY_LAST_PAYS = RuleId("gurke.tie.last-only")
NO_PLUS = RuleId("gurke.tie.none")
PLUS = RuleId("gurke.tie.plus")
PLUS_FLOOR = RuleId("gurke.tie.floor")
GURKE_STAYS = RuleId("gurke.tie.keeps-gurke")
PLUS_COMES_LAST = RuleId("gurke.tie.order")
SIX_OF_CLUBS_LOST = RuleId("gurke.exact.c6-case")
EXACT_RESET = RuleId("gurke.exact.reset-21")
LIMIT_EXACTLY = RuleId("gurke.opt.inclusive")
LOSE_A_LIFE = RuleId("gurke.life.lose-at-21")
SECOND_DEATH = RuleId("gurke.life.second-death")
REBIRTH = RuleId("gurke.life.rebirth")
NO_SECOND_LIFE = RuleId("gurke.life.none")
OVER_20 = RuleId("gurke.over.20")
OVER_30 = RuleId("gurke.over.30")
OVER_50 = RuleId("gurke.over.50")
OVER_21_MORE = RuleId("gurke.over.21-exclusive")
OVER_21_CLASSIC = RuleId("gurke.over.21-klassisch")
BUY_FINAL = RuleId("gurke.buy.final")

NO_END = RuleId("gurke.gap.matapesa-end")
BLACK_SEVEN_POINTS = RuleId("gurke.gap.b7-points")
BLACK_SEVEN_RESET = RuleId("gurke.gap.b7-reset")
KONTRA_TIE = RuleId("gurke.gap.kontra-tie")
SIX_OF_CLUBS_ELSEWHERE = RuleId("gurke.gap.is-c6-last")
CARDS_OF_THE_OUT = RuleId("gurke.gap.is-out-cards")
REACHED_OR_OVER = RuleId("gurke.gap.over-21")
REACHED_OR_OVER_30 = RuleId("gurke.gap.se-over-30")
REBORN_TOGETHER = RuleId("gurke.gap.rebirth-simultaneous")
REBORN_AT_NOUGHT = RuleId("gurke.gap.rebirth-zero")
REBORN_AT_HIGHEST = RuleId("gurke.gap.rebirth-max")
REBORN_WITHOUT_THE_OUT = RuleId("gurke.gap.rebirth-dead")
PLUS_FOR_SEVERAL = RuleId("gurke.gap.plus-several")
NEVER_BELOW = RuleId("gurke.gap.below-gurke")

Events = list[Event]

LIMITS = {"20": OVER_20, "30": OVER_30, "50": OVER_50}
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
    events.append(Event(AVOID_LAST, {"seat": state.seats[loser], "card": card}))
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
        events.append(Event(ALL_PAY, facts))
    elif state.options.ties == "none":
        events.append(Event(ONLY_LAST_PAYS, facts))
        events.append(Event(NO_PLUS, facts))


def _counted(state: State, sheet: Sheet, losers: tuple[int, ...], events: Events) -> Sheet:
    """Without scoring, lost deals are counted."""
    scores = list(sheet.scores)
    for player in losers:
        scores[player] += 1
        facts = {"seat": state.seats[player], "n": scores[player]}
        events.append(Event(NO_SCORING, facts, NO_END))
    return sheet._replace(scores=tuple(scores))


# Minus


def factor(state: State, player: int) -> int:
    """Return by how much this player's penalty is multiplied."""
    if state.caller != NOBODY:
        return 4 if player == state.caller else 2
    return state.factors[player] if state.factors else 1


def _factor_rule(state: State, player: int) -> RuleId:
    if state.caller != NOBODY:
        return KONTRA_CALLER if player == state.caller else KONTRA_DOUBLE
    return SECOND_DOUBLE if factor(state, player) > 2 else DOUBLE_SWAP


def _minus(state: State, sheet: Sheet, laid: dict[int, Card], losers: tuple[int, ...], events: Events) -> Sheet:
    """Price the card, multiply, and add; where losing cards stay out, lay the card down."""
    scores, gone = list(sheet.scores), list(sheet.gone)
    for player in losers:
        seat, card = state.seats[player], laid[player]
        base, times = points(state.options, card), factor(state, player)
        joker = int(card.rank == JOKER and is_ace(state.options, card))
        facts = {"seat": seat, "card": card, "base": base, "times": times, "n": base * times, "joker": joker}
        gap = BLACK_SEVEN_POINTS if state.options.special == "b7-equal" and base == 21 else None
        events.append(Event(priced_by(state.options, card), facts, gap))
        if times > 1:
            gap = KONTRA_TIE if state.caller in losers and len(losers) > 1 else None
            events.append(Event(_factor_rule(state, player), facts, gap))
        before = scores[player]
        scores[player] += base * times
        facts |= {"before": before, "total": scores[player]}
        events.append(Event(CUMULATE, facts))
        if state.options.penalty_cards_out == "yes":
            gone[player] = (*gone[player], card)
            events.append(Event(CARDS_KEEP_SCORE, facts))
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
        if priced_by(options, laid[player]) == SIX_OF_CLUBS:
            events.append(Event(SIX_OF_CLUBS_LOST, facts, SIX_OF_CLUBS_ELSEWHERE))
        if total != int(options.exact_reset):
            continue
        black = BLACK_SEVEN_RESET if options.special == "b7-equal" and total == points(options, laid[player]) else None
        events.append(Event(EXACT_RESET, facts, black))
        sheet = sheet._replace(scores=_with(sheet.scores, player, 0))
        sheet = cards_return(state, sheet, player, None, events)
    return sheet


def cards_return(state: State, sheet: Sheet, player: int, gap: RuleId | None, events: Events) -> Sheet:
    """Put the losing cards that lie before a player back into the pack."""
    cards = sheet.gone[player]
    if not cards:
        return sheet
    facts = {"seat": state.seats[player], "cards": cards, "n": len(cards)}
    events.append(Event(CARDS_RETURN, facts, gap))
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
            events.append(Event(LIMIT_EXACTLY, facts, REACHED_OR_OVER))


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
            sheet = cards_return(state, sheet, player, CARDS_OF_THE_OUT, events)
    others = [n for p, n in enumerate(sheet.scores) if sheet.alive[p] and p not in fallen]
    start = max(others, default=0)
    for player in reborn:
        facts = {"seat": state.seats[player], "total": start, "before": sheet.scores[player]}
        events.append(Event(REBIRTH, facts, _rebirth_gap(sheet, reborn, start)))
        sheet = sheet._replace(
            scores=_with(sheet.scores, player, start), gurken=_with(sheet.gurken, player, sheet.gurken[player] + 1)
        )
        sheet = cards_return(state, sheet, player, None, events)
    return sheet, out


def _rebirth_gap(sheet: Sheet, reborn: tuple[int, ...], start: int) -> RuleId | None:
    if len(reborn) > 1:
        return REBORN_TOGETHER
    if not start:
        return REBORN_AT_NOUGHT
    return REBORN_AT_HIGHEST if all(sheet.alive) else REBORN_WITHOUT_THE_OUT


def _over_the_limit(state: State, sheet: Sheet, player: int, events: Events) -> None:
    """Say which rule the limit is, and what going over it means here."""
    options = state.options
    total, limit = sheet.scores[player], int(options.threshold)
    facts = {"seat": state.seats[player], "total": total, "limit": limit}
    gap = REACHED_OR_OVER if total == limit == 21 else None
    if options.lives == "2":
        rule = SECOND_DEATH if sheet.gurken[player] else LOSE_A_LIFE
        events.append(Event(rule, facts, gap))
        return
    if limit_rule := _limit_rule(options):
        events.append(Event(limit_rule, facts, REACHED_OR_OVER_30 if total == limit == 30 else gap))
    if options.end == "last-survivor" and options.buyback == "none":
        events.append(Event(NO_SECOND_LIFE, facts, gap))
    if sheet.bought[player]:
        events.append(Event(BUY_FINAL, facts))


def _limit_rule(options: Options) -> RuleId | None:
    if options.threshold in LIMITS:
        return LIMITS[options.threshold]
    if options.inclusive == "no":
        return OVER_21_MORE
    return OVER_21_CLASSIC if options.ace_low_last == "yes" else None


# Plus


def _plus(
    state: State, sheet: Sheet, level: tuple[int, ...], worth: int, events: Events, *, after_rebirth: bool
) -> Sheet:
    """Take the loser's points off everyone else who holds that rank; never below nought, never a life back."""
    for player in level:
        before = sheet.scores[player]
        total = max(0, before - worth)
        facts = {"seat": state.seats[player], "n": worth, "before": before, "total": total}
        events.append(Event(PLUS, facts, PLUS_FOR_SEVERAL if len(level) > 1 else None))
        if worth > before:
            events.append(Event(PLUS_FLOOR, facts))
        if sheet.gurken[player]:
            events.append(Event(GURKE_STAYS, facts, NEVER_BELOW))
        if after_rebirth:
            events.append(Event(PLUS_COMES_LAST, facts))
        sheet = sheet._replace(scores=_with(sheet.scores, player, total))
    return sheet
