"""The rules of a game as a book one reads, and asks."""

from contextlib import nullcontext
from html import escape

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.shown.address import Address
from tutor.shown.asked import lines_of
from tutor.ui.answers import warm_questions
from tutor.ui.chapter import Text, View, for_paper, text_of
from tutor.ui.finder import finder
from tutor.ui.frame import (
    PRINT,
    address,
    chosen_game,
    chosen_options,
    escape_markdown,
    follow,
    go,
    guarded,
    language,
    link,
    projector_css,
    remember,
    title_of,
    titled,
    toolbar,
    unfolded,
    words,
)
from tutor.ui.originals import copy_of
from tutor.ui.replayer import Place, replayer
from tutor.ui.rule_text import rule_text
from tutor.ui.ruleset import game_picker, named, preset_picker, refused
from tutor.ui.sharing import share
from tutor.ui.tools import print_view, rest, what
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.holding import PARTS, changed_entries, part_of

ROOM = 900
"""Pixels that are kept for the first text until it is there."""


def both_languages() -> bool:
    """Whether the reader wants the other language below their own."""
    return bool(st.session_state.get("app.both", False))


def head(game: AnyGame, book: Book, where: Address) -> None:
    """Show the game, its rule set and the tools."""
    with toolbar("rules"):
        with what("rules", title_of(book), named(game, book, where.preset, where.options)):
            game_picker(where, key="rules")
            preset_picker(game, book, where, key="rules")
        rest("rules", print_view(), share("rules", where))
    refused()
    _, options = chosen_options(game, where)
    if where.preset or where.options:
        st.caption(words("ui-changed-here", n=len(changed_entries(game, book, options))))


def live(example: str, where: Address) -> None:
    """A worked example to step through, between the paragraphs; made when it is unfolded."""
    found = library.lesson(example)
    if found is None:
        return
    key = f"rules-{example}"
    part = unfolded(words("ui-run-example", title=found[1]["title"][language()]), key=f"{key}-fold")
    if part is None:
        return

    def to(step: int, move: str) -> None:
        st.session_state[f"{key}-step"], st.session_state[f"{key}-move"] = step, move

    place = Place(st.session_state.get(f"{key}-step", 0), st.session_state.get(f"{key}-move", ""), guess=False, set=to)
    with part:
        replayer(lines_of(example)[0], place, where.but(mode=""), key=key)


def about(book: Book) -> None:
    """Say what the game is called elsewhere and whose page the rules are from."""
    lang = language()
    note = book.about.get("name_note", {}).get(lang)
    if note:
        with st.expander(words("ui-name-note")):
            st.write(escape_markdown(str(note)))
    source = book.about.get("source") or {}
    said = [
        str(source[name])
        for name in ("page", "author", "translator", "dated")
        if source.get(name) and source[name] != "–"
    ]
    if said:
        st.caption(f"{words('ui-credits')}: {escape_markdown(' · '.join(said))}")


def glossary(book: Book) -> None:
    """List the terms in both languages."""
    lang = language()
    with st.expander(words("ui-glossary")):
        rows = "".join(
            f"<tr><td><b>{escape(t.name['de'])}</b></td><td>{escape(t.name['en'])}</td><td>{escape(t.meaning[lang])}</td></tr>"
            for t in book.glossary
        )
        st.html(f"<table class='terms'>{rows}</table>")


def contents(text: Text) -> None:
    """List the chapters; the one being read is marked by the page itself."""
    items = "".join(
        f'<li class="{"deeper" if one.deeper else ""}"><a href="#{one.id}">{escape(one.title)}</a></li>'
        for one in text.contents
    )
    title = escape(words("ui-contents"))
    rule_text(
        f'<nav class="contents" aria-label="{title}"><details><summary>{title}</summary><ol>{items}</ol>'
        "</details></nav>",
        key="rules-contents-list",
        lang=language(),
    )


def chapters(text: Text, part: str, where: Address) -> None:
    """Show the text, with worked examples where they belong."""
    for n, (kind, content) in enumerate(text.chunks):
        if kind == "html":
            # The first text has room from the first moment on, before any style has come, so that nothing below moves.
            with nullcontext() if n else st.container(key="rules-text-0", height=ROOM, border=False):
                rule_text(
                    content,
                    key=f"rules-{part}-{n}",
                    highlight=where.rule if f'id="{where.rule}"' in content else None,
                    on_go=follow,
                    lang=language(),
                    link=link("rules", where.but(rule="RULE-ID", mode="")).replace("RULE-ID", "{id}"),
                )
        elif where.mode != PRINT:
            live(content, where)


def view_of(where: Address, part: str) -> View:
    """Return what this reader sees of a part."""
    return View(
        where.game,
        part,
        where.preset,
        tuple(where.options.items()),
        language(),
        both_languages(),
        where.lang or str(st.session_state.get("app.lang", "")),
        copy=copy_of(where.game),
    )


def body() -> None:
    """Show the page."""
    where = address()
    if where.rule and not where.game:
        found = library.entry(where.rule)
        where = where.but(game=found[0].key) if found else where
    game, book = chosen_game(where)
    where = where.but(game=game.key)
    chosen_options(game, where)
    remember("rules", where)
    if where.mode == PRINT:
        projector_css()
        titled()
        st.title(str(book.about["title"][language()]))
        chapters(text_of(for_paper(view_of(where, "rules"))), "rules", where)
        st.button(words("ui-print-leave"), on_click=lambda: go(address().but(mode="")), type="tertiary")
        return
    head(game, book, where)
    if where.rule and where.rule not in book.entries:
        raise Complaint("no-such-rule", text=where.rule, nearest=library.nearest(where.rule))
    parts = [part for part, kinds in PARTS.items() if book.of_kind(*kinds)]
    asked = part_of(book.entries[where.rule]) if where.rule else "rules"
    if st.session_state.get("rules-asked") != where.rule:
        st.session_state["rules-asked"] = where.rule
        st.session_state["rules-part"] = asked
    with st.container(key="rules-bar"):
        finder(where, key="rules")
    parts_row = st.container(
        key="rules-parts", horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"
    )
    with parts_row:
        part = st.segmented_control(
            words("ui-rules"),
            parts,
            key="rules-part",
            format_func=lambda p: words(f"ui-part-{p}"),
            label_visibility="collapsed",
            required=True,
        )
        st.session_state["app.both"] = st.toggle(
            words("ui-both-languages"), value=both_languages(), key="rules-both", help=words("ui-both-help")
        )
    text = text_of(view_of(where, part or asked))
    beside, reading = st.columns([2, 9], gap="medium")
    with beside, st.container(key="rules-contents"):
        contents(text)
    with reading:
        chapters(text, part or asked, where)
        glossary(book)
        about(book)
    warm_questions()


guarded(body)
