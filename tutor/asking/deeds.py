"""The words by which a story of a trick tells who lays, holds and lacks what, and asks how it ends."""

from __future__ import annotations

import re

LAYS = re.compile(
    r"\b(?:(?:aus|an|vor)?(?:ge)?spiel(?:t|e|te|en)?|(?:ge)?leg(?:t|e|te|en)?|w[ie]rf(?:t|e)?|warf|schmei(?:ß"
    r"|ss)(?:t|e)?"
    r"|hau(?:t|e)|knall(?:t|e)|gibt|gebe?|gab|bring(?:t|e)|komm(?:t|e)?|kam|setz(?:t|e)|steche?|sticht|stach|trumpfe?"
    r"|bedien(?:t|e)|gestochen|gebracht|getrumpft|raus"
    r"|(?:ab|rein|drauf|dazu|hin|zu)?ge(?:worfen|geben|schmissen|hau(?:e?n|t)|knallt|pfeffert|schmettert|klatscht|legt)"
    r"|antworte(?:t|te)?|pfeffer(?:t|te)|schmetter(?:t|te)|klatsch(?:t|te)?|pack(?:t|te)|add(?:s|ed)?|shed(?:s)?"
    r"|contribute[sd]?|pitch(?:es|ed)|fling(?:s)?|flung|repl(?:ies|ied)|respond(?:s|ed)"
    r"|leads?|led|play(?:s|ed)?|puts?|throw(?:s|n)?|threw|chuck(?:s|ed)?|drop(?:s|ped)?|lay(?:s|ed)?|laid|gives?|gave"
    r"|discard(?:s|ed)?|ruff(?:s|ed)?|trump(?:s|ed)|follow(?:s|ed)?|toss(?:es|ed)?|dump(?:s|ed)?|slap(?:s|ped)?"
    r"|slam(?:s|med)?|g[eo]ts? rid of"
    r"|beats?|covers?|covered|goes|went|answer(?:s|ed)?|top(?:s|ped)|open(?:s|ed)|start(?:s|ed)|comes?|came)\b"
)
HOLDS = re.compile(
    r"\b(?:hat|hatte|hätte?|hab|habe|hatt|haben|hält|halte|halt|besitze?|bleibt|bleiben|has|have|had|holds?|got|ve)\b"
    r"|'ve\b|'d\b"
)
WAS = re.compile(r"\b(?:war|ist|was|is) (?:der|die|das|ein\w*|the|an?) ")
"""How somebody names the card that was laid: my last card was the king of hearts."""
LAST = re.compile(
    r"\b(?:meine?n?|seine?n?|ihre?n?|die|my|his|her|their|the|a)? ?(?:very |aller)?(?:letzte[rns]?|einzige[rn]?|last"
    r"|final|only)"
    r"(?: karte| card| one)?\b"
    r"(?! (?:legt|spielt|wirft|gibt|hat|plays|puts|throws|has|player|spieler|stich|trick|hand|runde|round"
    r"|zwei|two|im|in))"
)
LAST_ONE = re.compile(r"\b(?:ist|war|is|was|auch|as well|too|also)\b")
FINAL = re.compile(r"\b(?:letzte[rnsm]? stich|(?:last|final) trick|one card each|je eine karte|jeder eine karte)\b")
ALREADY = re.compile(r"\b(?:schon|bereits|damit|jetzt|jetz|nun|already|now|yet|right there|straight away|sofort)\b")
TWO_LEFT = re.compile(
    r"\b(?:(?:nur )?noch zu zweit(?: übrig)?|letzten? (?:zwei|beiden)(?: (?:im spiel|übrig|spieler))?|zu zweit"
    r"|(?:nur )?noch (?:zwei|wir (?:zwei|beide)) (?:übrig|im spiel|dabei|drin)|wir sind nur noch zwei"
    r"|(?:only )?(?:the )?(?:two|2) (?:of us |players )?(?:are )?(?:left|remaining|remain)"
    r"|last two(?: players)?(?: left)?"
    r"|(?:just )?(?:the )?two of us)\b"
)
FOLLOWERS = re.compile(
    r"\b(?:alle|jeder|die (?:zwei |beiden |drei )?(?:ander(?:e)?n|übrigen)|die beiden|(?:the )?(?:two |three "
    r"|other )*(?:others?|rest)"
    r"|the other (?:two|three)|everyone|everybody|both|all)\b.*\b(?:bedien\w*|follow\w*|had|hatten?"
    r"|zugegeben|geben|gaben|gab|zu)\b"
)
UNDER = re.compile(
    r"\b(?:(?:keiner|niemand|nobody|no ?one|none)\b.*\b(?:drüber|höher\w*|higher|over|beat\w*|above)|lower"
    r"|drunter|niedriger"
    r"|(?:die|das|the) (?:höchste|highest))\b"
)
WHO = re.compile(r"\b(?:wer|wem|wessen|who|whose|which player|welcher spieler|which card|welche karte)\b")
ASKS = re.compile(
    r"^(?:und |and |also |so |aber |but |then |dann )*(?:muss|darf|kann|kommt|kriegt?|bekommt?|gewinnt?|hat|hab"
    r"|habe|bin|ist|is|sind"
    r"|verliert?|scheidet?|sticht|nimmt|spielt|schlägt|mach\w*|do|does|did|am|are|was|has|have|must|can|may"
    r"|will|wins?|takes?)\b"
)
"""How a clause begins that asks whether."""
CLAIM = re.compile(
    r"\b(?:sagt|sage|sag|meint|behauptet|glaubt|findet|denkt|says?|said|thinks?|claims?|reckons?|insists?|argues?)\b"
    r"(?: (?:dass|that|nun|jetzt|now))?(?= \w+ \w+)|\b(?:says?|claims?|sagt|meint)(?= \w+ (?:wins|gewinnt|sticht)\b)"
)
CONFIRM = re.compile(
    r"\b(?:stimmt|recht|richtig|true|right|correct|wrong|falsch|did (?:it|he|she)|does (?:it|he|she)|is (?:it"
    r"|he|she|that)|ist das so"
    r"|am i|entitled|(?:darf|dürfen|kann|muss) (?:d?er|d?ie|sie|ich|man) (?:das|denn|des)|(?:can|may"
    r"|must) (?:he|she|they|i) do (?:that|it))\b"
)
PREDICATES = {
    "still": re.compile(
        r"\bnoch (?:\w+ ){0,3}(?:legen|spielen|dazu\w*|zugeben|beigeben)\b|\bstill (?:\w+ ){0,3}(?:play|add|put"
        r"|lay|throw)\b"
        r"|\b(?:get|gets|have|has) (?:\w+ )?(?:a|another) turn\b|\bkommt .*\bnoch dran\b|\badd (?:a|another|one"
        r"|my|his|her)\b"
    ),
    "picks": re.compile(
        r"\baufnehmen|\baufnimmt|\bnimmt\b.*\b(?:auf|karten|alles|haufen)\b|\bnehmen\b|\bpick(?:s|ed"
        r"|ing)? (?:\w+ ){0,3}up\b"
        r"|\bfr(?:e|i)ss\w*|\b(?:karten|haufen|alles|stapel|pile)\b.*\b(?:krieg\w*|bekomm\w*|einsammel\w*)"
        r"|einsammel\w*"
        r"|\bpick up\b|\bpicks up\b|\btakes? (?:all|the cards|everything|the lot|the pile|them)\b|\bcollects?\b"
        r"|\bgathers?\b"
    ),
    "leads": re.compile(
        r"\b(?:leads?|starts?|begins?|goes|plays?) (?:next|(?:to |in |off )?(?:the )?(?:next|second|third)|now"
        r"|to trick|after)\b"
        r"|\b(?:spielt|spiele|kommt|komme|fängt|fang) (?:\w+ ){0,4}(?:aus|an|weiter|raus)$|\b(?:hat|has|habe?"
        r"|have) (?:\w+ )?(?:die macht|the power)\b"
        r"|\bwho leads$|\bwhose lead\b|\b(?:am ausspiel|als nächste\w* dran|next lead)\b"
    ),
    "points": re.compile(r"\b(?:minus\w*|strafpunkte?|points?|punkte?)\b"),
    "out": re.compile(
        r"\b(?:entkommen|raus|draußen|fertig|gerettet|safe|out|escape[ds]?|got away|in sicherheit|weg)\b"
    ),
    "loses": re.compile(r"\b(?:verlier\w*|verlor\w*|lose|loses|lost|losing|loser)\b"),
    "takes": re.compile(
        r"\b(?:gewinn\w*|gewonnen|wins?|won|takes?|took|sticht|schlägt|beats?)\b"
        r"|\bstich\b.*\b(?:krieg\w*|bekomm\w*|gemacht|mach\w*|hol\w*)|\b(?:krieg\w*|bekomm\w*|mach\w*|hol\w*"
        r"|gehört)\b.*\bstich\b"
        r"|\bgets? (?:it|the trick)\b|\b(?:trick|stich) (?:is )?mine\b|\bwhose (?:trick|is (?:it|the trick))\b"
        r"|\bwe[rm]\b.*\b(?:krieg\w*|bekomm\w*|gehört) (?:den|ihn|der|er|die (?:vier|drei|zwei))$"
    ),
}
"""What may be asked of how a trick ends, the plainest first."""
ALLOWED = re.compile(
    r"\b(?:darf|dürfen|kann|könnte|may|can|could|allowed|erlaubt)\b|\b(?:muss|must|have to)\b.*\b(?:spielen"
    r"|legen|play|lay)\b"
)
NO_TRUMP = re.compile(r"\b(?:no trumps?|(?:gar )?kein(?:e|en)? tr[uü]mpfe?)\b(?! (?:in (?:my )?hand|left|mehr|auf))")
BY = re.compile(
    r"\b(?:von|by|from) (?:der |dem |the |my |meine[rm] |unsere[rm] )?"
    r"(?!der\b|dem\b|the\b|my\b|hand|pik|herz|karo|kreuz)(\w+)"
)
"""Who laid it, said behind the card."""
NOT = re.compile(r"\b(?:nicht|nich|ned|net|not|never|nie|niemand|keiner|nobody)\b|n't\b")
"""What turns a question round: it is not answered, since yes and no would both be misread."""
PEOPLE = re.compile(
    r"\b(?:wir sind (?:zu )?|we are |there are |zu )(?P<a>two|three|four|five|six|zwei|drei|vier|fünf|sechs"
    r"|dritt|viert|fünft"
    r"|sechst|[2-8])\b|\b(?P<b>two|three|four|five|six|zwei|drei|vier|fünf|sechs|[2-8]) (?:players|spieler"
    r"|leute|people"
    r"|personen|of us)\b"
)
COUNTS = {
    "two": 2,
    "zwei": 2,
    "three": 3,
    "drei": 3,
    "dritt": 3,
    "four": 4,
    "vier": 4,
    "viert": 4,
    "five": 5,
    "fünf": 5,
}
COUNTS |= {"fünft": 5, "six": 6, "sechs": 6, "sechst": 6}
TOGETHER = re.compile(
    r"\b(?:(?:the )?other two|die (?:anderen|übrigen) (?:zwei|beiden)|(?:die )?beiden? anderen|both|beide)\b"
)
"""Two people who lay one card each."""
WAITS = re.compile(
    r"^(?:und |and |so )?(?:darf|muss|kann|may|must|can|does|do) (?:der |die |the )?"
    r"(?!mein|unser|jemand|man\b|one\b|you\b|we\b|wir\b)([a-zäöüß]{3,})\b"
)
"""Of whom it is asked whether they still lay a card."""
OFF_SUIT = re.compile(
    r"\b(?:thulla|tochoo|(?:eine? |ne )?(?:fremde|andere|falsche) farbe|off[- ]suit(?: card)?"
    r"|(?:another|a different) suit)\b"
)
"""A card of another suit than the one led, by what people call it."""
UNSEEN = re.compile(
    r"\b(?:sticht|stach|trumpft|übersticht|ruff(?:s|ed)?|trumps (?:it|in)|trumped|(?:wirft|throws|threw|plays|legt)"
    r" (?:was|etwas|irgend\w*|something|off|anything|whatever|another|eine? (?:andere|karte)))\b"
)
"""How a card is laid that is not named."""
MINE = re.compile(r"(?:my|meine?[nrs]?)\b")
BESIDE = re.compile(
    r"\b(?:nach|after|vor|before|hinter|behind|neben|next to|von|from|zu|to) (?:mir|mich|me|ihm|ihr|him|her)\b"
)
"""Where somebody sits, which says nothing of who does something."""
WANTS = re.compile(r"\b(?:will|möchte|mag|wants? to|would like to|wanna)\b")
IT = re.compile(r"\b(?:it|ihn|es|sie|das|den|die|damit|that)\b")
DEMANDED = re.compile(
    r"\b(?:gefordert|verlangt|(?:aus|an)gespielt (?:war|ist|wurde)|(?:was|were|is|are) (?:led|asked for)|lag"
    r"|war dran|ist dran)\b"
)
"""How somebody says afterwards what was led."""
UNABLE = re.compile(
    r"\b(?:can'?t|couldn'?t|cannot|could not|can not|unable to|not able to) follow(?: suit)?\b|\b(?:kann|konnte"
    r"|könnte) (?:\w+ ){0,2}nicht bedienen\b"
    r"|\bnicht bedien(?:en (?:kann|konnte|können)|t)\b|\bdidn'?t follow(?: suit)?\b"
)
BEYOND = re.compile(
    r"\b(?:\d+ (?:\w*punkte?|points?)|dog'?s?|hunde?\w*|dreh\w*|turn(?:s|ed) (?:\w+ )*up|(?:auf)?deck(?:t|e)"
    r"|umgedreht|leben|lives?|kings? of trumps?|jokers?|kontra|partner\w*|paare?|pairs?|sets?|drilling\w*"
    r"|no-?trumps?|ohne trumpf|wie ?viele?|how (?:many|much)|why|warum"
    r"|wieso|hätten? (?:ich|er|sie|wir)|would(?! like)|hätte[nst]? (?:\w+ ){0,4}(?:sollen|können|müssen)|should|sollte?"
    r"|could have|instead|statt\w*|do hold|aus versehen|by mistake|erwischt|caught|noticed|bemerkt|gemerkt"
    r"|though (?:i|he|she|they) (?:could|had|held)|obwohl (?:ich|er|sie) (?:\w+ ){0,3}(?:hat|habe?|hatte|konnte|könnte)"
    r"|two packs|zwei kartenspiele"
    r"|wünsch\w*|gewünscht|called|nimmt? .{0,20}\bhand\b|versehentlich|accident\w*|revoke\w*|zurück|back"
    r"|zieh\w*|gezogen|drew|drawn?|pull(?:s|ed)?|regenbogen\w*|rainbows?"
    r"|draws?|(?:off|from) the (?:\w+ )?(?:pile|deck|stack)|(?:vom|aus dem) \w*(?:stapel|haufen|stock))\b"
)
"""Words of things that no story of one trick tells."""
FIRST_PERSON = re.compile(
    r"\b(?:ich|i|mich|mir|me|mine|i'd|i've|i'm)\b"
    r"|\b(?:my|meine?[nrsm]?)\b(?= (?:\w+ )?(?:karten?|cards?|hand|ass|ace|kings?|könig|queen|dame|bube|jack"
    r"|zehn|ten|neun|nine|acht|eight"
    r"|sieben|seven|sechs|six|fünf|five|vier|four|drei|three|zwei|two|pik|herz|karo|kreuz|\d+)\b)"
)
ANYONE = re.compile(
    r"\b(?:jemand|irgendwer|irgendjemand|anyone|anybody|someone|somebody|(?:nimmt|muss|kriegt"
    r"|bekommt) (?:jetzt |da )?einer)\b"
)
PRONOUN = re.compile(r"\b(?:er|sie|he|she|they|der|die|das|it|him|her|opponent|gegner(?:in)?)\b")
SPOKEN = re.compile(
    r"\b(?:guten (?:abend|tag|morgen)|hallo|hi|hey|hello|bitte|please|hurra|trick \d+ of|getaway|agurk|gurke"
    r"|gurka|og[oó]rek|[eé]cart[eé]"
    r"|knock-?out[ -]whist|whist|bei uns|beim?|spielen wir|wir spielen|we play(?:ed)?|playing)\b"
)
"""Words around a story that tell nothing of it."""
CUT = re.compile(
    r"[,;:.?!]+(?:\s|$)|\s[-–]\s|\s*\((?=\w)|\)\s*|\b(?:und|and|then|dann|aber|but|while|whereas|obwohl"
    r"|although|though|weil|because|cause|wo"
    r"|which|so)\b(?= )"
)
_IDLE = re.compile(
    r"\b(?:und|and|dann|then|jetzt|jetz|now|zuerst|first|erst|danach|next|also|so|the|an?|der|die|das|den|dem"
    r"|ein\w*|ne|nen|n|im|in|da|hier"
    r"|noch|nur|only|just|still|auch|too|as|well|drauf|rein|darauf|davor|wieder|sogar|even|leider|direkt|gleich"
    r"|auf|vom|von|of|to|it|ihn|es"
    r"|ja|mal|doch|halt|eben|brav|kein\w*|nicht|no|not|none|null|nix|mehr|more|any|is|ist|was|war|sind|are|void"
    r"|hin|down|very|ganz|own|eigene[nrs]?|out|wee|kleine\w*|little|small|big|another|tiny|measly|lousy|puny|paltry|mighty"
    r"|stupid|silly|bloody|bare|mickrig\w*|lumpig\w*|popelig\w*|kümmerlich\w*|läppisch\w*|blöd\w*|olle\w*|dicke\w*"
    r"|fette\w*|nackt\w*|dumme\w*|schnöde\w*|bloße\w*"
    r"|hohe\w*|liegt|liegen|lag|gefordert|verlangt|oben|highest|höchste\w*|lowest|zwei|two|drei|three|beide"
    r"|both|each|took|take|takes|nehm\w*|nimmt|nahm|low|high|am|an|stich|trick|runde|round|hand|erste[rnsm]?"
    r"|zweite[rnsm]?|dritte[rnsm]?|vierte[rnsm]?|second|third|fourth|last|letzte[rnsm]?"
    r"|allererste[nm]?|einzige[srn]?|card|cards|karte|karten|trumpf|trumps?|suit|farbe|left|people|leute"
    r"|players?|spieler|lead|spiel|tisch|table"
    r"|reihe|nach|vierter|wenn|if|when|who|wo|dessen|with|mit|aus|raus|vor|dazu|zu|by|on|has|have|hat|hab"
    r"|habe|yet)\b|[^\w ]|\b\d+\b"
)


def called(text: str) -> list[str]:
    """Return the words by which somebody is named in a piece of a clause.

    >>> called("dann mein vordermann ne")
    ['mein', 'vordermann']
    """
    return _IDLE.sub(" ", text).split()


_PERSON = re.compile(
    r"\b(?:mein\w*|unser\w*|my|our|the|der|die|ein\w*) (\w*(?:bruder|schwester|mann|frau|oma|opa|mutter|vater"
    r"|freund\w*|nachbar\w*|sohn"
    r"|tochter|kind|onkel|tante|enkel\w*|brother|sister|husband|wife|gran\w*|mum|mom|dad|father|mother|friend"
    r"|mate|neighbou?r|son"
    r"|daughter|kid|uncle|aunt|cousin|nan))\b|\b(nord|ost|süd|west|north|east|south|others|anderen|übrigen|rest"
    r"|next player|nächste)\b"
)


def people(text: str) -> set[str]:
    """Return the people that a clause names by what they are to somebody, or where they sit."""
    compass = {"nord": "north", "ost": "east", "süd": "south"}
    found = {match[1] or match[2] for match in _PERSON.finditer(text)}
    return {compass.get(one, one) for one in found}


__all__ = ["called", "people"]
