"""What we lean on of Streamlit's inside: no other file names a part of its pages, a class or a hidden module.

Styles and scripts say ``:shell(name)`` for a part that is declared here, and ``:key(name)`` for what a page gave a key;
``:key(name*)`` is every key that begins so, ``:key(*name)`` every key that ends so, ``:key(*)`` every key. Whoever
serves a text with such words in it sends it through `named`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import streamlit as st
from streamlit.components.v2.types import ComponentRenderer
from streamlit.delta_generator import DeltaGenerator
from streamlit.navigation.page import Page
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime import exists, get_instance
from streamlit.runtime.scriptrunner import RerunException, get_script_run_ctx

__all__ = [
    "BackMsg",
    "ComponentRenderer",
    "DeltaGenerator",
    "ForwardMsg",
    "Page",
    "RerunException",
    "looked_at",
    "named",
    "run",
    "runs",
    "runs_in_part",
]

# Parts of a page


@dataclass(frozen=True)
class Part:
    """One part of a page as Streamlit builds it."""

    selector: str
    purpose: str
    """What we do with it; a part without one goes."""


def _id(name: str) -> str:
    return f"[data-testid={name}]"


PARTS: Mapping[str, Part] = {
    # The frame
    "app": Part(_id("stApp"), "its ground is white on paper"),
    "state": Part("[data-test-script-state]", "the attribute that says whether the server is done with a page"),
    "running": Part(
        _id("stApp") + ":is([data-test-script-state=initial],[data-test-script-state=running],"
        "[data-test-script-state=rerunRequested],[data-test-script-state=stopRequested])",
        "the server is not done: a page without its end is not shown yet",
    ),
    "header": Part(_id("stHeader"), "not on paper"),
    "toolbar": Part(_id("stToolbar"), "not on a projector and not on paper"),
    "skip": Part(_id("stSkipToContent"), "not on a projector; its words are English"),
    "main": Part(_id("stMain"), "what stands on a projector stands close"),
    "block": Part(_id("stMainBlockContainer"), "the lines of a page: as wide as there is room"),
    "stack": Part(_id("stVerticalBlock"), "what stands on a projector stands close"),
    "layout": Part(_id("stLayoutWrapper"), "the box around a part with a key: it sticks, shrinks or is out of sight"),
    "column": Part(_id("stColumn"), "the contents of the rules stay beside the text"),
    # The ways between pages
    "nav-link": Part(_id("stTopNavLink"), "where the keyboard is"),
    "nav-section": Part(_id("stTopNavSection"), "where the keyboard is"),
    "nav-below": Part(_id("stTopNavDropdownLink"), "where the keyboard is"),
    "drawer": Part(_id("stSidebar"), "not on a projector"),
    "drawer-link": Part(_id("stSidebarNavLink"), "where the keyboard is"),
    "drawer-list": Part(_id("stSidebarNavItems"), "its groups have names for a screen reader"),
    "drawer-opener": Part(_id("stExpandSidebarButton"), "not where the menu stands at the lower edge"),
    "page-link": Part(_id("stPageLink"), "on a tile it is a button; not on paper"),
    # What is pressed and chosen
    "button": Part(_id("stButton"), "not on paper"),
    "button-plain": Part(_id("stBaseButton-secondary"), "its key can be read"),
    "button-quiet": Part(_id("stBaseButton-tertiary"), "its key can be read"),
    "button-primary": Part("[data-testid^=stBaseButton-primary]", "dark words on a light green at night"),
    "pills": Part(_id("stButtonGroup"), "close together where there is little room"),
    "field": Part(_id("stTextInput"), "not on paper"),
    "field-box": Part(_id("stTextInputRootElement"), "paper with a line around it, as all that one writes into"),
    "select": Part(_id("stSelectbox"), "the longest name of a game is whole on a phone; not on paper"),
    "tag": Part("[data-tag]", "dark words on a light green at night"),
    "radio": Part(_id("stRadioOption"), "large enough for a finger; read aloud once"),
    "check": Part(_id("stCheckbox"), "not on paper"),
    "popover": Part(_id("stPopover"), "not on paper"),
    "popped": Part(_id("stPopoverBody"), "not before a code that fills the screen"),
    "fold": Part(_id("stExpander"), "not on paper where it is closed"),
    "drop": Part(_id("stFileUploaderDropzone"), "its role has a name for a screen reader"),
    "drop-words": Part(_id("stFileUploaderDropzoneInstructions"), "its words are English"),
    "over": Part(":is([data-floating-ui-portal],[data-testid$=Dropdown])", "what opens over a page has a name"),
    # Words and pictures
    "many-button": Part(f"{_id('stMultiSelect')} button", "large enough for a thumb"),
    "heading-link": Part(f"{_id('stHeaderActionElements')} a", "not shown: a page is shared by its menu"),
    "help": Part(f"{_id('stTooltipIcon')} button", "large enough for a thumb"),
    "heading": Part(_id("stHeading"), "no larger than ours"),
    "caption": Part(_id("stCaptionContainer"), "dark enough to be read"),
    "words": Part(_id("stMarkdownContainer"), "on a phone a button of a toolbar shows its picture alone"),
    "icon": Part(_id("stIconMaterial"), "its name is not read aloud beside words that say the same"),
    "chart": Part(_id("stVegaLiteChart"), "one picture with a name to whoever listens"),
    "sign": Part(
        f':is({_id("stMarkdownContainer")},{_id("stCaptionContainer")}) [role=img][aria-label$=" icon"]',
        "its name is not read aloud either",
    ),
    "menu-opener": Part(_id("stMainMenu"), "not shown: the page has one menu, and day and night are chosen there"),
    "text": Part(_id("stText"), "where measuring looks for an answer"),
    # What comes and goes
    "component": Part(_id("stBidiComponentIsolated"), "a component of ours; ``data-drawn`` once it shows something"),
    "skeleton": Part(_id("stSkeleton"), "a component that is still fetched; its room is kept"),
    "spinner": Part(_id("stSpinner"), "a page that says that it takes a while is shown"),
    "alert": Part(_id("stAlert"), "where a table failed no room is kept for it"),
    "status": Part(_id("stStatusWidget"), "a page that waits says so in the reader's language"),
    "connection": Part(_id("stConnectionStatus"), "says in the reader's language that the server is gone"),
}

_PART = re.compile(r":shell\(([a-z-]+)\)")
_KEY = re.compile(r":key\((\*?)([\w-]*)(\*?)\)")


THEME = "stActiveTheme"
"""How the names begin under which it kept day or night, for each page apart; `:theme` in a script."""


def named(text: str) -> str:
    """Return a style or a script with the selectors of this Streamlit in it."""
    return _KEY.sub(_key, _PART.sub(lambda found: PARTS[found[1]].selector, text)).replace(":theme", THEME)


def _key(found: re.Match[str]) -> str:
    ends, name, begins = found.groups()
    if ends and name:
        return f"[class*={name}]"
    return f"[class*=st-key-{name}]" if ends or begins else f".st-key-{name}"


# What it serves

STATIC = Path(st.__file__).parent / "static" / "static"
"""Its own scripts and styles; it sends them as they lie there."""
TYPES = tuple(file.name for file in (STATIC / "media").glob("SourceSansVF-Upright*.woff2"))
"""What its pages are set in, asked for when the first words stand there; another Streamlit may name it otherwise."""
ALWAYS = ("Html", "PageLink", "TextInput", "MenuButton")
"""The scripts of what stands on every page, each with a mark of its own behind its name."""
COMPONENT, CHART = "BidiComponent", "ArrowVegaLiteChart"
COMPONENTS = "_stcore/bidi-components"
"""Below which address it serves the files of components, each under its name."""
SETTINGS = "__streamlit"
"""What it reads, if it is there, before it asks its server."""
HEAD = re.compile(rb'<html lang="en">(.*?)<title>[^<]*</title>', re.DOTALL)
"""Where a page says in which language it is and what it is called."""
BODY = b"<body>"
HEALTH = "/_stcore/health"
STREAM = "/_stcore/stream"
HOST_CONFIG = "/_stcore/host-config"
CLOSED = ("/_stcore/metrics", "/_stcore/script-health-check")
"""What tells of the server and of nobody's page."""


# A run of a page


def runs() -> bool:
    """Whether this is done for a reader's page, and not while the server starts."""
    return get_script_run_ctx(suppress_warning=True) is not None


def runs_in_part() -> bool:
    """Whether a part of a page runs alone."""
    context = get_script_run_ctx(suppress_warning=True)
    return context is not None and bool(context.fragment_ids_this_run)


def looked_at() -> bool:
    """Whether somebody still looks at this page; where nobody can tell, somebody does."""
    context = get_script_run_ctx(suppress_warning=True)
    return context is None or not exists() or get_instance().is_active_session(context.session_id)


def run(*arguments: str) -> None:
    """Serve an app as Streamlit's own command does, until it is stopped."""
    import sys

    from streamlit.web.cli import main

    sys.argv = ["streamlit", "run", *arguments]
    main()
