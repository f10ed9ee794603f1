"""The languages in which everything is said: the one place that lists them, and how each writes numbers and quotes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

NARROW = "\u202f"


@dataclass(frozen=True, slots=True)
class Language:
    """How a language is named, and how it writes what is no word."""

    name: str
    """What it calls itself."""
    decimal: str
    """What stands before the decimals of a number."""
    group: str
    """What stands between each three digits of a large one."""
    percent: str
    """What stands after a share in hundredths."""
    quotes: tuple[str, str]
    """What stands around a word that is quoted."""
    day: str
    """A day, with ``d`` and ``m`` as numbers and ``month`` by its English name."""

    def number(self, written: str) -> str:
        """Return a number, written with a point, as this language writes it.

        >>> WRITTEN["de"].number("+0.33"), WRITTEN["en"].number("65,780")
        ('+0,33', '65,780')
        """
        return written.translate({ord("."): self.decimal, ord(","): self.group})

    def share(self, hundredths: str) -> str:
        """Return a share in hundredths with its sign."""
        return self.number(hundredths) + self.percent

    def quoted(self, word: str) -> str:
        """Return a word between quotation marks."""
        return word.join(self.quotes)


WRITTEN: Mapping[str, Language] = {
    "de": Language("Deutsch", ",", NARROW, f"{NARROW}%", ("„", "“"), "{d}.{m}.{year}"),
    "en": Language("English", ".", ",", "%", ("“", "”"), "{d} {month} {year}"),
}
LANGUAGES = tuple(WRITTEN)
ELSE = "en"
"""For whoever asks for a language that is not here."""


def nearest(wanted: str) -> str:
    """Return the language of a locale or of what a browser asks for first.

    >>> nearest("de-CH,en;q=0.5"), nearest("fr"), nearest("")
    ('de', 'en', 'en')
    """
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), ELSE)
