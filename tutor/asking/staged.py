"""A story of a trick, played on the game's own table: what the engine says of how it ends.

What is not told is tried out: trumps, ranks of which only the suit is said, what those laid who only "followed", how
many play. All completions must agree; a card that could not have been laid makes the story one that cannot be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple

from tutor.asking.after_trick import HELD, TOTAL
from tutor.asking.completing import Judged
from tutor.asking.counted import held
from tutor.asking.laying import Parts, pack_of, written
from tutor.asking.named import Named
from tutor.asking.rulesets import RuleSet
from tutor.asking.scene import ANYONE, ME, Scene
from tutor.asking.told import Told
from tutor.cases.transcript import Case, read_case
from tutor.core.cards import SUITS, Card, card, pack
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState, Event
from tutor.core.moves import Seat, read_move
from tutor.core.plain import Plain
from tutor.core.play import step

MOST = 48
"""So many completions are played at most."""
UNTOLD = "~"
"""Who is not told of and sits there all the same."""


class Trick(NamedTuple):
    """One completion: who lays which card, in order."""

    rules: RuleSet
    trump: str
    cards: tuple[Card, ...]
    players: tuple[str, ...]


class Played(NamedTuple):
    """What came of it."""

    seats: Mapping[str, Seat]
    events: tuple[Event, ...]
    state: AnyState
    gained: Mapping[str, int]
    case: Case
    held: Mapping[str, int]
    """How many cards each had left once their own lay there."""


def judge_scene(game: AnyGame, setting: Mapping[str, Plain], scene: Scene, presets: Sequence[RuleSet]) -> Judged | None:
    """Return what the engine says to a story; nothing where its completions differ, or none can be."""
    happens = setting.get("happens")
    if happens is None or not setting.get("trick", True):
        return None
    found: list[tuple[str, tuple[str, ...], Case]] = []
    for trick in islice(_completions(setting, scene, presets), MOST + 1):
        if len(found) > MOST:
            return None
        played = _play(game, setting, scene, trick)
        if played is None:
            continue
        answer = _answer(game, happens, setting, scene, trick, played)
        if not answer:
            return None
        found.append((answer, tuple(dict.fromkeys(str(one.rule) for one in played.events)), played.case))
    if not found or len({answer for answer, _, _ in found}) > 1:
        return None
    answer, rules, case = found[0]
    why = happens.get("why", {})
    asked = (scene.many, scene.asks, "takes")
    wanted = [rule for name in asked for rule in (*why.get(name, ()), *happens.get(name, ()))]
    rules = tuple(sorted(rules, key=lambda rule: wanted.index(rule) if rule in wanted else len(wanted)))
    return Judged("points" if scene.many else "who" if scene.who else "is", answer, rules, case)


def as_told(scene: Scene) -> Told:
    """Return what a story tells as a position, to be said back."""
    told = Told(lying=list(scene.cards), players=list(scene.players), trump=scene.trump, first=scene.first)
    told.kind, told.about = scene.asks, "?" if scene.who else scene.about
    return told


def _completions(setting: Mapping[str, Plain], scene: Scene, presets: Sequence[RuleSet]) -> Iterator[Trick]:
    """Yield every completion that matters."""
    ranks = pack_of(setting)
    suits = bool(setting["suits"])
    named = {one.suit for one in scene.cards if one.suit}
    trumps = [scene.trump] if scene.trump else list(SUITS) if setting.get("trumps") else [""]
    if scene.clean and not scene.trump:
        trumps = [suit for suit in trumps if suit not in named] or trumps
    for rules, trump in product(presets, trumps):
        options = [_meant(one, ranks, named) for one in scene.cards]
        for chosen in product(*options):
            cards = _distinct(chosen, suits=suits)
            if cards is None:
                continue
            yield from _filled(setting, scene, Trick(rules, trump, cards, tuple(scene.players)), ranks)


def _meant(one: Named, ranks: Sequence[str], named: set[str]) -> list[Card]:
    """Return the cards that one named may be: a low, a middle and a high one of a suit, any suit where ranks count."""
    if one.rank and one.rank not in ranks:
        return []
    if one.suit and one.rank:
        return [Card(one.rank, one.suit)]
    if one.rank:
        return [Card(one.rank, suit) for suit in SUITS]
    suit = one.suit or next(suit for suit in SUITS if suit not in named)
    middle = [rank for rank in ranks if rank != "A"]
    return [Card(rank, suit) for rank in dict.fromkeys((middle[0], middle[len(middle) // 2], middle[-1]))]


def _distinct(chosen: Sequence[Card], *, suits: bool) -> tuple[Card, ...] | None:
    if len(set(chosen)) == len(chosen):
        return tuple(chosen) if suits or [one.suit for one in chosen] == sorted_suits(chosen) else None
    return None


def sorted_suits(chosen: Sequence[Card]) -> list[str]:
    """Return the suits that cards have where suits count for nothing: of each rank the first, then the second."""
    seen: dict[str, int] = {}
    found = []
    for one in chosen:
        found.append(SUITS[seen.get(one.rank, 0)])
        seen[one.rank] = seen.get(one.rank, 0) + 1
    return found


def _filled(setting: Mapping[str, Plain], scene: Scene, trick: Trick, ranks: Sequence[str]) -> Iterator[Trick]:
    """Yield a trick with those who only followed, and those of whom nothing is told, in every way that matters."""
    more = scene.followers
    least = scene.seats or int(setting["least"])
    if more < 0:
        more = 0 if scene.suit and len(trick.cards) >= least else max(1, least - len(trick.cards))
    if not more and _opens(setting, scene, trick) and scene.asks != "still":
        more = max(0, least - len(trick.cards))  # the first trick goes on whatever is thrown
    if not more:
        yield trick
        return
    led = trick.cards[0]
    own = [card for card in (Card(rank, led.suit) for rank in ranks) if card not in trick.cards]
    best = min(ranks.index(card.rank) for card in trick.cards if card.suit == led.suit)
    lower = [card for card in own if ranks.index(card.rank) > best]
    for way in [lower] if scene.under else [own, own[::-1]]:
        if len(way) >= more:
            names = tuple(f"{UNTOLD}{n}" for n in range(more))
            yield trick._replace(cards=(*trick.cards, *way[:more]), players=(*trick.players, *names))


def _opens(setting: Mapping[str, Plain], scene: Scene, trick: Trick) -> bool:
    """Whether it is the first trick of a game that has rules of its own for it."""
    opening = setting.get("first")
    return opening is not None and (scene.first or trick.cards[0] == card(str(opening)))


def _play(game: AnyGame, setting: Mapping[str, Plain], scene: Scene, trick: Trick) -> Played | None:
    """Lay one completion out and play it; nothing where it cannot be."""
    names = [name or f"{UNTOLD}p{n}" for n, name in enumerate(trick.players)]
    if scene.asks == "still" and scene.about not in (*names, ANYONE):
        names.append(scene.about)
    while len(names) < (scene.seats or int(setting["least"])):
        names.append(f"{UNTOLD}m{len(names)}")
    if len(names) > int(setting["most"]) or (scene.seats and len(names) > scene.seats):
        return None
    seats = {name: Seat("ABCDEFGHIJKL"[n]) for n, name in enumerate(names)}
    size = 1 if scene.final else scene.had or int(setting.get("fixed", max(2, int(setting["size"]))))
    if setting.get("fixed"):
        size = int(setting["fixed"])
    order = [Seat(one) for one in setting["seats"]]
    if setting.get("fixed") and len(names) == len(order):
        seats = dict(zip(names, order, strict=True))
    hands = _hands(setting, scene, trick, names, size)
    if hands is None:
        return None
    told = Told(first=_opens(setting, scene, trick))
    parts = Parts(trick.rules, trick.trump, trick.cards, (), None)
    by_seat = {str(seats[name]): cards for name, cards in hands.items()}
    case = written(setting, parts, list(seats.values()), by_seat, size, told)
    if scene.stood:
        case["position"] |= {"scores": {str(seats[name]): n for name, n in scene.stood.items() if name in seats}}
    try:
        read = read_case(case)
        state = read.start()
        if game.check(state):
            return None
        before = _points(game, state)
        events: list[Event] = []
        left = {names[0]: held(game, state, seats[names[0]])}
        for name, (seat, one) in list(zip(names, zip(seats.values(), trick.cards, strict=False), strict=False))[1:]:
            if seat not in game.movers(state):
                return None
            left[name] = held(game, state, seat) - 1
            state, happened = step(game, state, read_move(f"{seat} {one.text}", read.seats, game.verbs))
            events += happened
    except Complaint:
        return None
    after = _points(game, state)
    gained = {name: after.get(seat, 0) - before.get(seat, 0) for name, seat in seats.items()}
    return Played(seats, tuple(events), state, gained, read, left)


def _points(game: AnyGame, state: AnyState) -> Mapping[str, int]:
    """Return what is written down for each seat; nothing where nothing is."""
    scores = game.write(state).get("scores") or {}
    return {str(seat): int(value) for seat, value in scores.items()} if isinstance(scores, Mapping) else {}


def _hands(
    setting: Mapping[str, Plain], scene: Scene, trick: Trick, names: Sequence[str], size: int
) -> dict[str, list[Card]] | None:
    """Return everybody's cards after the lead; what is not told neither follows nor beats."""
    ranks = pack_of(setting)
    suits = bool(setting["suits"])
    spare = [one for one in pack() if one.rank in ranks and one not in trick.cards]
    if setting.get("turn_up"):
        turned = next((one for one in spare if one.suit == trick.trump), None)
        if turned is None:
            return None
        spare.remove(turned)
    led, best = trick.cards[0], ranks.index(trick.cards[0].rank)
    hands: dict[str, list[Card]] = {}
    for place, name in enumerate(names):
        laid = trick.cards[place] if place < len(trick.cards) else None
        many = size - 1 if laid is not None else size
        if name in scene.last:
            many = 0
        lowest = len(ranks) if laid is None else ranks.index(laid.rank)
        under = laid is not None and not suits and lowest > best

        def fits(one: Card, *, lowest: int = lowest, under: bool = under, best: int = best) -> bool:
            if not suits:
                return not under or best < ranks.index(one.rank) <= lowest
            return one.suit not in (led.suit, trick.trump)

        got = [one for one in spare if fits(one)][:many]
        if len(got) < many:
            return None
        for one in got:
            spare.remove(one)
        hands[name] = got + ([laid] if laid is not None and place else [])
        if laid is not None and not suits:
            best = min(best, lowest)
    return hands


def _answer(
    game: AnyGame,
    happens: Mapping[str, Plain],
    setting: Mapping[str, Plain],
    scene: Scene,
    trick: Trick,
    played: Played,
) -> str:
    """Return yes, no, or who with which card; nothing where this cannot be said."""
    asks = scene.asks
    if asks == "loses" and "loses" in happens.get("as-points", ()):
        asks = "points"
    over = any(str(one.rule) in setting["who"] or str(one.rule) in happens.get("over", ()) for one in played.events)
    movers = game.movers(played.state)
    if not over:
        return ""
    if asks == "still":  # only where it is over for everybody that is said to have played
        return "no" if not trick.players[-1].startswith(UNTOLD) else ""
    seats: set[str] = set()
    if asks == "points":
        if not scene.final:
            return ""
        seats = {str(played.seats[name]) for name, gained in played.gained.items() if gained > 0}
    elif asks == "leads":
        seats = {str(movers[0])} if movers and movers[0] in played.seats.values() else set()
        if not seats:
            return ""
    elif asks == "loses":
        outcome = game.outcome(played.state)
        if outcome is None and not scene.already:
            return ""
        seats = {str(one) for one in outcome.losers} if outcome else set()
    else:
        rules = happens.get(asks)
        if rules is None:
            return ""
        seats = {str(one.facts.get("seat")) for one in played.events if str(one.rule) in rules}
        if asks == "takes" and not seats:
            return ""
    if scene.many == TOTAL:
        return _total(game, scene, played)
    if scene.many:
        names = [name for name, seat in played.seats.items() if str(seat) in seats]
        if names != [scene.about]:  # of others the cards that they hold are told, and no trick
            return ""
        now = held(game, played.state, played.seats[scene.about])
        return f"count|{now if scene.many == HELD else now - played.held[scene.about]}"
    if scene.who:
        names = [name for name, seat in played.seats.items() if str(seat) in seats]
        if len(names) != 1:
            return ""
        place = list(played.seats).index(names[0])
        if place >= len(trick.players) or place >= len(trick.cards) or names[0].startswith(f"{UNTOLD}0"):
            return ""
        return f"{trick.players[place]}|{trick.cards[place].text}"
    if scene.about == ANYONE:
        return "yes" if seats else "no"
    return "yes" if str(played.seats.get(scene.about, "")) in seats else "no"


def _total(game: AnyGame, scene: Scene, played: Played) -> str:
    """Return on how many points somebody is; nothing where a life is lost and it is not told where others stand."""
    seat, written = str(played.seats[scene.about]), dict[str, Plain](game.write(played.state))
    if (written.get("gurken") or {}).get(seat) and {*scene.stood} != {*scene.players}:
        return ""
    return f"points|{_points(game, played.state).get(seat, 0)}"


__all__ = ["ME", "as_told", "judge_scene"]
