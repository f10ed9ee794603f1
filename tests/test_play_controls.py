"""Whatever the engine lets the person at the seat do can be done on the page where one plays, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from playing import GAMES, RuleSet, rule_sets, seats_for

from tutor.cases.transcript import Case, read_case
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.play import Replay, legal, replay, tolerated
from tutor.players.against import MAY, YOU, Against
from tutor.players.players import level
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.words import explain

WALKS = ((5, 60), (4, 60), (3, 110), (3, 90))
"""The most players and the moves of each random game under a rule set."""
ENOUGH = 2
"""So many moments of each verb are looked at, on turn and out of turn."""
BY_TABLE = {
    "getaway": {"deal"},
    "knockout-whist": {"deal", "turn", "cut", "draw"},
    "crazy-eights": {"deal", "turn", "shuffle"},
    "ecarte": {"deal", "turn", "cut", "draw"},
    "gurke": {"deal", "dealer", "draw", "redeal"},
}
"""What only the table does."""
RARE = {
    "crazy-eights": {
        "players": ["A", "B"],
        "options": {"starter-wild": "dealer-calls"},
        "hands": {"A": "♠2 4 ♥6 ♣9 ♦K 7 3", "B": "♣2 3 4 5 6 7 10"},
        "moves": ["table turn ♠8"],
    },
    "ecarte": {
        "players": ["V", "G"],
        "options": {"name-suit": "binding"},
        "dealer": "G",
        "hands": {"V": "♣A ♥D ♥8 ♠B ♦7", "G": "♣8 ♥K ♥7 ♠9 ♦10"},
        "moves": ["table turn ♣9", "V stand", "V ♥D = ♠"],
    },
}
"""Told, because chance seldom leads there: the dealer's call, and a lead under a wrong name."""


class Moment(NamedTuple):
    """Somebody may say or do something."""

    case: Case
    state: Any
    seat: Seat
    verb: str


def here(case: Case, state: Any) -> Iterator[Moment]:
    """What each seat may do now."""
    for seat in case.game.movers(state):
        if seat is not TABLE:
            yield from (Moment(case, state, seat, verb) for verb in {m.verb for m in legal(case.game, state, seat)})


def walked(one: RuleSet, number: int) -> Iterator[Moment]:
    """Play at random, with words more often than chance would have them."""
    game, (most, moves) = one.game, WALKS[number]
    source = random.Random(f"{one} {number}")
    seats = seats_for(game, one.options, source, most)
    state: Any = game.start(one.options, seats)
    made: tuple[Move, ...] = ()
    for _ in range(moves):
        if not game.movers(state):
            return
        yield from here(Case(game, one.preset, one.options, seats, {}, made), state)
        made = (*made, any_word(game, state, source))
        state, _ = game.apply(state, made[-1])


def any_word(game: Any, state: Any, source: random.Random) -> Move:
    """Something that may be done; taking hands and drawing would only make games long."""
    acting: Sequence[Seat] = game.movers(state)
    may = [move for seat in acting if seat is not TABLE for move in legal(game, state, seat)]
    words = [move for move in may if move.verb not in (PLAY, "take", "draw")]
    plays = [move for move in may if move.verb == PLAY]
    slips = tolerated(game, state) if source.random() < 0.05 else []
    if acting[0] is TABLE and not (words and source.random() < 0.5):
        return game.chance(state, source)
    if slips:
        return source.choice(slips)
    if words and (not plays or source.random() < 0.4):
        verb = source.choice(sorted({move.verb for move in words}))
        return source.choice([move for move in words if move.verb == verb])
    return source.choice(plays or may)


def moments(key: str) -> dict[tuple[str, bool], list[Moment]]:
    """Return for each verb, on turn and out of turn, some moments at which somebody may use it."""
    found: dict[tuple[str, bool], list[Moment]] = {}

    def keep(moment: Moment) -> None:
        first = moment.case.game.movers(moment.state)[0]
        kept = found.setdefault((moment.verb, moment.seat == first), [])
        if len(kept) < ENOUGH and moment.case.options not in [other.case.options for other in kept]:
            kept.append(moment)

    if key in RARE:
        case = read_case({"game": key, **RARE[key]})
        for moment in here(case, case.play().end):
            keep(moment)
    for one in rule_sets(key):
        for number in range(len(WALKS)):
            for moment in walked(one, number):
                keep(moment)
    return found


def labels(told: dict[str, Any], you: str, verb: str) -> dict[str, str]:
    """Return what can be pressed for a verb, by move, with what stands on it: as the page's own script finds it."""
    tries = told["tries"][-1]
    hand = next(h for h, s in zip(told["scenes"][-1]["hands"], told["seats"], strict=True) if s["id"] == you)
    held = {one["card"] for one in tries if "card" in one and one["card"] in hand["cards"]}
    found = {}
    for one in tries:
        assert one["seat"] == you
        if one["move"].split()[1] not in (verb, *held) or not (one["legal"] or one.get("tolerated")):
            continue
        if "verb" in one:
            assert told["picks"][one["verb"]]
        elif "card" in one or "of" in one:
            assert one.get("card", one.get("of")) in held
        found[one["move"]] = one["button"]
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_verb_has_a_control_wherever_it_may_be_used(key):
    found = moments(key)
    game = rule_sets(key)[0].game
    assert set(game.verbs) - {verb for verb, _ in found} == BY_TABLE[key]
    for (verb, _), several in found.items():
        for case, state, seat, _ in several:
            run = Replay(state, ())
            sitting = Against(game, state, seat, level("thumb"), 1)
            may = [move for move in legal(game, state, seat) if move.verb == verb]
            asked = sitting.waits_for() in (YOU, MAY)
            assert asked or verb == PLAY, f"{case} nobody waits for {verb}"
            for lang in LANGUAGES:
                told = unpacked(line(case, Telling(lang, seat=seat, you=True), run=run, since=0).packed)
                pressed = labels(told, str(seat), verb)
                for move in may:
                    label = pressed.get(str(move), "")
                    assert label.strip(), f"{case} {lang}: no control for {move}"
                    assert not set("{}[]") & set(label), label
                after = replay(game, state, may[:1]).steps[0]
                assert explain.did(game, state, after.move, lang).strip()
