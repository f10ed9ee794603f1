"""The solved first decision of one hand, read from the table that ships."""

import re
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt

from tutor.odds.atlas import classes
from tutor.odds.first.matching import Kind, elder_chances, pair_at, solved_at
from tutor.odds.first.stakes import POINTS, STOOD, Score, Stakes, chances
from tutor.odds.first.table import GAMES, PARTS, STEPS, Facts, Shares, load
from tutor.odds.first.weigh import Weighed, weigh
from tutor.odds.hand import RANK_NAMES, Impossible, Situation, name, number
from tutor.odds.layouts import OPPONENTS, RANKS, SUITS, count_hand, count_with_highest
from tutor.odds.table import HAND, OWN

SHIPPED = {king_point: Path(__file__).with_name(f"{game}.npz") for game, king_point in GAMES.items()}
"""The games without and with the point for the trump king, made by ``python -m tutor.odds first``."""
NEUTRAL = "the score is level and far from its end: a point is a point"
AT_SCORE = "the score is as said, and what counts is the chance to win the game at five points"
ASSUMPTIONS = (
    "one exchange at most; each side throws one to five cards, elder first",
    "three tricks score one, all five score two",
    "who stands or refuses and fails gives two points",
    "once the cards lie they are played out with both hands open",
    "both sides follow the solution",
)
"""What the figures rest on beside the score, for programs that read them; pages say it in their language."""
KINGS: dict[Kind, str] = {
    "off": "the trump king scores nothing extra",
    "held": "who holds the trump king when play begins scores one point for it",
    "turned": "the dealer's point for the turned king is the same whatever is decided, and not counted",
}
"""One assumption more, by what the trump king does."""
KING_COUNTS = True
"""At a table that is played at, the trump king always scores; no option takes his point away."""
WITHIN = {"points": 0.005, "chance": 0.0025}
"""How near the figures of one hand come to the truth, 19 times out of 20."""


class Throw(TypedDict):
    """One way to throw."""

    cards: list[str]
    share: float
    """How often the solution throws these."""


class Weighted(Throw):
    """The same with what it costs."""

    loss: float
    """Lost against the best of the solution's throws, once the exchange is agreed."""


class Decided(TypedDict):
    """What the solution does with one hand."""

    hand: str
    turn_up: str
    role: str
    king_point: bool
    """Whether the point for the trump king counts."""
    score: list[int] | None
    """Elder's points and the dealer's; None for a neutral score."""
    mix: float
    """How often the solution exchanges."""
    discards: dict[str, list[Throw]]
    """What to throw, most often first; for the dealer by how many cards elder threw, for elder under ``all``."""


class First(TypedDict):
    """The solution for one hand, for the one who holds it."""

    hand: str
    turn_up: str
    role: str
    king_point: bool
    score: list[int] | None
    unit: str
    """``points``, or ``chance`` where a score is said: the chance to win the game."""
    stand: float
    """What keeping the hand is worth, counted: elder stands, the dealer refuses."""
    propose: float
    """What exchanging is worth: elder proposes, the dealer accepts."""
    error: float
    """Half the width of an interval that holds the true worth of exchanging 19 times out of 20."""
    verdict: str
    """``keep`` or ``exchange``, ``even`` where the error leaves it open."""
    mix: float
    accept: float
    """How often the other side goes along: the dealer accepts elder's proposal, or elder proposes to the dealer."""
    discards: dict[str, list[Weighted]]
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


def kings(situation: Situation, king_point: bool) -> Kind:
    """Say what the trump king does: ``off``, ``held``, or ``turned``, which is the game without his point again."""
    if not king_point:
        return "off"
    return "turned" if situation.turn_up[0] == "K" else "held"


class Game(NamedTuple):
    """What a hand is weighed in: a strategy for both sides, what is paid, and what is known of it."""

    packed: Shares
    stakes: Stakes
    facts: Facts


@lru_cache(maxsize=64)
def game(kind: Kind, score: Score | None) -> Game:
    """Return the game that is played at a score, or at a neutral one."""
    king_point = kind == "held"
    neutral = solution(king_point)
    if score is None:
        return Game(neutral.shares, POINTS[king_point], neutral.facts)
    at = pair_at(kind, score)
    packed = neutral.shares._replace(propose=at.propose, accept=at.accept)
    return Game(packed, chances(score, king_point, elder_chances(kind)), at.facts)


def read_score(text: str) -> Score | None:
    """Return a score written like 4:3, elder's points first; None where none is said.

    >>> read_score("4:3"), read_score("4-3"), read_score("")
    ((4, 3), (4, 3), None)
    """
    if not text.strip():
        return None
    found = re.fullmatch(r"\s*(\d{1,3})\s*[:\-–]\s*(\d{1,3})\s*", text)
    if not found:
        sentence = f"{text[:20]!r} is not a score; a score is written like 4:3, elder's points first."
        raise Impossible(sentence, "odds-not-a-score", text=text[:20])
    return int(found[1]), int(found[2])


def check_score(score: Score, kind: Kind) -> None:
    """Say in an ``Impossible`` why there is no first decision at this score."""
    if not all(0 <= points <= 4 for points in score):
        sentence = f"Nobody decides at {score[0]}:{score[1]}: each side has 0 to 4 points, and five win the game."
        raise Impossible(sentence, "odds-no-score", elder=score[0], dealer=score[1])
    if kind == "turned" and not score[1]:
        raise Impossible(
            "The king is turned up, so the dealer has scored a point for it already: his score is 1 to 4.",
            "odds-turned-king-score",
        )
    if not solved_at(kind, score):
        sentence = f"At {score[0]}:{score[1]} the first decision is not solved yet."
        raise Impossible(sentence, "odds-score-unsolved", elder=score[0], dealer=score[1])


def stand(situation: Situation, kind: Kind, stakes: Stakes) -> float:
    """Return what elder makes by standing, counted exactly."""
    own = situation.own
    tricks = count_hand(own).tricks[OWN]
    held = count_with_highest(own.frame, [own.sizes])[0] if kind == "held" else 0 * tricks
    king = "K" + situation.turn_up[1] in situation.hand
    counts = np.array([0 * tricks, tricks, 0 * tricks] if king else [tricks - held, 0 * tricks, held])
    return float((counts * np.array(stakes[STOOD])).sum()) / OPPONENTS


def decided(situation: Situation, king_point: bool = False, score: Score | None = None) -> Decided:
    """Return what the solution does with a hand, without weighing it."""
    kind = kings(situation, king_point)
    if score is not None:
        check_score(score, kind)
    packed, (row, cards) = game(kind, score).packed, class_of(situation)
    elder = situation.leader == OWN
    throws = packed.elder[row] if elder else packed.dealer[row]
    names = ("all",) if elder else tuple(str(thrown) for thrown in range(1, HAND + 1))
    return {
        "hand": " ".join(situation.hand),
        "turn_up": situation.turn_up,
        "role": situation.role,
        "king_point": king_point,
        "score": None if score is None else list(score),
        "mix": float(packed.propose[row] if elder else packed.accept[row]) / STEPS,
        "discards": {
            thrown: [
                {"cards": held_in(cards, throw), "share": int(parts[throw]) / PARTS} for throw in most_often(parts)
            ]
            for thrown, parts in zip(names, throws, strict=True)
        },
    }


def most_often(parts: npt.NDArray[np.uint8]) -> list[int]:
    """Return the throws that a strategy makes, most often first."""
    return sorted(np.flatnonzero(parts).tolist(), key=lambda throw: -int(parts[throw]))


def held_in(cards: tuple[str, ...], throw: int) -> list[str]:
    """Return the cards of a throw."""
    return [card for place, card in enumerate(cards) if throw >> place & 1]


@lru_cache(maxsize=500)
def _weighed(row: int, role: str, kind: Kind, score: Score | None) -> Weighed:
    packed, stakes, _ = game(kind, score)
    return weigh(row, role, packed, stakes, WITHIN["points" if score is None else "chance"])


def first(situation: Situation, king_point: bool = False, score: Score | None = None) -> First:
    """Return the solved first decision of a situation, without or with the point for the trump king, at a score."""
    chosen, kind = decided(situation, king_point, score), kings(situation, king_point)
    row, cards = class_of(situation)
    elder = situation.leader == OWN
    weighed = _weighed(row, situation.role, kind, score)
    stakes, facts = game(kind, score)[1:]
    unit = "points" if score is None else "chance"
    # What the dealer has is what elder has not: of points the other sign, of a chance the rest.
    whole = 1.0 if unit == "chance" and not elder else 0.0
    keep = stand(situation, kind, stakes) if elder else whole + weighed.keep
    # The verdict is about the figures that are told, so it cannot stand against them.
    keep, exchange, error = round(keep, 4), round(whole + weighed.exchange, 4), ceil(weighed.error * 1e4) / 1e4
    even = round(abs(exchange - keep), 4) <= error
    return {
        "hand": chosen["hand"],
        "turn_up": chosen["turn_up"],
        "role": chosen["role"],
        "king_point": king_point,
        "score": chosen["score"],
        "unit": unit,
        "stand": keep,
        "propose": exchange,
        "error": error,
        "verdict": "even" if even else "exchange" if exchange > keep else "keep",
        "mix": chosen["mix"],
        "accept": round(weighed.meets, 3),
        "discards": _weighted(chosen, weighed, cards),
        "certificate": facts,
        "assumptions": [NEUTRAL if score is None else AT_SCORE, *ASSUMPTIONS, KINGS[kind]],
    }


def _weighted(chosen: Decided, weighed: Weighed, cards: tuple[str, ...]) -> dict[str, list[Weighted]]:
    """Put beside each throw what it loses against the best of its kind."""
    found: dict[str, list[Weighted]] = {}
    for thrown, throws in chosen["discards"].items():
        tried = weighed.tried.get(0 if thrown == "all" else int(thrown), [])
        best = max((one.worth for one in tried), default=0.0)
        losses = {tuple(held_in(cards, one.throw)): best - one.worth for one in tried}
        found[thrown] = [{**one, "loss": round(losses.get(tuple(one["cards"]), 0.0), 4)} for one in throws]
    return found
