"""The texts keep ``content/STYLE.md``: signs, one name for each thing, and habits that may only become fewer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from ruamel.yaml import YAML

from tutor.core.languages import LANGUAGES
from tutor.desk.checking import lesson_texts
from tutor.notebook import reading
from tutor.paths import CONTENT, ROOT
from tutor.words import library
from tutor.words.book.composing import carried

BUDGETS = Path(__file__).with_name("style_budgets.yaml")
GAP = "…"
"""Stands in a pattern where a fact will stand."""
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class _Patterns(Visitor):  # type: ignore[misc]  # the library has no types
    """Collects what a message can say; a choice between forms stands as its forms, one after the other."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # the library names it
        self.said.append("".join(e.value if isinstance(e, ast.TextElement) else GAP for e in node.elements))
        self.generic_visit(node)


def patterns(file: Path) -> Iterator[str]:
    """Every pattern of a file of sentences."""
    found = _Patterns()
    found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    yield from (line for said in found.said for line in said.splitlines() if line.strip(f"{GAP} "))


def prose(text: str) -> Iterator[str]:
    """The lines of a notebook or a page that are read, without its code and live blocks."""
    notebook = reading.read(text)
    for part in notebook.parts:
        if isinstance(part, reading.Heading):
            yield part.title
        elif isinstance(part, reading.Text):
            shown = re.sub(r"```.*?```|~~~.*?~~~", "", reading.without_notes(part.source), flags=re.DOTALL)
            yield from (re.sub(r"`[^`]*`", GAP, line) for line in shown.splitlines() if line.strip())


@cache
def texts() -> dict[str, list[tuple[str, str]]]:
    """What is read in each language, as the file and the text."""
    found: dict[str, list[tuple[str, str]]] = {lang: [] for lang in LANGUAGES}
    for lang, read in found.items():
        for file in sorted(CONTENT.glob(f"*/*.{lang}.ftl")):
            if not file.name.startswith("asks."):
                read += [(str(file.relative_to(CONTENT)), said) for said in patterns(file)]
        for file in sorted([*CONTENT.glob(f"courses/*.{lang}.md"), *CONTENT.glob(f"lessons/*.{lang}.md")]):
            read += [(str(file.relative_to(CONTENT)), said) for said in prose(file.read_text(encoding="utf-8"))]
        for game, book in library.books():
            about = [(f"{game.folder}/about.yaml", str(pair[lang])) for _, pair in lesson_texts(book.about)]
            opening = [(f"{game.folder}/opening.yaml", said) for _, said in carried(str(book.opening.get(lang, "")))]
            read += [*about, *opening]
            for entry in book.entries.values():
                labels = [label[lang] for label in entry.values.values()]
                pairs = [text[lang] if isinstance(text, dict) else "" for text in entry.carries.values()]
                for text in (entry.title[lang], entry.text[lang], entry.why[lang], *labels, *pairs):
                    read += [(f"{game.folder}: rules", re.sub(r"`[^`]*`", GAP, said)) for _, said in carried(text)]
            for term in book.glossary:
                read.append((f"{game.folder}/glossary.yaml", term.meaning[lang]))
            for kind, lessons in (("examples", book.examples), ("exercises", book.exercises)):
                for one in lessons:
                    for _, said in lesson_texts(one):
                        read.append((f"{game.folder}/{kind}.yaml", str(said[lang])))
    return found


# Signs

SIGNS = {
    "a straight apostrophe": re.compile(r"\w'\w|s' \w"),
    "a straight quotation mark": re.compile(r'"'),
    "a dash that is none": re.compile(r"—|\w - \w|\w – ?\w(?<! – \w)"),
    "a code word": re.compile(r"\b[a-z][\w.-]*=[\w+-]+"),
    "a card of two packs by its letter": re.compile(
        r"of (?:spades|hearts|diamonds|clubs) [a-h]\b(?! )|\b(?:Pik|Herz|Karo|Kreuz)-\w+ [a-h]\b(?! )"
    ),
}
MARKS = {"de": ("„", "“", "”‘’‚"), "en": ("“", "”", "„‘‚")}


@every_language
@pytest.mark.parametrize("sign", SIGNS)
def test_signs_are_those_of_the_sheet(lang, sign):
    assert [f"{where}: {said}" for where, said in texts()[lang] if SIGNS[sign].search(said)] == []


@every_language
def test_quotation_marks_open_and_close_as_in_their_language(lang):
    opened, closed, foreign = MARKS[lang]
    wrong = []
    for where, said in texts()[lang]:
        inside = re.sub(r"\w’(?=\w)|[sxz]’", "", said)
        marks = "".join(c for c in inside if c in opened + closed)
        if re.sub(opened + closed, "", marks) or any(c in foreign for c in inside):
            wrong.append(f"{where}: {said}")
    assert wrong == []


# Names

NAMES = {
    "en": {
        "anticlockwise|counterclockwise": "counter-clockwise",
        "face[- ]cards?": "court cards",
        "upcards?": "turn-up",
        "drawing pile": "stock",
        "(?:imagined|possible) courses?": "line",
        "handsets?|smartphones?|mobiles?": "phone",
    },
    "de": {
        "Hofkarten?|Figurenkarten?": "Bildkarte",
        "Forderung": "Schuld",
        "Smartphones?|Mobilgeräte?": "Handy",
        "Vorlage": "Quelle",
        "entgegen dem Uhrzeigersinn": "gegen den Uhrzeigersinn",
        "Vorr[aä]t[es]*n?|Nachziehstapels?": "Talon, in Crazy Eights Stock",
    },
}
OF_A_GAME = {
    "crazy_eights": {"Talons?": "Stock"},
    "ecarte": {"Stocks?": "Talon", "(?:schlägt|spielt|hat|macht|gewinnt|legt|für|wenn|dass) Vorhand": "die Vorhand"},
    "gurke": {"Stocks?": "Talon", "[Dd]ie Vorhand": "Vorhand"},
}
"""What one thing is called in German in one game, and is not in another."""


@every_language
def test_each_thing_has_one_name(lang):
    wrong = [
        f"{where}: {found.group()} instead of {name}: {said}"
        for where, said in texts()[lang]
        for other, name in NAMES[lang].items()
        for found in re.finditer(rf"\b(?:{other})\b", said)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", OF_A_GAME)
def test_each_thing_has_one_name_in_its_game(game):
    course = f"courses/{game.replace('_', '-')}.de.md"
    wrong = [
        f"{where}: {found.group()} instead of {name}: {said}"
        for where, said in texts()["de"]
        if re.match(rf"{game}\b", where) or where == course
        for other, name in OF_A_GAME[game].items()
        for found in re.finditer(rf"\b(?:{other})\b", said)
    ]
    assert wrong == []


# Habits: what a file may still have of them

HABITS = {
    "en": {
        "whoever": re.compile(r"\b(?:who(?:m)?ever|whatever)\b", re.IGNORECASE),
        "is no": re.compile(
            r"\b(?:is|are|was|be|being) no (?!more|longer|one\b|need|way|other|better|worse|doubt|reason|use)\w+"
        ),
        "lay a card": re.compile(r"\b(?:lay|lays|laid|laying)\b(?! down| off| out)"),
        "lay or throw away": re.compile(r"\b(?:lay|lays|laying|laid|throw|throws|thrown) (?:away|off)\b"),
        "one for you": re.compile(r"\b[Oo]ne (?:may|can|has to|must|needs|should|likes|wants|does|plays)\b"),
        "fit": re.compile(r"\bfit(?:s|ting|ted)?\b"),
        "so that": re.compile(r"\bso that\b"),
        "pictures": re.compile(r"\bpictures?\b"),
        "elder hand": re.compile(r"\b[Ee]lder hand\b"),
        "V and G": re.compile(r"(?<![\w“])[VG](?=’s\b|[ ,.;:])"),
        "a figure first": re.compile(r"(?:^|[.!?] )\d+ [a-z]+\b.*[.!?]$"),
    },
    "de": {
        "Wer …,": re.compile(r"(?:^|[.:;–(] )Wer [^.?!]*,"),
        "die gebende Person": re.compile(r"\b(?:gebende|ausspielende|genommene|verlierende)[nr]? (?:Person|Seite)\b"),
        "gleich wer": re.compile(r"\bgleich (?:wer|wie|welche|welcher|wann)\b"),
        "die Quelle schweigt": re.compile(r"\bQuelle (?:schweigt|sagt nichts|nennt|sagt)|schweigt die Quelle"),
        "ein häufiger Fehler": re.compile(r"\b(?:häufige|typische|verbreitete|übliche)[rn]? (?:Fehler|Irrtum|Streit)"),
        "eine Ziffer zuerst": re.compile(r"(?:^|[.!?] )\d+ [A-ZÄÖÜa-zäöü]+\b.*[.!?]$"),
    },
}


def counted() -> dict[str, dict[str, dict[str, int]]]:
    """How often each habit stands in each file: by language, habit and file."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for lang, habits in HABITS.items():
        for habit, pattern in habits.items():
            counts = Counter({where: 0 for where, _ in texts()[lang]})
            for where, said in texts()[lang]:
                counts[where] += len(pattern.findall(said))
            found.setdefault(lang, {})[habit] = {where: n for where, n in sorted(counts.items()) if n}
    return found


@pytest.mark.parametrize(("lang", "habit"), [(lang, habit) for lang in LANGUAGES for habit in HABITS[lang]])
def test_a_habit_only_becomes_rarer(lang, habit):
    """What is less than its budget may be written down: ``uv run python tests/test_style_sheet.py``."""
    allowed = YAML(typ="safe").load(BUDGETS.read_text(encoding="utf-8"))[lang].get(habit) or {}
    over = {where: n for where, n in counted()[lang][habit].items() if n > allowed.get(where, 0)}
    shown = [f"{w}: {said}" for w, said in texts()[lang] if w in over and HABITS[lang][habit].search(said)]
    assert over == {}, "\n".join([f"{where}: {n} of {allowed.get(where, 0)}" for where, n in over.items()] + shown)


# What would be found


@pytest.mark.parametrize(
    ("sign", "said"),
    [
        ("a straight apostrophe", "the dealer's card"),
        ("a straight apostrophe", "the players' cards"),
        ("a straight quotation mark", 'it says "play"'),
        ("a dash that is none", "first - and last"),
        ("a dash that is none", "first—and last"),
        ("a code word", "under lead=lowest it is"),
        ("a card of two packs by its letter", "the five of hearts b."),
    ],
)
def test_a_wrong_sign_is_seen(sign, said):
    assert SIGNS[sign].search(said)
    assert not SIGNS[sign].search("The dealer’s “play” – and the players’ 2–4 cards, the five of hearts a player has.")


@pytest.mark.parametrize(
    ("lang", "habit", "said"),
    [
        ("en", "whoever", "Whoever leads"), ("en", "is no", "it is no trump"), ("en", "lay a card", "lays a four"),
        ("en", "one for you", "one may pass"), ("en", "V and G", "then V’s king"), ("en", "pictures", "a picture"),
        ("en", "a figure first", "2 cards are dealt."), ("de", "Wer …,", "Wer sticht, spielt aus."),
        ("de", "eine Ziffer zuerst", "3 Karten liegen da."),
    ],
)  # fmt: skip
def test_a_habit_is_seen(lang, habit, said):
    assert HABITS[lang][habit].search(said)


def test_every_kind_of_text_is_read():
    files = {where for lang in LANGUAGES for where, _ in texts()[lang]}
    assert {"app/play.en.ftl", "courses/gurke.de.md", "lessons/ecarte.en.md", "gurke: rules"} <= files
    assert {f"getaway/{name}.yaml" for name in ("about", "opening", "glossary", "examples", "exercises")} <= files
    assert min(sum(len(said.split()) for _, said in texts()[lang]) for lang in LANGUAGES) > 100_000
    assert (ROOT / "content" / "STYLE.md").is_file()


if __name__ == "__main__":
    with BUDGETS.open("w", encoding="utf-8") as out:
        out.write("# How often a habit of the style sheet stands in a file; these numbers may only become smaller.\n")
        YAML().dump(counted(), out)
