"""A whole lesson held: a teacher's desk, a wall and six phones, with the lesson's own words on all of them."""

from __future__ import annotations

import re
from contextlib import ExitStack

from look import shot, visit
from playwright.sync_api import Browser, Page, expect

from tutor.notebook.asking import steps
from tutor.notebook.reading import read
from tutor.store.classes import open_class
from tutor.store.keeping import Store

LESSON = """---
title: Held
lang: en
game: getaway
---
## Following {#one}

In this game one thing comes first: **follow the suit** that was led.[^a]

[^a]: Its card need not be higher.

<!-- Let somebody read {♥D} aloud. -->

```{exercise}
position: {hands: {N: "♥6 ♠2", E: "♥D ♥3 ♠3", S: "♥B ♠8 ♣2", W: "♥2 ♠5 ♣4"}, power: W, number: 10}
moves: [W ♥2, N ♥6]
question: What may East play?
legal: [♥D, ♥3]
explain: Two hearts are left, and any of them will do.
```

So nobody hides a card.

+++ step

And whoever forgets it is told.

## A whole round {#two}

Now look at a round from the beginning.

```{replay} getaway.ex.six-tricks
```
"""
READ = ".prose p, .ask, .count, .code, .fact, .card, .note"
SIZES = """(read) => read.filter((one) => one.offsetParent)
  .map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)"""


def test_a_lesson_is_held_with_its_words_a_desk_and_six_phones(
    browser: Browser, base_url: str, store: Store, teacher: Page
) -> None:
    held = open_class(store, "Held", "en", LESSON, len(steps(read(LESSON))))
    with ExitStack() as stack:
        phones = []
        for _ in range(6):
            said = {"locale": "en-GB", "viewport": {"width": 390, "height": 844}, "has_touch": True}
            phone = stack.enter_context(browser.new_context(**said)).new_page()
            phone.goto(f"{base_url}/join?c={held.code}&lang=en")
            phone.get_by_role("button", name="Join in").tap()
            expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
            phones.append(phone)
        wall = teacher.context.new_page()
        wall.set_viewport_size({"width": 1920, "height": 1080})
        visit(wall, f"/classes?room={held.id}&mode=projector&lang=en")
        visit(teacher, f"/classes?room={held.id}&lang=en")
        teacher.get_by_role("button", name="First question").click()
        for page in (wall, phones[0]):
            expect(page.locator(".prose")).to_contain_text("follow the suit")
            expect(page.locator(".prose")).not_to_contain_text("aloud")
            expect(page.get_by_text("So nobody hides")).to_have_count(0)
        sizes = wall.locator(READ).evaluate_all(SIZES)
        assert min(sizes) >= 0.037, sorted(sizes)[:5]
        expect(teacher.locator(".desk")).to_contain_text("aloud")
        expect(teacher.locator(".desk")).to_contain_text("A whole round")
        shot(wall, "wall-asked")
        for number, phone in enumerate(phones):
            other = "Three of hearts" if number < 3 else "Three of spades"
            for card in ("Queen of hearts", other)[: 1 if number == 1 else 2]:
                phone.get_by_role("button", name=re.compile(f"^{card}", re.IGNORECASE)).tap()
            expect(phone.get_by_text("Received")).to_be_visible()
        expect(teacher.locator(".number[data-answered=true]")).to_have_count(6)
        expect(teacher.locator(".desk")).to_contain_text(
            re.compile("Wrong most often.*Three of spades.*3 ×", re.IGNORECASE | re.DOTALL)
        )
        shot(teacher, "desk-asked")
        shot(phones[0], "phone-asked")
        teacher.get_by_role("button", name="Reveal").click()
        expect(wall.get_by_text("So nobody hides a card.")).to_be_visible()
        expect(teacher.locator(".desk")).to_contain_text("whoever forgets it")
        expect(wall.locator(".count")).to_have_text("2 of 6 got everything right")
        expect(phones[1].locator(".grade")).to_have_text("1 of 2.")
        expect(phones[3].locator(".grade")).to_have_text("1 of 2, and one too many.")
        expect(phones[0].locator(".grade")).to_be_visible()
        phones[0].get_by_role("button", name=re.compile("^Three of spades", re.IGNORECASE)).tap()
        expect(phones[0].locator(".looked")).to_contain_text("not legal")
        what_if(phones[0])
        shot(wall, "wall-revealed")
        shot(phones[3], "phone-revealed")
        one_step_more(teacher, wall, phones[3])
        expect(phones[0].locator(".looked")).to_contain_text("not legal")
        teacher.get_by_role("button", name="Next").click()
        expect(phones[0].locator(".prose")).to_contain_text("Now look at a round")
        expect(phones[0].locator(".row .card")).to_have_count(52)
        can_be_read(wall)
        shot(wall, "wall-shown")
        shot(phones[0], "phone-shown")


def what_if(phone: Page) -> None:
    """What would turn an answer round comes from the server, with the table on which it is so."""
    expect(phone.locator(".how")).to_contain_text("What if?")
    phone.get_by_role("button", name="What if?").tap()
    expect(phone.locator(".tried")).to_contain_text("What would make it legal?")
    expect(phone.locator(".tried")).to_contain_text(re.compile("would be legal"))
    phone.get_by_text("See it on the table").first.tap()
    expect(phone.locator(".tried .row .card").first).to_be_visible()
    shot(phone, "phone-what-if")


EDGES = "(parts) => parts.map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.bottom])"


def can_be_read(wall: Page) -> None:
    """A record stands below its words, nothing over anything else, and is read from the back on a small wall too."""
    for size in ((1920, 1080), (1024, 768)):
        wall.set_viewport_size({"width": size[0], "height": size[1]})
        expect(wall.locator(".plate .name").first).to_be_visible()
        expect(wall.locator(".prose p")).to_be_in_viewport()
        expect(wall.locator(".said .did").first).to_be_in_viewport(ratio=0.95)
        assert min(wall.locator(".said .did, .plate .name, .plate .tag, .prose p").evaluate_all(SIZES)) >= 0.037
        tops = wall.locator(".prose, .felt, .answer").evaluate_all(EDGES)
        (_, prose), (felt, below), (answer, _) = sorted(tops)
        assert prose <= felt + 1, size
        assert below <= answer + 1, size


def one_step_more(teacher: Page, wall: Page, phone: Page) -> None:
    """Show what comes a press later, by a key; nothing of it was there before."""
    for page in (wall, phone):
        expect(page.get_by_text("So nobody hides a card.")).to_be_visible()
        expect(page.get_by_text("And whoever forgets it is told.")).to_have_count(0)
    expect(teacher.get_by_role("button", name="Show more")).to_be_enabled()
    teacher.keyboard.press("PageDown")
    for page in (wall, phone):
        expect(page.get_by_text("And whoever forgets it is told.")).to_be_visible()
    expect(teacher.get_by_role("button", name="Reveal")).to_be_disabled()
    shot(wall, "wall-step")
