"""Handing on what is shown: its link to copy, and its QR code, small and as large as the screen."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable, Sequence
from html import escape
from urllib.parse import parse_qsl, urlencode, urlsplit

import streamlit as st

from tutor.core.complaints import Complaint
from tutor.core.moves import Seat
from tutor.place import at_home
from tutor.shown.address import Address, read_address
from tutor.store.keeping import new_key
from tutor.ui.frame import complain, full_link, language, words
from tutor.ui.learner import learner, store
from tutor.ui.panel import fact
from tutor.ui.tools import Tool, over_the_page
from tutor.words import explain

LONGEST = 1_200
"""The code of a longer link cannot be read from a screen."""
MODULE = 5
"""Pixels of a QR code's smallest square: less cannot be read from a screen."""


LOCKABLE = ("judge", "replay", "practise")
"""Pages on which the view of one seat can be locked."""
OWN_WAY = ("mode", "move", "lang")
"""What the reader of a locked view chooses."""
IN_A_RECORD = ("step", "guess")
"""What they choose besides where a record is replayed."""


def share(name: str, where: Address, asked: Callable[[], str] | None = None) -> Tool:
    """Return what offers the link of this very view, to copy or as a QR code.

    ``asked`` finds the seat whose view can be locked where the address names none.
    """
    return Tool("ui-share", "share", lambda: over_the_page("ui-share", lambda: _shared(name, where, asked), wide=True))


def _shared(name: str, where: Address, asked: Callable[[], str] | None) -> None:
    st.caption(words("ui-share-what"))
    seat = where.seat or (asked() if asked is not None else "")
    if name in LOCKABLE and seat and not where.lock and not where.sealed:
        where = where.but(mode="")
        label = words("share-lock" if asked is None else "share-lock-asked")
        if st.toggle(label, key=f"{name}-lock", help=words("share-lock-help")):
            try:
                where = shut(name, where.but(seat=seat))
            except Complaint as wrong:
                complain(wrong)
                return
    url = full_link(name, where)
    st.code(url, language=None, wrap_lines=True)
    if len(url) < LONGEST:
        image, width = qr(url)
        st.image(image, width=width, alt=words("ui-qr-alt"))
        if st.button(words("share-large"), icon=":material/fullscreen:", key=f"{name}-share-large"):
            _large(url)
    else:
        st.caption(words("share-too-long"))
    if where.sealed and at_home():
        st.caption(words("share-lock-here"))
    if _own(url):
        st.caption(words("ui-share-own"))


def locked(where: Address, seats: Sequence[str]) -> bool:
    """Whether only one seat's view may be shown."""
    return bool(where.lock) and where.seat in seats


def lock_badge(where: Address, seats: Sequence[Seat]) -> None:
    """Say whose view it is."""
    fact(words("share-locked", seat=explain.seat_name(where.seat, language(), seats)), "lock")


def shut(name: str, where: Address) -> Address:
    """Return a link to the view of one seat alone; a position of one's own stays here, and the link has its key.

    Raises ``Complaint`` where it cannot be kept.
    """
    view = where.but(lock="1", mode="", move="", lang="")
    if not where.at:
        return view.but(lang=where.lang)
    free = {part: getattr(where, part) for part in IN_A_RECORD} if name == "replay" else {}
    view = view.but(**dict.fromkeys(free, ""))
    who = learner() or str(st.session_state.setdefault("share.maker", new_key()))
    # The page belongs to it: a moment opened as a record would tell what came after.
    key = store().seal(who, f"{name}?{urlencode(view.query())}")
    return Address(game=where.game, sealed=key, lang=where.lang).but(**free)


def opened(name: str, where: Address) -> Address:
    """Return what a link asks for; of what is kept under a key its reader chooses no more than how it is shown.

    Raises ``Complaint`` where nothing is kept under it for this page.
    """
    if not where.sealed:
        return where
    page, _, query = store().unsealed(where.sealed).rpartition("?")
    if (page or "judge") != name:  # the first keys were all for this page
        raise Complaint("store-not-sealed")
    view = read_address(dict(parse_qsl(query)))
    return view.but(**{part: getattr(where, part) for part in (*OWN_WAY, *(IN_A_RECORD if name == "replay" else ()))})


def _own(url: str) -> bool:
    """Whether an address means the machine that opens it."""
    return urlsplit(url).hostname in ("localhost", "127.0.0.1")


def _large(url: str) -> None:
    """Fill the screen with the code of a link, to be read from the last row; Escape closes it."""
    picture = base64.b64encode(qr_svg(url).encode()).decode()
    alt = escape(words("share-large-alt", url=url))
    own = f"<p>{escape(words('ui-share-own'))}</p>" if _own(url) else ""
    st.html(
        f'<div class="whole-code"><img src="data:image/svg+xml;base64,{picture}" alt="{alt}">'
        f"<p>{escape(url)}</p>{own}</div>"
    )


@st.cache_data(max_entries=64)
def qr(url: str) -> tuple[bytes, int]:
    """Draw a QR code as a PNG; return it and its width."""
    import segno

    out = io.BytesIO()
    code = segno.make(url, error="m")
    code.save(out, kind="png", scale=MODULE, border=2)
    return out.getvalue(), int(code.symbol_size(scale=MODULE, border=2)[0])


def qr_svg(url: str) -> str:
    """Draw a QR code of any size, to lie inside a page: it needs no second request."""
    import segno

    out = io.BytesIO()
    segno.make(url, error="m").save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return out.getvalue().decode()
