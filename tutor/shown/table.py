"""From a position to what the card table shows: names, marks and buttons, all in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.game import AnyGame, Situation
from tutor.core.languages import WRITTEN
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.rules import Verdict
from tutor.core.scene import Hand, Pile
from tutor.shown.protocol import Heap, Known, Tag
from tutor.words import explain

PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("top", "right", "bottom", "left")}
"""Where seats sit, in the order seated, clockwise; four are a compass with N at the top."""

ENOUGH_BUTTONS = 12
"""More ways than this to choose cards for one move are chosen card by card."""


def combinations(verdicts: Sequence[Verdict]) -> dict[str, list[Verdict]]:
    """Return, by verb, the moves of several cards that are too many for a button each: exchanges, sets."""
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        if verdict.move.cards and (verdict.move.verb != PLAY or len(verdict.move.cards) > 1):
            found.setdefault(verdict.move.verb, []).append(verdict)
    return {verb: several for verb, several in found.items() if len(several) > ENOUGH_BUTTONS}


def tags_of(game: AnyGame, hand: Hand, lang: str) -> tuple[Tag, ...]:
    """Return what is noted at a seat: the power, the deal, a score."""
    tags = [Tag(explain.say(game.folder, lang, f"tag-{tag}"), tag) for tag in hand.tags]
    if hand.score is not None:
        tags.append(Tag(score_words(game, hand.score, lang), "score"))
    return tuple(tags)


def score_words(game: AnyGame, score: int, lang: str) -> str:
    """Return a score with what is counted, as far as the game has a word for it."""
    if not explain.has(game.folder, lang, "tag-score"):
        return str(score)
    return explain.plain(explain.say(game.folder, lang, "tag-score", facts={"n": score}), lang)


def pile_view(game: AnyGame, state: Situation, pile: Pile, lang: str) -> Heap:
    """Return a pile as it is shown."""
    note = value_words(game, state, pile.value, lang) if pile.value else ""
    name = explain.say(game.folder, lang, f"pile-{pile.name}")
    return Heap(pile.name, name, pile.count, pile.top.text if pile.top else None, note)


def fact_view(game: AnyGame, state: Situation, name: str, value: object, lang: str) -> Known:
    """Return a fact as it is shown."""
    return Known(explain.say(game.folder, lang, f"fact-{name}"), value_words(game, state, value, lang))


def value_words(game: AnyGame, state: Situation, value: object, lang: str) -> str:
    """Return what stands beside a fact: a suit, a seat, a number, a word of the game."""
    if isinstance(value, str) and not isinstance(value, Seat) and explain.has(game.folder, lang, f"word-{value}"):
        return explain.say(game.folder, lang, f"word-{value}")
    said = explain.spelled(game.folder, lang, {"value": value}, state.seats)["value"]
    return explain.plain(str(said), lang) if "{" in str(said) else str(said)


def button(game: AnyGame, state: Situation, move: Move, lang: str, you: str = "") -> str:
    """Return what stands on the button of a move."""
    if move.verb == PLAY and not move.value:
        return explain.listed(lang, [explain.card_name(one, lang) for one in move.cards])
    facts = game.facts(state, move) if move.seat != TABLE else {}
    attribute = "button" if explain.has(game.folder, lang, f"move-{move.verb}", "button") else ""
    return explain.plain(explain.move_words(game.folder, lang, move, attribute, facts, state.seats, you), lang)


def in_sentence(game: AnyGame, state: Situation, move: Move, lang: str) -> str:
    """Return a move as it stands in a sentence: a card as a token, anything else as on its button and quoted."""
    if move.verb == PLAY and not move.value:
        return explain.move_words(game.folder, lang, move)
    label, spoken = button(game, state, move, lang), WRITTEN[lang]
    return label if spoken.quotes[0] in label else spoken.quoted(label)


def summary(state: Situation, acting: Seat | None, lang: str, you: str = "") -> str:
    """Say whose turn it is, for those who do not see the table."""
    if acting is None:
        return _app(lang, "table-over")
    if acting == TABLE:
        return _app(lang, "table-chance")
    return explain.plain(explain.say(explain.APP, lang, "table-turn", "", {"seat": acting}, state.seats, you), lang)


def words_of_table(lang: str) -> dict[str, str]:
    """Return the words that the component needs."""
    return {
        name: _app(lang, f"table-{name}") for name in ("hand", "trick", "empty", "cards", "led", "actions", "table")
    }


def _app(lang: str, key: str, **facts: object) -> str:
    return explain.say(explain.APP, lang, key, facts=facts)
