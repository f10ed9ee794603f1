"""Whatever a sentence says besides its verdict is so: alternatives, consequences, quantities, who is next."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from claims.common import ALL
from claims.games import CLAIMS
from claims.saying import Claim, spoken, tables
from claims.written import written
from playing import GAMES

from tutor.core.game import Game
from tutor.games import shelf
from tutor.words import explain, library
from tutor.words.holding import PARTS, holds

HELD = "the rule that is named holds in the book of the rule set"
GAMES_EACH, MOMENTS, EVERY, PAIRS = 2, 70, 7, 30
UNCLAIMED = Path(__file__).parent / "claims" / "unclaimed.txt"
"""Sentences that speak of a choice or a limit without a claim: a definition, a custom, not yet asked of the engine."""
CHOICE = re.compile(
    r"\b(?:only|may|can|could|cannot|or|instead|otherwise|no longer|any more|nothing else|too late|decides|need not)\b"
)


@cache
def wrong_in(key: str) -> tuple[str, ...]:
    """Return each claim that was not so, once, with the rule set and the sentence; and rules that the book has off."""
    wrong = {}
    book = library.book(shelf()[key].folder)
    for one in tables(key, PAIRS):
        off = {e.id for e in book.of_kind(*PARTS["rules"]) if not holds(one.game, e, one.options)}
        for seed in range(1, GAMES_EACH + 1):
            for said in spoken(one, seed, MOMENTS, EVERY):
                if said.rule in off:
                    wrong.setdefault((HELD, said.rule), f"{HELD}: {one.name}: {said.rule}")
                for claim in CLAIMS[key]:
                    if claim.stands_in(said) and not claim.holds(said):
                        wrong.setdefault((claim.says, said.rule), f"{claim.says}: {one.name}: {said.en}")
    return tuple(wrong.values())


@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_sentence_claims_is_so(key):
    assert wrong_in(key) == ()


def carrying(game: Game, claims: tuple[Claim, ...]) -> tuple[set[tuple[str, str]], set[str]]:
    """Return the sentences that carry a claim, and the claims that no sentence makes."""
    carry, idle = set(), set()
    for claim in claims:
        prefix = explain.message_id(claim.rules)
        makes = set()
        for (name, part), texts in written(game).items():
            if not name.startswith(prefix):
                continue
            if claim.fact:
                says = claim.fact in explain.slots(game.folder, "en", name, part)
            else:
                says = any(re.search(claim.en if lang == "en" else claim.de, text) for lang, text in texts)
            makes |= {(name, part)} if says else set()
        carry |= makes
        idle |= set() if makes else {claim.says}
    return carry, idle


@pytest.mark.parametrize("key", GAMES)
def test_every_claim_is_made_by_a_sentence(key):
    game = shelf()[key]
    assert carrying(game, tuple(claim for claim in CLAIMS[key] if claim not in ALL))[1] == set()


@pytest.mark.parametrize("key", GAMES)
def test_a_sentence_that_speaks_of_a_choice_carries_a_claim_or_is_listed(key):
    game = shelf()[key]
    carry, _ = carrying(game, CLAIMS[key])
    listed = set(UNCLAIMED.read_text().split())
    open_ = {
        f"{name}.{part}"
        for (name, part), texts in written(game).items()
        if (name, part) not in carry and any(lang == "en" and CHOICE.search(text) for lang, text in texts)
    }
    ours = {line for line in listed if line.startswith(f"{explain.message_id(game.key)}-")}
    assert open_ == ours
