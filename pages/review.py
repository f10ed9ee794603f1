"""Review: what is due today, and by rule what sits and what does not yet; a picture, not a score."""

import json
from datetime import UTC, datetime, timedelta
from html import escape

import streamlit as st

from tutor.core.game import AnyGame
from tutor.games import game as find
from tutor.games import shelf
from tutor.shown.address import Address
from tutor.store.moving import exported
from tutor.store.reviews import Reviewed, forget, pause
from tutor.teaching.exercises import asked_about
from tutor.teaching.review import A_DAY, comes_back, due, exercise_for, sureness, week
from tutor.ui.frame import guarded, language, link, page_link, title_of, words
from tutor.ui.learner import learner, store
from tutor.ui.panel import hero, show
from tutor.ui.reviewing import counted, learn_pace, mine, weights
from tutor.ui.tools import rest
from tutor.words import explain, library


def body() -> None:
    """Show the page."""
    with hero(words("ui-review"), words("review-intro")):
        rest("review")
    if not learner():
        st.info(words("review-no-key"))
        return
    kept = mine()
    known_from = learn_pace()
    if not kept:
        st.info(words("review-none"))
        page_link("practise", Address(), words("ui-practise"), icon=":material/school:")
        return
    begin(kept)
    plan(kept)
    if known_from:
        st.caption(words("review-pace", n=known_from))
    st.markdown(f"## {words('review-picture')}")
    for game in shelf().values():
        here = [one for one in kept if one.rule.startswith(f"{game.key}.")]
        if here:
            picture(game, here)
    change(kept)


def game_of(one: Reviewed) -> AnyGame:
    """Return the game of a rule."""
    return find(one.rule.partition(".")[0])


def begin(kept: list[Reviewed]) -> None:
    """Say what is due, and lead to the first of it."""
    waiting = due(kept)
    if not waiting:
        st.write(words("review-none-due"))
        return
    first = next(one for one in kept if one.rule == waiting[0].rule)
    game = game_of(first)
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        st.markdown(f"**{words('review-due', n=len(waiting))}**", width="content")
        target = Address(game=game.key, case=exercise_for(game, first, counted()))
        page_link("practise", target, words("review-begin"), icon=":material/play_arrow:")


def plan(kept: list[Reviewed]) -> None:
    """Say how many rules come on each day of the week to come."""
    lang = language()
    today = datetime.now(UTC)
    cells = ""
    for n, count in enumerate(week(kept, today)):
        weekday = explain.say(
            explain.APP, lang, "review-weekday", facts={"n": (today + timedelta(days=n)).isoweekday()}
        )
        day = words("review-today") if not n else weekday
        cells += f'<li><span class="quiet">{escape(day)}</span> <b>{count}</b></li>'
    show(f'<h2>{escape(words("review-week"))}</h2><ol class="week">{cells}</ol>', key="review-week")


def picture(game: AnyGame, here: list[Reviewed]) -> None:
    """Show the rules of one game that were asked, each with how it sits."""
    lang = language()
    book = library.book(game.folder)
    order = {rule: n for n, rule in enumerate(asked_about(game))}
    rows, pace = [], weights()
    for one in sorted(here, key=lambda each: order[each.rule]):
        how = sureness(one, weights=pace)
        back = f" <small>· {escape(back_when(one))}</small>" if comes_back(one) else ""
        target = escape(link("rules", Address(game=game.key, rule=one.rule)), quote=True)
        rows.append(
            f'<li class="sits-{how}"><span class="sits" aria-hidden="true"></span>'
            f'<a href="#" data-go="{target}">{escape(book.title(one.rule, lang))}</a> '
            f"<small>{escape(part(f'review-{how}'))}</small>{back}</li>"
        )
    rest = words("review-unasked", n=len(order) - sum(one.asked > 0 for one in here))
    told = f'<ul class="sureness">{"".join(rows)}</ul><p class="quiet">{escape(rest)}</p>'
    show(f"<h2>{escape(title_of(book))}</h2>{told}", key=f"review-{game.key}")


def part(key: str, **facts: int) -> str:
    """Return words that stand inside a line, without a capital of their own."""
    return explain.say(explain.APP, language(), key, facts=facts)


def back_when(one: Reviewed) -> str:
    """Say when a rule comes back."""
    now = int(datetime.now(UTC).timestamp() * 1000)
    if one.due <= now:
        return part("review-back-now")
    return part("review-back-days", n=one.due // A_DAY - now // A_DAY)


def change(kept: list[Reviewed]) -> None:
    """Let a rule rest, ask about it, forget it, take everything along."""
    lang, key = language(), learner()
    titles = {one.rule: library.book(game_of(one).folder).title(one.rule, lang) for one in kept}
    by_rule = {one.rule: one for one in kept}
    if st.session_state.get("review-rule") not in by_rule:
        st.session_state.pop("review-rule", None)
    with st.container(horizontal=True, gap="small", vertical_alignment="bottom"):
        rule = st.selectbox(words("review-which"), list(titles), format_func=titles.__getitem__, key="review-rule")
        one = by_rule[rule]
        game = game_of(one)
        st.button(
            words("review-resume" if one.paused else "review-pause"),
            icon=":material/play_arrow:" if one.paused else ":material/pause:",
            on_click=lambda: pause(store(), key, rule, paused=not one.paused),
            key="review-pause",
        )
        st.button(
            words("review-forget"),
            icon=":material/delete:",
            on_click=lambda: forget(store(), key, rule),
            key="review-forget",
        )
        target = Address(game=game.key, case=exercise_for(game, one, counted()))
        page_link("practise", target, words("review-ask"), icon=":material/school:")
    with st.container(horizontal=True, gap="small"):
        st.download_button(
            words("review-export"),
            lambda: json.dumps(exported(store(), key), ensure_ascii=False, indent=1).encode(),
            file_name="tutor.json",
            mime="application/json",
            icon=":material/download:",
            key="review-export",
        )
        with st.popover(words("review-forget-all"), icon=":material/delete_sweep:"):
            st.write(words("review-forget-sure"))
            st.button(words("review-forget-yes"), on_click=lambda: forget(store(), key), key="review-forget-all")


guarded(body)
