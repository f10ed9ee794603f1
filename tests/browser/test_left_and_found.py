"""A course in bad weather: a game that was left in the middle for a week, and a browser that keeps nothing."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from conftest import got_browser
from look import settled, visit
from playwright.sync_api import Browser, Page, Playwright, expect

from tutor.bench.app import running

OWN = ".hand[data-hand=Kim] button"
WEEK = 7 * 24 * 60 * 60 * 1000


def play_one(page: Page) -> int:
    """Play a card that may be played; return how many are left."""
    cards = page.locator(OWN)
    expect(cards).to_have_count(7)
    page.get_by_role("button", name="six of diamonds, press to play").click()  # Cleo has led a three
    expect(cards).to_have_count(6)  # and no other is pressed before this one was taken
    settled(page)
    return 6


def a_week_ago(data: Path) -> None:
    """Make everything that was kept a week older."""
    with closing(sqlite3.connect(data / "tutor.sqlite")) as store, store:
        assert store.execute("UPDATE games SET at = at - ?", (WEEK,)).rowcount == 1


def test_a_game_that_was_left_for_a_week_is_still_on_the_table(
    browser: Browser, browser_context_args: dict[str, object], tmp_path: Path
) -> None:
    env = {**os.environ, "TUTOR_DATA": str(tmp_path / "data")}
    with running(tmp_path / "first.log", env=env) as trial, browser.new_context(**browser_context_args) as context:
        page = context.new_page()
        visit(page, f"{trial.url}/course?game=gurke&lang=en")
        left = play_one(page)
    a_week_ago(tmp_path / "data")
    with running(tmp_path / "second.log", env=env) as trial, browser.new_context(**browser_context_args) as context:
        page = context.new_page()
        visit(page, f"{trial.url}/course?game=gurke&lang=de")  # in another language, too
        expect(page.get_by_text("Dein Spiel liegt noch da")).to_be_visible()
        expect(page.locator(OWN)).to_have_count(left)
        page.get_by_role("button", name="Von vorn anfangen").click()
        expect(page.locator(OWN)).to_have_count(left + 1)
        expect(page.get_by_text("Dein Spiel liegt noch da")).to_have_count(0)


def test_a_browser_that_keeps_nothing_is_told_so_once_and_goes_on(
    playwright: Playwright,
    browser_type_launch_args: dict[str, object],
    browser_context_args: dict[str, object],
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    # Only the browser with a window reads its settings.
    whole = got_browser(playwright, tmp_path_factory.getbasetemp().parent, window=True)
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(blocked))
    env = {**os.environ, "TUTOR_PLACE": "hosted", "TUTOR_TOKEN": "right", "TUTOR_DATA": str(tmp_path / "data")}
    with running(tmp_path / "server.log", env=env) as hosted:
        context = playwright.chromium.launch_persistent_context(
            str(profile), **{**browser_type_launch_args, "executable_path": whole}, **browser_context_args
        )
        with closing(context):
            page = context.new_page()
            visit(page, f"{hosted.url}/course?game=gurke&lang=en")
            assert not context.cookies()
            expect(page.get_by_text("This browser does not let us save anything")).to_be_visible()
            left = play_one(page)
            page.get_by_role("button", name=re.compile("^On to")).click()
            expect(page.get_by_text(re.compile("^Station 2 of 10"))).to_be_visible()
            settled(page)
            page.get_by_role("button", name=re.compile("^Back to")).click()
            expect(page.get_by_text(re.compile("^Station 1 of 10"))).to_be_visible()
            expect(page.locator(OWN)).to_have_count(left)  # as long as the page is open nothing is lost
        assert not hosted.tracebacks()
