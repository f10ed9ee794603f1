"""Écarté: scenarios, exercises, the duties against an independent function, jeux de règle, money, random games."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from ruamel.yaml import YAML

from tutor.cases.lessons import exercise_findings, lines
from tutor.core.cards import BACK, card, cards, spell
from tutor.core.complaints import Complaint, IllegalMove
from tutor.core.moves import TABLE, Move, Seat, read_move, seated
from tutor.core.options import changed, listed
from tutor.core.play import legal, step, verdict_on
from tutor.desk.checking import id_findings, word_findings
from tutor.games.ecarte import GAME, chouette
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.renonce import capped
from tutor.games.ecarte.state import PACK, STRENGTH, Phase, State, rank_order
from tutor.paths import CONTENT
from tutor.words import explain, library

V, G = Seat("V"), Seat("G")
TWO = (V, G)


def content(name):
    return YAML(typ="safe").load((CONTENT / "ecarte" / f"{name}.yaml").read_text(encoding="utf-8"))


def two(hands, turn="", moves=(), **changes):
    """A deal for V and G, G dealing, played on; hands as written."""
    options = changed(GAME.presets["standard"], {k.replace("_", "-"): v for k, v in changes.items()})
    state = GAME.read(options, TWO, {"hands": hands, "dealer": "G"})
    for text in ([f"table turn {turn}"] if turn else []) + list(moves):
        state, _ = step(GAME, state, read_move(text, state.seats, GAME.verbs))
    return state


def on(state, *moves):
    """Play on; return the state and the rules of everything that happened."""
    happened = []
    for text in moves:
        state, events = step(GAME, state, read_move(text, state.seats, GAME.verbs))
        happened += [event.rule for event in events]
    return state, happened


def refused(state, text):
    """Return the verdict on a move that must be refused."""
    found = verdict_on(GAME, state, read_move(text, state.seats, GAME.verbs))
    assert not found.legal
    return found


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


# Points


@pytest.mark.parametrize(
    ("changes", "score", "result"),
    [
        ({}, (0, 0), (0, 2)),
        ({"fail_rule": "failer-loses-two"}, (0, 0), (0, 0)),
        ({"fail_rule": "failer-loses-two"}, (3, 1), (1, 1)),
        ({"fail_rule": "failer-loses-two", "allow_negative": "yes"}, (1, 1), (-1, 1)),
        ({"fail_rule": "both"}, (3, 0), (1, 2)),
        ({"fail_rule": "both"}, (3, 3), (3, 5)),  # the Partie ends before anything is taken off
    ],
)
def test_price_of_failing(changes, score, result):
    options = changed(Options(), {k.replace("_", "-"): v for k, v in changes.items()})
    said = {
        "phase": "play", "dealer": "G", "obliged": "V", "turn_up": "♠10", "score": dict(zip(TWO, score, strict=True)),
        "hands": {"V": "♠7 ♥K ♥9 ♥8 ♥7", "G": "♠K ♠B ♦D ♥10 ♦8"},
    }  # fmt: skip
    moves = ["V ♥K", "G ♥10", "V ♥9", "G ♠B", "G ♠K", "V ♠7", "G ♦D", "V ♥7", "G ♦8", "V ♥8"]
    state, _ = on(GAME.read(options, TWO, {"position": said}), *moves)
    assert state.score == result


@pytest.mark.parametrize(
    ("law", "vole", "against", "points", "left"),
    [
        ("vole-to-one", False, False, 1, 1),
        ("vole-to-one", True, False, 2, 1),
        ("vole-to-one", False, True, 2, 2),
        ("vole-to-one", True, True, 3, 1),
        ("hoyle", False, False, 1, 0),
        ("hoyle", True, False, 2, 1),
        ("hoyle", False, True, 2, 1),
        ("hoyle", True, True, 2, 1),
    ],
)
def test_what_an_offender_still_scores(law, vole, against, points, left):
    options = changed(GAME.presets["renonce"], {"renonce-score": law})
    state = State(options, TWO, offenders=(1,))
    assert capped(state, 1, points, vole=vole, against_obliged=against) == left
    assert capped(state, 0, points, vole=vole, against_obliged=against) == points


WRONG = ["V stand", "V ♥D", "G ♥7", "V ♠B", "G ♠9", "V ♥8", "G ♥K"]
REVOKED = {"V": "♣A ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"}


def test_claiming_after_the_deal_takes_the_points_back():
    state = two(REVOKED, "♣9", [*WRONG, "G ♦10", "V ♦7", "G ♣8", "V ♣A"], enforcement="renonce-possible")
    assert state.phase is Phase.DEAL
    assert state.score == (1, 0)
    assert GAME.movers(state) == (TABLE, V)
    state, happened = on(state, "V claim")
    assert happened[0] == "ecarte.renonce.definition"
    assert state.score == (0, 0)
    assert state.hands == (cards("♠B ♥D ♥8 ♦7 ♣A"), cards("♠9 ♥K ♥7 ♦10 ♣8"))


def test_exposed_hand_is_seen_and_shows_the_next_breach_at_once():
    state = two(REVOKED, "♣9", [*WRONG, "V claim"], enforcement="renonce-possible")
    assert BACK not in GAME.seen_by(state, V).hands[1]
    assert BACK in GAME.seen_by(state, G).hands[0]
    again, _ = on(state, "V ♥D", "G ♥7")
    assert V in GAME.movers(again)
    assert "V claim" in map(str, legal(GAME, again, V))


def test_renonce_with_a_new_deal_keeps_dealer_and_mark():
    state = two(REVOKED, "♣9", [*WRONG, "V claim"], enforcement="renonce-possible", renonce_replay="new-deal")
    assert state.phase is Phase.DEAL
    dealer, number = state.dealer, state.number
    state, _ = on(state, "table deal ♥D ♠K ♠7 ♥7 ♣K ♣10 ♦8 ♣7 ♦9 ♠8")
    assert (state.dealer, state.number, state.offenders) == (dealer, number, (1,))
    assert BACK in GAME.seen_by(state, V).hands[1]


def test_a_king_not_announced_in_time_stays_unannounced():
    hands = {"V": "♣K ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"}
    state = two(hands, "♣9", [*WRONG, "V claim"], enforcement="renonce-possible")
    assert refused(state, "V announce").rule == "ecarte.king.too-late"


# Chouette

ROTATIONS = {
    3: ("Ben Cleo Anna", "Anna Cleo Ben", "Cleo Ben Anna", "Cleo Anna Ben"),
    4: ("Ben Cleo Dirk Anna", "Anna Cleo Dirk Ben", "Cleo Dirk Ben Anna", "Anna Cleo Dirk Ben"),
    5: ("Ben Cleo Dirk Eva Anna", "Anna Cleo Dirk Eva Ben", "Cleo Dirk Eva Ben Anna", "Eva Anna Cleo Dirk Ben"),
}


@pytest.mark.parametrize("count", ROTATIONS)
def test_rotations(count):
    start = tuple(["Anna", "Ben", "Cleo", "Dirk", "Eva"][:count])
    turns = (chouette.after_ponte_wins, chouette.after_banker_wins, chouette.after_banker_cashes)
    chained = turns[2](turns[1](turns[0](start)))
    assert tuple(" ".join(order) for order in (*(turn(start) for turn in turns), chained)) == ROTATIONS[count]


def test_equal_cards_draw_again_among_themselves():
    options = GAME.presets["chouette"]
    state = GAME.start(options, tuple(map(Seat, ("Anna", "Ben", "Cleo"))))
    state, _ = on(state, "table cut ♥9", "table cut ♠K", "table cut ♦9")
    assert GAME.facts(state, None)["other"] == "Anna"
    state, _ = on(state, "table cut ♣A", "table cut ♣B")
    assert GAME.write(state)["company"]["order"] == ["Ben", "Cleo", "Anna"]


def test_side_bettor_is_paid_and_silent():
    options = changed(GAME.presets["chouette"], {"chouette-over": "side-bettor"})
    names = tuple(map(Seat, ("Anna", "Ben", "Cleo", "Dirk")))
    state = GAME.start(options, names)
    state, _ = on(
        state, "table cut ♥K", "table cut ♥D", "table cut ♥B", "table cut ♥A",
        "Anna bank = 10", "Ben bet = 6", "Cleo bet = 5", "Dirk bet = 3",
    )  # fmt: skip
    assert refused(state, "Anna raise = 4").rule == "ecarte.chouette.over"
    assert refused(state, "Ben side = 4").rule == "ecarte.chouette.over"
    state, _ = on(state, "Cleo side = 4", "table deal ♥D ♠K ♠7 ♥7 ♣K ♣10 ♦8 ♣7 ♦9 ♠8", "table turn ♥9")
    assert refused(state, "Cleo advise = propose").rule == "ecarte.chouette.over"
    assert BACK in GAME.seen_by(state, names[2]).hands[1]
    assert BACK not in GAME.seen_by(state, names[3]).hands[1]
    won = chouette.settled(state, 0, [])
    assert won.company.bank == 20
    assert chouette.purses(won) == (-10, -6, -1, -3)
    lost = chouette.settled(state, 1, [])
    assert chouette.purses(lost) == (-10, 6, 1, 3)
    assert chouette.balance(won) == chouette.balance(lost) == 0


def test_majority_binds_the_ponte():
    options = changed(GAME.presets["chouette"], {"adviser-binding": "majority"})
    said = {
        "phase": "propose", "turn_up": "♥9", "company": {"order": list("ABCDE"), "bank": 4},
        "hands": {"B": "♥D ♠K ♠7 ♦8 ♣7", "A": "♥7 ♥10 ♣10 ♦9 ♠8"},
    }  # fmt: skip
    state = GAME.read(options, tuple(map(Seat, "ABCDE")), {"position": said})
    state, _ = on(state, "C advise = propose", "D advise = propose")
    assert legal(GAME, state) == legal(GAME, on(state)[0])
    assert len(legal(GAME, state)) > 1
    state, _ = on(state, "E advise = propose")
    assert list(map(str, legal(GAME, state))) == ["B propose"]
    assert refused(state, "B ♥D").rule == "ecarte.opt.adviser-binding"


def test_single_deal_is_won_by_three_tricks():
    options = changed(GAME.presets["chouette"], {"chouette-unit": "deal"})
    source = random.Random(3)
    state = GAME.start(options, seated(3))
    units = 0
    for _ in range(2_000):
        acting = GAME.movers(state)
        if not acting:
            break
        move = GAME.chance(state, source) if acting[0] is TABLE else source.choice(legal(GAME, state))
        ten = len(state.played) == 8 and len(state.trick) == 1
        state, events = GAME.apply(state, move)
        if ten:
            units += 1
            assert state.phase in (Phase.CASH, Phase.BANK)
        assert not any(event.rule == "ecarte.match.end-at-five" for event in events)
    assert units > 3


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
