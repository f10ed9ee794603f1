"""What may be played, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import Case, RuleId, Ruling, Sieve
from tutor.core.seats import player_of
from tutor.games.gurke import before
from tutor.games.gurke.answers import Need, need
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import PLAYING, State, is_last, to_act
from tutor.games.gurke.values import is_ace, ranks

FOREHAND_LEADS = RuleId("gurke.play.forehand-leads")
DEALER_LEADS = RuleId("gurke.play.dealer-leads")
WINNER_LEADS = RuleId("gurke.play.winner-leads")
CLOCKWISE = RuleId("gurke.play.clockwise")
FREE_LEAD = RuleId("gurke.lead.free")
LOWEST_LEADS = RuleId("gurke.lead.lowest")
SET_LEAD = RuleId("gurke.set.lead")
KEEP_SINGLE = RuleId("gurke.set.keep-single")
PAIR_AT_TWO = RuleId("gurke.set.pair-at-two")
AS_MANY_AS_LED = RuleId("gurke.set.same-count")
MUST_BEAT = RuleId("gurke.play.must-beat")
LOWEST_BEATER = RuleId("gurke.play.lowest-beater")
NOTHING_BETWEEN = RuleId("gurke.play.nothing-between")
BEAT_HIGHEST = RuleId("gurke.play.beat-highest")
BEAT_PREVIOUS = RuleId("gurke.play.beat-previous")
EQUAL_IS_ENOUGH = RuleId("gurke.play.equal-others")
LOWEST_OPTION = RuleId("gurke.play.lowest-option")
FORCED_LOWEST = RuleId("gurke.play.forced-lowest")
CARD_BY_CARD = RuleId("gurke.set.dominate")
LOWEST_CARDS = RuleId("gurke.set.lowest-n")
NO_MIXING = RuleId("gurke.set.no-mixing")
MIXED_RANKS = RuleId("gurke.set.mixed-ok")
NO_ACE_ON_ACE = RuleId("gurke.play.ace-blocks")
ACE_RETURNS = RuleId("gurke.play.ace-nonadjacent")
LAST_CARD = RuleId("gurke.trick.no-choice-last")

FIRST_DEALER_UNSAID = RuleId("gurke.gap.vid-first-dealer")
LATER_LEADS_UNSAID = RuleId("gurke.gap.later-leads")
LOWEST_LEAD_SCOPE = RuleId("gurke.gap.lead-lowest-scope")
LOWEST_LEAD_SETS = RuleId("gurke.gap.lead-lowest-sets")
SPECIAL_IN_SET = RuleId("gurke.gap.c6-in-set")
SET_IN_PARTS = RuleId("gurke.gap.set-single-order")
SETS_INCOMPARABLE = RuleId("gurke.gap.set-incomparable")
PREVIOUS_MANDATORY = RuleId("gurke.gap.se-prev-mandatory")
LOWEST_BEATS = RuleId("gurke.gap.lowest-beats")
EQUAL_LOWEST = RuleId("gurke.gap.equal-lowest")
ACES_ONLY = RuleId("gurke.gap.ace-ban-forced")
JOKER_ON_ACE = RuleId("gurke.gap.ace-ban-jokers")
ACE_FURTHER_BACK = RuleId("gurke.gap.ace-ban-target")
ACES_IN_LAST_TRICK = RuleId("gurke.gap.ace-ban-last")

Moves: TypeAlias = Sequence[Move]


# Whose turn it is


def leader_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """To the first trick the player left of the dealer leads, or the dealer; later the winner of the last trick."""
    if state.phase is not PLAYING or state.trick:
        return None
    gap = None
    if state.number > 1:
        rule = WINNER_LEADS
    elif state.options.first_leader == "dealer":
        rule = DEALER_LEADS
        gap = FIRST_DEALER_UNSAID if state.sheet.deal == 1 else None
    else:
        rule = FOREHAND_LEADS
    if _leads(state, seat):
        return Ruling(rule, moves, gap, grants=True, about=PLAY)
    return Ruling(rule, [m for m in moves if m.verb != PLAY], about=PLAY)


def clockwise(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Everyone plays once to each trick, in turn, clockwise."""
    if state.phase is not PLAYING or not state.trick or _follows(state, seat):
        return None
    return Ruling(CLOCKWISE, [m for m in moves if m.verb != PLAY], about=PLAY)


def _leads(state: State, seat: Seat) -> bool:
    """Whether this seat leads now; of what others try only the turn is worth a word."""
    return state.phase is PLAYING and not state.trick and player_of(state, seat) == to_act(state)


def _follows(state: State, seat: Seat) -> bool:
    """Whether this seat comes next in the trick that lies."""
    return state.phase is PLAYING and bool(state.trick) and player_of(state, seat) == to_act(state)


# Leading


def one_rank_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Lead one card, or several of the same rank."""
    if not _leads(state, seat):
        return None
    rank = ranks(state.options)

    def equal(move: Move) -> bool:
        return len({rank[c] for c in move.cards}) == 1

    def case(move: Move) -> Case | None:
        if equal(move):
            return None
        looks_equal = len({c.rank for c in move.cards}) == 1
        return Case(SET_LEAD, SPECIAL_IN_SET if looks_equal else None)

    return Ruling(SET_LEAD, [m for m in moves if equal(m)], about=PLAY, case=case)


def keep_one_for_the_end(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Keep one card for the last trick: of two equal last cards lead only one."""
    if not _leads(state, seat):
        return None
    held = len(state.hands[state.leader])
    most = max(1, held - 1)
    rule = PAIR_AT_TWO if held == 2 else KEEP_SINGLE

    def case(move: Move) -> Case | None:
        return Case(rule) if len(move.cards) > most else None

    return Ruling(rule, [m for m in moves if len(m.cards) <= most], about=PLAY, case=case)


def lowest_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever leads must lead the lowest card, at every lead."""
    if not _leads(state, seat):
        return None
    rank = ranks(state.options)
    low = min(rank[c] for c in state.hands[state.leader])
    later = LOWEST_LEAD_SCOPE if state.number > 1 and not is_last(state) else None

    def case(move: Move) -> Case:
        return Case(LOWEST_LEADS, LOWEST_LEAD_SETS if len(move.cards) > 1 else later)

    keep = [m for m in moves if rank[m.card] == low]
    return Ruling(LOWEST_LEADS, keep, grants=True, about=PLAY, case=case)


def free_lead(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever leads may choose any card."""
    if not _leads(state, seat):
        return None
    rank = ranks(state.options)
    hand = state.hands[state.leader]
    later = LATER_LEADS_UNSAID if state.number > 1 and not is_last(state) else None

    def case(move: Move) -> Case:
        if len(move.cards) == 1:
            return Case(FREE_LEAD, later)
        equal = sum(rank[c] == rank[move.card] for c in hand)
        return Case(SET_LEAD, SET_IN_PARTS if equal > len(move.cards) else None)

    return Ruling(FREE_LEAD, moves, grants=True, about=PLAY, case=case)


# Following


def as_many_as_led(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Everyone lays exactly as many cards as were led."""
    if not _follows(state, seat):
        return None
    count = len(state.trick[0][1])

    def case(move: Move) -> Case | None:
        return Case(AS_MANY_AS_LED) if len(move.cards) != count else None

    return Ruling(AS_MANY_AS_LED, [m for m in moves if len(m.cards) == count], about=PLAY, case=case)


def must_beat(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever can equal or beat must do so, with any card that does it."""
    if not _follows(state, seat):
        return None
    facing = need(state, player_of(state, seat))
    if not facing.can_be_met:
        return None
    gap = PREVIOUS_MANDATORY if state.options.target == "previous" else None
    keep = [m for m in moves if facing.is_met_by(m.cards)]
    return Ruling(MUST_BEAT, keep, about=PLAY, case=_duty(state, facing, Case(MUST_BEAT, gap)))


def cheapest_beater(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever can equal or beat must do it with the cheapest card that suffices."""
    if not _follows(state, seat):
        return None
    facing = need(state, player_of(state, seat))
    if not facing.can_be_met:
        return None
    cheapest = facing.cheapest
    keep = [m for m in moves if facing.shape(m.cards) == cheapest]
    return Ruling(LOWEST_BEATER, keep, about=PLAY, case=_duty(state, facing, Case(LOWEST_BEATER)))


def _duty(state: State, facing: Need, duty: Case) -> Callable[[Move], Case | None]:
    """Name the case of a single answer where whoever can take over must: the duty, or the ban on aces before it."""

    def case(move: Move) -> Case | None:
        if facing.blocked and is_ace(state.options, move.card):
            return _no_ace(state, move)
        return duty if len(move.cards) == len(facing.wanted) else None

    return case


def beat_or_lowest(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Equal or beat what is to be reached, or give your lowest; there is nothing between."""
    if not _follows(state, seat):
        return None
    facing = need(state, player_of(state, seat))
    keep = [m for m in moves if facing.is_met_by(m.cards) or facing.is_lowest(m.cards)]

    def case(move: Move) -> Case | None:
        if len(move.cards) != len(facing.wanted):
            return None
        if len(move.cards) > 1:
            return _case_of_set(state, facing, move)
        return _case_of_card(state, facing, move)

    return Ruling(NOTHING_BETWEEN, keep, grants=True, about=PLAY, case=case)


def _case_of_card(state: State, facing: Need, move: Move) -> Case:
    """Name the case of a single card: it takes over, it is the lowest, or it is neither."""
    options, card = state.options, move.card
    if facing.is_met_by(move.cards):
        gap = LOWEST_BEATS if options.duty == "free" and facing.is_lowest(move.cards) else None
        if options.ace_on_ace == "no" and facing.shape(move.cards) == facing.wanted:
            return Case(EQUAL_IS_ENOUGH, gap)
        return Case(BEAT_PREVIOUS if options.target == "previous" else BEAT_HIGHEST, gap)
    if facing.is_lowest(move.cards):
        return Case(LOWEST_OPTION) if facing.can_be_met else Case(FORCED_LOWEST, _forced(facing, move))
    if facing.blocked and is_ace(options, card):
        return _no_ace(state, move)
    return Case(NOTHING_BETWEEN if facing.can_be_met else FORCED_LOWEST)


def _case_of_set(state: State, facing: Need, move: Move) -> Case:
    """Name the case of several cards: place by place, as the lowest, or mixed of both."""
    options = state.options
    if facing.is_met_by(move.cards):
        unclear = SETS_INCOMPARABLE if options.target == "previous" else None
        return Case(CARD_BY_CARD, LOWEST_BEATS if options.duty == "free" and facing.is_lowest(move.cards) else unclear)
    if facing.is_lowest(move.cards):
        return Case(LOWEST_CARDS)
    if facing.is_met_in_part_by(move.cards):
        return Case(NO_MIXING)
    return Case(CARD_BY_CARD if facing.can_be_met else LOWEST_CARDS)


def _forced(facing: Need, move: Move) -> RuleId | None:
    """Return the gap that a forced lowest card rests on, if any."""
    if facing.blocked and is_ace(facing.options, move.card):
        return ACES_ONLY
    return EQUAL_LOWEST if facing.held.count(facing.held[0]) > 1 else None


def _no_ace(state: State, move: Move) -> Case:
    """An ace is refused because an ace is to be answered."""
    if move.card.rank != "A":
        return Case(NO_ACE_ON_ACE, JOKER_ON_ACE)
    directly_before = is_ace(state.options, state.trick[-1][1][0])
    return Case(NO_ACE_ON_ACE, None if directly_before else ACE_FURTHER_BACK)


# Second reasons


def _need_once(state: State, seat: Seat) -> Callable[[], Need]:
    """What this seat has to reach: worked out when a reason is asked for, which play never does, and then once."""
    return cache(partial(need, state, player_of(state, seat)))


def lowest_that_beats(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The lowest card is always allowed; if it also equals or beats, it takes over."""
    if not _follows(state, seat):
        return None
    facing = _need_once(state, seat)

    def case(move: Move) -> Case | None:
        here = facing()
        if not (here.is_lowest(move.cards) and here.is_met_by(move.cards)):
            return None
        return Case(LOWEST_CARDS if len(here.wanted) > 1 else LOWEST_OPTION, LOWEST_BEATS)

    return Ruling(LOWEST_OPTION, moves, grants=True, about=PLAY, case=case)


def mixed_ranks(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The cards of an answer may differ in rank."""
    if not _follows(state, seat) or len(state.trick[0][1]) == 1:
        return None
    facing = _need_once(state, seat)

    def case(move: Move) -> Case | None:
        mixed = len(set(facing().shape(move.cards))) > 1
        return Case(MIXED_RANKS) if mixed and facing().is_met_by(move.cards) else None

    return Ruling(MIXED_RANKS, moves, grants=True, about=PLAY, case=case)


def ace_returns(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Where only the card before counts, an ace may return once another card has come between."""
    if not _follows(state, seat):
        return None
    aces = [is_ace(state.options, cards[0]) for _, cards in state.trick]

    def case(move: Move) -> Case | None:
        again = any(aces) and not aces[-1] and is_ace(state.options, move.card)
        return Case(ACE_RETURNS, ACE_FURTHER_BACK) if again else None

    return Ruling(ACE_RETURNS, moves, grants=True, about=PLAY, case=case)


def last_card_falls(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """In the last trick nobody has a choice: everyone plays the one card left."""
    if not (_leads(state, seat) or _follows(state, seat)) or not is_last(state):
        return None
    options = state.options
    asks = options.ace_on_ace == "no" and options.ties != "all-minus" and bool(state.trick)
    blocked = asks and need(state, player_of(state, seat)).blocked

    def case(move: Move) -> Case:
        return Case(LAST_CARD, ACES_IN_LAST_TRICK if blocked and is_ace(options, move.card) else None)

    return Ruling(LAST_CARD, moves, grants=True, about=PLAY, case=case)


_DUTIES: Mapping[str, tuple[Sieve[State], ...]] = {
    "free": (beat_or_lowest, lowest_that_beats),
    "must-beat": (must_beat, beat_or_lowest),
    "lowest-beater": (cheapest_beater, beat_or_lowest),
}


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    sets = options.sets == "yes"
    lead: tuple[Sieve[State], ...] = (lowest_leads,) if options.lead == "lowest" else (free_lead,)
    aces = options.ace_on_ace == "no" and options.target == "previous"
    return (
        *before.rules(options),
        leader_leads,
        clockwise,
        *((one_rank_leads, keep_one_for_the_end) if sets else ()),
        *lead,
        *((as_many_as_led, mixed_ranks) if sets else ()),  # that ranks may differ is never the first reason
        *_DUTIES[options.duty],
        *((ace_returns,) if aces else ()),
        last_card_falls,
    )
