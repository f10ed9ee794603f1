"""Our table's rules: about ten questions, each on a moment of the game; the answers are a rule set with a name."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from html import escape
from urllib.parse import parse_qsl, urlsplit

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame, Event
from tutor.core.moves import TABLE
from tutor.core.options import values
from tutor.shown.address import Address, read_address
from tutor.shown.parting import following
from tutor.teaching.disputes import Side
from tutor.teaching.exercises import name_of, rules_of
from tutor.teaching.house import DONT_KNOW, Asked, days, mended, questions, tables, written
from tutor.teaching.whatif_said import move_said
from tutor.ui.booklet import booklet, decided
from tutor.ui.card_table import Show
from tutor.ui.frame import (
    PRINT,
    address,
    chosen_game,
    chosen_options,
    complain,
    escape_markdown,
    go,
    guarded,
    language,
    page_link,
    remember,
    title_of,
    titled,
    toolbar,
    words,
)
from tutor.ui.house_kept import called, keep, remove
from tutor.ui.house_kept import tables as kept_tables
from tutor.ui.learner import may_write
from tutor.ui.panel import rich, say
from tutor.ui.paper import leave_paper
from tutor.ui.replayer import position
from tutor.ui.ruleset import game_picker, named, named_conflict, preset_picker, refused, value_label
from tutor.ui.sharing import share
from tutor.ui.tools import rest, what
from tutor.words import explain
from tutor.words.book.book import Book

USES = (
    ("play", "ui-play", ":material/playing_cards:"),
    ("rules", "ui-rules", ":material/menu_book:"),
    ("judge", "ui-judge", ":material/gavel:"),
    ("practise", "ui-practise", ":material/school:"),
    ("compare", "ui-compare", ":material/compare_arrows:"),
)


def body() -> None:
    """Show the page."""
    where = address()
    game, book = chosen_game(where)
    whole = mended(game, where.preset, where.options)
    where = where.but(game=game.key, preset=whole.preset, options=whole.options)
    if where.mode == PRINT:
        leave_paper()
        booklet(game, book, where)
        return
    remember("house", where)
    with toolbar("house"):
        with what("house", title_of(book), named(game, book, where.preset, where.options)):
            game_picker(where.but(table="", decided=""), key="house")
            preset_picker(game, book, where, key="house")
        rest("house", share("house", where))
    titled()
    st.markdown(f"# {words('house-title')}")
    st.caption(words("house-intro"))
    refused()
    if whole.gone:
        st.warning(words("house-gone"))
        for wrong in whole.gone:
            complain(named_conflict(game, book, wrong))
    question, result = st.columns([3, 2], gap="large")
    with question:
        ask(game, book, where)
    with result:
        told(game, book, where)
        use(game, where)
        kept(game)
    other(game, book, where)


# Asking


def ask(game: AnyGame, book: Book, where: Address) -> None:
    """Ask one question after the other, each on a moment where there is one."""
    chosen = {**values(game.presets[where.preset or next(iter(game.presets))]), **where.options}
    asked = questions(game, chosen)
    n = min(int(where.step) if where.step.isdecimal() else 0, len(asked) - 1)
    one = asked[n]
    when = days(where.decided)
    entry = book.entries.get(f"{game.key}.opt.{one.option.name}")
    title = entry.title[language()] if entry else one.option.name
    st.markdown(f"## {title}")
    st.caption(
        f"{words('house-question', n=n + 1, of=len(asked))} · "
        f"{words('house-answered', n=sum(q.option.name in when for q in asked), of=len(asked))}"
    )
    if entry:
        say(f"<p>{rich(_first(entry.text[language()]))}</p>")
    found = tables(game, one)
    if found:
        position(found[0].case, Address(game=game.key), Show(mode="cell", ask=False), key=f"house-{one.option.name}")
        say(f"<p>{rich(moment(game, found[0]))}</p>")
    answers(game, book, where, one, found, chosen)
    back, on = st.columns(2)
    back.button(
        words("house-back"),
        key="house-back",
        disabled=n == 0,
        width="stretch",
        on_click=lambda: go(where.but(step=str(n - 1))),
    )
    on.button(
        words("house-next"),
        key="house-next",
        disabled=n == len(asked) - 1,
        type="primary",
        width="stretch",
        on_click=lambda: go(where.but(step=str(n + 1))),
    )


def moment(game: AnyGame, side: Side) -> str:
    """Say what happens at the moment shown, by every reading."""
    lang = language()
    if side.move.seat == TABLE:
        return explain.did(game, side.state, side.move, lang)
    facts = {"seat": side.move.seat, "what": move_said(game, side.state, side.move, lang)}
    return words("house-moment", what=explain.say(explain.APP, lang, "whatif-by", facts=facts, seats=side.state.seats))


def _first(text: str) -> str:
    """Return the first sentence of a text, without the marks of terms and links."""
    line = next((line for line in text.splitlines() if line.strip()), "")
    return line.replace("[[", "").replace("]]", "") if "](" not in line else ""


def answers(game: AnyGame, book: Book, where: Address, one: Asked, found: list[Side], chosen: dict[str, str]) -> None:
    """Offer every way to play it, with what comes of it at the moment shown, and not to know."""
    name = one.option.name
    base = game.presets[where.preset or next(iter(game.presets))]
    usual = values(base)[name]
    when = days(where.decided)
    seen = {side.reading.value: consequence(game, side, found) for side in found}
    key = f"house-answer-{name}"
    if name in when:
        st.session_state[key] = DONT_KNOW if when[name] == DONT_KNOW else chosen[name]
    else:
        st.session_state[key] = None

    def label(value: str) -> str:
        if value == DONT_KNOW:
            return words("house-dont-know")
        said = value_label(game, book, name, value).partition(": ")[2]
        said = words("house-usual", label=said) if value == usual else said
        return words("house-way", label=said, what=seen[value]) if seen.get(value) else said

    def answered() -> None:
        value = st.session_state[key]
        today = dt.datetime.now(tz=dt.UTC).date().isoformat()
        decided = {**when, name: DONT_KNOW if value == DONT_KNOW else today}
        options = {k: v for k, v in where.options.items() if k != name}
        if value not in (DONT_KNOW, usual):
            options[name] = value
        try:
            chosen_options(game, where.but(options=options))
        except Complaint as wrong:
            st.session_state["app.refused"] = named_conflict(game, book, wrong)
        else:
            go(where.but(options=options, decided=written(decided)))

    st.radio(words("house-ask"), [*one.option.values, DONT_KNOW], key=key, format_func=label, on_change=answered)


def consequence(game: AnyGame, side: Side, every: Sequence[Side]) -> str:
    """Say what comes of the move at the moment by one reading, and not by all."""
    lang = language()
    alike = set.intersection(*({happening(game, s, e) for e in s.events} for s in every)) if every else set()
    own = [said for said in (happening(game, side, one) for one in side.events) if said not in alike]
    if side.verdict is not None and not side.verdict.legal:
        said = explain.why(game, side.state, side.verdict, lang)
    elif own:
        said = " ".join(own[:2])
    elif then := following(game, side, every, lang):
        said = then
    elif side.verdict is not None:
        said = explain.why(game, side.state, side.verdict, lang)
    else:
        said = words("disputes-nothing")
    return explain.plain(said, lang)


def happening(game: AnyGame, side: Side, event: Event) -> str:
    """Say one thing that happens by a reading."""
    return explain.capitalised(explain.happened(game, event, language(), side.state.seats))


# What comes of it


def told(game: AnyGame, book: Book, where: Address) -> None:
    """Say what the table changes, and let it have a name."""
    lang = language()
    preset = book.title(f"{game.key}.preset.{where.preset or next(iter(game.presets))}", lang)
    st.markdown(f"## {words('house-result')}")
    st.session_state["house-name"] = where.table
    st.text_input(
        words("house-name"),
        key="house-name",
        max_chars=60,
        placeholder=words("house-name-hint"),
        on_change=lambda: go(where.but(table=str(st.session_state["house-name"]).strip())),
    )
    when = days(where.decided)
    items = []
    for option, value in where.options.items():
        items.append(f"<li>{escape(decided(game, book, option, value, when.get(option, '')))}</li>")
    if items:
        say(f"<p>{escape(words('house-against', preset=preset))}</p><ul>{''.join(items)}</ul>")
    else:
        say(f"<p>{escape(words('house-as-usual', preset=preset))}</p>")
    unsure = [book.title(f"{game.key}.opt.{name}", lang) for name, day in when.items() if day == DONT_KNOW]
    if unsure:
        st.caption(words("house-unsure", what=explain.listed(lang, unsure)))


def use(game: AnyGame, where: Address) -> None:
    """Lead to every page under this rule set, keep it, print it."""
    if st.button(words("house-keep"), icon=":material/bookmark_add:", key="house-keep", width="stretch"):
        try:
            keep(where)
        except Complaint as wrong:
            complain(wrong)
        else:
            st.toast(words("house-kept"))
    st.button(
        words("house-print"),
        icon=":material/print:",
        key="house-print",
        width="stretch",
        on_click=lambda: go(where.but(mode=PRINT)),
    )
    st.markdown(f"**{words('house-use')}**")
    there = Address(game=game.key, preset=where.preset, options=where.options)
    made = name_of(game, 0, rules=rules_of(where.preset or next(iter(game.presets)), where.options))
    for name, key, icon in USES:
        goal = Address(game=game.key, case=made) if name == "practise" and where.options else there
        page_link(name, goal, words(key), icon=icon)
    if may_write():
        named = there.but(table=where.table or words("house-nameless"))
        page_link("classes", named, words("class-hold"), icon=":material/groups:")
    with st.expander(words("house-code")):
        options = ", ".join(f"{name}: {value!r}" for name, value in where.options.items())
        st.code(f"game: {game.key}\npreset: {where.preset or next(iter(game.presets))}\noptions: {{{options}}}", None)
        if where.table:
            st.caption(escape_markdown(words("house-by-name", name=where.table)))


def kept(game: AnyGame) -> None:
    """List the tables that are kept for this game."""
    found = kept_tables(game.key)
    st.markdown(f"**{words('house-kept-all')}**")
    if not found:
        st.caption(words("house-kept-none"))
    for one in found:
        opened, gone = st.columns([4, 1])
        opened.button(
            words("house-open", name=called(one.where)),
            key=f"house-open-{one.id}",
            width="stretch",
            on_click=go,
            args=(one.where,),
        )
        gone.button(
            "",
            icon=":material/delete:",
            key=f"house-remove-{one.id}",
            help=words("house-remove", name=called(one.where)),
            on_click=remove,
            args=(one,),
        )


# Two tables


def other(game: AnyGame, book: Book, where: Address) -> None:
    """Lay another table beside this one: every difference, on a moment where there is one."""
    with st.expander(words("house-other")):
        link = st.text_input(words("house-other-link"), key="house-other")
        if not link:
            return
        there = read_address(dict(parse_qsl(urlsplit(link).query)))
        if (there.game or game.key) != game.key or not urlsplit(link).query:
            st.info(words("house-other-bad"))
            return
        whole = mended(game, there.preset, there.options)
        theirs = values(chosen_options(game, there.but(preset=whole.preset, options=whole.options))[1])
        ours = values(chosen_options(game, where)[1])
        apart = [name for name, value in ours.items() if theirs[name] != value]
        st.markdown(words("house-other-differ", n=len(apart)) if apart else words("house-other-same"))
        asked = {one.option.name: one for one in questions(game, ours)}
        for name in apart:
            label_ours, label_theirs = (value_label(game, book, name, which[name]) for which in (ours, theirs))
            st.markdown(f"**{book.title(f'{game.key}.opt.{name}', language())}**")
            every = tables(game, asked[name]) if name in asked else []
            found = {side.reading.value: side for side in every}
            if ours[name] in found:
                position(
                    found[ours[name]].case,
                    Address(game=game.key),
                    Show(mode="cell", ask=False),
                    key=f"house-apart-{name}",
                )
            called = there.table or words("house-nameless")
            for said, value in (
                (words("house-we", label=label_ours), ours[name]),
                (words("house-they", name=called, label=label_theirs), theirs[name]),
            ):
                more = f" {consequence(game, found[value], every)}" if value in found else ""
                say(f"<p>{escape(said)}.{rich(more)}</p>")


guarded(body)
