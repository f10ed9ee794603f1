"""A person's own copy of a page: adding and removing it, and reading it beside our text."""

from collections.abc import Mapping, Sequence
from html import escape

import streamlit as st

from tutor.cases.lessons import lines
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.plain import Plain
from tutor.originals.copies import Copy
from tutor.originals.reading import LARGEST
from tutor.originals.report import NOT_A_RULE, UNCLAIMED, UNKNOWN, Reading
from tutor.shown.address import Address, read_address
from tutor.ui.frame import (
    address,
    chosen_game,
    escape_markdown,
    follow,
    go,
    guarded,
    language,
    link,
    page_link,
    remember,
    title_of,
    words,
)
from tutor.ui.originals import (
    add,
    at_home,
    copies,
    damaged,
    drop,
    heading_html,
    name_of,
    number_of,
    reading_of,
    row_html,
    sections,
    stretch,
)
from tutor.ui.panel import show
from tutor.ui.replayer import Place, replayer
from tutor.ui.rule_text import rule_text
from tutor.ui.ruleset import game_picker
from tutor.ui.tools import rest
from tutor.words import explain, library

COLUMNS = ("original", "ours", "why")


def pressed(target: str) -> None:
    """Follow a link; a paragraph of this page is shown without leaving it."""
    path, _, query = target.partition("?")
    if path.strip("/") != "originals":
        follow(target)
        return
    from urllib.parse import parse_qs

    go(read_address({name: some[0] for name, some in parse_qs(query).items()}))


# Adding and removing


def adding(*, opened: bool) -> None:
    """Take files, say what is wrong with each that cannot be read, and show what is kept."""
    with st.expander(words("originals-manage"), expanded=opened, icon=":material/upload_file:"):
        st.markdown(escape_markdown(words("originals-lead" if at_home() else "originals-lead-away")))
        turn = st.session_state.setdefault("originals-turn", 0)
        files = st.file_uploader(
            words("originals-upload"),
            type=["txt", "html", "htm", "mht", "mhtml", "md"],
            accept_multiple_files=True,
            key=f"originals-upload-{turn}",
            max_upload_size=LARGEST // 1_000_000,
        )
        if files:
            take([(file.name, file.getvalue()) for file in files])
            st.session_state["originals-turn"] = turn + 1
            st.rerun()
        for text in st.session_state.get("originals-wrong", ()):
            st.error(escape_markdown(text), icon=":material/info:")
        for game, book in library.books():
            copy = copies().get(game.key)
            if copy is not None:
                kept(game, title_of(book), copy)


def take(files: list[tuple[str, bytes]]) -> None:
    """Keep what can be read; the last of them is shown."""
    wrong: list[str] = []
    for name, raw in files:
        try:
            copy = add(raw, name)
        except Complaint as complaint:
            wrong.append(explain.complaint(complaint, language()))
        else:
            go(Address(game=copy.game, lang=address().lang))
    st.session_state["originals-wrong"] = wrong


def kept(game: AnyGame, title: str, copy: Copy) -> None:
    """One copy, and the button that removes it."""

    def removed() -> None:
        drop(game.key)
        st.session_state["originals-wrong"] = []

    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        said = words("originals-kept", game=title, file=copy.file, added=copy.added)
        st.markdown(escape_markdown(said), width="stretch")
        st.button(
            words("originals-remove"),
            icon=":material/delete:",
            key=f"originals-remove-{game.key}",
            help=words("originals-remove-help", game=title),
            on_click=removed,
        )


def credit(copy: Copy) -> None:
    """Say whose text this is, as far as the file says so."""
    found = copy.whose
    named = {"author": found.author, "translator": found.translator, "edition": found.edition}
    parts = [words(f"originals-{name}", name=value) for name, value in named.items() if value]
    if found.contributors:
        parts.append(words("originals-contributors", name=found.contributors))
    said = words("originals-whose", said=" · ".join(parts)) if parts else words("originals-nobody")
    st.caption(escape_markdown(said), width="stretch")


# Reading


def columns() -> None:
    """Choose which columns are seen: several side by side, one at a time where there is no room."""
    names = {name: words(f"originals-column-{name}") for name in COLUMNS}
    with st.container(key="originals-wide"):
        st.session_state.setdefault("originals-columns", list(COLUMNS))
        shown = st.segmented_control(
            words("originals-columns"),
            COLUMNS,
            selection_mode="multi",
            key="originals-columns",
            format_func=names.__getitem__,
            label_visibility="collapsed",
        ) or [COLUMNS[0]]
    with st.container(key="originals-narrow"):
        st.session_state.setdefault("originals-tab", COLUMNS[0])
        tab = st.segmented_control(
            words("originals-columns"),
            COLUMNS,
            key="originals-tab",
            format_func=names.__getitem__,
            required=True,
            label_visibility="collapsed",
            width="stretch",
        )
    ours = [name for name in COLUMNS[1:] if name in shown]
    outer = {0: "1fr", 1: "minmax(0,1fr) minmax(0,1fr)", 2: "minmax(0,1fr) minmax(0,2fr)"}[len(ours)]
    rules = {f"--o-{name}": "block" if name in shown else "none" for name in COLUMNS}
    rules |= {f"--t-{name}": "block" if name == tab else "none" for name in COLUMNS}
    rules["--o-pairs"] = "block" if ours else "none"
    rules["--t-pairs"] = "none" if tab == COLUMNS[0] else "block"
    rules["--o-outer"] = outer if "original" in shown else "minmax(0,1fr)"
    rules["--o-inner"] = "minmax(0,1fr) minmax(0,1fr)" if len(ours) == 2 else "minmax(0,1fr)"
    said = ";".join(f"{name}:{value}" for name, value in rules.items())
    st.html(f"<style>:root{{{said}}}</style>")


def report(read: Reading) -> None:
    """Say what was found, and what was not."""
    numbers = read.numbers
    counts = {name.replace("-", "_"): len(some) for name, some in numbers.items()}
    st.markdown(escape_markdown(words("originals-found", paragraphs=sum(counts.values()), **counts)))
    left = [n for state in (UNCLAIMED, UNKNOWN) for n in numbers[state]]
    doubtful = sorted(read.aligned.doubtful)
    if not (read.lost or left or doubtful or numbers[NOT_A_RULE]):
        return
    with st.expander(words("originals-left", n=len(read.lost) + len(left) + len(doubtful))):
        lang = language()
        html = ""
        if read.lost:
            rows = "".join(
                f"<li><b>{escape(spot.label)}</b>: {escape(', '.join(_title(read, id_, lang) for id_ in ids))}</li>"
                for spot, ids in read.lost
            )
            html += f"<h2 class='small'>{escape(words('originals-expected'))}</h2><ul>{rows}</ul>"
        for title, some in (
            ("originals-left-unclaimed", numbers[UNCLAIMED]),
            ("originals-left-unknown", numbers[UNKNOWN]),
            ("originals-left-doubtful", doubtful),
            ("originals-left-not-a-rule", numbers[NOT_A_RULE]),
        ):
            if some:
                rows = "".join(f"<li>{_beginning(read, n)}</li>" for n in some)
                html += f"<h2 class='small'>{escape(words(title))}</h2><ul>{rows}</ul>"
        rule_text(f'<div class="panel">{html}</div>', key="originals-report", on_go=pressed, lang=lang)


def _title(read: Reading, id_: str, lang: str) -> str:
    lesson = read.book.lesson(id_)
    return str(lesson["title"][lang]) if lesson else read.book.title(id_, lang)


def _beginning(read: Reading, number: int) -> str:
    """Return the first words of a paragraph as a link to it."""
    text = read.aligned.blocks[number].text
    target = escape(link("originals", Address(game=read.copy.game, para=name_of(read, number))), quote=True)
    short = text if len(text) < 70 else f"{text[:66]} …"
    return f'<a href="#" data-go="{target}">{escape(short)}</a>'


def reading_view(game: AnyGame, read: Reading, where: Address) -> None:
    """Show the whole page, section by section; below the chosen paragraph everything about it."""
    chosen = number_of(read, where.para) if where.para else None
    if where.rule and chosen is None:
        chosen = read.place(where.rule)
    if chosen is None and (where.para or where.rule):
        st.info(escape_markdown(words("originals-not-here", place=where.para or where.rule)), icon=":material/info:")
    for n, (heading, below) in enumerate(sections(read)):
        cut_at = below.index(chosen) + 1 if chosen in below else len(below)
        mark = f"p{chosen + 1}" if chosen in below else None
        rows = [row_html(game, read, number, chosen) for number in below]
        html = heading_html(read, heading) + "".join(rows[:cut_at])
        rule_text(f'<div class="orig">{html}</div>', key=f"originals-{n}", highlight=mark, on_go=pressed, lang="de")
        if chosen is not None and chosen in below:
            about(game, read, chosen)
            if rows[cut_at:]:
                rest = f'<div class="orig">{"".join(rows[cut_at:])}</div>'
                rule_text(rest, key=f"originals-{n}-rest", on_go=pressed, lang="de")


def about(game: AnyGame, read: Reading, number: int) -> None:
    """Everything that rests on one paragraph: rules, examples and replays, exercises; its example live."""
    lang = language()
    book = read.book
    ids = read.ids(number)
    rules = [id_ for id_ in ids if id_ in book.entries]
    sourced = [one for one in book.examples if one["id"] in ids]
    shown = [one for one in book.examples if one not in sourced and set(rules) & set(one.get("covers") or ())]
    asked = [one for one in book.exercises if set(rules) & set(one.get("covers") or ())]
    with st.container(border=True, key="originals-about"):
        html = (
            "<h3 class='small'>"
            f"{escape(', '.join(read.aligned.labels(number)) or words('originals-place-none', n=number + 1))}</h3>"
        )
        for title, page, some in (
            ("originals-rules", "rules", [(id_, book.title(id_, lang)) for id_ in rules]),
            ("originals-examples", "replay", [(str(one["id"]), str(one["title"][lang])) for one in (*sourced, *shown)]),
            ("originals-exercises", "practise", [(str(one["id"]), str(one["title"][lang])) for one in asked]),
        ):
            if some:
                links = ", ".join(_to(game, page, id_, text) for id_, text in some)
                html += f"<p><b>{escape(words(title, n=len(some)))}</b> {links}</p>"
        if not ids:
            html += f"<p>{escape(words('originals-nothing-here'))}</p>"
        rule_text(f'<div class="panel">{html}</div>', key="originals-about-links", on_go=pressed, lang=lang)
        if sourced:
            live(game, sourced, read, number)
        st.button(words("originals-close"), key="originals-close", type="tertiary", on_click=close)


def close() -> None:
    """Back to the page without a chosen paragraph."""
    go(address().but(para="", rule=""))


def _to(game: AnyGame, page: str, id_: str, text: str) -> str:
    where = Address(game=game.key, rule=id_) if page == "rules" else Address(game=game.key, case=id_)
    return f'<a href="#" data-go="{escape(link(page, where), quote=True)}">{escape(text)}</a>'


def live(game: AnyGame, sourced: Sequence[Mapping[str, Plain]], read: Reading, number: int) -> None:
    """The example of a paragraph, to be stepped here; where the paragraph names cards, from the first of them."""
    text = read.aligned.blocks[number].text
    every = [(one, line) for one in sourced for line in lines(one)[:1]]
    found = next(((line, at) for _, line in every if (at := stretch(line, text)) is not None), None)
    line, (start, end) = found or (every[0][1], (0, 0))
    key = f"originals-live-{line.id}"
    if st.session_state.get("originals-live") != (number, line.id):
        st.session_state["originals-live"] = (number, line.id)
        st.session_state[f"{key}-step"], st.session_state[f"{key}-move"] = start, ""

    def to(step: int, move: str) -> None:
        st.session_state[f"{key}-step"], st.session_state[f"{key}-move"] = step, move

    if found:
        show(f"<p><b>{escape(words('originals-steps', first=start + 1, last=end))}</b></p>", key=f"{key}-head")
    place = Place(st.session_state[f"{key}-step"], st.session_state[f"{key}-move"], guess=False, set=to)
    replayer(line, place, Address(game=game.key), key=key)


def body() -> None:
    """Show the page."""
    where = address()
    if where.rule and not where.game and (found := library.entry(where.rule)) is not None:
        where = where.but(game=found[0].key)
    every = copies()
    if not where.game and every:
        where = where.but(game=next(iter(every)))
    game, book = chosen_game(where)
    where = where.but(game=game.key)
    remember("originals", where)
    left, right = st.columns([3, 2], vertical_alignment="center")
    with left:
        game_picker(where, key="originals")
    with right, st.container(horizontal=True, horizontal_alignment="right", gap="small"):
        rest("originals")
    copy = every.get(game.key)
    adding(opened=copy is None)
    if copy is None:
        if damaged(game.key):
            st.warning(escape_markdown(words("originals-damaged", game=title_of(book))), icon=":material/info:")
        st.info(escape_markdown(words("originals-no-copy", game=title_of(book))), icon=":material/library_books:")
        page_link("covered", Address(game=game.key), words("originals-to-coverage"), icon=":material/fact_check:")
        return
    with st.spinner(words("originals-aligning")):
        read = reading_of(copy, game.folder)
    credit(copy)
    report(read)
    columns()
    reading_view(game, read, where)


guarded(body)
