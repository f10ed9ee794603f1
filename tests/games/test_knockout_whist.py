"""Knock-Out Whist: its lessons, its rules at every moment of random games, and the cases that are easy to get wrong."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.cases.lessons import lesson_findings
from tutor.core.cards import BACK, cards, spell
from tutor.core.complaints import Complaint
from tutor.core.moves import TABLE, Move, Seat, read_move, seated
from tutor.core.options import changed, listed, name_of
from tutor.core.play import legal, replay, step, verdicts
from tutor.games import shelf
from tutor.games.knockout_whist.options import PRESETS, Options
from tutor.games.knockout_whist.state import PACK, Phase, exchange_limit, full_size, length
from tutor.paths import CONTENT, PACKAGE
from tutor.words import explain
from tutor.words.book.book import load_yaml

GAME = shelf()["knockout-whist"]
FOLDER = CONTENT / GAME.folder
EXAMPLES = load_yaml(FOLDER / "examples.yaml")
EXERCISES = load_yaml(FOLDER / "exercises.yaml")
LESSONS = (*EXAMPLES, *EXERCISES)
GATHERED = (Phase.DEAL, Phase.CUT, Phase.PAY)

cheap = settings(
    deadline=None,
    database=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


# Lessons


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one["id"])
def test_a_lesson_says_what_the_engine_says(lesson):
    assert lesson_findings(lesson) == []


def test_every_scenario_and_exercise_is_there():
    wanted = {
        *(f"ex.{name}" for name in ("trump-hint-longest", "trump-hint-equal", "trump-turn-up", "dog-knock")),
        *(f"ex.{name}" for name in ("several-dogs", "dog-left-neighbour-empty", "dealer-left-out", "orders")),
        *(f"ex.{name}" for name in ("exchange-limits", "guernsey", "always-a-trick-winner")),
        *(f"x.0{n}" for n in range(1, 8)),
        *(f"x.v{n}" for n in range(1, 5)),
    }
    assert {f"knockout-whist.{name}" for name in wanted} <= {one["id"] for one in LESSONS}


# Rule sets


def rule_set(preset: str, **changes: str) -> Options:
    return changed(PRESETS[preset], {name_of(name): value for name, value in changes.items()})


NEEDS_MORE = {
    "exchange-shortage": {"exchange": "on"},
    "first-hand-free": {"dogs-life": "off"},
    "diamond-two-suit": {"diamond-two": "on"},
    "stakes": {"dealer-and-lead": "winner"},
    "stakes.ladder-per-player": {"dealer-and-lead": "winner", "stakes": "on"},
}
SINGLES = {
    f"{option.name}={value}": {**NEEDS_MORE.get(option.name, {}), option.name: value}
    for option in listed(Options)
    for value in option.values
    if value != option.default
}
TABLES = {**PRESETS, **{name: changed(PRESETS["standard"], changes) for name, changes in SINGLES.items()}}


def contradicts(chosen: dict[str, str]) -> bool:
    """Whether the conflict matrix excludes this."""

    def has(name: str, value: str, default: str) -> bool:
        return chosen.get(name, default) == value

    dogs_off, free = has("dogs-life", "off", "on"), has("first-hand-free", "on", "off")
    stakes = has("stakes", "on", "off")
    return (
        (free and not dogs_off)
        or (stakes and (dogs_off or free or has("tie-trump", "turn-up", "cut")))
        or (stakes and has("dealer-and-lead", "rotate", "rotate"))
        or (has("exchange-shortage", "reshuffle", "limit-to-stock") and has("exchange", "off", "off"))
        or (has("diamond-two-suit", "diamonds", "trump") and has("diamond-two", "off", "off"))
        or (has("knock-in-last-trick", "yes", "no") and dogs_off)
        or (has("stakes.ladder-per-player", "on", "off") and not stakes)
    )


def test_two_options_go_together_unless_the_matrix_excludes_them():
    every = {option.name: option for option in listed(Options)}
    for first, second in combinations(every, 2):
        for one in every[first].values:
            for other in every[second].values:
                chosen = {first: one, second: other}
                if contradicts(chosen):
                    with pytest.raises(Complaint):
                        changed(PRESETS["standard"], chosen)
                else:
                    assert changed(PRESETS["standard"], chosen)


@pytest.mark.parametrize(
    "chosen",
    [
        {"first-hand-free": "on"},
        {"stakes": "on"},
        {"stakes": "on", "dealer-and-lead": "winner", "tie-trump": "turn-up"},
        {"stakes": "on", "dealer-and-lead": "winner", "dogs-life": "off"},
        {"stakes": "on", "dealer-and-lead": "winner", "dogs-life": "off", "first-hand-free": "on"},
    ],
    ids=str,
)
def test_the_conflict_matrix_names_both(chosen):
    with pytest.raises(Complaint) as refused:
        changed(PRESETS["standard"], chosen)
    assert refused.value.key == "options-conflict"
    assert {str(fact).partition("=")[0] for fact in (refused.value.facts["first"], refused.value.facts["second"])} & {
        *chosen,
        "dealer-and-lead",
        "dogs-life",
    }


@pytest.mark.parametrize(
    "chosen",
    [
        {"exchange": "on", "rainbow": "on"},
        {"dealer-and-lead": "winner", "tie-trump": "turn-up"},
        {"diamond-two": "on", "no-trump": "on"},
    ],
    ids=str,
)
def test_what_the_matrix_only_warns_of_is_allowed(chosen):
    assert changed(PRESETS["standard"], chosen)


# Random games


def wander(options, source, players=None, *, most=5000, leaving=0.03):
    """Every step of a random game as (before, move, events, after); few walk away from the pot."""
    state = GAME.start(options, seated(players or source.randint(2, 7)))
    for _ in range(most):
        acting = GAME.movers(state)
        if not acting:
            return
        if acting[0] is TABLE:
            move = GAME.chance(state, source)
        else:
            moves = list(legal(GAME, state))
            stay = [m for m in moves if m.verb != "leave"]
            move = source.choice(moves if source.random() < leaving else stay)
        following, events = GAME.apply(state, move)
        yield state, move, events, following
        state = following


def everything(state):
    lying = [c for hand in (*state.hands, *state.discards) for c in hand]
    lying += [c for _, c in state.trick] + [*state.played, *state.stock]
    return lying + ([state.turned] if state.turned else [])


def sound(state):
    """Assert what must hold in every position of a real game."""
    lying = everything(state)
    assert sorted(map(str, lying)) == ([] if state.phase in GATHERED or not lying else sorted(map(str, PACK)))
    assert not GAME.check(state)
    assert all(alive or not hand for alive, hand in zip(state.alive, state.hands, strict=True))
    assert set(state.blind) <= set(state.dogs)
    if state.phase is Phase.PLAY:
        assert sum(state.won) < length(state) <= full_size(state)
        assert sum(map(len, state.hands)) + len(state.trick) + len(state.played) + len(state.stock) <= 52
    if state.phase is Phase.OVER:
        end = GAME.outcome(state)
        assert end.winners == (state.seats[state.winner],)
        assert state.alive[state.winner]


@pytest.mark.parametrize("name", TABLES)
def test_a_game_keeps_its_cards_comes_back_from_writing_and_ends(name):
    source = random.Random(name)
    for players in range(2, 8):
        moves = []
        for number, (before, move, _, after) in enumerate(wander(TABLES[name], source, players)):
            moves.append(move)
            if number % 5 == 0 or not GAME.movers(after):
                sound(after)
                assert GAME.read(after.options, after.seats, {"position": GAME.write(after)}) == after
            assert read_move(str(move), before.seats, GAME.verbs) == move
        assert GAME.outcome(after) is not None
    start = GAME.start(TABLES[name], after.seats)
    record = replay(GAME, start, moves[:150])
    assert record.failure is None
    assert len(moves) > 150 or record.end == after


@cheap
@given(data=st.data())
def test_random_pairs_of_options_play_to_an_end(data):
    preset = data.draw(st.sampled_from(list(PRESETS)))
    options = listed(Options)
    picked = data.draw(st.lists(st.sampled_from(options), min_size=2, max_size=3, unique_by=lambda o: o.name))
    changes = {option.name: data.draw(st.sampled_from(option.values)) for option in picked}
    whole = {
        option.name: getattr(PRESETS[preset], option.name.replace(".", "__").replace("-", "_")) for option in options
    }
    if contradicts(whole | changes):
        with pytest.raises(Complaint, match="options-conflict"):
            changed(PRESETS[preset], changes)
        return
    chosen = changed(PRESETS[preset], changes)
    for _, _, _, after in wander(chosen, random.Random(data.draw(st.integers(0, 9999)))):
        last = after
    sound(last)
    assert GAME.outcome(last) is not None


@pytest.mark.parametrize("name", TABLES)
def test_everything_said_has_words_in_both_languages(name):
    source = random.Random(name)
    told: set[tuple[object, ...]] = set()
    for _ in range(3):
        for before, move, events, _ in wander(TABLES[name], source):
            for event in events:
                if (event.rule, event.gap, tuple(event.facts)) not in told:
                    told.add((event.rule, event.gap, tuple(event.facts)))
                    said(lambda lang, event=event: explain.happened(GAME, event, lang))
            if (before.phase, move.verb) not in told:
                told.add((before.phase, move.verb))
                said(lambda lang, state=before, move=move: explain.did(GAME, state, move, lang))
            if source.random() < 0.12:
                for verdict in verdicts(GAME, before, source.choice(before.seats)):
                    if (before.phase, verdict.rules, verdict.legal, verdict.move.verb) not in told:
                        told.add((before.phase, verdict.rules, verdict.legal, verdict.move.verb))
                        for rule in verdict.rules:
                            said(lambda lang, s=before, v=verdict, r=rule: explain.why(GAME, s, v, lang, r))


def said(words):
    for lang in explain.LANGUAGES:
        text = explain.plain(words(lang), lang)
        assert text.endswith((".", "!")), text
        assert "{" not in text
        assert "None" not in text


# What a seat can know


@cheap
@given(name=st.sampled_from(list(TABLES)), seed=st.integers(0, 9999), back=st.integers(0, 200))
def test_a_seat_sees_nothing_hidden(name, seed, back):
    """Shuffle everything a seat cannot see: to that seat nothing has changed, not even what it may do."""
    states = [before for before, *_ in wander(TABLES[name], random.Random(seed))]
    state = states[-1 - back % len(states)]
    for me, seat in enumerate(state.seats):
        other = reshuffled(state, me, random.Random(back))
        assert GAME.seen_by(other, seat) == GAME.seen_by(state, seat)
        assert GAME.attempts(GAME.seen_by(state, seat), seat) == GAME.attempts(state, seat)
        assert GAME.scene(other, seat) == GAME.scene(state, seat)
        assert GAME.hints(other, seat) == GAME.hints(state, seat)
        if me not in state.blind:
            assert GAME.seen_by(state, seat).hands[me] == state.hands[me]


def reshuffled(state, me, source):
    """The same moment with all cards that this seat cannot see dealt anew among their places."""
    hidden = [c for p, hand in enumerate(state.hands) if p != me or me in state.blind for c in hand]
    hidden += [c for p, pile in enumerate(state.discards) if p != me for c in pile] + list(state.stock)
    source.shuffle(hidden)

    def take(places):
        return tuple(hidden.pop() for _ in places)

    hands = tuple(h if p == me and me not in state.blind else take(h) for p, h in enumerate(state.hands))
    discards = tuple(d if p == me else take(d) for p, d in enumerate(state.discards))
    return state._replace(hands=hands, discards=discards, stock=take(state.stock))


def blind_position(**more):
    hands = {"A": "♠9 8 ♥2", "B": "♦7", "C": "♠5 ♥K ♣2"}
    said = {"number": 5, "dealer": "C", "trump": "♥", "hands": hands, "blind": ["B"], "in": ["A", "B", "C"]}
    return GAME.read(PRESETS["guernsey"], tuple(map(Seat, "ABC")), {"position": {**said, **more}})


def test_who_plays_blind_does_not_see_the_card_either():
    state = blind_position(turn="C", first="C")
    seen = GAME.seen_by(state, Seat("B"))
    assert seen.hands[1] == (BACK,)
    assert seen.hands[0] == (BACK,) * 3
    assert [str(m) for m in GAME.attempts(state, Seat("B"))] == ["B ?", "B knock"]
    assert next(hand for hand in GAME.scene(state, Seat("B")).hands if hand.seat == "B").cards == (BACK,)


def test_a_blind_card_is_shown_when_it_is_played():
    state = blind_position(turn="C", first="C")
    for text in ("C ♠5", "A ♠9"):
        state, _ = step(GAME, state, read_move(text, state.seats, GAME.verbs))
    blind = read_move("B ?", state.seats, GAME.verbs)
    with pytest.raises(Complaint):  # whoever names the card has looked at it
        step(GAME, state, read_move("B ♦7", state.seats, GAME.verbs))
    after, events = step(GAME, state, blind)
    assert events[0].rule == "knockout-whist.opt.stakes.blind"
    assert events[0].facts["card"].text == "♦7"
    assert after.won == (1, 0, 0)


def test_who_plays_blind_may_not_exchange():
    options = rule_set("guernsey", exchange="on")
    said = {"number": 5, "dealer": "C", "trump": "♥", "phase": "exchange", "blind": ["B"], "turn": "A", "first": "A"}
    hands = {"A": "♠9 8 ♥2", "B": "♦7", "C": "♠5 ♥K ♣2"}
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": {**said, "hands": hands}})
    refused = [v for v in verdicts(GAME, state, Seat("B")) if v.move.verb == "discard"]
    assert [(str(v.move), v.legal, v.rule) for v in refused] == [
        ("B discard ?", False, "knockout-whist.opt.stakes.blind")
    ]
    after, _ = step(GAME, state, Move(Seat("A"), "done"))
    assert GAME.movers(after) == ("C",)


# Advice


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        ("♣6 ♠K D ♥6 5 4", [("longest-suit", ("♥",))]),
        ("♣A D ♠8 6 ♥4", [("longest-suit", ("♠", "♣")), ("equal-length", ("♠",))]),
        ("♣A 6 ♠A 6 ♥4", [("longest-suit", ("♠", "♣"))]),
        ("♣A 6 ♠A 5 ♥A 6", [("longest-suit", ("♠", "♥", "♣")), ("equal-length", ("♠",))]),
    ],
)
def test_advice_on_trumps_is_the_longest_suit_then_the_weaker(hand, suits):
    number = 8 - len(cards(hand))
    other = [c for c in PACK if c not in cards(hand)]
    hands = {"A": hand, "B": spell(other[: 8 - number])}
    said = {"number": number, "dealer": "B", "phase": "trump", "chooser": "A", "hands": hands}
    state = GAME.read(PRESETS["standard"], tuple(map(Seat, "AB")), {"position": said})
    assert not GAME.check(state)
    advice = GAME.hints(GAME.seen_by(state, Seat("A")), Seat("A"))
    assert [(a.rule.removeprefix("knockout-whist.hint."), a.facts["suits"]) for a in advice] == suits
    assert not GAME.hints(state, Seat("B"))
    for event in advice:
        said_in = {lang: explain.plain(explain.happened(GAME, event, lang), lang) for lang in explain.LANGUAGES}
        assert said_in["de"] != said_in["en"]


# Exchange


@pytest.mark.parametrize(("number", "most"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 1)])
def test_exchange_limit_follows_the_size_of_the_hand(number, most):
    source = random.Random(number)
    for before, *_ in wander(PRESETS["exchange"], source, 3):
        if before.phase is Phase.EXCHANGE and before.number == number and before.turn not in before.dogs:
            assert exchange_limit(before, before.turn) == most
    state = exchange_state(3, number)
    assert exchange_limit(state, 0) == most


@pytest.mark.parametrize(("players", "size", "stock"), [(6, 7, 9), (6, 6, 16), (7, 7, 2), (7, 6, 10), (7, 5, 17)])
def test_the_stock_runs_short_with_six_and_seven(players, size, stock):
    state = exchange_state(players, 8 - size)
    assert len(state.stock) == stock
    given = 0
    while state.phase is not Phase.PLAY:
        moves = legal(GAME, state) if GAME.movers(state)[0] is not TABLE else [GAME.chance(state, random.Random(1))]
        move = next((m for m in moves if m.verb == "discard"), moves[-1])
        given += move.verb == "draw"
        state, _ = GAME.apply(state, move)
    assert given == stock
    assert not state.stock


def exchange_state(players, number):
    seats = seated(players) if players != 4 else tuple(map(Seat, "ABCD"))
    size = 8 - number
    hands = {str(s): spell(PACK[n * size : n * size + size]) for n, s in enumerate(seats)}
    said = {"number": number, "dealer": str(seats[-1]), "trump": "♣", "phase": "exchange", "hands": hands}
    if number == 1:
        said["turned"] = PACK[-1].text
    return GAME.read(PRESETS["exchange"], seats, {"position": said})


def test_reshuffled_discards_reach_everybody():
    options = rule_set("exchange", exchange_shortage="reshuffle")
    source = random.Random(4)
    exchanged = 0
    for before, move, events, after in wander(options, source, 7, most=400):
        if before.number == 1 and move.verb == "done" and before.discards[before.turn]:
            exchanged += 1
        if any(e.rule == "knockout-whist.opt.exchange-shortage" for e in events):
            own = before.discards[before.turn]
            assert not set(own) & set(after.stock)
    assert exchanged > 2


# The two of diamonds


def diamond(hand, trick, *, suit="trump", trump="♥"):
    options = rule_set("diamond-two", no_trump="on", diamond_two_suit=suit)
    others = {"B": spell([c for c in PACK if c not in cards(f"{hand} {trick}")][: len(cards(hand)) - 1])}
    said = {"number": 8 - len(cards(hand)), "dealer": "A", "trump": trump, "trick": [f"B {trick}"]}
    return GAME.read(options, tuple(map(Seat, "AB")), {"position": {**said, "hands": {"A": hand, **others}}})


@pytest.mark.parametrize(
    ("hand", "trick", "more", "allowed"),
    [
        ("♦2 5 ♠3", "♦9", {}, "♦5"),  # a trump does not follow diamonds
        ("♦2 ♠3 4", "♦9", {}, "♦2 ♠3 4"),  # nor does it have to
        ("♦2 ♠3 4", "♥9", {}, "♦2"),  # but it follows trumps
        ("♥3 ♠3 4", "♦2", {}, "♥3"),  # and led, it calls for them
        ("♦2 5 ♠3", "♦9", {"suit": "diamonds"}, "♦2 5"),
        ("♦2 ♠3 4", "♥9", {"suit": "diamonds"}, "♦2 ♠3 4"),
        ("♦2 5 ♠3", "♦9", {"trump": "none"}, "♦2 5"),
    ],
)
def test_which_suit_the_two_of_diamonds_follows(hand, trick, more, allowed):
    state = diamond(hand, trick, **more)
    assert not GAME.check(state)
    assert sorted(m.card.text for m in legal(GAME, state)) == sorted(c.text for c in cards(allowed))


@pytest.mark.parametrize(("trump", "taker"), [("♥", 0), ("♦", 0), ("none", 1)])
def test_the_two_of_diamonds_beats_the_ace_of_trumps_but_nothing_at_no_trumps(trump, taker):
    state = diamond("♦2 ♠3 4", "♦A", trump=trump)
    after, _ = GAME.apply(state, next(m for m in GAME.attempts(state, Seat("A")) if m.card.text == "♦2"))
    assert after.won[taker] == 1


# Rainbows


def rainbow_deal(*hands):
    seats = tuple(map(Seat, "ABC"))
    said = {"number": 4, "phase": "deal", "dealer": "C", "chooser": "A", "in": ["A", "B", "C"]}
    state = GAME.read(PRESETS["rainbow"], seats, {"position": said})
    return step(GAME, state, Move(TABLE, "deal", cards(" ".join(hands))))


def test_a_rainbow_wins_the_game_before_trumps_are_named():
    after, events = rainbow_deal("♠A ♥A ♦A ♣A", "♠2 3 4 5", "♥2 3 4 5")
    assert GAME.outcome(after).winners == ("A",)
    assert [e.rule for e in events][-1] == "knockout-whist.opt.rainbow"


def test_two_rainbows_cut_the_rest_for_the_game():
    state, _ = rainbow_deal("♠A ♥A ♦A ♣A", "♠2 ♥2 ♦2 ♣2", "♥K 3 4 5")
    assert state.phase is Phase.RAINBOW
    possible = {m.card for m in GAME.chances(state)}
    assert possible == set(state.stock)
    for text in ("♠K", "♦K", "♠9", "♦10"):
        state, _ = step(GAME, state, read_move(f"table cut {text}", state.seats, GAME.verbs))
    assert GAME.outcome(state).winners == ("B",)


def test_no_rainbow_means_trumps_are_named():
    state, _ = rainbow_deal("♠A ♥A ♦A K", "♠2 3 4 5", "♥2 3 4 5")
    assert GAME.movers(state) == ("A",)


# Who deals, who leads, who cuts


def last_tricks(preset, number, won, *, players="ABCD", taker="A", **more):
    """Play the last trick of a hand so that one player takes it: a spade against clubs."""
    order = [taker, *(p for p in players if p != taker)]
    hands = dict(zip(order, ("♠A", "♣3", "♣4", "♣5", "♣6"), strict=False))
    said = {"number": number, "dealer": players[-1], "trump": "♠", "won": won, "last": taker, "turn": taker}
    said |= {"hands": hands, **more}
    state = GAME.read(PRESETS[preset], tuple(map(Seat, players)), {"position": said})
    assert not GAME.check(state)
    while state.phase is Phase.PLAY:
        state, events = GAME.apply(state, legal(GAME, state)[0])
    return state, [e.rule.removeprefix("knockout-whist.") for e in events]


def test_hand_six_can_still_give_a_dogs_life():
    state, events = last_tricks("standard", 6, {"A": 1}, players="ABC")
    assert "dog.several-first" in events
    assert state.dogs == (1, 2)
    assert all(state.alive)


def test_an_old_and_a_new_case_together_are_both_out():
    state, events = last_tricks("standard", 3, {"A": 3, "B": 1}, lives={"C": 1})
    assert state.alive == (True, True, False, False)
    assert events.count("dog.one-per-game") == 2


def test_turn_up_on_ties_and_winner_deals_still_cuts_for_the_deal():
    options = rule_set("winner-leads", tie_trump="turn-up")
    hands = {"A": "♠A", "B": "♣3", "C": "♣4"}
    said = {"number": 5, "dealer": "C", "trump": "♠", "won": {"A": 0, "B": 1, "C": 1}, "last": "C", "turn": "A"}
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": {**said, "hands": hands}})
    while state.phase is Phase.PLAY:
        state, events = GAME.apply(state, legal(GAME, state)[0])
    assert state.phase is Phase.CUT
    for text in ("♠2", "♠9", "♠5"):
        state, events = GAME.apply(state, read_move(f"table cut {text}", state.seats, GAME.verbs))
    assert state.seats[state.dealer] == "B"
    assert "knockout-whist.opt.dealer-and-lead" in [e.rule for e in events]
    state, _ = GAME.apply(state, GAME.chance(state, random.Random(1)))
    assert state.phase is Phase.TURN
    state, _ = GAME.apply(state, GAME.chance(state, random.Random(1)))
    assert GAME.movers(state) == ("B",)


def test_the_cut_looks_at_rank_alone_and_never_shows_a_card_twice():
    said = {"number": 2, "phase": "cut", "dealer": "A", "tied": ["A", "B"], "in": ["A", "B", "C"]}
    state = GAME.read(PRESETS["standard"], tuple(map(Seat, "ABC")), {"position": {**said, "won": {"A": 3, "B": 3}}})
    for rank in "AKDB98765432":
        for suits in ("♠♥", "♦♣"):
            for suit in suits:
                state, _ = step(GAME, state, read_move(f"table cut {suit}{rank}", state.seats, GAME.verbs))
            assert state.phase is Phase.CUT
    assert len(GAME.chances(state)) == 4
    for card in ("♠10", "♥10", "♦10", "♣10"):
        state, _ = step(GAME, state, read_move(f"table cut {card}", state.seats, GAME.verbs))
    # The whole pack has come up in ties: it is put together again.
    assert len(GAME.chances(state)) == 52
    state, _ = step(GAME, state, read_move("table cut ♠2", state.seats, GAME.verbs))
    assert len(GAME.chances(state)) == 51
    state, _ = step(GAME, state, read_move("table cut ♥3", state.seats, GAME.verbs))
    assert state.seats[state.chooser] == "B"


# Stakes


def pay_phase(options, won, lives, alive="ABCD"):
    said = {"number": 3, "phase": "pay", "dealer": "D", "won": won, "lives": lives, "in": list(alive), "pot": 8}
    return GAME.read(options, tuple(map(Seat, "ABCD")), {"position": said})


@pytest.mark.parametrize(
    ("before", "ladder", "out"),
    [
        ({}, "off", False),  # the first event: a dog's life
        ({"D": 1}, "off", False),  # by permission
        ({"D": 2}, "off", False),  # blind
        ({"D": 3}, "off", True),
        ({"A": 1}, "off", True),  # first blank after the event (K22)
        ({"A": 1}, "on", False),  # each step once for everyone
        ({"A": 1, "D": 3}, "on", True),
    ],
)
def test_the_steps_of_the_stakes_game(before, ladder, out):
    options = rule_set("guernsey", stakes__ladder_per_player=ladder)
    hands = {"A": "♠A", "B": "♣3", "C": "♣4", "D": "♣5"}
    said = {"number": 3, "dealer": "D", "trump": "♠", "won": {"A": 1, "B": 2, "C": 1}, "last": "A", "turn": "A"}
    state = GAME.read(options, tuple(map(Seat, "ABCD")), {"position": {**said, "hands": hands, "lives": before}})
    while state.phase is Phase.PLAY:
        state, _ = GAME.apply(state, legal(GAME, state)[0])
    assert state.phase is Phase.PAY
    assert state.alive[3] is not out
    assert state.lives[3] == before.get("D", 0) + (not out)


def test_when_all_with_tricks_leave_the_others_play_one_trick_with_one_card():
    """The takers leave; those who stay all have a single card, so the first trick is the last one."""
    state = pay_phase(PRESETS["guernsey"], {"A": 5}, {"B": 2, "C": 2, "D": 3})
    for verb in ("leave", "pay", "pay", "pay"):
        state, _ = step(GAME, state, Move(GAME.movers(state)[0], verb))
    assert (state.dogs, state.blind) == ((1, 2, 3), (3,))
    source = random.Random(2)
    while state.phase is not Phase.PLAY:
        move = GAME.chance(state, source) if GAME.movers(state)[0] is TABLE else legal(GAME, state)[0]
        state, _ = step(GAME, state, move)
    assert length(state) == 1
    assert not GAME.check(state)
    for _ in range(3):
        assert "knock" not in {m.verb for m in legal(GAME, state)}
        state, _ = step(GAME, state, legal(GAME, state)[0])
    assert sum(state.won) == 1


def test_a_trick_needs_a_card_even_where_the_last_one_may_be_knocked_away():
    options = rule_set("guernsey", knock_in_last_trick="yes")
    hands = {"A": "♠A", "B": "♣3", "C": "♣4"}
    said = {"number": 5, "dealer": "C", "trump": "♠", "dogs": ["A", "B", "C"], "hands": hands, "first": "A"}
    state = GAME.read(options, tuple(map(Seat, "ABC")), {"position": said})
    for _ in range(2):
        state, _ = step(GAME, state, Move(GAME.movers(state)[0], "knock"))
    assert [str(m) for m in legal(GAME, state)] == ["C ♣4"]
    state, _ = step(GAME, state, legal(GAME, state)[0])
    assert state.won == (0, 0, 1)


def test_the_last_one_left_wins_the_pot_without_paying():
    state = pay_phase(PRESETS["guernsey"], {"A": 3, "B": 2}, {"C": 1, "D": 1})
    for _ in range(3):
        state, _ = step(GAME, state, Move(GAME.movers(state)[0], "leave"))
    assert GAME.outcome(state).winners == ("D",)
    assert GAME.outcome(state).points == (("D", 8),)


# Bad input


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"hands": {"A": "♠A", "B": "♠A"}, "trump": "♥"}, "card-twice"),
        ({"hands": {"A": "♠A", "B": "JK1"}, "trump": "♥"}, "card-foreign"),
        ({"hands": {"A": "♠A", "X": "♠2"}, "trump": "♥"}, "no-such-seat"),
        ({"hands": {"A": "♠A", "B": "♠2"}}, "field-missing"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "stars"}, "no-such-word"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "number": 8}, "not-a-number"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "dogs": 3}, "not-a-list"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "won": [1]}, "numbers-per-seat"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "phase": "dance"}, "no-such-word"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "turned": "♠3 4"}, "one-card-only"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "trick": ["A JK1"]}, "card-foreign"),
        ({"hands": {"A": "♠A", "B": "♠2"}, "trump": "♥", "tricks": 3}, "no-such-field"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(said, key):
    with pytest.raises(Complaint) as refused:
        GAME.read(PRESETS["standard"], tuple(map(Seat, "AB")), {"position": said})
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A K", "B": "♠2"}}, "hand-size"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "in": ["A"]}, "out-with-cards"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "won": {"A": 1}}, "too-many-tricks"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A"}, "trick": ["B ♠2"], "turn": "B"}, "turn-without-cards"),
        ({"number": 7, "trump": "♥", "hands": {}, "trick": ["A ♠3", "B ♠2"]}, "trick-already-full"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "stock": "♣2"}, "cards-missing"),
        ({"number": 7, "phase": "deal", "in": ["A"]}, "nobody-to-move"),
        ({"number": 7, "phase": "cut", "tied": ["A", "B"], "turn": "B"}, "cuts-out-of-order"),
        ({"number": 7, "trump": "none", "hands": {"A": "♠A", "B": "♠2"}}, "always-trumps"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "pay"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "order"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "exchange"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "draw"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "phase": "rainbow"}, "phase-needs-option"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "order": "two-ace"}, "order-is-fixed"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "blind": ["A"]}, "nobody-plays-blind"),
        ({"number": 7, "trump": "♥", "hands": {"A": "♠A", "B": "♠2"}, "discards": {"A": "♠3"}}, "no-exchange"),
    ],
)
def test_a_position_that_cannot_be_is_found_out(said, key):
    state = GAME.read(PRESETS["standard"], tuple(map(Seat, "AB")), {"position": said})
    assert key in [problem.key for problem in GAME.check(state)]


@pytest.mark.parametrize("preset", ["straight-out", "first-hand-free"])
def test_where_there_is_no_dogs_life_nobody_can_be_a_dog(preset):
    said = {"number": 6, "trump": "♥", "hands": {"A": "♠A K", "B": "♠2"}, "dogs": ["B"]}
    for options, keys in ((PRESETS["standard"], []), (PRESETS[preset], ["no-dogs-life"])):
        state = GAME.read(options, tuple(map(Seat, "AB")), {"position": said})
        assert [problem.key for problem in GAME.check(state)] == keys


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("table deal ♠A", "deal-count"),
        (f"table deal {spell((*PACK[:13], PACK[0]))}", "card-twice"),
        ("table turn ♠A", "not-possible"),
        ("A ♠A", "not-held"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text, key):
    state = GAME.start(PRESETS["standard"], tuple(map(Seat, "AB")))
    with pytest.raises(Complaint) as refused:
        step(GAME, state, read_move(text, state.seats, GAME.verbs))
    assert refused.value.key == key


def test_new_complaints_have_words():
    keys = set()
    for file in ("position.py", "possible.py", "consequences.py"):
        text = (PACKAGE / "games/knockout_whist" / file).read_text(encoding="utf-8")
        keys |= set(re.findall(r'(?:Complaint|Problem)\(\s*"([a-z-]+)"', text))
    assert len(keys) > 20
    for key in keys:
        for lang in ("de", "en"):
            assert explain.has("knockout_whist", lang, f"error-{key}"), (lang, key)
