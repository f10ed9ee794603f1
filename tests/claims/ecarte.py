"""What the sentences of Écarté say besides their verdict, and what must be so then."""

from __future__ import annotations

from claims.common import (
    Holds,
    after_it,
    anything_goes,
    both,
    can,
    cannot,
    goes_on_with,
    named_are_held,
    named_cards_can_be_laid,
    never_again,
)
from claims.saying import Claim, Said
from tutor.core.play import legal


def obliged(fact: str = "seat", *, expected: bool = True) -> Holds:
    def holds(said: Said) -> bool:
        state = said.after if said.part == "event" else after_it(said)
        return (state.obliged >= 0 and state.seats[state.obliged] == said.facts[fact]) == expected

    return holds


def other_may_choose(said: Said) -> bool:
    state = said.after if said.part == "event" or said.move.verb == "hold" else after_it(said)
    chooser = said.game.movers(state)[0]
    values = {move.value for move in legal(said.game, state, chooser) if move.verb == "hold"}
    held = any(one.suit == state.named for one in said.game.scene(state, None).hands[state.trick[0][0]].cards)
    named = said.seat if said.move.verb == "hold" else said.facts["other"]
    return chooser == named and values == ({"card", "word"} if held else {"card"})


def scores_as_said(fact: str) -> Holds:
    return lambda said: (
        said.facts["score"] == said.after.score[said.after.seats.index(said.facts[fact])]
        or (said.after.company is not None or said.game.outcome(said.after) is not None)
    )


def exchanges(fewest: int) -> Holds:
    def holds(said: Said) -> bool:
        counts = {len(m.cards) for m in legal(said.game, said.before, said.seat) if m.verb == "discard"}
        least = fewest if "fewest" not in said.names else int(said.facts["fewest"])
        most = 5 if "most" not in said.names else int(said.facts["most"])
        return counts == set(range(least, most + 1)) or (not said.move.cards and 0 in counts)

    return holds


def loses_points(said: Said) -> bool:
    """Nobody who gains is said to lose: after it the other side has more."""
    state = after_it(said)
    here, there = said.before, state
    seat = said.before.seats.index(said.seat)
    return there.score[seat] <= here.score[seat] and sum(there.score) > sum(here.score)


CLAIMS = (
    Claim("what is higher can be laid", named_cards_can_be_laid("higher"), fact="higher"),
    Claim("what follows suit is held", named_are_held("suited"), fact="suited"),
    Claim("what follows suit can be laid", named_cards_can_be_laid("suited"), en=r"only \S+ will do|are all allowed", de=r"dafür gibt es nur|zur Wahl stehen |gleichgültig", rules="ecarte.play.must-follow-low"),
    Claim("one of the trumps", named_cards_can_be_laid("trumps"), fact="trumps"),
    Claim("any card may be led", anything_goes, en=r"may choose any card", de=r"darf dafür jede Karte nehmen"),
    Claim("the other side may choose", other_may_choose, en=r"let the card stand, or insist", de=r"Karte gelten lassen oder auf der"),
    Claim("the word stands", lambda s: s.facts["card"].suit == s.before.named, en=r"insisted on the suit named, and \S+ is of that suit", de=r"auf der Ansage bestanden, und \S+ hat diese Farbe"),
    Claim("no time left to announce", never_again("announce"), en=r"it will be too late to announce", de=r"nach dieser Karte aber keine Zeit"),
    Claim("time to announce after a trick", lambda s: s.before.options.king_window == "also-after-winning-a-trick" and s.facts["king"] in s.held() and s.facts["card"] != s.facts["king"], en=r"only once a trick has been won", de=r"nur noch nach einem gewonnenen Stich"),
    Claim("may announce", can("announce"), en=r"holds \S+ and may keep quiet", de=r"darf ihn trotzdem verschweigen"),
    Claim("too late to announce", never_again("announce"), en=r"now it is too late|time to announce ha[sd] passed|the time to announce has passed", de=r"jetzt ist es zu spät|die Zeit zum Melden vorbei"),
    Claim("announced only after a trick", lambda s: cannot("announce")(s) and s.before.options.king_window == "also-after-winning-a-trick" and not s.before.won[s.before.seats.index(s.seat)], en=r"can announce now only after", de=r"erst wieder nach einem gewonnenen"),
    Claim("a false king pays the other side", loses_points, en=r"that gives \S+ a point", de=r"sie bringt \S+ einen Punkt"),
    Claim("will be obliged", obliged(), en=r"then has to make three tricks|means having to make three", de=r"muss dann drei Stiche|muss \S+ dann drei Stiche|dass es drei Stiche werden"),
    Claim("will not be obliged", obliged(expected=False), en=r"carries no obligation", de=r"verpflichtet das nicht mehr"),
    Claim("is obliged", obliged(), en=r"(?:so has|: \S+ has) to make three tricks", de=r"(?:muss deshalb|: \S+ muss) drei Stiche machen", rules="ecarte.o"),
    Claim("may propose", can("propose"), en=r"may propose an exchange with|may propose again|or propose once more", de=r"mit jedem Blatt .*vorschlagen|darf wieder vorschlagen|oder noch einmal vorschlagen"),
    Claim("may simply play", can("stand"), en=r"may simply play|: play, or propose", de=r"darf einfach spielen|: spielen oder"),
    Claim("has to play", both(cannot("propose"), can("stand")), en=r"cannot propose again|has to play(?: now)?\.$", de=r"kann nichts mehr vorschlagen|muss (?:jetzt )?spielen\.$"),
    Claim("who exchanges how many", exchanges(1), en=r"may discard", de=r"darf .* ablegen", rules="ecarte.exchange.elder-first"),
    Claim("how many the dealer may exchange", exchanges(0), en=r"may also keep all five|may exchange", de=r"alle fünf Karten behalten|darf .* tauschen", rules="ecarte.exchange.dealer"),
    Claim("to whom the trick goes", lambda s: sum(after_it(s).won) == 0 or after_it(s).won[s.before.seats.index(s.facts["other"])] == s.before.won[s.before.seats.index(s.facts["other"])] + 1, en=r"the trick goes to", de=r"Stich (?:geht an|bekommt|gehört)"),
    Claim("may claim", can("claim"), en=r"may claim it", de=r"darf sie rügen"),
    Claim("the score", scores_as_said("seat"), fact="score", rules="ecarte.score"),
    Claim("the score with the king", scores_as_said("seat"), fact="score", rules="ecarte.king"),
    Claim("the score after a false king", scores_as_said("other"), fact="score", rules="ecarte.opt.false-king"),
    Claim("who deals", lambda s: s.after.seats[s.after.dealer] == s.facts["seat"] and s.after.seats[s.after.elder] == s.facts["other"], fact="other", rules="ecarte.deal.alternate"),
    Claim("may announce for a point", can("announce"), fact="king", rules="ecarte.opt.king-window"),
    Claim("how many tricks", lambda s: s.after.won[s.after.seats.index(s.facts["seat"])] == s.facts["n"] or sum(s.after.won) == 0, fact="n", rules="ecarte.play.trick-winner"),
    Claim("who decides first", lambda s: s.game.movers(s.before)[0] == s.facts["dealer"], en=r"accepts or refuses first", de=r"Erst nimmt \S+ an", rules="ecarte.propose.pass"),
    Claim("exchanges first", goes_on_with("other"), en=r"exchanges first, then", de=r"Zuerst tauscht", rules="ecarte.propose.accept"),
    Claim("may not propose", cannot("propose"), en=r"Only elder may propose", de=r"Vorschlagen darf nur die Vorhand"),
    Claim("cannot announce", cannot("announce"), en=r"cannot announce it|so nobody can hold it|only one king point|is announced only once", de=r"kann ihn nicht melden|kann ihn niemand auf der Hand haben|nur einen Königspunkt|Gemeldet wird erst, wenn"),
    Claim("cannot claim", cannot("claim"), en=r"show no revoke", de=r"zeigen keinen Verstoß"),
    Claim("may claim the king turned up", can("announce"), en=r"may claim a point for it", de=r"darf dafür einen Punkt fordern"),
    Claim("may keep the bank", can("keep"), en=r"may keep the bank", de=r"darf an der Bank bleiben"),
    Claim("may cash in", can("cash"), en=r"may take the money", de=r"darf das Geld nehmen"),
    Claim("may come out or stand", can("withdraw", "leave"), en=r"may come out, or stay in", de=r"dürfen heraus oder bleiben"),
    Claim("may break up", can("stop"), en=r"the company may also break up", de=r"auch auseinandergehen"),
    Claim("is under no obligation", obliged(expected=False), en=r"no longer under any obligation", de=r"zu nichts mehr verpflichtet"),
    Claim("may accept", can("accept", "refuse"), en=r"may accept the proposal|may refuse\.", de=r"darf den Tausch gewähren|darf ablehnen\."),
    Claim("must answer", can("accept", "refuse", who="other"), en=r"has to answer", de=r"muss (?:\w+ )?antworten", rules="ecarte.propose"),
    Claim("leads next", goes_on_with("seat"), en=r"leads next", de=r"spielt als Nächstes aus", rules="ecarte.play"),
)  # fmt: skip
