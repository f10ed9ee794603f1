"""Tables of Knock-Out Whist for its tests: rule sets, and random games under them."""

from __future__ import annotations

import playing
from hypothesis import HealthCheck, settings

from tutor.core.languages import LANGUAGES
from tutor.core.moves import seated
from tutor.core.options import changed, listed, name_of
from tutor.core.play import legal
from tutor.games import shelf
from tutor.games.knockout_whist.options import PRESETS, Options
from tutor.words import explain

GAME = shelf()["knockout-whist"]

cheap = settings(
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


# Rule sets


def rule_set(preset: str, **changes: str) -> Options:
    return changed(PRESETS[preset], {name_of(name): value for name, value in changes.items()})


NEEDS_MORE = {
    "exchange-shortage": {"exchange": "on"},
    "first-hand-free": {"dogs-life": "off"},
    "diamond-two-suit": {"diamond-two": "on"},
    "stakes": {"dealer-and-lead": "winner"},
    "stakes.ladder-per-player": {"dealer-and-lead": "winner", "stakes": "on"},
}

SINGLES = {
    f"{option.name}={value}": {**NEEDS_MORE.get(option.name, {}), option.name: value}
    for option in listed(Options)
    for value in option.values
    if value != option.default
}

TABLES = {**PRESETS, **{name: changed(PRESETS["standard"], changes) for name, changes in SINGLES.items()}}


# Random games

LEAVING = 0.03
"""How often somebody who would leave does."""


def staying(game, state, source):
    """Choose as anybody might; few walk away from the pot."""
    move = playing.legally(game, state, source)
    if move.verb == "leave" and source.random() > LEAVING:
        return next((other for other in legal(game, state) if other.verb != "leave"), move)
    return move


def wander(options, source, players=None, *, most=5000):
    """Every step of a random game."""
    start = GAME.start(options, seated(players or source.randint(2, 7)))
    return playing.wander(GAME, start, source, most, staying)


def said(words):
    for lang in LANGUAGES:
        text = explain.plain(words(lang), lang)
        assert text.endswith((".", "!")), text
        assert "{" not in text
        assert "None" not in text
