"""`tutor prove`: random games with every invariant asked, and the tests of what must not give way."""

from __future__ import annotations

import sys

import click

from tutor.desk.shared import AS_JSON, FOUND_WRONG, print_json


@click.command()
@click.option("--minutes", default=10.0, show_default=True, type=click.FloatRange(0.01), help="For how long.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0), help="Under which seed games are numbered."
)
@click.option(
    "--tests/--no-tests", "with_tests", default=True, help="Run the tests of store, border and bad input too."
)
@AS_JSON
def prove(minutes: float, seed: int, *, with_tests: bool, as_json: bool) -> None:
    """Play random games and ask everything that must hold; each run goes on where the last one ended."""
    try:
        from tutor.bench.prove import as_data, holds, proved, report, state_file
    except ModuleNotFoundError:
        raise click.ClickException("The proof is part of a checkout, not of the installed package.") from None

    file = state_file(seed)
    proof = proved(seed, minutes, file, with_tests=with_tests, told=lambda what: click.echo(f"{what} …", err=True))
    if as_json:
        print_json(as_data(proof))
    else:
        click.echo(report(proof, file))
    if not holds(proof):
        sys.exit(FOUND_WRONG)
