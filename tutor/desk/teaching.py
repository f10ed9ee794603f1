"""What a tutor adds, for the command line: what if, and how many refusals have an answer to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.cases.lessons import UNREADABLE
from tutor.cases.transcript import at, dump, read_case, read_options
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.options import AnyOptions, differences
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.shown.own_rules import by_name
from tutor.teaching.exercises import rules_of
from tutor.teaching.whatif import Question, one_at_least, reason_key
from tutor.teaching.whatif_said import nothing
from tutor.words import explain
from tutor.words.book.book import Book


def whatif_text(answer: Mapping[str, Plain], lang: str) -> str:
    """Write what would flip a verdict for people."""
    changes = [f"- {one['what'][lang]}" for one in answer["changes"]]
    return "\n".join([f"{answer['move']}: {answer['why'][lang]}", *(changes or [answer["nothing"][lang]])])


def whatif_coverage(game: AnyGame, book: Book, *, every: bool = False) -> dict[str, Plain]:
    """Count the refusals in examples and exercises that one change at least would lift, and list the others.

    Unless it is asked of ``every`` one, the first refusal of one kind of move by one rule stands for all.
    """
    asked, without = 0, []
    seen: set[tuple[str, str]] = set()
    for one in (*book.examples, *book.exercises):
        for question in refusals(game, one):
            kind = (question.verdict.rule, question.verdict.move.verb)
            if every or kind not in seen:
                seen.add(kind)
                asked += 1
                if not one_at_least(question):
                    without.append(
                        {
                            "lesson": one["id"],
                            "move": str(question.verdict.move),
                            "rule": question.verdict.rule,
                            "why": explain.plain(explain.why(game, question.state, question.verdict, "en"), "en"),
                            "known": reason_key(question.verdict) is not None,
                            "nothing": {lang: explain.plain(nothing(question, lang), lang) for lang in LANGUAGES},
                        }
                    )
    return {"asked": asked, "answered": asked - len(without), "without": without}


def refusals(game: AnyGame, lesson: Mapping[str, Plain]) -> Iterator[Question]:
    """Yield every move that a lesson's player to move could try and may not make."""
    try:
        case = read_case(lesson["case"])
    except UNREADABLE:
        return  # said where the lesson itself is checked
    run = case.play()
    states = [run.start, *(made.after for made in run.steps)]
    first = len(states) - 1 if "question" in lesson else 0
    for n, state in enumerate(states[first:], first):
        past, moves = tuple(states[:n]), tuple(made.move for made in run.steps[:n])
        for verdict in verdicts(game, state):
            if not verdict.legal:
                yield Question(at(case, state), state, verdict, past, moves)


def chosen_rules(game: AnyGame, preset: str | None, changes: Sequence[str]) -> str:
    """Return the rule set chosen on the command line in one word; nothing where none was.

    Raises ``Complaint`` for one that is not there.
    """
    if preset is None and not changes:
        return ""
    name, options = rule_set(game, preset, changes)
    return rules_of(name, differences(options, game.presets[name]))


def rule_set(game: AnyGame, preset: str | None, changes: Sequence[str]) -> tuple[str, AnyOptions]:
    """Return the rule set that the command line names, also by the name of a table of one's own.

    Raises ``Complaint`` for one that is not there.
    """
    said = {name.strip(): value.strip() for name, _, value in (one.partition("=") for one in changes)}
    named, own = by_name(game, preset)
    return read_options(game, named, {**own, **said})


def exercise_text(one: Mapping[str, Plain], lang: str) -> str:
    """Write an exercise for people: the position, the question, the answers with the right one marked."""
    lines = [f"{one['id']} ({one['level']})", dump(one["case"]).strip(), explain.plain(one["question"][lang], lang)]
    if "legal" in one:
        lines.append(f"= {', '.join(one['legal'])}")
    choices = one.get("choices") or ()
    lines += [f"{'=' if choice.get('right') else '-'} {explain.plain(choice[lang], lang)}" for choice in choices]
    return "\n".join([*lines, explain.plain(one["explain"][lang], lang)])
