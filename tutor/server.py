"""Starting the app: Streamlit on ``tutor/app.py`` with the settings that travel with the project."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence

from tutor.paths import PACKAGE, ROOT
from tutor.words.library import read_all


def serve(options: Sequence[str] = ()) -> None:
    """Run the app until it is stopped; options go to Streamlit as they are."""
    from streamlit.web import cli as streamlit

    # The books are read while the browser fetches the page.
    threading.Thread(target=read_all, name="books", daemon=True).start()
    # Streamlit looks for .streamlit/config.toml in the current folder.
    os.chdir(ROOT)
    sys.argv = ["streamlit", "run", str(PACKAGE / "app.py"), *options]
    streamlit.main()
