"""What a question is heard to say: the things it names by the words people use, and the ways in which it asks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from tutor.asking.signs import MAY, MUST
from tutor.paths import CONTENT
from tutor.words.book.book import load_yaml
from tutor.words.explain import APP

OTHER_WAYS = re.compile(
    r"(?:^|[,.;:?!] |\b(?:und|and|aber|but|so|then|dann) )(?:wer|wen|wem|wessen"
    r"|was(?! (?:an?|the|i|he|she|it|on|in|out|led|played|just)\b)|wie|wann|warum|wieso|weshalb"
    r"|wo|wohin|woher|welche[rsnm]?|von wem|who|whose|what|which|how|when(?! i\b)|why|where)\b"
)
"""How a question begins that no yes or no answers."""
HAPPENS = re.compile(
    r"(?:^|[,.;:?!] |\b(?:und|and|so|then|dann|also) )(?:(?:is|are|am|do|does|did|has|have|will|was|were)\b"
    r"|(?:ist|sind|bin|bist|hat|hab|habe|gilt|gelten|zählt|zählen|muss|darf|gibt es)\b"
    r"|[a-zäöüß]{3,}(?:t|en|e)? (?:ich|man|er|sie|die|der|das|den|es|jeder|alle|beide|denn|sich|mein\w*|ein\w*)\b)"
    r"|^(?:wird|werden|kommt|kommen|bekommt|kriegt|schlägt|sticht|verliert|gewinnt|endet|beginnt|fängt|bleibt|geht"
    r"|zählt) "
    r"|\b(?:bin ich|ist (?:er|man|sie)|kriege? ich|kriegt man|bekomme? ich|bekommt man|am i|is (?:he|she)"
    r"|are (?:they|we|you)|do (?:i|you|we)|does (?:he|she|it))\b"
)
"""How a question begins that asks whether something happens."""
SO = re.compile(
    r"\?\s*$|\b(?:right|correct|true|or not|stimmts?|richtig|korrekt|oder nicht|oder|no|ja|gibts?|war'?s|ist'?s)\s*$"
    r"|^gibt'?s"
)
"""Whoever ends like this asks whether something is so, whatever the sentence is like."""
BESIDE = re.compile(
    r"\b(?:wenn|obwohl|falls|weil|sobald|if|though|although|when|because|unless)(?: \w+){1,2}?(?: \w+){0,4}?"
    r" (?:kann|könnte|können|can|could|muss|must)\b(?! (?:ich|man|er|sie|i|you|we|one)\b)"
)
"""A clause that tells of a moment; what may or must be is not asked in it."""
POINTS = re.compile(
    r"\b(?:wie ?(?:viele?|vui) (?:\w+ )?(?:\w*punkte?|augen)|how many (?:\w+ )?points?|how much (?:is|are|does|do|for)"
    r"|what'?s? (?:is |are |does |do |am )?(?:\w+ ){0,4}(?:worth|scores?|penalty|points?|cost)"
    r"|(?:was|wieviel|wie viel) (?:\w+ ){0,5}(?:zählt|zählen|wert|kostet|kosten|bringt|bringen|gibt)"
    r"|wie ?viele? (?:\w+ )?(?:minus|straf\w*|zahl\w*)|was zahl\w* (?:ich|er|sie|man)|what do i pay"
    r"|what do i (?:score|get|write)|what'?s the (?:penalty|score)"
    r"|what does (?:that|it|this) cost|^points for"
    r"|(?:^|[.,!?:;] )(?:[\w’']+ ){0,2}(?:points?|punkte|strafe|penalty)\?\s*$"
    r"|was (?:bekomm\w*|krieg\w*) \w+ (?:\w+ )*(?:angeschrieben|punkte))"
)
COUNT = re.compile(
    r"\b(?:wie ?viele?|wie ?vui|how many|number of cards (?:each|per|dealt|everyone)|zu wievielt|mit wie ?vielen"
    r"|the (?:most|biggest number of|largest number of|maximum number of|fewest) (?:people|players))\b"
)
WHO = re.compile(
    r"\b(?:wer|wem|(?<!one )(?<!player )(?<!person )(?<!body )(?<!someone )(?<!dealer )(?<!banker )(?<!winner )"
    r"(?<!loser )(?<!those )(?<!people )(?<!guy )(?<!anyone )(?:who|whose)|welcher spieler|which player)\b"
)
NEGATED = re.compile(
    r"\b(?:darf|muss|dürfen|müssen)(?: (?:ich|man|er|sie|wir|der|die))? (?:also |dann |das )?nicht\b"
    r"(?! (?:kann|können|bedienen kann))"
    r"|\b(?:can'?t|cannot) (?:i|you|we|he|she|one)\b|\b(?:mustn'?t|needn'?t|may not|must not|not allowed|not have to)\b"
    r"|\b(?:does|do|did|has|is|will|(?<!i )(?<!we )(?<!you )(?<!they )have) (?:nobody|no ?one|none)\b"
    r"|\b(?:am i|is (?:he|she|it)|are (?:we|they)) not\b"
    r"|(?:^|[,.;:?!] )(?:muss|nimmt|hat|kriegt|bekommt|darf|verliert|gewinnt) (?:da |dann |denn )?(?:niemand|keiner)\b"
    r"|don'?t (?:i|you|we|they) have to|verboten|untersagt|forbidden|illegal|prohibited"
)
"""A question put the other way round is not answered by yes or no: both would be misread."""
EITHER = re.compile(
    r"\b(?:oder|or)\b(?! nicht| nich\b| not| egal| is(?: it|n't)| does(?: it|n't)| do (?:they|we) not)"
    r"(?!\s*\?*$)"
)
"""Two things are asked, and one yes or no does not answer both."""
CANNOT = re.compile(
    r"\b(?:ich|man|er|sie|wer|einer|jemand|i|you|we|he|she|they|one)? ?(?:can'?t|cannot|can not|(?:kann|könnte|können)"
    r"(?: ich| man| er| sie)?(?: \w+){0,2}? nicht|nicht (?:\w+ ){0,2}?(?:kann|können|könnte))\b"
)


@cache
def words() -> Mapping[str, re.Pattern[str]]:
    """Return what people say for a thing, by its name."""
    said: Mapping[str, Sequence[str]] = load_yaml(CONTENT / APP / "standing_words.yaml")
    return {name: re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)") for name, parts in said.items()}


@lru_cache(maxsize=256)  # a question is looked at by many, one after the other
def names_in(text: str) -> frozenset[str]:
    """Return the things that a text names, by the words people use."""
    return frozenset(name for name, pattern in words().items() if pattern.search(text))


def kinds_of(text: str) -> set[str]:
    """Return in which ways a text asks: may, must, is, points, count, who.

    >>> sorted(kinds_of("muss ich stechen")), sorted(kinds_of("how many points is that"))
    (['must'], ['count', 'points'])
    >>> kinds_of("was a dog before, can i knock again"), kinds_of("wird neu gegeben, wenn alle passen")
    ({'may'}, {'is'})
    >>> kinds_of("the dealer who is out, does he deal")
    {'is'}
    """
    found = set()
    if POINTS.search(text):
        found.add("points")
    if COUNT.search(text):
        found.add("count")
    if WHO.search(text):
        found.add("who")
    if found & {"points", "count"}:
        return found
    plain = CANNOT.sub(" ", BESIDE.sub(" ", text))
    if MUST.search(plain):
        found.add("must")
    if MAY.search(plain):
        found.add("may")
    happens = HAPPENS.search(text) or SO.search(text)
    if not found and happens and not OTHER_WAYS.search(text):
        found.add("is")
    if OTHER_WAYS.search(text):
        found -= {"may", "must", "is"}
    return found


def has(text: str, name: str) -> bool:
    """Whether a text says a thing; ``a|b`` is either."""
    sure = CANNOT.sub(" ", text)
    return any(words()[one].search(sure if one.startswith("can-") else text) for one in name.split("|"))


PEOPLE = (
    "two|zwei|zweit|2",
    "three|drei|dritt|3",
    "four|vier|viert|4",
    "five|fünf|fünft|5",
    "six|sechs|sechst|6",
    "seven|sieben|siebt|7",
    "eight|acht|8",
    "neun|neunt|nine|9",
    "zehn|zehnt|ten|10",
    "elf|eleven|11",
    "zwölf|twelve|12",
)
"""How many people sit there, in words, from two on."""


_US_TWO = re.compile(
    r"\b(?:nur|bloß|just|only) (?:\w+ )?(?:ich|me|i|wir|us) (?:und|and|an|n|&) (?:mein\w*|my|ich|me) ?\w*"
    r"|\b(?:nur|bloß) (?:die |der )?\w+ (?:und|u) (?:ich|i)\b|\b(?:my|mein\w*) \w+ (?:and|und) (?:i"
    r"|ich)\b[^.?!]*\b(?:nobody else"
    r"|no ?one else|sonst (?:niemand|keiner)|alone|allein)\b"
    r"|\b(?:nur|bloß|just|only) (?:mein\w*|my) \w+ (?:und|and|n|&) (?:ich|i|me)\b"
    r"|\b(?:nur|bloß|just|only) (?:zwei|zwoa|2|two|wir zwei|wir beide|wir zwoa)\b"
    r"(?! \w*(?:karte|card|stich|trick|punkt|point))"
    r"|\b(?:mein\w*|mei|my) \w+ (?:und|and|n|&) (?:ich|i|me) (?:san |sind |are )?(?:nur|bloß|just|only|alone|allein)"
)
"""How two people are told to be all who play."""


def players_in(text: str) -> int | None:
    """Return how many people a text says play; nothing where it says none."""
    found = words()["players-named"].search(text)
    if not found:
        return 2 if _US_TWO.search(text) else None
    for number, pattern in enumerate(PEOPLE, 2):
        if re.search(rf"\b(?:{pattern})\w*\b", found[0]):
            return number
    return None


__all__ = ["EITHER", "NEGATED", "has", "kinds_of", "names_in", "players_in", "words"]
