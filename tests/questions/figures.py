"""How good the answers are on the questions kept aside, by kind and language: ``python tests/questions/figures.py``.

From ``kept3.jsonl`` on, sets say with ``answer`` what is right where a yes, a no or a number is asked for, and have
questions of ``kind`` none, which the texts do not answer. No weight is learned from ``kept27.jsonl`` and
those after it, and no wording was taken from them. Sets that are named after a game, after English or after the edges
of what the texts say were written to be learned from. Some questions of kind none in ``kept17.jsonl`` a text or an open
question of ours does answer.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tutor.asking.reply import SILENT, Reply, reply

HERE = Path(__file__).parent
GAMES = ("getaway", "knockout_whist", "crazy_eights", "ecarte", "gurke")
WRITTEN = (
    *(
        *GAMES,
        "english",
        "edges",
        "short",
        "mixed_one",
        "positions_one",
        "positions_two",
        "none_one",
        "none_two",
        "none_three",
    ),
    *(f"{kind}_{game}" for kind in ("more", "pairs", "voices", "talk", "corner", "plain") for game in GAMES),
    *("table_one", "table_two", "table_three", "turned_one", "claims_one", "story_one", "deep_one", "deep_two"),
    *("english_two", "english_three", "none_four", "none_five"),
    *(f"{kind}_{game}" for kind in ("both", "alike", "again") for game in GAMES),
    *("story_two", "story_three", "story_four", "short_two"),
    *(f"{kind}_{game}" for kind in ("weak", "winding", "variants") for game in GAMES),
    *("open_one", "open_two", "open_three", "story_five"),
)
SPENT = ("tuning", "kept", *(f"kept{number}" for number in range(2, 27)), *(f"asked_{name}" for name in WRITTEN))
"""What is learned from."""
UNTOLD = ("tuning", "kept", "kept2", "kept3", "kept12")
"""Of a question in these it is not always said what the answer is; in the others, where it asks for yes or no."""
SETS = (
    *SPENT,
    "kept27",
    "kept28",
    "kept29",
    "kept30",
    "kept32",
    "kept33",
    "kept34",
    "kept35",
    "kept36",
    "kept37",
    "kept38",
    "kept39",
    "kept40",
    "kept41",
    "kept42",
    "kept43",
)

AT_MOST = re.compile(r"\bup to how many\b|\b(?:at most|bis zu|höchstens|maximal|maximum)\b")
AT_LEAST = re.compile(r"\b(?:at least|mindestens|minimum|minimal)\b")


@cache
def questions(name: str) -> Sequence[Mapping[str, Any]]:
    """Return the questions of a set."""
    lines = (HERE / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def groups(one: Mapping[str, Any]) -> Iterator[str]:
    """Yield the groups that a question counts in."""
    yield "all"
    yield from (one["lang"] or "no language", one.get("kind", ""))
    yield "long" if len(one["question"].split()) >= 15 else "short"


NUMBERS = ("zero null", "one eins", "two zwei", "three drei", "four vier", "five fünf", "six sechs", "seven sieben")
NUMBERS += (
    "eight acht",
    "nine neun",
    "ten zehn",
    "eleven elf",
    "twelve zwölf",
    "thirteen dreizehn",
    "fourteen vierzehn",
)
NUMBERS += ("fifteen fünfzehn", "sixteen sechzehn", "seventeen siebzehn", "eighteen achtzehn", "nineteen neunzehn")
TENS = (
    "",
    "",
    "twenty zwanzig",
    "thirty dreißig",
    "forty vierzig",
    "fifty fünfzig",
    "sixty sechzig",
    "seventy siebzig",
)
TENS += ("eighty achtzig", "ninety neunzig")


def spelled(text: str) -> set[str]:
    """Return how a number below a hundred is written in words.

    >>> sorted(spelled("63")), sorted(spelled("21"))
    (['dreiundsechzig', 'sixty-three'], ['einundzwanzig', 'twenty-one'])
    """
    number = int(text) if text.isdecimal() else 100
    if number < len(NUMBERS):
        return set(NUMBERS[number].split())
    if number >= 100:
        return set()
    english, german = TENS[number // 10].split()
    if number % 10 == 0:
        return {english, german}
    one, eins = NUMBERS[number % 10].split()
    return {f"{english}-{one}", f"{eins.removesuffix('s') if eins == 'eins' else eins}und{german}"}


def right(one: Mapping[str, Any], said: Reply) -> str:
    """Whether a verdict of the engine is right: right, wrong, open where it depends, or none where there is none."""
    wanted = str(one.get("answer", "")).lower()
    if not said.verdict or not wanted:
        return "none"
    if said.verdict == "depends":
        return "open"
    if wanted in ("yes", "no"):
        return "right" if said.verdict == wanted else "wrong"
    who, _, text = said.verdict.partition("|")
    if who == "role":
        return "right" if wanted in text.split("-") else "none"
    if who in ("count", "points"):
        return "right" if wanted in {text, *spelled(text)} else "wrong"
    if who == "range":  # the end that is asked for is said with the other
        ends = text.split("|")
        least, most = AT_LEAST.search(one["question"].lower()), AT_MOST.search(one["question"].lower())
        meant = ends[:1] if least else ends[-1:] if most else [text.replace("|", "-")]
        return "right" if wanted in {each for end in meant for each in (end, *spelled(end))} else "wrong"
    signs = {"♥": "heart-", "♦": "diamond-", "♠": "spade-", "♣": "club-"}
    card = "".join(signs.get(sign, sign) for sign in text).replace("-D", "-queen").replace("-B", "-jack")
    who = "me" if who == "my" else who.lower()
    wanted = {"nord": "north", "ost": "east", "süd": "south", "ich": "me", "you": "me", "du": "me"}.get(wanted, wanted)
    return "right" if wanted in (who, card, text.lower(), card.partition("-")[2]) else "wrong"


def main(*names: str) -> None:
    """Print the figures of the sets; with ``-v`` every question that is not answered as it should be."""
    loud = "-v" in names
    for name in [name for name in names if name != "-v"] or SETS:
        counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
        for one in questions(name):
            said = reply(one["question"], one["game"] or "", one["lang"] or "")
            place = next((n for n, hit in enumerate(said.answer.hits) if hit.id in one["ids"]), 99)
            silent = said.kind == SILENT
            told = right(one, said)
            for group in filter(None, groups(one)):
                count = counts[group]
                count["asked"] += 1
                count["first"] += place == 0 and not silent
                count["three"] += place < 3 and not silent
                count["silent"] += silent
                count[f"verdict {told}"] += told != "none"
                count["yes or no"] += one.get("answer") in ("yes", "no")
                if said.supposed:
                    count[f"supposed {right(one, replace(said, verdict=said.supposed))}"] += 1
            amiss = place if one["ids"] else 0 if silent else 99
            if loud and (amiss or told == "wrong" or (silent and one["ids"])):
                hits = " ".join(hit.id for hit in said.answer.hits[:2])
                print(f"- {one['question']} [{one['game']}] {said.kind} {said.verdict} ({told}) at {place}: {hits}")
        print(name)
        for group, count in counts.items():
            print(f"  {group:12} " + "  ".join(f"{key} {number}" for key, number in count.items()))


if __name__ == "__main__":
    main(*sys.argv[1:])
