"""The Gurke family: its scenarios, the set enumeration against brute force, and properties over all tables."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from itertools import combinations, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.cases.lessons import exercise_findings, lines
from tutor.cases.transcript import read_case, read_moves
from tutor.core.cards import BACK, Card, cards, spell
from tutor.core.complaints import Complaint, IllegalMove
from tutor.core.moves import TABLE, Seat, read_move, seated
from tutor.core.options import changed, differences, listed
from tutor.core.play import legal, random_moves, replay, step, verdicts
from tutor.core.rules import survivors
from tutor.games.gurke import GAME, sets, sizes
from tutor.games.gurke.options import Options
from tutor.games.gurke.presets import NAMESAKES, PRESETS
from tutor.games.gurke.state import Phase, State, full_pack, sort_hand, target
from tutor.games.gurke.values import is_ace, points, ranks
from tutor.words import explain, library

FOLDER = "gurke"
LANGUAGES = ("de", "en")
BOOK = library.book(FOLDER)


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


# Sets


def by_brute_force(hand, wanted):
    """Try every subset: some order of it puts a card at least as high beside each card of the target."""
    return {
        chosen
        for chosen in combinations(hand, len(wanted))
        if all(a >= b for a, b in zip(chosen, wanted, strict=False))
    }


def test_comparing_sets_agrees_with_brute_force_on_30_000_hands():
    rng = random.Random(4)
    for _ in range(30_000):
        hand = tuple(sorted(rng.randint(2, 16) for _ in range(rng.randint(1, 10))))
        wanted = tuple(sorted(rng.randint(2, 16) for _ in range(rng.randint(1, min(4, len(hand))))))
        every = set(combinations(hand, len(wanted)))
        answers = by_brute_force(hand, wanted)
        assert {chosen for chosen in every if sets.covers(chosen, wanted)} == answers
        assert sets.can_cover(hand, wanted) == bool(answers)
        cheapest = sets.cheapest(hand, wanted)
        assert (cheapest in answers) if answers else cheapest is None
        assert all(sets.covers(answer, cheapest) for answer in answers)


# Chapter 4.4: (target, answer, whether it covers), each against a way of comparing that goes wrong.
COUNTEREXAMPLES = [
    ((8, 12, 13), (11, 11, 14), False),
    ((5, 9, 11), (8, 12, 13), True),
    ((5, 9, 11), (5, 9, 13), True),
    ((5, 9, 11), (5, 9, 11), True),
    ((8, 12, 13), (2, 2, 14), False),
    ((5, 5, 5), (2, 13, 14), False),
    ((5, 5), (9, 9), True),
]


@pytest.mark.parametrize(("wanted", "answer", "covers"), COUNTEREXAMPLES)
def test_sets_are_compared_place_by_place(wanted, answer, covers):
    assert sets.covers(answer, wanted) is covers


# An oracle that shares no code with the sieves


def oracle(state: State, seat: Seat) -> set[tuple[str, ...]]:
    """What may be played, worked out again from the words of the rules, as card texts."""
    options = state.options
    hand = state.hands[state.seats.index(seat)]
    last = not state.hands[state.trick[0][0]] if state.trick else len(hand) == 1
    worth = {c: ranks(options, last=last)[c] for c in hand}
    if not state.trick:
        most = max(1, len(hand) - 1) if options.sets == "yes" else 1
        leads = [c for n in range(1, min(4, most) + 1) for c in combinations(hand, n)]
        leads = [c for c in leads if len({worth[one] for one in c}) == 1]
        if options.lead == "lowest":
            leads = [c for c in leads if worth[c[0]] == min(worth.values())]
        return {tuple(sorted(one.text for one in c)) for c in leads}
    facing = target(state)
    rank = ranks(options, last=last)
    wanted = sorted(rank[c] for c in facing)
    barred = options.ace_on_ace == "no" and is_ace(options, facing[0])
    every = list(combinations(hand, len(facing)))

    def height(c: tuple[Card, ...]) -> list[int]:
        return sorted(worth[one] for one in c)

    over = [c for c in every if all(a >= b for a, b in zip(height(c), wanted, strict=True))]
    over = [c for c in over if not (barred and is_ace(options, c[0]))]
    low = min(map(height, every))
    lowest = [c for c in every if height(c) == low]
    if options.duty == "must-beat" and over:
        allowed = over
    elif options.duty == "lowest-beater" and over:
        cheapest = min(map(height, over))
        allowed = [c for c in over if height(c) == cheapest]
    else:
        allowed = [*over, *lowest]
    return {tuple(sorted(one.text for one in c)) for c in allowed}


def heights(state: State, said: set[tuple[str, ...]]) -> set[tuple[int, ...]]:
    rank = ranks(state.options)
    return {tuple(sorted(rank[c] for c in cards(" ".join(texts)))) for texts in said}


@pytest.mark.parametrize("name", PRESETS)
def test_plays_agree_with_an_independent_reading(name):
    rng = random.Random(name)
    options = PRESETS[name]
    for state, _ in moments(options, rng, most=250):
        if state.phase is not Phase.PLAY:
            continue
        seat = GAME.movers(state)[0]
        found = {tuple(sorted(c.text for c in m.cards)) for m in legal(GAME, state)}
        wanted = oracle(state, seat)
        assert found <= wanted
        assert {t for t in wanted if len(t) == 1} <= found
        assert heights(state, found) == heights(state, wanted)


# Tables


def moments(options: Options, rng: random.Random, *, most: int = 4_000, players: int = 0):
    """Yield (state, move) of one random partie."""
    fewest, upmost = GAME.seats(options)
    count = players or rng.randint(fewest, min(upmost, 9))
    yield from random_moves(GAME, GAME.start(options, seated(count)), rng, most=most)


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


SINGLE = [(option.name, value) for option in listed(Options) for value in option.values]


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


# Words


@pytest.mark.parametrize("name", PRESETS)
def test_everything_that_is_said_has_words(name):
    rng = random.Random(f"{name} words")
    for n, (state, move) in enumerate(moments(PRESETS[name], rng, most=700)):
        _, events = GAME.apply(state, move)
        for event, lang in product(events if n % 2 == 0 else (), LANGUAGES):
            assert explain.happened(GAME, event, lang)
        if n % 23:
            continue
        for lang in LANGUAGES:
            assert explain.did(GAME, state, move, lang)
        for verdict in sampled(verdicts(GAME, state, rng.choice(state.seats)), rng):
            for rule, lang in product(verdict.rules, LANGUAGES):
                assert explain.why(GAME, state, verdict, lang, rule)


def sampled(found, rng):
    return found if len(found) <= 8 else rng.sample(found, 8)


def test_every_rule_is_in_an_example_or_exercise():
    shown = {rule for one in (*BOOK.examples, *BOOK.exercises) for rule in one.get("covers") or ()}
    rules = BOOK.of_kind("legality", "consequence")
    assert [entry.id for entry in rules if entry.id not in shown] == []


TAGS = ("dealer", "winner", "loser", "gurke", "is-gurke", "bought-back", "kontra", "doubled", "fourfold")
NAMES = [f"tag-{tag}" for tag in TAGS]
NAMES += ["pile-stock", "pile-discards", "pile-losing-cards", "fact-deal", "fact-limit", "fact-pot", "fact-undealt"]
ERRORS = (
    "gives-wrong-count", "talon-count", "score-over-limit", "trick-order", "trick-uneven", "hands-uneven",
    "phase-not-here", "nobody-asked", "asked-is-out", "nobody-to-buy", "stock-too-small",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_table_shows_and_complains_of_has_words(lang):
    assert [name for name in NAMES if not explain.has(FOLDER, lang, name)] == []
    assert [key for key in ERRORS if not explain.has(FOLDER, lang, f"error-{key}")] == []


# No two presets are the same table, except where their texts say so


def trace(options: Options, seed: int) -> list:
    """What can be seen of one partie of three: every moment and every event, without the options."""
    rng = random.Random(seed)
    seats = tuple(map(Seat, ("P1", "P2", "P3")))
    found = []
    for state, move in random_moves(GAME, GAME.start(options, seats), rng, most=600):
        _, events = GAME.apply(state, move)
        found.append((GAME.write(state), [str(m) for m in legal(GAME, state)], [str(event) for event in events]))
    return found


def dead_presets(seeds=range(6)) -> list[tuple[str, str]]:
    """Pairs of presets that never differ in any of these parties."""
    traces = {name: [trace(options, seed) for seed in seeds] for name, options in PRESETS.items()}
    return [(a, b) for a, b in combinations(PRESETS, 2) if traces[a] == traces[b]]


def test_no_preset_is_dead():
    assert dead_presets() == list(NAMESAKES)


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


# Moves as they are said


def at(preset: str, **position) -> State:
    seats = tuple(map(Seat, position.pop("players", ("P1", "P2"))))
    return GAME.read(PRESETS[preset], seats, {"position": position})


def test_a_set_may_be_said_in_any_order_and_any_suits():
    state = at("gurka-is", hands={"P1": "♠9 ♥9 ♦9 ♣2 ♣3", "P2": "♠2 ♠3 ♠4 ♠5 ♠6"}, number=3)
    move = read_move("P1 ♦9 ♥9", state.seats, GAME.verbs)
    after, _ = step(GAME, state, move)
    assert after.hands[0] == cards("♣2 ♣3 ♠9")
    assert after.trick == ((0, cards("♥9 ♦9")),)


def test_a_card_not_held_is_another_matter_than_one_not_allowed():
    state = at("gurka-is", hands={"P1": "♠9 ♥9 ♦9 ♣2 ♣3", "P2": "♠2 ♠3 ♠4 ♠5 ♠6"}, number=3)
    with pytest.raises(Complaint) as refused:
        step(GAME, state, read_move("P1 ♣9 ♥9", state.seats, GAME.verbs))
    assert refused.value.key == "not-held"
    with pytest.raises(IllegalMove):
        step(GAME, state, read_move("P2 ♠2", state.seats, GAME.verbs))


def test_the_table_gives_only_what_there_is():
    start = GAME.start(PRESETS["agurk"], seated(2))
    state, _ = step(GAME, start, read_move("table dealer = B", start.seats, GAME.verbs))
    for said, key in (("table deal ♠A", "gives-wrong-count"), ("table deal JK1", "table-cannot-give")):
        with pytest.raises(Complaint) as refused:
            step(GAME, state, read_move(said, state.seats, GAME.verbs))
        assert refused.value.key == key


def test_under_the_previous_rule_a_set_may_stay_unbeaten():
    """5-5-5, then 2-K-A as the lowest, then 3-K-A: allowed against the card before, yet 5-5-5 keeps the trick."""
    state = at(
        "gurka-is+previous",
        players=("P1", "P2", "P3"),
        hands={"P1": "♠9 ♠8", "P2": "♦Q ♦K".replace("Q", "D"), "P3": "♠3 ♣K ♥A ♣9 ♣8"},
        trick=["P1 ♠5 ♥5 ♦5", "P2 ♠2 ♠K ♠A"],
        number=2,
    )
    move = read_move("P3 ♠3 ♣K ♥A", state.seats, GAME.verbs)
    after, events = step(GAME, state, move)
    assert GAME.movers(after) == ("P1",)
    assert events[0].gap == "gurke.gap.prev-winner"


POSITIONS = [
    ({"hands": {"P1": "♠9", "P2": "♠9"}}, "card-twice"),
    ({"hands": {"P1": "JK1"}}, "card-foreign"),
    ({"hands": {"P1": "♠9"}, "nonsense": 1}, "no-such-field"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "scores": [1, 2, 3]}, "numbers-per-seat"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "phase": "never"}, "no-such-word"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "stock": 3}, "talon-count"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "trick": ["P1 swap"]}, "unreadable-move"),
    ({"hands": {"P1": "♠9", "P9": "♠8"}}, "no-such-seat"),
]


@pytest.mark.parametrize(("position", "key"), POSITIONS, ids=str)
def test_a_position_that_cannot_be_read_says_why(position, key):
    with pytest.raises(Complaint) as refused:
        at("agurk", **position)
    assert refused.value.key == key


IMPOSSIBLE = [
    ({"hands": {"P1": "♠9 ♠2", "P2": "♠8"}}, "hands-uneven"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "scores": {"P1": 21}}, "score-over-limit"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "in": ["P1"]}, "out-with-cards"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "trick": ["P1 ♠2", "P2 ♠3"]}, "trick-already-full"),
    ({"hands": {"P2": "♠8"}, "trick": ["P1 ♠2", "P1 ♠3"]}, "played-twice"),
    ({"hands": {"P1": "♠9", "P2": "♠8"}, "stock": ""}, "cards-missing"),
    ({"hands": {"P1": "", "P2": "♠8 ♠9"}, "trick": ["P1 ♠2 ♥2"]}, "trick-uneven"),
]


@pytest.mark.parametrize(("position", "key"), IMPOSSIBLE, ids=str)
def test_an_impossible_position_says_why(position, key):
    assert key in [problem.key for problem in GAME.check(at("agurk", **position))]


UNDER_OTHER_RULES = [
    ("agurk", {"hands": {"P1": "♠9", "P2": "♠8"}, "phase": "swap"}, "phase-not-here"),
    ("agurk", {"phase": "buy", "in": ["P2"]}, "phase-not-here"),
    ("ogorek", {"hands": {"P1": "♠9", "P2": "♠8"}, "phase": "kontra"}, "phase-not-here"),
    ("agurk", {"hands": {"P1": "♠9", "P2": "♠8"}, "phase": "redeal"}, "phase-not-here"),
    ("rassi", {"hands": {"P1": "♠9", "P2": "♠8"}, "phase": "free", "asked": ""}, "nobody-asked"),
    ("agurk+exchange", {"hands": {"P1": "♠9 ♠7", "P2": "♠8"}, "phase": "swap"}, "hands-uneven"),
    ("agurk+exchange", {"hands": {"P1": "♠9", "P2": "♠8"}, "phase": "draw", "pending": 60}, "stock-too-small"),
]


@pytest.mark.parametrize(("preset", "position", "key"), UNDER_OTHER_RULES, ids=str)
def test_a_moment_that_this_table_does_not_have_is_refused(preset, position, key):
    assert key in [problem.key for problem in GAME.check(at(preset, **position))]


def test_only_who_is_out_can_be_asked_to_buy_back():
    state = at("gurka-se-original", players=("P1", "P2", "P3", "P4"), phase="buy", asked="P1")
    assert [problem.key for problem in GAME.check(state)] == ["nobody-to-buy"]
    state = at("gurka-se-original", players=("P1", "P2", "P3", "P4"), phase="buy", **{"in": "P1 P2 P3"})
    assert GAME.check(state) == []
    assert GAME.movers(state) == ("P4",)


@pytest.mark.parametrize("name", PRESETS)
def test_every_state_that_play_reaches_is_possible_and_is_read_back(name):
    rng = random.Random(f"{name} every step")
    for state, _ in moments(PRESETS[name], rng, most=150):
        assert GAME.check(state) == []
        assert GAME.read(state.options, state.seats, {"position": GAME.write(state)}) == state


def test_a_position_says_only_what_is_not_usual():
    state = at("agurk", hands={"P1": "♠9 ♠2", "P2": "♠8 ♠3"}, scores={"P2": 4})
    assert state.number == 6
    assert GAME.write(state) == {"hands": {"P1": "♠2 9", "P2": "♠3 8"}, "scores": {"P2": 4}}


def test_what_a_set_may_lack_is_named():
    """Six clubs above the aces is no six; a pair is refused for its place, a mixed set for its filling."""
    hands = {"P1": "♠6 ♣6 ♦2 ♦3", "P2": "♠7 ♥7 ♦9 ♦A", "P3": "♦4 ♦5 ♦8 ♦10"}
    state = at("gurka-is", players=("P1", "P2", "P3"), hands=hands, number=4)
    found = {str(v.move): v for v in verdicts(GAME, state)}
    assert found["P1 ♠6 ♣6"].gap == "gurke.gap.c6-in-set"
    said = explain.why(GAME, state, found["P1 ♠6 ♣6"], "de")
    assert "über den Assen" in said
    assert "über den Assen" not in explain.why(GAME, state, found["P1 ♦2 ♠6"], "de")
    faced = at("gurka-is", players=("P1", "P2", "P3"), hands={**hands, "P1": "♠6 ♣6"}, trick=["P1 ♠8 ♥8"], number=4)
    ruled = {str(v.move): v.rules[0] for v in verdicts(GAME, faced)}
    assert ruled["P2 ♠7 ♦9"] == "gurke.set.no-mixing"
    assert ruled["P2 ♠7 ♥7"] == "gurke.set.lowest-n"
    hands = {"P1": "♠6 ♣6 ♣5", "P2": "♠2 ♥3 ♦7 ♦9 ♥9", "P3": "♦4 ♦5 ♣8 ♦10 ♥10"}
    faced = at("gurka-is", players=("P1", "P2", "P3"), hands=hands, trick=["P1 ♠8 ♥8"], number=4)
    ruled = {str(v.move): v.rules[0] for v in verdicts(GAME, faced)}
    assert ruled["P2 ♥3 ♦7"] == "gurke.set.dominate"


def test_first_dealer_is_drawn_and_later_the_winner_deals():
    start = GAME.start(PRESETS["agurk"], seated(4))
    assert GAME.movers(start) == (TABLE,)
    assert len(GAME.chances(start)) == 4
    state = at("agurk", hands={"P1": "♠9", "P2": "♠8"}, scores={"P1": 20}, gurken={"P1": 1})
    for said in ("P1 ♠9", "P2 ♠8"):
        state, _ = step(GAME, state, read_move(said, state.seats, GAME.verbs))
    assert GAME.outcome(state).winners == ("P2",)
    again = GAME.again(state)
    assert again.sheet.dealer == 1
    assert again.phase is Phase.DEAL
    assert again.sheet.scores == (0, 0)


def test_nothing_of_others_is_seen():
    state = at("agurk", hands={"P1": "♠9 ♠2", "P2": "♠8 ♠3"}, number=6)
    seen = GAME.seen_by(state, "P1")
    assert seen.hands == (cards("♠2 ♠9"), (BACK, BACK))
    assert set(seen.stock) == {BACK}
    shown = GAME.seen_by(at("matapesa", hands={"P1": "♠9 ♠2", "P2": "♠8 ♠3"}, number=6), "P1")
    assert BACK not in shown.stock


@pytest.mark.parametrize(("phase", "rule"), [("free", "gurke.rassi.frei"), ("double", "gurke.rassi.doppelt")])
def test_whoever_is_not_asked_hears_which_question_goes_round(phase, rule):
    state = at("rassi", hands={"P1": "♠9 ♠2", "P2": "♠8 ♠3"}, phase=phase, asked="P1")
    assert {v.rule for v in verdicts(GAME, state, Seat("P2"))} == {rule}


def test_earlier_tricks_can_be_looked_at_only_where_they_stay_open():
    said = {"hands": {"P1": "♠9 ♠2", "P2": "♠8 ♠3"}, "rows": {"P1": "♥A", "P2": "♥K"}}
    seats = (Seat("P1"), Seat("P2"))
    for value, seen in (("yes", (cards("♥A"), cards("♥K"))), ("no", ((BACK,), (BACK,)))):
        state = GAME.read(replace(PRESETS["agurk"], open_row=value), seats, {"position": said})
        assert GAME.seen_by(state, seats[0]).rows == seen


def test_a_single_card_from_the_stock_can_be_any_of_it_and_several_are_too_many_to_list():
    said = {"hands": {"P1": "♠9", "P2": "♠8 ♠3"}, "phase": "draw", "asked": "P1", "pending": 1}
    state = at("agurk+exchange", **said)
    assert [move.cards for move in GAME.chances(state)] == [(one,) for one in state.stock]
    assert GAME.chances(state._replace(pending=2)) is None
