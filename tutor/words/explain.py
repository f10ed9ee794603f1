"""Verdicts and events in words: whole sentences from the content files, with the facts in their slots.

A message belongs to a rule id (dots written as dashes) and has ``.yes``, ``.no`` and ``.event``.
Cards in a formatted sentence are written ``{♥D}``; ``plain`` spells them, a page may draw them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tutor.core.cards import BACK, JOKER, SUITS, Card, card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Event, Problem, Situation
from tutor.core.moves import COMPASS, PLAY, TABLE, Move, Seat, by_compass
from tutor.core.play import IllegalMove
from tutor.core.rules import Verdict
from tutor.paths import CONTENT
from tutor.words.addressed import YOU, addressed, named

APP = "app"

_CARD_TOKEN = re.compile(r"\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9]|\?)\}")
_BEGINNING = re.compile(r"^[a-zäöü]|(?<=[.!?] )[a-zäöü]")
_QUOTED = re.compile(r"(?:^|[.!?] )[“„]$")
"""What stands before a sentence that is quoted: a card named there is a beginning; a name that is quoted stays."""
_SUIT_NAMES = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}


class MissingWords(KeyError):
    """A sentence that the content does not have."""


class _Sentences(NamedTuple):
    """The sentences of one folder in one language."""

    bundle: FluentBundle
    messages: Mapping[str, ast.Message]


@cache
def _sentences(folder: str, lang: str) -> _Sentences:
    words = FluentBundle([lang], use_isolating=False)
    messages: dict[str, ast.Message] = {}
    for where in dict.fromkeys((APP, folder)):
        for file in sorted((CONTENT / where).glob(f"*.{lang}.ftl")):
            resource = _resource(file.read_text(encoding="utf-8"), f"{where}/{file.name}")
            words.add_resource(resource, allow_overrides=True)
            messages.update({entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)})
    return _Sentences(words, messages)


def bundle(folder: str, lang: str) -> FluentBundle:
    """Read the sentences of one folder in one language, with the app's own words behind them.

    Raises ``ValueError`` naming what cannot be read.
    """
    return _sentences(folder, lang).bundle


def _resource(text: str, where: str) -> FluentResource:
    resource = FluentResource(text)
    junk = [entry for entry in resource.body if type(entry).__name__ == "Junk"]
    if junk:
        raise ValueError(f"{where}: not a message: {str(junk[0].content).strip()[:80]!r}")
    return resource


def message_id(rule: str) -> str:
    """Return the id of a rule's message.

    >>> message_id("gurke.preset.agurk+jokers"), message_id("getaway.trick.follow-suit")
    ('gurke-preset-agurkplusjokers', 'getaway-trick-follow-suit')
    """
    return rule.replace(".", "-").replace("+", "plus")


def advice_id(rule: str) -> str:
    """Return the id of the message that says a principle in a position; what the page advises has one beside its own.

    >>> advice_id("getaway.well.stay-below"), advice_id("getaway.take.hint")
    ('getaway-well-stay-below', 'getaway-take-hint-here')
    """
    return message_id(rule) if ".well." in rule else f"{message_id(rule)}-here"


def advised(
    folder: str,
    lang: str,
    rule: str,
    facts: Mapping[str, object],
    seats: Iterable[str] = COMPASS,
    attribute: str = "advice",
    you: str = "",
) -> str:
    """Say a principle in a position, or what another move would do there (``other``)."""
    said = say(folder, lang, advice_id(rule), attribute, facts, seats, you)
    return f"{said[:1].upper()}{said[1:]}"


def has(folder: str, lang: str, id_: str, attribute: str = "") -> bool:
    """Whether the content has this sentence."""
    words = bundle(folder, lang)
    return words.has_message(id_) and (not attribute or attribute in words.get_message(id_).attributes)


def say(
    folder: str,
    lang: str,
    id_: str,
    attribute: str = "",
    facts: Mapping[str, object] | None = None,
    seats: Iterable[str] = COMPASS,
    you: str = "",
) -> str:
    """Return one sentence with its facts; cards stay tokens. ``seats`` is the table whose seats the facts name.

    ``you`` is the seat of whoever reads: where the sentence speaks of it, it is said to them.

    Raises ``MissingWords`` where there is no such sentence, ``ValueError`` where a slot has no fact.
    """
    if not has(folder, lang, id_, attribute):
        raise MissingWords(f"{folder}/messages.{lang}.ftl has no {id_}{'.' if attribute else ''}{attribute}")
    wanted = slots(folder, lang, id_, attribute)
    # The kind belongs to the key: the seat N is spelled otherwise than the letter N.
    told = tuple((name, value, _kind(value)) for name, value in (facts or {}).items() if name in wanted)
    compass = by_compass(seats)
    try:
        return _said(folder, lang, id_, attribute, told, compass, you)
    except TypeError:  # a fact that cannot be a key, such as a list
        return _said.__wrapped__(folder, lang, id_, attribute, told, compass, you)


def _kind(value: object) -> object:
    return tuple(map(type, value)) if isinstance(value, tuple) else type(value)


@lru_cache(maxsize=20_000)
def _said(
    folder: str,
    lang: str,
    id_: str,
    attribute: str,
    facts: tuple[tuple[str, object, object], ...],
    compass: bool,
    you: str,
) -> str:
    words = bundle(folder, lang)
    message = words.get_message(id_)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise MissingWords(f"{folder}/messages.{lang}.ftl: {id_} has no text of its own")
    given = {name: value for name, value, _ in facts}
    text, errors = words.format_pattern(pattern, _spelled(folder, lang, given, compass, you))
    if errors:
        raise ValueError(f"{folder}/messages.{lang}.ftl: {id_}.{attribute}: {errors[0]}")
    return addressed(str(text), lang)


class _Names(Visitor):  # type: ignore[misc]  # the library has no types
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library names it
        name = node.id.name
        self.found |= {name, *(name.removesuffix(end) for end in ("_count", "_one", "_word"))}


@cache
def slots(folder: str, lang: str, id_: str, attribute: str = "") -> frozenset[str]:
    """Return the names of the facts that a sentence speaks of; a position has many more, and spelling takes long."""
    message = _sentences(folder, lang).messages[id_]
    pattern = next((one.value for one in message.attributes if one.id.name == attribute), message.value)
    names = _Names()
    if pattern is not None:
        names.visit(pattern)
    return frozenset(names.found)


# Facts as words


def spelled(folder: str, lang: str, facts: Mapping[str, object], seats: Iterable[str] = COMPASS) -> dict[str, object]:
    """Turn facts into what a sentence can hold: cards, lists, suits, seats and moves in the language.

    A list ``cards`` brings ``cards_count`` along; a suit ``led`` brings ``led_one``, its singular; a number ``n``
    brings ``n_word``, as it is written within a sentence.
    """
    return _spelled(folder, lang, facts, by_compass(seats))


def _spelled(folder: str, lang: str, facts: Mapping[str, object], compass: bool, you: str = "") -> dict[str, object]:
    said: dict[str, object] = {}
    for name, value in facts.items():
        said[name] = _spell(folder, lang, value, "or" if name in ("instead", "options") else "and", compass, you)
        if isinstance(value, (tuple, list)) and not isinstance(value, Move):
            said[f"{name}_count"] = len(value)
        elif type(value) is int:
            said[f"{name}_word"] = number_word(value, lang)
        elif isinstance(value, str) and len(value) == 1 and value in SUITS:
            said[f"{name}_one"] = suit_name(value, lang, one=True)
    return said


def _spell(folder: str, lang: str, value: object, join: str, compass: bool, you: str) -> object:
    if isinstance(value, Card):
        return f"{{{value.text}}}"
    if isinstance(value, Move):
        return move_words(folder, lang, value, seats=COMPASS if compass else (), you=you)
    if isinstance(value, Seat):
        return named(_called(value, lang, compass, you)) if you else _seat_name(value, lang, compass)
    if isinstance(value, (tuple, list)):
        if you and value and all(isinstance(one, Seat) for one in value):
            return named(listed(lang, [_called(one, lang, compass, you) for one in value], join))
        if value and all(one is BACK for one in value):
            return say(APP, lang, "cards-unseen", facts={"n": len(value)})
        return listed(lang, [str(_spell(folder, lang, one, join, compass, you)) for one in value], join)
    if isinstance(value, str) and len(value) == 1 and value in SUITS:
        return suit_name(value, lang)
    return value


def _called(seat: str, lang: str, compass: bool, you: str) -> str:
    return YOU if seat == you else _seat_name(seat, lang, compass)


def listed(lang: str, words: Iterable[str], join: str = "and") -> str:
    """Join words as the language does: commas, and the last with and / or.

    >>> listed("en", ["a", "b", "c"])
    'a, b and c'
    """
    words = list(dict.fromkeys(words))
    if not words:
        return say(APP, lang, "nothing")
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {say(APP, lang, f'list-{join}')} {words[-1]}"


@lru_cache(maxsize=4096)
def card_name(one: Card, lang: str) -> str:
    """Return a card as players say it: Herz-Dame, queen of hearts."""
    if one.text == "?":
        return say(APP, lang, "card-hidden")
    if one.rank == JOKER:
        return say(APP, lang, "card-joker", facts={"n": one.copy})
    name = say(APP, lang, "card", facts={"suit": _SUIT_NAMES[one.suit], "rank": f"r{one.rank}"})
    return f"{name} {'abcdefgh'[one.copy - 1]}" if one.copy else name


@lru_cache(maxsize=256)
def number_word(number: int, lang: str) -> str:
    """Return a number as it is written within a sentence: small ones as words.

    >>> number_word(2, "de"), number_word(12, "en"), number_word(13, "de")
    ('zwei', 'twelve', '13')
    """
    return say(APP, lang, f"number-{number}") if has(APP, lang, f"number-{number}") else str(number)


@lru_cache(maxsize=64)
def suit_name(suit: str, lang: str, *, one: bool = False) -> str:
    """Return a suit as players say it: Herz, hearts; in the singular: Herz, heart."""
    return say(APP, lang, "suit-one" if one else "suit", facts={"suit_key": _SUIT_NAMES[suit]})


def seat_name(seat: str, lang: str, seats: Iterable[str] = COMPASS) -> str:
    """Return a seat as it is spelled at a table: N is Nord or North by the compass; a name or a letter stays.

    >>> seat_name("E", "en", "NES"), seat_name("E", "en", "ABCDE")
    ('East', 'E')
    """
    return _seat_name(seat, lang, by_compass(seats))


@lru_cache(maxsize=1024)
def _seat_name(seat: str, lang: str, compass: bool) -> str:
    key = f"seat-{seat}"
    return say(APP, lang, key) if (compass or seat == TABLE) and has(APP, lang, key) else str(seat)


def move_words(
    folder: str,
    lang: str,
    move: Move,
    attribute: str = "",
    facts: Mapping[str, object] | None = None,
    seats: Iterable[str] = COMPASS,
    you: str = "",
) -> str:
    """Return a move in words: the cards of a plain play, else the game's own words for it."""
    if move.verb == PLAY and not attribute and not move.value:
        return listed(lang, [f"{{{one.text}}}" for one in move.cards])
    given: dict[str, object] = {"seat": move.seat, "cards": move.cards, "value": move.value}
    if move.cards:
        given["card"] = move.cards[0]
    return say(folder, lang, f"move-{move.verb}", attribute, {**(facts or {}), **given}, seats, you)


def move_phrase(game: AnyGame, state: Situation, move: Move, lang: str, you: str = "") -> str:
    """Return a move in words where it may name what stands in the position: whose hand would be taken."""
    facts = {} if move.seat == TABLE else game.facts(state, move)
    return move_words(game.folder, lang, move, "", facts, state.seats, you)


# Verdicts, events, complaints


def why(game: AnyGame, state: Situation, verdict: Verdict, lang: str, rule: str = "", you: str = "") -> str:
    """Say in one sentence why a move is legal or not, by the deciding rule or by another one named."""
    id_, attribute = message_id(rule or verdict.rule), "yes" if verdict.legal else "no"
    facts = dict(game.facts(state, verdict.move))
    if "instead" in slots(game.folder, lang, id_, attribute):
        facts["instead"] = tuple(move_phrase(game, state, move, lang, you) for move in verdict.instead)
    return say(game.folder, lang, id_, attribute, facts, state.seats, you)


def happened(game: AnyGame, event: Event, lang: str, seats: Iterable[str] = COMPASS, you: str = "") -> str:
    """Say in one sentence what happened at a table."""
    return say(game.folder, lang, message_id(event.rule), "event", event.facts, seats, you)


def did(game: AnyGame, state: Situation, move: Move, lang: str, you: str = "") -> str:
    """Say in one sentence what somebody does: for the timeline of a replay."""
    attribute = "given" if move.seat == TABLE else "did"
    return move_words(game.folder, lang, move, attribute, game.facts(state, move), state.seats, you)


def complaint(wrong: Complaint | Problem, lang: str, seats: Iterable[str] = ()) -> str:
    """Say in one sentence what is wrong with something asked for, and what would be right; plain text.

    Without ``seats`` it is said of the table that it was raised at.
    """
    seats = seats or (wrong.seats if isinstance(wrong, Complaint) else ()) or COMPASS
    if isinstance(wrong, IllegalMove):
        from tutor.games import shelf

        game = next(g for g in shelf().values() if wrong.verdict.rule.startswith(f"{g.key}."))
        return plain(why(game, wrong.state, wrong.verdict, lang), lang)
    facts = {name: value if name in LISTS else _quotable(value) for name, value in wrong.facts.items()}
    return plain(
        say(_folder_of(f"error-{wrong.key}", lang), lang, f"error-{wrong.key}", facts=facts, seats=seats), lang
    )


def _folder_of(key: str, lang: str) -> str:
    """Return where a sentence is kept: with the app, or with the game it belongs to."""
    from tutor.games import shelf

    folders = (APP, *(game.folder for game in shelf().values()))
    return next((folder for folder in folders if has(folder, lang, key)), APP)


LISTS = ("games", "presets", "options", "values", "fields", "verbs", "seats")
"""Facts that list what there is; they are never cut short."""
LONGEST_QUOTE = 80
LARGEST_SAID = 10**12


def _quotable(value: object) -> object:
    """Return what a person wrote so that it can be quoted: short, visible, a move as it is written."""
    if isinstance(value, int) and abs(value) > LARGEST_SAID:
        return f"{str(value)[:6]}…"  # the library that writes numbers cannot write every one
    if isinstance(value, Move) and (value.verb != PLAY or value.value):
        value = str(value)
    if not isinstance(value, str) or isinstance(value, Seat):
        return value
    text = "".join(c if c.isprintable() else "\ufffd" for c in value[: LONGEST_QUOTE + 1])
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def notice(found: Problem, lang: str) -> str:
    """Say in one sentence what is allowed at a table but worth knowing."""
    return plain(say(_folder_of(f"notice-{found.key}", lang), lang, f"notice-{found.key}", facts=found.facts), lang)


# Rendering


def plain(text: str, lang: str) -> str:
    """Spell the cards of a sentence; English gives them their article, and every sentence its capital.

    >>> plain("{♥D} is a heart. clubs were led.", "en")
    'The queen of hearts is a heart. Clubs were led.'
    >>> plain("It is played. “{♥D} is a heart.” Is it?", "en")
    'It is played. “The queen of hearts is a heart.” Is it?'
    """
    article = "the " if lang == "en" else ""

    def named(found: re.Match[str]) -> str:
        name = f"{article}{card_name(_token(found[1]), lang)}"
        return name[:1].upper() + name[1:] if _QUOTED.search(text[: found.start()]) else name

    return capitalised(_CARD_TOKEN.sub(named, text))


def capitalised(text: str) -> str:
    """Begin every sentence with a capital."""
    return _BEGINNING.sub(lambda m: m[0].upper(), text)


def tokens(text: str) -> list[str]:
    """Cut a sentence into texts and card tokens; every second part is a card as written."""
    return _CARD_TOKEN.split(text)


def _token(text: str) -> Card:
    return BACK if text == "?" else card(text)
