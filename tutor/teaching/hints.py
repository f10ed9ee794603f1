"""The next thought: hints that ask before they tell, each made from the same verdicts as the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Seat
from tutor.core.rules import RuleId, Verdict
from tutor.words import explain

QUESTION, FACT, PARAGRAPH, CASE, TWIN = "question", "fact", "paragraph", "case", "twin"
CAUSE = "cause"
"""The kind of an exercise that asks for the title of a rule."""


class Hint(NamedTuple):
    """One step of help."""

    kind: str
    """What to ask the position, the fact that answers it, the paragraph, the case worked out, another one like it."""
    rule: RuleId
    verdicts: tuple[Verdict, ...] = ()
    """The verdicts that this step speaks of."""


def hints(verdicts: Sequence[Verdict]) -> list[Hint]:
    """Return the steps of help for a position, the smallest first.

    How much the rule forbids is told where that is neither nothing nor all: then it would be the answer.
    """
    if not verdicts:
        return []
    rule = deciding(verdicts)
    some = 0 < len(_stopped(verdicts, rule)) < len(verdicts)
    return [
        Hint(QUESTION, rule),
        *([Hint(FACT, rule, tuple(verdicts))] if some else []),
        Hint(PARAGRAPH, rule),
        Hint(CASE, rule, tuple(verdicts)),
        Hint(TWIN, rule),
    ]


def about(rule: RuleId, kind: str = "") -> list[Hint]:
    """Return the steps of help for a question about what a move causes; where its title is asked, no paragraph."""
    return [Hint(QUESTION, rule)] if kind == CAUSE else [Hint(QUESTION, rule), Hint(PARAGRAPH, rule), Hint(TWIN, rule)]


def deciding(verdicts: Sequence[Verdict]) -> RuleId:
    """Return the rule that most of the refusals rest on, else the one that most permissions do."""
    refused = [v.rule for v in verdicts if not v.legal and v.move.verb == "play"]
    rules = refused or [v.rule for v in verdicts if v.legal]
    return max(dict.fromkeys(rules), key=rules.count) if rules else verdicts[0].rule


def _stopped(verdicts: Sequence[Verdict], rule: RuleId) -> list[Verdict]:
    return [one for one in verdicts if not one.legal and one.rule == rule]


# In words


def own_question(game: AnyGame, rule: str) -> bool:
    """Whether a rule has a question of its own, in every language."""
    return all(explain.has(game.folder, lang, f"ask-{explain.message_id(rule)}") for lang in LANGUAGES)


def question(game: AnyGame, rule: RuleId, seat: Seat | None, lang: str, seats: Sequence[Seat], kind: str = "") -> str:
    """Say which question to put to the position: the rule's own, else that of the kind of exercise; never the title."""
    own = f"ask-{explain.message_id(rule)}"
    if seat is not None and explain.has(game.folder, lang, own):
        return explain.say(game.folder, lang, own, facts={"seat": seat}, seats=seats)
    return explain.say(explain.APP, lang, "hint-question", facts={"kind": kind})


def fact(hint: Hint, lang: str, seats: Sequence[Seat]) -> str:
    """Say how much of what could be tried the rule rules out here, and not yet what."""
    seat = hint.verdicts[0].move.seat
    facts = {"seat": seat, "all": len(hint.verdicts), "n": len(_stopped(hint.verdicts, hint.rule))}
    return explain.say(explain.APP, lang, "hint-fact", facts=facts, seats=seats)
