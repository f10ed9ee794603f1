"""The Gurke family at the table: starting, who may act, chance, what can be seen, what may be named."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.core.cards import BACK, JOKER, Card
from tutor.core.game import Outcome
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import survivors
from tutor.core.scene import Hand, Pile, Scene
from tutor.core.seats import NOBODY, player_of
from tutor.games.gurke.attempts import SWAP, attempts
from tutor.games.gurke.before import obstacle, swap_here
from tutor.games.gurke.dealing import DEAL, DEALER, DRAW, REDEAL, redeal_source
from tutor.games.gurke.ending import enough_to_deal
from tutor.games.gurke.options import Options
from tutor.games.gurke.scoring import factor
from tutor.games.gurke.sieves import rules
from tutor.games.gurke.state import (
    BY_TABLE,
    NOT_SAID,
    Phase,
    Sheet,
    State,
    available,
    deal_size,
    is_last,
    players_in,
    sort_hand,
    target,
    to_act,
    winning,
)
from tutor.games.gurke.values import is_ace, ranks


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before the first deal; who deals is drawn (gurke.gap.first-dealer)."""
    count = len(seats)
    pot = count if options.stake == "pot" else 0
    empty: tuple[tuple[Card, ...], ...] = ((),) * count
    sheet = Sheet((True,) * count, (0,) * count, (0,) * count, (False,) * count, empty, pot=pot)
    return State(options, seats, sheet, hands=empty, rows=empty)


def again(state: State) -> State:
    """The next partie: its winner deals first; at a table without an end the next deal."""
    fresh = start(state.options, state.seats)
    heir = state.sheet.heir
    sheet = fresh.sheet
    if state.options.end == "open":
        sheet = enough_to_deal(state, state.sheet._replace(deal=state.sheet.deal + 1, heir=NOBODY), [])
    return fresh._replace(sheet=sheet._replace(dealer=heir), phase=Phase.DEALER if heir == NOBODY else Phase.DEAL)


def movers(state: State) -> tuple[Seat, ...]:
    """Who may act now."""
    if state.phase is Phase.OVER:
        return ()
    return (TABLE,) if state.phase in BY_TABLE else (state.seats[to_act(state)],)


def outcome(state: State) -> Outcome | None:
    """Who won or lost, and what is paid."""
    if state.phase is not Phase.OVER or state.ended_by is None:
        return None
    names = state.seats
    return Outcome(
        state.ended_by,
        losers=tuple(names[p] for p in state.losers),
        winners=tuple(names[p] for p in state.winners),
        points=tuple((names[p], n) for p, n in enumerate(state.payments) if n),
    )


# Chance


def chances(state: State) -> Sequence[Move] | None:
    """Every move the table could make, or None where they are too many."""
    if state.phase is Phase.DEALER:
        return [Move(TABLE, DEALER, (), seat) for seat in state.seats]
    if state.phase is not Phase.DRAW or state.pending > 1:
        return None
    return [Move(TABLE, DRAW, (card,)) for card in state.stock]


def chance(state: State, random: Random) -> Move:
    """One draw of the first dealer, one shuffled deal, or cards from the stock."""
    if state.phase is Phase.DEALER:
        return Move(TABLE, DEALER, (), random.choice(state.seats))
    if state.phase is Phase.DEAL:
        count = deal_size(state) * players_in(state)
        return Move(TABLE, DEAL, tuple(random.sample(available(state), count)))
    if state.phase is Phase.REDEAL:
        cards = random.sample(redeal_source(state), len(state.hands[state.asked]))
        return Move(TABLE, REDEAL, tuple(cards))
    given = set(random.sample(state.stock, state.pending))
    return Move(TABLE, DRAW, tuple(c for c in state.stock if c in given))


# What can be seen and named


def seen_by(state: State, seat: Seat) -> State:
    """What this seat can know: its own hand and all that lies open."""
    me = player_of(state, seat)
    hands = tuple(hand if p == me else (BACK,) * len(hand) for p, hand in enumerate(state.hands))
    shown = state.options.undealt_shown == "yes"
    rows = state.rows
    if state.options.open_row == "no":
        rows = tuple((BACK,) * len(row) for row in rows)
    return state._replace(
        hands=hands,
        stock=state.stock if shown else (BACK,) * len(state.stock),
        discards=(BACK,) * len(state.discards),
        rows=rows,
    )


def facts(state: State, move: Move | None) -> dict[str, object]:
    """What a sentence about a move here may name."""
    sheet = state.sheet
    acting = movers(state)
    named: dict[str, object] = {
        "number": state.number,
        "deal": sheet.deal,
        "turn": acting[0] if acting else "",
        "stock": len(state.stock),
        "limit": int(state.options.threshold),
        "inside": players_in(state),
        "most_back": int(state.options.buyback_min),
        "pot": sheet.pot,
    }
    if sheet.dealer != NOBODY:
        named["dealer"] = state.seats[sheet.dealer]
    if state.leader != NOBODY:
        named["leader"] = state.seats[state.leader]
    if state.trick:
        named |= _facts_of_trick(state)
    if move is not None and move.verb == DEALER:
        named["other"] = Seat(move.value)
    if move is not None and move.seat != TABLE and state.hands:
        named |= _own_facts(state, move)
    return named


def _own_facts(state: State, move: Move) -> dict[str, object]:
    """What concerns the one who tries something."""
    sheet, player = state.sheet, player_of(state, move.seat)
    named: dict[str, object] = {
        "seat": move.seat,
        "verb": move.verb,
        "cards": move.cards,
        "n": len(move.cards),
        "held": len(state.hands[player]),
    }
    if move.cards:
        named["card"] = move.cards[0]
    if state.phase is Phase.PLAY and move.verb == PLAY:
        named |= _facts_of_play(state, player, move.cards)
    if state.phase is Phase.SWAP and move.verb == SWAP:
        named |= _facts_of_swap(state)
    if state.factors:
        named |= {
            "times": 2 * state.factors[player],
            "obstacle": obstacle(state, player),
            "phase": state.phase.value,
        }
    if not sheet.alive[player] and any(sheet.alive):
        named["total"] = max(n for p, n in enumerate(sheet.scores) if sheet.alive[p])
        named["between"] = int(state.phase is Phase.BUY)
    return named


def _facts_of_trick(state: State) -> dict[str, object]:
    top, best = state.trick[winning(state)]
    facing = target(state)
    return {
        "led": state.trick[0][1],
        "top": state.seats[top],
        "best": best,
        "target": facing,
        "count": len(facing),
        "previous": state.seats[state.trick[-1][0]],
    }


def _facts_of_play(state: State, player: int, cards: tuple[Card, ...]) -> dict[str, object]:
    hand, seat = state.hands[player], state.seats[player]
    options = tuple(survivors(rules(state.options), state, seat, attempts(state, seat)))
    if not state.trick:
        laid = sort_hand(state.options, cards)
        led = {"faces": len({c.rank for c in laid}), "low": laid[0], "high": laid[-1]}
        return {"lowest": hand[:1], "most": max(1, len(hand) - 1), "options": options} | led
    count = len(state.trick[0][1])
    joker = any(c.rank == JOKER and is_ace(state.options, c) for c in (*cards, *target(state)))
    return {"lowest": hand[:count], "options": options, "joker": int(joker)} | _first_gap(state, cards)


def _first_gap(state: State, cards: tuple[Card, ...]) -> dict[str, object]:
    """Return the lowest place at which these cards fall short of what is to be reached, and what lies there."""
    rank = ranks(state.options, last=is_last(state))
    facing = sorted(target(state), key=rank.__getitem__)
    laid = sorted(cards, key=rank.__getitem__)
    for mine, theirs in zip(laid, facing, strict=False):
        if rank[mine] < rank[theirs]:
            return {"short": mine, "over": theirs}
    return {}


def _facts_of_swap(state: State) -> dict[str, object]:
    here = swap_here(state)
    first = state.seats[state.asked] if state.swapped == NOT_SAID else ""
    return {"most": max(here.sizes), "by_stock": int(here.by_stock), "swapped": max(0, state.swapped), "first": first}


def scene(state: State, seat: Seat | None) -> Scene:
    """The position as it is shown; with a seat, other hands are backs."""
    visible = state if seat is None else seen_by(state, seat)
    sheet = state.sheet
    hands = tuple(
        Hand(
            name,
            cards=tuple(c for c in visible.hands[p] if c is not BACK),
            count=len(state.hands[p]),
            hidden=seat is not None and seat != name,
            tags=_tags(state, p),
            out=not sheet.alive[p],
            score=sheet.scores[p],
        )
        for p, name in enumerate(state.seats)
    )
    trick = tuple((state.seats[p], cards) for p, cards in state.trick)
    piles = [Pile("stock", len(state.stock))] if state.stock else []
    if state.discards:
        piles.append(Pile("discards", len(state.discards)))
    piles += [Pile("losing-cards", len(row), row[-1], state.seats[p]) for p, row in enumerate(sheet.gone) if row]
    top = state.seats[state.trick[winning(state)][0]] if state.trick else None
    return Scene(hands, trick, tuple(piles), top, tuple(_noted(visible)), state.number if movers(state) else 0)


def _noted(state: State) -> list[tuple[str, object]]:
    """Further things to show beside the table."""
    dealt = any(state.hands) or state.trick or state.sheet.deal == 1
    # Until the cards of the next deal are given, the table is that of the one before.
    noted: list[tuple[str, object]] = [("deal", state.sheet.deal if dealt else state.sheet.deal - 1)]
    if int(state.options.threshold):
        noted.append(("limit", int(state.options.threshold)))
    if state.sheet.pot:
        noted.append(("pot", state.sheet.pot))
    if state.options.undealt_shown == "yes" and state.stock:
        noted.append(("undealt", state.stock))
    return noted


def _tags(state: State, player: int) -> tuple[str, ...]:
    """Words that stand beside a seat."""
    sheet = state.sheet
    tags = []
    if player in state.winners:
        tags.append("winner")
    if player in state.losers:
        tags.append("loser")
    if not sheet.alive[player]:
        return (*tags, "is-gurke")
    if player == sheet.dealer and state.phase is not Phase.OVER:
        tags.append("dealer")
    if sheet.gurken[player]:
        tags.append("gurke")
    if sheet.bought[player]:
        tags.append("bought-back")
    if player == state.caller:
        tags.append("kontra")
    if state.caller == NOBODY and factor(state, player) > 1:
        tags.append("fourfold" if factor(state, player) > 2 else "doubled")
    return tuple(tags)
