"""Walks through a course: everything that stands on its tables, and what of it was not taught by then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from tutor.cases.lessons import lines
from tutor.cases.transcript import Case, at, read_case
from tutor.core.game import AnyGame, Situation
from tutor.core.moves import PLAY, TABLE, Move
from tutor.core.play import Replay, legal
from tutor.games import shelf
from tutor.notebook.blocks import case_of, compared, fields, lesson_of, sat_down, waits
from tutor.notebook.courses import Course
from tutor.notebook.disclosure import taught_in
from tutor.notebook.reading import Block, Heading
from tutor.players.against import NEXT_DEAL, OTHERS, OVER, YOU
from tutor.players.thinking import think
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.shown.table import fact_view
from tutor.teaching.taught import WHAT_IF, Taught, words_in

Item = tuple[str, str, str]
"""A station, a kind of thing, and what of that kind was not taught by then."""
SEEDS = range(3)
WITH_WHAT_IF = ("table", "play", "replay", "exercise")


def walked(one: Course, keeps: bool) -> set[Item]:
    """Return everything that is shown before it was taught; where a course keeps to no order, all that would be."""
    taught = taught_in(one.notebook)
    assert taught, one.file
    found: set[Item] = set()
    for station in one.notebook.stations:
        for block in (part for part in station.parts if isinstance(part, Block)):
            known = taught[block.line]
            for kind, what in _in_block(one, block, known, keeps):
                found.add((station.id, kind, what))
    return found


def _in_block(one: Course, block: Block, known: Taught, keeps: bool) -> Iterator[tuple[str, str]]:
    if block.kind == "sit":
        yield from _at_table(one, block, known, keeps)
        return
    if block.kind in WITH_WHAT_IF and not keeps and WHAT_IF not in known.panels:
        yield "panel", WHAT_IF
    telling = Telling(one.lang, taught=known if keeps else None)
    if block.kind in ("table", "play"):
        yield from _untaught(case_of(block, one.game), telling, known)
    elif block.kind == "compare":
        for case in compared(block, one.game):
            yield from _untaught(case, telling, known)
    elif block.kind == "replay":
        told = lines(lesson_of(block, one.game, one.lang))[0]
        said = fields(block)
        first, last = int(said.get("from", 0)), int(said.get("to", len(told.case.moves)))
        start = at(told.case, replace(told.case, moves=told.case.moves[:first]).play().end) if first else told.case
        case = replace(start, moves=told.case.moves[first:last])
        for step in range(len(case.moves) + 1):
            yield from _untaught(replace(case, moves=case.moves[:step]), telling, known)
    elif block.kind == "exercise":
        lesson = lesson_of(block, one.game, one.lang)
        yield from _untaught(read_case(lesson["case"]), telling, known)
        asked = [str(lesson["question"][one.lang]), *(str(each[one.lang]) for each in lesson.get("choices", ()))]
        yield from _words(" ".join(asked), shelf()[one.game], known)


def wanting(one: Course) -> set[Item]:
    """Return the kinds of move that a table or question of a course wants to be made, and that are not offered."""
    taught, found = taught_in(one.notebook), set[Item]()
    for station in one.notebook.stations:
        for block in (part for part in station.parts if isinstance(part, Block)):
            if block.kind in ("table", "play", "compare"):
                case = case_of(block, one.game)
            elif block.kind == "exercise":
                case = read_case(lesson_of(block, one.game, one.lang)["case"])
            else:
                continue
            state = case.play().end
            verbs = {
                move.verb
                for seat in case.game.movers(state)[:1]
                if seat != TABLE
                for move in legal(case.game, state, seat)
            }
            if verbs and not any(map(taught[block.line].offers, verbs)):
                found.add((station.id, "verb", " ".join(sorted(verbs))))
            said = lesson_of(block, one.game, one.lang) if block.kind == "exercise" else fields(block)
            for move in (said.get("claims") or said).get("legal") or ():
                verb = next((word for word in str(move).split() if word in case.game.verbs), PLAY)
                if not taught[block.line].offers(verb):
                    found.add((station.id, "verb", verb))
    return found


def offered_too_soon(one: Course) -> set[Item]:
    """Return the kinds of move that stand on a table before its reader has decided, and are explained only below it.

    A station says in its heading what it teaches, as if all of it were told at once: what stands behind a decision
    is not.
    """
    taught, before, found = taught_in(one.notebook), frozenset[str](), set[Item]()
    for station in one.notebook.stations:
        for block in (part for part in station.parts if isinstance(part, Block)):
            if block.kind != "table" or not waits(block):
                continue
            case, about = case_of(block, one.game), str(fields(block)["claims"])
            said = unpacked(line(case, Telling(one.lang, taught=taught[block.line]), moment=True).packed)
            verbs = {verb_of(attempt, case.game) for attempt in said["tries"][-1]} - {PLAY} - before
            found |= {(station.id, "verb", verb) for verb in verbs if verb not in about}
        before |= {name for part in station.parts if isinstance(part, Heading) for name in part.teaches}
    return found


def _untaught(case: Case, telling: Telling, known: Taught) -> Iterator[tuple[str, str]]:
    yield from _on_line(case, None, telling, known)


def _on_line(case: Case, run: Replay[Situation] | None, telling: Telling, known: Taught) -> Iterator[tuple[str, str]]:
    """Yield what stands on a table after the last move and was not taught."""
    said = unpacked(line(case, telling, run=run, moment=run is None, since=len(run.steps) if run else None).packed)
    run = run or case.play()
    scene, step, tries = said["scenes"][-1], said["steps"][-1], said["tries"][-1]
    facts = {
        fact_view(case.game, run.end, name, value, telling.lang).name: name
        for name, value in case.game.scene(run.end, None).facts
    }
    stuck = not any(
        one["legal"] and known.offers(verb_of(one, case.game)) for one in tries
    )  # then it has to be offered
    rules = {step.get("rule", ""), *(event["rule"] for event in step.get("events", ()))}
    texts = [step.get("why", ""), *(event["text"] for event in step.get("events", ()))]
    for one in tries:
        verb = verb_of(one, case.game)
        if not known.offers(verb) and not (one["legal"] and stuck):
            yield "verb", verb
        rules |= {*one.get("also", ()), *(event["rule"] for event in one.get("events", ()))}
        rules |= {one["rule"], one.get("gap", "")} if one["legal"] else {one.get("gap", "")}
        texts += [one["button"], *(event["text"] for event in one.get("events", ()))]
        texts += [one["why"]] if one["legal"] else []
    yield from (("rule", rule) for rule in rules - {""} - known.rules)
    badges = {tag["kind"] for hand in scene["hands"] for tag in hand["tags"]} | {
        facts[fact["name"]] for fact in scene["facts"]
    }
    yield from (("badge", badge) for badge in badges - known.badges)
    texts += [heap["name"] for heap in scene["piles"]] + [step.get("did", "")]
    texts += [tag["text"] for hand in scene["hands"] for tag in hand["tags"]]
    texts += [word for fact in scene["facts"] for word in (fact["name"], fact["value"])]
    for text in texts:
        yield from _words(text, case.game, known)


def verb_of(attempt: Mapping[str, str], game: AnyGame) -> str:
    verb = attempt["move"].split(" ", 1)[1].split(" ", maxsplit=1)[0]
    return verb if verb in game.verbs else PLAY


def _words(text: str, game: AnyGame, known: Taught) -> Iterator[tuple[str, str]]:
    yield from (("word", word) for word in words_in(game.folder, text) - known.words)


def _at_table(one: Course, block: Block, known: Taught, keeps: bool) -> Iterator[tuple[str, str]]:
    """Yield what is shown to somebody who presses anything that is allowed and offered, deal by deal."""
    table = replace(sat_down(block, one.game), before=known)
    for seed in SEEDS:
        random = Random(seed)
        game = table.sit()
        while (waits := game.waits_for()) not in (OVER, NEXT_DEAL):
            if waits == OTHERS:
                job = game.next_job()
                game.make(job if isinstance(job, Move) else think(job).move)
                continue
            now = table.taught_with(table.told_in(game).values())
            telling = Telling(one.lang, seat=game.you, you=True, taught=now if keeps else None, unoffered=frozenset())
            yield from _on_line(table.case, Replay(game.start, tuple(game.steps)), telling, now)
            if waits == YOU:
                moves = game.offered()
                game.make(random.choice(moves))
            else:
                game.go_on()
        if (end := game.game.outcome(game.steps[-1].after)) and end.points and "score" not in known.badges:
            telling = Telling(one.lang, seat=game.you, you=True, taught=table.taught_with(()) if keeps else None)
            told = unpacked(line(table.case, telling, run=Replay(game.start, tuple(game.steps))).packed)
            if any(character.isdigit() for character in told["steps"][-1].get("result", "")):
                yield "badge", "score"
