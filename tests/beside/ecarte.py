"""What is said of another move in Écarté."""

from __future__ import annotations

from beside.here import Here, Holds
from tutor.core.cards import Card
from tutor.core.moves import PLAY
from tutor.games.ecarte.state import PACK, beats, holds_king, window_open
from tutor.games.ecarte.state import STRENGTH as ECARTE


def rival(here: Here) -> tuple[Card, ...]:
    return next(hand for hand in here.theirs if hand) if any(here.theirs) else ()


def king_can_wait(here: Here) -> bool:
    """The king may still be announced after this card, though only once a trick is won."""
    state, card = here.state, here.other.card
    if here.other.verb != PLAY or here.other.value or state.won[here.me]:
        return False
    later = state._replace(
        hands=tuple(tuple(c for c in hand if c != card) for hand in state.hands),
        played=((here.me, card),),
        missed=(here.me,),
    )
    winner = later._replace(won=tuple(one + (p == here.me) for p, one in enumerate(state.won)))
    return (
        not window_open(later, here.me)
        and window_open(winner, here.me)
        and holds_king(later.hands[here.me], state.trump)
    )


def worth(here: Here, card: Card) -> bool:
    trumps = len(here.of(here.state.trump))
    return card.suit == here.state.trump or card.rank in (("K", "D") if trumps > 1 else ("K",))


def gives_good(here: Here) -> bool:
    given = here.said["given"]
    return all(worth(here, c) and c in here.other.cards and c not in here.told.move.cards for c in given)


def keeps_bad(here: Here) -> bool:
    left = here.said["left"]
    return all(not worth(here, c) and c not in here.other.cards and c in here.told.move.cards for c in left)


def seen_by_all(here: Here) -> set[Card]:
    lying = {c for _, c in here.state.trick} | {c for _, c in here.state.played}
    return lying | set(here.mine)


def unknown_above(here: Here, card: Card) -> bool:
    """Something above it has been seen nowhere."""
    gone = seen_by_all(here)
    return any(c.suit == card.suit and ECARTE[c.rank] > ECARTE[card.rank] and c not in gone for c in PACK)


def unknown_trump(here: Here) -> bool:
    return any(c.suit == here.state.trump and c not in seen_by_all(here) for c in PACK)


def can_be_beaten(here: Here) -> bool:
    card = here.other.card
    return unknown_above(here, card) or (card.suit != here.state.trump and unknown_trump(here))


def plain_and_trumps_out(here: Here) -> bool:
    return here.other.card.suit != here.state.trump and unknown_trump(here)


def lower_in_ecarte(here: Here) -> bool:
    card, other = here.two
    return ECARTE[other.rank] < ECARTE[card.rank] and unknown_above(here, other)


def shorter_in_ecarte(here: Here) -> bool:
    card, other = here.two
    few, many = len(here.of(other.suit)), len(here.of(card.suit))
    return few == here.said["n"] < here.said["more"] == many and here.said["short"] == other.suit


def trump_spent(here: Here) -> bool:
    card, other = here.two
    return other.suit == here.state.trump != card.suit


def takes(here: Here, card: Card) -> bool:
    return beats(card, here.state.trick[0][1], here.state.trump)


def nothing_above(here: Here) -> bool:
    other = here.other.card
    return not any(c.suit == other.suit and ECARTE[c.rank] > ECARTE[other.rank] for c in rival(here))


CLAIMS: dict[str, Holds] = {
    "ecarte.well.announce-the-king lost": lambda h: not king_can_wait(h),
    "ecarte.well.announce-the-king risked": king_can_wait,
    "ecarte.well.stand-or-propose keeps": lambda h: (
        h.other.verb in ("stand", "refuse") and h.said["n"] < h.said["limit"]
    ),
    "ecarte.well.stand-or-propose exchanges": lambda h: h.said["n"] >= h.said["limit"],
    "ecarte.jdr.advice keeps": lambda h: h.other.verb in ("stand", "refuse") and not h.said["good"],
    "ecarte.jdr.advice exchanges": lambda h: bool(h.said["good"]),
    "ecarte.well.keep-trumps-and-kings gives": gives_good,
    "ecarte.well.keep-trumps-and-kings keeps": keeps_bad,
    "ecarte.well.lead-what-nobody-beats beaten": can_be_beaten,
    "ecarte.well.lead-trumps-from-strength lower": lower_in_ecarte,
    "ecarte.well.lead-trumps-from-strength trumped": plain_and_trumps_out,
    "ecarte.well.lead-from-two trump": trump_spent,
    "ecarte.well.lead-from-two shorter": shorter_in_ecarte,
    "ecarte.well.lead-from-two lower": lower_in_ecarte,
    "ecarte.well.take-cheaply loses": lambda h: takes(h, h.two[0]) and not takes(h, h.two[1]),
    "ecarte.well.take-cheaply trump": lambda h: takes(h, h.two[1]) and trump_spent(h),
    "ecarte.well.take-cheaply dearer": lambda h: takes(h, h.two[1]) and ECARTE[h.two[1].rank] > ECARTE[h.two[0].rank],
    "ecarte.well.throw-away-the-lowest master": nothing_above,
    "ecarte.well.throw-away-the-lowest higher": lambda h: ECARTE[h.two[1].rank] > ECARTE[h.two[0].rank],
}
