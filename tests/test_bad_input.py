"""Bad input: one clear sentence in each language, nothing executed, and never an exception of another kind."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.cases.transcript import DEEPEST, LONGEST_TEXT, dump, load, load_line, read_case, sized
from tutor.core.complaints import Complaint
from tutor.core.languages import LANGUAGES
from tutor.core.play import IllegalMove
from tutor.desk.reports import judge_report, replay_report
from tutor.words import explain

POSITION = {"hands": {"N": "♥6 ♠2", "E": "♣K ♠3", "S": "♥B ♠8", "W": "♥2 ♠5"}, "power": "W", "number": 10}
CASE: dict[str, Any] = {"game": "getaway", "players": ["N", "E", "S", "W"], "position": POSITION, "moves": ["W ♥2"]}
DEAL = {
    "N": "♠B 9 5 3 ♥10 9 8 6 ♦D 8 ♣B 6 2",
    "E": "♥A D 3 ♦B 10 7 4 2 ♣K D 10 9 4",
    "S": "♠10 8 6 4 ♥B 7 4 ♦A 9 6 5 3 ♣7",
    "W": "♠A K D 7 2 ♥K 5 2 ♦K ♣A 8 5 3",
}


def case(**changes: Any) -> dict[str, Any]:
    """The good case with something changed; what is None is left out."""
    return {name: value for name, value in {**CASE, **changes}.items() if value is not None}


def place(**changes: Any) -> dict[str, Any]:
    return case(position={**POSITION, **changes})


def dealt(**changes: str) -> dict[str, Any]:
    return case(position=None, moves=None, hands={**DEAL, **changes})


def is_one_sentence_in_each_language(wrong: Complaint) -> tuple[str, str]:
    """Return the sentences; both are whole, printable, short, and not each other's."""
    said = tuple(explain.complaint(wrong, lang) for lang in LANGUAGES)
    for text in said:
        assert text.isprintable(), repr(text)
        assert text[-1] in ".!?", text
        assert len(text) < 1_500, text
        assert "Traceback" not in text
    assert said[0] != said[1]
    return said[0], said[1]


BAD: dict[str, tuple[Any, str, str]] = {
    # what is said: key of the complaint, a word that the English sentence must have
    "no mapping": ("getaway", "case-not-a-mapping", "getaway"),
    "a list": ([1, 2], "case-not-a-mapping", "[1, 2]"),
    "nothing": (None, "case-empty", "nothing here"),
    "no game": (case(game=None), "no-such-game", "getaway"),
    "unknown game": (case(game="chess"), "no-such-game", "chess"),
    "unknown field": (case(colour="red"), "no-such-field", "colour"),
    "a field that belongs into the position": (case(Power="N"), "field-of-position", "power"),
    "unknown preset": (case(preset="mine"), "no-such-preset", "mine"),
    "unknown option": (case(options={"speed": "fast"}), "no-such-option", "speed"),
    "unknown value": (case(options={"packs": 3}), "no-such-value", "“3”"),
    "a truth value": (case(options={"loss-counter": True}), "no-such-value", "True"),
    "options as a list": (case(options=["packs"]), "options-not-a-mapping", "packs"),
    "conflict": (case(options={"draw-hand.target": "any-player"}), "options-conflict", "last-card-power=draw-pile"),
    "players in one text": (case(players="N E S W"), "players-not-a-list", "N E S W"),
    "players as a fraction": (case(players=2.5), "players-not-a-list", "2.5"),
    "one player": (case(players=["N"]), "player-count", "2 to 8"),
    "four at a table for two": ({"game": "ecarte", "players": 4}, "player-count", "it takes two"),
    "nine players": (case(players=9, position=None, moves=None), "player-count", "9"),
    "fewer than none": (case(players=-4, position=None), "player-count", "-4"),
    "very many players": (case(players=10**9, position=None), "player-count", "1,000,000,000"),
    "a name twice": (case(players=["N", "E", "n", "W"]), "name-twice", "N"),
    "the table plays": (case(players=["N", "E", "S", "Table"]), "bad-name", "Table"),
    "moves as a mapping": (case(moves={"W": "♥2"}), "moves-not-a-list", "♥2"),
    "moves as a number": (case(moves=7), "moves-not-a-list", "7"),
    "unreadable move": (case(moves=["W ♥Z"]), "unreadable-move", "W ♥Z"),
    "a move of nobody": (case(moves=["X ♥2"]), "no-such-seat", "X ♥2"),
    "unknown verb": (case(moves=["W dances"]), "no-such-verb", "dances"),
    "a seat alone": (case(moves=["W"]), "unreadable-move", "“W”"),
    "a move of another kind": (case(moves=[["W", "♥2"]]), "no-such-seat", "['W', '♥2']"),
    "too many moves": (case(moves=["W ♥2"] * 5_001), "too-many-moves", "5,001"),
    "hands and position": (case(hands=DEAL), "hands-and-position", "both"),
    "hands as a list": (case(position=None, hands=[1]), "hands-not-a-list", "[1]"),
    "a hand of nobody": (dealt(X="♥2"), "no-such-seat", "X"),
    "an unreadable card": (dealt(E="♥A ♥Z"), "unreadable-card", "♥Z"),
    "a card twice": (dealt(E=DEAL["E"] + " ♠A"), "card-twice", "ace of spades"),
    "a card of another pack": (dealt(E=DEAL["E"] + " JK1"), "card-foreign", "joker 1"),
    "a wrong count": (dealt(E="♥A D 3 ♦B 10 7 4 2 ♣K D 10 9"), "deal-incomplete", "four of clubs"),
    "uneven hands": (dealt(E=DEAL["E"][:-2], W=DEAL["W"] + " ♣4"), "deal-uneven", "14"),
    "position as text": (case(position="here"), "position-not-a-list", "here"),
    "unknown field of a position": (place(weather="fine"), "no-such-field", "weather"),
    "unknown phase": (place(phase="lunch"), "no-such-word", "lunch"),
    "no number": (place(number="many"), "not-a-number", "many"),
    "a number too high": (place(number=10**30), "not-a-number", "999"),
    "a digit of another script": (place(number="²"), "not-a-number", "²"),
    "a truth value as a number": (place(number=True), "not-a-number", "True"),
    "power of nobody": (place(power="X"), "no-such-seat", "X"),
    "no power": (case(position={"hands": POSITION["hands"]}), "field-missing", "power"),
    "a pile of the wrong size": (place(pile=3), "pile-count", "44"),
    "an unreadable pile": (place(pile="♥?"), "unreadable-card", "♥?"),
    "a trick as text": (place(trick="W ♥2"), "not-a-list", "trick"),
    "a trick of two cards each": (place(trick=["N ♥6 ♠2"]), "unreadable-move", "N ♥6 ♠2"),
    "a foreign card in the trick": (place(trick=["N JK1"]), "card-foreign", "joker"),
    "a trick that is being played but not there": (place(phase="trick"), "field-missing", "trick"),
    "an end without a loser": (place(phase="over"), "field-missing", "loser"),
    "losses of somebody": (place(losses=[1]), "numbers-per-seat", "losses"),
    "unknown dealer": (case(dealer="X"), "no-such-seat", "X"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_case(name):
    said, key, word = BAD[name]
    with pytest.raises(Complaint) as wrong:
        read_case(said).start()
    assert wrong.value.key == key
    _, english = is_one_sentence_in_each_language(wrong.value)
    assert word in english


def test_mappings_that_are_merged_into_each_other_are_refused_before_they_fill_the_machine():
    """Each line doubles what the one before it holds: at 1,100 signs it took longer than a minute."""
    text = "a0: &a0 {x: y}\n" + "".join(f"a{i}: &a{i}\n  <<: [*a{i - 1},*a{i - 1}]\n" for i in range(1, 40))
    with pytest.raises(Complaint) as wrong:
        load(text)
    assert wrong.value.key == "case-too-big"
    assert load("a: &a {x: 1}\nb: {<<: *a, y: 2}\n")["b"] == {"x": 1, "y": 2}


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a card missing": ({"pile": "♣A"}, "cards-missing"),
    "a card in a hand and on the pile": ({"pile": "rest", "trick": ["W ♥6"]}, "card-twice"),
    "out with cards": ({"in": ["N", "E", "W"]}, "out-with-cards"),
    "in without cards": ({"hands": {**POSITION["hands"], "S": ""}, "in": ["N", "E", "S", "W"]}, "in-without-cards"),
    "the power is out": ({"hands": {"N": "♥6", "E": "♣K"}, "in": ["N", "E"]}, "power-is-out"),
    "one player left": ({"hands": {"W": "♥2"}}, "nobody-to-move"),
    "twice to one trick": ({"trick": ["W ♣4", "W ♣5"]}, "played-twice"),
    "a trick that has been stopped": ({"trick": ["W ♣4", "N ♦5"]}, "trick-already-stopped"),
    "a trick that is full": ({"trick": ["W ♣4", "N ♣5", "E ♣6", "S ♣7"]}, "trick-already-full"),
    "a trick before the lead": ({"trick": ["N ♣5", "W ♣4"], "phase": "window"}, "phase-impossible"),
    "to be gathered where nobody waits": (
        {"trick": ["W ♣4", "N ♦5"], "phase": "stopped", "gatherer": "W"}, "phase-needs-option",
    ),
    "heaps at a table without": ({"phase": "heaps", "heaps": ["♣A"]}, "phase-needs-option"),
    "drawing with cards in hand": ({"phase": "draw"}, "phase-impossible"),
    "a drawn card among others": ({"drawn": "pile"}, "drawn-not-alone"),
    "trick 1 without the ace": ({"number": 1}, "ace-does-not-open"),
    "trick 1 begun with another card": ({"number": 1, "trick": ["W ♣4"]}, "ace-does-not-open"),
    "trick 1 as a later one": ({"number": 1, "trick": ["W ♠A"], "phase": "trick"}, "phase-impossible"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position(name):
    changes, key = IMPOSSIBLE[name]
    read = read_case(place(**changes) | {"moves": []})
    problems = read.game.check(read.start())
    assert key in [problem.key for problem in problems]
    for problem in problems:
        is_one_sentence_in_each_language(Complaint(problem.key, **problem.facts))
    for report in (judge_report, replay_report):
        said = place(**changes) | {"moves": ["W ♥2"]}
        if report is judge_report:
            with pytest.raises(Complaint):
                report(said)
        else:
            assert report(said)["failure"]["step"] == 1
    with pytest.raises(Complaint):
        judge_report(place(**changes) | {"moves": []})


# Records


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        (["N ♥6"], "illegal-move"),
        (["W ♣9"], "not-held"),
        (["W draw = N"], "illegal-move"),
        (["W gathers"], "not-possible"),
        (["W ♥2 ♠5"], "not-possible"),
        (["table ♥2"], "table-not-to-move"),
        (["W ♥2 = ♥"], "not-possible"),
        (["W ?"], "not-held"),
        (["S takes", "S takes"], "illegal-move"),
    ],
)
def test_a_doctored_record_stops_there(moves, key):
    run = read_case(case(moves=moves)).play()
    assert run.failure is not None
    assert run.failure.key == key
    assert len(run.steps) == len(moves) - 1
    is_one_sentence_in_each_language(run.failure)


@pytest.mark.parametrize(
    ("preset", "text", "key"),
    [
        ("standard", "table deal ♠A", "deal-incomplete"),
        ("standard", "table draw ♠A", "not-possible"),
        ("standard", "table deal ♠A A", "card-twice"),
        ("standard", "table deal ♠A JK1", "card-foreign"),
        ("standard", "table deal ?", "card-foreign"),
        ("heaps", "table deal {pack} = x", "heap-sizes"),
        ("heaps", "table deal {pack} = 26 26", "heap-sizes"),
        ("heaps", "table deal {pack} = 52 0 0 0", "heap-sizes"),
        ("heaps", "table deal {pack} = 13 13 13 14", "heap-sizes"),
        ("heaps", "table deal {pack} = ² 13 13 13", "heap-sizes"),
        ("heaps", "table deal {pack}", "heap-sizes"),
    ],
)
def test_a_doctored_deal_is_refused(preset, text, key):
    whole = " ".join(DEAL.values())
    run = read_case({"game": "getaway", "preset": preset, "players": 4, "moves": [text.format(pack=whole)]}).play()
    assert run.failure is not None
    assert run.failure.key == key
    is_one_sentence_in_each_language(run.failure)


def test_a_move_after_the_end():
    over = {"hands": {"N": "♣9", "S": "♣4"}, "power": "N", "number": 20}
    run = read_case(case(players=["N", "S"], position=over, moves=["N ♣9", "S ♣4", "N takes"])).play()
    assert run.failure is not None
    assert run.failure.key == "game-is-over"
    assert "N take" in is_one_sentence_in_each_language(run.failure)[1]


def test_an_illegal_move_says_its_rule_in_both_languages():
    run = read_case(case(moves=["W ♥2", "N ♠2"])).play()
    assert isinstance(run.failure, IllegalMove)
    german, english = is_one_sentence_in_each_language(run.failure)
    assert "Herz-Sechs" in german
    assert "six of hearts" in english


# Hostile names and texts

HOSTILE = [
    "<script>alert(1)</script>", "<img/src=x>", "N\x1b[31m", "a\x00b", "line\nbreak", "\u202egnirts", "x" * 25,
    "x" * 100_000, "a,b", "a:b", "a=b", "{♥D}", "[[Stich]]", "a b", "", " ", "\ud800", "\u200b", "\u00a0", '"quoted"',
    "&amp;", "a|b", "back\\slash", "`code`", "table", "TABLE",
]  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_is_refused_in_words_that_are_safe_to_print(name):
    with pytest.raises(Complaint) as wrong:
        read_case(case(players=[name, "E", "S", "W"]))
    assert wrong.value.key == "bad-name"
    is_one_sentence_in_each_language(wrong.value)


@pytest.mark.parametrize("name", ["Zoë", "अमृता", "李", "O'Neil", "Anna-Lena", "Dr.No", "x" * 24, "🂡"])
def test_a_name_of_any_script_is_welcome(name):
    read = read_case({"game": "getaway", "players": [name, "E"]})
    assert read_case(load(dump({"game": "getaway", "players": [name, "E"]}))).seats == read.seats


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("field", ["game", "preset", "dealer", "moves", "options", "value", "hands", "number", "field"])
def test_a_hostile_text_anywhere_is_quoted_safely(field, text):
    said = {
        "game": case(game=text),
        "preset": case(preset=text or "?"),
        "dealer": case(dealer=text),
        "moves": case(moves=[text or "?"]),
        "options": case(options={text: "x"}),
        "value": case(options={"packs": text}),
        "hands": place(hands={"N": f"♥6 {text}x"}),
        "number": place(number=text),
        "field": case() | {f"{text}?": 1},
    }[field]
    with pytest.raises(Complaint) as wrong:
        read_case(said).start()
    for sentence in is_one_sentence_in_each_language(wrong.value):
        assert "\x1b" not in sentence


def test_what_is_said_with_a_move_is_printable_and_short():
    for value in ("\x1b[2J", "x" * 500):
        with pytest.raises(Complaint):
            read_case(case(moves=[f"W ♥2 = {value}"]))


# Texts that are not YAML, or too much of it

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("game: getaway\nplayers: [N, E\nmoves: []\n", "broken-yaml", 3),
        ("game: getaway\n\tplayers: 4\n", "broken-yaml", 2),
        ("game: a\ngame: b\n", "broken-yaml", 2),
        ("game: !!python/object/apply:os.system [echo]\n", "broken-yaml", 1),
        ("game: !!python/name:os.system\n", "broken-yaml", 1),
        ("game: *nowhere\n", "broken-yaml", 1),
        ("%YAML 9.0\n---\ngame: a\n", "broken-yaml", 1),
        ("a: 2001-99-99\n", "broken-yaml", 0),
        ("a: !!int x\n", "broken-yaml", 0),
        ("a: !!float x\n", "broken-yaml", 0),
        ("a: " + "9" * 5_000, "broken-yaml", 0),
        ('{"a": ' + "9" * 5_000 + "}", "broken-yaml", 0),
        ("a: \x00\n", "broken-yaml", 0),
        ("--- a\n--- b\n", "broken-yaml", 2),
        ("[" * 100_000, "case-too-big", 0),
        ("- " * 4_000, "case-too-big", 0),
        ('{"a": ' * 4_000, "case-too-big", 0),
        ("#" * (LONGEST_TEXT + 1), "file-too-big", 0),
    ],
)
def test_a_text_that_cannot_be_read_names_its_line(text, key, line):
    with pytest.raises(Complaint) as wrong:
        load(text)
    assert (wrong.value.key, wrong.value.facts.get("line", 0)) == (key, line)
    german, english = is_one_sentence_in_each_language(wrong.value)
    if line:
        assert f"Zeile {line}" in german
        assert f"Line {line}" in english


@pytest.mark.parametrize(
    "text",
    [
        BOMB, "game: &a [*a]\n", "players: &a {b: *a}\n", "players: " + "[" * 30 + "]" * 30,
        '{"moves": [' + '"x",' * 30_000 + '"x"]}', "players: 0x" + "f" * 4_000,
        "game: getaway\nposition: {number: 0x" + "f" * 4_000 + "}",
    ],
    ids=["bomb", "itself", "itself as a mapping", "deep", "long", "a huge number", "a huge number inside"],
)  # fmt: skip
def test_a_bomb_does_not_go_off(text):
    with pytest.raises(Complaint) as wrong:
        read_case(load(text))
    is_one_sentence_in_each_language(wrong.value)


def test_what_is_as_deep_as_a_case_may_be_is_read_and_one_deeper_is_not():
    def nested(depth: int) -> Any:
        return [nested(depth - 1)] if depth else "x"

    sized(nested(DEEPEST))
    with pytest.raises(Complaint) as wrong:
        sized(nested(DEEPEST + 1))
    assert wrong.value.key == "case-too-big"


@pytest.mark.parametrize("text", ["{", "nonsense", '{"a": ' * 4_000, '{"a": ' + "9" * 5_000 + "}", ""])
def test_a_line_that_is_no_json(text):
    with pytest.raises(Complaint) as wrong:
        load_line(text)
    is_one_sentence_in_each_language(wrong.value)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_number_beyond_all_measure_is_quoted_and_does_not_break_the_sentence(lang):
    with pytest.raises(Complaint) as wrong:
        read_case({"game": "getaway", "players": 10**25})
    assert "100000…" in explain.complaint(wrong.value, lang)


@pytest.mark.parametrize(("number", "said"), [(10**12, "1,000,000,000,000"), (10**12 + 1, "100000…")])
def test_a_number_is_quoted_whole_up_to_a_million_millions(number, said):
    with pytest.raises(Complaint) as wrong:
        read_case({"game": "getaway", "players": number})
    assert said in explain.complaint(wrong.value, "en")
