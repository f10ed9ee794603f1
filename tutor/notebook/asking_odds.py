"""What an Écarté hand asks of a class: its first decision, with what the solution says of both choices."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cases.transcript import Case, read_case
from tutor.core.cards import card
from tutor.core.moves import Seat
from tutor.core.plain import Plain
from tutor.games.ecarte.state import PACK
from tutor.notebook.blocks import odds_of
from tutor.notebook.reading import Block
from tutor.teaching.first_said import choice_said, verdict_said, worth_said
from tutor.words import explain

GAME = "ecarte"
OWN, OTHER = Seat("A"), Seat("B")


def decision(block: Block) -> tuple[Case, Seat]:
    """Return the deal of a hand up to its first decision, and the seat that makes it.

    What the other one holds nobody is told: five cards that are left.
    """
    found = odds_of(block)
    hand, turned = [card(one) for one in str(found["hand"]).split()], card(str(found["turn_up"]))
    rest = [one for one in PACK if one not in (*hand, turned)]
    elder = found["role"] == "elder"
    position = {
        "turn_up": turned.text,
        "dealer": OTHER if elder else OWN,
        "hands": {OWN: " ".join(one.text for one in hand), OTHER: " ".join(one.text for one in rest[: len(hand)])},
    }
    case = {"game": GAME, "players": [OWN, OTHER], "position": position}
    return read_case(case if elder else {**case, "moves": [f"{OTHER} propose"]}), OWN


def answers(block: Block, lang: str) -> tuple[str, Mapping[str, Mapping[str, Plain]]]:
    """Return what is asked, and both choices under their letters; where the error leaves it open, both are right."""
    from tutor.odds.first.solution import KING_COUNTS, first  # its tables are read only by those who ask
    from tutor.odds.hand import read_situation

    said = odds_of(block)
    role = str(said["role"])
    found = first(read_situation(str(said["hand"]), str(said["turn_up"]), role), KING_COUNTS)
    told = {}
    for letter, choice in zip("AB", ("keep", "exchange"), strict=True):
        right = found["verdict"] in (choice, "even")
        why = f"{verdict_said(found, lang)} {worth_said(found, lang)}" if right else worth_said(found, lang)
        told[letter] = {"right": right, lang: choice_said(choice, role, lang), "say": {lang: why}}
    asked = explain.say(explain.APP, lang, f"class-ask-odds-{role}")
    return explain.plain(asked, lang), told
