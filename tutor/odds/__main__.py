"""The odds from the command line: ``python -m tutor.odds --help``."""

import json
from pathlib import Path
from typing import SupportsFloat

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tutor.odds import sure_atlas as whole
from tutor.odds import table
from tutor.odds.answer import odds, sure_leads
from tutor.odds.atlas import SHIPPED as ATLAS
from tutor.odds.atlas import atlas, count_classes, reaches_two_to_one, save_counted
from tutor.odds.first.commands import closed, first, remember, scores, second
from tutor.odds.hand import ROLES, read_situation
from tutor.odds.hidden import SAMPLE, sample
from tutor.odds.layouts import OPPONENTS
from tutor.odds.sure import sure_atlas, sure_hand
from tutor.odds.worth import Worth, missed, pattern_table

ROLE = click.argument("role", type=click.Choice(list(ROLES)))
JOURNAL = click.argument("journal", type=click.Path(dir_okay=False, path_type=Path))


@click.group()
def main() -> None:
    """Exact odds for every Écarté hand."""


@main.command()
@click.argument("hand")
@click.argument("turn_up")
@ROLE
def hand(hand: str, turn_up: str, role: str) -> None:
    """Count the odds of one hand, written like "7H KS QS JS 7D"."""
    try:
        click.echo(json.dumps(odds(hand, turn_up, role)))
    except ValueError as wrong:
        raise click.ClickException(str(wrong)) from None


@main.command()
@click.argument("hand")
@click.argument("turn_up")
@ROLE
def sure(hand: str, turn_up: str, role: str) -> None:
    """Solve the sure chance of one hand anew: its bounds, and for the elder hand those of each lead."""
    try:
        situation = read_situation(hand, turn_up, role)
    except ValueError as wrong:
        raise click.ClickException(str(wrong)) from None
    leads = {card: list(bounds) for card, bounds in sure_leads(situation).items()}
    click.echo(json.dumps({"sure": list(sure_hand(situation.own, situation.leader)), "lead": leads, "of": OPPONENTS}))


@main.command()
def means() -> None:
    """Show the means over all hands and the share that reaches two to one."""
    shown = Table("role", "mean, open", "two to one, open", "two to one, sure")
    for role, leader in ROLES.items():
        counts, low = atlas().opened[:, leader], sure_atlas()[:, leader, 0]
        shares = (atlas().share(reaches_two_to_one(each)) for each in (counts, low))
        shown.add_row(role, _percent(atlas().mean(counts), 3), *(_percent(share) for share in shares))
    Console().print(shown)


@main.command()
def patterns() -> None:
    """Show how good each jeu de règle is, and what the list misses."""
    titles = (f"{role}: {what}" for role in ROLES for what in ("min, mean, max %", "2:1 open, sure %"))
    shown = Table("pattern", "hands", *titles)
    for row in pattern_table():
        shown.add_row(row.pattern, f"{row.hands:,}", *_worth(row.elder), *_worth(row.dealer))
    Console().print(shown)
    for role in ROLES:
        gap = missed(role)
        Console().print(
            f"{role}: {gap.named:,} hands named, {_percent(gap.named_reach)} % of them reach two to one; "
            f"{gap.reaching:,} hands reach it, {_percent(gap.found)} % of these are named."
        )


def _worth(worth: Worth) -> tuple[str, str]:
    span = f"{_percent(worth.least / OPPONENTS)} / {_percent(worth.mean)} / {_percent(worth.most / OPPONENTS)}"
    sure_share = "-" if worth.sure_reach is None else _percent(worth.sure_reach)
    return span, f"{_percent(worth.reach)}, {sure_share}"


def _percent(share: SupportsFloat, digits: int = 1) -> str:
    return f"{100 * float(share):.{digits}f}"


@main.command("sure-atlas")
@JOURNAL
@click.option("--workers", type=int, help="Processes on this computer; all cores by default.")
@click.option("--scheduler", help="Address of a Dask scheduler, to run the same tasks on its cluster.")
@click.option("--tasks", type=int, help="Stop after so many chunks.")
def solve_atlas(journal: Path, workers: int | None, scheduler: str | None, tasks: int | None) -> None:
    """Solve the sure chance of all classes; chunks that JOURNAL holds already are not done again."""
    whole.compute(journal, count=workers, scheduler=scheduler, tasks=tasks)


@main.command()
@JOURNAL
def ship(journal: Path) -> None:
    """Write the table that the app reads from a journal of chunks."""
    click.echo(f"{whole.ship(journal)} classes are missing.")


@main.command()
def tables() -> None:
    """Write the table of all layouts and the counts of all hands that ship."""
    table.save(table.build())
    save_counted(count_classes())
    for path in (table.SHIPPED, ATLAS):
        click.echo(f"{path.name}: {path.stat().st_size:,} bytes")


@main.command("hidden")
@click.option("--hands", type=int, default=200, help="Random hands, each in both roles.")
@click.option("--deals", type=int, default=2000, help="Deals of each.")
@click.option("--seed", type=int, default=1)
def hidden_hands(hands: int, deals: int, seed: int) -> None:
    """Write the sample of hidden play that ships."""
    with Progress() as progress:
        rows = list(progress.track(sample(hands, deals, seed), total=hands * len(ROLES)))
    lines = ",\n".join(json.dumps(row) for row in rows)
    SAMPLE.write_text(f"[\n{lines}\n]\n", encoding="ascii")


main.add_command(first)
main.add_command(scores)
main.add_command(remember)
main.add_command(closed)
main.add_command(second)


if __name__ == "__main__":
    main()
