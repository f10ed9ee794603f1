"""What the engine says in one completed position: to the cards that are asked about, or who takes what lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.asking.laying import Parts, pack_of
from tutor.asking.told import Told
from tutor.cases.transcript import Case
from tutor.core.cards import Card
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import PLAY, TABLE, Seat
from tutor.core.plain import Plain
from tutor.core.play import step, verdicts
from tutor.core.rules import Verdict

CARDS = "cards"
"""How an answer begins that says which cards may be laid."""
SUCH = ("over", "led", "trump", "other")
"""What may be asked of cards that are not named: whether they have to be laid."""
NONE_SUCH = "none"
"""What is said where no such card is in hand, until it is known whether one can be."""
LEAST_CHOICE = 2
"""Of so many cards somebody may choose."""
WHOSE = ("who", "beats")
"""Kinds of question that ask who takes what lies there."""


class Way(NamedTuple):
    """One completion, by what was chosen in each thing left open, and what the engine says to it."""

    chosen: Mapping[str, str]
    answer: str
    rules: tuple[str, ...]
    case: Case


def taken(
    game: AnyGame,
    told: Told,
    chosen: Mapping[str, str],
    parts: Parts,
    seats: Sequence[Seat],
    state: AnyState,
    rules: tuple[str, ...],
    case: Case,
) -> Way | None:
    """Return who leads next, which is who took the trick."""
    movers = game.movers(state)
    if not movers or movers[0] == TABLE or movers[0] not in seats[: len(parts.lying)]:
        return None
    place = seats.index(movers[0])
    who = told.players[place] if place < len(told.players) else ""
    if told.kind == "beats":
        return Way(chosen, "yes" if place == len(parts.lying) - 1 else "no", rules, case)
    return Way(chosen, f"{who}|{parts.lying[place].text}", rules, case)


def weighed(
    game: AnyGame,
    setting: Mapping[str, Plain],
    told: Told,
    chosen: Mapping[str, str],
    parts: Parts,
    state: AnyState,
    acting: Seat,
    case: Case,
) -> Way | None:
    """Return what the engine says to the cards that are asked about."""
    all_judged = verdicts(game, state, acting)
    judged = [one for one in all_judged if one.move.verb == PLAY and len(one.move.cards) == 1]
    if not judged:
        return None
    asked = [one for one in judged if _asked(setting, told, parts, one.move.cards[0])]
    if not asked and told.kind == "must" and told.asks in SUCH:
        return Way(chosen, NONE_SUCH, _rules([one for one in judged if one.legal]), case)
    if not asked:
        return None
    if told.kind == "ends":
        return _ended(game, chosen, state, acting, asked, case)
    if told.kind == "must":
        free = [one for one in judged if one.legal and one not in asked]
        free += [one for one in all_judged if one.legal and one.move.verb in setting.get("instead", ())]
        can = [one for one in asked if one.legal]
        answer = "no" if free or not can else "yes"
        deciding = free or [one for one in judged if not one.legal] or can
        return Way(chosen, answer, _rules(deciding), case)
    if told.asks == "which":
        may = [one.move.cards[0] for one in asked if one.legal]
        deciding = [one for one in asked if not one.legal] or asked
        return Way(chosen, f"{CARDS}|{_as_told(told, may)}", _rules(deciding), case)
    if told.asks == "some":
        may_one = [one for one in asked if one.legal]
        return Way(chosen, "yes" if may_one else "no", _rules(may_one or asked), case)
    known = len(parts.hand) + (parts.extra is not None)
    if told.asks == "any" and known < LEAST_CHOICE and not (told.only or told.lacked):
        return None  # of one card nobody chooses
    cards = {one.move.cards for one in asked}
    legal = {any(one.legal for one in asked if one.move.cards == each) for each in cards}
    if legal == {True}:
        asked = [one for one in asked if one.legal]
    if told.asks == "any" and len(legal) > 1:  # whatever one likes is not what some of the cards are
        return Way(chosen, "no", _rules([one for one in asked if not one.legal]), case)
    answer = "?" if len(legal) > 1 else "yes" if True in legal else "no"
    return Way(chosen, answer, _rules(asked), case)


def _ended(
    game: AnyGame,
    chosen: Mapping[str, str],
    state: AnyState,
    acting: Seat,
    asked: Sequence[Verdict],
    case: Case,
) -> Way | None:
    """Return whether the last card wins: it may be laid, and whoever lays it has won then."""
    legal = [one for one in asked if one.legal]
    if not legal:
        return Way(chosen, "no", _rules(asked), case)
    won, rules = set[bool](), list[str]()
    for one in legal:
        after, events = step(game, state, one.move)
        outcome = game.outcome(after)
        won.add(outcome is not None and acting in outcome.winners)
        rules += [str(event.rule) for event in events]
    if len(won) > 1:
        return None
    return Way(chosen, "yes" if True in won else "no", tuple(dict.fromkeys((*rules, *_rules(legal)))), case)


def _as_told(told: Told, may: Sequence[Card]) -> str:
    """Write cards as they were named: by their ranks alone where no suit was said."""
    suited = any(one.suit for one in told.hand)
    return " ".join(one.text if suited else one.rank for one in may)


def asked_for(told: Told, card: Card) -> bool:
    """Whether a card is one that a question names."""
    return any(one.fits(card.suit, card.rank) for one in told.asked)


def _rules(judged: Sequence[Verdict]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(str(rule) for one in judged for rule in one.rules[:2]))


def _asked(setting: Mapping[str, Plain], told: Told, parts: Parts, card: Card) -> bool:
    """Whether a card in hand is one that is asked about."""
    led = parts.lying[0]
    if told.asked:
        mine = [one for one in told.asked if one.fits(card.suit, card.rank)]
        if not mine:
            return False
        if any(one.suit and one.rank for one in mine):
            return True
        return card in parts.hand  # a rank or a suit alone means a card that was told
    if told.asks == "any":
        return True
    if told.asks == "trump":
        return card.suit == parts.trump
    if told.asks == "led":
        return card.suit == led.suit
    if told.asks == "over":
        return _over(setting, parts, card)
    if told.asks == "other":
        return card.suit not in (led.suit, parts.trump)
    return card in parts.hand


def _over(setting: Mapping[str, Plain], parts: Parts, card: Card) -> bool:
    """Whether a card goes over what lies there; where suits do not count, as high a card does too."""
    ranks, lying = pack_of(setting), parts.lying
    if not setting["suits"]:
        return ranks.index(card.rank) <= min(ranks.index(one.rank) for one in lying)
    suit = parts.trump if any(one.suit == parts.trump for one in lying) else lying[0].suit
    return card.suit == suit and ranks.index(card.rank) < min(
        ranks.index(one.rank) for one in lying if one.suit == suit
    )
