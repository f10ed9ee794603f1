"""Rules of somebody's own that a question tells: where they are no rule set that is known, nothing can be judged."""

from __future__ import annotations

import re
from collections.abc import Iterable

_OWN = re.compile(
    r"\b(?:(?:family|house|club|home|our|special) rules?|(?:haus|familien|sonder|extra)-?regel\w*"
    r"|regeln? (?:nach|von|aus)|regel(?= ?[\"„“”»«'])|so spielen wir"
    r"|(?:die|der|the|a|eine[rn]?) (?:variante|fassung|version|variant|abmachung),? (?:wo|in der|bei der"
    r"|dass|nach der|where|that)|mit der abmachung"
    r"|(?:mit|with) (?:der|the|einer|a) regel|with (?:the|a) rule|rules? (?:by|of|from) (?!the game)"
    r"|bei uns (?:ist|sind|zählt|zählen|gilt|gelten|darf|dürfen|muss|müssen|kann|spielt|geht|gehen"
    r"|gibt|heißt|wird|zieht|hat|wünscht)"
    r"|at ours\b|our (?:lot|club|group|family|crowd) (?:plays?|uses?)"
    r"|wir (?:haben|hatten|ham) (?:\w+ ){0,3}?(?:ausgemacht|eingestellt|abgemacht|vereinbart|beschlossen)"
    r"|(?:wir|we) (?:spielen|play) (?:dass|that)|agreed(?: that)?|vereinbart|abgemacht|abgesprochen"
    r"|at our (?:table|place)|in our (?:house|family|group|version|variant)|some (?:people )?play|manche spielen"
    r"|(?:in|bei) (?:der|the|einer|a) (?:\w+ ){0,2}(?:variante|variant|version|fassung))\b"
)
"""How somebody says that a rule holds at their table, or in a version of the game."""
_THAT = re.compile(r"\b(spielen|play)(?: es| it| so| immer| always)*,? (dass|that)\b")
_NONE = re.compile(
    r"\b(?:ohne|keine?|without|no) (?:\w+ ){0,2}?[\w-]*(?:regel|rule|variant)\w*"
    r"|\b(?:sonder|extra|haus)regel\w* (?:haben|gibt es|gelten) (?:\w+ )?keine\b"
    r"|\bnothing (?:extra|special|else|more) (?:is |was )?agreed|\bno extras(?: agreed)?|\bkeine extras(?: vereinbart)?"
    r"|\b(?:(?:we )?agreed )?(?:nobody|no ?one|don['’]?t|never|not(?: to)?|aren['’]?t|no)(?: \w+)?,? (?:re-?shuffl\w*"
    r"|shuffl\w*|turn the \w+ (?:over|back))(?: (?:at|in) (?:our|my) \w+| at ours| round here)?"
    r"|\b(?:neu )?(?:gemischt|mischen)(?: (?:wird|wir|tun wir|da))*(?: bei uns)?(?: da)? (?:nicht|nix|ned|net|nichts"
    r"|nie)(?: neu)?(?: bei uns)?|\b(?:bei uns (?:wird|gibt es) )?(?:nicht neu gemischt|kein neu ?mischen)(?: bei uns)?"
)
"""How somebody says that there is none, or that it goes on as usual: nobody shuffles the pile anew."""
_CLAUSE = re.compile(r"(?:[^,;.?!]|[,;.?!](?!\s|$))+")
"""A piece of a text; what follows a colon belongs to what it tells: our rule: eights must match."""


def own_rule(text: str, known: Iterable[str]) -> bool:
    """Whether a question tells a rule of somebody's own; ``known`` are patterns of rule sets that are understood.

    >>> own_rule("family rule: eights only if they fit. can i play it", ())
    True
    >>> own_rule("our rule: eights must match. can i play it", ["eights must match"])
    False
    >>> own_rule("we play it so that only the last card counts. may i", ()), own_rule("we play with that deck", ())
    (True, False)
    >>> own_rule("eights only if they match, so spielen wir. can i play it", ())
    True
    >>> own_rule("is it a rule that you must follow suit", ()), own_rule("the variant where eights must match. ok?", ())
    (False, True)
    >>> own_rule("bei uns ist zwei = zwei ziehen. kann ich mich retten", ["zwei ?= ?zwei"])
    False
    """
    text = _THAT.sub(r"\1 \2", text)
    text = _NONE.sub(" ", text)
    understood = [match.span() for pattern in known for match in re.finditer(pattern, text)]
    told = [clause.span() for clause in _CLAUSE.finditer(text) if _OWN.search(clause[0])]
    return any(
        not any(start < end_known and begin_known < end for begin_known, end_known in understood) for start, end in told
    )


def without_own(text: str) -> str:
    """Return a text without the words by which somebody says that a rule is theirs.

    >>> without_own("house rule: no dog's life. am i out").split()
    [':', 'no', "dog's", 'life.', 'am', 'i', 'out']
    """
    return _OWN.sub(" ", _THAT.sub(r"\1 \2", text))
