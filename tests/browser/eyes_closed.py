"""Somebody who plays a game by keys and by what is said alone; nothing on the page is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from look import HEARD, WAITS
from orca import HURRY
from playwright.sync_api import Page

from tutor.shown.linetexts import app

FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at && at.matches("button, a, input, summary") ? at.ariaLabel ?? at.innerText ?? "" : "";
}"""
CARD = re.compile(r" (?:(?:not )?allowed |(?:nicht )?erlaubt )?(?:press to|drücken) ")
CHOSEN = re.compile("press to choose|drücken zum Wählen")
NAMED = re.compile(r"^\w+ of |^(?:Pik|Herz|Karo|Kreuz)-")
"""A card by its name, and nothing else that may be done."""
FAR = 40
"""So many things are walked past to come to one that was named."""
HAND = 20
TURN = re.compile(
    r"your turn|may do|can be dealt|: (?:not )?legal\.|^Legal: |\b(?:Won|Lost): |You have (?:won|lost)\b"
    r"|du bist dran|jetzt darfst du|gegeben werden|: (?:nicht )?erlaubt\.|^Erlaubt: |\b(?:Gewonnen|Verloren): "
    r"|Du hast (?:gewonnen|verloren)\b",
    re.IGNORECASE,
)
"""What is waited for after a move: that something can be done, that a press was answered, that the game has ended."""
ENDED = re.compile(r"\b(Won|Lost|Gewonnen|Verloren): |You have (won|lost)\b|Du hast (gewonnen|verloren)\b")


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
    """Plays the first thing that is named as legal, by the keys of a language."""

    def __init__(self, ear: Ear, lang: str = "en") -> None:
        self.ear = ear
        self.lang = lang
        self.presses = 0

    def legal(self) -> list[str]:
        """Ask what may be done."""
        said = self.ear.key(app(self.lang, "heard-key-legal"))
        found = re.search(rf"{app(self.lang, 'heard-legal')}: ([^.]+)\.", said)
        return [one.strip() for one in found[1].split(",")] if found else []

    def at(self, said: str, wanted: str) -> bool:
        """Whether what the keyboard is at was called as what is wanted, or is the card in it."""
        name, whole = plain(said), plain(wanted)
        return name.startswith(whole) or bool(CARD.search(name) and whole.startswith(CARD.split(name)[0]))

    def reach(self, wanted: str, also: re.Pattern[str] | None = None) -> bool:
        """Walk to something that was named, or that is said to be of a kind."""
        for far in range(FAR):
            said = self.ear.key("Tab" if far else "Home")  # whoever stands in a hand looks there first
            if also.search(said) if also else self.at(said, wanted):
                return True
            if not CARD.search(plain(said)):
                continue
            for n in range(HAND):  # in a hand the arrows walk
                said = self.ear.key("ArrowRight" if n else "Home")
                if self.at(said, wanted):
                    return True
        return False

    def do(self, wanted: str) -> str:
        """Press what was named; return what was said of it."""
        assert self.reach(wanted), f"“{wanted}” was named and is not to be found"
        return self.press()

    def press(self) -> str:
        """Press what the keyboard is at; return what was said of it."""
        since = self.ear.now()
        self.ear.key("Enter")
        self.presses += 1
        return self.ear.until(TURN.search, since)

    def move(self) -> str:
        """Play the first card that may be played; where none may, do the first thing that may be done."""
        choices = self.legal()
        if not choices:
            return self.do(app(self.lang, "play-next-deal"))
        wanted = next(filter(NAMED.search, choices), choices[0])
        if not self.reach(wanted):
            return self.choose(wanted)
        said = self.press()
        first = app(self.lang, "ui-make-move")
        return self.do(first) if first in said else said

    def choose(self, wanted: str) -> str:
        """Do what takes several cards, as it was named: choose the first of them, and say that these are meant."""
        assert self.reach("", CHOSEN), f"“{wanted}” was named, and no card is there to choose"
        self.ear.key("Enter")
        return self.do(app(self.lang, "play-these"))

    def play(self, most: int) -> bool:
        """Play until the end was told."""
        return any(ENDED.search(self.move()) for _ in range(most))
