"""What a page asks for with its first byte: it would ask for the same later, one thing after the other.

Streamlit tries two addresses before it connects, fetches the script of a widget when the first of its kind comes, and
of a component of ours its scripts, then what they import, then what those import. All of it is known before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tutor.paths import PACKAGE
from tutor.ui.shell import ALWAYS, CHART, COMPONENT, COMPONENTS, SETTINGS, STATIC

ASSETS = PACKAGE / "assets"
TABLE, TEXT = ("tutor.card_table", "line/line"), ("tutor.rule_text", "common/rule_text")
"""Components of ours: by what name they are registered, and what they begin with, a script and a style."""
HAVE = {
    "compare": (TABLE, TEXT),
    "covered": (TEXT,),
    "disputes": (TABLE, TEXT),
    "house": (TABLE,),
    "jeux": (TEXT,),
    "judge": (TABLE,),
    "odds": (TABLE, TEXT),
    "practise": (TABLE,),
    "propose": (TABLE, TEXT),
    "replay": (TABLE,),
    "rules": (TEXT,),
}
"""Which pages have them as soon as they are opened."""
CHARTS = ("jeux", "odds", "propose")
_BEGUN = re.compile(r'(\./static/js/[^"]+\.js)')
_IMPORT = re.compile(r"""(?:from|import)\s*["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
_FETCHED = re.compile(r"""new URL\(["'](\./[^"']+)["'], import\.meta\.url\)""")
_STYLE = re.compile(r"""@import\s+(?:url\()?["']([^"':]+\.css)["']""")


CONNECT = f"""{{ const here = location.origin + location.pathname.replace(/[^/]*$/, "");
window.{SETTINGS} = {{ BACKEND_BASE_URL: here,
HOST_CONFIG: {{ allowedOrigins: [location.origin], useExternalAuthToken: false, blockErrorDialogs: true }} }}; }}"""
"""Where the server is and who may send the page messages: with both known it connects without asking first."""


@cache
def links(page: str) -> str:
    """Return the links by which a page fetches early what it needs later."""
    return "".join((*_of_streamlit(page), *(link for one in HAVE.get(page, ()) for link in _of_ours(*one))))


def _of_streamlit(page: str) -> Iterator[str]:
    named = (*ALWAYS, *((COMPONENT,) if page in HAVE else ()), *((CHART,) if page in CHARTS else ()))
    chunks = [file for stem in named for file in sorted((STATIC / "js").glob(f"{stem}.*.js"))]
    begun = _reached([STATIC.parent / "index.html"], _BEGUN)
    yield from (_module(f"static/js/{file.name}") for file in _reached(chunks, _IMPORT) if file not in begun)


def _of_ours(name: str, begin: str) -> Iterator[str]:
    scripts = _reached([ASSETS / f"{begin}.js"], _IMPORT)
    told = [*scripts, *_reached([ASSETS / f"{begin}.css"], _STYLE)]
    told += [file.parent / each for file in scripts for each in _FETCHED.findall(file.read_text(encoding="utf-8"))]
    for file in told:
        path = f"{COMPONENTS}/{name}/{file.resolve().relative_to(ASSETS).as_posix()}"
        yield _module(path) if file.suffix == ".js" else _LATER[file.suffix].format(path)


_LATER = {
    ".css": '<link rel="preload" as="style" href="./{}">',
    ".svg": '<link rel="preload" as="fetch" crossorigin href="./{}">',
}


def _module(path: str) -> str:
    return f'<link rel="modulepreload" fetchpriority="low" href="./{path}">'


def _reached(begin: list[Path], names: re.Pattern[str]) -> list[Path]:
    """Return these files and whatever they name, and so on, each once."""
    found: dict[Path, None] = {}
    todo = list(begin)
    while todo:
        file = todo.pop(0)
        if file in found or not file.is_file():
            continue
        found[file] = None
        todo += [(file.parent / name).resolve() for name in names.findall(file.read_text(encoding="utf-8"))]
    return list(found)


__all__ = ["CONNECT", "links"]
