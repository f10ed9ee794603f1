"""What a move was worth, where the odds of a game are known: exact, with open hands, beside the verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from tutor.core.cards import Card, spell
from tutor.core.game import AnyGame, AnyState, Situation
from tutor.core.moves import PLAY, Move
from tutor.games.ecarte.state import State
from tutor.shown.address import Address
from tutor.ui.frame import language, link, words
from tutor.ui.numbers import grouped, percent
from tutor.words import explain

Appraiser = Callable[[AnyState, Move | None], str]


def worth_html(game: AnyGame, state: Situation, move: Move | None) -> str:
    """Say what a move is worth here, or what the hand is; nothing where the odds are not known."""
    appraise = APPRAISERS.get(game.key)
    return appraise(state, move) if appraise is not None else ""


def _ecarte(state: State, move: Move | None) -> str:
    """Écarté: the tricks each card takes in open hands; before play, the chance of the hand."""
    if state.turn_up is None:
        return ""
    phase = state.phase.value
    if phase == "play" and move is not None and move.verb == PLAY:
        return _card_worth(state, move, state.turn_up)
    if phase in ("propose", "answer"):
        player = state.elder if phase == "propose" else state.dealer
        return _hand_worth(state.hands[player], state.turn_up, "elder" if phase == "propose" else "dealer")
    return ""


def _hand_worth(hand: tuple[Card, ...], turned: Card, role: str) -> str:
    """Say how often this hand makes the point, as it stands."""
    if len(hand) != 5 or any(card.rank == "?" for card in hand):
        return ""
    from tutor.odds.answer import odds

    found = odds([card.text for card in hand], turned.text, role)
    sure = percent(found["sure"][0] / found["of"]) if found["sure"] else "–"
    said = words("worth-hand", open=percent(found["open"] / found["of"]), sure=sure)
    target = link("odds", Address(hand=spell(hand), turned=turned.text, role=role))
    lab = f'<a href="#" data-go="{escape(target, quote=True)}">{escape(words("worth-open-lab"))}</a>'
    return _boxed(f"<b>{escape(words('worth-title'))}</b> {escape(said)} {lab}")


def _card_worth(state: State, move: Move, turned: Card) -> str:
    """Say how many tricks in all this card leads to in the hands as they lie, and what it does to the chance."""
    player = state.seats.index(move.seat)
    if player != state.turn or any(card.rank == "?" for card in state.hands[player]):
        return ""
    parts = (_tricks(state, player, move.card, turned), _chance(state, player, move.card, turned))
    return _boxed(*filter(None, parts))


def _tricks(state: State, player: int, played: Card, turned: Card) -> str:
    """Say how many tricks this card leads to with best play, and which card does better; nothing of a hidden hand."""
    from tutor.games.ecarte.state import other
    from tutor.odds.position import moves, read_position

    theirs = state.hands[other(state, player)]
    if (not theirs and not state.trick) or any(card.rank == "?" for card in theirs):
        return ""
    led = state.trick[0][1].text if state.trick else None
    mine = [card.text for card in state.hands[player]]
    try:
        taken = moves(read_position(mine, [card.text for card in theirs], turned.text, led))
    except ValueError:
        return ""
    by_card = {_ours(name): tricks for name, tricks in taken.items()}
    if played not in by_card:
        return ""
    had, best = state.won[player], max(by_card.values())
    facts = {
        "n": had + by_card[played],
        "best": had + best,
        "card": played,
        "options": tuple(card for card, tricks in by_card.items() if tricks == best),
    }
    said = _rich("worth-best" if by_card[played] == best else "worth-less", facts)
    return f"<b>{escape(words('worth-title'))}</b> {said}"


def _chance(state: State, player: int, played: Card, turned: Card) -> str:
    """Say how often the point was made before this card and after it, over all hands the other side may hold."""
    from tutor.games.ecarte.state import ENOUGH
    from tutor.games.ecarte.unseen import unseen
    from tutor.odds.chance import chances

    mine = state.hands[player]
    needed = ENOUGH - state.won[player]
    if not 0 < needed <= len(mine):
        return escape(words("worth-settled", made="yes" if needed <= 0 else "no"))
    other = unseen(state, player)
    led = state.trick[0][1].text if state.trick else None
    found = chances(
        (card.text for card in mine),
        (card.text for card in other.possible),
        turned.text,
        needed=needed,
        known=(card.text for card in other.known),
        led=led,
    )
    after = {_ours(name): count for name, count in found.after.items()}
    if played not in after:
        return ""
    best = max(after.values())
    facts = {
        "card": played,
        "of": grouped(found.of),
        "before": percent(found.before / found.of),
        "after": percent(after[played] / found.of),
        "best": percent(best / found.of),
        "options": tuple(card for card, count in after.items() if count == best),
    }
    said = _rich("worth-chance-best" if after[played] == best else "worth-chance-less", facts)
    how = escape(words("worth-chance-how", of=facts["of"]))
    return f"<b>{escape(words('worth-chance'))}</b> {said} <small>{how}</small>"


def _ours(name: str) -> Card:
    from tutor.core.cards import card

    return card(name)


def _rich(key: str, facts: Mapping[str, object]) -> str:
    from tutor.ui.panel import rich

    return rich(explain.say(explain.APP, language(), key, facts=facts))


def _boxed(*parts: str) -> str:
    return f'<div class="worth">{"".join(f"<p>{part}</p>" for part in parts)}</div>' if parts else ""


APPRAISERS: Mapping[str, Appraiser] = {"ecarte": _ecarte}
"""Which games have exact odds, and how a move of theirs is appraised."""
