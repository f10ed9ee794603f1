"""What was understood of a question, fact by fact, each with what may be chosen instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tutor.asking.deal_told import Deal
from tutor.asking.laying import pack_of
from tutor.asking.listed_hand import Listed
from tutor.asking.losing_told import Losing
from tutor.asking.moment import Stood
from tutor.asking.moment import name_of as moment_name
from tutor.asking.named import Named
from tutor.asking.numbers_told import WORTH, Numbers
from tutor.asking.reborn import Reborn
from tutor.asking.scene import ME, Scene
from tutor.asking.sets_told import Sets
from tutor.asking.told import Told
from tutor.asking.understood import called, name_of, rule_set, value_of
from tutor.cases.transcript import Case
from tutor.core.cards import SUITS
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.words import explain, library
from tutor.words.explain import APP

LYING = "lying."
"""How the facts begin that are the cards on the table, one each, by their place."""
MOST_LYING = 8
PREDICATES = ("takes", "picks", "leads", "out", "loses", "still", "points")
MOMENT = "moment"
GAME = "game"
FIRST, FINAL = "first", "last"
SUIT_LED, TRUMPS, WHOLE = "led", "trumps", "whole"
"""Words for a suit that is not named, and for a hand that was told whole."""


class Choice(NamedTuple):
    """One thing that may be chosen for a fact."""

    value: str
    """What a link carries: a card, a suit, a rank, a name."""
    text: str


class Fact(NamedTuple):
    """One thing that was understood, or that may be added."""

    name: str
    label: str
    text: str
    """What was understood, in words; what stands for nothing where it was not said."""
    rows: tuple[tuple[Choice, ...], ...] = ()
    """What may be chosen, in rows; nothing where it can only be read."""
    chosen: tuple[str, ...] = ()
    several: bool = False
    needed: bool = False
    """Whether it cannot be taken away."""
    said: bool = True


def token(one: Named) -> str:
    """Return a card, a suit or a rank as a link carries it."""
    return one.suit + one.rank


def understood(facts: Iterable[Fact]) -> tuple[tuple[str, str], ...]:
    """Return what was understood as the rows of a small table, each with its name."""
    rows: dict[str, list[str]] = {}
    for fact in facts:
        if fact.said and fact.text:
            rows.setdefault(fact.label, []).append(fact.text)
    return tuple((label, ", ".join(texts)) for label, texts in rows.items())


class Table(NamedTuple):
    """What may be chosen in a game."""

    game: AnyGame
    setting: Mapping[str, Plain]
    lang: str

    def label(self, name: str) -> str:
        """Return what a fact is called."""
        return self.say(f"ask-told-{name}")

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """Return words of the app."""
        return explain.say(APP, self.lang, key, facts=dict(facts or {}))

    def cards(self, chosen: Iterable[str]) -> tuple[tuple[Choice, ...], ...]:
        """Return the cards of the pack, each suit a row that any card of it begins; without suits, the ranks.

        What is ``chosen`` and stands nowhere among them, a rank of any suit, has a row of its own.
        """
        ranks = pack_of(self.setting)
        if not self.suited:
            return (tuple(self.choice(Named("", rank)) for rank in ranks),)
        rows = [tuple(self.choice(Named(suit, rank)) for rank in ("", *ranks)) for suit in SUITS]
        listed = {one.value for row in rows for one in row}
        more = tuple(self.choice(Named("", value)) for value in dict.fromkeys(chosen) if value not in listed)
        return (*rows, more) if more else tuple(rows)

    @property
    def suited(self) -> bool:
        """Whether suits count for anything."""
        return bool(self.setting["suits"]) or not self.setting.get("trick", True)

    def suits(self, *more: Choice) -> tuple[tuple[Choice, ...], ...]:
        """Return the suits, and what may be said beside them."""
        return ((*(self.choice(Named(suit, "")) for suit in SUITS), *more),)

    def choice(self, one: Named) -> Choice:
        """Return a card, a suit or a rank as a choice."""
        return Choice(token(one), name_of(self.lang, one))

    def shown(self, one: Named) -> str:
        """Return the token by which a card is among the choices."""
        return token(one) if self.suited else one.rank

    def unsaid(self) -> str:
        """Return what stands where nothing was said."""
        return self.say("ask-unsaid")


def rules_fact(table: Table, case: Case, *, open_: bool = False) -> Fact:
    """Return the rule set as a fact; ``open_`` where the answer depends on it."""
    book = library.book(table.game.folder)
    names = [Choice(name, value_of(book, table.lang, "preset", name)) for name in table.game.presets]
    text = table.unsaid() if open_ else rule_set(table.lang, case)
    chosen = () if open_ else (case.preset,)
    return Fact("rules", table.label("rule-set"), text, (tuple(names),), chosen, needed=True, said=not open_)


def game_fact(lang: str, game: AnyGame) -> Fact:
    """Return the game as a fact, where no question named it and no page is about it."""
    titles = [Choice(one.key, str(book.about["title"][lang])) for one, book in library.books()]
    text = next(one.text for one in titles if one.value == game.key)
    return Fact(GAME, explain.say(APP, lang, "ask-told-game"), text, (tuple(titles),), (game.key,), needed=True)


def moment_fact(lang: str, stood: Stood, instead: Sequence[Stood]) -> Fact:
    """Return the moment that is asked about as a fact, with the others that may be meant."""
    choices = tuple(Choice(moment_name(one), str(one.moment["means"][lang])) for one in (stood, *instead))
    rows = (choices,) if instead else ()
    label = explain.say(APP, lang, "ask-told-asked")
    return Fact(MOMENT, label, choices[0].text, rows, (choices[0].value,), needed=True)


def viewed_facts(table: Table, told: Told, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a question about the position in view."""
    return (
        rules_fact(table, case)._replace(rows=()),
        Fact("view", table.label("view"), table.say("ask-in-view")),
        _asked(table, told),
    )


def told_facts(table: Table, told: Told, case: Case, depends: str) -> tuple[Fact, ...]:
    """Return what was understood of a position, fact by fact; ``depends`` is what the answer depends on."""
    found = [rules_fact(table, case, open_=depends == "preset")]
    found += [_trick(table, told.first, final=None), *_lying(table, told.lying, told.players)]
    if "wild" in table.setting:
        found.append(_suit(table, "called", told.called))
    if table.setting.get("trumps"):
        found.append(_suit(table, "trump", told.trump))
    texts, held = [name_of(table.lang, one) for one in told.hand], tuple(table.shown(one) for one in told.hand)
    shown = ", ".join(texts) or table.unsaid()
    hand = Fact("hand", table.label("hand"), shown, table.cards(held), held, several=True, said=bool(held))
    found.append(hand)
    if told.only and told.hand:
        found.append(_yes(table, WHOLE))
    found.append(_lacked(table, told))
    return (*found, _asked(table, told))


def listed_facts(table: Table, listed: Listed, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a hand that may be one to play on, fact by fact."""
    held = tuple(table.shown(one) for one in listed.hand)
    named = [name_of(table.lang, one) for one in listed.hand]
    counted = table.say("ask-listed-trumps", {"n": listed.trumps})
    texts = named if listed.whole else [counted, *named]
    hand = Fact("hand", table.label("hand"), ", ".join(texts), table.cards(held), held, several=True, needed=True)
    asked = Fact("asked", table.label("asked"), table.say(f"ask-asked-{listed.asks}"))
    return (rules_fact(table, case), _suit(table, "trump", listed.trump if listed.told else ""), hand, asked)


def sets_facts(table: Table, sets: Sets, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a trick of sets, fact by fact; equal cards cannot be chosen one by one."""

    def named(ranks: Iterable[str]) -> str:
        return ", ".join(name_of(table.lang, Named("", rank)) for rank in ranks)

    lying = [Fact(f"{LYING}{place}", table.label("lying"), named(ranks)) for place, ranks in enumerate(sets.laid)]
    hand = [Fact("hand", table.label("hand"), named(sets.hand))] if sets.hand else []
    if sets.size > len(sets.hand):
        hand.append(Fact("size", table.label("size"), str(sets.size)))
    asked = Fact("asked", table.label("asked"), f"{table.say(f'ask-asked-{sets.way}')} {named(sets.asked)}")
    return (rules_fact(table, case), *lying, *hand, asked)


def losing_facts(table: Table, losing: Losing, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a standing and a lost deal, fact by fact."""
    lives = [Fact("lives", table.label("lives"), str(losing.lives))] if losing.lives is not None else []
    stood = Fact("stood", table.label("stood"), str(losing.before))
    lost = Fact("lost", table.label("lost"), name_of(table.lang, losing.card))
    asked = Fact("asked", table.label("asked"), table.say(f"ask-asked-lost-{losing.asks}"))
    return (rules_fact(table, case), stood, *lives, lost, asked)


def reborn_facts(table: Table, reborn: Reborn, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of somebody who lost the first life, fact by fact."""
    own = [Fact("stood", table.label("stood" if reborn.card else "reached"), str(reborn.own))]
    if reborn.card is not None:
        own.append(Fact("lost", table.label("lost"), name_of(table.lang, reborn.card)))
    others = Fact("others", table.label("others"), ", ".join(map(str, reborn.others)))
    asked = Fact("asked", table.label("asked"), table.say("ask-asked-reborn"))
    return (rules_fact(table, case), *own, others, asked)


def deal_facts(table: Table, deal: Deal, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a deal that is over, fact by fact."""

    def side(name: str) -> str:
        return table.say(f"ask-deal-{name}") if name else table.unsaid()

    made = table.say("ask-deal-made", {"n": deal.tricks, "who": side(deal.winner)})
    king = [Fact("king", table.label("king"), table.say("ask-deal-announced"))] if deal.announced else []
    stood = [Fact("stood", table.label("stood"), str(deal.before))] if deal.before is not None else []
    obliged = Fact("obliged", table.label("obliged"), side(deal.obliged), said=bool(deal.obliged))
    asked = Fact("asked", table.label("asked"), table.say(f"ask-asked-deal-{deal.asks}"))
    return (rules_fact(table, case), obliged, Fact("made", table.label("made"), made), *king, *stood, asked)


def numbers_facts(table: Table, numbers: Numbers, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a story told in numbers, fact by fact."""
    name = "loser" if numbers.asks == WORTH else "others"
    told = Fact(name, table.label(name), ", ".join(map(str, numbers.told)))
    asks, says = numbers.asks, numbers.says
    asked = table.say(f"ask-asked-{asks}") if says is None else table.say(f"ask-asked-so-{asks}", {"n": str(says)})
    return (rules_fact(table, case), told, Fact("asked", table.label("asked"), asked))


def scene_facts(table: Table, scene: Scene, case: Case) -> tuple[Fact, ...]:
    """Return what was understood of a story, fact by fact."""
    found = [rules_fact(table, case)]
    found.append(_trick(table, scene.first, final=scene.final))
    seats = range(int(table.setting["least"]), int(table.setting["most"]) + 1)
    many = tuple(Choice(str(n), str(n)) for n in seats)
    told = (str(scene.seats),) if scene.seats else ()
    players = Fact("players", table.label("players"), (*told, table.unsaid())[0], (many,), told, said=bool(scene.seats))
    found += [players, *_lying(table, scene.cards, scene.players)]
    if table.setting.get("trumps"):
        found.append(_suit(table, "trump", scene.trump))
    people = {one: called(table.lang, one) for one in dict.fromkeys((*scene.players, ME))}
    who = tuple(Choice(one, name) for one, name in people.items() if name)
    if scene.last:
        lasts = [one for one in who if one.value in scene.last]
        named = ", ".join(one.text for one in lasts) or "…"
        found.append(Fact("last", table.label("last"), named, (who,), tuple(one.value for one in lasts), several=True))
    if scene.clean:
        found.append(_yes(table, "clean"))
    if scene.stood:
        stood = ", ".join(f"{called(table.lang, who)} {points}".strip() for who, points in scene.stood.items())
        found.append(Fact("stood", table.label("stood"), stood))
    if scene.had:
        found.append(Fact("had", table.label("had"), str(scene.had)))
    about = "…" if scene.who and not scene.many else called(table.lang, scene.about) or "…"
    asked = tuple(Choice(name, table.say(f"ask-asked-{name}").rstrip(":")) for name in _predicates(table))
    text = f"{table.say(f'ask-asked-{scene.many or scene.asks}')} {about}"
    found.append(Fact("asked", table.label("asked"), text, (asked,), (scene.asks,), needed=True))
    return tuple(found)


def _predicates(table: Table) -> list[str]:
    """Return what may be asked in this game of how a trick ends."""
    happens = table.setting.get("happens") or {}
    return [name for name in PREDICATES if name in happens or name in ("leads", "still", "loses")]


def _trick(table: Table, first: bool, *, final: bool | None) -> Fact:
    choices = [Choice(FIRST, table.say("ask-first-trick"))]
    if final is not None:
        choices.append(Choice(FINAL, table.say("ask-last-trick")))
    chosen = FIRST if first else FINAL if final else ""
    text = next((one.text for one in choices if one.value == chosen), table.unsaid())
    return Fact("trick", table.label("trick"), text, (tuple(choices),), (chosen,) if chosen else (), said=bool(chosen))


def _lying(table: Table, cards: Sequence[Named], players: Sequence[str]) -> list[Fact]:
    """Return the cards on the table, one fact each, and one to add."""
    label = table.label("lying")
    found = []
    for place, one in enumerate(cards):
        who = called(table.lang, players[place]) if place < len(players) else ""
        text, chosen = f"{who} {name_of(table.lang, one)}".strip(), (table.shown(one),)
        found.append(Fact(f"{LYING}{place}", label, text, table.cards(chosen), chosen))
    if len(cards) < (MOST_LYING if table.setting.get("trick", True) else 1):
        more = table.say("ask-add-card") if cards else table.unsaid()
        found.append(Fact(f"{LYING}{len(cards)}", label, more, table.cards(()), said=False))
    return found


def _suit(table: Table, name: str, suit: str) -> Fact:
    text = explain.suit_name(suit, table.lang) if suit else table.unsaid()
    return Fact(name, table.label(name), text, table.suits(), (suit,) if suit else (), said=bool(suit))


def _yes(table: Table, name: str) -> Fact:
    """Return a fact that holds or does not."""
    yes = Choice(name, table.say("ask-verdict-yes").rstrip("."))
    return Fact(name, table.label(name), yes.text, ((yes,),), (name,))


def _lacked(table: Table, told: Told) -> Fact:
    if not table.setting["suits"]:
        return Fact("lacked", table.label("lacked"), "", said=False)
    led = Choice(SUIT_LED, table.say("ask-suit-led"))
    trumps = [Choice(TRUMPS, table.say("ask-trumps"))] if table.setting.get("trumps") else []
    chosen = (*sorted(told.lacked), *[SUIT_LED] * told.void, *[TRUMPS] * told.no_trump)
    rows = table.suits(led, *trumps)
    texts = [one.text for value in chosen for one in rows[0] if one.value == value]
    text = ", ".join(texts) or table.unsaid()
    return Fact("lacked", table.label("lacked"), text, rows, chosen, several=True, said=bool(texts))


def _asked(table: Table, told: Told) -> Fact:
    what = ", ".join(name_of(table.lang, one) for one in told.asked)
    what = what or (table.say(f"ask-asks-{told.asks}") if told.asks else "")
    text = f"{table.say(f'ask-asked-{told.kind}')} {what}".strip()
    if told.kind not in ("may", "must"):
        return Fact("asked", table.label("asked"), text)
    chosen = tuple(table.shown(one) for one in told.asked)
    return Fact("asked", table.label("asked"), text, table.cards(chosen), chosen, needed=True)
