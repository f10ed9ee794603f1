"""Random games of Écarté under every rule set: nothing is lost, nothing leaks, all can be said and replayed."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

from ecarte_tables import balance
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.cases.transcript import Case, read_case, write_case
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Seat, seated
from tutor.core.options import changed, listed
from tutor.core.play import replay, verdicts
from tutor.core.rules import judge, survivors
from tutor.games.ecarte import GAME
from tutor.games.ecarte.options import Options
from tutor.games.ecarte.state import PACK
from tutor.words import explain

TWO = V, G = Seat("V"), Seat("G")
ALL = [(option.name, value) for option in listed(Options) for value in option.values]


@cache
def pairs():
    """Pairs of option values that go together."""
    good = []
    for first, second in combinations(ALL, 2):
        if first[0] != second[0]:
            flat = {} if "chouette" not in (first[0], second[0]) else {"stakes": "flat"}
            try:
                good.append(changed(Options(), {**flat, **dict((first, second))}))
            except Complaint:
                assert {first, second} & {("chouette", "on")}
    return good


rule_sets = st.one_of(
    st.sampled_from(list(GAME.presets.values())),
    st.deferred(lambda: st.sampled_from(pairs())),
)


def lying(state):
    found = [c for group in (*state.hands, *state.discards, state.talon) for c in group]
    found += [c for _, c in (*state.trick, *state.played)]
    return found + ([state.turn_up] if state.turn_up else [])


def one_move(state, source, rules):
    """Return a move that may happen here: mostly of the one whose turn it is, now and then a tolerated mistake."""
    acting = GAME.movers(state)
    seat = acting[0] if source.random() < 0.85 else source.choice(acting)
    if seat is TABLE:
        return GAME.chance(state, source)
    found = judge(rules, state, seat, GAME.attempts(state, seat))
    kept = [v.move for v in found if v.legal]
    assert sorted(map(str, kept)) == sorted(map(str, survivors(rules, state, seat, GAME.attempts(state, seat))))
    for verdict in found:
        end = "yes" if verdict.legal else "no"
        for rule in verdict.rules:
            assert explain.has("ecarte", "de", explain.message_id(rule), end), (rule, end)
    wrong = [v.move for v in found if not v.legal and GAME.tolerates(state, v)]
    assert kept or seat != acting[0], state
    choices = wrong if wrong and (source.random() < 0.3 or not kept) else kept
    return source.choice(choices) if choices else one_move(state, source, rules)


def said(state, source, events, verdict_seat):
    """Say everything once in both languages; raises where a word or a fact is missing."""
    for lang in LANGUAGES:
        for event in events:
            assert explain.happened(GAME, event, lang)
        if verdict_seat is not TABLE:
            found = verdicts(GAME, state, verdict_seat)
            for verdict in source.sample(found, min(4, len(found))):
                for rule in verdict.rules if not verdict.legal else verdict.rules[:1]:
                    assert explain.why(GAME, state, verdict, lang, rule)
                assert explain.did(GAME, state, verdict.move, lang)


@settings(max_examples=60, deadline=None)
@given(rule_sets, st.integers(0, 10**9), st.data())
def test_random_play(options, seed, data):
    fewest, most = GAME.seats(options)
    seats = seated(data.draw(st.integers(fewest, most)))
    source, rules = random.Random(seed), GAME.rules(options)
    state = GAME.start(options, seats)
    for number in range(120):
        acting = GAME.movers(state)
        if not acting:
            break
        on_table = lying(state)
        assert not on_table or sorted(map(str, on_table)) == sorted(map(str, PACK))
        assert GAME.read(options, seats, {"position": GAME.write(state)}) == state
        assert not GAME.check(state)
        if state.company is not None:
            assert balance(state) == 0
        for seat in seats:
            seen = GAME.seen_by(state, seat)
            assert GAME.movers(seen) == acting
            assert GAME.scene(seen, None).hands == GAME.scene(state, seat).hands or state.company is not None
        move = one_move(state, source, rules)
        before = state
        state, events = GAME.apply(state, move)
        if number % 7 == 0:
            said(before, source, (*events, *GAME.hints(before, move.seat)) if move.seat in seats else events, move.seat)
        else:
            for event in events:
                assert explain.has("ecarte", "en", explain.message_id(event.rule), "event"), event


@settings(max_examples=40, deadline=None)
@given(rule_sets, st.integers(0, 10**9))
def test_a_game_ends_and_its_record_replays(options, seed):
    seats = seated(GAME.seats(options)[0])
    source, rules = random.Random(seed), GAME.rules(options)
    start = state = GAME.start(options, seats)
    moves = []
    while GAME.movers(state) and len(moves) < 400:
        moves.append(one_move(state, source, rules))
        state, _ = GAME.apply(state, moves[-1])
    case = Case(GAME, "standard" if options.chouette == "off" else "chouette", options, seats, {}, tuple(moves))
    written = write_case(case)
    again = read_case(written)
    assert again.moves == tuple(moves)
    run = replay(GAME, start, again.moves)
    assert run.failure is None
    assert run.end == state
    if options.chouette == "off" and options.fail_rule == "opponent-gets-two" and not GAME.movers(state):
        end = GAME.outcome(state)
        assert max(n for _, n in end.points) >= 5
        assert end.winners


def test_nothing_hidden_leaks():
    """Two games that differ only in what a seat cannot see look the same to it."""
    source = random.Random(8)
    for _ in range(60):
        state = GAME.read(Options(), TWO, {"dealer": "G"})
        for _ in range(source.randint(2, 20)):
            if not GAME.movers(state):
                break
            state, _ = GAME.apply(state, one_move(state, source, GAME.rules(state.options)))
        if not GAME.movers(state):
            continue
        hidden = [*state.hands[1], *state.talon]
        source.shuffle(hidden)
        held = len(state.hands[1])
        other = state._replace(hands=(state.hands[0], tuple(hidden[:held])), talon=tuple(hidden[held:]))
        assert GAME.seen_by(state, V) == GAME.seen_by(other, V)
        assert GAME.movers(state) == GAME.movers(other)
        assert GAME.scene(state, V) == GAME.scene(other, V)
