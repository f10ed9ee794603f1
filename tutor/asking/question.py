"""What a question says: its language, its words and what else they may be, the game and the cards it names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from tutor.asking.index import PAIR, Index, Said
from tutor.asking.intents import SHOW_ME
from tutor.asking.lemmas import NUMBERS, PARTICLES, words_of
from tutor.asking.plainly import plainly
from tutor.asking.stopwords import FAINT, SILENT, whole_words
from tutor.core.cards import Card
from tutor.core.languages import LANGUAGES
from tutor.words import library

LONGEST = 600
"""Signs of a question that are read; nobody asks more in one."""

FAINTLY, PART, SLIP, MEANT, ABROAD, ALIKE = 0.33, 0.75, 0.75, 0.56, 0.8, 0.4
NUMBER, TOGETHER, NAME = 1.1, 0.3, 0.3
"""What a word weighs: a number, two words side by side, the name of a game;
a faint one, part of a compound, a mended slip, what a saying means, a word of the other language, one like it."""

HALF, WHOLE = 0.6, 0.8
"""A saying counts from this part of it on, and the more the wholer it is."""

DEALS = ("gibt", "teilt", "geben")
"""Who deals: after any other word, to give says nothing."""

BEFORE_A_GAME = frozenset({"bei", "beim", "im", "in"})
"""Words after which the name of a game says where, and nothing else."""

AIM = frozenset(
    {"ziel", "spielziel", "zweck", "sinn", "worum", "aim", "goal", "objective", "object", "purpose", "about"}
)
"""Words by which people ask what a game is about."""

AROUND_AIM = frozenset({"gehts", "geht's", "dreht", "spiels"})
"""Words that say nothing more beside them."""

UNSPACED = 9
"""Words that nobody knows are looked through for missing spaces from this length on."""

_SHOW_ME = re.compile(SHOW_ME)
_TAG = re.compile(r"<[^<>]{0,200}>")
_TOGETHER = {
    "zweit": 2,
    "dritt": 3,
    "viert": 4,
    "fünft": 5,
    "fuenft": 5,
    "sechst": 6,
    "siebt": 7,
    "acht": 8,
    "neunt": 9,
}
_SUITS = {
    "♠": "♠ pik schippe schippen laub spade spades",
    "♥": "♥ herz herzen coeur rot heart hearts",
    "♦": "♦ karo schell schellen eckstein diamond diamonds",
    "♣": "♣ kreuz treff eichel eicheln club clubs",
}
_RANKS = {
    "A": "a ass as ace aces",
    "K": "k könig koenig king",
    "D": "d q dame queen",
    "B": "b j bube jack knave",
    "10": "10 t zehn ten",
    "9": "9 neun nine",
    "8": "8 acht eight",
    "7": "7 sieben seven",
    "6": "6 sechs six",
    "5": "5 fünf five",
    "4": "4 vier four",
    "3": "3 drei three",
    "2": "2 zwei two",
}
_SUIT_OF = {name: suit for suit, names in _SUITS.items() for name in names.split()}
_RANK_OF = {name: rank for rank, names in _RANKS.items() for name in names.split()}
_ONE = "|".join(sorted(map(re.escape, _RANK_OF), key=len, reverse=True))
_OF = "|".join(sorted(map(re.escape, _SUIT_OF), key=len, reverse=True))
_CARD = re.compile(
    rf"(?<!\w)(?:(?P<s1>{_OF})[ -]?(?P<r1>{_ONE})|(?P<r2>{_ONE})(?: of (?P<s2>{_OF})|(?P<s3>[♠♥♦♣shdc])))(?!\w)"
)
_SHORT_SUIT = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


@dataclass(frozen=True, slots=True)
class Term:
    """One word of the question: everything it may be found by, with what that weighs."""

    word: str
    weight: float
    tokens: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it was understood."""

    text: str
    lang: str
    """The language it is asked in."""
    game: str = ""
    """The game it names, else the one in view; empty where neither."""
    named: bool = False
    """Whether the question itself names the game."""
    said: str = ""
    """What was typed, in its own letters and plain words, as far as it is read."""
    words: tuple[str, ...] = ()
    """Its words without the name of the game, spaces put in where they were missing."""
    terms: tuple[Term, ...] = ()
    sayings: tuple[tuple[Said, float], ...] = ()
    """What people say that it contains, with how much that tells."""
    cards: tuple[Card, ...] = ()
    unknown: tuple[str, ...] = ()
    """Words that no text has."""
    mended: Mapping[str, str] = field(default_factory=dict)
    """Slips of the pen, and what was read instead."""
    aim: bool = False
    """Whether it asks what the game is about, and nothing else."""


def read_question(index: Index, text: str, game: str = "", lang: str = "") -> Question:
    """Read a question."""
    text = said = plainly(_TAG.sub(" ", text[: 4 * LONGEST])[:LONGEST])
    cards, text = _cards(text)
    telling = words_of(_SHOW_ME.sub(" ", text)) or words_of(text)
    words = [part for word in telling for part in _spaced(index, word)]
    asked = _language(index, words, lang)
    named, name = _named_game(index, words)
    terms, unknown, mended = _terms(index, words, asked, name)
    only_named = name if _only_named(text, words, asked, name) else frozenset()
    found = _sayings(index, [term for term in terms if term.word not in only_named], named or game)
    return Question(
        text,
        asked,
        named or game,
        bool(named),
        said.strip(),
        tuple(word for word in words if word not in only_named),
        (*terms, *_meant(index, found, terms)),
        tuple(found),
        cards,
        unknown,
        mended,
        _asks_for_the_aim(words, asked, name),
    )


def _asks_for_the_aim(words: list[str], asked: str, name: frozenset[str]) -> bool:
    """Whether nothing but what the game is about is asked: worum geht es, aim of the game."""
    telling = {word for word in words if word not in SILENT[asked]} - name - AROUND_AIM
    return telling <= AIM and not AIM.isdisjoint(words)


def _language(index: Index, words: list[str], lang: str) -> str:
    """Return the language that more of the small words belong to."""
    points = {one: 0.3 if one == lang else 0.0 for one in LANGUAGES}
    for word in words:
        for one in LANGUAGES:
            points[one] += (word in SILENT[one] or word in FAINT[one]) + 0.5 * (word in index.lexicon.known[one])
    return max(LANGUAGES, key=lambda one: points[one])


def _cards(text: str) -> tuple[tuple[Card, ...], str]:
    """Return the cards that are named, and the text with each as its rank and suit in words."""
    found: list[Card] = []

    def card_of(match: re.Match[str]) -> str:
        short = match["s3"]
        suit = _SHORT_SUIT.get(short, short) if short else _SUIT_OF[match["s1"] or match["s2"]]
        rank = _RANK_OF[match["r1"] or match["r2"]]
        if short in ("s", "h", "d", "c") and (match["r2"] not in "akqjt" and not match["r2"].isdigit()):
            return match[0]
        if short == "s" and match["r2"] == "a":  # "as" is a word before it is an ace
            return match[0]
        found.append(Card(rank, suit))
        return f" {_RANKS[rank].split()[-1]} {_SUITS[suit].split()[1]} "

    text = " ".join(text.replace("\ufe0f", "").replace("\ufe0e", "").lower().split())
    read = _CARD.sub(card_of, text)
    return tuple(found), read


# The game


@lru_cache(maxsize=1)
def _names(index: Index) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Return (words, game) of every name that means one game and nothing else, the longest first."""
    found = []
    for game, book in library.books():
        titles = {tuple(words_of(title)) for title in book.about["title"].values()}
        for words in (titles | {tuple(words_of(str(name))) for name in book.about.get("search", ())}) - {()}:
            tokens = {lang: [index.lexicon.stem(word, lang) for word in words] for lang in LANGUAGES}
            shared = {
                index.documents[number].game
                for stems in tokens.values()
                for number in index.fits(stems[0] if len(stems) == 1 else stems[0] + PAIR + stems[1]).numbers
            }
            if words in titles or not (shared - {game.key} or all(word.isdigit() for word in words)):
                found.append((words, game.key))
    return tuple(sorted(found, key=lambda name: (-len(name[0]), name)))


def _named_game(index: Index, words: list[str]) -> tuple[str, frozenset[str]]:
    """Return the game that the words name, and which of them are its name: of several the longest, then the first."""
    found = [
        (-len(name), start, key, name)
        for name, key in _names(index)
        for start in range(len(words) - len(name) + 1)
        if tuple(words[start : start + len(name)]) == name
    ]
    _, _, key, name = min(found, default=(0, 0, "", ()))
    return key, frozenset(name)


def _only_named(text: str, words: list[str], asked: str, name: frozenset[str]) -> bool:
    """Whether the name of the game does no more than say which one is meant: in crazy eights, Gurke: wer gibt."""
    titles = {"".join(words_of(title)) for _, book in library.books() for title in book.about["title"].values()}
    places = [place for place, word in enumerate(words) if word in name]
    telling = any(word not in SILENT[asked] for word in words if word not in name)
    if not telling or "".join(words[place] for place in places) not in titles:
        return False
    before, _, after = text.partition(":")
    addressed = after and set(words_of(before)) == name
    return bool(addressed or (places[0] and words[places[0] - 1] in BEFORE_A_GAME))


# Words


def _terms(
    index: Index, words: list[str], asked: str, name: frozenset[str]
) -> tuple[list[Term], tuple[str, ...], dict[str, str]]:
    terms: list[Term] = []
    unknown: list[str] = []
    mended: dict[str, str] = {}
    seen: set[str] = set()
    before: dict[str, float] = {}
    for place, word in enumerate(words):
        if place and words[place - 1] == "zu" and word in _TOGETHER:
            terms.append(Term(word, NUMBER, {f"n{_TOGETHER[word]}": 1.0}))
            continue
        apart = _apart(index, words, place) if asked == "de" else {}
        silent = word in SILENT[asked] and not (word in DEALS and words[place - 1 : place] == ["wer"])
        if silent and not apart:
            continue
        tokens = {} if silent else dict(_tokens(index, word, asked))
        tokens |= apart
        if not tokens and word in whole_words():
            continue
        if not tokens and not word.isdigit():
            near = [(one, like) for one, like in index.lexicon.near(word) if _begins_alike(word, one)]
            if near:
                mended[word] = near[0][0]
            for one, like in near:
                if one in SILENT[asked]:
                    continue
                for token, weighs in _tokens(index, one, asked):
                    tokens[token] = max(tokens.get(token, 0), weighs * like * SLIP)
        if not tokens:
            if word not in mended and len(word) > 1 and word.partition("'")[0] not in SILENT[asked]:
                unknown.append(word)  # there's is there, with a verb that tells nothing
            continue
        said = {token: weighs for token, weighs in tokens.items() if weighs > ALIKE}
        pairs = {a + PAIR + b: x * y for a, x in before.items() for b, y in said.items() if index.stands(a + PAIR + b)}
        if pairs:
            terms.append(Term(f"{words[place - 1]} {word}", TOGETHER, pairs))
        before = said
        if word not in seen:
            seen.add(word)
            weight = (
                NAME
                if word in name
                else FAINTLY
                if word in FAINT[asked]
                else NUMBER
                if word.isdigit() or word in NUMBERS
                else 1.0
            )
            terms.append(Term(word, weight, tokens))
    return terms, tuple(unknown), mended


def _begins_alike(word: str, known: str) -> bool:
    """Whether a word begins as another, or with its first letters swapped; nobody loses a first letter.

    >>> _begins_alike("walter", "alter"), _begins_alike("rtumpf", "trumpf")
    (False, True)
    """
    return word[0] == known[0] or word[1::-1] == known[:2]


def _tokens(index: Index, word: str, asked: str) -> Iterable[tuple[str, float]]:
    """Yield what a word is found by: its stem in both languages, the parts of a compound, what means the same."""
    lexicon = index.lexicon
    for token in index.alike.get(lexicon.stem(word, asked), ()):
        yield token, ALIKE
    for lang in (asked, *(one for one in LANGUAGES if one != asked)):
        token = lexicon.stem(word, lang)
        if index.knows(token) and not (lang != asked and word in SILENT[lang]):
            yield token, 1.0 if lang == asked else ABROAD
    if len(word) > 6:
        parts = lexicon.parts(word)
        whole = index.knows(lexicon.stem(word, "de"))
        for part in parts:
            token = lexicon.stem(part, "de")
            if index.knows(token):
                yield token, PART * (0.7 if whole else 1.4)


def _apart(index: Index, words: list[str], place: int) -> dict[str, float]:
    """Return the verb that this word is with a particle further on: spielt … aus."""
    later = [word for word in words[place + 1 : place + 9] if word in PARTICLES]
    found = {}
    for particle in later:
        token = index.lexicon.stem(particle + words[place], "de")
        if index.knows(token):
            found[token] = 1.0
    return found


def _spaced(index: Index, word: str) -> tuple[str, ...]:
    """Return the words that were typed without spaces; the word itself where it is one, or a compound."""
    lexicon = index.lexicon
    if len(word) < UNSPACED or any(index.knows(lexicon.stem(word, lang)) for lang in LANGUAGES) or lexicon.parts(word):
        return (word,)
    return lexicon.split(word) or (word,)


# What people say


def _sayings(index: Index, terms: list[Term], game: str) -> list[tuple[Said, float]]:
    """Return the sayings that the question contains, wholly or in good part, with how much that tells."""
    have: dict[str, float] = {}
    for term in terms:
        for token, weight in term.tokens.items():
            have[token] = max(have.get(token, 0.0), weight)
    shared = np.zeros(len(index.said))
    for token, weight in have.items():
        numbers = index.said_with.get(token)
        if numbers is not None:
            shared[numbers] += weight * index.rarity(token)
    found = []
    for number in np.flatnonzero((shared > 0) & (shared >= HALF * index.said_whole)).tolist():
        said, value = index.said[number], float(shared[number])
        if not (said.game and game and said.game != game):
            found.append((said, value * (value / said.all) ** WHOLE))
    return sorted(found, key=lambda one: -one[1])


def _meant(index: Index, found: list[tuple[Said, float]], terms: list[Term]) -> list[Term]:
    """Return what the sayings that stand in the question as a whole mean in the words of the texts."""
    there = {token for term in terms for token, weight in term.tokens.items() if weight == 1.0}
    meant = []
    for said, value in found:
        if value < 0.8 * said.all:
            continue
        saying = said.saying
        words = [*saying.words]
        for key in saying.terms:
            for _, book in library.books():
                term = book.terms.get(key.lower())
                if term is not None and saying in book.everyday:
                    words += [term.name[lang] for lang in LANGUAGES]
        tokens: dict[str, float] = {}
        for word in words:
            for lang in LANGUAGES:
                for token in index.tokens(word, lang):
                    if index.knows(token) and token not in there:
                        tokens[token] = MEANT
        if tokens:
            meant.append(Term(" ".join(said.tokens), 0.8, tokens))
    return meant
