"""A change that flips a verdict as one sentence, and the report of all of them."""

from __future__ import annotations

from tutor.cases.transcript import Case, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Move, Seat, read_move
from tutor.core.plain import Plain
from tutor.core.seats import NOBODY
from tutor.teaching.changing import Candidate
from tutor.teaching.whatif import Change, Question, asked, changes, reason_key
from tutor.words import explain, library
from tutor.words.addressed import YOU, named

SAME_WORDS = {"trump": "trump", "turn": "turn", "phase": "phase", "leader": "leader"}
"""Fields that have a sentence of their own."""
CARDS = ("Pile", "Stock", "Cards")
"""Kinds of fields that hold cards; they are only ever tried empty."""
QUOTES = ("„", "“", "‘", '"')
FEW = 3
"""More cards than these are counted instead of listed."""


def move_said(game: AnyGame, state: Situation, move: Move, lang: str) -> str:
    """Return a move as part of a sentence: its cards, or what stands on its button."""
    if move.verb == PLAY and not move.value:
        return explain.listed(lang, [f"{{{one.text}}}" for one in move.cards])
    attribute = "button" if explain.has(game.folder, lang, f"move-{move.verb}", "button") else ""
    facts = {} if move.seat == TABLE else game.facts(state, move)
    text = explain.move_words(game.folder, lang, move, attribute, facts, state.seats)
    if text[:1] in QUOTES:
        return text  # what is said aloud has its quotation marks
    return explain.say(explain.APP, lang, "whatif-move", facts={"text": explain.capitalised(text)})


def sentence(question: Question, change: Change, lang: str, you: str = "") -> str:
    """Say a change in one sentence, two together in two; cards stay tokens. ``you`` is the seat of whoever reads."""
    kind, facts = change.kind, dict(change.facts)
    said = ""
    if kind == "two":
        first, kind = facts.pop("first"), str(facts.pop("then"))
        assert isinstance(first, Candidate)
        said = _clause(question, first.kind, dict(first.facts), change, lang, "first", you) + " "
    return said + _clause(question, kind, facts, change, lang, "", you)


def nothing(question: Question, lang: str, you: str = "") -> str:
    """Say that no change turns an answer round, and why, where that is known."""
    found = reason_key(question.verdict)
    if found is None:
        return explain.say(explain.APP, lang, "whatif-nothing")
    return explain.say(explain.APP, lang, *found, {"seat": question.verdict.move.seat}, question.state.seats, you)


def _clause(
    question: Question, kind: str, facts: dict[str, Plain], change: Change, lang: str, attribute: str, you: str
) -> str:
    game, state, move = question.game, question.state, question.verdict.move
    facts |= {
        "what": move_said(game, state, move, lang),
        "count": len(move.cards) if move.verb == PLAY and not move.value else 1,
        "legal": "yes" if change.verdict.legal else "no",
    }
    if kind == "field":
        name = facts["field"]
        kind = SAME_WORDS.get(name, "field")
        label, value = _field(game, state, name, facts["value"], lang, you)
        _, old = _field(game, state, name, facts["out"], lang, you)
        said_none = value == explain.say(explain.APP, lang, "whatif-none")
        if kind == "phase":
            when = {"phase": facts["value"], "game": game.key}
            facts["when"] = explain.say(explain.APP, lang, "whatif-when", facts=when)
        facts |= {"name": "" if said_none else name, "field": label, "value": value, "old": old}
        if any(one.name == name and type(one.kind).__name__ in CARDS for one in game.fields):
            facts["name"] = name
        cards = any(one.name == name and type(one.kind).__name__ in CARDS for one in game.fields)
        kind = "empty" if cards else kind
    elif kind == "lead":
        facts["leader"] = game.scene(state, None).trick[0][0]
    elif kind == "later":
        made = [one for one in facts["moves"] if one.seat != TABLE]  # what the table gives belongs to the move before
        facts |= {"moves": ", ".join(_by(game, state, one, lang, you) for one in made), "n": max(1, len(made))}
    elif kind == "option":
        entry = library.book(game.folder).entries[f"{game.key}.opt.{facts['option']}"]
        label = entry.values.get(facts["value"], {}).get(lang, facts["value"])
        facts |= {"option": explain.plain(entry.title[lang], lang), "value": explain.plain(str(label), lang)}
    elif kind == "preset":
        facts["preset"] = library.book(game.folder).title(f"{game.key}.preset.{facts['preset']}", lang)
    elif kind == "fewer":
        suit = facts.pop("suit", "")
        facts["how"] = "none" if not facts["n"] else "suit" if suit else "many" if len(facts["out"]) > FEW else "few"
        if suit:
            facts["suit"] = explain.suit_name(suit, lang, one=True)
    return explain.say(game.folder, lang, f"whatif-{kind}", attribute, facts, state.seats, you)


def _by(game: AnyGame, state: Situation, move: Move, lang: str, you: str) -> str:
    facts = {"seat": move.seat, "what": move_said(game, state, move, lang)}
    return explain.say(explain.APP, lang, "whatif-by", facts=facts, seats=state.seats, you=you)


def _field(game: AnyGame, state: Situation, name: str, value: Plain, lang: str, you: str) -> tuple[str, str]:
    """Return a field of a position and what it says, as people read them."""
    key = f"field-{name}"
    label = explain.say(game.folder, lang, key) if explain.has(game.folder, lang, key) else name
    return label, _value(game, state, key, value, lang, you)


def _value(game: AnyGame, state: Situation, key: str, value: Plain, lang: str, you: str) -> str:
    if isinstance(value, (list, tuple)):
        parts = [_value(game, state, key, one, lang, "") for one in value]
        return explain.listed(lang, parts) if parts else explain.say(explain.APP, lang, "whatif-none")
    if isinstance(value, dict):
        parts = [f"{explain.seat_name(seat, lang, state.seats)} {n}" for seat, n in value.items()]
        return explain.listed(lang, parts) if parts else "0"
    text = "none" if value in ("", NOBODY) else str(value)
    if explain.has(game.folder, lang, key) and explain.has(game.folder, lang, key, text):
        return explain.say(game.folder, lang, key, text)
    if text == "none":
        return explain.say(explain.APP, lang, "whatif-none")
    if len(text) == 1 and text in "♠♥♦♣":
        return explain.suit_name(text, lang)
    name = explain.plain(explain.seat_name(Seat(text), lang, state.seats), lang)
    return named(YOU if text == you else name) if you and text in state.seats else name


def report(case: Case, text: str) -> dict[str, Plain]:
    """Answer what would flip the verdict on a move: the verdict, and up to three changes.

    Raises ``Complaint`` where there is nothing to flip.
    """
    if not text.strip():
        raise Complaint("whatif-no-move")
    question = asked(case, read_move(text, case.seats, case.game.verbs))
    verdict, found = question.verdict, changes(question)
    none = {lang: explain.plain(nothing(question, lang), lang) for lang in LANGUAGES} if not found else None
    return {
        "game": case.game.key,
        "move": str(verdict.move),
        "legal": verdict.legal,
        "rule": verdict.rule,
        "why": {
            lang: explain.plain(explain.why(question.game, question.state, verdict, lang), lang) for lang in LANGUAGES
        },
        "changes": [change_report(question, one) for one in found],
        **({"nothing": none} if none else {}),
    }


def change_report(question: Question, change: Change) -> dict[str, Plain]:
    """Return one change as data: what it is, where it leads, and the verdict there."""
    written = write_case(change.case)
    rules = change.case.options != question.case.options and change.kind in ("option", "preset")
    found: dict[str, Plain] = {
        "kind": change.kind,
        "size": change.size,
        "what": {lang: explain.plain(sentence(question, change, lang), lang) for lang in LANGUAGES},
    }
    if rules:
        found["preset"] = change.case.preset
        found["options"] = change.case.changes
    found["position"] = written
    found["verdict"] = {"legal": change.verdict.legal, "rules": list(change.verdict.rules)}
    return found
