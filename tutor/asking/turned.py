"""A question whether something is forbidden, turned into whether it is allowed; its answer is turned back."""

from __future__ import annotations

import re

from tutor.asking.heard import kinds_of

FORBIDDEN = re.compile(
    r"\b(?P<de>verboten|untersagt|unzulässig|regelwidrig|nicht (?:erlaubt|zulässig|gestattet)|gegen die regeln?)\b"
    r"|\b(?:forbidden|illegal|prohibited|not (?:allowed|permitted|legal)|against the rules)\b"
)
"""Words by which somebody asks whether a thing must not be done."""

TURNED = {"yes": "no", "no": "yes"}


def upright(text: str) -> tuple[str, bool]:
    """Return a question whether something is forbidden as whether it is allowed, and whether it was turned.

    >>> upright("i lay two eights. is that forbidden?")
    ('i lay two eights. is that allowed?', True)
    """
    if not FORBIDDEN.search(text) or kinds_of(FORBIDDEN.sub(" ", text)) & {"may", "must"}:
        return text, False
    return FORBIDDEN.sub(lambda match: "erlaubt" if match["de"] else "allowed", text), True
