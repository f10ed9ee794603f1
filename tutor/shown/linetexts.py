"""What a line says that is the same at every step: rule texts, the names of cards, the words of the component."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from urllib.parse import urlencode

from tutor.core.cards import BACK, card
from tutor.core.game import AnyGame, AnyState, Situation
from tutor.core.moves import Move, Seat
from tutor.shown.address import Address
from tutor.shown.protocol import Attempt, Made, Paragraph
from tutor.shown.under import read_under
from tutor.teaching.taught import Taught
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry
from tutor.words.book.render import glyph_parts, markdown

Worth = Callable[[AnyGame, AnyState, Move], str]
Original = Callable[[AnyGame, Entry], str]


@dataclass(frozen=True, slots=True)
class Telling:
    """How a line is told: in which language, from whose seat, with what beside the rules."""

    lang: str
    where: Address = field(default_factory=Address)
    """What links carry along: game, rule set, options."""
    seat: Seat | None = None
    """Whose hand is seen; all of them without."""
    you: bool = False
    """Whether that is the reader's own hand."""
    own: Seat | None = None
    """The seat that a text calls the reader's, where all hands are seen; without it, it is ``seat`` if ``you``."""
    worth: Worth | None = None
    """What a move is worth, as HTML, where odds are known."""
    original: Original | None = None
    """The reader's own paragraph of the source page, as HTML."""
    unoffered: frozenset[str] = frozenset()
    """Kinds of move that nothing is said of."""
    taught: Taught | None = None
    """What the reader was taught, where nothing else is to be shown: rules, verbs, badges, words."""
    stops: bool = False
    """Whether the table ends here though the game could go on: nobody is to move, and nothing can be tried."""

    def offers(self, verb: str) -> bool:
        """Whether anything is said of a kind of move."""
        return verb not in self.unoffered and (self.taught is None or self.taught.offers(verb))

    @property
    def reader(self) -> str:
        """The seat that sentences are said to; none where nobody reads from one."""
        return str(self.seat if self.you and self.seat else self.own or "")

    def name(self, seat: Seat, seats: Sequence[Seat]) -> str:
        """Return the name at a seat, and at the reader's own that it is theirs: no letter stands beside people."""
        name = explain.seat_name(seat, self.lang, seats)
        if str(seat) != self.reader:
            return name
        return app(self.lang, "play-you-alone") if len(name) == 1 else app(self.lang, "play-you", seat=name)

    def with_own_name(self, value: object, seats: Sequence[Seat]) -> object:
        """Return a fact about several seats, “A 0, B 1”, with the reader's own place named as everywhere else."""
        if not isinstance(value, str) or isinstance(value, Seat) or not self.reader:
            return value
        parts = (part.partition(" ") for part in value.split(", "))
        own = self.name(Seat(self.reader), seats)
        return ", ".join(f"{own if who == self.reader else who}{space}{rest}" for who, space, rest in parts)


def rules_in(told: Iterable[Attempt | Made]) -> Iterator[str]:
    """Yield every rule that is named, once."""
    seen: set[str] = set()
    for one in told:
        also = one.also if isinstance(one, Attempt) else ()
        happened = [rule for event in one.events for rule in (event.rule, event.gap)]
        for rule in (one.rule, one.gap, *also, *happened):
            if rule and rule not in seen:
                seen.add(rule)
                yield rule


def _speak(written: str, lang: str) -> str:
    return explain.card_name(card(written), lang)


@lru_cache(maxsize=64)
def _renderer(folder: str, lang: str) -> Callable[[str], str]:
    return markdown(library.book(folder), lang, _speak)


@lru_cache(maxsize=4096)
def _texts(folder: str, rule: str, lang: str) -> tuple[str, str, str]:
    """Return title, text and explanation of an entry."""
    entry = library.book(folder).entries[rule]
    render = _renderer(folder, lang)
    return entry.title[lang], render(entry.text[lang]), render(entry.why[lang]) if entry.why.get(lang) else ""


def rule_of(game: AnyGame, book: Book, rule: str, telling: Telling) -> Paragraph:
    """Return a paragraph: title, text, explanation, where it stands in the source, and the reader's own copy of it."""
    entry = book.entries[rule]
    title, text, why = _texts(game.folder, rule, telling.lang)
    if entry.carries:
        entry = read_under(game, entry, telling.where.preset, telling.where.options)
        render = _renderer(game.folder, telling.lang)
        text, why = render(entry.text[telling.lang]), render(entry.why[telling.lang])
    if telling.taught is not None and not telling.taught.tells(game, rule, entry.why.get(telling.lang, "")):
        why = ""  # the rule itself is told with a refusal; what it has to do with others comes once those were taught
    source = "; ".join(map(str, entry.sources))
    where = Address(
        game=game.key, preset=telling.where.preset, options=telling.where.options, rule=rule, lang=telling.where.lang
    )
    return Paragraph(
        title=title,
        text=text,
        why=why,
        source=app(telling.lang, "ui-source", source=source) if source else "",
        own=telling.original(game, entry) if telling.original is not None else "",
        go=f"/rules?{urlencode(where.query())}",
    )


def cards_in(states: Iterable[Situation], game: AnyGame, moves: Iterable[Move] = ()) -> list[str]:
    """Return the cards that can be named: the pack of this game, as far as it was seen or lies in a move."""
    names: dict[str, None] = dict.fromkeys(one.text for move in moves for one in move.cards)
    for state in states:
        scene = game.scene(state, None)
        for hand in scene.hands:
            names.update(dict.fromkeys(one.text for one in hand.cards))
        for _, laid in scene.trick:
            names.update(dict.fromkeys(one.text for one in laid))
        names.update(dict.fromkeys(pile.top.text for pile in scene.piles if pile.top))
    names.pop("?", None)
    return list(names)


def app(lang: str, key: str, **facts: object) -> str:
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)


HOLE = "\ue000"
"""Stands where the browser puts a name or a number."""

LISTENING = ("trick", "hand", "last", "score", "turn", "legal", "why", "again")
"""What can be asked for by a key."""

WORDS = {
    "play": (
        *("go-on", "next-deal", "thinking", "your-turn", "choose", "choose-or", "may", "these", "it-out"),
        *("advise", "choose-advice", "say-nothing", "silent", "unadvised"),
        *("side", "look-back", "look-on", "look-now"),
    ),
    "heard": (
        *("brief-turn", "next-deal", "hand-none", "trick-none", "last-none", "score-none", "legal", "legal-none"),
        *("why-none", "said-none", "log", "title", "much"),
        *("keys", "keys-how", "aloud", "aloud-near", "aloud-none", "aloud-test", "asks"),
    ),
    "exercise": ("point-how", "press-how", "sheet-how", "here"),
    "table": ("hand", "trick", "empty", "card", "cards", "led", "actions", "table", "lying", "last", "blank"),
    "ui": (
        *("legal", "illegal", "instead", "instead-nothing", "also-broken", "also-granted", "tolerated", "what-then"),
        *("house", "house-why", "read-in-rules", "what-happened", "timeline", "all-moves", "make-move", "open-judge"),
        *("first", "previous", "next", "last", "step-start", "guess-right", "guess-wrong", "guess-illegal"),
        *("explanation", "own-page", "paragraph", "close", "which-step", "ledger", "no-such-cards", "guess-next"),
        *(
            "ledger-who",
            "ledger-what",
            "ledger-amount",
            "ledger-bank",
            "choose-cards-ask",
            "no-cards-yet",
            *("mark-legal", "check-answer", "answer-right", "answer-parts", "retry"),
            "game-over",
            "sheet-more",
            "sheet-less",
        ),
        *("projector-reveal", "projector-hide", "projector-leave", "projector-blank", "projector-paragraph"),
    ),
}


@lru_cache(maxsize=4)
def words_of_line(lang: str) -> Mapping[str, str]:
    """Return the words that the component needs, those with a name or a number in them with a hole."""
    found = {f"{group}-{name}": app(lang, f"{group}-{name}") for group, names in WORDS.items() for name in names}
    for name in ("full", "brief", "silent"):
        found |= {f"heard-much-{name}": app(lang, f"heard-much-{name}")}
    for name in LISTENING:
        found |= {f"heard-key-{name}": app(lang, f"heard-key-{name}")}
        found |= {f"heard-what-{name}": app(lang, f"heard-what-{name}")}
    found |= {key: app(lang, key) for key in ("heard-sound", "heard-sound-how")}
    for key in ("table-card", "table-cards"):
        found[key] = explain.say(explain.APP, lang, key)  # stands behind a number
    for key, holes in (
        ("card-press", ("card",)),
        ("card-mark", ("card",)),
        ("card-play", ("card",)),
        ("card-choose", ("card",)),
        ("card-play-legal", ("card",)),
        ("card-play-illegal", ("card",)),
        ("card-legal", ("card",)),
        ("card-illegal", ("card",)),
        ("card-differs", ("card",)),
        ("action-legal", ("text",)),
        ("action-play-legal", ("text",)),
        ("action-illegal", ("text",)),
        ("action-differs", ("text",)),
        ("ui-press-own-card", ()),
        ("ui-press-a-card", ("seat",)),
        ("heard-score", ("seat", "score")),
        ("heard-make", ("button",)),
        ("exercise-here-of", ("seat",)),
        ("exercise-sheet-more", ("seat",)),
        ("exercise-sheet-less", ("seat",)),
        ("exercise-right-was", ("what",)),
        ("ui-answer-missed", ("move",)),
        ("ui-answer-wrong", ("move",)),
        ("ui-guess-what", ("seat",)),
        ("ui-step", ("n", "most")),
        ("ui-step-only", ("n",)),
        ("ui-trick-of", ("n", "most")),
        ("ui-trick-only", ("n",)),
    ):
        found[key] = app(lang, key, **dict.fromkeys(holes, HOLE))
    return found


def card_glyphs(names: Iterable[str], lang: str) -> dict[str, tuple[str, str, str]]:
    """Return for each card what is shown of it in a sentence, how it is styled, and its spoken name."""
    shown = {name: glyph_parts(name, lang, _speak) for name in names}
    return {**shown, BACK.text: (BACK.text, "card-glyph", explain.card_name(BACK, lang))}
