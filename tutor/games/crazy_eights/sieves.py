"""What may be done in Crazy Eights, and why: the rules as sieves, in the order a beginner should hear them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeAlias

from tutor.core.cards import SUITS, Card
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.moves import play as lay
from tutor.core.rules import Ruling, Sieve, Verdict
from tutor.games.crazy_eights.fits import CALLED, SHOUT, UNCALLED, Case, Fit, can_lay, fit, playable
from tutor.games.crazy_eights.options import DRAW_RANK, Options, hand_size
from tutor.games.crazy_eights.state import CALLING, NOBODY, PLAYING, State, can_draw, packs

Moves: TypeAlias = Sequence[Move]

DRAW, TAKE, PASS, OBJECT, CALL = "draw", "take", "pass", "object", "call"
VERBS = (PLAY, DRAW, TAKE, PASS, OBJECT, CALL)

NOTHING: Case = ("", "")
STILL_TO_DRAW = "crazy-eights.turn.no-pass-with-stock"

ruled: Callable[[tuple[Any, ...]], Ruling] = partial(tuple.__new__, Ruling)
"""Return the ruling with these fields, in order; for the two sieves that speak at every card."""


# What one can try


class Tries(NamedTuple):
    """Everything one seat could ever try under some options, made once."""

    always: tuple[Move, ...]
    in_debt: tuple[Move, ...]
    lays: dict[Card, Move]
    wild: frozenset[Card]
    calls: dict[Card, tuple[Move, ...]]


def tries_of(options: Options, seat: Seat) -> Tries:
    """Return everything this seat could ever try under these options."""
    verbs = (PASS, DRAW, OBJECT) if options.last_card == "on" else (PASS, DRAW)
    cards = (*packs(1), *packs(2))
    wild = [c for c in cards if c.rank == options.wild_rank]
    made = Tries(
        tuple(Move(seat, verb) for verb in verbs),
        tuple(Move(seat, verb) for verb in (*verbs, TAKE)),
        {c: lay(seat, c) for c in cards},
        frozenset(wild),
        {c: tuple(Move(seat, PLAY, (c,), suit) for suit in SUITS) for c in wild},
    )
    options.known[seat] = made
    return made


@cache
def announced(move: Move) -> Move:
    """Return a play together with the announcement of the last card."""
    return move._replace(value=f"{move.value} {SHOUT}".strip())


def attempts(state: State, seat: Seat) -> Sequence[Move]:
    """Everything this seat could try: every card with and without a call, drawing, taking, passing, objecting.

    Passing comes first, and the plays with something said come last.
    """
    if state.phase is not PLAYING:
        if state.phase is CALLING and seat == state.seats[state.turn]:
            return [Move(seat, CALL, (), suit) for suit in SUITS]
        return []
    hand = state.hands[state.seats.index(seat)]
    options = state.options
    always, in_debt, lays, wild, calls = options.known.get(seat) or tries_of(options, seat)
    tries = [*(in_debt if state.debt else always), *map(lays.__getitem__, hand)]
    if not wild.isdisjoint(hand):
        tries += [move for c in hand if c in wild for move in calls[c]]
    if len(hand) == 2 and options.last_card == "on":
        tries += [announced(move) for move in tries if move.verb == PLAY]
    return tries


def suit_named(move: Move) -> str:
    """Return the suit called with a move; empty where none is."""
    return move.value[0] if move.value and move.value[0] in SUITS else ""


# Whose turn it is


def in_turn(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """The seat on the dealer's left begins, then play goes round; one card is a whole turn."""
    if not moves or moves[0][0] == state.seats[state.turn]:
        return None
    waiting: Case = (_why_wait(state, moves[0].seat), "")
    keep = [m for m in moves if m.verb == OBJECT]
    return Ruling(waiting[0], keep, case=lambda m: NOTHING if m.verb == OBJECT else waiting)


def _why_wait(state: State, seat: Seat) -> str:
    """Return the rule by which this seat has to wait."""
    dealt = len(state.seats) * hand_size(state.options, len(state.seats))
    if state.laid == NOBODY and state.turn == state.starting and sum(map(len, state.hands)) == dealt:
        return "crazy-eights.turn.first"
    if state.laid == state.seats.index(seat):
        return "crazy-eights.turn.one-card"
    return "crazy-eights.turn.direction"


def objecting(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever comes down to one card without saying so may be objected to by any other seat."""
    if not moves or state.phase is not PLAYING:
        return None
    if any(state.seats[player] != moves[0].seat for player in state.silent):
        return Ruling(
            "crazy-eights.last-card.penalty", moves, "crazy-eights.gap.announce-when", grants=True, about=OBJECT
        )
    return Ruling("crazy-eights.last-card.penalty", [m for m in moves if m[1] != OBJECT], about=OBJECT)


def dealer_calls(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A wild starter is called by the dealer."""
    if state.phase is not CALLING:
        return None
    return Ruling("crazy-eights.opt.starter-wild", moves, "crazy-eights.gap.starter", grants=True, about=CALL)


def on_turn(state: State, moves: Moves) -> bool:
    """Whether these are moves of the player whose turn it is to lay, draw or pass."""
    return state.phase is PLAYING and bool(moves) and moves[0][0] == state.seats[state.turn]


# Twos


def open_debt(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Twos demand cards: lay another two of any suit, or take two cards for every two."""
    if not state.debt or not on_turn(state, moves):
        return None
    stacks = state.options.draw_two_stack == "on"
    keep = [m for m in moves if m[1] in (TAKE, OBJECT) or (stacks and m[1] == PLAY and m[2][0].rank == DRAW_RANK)]
    holds = stacks and any(m[1] == PLAY for m in keep)
    return Ruling("crazy-eights.draw-two.take", keep, grants=True, case=partial(_in_debt, state.options, holds))


def _in_debt(options: Options, holds_two: bool, move: Move) -> Case:
    """Return the rule on one move while twos demand cards."""
    if move.verb == OBJECT:
        return NOTHING
    if move.verb == TAKE:
        if holds_two:
            return ("crazy-eights.draw-two.may-take-with-two", "crazy-eights.gap.held-two")
        return ("crazy-eights.draw-two.take", "")
    if move.verb == PLAY and move.card.rank == DRAW_RANK:
        return (
            "crazy-eights.draw-two.answer" if options.draw_two_stack == "on" else "crazy-eights.opt.draw-two-stack",
            "",
        )
    if move.verb == PLAY and move.card.rank == options.wild_rank:
        return ("crazy-eights.draw-two.eight-cannot-answer", "")
    return ("crazy-eights.draw-two.only-two-or-take", "")


# What may be laid


def draw_first(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """To the letter: in every turn a card is drawn before one may be laid."""
    if state.debt or state.drawn or not on_turn(state, moves) or not can_draw(state):
        return None
    keep = [m for m in moves if m[1] != PLAY]
    return Ruling("crazy-eights.opt.draw-permission", keep, "crazy-eights.gap.draw-every-turn", about=PLAY)


def drawn_card(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """After a draw only the card just drawn may be laid at once, or where a draw is compulsory only an old one."""
    if not state.drawn or not on_turn(state, moves):
        return None
    cards = playable(state, state.turn)
    keep = [m for m in moves if m[1] != PLAY or m[2][0] in cards]
    gap = "crazy-eights.gap.old-card-after-draw" if state.options.drawn_card == "drawn-only" else ""
    refused: Case = ("crazy-eights.opt.drawn-card", gap)
    return Ruling(refused[0], keep, about=PLAY, case=lambda m: NOTHING if m.cards[0] in cards else refused)


def fits(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Lay a card of the same suit or rank as the open one; a wild card goes on anything."""
    if state.debt or not moves:
        return None
    found: Fit = state.options.known.get((state.top, state.called)) or fit(state)
    cards = found.cards
    keep = [m for m in moves if m[1] != PLAY or m[2][0] in cards]
    return ruled(("crazy-eights.play.no-match", keep, "", True, PLAY, found.case))


def calling(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever lays a wild card says which suit follows, unless it was their last."""
    if not moves or not moves[-1][3]:
        return None  # whoever holds a wild card could call with it, and such plays come last
    wrong = _miscalls(state, moves[-1][0])
    keep = [m for m in moves if m[1] != PLAY or m[3] not in wrong.get(m[2][0], ())]
    return Ruling("crazy-eights.play.eight-must-call", keep, about=PLAY, case=partial(_miscalled, state, wrong))


def _miscalls(state: State, seat: Seat) -> Mapping[Card, frozenset[str]]:
    """What may not be said with each wild card; with the last one no suit is called (A10)."""
    found = fit(state).miscalls
    hand = state.hands[state.seats.index(seat)]
    return dict.fromkeys(found, CALLED) if len(hand) == 1 else found


def _miscalled(state: State, wrong: Mapping[Card, frozenset[str]], move: Move) -> Case:
    """Return what is wrong with calling, or not calling, with this card; nothing if that is right."""
    options, here = state.options, wrong.get(move.card, frozenset[str]())
    if move.value not in here:
        return NOTHING
    if here is UNCALLED:
        return ("crazy-eights.play.eight-must-call", "")
    if len(state.hands[state.seats.index(move.seat)]) == 1:
        return ("crazy-eights.play.eight-must-call", "crazy-eights.gap.last-card-effects")
    return ("crazy-eights.opt.wild-mode", "crazy-eights.gap.wong-on-call" if options.wild_mode == "wong" else "")


# Drawing and passing


def must_lay(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Those who can lay have to; only those who cannot draw, or pass."""
    if state.debt or not on_turn(state, moves):
        return None
    if not can_lay(state, state.turn, forced=True):
        return Ruling("crazy-eights.opt.draw-permission", moves, grants=True, about=DRAW)
    if state.drawn:
        gap = "crazy-eights.gap.fitting-drawn-card"
    else:
        gap = "" if can_draw(state) else "crazy-eights.gap.duty-empty-stock"
    refused: Case = ("crazy-eights.opt.draw-permission", gap)
    keep = [m for m in moves if m[1] not in (DRAW, PASS)]
    return Ruling(refused[0], keep, case=lambda m: refused if m.verb in (DRAW, PASS) else NOTHING)


def passing_by_choice(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """On an empty stock one may pass because one cannot lay, or because one does not want to."""
    if state.stock or not moves or state.drawn or state.debt or not can_lay(state, state.turn):
        return None
    return Ruling("crazy-eights.stock.voluntary-pass", moves, grants=True, about=PASS)


def draw_or_pass(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """A turn is one of two things, laying or drawing; passing is for those with nothing left to draw."""
    if state.debt or not moves:
        return None
    if state.stock and not state.drawn:
        keep = moves[1:] if moves[0][1] == PASS else moves  # passing is the first thing tried
    else:
        allowed = {PASS: _passing(state)[0], DRAW: _drawing(state)[0]}
        keep = [m for m in moves if allowed.get(m[1], True)]
    return ruled((STILL_TO_DRAW, keep, "", True, "", lambda move: _drawing_or_passing(state, move)))


def _drawing_or_passing(state: State, move: Move) -> Case:
    """Return the rule on drawing and on passing now; nothing else is concerned."""
    if move.verb == DRAW:
        return _drawing(state)[1]
    return _passing(state)[1] if move.verb == PASS else NOTHING


def draws_left(state: State) -> bool:
    """Whether this turn allows another draw (crazy-eights.opt.draw-count)."""
    count = state.options.draw_count
    if count == "until-playable":
        return fit(state).cards.isdisjoint(state.drawn)
    return len(state.drawn) < int(count)


def _drawing(state: State) -> tuple[bool, Case]:
    """Say whether one may draw now, and by which rule."""
    options = state.options
    if not can_draw(state):
        reshuffling = options.empty_stock == "reshuffle"
        return False, (
            "crazy-eights.stock.nothing-to-reshuffle" if reshuffling else "crazy-eights.stock.empty-play-on", ""
        )  # fmt: skip
    if not draws_left(state):
        return False, (
            "crazy-eights.turn.play-or-draw" if options.draw_count == "1" else "crazy-eights.opt.draw-count",
            "",
        )
    if state.drawn:
        return True, ("crazy-eights.opt.draw-count", "")
    if options.draw_two == "on" and state.top.rank == DRAW_RANK and state.laid != NOBODY:
        return True, ("crazy-eights.turn.draw", "crazy-eights.gap.follow-up-draw")
    if options.draw_permission == "any-time" and can_lay(state, state.turn):
        return True, ("crazy-eights.turn.draw", "crazy-eights.gap.draw-every-turn")
    return True, ("crazy-eights.turn.draw", "")


def _passing(state: State) -> tuple[bool, Case]:
    """Say whether one may pass now, and by which rule."""
    options = state.options
    drawn_fits = bool(state.drawn) and not fit(state).cards.isdisjoint(state.drawn)
    until = options.draw_count == "until-playable"
    if until and drawn_fits and options.until_playable_must_play == "yes":
        return False, ("crazy-eights.opt.until-playable-must-play", "crazy-eights.gap.after-drawing")
    if not draws_left(state) or not can_draw(state):
        return True, ("crazy-eights.turn.pass", "")
    if not state.drawn or until:
        return False, (STILL_TO_DRAW, "")
    early = options.draw_stop_early == "yes"
    return early, (
        "crazy-eights.turn.pass" if early else "crazy-eights.opt.draw-stop-early",
        "crazy-eights.gap.after-drawing",
    )


# The last card


def announcing(state: State, seat: Seat, moves: Moves) -> Ruling | None:
    """Whoever comes down to one card makes the others aware of it."""
    if not on_turn(state, moves) or len(state.hands[state.turn]) != 2:
        return None
    keep = [m for m in moves if m[1] != PLAY or m[3][-1:] == SHOUT]
    refused: Case = ("crazy-eights.last-card.announce", "crazy-eights.gap.announce-when")
    return Ruling(refused[0], keep, about=PLAY, case=lambda m: NOTHING if m.value[-1:] == SHOUT else refused)


def tolerates(state: State, verdict: Verdict) -> bool:
    """Whether the table lets this happen: a card laid in silence stays, and costs cards only if somebody objects."""
    del state
    return verdict.rule == "crazy-eights.last-card.announce" and verdict.move.verb == PLAY


def rules(options: Options) -> tuple[Sieve[State], ...]:
    """The sieves of this table, in order."""
    made: tuple[Sieve[State], ...] | None = options.known.get("rules")
    if made is None:
        chosen: tuple[tuple[bool, Sieve[State]], ...] = (
            (True, in_turn),
            (options.last_card == "on", objecting),
            (options.starter_wild == "dealer-calls", dealer_calls),
            (options.draw_two == "on", open_debt),
            (options.draw_permission == "every-turn", draw_first),
            (options.drawn_card == "drawn-only" or options.draw_permission == "every-turn", drawn_card),
            (True, fits),
            (True, calling),
            (options.draw_permission == "only-if-unable", must_lay),
            (True, passing_by_choice),
            (True, draw_or_pass),
            (options.last_card == "on", announcing),
        )
        made = options.known["rules"] = tuple(sieve for wanted, sieve in chosen if wanted)
    return made
