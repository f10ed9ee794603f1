"""Écarté: scenarios, exercises, the duties against an independent function, talking, exchanging, positions."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from ecarte_tables import TWO, G, V, on, refused, two
from ruamel.yaml import YAML

from tutor.cases.lessons import exercise_findings, lines
from tutor.core.cards import card, cards, spell
from tutor.core.complaints import Complaint
from tutor.core.moves import Move
from tutor.core.options import changed, listed
from tutor.core.play import IllegalMove, legal
from tutor.desk.checking import id_findings, word_findings
from tutor.games.ecarte import GAME
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import PACK, STRENGTH, Phase, State, rank_order
from tutor.paths import CONTENT
from tutor.words import explain, library


def content(name):
    return YAML(typ="safe").load((CONTENT / "ecarte" / f"{name}.yaml").read_text(encoding="utf-8"))


# Lessons


@pytest.mark.parametrize("example", content("examples"), ids=lambda e: e["id"])
def test_example(example):
    for line in lines(example):
        assert not line.findings
        assert not GAME.check(line.replay.start)


@pytest.mark.parametrize("exercise", content("exercises"), ids=lambda e: e["id"])
def test_exercise(exercise):
    assert not exercise_findings(exercise)


def test_ids_and_words_agree_with_the_texts():
    book = library.book("ecarte")
    assert not list(id_findings(GAME, book))
    assert not list(word_findings(GAME, book))
    known = set(book.entries)
    for one in (*content("examples"), *content("exercises")):
        assert set(one["covers"]) <= known, one["id"]


def test_every_rule_that_decides_or_happens_is_shown_somewhere():
    covered = {id_ for one in (*content("examples"), *content("exercises")) for id_ in one["covers"]}
    book = library.book("ecarte")
    assert {e.id for e in book.of_kind("legality", "consequence")} <= covered


# The duties in replying


def allowed(lead, hand, trump):
    """The duties in six lines that share nothing with the engine."""
    order = ["7", "8", "9", "10", "A", "B", "D", "K"]
    suited = {c for c in hand if c[0] == lead[0]}
    higher = {c for c in suited if order.index(c[1:]) > order.index(lead[1:])}
    trumps = {c for c in hand if c[0] == trump}
    return higher or suited or trumps or set(hand)


def test_replies_equal_an_independent_function():
    options = Options()
    source = random.Random(5)
    empty = State(options, TWO, Phase.PLAY, dealer=1, score=(0, 0), won=(0, 0), discards=((), ()), turn=1)
    for _ in range(20_000):
        drawn = source.sample(PACK, 7)
        hand = tuple(drawn[2 : 2 + source.randint(1, 5)])
        state = empty._replace(hands=((), hand), turn_up=drawn[0], trick=((0, drawn[1]),))
        found = {m.card.text for m in legal(GAME, state) if m.verb == "play"}
        assert found == allowed(drawn[1].text, {c.text for c in hand}, drawn[0].suit)


def test_verdicts_name_the_place_of_the_ace():
    assert rank_order(card("♥A"), cards("♥B")) == "under"
    assert rank_order(card("♥10"), cards("♥A ♥8")) == "over"
    assert rank_order(card("♥D"), cards("♥K ♥7")) == "plain"
    state = two({"V": "♥B ♥9 ♠9 ♦9 ♣8", "G": "♥D ♥A ♠7 ♣9 ♦8"}, "♣10", ["V stand", "V ♥B"])
    said = explain.why(GAME, state, refused(state, "G ♥A"), "en")
    assert "must overtake" in said
    assert "below the jack" in said
    assert "below the jack" not in explain.why(GAME, state, refused(state, "G ♦8"), "en")


def test_trumping_instead_of_following_names_the_gap():
    state = two({"V": "♥B ♥9 ♠9 ♦9 ♣8", "G": "♥8 ♥A ♠7 ♣9 ♦8"}, "♣10", ["V stand", "V ♥B"])
    assert refused(state, "G ♣9").gap == "ecarte.gap.trump-or-follow"
    assert not refused(state, "G ♦8").gap


# Talking, exchanging, the king


DEAL = {"V": "♥D ♠K ♠7 ♦8 ♣7", "G": "♥7 ♥10 ♣10 ♦9 ♠8"}

KING_WITH_G = {"V": "♥D ♠K ♠7 ♦8 ♣7", "G": "♥K ♥10 ♣10 ♦9 ♠8"}


def test_discards_may_be_named_in_any_order():
    state = two(DEAL, "♥9", ["V propose", "G accept", "V discard ♣7 ♠7"])
    assert state.discards[0] == cards("♠7 ♣7")


@pytest.mark.parametrize("text", ["table draw ♥K", "table draw ♥K ♥D", "table draw ♥K ♥K"])
def test_chance_gives_what_lies_there(text):
    state = two(DEAL, "♥9", ["V propose", "G accept", "V discard ♣7 ♠7"])
    with pytest.raises(Complaint):
        on(state, text)


def test_at_most_one_exchange_and_the_dealer_changes_one_too():
    state = two(
        DEAL,
        "♥9",
        ["V propose", "G accept", "V discard ♣7", "table draw ♦K"],
        max_exchanges="1",
        dealer_min_discard="1",
    )
    assert refused(state, "G discard").rule == "ecarte.opt.dealer-min-discard"
    state, _ = on(state, "G discard ♠8", "table draw ♠A")
    assert refused(state, "V propose").rule == "ecarte.opt.max-exchanges"


@pytest.mark.parametrize(("scope", "obliged"), [("first-decision", None), ("any-decision", "G")])
def test_obligation_after_an_exchange(scope, obliged):
    moves = ["V propose", "G accept", "V discard ♣7", "table draw ♦K", "G discard", "V propose", "G refuse"]
    state = two(DEAL, "♥9", moves, obligation_scope=scope)
    assert GAME.write(state).get("obliged") == obliged


def test_king_window_before_the_first_lead():
    state = two(KING_WITH_G, "♥9", ["V stand"], king_window="before-first-lead")
    assert "G announce" in map(str, legal(GAME, state, G))
    state, _ = on(state, "V ♠7")
    assert refused(state, "G announce").rule == "ecarte.opt.king-window"


def test_king_window_after_winning_a_trick():
    state = two(KING_WITH_G, "♥9", ["V stand", "V ♠7", "G ♠8"], king_window="also-after-winning-a-trick")
    state, happened = on(state, "G announce")
    assert happened == ["ecarte.opt.king-window"]
    assert state.score == (0, 1)


def test_false_king_costs_a_point():
    state = two(DEAL, "♥9", ["V stand"], false_king="opponent-plus-one")
    assert refused(state, "V announce").rule == "ecarte.opt.false-king"
    state, happened = on(state, "V announce")
    assert happened == ["ecarte.opt.false-king"]
    assert state.score == (0, 1)
    strict = two(DEAL, "♥9", ["V stand"])
    with pytest.raises(IllegalMove):
        on(strict, "V announce")


def test_turned_king_has_to_be_claimed_in_time():
    state = two(DEAL, "♥K", king_turnup="must-claim")
    assert GAME.movers(state) == (V, G)
    claimed, happened = on(state, "G announce")
    assert happened == ["ecarte.king.turned-up"]
    assert claimed.score == (0, 1)
    late, _ = on(state, "V stand")
    assert refused(late, "G announce").rule == "ecarte.opt.king-turnup"


def test_naming_that_binds():
    state = two(DEAL, "♥9", ["V stand", "V ♥D = ♠"], name_suit="binding")
    assert GAME.movers(state) == (G,)
    kept, _ = on(state, "G hold = card")
    assert kept.trick == ((0, card("♥D")),)
    word, _ = on(state, "G hold = word")
    assert {m.card.text for m in legal(GAME, word) if m.verb == "play"} == {"♠K", "♠7"}
    assert refused(word, "V ♥D").rule == "ecarte.opt.name-suit"


# Advice


def test_hints_come_from_what_the_seat_sees():
    state = two({"V": "♦D ♦B ♠K ♥A ♠7", "G": "♦9 ♦7 ♣9 ♣8 ♣7"}, "♦10")
    assert [h.rule for h in GAME.hints(GAME.seen_by(state, V), V)] == ["ecarte.jdr.advice", "ecarte.jdr.v2b"]
    assert not GAME.hints(GAME.seen_by(state, V), G)
    state, _ = on(state, "V propose")
    answers = GAME.hints(GAME.seen_by(state, G), G)
    assert [h.rule for h in answers] == ["ecarte.jdr.advice", "ecarte.jdr.v2a"]
    assert answers[0].gap == "ecarte.gap.same-list"


# Options and positions


ALL = [(option.name, value) for option in listed(Options) for value in option.values]


@pytest.mark.parametrize("name", GAME.presets)
def test_presets_are_those_of_the_texts(name):
    text = (CONTENT / "ecarte" / "presets.md").read_text(encoding="utf-8")
    entry = text.split(f"{{#ecarte.preset.{name}}}")[1].split("- changes: ")[1].splitlines()[0]
    changes = dict(part.split("=") for part in entry.split(", ")) if entry != "–" else {}
    assert changed(Options(), changes) == GAME.presets[name]


def test_only_the_scale_and_the_chouette_exclude_each_other():
    with pytest.raises(Complaint):
        changed(Options(), {"chouette": "on"})
    for name, value in ALL:
        if (name, value) != ("chouette", "on"):
            assert changed(Options(), {name: value})


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"hands": {"V": "♠7"}, "turn_up": "♥9"}, "hand-size"),
        ({"hands": DEAL, "turn_up": "♥D"}, "card-twice"),
        ({"hands": DEAL, "turn_up": "♥9", "talon": "♠9"}, "cards-missing"),
        ({"hands": DEAL, "turn_up": "♥9", "score": {"V": 5}}, "score-over"),
        ({"hands": {**DEAL, "V": "♥D ♠K ♠7 ♦8"}, "turn_up": "♥9", "played": ["V ♣7"]}, "tricks-broken"),
        ({"hands": DEAL, "turn_up": "♥9", "phase": "answer", "turn": "V"}, "turn-wrong"),
        ({"hands": DEAL, "phase": "cut"}, "cards-too-early"),
    ],
)
def test_impossible_positions(position, key):
    state = GAME.read(Options(), TWO, {"position": position})
    problems = GAME.check(state)
    assert key in [problem.key for problem in problems]


@pytest.mark.parametrize(
    ("case", "key"),
    [
        ({"hands": {"V": "♠7", "G": "♠8"}}, "hand-size"),
        ({"hands": {**DEAL, "X": ""}}, "no-such-seat"),
        ({"hands": {**DEAL, "V": "♥2 ♠K ♠7 ♦8 ♣7"}}, "card-foreign"),
        ({"position": {"hands": DEAL, "phase": "play"}}, "field-missing"),
        ({"position": {"hands": DEAL, "phase": "dance"}}, "no-such-word"),
        ({"position": {"hands": DEAL, "trump": "♠"}}, "no-such-field"),
        ({"position": {"hands": DEAL, "turn_up": "♥9 ♥8"}}, "one-card-only"),
        ({"position": {"phase": "over"}}, "field-missing"),
        ({"position": {"hands": DEAL, "turn_up": "♥9", "trick": "V ♥D"}}, "not-a-list"),
        ({"position": {"hands": DEAL, "turn_up": "♥9", "exchanges": "many"}}, "not-a-number"),
    ],
)
def test_unreadable_positions(case, key):
    with pytest.raises(Complaint) as wrong:
        GAME.read(Options(), TWO, case)
    assert wrong.value.key == key


def test_strengths_are_in_the_order_of_the_text():
    order = ["K", "D", "B", "A", "10", "9", "8", "7"]
    assert all(STRENGTH[high] > STRENGTH[low] for high, low in pairwise(order))
    assert spell(PACK[:2]) == "♠A K"
    assert Move(V, "propose") in GAME.attempts(two(DEAL, "♥9"), V)
