"""A block at which somebody sits down and plays: the deal, whose hand it is, and what is told when it comes up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.teaching.first_table import never_told, sit_down
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
    """Kinds of move that were not taught yet: nobody offers them to whoever sits here."""
    shows: tuple[str, ...]
    """Which facts of the game stand on the table; the others were not taught yet."""
    told: Mapping[str, str]
    """By rule, what is told when it first comes up."""
    after: str
    """What is told when the deal is over."""


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
    for name, value in (("without", without), ("shows", shows)):
        if not isinstance(value, list):
            raise Complaint("not-a-list", field=name, text=str(value)[:40])
    for verb in without:
        if verb not in case.game.verbs:
            raise Complaint("no-such-word", field="without", text=str(verb)[:40], values=", ".join(case.game.verbs))
    you = str(said.get("you") or case.seats[0])
    words = {str(rule): str(text) for rule, text in told.items()}
    found = Table(
        case, you, deal, tuple(map(str, without)), tuple(map(str, shows)), words, str(said.get("after") or "")
    )
    sit_down(case, you, deal)
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
    for rule in never_told(sit_down(one.case, one.you, one.deal, one.without), known):
        yield Complaint("sit-never-comes-up", rule=rule, deal=one.deal).within("told", rule)
