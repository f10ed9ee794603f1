"""Draws the deck: every face, back and small face as symbols of one SVG file.

`python -m tutor.shown.deck` writes `assets/line/deck.svg`. The pictures take their colour from the page
(`currentColor` for the suit, `--pip`, `--gilt`, `--back`), so one file serves two and four colours.

Symbol ids: `f-H-10` a face, `m-H-10` its small face for phones and projectors, `f-JK-1`, `back`.
Suits are S H D C. Court letters come in German (K D B) and English (K Q J): both are in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import TypeAlias

DECK = Path(__file__).parent.parent / "assets" / "line" / "deck.svg"

# Suit shapes, drawn in a box of about 100 around the origin.
HEART = (
    "M0 46C-10 30-46 8-46-18C-46-36-34-46-22-46C-11-46-4-39 0-29C4-39 11-46 22-46C34-46 46-36 46-18C46 8 10 30 0 46Z"
)
DIAMOND = "M0-52C9-33 23-14 40 0C23 14 9 33 0 52C-9 33-23 14-40 0C-23-14-9-33 0-52Z"
SPADE = (
    "M0-50C11-31 46-11 46 14C46 29 36 37 25 37C15 37 8 32 4 24C4 36 8 45 18 50H-18C-8 45-4 36-4 24"
    "C-8 32-15 37-25 37C-36 37-46 29-46 14C-46-11-11-31 0-50Z"
)
CLUB = (
    "M-4 22C-8 31-16 35-25 35A22.5 22.5 0 1 1-15-8A22.5 22.5 0 1 1 15-8A22.5 22.5 0 1 1 25 35"
    "C16 35 8 31 4 22C4 36 8 45 18 50H-18C-8 45-4 36-4 22Z"
)
SUITS = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
NUMBERS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
COURTS = {"K": "king", "D": "queen", "Q": "queen", "B": "knave", "J": "knave"}

# Where the pips of a number card stand: columns and rows of the classical layout.
LEFT, MIDDLE, RIGHT = 95, 125, 155
TOP, BOTTOM = 62, 288
THIRD, SIXTH = (BOTTOM - TOP) / 3, (BOTTOM - TOP) / 6
LAYOUTS: dict[str, list[tuple[float, float]]] = {
    "2": [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    "3": [(MIDDLE, TOP), (MIDDLE, 175), (MIDDLE, BOTTOM)],
    "4": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, BOTTOM)],
}
LAYOUTS["5"] = [*LAYOUTS["4"], (MIDDLE, 175)]
LAYOUTS["6"] = [(x, y) for x in (LEFT, RIGHT) for y in (TOP, 175, BOTTOM)]
LAYOUTS["7"] = [*LAYOUTS["6"], (MIDDLE, (TOP + 175) / 2)]
LAYOUTS["8"] = [*LAYOUTS["7"], (MIDDLE, (BOTTOM + 175) / 2)]
LAYOUTS["10"] = [(x, TOP + step * THIRD) for x in (LEFT, RIGHT) for step in range(4)]
LAYOUTS["9"] = [*LAYOUTS["10"], (MIDDLE, 175)]
LAYOUTS["10"] = [*LAYOUTS["10"], (MIDDLE, TOP + SIXTH), (MIDDLE, BOTTOM - SIXTH)]

# The optical size is that of small print: the pictures are mostly shown far smaller than they are drawn.
SERIF = "font-family=\"'Tutor Serif',Georgia,serif\" style=\"font-variation-settings:'opsz' 14\""
TURNED = 'transform="rotate(180 125 175)"'
PAPER = "var(--paper,#fffdf8)"
GILT = "var(--gilt,#d9b75f)"

SKIN = "var(--skin,#f3dec6)"

# Head-dresses in a box about 100 wide, standing on y = 0: three silhouettes nobody confuses.
CROWN = (
    f'<path d="M-44 0L-52-40L-27-22L0-54L27-22L52-40L44 0Z" fill="{GILT}"/>'
    '<path d="M-43-11H43" fill="none"/><circle cx="-52" cy="-45" r="5.5"/><circle cx="0" cy="-60" r="6.5"/>'
    '<circle cx="52" cy="-45" r="5.5"/><path d="M0-32L8-23L0-14L-8-23Z"/>'
)
DIADEM = (
    f'<path d="M-46 0C-42-20-22-31 0-31C22-31 42-20 46 0C30-9 15-12 0-12C-15-12-30-9-46 0Z" fill="{GILT}"/>'
    '<path d="M0-31C-9-38-8-50 0-58C8-50 9-38 0-31Z"/>'
    '<circle cx="-19" cy="-35" r="5"/><circle cx="19" cy="-35" r="5"/>'
    '<circle cx="-35" cy="-26" r="4"/><circle cx="35" cy="-26" r="4"/>'
)
CAP = (
    '<path d="M-48-2C-46-26-26-38 2-36C28-34 44-24 46-2Z" fill="currentColor"/><path d="M-54 0H52" fill="none" '
    'stroke-width="7" stroke-linecap="round"/>'
    f'<path d="M24-8C22-34 34-58 66-64C68-40 54-20 24-8Z" fill="{GILT}"/>'
    '<path d="M25-9C34-26 46-42 62-60M34-22L32-42M44-34L45-54M36-24L54-32" fill="none" stroke-width="2"/>'
)

# A face, and what each of the three has of hair: in a box of 110 by 142 whose lower edge is the middle of the card.
FACE = (
    f'<path d="M-17-92C-17-70-9-59 0-59C9-59 17-70 17-92C17-106 9-111 0-111C-9-111-17-106-17-92Z" fill="{SKIN}"/>'
    '<path d="M-11-93H-4M4-93H11" fill="none" stroke-width="2.2"/>'
    '<path d="M0-91L-3-79H2" fill="none" stroke-width="1.5"/>'
    '<path d="M-5-71C-2-69 2-69 5-71" fill="none" stroke-width="2"/>'
    '<circle cx="-7.5" cy="-88.5" r="1.9"/><circle cx="7.5" cy="-88.5" r="1.9"/>'
)
BEARD = (
    f'<path d="M-17-86C-21-60-12-42 0-36C12-42 21-60 17-86C13-76 8-75 0-76C-8-75-13-76-17-86Z" fill="{PAPER}"/>'
    '<path d="M-9-66C-8-56-5-49-1-43M9-66C8-56 5-49 1-43M0-66V-46" fill="none" stroke-width="1.3"/>'
    '<path d="M-6-70C-2-67 2-67 6-70" fill="none" stroke-width="2"/>'
)
CURLS = (
    f'<path d="M-17-104C-30-98-29-82-27-74C-31-70-27-62-21-66C-17-76-18-90-17-104Z" fill="{GILT}"/>'
    f'<path d="M17-104C30-98 29-82 27-74C31-70 27-62 21-66C17-76 18-90 17-104Z" fill="{GILT}"/>'
)
LONG_HAIR = (
    '<path d="M0-113C-28-113-30-84-28-66C-27-54-32-48-35-42C-22-40-13-48-14-62L14-62C13-48 22-40 35-42'
    f'C32-48 27-54 28-66C30-84 28-113 0-113Z" fill="{GILT}"/>'
)
BOB = (
    '<path d="M0-112C-25-112-27-90-26-70C-27-62-22-60-15-62L-15-96H15V-62C22-60 27-62 26-70C27-90 25-112 0-112Z" '
    f'fill="{GILT}"/>'
)

# What they wear, from the shoulders down, and what they hold.
MANTLE = '<path d="M-54 0V-28C-50-46-36-52-17-55H17C36-52 50-46 54-28V0Z"/>'
ERMINE = (
    f'<path d="M-24-56C-34-38-30-16-22 0H22C30-16 34-38 24-56C14-46-14-46-24-56Z" fill="{PAPER}"/>'
    '<path d="M-20-34l3 5l-3 5l-3-5zM20-34l3 5l-3 5l-3-5zM-17-14l3 5l-3 5l-3-5zM17-14l3 5l-3 5l-3-5z" stroke="none"/>'
    f'<path d="M-9-44H9V0H-9Z" fill="{GILT}"/><path d="M0-38l5 7l-5 7l-5-7zM0-20l5 7l-5 7l-5-7z" stroke="none"/>'
)
GOWN = (
    f'<path d="M-13-60V-48C-22-40-26-20-24 0H24C26-20 22-40 13-48V-60Z" fill="{SKIN}"/>'
    f'<path d="M-26-34C-14-22 14-22 26-34V0H-26Z" fill="{PAPER}"/>'
    '<path d="M-26-34C-14-22 14-22 26-34" fill="none" stroke-width="4"/>'
    f'<path d="M0-22L9-9L0 4L-9-9Z" fill="{GILT}"/>'
    f'<path d="M-12-47C-6-41 6-41 12-47" fill="none" stroke="{GILT}" stroke-width="3.4"/>'
)
TUNIC = (
    f'<path d="M-20-56L0-34L20-56L27-50L9 0H-9L-27-50Z" fill="{PAPER}"/><path d="M0-34V0" fill="none"/>'
    f'<path d="M-48-36L-28-28V0H-48ZM48-36L28-28V0H48Z" fill="{GILT}" fill-opacity=".85"/>'
    '<path d="M-38-32V0M38-32V0" fill="none"/><circle cx="0" cy="-24" r="2.6"/><circle cx="0" cy="-12" r="2.6"/>'
)
SWORD = (
    f'<path d="M38-134L43-122V-44H33V-122Z" fill="{PAPER}"/><path d="M38-128V-46" fill="none" stroke-width="1.2"/>'
    f'<path d="M26-44H50V-37H26Z" fill="{GILT}"/><path d="M31-37h14v12c0 7-14 7-14 0z" fill="{SKIN}"/>'
    f'<circle cx="38" cy="-15" r="5" fill="{GILT}"/>'
)
FLOWER = (
    '<path d="M40-8C37-30 38-46 40-58" fill="none" stroke-width="3"/>'
    f'<g fill="{GILT}"><circle cx="40" cy="-76" r="7"/><circle cx="31" cy="-69" r="7"/>'
    '<circle cx="49" cy="-69" r="7"/><circle cx="35" cy="-59" r="7"/><circle cx="45" cy="-59" r="7"/>'
    '</g><circle cx="40" cy="-66" r="5"/>'
    f'<path d="M32-34h15v12c0 8-15 8-15 0z" fill="{SKIN}"/>'
)
STAFF = (
    f'<path d="M36 0V-116H42V0Z" fill="{GILT}"/>'
    f'<path d="M39-140C49-130 51-120 39-112C27-120 29-130 39-140Z" fill="{PAPER}"/>'
    '<path d="M39-138V-114" fill="none" stroke-width="1.4"/><path d="M30-112H48" fill="none" stroke-width="4"/>'
    f'<path d="M31-40h15v13c0 8-15 8-15 0z" fill="{SKIN}"/>'
)


def worn(head: str) -> str:
    """A head-dress on a head."""
    return f'<g transform="translate(0 -103) scale(.5)" stroke-width="4.4">{head}</g>'


FIGURES = {
    "king": SWORD + MANTLE + ERMINE + CURLS + FACE + BEARD + worn(CROWN),
    "queen": MANTLE + LONG_HAIR + GOWN + FACE + worn(DIADEM) + FLOWER,
    "knave": STAFF + MANTLE + TUNIC + BOB + FACE + worn(CAP),
}
"""Half figures, drawn for this project; black on a card of spades and clubs, red on hearts and diamonds."""


Sign: TypeAlias = tuple[float, float, float]
"""Where a suit sign stands, and how large it is in hundredths; upside down with a size below nought."""
TOKEN = re.compile(r"[A-Z]|-?[0-9.]+")
TAKES = {"M": "xy", "L": "xy", "C": "xyxyxy", "H": "x", "V": "y", "A": "rr000xy", "Z": ""}
"""What the numbers behind each letter of a path are: places, lengths, and what no scale changes."""


def pips(suit: str, signs: Iterable[Sign], colour: str = "var(--pip,currentColor)") -> str:
    """Suit signs as one path: forty cards with a part of its own for every sign are what a page is slowest to draw."""
    return f'<path d="{"".join(_set(SUITS[suit], *one) for one in signs)}" fill="{colour}"/>'


def _set(shape: str, x: float, y: float, size: float) -> str:
    """A shape drawn around the origin, at its place and in its size."""
    scale, drawn, takes = size / 100, "", iter("")
    for token in TOKEN.findall(shape):
        if token in TAKES:
            drawn, takes = drawn + token, cycle(TAKES[token])
            continue
        number = float(token)
        kind = next(takes)
        if kind in "xy":
            number = {"x": x, "y": y}[kind] + scale * number
        elif kind == "r":
            number *= abs(scale)
        written = f"{round(number, 1):g}"
        drawn += written if drawn[-1].isalpha() or written[0] == "-" else f" {written}"
    return drawn


def pip(suit: str, x: float, y: float, size: float) -> str:
    """One suit sign."""
    return pips(suit, [upright(x, y, size)])


def upright(x: float, y: float, size: float) -> Sign:
    """A sign of a printed card: those in its lower half stand on their heads."""
    return x, y, -size if y > 176 else size


def letter(text: str, x: float, y: float, size: float, width: float, *, weight: int = 600) -> str:
    """A rank; the ten is set narrower so that it fits the column of the others.

    Drawn as a shape, not as letters of a size: Chromium keeps the letters of the size in which a card flew in.
    """
    fit = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if text == "10" else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" text-anchor="middle"'
        f' {SERIF} text-rendering="geometricPrecision" fill="currentColor"{fit}>{text}</text>'
    )


def index(suit: str, rank: str, signs: Iterable[Sign] = ()) -> str:
    """Rank above suit, large enough that a card under another tells itself, and again turned round; and other signs."""
    corner = letter(rank, 37, 67, 76, 62, weight=750 if rank == "10" else 650)
    return pips(suit, [*signs, (37, 101, 42), (213, 249, -42)]) + f"{corner}<g {TURNED}>{corner}</g>"


def ace(suit: str) -> str:
    """One large sign; the ace of spades carries the maker's ring."""
    ring = (
        '<g fill="none" stroke="currentColor"><circle cx="125" cy="175" r="66" stroke-width="1.5"/>'
        '<circle cx="125" cy="175" r="71" stroke-width="4" stroke-dasharray="1 7.59" stroke-linecap="round"/></g>'
    )
    return (ring if suit == "S" else "") + pip(suit, 125, 175, 88 if suit == "S" else 92)


def court(suit: str, rank: str) -> str:
    """A half figure in a frame, and again turned round."""
    half = f'<use href="#c-{COURTS[rank]}"/>{pip(suit, 91, 46, 27)}'
    frame = (
        '<rect x="74" y="24" width="102" height="302" rx="7" fill="currentColor" fill-opacity=".05"/>'
        '<rect x="74" y="24" width="102" height="302" rx="7" fill="none" stroke="currentColor" stroke-width="2.4"/>'
    )
    lozenges = "".join(f'<path d="M{x} 175l6-6l6 6l-6 6Z"/>' for x in range(77, 165, 14))
    ribbon = (
        f'<rect x="75" y="166" width="100" height="18" fill="{GILT}"/><g fill="currentColor">{lozenges}</g>'
        '<path d="M75 166H175M75 184H175" fill="none" stroke="currentColor" stroke-width="1.8"/>'
    )
    return f"{frame}{half}<g {TURNED}>{half}</g>{ribbon}"


def small(suit: str, rank: str) -> str:
    """A huge rank above one sign, both left of the middle so that an overlapped card still tells itself."""
    return letter(rank, 37, 66, 84, 64, weight=800 if rank == "10" else 650) + pips(suit, [(38, 97, 44)])


JESTER = (
    f'<g stroke="currentColor" stroke-width="3.4" stroke-linejoin="round" fill="{GILT}">'
    '<path d="M-40 26C-40-4-62-2-66 18C-78-24-44-40-22-20C-18-50-4-58 0-62C4-58 18-50 22-20C44-40 78-24 66 18'
    'C62-2 40-4 40 26Z"/><path d="M-40 26H40L36 40H-36Z" fill="currentColor"/>'
    '<path d="M-22-20C-18 0-14 12-12 26M22-20C18 0 14 12 12 26" fill="none"/>'
    '<g fill="currentColor"><circle cx="-66" cy="24" r="7"/><circle cx="66" cy="24" r="7"/>'
    '<circle cx="0" cy="-69" r="7"/></g></g>'
)
STAR = "M0-10L2.9-3.2L10-2.6L4.6 2.2L6.3 9.4L0 5.5L-6.3 9.4L-4.6 2.2L-10-2.6L-2.9-3.2Z"


def joker(number: int) -> tuple[str, str]:
    """The jester's cap; one, two or three stars tell the jokers apart."""
    stars = "".join(
        f'<path d="{STAR}" transform="translate({125 + 34 * (at - (number - 1) / 2):g} 262) scale(1.3)"/>'
        for at in range(number)
    )
    corner = "".join(
        f'<text x="30" y="{46 + 31 * line}" font-size="36" font-weight="650" text-anchor="middle"'
        f' {SERIF} text-rendering="geometricPrecision">{sign}</text>'
        for line, sign in enumerate("JOKER")
    )
    face = (
        f'<g transform="translate(125 172) scale(.98)">{JESTER}</g><g fill="currentColor">{stars}'
        f"<g>{corner}</g><g {TURNED}>{corner}</g></g>"
    )
    dots = "".join(
        f'<path d="{STAR}" transform="translate({36 + 17 * (at - (number - 1) / 2):g} 18) scale(.8)"/>'
        for at in range(number)
    )
    tiny = f'<g transform="translate(40 70) scale(.5)">{JESTER}</g><g fill="currentColor">{dots}</g>'
    return face, tiny


ON_THE_BACK = (("S", 125, 160), ("H", 140, 176), ("C", 125, 191), ("D", 110, 176))


def back() -> str:
    """A lattice of lozenges in a double frame."""
    return (
        '<rect x="13" y="13" width="224" height="324" rx="12" fill="var(--back,#7d2430)"/>'
        '<rect x="22" y="22" width="206" height="306" rx="6" fill="url(#lattice)" stroke="var(--paper,#fffdf8)" '
        'stroke-width="2.5"/>'
        '<g fill="var(--back,#7d2430)" stroke="var(--paper,#fffdf8)" stroke-width="2.5">'
        '<circle cx="125" cy="175" r="38"/><circle cx="125" cy="175" r="31" stroke-width="1.2"/></g>'
        f"{''.join(pips(suit, [(x, y, 20)], PAPER) for suit, x, y in ON_THE_BACK)}"
    )


def symbols() -> list[str]:
    """Every symbol of the file, each with its id and box."""
    drawn = []

    def add(name: str, body: str, box: str) -> None:
        drawn.append(f'<symbol id="{name}" viewBox="{box}">{body}</symbol>')

    for suit in SUITS:
        add(f"f-{suit}-A", ace(suit) + index(suit, "A"), "0 0 250 350")
        for rank in NUMBERS:
            signs = [upright(x, y, 41) for x, y in LAYOUTS[rank]]
            add(f"f-{suit}-{rank}", index(suit, rank, signs), "0 0 250 350")
        for rank in COURTS:
            add(f"f-{suit}-{rank}", court(suit, rank) + index(suit, rank), "0 0 250 350")
        for rank in ("A", *NUMBERS, *COURTS):
            add(f"m-{suit}-{rank}", small(suit, rank), "0 0 84 126")
    for number in (1, 2, 3):
        face, tiny = joker(number)
        add(f"f-JK-{number}", face, "0 0 250 350")
        add(f"m-JK-{number}", tiny, "0 0 84 126")
    add("back", back(), "0 0 250 350")
    return drawn


UPPER = '<clipPath id="upper"><rect x="75" y="25" width="100" height="150"/></clipPath>'


def figures() -> str:
    """The half figures, each once for all its cards."""
    style = 'stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" fill="currentColor"'
    return UPPER + "".join(
        f'<g id="c-{name}" clip-path="url(#upper)"><g transform="translate(125 170)" {style}>{drawn}</g></g>'
        for name, drawn in FIGURES.items()
    )


@cache
def deck_of(name: str) -> str:
    """One picture of the deck with what it needs, to stand inside an SVG file of its own."""
    symbol = next(one for one in symbols() if one.startswith(f'<symbol id="{name}"'))
    drawn = figures() if "#c-" in symbol else ""
    return f'<defs>{drawn}</defs>{symbol}<use href="#{name}" width="250" height="350"/>'


def deck() -> str:
    """The whole file as text."""
    lattice = (
        '<pattern id="lattice" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path d="M0 0H18M0 0V18" stroke="var(--paper,#fffdf8)" stroke-width="2.2" fill="none"/>'
        '<rect x="6.5" y="6.5" width="5" height="5" fill="var(--paper,#fffdf8)"/></pattern>'
    )
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg">',
            f"<defs>{lattice}{figures()}</defs>",
            *symbols(),
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    DECK.write_text(deck(), encoding="utf-8")
