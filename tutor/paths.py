"""Where the texts, pages and settings are: the checkout if this is one, else inside the installed package."""

from __future__ import annotations

from pathlib import Path

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
