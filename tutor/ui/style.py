"""The little CSS that the app's own lines need; everything else is the theme's.

It comes with the page itself: before it, the first layout would be another, and everything would jump.
"""

from __future__ import annotations

from tutor.paths import PACKAGE
from tutor.ui.shell import named
from tutor.ui.tokens import DAY, NIGHT, SCALE, properties

SHEETS = ("page", "room", "ways")
DARK = properties({name: value for name, value in NIGHT.items() if value != DAY[name]}, ":root[data-night]")
"""Which of the two a page is, its script says (`common/night.js`)."""
CSS = (
    properties({**SCALE, **DAY})
    + DARK
    + named("\n".join((PACKAGE / "assets" / "common" / f"{one}.css").read_text("utf-8") for one in SHEETS))
)

END = '<i hidden data-end="{}"></i>'
"""The last thing on a page, or on a part that is shown at once: until it is there, parts come one by one and push each
other about, so none is shown (`common/whole.js`)."""
