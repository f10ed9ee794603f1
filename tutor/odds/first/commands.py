"""Solving the first decision from the command line: ``python -m tutor.odds first --help``."""

import json
from pathlib import Path

import click
import numpy as np

from tutor.odds.first.certify import certify
from tutor.odds.first.run import learn
from tutor.odds.first.solution import SHIPPED, UNSEEN_LOSS
from tutor.odds.first.table import STEPS, load, save, unpack

TABLE = click.argument("table", type=click.Path(exists=True, dir_okay=False, path_type=Path))
KING = click.option("--king", is_flag=True, help="With the point for the trump king.")
COUNT = click.option("--count", type=int, default=4096, help="Deals a class to choose from, and as many fresh.")
LOOK = click.option("--look", type=int, default=1024, help="Deals a class for a first look at all throws.")
SEED = click.option("--seed", type=int, default=2)


@click.group()
def first() -> None:
    """Solve Écarté's first decision, certify it, and write the table that ships."""


@first.command("learn")
@click.argument("journal", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--sweeps", type=int, default=2048, help="Go on to so many sweeps.")
@KING
@click.option("--seed", type=int, default=1)
def learn_command(journal: Path, sweeps: int, king: bool, seed: int) -> None:
    """Learn; what JOURNAL holds already is not done again.  Every doubling is kept beside it as a table."""
    learn(journal, sweeps, king_point=king, seed=seed)


@first.command("certify")
@TABLE
@KING
@LOOK
@COUNT
@SEED
def certify_command(table: Path, king: bool, look: int, count: int, seed: int) -> None:
    """Say what the best answer of either side still gains against a table."""
    packed, facts = load(table)
    click.echo(json.dumps(facts | certify(unpack(packed), king_point=king, look=look, count=count, seed=seed).facts))


@first.command("ship")
@TABLE
@KING
@LOOK
@COUNT
@SEED
@click.option("--to", type=click.Path(dir_okay=False, path_type=Path), default=SHIPPED)
def ship_command(table: Path, king: bool, look: int, count: int, seed: int, to: Path) -> None:
    """Certify a table and write it with what each hand is worth."""
    packed, facts = load(table)
    found = certify(unpack(packed), king_point=king, look=look, count=count, seed=seed)
    worths = np.rint(np.array([found.worths.propose, found.worths.refuse, found.worths.accept]) * STEPS)
    meets = np.rint(np.array([found.worths.accepted, found.worths.proposed]) * STEPS)
    best = found.gains.max(axis=1, keepdims=True)
    lost = (best - found.gains) / np.maximum(found.worths.accepted[:, None], 1 / STEPS) * STEPS
    lost = np.where(np.isfinite(lost), np.minimum(np.rint(lost), UNSEEN_LOSS), UNSEEN_LOSS)
    more = {"worths": worths.astype(np.int16), "meets": meets.astype(np.uint16), "losses": lost.astype(np.uint8)}
    save(to, packed, facts | found.facts | {"king_point": king}, **more)
    click.echo(json.dumps(facts | found.facts))
