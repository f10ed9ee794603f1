"""A told end of a trick put before the engine: who is out, has lost, picks up, draws or leads after it.

What is not told is tried out: who still has cards, how those answered of whom nothing is said, how many are in. All of
it must come to the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from tutor.asking.completing import Judged
from tutor.asking.ending_asked import DRAWS, ENDED, LEADS, LOST, OUT, PICKS, STILL
from tutor.asking.ending_people import ME, UNNAMED
from tutor.asking.ending_told import ANY, OFF, OVER, REST, UNDER, Ending, Lay
from tutor.asking.rulesets import RuleSet
from tutor.cases.transcript import Case, read_case
from tutor.core.cards import RANKS, Card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import read_move
from tutor.core.plain import Plain
from tutor.core.play import legal, step
from tutor.words import library

UNTOLD = "-"
"""How those begin of whom nothing is told."""
LED, OTHERS = "♥", ("♣", "♦", "♠")
MOST = 200
"""So many completions are tried at most."""
FIRST_COPY, SECOND = 1, 2
"""The packs of two from which equal cards are."""
NUMBER = 9
"""A trick well after the first."""


class _Told(NamedTuple):
    """One completion: who lays which card, in order, and who has none left then."""

    seats: tuple[str, ...]
    cards: tuple[Card, ...]
    """Of those who come to lay one."""
    empty: frozenset[str]
    first: bool


def judge_ending(game: AnyGame, told: Ending, presets: Sequence[RuleSet]) -> Judged | None:
    """Return what the engine says to what is asked of a trick; nothing where that is open.

    Whoever asks whether it is a certain one of them is told who it is, where that is told.
    """
    who = _judge(game, replace(told, about="?"), presets) if told.one_of_all else None
    return who or _judge(game, told, presets)


def _judge(game: AnyGame, told: Ending, presets: Sequence[RuleSet]) -> Judged | None:
    found: list[Judged] = []
    for rules in presets:
        for one in _completions(told):
            said = _judged(game, told, one, rules)
            if said is not None:
                found.append(said)
            if len(found) > MOST or len({each.answer for each in found}) > 1:
                return None
    return found[0] if found and found[0].answer else None


def _completions(told: Ending) -> Iterator[_Told]:
    for people, first in product(_sizes(told), _firsts(told)):
        for lays in _all_lays(told, people, first=first):
            cards = _cards(lays, first=first)
            if cards is None:
                continue
            names = [one.who for one in lays]
            if told.about not in (*names, "", "?") and len(names) < people:
                names.append(told.about)
            names += [f"{UNTOLD}{n}" for n in range(people - len(names))]
            open_hands = [one for one in names if one not in told.empty and not _keeps(told, one)]
            if told.drawn and names[0] in open_hands:
                open_hands.remove(names[0])
            for chosen in product((False, True), repeat=len(open_hands)):
                none = {one for one, empty in zip(open_hands, chosen, strict=True) if empty}
                none |= {one for one in told.empty if one in names} | ({names[0]} if told.drawn else set())
                yield _Told(tuple(names), cards, frozenset(none), first=first)


def _firsts(told: Ending) -> tuple[bool, ...]:
    """Whether it is the first trick: the ace of spades opens that, and may be led later."""
    lead = told.lays[0].card
    return (told.first,) if told.first or told.later or lead is None or lead[:2] != ("♠", "A") else (True, False)


def _keeps(told: Ending, who: str) -> bool:
    """Whether somebody has cards left: as it is told, or one of whom nothing is."""
    return who in told.keeps or who.startswith((UNTOLD, UNNAMED)) or (REST in told.keeps and who not in told.empty)


def _sizes(told: Ending) -> Iterator[int]:
    named = len({one.who for one in told.lays} | ({told.about} - {"", "?"}))
    if told.people:
        yield told.people
        return
    if named > 2 and told.rest is None:  # those who are named are all there are
        yield named
        return
    least = 3 if told.several or named > 2 else 2
    yield from range(max(least, named), max(least, named) + 3)


def _all_lays(told: Ending, people: int, *, first: bool) -> Iterator[tuple[Lay, ...]]:
    """Yield who answers how, where that is not told."""
    lays = [*told.lays]
    stopped = any(one.how == OFF for one in lays)
    missing = people - len(lays)
    if missing and (not stopped or first):
        names = [one for one in (told.about,) if one not in ("", "?") and one not in [lay.who for lay in lays]]
        names += [f"{UNNAMED}r{n}" for n in range(missing - len(names))]
        rest = told.rest if told.rest is not None else UNDER if told.top else None
        ways = [ANY] if rest == ANY else [UNDER] if rest == UNDER else [ANY, OFF]
        for way in ways:
            more = [Lay(name, None, way) for name in names]
            if way == OFF and not first:
                more = more[:1]
            yield from _open([*lays, *more])
        return
    yield from _open(lays)


def _open(lays: Sequence[Lay]) -> Iterator[tuple[Lay, ...]]:
    """Yield the lays with those that followed somehow above and below what lies there."""
    places = [n for n, one in enumerate(lays) if n and one.card is None and one.how == ANY]
    for chosen in product((UNDER, OVER), repeat=len(places)):
        made = list(lays)
        for place, way in zip(places, chosen, strict=True):
            made[place] = made[place]._replace(how=way)
        yield tuple(made)


def _cards(lays: Sequence[Lay], *, first: bool) -> tuple[Card, ...] | None:
    """Return cards as they are told, or such as stand so to what lies there; nothing where none can."""
    led = next((one.card.suit for one in lays if one.card and one.card.suit and one.how != OFF), "") or LED
    if first:
        led = "♠"
    fixed = [_fixed(one, led, first=first and not n) for n, one in enumerate(lays)]
    if first and fixed[0] != Card("A", "♠"):
        return None
    fixed = _told_apart(fixed)
    taken = {one for one in fixed if one is not None}
    if len(taken) < sum(one is not None for one in fixed):
        return None
    found: list[Card] = []
    for n, one in enumerate(lays):
        card = fixed[n]
        if card is None:
            card = _standing(one.how if n else ANY, led, found, taken, led_first=not n)
        if card is None:
            return None
        if n and (card.suit == led) is (one.how == OFF):
            return None
        taken.add(card)
        found.append(card)
    return tuple(found)


def _told_apart(fixed: Sequence[Card | None]) -> list[Card | None]:
    """Return cards with the later of two equal ones as that of the other pack."""
    seen, found = set[Card](), list[Card | None]()
    for one in fixed:
        found.append(Card(one.rank, one.suit, SECOND) if one is not None and one in seen else one)
        seen |= {one} if one is not None else set()
    return found


def _fixed(one: Lay, led: str, *, first: bool) -> Card | None:
    if first and (one.card is None or one.card[:2] in (("♠", "A"), ("", "A"))):
        return Card("A", "♠")
    if one.card is None or not one.card.rank:
        return None
    suit = one.card.suit or (led if one.how != OFF else next(each for each in OTHERS if each != led))
    return Card(one.card.rank, suit)


def _standing(how: str, led: str, lying: Sequence[Card], taken: set[Card], *, led_first: bool) -> Card | None:
    """Return a free card that stands to what lies there as it is said."""
    if how == OFF:
        return next(card for suit in OTHERS if suit != led for rank in RANKS if (card := Card(rank, suit)) not in taken)
    free = [Card(rank, led) for rank in RANKS if Card(rank, led) not in taken]
    if led_first:
        return free[len(free) // 2] if free else None
    best = min((RANKS.index(card.rank) for card in lying if card.suit == led), default=0)
    fitting = [one for one in free if (RANKS.index(one.rank) < best) is (how == OVER)]
    if how == OVER:
        return fitting[-1] if fitting else None
    return fitting[len(fitting) // 2] if fitting else None


def _judged(game: AnyGame, told: Ending, one: _Told, rules: RuleSet) -> Judged | None:
    seats = {name: "ABCDEFGHIJ"[n] for n, name in enumerate(one.seats)}
    led = one.cards[0].suit
    twice = any(card.copy for card in one.cards)
    if twice and getattr(rules.options(game), "packs", "1") == "1":
        return None  # there is only one such card
    packs = getattr(rules.options(game), "packs", "1") != "1"
    one = one._replace(cards=tuple(Card(card.rank, card.suit, card.copy or FIRST_COPY * packs) for card in one.cards))
    spare = [Card(rank, suit, FIRST_COPY * packs) for suit in OTHERS if suit != led for rank in RANKS[::-1]]
    spare = [card for card in spare if card not in one.cards]
    hands = {}
    for n, name in enumerate(one.seats):
        card = (one.cards[n],) if n < len(one.cards) else ()
        rest = () if name in one.empty else (spare.pop(), spare.pop())
        hands[seats[name]] = (*card, *rest)
    if any(not hand for hand in hands.values()):  # nobody is in without cards
        return None
    position: dict[str, Plain] = {
        "number": 1 if one.first else NUMBER,
        "power": "A",
        "hands": {seat: " ".join(card.text for card in hand) for seat, hand in hands.items()},
    }
    if told.drawn:
        position["drawn"] = "pile"
    head = {"game": game.key, **rules.said(), "players": [*seats.values()], "position": position}
    try:
        case = read_case(head)
        state = case.start()
        if game.check(state):
            return None
        return _played(game, told, one, case, state, seats)
    except Complaint:
        return None


def _played(
    game: AnyGame, told: Ending, one: _Told, case: Case, state: AnyState, seats: Mapping[str, str]
) -> Judged | None:
    happened: list[tuple[str, str]] = []
    waits = seats.get(told.about, "") if told.asks == STILL else ""
    for name, card in zip(one.seats, one.cards, strict=False):
        seat = seats[name]
        if seat not in map(str, game.movers(state)):
            return None
        if seat == waits:  # it goes on, and it is this one's turn
            return Judged("is", "yes", tuple(dict(happened)), case) if one.first else None
        state, events = step(game, state, read_move(f"{seat} {card.text}", case.seats, game.verbs))
        happened += [(str(event.rule), str(event.facts.get("seat", ""))) for event in events]
    setting = library.book(game.folder).situation
    happens = setting["happens"]
    over = {*happens["over"], *happens["out"], *setting["who"]}
    ended = game.outcome(state) is not None
    if not ended and not any(rule in over for rule, _ in happened):
        return None  # the trick is not over
    gathers = next((move for move in legal(game, state) if move.verb == "gather"), None) if not ended else None
    if gathers is not None:  # a strict table gathers by hand
        state, events = step(game, state, gathers)
        happened += [(str(event.rule), str(event.facts.get("seat", ""))) for event in events]
    true = _true(game, told.asks, happens, happened, state)
    if told.about == "?":
        whose = [name for name, seat in seats.items() if seat in true]
        if len(whose) != 1 or whose[0] not in (*told.names, ME):
            return None
        laid = dict(zip(one.seats, one.cards, strict=False)).get(whose[0])
        answer = f"{whose[0]}|{laid.text if laid else ''}"
    else:
        seat = seats.get(told.about, "")
        if told.asks != ENDED and not seat:
            return None
        if told.asks == OUT and ended and seat not in (*true, *_losers(game, state)):
            return None  # nobody says of whoever has cards left when it ends whether that is to have got away
        so = bool(true) if told.asks == ENDED else seat in true
        answer = "yes" if so is not told.turned else "no"
    deciding = [rule for rule, _ in happened]
    first = [rule for group in setting["ending"][told.asks] for rule in deciding if rule.startswith(group)]
    return Judged("who" if told.about == "?" else "is", answer, tuple(dict.fromkeys((*first, *deciding))), case)


def _true(
    game: AnyGame, asks: str, happens: Mapping[str, Plain], happened: Sequence[tuple[str, str]], state: AnyState
) -> set[str]:
    """Return of whom it is true what is asked; of the game itself anybody."""
    outcome = game.outcome(state)
    if asks == ENDED:
        return {"A"} if outcome else set()
    if asks == LOST:
        return _losers(game, state)
    if asks == OUT:
        out = {seat for rule, seat in happened if rule in happens["out"]}
        return out | ({str(one) for one in outcome.winners} if outcome else set())
    if asks == PICKS:
        return {seat for rule, seat in happened if rule in happens["picks"]}
    if outcome:
        return set()
    moves = legal(game, state)
    if asks == DRAWS:
        return {str(move.seat) for move in moves if move.verb == "draw"}
    if asks == LEADS:
        movers = [str(one) for one in game.movers(state)]
        return {*movers[:1]}
    return set()  # it is over: nobody plays to it any more


def _losers(game: AnyGame, state: AnyState) -> set[str]:
    outcome = game.outcome(state)
    return {str(one) for one in outcome.losers} if outcome else set()


__all__ = ["judge_ending"]
