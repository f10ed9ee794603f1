"""Ask this: a question of one's own about the position in view, made with fields; no sign of YAML is seen or typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from zlib import crc32

import streamlit as st

from tutor.cases.transcript import Case
from tutor.core.cards import in_braces, without_braces
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.moves import PLAY, Move, Seat
from tutor.core.plain import Plain
from tutor.core.play import verdicts
from tutor.notebook.blocks import case_of, fields
from tutor.notebook.checking import block_findings
from tutor.notebook.making import as_fields, with_fields
from tutor.notebook.reading import Block, Notebook, block_source, inserted, new, read, replaced, write
from tutor.notebook.shapes import amiss
from tutor.shown.address import Address
from tutor.shown.table import button
from tutor.store.keeping import Saved
from tutor.teaching.own import OF_A_MOVE, About, kinds_here, moves_to_ask, question, seats_to_ask
from tutor.ui.frame import escape_markdown, language, page_link, words
from tutor.ui.learner import may_write, store
from tutor.ui.notebook_new import MOST_OFFERED, appended, notebooks_to_choose, titled
from tutor.ui.panel import rich, say
from tutor.ui.shell import DeltaGenerator
from tutor.ui.tools import Tool, over_the_page
from tutor.words import explain

TABLES = ("table", "play", "compare")
"""The blocks that are a position, and can be asked about."""
MORE = 2
"""So many empty answers are there to write."""


def ask_tool(case: Callable[[], Case]) -> tuple[Tool, ...]:
    """Return the offer to ask about what is in view; only whoever may write gets it."""

    def ask() -> None:
        st.session_state.pop("ask.done", None)
        over_the_page("ask-this", lambda: asking(case()), wide=True)

    return (Tool("ask-this", "contact_support", ask),) if may_write() else ()


def ask_hand(source: Callable[[str], str]) -> tuple[Tool, ...]:
    """Return the offer to ask about an Écarté hand: its reader decides first; only whoever may write gets it."""

    def asked() -> bool:
        st.write(words("ask-hand"))
        said = st.text_area(words("ask-explain"), key="ask-hand-say", height=80)
        return into(source(said.strip()), "ecarte", disabled=False)

    def ask() -> None:
        st.session_state.pop("ask.done", None)
        over_the_page("ask-this", lambda: _until_put(asked), wide=True)

    return (Tool("ask-this", "contact_support", ask),) if may_write() else ()


def _until_put(fields: Callable[[], bool]) -> None:
    """Show fields until what they say is put into a notebook, then where it is."""
    if _done():
        return
    room = st.empty()
    with room.container():
        put = fields()
    if put:
        room.empty()
        _done()


def _done() -> bool:
    """Whether a question was put in just now; then it is said where it is."""
    done = st.session_state.get("ask.done")
    if done is None:
        return False
    st.success(words("notes-put-done", title=escape_markdown(done[1])), icon=":material/check_circle:")
    page_link("notebooks", Address(notebook=done[0]), words("notes-put-open"), icon=":material/edit:")
    st.button(words("ask-another"), icon=":material/add:", on_click=lambda: st.session_state.pop("ask.done", None))
    return True


def asking(case: Case, put: Callable[[str], None] | None = None) -> None:
    """Show the fields of a question, and put it into a notebook: by ``put``, where it is known into which."""
    if put is None:
        _until_put(lambda: _asked(case, None))
    else:
        _asked(case, put)


def _asked(case: Case, put: Callable[[str], None] | None) -> bool:
    """Show the fields; return whether the question was put into a notebook that was chosen below them."""
    lang = language()
    made = chosen_question(case, lang)
    if made is None:
        return False
    names = move_names(case, lang)
    said = edited(made, names)
    source = block_source("exercise", said)
    shown(said, names)
    block = read(source).blocks[0]
    head = new("–", lang if lang in LANGUAGES else "en", case.game.key)
    wrong = block_findings(block, Notebook(head.head, ()))
    for one in wrong[:3]:
        st.warning(explain.complaint(one.wrong, lang), icon=":material/report:")
    if put is None:
        return into(source, case.game.key, disabled=bool(wrong))
    if st.button(words("ask-go"), type="primary", icon=":material/south:", key="ask-go", disabled=bool(wrong)):
        put(source)
        st.rerun()
    return False


def chosen_question(case: Case, lang: str) -> Mapping[str, Plain] | None:
    """Choose whom, what and about which move is asked; return the question as the engine fills it in."""
    try:
        seats = seats_to_ask(case)
    except Complaint:
        seats = []
    if not seats:
        st.info(words("ask-nobody"), icon=":material/block:")
        return None
    seat: Seat = seats[0]
    if len(seats) > 1:
        found = st.selectbox(
            words("ask-whom"),
            seats,
            key="ask-whom",
            format_func=lambda one: explain.seat_name(one, lang, case.seats),
        )
        seat = found or seat
    kinds = kinds_here(About(case, seat))
    if not kinds:
        st.info(words("ask-this-nothing"), icon=":material/block:")
        return None
    kind = st.pills(
        words("ask-what"), kinds, default=kinds[0], key=f"ask-what-{seat}", format_func=_kind, required=True
    )
    kind = kind if kind in kinds else kinds[0]
    move: Move | None = None
    if kind in OF_A_MOVE:
        state = case.play().end
        move = st.selectbox(
            words("ask-move"),
            moves_to_ask(About(case, seat), kind),
            key=f"ask-move-{kind}-{seat}",
            format_func=lambda one: button(case.game, state, one, lang),
        )
    made = question(kind, About(case, seat, move))
    if made is None:
        st.info(words("ask-this-nothing"), icon=":material/block:")
        return None
    return {**as_fields(made, lang), "": crc32(f"{case}{kind}{seat}{move}".encode())}


# What stands in a notebook already


def question_at(notebook: Notebook, line: int) -> Block | None:
    """Return the question in which a line stands, or the last one above it, if it can be shown as fields."""
    above = [block for block in notebook.blocks if block.line <= line]
    block = above[-1] if above else None
    if block is None or block.kind != "exercise" or block.argument or not block.closed:
        return None
    try:
        return block if isinstance(fields(block).get("question"), str) and not list(amiss(fields(block))) else None
    except Complaint:
        return None


def table_at(notebook: Notebook, line: int) -> tuple[Block, Case] | None:
    """Return the table in which a line stands, or the last block above it, if it is one that can be asked about."""
    above = [block for block in notebook.blocks if block.line <= line]
    block = above[-1] if above else None
    if block is None or block.kind not in TABLES or not block.closed or block_findings(block, notebook):
        return None
    return block, case_of(block, notebook.game)


def fields_button(line: Callable[[], int], text: str, save: Callable[[str], None]) -> None:
    """Offer the question at the cursor as fields, or a new one about the table there; the rest stays to the letter."""
    if not st.button(words("ask-fields"), icon=":material/edit_note:", key="notes-fields"):
        return
    st.dialog(words("ask-fields"), width="large")(lambda: _as_fields(line(), text, save))()


def _as_fields(line: int, text: str, save: Callable[[str], None]) -> None:
    notebook = read(text)
    block = question_at(notebook, line)
    if block is None:
        about = table_at(notebook, line)
        if about is None:
            st.info(words("ask-no-fields"), icon=":material/edit_note:")
            return
        below = notebook.parts.index(about[0]) + 1
        st.caption(words("ask-about-table", n=about[0].line))
        asking(about[1], lambda source: save(write(inserted(notebook, below, source))))
        return
    given = dict(fields(block))
    if "choices" in given:
        given["choices"] = [one if isinstance(one, dict) else {"text": str(one)} for one in given["choices"]]
    names = move_names(case_of(block, notebook.game), language())
    said = edited({**given, "": crc32(block.source.encode())}, names)
    shown(said, names)
    changed = {name: said.get(name) for name in dict.fromkeys([*given, *said])}
    if given.get("choices") == said.get("choices"):
        changed.pop("choices", None)  # written shorter, perhaps: then it stays so
    source = with_fields(block, changed)
    wrong = block_findings(read(source).blocks[0], notebook)
    for one in wrong[:3]:
        st.warning(explain.complaint(one.wrong, language()), icon=":material/report:")
    place = notebook.parts.index(block)
    if st.button(
        words("ask-keep"), type="primary", icon=":material/check:", key="ask-keep", disabled=source == block.source
    ):
        save(write(replaced(notebook, place, source)))
        st.rerun()


def _kind(name: str) -> str:
    return words(f"ask-kind-{name}")


# The fields


def move_names(case: Case, lang: str) -> dict[str, str]:
    """Return how the moves that can be tried are called, by the move as a text has it; cards are shown as they are."""
    state = case.play().end
    every = (one.move for seat in seats_to_ask(case) for one in verdicts(case.game, state, seat))
    return {
        str(move).partition(" ")[2]: button(case.game, state, move, lang)
        for move in every
        if move.verb != PLAY or move.value
    }


def edited(made: Mapping[str, Plain], names: Mapping[str, str]) -> dict[str, Plain]:
    """Show a question as fields, filled in; return it as they say now."""
    said = {name: value for name, value in made.items() if name}
    key = f"ask-{made['']}"
    said["question"] = typed(str(said["question"]), _area(words("ask-question"), f"{key}-question"))
    if "choices" in said:
        said["choices"] = answers(said["choices"], key)
    if "traps" in said:
        said["traps"] = traps(said["traps"], key, names)
        if not said["traps"]:
            del said["traps"]
    said["explain"] = typed(str(said.get("explain", "")), _area(words("ask-explain"), f"{key}-explain"))
    if not said["explain"].strip():
        del said["explain"]
    return said


def typed(text: str, ask: Callable[[str], str]) -> str:
    """Let a text be changed in which cards stand as somebody types them; what is not changed stays to the letter."""
    shown = without_braces(text, language())
    said = ask(shown)
    return text if said == shown else in_braces(said)


def _area(label: str, key: str) -> Callable[[str], str]:
    return lambda shown: st.text_area(label, shown, key=key, height=80)


def answers(given: list[Plain], key: str, more: int = MORE) -> list[Plain]:
    """Show answers, each with whether it is right, and some empty ones; return those that say something."""
    found: list[Plain] = []
    st.caption(words("ask-answers", card=without_braces("{♥D}", language())))
    for number in range(len(given) + more):
        one = given[number] if number < len(given) else {}
        right, text = st.columns([1, 9], gap="small", vertical_alignment="center")
        good = right.checkbox(words("ask-right"), bool(one.get("right")), key=f"{key}-right-{number}")
        written = typed(str(one.get("text", "")), _answer(text, number, key))
        if written.strip():
            kept = {name: value for name, value in one.items() if name == "say"}
            found.append({**({"right": True} if good else {}), "text": written.strip(), **kept})
    return found


def _answer(place: DeltaGenerator, number: int, key: str) -> Callable[[str], str]:
    label = words("ask-answer", n=number + 1)
    return lambda shown: place.text_input(
        label, shown, key=f"{key}-answer-{number}", label_visibility="collapsed", placeholder=label
    )


def traps(given: Mapping[str, str], key: str, names: Mapping[str, str]) -> dict[str, Plain]:
    """Show tempting wrong moves with the thought behind them; return those that are kept."""
    found: dict[str, Plain] = {}
    st.caption(words("ask-traps"))
    for move, text in given.items():
        use, thought = st.columns([2, 8], gap="small", vertical_alignment="center")
        kept = use.checkbox(explain.plain(_called(move, names), language()), value=True, key=f"{key}-trap-{move}")
        said = typed(str(text), _thought(thought, move, key))
        if kept and said.strip():
            found[move] = said.strip()
    return found


def _thought(place: DeltaGenerator, move: str, key: str) -> Callable[[str], str]:
    return lambda shown: place.text_input(move, shown, key=f"{key}-thought-{move}", label_visibility="collapsed")


def _called(move: str, names: Mapping[str, str]) -> str:
    """Return a move as it is called where it is no mere card, else its cards as pictures."""
    if move in names:
        return explain.capitalised(names[move])
    return " ".join(f"{{{one}}}" if one[:1] in "♠♥♦♣" and len(one) > 1 else one for one in move.split())


def shown(said: Mapping[str, Plain], names: Mapping[str, str]) -> None:
    """Show the question as it will be read, its cards as pictures, and what is right."""
    offered = [(bool(one.get("right")), str(one["text"])) for one in said.get("choices") or ()]
    seat = f"{said.get('seat', '')} "
    offered += [(True, _called(str(one).removeprefix(seat), names)) for one in said.get("legal") or ()]
    lines = "".join(f"<li>{'✓ ' if good else ''}{rich(text)}</li>" for good, text in offered)
    explained = f'<p class="comment">{rich(str(said["explain"]))}</p>' if said.get("explain") else ""
    head = f"<p><b>{escape(words('ask-shown'))}</b></p><h3>{rich(str(said['question']))}</h3>"
    say(f"{head}<ul>{lines}</ul>{explained}" if lines else f"{head}{explained}", "asked-so")


# Into a notebook


def into(source: str, game: str, *, disabled: bool) -> bool:
    """Choose a notebook, and put the question at its end; return whether that was done."""
    titles = {"": words("notes-put-new"), **notebooks_to_choose(MOST_OFFERED)}
    where = st.selectbox(
        words("notes-put-where"),
        list(titles),
        key="ask-where",
        index=min(1, len(titles) - 1),
        format_func=titles.__getitem__,
    )
    # Not by a callback: it would put in what the fields said before the last of them was written in.
    if not st.button(words("ask-go"), type="primary", icon=":material/south:", key="ask-go", disabled=disabled):
        return False
    saved = put_into(str(where), source, game)
    st.session_state["ask.done"] = (saved.notebook, titled(read(saved.text)))
    return True


def put_into(id_: str, source: str, game: str) -> Saved:
    """Save the chosen notebook with a block more; somebody who saves it at the same moment loses nothing."""
    if not id_:
        return store().save(appended(new(words("notes-untitled"), language(), game), source))
    latest = store().notebook(id_)
    try:
        return store().save(appended(read(latest.text), source), id_, latest.number)
    except Complaint:
        latest = store().notebook(id_)
        return store().save(appended(read(latest.text), source), id_, latest.number)
