"""What must hold in every game, under every rule set, at every moment of a random game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playing import GAMES, Moment, RuleSet, rule_sets, seats_for, wander

from tutor.bench.invariants import cards_kept, inside
from tutor.cases.transcript import Case, dump, load, read_case, write_case
from tutor.core.cards import Card, card, cards, spell
from tutor.core.complaints import Complaint
from tutor.core.game import in_full
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, read_move
from tutor.core.options import changed, listed
from tutor.core.play import IllegalMove, legal, step, verdicts
from tutor.games import shelf
from tutor.paths import CONTENT
from tutor.words import explain

LONGEST = 6_000
"""No random game may take more moves; the longest measured took 2,000."""

cheap = settings(
    deadline=None,
    database=None,
    max_examples=16,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
every_game = pytest.mark.parametrize("key", GAMES)


# Playing to the end


@every_game
def test_every_preset_and_every_value_plays_to_an_end_and_no_card_is_lost(key):
    for number, one in enumerate(rule_sets(key)):
        source = random.Random(number)
        state = one.game.start(one.options, seats_for(one.game, one.options, source))
        for length, moment in enumerate(wander(one.game, state, source, LONGEST)):
            if length % 5 == number % 5:
                cards_are_kept(one, moment)
            if length % 40 == number % 40:
                is_possible(one, moment.after)
            state = moment.after
        assert not one.game.movers(state), f"{one} has no end in {LONGEST} moves"
        assert one.game.outcome(state) is not None, one


@every_game
@cheap
@given(data=st.data())
def test_any_two_changes_conflict_in_words_or_play(key, data):
    game = shelf()[key]
    preset = data.draw(st.sampled_from(list(game.presets)))
    options = st.sampled_from(listed(game.options))
    changes = {o.name: data.draw(st.sampled_from(o.values)) for o in data.draw(st.tuples(options, options))}
    try:
        chosen = changed(game.presets[preset], changes)
    except Complaint as refusal:
        in_both_languages(refusal)
        return
    one = RuleSet(game, f"{preset} + {changes}", preset, chosen)
    source = random.Random(data.draw(st.integers(0, 10_000)))
    seats = seats_for(game, chosen, source)
    for moment in wander(game, game.start(chosen, seats), source, 40):
        cards_are_kept(one, moment)
        assert game.movers(moment.after) or game.outcome(moment.after) is not None
    is_possible(one, moment.after)


def cards_are_kept(one: RuleSet, moment: Moment) -> None:
    wrong = cards_kept(moment)
    assert not wrong, f"{one}: {wrong}"


def is_possible(one: RuleSet, state: Any) -> None:
    problems = one.game.check(state)
    assert not problems, f"{one}: a position of a real game is called impossible: {problems}"


def test_a_card_made_doubled_or_lost_is_noticed():
    game = shelf()["getaway"]
    source = random.Random(2)
    start = game.start(next(iter(game.presets.values())), seats_for(game, next(iter(game.presets.values())), source))
    moment = next(one for one in wander(game, start, source, 40) if one.move.seat != TABLE and one.move.verb == PLAY)
    assert not cards_kept(moment)
    first, second, *rest = moment.after.hands
    for what, hands in (
        ("doubles", (first + second[:1], second, *rest)),
        ("out of nothing", ((*first, Card("A", "x")), second, *rest)),
        ("loses", (first[1:], second, *rest)),
    ):
        assert what in cards_kept(moment._replace(after=moment.after._replace(hands=hands)))


# At any moment


games = st.tuples(st.integers(0, 1_000), st.integers(0, 10_000), st.integers(1, 90))
"""Which rule set, which random game, how many moves of it."""


def played(key: str, which: tuple[int, int, int]) -> tuple[RuleSet, Any, list[Moment]]:
    """A rule set, a start, and the first moves of a random game."""
    number, seed, length = which
    one = rule_sets(key)[number % len(rule_sets(key))]
    source = random.Random(seed)
    start = one.game.start(one.options, seats_for(one.game, one.options, source, most=7))
    return one, start, list(wander(one.game, start, source, length))


def some_seats(state: Any, which: tuple[int, int, int]) -> list[Any]:
    """Three seats or fewer, whoever they are; all are asked the same."""
    _, seed, length = which
    return list(dict.fromkeys(state.seats[(seed + length * n) % len(state.seats)] for n in range(3)))


@every_game
@cheap
@given(which=games)
def test_every_verdict_has_its_reason_in_words_and_judges_the_legal_moves(key, which):
    one, _, made = played(key, which)
    game, state = one.game, made[-1].after
    for seat in some_seats(state, which):
        judged = verdicts(game, state, seat)
        assert [v.move for v in judged if v.legal] == list(legal(game, state, seat))
        assert len({v.move for v in judged}) == len(judged), "one attempt is judged twice"
        for verdict in judged:
            allowed = {v.move for v in judged if v.legal}
            assert verdict.rule.startswith(f"{key}.")
            assert set(verdict.instead) <= allowed, f"{one}: {verdict} advises what is not legal"
            assert verdict.legal or verdict.move not in verdict.instead
            assert not verdict.gap or verdict.gap.startswith(f"{key}.")
        said: dict[Any, Any] = {(v.rule, v.legal, v.move.verb, bool(v.gap)): v for v in judged}
        for verdict in said.values():
            for lang in LANGUAGES:
                is_a_sentence(explain.why(game, state, verdict, lang), lang)
                for other in verdict.rules[1:]:
                    is_a_sentence(explain.why(game, state, verdict, lang, other), lang)
                phrases = [explain.move_phrase(game, state, verdict.move, lang)]
                if verdict.move.verb != PLAY:
                    facts = game.facts(state, verdict.move)
                    phrases.append(explain.move_words(game.folder, lang, verdict.move, "button", facts))
                for phrase in phrases:
                    assert phrase == " ".join(phrase.split()) != "", f"{verdict.move}: {phrase!r}"


@every_game
@cheap
@given(which=games)
def test_every_move_and_event_has_words(key, which):
    one, _, made = played(key, which)
    said = {}
    for moment in made:
        said[moment.move.verb, moment.move.seat == TABLE] = moment
        for event in moment.events:
            assert event.rule.startswith(f"{key}.")
            said[event.rule, event.gap] = moment
    for what, moment in said.items():
        for lang in LANGUAGES:
            is_a_sentence(explain.did(one.game, moment.before, moment.move, lang), lang)
            for event in moment.events:
                if (event.rule, event.gap) == what:
                    is_a_sentence(explain.happened(one.game, event, lang), lang)


def is_a_sentence(text: str, lang: str) -> None:
    spoken = explain.plain(text, lang)
    assert spoken.rstrip("“”’»")[-1] in ".!?", spoken
    for slip in (r"\{", r"\bNone\b(?! of)", "  "):
        assert not re.search(slip, spoken), spoken


@every_game
@cheap
@given(which=games)
def test_what_the_rules_refuse_cannot_be_done(key, which):
    one, _, made = played(key, which)
    game, state = one.game, made[-1].after
    if not game.movers(state):
        return
    for seat in some_seats(state, which):
        for verdict in verdicts(game, state, seat):
            if verdict.legal:
                continue
            if game.tolerates is not None and game.tolerates(state, verdict):
                step(game, state, verdict.move)
            else:
                with pytest.raises(IllegalMove) as refused:
                    step(game, state, verdict.move)
                assert refused.value.verdict.rule == verdict.rule


@every_game
@cheap
@given(which=games)
def test_a_position_reads_back_as_it_was_written(key, which):
    one, start, made = played(key, which)
    for state in (start, *(moment.after for moment in made[::7]), made[-1].after):
        written = one.game.write(state)
        names = {field.name for field in one.game.fields} or set(written)
        assert set(written) <= names
        assert not documented(key) or names <= documented(key), "content/FORMATS.md lists the fields of a position"
        for said in (written, json.loads(json.dumps(written)), load(dump(written))):
            back = one.game.read(one.options, state.seats, {"position": said})
            assert back == state, f"{one}: {differing(state, back)}"


@cache
def documented(key: str) -> set[str]:
    """The fields of a game's position, as the format of the content files has them; a new game need not be there."""
    rows = (CONTENT / "FORMATS.md").read_text(encoding="utf-8").splitlines()
    return {name for row in rows if row.startswith(f"| {key} | ") for name in re.findall(r"`(\w+)`", row)}


def differing(state: Any, back: Any) -> dict[str, Any]:
    return {f: (getattr(state, f), getattr(back, f)) for f in state._fields if getattr(state, f) != getattr(back, f)}


@every_game
@cheap
@given(which=games)
def test_a_record_read_back_is_the_same_game(key, which):
    one, start, made = played(key, which)
    case = Case(one.game, one.preset, one.options, start.seats, {}, tuple(moment.move for moment in made))
    said = write_case(case)
    for text in (dump(said), json.dumps(said)):
        again = read_case(load(text))
        assert again == case
        run = again.play()
        assert run.failure is None, f"{one}: {run.failure}"
        assert run.end == made[-1].after
    for moment in made:
        assert read_move(str(moment.move), start.seats, one.game.verbs) == moment.move


# What a seat can know


@every_game
@cheap
@given(which=games)
def test_a_seat_sees_nothing_that_is_hidden(key, which):
    one, _, made = played(key, which)
    game, state = one.game, made[-1].after
    hands = {hand.seat: hand for hand in game.scene(state, None).hands}
    for seat in state.seats:
        shown = game.scene(state, seat)
        open_cards = {c for hand in shown.hands for c in hand.cards} | {c for _, laid in shown.trick for c in laid}
        for hand in shown.hands:
            assert hand.count == hands[hand.seat].count
            assert hand.seat == seat or not (set(hand.cards) and hand.hidden)
        seen = set(inside(game.seen_by(state, seat)))
        hidden = {c for hand in hands.values() if hand.seat != seat for c in hand.cards} - open_cards
        leaked = [c.text for c in hidden & seen if not was_shown(c, made, seat)]
        assert not leaked, f"{one}: {seat} can see {leaked}"


def was_shown(one: Card, made: list[Moment], seat: str) -> bool:
    """Whether everybody has seen this card go by, or this seat has held it."""
    return any(one in moment.move.cards and moment.move.verb != "deal" for moment in made)


@every_game
@cheap
@given(which=games)
def test_two_hands_exchanged_out_of_sight_look_the_same(key, which):
    one, _, made = played(key, which)
    game, state = one.game, made[-1].after
    written = in_full(game, state)
    hidden = [hand.seat for hand in game.scene(state, None).hands if hand.count]
    for seat in hidden:
        others = [name for name in hidden if name != seat]
        for other in exchanges(written, others, lies_open=getattr(one.options, "undealt_shown", "no") == "yes"):
            try:
                twin = game.read(one.options, state.seats, {"position": other})
            except Complaint:
                continue  # the card was known from elsewhere
            if not game.check(twin):
                assert game.seen_by(twin, seat) == game.seen_by(state, seat), f"{one}: {seat} can tell"


def exchanges(written: dict[str, Any], others: list[Any], *, lies_open: bool) -> Iterator[dict[str, Any]]:
    """The position with two cards exchanged: between two hands, and between a hand and what lies face down."""
    hands = {name: list(cards(str(text))) for name, text in written.get("hands", {}).items()}
    if len(others) > 1:
        first, second = others[:2]
        swapped = {**hands, first: [hands[second][0], *hands[first][1:]], second: [hands[first][0], *hands[second][1:]]}
        yield {**written, "hands": {name: spell(hand) for name, hand in swapped.items()}}
    for pile in ("pile", "stock", "talon"):
        down = list(cards(str(written[pile]))) if isinstance(written.get(pile), str) else []
        if down and others and not lies_open:
            swapped = {**hands, others[0]: [down[0], *hands[others[0]][1:]]}
            rest = spell([hands[others[0]][0], *down[1:]])
            yield {**written, "hands": {name: spell(hand) for name, hand in swapped.items()}, pile: rest}


def in_both_languages(refusal: Complaint) -> None:
    german, english = (explain.complaint(refusal, lang) for lang in LANGUAGES)
    assert german != english


def test_cards_are_one_object_each():
    assert card("♥D") is card("QH") is card("herzD")
