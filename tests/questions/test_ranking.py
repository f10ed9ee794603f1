"""The learned order: small weights for features that are there, better than the score, and no words turned round."""

from __future__ import annotations

import json

import numpy as np
import pytest
from figures import questions
from fit import SPENT, Asked, judged, learn

from tutor.asking.answer import ask, candidates, signals_of
from tutor.asking.index import index
from tutor.asking.question import read_question
from tutor.asking.ranking import CANDIDATES, FILE, NAMES, asking, features, ranking


def looked_at(text: str, game: str, lang: str = "de"):
    """Return a question, what each way of looking makes of it, and its candidates in the order of the score."""
    question = read_question(index(), text, game, lang)
    signals = signals_of(index(), question)
    return question, signals, [number for number, _ in candidates(signals)[:CANDIDATES]]


def test_the_shipped_weights_are_those_of_the_features_and_small():
    kept = json.loads(FILE.read_text("utf-8"))
    assert tuple(kept) == NAMES
    assert len(set(NAMES)) == len(NAMES)
    assert np.isfinite(list(kept.values())).all()
    assert FILE.stat().st_size <= 50_000


def test_weights_of_other_features_are_not_used(tmp_path):
    path = tmp_path / "ranking.json"
    path.write_text(json.dumps({"score": 1.0}))
    assert ranking(path) is None


def test_every_candidate_has_every_feature_where_nothing_is_near_too(monkeypatch):
    typed = "Herz 8 liegt oben, angesagt war Karo. Darf ich die Kreuz 8 legen, obwohl sie nicht passt?"
    rows = [features(index(), *looked_at(typed, "crazy-eights"))]
    monkeypatch.setattr(index().meaning, "read", lambda question: None)
    rows.append(features(index(), *looked_at(typed, "crazy-eights")))
    for row in rows:
        assert row.shape[1] == len(NAMES)
        assert np.isfinite(row).all()
    assert np.abs(rows[0][:, NAMES.index("votes")]).max() > 0
    assert np.abs(rows[1][:, NAMES.index("votes")]).max() == 0


@pytest.mark.parametrize("game", ["getaway", "knockout-whist", "crazy-eights", "ecarte", "gurke"])
def test_whoever_asks_in_the_very_words_of_an_entry_gets_it(game):
    learned = ranking()
    assert learned is not None
    said = [one for one in index().said if one.game == game][::97]
    for one in said:
        for text in one.saying.said["de"][:1]:
            question, signals, numbers = looked_at(text, game)
            if numbers and max(signals.like) >= 0.999:
                assert learned.order(index(), question, signals, numbers) == numbers


def test_more_right_answers_come_first_than_by_the_score():
    learned = ranking()
    assert learned is not None
    many = []
    for one in (one for one in questions("kept7")[::2] if one["ids"]):
        question, signals, numbers = looked_at(one["question"], one["game"] or "", one["lang"] or "")
        right = np.array([index().documents[number].id in one["ids"] for number in numbers])
        many.append(Asked(features(index(), question, signals, numbers), right, 1.0))
    before, after = judged(many, None), judged(many, learned.weights)
    assert after["first"] > before["first"]
    assert after["three"] > before["three"]


@pytest.mark.parametrize(
    ("typed", "game", "lang", "first"),
    [
        ("crazy eights nur zu zweit, mit wie viel karten fängt man an", "crazy-eights", "de", "deal.hand-size"),
        ("what's the point of crazy eights, like what are you trying to do", "crazy-eights", "en", "goal.shed"),
        ("in crazy eights, what is a jack worth at the end", "crazy-eights", "en", "score.picture"),
    ],
)
def test_the_name_of_a_game_that_is_a_card_asks_for_no_card(typed, game, lang, first):
    assert ask(typed, game, lang).hits[0].id == f"{game}.{first}"


def test_scores_fall_from_hit_to_hit():
    for one in questions("kept6")[::20]:
        scores = [hit.score for hit in ask(one["question"], one["game"] or "").hits]
        assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("Herz liegt, ich hab keins. Darf ich Pik legen?", "Darf ich Pik legen?"),
        ("wer gibt", ""),
        ("three of us are left - who leads the next trick", "who leads the next trick"),
    ],
)
def test_the_clause_that_asks_is_the_last(typed, clause):
    assert asking(typed) == clause


def test_the_questions_that_are_kept_aside_are_not_learned_from():
    assert not {"kept27", "kept28", "kept29", "kept30", "kept32", "kept33"} & {*SPENT}


def test_what_tells_right_from_wrong_is_learned():
    rng = np.random.default_rng(7)
    many = []
    for _ in range(60):
        values = rng.normal(size=(5, len(NAMES)))
        right = np.zeros(5, dtype=bool)
        right[int(values[:, 3].argmax())] = True
        many.append(Asked(values, right, 1.0))
    weights = learn(many)
    assert int(weights.argmax()) == 3
    assert judged(many, weights)["first"] > judged(many, None)["first"]
