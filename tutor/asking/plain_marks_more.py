"""Marks of what is plainly asked: a king kept quiet, an eight on an eight, what is blocked, who wins in the end."""

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
_EIGHT_ON = re.compile(
    r"\b(?:8|eights?|achte?[rn]?)\b[^.?!]*\b(?:on|auf|über|over|onto|on top of|cover\w*|drauf)\b[^.?!]*\b(?:8"
    r"|eights?|achte?[rn]?|his|hers|theirs|seine|ihre)\b"
    r"|\b(?:another|noch ne|noch eine|eine weitere|andere) (?:8|eight|achte?r?)\b"
)
_NOT_EIGHT = (
    r"zwei|retten|wong|must match|passen müssen|muss passen|two eights|zwei achte\w*|both|beide|at once"
    r"|gleichzeitig|zusammen"
    r"|two|zweier|2|owe\w*|last card"
    r"|letzte\w*|same suit|gleiche farbe|points?|punkte|muss|must|have to|drawn|gezogen|jacks?|buben"
    r"|without calling|ohne (?:an|zu)|who|wer|which"
)
_PASSES = re.compile(r"\b(?:pass\w*|passt|passen|gepasst|weiter)\b")
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
_LAST_HAND = re.compile(
    r"\b(?:last|final|seventh|letzte[nr]?|allerletzte[nr]?|siebte[nr]?) (?:hand|runde|deal|round)\b"
    r"|\bone card (?:each|apiece)\b|\b(?:jeder|je) (?:nur )?eine"
    r" karte\b|\b(?:mit|with) (?:nur |just )?(?:einer|one) (?:karte|card)\b"
)

_WINS = r"wins?|won|winner|gewinn\w*|gewonnen|sieger\w*"
_ALL_THE_SAME = r"trotzdem|anyway|still|selbst wenn|even if|whole|ganze"

_SOME_KING = re.compile(
    r"\b(?:king|könig)\w*\b.*\b(?:trumps?|trumpf\w*|atout)\b|\b(?:trumps?|trumpf\w*|atout)\w*\b.*\b(?:king|\w*könig)\w*",
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
    Mark("eight on eight", (_EIGHT_ON,), any_of(MAY), any_of(_NOT_EIGHT)),
    Mark("passes after a play", (_GONE, _PASS_LAY_PASS), any_of(_BLOCKED), any_of(_MORE_PASSES)),
    Mark(
        "wins by the last trick",
        (_LAST_HAND,),
        any_of(rf"(?:{_WINS})[^.?!]*(?:{_ALL_THE_SAME})", rf"(?:{_ALL_THE_SAME})[^.?!]*(?:{_WINS})"),
        any_of(r"trumps?", "trumpf", "dog", r"hund\w*"),
    ),
)

__all__ = ["MARKS"]
