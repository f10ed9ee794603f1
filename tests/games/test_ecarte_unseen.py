"""What an Écarté player can know of the other hand."""

from __future__ import annotations

import random

import pytest

from tutor.core.cards import BACK, card, cards
from tutor.core.game import HAND
from tutor.core.moves import Seat, read_move
from tutor.core.play import random_moves, step
from tutor.games.ecarte import GAME
from tutor.games.ecarte.state import PACK, Phase, other
from tutor.games.ecarte.unseen import unseen

TWO = V, G = Seat("V"), Seat("G")


def known_to_leader(mine, theirs, *moves):
    """What V knows of G's hand; V leads, G deals, hearts are trumps."""
    state = GAME.read(GAME.presets["standard"], TWO, {"hands": {"V": mine, "G": theirs}, "dealer": "G"})
    for text in ("table turn ♥8", "V stand", *moves):
        state, _ = step(GAME, state, read_move(text, TWO, GAME.verbs))
    found = unseen(state, 0)
    return set(found.known), set(found.possible)


MINE, SPADES, TRUMPS, NEITHER = "♠D ♠8 ♦9 ♣7 ♥9", "♠9 ♠7 ♦A ♣K ♥D", "♥D ♥7 ♦A ♣K ♣9", "♦A ♦8 ♣K ♣9 ♣8"


def test_before_the_first_card_everything_unseen_is_possible():
    known, possible = known_to_leader(MINE, SPADES)
    assert not known
    assert possible == set(PACK) - set(cards(f"{MINE} ♥8"))


@pytest.mark.parametrize(
    ("theirs", "reply", "gone"),
    [
        (SPADES, "♠9", {"♠K"}),
        (TRUMPS, "♥7", {"♠K", "♠B", "♠A", "♠10", "♠9", "♠7"}),
        (NEITHER, "♣8", {"♠K", "♠B", "♠A", "♠10", "♠9", "♠7", "♥K", "♥D", "♥B", "♥A", "♥10", "♥7"}),
    ],
)
def test_a_reply_rules_cards_out(theirs, reply, gone):
    """Low on a suit led: nothing higher; a trump: none of the suit; anything else: no trump either."""
    _, before = known_to_leader(MINE, theirs)
    _, after = known_to_leader(MINE, theirs, "V play ♠D", f"G play {reply}")
    assert before - after == {card(name) for name in gone | {reply}}


def test_a_king_that_was_announced_is_known_until_it_is_played():
    theirs = "♥K ♠9 ♠7 ♦A ♣K"
    known, possible = known_to_leader(MINE, theirs, "G announce")
    assert known == {card("♥K")}
    assert card("♥K") not in possible
    known, possible = known_to_leader(MINE, theirs, "G announce", "V play ♥9", "G play ♥K")
    assert not known
    assert card("♥K") not in possible


def test_where_the_cards_lie_a_king_is_in_a_hidden_hand_once_it_was_announced():
    for said, known in (((), BACK), (("G announce",), card("♥K"))):
        state = GAME.read(GAME.presets["standard"], TWO, {"hands": {"V": MINE, "G": "♥K ♠9 ♠7 ♦A ♣K"}, "dealer": "G"})
        for text in ("table turn ♥8", "V stand", *said):
            state, _ = step(GAME, state, read_move(text, TWO, GAME.verbs))
        lying = GAME.lying(GAME.seen_by(state, V))
        assert lying[HAND, 1] == (known, *[BACK] * 4)


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_the_truth_is_always_possible(preset):
    """In random Parties without a revoke: the hand that is held is never ruled out, and a shown king is in it."""
    options, shown = GAME.presets[preset], 0
    for seed in range(25):
        source = random.Random(seed)
        seats = TWO if options.chouette == "off" else (*TWO, Seat("C"))
        state = GAME.start(options, seats)
        for before, _ in random_moves(GAME, state, source, most=120):
            if before.phase is Phase.PLAY and before.turn in (before.elder, before.dealer):
                held = set(before.hands[other(before, before.turn)])
                found = unseen(before, before.turn)
                assert held <= {*found.known, *found.possible}
                assert set(found.known) <= held
                shown += bool(found.known)
    assert shown
