"""Let the last layers of the encoder practise on questions; it writes ``tutor/asking/practised.npz``, after ``taught``.

    uv run --with scikit-learn --with torch python tests/questions/learn_all.py practised

They learn from everything that ``fit_taught.py`` learns from: which rules a text is about, which moment it tells, what
a rule answers, whether any text answers and whether yes or no is asked for. First only what tells them apart is
learned, from what the encoder makes of the texts; then the layers beneath as well. Once they learn from everything,
and once without each fold of the sets, to know what is said to questions never seen. Forty minutes on two cores.
"""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeVar

import fit_taught
import numpy as np
import torch
from figures import SPENT
from fit_encoder import BATCH, DROP, SIZE, START, Layer, batches
from fit_taught import FOLDS, LATER, MOST_RULES
from torch import Tensor, nn
from torch.nn import functional

from tutor.asking.encoder import Vectors
from tutor.asking.meaning import digest, encoder
from tutor.asking.practised import FILE, LAST_OF_ALL, write
from tutor.asking.taught import ANSWERED, ANSWERS, MOMENTS, RULES, WHETHER
from tutor.games import game as find_game
from tutor.games import shelf
from tutor.paths import ROOT
from tutor.words import library

EPOCHS = 2
"""How often every question is seen."""
SHARE = 0.25
"""So many of the other texts are seen each time: the encoder has learned from them before."""
FAST, FASTER = 1e-4, 5.0
"""How fast the layers learn, and how much faster what tells apart."""
ALONE, ALONE_BATCH, ALONE_FAST = 12, 512, 4e-3
"""How often what tells apart sees every text alone, how many at once, and how fast it learns then."""
FORGOTTEN, LONG, SMOOTH = 0.25, 8, 0.05
"""Of how many of the longer texts a piece is left out, and how little certain a key is taken to be."""
COUNTS = {RULES: 0.5, MOMENTS: 1.0, ANSWERS: 0.7, ANSWERED: 0.3, WHETHER: 0.3}
KEPT = ROOT / ".cache" / "learned"
TOLD = 0.5
"""What a text counts that nobody asked."""
One = TypeVar("One")
Keys: TypeAlias = dict[str, dict[int, int]]


class Lesson(NamedTuple):
    """A text, what it tells of each head, and the set of questions that it is from, if it is one."""

    text: str
    source: str
    tells: dict[str, Counter[int]]


class _Told(NamedTuple):
    """A text that tells a key of a head."""

    text: str
    source: str
    head: str
    key: int
    share: float = 1.0


def lessons() -> list[Lesson]:
    """Return everything that is learned from, each text of a set once."""
    found: dict[tuple[str, str], Lesson] = {}
    for one in _told():
        if one.text.strip():
            lesson = found.setdefault((one.text, one.source), Lesson(one.text, one.source, {}))
            lesson.tells.setdefault(one.head, Counter())[one.key] += one.share  # type: ignore[assignment]
    return list(found.values())


def _told() -> Iterator[_Told]:
    for one in fit_taught.texts():
        for game in shelf():
            own = [id_ for id_ in one.ids if id_.startswith(f"{game}.")][:MOST_RULES]
            for later, id_ in enumerate(own):
                yield _Told(one.text, one.source, f"{RULES}-{game}", digest(id_), LATER**later)
    for game, _ in library.books():
        for telling in fit_taught.tellings(game.folder):
            yield _Told(telling.said, telling.source, f"{MOMENTS}-{game.key}", telling.key)
    for game in shelf():
        for stating in fit_taught.statings(find_game(game).key):
            yield _Told(stating.said, stating.source, f"{ANSWERS}-{game}", stating.key, stating.weight)
    for head, many in ((ANSWERED, fit_taught.answered()), (WHETHER, fit_taught.whether())):
        for either in many:
            yield _Told(either.text, either.source, head, int(either.so))


class Below:
    """What the first layers make of every text, read once: they learn nothing here."""

    def __init__(self, texts: Collection[str]) -> None:
        """Read the texts, those of one length together."""
        states: list[Vectors] = []
        self._at: dict[str, tuple[int, int]] = {}
        end = 0
        for text, state in encoder().all_below(list(texts)):
            states.append(state.astype(np.float16))
            self._at[text] = (end, end := end + len(state))
        self._states = torch.from_numpy(np.concatenate(states))

    def long(self, text: str) -> int:
        """Return how many pieces a text has."""
        start, end = self._at[text]
        return end - start

    def of(self, texts: Sequence[str], *, forgets: bool) -> tuple[Tensor, Tensor]:
        """Return the pieces of some texts and which are there; of some one piece is forgotten."""
        longest = max(map(self.long, texts))
        state = torch.zeros(len(texts), longest, SIZE)
        there = torch.zeros(len(texts), longest, dtype=torch.bool)
        for row, text in enumerate(texts):
            start, end = self._at[text]
            state[row, : end - start] = self._states[start:end].float()
            there[row, : end - start] = True
            if forgets and end - start > LONG and random.random() < FORGOTTEN:
                there[row, random.randrange(1, end - start - 1)] = False
        return state, there


class Learner(nn.Module):
    """The last layers, and what tells the keys of each head apart."""

    def __init__(self, keys: Keys) -> None:
        """Begin where the encoder ended."""
        super().__init__()
        self.layers = last_layers()
        self.even = nn.LayerNorm(SIZE)
        self.heads = nn.ModuleDict({name: nn.Linear(SIZE, len(known)) for name, known in keys.items()})
        for head in self.heads.values():
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        self.keys = keys

    def mean(self, state: Tensor, there: Tensor) -> Tensor:
        """Return what the layers make of each text."""
        for layer in self.layers.values():
            state = layer(state, there)
        share = there.unsqueeze(-1).float()
        mean: Tensor = (state * share).sum(1) / share.sum(1)
        return mean

    def loss(self, means: Tensor, many: Sequence[Lesson], heads: Collection[str], smooth: float) -> Tensor:
        """Return how unlikely what the texts tell is held to be, for each text."""
        read, total = functional.dropout(self.even(means), DROP, self.training), torch.tensor(0.0)
        for name in heads:
            at = [row for row, one in enumerate(many) if name in one.tells]
            if at:
                told = torch.stack([self._shares(name, many[row]) for row in at])
                told = told * (1 - smooth) + smooth / told.shape[1]
                counts = torch.tensor([1.0 if many[row].source else TOLD for row in at])
                logs = functional.log_softmax(self.heads[name](read[at]), -1)
                total = total - COUNTS[name.partition("-")[0]] * ((told * logs).sum(1) * counts).sum()
        return total / len(many)

    def _shares(self, name: str, one: Lesson) -> Tensor:
        shares = torch.zeros(len(self.keys[name]))
        for key, count in one.tells[name].items():
            shares[self.keys[name][key]] = count
        return shares / shares.sum()


def keys_of(many: Sequence[Lesson]) -> Keys:
    """Return the keys of each head, with their places."""
    found: dict[str, set[int]] = {}
    for one in many:
        for head, told in one.tells.items():
            found.setdefault(head, set()).update(told)
    return {head: {key: place for place, key in enumerate(sorted(own))} for head, own in sorted(found.items())}


def learn(many: Sequence[Lesson], below: Below, means: Mapping[str, Tensor]) -> Learner:
    """Learn from these; ``means`` are what the layers made of the texts before."""
    torch.manual_seed(1)
    random.seed(1)
    learner = Learner(keys_of(many))
    _tell_apart(learner, many, means)
    asked, told = [one for one in many if one.source], [one for one in many if not one.source]
    plan = [
        batch
        for _ in range(EPOCHS)
        for batch in batches([*asked, *random.sample(told, int(len(told) * SHARE))], lambda one: below.long(one.text))
    ]

    def loss(batch: Sequence[Lesson]) -> Tensor:
        state = below.of([one.text for one in batch], forgets=True)
        return learner.loss(learner.mean(*state), batch, learner.keys, SMOOTH)

    practise(learner, learner.layers, plan, loss, FAST)
    return learner.eval()


def last_layers() -> nn.ModuleDict:
    """Return the last layers of the encoder as they ended."""
    kept, layers = encoder().weights, nn.ModuleDict()
    for number in encoder().last:
        own = {name.partition("-")[2]: one for name, one in kept.items() if name.startswith(f"l{number}-")}
        weights = {name.replace("-", "_"): torch.from_numpy(one.copy()) for name, one in own.items()}
        layers[f"l{number}"] = Layer(weights)
    return layers


def practise(
    learner: nn.Module, layers: nn.ModuleDict, plan: Sequence[One], loss: Callable[[One], Tensor], fast: float
) -> None:
    """Let a learner see each batch of a plan, ever more slowly at last; what is new beside the layers learns faster."""
    own = list(layers.parameters())
    new = [one for one in learner.parameters() if not any(one is other for other in own)]
    steps = torch.optim.AdamW(
        [{"params": own, "lr": fast}, {"params": new, "lr": fast * FASTER}], betas=(0.9, 0.98), weight_decay=0.01
    )
    speed = torch.optim.lr_scheduler.LambdaLR(
        steps, lambda step: min(1.0, (step + 1) / (START * len(plan))) * max(0.02, 1 - step / len(plan))
    )
    for step, batch in enumerate(plan):
        lost = loss(batch)
        lost.backward()
        nn.utils.clip_grad_norm_(learner.parameters(), 1.0)
        steps.step()
        speed.step()
        steps.zero_grad(set_to_none=True)
        if step % 200 == 0:
            print(step, "of", len(plan), f"{lost.item():.2f}", flush=True)


def _tell_apart(learner: Learner, many: Sequence[Lesson], means: Mapping[str, Tensor]) -> None:
    """Learn what tells the keys of each head apart, from what the layers made of the texts before."""
    steps = torch.optim.Adam(learner.heads.parameters())
    for round_ in range(ALONE):
        for group in steps.param_groups:
            group["lr"] = ALONE_FAST * (1 - round_ / ALONE)
        jobs = []
        for head in learner.keys:
            own = [one for one in many if head in one.tells]
            random.shuffle(own)
            jobs += [(head, own[at : at + ALONE_BATCH]) for at in range(0, len(own), ALONE_BATCH)]
        random.shuffle(jobs)
        for head, batch in jobs:
            learner.loss(torch.stack([means[one.text] for one in batch]), batch, (head,), 0.0).backward()
            steps.step()
            steps.zero_grad(set_to_none=True)


def read(learner: Learner, texts: Sequence[str], below: Below) -> dict[str, Tensor]:
    """Return what the layers make of texts."""
    found: dict[str, Tensor] = {}
    by_length = sorted(set(texts), key=below.long)
    with torch.no_grad():
        for at in range(0, len(by_length), BATCH):
            part = by_length[at : at + BATCH]
            found.update(zip(part, learner.mean(*below.of(part, forgets=False)).clone(), strict=True))
    return found


def weights_of(learner: Learner) -> dict[str, Vectors]:
    """Return the weights by the names under which they are kept."""
    kept: dict[str, Vectors] = {}
    for layer, module in learner.layers.items():
        kept |= {f"{layer}-{name.replace('_', '-')}": one.detach().numpy() for name, one in module.named_parameters()}
    for name, head in learner.heads.items():
        kept |= {name: head.weight.detach().numpy(), f"{name}-bias": head.bias.detach().numpy()}
    even = {f"{LAST_OF_ALL}-times": learner.even.weight, f"{LAST_OF_ALL}-plus": learner.even.bias}
    return kept | {name: one.detach().numpy() for name, one in even.items()}


def main(kept: Path = KEPT) -> None:
    """Learn without each fold and without none; write what is shipped, and what is kept for the steps that follow."""
    many = lessons()
    below = Below({one.text for one in many})
    means = read(Learner({}).eval(), [one.text for one in many], below)
    for fold in range(FOLDS + 1):
        apart = frozenset(SPENT[fold::FOLDS] if fold < FOLDS else ())
        learner = learn([one for one in many if one.source not in apart], below, means)
        unseen = read(learner, [one.text for one in many if one.source in apart], below)
        known = {text: learner.even(mean).detach().numpy() for text, mean in unseen.items()}
        keys = {name: np.array(sorted(own), dtype=np.uint64) for name, own in learner.keys.items()}
        path = kept / f"practised-{fold}.npz" if fold < FOLDS else FILE
        write(weights_of(learner), keys, encoder().mark, path)
        (kept / f"practised-{fold}.pickle").write_bytes(pickle.dumps(known))


if __name__ == "__main__":
    main()
