"""What a move was worth, where the odds of a game are known: exact, with open hands, beside the verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from tutor import explain
from tutor.cards import Card, spell
from tutor.game import PLAY, Game, Move
from tutor.ui.address import Address
from tutor.ui.frame import language, link, words
from tutor.ui.numbers import percent
from tutor.ui.oddsdata import warm_odds

Appraiser = Callable[[Any, Move | None], str]


def worth_html(game: Game, state: Any, move: Move | None) -> str:
    """Say what a move is worth here, or what the hand is; nothing where the odds are not known."""
    appraise = APPRAISERS.get(game.key)
    return appraise(state, move) if appraise is not None else ""


def _ecarte(state: Any, move: Move | None) -> str:
    """Écarté: the tricks each card takes in open hands; before play, the chance of the hand."""
    if state.turn_up is None or state.company is not None:
        return ""
    phase = state.phase.value
    if phase == "play" and move is not None and move.verb == PLAY:
        return _card_worth(state, move)
    if phase in ("propose", "answer"):
        player = state.elder if phase == "propose" else state.dealer
        return _hand_worth(state, state.hands[player], "elder" if phase == "propose" else "dealer")
    return ""


def _hand_worth(state: Any, hand: tuple[Card, ...], role: str) -> str:
    """Say how often this hand makes the point, as it stands."""
    if len(hand) != 5 or any(card.rank == "?" for card in hand):
        return ""
    from tutor.odds.answer import odds

    warm_odds()
    found = odds([card.text for card in hand], state.turn_up.text, role)
    sure = percent(found["sure"][0] / found["of"]) if found["sure"] else "–"
    said = words("worth-hand", open=percent(found["open"] / found["of"]), sure=sure)
    target = link("odds", Address(hand=spell(hand), turned=state.turn_up.text, role=role))
    return _boxed(
        f'{escape(said)} <a href="#" data-go="{escape(target, quote=True)}">{escape(words("worth-open-lab"))}</a>'
    )


def _card_worth(state: Any, move: Move) -> str:
    """Say how many tricks in all this card leads to with best play, and which card does better."""
    from tutor.odds.position import moves, read_position

    player = state.seats.index(move.seat)
    others = [p for p, hand in enumerate(state.hands) if hand and p != player]
    if player != state.turn or not others or any(c.rank == "?" for hand in state.hands for c in hand):
        return ""
    led = state.trick[0][1].text if state.trick else None
    mine = [c.text for c in state.hands[player]]
    theirs = [c.text for c in state.hands[others[0]]]
    try:
        taken = moves(read_position(mine, theirs, state.turn_up.text, led))
    except ValueError:
        return ""
    by_card = {_ours(name): tricks for name, tricks in taken.items()}
    had = state.won[player] if state.won else 0
    if move.card not in by_card:
        return ""
    best = max(by_card.values())
    facts: Mapping[str, Any] = {"n": had + by_card[move.card], "best": had + best, "card": move.card}
    better = tuple(card for card, tricks in by_card.items() if tricks == best)
    if by_card[move.card] == best:
        return _boxed(_rich("worth-best", {**facts, "options": better}))
    return _boxed(_rich("worth-less", {**facts, "options": better}))


def _ours(name: str) -> Card:
    from tutor.cards import card

    return card(name)


def _rich(key: str, facts: Mapping[str, Any]) -> str:
    from tutor.ui.panel import rich

    return rich(explain.say(explain.APP, language(), key, facts=facts))


def _boxed(html: str) -> str:
    return f'<p class="worth"><b>{escape(words("worth-title"))}</b> {html}</p>'


APPRAISERS: Mapping[str, Appraiser] = {"ecarte": _ecarte}
"""Which games have exact odds, and how a move of theirs is appraised."""
