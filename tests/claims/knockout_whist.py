"""What the sentences of Knock-Out Whist say besides their verdict, and what must be so then."""

from __future__ import annotations

from claims.common import (
    anything_goes,
    both,
    can,
    cannot,
    goes_on_with,
    lays_something,
    named_are_held,
    named_cards_can_be_laid,
)
from claims.saying import Claim, Said
from tutor.core.moves import Move
from tutor.games.knockout_whist.state import DIAMOND_TWO


def called_for(said: Said) -> bool:
    """What is said to be called for is the suit that lies there, or it is said why it is not."""
    lead = said.before.trick[0][1]
    return lead.suit == said.facts["led"] or str(lead.text) in said.en


def is_out_after(said: Said) -> bool:
    state = said.game.apply(said.before, Move(said.seat, "leave"))[0]
    return not state.alive[state.seats.index(said.seat)] or said.game.outcome(state) is not None


def exchange_at_most(said: Said) -> bool:
    gone = len(said.before.discards[said.before.seats.index(said.seat)]) if said.before.discards else 0
    return gone <= int(said.facts["limit"])


def any_suit(said: Said) -> bool:
    return {"♠", "♥", "♦", "♣"} <= {m.value for m in said.can() if m.verb == "trump"}


CLAIMS = (
    Claim("what is called for", called_for, en=r"are called for", de=r"Verlangt (?:ist|wird)|verlangt"),
    Claim("still holds", both(named_are_held("suited"), named_cards_can_be_laid("suited")), fact="suited", rules="knockout-whist.trick.follow-suit"),
    Claim("any card may be played", anything_goes, en=r"may play any card|may lead any card", de=r"darf jede Karte"),
    Claim("could knock", can("knock"), en=r"could knock instead|would do as well|knocking is still allowed|may keep it for a later trick by knocking|need not lead it|players may knock|at this table need not|may knock too", de=r"Klopfen ginge auch|weitergeben ginge auch|Klopfen bleibt erlaubt|mit einem Klopfen|muss sie nicht ausspielen|darf auch im letzten Stich geklopft|müsste es an diesem Tisch aber nicht|darf klopfen"),
    Claim("could play", lays_something, en=r"one card only and may play it|may open the trick with|may play the card to", de=r"darf sie zu jedem Stich spielen|darf den Stich mit|darf die Karte im letzten"),
    Claim("only one card", lambda s: len(s.held(after=False)) == 1, en=r"has (?:this )?one card only|’s only card|with a single card;", de=r"hat nur (?:diese )?eine Karte|einzige Karte von|einzigen Karte eröffnen", rules="knockout-whist.dog"),
    Claim("may not knock", cannot("knock"), en=r"may knock; \S+ has to play|has already knocked|after this one there is none", de=r"muss eine Karte spielen|schon geklopft|kommt aber keiner mehr", rules="knockout-whist.dog"),
    Claim("has to play", both(cannot("knock"), lays_something), en=r"card has to be played now", de=r"muss die Karte jetzt spielen", rules="knockout-whist.dog"),
    Claim("how many are dealt", lambda s: max(len(h.cards) for h in s.game.scene(s.after, None).hands) == s.facts["n"], fact="n", rules="knockout-whist.deal.seven"),
    Claim("how many are dealt later", lambda s: max(len(h.cards) for h in s.game.scene(s.after, None).hands) == s.facts["n"], fact="n", rules="knockout-whist.deal.one-fewer"),
    Claim("what the pot holds", lambda s: s.after.pot == s.facts["pot"] or s.game.outcome(s.after) is not None, en=r"the pot now holds|it now holds", de=r"im Pott sind jetzt|Pott (?:liegen|sind) (?:jetzt|nun)|darin sind jetzt|Pott.*jetzt", rules="knockout-whist.opt.stakes"),
    Claim("who deals next", lambda s: s.after.seats[s.after.dealer] == s.facts["seat"] or s.game.outcome(s.after) is not None, fact="seat", rules="knockout-whist.deal.rotate"),
    Claim("has settled trumps", lambda s: len({m.value for m in s.can() if m.verb == "order"}) == 4, en=r"one of the four orders", de=r"eine der vier", rules="knockout-whist.opt.rank-order"),
    Claim("has a trick more", lambda s: s.after.won[s.after.seats.index(s.facts["seat"])] > s.before.won[s.before.seats.index(s.facts["seat"])] or sum(s.after.won) == 0, en=r"the trick is \S+’s\.$", de=r"Der Stich gehört", rules="knockout-whist.trick.highest"),
    Claim("is then out", is_out_after, en=r"is then out|a player who does not is out", de=r"ist dann draußen|ist draußen"),
    Claim("may go on for one unit", can("pay"), en=r"costs one unit all the same|buys a dog’s life|can go on by permission|one unit buys", de=r"kostet trotzdem eine Einheit|kauft sich für eine Einheit|kann für eine Einheit|für eine Einheit gibt es"),
    Claim("may leave", can("leave"), en=r"Nobody has to pay|may decline", de=r"Niemand muss zahlen|verzichten"),
    Claim("any suit may be named", any_suit, en=r"any suit may be named", de=r"erlaubt ist jede Farbe"),
    Claim("may call no trumps", lambda s: any(m.verb == "trump" and m.value == "none" for m in s.can()), en=r"may call no trumps", de=r"statt einer Farbe auch"),
    Claim("leads to the next trick", goes_on_with("seat"), en=r"has the trick and leads to the next", de=r"hat den Stich und spielt zum nächsten aus"),
    Claim("the lead falls to", goes_on_with("other"), en=r"the lead (?:falls|passes on) to", de=r"Ausspiel (?:fällt|geht) (?:nun |damit |weiter )?an (?!den)|fällt das Ausspiel an|das Ausspiel .*an [A-Z]\w+\.$", rules="knockout-whist.dog"),
    Claim("may exchange so many", exchange_at_most, en=r"may discard at most", de=r"darf hier höchstens"),
    Claim("is out", lambda s: not s.after.alive[s.after.seats.index(s.facts["seat"])], fact="seat", rules="knockout-whist.out-no-trick"),
    Claim("has no such card", lambda s: not any(one.suit == s.facts["led"] and one != DIAMOND_TWO for one in s.held(after=False)) or s.before.options.diamond_two == "on", en=r"has no \S+ and may play", de=r"hat kein \S+ und darf"),
    Claim("has won", lambda s: (e := s.game.outcome(s.after)) is not None and s.facts["seat"] in e.winners, en=r"has won(?: the game)?\.$|wins the game at once", de=r"hat (?:die Partie )?gewonnen\.$|gewinnt .*sofort", rules="knockout-whist.win"),
)  # fmt: skip
