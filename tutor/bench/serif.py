"""Makes the serif type of the pages: Source Serif 4 with the letters that German and English are written in.

``uv run --with fonttools --with brotli python -m tutor.bench.serif`` writes ``tutor/static/serif*.woff2``.

The whole type comes with Streamlit, and a first visitor would fetch it for Cyrillic and Greek that no page has. Its
licence (SIL Open Font License 1.1) reserves the name “Source” to the whole: what is cut out of it has its own name.
"""

from __future__ import annotations

from pathlib import Path

from tutor.paths import PACKAGE

NAME = "Tutor Serif"
FILES = {"serif.woff2": "SourceSerifVariable-Roman*.woff2", "serif-italic.woff2": "SourceSerifVariable-Italic*.woff2"}
LETTERS = (
    *range(0x20, 0x7F),  # what is on a keyboard
    *range(0xA0, 0x180),  # the letters of western and central Europe
    *range(0x2010, 0x2027),  # dashes, quotation marks, points
    *map(ord, "\u202f‰′″‹›⁄€←↑→↓−≈≠≤≥♠♣♥♦"),
)
FEATURES = [
    "kern",
    "liga",
    "calt",
    "ccmp",
    "locl",
    "mark",
    "mkmk",
    "lnum",
    "tnum",
    "onum",
    "pnum",
    "frac",
    "sups",
    "case",
]
FAMILY_NAMES, PLAIN_NAMES = (1, 4, 6), (6,)
"""Where a font's own table says what it is called, and where without a blank."""
KEPT_NAMES = [0, 1, 2, 4, 5, 6, 8, 9, 13, 14]
"""What else it says of itself: whose it is, and its licence, which goes wherever it goes."""


def main() -> None:
    """Write both files and say what they weigh."""
    import streamlit
    from fontTools import subset

    whole = Path(streamlit.__file__).parent / "static" / "static" / "media"
    for name, found in FILES.items():
        options = subset.Options(flavor="woff2", layout_features=FEATURES, name_IDs=KEPT_NAMES)
        source = next(whole.glob(found))
        font = subset.load_font(str(source), options)
        cut = subset.Subsetter(options)
        cut.populate(unicodes=LETTERS)
        cut.subset(font)
        for record in font["name"].names:
            if record.nameID in FAMILY_NAMES:
                record.string = NAME.replace(" ", "") if record.nameID in PLAIN_NAMES else NAME
        target = PACKAGE / "static" / name
        subset.save_font(font, str(target), options)
        print(f"{target.name}: {source.stat().st_size} -> {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
