"""What the parts of a block look like: a field that nothing knows is said where it stands, never dropped in silence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.core.complaints import Complaint
from tutor.core.plain import Plain

CLAIMS = ("hands", "to_move", "legal", "illegal", "events", "state", "result")
"""What can be claimed of a position: what a step of an example may demand."""
CHOICE = ("right", "text", "say")
RESULT = ("rule", "losers", "winners", "points")
LISTS = ("legal", "events", "covers", "steps", "choices", "between", "differ")
MAPPINGS = ("hands", "illegal", "state", "result", "traps", "check", "claims")
TEXTS = ("question", "explain", "say")


def amiss(said: Mapping[str, Plain], *, odds: bool = False) -> Iterator[Complaint]:
    """Yield what is not shaped as it has to be in a block, each with its way; odds claim figures of their own."""
    yield from _kinds(said)
    if isinstance(said.get("claims"), Mapping) and not odds:
        yield from _claims(said["claims"], CLAIMS, "claims")
    if isinstance(said.get("check"), Mapping):
        yield from _claims(said["check"], ("moves", *CLAIMS), "check")
    for number, step in enumerate(_list(said.get("steps"))):
        if isinstance(step, Mapping):
            if not isinstance(step.get("after"), int) or isinstance(step.get("after"), bool):
                yield Complaint("field-missing", field="after").within("steps", number)
            yield from _claims(step, ("after", "seat", "say", *CLAIMS), "steps", number)
        else:
            yield Complaint("notebook-not-fields", kind="steps").within("steps", number)
    texts = set[str]()
    for number, choice in enumerate(_list(said.get("choices"))):
        yield from _choice(choice, number)
        text = " ".join(str(choice.get("text") or "" if isinstance(choice, Mapping) else choice).split())
        if text and text in texts:
            yield Complaint("notebook-choice-twice", text=text[:60]).within("choices", number)
        texts.add(text)
    yield from _traps(said.get("traps"))


def _kinds(said: Mapping[str, Plain], *way: str | int) -> Iterator[Complaint]:
    """Yield every list that is none, every mapping and every text."""
    for name, value in said.items():
        if value is None and name in (*LISTS, *MAPPINGS):
            continue
        if name in LISTS and (isinstance(value, str) or not isinstance(value, Sequence)):
            yield Complaint("not-a-list", field=name, text=str(value)[:40]).within(*way, name)
        elif name in MAPPINGS and not isinstance(value, Mapping):
            key = "notebook-claims-not-a-mapping" if name == "claims" else "notebook-not-a-mapping"
            yield Complaint(key, **({} if name == "claims" else {"field": name})).within(*way, name)
        elif name in TEXTS and isinstance(value, (Mapping, list)):
            yield Complaint("notebook-not-a-text", field=name).within(*way, name)


def _claims(said: Mapping[str, Plain], known: Sequence[str], *way: str | int) -> Iterator[Complaint]:
    yield from known_fields(said, known, *way)
    yield from _kinds(said, *way)
    if isinstance(said.get("result"), Mapping):
        yield from known_fields(said["result"], RESULT, *way, "result")


def _choice(said: Plain, number: int) -> Iterator[Complaint]:
    if isinstance(said, str):
        return
    if not isinstance(said, Mapping):
        yield Complaint("notebook-not-a-text", field="choices").within("choices", number)
        return
    foreign = list(known_fields(said, CHOICE, "choices", number))
    yield from foreign
    if not foreign and said.get("text") in (None, ""):
        yield Complaint("field-missing", field="text").within("choices", number)
    if not isinstance(said.get("right", False), bool):
        wrong = Complaint("no-such-word", field="right", text=str(said["right"])[:40], values="true, false")
        yield wrong.within("choices", number, "right")
    yield from _kinds(said, "choices", number)


def _traps(said: Plain) -> Iterator[Complaint]:
    if not isinstance(said, Mapping):
        return
    before = ""
    for move, text in said.items():
        if text is None:
            yield (_cut(before, str(move)) if before else Complaint("field-missing", field=str(move))).within(
                "traps", str(move)
            )
        before = text if isinstance(text, str) else ""


def known_fields(said: Mapping[str, Plain], known: Sequence[str], *way: str | int) -> Iterator[Complaint]:
    """Yield every field that is not known; where a comma has cut a text in braces, what is to be written instead."""
    before = ""
    for name, value in said.items():
        if name not in known:
            cut = value is None and before
            wrong = _cut(before, str(name)) if cut else Complaint("no-such-field", field=str(name), fields=_or(known))
            yield wrong.within(*way, str(name))
        elif isinstance(value, str):
            before = value
        else:
            before = ""


def _cut(before: str, rest: str) -> Complaint:
    return Complaint("notebook-comma", text=f'"{before}, {rest}'[:120] + '"')


def _or(names: Sequence[str]) -> str:
    return ", ".join(names)


def _list(said: Plain) -> Sequence[Plain]:
    return said if isinstance(said, list) else ()
