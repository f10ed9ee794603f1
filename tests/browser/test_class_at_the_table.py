"""A class as it is held: a teacher, the wall and three phones through two blocks, with everything that goes wrong."""

from __future__ import annotations

import io
import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import zxingcpp
from look import JUMPED, LESSON, SHIFTS, visit
from PIL import Image
from playwright.sync_api import Browser, Page, Response, expect

from tutor.bench.app import free_port, running
from tutor.store.classes import choices, open_class
from tutor.store.keeping import Store


class Server:
    """The app at one port, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.starts = ExitStack()
        self.pid = 0

    def start(self) -> None:
        said = {"TUTOR_PLACE": "hosted", "TUTOR_TOKEN": "right", "TUTOR_DATA": str(self.folder / "data")}
        log = self.folder / f"server-{self.pid}.log"
        self.pid = self.starts.enter_context(running(log, env={**os.environ, **said}, port=self.port)).pid

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    with found.starts:
        found.start()
        yield found
    for log in tmp_path.glob("server-*.log"):
        assert "Traceback" not in log.read_text("utf-8")


@contextmanager
def browsing(browser: Browser, wide: int = 1280) -> Iterator[Page]:
    with browser.new_context(locale="en-GB", viewport={"width": wide, "height": 844}, has_touch=wide < 640) as context:
        context.add_init_script(SHIFTS)
        yield context.new_page()


FROM_NOW = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // what was asked for has been drawn
  [window.since, window.shifted, sum] = [performance.now(), 0, 0];
}"""


@contextmanager
def still(page: Page) -> Iterator[None]:
    """Whatever others do meanwhile, nothing moves on a page; what its own reader asks for may move it, however late."""
    page.evaluate(FROM_NOW)
    yield
    assert page.evaluate("window.shifted") < JUMPED


def option(page: Page, name: str):
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def scanned(screen: Page) -> str:
    """Return what a phone reads from the code on a screen."""
    screen.keyboard.press("q")
    expect(screen.locator(".large .qr svg")).to_be_visible()
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(screen.screenshot())))
    screen.keyboard.press("q")
    expect(screen.locator(".large .qr svg")).to_be_hidden()
    return str(found.text)


def all_answer(teacher: Page, ann: Page, ben: Page, cem: Page) -> None:
    """The three answer, and one of them twice; meanwhile the teacher's page holds still."""
    expect(option(teacher, "Jack of spades")).to_be_visible()
    with still(teacher):
        for phone in (ann, ben, cem):
            option(phone, "Jack of spades").tap()
            expect(phone.locator("p.status")).to_have_text("Received")
        option(ben, "Ace of hearts").tap()
        expect(option(ben, "Ace of hearts")).to_have_attribute("aria-pressed", "true")
        expect(ben.locator("p.status")).to_have_text("Received")
        expect(teacher.get_by_role("status").filter(has_text="3 of 3 have answered")).to_be_visible()


LETTERS = """(read) => read.map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)"""
FROM_THE_LAST_ROW = ".ask, .count, .where, .code, .fact, .laid figcaption, .card, .note, .reason h3, .why"


def on_to_the_end(teacher: Page, wall: Page, ann: Page, ben: Page) -> None:
    """On to the table: one card each; back shows again what was answered."""
    wall.keyboard.press("PageDown")
    expect(ben.get_by_role("heading", name="You are North. What do you play?")).to_be_visible()
    expect(option(teacher, "Ten of hearts")).to_be_visible()  # who has not followed yet leads nowhere
    with still(teacher):
        option(ben, "Ten of hearts").tap()
        expect(ben.locator("p.status")).to_have_text("Received")
        expect(teacher.get_by_role("status").filter(has_text=re.compile("1 of . have answered"))).to_be_visible()
    teacher.keyboard.press("PageDown")
    expect(option(teacher, "Ten of hearts: 1, legal")).to_be_visible()
    expect(ann.get_by_text("You did not answer.")).to_be_visible()
    teacher.keyboard.press("PageUp")
    expect(ben.get_by_text("Your answer: Ace of hearts – not legal")).to_be_in_viewport()
    expect(option(teacher, "Ace of hearts: 1, not legal")).to_be_visible()
    teacher.keyboard.press("n")
    teacher.keyboard.press("n")  # a press waits for the one before it, and is not lost
    expect(ann.get_by_role("heading", name="The lesson is over.")).to_be_visible()


def test_nobody_falls_out_of_a_class(browser: Browser, app: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(app.folder / "data"))
    store = Store()
    held = open_class(store, "Following suit", "en", LESSON, 2)
    heard: list[str] = []

    def hear(answer: Response) -> None:
        if answer.url.endswith("/join/now") and answer.ok:
            heard.append(answer.text())

    with (
        browsing(browser) as teacher,
        browsing(browser) as other,
        browsing(browser, 390) as ann,
        browsing(browser, 390) as ben,
        browsing(browser, 390) as cem,
    ):
        visit(teacher, f"{app.url}/classes?token=right&room={held.id}&lang=en")
        expect(teacher.get_by_role("button", name="First question")).to_be_enabled()
        there = scanned(teacher)
        assert there == f"{app.url}/join?c={held.code}"
        for phone in (ann, ben, cem):
            phone.goto(there)
            phone.get_by_role("button", name="Join in").tap()
            expect(phone.get_by_role("heading", name="You are in.")).to_be_visible()
        cem.on("response", hear)
        teacher.keyboard.press("PageDown")
        all_answer(teacher, ann, ben, cem)
        assert ann.evaluate("document.documentElement.scrollWidth") <= 390

        # A phone is loaded anew; the server is killed while somebody presses, and comes back at the same address.
        ann.reload()
        expect(option(ann, "Jack of spades")).to_have_attribute("aria-pressed", "true")
        app.kill()
        expect(teacher.get_by_text("No connection for")).to_be_visible()
        option(ann, "Four of spades").tap()
        expect(ann.locator("p.status")).to_have_text("Sending …")
        expect(ann.get_by_text("No connection for")).to_be_visible()
        app.start()
        for phone in (ann, ben, cem):
            expect(phone.get_by_text("Connected")).to_be_visible()
        expect(ann.locator("p.status")).to_have_text("Received")
        expect(teacher.get_by_text("Connected")).to_be_visible()
        assert sorted(choices(store, held.id)[0, 1]) == ["N ♠B", "N ♠B\nN ♠4", "N ♠B\nN ♥A"]

        # Another browser with the teacher's link leads on; the first one follows.
        visit(other, f"{app.url}/classes?token=right&room={held.id}&mode=projector&lang=en")
        expect(other.get_by_text("of 3 have answered").or_(other.get_by_text("3 of 3"))).to_be_visible()
        assert not any("answer" in text for text in heard if '"phase":"open"' in text.replace(" ", ""))
        other.keyboard.press("PageDown")
        expect(option(other, "Jack of spades: 3, legal")).to_be_visible()
        expect(other.locator(".why").first).to_be_visible()
        letters = other.locator(FROM_THE_LAST_ROW).evaluate_all(LETTERS)
        assert min(letters) >= 40 / 1080, "read from six metres"
        expect(option(teacher, "Ace of hearts: 1, not legal")).to_be_visible()
        expect(ben.get_by_text("Your answer: Ace of hearts – not legal")).to_be_in_viewport()
        expect(cem.get_by_text("Your answer: Jack of spades – legal")).to_be_in_viewport()
        expect(ben.get_by_text("Legal: Jack of spades, Four of spades")).to_be_visible()

        on_to_the_end(teacher, other, ann, ben)
    store.close()
