"""Solving the first decision from the command line: ``python -m tutor.odds first --help``."""

import json
import shutil
from pathlib import Path

import click
from rich.progress import Progress

from tutor.odds.first import closed as play_closed
from tutor.odds.first import scores as every_score
from tutor.odds.first import second as second_proposal
from tutor.odds.first.matching import SHIPPED
from tutor.odds.first.remember import TOLD, found
from tutor.odds.first.run import solve
from tutor.odds.first.solution import SHIPPED as NEUTRAL
from tutor.odds.first.table import GAMES


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--sweeps", type=int, default=512, help="Go on to so many sweeps.")
@click.option(
    "--deals", type=click.IntRange(16), default=256, help="Deals a hand in each of a certificate's eight parts."
)
@click.option("--seed", type=int, default=1)
@click.option("--workers", type=int, help="Processes on this computer; all cores by default.")
@click.option("--scheduler", help="Address of a Dask scheduler, to run the same tasks on its cluster.")
@click.option("--ship", is_flag=True, help="At the end, put the tables where the app reads them.")
def first(
    folder: Path, sweeps: int, deals: int, seed: int, workers: int | None, scheduler: str | None, *, ship: bool
) -> None:
    """Solve the first decision, without and with the king's point, and certify it.

    What FOLDER holds already is not done again.
    """
    solve(folder, sweeps=sweeps, count=deals, seed=seed, processes=workers, scheduler=scheduler)
    for game in GAMES:
        solved = folder / f"{game}.solved.npz"
        click.echo(f"{solved}: {solved.stat().st_size:,} bytes")
        if ship:
            shutil.copy(solved, Path(__file__).with_name(f"{game}.npz"))


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--workers", type=int, help="Processes on this computer; all cores by default.")
@click.option("--scheduler", help="Address of a Dask scheduler, to run the same tasks on its cluster.")
@click.option("--ship", is_flag=True, help="At the end, put the scores where the app reads them.")
@click.option("--certify", is_flag=True, help="Certify what FOLDER holds anew, and solve nothing.")
def scores(folder: Path, workers: int | None, scheduler: str | None, *, ship: bool, certify: bool) -> None:
    """Solve the first decision at every score, by the chance to win the game, and certify each.

    What FOLDER holds already is not done again; the throws are those of the neutral tables that ship.
    """
    neutral = {game: Path(__file__).with_name(f"{game}.npz") for game in GAMES}
    for king_point in GAMES.values():
        every_score.solve_scores(folder, neutral, king_point, processes=workers, scheduler=scheduler, anew=certify)
    if ship:
        every_score.ship(folder)
        click.echo(f"{SHIPPED.name}: {SHIPPED.stat().st_size:,} bytes")


@click.command()
@click.option("--deals", type=int, default=1 << 21, help="Fresh deals of each rule in each game.")
@click.option("--seed", type=int, default=1)
def remember(deals: int, seed: int) -> None:
    """Search the rules to remember, measure them, and write what the app tells."""
    TOLD.write_text(json.dumps(found(deals, seed), indent=1) + "\n", encoding="ascii")
    click.echo(TOLD.read_text(encoding="ascii"))


@click.command()
@click.option("--hands", type=int, default=300, help="Random hands, each in both roles.")
@click.option("--deals", type=int, default=4000, help="Deals of each.")
@click.option("--seed", type=int, default=1)
def closed(hands: int, deals: int, seed: int) -> None:
    """Weigh the first decision in hidden play over a sample of hands, and write the sample that ships."""
    with Progress() as progress:
        rows = list(progress.track(play_closed.sample(hands, deals, seed), total=2 * hands))
    lines = ",\n".join(json.dumps(row) for row in rows)
    play_closed.SAMPLE.write_text(f"[\n{lines}\n]\n", encoding="ascii")


@click.command()
def second() -> None:
    """Solve the second proposal, without and with the king's point, and write what the app tells of it."""
    facts = [second_proposal.solved(king_point, NEUTRAL[king_point]) for king_point in (False, True)]
    second_proposal.TOLD.write_text(json.dumps(facts, indent=1) + "\n", encoding="ascii")
    click.echo(second_proposal.TOLD.read_text(encoding="ascii"))
