"""Rules of thumb as they were before there was a strategy: nothing is remembered, and no principle has a name.

A thumb looks at its own hand and at what lies open, and at nothing else. The app does not play by it any more; a
match does, to measure by how much the strategies are better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tutor.core.cards import BACK, SUITS, Card
from tutor.core.game import AnyState
from tutor.core.moves import PLAY, Move
from tutor.games.crazy_eights.state import State as CrazyEights
from tutor.games.ecarte import jeux
from tutor.games.ecarte.state import STRENGTH as ECARTE_STRENGTH
from tutor.games.ecarte.state import State as Ecarte
from tutor.games.ecarte.state import beats
from tutor.games.getaway.state import STRENGTH as GETAWAY_STRENGTH
from tutor.games.getaway.state import State as Getaway
from tutor.games.gurke.state import State as Gurke
from tutor.games.gurke.state import target
from tutor.games.gurke.values import ranks
from tutor.games.knockout_whist.advice import suits_of
from tutor.games.knockout_whist.state import HEIGHT, TRUMP, asked_next, last_trick, ranking_of, winning
from tutor.games.knockout_whist.state import State as Whist

Moves: TypeAlias = Sequence[Move]


class Advice(NamedTuple):
    """A move, and the paragraph that recommends it."""

    move: Move
    rule: str


def _said(moves: Moves, *verbs: str) -> Move | None:
    """Return the move with the first of these words that may be said."""
    return next((move for verb in verbs for move in moves if move.verb == verb), None)


# Getaway


def _getaway(state: Getaway, player: int, moves: Moves) -> Advice:
    plays = [m for m in moves if m[1] == PLAY]
    if not plays:
        gathers = moves[0].verb == "gather"
        return Advice(moves[0], "getaway.trick.tochoo-stops" if gathers else "getaway.lastcard.draw")
    plays.sort(key=_getaway_height)
    if not state.trick:
        return Advice(plays[0], "getaway.take.hint")  # low, so that the power goes to somebody else
    led = state.trick[0][1].suit
    if plays[0].cards[0].suit != led:
        return Advice(plays[-1], "getaway.trick.void-plays-anything")
    if state.number == 1:
        return Advice(plays[-1], "getaway.first.always-to-pile")
    if len(state.trick) + 1 == state.alive.count(True):  # last: the trick stays clean, and a high card is gone
        return Advice(plays[-1], "getaway.trick.free-choice-in-suit")
    top = max(GETAWAY_STRENGTH[card.rank] for _, card in state.trick if card.suit == led)
    below = [m for m in plays if _getaway_height(m) < top]
    return Advice(below[-1] if below else plays[0], "getaway.trick.free-choice-in-suit")


def _getaway_height(move: Move) -> int:
    return GETAWAY_STRENGTH[move.cards[0].rank]


# Knock-Out Whist


def _knockout_whist(state: Whist, player: int, moves: Moves) -> Advice:
    phase = state.phase.value
    if phase == "play":
        return _whist_play(state, player, moves)
    if phase == "trump":
        suits = suits_of(state, player)
        named = {m.value: m for m in moves}
        best = max(SUITS, key=lambda suit: (len(suits[suit]), [-HEIGHT[c.rank] for c in suits[suit]]))
        return Advice(named[best], "knockout-whist.hint.longest-suit")
    if phase == "exchange":
        low = [m for m in moves if m.cards and m.card is not BACK and _whist_useless(state, m.card)]
        if low:
            return Advice(min(low, key=lambda m: HEIGHT[m.card.rank]), "knockout-whist.opt.exchange")
        return Advice(_said(moves, "done") or moves[0], "knockout-whist.opt.exchange")
    return Advice(_said(moves, "pay") or moves[0], "knockout-whist.out.no-trick")


def _whist_useless(state: Whist, card: Card) -> bool:
    return card.suit != state.trump and HEIGHT[card.rank] < HEIGHT["B"]


def _whist_play(state: Whist, player: int, moves: Moves) -> Advice:
    plays = [m for m in moves if m[1] == PLAY]
    knock = _said(moves, "knock")
    if plays and plays[0].card is BACK:
        return Advice(knock or plays[0], "knockout-whist.dog.play-or-knock")
    suit, strength = ranking_of(state)
    plays.sort(key=lambda m: strength[m.cards[0]])
    if not state.trick:
        if knock and not last_trick(state) and strength[plays[-1].card] < TRUMP:
            return Advice(knock, "knockout-whist.dog.play-or-knock")
        return Advice(_whist_lead(plays, strength), "knockout-whist.trick.free-lead")
    best = strength[winning(state)[1]]
    winners = [m for m in plays if _whist_wins(m.cards[0], suit, strength, state.led, best)]
    late = asked_next(state.hands, player, state.first) < 0
    if knock:
        wins = winners and (late or strength[winners[0].cards[0]] > TRUMP)
        return Advice(plays[0] if wins or last_trick(state) else knock, "knockout-whist.dog.play-or-knock")
    if not winners:
        return Advice(plays[0], "knockout-whist.trick.void-plays-anything")
    trumping = suit[winners[0].cards[0]] == state.trump
    return Advice(winners[0] if late or trumping else winners[-1], "knockout-whist.out.no-trick")


def _whist_lead(plays: Moves, strength: Mapping[Card, int]) -> Move:
    """Lead the highest plain card; of trumps alone the highest."""
    plain = [m for m in plays if strength[m.cards[0]] < TRUMP]
    return plain[-1] if plain else plays[-1]


def _whist_wins(card: Card, suit: Mapping[Card, str], strength: Mapping[Card, int], led: str, best: int) -> bool:
    height = strength[card]
    return height > best and (height > TRUMP or suit[card] == led)


# Crazy Eights


def _crazy_eights(state: CrazyEights, player: int, moves: Moves) -> Advice:
    options = state.options
    plays = [m for m in moves if m[1] == PLAY]
    if not plays:
        calls = [m for m in moves if m.verb == "call"]
        if calls:
            return Advice(_longest_call(state.hands[player], calls), "crazy-eights.play.eight-must-call")
        return Advice(_said(moves, "draw", "take", "pass") or moves[0], "crazy-eights.goal.shed")
    shouted = [m for m in plays if m.value.endswith("!")]
    plays = shouted or plays
    plain = [m for m in plays if m.cards[0].rank != options.wild_rank]
    low = min(len(hand) for p, hand in enumerate(state.hands) if p != player) <= 2
    if plain and not (low and len(plain) < len(plays)):
        best = max(plain, key=lambda m: options.price(m.cards[0].rank))
        return Advice(best, "crazy-eights.score.losers-pay")
    wild = [m for m in plays if m.cards[0].rank == options.wild_rank]
    return Advice(_longest_call(state.hands[player], wild), "crazy-eights.score.eight")


def _longest_call(hand: Sequence[Card], moves: Moves) -> Move:
    held = [card.suit for card in hand]
    return max(moves, key=lambda m: held.count(m.value[:1] or m.cards[0].suit))


# Écarté


def _ecarte(state: Ecarte, player: int, moves: Moves) -> Advice:
    king = _said(moves, "announce")
    if king is not None:
        return Advice(king, "ecarte.king.optional")
    phase = state.phase.value
    if phase in ("propose", "answer") and _said(moves, "propose", "stand", "accept", "refuse"):
        good = bool(jeux.matches(state.hands[player], state.trump, state.options))
        move = _said(moves, "stand", "refuse") if good else _said(moves, "propose", "accept")
        return Advice(move or moves[0], "ecarte.jdr.advice")
    if phase == "discard":
        return Advice(_ecarte_discard(state, moves), "ecarte.exchange.elder-first")
    plays = [m for m in moves if m[1] == PLAY and not m.value]
    if plays:
        return _ecarte_play(state, plays)
    if phase == "bank" and state.company is not None and len(state.company.ledger) > 6 * len(state.seats):
        return Advice(_said(moves, "stop") or moves[0], "ecarte.opt.chouette")  # everyone has had a turn
    return Advice(moves[0], "ecarte.chouette.bank")


def _ecarte_discard(state: Ecarte, moves: Moves) -> Move:
    """Keep trumps and kings; of what else there is as much as can be changed goes."""
    return max(
        moves, key=lambda m: (-sum(c.suit == state.trump or c.rank == "K" for c in m.cards), len(m.cards), _low(m))
    )


def _low(move: Move) -> int:
    return -sum(ECARTE_STRENGTH[card.rank] for card in move.cards)


def _ecarte_play(state: Ecarte, plays: Moves) -> Advice:
    trump = state.trump
    plays = sorted(plays, key=lambda m: ECARTE_STRENGTH[m.cards[0].rank] + 10 * (m.cards[0].suit == trump))
    if state.trick:
        lead = state.trick[0][1]
        taking = [m for m in plays if beats(m.cards[0], lead, trump)]
        return Advice((taking or plays)[0], "ecarte.play.must-beat" if taking else "ecarte.play.free-discard")
    trumps = [m for m in plays if m.cards[0].suit == trump]
    if len(trumps) >= 3 or (trumps and ECARTE_STRENGTH[trumps[-1].cards[0].rank] >= ECARTE_STRENGTH["D"]):
        return Advice(trumps[-1], "ecarte.play.lead-free")
    suits = [m.cards[0].suit for m in plays]
    best = max(plays, key=lambda m: (m.cards[0].suit != trump, suits.count(m.cards[0].suit), _height(m)))
    return Advice(best, "ecarte.play.lead-free")


def _height(move: Move) -> int:
    return ECARTE_STRENGTH[move.cards[0].rank]


# Gurke


def _gurke(state: Gurke, player: int, moves: Moves) -> Advice:
    phase = state.phase.value
    if phase == "play":
        return _gurke_play(state, moves)
    if phase == "swap":
        rank = ranks(state.options)
        # Out with what is neither a sure winner now nor a harmless last card.
        best = max(moves, key=lambda m: sum(1 if 6 <= rank[c] <= 11 else -2 for c in m.cards))
        return Advice(best, "gurke.advice.fimpen")
    return Advice(_said(moves, "buy", "free", "pass") or moves[0], "gurke.advice.fimpen")


def _gurke_play(state: Gurke, moves: Moves) -> Advice:
    rank = ranks(state.options)
    moves = sorted(moves, key=lambda m: (sum(rank[c] for c in m.cards), len(m.cards)))
    if not state.trick:
        return Advice(moves[-1], "gurke.advice.sharp-play")
    wanted = max(rank[card] for card in target(state))
    reaching = [m for m in moves if min(rank[card] for card in m.cards) >= wanted]
    return Advice((reaching or moves)[0], "gurke.advice.sharp-play" if reaching else "gurke.advice.fimpen")


# Any game

THUMBS: Mapping[str, Callable[[AnyState, int, Moves], Advice]] = {
    "getaway": _getaway,
    "knockout-whist": _knockout_whist,
    "crazy-eights": _crazy_eights,
    "ecarte": _ecarte,
    "gurke": _gurke,
}

UNASKED = ("announce", "claim", "object")
"""What is said though it is another's turn."""


def unasked(moves: Moves) -> Move | None:
    """Return what is worth saying out of turn: a king, a claim, an objection."""
    return next((move for move in moves if move.verb in UNASKED), None)
