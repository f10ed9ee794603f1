"""Entries as HTML: cards as spoken glyphs, terms that explain themselves, links between rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from html import escape

from markdown_it.rules_inline import StateInline

from tutor.core.languages import LANGUAGES
from tutor.core.pictures import IN_TEXT, size_of
from tutor.words.book.book import Book
from tutor.words.book.bounded import Bounded
from tutor.words.book.entries import Entry

CARD = re.compile(r"\{([♠♥♦♣][AKDBQJ0-9]{1,2}[a-h]?|JK\d)\}")
TERM = re.compile(r"\[\[([^\[\]|]{1,200})(?:\|([^\[\]]{1,200}))?\]\]")
"""A term; without an end to its search, many openings in a row would each be looked through to the end."""
ENDING = re.compile(
    r'(<button type="button" class="term"[^>]*>[^<]*</button>|<span class="card-glyph[^>]*>[^<]*</span>)([,.;:!?)“”]+)'
)
"""A term or a card with the sign behind it: browsers would begin a line with that sign."""
INSIDE = re.compile(r'href="#([^"]+)"')
"""A link to another entry."""
SUIT_CLASS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
ENGLISH_INDEX = {"D": "Q", "B": "J"}

Speak = Callable[[str, str], str]
"""(card as written, language) to its spoken name."""


def glyph_parts(written: str, lang: str, speak: Speak) -> tuple[str, str, str]:
    """Return what is shown of a small card, its classes and its spoken name; the index letter is the language's."""
    suit, rank = (written[0], written[1:]) if written[0] in SUIT_CLASS else ("", "Joker")
    mark = rank[-1] if rank[-1:] in "abcdefgh" and len(rank) > 1 else ""
    letter = rank.removesuffix(mark) if mark else rank
    if lang == "en":
        letter = ENGLISH_INDEX.get(letter, letter)
    colour = "red" if suit in "♥♦" and suit else "black"
    shown = f"{suit}\ufe0e{letter}" if suit else letter
    return f"{shown}{mark}", f"card-glyph {colour} {SUIT_CLASS.get(suit, 'joker')}", speak(written, lang)


def glyph(written: str, lang: str, speak: Speak) -> str:
    """Return a card as a small coloured glyph with a spoken name."""
    shown, css, name = glyph_parts(written, lang, speak)
    return f'<span class="{css}" role="img" aria-label="{escape(name, quote=True)}">{shown}</span>'


def markdown(
    book: Book, lang: str, speak: Speak, *, link: Callable[[str], str] | None = None, footnotes: bool = False
) -> Callable[[str], str]:
    """Return a function from the Markdown of an entry to HTML; in a notebook, with footnotes and its own pictures."""
    md = Bounded().disable("image")
    if footnotes:
        md.inline.ruler.before("link", "footnote", _footnote)
        md.inline.ruler.before("link", "picture", _picture)

    def card_rule(state: StateInline, silent: bool) -> bool:
        match = CARD.match(state.src, state.pos)
        if match is None:
            return False
        if not silent:
            state.push("html_inline", "", 0).content = glyph(match[1], lang, speak)
        state.pos = match.end()
        return True

    def term_rule(state: StateInline, silent: bool) -> bool:
        match = TERM.match(state.src, state.pos)
        if match is None:
            return False
        if not silent:
            state.push("html_inline", "", 0).content = _term(book, match[1], match[2] or match[1], lang)
        state.pos = match.end()
        return True

    md.inline.ruler.before("link", "card", card_rule)
    md.inline.ruler.before("link", "term", term_rule)

    def render(text: str) -> str:
        text, notes = footnotes_in(text) if footnotes else (text, {})
        noted: dict[str, int] = {}
        html = str(md.render(text, {"notes": notes, "noted": noted}))
        below = "".join(
            f'<div class="footnote"><sup>{n}</sup> {md.render(notes[one])}</div>' for one, n in noted.items()
        )
        html += f'<div class="footnotes">{below}</div>' if below else ""
        html = kept(html)
        return html if link is None else linked(html, link)

    return render


def kept(html: str) -> str:
    """Keep what ends a term or a card on the line of it."""
    return ENDING.sub(r'<span class="kept">\1\2</span>', html)


def linked(html: str, link: Callable[[str], str]) -> str:
    """Return the HTML of an entry with where its links lead."""
    return INSIDE.sub(lambda m: f'href="#{m[1]}" data-go="{escape(link(m[1]), quote=True)}"', html)


FOOTNOTE = re.compile(r"\[\^([\w-]{1,40})\](?!:)")
FOOTNOTE_TEXT = re.compile(r"^\[\^([\w-]{1,40})\]:[ \t]+(\S.*)$", re.MULTILINE)


def footnotes_in(text: str) -> tuple[str, dict[str, str]]:
    """Return a text without the lines that are footnotes, and these by their mark."""
    return FOOTNOTE_TEXT.sub("", text), {match[1]: match[2] for match in FOOTNOTE_TEXT.finditer(text)}


def _footnote(state: StateInline, silent: bool) -> bool:
    """Put the number of a footnote where it is noted; they are counted in the order of the text."""
    match = FOOTNOTE.match(state.src, state.pos)
    noted: dict[str, int] = state.env.get("noted", {})
    if match is None or match[1] not in state.env.get("notes", {}):
        return False
    if not silent:
        number = noted.setdefault(match[1], len(noted) + 1)
        state.push("html_inline", "", 0).content = f"<sup>{number}</sup>"
    state.pos = match.end()
    return True


def _picture(state: StateInline, silent: bool) -> bool:
    """Put a picture that is kept with the notebook where it stands; none is fetched from elsewhere."""
    match = IN_TEXT.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        state.push("html_inline", "", 0).content = picture_html(match[1], match[2])
    state.pos = match.end()
    return True


def picture_html(seen: str, name: str) -> str:
    """Return a picture with what is to be seen on it; every page stands where its address leads from."""
    wide, high = size_of(name)
    alt = escape(seen, quote=True)
    return f'<img class="own-picture" src="join/picture/{name}" width="{wide}" height="{high}" alt="{alt}">'


def _term(book: Book, shown: str, key: str, lang: str) -> str:
    term = book.terms.get(key.lower())
    if term is None:
        return escape(shown)
    meaning = f"{term.name[lang]}: {term.meaning[lang]}"
    return (
        f'<button type="button" class="term" data-term="{escape(term.key, quote=True)}" '
        f'data-meaning="{escape(meaning, quote=True)}">{escape(shown)}</button>'
    )


def entry_html(
    entry: Entry,
    *,
    lang: str,
    render: Mapping[str, Callable[[str], str]],
    both: bool,
    badges: Iterable[tuple[str, str]],
    changed: str = "",
    idle: str = "",
    extra: str = "",
) -> str:
    """Return one entry: the rule beside its explanation, in the reader's language, the other below it on request.

    ``badges`` are (class, text); ``changed`` names the option that changes it, ``idle`` why it does not apply.
    """
    facts = "".join(f'<span class="badge {escape(kind)}">{escape(text)}</span>' for kind, text in badges)
    text = f'<div class="text" lang="{lang}">{render[lang](entry.text[lang])}'
    if both:
        other = next(one for one in LANGUAGES if one != lang)
        text += f'<div class="translation" lang="{other}">{render[other](entry.text[other])}</div>'
    text += "</div>"
    title = escape(entry.title[lang])
    state = f' data-changed="{escape(changed, quote=True)}"' if changed else ""
    state += ' data-idle="true"' if idle else ""
    chip = f'<span class="chip">{escape(changed or idle)}</span>' if changed or idle else ""
    return (
        f'<section class="entry" id="{escape(entry.id, quote=True)}" data-kind="{entry.kind}"{state}>'
        f'<h3>{title} <a class="anchor" href="#{escape(entry.id, quote=True)}">#</a></h3>'
        f'<p class="facts">{facts}{chip}</p>'
        f'<div class="pair">{text}<div class="why" lang="{lang}">{render[lang](entry.why[lang])}{extra}</div></div>'
        "</section>"
    )
