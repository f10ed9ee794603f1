"""How a trick ends somebody's game: a trick told with whose last card it was, who could not follow, who had drawn.

Unlike a told position it asks what has come of it: is somebody out, has somebody lost, who picks up, who leads, who
draws. A story is cut into clauses; each lays a card, says of a hand that it is empty or not, or how many are left.
What has no place in a trick makes the story one that is not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.asking import ending_words as words
from tutor.asking.ending_asked import CLAIM, ENDED, REASON, SENTENCE, STILL, Asked, asked_of, predicate
from tutor.asking.ending_people import ME, UNNAMED, People, names_in_story
from tutor.asking.named import Named, named_in
from tutor.asking.tidying import tidied
from tutor.asking.turned import asks_of_me, somebody_asked_of, upright
from tutor.asking.two_claims import one_claim

REST = "*"
"""Everybody of whom nothing else is told."""
OVER, UNDER, OFF, ANY = "over", "under", "off", ""
"""How a card stands to what lies there: above it, below it, of another suit, or as its own rank and suit say."""
LONGEST = 900


class Lay(NamedTuple):
    """A card that somebody laid: which, or how it stands to what lay there."""

    who: str
    card: Named | None
    how: str


@dataclass(slots=True)
class Ending:
    """What a story tells of a trick and the hands around it, and what it asks."""

    lays: list[Lay] = field(default_factory=list)
    empty: set[str] = field(default_factory=set)
    keeps: set[str] = field(default_factory=set)
    drawn: bool = False
    """Whether the card that was led had been drawn."""
    people: int = 0
    several: bool = False
    """Whether more than two are in, however many."""
    rest: str | None = None
    """How those who are not named answered; nothing where that is not told."""
    top: str = ""
    """Whose card is said to be the highest."""
    first: bool = False
    later: bool = False
    """Whether it is said not to be the first trick."""
    asks: str = ""
    about: str = ""
    names: tuple[str, ...] = ()
    """What people are called."""
    turned: bool = False
    """Whether it is asked whether it is not so."""
    one_of_all: bool = False
    """Whether it is asked if it is a certain one of them who does that: is it me who picks up?"""


def read_ending(said: str, typed: str) -> Ending | None:
    """Return the trick that a question tells, and what it asks of its end; nothing where it is not understood.

    In what was ``typed`` names have their capitals, and none was taken for a slip; what is asked about upside down is
    read as it was ``said`` upright.

    >>> told = "Four in. Ben leads his last card, the ten of hearts, Ida the jack, I have no hearts and throw a club."
    >>> read = read_ending(told.lower(), f"{told} Is Ben out?")
    >>> [lay.who for lay in read.lays], read.empty, read.asks, read.about
    (['ben', 'ida', 'me'], {'ben'}, 'out', 'ben')
    """
    if len(typed) > LONGEST:
        return None
    low, turned = upright(one_claim(typed.lower()))
    text = tidied(said if turned else low).replace("there and then", "at once")
    if words.BEYOND.search(text):
        return None
    names = names_in_story(typed, text)
    if any(name not in text for name in names):
        return None  # one of them was taken for a slip
    try:
        return _Reader(text, People(text, names)).read()
    except _Lost:
        return None


class _Lost(Exception):
    """The story is not understood."""


def _clauses(text: str) -> Iterator[tuple[str, str]]:
    """Yield the clauses of a text, each with what stands behind it."""
    start, told = 0, list[tuple[str, str]]()
    for cut in words.CUT.finditer(text):
        piece, sign = text[start : cut.start()].strip(), cut[0].strip()
        if piece:
            told.append((piece, sign))
        elif told and sign in REASON:  # a comma, and then why
            told[-1] = (told[-1][0], sign)
        start = cut.end()
    yield from told
    if text[start:].strip():
        yield text[start:].strip(), ""


class _Reader:
    """Reads clause after clause; knows who was spoken of last, and what that one does."""

    def __init__(self, text: str, people: People) -> None:
        self.text, self.people, self.told = text, people, Ending(names=people.names)
        self.actor = ""
        self.void = ""
        """Who is said not to have the suit, and has not laid a card so far."""
        self.holds: dict[str, Named] = {}
        self.before = set[str]()
        """Who is said to hold a card before anything was laid."""
        self.asks_me = False

    def read(self) -> Ending | None:
        """Return the story; nothing where it is not told as far as it must be."""
        told, people = self.told, self.people
        self._around()
        people.two = told.people == 2
        asked = asked_of([*_clauses(self.text)])
        if asked is None:
            return None
        told.asks, told.turned = asked.asks, asked.turned
        told.one_of_all = asks_of_me(self.text) or somebody_asked_of(self.text) in people.names
        self.asks_me = ME in (*people.named(asked.words)[:1], *people.named(asked.beside)[-1:])
        self._story(asked)
        told.about = "?" if asked.who else self._about(asked)
        if not told.about and told.asks != ENDED:
            return None
        laid = {one.who for one in told.lays}
        if (self.void and self.void not in laid) or self.before - laid:
            return None  # who laid what is not told
        if words.TWO_PACKS.search(self.text) and any(one.startswith(UNNAMED) for one in laid):
            return None  # of equal cards it counts whose is which
        many = len(told.lays) > 1 or told.rest is not None or told.top
        return told if told.lays and many and not 0 < told.people < len(told.lays) else None

    def _around(self) -> None:
        """Keep how many are in, and whether it is the first trick."""
        told, text = self.told, self.text
        two, many = words.TWO.search(text), words.PEOPLE.search(text)
        if two and not (many and many.start() < two.start()):  # what is said first: both of us may be two of three
            told.people = 2
        elif many:
            said = many["n"] or many["m"]
            told.people = words.COUNTS.get(said) or int(said)
        told.several = bool(words.SEVERAL.search(text))
        told.later = bool(words.NOT_FIRST.search(text) or words.LATER.search(text)) or told.people == 2
        told.first = bool(words.FIRST.search(text)) and not told.later

    def _story(self, asked: Asked) -> None:
        """Read what is told; of what somebody says nothing is told."""
        claiming = False
        for text, sign in asked.story:
            claim = CLAIM.search(text)
            claiming = claiming or bool(claim)
            if claim and claim.start() and not predicate(text):
                self._tell(text[: claim.start()].strip())
            if not claiming:
                self._tell(text)
            elif any(one.rank and one.suit and not self._lies(one) for one in named_in(text)):
                raise _Lost  # somebody may have laid what somebody speaks of
            claiming = claiming and sign[:1] not in SENTENCE

    def _about(self, asked: Asked) -> str:
        """Return of whom it is asked: whoever is named, or whoever says it of himself or herself."""
        people = self.people
        named, sex = next(iter(people.named(asked.words)), ""), people.pronoun(asked.words)
        if named or (not sex and people.anybody(asked.words)):
            return named
        beside, waiting = people.named(asked.beside)[::-1], [one for one in people.known if not self._laid(one)]
        if self.told.asks == STILL and self.told.lays and len(waiting) == 1 and not beside:
            return waiting[0]
        return next((one for one in beside if not sex or people.may_be(one, sex)), "")

    def _tell(self, text: str) -> None:
        """Read a clause that tells what somebody does or has."""
        told, who = self.told, self.people.named(text)
        said = named_in(text)
        alone = words.CARD_ALONE.search(text) if who else words.RANK_ALONE.search(text) and not self._laid(self.actor)
        lays = words.LAYS.search(text) or alone
        laying = lays and self.led  # a rank alone is of the suit led
        cards = [one for one in said if one.rank and (one.suit or laying)]
        suits = [one for one in said if not one.rank]
        subject = self._subject(text, who, cards)
        others = words.THEY.search(text) or (words.GROUP.search(text) and not [one for one in who if one != ME])
        if others and not cards:
            self._group(text)
            return
        if not subject and self.people.pronoun(text):
            if told.people != 2 or len(told.lays) != 1:
                raise _Lost  # he or she may be several
            subject = self._new()
        if subject and (len(set(who)) < 2 or words.LAYS.search(text)):
            self.actor = subject
        lack = words.LACK.search(text)
        if lack and not cards and (suits or words.OF_SUIT.search(text)):
            self._lacks(text, lack, suits)
        elif len(cards) > 1:
            raise _Lost  # who laid which is not told
        elif cards:
            if self._lays_it(text, cards[0]):
                self._lay(self.actor, cards[0], OFF if lack and cards[0].suit != self.led else ANY)
            self._hand(text)
        else:
            self._without_card(text, suits)
            self._hand(text)

    def _subject(self, text: str, who: list[str], cards: list[Named]) -> str:
        """Return who does something in a clause; nothing where nobody is named."""
        subject = who[0] if who else ME if words.MINE.search(text) else ""
        if words.DREW.search(text) and not words.NOT_DRAWN.search(text):
            subject = subject or self.actor or (ME if self.asks_me else "")
            self._draw(subject)
        nobody = not subject and not self.actor and not self.told.lays
        return ME if nobody and self.asks_me and cards and words.LAST.search(text) else subject

    def _lacks(self, text: str, lack: re.Match[str], suits: list[Named]) -> None:
        """Read that somebody cannot follow; what is thrown stands in the same clause, or in the next."""
        if len(suits) > 1 and words.THROWS.search(text[lack.end() :]):
            self._lay(self.actor, None, OFF)
            return
        who = self.actor
        self.void = self.actor = who or self._new()
        if who:
            self._hand(text)

    def _without_card(self, text: str, suits: list[Named]) -> None:
        """Read a clause in which no card is named: how one stands to what lies there, or that it is the highest."""
        actor, lays, throws = self.actor, bool(self.told.lays), words.THROWS.search(text)
        higher, lower = words.HIGHER.search(text), words.LOWER.search(text)
        if lower and self.told.rest == ANY and not self.people.anybody(text):
            self.told.rest = UNDER  # all followed, but lower
        elif words.FOREIGN.search(text) and lays:
            self._lay(actor, None, OFF)
        elif actor in self.holds and not self._laid(actor) and throws and words.IT.search(text):
            self._lay(actor, self.holds.pop(actor), ANY)
        elif self.void and throws:
            self._lay(self.void, None, OFF)
        elif suits and throws and lays:
            self._lay(actor, None, OFF if suits[-1].suit != self.led else ANY)
        elif (higher or lower) and lays and words.LAYS.search(text) and not self._laid(actor):
            self._lay(actor, None, UNDER if lower else OVER)
        elif words.HIGHEST.search(text):
            self.told.top = actor

    @property
    def led(self) -> str:
        """The suit that was led; nothing where that is not told."""
        card = self.told.lays[0].card if self.told.lays else None
        return card.suit if card else ""

    def _laid(self, who: str) -> bool:
        return bool(who) and any(one.who == who for one in self.told.lays)

    def _lies(self, card: Named) -> bool:
        """Whether a card is one that was laid."""
        laid = (one.card for one in self.told.lays if one.card)
        return any(one.rank == card.rank and card.suit in ("", one.suit) for one in laid)

    def _lays_it(self, text: str, card: Named) -> bool:
        """Whether a card that is named is laid: not only held, nor wished to be."""
        actor, upon = self.actor, words.UPON.search(text[: card.start])
        if upon and not self._lies(card):
            raise _Lost  # it lay there before, and who laid it is not told
        again = words.AGAIN.search(text) and words.TWO_PACKS.search(self.text) and not self._laid(actor)
        if upon or words.WISH.search(text) or (self._lies(card) and not again):
            return False
        if not words.HOLDS.search(text):
            return True
        if self._laid(actor) and not words.LAYS.search(text):
            self.told.keeps.add(actor)
            return False
        if words.THROWS.search(text) or words.LAST.search(text) or words.DREW.search(text):
            return True
        if actor and not self._laid(actor):
            self.holds[actor] = card
            self.told.empty |= {actor} if words.ONLY.search(text) else set()
            self.before |= set() if self.told.lays else {actor}
        return False

    def _lay(self, who: str, card: Named | None, how: str) -> None:
        """Lay a card; of one laid before without a name it may be said now which it was."""
        lays = self.told.lays
        if self._laid(who) and card is not None and lays[-1].who == who and lays[-1].card is None:
            lays[-1] = lays[-1]._replace(card=card)
            return
        if not who or self._laid(who):
            who = self._new()
        if card is not None and card.suit and self.led and card.suit != self.led:
            how = OFF
        if any(one.how == OFF for one in lays) and not self.told.first:
            raise _Lost  # after that nobody lays
        lays.append(Lay(who, card, how))
        self.actor = who
        self.people.unnamed = [one.who for one in lays if one.who.startswith(UNNAMED)]
        if self.void == who:
            self.void = ""

    def _new(self) -> str:
        """Return somebody who has not laid yet: the only other one there is, or somebody without a name."""
        told, people = self.told, self.people
        others = [one for one in [*people.known, *[ME] * people.mine] if not self._laid(one)]
        alone = told.people == 2 and len(told.lays) == 1 and len(others) == 1
        return others[0] if alone else f"{UNNAMED}{len(told.lays)}"

    def _draw(self, who: str) -> None:
        """Begin a new trick that somebody leads with a drawn card."""
        told = self.told
        if told.lays and not (told.drawn and len(told.lays) == 1):
            told.lays, told.rest, told.top = [], None, ""
            told.empty, told.keeps = set(), told.keeps - {who}
            self.people.unnamed = []
        told.drawn = True
        told.empty |= {who} if who else set()

    def _group(self, text: str) -> None:
        """Read what is told of all others, or of none."""
        told, higher = self.told, words.HIGHER.search(text)
        if words.NOTHING_HIGHER.search(text):
            told.rest = UNDER
            return
        if words.NONE.search(text):
            if words.NO_CARDS.search(text):
                raise _Lost  # nobody has a card any more
            if higher or words.LACK.search(text):
                told.rest = UNDER if higher else told.rest or ANY
            return
        if words.LOWER.search(text):
            told.rest = UNDER
        elif words.FOLLOWED.search(text):
            told.rest = told.rest or ANY
        if words.KEEPS.search(text) and not words.EMPTY.search(text):
            told.keeps.add(REST)
            if told.people == 2 or words.BOTH.search(text):
                told.keeps |= {one.who for one in told.lays[1:]}
        if words.BOTH_EMPTY.search(text):
            told.empty |= {one.who for one in told.lays}
            told.keeps.clear()

    def _hand(self, text: str) -> None:
        """Keep what is said of somebody's hand."""
        told, actor = self.told, self.actor
        if not actor:
            return
        one_card = words.ONE_CARD.search(text) and not self._laid(actor)
        if words.LAST.search(text) or words.EMPTY.search(text) or one_card:
            mine = words.MY.search(text) and not [one for one in self.people.named(text) if one != ME]
            told.empty.add(ME if mine else actor)
            told.keeps.discard(ME if mine else actor)
        elif words.KEEPS.search(text) and not words.LACK.search(text):
            told.keeps.add(actor)


__all__ = ["ANY", "OFF", "OVER", "REST", "UNDER", "Ending", "Lay", "read_ending"]
