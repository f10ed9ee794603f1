"""Looking for the deals of first tables: which number deals a hand to which every rule comes up."""

from __future__ import annotations

import sys
from pathlib import Path

from tutor.notebook.blocks import sat_down
from tutor.notebook.reading import read
from tutor.teaching.first_table import search


def main(file: str, seeds: int) -> None:
    """Look for the deals of a notebook's tables that tell most."""
    notebook = read(Path(file).read_text("utf-8"))
    for block in notebook.blocks:
        if block.kind == "sit":
            one = sat_down(block, notebook.game)
            for deal, told in search(one.case, one.you, tuple(one.told), one.without, seeds):
                missing = ", ".join(set(one.told) - set(told.values())) or "nothing"
                print(f"line {block.line}: deal {deal} tells {len(told)}, after moves {list(told)}; missing: {missing}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
