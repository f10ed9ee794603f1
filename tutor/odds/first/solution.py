"""The solved first decision of one hand, read from the table that ships."""

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import classes
from tutor.odds.first.deals import UNSEEN
from tutor.odds.first.table import GAMES, PARTS, STEPS, Facts, Shares, load
from tutor.odds.hand import RANK_NAMES, Situation, name, number
from tutor.odds.layouts import RANKS, SUITS, count_hand
from tutor.odds.table import HAND, OWN
from tutor.odds.worth import points_of

SHIPPED = {king_point: Path(__file__).with_name(f"{game}.npz") for game, king_point in GAMES.items()}
"""The games without and with the point for the trump king, made by ``python -m tutor.odds first``."""
ASSUMPTIONS = (
    "the score is level and far from its end: a point is a point",
    "one exchange at most; each side throws one to five cards, elder first",
    "three tricks score one, all five score two",
    "who stands or refuses and fails gives two points",
    "once the cards lie they are played out with both hands open",
    "both sides follow the solution",
)
"""What the figures rest on, for programs that read them; pages say it in their language."""
KINGS = {
    "off": "the trump king scores nothing extra",
    "held": "who holds the trump king when play begins scores one point for it",
    "turned": "the dealer's point for the turned king is the same whatever is decided, and not counted",
}
"""One assumption more, by what the trump king does."""


class Throw(TypedDict):
    """One way to throw."""

    cards: list[str]
    share: float
    """How often the solution throws these."""
    loss: float | None
    """Elder's points lost against his best throw once he is accepted; at most 0.255 is said."""


class First(TypedDict):
    """The solution for one hand, in points of the one who holds it."""

    hand: str
    turn_up: str
    role: str
    king_point: bool
    """Whether the point for the trump king counts."""
    stand: float
    """What keeping the hand is worth: elder stands, the dealer refuses."""
    propose: float
    """What exchanging is worth: elder proposes, the dealer accepts."""
    mix: float
    """How often the solution exchanges."""
    accept: float
    """How often the other side goes along: the dealer accepts elder's proposal, or elder proposes to the dealer."""
    discards: dict[str, list[Throw]]
    """What to throw, most often first; for the dealer by how many cards elder threw, for elder under ``all``."""
    certificate: Facts
    assumptions: list[str]


class Solution(NamedTuple):
    """Everything that ships."""

    shares: Shares
    worths: npt.NDArray[np.int16]
    """In thousandths of a point, a column a class: elder proposes, dealer refuses, dealer accepts."""
    meets: npt.NDArray[np.uint16]
    """In thousandths: how often a proposal is accepted, how often elder proposes against this hand."""
    losses: npt.NDArray[np.uint8]
    """What elder's throws lose, in thousandths; shape (classes, 32)."""
    facts: Facts


@cache
def solution(king_point: bool = False) -> Solution:
    """Return the table of a game, read once in a process."""
    shares, facts = load(SHIPPED[king_point])
    with np.load(SHIPPED[king_point]) as kept:
        return Solution(shares, kept["worths"], kept["meets"], kept["losses"], facts)


def class_of(situation: Situation) -> tuple[int, tuple[str, ...]]:
    """Return the class of a hand, and its cards in the order in which the class counts them.

    >>> from tutor.odds.hand import read_situation
    >>> class_of(read_situation("7C 8H KD QD AH", "TH", "elder"))[1]
    ('AH', '8H', 'KD', 'QD', '7C')
    """
    turned = RANK_NAMES.index(situation.turn_up[0])
    suits: list[list[int]] = [[] for _ in range(SUITS)]
    for card in situation.hand:
        suit, rank = divmod(number(card, situation.turn_up), RANKS)
        suits[suit].append(rank)
    bits = [sum(1 << rank for rank in suit) for suit in suits]
    low = (1 << turned) - 1
    bits[0] = bits[0] & low | bits[0] >> 1 & ~low
    order = [0, *sorted(range(1, SUITS), key=lambda suit: -bits[suit])]
    key = 0
    for suit in order:
        key = key << RANKS | bits[suit]
    cards = (name(suit * RANKS + rank, situation.turn_up) for suit in order for rank in sorted(suits[suit])[::-1])
    return int(np.searchsorted(classes()[0], key)), tuple(cards)


def kings(situation: Situation, king_point: bool) -> str:
    """Say what the trump king does: ``off``, ``held``, or ``turned``, which is the game without his point again."""
    if not king_point:
        return "off"
    return "turned" if situation.turn_up[0] == "K" else "held"


def stand(situation: Situation, king_point: bool) -> float:
    """Return what elder makes by standing, counted exactly."""
    worth = points_of(count_hand(situation.own).tricks[OWN].tolist(), "elder")
    if king_point:
        worth += 1 if "K" + situation.turn_up[1] in situation.hand else -Fraction(HAND, UNSEEN)
    return round(float(worth), 4)


def first(situation: Situation, king_point: bool = False) -> First:
    """Return the solved first decision of a situation, without or with the point for the trump king."""
    king = kings(situation, king_point)
    found, (row, cards) = solution(king == "held"), class_of(situation)
    elder = situation.leader == OWN
    proposing, refusing, accepting = (found.worths[:, row] / STEPS).tolist()
    accepted, proposed = (found.meets[:, row] / STEPS).tolist()
    shares = found.shares
    throws = shares.elder[row] if elder else shares.dealer[row]
    names = ("all",) if elder else tuple(str(thrown) for thrown in range(1, HAND + 1))
    losses = found.losses[row] if elder else None
    return {
        "hand": " ".join(situation.hand),
        "turn_up": situation.turn_up,
        "role": situation.role,
        "king_point": king_point,
        "stand": stand(situation, king == "held") if elder else refusing,
        "propose": proposing if elder else accepting,
        "mix": float(shares.propose[row] if elder else shares.accept[row]) / STEPS,
        "accept": accepted if elder else proposed,
        "discards": {thrown: _throws(cards, parts, losses) for thrown, parts in zip(names, throws, strict=True)},
        "certificate": found.facts,
        "assumptions": [*ASSUMPTIONS, KINGS[king]],
    }


def _throws(cards: tuple[str, ...], parts: npt.NDArray[np.uint8], losses: npt.NDArray[np.uint8] | None) -> list[Throw]:
    """Return the throws that the solution makes, most often first."""
    chosen = sorted(np.flatnonzero(parts).tolist(), key=lambda throw: -int(parts[throw]))
    return [
        {
            "cards": [card for place, card in enumerate(cards) if throw >> place & 1],
            "share": int(parts[throw]) / PARTS,
            "loss": None if losses is None else int(losses[throw]) / STEPS,
        }
        for throw in chosen
    ]
