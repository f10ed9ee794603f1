"""Marks of what is plainly asked: an empty stock, the other way round, heaps, trumps named, a second life."""

from __future__ import annotations

import re

from tutor.asking.plain_mark import MAY, MUST, Mark, any_of

_EMPTY_STOCK = re.compile(
    r"\b(?:stock|\w*stap+el|talon|piles?|deck)\b[^.;?!]{0,40}\b(?:leer|alle|weg|aufgebraucht|zu ende|versiegt|empty"
    r"|gone"
    r"|used up|exhausted|run out|ran out|finish\w*)\b|\bleere[mnr]? (?:stock|\w*stapel|talon)\b|\bempty (?:stock"
    r"|draw pile"
    r"|pile)\b|\b(?:nix|nichts|keine?|nothing|no)(?: (?:more|mehr|left|cards?|karten?|stapel"
    r"|da))* (?:mehr )?(?:zum ziehen"
    r"|zu ziehen|to draw|to pull|to pick up|left to draw|zum nehmen)\b|\bkein stapel mehr\b"
)
_PASS = re.compile(
    r"\b(?:passen|passe|passt(?= (?:trotzdem|einfach))|passing|pass|passes|passed|gepasst|weiter|aussetzen"
    r"|verzichten|skip"
    r"|sit (?:this |it )?out|schieben)\b"
)
_COULD = re.compile(
    r"\b(?:obwohl|obgleich|auch wenn|even (?:though|tho|if)|although|though|tho|while|trotz)\b[^.?!]*\b(?:passt"
    r"|passen\w*"
    r"|hätte?|könnte?|kann|legen|fits?|match\w*|could|goes?|playable|play\w*|legbar\w*|had|have|has|got)\b"
    r"|\b(?:könnte?|could|would|hätte?|hätt|do have|i have|i've got|got|holds?|hold|hab|hat|has|had|halte"
    r"|möcht\w*)\b[^?!]*\b(?:aber|but"
    r"|lieber|rather|sooner|trotzdem|behalten|aufheben|keep|hang on|sit on|save|saving|zurückhalten|anyway"
    r"|nevertheless)\b"
    r"|\b(?:wer kann|whoever can)\b|\bwenn (?:ich|man|i|ma) (?:kann|könnte)\b|\bif i can\b|\bwhen u could\b"
)
_OWN_WAY = (
    r"hausregel\w*|house rule|variante?n?|version|eights?|achte?n?|block\w*|blockiert|zweier|penalty|drawn"
    r"|gezogen\w*|drew"
    r"|legezwang|must-play|must-lay|must match|szu|wong|twice|zweimal|again|schon wieder|only if|nur wenn|nur dann"
    r"|solange|proof|prove"
)

_TABLE_MUST = (
    r"(?:we play|wir spielen|bei uns gilt|bei uns muss|our rule|abmachung|vereinbart|agreed|the stricter|must-play"
    r"|you-must"
    r"|spielen so)\b[^.?!]*\b(?:muss|must|got to|nur ziehen|lay-if|play-if|has got to|able to)"
)
"""How a table tells that whoever can lay a card has to."""
_DRAW = re.compile(
    r"\b(?:zieh\w*|zog|ziag\w*|draw(?:ing|s)?|vom (?:stock|stapel|stoß|\w*stapel|haufen)|from the (?:stock|pile|deck)"
    r"|(?:take|pick|grab|nick)(?: up)?(?: one| a card| another)?(?: card)?(?: off| from| instead|$)"
    r"|off the (?:stock|pile|deck)"
    r"|(?:take|pick up|taking|nehmen) (?:a |eine |one )?(?:new )?(?:card|karte))\b"
)
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
_DEUCE = re.compile(
    r"\b(?:♦2|karo[- ]?(?:2|zwei|zwo)\w*|karozwei|2 of diamonds|two of diamonds|diamond (?:two|2|deuce)"
    r"|deuce of diamonds|2d"
    r"|diamond-two|little two|that two)\b|♦2"
)
_TRUMP_ACE = (
    r"trumpf[- ]?ass|ass (?:vom|von der|der|des|in) (?:\w+ )?trumpf\w*|trumpf ass|trump ace|ace of trumps?|trump'?s ace"
)
_BEATS = r"beats?|schl[aä]gt?|sticht|stärker|stronger|höher|higher|über\w*|over|weg|tops?|ober\w*|outranks?|geht"
_LOOKS = (
    r"(?:look\w*|see(?:ing|s|n)?|saw|peek|view|gesehen|sieht|sehen|seh|schau\w*|anschau\w*|geschaut|guck\w*|geguckt"
    r"|reinschau\w*|kennt"
    r"|know\w*|in front of|picked? (?:them |up)|ansehen|ansieht|anguck\w*|besehen)"
)
_NAMES = re.compile(
    r"\b(?:trumpf\w*|trumps?|suit|farbe)\b[^.?!]*\b(?:sag\w*|ansag\w*|nenn\w*|bestimm\w*|wähl\w*|festleg\w*|nam(?:e"
    r"|es|ing)|call\w*"
    r"|choos\w*|pick\w*|macht)\b|\b(?:sag\w*|ansag\w*|nenn\w*|bestimm\w*|wähl\w*|festleg\w*|nam(?:e|es|ing)|call\w*"
    r"|choos\w*"
    r"|pick\w*|macht)\b[^.?!]*\b(?:trumpf\w*|trumps?|suit|farbe)\b"
)
_FIRST_HAND = (
    r"first hand|erste[nr]? hand|turned? up|aufgedeckt|guernsey|cut\w*|abheb\w*|dog\w*|hund\w*|lead\w*|ausspiel\w*"
)

_GUERNSEY = re.compile(r"\b(?:guernsey|money|geld|pennies|cents?|coins?|stakes?|einsätze?)\b")
_DOG = re.compile(r"\b(?:dog\w*|dog['’]s|hund\w*|trickless|first (?:to|zero|blank)|ohne stich|comes? away empty)\b")
_LATER_DOG = (
    r"again|wieder|had the dog\w*|last round|blanked again|blind|parish|gemeinde|permission|erlaubnis|second"
    r"|zweite[nrs]?"
    r"|step|stufe|own steps|usual rules|ordinary game|normal\w*"
)
_NORWAY = re.compile(r"\b(?:norw\w*|bergen|oslo)\b")
_LIFE = re.compile(
    r"\b(?:second|zweites?|noch ein|another|extra|one more|wieder ein) (?:life|leben|chance|go)\b|\bleben übrig\b"
    r"|\blives? left\b"
)
_OTHER_COUNTRY = (
    r"sofort|gleich|straight away|at once|ohne zweites|no second|vidargas|agurk|jokers?|20|19|18|sweden|schwed\w*"
    r"|finn\w*"
    r"|poland|polen|iceland|island"
)
_DOG_HAD = re.compile(
    r"\b(?:hatte|had|has had|got|gets|was given|verbraucht|used|spent|used up|bekam|bekommen|kriegt?e?"
    r"|schon vergeben|gone|saved|survived|rettet\w*"
    r"|allowed|durfte|gerettet|went|already)\b[^?]*\b(?:dog\w*|dog['’]s|hund\w*|eine(?:r)? (?:einzigen )?karte"
    r"|one card|single card|rescue\w*)\b"
    r"|\b(?:dog\w*|hund\w*)\b[^.?!]*\b(?:hatte|had|verbraucht|used|spent|already|schon|went to)\b"
)
_FIRST_TIME = re.compile(
    r"\b(?:(?:aller)?erste[sn]? mal|zum (?:aller)?ersten|first (?:time|blank|zero)|never (?:had|happened)"
    r"|very first|for the first)\b"
)
_NO_TRICK = re.compile(
    r"\b(?:kein\w* (?:einzigen )?stich|keinen|no tricks?|not (?:a|one) (?:single )?trick|nix|null|nichts|blank\w*"
    r"|empty|leer|nothing|zero|zilch"
    r"|trickless|without a trick|ohne stich|nada|no trick)\b"
)
_TWO_ZERO = r"zwei|two of us|all get|several|own dog|eigenes|jede[rm]?|every (?:player|body)"

MARKS = (
    Mark(
        "play on an empty stock",
        (_EMPTY_STOCK, _COULD),
        any_of(
            rf"(?:{MUST})(?! (?:i |ich |man |we |wir )?pass)",
            r"beschiss|geschummelt|gemogelt|cheat\w*|verstoßen|against",
            r"(?:can'?t|cannot|darf nicht|darf man nicht) pass\w*",
        ),
        any_of(_OWN_WAY, _TABLE_MUST, "domino", "punkte", "points"),
        denies=True,
    ),
    Mark("pass on an empty stock", (_EMPTY_STOCK, _PASS, _COULD), any_of(MAY), any_of(_OWN_WAY, _TABLE_MUST, "stuck")),
    Mark(
        "draw though able to play",
        (_DRAW, _COULD),
        any_of(MAY),
        any_of(
            _OWN_WAY,
            _TABLE_MUST,
            r"leer\w*",
            "empty",
            "gone",
            "pass",
            "passe",
            r"used up",
            "two",
            "zwei",
            "2",
            "mischen",
            r"only[- ]draw",
            r"draw[- ]only",
            r"only (?:let|draw)",
            "stuck",
            "nur ziehen",
            "nix passendes",
            "cheating",
            "weiter",
        ),
    ),
    Mark(
        "full hand on the first dog",
        (_GUERNSEY, _DOG),
        any_of(
            r"(?:full|complete|whole|volle[sn]?|komplette\\w*|ganze[sn]?) (?:hand|blatt|hände|set)",
            r"(?:six|sechs) cards like",
            "full hand",
        ),
        any_of(_LATER_DOG),
    ),
    Mark(
        "one card on the first dog",
        (_GUERNSEY, _DOG),
        any_of(
            r"(?:only|just|bloß|nur|lone|single|a single|eine einzige|einzelne|solitary) (?:one |a |single |eine "
            r"|einzelne )*(?:card|karte)"
        ),
        any_of(_LATER_DOG),
    ),
    Mark("second life in Norway", (_NORWAY, _LIFE), _LIFE, any_of(_OTHER_COUNTRY)),
    Mark(
        "a dog of one’s own after another had it",
        (_DOG_HAD, _FIRST_TIME, _NO_TRICK),
        any_of(
            r"krieg\\w*|bekomm\\w*|get|gets|steht (?:mir|ihm|ihr)|owed|entitled|chance|noch ein\\w*|eins|one too"
            r"|as well|too|auch|another|retten|saved"
        ),
        any_of(_TWO_ZERO, r"out|raus|draußen|fliegt?|ausgeschieden|who|wer|guernsey|same hand|both|beide"),
    ),
    Mark(
        "out though it is the first time",
        (_DOG_HAD, _FIRST_TIME, _NO_TRICK),
        any_of(
            r"out|raus|draußen|draussen|fliegt?|flieg|ausgeschieden|scheid\\w*|weg|finish\\w*|knocked out|gone|send\\w*"
        ),
        any_of(_TWO_ZERO, r"who|wer|guernsey|same hand|both|beide"),
    ),
    Mark("take right, counter-clockwise", (_COUNTER, _TAKE), any_of(_RIGHT), any_of(_SIDES)),
    Mark("take left, counter-clockwise", (_COUNTER, _TAKE), any_of(_LEFT), any_of(_SIDES)),
    Mark("shift between heaps", (_HEAPS, _DEALING), any_of(_SHIFTS), any_of("trick", "stich", "tochoo", "thulla")),
    Mark(
        "count heaps",
        (_HEAPS, _DEALING),
        any_of(_COUNTS),
        any_of("trick", "stich", "tochoo", "thulla", "wie viele", "how many heaps"),
    ),
    Mark(
        "ace of trumps over the two",
        (_DEUCE,),
        re.compile(
            rf"\b(?:{_TRUMP_ACE})\b[^.?!]*\b(?:{_BEATS})\b[^.?!]*\b(?:two|2|zwei|deuce|sie)\b"
            rf"|\bschlägt (?:das )?(?:{_TRUMP_ACE})"
        ),
        any_of("normal\\w*", "plain", "ordinary", "led", "leads"),
    ),
    Mark(
        "two over the ace of trumps",
        (_DEUCE,),
        re.compile(
            rf"\b(?:{_BEATS})\b[^.?!]*\b(?:{_TRUMP_ACE})\b|\b(?:{_TRUMP_ACE})\b[^.?!]*\b(?:weg|second best)\b"
            rf"|\b(?:höher|higher|stärker|stronger)\b[^.?!]*\b(?:{_TRUMP_ACE})"
        ),
        any_of("normal\\w*", "plain", "ordinary", "led", "leads", "diamonds are trumps?"),
    ),
    Mark(
        "trumps before looking",
        (_NAMES,),
        re.compile(
            rf"\b(?:before|bevor|ehe|eh|ohne|without|vor dem)\b[^.?!]*\b(?:{_LOOKS}|deal\w*|austeil\w*|ausgeteilt"
            rf"|verteilt|geben|gegeben|get|gets"
            r"|karten|cards)\b|\bblind\w*\b"
        ),
        any_of(
            _FIRST_HAND,
            r"erst (?:in |mal |die |seine |ihre |meine |reinschau\w*|anschau\w*)",
            "zuerst",
            "first",
            "vorher",
            "beforehand",
            "danach",
            "afterwards",
        ),
    ),
    Mark(
        "trumps after looking",
        (_NAMES,),
        re.compile(
            rf"\b(?:erst|zuerst|vorher|zuvor|beforehand|first|already|schon|after|nachdem|before naming|before (?:i"
            rf"|he|she|they) names?)\b"
            rf"[^.?!]*\b{_LOOKS}\b|\b{_LOOKS}\b[^.?!]*\b(?:first|zuerst|vorher|zuvor|beforehand|bevor|ehe|eh|before"
            rf"|danach|then)\b"
        ),
        any_of(_FIRST_HAND.replace("first hand|", ""), "without", "blind", "ohne", "bevor er austeilt"),
    ),
)

__all__ = ["MARKS"]
