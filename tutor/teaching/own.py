"""A question of one's own about any position: the engine fills in what is right and why, and offers what is wrong.

Eight kinds; each comes back as an exercise in both languages, or not at all where it cannot be asked here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from tutor.cases.transcript import Case, at, write_case
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import step, verdicts
from tutor.core.rules import Verdict
from tutor.core.situation import Situation
from tutor.teaching.hands import who
from tutor.teaching.moments import Moment
from tutor.teaching.questions import CAUSED, MOST_MARKS, Asked
from tutor.teaching.sheets import write
from tutor.teaching.told import happens
from tutor.words import explain, library

KINDS = ("legal", "may", "one", "several", "next", "who", "many", "written")
OF_A_MOVE = ("may", "next", "who", "many", "written")
"""Questions about one move; all but the first ask what comes of it, so it has to be legal."""
WRONG, MOST_RIGHT = 3, 6

Both = dict[str, str]


@dataclass(frozen=True)
class About:
    """What is asked about: a position, whose moves they are, and one of them where one is needed."""

    case: Case
    seat: Seat
    move: Move | None = None

    @property
    def state(self) -> Situation:
        """The position."""
        return self.case.play().end

    @property
    def judged(self) -> tuple[Verdict, ...]:
        """What the engine says of everything that the seat could try."""
        return verdicts(self.case.game, self.state, self.seat)


def seats_to_ask(case: Case) -> list[Seat]:
    """Return who could be asked: whoever is to move first, then everybody who could try something."""
    state = case.play().end
    acting = [seat for seat in case.game.movers(state) if seat != TABLE]
    return [seat for seat in dict.fromkeys([*acting, *case.seats]) if verdicts(case.game, state, seat)]


def first_to_ask(case: Case) -> int:
    """Return after how many of its moves, but never before the first, somebody has something to decide."""
    run = case.play()
    for number, state in enumerate((run.start, *(made.after for made in run.steps))):
        acting = case.game.movers(state)
        judged = verdicts(case.game, state, acting[0]) if acting and acting[0] != TABLE else ()
        if number >= min(1, len(run.steps)) and len(judged) <= MOST_MARKS and len({one.legal for one in judged}) > 1:
            return number
    return min(1, len(run.steps))


def moves_to_ask(about: About, kind: str) -> list[Move]:
    """Return the moves about which a question of this kind can be asked."""
    if kind not in OF_A_MOVE:
        return []
    acting = about.case.game.movers(about.state)
    if kind != "may" and about.seat not in acting:
        return []
    every = [one.move for one in about.judged if kind == "may" or one.legal]
    return every if kind == "may" else [move for move in every if question(kind, About(about.case, about.seat, move))]


def question(kind: str, about: About) -> dict[str, Plain] | None:
    """Return the question of this kind; nothing where it cannot be asked here."""
    try:
        return _MAKE[kind](about)
    except (Complaint, ValueError, LookupError):
        return None


def kinds_here(about: About) -> list[str]:
    """Return the kinds of question that this position allows."""
    return [kind for kind in KINDS if (moves_to_ask(about, kind) if kind in OF_A_MOVE else question(kind, about))]


# What is legal


def tempting(about: About) -> list[tuple[Verdict, Both]]:
    """Return moves that look legal, the nearest first: one rule alone stops them, and the remark names it."""
    stopped = [one for one in about.judged if not one.legal]
    book = library.book(about.case.game.folder)
    alike = Counter[tuple[str, str]]()
    order = []
    for one in stopped:  # of those that are as near, not three cards of one suit
        kind = (str(one.rule), one.move.cards[0].suit if one.move.cards else one.move.verb)
        order.append((len(one.rules), alike[kind], one))
        alike[kind] += 1
    near = [one for _, _, one in sorted(order, key=lambda each: each[:2])]
    return [
        (one, {lang: _say("ask-trap", lang, title=book.title(one.rule, lang)) for lang in LANGUAGES})
        for one in near
        if one.rule in book.entries
    ]


def _legal(about: About) -> dict[str, Plain] | None:
    judged = about.judged
    allowed = [one for one in judged if one.legal]
    if not allowed or not 1 < len(judged) <= MOST_MARKS:
        return None
    near = tempting(about)[:WRONG]
    return {
        **_base(about, _both(lambda lang: _say("exercise-mark", lang, seat=_named(about, lang)))),
        "legal": [str(one.move) for one in allowed],
        "traps": {str(one.move).partition(" ")[2]: text for one, text in near},
        "explain": _why(about, [*(one for one, _ in near[:1]), allowed[0]]),
    }


def _may(about: About) -> dict[str, Plain] | None:
    found = next((one for one in about.judged if one.move == about.move), None)
    if found is None:
        return None
    answers = {"yes": _both(lambda lang: _say("ask-yes", lang)), "no": _both(lambda lang: _say("ask-no", lang))}
    right, wrong = ("yes", "no") if found.legal else ("no", "yes")
    check: dict[str, Plain] = {"moves": [str(found.move)]}
    if not found.legal:
        check = {"illegal": {str(found.move): str(found.rule)}}
    return {
        **_base(
            about, _both(lambda lang: _say("ask-may", lang, seat=_named(about, lang), move=_doing(about, found, lang)))
        ),
        "choices": [{"right": True, **answers[right]}, answers[wrong]],
        "check": check,
        "explain": _why(about, [found]),
    }


def _one(about: About) -> dict[str, Plain] | None:
    return _of_legal(about, 1)


def _several(about: About) -> dict[str, Plain] | None:
    return _of_legal(about, MOST_RIGHT)


def _of_legal(about: About, most: int) -> dict[str, Plain] | None:
    """Ask which of some moves are legal, each a field of its own that can be written anew."""
    allowed = [one for one in about.judged if one.legal][:most]
    wrong = [one for one, _ in tempting(about)][:WRONG]
    if not wrong or len(allowed) < min(most, 2):
        return None
    key = "ask-one" if most == 1 else "ask-several"

    def choice(one: Verdict) -> dict[str, Plain]:
        return {
            **({"right": True} if one.legal else {}),
            **_both(lambda lang: _doing(about, one, lang)),
            "say": _why(about, [one]),
        }

    illegal = {str(one.move): str(one.rule) for one in wrong}
    return {
        **_base(about, _both(lambda lang: _say(key, lang, seat=_named(about, lang)))),
        "choices": [choice(one) for one in (*allowed, *wrong)],
        "check": {"illegal": illegal},
        "explain": _why(about, [*wrong[:1], allowed[0]]),
    }


# What comes of it


Way = Callable[[Asked], dict[str, Plain] | None]
WAYS: Mapping[str, tuple[Way, ...]] = {
    "next": (happens, partial(happens, loose=True), CAUSED["next"]),
    "who": (partial(who, loose=True, alone=False), CAUSED["who"]),
    "written": (partial(write, loose=True), CAUSED["written"]),
}
"""How each is asked: as in exercises that are made, and where that cannot be, with what else may be said."""
SAID = ("right",)
"""What is kept of an answer besides its words."""


def _caused(kind: str) -> Callable[[About], dict[str, Plain] | None]:
    def made(about: About) -> dict[str, Plain] | None:
        moment = _moment(about)
        if moment is None:
            return None
        rules = list(dict.fromkeys(str(event.rule) for event in moment.events)) or [str(about.judged[0].rule)]
        for rule in rules if kind == "next" else rules[:1]:
            asked = Asked(about.case.game, rule, moment, about.judged, Random(str(about.move)))
            found = next((one for way in WAYS[kind] if (one := way(asked)) is not None), None)
            if found is not None:
                kept: dict[str, Plain] = {name: found[name] for name in found if name in ("check", "explain")}
                choices = [{name: one[name] for name in (*SAID, *LANGUAGES) if name in one} for one in found["choices"]]
                return {**_base(about, found["question"]), "choices": choices, **kept}
        return None

    return made


def _many(about: About) -> dict[str, Plain] | None:
    """Ask how many cards somebody holds after a move: the one whose hand changes most."""
    moment = _moment(about)
    if moment is None or about.move is None:
        return None
    game = about.case.game
    before = {hand.seat: hand.count for hand in game.scene(moment.state, None).hands}
    after = {hand.seat: hand.count for hand in game.scene(moment.after, None).hands}
    seat = max(after, key=lambda one: (abs(after[one] - before.get(one, 0)), one == about.seat))
    right = after[seat]
    near = [n for n in (before.get(seat, 0), right + 1, right - 1, right + 2) if n >= 0 and n != right]
    state, move = moment.state, about.move

    def asked(lang: str) -> str:
        did = explain.capitalised(explain.did(game, state, move, lang))
        return f"{did} {_say('ask-many', lang, seat=explain.seat_name(seat, lang, state.seats))}"

    return {
        **_base(about, _both(asked)),
        "choices": [
            {"right": True, **_both(lambda _: str(right))},
            *(dict.fromkeys(LANGUAGES, str(n)) for n in dict.fromkeys(near)),
        ],
        "check": {"moves": [str(move)], "hands": {str(seat): right}},
        "explain": _both(
            lambda lang: " ".join(
                explain.capitalised(explain.happened(game, event, lang, state.seats)) for event in moment.events
            )
        ),
    }


def _moment(about: About) -> Moment | None:
    if about.move is None:
        return None
    state = about.state
    after, events = step(about.case.game, state, about.move)
    return Moment(at(about.case, state), state, about.move, events, after)


_MAKE: Mapping[str, Callable[[About], dict[str, Plain] | None]] = {
    "legal": _legal,
    "may": _may,
    "one": _one,
    "several": _several,
    "next": _caused("next"),
    "who": _caused("who"),
    "many": _many,
    "written": _caused("written"),
}


# Words


def _base(about: About, question: Plain) -> dict[str, Plain]:
    return {"question": question, "case": write_case(at(about.case, about.state)), "seat": str(about.seat)}


def _both(say: Callable[[str], str]) -> Both:
    return {lang: say(lang) for lang in LANGUAGES}


def _say(key: str, lang: str, **facts: object) -> str:
    return explain.say(explain.APP, lang, key, facts=facts)


def _named(about: About, lang: str) -> str:
    return explain.seat_name(about.seat, lang, about.case.seats)


def _doing(about: About, one: Verdict, lang: str) -> str:
    return explain.capitalised(explain.move_phrase(about.case.game, about.state, one.move, lang))


def _why(about: About, told: Sequence[Verdict]) -> Both:
    game, state = about.case.game, about.state
    return _both(
        lambda lang: " ".join(dict.fromkeys(explain.capitalised(explain.why(game, state, one, lang)) for one in told))
    )
