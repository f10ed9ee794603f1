"""Crazy Eights: every example on the engine, the properties of any table, and the traps known from elsewhere."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from tutor.cases.lessons import exercise_findings, lines
from tutor.cases.transcript import Case, at, read_case, read_moves, write_case
from tutor.core.cards import BACK, SUITS, card, cards
from tutor.core.complaints import Complaint, IllegalMove
from tutor.core.moves import TABLE, Move, read_move, seated
from tutor.core.options import changed, listed
from tutor.core.play import legal, random_moves, replay, step, verdict_on, verdicts
from tutor.games import game
from tutor.paths import CONTENT, PACKAGE
from tutor.words import explain

GAME = game("crazy-eights")
FOLDER = CONTENT / "crazy_eights"
LOAD = YAML(typ="safe", pure=True).load
EXAMPLES = LOAD((FOLDER / "examples.yaml").read_text(encoding="utf-8"))
EXERCISES = LOAD((FOLDER / "exercises.yaml").read_text(encoding="utf-8"))
SINGLES = [(option.name, value) for option in listed(GAME.options) for value in option.values]
ENDLESS = {"reshuffle", "reshuffle-after-block"}
"""Tables that shuffle again may go on for long; to the letter they never end."""


def named(lesson):
    return lesson["id"]


def table(**position):
    """A position of two players, A to move, under the options given as ``options``."""
    options = position.pop("options", {})
    moves = position.pop("moves", [])
    players = position.pop("players", ["A", "B"])
    case = {"game": "crazy-eights", "options": options, "players": players, "position": position, "moves": moves}
    run = read_case(case).play()
    assert run.failure is None, run.failure
    return run.end


def move(text, state):
    return read_move(text, state.seats, GAME.verbs)


def told(state, seat=None):
    return {str(m).partition(" ")[2] for m in legal(GAME, state, seat)}


# Lessons


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_example(example):
    for line in lines(example):
        assert line.checked, line.findings


@pytest.mark.parametrize("exercise", EXERCISES, ids=named)
def test_exercise(exercise):
    assert exercise_findings(exercise) == []


@pytest.mark.parametrize("exercise", [e for e in EXERCISES if e.get("traps")], ids=named)
def test_every_trap_can_be_tried_and_is_wrong(exercise):
    state = read_case(exercise["case"]).play().end
    for text in exercise["traps"]:
        found = verdict_on(GAME, state, move(f"{legal(GAME, state)[0].seat} {text}", state))
        assert not found.legal, text


FIRST_RULES = {
    "crazy-eights.replay.full-round": (
        "match-suit answer take match-suit match-suit eight-any-time follow-called-suit draw match-suit eight-any-time "
        "follow-called-suit match-suit"
    ),
    "crazy-eights.replay.basic-round": (
        "match-suit match-rank draw match-rank match-suit match-suit match-suit draw match-suit eight-any-time "
        "follow-called-suit draw match-suit"
    ),
    "crazy-eights.replay.stack-three": "match-suit answer answer take match-suit",
    "crazy-eights.replay.blocked": "pass pass pass",
    "crazy-eights.replay.pass-reset": "pass match-suit pass match-rank",
}


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e["id"] in FIRST_RULES], ids=named)
def test_every_move_of_a_replay_names_its_rule(example):
    run = read_case(example["case"]).play()
    said = [made.verdict.rule.rpartition(".")[2] for made in run.steps if made.verdict is not None]
    assert said == FIRST_RULES[example["id"]].split()


# Three combinations that other programs have got wrong


def test_draw_one_on_an_empty_stock_gives_the_turn_away():
    """With one draw a turn and nothing to draw, the turn does not stay with the same player."""
    state = table(options={"drawn-card": "drawn-only"}, top="♦7", stock=0, hands={"A": "♥K ♣9", "B": "♦3 ♣5"})
    assert told(state) == {"pass"}
    after, _ = step(GAME, state, move("A pass", state))
    assert GAME.movers(after) == ("B",)
    dry = table(
        options={"draw-count": "until-playable", "drawn-card": "drawn-only"},
        top="♦7", stock="♥2", hands={"A": "♥K ♣9", "B": "♦3 ♣5"}, moves=["A draws", "table draw ♥2"],
    )  # fmt: skip
    assert told(dry) == {"pass"}
    after, _ = step(GAME, dry, move("A pass", dry))
    assert GAME.movers(after) == ("B",)
    assert after.passes == 0


def test_no_suit_is_asked_for_after_a_last_eight():
    """The round ends with the empty hand; nothing is called, and nothing may be."""
    state = table(top="♥K", hands={"A": "♣8", "B": "♦6 ♦7"})
    assert told(state) == {"♣8", "draw"}
    with pytest.raises(IllegalMove) as refused:
        step(GAME, state, move("A ♣8 = ♥", state))
    assert refused.value.verdict.rule == "crazy-eights.play.eight-must-call"
    after, _ = step(GAME, state, move("A ♣8", state))
    assert GAME.movers(after) == ()
    assert after.called == ""
    assert GAME.outcome(after).winners == ("A",)


def test_a_called_suit_does_not_leak_into_the_next_round():
    """In a match the wish of one round has no say in the next."""
    state = table(
        options={"match": "100"}, top="♠8", called="♥", hands={"A": "♥3", "B": "♦6 ♣K"}, moves=["A ♥3"],
    )  # fmt: skip
    assert (state.called, state.phase.value) == ("", "deal")
    state = table(options={"match": "100"}, top="♠8", called="♥", hands={"A": "♦8", "B": "♦6 ♣K"}, moves=["A ♦8"])
    source = random.Random(3)
    while GAME.movers(state)[0] is TABLE:
        state, _ = GAME.apply(state, GAME.chance(state, source))
    assert state.called == ""
    assert state.required == state.top.suit
    assert (state.debt, state.passes, state.drawn, state.step) == (0, 0, (), 1)


# Rules that no example shows


def test_a_wild_starter_is_buried_and_another_turned():
    case = {"game": "crazy-eights", "players": ["A", "B", "C"]}
    hands = {"A": "♣D ♣10 ♥4 ♦10 ♣8", "B": "♣9 ♥10 ♥3 ♠3 ♥7", "C": "♠4 ♠7 ♠K ♠A ♣4"}
    run = read_case({**case, "hands": hands, "moves": ["table turn ♥8", "table turn ♠8", "table turn ♦2"]}).play()
    assert run.failure is None
    assert run.end.top == card("♦2")
    assert {card("♥8"), card("♠8")} <= set(run.end.stock)
    assert [e.rule for made in run.steps[:2] for e in made.events] == ["crazy-eights.opt.starter-wild"] * 2


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("own-suit", {"♠2", "♠4", "draw"}),
        ("first-player-free", {"♠2", "♠4", "♥6", "♣9", "♦K", "♦7", "♦3", "draw"}),
        ("dealer-calls", {"♥6", "draw"}),
    ],
)
def test_other_ways_with_a_wild_starter(way, expected):
    hands = {"A": "♠2 4 ♥6 ♣9 ♦K 7 3", "B": "♣2 3 4 5 6 7 10"}
    moves = ["table turn ♠8"] + (["B call = ♥"] if way == "dealer-calls" else [])
    said = {"game": "crazy-eights", "options": {"starter-wild": way}, "players": ["A", "B"]}
    run = read_case({**said, "hands": hands, "moves": moves}).play()
    assert run.failure is None
    assert GAME.movers(run.end) == ("A",)
    assert told(run.end) == expected


@pytest.mark.parametrize(
    ("starter", "turn", "debt", "direction"), [("♦2", "A", 1, 1), ("♦D", "B", 0, 1), ("♦A", "B", 0, -1)]
)
def test_a_starter_as_if_the_dealer_had_played_it(starter, turn, debt, direction):
    hands = {"A": "♣D ♣10 ♥4 ♦10 ♣8", "B": "♣9 ♥10 ♥3 ♠3 ♥7", "C": "♠4 ♠7 ♠K ♠A ♣4"}
    said = {"game": "crazy-eights", "preset": "special-cards", "players": ["A", "B", "C"], "hands": hands}
    said["options"] = {"starter-action": "as-if-dealer-played"}
    run = read_case({**said, "moves": [f"table turn {starter}"]}).play()
    assert run.failure is None
    assert (GAME.movers(run.end)[0], run.end.debt, run.end.step) == (turn, debt, direction)


def test_a_short_stock_is_taken_waived_or_filled_first():
    position = {"top": "♠2", "debt": 2, "laid": "B", "stock": "♣3", "hands": {"A": "♦K ♦4", "B": "♦6 ♦7"}}
    left = table(options={"draw-two": "on"}, **position, moves=["A takes", "table draw ♣3"])
    assert (len(left.hands[0]), left.debt, GAME.movers(left)) == (3, 0, ("B",))
    waived = table(options={"draw-two": "on", "penalty-shortfall": "waive"}, **position, moves=["A takes"])
    assert (len(waived.hands[0]), waived.debt, GAME.movers(waived), waived.passes) == (2, 0, ("B",), 0)
    filled = table(
        options={"draw-two": "on", "penalty-shortfall": "reshuffle-first"},
        **position, moves=["A takes", "table shuffle", "table draw ♣3 ♣4 ♣5 ♣6"],
    )  # fmt: skip
    assert len(filled.hands[0]) == 6
    nothing = table(options={"draw-two": "on"}, **{**position, "stock": 0}, moves=["A takes"])
    assert (len(nothing.hands[0]), GAME.movers(nothing), nothing.passes) == (2, ("B",), 0)


def test_a_stock_that_is_just_enough_is_not_waived():
    options = {"draw-two": "on", "penalty-shortfall": "waive"}
    state = table(
        options=options, top="♠2", debt=1, stock="♣3 ♣4", hands={"A": "♦K ♦4", "B": "♦6 ♦7"}, moves=["A take"]
    )
    assert GAME.movers(state) == (TABLE,)
    after, _ = step(GAME, state, move("table draw ♣3 ♣4", state))
    assert (len(after.hands[0]), after.stock) == (4, ())


def test_a_last_two_may_still_hit():
    options = {"draw-two": "on", "final-card-effects": "two-still-hits"}
    state = table(options=options, top="♥7", hands={"A": "♥2", "B": "♦6"}, moves=["A ♥2", "table draw ♣K ♠8"])
    assert GAME.outcome(state).points == (("A", 0), ("B", 66))
    plain = table(options={"draw-two": "on"}, top="♥7", hands={"A": "♥2", "B": "♦6"}, moves=["A ♥2"])
    assert GAME.outcome(plain).points == (("A", 0), ("B", 6))


def test_a_block_may_bring_a_reshuffle_instead_of_the_end():
    state = table(
        options={"empty-stock": "reshuffle-after-block"}, top="♦7", stock=0, hands={"A": "♥K", "B": "♣5"},
        moves=["A passes", "B passes", "table shuffle"],
    )  # fmt: skip
    assert (GAME.movers(state), len(state.stock), state.passes) == (("A",), 49, 0)


def test_an_objection_may_wait_until_the_own_next_turn():
    options = {"last-card": "on", "last-card-window": "until-own-next-turn"}
    position = {"top": "♥B", "players": ["A", "B", "C"], "hands": {"A": "♥4 ♠9", "B": "♥6 ♣3 ♦3", "C": "♦5 ♦10"}}
    state = table(options=options, **position, moves=["A ♥4", "B ♥6"])
    assert "object" in told(state, state.seats[1])
    assert "object" not in told(state, state.seats[0])
    late = table(
        options=options, **position, moves=["A ♥4", "B ♥6", "C draws", "table draw ♣A", "A draws", "table draw ♣2"]
    )
    assert "object" not in told(late, late.seats[2])


def test_a_match_ends_at_its_target_and_the_lowest_total_wins():
    state = table(
        options={"match": "100"}, top="♠3", scores=[30, 40], round=3, hands={"A": "♠4", "B": "♠8 ♥K"}, moves=["A ♠4"],
    )  # fmt: skip
    end = GAME.outcome(state)
    assert (end.rule, end.winners, end.points) == ("crazy-eights.opt.match", ("A",), (("A", 30), ("B", 100)))


@pytest.mark.parametrize(("score", "points"), [("follows-wild-rank", 50 + 8), ("stays-on-8", 10 + 50)])
def test_what_costs_fifty_where_jacks_are_wild(score, points):
    options = {"wild-rank": "B", "wild-score": score}
    state = table(options=options, top="♠3", hands={"A": "♠4", "B": "♦B ♥8"}, moves=["A ♠4"])
    assert GAME.outcome(state).points[1] == ("B", points)


# What excludes what, and bad input


@pytest.mark.parametrize(
    "changes",
    [
        {"wild-rank": "A", "reverse-rank": "A"},
        {"skip-rank": "D", "reverse-rank": "D"},
        {"skip-rank": "2", "draw-two": "on"},
        {"wild-rank": "B", "skip-rank": "B"},
        {"draw-count": "3"},
        {"draw-count": "until-playable"},
        {"wild-mode": "no-call", "starter-wild": "dealer-calls"},
    ],
    ids=str,
)
def test_contradictory_options_are_refused(changes):
    with pytest.raises(Complaint, match="options-conflict"):
        changed(GAME.presets["basic"], changes)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"hands": {"A": "♥4 ♥4", "B": "♦6"}, "top": "♥K"}, "card-twice"),
        ({"hands": {"A": "♥4", "B": "♥4"}, "top": "♥K"}, "card-twice"),
        ({"hands": {"A": "♥4a"}, "top": "♥K"}, "card-foreign"),
        ({"hands": {"A": "♥4"}}, "field-missing"),
        ({"hands": {"A": "♥4"}, "top": "♥K ♥D"}, "one-card-only"),
        ({"hands": {"A": "hello"}, "top": "♥K"}, "unreadable-card"),
        ({"hands": {"Q": "♥4"}, "top": "♥K"}, "no-such-seat"),
        ({"hands": "♥4", "top": "♥K"}, "hands-not-a-list"),
        ({"trump": "♥"}, "no-such-field"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "phase": "dance"}, "no-such-word"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "passes": 9}, "not-a-number"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "stock": 7}, "stock-count"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "discards": 7}, "discards-count"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "stock": "♥2", "discards": "♥K ♥3"}, "cards-missing"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "scores": [1]}, "numbers-per-seat"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "silent": 3}, "not-a-list"),
        ({"hands": {"A": "♥4"}, "top": "♥K", "phase": "over"}, "field-missing"),
        ("nonsense", "position-not-a-list"),
    ],
    ids=str,
)
def test_what_cannot_be_read_is_refused_with_its_reason(said, key):
    with pytest.raises(Complaint) as refused:
        read_case({"game": "crazy-eights", "players": ["A", "B"], "position": said}).start()
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"hands": {"A": "♥4"}, "top": "♥K"}, "hand-empty"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "called": "♠"}, "call-without-wild"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥8", "stock": "♥2"}, "call-missing"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥2", "debt": 1}, "debt-without-two"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "drawn": "♥6"}, "drawn-not-held"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "missed"}, "nobody-silent"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "draw", "stock": 0}, "nothing-to-give"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "stock": "♥4 ♥6"}, "card-twice"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "turn"}, "starter-turned"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥8", "phase": "call"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥2", "phase": "debt"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "missed"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "phase": "blocked"}, "phase-needs-option"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "silent": ["B"]}, "silence-is-free"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥K", "drawn": "♥4"}, "draw-ends-turn"),
        ({"hands": {"A": "♥4", "B": "♥5"}, "top": "♥8", "called": "any"}, "starter-not-free"),
    ],
    ids=str,
)
def test_what_is_impossible_in_a_position_is_listed(position, key):
    case = read_case({"game": "crazy-eights", "players": ["A", "B"], "position": position})
    assert key in [problem.key for problem in GAME.check(case.start())]


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        (["table deal ♥2 ♥3"], "deal-size"),
        (["table deal " + " ".join(["♥2"] * 14)], "card-twice"),
        (["table turn ♥2"], "not-possible"),
    ],
)
def test_the_table_cannot_do_just_anything(moves, key):
    run = read_case({"game": "crazy-eights", "players": ["A", "B"], "moves": moves}).play()
    assert run.failure.key == key


def test_penalty_cards_come_from_the_stock_and_in_the_right_number():
    state = table(
        options={"draw-two": "on"}, top="♠2", debt=1, hands={"A": "♦K ♦4", "B": "♦6 ♦7"}, moves=["A takes"]
    )  # fmt: skip
    for text, key in (("table draw ♣3", "draw-size"), ("table draw ♦6 ♣3", "table-cannot-give")):
        with pytest.raises(Complaint) as refused:
            step(GAME, state, move(text, state))
        assert refused.value.key == key


def test_every_new_complaint_has_words():
    keys = set()
    for file in ("positions.py", "dealing.py"):
        text = (PACKAGE / "games/crazy_eights" / file).read_text(encoding="utf-8")
        keys |= set(re.findall(r'(?:Complaint|Problem)\(\s*"([a-z-]+)"', text))
    for key in keys:
        for lang in ("de", "en"):
            assert explain.has("crazy_eights", lang, f"error-{key}"), (lang, key)


# Any table


def tables():
    """Rule sets: a preset with up to three options changed, as long as they do not contradict each other."""

    def made(preset, changes):
        try:
            return changed(GAME.presets[preset], dict(changes))
        except Complaint:
            return None

    changes = st.lists(st.sampled_from(SINGLES), max_size=3)
    return st.builds(made, st.sampled_from(list(GAME.presets)), changes).filter(lambda options: options is not None)


def at_random(options, players, seed, most=300):
    """Yield (state, move) of a random game in which people also forget to announce."""
    source = random.Random(seed)
    state = GAME.start(options, seated(players))
    for _ in range(most):
        acting = GAME.movers(state)
        if not acting:
            break
        if acting[0] is TABLE:
            made = GAME.chance(state, source)
        else:
            seat = acting[0] if source.random() < 0.8 else source.choice(acting)
            can = [v.move for v in verdicts(GAME, state, seat) if v.legal or GAME.tolerates(state, v)]
            assert can or seat != acting[0], state
            if not can:
                continue
            made = source.choice(can)
        yield state, made
        state, _ = GAME.apply(state, made)
    yield state, None


def sound(state):
    """Whether every card is somewhere, once, and nobody waits in vain."""
    lying = [c for hand in state.hands for c in hand] + list(state.stock)
    assert len(set(lying)) == len(lying)
    assert state.top not in lying
    assert set(lying) <= set(pack_of(state))
    assert 0 <= state.passes < len(state.seats)
    assert set(state.drawn) <= set(state.hands[state.turn] if state.hands else ())
    assert GAME.check(state) == []
    assert bool(GAME.movers(state)) == (GAME.outcome(state) is None)


def pack_of(state):
    from tutor.games.crazy_eights.state import whole

    return whole(state)


def round_trip(state):
    case = at(Case(GAME, "basic", state.options, state.seats), state)
    assert case.start() == state
    said = write_case(at(Case(GAME, "basic", state.options, state.seats), state))
    assert read_case(said).start() == state


def test_a_moment_of_a_later_round_has_its_own_dealer():
    """Whoever dealt first is of no account in a position taken from a later round."""
    said = {"game": "crazy-eights", "options": {"match": "500"}, "players": ["A", "B", "C"], "dealer": "A"}
    case = read_case(said)
    dealers = set()
    state = case.start()
    for before, made in random_moves(GAME, state, random.Random(2), most=600):
        state = GAME.apply(before, made)[0]
        if state.sitting.dealer not in dealers:
            dealers.add(state.sitting.dealer)
            assert at(case, state).start() == state
    assert dealers == {0, 1, 2}


def test_stock_and_discards_may_be_said_in_many_ways():
    """A position says the shorter of the two; whatever older links say means the same as ever."""
    hands, under = {"A": "♥4 ♣9", "B": "♥5"}, "♠2 ♠3"
    short = table(hands=hands, top="♥K", discards=under)
    rest = " ".join(map(str, short.stock))
    assert len(short.stock) == 52 - 6
    for said in ({"stock": rest}, {"stock": rest, "discards": f"♥K {under}"}, {"stock": 46, "discards": f"♥K {under}"},
                 {"discards": under, "stock": "rest"}, {"discards": 3, "stock": rest}):  # fmt: skip
        assert table(hands=hands, top="♥K", **said) == short, said
    assert GAME.write(short)["discards"] == "♥K ♠3 2"
    empty = table(hands=hands, top="♥K", stock=0)
    assert (empty.stock, GAME.write(empty)["stock"]) == ((), "")
    assert table(hands=hands, top="♥K", stock="") == empty


def blind(state):
    """Whether a seat sees the same wherever the cards it cannot see are."""
    for player, seat in enumerate(state.seats):
        seen = GAME.seen_by(state, seat)
        shown = {c for hand in seen.hands for c in hand} | set(seen.stock) | set(seen.drawn)
        assert shown <= {BACK, *(state.hands[player] if state.hands else ())}
        assert [len(h) for h in seen.hands] == [len(h) for h in state.hands]
        scene = GAME.scene(state, seat)
        assert all(not hand.cards for hand in scene.hands if hand.seat != seat)


@settings(max_examples=45, deadline=None)
@given(tables(), st.data(), st.integers(0, 2**32))
def test_any_game_is_sound(options, data, seed):
    fewest, most = GAME.seats(options)
    players = data.draw(st.integers(fewest, min(most, 8)) | st.just(most))
    for n, (state, made) in enumerate(at_random(options, players, seed, most=160)):
        sound(state)
        if n % 6 == 0 or made is None:
            round_trip(state)
            blind(state)


@settings(max_examples=25, deadline=None)
@given(tables(), st.integers(2, 5), st.integers(0, 2**32))
def test_a_written_record_replays_to_the_same_end(options, players, seed):
    made = [(state, m) for state, m in at_random(options, players, seed, most=80)]
    texts = [str(m) for _, m in made if m is not None]
    start = GAME.start(options, seated(players))
    run = replay(GAME, start, read_moves(GAME, start.seats, texts))
    assert run.failure is None
    assert run.end == made[-1][0]


@settings(max_examples=20, deadline=None)
@given(tables(), st.integers(2, 5), st.integers(0, 2**32))
def test_every_verdict_and_event_has_words(options, players, seed):
    said = set()
    for state, made in at_random(options, players, seed, most=60):
        for seat in state.seats:
            for verdict in verdicts(GAME, state, seat):
                for rule in verdict.rules:
                    if (rule, verdict.legal, verdict.move.verb) in said:
                        continue
                    said.add((rule, verdict.legal, verdict.move.verb))
                    for lang in explain.LANGUAGES:
                        assert explain.why(GAME, state, verdict, lang, rule)
        if made is None:
            break
        for event in GAME.apply(state, made)[1]:
            if event.rule not in said:
                said.add(event.rule)
                for lang in explain.LANGUAGES:
                    assert explain.happened(GAME, event, lang)
                    assert explain.did(GAME, state, made, lang)


@pytest.mark.parametrize("preset", list(GAME.presets))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_preset_comes_to_an_end(preset, players):
    options = GAME.presets[preset]
    ended = 0
    for seed in range(4):
        state = GAME.start(options, seated(players))
        for before, made in random_moves(GAME, state, random.Random(seed), most=4_000):
            state = GAME.apply(before, made)[0]
        ended += not GAME.movers(state)
        sound(state)
    assert ended == 4 or options.empty_stock in ENDLESS


@pytest.mark.parametrize(("first", "second"), list(combinations(SINGLES, 2))[::17], ids=str)
def test_pairs_of_options_play_or_are_refused(first, second):
    try:
        options = changed(GAME.presets["basic"], dict((first, second)))
    except Complaint as refused:
        key = refused.key
    else:
        key = "options-conflict"
        for state, _ in at_random(options, 3, 7, most=25):
            assert GAME.check(state) == []
    assert key == "options-conflict"


def test_to_the_letter_no_hand_shrinks_while_cards_can_be_drawn():
    """The literal reading: one card comes, at most one goes, so nobody can go out before the stock is empty."""
    for seed in range(10):
        for state, made in at_random(GAME.presets["literal"], 3, seed, most=600):
            if made is not None and made.verb == "play":
                assert len(state.hands[state.turn]) > 1 or not state.stock


# An independent word on the basic game


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_the_basic_game_agrees_with_the_rule_in_one_line(players, seed):
    for state, made in at_random(GAME.presets["basic"], players, seed, most=60):
        if made is None or made.seat is TABLE:
            continue
        top, asked = state.top, state.called or state.top.suit
        hand = state.hands[state.turn]
        expected = Counter()
        for c in hand:
            if c.rank == "8":
                expected.update([f"{c}"] if len(hand) == 1 else [f"{c} = {suit}" for suit in SUITS])
            elif c.suit == asked or (c.rank == top.rank and not state.called):
                expected.update([f"{c}"])
        expected.update(["draw"] if state.stock else ["pass"])
        assert Counter(str(m).partition(" ")[2] for m in legal(GAME, state)) == expected


def test_the_literal_reading_comes_with_a_warning():
    seats = seated(2)
    keys = [[p.key for p in GAME.notices(GAME.start(options, seats))] for options in GAME.presets.values()]
    assert keys == [[]] * 9 + [["no-hand-shrinks"]]
    both = changed(GAME.presets["literal"], {"empty-stock": "reshuffle"})
    assert [p.key for p in GAME.notices(GAME.start(both, seats))] == ["never-ends"]


def test_the_pack_is_worth_508_points():
    from tutor.games.crazy_eights.state import points

    everything = cards(" ".join(f"{suit}A K D B 10 9 8 7 6 5 4 3 2" for suit in SUITS))
    assert points(GAME.presets["basic"], everything) == 508


def test_the_table_holds_as_many_as_the_cards_allow():
    assert GAME.seats(changed(GAME.presets["basic"], {"packs": "1"})) == (2, 10)
    assert GAME.seats(GAME.presets["basic"]) == (2, 20)
    assert GAME.seats(changed(GAME.presets["basic"], {"hand-size": "10", "packs": "1"})) == (2, 5)
    with pytest.raises(Complaint, match="player-count"):
        read_case({"game": "crazy-eights", "options": {"packs": "1"}, "players": 11})


def test_the_cards_are_dealt_singly_from_the_dealers_left():
    deal = cards("♥2 ♣2 ♣A ♣D ♦8 ♦A ♠5 ♠10 ♥4 ♠8 ♠K ♦6 ♦K ♥K ♥7")
    state = GAME.start(GAME.presets["basic"], seated(3))
    state, _ = step(GAME, state, Move(TABLE, "deal", deal))
    assert state.hands[0] == cards("♥2 ♣D ♠5 ♠8 ♦K")
    assert state.hands[2] == cards("♣A ♦A ♥4 ♦6 ♥7")
    assert len(state.stock) == 37


@pytest.mark.parametrize(("phase", "dealer", "turn"), [("play", "A", 1), ("play", "C", 0), ("call", "B", 1)])
def test_without_a_word_about_it_the_dealers_left_is_to_move_or_the_dealer_to_call(phase, dealer, turn):
    hands = {"A": "♠A", "B": "♠K", "C": "♠D"}
    said = {"phase": phase, "dealer": dealer, "hands": hands, "top": "♥8" if phase == "call" else "♠9"}
    assert table(players=["A", "B", "C"], options={"starter-wild": "dealer-calls"}, **said).turn == turn
