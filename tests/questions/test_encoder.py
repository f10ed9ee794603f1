"""The encoder: a text in its likeliest pieces, and a vector that is the same alone and in company."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tutor.asking.encoder import FILE, RECENT, shipped
from tutor.asking.meaning import SIZE
from tutor.asking.wordpieces import BEGIN, END, LONGEST, MOST, UNKNOWN, Pieces

LARGEST = 20_000_000
"""Bytes; what it weighs stands in every wheel."""
NAMES = ("<s>", "<pad>", "</s>", "<unk>", "▁follow", "▁fol", "low", "▁suit", "▁", "s", "u", "i", "t")
LIKELY = (0.0, 0.0, 0.0, 0.0, -4.0, -3.0, -2.0, -5.0, -2.5, -3.0, -3.0, -3.0, -3.0)


def named(text: str) -> list[str]:
    return [NAMES[number] for number in Pieces(NAMES, LIKELY).numbers(text)]


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("follow suit", ["▁follow", "▁suit"]),
        ("Follow  SUIT", ["▁follow", "▁suit"]),
        ("fol", ["▁fol"]),
        ("its", ["▁", "i", "t", "s"]),
        ("♠", ["▁", "<unk>"]),
        ("", []),
    ],
)
def test_a_text_is_cut_into_its_likeliest_pieces(text, pieces):
    assert named(text) == ["<s>", *pieces, "</s>"]


def test_of_a_long_text_the_beginning_is_read():
    numbers = Pieces(NAMES, LIKELY).numbers("follow " * 500)
    assert len(numbers) == MOST + 2
    assert (numbers[0], numbers[-1]) == (BEGIN, END)


def test_of_an_endless_word_the_beginning_is_read():
    known = Pieces(NAMES, LIKELY)
    assert known.numbers("♠" * 10_000) == known.numbers("♠" * LONGEST)


def test_the_pieces_that_are_shipped_cut_what_people_write():
    kept = shipped()._pieces
    for text in ("darf ich mit der ♠8 übertrumpfen?", "can i ruff w/ the 10", "Écarté: Größe & Maß", "q7!"):
        assert UNKNOWN not in kept.numbers(text), text
    assert UNKNOWN in kept.numbers("卡牌")


TEXTS = ["must i follow suit", "muss ich bedienen?", "x", "", "卡牌", "who leads to the next trick, " * 40]


def test_every_text_has_a_vector_of_length_one_the_same_alone_and_in_company():
    many = shipped().encode(TEXTS)
    assert many.shape == (len(TEXTS), SIZE)
    assert np.linalg.norm(many, axis=1) == pytest.approx(1.0, abs=1e-4)
    for row, text in zip(many, TEXTS, strict=True):
        assert shipped().encode([text])[0] == pytest.approx(row, abs=1e-4)


def test_texts_that_are_read_in_one_row_do_not_see_each_other():
    one, kept = shipped(), dict[str, np.ndarray]()
    for text in TEXTS:
        one._recent.clear()
        kept[text] = one.below(one.pieces(text))
    one._recent.clear()
    one.ahead(TEXTS)
    assert len(one._recent) == len(set(map(one.pieces, TEXTS)))
    for text in TEXTS:
        assert one.below(one.pieces(text)) == pytest.approx(kept[text], abs=1e-3)
        assert one.read(text) == pytest.approx(one.encode([text])[0], abs=1e-4)


def test_only_what_was_read_lately_is_kept():
    one = shipped()
    for number in range(2 * RECENT):
        one.read(f"trick {number}")
    assert len(one._recent) == RECENT


def test_what_means_the_same_in_two_languages_is_near_and_something_else_far():
    one, same, other = shipped().encode(["do i have to follow suit?", "muss ich bedienen?", "wer gibt als nächstes?"])
    assert one @ same > 0.5
    assert one @ other < 0.3


def test_the_weights_are_small():
    assert FILE.stat().st_size <= LARGEST


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted where the system lists them")
def test_a_question_is_read_in_one_thread():
    multiplied = "numpy.ones((999, 999)) @ numpy.ones((999, 999))"
    program = f"import os, tutor, numpy; {multiplied}; print(len(os.listdir('/proc/self/task')))"
    asked = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    run = subprocess.run([sys.executable, "-c", program], env=asked, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "1"
