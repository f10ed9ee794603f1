"""Where the app runs, and who may write there."""

from __future__ import annotations

import hmac
import os

PLACE, SHOWN_AT = "TUTOR_PLACE", "TUTOR_ADDRESS"
TOKEN = "TUTOR_TOKEN"  # noqa: S105  (the name of a setting)
"""Where others can reach the app, whoever knows this may write; made at random unless it is set."""
HOSTS = "TUTOR_HOSTS"
"""Behind a proxy: the names under which visitors find the app."""
OWN, SHARED = "own", "shared"
"""Where the app runs: on the reader's own machine, or where others reach it; anything else counts as shared."""
LEARNER, TEACHER = "tutor_learner", "tutor_teacher"
"""The cookies: a reader's random key, and the token of the teacher's link."""
LIGHT = "tutor_light"
"""The cookie of a choice: day or night. The page itself writes it (`common/night.js`)."""


def at_home() -> bool:
    """Whether the app runs on the reader's own machine."""
    return os.environ.get(PLACE) == OWN


def is_teacher(said: str) -> bool:
    """Whether a browser that says this in its cookie may write."""
    token = os.environ.get(TOKEN, "")
    return at_home() or (bool(token) and hmac.compare_digest(token.encode(), said.encode()))
