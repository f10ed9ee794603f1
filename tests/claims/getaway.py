"""What the sentences of Getaway say besides their verdict, and what must be so then."""

from __future__ import annotations

from claims.common import (
    Holds,
    after_it,
    anything_goes,
    both,
    can,
    cannot,
    cards_of,
    goes_on_with,
    has_lost,
    named_are_held,
    named_cards_can_be_laid,
    tagged,
)
from claims.saying import Claim, Said
from tutor.core.cards import Card
from tutor.core.moves import PLAY
from tutor.core.play import legal


def holds_n(fact: str, cards: str) -> Holds:
    return lambda said: len(said.held(said.facts[fact], after=False)) == said.facts[cards]


def stops(said: Said) -> bool:
    """After it nobody adds to this trick."""
    state = after_it(said)
    return not state.trick or not any(
        m.verb == PLAY for seat in state.seats for m in legal(said.game, state, seat) if len(state.trick) > 0
    )


def has_power(said: Said) -> bool:
    over = said.game.outcome(said.after) is not None or (said.facts["seat"] and got_away("seat")(said))
    return over or tagged("seat", "power")(said) or said.after.phase.value == "drawn"


def got_away(fact: str) -> Holds:
    def holds(said: Said) -> bool:
        end = said.game.outcome(said.after)
        if end is not None:
            return said.facts[fact] not in end.losers
        return any(h.done for h in said.game.scene(said.after, None).hands if h.seat == said.facts[fact])

    return holds


def can_take_only(fact: str) -> Holds:
    """The seat that may be taken from, and no other."""

    def holds(said: Said) -> bool:
        takes = [m for m in legal(said.game, said.before, said.seat) if m.verb == "take"]
        named = {m.value or said.game.facts(said.before, m)["other"] for m in takes}
        return named <= {said.facts[fact]}

    return holds


def plays_only(fact: str) -> Holds:
    return lambda said: cards_of(said.can(said.next)) == {said.facts[fact]}


CLAIMS = (
    Claim("still holds", both(named_are_held("suited"), named_cards_can_be_laid("suited")), en=r"still holds|holds .* and must play one", de=r"hat noch|muss eins? davon|zugeben", rules="getaway.trick.follow-suit"),
    Claim("holds spades", both(named_are_held("suited"), named_cards_can_be_laid("suited")), fact="suited", rules="getaway.first.follow-spades"),
    Claim("the choice in the suit is free", named_cards_can_be_laid("suited"), en=r"may choose freely among", de=r"ist die Wahl frei"),
    Claim("any card may be played", anything_goes, en=r"may play any card|may lead any card", de=r"darf jede Karte"),
    Claim("it stops the trick", stops, en=r"it stops the trick", de=r"unterbricht den Stich"),
    Claim("only this hand can be taken", can_take_only("other"), fact="other", rules="getaway.take.window"),
    Claim("only from there", can_take_only("other"), en=r"only the next player’s hand can be taken", de=r"nur deren Hand kann man nehmen"),
    Claim("only the next hand", can_take_only("next"), fact="next", rules="getaway.take.target"),
    Claim("no hand is taken now", cannot("take"), en=r"nobody (?:may|can) take a hand|it is too late|only the player with the power may take", de=r"nimmt (?:hier )?niemand .*eine Hand|zu spät|nehmen darf man erst vor dem|Eine Hand nehmen darf an diesem Tisch nur, wer die|niemand eine Hand", rules="getaway."),
    Claim("how many are held", holds_n("seat", "held"), en=r"has (?:one|\d+) cards?\.$", de=r"noch (?:eine|\d+) Karten?\.$", rules="getaway.lastcard.draw"),
    Claim("how many the other holds", holds_n("other", "other_held"), fact="other_held", rules="getaway.take"),
    Claim("has the power", tagged("seat", "power"), en=r"also leads to the second", de=r"hat (?:durch|mit) .* die Macht|spielt auch zum zweiten", rules="getaway.first.ace"),
    Claim("has to lead it", plays_only("card"), en=r"must lead it", de=r"muss sie ausspielen"),
    Claim("cannot lose any more", lambda s: any(h.done for h in s.game.scene(s.after, None).hands if h.seat == s.facts["other"]) or s.game.outcome(s.after) is not None, en=r"cannot lose any more", de=r"kann nicht mehr verlieren"),
    Claim("has lost", has_lost("seat"), en=r"^(?!.*answered)(?:.*[:,] )?(?:and )?\S+ has lost\.$", de=r"^(?!.*(?:höher|niedriger)).*\bhat (?:die Partie )?verloren\.$", rules="getaway.end"),
    Claim("takes all", lambda s: not s.held(s.facts["other"]), en=r"takes (?:all|both|the last)", de=r"nimmt ", rules="getaway.take.all"),
    Claim("has the power after it", has_power, fact="seat", rules="getaway.trick.power-is"),
    Claim("keeps the power with an empty hand", has_power, fact="seat", rules="getaway.escape.not-with"),
    Claim("nothing but this card", lambda s: cards_of(s.can(s.game.movers(s.before)[0])) <= {Card("A", "♠")}, en=r"and nothing else", de=r"Nur das Pik-Ass darf"),
    Claim("leads again", has_power, fact="seat", rules="getaway.lastcard.unbeaten"),
    Claim("opened and leads", has_power, fact="seat", rules="getaway.first.ace-holder"),
    Claim("has to take and lead", both(can("gather"), goes_on_with("seat")), fact="cards", rules="getaway.penalty"),
    Claim("has got away", got_away("seat"), fact="seat", rules="getaway.escape.empty"),
    Claim("is out and safe", got_away("seat"), fact="seat", rules="getaway.lastcard.beaten"),
    Claim("is out with two left", got_away("seat"), fact="seat", rules="getaway.two.out"),
    Claim("the other has lost", has_lost("other"), fact="other", rules="getaway.two.drawn-higher"),
    Claim("the drawer has lost", has_lost("seat"), fact="seat", rules="getaway.two.drawn-lower-last"),
    Claim("the drawer has lost by a tochoo", has_lost("seat"), fact="seat", rules="getaway.two.drawn-tochoo"),
    Claim("nobody else may play the first card", lambda s: s.game.movers(s.before)[0] == s.facts["power"], fact="power", rules="getaway.trick.power-leads"),
    Claim("no second hand is taken", cannot("take"), fact="seat", rules="getaway.opt.take.limit"),
    Claim("picks up", lambda s: set(s.facts["cards"]) <= set(s.held()), fact="cards", rules="getaway.trick.interrupted"),
)  # fmt: skip
