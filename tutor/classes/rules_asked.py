"""The rules, asked from the phone of a class: the same answer as on a page, small enough for a thumb.

While a question of the class is open nothing is answered: whoever could ask there would only hand on what is said.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.asking.reply import reply
from tutor.classes.limits import Limit
from tutor.classes.view import asked, html_of, notebook_of, paragraph
from tutor.core.plain import Plain
from tutor.notebook.asking import SHOWN
from tutor.shown.spoken import spoken
from tutor.store.classes import GATHERING, OVER, REVEALED, Held
from tutor.words import library

LONGEST_QUESTION = 500
"""Signs of a question that is typed with two thumbs."""
QUESTIONS = Limit(12, 60.0)
"""Questions of one phone: each costs as much processor time as some hundred ballots."""


def may_ask(text: str, held: Held) -> bool:
    """Whether the rules can be asked where a class stands: it is not answering anything right now."""
    return held.phase in (GATHERING, REVEALED, OVER) or asked(text, held.block, held.lang).kind == SHOWN


def answered(text: str, number: int | None, question: str, lang: str) -> Mapping[str, Plain]:
    """Return the answer to a question: the answer itself, its reason, what was understood, and the paragraph.

    What is asked is read as being about the table in view, under its rules, else about the game of the lesson.
    """
    case = asked(text, number, lang).case if number is not None else None
    if case is None:
        told = reply(question, notebook_of(text).game, lang)
    else:
        told = reply(question, case.game.key, lang, case.preset, changes=tuple(case.changes.items()))
    first, reason = html_of(told.first, lang), html_of(told.reason, lang) if told.reason else ""
    said: dict[str, Plain] = {
        "first": first,
        "reason": reason,
        "facts": [[name, value] for name, value in told.understood],
        "heard": spoken(f"{first} {reason}"),
    }
    found = next(filter(None, (library.entry(one.id) for one in told.answer.hits)), None)
    if found is not None:  # also the nearest, where the text says nothing
        said["rule"] = paragraph(found[0], str(found[1].id), lang)
    return said
