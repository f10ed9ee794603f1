"""What a question is about, learned from what people say: the weights that are shipped, and those of one text."""

from __future__ import annotations

import json

import numpy as np
import pytest
from figures import HERE
from fit_taught import answered_at

from tutor.asking.index import index
from tutor.asking.meaning import digest
from tutor.asking.standing import moments_in
from tutor.asking.taught import FAR, FILE, PLACES, Head, Taught, described, key_of, pieces, rarity_of, taught, write
from tutor.asking.wordings import wordings_of
from tutor.core.languages import LANGUAGES
from tutor.words import library

GAMES = ["getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"]
LARGEST = 4_500_000
"""Bytes; what it weighs stands in every wheel."""


def told(one: str, other: str) -> Taught:
    """Return weights by which the pieces of two texts speak for two keys."""
    rarity = rarity_of([one, other])
    rows = np.stack([described(one, rarity), described(other, rarity)])
    whole = np.round(rows / np.abs(rows).max() * 100).astype(np.int8)
    size = index().meaning.vector(0).size
    weights = np.vstack([whole.T, np.zeros((size, 2), dtype=np.int8)])
    keys = np.array([digest("gurke.one"), digest("gurke.other")], dtype=np.uint64)
    return Taught(rarity, {"rules-gurke": Head(keys, weights, np.array([0.1, 0.1]), np.zeros(2))})


def test_a_text_is_of_one_length_and_rare_pieces_tell_most():
    rarity = rarity_of(["must i follow suit", "must i play a trump", "must i pass"])
    said = described("must i follow suit", rarity)
    assert np.linalg.norm(said) == pytest.approx(1.4)
    assert not described("", rarity).any()
    assert len(set(pieces("an 8"))) == 7


def test_what_speaks_for_a_rule_makes_it_likelier():
    learned = told("may i trump", "who deals next")
    said = learned.rules("gurke", "may i trump now")
    assert said[digest("gurke.one")] > said[digest("gurke.other")]
    assert sum(np.exp(list(said.values()))) == pytest.approx(1.0, rel=1e-4)


def test_features_are_told_by_the_ids_and_an_unknown_rule_is_far():
    learned = told("may i trump", "who deals next")
    rows = learned.features("who deals next, please", ["gurke.one", "gurke.other", "gurke.none"])
    assert rows.shape == (3, 4)
    assert rows[:, 1].max() == 0.0
    assert rows[1, 1] == 0.0
    assert rows[2, 0] == FAR
    assert rows[2, 3] == 0.0


def test_a_game_of_which_nothing_was_learned_is_not_behind_the_others():
    rows = told("may i trump", "who deals next").features("who deals next", ["gurke.one", "gurke.other", "snip.new"])
    assert rows[2, 0] == rows[1, 0] > rows[0, 0]
    assert rows[2, 1] == 0.0


def test_nothing_is_said_of_an_unknown_game_or_an_empty_text():
    learned = told("may i trump", "who deals next")
    assert learned.rules("skat", "may i trump") == {}
    assert learned.rules("gurke", "") == {}
    assert learned.moments("gurke", "may i trump", "may i trump") == {}


def test_weights_are_read_as_they_were_written_and_those_for_other_vectors_are_not_used(tmp_path, monkeypatch):
    learned, path = told("may i trump", "who deals next"), tmp_path / "taught.npz"
    write(learned, path)
    read = taught(path)
    for kept, head in zip(read.heads["rules-gurke"], learned.heads["rules-gurke"], strict=True):
        assert (kept == head).all()
    taught.cache_clear()
    monkeypatch.setattr(index().meaning, "mark", 1)
    assert taught(path).heads == {}
    taught.cache_clear()


def test_the_shipped_weights_are_small_and_know_most_rules_and_moments():
    assert FILE.stat().st_size <= LARGEST
    learned = taught()
    for game, book in library.books():
        moments = moments_in(game.folder)
        if game.key not in GAMES:
            continue
        known = set(map(int, learned.heads[f"moments-{game.key}"].keys))
        assert sum(key_of(one) in known for one in moments) >= 0.9 * len(moments), f"run fit_taught.py: {game.key}"
        rules = set(map(int, learned.heads[f"rules-{game.key}"].keys))
        own = [id_ for id_, entry in book.entries.items() if entry.kind == "rule"]
        assert sum(digest(id_) in rules for id_ in own) >= 0.9 * len(own), f"run fit_taught.py: {game.key}"
        assert learned.heads[f"moments-{game.key}"].weights.shape[0] > PLACES


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_for_a_moment_belongs_to_one_that_is_there(game):
    (folder,) = (one.folder for one, _ in library.books() if one.key == game)
    keys = {str(key_of(one)) for one in moments_in(folder)}
    told = [json.loads(line) for line in (HERE / f"told_{folder}.jsonl").read_text("utf-8").splitlines()]
    assert not [one["question"] for one in told if one["key"] not in keys]
    assert len({one["question"] for one in told}) == len(told)
    assert {one["lang"] for one in told} == set(LANGUAGES)


def test_whether_any_text_answers_is_learned():
    learned = taught()
    assert learned.answered("muss ich bedienen wenn ich kann") > learned.answered("wer hat das erfunden und wann")
    assert told("may i trump", "who deals next").answered("may i trump") == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_no_two_moments_have_one_key(game):
    (folder,) = (one.folder for one, _ in library.books() if one.key == game)
    keys = [key_of(one) for one in moments_in(folder) if any(wordings_of([one]))]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", GAMES)
def test_most_wordings_tell_their_own_moment(game):
    (folder,) = (one.folder for one, _ in library.books() if one.key == game)
    said = list(wordings_of(moments_in(folder)))[::40]
    learned = taught()
    right = 0
    for moment, text in said:
        logs = learned.moments(game, text, text)
        right += max(logs, key=logs.__getitem__) == key_of(moment)
    assert right >= 0.9 * len(said)


@pytest.mark.parametrize(
    ("game", "means", "answer"),
    [
        ("crazy-eights", "Missing a turn after a queen", ""),  # only where queens skip
        ("crazy-eights", "Playing an eight", ""),  # not where eights must match too
        ("knockout-whist", "Is the very last trick of the hand enough?", "yes"),
    ],
)
def test_what_a_moment_teaches_of_its_rule_holds_in_every_rule_set(game, means, answer):
    moment = next(one for one in moments_in(game.replace("-", "_")) if one["means"]["en"] == means)
    assert answered_at(game, key_of(moment), frozenset(moment.get("asks", ("may",)))) == answer
