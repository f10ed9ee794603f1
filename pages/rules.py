"""The chapter of a game: German text beside explanation, live cells between, rule sets marked in the text."""

from html import escape

import streamlit as st

from tutor.cases.lessons import lines
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.ui.address import Address
from tutor.ui.chapter import PARTS, changed_entries, chunks, part_of
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
    share,
    words,
)
from tutor.ui.panel import say, show
from tutor.ui.replayer import Place, replayer
from tutor.ui.rule_text import rule_text
from tutor.ui.ruleset import game_picker, preset_picker, refused
from tutor.ui.settings import settings
from tutor.words import library
from tutor.words.book.book import Book
from tutor.words.search import search


def head(game: AnyGame, book: Book, where: Address) -> None:
    """Show the game, its rule set, the search and the tools."""
    left, right = st.columns([3, 2], vertical_alignment="center")
    with left, st.container(horizontal=True, gap="small", vertical_alignment="center"):
        game_picker(where, key="rules")
        preset_picker(game, book, where, key="rules")
    with right, st.container(horizontal=True, horizontal_alignment="right", gap="small"):
        st.button(
            words("ui-print"),
            icon=":material/print:",
            on_click=lambda: go(address().but(mode=PRINT)),
            key="rules-print",
        )
        settings()
        share("rules", where)
    refused()
    _, options = chosen_options(game, where)
    changed = changed_entries(game, book, options)
    if where.preset or where.options:
        st.caption(words("ui-changed-here", n=len(changed)))


def finder(game: AnyGame, where: Address) -> None:
    """Search the rules of this game; every hit is one click away."""
    lang = language()
    text = st.text_input(
        words("ui-search"),
        key="rules-search",
        placeholder=words("ui-search-hint"),
        label_visibility="collapsed",
        icon=":material/search:",
    )
    if not text:
        return
    hits = search(text, game.key)
    if not hits:
        st.caption(escape_markdown(words("ui-search-none", text=text[:60])))
    links = []
    for hit in hits:
        if hit.kind == "example":
            target = link("replay", Address(game=hit.game, case=hit.id))
        elif hit.kind == "game":
            target = link("rules", Address(game=hit.game))
        else:
            target = link("rules", Address(game=hit.game, preset=where.preset, options=where.options, rule=hit.id))
        links.append(f'<p><a href="#" data-go="{escape(target, quote=True)}">{escape(hit.title[lang])}</a></p>')
    if links:
        show("".join(links), key="rules-hits")


def live(example: str, where: Address) -> None:
    """A worked example to step through, between the paragraphs."""
    found = library.lesson(example)
    if found is None:
        return
    line = lines(found[1])[0]
    key = f"rules-{example}"

    def to(step: int, move: str) -> None:
        st.session_state[f"{key}-step"], st.session_state[f"{key}-move"] = step, move

    place = Place(st.session_state.get(f"{key}-step", 0), st.session_state.get(f"{key}-move", ""), guess=False, set=to)
    with st.container(border=True):
        say(f"<h4>{escape(words('ui-live-sample'))}: {escape(found[1]['title'][language()])}</h4>", "did")
        replayer(line, place, where.but(mode=""), key=key)


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


def text(game: AnyGame, book: Book, part: str, where: Address) -> None:
    """Show one part of the book, with live cells where examples belong."""
    _, options = chosen_options(game, where)
    for n, (kind, content) in enumerate(chunks(game, book, part, options, where)):
        if kind == "html":
            highlight = where.rule if f'id="{where.rule}"' in content else None
            rule_text(
                content,
                key=f"rules-{part}-{n}",
                highlight=highlight,
                on_go=follow,
                lang=language(),
                link=link("rules", where.but(rule="RULE-ID", mode="")).replace("RULE-ID", "{id}"),
            )
        elif where.mode != PRINT:
            live(content, where)


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
        st.title(str(book.about["title"][language()]))
        text(game, book, "rules", where)
        st.button(words("ui-print-leave"), on_click=lambda: go(address().but(mode="")), type="tertiary")
        return
    head(game, book, where)
    finder(game, where)
    if where.rule and where.rule not in book.entries:
        raise Complaint("no-such-rule", text=where.rule, nearest=library.nearest(where.rule))
    parts = [part for part, kinds in PARTS.items() if book.of_kind(*kinds)]
    asked = part_of(book.entries[where.rule]) if where.rule else "rules"
    if st.session_state.get("rules-asked") != where.rule:
        st.session_state["rules-asked"] = where.rule
        st.session_state["rules-part"] = asked
    part = st.segmented_control(
        words("ui-rules"),
        parts,
        key="rules-part",
        format_func=lambda p: words(f"ui-part-{p}"),
        label_visibility="collapsed",
        required=True,
    )
    text(game, book, part or asked, where)
    glossary(book)
    about(book)


guarded(body)
