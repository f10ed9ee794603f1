"""The verdict panel: legal or not, why in one sentence, the paragraph, what instead, what else.

Every function makes HTML from our own words, everything else escaped; ``show`` puts it on the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import streamlit as st

from tutor.core.cards import card
from tutor.core.game import AnyGame, Event
from tutor.core.moves import TABLE, Seat
from tutor.core.play import verdicts as judge_all
from tutor.core.rules import RuleId, Verdict
from tutor.ui.address import Address
from tutor.ui.frame import follow, language, link, words
from tutor.ui.rule_text import rule_text
from tutor.ui.tableview import button, value_words
from tutor.ui.worth import worth_html
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.book.render import glyph, markdown


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


def show(html: str, *, key: str) -> None:
    """Put a panel on the page; its links keep the session."""
    rule_text(
        f'<div class="panel" role="status" aria-live="polite">{html}</div>', key=key, on_go=follow, lang=language()
    )


def say(html: str, css: str = "said", *, live: bool = False) -> None:
    """Show one line of the app's own making outside a panel."""
    status = ' role="status" aria-live="polite"' if live else ""
    st.html(f'<div class="{css}"{status}>{html}</div>')


# Verdicts


def verdict_html(game: AnyGame, state: Any, verdict: Verdict, where: Address) -> str:
    """Say what the rules say of one attempt."""
    lang = language()
    book = library.book(game.folder)
    mark, css = (words("ui-legal"), "yes") if verdict.legal else (words("ui-illegal"), "no")
    named = escape(button(game, state, verdict.move, lang))
    parts = [
        f'<p class="mark {css}"><b>{named}</b> <span>{escape(mark)}</span></p>',
        f'<p class="why-line">{rich(explain.why(game, state, verdict, lang))}</p>',
        house_html(book, verdict.gap, where),
        citation_html(book, verdict.rule, where),
    ]
    if not verdict.legal:
        parts.append(_instead_html(game, state, verdict, lang))
    more = [rule for rule in verdict.rules[1:] if rule in book.entries]
    if more:
        title = words("ui-also-granted" if verdict.legal else "ui-also-broken")
        parts.append(f"<p><b>{escape(title)}</b></p>" + "".join(citation_html(book, rule, where) for rule in more))
    if verdict.legal:
        parts.append(worth_html(game, state, verdict.move))
    parts.append(_consequences_html(game, book, state, verdict, where))
    return "".join(parts)


def _instead_html(game: AnyGame, state: Any, verdict: Verdict, lang: str) -> str:
    title = escape(words("ui-instead"))
    if not verdict.instead:
        return f"<p><b>{title}</b> {escape(words('ui-instead-nothing'))}</p>"
    moves = [explain.move_phrase(game, state, move, lang) for move in verdict.instead]
    return f"<p><b>{title}</b> {rich_inline(explain.listed(lang, moves, 'or'))}</p>"


def rich_inline(text: str) -> str:
    """Return part of a sentence with its cards as glyphs."""
    lang = language()
    return "".join(
        glyph(p, lang, speak) if n % 2 and p != "?" else escape(p) for n, p in enumerate(explain.tokens(text))
    )


def _consequences_html(game: AnyGame, book: Book, state: Any, verdict: Verdict, where: Address) -> str:
    """Say what the move would cause."""
    tolerated = not verdict.legal and game.tolerates is not None and game.tolerates(state, verdict)
    if not (verdict.legal or tolerated):
        return ""
    said = f"<p>{escape(words('ui-tolerated'))}</p>" if tolerated else ""
    _, events = game.apply(state, verdict.move)
    if not events:
        return said
    summary, opened = escape(words("ui-what-then")), " open" if tolerated else ""
    inside = events_html(game, book, events, where)
    return f"{said}<details{opened}><summary>{summary}</summary>{inside}</details>"


# Paragraphs


def rule_link(id_: str, where: Address) -> str:
    """Return the link of a rule under the rule set in view."""
    return escape(
        link("rules", Address(game=where.game, preset=where.preset, options=where.options, rule=id_)), quote=True
    )


def citation_html(book: Book, rule: RuleId, where: Address, *, opened: bool = False) -> str:
    """Show the paragraph that a verdict rests on, and the way to it."""
    entry = book.entries.get(rule)
    if entry is None:
        return ""
    lang = language()
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


def house_html(book: Book, gap: str | None, where: Address) -> str:
    """Say that the text does not decide this and the house does."""
    if not gap:
        return ""
    more = mark_html(book, gap, where) if gap in book.entries else ""
    return f'<p class="house"><b>{escape(words("ui-house"))}</b> {escape(words("ui-house-why"))}{more}</p>'


def events_html(game: AnyGame, book: Book, events: Sequence[Event], where: Address) -> str:
    """Say what happened, each with its rule."""
    lang = language()
    items = []
    for event in events:
        marks = mark_html(book, event.rule, where) + house_html(book, event.gap, where)
        items.append(f"<li>{rich(explain.happened(game, event, lang))}{marks}</li>")
    return f'<ul class="events">{"".join(items)}</ul>'


def ledger_html(game: AnyGame, state: Any) -> str:
    """Show every payment so far, where the game has a bank."""
    rows = game.scene(state, None).ledger
    if not rows:
        return ""
    lang = language()
    heads = "".join(f"<th>{escape(words(f'ui-ledger-{name}'))}</th>" for name in ("who", "what", "amount", "bank"))
    body = ""
    for seat, what, amount, bank in rows:
        name = escape(explain.seat_name(seat, lang))
        reason = escape(value_words(game, what, lang))
        body += f"<tr><td>{name}</td><td>{reason}</td><td>{amount:+d}</td><td>{bank}</td></tr>"
    title = escape(words("ui-ledger"))
    return f'<details open><summary>{title}</summary><table class="figures"><tr>{heads}</tr>{body}</table></details>'


def all_verdicts(game: AnyGame, state: Any, seat: Seat | None = None) -> tuple[Verdict, ...]:
    """Return the verdicts on everything a seat could try."""
    acting = game.movers(state)
    if not acting or acting[0] is TABLE:
        return ()
    return judge_all(game, state, seat)
