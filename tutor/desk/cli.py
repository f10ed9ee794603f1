"""The command line: everything the app knows, without a browser.

Errors are one sentence on standard error; exit status 2 for bad input, 1 for checked and found wrong.
"""

from __future__ import annotations

import io
import os
import sys
from functools import partial
from itertools import pairwise

import click

from tutor.core.complaints import Complaint
from tutor.core.languages import ELSE, LANGUAGES
from tutor.desk import kept, measuring, proving
from tutor.desk.shared import (
    AS_JSON,
    BAD_INPUT,
    FOUND_WRONG,
    INTERRUPTED,
    LANGUAGE,
    answer_each,
    load_file,
    print_json,
)


def _sentence(wrong: Complaint, lang: str) -> str:
    from tutor.words import explain

    return explain.complaint(wrong, lang)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tutor")
@click.pass_context
def cli(context: click.Context) -> None:
    """Learn and teach card-game rules; without a command, start the app."""
    if context.invoked_subcommand is None:
        context.invoke(run)


@cli.command(context_settings={"ignore_unknown_options": True})
@click.option("--share", is_flag=True, help="Let phones and other computers in the same network open it.")
@click.argument("streamlit_options", nargs=-1, type=click.UNPROCESSED)
def run(streamlit_options: tuple[str, ...], *, share: bool) -> None:
    """Start the app and open it in the browser; further options go to Streamlit (--server.port 8600)."""
    from tutor.server import serve

    serve(streamlit_options, share=share)


@cli.command()
@AS_JSON
@LANGUAGE
def games(*, as_json: bool, lang: str) -> None:
    """List games, rule sets, and every option with its values, default and rule ids."""
    from tutor.desk.reports import games_report, games_table

    if as_json:
        print_json(games_report())
    else:
        games_table(lang)


@cli.command()
@click.argument("what")
@click.option("--preset", help="Only what holds under this rule set, or under a table of your own by its name.")
@click.option("--set", "changes", metavar="OPTION=VALUE", multiple=True, help="And with this option; several times.")
@LANGUAGE
@AS_JSON
def rules(what: str, preset: str | None, changes: tuple[str, ...], lang: str, *, as_json: bool) -> None:
    """Print the text of a whole GAME or of one RULE-ID; with a rule set, its book in the order of play."""
    from tutor.desk.composed import composed_report, composed_text
    from tutor.desk.reports import rules_report, rules_text

    if preset is not None or changes:
        book = composed_report(what, preset, changes)
        if as_json:
            print_json(book)
        else:
            click.echo(composed_text(book, lang))
        return
    found = rules_report(what)
    if as_json:
        print_json(found)
    else:
        click.echo(rules_text(found, lang))


@cli.command()
@click.argument("question", default="-")
@click.option("--game", default="", help="The game in view.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=None, help="Language of the answer.")
@AS_JSON
@click.option("--jsonl", is_flag=True, help="QUESTION is a file: one question a line in, one answer a line out.")
@click.option("--unanswered", is_flag=True, help="List the questions that found nothing and were kept.")
@click.option("--keep", is_flag=True, help="Keep the QUESTION for that list where nothing answers it.")
def ask(
    question: str, game: str, lang: str | None, *, as_json: bool, jsonl: bool, unanswered: bool, keep: bool
) -> None:
    """Ask the rules a QUESTION, as one asks at the table."""
    from tutor.asking.unanswered import unanswered as kept_questions
    from tutor.desk.asking import ask_report, ask_text, keep_unanswered, kept_text

    if unanswered:
        if as_json:
            print_json(kept_questions())
        else:
            click.echo(kept_text(lang or LANGUAGES[0]))
        return
    if jsonl:
        answer_each(question, ask_report)
        return
    answer = ask_report({"question": question, "game": game, "lang": lang})
    if keep:
        keep_unanswered(question, game, answer)
    if as_json:
        print_json(answer)
    else:
        click.echo(ask_text(answer))


@cli.command()
@click.argument("file", default="-")
@AS_JSON
@click.option("--jsonl", is_flag=True, help="One case a line in, one answer a line out, in one process.")
@LANGUAGE
def judge(file: str, lang: str, *, as_json: bool, jsonl: bool) -> None:
    """Say of everything the player to move could try whether it is legal, and why."""
    from tutor.desk.reports import judge_report, judge_text

    if jsonl:
        answer_each(file, judge_report)
        return
    answer = judge_report(load_file(file))
    if as_json:
        print_json(answer)
    else:
        click.echo(judge_text(answer, lang))


@cli.command()
@click.argument("what", default="-")
@AS_JSON
@click.option("--jsonl", is_flag=True, help="One record a line in, one answer a line out, in one process.")
@LANGUAGE
def replay(what: str, lang: str, *, as_json: bool, jsonl: bool) -> None:
    """Play a record (a FILE, the ID of an example, or -) through the engine, step by step."""
    from tutor.desk.reports import example_case, replay_report, replay_text

    if jsonl:
        answer_each(what, replay_report)
        return
    said = example_case(what)
    answer = replay_report(said if said is not None else load_file(what))
    if as_json:
        print_json(answer)
    else:
        click.echo(replay_text(answer, lang))
    if answer["failure"]:
        if not as_json:
            click.echo(answer["failure"][lang], err=True)
        sys.exit(FOUND_WRONG)


@cli.command()
@click.argument("what", metavar="CASE")
@click.argument("move")
@AS_JSON
@LANGUAGE
def whatif(what: str, move: str, lang: str, *, as_json: bool) -> None:
    """Say what would make a MOVE legal at the end of a CASE (a FILE, the ID of an example, or -), or forbid it."""
    from tutor.cases.transcript import read_case
    from tutor.desk.reports import example_case
    from tutor.desk.teaching import whatif_text
    from tutor.shown.own_rules import resolved
    from tutor.teaching.whatif_said import report

    said = example_case(what)
    answer = report(read_case(resolved(said if said is not None else load_file(what))), move)
    if as_json:
        print_json(answer)
    else:
        click.echo(whatif_text(answer, lang))


@cli.command()
@click.argument("game")
@click.option("--rule", default="", help="Only about this rule, by its id.")
@click.option("--level", type=click.IntRange(1, 5), help="How many rules meet, from 1 to 5.")
@click.option("--n", "count", type=click.IntRange(1, 10_000), default=1, help="How many exercises.")
@click.option("--seed", type=click.IntRange(0, 1_000_000), default=0, help="The number of the first exercise.")
@click.option("--preset", help="Only under this rule set, or a table of your own by its name.")
@click.option("--set", "changes", metavar="OPTION=VALUE", multiple=True, help="And with this option; several times.")
@AS_JSON
@LANGUAGE
def exercises(
    game: str,
    rule: str,
    level: int | None,
    count: int,
    seed: int,
    preset: str | None,
    changes: tuple[str, ...],
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Make exercises of a GAME from random play; the same numbers make the same exercises."""
    from tutor.desk.teaching import chosen_rules, exercise_text
    from tutor.games import game as find
    from tutor.teaching.exercises import several

    asked = find(game)
    found = several(asked, seed, count, rule, level or 0, chosen_rules(asked, preset, changes))
    if as_json:
        print_json(found)
    else:
        click.echo("\n\n".join(exercise_text(one, lang) for one in found))


@cli.command()
@click.argument("hand", default="-")
@click.option("--turn-up", help="The card turned up, for example 8H.")
@click.option("--role", type=click.Choice(["elder", "dealer"]), default="elder", help="Who holds the hand.")
@AS_JSON
@click.option("--jsonl", is_flag=True, help='One {"hand", "turn_up", "role"} a line in, one answer a line out.')
@click.option("--first", is_flag=True, help="The first decision solved: stand or propose, accept or refuse.")
@click.option("--king-point", is_flag=True, help="With --first: the point for the trump king counts.")
@click.option("--score", help="With --first: elder's points and the dealer's, for example 4:3.")
@LANGUAGE
def odds(
    hand: str,
    turn_up: str | None,
    role: str,
    lang: str,
    *,
    as_json: bool,
    jsonl: bool,
    first: bool,
    king_point: bool,
    score: str | None,
) -> None:
    """Count the exact odds of an Écarté HAND such as "7H KS QS JS 7D"."""
    from tutor.desk.first import first_report, first_text
    from tutor.desk.reports import odds_text
    from tutor.odds.said import odds_report

    if king_point and not first:
        raise Complaint("odds-king-without-first")
    if score and not first:
        raise Complaint("odds-score-without-first")
    solved = partial(first_report, king_point=king_point, score=score)
    report, text = (solved, first_text) if first else (odds_report, odds_text)
    if jsonl:
        answer_each(hand, report)
        return
    if turn_up is None:
        raise Complaint("odds-no-turn-up")
    answer = report({"hand": hand, "turn_up": turn_up, "role": role})
    if as_json:
        print_json(answer)
    else:
        click.echo(text(answer, lang))


@cli.command()
@click.argument("file", required=False)
@click.option("--every", is_flag=True, help="Ask of every illegal verdict what would make it legal; takes minutes.")
@AS_JSON
@LANGUAGE
def check(file: str | None, lang: str, *, every: bool, as_json: bool) -> None:
    """Check all texts on the engine, or one notebook (a FILE, or -); exit status 1 if anything is off."""
    if file is not None:
        _check_notebook(file, lang, as_json=as_json)
        return
    from tutor.desk.checking import check_all, coverage_table

    report = check_all(every=every)
    if as_json:
        print_json(report)
    else:
        coverage_table(report)
    if report["findings"]:
        sys.exit(FOUND_WRONG)


def _check_notebook(file: str, lang: str, *, as_json: bool) -> None:
    from tutor.desk.lines import read_text
    from tutor.notebook.checking import report, report_text

    found = report(file, read_text(file))
    if as_json:
        print_json(found)
    else:
        click.echo(report_text(found, lang))
    if found["findings"]:
        sys.exit(FOUND_WRONG)


cli.add_command(kept.originals)
cli.add_command(kept.data)
cli.add_command(kept.classes)
cli.add_command(proving.prove)
for _measure in (measuring.selfplay, measuring.match, measuring.bench):
    cli.add_command(_measure)


def main() -> None:
    """Run the command line; every foreseen error is one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that has no suit signs
    try:
        cli.main(standalone_mode=False)
    except click.exceptions.Exit as done:
        sys.exit(done.exit_code)
    except click.ClickException as wrong:
        click.echo(wrong.format_message(), err=True)
        sys.exit(wrong.exit_code if wrong.exit_code != 1 else BAD_INPUT)
    except click.Abort:
        sys.exit(INTERRUPTED)
    except Complaint as wrong:
        click.echo(_sentence(wrong, _language_asked(sys.argv)), err=True)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:  # whoever read the output has heard enough
        _write_no_more()
        sys.exit(FOUND_WRONG)
    except OSError as wrong:
        _write_no_more()
        click.echo(_sentence(Complaint("cannot-write", why=wrong.strerror or ""), _language_asked(sys.argv)), err=True)
        sys.exit(BAD_INPUT)


def _write_no_more() -> None:
    """Let what Python still has to write go nowhere: it would say at its end that it could not."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _language_asked(words: list[str]) -> str:
    """Return the language of the command line, also where it could not be read."""
    said = {two for one, two in pairwise(words) if one == "--lang"} | {one.removeprefix("--lang=") for one in words}
    return next((lang for lang in LANGUAGES if lang in said), ELSE)
