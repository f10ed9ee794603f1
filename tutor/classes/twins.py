"""A twin of a question at once: the same rule under the same rule set in another position, made by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.cases.transcript import write_case
from tutor.classes.view import asked, block_of, notebook_of
from tutor.core.complaints import Complaint
from tutor.core.plain import Plain
from tutor.notebook.asking import SHOWN, Asked, asked_of, besides, steps
from tutor.notebook.making import as_fields
from tutor.notebook.reading import Block, block_source, read
from tutor.shown.linetexts import app
from tutor.teaching.exercises import DEALT, asked_about, exercise, rules_of

TRIED = 24
"""So many exercises about a rule are looked at for one that a phone can answer and that was not asked before."""


def twin_of(text: str, number: int, lang: str, chosen: Sequence[str] = ()) -> str:
    """Return another question about the rule that decided a block, as a station of its own.

    Among several rules the one comes first that most ballots went against. Raises ``Complaint`` where there is none.
    """
    here = asked(text, number, lang)
    every = steps(notebook_of(text))
    of = besides(every[number][0])
    origin = number if of is None else of
    told = [n for n, (station, _) in enumerate(every) if n == origin or besides(station) == origin]
    known = [_written(asked(text, n, lang)) for n in told]
    for rule in rules_behind(here, chosen):
        for fields in _made(here, rule, lang):
            if fields["position_of"] not in known:
                del fields["position_of"]
                title = app(lang, "class-twin-of", n=str(origin + 1))
                return _station(text, f"## {title} {{#twin.{origin}.{len(told)}}}", fields)
    raise Complaint("class-no-twin")


def _station(text: str, heading: str, fields: Mapping[str, Plain]) -> str:
    """Return heading and block, unless the notebook ends in something that would swallow them.

    Raises ``Complaint`` where it does.
    """
    found = f"{heading}\n\n{block_source('exercise', fields)}"
    before, after = steps(notebook_of(text)), steps(read(f"{text}\n\n{found}"))
    if len(after) != len(before) + 1 or besides(after[-1][0]) is None:
        raise Complaint("class-no-twin")
    return found


def _made(here: Asked, rule: str, lang: str) -> Iterator[dict[str, Plain]]:
    """Yield exercises about a rule that a class can answer, under the rule set of what is shown."""
    assert here.case is not None
    game = here.case.game
    rules = "" if rule in DEALT else rules_of(here.case.preset, here.case.changes)
    for seed in range(TRIED):
        try:
            one = exercise(game, seed, rule, rules=rules)
        except Complaint:
            return
        fields = {**as_fields(one, lang), "covers": [rule]}
        found = asked_of(_block(fields), game.key, lang)
        if found.kind != SHOWN and found.options:
            yield {**fields, "position_of": _written(found)}


def _block(fields: Mapping[str, Plain]) -> Block:
    (block,) = read(block_source("exercise", fields)).blocks
    return block


def _written(here: Asked) -> Plain:
    return write_case(here.case) if here.case is not None else None


def rules_behind(here: Asked, chosen: Sequence[str] = ()) -> list[str]:
    """Return the rules that a block can be asked again about, the most likely one first.

    First stands what most ballots went against, then what the block is about, then what decides at all.
    """
    if here.case is None or here.kind == SHOWN:
        return []
    there = asked_about(here.case.game)
    against = wrong_rules(here, chosen)
    said = [str(one) for one in (here.lesson or {}).get("covers") or ()]
    stopped = [one.rule for one in here.verdicts if not one.legal]
    passed = [one.rule for one in here.verdicts if one.legal]
    found = [*sorted(against, key=lambda one: -against[one]), *said, *stopped, *passed]
    return [rule for rule in dict.fromkeys(found) if rule in there]


def wrong_rules(here: Asked, chosen: Sequence[str]) -> dict[str, int]:
    """Count the rules that ballots went against: of a wrong move the one that stops it, of a missed one its reason."""
    found: dict[str, int] = {}
    right = set(here.right)
    rule_of = {str(one.move): one.rule for one in here.verdicts}
    covers = [str(one) for one in (here.lesson or {}).get("covers") or ()]
    for ballot in chosen:
        said = set(ballot.split("\n")) if ballot else set()
        amiss = (said - right) | ((right - said) if here.several and said else set())
        for rule in {rule_of[one] for one in amiss if one in rule_of} | ({*covers} if amiss and not rule_of else set()):
            found[rule] = found.get(rule, 0) + 1
    return found


def has_twin(text: str, number: int, lang: str) -> bool:
    """Whether there is a rule to ask again about."""
    here = asked(text, number, lang)
    return bool(rules_behind(here)) and block_of(text, number)[1].kind != "sit"
