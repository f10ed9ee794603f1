"""The coach at the table: asks first, shows a card on the second press, and knows why the others did what they did."""

from __future__ import annotations

import pytest
from playing import GAMES
from streamlit.testing.v1 import AppTest
from test_pages import opened

LANGS = {"en": "My advice", "de": "Mein Rat"}


@pytest.fixture(autouse=True)
def own_data(monkeypatch, tmp_path):
    """Nobody's real games."""
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("TUTOR_PLACE", "own")


def said(app: AppTest) -> str:
    """Everything that stands on the page and over it."""
    return " ".join([str(node.proto) for node in app.get("bidi_component")] + [one.value for one in app.caption])


@pytest.mark.parametrize("lang", ["en"])
@pytest.mark.parametrize("key", GAMES)
def test_the_coach_asks_first_and_then_shows_a_card(key, lang):
    app = opened("play", {"game": key, "level": "child", "seed": "5", "lang": lang})
    app.button(key="play-begin").click().run()
    assert not app.exception
    for _ in range(60):  # until it is one's turn
        if not app.button(key="play-what-now").disabled:
            break
        if app.query_params.get("play") is not None:
            app.run()
    if app.button(key="play-what-now").disabled:
        pytest.skip("somebody else is asked first, and waits for a word")
    app.button(key="play-what-now").click().run()
    assert not app.exception
    assert LANGS[lang] not in said(app)
    app.button(key="play-coach-show").click().run()
    assert not app.exception
