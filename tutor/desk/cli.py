"""The command line: everything the app knows, without a browser.

Errors are one sentence on standard error; exit status 2 for bad input, 1 for checked and found wrong.
"""

from __future__ import annotations

import io
import json
import os
import random
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path

import click

from tutor.core.complaints import Complaint
from tutor.core.languages import ELSE, LANGUAGES
from tutor.desk import kept, proving
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
@click.argument("game")
@click.option("--preset", help="A rule set by name, also a table of your own.")
@click.option("--players", type=int, help="How many play.")
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=1, help="How many games.")
@click.option("--seed", type=int, default=0, help="The same seed gives the same games.")
@AS_JSON
def selfplay(game: str, preset: str | None, players: int | None, count: int, seed: int, *, as_json: bool) -> None:
    """Play random legal games and print them as records, one JSON document a line with --json."""
    from tutor.cases.transcript import Case, dump, read_options, read_seats, write_case
    from tutor.core.play import random_moves
    from tutor.games import game as find
    from tutor.shown.own_rules import by_name

    found = find(game)
    name, options = read_options(found, *by_name(found, preset))
    fewest, most = found.seats(options)
    seats = read_seats(found, options, min(max(fewest, 4), most) if players is None else players, {})
    source = random.Random(seed)
    for _ in range(count):
        moves = tuple(move for _, move in random_moves(found, found.start(options, seats), source))
        said = write_case(Case(found, name, options, seats, {}, moves))
        click.echo(json.dumps(said, ensure_ascii=False) if as_json else dump(said) + ("---" if count > 1 else ""))


KEEP_HELP = "A file that keeps every deal: after a stop the same command goes on there, and counts all of them."


@cli.command()
@click.argument("game")
@click.option("--players", default="strong,thumb", help="Who sits down: random, beginner, thumb, club, strong.")
@click.option("--deals", type=click.IntRange(1, 1_000_000), default=20, help="How many deals, each from every seat.")
@click.option("--seed", type=int, default=0, help="The same seed and rounds give the same games.")
@click.option("--rounds", type=click.IntRange(1, 1_000_000), help="Rounds of search a decision, instead of time.")
@click.option("--preset", help="A rule set by name, also a table of your own.")
@click.option("--keep", "kept", type=click.Path(path_type=Path, dir_okay=False), help=KEEP_HELP)
@AS_JSON
def match(
    game: str,
    players: str,
    deals: int,
    seed: int,
    rounds: int | None,
    preset: str | None,
    kept: Path | None,
    *,
    as_json: bool,
) -> None:
    """Let players meet over the same deals with the seats rotated, and print what each brings home."""
    from tutor.desk.matching import match_report, match_text

    report = match_report(game, preset, players, deals=deals, seed=seed, rounds=rounds, kept=kept)
    if as_json:
        print_json(report)
    else:
        click.echo(match_text(report))


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


LOAD_HELP = "Only this: N readers at once, on four pages and on an empty one; may be given several times."
GAMES_HELP = "Only this: N people at once who play against others that think, and one alone before them."
CLASS_HELP = "Only this: a class of N phones, and in the middle of every round a server is killed and started again."
DATABASE_HELP = "Their PostgreSQL, or 'private' for one that is started for it; SQLite where none is named."


@cli.command()
@AS_JSON
@click.option("--browser/--no-browser", default=True, help="Measure a click in a real browser too.")
@click.option("--against", metavar="PATH", help="Another checkout: the engines of both in turn, and their ratio.")
@click.option("--load", "readers", metavar="N", type=click.IntRange(1, 1000), multiple=True, help=LOAD_HELP)
@click.option("--games", "tables", metavar="N", type=click.IntRange(1, 300), help=GAMES_HELP)
@click.option("--class", "phones", metavar="N", type=click.IntRange(1, 1000), help=CLASS_HELP)
@click.option("--rounds", default=20, show_default=True, type=click.IntRange(1, 200), help="Rounds of that class.")
@click.option("--servers", default=1, show_default=True, type=click.IntRange(1, 9), help="Servers of a load or class.")
@click.option("--database", default="", metavar="URL", help=DATABASE_HELP)
def bench(
    against: str | None,
    readers: tuple[int, ...],
    tables: int | None,
    phones: int | None,
    rounds: int,
    servers: int,
    database: str,
    *,
    as_json: bool,
    browser: bool,
) -> None:
    """Measure speed; each figure with the work it did."""
    try:
        from tutor.bench.against import compared, ratios_table
        from tutor.bench.bench import figures, figures_table
        from tutor.bench.classes import class_figures
        from tutor.bench.games import game_figures
        from tutor.bench.load import load_figures
    except ModuleNotFoundError:
        raise click.ClickException("The benchmark is part of a checkout, not of the installed package.") from None

    if against is not None:
        ratios = compared(against)
        if as_json:
            print_json([ratio._asdict() for ratio in ratios])
        else:
            ratios_table(ratios)
        return
    if phones is not None:
        found = class_figures(phones, rounds, servers, database, lambda row: click.echo(row, err=True))
    elif tables is not None:
        found = game_figures(tables)
    else:
        found = load_figures(readers, servers) if readers else figures(browser=browser)
    if as_json:
        print_json(found)
    else:
        figures_table(found)


cli.add_command(kept.originals)
cli.add_command(kept.data)
cli.add_command(kept.classes)
cli.add_command(proving.prove)


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
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(FOUND_WRONG)
    except OSError as wrong:
        click.echo(_sentence(Complaint("cannot-write", why=wrong.strerror or ""), _language_asked(sys.argv)), err=True)
        sys.exit(BAD_INPUT)


def _language_asked(words: list[str]) -> str:
    """Return the language of the command line, also where it could not be read."""
    said = {two for one, two in pairwise(words) if one == "--lang"} | {one.removeprefix("--lang=") for one in words}
    return next((lang for lang in LANGUAGES if lang in said), ELSE)
