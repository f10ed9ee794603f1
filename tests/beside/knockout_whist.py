"""What is said of another move in Knock-Out Whist."""

from __future__ import annotations

from beside.here import Here, Holds
from tutor.core.cards import Card
from tutor.core.moves import PLAY
from tutor.games.knockout_whist.state import HEIGHT, TRUMP, ranking_of, winning


def strength(here: Here, card: Card) -> int:
    return ranking_of(here.state).strength[card]


def may_be_above(here: Here, card: Card) -> int:
    """How many cards of its suit are higher and were neither dealt to oneself nor seen by all."""
    suit, strong = ranking_of(here.state)
    mine = here.state.discards[here.me] if here.state.discards else ()
    lying = {c for _, c in here.state.trick} | {*here.state.played, *mine, here.state.turned}
    return sum(
        suit[c] == suit[card] and strong[c] > strong[card] and c not in lying and c not in here.mine for c in suit
    )


def wins_now(here: Here, card: Card) -> bool:
    suit, strong = ranking_of(here.state)
    best = winning(here.state)[1]
    trumps = suit[card] == here.state.trump or strong[card] > TRUMP
    return strong[card] > strong[best] and (suit[card] == suit[best] or trumps)


def only_trumps_other(here: Here) -> bool:
    card, other = here.two
    return strength(here, other) > TRUMP > strength(here, card)


def could_be_trumped(here: Here) -> bool:
    """The other card is plain, and a trump was neither dealt to oneself nor played."""
    plain = strength(here, here.other.card) < TRUMP
    lying = {c for _, c in here.state.trick} | set(here.state.played)
    strong = ranking_of(here.state).strength
    return plain and any(s > TRUMP and c not in lying and c not in here.mine for c, s in strong.items())


def named_are_void(here: Here) -> bool:
    suit = ranking_of(here.state).suit
    named = [here.state.hands[here.state.seats.index(seat)] for seat in here.said["away"]]
    away = suit[here.other.card]
    return here.said["away_suit"] == away and not any(suit[card] == away for hand in named for card in hand)


def beaten_more_easily(here: Here) -> bool:
    card, other = here.two
    return may_be_above(here, card) == here.said["n"] < here.said["more"] == may_be_above(here, other)


def still_beaten(here: Here) -> bool:
    return may_be_above(here, here.other.card) == here.said["more"] > 0


def longer_in_hand(here: Here) -> bool:
    suit, (card, other) = ranking_of(here.state).suit, here.two
    few, many = (sum(suit[c] == suit[one] for c in here.mine) for one in (card, other))
    return few == here.said["n"] < here.said["more"] == many >= 2 and here.said["long"] == suit[other]


def lets_it_go(here: Here) -> bool:
    return wins_now(here, here.told.move.card) and not wins_now(here, here.other.card)


def is_dearer(here: Here) -> bool:
    card, other = here.two
    return wins_now(here, card) and wins_now(here, other) and strength(here, other) > strength(here, card)


def nobody_above(here: Here) -> bool:
    """Nothing in another hand is above it, as the cards lie."""
    suit, strong = ranking_of(here.state)
    other = here.other.card
    return not any(suit[c] == suit[other] and strong[c] > strong[other] for hand in here.theirs for c in hand)


def shorter_trumps(here: Here) -> bool:
    hand = here.mine
    few, many = (sum(c.suit == suit for c in hand) for suit in (here.other.value, here.told.facts["suit"]))
    apart = here.state.options.diamond_two == "on"  # it lengthens no suit where it is always a trump
    return here.said["n"] < here.said["more"] and (apart or (few, many) == (here.said["n"], here.said["more"]))


def stronger_trumps(here: Here) -> bool:
    best, better = (
        max(HEIGHT[c.rank] for c in here.of(suit)) for suit in (str(here.told.facts["suit"]), here.other.value)
    )
    return best < better


def trump_given(here: Here) -> bool:
    return here.other.cards[0].suit == here.state.trump


def higher_given(here: Here) -> bool:
    low = HEIGHT[here.told.move.cards[0].rank] if here.told.move.cards else HEIGHT["9"]
    return HEIGHT[here.other.cards[0].rank] > low


def chance_for_one(here: Here) -> bool:
    card = here.told.move.card
    return here.other.verb != PLAY and (not here.state.trick or wins_now(here, card)) and len(here.mine) == 1


def one_may_lose(here: Here) -> bool:
    """Nothing lies above it yet, but something may come."""
    card = here.other.card
    if here.state.trick and not wins_now(here, card):
        return False
    here_alone = here._replace(told=here.told._replace(move=here.other))
    return may_be_above(here, card) > 0 or could_be_trumped(here_alone) or strength(here, card) < TRUMP


def one_is_lost(here: Here) -> bool:
    """Something lies above it."""
    return bool(here.state.trick) and not wins_now(here, here.other.card) and len(here.mine) == 1


CLAIMS: dict[str, Holds] = {
    "knockout-whist.hint.longest-suit shorter": shorter_trumps,
    "knockout-whist.hint.longest-suit stronger": stronger_trumps,
    "knockout-whist.well.change-low-plain-cards keeps": lambda h: not h.other.cards and bool(h.told.move.cards),
    "knockout-whist.well.change-low-plain-cards trump": trump_given,
    "knockout-whist.well.change-low-plain-cards higher": higher_given,
    "knockout-whist.well.wait-with-the-lone-card waits": chance_for_one,
    "knockout-whist.well.wait-with-the-lone-card risks": one_may_lose,
    "knockout-whist.well.wait-with-the-lone-card lost": one_is_lost,
    **{
        f"knockout-whist.well.{rule} {how}": holds
        for rule in ("draw-trumps", "lead-a-master", "lead-from-a-short-suit", "lead-high")
        for how, holds in {
            "trump": only_trumps_other,
            "trumped": named_are_void,
            "exposed": could_be_trumped,
            "beaten": still_beaten if rule in ("draw-trumps", "lead-a-master") else beaten_more_easily,
        }.items()
    },
    "knockout-whist.well.lead-from-a-short-suit longer": longer_in_hand,
    "knockout-whist.well.last-wins-cheaply loses": lets_it_go,
    "knockout-whist.well.last-wins-cheaply dearer": is_dearer,
    "knockout-whist.well.take-what-holds loses": lets_it_go,
    "knockout-whist.well.take-what-holds beaten": beaten_more_easily,
    "knockout-whist.well.trump-low loses": lets_it_go,
    "knockout-whist.well.trump-low dearer": is_dearer,
    "knockout-whist.well.throw-the-lowest trump": only_trumps_other,
    "knockout-whist.well.throw-the-lowest master": nobody_above,
    "knockout-whist.well.throw-the-lowest higher": lambda h: strength(h, h.two[1]) > strength(h, h.two[0]),
}
