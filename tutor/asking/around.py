"""The moments around a question: those of a game that it may speak of, how near each is, and what the engine says."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from tutor.asking.heard import kinds_of
from tutor.asking.index import index
from tutor.asking.likened import Found, Likened, elsewhere, likened
from tutor.asking.moment import Stood, reads_question, stood_at
from tutor.asking.ruled import Ruled, ruled
from tutor.asking.rulesets import RuleSet, by_name
from tutor.asking.spent import Votes, spent
from tutor.core.game import AnyGame
from tutor.core.plain import Plain

BESIDE = 8
"""So many of the nearest moments are looked at for another answer."""
LEARNED = 5
"""So many of the likeliest by what was learned are looked at, whatever speaks against them."""


KEPT = 20_000
_SAID: dict[tuple[int, frozenset[str], tuple[RuleSet, ...]], Stood | None] = {}
"""What the engine says to moments in which nothing is read from the question; moments are kept for good."""


class Beside(NamedTuple):
    """One of the nearest moments, and what the engine says to it."""

    like: Likened
    stood: Stood | None


class Around:
    """A question about moments of a game, and the moments around it."""

    def __init__(
        self,
        game: AnyGame,
        moments: Sequence[Mapping[str, Plain]],
        text: str,
        said: str,
        presets: tuple[RuleSet, ...],
        *,
        rules: Sequence[Found] = (),
        told: Collection[str] = (),
        own: bool = False,
    ) -> None:
        """Keep what is asked.

        ``said`` is the question as it was put, for its meaning; ``rules`` are those that its words find, ``told`` the
        rule sets that it names; ``own`` says that a rule of somebody's own is told: only a moment under other than the
        usual rules can be meant.
        """
        self.game, self.text, self.said, self.presets = game, text, said, presets
        self.rules, self.told, self.own = rules, told, own
        self.kinds = kinds_of(text)
        self.usual = next(iter(game.presets))
        self.moments = [one for one in moments if self._can_be(one)]

    def _can_be(self, moment: Mapping[str, Plain]) -> bool:
        """Whether a moment is none of one rule set where the question tells another, or a rule of its own."""
        if self.own and not has_own_rules(moment, self.usual):
            return False
        if not self.told or "preset" not in moment:
            return True
        of = str(moment["preset"])
        named = of in self.told or of.partition("+")[0] in self.told
        return named or bool({*self.told} & {*moment.get("only", ())} - {self.usual})

    def _under(self, moment: Mapping[str, Plain]) -> tuple[RuleSet, ...]:
        """Return the rule sets under which a moment is asked: where somebody's own is told, one that has it."""
        only = moment.get("only", ())
        return by_name(only[:1], self.presets) if self.own and only and self.usual not in only else self.presets

    def stood(self, moment: Mapping[str, Plain], kinds: set[str] | None = None) -> Stood | None:
        """Return what the engine says to a moment, asked about as the question asks, or in these ways."""
        ways, rules = kinds or self.kinds, self._under(moment)
        if reads_question(moment):
            return stood_at(self.game, moment, self.text, ways, rules)
        key = (id(moment), frozenset(ways & {"may", "must"}), rules)
        if key not in _SAID:
            if len(_SAID) >= KEPT:
                _SAID.clear()
            _SAID[key] = stood_at(self.game, moment, self.text, ways, rules)
        return _SAID[key]

    def beside(self, one: Likened) -> Beside:
        """Return a moment with what the engine says: asked about as the question asks, if its nearest wording does."""
        return Beside(one, self.stood(one.wording.moment, set(one.wording.kinds & self.kinds or one.wording.kinds)))

    @cached_property
    def every(self) -> Sequence[Likened]:
        """The moments that may be spoken of under the rule sets meant, the nearest first."""
        found = likened(self.moments, self.text, self.said, self.rules, self.game.key)
        return [one for one in found if not elsewhere(self.game, one, self._under(one.wording.moment))]

    @cached_property
    def near(self) -> Sequence[Beside]:
        """The nearest against which nothing speaks."""
        return [self.beside(one) for one in [one for one in self.every if not one.against][:BESIDE]]

    @cached_property
    def learned(self) -> Sequence[Beside]:
        """The likeliest by what was learned that are not among the nearest."""
        near = {id(one.like) for one in self.near}
        likeliest = sorted(self.every, key=lambda one: -one.taught)[:LEARNED]
        return [self.beside(one) for one in likeliest if id(one) not in near]

    @cached_property
    def fitting(self) -> Sequence[Mapping[str, Plain]]:
        """The moments against which nothing speaks, the nearest first."""
        return [one.wording.moment for one in self.every if not one.against]

    @cached_property
    def answers(self) -> Ruled:
        """How likely each rule answers the question, and with what."""
        return ruled(self.game.key, self.text, self.said)

    @cached_property
    def before(self) -> Votes:
        """How the nearest questions that were asked before vote."""
        meaning = index().meaning
        return spent(meaning).votes(meaning.read(self.said), self.game.key)

    @property
    def nearer(self) -> Sequence[Beside]:
        """The nearest, then those that are likely by what was learned alone."""
        return [*self.near, *self.learned]


def has_own_rules(moment: Mapping[str, Plain], usual: str) -> bool:
    """Whether a moment is one under other than the usual rules."""
    return (
        moment.get("preset", usual) != usual
        or "options" in moment.get("case", {})
        or usual not in moment.get("only", (usual,))
    )
