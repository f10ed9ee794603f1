"""`tutor selfplay`, `match` and `bench`: games that nobody looks at, who wins them, and how long things take."""

from __future__ import annotations

import json
import random
from pathlib import Path

import click

from tutor.desk.shared import AS_JSON, print_json

LOAD_HELP = "Only this: N readers at once, on four pages and on an empty one; may be given several times."
GAMES_HELP = "Only this: N people at once who play against others that think, and one alone before them."
CLASS_HELP = "Only this: a class of N phones, and in the middle of every round a server is killed and started again."
DATABASE_HELP = "Their PostgreSQL, or 'private' for one that is started for it; SQLite where none is named."


@click.command()
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


PLAYERS_HELP = (
    "Who sits down: child, beginner, club, strong; random, thumb, novice and before (strong as it was) for comparison; "
    "open sees all hands."
)
KEEP_HELP = "A file that keeps every deal: after a stop the same command goes on there, and counts all of them."


@click.command()
@click.argument("game")
@click.option("--players", default="strong,thumb", help=PLAYERS_HELP)
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


@click.command()
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
