"""What was asked before: the nearest questions vote for what answers them, and none for itself while it is learned."""

from __future__ import annotations

import numpy as np
import pytest
from figures import questions
from fit import SPENT

from tutor.asking.index import index
from tutor.asking.ranking import NAMES
from tutor.asking.spent import NAMES as ASKED_BEFORE
from tutor.asking.spent import Spent, spent, write

BEST, VOTES, ROOT, OFTEN = range(4)


def three_questions() -> Spent:
    """Two questions of one game, of which the first is near what is asked, and one of another."""
    vectors = np.array([[1.0, 0.0], [0.0, 1.0], [0.8, 0.6]], dtype=np.float32)
    answers, moments = ("yes", "no", ""), (7, 2**63, 0)
    return Spent(vectors, ("gurke", "gurke", "ecarte"), (("a", "b"), ("b",), ("c",)), answers, moments)


ASKED = np.array([0.8, 0.6], dtype=np.float32)


def test_the_nearest_question_counts_most_and_another_game_does_not():
    found = three_questions().features(ASKED, "gurke", ["a", "b", "c"])
    assert found[:, BEST] == pytest.approx([0.8, 0.8, 0.0])
    assert found[1, VOTES] == pytest.approx(0.8**2), "all the votes, and they tell as little as the nearest is far away"
    assert found[0, VOTES] > found[1, VOTES] / 2
    assert found[:, ROOT] == pytest.approx(np.sqrt(found[:, VOTES]))
    assert found[:, OFTEN] == pytest.approx(np.log1p([1, 2, 0]))


def test_questions_of_the_game_vote_for_an_answer_of_a_rule_and_for_a_moment():
    votes = three_questions().votes(ASKED, "gurke")
    assert [one.answer for one in votes.every] == ["yes", "no"], "the nearest first"
    yes, no = votes.for_answer(["b"], "yes"), votes.for_answer(["b"], "no")
    assert yes > no > 0
    assert yes + no == pytest.approx(1.0)
    assert votes.for_answer(["a"], "no") == 0.0
    assert votes.for_moment(7) == pytest.approx(yes)
    assert votes.for_moment(8) == 0.0
    assert not three_questions().votes(None, "gurke").every
    assert not three_questions().votes(ASKED, "knockout-whist").every


def test_a_question_does_not_vote_for_itself_where_weights_are_learned():
    known = three_questions()
    assert known.features(ASKED, "ecarte", ["c"])[0, BEST] == pytest.approx(1.0)
    assert not known.features(ASKED, "ecarte", ["c"], itself=False).any()
    assert known.features(ASKED, "", ["c"], itself=False)[0, BEST] == 0.0


def test_of_nothing_said_or_without_questions_nothing_is_known():
    assert not three_questions().features(None, "gurke", ["a"]).any()
    assert not Spent(np.zeros((0, 2), dtype=np.float32), (), ()).features(ASKED, "gurke", ["a"]).any()


def test_what_is_written_is_read_again_unless_its_vectors_are_of_another_kind(tmp_path, monkeypatch):
    path, meaning = tmp_path / "spent.npz", index().meaning
    write(three_questions(), meaning, path)
    kept = spent.__wrapped__(meaning, path)
    asked = three_questions()
    assert (kept.games, kept.ids, kept.answers, kept.moments) == (asked.games, asked.ids, asked.answers, asked.moments)
    assert kept.vectors == pytest.approx(asked.vectors, abs=0.01)
    monkeypatch.setattr(meaning, "mark", meaning.mark + 1)
    assert not spent.__wrapped__(meaning, path).games


def test_every_spent_question_is_shipped_and_answered_by_entries_that_are_there():
    known = spent(index().meaning)
    assert len(known.games) == sum(len(questions(name)) for name in SPENT)
    assert {id_ for each in known.ids for id_ in each} <= set(index().at)
    assert len(known.vectors) == len(known.games)


def test_a_question_that_was_asked_before_is_answered_as_it_was():
    one = next(one for one in questions("kept5") if one["ids"])
    vector = index().meaning.read(one["question"])
    row = spent(index().meaning).features(vector, one["game"], one["ids"][:1])[0]
    assert row[BEST] > 0.99
    assert NAMES[-len(ASKED_BEFORE) :] == ASKED_BEFORE


def test_how_near_questions_are_that_texts_answer_and_that_none_does():
    vectors = np.array([[1.0, 0.0], [0.8, 0.6], [0.0, 1.0]], dtype=np.float32)
    known = Spent(vectors, ("gurke", "", "gurke"), (("a",), (), ("b",)))
    assert known.answered_and_not(ASKED) == pytest.approx((0.8, 0.7, 1.0, 1.0))
    assert known.answered_and_not(None) == (0.0, 0.0, 0.0, 0.0)
    assert not known.features(ASKED, "gurke", ["c"]).any(), "what no text answers votes for nothing"
