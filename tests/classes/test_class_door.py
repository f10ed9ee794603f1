"""A class without a browser: guessing, floods, the door, and who is sent away."""

from __future__ import annotations

import pytest
from classroom import KEY, asks, joined, led, now, pressed

from tutor.classes import desk, routes
from tutor.classes.limits import Limit
from tutor.store.classes import Held, close_door, send_away, there
from tutor.store.keeping import Store
from tutor.ui.class_room import join_url

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
    status, said, _ = asks("now", {"code": held.code, "seat": KEY, "rev": told["rev"] - 1})
    assert (status, said) == (409, {"wrong": "class-sent-away"}), "it is told before anything else is shown"
    assert pressed(held, 0, "N ♠4", press=9)[0] == 409
    status, said, _ = asks("seat", {"code": held.code, "seat": KEY, "name": "again"})
    assert (status, said) == (409, {"wrong": "class-sent-away"})
    assert [seat[:2] for seat in there(store, held.id)] == [(2, "quiet-phone-0000000")], "a seat keeps its number"


def test_a_phone_that_has_asked_thirty_times_has_to_wait(held: Held) -> None:
    joined(held)
    answers = [asks("now", {"code": held.code, "seat": KEY, "rev": 0})[0] for _ in range(31)]
    assert answers == [200] * 29 + [429] * 2, "taking the seat was the first"


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


def test_the_address_that_phones_open_has_the_code_and_nothing_else() -> None:
    assert join_url().endswith("/join")
    assert join_url("AB2345") == f"{join_url()}?c=AB2345"
