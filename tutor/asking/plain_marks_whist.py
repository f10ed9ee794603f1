"""Marks of Knock-Out Whist: the dog’s life, who names trumps and when, cuts, the two of diamonds, the rainbow."""

from __future__ import annotations

import re

from tutor.asking.plain_mark import MUST, Mark, any_of

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
    r"\b(?:kein\w* (?:einzigen )?stich|keinen|(?:failed|fails) to (?:take|make|win)|gar ?nix|no tricks?"
    r"|not (?:a|one) (?:single )?trick|nix|null|nichts|blank\w*"
    r"|empty|leer|nothing|zero|zilch"
    r"|trickless|without a trick|ohne stich|nada|no trick)\b"
)
_TWO_ZERO = r"zwei|two of us|all get|several|own dog|eigenes|jede[rm]?|every (?:player|body)"
_LAST_HAND = re.compile(
    r"\b(?:last|final|seventh|letzte[nr]?|allerletzte[nr]?|siebte[nr]?) (?:hand|runde|deal|round)\b"
    r"|\bone card (?:each|apiece)\b|\b(?:jeder|je) (?:nur )?eine"
    r" karte\b|\b(?:mit|with) (?:nur |just )?(?:einer|one) (?:karte|card)\b"
)
_WINS = r"wins?|won|winner|gewinn\w*|gewonnen|sieger\w*"
_ALL_THE_SAME = r"trotzdem|anyway|still|selbst wenn|even if|whole|ganze"

_OWN_DOG = (
    r"(?:each|every|jede[rmn]?|everybody|everyone|alle|all)\b[^.?!]*\b(?:own|eigen\w*|einmal|once|one|eins|gut)"
    r"|own (?:one|dog)|one dog['’]?s li[fv]es? (?:for )?each|one each"
)
_A_LIFE = any_of(r"dog\w*", r"hund\w*", "lifeline", "second chance", "zweite chance")
_NOT_EACH = (
    r"guernsey|geld|zwei|two|both|beide|same hand|trick|stich|karte(?:n)? (?:mehr|weniger)|out|raus|first hand|survived"
)
_TIE = any_of(
    r"tied?|ties|tying|level|apiece|gleich (?:viele?|vui)|gleichstand|equal|same number|the same|gleichauf",
    r"each (?:took|got|have|had)|je (?:zwei|drei|vier)|drei stiche|three tricks",
)
_CUT = r"(?:cut|cuts|cutting|abheb\w*|abhebt|abgehob\w*|abghobn|heb\w* (?:\w+ )*ab|hebt|heben)"
_TOO = r"whole table|everyone|everybody|all (?:of us|players|the players)|alle|too|as well|auch|also|rest"
_NOT_CUT = (
    r"higher|höher\w*|highest|höchste\w*|ace|ass|lowest|low|niedrig\w*|deal\w*|geb\w*|turn\w* (?:a card|up)|aufdeck\w*"
    r"|decken|aufgedeckt|guernsey|age\w*|second place|before|bevor|instead|statt|or|oder|only|nur|bloß"
)
_OTHERS_CUT = (
    r"fewer|weniger|(?:should|may|darf|can|will) \w+ (?:cut|mit\w*)|mitmachen|mitab\w*|with us|ohne|without"
    r"|recommend\w*|along|wants to|will auch"
)
_TWO_BLANK = any_of(
    r"(?:both|beide|two|zwei|2)\b[^?]*\b(?:no tricks?|nothing|zero|null|keinen|kein\w* stich|nix|leer"
    r"|gar nix|ohne stich"
    r"|nichts|blank\w*|not (?:one|a single) trick)",
    r"\w+ (?:and|und|&) \w+\b[^.?!]*\b(?:no tricks?|nothing|zero|null|keinen|nix|leer|gar nix|ohne stich|nichts|zilch)",
    r"(?:zero|no) tricks?\b[^.?!]*\bboth",
)
_FIRST_BLANK = any_of(r"first|erste[nrsm]?|opening|noch nie|never|zum ersten")
_BOTH_IN = any_of(
    r"(?:both|beide|two|zwei|they|die)\b[^?]*\b(?:stay\w*|still|in|dabei|weiter\w*|dog\w*|hund\w*|life|one card"
    r"|eine karte|get)"
)
_NOT_BOTH = (
    r"only one|nur eine[rn]?|out|raus|fliegen|ausgeschieden|won|gewonnen|guernsey|had (?:it|the|his|her)"
    r"|schon|used|verbraucht"
    r"|how many|just two|only two|nur zu zweit|hand two|zweite\w*|second hand|got (?:the|a) dog\w*|vorhin|wieder"
)
_VOID = any_of(
    r"(?:no|nae|without|kein(?:e|en|s)?|koa\w*|none|void|blank)\b", r"can(?:not|['’]?t) follow", r"nicht bedienen"
)
_TRUMP = r"(?:trumps?|trumpf|trümpfe?|ruff\w*)"
_NOT_TRUMP = (
    r"over\w*|higher|höher\w*|lead\b[^.?!]*\btrump|trumps? (?:are |is |was )?led|ausgespielt\w* trumpf|only trumps"
    r"|nur (?:noch )?(?:trumpf|trümpfe)|name|ansag\w*|choose|smallest|kleinste\w*|dog\w*|hund\w*|lowest|niedrigste\w*"
    r"|highest|last hand|one card|already trumped|hat (?:schon )?getrumpft|no trumps?|ohne trumpf|trumpf wird"
    r"|follow\b[^?]*\btrump"
)
_EQUALLY_LONG = any_of(
    r"(?:equally|gleich|same|just as|genau so|genauso|both) (?:long|lang)\w*|same length|equal length",
    r"(?:two|zwei) suits? (?:of|with) (?:equal|the same)",
)
_WEAK = r"(?:weak\w*|poor\w*|schwäch\w*|schlecht\w*|small\w*|low\w*|kleiner\w*|niedrig\w*)"
_STRONG = r"(?:strong\w*|big|high\w*|stärk\w*|stark\w*|dick\w*|hohe\w*|better|besser\w*|good|gut\w*)"
_RAINBOW = any_of(r"rainbow\w*", r"regenbogen\w*")
_OTHER_HAND = (
    r"(?:(?:five|six|seven|three|two|[567])[- ]?cards?\b|(?:fünf|sechs|sieben|drei|zwei)(?: ?karten)\w*|other hands?"
    r"|(?:fünf|sechs|sieben) karten|five cards|andere\w* (?:hand|händen|runden?)"
    r"|(?:bei|mit|with) (?:fünf|sechs|sieben|[567]|five|six|seven)\b)"
)
_HAND_OF_FOUR = any_of(
    r"(?:four|4)[- ]?cards?|vier[- ]?karten\w*|(?:mit|bei|with|of) (?:vier|4|four)(?: karten| cards)?|4 karten"
)
_FOUR_SUITS = re.compile(
    r"(?=.*(?:\bherz|\bhearts?\b|♥))(?=.*(?:\bpik|\bspades?\b|♠))(?=.*(?:\bkaro|\bdiamonds?\b"
    r"|♦))(?=.*(?:\bkreuz|\bclubs?\b|♣))"
    r"|\b(?:one of each|each suit|alle vier farben|all (?:four|4) suits|vier verschiedene|four different)\b"
)
_NOT_RAINBOW = (
    r"two of us|zwei\w*|two|auch|also got|too|both|beide|missing|fehlt|dog\w*|hund\w*|only|nur"
    r"|trumps? named|still (?:have to|be)"
    r" play\w*|noch gespielt|claim\w*|no (?:club|spade|heart|diamond)s?|kein (?:herz|pik|karo|kreuz)"
    r"|three suits|drei farben"
    r"|swapped|getauscht|share\w*"
)
_WON = r"(?:won|win|wins|gewonnen|gewinn\w*|sieg\w*|count\w*|gilt|zählt|on the spot)"
_DOGS_TRICK = any_of(
    r"(?:dog\w*|hund\w*|one card|single card|eine\w* karte)\b[^?]*\b(?:trick|stich|won|gewonnen|rett\w*|saved|surviv\w*"
    r"|überleb\w*)",
    r"(?:trick|stich|saved|survived|gerettet|rettet)\b[^?]*\b(?:dog\w*|hund\w*|one card|single card|eine\w* karte)",
)
_NEXT_HAND = any_of(r"next|nächste\w*|danach|dann|after|again|wieder|following")
_FULL = (
    r"(?:proper|full|normal\w*|voll\w*|ganze\w*|as many|so ?viele?|usual|gleich ?viele?|same number"
    r"|wie (?:die |alle )?andere\w*|like (?:the others|everyone|everybody))"
)
_NOT_AFTER = (
    r"knock\w*|klopf\w*|guernsey|lead\w*|two dogs|zwei hunde|no trick|ohne stich|keinen|blank\w*|first-hand|how many"
    r"|wie ?viele|nobody"
)
_DEALS = r"(?:gibt|geben|deal\w*|geber\w*|teilt)"
_ON = (
    r"(?:der nächste|next (?:player|person|one|in line)|reihum|pass(?:es)? (?:on|to the left|round)|rotate\w*|weiter\w*"
    r"|move\w* (?:on|to the left|round))"
)
_NOT_ON = (
    r"winner|sieger|most|meiste\w*|dog\w*|hund\w*|out|raus|knocked|right|recht\w*|same|immer der(?:selbe|gleiche)|house"
    r"|first hand|cut\w*|guernsey"
)
_ACE = r"(?:aces?|asse?|as)"
_HIGHEST = (
    rf"{_ACE}\b[^?]*\b(?:high\w*|höch\w*|höher\w*|beats?|schlägt|sticht|über|top\w*|above)\b"
    r"(?:[^?]*\b(?:kings?|könig\w*|cards?|karte\w*|all|alles?|everything|of all)|\W*$)"
)
_NOT_HIGHEST = (
    r"pik|spades?|trump\w*|trumpf\w*|lead\w*|led|throw\w*|clubs?|hearts?|diamonds?|herz|karo|kreuz|low|two"
    r"|zwei|2|cut\w*"
    r"|abheb\w*|void|must|muss|named|called|rangfolge|dog\w*"
)

MARKS = (
    Mark(
        "full hand on the first dog",
        (_GUERNSEY, _DOG),
        any_of(
            r"(?:full|complete|whole|volle[sn]?|komplette\w*|ganze[sn]?) (?:hand|blatt|hände|set)",
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
    Mark(
        "a dog of one’s own after another had it",
        (_DOG_HAD, _FIRST_TIME, _NO_TRICK),
        any_of(
            r"krieg\w*|bekomm\w*|get|gets|steht (?:mir|ihm|ihr)|owed|entitled|chance|noch ein\w*|eins|one too"
            r"|as well|too|auch|another|retten|saved"
        ),
        any_of(
            _TWO_ZERO,
            r"out|raus|draußen|fliegt?|ausgeschieden|who (?:gets|is|goes|leads)|wer|guernsey|same hand|both|beide",
        ),
    ),
    Mark(
        "out though it is the first time",
        (_DOG_HAD, _FIRST_TIME, _NO_TRICK),
        any_of(
            r"out|raus|draußen|draussen|fliegt?|flieg|ausgeschieden|scheid\w*|weg|finish\w*|knocked out|gone|send\w*"
        ),
        any_of(
            _TWO_ZERO,
            r"(?:nicht|not|n['’]t) (?:\w+ )?(?:out|raus|weg)|who (?:gets|is|goes)|wer|guernsey|same hand|both|beide",
        ),
        denies=True,
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
            rf"|\b(?:{_BEATS})\b[^.?!]*\b(pik|herz|kreuz)[- ]ass\b[^.?!]*\b\1 (?:ist )?trumpf"
            rf"|\b(spades|hearts|clubs) (?:are|is) trumps?\b[^?!]*\b(?:{_BEATS})\b[^.?!]*\bace of \2\b"
            rf"|\b(?:{_BEATS})\b[^.?!]*\bace of (spades|hearts|clubs)\b[^.?!]*\b\3 (?:are|is) trumps?"
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
    Mark(
        "wins by the last trick",
        (_LAST_HAND,),
        any_of(rf"(?:{_WINS})[^.?!]*(?:{_ALL_THE_SAME})", rf"(?:{_ALL_THE_SAME})[^.?!]*(?:{_WINS})"),
        any_of(r"trumps?", "trumpf", "dog", r"hund\w*"),
    ),
    Mark("a dog’s life each", (_A_LIFE, any_of(_OWN_DOG)), any_of(_OWN_DOG), any_of(_NOT_EACH)),
    Mark("tied players cut", (_TIE, any_of(_CUT)), any_of(_CUT), any_of(_TOO, _NOT_CUT, _OTHERS_CUT)),
    Mark(
        "others cut too",
        (any_of(_CUT), any_of(r"tricks?|stiche?")),
        any_of(rf"(?:{_TOO})[^.?!]*{_CUT}", rf"{_CUT}[^.?!]*(?:{_TOO})"),
        any_of(_NOT_CUT, r"both|beide|all three|alle drei|three (?:of us )?(?:are )?(?:tied|level)"),
    ),
    Mark("both without a trick still in", (_TWO_BLANK, _FIRST_BLANK), _BOTH_IN, any_of(_NOT_BOTH)),
    Mark(
        "only one of two gets the dog’s life",
        (_TWO_BLANK, _FIRST_BLANK),
        any_of(r"(?:only|just|nur|bloß) (?:one|eine[rn]?|a single)"),
        any_of(r"one card|eine karte|schon|used|verbraucht|guernsey|had (?:it|the|his|her)"),
    ),
    Mark(
        "must trump when void",
        (_VOID, any_of(_TRUMP)),
        any_of(rf"(?:{MUST})\b[^?]*\b{_TRUMP}", rf"{_TRUMP}\b[^?]*\b(?:{MUST})"),
        any_of(_NOT_TRUMP),
    ),
    Mark(
        "weaker of two long suits",
        (_EQUALLY_LONG,),
        any_of(_WEAK, rf"(?:not|nicht)\b[^?]*\b{_STRONG}"),
        any_of(r"longer|länger\w*|must|muss"),
        denies=True,
    ),
    Mark(
        "stronger of two long suits",
        (_EQUALLY_LONG,),
        any_of(_STRONG),
        any_of(_WEAK, r"longer|länger\w*|not|nicht"),
    ),
    Mark(
        "rainbow in another hand",
        (_RAINBOW, any_of(_OTHER_HAND)),
        any_of(_WON),
        any_of(r"vier|four|4|swap\w*|tausch\w*|exchang\w*|missing|fehlt|dog\w*|hund\w*|only in|nur in"),
    ),
    Mark(
        "rainbow in the hand of four",
        (_RAINBOW, _HAND_OF_FOUR, _FOUR_SUITS),
        any_of(r"won|win|wins|gewonnen|gewinn\w*|on the spot"),
        any_of(_OTHER_HAND, _NOT_RAINBOW),
    ),
    Mark(
        "a full hand after the dog’s life",
        (_DOGS_TRICK, _NEXT_HAND),
        any_of(_FULL),
        any_of(_NOT_AFTER, "or one", "oder (?:nur )?eine", "still only", "weiter nur", "weiterhin"),
    ),
    Mark(
        "still a dog after a trick",
        (_DOGS_TRICK, _NEXT_HAND),
        any_of(r"(?:only|just|still|nur|bloß|weiter\w*)\b[^?]*\b(?:one|eine|single|dog\w*|hund\w*)"),
        any_of(_NOT_AFTER, r"full|voll\w*|normal\w*|proper|who|wer\b[^?]*stich macht"),
    ),
    Mark("the deal passes on", (any_of(_DEALS),), any_of(rf"{_DEALS}\b[^?]*\b{_ON}"), any_of(_NOT_ON)),
    Mark("ace highest in whist", (any_of(_ACE),), re.compile(rf"\b{_HIGHEST}"), any_of(_NOT_HIGHEST)),
)

__all__ = ["MARKS"]
