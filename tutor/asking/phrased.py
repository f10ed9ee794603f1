"""Ways in which people tell a position, put into the plain ones that its clauses are read by.

One thing is told in many ways: hearts are led, hearts come, I sit there with hearts. Each way is a pattern here and
what it says in plain words; of the rules of a game nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from tutor.asking.named import RANK_NAMES, SUIT_NAMES, named_in

SUIT = "|".join(SUIT_NAMES.values())
RANK = "|".join(RANK_NAMES.values())
CARD = rf"(?:(?:{SUIT})[ -]?(?:{RANK})|(?:{RANK})(?: of (?:{SUIT}))?|(?:{SUIT}))(?!\w)"
_THE = r"(?:(?:the|an?|my|der|die|das|den|dem|meine?[mnr]?|eine?[mnr]?|ne[mnr]?|n) )?"
_TRUMP = r"(?:trumpf|trump|atout)"

Said = str | Callable[[re.Match[str]], str]


def _ranks_in(match: re.Match[str]) -> str:
    """Say its suit with each of several ranks: diamonds I have 7 and king."""
    suit = next(name for name, pattern in SUIT_NAMES.items() if re.fullmatch(pattern, match["suit"]))
    ranks = [one.rank for one in named_in(match["ranks"])]
    spoken = {"A": "ass", "K": "könig", "D": "dame", "B": "bube"}
    cards = " und ".join(f"{suit}{spoken.get(rank, rank)}" for rank in ranks)
    return f"{match['trump'] or ''} {match['suit'] if match['trump'] else ''}, ich habe {cards} "


def _over(match: re.Match[str]) -> str:
    """Lay what was not beaten before the card that did not beat it, unless it is told that it lies there."""
    known = match["over"] in match.string[: match.start()]
    return f"{match[1]} {match[2]}" if known else f"{match[1]} {match['over']}, {match[2]}"


def _unless_cards(match: re.Match[str]) -> str:
    """Leave words out that name no card."""
    return match[0] if named_in(match[0]) else ""


_LAYS = (
    r"(?:dropped|played|plays|drops|threw|throws|laid|lays|put|legte|legt|spielt|spielte|warf|wirft|gab|gibt)(?: down)?"
)
_RANKS = rf"(?P<ranks>(?:{RANK})(?:(?:, | (?:und|and) )(?:the |die |den )?(?:{RANK})(?!\w))*)(?!\w)"
PHRASES: tuple[tuple[str, Said], ...] = (
    # what is heard and written for plain words
    (r"\bderf\b", "darf"),
    (r"\bmitm\b", "mit dem"),
    (r"\b(aus|an|vor)gspielt\b", r"\1gespielt"),
    (r"\b(?:nei|hinei|rein)?stech[ae]\b|\b(?:rein|hinein)stechen\b", "stechen"),
    (r"\b(darf|muss|kann|hab) i\b", r"\1 ich"),
    (r"\bhätt\b", "hätte"),
    (r"\bwürd\b", "würde"),
    (r"\btheyre\b", "they're"),
    (r"\bim (?=holding|void|out|next|left|sitting|down|stuck|void)", "i'm "),
    (r"\bid (?=rather|love|like|prefer)", "i'd "),
    # why somebody thinks so: they are both pictures
    (
        (
            r",?\s*\b(?:since |because |as |weil |denn )?(?:they'?re|they are|(?:das |es )?sind)(?: ja| doch"
            r"| after all)?"
            r" (?:both|beides?|alle beide)\b[^,.?!]*"
        ),
        " ",
    ),
    (r",?\s*\b(?:as|since) (?:it'?s|it is|they'?re|they are)\b(?! (?:higher|lower|my|the|not))[^,.?!]*", " "),
    (r",\s*(?:both|beides?|alle beide) (?:face cards|pictures?|court cards|bild\w*)\b(?=[,.;?!])", ""),
    # by which rules it is played, said in passing
    (
        r"(?:(?:,|\bund|\band) |^)(?:wir spielen|we play|we're playing|we are playing)\b(?: \w+){0,6}? ?(?=[,.;:?!]|$)",
        _unless_cards,
    ),
    # what lies there
    (
        (
            rf"(?<!\w){_THE}({CARD})(?: gelegt| gespielt| played)?,? (?:und |and )?(?:davor|before (?:that|it))"
            rf"(?: aber| but| was| lag| noch| it was)* {_THE}({CARD})"
        ),
        r"\2 liegt, dann liegt \1",
    ),
    (r"\breichts\b", "reicht es"),
    (rf"\b({SUIT}) (?:is|are|was|were) (?:asked for|demanded|wanted|required)\b", r"\1 led"),
    (rf"\b({SUIT}) (?:comes?|came)(?: round| out| up)?\b", r"\1 led"),
    (rf"\b(?:opens|opened|starts|started|comes|came)(?: out)? with (?={_THE}{CARD})", "leads "),
    (rf"\b(?:vor mir|in front of me|before me):? (?={_THE}{CARD})", "es liegen "),
    (rf"\b({CARD}) (?:already )?down(?: already)?(?=[,.;])", r"\1 is down"),
    (rf"\b({CARD}) (?:kommt|kummt)(?! (?:drauf|dran|noch|mit|nach|als|in|weg))\b(?: raus)?", r"\1 liegt"),
    (rf"\b(?:es|jetzt|da|nun) kommt ({_THE}{CARD})(?! dazu| noch| weg)", r"es liegt \1"),
    (
        (
            r"\b(?:(?:im )?stich (?:bisher|bis jetzt|so ?weit)|(?:the )?trick so far|so far(?: in the trick)?"
            rf"|(?:bisher|bis jetzt|so far) (?:gespielt|gelegt|played|laid))\b:?(?: is| are| liegt| liegen)? (?={CARD})"
        ),
        "es liegen ",
    ),
    (r"\b(?:am|auf dem|aufm|auf'm) tisch\b", "auf dem tisch liegt"),
    (rf"(?<!meine )(?<!deine )\b(?:die )?letzte karte (?:war|ist) ({_THE}{CARD})", r"es liegt \1"),
    (rf"(?<!my )\b(?:the )?last card (?:played |laid |down )?(?:was|is) ({_THE}{CARD})", r"on the pile is \1"),
    (
        (
            rf"\b({_LAYS}) {_THE}({CARD}),?(?: because| since| as| cause| who) ?(?:he|she|they)?"
            rf" (?:couldn't|could not|can't|cannot) (?:beat|top|get over|go over) {_THE}(?P<over>{CARD})"
        ),
        _over,
    ),
    (
        (
            rf"\b({_LAYS}) {_THE}({CARD}),? (?:weil|da) (?:er|sie) {_THE}(?P<over>{CARD})"
            r" nicht (?:schlagen|überbieten|übernehmen|toppen) (?:konnte|kann)"
        ),
        _over,
    ),
    (
        (
            r",? (?:because |since |weil |da )?(?:who|der|die|er|sie|he|she|they) (?:had |hatte "
            r"|hat )?(?:nix|nichts|nothing)"
            r" (?:höher\w*|besser\w*|higher|better)(?: (?:hatte|hat|mehr hatte))?\b"
        ),
        "",
    ),
    # a card of a suit told behind it: the eight itself is a club
    (
        (
            rf"\b(?:the |die )?(?P<card>{RANK})\b(?P<rest>[^.?!]*?),? (?:and |und |but |aber )?(?:the|die) (?P=card)"
            rf"(?: itself| selbst| selber)? (?:is|ist) (?:the |an? |eine? |die )?(?P<suit>{SUIT})\b"
        ),
        r"\g<suit> \g<card>\g<rest>",
    ),
    (rf"\b(?:the |an? )?({RANK}) (?:too|as well|also)?,? ?(?:but |and )?it'?s the ({SUIT}) one\b", r"\2 \1"),
    # what is wished for beside a card that is laid
    (
        (
            r"\b(?:und|and) (?:mir )?(?:(?:pick|call|name|choose|say|wish for|ask for)"
            r" (?:another|a different|some other|a new) suit"
            r"|(?:was|etwas|eine|ne) (?:anderes?|neues?)(?: farbe)? (?:wünschen|ansagen|verlangen))\b"
        ),
        "",
    ),
    # how it is asked whether a card may be laid
    (
        (
            r"\b(?:does|would|will) (?:that|it|this|mine) (?:go|work|fit|match)"
            r"(?: now| then| there| on (?:it|top))?(?=\W*$)"
        ),
        "may i play it",
    ),
    (r"\bpasst (?:der|die|das|es)(?: da| jetzt| drauf| darauf| hin| so)*(?=\W*$)", "darf ich das legen"),
    (
        (
            r"\b(?:and )?(?:that|it|this)'?s? ?(?:is )?(?:fine|ok|okay|alright|allowed|legal)"
            r" to (?:put|lay|play)(?: it)?(?: down)?(?:,? right)?(?=\W*$)"
        ),
        "may i play it",
    ),
    # what is held
    (r"\bi'm down to\b", "i have"),
    (rf"\b(?:now )?(?:it'?s|its) me (?:now )?with (?={_THE}{CARD})", "i have "),
    (rf"\ba (?:couple|bunch|handful) of\b|\b(?:ein paar|lauter) (?={SUIT})", ""),
    (r"(?:(?<=[.!?;,] )|^)(?:ich|me|i): (?!.*\b(?:wer|who\w*|gewinn\w*|wins?|stich|sticht|takes?)\b)", "ich habe "),
    (
        (
            rf"\b((?:i (?:do )?have|ich hab\w*|hab\w*) (?:\w+ )?(?:{_TRUMP}s?|trümpfe)|(?:{_TRUMP}|trümpfe) hab\w* ich)"
            r"([.,;]) (must|do|can"
            rf"|may|muss|darf|kann)"
            r" (i|ich) ((?:have to |need to )?)(?:use|play|spend|waste|put|einen|den|ihn)(?: (?:one|it|legen"
            r"|spielen|nehmen))?(?=\W*$)"
        ),
        r"\1\2 \3 \4 \5play a trump",
    ),
    (
        (
            rf"\b(?:ich (?:sitze?|bin|steh)|i'm|i am|i sit)(?: (?:da|hier|jetzt|dran|next|here|now|sitting"
            rf"|there|left|up))*,? (?:mit|with) (?={_THE}{CARD})"
        ),
        "ich habe ",
    ),
    (
        rf"\bich könnte (?:\w+ )?mit {_THE}({CARD}) (?:drüber\w*|übernehmen|schlagen|gewinnen|bedienen)(?: gehen)?",
        r"ich habe \1",
    ),
    (rf"\bi could (?:beat (?:it|that)|go over|go higher|win it|top it|follow) with {_THE}({CARD})", r"i have \1"),
    (rf"\b(?:low|small|little|high|big|tiny|wee|kleine[snrm]?|niedrige[snrm]?|hohe[snrm]?) (?=(?:{SUIT})\b)", ""),
    (
        (
            rf"\b(?:then|dann|danach) (?:me|ich) (?:with|mit) (?={_THE}{CARD})(?!.*\b(?:wer|who\w*|gewinn\w*"
            rf"|wins?|stich|takes?)\b)"
        ),
        "ich habe ",
    ),
    # what somebody was made to lay
    (r"\b(?:had|has|was forced|is forced) to (?:give|play|put|lay|throw|drop)(?: away| down| in)?\b", "played"),
    (rf"\b(?:musste|muss) (?={_THE}{CARD} (?:ab|zu|hin|dazu)?(?:geben|legen|spielen|werfen)\b)", "legt "),
    # what is lacked
    (
        rf"\b(?:i )?(?:can'?t|cannot|can not|couldn't) follow ({SUIT})\b",
        r"\1 led, i have no \1",
    ),
    (
        rf"\b(?:ich )?kann (?:ich )?(?:kein )?({SUIT}) (?:leider )?(?:nicht |nich )?bedienen",
        r"\1 liegt, ich habe kein \1",
    ),
    (
        rf"\b({SUIT}) (?:hab|habe|hätte) ich (?:leider )?(?:nicht|nich|ned|net|keine?s?|nimmer)(?: mehr)?\b",
        r"ich habe kein \1",
    ),
    (rf"\b({SUIT}) i (?:don't|do not|dont) have\b", r"i have no \1"),
    (r"\b(?:don't|do not|dont|didn't) (?:hold|own|have|possess|see)(?: even)?(?: a single| one| any| a)?\b", "have no"),
    (r"\b(?:haven't|have not|havent)(?: got)?(?: even)?(?: a single| one| any| a)\b", "have no"),
    (r"\bnot a single\b|\bnich?t ein(?:e|en|ziges?)?(?: einzige[snr]?)?\b|\bkeine?n? einzige[snr]?\b", "kein"),
    # cards of trumps whose suit is told with them
    (
        rf"\b{_TRUMP} (?P<suit>{SUIT})(?: \w+)? (?P<card>{RANK}) hab ich\b",
        r"ich habe \g<suit> \g<card>, \g<suit> trumpf,",
    ),
    (rf"\b{_TRUMP} (?P<suit>{SUIT})[ -]?(?P<card>{RANK})(?!\w)", r"\g<suit> \g<card>, \g<suit> trumpf,"),
    (rf"(?P<trump>\b{_TRUMP} )?\b(?P<suit>{SUIT}) (?:hab|habe) ich {_RANKS}", _ranks_in),
    (rf"(?P<trump>\b{_TRUMP} )?\bin (?P<suit>{SUIT}),? i (?:have|hold|'ve got) (?:the )?{_RANKS}", _ranks_in),
)
_PHRASES = tuple((re.compile(pattern), said) for pattern, said in PHRASES)


def plainly_told(text: str) -> str:
    """Return a tidied text with other ways of telling a position put into plain ones.

    >>> plainly_told("karo kommt, herz hab ich nicht")
    'karo liegt, ich habe kein herz'
    """
    for pattern, said in _PHRASES:
        text = pattern.sub(said, text)
    return " ".join(text.split())


RULE = re.compile(r"\b(?:rules?|\w*regeln?|variante?|version|fassung)\b")
"""Words for a rule; who tells one names cards that nobody holds."""
NO_RULE = re.compile(
    r"\b(?:ich|i|i've|i'm|liegt|liegen|lies|led|ausgespielt|darf|muss|kann|may|must|can|allowed"
    r"|erlaubt|legal|top|oben)\b"
)
_PIECE = re.compile(r"([,;:.?!()]+(?:\s|$)|\s\(|\s[-–]\s)")


def without_rules(text: str, variants: Iterable[str]) -> str:
    """Return a text without the pieces that tell by which rules it is played; ``variants`` are patterns of those.

    >>> without_rules("our rule: eights match. 7 of spades on top", ["eights match"])
    'our rule: . 7 of spades on top'
    """
    kept: list[str] = []
    for piece in _PIECE.split(text):
        left = piece
        if named_in(piece) and any(re.search(pattern, piece) for pattern in variants):
            for pattern in variants:
                left = re.sub(rf"(?:{pattern})\w*", " ", left)
            if RULE.search(left) and not NO_RULE.search(left):
                left = ""
        kept.append(left)
    return " ".join("".join(kept).split())
