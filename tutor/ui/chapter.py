"""A game's texts as a page to read: chapters in order, entries with their marks, what holds elsewhere folded away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from html import escape
from typing import NamedTuple

from tutor.cases.transcript import read_options
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.options import AnyOptions, values
from tutor.games import game as find_game
from tutor.originals.copies import Copy
from tutor.shown.address import Address
from tutor.shown.deciding import shown_by
from tutor.shown.pages import link_in, words_in
from tutor.teaching.exercises import DEALT, name_of
from tutor.ui.originals import reading_of, with_cards
from tutor.ui.panel import speak
from tutor.words import explain, library
from tutor.words.book.arranging import opening, sections, under
from tutor.words.book.book import Book
from tutor.words.book.composing import ways
from tutor.words.book.entries import Entry
from tutor.words.book.render import entry_html, markdown
from tutor.words.holding import PARTS, changed_entries, holds, in_use, told

CHAPTERS_IN = "en"
"""The language in which a chapter is recognised by its country."""
MANY = 30
"""From so many entries on, what does not hold is read country by country."""


@dataclass(frozen=True, slots=True)
class View:
    """What a reader sees of a book: everything that the text depends on."""

    game: str
    part: str
    preset: str
    options: tuple[tuple[str, str], ...]
    lang: str
    both: bool
    said_lang: str = ""
    """The language that links carry; empty where none was chosen."""
    unfolded: bool = False
    """Whether what does not hold is shown open, as on paper."""
    copy: Copy | None = None
    """The reader's own copy of the source page."""

    @property
    def where(self) -> Address:
        """The address of this view, without an entry."""
        return Address(self.game, self.preset, dict(self.options), lang=self.said_lang)


class Heading(NamedTuple):
    """A line of the contents."""

    id: str
    title: str
    deeper: bool = False


class Text(NamedTuple):
    """A part of a book, ready for the page."""

    chunks: tuple[tuple[str, str], ...]
    """("html", text) and ("example", id) in reading order."""
    contents: tuple[Heading, ...]
    folded: int
    """How many entries do not hold in this rule set."""


@lru_cache(maxsize=48)
def text_of(view: View) -> Text:
    """Return a part of a book as HTML; kept, because it is the same for every reader of the same view."""
    game = find_game(view.game)
    book = library.book(game.folder)
    _, options = read_options(game, view.preset or None, dict(view.options))
    entries = book.of_kind(*PARTS[view.part])
    away = away_from(game, book, view, options)
    holding = told(game, book, options) if view.part == "rules" else entries
    here = [entry for entry in holding if entry.id not in away]
    elsewhere = [entry for entry in entries if entry not in here]
    page = _Page(view, game, book, options)
    chosen = values(options)
    chunks: list[tuple[str, str]] = []
    html: list[str] = []
    contents: list[Heading] = []
    if view.part == "rules":
        html.append(_opening(book, view, chosen))
    cells = _cells(game.key) if view.part == "rules" else {}
    for section in sections(book, here):
        contents.append(Heading(f"chapter-{len(contents) + 1}", section.title[view.lang]))
        html.append(_h2(contents[-1]))
        for entry in section.entries:
            html.append(page.entry(under(entry, chosen)))
            for example in cells.get(entry.id, ()):
                chunks += [("html", "".join(html)), ("example", example)]
                html = []
    if elsewhere:
        contents.append(Heading("elsewhere", words_in(view.lang, "ui-elsewhere")))
        html.append(_h2(contents[-1]))
        html.append(f"<p>{escape(words_in(view.lang, 'ui-elsewhere-why', n=len(elsewhere)))}</p>")
        if not view.unfolded:
            show, hide = (escape(words_in(view.lang, f"ui-{name}-elsewhere"), quote=True) for name in ("show", "hide"))
            html.append(
                f'<p><button type="button" class="unfold" data-show="{show}" data-hide="{hide}">{show}</button></p>'
            )
        for number, (title, some) in enumerate(_grouped(game, book, elsewhere, away, view.lang), 1):
            contents.append(Heading(f"elsewhere-{number}", title, deeper=True))
            opened = " open" if view.unfolded else ""
            html.append(
                f'<details class="elsewhere" id="{contents[-1].id}"{opened}><summary>{escape(title)} '
                f"<small>({len(some)})</small></summary>{''.join(page.entry(one) for one in some)}</details>"
            )
    if html:
        chunks.append(("html", "".join(html)))
    return Text(tuple(chunks), tuple(contents), len(elsewhere))


def _h2(heading: Heading) -> str:
    return f'<h2 id="{heading.id}">{escape(heading.title)}</h2>'


def _opening(book: Book, view: View, chosen: Mapping[str, str]) -> str:
    """Say first what one does in this game."""
    said = opening(book, view.lang, chosen)
    return f'<div class="opening" id="opening"><p>{escape(said)}</p></div>' if said else ""


def away_from(game: AnyGame, book: Book, view: View, options: AnyOptions) -> dict[str, str]:
    """Return what stands in the chapter of another country and is nothing that this rule set took over, by country.

    It may hold here too, but says what is peculiar there.
    """
    homes = {name: book.entries.get(f"{game.key}.preset.{name}") for name in game.presets}
    lands = {home.facts["country"] for home in homes.values() if home and "country" in home.facts}
    home = homes[view.preset or next(iter(game.presets))]
    here = home.facts.get("country", "") if home else ""
    changed = changed_entries(game, book, options)
    named = [land for land in lands if explain.has(explain.APP, CHAPTERS_IN, f"ui-country-{land}")]
    names = {words_in(CHAPTERS_IN, f"ui-country-{land}"): land for land in named}
    stands = {
        entry.id: names.get(entry.chapter.get(CHAPTERS_IN, "").partition(":")[0], here)
        for entry in book.entries.values()
    }
    return {id_: land for id_, land in stands.items() if land != here and id_ not in changed}


def _grouped(
    game: AnyGame, book: Book, entries: Sequence[Entry], away: Mapping[str, str], lang: str
) -> list[tuple[str, list[Entry]]]:
    """Group what does not hold: by the country where it does if it is much, else by chapter."""
    groups: dict[str, list[Entry]] = {}
    homes = [(name, book.entries.get(f"{game.key}.preset.{name}")) for name in game.presets]
    countries = [(name, home.facts["country"]) for name, home in homes if home and "country" in home.facts]
    if len(entries) < MANY:
        countries = []
    order = list(dict.fromkeys(country for _, country in countries))
    for entry in entries:
        at = away.get(entry.id, "") if countries else ""
        at = at or next((land for name, land in countries if holds(game, entry, game.presets[name])), "")
        title = words_in(lang, f"ui-country-{at}") if at else entry.chapter[lang]
        groups.setdefault(title, []).append(entry)
    names = [words_in(lang, f"ui-country-{country}") for country in order]
    return sorted(groups.items(), key=lambda group: names.index(group[0]) if group[0] in names else len(names))


# One entry


class _Page:
    """What all entries of one page share."""

    def __init__(self, view: View, game: AnyGame, book: Book, options: AnyOptions) -> None:
        self.view, self.game, self.book, self.options = view, game, book, options
        self.changed = changed_entries(game, book, options)
        where = view.where
        self.render = {
            name: markdown(book, name, speak, link=lambda id_: link_in("rules", where.but(rule=id_)))
            for name in LANGUAGES
        }

    def words(self, key: str, **facts: object) -> str:
        return words_in(self.view.lang, key, **facts)

    def entry(self, entry: Entry) -> str:
        """Return one entry with its marks and ways on."""
        lang, book, key = self.view.lang, self.book, self.game.key
        badges = [(f"kind-{entry.kind}", self.words(f"ui-kind-{entry.kind}"))]
        # What stands in the text is the rule; only what does not is told apart.
        if entry.status != "stated":
            badges.append((entry.status, self.words(f"ui-status-{entry.status}")))
        if entry.sources:
            badges.append(("source", self.words("ui-source", source="; ".join(str(s) for s in entry.sources))))
        by = self.changed.get(entry.id)
        mark = self.words("ui-changed-by", option=book.title(f"{key}.opt.{by}", lang)) if by else ""
        idle = "" if holds(self.game, entry, self.options) else self._only_with(entry)
        extra = self._values(entry) + self._ways_on(entry) + self._original(entry)
        return entry_html(
            entry,
            lang=lang,
            render=self.render,
            both=self.view.both,
            badges=badges,
            changed="" if idle else mark,
            idle=idle,
            extra=extra,
        )

    def _only_with(self, entry: Entry) -> str:
        """Say what of the options an entry needs and does not have here."""
        chosen = values(self.options)
        id_, _, value = entry.facts.get("option", "").partition("=")
        lacking = [] if in_use(self.game, entry, self.options) else [(id_, value)]
        if not lacking:
            unmet = [one for one in ways(entry.facts.get("needs", ""))[0] if not one.met(chosen)]
            lacking += [(f"{self.game.key}.opt.{one.name}", one.values[0] if one.wanted else "") for one in unmet]
        said = [self._named(option, value) for option, value in lacking]
        return self.words("ui-holds-with", option=", ".join(said))

    def _named(self, id_: str, value: str) -> str:
        option = self.book.entries.get(id_)
        title = self.book.title(id_, self.view.lang)
        label = option.values[value][self.view.lang] if option and value in option.values else ""
        return f"{title}: {label}" if label else title

    def _link(self, page: str, where: Address, text: str) -> str:
        target = escape(link_in(page, where.but(lang=self.view.said_lang)), quote=True)
        return f'<a href="#" data-go="{target}">{escape(text)}</a>'

    def _values(self, entry: Entry) -> str:
        """List the values of an option, the usual one marked, each with a way to take it."""
        if not entry.values:
            return ""
        lang = self.view.lang
        name = entry.id.removeprefix(f"{self.game.key}.opt.")
        chosen = str(getattr(self.options, name.replace(".", "__").replace("-", "_"), ""))
        items = []
        for n, (value, label) in enumerate(entry.values.items()):
            usual = f" <em>({escape(self.words('ui-default'))})</em>" if n == 0 else ""
            if value == chosen:
                use = f'<span class="badge checked">{escape(self.words("ui-in-use"))}</span>'
            elif chosen:
                there = self.view.where.but(options={**dict(self.view.options), name: value}, rule=entry.id)
                use = self._link("rules", there, self.words("ui-use-value"))
            else:
                use = ""
            items.append(f"<li><strong>{escape(label[lang])}</strong>{usual} {use}</li>")
        return f"<ul>{''.join(items)}</ul>"

    def _ways_on(self, entry: Entry) -> str:
        """Link what can be done with an entry: use the rule set, see the rule decide on a table."""
        ways = []
        name = entry.id.removeprefix(f"{self.game.key}.preset.")
        if entry.kind == "preset" and name in self.game.presets:
            first = next(iter(self.game.presets))
            if name == (self.view.preset or first) and not self.view.options:
                ways.append(f'<span class="badge checked">{escape(self.words("ui-in-use"))}</span>')
            else:
                there = Address(self.game.key, "" if name == first else name)
                ways.append(self._link("rules", there, self.words("ui-use-preset")))
        shown = [
            self._link(one.page, one.where(self.game.key), one.title[self.view.lang])
            for one in shown_by(self.game.key, entry.id)[:2]
        ]
        if shown:
            ways.append(f"{escape(self.words('ui-see-on-table'))}: {', '.join(shown)}")
        if entry.id in DEALT:
            there = Address(self.game.key, case=name_of(self.game, 0, entry.id))
            ways.append(self._link("practise", there, self.words("ui-which-card")))
        return f'<p class="ways">{" · ".join(ways)}</p>' if ways else ""

    def _original(self, entry: Entry) -> str:
        """Put the paragraph of the reader's own copy beside the rule, one press away."""
        copy = self.view.copy
        read = reading_of(copy, self.game.folder) if copy and entry.sources else None
        number = read.place(entry.id) if read else None
        if read is None or number is None:
            return ""
        text = with_cards(read.aligned.blocks[number].text)
        way = self._link("originals", Address(game=self.game.key, rule=entry.id), self.words("originals-read"))
        return (
            f'<details class="own-copy"><summary>{escape(self.words("ui-own-copy"))}</summary>'
            f'<blockquote lang="de">{text}</blockquote><p>{way}</p></details>'
        )


# Examples between the paragraphs


@cache
def _cells(key: str) -> dict[str, list[str]]:
    """Return after which entry each live example stands: only the first of a chapter, to keep the page light."""
    book = library.book(find_game(key).folder)
    order = list(book.entries)
    placed: dict[str, list[str]] = {}
    taken: set[str] = set()
    for one in book.examples:
        covers = [id_ for id_ in one.get("covers") or () if id_ in book.entries]
        if not covers:
            continue
        last = max(covers, key=order.index)
        chapter = book.entries[last].chapter.get("en", "")
        if chapter in taken:
            continue
        taken.add(chapter)
        placed.setdefault(last, []).append(one["id"])
    return placed


def for_paper(view: View) -> View:
    """Return the view with everything open."""
    return replace(view, unfolded=True)
