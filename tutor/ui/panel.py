"""The verdict panel: legal or not, why in one sentence, the paragraph, what instead, what else.

Every function makes HTML from our own words, everything else escaped; ``show`` puts it on the page.
"""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.core.cards import card
from tutor.games import game as find_game
from tutor.shown.address import Address
from tutor.shown.spoken import spoken
from tutor.shown.under import read_under
from tutor.ui.frame import escape_markdown, follow, language, link, titled, words
from tutor.ui.rule_text import rule_text
from tutor.ui.shell import DeltaGenerator
from tutor.words import explain
from tutor.words.book.book import Book
from tutor.words.book.render import glyph, kept, markdown


def speak(written: str, lang: str) -> str:
    """Return a card's spoken name."""
    return explain.card_name(card(written), lang)


def rich(text: str) -> str:
    """Return a sentence with its cards as glyphs, everything else escaped."""
    lang = language()
    parts = explain.tokens(explain.capitalised(text))
    return "".join(
        (escape(explain.plain("{?}", lang)) if part == "?" else glyph(part, lang, speak)) if n % 2 else escape(part)
        for n, part in enumerate(parts)
    )


def show(html: str, *, key: str, heard: bool | str = False, seen: bool = False) -> None:
    """Put a panel on the page; its links keep the session.

    What answers somebody is ``heard``, all of it or what is new in it, when it comes and when it changes; where it may
    have come below the screen, it is to be ``seen`` as well.
    """
    said = heard if isinstance(heard, str) else spoken(html) if heard else ""
    rule_text(f'<div class="panel">{html}</div>', key=key, on_go=follow, lang=language(), heard=said, seen=seen)


def say(html: str, css: str = "said") -> None:
    """Show one line of the app's own making outside a panel."""
    st.html(f'<div class="{css}">{html}</div>')


def heading(title: str, lead: str = "") -> None:
    """Show the title of the page, and what it is for."""
    titled()
    say(f"<h1>{escape(title)}</h1>{f'<p>{escape(lead)}</p>' if lead else ''}", "hero")


def hero(title: str, lead: str) -> DeltaGenerator:
    """Show what a page is for; return the place of its tools."""
    head, tools = st.columns([5, 3], vertical_alignment="top")
    with head:
        heading(title, lead)
    return tools.container(horizontal=True, horizontal_alignment="right", gap="small", key="hero-tools")


def fact(said: str, icon: str = "", *, more: str | None = None) -> None:
    """Show a fact about what is on the page: words beside others, and nothing that looks as if it could be pressed."""
    text = escape_markdown(said)
    st.caption(f":material/{icon}: {text}" if icon else text, width="content", help=more)


def moment(kind: str, text: str, *, told: bool = False) -> None:
    """Mark how something went, so that it is felt: an answer, a station, a game.

    Where the voice of the page has ``told`` it, it is no status of its own: a screen reader would say it again.
    """
    role = "" if told else ' role="status"'
    st.html(f'<p class="moment {kind}"{role}>{escape(text)}</p>')


def rich_inline(text: str) -> str:
    """Return part of a sentence with its cards as glyphs."""
    lang = language()
    return kept(
        "".join(glyph(p, lang, speak) if n % 2 and p != "?" else escape(p) for n, p in enumerate(explain.tokens(text)))
    )


def assumed_html(text: str) -> str:
    """Return what figures assume, folded away for whoever asks."""
    title = escape(words("odds-assumed"))
    return f'<details class="cite"><summary>{title}</summary><p class="text">{escape(text)}</p></details>'


# Paragraphs


def rule_link(id_: str, where: Address) -> str:
    """Return the link of a rule under the rule set in view."""
    return escape(
        link("rules", Address(game=where.game, preset=where.preset, options=where.options, rule=id_)), quote=True
    )


def citation_html(book: Book, rule: str, where: Address, *, opened: bool = False) -> str:
    """Show the paragraph that a verdict rests on, and the way to it."""
    entry = book.entries.get(rule)
    if entry is None:
        return ""
    lang = language()
    entry = read_under(find_game(where.game), entry, where.preset, where.options) if where.game else entry
    text = markdown(book, lang, speak)(entry.text[lang])
    source = "; ".join(str(s) for s in entry.sources)
    caption = f'<p class="facts">{escape(words("ui-source", source=source))}</p>' if source else ""
    return (
        f'<details class="cite"{" open" if opened else ""}><summary>¶ {escape(entry.title[lang])}</summary>'
        f'<div class="text" lang="{lang}">{text}</div>{caption}'
        f'<p><a href="#" data-go="{rule_link(rule, where)}">{escape(words("ui-read-in-rules"))}</a></p></details>'
    )


def mark_html(book: Book, rule: str, where: Address) -> str:
    """Return a small link to a paragraph."""
    title = escape(book.title(rule, language()))
    return f' <a class="para" href="#" data-go="{rule_link(rule, where)}">¶ {title}</a>'
