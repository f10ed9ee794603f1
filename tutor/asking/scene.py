"""A trick told as a story: who lays what, whose last card it is, who follows, and what is asked about how it ends.

A told position (``told``) is asked about a card that may be laid; a story is asked about what has happened: who takes
it, whether somebody is out, has to pick up, still plays. A text is cut into clauses; in each somebody lays, holds or
lacks something, or it is asked. Nothing about rules is known here, and a card that has no place is a story not
understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.asking import deeds, signs
from tutor.asking.named import Named, named_in, without_cards
from tutor.asking.tidying import tidied, trumps_told
from tutor.asking.told import SEATS

ME, OTHER, ANYONE, UNNAMED = "me", "?", "*", "!"
MOST_WORDS = 3
"""Nobody is called by more words than these."""


@dataclass(slots=True)
class Scene:
    """What a story tells of one trick, and what it asks."""

    cards: list[Named] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    """By whom each card was: a point of the compass, ``me``, what somebody is called, or nothing."""
    trump: str = ""
    suit: str = ""
    """The suit of everything that was followed with, where it is said once."""
    void: bool = False
    """Whether somebody is said not to have followed."""
    clean: bool = False
    """Whether no trump was played."""
    followers: int = 0
    """How many others are said to have followed suit; -1 where it is all of them."""
    under: bool = False
    """Whether nobody is said to have gone higher."""
    last: set[str] = field(default_factory=set)
    """Whose card was the last one."""
    seats: int = 0
    """How many play, where it is said."""
    first: bool = False
    final: bool = False
    """Whether it is the last trick of a hand."""
    only: Named | None = None
    """The only card that is said to be mine."""
    asks: str = ""
    """takes, picks, leads, out, loses, still or points."""
    who: bool = False
    """Whether it is asked who; else whether ``about`` does."""
    about: str = ""
    already: bool = False
    """Whether it is asked of this moment alone: have I lost already?"""
    many: str = ""
    """``picked``, ``held`` or ``total`` where it is asked how many cards somebody picks up by it or holds after it, or
    on how many points somebody is then."""
    had: int = 0
    """How many cards whoever is asked about had before the trick, where that is told."""
    stood: dict[str, int] = field(default_factory=dict)
    """How many points each had before the trick of whom it is told."""


class Clause(NamedTuple):
    """A piece of a text, and the sign at its end."""

    text: str
    end: str


class _Lost(Exception):
    """The story is not understood."""


def read_scene(text: str) -> Scene | None:
    """Return the story of a trick that a question tells; nothing where it tells none, or is not understood."""
    text = deeds.SPOKEN.sub(" ", deeds.UNABLE.sub(" void ", tidied(text)))
    if deeds.BEYOND.search(text) or signs.COUNTED.search(text):
        return None
    scene = Scene(first=bool(signs.FIRST.search(text)), final=bool(deeds.FINAL.search(text)))
    scene.clean = bool(signs.CLEAN.search(text) or deeds.NO_TRUMP.search(text))
    scene.already = bool(deeds.ALREADY.search(text))
    scene.trump, text = trumps_told(text)
    if deeds.TWO_LEFT.search(text):
        scene.seats = 2
        text = deeds.TWO_LEFT.sub(" ", text)
    people = deeds.PEOPLE.search(text)
    if people and not scene.seats:
        count = people["a"] or people["b"]
        scene.seats = deeds.COUNTS.get(count) or int(count)
        text = f"{text[: people.start()]} , {text[people.end() :]}"
    try:
        _Reader(scene).read(list(_clauses(text)))
    except _Lost:
        return None
    return _whole(scene)


def _whole(scene: Scene) -> Scene | None:
    """Return a story that is told as far as it must be; nothing where it is not."""
    if scene.cards and scene.asks == "takes" and scene.about == ME and ME not in scene.players and scene.only:
        scene.cards.append(scene.only)  # whoever has one card lays that one
        scene.players.append(ME)
    if not scene.cards or not scene.asks or not (scene.who or scene.about) or UNNAMED in scene.last:
        return None
    if scene.void and len(scene.cards) == 1:  # what was led is not said: another suit
        scene.cards.insert(0, Named("", ""))
        scene.players.insert(0, "")
    led = scene.suit or scene.cards[0].suit
    scene.cards = [one if one.suit or not one.rank else one._replace(suit=led) for one in scene.cards]
    return scene


def _clauses(text: str) -> Iterator[Clause]:
    start = 0
    for match in deeds.CUT.finditer(text):
        piece = text[start : match.start()].strip()
        if piece:
            yield Clause(piece, match[0].strip())
        start = match.end()
    if text[start:].strip():
        yield Clause(text[start:].strip(), "")


class _Reader:
    """Reads clause after clause; knows who was spoken of last, and what that one does."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.actor = ""
        self.role = ""
        self.pending = False
        """Whether somebody lays a card that the next clause names."""
        self.claimed: tuple[str, str] | None = None
        self.claiming = False
        """Whether the sentence is one that somebody says."""
        self.held: list[Named] = []

    def read(self, clauses: list[Clause]) -> None:
        """Read the clauses in order."""
        for place, clause in enumerate(clauses):
            asked = next((one.end for one in clauses[place:] if one.end[:1] in tuple("?.!")), "")
            self._read(clause, asks=asked.startswith("?") or place == len(clauses) - 1)
            if clause.end[:1] in tuple("?.!"):
                self.claiming = False

    def _read(self, clause: Clause, *, asks: bool) -> None:
        by = deeds.BY.search(clause.text)
        text = deeds.BESIDE.sub(" ", clause.text)
        said = named_in(text)
        if by and any(one.rank for one in said) and not deeds.LAYS.search(text):
            self.actor = self._label(by[1])
            self._lay([one for one in said if one.rank], self.actor)
            return
        claim = deeds.CLAIM.search(text)
        if claim:
            self._claim(text[claim.end() :])
            self.claiming = True
            return
        if self.claiming and not deeds.CONFIRM.search(text):
            self._claim(text)
            return
        if self.claimed and deeds.CONFIRM.search(text) and not [one for one in said if one.suit and one.rank]:
            self._ask(*self.claimed)
            return
        if deeds.WANTS.search(text) and self._predicate(text) == "still":
            self._claim(text)
            return
        if deeds.WHO.search(text):
            name = self._predicate(text)
            if name:
                self._straight(text)
                if self.scene.asks and not (self.scene.who and self.scene.asks == name):
                    raise _Lost
                self.scene.asks, self.scene.who = name, True
            elif said:
                raise _Lost
            return
        name = self._predicate(text)
        if asks and name and name != "still" and deeds.ALLOWED.search(text):
            raise _Lost  # whether a card may be laid is asked of a position
        if asks and name and (deeds.ASKS.search(text) or not deeds.LAYS.search(text) or name == "still"):
            about = self._subject(text, said) or (self._waiting(text) if name == "still" else "")
            if about:
                self._straight(text)
                self._ask(name, about)
                return
            if deeds.ASKS.search(text):
                raise _Lost
        if deeds.FOLLOWERS.search(text) and not [one for one in said if one.rank]:
            self.scene.suit = said[0].suit if said else self.scene.suit
            count = re.search(r"\b(?:zwei|two|beiden?|both|2)\b", text)
            self.scene.followers = 2 if count else -1
            self.scene.under = self.scene.under or bool(deeds.UNDER.search(text))
            return
        if deeds.UNDER.search(text) and not said:
            self.scene.under = True
            return
        self._tell(text, said)

    def _tell(self, text: str, said: list[Named]) -> None:
        """Read a clause that tells what somebody does or has."""
        lays, holds = deeds.LAYS.search(text), deeds.HOLDS.search(text)
        lack = signs.LACK.search(text)
        self.scene.void = self.scene.void or bool(lack or re.search(r"\bvoid\b", text))
        if lack:
            said = [one for one in said if one.start < lack.start() or (one.suit and one.rank)]
        whole = without_cards(deeds.LAST.sub(" ", text))
        verb = deeds.LAYS.search(whole), deeds.HOLDS.search(whole)
        starts = [match.start() for match in verb if match]
        actor = self._actor(whole, min(starts) if starts else -1)
        last = deeds.LAST.search(text)
        if actor is None and last and deeds.MINE.match(last[0]):
            actor = ME
        if deeds.TOGETHER.search(text):  # one card each, and who laid which is not told
            actor = self.actor = ""
        if actor:
            self.actor = actor
        if last and (lays or said or deeds.LAST_ONE.search(text)):
            self.scene.last.add(self.actor or UNNAMED)
        said = [one for one in said if not self._known(text, one)]
        if lays and not said and self.held and deeds.IT.search(text):
            said, self.held = self.held[-1:], []
        if not said and lays and deeds.OFF_SUIT.search(text) and self.scene.cards:
            self.scene.void = True
            said = [Named("", "")]
        if not said:
            self.pending = bool(lays) and bool(last)
            if deeds.UNSEEN.search(text):
                raise _Lost
            self.role = "lays" if lays else "lacks" if lack else "holds" if holds else self.role
            return
        demanded = deeds.DEMANDED.search(text)
        if demanded and said[0].start < demanded.end():
            self._demanded(said)
        elif lays or deeds.WAS.search(text) or (lack and not holds):
            self._lay(said, actor)
        elif holds:
            if self.actor in self.scene.players and any(one.suit and not one.rank for one in said):
                raise _Lost  # who holds the suit and laid another did what may not be done
            self.role, self.held = "holds", said
            self._only(text, said)
        elif self.role in ("holds", "lacks") and signs.ONLY.search(text) and actor is None:
            self._only(text, said)
        elif self.role == "holds" and actor is None and not self.pending:
            self.held += said
        else:
            self._lay(said, actor)

    def _only(self, text: str, said: list[Named]) -> None:
        """Keep the card that is said to be my only one."""
        if self.actor == ME and signs.ONLY.search(text) and len(said) == 1 and said[0].suit and said[0].rank:
            self.scene.only = said[0]

    def _known(self, text: str, one: Named) -> bool:
        """Whether a card is only spoken of once more: the king, her queen of hearts."""
        if deeds.LAYS.search(text) or not re.search(
            r"\b(?:the|der|die|das|den|dem|her|his|my|sein\w*|ihr\w*|mein\w*) $", text[: one.start]
        ):
            return False
        return sum(_is(one, card) for card in self.scene.cards) == 1

    def _demanded(self, said: list[Named]) -> None:
        """Put what was asked for before everything else, where nothing that was led is told."""
        if len(said) != 1 or any(one.suit == said[0].suit for one in self.scene.cards):
            if len(said) == 1 and self.scene.cards[0].suit == said[0].suit:
                return
            raise _Lost
        self.scene.cards.insert(0, said[0])
        self.scene.players.insert(0, "")
        self.role = "lays"

    def _lay(self, said: list[Named], actor: str | None) -> None:
        if len(said) > 1:
            raise _Lost  # one card each: with more nobody knows whose they are
        who = actor or (
            "" if self.role == "lays" and not self.pending and self.actor in self.scene.players else self.actor
        )
        if who and who in self.scene.players:
            raise _Lost  # nobody plays twice to a trick
        self.scene.cards.append(said[0])
        self.scene.players.append(who)
        self.role, self.pending = "lays", False

    def _actor(self, text: str, verb: int) -> str | None:
        """Return who does something: named before the verb, else behind it; nothing where nobody is named."""
        before = deeds.called(text[:verb] if verb >= 0 else text)
        if not before and verb >= 0:
            tail = deeds.LAYS.sub(" ", re.sub(r"^\S+", "", text[verb:]))
            before = deeds.called(re.split(r"\b(?:mit|with|on|auf|to|in|aus|raus|drauf|davon)\b", tail)[0])
        if not before or len(before) > MOST_WORDS:
            return None
        return self._label(" ".join(before))

    def _label(self, name: str) -> str:
        """Return by what somebody is known from now on."""
        if deeds.FIRST_PERSON.search(name):
            return ME
        for seat, pattern in SEATS.items():
            if re.fullmatch(pattern, name):
                return seat
        if deeds.PRONOUN.fullmatch(name):
            others = [one for one in self.scene.players if one not in (ME, "")]
            return others[-1] if others and self.actor in others else OTHER if not others else self.actor or others[-1]
        return name.rsplit(maxsplit=1)[-1]

    def _predicate(self, text: str) -> str:
        return next((name for name, pattern in deeds.PREDICATES.items() if pattern.search(text)), "")

    def _straight(self, text: str) -> None:
        if deeds.NOT.search(text):
            raise _Lost

    def _claim(self, content: str) -> None:
        name = self._predicate(content)
        if name:
            self._straight(content)
        about = self._subject(content, named_in(content)) if name else ""
        if name and about:
            if self.claimed and self.claimed != (name, about):
                raise _Lost
            self.claimed = (name, about)

    def _ask(self, name: str, about: str) -> None:
        if self.scene.asks and (self.scene.asks, self.scene.about) != (name, about):
            raise _Lost
        self.scene.asks, self.scene.about = name, about

    def _waiting(self, text: str) -> str:
        """Return whom a clause is about who has not laid anything so far."""
        who = deeds.WAITS.search(text)
        return self._label(who[1]) if who and deeds.called(who[1]) else ""

    def _subject(self, text: str, said: list[Named]) -> str:
        """Return whom a clause is about; nothing where it names nobody, or several."""
        scene, found = self.scene, set[str]()
        if deeds.ANYONE.search(text):
            return ANYONE
        for one in said:
            if one.rank:
                theirs = [who for who, card in zip(scene.players, scene.cards, strict=True) if _is(one, card)]
                places = [n for n, card in enumerate(scene.cards) if _is(one, card)]
                if len(places) == 1:
                    if not theirs[0]:
                        scene.players[places[0]] = theirs[0] = f"#{places[0]}"
                    found.add(theirs[0])
        if found:
            return found.pop() if len(found) == 1 else ""
        for name in {*scene.players, *deeds.people(text)} - {"", ME, OTHER}:
            pattern = SEATS.get(name, re.escape(name))
            if re.search(rf"\b(?:{pattern})\b", text):
                found.add(name)
        if deeds.FIRST_PERSON.search(text):
            found.add(ME)
        if not found and deeds.PRONOUN.search(text):
            others = {one for one in scene.players if one not in (ME, "")}
            if len(others) == 1:
                found |= others
            elif OTHER in scene.players:
                found.add(OTHER)
            elif self.actor and self.actor != ME:
                found.add(self.actor)
        return found.pop() if len(found) == 1 else ""


def _is(asked: Named, played: Named) -> bool:
    return asked.rank == played.rank and asked.suit in ("", played.suit)
