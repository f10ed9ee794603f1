"""Let the last layers of the encoder practise on marked questions; it writes ``tutor/asking/sentence.npz``.

    uv run --with scikit-learn --with torch python tests/questions/learn_all.py sentence

They learn from ``marked.jsonl`` which part each card plays, what is asked and whether a hand is told whole: once from
everything, and once without each part of the sets, to know what is said to questions never seen.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import torch
from fit_encoder import DROP, SIZE, batches
from fit_practised import Below, last_layers, practise
from fit_roles import APART, KEPT, Marked, left_out, marked
from torch import Tensor, nn
from torch.nn import functional

from tutor.asking.encoder import Vectors
from tutor.asking.marked import PART, WHOLE
from tutor.asking.meaning import encoder
from tutor.asking.roles import ROLES
from tutor.asking.sentence import EVEN, FILE, GAMES, KINDS, first_pieces, kind_of, write
from tutor.asking.sentence import WHOLE as OF_WHOLE
from tutor.games import shelf

EPOCHS, BATCH, FAST = 6, 32, 2e-4
"""How often every question is seen, how many at once, and how fast the layers learn."""
SMOOTH_ASKS, SMOOTH_ROLES, OF_HANDS = 0.05, 0.03, 0.5
"""How little certain a mark is taken to be, and what counts whether a hand is told whole."""
ASKS = tuple(sorted({one.asks for one in marked()}))
HANDS = (PART, WHOLE)


class Learner(nn.Module):
    """The last layers, and what tells parts and askings apart."""

    def __init__(self, below: Below) -> None:
        """Begin where the encoder ended."""
        super().__init__()
        self.below = below
        self.layers = last_layers()
        self.kinds = nn.Parameter(torch.randn(3, SIZE) * 0.02)
        self.games = nn.Parameter(torch.randn(len(shelf()), SIZE) * 0.02)
        self.even = nn.LayerNorm(SIZE)
        self.roles, self.asks = nn.Linear(SIZE, len(ROLES)), nn.Linear(SIZE, len(ASKS))
        self.whole = nn.Linear(SIZE, len(HANDS))

    def forward(self, many: Sequence[Marked]) -> tuple[Tensor, Tensor, Tensor]:
        """Return what speaks for each part of each card, for each asking, and for a hand told whole or not."""
        state, there = self.below.of([one.text for one in many], forgets=self.training)
        games = [list(shelf()).index(one.game) for one in many]
        state = state + self.games[games][:, None]
        at = [(row, place) for row, one in enumerate(many) for place in first_pieces(one.text, one.named)[1]]
        rows, places = [row for row, _ in at], [place for _, place in at]
        added = torch.zeros_like(state)
        added[rows, places] = self.kinds[[kind_of(card) for one in many for card in one.named]]
        state = state + added
        for layer in self.layers.values():
            state = layer(state, there)
        state = functional.dropout(self.even(state), DROP, self.training)
        share = there.unsqueeze(-1).float()
        mean = (state * share).sum(1) / share.sum(1)
        return self.roles(state[rows, places]), self.asks(mean), self.whole(mean)

    def loss(self, many: Sequence[Marked]) -> Tensor:
        """Return how unlikely the marks are held to be."""
        roles, asks, whole = self(many)
        wanted = torch.tensor([ASKS.index(one.asks) for one in many])
        total = functional.cross_entropy(asks, wanted, label_smoothing=SMOOTH_ASKS)
        told = [row for row, one in enumerate(many) if one.roles]
        if told:
            cards = [bool(one.roles) for one in many for _ in one.named]
            parts = torch.tensor([ROLES.index(role) for one in many for role in one.roles])
            hands = torch.tensor([HANDS.index(WHOLE if many[row].whole else PART) for row in told])
            total = total + functional.cross_entropy(roles[cards], parts, label_smoothing=SMOOTH_ROLES)
            total = total + OF_HANDS * functional.cross_entropy(whole[told], hands)
        return total


def learn(many: Sequence[Marked], below: Below) -> Learner:
    """Learn from these questions."""
    torch.manual_seed(1)
    random.seed(1)
    learner = Learner(below)
    plan = [batch for _ in range(EPOCHS) for batch in batches([*many], lambda one: below.long(one.text), BATCH)]
    practise(learner, learner.layers, plan, learner.loss, FAST)
    return learner.eval()


def weights_of(learner: Learner) -> dict[str, Vectors]:
    """Return the weights by the names under which they are kept."""
    kept: dict[str, Tensor] = {KINDS: learner.kinds, GAMES: learner.games}
    for layer, module in learner.layers.items():
        kept |= {f"{layer}-{name.replace('_', '-')}": one for name, one in module.named_parameters()}
    for name in ("roles", "asks", OF_WHOLE):
        head = getattr(learner, name)
        kept |= {name: head.weight, f"{name}-bias": head.bias}
    kept |= {f"{EVEN}-times": learner.even.weight, f"{EVEN}-plus": learner.even.bias}
    return {name: one.detach().numpy() for name, one in kept.items()}


def main(kept: Path = KEPT) -> None:
    """Learn without each part and with everything; write what is shipped, and what later steps need."""
    many = [one for one in marked() if one.game in shelf()]
    below = Below({one.text for one in many})
    names = {"roles": ROLES, "asks": ASKS, OF_WHOLE: HANDS, GAMES: tuple(shelf())}
    for part in range(APART + 1):
        apart = left_out(many, part) if part < APART else frozenset()
        learner = learn([one for one in many if one.source not in apart], below)
        path = kept / f"sentence-{part}.npz" if part < APART else FILE
        write(weights_of(learner), names, encoder().mark, path)


if __name__ == "__main__":
    main()
