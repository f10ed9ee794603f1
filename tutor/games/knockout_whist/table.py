"""Knock-Out Whist at the table: what chance gives, what can be seen, what may be named."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.core.cards import BACK, Card
from tutor.core.game import Outcome
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.scene import Hand, Pile, Scene
from tutor.core.seats import NOBODY, player_of
from tutor.games.knockout_whist.attempts import NO_TRUMP
from tutor.games.knockout_whist.between import LAST_TRICK_WINS
from tutor.games.knockout_whist.consequences import CUT, DEAL, DRAW, TURN, hand_sizes
from tutor.games.knockout_whist.state import (
    DIAMOND_TWO,
    MOST_EXCHANGED,
    NORMAL,
    PACK,
    Phase,
    State,
    exchange_limit,
    full_size,
    has_knocked,
    last_trick,
    length,
    movers,
    ranking_of,
    rules_all,
    winning,
)


def outcome(state: State) -> Outcome | None:
    """Who won: with the last trick, as the only one left, or with a rainbow; at stakes also the pot."""
    if state.phase is not Phase.OVER:
        return None
    winner = state.seats[state.winner]
    points = ((winner, state.pot),) if state.options.stakes == "on" else ()
    return Outcome(state.ended_by or LAST_TRICK_WINS, winners=(winner,), points=points)


# Chance


def chances(state: State) -> Sequence[Move] | None:
    """Every card the table could show or give, or None before a deal."""
    if state.phase is Phase.TURN:
        return [Move(TABLE, TURN, (card,)) for card in state.stock]
    if state.phase is Phase.DRAW:
        return [Move(TABLE, DRAW, (card,)) for card in state.stock]
    if state.phase in (Phase.CUT, Phase.RAINBOW):
        return [Move(TABLE, CUT, (card,)) for card in _to_cut(state)]
    return None


def _to_cut(state: State) -> Sequence[Card]:
    """The cards that may come up: of the whole pack, or of the undealt rest for a rainbow; none twice (K2, K18)."""
    source = state.stock if state.phase is Phase.RAINBOW else PACK
    shown = {card for _, card in state.cuts}
    left = [card for card in source if card not in shown]
    if left:
        return left
    # Every single card has come up in a tie after tie: the pack is put together again.
    this_round = {card for _, card in state.cuts[len(state.cuts) - state.tied.index(state.turn) :]}
    return [card for card in source if card not in this_round]


def chance(state: State, random: Random) -> Move:
    """One shuffled deal, or one card shown or drawn."""
    possible = chances(state)
    if possible is not None:
        return random.choice(possible)
    wanted = sum(size for _, size in hand_sizes(state))
    return Move(TABLE, DEAL, tuple(random.sample(PACK, wanted)))


# What can be seen


def seen_by(state: State, seat: Seat) -> State:
    """What this seat can know: its own hand unless it plays blind, what it discarded, and everything that lies open."""
    me = player_of(state, seat)

    def backs(hand: Sequence[Card]) -> tuple[Card, ...]:
        return (BACK,) * len(hand)

    hidden = me in state.blind
    hands = tuple(hand if p == me and not hidden else backs(hand) for p, hand in enumerate(state.hands))
    discards = tuple(pile if p == me else backs(pile) for p, pile in enumerate(state.discards))
    return state._replace(hands=hands, discards=discards, stock=backs(state.stock))


def scene(state: State, seat: Seat | None) -> Scene:
    """The position as it is shown; with a seat, other hands are backs, and a blind card is one for its owner too."""
    visible = state if seat is None else seen_by(state, seat)
    hands = tuple(
        Hand(
            name,
            cards=visible.hands[p] if seat is None or seat == name else (),
            count=len(state.hands[p]),
            hidden=seat is not None and seat != name,
            tags=_tags(state, p),
            out=not state.alive[p],
            score=state.won[p] if state.alive[p] else None,
        )
        for p, name in enumerate(state.seats)
    )
    trick = tuple((state.seats[p], (c,)) for p, c in state.trick)
    top = state.seats[winning(state)[0]] if state.trick else None
    return Scene(hands, trick, _piles(state), top, _noted(state), sum(state.won) + 1 if movers(state) else 0)


def _tags(state: State, player: int) -> tuple[str, ...]:
    if state.winner == player:
        return ("winner",)
    tags = ["dealer"] if player == state.dealer and state.phase is not Phase.OVER else []
    if not state.alive[player]:
        return (*tags, "out")
    if player == state.chooser and state.phase in (Phase.DEAL, Phase.TRUMP, Phase.ORDER):
        tags.append("chooser")
    if player in state.blind:
        tags.append("blind")
    elif player in state.dogs:
        tags.append("by-permission" if state.options.stakes == "on" else "dog")
    if state.phase is Phase.PLAY and has_knocked(state, player):
        tags.append("knocked")
    return tuple(tags)


def _piles(state: State) -> tuple[Pile, ...]:
    piles = []
    if state.stock:
        piles.append(Pile("stock", len(state.stock)))
    if state.turned is not None:
        piles.append(Pile("turn-up", 1, state.turned))
    gone = sum(map(len, state.discards))
    if gone:
        piles.append(Pile("discards", gone))
    piles += [Pile("cut", 1, card, state.seats[p]) for p, card in state.cuts]
    return tuple(piles)


def _noted(state: State) -> tuple[tuple[str, object], ...]:
    noted: list[tuple[str, object]] = [("hand", state.number)]
    if state.trump:
        noted.append(("trump", state.trump))
    elif state.phase in (Phase.ORDER, Phase.EXCHANGE, Phase.DRAW, Phase.PLAY):
        noted.append(("no-trump", ""))
    if state.order != NORMAL:
        noted.append(("order", PRINTED[state.order]))
    if state.options.stakes == "on":
        noted.append(("pot", state.pot))
    return tuple(noted)


PRINTED = {"ace-two": "A K … 2", "king-ace": "K … 2 A", "ace-king": "A 2 … K", "two-ace": "2 … K A"}
"""The four orders as they are shown, from high to low."""


# What may be named


def facts(state: State, move: Move | None) -> dict[str, object]:
    """What a sentence about a move here may name."""
    acting = movers(state)
    named: dict[str, object] = {
        "number": state.number,
        "size": full_size(state),
        "tricks": length(state),
        "trick_number": sum(state.won) + 1,
        "turn": acting[0] if acting else "",
        "dealer": state.seats[state.dealer],
        "chooser": state.seats[state.chooser] if state.chooser != NOBODY else "",
        "trump": state.trump or NO_TRUMP,
        "pot": state.pot,
        "opening": state.seats[state.first] if state.first != NOBODY else "",
        "winner": state.seats[state.last] if state.last != NOBODY else "",
    }
    if state.trick:
        top, best = winning(state)
        lead = state.trick[0][1]
        named |= {
            "led": state.led,
            "lead": lead,
            "as_trump": "yes" if lead.suit != state.led else "no",
            "top": state.seats[top],
            "top_card": best,
        }
    if move is None or move.seat == TABLE:
        cutter = state.seats[state.turn] if state.phase in (Phase.CUT, Phase.RAINBOW, Phase.DRAW) else ""
        return {**named, "cutter": cutter}
    return {**named, **_about(state, move)}


def _about(state: State, move: Move) -> dict[str, object]:
    """What may be named of the player and the move."""
    player = player_of(state, move.seat)
    blind = player in state.blind
    hand = () if blind else state.hands[player]
    suit = ranking_of(state).suit
    gone = len(state.discards[player]) if state.discards else 0
    named: dict[str, object] = {
        "seat": move.seat,
        "verb": move.verb,
        "why": _why(state, player, move),
        "suited": tuple(c for c in hand if suit[c] == state.led),
        "held": len(state.hands[player]),
        "blind": "yes" if blind else "",
        "gone": gone,
        "limit": exchange_limit(state, player) if state.discards else 0,
        "won": state.won[player],
        "rung": state.lives[player],
    }
    if move.cards:
        named["card"] = move.cards[0]
        trumps = suit.get(move.cards[0]) == state.trump != state.led
        named["trumping"] = "yes" if trumps and state.trump else ""
    return named


def _why(state: State, player: int, move: Move) -> str:
    """Return which of several situations a sentence is about, as a word of the messages."""
    if state.phase is Phase.PLAY:
        return _why_at_play(state, player, move)
    if state.phase in (Phase.EXCHANGE, Phase.PAY):
        if player != state.turn:
            return "not-asked"
        if move.verb not in ("discard", "done"):
            return "first-exchange"
        limit = exchange_limit(state, player) if state.discards else 0
        gone = len(state.discards[player]) if state.discards else 0
        return "short" if limit < min(MOST_EXCHANGED, gone + len(state.hands[player])) else "limit"
    return "dealing" if state.phase in (Phase.DEAL, Phase.CUT) else "naming"


def _why_at_play(state: State, player: int, move: Move) -> str:
    if has_knocked(state, player):
        return "knocked"
    if any(p == player for p, _ in state.trick):
        return "played"
    if player != state.turn:
        return "waiting"
    if player in state.dogs:
        if last_trick(state):
            return "last-trick"
        if not state.trick:
            return "passed-on" if player != state.first else "lead"
        return "dog"
    if move.verb == "knock":
        return "no-dog"
    if rules_all(state) and move.cards and move.card is DIAMOND_TWO:
        return "two"
    return "other"
