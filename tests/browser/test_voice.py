"""What is said to whoever listens: plain text, one message an act, nothing that is drawn, nothing lost."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from look import ALL_PAGES, SIX, card, heard, said, settled, table, title, to_be_heard, visit
from playwright.sync_api import Error, Locator, Page, expect

ALL = """const all = (root) => [...root.querySelectorAll("*")].flatMap(
  (one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);"""
DRAWN_AND_LIVE = f"""() => {{ {ALL}
  const live = all(document).filter((one) => {{
    const how = one.getAttribute("aria-live");
    return how ? how !== "off" : ["status", "alert", "log", "timer"].includes(one.getAttribute("role"));
  }});
  return live.flatMap((one) => [...one.querySelectorAll("[role=img]")].map((card) => card.ariaLabel));
}}"""
"""Pictures in a live region: a screen reader says the sentence around them with a hole, and each of them apart."""
HOLE = re.compile(
    r"\s[,;.]|[,:;]\s*[,.;]|\b(or|oder|and|und|holds)\s*[,.;]|\s{2}|\.\."
    r"|[{}\ue000♠♥♦♣]|undefined|null|NaN|[a-z]Hearts|(egal|rlaubt)[A-Z]"
)
"""What a sentence sounds like where a card, a name or a word is missing, or where two texts run together."""
MOVES = 10
TRIES = 4
GAMES = {
    "getaway": "game=getaway&players=3&seed=5",
    "knockout-whist": "game=knockout-whist&players=3&seed=5",
    "crazy-eights": "game=crazy-eights&players=3&seed=5",
    "ecarte": "game=ecarte&seed=5",
    "gurke": "game=gurke&players=3&seed=5",
}


@pytest.mark.parametrize(
    "path",
    [
        *ALL_PAGES,
        f"/judge?{SIX}&step=13&move=N+%E2%99%A09",
        f"/replay?{SIX}&step=13",
        "/practise?case=getaway.x.01",
        "/course?game=getaway&station=follow",
    ],
)
def test_nothing_that_is_drawn_is_a_live_region(reader: Page, path: str) -> None:
    visit(reader, path)
    assert reader.evaluate(DRAWN_AND_LIVE) == []


# One act, one message


@pytest.mark.parametrize(
    ("lang", "names", "sentences"),
    [
        (
            "en",
            ("nine of spades", "six of hearts"),
            (
                "Nine of spades: not legal. Hearts were led, and North still holds the ten of hearts and the six of",
                "Six of hearts: legal. The six of hearts follows suit: hearts were led.",
            ),
        ),
        (
            "de",
            ("Pik-Neun", "Herz-Sechs"),
            (
                "Pik-Neun: nicht erlaubt. Ausgespielt ist Herz, und Nord hat noch Herz-Zehn und Herz-Sechs.",
                "Herz-Sechs: erlaubt. Herz-Sechs bedient: Ausgespielt ist Herz.",
            ),
        ),
    ],
)
def test_a_press_is_answered_once_move_before_reason(
    page: Page, lang: str, names: tuple[str, str], sentences: tuple[str, str]
) -> None:
    visit(page, f"/judge?{SIX}&step=13&lang={lang}")
    assert heard(page) == []
    for n, (name, sentence) in enumerate(zip(names, sentences, strict=True), 1):
        card(page, name).click()
        expect(card(page, name)).to_have_attribute("aria-current", "true")
        told = heard(page)
        assert len(told) == n
        assert told[-1].startswith(sentence)
        assert not HOLE.search(told[-1]), told[-1]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_step_of_a_record_is_told_once(page: Page, lang: str) -> None:
    visit(page, f"/replay?{SIX}&lang={lang}")
    step, of = ("Step", "of") if lang == "en" else ("Schritt", "von")
    forth = page.get_by_role("button", name="Next" if lang == "en" else "Weiter").first
    for n in range(1, 22):
        forth.click()
        expect(said(page, f"{step} {n} {of} 21")).to_be_visible()
        told = heard(page)
        assert len(told) == n
        assert not HOLE.search(told[-1]), told[-1]
        assert told[-1].count(f"{step} {n} ") == 1


def test_an_exercise_that_was_checked_says_of_each_mistake_why(page: Page) -> None:
    visit(page, "/practise?case=getaway.x.01&lang=en")
    card(page, "jack of spades").click()
    page.get_by_role("button", name="Check").click()
    expect(said(page, "four of spades is legal")).to_be_visible()
    (told,) = heard(page)
    assert "The four of spades is a spade, and in the first trick any spade will do." in told
    assert not HOLE.search(told)


# A game


def sit_down(page: Page, query: str, lang: str, at: str = "") -> None:
    visit(page, f"{at}/play?lang={lang}&level=beginner&{query}")
    page.get_by_role("button", name=re.compile("^(Sit down and play|Hinsetzen und spielen)$")).click()
    expect(table(page)).to_be_visible()
    settled(page)


def at_once(page: Page, lang: str) -> None:
    title(page).click()
    page.get_by_role("combobox", name="Pace of the others" if lang == "en" else "Tempo der anderen").click()
    page.get_by_role("option", name="at once" if lang == "en" else "sofort").click()
    light = page.get_by_role("switch", name=re.compile("^(Highlight what is allowed|Erlaubtes zeigen)$"))
    if not light.is_checked():
        page.get_by_text(re.compile("^(Highlight what is allowed|Erlaubtes zeigen)$")).click()
    page.keyboard.press("Escape")
    settled(page)


def waiting(page: Page) -> Locator:
    return page.locator(".line[data-ready]:not([data-sent])").locator(".turn, .go").first


def over(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Play again|Noch einmal)$"))


def one_move(page: Page) -> bool:
    """Do the first thing that may be done; say whether there was one."""
    line = page.locator(".line[data-ready]")
    expect(waiting(page).or_(over(page)).first).to_be_visible()
    if over(page).count():
        return False
    before = str(line.get_attribute("data-line"))
    for _ in range(TRIES):  # what lay on the table a moment ago may have been overtaken
        press_one(page, line)
        try:
            expect(line).not_to_have_attribute("data-line", before, timeout=5_000)
        except AssertionError:
            continue
        return True
    return False


def press_one(page: Page, line: Locator) -> None:
    pick, go = line.locator("fieldset.pick"), line.locator(".said > .go")
    allowed = table(page).get_by_role("button", name=re.compile(", (allowed, press to|erlaubt, drücken)"))
    if pick.count():
        line.locator("fieldset.pick button.pill, .felt button.card[aria-pressed]").first.press("Enter")
        pick.locator("button.ask").first.click()
    elif allowed.count():
        allowed.first.press("Enter")
        if line.evaluate("node => !node.hasAttribute('data-sent')"):  # asked about before it counts
            with suppress(Error):
                line.locator(".way.yes, .said > .go").first.click(timeout=3_000)
    else:
        go.first.click()


def log_of(page: Page) -> list[str]:
    """Return the moves that stand in the log of a game."""
    log = page.locator("[data-list=log]")
    if log.get_attribute("open") is None:
        log.locator("summary").click()
    expect(page.locator("[role=log] li").first).to_be_visible()
    return [line.split(". ")[0].rstrip(".") for line in page.locator("[role=log] li").all_inner_texts()]


def all_of_the_log(page: Page, told: str) -> None:
    """Ask that each line of the log was said, in its order; the deals before are told no more in it."""
    place = 0
    for move in log_of(page):
        found = told.find(move, place)
        assert found >= 0, f"“{move}” was not said after “{told[max(0, place - 80) : place]}”"
        place = found


@pytest.mark.parametrize(("key", "lang"), list(zip(GAMES, ("de", "en", "de", "en", "de"), strict=True)))
def test_all_moves_of_a_game_are_told_in_order_and_once(page: Page, key: str, lang: str) -> None:
    """Whoever only listens hears every move of everybody; what was said is what the log of the game has."""
    sit_down(page, GAMES[key], lang)
    at_once(page, lang)
    for _ in range(MOVES):
        if not one_move(page):
            break
    expect(waiting(page).or_(over(page)).first).to_be_visible()
    told = to_be_heard(page)
    for message in told:
        assert not HOLE.search(message), message
    all_of_the_log(page, " ".join(told))
    assert len(told) <= 3 * MOVES + 3, told
