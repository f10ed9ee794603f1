"""A line of play as one value: everything that can be shown and asked of it, made once, played by the browser.

``line`` knows no Streamlit. A position is a line without steps. What is in it: the scene after every move, what
each move caused, the comments, a verdict in words on everything that may be tried, and each rule text once.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tutor.cases.transcript import Case
from tutor.core.cards import Card
from tutor.core.game import AnyGame, Event, Situation
from tutor.core.moves import COMPASS, PLAY, TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import Replay, verdicts
from tutor.core.rules import Verdict
from tutor.core.scene import Scene
from tutor.shown.heard import card_words, log, moves_heard, trick_heard
from tutor.shown.linetexts import Telling, app, card_glyphs, cards_in, rule_of, rules_in, words_of_line
from tutor.shown.table import PLACES, button, combinations, fact_view, pile_view, summary, tags_of, value_words
from tutor.shown.tricks import counted as counted_tricks
from tutor.shown.tricks import latest, tricks_of
from tutor.shown.unseen import hide, seen_cards
from tutor.words import explain, library

WINDOW = 80
"""A longer record is sent in parts of so many steps; they overlap, so that stepping back is at hand."""
OVERLAP = 20
LONGEST_LIST = 1_000
"""Of a longer record the list of moves is left out."""

Said = Mapping[str, Plain]


@dataclass(frozen=True, slots=True)
class Line:
    """A line ready to be sent."""

    id: str
    """Another line has another id; the same one need not be sent again."""
    packed: str
    """JSON, deflated and written in base64."""
    steps: int
    """How many there are in all, also outside the window."""


def line(
    case: Case,
    telling: Telling,
    *,
    run: Replay[Situation] | None = None,
    said: Mapping[int, Said] | None = None,
    near: int = 0,
    moment: bool = False,
    beside: Mapping[str, Sequence[Said]] | None = None,
    differs: Collection[str] = (),
    since: int | None = None,
) -> Line:
    """Make a case into a line.

    ``run`` is the case played, if that was done already; ``said`` are the comments by step. Of a long record the
    window with step ``near`` is made; of a ``moment`` only the end, and the last move as what led there.
    ``beside`` are the answers of several rule sets to one move, ``differs`` the moves they disagree about.
    ``since`` a step, all that followed is sent, and what may be tried at the end alone: a game that is being played.
    """
    run = run if run is not None else case.play()
    steps = len(run.steps)
    first, last = (steps, steps) if moment else window(steps, near) if since is None else (since, steps)
    told = _told(case, telling, run, said or {}, first, last, last if since is not None else first)
    if moment:
        told |= {"first": 0, "most": 0, "moves": []}
    if beside is not None:
        for attempt in (one for tries in told["tries"] for one in tries):
            attempt["beside"] = list(beside.get(attempt["m"], ()))
            attempt["differs"] = attempt["m"] in differs
        book = library.book(case.game.folder)
        for rule in {part["r"] for parts in beside.values() for part in parts} & set(book.entries):
            told["rules"].setdefault(rule, rule_of(case.game, book, rule, telling))
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(text.encode(), 6)
    return Line(f"{zlib.crc32(packed):08x}", base64.b64encode(packed).decode(), len(run.steps))


def window(steps: int, near: int) -> tuple[int, int]:
    """Return the first and the last step of the part of a record around a step.

    >>> window(21, 5), window(200, 0), window(200, 150), window(200, 199)
    ((0, 21), (0, 80), (120, 200), (120, 200))
    """
    if steps <= WINDOW:
        return 0, steps
    stride = WINDOW - OVERLAP
    first = min(max(0, near - OVERLAP // 2) // stride * stride, steps - WINDOW)
    return first, first + WINDOW


def unpacked(packed: str) -> dict[str, Plain]:
    """Return what a packed line says: for tests, and for who wants to look."""
    found: dict[str, Plain] = json.loads(zlib.decompress(base64.b64decode(packed)))
    return found


# The parts of a line


def _told(
    case: Case, telling: Telling, run: Replay[Situation], said: Mapping[int, Said], first: int, last: int, asked: int
) -> dict[str, Plain]:
    game, lang = case.game, telling.lang
    book = library.book(game.folder)
    states = [run.start, *(made.after for made in run.steps)]
    scenes = [game.scene(state, telling.seat) for state in states[first : last + 1]]
    tricks, done = tricks_of(game, run, lang)
    tricks = [{**trick, "h": trick_heard(trick, telling, run.start)} for trick in tricks]
    steps = [_step(case, run, n, said.get(n) or {}, telling) for n in range(first, last + 1)]
    tries = [list(_tries(case, states[n], telling)) if n >= asked else [] for n in range(first, last + 1)]
    counted = counted_tricks([s.number if s.tricks else 0 for s in (game.scene(x, None) for x in states)])
    for n, made in enumerate(run.steps, 1):
        if made.move.seat == TABLE:
            counted[n] = (0, 0)
    told: dict[str, Plain] = {
        "lang": lang,
        "first": first,
        "most": len(run.steps),
        "seats": [
            {"id": str(hand.seat), "name": telling.name(hand.seat, case.seats), "place": place}
            for hand, place in zip(scenes[0].hands, _places(scenes[0], telling), strict=True)
        ],
        "scenes": [_scene(game, states[first + n], scene, telling) for n, scene in enumerate(scenes)],
        "steps": steps,
        "tries": tries,
        "tricks": tricks,
        "done": done[first : last + 1],
        "last": latest(run, done)[first : last + 1],
        "counted": counted[first : last + 1],
        "moves": [explain.capitalised(explain.did(game, s.before, s.move, lang)) for s in run.steps]
        if len(run.steps) <= LONGEST_LIST
        else [],
        "picks": _picks(game, tries, lang),
        "words": words_of_line(lang),
    }
    if telling.you:
        told["you"] = str(telling.seat)
    named = cards_in(states, game, (made.move for made in run.steps))
    seen = None
    if telling.seat is not None:
        seen = seen_cards(game, run, telling.seat)
        hide(told, seen)
        known = frozenset().union(*seen[first : last + 1])
        named = [one for one in named if one in known]
    told["rules"] = {
        rule: rule_of(game, book, rule, telling) for rule in rules_in(steps, tries) if rule in book.entries
    }
    told["cards"] = {name: (*shown, *card_words(name, lang)) for name, shown in card_glyphs(named, lang).items()}
    logged = telling.you and len(run.steps) <= LONGEST_LIST
    heard = moves_heard(game, run, telling, seen, 1 if logged else max(first, 1), last)
    for n, move in heard.items():
        if n >= first:
            steps[n - first] = {**steps[n - first], "h": move}
    if logged:
        told["log"] = log(heard, counted, done, tricks, lang)
    return told


def _places(scene: Scene, telling: Telling) -> tuple[str, ...]:
    """Return where each seat is; whoever plays sits at the lower edge, but the points of the compass stay put."""
    seats = [hand.seat for hand in scene.hands]
    places = PLACES.get(len(seats), ("ring",) * len(seats))
    if telling.seat is None or not telling.you or "bottom" not in places or set(seats) == set(COMPASS):
        return places
    first = seats.index(telling.seat) - places.index("bottom")
    return tuple(places[(n - first) % len(seats)] for n in range(len(seats)))


def _scene(game: AnyGame, state: Situation, scene: Scene, telling: Telling) -> Said:
    """Return a position as it is shown: what differs from scene to scene, and no words that do not."""
    acting, lang, shows = next(iter(game.movers(state)), None), telling.lang, telling.shows
    facts = [(name, value) for name, value in scene.facts if shows is None or name in shows]
    return {
        "label": summary(state, acting, lang),
        "turn": str(acting or ""),
        "hands": [
            {
                "cards": [one.text for one in hand.cards],
                "count": hand.count,
                "hidden": hand.hidden,
                "tags": tags_of(game, hand, lang) if shows is None else [],
                "out": "lost" if hand.out else "done" if hand.done else "",
            }
            for hand in scene.hands
        ],
        "trick": [_laid(who, laid, scene) for who, laid in scene.trick] if scene.tricks else None,
        "facts": [fact_view(game, state, name, value, lang) for name, value in facts],
        "piles": [pile_view(game, state, pile, lang) for pile in scene.piles],
    }


def _laid(who: Seat, laid: tuple[Card, ...], scene: Scene) -> Said:
    mark = "stop" if who == scene.stopped_by else "top" if who == scene.top else ""
    return {"seat": str(who), "cards": [one.text for one in laid], "mark": mark}


# Steps and attempts


def _step(case: Case, run: Replay[Situation], n: int, said: Said, telling: Telling) -> Said:
    """Return what one move was, why it was legal, what it caused, and what the teacher says of it."""
    game, lang = case.game, telling.lang
    found: dict[str, Plain] = {}
    state = run.start
    if n:
        made = run.steps[n - 1]
        state = made.after
        found["m"], found["s"] = str(made.move), str(made.move.seat)
        found["did"] = explain.capitalised(explain.did(game, made.before, made.move, lang))
        if made.verdict is not None:
            found |= {"w": _why(game, made.before, made.verdict, lang), "r": made.verdict.rule}
            if made.verdict.gap:
                found["g"] = made.verdict.gap
        if made.events:
            found["e"] = _events(game, made.events, lang, state.seats)
        if telling.worth is not None and made.move.seat != TABLE:
            found["x"] = _worth(game, made.before, made.move, telling)
    if said.get("say"):
        found["say"] = explain.capitalised(str(said["say"][lang]))
    result = _result(game, state, lang)
    if result:
        found["result"] = result
    rows = game.scene(state, None).ledger
    if rows:
        found["ledger"] = [
            [explain.seat_name(seat, lang, state.seats), value_words(game, state, what, lang), f"{amount:+d}", bank]
            for seat, what, amount, bank in rows
        ]
    return found


def _result(game: AnyGame, state: Situation, lang: str) -> str:
    """Say how the game ended, if it did."""
    end = game.outcome(state)
    if end is None:
        return ""

    def name(seat: Seat) -> str:
        return explain.seat_name(seat, lang, state.seats)

    parts = []
    if end.winners:
        parts.append(app(lang, "ui-won", names=explain.listed(lang, map(name, end.winners))))
    if end.losers:
        parts.append(app(lang, "ui-lost", names=explain.listed(lang, map(name, end.losers))))
    parts += [app(lang, "ui-points", name=name(seat), n=n) for seat, n in end.points]
    return " · ".join(parts)


def _events(game: AnyGame, events: Iterable[Event], lang: str, seats: Sequence[Seat]) -> list[list[str]]:
    return [[explain.capitalised(explain.happened(game, e, lang, seats)), e.rule, e.gap or ""] for e in events]


def _why(game: AnyGame, state: Situation, verdict: Verdict, lang: str) -> str:
    return explain.capitalised(explain.why(game, state, verdict, lang))


def _tries(case: Case, state: Situation, telling: Telling) -> Iterator[dict[str, Plain]]:
    """Yield the verdict on everything that each seat in view could try."""
    game = case.game
    acting = game.movers(state)
    if not acting:
        return
    # Whose turn it is comes first; while the table acts, only who may speak then can try anything.
    for seat in acting[1:] if acting[0] is TABLE else dict.fromkeys((*acting, *case.seats)):
        if telling.seat not in (None, seat):
            continue
        judged = [one for one in verdicts(game, state, seat) if one.move.verb not in telling.unoffered]
        crowded = combinations(judged)
        plain = {v.move.cards[0] for v in judged if _single(v.move) and not v.move.value}
        instead: dict[tuple[Move, ...], str] = {}
        for verdict in judged:
            move = verdict.move
            found = _attempt(game, state, verdict, telling, instead)
            if _single(move) and not move.value:
                found["c"] = move.cards[0].text
            elif _single(move) and move.cards[0] in plain:
                found["of"] = move.cards[0].text
            elif (len(move.cards) > 1 and move.verb == PLAY) or (move.cards and move.verb in crowded):
                found["k"] = move.verb
                found["cards"] = [one.text for one in move.cards]
            yield found


def _single(move: Move) -> bool:
    return move.verb == PLAY and len(move.cards) == 1


def _attempt(
    game: AnyGame, state: Situation, verdict: Verdict, telling: Telling, instead: dict[tuple[Move, ...], str]
) -> dict[str, Plain]:
    """Return the verdict on one attempt, in words."""
    lang, move = telling.lang, verdict.move
    found: dict[str, Plain] = {
        "m": str(move),
        "s": str(move.seat),
        "b": button(game, state, move, lang),
        "l": int(verdict.legal),
        "w": _why(game, state, verdict, lang),
        "r": verdict.rule,
    }
    if verdict.gap:
        found["g"] = verdict.gap
    if verdict.rules[1:]:
        found["a"] = list(verdict.rules[1:])
    tolerated = not verdict.legal and game.tolerates is not None and game.tolerates(state, verdict)
    if not verdict.legal:
        if verdict.instead not in instead:
            phrases = [explain.move_phrase(game, state, one, lang) for one in verdict.instead]
            instead[verdict.instead] = explain.listed(lang, phrases, "or") if phrases else ""
        found["i"] = instead[verdict.instead]
    if tolerated:
        found["t"] = 1
    if verdict.legal or tolerated:
        found["e"] = _events(game, game.apply(state, move)[1], lang, state.seats)
        if telling.worth is not None:
            found["x"] = _worth(game, state, move, telling)
    return found


def _worth(game: AnyGame, state: Situation, move: Move, telling: Telling) -> str:
    """Say what a move is worth; from one seat only of its own moves, and no more than it can know."""
    if telling.worth is None or telling.seat not in (None, move.seat):
        return ""
    return telling.worth(game, state if telling.seat is None else game.seen_by(state, telling.seat), move)


def _picks(game: AnyGame, tries: Sequence[Sequence[Said]], lang: str) -> Said:
    """Return what is said over the cards to choose from, by verb, where there are too many ways for a button each."""
    verbs = {one["k"] for here in tries for one in here if "k" in one}
    named = {verb: explain.has(game.folder, lang, f"move-{verb}", "pick") for verb in verbs}
    return {
        verb: explain.plain(explain.say(game.folder, lang, f"move-{verb}", "pick"), lang)
        if named[verb]
        else app(lang, "ui-choose-cards")
        for verb in sorted(verbs)
    }
