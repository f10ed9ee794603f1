"""Choosing a game and a rule set: the active one is always visible, and part of every link."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import streamlit as st

from tutor.cases.transcript import Case
from tutor.core.complaints import Complaint
from tutor.core.game import AnyGame
from tutor.core.options import AnyOptions, Option, changed, listed
from tutor.games import shelf
from tutor.shown.address import Address
from tutor.shown.labels import value_said
from tutor.ui.frame import address, chosen_options, complain, go, language, title_of, words
from tutor.ui.house_kept import called, tables
from tutor.ui.panel import fact
from tutor.words import explain, library
from tutor.words.book.book import Book

Where = Callable[[Address], None]
OWN = "own:"
"""Before the key of a rule set of one's own, which no preset is called."""


def game_picker(where: Address, *, key: str, keep: tuple[str, ...] = ()) -> None:
    """Choose a game; what belongs to the old one leaves the address."""
    games = shelf()
    current = where.game or next(iter(games))
    st.session_state[f"{key}-game"] = current

    def chosen() -> None:
        fresh = Address(game=st.session_state[f"{key}-game"], mode=where.mode, lang=where.lang)
        go(fresh.but(**{name: getattr(where, name) for name in keep}))

    st.selectbox(
        words("ui-game"),
        list(games),
        key=f"{key}-game",
        on_change=chosen,
        format_func=lambda k: title_of(library.book(games[k].folder)),
    )


def preset_picker(game: AnyGame, book: Book, where: Address, *, key: str, on_change: Where | None = None) -> None:
    """Choose a named rule set, and see or change its options."""
    move_to = on_change or go
    lang = language()
    name, _ = chosen_options(game, where)
    own = {f"{OWN}{one.id}": one for one in tables(game.key)}
    here = (where.preset or name, where.options)
    st.session_state[f"{key}-preset"] = next(
        (id_ for id_, one in own.items() if where.options and (one.where.preset or name, one.where.options) == here),
        name,
    )

    def chosen() -> None:
        taken = st.session_state[f"{key}-preset"]
        if taken in own:
            move_to(where.but(preset=own[taken].where.preset, options=own[taken].where.options))
        else:
            move_to(where.but(preset=_unless_first(game, taken), options={}))

    def titled(taken: str) -> str:
        if taken in own:
            return words("house-own", name=called(own[taken].where))
        return book.title(f"{game.key}.preset.{taken}", lang)

    st.selectbox(
        words("ui-preset"),
        [*own, *game.presets],
        key=f"{key}-preset",
        on_change=chosen,
        format_func=titled,
    )
    options_menu(game, book, where, key=key, on_change=move_to)


def options_menu(game: AnyGame, book: Book, where: Address, *, key: str, on_change: Where) -> None:
    """See or change the options of a rule set."""
    name, options = chosen_options(game, where)
    count = len(where.options)
    # The count is no part of the label: a part with another label is another part, and closed.
    menu = st.expander(words("ui-options"), icon=":material/rule:", key=f"{key}-options", on_change="rerun")
    if count:
        fact(words("ui-changes", n=count))
    if not menu.open:  # closed it would cost as much as the rest of the page
        return
    with menu:
        if count:
            st.button(words("ui-reset-options"), key=f"{key}-reset", on_click=lambda: on_change(where.but(options={})))
        for option in listed(game.options):
            _option(game, book, where, name, options, option, key, on_change)


def _unless_first(game: AnyGame, preset: str) -> str:
    return "" if preset == next(iter(game.presets)) else preset


def _option(
    game: AnyGame,
    book: Book,
    where: Address,
    preset: str,
    options: AnyOptions,
    option: Option,
    key: str,
    move_to: Where,
) -> None:
    """One option; a choice that excludes another is refused with a sentence and changes nothing."""
    lang = language()
    entry = book.entries.get(f"{game.key}.opt.{option.name}")
    labels = entry.values if entry else {}
    attribute = option.name.replace(".", "__").replace("-", "_")
    current = getattr(options, attribute)
    values = list(option.values) or [str(current)]
    if str(current) not in values:
        values.insert(0, str(current))
    widget = f"{key}-opt-{option.name}"
    st.session_state[widget] = str(current)

    def chosen() -> None:
        wanted = {**where.options, option.name: st.session_state[widget]}
        base = getattr(game.presets[preset], attribute)
        if wanted[option.name] == str(base):
            del wanted[option.name]
        try:
            changed(game.presets[preset], wanted)
        except Complaint as wrong:
            st.session_state["app.refused"] = named_conflict(game, book, wrong)
        else:
            move_to(where.but(options=wanted))

    st.selectbox(
        entry.title[lang] if entry else option.name,
        values,
        key=widget,
        on_change=chosen,
        format_func=lambda v: labels[v][lang] if v in labels else v,
        help=explain.plain(entry.text[lang], lang) if entry and "[[" not in entry.text[lang] else None,
    )


def seat_picker(seats: Sequence[str], where: Address, *, key: str) -> None:
    """Choose whose hand is seen; all of them by default."""
    lang = language()

    def label(seat: str) -> str:
        return words("ui-view-seat", seat=explain.seat_name(seat, lang, seats)) if seat else words("ui-view-all")

    st.session_state[f"{key}-seat"] = where.seat if where.seat in seats else ""
    st.selectbox(
        words("ui-view-from"),
        ["", *map(str, seats)],
        key=f"{key}-seat",
        format_func=label,
        on_change=lambda: go(address().but(seat=st.session_state[f"{key}-seat"])),
    )


def named(game: AnyGame, book: Book, preset: str, changes: Mapping[str, str]) -> str:
    """Return the rule set of a title: nothing where it is the usual one of its game."""
    whole = (preset or next(iter(game.presets)), dict(changes))
    for own in tables(game.key):
        if changes and (own.where.preset or next(iter(game.presets)), own.where.options) == whole:
            return called(own.where)
    if preset in ("", next(iter(game.presets))) and not changes:
        return ""
    name = book.title(f"{game.key}.preset.{preset or next(iter(game.presets))}", language())
    return f"{name} ({words('ui-changes', n=len(changes))})" if changes else name


def rule_set(book: Book, case: Case) -> None:
    """Say by which rules a case is judged that cannot be judged by others here."""
    title = book.title(f"{case.game.key}.preset.{case.preset}", language())
    fact(f"{words('ui-preset')}: {title}", "rule")
    for name, value in case.changes.items():
        fact(value_label(case.game, book, name, value))


def value_label(game: AnyGame, book: Book, option: str, value: str) -> str:
    """Return an option and its value as people read them: Spielrichtung: gegen den Uhrzeigersinn."""
    return value_said(game, book, option, value, language())


def named_conflict(game: AnyGame, book: Book, wrong: Complaint) -> Complaint:
    """Return the complaint that two choices exclude each other with both as people read them."""
    if wrong.key != "options-conflict":
        return wrong
    pair = {name: str(said).partition("=") for name, said in wrong.facts.items()}
    return Complaint(wrong.key, **{name: value_label(game, book, one[0], one[2]) for name, one in pair.items()})


def refused() -> None:
    """Say why the last choice was not taken."""
    wrong = st.session_state.pop("app.refused", None)
    if wrong is not None:
        complain(wrong)
