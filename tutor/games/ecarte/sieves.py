"""What may be said and played in Écarté, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import Ruling, Sieve
from tutor.games.ecarte import chouette
from tutor.games.ecarte.duties import DUTIES, trump_led
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.renonce import shown_breach
from tutor.games.ecarte.state import (
    NOBODY,
    Phase,
    State,
    exchanges_used_up,
    holds_king,
    least,
    may_propose,
    other,
    seat_of,
    window_open,
)
from tutor.games.ecarte.verbs import ACCEPT, ANNOUNCE, CHOOSE, CLAIM, DISCARD, HOLD, PROPOSE, REFUSE, STAND, say

Moves: TypeAlias = Sequence[Move]
Case: TypeAlias = tuple[str, str]

NO_CASE: Case = ("", "")


# Before the play


def winner_chooses(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever drew the higher card says who deals."""
    if state.phase is not Phase.CHOOSE:
        return None
    return Ruling("ecarte.opt.first-dealer", moves, grants=True, about=CHOOSE)


def elder_decides(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder has the first word: only elder may propose, and only elder leads to the first trick."""
    if state.phase is not Phase.PROPOSE or not moves or moves[0].seat == state.seats[state.elder]:
        return None
    keep = [m for m in moves if m.verb not in (PLAY, PROPOSE)]
    return Ruling("ecarte.deal.elder-leads", keep, case=_not_elder)


def _not_elder(move: Move) -> Case:
    if move.verb == PROPOSE:
        return ("ecarte.propose.dealer-cannot", "")
    return ("ecarte.deal.elder-leads", "") if move.verb == PLAY else NO_CASE


def proposing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder may ask for an exchange with any hand, as long as the talon lasts and the table allows another."""
    if state.phase is not Phase.PROPOSE or not moves or moves[0].seat != state.seats[state.elder]:
        return None
    if may_propose(state):
        rule = "ecarte.exchange.repeat" if state.exchanges else "ecarte.propose.pass"
        return Ruling(rule, moves, grants=True, about=PROPOSE)
    keep = [m for m in moves if m.verb != PROPOSE]
    if exchanges_used_up(state):
        return Ruling("ecarte.opt.max-exchanges", keep, about=PROPOSE)
    return Ruling("ecarte.exchange.talon-limit", keep, "ecarte.gap.talon-end", about=PROPOSE)


def standing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Sure of three tricks, elder simply plays."""
    if state.phase is not Phase.PROPOSE or not moves or moves[0].seat != state.seats[state.elder]:
        return None
    return Ruling("ecarte.stand.elder-leads", moves, grants=True, case=_stands)


def _stands(move: Move) -> Case:
    return ("ecarte.stand.elder-leads", "") if move.verb in (PLAY, STAND) else NO_CASE


def answering(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A proposal is answered before anything else: the dealer accepts, or refuses and takes the deal on."""
    if state.phase is not Phase.ANSWER:
        return None
    return Ruling("ecarte.propose.pass", [m for m in moves if m.verb != PLAY], grants=True, case=_answer)


def _answer(move: Move) -> Case:
    if move.verb == ACCEPT:
        return ("ecarte.propose.accept", "")
    return ("ecarte.propose.refuse" if move.verb == REFUSE else "ecarte.propose.pass", "")


def discarding_in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder exchanges first, then the dealer; what was laid away stays away."""
    if state.phase is not Phase.DISCARD or not moves or moves[0].verb != DISCARD:
        return None
    if moves[0].seat == state.seats[state.turn]:
        return None
    if state.turn == state.elder:
        return Ruling("ecarte.exchange.elder-first", (), about=DISCARD)
    return Ruling("ecarte.exchange.discards-dead", (), about=DISCARD)


def exchanging(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder changes one to five cards, the dealer any number, and nobody more than the talon holds."""
    if state.phase is not Phase.DISCARD or not moves or moves[0].seat != state.seats[state.turn]:
        return None
    is_elder = state.turn == state.elder
    fewest = 1 if is_elder else least(state)
    most = len(state.talon) - (least(state) if is_elder else 0)
    too_few = "ecarte.exchange.elder-first" if is_elder else "ecarte.opt.dealer-min-discard"
    granted = "ecarte.exchange.elder-first" if is_elder else "ecarte.exchange.dealer-any-number"

    def case(move: Move) -> Case:
        if len(move.cards) > most:
            return ("ecarte.exchange.talon-limit", "ecarte.gap.talon-end")
        if len(move.cards) < fewest:
            return (too_few, "ecarte.gap.zero-exchange")
        return (granted, "" if move.cards else "ecarte.gap.zero-exchange")

    keep = [m for m in moves if fewest <= len(m[2]) <= most]
    return Ruling(granted, keep, grants=True, about=DISCARD, case=case)


# The king of trumps


def announcing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The king of trumps is announced once play is settled and before one's own first card; nobody has to."""
    phase = state.phase
    if (phase is not Phase.PLAY and phase is not Phase.PROPOSE) or not moves:
        return None
    saying = say(moves[0][0], ANNOUNCE)
    if saying not in moves:
        return None
    rule, gap, legal = _announcement(state, seat_of(state, saying.seat))
    return Ruling(rule, moves if legal else [m for m in moves if m != saying], gap, grants=legal, about=ANNOUNCE)


def _announcement(state: State, player: int) -> tuple[str, str, bool]:
    """Return what is said of an announcement by this player: rule, gap, and whether it counts."""
    assert state.turn_up is not None
    options = state.options
    if state.turn_up.rank == "K":
        return _turned_king(state, player)
    if state.king != NOBODY:
        return ("ecarte.king.exclusive", "", False)
    if state.phase is not Phase.PLAY:
        return ("ecarte.king.announce", "ecarte.gap.announce-then-discard", False)
    if not window_open(state, player):
        own = state.played or (state.trick and state.trick[0][0] == player) or player in state.missed
        return ("ecarte.king.too-late" if own else "ecarte.opt.king-window", "ecarte.gap.king-window", False)
    if not holds_king(state.hands[player], state.turn_up.suit):
        rule = "ecarte.king.announce" if options.false_king == "impossible" else "ecarte.opt.false-king"
        return (rule, "", False)
    if state.played:
        return ("ecarte.opt.king-window", "ecarte.gap.king-window", True)
    return ("ecarte.king.announce", "ecarte.gap.king-window" if state.trick else "", True)


def _turned_king(state: State, player: int) -> tuple[str, str, bool]:
    """The king lies on the table: the dealer's point, where it has to be claimed and was not yet."""
    if player != state.dealer or state.king != NOBODY:
        return ("ecarte.king.exclusive", "", False)
    if state.phase is Phase.PROPOSE and not state.exchanges:
        return ("ecarte.king.turned-up", "ecarte.gap.turned-king-claim", True)
    return ("ecarte.opt.king-turnup", "ecarte.gap.turned-king-claim", False)


def king_may_stay_silent(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Nobody has to announce: playing on without a word is allowed."""
    if state.phase is not Phase.PLAY or state.king != NOBODY or not moves or moves[0].verb != PLAY:
        return None
    player = seat_of(state, moves[0].seat)
    if player != state.turn or not window_open(state, player) or not holds_king(state.hands[player], state.trump):
        return None
    return Ruling("ecarte.king.optional", moves, grants=True, about=PLAY)


# The five tricks


def in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder leads to the first trick, the winner of a trick to the next; the other side answers."""
    if state.phase is not Phase.PLAY or not moves or moves[0][0] == state.seats[state.turn]:
        return None
    rule = "ecarte.play.next-lead" if state.trick or state.played else "ecarte.deal.elder-leads"
    return Ruling(rule, [m for m in moves if m.verb != PLAY], about=PLAY)


def lead_free(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The leader may lead any card."""
    if state.phase is not Phase.PLAY or state.trick or not moves or moves[0].verb != PLAY:
        return None
    return Ruling("ecarte.play.lead-free", moves, grants=True, about=PLAY)


def naming(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Where the naming binds, the suit named is the suit led; a word that stands has to be kept."""
    if state.phase is not Phase.PLAY or state.trick or not moves or moves[0].verb != PLAY:
        return None
    named = state.named
    keep = [m for m in moves if m.verb != PLAY or (not m.value and (not named or m.cards[0].suit == named))]
    return Ruling("ecarte.opt.name-suit", keep, about=PLAY)


def holding_to_the_word(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """After a false naming the other side says whether the card stands or the word."""
    if state.phase is not Phase.NAMED or not moves or moves[0].verb != HOLD:
        return None
    leader, card = state.trick[0]
    can = any(one.suit == state.named for one in state.hands[leader] if one != card)
    keep = moves if can else [m for m in moves if m.value == "card"]
    return Ruling("ecarte.opt.name-suit", keep, grants=True, about=HOLD)


# Renonce


def claiming(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A renonce is claimed when the cards on the table show it."""
    claims = [m for m in moves if m.verb == CLAIM]
    if not claims:
        return None
    offender = other(state, seat_of(state, claims[0].seat))
    if shown_breach(state, offender) is not None:
        return Ruling("ecarte.renonce.definition", moves, grants=True, about=CLAIM)
    return Ruling("ecarte.renonce.definition", [m for m in moves if m.verb != CLAIM], about=CLAIM)


@cache
def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    chooses: tuple[Sieve[State], ...] = (winner_chooses,) if options.first_dealer == "higher-chooses" else ()
    names: tuple[Sieve[State], ...] = (naming, holding_to_the_word) if options.name_suit == "binding" else ()
    claims: tuple[Sieve[State], ...] = (claiming,) if options.enforcement != "strict" else ()
    company = chouette.rules(options) if options.chouette == "on" else ()
    return (
        *chooses,
        elder_decides,
        proposing,
        standing,
        answering,
        discarding_in_turn,
        exchanging,
        in_turn,
        *names,
        announcing,
        *claims,
        lead_free,
        trump_led,
        *DUTIES,
        king_may_stay_silent,
        *company,
    )
