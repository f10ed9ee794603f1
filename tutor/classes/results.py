"""What a class has answered, question by question: for a table, for a spreadsheet; nobody's name in it."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.notebook.asking import DEAL, SHOWN, Asked, asked_of, said_number, steps
from tutor.notebook.reading import read
from tutor.words import explain

COLUMNS = ("question", "time", "station", "text", "choice", "chosen", "right", "ballots", "exact")


def results(text: str, lang: str, ballots: Mapping[tuple[int, int], Sequence[str]]) -> list[dict[str, Plain]]:
    """Return a row for every choice of every question that was asked.

    ``ballots`` are what was chosen, by (block, time it was asked); one ballot may hold several choices, a line each.
    """
    notebook, found = read(text), list[dict[str, Plain]]()
    for number, (station, block) in enumerate(steps(notebook)):
        times = sorted(turn for place, turn in ballots if place == number)
        try:
            asked = asked_of(block, notebook.game, lang) if times else Asked(SHOWN)
        except Complaint:
            continue
        for turn in times:
            said = [one.split("\n") for one in ballots[number, turn]]
            exact = sum(right_altogether(asked, one) for one in said)
            for option in asked.options:
                found.append(
                    {
                        "question": said_number(steps(notebook), number),
                        "time": turn,
                        "station": station.title,
                        "text": question_said(asked, lang),
                        "choice": _choice(asked, option, lang),
                        "chosen": sum(option in one for one in said),
                        "right": option in asked.right,
                        "ballots": len(said),
                        "exact": exact,
                    }
                )
    return found


def first_tries(
    text: str, lang: str, ballots: Mapping[tuple[int, int], Sequence[str]]
) -> list[tuple[Mapping[str, Plain], int, int]]:
    """Return the exercises that a class was asked, each with how many answered and how many were right.

    The first time alone: after that the answer has been shown.
    """
    notebook, found = read(text), list[tuple[Mapping[str, Plain], int, int]]()
    for number, (_, block) in enumerate(steps(notebook)):
        first = min((turn for place, turn in ballots if place == number), default=None)
        if first is None or block.kind != "exercise":
            continue
        try:
            asked = asked_of(block, notebook.game, lang)
        except Complaint:
            continue
        said = [one.split("\n") for one in ballots[number, first]]
        if asked.lesson is not None and asked.kind != SHOWN:
            found.append((asked.lesson, len(said), sum(right_altogether(asked, one) for one in said)))
    return found


def right_altogether(asked: Asked, said: Sequence[str]) -> bool:
    """Whether what somebody chose is all that is right and nothing else; of one move, whether it may be made."""
    return set(said) == set(asked.right) if asked.several else bool(said) and set(said) <= set(asked.right)


def as_csv(rows: Sequence[Mapping[str, Plain]]) -> str:
    """Write rows as spreadsheets read them; a text that looks like a formula stays a text."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow([_cell(row[name]) for name in COLUMNS])
    return "\ufeff" + out.getvalue()


SEATS = ("seat", "question", "time", "station", "text", "choice", "exact")


def seats_as_csv(text: str, lang: str, ballots: Sequence[tuple[int, int, int, str]]) -> str:
    """Write what every seat answered, by its number: ``ballots`` are (block, time, seat, choice)."""
    notebook = read(text)
    every = steps(notebook)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(SEATS)
    known: dict[int, Asked] = {}
    for block, turn, seat, choice in sorted(ballots, key=lambda one: (one[2], one[0], one[1])):
        if block >= len(every) or not choice:
            continue
        try:
            asked = known.setdefault(block, asked_of(every[block][1], notebook.game, lang))
        except Complaint:
            continue
        said = [one for one in choice.split("\n") if one in asked.options]
        told = "; ".join(_choice(asked, one, lang) for one in said)
        if asked.kind == DEAL:
            told = "; ".join(one for one in choice.split("\n"))
        row = (
            seat,
            said_number(every, block),
            turn,
            every[block][0].title,
            question_said(asked, lang),
            told,
            right_altogether(asked, said),
        )
        writer.writerow([_cell(value) for value in row])
    return "\ufeff" + out.getvalue()


def _cell(value: Plain) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    return f"'{text}" if text[:1] in tuple("=+-@\t\r") else text


def question_said(asked: Asked, lang: str) -> str:
    """Return what is asked, as plain text."""
    if asked.question:
        return explain.plain(asked.question, lang)
    key = "class-ask-deal" if asked.kind == DEAL else "class-ask-move"
    seat = explain.seat_name(asked.seat, lang, asked.case.seats) if asked.seat and asked.case is not None else ""
    return explain.plain(explain.say(explain.APP, lang, key, facts={"seat": seat}), lang)


def _choice(asked: Asked, option: str, lang: str) -> str:
    if asked.answers is not None:
        return explain.plain(str(asked.answers[option][lang]), lang)
    move = next(one.move for one in asked.verdicts if str(one.move) == option)
    assert asked.case is not None
    return explain.capitalised(explain.plain(explain.move_phrase(asked.case.game, asked.state, move, lang), lang))
