"""What can be asked about a moment where a rule decides: five kinds of question, each answered by the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tutor.cases.transcript import at, write_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState, Event, Situation
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import ContradictoryRules, Verdict
from tutor.teaching.moments import Moment
from tutor.teaching.whatif_said import move_said
from tutor.words import explain, library
from tutor.words.book.book import Book

MOST_MARKS = 24
"""More moves than these are not marked one by one."""
MANY = 12
"""So many wrong answers are enough to choose from."""
WRONG = 3
"""So many wrong answers stand beside the right one, where there are as many."""

Both = dict[str, str]


class Asked(NamedTuple):
    """A moment and the rule it is about."""

    game: AnyGame
    rule: str
    moment: Moment
    judged: tuple[Verdict, ...]
    """The verdicts on what a player could try, of the one about whom the rule says something."""
    source: random.Random

    @property
    def seat(self) -> Seat:
        """Whose moves they are."""
        return self.judged[0].move.seat


def question_about(asked: Asked, number: int) -> dict[str, Plain] | None:
    """Make one of the questions that fit the moment, another kind each time."""
    caused = any(event.rule == asked.rule for event in asked.moment.events)
    ways: tuple[Callable[[Asked], dict[str, Plain] | None], ...] = (
        (_next, _who, _score, _cause) if caused else (_mark, _which)
    )
    for turn in range(len(ways)):
        found = ways[(number + turn) % len(ways)](asked)
        if found is not None:
            book = library.book(asked.game.folder)
            title = {lang: book.title(asked.rule, lang) for lang in LANGUAGES}
            return {"title": title, "covers": [asked.rule], **found}
    return None


def _both(key: str, facts: Callable[[str], Mapping[str, object]]) -> Both:
    return {lang: explain.say(explain.APP, lang, key, facts=facts(lang)) for lang in LANGUAGES}


def _named(asked: Asked, seat: Seat, lang: str) -> str:
    return explain.seat_name(seat, lang, asked.moment.state.seats)


def _case(asked: Asked, state: Situation | None = None) -> dict[str, Plain]:
    return write_case(at(asked.moment.case, asked.moment.state if state is None else state))


def _mark(asked: Asked) -> dict[str, Plain] | None:
    """Mark what is legal: only where something is and something is not."""
    judged = asked.judged
    stopped = [one for one in judged if not one.legal]
    allowed = [one for one in judged if one.legal]
    if not stopped or not allowed or len(judged) > MOST_MARKS or all(asked.rule not in one.rules for one in judged):
        return None
    deciding = next((one for one in judged if one.rule == asked.rule), None)
    deciding = deciding or next(one for one in judged if asked.rule in one.rules)
    other = next((one for one in (*stopped, *allowed) if one.legal != deciding.legal), deciding)
    seat = asked.seat
    return {
        "kind": "mark",
        "question": _both("exercise-mark", lambda lang: {"seat": _named(asked, seat, lang)}),
        "case": _case(asked),
        "seat": str(seat),
        "legal": [str(one.move) for one in allowed],
        "traps": traps(asked, stopped),
        "explain": {lang: _sentences([_why(asked, deciding, lang), _why(asked, other, lang)]) for lang in LANGUAGES},
    }


def _why(asked: Asked, verdict: Verdict, lang: str) -> str:
    """Say why, by the rule that the exercise is about where it has a sentence for that."""
    folder, attribute = asked.game.folder, "yes" if verdict.legal else "no"
    mine = asked.rule in verdict.rules and explain.has(folder, lang, explain.message_id(asked.rule), attribute)
    return explain.why(asked.game, asked.moment.state, verdict, lang, asked.rule if mine else "")


def _sentences(said: Sequence[str]) -> str:
    return " ".join(explain.capitalised(one) for one in dict.fromkeys(said))


def traps(asked: Asked, stopped: Sequence[Verdict]) -> dict[str, Both]:
    """Say of what is not legal here under which rule set it would be."""
    game, state = asked.game, asked.moment.state
    elsewhere: dict[Move, str] = {}
    for name, options in game.presets.items():
        other: AnyState = state
        try:
            judged = verdicts(game, other._replace(options=options), asked.seat)
        except (Complaint, ContradictoryRules, ValueError, LookupError, AssertionError, TypeError):
            continue
        for one in judged:
            if one.legal:
                elsewhere.setdefault(one.move, name)
    book = library.book(game.folder)
    free = {card for one in asked.judged if one.legal for card in one.move.cards}
    found = {}
    for one in stopped:
        preset = elsewhere.get(one.move)
        if preset is not None and one.move.verb == PLAY and len(one.move.cards) == 1 and one.move.card not in free:
            key = one.move.card.text
            titles = {lang: book.title(f"{game.key}.preset.{preset}", lang) for lang in LANGUAGES}
            found[key] = {
                lang: explain.say(explain.APP, lang, "exercise-trap-elsewhere", facts={"preset": title})
                for lang, title in titles.items()
            }
    return found


def _which(asked: Asked) -> dict[str, Plain] | None:
    """Say which rule decides about one move."""
    mine = [one for one in asked.judged if one.rule == asked.rule]
    if not mine:
        return None
    chosen = asked.source.choice([one for one in mine if not one.legal] or mine)
    game, state, seat = asked.game, asked.moment.state, chosen.move.seat
    book = library.book(game.folder)
    # Of two rules that both refuse a move the engine names the first: only one about other moves is surely wrong.
    unlike = [one for one in asked.judged if one.move.verb != chosen.move.verb]
    same = [one for one in asked.judged if one not in unlike and (chosen.legal or one.legal)]
    others = [(one.rule, one.legal) for one in (*same, *unlike) if one.rule not in chosen.rules]
    plain = "yes" if chosen.move.verb == PLAY and not chosen.move.value else "no"
    section = asked.rule.split(".")[1]
    near = [entry.id for entry in book.of_kind("legality") if entry.id not in chosen.rules]
    near = [id_ for id_ in near if chosen.legal or id_.split(".")[1] != section]
    asked.source.shuffle(near)
    wrong = [*others, *((id_, asked.source.random() < 0.5) for id_ in near)]
    wrong = list({rule + str(legal): (rule, legal) for rule, legal in wrong if _narrow(book, rule)}.values())
    # Whoever knows only whether it is legal still has to choose.
    alike = next((one for one in wrong if one[1] == chosen.legal), None)
    wrong = [(asked.rule, not chosen.legal), *([alike] if alike else []), *wrong]

    def choice(rule: str, legal: bool) -> Both:
        key = "exercise-which-legal" if legal else "exercise-which-illegal"
        return _both(key, lambda lang: {"title": book.title(rule, lang)})

    if asked.rule not in book.entries:
        return None
    return {
        "kind": "which",
        "question": _both(
            "exercise-which",
            lambda lang: {
                "seat": _named(asked, seat, lang),
                "what": move_said(game, state, chosen.move, lang),
                "plain": plain,
            },
        ),
        "case": _case(asked),
        "seat": str(seat),
        "choices": _choices(choice(asked.rule, chosen.legal), [choice(*one) for one in wrong]),
        "explain": {lang: _sentences([_why(asked, chosen, lang)]) for lang in LANGUAGES},
    }


def _narrow(book: Book, rule: str) -> bool:
    """Whether a rule can be a wrong answer: a general one holds also where the engine names another."""
    return rule in book.entries and "general" not in book.entries[rule].facts


def _choices(right: Both, wrong: Sequence[Both]) -> list[dict[str, Plain]]:
    """Return the right answer with up to three wrong ones, all different."""
    unlike = {one["en"]: one for one in wrong if one["en"] != right["en"] and one["de"] != right["de"]}
    return [{"right": True, **right}, *list(unlike.values())[:WRONG]]


# What a move causes


def _dealt(asked: Asked) -> bool:
    """Whether the table has dealt: nobody can say beforehand what comes of it, so the moment after is shown."""
    return asked.moment.move.seat == TABLE and not asked.moment.move.cards


def caused(asked: Asked, kind: str, choices: list[dict[str, Plain]]) -> dict[str, Plain] | None:
    """Make a question about what the move of this moment causes."""
    if len(choices) < 2:
        return None
    game, moment = asked.game, asked.moment
    if _dealt(asked) and not game.movers(moment.after):
        return None
    question = {
        lang: _sentences(
            [
                explain.did(game, moment.state, moment.move, lang),
                explain.say(explain.APP, lang, f"exercise-{kind}"),
            ]
        )
        for lang in LANGUAGES
    }
    found: dict[str, Plain] = {
        "kind": kind,
        "question": question,
        "case": _case(asked, moment.after if _dealt(asked) else None),
        "choices": choices,
        "explain": {
            lang: _sentences([explain.happened(game, one, lang, moment.state.seats) for one in moment.events])
            for lang in LANGUAGES
        },
    }
    if not _dealt(asked):
        events = list(dict.fromkeys(str(event.rule) for event in moment.events))
        found["check"] = {"moves": [str(moment.move)], "events": events}
    return found


def _said(asked: Asked, event: Event) -> Both:
    game, seats = asked.game, asked.moment.state.seats
    return {lang: _sentences([explain.happened(game, event, lang, seats)]) for lang in LANGUAGES}


def _next(asked: Asked) -> dict[str, Plain] | None:
    """Say what happens next: the truth, the same of somebody else, and what another move would cause."""
    game, moment = asked.game, asked.moment
    true = [_said(asked, event) for event in moment.events]
    mine = [event for event in moment.events if event.rule == asked.rule]
    # Whom the question names as acting is no riddle, unless a card is played, which may hit anybody.
    anybody = moment.move.verb == PLAY or moment.move.seat == TABLE
    hit = [event for event in mine if anybody or moment.move.seat not in event.facts.values()]
    wrong = [_said(asked, other) for event in hit for other in _of_others(event, moment.state.seats)]
    asked.source.shuffle(wrong)
    now = verdicts(game, moment.state, moment.move.seat) if moment.move.seat != TABLE else ()
    for one in now:
        # What an exchange of other cards causes is mostly true of this one too.
        alike = one.move.verb == moment.move.verb != PLAY
        if one.legal and one.move != moment.move and not alike and len(wrong) < MANY:
            events = game.apply(moment.state, one.move)[1]
            happened = {event.rule for event in moment.events}
            wrong += [_said(asked, event) for event in events if event.rule not in happened]
    nothing = _both("exercise-next-nothing", lambda _: {})
    wrong = [one for one in wrong if all(one["en"] != other["en"] and one["de"] != other["de"] for other in true)]
    if not wrong:
        return None
    return caused(asked, "next", _choices(_said(asked, mine[0]), [*wrong[: WRONG - 1], nothing]))


def _cause(asked: Asked) -> dict[str, Plain] | None:
    """Say which rule comes into force."""
    book = library.book(asked.game.folder)
    happened = {event.rule for event in asked.moment.events}
    others = [entry.id for entry in book.of_kind("consequence") if entry.id not in happened]
    asked.source.shuffle(others)
    near = sorted(others, key=lambda id_: id_.split(".")[1] != asked.rule.split(".")[1])
    if asked.rule not in book.entries:
        return None
    near = [id_ for id_ in near if _narrow(book, id_)]
    titles = [{lang: book.title(id_, lang) for lang in LANGUAGES} for id_ in (asked.rule, *near[: 2 * WRONG])]
    return caused(asked, "cause", _choices(titles[0], titles[1:]))


def _of_others(event: Event, seats: Sequence[Seat]) -> list[Event]:
    """Return what happened with every player one or more places on."""
    found = []
    for step in range(1, len(seats)):
        turned = {seat: seats[(n + step) % len(seats)] for n, seat in enumerate(seats)}
        facts = {name: _turned(value, turned) for name, value in event.facts.items()}
        if any(_company(facts[name]) != _company(value) for name, value in event.facts.items()):
            found.append(event._replace(facts=facts))
    return found


def _turned(value: object, turned: Mapping[Seat, Seat]) -> object:
    if isinstance(value, Seat):
        return turned.get(value, value)
    if isinstance(value, tuple) and all(isinstance(one, Seat) for one in value):
        return tuple(turned.get(one, one) for one in value)
    return value


def _company(value: object) -> object:
    """Return players named together in any order as the same."""
    return frozenset(value) if isinstance(value, tuple) else value


def _who(asked: Asked) -> dict[str, Plain] | None:
    """Say who is to act next."""
    game, moment = asked.game, asked.moment
    acting = game.movers(moment.after)
    if _dealt(asked):
        return None
    others = [seat for seat in moment.state.seats if not acting or seat not in acting]
    nobody, table = (_both(f"exercise-who-{name}", lambda _: {}) for name in ("nobody", "table"))
    right = nobody if not acting else table if acting[0] == TABLE else _seat(asked, acting[0])
    asked.source.shuffle(others)
    here = [hand.seat for hand in game.scene(moment.state, None).hands if hand.cards]
    others.sort(key=lambda seat: seat != moment.move.seat and seat not in here)  # who is out already tempts nobody
    wrong = [_seat(asked, seat) for seat in others]
    return caused(asked, "who", _choices(right, [*wrong[: WRONG - 1], nobody, table]))


def _seat(asked: Asked, seat: Seat) -> Both:
    return {lang: _named(asked, seat, lang) for lang in LANGUAGES}


def _score(asked: Asked) -> dict[str, Plain] | None:
    """Say what each player writes down."""
    game, moment = asked.game, asked.moment
    before = {hand.seat: hand.score for hand in game.scene(moment.state, None).hands}
    after = {hand.seat: hand.score for hand in game.scene(moment.after, None).hands}
    if before == after or any(one is None for one in (*before.values(), *after.values())):
        return None
    gained = [int(after[seat] or 0) - int(before[seat] or 0) for seat in moment.state.seats]
    most = max(gained, key=abs)
    turned = [gained[n:] + gained[:n] for n in range(1, len(gained))]
    wrong = [
        [0 if one == most else one for one in gained],
        [one + 1 if one == most else one for one in gained],
        *turned,
        [2 * one for one in gained],
    ]
    asked.source.shuffle(wrong)

    def said(points: Sequence[int]) -> Both:
        return {
            lang: ", ".join(
                explain.say(explain.APP, lang, "exercise-score-one", facts={"seat": name, "n": f"{n:+d}" if n else "0"})
                for name, n in zip((_named(asked, one, lang) for one in moment.state.seats), points, strict=True)
            )
            for lang in LANGUAGES
        }

    return caused(asked, "score", _choices(said(gained), [said(one) for one in wrong if one != gained]))


CAUSED: Mapping[str, Callable[[Asked], dict[str, Plain] | None]] = {"next": _next, "who": _who, "written": _score}
"""The questions about what a move causes, for whoever asks one of their own."""
