"""Somebody who plays a game by keys and by what is said alone; nothing on the page is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from look import HEARD, WAITS
from orca import HURRY
from playwright.sync_api import Page

FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at && at.matches("button, a, input, summary") ? at.ariaLabel ?? at.innerText ?? "" : "";
}"""
FAR = 40
"""So many things are walked past to come to one that was named."""
HAND = 20
TURN = re.compile(r"your turn|may do now|can be dealt|: (?:not )?legal\.|^Legal: |\bWon: |\bLost: ", re.IGNORECASE)
"""What is waited for after a move: that something can be done, that a press was answered, that the game has ended."""
ENDED = re.compile(r"\b(Won|Lost): ")


class Ear(Protocol):
    """What keys are pressed with, and what is heard."""

    transcript: list[str]

    def key(self, name: str) -> str:
        """Press a key; return what was said of it, and of where it led."""
        ...

    def until(self, wanted: Callable[[str], object], since: int) -> str:
        """Return what was said since a moment, once something wanted was."""
        ...

    def now(self) -> int:
        """Return this moment."""
        ...


class Queue:
    """The announcer's own queue, and the name of what the keyboard is at: what a screen reader is given to say."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.transcript: list[str] = []

    def now(self) -> int:
        return len(self.page.evaluate(HEARD))

    def key(self, name: str) -> str:
        since = self.now()
        self.page.keyboard.press(name)
        if len(name) == 1:  # a letter asks for something
            return self.until(bool, since)
        return str(self.page.evaluate(FOCUSED))

    def until(self, wanted: Callable[[str], object], since: int) -> str:
        for _ in range(600):
            self.page.evaluate(HURRY)
            said = " ".join(self.page.evaluate(HEARD)[since:])
            if wanted(said) and not self.page.evaluate(WAITS):
                self.transcript += self.page.evaluate(HEARD)[since:]
                return said
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain, and heard: {self.page.evaluate(HEARD)[since:]}")


def plain(text: str) -> str:
    return re.sub(r"[^\w]+", " ", text).strip().lower()


class Player:
    """Plays the first thing that is named as legal."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.presses = 0

    def legal(self) -> list[str]:
        """Ask what may be done."""
        said = self.ear.key("p")
        found = re.search(r"Legal: ([^.]+)\.", said)
        return [one.strip() for one in found[1].split(",")] if found else []

    def at(self, said: str, wanted: str) -> bool:
        """Whether what the keyboard is at was called as what is wanted, or is the card in it."""
        name, whole = plain(said), plain(wanted)
        return name.startswith(whole) or (" press to " in f"{name} " and whole.startswith(name.split(" allowed")[0]))

    def reach(self, wanted: str) -> bool:
        """Walk to something that was named."""
        for _ in range(FAR):
            said = self.ear.key("Tab")
            if self.at(said, wanted):
                return True
            if "press to" not in said:
                continue
            for n in range(HAND):  # in a hand the arrows walk
                said = self.ear.key("ArrowRight" if n else "Home")
                if self.at(said, wanted):
                    return True
        return False

    def do(self, wanted: str) -> str:
        """Press what was named; return what was said of it."""
        assert self.reach(wanted), f"“{wanted}” was named and is not to be found"
        since = self.ear.now()
        self.ear.key("Enter")
        self.presses += 1
        return self.ear.until(TURN.search, since)

    def move(self) -> str:
        """Do the first thing that may be done."""
        choices = self.legal()
        if not choices:
            return self.do("Next deal")
        return self.do(choices[0])

    def play(self, most: int) -> bool:
        """Play until the end was told."""
        return any(ENDED.search(self.move()) for _ in range(most))
