"""Marks of Crazy Eights: an empty stock, drawing and passing, eights, twos, hands, what an ace costs."""

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
    r"|zu ziehen|to draw|to pull|to pick up|left to draw"
    r"|zum nehmen)\b|\bkein stapel mehr\b|\bzum ziehen (?:ist|gibt (?:es|s)|is) (?:nichts|nix)\b"
)
_PASS = re.compile(
    r"\b(?:passen|passe|passt(?= (?:trotzdem|einfach))|passing|pass|passes|passed|gepasst|weiter|aussetzen"
    r"|verzichten|skip"
    r"|sit (?:this |it )?out|schieben)\b"
)
_COULD = re.compile(
    r"\b(?:obwohl|obgleich|auch wenn|even (?:though|tho|if|i have|when)|although|though|tho|while"
    r"|trotz)\b[^.?!]*\b(?:passt"
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
_EIGHT_ON = re.compile(
    r"\b(?:8|eights?|achte?[rn]?)\b[^.?!]*\b(?:on|auf|über|over|onto|on top of|cover\w*|drauf)\b[^.?!]*\b(?:8"
    r"|eights?|achte?[rn]?|his|hers|theirs|seine|ihre)\b"
    r"|\b(?:another|noch ne|noch eine|eine weitere|andere) (?:8|eight|achte?r?)\b"
)
_TWO_EIGHTS = re.compile(
    r"\b(pik|herz|karo|kreuz)[- ]?(?:8|acht)\b[^?]*\b(?!\1)(?:pik|herz|karo|kreuz)[- ]?(?:8|acht)\b"
    r"|\b(?:8|eight)\b[^?]*\b(?:spade|heart|diamond|club) (?:8|eight)\b"
    r"|\b(?:8|eight)\b[^?]*\b(?:8|eight) of (?:spade|heart|diamond|club)s\b"
)
_DEMANDED = r"verlang\w*|gewünscht|wünscht\w*|angesagt|ansag\w*|called|calls|wants|wanted|demand\w*|named|asked for"
_AN_EIGHT_ON_IT = re.compile(rf"{_EIGHT_ON.pattern}|(?=.*\b(?:{_DEMANDED})\b)(?:{_TWO_EIGHTS.pattern})")
_NOT_EIGHT = (
    r"zwei|retten|wong|must match|passen müssen|muss passen|two eights|zwei achte\w*|both|beide|at once"
    r"|gleichzeitig|zusammen"
    r"|two|zweier|2|owe\w*|last card"
    r"|letzte\w*|same suit|gleiche farbe|points?|punkte|muss|must|have to|drawn|gezogen|jacks?|buben"
    r"|without calling|ohne (?:an|zu)|who|wer|which"
)
_GONE = re.compile(
    r"\b(?:stock|\w*stap+el|talon|piles?|deck)\b[^.;?!]{0,40}\b(?:leer|alle|weg|aufgebraucht|empty|gone|used up"
    r"|exhausted|run out|finish\w*)\b"
    r"|\b(?:nix|nichts|keine?|nothing|no)(?: (?:more|mehr|left|cards?|karten?|da))* (?:mehr )?(?:zum ziehen"
    r"|zu ziehen|to draw|left to draw)\b"
)
_BLOCKED = r"block\w*|festgefahren|stuck|abgerechnet|over|aus|vorbei|zu ende|finished|ends?"
_PASS_LAY_PASS = re.compile(
    r"\bpass\w*\b.*\b(?:leg\w*|lays?|laid|play(?:s|ed)|puts?|spiel\w*)\b.*\b(?:pass\w*|dann wieder)\b", re.DOTALL
)
_MORE_PASSES = (
    r"(?:leg\w*|lays?|laid|play(?:s|ed)|puts?)\b(?:.*\bpass\w*){3,}|turn|dran|may|whose|who|wer|points?|punkte?"
    r"|eight|acht"
)
"""Whoever laid a card may have passed too by now, or something else is asked."""

_TWO = (
    r"(?:zu zweit|zwei spieler\w*|two of us|two players|2 players|us two|just two|only two|beide|beiden|wife and i"
    r"|(?:i|me) and my \w+|zwei leute\w*|zwei|2 leute|pair of us|both)"
)
_MORE = (
    r"(?:zu (?:dritt|viert|fünft|sechst|siebt|acht)|(?:three|four|five|six|seven|[3-7]) (?:of us|players|people|folk)"
    r"|(?:drei|vier|fünf|sechs|[3-6]) (?:spieler\w*|leute\w*|personen)|we(?: a|['’])re (?:three|four|five|six|[3-6])"
    r"|mehr als zwei|more than two|dritt)"
)
_EACH_FIVE = (
    r"(?:(?:five|5|fünf)\b[^.?!]{0,12}\b(?:cards?|karten|each|apiece)"
    r"|(?:jeder?|each|both|beide|everyone|everybody)\b[^.?!]{0,20}\b(?:five|5|fünf)\b)"
)
_EACH_SEVEN = _EACH_FIVE.replace("five|5|fünf", "seven|7|sieben")
_NO_DEAL = (
    r"packs?|päck\w*|decks|große\w*|large|kleiner\w*|fewer|weniger|six cards|wie ?viele|how many|or|oder|übrig|left"
    r"|hand\w* play|stock|heap"
)
_WONG = any_of("wong", "szu kay")
_UNFIT = any_of(
    r"(?:not|nicht|n't|neither|null|gar nicht|kein\w*|weder|no)\b[^.?!]*\b(?:match\w*|fits?|passt|passen"
    r"|passend\w*|suit"
    r"|farbe)",
    r"unpassend\w*",
)
_CALL = (
    r"(?:call|name|wish|demand|ask for|choose|pick|determine|nenn\w*|ansag\w*|wünsch\w*|aussuch\w*"
    r"|bestimm\w*|verlang\w*"
    r"|such\w*|sag\w*|fordern)"
)
_SUIT = r"(?:pik|herz|karo|kreuz|spades?|hearts?|diamonds?|clubs?)"
_RANKED = r"(?:könig|dame|bube|ass|neun|zehn|sieben|sechs|fünf|vier|drei|10|[2-79])"
_RANK = r"(?:king|queen|jack|ace|nine|ten|seven|six|five|four|three|10|[2-79])"
_MATCHING = re.compile(
    rf"\b(pik|herz|karo|kreuz)[- ]?{_RANKED}\b.*\b\1[- ]?(?:8|acht)\b"
    rf"|\b(pik|herz|karo|kreuz)[- ]?(?:8|acht)\b.*\b\2[- ]?{_RANKED}\b"
    rf"|\b{_RANK} of (spades|hearts|diamonds|clubs)\b.*\b(?:8|eight) of \3\b"
    rf"|\b(?:8|eight) of (spades|hearts|diamonds|clubs)\b.*\b{_RANK} of \4\b"
)
_NOT_MATCHING = re.compile(
    rf"\b(pik|herz|karo|kreuz)[- ]?{_RANKED}\b.*\b(?!\1)(?:pik|herz|karo|kreuz)[- ]?(?:8|acht)\b"
    rf"|\b(pik|herz|karo|kreuz)[- ]?(?:8|acht)\b.*\b(?!\2)(?:pik|herz|karo|kreuz)[- ]?{_RANKED}\b"
    rf"|\b{_RANK} of (spades|hearts|diamonds|clubs)\b.*\b(?:8|eight) of (?!\3)(?:spades|hearts|diamonds|clubs)\b"
    rf"|\b(?:8|eight) of (spades|hearts|diamonds|clubs)\b.*\b{_RANK} of (?!\4)(?:spades|hearts|diamonds|clubs)\b"
)
_NOT_WONG = r"must|muss|have to|nothing|nichts|again|noch ?mal|(?:8|eight|acht)\b.*\b(?:8|eight|acht)"
_ACE_LEFT = any_of(
    r"(?:ace|ass|as)\b[^?]*\b(?:caught|left|at the end|am ende|am schluss|übrig|noch hat|hand|erwischt|stuck|hängen"
    r"|remaining|over)",
    r"(?:caught|left|at the end|am ende|am schluss|übrig|stuck|sitting)\b[^?]*\b(?:ace|ass|as)\b",
)
_ONE_POINT = (
    r"(?:only|just|nur|bloß|single|one|1|ein(?:en)?|einzigen?)\b[^.?!]{0,14}\b(?:points?|punkte?|minuspunkt\w*"
    r"|strafpunkt\w*)|1 strafpunkt"
)
_PENALTY_TWO = any_of(
    r"(?:two|2|zwei|zweier)\w*\b[^?]*\b(?:draw\w*|zieh\w*|pick[- ]?up|penalt\w*|straf\w*|ziag\w*)",
    r"pick[- ]?up twos|zweierregel|zweier-?strafe|zweier",
)
_TWO_LAID = any_of(
    r"(?:two|2|zwei|zwo|zweier) (?:of \w+ )?(?:has|was|is|just|liegt|lies|on me|on the)",
    r"(?:laid|laying|lays|puts?|play(?:s|ed)|hits me with|hingelegt|legt|gelegt|vorgelegt|schmeißt|haut|knallt|leg\w*"
    r"|drops?)\b[^?]*\b(?:two|2|zwei|zwo|zweier)\b",
    r"\b(?:two|2|zwei|zwo|zweier)\b[^?]*\b(?:laid|lays|played|hingelegt|gelegt|vorgelegt|liegt)",
)
_EIGHT = r"(?:eights?|8|achte?r?n?)"
_SAVED = (
    r"herum|rum|avert|avoid|escape|ward off|save me|get out|retten|rettet|abwehr\w*|kontern|counter|answer|beantworten"
    rf"|block\w*|instead|dodge|schützt|davon|{MAY}"
)
_PAID = (
    r"drawn my|gezogen|already drew|took (?:his|her)|drew (?:his|the)|taken|picked up|genommen|aufgenommen"
    r"|after|nachdem|plain"
    r"|normal\w*|grundspiel|basic|only on|no twos?-rule|queen|dame|then|danach"
)
_SILENT = any_of(
    r"(?:forg[eo]t\w*|forgotten|verschwitz\w*|vergess\w*|vergaß|keeps? (?:quiet|mum)|kept (?:quiet|mum)|mum"
    r"|silent|said nothing"
    r"|says nothing|nichts gesagt|sagt nichts|nicht gesagt|didn['’]?t say|does(?:n['’]?t| not) (?:say|announce)"
    r"|without (?:saying|announcing)|schwieg\w*|ohne (?:es )?(?:zu sagen|anzusagen|was zu sagen)|nix gsagt|failed to)"
)
_ANNOUNCE = any_of(
    r"announc\w*|say so|said so|speak up|call out|meld\w*|ansag\w*|angesagt|mau|say something|last card|letzte\w* karte"
)
_PENALTY = r"(?:draw\w*|pick\w* up|penal\w*|zieh\w*|straf\w*|extra cards?|two cards|zwei karten)"
_NO_PENALTY = (
    r"how many|wie ?viele|nobody|niemand|keiner|no one|unnoticed|who|wer|plain|basic|grundspiel|normal\w*"
    r"|left, says|two cards left|zwei karten übrig|second|third|three|drei|miss a turn|aussetz\w*|(?:already|schon) \w+"
    r"|too late|zu spät|after the next|nachdem|danach|erst dann|straffrei|goes free|unpunished"
    r"|and the \w+ of|und die \w+"
)
_STILL_STOCK = any_of(
    r"(?:solange|as long as|while|still|noch|there['’]?s|there are)\b[^?]*\b(?:stock|stapel|stock\w*|karten"
    r"|cards|ziehen"
    r"|draw|pile)"
)
_NO_STOCK = (
    r"leer|empty|alle|gone|mischen|reshuffl\w*|drawn|gezogen|drew|after|nachdem|only[- ]if|legezwang|called|angesagt"
    r"|gewünscht|house|haus\w*|variante?"
)

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
        "eight on eight",
        (_AN_EIGHT_ON_IT,),
        any_of(MAY),
        any_of(_NOT_EIGHT, "wong", "szu", r"keine (?:acht|8)", "no eights?"),
    ),
    Mark("passes after a play", (_GONE, _PASS_LAY_PASS), any_of(_BLOCKED), any_of(_MORE_PASSES)),
    Mark("five for two", (any_of(_TWO),), any_of(_EACH_FIVE), any_of(_NO_DEAL, _MORE, _EACH_SEVEN)),
    Mark("seven for two", (any_of(_TWO),), any_of(_EACH_SEVEN), any_of(_NO_DEAL, _MORE)),
    Mark("five for more", (any_of(_MORE),), any_of(_EACH_FIVE), any_of(_NO_DEAL, _TWO, _EACH_SEVEN)),
    Mark("seven for more", (any_of(_MORE),), any_of(_EACH_SEVEN), any_of(_NO_DEAL, _TWO)),
    Mark("Wong, matching eight calls", (_WONG, _MATCHING), any_of(_CALL), any_of(_NOT_WONG)),
    Mark("Wong, other eight calls", (_WONG, _NOT_MATCHING), any_of(_CALL), any_of(_NOT_WONG)),
    Mark(
        "Wong, eight on anything",
        (_WONG, any_of(_EIGHT), _UNFIT),
        any_of(r"put|lay|play|leg\w*|geht|passt|go|place|use"),
        any_of(rf"{_CALL}\b(?![^.?!]*nothing)", r"must|muss|again"),
    ),
    Mark(
        "an ace costs one",
        (_ACE_LEFT,),
        any_of(_ONE_POINT),
        any_of(r"must|muss|when|called|announce\w*|legen|played|drawn|joker"),
    ),
    Mark(
        "an ace costs eleven",
        (_ACE_LEFT,),
        any_of(r"(?:eleven|11|elf)\b"),
        any_of(_ONE_POINT, r"cards|karten|[2-9]|10|eights?|kings?|queens?|jacks?|könig\w*|damen?|buben?"),
    ),
    Mark(
        "eight on a penalty two",
        (_PENALTY_TWO, _TWO_LAID, any_of(_EIGHT)),
        any_of(rf"{_EIGHT}\b[^?]*\b(?:{_SAVED})", rf"(?:{_SAVED})\b[^?]*\b{_EIGHT}", r"herum|avert|avoid|ward off"),
        any_of(_PAID),
    ),
    Mark("penalty for silence", (_ANNOUNCE, _SILENT), any_of(_PENALTY), any_of(_NO_PENALTY)),
    Mark(
        "pass with a stock",
        (_STILL_STOCK,),
        any_of(rf"(?:{MAY})\b[^?]*\b(?:pass\w*|aussetz\w*|skip)", rf"(?:pass\w*)\b[^?]*\b(?:{MAY})"),
        any_of(_NO_STOCK),
    ),
)

__all__ = ["MARKS"]
