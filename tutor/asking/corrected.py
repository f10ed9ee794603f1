"""What was understood of a question, corrected by hand: the same question with other facts.

A correction names a fact and says what it is instead; nothing takes the fact away. A link carries them, so anything may
come: what names no fact of the question, or no card, changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tutor.asking.facts import FINAL, FIRST, LYING, MOST_LYING, PREDICATES, SUIT_LED, TRUMPS, WHOLE
from tutor.asking.listed_hand import Listed
from tutor.asking.named import Named
from tutor.asking.scene import Scene
from tutor.asking.told import Told
from tutor.core.cards import RANKS, SUITS

Corrections = tuple[tuple[str, str], ...]
MOST = 16


def read_corrections(text: str) -> Corrections:
    """Read the corrections of a link.

    >>> read_corrections("trump:♠;hand:♥5 ♠K;junk;called:")
    (('trump', '♠'), ('hand', '♥5 ♠K'), ('called', ''))
    """
    pairs = [part.partition(":") for part in text.split(";") if ":" in part]
    return tuple((name, value) for name, _, value in pairs[:MOST] if name)


def write_corrections(made: Corrections) -> str:
    """Write corrections for a link."""
    return ";".join(f"{name}:{value}" for name, value in made)


def also(made: Corrections, name: str, value: str) -> Corrections:
    """Return corrections with one more, which stands for an earlier one of the same fact."""
    return (*(one for one in made if one[0] != name), (name, value))


def corrected_told(told: Told, made: Corrections) -> Told:
    """Return a position as it was told, with these facts instead."""
    said = dict(made)
    told = replace(told)
    told.lying, told.players = _laid(told.lying, told.players, made)
    if "trick" in said:
        told.first = said["trick"] == FIRST
    if "called" in said:
        told.called = _suit(said["called"])
    if "trump" in said:
        told.trump = _suit(said["trump"])
    if "hand" in said:
        told.hand, told.some_trump = _named(said["hand"]), False
    if WHOLE in said:
        told.only = said[WHOLE] == WHOLE
    if "lacked" in said:
        words = said["lacked"].split()
        told.lacked, told.void = {one for one in words if one in SUITS}, SUIT_LED in words
        told.no_trump = TRUMPS in words
    asked = _named(said.get("asked", ""))[:1]
    if asked and told.kind in ("may", "must"):
        told.asked, told.asks = asked, ""
    return told


def corrected_listed(listed: Listed, made: Corrections) -> Listed:
    """Return a hand as it was told, with other trumps or other cards instead."""
    said = dict(made)
    trump, hand = _suit(said.get("trump", "")), tuple(_named(said.get("hand", "")))
    if trump:
        listed = listed._replace(trump=trump, told=True)
    if hand:
        listed = listed._replace(hand=hand)
    if hand or (trump and listed.whole):
        listed = listed._replace(trumps=sum(one.suit == listed.trump for one in listed.hand))
    return listed


def corrected_scene(scene: Scene, made: Corrections) -> Scene:
    """Return a story as it was told, with these facts instead."""
    said = dict(made)
    scene = replace(scene)
    scene.cards, scene.players = _laid(scene.cards, scene.players, made)
    if "trick" in said:
        scene.first, scene.final = said["trick"] == FIRST, said["trick"] == FINAL
    if "players" in said:
        scene.seats = int(said["players"]) if said["players"].isdigit() else 0
    if "trump" in said:
        scene.trump = _suit(said["trump"])
    if "last" in said:
        scene.last = {one for one in said["last"].split() if one in (*scene.players, "me")}
    if "clean" in said:
        scene.clean = said["clean"] == "clean"
    if said.get("asked") in PREDICATES:
        scene.asks = said["asked"]
    return scene


def _laid(cards: Sequence[Named], players: Sequence[str], made: Corrections) -> tuple[list[Named], list[str]]:
    """Return the cards on the table, those at the places named being others, gone or new."""
    laid: dict[int, tuple[Named | None, str]] = {
        place: (one, players[place] if place < len(players) else "") for place, one in enumerate(cards)
    }
    for name, value in made:
        place = name.removeprefix(LYING)
        if name.startswith(LYING) and place.isdecimal() and int(place) < MOST_LYING:
            named = _named(value)[:1]
            laid[int(place)] = (named[0] if named else None, laid.get(int(place), (None, ""))[1])
    left = [laid[place] for place in sorted(laid)]
    return [one for one, _ in left if one is not None], [who for one, who in left if one is not None]


def _suit(text: str) -> str:
    return text if text in SUITS else ""


def _named(text: str) -> list[Named]:
    """Read cards, suits and ranks as a link carries them; what is none of them is left out."""
    found = []
    for one in text.split():
        suit = one[:1] if one[:1] in SUITS else ""
        rank = one.removeprefix(suit)
        if (suit or rank) and (not rank or rank in RANKS):
            found.append(Named(suit, rank))
    return found
