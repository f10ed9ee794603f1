"""The layers that practised on questions: what they say of a text, beside what its words say one by one."""

from __future__ import annotations

import numpy as np
import pytest

from tutor.asking.encoder import shipped
from tutor.asking.practised import FILE, Practised, practised, write
from tutor.asking.taught import ANSWERED, ANSWERS, MOMENTS, RULES, WHETHER, Taught, taught

GAMES = ["getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"]
LARGEST = 6_000_000
"""Bytes; what it weighs stands in every wheel."""
SAID = "muss ich bedienen?"


@pytest.fixture
def layers() -> Practised:
    found = practised()
    assert found is not None
    return found


@pytest.mark.parametrize("head", [*(f"{kind}-{game}" for kind in (RULES, MOMENTS, ANSWERS) for game in GAMES)])
def test_every_key_of_a_head_is_as_likely_as_it_is_said_to_be(layers, head):
    told = layers.likely(head, SAID)
    assert set(told) >= {int(key) for key in taught().heads[head].keys}
    assert sum(np.exp(list(told.values()))) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("head", [*(f"{kind}-{game}" for kind in (RULES, MOMENTS, ANSWERS) for game in GAMES)])
def test_a_key_that_is_newer_than_the_layers_is_as_likely_as_its_words_say(head):
    whole = taught()
    likely = whole._likely(head, SAID, SAID)
    assert set(likely) == {int(key) for key in whole.heads[head].keys}
    assert sum(np.exp(list(likely.values()))) == pytest.approx(1.0, abs=1e-2)


@pytest.mark.parametrize("head", [ANSWERED, WHETHER])
def test_whether_something_is_so_has_two_answers(layers, head):
    assert set(layers.likely(head, SAID)) == {0, 1}


def test_a_head_that_is_not_there_says_nothing(layers):
    assert layers.likely("rules-skat", SAID) == {}


def test_words_and_the_sentence_both_count():
    whole, alone = taught(), Taught(taught().rarity, taught().heads, taught().things)
    told, words = whole.rules("getaway", SAID), alone.rules("getaway", SAID)
    assert sum(np.exp(list(told.values()))) == pytest.approx(1.0, abs=1e-2)
    assert told != words
    assert max(told, key=lambda key: told[key]) == max(words, key=lambda key: words[key])


def test_layers_are_read_as_they_were_written_and_those_on_another_encoder_are_not_used(tmp_path):
    even = {"even-times": np.ones(384, dtype=np.float32), "even-plus": np.zeros(384, dtype=np.float32)}
    head = {"rules-gurke": np.eye(2, 384, dtype=np.float32), "rules-gurke-bias": np.zeros(2, dtype=np.float32)}
    with np.load(FILE) as kept:
        layers = {name: kept[name] for name in kept if name.startswith("l")}
    keys = {"rules-gurke": np.array([3, 5], dtype=np.uint64)}
    path = tmp_path / "practised.npz"
    write({**even, **head}, keys, shipped().mark, path)
    with np.load(path) as kept:
        told = Practised({**layers, **{name: kept[name] for name in kept}}).likely("rules-gurke", SAID)
    assert set(told) == {3, 5}
    write({**even, **head}, keys, 1, path)
    assert practised(path) is None


def test_the_weights_are_small():
    assert FILE.stat().st_size <= LARGEST
