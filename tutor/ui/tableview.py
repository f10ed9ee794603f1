"""From a position to what the card table shows: names, marks and buttons, all in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor import explain
from tutor.cards import Card
from tutor.game import PLAY, TABLE, Game, Hand, Move, Scene, Seat
from tutor.rules import Verdict

PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("top", "right", "bottom", "left")}
"""Where seats sit, in the order seated, clockwise; four are a compass with N at the top."""

ENOUGH_BUTTONS = 12
"""More ways than this to choose cards for one move are chosen card by card."""


def table_view(
    game: Game,
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
) -> dict[str, Any]:
    """Return the table as data for the component.

    ``verdicts`` make cards pressable; with ``reveal`` they are lit or not. ``seat`` hides the other hands.
    """
    scene = game.scene(state, seat)
    acting = verdicts[0].move.seat if verdicts else next(iter(game.movers(state)), None)
    by_card = _by_card(verdicts)
    places = _places(scene)
    view: dict[str, Any] = {
        "lang": lang,
        "index": lang,
        "colours": colours,
        "mode": "projector" if mode == "projector" else "normal",
        "label": summary(acting, lang),
        "seats": [
            _seat(game, hand, places[n], lang, acting, by_card if hand.seat == acting else {}, reveal=reveal)
            for n, hand in enumerate(scene.hands)
        ],
        "trick": [_laid(who, laid, scene, lang) for who, laid in scene.trick] if scene.tricks else None,
        "facts": [_fact(game, name, value, lang) for name, value in scene.facts],
        "piles": [_pile(game, pile, lang) for pile in scene.piles],
        "actions": [_action(game, state, v, lang, reveal=reveal) for v in _buttons(verdicts)],
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


def _by_card(verdicts: Sequence[Verdict]) -> dict[str, Verdict]:
    """Return the verdict that a card answers with when it is pressed alone.

    A card that may only be laid with a word said (an eight with its suit) counts as playable.
    """
    plain = {
        v.move.cards[0].text: v for v in verdicts if v.move.verb == PLAY and len(v.move.cards) == 1 and not v.move.value
    }
    said = {v.move.cards[0].text for v in verdicts if v.legal and v.move.verb == PLAY and len(v.move.cards) == 1}
    return {text: v._replace(legal=v.legal or text in said) for text, v in plain.items()}


def _places(scene: Scene) -> tuple[str, ...]:
    count = len(scene.hands)
    return PLACES.get(count, ("ring",) * count)


def _seat(
    game: Game, hand: Hand, place: str, lang: str, acting: Seat | None, verdicts: Mapping[str, Verdict], *, reveal: bool
) -> dict[str, Any]:
    tags = [{"text": explain.say(game.folder, lang, f"tag-{tag}"), "kind": tag} for tag in hand.tags]
    if hand.score is not None:
        tags.append({"text": str(hand.score), "kind": "score"})
    return {
        "id": str(hand.seat),
        "name": explain.seat_name(hand.seat, lang),
        "place": place,
        "cards": [_card(one, verdicts.get(one.text), lang, reveal=reveal) for one in hand.cards],
        "count": hand.count,
        "hidden": hand.hidden,
        "tags": tags,
        "active": hand.seat == acting,
        "out": hand.out,
    }


def _card(one: Card, verdict: Verdict | None, lang: str, *, reveal: bool) -> dict[str, Any]:
    name = explain.card_name(one, lang)
    if verdict is None:
        return {"id": one.text, "state": "plain", "label": name}
    if not reveal:
        return {
            "id": one.text,
            "state": "plain",
            "label": _app(lang, "card-press", card=name),
            "move": str(verdict.move),
        }
    state = "legal" if verdict.legal else "illegal"
    return {"id": one.text, "state": state, "label": _app(lang, f"card-{state}", card=name), "move": str(verdict.move)}


def _laid(who: Seat, laid: tuple[Card, ...], scene: Scene, lang: str) -> dict[str, Any]:
    names = explain.listed(lang, [explain.card_name(one, lang) for one in laid])
    mark = "top" if who == scene.top else "stop" if who == scene.stopped_by else ""
    return {
        "seat": str(who),
        "cards": [one.text for one in laid],
        "label": f"{explain.seat_name(who, lang)}: {names}",
        "mark": mark,
    }


def _pile(game: Game, pile: Any, lang: str) -> dict[str, Any]:
    note = value_words(game, pile.value, lang) if pile.value else ""
    return {
        "id": pile.name,
        "name": explain.say(game.folder, lang, f"pile-{pile.name}"),
        "count": pile.count,
        "top": pile.top.text if pile.top else None,
        "note": note,
    }


def _fact(game: Game, name: str, value: Any, lang: str) -> dict[str, str]:
    return {"name": explain.say(game.folder, lang, f"fact-{name}"), "value": value_words(game, value, lang)}


def value_words(game: Game, value: Any, lang: str) -> str:
    """Return what stands beside a fact: a suit, a seat, a number, a word of the game."""
    if isinstance(value, str) and not isinstance(value, Seat) and explain.has(game.folder, lang, f"word-{value}"):
        return explain.say(game.folder, lang, f"word-{value}")
    said = explain.spelled(game.folder, lang, {"value": value})["value"]
    return explain.plain(str(said), lang) if "{" in str(said) else str(said)


def _action(game: Game, state: Any, verdict: Verdict, lang: str, *, reveal: bool) -> dict[str, Any]:
    text = button(game, state, verdict.move, lang)
    label = text if not reveal else _app(lang, "action-legal" if verdict.legal else "action-illegal", text=text)
    shown = ("legal" if verdict.legal else "illegal") if reveal else "plain"
    return {"id": str(verdict.move), "text": text, "label": label, "state": shown}


def button(game: Game, state: Any, move: Move, lang: str) -> str:
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


def travel_of(before: Any, after: Any, game: Game) -> dict[str, Any] | None:
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
