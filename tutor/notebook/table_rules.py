"""The rules of a table of one's own as a lesson: a class presses what is allowed where tables part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from random import Random

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.moves import TABLE, Seat
from tutor.core.options import AnyOptions, changed, differences, values
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.notebook.making import block_of, of_case
from tutor.notebook.reading import block_source, new, write
from tutor.teaching.exercises import exercise as about
from tutor.teaching.exercises import rules_of
from tutor.teaching.house import Asked, questions, tables
from tutor.teaching.moments import asked_of
from tutor.words import library
from tutor.words.book.arranging import opening

EXERCISES = 5
"""So many exercises under the rules of the table, each about another rule."""


def lesson(game: AnyGame, preset: str, options: Mapping[str, str], title: str, lang: str) -> str:
    """Return the text of a lesson on a rule set: what one does, then each choice that can be shown, on its moment.

    Raises ``Complaint`` for a rule set that cannot be.
    """
    book = library.book(game.folder)
    name = preset or next(iter(game.presets))
    chosen = changed(game.presets[name], options)
    told = values(chosen)
    parts = [write(new(title, lang, game.key)), f"\n{opening(book, lang, told)}\n"]
    asked = questions(game, told)
    ours = differences(chosen, game.presets[name])
    for one in sorted(asked, key=lambda one: one.option.name not in ours):
        entry = book.entries.get(f"{game.key}.opt.{one.option.name}")
        source = _shown(game, name, chosen, one)
        if entry is None or not source:
            continue
        label = entry.values[told[one.option.name]][lang] if told[one.option.name] in entry.values else ""
        title = f"\n## {entry.title[lang]} {{#{one.option.name.replace('.', '-')}}}\n"
        parts.append(f"{title}\n{label[:1].upper()}{label[1:]}.\n\n{source}\n")
    made = islice(_exercises(game, rules_of(name, ours)), EXERCISES)
    parts += [f"\n## {exercise['title'][lang]}\n\n{block_of(exercise, lang)}\n" for exercise in made]
    return "".join(parts)


def _exercises(game: AnyGame, rules: str) -> Iterator[Mapping[str, Plain]]:
    """Yield an exercise about each rule that can be asked under a rule set.

    A class that has chosen nothing has not answered, so it is not asked where nothing at all is legal.
    """
    there = sorted(asked_of(game.key))
    Random(game.key).shuffle(there)
    for rule in there:
        with suppress(Complaint):  # nothing turns on this rule here
            made = about(game, 0, rule, 0, rules)
            if made.get("legal") != []:
                yield made


def _shown(game: AnyGame, preset: str, chosen: AnyOptions, one: Asked) -> str:
    """Return the block that asks what is allowed at the moment of a choice; nothing where there is no such moment."""
    for side in tables(game, one):
        if side.move.seat == TABLE:
            return ""
        case = replace(side.case, preset=preset, options=chosen)
        if _possible(game, case, side.move.seat):
            return block_source("table", of_case(case, ask=str(side.move.seat)))
        return ""
    return ""


def _possible(game: AnyGame, case: Case, seat: str) -> bool:
    try:
        state = case.start()
        if game.check(state) or seat not in game.movers(state):
            return False
        legal = {verdict.legal for verdict in verdicts(game, state, Seat(seat))}
        return len(legal) > 1  # where nothing is refused there is nothing to ask
    except (Complaint, ValueError, LookupError):
        return False
