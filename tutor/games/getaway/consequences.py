"""What a move of Getaway causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.core.cards import Card, tidy
from tutor.core.game import Event
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.tricks import less, put, without
from tutor.games.getaway.dealing import Events, chosen, dealt
from tutor.games.getaway.sieves import CHOOSE, DRAW, GATHER, TAKE, next_to_play
from tutor.games.getaway.state import (
    DEAL,
    FIRST,
    FORFEIT,
    NOBODY,
    OVER,
    STOPPED,
    STRENGTH,
    TRICK,
    WINDOW,
    State,
    after,
    highest,
    place_in_window,
    players_in,
    seat_of,
    takes_from,
    with_cards,
)
from tutor.games.getaway.state import DRAW as DRAWING


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed or tolerated."""
    events: Events = []
    if move.seat == TABLE:
        following = dealt(state, move, events) if state.phase is DEAL else _drawn(state, move, events)
    elif move.verb == PLAY:
        following = _played(state, seat_of(state, move.seat), move.cards[0], events)
    elif move.verb == TAKE:
        following = _taken(state, seat_of(state, move.seat), events)
    elif move.verb == DRAW:
        following = _asks_for_a_card(state, move, events)
    elif move.verb == GATHER:
        following = _gathered(state, state.gatherer, events)
    else:
        assert move.verb == CHOOSE, move
        following = chosen(state, move, events)
    if following.alive is not state.alive and players_in(following) == 2 < players_in(state):
        left = tuple(seat for seat, alive in zip(state.seats, following.alive, strict=True) if alive)
        events.append(Event("getaway.two.normal", {"seats": left}))
    return following, tuple(events)


# Playing cards


def _played(state: State, player: int, card: Card, events: Events) -> State:
    """Lay a card: a lead, a card to the trick, a tochoo that stops it, or a mistake that costs it."""
    hands = put(state.hands, player, less(state.hands[player], card))
    trick = (*state.trick, (player, card))
    phase = state.phase
    if phase is WINDOW:
        phase = FIRST if state.number == 1 else TRICK
        return with_cards(state, hands, trick, phase)
    laid = with_cards(state, hands, trick, phase)
    if phase is FIRST:
        return _first_trick(laid, player, card, events)
    mistake = _mistake(state, player, card)
    if mistake:
        return _punished(laid, player, mistake, events)
    if card.suit != trick[0][1].suit:
        return _interrupted(laid, player, card, events)
    if len(trick) == players_in(state):
        return _clean(laid, events)
    return laid


def _first_trick(state: State, player: int, card: Card, events: Events) -> State:
    """Trick 1 goes on whatever is thrown; complete, it always founds the pile."""
    if card.suit != state.led:
        events.append(Event("getaway.first.no-interruption", {"seat": state.seats[player], "card": card}))
    if len(state.trick) < players_in(state):
        return state
    cards = tuple(card for _, card in state.trick)
    events.append(Event("getaway.first.always-to-pile", {"cards": cards, "n": len(cards)}))
    leader = state.trick[0][0]
    events.append(Event("getaway.first.ace-holder-leads-second", {"seat": state.seats[leader]}))
    return _trick_over(state, leader, cards, events)


def _interrupted(state: State, player: int, card: Card, events: Events) -> State:
    """A tochoo: the trick stops, the highest card of the suit led takes everything."""
    top, best = highest(state.trick)
    seat, led = state.seats[player], state.led
    events.append(Event("getaway.trick.tochoo-stops", {"seat": seat, "card": card, "led": led}))
    if STRENGTH[card.rank] > STRENGTH[best.rank]:
        events.append(Event("getaway.trick.tochoo-never-tops", {"card": card, "top_card": best, "led": led}))
    if players_in(state) == 2 and _loses_at_once(state, top):
        rule = "getaway.two.drawn-tochoo" if state.drawn else "getaway.opt.two-player.shortcut-scope"
        events.append(Event(rule, {"seat": state.seats[top], "card": best, "other": seat}))
        return _over(state, top, rule, events)
    if state.options.penalties == "strict":
        return state._replace(phase=STOPPED, gatherer=top)
    return _gathered(state, top, events)


def _loses_at_once(state: State, top: int) -> bool:
    """With two left: is the lead a drawn card, or by wider reading any last card, answered by a tochoo?"""
    options = state.options
    if options.two_player_draw_special == "off" or state.hands[top]:
        return False
    return state.drawn == "pile" or (options.two_player__shortcut_scope == "any-single-card" and not state.drawn)


def _gathered(state: State, player: int, events: Events) -> State:
    """Take all cards of the trick in hand, and lead."""
    cards = tuple(card for _, card in state.trick)
    facts = {"seat": state.seats[player], "cards": cards, "n": len(cards), "led": state.led}
    if state.phase is not FORFEIT:
        if sum(card.suit == state.led for card in cards) == 1:
            events.append(Event("getaway.trick.lone-lead-stays-top", facts))
        _first_of_equals(cards, highest(state.trick)[1], facts, events)
        events.append(Event("getaway.trick.interrupted-pickup", facts))
        if not state.hands[player]:
            again = state.drawn and player == state.trick[0][0]
            rule = "getaway.lastcard.unbeaten-leads-again" if again else "getaway.escape.pickup-cancels"
            events.append(Event(rule, facts))
    hands = put(state.hands, player, tidy((*state.hands[player], *cards)))
    return _trick_over(state._replace(hands=hands), player, (), events)


def _clean(state: State, events: Events) -> State:
    """Everyone followed suit: the cards go to the pile, the highest has the power."""
    top, best = highest(state.trick)
    cards = tuple([card for _, card in state.trick])
    facts = {"cards": cards, "n": len(cards), "seat": state.seats[top], "card": best}
    _first_of_equals(cards, best, facts, events)
    events.append(Event("getaway.trick.clean-to-pile", facts))
    return _trick_over(state, top, cards, events)


def _first_of_equals(cards: Sequence[Card], best: Card, facts: dict[str, Any], events: Events) -> None:
    """Say that of two equal cards the one played first counts as higher, where that decides."""
    if best.copy and sum(card.face == best.face for card in cards) > 1:
        events.append(Event("getaway.opt.two-packs.first-equal-wins", facts))


# Mistakes (getaway.opt.penalties=strict)


def _mistake(state: State, player: int, card: Card) -> str:
    """Return the rule that prices this card, or nothing if it is no mistake."""
    if state.options.penalties != "strict":
        return ""
    if state.phase is STOPPED:
        return "getaway.penalty.play-after-tochoo"
    if any(player == before for before, _ in state.trick):
        return "getaway.penalty.other"
    if player != next_to_play(state):
        return "getaway.penalty.out-of-turn"
    if card.suit != state.led and any(c.suit == state.led for c in state.hands[player]):
        return "getaway.penalty.false-tochoo"
    return ""


def _punished(state: State, player: int, rule: str, events: Events) -> State:
    """The mistake stops the trick: whoever made it gathers all of it and leads."""
    cards = tuple(card for _, card in state.trick)
    facts = {"seat": state.seats[player], "cards": cards, "card": cards[-1], "led": state.led}
    events.append(Event(rule, facts, "getaway.gap.penalty-scope" if rule == "getaway.penalty.other" else ""))
    return state._replace(phase=FORFEIT, gatherer=player)


# After a trick


def _trick_over(state: State, top: int, cards: tuple[Card, ...], events: Events) -> State:
    """Give the power, let empty hands escape, and see whether the one with the power has a card to lead.

    ``cards`` are those that go to the pile; none after a pick-up.
    """
    best = _best(state)
    by_rank = state.phase is not FORFEIT  # otherwise the trick is the price of a mistake
    if state.number > 1 and by_rank:
        events.append(Event("getaway.trick.power-is-highest-led", {"seat": state.seats[top], "card": best}))
    if state.drawn and by_rank:
        _fate_of_drawer(state, top, cards, events)
    hands, alive = state.hands, state.alive
    if not all(hands):
        alive = tuple([a and (p == top or bool(hands[p])) for p, a in enumerate(alive)])
        _escapes(state, alive, top, events)
    following = State(
        state.options,
        state.seats,
        state.hands,
        alive,
        WINDOW,
        state.number + 1,
        (),
        top,
        (*state.pile, *cards),
        0,
        top,
        "",
        NOBODY,
        NOBODY,
        (),
        state.dealer,
        state.youngest,
        state.losses,
    )
    if players_in(following) == 1:
        return _alone(state, following, top, events)
    if state.hands[top]:
        return following
    return _empty_with_power(state, following, top, cards, events)


def _best(state: State) -> Card:
    return highest(state.trick)[1]


def _fate_of_drawer(state: State, top: int, cards: Sequence[Card], events: Events) -> None:
    """Say what became of the one who had to lead a drawn card."""
    drawer, card = state.trick[0]
    facts = {"seat": state.seats[drawer], "card": card, "other": state.seats[top], "top_card": _best(state)}
    two = players_in(state) == 2
    if top != drawer:
        events.append(Event("getaway.lastcard.beaten-escapes", facts))
        if two:
            events.append(Event("getaway.two.drawn-higher", facts))
    elif cards and two:
        other = state.trick[1][0]
        rule = "getaway.two.drawn-lower" if state.hands[other] else "getaway.two.drawn-lower-last"
        events.append(Event(rule, {**facts, "other": state.seats[other]}))
    elif cards and any(state.hands):
        events.append(Event("getaway.lastcard.unbeaten-leads-again", facts))


def _escapes(state: State, alive: tuple[bool, ...], top: int, events: Events) -> None:
    """Say who is out of the game with this trick."""
    two = players_in(state) == 2
    for player, card in state.trick:
        if state.alive[player] and not alive[player]:
            facts = {"seat": state.seats[player], "card": card, "other": state.seats[top], "led": state.led}
            events.append(Event("getaway.escape.empty-hand", facts))
            if two and state.phase is not FORFEIT and not (state.drawn and player == state.trick[0][0]):
                if card.suit != state.led:
                    events.append(Event("getaway.two.out-by-tochoo", facts))
                elif state.hands[top]:
                    events.append(Event("getaway.two.out-by-lower", facts))


def _alone(state: State, following: State, top: int, events: Events) -> State:
    """One player is left: the loser."""
    if not state.hands[top]:
        facts = {"seat": state.seats[top], "card": _best(state)}
        if players_in(state) > 2:
            events.append(Event("getaway.escape.not-with-power", facts, "getaway.gap.several-empty"))
        elif not state.drawn:
            events.append(Event("getaway.two.both-empty", facts))
    return _over(following, top, "getaway.end.last-with-cards", events)


def _empty_with_power(state: State, following: State, top: int, cards: tuple[Card, ...], events: Events) -> State:
    """The last card was the highest of a clean trick: draw, or by another table's rule pass the lead on."""
    others = players_in(following) - 1
    seat = state.seats[top]
    if state.options.last_card_power == "lead-passes" and others > 1:
        alive = tuple(a and p != top for p, a in enumerate(following.alive))
        leader = after(following, top, alive)
        facts = {"seat": seat, "other": state.seats[leader], "way": "passes"}
        events.append(Event("getaway.opt.last-card-power", facts, "getaway.gap.lead-passes-count"))
        return following._replace(alive=alive, power=leader)
    events.append(Event("getaway.escape.not-with-power", {"seat": seat, "card": _best(state)}))
    from_pile = state.options.last_card_power != "draw-hand"
    if others == 1 and players_in(state) == 2 and not state.drawn and from_pile:
        events.append(Event("getaway.two.leader-draws", {"seat": seat, "cards": cards}))
    # The finished trick stays open until the draw, because none of its cards may be drawn.
    return following._replace(trick=state.trick, pile=state.pile)


def _over(state: State, loser: int, rule: str, events: Events) -> State:
    """End the game: the last one with cards has lost; nobody is ranked."""
    events.append(Event("getaway.end.last-with-cards", {"seat": state.seats[loser]}))
    losses = state.losses
    if state.options.loss_counter == "on":
        before = losses or (0,) * len(state.seats)
        losses = tuple(n + (player == loser) for player, n in enumerate(before))
        events.append(Event("getaway.opt.loss-counter", {"seat": state.seats[loser], "n": losses[loser]}))
    alive = tuple(player == loser for player in range(len(state.seats)))
    return state._replace(phase=OVER, alive=alive, loser=loser, ended_by=rule, losses=losses)


# Drawing and taking


def _asks_for_a_card(state: State, move: Move, events: Events) -> State:
    """The one with the power and no card asks for one: from the pile, or from a hand."""
    if state.options.last_card_power != "draw-hand":
        events.append(Event("getaway.lastcard.draw", {"seat": move.seat, "n": len(state.pile)}))
        return state._replace(phase=DRAWING)
    if move.value:
        donor = seat_of(state, next(s for s in state.seats if s == move.value))
    else:
        donor = takes_from(state, state.power)
    facts = {"seat": move.seat, "other": state.seats[donor], "way": "draws"}
    events.append(Event("getaway.opt.last-card-power", facts, "getaway.gap.draw-hand-how"))
    return state._replace(phase=DRAWING, donor=donor)


def _drawn(state: State, move: Move, events: Events) -> State:
    """The card is in hand; only now the finished trick joins the pile."""
    card, seat = move.cards[0], state.seats[state.power]
    lying = tuple(c for _, c in state.trick)
    facts: dict[str, Any] = {"seat": seat, "card": card, "cards": lying, "n": len(lying)}
    hands = put(state.hands, state.power, (card,))
    following = state._replace(phase=WINDOW, trick=(), hands=hands, drawn="pile", asked=0)
    if state.donor == NOBODY:
        if lying:
            events.append(Event("getaway.lastcard.exclude-current-trick", facts))
        following = following._replace(pile=(*without(state.pile, card), *lying))
    else:
        donor = state.donor
        kept = without(state.hands[donor], card)
        following = following._replace(
            hands=put(hands, donor, kept), pile=(*state.pile, *lying), drawn="hand", donor=NOBODY
        )
        if not kept:
            events.append(Event("getaway.escape.empty-hand", {"seat": state.seats[donor], "other": seat, "card": card}))
            following = following._replace(alive=tuple(a and p != donor for p, a in enumerate(following.alive)))
            if players_in(following) == 1:
                return _over(following, following.power, "getaway.end.last-with-cards", events)
    events.append(Event("getaway.lastcard.must-lead-drawn", {"seat": seat, "card": card}))
    return following


def _taken(state: State, player: int, events: Events) -> State:
    """Take the whole hand of the next player who has cards; that player has escaped."""
    target = takes_from(state, player)
    cards = state.hands[target]
    facts = {"seat": state.seats[player], "other": state.seats[target], "cards": cards, "n": len(cards)}
    events.append(Event("getaway.take.all-cards", facts))
    gap = "getaway.gap.take-power-holder" if target == state.power and state.number > 1 else ""
    events.append(Event("getaway.take.target-escapes", facts, gap))
    hands = put(put(state.hands, player, tidy((*state.hands[player], *cards))), target, ())
    alive = tuple(a and p != target for p, a in enumerate(state.alive))
    pile, trick = state.pile, state.trick
    if player == state.power and state.trick:
        # Taking a hand instead of drawing: the finished trick has no reason to stay open (A7).
        pile, trick = (*pile, *(card for _, card in state.trick)), ()
    once = state.options.take__limit_per_window == "1"
    asked = place_in_window(state, player) + (1 if once else 0)
    following = state._replace(hands=hands, alive=alive, pile=pile, trick=trick, asked=asked)
    if players_in(following) == 1:
        return _over(following, player, "getaway.end.last-with-cards", events)
    if target == state.power:
        following = _lead_follows(following, player, target, events)
    return following


def _lead_follows(state: State, taker: int, target: int, events: Events) -> State:
    """The hand of the leader was taken: the lead goes with the cards, or by switch to the next player (A3)."""
    if state.number == 1:
        events.append(Event("getaway.first.ace-of-spades-starts", {"seat": state.seats[taker]}))
        return state._replace(power=taker)
    to_taker = state.options.take__lead_after_power_taken == "taker"
    leader = taker if to_taker else after(state, target, state.alive)
    facts = {"seat": state.seats[leader], "other": state.seats[target]}
    events.append(Event("getaway.opt.take.lead-after-power-taken", facts, "getaway.gap.lead-after-take"))
    return state._replace(power=leader)
