"""What if, on the phones of a class: the changes that would turn round what the engine said of a move.

Only what has been revealed is tried; nothing of it is known to a phone before.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.classes.deals import stands
from tutor.classes.view import asked, html_of, own_hand, scene_of
from tutor.core.complaints import Complaint
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.notebook.asking import DEAL, Asked
from tutor.shown.linetexts import app
from tutor.shown.spoken import spoken
from tutor.teaching.whatif import Change, Question, changes
from tutor.teaching.whatif import asked as question_of
from tutor.teaching.whatif_said import nothing, sentence


def can_be_tried(here: Asked, move: str) -> bool:
    """Whether a move is one that this block asked about, and the engine judged; in a deal its own table says so."""
    return here.kind == DEAL or any(str(one.move) == move for one in here.verdicts)


def tried(text: str, number: int, lang: str, move: str, played: str = "") -> Mapping[str, Plain]:
    """Return what would turn round the answer on a move: each change in a sentence, with its table.

    It is said to whoever sits in the seat that is asked; the table is what this seat would see. A deal is taken as far
    as its phone has ``played`` it. Raises ``Complaint`` for a move that was not asked about.
    """
    here = asked(text, number, lang)
    case, verdicts = stands(text, number, lang, played) if here.kind == DEAL else (here.case, here.verdicts)
    judged = next((one for one in verdicts if str(one.move) == move), None)
    if case is None or judged is None:
        raise Complaint("whatif-no-move")
    question = question_of(case, judged.move)
    found = [_shown(question, one, judged.move.seat, lang) for one in changes(question)]
    none = "" if found else html_of(nothing(question, lang, str(here.seat or "")), lang)
    return {
        "title": app(lang, "whatif-make-illegal" if judged.legal else "whatif-make-legal"),
        "changes": found,
        "none": none,
        "heard": " ".join(str(one["heard"]) for one in found) or spoken(none),
    }


def _shown(question: Question, change: Change, seat: Seat, lang: str) -> dict[str, Plain]:
    said, state = html_of(sentence(question, change, lang, seat), lang), change.case.start()
    game = change.case.game
    table = {**scene_of(game, state, seat, lang), "open": own_hand(game, state, seat, lang)}
    return {"text": said, "heard": spoken(said), "scene": table}
