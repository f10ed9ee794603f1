"""Games of Getaway told in a line, for the tests."""

from __future__ import annotations

from typing import Any

from playing import Told, tell

SIX: dict[str, Any] = {
    "game": "getaway",
    "players": ["N", "E", "S", "W"],
    "hands": {
        "N": "♠B 9 5 3 ♥10 9 8 6 ♦D 8 ♣B 6 2",
        "E": "♥A D 3 ♦B 10 7 4 2 ♣K D 10 9 4",
        "S": "♠10 8 6 4 ♥B 7 4 ♦A 9 6 5 3 ♣7",
        "W": "♠A K D 7 2 ♥K 5 2 ♦K ♣A 8 5 3",
    },
}
"""A whole deal for four, before the first trick."""


def table(players: str, hands: str, *moves: str, preset: str = "standard", options: Any = None, **more: Any) -> Told:
    """A position and what is played in it: hands as ``N ♥5 ♣4; E ♦2``; the first player leads, or who has ``power``."""
    seats = players.split()
    held = dict(hand.strip().split(" ", 1) for hand in hands.split(";"))
    place = {"hands": held, "power": seats[0], "number": 9} | more
    head = {"game": "getaway", "preset": preset, "options": options or {}}
    return tell(head | {"players": seats, "position": place}, *moves)


def deal(*moves: str, preset: str = "standard", options: Any = None) -> Told:
    """The deal for four, and what is played in it."""
    return tell(SIX | {"preset": preset, "options": options or {}}, *moves)
