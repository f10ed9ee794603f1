"""Sentences said to one of those they speak of: "A has the trick and leads" is "you have the trick and lead" to A.

The content names seats alone. Where whoever reads sits at one of them, its name is put between two marks, and
here the marks become the word of address in its case, and the verbs that agree with it take its person. The
verbs stand in ``content/app/addressed.yaml``; a test addresses every sentence of the content to every seat in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from ruamel.yaml import YAML

from tutor.paths import CONTENT

BEGUN, ENDED, YOU = "\ue010", "\ue011", "\ue012"
"""Around a name or a list of names; and what stands there for whoever reads."""

_NAMED = f"{BEGUN}[^{ENDED}]*{ENDED}"
_TOKEN = re.compile(rf"{_NAMED}|\{{[^}}]*\}}|[\wäöüßÄÖÜ]+(?:[’'-]\w+)*|\s+|.", re.DOTALL)
_ENDS = frozenset(".!?:;")


class Forms(NamedTuple):
    """What a language needs to know to address somebody."""

    verbs: Mapping[str, str]
    """Each verb as it is said of one person, and as it is said to them."""
    plural: Mapping[str, str]
    """Each verb as it is said of several, and as it is said to them, where that differs."""
    before: Mapping[str, str]
    """The words behind which the word of address has this form."""
    adverbs: frozenset[str]
    """What may stand between somebody's name and their verb."""
    aside: frozenset[str]
    """What begins a phrase between somebody's name and their verb."""
    joins: frozenset[str]
    """What joins a second verb to the same subject."""
    dependent: frozenset[str]
    """What begins a clause that leaves the subject of the sentence as it was."""
    giving: frozenset[str]
    """Words in whose clause what somebody does to themselves is done for them."""
    idioms: Mapping[str, str]
    """What would be said otherwise than by these rules."""


@cache
def forms(lang: str) -> Forms:
    """Return what a language knows of addressing."""
    told = YAML(typ="safe").load(CONTENT / "app" / "addressed.yaml")[lang]
    before = {word: form for form, words in told["before"].items() for word in words}
    words = {name: frozenset(told[name].split()) for name in ("adverbs", "aside", "joins", "dependent", "giving")}
    verbs = {**told["verbs"], **{verb: verb for verb in told["same"].split()}}
    return Forms(verbs=verbs, plural=told["plural"], before=before, idioms=told["idioms"], **words)


def named(name: str) -> str:
    """Put the marks around a name, or around a list of names."""
    return f"{BEGUN}{name}{ENDED}"


def addressed(text: str, lang: str) -> str:
    """Return a sentence with marks in it as it is said to whoever reads.

    >>> addressed(f"{named(YOU)} has the trick, but B holds no card and has lost.", "en")
    'you have the trick, but B holds no card and has lost.'
    >>> addressed(f"Jetzt gibt {named(YOU)} und spielt danach aus; der Stich geht an {named(YOU)}.", "de")
    'Jetzt gibst du und spielst danach aus; der Stich geht an dich.'
    """
    if BEGUN not in text:
        return text
    sentence = _Sentence(text, lang)
    for n, part in enumerate(sentence.parts):
        if YOU in part:
            sentence.address(n)
    said = "".join(sentence.parts).replace(BEGUN, "").replace(ENDED, "")
    for found, better in sentence.forms.idioms.items():
        said = said.replace(found, better)
    return said


class _Sentence:
    """The words of a text, turned one subject after the other."""

    def __init__(self, text: str, lang: str) -> None:
        self.lang, self.forms = lang, forms(lang)
        self.parts: list[str] = _TOKEN.findall(text)

    def near(self, n: int, step: int) -> int | None:
        """Return where the next word before or behind stands; a stop is none."""
        n += step
        while 0 <= n < len(self.parts):
            if not self.parts[n].isspace():
                return n if self.parts[n][0].isalnum() or self.parts[n][0] in (BEGUN, "{") else None
            n += step
        return None

    def word(self, n: int | None) -> str:
        return "" if n is None else self.parts[n].lower()

    def address(self, n: int) -> None:
        """Give the marked name at a place its form, and the verbs that belong to it theirs."""
        inside = self.parts[n][1:-1]
        several = inside != YOU
        verbs = self.forms.plural if several else self.forms.verbs
        before, after = self.near(n, -1), self.near(n, 1)
        behind = self.word(self.near(before, -1)) if before is not None else ""
        form = self.forms.before.get(f"{behind} {self.word(before)}") or self.forms.before.get(self.word(before), "")
        if self.lang == "en":
            form = self._possessive(n) or ("" if form else "you")
            subject = form == "you"
            self.parts[n] = inside.replace(YOU, form or "you")
        else:
            subject = not form
            self.parts[n] = inside.replace(YOU, form or "du")
        if not subject:
            return
        found = self._verb(n, before, after, verbs)
        if found is not None:
            self._say(found, verbs)
            self._opened(n)
            if self.near(found, -1) is not None or found > n:  # "Macht A alle Stiche, zählt das": a condition
                self._follow(n, verbs, several=several)

    def _possessive(self, n: int) -> str:
        """Return the form of an English owner, and drop the ending."""
        if self.parts[n + 1 : n + 2] not in (["'"], ["’"]) or self.parts[n + 2 : n + 3] != ["s"]:
            return ""
        del self.parts[n + 1 : n + 3]
        of, after = self.word(self.near(n, -1)), self.near(n, 1)
        alone = of == "of" or after is None or self.word(after) in self.forms.verbs or self.word(after) == "can"
        return "yours" if alone else "your"

    def _verb(self, n: int, before: int | None, after: int | None, verbs: Mapping[str, str]) -> int | None:
        """Return where the verb stands that agrees with the name at a place."""
        behind = after
        while behind is not None and self.word(behind) in self.forms.adverbs:
            behind = self.near(behind, 1)
        if self.word(behind) in verbs and (self.lang == "en" or self.word(before) not in self.forms.dependent):
            return behind
        if behind is not None and self.word(behind) == "who":  # "it is you who speak"
            behind = self.near(behind, 1)
            return behind if self.word(behind) in verbs else None
        if (far := self._beyond(n)) is not None and self.word(far) in verbs:
            return far
        if self.lang == "en":
            return None
        while before is not None and self.word(before) in self.forms.adverbs | self.forms.aside:
            before = self.near(before, -1)
        if self.word(before) in verbs:
            return before
        begun = self._begin(n)
        if self.word(begun) in self.forms.dependent:
            inside = [k for k in range(n, self._end(n)) if self.word(k) in verbs]
            return inside[-1] if inside else None
        return None

    def _beyond(self, n: int) -> int | None:
        """Return where the word stands behind a phrase about somebody: "A, to the left of B, leads"."""
        after = self.near(n, 1)
        if after is not None:
            words = range(after, self._end(after)) if self.word(after) in self.forms.aside else ()
            return next((k for k in words if self.word(k) in self.forms.verbs), None)
        comma = n + 1
        if self.parts[comma : comma + 1] != [","] or self.word(self.near(comma, 1)) not in self.forms.aside:
            return None
        end = self._end(comma + 1)
        return self.near(end, 1) if self.parts[end : end + 1] == [","] else None

    def _begin(self, n: int) -> int:
        """Return where the clause around a place begins."""
        at = n
        while (before := self.near(at, -1)) is not None:
            at = before
        return at

    def _end(self, n: int) -> int:
        """Return where the clause around a place ends."""
        while n < len(self.parts) and self.parts[n] not in _ENDS | {","}:
            n += 1
        return n

    def _say(self, n: int, verbs: Mapping[str, str]) -> None:
        word = self.parts[n]
        turned = verbs[word.lower()]
        self.parts[n] = turned.capitalize() if word[0].isupper() else turned

    def _opened(self, n: int) -> None:
        """Begin a German sentence behind a colon with a capital."""
        at = n - 1
        while at >= 0 and self.parts[at].isspace():
            at -= 1
        if self.lang == "de" and at >= 0 and self.parts[at] == ":":
            self.parts[n] = self.parts[n][0].upper() + self.parts[n][1:]

    def _follow(self, n: int, verbs: Mapping[str, str], *, several: bool) -> None:
        """Turn what else the same subject does, to the end of the sentence or to the next subject."""
        own, fresh = True, False
        """Whether the clause is about the subject; whether it has just begun."""
        for k in range(n + 1, len(self.parts)):
            word = self.parts[k].lower()
            if word in _ENDS and (k + 1 == len(self.parts) or self.parts[k + 1].isspace()):
                return
            if word.isspace():
                continue
            if word == "sich" and own:
                self.parts[k] = "euch" if several else "dir" if self._gives(k) else "dich"
            elif word == "," or word in self.forms.joins:
                fresh = True
            elif not fresh:
                continue
            elif word in verbs:
                self._say(k, verbs)
                own, fresh = True, False
            elif word not in self.forms.adverbs or self.lang == "de":  # where the verb would come before the subject
                fresh = False
                if word.startswith(BEGUN):
                    return
                if self._other(k):
                    own = False
                    if word not in self.forms.dependent:
                        return

    def _other(self, k: int) -> bool:
        """Whether a clause that begins here has a verb, and so a subject of its own."""
        for part in self.parts[k : self._end(k)]:
            if part.lower() in self.forms.joins:
                return False
            if part.lower() in self.forms.verbs or part.lower() in self.forms.plural:
                return True
        return False

    def _gives(self, k: int) -> bool:
        return any(part.lower() in self.forms.giving for part in self.parts[self._begin(k) : self._end(k)])
