"""The coach at the table: asks first, shows a card on the second press, and knows why the others did what they did."""

from __future__ import annotations

from unittest.mock import ANY

import pytest
from playing import GAMES
from streamlit.testing.v1 import AppTest
from test_pages import opened

from tutor.players.coach import Figure
from tutor.shown.address import Address
from tutor.ui import play_coach
from tutor.ui.panel import citation_html
from tutor.words import library

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


def test_what_came_out_better_is_the_advice_and_the_principle_is_said_after_it(monkeypatch):
    def against(estimates, move):
        better = next(one.move for one in estimates if one.move != move)
        return Figure(better, move, 0.3, 0.1, 40)

    shown = []
    monkeypatch.setattr(play_coach, "figure", against)
    monkeypatch.setattr(play_coach, "show", lambda html, **_: shown.append(html))
    app = opened("play", {"game": "gurke", "level": "child", "seed": "5", "lang": "en"})
    app.button(key="play-begin").click().run()
    for _ in range(60):
        if not app.button(key="play-what-now").disabled:
            break
        app.run()
    app.session_state[play_coach.SHOWN] = ANY  # the second press is part of a fragment, which is not run here
    app.button(key="play-what-now").click().run()
    assert not app.exception
    told = shown[-1]
    assert told.index(LANGS["en"]) < told.index("30 ± 10") < told.index("By the rule of thumb alone")
    advised = told.split("My advice: ")[1].split("<")[0]
    alone = told.split("By the rule of thumb alone it would be ")[1].split("</p>")[0]
    assert f'aria-label="{advised}"' not in alone
    assert "Early in the deal" in told, "the rule as the book has it, and nothing of these cards"


def test_a_rule_is_cited_by_its_paragraph_and_what_is_no_rule_by_nothing():
    book, where = library.book("gurke"), Address(game="gurke")
    rule, entry = next(iter(book.entries.items()))
    assert entry.title["en"] in citation_html(book, rule, where)
    assert citation_html(book, "gurke.no-such-rule", where) == ""
