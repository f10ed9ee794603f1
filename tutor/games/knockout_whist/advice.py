"""The page's two pieces of advice on naming trumps: never legality, always with the reason."""

from __future__ import annotations

from tutor.core.cards import BACK, SUITS, Card
from tutor.core.game import Event
from tutor.core.moves import Seat
from tutor.core.rules import RuleId
from tutor.core.seats import player_of
from tutor.games.knockout_whist.state import DIAMOND_TWO, HEIGHT, Phase, State

LONGEST_SUIT = RuleId("knockout-whist.hint.longest-suit")
WEAKER_SUIT = RuleId("knockout-whist.hint.equal-length")


def hints(state: State, seat: Seat) -> tuple[Event, ...]:
    """Advise whoever has to name trumps: the longest suit; of equally long ones the weaker."""
    if state.phase is not Phase.TRUMP or player_of(state, seat) != state.chooser:
        return ()
    suits = suits_of(state, player_of(state, seat))
    most = max(map(len, suits.values()))
    if not most:
        return ()
    longest = [suit for suit in SUITS if len(suits[suit]) == most]
    facts = {"seat": seat, "n": most}
    if len(longest) == 1:
        suit = longest[0]
        named = {**facts, "suit": suit, "cards": suits[suit], "suits": (suit,), "several": ""}
        return (Event(LONGEST_SUIT, named),)
    events = [Event(LONGEST_SUIT, {**facts, "suits": tuple(longest), "several": "yes"})]
    weakest = min(map(_heights, (suits[suit] for suit in longest)))
    weaker = [suit for suit in longest if _heights(suits[suit]) == weakest]
    if len(weaker) < len(longest):
        strong = next(suit for suit in longest if suit not in weaker)
        named = {
            **facts,
            "suits": tuple(weaker),
            "cards": suits[weaker[0]],
            "other": strong,
            "other_cards": suits[strong],
            "several": "yes" if len(weaker) > 1 else "",
        }
        events.append(Event(WEAKER_SUIT, named))
    return tuple(events)


def suits_of(state: State, player: int) -> dict[str, tuple[Card, ...]]:
    """Return a player's cards by suit; a two of diamonds that is always a trump lengthens none of them."""
    apart = state.options.diamond_two == "on" and state.options.diamond_two_suit == "trump"
    hand = [c for c in state.hands[player] if c is not BACK and not (apart and c is DIAMOND_TWO)]
    if player in state.blind:
        hand = []
    return {suit: tuple(c for c in hand if c.suit == suit) for suit in SUITS}


def _heights(suit: tuple[Card, ...]) -> list[int]:
    """Return the ranks of a suit from the top, for comparing suits of equal length."""
    return sorted((HEIGHT[c.rank] for c in suit), reverse=True)
