"""A trick of sets put before the engine: may these cards be led together, or laid on what lies there?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tutor.asking.completing import Judged
from tutor.asking.rulesets import RuleSet
from tutor.asking.sets_told import Sets
from tutor.cases.transcript import Case, read_case
from tutor.core.cards import RANKS, Card, pack, spell
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY, Seat
from tutor.core.play import verdicts

SEATS = "ABCDEFG"
LEAST = 3
"""So many sit there at least."""
FILLED = 2
"""So many more cards whoever tells only some of a hand may have."""


def judge_sets(game: AnyGame, told: Sets, presets: Sequence[RuleSet]) -> Judged | None:
    """Return whether the engine allows a set; nothing where rule sets or the rest of a hand decide that.

    Where sets lie there and no rule set is told that has them, one that has is meant.
    """
    said: Sequence[Judged | None] = [_under(game, told, one) for one in presets]
    usual = [one.preset for one in presets] == [next(iter(game.presets))]
    if told.laid and usual and said[0] is None:
        said = [one for name in game.presets if (one := _under(game, told, RuleSet(name))) is not None][:1]
    found = [one for one in said if one is not None]
    return found[0] if found and len(found) == len(said) and len({one.answer for one in found}) == 1 else None


def _under(game: AnyGame, told: Sets, rules: RuleSet) -> Judged | None:
    """Return what one rule set says; nothing where the rest of the hand decides."""
    found = [_judged(game, told, hand, rules) for hand in _hands(told)]
    first = found[0]
    return first if first is not None and all(one is not None and one.answer == first.answer for one in found) else None


def _hands(told: Sets) -> Iterator[tuple[str, ...]]:
    """Yield the hands that are meant: as told, or with other cards, low or high ones, where it is not told whole."""
    held = told.hand or told.asked
    whole = told.hand and told.size <= len(held)
    many = len(told.laid[0]) if told.laid else len(told.asked)
    size = told.size or max(len(held), many) + FILLED
    if whole or size <= len(held):
        yield held
        return
    others = [rank for rank in reversed(RANKS) if rank not in held]
    for way in (others, others[::-1]):
        yield (*held, *way[: size - len(held)])


def _judged(game: AnyGame, told: Sets, hand: tuple[str, ...], rules: RuleSet) -> Judged | None:
    case = _case(game, told, hand, rules)
    if case is None:
        return None
    try:
        state = case.play().end
    except Complaint:
        return None
    if game.check(state):
        return None
    mover = game.movers(state)[0]
    plays = [one for one in verdicts(game, state, Seat(mover)) if one.move.verb == PLAY]
    mine = [one for one in plays if _ranks(one.move.cards) == Counter(told.asked)]
    if not mine:
        return None
    legal = [one for one in mine if one.legal]
    others = [one for one in plays if one.legal and _ranks(one.move.cards) != Counter(told.asked)]
    answer = "yes" if legal and not (told.must and others) else "no"
    deciding = others if told.must and legal and others else legal or mine
    return Judged(told.way, answer, tuple(dict.fromkeys(map(str, deciding[0].rules))), case)


def _ranks(some: Sequence[Card]) -> Counter[str]:
    return Counter(one.rank for one in some)


def _case(game: AnyGame, told: Sets, hand: tuple[str, ...], rules: RuleSet) -> Case | None:
    """Return the trick as it is told, everybody else with other cards; nothing where there are not so many."""
    left = [one for one in pack() if one.rank in RANKS]
    laid = list(told.laid)
    if told.best:  # of the led set nothing is told but that this was laid on it
        least = next((rank for rank in reversed(RANKS) if rank not in (*hand, *laid[0])), "")
        laid.insert(0, (least,) * len(laid[0]))
    if len(laid) >= len(SEATS):
        return None
    mine, played = _taken(left, hand), [_taken(left, ranks) for ranks in laid]
    if mine is None or any(one is None for one in played):
        return None
    seats = SEATS[: max(LEAST, len(laid) + 1)]
    hands = {seats[len(laid)]: mine}
    for place, seat in enumerate(seats):
        if place != len(laid):
            size = len(mine) - (len(laid[place]) if place < len(laid) else 0)
            hands[seat], left = left[:size], left[size:]
    trick = [f"{seat} {spell(cards)}" for seat, cards in zip(seats, played, strict=False) if cards]
    position = {"trick": trick} if trick else {"leader": seats[0]}
    position["hands"] = {seat: spell(cards) for seat, cards in sorted(hands.items())}  # type: ignore[assignment]
    try:
        return read_case({"game": game.key, **rules.said(), "players": [*seats], "position": position})
    except Complaint:
        return None


def _taken(left: list[Card], ranks: Sequence[str]) -> list[Card] | None:
    """Take cards of these ranks out of what is left; nothing where there are not so many."""
    taken = []
    for rank in ranks:
        one = next((each for each in left if each.rank == rank), None)
        if one is None:
            return None
        left.remove(one)
        taken.append(one)
    return taken


__all__ = ["judge_sets"]
