"""How much of each paragraph of a page is executable: what it states, how that is covered, and what is not."""

from html import escape
from itertools import groupby

import streamlit as st

from tutor.core.game import AnyGame
from tutor.desk.coverage import (
    COUNTED,
    FULL,
    NONE,
    NOT_A_RULE,
    PART,
    TOLD,
    UNCLAIMED,
    Cover,
    PageCoverage,
    Paragraph,
    page_coverage,
)
from tutor.originals.copies import Copy
from tutor.shown.address import Address
from tutor.ui.frame import address, chosen_game, escape_markdown, follow, go, guarded, language, link, remember, words
from tutor.ui.originals import copy_of, reading_of
from tutor.ui.rule_text import rule_text
from tutor.ui.ruleset import game_picker
from tutor.ui.tools import rest
from tutor.words import library
from tutor.words.book.book import Book

STATES = (FULL, PART, NONE, TOLD, UNCLAIMED, NOT_A_RULE)
OPEN = (PART, NONE, UNCLAIMED)


def bars(current: str) -> str:
    """Every game with its percentage, each a link."""
    rows = []
    for game, book in library.books():
        page = page_coverage(game.key)
        target = escape(link("covered", Address(game=game.key)), quote=True)
        here = ' aria-current="true"' if game.key == current else ""
        of = words("coverage-of", n=page.count(FULL), of=page.count(*COUNTED))
        rows.append(
            f'<li{here}><a href="#" data-go="{target}">{escape(str(book.about["title"][language()]))}</a>'
            f'<span class="bar" aria-hidden="true"><i style="width:{page.percent}%"></i></span>'
            f"<b>{page.percent} %</b> <small>{escape(of)}</small></li>"
        )
    return f'<ul class="bars">{"".join(rows)}</ul>'


def paragraph_html(game: AnyGame, book: Book, paragraph: Paragraph, copy: Copy | None) -> str:
    """One paragraph with its entries, and how each is covered."""
    label = escape(paragraph.spot.label)
    if copy is not None and paragraph.spot.label in reading_of(copy, game.folder).aligned.block_of:
        target = escape(link("originals", Address(game=game.key, para=paragraph.spot.label)), quote=True)
        label = f'<a href="#" data-go="{target}">{label}</a>'
    sort = f"originals-sort-{paragraph.spot.sort}"
    state = words(sort if paragraph.state == NOT_A_RULE else f"coverage-state-{paragraph.state}")
    items = "".join(entry_html(game, book, cover) for cover in paragraph.covers)
    lang = language()
    for id_ in paragraph.shown_by:
        lesson = book.lesson(id_)
        if lesson is not None:
            target = escape(link("replay", Address(game=game.key, case=id_)), quote=True)
            title = escape(str(lesson["title"][lang]))
            kind = escape(words("coverage-kind-example"))
            items += f'<li><a href="#" data-go="{target}">{title}</a> <span class="badge">{kind}</span></li>'
    return (
        f'<section class="cov" data-state="{paragraph.state}"><h3 class="small">{label} '
        f'<span class="badge state">{escape(state)}</span></h3><ul>{items}</ul></section>'
    )


def section_html(
    game: AnyGame, book: Book, heading: str, paragraphs: list[Paragraph], copy: Copy | None, *, opened: bool
) -> str:
    """What stands below one heading, folded: nobody walks through every link of a page by keys."""
    ruled = [one for one in paragraphs if one.state in COUNTED]
    of = words("coverage-of", n=sum(1 for one in ruled if one.state == FULL), of=len(ruled)) if ruled else ""
    return (
        f'<details class="covs"{" open" if opened else ""}><summary>'
        f'<h2 class="plain" lang="de">{escape(heading)}</h2> <small>{escape(of)}</small>'
        f"</summary>{''.join(paragraph_html(game, book, one, copy) for one in paragraphs)}</details>"
    )


def entry_html(game: AnyGame, book: Book, cover: Cover) -> str:
    """One entry: its title, its kind, and the four ways in which it may be covered."""
    target = escape(link("rules", Address(game=game.key, rule=cover.id)), quote=True)
    marks = [mark("engine", covered=cover.engine)]
    for name, ids, page in (
        ("examples", cover.examples, "replay"),
        ("exercises", cover.exercises, "practise"),
        ("replays", cover.replays, "replay"),
    ):
        where = escape(link(page, Address(game=game.key, case=ids[0])), quote=True) if ids else ""
        marks.append(mark(name, covered=bool(ids), n=len(ids), where=where))
    return (
        f'<li><a href="#" data-go="{target}">{escape(book.title(cover.id, language()))}</a> '
        f'<span class="badge">{escape(words(f"ui-kind-{cover.kind}"))}</span> '
        f'<span class="marks">{"".join(marks)}</span></li>'
    )


def mark(name: str, *, covered: bool, n: int = 0, where: str = "") -> str:
    """One way of being covered, said in words too."""
    text = escape(words(f"coverage-{name}" if covered else f"coverage-{name}-none", n=n))
    if where:
        text = f'<a href="#" data-go="{where}">{text}</a>'
    return f'<span class="{"yes" if covered else "no"}">{text}</span>'


def idle_html(game: AnyGame, book: Book, page: PageCoverage) -> str:
    """What is not executable, by the reason."""
    html = ""
    found = sorted(page.idle(), key=lambda one: one[1])
    for reason, some in groupby(found, key=lambda one: one[1]):
        items = ""
        for cover, _, places in some:
            target = escape(link("rules", Address(game=game.key, rule=cover.id)), quote=True)
            title = escape(book.title(cover.id, language()))
            items += f'<li><a href="#" data-go="{target}">{title}</a> <small>{escape("; ".join(places))}</small></li>'
        html += f"<h2 class='small'>{escape(words(f'coverage-why-{reason}'))}</h2><ul>{items}</ul>"
    return html


def pressed(target: str) -> None:
    """Follow a link; another game of this page is shown without leaving it."""
    path, _, query = target.partition("?")
    if path.strip("/") == "covered" and query.startswith("game="):
        go(Address(game=query.removeprefix("game=").partition("&")[0], lang=address().lang))
    else:
        follow(target)


def body() -> None:
    """Show the page."""
    where = address()
    game, book = chosen_game(where)
    where = where.but(game=game.key)
    remember("covered", where)
    left, right = st.columns([3, 2], vertical_alignment="center")
    with left:
        game_picker(where, key="coverage")
    with right, st.container(horizontal=True, horizontal_alignment="right", gap="small"):
        rest("covered")
    lang = language()
    with st.spinner(words("coverage-counting")):
        top = bars(game.key)
        page = page_coverage(game.key)
    rule_text(f'<div class="panel">{top}</div>', key="coverage-bars", on_go=pressed, lang=lang)
    counts = {state.replace("-", "_"): page.count(state) for state in STATES}
    n, counted = len(page.paragraphs), page.count(*COUNTED)
    said = words("coverage-lead", percent=page.percent, n=n, counted=counted, others=n - counted, **counts)
    st.markdown(escape_markdown(said))
    idle = idle_html(game, book, page)
    if idle:
        with st.expander(words("coverage-idle", n=sum(1 for _ in page.idle())), icon=":material/block:"):
            rule_text(f'<div class="panel">{idle}</div>', key="coverage-idle", on_go=pressed, lang=lang)
    shown = st.segmented_control(
        words("coverage-show"),
        ["all", "open"],
        default="all",
        key="coverage-show",
        format_func=lambda name: words(f"coverage-show-{name}"),
        label_visibility="collapsed",
        required=True,
    )
    paragraphs = [one for one in page.paragraphs if shown != "open" or one.state in OPEN]
    if not paragraphs:
        st.success(words("coverage-nothing-open"), icon=":material/check:")
    copy = copy_of(game.key)
    html = "".join(
        section_html(game, book, heading, list(some), copy, opened=n == 0)
        for n, (heading, some) in enumerate(groupby(paragraphs, key=lambda one: one.spot.heading))
    )
    if html:
        rule_text(html, key="coverage-paragraphs", on_go=pressed, lang=lang)  # as one: many would push each other down


guarded(body)
