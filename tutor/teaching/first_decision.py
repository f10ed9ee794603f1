"""Stand or propose, refuse or give cards: exercises on Écarté's first decision that say what a wrong answer costs.

The hand is dealt by chance, and asked about where the solution is sure of its answer: the nearer both choices are, the
harder.  What is right and what the other choice costs is weighed as the page on the first decision weighs it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tutor.core.cards import Card, spell
from tutor.core.languages import LANGUAGES, WRITTEN
from tutor.core.plain import Plain
from tutor.games.ecarte.state import PACK
from tutor.players.strategies.ecarte import DEALER, ELDER, FIRST, counted
from tutor.words import explain

if TYPE_CHECKING:  # the tables are opened when they are asked
    from tutor.odds.first.solution import First

RULE = str(FIRST)
"""What these exercises are about, in the book and in review."""
GAPS = ((0.6, 9.0), (0.35, 0.6), (0.2, 0.35), (0.1, 0.2), (0.04, 0.1))
"""Points between both choices, from the easiest level to the hardest."""
TRIES = 4000
"""Hands dealt until one is as hard as was asked for."""
_LETTERS = {"D": "Q", "B": "J", "10": "T"}
_SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def first_decision(seed: int, level: int = 0) -> dict[str, Plain]:
    """Return an exercise of this number, as hard as ``level`` says, 1 to 5; of any where it is 0."""
    random = Random(f"{RULE}/{level}/{seed}")
    wanted = level or random.randint(1, len(GAPS))
    role = ("elder", "dealer")[seed % 2]
    for _ in range(TRIES):
        turned, *rest = random.sample(PACK, 11)
        hand, other = rest[:5], rest[5:]
        if not _near(hand, turned, role, GAPS[wanted - 1]):
            continue
        found = _solved(hand, turned, role)
        if found["verdict"] != "even" and _between(abs(found["stand"] - found["propose"]), GAPS[wanted - 1]):
            return _made(hand, other, turned, found, wanted)
    raise AssertionError(f"no hand of level {wanted} in {TRIES} deals")  # one in forty is, at least


def _between(gap: float, span: tuple[float, float]) -> bool:
    return span[0] <= gap < span[1]


def _near(hand: list[Card], turned: Card, role: str, span: tuple[float, float]) -> bool:
    """Whether a hand may be as hard as asked for, by the worths that ship: weighing it takes longer."""
    from tutor.odds.first.solution import class_of, kings
    from tutor.odds.first.whole import choices

    situation = _situation(hand, turned, role)
    both, row = choices(role, kings(situation, king_point=True) == "held"), class_of(situation)[0]
    return _between(abs(float(both.keep[row] - both.exchange[row])), span)


def _situation(hand: list[Card], turned: Card, role: str) -> Plain:
    from tutor.odds.hand import read_situation

    return read_situation([in_letters(one) for one in hand], in_letters(turned), role)


def in_letters(one: Card) -> str:
    """Write a card as the odds name it."""
    return _LETTERS.get(one.rank, one.rank) + _SUITS[one.suit]


def _solved(hand: list[Card], turned: Card, role: str) -> First:
    from tutor.odds.first.solution import KING_COUNTS, first

    return first(_situation(hand, turned, role), KING_COUNTS)


def _made(hand: list[Card], other: list[Card], turned: Card, found: First, level: int) -> dict[str, Plain]:
    role, keeps = found["role"], found["verdict"] == "keep"
    elder, seat = role == "elder", "A"
    # The one asked sits at A: as elder to the left of the dealer, or as dealer whose guest has proposed.
    position = {
        "turn_up": turned.text,
        "dealer": "B" if elder else "A",
        "hands": {"A": spell(hand), "B": spell(other)},
    }
    made = {"game": "ecarte", "players": ["A", "B"], "position": position}
    if not elder:
        made["moves"] = ["B propose"]
    worth = ELDER if elder else DEALER
    counts = counted(worth, hand, turned.suit)
    facts: dict[str, Plain] = {
        "role": role,
        "keeps": "yes" if keeps else "no",
        "count": counts,
        "limit": worth.limit,
        "trumpless": "yes" if elder and not any(one.suit == turned.suit for one in hand) else "no",
        "agrees": "yes" if (counts >= worth.limit) == keeps else "no",
    }

    gap = abs(round(found["stand"], 2) - round(found["propose"], 2))  # as it is told
    worths = {"keep": found["stand"], "exchange": found["propose"], "loss": gap}

    def said(key: str) -> dict[str, str]:
        found = {}
        for lang in LANGUAGES:
            told: dict[str, Plain] = {what: _points(points, lang, what) for what, points in worths.items()}
            found[lang] = explain.say(explain.APP, lang, key, facts=facts | told)
        return found

    kept, changed = said("first-decision-keep"), said("first-decision-exchange")
    return {
        "level": level,
        "title": said("first-decision-title"),
        "covers": [RULE],
        "kind": "first",
        "question": said("first-decision-ask"),
        "case": made,
        "sees": seat,
        "choices": [kept | ({"right": True} if keeps else {}), changed | ({} if keeps else {"right": True})],
        "explain": said("first-decision-why"),
    }


def _points(value: float, lang: str, what: str) -> str:
    """Write points as a language writes them, a worth with its sign."""
    said = f"{value:.2f}" if what == "loss" else f"{value:+.2f}".replace("-", "−")
    return WRITTEN[lang].number(said)
