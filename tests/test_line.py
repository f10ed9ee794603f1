"""A line of play as one value: complete, in the engine's words, and small."""

import re
from dataclasses import fields, is_dataclass

import pytest
from playing import never_seen

from tutor.cases.lessons import lines
from tutor.cases.transcript import read_case
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, Seat
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.shown import protocol
from tutor.shown.line import WINDOW, line, unpacked, window
from tutor.shown.linetexts import Telling
from tutor.words import explain, library

SIX = "getaway.ex.six-tricks"


def told(id_, lang="en", **more):
    _, lesson = library.lesson(id_)
    one = lines(lesson)[0]
    return one, unpacked(line(one.case, Telling(lang, **more), run=one.replay, said=one.steps).packed)


EXAMPLES = [(one["id"]) for _, book in library.books() for one in book.examples]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attempt_of_every_seat_has_the_engines_verdict(lang):
    one, said = told(SIX, lang)
    states = [one.replay.start, *(made.after for made in one.replay.steps)]
    for state, tries in zip(states, said["tries"], strict=True):
        expected = {
            str(v.move): (v.legal, v.rule, explain.capitalised(explain.why(one.case.game, state, v, lang)))
            for seat in one.case.seats
            for v in verdicts(one.case.game, state, seat)
        }
        assert {t["move"]: (bool(t["legal"]), t["rule"], t["why"]) for t in tries} == expected
    assert sum(map(len, said["tries"])) == 1048


def test_a_line_of_six_tricks_is_small():
    one, _ = told(SIX)
    assert len(line(one.case, Telling("de"), run=one.replay, said=one.steps).packed) < 80_000


@pytest.mark.parametrize("id_", EXAMPLES)
def test_every_example_becomes_a_line_whose_rules_have_texts(id_):
    one, said = told(id_, "de")
    assert len(said["scenes"]) == min(len(one.replay.steps), WINDOW) + 1
    for step in (*said["steps"], *(t for tries in said["tries"] for t in tries)):
        if "rule" in step:
            assert said["rules"][step["rule"]]["text"]


@pytest.mark.parametrize("id_", EXAMPLES)
def test_a_completed_trick_has_the_last_card_and_its_winner(id_):
    one, said = told(id_)
    for made, at in zip(one.replay.steps, said["done"][1:], strict=False):
        if at < 0 or made.move.verb != PLAY:
            continue  # what lay there for another while, or ended with a knock
        trick = said["tricks"][at]
        assert trick["plays"][-1] == {
            "seat": str(made.move.seat),
            "cards": [c.text for c in made.move.cards],
            "mark": trick["plays"][-1]["mark"],
        }
        assert len({p["seat"] for p in trick["plays"]}) == len(trick["plays"]) or "strict" in id_
        if trick["winner"]:
            assert [p["mark"] for p in trick["plays"]].count("top") == 1 or trick["plays"][-1]["mark"] == "stop"


def test_the_six_tricks_are_counted_and_two_are_stopped():
    _, said = told(SIX)
    assert len(said["tricks"]) == 6
    assert {tuple(pair) for pair in said["counted"]} == {(n, 6) for n in range(1, 7)}
    stopped = [t for t in said["tricks"] if any(p["mark"] == "stop" for p in t["plays"])]
    assert [t["winner"] for t in stopped] == [t["to"] for t in stopped]
    assert len(stopped) == 2


def test_a_line_seen_from_one_seat_says_nothing_of_other_hands():
    one, _ = told(SIX)
    north = one.case.seats[0]
    _, said = told(SIX, seat=north)
    assert {t["seat"] for tries in said["tries"] for t in tries} == {str(north)}
    hands = said["scenes"][0]["hands"]
    assert [bool(hand["cards"]) for hand in hands] == [True, False, False, False]


def test_every_card_that_is_cut_is_named_to_all():
    """The cards are put away with the last cut, so that one never lies in view."""
    case = read_case({"game": "ecarte", "players": ["A", "B"], "moves": ["table cut ♣8", "table cut ♥9"]})
    said = unpacked(line(case, Telling("en", seat=case.seats[0])).packed)
    assert said["moves"] == ["A draws {♣8}.", "B draws {♥9}."]
    assert [said["cards"][card][2] for card in ("♣8", "♥9", "?")] == ["eight of clubs", "nine of hearts", "hidden card"]


def test_an_announced_king_is_named_to_both():
    """Until then it is a card like any other in the opponent's hand."""
    hands = {"A": "♣A ♥D ♥8 ♠B ♦7", "B": "♣8 ♥K ♥7 ♠9 ♦10"}
    moves = ["table turn ♥9", "A stand", "B announce"]
    case = read_case({"game": "ecarte", "players": ["A", "B"], "dealer": "B", "hands": hands, "moves": moves})
    said = unpacked(line(case, Telling("en", seat=case.seats[0])).packed)
    assert said["steps"][3]["events"][0]["text"] == "B announces {♥K} and scores a point: now 1."
    assert "♥K" not in str(said["tries"][:3])


def hands_told(_game, state, _move):
    """Say of a move's worth all that could be told of it."""
    return str([[one.text for one in hand] for hand in state.hands])


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_line_seen_from_one_seat_names_no_card_that_it_never_sees(key):
    """Neither a sentence nor what a move is worth does; the rules are the same for everybody."""
    book = library.book(shelf()[key].folder)
    for n, lesson in enumerate((*book.examples, *book.exercises[::4])):
        case = read_case(lesson["case"])
        run, seat = case.play(), case.seats[n % len(case.seats)]
        said = unpacked(line(case, Telling("en", seat=seat, worth=hands_told), run=run).packed)
        del said["rules"]
        for one in never_seen(case, run, seat):
            assert not re.search(rf"{one}(?![0-9a-h])", str(said)), (lesson["id"], seat)


@pytest.mark.parametrize(("lang", "start"), [("de", "Nach 7 Zügen"), ("en", "After 7 moves")])
def test_a_record_that_leaves_out_its_beginning_says_so(lang, start):
    one, said = told(SIX, lang)
    assert said["words"]["ui-step-start"] != start
    later = unpacked(line(one.case, Telling(lang), run=one.replay, before=7).packed)
    assert later["words"]["ui-step-start"] == start


def test_windows_overlap_and_cover_everything():
    for near in range(400):
        first, last = window(400, near)
        assert first <= near <= last
        assert last - first == WINDOW


def test_a_set_names_the_cards_that_it_lays():
    _, said = told("gurke.x.46")
    laid = [tuple(one["cards"]) for one in said["tries"][0] if one.get("verb") == PLAY]
    assert laid == [("♠2", "♥A"), ("♥A", "♦A")]


# What is written down of it


def test_the_types_of_the_scripts_are_those_of_the_line():
    assert protocol.TYPES.read_text(encoding="utf-8") == protocol.types(), "python -m tutor.shown.protocol"


def test_everything_that_is_sent_is_declared_with_a_whole_word():
    records = [one for one in vars(protocol).values() if is_dataclass(one) and isinstance(one, type)]
    names = {field.name for record in records for field in fields(record)}
    assert len(records) > 10
    assert [name for name in names if len(name) < 2] == []
    for key in shelf():
        for example in library.book(shelf()[key].folder).examples[:3]:
            said = unpacked(line(read_case(example["case"]), Telling("en")).packed)
            sent = {name for part in ("steps", "scenes", "tricks") for one in said[part] for name in one}
            sent |= {name for tries in said["tries"] for one in tries for name in one} | set(said)
            assert sent <= names


@pytest.mark.parametrize(
    ("lang", "own"), [("en", "You have not lost · Lost: "), ("de", "Du hast nicht verloren · Verloren: ")]
)
def test_whoever_neither_wins_nor_loses_is_told_so_first(lang, own):
    one, said = told("getaway.ex.two-player-base", lang)
    end = one.case.game.outcome(one.replay.steps[-1].after)
    assert end is not None
    assert not end.winners
    away = next(seat for seat in one.case.seats if seat not in end.losers)
    _, said = told("getaway.ex.two-player-base", lang, own=away)
    assert said["steps"][-1]["result"].startswith(own)
    _, said = told("getaway.ex.two-player-base", lang)
    assert not said["steps"][-1]["result"].startswith(own)


def test_a_fact_about_several_seats_names_the_reader_as_elsewhere():
    seats = tuple(map(Seat, ("A", "Piotr")))
    assert Telling("en", own=seats[0]).with_own_name("A 0, Piotr 1", seats) == "You 0, Piotr 1"
    assert Telling("de", own=seats[0]).with_own_name("A 0, Piotr 1", seats) == "Du 0, Piotr 1"
    assert Telling("en").with_own_name("A 0, Piotr 1", seats) == "A 0, Piotr 1"
