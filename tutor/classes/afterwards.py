"""What a class comes back to at its end, and the rules that it is to repeat: counted from its ballots."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from html import escape

from tutor.classes.results import question_said, right_altogether
from tutor.classes.twins import wrong_rules
from tutor.classes.view import asked, notebook_of
from tutor.core.plain import Plain
from tutor.notebook.asking import DEAL, SHOWN, said_number, steps
from tutor.words import explain, library

MOST_RULES = 3
"""So many rules are named to be repeated: what one keeps in mind until next time."""
Ballots = Mapping[tuple[int, int], Sequence[str]]


def comeback(text: str, lang: str, ballots: Ballots, marked: Sequence[int]) -> list[dict[str, Plain]]:
    """Return what to come back to: what was marked, and where no more than half had it right when last asked."""
    every, found = steps(notebook_of(text)), list[dict[str, Plain]]()
    last = dict(sorted(ballots))
    for number in sorted({*last, *marked}):
        if number >= len(every):
            continue
        here = asked(text, number, lang)
        said = ballots.get((number, last.get(number, 0)), ())
        exact = sum(right_altogether(here, one.split("\n")) for one in said)
        if number not in marked and (here.kind in (DEAL, SHOWN) or 2 * exact > len(said)):
            continue
        told = " · ".join(one for one in (every[number][0].title, _said(text, number, lang)) if one)
        row = {"block": number, "number": said_number(every, number), "text": escape(told)}
        found.append({**row, "exact": exact, "answered": len(said), "marked": number in marked})
    return sorted(found, key=lambda one: (not one["marked"], one["block"]))


def _said(text: str, number: int, lang: str) -> str:
    here = asked(text, number, lang)
    return "" if here.kind == SHOWN else question_said(here, lang)


def to_repeat(text: str, lang: str, ballots: Ballots) -> list[dict[str, Plain]]:
    """Return the rules that most ballots went against, the worst one first: id, game, title, how often."""
    counted: dict[str, int] = {}
    for (number, _), said in ballots.items():
        if number < len(steps(notebook_of(text))):
            for rule, times in wrong_rules(asked(text, number, lang), said).items():
                counted[rule] = counted.get(rule, 0) + times
    found: list[dict[str, Plain]] = []
    for rule in sorted(counted, key=lambda one: (-counted[one], one)):
        known = library.entry(rule)
        if known is not None and len(found) < MOST_RULES:
            game, entry = known
            found.append({"rule": rule, "game": game.key, "title": entry.title[lang], "times": counted[rule]})
    return found


def repeat_as_csv(rows: Sequence[Mapping[str, Plain]]) -> str:
    """Write the rules to repeat as spreadsheets read them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(("rule", "title", "times"))
    writer.writerows([one["rule"], explain.plain(str(one["title"]), "en"), one["times"]] for one in rows)
    return "\ufeff" + out.getvalue()


def by_seat(text: str, lang: str, ballots: Sequence[tuple[int, int, int, str]]) -> dict[int, dict[str, bool]]:
    """Return for each seat by its number which questions it had right when they were asked last."""
    every, found = steps(notebook_of(text)), dict[int, dict[str, bool]]()
    for block, _, seat, choice in sorted(ballots):
        if choice and block < len(every) and seat:
            here = asked(text, block, lang)
            if here.kind == DEAL:
                continue
            found.setdefault(seat, {})[said_number(every, block)] = right_altogether(here, choice.split("\n"))
    return dict(sorted(found.items()))
