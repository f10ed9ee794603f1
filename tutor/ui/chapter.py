"""A game's texts as chapters: entries as HTML with their badges, cut where live cells stand between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from tutor.core.game import AnyGame
from tutor.core.options import differences, listed
from tutor.ui.address import Address
from tutor.ui.frame import language, link, words
from tutor.ui.originals import paragraph_link
from tutor.ui.panel import speak
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry
from tutor.words.book.render import entry_html, markdown

PARTS: Mapping[str, tuple[str, ...]] = {
    "rules": ("aim", "component", "legality", "consequence", "advice", "etiquette", "history"),
    "options": ("option", "switch"),
    "presets": ("preset",),
    "gaps": ("gap",),
}


def part_of(entry: Entry) -> str:
    """Return the part of the book that an entry stands in."""
    return next(part for part, kinds in PARTS.items() if entry.kind in kinds)


def changed_entries(game: AnyGame, book: Book, options: Any) -> dict[str, str]:
    """Return the entries that the rule set changes against the first one, each with the option that does it."""
    base = next(iter(game.presets.values()))
    found: dict[str, str] = {}
    rules = {option.name: option.rules for option in listed(game.options)}
    for name, value in differences(options, base).items():
        id_ = f"{game.key}.opt.{name}"
        found[id_] = name
        for rule in rules.get(name, ()):
            found.setdefault(rule, name)
        for entry in book.entries.values():
            said = entry.facts.get("option", "")
            if said in (id_, f"{id_}={value}"):
                found.setdefault(entry.id, name)
    return found


def holds(game: AnyGame, entry: Entry, options: Any) -> bool:
    """Whether the option that an entry hangs on is chosen."""
    said = entry.facts.get("option", "")
    id_, _, value = said.partition("=")
    if not value:
        return True
    attribute = id_.removeprefix(f"{game.key}.opt.").replace(".", "__").replace("-", "_")
    return str(getattr(options, attribute, value)) == value


def chunks(game: AnyGame, book: Book, part: str, options: Any, where: Address) -> Iterator[tuple[str, str]]:
    """Yield ("html", text) and ("example", id) in reading order.

    An example stands after the last entry that it covers in the chapter of its first.
    """
    lang = language()
    render = {
        name: markdown(book, name, speak, link=lambda id_: link("rules", _bare(where).but(rule=id_)))
        for name in ("de", "en")
    }
    changed = changed_entries(game, book, options)
    cells = _cells(book) if part == "rules" else {}
    html: list[str] = []
    chapter: Mapping[str, str] = {}
    for entry in book.of_kind(*PARTS[part]):
        if entry.chapter != chapter:
            chapter = entry.chapter
            if chapter:
                html.append(f"<h2>{escape(chapter[lang])}</h2>")
        html.append(_entry(game, book, entry, changed, options, render, where))
        for example in cells.get(entry.id, ()):
            yield "html", "".join(html)
            html = []
            yield "example", example
    if html:
        yield "html", "".join(html)


def _bare(where: Address) -> Address:
    return Address(game=where.game, preset=where.preset, options=where.options)


def _entry(
    game: AnyGame,
    book: Book,
    entry: Entry,
    changed: Mapping[str, str],
    options: Any,
    render: Mapping[str, Any],
    where: Address,
) -> str:
    lang = language()
    badges = [(f"kind-{entry.kind}", words(f"ui-kind-{entry.kind}"))]
    if entry.status != "stated" or entry.kind in PARTS["rules"]:
        badges.append((entry.status, words(f"ui-status-{entry.status}")))
    if entry.sources:
        badges.append(("source", words("ui-source", source="; ".join(str(s) for s in entry.sources))))
    by = changed.get(entry.id)
    mark = words("ui-changed-by", option=book.title(f"{game.key}.opt.{by}", lang)) if by else ""
    idle = ""
    said = entry.facts.get("option", "")
    if said and not holds(game, entry, options):
        idle = words("ui-only-with", option=book.title(said.partition("=")[0], lang))
    return entry_html(
        entry,
        lang=lang,
        render=render,
        badges=badges,
        changed=mark,
        idle=idle,
        extra=_values(entry) + _seen(book, entry, where) + paragraph_link(game, entry),
    )


def _values(entry: Entry) -> str:
    """List the values of an option, the usual one marked."""
    if not entry.values:
        return ""
    lang = language()
    items = []
    for n, (value, label) in enumerate(entry.values.items()):
        usual = f" <em>({escape(words('ui-default'))})</em>" if n == 0 else ""
        items.append(f"<li><strong>{escape(label[lang])}</strong>{usual} <code>{escape(value)}</code></li>")
    return f"<ul>{''.join(items)}</ul>"


def _seen(book: Book, entry: Entry, where: Address) -> str:
    """Link the examples that show an entry."""
    lang = language()
    found = [one for one in book.examples if entry.id in (one.get("covers") or ())][:3]
    if not found:
        return ""
    links = []
    for one in found:
        target = escape(link("replay", Address(game=where.game, case=one["id"])), quote=True)
        links.append(f'<a href="#{escape(entry.id, quote=True)}" data-go="{target}">{escape(one["title"][lang])}</a>')
    return f"<p>{escape(words('ui-examples-here', names=''))} {', '.join(links)}</p>"


def _cells(book: Book) -> dict[str, list[str]]:
    """Return after which entry each live example stands: only the first of a chapter, to keep the page light."""
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
