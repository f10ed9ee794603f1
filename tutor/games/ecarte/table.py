"""Écarté at the table: who may act, what chance can give, what can be seen, what may be named."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.core.cards import BACK, Card
from tutor.core.game import Facts, Outcome
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.scene import Hand, Pile, Scene
from tutor.core.seats import NOBODY, player_of
from tutor.games.ecarte.chouette import OPT_CHOUETTE
from tutor.games.ecarte.dealing import to_cut
from tutor.games.ecarte.renonce import lies_open
from tutor.games.ecarte.scoring import MATCH_END_AT_FIVE
from tutor.games.ecarte.state import (
    PACK,
    STRENGTH,
    Company,
    Phase,
    State,
    beats,
    holds_king,
    least,
    may_propose,
    missing,
    other,
    purses,
    rank_order,
)
from tutor.games.ecarte.turns import movers
from tutor.games.ecarte.verbs import CUT, DEAL, DRAW, HOLD, PROPOSE, REFUSE, TURN

# How it ended


def outcome(state: State) -> Outcome | None:
    """How the Partie ended; a chouette that breaks up ends with what everyone has won or lost."""
    if state.phase is not Phase.OVER:
        return None
    if state.company is not None:
        points = tuple(zip(state.seats, purses(state), strict=True))
        return Outcome(state.ended_by or OPT_CHOUETTE, points=points)
    loser = other(state, state.winner)
    points = tuple((state.seats[p], state.score[p]) for p in (state.winner, loser))
    return Outcome(state.ended_by or MATCH_END_AT_FIVE, (state.seats[loser],), (state.seats[state.winner],), points)


# Chance


def chances(state: State) -> Sequence[Move] | None:
    """Every card the table could give, or None for a deal and for several cards at once."""
    if state.phase is Phase.CUT:
        lying = {drawn[-1] for drawn in state.cuts if drawn}
        return [Move(TABLE, CUT, (card,)) for card in PACK if card not in lying]
    if state.phase is Phase.TURN:
        return [Move(TABLE, TURN, (card,)) for card in state.talon]
    if state.phase is Phase.DRAW and missing(state) == 1:
        return [Move(TABLE, DRAW, (card,)) for card in state.talon]
    return None


def chance(state: State, random: Random) -> Move:
    """One move of the table, at random."""
    possible = chances(state)
    if possible is not None:
        return random.choice(possible)
    if state.phase is Phase.DEAL:
        return Move(TABLE, DEAL, tuple(random.sample(PACK, 10)))
    return Move(TABLE, DRAW, tuple(random.sample(state.talon, missing(state))))


# What can be seen


def seen_by(state: State, seat: Seat) -> State:
    """What this seat can know: its own hand and discards, an advised ponte's, and a hand laid open."""
    me = player_of(state, seat)
    mine = {me}
    company = state.company
    if company is not None and me in company.order[2:] and me != company.side:
        mine.add(state.elder)
    hands = tuple(
        hand if p in mine or lies_open(state, p) else (BACK,) * len(hand) for p, hand in enumerate(state.hands)
    )
    discards = tuple(laid if p in mine else (BACK,) * len(laid) for p, laid in enumerate(state.discards))
    if company is not None and company.advice and state.elder not in mine:
        company = company._replace(advice=tuple((player, "") for player, _ in company.advice))
    return state._replace(hands=hands, discards=discards, talon=(BACK,) * len(state.talon), company=company)


def scene(state: State, seat: Seat | None) -> Scene:
    """The position as it is shown; with a seat, hidden hands are backs."""
    visible = state if seat is None else seen_by(state, seat)
    hands = tuple(
        Hand(
            name,
            cards=tuple(c for c in visible.hands[p] if c is not BACK),
            count=len(state.hands[p]),
            hidden=BACK in visible.hands[p],
            tags=_tags(state, p),
            score=state.score[p] if p in (state.elder, state.dealer) else None,
        )
        for p, name in enumerate(state.seats)
    )
    trick = tuple((state.seats[p], (card,)) for p, card in state.trick)
    top = state.seats[state.trick[0][0]] if state.trick else None
    number = len(state.played) // 2 + 1 if state.phase in (Phase.PLAY, Phase.NAMED) else 0
    return Scene(hands, trick, _piles(state), top, tuple(_noted(state)), number, ledger=_ledger(state))


def _ledger(state: State) -> tuple[tuple[Seat, str, int, int], ...]:
    """Every payment of a chouette so far."""
    if state.company is None:
        return ()
    return tuple((state.seats[e.player], e.what, e.amount, e.bank) for e in state.company.ledger)


def _piles(state: State) -> tuple[Pile, ...]:
    piles = []
    if state.talon:
        piles.append(Pile("talon", len(state.talon)))
    if state.turn_up is not None:
        piles.append(Pile("turn-up", 1, state.turn_up))
    away = sum(map(len, state.discards))
    if away:
        piles.append(Pile("discards", away))
    if state.company is not None and state.company.bank:
        piles.append(Pile("bank", state.company.bank))
    return tuple(piles)


def _noted(state: State) -> list[tuple[str, object]]:
    noted: list[tuple[str, object]] = []
    if state.trump:
        noted.append(("trump", state.trump))
    if state.played:
        two = (state.elder, state.dealer)
        noted.append(("tricks", ", ".join(f"{state.seats[p]} {state.won[p]}" for p in two)))
    if state.exchanges:
        noted.append(("exchanges", state.exchanges))
    if state.options.pot == "on" and state.company is None:
        noted.append(("pot", len(state.seats)))
    if state.worth:
        noted.append(("worth", state.worth))
    company = state.company
    if company is not None and company.order:
        seats = state.seats
        noted.append(("line", ", ".join(seats[p] for p in company.order)))
        if any(company.bets):
            noted.append(("bets", ", ".join(f"{seats[p]} {bet}" for p, bet in enumerate(company.bets) if bet)))
        if company.ledger:
            noted.append(("purses", ", ".join(f"{s} {n:+d}" for s, n in zip(seats, purses(state), strict=True))))
    return noted


def _tags(state: State, player: int) -> tuple[str, ...]:
    tags = []
    company = state.company
    if company is not None and company.order:
        place = company.order.index(player)
        tags.append(("banker", "ponte")[place] if place < 2 else "side" if player == company.side else "adviser")
    elif player == state.dealer:
        tags.append("dealer")
    elif player == state.elder:
        tags.append("elder")
    if player == state.obliged:
        tags.append("obliged")
    if player == state.king:
        tags.append("king")
    if lies_open(state, player):
        tags.append("open")
    if player == state.winner:
        tags.append("winner")
    return tuple(tags)


# What may be named


def facts(state: State, move: Move | None) -> Facts:
    """What a sentence about a move here may name."""
    seats = state.seats
    acting = movers(state)
    named: dict[str, object] = {"turn": acting[0] if acting else "", "n": len(state.talon), "times": state.exchanges}
    if state.dealer != NOBODY:
        named |= {"dealer": seats[state.dealer], "elder": seats[state.elder]}
    if state.turn_up is not None:
        named |= {
            "trump": state.trump,
            "turn_up": state.turn_up,
            "king": Card("K", state.trump),
            "turned_king": "yes" if state.turn_up.rank == "K" else "no",
        }
    if state.trick:
        named |= {"led": state.led, "lead": state.trick[0][1]}
    if state.phase is Phase.CUT and (drawer := to_cut(state)) != NOBODY:
        named["other"] = seats[drawer]
    elif state.phase is Phase.DRAW:
        named["other"] = seats[state.turn]
    if state.company is not None:
        named |= _company_facts(state, state.company)
    if move is not None and move.seat != TABLE:
        named |= _own_facts(state, move)
    return named


def _company_facts(state: State, company: Company) -> dict[str, object]:
    return {
        "bank": company.bank,
        "bets": sum(company.bets),
        "missing": max(company.surplus, 0),
        "over": max(-company.surplus, 0),
        "how": state.options.chouette_over,
        "banker": state.seats[company.order[0]] if company.order else "",
        "ponte": state.seats[company.order[1]] if company.order else "",
    }


def _obliges_again(state: State, move: Move) -> str:
    """Say what insisting on play would mean: the first decision obliges, a later one only at some tables."""
    if not state.exchanges:
        return "no"
    if move.verb not in (PROPOSE, REFUSE) and not may_propose(state):
        return "must"
    return "any" if state.options.obligation_scope == "any-decision" else "yes"


def _own_facts(state: State, move: Move) -> dict[str, object]:
    """What concerns the one who moves: the hand, and what of it answers the lead."""
    player = player_of(state, move.seat)
    hand = state.hands[player]
    named: dict[str, object] = {
        "seat": move.seat,
        "held": len(hand),
        "given": len(move.cards),
        "named": "hold" if move.verb == HOLD else "yes" if move.verb == PLAY and move.value else "no",
        "settled": "yes" if state.phase is Phase.PLAY else "no",
        "trumps": tuple(c for c in hand if c.suit == state.trump),
        "again": _obliges_again(state, move),
        "missed": "yes" if player in state.missed else "no",
        "afterwards": "yes" if state.options.king_window == "also-after-winning-a-trick" else "no",
    }
    if player in (state.elder, state.dealer):
        named["other"] = state.seats[other(state, player)]
    if state.phase is Phase.DISCARD:
        least_left = least(state)
        named["fewest"] = 1 if player == state.elder else least_left
        named["most"] = min(len(hand), len(state.talon) - (least_left if player == state.elder else 0))
    if state.company is not None and player == state.company.side:
        named["side"] = "yes"
    named.setdefault("side", "no")
    if move.cards:
        named["card"] = move.card
        late = state.options.king_window == "also-after-winning-a-trick" and not holds_king((move.card,), state.trump)
        named["later"] = "yes" if late else "no"
    if not state.trick:
        return named
    lead = state.trick[0][1]
    suited = tuple(sorted((c for c in hand if c.suit == lead.suit), key=lambda c: -STRENGTH[c.rank]))
    higher = tuple(c for c in suited if beats(c, lead, state.trump))
    named |= {
        "suited": suited,
        "higher": higher,
        "ranks": rank_order(lead, suited),
        "trumped_lead": "yes" if lead.suit == state.trump else "no",
    }
    if move.cards:
        named["is_trump"] = "yes" if move.card.suit == state.trump else "no"
        own = move.card.suit == lead.suit
        named |= {"rank": rank_order(lead, (move.card,) if own else higher), "follows": "yes" if own else "no"}
    return named
