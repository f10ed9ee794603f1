"""Classes in the store: what is shown, one ballot a phone, and what goes after a day; on both databases."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

import pytest
from sqlalchemy import event, func, select, text

from store.test_store import complaint_of
from tutor.store.classes import (
    A_DAY,
    GATHERING,
    LENGTH,
    MOST_SEATS,
    OPEN,
    OVER,
    REVEALED,
    SIGNS,
    STOPPED,
    Press,
    cast,
    choices,
    chosen,
    class_of,
    class_with,
    classes,
    counted,
    crowd,
    forget_old,
    keep_class,
    names,
    open_class,
    remove_class,
    seat_of,
    seats,
    seen,
    take_seat,
    text_of,
)
from tutor.store.keeping import Store, now
from tutor.store.leading import lead
from tutor.store.moving import removed
from tutor.store.tables import Ballot, Place, Room
from tutor.store.together import Together


@pytest.fixture
def store(where):
    store = Store(where)
    yield store
    store.close()


def opened(store: Store, blocks: int = 3):
    return open_class(store, "Bedienen", "de", "## Text\0", blocks)


def led(store: Store, held, *steps: str):
    for what in steps:
        held = lead(store, held.id, what, held.revision)
    return held


def seated(store: Store, held, *keys: str) -> None:
    with store.writing() as connection:
        for key in keys:
            take_seat(connection, held.id, key, f"Name of {key}")


def pressed(store: Store, held, seat: str, choice: str, press: int = 1) -> bool:
    with store.writing() as connection:
        return cast(connection, Press(held.id, held.block, held.turn, seat, choice, press))


def test_a_class_is_found_by_its_code_and_gone_when_it_is_deleted(store: Store):
    held, other = opened(store), opened(store)
    assert held.code != other.code
    assert len(held.code) == LENGTH
    assert set(held.code) <= set(SIGNS)
    with store.reading() as connection:
        assert class_with(connection, held.code) == held == class_of(connection, held.id)
        assert class_with(connection, "AAAAA1") is None
    assert text_of(store, held.id) == "## Text\ufffd"
    assert {one.id for one in classes(store)} == {held.id, other.id}
    seated(store, held, "k" * 16)
    remove_class(store, held.id)
    assert [one.id for one in classes(store)] == [other.id]
    assert complaint_of(lead, store, held.id, "next", 1).key == "class-none"
    assert complaint_of(text_of, store, held.id).key == "class-none"
    removed(store)
    assert classes(store) == []


def test_a_class_is_led_forward_and_back(store: Store):
    held = opened(store, 2)
    places = []
    seated(store, held, "one")
    for what in ("stop", "next", "stop", "go-on", "reveal", "again", "reveal", "back", "next", "next", "back", "next"):
        held = led(store, held, what)
        if held.phase == OPEN and not held.block:
            assert pressed(store, held, "one", "A", held.revision)
        places.append((held.block, held.turn, held.phase))
    assert places == [
        (0, 1, GATHERING),
        (0, 1, OPEN),
        (0, 1, STOPPED),
        (0, 1, OPEN),
        (0, 1, REVEALED),
        (0, 2, OPEN),
        (0, 2, REVEALED),
        (0, 2, GATHERING),
        (0, 2, OPEN),
        (1, 1, OPEN),
        (0, 2, REVEALED),
        (1, 1, OPEN),
    ]
    assert led(store, held, "next").phase == OVER
    assert led(store, held, "next").revision == held.revision + 1, "after the end nothing comes"


def test_two_who_press_at_once_lead_one_step(store: Store):
    held = led(store, opened(store), "next")
    threads = [threading.Thread(target=lead, args=(store, held.id, "next", held.revision)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with store.reading() as connection:
        assert class_of(connection, held.id).block == held.block + 1


def test_a_phone_has_one_ballot_that_it_may_change_until_the_reveal(store: Store):
    held = led(store, opened(store), "next")
    seated(store, held, "one", "two")
    assert pressed(store, held, "one", "E ♠K", 5)
    assert pressed(store, held, "one", "E ♠K", 5), "sent twice"
    assert pressed(store, held, "one", "E ♥2", 6)
    assert pressed(store, held, "one", "E ♠K", 5), "an older one that comes late is heard and changes nothing"
    assert pressed(store, held, "two", "E ♠K\nE ♥2")
    with store.reading() as connection:
        assert chosen(connection, held, "one") == ("E ♥2", 6)
        assert chosen(connection, held, "three") == ("", 0)
        assert crowd(connection, held).answered == 2
    assert pressed(store, held, "two", "", 2), "taken back"
    assert choices(store, held.id) == {(0, 1): ["E ♥2"]}
    stopped = led(store, held, "stop")
    assert not pressed(store, stopped, "one", "E ♠K", 7)
    assert not pressed(store, led(store, stopped, "reveal"), "one", "E ♠K", 8)
    assert counted(choices(store, held.id)[0, 1]) == {"E ♥2": 1}
    again = led(store, class_now(store, held), "again")
    assert not pressed(store, held, "one", "E ♠K", 9), "the question of before"
    assert pressed(store, again, "one", "E ♠K", 9)
    assert complaint_of(pressed, store, again, "nobody", "E ♠K").key == "class-no-seat"


def class_now(store: Store, held):
    with store.reading() as connection:
        return class_of(connection, held.id)


def test_many_who_ask_at_once_share_connections_and_a_no_is_for_its_asker_alone(store: Store):
    held = opened(store)
    opens: list[str] = []
    event.listen(store.engine, "begin", lambda _: opens.append("one more"))

    async def ask() -> list[object]:
        desk = Together(store)
        looks = [desk.read(lambda connection, id_=id_: class_of(connection, id_)) for id_ in [held.id, "nobody"] * 50]
        enter = [desk.write(lambda connection, n=n: take_seat(connection, held.id, f"key {n}", "")) for n in range(50)]
        return await asyncio.gather(*looks, *enter, return_exceptions=True)

    with ThreadPoolExecutor(1) as elsewhere:  # where a browser's test has left its event loop, there is one already
        found = elsewhere.submit(asyncio.run, ask()).result()
    assert found[:100:2] == [held] * 50
    assert {str(wrong) for wrong in found[1:100:2]} == {"class-none"}
    assert found[100:] == [None] * 50
    assert seats(store, held.id) == 50
    assert len(opens) < 10, "not one for each of 150 questions"


def test_ballots_that_race_the_reveal_are_counted_or_told_and_never_both(store: Store):
    held = led(store, opened(store), "next")
    keys = [f"phone {n}" for n in range(12)]
    seated(store, held, *keys)
    told: dict[str, bool] = {}

    def press(key: str) -> None:
        told[key] = pressed(store, held, key, "A")

    threads = [threading.Thread(target=press, args=(key,)) for key in keys]
    threads.insert(6, threading.Thread(target=lead, args=(store, held.id, "reveal", held.revision)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(choices(store, held.id).get((0, 1), [])) == sum(told.values())


def test_seats_have_a_nickname_that_is_text_and_are_there_while_they_are_heard_of(store: Store):
    held = opened(store)
    with store.writing() as connection:
        take_seat(connection, held.id, "one", "  <b>Kim\n</b> ")
        take_seat(connection, held.id, "two", "")
        take_seat(connection, held.id, "two", "x" * 200)
    assert names(store, held.id) == ["<b>Kim </b>", "x" * 24]
    with store.writing() as connection:
        connection.execute(text("UPDATE seats SET seen = 5"))
        assert (crowd(connection, held).here, crowd(connection, held).joined) == (0, 2)
        seen(connection, {(held.id, "two"): now(), (held.id, "stranger"): now()})
        assert (crowd(connection, held).here, crowd(connection, held).joined) == (1, 2)
        assert (seat_of(connection, held.id, "two"), seat_of(connection, held.id, "three")) == ("x" * 24, None)


def test_a_class_can_be_full(store: Store):
    held = opened(store)
    with patch("tutor.store.classes.MOST_SEATS", 2):
        seated(store, held, "one", "two", "one")
        assert complaint_of(seated, store, held, "three").key == "class-full"
    assert MOST_SEATS >= 200


def test_after_a_day_a_class_is_gone_unless_it_is_kept(store: Store):
    held, kept = opened(store), opened(store)
    keep_class(store, kept.id, kept=True)
    seated(store, held, "one")
    pressed(store, led(store, held, "next"), "one", "A")
    with patch("tutor.store.classes.now", return_value=now() + A_DAY + 1_000):
        with store.reading() as connection:
            assert class_with(connection, held.code) is None, "though nobody has deleted it yet"
        assert [one.id for one in classes(store)] == [kept.id]
        forget_old(store)
    with store.reading() as connection:
        left = [connection.scalar(select(func.count()).select_from(one)) for one in (Room, Place, Ballot)]
    assert left == [1, 0, 0]
