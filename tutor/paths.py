"""Where the texts, pages and settings are: the checkout if this is one, else inside the installed package."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent


def _root() -> Path:
    """Return the folder that holds ``content``, ``pages`` and ``.streamlit``."""
    checkout = PACKAGE.parent
    if (checkout / "content").is_dir() and (checkout / "pyproject.toml").is_file():
        return checkout
    return PACKAGE / "_bundle"


ROOT = _root()
CONTENT = ROOT / "content"
PAGES = ROOT / "pages"


def data_folder() -> Path:
    """Return where a person's own things are kept: ``TUTOR_DATA`` if that is set, else their data directory."""
    chosen = os.environ.get("TUTOR_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("tutor", appauthor=False))
