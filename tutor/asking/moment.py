"""One moment put before the engine: what is tried there, what happens, what is gained, who moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random

from tutor.asking.called_by import caller_of
from tutor.asking.counted import FEW, drawn, fact, held
from tutor.asking.retold import carried_out, retold
from tutor.asking.rulesets import RuleSet, by_name
from tutor.asking.situation import filled
from tutor.asking.slots import slots_of
from tutor.asking.taught import key_of
from tutor.cases.transcript import Case, read_case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, AnyState, Event
from tutor.core.moves import TABLE, Move, Seat, read_move
from tutor.core.plain import Plain
from tutor.core.play import step, verdicts
from tutor.words import library

ROLES = (
    "ace-spades", "after-next", "banker", "dealer", "elder", "first-adviser", "first-out", "highest-cut", "highest-led",
    "holder", "left-of-dealer", "left-of-dog", "most-tricks", "next-left", "next-right", "offender", "ponte",
    "second-adviser", "taker", "takes-from", "tochoo", "trick-winner", "youngest",
)  # fmt: skip
"""Who somebody is, where a moment asks who; each has its words."""


@dataclass(frozen=True, slots=True)
class Stood:
    """What the engine says to a moment."""

    answer: str
    """yes, no, a number, or the name of whoever it is."""
    rules: tuple[str, ...]
    case: Case
    moment: Mapping[str, Plain]
    sides: tuple[tuple[Mapping[str, str], str], ...] = ()
    """Where it depends: when, in every language, and the answer then."""
    way: str = ""
    """Whether something may or must be done, where the answer says that of what is tried."""

    @property
    def means(self) -> str:
        """What the moment means, by which it is known."""
        return str(self.moment["means"])


def name_of(stood: Stood) -> str:
    """Return the name by which the moment of an answer is chosen by hand."""
    return str(key_of(stood.moment))


def stood_at(
    game: AnyGame, moment: Mapping[str, Plain], text: str, kinds: set[str], presets: tuple[RuleSet, ...]
) -> Stood | None:
    """Return what the engine says to one moment, under each rule set that may be meant."""
    parts = _parts(moment, text)
    names = [one.preset for one in presets]
    if "only" in moment and not set(names) <= set(moment["only"]):
        return None
    told = next(iter(names), "") != next(iter(game.presets)) and set(names) <= set(moment.get("presets", ()))
    several = names if told else list(moment.get("presets", ())) or names
    chosen = [str(moment["preset"])] if "preset" in moment else several
    said: list[tuple[Mapping[str, str], Stood]] = []
    for part, preset in product(parts, chosen if "preset" not in parts[0] else [""]):
        stood = _asked(game, part, text, kinds, by_name([str(part.get("preset", preset))], presets)[0])
        if stood is None:
            return None
        said.append((part.get("when") or _preset_named(game, preset), stood))
    answers = dict.fromkeys(stood.answer for _, stood in said)
    if len(answers) == 1:
        return replace(said[0][1], moment=moment)
    if len(said) < 2 or not all(when for when, _ in said):
        return None
    rules = tuple(dict.fromkeys(rule for _, stood in said for rule in stood.rules))
    sides = tuple((when, stood.answer) for when, stood in said)
    return Stood("depends", rules, said[0][1].case, moment, sides)


def reads_question(moment: Mapping[str, Plain]) -> bool:
    """Whether what a moment answers is read from the question: cards, numbers, or whose call it was."""
    return "cards" in moment or "fact" in moment or any("whose" in side for side in moment.get("sides", ()))


def _parts(moment: Mapping[str, Plain], text: str) -> list[Mapping[str, Plain]]:
    """Return the sides of a moment on which its answer depends; of those that a question tells apart, the one told."""
    parts: list[Mapping[str, Plain]] = [{**moment, **side} for side in moment.get("sides", ())]
    whose = caller_of(text) if any("whose" in one for one in parts) else ""
    return [one for one in parts if whose and one["whose"] == whose] or parts or [moment]


def _preset_named(game: AnyGame, preset: str) -> Mapping[str, str]:
    book = library.book(game.folder)
    entry = next((one for key, one in book.entries.items() if key.endswith(f".preset.{preset}")), None)
    return entry.title if entry else {}


# Asking the engine


def _asked(game: AnyGame, moment: Mapping[str, Plain], text: str, kinds: set[str], rules: RuleSet) -> Stood | None:
    """Return the answer in one moment under one rule set; nothing where the completions differ, or none can be."""
    found: list[Stood] = []
    told = retold(game, moment, rules)
    if told is None:
        return None
    moment = told
    for slots in slots_of(moment, text):
        said = filled(moment.get("case", {}), slots)
        try:
            case = read_case({"game": game.key, **rules.said(), **said})
            one = _answered(game, filled({k: v for k, v in moment.items() if k != "case"}, slots), case, text, kinds)
        except Complaint:
            continue
        if one is not None:
            answer, deciding = one
            about = moment.get("about must", ()) if "must" in kinds else ()
            about = (*about, *moment.get("about", ()), *deciding)
            if "sorted" in moment:  # which of them holds is decided by the rule set
                about = sorted(about, key=lambda rule: rule not in deciding)
            found.append(Stood(answer, tuple(dict.fromkeys(about)), case, moment, way=_way(moment, kinds)))
    return found[0] if found and len({one.answer for one in found}) == 1 else None


def _answered(
    game: AnyGame, moment: Mapping[str, Plain], case: Case, text: str, kinds: set[str]
) -> tuple[str, tuple[str, ...]] | None:
    if "fact" in moment:
        return fact(game, case, str(moment["fact"]), text)
    state = case.play().end
    if game.check(state):
        return None
    if "try" in moment:
        return _tried(game, moment, case, state, kinds)
    if "lacks" in moment:
        verbs = {move.verb for move in game.attempts(state, Seat(str(moment["seat"])))}
        return ("no" if moment["lacks"] not in verbs else "yes"), ()
    if "draws" in moment:
        many = [drawn(game, state, Seat(str(moment["draws"])), Random(seed)) for seed in range(FEW)]
        return many[0] if len({one and one[0] for one in many}) == 1 else None
    start, before = state, game.write(state)
    rules: list[str] = []
    for one in moment.get("then", ()):
        state, events = step(game, state, read_move(str(one), case.seats, game.verbs))
        rules += _rules_of(events)
    for move in _carried_out(game, state):
        state, events = step(game, state, move)
        rules += _rules_of(events)
    chance = Random(1)
    for _ in range(int(moment.get("chance", 0))):
        if game.movers(state)[:1] == (TABLE,):
            state, events = game.apply(state, game.chance(state, chance))
            rules += _rules_of(events)
    if "event" in moment:
        happened = moment["event"] in rules
        happens = happened is not bool(moment.get("turned"))
        whole = happened or "sorted" in moment
        return ("yes" if happens else "no"), tuple(rules) if whole else tuple(rules[:2])
    if "grows" in moment:
        more = Seat(str(moment["grows"]))
        return f"count|{held(game, state, more) - held(game, start, more)}", tuple(rules)
    if "held" in moment:
        return f"count|{held(game, state, Seat(str(moment['held'])))}", tuple(rules)
    if "reads" in moment:  # what is written down then: who deals, how much is in the pot
        value, means = game.write(state).get(moment["reads"]["field"], ""), moment["reads"].get("means")
        said = f"count|{value}" if means is None and isinstance(value, int) else _named((means or {}).get(str(value)))
        return (said, tuple(rules)) if said else None
    if "gains" in moment:
        name, seat = moment["gains"]["field"], moment["gains"]["seat"]
        gained = _number(game.write(state), name, seat) - _number(before, name, seat)
        if gained < int(moment.get("least", 0)):  # the card does not take the trick after all
            return None
        return f"points|{gained}", tuple(rules)
    if "whether" in moment:  # who moves says yes or no: does the ace take it?
        mover = str((*game.movers(state), "")[0])
        return (str(moment["whether"][mover]), tuple(rules)) if mover in moment["whether"] else None
    if "who" in moment:
        role = _named(moment["who"].get(str((*game.movers(state), "")[0])))
        return (role, tuple(rules)) if role else None
    return None


def _rules_of(events: Sequence[Event]) -> list[str]:
    """Return the rules by which something happened, and what the house decided in it."""
    return [str(each) for event in events for each in (event.rule, event.gap) if each]


def _carried_out(game: AnyGame, state: AnyState) -> list[Move]:
    """Return the move that only carries out what is decided, where it is the next."""
    mover, verbs = (*game.movers(state), TABLE)[0], carried_out(game)
    if not verbs or mover == TABLE:
        return []
    return [one.move for one in verdicts(game, state, mover) if one.legal and one.move.verb in verbs][:1]


def _named(said: str | None) -> str:
    """Return what a moment says of somebody as an answer: yes, no, or who it is; nothing where it says nothing."""
    return said if said in ("yes", "no") else f"role|{said}" if said in ROLES else ""


def _number(written: Mapping[str, Plain], name: str, seat: str) -> int:
    return int((written.get(name) or {}).get(seat, 0))


def _tried(
    game: AnyGame, moment: Mapping[str, Plain], case: Case, state: AnyState, kinds: set[str]
) -> tuple[str, tuple[str, ...]] | None:
    """Return whether what is tried may be done, or must be."""
    wanted: list[Move] = [read_move(str(one), case.seats, game.verbs) for one in moment["try"]]
    judged = verdicts(game, state, wanted[0].seat)
    tried = [one for one in judged if any(_is(one.move, move) for move in wanted)]
    if moment.get("bare"):  # without any card, where one might be named
        tried = [one for one in tried if not one.move.cards]
    if not tried:
        return ("no", ()) if moment.get("impossible") else None
    may = any(one.legal for one in tried)
    deciding = [one for one in tried if one.legal is may]
    if _asks_whether(moment, kinds) == "must":
        aside = moment.get("aside", ())
        free = [one for one in judged if one.legal and one not in tried and one.move.verb not in aside]
        if wanted[0].seat not in game.movers(state)[:1]:  # nobody waits for it
            return "no", tuple(dict.fromkeys(str(rule) for one in deciding for rule in one.rules[:2]))
        answer = "yes" if may and not free else "no"
        stopped = [one for one in judged if not one.legal]
        deciding = (free if answer == "no" and may else stopped or tried) or tried
    else:
        answer = "yes" if may else "no"
    if moment.get("turned"):  # asked the other way round: must somebody agree?
        answer = "no" if answer == "yes" else "yes"
    return answer, tuple(dict.fromkeys(str(rule) for one in deciding for rule in one.rules[:2]))


def _asks_whether(moment: Mapping[str, Plain], kinds: set[str]) -> str:
    """Return whether it is asked if something may or must be done; a moment may be asked about in one way alone."""
    could = {str(moment["as"])} if "as" in moment else set(moment.get("asks", ("may", "must")))
    asks = could & kinds or could
    return "must" if "must" in asks and "may" not in asks else "may"


def _way(moment: Mapping[str, Plain], kinds: set[str]) -> str:
    """Return which of both an answer says; nothing where it says neither, or another thing than is tried."""
    plain = "try" in moment and not moment.get("turned") and not moment.get("impossible")
    return _asks_whether(moment, kinds) if plain else ""


def _is(move: Move, wanted: Move) -> bool:
    """Whether a move is what is tried; what is said with it does not matter where it is not said."""
    same = move.verb == wanted.verb and set(move.cards) == set(wanted.cards or move.cards)
    return same and wanted.value in ("", move.value)


__all__ = ["Stood", "stood_at"]
