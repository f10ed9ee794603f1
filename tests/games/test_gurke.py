"""The Gurke family: its scenarios, properties over all tables, and the numbers of the page."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest
from gurke_tables import BOOK, SINGLE, moments
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.cases.lessons import exercise_findings, lines
from tutor.cases.transcript import read_case, read_moves
from tutor.core.cards import cards, spell
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.moves import Seat, read_move, seated
from tutor.core.options import changed, differences, listed
from tutor.core.play import legal, replay, step
from tutor.core.rules import survivors
from tutor.games.gurke import GAME, sizes
from tutor.games.gurke.ending import next_deal
from tutor.games.gurke.options import Options
from tutor.games.gurke.presets import PRESETS
from tutor.games.gurke.state import Phase, State, deal_size, full_pack, sort_hand
from tutor.games.gurke.values import points, ranks

# Lessons


@pytest.mark.parametrize("example", BOOK.examples, ids=lambda e: e["id"])
def test_every_example_is_so(example):
    for line in lines(example):
        assert line.findings == ()
        assert GAME.check(line.replay.start) == []


@pytest.mark.parametrize("exercise", BOOK.exercises, ids=lambda e: e["id"])
def test_every_exercise_is_so(exercise):
    assert exercise_findings(exercise) == []


def test_presets_are_what_their_texts_say():
    assert len(PRESETS) == 34
    for name, options in PRESETS.items():
        entry = BOOK.entries[f"gurke.preset.{name}"]
        base, said = entry.facts["base"], entry.facts["changes"]
        wanted = {} if said == "–" else dict(one.split("=") for one in said.split(", "))
        assert differences(options, PRESETS["agurk" if base == "–" else base]) == wanted, name


# Tables


def conserved(state: State) -> None:
    """Every card lies in exactly one place."""
    sheet = state.sheet
    groups = (*state.hands, *(laid for _, laid in state.trick), *state.rows, *sheet.gone, state.stock, state.discards)
    lying = [c for group in groups for c in group]
    assert len(set(lying)) == len(lying)
    if state.phase not in (Phase.DEALER, Phase.DEAL, Phase.BUY, Phase.OVER):
        assert set(lying) == set(full_pack(state))
    if state.options.penalty_cards_out == "yes" and state.options.ties == "none" and state.options.lives == "1":
        for row, score in zip(sheet.gone, sheet.scores, strict=True):
            assert not row or sum(points(state.options, c) for c in row) == score


def sound(state: State, rng: random.Random) -> None:
    """Conserved, possible, written and read back, seen by each seat without leaks."""
    conserved(state)
    assert GAME.check(state) == []
    assert GAME.read(state.options, state.seats, {"position": GAME.write(state)}) == state
    seat = rng.choice(state.seats)
    seen = GAME.seen_by(state, seat)
    assert GAME.seen_by(shuffled(state, seat, rng), seat) == seen
    if GAME.movers(state) == (seat,) and state.phase is not Phase.REDEAL:
        rules = GAME.rules(state.options)
        mine = survivors(rules, seen, seat, GAME.attempts(seen, seat))
        assert list(mine) == list(legal(GAME, state, seat))
    GAME.scene(state, seat)


def shuffled(state: State, seat: Seat, rng: random.Random) -> State:
    """The same table with everything that this seat cannot see dealt out anew."""
    me = state.seats.index(seat)
    shown = state.options.undealt_shown == "yes"
    hidden = [c for p, hand in enumerate(state.hands) if p != me for c in hand]
    hidden += () if shown else state.stock
    hidden += state.discards
    rng.shuffle(hidden)
    pool = iter(hidden)
    hands = tuple(
        hand if p == me else sort_hand(state.options, [next(pool) for _ in hand]) for p, hand in enumerate(state.hands)
    )
    stock = state.stock if shown else tuple(next(pool) for _ in state.stock)
    return state._replace(hands=hands, stock=stock, discards=tuple(next(pool) for _ in state.discards))


def played_out(options: Options, rng: random.Random, *, every: int) -> None:
    """Play a whole partie; look closely at every so many moments, and at its record."""
    moves, first, last = [], None, None
    for n, (state, move) in enumerate(moments(options, rng, most=20_000)):
        first = first or state
        moves.append(move)
        last = (state, move)
        if n % every == 0:
            sound(state, rng)
    end, _ = GAME.apply(*last)
    result = GAME.outcome(end)
    assert result is not None
    assert result.winners or result.losers
    sound(end, rng)
    conserved(GAME.again(end))
    if len(moves) < 400:
        said = read_moves(GAME, first.seats, [str(move) for move in moves])
        again = replay(GAME, first, said)
        assert again.failure is None
        assert again.end == end


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_plays_soundly_to_its_end(name):
    played_out(PRESETS[name], random.Random(f"{name} ends"), every=17)


def changed_or_refused(base: str, choices: dict[str, str]) -> Options | None:
    """Return the options with these choices, or None where they exclude each other."""
    try:
        return changed(PRESETS[base], choices)
    except Complaint as wrong:
        if wrong.key != "options-conflict":
            raise
        return None


@pytest.mark.parametrize(("name", "value"), SINGLE)
def test_every_single_option_value_is_playable_or_refused(name, value):
    rng = random.Random(f"{name}={value}")
    played = 0
    for base in ("agurk", "gurka-no", "gurka-is", "kurko"):
        options = changed_or_refused(base, {name: value})
        if options is None:
            continue
        if options != PRESETS[base] or not played:
            played += 1
            if played <= 2:
                played_out(options, rng, every=29)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(sorted(PRESETS)), st.sampled_from(SINGLE), st.sampled_from(SINGLE), st.integers(0, 999))
def test_random_pairs_of_options_are_playable_or_refused(base, one, other, seed):
    options = changed_or_refused(base, dict([one, other]))
    if options is None:
        return
    rng = random.Random(seed)
    for n, (state, _) in enumerate(moments(options, rng, most=300)):
        if n % 29 == 0:
            sound(state, rng)


CONFLICTS = [
    {"rebirth": "none"},
    {"lives": "1"},
    {"buyback": "paid"},
    {"threshold": "30", "exact_reset": "21"},
    {"lives": "1", "rebirth": "none", "buyback": "free", "end": "first-over-loses"},
    {"stake": "difference"},
    {"threshold": "0"},
    {"jokers": "2"},
    {"joker_as": "ace"},
    {"flat11": "yes", "ace_low_last": "yes"},
    {"penalty_cards_out": "yes", "pre_play": "kontra"},
    {"sets": "yes", "single_last": "yes", "ace_on_ace": "no"},
    {"sets": "yes"},
    {"exchange": "forehand-equal", "pre_play": "rassi"},
]


@pytest.mark.parametrize("choices", CONFLICTS, ids=str)
def test_choices_that_exclude_each_other_are_refused(choices):
    with pytest.raises(Complaint) as refused:
        replace(PRESETS["agurk"], **choices)
    assert refused.value.key == "options-conflict"


def test_there_are_32_options_and_each_has_a_text():
    assert len(fields(Options)) == 32
    assert all(f"gurke.opt.{option.name}" in BOOK.entries for option in listed(Options))


# Numbers of the page


def test_sizes():
    assert [52 // n for n in range(2, 8)] == [26, 17, 13, 10, 8, 7]
    loser = PRESETS["agurk+loser-size"]
    assert sizes.hand_size(loser, 2, 11, 5, 52) == 10
    assert sizes.hand_size(loser, 2, 14, 3, 52) == 14
    assert sizes.hand_size(loser, 2, 14, 4, 52) == 13
    assert sizes.hand_size(loser, 2, 2, 5, 52) == 2
    vidargas = PRESETS["norwegian-vidargas"]
    asked = [(1, 0), (2, 14), (2, 7), (2, 3), (2, 10)]
    assert [sizes.hand_size(vidargas, deal, lost, 3, 52) for deal, lost in asked] == [5, 7, 7, 3, 7]
    icelandic = PRESETS["gurka-is"]
    assert [sizes.hand_size(icelandic, n, 9, 4, 52) for n in range(1, 12)] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10]
    wanted = "6 5 4 3 2 1 2 3 4 5 4 3 2 1 2 3 4 3 2 1 2 3 2 1 2 1"
    assert sizes.pyramid(6) == tuple(map(int, wanted.split()))
    assert [sizes.packs(PRESETS["ogorek"], n) for n in (2, 8, 9, 17, 18)] == [1, 1, 2, 2, 3]


def test_courts_and_aces_cost_a_flat_eleven_and_set_the_size_by_their_value():
    vidargas = PRESETS["norwegian-vidargas"]
    hand = cards("♠A K D B 10 9 8 7 6 5 4 3 2")
    assert [points(vidargas, c) for c in hand] == [11, 11, 11, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]


def test_only_a_king_costs_a_kontra_caller_the_partie():
    polish = PRESETS["ogorek-kontra"]
    deadly = {c.rank for c in cards("♠A K D B 10 9 8 7 6 5 4 3 2") if 4 * points(polish, c) >= 50}
    assert deadly == {"K"}


def test_twenty_one_players_and_three_packs_are_written_and_read_back():
    rng = random.Random(21)
    for n, (state, _) in enumerate(moments(PRESETS["ogorek"], rng, most=200, players=21)):
        if n % 10 == 0:
            sound(state, rng)
    assert len(full_pack(state)) == 3 * 52


def test_player_counts():
    assert {GAME.seats(options) for options in PRESETS.values()} == {
        (2, 7), (3, 8), (2, 21), (3, 4), (2, 9), (2, 8), (2, 4),
    }  # fmt: skip
    with pytest.raises(Complaint) as refused:
        read_case({"game": "gurke", "players": 8})
    assert refused.value.key == "player-count"


def test_best_hand_strips_four_lowest_cards_of_everyone():
    rng = random.Random(5)
    best = cards("♠A ♥A ♦A ♣A ♠K ♥K ♦4")
    rest = [c for c in full_pack(GAME.start(PRESETS["agurk"], seated(2))) if c not in best]
    for _ in range(150):
        players = rng.randint(2, 7)
        rng.shuffle(rest)
        seats = seated(players)
        hands = {seats[0]: spell(best)}
        hands |= {seat: spell(rest[7 * n : 7 * n + 7]) for n, seat in enumerate(seats[1:])}
        state = GAME.read(PRESETS["agurk"], seats, {"hands": hands})
        rank = ranks(state.options)
        highest = [sorted(rank[c] for c in hand)[4:] for hand in state.hands[1:]]
        for ace in best[:4]:
            state, _ = step(GAME, state, read_move(f"{seats[0]} {ace}", seats, GAME.verbs))
            for seat in seats[1:]:
                moves = legal(GAME, state)
                assert {rank[m.card] for m in moves} == {rank[state.hands[seats.index(seat)][0]]}
                state, _ = step(GAME, state, moves[0])
        assert [[rank[c] for c in hand] for hand in state.hands[1:]] == highest


def test_a_pack_too_small_for_one_card_each_gets_its_losing_cards_back():
    """Found by playing at random: seven players, so many losing cards before them that six were left to deal."""
    options = changed(PRESETS["agurk"], {"penalty-cards-out": "yes", "threshold": "50", "ties": "none"})
    state = GAME.start(options, tuple(map(Seat, "ABCDEFG")))
    held = full_pack(state)[:46]
    gone = tuple(tuple(held[player::7]) for player in range(7))
    events: list[Event] = []
    state = next_deal(state._replace(sheet=state.sheet._replace(gone=gone, dealer=0)), events)
    assert not any(state.sheet.gone)
    assert deal_size(state) == 7
    assert [event.rule for event in events].count("gurke.table.cards-return") == 7


def test_a_table_without_an_end_deals_on_when_too_many_cards_lie_there():
    options = changed(PRESETS["agurk"], {"penalty-cards-out": "yes", "end": "open", "ties": "none"})
    state = GAME.start(options, tuple(map(Seat, "ABCDEFG")))
    held = full_pack(state)[:46]
    gone = tuple(tuple(held[player::7]) for player in range(7))
    following = GAME.again(state._replace(sheet=state.sheet._replace(gone=gone, heir=0), phase=Phase.OVER))
    assert deal_size(following) > 0
