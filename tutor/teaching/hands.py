"""Questions that are answered with the hands: press what may be done, point at who it hits, write the sheet.

What is right is read off the engine: each answer is tried there, and what is not surely wrong is no answer.
Each comes with answers to choose from as well, for paper and for the phones of a class.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random

from tutor.core.cards import BACK
from tutor.core.game import HAND, Event
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, TABLE, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.core.rules import Verdict
from tutor.teaching.moments import Moment
from tutor.teaching.questions import MOST_MARKS, Asked, Both, traps
from tutor.teaching.whatif_said import move_said
from tutor.teaching.wording import (
    LIKE,
    LONGEST,
    MOST_SAID,
    both,
    cards_in,
    case_of,
    caused,
    dealt,
    done,
    lucky,
    mine,
    named,
    names,
    no_riddle,
    own_sentence,
    said,
    seats_in,
    sentences,
    shortened,
    turned,
    why,
)
from tutor.words import explain

MARK, PLAYED, WHO, THEN, GAP, GOES = "mark", "play", "who", "then", "gap", "goes"
PRESS, POINT = "press", "point"
"""How it is answered: one card or word is pressed, a seat or pile is pointed at."""
UNKNOWN = Seat("[?]")
"""Stands in a sentence where its seat is to be found."""
SELDOM, PILED = 0.05, 0.4
"""How often a pile is asked for where it is the answer, as few of the places are piles; and where nothing else is."""
FEWEST = 3
"""Of fewer things to press nobody has to look for the one."""
PAIR = 2
"""So many at least might be meant."""
TRIED = 8
"""So many other moves are asked whom they would hit."""
NOT_DONE: Mapping[int, float] = {LIKE: 0.15, LONGEST: 0.2, MOST_SAID: 0.8}
"""How often what is right by its form alone is not asked: as often as makes a form right by chance.

Measured on all that can be asked; who leaves out more makes the opposite form right too often.
"""


# What is legal


def mark(asked: Asked) -> dict[str, Plain] | None:
    """Mark what is legal: only where something is and something is not, and where there is more than one card."""
    stopped, allowed = parted(asked.judged)
    held = sum(one.move.verb == PLAY for one in asked.judged)
    return mark_any(asked) if stopped and allowed and held != 1 else None


def mark_any(asked: Asked) -> dict[str, Plain] | None:
    """Mark what is legal, be it all or nothing."""
    judged = asked.judged
    stopped, allowed = parted(judged)
    if not judged or len(judged) > MOST_MARKS:
        return None
    shown = showing(asked)
    if shown is None:
        return None
    return {
        "kind": MARK,
        "question": both("exercise-mark-all", lambda lang: {"seat": named(asked, asked.seat, lang)}),
        "case": case_of(asked),
        "seat": str(asked.seat),
        "legal": [str(one.move) for one in allowed],
        "traps": traps(asked, stopped),
        "explain": explained(asked, shown),
    }


def play(asked: Asked) -> dict[str, Plain] | None:
    """Do one thing that is legal, where most of what can be tried is not."""
    stopped, allowed = parted(asked.judged)
    shown = showing(asked)
    if not stopped or shown is None or not 0 < len(allowed) <= len(asked.judged) / 2:
        return None
    if not FEWEST <= len(asked.judged) <= MOST_MARKS:
        return None
    sorted_ = sorted(asked.judged, key=lambda one: not one.legal)
    texts = [str(move_choice(asked, one.move, right=False)["en"]) for one in sorted_]
    if lucky(asked.source, "", texts, len(allowed), NOT_DONE):
        return None
    return {
        "kind": PLAYED,
        "question": both("exercise-play", lambda lang: {"seat": named(asked, asked.seat, lang)}),
        "case": case_of(asked),
        "seat": str(asked.seat),
        "hands": {"how": PRESS},
        "choices": [move_choice(asked, one.move, right=one.legal) for one in asked.judged],
        "check": {"illegal": {str(one.move): str(one.rule) for one in stopped}},
        "explain": explained(asked, shown),
    }


def parted(judged: Sequence[Verdict]) -> tuple[list[Verdict], list[Verdict]]:
    return [one for one in judged if not one.legal], [one for one in judged if one.legal]


def showing(asked: Asked) -> Verdict | None:
    """Return the verdict that shows the rule at work, best one that it alone decides."""
    there = [one for one in asked.judged if asked.rule in one.rules]
    return next((one for one in there if one.rule == asked.rule), next(iter(there), None))


def explained(asked: Asked, shown: Verdict, offered: Sequence[Verdict] = ()) -> Both:
    """Explain the rule that was asked about first, then what another rule says of most that is ``offered`` besides.

    Where a rule forbids as well as allows, what it forbids says both.
    """
    every = offered or asked.judged
    first = next((one for one in every if not one.legal and one.rule == shown.rule == asked.rule), shown)
    spoken = asked.rule if own_sentence(asked, first) else first.rule
    rest = [one for one in every if one.rule not in (asked.rule, spoken)]
    many = Counter((one.rule, one.legal) for one in rest)
    other = min(rest, key=lambda one: (one.legal == first.legal, -many[one.rule, one.legal]), default=None)
    told = [] if other is None else [other]
    return {
        lang: shortened(
            [why(asked, first, lang), *(explain.why(asked.game, asked.moment.state, one, lang) for one in told)],
            cut=True,
        )
        for lang in LANGUAGES
    }


def move_choice(asked: Asked, move: Move, *, right: bool) -> dict[str, Plain]:
    state = asked.moment.state
    words = {lang: explain.plain(move_said(asked.game, state, move, lang), lang) for lang in LANGUAGES}
    return {**({"right": True} if right else {}), "move": str(move), **words}


# What a move causes


def who(asked: Asked, *, loose: bool = False, alone: bool = True) -> dict[str, Plain] | None:
    """Point at who is to act next, where the rule names them and this move decides it; ``loose`` also elsewhere.

    Of several who may act the first counts where it need not be one ``alone``.
    After a draw, of which the table keeps nothing in sight, what came of it is told where it is of everybody.
    """
    event, acting, drawn = mine(asked), _acting(asked, loose=loose, alone=alone), asked.moment.move.seat == TABLE
    told = drawn and event is not None and set(asked.moment.state.seats) <= seats_in(event)
    if acting is None or (drawn and not (loose and not dealt(asked) and (told or _whatever_drawn(asked)))):
        return None
    if told and len(asked.moment.state.seats) <= PAIR:
        return None  # of two who are named the answer is told
    if not loose and (event is None or acting not in seats_in(event) or _next_whatever(asked, acting)):
        return None
    question = both("exercise-who", lambda _: {})
    if event is not None and told:
        question = {lang: sentences([said(asked, event, lang), text]) for lang, text in question.items()}
    turn = both("exercise-turn", lambda lang: {"seat": named(asked, acting, lang)})
    said_already = event is not None and names(asked, said(asked, event, "en"), acting, "en")
    return _pointed(asked, WHO, question, {str(acting)}, loose=loose, then=None if said_already else turn)


def _next_whatever(asked: Asked, acting: Seat) -> bool:
    """Whether the same player acts next whatever else is done: then it is no question of this move."""
    game, moment = asked.game, asked.moment
    if moment.move.seat == TABLE:
        return False
    legal = [one.move for one in verdicts(game, moment.state, moment.move.seat) if one.legal]
    every = (Asked(game, asked.rule, _after(asked, one), (), asked.source) for one in legal if one != moment.move)
    return all(_acting(one, loose=True, alone=False) == acting for one in islice(every, TRIED))


def _after(asked: Asked, move: Move) -> Moment:
    """Return the moment in which another move is made."""
    after, events = asked.game.apply(asked.moment.state, move)
    return asked.moment._replace(move=move, events=events, after=after)


def then(asked: Asked) -> dict[str, Plain] | None:
    """Mark what whoever is next may do after the move: what it causes shows there."""
    game, moment, event = asked.game, asked.moment, mine(asked)
    acting = tuple(game.movers(moment.after))
    if event is None or len(acting) != 1 or acting[0] == TABLE:
        return None
    judged = verdicts(game, moment.after, acting[0])
    stopped, allowed = parted(judged)
    if not stopped or not allowed or len(judged) > MOST_MARKS:
        return None
    there = asked._replace(judged=judged, moment=moment._replace(state=moment.after))
    near = min(stopped, key=lambda one: (one.move.verb != PLAY, len(one.rules)))
    question = both("exercise-then", lambda lang: {"seat": named(asked, acting[0], lang)})
    return {
        "kind": THEN,
        "question": {lang: sentences([done(asked, lang), question[lang]]) for lang in LANGUAGES},
        "case": case_of(asked, moment.after),
        "seat": str(acting[0]),
        "legal": [str(one.move) for one in allowed],
        "traps": traps(there, stopped),
        "explain": {
            lang: shortened([said(asked, event, lang), explain.why(game, moment.after, near, lang)])
            for lang in LANGUAGES
        },
    }


def _whatever_drawn(asked: Asked) -> bool:
    """Whether the same are to act whatever the table draws: else what was drawn before counts, and is out of sight."""
    game, state, source = asked.game, asked.moment.state, Random(asked.rule)
    after = (game.apply(state, game.chance(state, source))[0] for _ in range(TRIED))
    return all(game.movers(one) == game.movers(asked.moment.after) for one in after)


def _acting(asked: Asked, *, loose: bool, alone: bool) -> Seat | None:
    """Return who is to act next; ``loose`` also where the table does something first, and it is them whatever."""
    game, found, source = asked.game, set(), Random(asked.rule)
    for _ in range(TRIED):
        state = asked.moment.after
        while loose and tuple(game.movers(state)) == (TABLE,):
            state = game.apply(state, game.chance(state, source))[0]
        found.add(tuple(game.movers(state)))
        if not loose or asked.game.movers(asked.moment.after) != (TABLE,):
            break
    acting = found.pop()
    return acting[0] if not found and acting[:1] not in ((), (TABLE,)) and not (alone and acting[1:]) else None


def gap(asked: Asked, *, loose: bool = False) -> dict[str, Plain] | None:
    """Point at who belongs into the gap of what happened; ``loose`` where somebody else is named besides."""
    event = mine(asked)
    if event is None:
        return None
    seats = [one for one in asked.moment.state.seats if one in seats_in(event) and not no_riddle(asked, one)]
    asked.source.shuffle(seats)
    told = {lang: done(asked, lang) for lang in LANGUAGES}
    for seat in seats:
        given = any(names(asked, text, seat, lang) for lang, text in told.items()) or _whatever(asked, event, seat)
        if given:
            continue  # who has just been named is no riddle, nor who it is whatever they do
        hidden = {lang: said(asked, turned(event, {seat: UNKNOWN}), lang) for lang in LANGUAGES}
        if any(UNKNOWN not in text or names(asked, text, seat, lang) for lang, text in hidden.items()):
            continue
        others = sum(not names(asked, hidden["de"], one, "de") for one in asked.moment.state.seats)
        if others < PAIR:
            continue  # whoever is named besides is somebody else
        happened = {said(asked, one, "en") for one in asked.moment.events}
        right = {
            str(one) for one in asked.moment.state.seats if said(asked, turned(event, {seat: one}), "en") in happened
        }
        facts = {lang: {"said": hidden[lang]} for lang in LANGUAGES}
        open_ = [
            one
            for one in asked.moment.state.seats
            if not any(names(asked, hidden[lang], one, lang) for lang in LANGUAGES)
        ]
        found = _pointed(asked, GAP, both("exercise-gap", facts.__getitem__), right, seats=open_, loose=loose)
        if found is not None:
            return found
    return None


def _whatever(asked: Asked, event: Event, seat: Seat) -> bool:
    """Whether a rule names whoever acts, and would whatever they do of this kind."""
    game, moment = asked.game, asked.moment
    if moment.move.seat != seat:
        return False
    others = [one.move for one in verdicts(game, moment.state, seat) if one.legal and one.move.verb == moment.move.verb]
    caused_there = [game.apply(moment.state, one)[1] for one in others[:TRIED] if one != moment.move]
    return bool(caused_there) and all(
        any(one.rule == event.rule and seat in seats_in(one) for one in events) for events in caused_there
    )


def goes(asked: Asked, *, loose: bool = False) -> dict[str, Plain] | None:
    """Point at where the cards of the trick go, where they go to one place that is shown; ``loose`` any pile, too."""
    game, moment = asked.game, asked.moment
    before, after = game.lying(moment.state), game.lying(moment.after)
    laid = [*before.get(("trick", -1), ()), *(moment.move.cards if moment.move.verb == PLAY else ())]
    where = {card: place for place, cards in after.items() for card in cards}
    places = {where.get(card) for card in laid}
    event = mine(asked)
    if event is None or len(laid) < 2 or len(places) != 1 or BACK in laid:
        return None
    word, player = next(iter(places)) or ("", -1)
    piles = [pile.name for pile in game.scene(moment.state, None).piles]
    to = str(moment.state.seats[player]) if player >= 0 and word == HAND else f"pile:{word}"
    if (player < 0 and word not in piles) or (player >= 0 and word != HAND):
        return None
    if player < 0 and asked.source.random() > (PILED if loose else SELDOM):
        return None
    if not set(laid) & cards_in(event) and to not in map(str, seats_in(event)):
        return None
    return _pointed(asked, GOES, both("exercise-goes", lambda _: {}), {to}, piles)


def _pointed(
    asked: Asked,
    kind: str,
    question: Both,
    right: set[str],
    piles: Sequence[str] = (),
    *,
    seats: Sequence[Seat] = (),
    loose: bool = False,
    then: Both | None = None,
) -> dict[str, Plain] | None:
    """Make a question that is answered by pointing at a seat or at a pile; nothing where all would be right.

    ``seats`` are those that may be meant, where not all may.
    """
    game, state = asked.game, asked.moment.state
    open_ = seats or state.seats
    places: dict[str, Both] = {str(one): {lang: named(asked, one, lang) for lang in LANGUAGES} for one in open_}
    for pile in dict.fromkeys(piles):
        places[f"pile:{pile}"] = {lang: explain.say(game.folder, lang, f"pile-{pile}") for lang in LANGUAGES}
    if not right or not right < set(places):
        return None
    if not loose and any(names(asked, f"{done(asked, 'de')} {question['de']}", seat, "de") for seat in state.seats):
        return None  # whoever is named is the answer too often, or too seldom
    choices = [{**({"right": True} if at in right else {}), "at": at, **words} for at, words in places.items()]
    return caused(asked, kind, question, choices, {"how": POINT}, then)
