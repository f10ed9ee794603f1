"""A class without a browser: what travels to phones and when, ballots, results, commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from classroom import KEY, LESSON, asks, joined, led, now, pressed
from click.testing import CliRunner

from tutor.classes import desk, limits
from tutor.classes.limits import Pressing
from tutor.classes.results import as_csv, results
from tutor.classes.view import answer, asked
from tutor.desk.cli import cli
from tutor.games import shelf
from tutor.store.classes import Held, choices
from tutor.store.keeping import Store
from tutor.store.leading import lead
from tutor.store.together import Together
from tutor.words import library

# What travels


def test_what_a_learner_may_not_see_yet_does_not_travel_to_the_phone(store: Store, held: Held) -> None:
    joined(held)
    assert now(held)["phase"] == "gathering"
    lead(store, held.id, "next", 1)
    _, told, sent = asks("now", {"code": held.code, "seat": KEY, "rev": 0, "lang": "de"})
    assert "answer" not in told
    whole = answer(LESSON, 0, "de")
    for secret in (whole["explain"], *(why["text"] for why in whole["why"].values())):
        assert json.dumps(secret, ensure_ascii=False)[1:-1] not in sent
    for foreign in ("♥D", "♠Q", "♣K", "♦7"):  # in the other three hands
        assert foreign not in sent
    lead(store, held.id, "reveal", 2)
    assert now(held)["answer"]["right"] == ["N ♠B", "N ♠4"]
    assert now(held, lang="en")["question"]["options"][0]["name"] == "Jack of spades", "exercises speak both languages"


def test_the_wall_is_told_the_answer_at_the_reveal_and_the_teacher_before(held: Held) -> None:
    joined(held)
    led(held, "next", rev=1)
    assert pressed(held, 0, "N ♠B")[1] == {"ok": True, "press": 1}
    assert led(held, "", mode="projector")[1].keys().isdisjoint({"answer"})
    assert led(held, "", mode="projector")[1]["counts"] == {}
    _, told = led(held, "")
    assert (told["answered"], told["joined"], told["counts"], told["answer"]["right"]) == (
        1,
        1,
        {"N ♠B": 1},
        ["N ♠B", "N ♠4"],
    )
    led(held, "reveal", rev=2)
    assert led(held, "", mode="projector")[1]["counts"] == {"N ♠B": 1}


@pytest.mark.parametrize("cookie", ["", "tutor_teacher=wrong", "tutor_learner=right"])
def test_a_learner_cannot_lead(held: Held, cookie: str) -> None:
    assert led(held, "next", rev=1, cookie=cookie)[0] == 403
    assert asks("results", {}, cookie=cookie, method="GET")[0] == 403
    assert led(held, "")[1]["phase"] == "gathering"
    assert asks("teach", {"room": held.code, "what": "next", "rev": 1}, cookie="tutor_teacher=right")[0] == 409
    status, _, _ = asks(
        "teach", {"room": held.id, "what": "next", "rev": 1}, cookie="tutor_teacher=right", kind="text/plain"
    )
    assert status == 415, "of another site a browser sends this much"


def test_a_server_that_comes_back_knows_what_its_classes_ask_before_anybody_does(store: Store, held: Held) -> None:
    joined(held)
    lead(store, held.id, "next", 1)
    asked.cache_clear()
    desk.warm()
    assert asked.cache_info().currsize == 1
    assert pressed(held, 0, "N ♠B")[1]["ok"] is True
    assert asked.cache_info().misses == 1


def test_books_are_read_while_no_class_presses(store: Store, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    pressing = Pressing()
    monkeypatch.setattr(limits, "PRESSING", pressing)
    desk.warm()
    assert not pressing.left(), "nothing is asked"
    joined(held)
    lead(store, held.id, "next", 1)
    desk.warm()
    assert pressing.left(), "its phones come back"
    pressing.last = float("-inf")
    pressed(held, 0, "N ♠B")
    assert 0 < pressing.left() <= pressing.moment
    pressing.longest = 0.0
    waited: list[None] = []
    library.read_all(lambda: waited.append(pressing.over()))
    assert len(waited) > len(shelf()), "before each book, and before what was loaded is put in order"


# Ballots


def test_a_press_counts_once_and_whoever_comes_back_sees_it(held: Held) -> None:
    joined(held)
    assert pressed(held, 0, "N ♠B")[1]["ok"] is False, "nothing is asked yet"
    led(held, "next", rev=1)
    for _ in range(3):
        assert pressed(held, 0, "N ♠B\nN ♠4", press=7)[1] == {"ok": True, "press": 7}
    assert (now(held)["choice"], now(held)["press"]) == ("N ♠B\nN ♠4", 7)
    joined(held, name="anders")
    assert (now(held)["choice"], now(held)["name"]) == ("N ♠B\nN ♠4", "anders")
    assert now(held, rev=2) == {"rev": 2, "wait": 1_005}
    led(held, "reveal", rev=2)
    assert pressed(held, 0, "N ♥A", press=8)[1]["ok"] is False
    assert pressed(held, 0, "N ♠B", key="somebody-else-altogether")[1]["ok"] is False


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"[]",
        b"\xff",
        b"[" * 5_000,
        b'{"code": 5}',
        b"x" * 9_000,
        {"block": 99},
        {"block": True},
        {"turn": -1},
        {"press": 2**60},
        {"press": None},
        {"choice": "N ♠Z"},
        {"choice": ["N ♠B"]},
        {"choice": "x" * 3_000},
        {"seat": "x" * 100},
    ],
    ids=lambda said: str(said)[:20],
)
def test_nonsense_is_refused_and_nothing_of_it_kept(store: Store, held: Held, said: object) -> None:
    joined(held)
    led(held, "next", rev=1)
    good = {"code": held.code, "seat": KEY, "block": 0, "turn": 1, "choice": "N ♠B", "press": 1}
    status, _, _ = asks("ballot", {**good, **said} if isinstance(said, dict) else said)
    assert status in (400, 413)
    assert choices(store, held.id) == {}


@pytest.fixture
def in_turn(store: Store) -> Iterator[list[int]]:
    """Two servers on one database, every question to the other one; which of them was asked."""
    servers = [desk.Phones(Together(Store(store.where))) for _ in range(2)]
    loops: list[asyncio.AbstractEventLoop] = []
    asked_: list[int] = []

    def next_one() -> desk.Phones:
        loop = asyncio.get_running_loop()  # every question has one of its own
        if not loops or loop is not loops[-1]:
            loops.append(loop)
            asked_.append(len(loops) % 2)
        return servers[asked_[-1]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk, "phones", next_one)
        yield asked_
    for one in servers:
        one.desk.store.close()


def test_two_servers_in_turn_are_one_class(held: Held, in_turn: list[int]) -> None:
    joined(held)
    led(held, "next", rev=1)
    for press, choice in enumerate(("N ♥A", "N ♠4", "N ♠B\nN ♠4"), 1):
        assert pressed(held, 0, choice, press=press)[1] == {"ok": True, "press": press}
        for _ in range(2):
            assert (now(held)["choice"], now(held)["press"]) == (choice, press)
            told = led(held, "")[1]
            assert (told["answered"], told["counts"]) == (1, dict.fromkeys(choice.split("\n"), 1))
    assert pressed(held, 0, "N ♥A", press=2)[1]["ok"] is True, "a late one is answered, and changes nothing"
    assert [now(held)["choice"] for _ in range(2)] == ["N ♠B\nN ♠4"] * 2
    led(held, "reveal", rev=2)
    assert [pressed(held, 0, "N ♥A", press=press)[1]["ok"] for press in (8, 9)] == [False, False]
    assert [(now(held)["phase"], now(held)["choice"]) for _ in range(2)] == [("revealed", "N ♠B\nN ♠4")] * 2
    assert len(in_turn) > 20, "every question was another server's"


# Results


def test_results_say_what_was_chosen_and_who_chose_it_nowhere(store: Store, held: Held) -> None:
    joined(held, name="Kim")
    joined(held, "another-phone-00000", name="=1+1")
    led(held, "next", rev=1)
    pressed(held, 0, "N ♠B\nN ♥A")
    pressed(held, 0, "N ♠B", key="another-phone-00000")
    rows = results(LESSON, "de", choices(store, held.id))
    assert [(one["choice"], one["chosen"], one["right"]) for one in rows if one["chosen"]] == [
        ("Pik-Bube", 2, True),
        ("Herz-Ass", 1, False),
    ]
    text = as_csv([*rows, {**rows[0], "choice": "=SUM(A1)"}])
    assert "Kim" not in text
    assert "'=SUM(A1)" in text
    run = CliRunner().invoke
    (listed,) = json.loads(run(cli, ["classes", "list", "--json"]).stdout)
    assert (listed["code"], listed["seats"], listed["ballots"]) == (held.code, 2, 2)
    assert held.code in run(cli, ["classes", "list", "--lang", "de"]).stdout
    assert "Pik-Bube" in run(cli, ["classes", "export", held.code.lower()]).stdout
    assert run(cli, ["classes", "delete", held.code], input="n\n").exit_code == 1
    assert run(cli, ["classes", "delete", held.code, "--yes"]).stdout == "Deleted.\n"
    assert run(cli, ["classes", "list"]).stdout == "No classes.\n"
