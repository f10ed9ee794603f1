"""What may be played, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import RuleId, Ruling, Sieve
from tutor.games.gurke import before
from tutor.games.gurke.answers import Need, need
from tutor.games.gurke.options import Options
from tutor.games.gurke.state import Phase, State, is_last, seat_of, to_play
from tutor.games.gurke.values import is_ace, ranks

Moves: TypeAlias = Sequence[Move]
Case: TypeAlias = tuple[RuleId, RuleId]

SILENT: Case = ("", "")
"""A rule has nothing to say of this move."""

PLAYING = Phase.PLAY


def _not_plays(moves: Moves) -> list[Move]:
    return [m for m in moves if m[1] != PLAY]


# Whose turn it is


def leader_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """To the first trick the player left of the dealer leads, or the dealer; later the winner of the last trick."""
    if state.phase is not PLAYING or state.trick or not moves or moves[0][1] != PLAY:
        return None
    gap = ""
    if state.number > 1:
        rule = "gurke.play.winner-leads"
    elif state.options.first_leader == "dealer":
        rule = "gurke.play.dealer-leads"
        gap = "gurke.gap.vid-first-dealer" if state.sheet.deal == 1 else ""
    else:
        rule = "gurke.play.forehand-leads"
    if moves[0][0] == state.seats[state.leader]:
        return Ruling(rule, moves, gap, grants=True, about=PLAY)
    return Ruling(rule, _not_plays(moves), about=PLAY)


def clockwise(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Everyone plays once to each trick, in turn, clockwise."""
    if state.phase is not PLAYING or not state.trick or not moves or moves[0][1] != PLAY:
        return None
    if moves[0][0] == state.seats[to_play(state)]:
        return None
    return Ruling("gurke.play.clockwise", _not_plays(moves), about=PLAY)


def _leading(state: State, moves: Moves) -> bool:
    """Whether these are plays of the one who leads; of all others only the turn is worth a word."""
    if state.phase is not PLAYING or state.trick or not moves or moves[0][1] != PLAY:
        return False
    return moves[0][0] == state.seats[state.leader]


def _following(state: State, moves: Moves) -> bool:
    """Whether these are plays of the one who comes next in the trick that lies."""
    if state.phase is not PLAYING or not state.trick or not moves or moves[0][1] != PLAY:
        return False
    return moves[0][0] == state.seats[to_play(state)]


# Leading


def one_rank_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Lead one card, or several of the same rank."""
    if not _leading(state, moves):
        return None
    rank = ranks(state.options)

    def equal(move: Move) -> bool:
        first = rank[move.cards[0]]
        return all(rank[c] == first for c in move.cards)

    def case(move: Move) -> Case:
        if equal(move):
            return SILENT
        looks_equal = len({c.rank for c in move.cards}) == 1
        return ("gurke.set.lead", "gurke.gap.c6-in-set" if looks_equal else "")

    return Ruling("gurke.set.lead", [m for m in moves if equal(m)], about=PLAY, case=case)


def keep_one_for_the_end(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Keep one card for the last trick: of two equal last cards lead only one."""
    if not _leading(state, moves):
        return None
    held = len(state.hands[state.leader])
    most = max(1, held - 1)
    rule = "gurke.set.pair-at-two" if held == 2 else "gurke.set.keep-single"

    def case(move: Move) -> Case:
        return (rule, "") if len(move.cards) > most else SILENT

    return Ruling(rule, [m for m in moves if len(m.cards) <= most], about=PLAY, case=case)


def lowest_leads(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever leads must lead the lowest card, at every lead."""
    if not _leading(state, moves):
        return None
    rank = ranks(state.options)
    low = rank[state.hands[state.leader][0]]
    later = "gurke.gap.lead-lowest-scope" if state.number > 1 and not is_last(state) else ""

    def case(move: Move) -> Case:
        return ("gurke.lead.lowest", "gurke.gap.lead-lowest-sets" if len(move.cards) > 1 else later)

    keep = [m for m in moves if rank[m.cards[0]] == low]
    return Ruling("gurke.lead.lowest", keep, grants=True, about=PLAY, case=case)


def free_lead(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever leads may choose any card."""
    if not _leading(state, moves):
        return None
    rank = ranks(state.options)
    hand = state.hands[state.leader]
    later = "gurke.gap.later-leads" if state.number > 1 and not is_last(state) else ""

    def case(move: Move) -> Case:
        if len(move.cards) == 1:
            return ("gurke.lead.free", later)
        equal = sum(rank[c] == rank[move.cards[0]] for c in hand)
        return ("gurke.set.lead", "gurke.gap.set-single-order" if equal > len(move.cards) else "")

    return Ruling("gurke.lead.free", moves, grants=True, about=PLAY, case=case)


# Following


def as_many_as_led(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Everyone lays exactly as many cards as were led."""
    if not _following(state, moves):
        return None
    count = len(state.trick[0][1])

    def case(move: Move) -> Case:
        return ("gurke.set.same-count", "") if len(move.cards) != count else SILENT

    return Ruling("gurke.set.same-count", [m for m in moves if len(m.cards) == count], about=PLAY, case=case)


def must_beat(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever can equal or beat must do so, with any card that does it."""
    if not _following(state, moves):
        return None
    facing = need(state, seat_of(state, moves[0].seat))
    keep = [m for m in moves if facing.beats(m.cards)]
    if not keep:
        return None
    gap = "gurke.gap.se-prev-mandatory" if state.options.target == "previous" else ""

    def case(move: Move) -> Case:
        if facing.blocked and is_ace(state.options, move.cards[0]):
            return _blocked(state, move)
        return ("gurke.play.must-beat", gap) if len(move.cards) == len(facing.wanted) else SILENT

    return Ruling("gurke.play.must-beat", keep, about=PLAY, case=case)


def cheapest_beater(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever can equal or beat must do it with the cheapest card that suffices."""
    if not _following(state, moves):
        return None
    player = seat_of(state, moves[0].seat)
    facing = need(state, player)
    cheapest = facing.cheapest(state.hands[player])
    if cheapest is None:
        return None

    def case(move: Move) -> Case:
        if facing.blocked and is_ace(state.options, move.cards[0]):
            return _blocked(state, move)
        return ("gurke.play.lowest-beater", "") if len(move.cards) == len(facing.wanted) else SILENT

    keep = [m for m in moves if facing.shape(m.cards) == cheapest]
    return Ruling("gurke.play.lowest-beater", keep, about=PLAY, case=case)


def beat_or_lowest(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Equal or beat what is to be reached, or give your lowest; there is nothing between."""
    if not _following(state, moves):
        return None
    facing = need(state, seat_of(state, moves[0].seat))
    beats, is_lowest = facing.beats, facing.is_lowest
    keep = [m for m in moves if beats(m[2]) or is_lowest(m[2])]
    return Ruling("gurke.play.nothing-between", keep, grants=True, about=PLAY, case=_cases(state, moves, facing))


def _cases(state: State, moves: Moves, facing: Need) -> Callable[[Move], Case]:
    """Name the case of a single answer: it beats, it is the lowest, or it is neither."""
    options = state.options

    def case(move: Move) -> Case:
        cards = move.cards
        several = len(cards) > 1
        if len(cards) != len(facing.wanted):
            return SILENT
        if facing.beats(cards):
            low = "gurke.gap.lowest-beats" if options.duty == "free" and facing.is_lowest(cards) else ""
            if several:
                return ("gurke.set.dominate", low or _incomparable(state))
            if options.ace_on_ace == "no" and facing.shape(cards) == facing.wanted:
                return ("gurke.play.equal-others", low)
            return (BEAT[options.target], low)
        if facing.is_lowest(cards):
            if several:
                return ("gurke.set.lowest-n", "")
            if any(facing.beats(m.cards) for m in moves):
                return ("gurke.play.lowest-option", "")
            return ("gurke.play.forced-lowest", _forced(state, facing, move))
        if not several and facing.blocked and is_ace(options, cards[0]):
            return _blocked(state, move)
        if several:
            return ("gurke.set.no-mixing", "")
        if any(facing.beats(m.cards) for m in moves):
            return ("gurke.play.nothing-between", "")
        return ("gurke.play.forced-lowest", "")

    return case


BEAT = {"highest": "gurke.play.beat-highest", "previous": "gurke.play.beat-previous"}


def _incomparable(state: State) -> str:
    return "gurke.gap.set-incomparable" if state.options.target == "previous" else ""


def _forced(state: State, facing: Need, move: Move) -> str:
    """Return the gap that a forced lowest card rests on, if any."""
    if facing.blocked and is_ace(state.options, move.cards[0]):
        return "gurke.gap.ace-ban-forced"
    return "gurke.gap.equal-lowest" if facing.held.count(facing.held[0]) > 1 else ""


def _blocked(state: State, move: Move) -> Case:
    """An ace is refused because an ace is to be answered."""
    if move.cards[0].rank != "A":
        return ("gurke.play.ace-blocks", "gurke.gap.ace-ban-jokers")
    directly_before = is_ace(state.options, state.trick[-1][1][0])
    return ("gurke.play.ace-blocks", "" if directly_before else "gurke.gap.ace-ban-target")


# Second reasons


def lowest_that_beats(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The lowest card is always allowed; if it also equals or beats, it takes over."""
    if not _following(state, moves):
        return None

    def case(move: Move) -> Case:
        facing = need(state, seat_of(state, move.seat))
        if not (facing.beats(move.cards) and facing.is_lowest(move.cards)):
            return SILENT
        rule = "gurke.set.lowest-n" if len(facing.wanted) > 1 else "gurke.play.lowest-option"
        return (rule, "gurke.gap.lowest-beats")

    return Ruling("gurke.play.lowest-option", moves, grants=True, about=PLAY, case=case)


def mixed_ranks(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The cards of an answer may differ in rank."""
    if not _following(state, moves) or len(state.trick[0][1]) == 1:
        return None

    def case(move: Move) -> Case:
        facing = need(state, seat_of(state, move.seat))
        mixed = len(set(facing.shape(move.cards))) > 1
        return ("gurke.set.mixed-ok", "") if mixed and facing.beats(move.cards) else SILENT

    return Ruling("gurke.set.mixed-ok", moves, grants=True, about=PLAY, case=case)


def ace_returns(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Where only the card before counts, an ace may return once another card has come between."""
    if not _following(state, moves):
        return None

    def case(move: Move) -> Case:
        aces = [is_ace(state.options, cards[0]) for _, cards in state.trick]
        again = any(aces) and not aces[-1] and is_ace(state.options, move.cards[0])
        return ("gurke.play.ace-nonadjacent", "gurke.gap.ace-ban-target") if again else SILENT

    return Ruling("gurke.play.ace-nonadjacent", moves, grants=True, about=PLAY, case=case)


def last_card_falls(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """In the last trick nobody has a choice: everyone plays the one card left."""
    if not (_following(state, moves) or _leading(state, moves)) or not is_last(state):
        return None
    ban = state.options.ace_on_ace == "no" and state.options.ties != "all-minus" and bool(state.trick)

    def case(move: Move) -> Case:
        gap = ""
        if ban and is_ace(state.options, move.cards[0]) and need(state, seat_of(state, move.seat)).blocked:
            gap = "gurke.gap.ace-ban-last"
        return ("gurke.trick.no-choice-last", gap)

    return Ruling("gurke.trick.no-choice-last", moves, grants=True, about=PLAY, case=case)


_DUTIES: dict[str, tuple[Sieve[State], ...]] = {
    "free": (),
    "must-beat": (must_beat,),
    "lowest-beater": (cheapest_beater,),
}


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    sets = options.sets == "yes"
    return (
        *before.rules(options),
        leader_leads,
        clockwise,
        *((one_rank_leads, keep_one_for_the_end) if sets else ()),
        *((lowest_leads,) if options.lead == "lowest" else (free_lead,)),
        *((as_many_as_led,) if sets else ()),
        *_DUTIES[options.duty],
        beat_or_lowest,
        *((lowest_that_beats,) if options.duty == "free" else ()),
        *((mixed_ranks,) if sets else ()),
        *((ace_returns,) if options.ace_on_ace == "no" and options.target == "previous" else ()),
        last_card_falls,
    )
