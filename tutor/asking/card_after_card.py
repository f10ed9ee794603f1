"""A trick told card after card, by whatever verbs: who laid which, in the order in which they are named.

``scene`` knows the words by which people lay; there are more of them than can be listed. Whoever names a card for each
of several people, and then asks who gets the trick, has told it all the same. Each card must have one clause and one
person of its own; a card that might have been laid, or comes back, is a story not understood.
"""

from __future__ import annotations

import re

from tutor.asking import deeds, signs
from tutor.asking.after_trick import HELD, TOTAL, asked_of, before
from tutor.asking.around_table import ALSO_NAMES
from tutor.asking.lemmas import NUMBERS
from tutor.asking.named import Named, as_laid, named_in, without_cards
from tutor.asking.scene import ME, Scene
from tutor.asking.stopwords import says_little
from tutor.asking.tidying import tidied, trumps_told
from tutor.asking.told import SEATS

_BEYOND = re.compile(
    r"\b(?:hätt\w*|would|should|sollte\w*|could|könnte\w*|instead|statt\w*|zurück|draws?|drew|drawn|zieht|gezogen"
    r"|pulls?|andere reihenfolge|order called|order announced|ranking|rangfolge|ace low|aces low|ass niedrig"
    r"|(?:two|2|zwei) (?:high|hoch)|no-?trumps?|ohne trumpf|umgedreht|reversed|turn(?:s|ed)? (?:\w+ )*up|aufgedeckt"
    r"|prev\w*|revok\w*|paare?|pairs?|jokers?|kontra|doubled?|gedoppelt|dog\w*|hund\w*|how much"
    r"|which card|welche karte|called|angesagt|gewünscht|vorkarte|card before|plus ?points?|pluspunkte?|of trumps"
    r"|trumpf ?-?(?:ass|könig|dame|bube|[2-9]|10)|of the suit led|ausgespielten farbe|derselben|in the same"
    r"|exchang\w*|tausch\w*|abgehoben|cuts?|streng\w*|strict\w*|trotzdem|by mistake|versehen|still adds"
    r"|before .* played|in (?:der|my|meiner|his|her) hand)\b"
)
"""Words of things that no trick told card after card tells."""
_AFTER_ONE = re.compile(
    r"\b(?:right |straight |directly |just |gleich |direkt |unmittelbar )?"
    r"(?:after|behind|next to|left of|nach|hinter|neben|links von) (?:me|him|her|them|mir|ihm|ihr)\b"
)
"""Where somebody sits, which is not who lays."""
_OTHER_ORDER = re.compile(
    r"\b(?:before (?:him|her|them|me)|vor (?:ihm|ihr|ihnen|mir)|earlier|früher\w*|first(?! li[fv]e| time)|zuerst"
    r"|(?:the|der|die|das) (?:later|spätere\w*))\b"
)
"""Words by which cards were laid in another order than they are told."""
_NOT_YET = re.compile(
    r"(?:^|(?<=[.,;:!?] ))[^.,;:!?]*"
    r"\b(?:had(?:n['’]t| not)|have(?:n['’]t| not)|noch (?:gar )?nicht|not yet|wär\w* noch)\b"
    r"[^.,;:!?]*\b(?:played|dran|gelegt|gespielt|drankommen|had a turn)\b[^.,;:!?]*"
)
"""Who has laid nothing so far is no part of what was laid."""
_THERE_WAS = re.compile(r"\b(?:gab|gibt)(?:['’]s|s| es)\b")
_SUIT_ACE = re.compile(r"\b(pik|herz|karo|kreuz)[- ]as\b")
_NOT_FIRST = re.compile(
    r"\b(?:nicht|not|nie|no longer)(?: im| in)? (?:der|dem|the) (?:aller)?(?:ersten?|first)(?: stich| trick)?\b"
)
_WHO = re.compile(
    r"\b(?:wer|wem|wen|wessen|who|whose|who['’]s|whos|to whom|who of us"
    r"|which(?! card)|name the loser|loser|wha)\b"
)
_ASKED = {
    "leads": re.compile(
        r"\b(?:leads?|lead|opens?|starts?|begins?|goes first|on lead|(?:plays?|goes) (?:next|first)|next turn)\b"
        r"|\b(?:spielt|spuit|kommt|kimmt|fängt|darf|muss|ist|is|eröffnet|geht)\b.*\b(?:aus|raus|weiter|an|auf|dran"
        r"|ausspiel\w*|anfangen|rauskommen|nächste\w*)\b"
    ),
    "loses": re.compile(r"\b(?:verlier\w*|verlor\w*|lose|loses|lost|losing|loser|depp)\b"),
    "points": re.compile(
        r"\b(?:minus\w*|miesen|strafpunkte?|strafe|penalt(?:y|ies)|points?|punkte?|d?erwischt\w*|eats? it|stuck with"
        r"|landed|schreiben|isses"
        r"|aufgebrummt|hit by it)\b"
    ),
    "takes": re.compile(
        r"\b(?:gewinn\w*|gewonnen|wins?|won|takes?|took|sticht|stich|trick|scoops?|h[oa]lt|krieg\w*|bekomm\w*|gehört"
        r"|ghört|nimmt|nehmen|nehm|nähm|fr[ei]ss\w*|macht|taks|gets?|picks?|lift\w*|cops?|eats?|collects?|gathers?|stuck|mess"
        r"|kram|salat|schlamassel|einsack\w*|aufsammeln|aufnehmen|aufnimmt|go(?:es)?|hängen|pile|haufen|cards|karten"
        r"|reihe)\b"
    ),
}
"""What may be asked, the plainest first."""
_SEVERAL = re.compile(
    r"\b(?:alle|von den|die|all|of the|the|wir|we) (?:zwei(?:en)?|drei(?:en)?|vier(?:en)?|two|three|four)\b"
    r"(?! of\b| ?[♠♥♦♣]|[,.;:]| and\b| und\b| after\b)"
)
"""How many people are spoken of, which is no card."""
_BY = re.compile(r"\b(?:von|vom|by|from) (?:der |dem |the |my |meine[rm] )?([^\W\d_]+)")
_ONE_LAST = re.compile(
    r"\b(?:letzte[rns]?|last|only|einzige[rn]?|nix mehr|nichts mehr|both empty|beide leer|each|jeder"
    r"|hers (?:as well|too)|his (?:as well|too)|one card)\b"
)
_FINAL = re.compile(
    r"\b(?:(?:aller)?letzte[rnsm]? (?:stich|karten?)|letzta stich|(?:very )?(?:last|final) trick|last card"
    r"|down to (?:one|the final|the last) card|je(?:der)? (?:noch )?eine karte|one card (?:left )?each|single cards?"
    r"|sixth trick|sechster stich)\b"
)
_CLEAN = re.compile(
    r"\b(?:keiner hat gestochen|nobody (?:ruffs|plays one|trumped)|no trumps? fall|liegt aber keins?)\b"
)
_TRUMPS = re.compile(r"\b(?:trumps?|trumpf|trümpfe|atouts?)\b")
_BESIDE = re.compile(
    r"^(?:(?:und|and) )*(?:(?:having|being|with|without|who|whose|mit|ohne|wo|weil|as|since)\b"
    r"|(?:die|der|das)\b.*\b(?:hat|hatte|kann|konnte|ist|war|mehr)$)"
)
"""How a clause begins that says more of whoever was named before it."""
_TITLES_SAID = """
uncle aunt auntie aunty old young little big wee mr mrs miss ms cousin alte alter kleine kleiner große großer junge
onkel tante herr frau opa oma grandma grandad granny
"""
_TITLES = frozenset(_TITLES_SAID.split())
"""What somebody is called before a name."""
_HAS_NONE = re.compile(
    r"\b(?:void|blank|none|hasn['’]t|isn['’]t|keins?|koa|kein\w*|ohne|without|nicht|can['’]t|couldn['’]t)\b"
)


def read_card_after_card(text: str, kind: str, *, suits: bool = True) -> Scene | None:
    """Return the trick that a text tells card after card, and what it asks; nothing where it is not told so.

    ``kind`` is what whoever asks for somebody asks for where no word says it; ``suits`` says that suits count.

    >>> read_card_after_card("rab slings the 6♦, isla the j♦, craig lobs the a♠. who takes it?", "takes").players
    ['rab', 'isla', 'craig']
    """
    otherwise = _OTHER_ORDER.search(text.lower())
    capitals = frozenset(one.lower() for one in re.findall(r"\b[^\W\d_a-zäöü][^\W\d_]+", text))
    *before_it, last = _pieces(text := tidied(text)) or [""]
    many = asked_of(last, kind)
    if many == TOTAL and otherwise:
        return None
    if many:
        return _read_many(" ".join(before_it), last, many, kind, capitals)
    pieces = _pieces(text := _story(text))
    if signs.COUNTED.search(text):
        return None
    asking = [n for n, one in enumerate(pieces) if _WHO.search(one) and not [c for c in named_in(one) if c.rank]]
    asked = pieces[asking[0]] if len(asking) == 1 else ""
    if _BEYOND.search(text):
        return None
    asks = next((name for name, pattern in _ASKED.items() if pattern.search(asked)), "")
    if not asks:
        return None
    scene = Scene(first=bool(signs.FIRST.search(text)), final=bool(_FINAL.search(text)), who=True)
    trick = asks == "takes" and re.search(r"\b(?:stich|trick)\b", asked)
    scene.asks = asks if asks in ("leads", "loses") else "takes" if trick and kind == "points" else kind
    scene.trump, told = trumps_told(" ".join(one for n, one in enumerate(pieces) if n not in asking))
    scene.clean = bool(_CLEAN.search(text) or signs.CLEAN.search(text))
    told = deeds.TWO_LEFT.sub(" ", told)
    if suits and _TRUMPS.search(told) and not scene.trump:  # told in a way that is not understood
        return None
    if not _read(scene, told, capitals) or len(scene.cards) < 2:
        return None
    if asks == "loses" and kind != "picks":
        scene.asks = kind
    elif asks == "loses":  # two with a card each: else nobody has lost by one trick
        if len(scene.cards) != 2 or len(_ONE_LAST.findall(told)) < 2:
            return None
        scene.seats, scene.last = 2, set(scene.players)
    led = next((one.suit for one in scene.cards if one.suit), "")
    if not suits:
        scene.cards = [Named("", one.rank) for one in scene.cards]
        return scene
    scene.cards = [one if one.suit else one._replace(suit=led) for one in scene.cards]
    scene.void = len({one.suit for one in scene.cards}) > 1
    return scene


def _final(text: str) -> bool:
    return bool(_FINAL.search(text) or re.search(r"\b(?:zum|am) schluss\b|\bzuletzt\b", text))


def _pieces(text: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.?!;:])\s+|\s[–-]\s", text) if one.strip()]


def _story(text: str) -> str:
    """Return a tidied text without what is told beside who lays what."""
    text = _SEVERAL.sub(" ", deeds.SPOKEN.sub(" ", _THERE_WAS.sub(" ", text)))
    return _NOT_YET.sub(" ", _AFTER_ONE.sub(" ", _NOT_FIRST.sub(" ", _SUIT_ACE.sub(r"\1 ass", text))))


def _read_many(told: str, asked: str, many: str, kind: str, capitals: frozenset[str]) -> Scene | None:
    """Return a trick of which it is asked how many cards or points somebody has after it."""
    scene = Scene(first=bool(signs.FIRST.search(told)), final=_final(told), who=True, asks=kind, many=many)
    stood = before(told, kind)
    scene.had, scene.stood, told = stood.had, stood.points, _story(stood.told)
    if (
        _BEYOND.search(told)
        or signs.COUNTED.search(told)
        or (many == HELD and not scene.had)
        or (many == TOTAL and not scene.final)
    ):
        return None
    if not _read(scene, deeds.TWO_LEFT.sub(" ", told), capitals) or len(scene.cards) < 2:
        return None
    if kind == "points":
        scene.cards = [Named("", one.rank) for one in scene.cards]
    led = next((one.suit for one in scene.cards if one.suit), "")
    scene.cards = [one if one.suit else one._replace(suit=led) for one in scene.cards]
    scene.void = len({one.suit for one in scene.cards}) > 1
    named = [one for one in scene.players if one != ME and re.search(rf"\b{re.escape(one)}(?:['’]?s)?\b", asked)]
    mine = deeds.FIRST_PERSON.search(asked) or ME in scene.players
    scene.about = named[0] if named else ME if mine else next(iter(scene.stood), "")
    known = scene.about in scene.stood if many == TOTAL else scene.void
    return scene if known and scene.about in scene.players else None


def _read(scene: Scene, told: str, capitals: frozenset[str]) -> bool:
    """Read who laid which card; whether that is understood. Words in ``capitals`` are rather names."""
    waiting = unseen = ""
    for clause in deeds.CUT.split(told):
        if not clause or not clause.strip():
            continue
        cards = [one for one in as_laid(clause, named_in(clause)) if one.rank]
        who = "" if _BESIDE.search(clause.strip()) and (cards or waiting) else _person(clause, cards, capitals)
        if not cards:
            suits = [one for one in named_in(clause) if one.suit]
            if suits and not scene.cards and not _HAS_NONE.search(clause):
                scene.suit = scene.suit or suits[0].suit
            waiting = who or waiting
            unseen = who if who and deeds.LAYS.search(clause) else unseen
            continue
        holds = deeds.HOLDS.search(clause) and not deeds.LAYS.search(clause) and not _HAS_NONE.search(clause)
        if len(cards) > 1 or holds:
            return False
        loose = who not in capitals and who != ME and who not in SEATS
        if waiting and (not who or (waiting in capitals and loose)):  # and sticks the wee 3 on it
            who = waiting
        if unseen not in ("", who):  # somebody laid what is not named
            return False
        if not who or who in scene.players or (cards[0].suit and cards[0] in _plain(scene.cards)):
            return False
        scene.cards.append(Named(cards[0].suit or ("" if scene.cards else scene.suit), cards[0].rank))
        scene.players.append(who)
        waiting = unseen = ""
    return not unseen


def _plain(cards: list[Named]) -> list[Named]:
    return [one._replace(start=0) for one in cards]


def _person(clause: str, cards: list[Named], capitals: frozenset[str]) -> str:
    """Return who a clause is about; nothing where it names nobody."""
    behind = _BY.search(clause, cards[0].start) if cards else None
    if behind and _may_be(behind[1]):
        return _known(behind[1])
    before = clause[: cards[0].start] if cards else clause
    if deeds.FIRST_PERSON.search(before):
        return ME
    before = re.sub(r"['’]s\b", "", _GOT.sub(" ", before))
    plain = deeds.HOLDS.sub(" ", deeds.LAYS.sub(" ", without_cards(deeds.LAST.sub(" ", before))))
    said = re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", plain)
    words = [
        one
        for one in said
        if _may_be(one) or (one in ALSO_NAMES and one in capitals and (cards or clause.strip() == one))
    ]
    words = [one for one in words if one in capitals] or words
    named = [one for one in words if one not in _TITLES] or words
    return _known(named[0]) if named else ""


def _may_be(word: str) -> bool:
    """Whether a word may be what somebody is called."""
    if word in NUMBERS:
        return False
    return len(word) > 1 and not says_little(word) and word not in _NOT_NAMES and deeds.called(word) == [word]


_GOT = re.compile(r"['’]s (?:got|run|out|no|void)\b|\brid\b")
_NOT_NAMES_SAID = """
zuletzt schluss anschließend führt fielen goes went später later vorne zeigen nae use variant stand legt's danach dealt
spielen opens starts begins comes order drauf davor dahinter davon zufällig stolz brav git leit kimmt legg wirft
"""
_NOT_NAMES = frozenset(_NOT_NAMES_SAID.split())


def _known(word: str) -> str:
    word = re.sub(r"['’]s$", "", word)
    return {"nord": "north", "süd": "south", "ost": "east"}.get(word, word)


__all__ = ["read_card_after_card"]
