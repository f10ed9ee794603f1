"""`tutor check`: do text, engine, words, examples and tests speak of the same rules, and is all of it true?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tutor.asking.documents import PAGES
from tutor.cases.lessons import lesson_findings
from tutor.core.cards import NotACard, card
from tutor.core.game import AnyGame
from tutor.core.languages import LANGUAGES
from tutor.core.options import listed
from tutor.core.plain import Plain
from tutor.core.rules import RuleId
from tutor.desk.carrying import carrying_findings
from tutor.desk.teaching import whatif_coverage
from tutor.games import shelf
from tutor.notebook.checking import findings as notebook_findings
from tutor.notebook.courses import Course, courses, lessons
from tutor.players.strategies import STRATEGIES
from tutor.teaching.first_decision import RULE as FIRST_DECISION
from tutor.teaching.well import NO_CHOICE, principles
from tutor.words import explain, library
from tutor.words.book.book import Book, everyday_of
from tutor.words.book.entries import BookError, Entry
from tutor.words.book.render import TERM
from tutor.words.explain import advice_id

TOKEN = re.compile(r"\{([^{}]*)\}")
LINK = re.compile(r"\]\(#([\w.+-]+)\)")


def check_all(*, every: bool = False) -> dict[str, Plain]:
    """Return every finding, the coverage of each game, and how many refusals one change would lift."""
    findings: list[dict[str, str]] = []
    coverage: dict[str, Plain] = {}
    for game, book in _books(findings):
        found = (
            *entry_findings(book),
            *id_findings(game, book),
            *word_findings(game, book),
            *text_findings(book),
            *everyday_findings(book),
            *opening_findings(book),
            *carrying_findings(game, book),
            *strategy_findings(game, book),
        )
        for where, what in found:
            findings.append({"game": game.key, "where": where, "what": what})
        for one in (*book.examples, *book.exercises):
            for finding in lesson_findings(one):
                where = f"{finding.lesson} after {finding.step}"
                findings.append({"game": game.key, "where": where, "what": finding.what})
        coverage[game.key] = game_coverage(game, book) | {"whatif": whatif_coverage(game, book, every=every)}
    if len(coverage) < len(shelf()):  # courses and what is said of all games stand on the book that cannot be read
        return {"findings": findings, "coverage": coverage}
    findings += [{"game": "app", "where": where, "what": what} for where, what in shared_findings()]
    findings += [{"game": one.game, "where": where, "what": what} for one, where, what in course_findings()]
    return {"findings": findings, "coverage": coverage}


def _books(findings: list[dict[str, str]]) -> Iterator[tuple[AnyGame, Book]]:
    for game in shelf().values():
        try:
            yield game, library.book(game.folder)
        except BookError as wrong:
            findings.append({"game": game.key, "where": game.folder, "what": str(wrong)})


def course_findings() -> Iterator[tuple[Course, str, str]]:
    """Yield what is wrong with the courses and lessons, with the line."""
    every = [("courses", one) for one in courses()]
    every += [("lessons", one) for lang in LANGUAGES for one in lessons(lang)]
    for folder, course in every:
        for finding in notebook_findings(course.notebook):
            yield course, f"{folder}/{course.file}:{finding.line}", explain.complaint(finding.wrong, "en")


# Entries


def entry_findings(book: Book) -> Iterator[tuple[str, str]]:
    """Yield unknown glossary terms, dead links and missing explanations."""
    for entry in book.entries.values():
        where = f"{entry.file}:{entry.line}"
        written = [text for pair in entry.carries.values() for text in pair]
        for text in written or (*entry.text.values(), *entry.why.values()):
            for shown, key in TERM.findall(text):
                if (key or shown).lower() not in book.terms:
                    yield where, f"{entry.id}: the glossary has no {key or shown!r}"
            for id_ in LINK.findall(text):
                if id_ not in book.entries:
                    yield where, f"{entry.id}: links {id_}, which is not there"
        for id_ in entry.see:
            if id_ not in book.entries:
                yield where, f"{entry.id}: see {id_}, which is not there"
        for lang in LANGUAGES:
            if not entry.why[lang]:
                yield where, f"{entry.id}: no explanation in {lang}"


def engine_ids(game: AnyGame) -> set[str]:
    """Return every rule, option and gap id that the engine of a game declares."""
    package = import_module(f"tutor.games.{game.folder}")
    modules = [package, *(import_module(f"{package.__name__}.{m.name}") for m in iter_modules(package.__path__))]
    declared = {id_ for module in modules for value in vars(module).values() for id_ in _ids_in(value)}
    chosen = {rule for option in listed(game.options) for rule in option.rules}
    return {id_ for id_ in declared | chosen if id_.startswith(f"{game.key}.")}


def _ids_in(value: object) -> Iterator[str]:
    """Yield the rule ids in a constant, however it is grouped."""
    if isinstance(value, RuleId):
        yield value
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from _ids_in(pair)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for one in value:
            yield from _ids_in(one)


def id_findings(game: AnyGame, book: Book) -> Iterator[tuple[str, str]]:
    """Yield ids that the engine names and the text lacks, rules that no code names, and options that differ."""
    ids = engine_ids(game)
    for id_ in sorted(ids - set(book.entries)):
        yield game.folder, f"the engine names {id_}, the texts do not have it"
    for entry in book.of_kind("legality"):
        if entry.id not in ids:
            yield f"{entry.file}:{entry.line}", f"{entry.id} is a legality rule that the engine never names"
    options = {f"{game.key}.opt.{o.name}": o for o in listed(game.options)}
    for id_, option in options.items():
        if id_ not in book.entries:
            yield game.folder, f"{id_} has no text"
            continue
        entry = book.entries[id_]
        where = f"{entry.file}:{entry.line}"
        if entry.values and option.values and set(entry.values) - set(option.values):
            yield where, f"{id_}: values {sorted(set(entry.values) - set(option.values))} are not in the engine"
        if entry.values and option.values and set(option.values) - set(entry.values) and len(option.values) < 12:
            yield where, f"{id_}: values {sorted(set(option.values) - set(entry.values))} have no label"
        if entry.values and next(iter(entry.values)) != option.default:
            yield where, f"{id_}: the default is {option.default}, the text says {next(iter(entry.values))}"
    for entry in book.of_kind("option", "switch"):
        if entry.values and entry.id not in options:
            yield f"{entry.file}:{entry.line}", f"{entry.id} is no option of the engine"
    for name in game.presets:
        if f"{game.key}.preset.{name}" not in book.entries:
            yield game.folder, f"{game.key}.preset.{name} has no text"


def word_findings(game: AnyGame, book: Book) -> Iterator[tuple[str, str]]:
    """Yield sentences that one language has and the other lacks, and sentences of no rule."""
    known = {explain.message_id(id_) for id_ in book.entries}
    sets = []
    for lang in LANGUAGES:
        try:
            sets.append(message_keys(game.folder, lang))
        except ValueError as wrong:
            yield f"{game.folder}/messages.{lang}.ftl", str(wrong)
            return
    for key in sorted(sets[0] ^ sets[1]):
        yield f"{game.folder}/messages", f"{key} is in one language only"
    for key in sorted(sets[0] | sets[1]):
        id_ = key.partition(".")[0]
        if not id_.startswith("move-") and id_ not in known:
            yield f"{game.folder}/messages", f"{key} belongs to no rule"


def strategy_findings(game: AnyGame, book: Book) -> Iterator[tuple[str, str]]:
    """Yield principles without a text, a sentence or a position, and texts of principles that no strategy knows."""
    there = {**principles(), FIRST_DECISION: "ecarte"}
    rules = [str(rule) for rule in STRATEGIES.get(game.key, ())]
    for rule in rules:
        if rule not in book.entries:
            yield game.folder, f"the strategy names {rule}, the texts do not have it"
        elif book.entries[rule].kind == "advice":
            if rule not in there and rule not in NO_CHOICE:
                yield f"{book.folder}/strategy.md", f"{rule} has no position in which it decides"
            for lang in LANGUAGES:
                for said in ("advice", "other"):
                    if not explain.has(book.folder, lang, advice_id(rule), said):
                        yield f"{book.folder}/strategy.{lang}.ftl", f"{rule} has no .{said}"
    for entry in book.of_kind("advice"):
        if entry.id.startswith(f"{game.key}.well.") and entry.id not in rules:
            yield f"{entry.file}:{entry.line}", f"{entry.id} is a principle that no strategy knows"


def message_keys(folder: str, lang: str) -> set[str]:
    """Return every message of a folder as ``id`` and ``id.attribute``."""
    from fluent.runtime import FluentResource

    from tutor.paths import CONTENT

    file: Path = CONTENT / folder / f"messages.{lang}.ftl"
    if not file.is_file():
        return set()
    explain.bundle(folder, lang)  # raises where a line is no message
    keys: set[str] = set()
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if type(entry).__name__ == "Message":
            if entry.value is not None:
                keys.add(entry.id.name)
            keys.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return keys


def text_findings(book: Book) -> Iterator[tuple[str, str]]:
    """Yield texts of lessons that lack a language, cards in them that are none, and rules covered that are not there.

    A flow mapping cuts an unquoted text at its first comma: what follows is then a language of its own.
    """
    for one in (*book.examples, *book.exercises):
        for id_ in one.get("covers") or ():
            if id_ not in book.entries:
                yield one["id"], f"covers {id_}, which is not there"
        for place, said in lesson_texts(one):
            if set(said) - {"right"} != set(LANGUAGES) or not all(said[lang] for lang in LANGUAGES):
                yield one["id"], f"{place} is not just in {' and '.join(LANGUAGES)}: {', '.join(map(str, said))}"
            for token in TOKEN.findall(" ".join(map(str, said.values()))):
                if not _is_card(token):
                    yield one["id"], f"{place}: {{{token}}} is not a card"


def lesson_texts(said: Plain, place: str = "") -> Iterator[tuple[str, Mapping[str, Plain]]]:
    """Yield every text of a lesson that is there by language, with where it stands."""
    if isinstance(said, Mapping):
        if set(said) & set(LANGUAGES):
            yield place, said
            return
        for name, part in said.items():
            if name != "case":
                yield from lesson_texts(part, f"{place}/{name}".lstrip("/"))
    elif isinstance(said, list):
        for number, part in enumerate(said):
            yield from lesson_texts(part, f"{place}/{number}")


def everyday_findings(book: Book) -> Iterator[tuple[str, str]]:
    """Yield rules and terms of the everyday vocabulary that are not there, and what is said twice."""
    keys = {term.key for term in book.glossary}
    lessons = {one["id"] for one in (*book.examples, *book.exercises)}
    for saying in book.everyday:
        first = next(text for lang in LANGUAGES for text in saying.said[lang])
        where = f"{book.folder}, what people say"
        for id_ in saying.rules:
            if id_ not in book.entries and id_ not in lessons and id_ not in PAGES.get(book.folder, ()):
                yield where, f"{first!r} names {id_}, which is not there"
        for key in saying.terms:
            if key not in keys:
                yield where, f"{first!r} names the term {key}, which the glossary has not"
        for lang in LANGUAGES:
            texts = [text.lower() for text in saying.said[lang]]
            for text in {text for text in texts if texts.count(text) > 1}:
                yield where, f"{text!r} is there twice"


def opening_findings(book: Book) -> Iterator[tuple[str, str]]:
    """Yield a first hand or chapter of the opening that is not there."""
    where = f"{book.folder}/opening.yaml"
    chapters = {entry.chapter.get("en") for entry in book.entries.values()}
    for name in book.opening.get("chapters") or ():
        if name not in chapters:
            yield where, f"there is no chapter {name!r}"
    first = book.opening.get("first")
    if first not in [one["id"] for one in book.examples]:
        yield where, f"first: {first} is no example; it names the hand that all pages open on"


def shared_findings() -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the vocabulary of all games: it can name no rule of one."""
    try:
        sayings = everyday_of(explain.APP)
    except BookError as wrong:
        yield "app/everyday.yaml", str(wrong)
        return
    for saying in sayings:
        if saying.rules or saying.terms:
            yield "app/everyday.yaml", f"{saying.said} names a rule or a term; for all games only words can be named"


def _is_card(text: str) -> bool:
    try:
        return card(text).text == text
    except NotACard:
        return False


# Coverage


def game_coverage(game: AnyGame, book: Book) -> dict[str, Plain]:
    """Count, by kind of entry, what has text in two languages, is in the engine, in an example, in an exercise."""
    ids = engine_ids(game)
    shown = {id_ for one in book.examples for id_ in one.get("covers") or ()}
    asked = {id_ for one in book.exercises for id_ in one.get("covers") or ()}
    rows: dict[str, Plain] = {}
    for kind in dict.fromkeys(entry.kind for entry in book.entries.values()):
        entries = book.of_kind(kind)
        rows[kind] = {
            "entries": len(entries),
            "text": sum(_has_texts(entry) for entry in entries),
            "engine": sum(entry.id in ids for entry in entries),
            "example": sum(entry.id in shown for entry in entries),
            "exercise": sum(entry.id in asked for entry in entries),
            "without": [e.id for e in entries if e.id not in shown and e.id not in asked]
            if kind in ("legality", "consequence")
            else [],
        }
    return {"kinds": rows, "examples": len(book.examples), "exercises": len(book.exercises)}


def _has_texts(entry: Entry) -> bool:
    return all(entry.text[lang] and entry.why[lang] for lang in LANGUAGES)


def coverage_table(report: Mapping[str, Plain]) -> None:
    """Print findings and coverage for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for finding in report["findings"]:
        console.print(f"{finding['where']}: {finding['what']}", style="red", highlight=False, markup=False)
    for key, one in report["coverage"].items():
        title = f"{key}: {one['examples']} examples, {one['exercises']} exercises"
        table = Table("kind", "entries", "de + en", "engine", "example", "exercise", title=title, title_justify="left")
        for kind, row in one["kinds"].items():
            table.add_row(kind, *(str(row[name]) for name in ("entries", "text", "engine", "example", "exercise")))
        console.print(table)
        for kind, row in one["kinds"].items():
            if row["without"]:
                console.print(f"{kind} in no example or exercise: {', '.join(row['without'])}", highlight=False)
        asked = one["whatif"]
        console.print(f"{asked['answered']} of {asked['asked']} refusals have a change that would lift them")
        for rest in asked["without"]:
            said = f"  {rest['lesson']}, {rest['move']} ({rest['rule']}): {rest['nothing']['en']}"
            console.print(said, highlight=False, markup=False)
    console.print(f"{len(report['findings'])} findings")
