"""Everything said in games at random, and the claims that stand in it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from playing import RuleSet, anyhow, rule_sets, seats_for, wander

from tutor.core.cards import Card
from tutor.core.complaints import Complaint
from tutor.core.game import Game
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.options import changed, listed
from tutor.core.play import legal, tolerated, verdicts
from tutor.words import explain

NAMES = (
    "Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gila", "Hugo", "Ida", "Jola", "Karl",
    "Lena", "Milo", "Nora", "Olaf", "Pia", "Quin", "Rosa", "Sina", "Theo", "Una",
)  # fmt: skip


@dataclass(frozen=True)
class Said:
    """One sentence in both languages, with the moment that it is said of."""

    game: Game
    rule: str
    part: str
    """``yes``, ``no`` or ``event``."""
    before: Any
    after: Any
    """The state after the move; of a verdict the same as before."""
    move: Move
    facts: Any
    de: str
    en: str

    @property
    def seat(self) -> Seat:
        """Whom it is said of."""
        return Seat(str(self.facts.get("seat", self.move.seat)))

    @cached_property
    def names(self) -> frozenset[str]:
        """The facts that the sentence names."""
        return explain.slots(self.game.folder, "en", explain.message_id(self.rule), self.part)

    def can(self, seat: Seat | str | None = None) -> list[Move]:
        """What a seat may do, or what the table lets it do, in the moment after."""
        who = Seat(str(seat or self.seat))
        slips = [move for move in tolerated(self.game, self.after) if move.seat == who]
        return [*legal(self.game, self.after, who), *slips]

    def does(self, *verbs: str, seat: Seat | str | None = None) -> bool:
        """Whether each of these can be done now."""
        return set(verbs) <= {move.verb for move in self.can(seat)}

    def lays(self, cards: Sequence[Card], seat: Seat | str | None = None) -> bool:
        """Whether each of these cards can be laid now."""
        return set(cards) <= {one for move in self.can(seat) if move.verb == "play" for one in move.cards}

    @cached_property
    def next(self) -> Seat | None:
        """Who acts next once the table has given what it owes."""
        state, source = self.after, random.Random(1)
        while acting := self.game.movers(state):
            if acting[0] is not TABLE:
                return acting[0]
            state, _ = self.game.apply(state, self.game.chance(state, source))
        return None

    def held(self, seat: Seat | str | None = None, *, after: bool = True) -> tuple[Card, ...]:
        """The cards of a seat."""
        scene = self.game.scene(self.after if after else self.before, None)
        return next(hand.cards for hand in scene.hands if hand.seat == (seat or self.seat))

    def score(self, seat: Seat | str, *, after: bool = True) -> int:
        """The score of a seat as the table shows it."""
        scene = self.game.scene(self.after if after else self.before, None)
        return next(hand.score or 0 for hand in scene.hands if hand.seat == seat)


@dataclass(frozen=True)
class Claim:
    """Something that sentences say, by their words in both languages or by the fact they name."""

    says: str
    holds: Callable[[Said], bool]
    en: str = ""
    de: str = ""
    fact: str = ""
    rules: str = ""
    """The beginning of the ids that it is looked for in; everywhere if empty."""

    def stands_in(self, said: Said) -> bool:
        """Whether this sentence says it."""
        if not said.rule.startswith(self.rules):
            return False
        if self.fact:
            return self.fact in said.names and bool(said.facts.get(self.fact))
        found = re.search(self.en, said.en) is not None
        assert found == (re.search(self.de, said.de) is not None), f"one language alone: {said.en} | {said.de}"
        return found


def tables(key: str, pairs: int) -> Iterator[RuleSet]:
    """Every preset, every single option, and so many pairs of options at random."""
    yield from rule_sets(key)
    game = rule_sets(key)[0].game
    source = random.Random(key)
    some = [(one, other) for one, other in combinations(listed(game.options), 2) if one.needs or other.needs]
    every = list(combinations(listed(game.options), 2))
    for number in range(pairs):
        one, other = source.choice(some if number % 2 and some else every)
        wanted = {option.name: source.choice(option.values) for option in (one, other)}
        wanted |= {option.needs[0]: option.needs[1] for option in (one, other) if option.needs}
        try:
            options = changed(next(iter(game.presets.values())), wanted)
        except Complaint:
            continue
        yield RuleSet(game, " + ".join(f"{name}={value}" for name, value in wanted.items()), "", options)


def talkative(game: Game, state: Any, source: random.Random) -> Move:
    """Choose a kind of move first, so that what is seldom done is done; now and then a mistake that is let happen."""
    acting = game.movers(state)
    if acting[0] is TABLE:
        return game.chance(state, source)
    slips = tolerated(game, state) if source.random() < 0.1 else []
    moves = slips or list(legal(game, state, source.choice(acting))) or list(legal(game, state))
    verb = source.choice(sorted({move.verb for move in moves}))
    return source.choice([move for move in moves if move.verb == verb])


def spoken(one: RuleSet, seed: int, moments: int, every: int) -> Iterator[Said]:
    """Everything that happens in a game at random, and every so often all that anybody might try."""
    game = one.game
    source = random.Random(f"{one!r} {seed}")
    seats = tuple(map(Seat, NAMES[: len(seats_for(game, one.options, source, 6))]))
    choose = talkative if seed % 2 else anyhow
    for number, moment in enumerate(wander(game, game.start(one.options, seats), source, moments, choose)):
        told = (moment.before, moment.after, moment.move)
        for event in moment.events:
            de, en = (explain.happened(game, event, lang, seats) for lang in ("de", "en"))
            yield Said(game, event.rule, "event", *told, event.facts, de, en)
        if number % every:
            continue
        state = moment.before
        acting = [seat for seat in game.movers(state) if seat is not TABLE]
        asked = [*acting, *([source.choice(seats)] if acting and number % (5 * every) == 0 else [])]
        for seat in dict.fromkeys(asked):
            for verdict in verdicts(game, state, seat):
                facts = dict(game.facts(state, verdict.move), instead=verdict.instead)
                for rule in verdict.rules[: 2 if verdict.legal else 1]:
                    de, en = (explain.why(game, state, verdict, lang, rule) for lang in ("de", "en"))
                    part = "yes" if verdict.legal else "no"
                    yield Said(game, rule, part, state, state, verdict.move, facts, de, en)
