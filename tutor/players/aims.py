"""What each game is played for: what a deal brings every player, and how good a moment is between nothing and one.

A search looks as far as the next deal and no further; ``worth`` says what it finds there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tutor.core.game import AnyGame, AnyState, Situation
from tutor.games.crazy_eights.state import State as CrazyEights
from tutor.games.ecarte.state import State as Ecarte
from tutor.games.getaway.state import State as Getaway
from tutor.games.gurke.state import State as Gurke
from tutor.games.knockout_whist.state import State as Whist
from tutor.games.knockout_whist.state import full_size

Measure: TypeAlias = Callable[[AnyState, AnyState], Sequence[float]]
"""(state before, state after) to a number for every player."""


class Aim(NamedTuple):
    """What a game is played for."""

    unit: str
    """A word of the app: what ``points`` counts."""
    points: Measure
    """What a deal has brought each player; more is better."""
    worth: Measure
    """How good the later state is for each player, from 0 to 1; at the end of a deal, or wherever one stops."""
    whole: bool = False
    """Whether a single deal decides nothing, so that a whole game is played for the points."""
    doubt: float = 1.0
    """Paired standard errors by which a move has to be better than the one advised to be made instead of it."""


def _clip(share: float) -> float:
    return min(1.0, max(0.0, share))


# Getaway: not to be the one who is left with cards (getaway.goal.loser)


def _lost(before: Getaway, after: Getaway) -> list[float]:
    return [-float(player == after.loser) for player in range(len(after.seats))]


def _cards_left(before: Getaway, after: Getaway) -> list[float]:
    if after.ended_by:
        return [float(player != after.loser) for player in range(len(after.seats))]
    held = sum(map(len, after.hands)) or 1
    return [1 - len(hand) / held for hand in after.hands]


# Knock-Out Whist: to be in with the last trick (knockout-whist.win.last-trick, knockout-whist.out.no-trick)


def _won(before: Whist, after: Whist) -> list[float]:
    return [float(player == after.winner) for player in range(len(after.seats))]


NAMING: Mapping[int, float] = {6: 1.3, 5: 1.6, 4: 1.9, 3: 2.3, 2: 2.7, 1: 7.0}
"""Naming trumps in a hand of so many cards, as a multiple of the hopes of somebody else who gets as many.

From 3,000 games of two people of the club and 1,200 of four. How many tricks somebody took beyond those that name
trumps changed nothing: of two, after the first hand, four of seven won 0.56 of games, five 0.55 and six 0.56.
"""
LONE = 0.2
"""Likewise a single card where others get more."""


def _standing(before: Whist, after: Whist) -> list[float]:
    """Hopes of the game: between hands by who names trumps and who has a single card, within one by its tricks."""
    if after.ended_by:
        return _won(before, after)
    cards = full_size(after)

    def weight(player: int) -> float:
        if not after.alive[player]:
            return 0.0
        if any(after.hands):
            return 1.0 + after.won[player]
        lone = LONE if player in after.dogs and cards > 1 else 1.0
        return lone * NAMING.get(cards, 1.0) if player == after.chooser else lone

    weights = [weight(player) for player in range(len(after.seats))]
    return [one / sum(weights) for one in weights]


# Crazy Eights: to be out first, and to be charged little (crazy-eights.goal.shed, crazy-eights.score.losers-pay)


def _costs(before: CrazyEights, after: CrazyEights) -> list[float]:
    old, new = (state.sitting.scores or (0,) * len(after.seats) for state in (before, after))
    if new == old:  # stopped in the middle of a round
        new = tuple(
            n + sum(after.options.price(c.rank) for c in hand) for n, hand in zip(old, after.hands, strict=True)
        )
    return [float(n - o) for o, n in zip(old, new, strict=True)]


def _charged(before: CrazyEights, after: CrazyEights) -> list[float]:
    return [-cost for cost in _costs(before, after)]


def _cheap(before: AnyState, after: AnyState) -> list[float]:
    """Cheaper than the others, that is what counts: a hundred points apart are as much as there is."""
    costs = _costs(before, after)
    others = [(sum(costs) - cost) / max(1, len(costs) - 1) for cost in costs]
    return [_clip(0.5 + (theirs - cost) / 100) for cost, theirs in zip(costs, others, strict=True)]


# Écarté: points (ecarte.target.five); in a chouette those of one's side


def _scored(before: Ecarte, after: Ecarte) -> list[float]:
    old = before.score or (0,) * len(after.seats)
    gained = [n - o for o, n in zip(old, after.score, strict=True)]
    if after.company is not None or len(gained) != 2:
        return [float(n) for n in gained]
    return [float(gained[0] - gained[1]), float(gained[1] - gained[0])]


def _ahead(before: Ecarte, after: Ecarte) -> list[float]:
    if after.company is not None and after.company.order:
        return _for_the_side(before, after)
    if after.winner >= 0:
        return [float(player == after.winner) for player in range(len(after.seats))]
    return [_clip(0.5 + n / 6) for n in _scored(before, after)]


def _for_the_side(before: Ecarte, after: Ecarte) -> list[float]:
    assert after.company is not None
    order = before.company.order if before.company is not None and before.company.order else after.company.order
    banker, ponte = order[:2]
    if after.company.order != order:
        good = 0.0
    elif after.phase.value == "cash":
        good = 1.0
    else:
        good = _clip(0.5 + (after.score[banker] - after.score[ponte]) / 10)
    with_banker = (banker, before.company.side if before.company is not None else banker)
    return [good if player in with_banker else 1 - good for player in range(len(after.seats))]


# Gurke: few penalty points, and to stay in (gurke.score.value)


def _penalties(before: Gurke, after: Gurke) -> list[float]:
    old, new = before.sheet, after.sheet
    lives = zip(old.gurken, new.gurken, strict=True)
    totals = zip(old.scores, new.scores, strict=True)
    # A life lost sets the total anew; it costs what was missing to the limit, and the limit stands for that.
    limit = float(int(after.options.threshold) or 21)
    return [limit if n > o else float(b - a) for (o, n), (a, b) in zip(lives, totals, strict=True)]


def _unpunished(before: Gurke, after: Gurke) -> list[float]:
    return [-n for n in _penalties(before, after)]


def _unharmed(before: Gurke, after: Gurke) -> list[float]:
    if after.winners:
        return [float(player in after.winners) for player in range(len(after.seats))]
    costs = _penalties(before, after)
    return [float(alive) * (1 - _clip((cost + 5) / 26)) for alive, cost in zip(after.sheet.alive, costs, strict=True)]


# Any other game: by its outcome


def aim(game: AnyGame) -> Aim:
    """Return what this game is played for; one without an entry of its own is played for its outcome."""

    def ended(before: Situation, after: Situation) -> list[float]:
        outcome = game.outcome(after)
        if outcome is None:
            return [0.5] * len(after.seats)
        good = dict.fromkeys(outcome.losers, 0.0) | dict.fromkeys(outcome.winners, 1.0)
        return [good.get(seat, 0.0 if outcome.winners else 1.0) for seat in after.seats]

    return AIMS.get(game.key) or Aim("wins", ended, ended, whole=True)


AIMS: Mapping[str, Aim] = {
    "getaway": Aim("losses", _lost, _cards_left),
    "knockout-whist": Aim("wins", _won, _standing, whole=True),
    # Many moves, few imagined deals each, and an eight costs fifty: at one error what only looked better was made,
    # and a search of 60 rounds lost 1.6 ± 1.2 points a deal to the advice it had (553 deals of two, seed 2).
    "crazy-eights": Aim("points", _charged, _cheap, doubt=2.5),
    "ecarte": Aim("points", _scored, _ahead),
    "gurke": Aim("points", _unpunished, _unharmed),
}
