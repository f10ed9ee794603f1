"""What the command line prints: answers as plain data, and the same as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.cases.transcript import Case, read_case
from tutor.core.cards import Card
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Event, Outcome, Situation, in_full
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Move, Seat
from tutor.core.options import listed
from tutor.core.plain import Plain
from tutor.core.play import Replay, verdicts
from tutor.core.rules import Verdict
from tutor.games import shelf
from tutor.shown.own_rules import of_this_machine, resolved
from tutor.words import explain, library


def in_both(words: Plain) -> dict[str, str]:
    """Return a sentence in both languages: ``words`` is a function of the language."""
    return {lang: explain.plain(words(lang), lang) for lang in LANGUAGES}


# Judging


def judge_report(said: Plain) -> dict[str, Plain]:
    """Answer a case: a verdict on everything the player to move could try.

    Raises ``Complaint`` where the case cannot be read or its moves cannot be made.
    """
    case = read_case(resolved(said))
    run = _played(case)
    state = run.end
    problems = [] if case.moves else case.game.check(state)
    if problems:
        raise problems[0].complaint(case.seats)
    acting = case.game.movers(state)
    answer = _head(case) | {"to_move": str(acting[0]) if acting else None}
    answer["verdicts"] = [verdict_report(case.game, state, verdict) for verdict in verdicts(case.game, state)]
    answer["others"] = [str(seat) for seat in acting[1:]]
    answer["events"] = [event_report(case.game, e, case.seats) for e in run.steps[-1].events] if run.steps else []
    answer["result"] = result_report(case.game.outcome(state))
    return answer


def _played(case: Case) -> Replay[Situation]:
    run = case.play()
    if run.failure is not None:
        raise run.failure
    return run


def _head(case: Case) -> dict[str, Plain]:
    return {"game": case.game.key, "preset": case.preset, "options": case.changes}


def verdict_report(game: AnyGame, state: Situation, verdict: Verdict) -> dict[str, Plain]:
    """Return one verdict as data."""
    return {
        "move": str(verdict.move),
        "legal": verdict.legal,
        "rules": list(verdict.rules),
        "why": in_both(lambda lang: explain.why(game, state, verdict, lang)),
        "instead": [str(move) for move in verdict.instead],
        "decided_by": "house" if verdict.gap else "text",
        "gap": verdict.gap or None,
    }


def event_report(game: AnyGame, event: Event, seats: Sequence[Seat]) -> dict[str, Plain]:
    """Return one event as data."""
    return {
        "rule": event.rule,
        "facts": {name: _plain_fact(value) for name, value in event.facts.items()},
        "what": in_both(lambda lang: explain.happened(game, event, lang, seats)),
        "gap": event.gap or None,
    }


def _plain_fact(value: Plain) -> Plain:
    if isinstance(value, (Card, Move)):
        return str(value)
    if isinstance(value, (tuple, list)):
        return [_plain_fact(one) for one in value]
    return value


def result_report(end: Outcome | None) -> dict[str, Plain] | None:
    """Return how a game ended as data."""
    if end is None:
        return None
    return {
        "rule": end.rule,
        "losers": [str(seat) for seat in end.losers],
        "winners": [str(seat) for seat in end.winners],
        "points": {str(seat): n for seat, n in end.points},
    }


def judge_text(answer: Mapping[str, Plain], lang: str) -> str:
    """Write a judgement for people."""
    if answer["to_move"] is None:
        return _result_text(answer["result"])
    marks = {"de": ("erlaubt", "nicht erlaubt"), "en": ("legal", "not legal")}[lang]
    rows = []
    for verdict in answer["verdicts"]:
        mark = marks[0] if verdict["legal"] else marks[1]
        rows.append(f"{verdict['move']:<14} {mark:<13} {verdict['why'][lang]}  [{', '.join(verdict['rules'])}]")
    return "\n".join(rows)


def _result_text(result: Mapping[str, Plain] | None) -> str:
    if result is None:
        return "–"
    parts = [f"{name}: {', '.join(result[name])}" for name in ("winners", "losers") if result[name]]
    if result["points"]:
        parts.append(", ".join(f"{seat} {n}" for seat, n in result["points"].items()))
    return f"{'; '.join(parts)}  [{result['rule']}]"


# Replaying


def example_case(id_: str) -> Plain:
    """Return the case of an example or exercise, or None where this is no id of a game.

    Raises ``Complaint`` that names the nearest id where there is none like it.
    """
    found = library.lesson(id_)
    if found is None and any(id_.startswith(f"{key}.{kind}.") for key in shelf() for kind in ("ex", "x", "replay")):
        raise Complaint("no-such-case", text=id_, nearest=library.nearest(id_))
    return None if found is None else found[1]["case"]


def replay_report(said: Plain) -> dict[str, Plain]:
    """Answer a record: every step up to the end, or to the first move that cannot be made, and why.

    Raises ``Complaint`` where the record cannot be read.
    """
    case = read_case(resolved(said))
    run = case.play()
    failure = run.failure
    return _head(case) | {
        "steps": [
            {
                "by": str(step.move.seat),
                "move": str(step.move),
                "rules": list(step.verdict.rules) if step.verdict else [],
                "events": [event_report(case.game, event, case.seats) for event in step.events],
                "hands": {str(hand.seat): hand.count for hand in case.game.scene(step.after, None).hands},
                "state": in_full(case.game, step.after),
            }
            for step in run.steps
        ],
        "result": result_report(case.game.outcome(run.end)),
        "failure": None
        if failure is None
        else {
            "step": len(run.steps) + 1,
            "move": str(case.moves[len(run.steps)]),
            "rules": list(getattr(getattr(failure, "verdict", None), "rules", ())),
            **in_both(lambda lang: explain.complaint(failure, lang, case.seats)),
        },
    }


def replay_text(answer: Mapping[str, Plain], lang: str) -> str:
    """Write a replay for people."""
    rows = []
    for number, step in enumerate(answer["steps"], 1):
        rows.append(f"{number:>3}  {step['move']:<16} {', '.join(step['rules'])}")
        rows += [f"       {event['what'][lang]}  [{event['rule']}]" for event in step["events"]]
    if answer["result"]:
        rows.append(_result_text(answer["result"]))
    return "\n".join(rows)


# Games and rules


def games_report() -> list[dict[str, Plain]]:
    """List games, presets and options as data."""
    found, own = [], of_this_machine()
    for game in shelf().values():
        base = next(iter(game.presets.values()))
        fewest, most = game.seats(base)
        found.append(
            {
                "game": game.key,
                "players": [fewest, most],
                "presets": list(game.presets),
                "own": [one.where.table for one in own if one.where.game == game.key and one.where.table],
                "options": [
                    {
                        "option": option.name,
                        "id": f"{game.key}.opt.{option.name}",
                        "values": list(option.values),
                        "default": option.default,
                        "rules": list(option.rules),
                    }
                    for option in listed(game.options)
                ],
                "rules": len(library.book(game.folder).of_kind(*RULE_KINDS)),
            }
        )
    return found


RULE_KINDS = ("aim", "component", "legality", "consequence", "advice", "etiquette", "history")


def games_table(lang: str) -> None:
    """Print the games for people."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table("", "Presets", "Options", box=None, pad_edge=False)
    for one in games_report():
        title = library.book(shelf()[one["game"]].folder).about.get("title", {}).get(lang, one["game"])
        options = ", ".join(f"{o['option']}={'/'.join(o['values'])}" for o in one["options"])
        named = [*one["presets"], *(escape(f"“{name}”") for name in one["own"])]
        table.add_row(f"{title}\n[dim]{one['game']}[/dim]", ", ".join(named), options)
    Console().print(table)


def rules_report(what: str) -> list[dict[str, Plain]]:
    """Return the entries of a whole game, or one entry, as data.

    Raises ``Complaint`` naming the nearest id where there is none.
    """
    game = shelf().get(what.replace("_", "-"))
    entries = list(library.book(game.folder).entries.values()) if game else [library.known_entry(what)[1]]
    return [
        {
            "id": entry.id,
            "kind": entry.kind,
            "status": entry.status,
            "title": dict(entry.title),
            "text": dict(entry.text),
            "why": dict(entry.why),
            "source": [str(source) for source in entry.sources],
        }
        for entry in entries
    ]


def rules_text(found: list[dict[str, Plain]], lang: str) -> str:
    """Write entries for people."""
    parts = []
    for one in found:
        source = "; ".join(one["source"]) or "–"
        parts.append(f"{one['title'][lang]}  [{one['id']}]\n{one['text'][lang]}\n\n{one['why'][lang]}\n({source})\n")
    return "\n".join(parts)


# Odds


def odds_text(answer: Mapping[str, Plain], lang: str) -> str:
    """Write the odds of a situation for people."""
    of = answer["of"]
    words = {
        "de": ("Stiche 0 bis 5", "drei oder mehr, offen", "beste erste Karte", "sicher", "Vole", "Ausspiel", "Muster"),
        "en": ("tricks 0 to 5", "three or more, open", "best first card", "certain", "vole", "lead", "patterns"),
    }[lang]
    rows = [
        (words[0], " ".join(f"{n}" for n in answer["tricks"])),
        (words[1], f"{answer['open']} / {of} = {answer['open'] / of:.2%}"),
        (words[2], f"{answer['first']} / {of}"),
        (words[3], "–" if answer["sure"] is None else f"{answer['sure'][0]} … {answer['sure'][1]} / {of}"),
        (words[4], f"{answer['vole']} / {of}"),
        (words[5], ", ".join(f"{card} {n}" for card, n in answer["lead"].items()) or "–"),
        (words[6], ", ".join(answer["patterns"]) or "–"),
    ]
    return "\n".join(f"{name:<24} {value}" for name, value in rows)
