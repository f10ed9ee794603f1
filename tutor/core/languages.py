"""The languages in which everything is said; the one place that lists them."""

from __future__ import annotations

LANGUAGES = ("de", "en")
