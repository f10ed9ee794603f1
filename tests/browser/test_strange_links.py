"""Links that are old, damaged or meant badly: one sentence, a way on, nothing executed."""

import base64
import json
import re
import zlib
from urllib.parse import quote

import pytest
from look import SIX, said, table, visit
from playwright.sync_api import Page, expect

STRANGE = {
    "rule": "/rules?rule=getaway.trick.folow-suit",
    "rule of no game": "/rules?rule=%3Cscript%3Ealert(1)%3C/script%3E",
    "case": "/replay?case=getaway.ex.six-trick",
    "case to judge": "/judge?case=getaway.ex.nope",
    "exercise": "/practise?case=getaway.x.nope",
    "game": "/rules?game=bridge",
    "game to replay": "/replay?game=bridge",
    "preset": "/rules?game=getaway&preset=nope",
    "option": "/rules?game=getaway&o=nope:1",
    "value of an option": "/judge?game=getaway&o=direction:up",
    "options that exclude each other": "/judge?game=getaway&o=draw-hand.target:any-player",
    "step": f"/replay?{SIX}&step=99",
    "step that is no number": f"/replay?{SIX}&step=%3Cb%3E",
    "damaged position": "/judge?at=xyz",
    "damaged record": "/replay?at=eNqrVkpUslIyVKoFABHjAvM",
}


@pytest.mark.parametrize("path", STRANGE.values(), ids=STRANGE)
def test_a_strange_link_gets_one_sentence_and_a_way_on(reader: Page, path: str) -> None:
    page = reader
    page.goto(path)
    alert = page.get_by_role("alert")
    expect(alert).to_have_count(1)
    sentence = alert.get_by_role("paragraph")
    expect(sentence).to_have_count(1)
    assert "Error" not in sentence.inner_text()
    assert "went wrong" not in sentence.inner_text()
    way_on = page.get_by_role("main").get_by_role("link")
    expect(way_on.last).to_be_visible()
    way_on.last.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()


def packed(case: object) -> str:
    """Pack a case as a link carries it, without asking what it says."""
    raw = zlib.compress(json.dumps(case).encode(), 9)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


SCRIPT = "<script>hit()</script>"
PICTURE = "<img/src=x/onerror=hit()>"
ODD = ["*b*", "$x$", "~~y~~", "w_w"]


def played_by(names: list[str]) -> dict[str, object]:
    """Return a position whose players have these names."""
    hands = dict(zip(names, ("♠9 5 ♥10 6", "♦B ♣K", "♠8 ♥4", "♠K ♣A"), strict=True))
    return {"game": "getaway", "players": names, "position": {"hands": hands, "power": names[3], "number": 9}}


@pytest.mark.parametrize("path", ["/judge", "/replay", "/compare"])
def test_odd_names_are_only_names(page: Page, path: str) -> None:
    visit(page, f"{path}?at={packed(played_by(ODD))}")
    for name in ODD:
        expect(table(page).get_by_text(name, exact=True).first).to_be_attached()
    table(page).get_by_role("button").first.click()
    expect(said(page, re.compile("legal", re.IGNORECASE))).to_be_visible()


@pytest.mark.parametrize("path", ["/judge", "/replay", "/compare"])
def test_hostile_names_are_refused_and_only_quoted(page: Page, path: str) -> None:
    hits: list[str] = []
    page.expose_function("hit", lambda: hits.append("hit"))
    page.on("dialog", lambda dialog: (hits.append(dialog.message), dialog.dismiss()))
    page.goto(f"{path}?at={packed(played_by([PICTURE, *ODD[1:]]))}")
    expect(page.get_by_role("alert")).to_contain_text(PICTURE)
    expect(page.locator("main img[src=x]")).to_have_count(0)
    assert not hits


@pytest.mark.parametrize(
    "wrong",
    [SCRIPT, 7, [SCRIPT], {"game": SCRIPT}, {**played_by(ODD), SCRIPT: 1}, {**played_by(ODD), "moves": [SCRIPT]}],
)
def test_hostile_cases_are_refused_in_words(page: Page, wrong: object) -> None:
    hits: list[str] = []
    page.expose_function("hit", lambda: hits.append("hit"))
    page.goto(f"/judge?at={packed(wrong)}")
    expect(page.get_by_role("alert")).to_have_count(1)
    assert not hits


def test_hostile_search_is_only_text(page: Page) -> None:
    visit(page, "/rules?game=getaway")
    search = page.get_by_role("textbox", name="Ask the rules")
    search.fill("<i>zzqxv</i>")
    search.press("Enter")
    expect(page.get_by_text("Unknown: “zzqxv”")).to_be_visible()
    expect(page.locator("i", has_text="zzqxv")).to_have_count(0)


def test_a_hostile_language_or_mode_is_no_language_or_mode(page: Page) -> None:
    visit(page, f"/replay?{SIX}&lang={quote(SCRIPT)}&mode={quote(SCRIPT)}&seat={quote(SCRIPT)}")
    expect(table(page)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
