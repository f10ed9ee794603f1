"""What a move of Knock-Out Whist causes within a hand: dealing, trumps, exchanging, tricks."""

from __future__ import annotations

from tutor.core.cards import BACK, Card, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import TABLE, Move
from tutor.core.rules import Case, RuleId
from tutor.core.seats import NOBODY
from tutor.core.tricks import less, put, without
from tutor.games.knockout_whist.attempts import DISCARD, DONE, KNOCK, NAME, NO_TRUMP, ORDER, PAY
from tutor.games.knockout_whist.between import RAINBOW, RAINBOW_GAP, TIE_TRUMP, cut_shown, hand_over, left, over, paid
from tutor.games.knockout_whist.sieves import (
    BLIND,
    BLIND_GAP,
    BY_PERMISSION,
    CONSENT_GAP,
    DIAMOND_TWO_RULE,
    DOG_WON,
    EXCHANGE,
    EXCHANGE_GAP,
    LEAD_OR_KNOCK,
    NO_TRUMPS,
    RANK_ORDER,
    WINNER_LEADS,
    lead_gap,
)
from tutor.games.knockout_whist.state import (
    DECK,
    DIAMOND_TWO,
    NORMAL,
    PACK,
    RAINBOW_HAND,
    Phase,
    State,
    asked_next,
    clockwise,
    full_size,
    last_trick,
    left_of,
    opener,
    ranking_of,
    rules_all,
    winning,
)

ANTE = RuleId("knockout-whist.opt.stakes.ante")
SEVEN_FIRST = RuleId("knockout-whist.deal.seven-first")
ONE_FEWER = RuleId("knockout-whist.deal.one-fewer")
FIRST_TURN_UP = RuleId("knockout-whist.trump.first-turn-up")
ONE_CARD = RuleId("knockout-whist.dog.one-card")
SHORTAGE = RuleId("knockout-whist.opt.exchange-shortage")
LEFT_EMPTY_GAP = RuleId("knockout-whist.gap.left-empty")
HIGHEST_TRUMP = RuleId("knockout-whist.trick.highest-trump-wins")
HIGHEST_LED = RuleId("knockout-whist.trick.else-highest-led")

Events = list[Event]

DEAL, TURN, CUT, DRAW = "deal", "turn", "cut", "draw"
BY_CHANCE = {Phase.DEAL: DEAL, Phase.TURN: TURN, Phase.CUT: CUT, Phase.RAINBOW: CUT, Phase.DRAW: DRAW}
"""What the table does in which phase."""


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed."""
    events: Events = []
    if state.phase is Phase.PLAY:
        following = _knocked(state, events) if move.verb == KNOCK else _played(state, move.cards[0], events)
    elif move.seat == TABLE:
        following = _chance(state, move, events)
    elif move.verb == NAME:
        following = _trumps_named(state, move.value, events)
    elif move.verb == ORDER:
        events.append(Event(RANK_ORDER, {"seat": move.seat, "order": move.value}))
        following = _trumps_known(state._replace(order=move.value))
    elif move.verb == DISCARD:
        following = _discarded(state, move.cards[0])
    elif move.verb == DONE:
        following = _done(state, events)
    elif move.verb == PAY:
        following = paid(state, events)
    else:
        following = left(state, events)
    return following, tuple(events)


def _chance(state: State, move: Move, events: Events) -> State:
    """What the table gives: a deal, a card turned up, cut or drawn."""
    if BY_CHANCE.get(state.phase) != move.verb or move.value:
        raise Complaint("not-possible", seat=TABLE, move=move)
    if state.phase is Phase.DEAL:
        return dealt(state, move.cards, events)
    if state.phase is Phase.TURN:
        return _turned_up(state, move.cards[0], events)
    if state.phase is Phase.DRAW:
        return _drawn(state, move.cards[0], events)
    return cut_shown(state, move.cards[0], events)


# Dealing


def hand_sizes(state: State) -> tuple[tuple[int, int], ...]:
    """Return who gets how many cards in the coming deal, from the dealer's left."""
    size = full_size(state)
    players = clockwise([p for p, alive in enumerate(state.alive) if alive], state.dealer, len(state.seats))
    return tuple((player, 1 if player in state.dogs else size) for player in players)


def dealt(state: State, cards: tuple[Card, ...], events: Events) -> State:
    """Deal the hands, listed whole from the dealer's left; then see to trumps.

    Raises ``Complaint`` where the cards are not exactly those hands.
    """
    sizes = hand_sizes(state)
    wanted = sum(size for _, size in sizes)
    if len(cards) != wanted:
        raise Complaint("deal-count", n=len(cards), wanted=wanted)
    if len(set(cards)) < wanted:
        raise Complaint("card-twice", card=next(one for one in cards if cards.count(one) > 1))
    if not DECK.issuperset(cards):
        raise Complaint("card-foreign", card=next(one for one in cards if one not in DECK))
    hands: list[tuple[Card, ...]] = [()] * len(state.seats)
    at = 0
    for player, size in sizes:
        hands[player] = tidy(cards[at : at + size])
        at += size
    return opened(state, tuple(hands), events)


def opened(state: State, hands: tuple[tuple[Card, ...], ...], events: Events) -> State:
    """Hands are dealt: say so, look for a rainbow, and let trumps be turned up or named."""
    count = len(state.seats)
    held = {card for hand in hands for card in hand}
    following = state._replace(
        hands=hands,
        won=(0,) * count,
        last=NOBODY,
        stock=tuple(card for card in PACK if card not in held),
        phase=Phase.TRUMP if state.chooser != NOBODY else Phase.TURN,
        turn=state.chooser,
        trump="",
        order=NORMAL,
        turned=None,
    )
    _say_deal(following, events)
    if state.number == 1 and state.options.stakes == "on":
        events.append(Event(ANTE, {"n": count, "pot": count}))
        following = following._replace(pot=count)
    if state.number == RAINBOW_HAND and state.options.rainbow == "on":
        return _rainbows(following, events)
    return following


def _say_deal(state: State, events: Events) -> None:
    """Say how many cards were dealt, and who got only one."""
    dealer, size = state.seats[state.dealer], full_size(state)
    if state.number == 1:
        events.append(Event(SEVEN_FIRST, {"seat": dealer, "n": size}))
        return
    events.append(Event(ONE_FEWER, {"seat": dealer, "n": size, "number": state.number}))
    for player in state.dogs:
        case = _one_card(state, player)
        events.append(Event(case.rule, {"seat": state.seats[player], "n": size, "stage": "dealt"}, case.gap))


def _one_card(state: State, player: int) -> Case:
    """Return the rule by which this player gets a single card."""
    if player in state.blind:
        return Case(BLIND, BLIND_GAP)
    return Case(BY_PERMISSION, CONSENT_GAP) if state.options.stakes == "on" else Case(ONE_CARD)


def _rainbows(state: State, events: Events) -> State:
    """Four cards of four suits win the game at once; several such hands cut for it (K18)."""
    full = [p for p, hand in enumerate(state.hands) if len(hand) == RAINBOW_HAND]
    lucky = [p for p in full if len({card.suit for card in state.hands[p]}) == RAINBOW_HAND]
    if not lucky:
        return state
    if len(lucky) == 1:
        return over(state, lucky[0], RAINBOW, events, RAINBOW_GAP)
    tied = clockwise(lucky, state.dealer, len(state.seats))
    events.append(Event(RAINBOW, {"seats": tuple(state.seats[p] for p in tied), "several": "yes"}, RAINBOW_GAP))
    return state._replace(phase=Phase.RAINBOW, tied=tied, turn=tied[0])


# Trumps


def _turned_up(state: State, card: Card, events: Events) -> State:
    """The top card of the rest is shown: its suit is trumps, and it belongs to nobody."""
    rule = FIRST_TURN_UP if state.number == 1 else TIE_TRUMP
    rest = without(state.stock, card)
    events.append(Event(rule, {"card": card, "trump": card.suit, "n": len(rest), "tied": ""}))
    return _trumps_known(state._replace(turned=card, trump=card.suit, stock=rest))


def _trumps_named(state: State, trump: str, events: Events) -> State:
    """The chooser has named trumps, or no trumps."""
    if trump == NO_TRUMP:
        events.append(Event(NO_TRUMPS, {"seat": state.seats[state.chooser]}))
        trump = ""
    following = state._replace(trump=trump)
    if state.options.rank_order == "on":
        return following._replace(phase=Phase.ORDER)
    return _trumps_known(following)


def _trumps_known(state: State) -> State:
    """Trumps are settled: cards may be exchanged, or play begins."""
    if state.options.exchange == "on":
        asked = exchangers(state)
        first = left_of(state.dealer, asked)
        if first != NOBODY:
            return state._replace(phase=Phase.EXCHANGE, first=first, turn=first)
    return _begun(state)


def _begun(state: State) -> State:
    first = opener(state)
    return state._replace(phase=Phase.PLAY, first=first, turn=first)


# Exchanging cards


def exchangers(state: State) -> tuple[bool, ...]:
    """Who may exchange: everybody in the game but those who play blind."""
    return tuple(alive and p not in state.blind for p, alive in enumerate(state.alive))


def _discarded(state: State, card: Card) -> State:
    """A card is put aside; the new ones come when all are."""
    player = state.turn
    hands = put(state.hands, player, without(state.hands[player], card))
    discards = put(state.discards, player, (*state.discards[player], card))
    return state._replace(hands=hands, discards=discards)


def _done(state: State, events: Events) -> State:
    """The player has discarded enough, and gets as many cards from the rest."""
    gone = len(state.discards[state.turn])
    facts = {"seat": state.seats[state.turn], "n": gone}
    events.append(Event(EXCHANGE, facts))
    if gone:
        return _restocked(state._replace(phase=Phase.DRAW, owed=gone), events)
    return _next_exchanger(state)


def _drawn(state: State, card: Card, events: Events) -> State:
    """One new card for one discarded."""
    player = state.turn
    hands = put(state.hands, player, tidy((*state.hands[player], card)))
    following = state._replace(hands=hands, stock=without(state.stock, card), owed=state.owed - 1)
    if following.owed:
        return _restocked(following, events)
    return _next_exchanger(following._replace(phase=Phase.EXCHANGE))


def _restocked(state: State, events: Events) -> State:
    """Where the rest has run out and the table reshuffles, the others' discards become the rest."""
    if state.stock:
        return state
    others = tuple(card for p, pile in enumerate(state.discards) if p != state.turn for card in pile)
    discards = tuple(pile if p == state.turn else () for p, pile in enumerate(state.discards))
    events.append(Event(SHORTAGE, {"n": len(others)}, EXCHANGE_GAP))
    return state._replace(stock=others, discards=discards)


def _next_exchanger(state: State) -> State:
    following = asked_next(exchangers(state), state.turn, state.first)
    return state._replace(turn=following) if following != NOBODY else _begun(state)


# Tricks


def _knocked(state: State, events: Events) -> State:
    """The card stays in hand for a later trick; on lead, the lead passes on."""
    player = state.turn
    following = asked_next(state.hands, player, state.first)
    if following == NOBODY:
        return _trick_over(state, events)
    if not state.trick:
        facts = {"seat": state.seats[player], "other": state.seats[following]}
        events.append(Event(LEAD_OR_KNOCK, facts, lead_gap(state, player)))
    return state._replace(turn=following)


def _played(state: State, card: Card, events: Events) -> State:
    """Lay a card; after the last one asked, the trick is taken."""
    player = state.turn
    hand = state.hands[player]
    if card is BACK:
        card = hand[0]
        facts = {"seat": state.seats[player], "card": card, "stage": "shown"}
        events.append(Event(BLIND, facts, BLIND_GAP))
    hands = put(state.hands, player, less(hand, card))
    following = asked_next(hands, player, state.first)
    laid = state._replace(hands=hands, trick=(*state.trick, (player, card)), turn=following)
    return laid if following != NOBODY else _trick_over(laid, events)


def _trick_over(state: State, events: Events) -> State:
    """The highest trump takes the trick, else the highest card of the suit led; the winner leads on."""
    top, best = winning(state)
    _say_why(state, top, best, events)
    taken = state._replace(
        trick=(),
        won=(*state.won[:top], state.won[top] + 1, *state.won[top + 1 :]),
        last=top,
        played=(*state.played, *(card for _, card in state.trick)),
    )
    if last_trick(state):
        return hand_over(taken._replace(turn=NOBODY, first=NOBODY), events)
    leader = top if state.hands[top] else left_of(top, state.hands)
    if leader == top:
        events.append(Event(WINNER_LEADS, {"seat": state.seats[top]}))
    else:
        gap = None if leader == left_of(top, state.alive) else LEFT_EMPTY_GAP
        facts = {"seat": state.seats[top], "other": state.seats[leader]}
        events.append(Event(DOG_WON, facts, gap))
    return taken._replace(turn=leader, first=leader)


def _say_why(state: State, top: int, best: Card, events: Events) -> None:
    """Say which card took the trick, and by which rule."""
    facts = {"seat": state.seats[top], "card": best, "led": state.led, "trump": state.trump}
    suit, strength = ranking_of(state)
    if best is DIAMOND_TWO and rules_all(state):
        events.append(Event(DIAMOND_TWO_RULE, facts))
    elif state.trump and suit[best] == state.trump:
        events.append(Event(HIGHEST_TRUMP, facts))
    else:
        facts["higher"] = tuple(c for _, c in state.trick if suit[c] != state.led and strength[c] > strength[best])
        events.append(Event(HIGHEST_LED, facts))
