"""Marks of the Gurke family: second lives, buying back in, sets, equal cards, what lies open."""

from __future__ import annotations

import re

from tutor.asking.plain_mark import MAY, Mark, any_of

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

_IN_NORWAY = re.compile(r"\b(?:norw\w*|bergen|oslo|trondheim|gurka)\b")
_TWENTY_ONE = any_of("21", "einundzwanzig", "twenty-one")
_GONE = (
    r"out|raus|draußen|draussen|weg|gone|over|erledigt|geschieden|ausgeschieden|scheid\w*|dead|finished|ganz aus"
    r"|that['’]?s it|bye"
)
_NOT_21 = (
    r"agurk|denmark|dan\w*|dän\w*|joker\w*|ace|ass|22|20|second time|zweite[ns]? mal|vidargas|nochmal anfangen|sweden"
    r"|schwed\w*|buy\w*|kauf\w*|bis"
)
_BUY = (
    r"buy(?:ing)?(?: \w+){0,3} (?:back|in)|bought back|(?:rein|ein|zurück)zu?kauf\w*|zurück ?kauf\w*|einkauf\w*"
    r"|wieder (?:rein|ein)\w*|pay (?:again|2|to come back|another)|second stake|zweite[nr]? einsatz|return|come back"
)
_SWEDEN = any_of(r"swed\w*|schwed\w*|gurka|älter\w*|old(?:er|est)?")
_OTHERS_IN = any_of(
    r"(?:three|four|five|six|[3-6]|drei|vier|fünf|sechs)(?: \w+){0,3} (?:are |sind |r )?(?:all )?(?:still"
    r"|noch|left|others"
    r"|andere\w*)",
    r"others? (?:are |r )?(?:all )?still|noch (?:genug|dabei|drin|im spiel)|enough|other (?:three|four|five)",
)
_TWICE = (
    r"two times|twice|second time|zweimal|zwei ?mal|zweites mal|zum zweiten mal|nochmal|noch ?mal|again|as often|so oft"
    r"|beliebig oft|another comeback|mehrmals|more than once|öfter|how often|once before|schon (?:mal|einmal)"
)
_NOT_ENOUGH = (
    r"just|only|als einzige|both|two others?|zwei sind|obliged|need|owe|have to|muss|single stake|one stake"
    r"|free|umsonst"
    r"|straight|at once|sofort|how much|wie viel|price|stake as|two (?:are )?left|only two|nur (?:noch )?zwei|nils and"
    r"|fixed stake"
)
_AS_MUCH = (
    r"(?:genau ?so ?viel|gleich ?viel|ebenso ?viel|dasselbe|same (?:again|amount|as|price)|as much|equal to"
    r"|the same)\b[^?]*\b(?:wie"
    r"|as|einsatz|anfang|stake|start|beginning|opening|paid|first)"
)
_NOT_TWICE = (
    r"kostet|costs?|umsonst|free|ohne|without|muss|must|single stake|never|noch nie|first time|erstes mal|zum ersten"
    r"|highest|points|punkten?"
)
_ICELAND = any_of(r"iceland\w*|island\w*|isländ\w*|gúrka|reykjav\w*")
_TOGETHER = (
    r"together|at once|in one go|same time|on einmal|auf einmal|zusammen|gleichzeitig|all (?:three|3)|alle (?:drei|3)"
    r"|gemeinsam|zugleich|down three|three (?:\w+ )?(?:out|at)"
)
_NOT_THREE = (
    r"three cards (?:left|in hand)|final|everything|(?:six|6)(?:es)? of clubs|kreuz[- ]?(?:6|sechs)|liegt"
    r"|drei karten|last"
    r"|letzten|two|zwei(?:er|en)?|four equal|vier|3 karten|nothing else|sonst nichts|only|nur|lay(?:ing)? on|antwort\w*"
    r"|follow\w*|must|muss|have to|all of them|lauter"
)
_KURKO = any_of(r"kurko|mätäpesä|matapesa|schmutzige\w* nest|dirty nest")
_THIRTY = any_of("30", "thirty", "dreißig")
_RASSI = any_of("rassi")
_AN_ACE = any_of(r"ace\w*|ass\w*|as")
_FREE = (
    r"free\w*|umsonst|frei|without (?:incurring )?(?:a )?doubl\w*|kostenlos|ohne (?:zu )?(?:verdopp\w*|dopp\w*)|gratis"
)
_NOT_FREE = (
    r"spoil\w*|verhinder\w*|stop\w*|im weg|rule out|no aces?|kein ass|without an ace|except|also a|plus a"
    r"|later|two aces"
)
_LAST_TRICK = any_of(r"(?:last|final|letzte\w*|letzen|allerletzte\w*) (?:trick|stich)\w*")
_EQUAL = any_of(
    r"(?:same|equal|gleich\w*|another|auch|also|other|noch|zweite\w*|as well|ebenfalls|tie|tied)\b",
    r"\b(?:a|an|eine?n?|the) (nine|eight|seven|ten|jack|queen|king|9|8|7|10|neun|acht|zehn|sieben|buben?|dame|könig)\b"
    r"[^?]*\b\1\b",
)
_OFF = (
    r"(?:off|down|abgezogen|abziehen|gutgeschrieben|gutschrift|plus\w*|knocked|deduct\w*|subtract\w*|runter|weniger"
    r"|taken|pluspunkte?|abzug)"
)
_SCORE = r"(?:points?|punkte?|score|konto|mine|zettel|something|was|pluspunkt\w*|nine|eight)"
_NOT_PLUS = (
    r"norw\w*|swed\w*|schwed\w*|pol\w*|ogorek|ogórek|share\w*|split|teil\w*|below zero|unter null|both|beide|all pay"
    r"|alle zahlen|how many|wie viele|minus\w*|iceland|island|später\w*|later of|after the loser|nach dem"
    r"|lower|niedriger"
    r"|two equal cards below"
)
_SUIT_MATTERS = any_of(
    r"(?:suits?|farben?|farb|zeichen)\b[^?]*\b(?:matter\w*|rolle|count\w*|zähl\w*|irrelevant|bedeutung)",
    r"(?:matter\w*|rolle|irrelevant)\b[^?]*\b(?:suits?|farben?|farb)",
)
_SECOND = any_of(
    r"(?:second time|zweite[ns]? ?mal|zum zweiten|again|noch ?mal|wieder|second life|zweites? leben"
    r"|new life|already|schon)"
)
_LIMIT = any_of(r"21|limit|grenze|gurke|cucumber|agurk")
_FOR_GOOD = any_of(
    r"(?:dead|out|gone|raus|tot|draußen|ausgeschieden|weg)\b[^?]*\b(?:for good|endgültig|finally"
    r"|for ever|forever|ganz)",
    r"(?:for good|endgültig|ganz)\b[^?]*\b(?:dead|out|gone|raus|tot|draußen|ausgeschieden|weg)",
)
_NOT_SECOND = (
    r"first time|ersten mal|erstes mal|norw\w*|swed\w*|schwed\w*|pol\w*|with (?:a|the)"
    r"|mit (?:einem|einer|dem|der)|finn\w*"
    r"|iceland\w*|isl\w*|points|punkte\w*"
)
_FACE_DOWN = (
    r"face[- ]down|turned (?:over|down)|umgedreht|umdreh\w*|zugedeckt|verdeckt\w*|eingesammelt|gathered"
    r"|collected|covered"
    r"|weggelegt"
)
_LEFT_OVER = any_of(
    r"left ?over|übrig\w*|undealt|not dealt|nicht (?:ausgeteilt\w*|verteilt\w*|ausgegeben\w*)"
    r"|weren['’]?t dealt|remaining"
    r"|stock|talon|stapel"
)
_SEEN = (
    r"look\w*|see|seen|peek|shown?|show|guck\w*|anschau\w*|ansehen|schau\w*|gezeigt|zeig\w*|aufgedeckt"
    r"|face[- ]up|open|offen"
)
_NOT_SEEN = (
    r"unseen|verdeckt|face[- ]down|nobody|niemand|keiner|swap\w*|tausch\w*|played|gespielt\w*|trick\w*|stich\w*|stay\w*"
    r"|losing cards|shuffl\w*|misch\w*"
)

MARKS = (
    Mark("second life in Norway", (_NORWAY, _LIFE), _LIFE, any_of(_OTHER_COUNTRY)),
    Mark("out with 21 in Norway", (_IN_NORWAY, _TWENTY_ONE), any_of(_GONE), any_of(_NOT_21), denies=True),
    Mark(
        "buy back while three are in",
        (_SWEDEN, any_of(_BUY), _OTHERS_IN),
        any_of(rf"(?:{MAY})[^?]*(?:{_BUY})"),
        any_of(_TWICE, _NOT_ENOUGH),
    ),
    Mark("buy back twice", (_SWEDEN, any_of(_BUY), any_of(_TWICE)), any_of(_BUY, _TWICE), any_of(_NOT_TWICE)),
    Mark(
        "buying back costs as much",
        (_SWEDEN, any_of(_BUY, "rückkauf")),
        any_of(_AS_MUCH),
        any_of(r"more|mehr|free|umsonst|single stake|many|sandgren|double|doppelt|how much"),
    ),
    Mark(
        "three equal cards led",
        (_ICELAND, any_of(r"three|drei|3|8, 8, 8|jacks?|dreier")),
        any_of(_TOGETHER),
        any_of(_NOT_THREE),
    ),
    Mark(
        "drops out in Kurko",
        (_KURKO, _THIRTY),
        any_of(r"drop\w*|out|raus|ausscheid\w*|scheid\w*|leave|aufhör\w*"),
        any_of(r"over|ends?|gewonnen|win|wins|all but|no one|niemand|play on|bleib\w*"),
    ),
    Mark("free swap with an ace in Rassi", (_RASSI, _AN_ACE), any_of(_FREE), any_of(_NOT_FREE)),
    Mark(
        "plus points for an equal card",
        (_LAST_TRICK, _EQUAL),
        any_of(rf"{_SCORE}\b[^?]*\b{_OFF}", rf"{_OFF}\b[^?]*\b{_SCORE}"),
        any_of(_NOT_PLUS),
    ),
    Mark("the suit matters", (_SUIT_MATTERS,), _SUIT_MATTERS, any_of(r"iceland\w*|isl\w*|gúrka|clubs|6|six|sechs")),
    Mark("out the second time", (_SECOND, _LIMIT), _FOR_GOOD, any_of(_NOT_SECOND)),
    Mark(
        "tricks turned face down",
        (any_of(r"tricks?|stiche?n?|cards?|karten"),),
        any_of(_FACE_DOWN),
        any_of(r"stock|stapel|dealt|gegeben|leftover|übrig\w*|swap\w*|tausch\w*|deck|undealt"),
    ),
    Mark("left-over cards seen", (_LEFT_OVER, any_of("cards?|karten|kartn")), any_of(_SEEN), any_of(_NOT_SEEN)),
)

__all__ = ["MARKS"]
