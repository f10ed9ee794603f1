"""What a story of a trick asks of its end, and of whom: is somebody out, has somebody lost, who picks up, who draws."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tutor.asking.named import named_in

OUT, LOST, PICKS, DRAWS, LEADS, STILL, ENDED = "out", "lost", "picks", "draws", "leads", "still", "ended"
SENTENCE = (".", "!", "?")
"""What ends a sentence."""
PREDICATES = {
    LOST: re.compile(r"\b(?:verlor\w*|verlier\w*|lost|loses?|losing|losers?|depp\w*|dawischt|niederlage|loss)\b"),
    ENDED: re.compile(
        r"\b(?:(?:the|das|dieses) (?:game|spiel|match)|die partie|game|it['’]?s?|es)\b (?:\w+ ){0,3}?"
        r"(?:over|aus|vorbei|finished|zu ende|beendet|ends?)\b|\b(?:is|ist) (?:\w+ )?(?:spiel|partie|game|es|it|sofort"
        r"|alles)\b.*\b(?:over|aus|vorbei|finished|zu ende|beendet)\b"
    ),
    STILL: re.compile(
        r"\b(?:noch|nu|jetzt|now|still|also|auch)\b.*\b(?:legen|leng|zugeben|dazu\w*|beigeben|drauf\w*|hinzu\w*|geben"
        r"|zualegn|los|play|put|add|give|lay|drop|throw)\b|\b(?:play|put|add|lay|give|drop)\b.*\b(?:too|as well|now"
        r"|down|still"
        r"|one|a card|mine)\b|\b(?:dazu\w*|zugeben|hinzu\w*|zualegn)\b|\bsit this one out\b|\bget a turn\b"
    ),
    DRAWS: re.compile(r"\b(?:(?:nach)?(?:ge)?zieh\w*|draws?|drawing|pull(?: one| a)?|ziag\w*)\b"),
    LEADS: re.compile(
        r"\b(?:leads?|starts?|begins?|opens?|leading|ausspiel\w*|rauskommen|(?:die |the )?(?:macht|power)|on lead"
        r"|anfangen|beginnen|eröffnen)\b|\b(?:spielt|spiel|kommt|komm|fängt|fang|beginnt|eröffnet)\b.*\b(?:aus"
        r"|raus|an|vor|nächste\w*)\b|\b(?:bin|ist)\b.*\b(?:dran|an der reihe|am ausspiel)\b|\bbeginnt\b"
    ),
    PICKS: re.compile(
        r"\b(?:aufnehm\w*|nimmt\b.*\bauf|nehm\w*|einsammel\w*|einsteck\w*|einsack\w*|einheims\w*|kassier\w*"
        r"|(?:ei|ein)pack\w*|picks?\b.*\bup|pick(?:s|ing)? up"
        r"|(?:gets?|takes?|taking|collects?|gathers?|get)\b.*\b(?:cards?|pile|lot|trick|them|it|all|both|everything"
        r"|heap)"
        r"|krieg\w*\b.*\b(?:haufen|stich|karten|packl|zeug|mist|alles|salat)|g(?:e)?hört|(?:auf|in) die hand"
        r"|fr[ei]ss\w*|stuck with|takes?)\b"
    ),
    OUT: re.compile(
        r"\b(?:entkommen|raus|draußen|draussen|draußn|drausn|draußa|sicher\w*|gerettet|frei|durch|fertig|weg|geschafft"
        r"|safe\w*|out|away|escaped?|free|off the hook|home and dry|made it|gone|in the clear|in sicherheit|aufstehn"
        r"|aufstehen|aus dem spiel|aus(?:'|m|m spui| dem))\b"
    ),
}
GOES_ON = re.compile(
    r"\b(?:weiter\w*|carry on|play on|keep (?:going|playing)|continue\w*|goes on|go on|keeps? on|carries on)\b"
)
CONFIRM = re.compile(
    r"\b(?:recht|right(?! (?:back|away|off|after|on|now|there|next|behind|before))|correct|richtig|stimmt'?s?|true"
    r"|korrekt|wahr|sound|falsch|wrong|entitled|within)\b"
    r"|^(?:is|am|are|was|does|do|has|have|did|hat|ist|bin|muss|darf|must) (?:he|she|i|it|that|they|er|sie|ich|das"
    r"|so|\w+)"
    r"(?: das| so| that| it)?$|^(?:oder|gell|gäll|ja|nein|yes|no|yeah|aye|ja oder nein|yes or no|oder nicht"
    r"|oder wie|like"
    r"|innit|eh|ne|wa|lol|ok|bitte|please|thanks|danke)(?: nicht)?$"
)
CLAIM = re.compile(
    r"\b(?:sagt|sag|sog|sage|meint|moan|behauptet|behaupte|glaubt|glaub|findet|finde|denkt|schreit|brüllt|ruft|says?"
    r"|said|thinks?|claims?|reckons?|insists?|insist|argues?|maintains?|swears?|tells?|told|jokes?|announces?|declares?"
    r"|wants? to|will|triumphiert|jubelt|shouts?|yells?|laughs?|laughing|says that|is laughing)\b"
)
NOT = re.compile(r"\b(?:nicht|nich|nix|ned|net|not|never|nie|keine?|niemand|nobody|no|nae|cannae)\b|n['’]t\b")
WHO = re.compile(r"\b(?:wer|wem|wen|wessen|who|whose|who['’]s|whos|which of (?:us|them|the two))\b")
UNSURE = re.compile(
    r"\b(?:wenn|if|when|falls|sobald|wird|would|whoever|someone|somebody|jemand|man|einer|one has|you)\b"
)


CLEFT = re.compile(
    r"(?:^|\b(?:is|was|['’]s|its) (?:it )?)(?:also |now |then )?(?:the )?(?!not\b)(\w+) (?:the one )?who\b"
)
"""How somebody is named before it is said what of them: is it me who leads?"""
MAY = re.compile(r"\b(?:could|can|kann|könnte\w*|might|turn out|come|kommen)\b")
WHETHER = re.compile(
    r"^(?:so |and |und )?(?:can|may|must|could|should|do|does|darf|kann|muss|soll) (?:i|he|she|ich|er|sie|we|wir)\b"
)
EITHER = re.compile(r"\b(?:ja oder nein|yes or no|oder(?: nicht| wie)?$|or not$|or no$)")
SITS_OUT = re.compile(r"\bsit\w* .*\bout\b|\b(?:setz\w* .*aus|aussetz\w*)\b")
NO_MORE = re.compile(
    r"\b(?:nicht mehr|nimmer|can['’]?t|cannot|nie mehr)\b.*\b(?:verlier\w*|lose)\b|\b(?:verlier\w*"
    r"|lose) (?:any ?more|now)\b"
)
"""How somebody says of whoever is out what that means."""
REASON = ("obwohl", "although", "though", "weil", "because", "cause", "cos", "coz")
RIGHT = re.compile(r"\b(?:recht|right|correct|richtig)\b")
INSTEAD = re.compile(r"\b(?:statt|anstatt|instead|rather)\b")
OR = re.compile(r"\b(?:oder|or)\b")


class Asked(NamedTuple):
    """The clauses that tell, what is asked, in what words, and whether it is asked whether it is not so."""

    story: Sequence[tuple[str, str]]
    asks: str
    words: str
    """What names of whom it is asked."""
    beside: str
    """What stands before that in the same sentence: who says it, or the rest of the question."""
    who: bool
    """Whether it is asked who."""
    turned: bool


def asked_of(clauses: Sequence[tuple[str, str]]) -> Asked | None:
    """Return what is asked at the end of a story; nothing where that is not plain.

    Each clause comes with the sign behind it.
    """
    clauses, of = question_last(clauses), ""
    for place in range(len(clauses) - 1, max(-1, len(clauses) - 7), -1):
        text, end = clauses[place]
        text = INSTEAD.split(EITHER.sub(" ", text).strip())[0]
        name = predicate(text)
        if not text:  # or not?
            continue
        if CONFIRM.search(text) and (not name or RIGHT.search(text)):
            of = of or ("" if RIGHT.search(text) else text)  # must he?
            continue
        if not name and place and clauses[place - 1][1] in REASON:
            continue  # why somebody wonders
        if not name:
            if place == len(clauses) - 1 or end[:1] == "?" or CLAIM.search(text):
                return None
            continue
        claim = CLAIM.search(text)
        words = text[claim.end() :] if claim and predicate(text[claim.end() :]) else text
        cleft = CLEFT.search(words)
        who = bool(WHO.search(words)) and not cleft
        before, sign = clauses[place - 1] if place else ("", "")
        if NO_MORE.search(words) and predicate(before) and sign[:1] not in SENTENCE:
            continue  # out, and past losing
        if (claim and who) or NOT.search(words) or UNSURE.search(words) or (name == DRAWS and MAY.search(words)):
            return None
        if predicate(before) not in ("", name) and sign[:1] not in (*SENTENCE, ";", ":") and not CLAIM.search(before):
            return None  # two things are asked at once
        if OR.search(words) and not OR.search(words[:3]):
            return None
        if any(one.rank for one in named_in(words)):
            return None  # whether a card may be laid is asked of a position
        if any(sign[:1] == "?" or WHETHER.search(one) for one, sign in clauses[:place] if not CONFIRM.search(one)):
            return None  # something else is asked before
        turned = bool(name == ENDED and GOES_ON.search(words) and not PREDICATES[ENDED].search(words))
        turned |= bool(name == STILL and SITS_OUT.search(words))
        beside = text[: claim.start()] if claim else _beside(clauses[:place])
        return Asked(clauses[:place], name, cleft[1] if cleft else f"{of} {words}".strip(), beside, who, turned)
    return None


def question_last(clauses: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Return the clauses with what is told behind the question before it."""
    asks = [place for place, (_, sign) in enumerate(clauses) if sign[:1] == "?"]
    if not asks or any(CONFIRM.search(text) for text, _ in clauses[asks[-1] + 1 :]):
        return clauses
    first = next((n + 1 for n in range(asks[-1] - 1, -1, -1) if clauses[n][1][:1] in SENTENCE), 0)
    if asks[-1] == len(clauses) - 1:
        return clauses
    return [*clauses[:first], *clauses[asks[-1] + 1 :], *clauses[first : asks[-1] + 1]]


def _beside(before: Sequence[tuple[str, str]]) -> str:
    """Return what stands before a clause in the same sentence, and who says what is asked about."""
    said = list[str]()
    for text, sign in reversed(before):
        if sign[:1] in SENTENCE:
            break
        said.insert(0, text)
    return " ".join(said) or next((text for text, _ in before[-1:] if CLAIM.search(text)), "")


def predicate(text: str) -> str:
    """Return what a clause says or asks of an end; nothing where it says nothing of it."""
    found = next((name for name, pattern in PREDICATES.items() if pattern.search(text)), "")
    return found or (ENDED if GOES_ON.search(text) else "")
