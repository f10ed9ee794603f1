"""The frame of the app: settings of the page, warm caches, navigation over ``pages/``; nothing else."""

from __future__ import annotations

import json
import sys

import streamlit as st

from tutor.classes.limits import PRESSING
from tutor.games import shelf
from tutor.paths import PACKAGE
from tutor.ui.finder import ask_anywhere
from tutor.ui.frame import (
    PRINT,
    PROJECTOR,
    TITLED,
    address,
    keep_in_the_browser,
    language,
    spoken,
    title_of,
    title_unseen,
    words,
)
from tutor.ui.menu import pages, titled, warm, ways_below
from tutor.ui.style import END
from tutor.ui.tools import light
from tutor.words import library

# Streamlit looks for modules in this folder first, where ours (cards, rules, coverage) would hide those of libraries.
if str(PACKAGE) in sys.path:
    sys.path.remove(str(PACKAGE))
st.set_page_config(page_icon=str(PACKAGE / "assets" / "common" / "icon.svg"), layout="wide")
if not PRESSING.left():  # else a teacher's page that comes back first takes only the book that it needs
    warm()
keep_in_the_browser()
plain_view = address().mode in (PROJECTOR, PRINT)
page = st.navigation(pages(spoken()), position="hidden" if plain_view else "top")
game = shelf().get(address().game)
about = title_of(library.book(game.folder)) if game else ""
st.set_page_config(page_title=titled(page.url_path, language(), about))
title = st.container(key="page-title")
st.session_state.pop(TITLED, None)
page.run()
if not plain_view:
    ask_anywhere(page.url_path, address())
    ways_below(page.url_path, language())
title_unseen(title, page.title)
# A script takes over for the whole page which language this run is in, and whether day or night was chosen.
title.html(f'<i hidden lang="{language()}" data-light="{light()}" data-spoken></i>')
# Styles alone would lie where dialogs do: the first that a part of a page opens would take their place.
said = {"gone": words("ui-gone"), "waits": words("ui-waits"), "brand": words("ui-title") if page.url_path else ""}
gone = f":root{{{';'.join(f'--{name}:{json.dumps(text, ensure_ascii=False)}' for name, text in said.items())}}}"
title.html(f"{END.format('page')}<style>{gone}</style>")
