"""The kinds of live blocks: what each may say, what the app makes of it, and what the engine makes of its claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tutor.cases.claims import asked_moves, demands
from tutor.cases.lessons import failed, lesson_findings, lines, placed
from tutor.cases.transcript import FIELDS, Case, read_case
from tutor.core.complaints import Complaint, within
from tutor.core.moves import TABLE, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.notebook.reading import Block, Notebook
from tutor.notebook.shapes import known_fields
from tutor.notebook.sitting import Table, table_findings, table_of
from tutor.words import library

CASE = tuple(name for name in FIELDS if name not in ("title", "note"))
EXERCISE = ("name", "question", "seat", "legal", "traps", "choices", "check", "explain", "covers", "title", "waits")
SIT = ("name", "you", "deal", "without", "asks", "shows", "told", "after", "whole", "begin", "turns")
LANGUAGE_TEXTS = ("title", "question", "explain", "say", "intro")


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of live block."""

    fields: tuple[str, ...]
    """What may stand in it; empty where it holds no fields but ids."""
    check: Callable[[Block, str, str], Iterator[Complaint]]
    """(block, game, language): everything it says that is not so."""


# What a block shows


def fields(block: Block) -> Mapping[str, Plain]:
    """Return what stands in a block as fields.

    Raises ``Complaint`` for something else, or a field that this kind does not have.
    """
    said = block.said
    if said is None:
        return {}
    if not isinstance(said, Mapping):
        raise Complaint("notebook-not-fields", kind=block.kind)
    for wrong in known_fields(said, KINDS[block.kind].fields):
        raise wrong
    return said


def known_lesson(id_: str) -> Mapping[str, Plain]:
    """Return an example or exercise.

    Raises ``Complaint`` naming the nearest there is.
    """
    found = library.lesson(id_)
    if found is None:
        raise Complaint("no-such-case", text=id_, nearest=library.nearest(id_))
    return found[1]


def case_of(block: Block, game: str) -> Case:
    """Return the position of a block: its own case, or that of an example or exercise after so many moves.

    Raises ``Complaint`` where there is none, or a move in it cannot be made.
    """
    return _playable(_written(block, game), fields(block).get("after"))


def _written(block: Block, game: str) -> dict[str, Plain]:
    """Return the case of a block as data."""
    said = fields(block)
    own = {name: said[name] for name in CASE if name in said}
    if not block.argument:
        return {**({"game": game} if game else {}), **own}
    if set(own) - {"preset", "options"}:
        raise Complaint("notebook-two-cases", text=block.argument)
    return {**known_lesson(block.argument)["case"], **own}


def _playable(said: Mapping[str, Plain], after: Plain = None) -> Case:
    """Read a case that can be, up to so many moves.

    Raises ``Complaint`` where it cannot.
    """
    case = read_case(said)
    if after is not None:
        with within("after"):
            case = replace(case, moves=case.moves[: _step(after, len(case.moves))])
    run = case.play()
    if run.failure is not None:
        raise failed(case, run)
    for problem in case.game.check(run.end):
        raise placed(case, problem, said)
    return case


def _step(said: Plain, most: int) -> int:
    if isinstance(said, bool) or not isinstance(said, int) or not 0 <= said <= most:
        raise Complaint("claim-no-such-step", text=str(said)[:40], most=most)
    return said


def left_out(block: Block) -> int:
    """Return how many moves of its record a block leaves out at the beginning."""
    return int(fields(block).get("from") or 0)


def waits(block: Block) -> bool:
    """Whether what follows a block is for afterwards: once its reader has decided there."""
    said = block.said if isinstance(block.said, Mapping) else {}
    if block.kind == "sit":
        return bool(said.get("turns"))
    return said.get("ask" if block.kind == "odds" else "waits") is True


def asked_seat(block: Block, case: Case) -> Seat | None:
    """Return whose cards are to be pressed: the seat that is asked, else the one to move.

    Raises ``Complaint`` for a seat that is not there.
    """
    said = fields(block).get("ask")
    acting = case.game.movers(case.play().end)
    if said is None:
        return acting[0] if acting and acting[0] != TABLE else None
    with within("ask"):
        return _seat(said, case)


def _seat(said: Plain, case: Case) -> Seat:
    found = next((seat for seat in case.seats if seat.lower() == str(said).lower()), None)
    if found is None:
        raise Complaint("no-such-seat", text=str(said)[:40], seats=", ".join(case.seats))
    return found


def lesson_of(block: Block, game: str, lang: str) -> Mapping[str, Plain]:
    """Return the exercise or record of a block in the shape that examples and exercises have.

    Raises ``Complaint`` where there is none.
    """
    said = fields(block)
    if block.argument:
        return known_lesson(block.argument)
    case = {**({"game": game} if game else {}), **{name: said[name] for name in CASE if name in said}}
    rest = {name: value for name, value in said.items() if name not in CASE}
    return {"id": f"line-{block.line}", "title": {lang: ""}, **_in_language(rest, lang), "case": case}


def _in_language(said: Plain, lang: str) -> Plain:
    """Return texts of one language in the shape of texts by language."""
    if isinstance(said, list):
        return [_in_language(one, lang) for one in said]
    if not isinstance(said, Mapping):
        return said
    found: dict[str, Plain] = {}
    for name, value in said.items():
        if name in LANGUAGE_TEXTS and isinstance(value, str):
            found[name] = {lang: value}
        elif name == "choices" and isinstance(value, list):
            found[name] = [_choice(one, lang) for one in value]
        elif name == "traps" and isinstance(value, Mapping):
            found[name] = {move: {lang: text} for move, text in value.items()}
        else:
            found[name] = _in_language(value, lang)
    return found


def _choice(said: Plain, lang: str) -> dict[str, Plain]:
    if not isinstance(said, Mapping):
        return {lang: str(said)}
    found: dict[str, Plain] = {"right": said.get("right") is True, lang: str(said.get("text", ""))}
    return {**found, "say": {lang: str(said["say"])}} if said.get("say") else found


def compared(block: Block, game: str) -> list[Case]:
    """Return the position of a comparison under each of its rule sets.

    Raises ``Complaint`` where it names fewer than two, or the position cannot be under one of them.
    """
    said, case = fields(block), case_of(block, game)
    sets = said.get("between")
    if not isinstance(sets, list) or len(sets) < 2:
        raise Complaint("notebook-between", presets=", ".join(case.game.presets)).within("between")
    written = {name: value for name, value in _written(block, game).items() if name not in ("preset", "options")}
    found = []
    for number, one in enumerate(sets):
        with within("between", number):
            found.append(_playable({**written, **_rule_set(one)}, said.get("after")))
    return found


def _rule_set(said: Plain) -> dict[str, Plain]:
    if not isinstance(said, Mapping):
        return {"preset": said}
    for wrong in known_fields(said, ("preset", "options")):
        raise wrong
    return dict(said)


def rule_ids(block: Block) -> list[str]:
    """Return the rules that a block shows: the one behind its name, or one a line.

    Raises ``Complaint`` where there is none.
    """
    said = block.said
    names = said if isinstance(said, list) else str(said or "").split()
    ids = [*block.argument.split(), *(str(one) for one in names)]
    if not ids:
        raise Complaint("notebook-no-rule")
    return ids


def odds_of(block: Block) -> Mapping[str, Plain]:
    """Return the odds of the hand of a block.

    Raises ``Complaint`` where there is no such hand.
    """
    from tutor.odds.said import odds_report

    said = fields(block)
    return odds_report({name: said[name] for name in ("hand", "turn_up", "role") if name in said})


# What a block claims


def _table(block: Block, game: str, _lang: str) -> Iterator[Complaint]:
    case = case_of(block, game)
    seat = asked_seat(block, case)
    said = fields(block)
    claims = {**(said.get("claims") or {}), **({"seat": seat} if seat is not None else {})}
    run = case.play()
    with within("claims"):
        for wrong in demands(case.game, run.end, claims, run.steps[-1].events if run.steps else ()):
            yield wrong.within("claims")


def _replay(block: Block, game: str, lang: str) -> Iterator[Complaint]:
    said = fields(block)
    lesson = lesson_of(block, game, lang)
    wrong = [finding.wrong for finding in lesson_findings(lesson)]
    yield from wrong
    if not wrong:
        most = len(lines(lesson)[0].replay.steps)
        with within("from"):
            first = _step(said.get("from", 0), most)
        with within("to"):
            last = _step(said.get("to", most), most)
        if first > last:
            raise Complaint("notebook-from-to", first=first, last=last).within("from")


def _exercise(block: Block, game: str, lang: str) -> Iterator[Complaint]:
    lesson = lesson_of(block, game, lang)
    if not block.argument and not str(fields(block).get("question") or "").strip():
        raise Complaint("field-missing", field="question").within("question")
    if "question" not in lesson:
        raise Complaint("field-missing", field="question")
    for number, rule in enumerate(fields(block).get("covers") or ()):
        found = library.entry(str(rule))
        if found is None:
            wrong = Complaint("no-such-rule", text=str(rule)[:80], nearest=library.nearest(str(rule)))
            yield wrong.within("covers", number)
        elif found[0].key != lesson["case"].get("game"):
            yield Complaint("notebook-covers", text=str(rule)[:80]).within("covers", number)
    for finding in lesson_findings(lesson):
        yield finding.wrong


def _compare(block: Block, game: str, _lang: str) -> Iterator[Complaint]:
    cases = compared(block, game)
    said = _differing(fields(block))
    if said is None:
        return
    first = cases[0]
    seat = asked_seat(block, first)
    answers = []
    for case in cases:
        state = case.play().end
        answers.append({str(v.move): v.legal for v in verdicts(case.game, state, seat)})
    moves = list(dict.fromkeys(move for one in answers for move in one))
    flips = {move for move in moves if len({one.get(move) for one in answers}) > 1}
    wanted = {str(m) for m in asked_moves(first.game, first.play().end, said, seat or Seat(""))}
    if flips != wanted:
        found, text = ", ".join(sorted(flips)) or "–", ", ".join(sorted(wanted)) or "–"
        yield Complaint("notebook-differ", found=found, text=text).within("differ")


def _differing(said: Mapping[str, Plain]) -> Sequence[Plain] | None:
    differ: Sequence[Plain] | None = said.get("differ")
    return differ


def _rule(block: Block, _game: str, _lang: str) -> Iterator[Complaint]:
    for id_ in rule_ids(block):
        try:
            library.known_entry(id_)
        except Complaint as wrong:
            yield wrong


def _odds(block: Block, _game: str, _lang: str) -> Iterator[Complaint]:
    found = odds_of(block)
    claims = fields(block).get("claims") or {}
    if SOLVED & set(claims):
        found = {**found, **_solved(found)}
    for name, value in claims.items():
        if name not in found:
            yield Complaint("no-such-field", field=str(name), fields=", ".join(found)).within("claims", name)
        elif found[name] != value:
            wrong = Complaint("claim-field", field=str(name), found=str(found[name]), text=str(value)[:80])
            yield wrong.within("claims", name)


SOLVED = frozenset({"verdict", "stand", "propose", "accept"})
"""What can be claimed of the first decision as it is solved: with the point for the trump king, as a block shows it."""


def _solved(found: Mapping[str, Plain]) -> dict[str, Plain]:
    from tutor.odds.first.solution import KING_COUNTS, first  # its tables are read only by those who ask
    from tutor.odds.hand import read_situation

    decided: Mapping[str, Plain] = {
        **first(read_situation(str(found["hand"]), str(found["turn_up"]), str(found["role"])), KING_COUNTS)
    }
    return {name: round(decided[name], 2) if name != "verdict" else decided[name] for name in SOLVED}


def _play(block: Block, game: str, _lang: str) -> Iterator[Complaint]:
    case = case_of(block, game)
    said = fields(block)
    if "seat" in said:
        with within("seat"):
            _seat(said["seat"], case)
    if not case.game.movers(case.play().end):
        yield Complaint("notebook-over")


def sat_down(block: Block, game: str) -> Table:
    """Return the table at which the reader of a block sits down.

    Raises ``Complaint`` where it cannot be read.
    """
    return table_of(fields(block), read_case(_written(block, game)))


def own_seat(notebook: Notebook) -> Seat | None:
    """Return the seat in which the reader of a notebook sits down first; none where nobody does."""
    first = next((each for each in notebook.blocks if each.kind == "sit" and isinstance(each.said, Mapping)), None)
    if first is None or not isinstance(first.said, Mapping):
        return None
    return Seat(str(first.said["you"])) if first.said.get("you") else None


def table_names(block: Block, notebook: Notebook) -> tuple[str, ...]:
    """Return under which names, within its notebook, the game at a table is looked for; it is kept under the first.

    That is its own name or that of its station, which stay when another table is put before it.
    The last is where games were kept before tables had names: the language, and which table it is.
    """
    tables = [each.line for each in notebook.blocks if each.kind == "sit"]
    before = notebook.lang + (f"#{tables.index(block.line)}" if block.line in tables[1:] else "")
    own = block.said.get("name") if isinstance(block.said, Mapping) else None
    if own:
        return f"table:{own}", before
    for station in notebook.stations:
        here = [part.line for part in station.parts if isinstance(part, Block) and part.kind == "sit"]
        if station.id and block.line in here:
            place = here.index(block.line)
            return f"table:{station.id}" + (f"#{place}" if place else ""), before
    return (before,)


def _sit(block: Block, game: str, _lang: str) -> Iterator[Complaint]:
    yield from table_findings(sat_down(block, game))


KINDS: Mapping[str, Kind] = {
    "table": Kind((*CASE, "after", "ask", "question", "say", "claims", "waits"), _table),
    "replay": Kind((*CASE, "from", "to", "steps", "say", "waits"), _replay),
    "exercise": Kind((*CASE, *EXERCISE), _exercise),
    "compare": Kind((*CASE, "after", "ask", "say", "between", "differ", "waits"), _compare),
    "rule": Kind((), _rule),
    "odds": Kind(("hand", "turn_up", "role", "ask", "say", "claims"), _odds),
    "play": Kind((*CASE, "after", "seat", "say"), _play),
    "sit": Kind((*CASE, *SIT), _sit),
}
