"""Situations: cards on the table and in hand that a question describes, set up and put before the engine.

Whoever asks "♠8 is led, I hold ♠K and ♠7, may I stay below?" describes a trick. It is laid out on the game's own
table, and the rule that decides there is the answer: nothing about the rules is known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tutor.cases.transcript import read_case
from tutor.core.cards import SUITS, Card, pack, spell
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts

_SUIT = {
    "♠": "pik|schippen?|spades?",
    "♥": "herz(?:en)?|hearts?",
    "♦": "karo|schellen?|diamonds?",
    "♣": "kreuz|treff|eichel|clubs?",
}
_RANK = {
    "A": "ass(?:e|es)?|aces?",
    "K": "könige?|koenig|kings?|k",
    "D": "damen?|queens?|q",
    "B": "buben?|bauern?|jacks?|knave|j",
    "10": "zehn|tens?|10",
    "9": "neun|nines?|9",
    "8": "acht|eights?|8",
    "7": "sieben|sevens?|7",
    "6": "sechs|six|6",
    "5": "fünf|five|5",
    "4": "vier|four|4",
    "3": "drei|three|3",
    "2": "zwei|twos?|2",
}


def _any(names: Mapping[str, str], mark: str) -> str:
    """Return a pattern for any of these names; each is a group, ``mark`` and its number."""
    return "|".join(f"(?P<{mark}{number}>{name})" for number, name in enumerate(names.values()))


_CARD = re.compile(
    rf"\b(?:(?:{_any(_SUIT, 's')})[ -]?(?:{_any(_RANK, 'r')})|(?:{_any(_RANK, 'q')})(?: of | )(?:{_any(_SUIT, 't')}))\b"
)
_COUNTED = r"(?! (?:players?|cards?|karten|spieler|leuten?|personen|points?|punkte|left))"
_ALONE = re.compile(rf"\b(?:(?:{_any(_SUIT, 's')})|(?:{_any(_RANK, 'r')}))\b{_COUNTED}")


def _words(*said: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(said)})\b")


_HELD = _words(
    r"ich (?:\w+ )?(?:hab|habe|halte|hätte)",
    r"(?:hab|habe|hätte|halte) (?:ich|nur|noch|die|den|das|'?ne|eine?)",
    "hab|auf der hand",
    r"(?:i|ive|i've|we) (?:\w+ )?(?:have|hold|got|holding)",
    "i've|ive|holding|in (?:my )?hand|got",
)
_LAID = _words(
    "liegt|liegen|lag|ausgespielt|angespielt|vorgespielt|er spielt|sie spielt|spielt aus|gelegt|auf dem tisch",
    "led|leads|lead is|on (?:the )?table|on top|is down|are down|is up|was played|he plays|she plays",
)
_LACKED = _words("keine?[nr]?|koa|nix|ohne|no|void in|void of|out of|without|not a|nothing in|nowt in")
_OTHERS = _words("nächste[rn]?|keiner|niemand|jemand|einer|er|sie", "next|nobody|someone|everyone|he|she|they|opponent")
_ELSEWHEN = _words(r"erste[rnsm]?|letzte[rnsm]?|anfang|hund|zieh\w*|gezogen\w*", r"first|last|start|dog|draw\w*|drew")
"""Words of another moment than the middle of a hand."""
_ONTO = _words("auf|on|onto|on top of")
_OF_LED = _words("of (?:the|that|it|this)|der farbe|dieser farbe|davon")
_CLAUSE = re.compile(r"[,;:.?!–-]\s|\s-\s|\b(?:und ich|aber ich|and i|but i|while i|wenn ich)\b")


class Situation(NamedTuple):
    """What lies on the table, and what is in hand, as far as it is said."""

    table: tuple[Card, ...]
    hand: tuple[Card, ...]
    exact: bool = True
    """Whether any card of the hand is named by its rank; a suit alone says only that the hand has it."""


class _Said(NamedTuple):
    """One card, suit or rank that is named."""

    suit: str
    rank: str
    start: int


def _which(match: re.Match[str], names: Iterable[str], letters: str) -> str:
    for number, name in enumerate(names):
        if any(match.groupdict().get(f"{letter}{number}") for letter in letters):
            return name
    return ""


def _named(text: str) -> Iterator[_Said]:
    """Yield the cards that a text names, then the suits and ranks that stand alone."""
    rest = text
    for match in _CARD.finditer(text):
        yield _Said(_which(match, _SUIT, "st"), _which(match, _RANK, "rq"), match.start())
        rest = rest[: match.start()] + "_" * len(match[0]) + rest[match.end() :]
    for match in _ALONE.finditer(rest):
        yield _Said(_which(match, _SUIT, "s"), _which(match, _RANK, "r"), match.start())


def read_situation(text: str, *, suits: bool = True) -> Situation | None:
    """Return what a question lays on the table and holds in hand; nothing where it does not say both.

    Where suits decide, ranks alone tell nothing, unless they are said to be of the suit led.
    """
    if _ELSEWHEN.search(text):
        return None
    table: list[_Said] = []
    hand: list[_Said] = []
    lacked: set[str] = set()
    role: list[_Said] | None = None
    for clause in _clauses(text):
        said = sorted(_named(clause), key=lambda one: one.start)
        held, laid, onto, none = (sign.search(clause) for sign in (_HELD, _LAID, _ONTO, _LACKED))
        if held and laid and not _OF_LED.search(clause):
            edge = max(held.start(), laid.start())
            before, role = (table, hand) if held.start() == edge else (hand, table)
            if role is table and said and said[-1].start < edge:  # "… and clubs are led"
                edge = said[-1].start
        elif none and not laid and not _OTHERS.search(clause):
            lacked |= {one.suit for one in said if one.suit and not one.rank and one.start > none.start()}
            role = hand
            continue
        elif onto and len(said) > 1 and not laid:
            edge, before, role = onto.start(), hand, table
        else:
            edge, role = 0, hand if held else table if laid else role
            before = role if role is not None else []
        for one in said:
            if one.start < edge:
                before.append(one)
            elif role is not None:
                role.append(one)
    if suits and any(not one.suit for one in hand):
        if not _OF_LED.search(text):
            return None
        table = table or [_Said("", "9", 0)]
        led = table[-1].suit or SUITS[0]
        table = [one._replace(suit=one.suit or led) for one in table]
        hand = [one._replace(suit=one.suit or led) for one in hand]
    return _whole(table, hand, lacked)


def _clauses(text: str) -> Iterator[str]:
    """Yield the parts of a sentence; a part begins with the words that begin it."""
    start = 0
    for match in _CLAUSE.finditer(text):
        yield text[start : match.start()]
        start = match.start() if match[0][0].isalpha() else match.end()
    yield text[start:]


def _whole(table: list[_Said], hand: list[_Said], lacked: set[str]) -> Situation | None:
    """Return real cards for what was named: any card of a suit alone, any suit for a rank alone."""
    used: set[Card] = set()

    def take(one: _Said, barred: set[str]) -> Card | None:
        suits = [one.suit] if one.suit else [suit for suit in SUITS if suit not in barred]
        suits.sort(key=lambda suit: suit in {card.suit for card in used})  # equal suits would say more than was said
        ranks = [one.rank] if one.rank else ["9", "7", "D", "4", "B", "5"]
        card = next((c for rank in ranks for suit in suits if (c := Card(rank, suit)) not in used), None)
        if card is not None:
            used.add(card)
        return card

    laid = [card for one in table if (card := take(one, lacked)) is not None]
    held = [card for one in hand if (card := take(one, lacked)) is not None]
    if not laid and len(lacked) == 1:  # "no hearts left": hearts were asked for
        laid = [Card("9", suit) for suit in lacked]
    if not laid or not (held or lacked):
        return None
    return Situation(tuple(laid), tuple(held), any(one.rank for one in hand))


def deciding(game: AnyGame, setting: Mapping[str, Plain], found: Situation) -> tuple[str, ...]:
    """Return the rules that decide about the cards in hand, those that refuse one first; none where it cannot be."""
    led = found.table[-1]
    lacks = led.suit not in {card.suit for card in found.hand}
    used = {*found.table, *found.hand}
    trump = next((suit for suit in SUITS if suit not in {card.suit for card in used}), "")
    spare = [card for card in pack() if card not in used and card.rank in setting["ranks"]]
    fitting = [card for card in spare if not (lacks and card.suit == led.suit) and card.suit != trump]
    fitting.sort(key=lambda card: card.suit == led.suit)  # more of the suit led would be more than was said
    size = max(int(setting["size"]), len(found.hand))
    hand = [*found.hand, *fitting[: size - len(found.hand)]]
    spare = [card for card in spare if card not in hand]
    case = filled(
        setting["case"],
        {"led": led.text, "hand": spell(hand), "trump": trump, "turned": f"{trump}{setting['ranks'][0]}"}
        | {f"other{n}": spell(spare[n * size : n * size + size - (n == 0)]) for n in range(2)},
    )
    try:
        state = read_case(case).play().end
        if game.check(state):
            return ()
        judged = verdicts(game, state, Seat(setting["seat"]))
    except Complaint:
        return ()
    asked = set(found.hand if found.exact and found.hand else hand)
    plays = [one for one in judged if one.move.verb == PLAY and set(one.move.cards) <= asked]
    return tuple(dict.fromkeys(str(one.rule) for one in sorted(plays, key=lambda one: one.legal)))


def filled(said: Plain, slots: Mapping[str, str]) -> Plain:
    """Return a case with its slots, such as ``<hand>``, filled."""
    if isinstance(said, Mapping):
        return {name: filled(part, slots) for name, part in said.items()}
    if isinstance(said, list):
        return [filled(part, slots) for part in said]
    if isinstance(said, str):
        for name, text in slots.items():
            said = said.replace(f"<{name}>", text)
    return said
