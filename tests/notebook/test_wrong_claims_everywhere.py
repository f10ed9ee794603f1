"""Wrong claims in every game, in the head and in the words: each is caught at its line, with a sentence of its own."""

from __future__ import annotations

import pytest
from test_wrong_claims import at, lines

from tutor.core.languages import LANGUAGES
from tutor.notebook.checking import findings
from tutor.notebook.reading import read
from tutor.words import explain

HEAD = "---\ntitle: Probe\nlang: en\ngame: getaway\n---\n"
EIGHTS = """```{table}
game: crazy-eights
players: [Ann, Bo, Cy]
position:
  top: ♣J
  turn: Bo
  hands: {Ann: "♠8 ♠9 ♥2", Bo: "♣4 ♦J ♥8 ♠K", Cy: "♦6 ♦7"}
moves: [Bo ♣4]
ask: Cy
question: What may Cy do?
claims:
  to_move: Cy
  legal: [draw]
  illegal: {♦6: crazy-eights.play.no-match}
  hands: {Bo: 3, Cy: ♦6 ♦7}
  state: {direction: clockwise}
```
"""
DEBT = """```{exercise}
game: crazy-eights
options: {draw-two: "on"}
players: [A, B]
position: {top: ♠2, debt: 1, laid: B, turn: A, hands: {A: ♠8 ♠9 ♥2, B: ♦6 ♦7}}
question: What may A do?
legal: [♥2, take]
check:
  moves: [A takes, table draw ♣3 ♦K]
  hands: {A: 5}
  to_move: B
  events: [crazy-eights.draw-two.take]
traps:
  ♠9: The suit is right.
  draw: One card is not two.
```
"""
FIRST = """```{exercise}
game: ecarte
players: [V, G]
dealer: G
hands: {V: ♥D ♠K ♠7 ♦8 ♣7, G: ♥7 ♣K ♣10 ♦9 ♠8}
moves: [table turn ♥9, V propose]
question: What may G do?
seat: G
legal: [accept, refuse]
traps:
  ♣K: Nobody leads before the answer.
covers: [ecarte.propose.accept]
```
"""
KING = """```{replay}
game: ecarte
players: [V, G]
dealer: G
hands: {V: ♠9 ♠7 ♥8 ♥9 ♣7, G: ♦K ♥10 ♣10 ♦9 ♠8}
moves: [table turn ♦10, V stand, V ♠9, G announce, G ♠8, V ♠7]
steps:
- after: 2
  to_move: V
- after: 4
  state: {score: {G: 1}}
- after: 5
  legal: [♠7, ♥8, ♥9, ♣7]
```
"""
DOG = """```{exercise}
game: knockout-whist
players: [A, B, C, D]
position:
  number: 2
  dealer: D
  trump: ♥
  dogs: [B]
  won: {A: 1, C: 1}
  last: A
  trick: [A ♠9]
  played: "♣K 4 7 ♦9 6 K"
  hands: {A: "♠8 ♥2 ♦3", B: "♠A", C: "♠5 4 ♥K ♣2", D: "♠K 10 ♥8 ♣D"}
question: What may B do?
legal: [♠A, knock]
check:
  moves: [B knock, C ♠5]
  to_move: D
  hands: {C: 3, B: ♠A}
```
"""
TRICK = """```{table}
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
claims:
  legal: [♠K, ♠10]
  illegal: {♥8: knockout-whist.trick.follow-suit}
```
"""
AGURK = """```{exercise}
game: gurke
preset: agurk
players: [Anna, Ben, Cleo]
position:
  hands:
    Anna: ♠2 ♥10
    Ben: ♥3 ♠K
    Cleo: ♠8 ♥9 ♦B
  trick: [Anna ♦5, Ben ♣7]
  number: 5
seat: Cleo
question: What is allowed?
legal: [♠8, ♥9, ♦B]
check:
  moves: [Cleo ♠8]
  to_move: Cleo
```
"""
LAST = """```{exercise}
game: gurke
players: [A, B, C]
position: {hands: {A: ♠9, B: ♥9, C: ♦4}, leader: A, scores: {A: 11}}
question: Who loses?
choices:
- {text: "A, whose nine came first."}
- {right: true, text: "B, whose nine came last."}
- {text: Nobody}
check:
  moves: [A ♠9, B ♥9, C ♦4]
```
"""
TWO = """```{compare}
game: gurke
players: [Anna, Ben, Cleo]
position:
  hands: {Anna: ♠2 ♥10, Ben: ♥3 ♠K, Cleo: ♠8 ♥9 ♦B}
  trick: [Anna ♦5, Ben ♣8]
  number: 5
ask: Cleo
between: [agurk, ogorek]
```
"""
PLAY = """```{play} getaway.ex.six-tricks
after: 5
seat: E
say: Go on from here.
```
"""
RULES = """```{rule}
getaway.trick.follow-suit
getaway.goal.escape
```
"""
ODDS = """```{odds}
hand: QH KS 7S 8D 7C
turn_up: 9H
role: elder
claims:
  verdict: exchange
```
"""
SIT = """```{sit}
you: S
deal: 3
begin: 2
turns: 5
without: [take]
told:
  getaway.trick.follow-suit: Follow.
```
"""

GOOD = (EIGHTS, DEBT, FIRST, KING, DOG, TRICK, AGURK, LAST, TWO, PLAY, RULES, ODDS, SIT)
CASES = [
    # what is written, what stands there instead, where in that the complaint points, and what it says
    (EIGHTS, "to_move: Cy", "to_move: Ann", "to_move: |Ann", "claim-to-move"),
    (EIGHTS, "legal: [draw]", "legal: [draw, ♦6]", "legal:", "claim-legal"),
    (EIGHTS, "crazy-eights.play.no-match", "crazy-eights.play.nomatch", "crazy-eights.play.n", "no-such-rule"),
    (EIGHTS, "{♦6: crazy-eights.play.no-match}", "{♦8: crazy-eights.play.no-match}", "♦8", "not-possible"),
    (EIGHTS, "Cy: ♦6 ♦7}\n  state", "Cy: ♦6 ♣7}\n  state", "Cy: |♦6 ♣7", "claim-hand"),
    (EIGHTS, "direction: clockwise", "direction: counter-clockwise", "direction: |counter", "claim-field"),
    (EIGHTS, "ask: Cy", "ask: Dan", "ask: |Dan", "no-such-seat"),
    (EIGHTS, "top: ♣J", "top: ♣", "top", "unreadable-card"),
    (EIGHTS, "moves: [Bo ♣4]", "moves: [Bo ♥8 = ♣4]", "Bo ♥8 = ♣4", "not-possible"),
    (EIGHTS, "moves: [Bo ♣4]", "moves: [Bo flies]", "Bo flies", "no-such-verb"),
    (EIGHTS, "turn: Bo", "turn: Zoe", "turn", "no-such-seat"),
    (EIGHTS, "players: [Ann, Bo, Cy]", "players: [Ann, Bo, Bo]", "players: [Ann, |Bo, Bo]", "name-twice"),
    (EIGHTS, 'Cy: "♦6 ♦7"', 'Cy: "♦6 ♠K"', 'Cy: |"♦6 ♠K"', "card-twice"),
    (DEBT, 'draw-two: "on"', "draw-two: maybe", "draw-two", "no-such-value"),
    (DEBT, "hands: {A: 5}", "hands: {A: 4}", "A: 4", "claim-card-count"),
    (DEBT, "crazy-eights.draw-two.take]", "crazy-eights.draw-two.answer]", "crazy-eights.draw-two.a", "claim-event"),
    (DEBT, "legal: [♥2, take]", "legal: [♥2, take, draw]", "legal", "claim-legal"),
    (DEBT, "table draw ♣3 ♦K", "table draw ♣3 ♦6", "table draw ♣3 ♦6", "table-cannot-give"),
    (DEBT, "  draw: One", "  take: One", "take: One", "claim-trap-legal"),
    (FIRST, "♦9 ♠8}", "♦9 ♣7}", "G: |♥7 ♣K ♣10 ♦9 ♣7", "card-twice"),
    (FIRST, "V propose]", "V accept]", "V accept", "not-possible"),
    (FIRST, "V propose]", "G propose]", "G propose", "illegal-move"),
    (FIRST, "legal: [accept, refuse]", "legal: [accept, ♣K]", "legal", "claim-legal"),
    (FIRST, "  ♣K: Nobody", "  refuse: Nobody", "refuse: Nobody", "claim-trap-legal"),
    (FIRST, "dealer: G", "dealer: X", "dealer: |X", "no-such-seat"),
    (FIRST, "table turn ♥9", "table turn ♥7", "table turn ♥7", "table-cannot-give"),
    (FIRST, "[ecarte.propose.accept]", "[getaway.goal.escape]", "getaway.goal", "notebook-covers"),
    (FIRST, "question: What may G do?", "questions: What may G do?", "questions", "no-such-field"),
    (FIRST, "question: What may G do?", "question:", "question", "field-missing"),
    (FIRST, "legal: [accept, refuse]", "legal: []", "legal", "claim-legal"),
    (KING, "score: {G: 1}", "score: {V: 1}", "score", "claim-field"),
    (KING, "- after: 2\n  to_move: V", "- after: 2\n  to_move: G", "to_move: |G", "claim-to-move"),
    (KING, "legal: [♠7, ♥8, ♥9, ♣7]", "legal: [♠7]", "legal", "claim-legal"),
    (KING, "- after: 4", "- after: four", "after: four", "field-missing"),
    (DOG, "B knock, C ♠5", "B knock, D ♠K", "D ♠K", "illegal-move"),
    (DOG, "hands: {C: 3, B: ♠A}", "hands: {C: 4, B: ♠A}", "C: 4", "claim-card-count"),
    (DOG, "dogs: [B]", "dogs: [E]", "dogs", "no-such-seat"),
    (DOG, "won: {A: 1, C: 1}", "won: {A: 1, C: 9}", "won", "not-a-number"),
    (DOG, "trump: ♥", "trump: hearts and spades", "trump", "no-such-word"),
    (TRICK, "knockout-whist.trick.follow", "getaway.trick.follow", "getaway.trick", "claim-illegal-by"),
    (TRICK, "    D: ♠K 10", "    D: ♠K 10 9", "D: |♠K 10 9", "card-twice"),
    (TRICK, "trick: [C ♠9]", "trick: [♠9]", "trick", "trick-who-led"),
    (AGURK, "seat: Cleo", "seat: Clea", "Clea", "no-such-seat"),
    (AGURK, "legal: [♠8, ♥9, ♦B]", "legal: [♥9, ♦B]", "legal", "claim-legal"),
    (AGURK, "preset: agurk", "preset: agurke", "agurke", "no-such-preset"),
    (AGURK, "  hands:\n    Anna: ♠2 ♥10", "  hands:\n    Anna: ♠2", "hands:", "hands-uneven"),
    (LAST, '{right: true, text: "B', '{right: false, text: "B', "choices", "claim-no-choice"),
    (LAST, "- {text: Nobody}", "- {right: true, say: Nobody}", "- |{right: true, say", "field-missing"),
    (LAST, "- {text: Nobody}", "- [Nobody]", "- |[Nobody]", "notebook-not-a-text"),
    (LAST, "scores: {A: 11}", "scores: {Q: 11}", "scores", "no-such-seat"),
    (LAST, "C ♦4]", "C ♦4, A ♦4]", "A ♦4", "not-held"),
    (TWO, "between: [agurk, ogorek]", "between: [agurk, {options: {lead: sideways}}]", "lead", "no-such-value"),
    (TWO, "between: [agurk, ogorek]", "between: agurk", "between: |agurk", "not-a-list"),
    (TWO, "ask: Cleo", "ask: Cleo\ndiffer: [♠8, ♥9]", "differ", "notebook-differ"),
    (PLAY, "after: 5", "after: 500", "after: |500", "claim-no-such-step"),
    (PLAY, "seat: E", "seat: East", "seat: |East", "no-such-seat"),
    (PLAY, "getaway.ex.six-tricks", "getaway.ex.six-trick", "getaway.ex.six-trick", "no-such-case"),
    (RULES, "getaway.goal.escape", "getaway.goal.escapes", "getaway.goal.escapes", "no-such-rule"),
    (ODDS, "verdict: exchange", "verdict: stand", "verdict: |stand", "claim-field"),
    (ODDS, "role: elder", "role: younger", "role: |younger", "odds-no-role"),
    (ODDS, "hand: QH KS", "hand: QH QH", "hand", "odds-twice"),
    (ODDS, "turn_up: 9H", "turn_up: 9X", "turn_up: |9X", "odds-no-card"),
    (ODDS, "turn_up: 9H", "turn_up: 2H", "turn_up", "odds-not-in-pack"),
    (SIT, "you: S", "you: South", "you: |South", "no-such-seat"),
    (SIT, "begin: 2", "begin: -1", "begin", "not-a-number"),
    (SIT, "without: [take]", "without: [fly]", "without", "no-such-word"),
]  # fmt: skip


@pytest.mark.parametrize("good", GOOD)
def test_what_is_so_is_not_complained_of(good: str) -> None:
    assert lines(f"{HEAD}\n{good}") == []


@pytest.mark.parametrize(("good", "was", "now", "there", "key"), CASES, ids=[f"{c[4]}-{c[2][:30]}" for c in CASES])
def test_each_wrong_claim_is_caught_where_it_stands(good: str, was: str, now: str, there: str, key: str) -> None:
    assert good.count(was) == 1
    text = f"{HEAD}\n## One\n\n{good.replace(was, now)}\n{good}"
    assert lines(text) == [(*at(text, there), key)]
    said(text)


def said(text: str) -> list[str]:
    """Return the sentences of a text's complaints, each a whole one that shows no inside of the program."""
    found = [explain.complaint(one.wrong, lang) for one in findings(read(text)) for lang in LANGUAGES]
    assert all(one[-1] in ".!?" and "{'" not in one and "['" not in one for one in found), found
    return found


WORDS = """---
title: Probe
lang: en
game: getaway
version: 1
---

+++ 5 min

## One {#one}

Some words come first, on a line of their own.
Look at {♥D}, read [[trick]] and [this](#getaway.trick.follow-suit), [there](#two).

```{table} getaway.ex.six-tricks
after: 5
```

+++ step

Later.

+++ 3 min, hidden

## Two {#two}

Word[^a].

[^a]: A note with {♠2}.

```{rule} getaway.trick.follow-suit
```
"""
IN_WORDS = [
    ("lang: en", "lang: fr", "lang: |fr", "no-such-word"),
    ("game: getaway\n", "game: poker\n", "game: |poker", "no-such-game"),
    ("version: 1", "version: 99", "version", "notebook-newer"),
    ("version: 1", "author: me", "author", "no-such-field"),
    ("{♥D}", "{♥11}", "{♥11}", "unreadable-card"),
    ("[[trick]]", "[[trickery]]", "[[trickery]]", "notebook-no-term"),
    ("[there](#two)", "[there](#three)", "[there](|#three", "notebook-no-place"),
    ("follow-suit), ", "follow-suite), ", "[this](|#", "no-such-rule"),
    ("[there](#two)", "[there](javascript:alert(1))", "[there](javascript:alert(1))", "notebook-link"),
    ("Later.", "That was ~~wrong~~ right.", "~~wrong~~", "notebook-mark"),
    ("Later.", "* Done\n* [ ] to do", "[ ]", "notebook-mark"),
    ("+++ 5 min", "+++ 5 mins", "+++ 5", "notebook-cut"),
    ("[^a]: A note", "[^b]: A note", "[^a]", "notebook-footnote"),
    ("{♠2}", "{♠Z}", "{♠Z}", "unreadable-card"),
    ("Later.", "![x](http://a.b/c.png)", "![x]", "notebook-picture"),
    ("```{table}", "```{tabel}", "```{|tabel", "notebook-unknown-block"),
    ("Later.", "Later.\n\n# More {#one}", "# More", "notebook-id-twice"),
    ("\nLater.\n", "", "+++ step", "notebook-step"),
    ("+++ 5 min", "+++ 5 min\n\n+++", "+++ 5 min", "notebook-screen-empty"),
]


def test_words_that_are_right_are_not_complained_of() -> None:
    assert lines(WORDS) == []


@pytest.mark.parametrize(("was", "now", "there", "key"), IN_WORDS, ids=[f"{c[3]}-{c[1][:30]}" for c in IN_WORDS])
def test_what_is_wrong_in_head_and_words_is_caught_where_it_stands(was: str, now: str, there: str, key: str) -> None:
    assert WORDS.count(was) == 1
    text = WORDS.replace(was, now)
    assert lines(text) == [(*at(text, there), key)]
    said(text)
