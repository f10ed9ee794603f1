"""What the coach says of the move advised is so: over random play in every rule set, asked of the cards as they lie."""

from __future__ import annotations

from collections import Counter

from beside.getaway import are_above, best_so_far
from beside.gurke import height
from beside.here import decisions
from beside.knockout_whist import may_be_above, strength, wins_now

from tutor.core.cards import cards
from tutor.core.moves import PLAY, Move, seated
from tutor.core.play import legal
from tutor.games import shelf
from tutor.games.getaway.state import STRENGTH
from tutor.games.knockout_whist.state import TRUMP
from tutor.players.known import SUITED
from tutor.shown.table import button, in_sentence


def test_no_more_trumps_are_said_to_be_out_than_the_others_hold_cards():
    """Knock-Out Whist: two cards in the other hands are at most two trumps."""
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.draw-trumps":
            assert here.said["n"] <= sum(map(len, here.theirs))
            met += 1
    assert met > 10


def test_a_lone_card_that_is_beaten_already_is_said_to_be():
    """Knock-Out Whist: what lies above it is no mere risk."""
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.wait-with-the-lone-card" and here.said["why"] in ("waits", "beaten"):
            beaten = bool(here.state.trick) and not wins_now(here, here.mine[0])
            assert (here.said["why"] == "beaten") == beaten
            met += 1
    assert met > 10


def test_low_cards_are_drawn_out_by_high_ones_alone():
    """Gurke: nearly everybody can overtake a middling card cheaply."""
    met = 0
    for here in decisions("gurke", 120):
        if here.told.rule == "gurke.well.lead-high-keep-the-highest" and not here.said["forced"]:
            assert (here.said["height"] == "high") == all(height(here, c) > 11 for c in here.told.move.cards)
            met += 1
    assert met > 10


def test_a_wild_card_is_said_to_be_the_only_one_where_it_is():
    """Crazy Eights: with two of them, one of them is needed."""
    met = 0
    for here in decisions("crazy-eights", 120):
        if here.told.rule == "crazy-eights.well.keep-the-eight":
            wild = {c for c in here.mine if c.rank == here.state.options.wild_rank}
            assert here.said["wilds"] == len(wild)
            met += 1
    assert met > 10


def test_who_cannot_lead_safely_leaves_the_lead_to_somebody_else():
    """Getaway: last to the trick, every suit known to be stopped: no card takes the lead."""
    met = 0
    for here in decisions("getaway", 200):
        if here.told.rule != "getaway.well.last-goes-high":
            continue
        top, suit = best_so_far(here), here.state.led
        mine = here.of(suit)
        rest = {c.suit for c in here.mine if c != max(mine, key=lambda c: STRENGTH[c.rank])}
        others = [p for p, hand in enumerate(here.state.hands) if hand and p != here.me]
        stopped = bool(rest) and all(any(here.known.void(p, SUITED[s]) for p in others) for s in rest)
        if stopped and min(STRENGTH[c.rank] for c in mine) <= top and leader_holds(here):
            assert STRENGTH[here.told.move.card.rank] <= top
            met += 1
    assert met


def leader_holds(here) -> bool:
    """Whether the highest card so far is from somebody who still has cards."""
    _, player = max((STRENGTH[c.rank], -n) for n, (_, c) in enumerate(here.state.trick) if c.suit == here.state.led)
    return bool(here.state.hands[here.state.trick[-player][0]])


def test_a_card_that_cannot_stay_below_is_said_to_be_beaten_only_where_it_may_be():
    """Getaway: the one most likely to be beaten is the lowest; where nobody will beat any, that is said."""
    met = 0
    for here in decisions("getaway", 200):
        if here.told.rule == "getaway.well.stay-below" and not here.said["below"]:
            lowest = min(here.of(here.state.led), key=lambda c: STRENGTH[c.rank])
            if here.said["chance"] == "best":
                assert STRENGTH[here.told.move.card.rank] == STRENGTH[lowest.rank]
            if here.said["chance"] == "none":
                assert not are_above(here, lowest) or next_is_void(here)
            met += 1
    assert met > 10


def next_is_void(here) -> bool:
    after, _ = here.game.apply(here.state, here.told.move)
    seat = here.game.movers(after)[0]
    return not any(card.suit == here.state.led for card in after.hands[after.seats.index(seat)])


def test_another_card_stands_in_its_sentence_as_a_card_and_a_word_as_on_its_button():
    game = shelf()["ecarte"]
    state = game.start(game.presets["standard"], seated(2))
    played, word = (Move(state.seats[0], PLAY, cards("♠10")), Move(state.seats[0], "refuse"))
    assert in_sentence(game, state, played, "en") == "{♠10}"
    assert in_sentence(game, state, word, "en") == button(game, state, word, "en"), "quoted on the button already"
    game, own = shelf()["crazy-eights"], Move(state.seats[0], "draw")
    start = game.start(next(iter(game.presets.values())), seated(2))
    assert in_sentence(game, start, own, "en") == "“Draw a card”"


def test_who_stops_a_lead_at_once_is_said_to():
    """Getaway: the next to play, and known to have none of the suit; then nothing is said of what is likelier."""
    met = 0
    for here in decisions("getaway", 400):
        if here.told.rule == "getaway.well.lead-low-where-others-are-higher":
            after, _ = here.game.apply(here.state, here.told.move)
            seat = here.game.movers(after)[0]
            suit = here.told.move.card.suit
            gone = not any(card.suit == suit for hand in here.theirs for card in hand)
            void = gone or here.known.void(after.seats.index(seat), SUITED[suit])
            assert here.said["at_once"] == ((seat,) if void else ())
            if void:
                assert here.told.instead.get("how") not in ("fewer", "once")
                met += 1
    assert met


def test_where_nothing_higher_is_out_than_ones_cards_that_is_said():
    """Getaway: no count of higher cards is given as a reason where there are none."""
    met = 0
    for here in decisions("getaway", 400):
        if here.told.rule == "getaway.well.lead-low-where-others-are-higher" and not here.told.facts["n"]:
            others = {p for p, hand in enumerate(here.state.hands) if hand and p != here.me}
            barred = {s for s in "♠♥♦♣" if any(here.known.void(p, SUITED[s]) for p in others)}
            free = [c for c in here.mine if c.suit not in barred] if here.said["free"] else list(here.mine)
            assert not any(are_above(here, card) for card in free)
            assert STRENGTH[here.told.move.card.rank] == min(STRENGTH[c.rank] for c in free)
            met += 1
    assert met


def test_no_other_card_of_those_spoken_of_has_fewer_above_it():
    """Knock-Out Whist: of plain cards where there are trumps too, and of all where there are none else."""
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.lead-high" and here.said["n"]:
            plays = [c for c in here.mine if not here.said["plain"] or strength(here, c) < TRUMP]
            assert here.said["n"] == min(may_be_above(here, c) for c in plays)
            assert bool(here.said["single"]) == (len(plays) == 1)
            met += 1
    assert met > 10


def test_those_still_to_play_are_named():
    """Knock-Out Whist: whoever has cards and is asked after this card, up to the seat that led."""
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.take-what-holds":
            count, state = len(here.state.seats), here.state
            seats = [(here.me + n) % count for n in range(1, count)]
            ahead = seats[: seats.index(state.first)] if state.first in seats else seats
            assert here.said["coming"] == tuple(state.seats[p] for p in ahead if state.hands[p])
            assert here.said["left"] == len(here.said["coming"]) > 0
            winners = [c for c in here.of(here.told.move.card.suit) if wins_now(here, c)]
            assert here.said["winners"] == len(winners) or here.state.options.diamond_two == "on"
            met += 1
    assert met > 10


def test_a_trump_is_the_only_one_that_wins_where_it_is_said_to_be():
    met = 0
    for here in decisions("knockout-whist", 120):
        if here.told.rule == "knockout-whist.well.trump-low":
            assert here.said["winners"] == sum(wins_now(here, c) for c in here.mine)
            if here.said["top"]:
                assert not any(
                    strength(here, c) > strength(here, here.told.move.card) for hand in here.theirs for c in hand
                )
            met += 1
    assert met > 10


def test_which_of_like_cards_goes_first_is_said_not_to_matter():
    """Gurke: near the end, where all cards in hand are of one rank; and what may only be led so is no choice."""
    met: Counter[str] = Counter()
    for here in decisions("gurke", 200):
        if here.told.rule in ("gurke.well.lead-the-highest-near-the-end", "gurke.well.lead-high-keep-the-highest"):
            assert bool(here.said["same"]) == (len({height(here, c) for c in here.mine}) == 1)
            assert bool(here.said["forced"]) == (here.state.options.lead == "lowest")
            assert (len(here.mine) <= 3) == (here.told.rule == "gurke.well.lead-the-highest-near-the-end")
            met[here.told.rule] += 1
    assert len(met) == 2


def test_the_only_card_that_fits_is_said_to_be():
    """Crazy Eights: and how many of its suit are left to go on with."""
    met = 0
    for here in decisions("crazy-eights", 120):
        if here.told.rule == "crazy-eights.well.dear-cards-first":
            card, wild = here.told.move.card, here.state.options.wild_rank
            fits = {m.cards for m in legal(here.game, here.state) if m.verb == PLAY}
            assert here.said["fits"] == len(fits)
            assert here.said["left"] == sum(c.suit == card.suit and c != card and c.rank != wild for c in here.mine)
            met += 1
    assert met > 10


def test_no_rule_for_a_far_end_is_said_where_somebody_may_win_in_this_deal():
    """Écarté: the vole brings two or three, the king one."""
    met: Counter[str] = Counter()
    for here in decisions("ecarte", 200):
        if here.told.rule == "ecarte.well.stand-or-propose":
            most = 1 + int(here.state.options.vole_against_obliged)
            assert bool(here.said["far"]) == (max(here.state.score) + most < 5)
            trumps = here.of(here.state.trump)
            assert here.said["trumps"] == len(trumps)
            assert here.said["kings"] == sum(c.rank == "K" and c not in trumps for c in here.mine)
            met[str(here.said["far"])] += 1
    assert met["yes"]
    assert met[""]


def test_trumps_are_called_no_plain_suit():
    """Écarté: a hand of trumps alone leads its highest, and for another reason."""
    met = 0
    for here in decisions("ecarte", 200):
        if here.told.rule == "ecarte.well.lead-from-two":
            only = all(c.suit == here.state.trump for c in here.mine)
            assert (here.said["trumps"] == "only") == only == (here.told.move.card.suit == here.state.trump)
            met += only
    assert met


def test_the_question_that_comes_first_fits_the_decision():
    """Whether to lay the one card, whether to announce: asked as such, and not about trumps or an exchange."""
    asked: Counter[tuple[str, str]] = Counter()
    for key in ("knockout-whist", "ecarte", "gurke"):
        for here in decisions(key, 120):
            asked[here.told.rule, here.told.kind] += 1
    assert {kind for rule, kind in asked if rule == "knockout-whist.well.wait-with-the-lone-card"} == {"wait"}
    assert {kind for rule, kind in asked if rule == "ecarte.well.announce-the-king"} == {"king"}
    assert {kind for rule, kind in asked if rule == "gurke.well.do-not-raise"} == {"price"}
    assert {kind for rule, kind in asked if rule == "knockout-whist.well.change-low-plain-cards"} == {"exchange"}


def test_a_suit_of_which_no_card_is_out_is_lacking_to_all():
    """Getaway: whoever leads it is sure to be stopped, and it is never led as one that others could follow."""
    met = 0
    for here in decisions("getaway", 160):
        if here.told.rule != "getaway.well.lead-low-where-others-are-higher" or not here.said["free"]:
            continue
        led = here.two[0].suit if here.told.other is not None else here.told.move.cards[0].suit
        assert any(card.suit == led for hand in here.theirs for card in hand)
        met += 1
    assert met > 10
