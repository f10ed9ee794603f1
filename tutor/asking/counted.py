"""What is counted in a moment: seats, cards dealt and drawn, the cards for a row of twos; the engine counts."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from tutor.asking.heard import players_in
from tutor.asking.lemmas import NUMBERS
from tutor.asking.named import named_in
from tutor.cases.transcript import Case, read_case, write_case
from tutor.core.cards import SUITS, pack, spell
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState
from tutor.core.moves import TABLE, Seat, read_move, seated
from tutor.core.play import step, verdicts

AT_MOST = re.compile(
    r"\b(?:the (?:most|biggest number of|largest number of) (?:people|players)|höchstens"
    r"|maximal|max|at most|at the most|maximum|how many .*\bmost"
    r"|(?:up to|bis zu) (?:how many|wie ?vielen?))\b"
)
AT_LEAST = re.compile(r"\b(?:the fewest (?:people|players)|mindestens|minimal|at least|minimum|min)\b")
STOCKS = ("talon", "stock")
"""What the pile is called from which cards are drawn."""


def fact(game: AnyGame, case: Case, name: str, text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return a number that the options and the deal decide."""
    least, most = game.seats(case.options)
    if name == "seats" and AT_MOST.search(text):
        return f"count|{most}", ()
    if name == "seats" and AT_LEAST.search(text):
        return f"count|{least}", ()
    if name == "seats":
        return (f"count|{least}" if least == most else f"range|{least}|{most}"), ()
    if name == "fits":
        count = players_in(text)
        return ("yes" if least <= count <= most else "no", ()) if count is not None else None
    if name == "size":
        return _hand_size(game, case, text)
    if name == "debt":
        return _debt(game, case, text)
    asked = players_in(text)
    if name == "stock":
        count = least if least == most else asked or 0
        return _stock(game, case, count) if least <= count <= most else None
    many = range(least, most + 1) if asked is None else [asked]
    sizes: set[int] = set()
    for count in many:
        dealt_now = _dealt_sizes(game, case, count) if least <= count <= most else set()
        if not dealt_now:
            return None
        sizes |= dealt_now
    if len(sizes) == 2 and asked is not None and max(sizes) == min(sizes) + 1:  # the pack does not divide exactly
        return f"range|{min(sizes)}|{max(sizes)}", ()
    return (f"count|{sizes.pop()}", ()) if len(sizes) == 1 else None


# Hands

_ORDINALS = (
    ("erst", "first", "eins", "one"),
    ("zweit", "second", "zwei", "two"),
    ("dritt", "third", "drei", "three"),
    ("viert", "fourth", "vier", "four"),
    ("fünft", "fifth", "fünf", "five"),
    ("sechst", "sixth", "sechs", "six"),
    ("siebt", "seventh", "sieben", "seven"),
)
"""What the hands of a game are called, the first first; then the numbers."""
_LAST = r"last|letzt\w*"
_HAND = r"(?:hand|runde|spiel|round|deal|durchgang|game)"
_OVER = re.compile(
    r"\b(?:finished|over|done|played|after|won|dealt|nach|fertig|vorbei|rum|hinter uns|gespielt|beendet|zu ende"
    r"|gewonnen)\b"
)
"""Words by which the hand that is named is not the one that is asked about."""
_BEHIND = re.compile(
    r"\b(?P<n>two|three|four|five|six|zwei|drei|vier|fünf|sechs|[2-6]) (?:hands|deals|rounds|runden|hände|spiele)"
    r"(?: are| is| schon| haben wir)* (?:behind us|over|done|played|hinter uns|gespielt|vorbei|rum)\b"
)
"""How many hands are told to be over."""
_OF_SIZE = re.compile(
    r"\b(?:hand|deal|round|runde|blatt) (?:with|of|mit) (?P<a>two|three|four|five|six|seven|[2-7]|zwei|drei|vier|fünf"
    r"|sechs|sieben) (?:cards|karten)\b|\b(?P<b>two|three|four|five|six|seven|[2-7])[- ]cards?[- ](?:hand|deal|round)\b"
)
"""A hand that is known by how many cards everybody had in it."""
_NEXT = re.compile(r"\b(?:next|now|jetzt|nun|nächste[rsnm]?|als nächstes)\b")


def hand_number(text: str) -> int | None:
    """Return the number of the hand that a question asks about; nothing where it names none, or more than one.

    >>> hand_number("how many cards in hand number four"), hand_number("wieviel in der 5. runde")
    (4, 5)
    >>> hand_number("we finished the second hand, how many next"), hand_number("after the third hand he was out")
    (3, None)
    """
    found = set()
    behind = _BEHIND.search(text)
    if behind and _NEXT.search(text):
        return int(behind["n"]) + 1 if behind["n"].isdigit() else NUMBERS[behind["n"]] + 1
    for number, (german, english, *cardinals) in enumerate(_ORDINALS, 1):
        ordinal = rf"(?:{german}(?:e[rsnm]?)?|{english}|{number}(?:\.|st|nd|rd|th|te[nrsm]?))"
        if number == len(_ORDINALS):
            ordinal = rf"(?:{ordinal}|{_LAST})"
        named = rf"(?:number |no\.? ?|nr\.? ?|nummer |#)?(?:{'|'.join(cardinals)}|{number})"
        if re.search(rf"\b{ordinal} (?:\w+ )?{_HAND}\b|\b{_HAND} {named}\b(?! cards?\b| karten?\b)", text):
            found.add(number)
        if re.search(rf"\b{ordinal} ?mal (?:aus)?(?:geb|teil)\w*", text):
            found.add(number)
    beside = {
        number for number, (german, english, *_) in enumerate(_ORDINALS, 1) if _ordinal(german, english).search(text)
    }
    if len(found) != 1 or len(found | beside) > 1:
        return None
    (number,) = found
    if not _OVER.search(text):
        return number
    return number + 1 if _NEXT.search(text) and number < len(_ORDINALS) else None


def _ordinal(german: str, english: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{german}e[rsnm]?|{english})\b")


def _hand_size(game: AnyGame, case: Case, text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return how many cards each has in the hand that is named: the only size with which a position can be."""
    number, over = hand_number(text), _OF_SIZE.search(text)
    if number is None and over and _OVER.search(text) and _NEXT.search(text):
        said = over["a"] or over["b"]
        before = int(said) if said.isdigit() else NUMBERS[said]
        number = next((one + 1 for one in range(1, 8) if _sizes(game, case, one) == [before]), None)
    sizes = [] if number is None else _sizes(game, case, number)
    return (f"count|{sizes[0]}", ()) if len(sizes) == 1 else None


def _sizes(game: AnyGame, case: Case, number: int) -> list[int]:
    """Return the sizes of a hand with which a position in the hand of a number can be."""
    whole, sizes = pack(), list[int]()
    for size in range(1, 8):
        hands = {str(s): spell(whole[n * size : (n + 1) * size]) for n, s in enumerate(case.seats)}
        position = {"number": number, "dealer": str(case.seats[-1]), "trump": "♥", "hands": hands}
        said = write_case(case) | {"players": [*map(str, case.seats)], "position": position}
        try:
            if not game.check(read_case(said).start()):
                sizes.append(size)
        except Complaint:
            continue
    return sizes


# Twos

_TWO = r"(?:twos?|2s?|deuces?|zwei(?:er|en)?)"
_RULE = re.compile(
    r"\b(?:zweier|draw|pick-?up|zieh|nimm|plus|2er)[- ]?(?:two|twos|zwei|zweien|2)?[- ]?"
    r"(?:rule|regel|strafe|variante?|cards?)\b|\b(?:zieh|draw|pick-?up|take)[- ](?:two|twos|zwei|zweien|2)\b"
    rf"|\b(?:an?|the|ne|eine|every|jede|wo|where) {_TWO} "
    r"(?:makes? the next (?:\w+ ){0,2}(?:take|draw|pick up) (?:two|2)|makes?|means?|heißt|bedeutet|lässt|which|that"
    r"|for the next|kostet)\b"
    rf"|\b{_TWO} ?(?:=|(?:make|mean|which|that make|for the next|heißen|bedeuten|lassen|ziehen|kosten|zählen)\b)"
    r"|\bmit (?:den )?zweiern\b"
)
"""How the rule is told by which a two makes somebody draw."""
_LACKED = re.compile(
    r"(?:\b|(?=n['’]t ))(?:no|not an?|n['’]t (?:\w+ )?(?:an?|any|single)|without an?|hab\w* keine?|keine?|ohne|any"
    rf"|ain['’]t got an?(?: single)?|got a single|single) {_TWO}\b"
    r"|\b(?:has|got|have|hat|hab) (?:none|keine)\b|\bhas(?:n['’]t| not)(?: got)? (?:one|any)\b"
)
_ROW = re.compile(
    r"\b(?P<n>two|three|four|five|six|zwei|drei|vier|fünf|sechs|[2-6]) (?:\w+ )?"
    r"(?:twos|2s|deuces|zweien|zweier|2er|zwei)\b"
    r"|\b(?P<m>two|three|four|five|six|zwei|drei|vier|fünf|sechs|[2-6]) (?:of them|players?|people|leute|spieler\w*)\b"
    r"[^.;?!]*\b(?:in a row|one (?:straight )?after|hintereinander|nacheinander|each|je)\b"
)
_LAID = re.compile(
    rf"\b(?:an?|another|the|his|her|my|mine|eine?|ne|die|seine|ihre|meine|second|third|zweite|dritte) (?:\w+ )?{_TWO}\b"
    r"|\b(?:second|third|fourth) one\b|\b(?:eine|ne) (?:dritte|vierte)\b(?! (?:karte|person|farbe))"
    r"|\b(?:auch|gleich noch|noch) (?:eine|ne|'ne)\b|\b(?:yet )?another(?: one)?\b"
    r"|\b(?:one|same) (?:too|as well|again|on top|on it|on that|on mine)\b"
    r"|\b(?:mine|meine|seine|ihre|hers) (?:on top|on it|drauf|dazu)\b"
    rf"|^ ?[a-zäöüß]+ (?:legt |spielt |bringt |plays |lays |puts )?{_TWO}$"
)
"""How it is told that somebody laid a two."""
_EACH = re.compile(rf"^(?P<who>.*?)\b(?:je|jeweils|each)\b.*\b{_TWO}\b")
_SO_DID = re.compile(r"^(?:\w+ ){1,3}(?:too|auch|as well|ebenfalls|ditto|did n all|did and all)$")
_SAYS = re.compile(r"\b(?:says?|said|sagt|meint|claims?|thinks?|glaubt)\b")
_CLAUSES = re.compile(r"[,;:.?!]\s*|\s[–-]\s|\b(?:and|und|then|dann)\b")
_TAKEN = re.compile(
    r"\b(?:took|takes? (?:two|2|his|her|the|their) |(?:has|had|have) taken|gezogen|aufgenommen|genommen"
    r"|nimmt (?:die|zwei|ihre|seine)|(?:zieht|draws) (?:pik|herz|karo|kreuz|the)\b"
    r"|(?:stapel|stock|pile)\b.* (?:nur|bloß|only|just|left|leer|empty)\b"
    r"|(?:nur|bloß|only|just|left)\b.* (?:stapel|stock|pile)\b)"
)
"""Words by which a row of twos has been broken, or is no row: somebody took cards, or there are too few to take."""


def twos_laid(text: str) -> int:
    """Return how many twos are told to lie there in a row; 0 where none is told, or it is not clear.

    >>> twos_laid("paul legt ne zwei, ich auch eine drauf, lina noch eine. tim hat keine zwei")
    3
    >>> twos_laid("draw two rule: spade 2, heart 2 and then me without a two"), twos_laid("three twos in a row")
    (2, 3)
    """
    text = _LACKED.sub(" ", _RULE.sub(" ", text))
    if _TAKEN.search(text):
        return 0
    told = [one for one in _ROW.finditer(text) if one["n"] or re.search(rf"\b{_TWO}\b", _without(text, one))]
    many = [one["n"] or one["m"] for one in told]
    rows = {int(one) if one.isdigit() else NUMBERS[one] for one in many}
    if len(rows) == 1:
        return rows.pop()
    each = [found for one in re.split(r"[.;:?!]\s*", text) if (found := _EACH.search(one))]
    if each:
        return len([one for one in re.split(r",| und | and ", each[0]["who"]) if one.strip()]) if len(each) == 1 else 0
    laid, before = 0, False
    for clause in filter(None, map(str.strip, filter(None, _CLAUSES.split(text)))):
        named = [one for one in named_in(clause) if one.rank == "2" and one.suit]
        before = bool(named or _LAID.search(clause) or (before and _SO_DID.search(clause))) and not _SAYS.search(clause)
        laid += len(named) or 1 if before else 0
    return laid


def _without(text: str, one: re.Match[str]) -> str:
    """Return a text without the number of people that is told."""
    return text[: one.start("m")] + text[one.end("m") :]


def _debt(game: AnyGame, case: Case, text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return how many cards are taken for the twos that are told: by how many the hand grows."""
    number = twos_laid(text)
    if not 0 < number <= len(SUITS):
        return None
    state = replace(case, moves=()).start()
    moves = [*(f"A {SUITS[n]}2" if n % 2 == 0 else f"B {SUITS[n]}2" for n in range(number))]
    taker = Seat("B" if number % 2 else "A")
    for one in moves:
        state, _ = step(game, state, read_move(one, case.seats, game.verbs))
    before = held(game, state, taker)
    state, events = step(game, state, read_move(f"{taker} take", case.seats, game.verbs))
    chance = Random(1)
    for _ in range(12):
        if game.movers(state)[:1] != (TABLE,):
            break
        state, _ = game.apply(state, game.chance(state, chance))
    return f"count|{held(game, state, taker) - before}", tuple(str(one.rule) for one in events)


# Drawing and dealing

MOST_DRAWN = 6
"""Whoever may draw more cards than this draws until one fits."""
FEW = 8
"""So often cards are drawn anew: where chance decides how many they are, no number is said."""


def drawn(game: AnyGame, state: AnyState, seat: Seat, chance: Random) -> tuple[str, tuple[str, ...]] | None:
    """Return how many cards somebody may draw one after the other; nothing where there is no end to it."""
    before, rules = held(game, state, seat), list[str]()
    for _ in range(MOST_DRAWN):
        draws = [one for one in verdicts(game, state, seat) if one.legal and one.move.verb == "draw"]
        if seat not in game.movers(state) or not draws:
            many = held(game, state, seat) - before
            return (f"count|{many}", tuple(dict.fromkeys(rules))) if many else None
        state, events = step(game, state, draws[0].move)
        rules += [str(one.rule) for one in events]
        while game.movers(state)[:1] == (TABLE,):
            state, _ = game.apply(state, game.chance(state, chance))
    return None


def held(game: AnyGame, state: AnyState, seat: Seat) -> int:
    """Return how many cards somebody has."""
    return next(hand.count for hand in game.scene(state, None).hands if hand.seat == seat)


def _dealt(game: AnyGame, case: Case, count: int) -> AnyState | None:
    """Return the first deal of so many players as soon as all have cards; nothing where it needs more than chance."""
    state = game.start(case.options, seated(count))
    chance = Random(1)
    for _ in range(40):
        sizes = {hand.count for hand in game.scene(state, None).hands}
        if sizes and sizes != {0}:
            return state
        if game.movers(state)[:1] != (TABLE,):
            return None
        state, _ = game.apply(state, game.chance(state, chance))
    return None


def _dealt_sizes(game: AnyGame, case: Case, count: int) -> set[int]:
    """Return how many cards each gets in the first deal; nothing where none is dealt by chance alone."""
    state = _dealt(game, case, count)
    return {hand.count for hand in game.scene(state, None).hands} if state is not None else set()


def _stock(game: AnyGame, case: Case, count: int) -> tuple[str, tuple[str, ...]] | None:
    """Return how many cards are left to be drawn once everything is dealt and turned up."""
    state, chance = _dealt(game, case, count), Random(1)
    for _ in range(8):
        if state is None or game.movers(state)[:1] != (TABLE,):
            break
        state, _ = game.apply(state, game.chance(state, chance))
    if state is None:
        return None
    left = [pile.count for pile in game.scene(state, None).piles if pile.name in STOCKS]
    return (f"count|{left[0]}", ()) if len(left) == 1 else None


__all__ = ["AT_LEAST", "AT_MOST", "FEW", "drawn", "fact", "hand_number", "held", "twos_laid"]
