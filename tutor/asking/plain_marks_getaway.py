"""Marks of Getaway: hands taken the other way round, heaps, two packs, the drawn card, the first trick."""

from __future__ import annotations

import re

from tutor.asking.plain_mark import MAY, MUST, Mark, any_of

_COUNTER = re.compile(
    r"\b(?:(?:gegen|entgegen) (?:die|den|dem)? ?uhr\w*|counter[- ]?clockwise|anti[- ]?clockwise|against the clock"
    r"|linksherum"
    r"|linksrum|andersrum|andersherum|other way (?:a)?round|wrong way round|verkehrt ?rum)\b"
)
_TAKE = re.compile(
    r"\b(?:nehm\w*|nimm\w*|abnehm\w*|abnimmt|hol\w*|krall\w*|schnapp\w*|greif\w*|schluck\w*|tak(?:e|es|ing)|took"
    r"|grab\w*"
    r"|nick|lift|claim|get|have|clean out|pick up|help myself|entitled|übernehm\w*|kriegt?|hand|cards|karten|blatt)\b"
)
_RIGHT, _LEFT = (
    r"recht(?:e[nrsm]?|s)?|right(?:[- ]hand)?(?! (?:now|away|then|so|here|there|before|after|of))",
    r"link(?:e[nrsm]?|s)?|left(?:[- ]hand)?(?! (?:the|over|with))",
)
_BOTH_SIDES = (
    r"link(?:e[nrsm]?|s)\b[^?]*\b(?:rechts|rechte[nrsm])|(?:rechts|rechte[nrsm])\b[^?]*\blink(?:e[nrsm]?|s)"
    r"|left\b[^?]*\b(?:on|to) (?:the|my|his|her) right|right\b[^?]*\b(?:on|to) (?:the|my|his|her) left"
)
_SIDES = (
    r"\w+['’]s\W*$|rather than|statt|instead of|not the|nicht den|nicht der|entkommen|got away|escaped|already out"
    r"|schon (?:raus"
    r"|weg|draußen)|keine karten"
    r"|no cards|run out|next to him|beyond|takes? (?:mine|my)|mir (?:die|meine|das)|my (?:own )?(?:hand|cards)"
    r"|meine (?:hand|karten)"
    r"|(?:von|from) mir|play(?:s|ed)? next|legt? (?:nach|als)|turn|dran|an der reihe|lead\w*|spielt aus|ausspiel\w*"
    r"|who|wer|wessen|welche\w*|which|protested|(?:left|link\w*|right|recht\w*)\b[^.?!]*\b(?:or"
    r"|oder)\b[^.?!]*\b(?:left|link\w*"
    r"|right|recht\w*)|gezwungen|forced|haufen|heap\w*|zieh\w*|draw\w*"
)
_HEAPS = re.compile(r"\b(?:haufen|haufens?|häuf(?:chen|lein|erl)|haufn|heaps?|piles?|stacks?|\w*haufen\w*)\b")
_DEALING = re.compile(
    r"\b(?:geber(?:in)?|dealer|teil\w*|geteilt|aufteil\w*|austeil\w*|ausgeteilt|geben|gibt|deal\w*|split\w*|parted"
    r"|variante?|version"
    r"|way|dividing|divide[sd]?|macht|machen|gemacht|one by one)\b"
)
_COUNTS = (
    r"(?:ab|durch|nach|ge|zu)?zähl\w*|(?:ab|durch|nach)?gezählt|(?:nach|ab|durch)zuzählen|zählt|count(?:s|ed|ing)?"
)
_SHIFTS = (
    r"(?:rüber|hin und her |um|ver)?(?:schieb\w*|schob|geschoben)|umschicht\w*|angleich\w*|shift\w*|mov(?:e|es|ed"
    r"|ing)|slid|slide"
    r"|shov(?:e|ed|es)|umleg\w*|rüber"
)

_OUT = r"out|away|escaped?|safe|free|raus|entkommen|gerettet|in sicherheit|fertig|draußen|weg"
_LEAD = r"lead\w*|start\w*|open\w*|ausspiel\w*|anspiel\w*|beginn\w*|on lead|anfang\w*|anfäng\w*|rauskomm\w*|eröffn\w*"
_LEAD_PASSES = any_of(
    r"lead\b[^.?!]*\b(?:pass\w*|moves?|goes|going)\b[^.?!]*",
    r"(?:macht|ausspiel|recht)\b[^.?!]*\b(?:wander\w*|weiter\w*|geht|über)|wandert\b[^.?!]*\b(?:macht|ausspiel)",
)
_LAST_ON_TOP = any_of(
    r"last card\b[^?]*\b(?:highest|most high|tops?|best|on top|wins?|out on top)"
    r"|(?:highest|tops?|best)\b[^?]*\blast card",
    r"letzte\w* karte\b[^?]*\b(?:höchste\w*|oben|gewinnt|am höchsten|sticht)|höchste\w*\b[^?]*\bletzte\w* karte",
)
_SEVERAL_LEFT = any_of(
    r"(?:two|three|four|five|several|[2-5]|zwei|drei|vier|fünf|mehrere|alle)\b[^?]*\b(?:cards?|karten)"
)
_ONE_LEFT = (
    r"only (?:\w+ and )?\w+ (?:are|is|has|have|still|left|in)|only one|nur (?:noch )?\w+|two left|zu zweit"
    r"|one other|who"
    r"|wer|draw\w*|zieh\w*|nothing agreed|two (?:of us|are)"
)
_TWO_PACKS = any_of(
    r"(?:two|2|zwei|doppel\w*)(?: \w+){0,2} (?:packs?|decks?|päckchen|pakete\w*|kartenspiele\w*"
    r"|blättern|blatt|kartensatz)",
    r"doppelte\w* (?:blatt|kartensatz)|packs? (?:mixed|shuffled)",
)
_TWINS = any_of(
    r"(?:two|zwei|beide|both|2|2x|zweimal|zwoamal)\b[^?]*\b(?:same|identical|equal|gleich\w*|könig\w*"
    r"|kings?|damen?|queens?"
    r"|asse?|aces?|exactly|card|karte\w*|neuner?|twins?|nines?|jacks?|buben)",
    r"(?:the|der|die|das) (?:other|ander\w*|zweite\w*|second) (?:könig|dame|ass|king|queen|ace|heart|herz"
    r"|karo|pik|kreuz|spade"
    r"|club|diamond|copy)",
    r"twins?",
)
_EARLIER = r"(?:first|earlier|erste[rnsm]?|frühere\w*|zuerst|früher|before)"
_LATER = r"(?:second|later|last|zweite[rnsm]?|spätere\w*|später|zuletzt|letzte\w*|nachher)"
_COUNTS_MORE = (
    r"(?:count\w*|higher|zähl\w*|gilt|gelten|höher\w*|mehr|rank\w*|bigger|beats?|sticht|schlägt|outrank\w*"
    r"|regarded|over"
    r"|above|stronger|stärker|treated|wins|gewinnt)"
)
_OTHER_TWINS = (
    r"(?:picks?|pick(?:ing)? up|aufnehm\w*|nimmt|nehmen|takes?|collect\w*|gets stuck|eat\w*|einsammeln)"
    r"|lead\w*|ausspiel\w*"
    r"|anfang\w*|who|wer|which|welche\w*|marked|zeichen|mark|drawn|gezogen\w*|third|dritte"
)
_PILE = r"(?:pile|heap|stapel|haufen|ablage\w*|stack)"
_DRAWS = r"(?:draw\w*|drew|drawn|zieh\w*|zog|gezogen\w*|pull\w*|took|lift\w*|holt?e?)"
_DRAWN = any_of(
    rf"{_DRAWS}\b[^?]*\b{_PILE}", rf"{_PILE}\b[^?]*\b{_DRAWS}", r"(?:drawn|gezogene\w*|jezogene\w*) (?:card|karte)"
)
_NOT_DRAWN_LEAD = (
    r"another|andere\w*|keep|behalt\w*|hand\b[^.?!]*\b(?:drawn|left|right)|from (?:a|his|her|the next)"
    r"|beat\w*|follow\w*"
    r"|bedien\w*|spades?|ace|two left|took\b[^.?!]*\bhand|whole hand|entire hand"
)
_NOT_KEPT = r"beat\w*|higher|höher\w*|follow\w*|bedien\w*|hand of|neighbour\w*|nachbar\w*|two cards|zeit|time"
_IN_SUIT = any_of(r"(?:follow|bedien\w*|farb\w*|suit|zeichen)\b", r"(?:same|gleiche[nr]?)\b")
_OVER = (
    r"(?:higher|höher\w*|drüber\w*|übersteigen|über(?:bieten|stechen|trumpfen)|beat|head|top|größere|bigger"
    r"|high(?:est)?"
    r"|höchste\w*|over|größte)"
)
_NOT_OVER = (
    r"drawn|gezogen\w*|two left|zu zweit|pick\w* up|aufnehm\w*|spade|pik|tochoo|thulla|who|wer|last card"
    r"|letzte\w*|power"
    r"|macht|lead next|take|nehmen|neighbour|nachbar\w*"
)
_ONLY_TWO = any_of(
    r"(?:just|only|nur|bloß)(?: noch| my| mein\w*| wir)?\b[^.?!]*\b(?:left|in|drin|dabei|übrig|zwei|zu zweit|two)",
    r"nur (?:noch|mehr)|down to (?:two|the two)|two (?:of us|left|remain\w*)|zu zweit",
    r"zwei(?: \w+){0,2} (?:übrig|drin|dabei)",
)
_DREW = any_of(r"draw\w*|drew|drawn|zieh\w*|zieht|zog|gezogen\w*|pull\w*|lift\w* one|took one|fetch\w*|pick\w* one")
_CANNOT_FOLLOW = any_of(
    r"(?:no|nae|kein(?:e|en)?) (?:\w+ )?(?:herz\w*|hearts?|karo\w*|diamonds?|kreuz\w*|clubs?|pik\w*|spades?)",
    r"void|can(?:not|['’]?t) follow|nicht bedienen|blank|gar keins|tochoo|thulla",
)
_LOST = r"lost|lose|loses|verloren|verliert|verlierst|verlier|loser|depp|that['’]?s it|on the spot|auf der stelle"
_NOT_THIS_LOSS = (
    r"(?:he|she)['’]s lost|three|drei|dritt\w*|four|vier|pick\w* up and play|draw-from-hand"
    r"|(?:aus|from) (?:der|my|her|his|the)"
    r" (?:hand|neighbour)|who|wer|special rule|ohne|without|not (?:a )?drawn|wasn['’]?t drawn|nothing drawn"
    r"|nicht gezogen"
    r"|hausregel\w*|abgeschaltet|each other|einander"
)
_OPENING = any_of(
    r"(?:aller)?erste[nrsm]? (?:stich|runde)|first (?:trick|round)|opening (?:trick|round)|pik[- ]?ass\w*"
    r"|ace of spades|♠a"
)
_EARLY = r"(?:before|bevor|vor|ahead of|out of turn|außer der reihe|durcheinander|warten|turn|dran|reihe|eher)"
_NOT_EARLY = (
    r"strict\w*|streng\w*|take|nehm\w*|second|zweite\w*|must|muss|lead\w*|ausspiel\w*|wait\w*|hand of"
    r"|neighbour['’]s hand"
    r"|who|wer|pick\w* up|after the first|nach dem ersten|(?:vor dem|vorm) (?:aller)?ersten"
    r"|before the first|in turn too"
    r"|order|in order|set to|clockwise|uhrzeiger\w*"
)
_POINTS = r"(?:points?|punkte?)"
_COUNTED = (
    r"(?:count\w*|zähl\w*|gezählt|get|gets|kriegt?|bekomm\w*|score\w*|gibt|give\w*|for|für|keep|written|aufgeschrieben)"
)
_TAKES_HAND = any_of(r"take|takes|taking|nehm\w*|nimm\w*|lift|grab\w*|holen?|krieg\w*|klau\w*")
_A_HAND = any_of(r"neighbour\w*|nachbar\w*|left|link\w*|hand|blatt|cards|karten")
_POWER = r"(?:macht|power|on lead|lead|dran|ausspiel\w*)"
_NOT_WITHOUT = (
    r"only|nur|pick\w*|aufnehm\w*|trick is over|draw\w*|zieh\w*|stapel|pile|first trick|ersten stich|must|muss|who|wer"
    r"|back|zurück|variante?|rule|regel|bei uns|right|rechts|took|taken"
)
_PART = (
    r"(?:only|just|nur|bloß|part|some|einige|ein paar|half|teil|einen teil|low cards|niedrige\w*|jist"
    r"|die guten|the good"
    r"|aussuch\w*|pick out|choose|herausnehm\w*|rauspick\w*)"
)
_NOT_PART = (
    r"agree\w*|verabred\w*|power|macht|before|bevor|vor|last card|single card|einzige|all|alle|whole|ganze\w*|who|wer"
    r"|left with|from the left|nur von|only from|left neighbour['’]s|right|rechts?|draw\w*|zieh\w*|pile"
    r"|stapel|first trick"
    r"|direction"
)

MARKS = (
    Mark("take right, counter-clockwise", (_COUNTER, _TAKE), any_of(_RIGHT), any_of(_SIDES, _BOTH_SIDES)),
    Mark("take left, counter-clockwise", (_COUNTER, _TAKE), any_of(_LEFT), any_of(_SIDES, _BOTH_SIDES)),
    Mark("shift between heaps", (_HEAPS, _DEALING), any_of(_SHIFTS), any_of("trick", "stich", "tochoo", "thulla")),
    Mark(
        "count heaps",
        (_HEAPS, _DEALING),
        any_of(_COUNTS),
        any_of(
            "trick", "stich", "tochoo", "thulla", "wie viele", "ohne zu zählen", "without counting", "how many heaps"
        ),
    ),
    Mark("away where the lead passes on", (_LEAD_PASSES, _LAST_ON_TOP, _SEVERAL_LEFT), any_of(_OUT), any_of(_ONE_LEFT)),
    Mark(
        "first of twins counts",
        (_TWO_PACKS, _TWINS),
        any_of(rf"{_EARLIER}\b[^?]*\b{_COUNTS_MORE}", rf"{_COUNTS_MORE}\b[^?]*\b{_EARLIER}"),
        any_of(rf"{_LATER}\b[^?]*\b{_COUNTS_MORE}", rf"{_COUNTS_MORE} (?:der|die|das|the) {_LATER}", _OTHER_TWINS),
    ),
    Mark(
        "second of twins counts",
        (_TWO_PACKS, _TWINS),
        any_of(rf"{_LATER}\b[^?]*\b{_COUNTS_MORE}", rf"{_COUNTS_MORE}\b[^?]*\b{_LATER}"),
        any_of(_EARLIER, _OTHER_TWINS),
    ),
    Mark(
        "leads the drawn card",
        (_DRAWN,),
        any_of(rf"(?:{MUST}|zwingend)\b[^?]*\b(?:{_LEAD}|play|spielen)", rf"(?:{_LEAD})\b[^?]*\b(?:{MUST}|zwingend)"),
        any_of(_NOT_DRAWN_LEAD),
    ),
    Mark(
        "keeps the drawn card",
        (_DRAWN, any_of(_LEAD, "suit", "passt", "hand")),
        any_of(r"keep\w*|behalt\w*|behält|hold on|aufheben|hang on"),
        any_of(_NOT_KEPT),
    ),
    Mark("must go over in suit", (_IN_SUIT,), any_of(rf"(?:{MUST})\b[^?]*\b{_OVER}"), any_of(_NOT_OVER)),
    Mark(
        "lost by a tochoo on the drawn card",
        (_ONLY_TWO, _DREW, _CANNOT_FOLLOW),
        any_of(_LOST),
        any_of(_NOT_THIS_LOSS),
        denies=True,
    ),
    Mark(
        "out of turn in the first trick",
        (_OPENING,),
        any_of(rf"(?:{MAY}|forbidden|verboten)\b[^?]*\b{_EARLY}", rf"{_EARLY}\b[^?]*\b(?:{MAY})"),
        any_of(_NOT_EARLY),
    ),
    Mark(
        "points in getaway",
        (any_of(_POINTS),),
        any_of(rf"{_POINTS}\b[^?]*\b{_COUNTED}", rf"{_COUNTED}\b[^?]*\b{_POINTS}"),
        any_of(
            r"loss\w*|niederlage\w*|tally|strich\w*|how many|wie viele|over several|mehrere|house|haus\w*"
            r"|(?:whole|the) point"
        ),
    ),
    Mark(
        "a hand taken without the power",
        (_TAKES_HAND, _A_HAND),
        any_of(
            rf"(?:not|nicht|n['’]t|ohne|without|gar)\b[^?]*\b{_POWER}",
            rf"{_POWER}\b[^?]*\b(?:not|nicht|keine|n['’]t)\b",
        ),
        any_of(_NOT_WITHOUT),
        denies=True,
    ),
    Mark(
        "only part of a hand taken",
        (_TAKES_HAND, _A_HAND),
        any_of(rf"{_PART}\b[^?]*\b(?:cards?|karten|hand|blatt|of (?:them|it)|davon)"),
        any_of(_NOT_PART),
    ),
)

__all__ = ["MARKS"]
