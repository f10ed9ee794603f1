"""What a page and its server say to each other: whether what was pressed has been answered."""

from __future__ import annotations

from time import monotonic
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, WebSocket
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

PATIENCE = 30.0
"""Seconds within which a server answers, however busy."""
SMALL = 500
"""Bytes: that a script is done is said in fewer."""
GIVEN_UP = ForwardMsg.FINISHED_EARLY_FOR_RERUN
"""So a run ends that makes room for another one, whose end is the answer."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class Talk:
    """What one page has asked of its server and not been answered yet."""

    def __init__(self, page: Page) -> None:
        self.socket: WebSocket | None = None
        self.waits = False
        page.on("websocket", self.begin)

    def begin(self, socket: WebSocket) -> None:
        """Listen to the connection that the page has opened now; what was asked of an older one is over."""
        self.socket, self.waits = socket, False
        socket.on("framesent", self.sent)
        socket.on("framereceived", self.received)
        socket.on("close", self.end)

    def end(self, socket: WebSocket) -> None:
        """Notice that a page was left, or opened anew: nobody answers any more."""
        if socket is self.socket:
            self.waits = False

    def sent(self, frame: bytes | str) -> None:
        """Notice that a run was asked for."""
        if isinstance(frame, bytes) and BackMsg.FromString(frame).WhichOneof("type") == "rerun_script":
            self.waits = True

    def received(self, frame: bytes | str) -> None:
        """Notice that a run has come to its end."""
        if isinstance(frame, bytes) and len(frame) < SMALL:
            message = ForwardMsg.FromString(frame)
            if message.WhichOneof("type") == "script_finished" and message.script_finished != GIVEN_UP:
                self.waits = False


talks: WeakKeyDictionary[Page, Talk] = WeakKeyDictionary()


def listen_to(page: Page) -> None:
    """Hear from now on what a page asks; to be called before it is opened, or another one in its place."""
    if page not in talks:
        talks[page] = Talk(page)
    talks[page].waits = False


def answered(page: Page) -> None:
    """Wait until everything that a page has asked is answered: between press and run it looks as if it were done.

    What is never answered is found by what is expected next.
    """
    talk, end = talks.get(page), monotonic() + PATIENCE
    page.evaluate(TWO_FRAMES)  # what a press asks is asked within a frame
    while talk and talk.waits and monotonic() < end:  # a frame at a time: an event that came just now is not missed
        page.evaluate(TWO_FRAMES)
        if not talk.waits:
            page.evaluate(TWO_FRAMES)  # and the answer is drawn
