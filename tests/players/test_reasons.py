"""Why somebody did what they did: a principle is named only where its case is so, and a habit that was followed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playing import GAMES, rule_sets, seats_for, wander

from tutor.core.cards import Card
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.play import legal
from tutor.games import shelf
from tutor.games.ecarte.state import STRENGTH as ECARTE
from tutor.games.ecarte.state import beats
from tutor.games.getaway.state import STRENGTH as GETAWAY
from tutor.games.gurke.state import target
from tutor.games.gurke.values import ranks
from tutor.games.knockout_whist.state import TRUMP, ranking_of, winning
from tutor.players.known import SUITED, Known, after, fresh
from tutor.players.memory import Memory
from tutor.players.people import PEOPLE, Person
from tutor.players.players import LEVELS, advised_to, as_person
from tutor.players.reasons import ANYTHING, HABIT, LAST, PRINCIPLE, UNWATCHED, Reason, reason
from tutor.players.strategies.ecarte import FIRST
from tutor.shown.counsel import reason_said
from tutor.words import explain


class Made(NamedTuple):
    """A move that somebody made by what they go by."""

    state: Any
    me: int
    move: Move
    moves: tuple[Move, ...]
    known: Known

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.state.hands[self.me]

    @property
    def plays(self) -> list[Move]:
        return [m for m in self.moves if m.verb == PLAY]

    @property
    def still_to_play(self) -> list[int]:
        """Who has cards and has not played to the trick."""
        laid = {p for p, *_ in self.state.trick}
        return [p for p, hand in enumerate(self.state.hands) if hand and p != self.me and p not in laid]


def takes_whist(one: Made, card: Card) -> bool:
    suit, strength = ranking_of(one.state)
    best = winning(one.state)[1]
    return strength[card] > strength[best] and (suit[card] == suit[best] or strength[card] > TRUMP)


def reaches_gurke(one: Made, move: Move) -> bool:
    rank = ranks(one.state.options)
    return min(rank[c] for c in move.cards) >= max(rank[c] for c in target(one.state))


def void_whist(one: Made) -> bool:
    suit = ranking_of(one.state).suit
    return not any(suit[c] == one.state.led for c in one.hand)


def follows(one: Made) -> bool:
    return bool(one.state.trick) and any(c.suit == one.state.led for c in one.hand)


def is_wild(one: Made, move: Move) -> bool:
    return move.cards[0].rank == one.state.options.wild_rank


def takes_ecarte(one: Made) -> bool:
    lead = one.state.trick[0][1]
    return any(beats(m.cards[0], lead, one.state.trump) for m in one.plays)


def trumps_of(one: Made) -> list[Card]:
    return [c for c in one.hand if c.suit == one.state.trump]


CASES: dict[str, Callable[[Made], bool]] = {
    "getaway.well.first-trick": lambda one: one.state.number == 1,
    "getaway.well.shed-high": lambda one: bool(one.state.trick) and not follows(one),
    "getaway.well.last-goes-high": lambda one: follows(one) and not one.still_to_play,
    "getaway.well.high-while-all-follow": lambda one: follows(one) and bool(one.still_to_play),
    "getaway.well.stay-below": lambda one: follows(one) and bool(one.still_to_play),
    "getaway.well.lead-high-in-a-live-suit": lambda one: not one.state.trick,
    "getaway.well.lead-low-where-others-are-higher": lambda one: not one.state.trick,
    "knockout-whist.well.lead-from-a-short-suit": lambda one: (
        not one.state.trick and sum(c.suit == one.move.card.suit for c in one.hand) <= 2
    ),
    "knockout-whist.well.last-wins-cheaply": lambda one: not one.still_to_play and takes_whist(one, one.move.card),
    "knockout-whist.well.take-what-holds": lambda one: bool(one.still_to_play) and takes_whist(one, one.move.card),
    "knockout-whist.well.trump-low": lambda one: void_whist(one) and takes_whist(one, one.move.card),
    "knockout-whist.well.throw-the-lowest": lambda one: not any(takes_whist(one, m.card) for m in one.plays),
    "crazy-eights.well.call-your-suit": lambda one: one.move.verb == "call",
    "crazy-eights.well.draw-only-without-a-card": lambda one: not one.plays and one.move.verb != "call",
    "crazy-eights.well.eight-before-it-is-late": lambda one: (
        is_wild(one, one.move) and any(len(hand) == 1 for p, hand in enumerate(one.state.hands) if p != one.me)
    ),
    "crazy-eights.well.dear-cards-first": lambda one: not is_wild(one, one.move),
    "crazy-eights.well.keep-the-eight": lambda one: all(is_wild(one, m) for m in one.plays),
    "ecarte.well.lead-trumps-from-strength": lambda one: (
        not one.state.trick and (len(trumps_of(one)) >= 3 or any(c.rank in "KD" for c in trumps_of(one)))
    ),
    "ecarte.well.lead-from-two": lambda one: not one.state.trick,
    "ecarte.well.take-cheaply": takes_ecarte,
    "ecarte.well.throw-away-the-lowest": lambda one: not takes_ecarte(one),
    "gurke.well.lead-high-keep-the-highest": lambda one: not one.state.trick and len(one.hand) > 3,
    "gurke.well.lead-the-highest-near-the-end": lambda one: not one.state.trick and len(one.hand) <= 3,
    "gurke.well.reach-and-save-the-small-ones": lambda one: (
        bool(one.state.trick) and len(one.hand) > 3 and reaches_gurke(one, one.move)
    ),
    "gurke.well.go-high-near-the-end": lambda one: (
        bool(one.state.trick) and len(one.hand) <= 3 and reaches_gurke(one, one.move)
    ),
    "gurke.well.cannot-reach": lambda one: bool(one.state.trick) and not any(reaches_gurke(one, m) for m in one.plays),
}
"""The case that a principle begins with, asked of the cards as they lie."""


def height(key: str, one: Made, card: Card) -> int:
    if key == "getaway":
        return GETAWAY[card.rank]
    if key == "gurke":
        return ranks(one.state.options)[card]
    return ranking_of(one.state).strength[card] if key == "knockout-whist" else ECARTE[card.rank]


def habit_followed(key: str, name: str, one: Made) -> bool:
    if name in ("low", "high"):
        single = [m for m in one.plays if len(m.cards) == len(one.move.cards) and not m.value]
        heights = [sum(height(key, one, c) for c in m.cards) for m in single]
        mine = sum(height(key, one, c) for c in one.move.cards)
        return mine == (min(heights) if name == "low" else max(heights))
    if name == "cheap":
        price = one.state.options.price
        return all(price(one.move.cards[0].rank) <= price(m.cards[0].rank) for m in one.plays)
    return {"wild": lambda: is_wild(one, one.move), "keeps": lambda: one.move.verb in ("stand", "refuse")}[name]()


def made_by(key: str, person: Person, seed: int, moves: int = 60):
    """Yield what this person does in random games of every rule set, with what is said of it."""
    game, level = shelf()[key], as_person(LEVELS[person.level], person)
    for number, rules in enumerate(rule_sets(key)):
        source = random.Random(f"{seed}/{number}")
        start = game.start(rules.options, seats_for(game, rules.options, source, 5))
        known = fresh(start)
        for moment in wander(game, start, source, moves):
            before, acting = moment.before, game.movers(moment.before)
            if acting[0] is not TABLE:
                allowed = tuple(legal(game, before, acting[0]))
                memory = Memory(acting[0], {}, known)
                told = advised_to(game, game.seen_by(before, acting[0]), memory, allowed, level)
                assert told is not None
                made = Made(before, before.seats.index(acting[0]), told.move, allowed, known)
                yield game, made, reason(game, before, told.move, allowed, known, level)
            known = after(game, known, before, moment.move, moment.after)


KINDS = {(one.level, one.temper): one for one in PEOPLE}


@pytest.mark.parametrize("person", KINDS.values(), ids=lambda one: one.name)
@pytest.mark.parametrize("key", GAMES)
def test_a_principle_is_named_only_where_its_case_is_so(key: str, person: Person) -> None:
    met: Counter[str] = Counter()
    for game, one, said in made_by(key, person, 1):
        if said.kind in (PRINCIPLE, UNWATCHED):
            assert CASES.get(said.rule, lambda _: True)(one), f"{said} of {one}"
            met[said.rule] += 1
        elif said.kind == HABIT and said.facts["habit"]:
            assert habit_followed(key, str(said.facts["habit"]), one), f"{said} of {one}"
            for lang in ("de", "en"):
                assert explain.say(game.folder, lang, "coach-habit", str(said.facts["habit"]))
            met["habit"] += 1
    assert sum(met.values()) > 50


@pytest.mark.parametrize("person", KINDS.values(), ids=lambda one: one.name)
def test_no_suit_is_called_safe_that_everybody_knows_to_be_stopped(person: Person) -> None:
    """Getaway: who does not watch may believe so, and then it is said of them that they do not watch."""
    for _, one, said in made_by("getaway", person, 2):
        if said.kind == PRINCIPLE and said.rule == "getaway.well.lead-high-in-a-live-suit":
            others = [p for p, hand in enumerate(one.state.hands) if hand and p != one.me]
            assert not any(one.known.void(p, SUITED[one.move.card.suit]) for p in others)


@pytest.mark.parametrize("key", GAMES)
def test_whether_there_was_a_choice_is_told_of_the_last_card_alone(key: str) -> None:
    """A hand stays hidden: of one choice among several cards nothing says that it was the only one."""
    forced = 0
    for _, one, said in made_by(key, PEOPLE[0], 3):
        assert (said.kind == LAST) == (one.move.verb == PLAY and len(one.hand) == len(one.move.cards))
        assert said.kind != ANYTHING
        forced += len(one.moves) == 1 and said.kind != LAST
    assert forced


@pytest.mark.parametrize("key", GAMES)
def test_reasons_are_plain_sentences_in_both_languages(key: str) -> None:
    """No marks of the book's markup, whatever the rule set."""
    game, met = shelf()[key], 0
    for person in (PEOPLE[0], next(one for one in PEOPLE if one.level == "club")):
        level = as_person(LEVELS[person.level], person)
        for preset in game.presets:
            options = game.presets[preset]
            source = random.Random(preset)
            start = game.start(options, seats_for(game, options, source, 5))
            known = fresh(start)
            for moment in wander(game, start, source, 60):
                before, acting = moment.before, game.movers(moment.before)
                if acting[0] is not TABLE:
                    allowed = tuple(legal(game, before, acting[0]))
                    told = advised_to(
                        game, game.seen_by(before, acting[0]), Memory(acting[0], {}, known), allowed, level
                    )
                    assert told is not None
                    why = reason(game, before, told.move, allowed, known, level)
                    for lang in ("de", "en"):
                        said = reason_said(game, why, preset, {}, lang)
                        assert "[[" not in said
                        assert "{?" not in said
                        met += bool(said)
                known = after(game, known, before, moment.move, moment.after)
    assert met > 50


def test_the_rule_to_count_is_told_for_the_seat_that_made_the_decision() -> None:
    """Écarté: elder and dealer count differently, and nobody’s count is told."""
    for lang, whose in (("en", ("elder", "dealer")), ("de", ("Vorhand", "Geber"))):
        game = shelf()["ecarte"]
        for role, mine, other in (("elder", *whose), ("dealer", *whose[::-1])):
            why = Reason(PRINCIPLE, FIRST, {"role": role, "n": 7, "limit": 8})
            said = reason_said(game, why, "standard", {}, lang)
            assert mine in said
            assert other not in said
            assert "7" not in said
