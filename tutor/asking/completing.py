"""A position told in words, completed in every way that matters and put before the engine.

What is not said is tried out: the cards that may be meant, trumps, what else may be in hand, the rule sets that the
words may mean. The same verdict in all of them is the answer; where one thing alone decides, the answer is that it
depends on it, with both. Anything else is no answer: a verdict is never guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from tutor.asking.laying import Parts, dealt, pack_of, written
from tutor.asking.named import Named
from tutor.asking.rulesets import RuleSet
from tutor.asking.told import Told
from tutor.asking.weighing import NONE_SUCH, WHOSE, Way, taken, weighed
from tutor.cases.transcript import Case, read_case
from tutor.core.cards import SUITS, Card, card, cards, pack, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import Seat, read_move
from tutor.core.plain import Plain
from tutor.core.play import step

MOST_WAYS = 800
"""So many completions are judged at most; a question with more is not answered by a verdict."""
SEATED = "ABCDEFGH"
"""Who sits there where nobody is named; no trick has more cards."""
FEW_SIDES, MOST_SIDES = 4, 12
"""So many sides are told one by one; of more the card is named that decides, and where none does and there are more
than the second, nothing is answered: nobody reads a list of hands."""
LEAST_RANKS = 3
"""From so many cards named by rank on, a hand is taken to be told whole."""


@dataclass(frozen=True)
class Judged:
    """What the engine says to a question."""

    kind: str
    """may, must, who, beats or points."""
    answer: str
    """yes, no, depends, or who: a point of the compass, me, or the card that is the highest."""
    rules: tuple[str, ...]
    """The rules that decide, the first first."""
    case: Case
    """One of the completed positions."""
    depends: str = ""
    """What it depends on: led, higher, trump-held, lower, trump, preset."""
    sides: Mapping[str, str] | None = None
    """The answer for each value of what it depends on."""


def judge_told(game: AnyGame, setting: Mapping[str, Plain], told: Told, presets: Sequence[RuleSet]) -> Judged | None:
    """Return what the engine says in every completion of what is told; nothing where it differs in no one thing."""
    if told.first and not told.lying and "first" in setting:
        first = card(str(setting["first"]))
        told.lying.append(Named(first.suit, first.rank))
        told.players.append("")
    _hear_call(told, str(setting.get("wild", "")))
    if not setting.get("trick", True):
        _take_top(told, str(setting["wild"]))
    ways: list[Way] = []
    for number, (chosen, parts) in enumerate(_choices(setting, told, presets)):
        if number == MOST_WAYS:  # what was not tried might say something else
            return None
        way = _judge(game, setting, told, chosen, parts)
        if way is not None:
            ways.append(way)
    ways = [way for way in ways if way.answer != NONE_SUCH] or [way._replace(answer="no") for way in ways]
    if not ways:
        return None
    answers = {way.answer for way in ways}
    if "?" in answers:
        return None
    if len(answers) == 1:
        most = max({way.rules for way in ways}, key=lambda rules: sum(way.rules == rules for way in ways))
        return Judged(told.kind, ways[0].answer, most, ways[0].case)
    for name in ("preset", "trump", "held", "card", "hand"):
        sides: dict[str, set[str]] = {}
        for way in ways:
            sides.setdefault(way.chosen.get(name, ""), set()).add(way.answer)
        if len(sides) > 1 and all(len(said) == 1 for said in sides.values()):
            plain = {value: next(iter(said)) for value, said in sides.items()}
            if name in ("card", "hand") and len(plain) > MOST_SIDES and deciding_card(plain) is None:
                return None
            odd = next(way for way in ways if way.answer != ways[0].answer)
            return Judged(told.kind, "depends", odd.rules, odd.case, name, plain)
    return None


def deciding_card(sides: Mapping[str, str]) -> tuple[Card, str, str] | None:
    """Return of the cards that may be meant the one that decides, the answer it brings and the other; or nothing."""
    hands = {
        answer: [set(cards(value)) for value, said in sides.items() if said == answer] for answer in sides.values()
    }
    for answer, own in sorted(hands.items(), key=lambda pair: len(pair[1])):
        others: set[Card] = set().union(*(hand for other, many in hands.items() if other != answer for hand in many))
        alone = set.intersection(*own) - others
        if len(hands) == 2 and alone:
            return tidy(alone)[0], answer, next(one for one in hands if one != answer)
    return None


def _hear_call(told: Told, wild: str) -> None:
    """Take a suit that is demanded after a wild card for the one it calls; one that lay there before is covered."""
    if not wild or told.called or len(told.lying) != 2:
        return
    below, above = told.lying
    if below.rank == wild and not above.rank:
        told.called = above.suit
        del told.lying[1], told.players[1]
    elif above.rank == wild and not below.rank:
        del told.lying[0], told.players[0]


def _take_top(told: Told, wild: str) -> None:
    """Keep of several cards laid on a pile, each by its rank, the last; a call before it is over."""
    if len(told.lying) > 1 and all(one.rank for one in told.lying) and told.kind not in WHOSE:
        del told.lying[:-1], told.players[:-1]
        told.called = told.called if told.lying[0].rank == wild else ""


def _choices(
    setting: Mapping[str, Plain], told: Told, presets: Sequence[RuleSet]
) -> Iterator[tuple[dict[str, str], Parts]]:
    """Yield every completion that matters: the rule set, trumps, the cards meant, one card more in hand."""
    suits = bool(setting["suits"]) or not setting.get("trick", True)
    ranks, wild = pack_of(setting), str(setting.get("wild", ""))
    whole = [Card(rank, suit) for suit in SUITS for rank in ranks]
    named = {one.suit for one in (*told.lying, *told.hand) if one.suit}
    trumps = [told.trump] if told.trump else list(SUITS) if setting.get("trumps") else [""]
    if told.clean and not told.trump:
        trumps = [suit for suit in trumps if suit not in named] or trumps
    if told.asks == "trump" or told.some_trump or told.no_trump:
        led = told.lying[0].suit if told.lying else ""
        trumps = [suit for suit in trumps if suit != led] or trumps
    if told.some_trump or told.no_trump:  # who speaks of trumps by that name calls no other card of theirs by its suit
        called = {one.suit for one in (*told.asked, *told.hand)}
        trumps = [suit for suit in trumps if suit not in called] or trumps
    for rules, trump in product(presets, trumps):
        for lying in _meant(told.lying, whole, (), suits=suits, wild=wild):
            lacked = set(told.lacked)
            if told.void and lying:
                lacked.add(lying[0].suit)
            if told.no_trump and trump:
                lacked.add(trump)
            named_exactly = {one.suit for one in told.asked if one.suit and one.rank}
            wanted = [one for one in told.hand if one.rank or one.suit not in named_exactly]
            if told.kind not in WHOSE:
                wanted += [
                    one
                    for one in told.asked
                    if not any(_covers(one, other) for other in wanted) and one.suit not in lacked
                ]
            if told.some_trump and trump and not any(one.suit == trump for one in wanted):
                wanted.append(_some(trump, whole, lying))
            may_have_one = told.asks == "trump" and not told.only and trump and trump not in lacked
            if may_have_one and not any(one.suit == trump for one in wanted):
                wanted.append(_some(trump, whole, lying))
            for hand in _meant(wanted, whole, lying, suits=suits, wild=wild):
                if any(card.suit in lacked for card in hand):
                    continue
                for extra in _extras(told, whole, {*lying, *hand}, lacked, suits=suits):
                    held = _class_of(extra, lying, trump, hand, ranks, suits=suits)
                    yield (
                        {
                            "preset": rules.preset,
                            "trump": trump,
                            "held": held,
                            "card": spell(lying),
                            "hand": spell(hand),
                        },
                        Parts(rules, trump, lying, hand, extra),
                    )


def _some(trump: str, whole: Sequence[Card], lying: Sequence[Card]) -> Named:
    """Return any trump; which one matters only where another one lies there."""
    own = [card for card in whole if card.suit == trump]
    return Named(trump, "" if any(card.suit == trump for card in lying) else own[len(own) // 2].rank)


def _covers(asked: Named, held: Named) -> bool:
    return held.fits(asked.suit or held.suit, asked.rank or held.rank)


def _meant(
    named: Sequence[Named], whole: Sequence[Card], used: Sequence[Card], *, suits: bool, wild: str = ""
) -> Iterator[tuple[Card, ...]]:
    """Yield the cards that may be meant: every suit for a rank, a high, a middle and a low one for a suit."""
    options = []
    for one in named:
        fitting = [card for card in whole if one.fits(card.suit, card.rank)]
        if not one.rank:
            own = [card for card in fitting if card not in used and card.rank != wild]
            fitting = [own[n] for n in sorted({0, len(own) // 2, len(own) - 1})] if own else []
        options.append(fitting)
    if not suits:  # suits decide nothing: one way to lay them out is as good as another
        found: list[Card] = []
        for fitting in options:
            free = [card for card in fitting if card not in found and card not in used]
            if not free:
                return
            found.append(free[0])
        yield tuple(found)
        return
    for chosen in product(*options):
        if len({*chosen, *used}) == len(chosen) + len(used):
            yield chosen


def _extras(
    told: Told, whole: Sequence[Card], used: set[Card], lacked: set[str], *, suits: bool
) -> Iterator[Card | None]:
    """Yield nothing, then the lowest and the highest free card of each suit, where the hand is not told whole."""
    yield None
    if told.kind in WHOSE or told.only or sum(bool(one.rank) for one in told.hand) >= LEAST_RANKS:
        return
    if not suits and sum(bool(one.rank) for one in told.hand) >= LEAST_RANKS - 1:
        return
    named = [one for one in told.hand if one.suit and one.rank]
    whole_suits = (
        {one.suit for one in named} if len(named) > 1 else set()
    )  # who tells more than one tells all of a suit
    whole_suits |= told.single & {one.suit for one in told.hand}
    for suit in SUITS if suits else SUITS[:1]:
        if suit in whole_suits:
            continue
        free = [card for card in whole if card.suit == suit and card not in used]
        if free and suit not in lacked:
            yield free[0]
            if len(free) > 1:
                yield free[-1]


def _class_of(
    extra: Card | None, lying: Sequence[Card], trump: str, hand: Sequence[Card], ranks: Sequence[str], *, suits: bool
) -> str:
    """Return what a card more in hand is to the trick: of the suit led, higher, a trump, lower than all."""
    if extra is None or not lying:
        return "none"
    if not suits:
        low = min((ranks[::-1].index(card.rank) for card in hand), default=99)
        return "lower" if ranks[::-1].index(extra.rank) < low else "none"
    if extra.suit == lying[0].suit:
        return "higher" if ranks.index(extra.rank) < ranks.index(lying[0].rank) else "led"
    return "trump-held" if extra.suit == trump else "none"


def _judge(
    game: AnyGame, setting: Mapping[str, Plain], told: Told, chosen: Mapping[str, str], parts: Parts
) -> Way | None:
    """Lay one completion out, play what was played, and ask the engine; nothing where it cannot be."""
    seats = list(map(Seat, setting["seats"]))
    count = len(parts.lying) + (told.kind not in WHOSE)
    if count > len(SEATED):
        return None
    while len(seats) < count:
        seats.append(Seat(SEATED[len(seats)]))
    if told.kind in WHOSE:
        if len(parts.lying) < 2 or any(not (one.suit or not setting["suits"]) for one in told.lying):
            return None
        seats = seats[: max(count, int(setting["least"]))]
        if count < len(seats) and len({card.suit for card in parts.lying}) == 1:
            return None  # the trick is not over, as it is told
    if not setting.get("trick", True):
        return _judge_pile(game, setting, told, chosen, parts, seats[:2])
    if told.kind == "ends":  # in a trick the others decide as well
        return None
    if len(seats) > int(setting["most"]) or not parts.lying:
        return None
    acting = seats[len(parts.lying)] if told.kind not in WHOSE else Seat("")
    given = dealt(setting, told, parts, seats, acting)
    if given is None:
        return None
    hands, size = given
    case = written(setting, parts, seats, hands, size, told)
    try:
        read = read_case(case)
        state = read.start()
        if game.check(state):
            return None
        events: tuple[object, ...] = ()
        rules: tuple[str, ...] = ()
        for seat, card in list(zip(seats, parts.lying, strict=False))[1:]:
            move = read_move(f"{seat} {card.text}", read.seats, game.verbs)
            state, events = step(game, state, move)
            rules = tuple(dict.fromkeys(str(event.rule) for event in events))
        if told.kind in WHOSE:
            return taken(game, told, chosen, parts, seats, state, rules, read)
        if acting not in game.movers(state):
            return Way(chosen, "no", rules, read)
        return weighed(game, setting, told, chosen, parts, state, acting, read)
    except Complaint:
        return None


def _judge_pile(
    game: AnyGame,
    setting: Mapping[str, Plain],
    told: Told,
    chosen: Mapping[str, str],
    parts: Parts,
    seats: Sequence[Seat],
) -> Way | None:
    """Judge a game in which one card lies open instead of a trick."""
    if told.kind in WHOSE or len(told.lying) > 1:
        return None
    wild = setting["wild"]
    lying = parts.lying or (
        tuple(c for c in pack() if c.rank == wild and c.suit not in told.called)[:1] if told.called else ()
    )
    if not lying or set(lying) & set(parts.hand):
        return None
    top = lying[0]
    if top.rank == wild and not told.called:
        return None
    if told.called and top.rank != wild:
        return None
    if top.rank in setting.get("untold", {}).get(parts.rules.preset, ""):
        return None
    spare = [c for c in pack() if c not in {top, *parts.hand, parts.extra} and c.rank in setting["ranks"]]
    mine = [*parts.hand, *([parts.extra] if parts.extra else [])]
    mine += [c for c in spare if c.suit != top.suit and c.rank != top.rank and c.suit != told.called][
        : 0 if told.kind == "ends" else max(0, 2 - len(mine))
    ]
    other = [c for c in spare if c not in mine][:3]
    case: dict[str, Plain] = {
        "game": game.key,
        **parts.rules.said(),
        "players": [str(seat) for seat in seats],
        "position": {
            "top": top.text,
            "turn": str(seats[0]),
            "hands": {str(seats[0]): spell(mine), str(seats[1]): spell(other)},
        }
        | ({"called": told.called} if told.called else {}),
    }
    try:
        read = read_case(case)
        state = read.start()
        if game.check(state):
            return None
        return weighed(game, setting, told, chosen, parts._replace(lying=lying), state, seats[0], read)
    except Complaint:
        return None
