"""How long a notebook takes."""

from __future__ import annotations

from tutor.notebook.reading import Block, Notebook

WORDS_A_MINUTE = 130
"""Of somebody who reads with care and looks at the table in between; an estimate."""
BLOCKS_A_MINUTE = 2
"""Tables that are looked at and questions that are answered; an estimate."""
STEP = 5


def minutes(notebook: Notebook) -> int:
    """Return about how many minutes a notebook takes, in steps of five: an estimate from its words and its blocks."""
    blocks = sum(isinstance(part, Block) for part in notebook.parts)
    written = sum(len(part.source.split()) for part in notebook.parts if not isinstance(part, Block))
    taken = written / WORDS_A_MINUTE + blocks / BLOCKS_A_MINUTE
    return max(STEP, STEP * round(taken / STEP))
