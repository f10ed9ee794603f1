"""A class without a browser: what blocks ask, what travels to phones and when, guessing, floods, results, commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from apart import finished
from click.testing import CliRunner
from starlette.applications import Starlette

from tutor.cases.transcript import read_case
from tutor.classes import desk, doubting, limits, routes
from tutor.classes.limits import Limit, Pressing
from tutor.classes.results import as_csv, results, seats_as_csv
from tutor.classes.view import answer, asked, question
from tutor.core.play import verdicts
from tutor.desk.cli import cli
from tutor.games import shelf
from tutor.notebook.asking import CHOICE, MANY, ONE, SHOWN, readable, steps
from tutor.notebook.asking import screens as screens_of
from tutor.notebook.courses import courses
from tutor.notebook.reading import Block, read, write
from tutor.shown.address import Address
from tutor.store.classes import Held, ballots_of, choices, close_door, lead, open_class, send_away, there
from tutor.store.keeping import Store
from tutor.store.together import Together
from tutor.ui.class_room import offered
from tutor.ui.notebook_blocks import Reading
from tutor.ui.notebook_put import for_class
from tutor.ui.notebook_sheet import tasks
from tutor.ui.notebook_talk import screens
from tutor.ui.whatif import so_far
from tutor.words import library

LESSON = """---
title: Probe
lang: de
game: getaway
---
## Eins {#one}

```{exercise} getaway.x.01
```

```{rule} getaway.goal.escape
```

## Zwei {#two}

```{table} getaway.ex.six-tricks
after: 5
```

```{exercise} getaway.x.16
```
"""
KEY = "phone-key-0123456789"


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch, tmp_path) -> Iterator[Store]:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TUTOR_PLACE", "hosted")
    monkeypatch.setenv("TUTOR_TOKEN", "right")
    monkeypatch.delenv("TUTOR_DATABASE", raising=False)
    desk.phones.cache_clear()
    for name in ("WRONG_CODES", "WRONG_CODES_IN_ALL", "PRESSES", "NEW_SEATS", "SEATS_FROM"):
        limit = Limit(getattr(doubting, name).most, 1e9)
        for place in (doubting, routes):
            monkeypatch.setattr(place, name, limit, raising=False)
    monkeypatch.setattr(desk, "FRESH", 0.0)
    kept = Store()
    yield kept
    kept.close()
    desk.phones.cache_clear()


@pytest.fixture
def held(store: Store) -> Held:
    return open_class(store, "Probe", "de", LESSON, len(steps(read(LESSON))))


def asks(
    what: str,
    said: object,
    *,
    cookie: str = "",
    kind: str = "application/json",
    address: str = "10.0.0.7",
    method: str = "POST",
) -> tuple[int, dict, str]:
    """Ask the server as a phone does; return status, answer, and the very text that travelled."""
    sent: list[dict] = []
    body = said if isinstance(said, bytes) else json.dumps(said).encode()

    async def receive() -> dict:
        return {"type": "http.request", "body": body}

    async def send(message: dict) -> None:
        sent.append(message)

    headers = [(b"content-type", kind.encode()), (b"cookie", cookie.encode())]
    scope = {"type": "http", "method": method, "path": f"/join/{what}", "query_string": b"", "headers": headers}
    scope |= {"client": (address, 5), "scheme": "http", "server": ("host", 80), "root_path": ""}
    finished(Starlette(routes=routes.routes(""))(scope, receive, send))
    text = b"".join(one.get("body", b"") for one in sent[1:]).decode()
    told = json.loads(text) if text.startswith("{") else {}
    return sent[0]["status"], told, text


def joined(held: Held, key: str = KEY, name: str = "") -> None:
    assert asks("seat", {"code": held.code, "seat": key, "name": name})[0] == 200


def now(held: Held, **more: object) -> dict:
    status, told, _ = asks("now", {"code": held.code, "seat": KEY, "rev": 0, "lang": "de", **more})
    assert status == 200
    return told


def pressed(held: Held, block: int, choice: str, press: int = 1, turn: int = 1, key: str = KEY) -> tuple[int, dict]:
    said = {"code": held.code, "seat": key, "block": block, "turn": turn, "choice": choice, "press": press}
    status, told, _ = asks("ballot", said)
    return status, told


def led(held: Held, what: str, *, cookie: str = "tutor_teacher=right", **more: object) -> tuple[int, dict]:
    status, told, _ = asks("teach", {"room": held.id, "what": what, "lang": "de", **more}, cookie=cookie)
    return status, told


# What is asked


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
def test_every_block_of_the_courses_asks_something_or_is_shown_and_right_is_what_the_engine_says(course) -> None:
    text, lang = write(course.notebook), course.lang
    kinds = set()
    for number in range(len(steps(course.notebook))):
        here, view, told = asked(text, number, lang), question(text, number, lang), answer(text, number, lang)
        kinds.add(here.kind)
        json.dumps([view, told])
        ids = [one["id"] for one in view["options"]]
        assert set(told["why"]) == set(here.options) == set(ids)
        assert set(told["right"]) <= set(ids)
        assert bool(ids) == (here.kind != SHOWN)
        if here.kind in (ONE, MANY):
            judged = {str(one.move): one.legal for one in verdicts(here.case.game, here.state, here.seat)}
            assert all(told["why"][id_]["legal"] == judged[id_] for id_ in ids)
            assert all(told["rules"][why["rule"]]["text"] for why in told["why"].values())
        if here.kind == CHOICE:
            assert len(told["right"]) == 1
    assert {ONE, MANY, SHOWN} <= kinds


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_class_opened_from_a_table_asks_what_is_in_view(key: str) -> None:
    book = library.book(shelf()[key].folder)
    whole, task = read_case(book.examples[0]["case"]), book.exercises[0]["id"]
    views = [
        ("judge", Address(game=key), so_far(whole, "2")),
        ("replay", Address(game=key, step="2"), whole),
        ("practise", Address(game=key, case=task), None),
    ]
    for page, where, case in views:
        found = offered(for_class(page, where, case))
        assert found is not None
        ids = {one["id"] for one in question(found[1], 0, "en")["options"]}
        assert ids, page
        assert set(answer(found[1], 0, "en")["why"]) == ids
    title, text = offered(Address(game=key)) or ("", "")
    assert title
    assert len(steps(read(text))) > 20, "its course"


def test_a_ballot_says_what_can_be_chosen_and_nothing_else() -> None:
    one, many = asked(LESSON, 2, "de"), asked(LESSON, 0, "de")
    assert (one.kind, many.kind, asked(LESSON, 1, "de").kind, asked(LESSON, 3, "de").kind) == (ONE, MANY, SHOWN, CHOICE)
    first, second = one.options[:2]
    assert readable("", one)
    assert readable(first, one)
    assert not readable(f"{first}\n{second}", one)
    assert readable("\n".join(many.options), many)
    for wrong in ("N ♠Z", "x", f"{many.options[0]}\n{many.options[0]}", "\n"):
        assert not readable(wrong, many)
    assert not readable("", asked(LESSON, 1, "de"))


SETS = """---
title: Probe
lang: de
game: getaway
---
```{exercise}
position: {hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}, power: W, number: 10}
question: Wer hat Pik?
choices:
- {right: true, text: Nord}
- {right: true, text: "Ost, gleich daneben"}
- {right: true, text: Süd}
- {text: der Tisch, say: Der Tisch hält keine Karten.}
```
"""


def test_several_right_answers_are_graded_as_a_set(store: Store) -> None:
    here, told = asked(SETS, 0, "de"), answer(SETS, 0, "de")
    assert (here.kind, here.several, len(here.right)) == (CHOICE, True, 3)
    assert question(SETS, 0, "de")["several"] is True
    wrong = next(letter for letter in here.options if letter not in here.right)
    assert readable("\n".join(here.options), here)
    assert told["grades"]["2 1"] == "2 von 3, und eine zu viel."
    assert answer(SETS, 0, "en")["grades"]["2 0"] == "2 of 3."
    assert told["grades"]["3 0"] == "Richtig, und vollständig."
    assert told["grades"]["0 1"] == "Keine von 3, und eine zu viel."
    assert told["why"][wrong]["text"] == "Der Tisch hält keine Karten."
    held = open_class(store, "Probe", "de", SETS, 1)
    keys = [f"{KEY}-{n}" for n in range(3)]
    for key in keys:
        joined(held, key)
    led(held, "next", rev=1)
    for key, marked in zip(keys, (here.right, here.right[:2], here.options), strict=True):
        assert pressed(held, 0, "\n".join(marked), key=key)[1]["ok"] is True
    assert led(held, "reveal", rev=2)[1]["exact"] == 1
    rows = results(SETS, "de", choices(store, held.id))
    assert {one["exact"] for one in rows} == {1}
    assert as_csv(rows).splitlines()[0].endswith("ballots,exact")
    (task,) = tasks(read(SETS).stations[0], Reading(read(SETS)), Address(game="getaway"))
    assert "Several answers are right." in task.question


def test_one_of_several_legal_cards_is_not_all() -> None:
    here = asked(LESSON, 0, "de")
    assert (here.kind, here.several, here.right) == (MANY, True, ("N ♠B", "N ♠4"))
    assert answer(LESSON, 0, "de")["grades"]["1 0"] == "1 von 2."
    assert asked(LESSON, 2, "de").several is False, "of one move, whether it may be made"


SAID = "Ost muss bedienen, denn Ost hat noch eine Karte der Farbe."
TOLD = f"""---
title: Probe
lang: de
game: getaway
---
```{{table}} getaway.ex.six-tricks
after: 5
say: {SAID}
```

```{{table}} getaway.ex.six-tricks
after: 5
question: Und jetzt?
say: {SAID}
```
"""


def test_what_is_said_of_a_table_is_told_nowhere_before_the_reveal() -> None:
    for number in (0, 1):
        assert asked(TOLD, number, "de").kind == ONE
        assert "bedienen" not in json.dumps(question(TOLD, number, "de")), "wall and phones"
        assert answer(TOLD, number, "de")["explain"] == SAID
    assert question(TOLD, 0, "de")["text"].startswith("Du bist Nord")
    assert question(TOLD, 1, "de")["text"] == "Und jetzt?"
    ballots = {(0, 1): [""], (1, 1): [""]}
    texts = {one["text"] for one in results(TOLD, "de", ballots)}
    assert len(texts) == 2
    assert SAID not in texts, "the spreadsheet names the question"
    reading = Reading(read(TOLD))
    for task in tasks(reading.notebook.stations[0], reading, Address(game="getaway")):
        assert "bedienen" not in task.question, "the worksheet asks"
        assert "bedienen" in task.answer, "and tells it in the key"
    shown = [(one.block is not None, "bedienen" in one.html) for one in screens(reading)]
    assert [said for said in shown if any(said)][:2] == [(True, False), (False, True)], "the talk shows the table first"


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


# Guessing and floods


def test_codes_are_not_guessed(held: Held) -> None:
    first = [asks("now", {"code": "AAAAAA", "seat": KEY})[0] for _ in range(21)]
    assert first == [404] * 20 + [429]
    stranger = {"code": held.code, "seat": "another-phone-00000"}
    assert asks("now", stranger)[0] == 429, "nobody is told that this one is right"


def test_whoever_has_a_seat_goes_on_while_others_guess(held: Held) -> None:
    joined(held)
    for n in range(25):
        asks("now", {"code": "AAAAAA", "seat": f"guesser-{n}"})
    assert now(held)["phase"] == "gathering"


def test_guessing_from_many_addresses_ends_too(held: Held) -> None:
    joined(held)
    guesses = [asks("now", {"code": "AAAAAA", "seat": f"g-{n}"}, address=f"10.1.0.{n}")[0] for n in range(61)]
    assert guesses == [404] * 60 + [429]
    for address in ("10.0.0.7", "10.1.0.3", "2001:db8::1"):
        status, told, _ = asks("now", {"code": held.code, "seat": KEY, "rev": 0}, address=address)
        assert (status, told["phase"]) == (200, "gathering"), "a seat goes along to every network"


def test_guesses_from_a_few_addresses_keep_nobody_else_out(held: Held) -> None:
    for n in range(80):
        asks("now", {"code": "AAAAAA", "seat": f"guesser-{n}"}, address=f"10.1.0.{n % 4}")
    assert asks("now", {"code": "BBBBBB", "seat": KEY}, address="10.2.0.1")[0] == 429, "a slip of the thumb"
    assert asks("seat", {"code": held.code, "seat": KEY, "name": "Kim"}, address="10.2.0.1")[0] == 200
    assert now(held)["phase"] == "gathering"
    assert asks("seat", {"code": held.code, "seat": f"{KEY}x", "name": ""}, address="10.1.0.1")[0] == 429


def test_no_address_fills_a_class(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "SEATS_FROM", Limit(3, 1e9))
    took = [asks("seat", {"code": held.code, "seat": f"phone-{n:012}", "name": ""})[:2] for n in range(5)]
    assert [status for status, _ in took] == [200] * 3 + [429] * 2
    assert took[-1][1] == {"wrong": "queue"}
    assert asks("seat", {"code": held.code, "seat": f"phone-{0:012}", "name": "again"})[0] == 200, "a seat is a seat"
    assert asks("seat", {"code": held.code, "seat": KEY, "name": ""}, address="10.9.9.9")[0] == 200


def test_a_closed_door_keeps_new_phones_out_and_seats_go_on(store: Store, held: Held) -> None:
    joined(held)
    close_door(store, held.id, shut=True)
    status, told, _ = asks("seat", {"code": held.code, "seat": "late-phone-00000000", "name": ""})
    assert (status, told) == (409, {"wrong": "class-shut"})
    assert now(held)["phase"] == "gathering"
    close_door(store, held.id, shut=False)
    joined(held, "late-phone-00000000")
    assert len(there(store, held.id)) == 2


def test_who_is_sent_away_is_out_with_what_was_chosen_and_stays_out(store: Store, held: Held) -> None:
    joined(held)
    joined(held, "quiet-phone-0000000")
    led(held, "next", rev=1)
    assert pressed(held, 0, "N ♠B")[0] == 200
    send_away(store, held.id, KEY)
    _, told = led(held, "")
    assert (told["joined"], told["answered"], told["counts"]) == (1, 0, {})
    assert now(held) == {"join": True, "title": "Probe"}
    assert pressed(held, 0, "N ♠4", press=9)[0] == 409
    status, said, _ = asks("seat", {"code": held.code, "seat": KEY, "name": "again"})
    assert (status, said) == (409, {"wrong": "class-sent-away"})
    assert [key for key, _ in there(store, held.id)] == ["quiet-phone-0000000"]


def test_a_flood_from_one_phone_is_its_own(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    joined(held)
    joined(held, "quiet-phone-0000000")
    led(held, "next", rev=1)
    answers = [pressed(held, 0, "N ♠B", press=n)[0] for n in range(1, 40)]
    assert set(answers) == {200, 429}
    with monkeypatch.context() as patch:
        patch.setattr(desk.phones().desk, "store", None)  # whoever asks the store now fails
        assert {pressed(held, 0, "N ♠B", press=n)[0] for n in range(40, 80)} == {429}, "it costs the store nothing"
        assert asks("now", {"code": held.code, "seat": KEY, "rev": 0})[0] == 429
    assert pressed(held, 0, "N ♠4", key="quiet-phone-0000000")[1]["ok"] is True


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
    assert run(cli, ["classes", "delete", held.code, "--yes"]).stdout == "It is deleted.\n"
    assert run(cli, ["classes", "list"]).stdout == "No classes.\n"


# The lesson itself

WHOLE = """---
title: Probe
lang: de
game: getaway
---
# Eine Stunde

Willkommen, alle zusammen.

## Eins {#one}

Sieh dir {♥D} an. <!-- Zwei Minuten, nicht mehr. -->

```{exercise} getaway.x.01
```

Deshalb wird bedient.

## Nur Text {#two}

Kein Tisch, [ein Link](http://example.invalid) und ein [[Stich]].

## Drei {#three}

```{replay} getaway.ex.six-tricks
```

<!-- Pause -->
Ganz am Ende.
"""


def test_a_class_is_shown_every_word_of_the_lesson_and_the_notes_only_its_teacher(store: Store) -> None:
    held = open_class(store, "Probe", "de", WHOLE, len(steps(read(WHOLE))))
    joined(held)
    led(held, "next", rev=1)
    for view in (now(held), led(held, "", mode="projector")[1]):
        sent = json.dumps(view, ensure_ascii=False)
        assert "Willkommen" in sent
        assert "Sieh dir" in sent
        assert "Zwei Minuten" not in sent
        assert "Deshalb wird bedient" not in sent, "it stands behind the question"
    mine = led(held, "")[1]
    assert mine["desk"]["notes"] == ["Zwei Minuten, nicht mehr."]
    assert mine["desk"]["next"].startswith("Drei")
    assert mine["seats"] == [[1, False, False]]
    assert now(held)["number"] == 1
    led(held, "reveal", rev=2)
    assert "Deshalb wird bedient" in now(held)["answer"]["after"]
    led(held, "next", rev=3)
    told = now(held)["question"]
    assert told["kind"] == SHOWN
    assert "Kein Tisch" in told["prose"]
    assert "<a" not in told["prose"]
    assert "<button" not in told["prose"]
    assert "Ganz am Ende" in told["after"]
    assert [len(cards) for _, cards in told["scene"]["open"]] == [13, 13, 13, 13], "a phone has its table too"
    assert "Pause" not in json.dumps(told)
    assert led(held, "")[1]["desk"] == {"notes": ["Pause"], "next": ""}


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.file)
def test_no_word_of_a_course_is_left_out_in_a_class(course) -> None:
    found = screens_of(course.notebook)
    assert [one.block for one in found] == [block for _, block in steps(course.notebook)]
    shown = "".join(part.source for one in found for part in (*one.before, *one.after))
    assert shown.replace("\n", "") == "".join(
        part.source for part in course.notebook.parts if not isinstance(part, Block)
    ).replace("\n", "")
    text = write(course.notebook)
    for number in range(len(found)):
        view = question(text, number, course.lang)
        assert view["prose"] or not any(part.source.strip() for part in found[number].before)
        if view["kind"] == SHOWN and found[number].block.kind in ("table", "replay", "compare"):
            assert view["scene"], "a phone has its table"


def test_results_by_seat_number_name_nobody(store: Store, held: Held) -> None:
    joined(held, name="Kim")
    joined(held, "another-phone-00000", name="Alex")
    led(held, "next", rev=1)
    pressed(held, 0, "N ♠B\nN ♠4", key="another-phone-00000")
    pressed(held, 0, "N ♠B")
    assert [one[1:] for one in led(held, "")[1]["seats"]] == [[True, False], [True, True]]
    text = seats_as_csv(LESSON, "de", ballots_of(store, held.id))
    head, first, second = text.lstrip("\ufeff").splitlines()
    assert head == "seat,question,time,station,text,choice,exact"
    assert (first[:4], first[-3:]) == ("1,1,", ",no")
    assert (second[:4], second[-4:]) == ("2,1,", ",yes")
    assert "Kim" not in text
