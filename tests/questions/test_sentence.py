"""The part of each card by the whole sentence: which pieces it is, what the layers make of it, how small they are."""

import numpy as np
import pytest

from tutor.asking.encoder import packed
from tutor.asking.linear import both
from tutor.asking.meaning import encoder
from tutor.asking.named import named_in
from tutor.asking.roles import ROLES, reader
from tutor.asking.sentence import FILE, first_pieces, kind_of, read_file, sentence

LARGEST = 4_000_000
"""So many bytes the layers may take."""
TRICK = "hearts are led and i've got heart 4, may i discard the spade king?"


@pytest.mark.parametrize("text", [TRICK, "♥9 liegt, ich hab ♣4 und die pik-dame", "", "über  ♠10,♦k"])
def test_pieces_are_those_of_the_encoder_and_stand_where_they_begin(text):
    numbers, starts = encoder().placed(text)
    assert tuple(numbers) == encoder().pieces(text)
    assert len(starts) == len(numbers) - 2
    assert starts == sorted(starts)


def test_each_card_has_the_piece_at_which_it_begins():
    text = "pik ist trumpf, karsten spielt kreuz bube aus"
    named = named_in(text)
    numbers, places = first_pieces(text, named)
    _, starts = encoder().placed(text)
    assert [starts[place - 1] for place in places] == [one.start for one in named]
    assert len(numbers) > max(places)


def test_a_card_behind_everything_that_is_read_has_the_last_piece():
    text = "na ja " * 100 + "pik 4"
    numbers, places = first_pieces(text, named_in(text))
    assert places[-1] == len(numbers) - 2


def test_a_suit_a_rank_and_a_card_are_of_three_kinds():
    assert sorted(map(kind_of, named_in("pik, karo 4 und eine 9"))) == [0, 1, 2]


@pytest.mark.parametrize("game", ["getaway", "ecarte", ""])
def test_what_is_seen_is_as_likely_as_not_together(game):
    named = named_in(TRICK)
    read = sentence()
    assert read is not None
    seen = read.read(TRICK, named, game)
    assert len(seen.roles) == len(named)
    for one in (*seen.roles, seen.asks, seen.whole):
        assert sum(map(np.exp, one.values())) == pytest.approx(1.0)
    assert set(seen.roles[0]) == set(ROLES)
    assert set(seen.asks) == set(reader().asks.names)
    assert set(seen.whole) == set(reader().whole.names)


def test_what_two_say_is_weighed_together():
    told = both({"a": -0.1, "b": -3.0}, {"b": -0.1, "a": -3.0, "c": 0.0})
    assert told == {"a": pytest.approx(np.log(0.5)), "b": pytest.approx(np.log(0.5))}


def test_layers_of_another_encoder_are_not_read(tmp_path):
    path = tmp_path / "other.npz"
    np.savez_compressed(path, mark=np.uint64(1), **packed({"even": np.ones((2, 2), dtype=np.float32)}))
    assert read_file(path) is None


def test_what_is_shipped_is_small():
    assert FILE.stat().st_size < LARGEST
