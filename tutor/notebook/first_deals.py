"""Looking for the deals of a notebook's tables: which number deals a hand to which every rule comes up."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from tutor.notebook.blocks import sat_down
from tutor.notebook.reading import read
from tutor.teaching.first_table import search, sit_down


def main(file: str, seeds: int, line: int, deals: int) -> None:
    """Look for the deals of a notebook's tables that tell most, or of the one at a line."""
    notebook = read(Path(file).read_text("utf-8"))
    for block in notebook.blocks:
        if block.kind != "sit" or (line and block.line != line):
            continue
        one = sat_down(block, notebook.game)
        dealt = partial(sit_down, one.case, one.you, without=one.without) if one.turns else one.dealt
        found = search(dealt, tuple(one.told), seeds, turns=one.turns, deals=deals)
        for deal, begin, told in found:
            missing = ", ".join(set(one.told) - set(told.values())) or "nothing"
            print(f"line {block.line}: deal {deal}, begin {begin}, after moves {list(told)}; missing: {missing}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("seeds", type=int)
    parser.add_argument("--line", type=int, default=0)
    parser.add_argument("--deals", type=int, default=1)
    asked = parser.parse_args()
    main(asked.file, asked.seeds, asked.line, asked.deals)
