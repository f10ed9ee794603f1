"""What a question tells of a moment: what lies there and who played it, what is held and lacked, trumps, the call.

Nothing about rules is known here, and nothing is guessed: what is not said stays empty. A text is cut into short
clauses, each has one role by the words in it (led, held, lacked, trumps, asked), and the cards named in it take that
role.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tutor.asking.named import RANK_NAMES, SUIT_NAMES, Named, named_in
from tutor.core.plain import Plain

SEATS = {"north": "nord|north", "east": "ost|east", "south": "süd|sued|south", "west": "west"}


@dataclass(slots=True)
class Told:
    """What a question tells, and what it asks."""

    lying: list[Named] = field(default_factory=list)
    """What was played, in order."""
    players: list[str] = field(default_factory=list)
    """By whom each was: a point of the compass, ``me``, or nothing."""
    hand: list[Named] = field(default_factory=list)
    lacked: set[str] = field(default_factory=set)
    """Suits that are not in hand."""
    no_trump: bool = False
    """Whether there is no trump in hand."""
    led: bool = False
    """Whether it is said which card was led."""
    void: bool = False
    """Whether the suit led is said not to be in hand."""
    some_trump: bool = False
    """Whether there is a trump in hand, of which nothing else is said."""
    trump: str = ""
    called: str = ""
    only: bool = False
    """Whether the hand is said whole."""
    leads: bool = False
    """Whether it asks what to lead, which no card on the table decides."""
    clean: bool = False
    """Whether no trump was played."""
    first: bool = False
    """Whether it is the first trick."""
    kind: str = ""
    """may, must, who or nothing."""
    asked: list[Named] = field(default_factory=list)
    asks: str = ""
    """What kind of card is asked about where none is named: any, trump, other, led, lower, on."""


_FIRST_PERSON = (
    r"ich (?:\w+ ){0,2}?(?:hab|habe|halte|hätte|besitze)\b|(?:hab|habe|halte|hätte) (?:ich|nur|noch"
    r"|auch|die|den|das|selbst)\b"
    r"|ich hab|hab (?:ich|nur|noch)\b|auf der hand|meine (?:karten|hand)|mein blatt|bei mir"
    r"|i (?:\w+ ){0,2}?(?:have|hold|own|keep|got)\b|i've|ive\b|i'm holding|holding\b|in (?:my )?hand"
    r"|my (?:cards|hand)|all i have|all i've|having only|got only"
)
_HELD = re.compile(rf"(?:{_FIRST_PERSON}|\bsitze ich auf\b|\bwith only\b)")
_LAID = re.compile(
    r"\b(?:liegt|liegen|lag|lagen|(?:aus|an|vor)gespielt|gefordert|verlangt|(?:er|sie|gegner|nachbar"
    r"|nord|ost|süd|sued|west) (?:\w+ )?(?:spielt|legt|wirft|bringt|hat)"
    r"|spielt|spielen|legt|wirft|gelegt|geworfen|offen|oben|aufgedeckt|im stich"
    r"|kommt raus|anspiel|vorgelegt|gespielt"
    r"|led|leads?|on (?:the )?(?:table|pile|top|stack)|is down|are down|is up|was played|were played"
    r"|ist dran|plays|played|throws|threw|put down|puts down|showing|top card|on the discard"
    r"|highest|höchste[rns]?|vorne?|in the trick|the lead|turned up|follows? with)\b"
)
_LACK = re.compile(
    r"\b(?:keine?[nrms]?|koa|nix|null|ohne|weder|void (?:in|of)|out of|without|don't have|do not have"
    r"|dont have|haven't got|have no|have none|has no|no more|lack|no)\b"
)
_OTHER_PERSON = re.compile(
    r"\b(?:er|sie|gegner(?:in)?|nachbar(?:in)?|nächste[rn]?|nord|ost|süd|sued|west|north|east|south"
    r"|he|she|they|opponent|neighbou?r|next player|dealer|somebody|someone|jemand|einer|partner)\b"
)
_TRUMP = re.compile(r"\b(?:trumpf|trümpfe|truempfe|trumps?|atout)\b")
_ANY_SUIT = "|".join(SUIT_NAMES.values())
_ANY_RANK = "|".join(RANK_NAMES.values())
_IS_TRUMP = re.compile(
    rf"\b(?:(?P<a>{_ANY_SUIT}) (?:ist |sind |is |are |war |was |als |as )?(?:trumpf|trumps?|atout)\b"
    rf"|(?:trumpf|trumps?|atout)(?: ist| sind| is| are| war| was|:|=)* (?P<b>{_ANY_SUIT})\b(?! (?:{_ANY_RANK})\b))"
)
_LED = re.compile(
    r"\b(?:(?:aus|an|vor)gespielt|(?:ist|war|sind) dran|gefordert|verlangt|vorgelegt|led|leads?|kommt raus)\b"
)
_CALLED = re.compile(
    r"\b(?:gewünscht|wünscht|wuenscht|gewuenscht|angesagt|sagt|wunsch|called|calls|calling|named"
    r"|names|wished|wishes|asked for|declared)\b"
)
MAY = re.compile(
    r"\b(?:darf|dürfen|duerfen|dürfte|kann|kannst|können|könnte|may|can|could|allowed|erlaubt|legal"
    r"|illegal|zulässig|okay|ok|geht (?:das|der|die|es)|geht's|in ordnung|passt(?! (?:nichts|gar))|permitted"
    r"|good enough|is matching|reicht|free to|playable|possible|möglich|steht .{0,8}frei)\b"
)
MUST = re.compile(
    r"\b(?:compulsory|mandatory|obligat\w*|verpflichtet|pflicht|zwang|(?:bedien|bekenn|trumpf|stich|stech)(?:pflicht|zwang)"
    r"|muss|muß|müssen|must|have to|need to|gezwungen|forced|obliged|gotta)\b"
)
_WHO = re.compile(r"\b(?:wer|wessen|wem|who|whose|which card|welche karte|was gewinnt)\b")
_WINS = re.compile(
    r"\b(?:gewinnt|bekommt|kriegt|macht|nimmt|sticht|stich|wins?|takes?|picks? up|gets?|aufnehmen|auf"
    r"|leads? next|starts? next|spielt (?:dann |jetzt )?(?:aus|an|weiter)|lead|trick|dran|turn)\b"
)
_ONLY = re.compile(
    r"\b(?:nur|bloß|bloss|lediglich|only|just|all i have|all i've got|my cards are|meine karten sind|einzige)\b"
)
_FIRST = re.compile(r"\b(?:erste[rnsm]? stich|first trick|anfang des spiels|very first)\b")
_CLEAN = re.compile(
    r"\b(?:kein trumpf im stich|no trumps? (?:in the trick|(?:was |were |is )?played|there)|ohne trumpf im stich"
    r"|kein trumpf (?:gespielt|dabei))\b"
)
_VOID = re.compile(
    r"\b(?:(?:i|i've|i'm|ich) (?:\w+ ){0,2}?(?:none|keine?s?(?: davon| mehr)?$|can't follow"
    r"|cannot follow|void$|nicht bedienen)"
    r"|(?:kann|könnte) (?:ich )?nicht bedienen|(?:the|that) suit led|diese farbe nicht)"
)
_BEYOND = re.compile(
    r"\b(?:jokers?|kontra|skip|aussetzen|reverse\w*|richtung|direction|two packs|zwei kartenspiele"
    r"|strafkarten?|penalty"
    r"|ziehen|zieht|draw\w*|paare?|pairs?|drilling\w*|triple|sets?|sätze|rote[nrsm]?|reds?|schwarze[nrsm]?|blacks?"
    r"|niedrig|low|umgekehrt|no-?trump|ohne trumpf|aces low|darf ich nicht|muss ich nicht"
    r"|don't i have to|hinter|after (?:me|him|her)"
    r"|rest|alle|all of|mehrere|several|both|beide)\b(?! i(?:'ve)? (?:have|got))|\d ?- ?\d"
)
"""Words of things that are not read here: whoever uses them is not answered by a verdict."""
_LEADING = re.compile(
    r"\b(?:anfang\w*|ausspiel\w*|aus(?:zu)?spielen|beginn\w*|eröffn\w*|rauskommen|vorspielen|start\w*"
    r"|begin\w*|open\w*|lead)\b"
)
_TAKING = re.compile(
    r"\b(?:(?:auf|zurück|weg|ab)?nehmen|behalten|aufheben|zurückhalten|keep|hold back|save"
    r"|take|pick(?:s|ed)?|klopfen|knock|passen|pass)\b"
)
"""Words of something else than laying a card."""
_CANNOT = re.compile(r"\b(?:kann|konnte|could|can) nicht\b|can't|couldn't|cannot|könnte$")
_SOMEBODY = re.compile(
    r"\b(?:ich|man|i|you|one|we|wir|das|die|der|den|it|that|legal|allowed|erlaubt|ok|okay|enough|matching|trump|passt)\b"
)
_COUNTED = re.compile(
    r"\b(?:zwei|drei|vier|two|three|four|[2-4]) (?:\w+ )?(?:könige|damen|buben|asse|zehnen|achten"
    r"|neunen|siebenen|zweien"
    r"|kings|queens|jacks|aces|tens|nines|eights|sevens|sixes|fives|fours|threes|twos)\b"
)
_INSTEAD = re.compile(r"\b(?:(?:an)?statt (?:zu |den |die |das )?|instead of |rather than )[\w ]*")
_ELSEWHEN = re.compile(
    r"\b(?:letzte[rnsm]? stich|last trick|hundeleben|dog's life|dogs life|gezogen\w*|drew|drawn"
    r"|just took|swap\w*|tausch\w*|punkte?|points?|werte?n?|worth|strategie|should|sollte?|besser"
    r"|better|lohnt)\b"
)
_ANY = re.compile(
    r"\b(?:irgend(?:was|eine|welche)?|anything|any card|beliebige?|was ich will|what i (?:like|want)"
    r"|whatever|jede karte)\b"
)
_OTHER = re.compile(
    r"\b(?:was anderes|etwas anderes|andere farbe|another suit|different suit|something else|abwerfen"
    r"|discard|wegwerfen|throw (?:away|off)|schenken)\b"
)
_RUFF = re.compile(
    r"\b(?:trumpfen|übertrumpfen|stechen|ruff|trump it|trump|play a trump|trumpf (?:spielen|legen|nehmen))\b"
)
_FOLLOW = re.compile(r"\b(?:bedienen|follow suit|follow)\b")
_THAT = re.compile(
    r"\b(?:den|die|das|diese[nr]?|ihn|it|that|this|davon|those|them|either|legal|ok|okay|erlaubt"
    r"|good enough|matching|reicht|geht das|eine davon|one of)\b"
)
_MORE = re.compile(
    r"\b(?:noch (?:eine|ne|was)|still (?:play|have to play|get|add)|noch (?:dazu)?legen|do i still"
    r"|add (?:a|another))\b"
)
_NAMED_NEXT = re.compile(r"\b(?:table|tisch|liegt|led|oben|pile|stapel|top|höchste|highest)$")
"""How a clause ends after which what lies is named: highest on the table: 9."""
_HAPPENED = re.compile(
    r"\b(?:unterbrochen|aufnehmen|nimmt|nehm\w*|krieg\w*|bekomm\w*|gewinn\w*|gewonnen|raus|draußen|verlier\w*|verloren"
    r"|fertig|aus|dran|schlägt|sticht|wins?|won|lose|lost|takes?|gets?|picks?|out|over|beats?|interrupted|stopped|turn|so)\b"
)
"""Words of what happens: whoever uses them asks about that, and not whether a card may be laid."""
_CUT = re.compile(
    r"[,;:.?!]+(?:\s|$)|\s[-–]\s|\s-|"
    r"(?=\b(?:und |aber |and |but |while |obwohl |though |wenn |if )?(?:ich (?:hab|habe|halte|hätte)"
    r"|i (?:have|hold|still|only|also|'ve)|i've|i'm (?:holding|out|void)|hab (?:ich|nur|noch)"
    r"|meine karten))"
    r"|(?=\b(?:und |and )?(?:darf|muss|kann|dürfen|könnte) (?:ich|man|er|sie|wir)\b)"
    r"|(?=\b(?:and )?(?:can|may|must|could|am|do|should) (?:i|one|you|we)\b)"
    r"|(?=\b(?:and |und )(?:er|sie|he|she|they|the next|kein|no|i|ich|wirft|throws|legt)\b)"
    r"|(?=\bwer\b|\bwho\b|\bwelche karte\b|\bwhich card\b)|\b(?:obwohl|weil|although|because|dann"
    r"|then|but|aber|sondern|dafür)\b"
)


_ARTICLE = re.compile(
    r"\ban? (?=(?:spades?|hearts?|diamonds?|clubs?|king|queen|jack|ace|ten|nine|eight|seven|six|five|four)\b)"
)
"""An article, which is no ace."""


def tidied(text: str) -> str:
    """Return a text in small letters, with plain signs."""
    text = " ".join(text.lower().replace("’", "'").replace("\ufe0f", "").split())
    text = _ARTICLE.sub("the ", text)
    return re.sub(r"\b(pik|herz|karo|kreuz|das|ein|kein|trumpf|ne|nem|nen) as\b", r"\1 ass", text)


def clauses(text: str) -> Iterator[str]:
    """Yield the short clauses of a text."""
    start = 0
    for match in _CUT.finditer(text):
        if text[start : match.start()].strip():
            yield text[start : match.start()].strip()
        start = match.end()
    if text[start:].strip():
        yield text[start:].strip()


def read_told(text: str) -> Told | None:
    """Return what a question tells of a moment in the middle of a trick; nothing where it speaks of another one."""
    text = tidied(text)
    if _ELSEWHEN.search(text) or _BEYOND.search(text) or _COUNTED.search(text):
        return None
    told = Told(first=bool(_FIRST.search(text)), clean=bool(_CLEAN.search(text)))
    match = _IS_TRUMP.search(text)
    if match:
        told.trump = next(suit for suit, name in SUIT_NAMES.items() if re.fullmatch(name, match["a"] or match["b"]))
        text = f"{text[: match.start()]}, {text[match.end() :]}"
    role = ""
    for clause in clauses(text):
        role = _read(told, clause, role)
    if not told.kind and text.endswith("?") and told.hand and not _HAPPENED.search(text):
        told.kind, told.asks = "may", "that"
    if told.kind != "who" and not told.asked and not told.asks:
        return None
    return told if told.kind and not told.leads else None


def _read(told: Told, clause: str, role: str) -> str:
    """Read one clause; return the role that cards in the next one have if it has no sign of its own."""
    said = named_in(clause)
    if _WHO.search(clause) and _WINS.search(clause) and not _HELD.search(clause):
        told.kind = told.kind or "who"
        if not said:
            return role
    modal = MUST.search(clause) or (MAY.search(clause) and not _CANNOT.search(clause))
    if modal and _SOMEBODY.search(clause):
        return _asking(told, clause, said)
    if _CALLED.search(clause) and [one for one in said if one.suit and not one.rank]:
        suits = [one for one in said if one.suit and not one.rank]
        told.called = suits[-1].suit
        said = [one for one in said if one not in suits]
        if not said:
            return role
    if _VOID.search(clause) and not _OTHER_PERSON.search(clause):
        told.void = True
    lack = _LACK.search(clause)
    if lack:
        mine = not _OTHER_PERSON.search(clause) or _HELD.search(clause)
        behind = [one for one in said if one.start > lack.start() and not (one.suit and one.rank)]
        if mine and not told.clean:
            told.lacked |= {one.suit for one in behind if one.suit}
            if _TRUMP.search(clause[lack.start() :]):
                told.no_trump = True
        said = [one for one in said if one not in behind]
        if not said:
            return role or "hand"
    held, laid = _HELD.search(clause), _LAID.search(clause)
    if held and laid and said and said[0].start < laid.start() < held.start():
        laid_part = [one for one in said if one.start < held.start()]
        _lay(told, clause, laid_part)
        said, laid = [one for one in said if one.start >= held.start()], None
    if held:
        if _ONLY.search(clause):
            told.only = True
        if _TRUMP.search(clause) and not any(one.rank for one in said):
            told.some_trump = True
        told.hand += said
        return "hand"
    if laid and said:
        _lay(told, clause, said)
        return "lying"
    if (
        laid
        and not modal
        and clause.rsplit(maxsplit=1)[-1]
        in ("table", "tisch", "liegt", "led", "oben", "pile", "stapel", "top", "höchste", "highest")
    ):
        return "lying"
    if role == "hand" and _TRUMP.search(clause) and not said:
        told.some_trump = True
    elif role == "hand":
        told.hand += said
    elif role == "lying" or (said and all(one.suit and one.rank for one in said)):
        _lay(told, clause, said)
        role = "lying"
    return role


def _lay(told: Told, clause: str, said: list[Named]) -> None:
    for one in said:
        before = clause[: one.start]
        who = ""
        for name, pattern in SEATS.items():
            hits = [match.end() for match in re.finditer(rf"\b(?:{pattern})\b", before)]
            if hits:
                who = name
        if not who and re.search(r"\b(?:ich|i)\b", before):
            who = "me"
        at = 0 if told.lying and not told.led and _LED.search(clause) else len(told.lying)
        told.lying.insert(at, one)
        told.players.insert(at, who)
    told.led = told.led or bool(said and _LED.search(clause))


def _asking(told: Told, clause: str, said: list[Named]) -> str:
    """Read what is asked about."""
    clause = _INSTEAD.sub(" ", clause)
    said = named_in(clause)
    onto = re.search(r"\b(?:auf|on|onto|drauf)\b", clause)
    if onto and len(said) > 1 and not told.lying:
        _lay(told, clause, [one for one in said if one.start > onto.start()])
        said = [one for one in said if one.start < onto.start()]
    told.leads = told.leads or bool(_LEADING.search(clause) or _TAKING.search(clause))
    told.kind = "must" if MUST.search(clause) and not re.search(r"\b(?:darf|may|can i|kann ich)\b", clause) else "may"
    if said:
        told.asked += said
    elif _MORE.search(clause):
        told.asks = "on"
    elif _ANY.search(clause):
        told.asks = "any"
    elif _OTHER.search(clause):
        told.asks = "other"
    elif _RUFF.search(clause) and not re.search(r"\btrumpf\b\s*$", clause):
        told.asks = "trump"
    elif _FOLLOW.search(clause):
        told.asks = "led"
    elif _THAT.search(clause):
        told.asks = "that"
    return "asked"


def presets_told(setting: Mapping[str, Plain], text: str) -> tuple[str, ...]:
    """Return the rule sets that the words of a question may mean, such as those of a country; none where none."""
    text = tidied(text)
    for pattern, presets in dict(setting.get("variants", {})).items():
        if re.search(pattern, text):
            return tuple(presets)
    return ()
