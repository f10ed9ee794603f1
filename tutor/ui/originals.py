"""A person's own copy of a page beside our text: original, our German, explanation, paragraph by paragraph.

The imported text is untrusted: it reaches the page only through ``escape``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape

import streamlit as st

from tutor.cases.lessons import Line
from tutor.core.cards import card
from tutor.core.game import AnyGame
from tutor.core.moves import PLAY
from tutor.originals import copies as store
from tutor.originals.copies import Copy
from tutor.originals.lines import HEADING, ITEM
from tutor.originals.report import ALIGNED, NOT_A_RULE, Reading, reading
from tutor.place import OWN, PLACE
from tutor.shown.address import Address
from tutor.ui.frame import language, link, words
from tutor.ui.panel import speak
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.book.entries import Entry
from tutor.words.book.render import glyph, markdown

NAMED = re.compile(r"\b(?:pik|herz|karo|kreuz)(?:10|[2-9AKDB])\b")
"""Cards as the pages write them: herz5, pikB."""
_SPELLED = re.compile(r"\b(Pik|Herz|Karo|Kreuz)[ -](Ass|König|Dame|Bube)\b")
_LETTERS = {"Ass": "A", "König": "K", "Dame": "D", "Bube": "B"}
_SESSION = "originals-copies"


# Where copies are


def at_home() -> bool:
    """Whether the app runs on the reader's own machine; elsewhere a copy lives in the session and nowhere else.

    Whoever starts the app says so; nothing is guessed from what a browser or a proxy sends.
    """
    return os.environ.get(PLACE) == OWN


def copies() -> dict[str, Copy]:
    """Return the copies this reader has, by game."""
    if at_home():
        return store.kept()
    return dict(st.session_state.get(_SESSION, {}))


def copy_of(game: str) -> Copy | None:
    """Return this reader's copy of a game's page."""
    if at_home():
        return store.kept_one(game)
    found = st.session_state.get(_SESSION, {}).get(game)
    return found if isinstance(found, Copy) else None


def damaged(game: str) -> bool:
    """Whether this reader's copy of a game's page is there and cannot be read."""
    return at_home() and store.damaged(game)


def add(raw: bytes, name: str) -> Copy:
    """Read a file and keep it.

    Raises ``Complaint`` where it cannot be read or kept, or is none of the pages.
    """
    copy = store.read_copy(raw, name, {game.key: book for game, book in library.books()})
    if at_home():
        store.keep(copy)
    else:
        st.session_state[_SESSION] = {**copies(), copy.game: copy}
    return copy


def drop(game: str) -> None:
    """Remove a copy for good."""
    if at_home():
        store.remove(game)
    else:
        st.session_state[_SESSION] = {key: copy for key, copy in copies().items() if key != game}


@lru_cache(maxsize=12)
def reading_of(copy: Copy, folder: str) -> Reading:
    """Lay a copy beside its book; kept, because it takes a second for the longest page."""
    return reading(copy, library.book(folder))


# One paragraph


def name_of(read: Reading, number: int) -> str:
    """Return the name of a block in links: its place in the page, or its number where it has none."""
    labels = read.aligned.labels(number)
    return labels[0] if labels else f"#{number + 1}"


def number_of(read: Reading, name: str) -> int | None:
    """Return the block of a name; None where this copy has none."""
    if name.startswith("#"):
        number = int(name[1:]) - 1 if name[1:].isdigit() and len(name) < 6 else -1
        return number if 0 <= number < len(read.aligned.blocks) else None
    return read.aligned.block_of.get(name)


def with_cards(text: str, lang: str = "de") -> str:
    """Return a text from outside as HTML: escaped, its card names as glyphs.

    >>> with_cards("<b>Nord</b> spielt etwas")
    '&lt;b&gt;Nord&lt;/b&gt; spielt etwas'
    """
    parts: list[str] = []
    end = 0
    for match in NAMED.finditer(text):
        parts += [escape(text[end : match.start()]), glyph(card(match[0]).text, lang, speak)]
        end = match.end()
    return "".join((*parts, escape(text[end:])))


def named_cards(text: str) -> list[str]:
    """Return the cards that a text names, each once, in its order.

    >>> named_cards("West hat das Pik Ass, Nord spielt pikB, dann wieder pikB")
    ['♠A', '♠B']
    """
    found = {m.start(): card(m[0]).text for m in NAMED.finditer(text)}
    found |= {m.start(): card(m[1] + _LETTERS[m[2]]).text for m in _SPELLED.finditer(text)}
    return list(dict.fromkeys(found[at] for at in sorted(found)))


def stretch(line: Line, text: str) -> tuple[int, int] | None:
    """Return from which step to which a record plays exactly the cards that a text names; None where it does not."""
    wanted = set(named_cards(text))
    if len(wanted) < 2:
        return None
    plays = [
        (n, one.face) for n, step in enumerate(line.replay.steps) if step.move.verb == PLAY for one in step.move.cards
    ]
    for first in range(len(plays) - len(wanted) + 1):
        some = plays[first : first + len(wanted)]
        if {face for _, face in some} == wanted:
            return some[0][0], some[-1][0] + 1
    return None


# The columns


def sections(read: Reading) -> Iterator[tuple[int, list[int]]]:
    """Yield (heading, the blocks below it); -1 where blocks stand before the first heading."""
    heading, below = -1, list[int]()
    for n, block in enumerate(read.aligned.blocks):
        if block.kind == HEADING:
            if heading >= 0 or below:
                yield heading, below
            heading, below = n, []
        else:
            below.append(n)
    yield heading, below


def heading_html(read: Reading, number: int) -> str:
    """Return a heading of the copy."""
    return f'<h2 lang="de">{escape(read.aligned.blocks[number].text)}</h2>' if number >= 0 else ""


def row_html(game: AnyGame, read: Reading, number: int, chosen: int | None) -> str:
    """Return one paragraph of the copy with what we say of it beside."""
    entries = [read.book.entries[id_] for id_ in read.ids(number) if id_ in read.book.entries]
    here = [entry for entry in entries if read.place(entry.id) == number]
    other = [entry for entry in entries if entry not in here]
    pairs = "".join(_pair(game, read.book, entry) for entry in here)
    if other:
        pairs += f'<div class="pair2 also"><div class="cell ours">{_links(game, other)}</div></div>'
    if not entries:
        pairs = f'<div class="pair2"><div class="cell ours said">{escape(_nothing(read, number))}</div></div>'
    state = read.state(number)
    mark = ' aria-current="true"' if number == chosen else ""
    return (
        f'<div class="row" id="p{number + 1}" data-state="{state}"{mark}>'
        f'{_original(game, read, number)}<div class="pairs">{pairs}</div></div>'
    )


def _original(game: AnyGame, read: Reading, number: int) -> str:
    block = read.aligned.blocks[number]
    target = escape(link("originals", Address(game=game.key, para=name_of(read, number))), quote=True)
    labels = read.aligned.labels(number)
    place = " · ".join(label.rpartition(" ¶")[2] if n else label for n, label in enumerate(labels))
    label = escape(place or words("originals-place-none", n=number + 1))
    doubt = (
        f'<span class="chip">{escape(words("originals-doubtful"))}</span>' if number in read.aligned.doubtful else ""
    )
    tag = "li" if block.kind == ITEM else "p"
    text = f"<{tag}>{with_cards(block.text)}</{tag}>"
    if tag == "li":
        text = f"<ul>{text}</ul>"
    return (
        f'<div class="cell original" lang="de" data-go="{target}">'
        f'<a class="pick" href="#" data-go="{target}">{label}</a>{doubt}{text}</div>'
    )


def _pair(game: AnyGame, book: Book, entry: Entry) -> str:
    """One entry: our German, and the explanation in the reader's language."""
    lang = language()
    target = escape(link("rules", Address(game=game.key, rule=entry.id)), quote=True)
    kind = f'<span class="badge">{escape(words(f"ui-kind-{entry.kind}"))}</span>'
    why = markdown(book, lang, speak)(entry.why[lang])
    if lang == "en":
        why = f'<div class="translation">{markdown(book, "en", speak)(entry.text["en"])}</div>{why}'
    return (
        f'<div class="pair2"><div class="cell ours" lang="de">'
        f'<h3 class="small"><a href="#" data-go="{target}">{escape(entry.title["de"])}</a> {kind}</h3>'
        f'<div class="text">{markdown(book, "de", speak)(entry.text["de"])}</div></div>'
        f'<div class="cell why" lang="{lang}">{why}</div></div>'
    )


def _links(game: AnyGame, entries: list[Entry]) -> str:
    """Entries that are shown at another paragraph."""
    lang = language()
    said = [
        f'<a href="#" data-go="{escape(link("rules", Address(game=game.key, rule=one.id)), quote=True)}">'
        f"{escape(one.title[lang])}</a>"
        for one in entries
    ]
    return f"<p>{escape(words('originals-also'))} {', '.join(said)}</p>"


def _nothing(read: Reading, number: int) -> str:
    """Say why nothing stands beside a paragraph."""
    state = read.state(number)
    if state == ALIGNED:
        return words("originals-example")
    if state == NOT_A_RULE:
        return words(f"originals-sort-{read.sort(number)}")
    return words(f"originals-{state}")
