"""A question whether something is forbidden or is not so, turned into whether it is; its answer is turned back."""

from __future__ import annotations

import re

from tutor.asking.clause import UNLESS
from tutor.asking.heard import kinds_of

FORBIDDEN = re.compile(
    r"\b(?P<de>verboten|untersagt|unzulässig|regelwidrig|nicht (?:erlaubt|zulässig|gestattet)|gegen die regeln?)\b"
    r"|\b(?:forbidden|illegal|prohibited|(?:banned|barred) from(?= \w+ing\b)|ruled out|off[- ]limits"
    r"|not (?:allowed|permitted|legal)|against the rules)\b"
)
"""Words by which somebody asks whether a thing must not be done."""
SO = re.compile(
    r"\b(?:(?:stimm?t(?:'?s| es| das)?|(?:ist|is) (?:es|das|it|that) (?:so|richtig|wahr|korrekt|true|right|correct)"
    r"|(?:am i|bin ich) (?:right|richtig))\b,?(?: \w+)?,? (?:das|daß|dass|that)|(?:is it|isn'?t it) true(?: that)?)"
    r" (?P<clause>.*?)"
    r"(?=[,;.?!]|$| (?:wenn|falls|obwohl|solange|bis|weil|if|when|while|unless|until|although|though|because"
    r"|as long as)\b)"
)
"""How somebody asks whether something is so; what follows "when" is a condition, and a negation there stays."""
AGREE = re.compile(
    r"\b(?:stimmt'?s?|richtig|korrekt|wahr|right|correct|true|recht|unrecht|wrong|falsch)"
    r"(?: so| das| like| or what| or not| oder| oder nicht| oder was)?\s*\?*\s*$"
    r"|\b(?:ist das|is that) so\s*\?*\s*$|\b(?:sagt|hat|tells?|telling|says?|speaks?) (?:\w+ ){0,3}(?:die |the )?"
    r"(?:wahrheit|truth)(?: \w+)?\s*\?*\s*$|\birr\w* (?:er|sie|ich) (?:sich|mich)\b"
)
"""How somebody ends who asks whether something is so that was said."""
AGREE_THERE = re.compile(
    r"\b(?:stimmt (?:das|des|dat|dös)|(?:ist|is) (?:das|des|dat|that) (?:so|richtig|wahr|right|true|correct))"
    r"(?: so| denn)? (?:für|bei|beim|in|im|for|with|under|at) (?:[\w'-]+ ){0,3}[\w'-]+\s*\?*\s*$"
)
"""The same, and of whose rules: what follows is no clause that is asked about."""
WRONG = re.compile(r"\b(?:unrecht|wrong|falsch)\W*$|\birr\w* (?:er|sie|ich) (?:sich|mich)\b")
"""How somebody ends who asks whether something is not so that was said."""
WHO_IS_RIGHT = re.compile(
    r"\b(?:wer|welche[rs]?) (?:\w+ ){0,3}?(?:hat|liegt) (?:\w+ ){0,3}?recht\b"
    r"|\bwho(?:'s|s| is) (?:\w+ )?(?:right|correct)\W*$"
)
"""How somebody asks which of two people is right."""
DENIALS = (
    (re.compile(r"\b(?:mustn't|must not|mustna[ey]?)\b"), "may"),
    (re.compile(r"\b(?:needn't|need not)\b"), "must"),
    (re.compile(r"\b(?:can't|cannot|can not|cann[ay]e?)\b"), "can"),
    (re.compile(r"\b(?:don't|doesn't|do not|does not) "), ""),
    (re.compile(r"\b(?:nicht|nichts|nix|ned|net|nich|not|never|nie|niemals) (?:einfach |just |ever )?"), ""),
    (re.compile(r"\bkein(?=e?[nrms]?\b)"), "ein"),
)
"""How a thing is denied, and what it is called undenied."""
NEVER = re.compile(
    r"\b(?:nicht|nichts|nix|ned|net|nich|not|kein\w*|nie|niemals|niemand\w*|never|nobody|no one|none|no|weder|neither"
    r"|\w+n't|(?:can|must|does|do|have|has|will|is)nae)\b"
)
NO_MEANS = re.compile(r"\b(?:keineswegs|keinesfalls|mitnichten|by no means)\b")
"""How a thing is denied as a whole, wherever that stands."""

INSTEAD = re.compile(
    r", (?:also|sondern|nur|but|only|just)\b"
    r"|,? (?:and|und) (?:(?:that )?(?:i|you|we|he|she|they|one) )?(?:can|may|could|darf|kann|dürfen|können)\b"
)
"""What is said to hold instead is not asked about once the denial is gone."""
AFFIRMED = re.compile(
    r"\b(?:nicht|ned|net|nich|not) (?:nur|bloß|only|just|merely)\b(?!.*\b(?:sondern|but) (?:nur|only)\b)"
    r"|\b(?:(?:gar |überhaupt )?kein\w*|nicht|ned|net|not|no) (?:[\w’'-]+,? ){1,4}?"
    r"(?:sondern|but (?=only|just|rather))"
    r"|,? (?:aber |but )?(?:alle|die) ander(?:e?n|e|ren) (?:nicht|nich|ned|net)(?=[,;.?!]|$)"
    r"|, (?:but )?(?:nobody|no one) else(?=[,;.?!]|$)"
    r"|,? (?:sonst|but) (?:niemand|keiner|no one|nobody)(?=[,;.?!]|$)"
    r"|, (?:und |and )?(?:nicht|ned|net|not) (?:the |die |der |das |den )?[\w-]+(?=[,;.?!]|$)"
    r"|,? (?:und|and) (?:nicht|nich|nit|net|ned|not) (?:mit|with|as|auf|on|d[aeiu][rsnmt]?|die|the|an?|eine?[nmrs]?"
    r"|zu|at|in|im|von|from|nach|after|vor|before|erst|only) [^,;.?!]*(?=[,;.?!]|$)"
)
"""What is denied so that something else is said to hold: not only this but that, no winner but only a loser."""
NO_MATTER = re.compile(
    r"\b(?:ist|is|sind|san|sin) (?:[\w-]+ ){0,5}?(?:d['’])?(?P<what>farben?|reihenfolge|farb)(?: [\w-]+){0,3}?"
    r" (?:(?:völlig|ganz|komplett|total|eigentlich) )?(?:egal|wurscht|wurst|gleichgültig|piepegal|schnuppe|unwichtig)\b"
)
"""How somebody asks whether a thing does not matter: a moment asks whether it does. Whether it matters who deals is
asked in another way."""
NO_MATTER_SAID = re.compile(
    r"\b(?:die )?(?P<what>farben?|reihenfolge|farb) (?:ist|is|isch|sind|san|sin) (?:[\w-]+ ){0,3}?(?:(?:völlig|ganz"
    r"|komplett|total"
    r"|eigentlich) )?(?:egal|wurscht|wurst|gleichgültig|piepegal|schnuppe|unwichtig),? (?:gell|gäll|oder"
    r"|stimmt(?:'s)?|richtig|ja|ne)"
    r"(?= ?\?)"
)
"""The same, said so that somebody agrees."""
_MATTERS = {"f": "spielen die farben eine rolle", "r": "spielt die reihenfolge eine rolle"}
"""The same, asked as whether it does."""
_WHO_ASKS = r"(?:i|you|we|he|she|they|one|the|my|people|anyone|somebody|a player)\b"
EXPECTED = "expected"
EXPECTING = (
    (re.compile(rf"\b(?:can't|cannot|can not) (?={_WHO_ASKS})"), "can "),
    (re.compile(rf"\b(?:don't|doesn't) (?={_WHO_ASKS}(?: \w+)? have to\b)"), "do "),
    (
        re.compile(
            r"(?P<asks>(?:^|[.,;:?!–] )(?:etwa )?(?:darf|muss|kann|dürfen|müssen|können) (?:ich|man|er|sie|wir)"
            r"(?: (?:denn|da|dann|hier|mich|sich|mir|etwa))*) nicht (?:einfach |etwa |auch )?(?!mehr\b)"
        ),
        r"\g<asks> ",
    ),
)
"""How somebody asks who expects a yes: can't I, darf ich nicht; it is asked whether it is so."""
_DENIED_ASKED = re.compile(
    r"(?:^|[,;:–] )(?:und |aber |also )?(?:etwa )?(?:darf|muss|kann|dürfen|müssen|können|braucht)"
    r"(?: (?!(?:wenn|falls|obwohl|weil|dass|ob|wer|solange|sobald)\b)[^\s,;:.?!]+)*?"
    r"(?<! die)(?<! der)(?<! das) (?:nicht|ned|net|nich)\b"
)
"""The asking itself is denied, not a condition or a card that does not fit."""
CONDITION = re.compile(r"\b(?:wenn|if|when|obwohl|although|though|weil|because|cos|cause|since)\b")
IDLE = re.compile(
    r",? (?:wenn|if) (?:man|ich|er|sie|wer|i|you|one|he|she|they) (?:das |es |just )?"
    r"(?:nicht|nich|ned|net|don'?t|doesn'?t|do not|does not) (?:\w+ )?(?:will|wui|mag|möchte|wants?|feels? like)"
    r"(?: to)?\b"
)
"""A condition that says no more than that somebody may do as they like."""
WHY = re.compile(r"\b(?:why|how come|warum|wieso|weshalb)\b")

TURNED = {"yes": "no", "no": "yes"}


def turned_back(answer: str, turned: str) -> str:
    """Return the answer to a question that was turned as ``upright`` says, as the answer to the one that was put.

    >>> turned_back("yes", "forbidden"), turned_back("yes", EXPECTED), turned_back("count|3", "denied")
    ('no', 'yes', 'count|3')
    """
    return answer if turned in ("", EXPECTED) else TURNED.get(answer, answer)


_RELATIVE = re.compile(
    r"(?<=\w), (?:der|die|das|dem|den|deren|dessen|welche[rsmn]?|wer|who|which|whose) [^,;.?!\0]+,"
    r"(?= (?!also|aber|sondern|oder|und|but|and|so|or)\w)"
    r"|(?<=\w), (?:wenn|falls|sobald|solange|beim?|im|in|mit|nach|vor|ohne|if|when|once|in|at|with|without"
    r"|after) [^,;.?!\0]+,"
    r"(?= (?:nicht|ned|net|nich|nie|niemals|not|never)\b)"
)
"""A clause about somebody who is named, or about when: what is denied in it is told, and what comes after it is asked
about."""
_HIDDEN = "\0"
_MERELY = re.compile(
    r"(?<!und )(?<!and )(?<!, )(?<!also )\b(nicht|ned|net|nich|not) (?:nur|bloß|only|just|merely)\b"
    r"(?!.*\b(?:sondern|but|auch|also|too|even|sogar)\b)"
)
"""How it is denied that less is enough, where nothing more is said to hold besides: so much is not allowed."""


def upright(text: str) -> tuple[str, str]:
    """Return a question whether something is forbidden, or not so, as whether it is, and how it was turned, if it was.

    >>> upright("stimmt es, dass derjenige, der alles los ist, nicht zahlt?")
    ('stimmt es, dass derjenige, der alles los ist, zahlt?', 'denied')
    """
    if not SO.search(text):
        return _upright(text)
    hidden = _RELATIVE.findall(text)
    text, turned = _upright(_RELATIVE.sub(_HIDDEN, _MERELY.sub(r"\1", text)))
    for one in hidden:
        text = text.replace(_HIDDEN, one, 1)
    return text, turned


def _upright(text: str) -> tuple[str, str]:
    """Return a question whether something is forbidden, or not so, as whether it is, and how it was turned, if it was.

    >>> upright("i lay two eights. is that forbidden?")
    ('i lay two eights. is that allowed?', 'forbidden')
    >>> upright("stimmt es, dass man nicht überbieten muss?")
    ('stimmt es, dass man überbieten muss?', 'denied')
    >>> upright("can't i lead a trump?"), upright("why can't i lead a trump?")
    (('can i lead a trump?', 'expected'), ("why can't i lead a trump?", ''))
    """
    turned, text = "", IDLE.sub("", AFFIRMED.sub(" ", text))
    if len(NO_MATTER.findall(text)) == 1 and not NEVER.search(NO_MATTER.sub(" ", text)):
        return NO_MATTER.sub(lambda match: _MATTERS[match["what"][:1]], text), "denied"
    if NO_MATTER_SAID.search(text) and not NEVER.search(text):
        return NO_MATTER_SAID.sub(lambda match: _MATTERS[match["what"][:1]], text), "denied"
    for pattern, plain in () if WHY.search(text) else EXPECTING:
        asked_so, times = pattern.subn(plain, text)
        if times == 1 and not NEVER.search(asked_so):
            return asked_so, EXPECTED
    if FORBIDDEN.search(text) and not kinds_of(FORBIDDEN.sub(" ", text)) & {"may", "must"}:
        text, turned = FORBIDDEN.sub(lambda match: "erlaubt" if match["de"] else "allowed", text), "forbidden"
    asked = _asked_so(text)
    if asked is None and not turned and not WRONG.search(text):
        undenied = _undenied_claim(text) or _undenied_conclusion(text)
        if undenied:
            return undenied, "denied"
    if asked is None or UNLESS.search(text):
        return text, turned
    for pattern, plain in DENIALS:
        clause, times = pattern.subn(plain, asked["clause"])
        if times == 1 and not NEVER.search(clause):
            rest = INSTEAD.split(text[asked.end("clause") :])[0]
            return f"{text[: asked.start('clause')]}{clause}{rest}", "" if turned else "denied"
    return text, turned


def _asked_so(text: str) -> re.Match[str] | None:
    """Return where a text asks whether something is so, with the clause that says what; nothing where none does."""
    return None if AGREE_THERE.search(text) else SO.search(text)


_SENTENCE = re.compile(r"(?<=[.?!:;–]) +")
_SAYS = re.compile(
    r"^.*?\b(?:sagt|sacht|sogt|sagen|meint|moant|behauptet|schwört|says?|said|claims?|reckons?|thinks?|insists?"
    r"|swears?)\b"
    r",? (?:dass |that )?"
)
_JOINED = re.compile(
    r"[,;]|\b(?:und|and|so|also|dann|then|but|aber|wer|wenn|if|when|obwohl|although|though|weil|because|as|since"
    r"|denn)\b"
)
"""More than one clause: what is denied in one of them may be told, and not asked about."""


def _claim(text: str) -> tuple[str, str, str]:
    """Return what is before the sentence that somebody asks the truth of, that sentence, and how it is asked."""
    agree = AGREE.search(text) or AGREE_THERE.search(text)
    if agree is None:
        return text, "", ""
    said = _SENTENCE.split(text[: agree.start()].rstrip())
    while len(said) > 1 and len(re.findall(r"\w+", said[-1])) < FEW_WORDS:
        said[-2:] = [f"{said[-2]} {said[-1]}"]
    return " ".join(said[:-1]), said[-1], text[agree.start() :]


_MODAL = re.compile(
    r"\b(?:darf|dürfen|muss|müssen|kann|können|may|must|can|has to|have to|gotta|allowed|soll|sollen|should)(?!\w)"
)
FEW_WORDS = 4
"""A sentence of fewer words, such as "is she", says nothing by itself."""


def claim_in(text: str) -> str:
    """Return the sentence that somebody asks the truth of, or nothing.

    >>> claim_in("i hold the jack. he says i have to play it. is he right?")
    'he says i have to play it. is he'
    """
    return _claim(text)[1]


def _undenied_claim(text: str) -> str:
    """Return a text whose last sentence claims that something is not so as if it claimed that it is, or nothing.

    >>> _undenied_claim("papa meint, er muss nichts mehr legen. stimmt das?")
    'papa meint, er muss mehr legen. stimmt das?'
    >>> _undenied_claim("ben has no spades. he says he may lead. right?")
    ''
    """
    before, claim, asks = _claim(text)
    core = _SAYS.sub("", claim).rstrip(" ,.")
    if not asks or UNLESS.search(claim) or _JOINED.search(core) or len(_MODAL.findall(core)) != 1:
        return ""
    for pattern, plain in DENIALS:
        undenied, times = pattern.subn(plain, claim)
        if times == 1 and not NEVER.search(undenied):
            return " ".join(part for part in (before, undenied, asks) if part)
    return ""


_CONCLUDES = re.compile(
    r"(?:^|(?<=[.,;:?!–-] ))(?:and )?(?:so|then|which means) (?:i|we|you|he|she|they|one) (?:\w+ )?"
    r"(?:can't|cannot|can not|mustn't|must not|don't have to|doesn't have to|needn't)\b[^?.!;:]*\?\s*$"
)
"""How somebody concludes that something is not so, and asks whether it is."""


def _undenied_conclusion(text: str) -> str:
    """Return a text that ends by concluding that something is not so as if it concluded that it is, or nothing.

    >>> _undenied_conclusion("ace led, so i can't play my ace?")
    'ace led, so i can play my ace?'
    """
    concludes = _CONCLUDES.search(text)
    if concludes is None:
        return ""
    for pattern, plain in DENIALS:
        undenied, times = pattern.subn(plain, concludes[0])
        if times == 1 and not NEVER.search(undenied):
            return text[: concludes.start()] + undenied
    return ""


def expects_yes(text: str) -> bool:
    """Whether the last sentence denies what it asks, and whoever asks expects a yes.

    >>> expects_yes("darf der geber etwa nicht tauschen?"), expects_yes("darf ich stechen wenn ich nicht bediene?")
    (True, False)
    >>> expects_yes("kann ich eine karte legen die nicht passt?")
    False
    """
    last = re.split(r"[.?!] ", text.strip())[-1]
    return bool(_DENIED_ASKED.search(last)) and not WHY.search(last)


OF_ME = re.compile(
    r"\b(?:is|was|isn'?t|wasn'?t) it (?:me|i|my)\b|\bis that me\b"
    r"|\bbin (?:das )?ich(?: es| das)?,? (?:der(?:jenige)?|die(?:jenige)?)\b(?=,? )"
)
"""How somebody asks whether it is they who take a trick or pick it up, and not who it is."""


OF_SOMEBODY = re.compile(
    r"\b(?:is|was|isn'?t|wasn'?t) it (?:(?:in fact|really|then|now|actually|indeed|still|also) )*"
    r"(?P<en>[^\W\d_]+)(?: (?:who|that)\b|['’]s (?:turn|go|lead|move)\b)"
    r"|\bist (?:das|es) (?:(?:wirklich|echt|dann|denn|jetzt|nun|tatsächlich|auch|also) )*"
    r"(?P<de>[^\W\d_]+),? (?:der|die)\b"
)
"""How somebody asks whether it is a certain person."""
_OR_ANOTHER = re.compile(r"\b(?:or|oder) (?!not|nicht)")
"""How another is named beside."""


def somebody_asked_of(text: str) -> str:
    """Return the word for the person of whom it is asked whether it is they; nothing where others are named beside.

    >>> somebody_asked_of("is it in fact tomek who loses?"), somebody_asked_of("is it jo or tom who picks up?")
    ('tomek', '')
    """
    found = OF_SOMEBODY.search(text)
    return "" if found is None or _OR_ANOTHER.search(text) else found["en"] or found["de"]


def asks_of_me(text: str) -> bool:
    """Whether it is asked if it is whoever asks, and nobody else is named beside for a choice.

    >>> asks_of_me("jen throws an ace on it. so is it me who picks up?"), asks_of_me("is it my turn? who leads")
    (True, True)
    >>> asks_of_me("is it me or tom who picks up?")
    False
    """
    return bool(OF_ME.search(text)) and not _OR_ANOTHER.search(text)


def denied(text: str) -> bool:
    """Whether it is asked if something is so, and what is so is denied: yes and no would be misread.

    >>> denied("sind bei der gurke die farben wurscht?"), denied("ist es egal, wer gibt?")
    (True, False)
    >>> denied("stimmt es, dass nie jemand aufnimmt?"), denied("stimmt es, dass man aufnimmt, wenn man nicht bedient?")
    (True, False)
    >>> denied("ein zweites leben gibts nicht. stimmt das in norwegen?"), denied("stimmt das für norwegen?")
    (True, False)
    >>> denied("is it right that with two players nobody draws?")
    True
    """
    asked = _asked_so(_RELATIVE.sub(_HIDDEN, text))
    if NO_MEANS.search(text) or NO_MATTER.search(text):
        return True
    if asked is not None:
        return bool(NEVER.search(asked["clause"]))
    claimed = NEVER.search(CONDITION.split(_claim(text)[1])[0])
    return any((WRONG.search(text), WHO_IS_RIGHT.search(text), claimed))
