"""A deal of écarté that is told afterwards, played on the game's own table: the points it brings are the engine's.

What is not told, who had to make three tricks or who made them, is tried out; all of it must come to one number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tutor.asking.completing import Judged
from tutor.asking.deal_told import FIVE, LOSER, NOBODY, Deal
from tutor.asking.rulesets import RuleSet
from tutor.asking.sides import DEALER, ELDER
from tutor.cases.transcript import Case, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, read_move
from tutor.core.plain import Plain
from tutor.core.play import legal, step
from tutor.words import library

SEATS = {ELDER: "V", DEALER: "G"}
KING, TURNED = "♣K", "♣9"
TOPS = ("♦K", "♦D", "♦B", "♦A", "♦10")
"""With these the winner takes tricks, ``LOW`` are for the others; the loser has ``HIGH`` and ``NONE``."""
LOW, HIGH, NONE = ("♥7", "♥8"), ("♥K", "♥D"), ("♦9", "♦8", "♦7", "♠7", "♠8")


class _Told(NamedTuple):
    """A deal of which nothing is open."""

    winner: str
    obliged: str
    decided: tuple[str, ...]
    """How it came to play: elder plays at once, or proposes and is refused."""


PLAYS, REFUSED = ("V stand",), ("V propose", "G refuse")


def judge_deal(game: AnyGame, deal: Deal, presets: Sequence[RuleSet]) -> Judged | None:
    """Return how many points a told deal brings, or how many somebody then has; nothing where that is open."""
    found = [
        said for rules in presets for told in _completed(deal) if (said := _judged(game, deal, told, rules)) is not None
    ]
    return found[0] if len({one.answer for one in found}) == 1 else None


def _completed(deal: Deal) -> Iterator[_Told]:
    for winner in (deal.winner,) if deal.winner else (ELDER, DEALER):
        for obliged in (deal.obliged,) if deal.obliged else (ELDER, DEALER, NOBODY):
            for decided in {ELDER: (PLAYS,), DEALER: (REFUSED,)}.get(obliged, (PLAYS, REFUSED)):
                yield _Told(winner, obliged, decided)


def _judged(game: AnyGame, deal: Deal, told: _Told, rules: RuleSet) -> Judged | None:
    winner = SEATS[told.winner]
    loser = next(seat for seat in SEATS.values() if seat != winner)
    asked, lost = (loser if deal.asks == LOSER else winner), FIVE - deal.tricks
    tops = (*((KING,) if deal.announced else ()), *TOPS)[: deal.tricks]
    hands = {winner: (*tops, *LOW[:lost]), loser: (*HIGH[:lost], *NONE[: deal.tricks])}
    position: dict[str, Plain] = {
        "phase": "propose",
        "exchanges": int(told.obliged == NOBODY),  # whoever decides after an exchange is not obliged
        "turn_up": TURNED,
        "hands": {seat: " ".join(hand) for seat, hand in hands.items()},
        "score": {asked: deal.before or 0},
    }
    head = {"game": game.key, **rules.said(), "players": [*SEATS.values()], "dealer": SEATS[DEALER]}
    try:
        case = read_case({**head, "position": position})
        return _played(game, case, told.decided, hands, winner if deal.announced else "", asked)
    except Complaint:  # it cannot have been so under these rules
        return None


def _played(
    game: AnyGame, case: Case, decided: Sequence[str], hands: Mapping[str, Sequence[str]], announces: str, asked: str
) -> Judged:
    """Return what the engine gives for the tricks of a deal that is played out, from how it came to play on.

    Raises ``Complaint`` where it cannot come so.
    """
    state, rules, last = case.start(), list[str](), [*hands][1]
    for move in decided:
        state, _ = step(game, state, read_move(move, case.seats, game.verbs))
    for _ in range(2 * FIVE + 1):
        movers = [*map(str, game.movers(state)), TABLE]
        mover = movers[0]
        if mover == TABLE:  # the deal is over, or with it the game
            break
        if announces in movers:
            move, announces = f"{announces} announce", ""
        else:
            may = {card.text for one in legal(game, state) for card in one.cards}
            spares = mover == last and dict(game.write(state)).get("trick")
            order = hands[mover][::-1] if spares else hands[mover]
            move = f"{mover} {next(card for card in order if card in may)}"
        state, events = step(game, state, read_move(move, case.seats, game.verbs))
        rules += [str(event.rule) for event in events]
    first = library.book(game.folder).situation["deal"]
    deciding = [rule for group in first for rule in rules if rule.startswith(f"{group}.")]
    written: dict[str, Plain] = dict(game.write(state))
    points = (written.get("score") or {}).get(asked, 0)
    return Judged("points", f"points|{points}", tuple(dict.fromkeys(deciding)), case)


__all__ = ["judge_deal"]
