"""What may be said and played in Écarté, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tutor.core.moves import PLAY, Move, Seat
from tutor.core.rules import Case, RuleId, Ruling, Sieve, grant
from tutor.core.seats import NOBODY, player_of
from tutor.games.ecarte import chouette
from tutor.games.ecarte.duties import DUTIES, trump_led
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.renonce import OPT_FALSE_KING, OPT_NAME_SUIT, RENONCE_DEFINITION, shown_breach
from tutor.games.ecarte.state import Phase, State, exchanges_used_up, holds_king, least, may_propose, other, window_open
from tutor.games.ecarte.verbs import ACCEPT, ANNOUNCE, CHOOSE, CLAIM, DISCARD, DRAW, HOLD, PROPOSE, REFUSE, STAND

OPT_FIRST_DEALER = RuleId("ecarte.opt.first-dealer")
DEAL_ELDER_LEADS = RuleId("ecarte.deal.elder-leads")
PROPOSE_DEALER_CANNOT = RuleId("ecarte.propose.dealer-cannot")
DEAL_TALON = RuleId("ecarte.deal.talon")
EXCHANGE_REPEAT = RuleId("ecarte.exchange.repeat")
PROPOSE_PASS = RuleId("ecarte.propose.pass")
OPT_MAX_EXCHANGES = RuleId("ecarte.opt.max-exchanges")
EXCHANGE_TALON_LIMIT = RuleId("ecarte.exchange.talon-limit")
GAP_TALON_END = RuleId("ecarte.gap.talon-end")
STAND_ELDER_LEADS = RuleId("ecarte.stand.elder-leads")
PROPOSE_ACCEPT = RuleId("ecarte.propose.accept")
PROPOSE_REFUSE = RuleId("ecarte.propose.refuse")
EXCHANGE_ELDER_FIRST = RuleId("ecarte.exchange.elder-first")
EXCHANGE_DISCARDS_DEAD = RuleId("ecarte.exchange.discards-dead")
OPT_DEALER_MIN_DISCARD = RuleId("ecarte.opt.dealer-min-discard")
EXCHANGE_DEALER_ANY_NUMBER = RuleId("ecarte.exchange.dealer-any-number")
GAP_ZERO_EXCHANGE = RuleId("ecarte.gap.zero-exchange")
KING_EXCLUSIVE = RuleId("ecarte.king.exclusive")
KING_ANNOUNCE = RuleId("ecarte.king.announce")
GAP_ANNOUNCE_THEN_DISCARD = RuleId("ecarte.gap.announce-then-discard")
KING_TOO_LATE = RuleId("ecarte.king.too-late")
OPT_KING_WINDOW = RuleId("ecarte.opt.king-window")
GAP_KING_WINDOW = RuleId("ecarte.gap.king-window")
KING_TURNED_UP = RuleId("ecarte.king.turned-up")
GAP_TURNED_KING_CLAIM = RuleId("ecarte.gap.turned-king-claim")
OPT_KING_TURNUP = RuleId("ecarte.opt.king-turnup")
KING_OPTIONAL = RuleId("ecarte.king.optional")
PLAY_NEXT_LEAD = RuleId("ecarte.play.next-lead")
PLAY_LEAD_FREE = RuleId("ecarte.play.lead-free")

Moves: TypeAlias = Sequence[Move]


def _has_turn(state: State, seat: Seat) -> bool:
    return player_of(state, seat) == state.turn


# Before the play


def winner_chooses(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever drew the higher card says who deals."""
    if state.phase is not Phase.CHOOSE:
        return None
    return grant(OPT_FIRST_DEALER, moves, CHOOSE)


def elder_decides(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder has the first word: only elder may propose, and only elder leads to the first trick."""
    if state.phase is not Phase.PROPOSE or _has_turn(state, seat):
        return None
    keep = [m for m in moves if m.verb not in (PLAY, PROPOSE)]
    return Ruling(DEAL_ELDER_LEADS, keep, case=_not_elder)


def _not_elder(move: Move) -> Case | None:
    if move.verb == PROPOSE:
        return Case(PROPOSE_DEALER_CANNOT)
    return Case(DEAL_ELDER_LEADS) if move.verb == PLAY else None


def proposing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder may ask for an exchange with any hand, as long as the talon lasts and the table allows another."""
    if state.phase is not Phase.PROPOSE or not _has_turn(state, seat):
        return None
    if may_propose(state):
        rule = EXCHANGE_REPEAT if state.exchanges else PROPOSE_PASS
        return grant(rule, moves, PROPOSE)
    keep = [m for m in moves if m.verb != PROPOSE]
    if exchanges_used_up(state):
        return Ruling(OPT_MAX_EXCHANGES, keep, about=PROPOSE)
    return Ruling(EXCHANGE_TALON_LIMIT, keep, GAP_TALON_END, about=PROPOSE)


def standing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Sure of three tricks, elder simply plays."""
    if state.phase is not Phase.PROPOSE or not _has_turn(state, seat):
        return None
    return Ruling(STAND_ELDER_LEADS, moves, grants=True, case=_stands)


def _stands(move: Move) -> Case | None:
    return Case(STAND_ELDER_LEADS) if move.verb in (PLAY, STAND) else None


def answering(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A proposal is answered before anything else: the dealer accepts, or refuses and takes the deal on."""
    if state.phase is not Phase.ANSWER:
        return None
    return Ruling(PROPOSE_PASS, [m for m in moves if m.verb != PLAY], grants=True, case=_answer)


def _answer(move: Move) -> Case:
    if move.verb == ACCEPT:
        return Case(PROPOSE_ACCEPT)
    return Case(PROPOSE_REFUSE if move.verb == REFUSE else PROPOSE_PASS)


def discarding_in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder exchanges first, then the dealer; what was laid away stays away."""
    if state.phase is not Phase.DISCARD or _has_turn(state, seat):
        return None
    rule = EXCHANGE_ELDER_FIRST if state.turn == state.elder else EXCHANGE_DISCARDS_DEAD
    return Ruling(rule, [m for m in moves if m.verb != DISCARD], about=DISCARD)


def exchanging(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder changes one to five cards, the dealer any number, and nobody more than the talon holds."""
    if state.phase is not Phase.DISCARD or not _has_turn(state, seat):
        return None
    is_elder = state.turn == state.elder
    fewest = 1 if is_elder else least(state)
    most = len(state.talon) - (least(state) if is_elder else 0)
    too_few = EXCHANGE_ELDER_FIRST if is_elder else OPT_DEALER_MIN_DISCARD
    granted = EXCHANGE_ELDER_FIRST if is_elder else EXCHANGE_DEALER_ANY_NUMBER

    def case(move: Move) -> Case:
        if len(move.cards) > most:
            return Case(EXCHANGE_TALON_LIMIT, GAP_TALON_END)
        if len(move.cards) < fewest:
            return Case(too_few, GAP_ZERO_EXCHANGE)
        return Case(granted, None if move.cards else GAP_ZERO_EXCHANGE)

    keep = [m for m in moves if m.verb != DISCARD or fewest <= len(m.cards) <= most]
    return Ruling(granted, keep, grants=True, about=DISCARD, case=case)


def talon_lies_hidden(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The talon lies face down: what comes from it comes from the top, and nobody picks a card out of it."""
    left = [m for m in moves if m.verb != DRAW]
    return Ruling(DEAL_TALON, left, about=DRAW) if len(left) < len(moves) else None


# The king of trumps


def announcing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The king of trumps is announced once play is settled and before one's own first card; nobody has to."""
    if state.phase is not Phase.PLAY and state.phase is not Phase.PROPOSE:
        return None
    others = [m for m in moves if m.verb != ANNOUNCE]
    if len(others) == len(moves):
        return None
    case, counts = _announcement(state, player_of(state, seat))
    return Ruling(case.rule, moves if counts else others, case.gap, grants=counts, about=ANNOUNCE)


def _announcement(state: State, player: int) -> tuple[Case, bool]:
    """Return what is said of an announcement by this player, and whether it counts."""
    assert state.turn_up is not None
    if state.turn_up.rank == "K":
        return _turned_king(state, player)
    if state.king != NOBODY:
        return Case(KING_EXCLUSIVE), False
    if state.phase is not Phase.PLAY:
        return Case(KING_ANNOUNCE, GAP_ANNOUNCE_THEN_DISCARD), False
    if not window_open(state, player):
        own = state.played or (state.trick and state.trick[0][0] == player) or player in state.missed
        return Case(KING_TOO_LATE if own else OPT_KING_WINDOW, GAP_KING_WINDOW), False
    if not holds_king(state.hands[player], state.trump):
        return Case(KING_ANNOUNCE if state.options.false_king == "impossible" else OPT_FALSE_KING), False
    if state.played:
        return Case(OPT_KING_WINDOW, GAP_KING_WINDOW), True
    return Case(KING_ANNOUNCE, GAP_KING_WINDOW if state.trick else None), True


def _turned_king(state: State, player: int) -> tuple[Case, bool]:
    """The king lies on the table: the dealer's point, where it has to be claimed and was not yet."""
    if player != state.dealer or state.king != NOBODY:
        return Case(KING_EXCLUSIVE), False
    if state.phase is Phase.PROPOSE and not state.exchanges:
        return Case(KING_TURNED_UP, GAP_TURNED_KING_CLAIM), True
    return Case(OPT_KING_TURNUP, GAP_TURNED_KING_CLAIM), False


def king_may_stay_silent(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Nobody has to announce: playing on without a word is allowed."""
    if state.phase is not Phase.PLAY or state.king != NOBODY or not _has_turn(state, seat):
        return None
    player = state.turn
    if not window_open(state, player) or not holds_king(state.hands[player], state.trump):
        return None
    return grant(KING_OPTIONAL, moves, PLAY)


# The five tricks


def in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Elder leads to the first trick, the winner of a trick to the next; the other side answers."""
    if state.phase is not Phase.PLAY or _has_turn(state, seat):
        return None
    rule = PLAY_NEXT_LEAD if state.trick or state.played else DEAL_ELDER_LEADS
    return Ruling(rule, [m for m in moves if m.verb != PLAY], about=PLAY)


def lead_free(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The leader may lead any card, unless held to a word (ecarte.opt.name-suit=binding)."""
    if state.phase is not Phase.PLAY or state.trick or state.named:
        return None
    return grant(PLAY_LEAD_FREE, moves, PLAY)


def naming(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Where the naming binds, the suit named is the suit led; a word that stands has to be kept."""
    if state.phase is not Phase.PLAY or state.trick:
        return None
    named = state.named
    keep = [m for m in moves if m.verb != PLAY or (not m.value and (not named or m.card.suit == named))]

    def case(move: Move) -> Case | None:
        return Case(OPT_NAME_SUIT) if named or move.value else None  # of a card led in silence the naming says nothing

    return Ruling(OPT_NAME_SUIT, keep, about=PLAY, case=case)


def holding_to_the_word(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """After a false naming the other side says whether the card stands or the word."""
    if state.phase is not Phase.NAMED:
        return None
    leader, card = state.trick[0]
    can = any(one.suit == state.named for one in state.hands[leader] if one != card)
    return grant(OPT_NAME_SUIT, moves if can else [m for m in moves if m.verb != HOLD or m.value == "card"], HOLD)


# Renonce


def claiming(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A renonce is claimed when the cards on the table show it."""
    others = [m for m in moves if m.verb != CLAIM]
    if len(others) == len(moves):
        return None
    if shown_breach(state, other(state, player_of(state, seat))) is not None:
        return grant(RENONCE_DEFINITION, moves, CLAIM)
    return Ruling(RENONCE_DEFINITION, others, about=CLAIM)


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
        talon_lies_hidden,
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
