"""The frame that every page shares: language, where we are, errors as sentences, links to copy."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

import streamlit as st
from streamlit.delta_generator import DeltaGenerator
from streamlit.runtime.scriptrunner import RerunException

from tutor.cases.transcript import read_options
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.games import shelf
from tutor.paths import PAGES
from tutor.ui.address import Address, read_address
from tutor.words import explain, library
from tutor.words.book.book import Book

PROJECTOR = "projector"
PRINT = "print"


def language() -> str:
    """Return the language of the interface: the link's, else the one chosen, else the browser's."""
    said = st.query_params.get("lang")
    if said in explain.LANGUAGES:
        st.session_state["app.lang"] = said
    chosen = st.session_state.get("app.lang")
    if chosen in explain.LANGUAGES:
        return str(chosen)
    return "de" if str(st.context.locale or "en").lower().startswith("de") else "en"


def words(key: str, **facts: Any) -> str:
    """Return words of the app in the language of the interface."""
    return words_in(language(), key, **facts)


def words_in(lang: str, key: str, **facts: Any) -> str:
    """Return words of the app in a language."""
    return explain.plain(explain.say(explain.APP, lang, key, facts=facts), lang)


def address() -> Address:
    """Return what this page is asked to show."""
    return read_address(st.query_params)


def go(where: Address) -> None:
    """Show something else on this page: the address is the only memory."""
    query = where.but(lang=where.lang or st.session_state.get("app.lang", "")).query()
    if query != dict(st.query_params):
        st.query_params.from_dict(query)


def open_page(name: str, where: Address) -> None:
    """Go to another page."""
    lang = where.lang or st.session_state.get("app.lang", "")
    st.switch_page(page_file(name), query_params=where.but(lang=lang).query())


def page_file(name: str) -> Path:
    """Return the file of a page."""
    return PAGES / f"{name}.py"


def link(name: str, where: Address) -> str:
    """Return the address of a page, without the host."""
    return link_in(name, where.but(lang=where.lang or st.session_state.get("app.lang", "")))


def link_in(name: str, where: Address) -> str:
    """Return the address of a page with just what is in it; no language of the session is added."""
    query = urlencode(where.query())
    return f"/{'' if name == 'start' else name}{'?' if query else ''}{query}"


def page_link(name: str, where: Address, label: str, *, icon: str | None = None, stretch: bool = False) -> None:
    """Show a link to another page that keeps the session."""
    lang = where.lang or st.session_state.get("app.lang", "")
    st.page_link(
        page_file(name),
        label=label,
        icon=icon,
        query_params=where.but(lang=lang).query(),
        width="stretch" if stretch else "content",
    )


def follow(target: str) -> None:
    """Follow a link of a rule text: ``/rules?rule=…`` without loading the page anew."""
    path, _, query = target.partition("?")
    pairs = dict(parse_qsl(query))
    st.session_state["app.go"] = (path.strip("/") or "start", pairs)


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


def chosen_options(game: AnyGame, where: Address) -> tuple[str, Any]:
    """Return the rule set of the address.

    Raises ``Complaint`` for an unknown preset or option, or for options that exclude each other.
    """
    return read_options(game, where.preset or None, where.options)


def title_of(book: Book) -> str:
    """Return the title of a game in the language of the interface."""
    return str(book.about.get("title", {}).get(language(), book.folder))


def remember(page: str, where: Address) -> None:
    """Keep where somebody is, for the way back from the start page."""
    st.session_state["app.last"] = (page, where.query())


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


# Sharing


def share(name: str, where: Address) -> None:
    """A small menu with the link of this very view, to copy or as a QR code."""
    menu = st.popover(words("ui-share"), icon=":material/share:", key=f"{name}-share", on_change="rerun")
    if not menu.open:
        return
    with menu:
        st.caption(words("ui-share-what"))
        url = full_link(name, where)
        st.code(url, language=None, wrap_lines=True)
        if len(url) < 1200:
            st.image(qr(url), width=180, alt=words("ui-qr-alt"))


def full_link(name: str, where: Address) -> str:
    """Return the address of a view with the host, as it can be sent to somebody."""
    from urllib.parse import urlsplit

    here = urlsplit(st.context.url or "http://localhost:8501")
    lang = where.lang or language()
    return f"{here.scheme}://{here.netloc}{link(name, where.but(lang=lang))}"


@st.cache_data(max_entries=64)
def qr(url: str) -> bytes:
    """Draw a QR code as a PNG."""
    import segno

    out = io.BytesIO()
    segno.make(url, error="m").save(out, kind="png", scale=5, border=2)
    return out.getvalue()


def unfolded(title: str, *, key: str) -> DeltaGenerator | None:
    """Return a part of the page that is folded away at first, once it was opened.

    What nobody has opened is not made; what was opened stays, so that nothing typed into it is lost.
    """
    part = st.expander(title, key=key, on_change="rerun")
    seen = st.session_state.setdefault("app.unfolded", set())
    if part.open:
        seen.add(key)
    return part if key in seen else None


def projector_css() -> None:
    """Hide everything but the table: no header, no margins, nothing to scroll."""
    st.html(
        "<style>header,[data-testid=stToolbar],[data-testid=stSidebar]{display:none!important}"
        "[data-testid=stMainBlockContainer]{padding:.4rem 1rem 0!important;max-width:none!important}"
        "[data-testid=stMain] [data-testid=stVerticalBlock]{gap:.35rem}</style>"
    )


def query_of(pairs: Mapping[str, str]) -> str:
    """Return parameters as the end of a link."""
    return urlencode(pairs)
