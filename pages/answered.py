"""Exercises answered: which ones nobody gets right and which everybody does; for whoever writes and teaches."""

from html import escape

import streamlit as st

from tutor.games import game as find
from tutor.shown.address import Address
from tutor.ui.answered import PEOPLE, Answered, Kind, answered, everybody, kinds, nobody
from tutor.ui.frame import guarded, language, link, page_link, title_of, toolbar, words
from tutor.ui.learner import may_write, store
from tutor.ui.panel import heading, show
from tutor.ui.tools import rest
from tutor.words import explain, library

MOST = 40
"""So many kinds of question are shown of a game."""


def body() -> None:
    """Show the page."""
    with toolbar("answered"):
        rest("answered")
    heading(words("answered-title"), words("answered-lead"))
    if not may_write():
        st.info(words("answered-not-yours"), icon=":material/lock:")
        return
    ones = answered(store())
    if not ones:
        st.info(words("answered-none"))
        page_link("practise", Address(), words("ui-practise"), icon=":material/school:")
        return
    st.caption(words("answered-people", n=sum(one.tally.asked for one in ones), exercises=len(ones)))
    listed("answered-nobody", nobody(ones), "answered-nobody-none")
    listed("answered-everybody", everybody(ones), "answered-everybody-none")
    st.markdown(f"## {words('answered-kinds')}")
    st.caption(words("answered-kinds-lead"))
    every = kinds(ones)
    for key in dict.fromkeys(one.rule.partition(".")[0] for one in every):
        by_kind(key, [one for one in every if one.rule.startswith(f"{key}.")])


def listed(key: str, ones: list[Answered], none: str) -> None:
    """Show the exercises that nobody, or everybody, gets right, each with the way there."""
    title = f"<h2>{escape(words(key))}</h2>"
    if not ones:
        show(f'{title}<p class="quiet">{escape(words(none, n=PEOPLE))}</p>', key=key)
        return
    rows = "".join(f"<li>{exercise_html(one)}</li>" for one in sorted(ones, key=lambda each: -each.tally.asked))
    show(f'{title}<ul class="sureness">{rows}</ul>', key=key)


def exercise_html(one: Answered) -> str:
    """Return an exercise as a line: where it is, what it asks, how it went."""
    game = one.name.partition(".")[0]
    title = str(one.title.get(language()) or "") or rule_title(one.what.rule) or one.name
    target = escape(link("practise", Address(game=game, case=one.name)), quote=True)
    kind = f"{kind_said(one.what.kind)} · {went(one.tally.asked, one.tally.right)}"
    return f'<a href="#" data-go="{target}">{escape(title)}</a> <small>{escape(kind)}</small>'


def rule_title(rule: str) -> str:
    """Return the title of a rule; nothing where there is none."""
    if not rule:
        return ""
    book = library.book(find(rule.partition(".")[0]).folder)
    return book.title(rule, language()) if rule in book.entries else ""


def kind_said(kind: str) -> str:
    """Say which kind of question it is."""
    key = f"answered-kind-{kind}"
    known = explain.has(explain.APP, language(), key)
    return explain.say(explain.APP, language(), key if known else "answered-kind-other")


def went(asked: int, right: int) -> str:
    """Say how many got it right."""
    return explain.say(explain.APP, language(), "answered-of", facts={"asked": asked, "right": right})


def by_kind(key: str, ones: list[Kind]) -> None:
    """Show how the questions about the rules of a game went, the hardest first."""
    rows = ""
    for one in ones[:MOST]:
        title = rule_title(one.rule)
        moved = one.begun and one.level != one.begun
        said = words("answered-level-moved" if moved else "answered-level", level=one.level, begun=one.begun)
        level = f" · {said[:1].lower() + said[1:] if language() == 'en' else said}" if one.level else ""
        target = escape(link("rules", Address(game=key, rule=one.rule)), quote=True)
        told = f"{kind_said(one.kind)} · {went(one.tally.asked, one.tally.right)}{level}"
        rows += f'<li><a href="#" data-go="{target}">{escape(title)}</a> <small>{escape(told)}</small></li>'
    more = len(ones) - MOST
    rest_ = f'<p class="quiet">{escape(words("answered-more", n=more))}</p>' if more > 0 else ""
    title = escape(title_of(library.book(find(key).folder)))
    show(f'<h2>{title}</h2><ul class="sureness">{rows}</ul>{rest_}', key=f"answered-{key}")


guarded(body)
