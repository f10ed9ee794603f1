"""Laying out a position that was told in words: whatever is not said is filled up so that it changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tutor.asking.rulesets import RuleSet
from tutor.asking.situation import filled
from tutor.asking.told import Told
from tutor.core.cards import RANKS, Card, pack, spell
from tutor.core.moves import Seat
from tutor.core.plain import Plain


class Parts(NamedTuple):
    """What was chosen in one completion."""

    rules: RuleSet
    trump: str
    lying: tuple[Card, ...]
    hand: tuple[Card, ...]
    extra: Card | None


def dealt(
    setting: Mapping[str, Plain], told: Told, parts: Parts, seats: Sequence[Seat], acting: Seat
) -> tuple[dict[str, list[Card]], int] | None:
    """Return everybody's cards after the lead: the one asked holds what is told, nobody has what they lacked."""
    ranks = pack_of(setting)
    own = [*parts.hand, *([parts.extra] if parts.extra else [])]
    size = max(int(setting["size"]), len(own))
    if "fixed" in setting:
        size = int(setting["fixed"])
        if len(own) > size:
            return None
    lacked = set(told.lacked) | ({parts.lying[0].suit} if told.void else set())
    if told.no_trump:
        lacked.add(parts.trump)
    led = parts.lying[0]
    spare = [one for one in pack() if one.rank in ranks and one not in {*parts.lying, *own}]
    if setting.get("turn_up"):
        turned = next((one for one in spare if one.suit == parts.trump), None)
        if turned is None:
            return None
        spare.remove(turned)
    hands: dict[str, list[Card]] = {}

    def neutral(card: Card) -> bool:
        if not setting["suits"]:
            return _between(card, led, own, ranks)
        return card.suit not in lacked and card.suit not in (led.suit, parts.trump)

    def take(many: int, wanted: Callable[[Card], bool]) -> list[Card] | None:
        fitting = [one for one in spare if wanted(one)]
        if len(fitting) < many:
            return None
        for one in fitting[:many]:
            spare.remove(one)
        return fitting[:many]

    for seat in seats:
        if seat == acting:
            more = take(size - len(own), neutral) if size > len(own) else []
            if more is None:
                return None
            hands[str(seat)] = [*own, *more]
    for number, seat in enumerate(seats):
        if seat == acting:
            continue
        laid = parts.lying[number] if number < len(parts.lying) else None
        void = laid is not None and bool(setting["suits"]) and laid.suit != led.suit
        best = min((ranks.index(one.rank) for one in parts.lying[:number]), default=len(ranks))

        def may_hold(card: Card, *, void: bool = void, laid: Card | None = laid, best: int = best) -> bool:
            if not setting["suits"]:  # who went below the best card had none that beats it
                lowest = len(ranks) if laid is None else ranks.index(laid.rank)
                over = laid is None or lowest <= best
                return ranks.index(card.rank) <= lowest and (over or ranks.index(card.rank) > best)
            if not void:
                return laid is None or not setting.get("beats") or card.suit != led.suit
            return card.suit != led.suit and (
                not setting.get("trumping") or laid is None or laid.suit == parts.trump or card.suit != parts.trump
            )

        got = take(size - 1, may_hold)
        if got is None:
            return None
        hands[str(seat)] = (
            got + ([laid] if laid is not None and number else []) + (take(1, may_hold) or [] if laid is None else [])
        )
    return hands, size


def pack_of(setting: Mapping[str, Plain]) -> Sequence[str]:
    """Return the ranks of the pack, the highest first."""
    ranks: list[str] = setting["pack"].split() if "pack" in setting else list(RANKS)
    return ranks


def _between(card: Card, led: Card, own: Sequence[Card], ranks: Sequence[str]) -> bool:
    """Whether a card more changes nothing where only ranks count: not below the lowest that is held."""
    lowest = max((ranks.index(one.rank) for one in own), default=ranks.index(led.rank))
    return ranks.index(card.rank) <= lowest and card.rank != led.rank


def written(
    setting: Mapping[str, Plain],
    parts: Parts,
    seats: Sequence[Seat],
    hands: Mapping[str, Sequence[Card]],
    size: int,
    told: Told,
) -> dict[str, Plain]:
    """Write the moment after the lead as a case."""
    used = {*parts.lying, *(card for hand in hands.values() for card in hand)}
    turned = next(
        (c for c in pack() if c.suit == parts.trump and c not in used and c.rank in pack_of(setting)),
        None,
    )
    slots = {
        "led": parts.lying[0].text,
        "trump": parts.trump,
        "turned": turned.text if turned else "",
        "number": ("1" if told.first else str(setting["number"])) if "number" in setting else str(8 - size),
        "first": str(seats[0]),
        "last": str(seats[-1]),
    }
    case = filled(setting["told"], slots)
    position = {**case["position"], "hands": {seat: spell(cards) for seat, cards in hands.items()}}
    return {**case, **parts.rules.said(), "players": [str(seat) for seat in seats], "position": position}
