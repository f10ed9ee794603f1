"""What the sentences of Crazy Eights say besides their verdict, and what must be so then."""

from __future__ import annotations

import random

from claims.common import (
    after_it,
    anything_goes,
    both,
    can,
    cannot,
    cards_of,
    goes_on_with,
    lays_nothing,
    lays_something,
    named_cards_can_be_laid,
)
from claims.saying import Claim, Said
from tutor.core.moves import TABLE
from tutor.core.play import legal, random_moves


def two_answers(said: Said) -> bool:
    """A two helps, and every two that is held may be laid."""
    who = said.facts["other" if said.part == "event" else "seat"]
    if said.part == "event" and said.next != who:
        return True
    twos = [one for one in said.held(who) if one.rank == "2"]
    return said.lays(twos, who) and said.after.options.draw_two_stack == "on"


def only_the_call_fits(said: Said) -> bool:
    wild = said.after.options.wild_rank
    laid = cards_of(said.can(said.next)) if said.next else set()
    return all(one.suit == said.facts["called"] or one.rank == wild for one in laid)


def fits_after(said: Said) -> bool:
    """Whatever of the suit is held by whoever is next fits, and nothing but that, the rank and wild cards."""
    options, top = said.after.options, said.facts["card"]
    laid = cards_of(said.can(said.next)) if said.next else set()
    return all(top.rank == one.rank or one.suit == said.facts["suit"] or one.rank == options.wild_rank for one in laid)


def all_may_object(said: Said) -> bool:
    state = after_it(said)
    others = [seat for seat in state.seats if seat != said.seat]
    return all(any(m.verb == "object" for m in legal(said.game, state, seat)) for seat in others)


def no_drawing_from_now_on(said: Said) -> bool:
    if said.next is None:
        return True
    for state, move in random_moves(said.game, said.after, random.Random(1), most=60):
        if move.verb == "deal":
            return True
        if move.seat != TABLE and any(m.verb == "draw" for m in legal(said.game, state, move.seat)):
            return False
    return True


def priced(said: Said) -> bool:
    return sum(said.after.options.price(one.rank) for one in said.facts["cards"]) == said.facts.get("n", 0)


def own_suit_will_do(said: Said) -> bool:
    card = said.facts["card"]
    return any(card in m.cards and m.value.startswith(card.suit) for m in said.can())


CLAIMS = (
    Claim("what would fit", named_cards_can_be_laid("may"), en=r"What can be played|and \S+ can: ", de=r"Passen würde|und \S+ kann: "),
    Claim("a two helps", two_answers, en=r"[Oo]nly a two|answers with a two|plays another", de=r"nur eine Zwei|legt eine Zwei oder|mit einer Zwei oder|legt noch eine"),
    Claim("nothing but taking", both(can("take"), lays_nothing), en=r"nothing for it but to take|has to take the", de=r"kann sie nur nehmen|muss die .* nehmen"),
    Claim("may take instead", can("take"), en=r"taking the cards|have to be taken|may keep it and take", de=r"oder nimmt die Karten\.|muss man die .* nehmen|lieber .* nehmen", rules="crazy-eights.draw-two"),
    Claim("takes the cards", can("take", who="other"), en=r"or takes|: \S+ takes", de=r"oder nimmt|: \S+ nimmt", rules="crazy-eights.draw-two.owe"),
    Claim("lay or pass", both(can("pass"), lays_something), en=r"play a card or pass|may pass instead of playing one", de=r"kann (?:man )?legen oder passen|wer nicht legt, passt"),
    Claim("only passing is left", both(can("pass"), lays_nothing), en=r"can only pass|cannot play any, and so passes", de=r"kann (?:man )?nur passen|legen kann man nichts: Dann"),
    Claim("only laying is left", both(cannot("pass"), lays_something), en=r"has to play a card\.|nobody may pass\.", de=r"muss (?:man )?legen\.|Passen geht nicht"),
    Claim("nothing can be laid", lays_nothing, en=r"Nothing in hand can be played|Nothing can be played", de=r"Legen kann man gerade nichts|Es passt nichts"),
    Claim("only the suit called or a wild card", only_the_call_fits, en=r"only \S+ or another wild card may be played", de=r"Nur noch \S+ oder eine weitere Wunschkarte"),
    Claim("with what play goes on", fits_after, en=r"play goes on with \S+ or", de=r"Weiter geht es mit \S+ oder", rules="crazy-eights.play.face-up"),
    Claim("anybody may object", all_may_object, en=r"anyone else may object", de=r"dürfen es alle anderen beanstanden"),
    Claim("no more drawing", no_drawing_from_now_on, en=r"from now on play goes on without drawing", de=r"von nun an wird ohne Ziehen gespielt"),
    Claim("can still draw", can("draw"), en=r"can still draw|first takes a card from the stock|goes on up to", de=r"noch kann \S+ eine Karte ziehen|erst eine Karte vom Stock|zieht bis zu"),
    Claim("must lay because a card fits", both(cannot("draw", "pass"), lays_something), en=r"those who can play must", de=r"muss legen, wer kann"),
    Claim("its own suit will do", own_suit_will_do, en=r"its own suit will do", de=r"auch die eigene Farbe der Karte ist erlaubt"),
    Claim("without a call it may be laid", lambda s: any(s.facts["card"] in m.cards and m.value in ("", "!") for m in s.can()), en=r"may be played without a call", de=r"Ohne Ansage darf man sie legen"),
    Claim("could lay", lays_something, en=r"could play a card", de=r"könnte zwar legen"),
    Claim("who is next", goes_on_with("next"), fact="next"),
    Claim("whose turn comes", goes_on_with("other"), en=r"is next\.$|play goes on with \S+\.$", de=r"(?:ist dran|geht es mit \S+)\.$", rules="crazy-eights.turn.draw"),
    Claim("whose turn comes after a penalty", goes_on_with("other"), en=r"is next\.$|is an ordinary card", de=r"weiter geht es mit|gewöhnliche Karte der", rules="crazy-eights.draw-two"),
    Claim("what cards cost", priced, fact="cards", rules="crazy-eights.score"),
    Claim("any card may go on it", anything_goes, en=r"any card may go on it", de=r"passt darauf jede Karte"),
    Claim("draws from the top", can("draw"), en=r"draws the top card", de=r"zieht die oberste Karte"),
    Claim("may draw here", can("draw"), en=r"may draw, and \S+ does not have to|draws again\.|may draw up to \d+ cards in a turn", de=r"bei \S+ ist das so|zieht \S+ weiter|bis zu \S+ Karten ziehen, und"),
    Claim("may still object", can("object"), en=r"not too late to object", de=r"noch darf man es beanstanden"),
    Claim("nothing to object to", cannot("object"), en=r"nothing to object to", de=r"Es gibt gerade nichts zu beanstanden"),
    Claim("how many each", lambda s: all(len(h.cards) == s.facts["each"] for h in s.game.scene(s.after, None).hands), fact="each"),
    Claim("who wins the round", lambda s: not s.held(s.facts["seat"]), fact="seat", rules="crazy-eights.end.first-out"),
    Claim("who begins", goes_on_with("seat"), en=r"on the left begins", de=r"links davon|beginnt", rules="crazy-eights.turn.first"),
    Claim("no card of this turn's draw", lambda s: s.facts["card"] not in cards_of(s.can()), fact="card", rules="crazy-eights.opt.drawn-card"),
    Claim("holds a two", lambda s: any(one.rank == "2" for one in s.held()), en=r"holds a two", de=r"hält zwar eine Zwei"),
)  # fmt: skip
