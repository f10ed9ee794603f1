"""The frame that every page shares: language, where we are, errors as sentences, links to copy."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from html import escape
from urllib.parse import parse_qsl, urlsplit

import streamlit as st

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES, nearest
from tutor.core.options import AnyOptions
from tutor.games import shelf
from tutor.place import SHOWN_AT
from tutor.shown.address import Address, read_address, unpack
from tutor.shown.pages import PAGE_FILES, link_in, page_file, words_in
from tutor.ui.menu import page_of
from tutor.ui.shell import DeltaGenerator, RerunException, named
from tutor.words import explain, library
from tutor.words.book.book import Book

LONGEST_QUERY = 70_000
PROJECTOR = "projector"
PRINT = "print"


_SPOKEN = ContextVar("spoken", default="")
"""The language of this run, which is asked for a hundred times."""


def spoken() -> str:
    """Find out the language of the interface at the beginning of a run; until it is chosen anew, it stays."""
    _SPOKEN.set(_found())
    return _SPOKEN.get()


def speak_anew() -> None:
    """Forget the language of this run: another one was chosen."""
    _SPOKEN.set("")


def language() -> str:
    """Return the language of the interface."""
    return _SPOKEN.get() or _found()


def _found() -> str:
    """Return the language of the link, else the one chosen, else the browser's."""
    said = st.query_params.get("lang")
    if said in LANGUAGES:
        st.session_state["app.lang"] = said
    chosen = st.session_state.get("app.lang")
    if chosen in LANGUAGES:
        return str(chosen)
    return nearest(str(st.context.locale or ""))


def words(key: str, **facts: object) -> str:
    """Return words of the app in the language of the interface."""
    return words_in(language(), key, **facts)


PLACE = "place"
OWN = ("step", "move")
"""What the script of the table writes into the address by itself, without asking the server."""


def address() -> Address:
    """Return what this page is asked to show; step and move as the browser has them."""
    told, asked = st.session_state.get("app.place", {}), st.query_params.to_dict()
    return read_address(told if _rest_of(told) == _rest_of(asked) else asked)


def _rest_of(query: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in query.items() if name not in OWN}


def rested(query: str) -> None:
    """Keep where the reader rests, as the browser has it in its address."""
    told = dict(parse_qsl(query[:LONGEST_QUERY].removeprefix("?")))
    st.session_state["app.place"] = told
    page, known = st.session_state.get("app.last", ("", {}))
    if page and _rest_of(known) == _rest_of(told):
        st.session_state["app.last"] = (page, told)


def go(where: Address) -> None:
    """Show something else on this page: the address is the only memory."""
    query = where.but(lang=where.lang or st.session_state.get("app.lang", "")).query()
    if query != st.query_params.to_dict() or st.session_state.pop("app.place", None):
        st.query_params.from_dict(query)
        st.session_state["app.asked"] = query


def keep_in_the_browser() -> None:
    """Let the browser have the address that this run was asked for: a link within a page leaves it as it was."""
    asked = st.query_params.to_dict()
    before = st.session_state.get("app.asked", asked)
    st.session_state["app.asked"] = asked
    if _rest_of(before) != _rest_of(asked):
        st.query_params.from_dict(asked)


def open_page(name: str, where: Address) -> None:
    """Go to another page."""
    lang = where.lang or st.session_state.get("app.lang", "")
    st.switch_page(page_file(name), query_params=where.but(lang=lang).query())


def link(name: str, where: Address) -> str:
    """Return the address of a page, without the host."""
    return link_in(name, where.but(lang=where.lang or st.session_state.get("app.lang", "")))


def page_link(name: str, where: Address, label: str, *, icon: str | None = None, stretch: bool = False) -> None:
    """Show a link to another page that keeps the session."""
    lang = where.lang or st.session_state.get("app.lang", "")
    st.page_link(
        page_of(name),
        label=label,
        icon=icon,
        query_params=where.but(lang=lang).query(),
        width="stretch" if stretch else "content",
    )


def follow(target: str) -> None:
    """Follow a link of a rule text: ``/rules?rule=…`` without loading the page anew."""
    path, _, query = target.partition("?")
    name = path.strip("/") or "start"
    if page_file(name) in PAGE_FILES:  # from the browser anything may come
        st.session_state["app.go"] = (name, dict(parse_qsl(query)))


def follow_pending() -> None:
    """Carry out a link that was pressed in a component."""
    pending = st.session_state.pop("app.go", None)
    if pending is not None:
        name, pairs = pending
        open_page(name, read_address(pairs))


# What a page is about


def chosen_game(where: Address) -> tuple[AnyGame, Book]:
    """Return the game of the address, the first on the shelf by default.

    Raises ``Complaint`` for a game that is not there.
    """
    from tutor.games import game as find

    game = find(where.game) if where.game else next(iter(shelf().values()))
    return game, library.book(game.folder)


def chosen_options(game: AnyGame, where: Address) -> tuple[str, AnyOptions]:
    """Return the rule set of the address.

    Raises ``Complaint`` for an unknown preset or option, or for options that exclude each other.
    """
    return read_options(game, where.preset or None, where.options)


def title_of(book: Book) -> str:
    """Return the title of a game in the language of the interface."""
    return str(book.about.get("title", {}).get(language(), book.folder))


def remember(page: str, where: Address, case: Address | None = None) -> None:
    """Keep where somebody is, for the way back from the start page, and which case is carried from page to page."""
    st.session_state["app.last"] = (page, where.query())
    if page in WITH_A_CASE and not where.lock and not where.sealed:
        st.session_state["app.case"] = (case or where).but(
            mode="", move="", guess="", presets="", ask="", told="", lang=""
        )


WITH_A_CASE = ("judge", "replay", "compare", "play")
"""Pages that can show any case: the menu leads from one to the other without losing it."""


def carried(*, whole: bool = True, rules: bool = False) -> Address:
    """Return what this page is asked to show; opened by the menu, what was on the table of the page before.

    A page with cases of its own takes over no more than the game, or its rule set too.
    """
    where = address()
    before = st.session_state.get("app.case")
    if before is None or where.but(lang="") != Address():
        return where
    part = Address(game=before.game, preset=_preset_of(before) if rules else "")
    go((before if whole else part).but(lang=where.lang))
    return address()


def _preset_of(where: Address) -> str:
    """Return the rule set of an address; where it names none, the one of its case."""
    if where.preset or not (where.at or where.case):
        return where.preset
    try:
        if where.at:
            return unpack(where.at).preset
    except Complaint:
        return ""
    found = library.lesson(where.case)
    return str(found[1]["case"].get("preset", "")) if found is not None else ""


# Errors


def guarded(body: Callable[[], None], fallback: Callable[[], None] | None = None) -> None:
    """Run a page; what is wrong with what was asked for becomes one sentence and a way on."""
    follow_pending()
    try:
        body()
    except Complaint as wrong:
        complain(wrong)
        if fallback is not None:
            fallback()
    except RerunException:  # Streamlit's own way of starting anew
        raise
    except Exception:
        logging.getLogger(__name__).exception("a page failed")
        complain(Complaint("unforeseen"))


def complain(wrong: Complaint) -> None:
    """Say what is wrong in one sentence, and offer a way on."""
    st.error(escape_markdown(explain.complaint(wrong, language())), icon=":material/info:")
    nearest = wrong.facts.get("nearest")
    if nearest:
        found = library.entry(str(nearest))
        if found is not None:
            game, entry = found
            page_link(
                "rules", Address(game=game.key, rule=entry.id), entry.title[language()], icon=":material/arrow_forward:"
            )
    page_link("start", Address(), words("ui-back-to-start"), icon=":material/home:")


def escape_markdown(text: str) -> str:
    """Make text from outside harmless in Markdown.

    >>> escape_markdown("a <b>")
    'a &lt;b&gt;'
    """
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    for sign in "\\`*_[]$#~|:":
        text = text.replace(sign, f"\\{sign}")
    return text


# What stands above a table


TITLED = "app.titled"


def titled() -> None:
    """Note that this page shows a title of its own; any other gets one for screen readers."""
    st.session_state[TITLED] = True


def title_unseen(place: DeltaGenerator, title: str) -> None:
    """Give a page without a title one that is heard, not seen."""
    if not st.session_state.pop(TITLED, False):
        place.html(f"<h1>{escape(title)}</h1>")


def toolbar(page: str) -> DeltaGenerator:
    """Return the row of tools of a page; on a phone they are icons."""
    return st.container(horizontal=True, gap="small", vertical_alignment="center", key=f"toolbar-{page}")


def stage(page: str) -> DeltaGenerator:
    """Return the place of a table and of what is said of it; on a phone the table comes first."""
    return st.container(key=f"stage-{page}")


def beside(page: str) -> DeltaGenerator:
    """Return the place of what is said of a table, above it where there is room."""
    return st.container(key=f"beside-{page}", gap="small")


def full_link(name: str, where: Address) -> str:
    """Return the address of a view with the host, as it can be sent to somebody."""
    here = urlsplit(st.context.url or "http://localhost:8501")
    shown = os.environ.get(SHOWN_AT, "")
    host = shown if shown and here.hostname in ("localhost", "127.0.0.1", "::1") else here.netloc
    base = str(st.get_option("server.baseUrlPath") or "").strip("/")
    lang = where.lang or language()
    return f"{here.scheme}://{host}{f'/{base}' if base else ''}{link(name, where.but(lang=lang))}"


def unfolded(title: str, *, key: str) -> DeltaGenerator | None:
    """Return a part of the page that is folded away at first, once it was opened.

    What nobody has opened is not made; what was opened stays, so that nothing typed into it is lost.
    """
    part = st.expander(title, key=key, on_change="rerun")
    seen = st.session_state.setdefault("app.unfolded", set())
    if part.open:
        seen.add(key)
    return part if key in seen else None


ALONE = named(
    ":is(header,:shell(skip),:shell(toolbar),:shell(drawer)){display:none!important}"
    ":shell(block){padding:.4rem 1rem 0!important;max-width:none!important} :shell(main) :shell(stack){gap:.35rem}"
)


def projector_css() -> None:
    """Hide everything but the table: no header, no margins, nothing to scroll."""
    st.html(f"<style>{ALONE}</style>")
