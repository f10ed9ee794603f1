"""The moves of Écarté: the words for them, and everything that a seat could try."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from tutor.core.cards import SUITS, Card, spell, tidy
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.moves import play as lay
from tutor.core.seats import NOBODY, player_of
from tutor.games.ecarte.state import CHIPS, Company, Phase, State

CHOOSE, PROPOSE, STAND, ACCEPT, REFUSE = "choose", "propose", "stand", "accept", "refuse"
DISCARD, ANNOUNCE, CLAIM, HOLD = "discard", "announce", "claim", "hold"
BANK, BET, RAISE, SIDE, WITHDRAW, LEAVE = "bank", "bet", "raise", "side", "withdraw", "leave"
KEEP, CASH, STOP, ADVISE = "keep", "cash", "stop", "advise"
CUT, DEAL, TURN, DRAW = "cut", "deal", "turn", "draw"

VERBS = (
    PLAY, PROPOSE, STAND, ACCEPT, REFUSE, DISCARD, ANNOUNCE, CLAIM, HOLD, CHOOSE,
    BANK, BET, RAISE, SIDE, WITHDRAW, LEAVE, KEEP, CASH, STOP, ADVISE,
    CUT, DEAL, TURN, DRAW,
)  # fmt: skip


@cache
def say(seat: Seat, verb: str, value: str = "") -> Move:
    """Return a move that is only spoken."""
    return Move(seat, verb, (), value)


@lru_cache(maxsize=20_000)
def discarding(seat: Seat, hand: tuple[Card, ...]) -> tuple[Move, ...]:
    """Every way to lay cards away, none at all first."""
    return tuple(Move(seat, DISCARD, laid) for count in range(len(hand) + 1) for laid in combinations(hand, count))


@lru_cache(maxsize=20_000)
def misnaming(seat: Seat, card: Card) -> tuple[Move, ...]:
    """Leading a card and naming another suit (ecarte.opt.name-suit=binding)."""
    return tuple(Move(seat, PLAY, (card,), suit) for suit in SUITS if suit != card.suit)


def attempts(state: State, seat: Seat) -> list[Move]:
    """Everything this seat could try, legal or not."""
    player = player_of(state, seat)
    phase = state.phase
    company = state.company
    if player in (state.elder, state.dealer):
        if phase is Phase.PLAY:
            return _playing(state, seat, player)
        tries = _talking(state, seat, player)
        if company is None or tries:
            return tries
    if company is not None:
        return _at_the_bank(state, company, seat, player)
    if phase is Phase.CHOOSE and player == state.turn:
        return [say(seat, CHOOSE, "deal"), say(seat, CHOOSE, "lead")]
    return []


def _playing(state: State, seat: Seat, player: int) -> list[Move]:
    hand = state.hands[player]
    tries = [lay(seat, card) for card in hand]
    if state.options.name_suit == "binding" and not state.trick and state.turn == player and not state.named:
        tries += [move for card in hand for move in misnaming(seat, card)]
    tries.append(say(seat, ANNOUNCE))
    if state.options.enforcement != "strict":
        tries.append(say(seat, CLAIM))
    return tries


def _talking(state: State, seat: Seat, player: int) -> list[Move]:
    phase = state.phase
    if phase is Phase.PROPOSE:
        tries = [lay(seat, card) for card in state.hands[player]]
        tries += [say(seat, PROPOSE), say(seat, ANNOUNCE)]
        if player == state.elder:
            tries.append(say(seat, STAND))
        return tries
    if phase is Phase.ANSWER:
        tries = [lay(seat, card) for card in state.hands[player]]
        if player == state.dealer:
            tries += [say(seat, ACCEPT), say(seat, REFUSE)]
        return tries
    if phase is Phase.DISCARD:
        return list(discarding(seat, state.hands[player]))
    if phase is Phase.NAMED and player == state.turn:
        return [say(seat, HOLD, "card"), say(seat, HOLD, "word")]
    if phase is Phase.DEAL and state.played and state.options.enforcement != "strict":
        return [say(seat, CLAIM)]
    return []


def _at_the_bank(state: State, company: Company, seat: Seat, player: int) -> list[Move]:
    phase = state.phase
    turn = player == state.turn
    if phase is Phase.BANK and turn:
        tries = [say(seat, BANK, str(chips)) for chips in range(1, CHIPS + 1)]
        return [*tries, say(seat, STOP)] if company.ledger else tries
    if phase is Phase.BET and turn:
        return [say(seat, BET, str(chips)) for chips in range(1, CHIPS + 1)]
    if phase is Phase.CASH and turn:
        return [say(seat, KEEP), say(seat, CASH)]
    if phase is Phase.BALANCE:
        return _balancing(company, seat, player)
    if player in company.order[2:] and ponte_decides(state):
        asked = attempts(state, state.seats[state.elder])
        return [_advising(seat, move) for move in asked if not (move.verb == PLAY and move.value)]
    return []


def _balancing(company: Company, seat: Seat, player: int) -> list[Move]:
    banker = player == company.order[0]
    if company.surplus < 0:
        return [say(seat, WITHDRAW, str(-company.surplus)), say(seat, LEAVE)] if banker else []
    verb = RAISE if banker else SIDE
    return [say(seat, verb, str(chips)) for chips in range(1, company.surplus + 1)]


def unlisted(state: State, move: Move) -> bool:
    """Whether somebody may ask about this: taking particular cards from the talon."""
    player = player_of(state, move.seat)
    talking = state.phase in (Phase.PROPOSE, Phase.ANSWER, Phase.DISCARD)
    return move.verb == DRAW and bool(move.cards) and talking and player in (state.elder, state.dealer)


def twin(state: State, move: Move) -> Move:
    """Return the attempt that a move stands for: in which order cards are laid away does not matter."""
    return move if len(move.cards) < 2 else move._replace(cards=tidy(move.cards))


def advised(move: Move) -> str:
    """Write what a piece of advice says, or a move as it would be advised.

    >>> advised(Move(Seat("C"), ADVISE, (), "propose")), advised(Move(Seat("B"), PROPOSE))
    ('propose', 'propose')
    """
    word = "" if move.verb == PLAY else move.value if move.verb in (ADVISE, HOLD) else move.verb
    return f"{word} {spell(move.cards)}".strip()


def _advising(seat: Seat, move: Move) -> Move:
    """Return the advice to make this move."""
    return Move(seat, ADVISE, move.cards, "" if move.verb == PLAY else move.value or move.verb)


def ponte_decides(state: State) -> bool:
    """Whether the next decision of the deal is the ponte's, so that advice is in place."""
    if state.phase is Phase.PROPOSE:
        return True
    return state.phase in (Phase.DISCARD, Phase.PLAY, Phase.NAMED) and state.turn == state.elder != NOBODY
