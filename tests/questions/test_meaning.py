"""Meaning: the prepared vectors are those of the texts, small, and read back."""

from __future__ import annotations

import numpy as np
import pytest

from tutor.asking import meaning
from tutor.asking.index import index
from tutor.asking.meaning import FILE, SIZE, digest, prepare

MAKE_ANEW = "uv run python -m tutor.asking.prepare"


def test_nearly_every_text_has_its_vector():
    with np.load(FILE) as kept:
        known = {int(key) for key in kept["keys"]}
    texts = {text.strip() for text, _ in index().texts if text.strip()}
    missing = [text for text in texts if digest(text) not in known]
    assert len(missing) <= len(texts) // 20, f"{len(missing)} of {len(texts)} were changed since: {MAKE_ANEW}"


def test_the_vectors_are_small():
    assert FILE.stat().st_size <= 5_000_000


def test_the_vectors_are_those_of_the_encoder():
    kept = index().meaning
    texts = [text for text, _ in index().texts if text.strip()][:: len(index().texts) // 12]
    for text in texts:
        asked = kept.read(text)
        assert asked is not None
        assert kept.of_text(asked, text) == pytest.approx(1.0, abs=0.03) or digest(text) not in kept.places, MAKE_ANEW


def test_what_shares_no_word_is_near_in_meaning():
    kept = index().meaning
    asked = kept.read("is it permitted to lie about what one holds")
    assert asked is not None
    near = kept.near(asked)
    assert near.shape == (len(index().documents),)
    assert float(near.max()) <= 1.001


def test_vectors_made_anew_are_read_back(tmp_path):
    path = tmp_path / "kept.npz"
    few = [f"{word} card" for word in ("a red", "a black", "the highest", "the lowest", "no")] * 40
    few = [f"{text} {number}" for number, text in enumerate(few)]
    assert prepare(few, path) == len(few)
    made = meaning.Meaning([(text, (number,)) for number, text in enumerate(few)], len(few), path)
    asked = made.read(few[7])
    assert asked is not None
    assert int(made.near(asked).argmax()) == 7
    assert made.of_text(asked, "never prepared") == 0.0
    assert asked.shape == (SIZE,)
