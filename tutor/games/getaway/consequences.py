"""What a move of Getaway causes: the next state, and every event with the rule that made it happen."""

from __future__ import annotations

from tutor.core.cards import Card, tidy
from tutor.core.game import Event
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.core.tricks import less, put
from tutor.games.getaway.dealing import Events, chosen, dealt
from tutor.games.getaway.drawing import asks_for_a_card, drawn, taken
from tutor.games.getaway.ending import ALWAYS_TO_PILE, UNBEATEN_LEADS, over, trick_over
from tutor.games.getaway.sieves import CHOOSE, DRAW, GATHER, TAKE, TOCHOO_STOPS
from tutor.games.getaway.state import (
    DEAL,
    FIRST,
    FORFEIT,
    STOPPED,
    STRENGTH,
    TRICK,
    WINDOW,
    State,
    highest,
    players_in,
)
from tutor.games.getaway.turns import has_played, next_to_play

TWO_LEFT = RuleId("getaway.two.normal")
NO_INTERRUPTION = RuleId("getaway.first.no-interruption")
ACE_HOLDER_LEADS = RuleId("getaway.first.ace-holder-leads-second")
TOCHOO_NEVER_TOPS = RuleId("getaway.trick.tochoo-never-tops")
DRAWN_TOCHOO = RuleId("getaway.two.drawn-tochoo")
SHORTCUT_SCOPE = RuleId("getaway.opt.two-player.shortcut-scope")
LONE_LEAD = RuleId("getaway.trick.lone-lead-stays-top")
PICKUP = RuleId("getaway.trick.interrupted-pickup")
PICKUP_CANCELS = RuleId("getaway.escape.pickup-cancels")
CLEAN = RuleId("getaway.trick.clean-to-pile")
FIRST_EQUAL_WINS = RuleId("getaway.opt.two-packs.first-equal-wins")
AFTER_TOCHOO = RuleId("getaway.penalty.play-after-tochoo")
OUT_OF_TURN = RuleId("getaway.penalty.out-of-turn")
FALSE_TOCHOO = RuleId("getaway.penalty.false-tochoo")
OTHER_MISTAKE = RuleId("getaway.penalty.other")
GAP_PENALTY_SCOPE = RuleId("getaway.gap.penalty-scope")


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move, and what happened; the move is taken as allowed or tolerated."""
    events: Events = []
    following = _made(state, move, events)
    if players_in(following) == 2 < players_in(state):
        left = tuple(seat for seat, alive in zip(state.seats, following.alive, strict=True) if alive)
        events.append(Event(TWO_LEFT, {"seats": left}))
    return following, tuple(events)


def _made(state: State, move: Move, events: Events) -> State:
    if move.seat == TABLE:
        return dealt(state, move, events) if state.phase is DEAL else drawn(state, move, events)
    if move.verb == PLAY:
        return _played(state, player_of(state, move.seat), move.card, events)
    if move.verb == TAKE:
        return taken(state, player_of(state, move.seat), events)
    if move.verb == DRAW:
        return asks_for_a_card(state, move, events)
    if move.verb == GATHER:
        return _gathered(state, state.gatherer, events)
    assert move.verb == CHOOSE, move
    return chosen(state, move, events)


# Playing cards


def _played(state: State, player: int, card: Card, events: Events) -> State:
    """Lay a card: a lead, a card to the trick, a tochoo that stops it, or a mistake that costs it."""
    laid = state._replace(
        hands=put(state.hands, player, less(state.hands[player], card)),
        trick=(*state.trick, (player, card)),
        asked=0,
    )
    if state.phase is WINDOW:
        return laid._replace(phase=FIRST if state.number == 1 else TRICK)
    if state.phase is FIRST:
        return _first_trick(laid, player, card, events)
    mistake = _mistake(state, player, card)
    if mistake is not None:
        return _punished(laid, player, mistake, events)
    if card.suit != state.led:
        return _interrupted(laid, player, card, events)
    if len(laid.trick) == players_in(state):
        return _clean(laid, events)
    return laid


def _first_trick(state: State, player: int, card: Card, events: Events) -> State:
    """Trick 1 goes on whatever is thrown; complete, it always founds the pile."""
    if card.suit != state.led:
        events.append(Event(NO_INTERRUPTION, {"seat": state.seats[player], "card": card}))
    if len(state.trick) < players_in(state):
        return state
    cards = tuple(card for _, card in state.trick)
    events.append(Event(ALWAYS_TO_PILE, {"cards": cards, "n": len(cards)}))
    leader = state.trick[0][0]
    events.append(Event(ACE_HOLDER_LEADS, {"seat": state.seats[leader]}))
    return trick_over(state, leader, cards, events)


def _interrupted(state: State, player: int, card: Card, events: Events) -> State:
    """A tochoo: the trick stops, the highest card of the suit led takes everything."""
    top, best = highest(state.trick)
    seat, led = state.seats[player], state.led
    events.append(Event(TOCHOO_STOPS, {"seat": seat, "card": card, "led": led}))
    if STRENGTH[card.rank] > STRENGTH[best.rank]:
        events.append(Event(TOCHOO_NEVER_TOPS, {"card": card, "top_card": best, "led": led}))
    if players_in(state) == 2 and _loses_at_once(state, top):
        rule = DRAWN_TOCHOO if state.drawn else SHORTCUT_SCOPE
        events.append(Event(rule, {"seat": state.seats[top], "card": best, "other": seat}))
        return over(state, top, rule, events)
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
            events.append(Event(LONE_LEAD, facts))
        _first_of_equals(state, facts, events)
        events.append(Event(PICKUP, facts))
        if not state.hands[player]:
            again = state.drawn and player == state.trick[0][0]
            events.append(Event(UNBEATEN_LEADS if again else PICKUP_CANCELS, facts))
    hands = put(state.hands, player, tidy((*state.hands[player], *cards)))
    return trick_over(state._replace(hands=hands), player, (), events)


def _clean(state: State, events: Events) -> State:
    """Everyone followed suit: the cards go to the pile, the highest has the power."""
    top, best = highest(state.trick)
    cards = tuple(card for _, card in state.trick)
    facts = {"cards": cards, "n": len(cards), "seat": state.seats[top], "card": best}
    _first_of_equals(state, facts, events)
    events.append(Event(CLEAN, facts))
    return trick_over(state, top, cards, events)


def _first_of_equals(state: State, facts: dict[str, object], events: Events) -> None:
    """Say that of two equal cards the one played first counts as higher, where that decides."""
    _, best = highest(state.trick)
    if best.copy and sum(card.face == best.face for _, card in state.trick) > 1:
        events.append(Event(FIRST_EQUAL_WINS, facts))


# Mistakes (getaway.opt.penalties=strict)


def _mistake(state: State, player: int, card: Card) -> RuleId | None:
    """Return the rule that prices this card, or None if it is no mistake."""
    if state.options.penalties != "strict":
        return None
    if state.phase is STOPPED:
        return AFTER_TOCHOO
    if has_played(state, player):
        return OTHER_MISTAKE
    if player != next_to_play(state):
        return OUT_OF_TURN
    if card.suit != state.led and any(held.suit == state.led for held in state.hands[player]):
        return FALSE_TOCHOO
    return None


def _punished(state: State, player: int, rule: RuleId, events: Events) -> State:
    """The mistake stops the trick: whoever made it gathers all of it and leads."""
    cards = tuple(card for _, card in state.trick)
    facts = {"seat": state.seats[player], "cards": cards, "card": cards[-1], "led": state.led}
    events.append(Event(rule, facts, GAP_PENALTY_SCOPE if rule == OTHER_MISTAKE else None))
    return state._replace(phase=FORFEIT, gatherer=player)
