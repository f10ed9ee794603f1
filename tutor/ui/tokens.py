"""What everything is made of: one scale of type, one of space, the colours by day and at night.

Pages have them as CSS properties, charts as inks; what Streamlit draws itself has the same colours in
``.streamlit/config.toml``, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping

TYPE: Mapping[str, float] = {"title": 1.4, "title-small": 1.12, "lead": 1.08, "text": 1, "small": 0.9, "menu": 0.75}
"""How large type is, as parts of what is read on."""

SCALE: Mapping[str, str] = {
    "serif": '"Tutor Serif",Georgia,serif',
    **{f"type-{name}": f"{part:g}rem" for name, part in TYPE.items()},
    **{f"as-{name}": f"{part:g}em" for name, part in TYPE.items()},
    "gap-1": ".25rem",
    "gap-2": ".5rem",
    "gap-3": "1rem",
    "gap-4": "1.5rem",
    "round": ".6rem",
    "round-table": "18px",
    "slow": "260ms",
}
"""Type, space, corners, and how long something moves: no longer than a third of a second.

What stands on a page has its type by ``type-``; what grows with its table, as on a projected screen, by ``as-``.
"""

DAY: Mapping[str, str] = {
    "ok": "#1c6b48",
    "stop": "#a3232d",
    "quiet": "#575a56",
    "paper": "#fbfaf6",
    "ink": "#1d211f",
    "shade": "#f0eee6",
    "hair": "#8884",
    "gold": "#f4c752",
    "amber": "#a35c00",
    "faint": "#b9b6aa",
    "mark": "#3a4fa0",
    "on-ok": "#ffffff",
    "on-faint": "#1d211f",
    "felt": "#1b5e41",
    "felt-edge": "#124631",
    "on-felt": "#fdfcf7",
    "card-red": "#ad1e2a",
}

NIGHT: Mapping[str, str] = {
    **DAY,
    "ok": "#5fc79a",
    "stop": "#ff8f8f",
    "quiet": "#b9c0c0",
    "paper": "#12171a",
    "ink": "#e9ece8",
    "shade": "#1b2327",
    "amber": "#f0b849",
    "faint": "#6d7a80",
    "mark": "#9db7ff",
    "on-ok": "#10221a",
    "on-faint": "#ffffff",
    "felt": "#164634",
    "felt-edge": "#0d2e22",
}


def properties(tokens: Mapping[str, str], root: str = ":root") -> str:
    """Return tokens as a rule of CSS that gives each of them a name for the whole page."""
    return root + "{" + ";".join(f"--{name}:{value}" for name, value in tokens.items()) + "}"
