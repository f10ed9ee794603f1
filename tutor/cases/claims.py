"""What a step of a lesson claims, asked of the engine: who is to move, what is legal, what lies there, what follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tutor.core.cards import cards, spell, tidy
from tutor.core.complaints import Complaint, within
from tutor.core.fields import Field
from tutor.core.game import AnyGame, Situation, in_full
from tutor.core.moves import PLAY, TABLE, Move, Seat, read_move
from tutor.core.plain import Plain
from tutor.core.play import legal, verdicts
from tutor.words import library


def demands(
    game: AnyGame, state: Situation, said: Mapping[str, Plain], events: Sequence[Plain] = ()
) -> Iterator[Complaint]:
    """Yield every demand of a step that the engine does not meet."""
    return (wrong.at(state.seats) for wrong in _demands(game, state, said, events))


def _demands(
    game: AnyGame, state: Situation, said: Mapping[str, Plain], events: Sequence[Plain]
) -> Iterator[Complaint]:
    acting = game.movers(state)
    if said.get("seat") and said["seat"] not in state.seats:
        yield no_such_seat(said["seat"], state.seats)
        return
    for name, wanted in (said.get("hands") or {}).items():
        yield from inside(_hand(game, state, str(name), wanted), "hands", name)
    if "to_move" in said:
        mover = acting[0] if acting else None
        if (mover or "nobody") != (said["to_move"] or "nobody"):
            wrong = Complaint("claim-to-move", found=_seat(mover), text=str(said["to_move"] or "–"))
            yield wrong.within("to_move")
    if "legal" in said:
        yield from inside(_legal(game, state, said["legal"], said.get("seat")), "legal")
    for text, rule in (said.get("illegal") or {}).items():
        yield from inside(_illegal(game, state, str(text), str(rule), said.get("seat")), "illegal", text)
    happened = [event.rule for event in events]
    for number, rule in enumerate(said.get("events") or ()):
        if rule not in happened:
            wrong = _unknown(rule) or Complaint("claim-event", rule=str(rule), found=_listed(happened))
            yield wrong.within("events", number)
    for name, wanted in (said.get("state") or {}).items():
        yield from inside(_field(game, state, str(name), wanted), "state", name)
    if said.get("result"):
        yield from inside(_result(game, state, said["result"]), "result")


def no_such_seat(said: Plain, seats: Sequence[str]) -> Complaint:
    """Return what is to be said of a seat that nobody has."""
    return Complaint("no-such-seat", text=str(said)[:40], seats=", ".join(seats)).within("seat")


def inside(found: Iterator[Complaint], *path: str | int) -> Iterator[Complaint]:
    """Yield complaints, and those that end the looking, with the part of the demand that they are about."""
    with within(*path):
        for wrong in found:
            yield wrong.within(*path)


def _unknown(rule: Plain) -> Complaint | None:
    """Return what is to be said of an id that no rule has."""
    if library.entry(str(rule)) is not None:
        return None
    return Complaint("no-such-rule", text=str(rule)[:80], nearest=library.nearest(str(rule)))


def _hand(game: AnyGame, state: Situation, name: str, wanted: Plain) -> Iterator[Complaint]:
    hand = next((h for h in game.scene(state, None).hands if h.seat == name), None)
    if hand is None:
        seats = ", ".join(h.seat for h in game.scene(state, None).hands)
        yield Complaint("no-such-seat", text=name, seats=seats)
    elif isinstance(wanted, int):
        if hand.count != wanted:
            yield Complaint("claim-card-count", seat=hand.seat, found=hand.count, n=wanted)
    elif Counter(hand.cards) != Counter(cards(str(wanted))):
        yield Complaint("claim-hand", seat=hand.seat, found=spell(tidy(hand.cards)) or "–", text=str(wanted))


def asked_moves(game: AnyGame, state: Situation, texts: Sequence[Plain], seat: Seat) -> list[Move]:
    """Read moves of one seat as an exercise lists them: cards alone are plays, words are other moves."""
    found = []
    for number, text in enumerate(texts):
        with within(number):
            found.append(_asked_move(game, state, str(text), seat))
    return found


def _asked_move(game: AnyGame, state: Situation, said: str, seat: Seat) -> Move:
    first = said.split(maxsplit=1)[0] if said.split() else ""
    if any(first == s for s in (*(h.seat for h in game.scene(state, None).hands), TABLE)):
        return read_move(said, (seat, Seat(first)), game.verbs)
    return read_move(f"{seat} {said}", (seat,), game.verbs)


def _legal(game: AnyGame, state: Situation, wanted: Sequence[Plain], seat: Plain) -> Iterator[Complaint]:
    acting = game.movers(state)
    who = Seat(str(seat)) if seat else acting[0] if acting else None
    if who is None:
        if wanted:
            yield Complaint("claim-nobody-to-move")
        return
    found = {str(m) for m in legal(game, state, who)}
    # A list of cards alone speaks of plays only.
    asked = asked_moves(game, state, wanted, who)
    if asked and all(m.verb == PLAY for m in asked):
        found = {str(m) for m in legal(game, state, who) if m.verb == PLAY}
    said = {str(m) for m in asked}
    if found != said:
        yield Complaint("claim-legal", seat=who, found=_listed(sorted(found)), text=_listed(sorted(said)))


def _illegal(game: AnyGame, state: Situation, text: str, rule: str, seat: Plain) -> Iterator[Complaint]:
    acting = game.movers(state)
    if not acting:
        yield Complaint("claim-nobody-to-move")
        return
    who = Seat(str(seat)) if seat else acting[0]
    move = asked_moves(game, state, [text], who)[0]
    found = next((v for v in verdicts(game, state, move.seat) if v.move == move), None)
    if found is None:
        yield Complaint("not-possible", seat=move.seat, move=move)
    elif found.legal:
        yield Complaint("claim-is-legal", move=str(move), rule=found.rule)
    elif rule not in found.rules:
        yield _unknown(rule) or Complaint("claim-illegal-by", move=str(move), found=_listed(found.rules), rule=rule)


def _field(game: AnyGame, state: Situation, name: str, wanted: Plain) -> Iterator[Complaint]:
    if any(field.name == name and _is(field, state, wanted) for field in game.fields):
        return
    full = in_full(game, state)
    if name not in full and not any(field.name == name for field in game.fields):
        names = dict.fromkeys([*(field.name for field in game.fields), *full])
        yield Complaint("no-such-field", field=name, fields=", ".join(names))
        return
    found = full.get(name)
    if isinstance(wanted, int) and isinstance(found, str):
        found = len(cards(found))
    if isinstance(wanted, int) and isinstance(found, (list, tuple)):
        found = len(found)
    if found != wanted and str(found) != str(wanted):
        yield _other(name, found, wanted)


def _is(field: Field[Plain, Plain], state: Situation, wanted: Plain) -> bool:
    """Whether a field of the state is what is wanted, as a case would say it."""
    try:
        return bool(field.kind.read(state, field.name, wanted) == field.get(state))
    except Complaint:
        return False


def _result(game: AnyGame, state: Situation, wanted: Mapping[str, Plain]) -> Iterator[Complaint]:
    end = game.outcome(state)
    if end is None:
        yield Complaint("claim-not-over")
        return
    found = {
        "rule": end.rule,
        "losers": list(map(str, end.losers)),
        "winners": list(map(str, end.winners)),
        "points": {str(s): n for s, n in end.points},
    }
    for name, value in wanted.items():
        if name not in found:
            yield Complaint("no-such-field", field=str(name), fields=", ".join(found)).within(name)
        elif found[name] != value:
            unknown = _unknown(value) if name == "rule" else None
            yield (unknown or _other(name, found[name], value)).within(name)


def _other(name: str, found: Plain, value: Plain) -> Complaint:
    return Complaint("claim-field", field=name, found=_as_written(found), text=_as_written(value))


def _as_written(value: Plain) -> str:
    """Return a value as one would write it in a claim."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name}: {_as_written(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_as_written, value))}]"
    return "–" if value is None or value == "" else str(value)


def _seat(seat: Plain) -> Plain:
    return seat or "–"


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "–"
