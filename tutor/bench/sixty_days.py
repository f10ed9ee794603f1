"""Somebody who learns for sixty days, looked at: how much is due a day, what has been mastered, what comes back.

``python -m tutor.bench.sixty_days`` prints it for somebody who forgets slowly, as usual, and quickly. What they know is
drawn from a memory of their own, which the scheduler cannot see: after a right answer it lasts longer, after a wrong
one shorter.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import fmean

import click

from tutor.core.plain import Plain
from tutor.games import shelf
from tutor.store.reviews import Reviewed
from tutor.teaching.moments import asked_of
from tutor.teaching.pace import MORE, History, Weights, answers_in, fitted
from tutor.teaching.review import MOST_A_DAY, SURE, due, not_asked_yet, scheduled, sureness

DAYS = 60
LESSON = 5
"""So many rules are met on a day with a lesson."""
EVERY = 2
"""There is a lesson every so many days."""
KNOWN = 0.6
"""How often a rule is right that was never asked about."""
LASTING, LONGER, SHORTER = 2.2, 0.9, 0.4
"""How much longer what was right lasts, how likely it is right after that time, how much shorter what was wrong."""
PEOPLE = {"forgets slowly": 8.0, "as usual": 3.0, "forgets quickly": 1.0}
"""For how many days somebody remembers what they have heard once."""
AGAIN = timedelta(minutes=11)


@dataclass
class Days:
    """What happened: how many rules were answered each day, and how often each rule was asked and right."""

    answered: list[int] = field(default_factory=list)
    rules: list[int] = field(default_factory=list)
    """How many rules these were: what was missed comes again on the same day."""
    again: list[int] = field(default_factory=list)
    """How many of a day's had been right the time before."""
    right: list[int] = field(default_factory=list)
    sure: list[int] = field(default_factory=list)
    met: list[int] = field(default_factory=list)
    times: dict[str, list[tuple[int, bool]]] = field(default_factory=dict)
    known: tuple[float, float] = (0, 0)
    """Of all rules what part would be right on the last day, and what part had nothing been asked again."""
    learned_on: list[int] = field(default_factory=list)
    """The days on which the pace was learned anew."""


def sixty_days(rules: Sequence[str], lasts: float, seed: int = 1) -> Days:
    """Let somebody learn these rules, a lesson every other day, and answer what is due."""
    source, found = Random(seed), Days()
    kept: dict[str, Reviewed] = {}
    memory = dict.fromkeys(rules, lasts)
    weights, learned_from = Weights(), 0
    begun, left = datetime(2026, 1, 5, 17, tzinfo=UTC), list(rules)
    for day in range(DAYS):
        now = begun + timedelta(days=day)
        if day % EVERY == 0:
            for rule in left[:LESSON]:
                card, when = not_asked_yet(now)
                kept[rule] = Reviewed(rule, card, when, 0, 0, paused=False)
            left = left[LESSON:]
        answers = again = right_ones = 0
        today: set[str] = set()
        while waiting := due(kept.values(), now):
            one = waiting[0]
            today.add(one.rule)
            times = found.times.setdefault(one.rule, [])
            last = times[-1] if times else None
            gone = (now - datetime.fromtimestamp(last[0] / 1000, UTC)).days if last else 0
            right = source.random() < (LONGER ** (gone / memory[one.rule]) if last else KNOWN)
            memory[one.rule] = memory[one.rule] * LASTING if right else max(lasts, memory[one.rule] * SHORTER)
            card, when = scheduled(one.card, right, now, weights)
            old = kept[one.rule]
            missed = old.missed + (not right)
            kept[one.rule] = replace(old, card=card, due=when, asked=old.asked + 1, missed=missed)
            again += bool(last and last[1])
            right_ones += right
            times.append((int(now.timestamp() * 1000), right))
            answers, now = answers + 1, now + AGAIN
        history: History = found.times
        if answers_in(history) >= learned_from + MORE:
            weights, learned_from = fitted(history), answers_in(history)
            found.learned_on += [day] if weights else []
        evening = begun + timedelta(days=day, hours=6)
        found.answered.append(answers)
        found.rules.append(len(today))
        found.again.append(again)
        found.right.append(right_ones)
        found.met.append(len(kept))
        found.sure.append(sum(sureness(one, evening, weights) == SURE for one in kept.values()))
    last_day = begun + timedelta(days=DAYS)
    after = [
        LONGER ** ((last_day - datetime.fromtimestamp(times[-1][0] / 1000, UTC)).days / memory[rule])
        for rule, times in found.times.items()
    ]
    never = [
        LONGER ** ((last_day - datetime.fromtimestamp(times[0][0] / 1000, UTC)).days / lasts)
        for times in found.times.values()
    ]
    found.known = fmean(after), fmean(never)
    return found


def told(found: Days) -> dict[str, Plain]:
    """Say what happened in figures."""
    first = [times for times in found.times.values() if times[0][1]]
    weeks = range(0, DAYS, 7)
    return {
        "answers a day, by week": [
            round(sum(found.answered[n : n + 7]) / len(found.answered[n : n + 7]), 1) for n in weeks
        ],
        "rules a day, most": max(found.rules),
        "answers a day, most": max(found.answered),
        "days with nothing due": found.answered.count(0),
        "rules met, by week": [found.met[min(n + 6, DAYS - 1)] for n in weeks],
        "rules sure, by week": [found.sure[min(n + 6, DAYS - 1)] for n in weeks],
        "right, by week": [
            f"{100 * sum(found.right[n : n + 7]) / max(1, sum(found.answered[n : n + 7])):.0f} %" for n in weeks
        ],
        "right at first": len(first),
        "of these asked again": sum(len(times) > 1 for times in first),
        "answers to what had been right before": sum(found.again),
        "answers": sum(found.answered),
        "times a rule was asked": [min(map(len, found.times.values())), max(map(len, found.times.values()))],
        "known on the last day": f"{100 * found.known[0]:.0f} % (nothing asked again: {100 * found.known[1]:.0f} %)",
        "pace learned on day": found.learned_on,
    }


@click.command()
@click.option("--rules", "count", default=60, help="How many rules are learned, of all games by turns.")
def main(count: int) -> None:
    """Print the figures as JSON."""
    books = [asked_of(key) for key in shelf()]
    rules = [book[n] for n in range(max(map(len, books))) for book in books if n < len(book)][:count]
    said = {name: told(sixty_days(rules, lasts)) for name, lasts in PEOPLE.items()}
    click.echo(json.dumps({"rules a day at most": MOST_A_DAY, **said}, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
