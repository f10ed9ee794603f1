"""A block at which somebody sits down and plays: the deal, whose hand it is, and what is told when it comes up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.players.against import Against
from tutor.players.players import Level
from tutor.teaching.first_table import LEVEL, LONGEST, begun_at, played_through, sit_down, told_at
from tutor.teaching.taught import Taught, all_words, is_fact, words_in
from tutor.words import library

MOST_DEALS = 1_000_000


@dataclass(frozen=True)
class Table:
    """What a block says of a table at which somebody sits down."""

    case: Case
    you: str
    deal: int
    """Its number: the same number deals the same cards."""
    without: tuple[str, ...]
    """Kinds of move that were not taught yet: nobody is offered them who sits here, and the others do not make them."""
    asks: tuple[str, ...]
    """Kinds of move that are asked for: while one of them may be said, no card is played, for that would say it too."""
    shows: tuple[str, ...]
    """Which facts of the game stand on the table; the others were not taught yet."""
    told: Mapping[str, str]
    """By rule, what is told when it first comes up."""
    after: str
    """What is told when the deal is over."""
    whole: bool = False
    """Whether it is played to the end of a game, with the score, a coach, and another game after it."""
    begin: int = 0
    """So many moves are made, as the others would make them, before the reader takes the seat."""
    turns: int = 0
    """After how many of their decisions the table ends; nought is after the deal."""
    before: Taught | None = None
    """What was taught before one sat down, where the notebook keeps to an order."""

    @property
    def unoffered(self) -> frozenset[str]:
        """Kinds of move that nobody offers whoever sits here."""
        if self.before is None:
            return frozenset(self.without)
        return frozenset((*self.without, *(verb for verb in self.case.game.verbs if not self.before.offers(verb))))

    def sit(self, level: Level = LEVEL, further: int = 0) -> Against:
        """Sit down at the deal of the table, or so many further."""
        table = sit_down(self.case, self.you, self.deal + further, self.without, level)
        begun_at(table, 0 if further else self.begin)
        return self.limited(table)

    def dealt(self, deal: int) -> Against:
        """Sit down at another deal, as if the table had been set with its number."""
        return replace(self, deal=deal).sit()

    def limited(self, table: Against) -> Against:
        """Give a game that was found again what it does not remember: what is offered, and when it ends."""
        table.unoffered, table.asked = self.unoffered, frozenset(self.asks)
        table.unmade = frozenset(self.without)  # from here on: what led to this seat has been played
        table.turns, table.from_turn = self.turns, self.begin
        return table

    def told_in(self, game: Against) -> dict[int, str]:
        """Return which rule has been told after how many moves."""
        at = min(self.begin, len(game.steps))
        state = game.steps[at - 1].after if at else game.start
        found = told_at(game.game, state, game.steps[at:], game.you, tuple(self.told))
        return {at + n: rule for n, rule in found.items()}

    def taught_with(self, rules: Iterable[str]) -> Taught:
        """Return what was taught once these of the rules were told."""
        game = self.case.game
        offered = Taught(verbs=frozenset(game.verbs), words=all_words(game)) if self.before is None else self.before
        return offered | Taught(badges=frozenset(self.shows)) | told_so_far(game, self.told, rules)


def told_so_far(game: AnyGame, told: Mapping[str, str], rules: Iterable[str]) -> Taught:
    """Return what has been taught once these of the rules were told."""
    chosen = tuple(rules)
    text = " ".join(str(told.get(rule, "")) for rule in chosen)
    return Taught(rules=frozenset(chosen), words=words_in(game.folder, text))


def table_of(said: Mapping[str, Plain], case: Case) -> Table:
    """Return the table that a block's fields describe.

    Raises ``Complaint`` where they cannot be read.
    """
    deal, told, without = said.get("deal", 0), said.get("told") or {}, said.get("without") or []
    if isinstance(deal, bool) or not isinstance(deal, int) or not 0 <= deal < MOST_DEALS:
        raise Complaint("sit-deal", text=str(deal)[:40])
    if not isinstance(told, Mapping):
        raise Complaint("sit-told-not-a-mapping")
    shows = said.get("shows") or []
    asks = said.get("asks") or []
    for name, value in (("without", without), ("asks", asks), ("shows", shows)):
        if not isinstance(value, list):
            raise Complaint("not-a-list", field=name, text=str(value)[:40])
    for name, verbs in (("without", without), ("asks", asks)):
        for verb in verbs:
            if verb not in case.game.verbs:
                raise Complaint("no-such-word", field=name, text=str(verb)[:40], values=", ".join(case.game.verbs))
    for number, fact in enumerate(shows):
        if not is_fact(case.game, str(fact)):
            raise Complaint("sit-no-such-fact", text=str(fact)[:40]).within("shows", number)
    you = str(said.get("you") or case.seats[0])
    words = {str(rule): str(text) for rule, text in told.items()}
    found = Table(
        case,
        you,
        deal,
        tuple(map(str, without)),
        tuple(map(str, asks)),
        tuple(map(str, shows)),
        words,
        str(said.get("after") or ""),
    )
    if not isinstance(said.get("whole", False), bool):
        raise Complaint("no-such-word", field="whole", text=str(said["whole"])[:40], values="true, false")
    begin, turns = (_number(said, name) for name in ("begin", "turns"))
    sit_down(case, you, deal)
    return replace(found, whole=said.get("whole") is True, begin=begin, turns=turns)


def _number(said: Mapping[str, Plain], name: str) -> int:
    found = said.get(name, 0)
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= LONGEST:
        raise Complaint("not-a-number", field=name, text=str(found)[:40], least=0, most=LONGEST)
    return found


def table_findings(one: Table) -> Iterator[Complaint]:
    """Yield everything that a table claims and does not keep: its rules must come up when it is played."""
    known = []
    for rule in one.told:
        try:
            library.known_entry(rule)
            known.append(rule)
        except Complaint as wrong:
            yield wrong.within("told", rule)
    if not known:
        return
    told = set(one.told_in(played_through(one.sit())).values())
    for rule in known:
        if rule not in told:
            yield Complaint("sit-never-comes-up", rule=rule, deal=one.deal).within("told", rule)
