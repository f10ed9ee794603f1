"""Crazy Eights: every example on the engine, the properties of any table, and an independent word."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import combinations

import pytest
from crazy_tables import GAME, move, table
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import wander
from ruamel.yaml import YAML

from tutor.cases.lessons import exercise_findings, lines
from tutor.cases.transcript import Case, at, read_case, read_moves, write_case
from tutor.core.cards import BACK, SUITS, cards
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Move, seated
from tutor.core.options import changed, listed
from tutor.core.play import any_move, legal, random_moves, replay, step, verdict_on, verdicts
from tutor.paths import CONTENT
from tutor.words import explain

FOLDER = CONTENT / "crazy_eights"

LOAD = YAML(typ="safe", pure=True).load

EXAMPLES = LOAD((FOLDER / "examples.yaml").read_text(encoding="utf-8"))

EXERCISES = LOAD((FOLDER / "exercises.yaml").read_text(encoding="utf-8"))

SINGLES = [(option.name, value) for option in listed(GAME.options) for value in option.values]

ENDLESS = {"reshuffle", "reshuffle-after-block"}
"""Tables that shuffle again may go on for long; to the letter they never end."""


def named(lesson):
    return lesson["id"]


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
    """Yield (state, move) of a random game in which people also forget to announce; at the end no move."""
    state = GAME.start(options, seated(players))
    for made in wander(GAME, state, random.Random(seed), most, partial(any_move, mistakes=0.3)):
        yield made.before, made.move
        state = made.after
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
                    for lang in LANGUAGES:
                        assert explain.why(GAME, state, verdict, lang, rule)
        if made is None:
            break
        for event in GAME.apply(state, made)[1]:
            if event.rule not in said:
                said.add(event.rule)
                for lang in LANGUAGES:
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


@pytest.mark.parametrize(("lang", "called"), [("en", "clubs"), ("de", "Kreuz")])
def test_the_dealers_call_for_a_wild_starter_is_told(lang, called):
    said = {"phase": "call", "dealer": "B", "hands": {"A": "♠A", "B": "♠K"}, "top": "♥8"}
    state = table(players=["A", "B"], options={"starter-wild": "dealer-calls"}, **said)
    _, events = step(GAME, state, move("B call = ♣", state))
    assert called in " ".join(explain.plain(explain.happened(GAME, event, lang), lang) for event in events)
