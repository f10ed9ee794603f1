"""What the sentences of Gurke say besides their verdict, and what must be so then."""

from __future__ import annotations

from claims.common import Holds, can, instead_is_legal
from claims.saying import Claim, Said
from tutor.core.play import legal


def legal_sizes(said: Said) -> set[int]:
    return {len(m.cards) for m in legal(said.game, said.before, said.seat) if m.verb == "swap"}


def leads_within_the_deal(said: Said) -> bool:
    return said.after.phase.value != "play" or said.game.movers(said.after)[0] == said.facts["seat"]


def nobody_exchanges(said: Said) -> bool:
    if said.next is None:
        return True
    return not any(
        m.verb == "swap" and m.cards for seat in said.after.seats for m in legal(said.game, said.after, seat)
    )


def up_to(said: Said) -> bool:
    return legal_sizes(said) == set(range(int(said.facts["most"]) + 1))


def as_many_or_none(said: Said) -> bool:
    return legal_sizes(said) == {0, int(said.facts["swapped"])}


def all_or_none(said: Said) -> bool:
    return legal_sizes(said) == {0, int(said.facts["stock"])}


def only_lowest(said: Said) -> bool:
    """Nothing goes but cards of the lowest rank."""
    ranks = {tuple(sorted(one.rank for one in move.cards)) for move in legal(said.game, said.before, said.seat)}
    return len(ranks) == 1


def holds_two_cards(said: Said) -> bool:
    return len(said.held(after=False)) == 2


def next_deal_by(fact: str) -> Holds:
    return lambda said: (
        said.after.sheet.dealer in (-1, said.after.seats.index(said.facts[fact]))
        or (said.game.outcome(said.after) is not None)
    )


CLAIMS = (
    Claim("what may be laid", instead_is_legal("options"), fact="options"),
    Claim("the lowest may always go", lambda s: s.lays(s.facts["cards"]), en=r"may be played at any time|may always be played", de=r"darf man immer spielen"),
    Claim("the lowest would do", lambda s: s.lays(s.facts["lowest"]), en=r"other way out is to play the lowest", de=r"Die andere Möglichkeit sind die niedrigsten"),
    Claim("only the lowest", only_lowest, en=r"So the lowest has to go|lowest cards have to go", de=r"Dann muss man das Niedrigste spielen|niedrigsten Karten spielen: "),
    Claim("any card may be led", lambda s: {m.card for m in legal(s.game, s.before, s.seat) if len(m.cards) == 1} == set(s.held(after=False)), en=r"may choose any card, ", de=r"darf dafür jede Karte nehmen"),
    Claim("no choice", lambda s: len(legal(s.game, s.before, s.seat)) == 1, en=r"left and so no choice", de=r"damit keine Wahl"),
    Claim("only two cards left", holds_two_cards, en=r"has only two cards left", de=r"hat nur noch zwei Karten"),
    Claim("up to so many", up_to, en=r"here up to|may exchange up to|at most \d+\.$", de=r"hier bis zu|bis zu .* tauschen|höchstens \d+\.$", rules="gurke.swap"),
    Claim("as many or none", as_many_or_none, en=r"exactly as many or none|that means \S+ or none", de=r"genau so viele tauschen oder gar|heißt das: \S+ oder keine"),
    Claim("too many", lambda s: len(s.move.cards) > max(legal_sizes(s)), en=r"(?:is|are) too many|cannot exchange Xx|cannot exchange \d+ cards", de=r"sind zu viele|höchstens \d+, nicht \d+\.$|kann nicht \d+ Karten tauschen", rules="gurke.swap"),
    Claim("may be led together", lambda s: s.move in s.can(), en=r"rank and may be led together", de=r"dürfen zusammen ausgespielt werden"),
    Claim("all of it or nothing", all_or_none, en=r"takes all of it or nothing|takes it or nothing|all of them or none", de=r"den ganzen Rest oder nichts|nimmt sie oder nichts|nimmt alle oder keine"),
    Claim("nobody exchanges", nobody_exchanges, en=r"nobody exchanges in this deal\.$|cannot exchange any more|closes the exchange", de=r"in diesem Spiel niemand|kann nichts mehr tauschen|Tausch für alle vorbei", rules="gurke.swap"),
    Claim("kontra or pass", can("kontra", "pass"), en=r"to say kontra or to pass", de=r"Kontra sagen oder passen"),
    Claim("may keep the hand", can("pass"), en=r"need not accept it|can keep the hand|stays with one|may leave it at that", de=r"muss es nicht annehmen|kann die Hand behalten|bleibt beim ersten|dabei belassen"),
    Claim("may swap the hand", lambda s: bool({m.verb for m in s.can()} & {"free", "double"}), en=r"may swap the whole hand|may swap once more", de=r"ganze Hand (?:frei )?tauschen;|frei tauschen\.$|noch einmal tauschen", rules="gurke.rassi"),
    Claim("need not buy back", can("decline"), en=r"Nobody has to buy back", de=r"Niemand muss sich zurückkaufen|[Zz]urückkaufen muss sich niemand"),
    Claim("who deals next", next_deal_by("seat"), en=r"deals? next|next deal is|will deal first", de=r"[Aa]ls Nächstes gibt|nächste Spiel|gibt \S+ zuerst", rules="gurke.deal"),
    Claim("how many are dealt", lambda s: all(len(h.cards) in (0, s.facts["n"]) for h in s.game.scene(s.after, None).hands), en=r"deals everyone \S+ cards", de=r"gibt allen \S+ Karten", rules="gurke.deal.s"),
    Claim("how many are dealt by the last losing card", lambda s: all(len(h.cards) in (0, s.facts["n"]) for h in s.game.scene(s.after, None).hands), fact="n", rules="gurke.deal.loser-card"),
    Claim("who wins", lambda s: (e := s.game.outcome(s.after)) is not None and set(s.facts["seats"]) == set(e.winners), fact="seats", rules="gurke.end.l"),
    Claim("who wins with all but one over", lambda s: (e := s.game.outcome(s.after)) is not None and set(s.facts["seats"]) == set(e.winners), fact="seats", rules="gurke.end.all-but"),
    Claim("who loses", lambda s: (e := s.game.outcome(s.after)) is not None and set(s.facts["seats"]) == set(e.losers), fact="seats", rules="gurke.end.first-over"),
    Claim("who leads next", leads_within_the_deal, fact="seat", rules="gurke.trick.winner"),
    Claim("whose set leads next", leads_within_the_deal, fact="seat", rules="gurke.set.winner"),
    Claim("leads here", lambda s: s.game.movers(s.before)[0] == s.facts["leader"], fact="leader", rules="gurke.play"),
    Claim("how many at most", lambda s: max(len(m.cards) for m in legal(s.game, s.before, s.seat)) == s.facts["most"] or s.before.options.sets == "no" or max(len(m.cards) for m in legal(s.game, s.before, s.seat)) < s.facts["most"], fact="most", rules="gurke.set.keep-single"),
)  # fmt: skip
