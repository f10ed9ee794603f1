"""Questions that are answered by choosing: what happens, what may be done of many things, and last of all which rule.

Wrong answers are what somebody would give: the neighbour's seat, what another move would cause, the rule that speaks
about other moves here. Each is false by the engine's word. Answers are alike, so that none stands out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, pairwise, permutations
from random import Random

from tutor.core.cards import SUITS, Card
from tutor.core.game import Event
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.teaching.hands import explained, move_choice, parted, showing
from tutor.teaching.questions import Asked, Both
from tutor.teaching.wording import (
    LIKE,
    LONGEST,
    MOST_SAID,
    SHORTEST,
    both,
    cards_in,
    case_of,
    caused,
    dealt,
    done,
    lucky,
    mine,
    named,
    names,
    no_riddle,
    said,
    seats_in,
    standing_out,
    turned,
)
from tutor.words import library
from tutor.words.book.book import Book

NEXT, PICK = "next", "pick"
WORD = re.compile(r"[♠♥♦♣]\w+|\w+")
PAIR = 2
FORMS = (2, 2, 1, 1, 1, 1, 1, 1)
"""How much each way to stand out weighs: what is like the others is seen first."""
EVEN = 0.5
"""What stands out is right as often as by chance."""
NOT_PICKED: Mapping[int, float] = {LIKE: 0.15, LONGEST: 0.1, SHORTEST: 0.2, MOST_SAID: 0.5}
"""How often what is right by its form alone is not asked, though nothing nearer to chance can be."""
WRONG = 3
"""So many wrong answers stand beside the right one."""
TRIED = 24
"""So many other moves are asked what they would cause."""
LIMIT = "limit"
"""The fact of an event that somebody has gone beyond."""


def happens(asked: Asked, *, loose: bool = False, easy: bool = False) -> dict[str, Plain] | None:
    """Say what happens: the truth among what is said of another seat, number, suit or by another move's rule.

    ``loose`` where an answer may have more words of the question than the others; ``easy`` where whoever counts, or
    reads a card, may see that some are wrong.
    """
    event = mine(asked)
    if event is None:
        return None
    true = {said(asked, one, lang) for one in asked.moment.events for lang in LANGUAGES}
    right = {lang: said(asked, event, lang) for lang in LANGUAGES}
    sets = [*_varied(asked, event, easy=easy), *_with_others(asked, event)]
    asked.source.shuffle(sets)
    sets.append([event, *islice(elsewhere(asked), WRONG)])  # unlike each other: only where nothing else is
    for several in sets:
        texts = [{lang: said(asked, one, lang) for lang in LANGUAGES} for one in several]
        wrong = [one for one in texts if one != right]
        alike = any(len({one[lang] for one in texts}) < len(texts) for lang in LANGUAGES)
        alike = alike or any(_one_twice(event, one) for one in several)
        if len(wrong) != WRONG or alike or any(text in true for one in wrong for text in one.values()):
            continue
        if loose or _named_alike(asked, texts):
            return caused(asked, NEXT, both("exercise-next", lambda _: {}), [{"right": True, **right}, *wrong])
    return None


def _named_alike(asked: Asked, texts: Sequence[Both]) -> bool:
    """Whether no answer, by more or fewer words of the question, stands out as the first of them does."""
    asked_words = set(WORD.findall(done(asked, "en")))
    shared = [len(asked_words & set(WORD.findall(one["en"]))) for one in texts]
    inside = min(shared[1:]) <= shared[0] <= max(shared[1:]) and len(set(shared)) < len(shared)
    return inside and not stands_out([one["en"] for one in texts])


def stands_out(texts: Sequence[str], of: int = 1) -> bool:
    """Whether the first of some texts are more like all others, or less, than any other is."""
    words = [set(WORD.findall(text)) for text in texts]
    like = [sum(len(one & other) / max(1, len(one | other)) for other in words) for one in words]
    return min(like[:of]) > max(like[of:]) or max(like[:of]) < min(like[of:])


def _varied(asked: Asked, event: Event, *, easy: bool) -> Iterator[list[Event]]:
    """Yield four of the same thing with one or two facts otherwise: by form each could be the true one."""
    together = _together(event, asked.source) if easy else []
    if together:
        yield [event, *together]
        return
    others = {name: _instead(asked, event, name, value, easy=easy) for name, value in event.facts.items()}
    others = {name: values for name, values in others.items() if values}
    for name, values in others.items():
        if len(values) >= WRONG:
            yield [_put(event, {name: value}) for value in (event.facts[name], *values[:WRONG])]
    names = list(others)
    for first, second in pairwise(names):
        yield [
            _put(event, {first: one, second: other})
            for one in (event.facts[first], others[first][0])
            for other in (event.facts[second], others[second][0])
        ]


def _together(event: Event, source: Random) -> list[Event]:
    """Return the same with other numbers that add up like the true ones: whoever only counts sees nothing wrong."""
    numbers = {name: value for name, value in event.facts.items() if type(value) is int and value > 0}
    for whole, one, other in permutations(numbers, 3):
        if numbers[whole] == numbers[one] + numbers[other] and numbers[whole] > WRONG + 1:
            parts = [n for n in range(1, numbers[whole]) if 0 < abs(n - numbers[one]) <= WRONG]
            return [_put(event, {one: n, other: numbers[whole] - n}) for n in source.sample(parts, WRONG)]
    return []


def _one_twice(event: Event, other: Event) -> bool:
    """Whether somebody stands in two places where two people stood."""
    return len(seats_in(other)) < len(seats_in(event)) and other.rule == event.rule


def _put(event: Event, facts: Mapping[str, object]) -> Event:
    return event._replace(facts={**event.facts, **facts})


def _instead(asked: Asked, event: Event, name: str, value: object, *, easy: bool) -> list[object]:
    """Return what could stand in the place of a fact: a neighbour, a number near by, another suit."""
    if isinstance(value, Seat):
        if no_riddle(asked, value) or any(names(asked, done(asked, lang), value, lang) for lang in LANGUAGES):
            return []  # the question names them
        here = [hand.seat for hand in asked.game.scene(asked.moment.state, None).hands if hand.cards]
        found: list[object] = [seat for seat in here if seat != value]
    elif isinstance(value, str) and value in SUITS:
        shown = {card.suit for card in (*asked.moment.move.cards, *cards_in(event))}
        if value in shown:
            return []  # the card itself says it
        found = [suit for suit in SUITS if suit != value and (easy or suit not in shown)]
    elif isinstance(value, int) and not isinstance(value, bool) and value > 0:
        several = sum(isinstance(one, int) and not isinstance(one, bool) for one in event.facts.values()) > 1
        if several and not easy:
            return []  # numbers of one sentence hang together: “6 times 2 is 14” is wrong for whoever can count
        seen = {str(len(asked.moment.move.cards))}
        if not easy:
            seen |= _shown(asked) | {str(len(asked.moment.state.seats)), *(card.rank for card in cards_in(event))}
        if str(value) in seen or str(value) in done(asked, "en"):
            return []  # the question says it, or whoever counts heads or reads a card does
        if value <= PAIR and not easy:
            return []  # the lowest there can be, or beside “one” the lowest of those that sound alike
        least = max(1 if value <= PAIR else PAIR, value - asked.source.randrange(WRONG + 1))
        if name == LIMIT:
            least = value  # whoever is above it is above any lower one, too
        return asked.source.sample([n for n in range(least, least + WRONG + 1) if n != value], WRONG)
    else:
        return []
    return asked.source.sample(found, len(found))


def _shown(asked: Asked) -> set[str]:
    """Return the numbers that stand on the table: of cards in piles, and what lies in a bank."""
    states = (asked.moment.state, asked.moment.after) if dealt(asked) else (asked.moment.state,)
    return {str(pile.count) for state in states for pile in asked.game.scene(state, None).piles}


def _with_others(asked: Asked, event: Event) -> Iterator[list[Event]]:
    """Yield four things that may happen: two of them, each to two seats."""
    others = list(elsewhere(asked))
    asked.source.shuffle(others)
    own = _only(event)
    besides = [one for one in asked.moment.events if one.rule != event.rule]
    for other in (*others, *besides):
        theirs = _only(other)
        if own is None or theirs is None or no_riddle(asked, own):
            continue  # who speaks needs not be looked for
        neighbour = asked.source.choice([seat for seat in asked.moment.state.seats if seat != own])
        if other in besides and theirs in (own, neighbour):
            continue  # it has happened, so it would be said of others than the first, who would stand out
        yield [
            *(turned(event, {own: seat}) for seat in (own, neighbour)),
            *(turned(other, {theirs: seat}) for seat in (own, neighbour)),
        ]


def elsewhere(asked: Asked) -> Iterator[Event]:
    """Yield what other legal moves here would cause and this one does not: one of each rule."""
    game, moment = asked.game, asked.moment
    if moment.move.seat == TABLE:
        return
    book = library.book(game.folder)
    seen = {event.rule for event in moment.events}
    for one in verdicts(game, moment.state, moment.move.seat)[:TRIED]:
        # What an exchange of other cards causes is mostly true of this one too.
        if not one.legal or one.move == moment.move or one.move.verb == moment.move.verb != PLAY:
            continue
        for event in game.apply(moment.state, one.move)[1]:
            if event.rule not in seen and narrow(book, str(event.rule)):
                seen.add(event.rule)
                yield recarded(event, one.move, moment.move)


def recarded(event: Event, other: Move, made: Move) -> Event:
    """Return what another move would cause as if it were said of the one that is made: of its cards."""
    instead = dict(zip(other.cards, made.cards, strict=False))

    def put(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(put(one) for one in value)
        return instead.get(value, value) if isinstance(value, Card) else value

    return event._replace(facts={name: put(value) for name, value in event.facts.items()})


def _only(event: Event) -> Seat | None:
    """Return the seat that an event is about, where it is one."""
    seats = seats_in(event)
    return next(iter(seats)) if len(seats) == 1 else None


def pick(asked: Asked) -> dict[str, Plain] | None:
    """Say which two of four things may be done, where there are too many to mark."""
    stopped, allowed = parted(asked.judged)
    shown = showing(asked)
    if len(stopped) < PAIR or len(allowed) < PAIR or shown is None:
        return None
    verb = shown.move.verb

    def near(several: list[Verdict]) -> list[Verdict]:
        asked.source.shuffle(several)
        return sorted(several, key=lambda one: (one is not shown, one.move.verb != verb))[:PAIR]

    question = both("exercise-pick", lambda lang: {"seat": named(asked, asked.seat, lang)})
    # What stands out is right or wrong by a toss: of what can be asked here the nearest to it is taken.
    tossed = [asked.source.random() < EVEN for _ in FORMS]

    def uneven(right: list[Verdict], wrong: list[Verdict]) -> int:
        texts = [str(move_choice(asked, one.move, right=False)["en"]) for one in (*right, *wrong)]
        seen = standing_out(question["en"], texts, PAIR)
        words_said = [sum(one.move.verb != PLAY or bool(one.move.value) for one in pair) for pair in (right, wrong)]
        amiss = (n not in (EVEN, toss) for n, toss in zip(seen, tossed, strict=True))
        return PAIR * abs(words_said[0] - words_said[1]) + sum(
            much for much, off in zip(FORMS, amiss, strict=True) if off
        )

    right, wrong = min(((near(allowed), near(stopped)) for _ in range(TRIED)), key=lambda pairs: uneven(*pairs))
    texts = [str(move_choice(asked, one.move, right=False)["en"]) for one in (*right, *wrong)]
    if lucky(asked.source, "", texts, PAIR, NOT_PICKED):
        return None
    return {
        "kind": PICK,
        "question": question,
        "case": case_of(asked),
        "seat": str(asked.seat),
        "choices": [
            *(move_choice(asked, one.move, right=True) for one in right),
            *(move_choice(asked, one.move, right=False) for one in wrong),
        ],
        "check": {"illegal": {str(one.move): str(one.rule) for one in wrong}},
        "explain": explained(asked, shown, (*right, *wrong)),
    }


def narrow(book: Book, rule: str) -> bool:
    """Whether a rule can be a wrong answer: a general one holds also where the engine names another."""
    return rule in book.entries and "general" not in book.entries[rule].facts
