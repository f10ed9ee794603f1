"""Draws the deck: every face, back and small face as symbols of one SVG file.

`python -m tutor.shown.deck` writes `assets/line/deck.svg`. The pictures take their colour from the page
(`currentColor` for the suit, `--pip`, `--gilt`, `--back`), so one file serves two and four colours.

Symbol ids: `f-H-10` a face, `m-H-10` its small face for phones and projectors, `f-JK-1`, `back`.
Suits are S H D C. Court letters come in German (K D B) and English (K Q J): both are in the file.
"""

from pathlib import Path

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
LEFT, MIDDLE, RIGHT = 90, 125, 160
TOP, BOTTOM = 66, 284
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
SERIF = "font-family=\"'Source Serif','Source Serif 4',Georgia,serif\" style=\"font-variation-settings:'opsz' 14\""
TURNED = 'transform="rotate(180 125 175)"'
PAPER = "var(--paper,#fffdf8)"
GILT = "var(--gilt,#d9b75f)"

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
    '<path d="M-45-1C-52 12-52 22-46 30M45-1C52 12 52 22 46 30" fill="none"/>'
)
CAP = (
    f'<path d="M-48-2C-46-26-26-38 2-36C28-34 44-24 46-2Z" fill="{GILT}"/><path d="M-54 0H52" fill="none" '
    'stroke-width="6" stroke-linecap="round"/>'
    f'<path d="M24-8C22-34 34-58 66-64C68-40 54-20 24-8Z" fill="{PAPER}"/>'
    '<path d="M25-9C34-26 46-42 62-60M34-22L32-42M44-34L45-54M36-24L54-32" fill="none" stroke-width="2"/>'
)
HEADS = {"king": CROWN, "queen": DIADEM, "knave": CAP}


def pip(suit: str, x: float, y: float, size: float) -> str:
    """One suit sign; those in the lower half stand on their heads, as on a printed card."""
    turn = " rotate(180)" if y > 176 else ""
    return f'<use href="#p-{suit}" transform="translate({x:g} {y:g}){turn} scale({size / 100:g})"/>'


def letter(text: str, x: float, y: float, size: float, width: float, *, weight: int = 600) -> str:
    """A rank; the ten is set narrower so that it fits the column of the others."""
    fit = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if text == "10" else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" text-anchor="middle"'
        f' {SERIF} fill="currentColor"{fit}>{text}</text>'
    )


def index(suit: str, rank: str) -> str:
    """Rank above suit, in the corner and again turned round in the opposite one."""
    corner = letter(rank, 33, 59, 64, 54, weight=750 if rank == "10" else 650) + pip(suit, 33, 87, 33)
    return f"<g>{corner}</g><g {TURNED}>{corner}</g>"


def ace(suit: str) -> str:
    """One large sign; the ace of spades carries the maker's ring."""
    ring = (
        '<g fill="none" stroke="currentColor"><circle cx="125" cy="175" r="76" stroke-width="1.5"/>'
        '<circle cx="125" cy="175" r="82" stroke-width="4" stroke-dasharray="1 7.59" stroke-linecap="round"/></g>'
    )
    return (ring if suit == "S" else "") + pip(suit, 125, 175, 104 if suit == "S" else 92)


def court(suit: str, rank: str) -> str:
    """A framed monogram under its head-dress, mirrored across a ribbon."""
    half = (
        f'<g transform="translate(125 96) scale(.8)" stroke="currentColor" stroke-width="3.4" '
        f'stroke-linejoin="round" fill="currentColor">{HEADS[COURTS[rank]]}</g>'
        + letter(rank, 125, 161, 76, 60, weight=500)
        + pip(suit, 80, 140, 24)
        + pip(suit, 170, 140, 24)
    )
    frame = (
        '<rect x="61" y="29" width="128" height="292" rx="7" fill="currentColor" fill-opacity=".055"/>'
        '<g fill="none" stroke="currentColor"><rect x="61" y="29" width="128" height="292" rx="7" stroke-width="2.6"/>'
        '<rect x="66" y="34" width="118" height="282" rx="4" stroke-width="1"/></g>'
    )
    lozenges = "".join(f'<path d="M{x} 175l7-7l7 7l-7 7Z"/>' for x in range(69, 181, 16))
    ribbon = (
        f'<rect x="66" y="164" width="118" height="22" fill="{GILT}" fill-opacity=".55"/>'
        f'<g fill="currentColor">{lozenges}</g>'
        '<path d="M66 164H184M66 186H184" fill="none" stroke="currentColor" stroke-width="1.8"/>'
    )
    return f"{frame}<g>{half}</g><g {TURNED}>{half}</g>{ribbon}"


def small(suit: str, rank: str) -> str:
    """A huge rank above one sign, both left of the middle so that an overlapped card still tells itself."""
    return letter(rank, 37, 66, 84, 64, weight=800 if rank == "10" else 650) + (
        f'<use href="#p-{suit}" transform="translate(38 97) scale(.44)"/>'
    )


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
        f'<text x="30" y="{46 + 31 * line}" font-size="36" font-weight="650" text-anchor="middle" {SERIF}>{sign}</text>'
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


def back() -> str:
    """A lattice of lozenges in a double frame."""
    return (
        '<rect x="13" y="13" width="224" height="324" rx="12" fill="var(--back,#7d2430)"/>'
        '<rect x="22" y="22" width="206" height="306" rx="6" fill="url(#lattice)" stroke="var(--paper,#fffdf8)" '
        'stroke-width="2.5"/>'
        '<g fill="var(--back,#7d2430)" stroke="var(--paper,#fffdf8)" stroke-width="2.5">'
        '<circle cx="125" cy="175" r="38"/><circle cx="125" cy="175" r="31" stroke-width="1.2"/></g>'
        '<g style="--pip:var(--paper,#fffdf8)">'
        '<use href="#p-S" transform="translate(125 160) scale(.2)"/>'
        '<use href="#p-H" transform="translate(140 176) scale(.2)"/>'
        '<use href="#p-C" transform="translate(125 191) scale(.2)"/>'
        '<use href="#p-D" transform="translate(110 176) scale(.2)"/>'
        "</g>"
    )


def symbols() -> list[str]:
    """Every symbol of the file, each with its id and box."""
    drawn = []

    def add(name: str, body: str, box: str) -> None:
        drawn.append(f'<symbol id="{name}" viewBox="{box}">{body}</symbol>')

    for suit in SUITS:
        add(f"f-{suit}-A", ace(suit) + index(suit, "A"), "0 0 250 350")
        for rank in NUMBERS:
            pips = "".join(pip(suit, x, y, 47) for x, y in LAYOUTS[rank])
            add(f"f-{suit}-{rank}", pips + index(suit, rank), "0 0 250 350")
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


def deck() -> str:
    """The whole file as text."""
    shapes = "".join(
        f'<path id="p-{suit}" d="{shape}" fill="var(--pip,currentColor)"/>' for suit, shape in SUITS.items()
    )
    lattice = (
        '<pattern id="lattice" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path d="M0 0H18M0 0V18" stroke="var(--paper,#fffdf8)" stroke-width="2.2" fill="none"/>'
        '<rect x="6.5" y="6.5" width="5" height="5" fill="var(--paper,#fffdf8)"/></pattern>'
    )
    return "\n".join(
        ['<svg xmlns="http://www.w3.org/2000/svg">', f"<defs>{shapes}{lattice}</defs>", *symbols(), "</svg>", ""]
    )


if __name__ == "__main__":
    DECK.write_text(deck(), encoding="utf-8")
