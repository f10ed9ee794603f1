"""A hand as a question tells it that asks whether the hand is one to play on: its cards, its trumps, what is asked."""

from __future__ import annotations

import re

from tutor.asking.lemmas import NUMBERS
from tutor.asking.listed_hand import ADVISED, HAND, LISTED, MANY, Listed
from tutor.asking.named import SUIT_NAMES, Named, named_in
from tutor.asking.signs import RANK_NAME, SUIT_NAME
from tutor.asking.tidying import suited, trumps_told
from tutor.core.cards import SUITS
from tutor.games.ecarte.state import RANKS

ENGLISH = dict(zip(SUITS, ("spades", "hearts", "diamonds", "clubs"), strict=True))
ONE = ("a", "an", "one", "single", "only")

_LIST = (
    r"\bregel-?(?:spiel|blatt|blätt|hand|händ)\w*|\bjeux? de r[eè]gles?\b"
    r"|\b(?:rule|set|standard|listed|recommended|textbook|book) hands?\b"
    r"|\b(?:on|among|in|by|from|does|would|auf|zu|laut|nach|says?|sagt|rät|empfiehlt)\b[^.?!]{0,30}"
    r"\b(?:list\w*|recommended|empfohlen\w*)\b|\blist\w* of [^.?!]{0,20}hands\b|\bby the book\b"
    r"|\bhands? (?:you (?:play|stand) on|to (?:play|stand|go) (?:on|with)|where you|where i|one plays|you[’']re)\b"
    r"|\b(?:blatt|blätter|blättern|eins)\b[^.?!]{0,30}\b(?:mit denen|bei denen|wo man|auf das man)\b"
)
_PLAYED = (
    r"\bohne (?:\w+ ){0,2}(?:zu )?(?:tausch\w*|fragen)"
    r"|\bwithout (?:an? )?(?:asking|exchang\w+|swapping|changing|proposing)|\bnicht (?:zu )?tauschen|\bskip the swap"
    r"|\b(?:gleich|glei|sofort|direkt) (?:los|aus)?(?:zu)?(?:spiel\w*|leg\w*)|\b(?:los|aus)spielen\b|\bstehen ?bleiben"
    r"|\bplay (?:on |it )?(?:at once|straight|right away|immediately|directly)|\bstand on\b|\blead straight"
)
_REFUSED = (
    r"\bablehn\w*|\babzulehnen|\babweis\w*|\babzuweisen|\bzurückweis\w*|\bverweiger\w*|\bnein sag\w*|\brefus\w*"
    r"|\bdeclin\w*|\bturn\w* (?:\w+ ){0,3}down|\bsay(?:s|ing)? no\b|\bjouez\b"
)
_SWAPPED = (
    r"\b(?:soll\w*|should|lieber|better to|besser|had better|klug|wise)\b(?! (?:\w+ ){0,3}ohne)[^.?!,;:]{0,40}"
    r"\b(?:tauschen|swap|exchange|propose|vorschlagen)\b"
)
"""How it is asked whether one had better exchange, which is the opposite."""
_ADVISED = (
    r"\b(?:soll\w*|should|supposed|advi[sc]ed?|rat|raten|rät|empf\w+|recommend\w*|klug|wise|good|besser|better|gut"
    r"|books?|laut|nach|hand to)\b"
)
_ASKS = re.compile(rf"{_LIST}|{_SWAPPED}")
"""How it is asked whether a hand is on the list; where it is asked what is advised, playing or refusing is named."""
LONG = 1_000
"""A hand is told in fewer letters; a longer text is no question about one."""
_GRANTED = re.compile(
    r"\bannehm\w*|\bzustimm\w*|\baccept\w*|\bgrant\w*|\b(?:welche|karten) (?:zu )?geben|\bgive (?:him|her)\b"
)
_OTHERWISE = re.compile(
    r"\b(?:verpflicht\w*|gezwungen|zwing\w*|pflicht|darf\w*|dürf\w*|erlaubt?|verbot\w*|\w*verstoß\w*"
    r"|rules? (?:broken|stop)|against the rules|offen[cs]e|allowed|forbidden|forced|obliged|compulsory|binding"
    r"|barred|must|muss|müss\w*"
    r"|(?:may|can) (?:i|he|she|we)|guarant\w*|garant\w*|punkte?|points? for|bonus|premium|break\w*"
    r"|percent\w*|prozent\w*|odds|chance\w*|stich\w*|tricks?|led|ausgespielt"
    r"|sicher|(?:i|ich) (?:say|sag\w*|mein\w*|reckon|think|glaub\w*)"
    r"|(?:oder|or) (?:\w+ )?(?:gleich|sofort|direkt|lieber|nicht|play|stand|straight|should|tausch\w*|swap|not))\b"
)
"""Words of another question: whether one must, what it brings, who of two is right, which of two is better."""
_IN_GENERAL = re.compile(r"\b(?:immer|always|nur|only|braucht?|need\w*|enough|reicht?|reichen|cover|auch|even)\b")
"""Words of a question about a pattern, where not all the cards of a hand are told."""
_READ_SO = re.compile(
    r"\b(?:streng\w*|strict\w*|wörtlich\w*|litera\w*|lesart\w*|readings?|read it|liest|lesen|letter|demand\w*|exactly"
    r"|genau|doppelt|both|beide|(?:paar|pärchen|pair)(?! of))\b"
)
_USUAL = re.compile(r"\b(?:default|usual|normal\w*|üblich\w*)\b")
_TRUMP = r"(?:trumps?|trümpfe?n?|trumpf|atouts?)"
_NUMBER = (
    r"(?P<n>no|not an?|not a single|ohne(?: ein\w*)?|kein\w*|ein\w*|one|an?|single|only|zwei|two|drei|three"
    r"|vier|four|fünf|five|[1-5])"
)
_COUNTED = rf"\b{_NUMBER} (?:\w+ ){{0,2}}?{_TRUMP}\b(?! (?:at all )?(?:is|are|ist|sind)\b)"
_WITHOUT = re.compile(
    rf"\btrumpless\b|\bvoid in trumps\b|n't (?:\w+ ){{1,2}}{_TRUMP}\b"
    r"|\btrumps?[ ,]+(?:(?:and|but) )?(?:i(?:'ve| have) |hab ich )?(?:none|keine)\b"
)
_TURN_UP = re.compile(
    r"\b(?:turn(?:ed)?[ -]?up|turns?|turned|dreht|aufgedeckt\w*|umgedreht\w*|retourne)\b"
    r"(?: (?:up|is|was|the|die|eine?))*:? ?$"
)
_TURNED = re.compile(r",? (?:is |was |wurde |wird )?(?:turned(?: up)?|aufgedeckt|umgedreht)\b")
_OF_TRUMPS = re.compile(rf"\bof (?:it|them|{_TRUMP})\b|\bvon (?:den )?{_TRUMP}\b")
_IN_BRACKETS = re.compile(rf"(?P<trump>{_TRUMP}(?: at all)?) \((?:it's |es ist )?(?P<suit>{SUIT_NAME})\)")
_ITS_TRUMP = re.compile(
    rf"(?:(?:{RANK_NAME}) of )?(?P<a>{SUIT_NAME})(?:[ -]?(?:{RANK_NAME}))?(?:,| \(| as)? ?(?:(?:my|his|her|the|als"
    rf"|mein\w*|sein\w*|ihr\w*) )?(?:only|einzige[rnms]?|single) {_TRUMP}"
    rf"|\b(?:one|single|ein\w*|only) {_TRUMP},? (?:namely |und zwar )?(?:the |die |der )?"
    rf"(?:(?:{RANK_NAME}) of (?P<b>{SUIT_NAME})|(?P<c>{SUIT_NAME})[ -]?(?:{RANK_NAME}))\b"
)
"""How the one trump of a hand is named beside its number: one trump, the seven of hearts."""
_SHARED = re.compile(
    rf"\b(?P<rank>{RANK_NAME})s of (?P<a>{SUIT_NAME}) and (?P<b>{SUIT_NAME})\b"
    rf"|\b(?P<c>{SUIT_NAME})-(?:, (?P<d>{SUIT_NAME})-)? (?:und|&) (?P<e>{SUIT_NAME})-?(?P<same>{RANK_NAME})"
)
"""Cards of one rank, each by its suit: the kings of clubs and diamonds."""
_TRUMP_RANK = re.compile(rf"\b{_TRUMP}[ -](?=(?:die )?(?:könig|dame|bube|ass|king|queen|jack|ace|10|zehn|[7-9]))")
_SMALL = re.compile(
    r"\b(?P<n>an?|one|ein\w*|two|zwei|three|drei|(?:a )?pair of) (?:small|little|low|tiny|kleine\w*|niedrige\w*)"
    rf" (?P<suit>{'|'.join(SUIT_NAMES.values())})(?!\w)(?!,? ?[\d-])(?! ?(?:{RANK_NAME})\b)"
)
_ACE = re.compile(r"\b(könig|dame|bube|zehn|10|9|8|7)(,? (?:und )?)as\b")
"""As is an ace beside other ranks."""
_BETWEEN = re.compile(r"[\s,:/+&-]*(?:(?:und|and|plus|the|die|der|n|u|mit|with|sowie|of) ?)*[\s,/+&-]*")


def read_listed(text: str) -> Listed | None:
    """Return the hand of which somebody asks whether the list has it; nothing where its cards or trumps are open.

    >>> read_listed("herz ist trumpf, ich hab herz 9, 7 und pik 9, 8, 7. regelspiel?").trumps
    2
    """
    asks = _asked(text)
    if not asks:
        return None
    trump, rest = trumps_told(suited(_SHARED.sub(_each, _ACE.sub(r"\1\2ass", text))))
    trump, rest = _turned_up(trump, rest)
    beside = _IN_BRACKETS.search(rest)
    if beside:
        trump, rest = (
            trump or _suit(beside["suit"]),
            f"{rest[: beside.start()]}{beside['trump']} {rest[beside.end() :]}",
        )
    its = None if trump else _ITS_TRUMP.search(rest)
    known = [trump] if its is None else [_suit(its["a"] or its["b"] or its["c"]), ""]
    return next(filter(None, (_with_trumps(rest, one, asks) for one in known)), None)


def _with_trumps(text: str, told: str, asks: str) -> Listed | None:
    """Return the hand where this suit is trumps, or any of which no card is named; nothing where that cannot be."""
    suits = {one.suit for one in named_in(text)}
    trump = told or next((suit for suit in SUITS if suit not in suits), "")
    if not trump:
        return None
    rest = suited(_TRUMP_RANK.sub(f"{ENGLISH[trump]} ", _OF_TRUMPS.sub(f"of {ENGLISH[trump]}", text)))
    counted, rest = _counted(rest, trump)
    rest, low = _low(rest)
    named = _named(rest, loose=(counted or 0) >= MANY)
    if named is None:
        return None
    hand = tuple(dict.fromkeys((*named, *low)))
    mine = sum(one.suit == trump for one in hand)
    if counted is None and not mine and not told:
        return None  # nothing is said of trumps
    listed = Listed(trump, bool(told), mine if counted is None else counted, hand, asks)
    if not listed.can_be or (len(hand) - mine + listed.trumps < HAND and _IN_GENERAL.search(text)):
        return None
    return listed


def _asked(text: str) -> str:
    """Return what is asked about the hand; nothing where it is something else, or how a pattern is read is open."""
    if len(text) > LONG or _OTHERWISE.search(text) or (_READ_SO.search(text) and not _USUAL.search(text)):
        return ""
    if not _ASKS.search(text) and not (re.search(_ADVISED, text) and re.search(f"{_PLAYED}|{_REFUSED}", text)):
        return ""
    if _GRANTED.search(re.split(r"[.!;:,]\s", text)[-1]):
        return ""
    ways = zip(ADVISED, (_PLAYED, _REFUSED, _SWAPPED), strict=True)
    return next((way for way, words in ways if re.search(words, text)), LISTED)


def _each(match: re.Match[str]) -> str:
    """Return cards of one rank each with its rank.

    >>> _SHARED.sub(_each, "the kings of clubs and diamonds"), _SHARED.sub(_each, "pik- und kreuzdame")
    ('the king of clubs, king of diamonds', 'pik dame, kreuz dame')
    """
    if match["rank"]:
        return f"{match['rank']} of {match['a']}, {match['rank']} of {match['b']}"
    return ", ".join(f"{suit} {match['same']}" for suit in (match["c"], match["d"], match["e"]) if suit)


def _suit(name: str) -> str:
    return next(suit for suit, names in SUIT_NAMES.items() if re.fullmatch(names, name))


def _turned_up(trump: str, text: str) -> tuple[str, str]:
    """Return the suit of trumps, also by a card that was turned up, and the text without that card."""
    for one in named_in(text):
        end = _end(text, one)
        after = _TURNED.match(text, end)
        if one.suit and (after or _TURN_UP.search(text[: one.start])):
            return trump or one.suit, f"{text[: one.start]} , {text[after.end() if after else end :]}"
    return trump, text


def _end(text: str, one: Named) -> int:
    """Return where the name of a card ends."""
    words = re.finditer(r"\w+|[♠♥♦♣]", text[one.start :])
    ends = [one.start + word.end() for _, word in zip(range(4), words, strict=False)]
    same = [end for end in ends if [each[:2] for each in named_in(text[one.start : end])] == [one[:2]]]
    return same[0] if same else ends[0]


def _counted(text: str, trump: str) -> tuple[int | None, str]:
    """Return how many trumps are counted, if they are, and the text without their count."""
    if _WITHOUT.search(text):
        return 0, _WITHOUT.sub(" , ", text)
    of_suit = rf"\b{_NUMBER} (?:\w+ ){{0,2}}?(?:{SUIT_NAMES[trump]})(?!\w)(?! ?(?:{RANK_NAME})\b)"
    found = list(re.finditer(_COUNTED, text)) or list(re.finditer(of_suit, text))
    numbers = {_number(one["n"]) for one in found}
    if len(numbers) != 1:
        return None, text
    for one in reversed(found):
        text = f"{text[: one.start()]} , {text[one.end() :]}"
    return numbers.pop(), text


def _number(word: str) -> int:
    """Return a number that is told in words or digits.

    >>> _number("keinen"), _number("einziger"), _number("drei"), _number("2")
    (0, 1, 3, 2)
    """
    if word.startswith(("no", "kein", "ohne")):
        return 0
    return 1 if word in ONE or word.startswith("ein") else int(word) if word.isdigit() else NUMBERS[word]


def _low(text: str) -> tuple[str, list[Named]]:
    """Return a text without the cards that are told to be low and no more, and the lowest that they may be."""
    low: list[Named] = []
    for match in reversed(list(_SMALL.finditer(text))):
        text = f"{text[: match.start()]} , {text[match.end() :]}"
        suit = _suit(match["suit"])
        taken = {one.rank for one in named_in(text) if one.suit == suit}
        ranks = [rank for rank in reversed(RANKS) if rank not in taken]
        low += [Named(suit, rank) for rank in ranks[: 2 if "pair" in match["n"] else _number(match["n"])]]
    return text, low


def _named(text: str, *, loose: bool) -> list[Named] | None:
    """Return the cards that are named, each rank with the suit of its neighbours; nothing where one has none.

    ``loose`` says that it matters to nothing which they are.
    """
    found = [one for one in named_in(text) if one.rank in (*RANKS, "")]
    ends = [_end(text, one) for one in found]
    near = [bool(_BETWEEN.fullmatch(text[end : one.start])) for end, one in zip(ends, found[1:], strict=False)]
    behind = ""  # king, 9 and 7 of spades
    for place in reversed(range(len(found))):
        one = found[place]
        joined = place < len(near) and near[place]
        behind = behind if joined and not one.suit else ""
        if one.suit and re.match(r"[\w-]+ of ", text[one.start :]):
            behind = one.suit
        elif behind and not one.suit:
            found[place] = one._replace(suit=behind)
    before, hand = "", list[Named]()
    for place, one in enumerate(found):
        before = one.suit or (before if place and near[place - 1] else "")
        if one.rank and before:
            hand.append(Named(before, one.rank))
        elif one.rank and not loose and one.rank not in {each.rank for each in hand}:
            return None
    return hand


__all__ = ["read_listed"]
