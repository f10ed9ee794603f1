"""Who sits at a table: the people a question names in the order of play, or in the line of a chouette, and who is out.

A list of three or more is taken for an order where its sentence says that it is one. Who cannot be told from other
words is in no list: nobody is seated by a guess.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tutor.asking.named import named_in
from tutor.asking.scene import ME
from tutor.asking.stopwords import says_little

I_AM = frozenset(("me", "myself", "i", "ich", "mich", "mir"))
ALSO_NAMES = frozenset(("jack", "mia", "will", "may", "kim", "ned"))
"""Names that are words as well."""
NAME = r"[^\W\d_][^\W\d_’']*(?:['’-][^\W\d_]+)*"
_TITLE = r"(?:(?:[Hh]err|[Ff]rau|[Tt]ante|[Oo]nkel|[Uu]ncle|[Aa]unt(?:ie|y)?|[Mm]iss|[Mm]rs?\.?|[Mm]s\.?) )"
_ARTICLE = r"(?:(?:die|der|das|da|de|'?s|d['’]|the|my|mein|meine) ?\b)?"
_BETWEEN = (
    r"(?:, ?(?:and then |und dann |then |dann |and |und |next |danach |dahinter |dazu )?| and then | und dann | and "
    r"| und | then | dann | [–-] | ?→ ?)"
)
_ITEM = rf"{_ARTICLE}{_TITLE}?{NAME}(?: \([^)]*\))?"
_LIST = re.compile(rf"{_ITEM}(?:{_BETWEEN}{_ITEM}){{2,}}")
_ITEMS = re.compile(rf"{_ARTICLE}{_TITLE}?(?P<name>{NAME})(?: \([^)]*\))?")
_ROUND = re.compile(
    r"\b(?:clockwise|(?:im )?uhrzeiger\w*|reihum|der reihe nach|reihenfolge|(?:going|goes) round|round the table"
    r"|(?:in )?(?:that|this) order|(?:seating |sitting |the )?order(?:'s| is)?|sitz(?:ordnung|folge)|im kreis)\b"
)
"""How a list is said to be one of seats."""
_OTHER_WAY = re.compile(
    r"\b(?:anti-?clock\w*|counter-?clock\w*|gegen (?:den|die) uhr\w*|rechtsherum|andersrum|against)\b"
)
_AFTER = re.compile(
    r"\b(?:folg\w+|follow\w*|after (?:him|her|them|me)|nach (?:ihm|ihr|mir)|from (?:him|her|me|them)"
    r"|(?:links )?von (?:ihm|ihr|mir)|(?:to|on) (?:his|her|my|their) left)\b"
)
"""Words by which a list of people begins behind somebody who is no part of it."""
_SITS = re.compile(r" (?:sit|sitting|sat|sitzen|sind|hocken|are|clockwise|im|in)\b")
"""What may follow the last of a list, if no sign does."""
_NOBODY_SAID = """
he she they it who we you er sie es wer man one both two three four nobody everybody everyone somebody someone keiner
niemand jemand alle beide eine einer zwei drei vier fünf hier here karten cards trumpf trump trumps hand stich trick
runde spiel deal dealer geber ace aces ass asse queen queens dame damen king könig jack bube zweien clockwise direction
je each tied sitting seated uhrzeigersinn reihum reihe reihenfolge order sitzordnung next left right links rechts
berater advisers chouette
"""
_NOBODY = frozenset(_NOBODY_SAID.split())
"""What is no name of anybody."""


def sentences(text: str) -> list[str]:
    """Return the sentences of a text; the dot of an order, 3., ends none."""
    return [one for one in re.split(r"(?<=[^\d\s.])[.;?!]+(?:\s+|$)|\s[–—]\s", text) if one.strip()]


def is_name(word: str, *, listed: bool = False) -> bool:
    """Whether a word may be what somebody is called: no word that says little, no card.

    In a list of people, ``listed``, some words are names in small letters too.

    >>> is_name("Mei"), is_name("then"), is_name("hearts"), is_name("me")
    (True, False, False, True)
    """
    low = word.lower()
    if low in I_AM:
        return True
    if low in ALSO_NAMES and (listed or word[0].isupper()):
        return True
    return len(low) > 1 and low not in _NOBODY and not says_little(low) and not named_in(low)


def listed(text: str) -> tuple[str, ...]:
    """Return the people of the only list in a text, each once; nothing where there are two lists or none.

    >>> listed("Ana, dann Bo und die Cleo sitzen da"), listed("in the order jo, ben, me and we sat")
    (('Ana', 'Bo', 'Cleo'), ('jo', 'ben', 'me'))
    """
    lists = [names for match in _LIST.finditer(text) if len(names := _names(match[0], text[match.end() :])) > 2]
    return lists[0] if len(lists) == 1 else ()


def _names(said: str, after: str) -> tuple[str, ...]:
    """Return the names of a list up to the first word that is none; ``after`` is what follows it."""
    items, at = list[re.Match[str]](), 0
    while (one := _ITEMS.match(said, at)) is not None:
        items.append(one)
        gap = re.compile(_BETWEEN).match(said, one.end())
        at = gap.end() if gap else len(said)
    capitals = sum(one["name"][0].isupper() for one in items) > 1
    names: list[str] = []
    for one in items:
        name, low = one["name"], one["name"].lower()
        last = one is items[-1]
        loose = last and after.startswith(" ") and not _SITS.match(after)
        known = low in {each.lower() for each in names} or (low in I_AM and ME in names)
        if (
            known
            or not is_name(name, listed=True)
            or (low not in I_AM and (not name[0].isupper() if capitals else loose))
        ):
            if not names:
                continue
            behind = items[items.index(one) + 1 :]
            lost = (
                capitals and not known and any(each["name"][0].isupper() and is_name(each["name"]) for each in behind)
            )
            return () if lost else tuple(names)
        names.append(ME if low in I_AM else name)
    return tuple(names)


def order_of(text: str) -> tuple[tuple[str, ...], bool]:
    """Return who sits there in the order of play, and whether the list begins behind somebody who is not in it.

    Nobody sits there where play may go the other way.

    >>> order_of("Clockwise we sit Ida, Marek, me and Theo.")
    (('Ida', 'Marek', 'me', 'Theo'), False)
    """
    if _OTHER_WAY.search(text.lower()):
        return (), False
    found = [(one, listed(one)) for one in sentences(text) if _ROUND.search(one.lower())]
    told = [(one, names) for one, names in found if names]
    if len(told) != 1:
        return (), False
    sentence, names = told[0]
    return names, bool(_AFTER.search(sentence.lower()))


_OUT = re.compile(
    r"\b(?:out(?! of)|away|eliminated|finished|(?<!stich )raus|draußen|fertig|entkommen|ausgeschieden|losgeworden"
    r"|escaped|(?:alles|karten|sie) los|(?:ist|is|schon|längst|lang|safe) weg"
    r"|(?:keine|no) (?:karten?|cards?)(?: (?:mehr|left|any ?more))?|safe|gone|fliegt|flog|drops? out|knocked|k\.?o\.?"
    r"|empty)\b"
)
"""Words by which somebody sits there and takes no part any more."""
_NOT_OUT = re.compile(
    r"\b(?:dog\w*|hund\w*|leben|life|wer|who|whose|nobody|no one|niemand|keiner|none|nicht|not|still|noch|alle"
    r"|everybody|everyone|all|take|nehmen|wants?|will)\b"
)
"""Words by which a clause does not say that somebody is out."""


_RID = re.compile(r"\b(?:got|gotten|is) rid of (?:all|every\w*|(?:her|his|their) last)\b")
"""Words by which somebody is out, whatever else is said."""


def _tells_out(clause: str) -> bool:
    """Whether a clause says that somebody is out."""
    low = clause.lower()
    return bool((_OUT.search(low) and not _NOT_OUT.search(low)) or _RID.search(low))


def clauses(text: str) -> Iterator[str]:
    """Yield the clauses of a text."""
    yield from (one.strip() for one in re.split(r"[.;:!?,–—()]\s*|\b(?:und|and|but|aber|while|then|dann)\b", text))


def out_of(text: str, order: Sequence[str]) -> frozenset[str] | None:
    """Return who of these is said to be out; nothing where somebody is and it is not told who.

    >>> sorted(out_of("Fay and Gil have already escaped.", ("Eli", "Fay", "Gil")))
    ['Fay', 'Gil']
    """
    gone: set[str] = set()
    for sentence in sentences(text):
        before: set[str] = set()
        for clause in re.split(r"[,:–—]\s*|\b(?:but|aber|while|then|dann)\b", sentence):
            here = mentioned(clause, order)
            if _tells_out(clause):
                who = here or before
                if not who or len(who) == len(order):
                    return None
                gone |= who
            before = here or before
    return frozenset(gone)


def mentioned(text: str, order: Sequence[str]) -> set[str]:
    """Return who of these is named in a text."""
    found = {name for name in order if name != ME and re.search(rf"(?i)\b{re.escape(name)}(?:['’]?s)?\b", text)}
    mine = re.search(r"(?i)\b(?:ich|i|me|mir|i['’]m|i['’]ve|my|mein\w*)\b", text)
    return found | ({ME} if ME in order and mine else set())


def is_out(text: str) -> bool:
    """Whether somebody may be out."""
    return any(_tells_out(one) for one in clauses(text))
