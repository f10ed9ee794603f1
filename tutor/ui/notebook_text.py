"""The text of a notebook as HTML: cards, terms and links as in the entries; what it cannot know stays text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from html import escape
from itertools import islice

from tutor.core.cards import NotACard, card
from tutor.games import shelf
from tutor.notebook.checking import MOST_FINDINGS, Finding, order_findings, prose_findings
from tutor.notebook.reading import Cut, Heading, Notebook, Part, read, without_ids, without_notes
from tutor.shown.address import Address
from tutor.ui.frame import follow, link, words
from tutor.ui.rule_text import rule_text
from tutor.words import explain, library
from tutor.words.book.render import linked, markdown

ABROAD = re.compile(r'<a href="(?=[a-z]+:|//)')


def _speak(written: str, lang: str) -> str:
    try:
        return explain.card_name(card(written), lang)
    except NotACard:
        return written


def where_to(id_: str, game: str, stations: Mapping[str, str]) -> str:
    """Return where a link of a text leads: to a station of the same notebook, a rule, an example or an exercise."""
    if id_ in stations:
        return stations[id_]
    if (entry := library.entry(id_)) is not None:
        return link("rules", Address(game=entry[0].key, rule=id_))
    if (lesson := library.lesson(id_)) is not None:
        return link("practise" if "question" in lesson[1] else "replay", Address(game=lesson[0].key, case=id_))
    return link("rules", Address(game=game))


@cache
def _reader(folder: str, lang: str) -> Callable[[str], str]:
    """Return what makes HTML of the texts of a game, made once."""
    return markdown(library.book(folder), lang, _speak, footnotes=True)


def html_of(text: str, notebook: Notebook, stations: Mapping[str, str]) -> str:
    """Return Markdown of a notebook as HTML that is safe to show, whoever wrote it."""
    game = notebook.game if notebook.game in shelf() else next(iter(shelf()))
    html = linked(
        _reader(shelf()[game].folder, notebook.lang)(without_notes(text)), lambda id_: where_to(id_, game, stations)
    )
    # What leads to another site opens beside the lesson and is not told where the reader comes from.
    return ABROAD.sub('<a target="_blank" rel="noopener noreferrer" href="', html)


def part_html(part: Part, notebook: Notebook, stations: Mapping[str, str]) -> str:
    """Return a heading or text as HTML; a heading keeps the id by which it can be linked to."""
    if isinstance(part, Cut):
        return ""
    html = html_of(without_ids(part.source) if isinstance(part, Heading) else part.source, notebook, stations)
    return html.replace(">", f' id="{escape(part.id)}">', 1) if isinstance(part, Heading) else html


@lru_cache(maxsize=64)
def wrong_in_text(text: str) -> tuple[Finding, ...]:
    """Return what is wrong in the prose of a notebook."""
    return tuple(islice(prose_findings(read(text)), MOST_FINDINGS))


@lru_cache(maxsize=64)
def wrong_in_order(notebook: Notebook) -> tuple[Finding, ...]:
    """Return what its blocks ask for before it was taught."""
    return tuple(order_findings(notebook))


def show_text(
    html: str,
    *,
    key: str,
    lang: str,
    station_link: str | None = None,
    highlight: str | None = None,
    reveal: bool = False,
) -> None:
    """Put a text on the page; its links keep the session. ``reveal`` what has waited for a decision."""
    names = {"copy": words("course-copy"), "copied": words("course-copied")}
    rule_text(
        html,
        key=key,
        on_go=follow,
        lang=lang,
        link=station_link,
        highlight=highlight,
        words=names,
        land=highlight is not None,
        reveal=reveal,
    )
