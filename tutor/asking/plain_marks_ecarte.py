"""Marks of Écarté: kings kept quiet and turned up, who deals, what five tricks score."""

from __future__ import annotations

import re

from tutor.asking.plain_mark import MAY, Mark, any_of

_KING = re.compile(
    r"\b(?:king of trumps?|trump king|trumpfkönig\w*|atoutkönig\w*|atout[- ]?könig\w*|könig (?:von der "
    r"|der )?trumpf\w*)\b"
)
_QUIET = (
    r"verschweig\w*|verheimlich\w*|(?:die )?klappe (?:zu ?)?halten|schweig\w*|für mich behalten|(?:keep|keeping"
    r"|stay|kept|staying) (?:quiet"
    r"|mum|silent|it (?:quiet|secret|to myself)|schtum)|silence|(?:nicht|nich|ned|net|gar nicht) (?:an)?(?:melden"
    r"|meldn|sagen|ansagen)"
    r"|not (?:to )?(?:announce|declare)|without (?:announcing|declaring)|keinen mucks|say nothing|say nowt"
)
_NO_POINT = (
    r"point|punkt\w*|still|noch|late|spät\w*|after|nach|before|bevor|muss|müssen|must|have to|has to|why|warum|lose"
    r"|verlier\w*"
)
_BOTH_DRAW = re.compile(
    r"\b(?:both|beide|each|jeder|je)\b[^.?!]*\b(?:draw\w*|cut\w*|zieh\w*|zieht)\b|\b(?:draw\w*|cutting|cut|zieh\w*"
    r"|gezogen)\b[^.?!]*\b(?:both|beide|each"
    r"|one card|a card|eine karte|jeder)\b|\bcutting for deal\b"
)
_HIGHER_DEALS = re.compile(
    r"\b(?:higher|höher\w*|highest|höchste\w*)\b[^.?!]*\b(?:deals?|dealer|gibt|geber|geben)\b|\b(?:deals?|dealer"
    r"|gibt|geber|geben)\b[^.?!]*\b(?:higher"
    r"|höher\w*|highest|höchste\w*)\b"
)
_CHANGED = re.compile(r"\b(?:exchang\w*|swap\w*|swop\w*|tausch\w*|getauscht)\b")
_NEW_TRUMP = (
    r"(?:trump\w*|trumpf\w*|atout)(?: \w+){0,4} (?:change\w*|wechsel\w*|anders?|neu\w*|new|same|gleich\w*|bleibt)"
    r"|(?:new|neue[rn]?)(?: \w+){0,2} (?:trumps?"
    r"|trumpf|atout|turn-?up)"
)
_SOME_KING = re.compile(
    r"\b(?:king|könig)\w*\b.*\b(?:trumps?|trumpf\w*|atout)\b"
    r"|\b(?:trumps?|trumpf\w*|atout)\w*\b.*\b(?:king|\w*könig)\w*",
    re.DOTALL,
)
_LED_TO_ME = re.compile(
    r"\b(?:(?:already |schon |grad )?(?:led|ausgespielt|angespielt|hingelegt|gelegt|laid|put down|opened)"
    r"|auf den tisch gelegt)\b"
)
_NOT_YET = re.compile(
    r"\b(?:haven['’]?t|have not|hasn['’]?t|has not) (?:yet )?(?:played|laid|put)\b|\bnothing (?:played|laid)\b"
    r"|\bnoch (?:gar )?(?:nix|nichts"
    r"|keine(?: karte)?) (?:gespielt|gelegt|ausgespielt)\b|\b(?:nix|nichts|keine karte) (?:gespielt|gelegt)\b"
)
_ANNOUNCE = r"(?:an)?meld\w*|ansag\w*|announc\w*|declar\w*|in time"

_KING_TURNED = any_of(
    r"(?:turn\w*|aufgedeckt|deckt\w*|flip\w*|reveal\w*|elfte|eleventh|aufschl\w*|dreh\w*|wend\w*|umgedreht"
    r"|aufgeschlagen)\b[^?]*\b(?:king|könig|\w+[- ]?könig)\w*",
    r"(?:king|\w*könig)\b[^.?!]*\b(?:turn\w*|aufgedeckt|aufdeck\w*|elfte|umgedreht|eleventh)",
)
_GAME_OVER = r"over|win|wins|won|winner|aus|gewonnen|gewinn\w*|vorbei|finished|zu ende|beendet|ends?|partie"
_DEALER_FOUR = any_of(
    r"(?:dealer|geber(?:in)?|dealing|deals?|dealt|gibt|gegeben|gab)\b[^.?!]*\b(?:4|four|vier)\b",
    r"\b(?:4|four|vier)\b[^.?!]*\b(?:dealer|geber(?:in)?|deals?|dealt|gibt|gab)\b",
)
_NOT_FOUR = r"elder|vorhand|nicht|claim\w*|three all|proposer|trotzdem|müssen|must|have to|still"
_ALL_FIVE = any_of(
    r"(?:all|alle|every|each)\b[^.?!]*\b(?:five|5|fünf)\b|vole|took the lot|(?:all|alle) (?:tricks|stiche)|clean sweep"
)
_TWO_POINTS = r"(?:two|2|zwei|doppelt|double)\b(?: (?:whole|full|ganze))? ?(?:points?|punkte?|zähler)\b|worth two"
_NOT_VOLE = (
    r"vole-three|instead of two|three|drei|dealer|geber|king|könig|extra|dazu|added|on top|plus|five points|fünf punkte"
    r"|revok\w*|renonce\w*|innocent|double the|refus\w*|abgelehnt|lehnt\w*|ablehn\w*|decline\w*"
    r"|oblig\w* side|who (?:has|had|was|did)|wer nicht"
    r"|bedient|follow\w*|replay\w*|again|over again|nochmal|noch mal|wiederhol\w*|falsch\w*|anlauf|caught"
    r"|offene\w*|tauscht\w*"
    r"|swap\w*|getauscht|messed|only if|nur,? wenn|trotzdem|getrumpft|sünder|culprit|back|zurück\w*|started"
    r"|did the hand over"
)
_BANK = any_of(r"chouette|bank\w*")
_DEALS = r"(?:deal\w*|gibt|geben|austeil\w*|teilt|dealing|karten)"
_ALWAYS = r"(?:always|immer|jedes ?mal|every time|each time|same|derselbe|ständig|ohne abwechseln|dauernd)"
_TURNS = r"(?:back and forth|alternat\w*|wechsel\w*|abwechsel\w*|take turns|turn about|in turn|reihum|mal der eine)"
_ELDER = any_of(
    r"(?:ich|i|me|bin)\b[^?]*\b(?:vorhand|elder|nicht gegeben|not the dealer|nichtgeber)",
    r"(?:he|she|er|sie|gegner\w*|opponent) (?:dealt|hat gegeben|gab|is dealer|was dealing)",
)
_MY_POINT = any_of(r"(?:ich|i|mir|me)\b[^?]*\b(?:points?|punkt)", r"(?:points?|punkt)\b[^?]*\b(?:ich|i|mir|me)")
_NOT_MINE = (
    r"dealer|geber(?:in)? (?:den|einen|bekommt|kriegt)|four|4|vier|three|3|drei|hand|propose\w*|vorschlag\w*|claim\w*"
    r"|chouette|who|wer"
)
_DISCARDS = any_of(
    r"discard\w*|ablage|abgelegt\w*|weggelegt\w*|laid away|thrown away|put away|weggeworf\w*|weggetan\w*"
)

MARKS = (
    Mark(
        "dealer announces after the lead",
        (_SOME_KING, _LED_TO_ME, _NOT_YET),
        any_of(rf"(?:{MAY}|am|bin)\b[^.?!]*\b(?:{_ANNOUNCE})", rf"(?:{_ANNOUNCE})[^.?!]*\b(?:{MAY})"),
        any_of(
            r"two tricks|second trick|zweite\w* stich|zwei stiche|i led|ich (?:hab|habe) (?:schon )?ausgespielt",
            r"late[- ]king",
        ),
    ),
    Mark("king kept quiet", (_KING,), any_of(_QUIET), any_of(_NO_POINT), denies=True),
    Mark(
        "higher card deals",
        (_BOTH_DRAW,),
        _HIGHER_DEALS,
        any_of("lower", r"niedrig\w*", "same", "gleich", "again", "noch ?mal", "who", "wer", "ace", "ass"),
    ),
    Mark(
        "new trump after exchange",
        (_CHANGED,),
        any_of(_NEW_TRUMP),
        any_of("renonce", r"revok\w*", "same", r"gleich\w*", "bleibt", "king", "könig"),
    ),
    Mark("king turned up at four", (_KING_TURNED, _DEALER_FOUR), any_of(_GAME_OVER), any_of(_NOT_FOUR)),
    Mark("vole scores two", (_ALL_FIVE,), any_of(_TWO_POINTS), any_of(_NOT_VOLE)),
    Mark(
        "the banker always deals",
        (_BANK,),
        any_of(rf"{_DEALS}\b[^?]*\b{_ALWAYS}", rf"{_ALWAYS}\b[^?]*\b{_DEALS}"),
        any_of(r"alternat\w*|wechsel\w*|gewechselt|nie|never|take turns|ponte|elder|vorhand|who|wer"),
    ),
    Mark(
        "the deal changes in a chouette",
        (_BANK,),
        any_of(rf"{_DEALS}\b[^?]*\b{_TURNS}", rf"{_TURNS}\b[^?]*\b{_DEALS}"),
        any_of(_ALWAYS, "king", "who", "wer"),
    ),
    Mark("elder’s point for a turned king", (_KING_TURNED, _ELDER), _MY_POINT, any_of(_NOT_MINE)),
    Mark(
        "discards taken back",
        (_DISCARDS,),
        any_of(r"back|zurück\w*|wieder|again|come back|return"),
        any_of(
            r"shuffl\w*|misch\w*|next deal|nächste\w*|pack|runs out|aus(?:geht|gegangen)|can['’]?t|cannot"
            r"|nicht|never|kein\w*"
        ),
    ),
    Mark(
        "32 cards are enough",
        (any_of("32", "zweiunddreißig", "thirty-two"),),
        any_of("32", "zweiunddreißig", "thirty-two"),
        any_of(r"52|full|voll\w*|chouette|left|übrig|dealt"),
    ),
)

__all__ = ["MARKS"]
