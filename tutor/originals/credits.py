"""What in a page is no rule: whose text it is, the way around the site; and the names found there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

RULE, CREDITS, LINKS, SOFTWARE = "rule", "credits", "links", "software"
BACKGROUND, NAVIGATION, CONTENTS = "background", "navigation", "contents"

_NAVIGATION = re.compile(
    r"^(?:\W*(?:top of page|nach oben|seitenanfang|zum anfang|zurück|home|startseite|inhalt)\W*$"
    r"|home\W*a-z|sprache wählen|(?:[\w .-]+ [›»] )+[\w .-]+$)"
    r"|\b(?:sitemap|impressum|datenschutz)\b.*\b(?:ziele|kontakt|sitemap|impressum|datenschutz)\b",
    re.IGNORECASE,
)
_CREDITS = re.compile(
    r"^(?:©|\(c\) |copyright\b|verantwortlich für |(?:deutsche )?übersetzung(?: von|:)|version aktualisiert"
    r"|diese seite (?:basiert|wurde erstellt|stammt)|für diese seite lieferten|autor(?:in)?:|translat|last updated)",
    re.IGNORECASE,
)
_LONGEST_CREDITS = 320
"""Signs; longer paragraphs that begin like credits say more than whose text it is."""

_OWNER = re.compile(r"(?:©|\(c\)|copyright)\s*(?:by )?([^,\n;|©]{3,60}?)\s*[,;]?\s*((?:19|20)\d\d)", re.IGNORECASE)
_SITE = re.compile(r"((?:19|20)\d\d)\s+(www\.[\w.-]+\w)")
_TRANSLATOR = re.compile(r"Übersetzung(?: von|:)\s*((?:[A-ZÄÖÜ]\. ?)*[^.;,|\n]{2,60})")
_EDITION = re.compile(r"aktualisiert am:?\s*([^|\n;]{4,40})", re.IGNORECASE)
_HELP = re.compile(
    r"(?:beitrag von|zuschriften von|lieferten)\s+([^.\n]{3,200}?)(?:\s+die informationen|[.]|$)", re.IGNORECASE
)


def kind_of(text: str) -> str:
    """Return what a paragraph is by its words alone: navigation, credits, or possibly a rule.

    >>> kind_of("© John McLeod, 2019."), kind_of("Sprache wählen: deutsch english"), kind_of("Wer kein Pik hat …")
    ('credits', 'navigation', 'rule')
    """
    if len(text) < 160 and _NAVIGATION.search(text):
        return NAVIGATION
    if len(text) < _LONGEST_CREDITS and _CREDITS.search(text):
        return CREDITS
    return RULE


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose text a copy is, as far as the file itself says so."""

    author: str = ""
    translator: str = ""
    edition: str = ""
    contributors: str = ""


def whose(texts: Iterable[str]) -> Whose:
    """Find author, translator and edition in the paragraphs of a copy.

    >>> found = whose(["Deutsche Übersetzung von A. Beh. © C. Deh, 2019. Version aktualisiert am: 4. März 2019"])
    >>> found.author, found.translator, found.edition
    ('C. Deh', 'A. Beh', '4. März 2019')
    """
    said = [text for text in texts if len(text) < _LONGEST_CREDITS]
    every = "\n".join(said)
    owner, site = _OWNER.search(every), _SITE.search(every)
    translator, edition, contributors = _TRANSLATOR.search(every), _EDITION.search(every), _HELP.search(every)
    year = owner[2] if owner else site[1] if site else ""
    return Whose(
        owner[1].strip() if owner else site[2] if site else "",
        translator[1].strip() if translator else "",
        edition[1].strip().rstrip(".") if edition else year,
        contributors[1].strip() if contributors else "",
    )
