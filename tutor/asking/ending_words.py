"""The words by which a story tells of the end of a trick: who is meant, who has cards left, how a card stands."""

from __future__ import annotations

import re

KIN = (
    "bruder|schwester|vater|mutter|papa|mama|opa|oma|opi|omi|onkel|tante|cousine?|kusine|neffe|nichte|sohn|tochter"
    "|mann|frau|freund(?:in)?|kumpel|schwager|schwägerin|schwiegermutter|schwiegervater|enkel(?:in)?|kollegin?"
    "|kollege|nachbar(?:in)?|gegner(?:in)?|gegenüber|chef(?:in)?|mitbewohner(?:in)?"
    "|brother|sister|father|mother|dad|mum|mom|gran|granny|grandma|grandpa|grandad|uncle|aunt|auntie|cousin|nephew"
    "|niece|son|daughter|husband|wife|friend|mate|flatmate|neighbou?r|opponent|nani|nan|lad|boss|colleague|partner"
    "|mother-in-law|father-in-law|girlfriend|boyfriend|kid|guy|fella|chap|bloke"
)
_HE_SAID = """
bruder vater papa opa opi onkel cousin neffe sohn mann freund kumpel schwager schwiegervater enkel kollege
nachbar gegner chef mitbewohner brother father dad grandpa grandad uncle nephew son husband lad boyfriend guy
fella chap bloke father-in-law
"""
HE = frozenset(_HE_SAID.split())
_SHE_SAID = """
schwester mutter mama oma omi tante cousine kusine nichte tochter frau freundin schwägerin schwiegermutter
enkelin kollegin nachbarin gegnerin chefin mitbewohnerin sister mother mum mom gran granny grandma aunt auntie
niece daughter wife nani nan girlfriend mother-in-law
"""
SHE = frozenset(_SHE_SAID.split())
PRONOUN = {
    "er": "he",
    "he": "he",
    "ihm": "he",
    "him": "he",
    "ihn": "he",
    "ihr": "she",
    "sie": "she",
    "she": "she",
    "her": "she",
}
FIRST_PERSON = (
    r"mine|i|ich|mir|mich|me|i['’](?:m|d|ve|ll)|ive|im(?= (?:in|the|out|left|safe|away|the))|hab|bin|myself|we"
)
SEATS = "north|south|east|west|nord|süd|ost|west"
CUT = re.compile(
    r"(?<!\d)[,;:.?!()]+(?:\s|$)|(?<=\d)[,;:.?!()]+(?:\s|$)|\s[–—-]\s|\s*[()]\s*|\b(?:und|and|n|u|then|dann|aber"
    r"|but|while"
    r"|whereas|obwohl|although|though|weil|because|cause|cos|coz|so|also|während|wobei)\b(?= )"
)
TWO = re.compile(
    r"\b(?:zu zweit|zwei (?:übrig|drin|dabei|leute|im spiel|von uns|sind noch)|(?:nobody|no ?one) else (?:in|left)"
    r"|down to two|(?:two|2) (?:of us|left|players?|people|remain"
    r"\w*|in\b|still)|(?:us|the|last|final|letzten?|wir|die) (?:two|2|zwei|beiden?)\b(?! (?:of (?:spades|hearts"
    r"|diamonds|clubs)|anderen|others?|übrigen|cards?|karten))|alle beide|both of us|beide (?:hände )?leer"
    r"|just (?:me|us)\b"
    r"|heads[ -]up"
    r"|zweikampf|duell?|duel|endspiel|sonst (?:keiner|niemand)|wir zwei|wir beide|übrig sind (?:nur )?(?:ich|\w+)"
    r" und|(?:me|i) and (?:my )?[\w-]+ (?:are |were )?(?:left|remain)|noch zwei\b(?! karten)|2 (?:übrig|left)"
    r"|(?:only|just|nur|bloß|bloss|blos)(?: noch| no)? (?:(?:die|da|der|my|mein\w*|the|meine[nr]?) )?[\w'’-]+"
    r"(?: \w+)? (?:and|und|u\.?|n|&|gegen|versus|vs\.?) (?:(?:die|da|der|my|mein\w*|the|his|her|wee) )?[\w'’-]+"
    r"|[\w-]+ gegen (?:\w+ )?[\w-]+|(?:alle|all the|everyone|everybody) (?:ander\w*|others?|else) (?:sind|is|are|have"
    r"|has|had)?(?: \w+)? ?(?:weg|raus|draußen|out|gone|away|got away|escaped))\b"
)
COUNTS = {
    "drei": 3, "dritt": 3, "three": 3, "vier": 4, "viert": 4, "four": 4, "fünf": 5, "fünft": 5, "five": 5,
    "sechs": 6, "sechst": 6, "six": 6, "sieben": 7, "siebt": 7, "seven": 7,
}  # fmt: skip
PEOPLE = re.compile(
    rf"\b(?:(?:zu|wir (?:sind|waren|warn) (?:noch )?(?:zu )?|noch|still|down to|there(?:'s|s| are| were)?|we are"
    rf"|we're) )?(?P<n>[3-7]|{'|'.join(COUNTS)}) (?:of us|players?|leute|spieler|personen|people|in\b|drin|dabei"
    rf"|übrig|left|still|leit|remain\w*|friends|kids|ladies|hands?\b)|\b(?:zu|wir sind|sind wir|still|noch"
    rf"|we are) (?:noch"
    rf" )?(?:zu )?(?P<m>[3-7]|{'|'.join(COUNTS)})\b(?! (?:karten|cards|of|karte))"
)
SEVERAL = re.compile(
    r"\b(?:alle (?:anderen|übrigen)|the others|die anderen|andere noch|(?:several|mehrere) (?:others|andere)"
    r"|the (?:other )?(?:two|three)(?: others)?|(?:die )?(?:zwei|drei|beiden?) (?:anderen|übrigen)|everyone|everybody"
    r"|all (?:of them|the others|followed)|alle)\b"
)
FIRST = re.compile(
    r"\b(?:(?:aller)?erste[rnsm]? (?:stich|runde)|first (?:trick|round)|opening (?:trick|round)|trick (?:one|1)|anfangs"
    r"stich|1\. stich|stich (?:eins|1))\b"
)
NOT_FIRST = re.compile(
    r"\b(?:not|nicht|ned|nimmer|außer|after|nach|past|vorbei|over|längst|behind)\b[^.;?!]*\b(?:erste|first)\w*"
    r"|\b(?:erste|first)\w*[^.;?!]*\b(?:vorbei|over|rum|gone|behind|past|lang her)\b|\banfangsstich ist\b"
)
LATER = re.compile(
    r"\b(?:(?:zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|spätere|letzte)\w* (?:stich|runde)"
    r"|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|later|last|\d+(?:nd|rd|th)) (?:trick|round)"
    r"|(?:trick|round) (?:number )?(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d)|[2-9]\. stich"
    r"|(?:stich|runde) (?:zwei|drei|vier|fünf|sechs|[2-9]))\b"
)
LACK = re.compile(
    r"\b(?:kein\w*|koa\w*|ka|no|not (?:a|any|one)|nae|without|ohne|out of|void|blank|null|lacks?|lacked|lacking|fehlt"
    r"|none|nix|n['’]?t (?:have|got|follow|any|a|one)|nicht bedienen|ned bedienen|cannot follow|unable to follow"
    r"|never a"
    r"|zero|had nothing|didn['’]?t follow|cant follow|couldnt follow|nicht bedient)\b"
)
FOREIGN = re.compile(
    r"\b(?:tochoo|tochu|thulla|fremde\w* (?:farbe|karte)|andere\w* farbe|off[- ]?suit(?:er)?|(?:another|a different|an"
    r"other|the wrong) suit|(?:was|etwas) (?:anderes|fremdes)|something else|abwurf|wirft ab|discards?)\b"
)
THROWS = re.compile(
    r"\b(?:wirft|warf|werf\w*|schmei\w+|schmiss|hau\w*|knall\w*|pfeffer\w*|throw\w*|threw|chuck\w*|fl[iu]ng\w*|toss\w*"
    r"|drop\w*|slam\w*|slap\w*|dump\w*|put\w*|play\w*|lay\w*|laid|ga[bv]e?|gibt|geb\w*|leg\w*|spiel\w*|discard\w*"
    r"|sling\w*|slung|\w*ge(?:legt|worfen|spielt|schmissen|geben|hau\w*|knallt|bracht|pfeffert)|unterbr\w*"
    r"|interrupt\w*|breaks?|broke|stopp?\w*)\b"
)
LAYS = re.compile(
    r"\b(?:leads?|led|open\w*|outs?|lead\w*|spiel\w*|ausgespielt|ausspuit|spuit|kimm\w*|komm\w*|kam|came|comes"
    r"|start\w*|eröffn\w*|anspiel\w*|angespielt|serviert|bring\w*|answer\w*|repl\w+|respond\w*|follow\w*|bedien\w*"
    r"|drauf|dazu|add\w*|shed\w*|goes|went|trumps?|is|was|war|ist|beats?|cover\w*|top\w*)\b|" + THROWS.pattern
)
CARD_ALONE = re.compile(r"^(?:(?:and|und|then|dann) )?[^\W\d_]+ (?:the|den|die|das|a|eine?n?)? ?[^\W_]+$")
"""How a lay is told without a word for it: ida the jack."""
RANK_ALONE = re.compile(r"^(?:the|den|die|das|an?|eine?n?) [^\W_]+$")
"""How it is told what somebody has laid: his last card, the four."""
LAST = re.compile(
    r"(?<!vor)(?:aller)?\b(?:(?:aller)?letzte[rnsm]?|letztn|last|final|only|einzige[rnsm]?|letztes|solitary|lone"
    r"|(?:nur|bloß|bloss|only|just|but)(?: (?:noch|have|had|got|has|a|i|no))* (?:one|eine|oa|1|a single)"
    r"(?: (?:card|karte|kartn))?)\b"
    r"(?! (?:stich|trick|zwei|two|beiden|2|players?|spieler|runde|round|hand\b|ones? (?:in|left)|in\b|left\b|drei|three"
    r"|noch|me\b|us\b|ich\b))"
)
EMPTY = re.compile(
    r"\b(?:(?:hand|hände) (?:ist |is |war |was )?(?:jetzt )?leer|leere[rn]? (?:hand|händen?)|leer|n(?:ix|ichts) mehr"
    r"|keine (?:karten?|einzige)(?: karte)?(?: mehr)?|empty(?:[- ]handed| hands?)?|no (?:more )?cards?"
    r"|out of cards|ran out|run out|nothing left|hands? (?:is|was|are|were)(?: now)? empty|hand['’]?s empty|0 (?:karten"
    r"|cards)|koa(?:ne)? karten? mehr|null karten|blank(?: war)?)\b"
)
_FEW = (
    r"(?<![♠♥♦♣])(?<!herz )(?<!karo )(?<!pik )(?<!kreuz )(?:one|two|three|four|five|eine|zwei|drei|vier|fünf|viele?|\d)"
    r"(?! of (?:hearts|spades|diamonds|clubs))"
)
"""So many cards; no rank of one that is named."""
_IN_HAND = r"karten?|cards?|(?:auf|in) (?:der |his |her |my )?(?:da )?hand|left|more"
KEEPS = re.compile(
    rf"\b(?:noch|still|danach|keeps?|kept|keeping|behält|behielt|behalte)\b[^.;]*\b(?:{_IN_HAND}|welche|some|was"
    rf"|{_FEW})\b"
    rf"|\b(?:hält|holds?|holding|hat|has|habe?|had|have|with)\b[^.;]*\b(?:{_IN_HAND}|noch \w+)\b"
    r"|\b(?:cards?|karten?) (?:left|to spare|übrig|in hand)\b|\bbleiben (?:noch )?\w+\b"
)
"""How it is told that somebody has cards left."""
DREW = re.compile(
    r"\b(?:gezogen\w*|zieh\w*|zog|ziag\w*|drew|draws?|drawn|pull(?:s|ed| one| a)?|nachgezogen\w*|(?:took|lifted"
    r"|picked|fished"
    r"|take|got)\b[^.;]*\b(?:from|off|out of) (?:the )?(?:\w+[- ]?\w* )?(?:pile|heap|discards?|stack|waste)"
    r"|(?:vom|aus dem) \w*(?:stapel|haufen))\b"
)
HIGHER = re.compile(
    r"\b(?:drüber\w*|höher\w*|überb[oi]\w*|übertr[ou]\w*|geschlagen|schlägt|schlag\w*|beat(?:s|en|ing)?|topp?(?:s|ed)"
    r"|cover(?:s|ed)|higher|bigger|over|übernimmt|übernommen|above|outranks?|better|größere\w*)\b"
)
LOWER = re.compile(
    r"\b(?:drunter\w*|darunter\w*|niedrig\w*|kleiner\w*|kleinere\w*|tiefer\w*|lower|smaller|under|underneath|below"
    r"|beneath|less|unterbot\w*|unterboten|ducks?|ducked|unter)\b"
)
GROUP = re.compile(
    r"\b(?:alle(?: \w+)?|die anderen|die zwei|die beiden|die drei|d['’]?andern|die andern|jeder|everyone|everybody"
    r"|every other \w+|all|both|beide|the (?:other )?(?:two|three|others|rest)|others|other \w+|keiner|niemand|nobody"
    r"|no ?one|none|each)\b"
)
NOTHING_HIGHER = re.compile(r"\b(?:nix|nichts|nothing) (?:\w+ )?(?:höher\w*|drüber|higher|bigger|above)\b")
THEY = re.compile(rf"\b(?:sie (?:haben|hatten|gaben|legten|sind|halten)|they)\b|{NOTHING_HIGHER.pattern}")
"""How all others are spoken of, where it is not she."""
HIGHEST = re.compile(
    r"\b(?:höchst\w*|am höchsten|highest|on top|tops?|biggest|best|unbeaten|größte\w*|oben|most big|strongest"
    r"|(?:die|the) macht|power|won|wins?|gewann|gewinn\w*|gewonnen|the lead)\b"
)
MINE = re.compile(r"\b(?:my|meine?[rnm]?|mei|mine)\b(?! (?:" + KIN + r")\b)")
NOT_DRAWN = re.compile(r"\b(?:nix|nicht|nichts|not|never|nie|ohne|without|statt|instead)\b")
UPON = re.compile(
    r"\b(?:on|auf|über|over|beats?|to) (?:his|her|the|my|seine\w*|ihre\w*|die|den|der|meine\w*|das|[\w-]+s"
    r"|[\w-]+['’]s) ?$"
)
"""How a card is named that another was laid upon."""
ONE_CARD = re.compile(
    r"\b(?:hab|habe|have|has|hat|got|with|hatte|had|mit) (?:nur |bloß |noch |only |just )*(?:1|eine?|one|a single)"
    r" (?:einzige )?(?:karte|card)\b"
)
ONLY = re.compile(r"\b(?:nur|bloß|bloss|only|just|einzige\w*)\b")
IT = re.compile(r"\b(?:die|den|das|ihn|sie|it|that|damit|her)\b")
WISH = re.compile(
    r"\b(?:will|wollte?|möchte|mag|wants?|wanted|could|könnt\w*|may|darf|derf|dürfte?|can|kann|should|soll\w*|would"
    r"|würd\w*|wott|gern\w*|rather|lieber|hope\w*|about to|käm\w*)\b"
)
HOLDS = re.compile(
    r"\b(?:hold\w*|hält|halte?|hab|habe|hat|hatte|have|had|has|got|auf der hand|in (?:der|my|his|her) hand|left|noch"
    r"|still|remaining|übrig)\b"
)
BEYOND = re.compile(
    r"\b(?:vor (?:dem|der) von|streng\w*|strict\w*|vor (?:ihm|ihr)|dran wäre|dabei ha(?:t|tte) (?:er|sie)|still adds?"
    r"|sonder\w*|special|instant\w*|sofortverl\w*|variante?"
    r"|version|hausregel\w*|house rule|option\w*|lead (?:simply |just )?(?:passes|moves)|wander\w*|weiterge(?:ht"
    r"|geb\w*)"
    r"|though (?:he|she|they|i) (?:had|has|still)|obwohl (?:er|sie|ich) (?:noch |doch )?\w*|turns out|all along"
    r"|each other['’]?s hands?|aus der hand|außer der reihe|out of turn|before (?:her|him|me|them)\b|nimmt mir"
    r"|hand (?:nehmen|abnehmen)|take (?:over|my"
    r"|his|her)|neighbou?r['’]?s (?:hand|cards)|strafe|penalt\w*|versehen|mistake|oops|sorry|reneg\w*|revok\w*"
    r"|later saw|hatte doch|had (?:one|a \w+) after all|seen|gesehen|aufgefallen|found|later|fand|entdeckt"
    r"|wie ?viele?|how many|warum|why"
    r"|what happens|was passiert|was ist wenn|welche|which (?!is|was))\b"
)
"""What a story tells or asks that no trick says."""

OF_SUIT = re.compile(r"bedien|follow|void|blank|none|fehlt|keins|farbe|suit")
"""What is lacked where no suit is named."""
NONE = re.compile(r"\b(?:keiner|niemand|nobody|no ?one|none)\b")
NO_CARDS = re.compile(r"\b(?:mehr was|was auf|anything|cards? left|any (?:cards|left))\b")
FOLLOWED = re.compile(
    r"\b(?:bedien\w*|follow\w*|zugegeben|dazu\w*|gegeben|given|gave|had|hatten?|gaben|geben|put|played)\b"
)
BOTH = re.compile(r"\b(?:both|beide)\b")
BOTH_EMPTY = re.compile(r"\b(?:both|beide\w*)\b.*\b(?:empty|leer|nothing|nix|nichts)\b")
MY = re.compile(r"\b(?:my|meine?\w*|mei)\b")
TWO_PACKS = re.compile(
    r"\b(?:packs|decks|pakete\w*|päckchen|kartenspiele\w*|blättern|doppelte\w* (?:blatt|kartensatz))\b"
)
AGAIN = re.compile(r"\b(?:auch|another|other|second|zweite[nrs]?|andere[nrs]?|also|nochmal|noch ein\w*|too|wieder)\b")
"""How an equal card is laid, of two packs."""
