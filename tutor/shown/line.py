"""A line of play as one value: everything that can be shown and asked of it, made once, played by the browser.

``line`` knows no Streamlit. A position is a line without steps. What is in it: the scene after every move, what
each move caused, the comments, a verdict in words on everything that may be tried, and each rule text once.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

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
from tutor.shown.protocol import Attempt, Beside, Happened, Held, Laid, Made, Shown, Sitting, Told, as_json
from tutor.shown.table import PLACES, button, combinations, fact_view, pile_view, summary, tags_of, value_words
from tutor.shown.tricks import counted as counted_tricks
from tutor.shown.tricks import latest, tricks_of
from tutor.shown.unseen import covered, covered_attempt, covered_step, seen_cards
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
    beside: Mapping[str, Sequence[Beside]] | None = None,
    differs: Collection[str] = (),
    since: int | None = None,
    before: int = 0,
) -> Line:
    """Make a case into a line.

    ``run`` is the case played, if that was done already; ``said`` are the comments by step. Of a long record the
    window with step ``near`` is made; of a ``moment`` only the end, and the last move as what led there.
    ``beside`` are the answers of several rule sets to one move, ``differs`` the moves they disagree about.
    ``since`` a step, all that followed is sent, and what may be tried at the end alone: a game that is being played.
    ``before`` says how many moves of a record are left out at its beginning.
    """
    run = run if run is not None else case.play()
    steps = len(run.steps)
    first, last = (steps, steps) if moment else window(steps, near) if since is None else (since, steps)
    told = _told(case, telling, run, said or {}, first, last, last if since is not None else first)
    if moment:
        told = replace(told, first=0, most=0, moves=())
    if before:
        start = explain.say(explain.APP, telling.lang, "ui-step-after", facts={"n": before})
        told = replace(told, words={**told.words, "ui-step-start": start})
    if beside is not None:
        told = _compared(told, case, telling, beside, differs)
    text = json.dumps(as_json(told), ensure_ascii=False, separators=(",", ":"))
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


def _compared(
    told: Told, case: Case, telling: Telling, beside: Mapping[str, Sequence[Beside]], differs: Collection[str]
) -> Told:
    """Put what several rule sets say beside each attempt."""
    tries = tuple(
        tuple(replace(one, beside=tuple(beside.get(one.move, ())), differs=one.move in differs) for one in here)
        for here in told.tries
    )
    book = library.book(case.game.folder)
    named = {part.rule for parts in beside.values() for part in parts} & set(book.entries)
    more = {rule: rule_of(case.game, book, rule, telling) for rule in sorted(named - set(told.rules))}
    return replace(told, tries=tries, rules={**told.rules, **more})


# The parts of a line


def _told(
    case: Case, telling: Telling, run: Replay[Situation], said: Mapping[int, Said], first: int, last: int, asked: int
) -> Told:
    game, lang = case.game, telling.lang
    book = library.book(game.folder)
    states = [run.start, *(made.after for made in run.steps)]
    scenes = [game.scene(state, telling.seat) for state in states[first : last + 1]]
    ends = [telling.stops and n == last for n in range(first, last + 1)]
    tricks, done = tricks_of(game, run, telling)
    tricks = [replace(trick, heard=trick_heard(trick, telling, run.start)) for trick in tricks]
    steps = [_step(case, run, n, said.get(n) or {}, telling) for n in range(first, last + 1)]
    tries = [tuple(_tries(case, states[n], telling)) if n >= asked else () for n in range(first, last + 1)]
    counted = counted_tricks([s.number if s.tricks else 0 for s in (game.scene(x, None) for x in states)])
    for n, made in enumerate(run.steps, 1):
        if made.move.seat == TABLE:
            counted[n] = (0, 0)
    moves = [explain.capitalised(explain.did(game, s.before, s.move, lang, telling.reader)) for s in run.steps]
    named = cards_in(states, game, (made.move for made in run.steps))
    seen = None
    if telling.seat is not None:
        seen = seen_cards(game, run, telling.seat)
        steps = [covered_step(one, seen[n]) for n, one in enumerate(steps, first)]
        tries = [tuple(covered_attempt(one, seen[n]) for one in here) for n, here in enumerate(tries, first)]
        moves = [covered(did, seen[n]) for n, did in enumerate(moves, 1)]
        known = frozenset().union(*seen[first : last + 1])
        named = [one for one in named if one in known]
    logged = telling.you and len(run.steps) <= LONGEST_LIST
    heard = moves_heard(game, run, telling, seen, 1 if logged else max(first, 1), last)
    steps = [replace(one, heard=heard.get(n, "")) for n, one in enumerate(steps, first)]
    rules = rules_in((*steps, *(one for here in tries for one in here)))
    return Told(
        lang=lang,
        first=first,
        most=len(run.steps),
        seats=tuple(
            Sitting(str(hand.seat), telling.name(hand.seat, case.seats), place, str(hand.seat) == telling.reader)
            for hand, place in zip(scenes[0].hands, _places(scenes[0], telling), strict=True)
        ),
        scenes=tuple(_scene(game, states[first + n], scene, telling, ends[n]) for n, scene in enumerate(scenes)),
        steps=tuple(steps),
        tries=tuple(tries),
        tricks=tuple(tricks),
        done=tuple(done[first : last + 1]),
        last=tuple(latest(run, done)[first : last + 1]),
        counted=tuple(counted[first : last + 1]),
        moves=tuple(moves) if len(run.steps) <= LONGEST_LIST else (),
        picks=_picks(game, tries, lang),
        words=words_of_line(lang),
        rules={rule: rule_of(game, book, rule, telling) for rule in rules if rule in book.entries},
        cards={name: (*shown, *card_words(name, lang)) for name, shown in card_glyphs(named, lang).items()},
        you=str(telling.seat) if telling.you else "",
        log=log(heard, counted, done, tricks, lang) if logged else (),
    )


def _places(scene: Scene, telling: Telling) -> tuple[str, ...]:
    """Return where each seat is; whoever plays sits at the lower edge, but the points of the compass stay put."""
    seats = [hand.seat for hand in scene.hands]
    places = PLACES.get(len(seats), ("ring",) * len(seats))
    if telling.reader not in seats or "bottom" not in places or set(seats) == set(COMPASS):
        return places
    first = seats.index(Seat(telling.reader)) - places.index("bottom")
    return tuple(places[(n - first) % len(seats)] for n in range(len(seats)))


def _scene(game: AnyGame, state: Situation, scene: Scene, telling: Telling, ends: bool = False) -> Shown:
    """Return a position as it is shown: what differs from scene to scene, and no words that do not."""
    acting = None if ends else next(iter(game.movers(state)), None)
    lang, taught = telling.lang, telling.taught
    over = acting == TABLE and scene.tricks and not any(hand.count for hand in scene.hands)
    turn = explain.say(explain.APP, lang, "table-no-cards") if over else summary(state, acting, lang, telling.reader)
    return Shown(
        label=turn,
        turn=str(acting or ""),
        hands=tuple(
            Held(
                cards=tuple(one.text for one in hand.cards),
                count=hand.count,
                hidden=hand.hidden,
                tags=tuple(tag for tag in tags_of(game, hand, lang) if taught is None or tag.kind in taught.badges),
                out="lost" if hand.out else "done" if hand.done else "",
            )
            for hand in scene.hands
        ),
        trick=tuple(_laid(who, laid, scene) for who, laid in scene.trick) if scene.tricks and not over else None,
        facts=tuple(
            fact_view(game, state, name, telling.with_own_name(value, state.seats), lang)
            for name, value in scene.facts
            if taught is None or name in taught.badges
        ),
        piles=tuple(pile_view(game, state, pile, lang) for pile in scene.piles),
    )


def _laid(who: Seat, laid: tuple[Card, ...], scene: Scene) -> Laid:
    mark = "stop" if who == scene.stopped_by else "top" if who == scene.top else ""
    return Laid(str(who), tuple(one.text for one in laid), mark)


# Steps and attempts


def _step(case: Case, run: Replay[Situation], n: int, said: Said, telling: Telling) -> Made:
    """Return what one move was, why it was legal, what it caused, and what the teacher says of it."""
    game, lang = case.game, telling.lang
    state = run.steps[n - 1].after if n else run.start
    rows = game.scene(state, None).ledger
    found = Made(
        say=explain.capitalised(str(said["say"][lang])) if said.get("say") else "",
        result=_result(game, state, telling),
        ledger=tuple(
            (
                explain.seat_name(seat, lang, state.seats),
                value_words(game, state, what, lang),
                f"{amount:+d}",
                str(bank),
            )
            for seat, what, amount, bank in rows
        ),
    )
    if not n:
        return found
    made = run.steps[n - 1]
    asked = telling.worth is not None and made.move.seat != TABLE
    found = replace(
        found,
        move=str(made.move),
        seat=str(made.move.seat),
        did=explain.capitalised(explain.did(game, made.before, made.move, lang, telling.reader)),
        events=_events(game, made.events, telling, state.seats),
        worth=_worth(game, made.before, made.move, telling) if asked else "",
    )
    if made.verdict is None:
        return found
    why = _why(game, made.before, made.verdict, telling)
    if not _tells(game, telling, made.verdict.rule, why):
        return found
    return replace(found, why=why, rule=made.verdict.rule, gap=_gap(telling, made.verdict.gap))


def _tells(game: AnyGame, telling: Telling, rule: str, text: str) -> bool:
    """Whether a sentence is told: where something is taught, nothing that was not."""
    return telling.taught is None or telling.taught.tells(game, rule, text)


def _gap(telling: Telling, gap: str | None) -> str:
    return gap if gap and (telling.taught is None or gap in telling.taught.rules) else ""


def _result(game: AnyGame, state: Situation, telling: Telling) -> str:
    """Say how the game ended, if it did."""
    end = game.outcome(state)
    if end is None:
        return ""

    def name(seat: Seat) -> str:
        return telling.name(seat, state.seats)

    lang = telling.lang
    parts = []
    here = telling.reader in {*map(str, state.seats)} - {*map(str, (*end.winners, *end.losers))}
    if here:  # whoever got away, or was out early, asks about that first
        parts = [app(lang, "ui-not-won-you" if end.winners else "ui-not-lost-you")]
    for key, seats in (("ui-won", end.winners), ("ui-lost", end.losers)):
        others = [seat for seat in seats if str(seat) != telling.reader]
        parts += [app(lang, f"{key}-you")] if len(others) < len(seats) else []
        parts += [app(lang, key, names=explain.listed(lang, map(name, others)))] if others else []
    if telling.taught is None or "score" in telling.taught.badges:
        parts += [app(lang, "ui-points", name=name(seat), n=n) for seat, n in end.points]
    return " · ".join(parts)


def _events(game: AnyGame, events: Iterable[Event], telling: Telling, seats: Sequence[Seat]) -> tuple[Happened, ...]:
    found = (
        Happened(
            explain.capitalised(explain.happened(game, one, telling.lang, seats, telling.reader)),
            one.rule,
            _gap(telling, one.gap),
        )
        for one in events
    )
    return tuple(one for one in found if _tells(game, telling, one.rule, one.text))


def _why(game: AnyGame, state: Situation, verdict: Verdict, telling: Telling) -> str:
    return explain.capitalised(explain.why(game, state, verdict, telling.lang, you=telling.reader))


def _tries(case: Case, state: Situation, telling: Telling) -> Iterator[Attempt]:
    """Yield the verdict on everything that each seat in view could try."""
    game = case.game
    acting = game.movers(state)
    if not acting or telling.stops:
        return
    # Whose turn it is comes first; while the table acts, only who may speak then can try anything.
    for seat in acting[1:] if acting[0] is TABLE else dict.fromkeys((*acting, *case.seats)):
        if telling.seat not in (None, seat):
            continue
        judged = _offered(tuple(verdicts(game, state, seat)), telling, must=seat == acting[0])
        crowded = combinations(judged)
        plain = {v.move.cards[0] for v in judged if _single(v.move) and not v.move.value}
        instead: dict[tuple[Move, ...], str] = {}
        for verdict in judged:
            move = verdict.move
            found = _attempt(game, state, verdict, telling, instead)
            if _single(move) and not move.value:
                found = replace(found, card=move.cards[0].text)
            elif _single(move) and move.cards[0] in plain:
                found = replace(found, of=move.cards[0].text)
            elif (len(move.cards) > 1 and move.verb == PLAY) or (move.cards and move.verb in crowded):
                found = replace(found, verb=move.verb, cards=tuple(one.text for one in move.cards))
            elif len(move.cards) == 1:
                found = replace(found, cards=(move.cards[0].text,))
            yield found


def _offered(judged: Sequence[Verdict], telling: Telling, *, must: bool) -> list[Verdict]:
    """Return the verdicts on what is offered; who has to do something is offered all there is rather than nothing."""
    found = [one for one in judged if telling.offers(one.move.verb)]
    stuck = must and not any(one.legal for one in found)
    return [*found, *(one for one in judged if one.legal)] if stuck else found


def _single(move: Move) -> bool:
    return move.verb == PLAY and len(move.cards) == 1


def _attempt(
    game: AnyGame, state: Situation, verdict: Verdict, telling: Telling, instead: dict[tuple[Move, ...], str]
) -> Attempt:
    """Return the verdict on one attempt, in words."""
    lang, move = telling.lang, verdict.move
    tolerated = not verdict.legal and game.tolerates is not None and game.tolerates(state, verdict)
    happens = verdict.legal or tolerated
    if not verdict.legal and verdict.instead not in instead:
        open_ = [one for one in verdict.instead if telling.offers(one.verb)]
        phrases = [explain.move_phrase(game, state, one, lang, telling.reader) for one in open_]
        instead[verdict.instead] = explain.listed(lang, phrases, "or") if phrases else ""
    why = _why(game, state, verdict, telling)
    # What is refused is told its reason all the same: the rule is taught right there.
    told = not verdict.legal or _tells(game, telling, verdict.rule, why)
    taught = telling.taught
    return Attempt(
        move=str(move),
        seat=str(move.seat),
        button=button(game, state, move, lang, telling.reader),
        legal=verdict.legal,
        why=why if told else "",
        rule=verdict.rule if told else "",
        gap=_gap(telling, verdict.gap),
        also=tuple(rule for rule in verdict.rules[1:] if taught is None or rule in taught.rules),
        instead="" if verdict.legal else instead[verdict.instead],
        tolerated=tolerated,
        events=_events(game, game.apply(state, move)[1], telling, state.seats) if happens else (),
        worth=_worth(game, state, move, telling) if happens and telling.worth is not None else "",
    )


def _worth(game: AnyGame, state: Situation, move: Move, telling: Telling) -> str:
    """Say what a move is worth; from one seat only of its own moves, and no more than it can know."""
    if telling.worth is None or telling.seat not in (None, move.seat):
        return ""
    return telling.worth(game, state if telling.seat is None else game.seen_by(state, telling.seat), move)


def _picks(game: AnyGame, tries: Sequence[Sequence[Attempt]], lang: str) -> Mapping[str, str]:
    """Return what is said over the cards to choose from, by verb, where there are too many ways for a button each."""
    verbs = {one.verb for here in tries for one in here if one.verb}
    named = {verb: explain.has(game.folder, lang, f"move-{verb}", "pick") for verb in verbs}
    return {
        verb: explain.plain(explain.say(game.folder, lang, f"move-{verb}", "pick"), lang)
        if named[verb]
        else app(lang, "ui-choose-cards")
        for verb in sorted(verbs)
    }
