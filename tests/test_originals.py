"""A person's own copy of a page: reading, recognising, cutting, aligning, keeping; and what damaged copies say."""

from __future__ import annotations

import json
import random
import re
import textwrap
from functools import cache
from html import escape

import pytest
from own_pages import BOOKS, ORIGINALS, own_page

from tutor.cases.lessons import lines
from tutor.core.complaints import Complaint
from tutor.core.moves import PLAY
from tutor.originals.copies import read_copy
from tutor.originals.credits import whose
from tutor.originals.cutting import PARAGRAPH, alike, cut
from tutor.originals.lines import HEADING, ITEM
from tutor.originals.outline import claims, read_outline, written
from tutor.originals.reading import LARGEST, decoded, read_lines
from tutor.originals.recognise import Likeness, likenesses, recognise
from tutor.originals.report import ALIGNED, UNKNOWN, Reading, import_report, reading
from tutor.ui.originals import stretch
from tutor.words.book.entries import Source

KEYS = tuple(BOOKS)
OUTLINES = {key: read_outline(book) for key, book in BOOKS.items()}
needs_originals = pytest.mark.skipif(not ORIGINALS.is_dir(), reason="the pages themselves are not on this machine")


def real(key: str) -> str:
    return (ORIGINALS / f"{BOOKS[key].folder}.txt").read_text(encoding="utf-8")


def page(key: str) -> str:
    """The page itself where it is at hand, else one of our own."""
    return real(key) if ORIGINALS.is_dir() else own_page(key)


def lay(key: str, text: str | bytes) -> Reading:
    raw = text.encode() if isinstance(text, str) else text
    copy = read_copy(raw, f"{key}.txt", BOOKS)
    assert copy.game == key
    return reading(copy, BOOKS[key])


def squeezed(text: str) -> str:
    return re.sub(r"\W+", "", text).lower()


@cache
def truth(key: str) -> dict[str, str]:
    """The beginning of each paragraph of the undamaged page."""
    read = lay(key, page(key))
    return {
        spot.label: squeezed(read.aligned.blocks[n].text)[:40]
        for n, spots in enumerate(read.aligned.spots)
        for spot in spots
    }


def wrong_places(key: str, read: Reading) -> list[str]:
    """Paragraphs that are taken for others; one in several blocks begins in one of them."""
    begins = truth(key)
    found: dict[str, str] = {}
    for n, spots in enumerate(read.aligned.spots):
        for spot in spots:
            if n not in read.aligned.doubtful:
                found[spot.label] = found.get(spot.label, "") + squeezed(read.aligned.blocks[n].text)
    return [label for label, text in found.items() if begins[label] not in text]


# Whole pages


@needs_originals
@pytest.mark.parametrize("key", KEYS)
def test_page_is_aligned_completely(key):
    read = lay(key, real(key))
    assert [spot.label for spots in read.aligned.spots for spot in spots] == [s.label for s in OUTLINES[key].spots]
    assert not read.aligned.missing
    assert not read.aligned.doubtful
    assert not read.lost
    assert not read.broken
    assert not read.numbers[UNKNOWN]


@needs_originals
@pytest.mark.parametrize("key", KEYS)
def test_outline_is_the_page(key):
    outline = OUTLINES[key]
    found = written(outline.title, cut(read_lines(real(key).encode()), outline.headings))
    lengths = {tuple(re.findall(r"\d+", section["blocks"])) for section in found["sections"]}
    for section in outline.sections:
        assert tuple(str(spot.words) for spot in section.spots) in lengths, section.path


@needs_originals
def test_whose_text_it_is():
    found = lay("getaway", real("getaway")).copy.whose
    assert (found.author, found.translator, found.edition) == ("John McLeod", "Günther Senst", "4. März 2019")
    assert "Nijjar" in found.contributors
    assert lay("ecarte", real("ecarte")).copy.whose.edition == "2011"
    assert "Wong" in lay("crazy-eights", real("crazy-eights")).copy.whose.contributors


@pytest.mark.parametrize("key", KEYS)
def test_every_paragraph_of_a_page_is_accounted_for(key):
    read = lay(key, own_page(key))
    blocks = [n for n, block in enumerate(read.aligned.blocks) if block.kind != HEADING]
    assert sorted(n for some in read.numbers.values() for n in some) == blocks
    assert len(read.numbers[UNKNOWN]) <= len(blocks) // 20
    assert len(read.aligned.missing) <= len(OUTLINES[key].spots) // 12
    report = import_report(read)
    assert report["paragraphs"] == len(blocks)
    assert report["aligned"] + report["not_a_rule"] + report["unclaimed"] + report["unknown"] == len(blocks)
    assert json.dumps(report)


@pytest.mark.parametrize("key", KEYS)
def test_every_reference_has_a_place(key):
    assert claims(BOOKS[key], OUTLINES[key]).lost == ()


def test_a_long_heading_may_go_on_and_a_short_one_may_not():
    assert alike("Spielbeginn und -verlauf", "Spielbeginn und -verlauf, wenn zwei spielen") == 100
    assert alike("Spielbeginn", "Spielbeginn und -verlauf") < 100


def test_references_are_read_as_the_content_writes_them():
    outline = OUTLINES["gurke"]
    assert [s.label for s in outline.find(Source("Agurk (Das dänische Spiel) / Wertung", "¶2"))] == [
        "Agurk (Das dänische Spiel) / Wertung ¶2"
    ]
    assert outline.find(Source("Gúrka (das isländische Spiel) / Varianten", "¶1")) != outline.find(
        Source("Ogórek (das polnische Spiel) / Varianten", "¶1")
    )
    assert len(outline.find(Source("Gurka (das norwegische Spiel)", "¶2", "•1-4"))) == 4
    assert outline.find(Source("Ein Ass kann …", "¶1"))
    assert outline.find(Source("Es gibt sie nicht", "¶1")) == ()
    assert outline.find(Source("Andere Varianten", "¶9")) == ()
    six = OUTLINES["getaway"].find(Source("Der zweite und die folgenden Stiche", "", "•3-8"))
    assert [spot.item for spot in six] == [3, 4, 5, 6, 7, 8]


# Recognising


@pytest.mark.parametrize("key", KEYS)
def test_pages_are_told_apart(key):
    lines = read_lines(own_page(key).encode())
    found = likenesses(lines, BOOKS, OUTLINES)
    assert max(found, key=lambda one: found[one].score) == key
    second = max(score.score for one, score in found.items() if one != key)
    assert found[key].score > 2 * second


OTHER = (
    "Skat\n\nDrei spielen, jede Person hält zehn Karten, zwei liegen im Skat.\nTrumpf bestimmt, wer allein spielt.",
    "Mau-Mau\n\nWer keine Karte mehr hat, gewinnt. Auf eine Sieben zieht die nächste Person zwei Karten.",
    "Milch\nBrot\nButter",
    "Getaway is a car chase with cards on the dashboard.",
)


@pytest.mark.parametrize("text", OTHER)
def test_other_texts_are_none_of_the_pages(text):
    with pytest.raises(Complaint, match="original-unknown"):
        recognise(read_lines(text.encode()), BOOKS, OUTLINES)


def test_game_may_be_said():
    assert read_copy(b"Ein einziger Satz ohne jeden Hinweis.", "x.txt", BOOKS, "gurke").game == "gurke"
    with pytest.raises(Complaint, match="no-such-game"):
        read_copy(b"Ein Satz.", "x.txt", BOOKS, "bridge")


# Damaged copies


def without_headings(text: str, key: str) -> str:
    wanted = {heading.rstrip(" …") for heading in OUTLINES[key].headings}
    keep = [
        line
        for line in text.splitlines()
        if not any(line.strip(" -:•").startswith(h) for h in wanted) or len(line) > 110
    ]
    return "\n".join(keep)


def merged(text: str) -> str:
    source = random.Random(2)
    lines: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if lines and len(lines[-1]) > 90 and len(line) > 90 and source.random() < 0.4:
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return "\n\n".join(lines)


def with_top_of_page(text: str) -> str:
    lines = [
        part
        for n, line in enumerate(text.splitlines())
        for part in ([line, "", "top of page", ""] if n % 9 == 8 else [line])
    ]
    return "\n".join(lines)


DAMAGES = {
    "headings": without_headings,
    "merged": lambda text, _: merged(text),
    "top of page": lambda text, _: with_top_of_page(text),
    "stars": lambda text, _: re.sub(r"(?m)^(\s*)[•-] ", r"\1* ", text),
    "no bullets": lambda text, _: re.sub(r"(?m)^\s*(?:[•-]|\d\.) ", "", text),
    "hard spaces": lambda text, _: text.replace(" ", "\u00a0"),
    "soft hyphens": lambda text, _: text.replace("sch", "s\u00adch"),
    "windows lines": lambda text, _: text.replace("\n", "\r\n"),
    "wrapped": lambda text, _: "\n".join(textwrap.fill(line, 72) for line in text.splitlines()),
    "markdown": lambda text, _: text.replace("\nVarianten\n", "\n## Varianten\n"),
}


@needs_originals
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("key", KEYS)
def test_damaged_copy_is_still_aligned(key, damage):
    read = lay(key, DAMAGES[damage](real(key), key))
    assert wrong_places(key, read) == []
    assert len(read.aligned.missing) <= 2


@needs_originals
@pytest.mark.parametrize("half", ["first", "second"])
@pytest.mark.parametrize("key", KEYS)
def test_half_a_page_reports_what_is_missing(key, half):
    text = real(key)
    middle = text.index("\n", len(text) // 2)
    read = lay(key, text[:middle] if half == "first" else text[middle:])
    left = squeezed(" ".join(block.text for block in read.aligned.blocks))
    there = {label for label, begins in truth(key).items() if begins in left}
    assert wrong_places(key, read) == []
    assert {spot.label for spot in read.aligned.missing} == {s.label for s in OUTLINES[key].spots} - there
    assert {spot.label for spot, _ in read.lost} <= {spot.label for spot in read.aligned.missing}
    assert read.lost


@pytest.mark.parametrize("key", KEYS)
def test_own_page_without_headings(key):
    read = lay(key, without_headings(own_page(key), key))
    assert len(read.numbers[ALIGNED]) > len(OUTLINES[key].spots) // 3


def test_strangers_are_named_and_kept():
    stranger = (
        "Ganz unten steht noch ein fremder Absatz über Zimt, Fahrräder und Wetter an der See, der nirgends passt."
    )
    read = lay("getaway", f"{own_page('getaway')}\n\nAnhang\n\n{stranger}\n")
    found = [n for n, block in enumerate(read.aligned.blocks) if block.text == stranger]
    assert found
    assert read.state(found[0]) == UNKNOWN


# HTML


def as_html(text: str) -> str:
    rows = "\n".join(f"<p>{escape(line.strip())}</p>" for line in text.splitlines() if line.strip())
    return f"<!doctype html><html><head><title>x</title></head><body><div>{rows}</div></body></html>"


HOSTILE = """<!doctype html><html><body onload="steal()">
<script>var text = "nie zu sehen";</script><style>p{color:red}</style>
<h2>Der erste Stich</h2>
<p onclick="steal()">Erlaubt &lt;b&gt;bleibt&lt;/b&gt; Text
<img src="https://example.org/x.png" onerror="steal()" alt="pikB">.</p>
<iframe src="https://example.org"></iframe><svg onload="steal()"><text>weg</text></svg>
<a href="javascript:steal()">Verweis</a><ul><li>eins</li><li>zwei <ul><li>drei</li></ul></li></ul>
<form action="https://example.org"><input name="x"></form><math><mi>weg</mi></math>
<p>Ende</p><!-- nie zu sehen --></body></html>"""


def test_hostile_html_leaves_words_only():
    lines = read_lines(HOSTILE.encode())
    texts = [line.text for line in lines]
    assert texts == ["Der erste Stich", "Erlaubt <b>bleibt</b> Text pikB .", "Verweis", "eins", "zwei", "drei", "Ende"]
    assert [line.mark for line in lines] == [HEADING, "", "", ITEM, ITEM, ITEM, ""]


@pytest.mark.parametrize("key", KEYS)
def test_html_is_the_same_page(key):
    plain, html = lay(key, page(key)), lay(key, as_html(page(key)))
    assert [a.text for a in html.aligned.blocks] == [b.text for b in plain.aligned.blocks]
    assert html.aligned.spots == plain.aligned.spots


def test_saved_web_archive():
    html = as_html(own_page("gurke"))
    archive = (
        "From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=cut\r\n\r\n"
        "--cut\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n"
        f"{html}\r\n--cut\r\nContent-Type: image/png\r\n\r\nxxxx\r\n--cut--\r\n"
    )
    assert lay("gurke", archive).numbers[ALIGNED]


def test_lists_with_headings_of_their_own():
    terms = "<dl><dt>Aussetzen</dt><dd>Ein Satz.</dd><dt>Ziehen</dt><dd>Noch einer.</dd></dl>"
    blocks = cut(read_lines(f"<h1>Seite</h1>{terms}<p>a<br><br>b</p>".encode()))
    assert [(b.kind, b.text) for b in blocks] == [
        (HEADING, "Seite"),
        (HEADING, "Aussetzen"),
        (PARAGRAPH, "Ein Satz."),
        (HEADING, "Ziehen"),
        (PARAGRAPH, "Noch einer."),
        (PARAGRAPH, "a"),
        (PARAGRAPH, "b"),
    ]


# Files


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "utf-32"])
def test_encodings_are_told_apart(encoding):
    text = "Écarté für zwei – größer als „Übermut“ und süßer als Käse"
    assert decoded(text.encode(encoding)) == text


def test_latin_1_is_read():
    assert decoded("Müßige Grüße".encode("latin-1")) == "Müßige Grüße"


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "original-empty"),
        (b" \n\r\n\t ", "original-empty"),
        (b"<html><body><script>x</script></body></html>", "original-empty"),
        (b"%PDF-1.7 ...", "original-binary"),
        (b"PK\x03\x04 docx", "original-binary"),
        (b"{\\rtf1 Text}", "original-binary"),
        (bytes(range(256)) * 40, "original-binary"),
        (b"a" * (LARGEST + 1), "original-too-big"),
        (b"Ein Satz, und noch einer.\n" * 900, "original-too-long"),
    ],
)
def test_unreadable_files_get_a_sentence(raw, key):
    from tutor.words import explain

    with pytest.raises(Complaint, match=key) as caught:
        read_lines(raw, "datei.txt")
    for lang in ("de", "en"):
        assert "datei.txt" in explain.complaint(caught.value, lang)


# Cutting


def test_glued_items_are_parted():
    lines = read_lines(b"Liste\n- Erstes.- Zweites.\n- Drittes\n- Viertes.\n")
    assert [block.text for block in cut(lines) if block.kind == ITEM] == ["Erstes.", "Zweites.", "Drittes", "Viertes."]


def test_rows_of_ranks_belong_to_the_paragraph_before():
    lines = read_lines(b"Regel\nSo ist die Folge:\nA K D B 10 9 8 oder\nK D B 10 9 8 A.\n")
    assert [block.text for block in cut(lines)][1:] == ["So ist die Folge: A K D B 10 9 8 oder K D B 10 9 8 A."]


def test_contents_are_no_headings():
    text = "Seite\n- Anfang\n- Ende\nAnfang\nHier geht es los.\nEnde\nHier ist Schluss.\n"
    assert [block.sort for block in cut(read_lines(text.encode()))] == ["rule", "contents", "contents", *["rule"] * 4]


def test_nobody_is_named():
    found = whose(["Ein ganz gewöhnlicher Absatz."])
    assert (found.author, found.translator, found.edition, found.contributors) == ("", "", "", "")


def test_headings_words_and_the_name_all_speak_for_a_page():
    assert Likeness(headings=0.4, words=0.3, names=0.5).score == pytest.approx(0.6)
    assert Likeness(0.0, 0.3, 1.0).score > Likeness(0.0, 0.3, 0.0).score


def test_a_paragraph_that_names_the_last_cards_of_a_record_is_shown_from_the_first_of_them():
    line = next(line for one in BOOKS["knockout-whist"].examples for line in lines(one)[:1] if len(line.case.moves) > 2)
    plays = [(n, step.move.card) for n, step in enumerate(line.replay.steps) if step.move.verb == PLAY]
    (first, one), (last, other) = plays[-2:]
    said = {"♠": "pik", "♥": "herz", "♦": "karo", "♣": "kreuz"}
    text = " und ".join(said[each.suit] + each.rank for each in (one, other))
    assert stretch(line, text) == (first, last + 1)
    assert stretch(line, said[one.suit] + one.rank) is None
