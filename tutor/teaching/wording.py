"""What the questions of generated exercises have in common: their words, their case, an explanation that is short."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

from tutor.cases.transcript import at, write_case
from tutor.core.cards import Card
from tutor.core.game import Event, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Seat
from tutor.core.plain import Plain
from tutor.core.rules import Verdict
from tutor.teaching.questions import Asked, Both
from tutor.words import explain

Found = TypeVar("Found", Seat, Card)

PENALTY = "penalty"
"""The chapter of rules about what mistakes cost; each hits whoever makes one."""
SENTENCES = 3
"""No explanation has more."""
_END = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ{„“\"])")


def both(key: str, facts: Callable[[str], Mapping[str, object]]) -> Both:
    """Return a sentence of the app in every language."""
    return {lang: explain.say(explain.APP, lang, key, facts=facts(lang)) for lang in LANGUAGES}


def named(asked: Asked, seat: Seat, lang: str) -> str:
    """Return how a seat is called at the table of an exercise."""
    return explain.seat_name(seat, lang, asked.moment.state.seats)


def case_of(asked: Asked, state: Situation | None = None) -> dict[str, Plain]:
    """Return the position of an exercise, or another one of its game."""
    return write_case(at(asked.moment.case, asked.moment.state if state is None else state))


def why(asked: Asked, verdict: Verdict, lang: str) -> str:
    """Say why, by the rule that the exercise is about where it has a sentence for that."""
    return explain.why(
        asked.game, asked.moment.state, verdict, lang, asked.rule if own_sentence(asked, verdict) else ""
    )


def own_sentence(asked: Asked, verdict: Verdict) -> bool:
    """Whether the rule that an exercise is about has a say in a verdict and a sentence for that, in every language."""
    folder, attribute, message = asked.game.folder, "yes" if verdict.legal else "no", explain.message_id(asked.rule)
    return asked.rule in verdict.rules and all(explain.has(folder, lang, message, attribute) for lang in LANGUAGES)


def sentences(said: Sequence[str]) -> str:
    """Return several sentences as one text, none twice."""
    return " ".join(explain.capitalised(one) for one in dict.fromkeys(said))


def shortened(said: Sequence[str], *, cut: bool = False) -> str:
    """Return as many of several texts as make three sentences; the first is what matters most.

    What is too long is left out, or ``cut`` to its first sentences, where those say the reason.
    """
    found: list[str] = []
    for text in dict.fromkeys(explain.capitalised(one) for one in said):
        parts = _END.split(text)
        if not found:
            found = parts[:SENTENCES]
        elif cut or len(found) + len(parts) <= SENTENCES:
            found += [one for one in parts[: SENTENCES - len(found)] if one not in found]
    return " ".join(found)


def dealt(asked: Asked) -> bool:
    """Whether the table has dealt: nobody can say beforehand what comes of it, so the moment after is shown."""
    return asked.moment.move.seat == TABLE and not asked.moment.move.cards


def done(asked: Asked, lang: str) -> str:
    """Say what is done; it is seen who holds a card, and who alone is to act, so nobody is named."""
    game, moment = asked.game, asked.moment
    if moment.move.verb == PLAY and not moment.move.value:
        cards = explain.listed(lang, [f"{{{one.text}}}" for one in moment.move.cards])
        return explain.say(explain.APP, lang, "exercise-played", facts={"what": cards, "n": len(moment.move.cards)})
    if moment.move.seat == TABLE or tuple(game.movers(moment.state)) != (moment.move.seat,):
        return explain.did(game, moment.state, moment.move, lang)
    acting = Seat(explain.say(explain.APP, lang, "exercise-whoever"))
    facts = game.facts(moment.state, moment.move)
    told = explain.move_words(game.folder, lang, moment.move._replace(seat=acting), "did", facts, moment.state.seats)
    return told if told.startswith(acting) else explain.did(game, moment.state, moment.move, lang)


def names(asked: Asked, text: str, seat: Seat, lang: str) -> bool:
    """Whether a sentence names a seat."""
    return re.search(rf"\b{re.escape(named(asked, seat, lang))}\b", text) is not None


def no_riddle(asked: Asked, seat: Seat) -> bool:
    """Whether nobody needs to look for a seat: it is to act and speaks, or the sentence is of its card alone."""
    move, event = asked.moment.move, mine(asked)
    own = event is not None and cards_in(event) == set(move.cards)
    punished = asked.rule.split(".")[1] == PENALTY  # it is seen whose mistake it was
    return move.seat == seat and (move.verb != PLAY or bool(move.value) or own or punished)


WORD = re.compile(r"\w+")
LIKE, LONGEST, SHORTEST, MOST_SAID = 0, 2, 3, 6
"""Ways to stand out, by their place in ``standing_out``: like the others, long, short, said instead of played."""
ALIKE = 1e-9
"""Sums of the same parts in another order differ by less."""


def standing_out(question: str, texts: Sequence[str], right: int) -> list[float]:
    """Return how often what stands out in some texts is one of the first, which are right.

    Stands out: most like the others and least, longest and shortest, with most words of the question and with fewest,
    words that are said among cards that are played. Of several that stand out alike each counts a part.
    """
    asked = set(WORD.findall(question.lower()))
    words = [set(WORD.findall(text.lower())) for text in texts]
    like = [sum(len(one & other) / max(1, len(one | other)) for other in words) for one in words]
    found = []
    worded = [text.count("“") for text in texts]
    for sizes in (like, list(map(len, texts)), [len(asked & one) for one in words], worded):
        for most in (max(sizes), min(sizes)):
            best = [n < right for n, size in enumerate(sizes) if abs(size - most) < ALIKE]
            found.append(sum(best) / len(best))
    return found


def lucky(source: Random, question: str, texts: Sequence[str], right: int, shares: Mapping[int, float]) -> bool:
    """Whether what is right by its form alone is not asked this time: else form would be right too often."""
    found = standing_out(explain.plain(question, "en"), texts, right)
    return any(found[way] > right / len(texts) and source.random() < share for way, share in shares.items())


def caused(
    asked: Asked,
    kind: str,
    question: Both,
    choices: Sequence[Plain],
    hands: Mapping[str, Plain] | None = None,
    then: Both | None = None,
) -> dict[str, Plain] | None:
    """Make a question about what the move of this moment causes; ``then`` is explained behind its rule."""
    game, moment = asked.game, asked.moment
    if len(choices) < 2 or (dealt(asked) and not game.movers(moment.after)):
        return None
    first = sorted(moment.events, key=lambda one: one.rule != asked.rule)
    if then is not None:  # what leads to it comes last of what happens
        first = [*(one for one in first if one.rule == asked.rule), *_backwards(asked, first)]
    found: dict[str, Plain] = {
        "kind": kind,
        "question": {lang: sentences([done(asked, lang), question[lang]]) for lang in LANGUAGES},
        "case": case_of(asked, moment.after if dealt(asked) else None),
        "choices": list(choices),
        "explain": {
            lang: shortened(
                [
                    *(said(asked, one, lang) for one in first[:1]),
                    *([then[lang]] if then is not None else []),
                    *(said(asked, one, lang) for one in first[1:]),
                ]
            )
            for lang in LANGUAGES
        },
    }
    if hands is not None:
        found["hands"] = dict(hands) if dealt(asked) else {**hands, "move": str(moment.move)}
    if not dealt(asked):
        events = list(dict.fromkeys(str(event.rule) for event in first))
        found["check"] = {"moves": [str(moment.move)], "events": events}
    return found


def _backwards(asked: Asked, events: Sequence[Event]) -> Iterator[Event]:
    """Yield what happened besides the rule asked about, the last first."""
    return (one for one in reversed(events) if one.rule != asked.rule)


# What happened, and to whom


def mine(asked: Asked) -> Event | None:
    """Return what the rule that is asked about made happen."""
    return next((event for event in asked.moment.events if event.rule == asked.rule), None)


def said(asked: Asked, event: Event, lang: str) -> str:
    """Say what happened."""
    return sentences([explain.happened(asked.game, event, lang, asked.moment.state.seats)])


def turned(event: Event, seats: Mapping[Seat, Seat]) -> Event:
    """Return what happened with other seats in the place of some."""
    return event._replace(facts={name: _turned(value, seats) for name, value in event.facts.items()})


def _turned(value: object, seats: Mapping[Seat, Seat]) -> object:
    if isinstance(value, Seat):
        return seats.get(value, value)
    if isinstance(value, tuple) and all(isinstance(one, Seat) for one in value):
        return tuple(seats.get(one, one) for one in value)
    return value


def seats_in(event: Event) -> set[Seat]:
    """Return everybody whom an event names."""
    return set(_found(event, Seat))


def cards_in(event: Event) -> set[Card]:
    """Return every card that an event names."""
    return set(_found(event, Card))


def _found(event: Event, kind: type[Found]) -> Iterator[Found]:
    for value in event.facts.values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, kind):
                yield one
