"""What the table gives, and what is said before play: deals, exchanges, Kontra, the Rassi questions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.core.cards import Card
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import TABLE, Move
from tutor.core.rules import RuleId
from tutor.core.seats import NOBODY
from tutor.core.tricks import put, without
from tutor.games.gurke import sizes
from tutor.games.gurke.attempts import DOUBLE, FREE, KONTRA
from tutor.games.gurke.before import DEALER_SWAPS_NONE, KONTRA_ROUND, NO_SWAP_AT_ALL, NO_WHOLE_HAND_LEFT, swap_here
from tutor.games.gurke.state import (
    NOT_SAID,
    Phase,
    State,
    available,
    deal_size,
    next_in,
    players_in,
    sort_hand,
)

ANTE = RuleId("gurke.stake.ante")
MORE_PACKS = RuleId("gurke.pack.two-packs")
REST_SHOWN = RuleId("gurke.deal.stock-shown")
REST_HIDDEN = RuleId("gurke.deal.stock-hidden")
ONE_CARD_LUCK = RuleId("gurke.deal.one-card-luck")
STOCK_RESHUFFLED = RuleId("gurke.opt.pre-play")

PACK_SHRINKS = RuleId("gurke.gap.size-pack-shrinks")
PACK_TOO_SMALL = RuleId("gurke.gap.size-overflow")
AFTER_ONE_CARD = RuleId("gurke.gap.is-after-one")

Events = list[Event]

DEALER, DEAL, DRAW, REDEAL = "dealer", "deal", "draw", "redeal"
TABLE_VERBS = (DEALER, DEAL, DRAW, REDEAL)


def by_table(state: State, move: Move, events: Events) -> State:
    """Make a move of the table.

    Raises ``Complaint`` where it does not give what is due here.
    """
    due = {Phase.DEALER: DEALER, Phase.DEAL: DEAL, Phase.DRAW: DRAW, Phase.REDEAL: REDEAL}[state.phase]
    if move.verb != due:
        raise Complaint("not-possible", seat=TABLE, move=move)
    if due == DEALER:
        dealer = next((p for p, seat in enumerate(state.seats) if seat == move.value), None)
        if dealer is None:
            raise Complaint("no-such-seat", text=move.value, seats=", ".join(state.seats))
        return state._replace(phase=Phase.DEAL, sheet=state.sheet._replace(dealer=dealer))
    if due == DEAL:
        _given(move.cards, available(state), deal_size(state) * players_in(state))
        return dealt(state, _shared_out(state, move.cards), events)
    if due == DRAW:
        return _drawn(state, move, events)
    return _redealt(state, move, events)


def _given(cards: Sequence[Card], source: Collection[Card], count: int) -> None:
    """Refuse cards that the table cannot give, and a wrong number of them."""
    foreign = next((c for n, c in enumerate(cards) if c not in source or c in cards[:n]), None)
    if foreign is not None:
        raise Complaint("table-cannot-give", card=foreign)
    if len(cards) != count:
        raise Complaint("gives-wrong-count", n=len(cards), count=count)


# Dealing


def _shared_out(state: State, cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Share the cards out from the dealer's left, in packets or one at a time (gurke.opt.deal-style)."""
    alive = state.sheet.alive
    players = players_in(state)
    size = len(cards) // players
    hands: list[tuple[Card, ...]] = [()] * len(alive)
    player = state.sheet.dealer
    for place in range(players):
        player = next_in(alive, player)
        singly = state.options.deal_style == "singly"
        hands[player] = tuple(cards[place::players] if singly else cards[place * size : (place + 1) * size])
    return tuple(hands)


def dealt(state: State, hands: Sequence[Sequence[Card]], events: Events) -> State:
    """The hands are dealt; what is left over is the stock."""
    options, sheet = state.options, state.sheet
    count = len(state.seats)
    held = {c for hand in hands for c in hand}
    stock = tuple(c for c in available(state) if c not in held)
    _name_deal(state, max(map(len, hands)), stock, events)
    state = State(
        options,
        state.seats,
        sheet,
        hands=tuple(sort_hand(options, hand) for hand in hands),
        leader=sheet.dealer if options.first_leader == "dealer" else next_in(sheet.alive, sheet.dealer),
        rows=((),) * count,
        stock=stock,
    )
    return _before_play(state)


def _name_deal(state: State, size: int, stock: tuple[Card, ...], events: Events) -> None:
    """Say how many cards everyone gets and why, and what becomes of the rest."""
    options, sheet = state.options, state.sheet
    dealer = state.seats[sheet.dealer]
    players = players_in(state)
    if sheet.deal == 1 and sheet.pot:
        events.append(Event(ANTE, {"n": len(state.seats), "pot": sheet.pot}))
    if sheet.deal == 1 and sizes.packs(options, len(state.seats)) > 1:
        number = sizes.packs(options, len(state.seats))
        events.append(Event(MORE_PACKS, {"n": number, "players": players}))
    wanted = sizes.wanted_size(options, sheet.deal, sheet.previous) or size
    facts = {"n": size, "wanted": wanted, "seat": dealer, "left": len(stock), "deal": sheet.deal}
    following = sizes.hand_size(options, sheet.deal + 1, sheet.previous, players, len(available(state)))
    facts |= {"players": players, "fewer": int(following < size)}
    events.append(Event(sizes.RULES[options.hand_size], facts, _size_gap(state, size, wanted)))
    if options.undealt_shown == "yes":
        events.append(Event(REST_SHOWN, {"cards": stock, "n": len(stock)}))
    else:
        events.append(Event(REST_HIDDEN, {"n": len(stock)}))
    if size == 1:
        events.append(Event(ONE_CARD_LUCK, facts))


def _size_gap(state: State, size: int, wanted: int) -> RuleId | None:
    if size < wanted:
        return PACK_SHRINKS if any(state.sheet.gone) else PACK_TOO_SMALL
    options, deal = state.options, state.sheet.deal
    cycles = {"decreasing-10": sizes.FIRST["decreasing-10"], "pyramid-6": len(sizes.pyramid(sizes.FIRST["pyramid-6"]))}
    return AFTER_ONE_CARD if deal > cycles.get(options.hand_size, deal) else None


def _before_play(state: State) -> State:
    """Go to what this table does before play, or to play."""
    options, sheet = state.options, state.sheet
    forehand = next_in(sheet.alive, sheet.dealer)
    if options.exchange != "none":
        by_dealer = options.exchange == "dealer-equal-keep2"
        return state._replace(phase=Phase.SWAP, asked=sheet.dealer if by_dealer else forehand)
    if options.pre_play == "kontra":
        return state._replace(phase=Phase.KONTRA, asked=forehand)
    if options.pre_play == "rassi":
        count = len(state.seats)
        return state._replace(phase=Phase.FREE, asked=forehand, factors=(1,) * count, freed=(False,) * count)
    return state._replace(phase=Phase.PLAY)


def _play_begins(state: State) -> State:
    return state._replace(phase=Phase.PLAY, asked=NOBODY)


# Exchange


def swapped(state: State, player: int, cards: tuple[Card, ...], events: Events) -> State:
    """Throw cards away; the table owes as many from the stock."""
    rule, gap = swap_here(state).case
    facts = {"seat": state.seats[player], "n": len(cards), "stock": len(state.stock)}
    events.append(Event(rule, facts, gap))
    first = state.swapped == NOT_SAID
    if first and not cards:
        by_dealer = state.options.exchange == "dealer-equal-keep2"
        events.append(Event(NO_SWAP_AT_ALL, facts, DEALER_SWAPS_NONE if by_dealer else None))
    state = state._replace(
        hands=put(state.hands, player, without(state.hands[player], *cards)),
        discards=(*state.discards, *cards),
        swapped=len(cards) if first else state.swapped,
        pending=len(cards),
    )
    return state._replace(phase=Phase.DRAW) if cards else _next_swap(state)


def _drawn(state: State, move: Move, events: Events) -> State:
    """Take cards from the stock in hand."""
    _given(move.cards, state.stock, state.pending)
    player = state.asked
    hand = sort_hand(state.options, (*state.hands[player], *move.cards))
    state = state._replace(hands=put(state.hands, player, hand), stock=without(state.stock, *move.cards), pending=0)
    return _next_swap(state)


def _next_swap(state: State) -> State:
    """Ask the next player clockwise; once round, play begins."""
    alive, dealer = state.sheet.alive, state.sheet.dealer
    first = dealer if state.options.exchange == "dealer-equal-keep2" else next_in(alive, dealer)
    following = next_in(alive, state.asked)
    return _play_begins(state) if following == first else state._replace(phase=Phase.SWAP, asked=following)


# Kontra and the Rassi questions


def spoken(state: State, player: int, verb: str, events: Events) -> State:
    """Kontra or pass; free, double or pass."""
    seat = state.seats[player]
    if verb == KONTRA:
        events.append(Event(KONTRA_ROUND, {"seat": seat, "caller": 1}))
        return _play_begins(state)._replace(caller=player)
    if verb in (FREE, DOUBLE):
        if verb == FREE:
            freed = tuple(f or p == player for p, f in enumerate(state.freed))
            return state._replace(phase=Phase.REDEAL, freed=freed)
        factors = tuple(n * 2 if p == player else n for p, n in enumerate(state.factors))
        return state._replace(phase=Phase.REDEAL, factors=factors)
    return _next_question(state, events)


def _next_question(state: State, events: Events) -> State:
    """Ask the next player; once round, the next question comes, or play."""
    alive = state.sheet.alive
    forehand = next_in(alive, state.sheet.dealer)
    following = next_in(alive, state.asked)
    if following != forehand:
        return state._replace(asked=following)
    if state.phase is Phase.FREE:
        return state._replace(phase=Phase.DOUBLE, asked=forehand)
    if state.phase is Phase.KONTRA:
        events.append(Event(KONTRA_ROUND, {"seat": state.seats[state.asked], "caller": 0}))
    return _play_begins(state)


def redeal_source(state: State) -> tuple[Card, ...]:
    """Return the cards a new hand comes from: the stock, with the discards shuffled in where it is too small."""
    if len(state.stock) >= len(state.hands[state.asked]):
        return state.stock
    return (*state.stock, *state.discards)


def _redealt(state: State, move: Move, events: Events) -> State:
    """Take a whole new hand; the old one is thrown away."""
    player = state.asked
    source, old = redeal_source(state), state.hands[player]
    _given(move.cards, source, len(old))
    discards = state.discards
    if len(source) > len(state.stock):
        facts = {"seat": state.seats[player], "n": len(discards)}
        events.append(Event(STOCK_RESHUFFLED, facts, NO_WHOLE_HAND_LEFT))
        discards = ()
    # Questions about doubling begin when all have answered the first one, so an undoubled hand was swapped free.
    free = state.factors[player] == 1
    state = state._replace(
        hands=put(state.hands, player, sort_hand(state.options, move.cards)),
        stock=without(source, *move.cards),
        discards=(*discards, *old),
        phase=Phase.FREE if free else Phase.DOUBLE,
    )
    return state if state.factors[player] == 2 else _next_question(state, events)
