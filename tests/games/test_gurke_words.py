"""The Gurke family: what is said, by the engine and by those who play."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations, product

import pytest
from gurke_tables import BOOK, FOLDER, moments

from tutor.cases.transcript import read_case
from tutor.core.cards import BACK, cards, pack
from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE, Seat, read_move, seated
from tutor.core.play import IllegalMove, legal, random_moves, step, verdicts
from tutor.games.gurke import GAME
from tutor.games.gurke.options import Options
from tutor.games.gurke.presets import PRESETS
from tutor.games.gurke.state import Phase, State
from tutor.words import explain

LANGUAGES = ("de", "en")


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


NAMESAKES = [("gurka-se-original", "kurkku-sandgren"), ("gurka-no", "junior-choice")]
"""Two names for one table: the page tells nothing by which they would differ, and their texts say so."""


def dead_presets(seeds=range(6)) -> list[tuple[str, str]]:
    """Pairs of presets that never differ in any of these parties."""
    traces = {name: [trace(options, seed) for seed in seeds] for name, options in PRESETS.items()}
    return [(a, b) for a, b in combinations(PRESETS, 2) if traces[a] == traces[b]]


def test_no_preset_is_dead():
    assert dead_presets() == NAMESAKES


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


def test_losing_cards_that_lie_out_make_the_hands_smaller():
    """Five players, ten cards wanted: 48 cards give nine to each, and the reason is the four that lie out."""
    gone = {"P1": "♠2 ♠3", "P2": "♥2 ♥3"}
    state = at("gurka-is", players=("P1", "P2", "P3", "P4", "P5"), phase="deal", gone=gone)
    move = GAME.chance(state, random.Random(1))
    _, events = GAME.apply(state, move)
    assert len(move.cards) == 45
    assert "gurke.gap.size-pack-shrinks" in {event.gap for event in events}


def test_no_set_is_larger_than_four_even_where_two_packs_are_played():
    options = replace(PRESETS["gurka-is"], players="2-up", extra_packs="over-8")
    seats = tuple(Seat(f"P{n}") for n in range(1, 10))
    nines = [one.text for one in pack(packs=2) if one.rank == "9"]
    state = GAME.read(options, seats, {"position": {"hands": {"P1": " ".join(nines)}}})
    assert len(state.hands[0]) == 8
    assert {len(move.cards) for move in GAME.attempts(state, seats[0])} == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("preset", "highest", "joker"),
    [("gurka-no+jokers", "♠A", 0), ("gurka-no+jokers", "JK1", 1), ("agurk+jokers", "JK1", 0)],
)
def test_a_price_says_of_a_joker_alone_that_it_counts_as_an_ace(preset, highest, joker):
    state = at(preset, hands={"P1": highest, "P2": "♠3"})
    state, _ = step(GAME, state, read_move(f"P1 {highest}", state.seats, GAME.verbs))
    _, events = step(GAME, state, read_move("P2 ♠3", state.seats, GAME.verbs))
    assert [event.facts["joker"] for event in events if event.facts.get("base")] == [joker] * 2


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


@pytest.mark.parametrize(
    ("changes", "moves", "said"),
    [
        ({}, ("Anna ♥A", "Ben ♣2", "Cleo ♠A"), "the second one counts, and Cleo takes the trick"),
        ({"ace-on-ace": "no"}, ("Anna ♥A", "Ben ♣A", "Cleo ♠2"), "the first one counts, and Anna takes the trick"),
        ({"ace-on-ace": "no"}, ("Anna ♥A", "Ben ♣A", "Cleo ♠A"), "the first one counts, and Anna takes the trick"),
        (
            {"ace-on-ace": "no", "target": "previous"},
            ("Anna ♥A", "Ben ♣2", "Cleo ♠A", "Dirk ♦A"),
            "the middle one counts, and Cleo takes the trick",
        ),
    ],
)
def test_which_of_equal_cards_counts_is_said(changes, moves, said):
    """The later of equal cards takes the trick; under the ban on aces one that answers an ace does not."""
    hands = {move.split()[0]: move.split()[1] for move in moves}
    case = {
        "game": "gurke",
        "options": changes,
        "players": [*hands],
        "position": {"number": 7, "leader": "Anna", "hands": hands},
    }
    played = read_case({**case, "moves": list(moves)}).play()
    told = " ".join(explain.plain(explain.happened(GAME, e, "en"), "en") for e in played.steps[-1].events)
    assert said in told
