"""Words: cards both ways, sentences in two languages, complaints that all have words, and tidy content files."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from tutor.core.cards import BACK, JOKER, RANKS, SUITS, Card, NotACard, card, cards, pack, spell, tidy
from tutor.core.complaints import Complaint
from tutor.core.game import Event
from tutor.core.languages import LANGUAGES
from tutor.core.moves import Seat
from tutor.desk import checking
from tutor.games import shelf
from tutor.paths import CONTENT, PACKAGE, ROOT
from tutor.words import explain, library
from tutor.words.explain import APP, card_name, listed, message_id, plain, say, seat_name, suit_name

every_language = pytest.mark.parametrize("lang", LANGUAGES)
EVERY = (*pack(), *pack(packs=3), *pack(jokers=5)[52:])

# Cards


@pytest.mark.parametrize("one", EVERY, ids=str)
def test_every_card_reads_back_as_it_is_written(one):
    assert card(one.text) is one
    assert card(f" {one.text} ") is one


@pytest.mark.parametrize("one", pack(), ids=str)
def test_every_card_is_read_in_german_words_and_english_letters(one):
    german = {"♠": "Pik", "♥": "herz", "♦": "Karo", "♣": "kreuz"}[one.suit]
    english = {"D": "Q", "B": "J"}.get(one.rank, one.rank) + "SHDC"[SUITS.index(one.suit)]
    assert {card(german + one.rank), card(f"{german} {one.rank}"), card(f"{german}-{one.rank.lower()}")} == {one}
    assert {card(english), card(english.lower())} == {one}


@settings(database=None, deadline=None)
@given(st.lists(st.sampled_from(EVERY), max_size=30))
def test_cards_spelled_are_read_back(hand):
    assert list(cards(spell(hand))) == hand
    assert list(cards(spell(hand).replace(" ", ", "))) == hand
    assert sorted(map(str, tidy(hand))) == sorted(map(str, hand))


@pytest.mark.parametrize(
    "text", ["", "♥", "D", "♥1", "♥11", "Z♥", "♥Di", "herz", "1H", "JK0", "JK", "♥K\u212a", "♥\u212a", "?"]
)
def test_what_is_no_card_is_quoted(text):
    with pytest.raises(NotACard) as wrong:
        card(text)
    assert wrong.value.text == text
    assert repr(text) in str(wrong.value)


def test_a_word_that_is_no_card_is_named_among_many():
    with pytest.raises(NotACard) as wrong:
        cards("♠A K X 7")
    assert wrong.value.text == "X"
    assert cards("") == ()


def test_a_card_never_changes_and_is_one_object():
    with pytest.raises(AttributeError):
        card("♥D").rank = "K"
    assert Card("D", "♥") is card("QH")
    assert card("♥Da").face == card("♥Db").face == "♥D"


# Names


@every_language
def test_every_card_has_a_name_of_its_own(lang):
    names = [card_name(one, lang) for one in (*EVERY, BACK)]
    assert len(set(names)) == len({one.text for one in EVERY}) + 1
    for name in names:
        assert name == name.strip() != ""
        assert "{" not in name


@pytest.mark.parametrize(
    ("text", "german", "english"),
    [
        ("♥D", "Herz-Dame", "queen of hearts"),
        ("♠A", "Pik-Ass", "ace of spades"),
        ("♦10", "Karo-Zehn", "ten of diamonds"),
        ("♣B", "Kreuz-Bube", "jack of clubs"),
        ("♥5b", "Herz-Fünf b", "five of hearts b"),
        ("JK2", "Joker 2", "joker 2"),
    ],
)
def test_cards_are_called_as_players_call_them(text, german, english):
    assert (card_name(card(text), "de"), card_name(card(text), "en")) == (german, english)


def test_suits_seats_and_lists():
    assert [suit_name(suit, "de") for suit in SUITS] == ["Pik", "Herz", "Karo", "Kreuz"]
    assert [suit_name(suit, "en", one=True) for suit in SUITS] == ["spade", "heart", "diamond", "club"]
    assert (seat_name("N", "de"), seat_name("E", "de"), seat_name("Zoë", "de")) == ("Nord", "Ost", "Zoë")
    assert listed("de", ["a", "b", "c"], "or") == "a, b oder c"
    assert (listed("en", ["a", "a"]), listed("en", []), listed("de", ["a", "b"])) == ("a", "nothing", "a und b")


def test_plain_sentences_begin_with_a_capital_and_spell_cards():
    assert plain("{♥D} bedient. das geht.", "de") == "Herz-Dame bedient. Das geht."
    assert plain("{♥D} follows {♠A}.", "en") == "The queen of hearts follows the ace of spades."
    assert plain("{?} lies there, {JK1} too.", "en") == "The hidden card lies there, the joker 1 too."
    for hostile in ("{♥ZZ}", "{JK0}", "{♥}", "{x}", "{{♥D", "{♥11}"):
        assert plain(hostile, "de") == hostile


@every_language
@pytest.mark.parametrize(("count", "german", "english"), [(1, "einer Karte", "one card"), (3, "3 Karten", "3 cards")])
def test_numbers_agree_with_their_words(lang, count, german, english):
    facts = {"other": Seat("E"), "other_held": count, "takers": "all"}
    said = say("getaway", lang, "getaway-take-window", "yes", facts)
    assert (german if lang == "de" else english) in said


def test_a_game_without_sentences_of_its_own_says_those_of_the_app_letter_by_letter():
    assert say("no-such-game", "en", "card", facts={"suit": "hearts", "rank": "rD"}) == "queen of hearts"


def test_a_missing_sentence_and_a_missing_fact_are_errors():
    with pytest.raises(explain.MissingWords):
        say("getaway", "de", "getaway-no-such-rule")
    with pytest.raises(explain.MissingWords):
        say("getaway", "de", "getaway-trick-follow-suit")
    with pytest.raises(ValueError, match="getaway-trick-follow-suit"):
        say("getaway", "de", "getaway-trick-follow-suit", "no", {"seat": Seat("N")})
    with pytest.raises(explain.MissingWords):
        explain.happened(shelf()["getaway"], Event("getaway.trick.free-lead"), "en")


# Complaints

RAISED = re.compile(r"\b(?:Complaint|Problem)\(\s*\"([a-z0-9-]+)\"")


@cache
def source() -> str:
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "pages").glob("*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def keys(prefix: str, lang: str) -> set[str]:
    """Every sentence of this kind, the app's own and those of single games."""
    return {key.removeprefix(prefix) for folder in FOLDERS for key in messages(folder, lang) if key.startswith(prefix)}


FOLDERS = (APP, *(game.folder for game in shelf().values()))


@cache
def messages(folder: str, lang: str) -> frozenset[str]:
    files = (CONTENT / folder).glob(f"*.{lang}.ftl")
    return frozenset(key for file in files for key, _ in blocks(file.read_text(encoding="utf-8")))


@every_language
def test_every_complaint_of_the_code_has_words(lang):
    raised = set(RAISED.findall(source())) | {"illegal-move"}
    assert "no-such-game" in raised, "the pattern finds them"
    assert sorted(raised - keys("error-", lang) - keys("notice-", lang)) == []


@every_language
def test_every_complaint_with_words_is_raised_somewhere(lang):
    used = set(re.findall(r'"([a-z0-9-]+)"', source()))
    assert sorted((keys("error-", lang) | keys("notice-", lang)) - used) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_is_there_in_both_languages(folder):
    assert sorted(messages(folder, "de") ^ messages(folder, "en")) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_use_the_same_facts(folder):
    different = []
    files = {lang: sorted((CONTENT / folder).glob(f"*.{lang}.ftl")) for lang in LANGUAGES}
    texts = {lang: "\n".join(file.read_text("utf-8") for file in files[lang]) for lang in LANGUAGES}
    parts = {lang: dict(blocks(text)) for lang, text in texts.items()}
    for key in parts["de"].keys() & parts["en"].keys():
        german, english = (set(re.findall(r"\$(\w+)", parts[lang][key])) for lang in LANGUAGES)
        # A language may leave a fact out, but what it needs beyond the other should be about plural or case only.
        if german ^ english and not {name.partition("_")[0] for name in german ^ english} <= german | english:
            different.append(f"{key}: {sorted(german ^ english)}")
    assert different == []


def blocks(text: str) -> list[tuple[str, str]]:
    """Every message of a file: its id and all that belongs to it."""
    found = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return [(part.split(" =", 1)[0], part) for part in found]


def test_long_and_broken_quotes_are_cut_and_made_visible():
    wrong = Complaint("no-such-preset", text="x" * 5_000 + "\x1b", presets=", ".join(["standard"] * 200))
    said = explain.complaint(wrong, "en")
    assert "x" * 79 + "…" in said
    assert said.count("standard") == 200


# Tidy files

SLIPS = {
    "two spaces": re.compile(r"\S {2,}\S"),
    "a space before a comma": re.compile(r"\w [,;.](?:\s|$)"),
    "two full stops": re.compile(r"(?<!\.)\.\.(?!\.)"),
    "a straight quotation mark": re.compile(r'"'),
    "an English apostrophe": re.compile(r"\w'\w"),
    "a space at the end": re.compile(r"[ \t]$"),
}


def german_texts() -> list[tuple[str, str]]:
    """Every German text of the content, with where it stands."""
    found = []
    for game, book in library.books():
        for entry in book.entries.values():
            labels = [label["de"] for label in entry.values.values()]
            for text in (entry.title["de"], entry.text["de"], entry.why["de"], *labels):
                found += [(entry.id, line) for line in text.splitlines()]
        for term in book.glossary:
            found += [(f"{game.key} glossary {term.key}", text) for text in (term.name["de"], term.meaning["de"])]
        for one in (*book.examples, *book.exercises):
            found += [(one["id"], str(said["de"])) for _, said in checking.lesson_texts(one)]
        for name in ("title", "tagline", "players", "name_note"):
            found.append((f"{game.key} about", str(book.about.get(name, {}).get("de", ""))))
    return found


@pytest.mark.parametrize("slip", SLIPS)
def test_no_german_text_has_a_slip(slip):
    found = [f"{where}: {text}" for where, text in german_texts() if SLIPS[slip].search(text.replace("`", ""))]
    assert not found, "\n" + "\n".join(found)


def test_no_german_sentence_of_the_engine_or_the_app_has_a_slip():
    found = []
    for file in sorted(CONTENT.glob("*/*.de.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r'\{ "[^"]*" \}', "", line.lstrip())
            if not text.startswith(("#", "[", "*[")):
                found += [f"{file.name}:{number}: {slip}: {line}" for slip, p in SLIPS.items() if p.search(text)]
    assert not found, "\n" + "\n".join(found)


ABBREVIATION = re.compile(r"(?:z\. B|d\. h|bzw|usw|e\.g|i\.e|etc|ca|St|Nr|Dr|vs)\.$|\b\d+\.$|\b[A-Z]\.$")


def test_one_sentence_a_line_in_the_texts_of_every_game():
    crowded = []
    for _, book in library.books():
        for entry in book.entries.values():
            for text in (*entry.text.values(), *entry.why.values()):
                for line in text.splitlines():
                    if line.lstrip().startswith(("|", "-", "*", "1")):
                        continue  # tables and lists
                    ends = [m.end() for m in re.finditer(r"[.!?](?=[)“”]? +[A-ZÄÖÜ„“{\[])", line)]
                    real = [end for end in ends if not ABBREVIATION.search(line[:end])]
                    if real:
                        crowded.append(f"{entry.id}: {line}")
    assert not crowded, "\n" + "\n".join(crowded)


def tracked() -> list[Path]:
    """Every file of the repository; every file of the folders where git is not there."""
    words = ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard", "-z"]
    listing = subprocess.run(words, capture_output=True, text=True, check=False)
    if listing.returncode:
        pytest.skip("not a repository")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_other_name_of_getaway_stands_in_one_file_only():
    about = library.book("getaway").about
    names = {name for lang in LANGUAGES for name in re.findall(r"[„‘“](\w+)[“’”]", about["name_note"][lang])}
    (name,) = names - {"Schwägerin"}
    assert name in about["search"], "it can be found by that name"
    elsewhere = []
    for file in tracked():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if name.lower() in text.lower() and file != CONTENT / "getaway" / "about.yaml":
            elsewhere.append(str(file.relative_to(ROOT)))
    assert elsewhere == []


def test_no_sentence_is_shared_with_the_originals():
    tool = ROOT.parent / "shared" / "tools" / "overlap.py"
    if not (tool.is_file() and (ROOT.parent / "shared" / "originals").is_dir()):
        pytest.skip("the originals are not beside this project")
    found = subprocess.run([sys.executable, str(tool), str(ROOT)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_message_ids_are_made_from_rule_ids():
    assert message_id("gurke.preset.agurk+jokers") == "gurke-preset-agurkplusjokers"
    for _, book in library.books():
        made = [message_id(id_) for id_ in book.entries]
        assert len(set(made)) == len(made), "two ids would share their words"


def test_ranks_and_suits_are_those_of_the_german_pages():
    assert RANKS[:4] == ("A", "K", "D", "B")
    assert (SUITS, JOKER) == ("♠♥♦♣", "JK")


@pytest.mark.parametrize("file", sorted(CONTENT.rglob("*.yaml")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_content_is_read_by_the_quick_parser(file):
    """The parser in C; what it refuses the slow one takes, and a start of the app waits for that."""
    YAML(typ="safe").load(file.read_text(encoding="utf-8"))
