"""What is said of a decision: what the coach advises, and why somebody did what they did; cards stay tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import Seat
from tutor.core.options import values
from tutor.players.coach import Counsel, Figure, preferred
from tutor.players.reasons import ANYTHING, HABIT, LAST, PRINCIPLE, THOUGHT, UNWATCHED, Reason
from tutor.shown.table import in_sentence
from tutor.shown.under import read_under
from tutor.words import explain, library
from tutor.words.book.composing import ways
from tutor.words.book.render import TERM

UNPRINCIPLED: Mapping[str, str] = {LAST: "coach-last-card", ANYTHING: "play-why-anything", THOUGHT: "coach-thought"}


class Asked(NamedTuple):
    """A decision that is spoken of, as its seat sees it, and the rule set by name."""

    game: AnyGame
    state: Situation
    seat: Seat
    preset: str
    changes: Mapping[str, str]


def advised_said(asked: Asked, told: Counsel, found: Figure | None, lang: str) -> list[str]:
    """Say why a move is advised, and what another would do; nothing where the principle has no words.

    Where another move came out better the principle is told as the book has it: what it says of these cards would
    speak against the advice.
    """
    game, state = asked.game, asked.state
    if preferred(told, found) != told.move:
        principle = principle_said(game, Reason(PRINCIPLE, told.rule, told.facts), asked.preset, asked.changes, lang)
        move = in_sentence(game, state, told.move, lang)
        thumb = explain.say(explain.APP, lang, "coach-principle", facts={"move": move})
        return [figure_said(asked, found, lang), thumb, *filter(None, (principle,))]
    said = []
    if explain.has(game.folder, lang, explain.advice_id(told.rule), "advice"):
        said.append(explain.advised(game.folder, lang, told.rule, told.facts, state.seats, you=asked.seat))
        if told.other is not None:
            facts = {**told.facts, **told.instead, "other": in_sentence(game, state, told.other, lang)}
            said.append(explain.advised(game.folder, lang, told.rule, facts, state.seats, "other", asked.seat))
    return said


def figure_said(asked: Asked, found: Figure | None, lang: str) -> str:
    """Say by how much one move came out better than another, or that the two best come out alike."""
    if found is None:
        return explain.say(explain.APP, lang, "coach-close")
    facts = {
        "n": found.courses,
        "better": in_sentence(asked.game, asked.state, found.better, lang),
        "worse": in_sentence(asked.game, asked.state, found.worse, lang),
        "gain": f"{100 * found.gain:.0f}",
        "margin": f"{max(1.0, 100 * found.margin):.0f}",
    }
    return explain.say(explain.APP, lang, "coach-figure", facts=facts)


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
