"""What a question tells of a moment: what lies there and who played it, what is held and lacked, trumps, the call.

Nothing about rules is known here, and nothing is guessed: what is not said stays empty. A text is cut into short
clauses, each has one role by the words in it (led, held, lacked, trumps, asked), and the cards named in it take that
role.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tutor.asking import signs
from tutor.asking.named import Named, as_laid, named_in, of_one
from tutor.asking.phrased import plainly_told
from tutor.asking.stopwords import says_little
from tutor.asking.tidying import suited, tidied, trumps_told

SEATS = {"north": "nord|north", "east": "ost|east", "south": "süd|sued|south", "west": "west"}


@dataclass(slots=True)
class Told:
    """What a question tells, and what it asks."""

    lying: list[Named] = field(default_factory=list)
    """What was played, in order."""
    players: list[str] = field(default_factory=list)
    """By whom each was: a point of the compass, ``me``, or nothing."""
    hand: list[Named] = field(default_factory=list)
    lacked: set[str] = field(default_factory=set)
    """Suits that are not in hand."""
    no_trump: bool = False
    """Whether there is no trump in hand."""
    led: bool = False
    """Whether it is said which card was led."""
    void: bool = False
    """Whether the suit led is said not to be in hand."""
    some_trump: bool = False
    """Whether there is a trump in hand, of which nothing else is said."""
    trump: str = ""
    called: str = ""
    only: bool = False
    """Whether the hand is said whole."""
    single: set[str] = field(default_factory=set)
    """Suits of which one card is said to be in hand, and so no more."""
    leads: bool = False
    """Whether it asks what to lead, which no card on the table decides."""
    clean: bool = False
    """Whether no trump was played."""
    first: bool = False
    """Whether it is the first trick."""
    kind: str = ""
    """may, must, who, beats, ends (is it won with the last card) or nothing."""
    asked: list[Named] = field(default_factory=list)
    takes: bool = False
    """Whether the card asked about is said to be taken: out of the hand, if it is there."""
    suit: str = ""
    """The suit of everything that lies there, where it is said of all of it."""
    listed: list[Named] = field(default_factory=list)
    """Ranks that are named one after the other, before anything else, and nothing is said of them."""
    lost: bool = False
    """Whether a card is named of which nothing was understood."""
    about: str = ""
    """Of whom a story asks something."""
    asks: str = ""
    """What kind of card is asked about where none is named: any, some, which, trump, other, led, over, on."""


def clauses(text: str) -> Iterator[str]:
    """Yield the short clauses of a text."""
    start = 0
    for match in signs.CUT.finditer(text):
        part = text[start : match.start()].strip()
        if signs.ASKING_WHICH.fullmatch(part):
            continue  # what is asked is said by the words behind it
        if part:
            yield part
        start = match.end()
    if text[start:].strip():
        yield text[start:].strip()


def read_told(text: str) -> Told | None:
    """Return what a question tells of a moment in the middle of a trick; nothing where it speaks of another one."""
    text = signs.PURPOSE.sub(r"\g<asked>", signs.INSTEAD_DRAWN.sub(" ", plainly_told(tidied(text))))
    if signs.ELSEWHEN.search(text) or signs.BEYOND.search(text) or signs.COUNTED.search(text):
        return None
    if signs.CALLING.search(text) or signs.STAYS.search(signs.SPARED.sub(" ", signs.KEPT.sub(" ", text))):
        return None
    told = Told(first=bool(signs.FIRST.search(text)), clean=bool(signs.CLEAN.search(text)))
    told.trump, text = trumps_told(text)
    text = suited(text)
    text = signs.RANKS_LIE.sub(lambda many: many[0].replace(",", " und"), text)
    role = ""
    for clause in clauses(text):
        role = _read(told, clause, role)
    if not told.kind and text.endswith("?") and told.hand and not signs.HAPPENED.search(text):
        told.kind, told.asks = "may", "that"
    if told.kind == "may" and told.asks in ("some", "which") and not _all_named(told):
        return None
    if told.kind in ("", "may") and signs.ENDS.search(text) and re.search(signs.LAST_HELD, text):
        told.kind, told.asks, told.asked, told.only = "ends", "that", [], True
        if len(told.hand) != 1 or not (told.hand[0].suit and told.hand[0].rank):
            return None
    if told.kind in ("may", "must") and signs.WINNING.search(text):
        return None
    told.single = {suit for one in signs.SINGLE.finditer(text) if (suit := of_one(one["suit"]))}
    if told.kind == "who" and signs.LATER_TRICK.search(text):
        return None
    return told if not told.lost and _settled(told, text) else None


def _all_named(told: Told) -> bool:
    """Whether a hand of several cards is named, each by its rank; it is the whole of it, as far as is told."""
    told.only = True
    return len(told.hand) > 1 and all(one.rank for one in told.hand)


def _settled(told: Told, text: str) -> bool:
    """Whether what is asked is clear at the end, where something said later decides it."""
    if told.kind == "beats":
        mine = [one for one in told.hand if any(asked.fits(one.suit, one.rank) for asked in told.asked)]
        card = (mine or [one for one in told.asked if one.rank])[:1]
        if len(told.asked) != 1 or not card or not told.lying:
            return False
        told.lying.append(card[0])
        told.players.append("me")
        told.hand, told.asked = [], []
        return not told.leads
    if told.kind == "may" and told.asks in ("", "that") and not told.asked and told.players[-1:] == ["me"]:
        told.asked.append(told.lying.pop())  # I put the three down, is that allowed? It lies there only if it is
        told.players.pop()
        told.hand += [one for one in told.asked if not any(_same(one, held) for held in told.hand)]
    if told.listed:  # who lists cards and then tells a hand lists what lies there
        if told.lying or not told.hand:
            return False
        told.lying, told.players = told.listed, [""] * len(told.listed)
    if told.takes and not all(any(_same(one, held) for held in told.hand) for one in told.asked):
        return False  # what is taken is not in hand: it is no card to lay
    if told.kind != "who" and not told.asked and not told.asks:
        return False
    if not told.lying and not told.called and len(told.lacked) == 1 and signs.THROWN.search(text):
        told.lying.append(Named(next(iter(told.lacked)), ""))  # whoever lacks a suit and throws was asked for it
        told.players.append("")
    return bool(told.kind) and not told.leads


def _told_before(told: Told, clause: str, one: Named) -> bool:
    """Whether "the ace" is one that was said to be in hand."""
    known = signs.KNOWN.search(clause[: one.start])
    return known is not None and any((one.suit, one.rank) == (held.suit, held.rank) for held in told.hand)


def _same(asked: Named, held: Named) -> bool:
    return asked.fits(held.suit or asked.suit, held.rank or asked.rank)


def _read(told: Told, clause: str, role: str) -> str:
    """Read one clause; return the role that cards in the next one have if it has no sign of its own."""
    said = named_in(clause)
    if signs.WHO.search(clause) and signs.WINS.search(clause) and not signs.HELD.search(clause):
        told.kind = told.kind or "who"
        if not said:
            return role
    early = _early(told, clause, role, said)
    if early is not None:
        return early
    modal = signs.MUST.search(clause) or (signs.MAY.search(clause) and not signs.CANNOT.search(clause))
    if modal and signs.SOMEBODY.search(clause):
        return _asking(told, clause, said)
    if signs.CALLED.search(clause) and [one for one in said if one.suit and not one.rank]:
        suits = [one for one in said if one.suit and not one.rank]
        told.called = suits[-1].suit
        said = [one for one in said if one not in suits]
        if not said:
            return role
    if signs.VOID.search(clause) and not signs.OTHER_PERSON.search(clause):
        told.void = True
    if signs.LACK.search(clause):
        said, after = _lacking(told, clause, role, said)
        if after:
            return after
    held, laid = signs.HELD.search(clause), signs.LAID.search(clause)
    if held and laid and said and said[0].start < laid.start() < held.start():
        laid_part = [one for one in said if one.start < held.start()]
        _lay(told, clause, laid_part)
        said, laid = [one for one in said if one.start >= held.start()], None
    if held:
        if signs.ONLY.search(clause):
            told.only = True
        if signs.TRUMP.search(clause):
            _trumps(told, clause)
            said = [one for one in said if not re.search(r"(?:trumpf|trumps?|atout)[ -]$", clause[: one.start])]
        told.hand += [one for one in said if not _told_before(told, clause, one)]
        return "hand"
    if laid and len(said) == 1 and not said[0].rank and signs.ONE_SUIT.search(clause):
        told.suit = said[0].suit
        return "lying"
    if laid and said:
        _lay(told, clause, said)
        return "lying"
    if (
        laid
        and not modal
        and clause.rsplit(maxsplit=1)[-1]
        in ("table", "tisch", "liegt", "led", "oben", "pile", "stapel", "top", "höchste", "highest")
    ):
        return "lying"
    if role == "hand" and signs.TRUMP.search(clause):
        _trumps(told, clause)
        told.hand += [one for one in said if not re.search(r"(?:trumpf|trumps?|atout)[ -]$", clause[: one.start])]
    elif role == "hand":
        told.hand += _of_suit(told, clause, said)
    elif not role and not told.hand and said and signs.LISTED.fullmatch(clause):
        told.listed += said
    elif role == "lying" or (said and all(one.suit and one.rank for one in said)):
        _lay(told, clause, said)
        role = "lying"
    elif any(one.rank for one in said):
        told.lost = True
    return role


def _trumps(told: Told, clause: str) -> None:
    """Read whether trumps are in hand where a clause about the hand speaks of them."""
    if signs.NO_TRUMP.search(clause):
        told.no_trump = True
    elif signs.NOT.search(clause):
        told.lost = True
    else:
        told.some_trump = True


def _of_suit(told: Told, clause: str, said: list[Named]) -> list[Named]:
    """Return cards in hand, ranks behind the suit of several being of it: two clubs, the 7 and the queen."""
    last = told.hand[-1:]
    ranks = bool(said) and all(one.rank and not one.suit for one in said)
    if not (last and last[0].suit and not last[0].rank and ranks and signs.OF_THEM.match(clause)):
        return said
    suit = told.hand.pop().suit
    return [one._replace(suit=suit) for one in said]


MY_CARD = re.compile(r"\b(?:meine|mine|my (?:card|one))\b")
"""The only card that somebody has told of, asked about without its name: is mine higher?"""


def _early(told: Told, clause: str, role: str, said: list[Named]) -> str | None:
    """Read a clause that asks without may or must, or tells of what somebody else holds; nothing where it does not."""
    if not told.kind and signs.BEATS.search(clause) and told.lying:
        mine = [one for one in said if not any(_same(one, other) for other in told.lying)] if len(said) > 1 else said
        mine = mine or (told.hand if MY_CARD.search(clause) else [])
        if len(mine) == 1 and len(said) == 1 and any(_same(one, mine[0]) for one in told.lying):
            mine = _compared(told)  # does it beat the king: the king lies there, and the other one is asked about
        if len(mine) == 1:
            told.kind, told.asked = "beats", list(mine)
            return "asked"
    if not said and told.hand and (signs.SOME.search(clause) or signs.WHICH.search(clause)):
        told.kind, told.asks = "may", "some" if signs.SOME.search(clause) else "which"
        return "asked"
    if told.kind == "must" and signs.WANTS.search(clause):
        return "asked"  # what somebody would rather do is not what they ask
    if signs.WANTS.search(clause) and said and not signs.TAKING.search(clause) and not signs.LACK.search(clause):
        told.kind, told.asked = told.kind or "may", [*told.asked, *said]
        told.leads = told.leads or bool(signs.LEADING.search(clause))
        return "asked"
    if told.asked and told.kind == "may" and signs.ALLOWED.search(clause):
        return role
    if signs.OTHERS_HOLD.search(clause) and signs.OTHER_PERSON_OR_NAME.search(clause) and not signs.HELD.search(clause):
        return role
    return None


def _compared(told: Told) -> list[Named]:
    """Return the card that is compared with one on the table: the one laid last by me, else the only one in hand."""
    if told.players[-1:] == ["me"] and len(told.lying) > 1:
        told.players.pop()
        return [told.lying.pop()]
    return list(told.hand)


def _lacking(told: Told, clause: str, role: str, said: list[Named]) -> tuple[list[Named], str]:
    """Read what a clause says is not there; return the cards that it says besides, or the role that comes after."""
    lack = signs.LACK.search(clause)
    assert lack is not None
    mine = not signs.OTHER_PERSON.search(clause) or signs.HELD.search(clause)
    rest = signs.EXCEPT.search(clause, lack.end())
    until = rest.start() if rest else len(clause)
    behind = [one for one in said if lack.start() < one.start < until and not (one.suit and one.rank)]
    if mine and not told.clean:
        told.lacked |= {one.suit for one in behind if one.suit}
        told.no_trump = told.no_trump or bool(signs.TRUMP.search(clause[lack.start() : until]))
        told.some_trump = told.some_trump or bool(signs.TRUMP.search(clause[until:]))
    if not mine and any(one.rank for one in behind):
        told.lost = True
    said = [one for one in said if one not in behind]
    if not said:
        return said, "lying" if told.clean else role if not mine and role else "hand"
    if rest and mine and said[0].start > until:
        told.hand += said
        told.only = told.only or bool(signs.ONLY.search(rest[0]))
        return said, "hand"
    return said, ""


def _named_before(before: str) -> str:
    """Return who is named before a card that is laid.

    >>> _named_before("ole"), _named_before("then mei the"), _named_before("nadia plays the"), _named_before("now the")
    ('ole', 'mei', 'nadia', '')
    """
    alone = signs.NAME_ALONE.fullmatch(before)
    if alone and not says_little(alone["name"]):
        return alone["name"]
    named = signs.BY_NAME.match(before)
    return named["name"] if named else ""


def _lay(told: Told, clause: str, said: list[Named]) -> None:
    for one in as_laid(clause, said):
        before = clause[: one.start]
        who = ""
        for name, pattern in SEATS.items():
            hits = [match.end() for match in re.finditer(rf"\b(?:{pattern})\b", before)]
            if hits:
                who = name
        if not who and re.search(r"\b(?:ich|i)\b", before):
            who = "me"
        pronoun = signs.LAYER.match(before)
        if not who and pronoun:
            who = pronoun[1]
        who = who or _named_before(before.strip())
        if not one.rank and signs.LIES.search(clause) and any(one.suit == other.suit for other in told.lying):
            continue  # "since hearts lies there" says once more what does
        if told.kind and any(_same(one, other) for other in told.lying):
            continue  # what lies there is told already when it is given as a reason: since there is a nine
        at = 0 if told.lying and not told.led and signs.LED.search(clause) else len(told.lying)
        told.lying.insert(at, one if one.suit else one._replace(suit=told.suit))
        told.players.insert(at, who)
    told.led = told.led or bool(said and signs.LED.search(clause))


def _asking(told: Told, clause: str, said: list[Named]) -> str:
    """Read what is asked about."""
    clause = signs.INSTEAD.sub(" ", clause)
    spared = signs.SPARED.search(clause)
    told.some_trump = told.some_trump or bool(spared and signs.TRUMP.search(spared[0]))
    clause = signs.PICKED.sub(" play that ", signs.SPARED.sub(" ", clause))
    kept = signs.KEPT.search(clause)
    if kept:
        told.some_trump = told.some_trump or bool(signs.TRUMP.search(kept[0]))
        clause = signs.KEPT.sub(" play ", clause)
    said = named_in(clause)
    if signs.SUIT_CALLED.search(clause):
        said = [one for one in said if one.rank]  # a suit that is called is no card
    if len([one for one in said if one.rank]) > 1 and re.search(r"\b(?:und|and)\b", clause):
        told.leads = True  # two cards at once are no single card
    onto = re.search(r"\b(?:auf|on|onto|drauf)\b", clause)
    if onto and len(said) > 1 and not told.lying:
        _lay(told, clause, [one for one in said if one.start > onto.start()])
        said = [one for one in said if one.start < onto.start()]
    if (
        len(said) == 1
        and signs.OVER_IT.search(clause[: said[0].start])
        and any(_same(said[0], one) for one in told.lying)
    ):
        said, told.asks = [], "over"  # over the king: the king lies there, and is not laid
    if said and signs.TAKEN.search(clause) and not signs.NOT_LAID.search(clause):
        told.takes = True
        clause = signs.TAKEN.sub(" ", clause)
    other = signs.LEADING.search(clause) or (signs.TAKING.search(clause) and not signs.RUFF.search(clause))
    told.leads = told.leads or bool(other)
    told.kind = (
        "must" if signs.MUST.search(clause) and not re.search(r"\b(?:darf|may|can i|kann ich)\b", clause) else "may"
    )
    if said:
        told.asked += said
    elif told.asks == "over":
        pass
    elif signs.MORE.search(clause):
        told.asks = "on"
    elif signs.ANY.search(clause):
        told.asks = "any"
    elif signs.OTHER.search(clause):
        told.asks = "other"
    elif signs.RUFF.search(clause) and not re.search(r"\btrumpf\b\s*$", clause):
        told.asks = "trump"
    elif signs.FOLLOW.search(clause):
        told.asks = "led"
    elif signs.OVER.search(clause) and not signs.TRUMP.search(clause):
        told.asks = "over"
    elif signs.THAT.search(clause):
        told.asks = "that"
    return "asked"
