"""What generated exercises are worth, counted: how they are answered, what gives them away, which rules they meet.

``python -m tutor.bench.exercises`` prints the counts over 2,000 exercises and 700 refusals; ``--first`` counts the
exercises of links that were made before there were others. The same numbers give the same counts on any machine.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from statistics import fmean

import click

from tutor.bench.guessing import guessed, halves, titles_twice
from tutor.cases.transcript import at
from tutor.core.game import AnyGame, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Move
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.teaching.exercises import exercise
from tutor.teaching.hands import goes, play
from tutor.teaching.hints import own_question
from tutor.teaching.kinds import Way
from tutor.teaching.moments import asked_of, rule_sets, wander
from tutor.teaching.reaching import DYES, asked_at, reached, springs_of
from tutor.teaching.sheets import write
from tutor.teaching.told import pick
from tutor.teaching.whatif import ORDER, Question, changes, reason_key
from tutor.words import library

IN_TIME = ("later", "earlier", "before")
"""Changes that go through time instead of saying what is otherwise on the table."""
MANY = 400
"""So many exercises of a kind are guessed at, so that luck is small."""
TURNS = 6
"""So many exercises about a rule are asked in as many ways as there are."""
LONGEST = 72
"""So many exercises about a rule are looked at for one of a kind that is seldom met."""
SENTENCE = re.compile(r"[.!?](?=\s|$)")


def made(count: int, start: int = 0, *, first: bool = False) -> Iterator[tuple[AnyGame, dict[str, Plain]]]:
    """Yield so many exercises, as many of each game, about any rule."""
    games = list(shelf().values())
    for number in range(start, start + count // len(games)):
        for game in games:
            yield game, exercise(game, number, first=first)


def enough(count: int, start: int = 0) -> Iterator[tuple[AnyGame, dict[str, Plain]]]:
    """Yield so many exercises of every kind, no two alike, about the rules that are asked about in this way."""
    every = [(game, rule) for game in shelf().values() for rule in asked_of(game.key)]
    left: Counter[str] = Counter()
    seen: set[str] = set()
    about: dict[str, set[int]] = {}
    for number in range(start, start + LONGEST):
        # Once every way has had its turn, what is still wanted is looked for where it was met.
        wanted = {n for kind, found in about.items() if left[kind] < count for n in found}
        for n in range(len(every)) if number < start + TURNS else sorted(wanted):
            game, rule = every[n]
            one = exercise(game, number, rule)
            kind = str(one["kind"])
            about.setdefault(kind, set()).add(n)
            said = json.dumps([one["question"], one.get("choices"), one["case"]], default=str, sort_keys=True)
            if left[kind] < count and said not in seen:
                seen.add(said)
                left[kind] += 1
                yield game, one


SELDOM: Mapping[str, Way] = {"play": play, "pick": pick, "goes": goes, "write": write}
"""Kinds of which a few thousand exercises have too few to tell form from luck."""


def of_kind(kind: str, count: int) -> Iterator[dict[str, Plain]]:
    """Yield so many exercises of a kind that is seldom met, no two alike, about each rule that can be asked about so.

    A rule about which nothing has come of its first moments is left.
    """
    every = [(game, rule) for game in shelf().values() for rule in asked_of(game.key)]
    seen: set[str] = set()
    met: Counter[str] = Counter()
    for number in range(LONGEST):
        for game, rule in every:
            found = springs_of(game, rule, 0)
            if number >= len(found) * DYES or (number >= TURNS and not met[rule]):
                continue
            moment = reached(game, found[number % len(found)], None, 0)
            asked = None if moment is None else asked_at(game, rule, moment, number, Random(f"{rule}/{number}"))
            one = None if asked is None else SELDOM[kind](asked)
            said = json.dumps(one and [one["question"], one.get("choices"), one["case"]], default=str, sort_keys=True)
            if one is not None and said not in seen:
                seen.add(said)
                met[rule] += 1
                yield one
                if len(seen) == count:
                    return


def on_the_table(one: Mapping[str, Plain]) -> bool:
    """Whether an exercise is answered with the hands: on the cards, at the seats, on the sheet."""
    return "legal" in one or "hands" in one


def exercise_counts(asked: Sequence[tuple[AnyGame, dict[str, Plain]]]) -> dict[str, Plain]:
    """Count kinds, answers, levels, explanations and what is asked twice."""
    ones = [one for _, one in asked]
    kinds = Counter(str(one["kind"]) for one in ones)
    words = [len(str(one["explain"][lang]).split()) for one in ones for lang in LANGUAGES]
    sentences = Counter(len(SENTENCE.findall(str(one["explain"]["en"]))) for one in ones)
    same = Counter(json.dumps([one["question"], one["case"]], default=str, sort_keys=True) for one in ones)
    return {
        "exercises": len(ones),
        "kinds": dict(kinds.most_common()),
        "answered on the table": share(sum(map(on_the_table, ones)), len(ones)),
        "a title asked first": share(sum(one["kind"] in ("which", "cause") for one in ones), len(ones)),
        "right title twice": sum(map(titles_twice, ones)),
        "asked twice": sum(n - 1 for n in same.values()),
        "levels": {str(n): share(k, len(ones)) for n, k in sorted(Counter(int(one["level"]) for one in ones).items())},
        "explanation": {
            "words, mean": round(fmean(words), 1),
            "words, most": max(words),
            "over three sentences": share(sum(k for n, k in sentences.items() if n > 3), len(ones)),
        },
    }


def rules_met(asked: Iterable[tuple[AnyGame, dict[str, Plain]]]) -> dict[str, Plain]:
    """Count by game the rules that some exercise was about, and name those consequences that none was."""
    about: dict[str, set[str]] = {}
    for game, one in asked:
        about.setdefault(game.key, set()).update(map(str, one["covers"]))
    found: dict[str, Plain] = {}
    for game in shelf().values():
        every = asked_of(game.key)
        caused = [entry.id for entry in library.book(game.folder).of_kind("consequence")]
        never = [rule for rule in caused if rule not in about.get(game.key, ())]
        found[game.key] = {
            "rules": f"{sum(rule in about.get(game.key, ()) for rule in every)} of {len(every)}",
            "consequences": f"{len(caused) - len(never)} of {len(caused)}",
            "never": never,
        }
    return found


def refused(count: int) -> Iterator[Question]:
    """Yield so many refusals of random games, as many of each game, over all its rule sets."""
    games = list(shelf().values())
    for game in games:
        yield from islice(_refused(game), count // len(games))


def _refused(game: AnyGame) -> Iterator[Question]:
    """One refusal of a game, at some moment of it; rule sets take turns, and refusing rules as far as they can."""
    sets = [game.presets[name] for name, options in rule_sets(game) if not options]
    seen: Counter[str] = Counter()
    for seed in range(100_000):
        source = Random(f"{game.key}/{seed}")
        options = sets[seed % len(sets)]
        fewest, most = game.seats(options)
        past: list[Situation] = []
        moves: list[Move] = []
        found: list[Question] = []
        for moment in islice(wander(game, options, source.randint(fewest, min(most, 5)), seed), 60):
            if moment.move.seat in moment.state.seats:
                where = at(moment.case, moment.state)
                judged = verdicts(game, moment.state, moment.move.seat)
                before = tuple(past), tuple(moves)
                found += [Question(where, moment.state, one, *before) for one in judged if not one.legal]
            past.append(moment.state)
            moves.append(moment.move)
        if found:
            rarest = min(seen[str(one.verdict.rule)] for one in found)
            one = source.choice([one for one in found if seen[str(one.verdict.rule)] == rarest])
            seen[str(one.verdict.rule)] += 1
            yield one


def whatif_counts(asked: Iterable[Question]) -> dict[str, Plain]:
    """Count refusals that a change lifts, which kinds of change are named, and dead ends without a reason."""
    with_change = with_cards = total = ends = known = 0
    kinds: Counter[str] = Counter()
    firsts: Counter[str] = Counter()
    without: Counter[str] = Counter()
    for question in asked:
        total += 1
        found = changes(question)
        with_change += bool(found)
        with_cards += bool(found) and found[0].kind not in IN_TIME
        kinds.update(one.kind for one in found)
        firsts.update(one.kind for one in found[:1])
        if not found:
            ends += 1
            known += reason_key(question.verdict) is not None
            if reason_key(question.verdict) is None:
                without[f"{question.verdict.rule} {question.verdict.move.verb}"] += 1
    every = sum(kinds.values()) or 1
    return {
        "refusals": total,
        "with a change": share(with_change, total),
        "first change not in time": share(with_cards, with_change or 1),
        "changes in time": share(sum(kinds[one] for one in IN_TIME), every),
        "kinds": {one: kinds[one] for one in sorted(kinds, key=ORDER.index)},
        "first": dict(firsts.most_common()),
        "dead ends": ends,
        "dead ends with a reason": known,
        "without": dict(without.most_common()),
    }


def hint_counts() -> dict[str, Plain]:
    """Count by game the rules that decide a move and have no question of their own, or one that names their title."""
    found: dict[str, Plain] = {}
    for game in shelf().values():
        book = library.book(game.folder)
        every = [entry.id for entry in book.of_kind("legality")]
        none = [rule for rule in every if not own_question(game, rule)]
        found[game.key] = {"rules": len(every), "without a question": len(none)}
    return found


def share(part: int, of: int) -> str:
    """Return a part as a count and per cent."""
    return f"{part} of {of} ({100 * part / of:.1f} %)"


@click.command()
@click.option("--n", "count", default=2000, help="How many exercises.")
@click.option("--refusals", default=700, help="How many refusals.")
@click.option("--first", is_flag=True, help="The exercises of links that were made before there were others.")
def main(count: int, refusals: int, *, first: bool) -> None:
    """Print the counts as JSON."""
    asked = list(made(count, first=first))
    many = [one for _, one in made(count, count, first=first)] if first else [one for _, one in enough(MANY, 1000)]
    few = [one for _, one in (asked if first else enough(MANY))]
    found = {
        **exercise_counts(asked),
        "guessed by form": guessed(many, few),
        "guessed where seldom": {} if first else {kind: halves(list(of_kind(kind, MANY)))[kind] for kind in SELDOM},
        "guessed by two habits": {} if first else guessed(many, few, pairs=True),
        "rules": rules_met(asked),
        "hints": hint_counts(),
    }
    if refusals:
        found["what if"] = whatif_counts(refused(refusals))
    click.echo(json.dumps(found, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
