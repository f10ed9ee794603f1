"""What is said of a decision: why somebody did what they did."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import values
from tutor.players.reasons import ANYTHING, HABIT, LAST, PRINCIPLE, THOUGHT, UNWATCHED, Reason
from tutor.shown.under import read_under
from tutor.words import explain, library
from tutor.words.book.composing import ways
from tutor.words.book.render import TERM

UNPRINCIPLED: Mapping[str, str] = {LAST: "coach-last-card", ANYTHING: "play-why-anything", THOUGHT: "coach-thought"}


def reason_said(game: AnyGame, why: Reason, preset: str, changes: Mapping[str, str], lang: str) -> str:
    """Say why a move was made, with cards as tokens; nothing where nobody else can tell."""
    if why.kind in (PRINCIPLE, UNWATCHED):
        said = principle_said(game, why, preset, changes, lang)
        first = explain.say(explain.APP, lang, "coach-unwatched") if why.kind == UNWATCHED and said else ""
        return " ".join(filter(None, (first, said)))
    if why.kind == HABIT:
        name = str(why.facts["habit"])
        if name:
            return explain.say(game.folder, lang, "coach-habit", name)
        return explain.say(explain.APP, lang, "coach-habit-other")
    return explain.say(explain.APP, lang, UNPRINCIPLED[why.kind]) if why.kind else ""


def principle_said(game: AnyGame, why: Reason, preset: str, changes: Mapping[str, str], lang: str) -> str:
    """Say a principle without the cards of a hidden hand: the part that concerns this seat, or as the book says it.

    Nothing is said where the rule set does not know it, and of what is a rule and no advice.
    """
    entry = library.book(game.folder).entries.get(why.rule)
    if entry is None or entry.kind != "advice" or not _met(game, entry.facts.get("needs", ""), preset, changes):
        return ""
    id_ = explain.advice_id(why.rule)
    if explain.has(game.folder, lang, id_, "why"):
        return explain.say(game.folder, lang, id_, "why", why.facts)
    text = read_under(game, entry, preset, changes).text[lang]
    return TERM.sub(r"\1", " ".join(text.split()))


def _met(game: AnyGame, needs: str, preset: str, changes: Mapping[str, str]) -> bool:
    try:
        chosen = values(read_options(game, preset or None, dict(changes))[1])
    except Complaint:
        return True
    return any(all(one.met(chosen) for one in way) for way in ways(needs))
