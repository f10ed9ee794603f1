"""From a position to what the card table shows: names, marks and buttons, all in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tutor.core.cards import Card
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import Verdict
from tutor.core.scene import Hand, Scene
from tutor.words import explain

PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("top", "right", "bottom", "left")}
"""Where seats sit, in the order seated, clockwise; four are a compass with N at the top."""

ENOUGH_BUTTONS = 12
"""More ways than this to choose cards for one move are chosen card by card."""


def table_view(
    game: AnyGame,
    state: Any,
    *,
    lang: str,
    verdicts: Sequence[Verdict] = (),
    seat: Seat | None = None,
    mode: str = "",
    colours: str = "two",
    selected: str = "",
    reveal: bool = True,
    travel: Mapping[str, Any] | None = None,
    differs: Collection[Move] = (),
) -> dict[str, Any]:
    """Return the table as data for the component.

    ``verdicts`` make cards pressable; with ``reveal`` they are lit or not. ``seat`` hides the other hands.
    ``differs`` are moves that another rule set judges otherwise: they bear a mark of their own.
    """
    scene = game.scene(state, seat)
    acting = verdicts[0].move.seat if verdicts else next(iter(game.movers(state)), None)
    marks = _marks(verdicts, differs) if reveal else {v.move: "plain" for v in verdicts}
    by_card = {move.cards[0].text: move for move in marks if _single(move) and not move.value}
    places = _places(scene)
    view: dict[str, Any] = {
        "lang": lang,
        "index": lang,
        "colours": colours,
        "mode": "projector" if mode == "projector" else "normal",
        "label": summary(acting, lang),
        "seats": [
            _seat(game, hand, places[n], lang, acting, by_card if hand.seat == acting else {}, marks)
            for n, hand in enumerate(scene.hands)
        ],
        "trick": [_laid(who, laid, scene, lang) for who, laid in scene.trick] if scene.tricks else None,
        "facts": [_fact(game, name, value, lang) for name, value in scene.facts],
        "piles": [_pile(game, pile, lang) for pile in scene.piles],
        "actions": [_action(game, state, v.move, lang, marks[v.move]) for v in _buttons(verdicts)],
        "selected": selected or None,
        "travel": travel,
        "words": words_of_table(lang),
    }
    return view


def combinations(verdicts: Sequence[Verdict]) -> dict[str, list[Verdict]]:
    """Return, by verb, the moves of several cards that are too many for a button each: exchanges, sets."""
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        if verdict.move.cards and (verdict.move.verb != PLAY or len(verdict.move.cards) > 1):
            found.setdefault(verdict.move.verb, []).append(verdict)
    return {verb: several for verb, several in found.items() if len(several) > ENOUGH_BUTTONS}


def _buttons(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Return the moves that get a button of their own; single cards answer themselves."""
    crowded = combinations(verdicts)
    return [
        v
        for v in verdicts
        if (v.move.verb != PLAY or v.move.value or len(v.move.cards) != 1)
        and not (v.move.cards and v.move.verb in crowded and (v.move.verb != PLAY or len(v.move.cards) > 1))
    ]


def _single(move: Move) -> bool:
    return move.verb == PLAY and len(move.cards) == 1


def _marks(verdicts: Sequence[Verdict], differs: Collection[Move]) -> dict[Move, str]:
    """Return how each move is marked: legal, illegal, or judged otherwise elsewhere.

    A card that may only be laid with a word said (an eight with its suit) counts as legal, and differs where one of
    its words does.
    """
    allowed = {v.move.cards for v in verdicts if v.legal and _single(v.move)}
    torn = {move.cards for move in differs if _single(move)}
    marks = {}
    for legal, move in ((v.legal, v.move) for v in verdicts):
        card = move.cards if _single(move) and not move.value else None
        marks[move] = "legal" if legal or card in allowed else "illegal"
        if move in differs or card in torn:
            marks[move] = "differs"
    return marks


def _places(scene: Scene) -> tuple[str, ...]:
    count = len(scene.hands)
    return PLACES.get(count, ("ring",) * count)


def _seat(
    game: AnyGame,
    hand: Hand,
    place: str,
    lang: str,
    acting: Seat | None,
    by_card: Mapping[str, Move],
    marks: Mapping[Move, str],
) -> dict[str, Any]:
    tags = [{"text": explain.say(game.folder, lang, f"tag-{tag}"), "kind": tag} for tag in hand.tags]
    if hand.score is not None:
        tags.append({"text": str(hand.score), "kind": "score"})
    return {
        "id": str(hand.seat),
        "name": explain.seat_name(hand.seat, lang),
        "place": place,
        "cards": [_card(one, by_card.get(one.text), lang, marks) for one in hand.cards],
        "count": hand.count,
        "hidden": hand.hidden,
        "tags": tags,
        "active": hand.seat == acting,
        "out": hand.out,
    }


def _card(one: Card, move: Move | None, lang: str, marks: Mapping[Move, str]) -> dict[str, Any]:
    name = explain.card_name(one, lang)
    if move is None:
        return {"id": one.text, "state": "plain", "label": name}
    said = "press" if marks[move] == "plain" else marks[move]
    return {"id": one.text, "state": marks[move], "label": _app(lang, f"card-{said}", card=name), "move": str(move)}


def _laid(who: Seat, laid: tuple[Card, ...], scene: Scene, lang: str) -> dict[str, Any]:
    names = explain.listed(lang, [explain.card_name(one, lang) for one in laid])
    mark = "top" if who == scene.top else "stop" if who == scene.stopped_by else ""
    return {
        "seat": str(who),
        "cards": [one.text for one in laid],
        "label": f"{explain.seat_name(who, lang)}: {names}",
        "mark": mark,
    }


def _pile(game: AnyGame, pile: Any, lang: str) -> dict[str, Any]:
    note = value_words(game, pile.value, lang) if pile.value else ""
    return {
        "id": pile.name,
        "name": explain.say(game.folder, lang, f"pile-{pile.name}"),
        "count": pile.count,
        "top": pile.top.text if pile.top else None,
        "note": note,
    }


def _fact(game: AnyGame, name: str, value: Any, lang: str) -> dict[str, str]:
    return {"name": explain.say(game.folder, lang, f"fact-{name}"), "value": value_words(game, value, lang)}


def value_words(game: AnyGame, value: Any, lang: str) -> str:
    """Return what stands beside a fact: a suit, a seat, a number, a word of the game."""
    if isinstance(value, str) and not isinstance(value, Seat) and explain.has(game.folder, lang, f"word-{value}"):
        return explain.say(game.folder, lang, f"word-{value}")
    said = explain.spelled(game.folder, lang, {"value": value})["value"]
    return explain.plain(str(said), lang) if "{" in str(said) else str(said)


def _action(game: AnyGame, state: Any, move: Move, lang: str, mark: str) -> dict[str, Any]:
    text = button(game, state, move, lang)
    label = text if mark == "plain" else _app(lang, f"action-{mark}", text=text)
    return {"id": str(move), "text": text, "label": label, "state": mark}


def button(game: AnyGame, state: Any, move: Move, lang: str) -> str:
    """Return what stands on the button of a move."""
    if move.verb == PLAY and not move.value:
        return explain.listed(lang, [explain.card_name(one, lang) for one in move.cards])
    facts = game.facts(state, move) if move.seat != TABLE else {}
    attribute = "button" if explain.has(game.folder, lang, f"move-{move.verb}", "button") else ""
    return explain.plain(explain.move_words(game.folder, lang, move, attribute, facts), lang)


def summary(acting: Seat | None, lang: str) -> str:
    """Say whose turn it is, for those who do not see the table."""
    turn = _app(lang, "table-turn", seat=acting) if acting else _app(lang, "table-over")
    return explain.plain(turn, lang)


def words_of_table(lang: str) -> dict[str, str]:
    """Return the words that the component needs."""
    return {
        name: _app(lang, f"table-{name}") for name in ("hand", "trick", "empty", "cards", "led", "actions", "table")
    }


def _app(lang: str, key: str, **facts: Any) -> str:
    return explain.say(explain.APP, lang, key, facts=facts)


def travel_of(before: Any, after: Any, game: AnyGame) -> dict[str, Any] | None:
    """Return which cards moved to whom when a trick was taken: motion that explains a pick-up."""
    lying = [one.text for _, laid in game.scene(before, None).trick for one in laid]
    hands = game.scene(after, None).hands
    if not lying or game.scene(after, None).trick:
        return None
    for hand in hands:
        held = {one.text for one in hand.cards}
        if all(text in held for text in lying):
            return {"cards": lying, "to": str(hand.seat)}
    return {"cards": lying, "to": "pile:pile"}
