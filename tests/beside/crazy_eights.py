"""What is said of another move in Crazy Eights."""

from __future__ import annotations

from beside.here import Here, Holds
from tutor.core.moves import PLAY, Move


def plain_of(here: Here, suit: str, move: Move) -> int:
    wild = here.state.options.wild_rank
    return sum(c.suit == suit and c.rank != wild and c not in move.cards for c in here.mine)


def suit_on_table(here: Here, move: Move) -> str:
    after, _ = here.game.apply(here.state, move)
    return after.called or after.top.suit if after.hands[here.me] else suit_said(move)


def suit_said(move: Move) -> str:
    return move.value[:1] or move.cards[0].suit


def fewer_to_match(here: Here) -> bool:
    mine, theirs = suit_said(here.told.move), suit_said(here.other)
    few, many = plain_of(here, theirs, here.other), plain_of(here, mine, here.told.move)
    named = here.said["mine"], here.said["theirs"]
    return few == here.said["n"] < here.said["more"] == many and named == (mine, theirs)


def as_many_but_refused(here: Here) -> bool:
    mine, theirs = suit_said(here.told.move), suit_said(here.other)
    return plain_of(here, theirs, here.other) == plain_of(here, mine, here.told.move) and here.said["mine"] == mine


def one_card_more(here: Here) -> bool:
    return here.other.verb in ("draw", "take") and here.told.move.verb == PLAY


def wild_spent(here: Here) -> bool:
    return here.two[1].rank == here.state.options.wild_rank != here.two[0].rank


def cheaper_goes(here: Here) -> bool:
    mine, theirs = (here.state.options.price(card.rank) for card in here.two)
    return mine == here.said["n"] > here.said["few"] == theirs


def wild_kept(here: Here) -> bool:
    card, options = here.told.move.card, here.state.options
    kept = card in here.mine and (here.other.verb != PLAY or here.other.card.rank != options.wild_rank)
    return kept and card.rank == options.wild_rank and options.price(card.rank) == here.said["n"]


CLAIMS: dict[str, Holds] = {
    **{
        f"crazy-eights.well.{rule} {how}": holds
        for rule in ("call-your-suit", "eight-before-it-is-late", "dear-cards-first", "keep-the-eight")
        for how, holds in {"suit": fewer_to_match, "refused": as_many_but_refused}.items()
    },
    "crazy-eights.well.draw-only-without-a-card pass": lambda h: h.other.verb == "pass",
    "crazy-eights.well.eight-before-it-is-late keeps": wild_kept,
    "crazy-eights.well.dear-cards-first draws": one_card_more,
    "crazy-eights.well.dear-cards-first wild": wild_spent,
    "crazy-eights.well.dear-cards-first cheaper": cheaper_goes,
    "crazy-eights.well.keep-the-eight draws": one_card_more,
}
