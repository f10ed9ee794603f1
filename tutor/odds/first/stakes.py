"""What elder is paid once the cards lie: points, or his chance to win the game from there.

A game ends at five.  Whoever leads in one deal deals the next, so what a score is worth to elder after the deal is one
minus what it is worth to the elder hand of the next deal, with the two scores changed about.  A point for the trump
king is scored before the tricks and wins at once at four.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from tutor.odds.worth import REFUSED, STAND

Row: TypeAlias = tuple[float, ...]
Stakes: TypeAlias = tuple[tuple[Row, Row, Row], tuple[Row, Row, Row], tuple[Row, Row, Row]]
"""What elder is paid, by what was decided, who holds the trump king (nobody, elder, dealer) and his tricks."""
Score: TypeAlias = tuple[int, int]
"""Elder's points and the dealer's."""

STOOD, REFUSING, EXCHANGING = range(3)
"""What was decided: elder stood, the dealer refused, or both exchanged."""
EXCHANGED = (-2, -1, -1, 1, 1, 2)
"""Elder's points for 0 to 5 tricks after an exchange, when nobody owes three."""
DECIDED: Final = (STAND, REFUSED, EXCHANGED)
NOBODY, ELDER, DEALER = range(3)
"""Who holds the trump king."""
END = 5
"""Points that win the game."""
SCORES = tuple(sorted(((elder, dealer) for elder in range(END) for dealer in range(END)), key=sum, reverse=True))
"""All scores at which a deal begins, each after those that can follow it."""


def _points(king_point: bool) -> Stakes:
    extra = (0, 1, -1) if king_point else (0, 0, 0)
    stood, refused, exchanged = (
        tuple(tuple(float(paid + more) for paid in points) for more in extra) for points in DECIDED
    )
    return (stood, refused, exchanged)  # type: ignore[return-value] # three rows each


POINTS: Final = {king_point: _points(king_point) for king_point in (False, True)}
"""A neutral score: points, without and with one for the trump king."""


def chance_after(score: Score, points: int, king: int, later: Mapping[Score, float]) -> float:
    """Return elder's chance to win the game once a deal has brought him these points, or the dealer as many below 0.

    ``later`` has the elder hand's chance at the scores that can follow.

    >>> chance_after((4, 4), -1, ELDER, {}), chance_after((3, 3), 1, NOBODY, {(3, 4): 0.4})
    (1.0, 0.6)
    """
    elder, dealer = score
    elder, dealer = elder + (king == ELDER), dealer + (king == DEALER)
    if elder >= END:
        return 1.0
    if dealer >= END:
        return 0.0
    elder, dealer = elder + max(points, 0), dealer + max(-points, 0)
    if elder >= END:
        return 1.0
    return 0.0 if dealer >= END else 1 - later[dealer, elder]


def chances(score: Score, king_point: bool, later: Mapping[Score, float]) -> Stakes:
    """Return elder's chance to win the game for everything that can come of a deal at this score."""
    kings = (NOBODY, ELDER, DEALER) if king_point else (NOBODY, NOBODY, NOBODY)
    stood, refused, exchanged = (
        tuple(tuple(chance_after(score, paid, king, later) for paid in points) for king in kings) for points in DECIDED
    )
    return (stood, refused, exchanged)  # type: ignore[return-value] # three rows each
