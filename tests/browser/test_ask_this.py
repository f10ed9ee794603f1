"""Questions of one's own by hand: the presses they need, and that they stand in the notebook as text."""

from __future__ import annotations

import re

import pytest
from look import begun, from_menu, settled, table, text_of, visit
from playwright.sync_api import Page, expect

KINDS = {
    "Which moves are legal": "exercise",
    "Whether this is allowed": "Yes",
    "Choose one": "right: true",
    "Who is next": "to_move|choices",
    "How many cards": "hands:",
}


class Hand:
    """A hand that counts what it presses."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses = page, 0

    def press(self, role: str, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]
        self.presses += 1
        settled(self.page)


@pytest.mark.parametrize("place", ["/judge?case=getaway.x.03&lang=en", "/practise?case=getaway.x.01&lang=en"])
def test_a_question_of_ones_own_takes_few_presses_and_no_bracket(teacher: Page, place: str) -> None:
    begun(teacher, "Asked")  # a question goes where one wrote last: not into what another test has left
    for kind, wanted in KINDS.items():
        visit(teacher, place)
        hand = Hand(teacher)
        from_menu(teacher, "Ask this")
        hand.presses += 2
        settled(teacher)
        dialog = teacher.get_by_role("dialog")
        expect(dialog).to_be_visible()
        pill = dialog.get_by_role("radio", name=kind).or_(dialog.get_by_role("button", name=kind))
        if pill.count() == 0:
            continue
        pill.first.click()
        hand.presses += 1
        settled(teacher)
        dialog.get_by_label("The question").fill("My own words, with a comma: what now?")
        hand.press("button", "Insert the question")  # at once: what was written last counts
        expect(dialog.get_by_text(re.compile("It is now in"))).to_be_visible()
        hand.press("link", "Open it")
        expect(text_of(teacher)).to_have_value(re.compile("My own words, with a comma: what now"))
        expect(text_of(teacher)).to_have_value(re.compile(wanted))
        assert hand.presses + 1 <= 12, "one more for the field that was written in"
        assert teacher.locator("[data-testid=stAlert]").filter(has_text="line").count() == 0


PLACES = (
    ("/judge?case=getaway.x.03&lang=en", "Choose one"),
    ("/judge?case=ecarte.x.22&lang=en", "Whether this is allowed"),
    ("/replay?game=knockout-whist&case=knockout-whist.ex.first-game&step=3&lang=en", "Who is next"),
    ("/practise?case=gurke.x.03&lang=en", "How many cards"),
    ("/play?game=crazy-eights&level=beginner&seed=3&lang=en", "How many cards"),
    ("/compare?case=gurke.scen.se-kk3&lang=en", "What happens next"),
    ("/odds?lang=en", ""),
    ("```{table} getaway.ex.six-tricks\nafter: 5\n```", "How many cards"),
    ("```{play} getaway.ex.six-tricks\n```", "Who is next"),
    ("```{compare} getaway.ex.six-tricks\nafter: 2\nbetween: [standard, strict]\n```", "Whether this is allowed"),
)
"""Where somebody stands who asks, on a page or beside a block of a notebook, and what is asked."""


@pytest.mark.parametrize(("place", "kind"), PLACES, ids=[re.sub("[^a-z]+", "-", one[:22]) for one, _ in PLACES])
def test_from_every_place_a_question_takes_few_presses(teacher: Page, place: str, kind: str) -> None:
    begun(teacher, "Asked from")
    at_hand(teacher, place)
    hand = Hand(teacher)
    asked_at_hand(hand, place, kind)
    assert hand.presses <= 12
    wanted = "ask: true" if place.startswith("/odds") else "explain: Look twice"
    expect(text_of(teacher)).to_have_value(re.compile(wanted))
    assert teacher.locator(".jump").count() == 0, "nothing to complain of"


def at_hand(page: Page, place: str) -> None:
    """Go where somebody stands who will ask: at a page, at a game that is played, at a block of the open notebook."""
    if place.startswith("`"):
        text_of(page).press("Control+End")
        page.keyboard.insert_text(f"\n{place}\n")
        expect(page.get_by_text(re.compile("^Saved .* version 2$"))).to_be_visible()
        settled(page)
        return
    visit(page, place)
    if place.startswith("/play"):
        page.get_by_role("button", name="Sit down and play").click()
        expect(table(page)).to_be_visible()
        settled(page)


def asked_at_hand(hand: Hand, place: str, kind: str) -> None:
    """Ask, with a word on the answer, and go to where it stands."""
    page = hand.page
    if place.startswith("`"):
        hand.press("button", "Question here")
    else:
        from_menu(page, "Ask this")
        hand.presses += 2
        settled(page)
    dialog = page.get_by_role("dialog")
    if kind:
        dialog.get_by_role("radio", name=kind).or_(dialog.get_by_role("button", name=kind)).first.click()
        hand.presses += 1
        settled(page)
    dialog.get_by_label("What to say after the answer").click()
    hand.presses += 1
    page.keyboard.press("Control+a")
    page.keyboard.type("Look twice.")
    dialog.get_by_label("What to say after the answer").blur()
    settled(page)
    hand.press("button", "Insert the question")
    if not place.startswith("`"):
        hand.press("link", "Open it")
    settled(page)


def test_a_question_in_the_text_is_changed_by_its_fields_and_the_rest_stays(teacher: Page) -> None:
    begun(teacher, "Fields")
    before = text_of(teacher).input_value()
    own = (
        "\n```{exercise}\n# mine\nposition: {number: 10, power: W,\n"
        '  hands: {N: "♥6 ♠2", E: "♥D ♠3", S: "♥B ♠8", W: "♥2 ♠5"}}\n'
        "moves: [W ♥2, N ♥6]\nquestion:   What may East play?\nlegal: [♥D]\n```\n"
    )
    text_of(teacher).press("Control+End")
    teacher.keyboard.insert_text(own)
    expect(teacher.get_by_text(re.compile("^Saved .* version 2$"))).to_be_visible()
    settled(teacher)
    hand = Hand(teacher)
    hand.press("button", "Question here")
    dialog = teacher.get_by_role("dialog")
    dialog.get_by_label("What to say after the answer").fill("East has the queen of hearts.")
    dialog.get_by_label("What to say after the answer").blur()
    settled(teacher)
    hand.press("button", "Keep it like this")
    text = text_of(teacher)
    expect(text).to_have_value(re.compile("explain: East has {♥D}."))
    wanted = own.replace("legal: [♥D]\n", "legal: [♥D]\nexplain: East has {♥D}.\n")
    assert text.input_value() == before + wanted


def test_a_table_in_the_text_is_asked_about_where_it_stands(teacher: Page) -> None:
    begun(teacher, "Table")
    table = "\n```{table} getaway.ex.six-tricks\nafter: 5\n```\n\nBelow it.\n"
    text_of(teacher).press("Control+End")
    teacher.keyboard.insert_text(table)
    expect(teacher.get_by_text(re.compile("^Saved .* version 2$"))).to_be_visible()
    settled(teacher)
    hand = Hand(teacher)
    hand.press("button", "Question here")
    dialog = teacher.get_by_role("dialog")
    dialog.get_by_label("The question").fill("Which ones?")
    dialog.get_by_label("The question").blur()
    settled(teacher)
    hand.press("button", "Insert the question")
    text = text_of(teacher)
    expect(text).to_have_value(re.compile(r"after: 5\n```\n\n```\{exercise\}\n[^`]*Which ones\?[^`]*```\n\nBelow it"))
    assert hand.presses + 1 <= 12
    assert teacher.locator(".jump").count() == 0


def test_a_hand_of_the_odds_is_asked_about(teacher: Page) -> None:
    begun(teacher, "Hand")
    visit(teacher, "/odds?lang=en")
    from_menu(teacher, "Ask this")
    settled(teacher)
    hand = Hand(teacher)
    teacher.get_by_role("dialog").get_by_label("What to say after the answer").fill("Count first.")
    teacher.get_by_role("dialog").get_by_label("What to say after the answer").blur()
    settled(teacher)
    hand.press("button", "Insert the question")
    hand.press("link", "Open it")
    expect(text_of(teacher)).to_have_value(re.compile(r"```\{odds\}\nhand: [^`]*ask: true\nsay: Count first\.\n```"))
    assert teacher.locator(".jump").count() == 0


def test_a_question_goes_into_the_notebook_that_is_meant_though_another_has_its_title(teacher: Page) -> None:
    begun(teacher, "Twice")
    begun(teacher, "Twice")
    latest = teacher.url
    visit(teacher, "/judge?case=getaway.x.03&lang=en")
    from_menu(teacher, "Ask this")
    settled(teacher)
    hand = Hand(teacher)
    hand.press("button", "Insert the question")
    hand.press("link", "Open it")
    expect(text_of(teacher)).to_have_value(re.compile(r"```\{exercise\}"))
    assert teacher.url.partition("notebook=")[2][:22] == latest.partition("notebook=")[2][:22]
