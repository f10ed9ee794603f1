"""The words by which a question tells of cards: who holds, lacks, lays, wants and asks; patterns in small letters."""

from __future__ import annotations

import re

from tutor.asking.named import RANK_NAMES, SUIT_NAMES

FIRST_PERSON = (
    r"ich (?:\w+ ){0,2}?(?:hab|habe|halt|halte|hätte|besitze)\b|(?:hab|habe|halte|hätte) (?:ich|nur|noch"
    r"|auch|die|den|das|selbst)\b"
    r"|ich hab|hab (?:ich|nur|noch)\b|auf der hand|meine (?:karten|hand)|mein blatt|bei mir"
    r"|i (?:\w+ ){0,2}?(?:have|hav|hold(?! back| on)|own|keep|got)\b|i've|ive\b|i'm holding"
    r"|holding\b|in (?:my |der |meiner )?hand"
    r"|my (?:cards|hand)|all i have|all i've|having only|got only"
)
LAST_HELD = r"(?:meine letzte karte (?:ist|is)\b|my last card(?: is|'s)\b)"
HELD = re.compile(
    rf"(?:{FIRST_PERSON}|{LAST_HELD}|\bsitze ich auf\b|\bwith only\b"
    r"|^(?:und |aber |and |but )?(?:hab|habe|halte|have|hold|got)\b|^(?:meine?|my) \w+:?$)"
)
LAID = re.compile(
    r"\b(?:liegt|liegen|lag|lagen|(?:aus|an|vor)gespielt|gefordert|verlangt|(?:er|sie|gegner|nachbar"
    r"|nord|ost|süd|sued|west) (?:\w+ )?(?:spielt|legt|wirft|bringt|hat)"
    r"|spielt|spielen|legt|wirft|schmei(?:ß|ss)t|gelegt|geworfen|offen|oben|aufgedeckt|im stich"
    r"|kommt raus|kam|anspiel|vorgelegt|gespielt"
    r"|led|leads?|on (?:the )?(?:table|pile|top|stack)|is down|are down|is up|was played|were played"
    r"|ist dran|plays|played|throws|threw|puts?|laid|lays|dropped|drops|showing|top card|on the discard"
    r"|is lying|are lying|lies|highest|(?:is|was) the high card|höchste[rns]?"
    r"|so far|trumped|ruffed|getrumpft|gestochen|vorne?|in the trick|the lead|turned up|follow(?:s|ed)? with)\b"
)
LACK = re.compile(
    r"\b(?:keine?[nrms]?|koa|nix|null|ohne|weder|neither|void (?:in|of)|out of|without|don't have|do not have"
    r"|dont have|haven't got|have no|have none|has no|no more|lack|no)\b"
)
OTHER_PERSON = re.compile(
    r"\b(?:er|sie|gegner(?:in)?|nachbar(?:in)?|nächste[rn]?|nord|ost|süd|sued|west|north|east|south"
    r"|he|she|they|opponent|neighbou?r|next player|dealer|somebody|someone|jemand|einer|partner)\b"
)
OTHER_PERSON_OR_NAME = re.compile(rf"{OTHER_PERSON.pattern}|^(?:und |and )?[a-zäöü]+ (?:hat|has)\b")
TRUMP = re.compile(r"\b(?:trumpf|trümpfe|truempfe|trumps?|atout)\b")
SUIT_NAME = "|".join(SUIT_NAMES.values())
RANK_NAME = "|".join(RANK_NAMES.values())
SINGLE = re.compile(
    rf"\b(?:one|an?|ein|einen|einzige[rsn]?|single)(?: (?!paar\b|few\b)[a-zäöüß]+)? (?P<suit>{SUIT_NAME})\b"
    rf"(?! (?:of\b|trumps?\b|{RANK_NAME}\b))"
)
"""How one card of a suit is said to be in hand, and no more of it: one tiny heart."""
IS_TRUMP = re.compile(
    rf"(?:\b|(?=[♠♥♦♣]))(?:(?P<a>{SUIT_NAME}) (?:ist |sind |sei |wäre |is |are |war |was |als |as |\()?"
    r"(?:trumpf|trumps?|atout)\b"
    r"|(?:trumpf|trumps?|atout)(?: ist| sind| sei| wäre| is| are| war| was|:| ?=)* "
    rf"(?P<b>{SUIT_NAME})\b(?! (?:{RANK_NAME})\b))"
)
LED = re.compile(
    r"\b(?:(?:aus|an|vor)gespielt|(?:ist|war|sind) dran|gefordert|verlangt|vorgelegt|led|leads?|kommt raus|lag)\b"
)
CALLED = re.compile(
    r"\b(?:gewünscht|wünscht|wuenscht|gewuenscht|angesagt|sagte?|wunsch|said|says|genannt|nennt|called|calls"
    r"|calling|named"
    r"|names|wished|wishes|ask(?:s|ed) for|wünscht|declared|gesagt|nannte|rief|ruft|gerufen|chose|chosen|wants"
    r"|wanted)\b"
)
SUIT_CALLED = re.compile(r"\b(?:say|call|name|wish for|declare|ansagen|anzusagen|wünschen|sagen|nennen)\b")
"""How somebody asks whether a suit may be called, which is no card that is played."""
MAY = re.compile(
    r"\b(?:darf|dürfen|duerfen|dürfte|kann|kannst|können|könnte|may|can|could|allowed|erlaubt|legal"
    r"|zulässig|okay|ok|geht (?:das|des|der|die|es|gleich hoch)|geht's|in ordnung|passt(?! (?:nichts"
    r"|gar))|permitted|all right|alright|acceptable"
    r"|good enough|is matching|reicht|free to|playable|possible|möglich|steht .{0,8}frei)\b"
)
MUST = re.compile(
    r"\b(?:compulsory|mandatory|obligat\w*|verpflichtet|pflicht|zwang|(?:bedien|bekenn|trumpf|stich"
    r"|stech)(?:pflicht|zwang)"
    r"|musst(?:e[nt]?)?|muss|müss(?:en|ten?)|must|have to|has to|got to|need to|gezwungen|forced|obliged|gotta)\b"
)
WHO = re.compile(r"\b(?:wer|wessen|wem|who|whose|which card|welche karte|was gewinnt)\b")
WINS = re.compile(
    r"\b(?:gewinnt|bekommt|kriegt|macht|nimmt|sticht|stich|wins?|takes?|picks? up|gets?|aufnehmen|nehmen|hol(?:t|en)"
    r"|auf|leads? next|starts? next|spielt (?:dann |jetzt )?(?:aus|an|weiter)|lead|trick|dran|turn)\b"
)
ONLY = re.compile(
    r"\b(?:nur|bloß|bloss|lediglich|only|just|all i have|all i've got|my cards are|meine karten sind|einzige)\b"
)
ENDS = re.compile(
    r"\b(?:hab(?:e)? ich (?:dann |damit |schon |jetzt )*gewonnen|gewinne? ich(?: dann| damit)?"
    r"|bin ich (?:dann |damit )*(?:fertig|raus|draußen)"
    r"|(?:do|will|would|have|did) i (?:then )?(?:win|won)|i (?:win|won|have won|'ve won)|am i (?:then )?(?:out|done))\b"
)
"""How somebody asks whether it is won with a card."""
FIRST = re.compile(r"\b(?:(?:aller)?erste[rnsm]? stich|first trick|anfang des spiels|very first)\b")
CLEAN = re.compile(
    r"\b(?:kein trumpf im stich|no trumps? (?:in the trick|(?:was |were |is )?played|there)|ohne trumpf im stich"
    r"|kein trumpf (?:gespielt|dabei))\b"
)
VOID = re.compile(
    r"\b(?:(?:i|i've|i'm|ich) (?:\w+ ){0,2}?(?:none|keine?s?(?: davon| mehr)?$|can't follow"
    r"|cannot follow|void$|nicht bedienen)"
    r"|(?:kann|könnte) (?:ich )?nicht bedienen|(?:the|that) suit led|diese farbe nicht)"
)
BEYOND = re.compile(
    r"\b(?:jokers?|kontra|skip|aussetzen|reverse\w*|richtung|direction|two packs|zwei kartenspiele"
    r"|strafkarten?|penalty"
    r"|ziehen|zieht|draw\w*|paare?|pairs?|drilling\w*|triple|sets?|sätze|rote[nrsm]?|reds?|schwarze[nrsm]?|blacks?"
    r"|niedrig|low|umgekehrt|no-?trump|ohne trumpf|aces low|darf ich nicht|muss ich nicht"
    r"|don't i have to|hinter|after (?:me|him|her)|nach (?:mir|ihm|ihr)"
    r"|rest|alle|all of|mehrere|several|both|beide|together|zusammen|auf einmal|gleichzeitig|at once|at the same time"
    r"|ziehe?n?|regenbogen\w*|rainbows?)\b(?! i(?:'ve)? (?:have|got))|\d ?- ?\d"
)
"""Words of things that are not read here: whoever uses them is not answered by a verdict."""
LEADING = re.compile(
    r"\b(?:anfang\w*|ausspiel\w*|aus(?:zu)?spielen|beginn\w*|eröffn\w*|rauskommen|vorspielen|start\w*"
    r"|begin\w*|open\w*|lead)\b"
)
TAKING = re.compile(
    r"\b(?:(?:auf|zurück|weg|ab)?nehmen|behalten|aufheben|zurückhalten|keep|hold back|save"
    r"|take|pick(?:s|ed)?|klopfen|knock|passen|pass)\b"
)
"""Words of something else than laying a card."""
CALLING = re.compile(
    r"\b(?:farbe|suit)\b(?: \w+){0,2} (?:wünschen|ansagen|bestimmen|nennen)\b"
    r"|\b(?:call|name|choose|pick)\b(?: \w+){0,2} suit\b"
    rf"|\b(?:darf|kann|muss) (?:ich|man|er|sie)\b[^.?!]*?\b(?:{SUIT_NAME}) (?:wünschen|ansagen|verlangen)\b"
    rf"|\b(?:may|can|must) (?:i|he|she) (?:now |then )?(?:call|name|choose|wish for|ask for) (?:{SUIT_NAME})\b"
)
"""Whoever asks for a call asks for no card."""
TAKEN = re.compile(r"\b(?:nehmen|nehm|take|pick)\b")
"""What may mean that a card in hand is laid: shall I take the eight?"""
NOT_LAID = re.compile(
    r"\b(?:stich\w*|tricks?|karten?|cards?|hand|nachbar\w*|neighbou?r\w*|zurück|back|up|auf|hoch|from|von"
    r"|behalten|keep)\b"
)
KEPT = re.compile(
    r"\b(?:keep|hold back|hold on to|hang on to|save) (?:\w+ ){1,5}?and (?:instead |just "
    r"|simply )?(?:play|lay|throw|put|discard"
    r"|drop|give|dump|chuck|use|follow with|get rid of|part with)\b"
    r"|\b(?:\w+ ){1,3}(?:behalten|aufheben|zurückhalten|sparen) und\b"
)
"""What is kept back while another card is laid, which is the one asked about."""
STAYS = re.compile(
    r"\b(?:in|auf) der hand (?:bleiben|behalten|lassen|halten)\b|\bstay in (?:my|the) hand\b"
    r"|\b(?:keep|hold on to|hang on to) (?:it|(?:the|my) \w+)(?: back| in (?:my )?hand)?\W*$"
)
"""Whether a card may be kept is asked, which is not whether it may be laid."""
SPARED = re.compile(
    r"\b(?:und|and) (?:dafür |so )?(?:(?:keep|save|hold back) [\w ]+"
    r"|[\w ]{1,30}? (?:zu )?(?:behalten|aufheben|zurückhalten|sparen|schonen))\b"
)
"""The same said after it: may I give the seven and spare the jack?"""
KNOWN = re.compile(r"\b(?:den|die|das|the|my|mein\w*) $")
"""What stands before a card that was spoken of."""
WANTS = re.compile(
    r"\b(?:i (?:\w+ )?(?:want|would (?:like|love|rather|prefer)|wanna|plan|prefer|fancy)"
    r"|i'd (?:\w+ )?(?:like|love|rather|prefer)"
    r"|ich (?:\w+ )?(?:will|möchte?|mag|würde)|(?:will|möchte|würde) (?:ich|aber)"
    r"|(?:hätte|würde) (?:\w+ ){0,2}(?:gern\w*|lieber))\b|^lieber\b"
)
ALLOWED = re.compile(
    r"\b(?:ok|okay|allowed|erlaubt|legal|geht (?:das|die|der|es)|in ordnung|fine|possible|möglich)\??$"
)
BEATS = re.compile(
    r"\b(?:(?:does|do|will|would|can)\b.*\b(?:beat|win|take)|(?:is|ist)\b.*\b(?:higher|höher|better|besser|stärker)"
    r"|(?:surely|so|then) (?:\w+ )?my\b.*\b(?:beats?|wins?|takes?)|mein\w*\b.*\b(?:schlägt|sticht|gewinnt)\b.*\bdoch"
    r"|(?:schlägt|sticht|gewinnt|schlage|steche|gewinne|übersticht|überbietet)\b.*\b(?:mein\w*|ich|der|die|das"
    r"|den))\b"
)
"""Whoever asks like this names the card that may take the trick."""
OTHERS_HOLD = re.compile(r"\b(?:hat|has)\b.*\b(?:nur|noch|bloß|only|just|still|left)\b")
ONE_SUIT = re.compile(r"\b(?:followed|follow|bedien\w*|alles?|everyone|everybody|jeder|all)\b")
EXCEPT = re.compile(r"\b(?:nur|bloß|sondern|only|just|but|except|außer|dafür)\b")
CANNOT = re.compile(r"\b(?:kann|konnte|could|can) nicht\b|can't|couldn't|cannot|könnte$")
SOMEBODY = re.compile(
    r"\b(?:ich|man|i|you|one|we|wir|das|die|der|den|it|that|legal|allowed|erlaubt|ok|okay|enough|matching|trump"
    r"|passt|reicht|geht|playable|permitted|fine|possible|möglich|zulässig)\b"
    r"|^(?:und |and )?(?:can|may|could|darf|kann|könnte|is|ist|must|muss) (?:the|my|der|die|das|den|mein\w*) "
)
COUNTED = re.compile(
    r"\b(?:zwei|drei|vier|two|three|four|[2-4]) (?:\w+ )?(?:könige|damen|buben|asse|zehnen|achten"
    r"|neunen|siebenen|zweien"
    r"|kings|queens|jacks|aces|tens|nines|eights|sevens|sixes|fives|fours|threes|twos)\b"
)
INSTEAD = re.compile(r"\b(?:(?:an)?statt (?:zu |den |die |das )?|instead of |rather than )[\w ]*")
ELSEWHEN = re.compile(
    r"\b(?:letzte[rnsm]? stich|last trick|hundeleben|dog's life|dogs life|(?:nach)?gezogen\w*|drew|drawn"
    r"|just took|swap\w*|tausch\w*|punkte?|points?|werte?n?|worth|strategie|should|sollte?|besser"
    r"|better|lohnt)\b"
)
SOME = re.compile(
    r"\b(?:passt|geht|fits?|works?|matches)(?: (?:da|hier|jetzt|denn|there|here|now))? (?:was|etwas|eine|irgendwas"
    r"|anything|any|one)\b(?: davon| of (?:them|these|those|mine))?"
    r"|\b(?:does|do|will|would) (?:any(?:thing)?|either|one)(?: of (?:them|these|those|mine))?(?: i have)?"
    r" (?:fit|match|work|go)\b"
    r"|\b(?:passt|geht) (?:da |denn )?(?:ein[es]?|irgendein\w*) (?:von (?:beiden|denen|den beiden)|davon)\b"
    r"|\b(?:kann|darf) ich (?:da |jetzt |hier |überhaupt )*(?:was|etwas|eine davon)(?: davon)? (?:legen|spielen)\b"
    r"|\b(?:can|may) i (?:play|lay|put down) (?:any|one) of (?:them|these|those)\b"
)
"""Whoever asks like this asks whether any of the cards in hand may be laid."""
WHICH = re.compile(
    r"\b(?:welche[nrs]?|which(?: one| card| of (?:them|these|those))?|was|what)\b(?: \w+){0,2}"
    r" (?:darf|dürfte|muss|müsste|kann|may|must|can|could|do|should)\b(?: \w+){0,4}"
    r" (?:legen|geben|spielen|zugeben|play|lay|put|give|throw|follow with|use)\b"
    r"|^(?:und |and |so )?(?:which one|which|welche(?:n|s)?|welche karte|which card)"
    r"(?: (?:now|jetzt|denn|then|geht))?\??$"
)
"""Whoever asks like this asks which of the cards in hand may be laid."""
ASKING_WHICH = re.compile(r"(?:und |and |so )?(?:was|what|welche[nrs]?(?: karte)?|which(?: one| card)?)")
ANY = re.compile(
    r"\b(?:irgend(?:was|eine|welche)?|anything|any card|beliebige?|was ich will|what i (?:like|want)"
    r"|whatever|jede karte)\b"
)
OTHER = re.compile(
    r"\b(?:was anderes|etwas anderes|andere farbe|another suit|different suit|something else|abwerfen"
    r"|discard|wegwerfen|throw (?:away|off)|schenken)\b"
)
RUFF = re.compile(
    r"\b(?:trumpfen|übertrumpfen|stechen|ruff|trump it|trump|play a trump|(?:mit|with)(?: \w+)? trump\w*"
    r"|trumpf (?:spielen|legen|nehmen))\b"
)
THROWN = re.compile(
    r"\b(?:throw\w*|discard\w*|ruff\w*|trumpf\w+|trumping|stech\w*|ab\w*werf\w*|weg\w*werf\w*|schmieren)\b"
)
FOLLOW = re.compile(r"\b(?:bedienen|follow suit|follow)\b")
PICKED = re.compile(r"\b(?:pick|choose) (?:from )?(?:any|either)(?: one)? of (?:them|these|those)\b")
"""Whoever picks among the cards in hand lays one of them."""
THAT = re.compile(
    r"\b(?:beides|den|die|das|diese[nr]?|ihn|it|that|this|davon|those|them|either|legal|ok|okay|erlaubt"
    r"|good enough|matching|reicht|geht (?:das|die|der)|eine davon|one of|playable|permitted|fine|possible|möglich"
    r"|zulässig|gleich hoch|just as high|equal\w*"
    r"|(?:passt|darf|kann|dürfte|könnte) (?:der|er|sie|es) (?:da |denn |jetzt )?(?:drauf|rauf|hin|dazu))\b"
)
OVER = re.compile(
    r"\b(?:drüber|höher (?:gehen|spielen|legen)|überstechen|überbieten"
    r"|play (?:a )?higher|go (?:higher|over)|overtake)\b"
    r"|\bbeat it\b(?! with)"
)
"""Whoever asks like this asks for a higher card of the suit led."""
MORE = re.compile(
    r"\b(?:noch (?:eine|ne|was)|still (?:play|have to play|get|add)|noch (?:dazu)?legen|do i still"
    r"|add (?:a|another))\b"
)
NAMED_NEXT = re.compile(r"\b(?:table|tisch|liegt|led|oben|pile|stapel|top|höchste|highest)$")
"""How a clause ends after which what lies is named: highest on the table: 9."""
HAPPENED = re.compile(
    r"\b(?:unterbrochen|aufnehmen|nimmt|nehm\w*|krieg\w*|bekomm\w*|gewinn\w*|gewonnen|raus|draußen|verlier\w*"
    r"|verloren"
    r"|fertig|aus|dran|schlägt|sticht|wins?|won|lose|lost|takes?|gets?|picks?|out|over|beats?|interrupted"
    r"|stopped|turn|so)\b"
)
"""Words of what happens: whoever uses them asks about that, and not whether a card may be laid."""
CUT = re.compile(
    r"[,;:.?!]+(?:\s|$)|\s[-–]\s|\s-|"
    r"(?=\b(?:und |aber |and |but |while |obwohl |though |wenn |if )?(?:ich (?:hab|habe|halte|hätte)"
    r"|i (?:have|hav|hold(?! back| on)|got|own|still|only|also|'ve)|i've|i'm (?:holding|out|void)|hab (?:ich|nur|noch)"
    r"|meine karten|(?:and |und )(?:the )?(?:led suit|suit led|lead suit)))"
    r"|(?=\b(?:und |and )?(?:darf|muss|kann|dürfen|könnte) (?:ich|man|er|sie|wir)\b)"
    r"|(?=\b(?:und|and) (?:ich )?(?:würde|möchte|will|i'd|would)\b)"
    r"|(?=\b(?:and )?(?:can|may|must|could|am|do|should) (?:i|one|you|we)\b)"
    r"|(?=\b(?:and |und )(?:er|sie|he|she|they|the next|kein|no|i|ich|wirft|throws|legt)\b)"
    rf"|(?=\b(?:and|und) (?:{SUIT_NAME}) (?:was|were|is|are|lag|liegt|war|wurde) (?:led|played|aus|an|gespielt)\b)"
    r"|(?=\b(?:und|and) (?:es|oben|there|on top) (?:liegt|lag|lies|is)\b)"
    r"|(?=\bwer\b|\bwho\b|\bwelche karte\b|\bwhich card\b)|\b(?:obwohl|weil|although|because|dann"
    r"|then|but|aber|sondern|dafür)\b"
)


RANKS_OF_SUIT = re.compile(
    rf"\b(?P<ranks>(?:(?:{RANK_NAME}|[akqjdb])(?:,| and| und|, and) (?:the )?){{1,6}}(?:{RANK_NAME}))"
    rf" of (?P<suit>spades|hearts|diamonds|clubs)\b"
)
"""Several ranks before the one suit of them all: king, 7 and 2 of spades."""
SUIT_BEFORE = re.compile(rf"\b(?:{SUIT_NAME})[ -]?$")
SUIT_HELD = re.compile(
    rf"\b(?:my|meine) (?P<suit>spades|hearts|diamonds|clubs|pik|herz(?:en)?|karos?|kreuze?)(?: are| is|:| sind)?:?"
    r" (?:the )?"
    rf"(?P<ranks>(?:(?:{RANK_NAME}|[akqjdb])(?:,| and| und|, and) (?:the )?){{1,6}}(?:{RANK_NAME}|[akqjdb]))(?!\w)"
)
"""Several ranks behind the one suit of them all: my diamonds are jack and 7."""
RANKS_LIE = re.compile(
    rf"(?<!\w)(?:{RANK_NAME})(?:,? (?:and |und )?(?:{RANK_NAME})(?!\w))+"
    r" (?:liegen|lagen|lie|(?:are )?(?:down|on)|so far|auf dem tisch"
    r"|(?:have been|were|wurden|sind|are) (?:\w+ )?(?:played|led|laid|gespielt|gelegt))\b"
)
"""Ranks one after the other of which it is said behind them that they lie there."""
ARTICLE = re.compile(
    r"\ban? (?=(?:spades?|hearts?|diamonds?|clubs?|king|queen|jack|ace|ten|nine|eight|seven|six|five|four)\b)"
)
"""An article, which is no ace."""
WHICH_IS_TRUMP = re.compile(
    rf"\b(?P<card>(?:{RANK_NAME}) of (?P<s>{SUIT_NAME})|(?P<t>{SUIT_NAME}) (?:{RANK_NAME})),?"
    r" (?:(?:which|wich|that)(?: is|'s) (?:a )?trumps?|(?:die|der|was|das) (?:ja )?trumpf (?:ist|war))\b"
)
"""A card of which it is said in passing that it is a trump: the 8 of clubs, which is trump."""
IN_BRACKETS = re.compile(rf"\b(?P<card>(?:{RANK_NAME})(?: \w+)?) \((?P<suit>{SUIT_NAME})\)")
"""A suit said behind its card: another eight (diamonds)."""
INSTEAD_DRAWN = re.compile(
    r"\b(?:an)?statt (?:zu ziehen|zu nehmen)\b|\b(?:instead of|rather than) (?:drawing|taking|picking up)\b"
)
RANKS_LISTED = re.compile(
    r"(?<![\w'])(?:[kdb]|10|[2-9])(?:,? (?:und |and |oder |or )?(?:[akdbqj]|10|[2-9])(?!\w))+"
    r"|(?<!\w)(?:ass|könig|dame|bube)(?:,? (?:und )?(?:[akdb]|10|[2-9])(?!\w))+"
)
"""Several ranks in a row, in figures and letters."""
PURPOSE = re.compile(
    r"(?P<asked>\b(?:may|can|could|darf|kann|könnte|dürfte) (?:i|ich|we|wir|man|you|he|she|er|sie)\b[^.?!]*?)"
    r",? (?:so (?:that )?(?:he|she|they|the others|everyone)|damit (?:er|sie|die|der|alle)"
    r"|sodass (?:er|sie|die|der)) [^.?!]*"
)
"""What somebody wants to reach by what they ask about; it is not what is asked."""
LIES = re.compile(r"\b(?:liegt|lag|lies|lay|is lying)\b")
WINNING = re.compile(
    r"\b(?:would|do|does|did|will) (?:i|he|she|it) (?:win|take|get)\b"
    r"|\b(?:gewinne?|krieg\w*|bekomm\w*|mach\w*) (?:ich|er|sie) (?:den|ihn|damit|dann)\b"
)
"""Who asks whether a card wins does not ask whether it may be laid."""
LATER_TRICK = re.compile(r"\bim (?:zweiten|dritten|vierten)\b|\b(?:second|third|fourth) trick\b")

LISTED = re.compile(
    rf"(?:(?:dann|then|und|and|danach|eine?|n|ne|the|an?|die|der) )*(?:{RANK_NAME}"
    rf"|[akqjdb])(?: (?:from|by|von) [\w ]+)?"
)
"""A clause that names a rank and says nothing else of it: king, king, then a three."""
OF_THEM = re.compile(r"(?:the|die|den|nämlich|namely|und zwar)\b")
"""How the ranks of several cards are told after their suit: two clubs, the 7 and the queen."""
LAYER = re.compile(r"(?:then |dann |und |and )?(he|she|er|sie) \w+ ")
"""Who lays a card and is called by no name."""
BY_NAME = re.compile(
    r"(?:(?:and|und|then|dann|so|da|s|d|de|der|die|das) )*(?P<name>[^\W\d_]{2,}) "
    r"(?:start(?:s|ed)|began|begins|leads?|led|plays?|played|puts?|lays?|laid|throws?|threw|drops?|dropped|chucks?|chucked|adds?|added|follow(?:s|ed)|spielte?|legte?|leit"
    r"|gibt|git|gab|wirft|warf|haut|haute|schmeißt|schmiss|bringt|brachte|kommt|kam|beginnt|begann|eröffnet|bedient|sticht"
    r"|stach|übernimmt|trumpft|trumps|ruffs|ruffed)\b"
)
"""Who lays a card, by a name at the beginning of what is told of it."""
NAME_ALONE = re.compile(r"(?:(?:and|und|then|dann) )*(?P<name>[^\W\d_]{2,})(?: (?:the|an?|die|den|das|eine?n?))?")
"""A name and nothing else before a card that is laid: ole ♥6, mei the four."""
NO_TRUMP = re.compile(
    r"\b(?:trumpf|trümpfe|trumps?)(?: (?:hab|habe|halte) ich| i (?:don't"
    r"|do not) have)?(?: \w+)? (?:nicht|nich|ned|net|keine?[nr]?)\b"
    r"|\b(?:don't|do not|haven't|no|nor|not|neither)(?: \w+){0,2} trumps?\b|\btrumps? (?:i (?:don't"
    r"|do not) have|neither)\b"
)
"""How it is said of trumps that they are not in hand."""
NOT = re.compile(r"\b(?:nicht|nich|ned|net|not|never|nie|neither|nor)\b|n't\b")
OVER_IT = re.compile(r"\b(?:über|over|beat|top) (?:the|den|die|das|dem|der) $")
"""What stands before a card that somebody goes over."""
BOTH = re.compile(
    r"\b(?:both|all (?:two|three|four|of)|pair|triple|together|at once|in one go|beide|zusammen|auf einmal|gleichzeitig"
    r"|paar|päärchen|drilling|alle (?:zwei|drei|vier|beide))\b"
)
"""How somebody speaks of several cards at once."""
