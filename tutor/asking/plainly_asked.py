"""What is asked so plainly that one moment answers it: the mark of that moment (``plainly``), read from the question.

Who sits where, how many twos lie there, which hand it is, who won in a chouette: where a question tells it and asks for
just that, no likeness is needed. A mark is found by what can be read alone; what the answer is, the engine says.
"""

from __future__ import annotations

import re

from tutor.asking.around_table import clauses
from tutor.asking.chouette import line_asked
from tutor.asking.counted import AT_LEAST, AT_MOST, hand_number, twos_laid
from tutor.asking.heard import COUNT, players_in
from tutor.asking.moment import Stood
from tutor.asking.named import named_in
from tutor.asking.seated import who_is
from tutor.asking.turned import OF_ME, OF_SOMEBODY

_LAST = re.compile(r"(?<=[^\d\s.][.?!;])\s+|\s[–—-]\s")
_WHETHER = re.compile(
    r"^(?:so |and |und |also |then |dann )*(?:is|was|ist|war|does|do|did|are|am|darf|dürfen|muss|müssen|kann|may|can"
    r"|must|has|have|hat|stimmt|wird|will)\b|\b(?:muss|darf|kann) \w+ da\b"
)
"""How somebody asks whether."""
_WHO = re.compile(r"\b(?:wer|wem|wen|wessen|who|whose|whom|who['’]s|whos)\b")
_TAKEN_FROM = re.compile(
    r"\b(?:wessen|whose) (?:\w+ ){0,2}?(?:hand|karten|blatt|cards)\b|\b(?:von|vom|from) (?:wem|whom?)\b"
    r"|\bwem\b.*\b(?:hand|karten|denn|nehmen|abnehmen)\b|\bwem denn\b|\bfrom who(?:m)?\b|\bwho from\b"
)
_DRAWN = re.compile(r"\b(?:zieh\w*|gezogen|draws?|drew|drawing)\b")
_LEADS = re.compile(
    r"\b(?:leads?|opens?|starts?|begins?|lead|open|start|begin|goes first|plays? (?:first|next)|on lead)\b"
    r"|\b(?:spielt|kommt|fängt|darf|muss|ist)\b.*\b(?:aus|raus|an|auf|dran|ausspielen|anfangen|weiter)\b"
    r"|\b(?:eröffnet|beginnt)\b"
)
_DOG = re.compile(
    r"\b(?:dog\w*|dog['’]s|hund\w*"
    r"|(?:only|nur|bloß|just|single|einzige[nr]?)(?: the| die)?(?: eine?| one)?(?: einzige)? (?:card|karte)"
    r"|solitary card|seine[rn]? einzigen karte|ihrer einzigen karte)\b"
)
_WINS = re.compile(
    r"\b(?:wins?|won|takes?|took|scoops?|gewinnt|gewann|gewonnen|holt|holte|macht|machte|sticht|stach|kriegt)\b"
)
_QUEEN = re.compile(r"\b(?:queens?|damen?|lady|ladies)\b")
_SKIPS = re.compile(
    r"\b(?:skip\w*|miss\w*|sits? out|sitting out|aussetz\w*|setzt .*aus|übersprungen|überspring\w*|lose a turn)\b"
)
_TURN = re.compile(
    r"\b(?:turn|go|move|dran|an der reihe|am zug|plays? (?:now|next)|(?:is|comes|goes) next"
    r"|spielt (?:jetzt|als nächste\w*))\b"
)
_TAKES = re.compile(
    r"\b(?:tak(?:e|es|ing)|draw\w*|pick\w*|nehm\w*|nimmt|aufnehm\w*|zieh\w*|strafkarten|collect\w*|get|kriegt?"
    r"|bekomm\w*)\b"
)
_CARDS = re.compile(r"\b(?:cards?|karten?|karte)\b")
_OTHER_CARDS = re.compile(
    r"\b(?:exchang\w*|swap\w*|tausch\w*|tricks?|stiche?\w*|draw\w*|ablegen|discard\w*|talon|stapel|stock|übrig"
    r"|rainbow|regenbogen|guernsey|full hand|trickless|rest|verdeckt|remain\w*|left|bleiben|bleibt)\b"
)
_DOG_SOMEWHERE = re.compile(r"\b(?:dog\w*|hund\w*)\b")
_NO_DOG = re.compile(
    r"\b(?:nobody|no ?one|none|keiner|niemand|no|kein\w*|not|nicht|ohne|without)\b[^.;?!]*\b(?:dog\w*|hund\w*)\b"
)
_DEALS = re.compile(r"\b(?:deals?|dealing|gibt|geben|teilt|austeilen|teilen)\b")
_NO_TRICK = re.compile(
    r"\b(?:no|not a|kein\w*|ohne|nicht einen|n['’]t (?:\w+ )?an?y?) (?:single |einzigen? )?(?:tricks?|stich\w*)\b"
    r"|\b(?:knocked out|ausgeschieden|nix gemacht|nichts gemacht)\b"
)
_BEGINS = re.compile(
    r"\b(?:lays?|plays?|goes|starts?|begins?) (?:the )?first\b|\b(?:legt|fängt|beginnt|spielt)\b.*\b(?:los|an|zuerst)\b"
    r"|\bwho (?:starts|begins)\b|\bwer beginnt\b"
)
_ASKS_POINTS = re.compile(
    r"\b(?:wie ?vi\w+|was|how many|how much|what)\b.*"
    r"\b(?:\w*punkte?n?|points?|miese\w*|penalty|pay|zahl\w*|kost\w*|costs?)\b"
)
_LEFT_WITH = re.compile(
    r"\b(?:sitz\w* (?:ich |da |noch )*auf|sit(?:ting)? (?:\w+ )?(?:on|with|there with)|left with|stuck with"
    r"|(?:still|noch) (?:\w+ ){0,3}(?:hold|have|held|hab|habe|hat|hält|halte|in)"
    r"|in (?:my|his|her|der|seiner|ihrer|meiner|da) hand|auf der hand|hält noch|hab(?:e)? noch|hatte noch|übrig)\b"
)
"""How cards are told that somebody has left."""
_OTHERWISE = re.compile(
    r"\b(?:jokers?|wild|special|sonder\w*|variante?\w*|version|hausregel\w*|house|block\w*|stuck game|pass\w*|two packs"
    r"|lays?|legt|wunsch\w*|statt|instead)\b"
)
_TWO_DOGS = re.compile(r"\b(?:both|beide|haben|have|are|sind)\b[^.;?!]*\b(?:dog\w*|hund\w*)\b")
_LEVEL = re.compile(r"\b(?:je|each|apiece|auch|also|tied?|level|gleich\w*|cuts?|abgehoben|abheben|same)\b")
_POINTS = re.compile(r"\b(?:points?|punkte?|miese\w*|minus\w*|pulls?|pulled|until|bis)\b")
_NAMES_TRUMP = re.compile(r"\b(?:trumps?|trumpf|trümpfe)\b")


def mark_of(text: str, said: str) -> str:
    """Return the mark of the moment that a question plainly asks for; nothing where it asks for none.

    ``text`` is in small letters with its slips mended; in what was ``said`` names have their capitals.

    >>> seats = "Clockwise we sit Noor, Eli, Tam, Gus, and queens skip. Noor just laid a queen."
    >>> mark_of(f"{seats} whose go is it?".lower(), f"{seats} Whose go is it?")
    'after a queen'
    >>> told = "wir spielen mit zweier = ziehen. lia legt ne zwei, mo noch eine, ich hab keine."
    >>> mark_of(f"{told} wie viele karten muss ich nehmen?", "")
    'twos'
    """
    last = _LAST.split(text.strip())[-1]
    of_somebody = OF_SOMEBODY.search(last) or OF_ME.search(last)  # is it Raj who leads?
    if _WHETHER.search(last) and not of_somebody:
        return ""
    if of_somebody or _WHO.search(last):
        return line_asked(said) or _seat_asked(text, last, said)
    if _ASKS_POINTS.search(last) and _LEFT_WITH.search(text) and not _OTHERWISE.search(text):
        return "cards at the end" if len([one for one in named_in(text) if one.rank]) > 1 else ""
    if COUNT.search(text):
        return _counted(text, last)
    return ""


def _seat_asked(text: str, last: str, said: str) -> str:
    """Return the mark of the moment that asks who has a part, where the seats that are told say who has it."""
    if _TAKEN_FROM.search(last) and not _DRAWN.search(text):
        return "takes a hand" if who_is(said, "role|takes-from") else ""
    if (
        _LEADS.search(last)
        and _DOG.search(text)
        and not _TWO_DOGS.search(text)
        and _WINS.search(text.removesuffix(last))
    ):
        return "leads after a dog" if who_is(said, "role|left-of-dog") else ""
    if _QUEEN.search(text) and _TURN.search(last) and not _SKIPS.search(last):
        return "after a queen" if who_is(said, "role|after-next") else ""
    if _DEALS.search(last):
        left = who_is(said, "role|left-of-dealer", stays=True)
        gone = left and any(_NO_TRICK.search(one) and left.name.lower() in one for one in clauses(text))
        return "deals once more" if gone else ""
    if _BEGINS.search(last):
        return "begins" if who_is(said, "role|left-of-dealer") else ""
    if _NAMES_TRUMP.search(last) and not _LEVEL.search(text):
        return "most tricks" if who_is(said, "role|most-tricks") else ""
    return ""


def _counted(text: str, last: str) -> str:
    """Return the mark of the moment whose number is read: how many twos lie there, which hand it is."""
    if _TAKES.search(last) and not _POINTS.search(text) and twos_laid(text):
        return "twos"
    dog = _DOG_SOMEWHERE.search(text) and not _NO_DOG.search(text)
    if _CARDS.search(text) and hand_number(text) and not dog and not _OTHER_CARDS.search(text):
        return "hand"
    return ""


_EXCHANGED = re.compile(r"\b(?:exchang\w*|swap\w*|threw|thrown|discard\w*|(?:ge)?tausch\w*|weggelegt|abgelegt)\b")
"""How it is told that the stock is no longer as it was after the deal."""


def found_told(stood: Stood, text: str, said: str) -> bool:
    """Whether what a moment answers is read from the question: who sits where, how many twos or people, which hand."""
    told = {
        "debt": True,
        "size": True,
        "cards": players_in(text) is not None,
        "seats": bool(AT_MOST.search(text) or AT_LEAST.search(text)),
        "stock": not _EXCHANGED.search(text),
    }
    stays, fact = bool(stood.moment.get("stays")), str(stood.moment.get("fact", ""))
    return told.get(fact, False) or who_is(said, stood.answer, stays=stays) is not None


__all__ = ["found_told", "mark_of"]
