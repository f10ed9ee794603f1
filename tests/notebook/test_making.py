"""Questions as fields and as text: the same to the letter, whatever was changed, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.cases.transcript import Case
from tutor.core.languages import LANGUAGES
from tutor.core.moves import seated
from tutor.games import shelf
from tutor.notebook.checking import findings
from tutor.notebook.making import as_fields, block_of, with_fields
from tutor.notebook.reading import block_source, new, read, write
from tutor.teaching.own import OF_A_MOVE, About, kinds_here, moves_to_ask, question, seats_to_ask
from tutor.words import library

TEXT = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]) | st.just("\n"), min_size=1, max_size=30)
QUESTION = """```{exercise}
# Aus meiner Stunde vom Montag
position:   {hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}, power: W, number: 10}
moves: [ W ♥2,  N ♥6 ]   # so weit

question: >-
  Was darf
  Ost legen?
# das Richtige
legal: ['♥D']
traps:
  "♠3": 'Das wäre nicht bedient.'

explain: "Ost hat Herz."
```
"""


def test_the_example_is_a_question_without_a_complaint() -> None:
    assert findings(read(f"---\ntitle: x\nlang: de\ngame: getaway\n---\n{QUESTION}")) == []


def test_fields_that_are_not_changed_leave_the_text_to_the_letter() -> None:
    (block,) = read(QUESTION).blocks
    assert with_fields(block, dict(block.said)) == QUESTION
    other = with_fields(block, {"explain": "Ost hat noch Herz."})
    assert other == QUESTION.replace('explain: "Ost hat Herz."', "explain: Ost hat noch Herz.")
    gone = with_fields(block, {"traps": None})
    assert gone == QUESTION.replace("traps:\n  \"♠3\": 'Das wäre nicht bedient.'\n", "")
    more = with_fields(block, {"covers": ["getaway.trick.follow-suit"]})
    assert more == QUESTION.replace('Herz."\n```', 'Herz."\ncovers:\n- getaway.trick.follow-suit\n```')


@given(
    st.dictionaries(st.sampled_from(["question", "explain", "say"]), TEXT, max_size=3),
    st.sampled_from(["`", "``", "~"]),
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_typed_into_a_field_is_what_the_text_says_then(changes: dict[str, str], sign: str) -> None:
    changes = {name: f"{text}{sign * 4}" for name, text in changes.items()}
    (block,) = read(QUESTION).blocks
    (after,) = read(with_fields(block, changes)).blocks
    assert after.closed
    assert after.said == {**block.said, **changes}
    back = with_fields(after, {name: block.said.get(name) for name in changes})
    (again,) = read(back).blocks
    assert again.said == block.said


def test_a_block_in_braces_and_an_empty_one_can_be_changed_too() -> None:
    for source in (
        "```{exercise}\n{question: Was?, legal: []}\n```\n",
        "```{exercise}\n```\n",
        ":::{exercise}\nlegal: []\n:::\n",
    ):
        (block,) = read(source).blocks
        (after,) = read(with_fields(block, {"question": "Wer: und wann?"})).blocks
        assert after.said["question"] == "Wer: und wann?"
        assert after.closed


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_question_of_ones_own_is_a_block_without_a_complaint_in_both_languages(key: str) -> None:
    game = shelf()[key]
    kinds = 0
    for exercise in library.book(game.folder).exercises[::5]:
        from tutor.cases.transcript import read_case

        case: Case = read_case(exercise["case"])
        for seat in seats_to_ask(case)[:1]:
            about = About(case, seat)
            for kind in kinds_here(about):
                move = moves_to_ask(about, kind)[0] if kind in OF_A_MOVE else None
                made = question(kind, About(case, seat, move))
                assert made is not None
                kinds += 1
                for lang in LANGUAGES:
                    source = block_of(made, lang)
                    text = f"{write(new('Probe', lang, key))}\n{source}"
                    assert [one.wrong.key for one in findings(read(text))] == [], source
                    (block,) = read(text).blocks
                    assert block_source("exercise", as_fields(made, lang)) == source
                    assert with_fields(block, dict(block.said)) == source
    assert kinds > 10
    assert seated(4)
