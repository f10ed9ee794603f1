"""Questions that are answered on the score sheet: what a move changes there.

What is right is read off the engine; the wrong sheets are alike in form.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.game import Event
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, Seat
from tutor.core.plain import Plain
from tutor.teaching.questions import Asked
from tutor.teaching.wording import both, cards_in, caused, mine, named, said, seats_in, shortened
from tutor.words import explain

WRITE, SHEET = "write", "sheet"
SHEETS = ("score", "scores")
"""Fields that are a sheet on which points are written; tricks that are counted are none."""


def write(asked: Asked, *, loose: bool = False) -> dict[str, Plain] | None:
    """Write on the sheet what everybody gets, where the game has a sheet; ``loose`` where the rule names others too."""
    game, moment = asked.game, asked.moment
    if not any(field.name in SHEETS and field.has_meaning(moment.state) for field in game.fields):
        return None
    before, after = _scores(asked, moment.state), _scores(asked, moment.after)
    if loose and before is None and after is not None:
        before = dict.fromkeys(moment.state.seats, 0)  # a single game is written down at its end
    if before is None or after is None or before == after:
        return None
    gained = [after[seat] - before[seat] for seat in moment.state.seats]
    event = mine(asked)
    hit = {seat for seat, n in zip(moment.state.seats, gained, strict=True) if n}
    if event is None or (not loose and seats_in(event) and not hit & seats_in(event)):
        return None
    if not loose and not cards_in(event) and not _numbers(event):
        return None  # a rule about no card and no number says nothing of what is written
    spoken = moment.move.verb != PLAY and hit == {moment.move.seat}
    choices = _sheets(asked, gained, others=not spoken)
    sheet = {
        "how": SHEET,
        "before": {str(seat): n for seat, n in before.items()},
        "gained": {str(seat): n for seat, n in zip(moment.state.seats, gained, strict=True)},
    }
    made = caused(asked, WRITE, both("exercise-write", lambda _: {}), choices, sheet)
    if made is None:
        return None
    numbers = {abs(n) for n in (*gained, *after.values()) if n}
    told = _of_everybody(event, sorted(moment.events, key=lambda one: not numbers & set(_numbers(one))), hit)
    explained = {lang: shortened([said(asked, one, lang) for one in told]) for lang in LANGUAGES}
    return {**made, "explain": explained}


def _of_everybody(event: Event, events: Sequence[Event], hit: set[Seat]) -> list[Event]:
    """Return the event that is asked about, then what tells of those of whom nothing was said yet, then the rest."""
    told, rest = [event], [one for one in events if one is not event]
    unsaid = hit - seats_in(event)
    for one in rest:
        if unsaid & seats_in(one) and _numbers(one):
            told.append(one)
            unsaid -= seats_in(one)
    return [*told, *(one for one in rest if one not in told)]


def _numbers(event: Event) -> list[int]:
    return [one for one in event.facts.values() if type(one) is int]


def _scores(asked: Asked, state: object) -> dict[Seat, int] | None:
    scores = {hand.seat: hand.score for hand in asked.game.scene(state, None).hands}
    return None if any(one is None for one in scores.values()) else {seat: int(n or 0) for seat, n in scores.items()}


def _sheets(asked: Asked, gained: list[int], *, others: bool) -> list[dict[str, Plain]]:
    """Return the right sheet and three others: another's line, another sum, both; so that no form is more usual.

    Without ``others`` nobody takes it for another's: then all are other sums.
    """
    rows = (gained[n:] + gained[:n] for n in range(1, len(gained) if others else 0))
    turned = next((row for row in rows if row != gained), None)
    one = asked.source.choice([1, -1]) if all(abs(n) != 1 for n in gained) else 1
    more = [n + (one if n > 0 else -one) if n else 0 for n in gained]
    if turned is None:
        by = asked.source.choice([2, 3])
        sheets = [gained, more, [by * n for n in gained], [by * m for m in more]]
    else:
        by = next(n for n in range(1, len(gained)) if gained[n:] + gained[:n] == turned)
        sheets = [gained, turned, more, more[by:] + more[:by]]
    found: list[dict[str, Plain]] = []
    for sheet in sheets:
        words = {lang: _sheet_said(asked, sheet, lang) for lang in LANGUAGES}
        if words["en"] not in [one["en"] for one in found]:
            found.append({**({"right": True} if sheet == gained else {}), **words})
    return found


def _sheet_said(asked: Asked, sheet: Sequence[int], lang: str) -> str:
    return ", ".join(
        explain.say(
            explain.APP,
            lang,
            "exercise-score-one",
            facts={"seat": named(asked, seat, lang), "n": f"{n:+d}" if n else "0"},
        )
        for seat, n in zip(asked.moment.state.seats, sheet, strict=True)
    )
