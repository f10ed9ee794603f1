"""The odds of a situation, as one plain record; and how they were counted."""

from collections.abc import Iterable
from typing import NamedTuple, TypedDict

from tutor.odds.hand import RANK_NAMES, Situation, name, number, read_situation
from tutor.odds.layouts import NEEDED, OPPONENTS, RANKS, SPREADS, SUITS, count_hand, spread_weights, spreads
from tutor.odds.patterns import OURS, Readings, matches
from tutor.odds.sure import Bounds, sure_known, sure_lead
from tutor.odds.table import HAND, OWN, START, table


class Answer(TypedDict):
    """The odds of a situation: counts of the opponent's hands, out of ``of``."""

    hand: str
    turn_up: str
    role: str
    tricks: list[int]
    """How often 0 to 5 tricks are taken with open hands and best play."""
    open: int
    """How often three or more."""
    lead: dict[str, int]
    """How often three or more after leading each card; empty for the dealer, who does not lead."""
    first: int
    """The best of these; for the dealer the same as ``open``, as no first card is chosen unseen."""
    sure: list[int] | None
    """Lower and upper bound of the chance on own information only; None where it was not computed."""
    vole: int
    """How often all five."""
    of: int
    patterns: list[str]
    """The jeux de règle that the hand shows."""


class Gap(NamedTuple):
    """Unknown cards with no own card between them."""

    cards: tuple[str, ...]
    """From high to low; empty where no unknown card lies."""


class Class(NamedTuple):
    """The opponent's hands that lie alike against the own hand."""

    held: tuple[int, ...]
    """How many of the opponent's cards are in each of the nine gaps."""
    hands: int
    """How many hands these are: the ways to choose so many cards from each gap, multiplied."""
    tricks: int
    """The own side's tricks against each of them, with open hands and best play."""


def odds(hand: str | Iterable[str], turn_up: str, role: str, readings: Readings = OURS) -> Answer:
    """Return the exact odds of a situation; raise ``ValueError`` with a sentence when it cannot occur.

    >>> odds("7H KS QS JS 7D", "8H", "elder")["tricks"]
    [9156, 9450, 2450, 24930, 18507, 1287]
    """
    situation = read_situation(hand, turn_up, role)
    return answer(situation, readings)


def answer(situation: Situation, readings: Readings = OURS) -> Answer:
    """Return the exact odds of a situation that was read."""
    own, turn_up = situation.own, situation.turn_up
    counted = count_hand(own)
    tricks = counted.tricks[situation.leader].tolist()
    opened = int(counted.opened[situation.leader])
    lead = {card: sum(taken[NEEDED:]) for card, taken in lead_tricks(situation).items()}
    sure = sure_known(own.cards, RANK_NAMES.index(turn_up[0]), situation.leader)
    return {
        "hand": " ".join(situation.hand),
        "turn_up": turn_up,
        "role": situation.role,
        "tricks": tricks,
        "open": opened,
        "lead": lead,
        "first": max(lead.values(), default=opened),
        "sure": None if sure is None else list(sure),
        "vole": tricks[HAND],
        "of": OPPONENTS,
        "patterns": list(matches(own.cards, readings)),
    }


def lead_tricks(situation: Situation) -> dict[str, list[int]]:
    """Return for each card that the elder hand may lead how often 0 to 5 tricks are taken; empty for the dealer.

    The card best for the point (three tricks or more) need not be the one best for the vole (all five).
    """
    if situation.leader != OWN:
        return {}
    own = situation.own
    after = zip(own.cards, count_hand(own).lead.tolist(), strict=True)
    taken = {name(card, situation.turn_up): tricks for card, tricks in after}
    return {card: taken[card] for card in situation.hand}


def sure_leads(situation: Situation) -> dict[str, Bounds]:
    """Return the bounds of the sure chance after each card that the elder hand may lead; empty for the dealer.

    They are not shipped but solved when asked for: some hundredths of a second, once the solver is compiled.
    """
    if situation.leader != OWN:
        return {}
    own = situation.own
    found = {name(card, situation.turn_up): sure_lead(own, place) for place, card in enumerate(own.cards)}
    return {card: found[card] for card in situation.hand}


# How it was counted


def gaps(situation: Situation) -> list[Gap]:
    """Return the nine gaps that the own cards leave, trumps first; their cards are the 26 unknown ones."""
    turned = number(situation.turn_up, situation.turn_up)
    own = situation.own.cards
    found: list[list[str]] = [[]]
    for suit in range(SUITS):
        if suit:
            found.append([])
        for card in range(suit * RANKS + RANKS - 1, suit * RANKS - 1, -1):
            if card in own:
                found.append([])
            elif card != turned:
                found[-1].append(name(card, situation.turn_up))
    return [Gap(tuple(cards)) for cards in found]


def counted_classes(situation: Situation) -> list[Class]:
    """Return the classes of the opponent's hands, at most 1,287; their hands add up to 65,780."""
    own = situation.own
    first = START[HAND] + own.frame * SPREADS
    weights, worth = spread_weights(own.sizes), table().tricks[situation.leader, first : first + SPREADS]
    return [
        Class(tuple(row.tolist()), int(weight), int(tricks))
        for row, weight, tricks in zip(spreads(), weights, worth, strict=True)
        if weight
    ]
