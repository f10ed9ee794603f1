"""Wrong claims of a lesson: each is caught, at its own line and column, and says what is the case."""

from __future__ import annotations

import pytest

from tutor.core.languages import LANGUAGES
from tutor.notebook.checking import findings
from tutor.notebook.reading import notes_in, read, without_notes
from tutor.ui.notebook_text import part_html
from tutor.words import explain

HEAD = "---\ntitle: Probe\nlang: de\ngame: getaway\n---\n"
GOOD = """```{table}
position:
  hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}
  power: W
  number: 10
moves: [W ♥2, N ♥6]
claims:
  to_move: E
  legal: [♥D]
  illegal: {♠3: getaway.trick.follow-suit}
  hands: {N: 1, W: ♠5}
  state: {number: 10}
```
"""
ASKS = """```{exercise}
position:
  hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}
  power: W
  number: 10
moves: [W ♥2, N ♥6]
question: Was darf Ost legen?
legal: [♥D]
traps:
  ♠3: Das wäre nicht bedient.
check:
  moves: [E ♥D]
  to_move: S
explain: Ost hat Herz.
```
"""
CHOOSE = """```{exercise}
position:
  hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}
  power: W
  number: 10
moves: [W ♥2, N ♥6]
question: Wer ist am Zug?
choices:
- {right: true, text: Ost}
- {text: "Süd, gleich danach"}
- text: Nord
  say: Nord hat schon gelegt.
```
"""
RECORD = """```{replay}
position:
  hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}
  power: W
  number: 10
moves: [W ♥2, N ♥6, E ♥D]
steps:
- after: 2
  to_move: E
- after: 3
  hands: {E: 1}
  say: Bedient.
from: 1
to: 3
```
"""
COMPARE = """```{compare} getaway.ex.six-tricks
after: 2
between: [standard, strict]
```
"""
FIRST = """```{exercise}
game: ecarte
players: [V, G]
position:
  turn_up: ♣9
  dealer: G
  hands: {V: ♥B ♠7 ♠8 ♦9 ♦10, G: ♥K ♥D ♠D ♦8 ♥7}
moves: [V stand, V ♥B]
question: What may the dealer play?
seat: G
legal: [♥K, ♥D]
```
"""
TRICK = """```{exercise}
game: knockout-whist
players: [A, B, C, D]
position:
  number: 4
  dealer: B
  trump: ♥
  trick: [C ♠9]
  hands:
    A: ♠8 ♦K ♣7 2
    B: ♠5 ♥4 ♦9 ♣A
    C: ♥K ♦2 ♣4
    D: ♠K 10 ♥8 ♦6
question: What may D play?
legal: [♠K, ♠10]
check: {moves: [D ♠K]}
```
"""
TOP = """```{exercise}
game: crazy-eights
players: [A, B, C]
position:
  top: ♥9
  turn: A
  hands: {A: "♥K ♠K ♦5", B: "♦6 ♣7", C: "♥3 ♠4"}
moves: [A ♥K]
question: Who is next?
choices:
- A
- {right: true, text: B}
check: {to_move: B}
```
"""
SIT = """```{sit}
you: S
deal: 3
shows: [power]
turns: 5
```
"""
ODDS = """```{odds}
hand: QH KS 7S 8D 7C
turn_up: 9H
role: elder
```
"""


def at(text: str, new: str) -> tuple[int, int]:
    """Return line and column of the first place at which a changed text has what is new."""
    left, _, right = new.rpartition("|")
    before = text[: text.index(left + right) + len(left)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


CASES = [
    # what is written, what stands there instead, where in that the complaint points, and what it says
    (GOOD, "to_move: E", "to_move: S", "to_move: |S", "claim-to-move"),
    (GOOD, "legal: [♥D]", "legal: [♥D, ♠3]", "legal: [♥D, ♠3]", "claim-legal"),
    (GOOD, "legal: [♥D]", "legal: ♥D", "legal: |♥D", "not-a-list"),
    (GOOD, "legal: [♥D]", "legal: [♥Z]", "♥Z", "unreadable-move"),
    (GOOD, "legal: [♥D]", "leagl: [♥D]", "leagl", "no-such-field"),
    (GOOD, "{♠3: getaway.trick.follow-suit}", "{♥D: getaway.trick.follow-suit}", "♥D: |get", "claim-is-legal"),
    (GOOD, "{♠3: getaway.trick.follow-suit}", "{♠3: getaway.goal.escape}", "♠3: |getaway.goal", "claim-illegal-by"),
    (GOOD, "{♠3: getaway.trick.follow-suit}", "{♠3: getaway.trick.folow}", "getaway.trick.folow", "no-such-rule"),
    (GOOD, "{♠3: getaway.trick.follow-suit}", "{♣9: getaway.trick.follow-suit}", "♣9", "not-possible"),
    (GOOD, "{♠3: getaway.trick.follow-suit}", "[♠3]", "illegal", "notebook-not-a-mapping"),
    (GOOD, "hands: {N: 1, W: ♠5}", "hands: {N: 2, W: ♠5}", "N: 2", "claim-card-count"),
    (GOOD, "hands: {N: 1, W: ♠5}", "hands: {N: 1, W: ♠6}", "W: |♠6", "claim-hand"),
    (GOOD, "hands: {N: 1, W: ♠5}", "hands: {N: 1, Q: ♠5}", "Q: ♠5", "no-such-seat"),
    (GOOD, "state: {number: 10}", "state: {number: 11}", "number: |11", "claim-field"),
    (GOOD, "state: {number: 10}", "state: {nummer: 10}", "nummer", "no-such-field"),
    (GOOD, "state: {number: 10}", "events: [getaway.goal.escape]", "getaway.goal", "claim-event"),
    (GOOD, "state: {number: 10}", "events: [getaway.goal.escap]", "getaway.goal", "no-such-rule"),
    (GOOD, "state: {number: 10}", "result: {losers: [N]}", "result", "claim-not-over"),
    (GOOD, "state: {number: 10}", "result: {loser: [N]}", "loser:", "no-such-field"),
    (GOOD, "N ♥6]", "N ♠2]", "N ♠2]", "illegal-move"),
    (GOOD, "N ♥6]", "N ♥9]", "N ♥9]", "not-held"),
    (GOOD, "N ♥6]", "Q ♥6]", "Q ♥6]", "no-such-seat"),
    (GOOD, "  power: W", "  powr: W", "powr", "no-such-field"),
    (GOOD, "  power: W", "  power: Q", "power: Q", "no-such-seat"),
    (GOOD, "moves: [", "preset: strickt\nmoves: [", "strickt", "no-such-preset"),
    (GOOD, "moves: [", "options: {speed: fast}\nmoves: [", "speed", "no-such-option"),
    (ASKS, "legal: [♥D]", "legal: [♠3]", "legal", "claim-legal"),
    (ASKS, "  ♠3: Das", "  ♥D: Das", "♥D: Das", "claim-trap-legal"),
    (ASKS, "  ♠3: Das", "  ♣K: Das", "♣K", "not-possible"),
    (ASKS, "  ♠3: Das", "  Quatsch: Das", "Quatsch", "unreadable-move"),
    (ASKS, "moves: [E ♥D]", "moves: [E ♠3]", "E ♠3", "illegal-move"),
    (ASKS, "  to_move: S", "  to_move: N", "to_move: |N", "claim-to-move"),
    (ASKS, "  to_move: S", "  tomove: N", "tomove", "no-such-field"),
    (ASKS, "explain:", "covers: [getaway.trick.folow-suit]\nexplain:", "getaway.trick.folow", "no-such-rule"),
    (ASKS, "explain:", "explane:", "explane", "no-such-field"),
    (CHOOSE, "{right: true, text: Ost}", "{right: true, text: Ost, der dran ist}", "der dran ist", "notebook-comma"),
    (CHOOSE, "{right: true, text: Ost}", "{right: yes, text: Ost}", "right: |yes", "no-such-word"),
    (CHOOSE, "{right: true, text: Ost}", "{text: Ost}", "choices", "claim-no-choice"),
    (CHOOSE, "{right: true, text: Ost}", "{right: true, txt: Ost}", "txt", "no-such-field"),
    (CHOOSE, "  say: Nord", "  because: Nord", "because", "no-such-field"),
    (RECORD, "  to_move: E", "  to_move: N", "to_move: |N", "claim-to-move"),
    (RECORD, "  hands: {E: 1}", "  hands: {E: 3}", "E: 3", "claim-card-count"),
    (RECORD, "  say: Bedient.", "  says: Bedient.", "says", "no-such-field"),
    (RECORD, "- after: 3", "- after: 7", "after: |7", "claim-no-such-step"),
    (RECORD, "from: 1", "from: 9", "from: |9", "claim-no-such-step"),
    (COMPARE, "[standard, strict]", "[standard, strickt]", "strickt", "no-such-preset"),
    (COMPARE, "[standard, strict]", "[standard, {presets: strict}]", "presets", "no-such-field"),
    (COMPARE, "[standard, strict]", "[standard]", "between", "notebook-between"),
    (CHOOSE, "- text: Nord", "- text: Ost", "- text: |Ost", "notebook-choice-twice"),
    (ASKS, "explain:", "covers: [gurke.set.lead]\nexplain:", "gurke.set", "notebook-covers"),
    (FIRST, "♦8 ♥7}", "♦8}", "G: ♥K", "hand-size"),
    (FIRST, "seat: G", "seat: X", "seat: |X", "no-such-seat"),
    (TRICK, "trick: [C ♠9]", "trick: [C ♠9, C ♠2]", "trick: [C ♠9, C ♠2]", "played-twice"),
    (TRICK, "    A: ♠8 ♦K ♣7 2", "    A: ♠8 ♦K ♣7", "A: ♠8", "hand-size"),
    (TOP, "  top: ♥9", "  top: ♥K", "top: |♥K", "card-twice"),
    (SIT, "shows: [power]", "shows: [hand-size]", "hand-size", "sit-no-such-fact"),
    (ODDS, "8D 7C", "8D 9H", "turn_up", "odds-turn-up-in-hand"),
    (ODDS, "8D 7C", "8D", "hand", "odds-five-cards"),
    (COMPARE, "after: 2", "after: 2\ndiffer: [♥A]", "differ", "notebook-differ"),
]  # fmt: skip


def lines(text: str) -> list[tuple[int, int, str]]:
    return [(one.line, one.column, one.wrong.key) for one in findings(read(text))]


@pytest.mark.parametrize("good", [GOOD, ASKS, CHOOSE, RECORD, COMPARE, FIRST, TRICK, TOP, SIT, ODDS])
def test_what_is_so_is_not_complained_of(good: str) -> None:
    assert lines(f"{HEAD}\n{good}") == []


@pytest.mark.parametrize(("good", "was", "now", "there", "key"), CASES, ids=[f"{c[2]}" for c in CASES])
def test_each_wrong_claim_is_caught_at_its_line_and_column(good: str, was: str, now: str, there: str, key: str) -> None:
    assert good.count(was) == 1
    text = f"{HEAD}\n## Eins\n\n{good.replace(was, now)}\n{good}"
    assert lines(text) == [(*at(text, there), key)]
    for one in findings(read(text)):
        for lang in LANGUAGES:
            assert explain.complaint(one.wrong, lang)[-1] in ".!?"


def test_a_text_cut_at_a_comma_is_told_as_it_has_to_be_written() -> None:
    wrong = CHOOSE.replace("text: Ost}", "text: Ost, der dran ist}")
    (one,) = findings(read(HEAD + wrong))
    assert 'text: "Ost, der dran ist"' in explain.complaint(one.wrong, "de")
    mended = wrong.replace("text: Ost, der dran ist", 'text: "Ost, der dran ist"')
    assert lines(HEAD + mended) == []


PROSE = [
    ("Ein Bild: ![Tisch](tisch.png)", "![", "notebook-picture"),
    ("Ein <b>fettes</b> Wort", "<b", "notebook-html"),
    ("Eine Notiz[^9] ohne Text", "[^9]", "notebook-footnote"),
    ("Ein Kommentar <!-- ohne Ende", "<!--", "notebook-html"),
    ("Die {♥Z} fehlt", "{♥Z}", "unreadable-card"),
    ("Ein [[Strich]]", "[[", "notebook-no-term"),
]


@pytest.mark.parametrize(("wrong", "there", "key"), PROSE, ids=[one[2] for one in PROSE])
def test_what_nobody_would_see_in_a_text_is_said_at_its_line(wrong: str, there: str, key: str) -> None:
    text = f"{HEAD}\n## Eins\n\nErst dies.\n\nDann das.\n{wrong}\n"
    found = lines(text)
    assert (*at(text, there), key) in found
    assert {one for _, _, one in found} == {key}


def test_footnotes_stand_below_their_text_and_notes_are_nobodys_to_see() -> None:
    text = f"{HEAD}\n## Eins\n\nDas Spiel[^a].\n\n[^a]: In {{♥D}} gezählt.\n\n<!-- Zwei\n\nMinuten. -->\n\nWeiter.\n"
    assert lines(text) == []
    notebook = read(text)
    html = "".join(part_html(part, notebook, {}) for part in notebook.parts)
    assert "Minuten" not in html
    assert html.count("<sup>1</sup>") == 2
    assert 'class="footnote"' in html
    assert notes_in(text) == ["Zwei\n\nMinuten."]


@pytest.mark.parametrize("text", ["<!--" * 50_000, "<!-- -->" * 20_000, "[^a]" * 20_000])
def test_notes_made_to_hurt_are_read_all_the_same(text: str) -> None:
    assert without_notes(text).count("\n") == text.count("\n")
    lines(text[:4_000])
