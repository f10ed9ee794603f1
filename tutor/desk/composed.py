"""`tutor rules GAME --preset`: the book of one rule set, as data and for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.core.languages import LANGUAGES
from tutor.core.options import differences, values
from tutor.core.plain import Plain
from tutor.desk.teaching import rule_set
from tutor.games import game as find
from tutor.words import library
from tutor.words.book.arranging import opening, sections, under
from tutor.words.holding import told


def composed_report(key: str, preset: str | None, changes: Sequence[str]) -> dict[str, Plain]:
    """Return the book of a rule set in the order of play.

    Raises ``Complaint`` for a game or a rule set that is not there.
    """
    game = find(key.replace("_", "-"))
    name, options = rule_set(game, preset, changes)
    book, chosen = library.book(game.folder), values(options)
    return {
        "game": game.key,
        "preset": name,
        "options": differences(options, game.presets[name]),
        "opening": {lang: opening(book, lang, chosen) for lang in LANGUAGES},
        "chapters": [
            {
                "title": dict(part.title),
                "rules": [
                    {
                        "id": entry.id,
                        "title": dict(entry.title),
                        "text": dict(under(entry, chosen).text),
                        "why": dict(under(entry, chosen).why),
                    }
                    for entry in part.entries
                ],
            }
            for part in sections(book, told(game, book, options))
        ],
    }


def composed_text(found: Mapping[str, Plain], lang: str) -> str:
    """Write the book of a rule set for people."""
    parts = [found["opening"][lang]]
    for chapter in found["chapters"]:
        parts.append(f"# {chapter['title'][lang]}")
        parts += [f"{one['title'][lang]}  [{one['id']}]\n{one['text'][lang]}" for one in chapter["rules"]]
    return "\n\n".join(parts)
